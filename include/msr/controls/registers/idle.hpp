// States of idle cores and packages. Bits without a field are not known and are written as they
// were read. Written by tools/controls/write_registers from test/facts/controls/, which says how
// sure each is; a field names its sources. Nothing was measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::controls::registers {

/// PKG_CST_CONFIG_CONTROL (e2h),
/// nehalem;nehalem_ex;westmere*;sandy_bridge*;ivy_bridge*;haswell_ep;broadwell_de;skylake_sp;cascade_lake;cooper_lake;silvermont;airmont;knights_landing;knights_mill.
/// Shared by: core (package in effect).
struct pkg_cst_config_control_limit3 {
    static constexpr std::uint32_t address = 0xe2;
    field<0, 3>
        package_limit{}; ///< deepest package C state; codes by model (package_cstate_limits.csv);
                         ///< code; needs [15]; source: turbostat, edk2(HaswellE IvyBridge Nehalem
                         ///< SandyBridge ..), corefreq

    MSR_EQUAL_FIELDS(pkg_cst_config_control_limit3);
};

/// PKG_CST_CONFIG_CONTROL (e2h), haswell;broadwell;broadwell_ep;goldmont*;skylake and later
/// clients;ice_lake_sp and later servers. Shared by: core (package in effect).
struct pkg_cst_config_control_limit4 {
    static constexpr std::uint32_t address = 0xe2;
    field<0, 4>
        package_limit{}; ///< deepest package C state; codes by model (package_cstate_limits.csv);
                         ///< code; needs [15]; medium confidence; source: turbostat, edk2(Broadwell
                         ///< Goldmont Haswell), corefreq

    MSR_EQUAL_FIELDS(pkg_cst_config_control_limit4);
};

/// PKG_CST_CONFIG_CONTROL (e2h), nehalem and later; sandy_bridge and later;
/// broadwell_de;skylake_sp;cascade_lake;cooper_lake;
/// nehalem;broadwell*;haswell_ep;skylake*;knights_landing; nehalem;broadwell*;haswell_ep;skylake*.
/// Shared by: core.
struct pkg_cst_config_control_all {
    static constexpr std::uint32_t address = 0xe2;
    field<10, 1> io_mwait_redirection{}; ///< 1 = on; needs [15]; source: edk2(Broadwell Goldmont
                                         ///< Haswell HaswellE ..), corefreq
    field<15, 1> cfg_lock{};         ///< until reset; 1 = locked; source: turbostat, edk2(Broadwell
                                     ///< Goldmont Haswell HaswellE ..), corefreq
    field<25, 1> c3_auto_demotion{}; ///< 1 = on; needs [15]; source: linux, turbostat,
                                     ///< edk2(Broadwell Haswell HaswellE IvyBridge ..), corefreq
    field<26, 1> c1_auto_demotion{}; ///< 1 = on; needs [15]; source: linux, turbostat,
                                     ///< edk2(Broadwell Haswell HaswellE IvyBridge ..), corefreq
    field<27, 1> c3_undemotion{}; ///< 1 = on; needs [15]; source: linux, turbostat, edk2(Broadwell
                                  ///< Haswell HaswellE IvyBridge ..), corefreq
    field<28, 1> c1_undemotion{}; ///< 1 = on; needs [15]; source: linux, turbostat, edk2(Broadwell
                                  ///< Haswell HaswellE IvyBridge ..), corefreq
    field<16, 1> auto_c_state_conversion{}; ///< MWAIT requests become deeper states; 1 = on; needs
                                            ///< [15]; source: turbostat, edk2(Skylake XeonD)
    field<29, 1> pkg_c_demotion{};   ///< package C state auto demotion; 1 = on; needs [15]; source:
                                     ///< edk2(Broadwell HaswellE Nehalem Skylake ..), corefreq
    field<30, 1> pkg_c_undemotion{}; ///< package C state undemotion; 1 = on; needs [15]; source:
                                     ///< edk2(Broadwell HaswellE Nehalem Skylake ..), corefreq

    MSR_EQUAL_FIELDS(pkg_cst_config_control_all);
};

