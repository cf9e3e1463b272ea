// Reasons that hold a frequency back, and bits that remember them. Bits without a field are not
// known. Written by tools/meters/write_registers from test/facts/meters/registers.csv, which says
// how sure each field is; the comment of a field names its sources. Nothing was measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::meters::registers {

/// The register CORE_PERF_LIMIT_REASONS (690h). Processors: haswell. Shared by: package.
struct core_perf_limit_reasons_hsw {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x690;
    read_only<0, 1> prochot{}; ///< 1: the external signal PROCHOT limits the frequency; source:
                               ///< turbostat, edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<16>
        prochot_log{}; ///< 1: the external signal PROCHOT limited the frequency at some time after
                       ///< the bit was cleared; source: turbostat, edk2(Haswell HaswellE XeonD)
    read_only<1, 1> thermal{}; ///< 1: a thermal event limits the frequency; source: turbostat,
                               ///< edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<17>
        thermal_log{}; ///< 1: a thermal event limited the frequency at some time after the bit was
                       ///< cleared; source: turbostat, edk2(Haswell HaswellE XeonD)
    read_only<4, 1> graphics{}; ///< 1: an override of the graphics driver limits the frequency;
                                ///< source: turbostat, edk2(Haswell)
    write_0_to_clear<20>
        graphics_log{}; ///< 1: an override of the graphics driver limited the frequency at some
                        ///< time after the bit was cleared; source: turbostat, edk2(Haswell)
    read_only<5, 1>
        autonomous_utilization{}; ///< 1: low utilization, as the processor finds it, limits the
                                  ///< frequency; source: turbostat, edk2(Haswell HaswellE XeonD)
    write_0_to_clear<21>
        autonomous_utilization_log{}; ///< 1: low utilization, as the processor finds it, limited
                                      ///< the frequency at some time after the bit was cleared;
                                      ///< source: turbostat, edk2(Haswell HaswellE XeonD)
    read_only<6, 1>
        vr_thermal{}; ///< 1: a thermal alert of a voltage regulator limits the frequency; source:
                      ///< turbostat, edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<22>
        vr_thermal_log{}; ///< 1: a thermal alert of a voltage regulator limited the frequency at
                          ///< some time after the bit was cleared; source: turbostat, edk2(Haswell
                          ///< HaswellE XeonD)
    read_only<8, 1>
        electrical{}; ///< 1: the electrical design point, such as the highest current, limits the
                      ///< frequency; source: turbostat, edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<24>
        electrical_log{}; ///< 1: the electrical design point, such as the highest current, limited
                          ///< the frequency at some time after the bit was cleared; source:
                          ///< turbostat, edk2(Haswell HaswellE XeonD)
    read_only<9, 1> core_power{}; ///< 1: the power limit of the domain of the cores limits the
                                  ///< frequency; source: turbostat, edk2(Haswell)
    write_0_to_clear<25> core_power_log{}; ///< 1: the power limit of the domain of the cores
                                           ///< limited the frequency at some time after the bit was
                                           ///< cleared; source: turbostat, edk2(Haswell)
    read_only<10, 1> pl1{}; ///< 1: power limit 1 of the package or platform limits the frequency;
                            ///< source: turbostat, edk2(Haswell HaswellE XeonD)
    write_0_to_clear<26> pl1_log{}; ///< 1: power limit 1 of the package or platform limited the
                                    ///< frequency at some time after the bit was cleared; source:
                                    ///< turbostat, edk2(Haswell HaswellE XeonD)
    read_only<11, 1> pl2{}; ///< 1: power limit 2 of the package or platform limits the frequency;
                            ///< source: turbostat, edk2(Haswell)
    write_0_to_clear<27>
        pl2_log{}; ///< 1: power limit 2 of the package or platform limited the frequency at some
                   ///< time after the bit was cleared; source: turbostat, edk2(Haswell)
    read_only<12, 1> max_turbo{}; ///< 1: the turbo limit for several active cores limits the
                                  ///< frequency; source: turbostat, edk2(Haswell)
    write_0_to_clear<28>
        max_turbo_log{}; ///< 1: the turbo limit for several active cores limited the frequency at
                         ///< some time after the bit was cleared; source: turbostat, edk2(Haswell)
    read_only<13, 1>
        turbo_transition{}; ///< 1: the damping of frequent changes of the turbo ratio limits the
                            ///< frequency; source: turbostat, edk2(Haswell HaswellE XeonD)
    write_0_to_clear<29>
        turbo_transition_log{}; ///< 1: the damping of frequent changes of the turbo ratio limited
                                ///< the frequency at some time after the bit was cleared; source:
                                ///< turbostat, edk2(Haswell HaswellE XeonD)

