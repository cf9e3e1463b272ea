// Plans of RDT: choices that the compiler has checked against the features of a processor, as a
// program of register writes.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/rdt/rules.hpp>

#include <msr/core/program.hpp>
#include <msr/pmu/assessment.hpp>
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

/// A sink that counts the values passed to it.
struct counter {
    std::size_t count{};
    template <typename Given>
    constexpr void operator()(const Given &) {
        ++count;
    }
};
/// A sink that keeps the values passed to it, at most `Count`.
template <typename Given, std::size_t Count>
struct keeper {
    Given values[Count == 0 ? 1 : Count]{};
    std::size_t count{};
    constexpr void operator()(const Given &next) { values[count++] = next; }
    constexpr sequence<Given> all() const & { return {values, count}; }
    void all() const && = delete; // deleted: the result would refer to a destroyed plan
};

constexpr std::size_t at_least_one(std::size_t count) { return count == 0 ? 1 : count; }

/// Returns the program of those writes and claims (conditions under which other software uses a
/// register) whose scope is `widest` or narrower.
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
    builder.share_unwritten_bits();
    for (const placed_claim &claim : claims)
        if (claim.where <= widest) builder.add_claim(claim.condition);
    return builder.finished();
}

} // namespace detail

/// A part of a plan: the writes that a logical processor with the duty `Duty` (the widest scope of
/// the writes) carries out. A session can carry out the part as if it were a plan.
template <typename Plan, scope Duty>
struct plan_part {
    /// Number of counts that a session reads: none; function `read` reads monitors.
    static constexpr std::size_t size = 0;
    /// The duty of the logical processors that carry out this part of a plan: the widest scope of
    /// their writes.
    static constexpr scope duty = Duty;

    /// Returns the register writes of this part of the plan, and its claims (conditions under which
    /// other software uses a register).
    static constexpr program_view view() { return Plan::template program_for<Duty>.view(); }
    /// Returns whether the part of the plan has no writes.
    static constexpr bool is_empty() { return view().set_up.size() + view().start.size() == 0; }
    /// Returns the rule that forbids to run the whole plan on the processor whose CPUID answers, if
    /// any.
    static verdict check_cpuid(const cpuid_view &cpuid, bool finds_counters = false) {
        return Plan::check_cpuid_of_parts(cpuid, finds_counters);
    }
};

namespace detail {

/// The register writes of a plan and its claims (conditions under which other software uses a
/// register) in their order, as constants.
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

    /// The register program of a logical processor with the duty `Duty`, the widest scope of its
    /// writes.
    template <scope Duty>
    static constexpr auto program_for = program_of<sizes>(kept_writes.all(), kept_claims.all(),
                                                          Duty);
};

/// Returns the result of a check of requests (choices of a plan) in the form of all PMUs.
constexpr assessment<1> assessment_of(const finding &finding) {
    if (finding.legal()) return {};
    return {.why = {finding.broken, {}},
            .culprit_count = finding.first == finding.second ? std::size_t{1} : std::size_t{2},
            .culprits = {finding.first, finding.second}};
}

} // namespace detail

/// The base of the PMUs that divide resources of a processor, whose plans begin with the
/// processor's features.
template <typename Pmu, typename Features, typename Request>
struct resource_pmu : pmu_defaults<Pmu> {
    using target = Features; ///< the features of the processor that a plan is made for
    using request = Request; ///< a choice as a plain value, as the planner takes it
    static constexpr bool has_target_of_all = false; ///< false: a plan of RDT needs a target
    /// False: sessions read no counts of RDT; function `read` reads monitors.
    static constexpr bool reads_counts = false;
    static constexpr bool takes_counters = false; ///< false: the choices of RDT take no counters
    /// True: schedules may have choices that stand in each group; `in_each_group` accepts choices
    /// of this PMU.
    static constexpr bool has_choices_in_each_group = true;
    /// The rules that schedules can break beside the rules of their plans.
    using rules_of_schedules = rule_list<split_is_found_in_time>;
    /// The type by which an error names a target: the type of the target's features.
    template <Features>
    struct named_target {
        using type = Features;
    };

    /// Whether `Choice` is a choice of this PMU.
    template <typename Choice>
    static constexpr bool takes = requires {
        Pmu::as_request(request_of(Choice::value));
    };
    /// Returns the request, a plain value, of a choice.
    template <typename Choice>
    static constexpr Request request_of_choice() {
        return Pmu::as_request(request_of(Choice::value));
    }
    /// Checks the requests of a plan together. Returns the broken rule and the requests that break
    /// it, if any.
    template <std::size_t>
    static constexpr assessment<1> assign(sequence<Request> requests, const Features &processor) {
        if (Pmu::impossible_part_of(processor) != impossible::nothing)
            return detail::assessment_of({&features_are_possible::text});
        return detail::assessment_of(Pmu::check(requests, processor));
    }
    /// Returns false: whether a choice breaks a rule depends on which caches the whole plan
    /// divides.
    template <typename Found>
    static constexpr bool breaks_alone(const Found &, sequence<Request>, const Features &) {
        return false;
    }
    /// Returns false: choices of a processor's resources take no counters, so a group always has
    /// room.
    static constexpr bool lacks_room(const broken_rule &) { return false; }
    /// Returns the register program of the plan's part for a package, which has all writes.
    template <typename Check>
    static constexpr auto program_of_plan() {
        return detail::kept_program<Check>::template program_for<scope::package>;
    }
    /// Returns false: no request asks for interrupts.
    static constexpr bool interrupts(const Request &) { return false; }
    /// Returns the rule that is broken where the processor whose CPUID answers lacks a resource
    /// that a plan divides or counts, if any.
    template <typename Check>
    static verdict check_cpuid(const cpuid_view &cpuid, bool) {
        return verdict_on_processor<Pmu>(detail::kept_program<Check>::written, Check::on,
                                         Pmu::features_of(cpuid));
    }

