// Reasons that hold a frequency back, and bits that remember them. Bits without a field are not
// known. Written by tools/meters/write_registers from test/facts/meters/registers.csv, which says
// how sure each is; a field names its sources. Nothing was measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::meters::registers {

/// CORE_PERF_LIMIT_REASONS (690h), haswell. Shared by: package.
struct core_perf_limit_reasons_hsw {
    /// The register's number.
    static constexpr std::uint32_t address = 0x690;
    read_only<0, 1> prochot{};          ///< source: turbostat, edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<16> prochot_log{}; ///< source: turbostat, edk2(Haswell HaswellE XeonD)
    read_only<1, 1> thermal{};          ///< source: turbostat, edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<17> thermal_log{}; ///< source: turbostat, edk2(Haswell HaswellE XeonD)
    read_only<4, 1> graphics{};         ///< source: turbostat, edk2(Haswell)
    write_0_to_clear<20> graphics_log{};      ///< source: turbostat, edk2(Haswell)
    read_only<5, 1> autonomous_utilization{}; ///< source: turbostat, edk2(Haswell HaswellE XeonD)
    write_0_to_clear<21>
        autonomous_utilization_log{}; ///< source: turbostat, edk2(Haswell HaswellE XeonD)
    read_only<6, 1> vr_thermal{};     ///< source: turbostat, edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<22> vr_thermal_log{}; ///< source: turbostat, edk2(Haswell HaswellE XeonD)
    read_only<8, 1> electrical{}; ///< source: turbostat, edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<24> electrical_log{}; ///< source: turbostat, edk2(Haswell HaswellE XeonD)
    read_only<9, 1> core_power{};          ///< source: turbostat, edk2(Haswell)
    write_0_to_clear<25> core_power_log{}; ///< source: turbostat, edk2(Haswell)
    read_only<10, 1> pl1{};                ///< source: turbostat, edk2(Haswell HaswellE XeonD)
    write_0_to_clear<26> pl1_log{};        ///< source: turbostat, edk2(Haswell HaswellE XeonD)
    read_only<11, 1> pl2{};                ///< source: turbostat, edk2(Haswell)
    write_0_to_clear<27> pl2_log{};        ///< source: turbostat, edk2(Haswell)
    read_only<12, 1> max_turbo{};          ///< source: turbostat, edk2(Haswell)
    write_0_to_clear<28> max_turbo_log{};  ///< source: turbostat, edk2(Haswell)
    read_only<13, 1> turbo_transition{};   ///< source: turbostat, edk2(Haswell HaswellE XeonD)
    write_0_to_clear<29>
        turbo_transition_log{}; ///< source: turbostat, edk2(Haswell HaswellE XeonD)

    MSR_EQUAL_FIELDS(core_perf_limit_reasons_hsw);
};

