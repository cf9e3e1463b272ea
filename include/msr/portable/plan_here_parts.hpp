// The planner of portable choices, for every processor with counters that this library knows.
#pragma once

#include <msr/amd/counters.hpp>
#include <msr/amd/counters/slot_shares.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/planning/plan_around.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/slot_shares.hpp>
#include <msr/pmu/plan_around.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/definition.hpp>
#include <msr/portable/plan_here.hpp>
#include <msr/portable/request.hpp>
#include <msr/portable/slot_definition.hpp>
#include <msr/portable/slot_share.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>
#include <msr/session/count_ratio.hpp>
#include <msr/session/run_time_plan.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace msr::detail {

/// The most portable choices of a plan, events of shares included: more than the counters of any
/// processor that the library knows.
inline constexpr std::size_t most_portable_choices = 24;

/// Appends a portable choice, or a share of issue slots, to `text` in words.
template <typename Part>
void append_text(std::string &text, const Part &part) {
    write_text(part, [&](text_view piece) { text.append(piece.begin(), piece.size()); });
}

template <typename M>
auto plan_requests(select::pmu<M>, sequence<select::request> requests,
                   const typename M::target &target) {
    return select::try_plan<M, most_portable_choices>(requests, target);
}
inline auto plan_requests(netburst::pmu, sequence<netburst::request> requests,
                          const netburst::target &target) {
    return netburst::try_plan(requests, target);
}

/// The portable choices and the shares of issue slots of a plan.
struct portable_parts {
    sequence<portable_choice> choices;
    sequence<portable_slot_share> shares;
};

/// The requests (choices as plain values) of a plan for a target, with the names of the requests
/// and the shares that are ratios of their counts.
template <typename Target>
class portable_requests {
public:
    explicit portable_requests(const Target &target) : target_{target} {}

    /// Adds the request of a portable choice.
    /// Returns a legal verdict, or the rule that is broken where the target lacks the event or the
    /// plan is full.
    verdict add(const portable_choice &choice) {
        const auto result = request_on(choice, target_);
        if (!result) return {&portable_event_is_defined::text, {row_of(choice.event).name}};
        std::string text;
        append_text(text, choice);
        return add_request(result.request, std::move(text)) ? verdict{} : no_room;
    }

    /// Adds a share of issue slots, and the requests of the events from which it is computed.
    /// Returns a legal verdict, or the rule that is broken where the target has no shares or the
    /// plan is full.
    verdict add(const portable_slot_share &share) {
        if constexpr (requires { slot_definition_of(target_); })
            if (const slot_definition *const definition = slot_definition_of(target_)) {
                count_ratio ratio;
                append_text(ratio.text, share);
                verdict verdict = add_terms((*definition)[share.share], share, ratio.numerator);
                if (verdict.legal())
                    verdict = add_terms(definition->whole, share, ratio.denominator);
                if (!verdict.legal()) return verdict;
                ratios_.push_back(std::move(ratio));
                return {};
            }
        return {&issue_slots_are_divided::text, {row_of(share.share).name}};
    }

    /// Returns the plan of the choices and shares that were added.
    run_time_plan plan() && {
        return run_time_plan{plan_requests(pmu{}, {requests_, texts_.size()}, target_),
                             std::move(texts_), std::move(ratios_)};
    }

private:
    using pmu = pmu_of_target<Target>;
    using request = typename pmu::request;
    static constexpr verdict no_room{&plan_has_room::text, {}};

    /// Adds a request (a choice as plain values) with its name.
    /// Returns false where the plan is full.
    bool add_request(const request &choice, std::string text) {
        if (texts_.size() == most_portable_choices) return false;
        requests_[texts_.size()] = choice;
        texts_.push_back(std::move(text));
        return true;
    }

