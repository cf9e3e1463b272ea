// Ratios of clocks, and numbers of cores. Bits without a field are not known. Written by
// tools/meters/write_registers from test/facts/meters/registers.csv, which says how sure each field
// is; the comment of a field names its sources. Nothing was measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::meters::registers {

/// The register PLATFORM_INFO (ceh). Processors: nehalem and later. Shared by: package.
struct platform_info {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xce;
    read_only<8, 8> max_non_turbo_ratio{}; ///< highest ratio without turbo; base ratio, TSC ratio;
                                           ///< ratio to bclk (other_by_model.csv); source:
                                           ///< turbostat, edk2(Goldmont Haswell IvyBridge Nehalem
                                           ///< ..), geopm(hsx knl skx snb spr), corefreq
    read_only<23, 1> ppin_cap{}; ///< 1: the processor has a PPIN; source: edk2(IvyBridge Skylake
                                 ///< XeonD), corefreq
    read_only<28, 1>
        programmable_turbo_ratio{}; ///< 1: turbo ratios can be programmed; 1ADH writable; inverted
                                    ///< on the i7-920 by a report; source: edk2(Goldmont Haswell
                                    ///< IvyBridge Nehalem ..), geopm(hsx knl skx snb spr), corefreq
    read_only<29, 1>
        programmable_tdp{}; ///< 1: TDP limits can be programmed; source: edk2(Goldmont Haswell
                            ///< IvyBridge Nehalem ..), geopm(hsx knl skx snb spr), corefreq
    read_only<30, 1>
        programmable_tj_offset{}; ///< 1: the offset of the target temperature can be programmed;
                                  ///< 1A2H offset writable; source: turbostat, edk2(Goldmont
                                  ///< IvyBridge Skylake XeonD), geopm(hsx skx spr), corefreq
    read_only<31, 1>
        cpuid_faulting{}; ///< 1: the processor has CPUID faulting; medium confidence; source: linux
    read_only<32, 1> low_power_mode{};    ///< 1: the processor has low power mode; source:
                                          ///< edk2(Haswell IvyBridge), corefreq
    read_only<33, 2> config_tdp_levels{}; ///< number of additional TDP levels; 0 none, 1 one, 2
                                          ///< two; source: edk2(Haswell IvyBridge), corefreq
    read_only<40, 8>
        max_efficiency_ratio{}; ///< ratio of the highest efficiency; lowest ratio; ratio to bclk;
                                ///< source: turbostat, edk2(Goldmont Haswell IvyBridge Nehalem ..),
                                ///< geopm(hsx knl skx snb spr), corefreq
    read_only<48, 8> min_operating_ratio{}; ///< lowest operating ratio; ratio to bclk; source:
                                            ///< edk2(Haswell IvyBridge), corefreq

    MSR_EQUAL_FIELDS(platform_info);
};

/// The register TURBO_RATIO_LIMIT (1adh). Processors: other_by_model.csv BASE. Shared by: package.
struct turbo_ratio_limit_base {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x1ad;
    read_only<0, 8>
        ratio1_cores{}; ///< highest ratio with 1 active cores or fewer; 0 = no such group; ratio to
                        ///< bclk; source: turbostat, edk2(Broadwell Goldmont Haswell HaswellE ..),
                        ///< geopm(hsx skx snb spr), corefreq
    read_only<8, 8>
        ratio2_cores{}; ///< highest ratio with 2 active cores or fewer; 0 = no such group; ratio to
                        ///< bclk; source: turbostat, edk2(Broadwell Goldmont Haswell HaswellE ..),
                        ///< geopm(hsx knl skx snb spr), corefreq
    read_only<16, 8>
        ratio3_cores{}; ///< highest ratio with 3 active cores or fewer; 0 = no such group; ratio to
                        ///< bclk; source: turbostat, edk2(Broadwell Goldmont Haswell HaswellE ..),
                        ///< geopm(hsx skx snb spr), corefreq
    read_only<24, 8>
        ratio4_cores{}; ///< highest ratio with 4 active cores or fewer; 0 = no such group; ratio to
                        ///< bclk; source: turbostat, edk2(Broadwell Goldmont Haswell HaswellE ..),
                        ///< geopm(hsx skx snb spr), corefreq
    read_only<32, 8>
        ratio5_cores{}; ///< highest ratio with 5 active cores or fewer; 0 = no such group; ratio to
                        ///< bclk; source: turbostat, edk2(Broadwell Goldmont HaswellE SandyBridge
                        ///< ..), geopm(hsx skx snb spr), corefreq
    read_only<40, 8>
        ratio6_cores{}; ///< highest ratio with 6 active cores or fewer; 0 = no such group; ratio to
                        ///< bclk; source: turbostat, edk2(Broadwell Goldmont HaswellE SandyBridge
                        ///< ..), geopm(hsx skx snb spr), corefreq
    read_only<48, 8>
        ratio7_cores{}; ///< highest ratio with 7 active cores or fewer; 0 = no such group; ratio to
                        ///< bclk; source: turbostat, edk2(Goldmont HaswellE SandyBridge Silvermont
                        ///< ..), geopm(hsx skx snb spr), corefreq
    read_only<56, 8>
        ratio8_cores{}; ///< highest ratio with 8 active cores or fewer; 0 = no such group; ratio to
                        ///< bclk; source: turbostat, edk2(Goldmont HaswellE SandyBridge Silvermont
                        ///< ..), geopm(hsx skx snb spr), corefreq

