// Limits of power and what is known of them. Bits without a field are not known. Written by
// tools/meters/write_registers from test/facts/meters/registers.csv, which says how sure each field
// is; the comment of a field names its sources. Nothing was measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::meters::registers {

/// The register CU_PWR_ACCUMULATOR (c001007ah). Processors: family15h_60. Shared by: compute unit.
struct cu_pwr_accumulator {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc001007a;
    read_only<0, 64> count{}; ///< number of power units; Linux PMU "power" of AMD; ratio to
                              ///< C001007BH over PTSC; medium confidence; source: linux

    MSR_EQUAL_FIELDS(cu_pwr_accumulator);
};

/// The register CU_MAX_PWR_ACCUMULATOR (c001007bh). Processors: family15h_60. Shared by: compute
/// unit.
struct cu_max_pwr_accumulator {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc001007b;
    read_only<0, 64> max{}; ///< greatest value of the power accumulator; wrap value of C001007AH;
                            ///< medium confidence; source: linux

    MSR_EQUAL_FIELDS(cu_max_pwr_accumulator);
};

/// The register PKG_POWER_LIMIT (610h). Processors: all of rapl_by_model.csv. Shared by: package.
struct pkg_power_limit {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x610;
    field<0, 15>
        limit1{}; ///< power limit 1; in units of 2^-PU W, with PU of register 606H; source: linux,
                  ///< turbostat, edk2(Silvermont), geopm(hsx knl skx snb spr), corefreq
    field<15, 1> enable1{}; ///< 1: power limit 1 is enabled; source: linux, turbostat,
                            ///< edk2(Silvermont), geopm(hsx knl skx snb spr), corefreq
    field<16, 1>
        clamp1{}; ///< clamp of power limit 1; may go below the requested P state; source: linux,
                  ///< turbostat, edk2(Silvermont), geopm(hsx knl skx snb spr), corefreq
    field<17, 5>
        window1_y{}; ///< time window of power limit 1, exponent Y; 2^Y*(1+Z/4)*2^-TU s, with TU of
                     ///< register 606H; source: linux, turbostat, likwid, corefreq
    field<22, 2> window1_z{}; ///< time window of power limit 1, fraction Z; fraction in quarters;
                              ///< 2^Y*(1+Z/4)*2^-TU s, with TU of register 606H; source: linux,
                              ///< turbostat, likwid, corefreq
    field<32, 15> limit2{};   ///< power limit 2; in units of 2^-PU W, with PU of register 606H;
                              ///< source: linux, turbostat, geopm(hsx knl skx snb spr), corefreq
    field<47, 1> enable2{};   ///< 1: power limit 2 is enabled; source: linux, turbostat, geopm(hsx
                              ///< knl skx snb spr), corefreq
    field<48, 1> clamp2{}; ///< clamp of power limit 2; source: linux, turbostat, geopm(hsx knl skx
                           ///< snb spr), corefreq
    field<49, 5> window2_y{}; ///< time window of power limit 2, exponent Y; not honoured by all
                              ///< parts; 2^Y*(1+Z/4)*2^-TU s, with TU of register 606H; source:
                              ///< linux, turbostat, corefreq
    field<54, 2> window2_z{}; ///< time window of power limit 2, fraction Z; 2^Y*(1+Z/4)*2^-TU s,
                              ///< with TU of register 606H; source: linux, turbostat, corefreq
    field<63, 1> lock{}; ///< lock of the register; read only until reset; source: linux, turbostat,
                         ///< geopm(hsx knl skx snb spr), corefreq

    MSR_EQUAL_FIELDS(pkg_power_limit);
};

/// The register DRAM_POWER_LIMIT (618h). Processors: RAM in rapl_by_model.csv. Shared by: package.
struct dram_power_limit {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x618;
    field<0, 15> limit1{};  ///< power limit 1; in units of 2^-PU W, with PU of register 606H;
                            ///< source: linux, turbostat, geopm(hsx knl skx snb spr), corefreq
    field<15, 1> enable1{}; ///< 1: power limit 1 is enabled; source: linux, turbostat, geopm(hsx
                            ///< knl skx snb spr), corefreq
    field<16, 1> clamp1{};  ///< clamp of power limit 1; may go below the requested P state; source:
                            ///< linux, turbostat, corefreq
    field<17, 5>
        window1_y{}; ///< time window of power limit 1, exponent Y; 2^Y*(1+Z/4)*2^-TU s, with TU of
                     ///< register 606H; source: linux, turbostat, likwid, corefreq
    field<22, 2> window1_z{}; ///< time window of power limit 1, fraction Z; fraction in quarters;
                              ///< 2^Y*(1+Z/4)*2^-TU s, with TU of register 606H; source: linux,
                              ///< turbostat, likwid, corefreq
    field<31, 1> lock{}; ///< lock of the register; read only until reset; source: linux, turbostat,
                         ///< geopm(hsx skx snb spr), corefreq

