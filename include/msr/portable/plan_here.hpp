// Plans of portable choices for the processor that runs the program, made and checked at run time.
#pragma once

#include <msr/core/release.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/metric.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/run_time_plan.hpp>

#include <concepts>
#include <cstddef>

namespace msr {

MSR_RULE(processor_is_known, "the counters of this processor are not known");

namespace detail {

/// The planner of all processors: compiled once where MSR_COMPILED is defined, see
/// msr/compiled.hpp.
template <typename Release>
struct portable_planner {
    [[gnu::cold, gnu::noinline]] static run_time_plan plan(const cpuid_view &cpuid,
                                                           sequence<portable_choice> choices);
};

/// The choices of a plan, each once.
template <std::size_t Most>
struct portable_choices {
    portable_choice all[Most]{};
    std::size_t count{};

    /// Returns the position of the choice.
    constexpr std::size_t add(const portable_choice &choice) {
        for (std::size_t i = 0; i < count; ++i)
            if (all[i] == choice) return i;
        all[count] = choice;
        return count++;
    }
    constexpr void add(const portable_metric &metric) {
        static_cast<void>(add(metric.numerator));
        static_cast<void>(add(metric.denominator));
    }
};

} // namespace detail

/// A portable choice or metric, of which plans are made.
template <typename T>
concept portable_part = std::same_as<T, portable_choice> || std::same_as<T, portable_metric>;

/// Returns the plan of portable choices, and of the choices of portable metrics, for the processor
/// whose CPUID answers. Each choice stands once, with its name as text. The plan is not legal, and
/// says why, where the processor lacks an event or has no counters for all of them.
template <portable_part... Part>
requires(sizeof...(Part) > 0) run_time_plan plan_by_cpuid(const cpuid_view &cpuid, Part... parts) {
    detail::portable_choices<2 * sizeof...(Part)> choices;
    (static_cast<void>(choices.add(parts)), ...);
    return detail::portable_planner<this_release>::plan(cpuid, {choices.all, choices.count});
}

/// Returns the same for the processor that runs this, on a hybrid for the kind of core that runs
/// it: `plan_here(msr::instructions.user(), msr::branch_miss_ratio)`. A session refuses a plan that
/// is not legal with the sentence of the rule.
template <portable_part... Part>
requires(sizeof...(Part) > 0) run_time_plan plan_here(Part... parts) {
    const auto ask = [](std::uint32_t leaf, std::uint32_t subleaf) {
        return cpuid_of_this_processor(leaf, subleaf);
    };
    return plan_by_cpuid(cpuid_view{ask}, parts...);
}

} // namespace msr

#ifdef MSR_COMPILED
extern template struct msr::detail::portable_planner<msr::this_release>;
#else
#include <msr/portable/plan_here_parts.hpp>
#endif
