// Shares of a counter's count, such as shares of slots in top-down analysis: the counter and the
// register with the shares are read together, and their values are checked before a share becomes a
// count.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/session/execution/counter_movement.hpp>
#include <msr/session/execution/cpu_registers.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The greatest amount by which the sum of the four shares of the first level of top-down analysis
/// may differ from 255: each share is rounded by itself.
inline constexpr unsigned rounding_of_shares = 4;
/// The least count of all slots for which the sum of the shares is checked; the shares of fewer
/// slots may have any sum.
inline constexpr std::uint64_t least_whole_of_shares = 4096;

/// Returns whether the four lowest shares in a register's value, a byte each, add up to 255, which
/// stands for all slots, except for the error of `rounding_of_shares`.
constexpr bool make_up_whole(std::uint64_t value) {
    std::uint64_t sum = 0;
    for (unsigned low = 0; low < 32; low += 8)
        sum += value >> low & whole_share;
    return sum + rounding_of_shares >= whole_share && sum <= whole_share + rounding_of_shares;
}

/// Reads a register program's shares of issue slots: all shares are parts of one counter's count
/// (the whole), and lie in one register. `look` reads the counter and the register once.
class share_readings {
public:
    /// Finds the first share of slots in `readouts`, the list of the counters and shares that a
    /// register program reads. The list must outlive this object.
    explicit share_readings(sequence<readout> readouts) noexcept {
        for (const readout &entry : readouts)
            if (first == nullptr && entry.is_share()) first = &entry;
    }

    /// Returns whether the register program has shares of slots.
    bool any() const noexcept { return first != nullptr; }

    /// Reads the counter of all slots, of which the shares are parts, then the register with the
    /// shares.
    [[gnu::noinline]] failure read_registers(const cpu_registers &registers) noexcept {
        previous_whole = whole;
        if (const failure problem = registers.read(first->share.address, whole))
            return named(problem, first->share.name);
        if (const failure problem = registers.read(first->address, shares_value))
            return named(problem, first->name);
        return {};
    }

    /// Returns the count of a share at the last reading: the share's part of the count of all
    /// slots.
    std::uint64_t part(const readout &readout) const noexcept {
        return part_of_whole(whole, shares_value, readout.share.low);
    }

    /// Checks that the values of the last reading are counts since the start: the counter of all
    /// slots (the whole) has not wrapped, and the shares add up to the whole. `clocks`: clocks of
    /// the time stamp counter since the previous reading.
    failure check(unsigned cpu, std::uint64_t clocks) const noexcept {
        const readout counter = whole_counter();
        const counter_movement movement = movement_between(
            counter, {.begin_value = previous_whole, .end_value = whole, .clocks = clocks});
        if (movement == counter_movement::wrapped || movement == counter_movement::overflowed)
            return lost(error_code::whole_wrapped, cpu, safe_clocks(counter));
        if (movement == counter_movement::overwritten || movement == counter_movement::went_back)
            return {.kind = movement == counter_movement::overwritten ? error_code::overwritten
                                                                      : error_code::went_back,
                    .cpu = cpu,
                    .address = first->share.address,
                    .value = previous_whole,
                    .actual_value = whole,
                    .name = first->share.name};
        if (whole < least_whole_of_shares || make_up_whole(shares_value)) return {};
        return {.kind = error_code::not_shares,
                .cpu = cpu,
                .address = first->address,
                .value = whole,
                .actual_value = shares_value,
                .name = first->name};
    }

private:
    static failure named(failure problem, const char *name) noexcept {
        if (problem && problem.name == nullptr) problem.name = name;
        return problem;
    }
    readout whole_counter() const noexcept {
        return {.address = first->share.address,
                .width = first->share.width,
                .name = first->share.name,
                .most_per_clock = first->most_per_clock};
    }
    /// Returns the failure where the counter of all slots (the whole) wrapped. `clocks`: the clocks
    /// in which the counter cannot wrap.
    failure lost(error_code kind, unsigned cpu, std::uint64_t clocks) const noexcept {
        return {.kind = kind,
                .cpu = cpu,
                .address = first->share.address,
                .value = first->most_per_clock == 0 ? 0 : clocks,
                .name = first->share.name};
    }

    const readout *first{};
    /// The count of all slots, of which the shares are parts, at the previous reading.
    std::uint64_t previous_whole{};
    std::uint64_t whole{};
    std::uint64_t shares_value{}; ///< content of the register with the shares of slots
};

} // namespace msr
