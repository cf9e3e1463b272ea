// Plans of RDT: choices that the compiler has checked against the features of a processor, as a
// program.
#pragma once

// The headers that errors name come first, so that errors do not list how these are included.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/rdt/rules.hpp>

#include <msr/core/program.hpp>
#include <msr/pmu/contract.hpp>
#include <msr/pmu/grouping.hpp>
#include <msr/pmu/program_builder.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/rdt/choice.hpp>
#include <msr/rdt/diagnostics.hpp>
#include <msr/rdt/planner.hpp>
#include <msr/rdt/processor.hpp>
#include <msr/rdt/program.hpp>
#include <msr/rdt/request.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::rdt {

namespace detail {

/// Counts the values that a sink takes.
struct counter {
    std::size_t count{};
    template <typename Given>
    constexpr void operator()(const Given &) {
        ++count;
    }
};
/// Keeps the values that a sink takes.
template <typename Given, std::size_t Count>
struct keeper {
    Given values[Count == 0 ? 1 : Count]{};
    std::size_t count{};
    constexpr void operator()(const Given &next) { values[count++] = next; }
    constexpr sequence<Given> all() const & { return {values, count}; }
    void all() const && = delete; // deleted: the result would refer to a destroyed object
};

constexpr std::size_t at_least_one(std::size_t count) { return count == 0 ? 1 : count; }

/// The program of the writes and claims of a scope and below.
template <program_sizes Sizes>
constexpr auto program_of(sequence<placed_write> writes, sequence<placed_claim> claims,
                          scope widest) {
    program_builder<Sizes> builder;
    for (const placed_write &write : writes)
        if (write.where <= widest) builder.add_write(write.stage, write.access.owner, write.access);
    // Registers are restored from the last to the first: the logical processor leaves its class
    // before the masks change; and code and data share masks again when all masks have their old
    // values.
    constexpr bool last_what_divides[] = {false, true};
    for (const bool dividing : last_what_divides)
        for (std::size_t i = writes.size(); i-- > 0;) {
            const placed_write &write = writes[i];
            if (write.where <= widest && write.divides == dividing)
                builder.touch({write.access.address, write.check, write.name, write.changes});
        }
    builder.leave_kept_bits_to_others();
    for (const placed_claim &claim : claims)
        if (claim.where <= widest) builder.add_claim(claim.condition);
    return builder.finished();
}

} // namespace detail

/// A part of a plan: the writes that a logical processor with this duty carries out. A session
/// takes it as it takes the plan.
template <typename Plan, scope Duty>
struct plan_part {
    static constexpr std::size_t size = 0; ///< a session reads no counts, see `read`
    static constexpr scope duty = Duty;    ///< the duty of the processors that carry out the part

    /// The writes and claims of this part of the plan.
    static constexpr program_view view() { return Plan::template program_for<Duty>.view(); }
    /// Whether there is nothing to do.
    static constexpr bool is_empty() { return view().set_up.size() + view().start.size() == 0; }
    /// Whether the plan may run on the processor whose CPUID answers; as of the plan.
    static verdict check_cpuid(const cpuid_view &cpuid, bool finds_counters = false) {
        return Plan::check_cpuid_of_parts(cpuid, finds_counters);
    }
};

namespace detail {

/// The writes and claims of a plan in their order.
template <typename Check>
struct kept_program {
    using pmu = typename Check::pmu;
    static constexpr sequence<typename pmu::request> written{
        Check::wanted, Check::found.found() ? Check::size : 0};
    static constexpr std::size_t write_count = [] {
        counter counts;
        pmu::each_write(written, Check::on, counts);
        return counts.count;
    }();
    static constexpr std::size_t claim_count = [] {
        counter counts;
        pmu::each_claim(written, Check::on, counts);
        return counts.count;
    }();
    static constexpr auto kept_writes = [] {
        keeper<placed_write, write_count> keeps;
        pmu::each_write(written, Check::on, keeps);
        return keeps;
    }();
    static constexpr auto kept_claims = [] {
        keeper<placed_claim, claim_count> keeps;
        pmu::each_claim(written, Check::on, keeps);
        return keeps;
    }();
    static constexpr program_sizes sizes{
        .writes = write_count, .registers = write_count, .claims = claim_count};