    MSR_EQUAL_FIELDS(turbo_ratio_limit_base);
};

/// The register TURBO_RATIO_LIMIT1 (1aeh). Processors: ivy_bridge_ep, haswell_ep, broadwell_*.
/// Shared by: package.
struct turbo_ratio_limit1 {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x1ae;
    read_only<0, 8>
        ratio9_cores{}; ///< highest ratio with 9 active cores or fewer; ivy_bridge_ep: 9..15, and
                        ///< bit 63 is the semaphore; ratio to bclk; source: turbostat,
                        ///< edk2(Goldmont HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<8, 8>
        ratio10_cores{}; ///< highest ratio with 10 active cores or fewer; ivy_bridge_ep: 9..15, and
                         ///< bit 63 is the semaphore; ratio to bclk; source: turbostat,
                         ///< edk2(Goldmont HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<16, 8>
        ratio11_cores{}; ///< highest ratio with 11 active cores or fewer; ivy_bridge_ep: 9..15, and
                         ///< bit 63 is the semaphore; ratio to bclk; source: turbostat,
                         ///< edk2(Goldmont HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<24, 8>
        ratio12_cores{}; ///< highest ratio with 12 active cores or fewer; ivy_bridge_ep: 9..15, and
                         ///< bit 63 is the semaphore; ratio to bclk; source: turbostat,
                         ///< edk2(Goldmont HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<32, 8>
        ratio13_cores{}; ///< highest ratio with 13 active cores or fewer; ivy_bridge_ep: 9..15, and
                         ///< bit 63 is the semaphore; ratio to bclk; source: turbostat,
                         ///< edk2(Goldmont HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<40, 8>
        ratio14_cores{}; ///< highest ratio with 14 active cores or fewer; ivy_bridge_ep: 9..15, and
                         ///< bit 63 is the semaphore; ratio to bclk; source: turbostat,
                         ///< edk2(Goldmont HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<48, 8>
        ratio15_cores{}; ///< highest ratio with 15 active cores or fewer; ivy_bridge_ep: 9..15, and
                         ///< bit 63 is the semaphore; ratio to bclk; source: turbostat,
                         ///< edk2(Goldmont HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<56, 8>
        ratio16_cores{}; ///< highest ratio with 16 active cores or fewer; ivy_bridge_ep: 9..15, and
                         ///< bit 63 is the semaphore; ratio to bclk; source: turbostat,
                         ///< edk2(Goldmont HaswellE Skylake XeonD), geopm(hsx skx spr)

    MSR_EQUAL_FIELDS(turbo_ratio_limit1);
};

/// The register TURBO_RATIO_LIMIT2 (1afh). Processors: haswell_ep. Shared by: package.
struct turbo_ratio_limit2 {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x1af;
    read_only<0, 8>
        ratio17_cores{}; ///< highest ratio with 17 active cores or fewer; bit 63 semaphore; ratio
                         ///< to bclk; source: turbostat, edk2(HaswellE), geopm(hsx)
    read_only<8, 8>
        ratio18_cores{}; ///< highest ratio with 18 active cores or fewer; bit 63 semaphore; ratio
                         ///< to bclk; source: turbostat, edk2(HaswellE), geopm(hsx)

    MSR_EQUAL_FIELDS(turbo_ratio_limit2);
};

