// The performance-monitoring registers of a target processor by name and by address, with the
// fields of each register on the target and the bits that must stay 0.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/positions.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/offcore.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/precise_facts.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/registers/layouts.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/processor/table.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perfmon {

using msr::found_register;
using msr::named_register;
using msr::register_kind;

namespace detail {

/// The field of MSR_OFFCORE_RSP on processors whose bits have no public names: all 64 bits.
inline constexpr field_row offcore_value[] = {{.name = "request_and_response",
                                               .low = 0,
                                               .width = 64,
                                               .kind = access::read_write,
                                               .value_bits = 64}};

/// The fields of MSR_OFFCORE_RSP, a field for each named bit; where a bit has several names, the
/// field has the first.
struct offcore_fields {
    field_row rows[64]{};
    std::size_t count{};
};
constexpr offcore_fields offcore_fields_of(sequence<offcore_bit> bits) {
    offcore_fields result;
    for (unsigned low = 0; low < 64; ++low)
        for (const offcore_bit &bit : bits)
            if (bit.bit == low) {
                result.rows[result.count++] = {.name = bit.name,
                                               .low = low,
                                               .width = 1,
                                               .kind = access::read_write,
                                               .value_bits = 1};
                break;
            }
    return result;
}
inline constexpr std::size_t offcore_table_count = sizeof offcore_tables / sizeof offcore_tables[0];
template <std::size_t... Place>
struct all_offcore_fields {
    static constexpr offcore_fields list[] = {offcore_fields_of(offcore_tables[Place].bits)...};
};
template <std::size_t... Place>
constexpr all_offcore_fields<Place...> offcore_fields_at(number_list<Place...>);
using every_offcore_table = decltype(offcore_fields_at(numbers_below<offcore_table_count>{}));

/// Returns the fields of MSR_OFFCORE_RSP on the processor of a target.
constexpr sequence<field_row> offcore_fields_on(const target &target) {
    const std::uint8_t place = offcore_table_places[core_of(target)];
    if (place == core_places::no_place) return all_of(offcore_value);
    return {every_offcore_table::list[place].rows, every_offcore_table::list[place].count};
}

/// Returns the bits of a register with a bit for each counter, such as IA32_PERF_GLOBAL_CTRL, whose
/// counters the target lacks.
/// `fields`: the fields of the register.
constexpr std::uint64_t absent_global_bits(sequence<field_row> fields, const target &target) {
    std::uint64_t present = target.general;
    for (unsigned i = 0; i < fixed_counter_count; ++i)
        if ((target.fixed >> i & 1) != 0) present |= global_bit(static_cast<int>(first_fixed + i));
    constexpr unsigned metrics = decltype(perf_global_ctrl_v5::perf_metrics_en)::low;
    constexpr std::uint64_t counters = low_bits(most_general) | low_bits(fixed_counter_count) << 32;
    std::uint64_t absent = described_bits(fields) & counters & ~present;
    if (target.metrics == metrics_layout::none) absent |= std::uint64_t{1} << metrics;
    return absent;
}

/// Returns the bits of IA32_FIXED_CTR_CTRL that a target lacks: the fields of counters that the
/// target does not have, and AnyThread, which only versions 3 and 4 have.
constexpr std::uint64_t absent_fixed_bits(const target &target) {
    constexpr unsigned adaptive = decltype(fixed_ctr_ctrl_v5_4ctr::c0_adaptive)::low;
    std::uint64_t absent = 0;
    for (unsigned i = 0; i < fixed_counter_count; ++i) {
        if ((target.fixed >> i & 1) == 0)
            absent |= (fixed_bits | std::uint64_t{1} << adaptive) << 4 * i;
        else if (!target.fixed_any_thread() && i != 3)
            absent |= fixed_any << 4 * i;
    }
    // Bit 14 is RdpmcMetricsClear on targets with metrics, and not AnyThread of counter 3.
    if (target.metrics == metrics_layout::none && (target.fixed >> 3 & 1) != 0)
        absent |= decltype(fixed_ctr_ctrl_v5_4ctr::rdpmc_metrics_clear)::mask;
    return absent;
}

constexpr layout_id layout_of(select_layout layout) {
    constexpr layout_id list[] = {layout_id::perfevtsel_v1, layout_id::perfevtsel_v3,
                                  layout_id::perfevtsel_v3_tsx, layout_id::perfevtsel_v5,
                                  layout_id::perfevtsel_v6};
    return list[static_cast<unsigned>(layout)];
}
constexpr layout_id layout_of_counter(unsigned width) {
    return width <= 40 ? layout_id::pmc_40 : layout_id::pmc_48;
}
constexpr layout_id layout_of_fixed_counter(unsigned width) {
    return width <= 40 ? layout_id::fixed_ctr_40 : layout_id::fixed_ctr_48;
}
constexpr layout_id layout_of_fixed_control(const target &target) {
    if (target.version < 5) return layout_id::fixed_ctr_ctrl_v2_3ctr;
    return (target.fixed & 0x70) != 0 ? layout_id::fixed_ctr_ctrl_v6_atom
                                      : layout_id::fixed_ctr_ctrl_v5_4ctr;
}
/// Returns the layout of IA32_PEBS_ENABLE on a processor that has the register.
constexpr layout_id layout_of(pebs_layout layout) {
    constexpr layout_id list[] = {
        layout_id::pebs_enable_core2_atom, layout_id::pebs_enable_core2_atom,
        layout_id::pebs_enable_nhm,        layout_id::pebs_enable_snb,
        layout_id::pebs_enable_hsw,        layout_id::pebs_enable_icl};
    return list[static_cast<unsigned>(layout)];
}
constexpr layout_id layout_of(frontend_layout layout) {
    return layout == frontend_layout::skl ? layout_id::pebs_frontend_skl
                                          : layout_id::pebs_frontend_spr;
}
constexpr layout_id layout_of(metrics_layout layout) {
    return layout == metrics_layout::icl ? layout_id::perf_metrics_icl
                                         : layout_id::perf_metrics_spr;
}

/// A lister of the registers of a target: calls `each(named_register)` for one register after the
/// other.
template <typename Each>
struct register_lister {
    Each &each;
    const target &on;