    MSR_EQUAL_FIELDS(core_perf_limit_reasons_hsw);
};

/// The register CORE_PERF_LIMIT_REASONS (690h). Processors: haswell_ep, broadwell_de, broadwell_ep.
/// Shared by: package.
struct core_perf_limit_reasons_hsx {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x690;
    read_only<0, 1> prochot{}; ///< 1: the external signal PROCHOT limits the frequency; medium
                               ///< confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<16> prochot_log{}; ///< 1: the external signal PROCHOT limited the frequency at
                                        ///< some time after the bit was cleared; medium confidence;
                                        ///< source: edk2(Haswell HaswellE XeonD)
    read_only<1, 1> thermal{}; ///< 1: a thermal event limits the frequency; medium confidence;
                               ///< source: edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<17>
        thermal_log{}; ///< 1: a thermal event limited the frequency at some time after the bit was
                       ///< cleared; medium confidence; source: edk2(Haswell HaswellE XeonD)
    read_only<2, 1> power_budget{}; ///< 1: power budget management (PBM) limits the frequency;
                                    ///< medium confidence; source: edk2(HaswellE XeonD)
    write_0_to_clear<18> power_budget_log{}; ///< 1: power budget management (PBM) limited the
                                             ///< frequency at some time after the bit was cleared;
                                             ///< medium confidence; source: edk2(HaswellE XeonD)
    read_only<3, 1>
        platform_configuration{}; ///< 1: platform configuration services (PCS) limits the
                                  ///< frequency; medium confidence; source: edk2(HaswellE XeonD)
    write_0_to_clear<19>
        platform_configuration_log{}; ///< 1: platform configuration services (PCS) limited the
                                      ///< frequency at some time after the bit was cleared; medium
                                      ///< confidence; source: edk2(HaswellE XeonD)
    read_only<5, 1> autonomous_utilization{}; ///< 1: low utilization, as the processor finds it,
                                              ///< limits the frequency; medium confidence; source:
                                              ///< edk2(Haswell HaswellE XeonD)
    write_0_to_clear<21>
        autonomous_utilization_log{}; ///< 1: low utilization, as the processor finds it, limited
                                      ///< the frequency at some time after the bit was cleared;
                                      ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    read_only<6, 1>
        vr_thermal{}; ///< 1: a thermal alert of a voltage regulator limits the frequency; medium
                      ///< confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)
    write_0_to_clear<22>
        vr_thermal_log{}; ///< 1: a thermal alert of a voltage regulator limited the frequency at
                          ///< some time after the bit was cleared; medium confidence; source:
                          ///< edk2(Haswell HaswellE XeonD)
    read_only<8, 1> electrical{}; ///< 1: the electrical design point, such as the highest current,
                                  ///< limits the frequency; medium confidence; source: edk2(Haswell
                                  ///< HaswellE XeonD XeonPhi)
    write_0_to_clear<24>
        electrical_log{}; ///< 1: the electrical design point, such as the highest current, limited
                          ///< the frequency at some time after the bit was cleared; medium
                          ///< confidence; source: edk2(Haswell HaswellE XeonD)
    read_only<10, 1>
        multi_core_turbo{}; ///< 1: the turbo limit for several active cores limits the frequency;
                            ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    write_0_to_clear<26>
        multi_core_turbo_log{}; ///< 1: the turbo limit for several active cores limited the
                                ///< frequency at some time after the bit was cleared; medium
                                ///< confidence; source: edk2(Haswell HaswellE XeonD)
    read_only<13, 1>
        frequency_p1{}; ///< 1: the frequency is below P1, the highest frequency without turbo;
                        ///< medium confidence; source: edk2(Haswell HaswellE XeonD)
    write_0_to_clear<29>
        frequency_p1_log{}; ///< 1: the frequency was below P1, the highest frequency without turbo
                            ///< at some time after the bit was cleared; medium confidence; source:
                            ///< edk2(Haswell HaswellE XeonD)
    read_only<14, 1>
        turbo_frequency{}; ///< 1: the frequency is below the highest turbo frequency for the number
                           ///< of active cores; medium confidence; source: edk2(HaswellE XeonD)
    write_0_to_clear<30>
        turbo_frequency_log{}; ///< 1: the frequency was below the highest turbo frequency for the
                               ///< number of active cores at some time after the bit was cleared;
                               ///< medium confidence; source: edk2(HaswellE XeonD)
    read_only<15, 1> frequency{}; ///< 1: the frequency is below the request of the operating
                                  ///< system; medium confidence; source: edk2(HaswellE XeonD)
    write_0_to_clear<31>
        frequency_log{}; ///< 1: the frequency was below the request of the operating system at some
                         ///< time after the bit was cleared; medium confidence; source:
                         ///< edk2(HaswellE XeonD)

