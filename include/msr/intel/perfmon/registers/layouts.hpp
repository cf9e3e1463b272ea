// Every register with all its variants, as data: for printing, exporting and comparing. Planning
// does not need it.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/perfmon/registers/branch_registers.hpp>
#include <msr/intel/perfmon/registers/counter_registers.hpp>
#include <msr/intel/perfmon/registers/global_registers.hpp>
#include <msr/intel/perfmon/registers/sampling_registers.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>

namespace msr::perfmon {

/// The variants of all registers, in the order of the table of facts.
enum class layout_id : std::uint8_t {
    perfevtsel_v1,
    perfevtsel_v3,
    perfevtsel_v3_tsx,
    perfevtsel_v5,
    perfevtsel_v6,
    pmc_40,
    pmc_48,
    a_pmc,
    fixed_ctr_40,
    fixed_ctr_48,
    fixed_ctr_ctrl_v2_3ctr,
    fixed_ctr_ctrl_v5_4ctr,
    fixed_ctr_ctrl_v6_atom,
    perf_global_status_v2,
    perf_global_status_v4,
    perf_global_ctrl_v2,
    perf_global_ctrl_v5,
    perf_global_ovf_ctrl,
    perf_global_status_reset,
    perf_global_status_set,
    perf_global_inuse,
    perf_capabilities,
    pebs_enable_core2_atom,
    pebs_enable_nhm,
    pebs_enable_snb,
    pebs_enable_hsw,
    pebs_enable_icl,
    pebs_data_cfg,
    pebs_ld_lat,
    pebs_frontend_skl,
    pebs_frontend_spr,
    ds_area,
    debugctl,
    lbr_select,
    lbr_ctl,
    lbr_depth,
    perf_metrics_icl,
    perf_metrics_spr,
    reload_pmc,
    reload_fixed_ctr,
    pmc_gpn_ctr,
    pmc_cfg_a,
    pmc_gpn_cfg_b,
    pmc_gpn_cfg_c,
    pmc_fxn_ctr,
    pebs_base,
    pebs_index,
    misc_enable,
};

/// A variant of a register. The target says which variant a processor has. The layouts of
/// MSR_OFFCORE_RSP stand in offcore.hpp.
struct layout_row {
    layout_id is{};               ///< the variant
    const char *name{};           ///< the manual's, lower case
    const char *variant{};        ///< the table's, such as `v3_tsx`
    std::uint32_t address{};      ///< address of the first register, where there are several
    unsigned stride{};            ///< from a register to the next; 0: there is a single register
    sequence<field_row> fields{}; ///< the register's fields
    sequence<doubtful_field> doubts{}; ///< the fields that are not sure