/// The register TURBO_RATIO_LIMIT (1adh). Processors: other_by_model.csv CORECOUNT, alder_lake and
/// later hybrids (measured). Shared by: package.
struct turbo_ratio_limit_corecount {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x1ad;
    read_only<0, 8>
        ratio_group0{}; ///< highest ratio of core group 0; ratio to bclk; source: turbostat,
                        ///< edk2(Broadwell Goldmont Haswell HaswellE ..), geopm(hsx skx snb spr)
    read_only<8, 8> ratio_group1{}; ///< highest ratio of core group 1; ratio to bclk; source:
                                    ///< turbostat, edk2(Broadwell Goldmont Haswell HaswellE ..),
                                    ///< geopm(hsx knl skx snb spr)
    read_only<16, 8>
        ratio_group2{}; ///< highest ratio of core group 2; ratio to bclk; source: turbostat,
                        ///< edk2(Broadwell Goldmont Haswell HaswellE ..), geopm(hsx skx snb spr)
    read_only<24, 8>
        ratio_group3{}; ///< highest ratio of core group 3; ratio to bclk; source: turbostat,
                        ///< edk2(Broadwell Goldmont Haswell HaswellE ..), geopm(hsx skx snb spr)
    read_only<32, 8> ratio_group4{}; ///< highest ratio of core group 4; ratio to bclk; source:
                                     ///< turbostat, edk2(Broadwell Goldmont HaswellE SandyBridge
                                     ///< ..), geopm(hsx skx snb spr)
    read_only<40, 8> ratio_group5{}; ///< highest ratio of core group 5; ratio to bclk; source:
                                     ///< turbostat, edk2(Broadwell Goldmont HaswellE SandyBridge
                                     ///< ..), geopm(hsx skx snb spr)
    read_only<48, 8> ratio_group6{}; ///< highest ratio of core group 6; ratio to bclk; source:
                                     ///< turbostat, edk2(Goldmont HaswellE SandyBridge Silvermont
                                     ///< ..), geopm(hsx skx snb spr)
    read_only<56, 8> ratio_group7{}; ///< highest ratio of core group 7; ratio to bclk; source:
                                     ///< turbostat, edk2(Goldmont HaswellE SandyBridge Silvermont
                                     ///< ..), geopm(hsx skx snb spr)

    MSR_EQUAL_FIELDS(turbo_ratio_limit_corecount);
};

/// The register TURBO_RATIO_LIMIT_CORES (1aeh). Processors: other_by_model.csv CORECOUNT,
/// alder_lake and later hybrids (measured). Shared by: package.
struct turbo_ratio_limit_cores {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x1ae;
    read_only<0, 8> cores_group0{};  ///< number of active cores of core group 0; 1AEH is ratios on
                                     ///< IVX HSX BDX and core counts here; turbostat 6.12 does not
                                     ///< read it on hybrids; source: turbostat, edk2(Goldmont
                                     ///< HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<8, 8> cores_group1{};  ///< number of active cores of core group 1; 1AEH is ratios on
                                     ///< IVX HSX BDX and core counts here; turbostat 6.12 does not
                                     ///< read it on hybrids; source: turbostat, edk2(Goldmont
                                     ///< HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<16, 8> cores_group2{}; ///< number of active cores of core group 2; 1AEH is ratios on
                                     ///< IVX HSX BDX and core counts here; turbostat 6.12 does not
                                     ///< read it on hybrids; source: turbostat, edk2(Goldmont
                                     ///< HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<24, 8> cores_group3{}; ///< number of active cores of core group 3; 1AEH is ratios on
                                     ///< IVX HSX BDX and core counts here; turbostat 6.12 does not
                                     ///< read it on hybrids; source: turbostat, edk2(Goldmont
                                     ///< HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<32, 8> cores_group4{}; ///< number of active cores of core group 4; 1AEH is ratios on
                                     ///< IVX HSX BDX and core counts here; turbostat 6.12 does not
                                     ///< read it on hybrids; source: turbostat, edk2(Goldmont
                                     ///< HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<40, 8> cores_group5{}; ///< number of active cores of core group 5; 1AEH is ratios on
                                     ///< IVX HSX BDX and core counts here; turbostat 6.12 does not
                                     ///< read it on hybrids; source: turbostat, edk2(Goldmont
                                     ///< HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<48, 8> cores_group6{}; ///< number of active cores of core group 6; 1AEH is ratios on
                                     ///< IVX HSX BDX and core counts here; turbostat 6.12 does not
                                     ///< read it on hybrids; source: turbostat, edk2(Goldmont
                                     ///< HaswellE IvyBridge Skylake ..), geopm(hsx skx spr)
    read_only<56, 8> cores_group7{}; ///< number of active cores of core group 7; 1AEH is ratios on
                                     ///< IVX HSX BDX and core counts here; turbostat 6.12 does not
                                     ///< read it on hybrids; source: turbostat, edk2(Goldmont
                                     ///< HaswellE Skylake XeonD), geopm(hsx skx spr)

