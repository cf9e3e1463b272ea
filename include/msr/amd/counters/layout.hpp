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

/// The unit of a counter, which decides what it can count and which processors share it.
enum class unit : std::uint8_t {
    core,        ///< a core
    northbridge, ///< the northbridge of families 15h and 16h
    data_fabric, ///< the data fabric
    l2i,         ///< the L2 interface of family 16h
    l3,          ///< the L3 cache of a core complex
    umc,         ///< a controller of memory, from Zen 4 on
};

/// The layouts of select registers; each is a struct of registers.hpp.
enum class select_layout : std::uint8_t {
    core_k7,        ///< `perf_ctl_k7`: core counters of K7 and K8
    core_fam11h,    ///< `perf_ctl_fam11h`: core counters of family 11h
    core,           ///< `perf_ctl`: core counters of families 10h, 12h and later
    northbridge,    ///< `nb_perf_ctl`: families 15h and 16h
    data_fabric,    ///< `df_perf_ctl`: up to Zen 3
    data_fabric_v2, ///< `df_perf_ctl_v2`: with PerfMonV2
    l2i,            ///< `l2i_perf_ctl`: family 16h
    l3,             ///< `l3_perf_ctl`: family 17h
    l3_fam19h,      ///< `l3_perf_ctl_fam19h`: from family 19h on
    umc,            ///< `umc_perf_ctl`: memory controllers, from Zen 4 on
};
/// The number of layouts.
inline constexpr unsigned select_layout_count = 10;

/// The fields of a layout, with reserved fields, from bit 0 to bit 63.
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

/// A field's name as people write it: without the underscore that keeps C++ from reading a keyword.
constexpr text_view field_name_of(const field_row &row) {
    const text_view name = row.name;
    const bool escaped = !name.empty() && name[name.size() - 1] == '_';
    return escaped ? name.up_to(name.size() - 1) : name;
}

namespace detail {

/// Compares characters only: under -fno-delete-null-pointer-checks, with which kernels are built,
/// g++ takes no comparison with null for a constant.
constexpr bool starts_with(const char *name, const char *start) {
    for (; *start != '\0'; ++name, ++start)
        if (*name != *start) return false; // also false where `name` is shorter than `start`
    return true;
}

constexpr bool is_piece_of(const field_row &row, const char *whole) {
    return row.kind != access::reserved && starts_with(row.name, whole);
}

/// Bits of all pieces of a number that lies in several fields.
constexpr unsigned width_in_pieces(sequence<field_row> fields, const char *whole) {
    unsigned width = 0;
    for (const field_row &row : fields)
        if (is_piece_of(row, whole)) width += row.width;
    return width;
}

/// A number spread over the fields of its pieces, the lowest bits in the lowest piece.
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
/// The field of a memory controller that takes the place of a unit mask.
inline constexpr const char *rd_wr_mask_piece = "rd_wr_mask";

constexpr const char *mask_pieces_of(sequence<field_row> fields) {
    for (const field_row &row : fields)
        if (is_piece_of(row, rd_wr_mask_piece)) return rd_wr_mask_piece;
    return unit_mask_pieces;
}

} // namespace detail

/// The fields of select registers other than the event and its unit mask.
enum class select_field : std::uint8_t {
    usr,           ///< counts at CPL above 0
    os,            ///< counts at CPL 0
    edge,          ///< counts rising edges of the condition
    pin_ctl,       ///< drives the performance monitor pin
    interrupt,     ///< an interrupt of the APIC on overflow
    en,            ///< enables the counter
    inv,           ///< counts cycles with fewer events than the threshold
    cnt_mask,      ///< the threshold; 0 adds the events of each cycle
    guest_only,    ///< counts in guest mode only
    host_only,     ///< counts in host mode only
    thread_mask,   ///< the threads or cores whose requests are counted, a bit each
    slice_mask,    ///< the L3 slices that are counted, a bit each
    en_all_slices, ///< counts all L3 slices
    slice_id,      ///< the L3 slice that is counted, without `en_all_slices`
    en_all_cores,  ///< counts for all cores of the complex
    core_id,       ///< the core that is counted, without `en_all_cores`
};
/// The number of fields.
inline constexpr unsigned select_field_count = 16;

/// The fields' names in the registers, by `select_field`.
inline constexpr const char *select_field_names[select_field_count] = {
    "usr",           "os",       "edge",         "pin_ctl",   "int_",        "en",
    "inv",           "cnt_mask", "guest_only",   "host_only", "thread_mask", "slice_mask",
    "en_all_slices", "slice_id", "en_all_cores", "core_id"};

/// The place of a field; without width where the layout has no such field.
struct field_place {
    std::uint8_t low{};   ///< the lowest bit
    std::uint8_t width{}; ///< number of bits of the field

    /// The greatest value of the field.
    constexpr std::uint64_t most() const { return low_bits(width); }
    /// A value at its place in the register; bits beyond the width are cut off.
    constexpr std::uint64_t placed(std::uint64_t value) const { return (value & most()) << low; }
    /// The field's value in a register value.
    constexpr std::uint64_t value_in(std::uint64_t register_value) const {
        return (register_value >> low) & most();
    }
};

/// The fields of a layout, worked out once.
struct layout_row {
    unit counts{};                ///< the unit whose counters have the layout
    sequence<field_row> fields{}; ///< the fields of the register
    unsigned event_width{};       ///< bits of an event number: 8, 12 or 14
    unsigned unit_mask_width{};   ///< bits of a unit mask: 2, 8 or 12
    const char *mask_pieces{};    ///< the fields of the unit mask: how their names begin
    std::uint64_t enable{};       ///< the bit that lets the counter count
    std::uint64_t interrupt{};    ///< the bit that asks for an interrupt on overflow, or 0
    std::uint64_t reserved{};     ///< bits that must be written as 0
    field_place places[select_field_count]{}; ///< by the fields' purposes

    /// The place of a field.
    constexpr const field_place &place(select_field field) const {
        return places[static_cast<unsigned>(field)];
    }
    /// Whether the register has a field.
    constexpr bool has(select_field field) const { return place(field).width != 0; }
    /// An event number at its place; bits beyond `event_width` are cut off.
    constexpr std::uint64_t event(std::uint64_t number) const {
        return detail::spread(fields, detail::event_pieces, number);
    }
    /// A unit mask at its place in the register.
    constexpr std::uint64_t unit_mask(std::uint64_t mask) const {
        return detail::spread(fields, mask_pieces, mask);
    }
    /// The event number in a register value.
    constexpr std::uint64_t event_in(std::uint64_t register_value) const {
        return detail::gathered(fields, detail::event_pieces, register_value);
    }
    /// The unit mask in a register value.
    constexpr std::uint64_t unit_mask_in(std::uint64_t register_value) const {
        return detail::gathered(fields, mask_pieces, register_value);
    }
    /// The field of a name, in any case, or null; reserved fields have no name.
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

/// The layouts of select registers, by `select_layout`.
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

/// Returns the row of a layout.
constexpr const layout_row &row_of(select_layout layout) {
    return layouts[static_cast<unsigned>(layout)];
}

} // namespace msr::amd