    /// The program of a logical processor with this duty.
    template <scope Duty>
    static constexpr auto program_for = program_of<sizes>(kept_writes.all(), kept_claims.all(),
                                                          Duty);
};

/// The result of a check of requests, as the machinery of all PMUs takes it.
struct checked_requests {
    verdict why{};
    std::size_t culprit_count{};
    std::size_t culprits[2]{};

    constexpr checked_requests() = default;
    constexpr checked_requests(const finding &finding) {
        if (finding.legal()) return;
        why.broken = finding.broken;
        culprits[0] = finding.first;
        culprits[1] = finding.second;
        culprit_count = finding.first == finding.second ? 1 : 2;
    }
    constexpr bool found() const { return why.legal(); }
};

} // namespace detail

/// The base of the PMUs whose plans divide a processor and begin with its features.
template <typename Pmu, typename Features, typename Request>
struct resource_pmu : pmu_defaults<Pmu> {
    using target = Features; ///< the features of the processor that a plan is made for
    using request = Request; ///< a choice as a plain value
    static constexpr bool has_target_of_all = false; ///< no plan comes without a target
    static constexpr bool reads_counts = false;      ///< monitors are read by `read`
    static constexpr bool takes_counters = false;    ///< choices take no counters
    /// Schedules may have choices in each group: `in_each_group` accepts choices of this PMU.
    static constexpr bool has_choices_in_each_group = true;
    /// The rules of schedules beside those of plans.
    using rules_of_schedules = rule_list<split_is_found_in_time>;
    /// The type that names a target in errors: that of the features.
    template <Features>
    struct named_target {
        using type = Features;
    };

    /// Whether a choice has a request of this PMU.
    template <typename Choice>
    static constexpr bool takes = requires {
        Pmu::as_request(request_of(Choice::value));
    };
    /// The request of a choice.
    template <typename Choice>
    static constexpr Request request_of_choice() {
        return Pmu::as_request(request_of(Choice::value));
    }
    /// Checks the requests of a plan together.
    template <std::size_t>
    static constexpr detail::checked_requests assign(sequence<Request> requests,
                                                     const Features &processor) {
        if (Pmu::impossible_part_of(processor) != impossible::nothing)
            return finding{&features_are_possible::text};
        return Pmu::check(requests, processor);
    }
    /// A rule for one choice depends on what the whole plan divides.
    template <typename Found>
    static constexpr bool breaks_alone(const Found &, sequence<Request>, const Features &) {
        return false;
    }
    /// Never: choices of a processor's resources take no counters.
    static constexpr bool lacks_room(const broken_rule &) { return false; }
    /// The program of the plan's part for a package.
    template <typename Check>
    static constexpr auto program_of_plan() {
        return detail::kept_program<Check>::template program_for<scope::package>;
    }
    /// Never: no request asks for interrupts.
    static constexpr bool interrupts(const Request &) { return false; }
    /// Whether the processor whose CPUID answers has what a plan divides and counts.
    template <typename Check>
    static verdict check_cpuid(const cpuid_view &cpuid, bool) {
        return verdict_on_processor<Pmu>(detail::kept_program<Check>::written, Check::on,
                                         Pmu::features_of(cpuid));
    }

    /// The parts of a plan, by the duty of a logical processor.
    template <typename Check>
    struct plan_members : detail::kept_program<Check> {
        /// The part that a logical processor with this duty carries out: see `duty_of`.
        template <scope Duty>
        static constexpr plan_part<plan_members, Duty> part{};

        /// The verdict of the whole plan, which each part has.
        static verdict check_cpuid_of_parts(const cpuid_view &cpuid, bool finds_counters) {
            return resource_pmu::check_cpuid<Check>(cpuid, finds_counters);
        }

