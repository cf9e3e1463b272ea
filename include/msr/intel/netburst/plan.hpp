// Plans for the Pentium 4: the members that the machinery of all PMUs needs of NetBurst.
#pragma once

// The headers that errors name come first, so that errors do not list how these are included.
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

/// NetBurst as a PMU: 45 ESCRs wired to 18 counters. Without a target: what every model of the
/// family has, without Hyper-Threading.
struct pmu : pmu_defaults<pmu> {
    using target = netburst::target;   ///< the models and steppings that a plan is made for
    using request = netburst::request; ///< a choice as a plain value
    /// All rules that `assign` can return, in the order in which they are checked.
    using rules = rules_of_plans;
    /// The number of choices is limited only by the numbers of a schedule, of 16 bits.
    static constexpr std::size_t most_choices_of_a_schedule = 0xffff;
    /// The type that names a target in errors.
    template <target On>
    struct named_target : detail::named_models<On.models> {};

    /// Checks one request by itself. Returns the broken rule, if any.
    static constexpr verdict check(const request &request, const target &target) {
        return netburst::check(request, target);
    }
    /// Assigns an ESCR and a counter to each request, or returns the rule that is broken and by
    /// which.
    template <std::size_t>
    static constexpr assignments assign(sequence<request> requests, const target &target) {
        if (!target_has_models::holds(target)) return {.why = {&target_has_models::text, {}}};
        return netburst::assign(requests, target);
    }
    /// The parts that are programmed; none for a plan that does not compile.
    template <typename Check>
    static constexpr expansion needed = Check::found.found() ? Check::found.needed : expansion{};
    /// Returns the writes and readouts of a plan whose search succeeded.
    template <typename Check>
    static constexpr auto program_of_plan() {
        return program_of<needed<Check>.count>(needed<Check>, Check::found.assigned, Check::on);
    }
    /// Whether a request asks for an interrupt at each overflow.
    static constexpr bool interrupts(const request &request) { return request.interrupts(); }
    /// Whether a plan may run on the processor whose CPUID answers.
    template <typename Check>
    static verdict check_cpuid(const cpuid_view &cpuid, bool) {
        return netburst::check_cpuid(Check::on, plan_members<Check>::precise_thread(), cpuid);
    }
    /// Whether a group has no room for its choices.
    static constexpr bool lacks_room(const broken_rule &broken) {
        return broken == &choices_fit_together::text;
    }

    /// The mistake of a choice that breaks a rule by itself.
    template <typename Choice, auto On>
    using one = detail::mistake_of_one<Choice, On>;
    /// The mistake of choices that break a rule together.
    template <typename Check>
    using several = detail::mistake_of_several<Check>;

    /// The assignments of the choices, and the logical processor that the plan has to run on.
    template <typename Check>
    struct plan_members {
        /// The assignment of the choice at a position.
        static constexpr assignment assignment_of(std::size_t position) {
            return Check::found.assigned[position];
        }
        /// All that is programmed: a part for each choice, in their order, then those that only
        /// tag.
        static constexpr const expansion &parts() { return needed<Check>; }
        /// The logical processor on which the plan has to run, for it is sampled precisely there;
        /// or -1.
        static constexpr int precise_thread() { return precise_thread_of(all_of(Check::wanted)); }
    };

    // How choices are split into groups; see schedule.hpp.
    /// Splits requests into the fewest groups that each have an assignment; `links` stay in one
    /// group.
    template <std::size_t Most>
    static constexpr grouping<Most> groups(sequence<request>, sequence<request> requests,
                                           sequence<linked_requests> links, const target &target);
};

/// The PMU of a target, for plans that begin with one.
pmu pmu_of(const target &);

} // namespace msr::netburst
