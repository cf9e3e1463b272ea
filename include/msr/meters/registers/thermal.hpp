// Temperatures. Bits without a field are not known. Written by
// tools/meters/write_registers from test/facts/meters/registers.csv, which says how sure each is; a
// field names its sources. Nothing was measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::meters::registers {

/// IA32_THERM_STATUS (19ch), core2 and later. Shared by: core.
struct ia32_therm_status {
    /// The register's number.
    static constexpr std::uint32_t address = 0x19c;
    read_only<0, 1> thermal_status{};      ///< log bits are cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<1> thermal_log{};     ///< log bits are cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    read_only<2, 1> prochot_event{};       ///< log bits are cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<3> prochot_log{};     ///< log bits are cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    read_only<4, 1> critical_status{};     ///< log bits are cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<5> critical_log{};    ///< log bits are cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    read_only<6, 1> threshold1_status{};   ///< log bits are cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<7> threshold1_log{};  ///< log bits are cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    read_only<8, 1> threshold2_status{};   ///< log bits are cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<9> threshold2_log{};  ///< log bits are cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    read_only<10, 1> power_limit_status{}; ///< log bits are cleared by writing 0; source: corefreq,
                                           ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<11>
        power_limit_log{}; ///< log bits are cleared by writing 0; source: corefreq,
                           ///< edk2(Architectural), geopm(arch), corefreq
    read_only<12, 1> current_limit_status{};  ///< log bits are cleared by writing 0; source:
                                              ///< corefreq, edk2(Architectural), corefreq
    write_0_to_clear<13> current_limit_log{}; ///< log bits are cleared by writing 0; source:
                                              ///< corefreq, edk2(Architectural), corefreq
    read_only<14, 1> cross_domain_status{};   ///< log bits are cleared by writing 0; source:
                                              ///< corefreq, edk2(Architectural), corefreq
    write_0_to_clear<15> cross_domain_log{};  ///< log bits are cleared by writing 0; source:
                                              ///< corefreq, edk2(Architectural), corefreq
    read_only<16, 7>
        digital_readout{}; ///< 7 bits in edk2, geopm, corefreq, turbostat, intel_tcc; Linux perf
                           ///< (msr/cpu_thermal_margin) takes 6 bits 21:16; 1A2H[23:16] - value;
                           ///< source: turbostat, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<26> hwp_feedback{}; ///< medium confidence; source: corefreq
    read_only<27, 4> resolution{}; ///< in degrees Celsius; source: turbostat, edk2(Architectural),
                                   ///< geopm(arch), corefreq
    read_only<31, 1> reading_valid{}; ///< 0: the readout means nothing; source: linux,
                                      ///< edk2(Architectural), geopm(arch), corefreq

    MSR_EQUAL_FIELDS(ia32_therm_status);
};

/// IA32_PACKAGE_THERM_STATUS (1b1h), sandy_bridge and later. Shared by: package.
struct ia32_package_therm_status {
    /// The register's number.
    static constexpr std::uint32_t address = 0x1b1;
    read_only<0, 1>
        thermal_status{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<1>
        thermal_log{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    read_only<2, 1>
        prochot_event{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<3>
        prochot_log{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    read_only<4, 1>
        critical_status{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<5>
        critical_log{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    read_only<6, 1>
        threshold1_status{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<7>
        threshold1_log{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    read_only<8, 1>
        threshold2_status{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<9>
        threshold2_log{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    read_only<10, 1>
        power_limit_status{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<11>
        power_limit_log{}; ///< source: corefreq, edk2(Architectural), geopm(arch), corefreq
    read_only<16, 7> digital_readout{}; ///< 1A2H[23:16] - value; source: turbostat,
                                        ///< edk2(Architectural), geopm(arch), corefreq
    write_0_to_clear<26> hfi_updated{}; ///< medium confidence; source: linux
    read_only<31, 1> reading_valid{};   ///< used by intel_tcc; absent in edk2 and geopm; medium
                                        ///< confidence; source: linux

    MSR_EQUAL_FIELDS(ia32_package_therm_status);
};

/// TEMPERATURE_TARGET (1a2h), nehalem and later. Shared by: package (Nehalem: thread).
struct temperature_target_nhm {
    /// The register's number.
    static constexpr std::uint32_t address = 0x1a2;
    read_only<16, 8>
        temperature_target{}; ///< TjMax; 0 = not given, 100 is then guessed; in degrees Celsius;
                              ///< source: linux, turbostat, edk2(IvyBridge Nehalem SandyBridge
                              ///< Silvermont ..), geopm(hsx knl skx snb spr), corefreq

    MSR_EQUAL_FIELDS(temperature_target_nhm);
};

/// TEMPERATURE_TARGET (1a2h), ivy_bridge_ep;haswell_ep;broadwell_*;skylake_sp;goldmont. Shared by:
/// package.
struct temperature_target_off4 {
    /// The register's number.
    static constexpr std::uint32_t address = 0x1a2;
    field<24, 4> tcc_activation_offset{}; ///< 4 bits; in degrees Celsius; source: edk2(IvyBridge
                                          ///< Skylake XeonD), geopm(hsx knl skx spr), corefreq

    MSR_EQUAL_FIELDS(temperature_target_off4);
};

/// TEMPERATURE_TARGET (1a2h), skylake and later clients; silvermont; knights_landing by edk2
/// (geopm: 4 bits). Shared by: package.
struct temperature_target_off6 {
    /// The register's number.
    static constexpr std::uint32_t address = 0x1a2;
    field<24, 6> tcc_activation_offset{}; ///< 6 bits; in degrees Celsius; source: linux, turbostat,
                                          ///< edk2(Silvermont XeonPhi), corefreq
    field<31, 1> lock{};                  ///< source: linux, corefreq

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