        /// Every write in its order, with what shares its register.
        static constexpr sequence<placed_write> writes() {
            return detail::kept_program<Check>::kept_writes.all();
        }
        /// The widest scope that the plan writes: the plan has to run once on each of its units,
        /// and its narrower part on the other logical processors.
        static constexpr scope widest() {
            scope result = scope::thread;
            for (const placed_write &write : writes())
                if (write.where > result) result = write.where;
            return result;
        }
    };

    // How choices are split into groups; see schedule.hpp.
    /// Splits requests into groups that can be in use one after the other.
    template <std::size_t Most>
    static constexpr grouping<Most> groups(sequence<Request> in_each, sequence<Request> requests,
                                           sequence<linked_requests> links,
                                           const Features &processor);
    /// The members of schedules: a part for each kind of shared unit.
    template <typename Check>
    struct schedule_members;

    /// The mistake of a plan without choices.
    template <auto On>
    using no_choices = mistake_of<plan_is_of_features_and_choices, Features>;
    /// The mistake of a plan that does not begin with features.
    template <typename... Argument>
    using no_target = mistake_of<plan_is_of_features_and_choices, Argument...>;
    /// The mistake of an argument that is no choice of this PMU.
    template <auto On, typename Other, typename... Argument>
    using not_a_choice =
        std::conditional_t<holds_choices<Other>,
                           mistake_of<choices_are_for_the_features, Features, Argument...>,
                           mistake_of<plan_is_of_features_and_choices, Features, Argument...>>;
};

/// Intel RDT as a PMU.
struct pmu : resource_pmu<pmu, features, rdt::request> {
    using rules = rules_of_plans; ///< all rules of plans of RDT

    /// The part of the features that no processor has, or nothing.
    static constexpr impossible impossible_part_of(const features &processor) {
        return impossible_of(processor);
    }
    /// The request as it is.
    static constexpr const request &as_request(const request &request) { return request; }
    /// Checks requests together. Returns the rule that they break, with the positions at fault.
    static constexpr finding check(sequence<request> requests, const features &processor) {
        return rdt::check(requests, processor);
    }
    /// The features of the processor whose CPUID answers.
    static features features_of(const cpuid_view &cpuid) { return features_of_processor(cpuid); }
    /// Calls `sink` for each write of the requests, with the position of its request.
    template <typename Sink>
    static constexpr void each_write(sequence<request> requests, const features &processor,
                                     Sink &sink) {
        each_shared_write(requests, processor, sink);
    }
    /// Calls `sink` for each register that the requests claim.
    template <typename Sink>
    static constexpr void each_claim(sequence<request> requests, const features &processor,
                                     Sink &sink) {
        each_shared_claim(requests, processor, sink);
    }
    /// The mistake of choices that break a rule together.
    template <typename Check>
    using several = detail::mistake_of_plan<Check>;
};

/// The PMU of plans that begin with features: `plan<broadwell_ep, …>`,
/// `plan<features{.l3 = {.mask_length = 20, .classes = 16}}, …>`.
pmu pmu_of(const features &);

/// The view of a part that is known at run time only.
/// `duty`: what the logical processor carries out, see `duty_of`
template <typename Plan>
constexpr program_view part_of(const Plan &, scope duty) {
    switch (duty) {
    case scope::thread:
        return Plan::template part<scope::thread>.view();
    case scope::core:
        return Plan::template part<scope::core>.view();
    case scope::l2:
        return Plan::template part<scope::l2>.view();
    case scope::l3:
        return Plan::template part<scope::l3>.view();
    default:
        return Plan::view();
    }
}

/// Calls `sink(cpu, duty)` for each of the logical processors that has something to carry out, in
/// the order of the list: a CPU does the work that it shares with the CPUs after it.
/// `plan`: a plan of resources
/// `cpus`: the logical processors with their places
/// `sink`: called with the number of the CPU and its duty
template <typename Plan, typename Sink>
constexpr void each_cpu(const Plan &plan, sequence<place> cpus, Sink &&sink) {
    for (std::size_t i = 0; i < cpus.size(); ++i) {
        const scope duty = duty_of(i, cpus);
        const program_view part = part_of(plan, duty);
        if (part.set_up.size() + part.start.size() != 0) sink(cpus[i].cpu, duty);
    }
}

} // namespace msr::rdt