    MSR_EQUAL_FIELDS(core_perf_limit_reasons_hsx);
};

/// The register CORE_PERF_LIMIT_REASONS (690h). Processors: knights_landing, knights_mill. Shared
/// by: package.
struct core_perf_limit_reasons_knl {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x690;
    read_only<0, 1> prochot{}; ///< 1: the external signal PROCHOT limits the frequency; medium
                               ///< confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)
    read_only<1, 1> thermal{}; ///< 1: a thermal event limits the frequency; medium confidence;
                               ///< source: edk2(Haswell HaswellE XeonD XeonPhi)
    read_only<6, 1>
        vr_thermal{}; ///< 1: a thermal alert of a voltage regulator limits the frequency; medium
                      ///< confidence; source: edk2(Haswell HaswellE XeonD XeonPhi)
    read_only<8, 1> electrical{}; ///< 1: the electrical design point, such as the highest current,
                                  ///< limits the frequency; medium confidence; source: edk2(Haswell
                                  ///< HaswellE XeonD XeonPhi)

    MSR_EQUAL_FIELDS(core_perf_limit_reasons_knl);
};

/// The register PERF_LIMIT_REASONS (64fh). Processors: skylake and later clients. Shared by:
/// package.
struct perf_limit_reasons_skl {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x64f;
    read_only<0, 1> prochot{}; ///< 1: the external signal PROCHOT limits the frequency; source:
                               ///< edk2(Goldmont Skylake), corefreq
    write_0_to_clear<16>
        prochot_log{}; ///< 1: the external signal PROCHOT limited the frequency at some time after
                       ///< the bit was cleared; source: edk2(Goldmont Skylake), corefreq
    read_only<1, 1> thermal{}; ///< 1: a thermal event limits the frequency; source: edk2(Goldmont
                               ///< Skylake), corefreq
    write_0_to_clear<17>
        thermal_log{}; ///< 1: a thermal event limited the frequency at some time after the bit was
                       ///< cleared; source: edk2(Goldmont Skylake), corefreq
    read_only<4, 1> residency_regulation{}; ///< 1: the regulation of residency in states limits the
                                            ///< frequency; source: edk2(Skylake), corefreq
    write_0_to_clear<20>
        residency_regulation_log{}; ///< 1: the regulation of residency in states limited the
                                    ///< frequency at some time after the bit was cleared; source:
                                    ///< edk2(Skylake), corefreq
    read_only<5, 1>
        running_average_thermal{}; ///< 1: the running average thermal limit (RATL) limits the
                                   ///< frequency; source: edk2(Skylake), corefreq
    write_0_to_clear<21>
        running_average_thermal_log{}; ///< 1: the running average thermal limit (RATL) limited the
                                       ///< frequency at some time after the bit was cleared;
                                       ///< source: edk2(Skylake), corefreq
    read_only<6, 1> vr_thermal{};      ///< 1: a thermal alert of a voltage regulator limits the
                                       ///< frequency; source: edk2(Skylake), corefreq
    write_0_to_clear<22>
        vr_thermal_log{}; ///< 1: a thermal alert of a voltage regulator limited the frequency at
                          ///< some time after the bit was cleared; source: edk2(Skylake), corefreq
    read_only<7, 1>
        vr_thermal_design_current{}; ///< 1: the thermal design current of a voltage regulator
                                     ///< limits the frequency; source: edk2(Skylake), corefreq
    write_0_to_clear<23>
        vr_thermal_design_current_log{}; ///< 1: the thermal design current of a voltage regulator
                                         ///< limited the frequency at some time after the bit was
                                         ///< cleared; source: edk2(Skylake), corefreq
    read_only<8, 1> other{}; ///< 1: an electrical or other constraint limits the frequency; source:
                             ///< edk2(Skylake), corefreq
    write_0_to_clear<24>
        other_log{}; ///< 1: an electrical or other constraint limited the frequency at some time
                     ///< after the bit was cleared; source: edk2(Skylake), corefreq
    read_only<10, 1> pl1{}; ///< 1: power limit 1 of the package or platform limits the frequency;
                            ///< source: edk2(Goldmont Skylake), corefreq
    write_0_to_clear<26>
        pl1_log{}; ///< 1: power limit 1 of the package or platform limited the frequency at some
                   ///< time after the bit was cleared; source: edk2(Goldmont Skylake), corefreq
    read_only<11, 1> pl2{}; ///< 1: power limit 2 of the package or platform limits the frequency;
                            ///< source: edk2(Goldmont Skylake), corefreq
    write_0_to_clear<27>
        pl2_log{}; ///< 1: power limit 2 of the package or platform limited the frequency at some
                   ///< time after the bit was cleared; source: edk2(Goldmont Skylake), corefreq
    read_only<12, 1> max_turbo{}; ///< 1: the turbo limit for several active cores limits the
                                  ///< frequency; source: edk2(Goldmont Skylake), corefreq
    write_0_to_clear<28> max_turbo_log{}; ///< 1: the turbo limit for several active cores limited
                                          ///< the frequency at some time after the bit was cleared;
                                          ///< source: edk2(Goldmont Skylake), corefreq
    read_only<13, 1>
        turbo_transition{}; ///< 1: the damping of frequent changes of the turbo ratio limits the
                            ///< frequency; source: edk2(Goldmont Skylake), corefreq
    write_0_to_clear<29>
        turbo_transition_log{}; ///< 1: the damping of frequent changes of the turbo ratio limited
                                ///< the frequency at some time after the bit was cleared; source:
                                ///< edk2(Goldmont Skylake), corefreq

