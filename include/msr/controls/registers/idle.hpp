// Registers for the states of idle cores and packages. The bits of a register for which its struct
// has no field are not known: a write keeps them as they were read. Written by
// tools/controls/write_registers from the facts in test/facts/controls/, which has the confidence
// of each field; the comment of a field names its sources. The project measured none of these
// facts.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::controls::registers {

/// The register PKG_CST_CONFIG_CONTROL (E2h). Processors: Nehalem, Nehalem EX, Westmere, Westmere
/// EP, Westmere EX, Sandy Bridge, Sandy Bridge EP, Ivy Bridge, Ivy Bridge EP, Haswell EP, Broadwell
/// DE, Skylake SP, Cascade Lake, Cooper Lake, Silvermont, Airmont, Knights Landing, Knights Mill.
/// The logical processors of a core share the register. The setting affects the package.
struct pkg_cst_config_control_limit3 {
    static constexpr std::uint32_t address = 0xe2;
    /// Code of the deepest C-state of the package; the codes differ by model
    /// (test/facts/controls/package_cstate_limits.csv). Bit 15 of this register (the lock) must be
    /// 0. Sources: turbostat, edk2 (HaswellE, IvyBridge, Nehalem, SandyBridge and others),
    /// CoreFreq.
    field<0, 3> package_limit{};

    MSR_EQUAL_FIELDS(pkg_cst_config_control_limit3);
};

/// The register PKG_CST_CONFIG_CONTROL (E2h). Processors: Haswell, Broadwell, Broadwell EP,
/// Goldmont, Goldmont Plus, clients since Skylake, servers since Ice Lake SP. The logical
/// processors of a core share the register. The setting affects the package.
struct pkg_cst_config_control_limit4 {
    static constexpr std::uint32_t address = 0xe2;
    /// Code of the deepest C-state of the package; the codes differ by model
    /// (test/facts/controls/package_cstate_limits.csv). Bit 15 of this register (the lock) must be
    /// 0. Medium confidence. Sources: turbostat, edk2 (Broadwell, Goldmont, Haswell), CoreFreq.
    field<0, 4> package_limit{};

    MSR_EQUAL_FIELDS(pkg_cst_config_control_limit4);
};

