// The layouts of select registers as plain positions, and the layouts of box controls.
#pragma once

#include <msr/intel/uncore/select_registers.hpp>

#include <cstdint>

namespace msr::uncore {

// clang-format off
/// `row(NAME)`: a layout, which is the register type of that name.
#define MSR_UNCORE_LAYOUTS(row)                                                                    \
    row(box_select) row(thread_select) row(cbo_select) row(ubox_select) row(ubox_select_jkt)       \
    row(ubox_select_knl) row(pcu_select) row(pcu_select_jkt) row(pcu_select_ivt)                   \
    row(pcu_select_knl) row(cha_select_knl) row(irp_select_knl) row(cha_select) row(m2m_select)    \
    row(upi_select_skx) row(upi_select) row(qpi_select) row(qpi_select_ivt) row(iio_select_skx)    \
    row(iio_select) row(generic_select) row(generic_select_extended) row(generic_select_cha)       \
    row(generic_select_iio) row(client_select) row(client_select_wide) row(mmio_select)            \
    row(mmio_select_imc) row(nehalem_select) row(clock_select)
// clang-format on

#define MSR_UNCORE_LAYOUT(name) name,
/// The layouts of select registers; each is a struct of select_registers.hpp.
enum class layout : std::uint8_t { MSR_UNCORE_LAYOUTS(MSR_UNCORE_LAYOUT) };
#undef MSR_UNCORE_LAYOUT

/// The position of a field; its width is 0 where the layout lacks the field.
struct field_place {
    std::uint8_t low{};   ///< the lowest bit
    std::uint8_t width{}; ///< bits; 0: the layout has no such field

    /// Returns the greatest value of the field, which has all its bits.
    constexpr std::uint64_t most() const {
        return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
    }
    /// Returns a value at the place of the field; bits that do not fit are left out.
    constexpr std::uint64_t placed(std::uint64_t value) const { return (value & most()) << low; }
    /// Returns the value that the field has in a register's value.
    constexpr std::uint64_t value_in(std::uint64_t value) const { return value >> low & most(); }
    /// Returns the bits of the field in the register.
    constexpr std::uint64_t mask() const { return most() << low; }
};

/// The fields of a select register.
struct layout_row {
    field_place event{};            ///< the event number
    field_place event_upper{};      ///< bit 8 of the event number
    field_place umask{};            ///< the unit mask
    field_place occupancy{};        ///< bits 7:6 of the unit mask, where these alone exist
    field_place extension{};        ///< of the unit mask
    field_place extension_upper{};  ///< the upper piece of the extension
    field_place threshold{};        ///< counts clocks with at least so many events
    field_place edge{};             ///< counts how often the condition begins to hold
    field_place invert{};           ///< turns the comparison round
    field_place thread{};           ///< counts for the thread that a filter names
    field_place occupancy_invert{}; ///< of the PCU: turns the comparison of the occupancy round
    /// Of the PCU: counts how often the occupancy's comparison becomes true.
    field_place occupancy_edge{};
    field_place channels{}; ///< of IIO: the channels, a bit for each
    field_place flows{};    ///< of IIO: the flow classes, a bit for each
    field_place enable{};   ///< the counter counts

    /// Returns an event number, of 8 or 9 bits, at its place in the register.
    constexpr std::uint64_t event_number(std::uint64_t number) const {
        return event.placed(number) | event_upper.placed(number >> 8);
    }
    /// Returns a unit mask of 8 bits at its place in the register.
    constexpr std::uint64_t unit_mask(std::uint64_t mask) const {
        return umask.placed(mask) | occupancy.placed(mask >> 6);
    }
    /// Bits that a unit mask may have.
    constexpr std::uint64_t unit_mask_bits() const { return umask.most() | occupancy.most() << 6; }
    /// The unit mask's extension, which may lie in two pieces with bits between them.
    constexpr std::uint64_t mask_extension(std::uint64_t number) const {
        const std::uint64_t whole = number << extension.low;
        return whole & (extension.mask() | extension_upper.mask());
    }
    /// Returns the bits that an extension of the unit mask may have, counted from its own bit
    /// 0.
    constexpr std::uint64_t extension_bits() const {
        return (extension.mask() | extension_upper.mask()) >> extension.low;
    }
};

namespace detail {

template <typename Field>
constexpr field_place place_of = {static_cast<std::uint8_t>(Field::low),
                                  static_cast<std::uint8_t>(Field::width)};

/// The places of a register type's fields, by their names.
#define MSR_UNCORE_PLACE(member, name)                                                             \
    if constexpr (requires { &Register::name; }) row.member = place_of<decltype(Register::name)>;
template <typename Register>
constexpr layout_row laid_out() {
    layout_row row;
    MSR_UNCORE_PLACE(event, event)
    MSR_UNCORE_PLACE(event_upper, ext_sel)
    MSR_UNCORE_PLACE(umask, umask)
    MSR_UNCORE_PLACE(occupancy, occ_sel)
    MSR_UNCORE_PLACE(extension, umask_ext)
    MSR_UNCORE_PLACE(extension, umask_ext_lo)
    MSR_UNCORE_PLACE(extension_upper, umask_ext_hi)
    MSR_UNCORE_PLACE(threshold, thresh)
    MSR_UNCORE_PLACE(edge, edge)
    MSR_UNCORE_PLACE(invert, inv)
    MSR_UNCORE_PLACE(thread, tid_en)
    MSR_UNCORE_PLACE(occupancy_invert, occ_invert)
    MSR_UNCORE_PLACE(occupancy_edge, occ_edge)
    MSR_UNCORE_PLACE(channels, ch_mask)
    MSR_UNCORE_PLACE(flows, fc_mask)
    MSR_UNCORE_PLACE(enable, enable)
    return row;
}
#undef MSR_UNCORE_PLACE

} // namespace detail

#define MSR_UNCORE_LAYOUT(name) detail::laid_out<name>(),
/// By `layout`.
inline constexpr layout_row layouts[] = {MSR_UNCORE_LAYOUTS(MSR_UNCORE_LAYOUT)};
#undef MSR_UNCORE_LAYOUT

/// Returns the row of a layout: its fields as places of numbers.
constexpr const layout_row &row_of(layout kind) { return layouts[static_cast<unsigned>(kind)]; }

/// How a box is stopped, and its counters and select registers are cleared.
struct control_row {
    std::uint64_t freeze{};  ///< the box control where the counters stand still
    std::uint64_t reset{};   ///< the bits beside it that clear select registers and counters
    std::uint64_t running{}; ///< the box control where the counters count
};

/// The kinds of box controls; each says which bits freeze and clear a box.
enum class control : std::uint8_t {
    none,        ///< no box control: each select register enables its counter
    freeze_bit,  ///< bit 8 freezes, bits 1:0 clear
    with_enable, ///< bits as of `freeze_bit`, and bit 16 lets the box freeze
    generic,     ///< Sapphire Rapids and later: bit 0 freezes, bits 9:8 clear
};

/// By `control`.
inline constexpr control_row controls[] = {
    {}, {0x100, 0x3, 0}, {0x1'0100, 0x3, 0x1'0000}, {0x1, 0x300, 0}};

/// Returns the row of a kind of box control.
constexpr const control_row &row_of(control kind) { return controls[static_cast<unsigned>(kind)]; }

} // namespace msr::uncore
