// Quantities that follow from several meters: the real frequency, the busy share, energy for each
// instruction. All counts of a quantity are of one session. Source: Intel SDM volume 3, 14.2;
// turbostat.
#pragma once

#include <msr/meters/quantities.hpp>

#include <cstdint>

namespace msr::meters {

namespace detail {

/// Returns the ratio of two numbers; a quiet NaN where the denominator is 0.
constexpr double ratio_of(std::uint64_t numerator, std::uint64_t denominator) {
    return denominator == 0 ? __builtin_nan("")
                            : static_cast<double>(numerator) / static_cast<double>(denominator);
}

} // namespace detail

/// Returns the frequency at which a core ran while it was not halted; a quiet NaN where the core
/// never ran.
/// `aperf_count`, `mperf_count`: counts of the meters `aperf` and `mperf` over the same time
/// `base`: the frequency at which `mperf` counts
/// Source: Intel SDM volume 3, 14.2.
constexpr hertz real_frequency(std::uint64_t aperf_count, std::uint64_t mperf_count, hertz base) {
    return {base.value * detail::ratio_of(aperf_count, mperf_count)};
}
/// Returns the share of the time in which a thread was not halted, 0 to 1; a quiet NaN where the
/// time is 0.
/// `mperf_count`, `tsc_count`: counts of the meters `mperf` and `tsc` over the same time
constexpr double busy_share(std::uint64_t mperf_count, std::uint64_t tsc_count) {
    return detail::ratio_of(mperf_count, tsc_count);
}
/// Returns the share of a core's clocks that were no stalls, 0 to 1; a quiet NaN where there were
/// no clocks.
/// `pperf_count`, `aperf_count`: counts of the meters `pperf` and `aperf` over the same time
constexpr double productive_share(std::uint64_t pperf_count, std::uint64_t aperf_count) {
    return detail::ratio_of(pperf_count, aperf_count);
}
/// Returns the energy of an instruction on average; a quiet NaN where `instructions` is 0.
constexpr joules per_instruction(joules energy, std::uint64_t instructions) {
    return {instructions == 0 ? __builtin_nan("")
                              : energy.value / static_cast<double>(instructions)};
}

} // namespace msr::meters
