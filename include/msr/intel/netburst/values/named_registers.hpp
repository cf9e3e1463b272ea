// Every performance-monitoring register by name and by address, with the fields that the register
// has on a target. Names are those of the tables, in lower case.
#pragma once

#include <msr/core/each_field.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/xeonmp_l3.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>

namespace msr::netburst {

// A register found by address or name has a kind and a number: an ESCR is a `register_kind::select`
// and a CCCR a `register_kind::control`. The number of a register is its `escr_number`,
// `counter_number` or index in a table.
using msr::found_register;
using msr::named_register;
using msr::register_kind;

/// A register of the PMU that is neither ESCR, counter nor CCCR.
struct sampling_register {
    const char *name{};      ///< the manual's name of the register in lower case
    std::uint32_t address{}; ///< the MSR address of the register
};
/// The registers of precise sampling and of the debug store.
inline constexpr sampling_register sampling_registers[] = {
    {"tc_precise_event", tc_precise_event::address}, {"ia32_pebs_enable", pebs_enable::address},
    {"pebs_matrix_vert", pebs_matrix_vert::address}, {"ia32_ds_area", ds_area::register_address},
    {"ia32_misc_enable", misc_enable::address},      {"debugctla", debugctla::address},
};

/// The number of registers of the NetBurst family: 45 ESCRs (of which IQ_ESCR0 and 1 exist on some
/// models only), 18 counters, 18 CCCRs and 6 others.
inline constexpr unsigned named_register_count = escr_count + 2 * counter_count + 6;

/// Returns whether each logical processor has a copy of the register at an address. The two logical
/// processors of a core share all other registers (SDM Table 35-41); the counters of the
/// third-level cache belong to the package.
constexpr bool is_of_logical_processor(std::uint32_t address) {
    return address == ds_area::register_address || address == debugctla::address;
}

/// Returns the name of bit 11 of a counter's CCCR, an extended cascade, or null where some model of
/// the target reserves the bit (SDM Table 18-65).
constexpr const char *extended_cascade_of(counter_number counter, const target &target) {
    const counter_row &row = row_of(counter);
    return (target.models & ~row.extended_models) == 0 ? row.extended_cascade_name : nullptr;
}

namespace detail {

constexpr sequence<field_row> cccr_fields(counter_number counter, const target &target) {
    const bool extended = extended_cascade_of(counter, target) != nullptr;
    if (target.hyper_threading) return extended ? fields_of<extended_cccr>() : fields_of<cccr>();
    return extended ? fields_of<extended_cccr_without_ht>() : fields_of<cccr_without_ht>();
}

/// Returns the fields of the sampling register with an index in `sampling_registers`. IA32_DS_AREA
/// has a field of 64 bits where any model of the target has IA-32e mode.
constexpr sequence<field_row> sampling_fields(int number, const target &target) {
    constexpr model_set with_ia32e = of_models(3, 4, 6);
    switch (number) {
    case 0:
        return fields_of<tc_precise_event>();
    case 1:
        return fields_of<pebs_enable>();
    case 2:
        return fields_of<pebs_matrix_vert>();
    case 3:
        return (target.models & with_ia32e) != 0 ? fields_of<ds_area_64>() : fields_of<ds_area>();
    case 4:
        return fields_of<misc_enable>();
    default:
        return fields_of<debugctla>();
    }
}

constexpr sequence<field_row> l3_fields(l3_layout layout) {
    switch (layout) {
    case l3_layout::control:
        return fields_of<l3_latency_control>();
    case l3_layout::count:
        return fields_of<l3_latency_counter>();
    default:
        return fields_of<l3_counter>();
    }
}

} // namespace detail

/// Returns the fields that a register has on a target.
constexpr sequence<field_row> fields_on(const named_register &row, const target &target) {
    switch (row.kind) {
    case register_kind::select:
        return target.hyper_threading ? fields_of<escr>() : fields_of<escr_without_ht>();
    case register_kind::counter:
        return fields_of<counter>();
    case register_kind::control:
        return detail::cccr_fields(static_cast<counter_number>(row.number), target);
    case register_kind::sampling:
        return detail::sampling_fields(row.number, target);
    case register_kind::cache:
        return detail::l3_fields(l3_counters[row.number].layout);
    default:
        return {};
    }
}

namespace detail {

/// Returns the bits of IA32_PEBS_ENABLE that must be written as 0: of bits 23:13, which the manual
/// calls reserved, the manual's metric Tagged_mispred_branch sets two all the same (SDM Tables
/// 35-41 and 19-33).
constexpr std::uint64_t reserved_in_pebs_enable(const target &target) {
    constexpr std::uint64_t tagged_mispred_branch = field<15, 2>::mask;
    constexpr std::uint64_t unused =
        decltype(pebs_enable::reserved13)::mask & ~tagged_mispred_branch;
    return target.hyper_threading ? unused
                                  : unused | decltype(pebs_enable::enable_pebs_oth_thr)::mask;
}

} // namespace detail

/// Returns the bits of a register that must be written as 0 on a target.
constexpr std::uint64_t reserved_bits(const named_register &row, const target &target) {
    const std::uint64_t reserved = bits_with(fields_on(row, target), access::reserved);
    const bool addition = row.address == pebs_enable::address;
    return addition ? reserved | detail::reserved_in_pebs_enable(target) : reserved;
}

namespace detail {

/// Returns a register with the fields and properties that it has on a target.
constexpr named_register completed(named_register row, const target &target) {
    row.fields = fields_on(row, target);
    row.reserved = reserved_bits(row, target);
    row.shared_by = row.kind == register_kind::cache       ? register_scope::package
                    : is_of_logical_processor(row.address) ? register_scope::thread
                                                           : register_scope::core;
    return row;
}

/// Returns the name, address, kind and number of the register at an index: ESCRs come first, then
/// counters, CCCRs and sampling registers.
constexpr named_register placed_register(unsigned place) {
    const auto named = [](const char *name, std::uint32_t address, register_kind kind,
                          unsigned number) {
        return named_register{
            .name = name, .address = address, .kind = kind, .number = static_cast<int>(number)};
    };
    if (place < escr_count)
        return named(escrs[place].name, escrs[place].address, register_kind::select, place);
    place -= escr_count;
    const unsigned number = place % counter_count;
    const counter_row &row = counters[number];
    if (place < counter_count) return named(row.name, row.address, register_kind::counter, number);
    if (place < 2 * counter_count)
        return named(row.cccr_name, row.cccr_address, register_kind::control, number);
    place -= 2 * counter_count;
    const sampling_register &other = sampling_registers[place];
    return named(other.name, other.address, register_kind::sampling, place);
}

/// The addresses of the registers by the index that `placed_register` takes; printing looks up the
/// address of each write.
inline constexpr auto placed_addresses = [] {
    struct {
        std::uint32_t all[named_register_count];
    } result{};
    for (unsigned place = 0; place < named_register_count; ++place)
        result.all[place] = placed_register(place).address;
    return result;
}();

} // namespace detail

/// Returns the register at an index, 0 to `named_register_count - 1`.
constexpr named_register register_by_place(unsigned place, const target &target = {}) {
    return detail::completed(detail::placed_register(place), target);
}

/// Returns the counter of the third-level cache at an index in `l3_counters`. Two products have
/// different names for the same addresses.
constexpr named_register l3_register(unsigned place, const target &target = {}) {
    return detail::completed({.name = l3_counters[place].name,
                              .address = l3_counters[place].address,
                              .kind = register_kind::cache,
                              .number = static_cast<int>(place)},
                             target);
}

/// Calls `sink(const named_register &)` for each register that a target has.
template <typename Sink>
constexpr void each_register(const target &target, Sink &&sink) {
    for (unsigned place = 0; place < named_register_count; ++place)
        sink(static_cast<const named_register &>(register_by_place(place, target)));
    for (unsigned place = 0; place < l3_counter_count; ++place)
        if ((target.models & l3_counters[place].models) != 0)
            sink(static_cast<const named_register &>(l3_register(place, target)));
}

/// Returns the register at an address. A counter of a third-level cache has the name of the
/// target's models; where the target has several models, the name for models 3 and 4.
constexpr found_register register_at(std::uint64_t address, const target &target = {}) {
    for (unsigned place = 0; place < named_register_count; ++place)
        if (detail::placed_addresses.all[place] == address)
            return {true, register_by_place(place, target)};
    found_register result;
    for (unsigned place = 0; place < l3_counter_count; ++place) {
        if (l3_counters[place].address != address) continue;
        const bool of_the_target = (target.models & ~l3_counters[place].models) == 0;
        if (!result || of_the_target) result = {true, l3_register(place, target)};
    }
    return result;
}

/// Returns the register of a name, in any case, with or without MSR_ or IA32_ in front.
constexpr found_register register_named(text_view name, const target &target = {}) {
    for (unsigned place = 0; place < named_register_count; ++place)
        if (same_register_name(name, detail::placed_register(place).name))
            return {true, register_by_place(place, target)};
    for (unsigned place = 0; place < l3_counter_count; ++place)
        if (same_register_name(name, l3_counters[place].name))
            return {true, l3_register(place, target)};
    return {};
}

/// Calls `visit(name, value)` for each field of the register at an address, reserved fields
/// included, in the order of the bits, then for bits without a field; an unknown address gets no
/// call. For a recorder (a backend for tests), on any model without Hyper-Threading:
/// `recorder.describe_with(&each_field<msr::field_sink>)`; for another target:
/// `&each_field<msr::field_sink, models<3, hyper_threading::on>>`.
template <typename Sink, target On = target{}>
constexpr void each_field(std::uint32_t address, std::uint64_t value, Sink visit) {
    each_field_of(register_at(address, On).row.fields, value, visit);
}

} // namespace msr::netburst