    MSR_EQUAL_FIELDS(dram_power_limit);
};

/// The register PP0_POWER_LIMIT (638h). Processors: PP0 in rapl_by_model.csv. Shared by: package.
struct pp0_power_limit {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x638;
    field<0, 15> limit1{};  ///< power limit 1; in units of 2^-PU W, with PU of register 606H;
                            ///< source: linux, turbostat, edk2(Silvermont), corefreq
    field<15, 1> enable1{}; ///< 1: power limit 1 is enabled; source: linux, turbostat,
                            ///< edk2(Silvermont), corefreq
    field<16, 1> clamp1{};  ///< clamp of power limit 1; may go below the requested P state; source:
                            ///< linux, turbostat, corefreq
    field<17, 5>
        window1_y{}; ///< time window of power limit 1, exponent Y; 2^Y*(1+Z/4)*2^-TU s, with TU of
                     ///< register 606H; source: linux, turbostat, likwid, corefreq
    field<22, 2> window1_z{}; ///< time window of power limit 1, fraction Z; fraction in quarters;
                              ///< 2^Y*(1+Z/4)*2^-TU s, with TU of register 606H; source: linux,
                              ///< turbostat, likwid, corefreq
    field<31, 1>
        lock{}; ///< lock of the register; read only until reset; source: linux, turbostat, corefreq

    MSR_EQUAL_FIELDS(pp0_power_limit);
};

/// The register PP1_POWER_LIMIT (640h). Processors: PP1 in rapl_by_model.csv. Shared by: package.
struct pp1_power_limit {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x640;
    field<0, 15> limit1{};  ///< power limit 1; in units of 2^-PU W, with PU of register 606H;
                            ///< source: linux, turbostat, corefreq
    field<15, 1> enable1{}; ///< 1: power limit 1 is enabled; source: linux, turbostat, corefreq
    field<16, 1> clamp1{};  ///< clamp of power limit 1; may go below the requested P state; source:
                            ///< linux, turbostat, corefreq
    field<17, 5>
        window1_y{}; ///< time window of power limit 1, exponent Y; 2^Y*(1+Z/4)*2^-TU s, with TU of
                     ///< register 606H; source: linux, turbostat, likwid, corefreq
    field<22, 2> window1_z{}; ///< time window of power limit 1, fraction Z; fraction in quarters;
                              ///< 2^Y*(1+Z/4)*2^-TU s, with TU of register 606H; source: linux,
                              ///< turbostat, likwid, corefreq
    field<31, 1>
        lock{}; ///< lock of the register; read only until reset; source: linux, turbostat, corefreq

    MSR_EQUAL_FIELDS(pp1_power_limit);
};

