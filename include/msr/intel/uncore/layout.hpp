// The layouts of the select registers of uncore boxes as plain bit positions, and the layouts of
// box controls.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr::uncore {

// clang-format off
/// A list of the layouts of select registers, as calls of a macro: `row(NAME)` with the name of the
/// register type that has the layout.
#define MSR_UNCORE_LAYOUTS(row)                                                                    \
    row(box_select) row(thread_select) row(cbo_select) row(ubox_select) row(ubox_select_jkt)       \
    row(ubox_select_knl) row(pcu_select) row(pcu_select_jkt) row(pcu_select_ivt)                   \
    row(pcu_select_knl) row(cha_select_knl) row(irp_select_knl) row(cha_select) row(m2m_select)    \
    row(upi_select_skx) row(upi_select) row(qpi_select) row(qpi_select_ivt) row(iio_select_skx)    \
    row(iio_select) row(generic_select) row(generic_select_extended) row(generic_select_cha)       \
    row(generic_select_iio) row(client_select) row(client_select_wide) row(mmio_select)            \
    row(mmio_select_imc) row(nehalem_select) row(clock_select)                             \
    row(free_running_select)
// clang-format on

#define MSR_UNCORE_LAYOUT(name) name,
/// A layout of a select register, named like its register type in select_registers.hpp.
enum class layout : std::uint8_t { MSR_UNCORE_LAYOUTS(MSR_UNCORE_LAYOUT) };
#undef MSR_UNCORE_LAYOUT

/// The position of a field in a register.
struct field_place {
    std::uint8_t low{};   ///< the lowest bit of the field
    std::uint8_t width{}; ///< number of bits of the field; 0: the register has no such field

    /// Returns the greatest value that the field can hold.
    constexpr std::uint64_t most() const {
        return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
    }
    /// Returns a value at the position of the field; bits that do not fit are left out.
    constexpr std::uint64_t placed(std::uint64_t value) const { return (value & most()) << low; }
    /// Returns the value that the field has in a register's value.
    constexpr std::uint64_t value_in(std::uint64_t value) const { return value >> low & most(); }
    /// Returns the mask of the field's bits in the register.
    constexpr std::uint64_t mask() const { return most() << low; }

    friend constexpr bool operator==(const field_place &, const field_place &) = default;
};

/// The positions of the fields of a select register. A field that the register lacks has width 0.
struct layout_row {
    /// Position in the select register of the event number, or of its lower 8 bits.
    field_place event{};
    field_place event_upper{}; ///< position in the select register of bit 8 of the event number
    field_place umask{};       ///< position in the select register of the event's unit mask
    /// Position of bits 7:6 of the unit mask, in registers that have only these bits of the mask.
    field_place occupancy{};
    /// Position in the select register of the extension of the unit mask, or of the lower part of
    /// the extension.
    field_place extension{};
    /// Position in the select register of the upper part of the extension of the unit mask.
    field_place extension_upper{};
    /// Position of the threshold: clocks with at least so many events are counted; 0: every event
    /// is counted.
    field_place threshold{};
    /// Position of the flag with which the counter counts how often the event's condition begins to
    /// hold.
    field_place edge{};
    /// Position of the flag with which the counter counts clocks with fewer events than the
    /// threshold.
    field_place invert{};
    /// Position of the flag with which the counter counts only for the thread in the box's filter.
    field_place thread{};
    /// Position of the flag that inverts the PCU's comparison of the occupancy with the threshold.
    field_place occupancy_invert{};
    /// Position of the flag with which the counter counts how often the PCU's comparison of the
    /// occupancy becomes true.
    field_place occupancy_edge{};
    /// Position of the mask of the IIO channels that are counted, a bit for each channel.
    field_place channels{};
    /// Position of the mask of the IIO flow classes that are counted, a bit for each class.
    field_place flows{};
    field_place enable{}; ///< bit of the select register that lets the register's counter count

