// Select registers by layout, as tables: which unit's counters they select for, and where the
// pieces of an event number and of a unit mask lie.
#pragma once

#include <msr/amd/counters/registers.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::amd {

/// A unit of AMD processors that has counters; the unit decides what its counters can count, and
/// which logical processors share them.
enum class unit : std::uint8_t {
    core,        ///< a core, whose counters each logical processor has
    northbridge, ///< the northbridge of families 15h and 16h, which the cores of a node share
    data_fabric, ///< the data fabric from family 17h on, which the cores of a node share
    l2i,         ///< the L2 interface of family 16h, which the cores of an L2 complex share
    l3,          ///< the L3 cache that the cores of a complex share
    umc,         ///< a memory controller, from Zen 4 on
};

/// The layouts of AMD's select registers; each is a struct of registers.hpp.
enum class select_layout : std::uint8_t {
    core_k7,        ///< `perf_ctl_k7`: core counters of K7 and K8
    core_fam11h,    ///< `perf_ctl_fam11h`: core counters of family 11h
    core,           ///< `perf_ctl`: core counters of families 10h, 12h and later
    northbridge,    ///< `nb_perf_ctl`: northbridge counters of families 15h and 16h
    data_fabric,    ///< `df_perf_ctl`: data fabric counters up to Zen 3
    data_fabric_v2, ///< `df_perf_ctl_v2`: data fabric counters with PerfMonV2
    l2i,            ///< `l2i_perf_ctl`: counters of the L2 interface of family 16h
    l3,             ///< `l3_perf_ctl`: counters of the L3 cache of family 17h
    l3_fam19h,      ///< `l3_perf_ctl_fam19h`: counters of the L3 cache from family 19h on
    umc,            ///< `umc_perf_ctl`: counters of memory controllers, from Zen 4 on
};
/// The number of layouts of select registers.
inline constexpr unsigned select_layout_count = 10;

/// Returns the fields of a layout of select registers, with reserved fields, from bit 0 to bit 63.
constexpr sequence<field_row> fields_of_layout(select_layout layout) {
    switch (layout) {
    case select_layout::core_k7:
        return tested_fields_of<perf_ctl_k7>();
    case select_layout::core_fam11h:
        return tested_fields_of<perf_ctl_fam11h>();
    case select_layout::core:
        return tested_fields_of<perf_ctl>();
    case select_layout::northbridge:
        return tested_fields_of<nb_perf_ctl>();
    case select_layout::data_fabric:
        return tested_fields_of<df_perf_ctl>();
    case select_layout::data_fabric_v2:
        return tested_fields_of<df_perf_ctl_v2>();
    case select_layout::l2i:
        return tested_fields_of<l2i_perf_ctl>();
    case select_layout::l3:
        return tested_fields_of<l3_perf_ctl>();
    case select_layout::l3_fam19h:
        return tested_fields_of<l3_perf_ctl_fam19h>();
    case select_layout::umc:
        return tested_fields_of<umc_perf_ctl>();
    }
    return {};
}

/// Returns a field's name as people write it: without the underscore at the end of a name such as
/// `int_`, which would be a keyword of C++ without it.
constexpr text_view field_name_of(const field_row &row) {
    const text_view name = row.name;
    const bool escaped = !name.empty() && name[name.size() - 1] == '_';
    return escaped ? name.prefix(name.size() - 1) : name;
}