    MSR_EQUAL_FIELDS(turbo_ratio_limit_cores);
};

/// The register TURBO_RATIO_LIMIT (1adh). Processors: knights_landing, knights_mill. Shared by:
/// package.
struct turbo_ratio_limit_knl {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x1ad;
    field<1, 7> cores_group0{}; ///< number of active cores of core group 0; source: turbostat,
                                ///< edk2(XeonPhi), geopm(knl)
    field<8, 8> ratio_group0{}; ///< highest ratio of core group 0; ratio to 100 MHz; source:
                                ///< turbostat, edk2(Broadwell Goldmont Haswell HaswellE ..),
                                ///< geopm(hsx knl skx snb spr)
    field<16, 5> more_cores_group1{}; ///< active cores that core group 1 has more than the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)
    field<21, 3> less_ratio_group1{}; ///< ratio steps by which core group 1 is below the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)
    field<24, 5> more_cores_group2{}; ///< active cores that core group 2 has more than the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)
    field<29, 3> less_ratio_group2{}; ///< ratio steps by which core group 2 is below the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)
    field<32, 5> more_cores_group3{}; ///< active cores that core group 3 has more than the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)
    field<37, 3> less_ratio_group3{}; ///< ratio steps by which core group 3 is below the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)
    field<40, 5> more_cores_group4{}; ///< active cores that core group 4 has more than the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)
    field<45, 3> less_ratio_group4{}; ///< ratio steps by which core group 4 is below the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)
    field<48, 5> more_cores_group5{}; ///< active cores that core group 5 has more than the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)
    field<53, 3> less_ratio_group5{}; ///< ratio steps by which core group 5 is below the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)
    field<56, 5> more_cores_group6{}; ///< active cores that core group 6 has more than the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)
    field<61, 3> less_ratio_group6{}; ///< ratio steps by which core group 6 is below the previous
                                      ///< core group; source: turbostat, edk2(XeonPhi), geopm(knl)

    MSR_EQUAL_FIELDS(turbo_ratio_limit_knl);
};

/// The register ATOM_CORE_RATIOS (66ah). Processors: silvermont 37H, airmont. Shared by: package.
struct atom_core_ratios {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x66a;
    read_only<0, 6> min_ratio{}; ///< ratio of the core clock; lowest; ratio to the bus clock of
                                 ///< register CDH; source: turbostat, linux
    read_only<8, 6> low_frequency_ratio{}; ///< ratio of the low frequency mode; LFM; ratio to the
                                           ///< bus clock of register CDH; source: turbostat, linux
    read_only<16, 6> base_ratio{}; ///< base ratio; ratio to the bus clock of register CDH; source:
                                   ///< turbostat, linux

    MSR_EQUAL_FIELDS(atom_core_ratios);
};

/// The register ATOM_CORE_TURBO_RATIOS (66ch). Processors: silvermont, airmont. Shared by: package.
struct atom_core_turbo_ratios {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x66c;
    read_only<0, 6> ratio1_cores{};  ///< highest ratio with 1 active cores or fewer; ratio to the
                                     ///< bus clock of register CDH; source: turbostat, linux
    read_only<8, 6> ratio2_cores{};  ///< highest ratio with 2 active cores or fewer; ratio to the
                                     ///< bus clock of register CDH; source: turbostat, linux
    read_only<16, 6> ratio3_cores{}; ///< highest ratio with 3 active cores or fewer; ratio to the
                                     ///< bus clock of register CDH; source: turbostat, linux
    read_only<24, 6> ratio4_cores{}; ///< highest ratio with 4 active cores or fewer; ratio to the
                                     ///< bus clock of register CDH; source: turbostat, linux

    MSR_EQUAL_FIELDS(atom_core_turbo_ratios);
};

