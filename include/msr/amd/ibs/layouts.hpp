// The layouts of the registers of instruction-based sampling: which fields each register has on
// which processors. Every layout covers 64 bits. The compiler computes layouts from the fields, and
// only in files that use them, since this takes as long as all other headers of IBS together.
// Sources: those of fields.hpp.
#pragma once

#include <msr/amd/ibs/fields.hpp>
#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::ibs {

/// A layout of an IBS register: the fields that the register has on some generations.
struct layout {
    const char *name{};      ///< AMD's name of the register, in lower case, such as `ibs_op_ctl`
    std::uint32_t address{}; ///< number of the IBS register, as RDMSR takes it
    const char *variant{};   ///< a word that tells the layouts of a register apart, such as `zen4`
    /// Generations of processors on which the register has this layout.
    generation_set generations{};
    /// The fields and reserved bits of the IBS register, from bit 0 up; together 64 bits.
    sequence<layout_field> fields{};
};

namespace detail {

/// A layout of a register, named by the first generation that has it.
struct variant_row {
    std::uint32_t address{};
    const char *variant{};
    generation first{};
};

inline constexpr variant_row variants[] = {
    {address::fetch_ctl, "base", generation::family10h},
    {address::fetch_ctl, "l2miss", generation::family15h_60},
    {address::fetch_ctl, "zen4", generation::zen4},
    {address::fetch_linaddr, "all", generation::family10h},
    {address::fetch_physaddr, "phys48", generation::family10h},
    {address::fetch_physaddr, "phys52", generation::zen3},
    {address::op_ctl, "cnt20", generation::family10h},
    {address::op_ctl, "cnt27", generation::family12h},
    {address::op_ctl, "zen4", generation::zen4},
    {address::op_ctl, "zen5", generation::zen5},
    {address::op_rip, "all", generation::family10h},
    {address::op_data, "f10", generation::family10h},
    {address::op_data, "f12_15_0x", generation::family12h},
    {address::op_data, "f14", generation::family14h},
    {address::op_data, "f15_1x", generation::family15h_10},
    {address::op_data, "f16", generation::family16h},
    {address::op_data, "f15_3x", generation::family15h_30},
    {address::op_data, "f15_6x_17plus", generation::family15h_60},
    {address::op_data2, "legacy", generation::family10h},
    {address::op_data2, "f14_16", generation::family14h},
    {address::op_data2, "zen", generation::zen1},
    {address::op_data2, "zen4", generation::zen4},
    {address::op_data2, "next", generation::zen6},
    {address::op_data3, "f10_12", generation::family10h},
    {address::op_data3, "f14", generation::family14h},
    {address::op_data3, "f15_0x", generation::family15h_00},
    {address::op_data3, "f15_1x", generation::family15h_10},
    {address::op_data3, "f16", generation::family16h},
    {address::op_data3, "f15_3x_17_19", generation::family15h_30},
    {address::op_data3, "zen5", generation::zen5},
    {address::dc_linaddr, "all", generation::family10h},
    {address::dc_physaddr, "phys48", generation::family10h},
    {address::dc_physaddr, "phys52", generation::zen3},
    {address::ctl, "all", generation::family10h},
    {address::br_target, "all", generation::family12h},
    {address::extd_ctl, "all", generation::family15h_60},
    {address::op_data4, "all", generation::family15h_60},
    {address::op_ctl2, "next", generation::zen6},
    {address::fetch_ctl2, "next", generation::zen6},
};

inline constexpr std::size_t variant_count = sizeof variants / sizeof variants[0];

/// Returns which fields of a register a generation has: bit n is the field at position n.
constexpr std::uint64_t fields_on(const register_row &register_row, generation generation) {
    std::uint64_t places = 0;
    std::uint64_t place = 1;
    for (const layout_field &field : register_row.fields) {
        if (contains(field.generations, generation)) places |= place;
        place <<= 1;
    }
    return places;
}

/// Returns the generations, from `first` on, whose fields of a register equal those of `first`.
constexpr generation_set generations_like(const register_row &register_row, generation first) {
    const std::uint64_t same = fields_on(register_row, first);
    generation_set set = 0;
    for (unsigned i = generation_places[first]; i < generation_count; ++i)
        if (const generation other = generations[i].is; fields_on(register_row, other) == same)
            set = static_cast<generation_set>(set | only(other));
    return set;
}

/// Calls `take(const layout_field &)` for each field that a register has on a generation, from bit
/// 0 up, with a reserved field for the bits between fields.
template <typename Take>
constexpr void lay_out(const register_row &register_row, generation generation, Take take) {
    unsigned next = 0;
    for (const layout_field &field : register_row.fields) {
        if (!contains(field.generations, generation)) continue;
        if (field.low != next) take(unused(next, field.low - next));
        take(field);
        next = field.low + field.width;
    }
    if (next != 64) take(unused(next, 64 - next));
}

template <typename Used>
constexpr std::size_t laid_out_count() {
    std::size_t count = 0;
    for (const variant_row &row : variants)
        lay_out(registers[register_place(row.address)], row.first,
                [&](const layout_field &) { ++count; });
    return count;
}

/// The fields of all layouts of IBS registers, one layout after the other; `first` has the position
/// at which each layout begins.
template <typename Used>
struct laid_out_fields {
    layout_field fields[laid_out_count<Used>()]{};
    std::size_t first[variant_count + 1]{};

