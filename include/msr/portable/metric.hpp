// Portable metrics: ratios of the counts of two portable choices (events with privilege levels).
#pragma once

#include <msr/portable/choice.hpp>

namespace msr {

namespace detail {

/// Returns a count as a number; for a multiplexed count its estimate, or a quiet NaN where its
/// group never ran.
template <typename Count>
constexpr double number_of_count(const Count &count) {
    if constexpr (requires { count.estimate()->value(); }) {
        const auto estimate = count.estimate();
        return estimate ? estimate->value() : __builtin_nan("");
    } else {
        return static_cast<double>(count);
    }
}

} // namespace detail

/// A ratio of the counts of two portable choices (events with privilege levels), which must be
/// counted together.
struct portable_metric {
    const char *name{};            ///< the metric's name, such as `ipc`
    portable_choice numerator{};   ///< the choice whose count is divided
    portable_choice denominator{}; ///< the choice whose count is the divisor

    /// Returns the metric's value from the counts of both choices, or from the estimates of
    /// multiplexed counts; a quiet NaN where the denominator counted 0.
    /// Throws std::out_of_range, from `counts`, where the counts lack a choice.
    template <typename Counts>
    constexpr double operator()(const Counts &counts) const {
        // the choices are variables, so that their positions are looked up at run time
        portable_choice upper = numerator, lower = denominator;
        const double dividend = detail::number_of_count(counts[upper]);
        const double divisor = detail::number_of_count(counts[lower]);
        return divisor == 0 ? __builtin_nan("") : dividend / divisor;
    }

    /// Returns the metric whose two choices are counted at CPL 1, 2 and 3.
    consteval portable_metric user() const { return {name, numerator.user(), denominator.user()}; }
    /// Returns the metric whose two choices are counted at CPL 0.
    consteval portable_metric kernel() const {
        return {name, numerator.kernel(), denominator.kernel()};
    }
};

/// The instructions that retire in a clock of the core.
inline constexpr portable_metric ipc{"ipc", instructions, cycles};
/// The clocks of the core for an instruction that retires.
inline constexpr portable_metric cpi{"cpi", cycles, instructions};
/// The share of mispredicted branches among the branches that retire, 0 to 1.
inline constexpr portable_metric branch_miss_ratio{"branch_miss_ratio", branch_misses, branches};
/// The share of requests that miss the last level of cache among the requests to it, 0 to 1.
inline constexpr portable_metric llc_miss_ratio{"llc_miss_ratio", llc_misses, llc_references};
/// The misses of the first-level data cache for an instruction that retires.
inline constexpr portable_metric l1d_miss_rate{"l1d_miss_rate", l1d_misses, instructions};
/// The misses of the second-level cache for an instruction that retires.
inline constexpr portable_metric l2_miss_rate{"l2_miss_rate", l2_misses, instructions};
/// The share of clocks in which the front end gives the back end nothing, among the clocks of the
/// core, 0 to 1.
inline constexpr portable_metric stalled_frontend_ratio{"stalled_frontend_ratio", stalled_frontend,
                                                        cycles};

} // namespace msr
