// Registers of boxes outside of the cores that are no MSRs, such as registers of memory
// controllers, and the numbers that stand for them in programs. The backend that accesses a box
// knows where its registers are: in the configuration space of a device, or in memory.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>

#include <cstdint>

namespace msr {

/// The place of a register: the box, and the register in it.
struct box_register {
    unsigned kind{};  ///< the kind of box, as the processor's PMU numbers kinds, 0 to 255
    unsigned box{};   ///< 0 to 255, in the order of the backend that carries them
    unsigned place{}; ///< in the box: a number of `box_place`

    friend constexpr bool operator==(const box_register &, const box_register &) = default;
};

/// The registers of a box: those of a counter lie behind that of counter 0.
namespace box_place {
inline constexpr unsigned control = 0x00;       ///< the box control
inline constexpr unsigned filter = 0x01;        ///< the first filter; the second follows
inline constexpr unsigned fixed_select = 0x08;  ///< enables the fixed counter
inline constexpr unsigned fixed_counter = 0x09; ///< the counter that always counts the clocks of
                                                ///< the box
inline constexpr unsigned select = 0x10;        ///< the select register of counter 0; those of
                                                ///< counters 1 to 15 follow
inline constexpr unsigned counter = 0x20;       ///< counter 0; 16 in all
} // namespace box_place

/// The lowest number of a register of a box. No processor has MSRs from 0xb0000000 to 0xb0ffffff,
/// and no backend takes these numbers for MSRs: `is_box_address`.
inline constexpr std::uint32_t first_box_address = 0xb000'0000;
/// From a box to the next of its kind.
inline constexpr std::uint32_t box_stride = 0x100;

/// The number that programs have for a register of a box.
constexpr std::uint32_t address_of(const box_register &entry) {
    return first_box_address | (entry.kind & 0xff) << 16 | (entry.box & 0xff) << 8 |
           (entry.place & 0xff);
}

/// Whether a number is that of a register of a box, and of no MSR.
constexpr bool is_box_address(std::uint32_t address) {
    return address >> 24 == first_box_address >> 24;
}

/// The register that has a number; `is_box_address` must hold.
constexpr box_register box_register_at(std::uint32_t address) {
    return {.kind = address >> 16 & 0xff, .box = address >> 8 & 0xff, .place = address & 0xff};
}

/// The registers of a kind of box, for a backend that programs boxes without accessing registers,
/// such as Linux's perf. Each number of a register is that of box 0 in programs: of an MSR, or of a
/// `box_register`; 0: the box has no such register. Select registers have consecutive numbers, and
/// so have counters.
struct carried_box {
    unsigned kind{}; ///< number of the kind of box
    /// The kernel's name, `uncore_imc`; `_0` and on follow where there are several.
    const char *pmu{};
    std::uint32_t control{};       ///< number of the box control
    std::uint32_t select{};        ///< number of the first select register
    std::uint32_t counter{};       ///< number of the first counter
    std::uint32_t filter[2]{};     ///< numbers of the filters
    std::uint32_t fixed_select{};  ///< number of the select register of the fixed counter
    std::uint32_t fixed_counter{}; ///< number of the fixed counter
    unsigned counters{};           ///< how many counters there are, without the fixed one
    unsigned width{};              ///< the width of a counter, in bits
    unsigned fixed_width{};        ///< the width of the fixed counter, in bits
    unit_instances places{};       ///< how far the registers of a box lie from those of box 0
    std::uint64_t freeze{};        ///< bits of the box control with which the counters stand still
    std::uint64_t clear[2]{};      ///< bits that clear the select registers, and the counters
    std::uint64_t enable{}; ///< the bit of a select register without which its counter stands still
    register_scope shared_by{}; ///< which logical processors share a box
};

} // namespace msr