/// The register FSB_FREQ (cdh). Processors: silvermont, airmont. Shared by: module.
struct fsb_freq {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xcd;
    read_only<0, 4>
        bus_clock{}; ///< code of the bus clock; core2, bonnell: bits 2:0, other codes; 0 83.3 1
                     ///< 100.0 2 133.3 3 116.7 4 80.0 MHz; source: turbostat, edk2(Silvermont)

    MSR_EQUAL_FIELDS(fsb_freq);
};

/// The register SECONDARY_TURBO_RATIO_LIMIT (650h). Processors: alder_lake_atom and later Atom
/// cores of hybrids. Shared by: package.
struct secondary_turbo_ratio_limit {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x650;
    read_only<0, 8>
        ratio_group0{}; ///< highest ratio of core group 0; E cores; core counts at 651H; ratio to
                        ///< bclk; medium confidence; source: linux, turbostat
    read_only<8, 8>
        ratio_group1{}; ///< highest ratio of core group 1; E cores; core counts at 651H; ratio to
                        ///< bclk; medium confidence; source: linux, turbostat
    read_only<16, 8>
        ratio_group2{}; ///< highest ratio of core group 2; E cores; core counts at 651H; ratio to
                        ///< bclk; medium confidence; source: linux, turbostat
    read_only<24, 8>
        ratio_group3{}; ///< highest ratio of core group 3; E cores; core counts at 651H; ratio to
                        ///< bclk; medium confidence; source: linux, turbostat
    read_only<32, 8>
        ratio_group4{}; ///< highest ratio of core group 4; E cores; core counts at 651H; ratio to
                        ///< bclk; medium confidence; source: linux, turbostat
    read_only<40, 8>
        ratio_group5{}; ///< highest ratio of core group 5; E cores; core counts at 651H; ratio to
                        ///< bclk; medium confidence; source: linux, turbostat
    read_only<48, 8>
        ratio_group6{}; ///< highest ratio of core group 6; E cores; core counts at 651H; ratio to
                        ///< bclk; medium confidence; source: linux, turbostat
    read_only<56, 8>
        ratio_group7{}; ///< highest ratio of core group 7; E cores; core counts at 651H; ratio to
                        ///< bclk; medium confidence; source: linux, turbostat

    MSR_EQUAL_FIELDS(secondary_turbo_ratio_limit);
};

/// The register TURBO_ACTIVATION_RATIO (64ch). Processors: ivy_bridge and later. Shared by:
/// package.
struct turbo_activation_ratio {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x64c;
    field<0, 8> max_non_turbo_ratio{}; ///< highest ratio without turbo; ratio to bclk; source:
                                       ///< edk2(Goldmont Haswell IvyBridge), corefreq
    field<31, 1>
        lock{}; ///< lock of the register; source: edk2(Goldmont Haswell IvyBridge), corefreq

    MSR_EQUAL_FIELDS(turbo_activation_ratio);
};

/// The register PSTATE_CURRENT_LIMIT (c0010061h). Processors: family10h and later. Shared by: core.
struct pstate_current_limit {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc0010061;
    read_only<0, 3> current_limit{}; ///< limit of P states; medium confidence; source: corefreq

    MSR_EQUAL_FIELDS(pstate_current_limit);
};

/// The register PSTATE_STATUS (c0010063h). Processors: family10h and later. Shared by: core.
struct pstate_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc0010063;
    read_only<0, 3> current_pstate{}; ///< current P state; source: linux, corefreq

    MSR_EQUAL_FIELDS(pstate_status);
};

/// The register HW_PSTATE_STATUS (c0010293h). Processors: zen1, zen2, zen3, zen4. Shared by: core.
struct hw_pstate_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc0010293;
    read_only<0, 8> current_fid{}; ///< current code of the frequency (FID); zen5: layout differs
                                   ///< (FID 12 bits, 5 MHz units in PSTATE_DEF); 25 MHz * FID * 8 /
                                   ///< DID; medium confidence; source: corefreq
    read_only<8, 6> current_did{}; ///< current code of the divisor (DID); see CurrentFid; medium
                                   ///< confidence; source: corefreq
    read_only<14, 8> current_vid{};    ///< current code of the voltage (VID); 1.55 - 0.00625*VID V
                                       ///< (SVI2); medium confidence; source: corefreq
    read_only<22, 3> current_pstate{}; ///< current P state; medium confidence; source: corefreq

    MSR_EQUAL_FIELDS(hw_pstate_status);
};