    MSR_EQUAL_FIELDS(perf_limit_reasons_skl);
};

/// The register PERF_LIMIT_REASONS (64fh). Processors: goldmont. Shared by: package.
struct perf_limit_reasons_glm {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x64f;
    read_only<0, 1> prochot{}; ///< 1: the external signal PROCHOT limits the frequency; medium
                               ///< confidence; source: edk2(Goldmont Skylake)
    write_0_to_clear<16>
        prochot_log{}; ///< 1: the external signal PROCHOT limited the frequency at some time after
                       ///< the bit was cleared; medium confidence; source: edk2(Goldmont Skylake)
    read_only<1, 1> thermal{}; ///< 1: a thermal event limits the frequency; medium confidence;
                               ///< source: edk2(Goldmont Skylake)
    write_0_to_clear<17>
        thermal_log{}; ///< 1: a thermal event limited the frequency at some time after the bit was
                       ///< cleared; medium confidence; source: edk2(Goldmont Skylake)
    read_only<2, 1> pl1{}; ///< 1: power limit 1 of the package or platform limits the frequency;
                           ///< medium confidence; source: edk2(Goldmont)
    write_0_to_clear<18>
        pl1_log{}; ///< 1: power limit 1 of the package or platform limited the frequency at some
                   ///< time after the bit was cleared; medium confidence; source: edk2(Goldmont)
    read_only<3, 1> pl2{}; ///< 1: power limit 2 of the package or platform limits the frequency;
                           ///< medium confidence; source: edk2(Goldmont)
    write_0_to_clear<19>
        pl2_log{}; ///< 1: power limit 2 of the package or platform limited the frequency at some
                   ///< time after the bit was cleared; medium confidence; source: edk2(Goldmont)
    read_only<9, 1> core_power{}; ///< 1: the power limit of the domain of the cores limits the
                                  ///< frequency; medium confidence; source: edk2(Goldmont)
    write_0_to_clear<25> core_power_log{}; ///< 1: the power limit of the domain of the cores
                                           ///< limited the frequency at some time after the bit was
                                           ///< cleared; medium confidence; source: edk2(Goldmont)
    read_only<10, 1> vr_thermal{};         ///< 1: a thermal alert of a voltage regulator limits the
                                   ///< frequency; medium confidence; source: edk2(Goldmont Skylake)
    write_0_to_clear<26>
        vr_thermal_log{}; ///< 1: a thermal alert of a voltage regulator limited the frequency at
                          ///< some time after the bit was cleared; medium confidence; source:
                          ///< edk2(Goldmont Skylake)
    read_only<11, 1> max_turbo{}; ///< 1: the turbo limit for several active cores limits the
                                  ///< frequency; medium confidence; source: edk2(Goldmont Skylake)
    write_0_to_clear<27> max_turbo_log{}; ///< 1: the turbo limit for several active cores limited
                                          ///< the frequency at some time after the bit was cleared;
                                          ///< medium confidence; source: edk2(Goldmont Skylake)
    read_only<12, 1>
        electrical{}; ///< 1: the electrical design point, such as the highest current, limits the
                      ///< frequency; medium confidence; source: edk2(Goldmont Skylake)
    write_0_to_clear<28>
        electrical_log{}; ///< 1: the electrical design point, such as the highest current, limited
                          ///< the frequency at some time after the bit was cleared; medium
                          ///< confidence; source: edk2(Goldmont Skylake)
    read_only<13, 1>
        turbo_transition{}; ///< 1: the damping of frequent changes of the turbo ratio limits the
                            ///< frequency; medium confidence; source: edk2(Goldmont Skylake)
    write_0_to_clear<29>
        turbo_transition_log{}; ///< 1: the damping of frequent changes of the turbo ratio limited
                                ///< the frequency at some time after the bit was cleared; medium
                                ///< confidence; source: edk2(Goldmont Skylake)
    read_only<14, 1> max_efficiency{}; ///< 1: the frequency is below the frequency of the highest
                                       ///< efficiency; medium confidence; source: edk2(Goldmont)
    write_0_to_clear<30>
        max_efficiency_log{}; ///< 1: the frequency was below the frequency of the highest
                              ///< efficiency at some time after the bit was cleared; medium
                              ///< confidence; source: edk2(Goldmont)