/// CORE_PERF_LIMIT_REASONS (690h), haswell_ep;broadwell_de;broadwell_ep. Shared by: package.
struct core_perf_limit_reasons_hsx {
    /// The register's number.
    static constexpr std::uint32_t address = 0x690;
    read_only<0, 1> prochot{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<16> prochot_log{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    read_only<1, 1> thermal{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<17> thermal_log{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    read_only<2, 1> power_budget{};     ///< medium confidence; source: edk2(HaswellE XeonD)
    write_0_to_clear<18> power_budget_log{};  ///< medium confidence; source: edk2(HaswellE XeonD)
    read_only<3, 1> platform_configuration{}; ///< medium confidence; source: edk2(HaswellE XeonD)
    write_0_to_clear<19>
        platform_configuration_log{}; ///< medium confidence; source: edk2(HaswellE XeonD)
    read_only<5, 1>
        autonomous_utilization{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    write_0_to_clear<21>
        autonomous_utilization_log{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    read_only<6, 1>
        vr_thermal{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<22>
        vr_thermal_log{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    read_only<8, 1>
        electrical{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<24>
        electrical_log{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    read_only<10, 1>
        multi_core_turbo{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    write_0_to_clear<26>
        multi_core_turbo_log{};      ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    read_only<13, 1> frequency_p1{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    write_0_to_clear<29>
        frequency_p1_log{};             ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    read_only<14, 1> turbo_frequency{}; ///< medium confidence; source: edk2(HaswellE XeonD)
    write_0_to_clear<30> turbo_frequency_log{}; ///< medium confidence; source: edk2(HaswellE XeonD)
    read_only<15, 1> frequency{};               ///< medium confidence; source: edk2(HaswellE XeonD)
    write_0_to_clear<31> frequency_log{};       ///< medium confidence; source: edk2(HaswellE XeonD)

    MSR_EQUAL_FIELDS(core_perf_limit_reasons_hsx);
};

/// CORE_PERF_LIMIT_REASONS (690h), knights_landing;knights_mill. Shared by: package.
struct core_perf_limit_reasons_knl {
    /// The register's number.
    static constexpr std::uint32_t address = 0x690;
    read_only<0, 1> prochot{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)
    read_only<1, 1> thermal{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)
    read_only<6, 1>
        vr_thermal{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)
    read_only<8, 1>
        electrical{}; ///< medium confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)

    MSR_EQUAL_FIELDS(core_perf_limit_reasons_knl);
};

/// PERF_LIMIT_REASONS (64fh), skylake and later clients. Shared by: package.
struct perf_limit_reasons_skl {
    /// The register's number.
    static constexpr std::uint32_t address = 0x64f;
    read_only<0, 1> prochot{};                       ///< source: edk2(Goldmont Skylake), corefreq
    write_0_to_clear<16> prochot_log{};              ///< source: edk2(Goldmont Skylake), corefreq
    read_only<1, 1> thermal{};                       ///< source: edk2(Goldmont Skylake), corefreq
    write_0_to_clear<17> thermal_log{};              ///< source: edk2(Goldmont Skylake), corefreq
    read_only<4, 1> residency_regulation{};          ///< source: edk2(Skylake), corefreq
    write_0_to_clear<20> residency_regulation_log{}; ///< source: edk2(Skylake), corefreq
    read_only<5, 1> running_average_thermal{};       ///< source: edk2(Skylake), corefreq
    write_0_to_clear<21> running_average_thermal_log{};   ///< source: edk2(Skylake), corefreq
    read_only<6, 1> vr_thermal{};                         ///< source: edk2(Skylake), corefreq
    write_0_to_clear<22> vr_thermal_log{};                ///< source: edk2(Skylake), corefreq
    read_only<7, 1> vr_thermal_design_current{};          ///< source: edk2(Skylake), corefreq
    write_0_to_clear<23> vr_thermal_design_current_log{}; ///< source: edk2(Skylake), corefreq
    read_only<8, 1> other{};                              ///< source: edk2(Skylake), corefreq
    write_0_to_clear<24> other_log{};                     ///< source: edk2(Skylake), corefreq
    read_only<10, 1> pl1{};                      ///< source: edk2(Goldmont Skylake), corefreq
    write_0_to_clear<26> pl1_log{};              ///< source: edk2(Goldmont Skylake), corefreq
    read_only<11, 1> pl2{};                      ///< source: edk2(Goldmont Skylake), corefreq
    write_0_to_clear<27> pl2_log{};              ///< source: edk2(Goldmont Skylake), corefreq
    read_only<12, 1> max_turbo{};                ///< source: edk2(Goldmont Skylake), corefreq
    write_0_to_clear<28> max_turbo_log{};        ///< source: edk2(Goldmont Skylake), corefreq
    read_only<13, 1> turbo_transition{};         ///< source: edk2(Goldmont Skylake), corefreq
    write_0_to_clear<29> turbo_transition_log{}; ///< source: edk2(Goldmont Skylake), corefreq

    MSR_EQUAL_FIELDS(perf_limit_reasons_skl);
};

/// PERF_LIMIT_REASONS (64fh), goldmont. Shared by: package.
struct perf_limit_reasons_glm {
    /// The register's number.
    static constexpr std::uint32_t address = 0x64f;
    read_only<0, 1> prochot{};             ///< medium confidence; source: edk2(Goldmont Skylake)
    write_0_to_clear<16> prochot_log{};    ///< medium confidence; source: edk2(Goldmont Skylake)
    read_only<1, 1> thermal{};             ///< medium confidence; source: edk2(Goldmont Skylake)
    write_0_to_clear<17> thermal_log{};    ///< medium confidence; source: edk2(Goldmont Skylake)
    read_only<2, 1> pl1{};                 ///< medium confidence; source: edk2(Goldmont)
    write_0_to_clear<18> pl1_log{};        ///< medium confidence; source: edk2(Goldmont)
    read_only<3, 1> pl2{};                 ///< medium confidence; source: edk2(Goldmont)
    write_0_to_clear<19> pl2_log{};        ///< medium confidence; source: edk2(Goldmont)
    read_only<9, 1> core_power{};          ///< medium confidence; source: edk2(Goldmont)
    write_0_to_clear<25> core_power_log{}; ///< medium confidence; source: edk2(Goldmont)
    read_only<10, 1> vr_thermal{};         ///< medium confidence; source: edk2(Goldmont Skylake)
    write_0_to_clear<26> vr_thermal_log{}; ///< medium confidence; source: edk2(Goldmont Skylake)
    read_only<11, 1> max_turbo{};          ///< medium confidence; source: edk2(Goldmont Skylake)
    write_0_to_clear<27> max_turbo_log{};  ///< medium confidence; source: edk2(Goldmont Skylake)
    read_only<12, 1> electrical{};         ///< medium confidence; source: edk2(Goldmont Skylake)
    write_0_to_clear<28> electrical_log{}; ///< medium confidence; source: edk2(Goldmont Skylake)
    read_only<13, 1> turbo_transition{};   ///< medium confidence; source: edk2(Goldmont Skylake)
    write_0_to_clear<29>
        turbo_transition_log{};        ///< medium confidence; source: edk2(Goldmont Skylake)
    read_only<14, 1> max_efficiency{}; ///< medium confidence; source: edk2(Goldmont)
    write_0_to_clear<30> max_efficiency_log{}; ///< medium confidence; source: edk2(Goldmont)

    MSR_EQUAL_FIELDS(perf_limit_reasons_glm);
};

/// GRAPHICS_PERF_LIMIT_REASONS (6b0h), haswell. Shared by: package.
struct graphics_perf_limit_reasons_hsw {
    /// The register's number.
    static constexpr std::uint32_t address = 0x6b0;
    read_only<0, 1> prochot{};                 ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<16> prochot_log{};        ///< medium confidence; source: edk2(Haswell Skylake)
    read_only<1, 1> thermal{};                 ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<17> thermal_log{};        ///< medium confidence; source: edk2(Haswell Skylake)
    read_only<4, 1> graphics{};                ///< medium confidence; source: edk2(Haswell)
    write_0_to_clear<20> graphics_log{};       ///< medium confidence; source: edk2(Haswell)
    read_only<6, 1> vr_thermal{};              ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<22> vr_thermal_log{};     ///< medium confidence; source: edk2(Haswell Skylake)
    read_only<8, 1> electrical{};              ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<24> electrical_log{};     ///< medium confidence; source: edk2(Haswell Skylake)
    read_only<9, 1> graphics_power{};          ///< medium confidence; source: edk2(Haswell)
    write_0_to_clear<25> graphics_power_log{}; ///< medium confidence; source: edk2(Haswell)
    read_only<10, 1> pl1{};                    ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<26> pl1_log{};            ///< medium confidence; source: edk2(Haswell Skylake)
    read_only<11, 1> pl2{};                    ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<27> pl2_log{};            ///< medium confidence; source: edk2(Haswell Skylake)

    MSR_EQUAL_FIELDS(graphics_perf_limit_reasons_hsw);
};

/// GRAPHICS_PERF_LIMIT_REASONS (6b0h), skylake and later clients. Shared by: package.
struct graphics_perf_limit_reasons_skl {
    /// The register's number.
    static constexpr std::uint32_t address = 0x6b0;
    read_only<0, 1> prochot{};                          ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<16> prochot_log{};                 ///< source: edk2(Haswell Skylake), corefreq
    read_only<1, 1> thermal{};                          ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<17> thermal_log{};                 ///< source: edk2(Haswell Skylake), corefreq
    read_only<5, 1> running_average_thermal{};          ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<21> running_average_thermal_log{}; ///< source: edk2(Haswell Skylake), corefreq
    read_only<6, 1> vr_thermal{};                       ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<22> vr_thermal_log{};              ///< source: edk2(Haswell Skylake), corefreq
    read_only<7, 1> vr_thermal_design_current{};        ///< source: edk2(Skylake), corefreq
    write_0_to_clear<23> vr_thermal_design_current_log{}; ///< source: edk2(Skylake), corefreq
    read_only<8, 1> other{};                ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<24> other_log{};       ///< source: edk2(Haswell Skylake), corefreq
    read_only<10, 1> pl1{};                 ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<26> pl1_log{};         ///< source: edk2(Haswell Skylake), corefreq
    read_only<11, 1> pl2{};                 ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<27> pl2_log{};         ///< source: edk2(Haswell Skylake), corefreq
    read_only<12, 1> inefficient{};         ///< source: edk2(Skylake), corefreq
    write_0_to_clear<28> inefficient_log{}; ///< source: edk2(Haswell Skylake), corefreq

    MSR_EQUAL_FIELDS(graphics_perf_limit_reasons_skl);
};

/// RING_PERF_LIMIT_REASONS (6b1h), haswell;haswell_ep. Shared by: package.
struct ring_perf_limit_reasons_hsw {
    /// The register's number.
    static constexpr std::uint32_t address = 0x6b1;
    read_only<0, 1> prochot{};             ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<16> prochot_log{};    ///< medium confidence; source: edk2(Haswell Skylake)
    read_only<1, 1> thermal{};             ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<17> thermal_log{};    ///< medium confidence; source: edk2(Haswell Skylake)
    read_only<6, 1> vr_thermal{};          ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<22> vr_thermal_log{}; ///< medium confidence; source: edk2(Haswell Skylake)
    read_only<8, 1> electrical{};          ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<24> electrical_log{}; ///< medium confidence; source: edk2(Haswell Skylake)
    read_only<10, 1> pl1{};                ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<26> pl1_log{};        ///< medium confidence; source: edk2(Haswell Skylake)
    read_only<11, 1> pl2{};                ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<27> pl2_log{};        ///< medium confidence; source: edk2(Haswell Skylake)

    MSR_EQUAL_FIELDS(ring_perf_limit_reasons_hsw);
};

/// RING_PERF_LIMIT_REASONS (6b1h), skylake and later clients. Shared by: package.
struct ring_perf_limit_reasons_skl {
    /// The register's number.
    static constexpr std::uint32_t address = 0x6b1;
    read_only<0, 1> prochot{};                          ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<16> prochot_log{};                 ///< source: edk2(Haswell Skylake), corefreq
    read_only<1, 1> thermal{};                          ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<17> thermal_log{};                 ///< source: edk2(Haswell Skylake), corefreq
    read_only<5, 1> running_average_thermal{};          ///< source: edk2(Skylake), corefreq
    write_0_to_clear<21> running_average_thermal_log{}; ///< source: edk2(Haswell Skylake), corefreq
    read_only<6, 1> vr_thermal{};                       ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<22> vr_thermal_log{};              ///< source: edk2(Haswell Skylake), corefreq
    read_only<7, 1> vr_thermal_design_current{};        ///< source: edk2(Skylake), corefreq
    write_0_to_clear<23> vr_thermal_design_current_log{}; ///< source: edk2(Skylake), corefreq
    read_only<8, 1> other{};          ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<24> other_log{}; ///< source: edk2(Haswell Skylake), corefreq
    read_only<10, 1> pl1{};           ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<26> pl1_log{};   ///< source: edk2(Haswell Skylake), corefreq
    read_only<11, 1> pl2{};           ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<27> pl2_log{};   ///< source: edk2(Haswell Skylake), corefreq

    MSR_EQUAL_FIELDS(ring_perf_limit_reasons_skl);
};

} // namespace msr::meters::registers

MSR_REGISTER(msr::meters::registers::core_perf_limit_reasons_hsw, prochot, prochot_log, thermal,
             thermal_log, graphics, graphics_log, autonomous_utilization,
             autonomous_utilization_log, vr_thermal, vr_thermal_log, electrical, electrical_log,
             core_power, core_power_log, pl1, pl1_log, pl2, pl2_log, max_turbo, max_turbo_log,
             turbo_transition, turbo_transition_log);
MSR_REGISTER(msr::meters::registers::core_perf_limit_reasons_hsx, prochot, prochot_log, thermal,
             thermal_log, power_budget, power_budget_log, platform_configuration,
             platform_configuration_log, autonomous_utilization, autonomous_utilization_log,
             vr_thermal, vr_thermal_log, electrical, electrical_log, multi_core_turbo,
             multi_core_turbo_log, frequency_p1, frequency_p1_log, turbo_frequency,
             turbo_frequency_log, frequency, frequency_log);
MSR_REGISTER(msr::meters::registers::core_perf_limit_reasons_knl, prochot, thermal, vr_thermal,
             electrical);
MSR_REGISTER(msr::meters::registers::perf_limit_reasons_skl, prochot, prochot_log, thermal,
             thermal_log, residency_regulation, residency_regulation_log, running_average_thermal,
             running_average_thermal_log, vr_thermal, vr_thermal_log, vr_thermal_design_current,
             vr_thermal_design_current_log, other, other_log, pl1, pl1_log, pl2, pl2_log, max_turbo,
             max_turbo_log, turbo_transition, turbo_transition_log);
MSR_REGISTER(msr::meters::registers::perf_limit_reasons_glm, prochot, prochot_log, thermal,
             thermal_log, pl1, pl1_log, pl2, pl2_log, core_power, core_power_log, vr_thermal,
             vr_thermal_log, max_turbo, max_turbo_log, electrical, electrical_log, turbo_transition,
             turbo_transition_log, max_efficiency, max_efficiency_log);
MSR_REGISTER(msr::meters::registers::graphics_perf_limit_reasons_hsw, prochot, prochot_log, thermal,
             thermal_log, graphics, graphics_log, vr_thermal, vr_thermal_log, electrical,
             electrical_log, graphics_power, graphics_power_log, pl1, pl1_log, pl2, pl2_log);
MSR_REGISTER(msr::meters::registers::graphics_perf_limit_reasons_skl, prochot, prochot_log, thermal,
             thermal_log, running_average_thermal, running_average_thermal_log, vr_thermal,
             vr_thermal_log, vr_thermal_design_current, vr_thermal_design_current_log, other,
             other_log, pl1, pl1_log, pl2, pl2_log, inefficient, inefficient_log);
MSR_REGISTER(msr::meters::registers::ring_perf_limit_reasons_hsw, prochot, prochot_log, thermal,
             thermal_log, vr_thermal, vr_thermal_log, electrical, electrical_log, pl1, pl1_log, pl2,
             pl2_log);
MSR_REGISTER(msr::meters::registers::ring_perf_limit_reasons_skl, prochot, prochot_log, thermal,
             thermal_log, running_average_thermal, running_average_thermal_log, vr_thermal,
             vr_thermal_log, vr_thermal_design_current, vr_thermal_design_current_log, other,
             other_log, pl1, pl1_log, pl2, pl2_log);