    /// Whether some of these bits are reserved.
    constexpr bool is_reserved(std::uint64_t bits) const {
        return (bits & bits_with(fields, access::reserved)) != 0;
    }
};

namespace detail {

// Fields of whose place or meaning the sources are less than sure: medium is one weaker source, low
// a single hint. They can be encoded, and no error of the compiler rests on them.
inline constexpr doubtful_field doubts_of_pin_control[] = {
    {decltype(perfevtsel_v1::pin_control)::mask, confidence::medium},
};
inline constexpr doubtful_field doubts_of_fixed_ctr_ctrl_v5_4ctr[] = {
    {decltype(fixed_ctr_ctrl_v5_4ctr::rdpmc_metrics_clear)::mask, confidence::medium},
};
inline constexpr doubtful_field doubts_of_perf_global_status_v4[] = {
    {decltype(perf_global_status_v4::arch_pebs_thresh)::mask, confidence::medium},
};
inline constexpr doubtful_field doubts_of_perf_global_status_reset[] = {
    {decltype(perf_global_status_reset::clr_metrics)::mask, confidence::medium},
    {decltype(perf_global_status_reset::clr_pebs_thresh)::mask, confidence::medium},
};
inline constexpr doubtful_field doubts_of_perf_global_status_set[] = {
    {decltype(perf_global_status_set::set_metrics)::mask, confidence::medium},
    {decltype(perf_global_status_set::set_to_pa)::mask, confidence::medium},
    {decltype(perf_global_status_set::set_asci)::mask, confidence::medium},
    {decltype(perf_global_status_set::set_uncore)::mask, confidence::medium},
    {decltype(perf_global_status_set::set_ovf_buf)::mask, confidence::medium},
};
inline constexpr doubtful_field doubts_of_perf_capabilities[] = {
    {decltype(perf_capabilities::rdpmc_metrics_clear)::mask, confidence::medium},
};
inline constexpr doubtful_field doubts_of_pmc_gpn_cfg_b[] = {
    {decltype(pmc_gpn_cfg_b::reload_mask)::mask, confidence::low},
    {decltype(pmc_gpn_cfg_b::reload_fixed_mask)::mask, confidence::low},
};
inline constexpr doubtful_field doubts_of_pmc_gpn_cfg_c[] = {
    {decltype(pmc_gpn_cfg_c::lbr_fmt)::mask, confidence::medium},
    {decltype(pmc_gpn_cfg_c::xmm)::mask, confidence::medium},
    {decltype(pmc_gpn_cfg_c::gpr)::mask, confidence::medium},
    {decltype(pmc_gpn_cfg_c::aux)::mask, confidence::medium},
};
inline constexpr doubtful_field doubts_of_pebs_base[] = {
    {decltype(pebs_base::size)::mask, confidence::low},
    {decltype(pebs_base::base)::mask, confidence::medium},
};
inline constexpr doubtful_field doubts_of_pebs_index[] = {
    {decltype(pebs_index::wr)::mask, confidence::medium},
    {decltype(pebs_index::full)::mask, confidence::medium},
    {decltype(pebs_index::en)::mask, confidence::medium},
    {decltype(pebs_index::thresh)::mask, confidence::medium},
};

} // namespace detail

/// All layouts.
inline constexpr layout_row layouts[] = {
    {layout_id::perfevtsel_v1, "ia32_perfevtsel", "v1", 0x186, 1, fields_of<perfevtsel_v1>(),
     all_of(detail::doubts_of_pin_control)},
    {layout_id::perfevtsel_v3, "ia32_perfevtsel", "v3", 0x186, 1, fields_of<perfevtsel_v3>(),
     all_of(detail::doubts_of_pin_control)},
    {layout_id::perfevtsel_v3_tsx, "ia32_perfevtsel", "v3_tsx", 0x186, 1,
     fields_of<perfevtsel_v3_tsx>(), all_of(detail::doubts_of_pin_control)},
    {layout_id::perfevtsel_v5, "ia32_perfevtsel", "v5", 0x186, 1, fields_of<perfevtsel_v5>(),
     all_of(detail::doubts_of_pin_control)},
    {layout_id::perfevtsel_v6, "ia32_perfevtsel", "v6", 0x186, 1, fields_of<perfevtsel_v6>(),
     all_of(detail::doubts_of_pin_control)},
    {layout_id::pmc_40, "ia32_pmc", "w40", 0xc1, 1, fields_of<counter_40>()},
    {layout_id::pmc_48, "ia32_pmc", "w48", 0xc1, 1, fields_of<counter_48>()},
    {layout_id::a_pmc, "ia32_a_pmc", "w48", 0x4c1, 1, fields_of<counter_48>()},
    {layout_id::fixed_ctr_40, "ia32_fixed_ctr", "w40", 0x309, 1, fields_of<counter_40>()},
    {layout_id::fixed_ctr_48, "ia32_fixed_ctr", "w48", 0x309, 1, fields_of<counter_48>()},
    {layout_id::fixed_ctr_ctrl_v2_3ctr, "ia32_fixed_ctr_ctrl", "v2_3ctr", 0x38d, 0,
     fields_of<fixed_ctr_ctrl_v2_3ctr>()},
    {layout_id::fixed_ctr_ctrl_v5_4ctr, "ia32_fixed_ctr_ctrl", "v5_4ctr", 0x38d, 0,
     fields_of<fixed_ctr_ctrl_v5_4ctr>(), all_of(detail::doubts_of_fixed_ctr_ctrl_v5_4ctr)},
    {layout_id::fixed_ctr_ctrl_v6_atom, "ia32_fixed_ctr_ctrl", "v6_atom", 0x38d, 0,
     fields_of<fixed_ctr_ctrl_v6_atom>()},
    {layout_id::perf_global_status_v2, "ia32_perf_global_status", "v2", 0x38e, 0,
     fields_of<perf_global_status_v2>()},
    {layout_id::perf_global_status_v4, "ia32_perf_global_status", "v4", 0x38e, 0,
     fields_of<perf_global_status_v4>(), all_of(detail::doubts_of_perf_global_status_v4)},
    {layout_id::perf_global_ctrl_v2, "ia32_perf_global_ctrl", "v2", 0x38f, 0,
     fields_of<perf_global_ctrl_v2>()},
    {layout_id::perf_global_ctrl_v5, "ia32_perf_global_ctrl", "v5", 0x38f, 0,
     fields_of<perf_global_ctrl_v5>()},
    {layout_id::perf_global_ovf_ctrl, "ia32_perf_global_ovf_ctrl", "v2", 0x390, 0,
     fields_of<perf_global_ovf_ctrl>()},
    {layout_id::perf_global_status_reset, "ia32_perf_global_status_reset", "v4", 0x390, 0,
     fields_of<perf_global_status_reset>(), all_of(detail::doubts_of_perf_global_status_reset)},
    {layout_id::perf_global_status_set, "ia32_perf_global_status_set", "v4", 0x391, 0,
     fields_of<perf_global_status_set>(), all_of(detail::doubts_of_perf_global_status_set)},
    {layout_id::perf_global_inuse, "ia32_perf_global_inuse", "v4", 0x392, 0,
     fields_of<perf_global_inuse>()},
    {layout_id::perf_capabilities, "ia32_perf_capabilities", "full", 0x345, 0,
     fields_of<perf_capabilities>(), all_of(detail::doubts_of_perf_capabilities)},
    {layout_id::pebs_enable_core2_atom, "ia32_pebs_enable", "core2_atom", 0x3f1, 0,
     fields_of<pebs_enable_core2_atom>()},
    {layout_id::pebs_enable_nhm, "ia32_pebs_enable", "nhm", 0x3f1, 0, fields_of<pebs_enable_nhm>()},
    {layout_id::pebs_enable_snb, "ia32_pebs_enable", "snb", 0x3f1, 0, fields_of<pebs_enable_snb>()},
    {layout_id::pebs_enable_hsw, "ia32_pebs_enable", "hsw", 0x3f1, 0, fields_of<pebs_enable_hsw>()},
    {layout_id::pebs_enable_icl, "ia32_pebs_enable", "icl", 0x3f1, 0, fields_of<pebs_enable_icl>()},
    {layout_id::pebs_data_cfg, "ia32_pebs_data_cfg", "fmt4", 0x3f2, 0, fields_of<pebs_data_cfg>()},
    {layout_id::pebs_ld_lat, "msr_pebs_ld_lat", "all", 0x3f6, 0, fields_of<pebs_ld_lat>()},
    {layout_id::pebs_frontend_skl, "msr_pebs_frontend", "skl", 0x3f7, 0,
     fields_of<pebs_frontend_skl>()},
    {layout_id::pebs_frontend_spr, "msr_pebs_frontend", "spr", 0x3f7, 0,
     fields_of<pebs_frontend_spr>()},
    {layout_id::ds_area, "ia32_ds_area", "all", 0x600, 0, fields_of<ds_area>()},
    {layout_id::debugctl, "ia32_debugctl", "core", 0x1d9, 0, fields_of<debugctl>()},
    {layout_id::lbr_select, "msr_lbr_select", "nhm", 0x1c8, 0, fields_of<lbr_select>()},
    {layout_id::lbr_ctl, "ia32_lbr_ctl", "arch", 0x14ce, 0, fields_of<lbr_ctl>()},
    {layout_id::lbr_depth, "ia32_lbr_depth", "arch", 0x14cf, 0, fields_of<lbr_depth>()},
    {layout_id::perf_metrics_icl, "ia32_perf_metrics", "icl", 0x329, 0,
     fields_of<perf_metrics_icl>()},
    {layout_id::perf_metrics_spr, "ia32_perf_metrics", "spr", 0x329, 0,
     fields_of<perf_metrics_spr>()},
    {layout_id::reload_pmc, "msr_reload_pmc", "icl", 0x14c1, 1, fields_of<reload_pmc>()},
    {layout_id::reload_fixed_ctr, "msr_reload_fixed_ctr", "icl", 0x1309, 1,
     fields_of<reload_fixed_ctr>()},
    {layout_id::pmc_gpn_ctr, "ia32_pmc_gpn_ctr", "v6", 0x1900, 4, fields_of<counter_48>()},
    {layout_id::pmc_cfg_a, "ia32_pmc_gpn_cfg_a", "v6", 0x1901, 4, fields_of<pmc_gpn_cfg_a>(),
     all_of(detail::doubts_of_pin_control)},
    {layout_id::pmc_gpn_cfg_b, "ia32_pmc_gpn_cfg_b", "v6_acr", 0x1902, 4,
     fields_of<pmc_gpn_cfg_b>(), all_of(detail::doubts_of_pmc_gpn_cfg_b)},
    {layout_id::pmc_gpn_cfg_c, "ia32_pmc_gpn_cfg_c", "v6_pebs", 0x1903, 4,
     fields_of<pmc_gpn_cfg_c>(), all_of(detail::doubts_of_pmc_gpn_cfg_c)},
    {layout_id::pmc_fxn_ctr, "ia32_pmc_fxn_ctr", "v6", 0x1980, 4, fields_of<counter_48>()},
    {layout_id::pebs_base, "ia32_pebs_base", "v6", 0x3f4, 0, fields_of<pebs_base>(),
     all_of(detail::doubts_of_pebs_base)},
    {layout_id::pebs_index, "ia32_pebs_index", "v6", 0x3f5, 0, fields_of<pebs_index>(),
     all_of(detail::doubts_of_pebs_index)},
    {layout_id::misc_enable, "ia32_misc_enable", "pmu", 0x1a0, 0, fields_of<misc_enable>()},
};

/// Returns the row of a layout.
constexpr const layout_row &row_of(layout_id id) { return layouts[static_cast<unsigned>(id)]; }

namespace detail {

constexpr bool layouts_are_in_order() {
    unsigned place = 0;
    for (const layout_row &row : layouts)
        if (static_cast<unsigned>(row.is) != place++) return false;
    return true;
}
static_assert(layouts_are_in_order());

} // namespace detail

/// The layout of a register in a variant, or null. For people: the library asks by `layout_id`.
constexpr const layout_row *layout_named(const char *name, const char *variant) {
    for (const layout_row &row : layouts)
        if (same_text(row.name, name) && same_text(row.variant, variant)) return &row;
    return nullptr;
}

} // namespace msr::perfmon