    MSR_EQUAL_FIELDS(perf_limit_reasons_glm);
};

/// The register GRAPHICS_PERF_LIMIT_REASONS (6b0h). Processors: haswell. Shared by: package.
struct graphics_perf_limit_reasons_hsw {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x6b0;
    read_only<0, 1> prochot{}; ///< 1: the external signal PROCHOT limits the frequency; medium
                               ///< confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<16>
        prochot_log{}; ///< 1: the external signal PROCHOT limited the frequency at some time after
                       ///< the bit was cleared; medium confidence; source: edk2(Haswell Skylake)
    read_only<1, 1> thermal{}; ///< 1: a thermal event limits the frequency; medium confidence;
                               ///< source: edk2(Haswell Skylake)
    write_0_to_clear<17>
        thermal_log{}; ///< 1: a thermal event limited the frequency at some time after the bit was
                       ///< cleared; medium confidence; source: edk2(Haswell Skylake)
    read_only<4, 1> graphics{}; ///< 1: an override of the graphics driver limits the frequency;
                                ///< medium confidence; source: edk2(Haswell)
    write_0_to_clear<20> graphics_log{}; ///< 1: an override of the graphics driver limited the
                                         ///< frequency at some time after the bit was cleared;
                                         ///< medium confidence; source: edk2(Haswell)
    read_only<6, 1> vr_thermal{};        ///< 1: a thermal alert of a voltage regulator limits the
                                  ///< frequency; medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<22>
        vr_thermal_log{}; ///< 1: a thermal alert of a voltage regulator limited the frequency at
                          ///< some time after the bit was cleared; medium confidence; source:
                          ///< edk2(Haswell Skylake)
    read_only<8, 1>
        electrical{}; ///< 1: the electrical design point, such as the highest current, limits the
                      ///< frequency; medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<24>
        electrical_log{}; ///< 1: the electrical design point, such as the highest current, limited
                          ///< the frequency at some time after the bit was cleared; medium
                          ///< confidence; source: edk2(Haswell Skylake)
    read_only<9, 1> graphics_power{}; ///< 1: the power limit of the domain of the graphics limits
                                      ///< the frequency; medium confidence; source: edk2(Haswell)
    write_0_to_clear<25>
        graphics_power_log{}; ///< 1: the power limit of the domain of the graphics limited the
                              ///< frequency at some time after the bit was cleared; medium
                              ///< confidence; source: edk2(Haswell)
    read_only<10, 1> pl1{};   ///< 1: power limit 1 of the package or platform limits the frequency;
                              ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<26> pl1_log{}; ///< 1: power limit 1 of the package or platform limited the
                                    ///< frequency at some time after the bit was cleared; medium
                                    ///< confidence; source: edk2(Haswell Skylake)
    read_only<11, 1> pl2{}; ///< 1: power limit 2 of the package or platform limits the frequency;
                            ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<27> pl2_log{}; ///< 1: power limit 2 of the package or platform limited the
                                    ///< frequency at some time after the bit was cleared; medium
                                    ///< confidence; source: edk2(Haswell Skylake)