/// The register PLATFORM_POWER_LIMIT (65ch). Processors: skylake and later clients. Shared by:
/// platform.
struct platform_power_limit_client {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x65c;
    field<0, 15> limit1{};  ///< power limit 1; in units of 2^-PU W, with PU of register 606H;
                            ///< source: linux, edk2(Skylake), corefreq
    field<15, 1> enable1{}; ///< 1: power limit 1 is enabled; source: linux, edk2(Skylake), corefreq
    field<16, 1> clamp1{};  ///< clamp of power limit 1; may go below the requested P state; source:
                            ///< linux, edk2(Skylake), corefreq
    field<17, 5>
        window1_y{}; ///< time window of power limit 1, exponent Y; 2^Y*(1+Z/4)*2^-TU s, with TU of
                     ///< register 606H; source: linux, turbostat, likwid, corefreq
    field<22, 2> window1_z{}; ///< time window of power limit 1, fraction Z; fraction in quarters;
                              ///< 2^Y*(1+Z/4)*2^-TU s, with TU of register 606H; source: linux,
                              ///< turbostat, likwid, corefreq
    field<32, 15> limit2{};   ///< power limit 2; in units of 2^-PU W, with PU of register 606H;
                              ///< source: linux, edk2(Skylake), corefreq
    field<47, 1> enable2{}; ///< 1: power limit 2 is enabled; source: linux, edk2(Skylake), corefreq
    field<48, 1> clamp2{};  ///< clamp of power limit 2; source: linux, edk2(Skylake), corefreq
    field<49, 5> window2_y{}; ///< time window of power limit 2, exponent Y; not honoured by all
                              ///< parts; 2^Y*(1+Z/4)*2^-TU s, with TU of register 606H; source:
                              ///< linux, turbostat, corefreq
    field<54, 2> window2_z{}; ///< time window of power limit 2, fraction Z; 2^Y*(1+Z/4)*2^-TU s,
                              ///< with TU of register 606H; source: linux, turbostat, corefreq
    field<63, 1> lock{};      ///< lock of the register; read only until reset; source: linux,
                              ///< edk2(Skylake), geopm(spr), corefreq

    MSR_EQUAL_FIELDS(platform_power_limit_client);
};

/// The register PLATFORM_POWER_LIMIT (65ch). Processors: sapphire_rapids, emerald_rapids. Shared
/// by: platform.
struct platform_power_limit_spr {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x65c;
    field<0, 17> limit1{};  ///< power limit 1; 17 bits; in units of 2^-PU W, with PU of register
                            ///< 606H; source: linux, geopm(spr)
    field<17, 1> enable1{}; ///< 1: power limit 1 is enabled; source: linux, geopm(spr)
    field<18, 1>
        clamp1{}; ///< clamp of power limit 1; geopm only; medium confidence; source: geopm(spr)
    field<19, 7>
        window1{}; ///< time window of power limit 1; Y 23:19, Z 25:24; source: linux, geopm(spr)
    field<32, 17> limit2{}; ///< power limit 2; 17 bits; in units of 2^-PU W, with PU of register
                            ///< 606H; medium confidence; source: linux
    field<49, 1> enable2{}; ///< 1: power limit 2 is enabled; medium confidence; source: linux
    field<51, 7> window2{}; ///< time window of power limit 2; medium confidence; source: linux
    field<63, 1> lock{};    ///< lock of the register; source: edk2(Skylake), geopm(spr)

    MSR_EQUAL_FIELDS(platform_power_limit_spr);
};

/// The register VR_CURRENT_CONFIG (601h). Processors: see rapl_by_model.csv (pl4_register_601).
/// Shared by: package.
struct vr_current_config {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x601;
    field<0, 13> pl4{};  ///< power limit 4; peak power limit; on older parts the same address holds
                         ///< current limits (PP0_CURRENT_CONFIG: 12:0 in 1/8 A); in units of 2^-PU
                         ///< W, with PU of register 606H; source: linux, turbostat
    field<31, 1> lock{}; ///< lock of the register; medium confidence; source: turbostat

    MSR_EQUAL_FIELDS(vr_current_config);
};

/// The register PKG_POWER_INFO (614h). Processors: all of rapl_by_model.csv. Shared by: package.
struct pkg_power_info {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x614;
    read_only<0, 15> thermal_spec_power{}; ///< thermal design power; TDP; in units of 2^-PU W, with
                                           ///< PU of register 606H; source: linux, turbostat,
                                           ///< edk2(Goldmont), geopm(hsx knl skx snb spr), corefreq
    read_only<16, 15>
        minimum_power{}; ///< minimum power; in units of 2^-PU W, with PU of register 606H; source:
                         ///< linux, turbostat, edk2(Goldmont), geopm(hsx knl skx snb spr), corefreq
    read_only<32, 15> maximum_power{}; ///< maximum power; 0 = not given; in units of 2^-PU W, with
                                       ///< PU of register 606H; source: linux, turbostat,
                                       ///< edk2(Goldmont), geopm(hsx knl skx snb spr), corefreq
    read_only<48, 7>
        maximum_time_window{}; ///< maximum time window; 7 bits: edk2, geopm, corefreq, LIKWID;
                               ///< Linux and turbostat mask 6 bits (53:48) and turbostat scales it
                               ///< linearly; 2^Y*(1+Z/4)*2^-TU s, with TU of register 606H; source:
                               ///< likwid, edk2(Goldmont), geopm(hsx knl skx snb spr), corefreq