/// PKGC3_IRTL (60ah),
/// sandy_bridge;sandy_bridge_ep;ivy_bridge;ivy_bridge_ep;haswell;haswell_ep;broadwell;broadwell_ep;broadwell_de;skylake;skylake_sp;cascade_lake;cooper_lake;comet_lake;cannon_lake;ice_lake_sp;ice_lake;rocket_lake;tiger_lake;sapphire_rapids;emerald_rapids;granite_rapids;lakefield;alder_lake;raptor_lake;meteor_lake;arrow_lake_h;arrow_lake_core;arrow_lake_u_core;arrow_lake_s;lunar_lake;goldmont;goldmont_plus;tremont;elkhart_lake;sierra_forest;grand_ridge.
/// Shared by: package.
struct pkgc3_irtl {
    static constexpr std::uint32_t address = 0x60a;
    field<0, 10> time_limit{}; ///< interrupt response limit of package C3; number; needs Valid = 1;
                               ///< source: turbostat, edk2(Goldmont Haswell SandyBridge)
    field<10, 3> time_unit{};  ///< ns: 0 1; 1 32; 2 1024; 3 32768; 4 1048576; 5 33554432; 6 7
                              ///< reserved; code; needs Valid = 1; source: turbostat, edk2(Goldmont
                              ///< Haswell SandyBridge); turbostat masks two bits of the three
    field<15, 1>
        valid{}; ///< limit counts; 1 = on; source: turbostat, edk2(Goldmont Haswell SandyBridge)

    MSR_EQUAL_FIELDS(pkgc3_irtl);
};

/// PKGC6_IRTL (60bh),
/// sandy_bridge;sandy_bridge_ep;ivy_bridge;ivy_bridge_ep;haswell;haswell_ep;broadwell;broadwell_ep;broadwell_de;skylake;skylake_sp;cascade_lake;cooper_lake;comet_lake;cannon_lake;ice_lake_sp;ice_lake;rocket_lake;tiger_lake;sapphire_rapids;emerald_rapids;granite_rapids;lakefield;alder_lake;raptor_lake;meteor_lake;arrow_lake_h;arrow_lake_core;arrow_lake_u_core;arrow_lake_s;lunar_lake;goldmont;goldmont_plus;tremont;elkhart_lake;sierra_forest;grand_ridge.
/// Shared by: package.
struct pkgc6_irtl {
    static constexpr std::uint32_t address = 0x60b;
    field<0, 10> time_limit{}; ///< interrupt response limit of package C6 (Haswell and later: C6/C7
                               ///< short); number; needs Valid = 1; source: turbostat,
                               ///< edk2(Goldmont Haswell SandyBridge)
    field<10, 3> time_unit{};  ///< ns: 0 1; 1 32; 2 1024; 3 32768; 4 1048576; 5 33554432; 6 7
                              ///< reserved; code; needs Valid = 1; source: turbostat, edk2(Goldmont
                              ///< Haswell SandyBridge); turbostat masks two bits of the three
    field<15, 1>
        valid{}; ///< limit counts; 1 = on; source: turbostat, edk2(Goldmont Haswell SandyBridge)

    MSR_EQUAL_FIELDS(pkgc6_irtl);
};

/// PKGC7_IRTL (60ch),
/// sandy_bridge;sandy_bridge_ep;ivy_bridge;ivy_bridge_ep;haswell;haswell_ep;broadwell;broadwell_ep;broadwell_de;skylake;skylake_sp;cascade_lake;cooper_lake;comet_lake;cannon_lake;ice_lake_sp;ice_lake;rocket_lake;tiger_lake;sapphire_rapids;emerald_rapids;granite_rapids;lakefield;alder_lake;raptor_lake;meteor_lake;arrow_lake_h;arrow_lake_core;arrow_lake_u_core;arrow_lake_s;lunar_lake;goldmont;goldmont_plus;tremont;elkhart_lake;sierra_forest;grand_ridge.
/// Shared by: package.
struct pkgc7_irtl {
    static constexpr std::uint32_t address = 0x60c;
    field<0, 10> time_limit{}; ///< interrupt response limit of package C7 (Haswell and later: C6/C7
                               ///< long); number; needs Valid = 1; source: turbostat, edk2(Goldmont
                               ///< Haswell SandyBridge)
    field<10, 3> time_unit{};  ///< ns: 0 1; 1 32; 2 1024; 3 32768; 4 1048576; 5 33554432; 6 7
                              ///< reserved; code; needs Valid = 1; source: turbostat, edk2(Goldmont
                              ///< Haswell SandyBridge); turbostat masks two bits of the three
    field<15, 1>
        valid{}; ///< limit counts; 1 = on; source: turbostat, edk2(Goldmont Haswell SandyBridge)

