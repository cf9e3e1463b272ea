// Registers, other than MSRs, of boxes: units outside of the cores, such as memory controllers.
// Programs name such a register by a number. The backend that accesses a box knows where its
// registers are: in the configuration space of a device, or in memory.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>

#include <cstdint>

namespace msr {

/// The place of a register outside of the cores: the kind of box, the box, and the register in the
/// box.
struct box_register {
    unsigned kind{}; ///< number of the kind of box, 0 to 255, as the processor's PMU numbers kinds
    /// Number of the box among those of its kind, 0 to 255, in the order in which the backend that
    /// accesses boxes numbers them.
    unsigned box{};
    unsigned index{}; ///< number of the register in its box, 0 to 255, as `box_index` names them

    friend constexpr bool operator==(const box_register &, const box_register &) = default;
};

/// The numbers of the registers in a box. The numbers of the registers of counter n are greater by
/// n than those of counter 0.
namespace box_index {
inline constexpr unsigned control = 0x00; ///< number of the register that controls the whole box
/// Number of the box's first filter register; the second filter has the next number.
inline constexpr unsigned filter = 0x01;
/// Number of the register that enables the box's fixed counter.
inline constexpr unsigned fixed_select = 0x08;
/// Number of the box's fixed counter, which counts only the clocks of the box.
inline constexpr unsigned fixed_counter = 0x09;
/// Number of the select register of counter 0 of the box; those of counters 1 to 15 have the next
/// numbers.
inline constexpr unsigned select = 0x10;
/// Number of counter 0 of the box; counters 1 to 15 have the next numbers.
inline constexpr unsigned counter = 0x20;
} // namespace box_index

/// The lowest of the numbers by which programs name registers of boxes. No processor has MSRs from
/// 0xb0000000 to 0xb0ffffff, and no backend takes these numbers for MSRs: see `is_box_address`.
inline constexpr std::uint32_t first_box_address = 0xb000'0000;
/// The distance between the numbers of a register in two neighbouring boxes of a kind.
inline constexpr std::uint32_t box_stride = 0x100;

/// Returns the number by which programs name a register of a box.
constexpr std::uint32_t address_of(const box_register &entry) {
    return first_box_address | (entry.kind & 0xff) << 16 | (entry.box & 0xff) << 8 |
           (entry.index & 0xff);
}

/// Returns whether a number names a register of a box: 0xb0000000 to 0xb0ffffff, which no MSR has.
constexpr bool is_box_address(std::uint32_t address) {
    return address >> 24 == first_box_address >> 24;
}

/// Returns the register of a box that a number names, for which `is_box_address` must hold.
constexpr box_register box_register_at(std::uint32_t address) {
    return {.kind = address >> 16 & 0xff, .box = address >> 8 & 0xff, .index = address & 0xff};
}

/// The registers of a kind of box, for a backend that programs boxes without accessing registers,
/// such as Linux's perf. The members that are numbers of registers name registers of box 0: an MSR,
/// or a `box_register` by its `address_of`; 0: the box has no such register. Select registers have
/// consecutive numbers, and so have counters.
struct perf_box {
    unsigned kind{}; ///< number of the kind of box, 0 to 255, as the processor's PMU numbers kinds
    /// The name of the PMU of the box in Linux's perf, such as `uncore_imc`. Where there are
    /// several boxes of the kind, their names end in `_0`, `_1` and so on.
    const char *pmu{};
    std::uint32_t control{};   ///< number of the control register of box 0; 0: none
    std::uint32_t select{};    ///< number of the select register of counter 0 of box 0
    std::uint32_t counter{};   ///< number of counter 0 of box 0
    std::uint32_t filter[2]{}; ///< numbers of the filter registers of box 0; 0: none
    /// Number of the select register of the fixed counter of box 0; 0: none.
    std::uint32_t fixed_select{};
    std::uint32_t fixed_counter{}; ///< number of the fixed counter of box 0; 0: none
    unsigned counters{};           ///< how many counters a box has, without the fixed counter
    unsigned width{};              ///< width of each counter of the box, in bits
    unsigned fixed_width{};        ///< width of the fixed counter of the box, in bits
    /// For each further box of this kind: the difference between the numbers of its registers and
    /// those of box 0.
    unit_instances instances{};
    /// Bits of the control register of the box; while any of them is 1, all counters of the box
    /// stand still.
    std::uint64_t freeze{};
    /// Bits of the control register of the box that clear registers when 1 is written to them:
    /// those in the first element clear the select registers of the box, those in the second the
    /// counters.
    std::uint64_t clear[2]{};
    /// The bit of a select register that enables its counter; 0: the counter needs no such bit.
    std::uint64_t enable{};
    register_scope shared_by{}; ///< the logical processors that share a box
    /// Numbers of registers that enable the counters of several kinds of boxes at once; 0: none.
    /// The kernel writes these registers itself.
    std::uint32_t global[2]{};
};

/// The registers in the configuration space of a PCI device that tell how many boxes of a kind a
/// socket has: by the number of their bits that are 1, or by whether any of them is.
struct capability_count {
    unsigned kind{};            ///< number of the kind of box, as the processor's PMU numbers kinds
    const char *device{};       ///< number of Intel's PCI device, as Linux shows it: `0x2083`
    std::uint16_t offsets[2]{}; ///< offsets of the registers in configuration space, in bytes
    /// The bits of each register that count; 0: there is no such register.
    std::uint32_t masks[2]{};
    /// How many boxes there are where any of the bits in `masks` is 1; 0: as many as bits that are
    /// 1.
    unsigned boxes{};
    unsigned boxes_without_bits{}; ///< how many boxes there are where all bits in `masks` are 0
};

} // namespace msr
