// The facts about a box of a processor, as a row.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/uncore/box.hpp>
#include <msr/intel/uncore/layout.hpp>

#include <cstdint>

namespace msr::uncore {

/// How the registers of a box are reached.
enum class reach : std::uint8_t {
    msr,       ///< by MSRs, whose numbers are known
    discovery, ///< by MSRs, whose numbers stand in a table in memory
    pci,       ///< in the configuration space of a PCI device
    memory,    ///< the registers are in memory
};

/// The source of the number of boxes of a kind that a processor has.
enum class count_by : std::uint8_t {
    table,               ///< the table: each processor has as many
    slices,              ///< MSR 396H, bits 3:0
    slices_and_graphics, ///< MSR 396H, bits 3:0, which count the processor's graphics, too
    cha_config,          ///< MSR 2FFEH, where it is not 0
    capability,          ///< a register of a PCI device
    cores,               ///< the cores; slices may count whose cores are fused off
    discovery,           ///< a table in memory
};

/// The boxes of one kind of a processor. Addresses are those of box 0; 0: the box lacks the
/// register. Select registers have consecutive addresses, and so have counters.
struct unit_row {
    box kind{};
    reach access{};
    uncore::layout layout{};
    uncore::control style{};
    std::uint16_t control{}; ///< the box control
    std::uint16_t select{};  ///< the select register of counter 0
    std::uint16_t counter{}; ///< counter 0
    std::uint8_t counters{};
    std::uint8_t width{};         ///< of a counter, in bits
    std::uint16_t fixed_select{}; ///< enables the fixed counter
    std::uint16_t fixed_counter{};
    std::uint8_t fixed_width{};
    bool has_fixed{}; ///< the box has a fixed counter, even if the counter's address is no MSR
    std::uint16_t filter[2]{};
    std::uint32_t filter_bits[2]{}; ///< bits that the filters have
    std::uint16_t thread_bits{};    ///< of the first filter: the thread
    std::uint16_t status{};
    std::uint8_t boxes{};            ///< how many there are at most; 0: no source has a number
    count_by counted{};              ///< the source of the number of boxes
    std::uint16_t stride{};          ///< from box to box; 0: one box, or `bases`
    sequence<std::uint16_t> bases{}; ///< the address of each box's registers, where the distances
                                     ///< differ
    register_scope shared_by{};      ///< who shares all boxes of the kind
    const char *linux_pmu{};         ///< the name of Linux's PMU
    confidence sure{};

    /// The counters of the box, bit n for counter n, and bit 8 for the fixed counter.
    constexpr std::uint64_t counter_set() const {
        return ((std::uint64_t{1} << counters) - 1) | (has_fixed ? std::uint64_t{1} << 8 : 0);
    }
    constexpr unsigned place_count() const { return counters + (has_fixed ? 1u : 0u); }
    /// How far the registers of a box lie from those of box 0.
    constexpr std::int32_t offset_of(unsigned number) const {
        if (bases.size() == 0) return static_cast<std::int32_t>(stride * number);
        return std::int32_t{bases[number]} - std::int32_t{bases[0]};
    }
};

/// The number that choices give to the fixed counter of a box.
inline constexpr int fixed_counter_number = 8;

/// A register that enables the counters of several boxes at once.
struct global_row {
    std::uint32_t address{}; ///< 0: there is none that a plan needs
    std::uint64_t bits{};    ///< that have to be set
    bool by_counter{};       ///< bit n for counter n, and bit 32 for the fixed counter
};

/// The boxes of a processor.
struct processor_units {
    sequence<unit_row> units{};
    global_row global[2]{};
};

} // namespace msr::uncore