    MSR_EQUAL_FIELDS(graphics_perf_limit_reasons_hsw);
};

/// The register GRAPHICS_PERF_LIMIT_REASONS (6b0h). Processors: skylake and later clients. Shared
/// by: package.
struct graphics_perf_limit_reasons_skl {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x6b0;
    read_only<0, 1> prochot{}; ///< 1: the external signal PROCHOT limits the frequency; source:
                               ///< edk2(Haswell Skylake), corefreq
    write_0_to_clear<16>
        prochot_log{}; ///< 1: the external signal PROCHOT limited the frequency at some time after
                       ///< the bit was cleared; source: edk2(Haswell Skylake), corefreq
    read_only<1, 1> thermal{}; ///< 1: a thermal event limits the frequency; source: edk2(Haswell
                               ///< Skylake), corefreq
    write_0_to_clear<17>
        thermal_log{}; ///< 1: a thermal event limited the frequency at some time after the bit was
                       ///< cleared; source: edk2(Haswell Skylake), corefreq
    read_only<5, 1>
        running_average_thermal{}; ///< 1: the running average thermal limit (RATL) limits the
                                   ///< frequency; source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<21>
        running_average_thermal_log{}; ///< 1: the running average thermal limit (RATL) limited the
                                       ///< frequency at some time after the bit was cleared;
                                       ///< source: edk2(Haswell Skylake), corefreq
    read_only<6, 1> vr_thermal{};      ///< 1: a thermal alert of a voltage regulator limits the
                                       ///< frequency; source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<22> vr_thermal_log{}; ///< 1: a thermal alert of a voltage regulator limited
                                           ///< the frequency at some time after the bit was
                                           ///< cleared; source: edk2(Haswell Skylake), corefreq
    read_only<7, 1>
        vr_thermal_design_current{}; ///< 1: the thermal design current of a voltage regulator
                                     ///< limits the frequency; source: edk2(Skylake), corefreq
    write_0_to_clear<23>
        vr_thermal_design_current_log{}; ///< 1: the thermal design current of a voltage regulator
                                         ///< limited the frequency at some time after the bit was
                                         ///< cleared; source: edk2(Skylake), corefreq
    read_only<8, 1> other{}; ///< 1: an electrical or other constraint limits the frequency; source:
                             ///< edk2(Haswell Skylake), corefreq
    write_0_to_clear<24>
        other_log{}; ///< 1: an electrical or other constraint limited the frequency at some time
                     ///< after the bit was cleared; source: edk2(Haswell Skylake), corefreq
    read_only<10, 1> pl1{}; ///< 1: power limit 1 of the package or platform limits the frequency;
                            ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<26>
        pl1_log{}; ///< 1: power limit 1 of the package or platform limited the frequency at some
                   ///< time after the bit was cleared; source: edk2(Haswell Skylake), corefreq
    read_only<11, 1> pl2{}; ///< 1: power limit 2 of the package or platform limits the frequency;
                            ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<27>
        pl2_log{}; ///< 1: power limit 2 of the package or platform limited the frequency at some
                   ///< time after the bit was cleared; source: edk2(Haswell Skylake), corefreq
    read_only<12, 1> inefficient{}; ///< 1: the frequency is below the target frequency of the
                                    ///< graphics; source: edk2(Skylake), corefreq
    write_0_to_clear<28> inefficient_log{}; ///< 1: the frequency was below the target frequency of
                                            ///< the graphics at some time after the bit was
                                            ///< cleared; source: edk2(Haswell Skylake), corefreq

