// Schedules of portable choices for the processor that runs the program, made and checked at run
// time: more choices than it has counters, which a multiplexer counts in turns.
#pragma once

#include <msr/core/release.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/grouping.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/metric.hpp>
#include <msr/portable/plan_here.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/multiplexer/run_time_schedule.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

namespace detail {

/// The maker of schedules of portable choices for all processors. Where MSR_COMPILED is defined,
/// the file that includes msr/compiled.hpp alone compiles it.
template <typename Release>
struct portable_scheduler {
    [[gnu::cold, gnu::noinline]] static run_time_schedule
    schedule(const cpuid_view &cpuid, sequence<portable_choice> choices,
             sequence<linked_requests> links);
};

/// The most choices that a part of a schedule holds, by the part's type; 0: schedules are not made
/// of the type.
template <typename T>
inline constexpr std::size_t most_choices_in = 0;
template <>
inline constexpr std::size_t most_choices_in<portable_choice> = 1;
template <>
inline constexpr std::size_t most_choices_in<portable_metric> = 2;
template <typename... Choice>
inline constexpr std::size_t most_choices_in<kept_together<Choice...>> =
    (std::same_as<Choice, portable_choice> && ...) ? sizeof...(Choice) : 0;

/// The portable choices of a schedule, each once, and links between choices that stay in the same
/// group.
template <std::size_t Most>
struct scheduled_choices {
    portable_choices<Most> choices{};
    linked_requests links[Most]{};
    std::size_t link_count{};

    constexpr void add(const portable_choice &choice) { static_cast<void>(choices.add(choice)); }
    constexpr void add(const portable_metric &metric) {
        add_linked(metric.numerator, metric.denominator);
    }
    template <typename... Choice>
    constexpr void add(const kept_together<Choice...> &saved) {
        add_placed(saved, numbers_below<sizeof...(Choice)>{});
    }

private:
    template <typename... Choice>
    constexpr void add_linked(const portable_choice &first, const Choice &...addition) {
        const std::size_t index = choices.add(first);
        ((links[link_count++] = {index, choices.add(addition)}), ...);
    }
    template <typename Kept, std::size_t... Position>
    constexpr void add_placed(const Kept &saved, number_list<Position...>) {
        add_linked(value_at<Position>(saved.all)...);
    }
};

} // namespace detail

/// A portable choice, a portable metric, or portable choices in `together`; schedules are made of
/// these.
template <typename T>
concept portable_schedule_part = detail::most_choices_in<T> >
0;

/// Returns the schedule of portable choices, and of the choices of portable metrics, in the fewest
/// groups, for the processor whose CPUID answers. Each choice stands once, with its name as text.
/// The choices of a metric or of `together` stand in the same group; metrics that share a choice
/// stand in the same group, too. The schedule is not legal, and says why, where the processor lacks
/// an event or has no counters for what stays together, or where there are more than
/// `run_time_schedule::max_choices` choices.
/// `cpuid`: a CPUID function, for the time of the call
/// `parts`: portable choices, metrics, and choices in `together`
template <portable_schedule_part... Part>
requires(sizeof...(Part) > 0) run_time_schedule
    schedule_by_cpuid(const cpuid_view &cpuid, Part... parts) {
    detail::scheduled_choices<(detail::most_choices_in<Part> + ...)> list;
    (list.add(parts), ...);
    return detail::portable_scheduler<this_release>::schedule(
        cpuid, {list.choices.all, list.choices.count}, {list.links, list.link_count});
}

/// Returns the schedule of portable choices, and of the choices of portable metrics, in the fewest
/// groups, for the processor that runs the call, on a hybrid for the kind of core that runs it:
/// `schedule_here(msr::ipc, msr::together(msr::llc_misses, msr::llc_references), msr::branches)`.
/// The choices of a metric or of `together` stand in the same group. The schedule is not legal, and
/// says why, where the processor lacks an event or has no counters for what stays together; a
/// multiplexer refuses such a schedule with the sentence of the broken rule.
/// `parts`: portable choices and metrics, and what `together` returns of them
/// Example:
///     #include <msr/backend/any_backend.hpp>
///     #include <msr/session/multiplexer/multiplexer.hpp>
///     msr::any_backend device;
///     const auto schedule = msr::schedule_here(msr::ipc, msr::branch_miss_ratio, msr::l2_misses);
///     msr::multiplexer multiplexer{device, schedule, msr::this_cpu()};
///     const auto counts = multiplexer.measure(schedule.group_count(), [] { /* the work */ });
template <portable_schedule_part... Part>
requires(sizeof...(Part) > 0) run_time_schedule schedule_here(Part... parts) {
    const auto ask = [](std::uint32_t leaf, std::uint32_t subleaf) {
        return cpuid_of_this_processor(leaf, subleaf);
    };
    return schedule_by_cpuid(cpuid_view{ask}, parts...);
}

} // namespace msr

#ifdef MSR_COMPILED
extern template struct msr::detail::portable_scheduler<msr::this_release>;
#else
#include <msr/portable/schedule_here_parts.hpp>
#endif
