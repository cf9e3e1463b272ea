// Energies, clocks, residencies and other counts. Bits without a field are not known. Written by
// tools/meters/write_registers from test/facts/meters/registers.csv, which says how sure each field
// is; the comment of a field names its sources. Nothing was measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::meters::registers {

/// The register IA32_TSC (10h). Processors: all. Shared by: thread.
struct ia32_tsc {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x10;
    field<0, 64>
        count{}; ///< number of TSC ticks; invariant if 80000007H EDX[8]; never write it; CPUID 15H
                 ///< (ECX*EBX/EAX Hz) or base ratio*bclk; source: linux, edk2(address)

    MSR_EQUAL_FIELDS(ia32_tsc);
};

/// The register IA32_MPERF (e7h). Processors: intel with CPUID bit, amd 10h and later. Shared by:
/// thread.
struct ia32_mperf {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xe7;
    field<0, 64> count{}; ///< number of base clocks; runs in C0 only; TSC rate (P0 rate on AMD);
                          ///< x1024 on Knights; source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(ia32_mperf);
};

/// The register IA32_APERF (e8h). Processors: intel with CPUID bit, amd 10h and later. Shared by:
/// thread.
struct ia32_aperf {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xe8;
    field<0, 64> count{}; ///< number of clocks; runs in C0 only; MPERF and APERF reset together on
                          ///< some parts when either wraps or is written; actual clocks; x1024 on
                          ///< Knights; source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(ia32_aperf);
};

/// The register MPERF_READONLY (c00000e7h). Processors: family17h and later. Shared by: thread.
struct mperf_readonly {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc00000e7;
    read_only<0, 64> count{}; ///< number of base clocks; read only twin; counts as register E7H;
                              ///< source: likwid, corefreq

    MSR_EQUAL_FIELDS(mperf_readonly);
};

/// The register APERF_READONLY (c00000e8h). Processors: family17h and later. Shared by: thread.
struct aperf_readonly {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc00000e8;
    read_only<0, 64> count{}; ///< number of clocks; read only twin; counts as register E8H; source:
                              ///< likwid, corefreq

    MSR_EQUAL_FIELDS(aperf_readonly);
};

/// The register IRPERF (c00000e9h). Processors: zen1, zen2, zen3, zen4, zen5, hygon18h. Shared by:
/// thread.
struct irperf {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc00000e9;
    read_only<0, 64> count{}; ///< number of instructions; needs C0010015H[30] (HWCR.IRPerfEn);
                              ///< Linux leaves it off on parts with erratum 1054 (family 17h models
                              ///< 00h-2Fh); source: linux, likwid, corefreq

    MSR_EQUAL_FIELDS(irperf);
};

/// The register PTSC (c0010280h). Processors: family15h_60, family15h_10 where the bit says so.
/// Shared by: node.
struct ptsc {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc0010280;
    read_only<0, 64>
        count{}; ///< number of 100 MHz ticks; performance TSC; width: 80000008H ECX[17:16] 0 40
                 ///< bits, 1 48, 2 56, 3 64; medium confidence; source: linux

    MSR_EQUAL_FIELDS(ptsc);
};

/// The register PPERF (64eh). Processors: skylake and later cores, and their Atom cores where it
/// answers. Shared by: thread.
struct pperf {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x64e;
    read_only<0, 64> count{}; ///< number of clocks; productive share = PPERF/APERF; actual clocks
                              ///< without stalls; source: linux, edk2(address)

    MSR_EQUAL_FIELDS(pperf);
};

/// The register MSR_SMI_COUNT (34h). Processors: nehalem and later. Shared by: thread (Silvermont:
/// core).
struct msr_smi_count {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x34;
    read_only<0, 32>
        count{}; ///< number of system management interrupts; since reset; bits 63:32 are not count;
                 ///< source: linux, turbostat, edk2(Nehalem SandyBridge Silvermont XeonPhi)

    MSR_EQUAL_FIELDS(msr_smi_count);
};

/// The register MSR_PKG_ENERGY_STATUS (611h). Processors: see rapl_by_model.csv (PKG). Shared by:
/// package (die on Cascade Lake AP).
struct msr_pkg_energy_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x611;
    read_only<0, 32> energy{}; ///< energy; bits 63:32 not part of the count; hardware updates about
                               ///< each ms; in the energy unit of register 606H; source: linux,
                               ///< turbostat, edk2(address), geopm(hsx knl skx snb spr)

    MSR_EQUAL_FIELDS(msr_pkg_energy_status);
};