    /// Returns an event number, of 8 or 9 bits, at its position in the select register.
    constexpr std::uint64_t event_number(std::uint64_t number) const {
        return event.placed(number) | event_upper.placed(number >> 8);
    }
    /// Returns a unit mask of 8 bits at its position in the select register.
    constexpr std::uint64_t unit_mask(std::uint64_t mask) const {
        return umask.placed(mask) | occupancy.placed(mask >> 6);
    }
    /// Returns the bits that a unit mask may have in the select register.
    constexpr std::uint64_t unit_mask_bits() const { return umask.most() | occupancy.most() << 6; }
    /// Returns an extension of the unit mask at its position in the select register, where the
    /// extension may have two parts with other bits between the parts.
    /// `number`: the extension, counted from bit 0 of the extension
    constexpr std::uint64_t mask_extension(std::uint64_t number) const {
        const std::uint64_t whole = number << extension.low;
        return whole & (extension.mask() | extension_upper.mask());
    }
    /// Returns the bits that an extension of the unit mask may have, counted from bit 0 of the
    /// extension.
    constexpr std::uint64_t extension_bits() const {
        return (extension.mask() | extension_upper.mask()) >> extension.low;
    }

    friend constexpr bool operator==(const layout_row &, const layout_row &) = default;
};

/// The positions of the fields of each select register; the index is the number of the `layout`.
/// The positions stand here as numbers, because compilers take long to find the positions in the
/// register types; invariants.hpp asserts that the register types have these positions.
inline constexpr layout_row layouts[] = {
    // positions of the fields of `box_select`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1},
     .enable = {22, 1}},
    // positions of the fields of `thread_select`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1},
     .thread = {19, 1},
     .enable = {22, 1}},
    // positions of the fields of `cbo_select`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 8},
     .edge = {18, 1},
     .thread = {19, 1},
     .enable = {22, 1}},
    // positions of the fields of `ubox_select`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 5},
     .edge = {18, 1},
     .invert = {23, 1},
     .enable = {22, 1}},
    // positions of the fields of `ubox_select_jkt`
    {.event = {0, 8},
     .event_upper = {21, 1},
     .umask = {8, 8},
     .threshold = {24, 5},
     .edge = {18, 1},
     .invert = {23, 1},
     .enable = {22, 1}},
    // positions of the fields of `ubox_select_knl`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 5},
     .edge = {18, 1},
     .invert = {23, 1},
     .thread = {19, 1},
     .enable = {22, 1}},
    // positions of the fields of `pcu_select`
    {.event = {0, 8},
     .occupancy = {14, 2},
     .threshold = {24, 5},
     .edge = {18, 1},
     .invert = {23, 1},
     .occupancy_invert = {30, 1},
     .occupancy_edge = {31, 1},
     .enable = {22, 1}},
    // positions of the fields of `pcu_select_jkt`
    {.event = {0, 8},
     .event_upper = {21, 1},
     .occupancy = {14, 2},
     .threshold = {24, 5},
     .edge = {18, 1},
     .invert = {23, 1},
     .occupancy_invert = {30, 1},
     .occupancy_edge = {31, 1},
     .enable = {22, 1}},
    // positions of the fields of `pcu_select_ivt`
    {.event = {0, 8},
     .event_upper = {21, 1},
     .occupancy = {14, 2},
     .threshold = {24, 5},
     .edge = {18, 1},
     .occupancy_invert = {30, 1},
     .occupancy_edge = {31, 1},
     .enable = {22, 1}},
    // positions of the fields of `pcu_select_knl`
    {.event = {0, 7},
     .occupancy = {14, 2},
     .threshold = {24, 6},
     .edge = {18, 1},
     .invert = {23, 1},
     .thread = {19, 1},
     .occupancy_invert = {30, 1},
     .occupancy_edge = {31, 1},
     .enable = {22, 1}},
    // positions of the fields of `cha_select_knl`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1},
     .thread = {19, 1},
     .enable = {22, 1}},
    // positions of the fields of `irp_select_knl`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1},
     .enable = {22, 1}},
    // positions of the fields of `cha_select`
    {.event = {0, 8},
     .umask = {8, 8},
     .extension = {32, 26},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1},
     .thread = {19, 1},
     .enable = {22, 1}},
    // positions of the fields of `m2m_select`
    {.event = {0, 8},
     .umask = {8, 8},
     .extension = {32, 8},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1},
     .enable = {22, 1}},
    // positions of the fields of `upi_select_skx`
    {.event = {0, 8},
     .umask = {8, 8},
     .extension = {32, 12},
     .extension_upper = {45, 11},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1},
     .enable = {22, 1}},
    // positions of the fields of `upi_select`
    {.event = {0, 8},
     .umask = {8, 8},
     .extension = {32, 24},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1},
     .enable = {22, 1}},
    // positions of the fields of `qpi_select`
    {.event = {0, 8},
     .event_upper = {21, 1},
     .umask = {8, 8},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1},
     .enable = {22, 1}},
    // positions of the fields of `qpi_select_ivt`
    {.event = {0, 8},
     .event_upper = {21, 1},
     .umask = {8, 8},
     .threshold = {24, 8},
     .edge = {18, 1},
     .enable = {22, 1}},
    // positions of the fields of `iio_select_skx`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 12},
     .edge = {18, 1},
     .invert = {23, 1},
     .channels = {36, 8},
     .flows = {44, 3},
     .enable = {22, 1}},
    // positions of the fields of `iio_select`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 12},
     .edge = {18, 1},
     .invert = {23, 1},
     .channels = {36, 12},
     .flows = {48, 3},
     .enable = {22, 1}},
    // positions of the fields of `generic_select`
    {.event = {0, 8}, .umask = {8, 8}, .threshold = {24, 8}, .edge = {18, 1}, .invert = {23, 1}},
    // positions of the fields of `generic_select_extended`
    {.event = {0, 8},
     .umask = {8, 8},
     .extension = {32, 24},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1}},
    // positions of the fields of `generic_select_cha`
    {.event = {0, 8},
     .umask = {8, 8},
     .extension = {32, 32},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1},
     .thread = {16, 1}},
    // positions of the fields of `generic_select_iio`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 12},
     .edge = {18, 1},
     .invert = {23, 1},
     .channels = {36, 12},
     .flows = {48, 3}},
    // positions of the fields of `client_select`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 5},
     .edge = {18, 1},
     .invert = {23, 1},
     .enable = {22, 1}},
    // positions of the fields of `client_select_wide`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 6},
     .edge = {18, 1},
     .invert = {23, 1},
     .enable = {22, 1}},
    // positions of the fields of `mmio_select`
    {.event = {0, 8}, .umask = {8, 8}, .threshold = {24, 8}, .edge = {18, 1}, .invert = {23, 1}},
    // positions of the fields of `mmio_select_imc`
    {.event = {0, 8}, .edge = {18, 1}, .channels = {8, 4}},
    // positions of the fields of `nehalem_select`
    {.event = {0, 8},
     .umask = {8, 8},
     .threshold = {24, 8},
     .edge = {18, 1},
     .invert = {23, 1},
     .enable = {22, 1}},
    // positions of the fields of `clock_select`
    {.enable = {22, 1}},
    // positions of the fields of `free_running_select`
    {.event = {0, 8}, .umask = {8, 8}, .enable = {22, 1}},
};

