// Temperatures. Bits without a field are not known. Written by
// tools/meters/write_registers from test/facts/meters/registers.csv, which says how sure each field
// is; the comment of a field names its sources. Nothing was measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::meters::registers {

/// The register IA32_THERM_STATUS (19ch). Processors: core2 and later. Shared by: core.
struct ia32_therm_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x19c;
    read_only<0, 1>
        thermal_status{}; ///< 1: the condition "thermal" holds; log bits are cleared by writing 0;
                          ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<1>
        thermal_log{}; ///< 1: the condition "thermal" held at some time after the bit was cleared;
                       ///< log bits are cleared by writing 0; source: corefreq,
                       ///< edk2(Architectural), geopm(arch), corefreq
    read_only<2, 1>
        prochot_event{}; ///< 1: the condition "PROCHOT" holds; log bits are cleared by writing 0;
                         ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<3>
        prochot_log{}; ///< 1: the condition "PROCHOT" held at some time after the bit was cleared;
                       ///< log bits are cleared by writing 0; source: corefreq,
                       ///< edk2(Architectural), geopm(arch), corefreq
    read_only<4, 1>
        critical_status{}; ///< 1: the condition "critical" holds; log bits are cleared by writing
                           ///< 0; source: corefreq, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<5>
        critical_log{}; ///< 1: the condition "critical" held at some time after the bit was
                        ///< cleared; log bits are cleared by writing 0; source: corefreq,
                        ///< edk2(Architectural), geopm(arch), corefreq
    read_only<6, 1> threshold1_status{}; ///< 1: the condition "threshold1" holds; log bits are
                                         ///< cleared by writing 0; source: corefreq,
                                         ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<7>
        threshold1_log{}; ///< 1: the condition "threshold1" held at some time after the bit was
                          ///< cleared; log bits are cleared by writing 0; source: corefreq,
                          ///< edk2(Architectural), geopm(arch), corefreq
    read_only<8, 1> threshold2_status{}; ///< 1: the condition "threshold2" holds; log bits are
                                         ///< cleared by writing 0; source: corefreq,
                                         ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<9>
        threshold2_log{}; ///< 1: the condition "threshold2" held at some time after the bit was
                          ///< cleared; log bits are cleared by writing 0; source: corefreq,
                          ///< edk2(Architectural), geopm(arch), corefreq
    read_only<10, 1> power_limit_status{}; ///< 1: the condition "power limit" holds; log bits are
                                           ///< cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<11>
        power_limit_log{}; ///< 1: the condition "power limit" held at some time after the bit was
                           ///< cleared; log bits are cleared by writing 0; source: corefreq,
                           ///< edk2(Architectural), geopm(arch), corefreq
    read_only<12, 1>
        current_limit_status{}; ///< 1: the condition "current limit" holds; log bits are cleared by
                                ///< writing 0; source: corefreq, edk2(Architectural), corefreq
    write_0_to_clear<13>
        current_limit_log{}; ///< 1: the condition "current limit" held at some time after the bit
                             ///< was cleared; log bits are cleared by writing 0; source: corefreq,
                             ///< edk2(Architectural), corefreq
    read_only<14, 1>
        cross_domain_status{}; ///< 1: the condition "cross domain" holds; log bits are cleared by
                               ///< writing 0; source: corefreq, edk2(Architectural), corefreq
    write_0_to_clear<15>
        cross_domain_log{}; ///< 1: the condition "cross domain" held at some time after the bit was
                            ///< cleared; log bits are cleared by writing 0; source: corefreq,
                            ///< edk2(Architectural), corefreq
    read_only<16, 7>
        digital_readout{}; ///< degrees below the target temperature; 7 bits in edk2, geopm,
                           ///< corefreq, turbostat, intel_tcc; Linux perf (msr/cpu_thermal_margin)
                           ///< takes 6 bits 21:16; temperature: bits 23:16 of register 1A2H -
                           ///< value; source: turbostat, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<26>
        hwp_feedback{}; ///< flag of HWP feedback; medium confidence; source: corefreq
    read_only<27, 4>
        resolution{}; ///< resolution of the digital readout; in degrees Celsius; source: turbostat,
                      ///< edk2(Architectural), geopm(arch), corefreq
    read_only<31, 1>
        reading_valid{}; ///< 1: the digital readout is valid; 0: the readout means nothing; source:
                         ///< linux, edk2(Architectural), geopm(arch), corefreq

    MSR_EQUAL_FIELDS(ia32_therm_status);
};