/// The register MSR_DRAM_ENERGY_STATUS (619h). Processors: see rapl_by_model.csv (RAM). Shared by:
/// package.
struct msr_dram_energy_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x619;
    read_only<0, 32>
        energy{}; ///< energy; bits 63:32 not part of the count; hardware updates about each ms;
                  ///< 2^-16 J on haswell_ep broadwell_ep broadwell_de skylake_sp cascade_lake
                  ///< cooper_lake ice_lake_sp knights_*; else 606H; source: linux, turbostat,
                  ///< edk2(HaswellE Skylake XeonD), geopm(hsx knl skx snb spr)

    MSR_EQUAL_FIELDS(msr_dram_energy_status);
};

/// The register MSR_PP0_ENERGY_STATUS (639h). Processors: see rapl_by_model.csv (PP0). Shared by:
/// package (all cores together).
struct msr_pp0_energy_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x639;
    read_only<0, 32>
        energy{}; ///< energy; bits 63:32 not part of the count; hardware updates about each ms; in
                  ///< the energy unit of register 606H; source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_pp0_energy_status);
};

/// The register MSR_PP1_ENERGY_STATUS (641h). Processors: see rapl_by_model.csv (PP1). Shared by:
/// package (graphics).
struct msr_pp1_energy_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x641;
    read_only<0, 32>
        energy{}; ///< energy; bits 63:32 not part of the count; hardware updates about each ms; in
                  ///< the energy unit of register 606H; source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_pp1_energy_status);
};

/// The register MSR_PLATFORM_ENERGY_STATUS (64dh). Processors: see rapl_by_model.csv (PSYS). Shared
/// by: platform: same value in every package; add only one.
struct msr_platform_energy_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x64d;
    read_only<0, 32> energy{}; ///< energy; bits 63:32 not part of the count; hardware updates about
                               ///< each ms; 1 J on sapphire_rapids emerald_rapids; else 606H;
                               ///< source: linux, turbostat, edk2(Skylake), geopm(spr)

    MSR_EQUAL_FIELDS(msr_platform_energy_status);
};

/// The register CORE_ENERGY_STAT (c001029ah). Processors: zen1, zen2, zen3, hygon18h. Shared by:
/// core (both SMT threads read the same: add one per core).
struct core_energy_stat_w32 {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc001029a;
    read_only<0, 32> energy{}; ///< energy; in the energy unit of register C0010299H; source: linux,
                               ///< turbostat, likwid

    MSR_EQUAL_FIELDS(core_energy_stat_w32);
};

/// The register CORE_ENERGY_STAT (c001029ah). Processors: zen4, zen5. Shared by: core.
struct core_energy_stat_w64 {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc001029a;
    read_only<0, 64> energy{}; ///< energy; measured: a value of 39 bits (19h 18H); Linux perf and
                               ///< turbostat mask 32, which is right modulo 2^32; in the energy
                               ///< unit of register C0010299H; source: likwid, measured

    MSR_EQUAL_FIELDS(core_energy_stat_w64);
};

/// The register PKG_ENERGY_STAT (c001029bh). Processors: zen1, zen2, zen3, hygon18h. Shared by:
/// package.
struct pkg_energy_stat_w32 {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc001029b;
    read_only<0, 32> energy{}; ///< energy; in the energy unit of register C0010299H; source: linux,
                               ///< turbostat, likwid

    MSR_EQUAL_FIELDS(pkg_energy_stat_w32);
};

/// The register PKG_ENERGY_STAT (c001029bh). Processors: zen4, zen5. Shared by: package.
struct pkg_energy_stat_w64 {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc001029b;
    read_only<0, 64>
        energy{}; ///< energy; measured: values up to 44 bits; one sequence over all CPUs of parts
                  ///< with two or more L3 (19h 61H, 1Ah 44H, 19h 18H), so per package although AMD
                  ///< names it L3PackageEnergyStatus; in the energy unit of register C0010299H;
                  ///< source: likwid, linux, measured

    MSR_EQUAL_FIELDS(pkg_energy_stat_w64);
};

