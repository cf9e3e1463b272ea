// The movement of a counter between two readings: whether the movement is a count, or why it is no
// count. The functions know no backend: they only compare values.
#pragma once

#include <msr/core/program.hpp>

#include <cstdint>

namespace msr {

/// The movement of a counter from one reading to the next.
enum class counter_movement : std::uint8_t {
    straight, ///< the counter moved from the old value to the new value without wrapping
    wrapped,  ///< the counter passed its largest value once; the movement modulo 2^width is the
              ///< count
    /// The counter wrapped, or had the time to wrap, more often than its two values show.
    overflowed,
    went_back, ///< the counter's value is lower, without a wrap: other software wrote the counter
    /// The counter moved further than the time allows: other software wrote the counter.
    overwritten,
};

/// Two readings of a counter, and the time between them.
struct counter_interval {
    std::uint64_t begin_value{}; ///< the counter's value at the first reading
    std::uint64_t end_value{};   ///< the counter's value at the second reading
    /// Whether the counter has an overflow flag that was clear at the first reading and was read at
    /// the second reading or after it.
    bool has_flag{};
    bool flag{}; ///< whether the counter's overflow flag is set at the second reading
    std::uint64_t
        clocks{}; ///< clocks of the time stamp counter between the two readings; 0: unknown
};

/// The largest error of the number of clocks between two readings of a counter: the thread may have
/// to wait between its reading of a counter and that of the time, and the time stamp counters of
/// two processors may differ.
inline constexpr std::uint64_t clock_slack = std::uint64_t{1} << 32;

/// Returns the largest value of a counter of `width` bits, 1 to 64.
constexpr std::uint64_t largest_value(unsigned width) {
    return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
}

namespace detail {

/// Returns the least number of clocks in which a counter wraps.
constexpr std::uint64_t clocks_per_wrap(const readout &readout) {
    return largest_value(readout.width) / readout.most_per_clock;
}

/// Returns the largest error that is assumed of the clocks between two readings of a counter:
/// `clock_slack`, but at most a 16th of the clocks in which the counter wraps, as a narrow counter
/// may wrap within `clock_slack`.
constexpr std::uint64_t slack_for(const readout &readout) {
    const std::uint64_t number = clocks_per_wrap(readout) / 16;
    return number < clock_slack ? number : clock_slack;
}

/// Returns whether the time allows the counter to have moved by `moved`, the movement that its two
/// values show, and by one more wrap. False where the time or the counter's greatest speed is not
/// known.
constexpr bool has_time_for_a_turn(const readout &readout, const counter_interval &interval,
                                   std::uint64_t moved) {
    if (readout.most_per_clock == 0 || interval.clocks == 0) return false;
    const std::uint64_t clocks = interval.clocks + slack_for(readout);
    const std::uint64_t turn = clocks_per_wrap(readout);
    return clocks >= turn && clocks - turn >= moved / readout.most_per_clock;
}

/// Returns whether a movement of `moved` takes more clocks than the interval has. False where the
/// time or the counter's speed is not known.
constexpr bool is_too_fast(const readout &readout, const counter_interval &interval,
                           std::uint64_t moved) {
    if (readout.most_per_clock == 0 || interval.clocks == 0) return false;
    const std::uint64_t needed = moved / readout.most_per_clock;
    const std::uint64_t slack = slack_for(readout);
    return needed > slack && needed - slack > interval.clocks;
}

} // namespace detail

/// Returns the number of clocks in which a counter cannot wrap; the largest number where its speed
/// is not known. A second read within that time gives an exact count.
constexpr std::uint64_t safe_clocks(const readout &readout) {
    if (readout.most_per_clock == 0) return ~std::uint64_t{0};
    return detail::clocks_per_wrap(readout) - detail::slack_for(readout);
}

/// Returns the movement of a counter between two readings. A set flag proves that the counter
/// wrapped, but not how often; without a flag only the time bounds the number of wraps.
constexpr counter_movement movement_between(const readout &readout,
                                            const counter_interval &interval) {
    const bool lower = interval.end_value < interval.begin_value;
    const std::uint64_t moved =
        counter_increase(interval.begin_value, interval.end_value, readout.width);
    if (interval.has_flag && lower != interval.flag)
        return lower ? counter_movement::went_back : counter_movement::overflowed;
    // A clear flag proves that the counter did not wrap, however long the time was.
    const bool may_wrap = !interval.has_flag || interval.flag;
    if (may_wrap && detail::has_time_for_a_turn(readout, interval, moved))
        return counter_movement::overflowed;
    if (detail::is_too_fast(readout, interval, moved))
        return lower && !interval.has_flag ? counter_movement::went_back
                                           : counter_movement::overwritten;
    return lower ? counter_movement::wrapped : counter_movement::straight;
}

} // namespace msr
