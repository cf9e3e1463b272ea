// All registers of meters, and those that a meter needs to be understood, with their fields: more
// than msr/meters.hpp has. Written by tools/meters/write_registers.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/meters/registers/counts.hpp>
#include <msr/meters/registers/limit_reasons.hpp>
#include <msr/meters/registers/power_limits.hpp>
#include <msr/meters/registers/ratios.hpp>
#include <msr/meters/registers/thermal.hpp>

#include <cstdint>

namespace msr::meters {

/// A register of a meter by its name, with its fields.
struct described_register {
    const char *name{};           ///< the register's name in the manuals
    const char *variant{};        ///< the layout's name, where processors lay out the address
                                  ///< differently; `all`: there is one layout
    std::uint32_t address{};      ///< number of the MSR, as RDMSR takes it
    sequence<field_row> fields{}; ///< the fields of the register
};

namespace detail {

template <typename Register>
constexpr described_register described(const char *name, const char *variant) {
    return {name, variant, Register::address, fields_of<Register>()};
}

} // namespace detail

/// All registers of meters.
inline constexpr described_register described_registers[] = {
    detail::described<registers::core_perf_limit_reasons_hsw>("CORE_PERF_LIMIT_REASONS", "hsw"),
    detail::described<registers::core_perf_limit_reasons_hsx>("CORE_PERF_LIMIT_REASONS", "hsx"),
    detail::described<registers::core_perf_limit_reasons_knl>("CORE_PERF_LIMIT_REASONS", "knl"),
    detail::described<registers::perf_limit_reasons_skl>("PERF_LIMIT_REASONS", "skl"),
    detail::described<registers::perf_limit_reasons_glm>("PERF_LIMIT_REASONS", "glm"),
    detail::described<registers::graphics_perf_limit_reasons_hsw>("GRAPHICS_PERF_LIMIT_REASONS",
                                                                  "hsw"),
    detail::described<registers::graphics_perf_limit_reasons_skl>("GRAPHICS_PERF_LIMIT_REASONS",
                                                                  "skl"),
    detail::described<registers::ring_perf_limit_reasons_hsw>("RING_PERF_LIMIT_REASONS", "hsw"),
    detail::described<registers::ring_perf_limit_reasons_skl>("RING_PERF_LIMIT_REASONS", "skl"),
    detail::described<registers::cu_pwr_accumulator>("CU_PWR_ACCUMULATOR", "amd"),
    detail::described<registers::cu_max_pwr_accumulator>("CU_MAX_PWR_ACCUMULATOR", "amd"),
    detail::described<registers::pkg_power_limit>("PKG_POWER_LIMIT", "std"),
    detail::described<registers::dram_power_limit>("DRAM_POWER_LIMIT", "std"),
    detail::described<registers::pp0_power_limit>("PP0_POWER_LIMIT", "std"),
    detail::described<registers::pp1_power_limit>("PP1_POWER_LIMIT", "std"),
    detail::described<registers::platform_power_limit_client>("PLATFORM_POWER_LIMIT", "client"),
    detail::described<registers::platform_power_limit_spr>("PLATFORM_POWER_LIMIT", "spr"),
    detail::described<registers::vr_current_config>("VR_CURRENT_CONFIG", "pl4"),
    detail::described<registers::pkg_power_info>("PKG_POWER_INFO", "std"),
    detail::described<registers::dram_power_info>("DRAM_POWER_INFO", "std"),
    detail::described<registers::pkg_power_info_silvermont>("PKG_POWER_INFO_SILVERMONT", "slm-d"),
    detail::described<registers::pkg_perf_status>("PKG_PERF_STATUS", "std"),
    detail::described<registers::dram_perf_status>("DRAM_PERF_STATUS", "std"),
    detail::described<registers::pp0_perf_status>("PP0_PERF_STATUS", "std"),
    detail::described<registers::platform_rapl_perf_status>("PLATFORM_RAPL_PERF_STATUS", "spr"),
    detail::described<registers::pp0_policy>("PP0_POLICY", "std"),
    detail::described<registers::pp1_policy>("PP1_POLICY", "std"),
    detail::described<registers::ia32_perf_status_core2>("IA32_PERF_STATUS", "core2"),
    detail::described<registers::ia32_perf_status_nhm>("IA32_PERF_STATUS", "nhm"),
    detail::described<registers::ia32_perf_status_snb>("IA32_PERF_STATUS", "snb"),
    detail::described<registers::config_tdp_nominal>("CONFIG_TDP_NOMINAL", "all"),
    detail::described<registers::config_tdp_level1>("CONFIG_TDP_LEVEL1", "all"),
    detail::described<registers::config_tdp_level2>("CONFIG_TDP_LEVEL2", "all"),
    detail::described<registers::config_tdp_control>("CONFIG_TDP_CONTROL", "all"),
    detail::described<registers::uncore_perf_status>("UNCORE_PERF_STATUS", "all"),
    detail::described<registers::ia32_therm_status>("IA32_THERM_STATUS", "all"),
    detail::described<registers::ia32_package_therm_status>("IA32_PACKAGE_THERM_STATUS", "all"),
    detail::described<registers::temperature_target_nhm>("TEMPERATURE_TARGET", "nhm"),
    detail::described<registers::temperature_target_off4>("TEMPERATURE_TARGET", "off4"),
    detail::described<registers::temperature_target_off6>("TEMPERATURE_TARGET", "off6"),
    detail::described<registers::platform_info>("PLATFORM_INFO", "all"),
    detail::described<registers::turbo_ratio_limit_base>("TURBO_RATIO_LIMIT", "BASE"),
    detail::described<registers::turbo_ratio_limit1>("TURBO_RATIO_LIMIT1", "LIMIT1"),
    detail::described<registers::turbo_ratio_limit2>("TURBO_RATIO_LIMIT2", "LIMIT2"),
    detail::described<registers::turbo_ratio_limit_corecount>("TURBO_RATIO_LIMIT", "CORECOUNT"),
    detail::described<registers::turbo_ratio_limit_cores>("TURBO_RATIO_LIMIT_CORES", "CORECOUNT"),
    detail::described<registers::turbo_ratio_limit_knl>("TURBO_RATIO_LIMIT", "KNL"),
    detail::described<registers::atom_core_ratios>("ATOM_CORE_RATIOS", "ATOM"),
    detail::described<registers::atom_core_turbo_ratios>("ATOM_CORE_TURBO_RATIOS", "ATOM"),
    detail::described<registers::fsb_freq>("FSB_FREQ", "SLV"),
    detail::described<registers::secondary_turbo_ratio_limit>("SECONDARY_TURBO_RATIO_LIMIT",
                                                              "hybrid"),
    detail::described<registers::turbo_activation_ratio>("TURBO_ACTIVATION_RATIO", "all"),
    detail::described<registers::pstate_current_limit>("PSTATE_CURRENT_LIMIT", "amd"),
    detail::described<registers::pstate_status>("PSTATE_STATUS", "amd"),
    detail::described<registers::hw_pstate_status>("HW_PSTATE_STATUS", "amd"),
    detail::described<registers::core_thread_count>("CORE_THREAD_COUNT", "intel"),
    detail::described<registers::ia32_tsc>("IA32_TSC", "all"),
    detail::described<registers::ia32_mperf>("IA32_MPERF", "all"),
    detail::described<registers::ia32_aperf>("IA32_APERF", "all"),
    detail::described<registers::mperf_readonly>("MPERF_READONLY", "amd"),
    detail::described<registers::aperf_readonly>("APERF_READONLY", "amd"),
    detail::described<registers::irperf>("IRPERF", "amd"),
    detail::described<registers::ptsc>("PTSC", "amd"),
    detail::described<registers::pperf>("PPERF", "skl"),
    detail::described<registers::msr_smi_count>("MSR_SMI_COUNT", "nhm"),
    detail::described<registers::msr_pkg_energy_status>("MSR_PKG_ENERGY_STATUS", "all"),
    detail::described<registers::msr_dram_energy_status>("MSR_DRAM_ENERGY_STATUS", "all"),
    detail::described<registers::msr_pp0_energy_status>("MSR_PP0_ENERGY_STATUS", "all"),
    detail::described<registers::msr_pp1_energy_status>("MSR_PP1_ENERGY_STATUS", "all"),
    detail::described<registers::msr_platform_energy_status>("MSR_PLATFORM_ENERGY_STATUS", "all"),
    detail::described<registers::core_energy_stat_w32>("CORE_ENERGY_STAT", "w32"),
    detail::described<registers::core_energy_stat_w64>("CORE_ENERGY_STAT", "w64"),
    detail::described<registers::pkg_energy_stat_w32>("PKG_ENERGY_STAT", "w32"),
    detail::described<registers::pkg_energy_stat_w64>("PKG_ENERGY_STAT", "w64"),
    detail::described<registers::msr_core_c1_res>("MSR_CORE_C1_RES", "all"),
    detail::described<registers::msr_core_c3_residency>("MSR_CORE_C3_RESIDENCY", "all"),
    detail::described<registers::msr_core_c6_residency>("MSR_CORE_C6_RESIDENCY", "all"),
    detail::described<registers::msr_core_c7_residency>("MSR_CORE_C7_RESIDENCY", "all"),
    detail::described<registers::msr_knl_core_c6_residency>("MSR_KNL_CORE_C6_RESIDENCY", "all"),
    detail::described<registers::msr_module_c6_res_ms>("MSR_MODULE_C6_RES_MS", "all"),
    detail::described<registers::msr_pkg_c2_residency>("MSR_PKG_C2_RESIDENCY", "all"),
    detail::described<registers::msr_pkg_c3_residency>("MSR_PKG_C3_RESIDENCY", "all"),
    detail::described<registers::msr_pkg_c6_residency>("MSR_PKG_C6_RESIDENCY", "all"),
    detail::described<registers::msr_pkg_c7_residency>("MSR_PKG_C7_RESIDENCY", "all"),
    detail::described<registers::msr_pkg_c8_residency>("MSR_PKG_C8_RESIDENCY", "all"),
    detail::described<registers::msr_pkg_c9_residency>("MSR_PKG_C9_RESIDENCY", "all"),
    detail::described<registers::msr_pkg_c10_residency>("MSR_PKG_C10_RESIDENCY", "all"),
    detail::described<registers::msr_pkg_weighted_core_c0_res>("MSR_PKG_WEIGHTED_CORE_C0_RES",
                                                               "skl"),
    detail::described<registers::msr_pkg_any_core_c0_res>("MSR_PKG_ANY_CORE_C0_RES", "skl"),
    detail::described<registers::msr_pkg_any_gfxe_c0_res>("MSR_PKG_ANY_GFXE_C0_RES", "skl"),
    detail::described<registers::msr_pkg_both_core_gfxe_c0_res>("MSR_PKG_BOTH_CORE_GFXE_C0_RES",
                                                                "skl"),
};

} // namespace msr::meters
