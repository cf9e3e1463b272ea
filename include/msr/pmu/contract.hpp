// What a PMU defines so that plans and schedules work for it as for all others, and what it may
// leave to the defaults here.
#pragma once

#include <msr/names.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/rule.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

/// The base of a PMU: what most PMUs have alike.
template <typename Pmu>
struct pmu_defaults {
    /// Whether a plan may come without a target: `Pmu::target{}` is what all processors have.
    static constexpr bool has_target_of_all = true;
    /// Whether a session reads a count of each choice.
    static constexpr bool reads_counts = true;
    /// How many choices a schedule can have.
    static constexpr std::size_t most_choices_of_a_schedule = 64;
    /// Whether a schedule can have choices that stand in each of its groups.
    static constexpr bool has_choices_in_each_group = false;

    /// Whether a type is a choice of this PMU.
    template <typename Choice>
    static constexpr bool takes = std::is_same_v<typename Choice::pmu_type, Pmu>;
    /// The request of a choice.
    template <typename Choice>
    static constexpr auto request_of_choice() {
        return Choice::as_request();
    }
    /// Whether `assign` failed because a request breaks a rule by itself.
    template <typename Found, typename Request, typename Target>
    static constexpr bool breaks_alone(const Found &found, sequence<Request> wanted,
                                       const Target &on) {
        return found.culprit_count > 0 && !Pmu::check(wanted[found.culprits[0]], on).legal();
    }
    /// Members that plans and schedules of this PMU have besides the members of all plans.
    template <typename Check>
    struct plan_members {};
    template <typename Check>
    struct schedule_members {};

    // Mistakes of the arguments of a plan.
    template <auto On, typename Defined = Pmu>
    using no_choices =
        mistake_of<plan_has_choices, typename Defined::template named_target<On>::type>;
    template <typename... Argument>
    using no_target = no_mistake;
    template <auto On, typename Other, typename... Argument>
    using not_a_choice = mistake_of<plan_is_of_choices, Other>;
};

} // namespace msr
