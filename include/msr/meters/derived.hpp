// Quantities that follow from several meters: the real frequency, the busy share, energy for each
// instruction. All counts of a quantity are of one session. Source: Intel SDM volume 3, 14.2;
// turbostat.
#pragma once

#include <msr/meters/quantities.hpp>

#include <cstdint>

namespace msr::meters {

namespace detail {

/// A ratio; a quiet NaN where the denominator is 0.
constexpr double ratio_of(std::uint64_t numerator, std::uint64_t denominator) {
    return denominator == 0 ? __builtin_nan("")
                            : static_cast<double>(numerator) / static_cast<double>(denominator);
}

} // namespace detail

/// The frequency at which a core ran while it was not halted, of the counts of `aperf` and `mperf`
/// and the base frequency; a quiet NaN where it never ran.
constexpr hertz real_frequency(std::uint64_t aperf_count, std::uint64_t mperf_count, hertz base) {
    return {base.value * detail::ratio_of(aperf_count, mperf_count)};
}
/// The share of the time in which a thread was not halted, of the counts of `mperf` and `tsc`.
constexpr double busy_share(std::uint64_t mperf_count, std::uint64_t tsc_count) {
    return detail::ratio_of(mperf_count, tsc_count);
}
/// The share of a core's clocks that were no stalls, of the counts of `pperf` and `aperf`.
constexpr double productive_share(std::uint64_t pperf_count, std::uint64_t aperf_count) {
    return detail::ratio_of(pperf_count, aperf_count);
}
/// Energy for each of so many instructions; a quiet NaN where there were none.
constexpr joules per_instruction(joules energy, std::uint64_t instructions) {
    return {instructions == 0 ? __builtin_nan("")
                              : energy.value / static_cast<double>(instructions)};
}

} // namespace msr::meters
