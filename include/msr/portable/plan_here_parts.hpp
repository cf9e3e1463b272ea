// The planner of portable choices for every processor that has counters here.
#pragma once

#include <msr/amd/counters.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/planning/plan_around.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/plan_around.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/plan_here.hpp>
#include <msr/portable/request.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>
#include <msr/session/run_time_plan.hpp>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace msr::detail {

/// The most portable choices of a plan: more than the counters of any processor here.
inline constexpr std::size_t most_portable_choices = 24;

/// Returns a plan that breaks a rule.
inline run_time_plan refused_plan(const verdict &reason) {
    struct refusal {
        verdict reason;
        bool legal() const { return false; }
        program_view view() const { return {}; }
        verdict why() const { return reason; }
    };
    return run_time_plan{refusal{reason}};
}

inline std::vector<std::string> texts_of(sequence<portable_choice> choices) {
    std::vector<std::string> result;
    for (const portable_choice &choice : choices)
        write_text(choice, [text = &result.emplace_back()](text_view piece) {
            text->append(piece.begin(), piece.size());
        });
    return result;
}

template <typename M>
auto plan_requests(select::pmu<M>, sequence<select::request> requests,
                   const typename M::target &target) {
    return select::try_plan<M, most_portable_choices>(requests, target);
}
inline auto plan_requests(netburst::pmu, sequence<netburst::request> requests,
                          const netburst::target &target) {
    return netburst::plan_around({}, requests, target);
}

/// Returns the plan of portable choices for a target of a PMU.
template <typename Target>
run_time_plan plan_for_target(sequence<portable_choice> choices, const Target &target) {
    using pmu = pmu_of_target<Target>;
    typename pmu::request requests[most_portable_choices]{};
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto found = request_on(choices[i], target);
        if (!found)
            return refused_plan(
                {&portable_event_is_defined::text, {row_of(choices[i].event).name}});
        requests[i] = found.request;
    }
    return run_time_plan{plan_requests(pmu{}, {requests, choices.size()}, target),
                         texts_of(choices)};
}

/// Returns what `maker` makes for the target of a processor of Intel's or Cyrix's.
template <typename Maker>
auto make_for_intel(const cpuid_view &cpuid, const identity &processor, const Maker &maker) {
    if (const netburst::processor found = netburst::detect(cpuid); found.is_netburst())
        return maker.make_for(netburst::target_of(found));
    if (const perfmon::features found = perfmon::features_of(cpuid); found.version != 0)
        return maker.make_for(perfmon::target_of(found));
    if (processor.vendor == cpu_vendor::intel)
        if (const auto *const row = p6::processor_of(processor.signature))
            return maker.make_for(row->is);
    if (const auto *const row = p5::processor_of(processor.vendor, processor.signature))
        return maker.make_for(row->is);
    return maker.refuse({&processor_is_known::text, {}});
}

/// Returns `maker.make_for(target)` of the target of the processor whose CPUID answers, or
/// `maker.refuse(verdict)` where its counters are not known.
template <typename Maker>
auto make_for_processor(const cpuid_view &cpuid, const Maker &maker) {
    const identity processor = identify(cpuid);
    if (!same_line(processor.vendor, cpu_vendor::amd))
        return make_for_intel(cpuid, processor, maker);
    const amd::detected found = amd::detect(cpuid);
    if (!found) return maker.refuse({&processor_is_known::text, {}});
    return maker.make_for(found.is);
}

/// Makes plans of choices.
struct plan_maker {
    sequence<portable_choice> choices;

    template <typename Target>
    run_time_plan make_for(const Target &target) const {
        return plan_for_target(choices, target);
    }
    static run_time_plan refuse(const verdict &reason) { return refused_plan(reason); }
};

} // namespace msr::detail

template <typename Release>
msr::run_time_plan msr::detail::portable_planner<Release>::plan(const cpuid_view &cpuid,
                                                                sequence<portable_choice> choices) {
    if (choices.size() > most_portable_choices) return refused_plan({&plan_has_room::text, {}});
    return make_for_processor(cpuid, plan_maker{choices});
}
