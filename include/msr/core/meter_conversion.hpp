// The conversion of a meter's register content to the meter's value. A meter is a register that is
// only read, such as the energy that a package has consumed.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// The conversion of a register's content to a value in the smallest unit of the meter's quantity:
/// nanojoules, clocks, millikelvin.
struct meter_conversion {
    /// Returns the meter's value. `content`: the register's increase (cumulative meter) or its
    /// content (instant meter). `unit`: content of the register `unit_address`; 0 where the unit is
    /// fixed.
    std::uint64_t (*value)(std::uint64_t content, std::uint64_t unit){};
    /// Number of the MSR that holds the meter's unit, as RDMSR takes it; 0: the unit is fixed.
    std::uint32_t unit_address{};
    const char *unit_name{}; ///< name of the MSR that holds the meter's unit, lower case
    /// Bits of the register of the unit. Where all of them read 0 the meter has no value: a
    /// hypervisor or the firmware hides the unit.
    std::uint64_t unit_mask{~std::uint64_t{0}};
    /// Lowest bit of the content in the meter's register; the number of bits is the `width` of the
    /// readout (the register to read).
    unsigned low{};
    /// Whether the meter shows the quantity at the moment; false: a sum that grows.
    bool is_instant{};
    /// Bits that are all 1 while the meter's register holds a value; 0: the register always holds
    /// one.
    std::uint64_t valid{};
    bool zero_is_none{}; ///< whether an instant meter has no value where its register reads 0
    /// An upper bound of the value that a cumulative meter adds in a second; 0: the meter cannot
    /// wrap within the life of a machine.
    std::uint64_t most_per_second{};
    /// Whether the content of the meter's register changes within a second on every processor that
    /// has the meter, so that content which stands still is no value.
    bool always_moves{};
};

/// A lower bound of the rate of time stamp counters, in hertz: that of the slowest processors, such
/// as the N100. A difference of clocks divided by this rate is the most seconds that can have
/// passed.
inline constexpr std::uint64_t slowest_time_stamp_rate = 800'000'000;
/// The number of clocks of a time stamp counter after which a second has passed: no processor's
/// time stamp counter has more clocks in a second.
inline constexpr std::uint64_t clocks_of_a_second = 6'000'000'000;

/// Returns the number of clocks of the time stamp counter within which the register of a cumulative
/// meter cannot wrap; the largest number of 64 bits where nothing bounds it.
/// `width`: bits of the register, 1 to 64
/// `unit`: the content of the register of the unit, or 0
constexpr std::uint64_t clocks_without_wrap(const meter_conversion &meter, unsigned width,
                                            std::uint64_t unit) {
    constexpr std::uint64_t no_bound = ~std::uint64_t{0};
    if (meter.is_instant || meter.most_per_second == 0 || width >= 64) return no_bound;
    const std::uint64_t whole = meter.value((std::uint64_t{1} << width) - 1, unit);
    // The divisor is the largest increase of the meter in a clock, rounded up.
    return whole / ((meter.most_per_second - 1) / slowest_time_stamp_rate + 1);
}

} // namespace msr