    MSR_EQUAL_FIELDS(pkg_power_info);
};

/// The register DRAM_POWER_INFO (61ch). Processors: servers with RAM. Shared by: package.
struct dram_power_info {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x61c;
    read_only<0, 15> thermal_spec_power{}; ///< thermal design power; TDP; in units of 2^-PU W, with
                                           ///< PU of register 606H; source: linux, turbostat,
                                           ///< geopm(hsx knl skx snb spr), corefreq
    read_only<16, 15>
        minimum_power{}; ///< minimum power; in units of 2^-PU W, with PU of register 606H; source:
                         ///< linux, turbostat, geopm(hsx knl skx snb spr), corefreq
    read_only<32, 15>
        maximum_power{}; ///< maximum power; 0 = not given; in units of 2^-PU W, with PU of register
                         ///< 606H; source: linux, turbostat, geopm(hsx knl skx snb spr), corefreq
    read_only<48, 7>
        maximum_time_window{}; ///< maximum time window; 7 bits: edk2, geopm, corefreq, LIKWID;
                               ///< Linux and turbostat mask 6 bits (53:48) and turbostat scales it
                               ///< linearly; 2^Y*(1+Z/4)*2^-TU s, with TU of register 606H; source:
                               ///< likwid, geopm(hsx knl skx snb spr), corefreq

    MSR_EQUAL_FIELDS(dram_power_info);
};

/// The register PKG_POWER_INFO_SILVERMONT (66eh). Processors: silvermont model 4DH. Shared by:
/// package.
struct pkg_power_info_silvermont {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x66e;
    read_only<0, 15> thermal_spec_power{}; ///< thermal design power; in the power unit of register
                                           ///< 606H; source: likwid, corefreq, edk2(Silvermont)

    MSR_EQUAL_FIELDS(pkg_power_info_silvermont);
};

/// The register PKG_PERF_STATUS (613h). Processors: servers, skylake and later clients. Shared by:
/// package.
struct pkg_perf_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x613;
    read_only<0, 32>
        throttle_time{}; ///< time of throttling; time under a RAPL limit; in units of 2^-TU s, with
                         ///< TU of register 606H; source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(pkg_perf_status);
};

/// The register DRAM_PERF_STATUS (61bh). Processors: see rapl_by_model.csv (61B). Shared by:
/// package.
struct dram_perf_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x61b;
    read_only<0, 32> throttle_time{}; ///< time of throttling; time under a RAPL limit; in units of
                                      ///< 2^-TU s, with TU of register 606H; source: linux,
                                      ///< turbostat, edk2(address), geopm(hsx knl skx snb spr)

    MSR_EQUAL_FIELDS(dram_perf_status);
};

/// The register PP0_PERF_STATUS (63bh). Processors: sandy_bridge_ep, ivy_bridge_ep. Shared by:
/// package.
struct pp0_perf_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x63b;
    read_only<0, 32>
        throttle_time{}; ///< time of throttling; time under a RAPL limit; in units of 2^-TU s, with
                         ///< TU of register 606H; source: linux, corefreq

    MSR_EQUAL_FIELDS(pp0_perf_status);
};

/// The register PLATFORM_RAPL_PERF_STATUS (666h). Processors: sapphire_rapids, emerald_rapids.
/// Shared by: platform.
struct platform_rapl_perf_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x666;
    read_only<0, 32>
        throttle_count{}; ///< count of throttling; medium confidence; source: geopm(spr)

    MSR_EQUAL_FIELDS(platform_rapl_perf_status);
};

/// The register PP0_POLICY (63ah). Processors: clients. Shared by: package.
struct pp0_policy {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x63a;
    field<0, 5> priority{}; ///< priority of the power plane; 5 bits in Linux; turbostat prints 4;
                            ///< source: linux

    MSR_EQUAL_FIELDS(pp0_policy);
};

/// The register PP1_POLICY (642h). Processors: clients. Shared by: package.
struct pp1_policy {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x642;
    field<0, 5> priority{}; ///< priority of the power plane; 5 bits in Linux; turbostat prints 4;
                            ///< source: linux

