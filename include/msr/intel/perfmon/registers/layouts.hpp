// Every register of architectural performance monitoring with all its variants, as data: for
// printing, exporting and comparing. Planning does not need this data.
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

/// The layouts of the registers of architectural performance monitoring, in the order of the table
/// of facts.
enum class layout_id : std::uint8_t {
    perfevtsel_v1,            ///< IA32_PERFEVTSELn of versions 1 and 2
    perfevtsel_v3,            ///< IA32_PERFEVTSELn of version 3, and of 4 without TSX
    perfevtsel_v3_tsx,        ///< IA32_PERFEVTSELn of Haswell, Broadwell and Skylake
    perfevtsel_v5,            ///< IA32_PERFEVTSELn of version 5
    perfevtsel_v6,            ///< IA32_PERFEVTSELn of version 6
    pmc_40,                   ///< IA32_PMCn of 40 bits
    pmc_48,                   ///< IA32_PMCn of 48 bits
    a_pmc,                    ///< IA32_A_PMCn, general counters to which all bits can be written
    fixed_ctr_40,             ///< IA32_FIXED_CTRn of 40 bits
    fixed_ctr_48,             ///< IA32_FIXED_CTRn of 48 bits
    fixed_ctr_ctrl_v2_3ctr,   ///< IA32_FIXED_CTR_CTRL of three counters: versions 2 to 4
    fixed_ctr_ctrl_v5_4ctr,   ///< IA32_FIXED_CTR_CTRL of performance cores from Ice Lake on
    fixed_ctr_ctrl_v6_atom,   ///< IA32_FIXED_CTR_CTRL of Atom cores of version 6
    perf_global_status_v2,    ///< IA32_PERF_GLOBAL_STATUS of versions 2 and 3
    perf_global_status_v4,    ///< IA32_PERF_GLOBAL_STATUS from version 4 on
    perf_global_ctrl_v2,      ///< IA32_PERF_GLOBAL_CTRL of versions 2 to 4
    perf_global_ctrl_v5,      ///< IA32_PERF_GLOBAL_CTRL from version 5 on
    perf_global_ovf_ctrl,     ///< IA32_PERF_GLOBAL_OVF_CTRL of versions 2 and 3
    perf_global_status_reset, ///< IA32_PERF_GLOBAL_STATUS_RESET from version 4 on
    perf_global_status_set,   ///< IA32_PERF_GLOBAL_STATUS_SET from version 4 on
    perf_global_inuse,        ///< IA32_PERF_GLOBAL_INUSE from version 4 on
    perf_capabilities,        ///< IA32_PERF_CAPABILITIES
    pebs_enable_core2_atom,   ///< IA32_PEBS_ENABLE of Core 2 and Bonnell
    pebs_enable_nhm,          ///< IA32_PEBS_ENABLE of Nehalem and Westmere
    pebs_enable_snb,          ///< IA32_PEBS_ENABLE of Sandy Bridge and Ivy Bridge
    pebs_enable_hsw,          ///< IA32_PEBS_ENABLE from Haswell to Skylake and of Goldmont
    pebs_enable_icl,          ///< IA32_PEBS_ENABLE of Ice Lake and later
    pebs_data_cfg,            ///< IA32_PEBS_DATA_CFG, which has the groups of adaptive records
    pebs_ld_lat,              ///< MSR_PEBS_LD_LAT, which has the threshold of load latency
    pebs_frontend_skl,        ///< MSR_PEBS_FRONTEND from Skylake to Ice Lake
    pebs_frontend_spr,        ///< MSR_PEBS_FRONTEND of Sapphire Rapids, Golden Cove and later
    ds_area,                  ///< IA32_DS_AREA, which has the address of the debug store
    debugctl,                 ///< IA32_DEBUGCTL from version 2 on
    lbr_select, ///< MSR_LBR_SELECT, which keeps branches out of the last-branch records
    lbr_ctl,    ///< IA32_LBR_CTL, which lets branches into the architectural last-branch records
    lbr_depth,  ///< IA32_LBR_DEPTH, which has the number of last-branch records
    perf_metrics_icl, ///< IA32_PERF_METRICS with four shares: Ice Lake
    perf_metrics_spr, ///< IA32_PERF_METRICS with eight shares: Sapphire Rapids and later
    reload_pmc, ///< MSR_RELOAD_PMCn, which has the value with which a general counter is reloaded
    reload_fixed_ctr, ///< MSR_RELOAD_FIXED_CTRn, which has the value with which a fixed counter is
                      ///< reloaded
    pmc_gpn_ctr,      ///< IA32_PMC_GPn_CTR, the alias of a general counter in version 6
    pmc_cfg_a,        ///< IA32_PMC_GPn_CFG_A, the alias of a select register in version 6
    pmc_gpn_cfg_b,    ///< IA32_PMC_GPn_CFG_B, which has the automatic reload of version 6
    pmc_gpn_cfg_c,    ///< IA32_PMC_GPn_CFG_C, which has the architectural PEBS of version 6
    pmc_fxn_ctr,      ///< IA32_PMC_FXn_CTR, the alias of a fixed counter in version 6
    pebs_base,        ///< IA32_PEBS_BASE, which has the buffer of architectural PEBS
    pebs_index,  ///< IA32_PEBS_INDEX, which has the position in the buffer of architectural PEBS
    misc_enable, ///< IA32_MISC_ENABLE, with its bits about performance monitoring
};

/// A layout of a register. The target says which layout a processor has. The layouts of
/// MSR_OFFCORE_RSP stand in offcore.hpp.
struct layout_row {
    layout_id is{};          ///< the number of the layout of the register
    const char *name{};      ///< the register's name in the manual, lower case
    const char *variant{};   ///< the layout's name in the table of facts, such as `v3_tsx`
    std::uint32_t address{}; ///< address of the register, or of the first of several registers
    /// Distance to the address of the next register; 0: there is a single register.
    unsigned stride{};
    sequence<field_row> fields{};      ///< the register's fields
    sequence<doubtful_field> doubts{}; ///< the fields of which the sources are not certain

    /// Returns whether any bit of `bits` is reserved in the layout.
    constexpr bool is_reserved(std::uint64_t bits) const {
        return (bits & bits_with(fields, access::reserved)) != 0;
    }
};

namespace detail {

// Fields whose place or meaning the sources do not give with certainty: medium is one weaker
// source, low a single hint. Fields with doubts can be encoded, and no error of the compiler
// depends on these fields.
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

/// All layouts of the registers of architectural performance monitoring.
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

/// Returns the row of a register layout, with its fields and address.
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

/// Returns the layout of a register in a variant, by the names of register and variant, or null.
/// The function is for people: the library asks by `layout_id`.
constexpr const layout_row *layout_named(const char *name, const char *variant) {
    for (const layout_row &row : layouts)
        if (same_text(row.name, name) && same_text(row.variant, variant)) return &row;
    return nullptr;
}

} // namespace msr::perfmon