    constexpr laid_out_fields() {
        std::size_t next = 0;
        for (std::size_t place = 0; place < variant_count; ++place) {
            first[place] = next;
            lay_out(registers[register_place(variants[place].address)], variants[place].first,
                    [&](const layout_field &field) { fields[next++] = field; });
        }
        first[variant_count] = next;
    }
};

template <typename Used>
inline constexpr laid_out_fields<Used> laid_out{};

template <typename Used>
struct layout_table {
    layout rows[variant_count]{};

    constexpr layout_table() {
        const laid_out_fields<Used> &whole = laid_out<Used>;
        for (std::size_t place = 0; place < variant_count; ++place) {
            const variant_row &source = variants[place];
            const register_row &register_row = registers[register_place(source.address)];
            const std::size_t first = whole.first[place];
            rows[place] = {register_row.name,
                           register_row.address,
                           source.variant,
                           generations_like(register_row, source.first),
                           {whole.fields + first, whole.first[place + 1] - first}};
        }
    }
};

template <typename Used>
inline constexpr layout_table<Used> layouts_of{};

/// A range of all layouts of IBS registers. Its functions are templates, so that the compiler makes
/// the array only in files that use it.
struct every_layout {
    static constexpr std::size_t size() { return variant_count; }
    template <typename Used = void>
    constexpr const layout *begin() const {
        return layouts_of<Used>.rows;
    }
    template <typename Used = void>
    constexpr const layout *end() const {
        return layouts_of<Used>.rows + variant_count;
    }
    template <typename Used = void>
    constexpr const layout &operator[](std::size_t place) const {
        return layouts_of<Used>.rows[place];
    }
};

/// Returns the position in all layouts of a register's layout on a generation; `variant_count`
/// where the generation lacks the register.
template <typename Used>
constexpr std::size_t layout_place(std::uint32_t address, generation generation) {
    const layout(&rows)[variant_count] = layouts_of<Used>.rows;
    std::size_t place = 0;
    while (place < variant_count &&
           !(rows[place].address == address && contains(rows[place].generations, generation)))
        ++place;
    return place;
}

/// Returns the position of the field with a name in a layout; the number of the layout's fields
/// where the layout has no such field.
constexpr std::size_t field_place(const layout &layout, const char *name) {
    std::size_t place = 0;
    while (place < layout.fields.size() && !same_text(layout.fields[place].name, name))
        ++place;
    return place;
}

} // namespace detail

/// All layouts of IBS registers, in the order of the registers' addresses: `for (const layout &row
/// : layouts)`, `layouts[n]`, `layouts.size()`.
inline constexpr detail::every_layout layouts{};

/// Returns the layout of a register on a generation; null where the generation does not have the
/// register.
/// `address`: number of the register, as RDMSR takes it
/// `target`: a generation of processors
template <typename Used = void>
constexpr const layout *layout_at(std::uint32_t address, generation target) {
    const std::size_t place = detail::layout_place<Used>(address, target);
    return place < layouts.size() ? &detail::layouts_of<Used>.rows[place] : nullptr;
}
/// Returns the layout of a register on a target; null where the target does not have the register,
/// or announces none of its fields.
/// `address`: number of the register, as RDMSR takes it
/// `target`: a generation with the features that CPUID announces
template <typename Used = void>
constexpr const layout *layout_at(std::uint32_t address, const target &target) {
    return has_register(address, target) ? layout_at<Used>(address, target.is) : nullptr;
}

/// Returns the field with a name in a layout; null where the layout has no such field.
/// `layout`: the layout of a register
/// `name`: the name of a field, such as `op_max_cnt`, in lower case
constexpr const layout_field *field_named(const layout &layout, const char *name) {
    const std::size_t place = detail::field_place(layout, name);
    return place < layout.fields.size() ? layout.fields.begin() + place : nullptr;
}

} // namespace msr::ibs
