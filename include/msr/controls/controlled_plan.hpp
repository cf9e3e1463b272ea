// Settings of controls in plans, beside choices (events to count) and meters (registers to read):
// `msr::plan<perfmon::skylake, misses, l2_stream::off>`. A session of such a plan
// (msr/session/controlled.hpp) holds the settings as long as it counts.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/controls/names.hpp>
#include <msr/controls/plan.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/plan.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

MSR_RULE(controlled_plan_counts,
         "the plan has settings of controls and nothing to count: controls::plan<...> and a "
         "control_session hold settings alone");

/// A plan of choices (events to count) and meters (registers to read), and settings of controls
/// that a session of the plan holds; `plan<...>` makes it.
template <auto On, typename Counted, controls::setting... Setting>
class controlled_plan {
    static constexpr Counted counted_{};

public:
    using counted_type = Counted; ///< the type of the plan without the settings of controls
    /// The number of values that a session of the plan reads.
    static constexpr std::size_t size = Counted::size;
    static constexpr bool has_settings = true; ///< marks plans with settings of controls

    /// Returns the plan without the settings of controls: its choices (events to count) and meters
    /// (registers to read).
    static constexpr const Counted &counted() { return counted_; }
    /// Returns the settings, in the order of the plan.
    static constexpr const controls::settings<sizeof...(Setting)> &settings() {
        return controls::plan<On, Setting...>;
    }
    /// Returns the position of a choice (an event to count) or a meter (a register to read) among
    /// the values of the plan.
    template <typename Choice>
    static consteval std::size_t position(Choice choice) {
        return Counted::position(choice);
    }
};

namespace detail {

/// The arguments of a plan in two lists: those that are no settings of controls, and the settings
/// of controls.
template <typename Choices, typename Settings, auto... Argument>
struct settings_apart {
    using choices = Choices;
    using settings = Settings;
};
template <auto... Choice, auto... Setting, auto First, auto... Rest>
struct settings_apart<plan_arguments<Choice...>, plan_arguments<Setting...>, First, Rest...>
    : settings_apart<plan_arguments<Choice..., First>, plan_arguments<Setting...>, Rest...> {};
template <auto... Choice, auto... Setting, auto First, auto... Rest>
requires setting_type<type_of<First>>
struct settings_apart<plan_arguments<Choice...>, plan_arguments<Setting...>, First, Rest...>
    : settings_apart<plan_arguments<Choice...>, plan_arguments<Setting..., First>, Rest...> {
};

/// The plan of choices (events to count) and settings of controls on a target, or the rule that the
/// plan breaks.
template <auto On, typename Choices, typename Settings>
struct controlled_plan_of;
template <auto On, auto... Choice, auto... Setting>
struct controlled_plan_of<On, plan_arguments<Choice...>, plan_arguments<Setting...>> {
    using made = plan_from<On, Choice...>;
    using mistake =
        first_mistake<typename controls::detail::setting_mistake<On, Setting, Setting...>::type...,
                      typename made::mistake>;
    using type = typename std::conditional_t<
        std::is_same_v<mistake, no_mistake>,
        std::type_identity<controlled_plan<On, typename made::type, Setting...>>,
        std::type_identity<no_plan>>::type;
};
template <auto On, auto... Setting>
struct controlled_plan_of<On, plan_arguments<>, plan_arguments<Setting...>>
    : no_plan_because<mistake_of<controlled_plan_counts>> {};

template <auto First, auto... Rest>
requires(target_of_a_pmu<type_of<First>> &&contains_setting<Rest...>) //
    struct plan_from<First, Rest...>
    : controlled_plan_of<
          First, typename settings_apart<plan_arguments<>, plan_arguments<>, Rest...>::choices,
          typename settings_apart<plan_arguments<>, plan_arguments<>, Rest...>::settings> {
};

} // namespace detail

} // namespace msr
