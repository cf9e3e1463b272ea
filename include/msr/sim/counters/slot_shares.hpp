// The register with shares of slots of a simulated logical processor: its value follows from the
// slots counted since software wrote the register last.
#pragma once

#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::sim {

/// The setting of IA32_PERF_METRICS on a logical processor: its address, and the privilege levels
/// at which its shares count.
struct share_setting {
    std::uint32_t address{};       ///< address of IA32_PERF_METRICS; 0: the processor lacks it
    std::uint32_t whole_address{}; ///< address of the fixed counter of all slots
    unsigned count{};              ///< number of shares in IA32_PERF_METRICS: 4 or 8
    bool at[2]{}; ///< whether the counter of slots counts at user level (0) and at kernel level (1)
};

/// The signals of the shares in IA32_PERF_METRICS, by the number of the share's byte.
inline constexpr signal_sum sums_of_shares[] = {
    signal::used_slots,
    signal::slots_of_mispredictions,
    signal::slots_of_fetches,
    signal::slots_of_backend,
    signal::heavy_slots,
    // Share of branch mispredictions: the models know no other work that is executed in vain.
    signal::slots_of_mispredictions,
    // Share of slots lost to fetch latency, equal to the front end's share: the simulated front end
    // is as wide as the core, so that it fills all slots of a clock or waits for code.
    signal::slots_of_fetches,
    signal::slots_of_memory,
};
/// The largest number of shares in IA32_PERF_METRICS.
inline constexpr std::size_t most_shares = sizeof sums_of_shares / sizeof sums_of_shares[0];

/// The issue slots of a logical processor by their use, from which the value of IA32_PERF_METRICS
/// follows.
class slot_shares {
public:
    /// Adds the issue slots of a tally (counts of occurrences) to the counts of all shares of
    /// slots.
    constexpr void add(const tally &tally) {
        for (std::size_t i = 0; i < most_shares; ++i)
            slots_[i] += static_cast<std::uint64_t>(sums_of_shares[i].in(tally));
    }

    /// Sets the slots of all shares to what a software write of IA32_PERF_METRICS means. `value`:
    /// the written value. `whole`: the value of the counter of slots at the write.
    constexpr void write(std::uint64_t value, std::uint64_t whole) {
        for (std::size_t i = 0; i < most_shares; ++i)
            slots_[i] = (value >> 8 * i & 0xff) * whole / 0xff;
    }

    /// Returns the value of IA32_PERF_METRICS with `count` shares, each share in 255ths of all
    /// slots, rounded to the nearest; 0 where no slot was counted.
    constexpr std::uint64_t value(unsigned count) const {
        const std::uint64_t whole = slots_[0] + slots_[1] + slots_[2] + slots_[3];
        if (whole == 0) return 0;
        std::uint64_t result = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint64_t share = (slots_[i] * 0xff + whole / 2) / whole;
            result |= (share < 0xff ? share : 0xff) << 8 * i;
        }
        return result;
    }

private:
    std::uint64_t slots_[most_shares]{};
};

} // namespace msr::sim
