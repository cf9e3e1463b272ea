// Plans of portable choices for the processor that runs the program, made and checked at run time.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/release.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/metric.hpp>
#include <msr/portable/slot_share.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/run_time_plan.hpp>

#include <concepts>
#include <cstddef>

namespace msr {

MSR_RULE(processor_is_known, "the counters of this processor are not known");

namespace detail {

/// The planner of portable choices for all processors. Where MSR_COMPILED is defined, the file that
/// includes msr/compiled.hpp alone compiles it.
template <typename Release>
struct portable_planner {
    [[gnu::cold, gnu::noinline]] static run_time_plan plan(const cpuid_view &cpuid,
                                                           sequence<portable_choice> choices,
                                                           sequence<portable_slot_share> shares);
};

/// Returns a plan that is not legal, with the rule and the names of `reason`.
inline run_time_plan refused_plan(const verdict &reason) {
    struct refusal {
        verdict reason;
        bool legal() const { return false; }
        program_view view() const { return {}; }
        verdict why() const { return reason; }
    };
    return run_time_plan{refusal{reason}};
}

/// A list of parts of a plan without repetitions, at most `Most`.
template <typename Part, std::size_t Most>
struct distinct_parts {
    Part all[Most]{};
    std::size_t count{};

    /// Adds a part of a plan, unless the list has the part. Returns the position of the part in the
    /// list.
    constexpr std::size_t add(const Part &part) {
        for (std::size_t i = 0; i < count; ++i)
            if (all[i] == part) return i;
        all[count] = part;
        return count++;
    }
};

/// The list of a plan's portable choices without repetitions, at most `Most`.
template <std::size_t Most>
struct portable_choices : distinct_parts<portable_choice, Most> {
    using distinct_parts<portable_choice, Most>::add;
    constexpr void add(const portable_metric &metric) {
        static_cast<void>(add(metric.numerator));
        static_cast<void>(add(metric.denominator));
    }
};

/// The lists of a plan's portable choices and shares of issue slots, without repetitions.
template <std::size_t Most>
struct portable_plan_parts {
    portable_choices<Most> choices{};
    distinct_parts<portable_slot_share, Most> shares{};

    constexpr void add(const portable_choice &choice) { static_cast<void>(choices.add(choice)); }
    constexpr void add(const portable_metric &metric) { choices.add(metric); }
    constexpr void add(const portable_slot_share &share) { static_cast<void>(shares.add(share)); }
};

} // namespace detail

/// A portable choice, a portable metric or a portable share of issue slots; plans are made of
/// these.
template <typename T>
concept portable_part = std::same_as<T, portable_choice> || std::same_as<T, portable_metric> ||
    std::same_as<T, portable_slot_share>;

/// Returns the plan of portable choices, and of the choices of portable metrics and shares of issue
/// slots, for the processor whose CPUID answers. The plan has each choice once, with its name as
/// text, and after the choices the processor's events from which shares are computed. The plan is
/// not legal, and says why, where the processor lacks an event or has too few counters.
/// `cpuid`: a CPUID function, for the time of the call
/// `parts`: choices, metrics and shares; at most 24 choices in all, events of shares included
template <portable_part... Part>
requires(sizeof...(Part) > 0) run_time_plan plan_by_cpuid(const cpuid_view &cpuid, Part... parts) {
    detail::portable_plan_parts<2 * sizeof...(Part)> list;
    (list.add(parts), ...);
    return detail::portable_planner<this_release>::plan(
        cpuid, {list.choices.all, list.choices.count}, {list.shares.all, list.shares.count});
}

/// Returns the plan of portable choices, and of the choices of portable metrics and shares of issue
/// slots, for the processor that runs the call, on a hybrid for the kind of core that runs it:
/// `plan_here(msr::instructions.user(), msr::branch_miss_ratio)`. The plan is not legal, and says
/// why, where the processor lacks an event or has too few counters; a session refuses such a plan
/// with the sentence of the broken rule.
/// `parts`: choices, metrics and shares; at most 24 choices in all, events of shares included
/// Example:
///     #include <msr/backend/any_backend.hpp>
///     #include <msr/session.hpp>
///     msr::any_backend device;
///     const auto plan = msr::plan_here(msr::ipc, msr::l2_misses.user());
///     msr::session session{device, plan, msr::this_cpu()};
///     const auto counts = session.measure([] { /* what is measured */ });
///     const double ipc = msr::ipc(counts);
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
