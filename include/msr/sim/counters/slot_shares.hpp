// The register with shares of slots of a simulated logical processor: its value follows from the
// slots counted since software wrote the register last.
#pragma once

#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::sim {

/// The setting of the register with shares: its address, and when it counts.
struct share_setting {
    std::uint32_t address{};       ///< 0: the processor has no such register
    std::uint32_t whole_address{}; ///< of the counter of the slots
    unsigned count{};              ///< shares, 4 or 8
    bool at[2]{};                  ///< whether it counts: by user level, by kernel level
};

/// The signals that the shares count, by their bytes.
inline constexpr signal_sum sums_of_shares[] = {
    signal::used_slots,
    signal::slots_of_mispredictions,
    signal::slots_of_fetches,
    signal::slots_of_backend,
    signal::heavy_slots,
    signal::slots_of_mispredictions, // mispredictions are all work that is executed in vain
    signal::slots_of_fetches, // the front end is as wide as the core: it waits, or fills all slots
    signal::slots_of_memory,
};
/// The most shares of a processor.
inline constexpr std::size_t most_shares = sizeof sums_of_shares / sizeof sums_of_shares[0];

/// The slots of a processor by their use, as IA32_PERF_METRICS divides them.
class slot_shares {
public:
    /// Adds the slots of a tally to the shares.
    constexpr void add(const tally &tally) {
        for (std::size_t i = 0; i < most_shares; ++i)
            slots_[i] += static_cast<std::uint64_t>(sums_of_shares[i].in(tally));
    }

    /// Software wrote the register while the counter of the slots held `whole`.
    constexpr void write(std::uint64_t value, std::uint64_t whole) {
        for (std::size_t i = 0; i < most_shares; ++i)
            slots_[i] = (value >> 8 * i & 0xff) * whole / 0xff;
    }

    /// Returns the value of the register: each share of 255, rounded to the nearest.
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
