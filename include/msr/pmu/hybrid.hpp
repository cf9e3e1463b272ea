// Plans of processors that have several kinds of cores: an assignment for each kind.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/core/program.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/plan.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

/// The targets of a hybrid processor, one for each kind of core, as `on<…>` has them.
template <auto... Target>
struct core_kinds {};

/// The kinds of cores that a plan is for: `plan<on<alder_lake, alder_lake_atom>, misses>`. Each
/// `Target` is a target of the same PMU.
template <auto... Target>
requires(sizeof...(Target) != 0 &&
         (target_of_a_pmu<std::remove_cvref_t<decltype(Target)>> && ...)) //
    inline constexpr core_kinds<Target...> on{};

/// Returns whether the core that answers CPUID is of the kind for which a plan is made: what the
/// PMU's `is_core_of(target, cpuid)` returns, or else whether the plan fits the core.
template <typename Plan>
bool is_kind_of(const cpuid_view &cpuid) {
    if constexpr (requires {
                      { is_core_of(Plan::made_for, cpuid) } -> is_exactly<bool>;
                  })
        return is_core_of(Plan::made_for, cpuid);
    else if constexpr (requires { Plan::check_cpuid(cpuid); })
        return Plan::check_cpuid(cpuid).legal();
    else
        return false;
}

/// The plan of several choices for several kinds of cores: a plan of the choices for each kind. A
/// choice has the same position in the plans of all kinds; members that the class inherits describe
/// the first kind.
template <typename First, typename... Other>
class hybrid_plan : public First {
    template <typename Plan>
    static constexpr Plan plan_of_kind{};

public:
    /// The number of kinds of cores that the plan is for.
    static constexpr std::size_t kinds = 1 + sizeof...(Other);

    /// Returns the plan's register writes and the counters to read for a kind of core, whose number
    /// is below `kinds`.
    static constexpr program_view view_of_kind(std::size_t kind) {
        const program_view views[] = {First::view(), Other::view()...};
        return views[kind];
    }

    /// Returns the number of the kind of core that answers CPUID; `kinds` where the plan is for no
    /// such core.
    static std::size_t kind_of(const cpuid_view &cpuid) {
        const bool present[] = {is_kind_of<First>(cpuid), is_kind_of<Other>(cpuid)...};
        std::size_t kind = 0;
        while (kind < kinds && !present[kind])
            ++kind;
        return kind;
    }

    /// Calls `visit(plan)` with the plan for the kind of core with the number `kind`, and returns
    /// what `visit` returns.
    template <typename Each>
    static auto with_plan_of(std::size_t kind, Each visit) {
        using result = decltype(visit(plan_of_kind<First>));
        result (*const calls[])(Each &) = {[](Each &call) { return call(plan_of_kind<First>); },
                                           [](Each &call) { return call(plan_of_kind<Other>); }...};
        return calls[kind](visit);
    }
};

namespace detail {

template <typename Kinds>
inline constexpr bool are_core_kinds = false;
template <auto... Target>
inline constexpr bool are_core_kinds<core_kinds<Target...>> = true;

/// The plan of several choices for each kind of core. The first kind without a legal plan reports
/// the rule that its plan breaks.
template <typename Kinds, auto... Argument>
struct plan_of_kinds;
template <auto... Target, auto... Argument>
struct plan_of_kinds<core_kinds<Target...>, Argument...> {
    using mistake = first_mistake<typename plan_from<Target, Argument...>::mistake...>;
    using type = typename std::conditional_t<
        std::is_same_v<mistake, no_mistake>,
        std::type_identity<hybrid_plan<typename plan_from<Target, Argument...>::type...>>,
        std::type_identity<no_plan>>::type;
};

template <auto First, auto... Rest>
requires are_core_kinds<type_of<First>>
struct plan_from<First, Rest...> : plan_of_kinds<type_of<First>, Rest...> {
};

} // namespace detail

} // namespace msr
