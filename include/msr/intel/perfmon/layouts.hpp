// Every register with all its variants, as data: for printing, exporting and comparing. Planning
// does not need it.
#pragma once

#include <msr/field.hpp>
#include <msr/intel/perfmon/branch_registers.hpp>
#include <msr/intel/perfmon/counter_registers.hpp>
#include <msr/intel/perfmon/global_registers.hpp>
#include <msr/intel/perfmon/sampling_registers.hpp>
#include <msr/register.hpp>
#include <msr/sequence.hpp>
#include <msr/text.hpp>

#include <cstdint>

namespace msr::perfmon {

/// One variant of a register. Which variant a processor has is for its target to say. The layouts
/// of MSR_OFFCORE_RSP stand in offcore.hpp.
struct layout_row {
    const char *name{};      ///< the manual's, lower case
    const char *variant{};   ///< the table's, such as `v3_tsx`
    std::uint32_t address{}; ///< of the first, where there are several
    unsigned stride{};       ///< from one to the next; 0: there is one
    sequence<field_row> fields{};

    constexpr bool is_reserved(std::uint64_t bits) const {
        return (bits & bits_with(fields, access::reserved)) != 0;
    }
};

/// All layouts, in the order of the table of facts.
inline constexpr layout_row layouts[] = {
    {"ia32_perfevtsel", "v1", 0x186, 1, fields_of<perfevtsel_v1>()},
    {"ia32_perfevtsel", "v3", 0x186, 1, fields_of<perfevtsel_v3>()},
    {"ia32_perfevtsel", "v3_tsx", 0x186, 1, fields_of<perfevtsel_v3_tsx>()},
    {"ia32_perfevtsel", "v5", 0x186, 1, fields_of<perfevtsel_v5>()},
    {"ia32_perfevtsel", "v6", 0x186, 1, fields_of<perfevtsel_v6>()},
    {"ia32_pmc", "w40", 0xc1, 1, fields_of<counter_40>()},
    {"ia32_pmc", "w48", 0xc1, 1, fields_of<counter_48>()},
    {"ia32_a_pmc", "w48", 0x4c1, 1, fields_of<counter_48>()},
    {"ia32_fixed_ctr", "w40", 0x309, 1, fields_of<counter_40>()},
    {"ia32_fixed_ctr", "w48", 0x309, 1, fields_of<counter_48>()},
    {"ia32_fixed_ctr_ctrl", "v2_3ctr", 0x38d, 0, fields_of<fixed_ctr_ctrl_v2_3ctr>()},
    {"ia32_fixed_ctr_ctrl", "v5_4ctr", 0x38d, 0, fields_of<fixed_ctr_ctrl_v5_4ctr>()},
    {"ia32_fixed_ctr_ctrl", "v6_atom", 0x38d, 0, fields_of<fixed_ctr_ctrl_v6_atom>()},
    {"ia32_perf_global_status", "v2", 0x38e, 0, fields_of<perf_global_status_v2>()},
    {"ia32_perf_global_status", "v4", 0x38e, 0, fields_of<perf_global_status_v4>()},
    {"ia32_perf_global_ctrl", "v2", 0x38f, 0, fields_of<perf_global_ctrl_v2>()},
    {"ia32_perf_global_ctrl", "v5", 0x38f, 0, fields_of<perf_global_ctrl_v5>()},
    {"ia32_perf_global_ovf_ctrl", "v2", 0x390, 0, fields_of<perf_global_ovf_ctrl>()},
    {"ia32_perf_global_status_reset", "v4", 0x390, 0, fields_of<perf_global_status_reset>()},
    {"ia32_perf_global_status_set", "v4", 0x391, 0, fields_of<perf_global_status_set>()},
    {"ia32_perf_global_inuse", "v4", 0x392, 0, fields_of<perf_global_inuse>()},
    {"ia32_perf_capabilities", "full", 0x345, 0, fields_of<perf_capabilities>()},
    {"ia32_pebs_enable", "core2_atom", 0x3f1, 0, fields_of<pebs_enable_core2_atom>()},
    {"ia32_pebs_enable", "nhm", 0x3f1, 0, fields_of<pebs_enable_nhm>()},
    {"ia32_pebs_enable", "snb", 0x3f1, 0, fields_of<pebs_enable_snb>()},
    {"ia32_pebs_enable", "hsw", 0x3f1, 0, fields_of<pebs_enable_hsw>()},
    {"ia32_pebs_enable", "icl", 0x3f1, 0, fields_of<pebs_enable_icl>()},
    {"ia32_pebs_data_cfg", "fmt4", 0x3f2, 0, fields_of<pebs_data_cfg>()},
    {"msr_pebs_ld_lat", "all", 0x3f6, 0, fields_of<pebs_ld_lat>()},
    {"msr_pebs_frontend", "skl", 0x3f7, 0, fields_of<pebs_frontend_skl>()},
    {"msr_pebs_frontend", "spr", 0x3f7, 0, fields_of<pebs_frontend_spr>()},
    {"ia32_ds_area", "all", 0x600, 0, fields_of<ds_area>()},
    {"ia32_debugctl", "core", 0x1d9, 0, fields_of<debugctl>()},
    {"msr_lbr_select", "nhm", 0x1c8, 0, fields_of<lbr_select>()},
    {"ia32_lbr_ctl", "arch", 0x14ce, 0, fields_of<lbr_ctl>()},
    {"ia32_lbr_depth", "arch", 0x14cf, 0, fields_of<lbr_depth>()},
    {"ia32_perf_metrics", "icl", 0x329, 0, fields_of<perf_metrics_icl>()},
    {"ia32_perf_metrics", "spr", 0x329, 0, fields_of<perf_metrics_spr>()},
    {"msr_reload_pmc", "icl", 0x14c1, 1, fields_of<reload_pmc>()},
    {"msr_reload_fixed_ctr", "icl", 0x1309, 1, fields_of<reload_fixed_ctr>()},
    {"ia32_pmc_gpn_ctr", "v6", 0x1900, 4, fields_of<counter_48>()},
    {"ia32_pmc_gpn_cfg_a", "v6", 0x1901, 4, fields_of<pmc_gpn_cfg_a>()},
    {"ia32_pmc_gpn_cfg_b", "v6_acr", 0x1902, 4, fields_of<pmc_gpn_cfg_b>()},
    {"ia32_pmc_gpn_cfg_c", "v6_pebs", 0x1903, 4, fields_of<pmc_gpn_cfg_c>()},
    {"ia32_pmc_fxn_ctr", "v6", 0x1980, 4, fields_of<counter_48>()},
    {"ia32_pebs_base", "v6", 0x3f4, 0, fields_of<pebs_base>()},
    {"ia32_pebs_index", "v6", 0x3f5, 0, fields_of<pebs_index>()},
    {"ia32_misc_enable", "pmu", 0x1a0, 0, fields_of<misc_enable>()},
};

/// A field of whose place or meaning the sources are less than sure.
struct doubtful_field {
    const char *name{};    ///< of the register
    const char *variant{}; ///< of its layout
    const char *field{};
    const char *confidence{}; ///< `medium`: one weaker source; `low`: a single hint
};

/// These fields can be encoded, and no error of the compiler rests on them.
inline constexpr doubtful_field doubtful_fields[] = {
    {"ia32_perfevtsel", "v1", "pin_control", "medium"},
    {"ia32_perfevtsel", "v3", "pin_control", "medium"},
    {"ia32_perfevtsel", "v3_tsx", "pin_control", "medium"},
    {"ia32_perfevtsel", "v5", "pin_control", "medium"},
    {"ia32_perfevtsel", "v6", "pin_control", "medium"},
    {"ia32_fixed_ctr_ctrl", "v5_4ctr", "rdpmc_metrics_clear", "medium"},
    {"ia32_perf_global_status", "v4", "arch_pebs_thresh", "medium"},
    {"ia32_perf_global_status_reset", "v4", "clr_metrics", "medium"},
    {"ia32_perf_global_status_reset", "v4", "clr_pebs_thresh", "medium"},
    {"ia32_perf_global_status_set", "v4", "set_metrics", "medium"},
    {"ia32_perf_global_status_set", "v4", "set_to_pa", "medium"},
    {"ia32_perf_global_status_set", "v4", "set_asci", "medium"},
    {"ia32_perf_global_status_set", "v4", "set_uncore", "medium"},
    {"ia32_perf_global_status_set", "v4", "set_ovf_buf", "medium"},
    {"ia32_perf_capabilities", "full", "rdpmc_metrics_clear", "medium"},
    {"ia32_pmc_gpn_cfg_a", "v6", "pin_control", "medium"},
    {"ia32_pmc_gpn_cfg_b", "v6_acr", "reload_mask", "low"},
    {"ia32_pmc_gpn_cfg_b", "v6_acr", "reload_fixed_mask", "low"},
    {"ia32_pmc_gpn_cfg_c", "v6_pebs", "lbr_fmt", "medium"},
    {"ia32_pmc_gpn_cfg_c", "v6_pebs", "xmm", "medium"},
    {"ia32_pmc_gpn_cfg_c", "v6_pebs", "gpr", "medium"},
    {"ia32_pmc_gpn_cfg_c", "v6_pebs", "aux", "medium"},
    {"ia32_pebs_base", "v6", "size", "low"},
    {"ia32_pebs_base", "v6", "base", "medium"},
    {"ia32_pebs_index", "v6", "wr", "medium"},
    {"ia32_pebs_index", "v6", "full", "medium"},
    {"ia32_pebs_index", "v6", "en", "medium"},
    {"ia32_pebs_index", "v6", "thresh", "medium"},
};

/// The layout of a register in a variant, or null.
constexpr const layout_row *layout_named(const char *name, const char *variant) {
    for (const layout_row &one : layouts)
        if (same_text(one.name, name) && same_text(one.variant, variant)) return &one;
    return nullptr;
}

/// How sure a field is: `high`, `medium` or `low`.
constexpr const char *confidence_of(const layout_row &one, const char *field) {
    for (const doubtful_field &doubt : doubtful_fields)
        if (same_text(doubt.name, one.name) && same_text(doubt.variant, one.variant) &&
            same_text(doubt.field, field))
            return doubt.confidence;
    return "high";
}

} // namespace msr::perfmon