/// The register CORE_THREAD_COUNT (35h). Processors: nehalem, nehalem_ex, westmere, westmere_ep,
/// sandy_bridge, sandy_bridge_ep, ivy_bridge, ivy_bridge_ep, haswell, haswell_ep, broadwell,
/// broadwell_ep, broadwell_de, knights_landing, skylake, skylake_sp, cascade_lake, comet_lake,
/// cannon_lake, goldmont, goldmont_plus, ice_lake, ice_lake_sp, tiger_lake, rocket_lake,
/// elkhart_lake, alder_lake, alder_lake_atom, raptor_lake, raptor_lake_atom, sapphire_rapids,
/// emerald_rapids, meteor_lake, meteor_lake_atom, granite_rapids, lunar_lake, lunar_lake_atom,
/// arrow_lake_h, arrow_lake_s, arrow_lake_core, arrow_lake_atom, arrow_lake_low_power,
/// arrow_lake_u_core, arrow_lake_u_atom, panther_lake_core, panther_lake_atom. Shared by: package.
struct core_thread_count {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x35;
    read_only<0, 16>
        threads{}; ///< threads enabled in the package; source: 162 measured dumps (Nehalem to
                   ///< Bartlett Lake): where the head of the dump names the product the halves
                   ///< agree with it; edk2(HaswellE) has the two names exchanged
    read_only<16, 16>
        cores{}; ///< cores enabled in the package; source: 162 measured dumps (Nehalem to Bartlett
                 ///< Lake): where the head of the dump names the product the halves agree with it;
                 ///< edk2(HaswellE) has the two names exchanged

    MSR_EQUAL_FIELDS(core_thread_count);
};

} // namespace msr::meters::registers

MSR_REGISTER(msr::meters::registers::platform_info, max_non_turbo_ratio, ppin_cap,
             programmable_turbo_ratio, programmable_tdp, programmable_tj_offset, cpuid_faulting,
             low_power_mode, config_tdp_levels, max_efficiency_ratio, min_operating_ratio);
MSR_REGISTER(msr::meters::registers::turbo_ratio_limit_base, ratio1_cores, ratio2_cores,
             ratio3_cores, ratio4_cores, ratio5_cores, ratio6_cores, ratio7_cores, ratio8_cores);
MSR_REGISTER(msr::meters::registers::turbo_ratio_limit1, ratio9_cores, ratio10_cores, ratio11_cores,
             ratio12_cores, ratio13_cores, ratio14_cores, ratio15_cores, ratio16_cores);
MSR_REGISTER(msr::meters::registers::turbo_ratio_limit2, ratio17_cores, ratio18_cores);
MSR_REGISTER(msr::meters::registers::turbo_ratio_limit_corecount, ratio_group0, ratio_group1,
             ratio_group2, ratio_group3, ratio_group4, ratio_group5, ratio_group6, ratio_group7);
MSR_REGISTER(msr::meters::registers::turbo_ratio_limit_cores, cores_group0, cores_group1,
             cores_group2, cores_group3, cores_group4, cores_group5, cores_group6, cores_group7);
MSR_REGISTER(msr::meters::registers::turbo_ratio_limit_knl, cores_group0, ratio_group0,
             more_cores_group1, less_ratio_group1, more_cores_group2, less_ratio_group2,
             more_cores_group3, less_ratio_group3, more_cores_group4, less_ratio_group4,
             more_cores_group5, less_ratio_group5, more_cores_group6, less_ratio_group6);
MSR_REGISTER(msr::meters::registers::atom_core_ratios, min_ratio, low_frequency_ratio, base_ratio);
MSR_REGISTER(msr::meters::registers::atom_core_turbo_ratios, ratio1_cores, ratio2_cores,
             ratio3_cores, ratio4_cores);
MSR_REGISTER(msr::meters::registers::fsb_freq, bus_clock);
MSR_REGISTER(msr::meters::registers::secondary_turbo_ratio_limit, ratio_group0, ratio_group1,
             ratio_group2, ratio_group3, ratio_group4, ratio_group5, ratio_group6, ratio_group7);
MSR_REGISTER(msr::meters::registers::turbo_activation_ratio, max_non_turbo_ratio, lock);
MSR_REGISTER(msr::meters::registers::pstate_current_limit, current_limit);
MSR_REGISTER(msr::meters::registers::pstate_status, current_pstate);
MSR_REGISTER(msr::meters::registers::hw_pstate_status, current_fid, current_did, current_vid,
             current_pstate);
MSR_REGISTER(msr::meters::registers::core_thread_count, threads, cores);