    MSR_EQUAL_FIELDS(graphics_perf_limit_reasons_skl);
};

/// The register RING_PERF_LIMIT_REASONS (6b1h). Processors: haswell, haswell_ep. Shared by:
/// package.
struct ring_perf_limit_reasons_hsw {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x6b1;
    read_only<0, 1> prochot{}; ///< 1: the external signal PROCHOT limits the frequency; medium
                               ///< confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<16>
        prochot_log{}; ///< 1: the external signal PROCHOT limited the frequency at some time after
                       ///< the bit was cleared; medium confidence; source: edk2(Haswell Skylake)
    read_only<1, 1> thermal{}; ///< 1: a thermal event limits the frequency; medium confidence;
                               ///< source: edk2(Haswell Skylake)
    write_0_to_clear<17>
        thermal_log{}; ///< 1: a thermal event limited the frequency at some time after the bit was
                       ///< cleared; medium confidence; source: edk2(Haswell Skylake)
    read_only<6, 1> vr_thermal{}; ///< 1: a thermal alert of a voltage regulator limits the
                                  ///< frequency; medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<22>
        vr_thermal_log{}; ///< 1: a thermal alert of a voltage regulator limited the frequency at
                          ///< some time after the bit was cleared; medium confidence; source:
                          ///< edk2(Haswell Skylake)
    read_only<8, 1>
        electrical{}; ///< 1: the electrical design point, such as the highest current, limits the
                      ///< frequency; medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<24>
        electrical_log{}; ///< 1: the electrical design point, such as the highest current, limited
                          ///< the frequency at some time after the bit was cleared; medium
                          ///< confidence; source: edk2(Haswell Skylake)
    read_only<10, 1> pl1{}; ///< 1: power limit 1 of the package or platform limits the frequency;
                            ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<26> pl1_log{}; ///< 1: power limit 1 of the package or platform limited the
                                    ///< frequency at some time after the bit was cleared; medium
                                    ///< confidence; source: edk2(Haswell Skylake)
    read_only<11, 1> pl2{}; ///< 1: power limit 2 of the package or platform limits the frequency;
                            ///< medium confidence; source: edk2(Haswell Skylake)
    write_0_to_clear<27> pl2_log{}; ///< 1: power limit 2 of the package or platform limited the
                                    ///< frequency at some time after the bit was cleared; medium
                                    ///< confidence; source: edk2(Haswell Skylake)

