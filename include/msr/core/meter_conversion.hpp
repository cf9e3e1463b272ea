// The conversion of a meter's register content to the meter's value. A meter is a register that is
// only read, such as the energy that a package has taken.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// How the content of a register becomes a value, in the smallest unit of its quantity: nanojoules,
/// clocks, millikelvin. It is data, as a readout is.
struct meter_conversion {
    /// Returns the value of `content`: of what the register has moved by where it is cumulative,
    /// of what it holds where it is not. `unit`: the content of the register of the unit, or 0.
    std::uint64_t (*value)(std::uint64_t content, std::uint64_t unit){};
    std::uint32_t unit_address{}; ///< the register of the unit; 0: the unit is fixed
    const char *unit_name{};      ///< name of the register of the unit, lower case
    /// Bits of that register without any of which there is no value: where it reads 0 in all of
    /// them, a hypervisor or the firmware hides it.
    std::uint64_t unit_mask{~std::uint64_t{0}};
    unsigned low{};        ///< lowest bit of the content; a readout's width is its bits
    bool is_instant{};     ///< the value is that of the moment; otherwise it is cumulative
    std::uint64_t valid{}; ///< bits that are 1 where the register holds a value; 0: always
    bool zero_is_none{};   ///< an instant meter whose register reads 0 has no value
    /// An upper bound of the value that a cumulative meter adds in a second; 0: it cannot wrap
    /// within the life of a machine.
    std::uint64_t most_per_second{};
    bool always_moves{}; ///< the meter's content changes within a second on every processor that
                         ///< has the meter
};

/// A lower bound of the rate of time stamp counters, in hertz: that of the slowest processors, such
/// as the N100. A difference of clocks divided by this rate is the most seconds that can have
/// passed.
inline constexpr std::uint64_t slowest_time_stamp = 800'000'000;
/// Clocks of a time stamp counter in which a second has passed: no processor's counts faster.
inline constexpr std::uint64_t clocks_of_a_second = 6'000'000'000;

/// Clocks of the time stamp counter in which the register of a cumulative meter cannot wrap;
/// the largest number where nothing bounds it. `width`: bits of the register, 1 to 64; `unit`: the
/// content of the register of the unit.
constexpr std::uint64_t clocks_of_no_wrap(const meter_conversion &meter, unsigned width,
                                          std::uint64_t unit) {
    constexpr std::uint64_t no_bound = ~std::uint64_t{0};
    if (meter.is_instant || meter.most_per_second == 0 || width >= 64) return no_bound;
    const std::uint64_t whole = meter.value((std::uint64_t{1} << width) - 1, unit);
    // The divisor is the largest increase of the meter in a clock, rounded up.
    return whole / ((meter.most_per_second - 1) / slowest_time_stamp + 1);
}

} // namespace msr