    MSR_EQUAL_FIELDS(pp1_policy);
};

/// The register IA32_PERF_STATUS (198h). Processors: yonah, core2, bonnell. Shared by: core pair
/// (Shared).
struct ia32_perf_status_core2 {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x198;
    read_only<0, 8> vid{}; ///< code of the voltage (VID); the code differs by processor; medium
                           ///< confidence; source: corefreq
    read_only<8, 8> fid{}; ///< code of the ratio (FID); 4 bits ratio in 12:8, bit 14 half; medium
                           ///< confidence; source: corefreq, geopm(hsx knl skx snb spr)
    read_only<40, 5> max_bus_ratio{}; ///< greatest ratio; ratio to the bus clock; source: edk2(Atom
                                      ///< Core2), corefreq
    read_only<46, 1>
        non_integer_ratio{}; ///< 1: the ratio is no integer; source: edk2(Core2), corefreq

    MSR_EQUAL_FIELDS(ia32_perf_status_core2);
};

/// The register IA32_PERF_STATUS (198h). Processors: nehalem*, westmere*. Shared by: core.
struct ia32_perf_status_nhm {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x198;
    read_only<0, 16> ratio{}; ///< ratio of the clock; ratio to 133.33 MHz; source:
                              ///< edk2(Architectural Atom Core2), corefreq

    MSR_EQUAL_FIELDS(ia32_perf_status_nhm);
};

/// The register IA32_PERF_STATUS (198h). Processors: sandy_bridge and later. Shared by: thread
/// (geopm) or package (geopm for SNB KNL; edk2).
struct ia32_perf_status_snb {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x198;
    read_only<8, 8> ratio{}; ///< ratio of the clock; ratio to 100 MHz; source: geopm(hsx knl skx
                             ///< snb spr), corefreq
    read_only<32, 16> core_voltage{}; ///< core voltage; 0 on many servers; value * 2^-13 V; source:
                                      ///< edk2(SandyBridge), corefreq

    MSR_EQUAL_FIELDS(ia32_perf_status_snb);
};

/// The register CONFIG_TDP_NOMINAL (648h). Processors: ivy_bridge and later. Shared by: package.
struct config_tdp_nominal {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x648;
    read_only<0, 8>
        base_ratio{}; ///< base ratio; ratio to bclk; source: turbostat, edk2(Haswell IvyBridge)

    MSR_EQUAL_FIELDS(config_tdp_nominal);
};

/// The register CONFIG_TDP_LEVEL1 (649h). Processors: ivy_bridge and later. Shared by: package.
struct config_tdp_level1 {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x649;
    read_only<0, 15> power{}; ///< power of the TDP level; in units of 2^-PU W, with PU of register
                              ///< 606H; source: turbostat, edk2(Haswell IvyBridge), corefreq
    read_only<16, 8> ratio{}; ///< ratio of the clock; ratio to bclk; source: turbostat,
                              ///< edk2(Haswell IvyBridge), corefreq
    read_only<32, 15>
        max_power{}; ///< maximum power of the TDP level; in units of 2^-PU W, with PU of register
                     ///< 606H; source: turbostat, edk2(Haswell IvyBridge), corefreq
    read_only<48, 15> min_power{}; ///< minimum power of the TDP level; edk2 Haswell says 62:47
                                   ///< (overlaps MaxPower: a slip); in units of 2^-PU W, with PU of
                                   ///< register 606H; source: turbostat, edk2(IvyBridge)

    MSR_EQUAL_FIELDS(config_tdp_level1);
};

/// The register CONFIG_TDP_LEVEL2 (64ah). Processors: ivy_bridge and later. Shared by: package.
struct config_tdp_level2 {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x64a;
    read_only<0, 15> power{}; ///< power of the TDP level; in units of 2^-PU W, with PU of register
                              ///< 606H; source: turbostat, edk2(Haswell IvyBridge), corefreq
    read_only<16, 8> ratio{}; ///< ratio of the clock; ratio to bclk; source: turbostat,
                              ///< edk2(Haswell IvyBridge), corefreq
    read_only<32, 15>
        max_power{}; ///< maximum power of the TDP level; in units of 2^-PU W, with PU of register
                     ///< 606H; source: turbostat, edk2(Haswell IvyBridge), corefreq
    read_only<48, 15> min_power{}; ///< minimum power of the TDP level; edk2 Haswell says 62:47
                                   ///< (overlaps MaxPower: a slip); in units of 2^-PU W, with PU of
                                   ///< register 606H; source: turbostat, edk2(IvyBridge)