/// The register PKG_CST_CONFIG_CONTROL (E2h). Processors, where the comment of a field names no
/// others: Intel since Nehalem. The logical processors of a core share the register.
struct pkg_cst_config_control_all {
    static constexpr std::uint32_t address = 0xe2;
    /// Redirection of I/O reads of a port to MWAIT: 1 = on, 0 = off. Bit 15 of this register (the
    /// lock) must be 0. Sources: edk2 (Broadwell, Goldmont, Haswell, HaswellE and others),
    /// CoreFreq.
    field<10, 1> io_mwait_redirection{};
    /// Lock of this register: 1 = locked; the lock lasts until reset. Sources: turbostat, edk2
    /// (Broadwell, Goldmont, Haswell, HaswellE and others), CoreFreq.
    field<15, 1> cfg_lock{};
    /// Demotion of requests for C6 and C7 to C3 by the processor: 1 = on, 0 = off. Bit 15 of this
    /// register (the lock) must be 0. Sources: Linux, turbostat, edk2 (Broadwell, Haswell,
    /// HaswellE, IvyBridge and others), CoreFreq.
    field<25, 1> c3_auto_demotion{};
    /// Demotion of requests for C3, C6 and C7 to C1 by the processor: 1 = on, 0 = off. Bit 15 of
    /// this register (the lock) must be 0. Sources: Linux, turbostat, edk2 (Broadwell, Haswell,
    /// HaswellE, IvyBridge and others), CoreFreq.
    field<26, 1> c1_auto_demotion{};
    /// Undemotion from C3, by which the processor takes back a demotion to C3: 1 = on, 0 = off. Bit
    /// 15 of this register (the lock) must be 0. Processors: Intel since Sandy Bridge. Sources:
    /// Linux, turbostat, edk2 (Broadwell, Haswell, HaswellE, IvyBridge and others), CoreFreq.
    field<27, 1> c3_undemotion{};
    /// Undemotion from C1, by which the processor takes back a demotion to C1: 1 = on, 0 = off. Bit
    /// 15 of this register (the lock) must be 0. Processors: Intel since Sandy Bridge. Sources:
    /// Linux, turbostat, edk2 (Broadwell, Haswell, HaswellE, IvyBridge and others), CoreFreq.
    field<28, 1> c1_undemotion{};
    /// Conversion of MWAIT requests to deeper C-states: 1 = on, 0 = off. Bit 15 of this register
    /// (the lock) must be 0. Processors: Broadwell DE, Skylake SP, Cascade Lake, Cooper Lake.
    /// Sources: turbostat, edk2 (Skylake, XeonD).
    field<16, 1> auto_c_state_conversion{};
    /// Automatic demotion of C-states of the package: 1 = on, 0 = off. Bit 15 of this register (the
    /// lock) must be 0. Processors: Nehalem, Broadwell, Broadwell EP, Broadwell DE, Haswell EP,
    /// Skylake, Skylake SP, Knights Landing. The logical processors of a package share the bit.
    /// Sources: edk2 (Broadwell, HaswellE, Nehalem, Skylake and others), CoreFreq.
    field<29, 1> pkg_c_demotion{};
    /// Undemotion of C-states of the package, by which the processor takes back a demotion: 1 = on,
    /// 0 = off. Bit 15 of this register (the lock) must be 0. Processors: Nehalem, Broadwell,
    /// Broadwell EP, Broadwell DE, Haswell EP, Skylake, Skylake SP. The logical processors of a
    /// package share the bit. Sources: edk2 (Broadwell, HaswellE, Nehalem, Skylake and others),
    /// CoreFreq.
    field<30, 1> pkg_c_undemotion{};

    MSR_EQUAL_FIELDS(pkg_cst_config_control_all);
};

/// The register PKGC3_IRTL (60Ah). Processors: Sandy Bridge, Sandy Bridge EP, Ivy Bridge, Ivy
/// Bridge EP, Haswell, Haswell EP, Broadwell, Broadwell EP, Broadwell DE, Skylake, Skylake SP,
/// Cascade Lake, Cooper Lake, Comet Lake, Cannon Lake, Ice Lake SP, Ice Lake, Rocket Lake, Tiger
/// Lake, Sapphire Rapids, Emerald Rapids, Granite Rapids, Lakefield, Arrow Lake H and U, Arrow Lake
/// S, Goldmont, Goldmont Plus, Tremont, Elkhart Lake, Sierra Forest, Grand Ridge; performance cores
/// of Alder Lake, Raptor Lake, Meteor Lake, Arrow Lake, Arrow Lake U, Lunar Lake. The logical
/// processors of a package share the register.
struct pkgc3_irtl {
    static constexpr std::uint32_t address = 0x60a;
    /// Interrupt response limit of package state C3, in the unit of bits 12:10 of this register.
    /// Bit 15 of this register (Valid) must be 1. Sources: turbostat, edk2 (Goldmont, Haswell,
    /// SandyBridge).
    field<0, 10> time_limit{};
    /// Unit of the interrupt response limit of package state C3; 0 is 1 ns, 1 is 32 ns, 2 is 1024
    /// ns, 3 is 32768 ns, 4 is 1048576 ns, 5 is 33554432 ns, 6 and 7 are reserved. Bit 15 of this
    /// register (Valid) must be 1. Sources: turbostat, edk2 (Goldmont, Haswell, SandyBridge);
    /// turbostat masks two of the three bits.
    field<10, 3> time_unit{};
    /// Use of the interrupt response limit of package state C3: 1 = on, 0 = off. Sources:
    /// turbostat, edk2 (Goldmont, Haswell, SandyBridge).
    field<15, 1> valid{};