    /// The members of a plan of resources: its parts, one for each duty (widest scope of writes) of
    /// a logical processor.
    template <typename Check>
    struct plan_members : detail::kept_program<Check> {
        /// The part of the plan that a logical processor with the duty `Duty` (the widest scope of
        /// its writes) carries out: see `duty_of`.
        template <scope Duty>
        static constexpr plan_part<plan_members, Duty> part{};

        /// Returns the rule that forbids to run the whole plan on the processor whose CPUID
        /// answers, if any; each part of the plan returns the same.
        static verdict check_cpuid_of_parts(const cpuid_view &cpuid, bool finds_counters) {
            return resource_pmu::check_cpuid<Check>(cpuid, finds_counters);
        }

        /// Returns the writes of the plan in their order, each with the scope of its register.
        static constexpr sequence<placed_write> writes() {
            return detail::kept_program<Check>::kept_writes.all();
        }
        /// Returns the widest scope among the writes of the plan: the whole plan has to run once on
        /// each unit of that scope, and a narrower part on all other logical processors.
        static constexpr scope widest() {
            scope result = scope::thread;
            for (const placed_write &write : writes())
                if (write.where > result) result = write.where;
            return result;
        }
    };

    // schedule.hpp defines the function.
    /// Splits requests (choices of a schedule) into groups that can be in use one after the other.
    /// Returns the groups, or the broken rule.
    template <std::size_t Most>
    static constexpr grouping<Most> groups(sequence<Request> in_each, sequence<Request> requests,
                                           sequence<linked_requests> links,
                                           const Features &processor);
    /// The members of a schedule of resources: a part for each duty (widest scope of writes) of a
    /// logical processor.
    template <typename Check>
    struct schedule_members;

    /// The compiler's error about a plan without choices.
    template <auto On>
    using no_choices = mistake_of<plan_is_of_features_and_choices, Features>;
    /// The compiler's error about a plan that does not begin with features.
    template <typename... Argument>
    using no_target = mistake_of<plan_is_of_features_and_choices, Argument...>;
    /// The compiler's error about an argument that is no choice of this PMU.
    template <auto On, typename Other, typename... Argument>
    using not_a_choice =
        std::conditional_t<holds_choices<Other>,
                           mistake_of<choices_are_for_the_features, Features, Argument...>,
                           mistake_of<plan_is_of_features_and_choices, Features, Argument...>>;
};

/// The PMU of Intel RDT: what plans, schedules and notation need to know of it.
struct pmu : resource_pmu<pmu, features, rdt::request> {
    using rules = rules_of_plans; ///< all rules that a plan of RDT can break

    /// Returns the part of the features that no processor can have, or `nothing`.
    static constexpr impossible impossible_part_of(const features &processor) {
        return impossible_of(processor);
    }
    /// Returns the request (the plain value of a choice) unchanged.
    static constexpr const request &as_request(const request &request) { return request; }
    /// Checks requests (choices of a plan) together. Returns the first broken rule, with the
    /// positions of the requests that break it, if any.
    static constexpr finding check(sequence<request> requests, const features &processor) {
        return rdt::check(requests, processor);
    }
    /// Returns the features of the processor whose CPUID answers.
    static features features_of(const cpuid_view &cpuid) { return features_of_processor(cpuid); }
    /// Calls `sink(placed_write)` for each write of the requests; each has the position of its
    /// request.
    template <typename Sink>
    static constexpr void each_write(sequence<request> requests, const features &processor,
                                     Sink &sink) {
        each_shared_write(requests, processor, sink);
    }
    /// Calls `sink(placed_claim)` for each register that must not be in use before the plan runs.
    template <typename Sink>
    static constexpr void each_claim(sequence<request> requests, const features &processor,
                                     Sink &sink) {
        each_shared_claim(requests, processor, sink);
    }
    /// The compiler's error about choices that break a rule together.
    template <typename Check>
    using several = detail::mistake_of_plan<Check>;
};

/// Names the PMU of plans that begin with features: `plan<broadwell_ep, …>`, `plan<features{.l3 =
/// {.mask_length = 20, .classes = 16}}, …>`. Only declared, for decltype.
pmu pmu_of(const features &);

/// Returns the register program of the part of a plan for a duty that is known at run time only.
/// `duty`: the widest scope of the writes that the logical processor carries out, see `duty_of`
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

/// Calls `sink(cpu, duty)` for each of the logical processors that has writes to carry out, in the
/// order of the list: a CPU carries out the writes to registers that it shares with CPUs later in
/// the list.
/// `plan`: a plan of resources
/// `cpus`: the logical processors, each with its core, cache and package
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
