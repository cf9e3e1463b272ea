// Shares of a counter, such as the slots of top-down analysis: the counter and the register with
// the shares are read together, and their values are checked before a share becomes a count.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/session/execution/cpu_registers.hpp>
#include <msr/session/execution/passage.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The most by which the sum of the shares of the first level may differ from 255: each share is
/// rounded by itself.
inline constexpr unsigned rounding_of_shares = 4;
/// The least count of the whole, in slots, from which on its shares have to make up 255; the shares
/// of a smaller whole need not yet.
inline constexpr std::uint64_t least_whole_of_shares = 4096;

/// Returns whether the four lowest shares in a register's value, a byte each, add up to the whole,
/// 255, except for the error of `rounding_of_shares`.
constexpr bool make_up_whole(std::uint64_t value) {
    std::uint64_t sum = 0;
    for (unsigned low = 0; low < 32; low += 8)
        sum += value >> low & whole_share;
    return sum + rounding_of_shares >= whole_share && sum <= whole_share + rounding_of_shares;
}

/// The looks at the shares of a program, which are all of one counter and in one register.
class share_looks {
public:
    /// Makes the looks at the shares in `readouts`, the readouts of a program, which must outlive
    /// this object.
    explicit share_looks(sequence<readout> readouts) noexcept {
        for (const readout &entry : readouts)
            if (first == nullptr && entry.is_share()) first = &entry;
    }

    bool exist() const noexcept { return first != nullptr; }

    /// Reads the counter of the whole, then the shares.
    [[gnu::noinline]] failure look(const cpu_registers &registers) noexcept {
        before = whole;
        if (const failure problem = registers.read(first->share.address, whole))
            return named(problem, first->share.name);
        if (const failure problem = registers.read(first->address, held))
            return named(problem, first->name);
        return {};
    }

    /// Returns the counts of a share at the last look.
    std::uint64_t part(const readout &readout) const noexcept {
        return part_of_whole(whole, held, readout.share.low);
    }

    /// Checks that the last look is of counts since the start: the whole has not wrapped, and the
    /// shares make it up. `clocks`: clocks of the time stamp counter since the look before.
    failure check(unsigned cpu, std::uint64_t clocks) const noexcept {
        const readout counter = whole_counter();
        const passage passage =
            passage_between(counter, {.before = before, .now = whole, .clocks = clocks});
        if (passage == passage::wrapped || passage == passage::overflowed)
            return lost(error_code::whole_wrapped, cpu, clocks_of_no_turn(counter));
        if (passage == passage::overwritten || passage == passage::went_back)
            return {.kind = passage == passage::overwritten ? error_code::overwritten
                                                            : error_code::went_back,
                    .cpu = cpu,
                    .address = first->share.address,
                    .value = before,
                    .actual_value = whole,
                    .name = first->share.name};
        if (whole < least_whole_of_shares || make_up_whole(held)) return {};
        return {.kind = error_code::not_shares,
                .cpu = cpu,
                .address = first->address,
                .value = whole,
                .actual_value = held,
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
    failure lost(error_code kind, unsigned cpu, std::uint64_t clocks) const noexcept {
        return {.kind = kind,
                .cpu = cpu,
                .address = first->share.address,
                .value = first->most_per_clock == 0 ? 0 : clocks,
                .name = first->share.name};
    }

    const readout *first{};
    std::uint64_t before{}; ///< the count of the whole at the look before
    std::uint64_t whole{};
    std::uint64_t held{}; ///< content of the register with the shares
};

} // namespace msr
