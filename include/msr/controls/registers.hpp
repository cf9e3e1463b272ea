// The registers of all controls with their fields, also with fields for which msr/controls.hpp has
// no control. Written by tools/controls/write_registers.
#pragma once

#include <msr/controls/registers/frequency.hpp>
#include <msr/controls/registers/idle.hpp>
#include <msr/controls/registers/prefetch.hpp>
#include <msr/controls/registers/tuning.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>

#include <cstdint>

namespace msr::controls {

/// A register of controls: its name, its number and its fields.
struct described_register {
    const char *name{}; ///< the register's name, as its sources write it
    /// Name of the register's layout, such as `amd`: processors may lay out a register differently.
    const char *variant{};
    std::uint32_t address{};      ///< the register's number, as RDMSR and WRMSR take it
    sequence<field_row> fields{}; ///< the register's fields, from bit 0 on
};

namespace detail {

template <typename Register>
constexpr described_register described(const char *name, const char *variant) {
    return {name, variant, Register::address, fields_of<Register>()};
}

} // namespace detail

/// All registers of controls: of prefetchers, of idle states, and of turbo, performance levels and
/// energy preferences.
inline constexpr described_register described_registers[] = {
    detail::described<registers::atom_prefetch_1320>("ATOM_PREFETCH_1320", "ecore"),
    detail::described<registers::atom_prefetch_1321>("ATOM_PREFETCH_1321", "ecore"),
    detail::described<registers::atom_prefetch_1322>("ATOM_PREFETCH_1322", "ecore"),
    detail::described<registers::atom_prefetch_1323>("ATOM_PREFETCH_1323", "ecore"),
    detail::described<registers::atom_prefetch_1324>("ATOM_PREFETCH_1324", "ecore"),
    detail::described<registers::atom_prefetch_1325>("ATOM_PREFETCH_1325", "ecore"),
    detail::described<registers::atom_prefetch_1326>("ATOM_PREFETCH_1326", "ecore"),
    detail::described<registers::atom_prefetch_1327>("ATOM_PREFETCH_1327", "ecore"),
    detail::described<registers::misc_feature_control_core>("MISC_FEATURE_CONTROL", "core"),
    detail::described<registers::misc_feature_control_silvermont>("MISC_FEATURE_CONTROL",
                                                                  "silvermont"),
    detail::described<registers::misc_feature_control_knl>("MISC_FEATURE_CONTROL", "knl"),
    detail::described<registers::misc_feature_control_ecore>("MISC_FEATURE_CONTROL", "ecore"),
    detail::described<registers::unnamed_6d>("UNNAMED_6D", "server"),
    detail::described<registers::prefetch_control_amd>("PREFETCH_CONTROL", "amd"),
    detail::described<registers::prefetch_control_zen5>("PREFETCH_CONTROL", "zen5"),
    detail::described<registers::dc_cfg_old>("DC_CFG", "old"),
    detail::described<registers::dc_cfg_zen>("DC_CFG", "zen"),
    detail::described<registers::ls_cfg2>("LS_CFG2", "zen"),
    detail::described<registers::cu_cfg3>("CU_CFG3", "15h"),
    detail::described<registers::ic_cfg_k8>("IC_CFG", "k8"),
    detail::described<registers::ic_cfg_zen>("IC_CFG", "zen"),
    detail::described<registers::pkg_cst_config_control_limit3>("PKG_CST_CONFIG_CONTROL", "limit3"),
    detail::described<registers::pkg_cst_config_control_limit4>("PKG_CST_CONFIG_CONTROL", "limit4"),
    detail::described<registers::pkg_cst_config_control_all>("PKG_CST_CONFIG_CONTROL", "all"),
    detail::described<registers::pkgc3_irtl>("PKGC3_IRTL", "irtl"),
    detail::described<registers::pkgc6_irtl>("PKGC6_IRTL", "irtl"),
    detail::described<registers::pkgc7_irtl>("PKGC7_IRTL", "irtl"),
    detail::described<registers::pkgc8_irtl>("PKGC8_IRTL", "irtl"),
    detail::described<registers::pkgc9_irtl>("PKGC9_IRTL", "irtl"),
    detail::described<registers::pkgc10_irtl>("PKGC10_IRTL", "irtl"),
    detail::described<registers::ia32_misc_enable_core2>("IA32_MISC_ENABLE", "core2"),
    detail::described<registers::ia32_misc_enable_netburst>("IA32_MISC_ENABLE", "netburst"),
    detail::described<registers::ia32_misc_enable_turbo>("IA32_MISC_ENABLE", "turbo"),
    detail::described<registers::hwcr>("HWCR", "amd"),
    detail::described<registers::cppc_cap1>("CPPC_CAP1", "amd"),
    detail::described<registers::cppc_enable>("CPPC_ENABLE", "amd"),
    detail::described<registers::cppc_cap2>("CPPC_CAP2", "amd"),
    detail::described<registers::cppc_req>("CPPC_REQ", "amd"),
    detail::described<registers::cppc_status>("CPPC_STATUS", "amd"),
    detail::described<registers::cppc_req2>("CPPC_REQ2", "amd"),
    detail::described<registers::pstate_ctl>("PSTATE_CTL", "amd"),
    detail::described<registers::ia32_perf_ctl_snb>("IA32_PERF_CTL", "snb"),
    detail::described<registers::ia32_perf_ctl_all>("IA32_PERF_CTL", "all"),
    detail::described<registers::ia32_energy_perf_bias>("IA32_ENERGY_PERF_BIAS", "all"),
    detail::described<registers::ia32_pm_enable>("IA32_PM_ENABLE", "hwp"),
    detail::described<registers::ia32_hwp_capabilities>("IA32_HWP_CAPABILITIES", "hwp"),
    detail::described<registers::ia32_hwp_request_pkg>("IA32_HWP_REQUEST_PKG", "hwp"),
    detail::described<registers::ia32_hwp_request>("IA32_HWP_REQUEST", "hwp"),
    detail::described<registers::ia32_hwp_interrupt>("IA32_HWP_INTERRUPT", "hwp"),
    detail::described<registers::ia32_hwp_status>("IA32_HWP_STATUS", "hwp"),
    detail::described<registers::misc_pwr_mgmt_nhm>("MISC_PWR_MGMT", "nhm"),
    detail::described<registers::misc_pwr_mgmt_skl>("MISC_PWR_MGMT", "skl"),
    detail::described<registers::power_ctl_all>("POWER_CTL", "all"),
    detail::described<registers::power_ctl_skl>("POWER_CTL", "skl"),
    detail::described<registers::power_ctl_icx>("POWER_CTL", "icx"),
    detail::described<registers::uncore_ratio_limit>("UNCORE_RATIO_LIMIT", "all"),
    detail::described<registers::clock_modulation>("CLOCK_MODULATION", "all"),
    detail::described<registers::ia32_misc_enable_arch>("IA32_MISC_ENABLE", "arch"),
    detail::described<registers::misc_pwr_mgmt_glm>("MISC_PWR_MGMT", "glm"),
};

} // namespace msr::controls