    /// Adds the requests of the events in a sum of slots, each once, and the terms of the sum to
    /// `terms`.
    /// Returns a legal verdict, or the rule that is broken where the target lacks an event or the
    /// plan is full.
    verdict add_terms(const slot_sum &sum, const portable_slot_share &share,
                      std::vector<count_term> &terms) {
        for (const slot_term &term : sum.terms) {
            if (!term.is_there()) break;
            const portable_definition definition{.choice = term.choice, .listed = term.listed};
            const portable_choice levels{{}, share.user_level, share.kernel_level};
            const auto read = portable_reader<pmu>::read(definition, levels, target_);
            if (!read) return {&issue_slots_are_divided::text, {row_of(share.share).name}};
            std::size_t position = 0;
            while (position < texts_.size() && !(requests_[position] == read.request))
                ++position;
            if (position == texts_.size()) {
                std::string text{term.listed != nullptr ? term.listed : term.choice};
                if (share.user_level) text += ":user";
                if (share.kernel_level) text += ":kernel";
                if (!add_request(read.request, std::move(text))) return no_room;
            }
            terms.push_back({term.factor, position});
        }
        return {};
    }

    Target target_;
    request requests_[most_portable_choices]{};
    std::vector<std::string> texts_;
    std::vector<count_ratio> ratios_;
};

/// Returns the plan of portable choices and shares of issue slots for a target of any PMU.
template <typename Target>
run_time_plan plan_for_target(const portable_parts &parts, const Target &target) {
    portable_requests<Target> requests{target};
    for (const portable_choice &choice : parts.choices)
        if (const verdict ruling = requests.add(choice); !ruling.legal())
            return refused_plan(ruling);
    for (const portable_slot_share &share : parts.shares)
        if (const verdict verdict = requests.add(share); !verdict.legal())
            return refused_plan(verdict);
    return std::move(requests).plan();
}

/// Returns `maker.make_for(target)` for the target of a processor that is not AMD's, or
/// `maker.refuse(verdict)` where its counters are not known.
template <typename Maker>
auto make_for_intel(const cpuid_view &cpuid, const identity &processor, const Maker &maker) {
    if (const netburst::processor result = netburst::detect(cpuid); result.is_netburst())
        return maker.make_for(netburst::target_of(result));
    // IA32_PERF_CAPABILITIES is not in CPUID: where IA32_PERF_METRICS is hidden, a read of it is
    // refused.
    constexpr std::uint64_t capabilities = decltype(perfmon::perf_capabilities::perf_metrics)::mask;
    if (const perfmon::features features = perfmon::features_of(cpuid); features.version != 0)
        return maker.make_for(perfmon::target_of(features, capabilities));
    if (processor.vendor == cpu_vendor::intel)
        if (const auto *const row = p6::processor_of(processor.signature))
            return maker.make_for(row->is);
    if (const auto *const row = p5::processor_of(processor.vendor, processor.signature))
        return maker.make_for(row->is);
    // the table of processors says that the processor has counters: firmware or a hypervisor hides
    // the counters from CPUID
    if (perfmon::processor_places[processor.is] != core_places::no_place)
        return maker.refuse({&perfmon::processor_has_performance_monitoring::text, {}});
    return maker.refuse({&processor_is_known::text, {}});
}

/// Returns `maker.make_for(target)` for the target of the processor whose CPUID answers, or
/// `maker.refuse(verdict)` where its counters are not known.
template <typename Maker>
auto make_for_processor(const cpuid_view &cpuid, const Maker &maker) {
    const identity processor = identify(cpuid);
    if (!same_line(processor.vendor, cpu_vendor::amd))
        return make_for_intel(cpuid, processor, maker);
    const amd::detected detected = amd::detect(cpuid);
    if (!detected) return maker.refuse({&processor_is_known::text, {}});
    return maker.make_for(detected.is);
}

/// The maker of plans of portable choices and shares of issue slots, for `make_for_processor`.
struct plan_maker {
    portable_parts parts;

    template <typename Target>
    run_time_plan make_for(const Target &target) const {
        return plan_for_target(parts, target);
    }
    static run_time_plan refuse(const verdict &reason) { return refused_plan(reason); }
};

} // namespace msr::detail

template <typename Release>
msr::run_time_plan
msr::detail::portable_planner<Release>::plan(const cpuid_view &cpuid,
                                             sequence<portable_choice> choices,
                                             sequence<portable_slot_share> shares) {
    if (choices.size() + shares.size() > most_portable_choices)
        return refused_plan({&plan_has_room::text, {}});
    return make_for_processor(cpuid, plan_maker{{choices, shares}});
}