    MSR_EQUAL_FIELDS(pkgc3_irtl);
};

/// The register PKGC6_IRTL (60Bh). Processors: Sandy Bridge, Sandy Bridge EP, Ivy Bridge, Ivy
/// Bridge EP, Haswell, Haswell EP, Broadwell, Broadwell EP, Broadwell DE, Skylake, Skylake SP,
/// Cascade Lake, Cooper Lake, Comet Lake, Cannon Lake, Ice Lake SP, Ice Lake, Rocket Lake, Tiger
/// Lake, Sapphire Rapids, Emerald Rapids, Granite Rapids, Lakefield, Arrow Lake H and U, Arrow Lake
/// S, Goldmont, Goldmont Plus, Tremont, Elkhart Lake, Sierra Forest, Grand Ridge; performance cores
/// of Alder Lake, Raptor Lake, Meteor Lake, Arrow Lake, Arrow Lake U, Lunar Lake. The logical
/// processors of a package share the register.
struct pkgc6_irtl {
    static constexpr std::uint32_t address = 0x60b;
    /// Interrupt response limit of package state C6 (since Haswell the shorter limit of C6 and C7),
    /// in the unit of bits 12:10 of this register. Bit 15 of this register (Valid) must be 1.
    /// Sources: turbostat, edk2 (Goldmont, Haswell, SandyBridge).
    field<0, 10> time_limit{};
    /// Unit of the interrupt response limit of package state C6 (since Haswell the shorter limit of
    /// C6 and C7); 0 is 1 ns, 1 is 32 ns, 2 is 1024 ns, 3 is 32768 ns, 4 is 1048576 ns, 5 is
    /// 33554432 ns, 6 and 7 are reserved. Bit 15 of this register (Valid) must be 1. Sources:
    /// turbostat, edk2 (Goldmont, Haswell, SandyBridge); turbostat masks two of the three bits.
    field<10, 3> time_unit{};
    /// Use of the interrupt response limit of package state C6 (since Haswell the shorter limit of
    /// C6 and C7): 1 = on, 0 = off. Sources: turbostat, edk2 (Goldmont, Haswell, SandyBridge).
    field<15, 1> valid{};

    MSR_EQUAL_FIELDS(pkgc6_irtl);
};

/// The register PKGC7_IRTL (60Ch). Processors: Sandy Bridge, Sandy Bridge EP, Ivy Bridge, Ivy
/// Bridge EP, Haswell, Haswell EP, Broadwell, Broadwell EP, Broadwell DE, Skylake, Skylake SP,
/// Cascade Lake, Cooper Lake, Comet Lake, Cannon Lake, Ice Lake SP, Ice Lake, Rocket Lake, Tiger
/// Lake, Sapphire Rapids, Emerald Rapids, Granite Rapids, Lakefield, Arrow Lake H and U, Arrow Lake
/// S, Goldmont, Goldmont Plus, Tremont, Elkhart Lake, Sierra Forest, Grand Ridge; performance cores
/// of Alder Lake, Raptor Lake, Meteor Lake, Arrow Lake, Arrow Lake U, Lunar Lake. The logical
/// processors of a package share the register.
struct pkgc7_irtl {
    static constexpr std::uint32_t address = 0x60c;
    /// Interrupt response limit of package state C7 (since Haswell the longer limit of C6 and C7),
    /// in the unit of bits 12:10 of this register. Bit 15 of this register (Valid) must be 1.
    /// Sources: turbostat, edk2 (Goldmont, Haswell, SandyBridge).
    field<0, 10> time_limit{};
    /// Unit of the interrupt response limit of package state C7 (since Haswell the longer limit of
    /// C6 and C7); 0 is 1 ns, 1 is 32 ns, 2 is 1024 ns, 3 is 32768 ns, 4 is 1048576 ns, 5 is
    /// 33554432 ns, 6 and 7 are reserved. Bit 15 of this register (Valid) must be 1. Sources:
    /// turbostat, edk2 (Goldmont, Haswell, SandyBridge); turbostat masks two of the three bits.
    field<10, 3> time_unit{};
    /// Use of the interrupt response limit of package state C7 (since Haswell the longer limit of
    /// C6 and C7): 1 = on, 0 = off. Sources: turbostat, edk2 (Goldmont, Haswell, SandyBridge).
    field<15, 1> valid{};

