// Plans for the Pentium 4: the types and functions of NetBurst on which the library's code for
// plans of every PMU relies.
#pragma once

// The headers that compile errors name are included first, so that errors do not list a chain of
// other headers.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/intel/netburst/choice.hpp>

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/choice_text.hpp> // included for the printing of a plan's counts
#include <msr/intel/netburst/detect.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/program.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/suggestions/suggestions.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/pmu/contract.hpp>
#include <msr/pmu/grouping.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>

namespace msr::netburst {

/// NetBurst as a PMU: 45 ESCRs wired to 18 counters. A plan without a target may use what every
/// model of the family has, without Hyper-Threading.
struct pmu : pmu_defaults<pmu> {
    /// The models, steppings and Hyper-Threading for which a plan is made.
    using target = netburst::target;
    using request = netburst::request; ///< a choice (an event with qualifiers) as a value
    /// All rules that `assign` can report as broken, in the order in which they are checked.
    using rules = rules_of_plans;
    /// The most choices (events with qualifiers) of a schedule: the numbers of a schedule's groups
    /// have 16 bits.
    static constexpr std::size_t most_choices_of_a_schedule = 0xffff;
    /// The type by which an error names a target (the processors of a plan).
    template <target On>
    struct named_target : detail::named_models<On.models> {};

    /// Checks one request (an event with qualifiers) by itself. Returns the rule that the request
    /// breaks, if any.
    static constexpr verdict check(const request &request, const target &target) {
        return netburst::check(request, target);
    }
    /// Assigns an ESCR and a counter to each request (an event with qualifiers). Returns the
    /// assignments, or the broken rule and the requests that break it.
    template <std::size_t>
    static constexpr assignments assign(sequence<request> requests, const target &target) {
        if (!target_has_models::holds(target)) return {{.why = {&target_has_models::text, {}}}};
        return netburst::assign(requests, target);
    }
    /// The parts (counting and tagging events) of the choices that the plan programs; none for a
    /// plan that does not compile.
    template <typename Check>
    static constexpr expansion needed = Check::found.found() ? Check::found.needed : expansion{};
    /// Returns the register writes of a plan, and the counters to read, after ESCRs and counters
    /// were found.
    template <typename Check>
    static constexpr auto program_of_plan() {
        return program_of<needed<Check>.count>(needed<Check>, Check::found.assigned, Check::on);
    }
    /// Returns whether a request (an event with qualifiers) asks for an interrupt at each overflow
    /// of its counter.
    static constexpr bool interrupts(const request &request) { return request.interrupts(); }
    /// Returns the rule that forbids to run a plan on the processor that `cpuid` describes, if any.
    template <typename Check>
    static verdict check_cpuid(const cpuid_view &cpuid, bool) {
        return netburst::check_cpuid(Check::on, plan_members<Check>::precise_thread(), cpuid);
    }
    /// Returns whether a broken rule says that a group has too few counters for its choices.
    static constexpr bool lacks_room(const broken_rule &broken) {
        return broken == &choices_fit_together::text;
    }

    /// The mistake of a choice that breaks a rule by itself, for the compiler's error.
    template <typename Choice, auto On>
    using one = detail::mistake_of_one<Choice, On>;
    /// The mistake of choices that break a rule together, for the compiler's error.
    template <typename Check>
    using several = detail::mistake_of_several<Check>;

    /// The members of a plan for NetBurst: the assignments (ESCRs and counters) of its choices, and
    /// the logical processor on which it has to run.
    template <typename Check>
    struct plan_members {
        /// Returns the ESCR and the counter of the choice at a position of the plan.
        static constexpr assignment assignment_of(std::size_t position) {
            return Check::found.assigned[position];
        }
        /// Returns all that the plan programs: a part (an event that counts) for each choice, in
        /// the order of the choices, then the parts that only tag uops.
        static constexpr const expansion &parts() { return needed<Check>; }
        /// Returns the logical processor, 0 or 1, on which the plan has to run because the plan
        /// samples precisely there; -1: any.
        static constexpr int precise_thread() { return precise_thread_of(all_of(Check::wanted)); }
    };

    // The split of choices into groups, which schedule.hpp describes.
    /// Splits requests into the fewest groups of which each can have ESCRs and counters for all its
    /// requests. Requests that `links` ties together go into one group.
    template <std::size_t Most>
    static constexpr grouping<Most> groups(sequence<request>, sequence<request> requests,
                                           sequence<linked_requests> links, const target &target);
};

/// Names the PMU of a plan that begins with a NetBurst target; only declared, for decltype.
pmu pmu_of(const target &);

} // namespace msr::netburst
