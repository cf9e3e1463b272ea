// The registers of a target by name and by address, with the fields that they have there and the
// bits that must stay 0.
#pragma once

#include <msr/field.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/layouts.hpp>
#include <msr/intel/perfmon/offcore.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/precise_facts.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/processor/table.hpp>
#include <msr/register.hpp>
#include <msr/sequence.hpp>
#include <msr/text.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>

namespace msr::perfmon {

enum class register_kind : std::uint8_t {
    counter,
    select,
    fixed_control,
    global_control,
    offcore,
    frontend,
    other,
};

/// One register of a target.
struct named_register {
    const char *name{}; ///< the manual's, lower case
    std::uint32_t address{};
    register_kind kind{};
    int number = -1;              ///< of its counter, or which of several; -1: there is one
    sequence<field_row> fields{}; ///< of its layout
    const layout_row *layout{};   ///< or null, for MSR_OFFCORE_RSP
    std::uint64_t reserved{};     ///< bits that must be written as 0
    bool read_only{};             ///< WRMSR to it is refused
    bool of_core{};               ///< both threads of a core have one; others are per thread
};

namespace detail {

/// Bits without public names.
inline constexpr field_row offcore_value[] = {{.name = "request_and_response",
                                               .low = 0,
                                               .width = 64,
                                               .kind = access::read_write,
                                               .value_bits = 64}};

/// The named bits of one table as fields, each by its first name.
struct offcore_fields {
    field_row rows[64]{};
    std::size_t count{};
};
constexpr offcore_fields offcore_fields_of(sequence<offcore_bit> bits) {
    offcore_fields result;
    for (unsigned low = 0; low < 64; ++low)
        for (const offcore_bit &one : bits)
            if (one.bit == low) {
                result.rows[result.count++] = {.name = one.name,
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
constexpr all_offcore_fields<Place...> offcore_fields_at(std::index_sequence<Place...>);
using every_offcore_table =
    decltype(offcore_fields_at(std::make_index_sequence<offcore_table_count>{}));

/// The fields of MSR_OFFCORE_RSP on a processor.
constexpr sequence<field_row> offcore_fields_on(const target &on) {
    const std::uint8_t place = offcore_table_places[core_of(on)];
    if (place == core_places::no_place) return all_of(offcore_value);
    return {every_offcore_table::list[place].rows, every_offcore_table::list[place].count};
}

inline constexpr const char *offcore_register_names[] = {"msr_offcore_rsp_0", "msr_offcore_rsp_1"};

/// The bits of counters that a register has and the target does not.
constexpr std::uint64_t absent_global_bits(sequence<field_row> fields, const target &on) {
    std::uint64_t present = on.general;
    for (unsigned i = 0; i < fixed_counter_count; ++i)
        if ((on.fixed >> i & 1) != 0) present |= global_bit(static_cast<int>(first_fixed + i));
    constexpr unsigned metrics = decltype(perf_global_ctrl_v5::perf_metrics_en)::low;
    constexpr std::uint64_t counters = low_bits(most_general) | low_bits(fixed_counter_count) << 32;
    std::uint64_t absent = described_bits(fields) & counters & ~present;
    if (on.metrics == metrics_layout::none) absent |= std::uint64_t{1} << metrics;
    return absent;
}

/// In IA32_FIXED_CTR_CTRL: the fields of counters that the target lacks, and AnyThread, which
/// version 2 does not have and versions from 5 on no longer.
constexpr std::uint64_t absent_fixed_bits(const target &on) {
    constexpr unsigned adaptive = decltype(fixed_ctr_ctrl_v5_4ctr::c0_adaptive)::low;
    std::uint64_t absent = 0;
    for (unsigned i = 0; i < fixed_counter_count; ++i) {
        if ((on.fixed >> i & 1) == 0)
            absent |= (fixed_bits | std::uint64_t{1} << adaptive) << 4 * i;
        else if (!on.fixed_any_thread() && i != 3)
            absent |= fixed_any << 4 * i;
    }
    // Bit 14 is not AnyThread of counter 3 but another thing of its own (RdpmcMetricsClear).
    if (on.metrics == metrics_layout::none && (on.fixed >> 3 & 1) != 0)
        absent |= decltype(fixed_ctr_ctrl_v5_4ctr::rdpmc_metrics_clear)::mask;
    return absent;
}

constexpr const char *select_variant(select_layout layout) {
    constexpr const char *names[] = {"v1", "v3", "v3_tsx", "v5", "v6"};
    return names[static_cast<unsigned>(layout)];
}
constexpr const char *width_variant(unsigned width) { return width <= 40 ? "w40" : "w48"; }
constexpr const char *fixed_control_variant(const target &on) {
    if (on.version < 5) return "v2_3ctr";
    return (on.fixed & 0x70) != 0 ? "v6_atom" : "v5_4ctr";
}
constexpr const char *pebs_variant(pebs_layout layout) {
    constexpr const char *names[] = {nullptr, "core2_atom", "nhm", "snb", "hsw", "icl"};
    return names[static_cast<unsigned>(layout)];
}
constexpr const char *frontend_variant(frontend_layout layout) {
    return layout == frontend_layout::skl ? "skl" : "spr";
}
constexpr const char *metrics_variant(metrics_layout layout) {
    return layout == metrics_layout::icl ? "icl" : "spr";
}

/// Names the registers of a target, one after the other.
template <typename Each>
struct register_lister {
    Each &each;
    const target &on;

    constexpr void tell(const char *name, std::uint32_t address, register_kind kind, int number,
                        const char *of, const char *variant, std::uint64_t absent = 0) {
        const layout_row *const layout = layout_named(of, variant);
        if (layout == nullptr) return;
        bool read_only = true;
        for (const field_row &row : layout->fields)
            read_only =
                read_only && (row.kind == access::read_only || row.kind == access::reserved);
        each(named_register{.name = name,
                            .address = address,
                            .kind = kind,
                            .number = number,
                            .fields = layout->fields,
                            .layout = layout,
                            .reserved = bits_with(layout->fields, access::reserved) | absent,
                            .read_only = read_only,
                            .of_core = address == pebs_ld_lat_address && offcore_is_of_core(on)});
    }
    constexpr void single(const char *name, const char *variant, std::uint64_t absent = 0,
                          register_kind kind = register_kind::other) {
        if (const layout_row *const layout = layout_named(name, variant))
            tell(name, layout->address, kind, -1, name, variant, absent);
    }
    constexpr void counters() {
        for (unsigned n = 0; n < counter_count; ++n) {
            const auto number = static_cast<int>(n);
            const bool fixed = is_fixed(number);
            if (((fixed ? on.fixed >> (n - first_fixed) : on.general >> n) & 1) == 0) continue;
            const char *const width = width_variant(fixed ? on.fixed_width : on.width);
            const bool has_first = fixed || n < 8; // others are reached by their aliases only
            if (has_first)
                tell(counter_registers[n].name, counter_registers[n].address,
                     register_kind::counter, number, fixed ? "ia32_fixed_ctr" : "ia32_pmc", width);
            if (on.has_aliases())
                tell(counter_aliases[n].name, counter_aliases[n].address, register_kind::counter,
                     number, fixed ? "ia32_pmc_fxn_ctr" : "ia32_pmc_gpn_ctr", "v6");
            if (precise_facts_of(on).form == precise_form::architectural)
                tell(extended_configurations[n].name, extended_configurations[n].address,
                     register_kind::other, number, "ia32_pmc_gpn_cfg_c", "v6_pebs");
            if (fixed) continue;
            if (on.full_width && n < 8)
                tell(full_width_counters[n].name, full_width_counters[n].address,
                     register_kind::counter, number, "ia32_a_pmc", "w48");
            if (has_first)
                tell(counter_rows[n].select_name, counter_rows[n].select_address,
                     register_kind::select, number, "ia32_perfevtsel", select_variant(on.layout),
                     on.lacking);
            if (on.has_aliases())
                tell(select_aliases[n].name, select_aliases[n].address, register_kind::select,
                     number, "ia32_pmc_gpn_cfg_a", "v6", on.lacking);
        }
    }
    constexpr void global(const char *name, const char *variant,
                          register_kind kind = register_kind::other) {
        if (const layout_row *const layout = layout_named(name, variant))
            single(name, variant, absent_global_bits(layout->fields, on), kind);
    }
    constexpr void globals() {
        if (on.fixed != 0)
            single("ia32_fixed_ctr_ctrl", fixed_control_variant(on), absent_fixed_bits(on),
                   register_kind::fixed_control);
        const bool later = on.version >= 4;
        global("ia32_perf_global_status", later ? "v4" : "v2");
        global("ia32_perf_global_ctrl", on.version >= 5 ? "v5" : "v2",
               register_kind::global_control);
        if (later) {
            global("ia32_perf_global_status_reset", "v4");
            global("ia32_perf_global_status_set", "v4");
            global("ia32_perf_global_inuse", "v4");
        } else {
            global("ia32_perf_global_ovf_ctrl", "v2");
        }
        single("ia32_perf_capabilities", "full");
        single("ia32_debugctl", "core");
    }
    constexpr void offcore(unsigned which, const offcore_layout &layout) {
        each(named_register{.name = offcore_register_names[which],
                            .address = offcore_rsp_address + which,
                            .kind = register_kind::offcore,
                            .number = static_cast<int>(which),
                            .fields = offcore_fields_on(on),
                            .reserved = ~layout.valid,
                            .of_core = offcore_is_of_core(on)});
    }
    constexpr void of_generation() {
        if (on.pebs != pebs_layout::none) {
            single("ia32_pebs_enable", pebs_variant(on.pebs));
            single("ia32_ds_area", "all");
            if (on.pebs != pebs_layout::core2_atom) {
                single("msr_pebs_ld_lat", "all");
                single("msr_lbr_select", "nhm");
            }
            if (on.pebs == pebs_layout::icl) single("ia32_pebs_data_cfg", "fmt4");
        }
        if (on.frontend != frontend_layout::none)
            single("msr_pebs_frontend", frontend_variant(on.frontend), 0, register_kind::frontend);
        if (on.metrics != metrics_layout::none)
            single("ia32_perf_metrics", metrics_variant(on.metrics));
        if (on.offcore == no_offcore) return;
        const offcore_layout &layout = layout_of(on.offcore);
        const bool knights = layout.stride == 0;
        offcore(0, layout);
        if (offcore_places(on, 0) == 3)
            offcore(1, knights ? layout_of(offcore_variant::knl_rsp1) : layout);
    }
};

} // namespace detail

/// Calls `each(const named_register &)` for every register of a target; but for IA32_MISC_ENABLE,
/// whose other bits are about other things.
template <typename Each>
constexpr void each_register(const target &on, Each &&each) {
    detail::register_lister<Each> lister{each, on};
    lister.counters();
    if (on.has_global_control()) lister.globals();
    lister.of_generation();
}

/// What a search for a register gave.
using found_register = found_in<named_register>;

/// The register of a target at an address.
constexpr found_register register_at(std::uint32_t address, const target &on) {
    return register_with_address<named_register>(address, on);
}

/// The register of a target by its name, in any case, with or without MSR_ or IA32_ in front.
constexpr found_register register_named(text_view name, const target &on) {
    return register_with_name<named_register>(name, on);
}

} // namespace msr::perfmon