    MSR_EQUAL_FIELDS(pkgc7_irtl);
};

/// The register PKGC8_IRTL (633h). Processors: those of PKGC3_IRTL (60Ah) on which turbostat knows
/// the package states C8, C9 and C10. The logical processors of a package share the register.
struct pkgc8_irtl {
    static constexpr std::uint32_t address = 0x633;
    /// Interrupt response limit of package state C8, in the unit of bits 12:10 of this register.
    /// Bit 15 of this register (Valid) must be 1. Medium confidence. Source: turbostat.
    field<0, 10> time_limit{};
    /// Unit of the interrupt response limit of package state C8; 0 is 1 ns, 1 is 32 ns, 2 is 1024
    /// ns, 3 is 32768 ns, 4 is 1048576 ns, 5 is 33554432 ns, 6 and 7 are reserved. Bit 15 of this
    /// register (Valid) must be 1. Medium confidence. Source: turbostat; turbostat masks two of the
    /// three bits.
    field<10, 3> time_unit{};
    /// Use of the interrupt response limit of package state C8: 1 = on, 0 = off. Medium confidence.
    /// Source: turbostat.
    field<15, 1> valid{};

    MSR_EQUAL_FIELDS(pkgc8_irtl);
};

/// The register PKGC9_IRTL (634h). Processors: those of PKGC3_IRTL (60Ah) on which turbostat knows
/// the package states C8, C9 and C10. The logical processors of a package share the register.
struct pkgc9_irtl {
    static constexpr std::uint32_t address = 0x634;
    /// Interrupt response limit of package state C9, in the unit of bits 12:10 of this register.
    /// Bit 15 of this register (Valid) must be 1. Medium confidence. Source: turbostat.
    field<0, 10> time_limit{};
    /// Unit of the interrupt response limit of package state C9; 0 is 1 ns, 1 is 32 ns, 2 is 1024
    /// ns, 3 is 32768 ns, 4 is 1048576 ns, 5 is 33554432 ns, 6 and 7 are reserved. Bit 15 of this
    /// register (Valid) must be 1. Medium confidence. Source: turbostat; turbostat masks two of the
    /// three bits.
    field<10, 3> time_unit{};
    /// Use of the interrupt response limit of package state C9: 1 = on, 0 = off. Medium confidence.
    /// Source: turbostat.
    field<15, 1> valid{};

    MSR_EQUAL_FIELDS(pkgc9_irtl);
};

/// The register PKGC10_IRTL (635h). Processors: those of PKGC3_IRTL (60Ah) on which turbostat knows
/// the package states C8, C9 and C10. The logical processors of a package share the register.
struct pkgc10_irtl {
    static constexpr std::uint32_t address = 0x635;
    /// Interrupt response limit of package state C10, in the unit of bits 12:10 of this register.
    /// Bit 15 of this register (Valid) must be 1. Medium confidence. Source: turbostat.
    field<0, 10> time_limit{};
    /// Unit of the interrupt response limit of package state C10; 0 is 1 ns, 1 is 32 ns, 2 is 1024
    /// ns, 3 is 32768 ns, 4 is 1048576 ns, 5 is 33554432 ns, 6 and 7 are reserved. Bit 15 of this
    /// register (Valid) must be 1. Medium confidence. Source: turbostat; turbostat masks two of the
    /// three bits.
    field<10, 3> time_unit{};
    /// Use of the interrupt response limit of package state C10: 1 = on, 0 = off. Medium
    /// confidence. Source: turbostat.
    field<15, 1> valid{};

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