    MSR_EQUAL_FIELDS(config_tdp_level2);
};

/// The register CONFIG_TDP_CONTROL (64bh). Processors: ivy_bridge and later. Shared by: package.
struct config_tdp_control {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x64b;
    field<0, 2> level{}; ///< selected TDP level; source: edk2(Haswell IvyBridge), corefreq
    field<31, 1> lock{}; ///< lock of the register; source: edk2(Haswell IvyBridge), corefreq

    MSR_EQUAL_FIELDS(config_tdp_control);
};

/// The register UNCORE_PERF_STATUS (621h). Processors: servers haswell_ep on, clients. Shared by:
/// die.
struct uncore_perf_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x621;
    read_only<0, 7>
        current_ratio{}; ///< current ratio of the uncore clock; LIKWID takes 8 bits; ratio to 100
                         ///< MHz; source: linux, geopm(hsx knl skx spr), corefreq

    MSR_EQUAL_FIELDS(uncore_perf_status);
};

} // namespace msr::meters::registers

MSR_REGISTER(msr::meters::registers::cu_pwr_accumulator, count);
MSR_REGISTER(msr::meters::registers::cu_max_pwr_accumulator, max);
MSR_REGISTER(msr::meters::registers::pkg_power_limit, limit1, enable1, clamp1, window1_y, window1_z,
             limit2, enable2, clamp2, window2_y, window2_z, lock);
MSR_REGISTER(msr::meters::registers::dram_power_limit, limit1, enable1, clamp1, window1_y,
             window1_z, lock);
MSR_REGISTER(msr::meters::registers::pp0_power_limit, limit1, enable1, clamp1, window1_y, window1_z,
             lock);
MSR_REGISTER(msr::meters::registers::pp1_power_limit, limit1, enable1, clamp1, window1_y, window1_z,
             lock);
MSR_REGISTER(msr::meters::registers::platform_power_limit_client, limit1, enable1, clamp1,
             window1_y, window1_z, limit2, enable2, clamp2, window2_y, window2_z, lock);
MSR_REGISTER(msr::meters::registers::platform_power_limit_spr, limit1, enable1, clamp1, window1,
             limit2, enable2, window2, lock);
MSR_REGISTER(msr::meters::registers::vr_current_config, pl4, lock);
MSR_REGISTER(msr::meters::registers::pkg_power_info, thermal_spec_power, minimum_power,
             maximum_power, maximum_time_window);
MSR_REGISTER(msr::meters::registers::dram_power_info, thermal_spec_power, minimum_power,
             maximum_power, maximum_time_window);
MSR_REGISTER(msr::meters::registers::pkg_power_info_silvermont, thermal_spec_power);
MSR_REGISTER(msr::meters::registers::pkg_perf_status, throttle_time);
MSR_REGISTER(msr::meters::registers::dram_perf_status, throttle_time);
MSR_REGISTER(msr::meters::registers::pp0_perf_status, throttle_time);
MSR_REGISTER(msr::meters::registers::platform_rapl_perf_status, throttle_count);
MSR_REGISTER(msr::meters::registers::pp0_policy, priority);
MSR_REGISTER(msr::meters::registers::pp1_policy, priority);
MSR_REGISTER(msr::meters::registers::ia32_perf_status_core2, vid, fid, max_bus_ratio,
             non_integer_ratio);
MSR_REGISTER(msr::meters::registers::ia32_perf_status_nhm, ratio);
MSR_REGISTER(msr::meters::registers::ia32_perf_status_snb, ratio, core_voltage);
MSR_REGISTER(msr::meters::registers::config_tdp_nominal, base_ratio);
MSR_REGISTER(msr::meters::registers::config_tdp_level1, power, ratio, max_power, min_power);
MSR_REGISTER(msr::meters::registers::config_tdp_level2, power, ratio, max_power, min_power);
MSR_REGISTER(msr::meters::registers::config_tdp_control, level, lock);
MSR_REGISTER(msr::meters::registers::uncore_perf_status, current_ratio);