    MSR_EQUAL_FIELDS(ring_perf_limit_reasons_hsw);
};

/// The register RING_PERF_LIMIT_REASONS (6b1h). Processors: skylake and later clients. Shared by:
/// package.
struct ring_perf_limit_reasons_skl {
    /// Number of the MSR, as RDMSR takes it.
    static constexpr std::uint32_t address = 0x6b1;
    read_only<0, 1> prochot{}; ///< 1: the external signal PROCHOT limits the frequency; source:
                               ///< edk2(Haswell Skylake), corefreq
    write_0_to_clear<16>
        prochot_log{}; ///< 1: the external signal PROCHOT limited the frequency at some time after
                       ///< the bit was cleared; source: edk2(Haswell Skylake), corefreq
    read_only<1, 1> thermal{}; ///< 1: a thermal event limits the frequency; source: edk2(Haswell
                               ///< Skylake), corefreq
    write_0_to_clear<17>
        thermal_log{}; ///< 1: a thermal event limited the frequency at some time after the bit was
                       ///< cleared; source: edk2(Haswell Skylake), corefreq
    read_only<5, 1>
        running_average_thermal{}; ///< 1: the running average thermal limit (RATL) limits the
                                   ///< frequency; source: edk2(Skylake), corefreq
    write_0_to_clear<21>
        running_average_thermal_log{}; ///< 1: the running average thermal limit (RATL) limited the
                                       ///< frequency at some time after the bit was cleared;
                                       ///< source: edk2(Haswell Skylake), corefreq
    read_only<6, 1> vr_thermal{};      ///< 1: a thermal alert of a voltage regulator limits the
                                       ///< frequency; source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<22> vr_thermal_log{}; ///< 1: a thermal alert of a voltage regulator limited
                                           ///< the frequency at some time after the bit was
                                           ///< cleared; source: edk2(Haswell Skylake), corefreq
    read_only<7, 1>
        vr_thermal_design_current{}; ///< 1: the thermal design current of a voltage regulator
                                     ///< limits the frequency; source: edk2(Skylake), corefreq
    write_0_to_clear<23>
        vr_thermal_design_current_log{}; ///< 1: the thermal design current of a voltage regulator
                                         ///< limited the frequency at some time after the bit was
                                         ///< cleared; source: edk2(Skylake), corefreq
    read_only<8, 1> other{}; ///< 1: an electrical or other constraint limits the frequency; source:
                             ///< edk2(Haswell Skylake), corefreq
    write_0_to_clear<24>
        other_log{}; ///< 1: an electrical or other constraint limited the frequency at some time
                     ///< after the bit was cleared; source: edk2(Haswell Skylake), corefreq
    read_only<10, 1> pl1{}; ///< 1: power limit 1 of the package or platform limits the frequency;
                            ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<26>
        pl1_log{}; ///< 1: power limit 1 of the package or platform limited the frequency at some
                   ///< time after the bit was cleared; source: edk2(Haswell Skylake), corefreq
    read_only<11, 1> pl2{}; ///< 1: power limit 2 of the package or platform limits the frequency;
                            ///< source: edk2(Haswell Skylake), corefreq
    write_0_to_clear<27>
        pl2_log{}; ///< 1: power limit 2 of the package or platform limited the frequency at some
                   ///< time after the bit was cleared; source: edk2(Haswell Skylake), corefreq

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