    MSR_EQUAL_FIELDS(pkgc7_irtl);
};

/// PKGC8_IRTL (633h), those of 0x60A whose turbostat set has PC8 PC9 PC10. Shared by: package.
struct pkgc8_irtl {
    static constexpr std::uint32_t address = 0x633;
    field<0, 10> time_limit{}; ///< interrupt response limit of package C8; number; needs Valid = 1;
                               ///< medium confidence; source: turbostat
    field<10, 3> time_unit{};  ///< ns: 0 1; 1 32; 2 1024; 3 32768; 4 1048576; 5 33554432; 6 7
                               ///< reserved; code; needs Valid = 1; medium confidence; source:
                               ///< turbostat; turbostat masks two bits of the three
    field<15, 1> valid{};      ///< limit counts; 1 = on; medium confidence; source: turbostat

    MSR_EQUAL_FIELDS(pkgc8_irtl);
};

/// PKGC9_IRTL (634h), those of 0x60A whose turbostat set has PC8 PC9 PC10. Shared by: package.
struct pkgc9_irtl {
    static constexpr std::uint32_t address = 0x634;
    field<0, 10> time_limit{}; ///< interrupt response limit of package C9; number; needs Valid = 1;
                               ///< medium confidence; source: turbostat
    field<10, 3> time_unit{};  ///< ns: 0 1; 1 32; 2 1024; 3 32768; 4 1048576; 5 33554432; 6 7
                               ///< reserved; code; needs Valid = 1; medium confidence; source:
                               ///< turbostat; turbostat masks two bits of the three
    field<15, 1> valid{};      ///< limit counts; 1 = on; medium confidence; source: turbostat

    MSR_EQUAL_FIELDS(pkgc9_irtl);
};

/// PKGC10_IRTL (635h), those of 0x60A whose turbostat set has PC8 PC9 PC10. Shared by: package.
struct pkgc10_irtl {
    static constexpr std::uint32_t address = 0x635;
    field<0, 10> time_limit{}; ///< interrupt response limit of package C10; number; needs Valid =
                               ///< 1; medium confidence; source: turbostat
    field<10, 3> time_unit{};  ///< ns: 0 1; 1 32; 2 1024; 3 32768; 4 1048576; 5 33554432; 6 7
                               ///< reserved; code; needs Valid = 1; medium confidence; source:
                               ///< turbostat; turbostat masks two bits of the three
    field<15, 1> valid{};      ///< limit counts; 1 = on; medium confidence; source: turbostat

    MSR_EQUAL_FIELDS(pkgc10_irtl);
};

} // namespace msr::controls::registers

MSR_REGISTER(msr::controls::registers::pkg_cst_config_control_limit3, package_limit);
MSR_REGISTER(msr::controls::registers::pkg_cst_config_control_limit4, package_limit);
MSR_REGISTER(msr::controls::registers::pkg_cst_config_control_all, io_mwait_redirection, cfg_lock,
             c3_auto_demotion, c1_auto_demotion, c3_undemotion, c1_undemotion,
             auto_c_state_conversion, pkg_c_demotion, pkg_c_undemotion);
MSR_REGISTER(msr::controls::registers::pkgc3_irtl, time_limit, time_unit, valid);
MSR_REGISTER(msr::controls::registers::pkgc6_irtl, time_limit, time_unit, valid);
MSR_REGISTER(msr::controls::registers::pkgc7_irtl, time_limit, time_unit, valid);
MSR_REGISTER(msr::controls::registers::pkgc8_irtl, time_limit, time_unit, valid);
MSR_REGISTER(msr::controls::registers::pkgc9_irtl, time_limit, time_unit, valid);
MSR_REGISTER(msr::controls::registers::pkgc10_irtl, time_limit, time_unit, valid);