/// The register MSR_CORE_C1_RES (660h). Processors: cstates_by_model.csv. Shared by: core (read per
/// thread by turbostat).
struct msr_core_c1_res {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x660;
    read_only<0, 64> count{}; ///< TSC ticks in which the core was in C1; counts at the TSC rate;
                              ///< source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_core_c1_res);
};

/// The register MSR_CORE_C3_RESIDENCY (3fch). Processors: cstates_by_model.csv. Shared by: core
/// (Knights: module).
struct msr_core_c3_residency {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x3fc;
    read_only<0, 64> count{}; ///< TSC ticks in which the core was in C3; counts at the TSC rate;
                              ///< source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_core_c3_residency);
};

/// The register MSR_CORE_C6_RESIDENCY (3fdh). Processors: cstates_by_model.csv. Shared by: core
/// (Knights: module).
struct msr_core_c6_residency {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x3fd;
    read_only<0, 64> count{}; ///< TSC ticks in which the core was in C6; counts at the TSC rate;
                              ///< source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_core_c6_residency);
};

/// The register MSR_CORE_C7_RESIDENCY (3feh). Processors: cstates_by_model.csv. Shared by: core.
struct msr_core_c7_residency {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x3fe;
    read_only<0, 64> count{}; ///< TSC ticks in which the core was in C7; counts at the TSC rate;
                              ///< source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_core_c7_residency);
};

/// The register MSR_KNL_CORE_C6_RESIDENCY (3ffh). Processors: knights_landing, knights_mill. Shared
/// by: core.
struct msr_knl_core_c6_residency {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x3ff;
    read_only<0, 64> count{}; ///< TSC ticks in which the core was in C6; counts at the TSC rate;
                              ///< source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_knl_core_c6_residency);
};

/// The register MSR_MODULE_C6_RES_MS (664h). Processors: cstates_by_model.csv. Shared by: module.
struct msr_module_c6_res_ms {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x664;
    read_only<0, 64> count{}; ///< TSC ticks in which the module was in C6; counts at the TSC rate;
                              ///< source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_module_c6_res_ms);
};

/// The register MSR_PKG_C2_RESIDENCY (60dh). Processors: cstates_by_model.csv. Shared by: package.
struct msr_pkg_c2_residency {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x60d;
    read_only<0, 64> count{}; ///< TSC ticks in which the package was in C2; counts at the TSC rate;
                              ///< source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_pkg_c2_residency);
};

/// The register MSR_PKG_C3_RESIDENCY (3f8h). Processors: cstates_by_model.csv. Shared by: package.
struct msr_pkg_c3_residency {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x3f8;
    read_only<0, 64> count{}; ///< TSC ticks in which the package was in C3; counts at the TSC rate;
                              ///< source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_pkg_c3_residency);
};

/// The register MSR_PKG_C6_RESIDENCY (3f9h). Processors: cstates_by_model.csv. Shared by: package.
struct msr_pkg_c6_residency {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x3f9;
    read_only<0, 64> count{}; ///< TSC ticks in which the package was in C6; counts at the TSC rate;
                              ///< source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_pkg_c6_residency);
};

/// The register MSR_PKG_C7_RESIDENCY (3fah). Processors: cstates_by_model.csv. Shared by: package.
struct msr_pkg_c7_residency {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x3fa;
    read_only<0, 64> count{}; ///< TSC ticks in which the package was in C7; counts at the TSC rate;
                              ///< source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_pkg_c7_residency);
};

/// The register MSR_PKG_C8_RESIDENCY (630h). Processors: cstates_by_model.csv. Shared by: package.
struct msr_pkg_c8_residency {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x630;
    read_only<0, 60> count{}; ///< TSC ticks in which the package was in C8; linux reads 64 bits;
                              ///< counts at the TSC rate; source: linux, turbostat

    MSR_EQUAL_FIELDS(msr_pkg_c8_residency);
};

/// The register MSR_PKG_C9_RESIDENCY (631h). Processors: cstates_by_model.csv. Shared by: package.
struct msr_pkg_c9_residency {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x631;
    read_only<0, 60> count{}; ///< TSC ticks in which the package was in C9; linux reads 64 bits;
                              ///< counts at the TSC rate; source: linux, turbostat

    MSR_EQUAL_FIELDS(msr_pkg_c9_residency);
};