/// Returns the positions of the fields of a layout of select registers.
constexpr const layout_row &row_of(layout kind) { return layouts[static_cast<unsigned>(kind)]; }

/// The values of a box control that stop a box, clear its counters and select registers, and start
/// the box.
struct control_row {
    /// Value of the box control with which the counters of the box stand still.
    std::uint64_t freeze{};
    /// Bits of the box control that, together with `freeze`, clear select registers and counters.
    std::uint64_t reset{};
    std::uint64_t running{}; ///< value of the box control with which the counters of the box count
};

/// A kind of box control, which determines the bits that freeze and clear a box.
enum class control : std::uint8_t {
    none, ///< no box control: each select register enables the register's counter
    /// Bit 8 of the box control freezes the counters, bits 1:0 clear select registers and counters.
    freeze_bit,
    /// Bit 8 of the box control freezes the counters if bit 16 is set; bits 1:0 clear select
    /// registers and counters.
    with_enable,
    /// Bit 0 of the box control, on Sapphire Rapids and later, freezes the counters, bits 9:8 clear
    /// select registers and counters.
    generic,
};

/// The values of each kind of box control; the index is the number of the `control`.
inline constexpr control_row controls[] = {
    {}, {0x100, 0x3, 0}, {0x1'0100, 0x3, 0x1'0000}, {0x1, 0x300, 0}};

/// Returns the values of a kind of box control.
constexpr const control_row &row_of(control kind) { return controls[static_cast<unsigned>(kind)]; }

} // namespace msr::uncore