    constexpr void tell(const char *name, std::uint32_t address, register_kind kind, int number,
                        layout_id id, std::uint64_t absent = 0) {
        const layout_row &layout = row_of(id);
        const bool is_of_core = address == pebs_ld_lat_address && offcore_is_of_core(on);
        each(named_register{.name = name,
                            .address = address,
                            .kind = kind,
                            .number = number,
                            .fields = layout.fields,
                            .reserved = bits_with(layout.fields, access::reserved) | absent,
                            .shared_by = is_of_core ? register_scope::core : register_scope::thread,
                            .doubts = layout.doubts});
    }
    constexpr void single(layout_id id, std::uint64_t absent = 0,
                          register_kind kind = register_kind::other) {
        tell(row_of(id).name, row_of(id).address, kind, -1, id, absent);
    }
    constexpr void counters() {
        for (unsigned n = 0; n < counter_count; ++n) {
            const auto number = static_cast<int>(n);
            const bool fixed = is_fixed(number);
            if (((fixed ? on.fixed >> (n - first_fixed) : on.general >> n) & 1) == 0) continue;
            const layout_id counts =
                fixed ? layout_of_fixed_counter(on.fixed_width) : layout_of_counter(on.width);
            const bool has_first = has_first_registers(number, on);
            if (has_first)
                tell(counter_registers[n].name, counter_registers[n].address,
                     register_kind::counter, number, counts);
            if (on.has_aliases())
                tell(counter_aliases[n].name, counter_aliases[n].address, register_kind::counter,
                     number, fixed ? layout_id::pmc_fxn_ctr : layout_id::pmc_gpn_ctr);
            if (precise_facts_of(on).form == precise_form::architectural)
                tell(extended_configurations[n].name, extended_configurations[n].address,
                     register_kind::other, number, layout_id::pmc_gpn_cfg_c);
            if (fixed) continue;
            if (on.full_width && n < 8)
                tell(full_width_counters[n].name, full_width_counters[n].address,
                     register_kind::counter, number, layout_id::a_pmc, ~low_bits(on.width));
            if (has_first)
                tell(counter_rows[n].select_name, counter_rows[n].select_address,
                     register_kind::select, number, layout_of(on.layout), on.lacking);
            if (on.has_aliases())
                tell(select_aliases[n].name, select_aliases[n].address, register_kind::select,
                     number, layout_id::pmc_cfg_a, on.lacking);
        }
    }
    constexpr void global(layout_id id, register_kind kind = register_kind::other) {
        single(id, absent_global_bits(row_of(id).fields, on), kind);
    }
    constexpr void globals() {
        if (on.fixed != 0)
            single(layout_of_fixed_control(on), absent_fixed_bits(on), register_kind::control);
        const bool later = on.version >= 4;
        global(later ? layout_id::perf_global_status_v4 : layout_id::perf_global_status_v2);
        global(on.version >= 5 ? layout_id::perf_global_ctrl_v5 : layout_id::perf_global_ctrl_v2,
               register_kind::global_control);
        if (later) {
            global(layout_id::perf_global_status_reset);
            global(layout_id::perf_global_status_set);
            global(layout_id::perf_global_inuse);
        } else {
            global(layout_id::perf_global_ovf_ctrl);
        }
        single(layout_id::perf_capabilities);
        single(layout_id::debugctl);
    }
    constexpr void offcore(int index) {
        const offcore_register &offcore_register = offcore_register_at(on.offcore, index);
        each(named_register{.name = offcore_register.name,
                            .address = offcore_register.address,
                            .kind = register_kind::filter,
                            .number = index,
                            .fields = offcore_fields_on(on),
                            .reserved = ~layout_of(on.offcore, index).valid,
                            .shared_by = offcore_is_of_core(on) ? register_scope::core
                                                                : register_scope::thread});
    }
    constexpr void of_generation() {
        if (on.pebs != pebs_layout::none) {
            single(layout_of(on.pebs));
            single(layout_id::ds_area);
            if (on.pebs != pebs_layout::core2_atom) {
                single(layout_id::pebs_ld_lat);
                single(layout_id::lbr_select);
            }
            if (on.pebs == pebs_layout::icl) single(layout_id::pebs_data_cfg);
        } else if (precise_facts_of(on).form == precise_form::architectural) {
            // the Linux driver leaves the threshold of load latency in this register
            single(layout_id::pebs_ld_lat);
        }
        if (on.frontend != frontend_layout::none)
            single(layout_of(on.frontend), 0, register_kind::filter);
        if (on.metrics != metrics_layout::none) single(layout_of(on.metrics));
        if (on.offcore == no_offcore) return;
        for (int index = 0; index < offcore_register_count(on.offcore); ++index)
            if ((offcore_places(on, 0) >> index & 1) != 0) offcore(index);
    }
};

} // namespace detail

/// Calls `visit(const named_register &)` for every register of a target but IA32_MISC_ENABLE, most
/// of whose bits are not about performance monitoring.
template <typename Each>
constexpr void each_register(const target &target, Each &&visit) {
    detail::register_lister<Each> lister{visit, target};
    lister.counters();
    if (target.has_global_control()) lister.globals();
    lister.of_generation();
}

/// Returns the register of a target at an address; the result is false where the target has no
/// register at the address.
constexpr found_register register_at(std::uint32_t address, const target &target) {
    return register_with_address(address, target);
}

/// Returns the register of a target with a name, in any case, with or without MSR_ or IA32_ in
/// front; the result is false where the target has no register of that name.
constexpr found_register register_named(text_view name, const target &target) {
    return register_with_name(name, target);
}

} // namespace msr::perfmon