/// The register IA32_PACKAGE_THERM_STATUS (1b1h). Processors: sandy_bridge and later. Shared by:
/// package.
struct ia32_package_therm_status {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x1b1;
    read_only<0, 1> thermal_status{}; ///< 1: the condition "thermal" holds; source: corefreq,
                                      ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<1>
        thermal_log{}; ///< 1: the condition "thermal" held at some time after the bit was cleared;
                       ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    read_only<2, 1> prochot_event{}; ///< 1: the condition "PROCHOT" holds; source: corefreq,
                                     ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<3>
        prochot_log{}; ///< 1: the condition "PROCHOT" held at some time after the bit was cleared;
                       ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    read_only<4, 1> critical_status{}; ///< 1: the condition "critical" holds; source: corefreq,
                                       ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<5>
        critical_log{}; ///< 1: the condition "critical" held at some time after the bit was
                        ///< cleared; source: corefreq, edk2(Architectural), geopm(arch), corefreq
    read_only<6, 1> threshold1_status{}; ///< 1: the condition "threshold1" holds; source: corefreq,
                                         ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<7>
        threshold1_log{}; ///< 1: the condition "threshold1" held at some time after the bit was
                          ///< cleared; source: corefreq, edk2(Architectural), geopm(arch), corefreq
    read_only<8, 1> threshold2_status{}; ///< 1: the condition "threshold2" holds; source: corefreq,
                                         ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<9>
        threshold2_log{}; ///< 1: the condition "threshold2" held at some time after the bit was
                          ///< cleared; source: corefreq, edk2(Architectural), geopm(arch), corefreq
    read_only<10, 1> power_limit_status{}; ///< 1: the condition "power limit" holds; source:
                                           ///< corefreq, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<11> power_limit_log{}; ///< 1: the condition "power limit" held at some time
                                            ///< after the bit was cleared; source: corefreq,
                                            ///< edk2(Architectural), geopm(arch), corefreq
    read_only<16, 7> digital_readout{}; ///< degrees below the target temperature; temperature: bits
                                        ///< 23:16 of register 1A2H - value; source: turbostat,
                                        ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<26> hfi_updated{}; ///< 1: the hardware feedback interface was updated; medium
                                        ///< confidence; source: linux
    read_only<31, 1>
        reading_valid{}; ///< 1: the digital readout is valid; used by intel_tcc; absent in edk2 and
                         ///< geopm; medium confidence; source: linux

    MSR_EQUAL_FIELDS(ia32_package_therm_status);
};

/// The register TEMPERATURE_TARGET (1a2h). Processors: nehalem and later. Shared by: package
/// (Nehalem: thread).
struct temperature_target_nhm {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x1a2;
    read_only<16, 8>
        temperature_target{}; ///< target temperature; TjMax; 0 = not given, 100 is then guessed; in
                              ///< degrees Celsius; source: linux, turbostat, edk2(IvyBridge Nehalem
                              ///< SandyBridge Silvermont ..), geopm(hsx knl skx snb spr), corefreq

    MSR_EQUAL_FIELDS(temperature_target_nhm);
};

/// The register TEMPERATURE_TARGET (1a2h). Processors: ivy_bridge_ep, haswell_ep, broadwell_*,
/// skylake_sp, goldmont. Shared by: package.
struct temperature_target_off4 {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x1a2;
    field<24, 4>
        tcc_activation_offset{}; ///< offset of the activation temperature of the thermal control
                                 ///< circuit; 4 bits; in degrees Celsius; source: edk2(IvyBridge
                                 ///< Skylake XeonD), geopm(hsx knl skx spr), corefreq

    MSR_EQUAL_FIELDS(temperature_target_off4);
};

/// The register TEMPERATURE_TARGET (1a2h). Processors: skylake and later clients, silvermont,
/// knights_landing by edk2 (geopm: 4 bits). Shared by: package.
struct temperature_target_off6 {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x1a2;
    field<24, 6> tcc_activation_offset{}; ///< offset of the activation temperature of the thermal
                                          ///< control circuit; 6 bits; in degrees Celsius; source:
                                          ///< linux, turbostat, edk2(Silvermont XeonPhi), corefreq
    field<31, 1> lock{};                  ///< lock of the register; source: linux, corefreq

    MSR_EQUAL_FIELDS(temperature_target_off6);
};

} // namespace msr::meters::registers

MSR_REGISTER(msr::meters::registers::ia32_therm_status, thermal_status, thermal_log, prochot_event,
             prochot_log, critical_status, critical_log, threshold1_status, threshold1_log,
             threshold2_status, threshold2_log, power_limit_status, power_limit_log,
             current_limit_status, current_limit_log, cross_domain_status, cross_domain_log,
             digital_readout, hwp_feedback, resolution, reading_valid);
MSR_REGISTER(msr::meters::registers::ia32_package_therm_status, thermal_status, thermal_log,
             prochot_event, prochot_log, critical_status, critical_log, threshold1_status,
             threshold1_log, threshold2_status, threshold2_log, power_limit_status, power_limit_log,
             digital_readout, hfi_updated, reading_valid);
MSR_REGISTER(msr::meters::registers::temperature_target_nhm, temperature_target);
MSR_REGISTER(msr::meters::registers::temperature_target_off4, tcc_activation_offset);
MSR_REGISTER(msr::meters::registers::temperature_target_off6, tcc_activation_offset, lock);