namespace detail {

/// Returns whether a name begins with a text. Compares characters only: under
/// -fno-delete-null-pointer-checks, with which kernels are built, g++ takes no comparison with null
/// for a constant.
constexpr bool starts_with(const char *name, const char *start) {
    for (; *start != '\0'; ++name, ++start)
        if (*name != *start) return false; // `name` differs from `start`, or is shorter
    return true;
}

constexpr bool is_piece_of(const field_row &row, const char *whole) {
    return row.kind != access::reserved && starts_with(row.name, whole);
}

/// Returns the number of bits of an event number or unit mask that lies in several fields (pieces)
/// of a select register.
/// `whole`: the begin of the names of the fields
constexpr unsigned width_in_pieces(sequence<field_row> fields, const char *whole) {
    unsigned width = 0;
    for (const field_row &row : fields)
        if (is_piece_of(row, whole)) width += row.width;
    return width;
}

/// Returns an event number or unit mask spread over the fields (pieces) that hold it in a select
/// register, the lowest bits in the lowest piece; bits beyond the pieces are cut off.
/// `whole`: the begin of the names of the fields
constexpr std::uint64_t spread(sequence<field_row> fields, const char *whole,
                               std::uint64_t number) {
    std::uint64_t bits = 0;
    for (const field_row &row : fields)
        if (is_piece_of(row, whole)) {
            bits |= (number & low_bits(row.width)) << row.low;
            number >>= row.width;
        }
    return bits;
}

constexpr std::uint64_t gathered(sequence<field_row> fields, const char *whole,
                                 std::uint64_t register_value) {
    std::uint64_t number = 0;
    unsigned position = 0;
    for (const field_row &row : fields)
        if (is_piece_of(row, whole)) {
            number |= row.value_in(register_value) << position;
            position += row.width;
        }
    return number;
}

inline constexpr const char *event_pieces = "event_sel";
inline constexpr const char *unit_mask_pieces = "unit_mask";
/// The name of the field of a memory controller's select register that takes the place of a unit
/// mask.
inline constexpr const char *rd_wr_mask_piece = "rd_wr_mask";

constexpr const char *mask_pieces_of(sequence<field_row> fields) {
    for (const field_row &row : fields)
        if (is_piece_of(row, rd_wr_mask_piece)) return rd_wr_mask_piece;
    return unit_mask_pieces;
}

} // namespace detail

/// A field of select registers other than the event and its unit mask.
enum class select_field : std::uint8_t {
    usr,           ///< 1: events at privilege levels above 0 count
    os,            ///< 1: events at privilege level 0 count
    edge,          ///< 1: rising edges of the event's condition count
    pin_ctl,       ///< 1: the counter drives the performance monitor pin
    interrupt,     ///< 1: an overflow causes an interrupt of the APIC
    en,            ///< 1: the counter counts
    inv,           ///< 1: clocks with fewer events than the threshold count
    cnt_mask,      ///< the threshold of events in a clock; 0: each event counts
    guest_only,    ///< 1: the counter counts in guest mode only
    host_only,     ///< 1: the counter counts in host mode only
    thread_mask,   ///< the threads or cores whose requests count, a bit for each
    slice_mask,    ///< the L3 slices whose events count, a bit for each
    en_all_slices, ///< 1: events of all L3 slices count
    slice_id,      ///< the number of the L3 slice whose events count, without `en_all_slices`
    en_all_cores,  ///< 1: requests of all cores of the complex count
    core_id,       ///< the number of the core whose requests count, without `en_all_cores`
};
/// The number of kinds of fields in `select_field`.
inline constexpr unsigned select_field_count = 16;

/// The names of the fields of select registers, at the positions of `select_field`.
inline constexpr const char *select_field_names[select_field_count] = {
    "usr",           "os",       "edge",         "pin_ctl",   "int_",        "en",
    "inv",           "cnt_mask", "guest_only",   "host_only", "thread_mask", "slice_mask",
    "en_all_slices", "slice_id", "en_all_cores", "core_id"};

/// The position of a field in a select register; the width is 0 where the register's layout has no
/// such field.
struct field_place {
    std::uint8_t low{};   ///< number of the field's lowest bit in the select register, 0 to 63
    std::uint8_t width{}; ///< number of the field's bits; 0: the register's layout lacks the field

    /// Returns the greatest value that the field can hold.
    constexpr std::uint64_t most() const { return low_bits(width); }
    /// Returns a value shifted to the field's position in the register; bits beyond the width are
    /// cut off.
    constexpr std::uint64_t placed(std::uint64_t value) const { return (value & most()) << low; }
    /// Returns the field's value in a value of the select register, shifted down to bit 0.
    constexpr std::uint64_t value_in(std::uint64_t register_value) const {
        return (register_value >> low) & most();
    }
};

