// The facts about a box of a processor, as a row.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/uncore/box.hpp>
#include <msr/intel/uncore/layout.hpp>

#include <cstdint>

namespace msr::uncore {

/// The way by which software reaches the registers of a box.
enum class reach : std::uint8_t {
    msr, ///< the registers of the box are MSRs, whose addresses are known
    /// The registers of the box are MSRs; a table in memory has the addresses of the registers.
    discovery,
    pci,    ///< the registers of the box are in the configuration space of a PCI device
    memory, ///< the registers of the box are at addresses in memory
};

/// The source of the number of boxes of a kind that a processor has.
enum class count_by : std::uint8_t {
    table,  ///< the library's table: all processors of a row have the same number of boxes
    slices, ///< MSR 396H, bits 3:0: the number of slices of the last-level cache
    /// MSR 396H, bits 3:0: the number of slices of the last-level cache and 1 for the graphics.
    slices_and_graphics,
    cha_config, ///< MSR 2FFEH: the number of boxes, unless the MSR is 0
    capability, ///< a register of a PCI device, which has the number of boxes
    cores,      ///< the number of cores; slices of cores that are fused off may be in the number
    discovery,  ///< a table in memory, which has the number of boxes
};

/// The boxes of a kind that a processor has. Addresses are those of box 0; address 0: the box lacks
/// the register. Select registers have consecutive addresses, and so have counters.
struct unit_row {
    box kind{};
    reach access{};
    uncore::layout layout{};
    uncore::control style{};
    std::uint16_t control{}; ///< address of the box control
    std::uint16_t select{};  ///< address of the select register of counter 0
    std::uint16_t counter{}; ///< address of counter 0
    std::uint8_t counters{};
    std::uint8_t width{};         ///< width of a counter in bits
    std::uint16_t fixed_select{}; ///< address of the select register that enables the fixed counter
    std::uint16_t fixed_counter{};
    std::uint8_t fixed_width{};
    /// Whether the box has a fixed counter, even if the counter's address is no MSR.
    bool has_fixed{};
    std::uint16_t filter[2]{};
    /// Bits that the first and the second filter register of a box have.
    std::uint32_t filter_bits[2]{};
    /// Bits of the first filter register that hold the number of the thread.
    std::uint16_t thread_bits{};
    std::uint16_t status{};
    std::uint8_t boxes{}; ///< the greatest number of boxes of the kind; 0: no source has a number
    count_by counted{};   ///< the source of the number of boxes
    /// Distance of addresses from a box to the next box; 0: there is a single box, or `bases` has
    /// the addresses.
    std::uint16_t stride{};
    /// Address of each box's registers, where the distances between boxes differ; else empty.
    sequence<std::uint16_t> bases{};
    register_scope shared_by{}; ///< which logical processors share the boxes of the kind
    const char *linux_pmu{}; ///< name of Linux perf's PMU, such as `uncore_imc`; null: no such PMU
    confidence sure{};

    /// Returns the set of the counters of the box, bit n for counter n, and bit 8 for the fixed
    /// counter.
    constexpr std::uint64_t counter_set() const {
        return ((std::uint64_t{1} << counters) - 1) | (has_fixed ? std::uint64_t{1} << 8 : 0);
    }
    constexpr unsigned place_count() const { return counters + (has_fixed ? 1u : 0u); }
    /// Returns the distance of the addresses of a box's registers from the addresses of box 0.
    /// `number`: the number of the box among those of its kind, from 0 on
    constexpr std::int32_t offset_of(unsigned number) const {
        if (bases.size() == 0) return static_cast<std::int32_t>(stride * number);
        return std::int32_t{bases[number]} - std::int32_t{bases[0]};
    }
};

/// The number that choices use for the fixed counter of a box: 8.
inline constexpr int fixed_counter_number = 8;

/// A register that enables the counters of several boxes at once.
struct global_row {
    /// Address of the register that enables several boxes; 0: plans need no such register.
    std::uint32_t address{};
    std::uint64_t bits{}; ///< bits of the register that must be set to enable the boxes
    /// Whether bit n of the register enables counter n of the boxes, and bit 32 the fixed counter,
    /// instead of `bits`.
    bool by_counter{};
};

/// The boxes of a processor, and the registers that enable several boxes.
struct processor_units {
    sequence<unit_row> units{};
    global_row global[2]{};
};

} // namespace msr::uncore
