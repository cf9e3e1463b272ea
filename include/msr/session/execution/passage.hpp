// The passage of a counter between two readings: whether the counter's movement is a count, or why
// it is none. The functions know no backend: they judge values.
#pragma once

#include <msr/core/program.hpp>

#include <cstdint>

namespace msr {

/// The passage of a counter between two looks.
enum class passage : std::uint8_t {
    straight,   ///< the counter moved from the old value to the new value without wrapping
    wrapped,    ///< the counter passed its largest value once; the movement modulo 2^width is the
                ///< count
    overflowed, ///< the counter wrapped more often than the two values show, or had the time to do
                ///< so
    went_back,  ///< the counter's value is lower, without a wrap: other software wrote the counter
    /// The counter moved further than the time allows: other software wrote the counter.
    overwritten,
};

/// Two looks at a counter, and what lies between them.
struct two_looks {
    /// the counter's value at the look before
    std::uint64_t before{};
    std::uint64_t now{}; ///< the counter's value at this look
    /// Whether the overflow flag was clear at the look before, and was read since.
    bool has_flag{};
    bool flag{};            ///< whether the overflow flag is set at this look
    std::uint64_t clocks{}; ///< clocks of the time stamp counter between the looks; 0: unknown
};

/// The largest error of the number of clocks between two looks at a counter: the thread may have to
/// wait between its reading of a counter and that of the time, and the time stamp counters of two
/// processors may differ.
inline constexpr std::uint64_t clock_slack = std::uint64_t{1} << 32;

/// Returns the largest value of a counter of `width` bits, 1 to 64.
constexpr std::uint64_t largest_value(unsigned width) {
    return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
}

namespace detail {

/// Returns the least number of clocks in which a counter wraps.
constexpr std::uint64_t clocks_of_a_turn(const readout &readout) {
    return largest_value(readout.width) / readout.most_per_clock;
}

/// Returns the error that is granted to the clocks between two looks at a counter: at most a 16th
/// of the clocks in which the counter wraps, as a narrow counter has less to give away.
constexpr std::uint64_t slack_for(const readout &readout) {
    const std::uint64_t number = clocks_of_a_turn(readout) / 16;
    return number < clock_slack ? number : clock_slack;
}

constexpr bool has_time_for_a_turn(const readout &readout, const two_looks &observed,
                                   std::uint64_t moved) {
    if (readout.most_per_clock == 0 || observed.clocks == 0) return false;
    const std::uint64_t clocks = observed.clocks + slack_for(readout);
    const std::uint64_t turn = clocks_of_a_turn(readout);
    return clocks >= turn && clocks - turn >= moved / readout.most_per_clock;
}

constexpr bool is_too_fast(const readout &readout, const two_looks &observed, std::uint64_t moved) {
    if (readout.most_per_clock == 0 || observed.clocks == 0) return false;
    const std::uint64_t needed = moved / readout.most_per_clock;
    const std::uint64_t slack = slack_for(readout);
    return needed > slack && needed - slack > observed.clocks;
}

} // namespace detail

/// Returns the number of clocks in which a counter cannot wrap; the largest number where its speed
/// is not known. A second read within that time gives an exact count.
constexpr std::uint64_t clocks_of_no_turn(const readout &readout) {
    if (readout.most_per_clock == 0) return ~std::uint64_t{0};
    return detail::clocks_of_a_turn(readout) - detail::slack_for(readout);
}

/// Returns the passage of a counter between two reads. A flag shows a wrap for certain, but not how
/// many; without a flag only time bounds the number of wraps.
constexpr passage passage_between(const readout &readout, const two_looks &observed) {
    const bool lower = observed.now < observed.before;
    const std::uint64_t moved = counter_increase(observed.before, observed.now, readout.width);
    if (observed.has_flag && lower != observed.flag)
        return lower ? passage::went_back : passage::overflowed;
    // A clear flag proves that the counter did not wrap, however long the time was.
    const bool may_wrap = !observed.has_flag || observed.flag;
    if (may_wrap && detail::has_time_for_a_turn(readout, observed, moved))
        return passage::overflowed;
    if (detail::is_too_fast(readout, observed, moved))
        return lower && !observed.has_flag ? passage::went_back : passage::overwritten;
    return lower ? passage::wrapped : passage::straight;
}

} // namespace msr