/// A layout of a select register, with the positions of its fields.
struct layout_row {
    unit counts{};                ///< the unit whose counters have select registers of this layout
    sequence<field_row> fields{}; ///< the fields of the select register, including reserved ones
    unsigned event_width{};       ///< number of bits of an event number: 8, 12 or 14
    unsigned unit_mask_width{};   ///< number of bits of a unit mask: 2, 8 or 12
    /// The begin of the names of the register's fields in which the unit mask lies.
    const char *mask_pieces{};
    std::uint64_t enable{}; ///< the bit of the select register that lets the counter count
    /// The bit of the select register that asks for an interrupt on overflow; 0: there is none.
    std::uint64_t interrupt{};
    std::uint64_t reserved{}; ///< the bits of the select register that must be written as 0
    /// The positions of the register's fields, by `select_field`.
    field_place places[select_field_count]{};

    /// Returns the position of a field; the position's width is 0 where the layout has no such
    /// field.
    constexpr const field_place &place(select_field field) const {
        return places[static_cast<unsigned>(field)];
    }
    /// Returns whether the layout of the select register has a field.
    constexpr bool has(select_field field) const { return place(field).width != 0; }
    /// Returns an event number at its position in the select register; bits beyond `event_width`
    /// are cut off.
    constexpr std::uint64_t event(std::uint64_t number) const {
        return detail::spread(fields, detail::event_pieces, number);
    }
    /// Returns a unit mask at its position in the select register; bits beyond `unit_mask_width`
    /// are cut off.
    constexpr std::uint64_t unit_mask(std::uint64_t mask) const {
        return detail::spread(fields, mask_pieces, mask);
    }
    /// Returns the event number in a value of the select register.
    constexpr std::uint64_t event_in(std::uint64_t register_value) const {
        return detail::gathered(fields, detail::event_pieces, register_value);
    }
    /// Returns the unit mask in a value of the select register.
    constexpr std::uint64_t unit_mask_in(std::uint64_t register_value) const {
        return detail::gathered(fields, mask_pieces, register_value);
    }
    /// Returns the field with a name, in upper or lower case; null where the layout has no such
    /// field. Reserved fields have no name.
    constexpr const field_row *field(text_view name) const {
        for (const field_row &row : fields)
            if (row.kind != access::reserved && same_without_case(field_name_of(row), name))
                return &row;
        return nullptr;
    }
};

namespace detail {

constexpr layout_row laid_out(unit counts, select_layout layout) {
    const sequence<field_row> fields = fields_of_layout(layout);
    layout_row row{.counts = counts,
                   .fields = fields,
                   .event_width = width_in_pieces(fields, event_pieces),
                   .unit_mask_width = width_in_pieces(fields, mask_pieces_of(fields)),
                   .mask_pieces = mask_pieces_of(fields),
                   .reserved = bits_with(fields, access::reserved)};
    for (const field_row &field : fields) {
        if (field.kind == access::reserved) continue;
        for (unsigned index = 0; index < select_field_count; ++index)
            if (same_literal(field.name, select_field_names[index]))
                row.places[index] = {static_cast<std::uint8_t>(field.low),
                                     static_cast<std::uint8_t>(field.width)};
    }
    row.enable = row.place(select_field::en).placed(1);
    row.interrupt = row.place(select_field::interrupt).placed(1);
    return row;
}

} // namespace detail

/// The layouts of AMD's select registers, at the positions of `select_layout`.
inline constexpr layout_row layouts[select_layout_count] = {
    detail::laid_out(unit::core, select_layout::core_k7),
    detail::laid_out(unit::core, select_layout::core_fam11h),
    detail::laid_out(unit::core, select_layout::core),
    detail::laid_out(unit::northbridge, select_layout::northbridge),
    detail::laid_out(unit::data_fabric, select_layout::data_fabric),
    detail::laid_out(unit::data_fabric, select_layout::data_fabric_v2),
    detail::laid_out(unit::l2i, select_layout::l2i),
    detail::laid_out(unit::l3, select_layout::l3),
    detail::laid_out(unit::l3, select_layout::l3_fam19h),
    detail::laid_out(unit::umc, select_layout::umc),
};

/// Returns the row of a select register layout in `layouts`.
constexpr const layout_row &row_of(select_layout layout) {
    return layouts[static_cast<unsigned>(layout)];
}

} // namespace msr::amd