/// The register MSR_PKG_C10_RESIDENCY (632h). Processors: cstates_by_model.csv. Shared by: package.
struct msr_pkg_c10_residency {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x632;
    read_only<0, 60> count{}; ///< TSC ticks in which the package was in C10; linux reads 64 bits;
                              ///< counts at the TSC rate; source: linux, turbostat

    MSR_EQUAL_FIELDS(msr_pkg_c10_residency);
};

/// The register MSR_PKG_WEIGHTED_CORE_C0_RES (658h). Processors: c0_residency_658H in
/// other_by_model.csv. Shared by: package.
struct msr_pkg_weighted_core_c0_res {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x658;
    read_only<0, 64>
        count{}; ///< TSC ticks in which cores were in C0; sum over cores: may pass TSC; counts at
                 ///< the TSC rate; source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_pkg_weighted_core_c0_res);
};

/// The register MSR_PKG_ANY_CORE_C0_RES (659h). Processors: c0_residency_658H in
/// other_by_model.csv. Shared by: package.
struct msr_pkg_any_core_c0_res {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x659;
    read_only<0, 64> count{}; ///< TSC ticks in which any core was in C0; counts at the TSC rate;
                              ///< source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_pkg_any_core_c0_res);
};

/// The register MSR_PKG_ANY_GFXE_C0_RES (65ah). Processors: c0_residency_658H in
/// other_by_model.csv. Shared by: package.
struct msr_pkg_any_gfxe_c0_res {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x65a;
    read_only<0, 64> count{}; ///< TSC ticks in which any graphics engine was in C0; counts at the
                              ///< TSC rate; source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_pkg_any_gfxe_c0_res);
};

/// The register MSR_PKG_BOTH_CORE_GFXE_C0_RES (65bh). Processors: c0_residency_658H in
/// other_by_model.csv. Shared by: package.
struct msr_pkg_both_core_gfxe_c0_res {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x65b;
    read_only<0, 64> count{}; ///< TSC ticks in which a core and a graphics engine were in C0;
                              ///< counts at the TSC rate; source: linux, turbostat, edk2(address)

    MSR_EQUAL_FIELDS(msr_pkg_both_core_gfxe_c0_res);
};

} // namespace msr::meters::registers

MSR_REGISTER(msr::meters::registers::ia32_tsc, count);
MSR_REGISTER(msr::meters::registers::ia32_mperf, count);
MSR_REGISTER(msr::meters::registers::ia32_aperf, count);
MSR_REGISTER(msr::meters::registers::mperf_readonly, count);
MSR_REGISTER(msr::meters::registers::aperf_readonly, count);
MSR_REGISTER(msr::meters::registers::irperf, count);
MSR_REGISTER(msr::meters::registers::ptsc, count);
MSR_REGISTER(msr::meters::registers::pperf, count);
MSR_REGISTER(msr::meters::registers::msr_smi_count, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_energy_status, energy);
MSR_REGISTER(msr::meters::registers::msr_dram_energy_status, energy);
MSR_REGISTER(msr::meters::registers::msr_pp0_energy_status, energy);
MSR_REGISTER(msr::meters::registers::msr_pp1_energy_status, energy);
MSR_REGISTER(msr::meters::registers::msr_platform_energy_status, energy);
MSR_REGISTER(msr::meters::registers::core_energy_stat_w32, energy);
MSR_REGISTER(msr::meters::registers::core_energy_stat_w64, energy);
MSR_REGISTER(msr::meters::registers::pkg_energy_stat_w32, energy);
MSR_REGISTER(msr::meters::registers::pkg_energy_stat_w64, energy);
MSR_REGISTER(msr::meters::registers::msr_core_c1_res, count);
MSR_REGISTER(msr::meters::registers::msr_core_c3_residency, count);
MSR_REGISTER(msr::meters::registers::msr_core_c6_residency, count);
MSR_REGISTER(msr::meters::registers::msr_core_c7_residency, count);
MSR_REGISTER(msr::meters::registers::msr_knl_core_c6_residency, count);
MSR_REGISTER(msr::meters::registers::msr_module_c6_res_ms, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_c2_residency, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_c3_residency, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_c6_residency, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_c7_residency, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_c8_residency, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_c9_residency, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_c10_residency, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_weighted_core_c0_res, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_any_core_c0_res, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_any_gfxe_c0_res, count);
MSR_REGISTER(msr::meters::registers::msr_pkg_both_core_gfxe_c0_res, count);
