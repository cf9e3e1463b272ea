// Registers for turbo, performance levels and energy preferences. The bits of a register for which
// its struct has no field are not known: a write keeps them as they were read. Written by
// tools/controls/write_registers from the facts in test/facts/controls/, which has the confidence
// of each field; the comment of a field names its sources. The project measured none of these
// facts.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::controls::registers {

/// The register IA32_MISC_ENABLE (1A0h). Processors: Core 2. The logical processors of a core share
/// the register.
struct ia32_misc_enable_core2 {
    static constexpr std::uint32_t address = 0x1a0;
    /// Hardware prefetcher into the second-level cache: 1 = off, 0 = on. Sources: LIKWID, Linux,
    /// edk2 (Core2, Pentium4), CoreFreq.
    field<9, 1> l2_stream{};
    /// Prefetcher of the adjacent cache line: 1 = off, 0 = on. The two cores of a pair share the
    /// bit. Sources: LIKWID, Linux, edk2 (Core2, Pentium4), CoreFreq.
    field<19, 1> adjacent_line{};
    /// Hardware prefetcher into the first-level data cache: 1 = off, 0 = on. Sources: LIKWID,
    /// Linux, edk2 (Core2), CoreFreq.
    field<37, 1> dcu_stream{};
    /// Prefetcher by instruction pointer into the first-level data cache: 1 = off, 0 = on. Sources:
    /// LIKWID, Linux, edk2 (Core2), CoreFreq.
    field<39, 1> dcu_ip{};

    MSR_EQUAL_FIELDS(ia32_misc_enable_core2);
};

/// The register IA32_MISC_ENABLE (1A0h). Processors: Pentium 4 (Willamette), Pentium 4 (Northwood),
/// Pentium 4 (Prescott), Pentium 4 (Cedar Mill). The logical processors of a package share the
/// register.
struct ia32_misc_enable_netburst {
    static constexpr std::uint32_t address = 0x1a0;
    /// Prefetch queue of NetBurst: 1 = off, 0 = on. Sources: Linux, edk2 (Core2, Pentium4),
    /// CoreFreq.
    field<9, 1> prefetch_queue{};
    /// Prefetcher of the adjacent cache line: 1 = off, 0 = on. Sources: Linux, edk2 (Core2,
    /// Pentium4), CoreFreq.
    field<19, 1> adjacent_line{};

    MSR_EQUAL_FIELDS(ia32_misc_enable_netburst);
};

/// The register IA32_MISC_ENABLE (1A0h). Processors, where the comment of a field names no others:
/// Intel since Nehalem, Core 2 (Intel Dynamic Acceleration). The logical processors of a package
/// share the register.
struct ia32_misc_enable_turbo {
    static constexpr std::uint32_t address = 0x1a0;
    /// Turbo, the clocks above the base frequency: 1 = off, 0 = on; CPUID 6 EAX[1] reads 0 while
    /// turbo is off. A 1 in this bit hides turbo in CPUID. Sources: Linux, LIKWID (IDA), edk2
    /// (Core2, Goldmont, Nehalem, SandyBridge and others), GEOPM (arch), CoreFreq.
    field<38, 1> turbo_disable{};
    /// Enhanced Intel SpeedStep (EIST), requests for other frequencies: 1 = on, 0 = off. Bit 20 of
    /// this register locks this bit (Bonnell, Core 2). Processors: Intel since Pentium M. Sources:
    /// Linux, edk2 (Architectural, Atom, Core, Core2 and others), GEOPM (arch), CoreFreq.
    field<16, 1> speed_step{};

    MSR_EQUAL_FIELDS(ia32_misc_enable_turbo);
};

/// The register HWCR (C0010015h). Processors, where the comment of a field names no others: AMD
/// since K7. Each logical processor has a register of its own.
struct hwcr {
    static constexpr std::uint32_t address = 0xc0010015;
    /// Registers of system management mode (SMM): 1 = locked. The lock lasts until reset. The
    /// logical processors of a core share the bit. Sources: CoreFreq, Linux.
    field<0, 1> smm_lock{};
    /// Core performance boost: 1 = off, 0 = on. Processors: AMD since family 10h, where CPUID
    /// 80000007H EDX[9] is 1. Sources: CoreFreq, Linux, LIKWID.
    field<25, 1> cpb_dis{};
    /// Counting of APERF and MPERF in MWAIT: 1 = on, 0 = off. Processors: AMD since family 15h.
    /// Medium confidence. Source: CoreFreq.
    field<26, 1> eff_freq_cnt_mwait{};
    /// Lock that makes the counters C00000E7h, C00000E8h and C00000E9h read-only: 1 = locked. The
    /// lock lasts until reset. Processors: AMD since family 17h. Medium confidence. Source:
    /// CoreFreq.
    field<27, 1> eff_freq_read_only_lock{};
    /// Rate of the TSC: 1 = the frequency of P-state P0. The bit is read-only on family 17h.
    /// Processors: AMD since family 10h. Medium confidence. Source: CoreFreq.
    field<24, 1> tsc_freq_sel{};
    /// Lock of the TSC's rate to the frequency that P-state P0 has at the time of the write: 1 =
    /// on, 0 = off. Processors: AMD since family 17h. Medium confidence. Source: CoreFreq.
    field<21, 1> lock_tsc_to_current_p0{};
    /// Counter C00000E9h (retired instructions): 1 = on, 0 = off. Processors: AMD since Zen, where
    /// CPUID 80000008H EBX[1] is 1. Sources: CoreFreq, Linux.
    field<30, 1> ir_perf_en{};
    /// Fault of the CPUID instruction in user mode: 1 = on, 0 = off. CPUID 80000021H EAX[17] must
    /// be 1. Processors: AMD since Zen 4. Sources: CoreFreq, Linux.
    field<35, 1> cpuid_user_dis{};

    MSR_EQUAL_FIELDS(hwcr);
};

/// The register CPPC_CAP1 (C00102B0h). Processors, where the comment of a field names no others:
/// AMD since Zen 2, where CPUID 80000008H EBX[27] is 1. Each logical processor has a register of
/// its own.
struct cppc_cap1 {
    static constexpr std::uint32_t address = 0xc00102b0;
    /// Lowest performance level. CPUID 80000008H EBX[27] must be 1. Sources: Linux, CoreFreq.
    read_only<0, 8> lowest_perf{};
    /// Lowest nonlinear performance level. CPUID 80000008H EBX[27] must be 1. Sources: Linux,
    /// CoreFreq.
    read_only<8, 8> low_nonlinear_perf{};
    /// Nominal performance level, that of the base clock. CPUID 80000008H EBX[27] must be 1.
    /// Sources: Linux, CoreFreq.
    read_only<16, 8> nominal_perf{};
    /// Highest performance level (boost), by which preferred cores are ranked. CPUID 80000008H
    /// EBX[27] must be 1. Sources: Linux, CoreFreq.
    read_only<24, 8> highest_perf{};
    /// Number of floor performance levels. Processors: Zen 6. Medium confidence. Source: Linux.
    read_only<32, 8> floor_perf_count{};

    MSR_EQUAL_FIELDS(cppc_cap1);
};

/// The register CPPC_ENABLE (C00102B1h). Processors: AMD since Zen 2, where CPUID 80000008H EBX[27]
/// is 1. The logical processors of a package share the register.
struct cppc_enable {
    static constexpr std::uint32_t address = 0xc00102b1;
    /// CPPC (collaborative processor performance control): 1 = on, 0 = off. The bit cannot be
    /// cleared before a reset. Sources: Linux, CoreFreq.
    field<0, 1> enable{};

    MSR_EQUAL_FIELDS(cppc_enable);
};

/// The register CPPC_CAP2 (C00102B2h). Processors: AMD since Zen 2, where CPUID 80000008H EBX[27]
/// is 1. Each logical processor has a register of its own.
struct cppc_cap2 {
    static constexpr std::uint32_t address = 0xc00102b2;
    /// Highest performance level under the present limits of the platform. Sources: Linux,
    /// CoreFreq.
    read_only<0, 8> constrained_max{};

    MSR_EQUAL_FIELDS(cppc_cap2);
};

/// The register CPPC_REQ (C00102B3h). Processors: AMD since Zen 2, where CPUID 80000008H EBX[27]
/// is 1. Each logical processor has a register of its own.
struct cppc_req {
    static constexpr std::uint32_t address = 0xc00102b3;
    /// Highest performance level that the processor may choose. Bit 0 of CPPC_ENABLE (C00102B1h)
    /// must be 1. Sources: Linux, CoreFreq.
    field<0, 8> max_perf{};
    /// Lowest performance level that the processor may choose; at most the level in MaxPerf. Bit 0
    /// of CPPC_ENABLE (C00102B1h) must be 1. Sources: Linux, CoreFreq.
    field<8, 8> min_perf{};
    /// Desired performance level; 0 lets the processor choose. Bit 0 of CPPC_ENABLE (C00102B1h)
    /// must be 1. Sources: Linux, CoreFreq.
    field<16, 8> desired_perf{};
    /// Preference between performance (0) and saving energy (255). Bit 0 of CPPC_ENABLE (C00102B1h)
    /// must be 1. Sources: Linux, CoreFreq.
    field<24, 8> energy_perf_preference{};

    MSR_EQUAL_FIELDS(cppc_req);
};

/// The register CPPC_STATUS (C00102B4h). Processors: AMD since Zen 2, where CPUID 80000008H EBX[27]
/// is 1. The logical processors of a package share the register.
struct cppc_status {
    static constexpr std::uint32_t address = 0xc00102b4;
    /// Fall of the performance level below the requested minimum: 1 = happened. Medium confidence.
    /// Source: CoreFreq.
    field<1, 1> min_excursion{};

    MSR_EQUAL_FIELDS(cppc_status);
};

/// The register CPPC_REQ2 (C00102B5h). Processors: Zen 6. Each logical processor has a register of
/// its own.
struct cppc_req2 {
    static constexpr std::uint32_t address = 0xc00102b5;
    /// Requested floor of the performance level. Medium confidence. Source: Linux.
    field<0, 8> floor_perf{};

    MSR_EQUAL_FIELDS(cppc_req2);
};

/// The register PSTATE_CTL (C0010062h). Processors: AMD since family 10h. Each logical processor
/// has a register of its own.
struct pstate_ctl {
    static constexpr std::uint32_t address = 0xc0010062;
    /// Number of the requested P-state. CPUID 80000007H EDX[7] must be 1; the number is at most the
    /// limit in C0010061h. Sources: Linux, CoreFreq.
    field<0, 3> pstate_cmd{};

    MSR_EQUAL_FIELDS(pstate_ctl);
};

/// The register IA32_PERF_CTL (199h). Processors: Intel since Sandy Bridge. Each logical processor
/// has a register of its own. The hardware coordinates the requests within a core, and within the
/// package while bit 0 of MISC_PWR_MGMT (1AAh) is 0.
struct ia32_perf_ctl_snb {
    static constexpr std::uint32_t address = 0x199;
    /// Requested ratio to the bus clock. The request has no effect while HWP is on. Sources: Linux,
    /// GEOPM (hsx, knl, skx, snb, spr), CoreFreq.
    field<8, 8> ratio{};

    MSR_EQUAL_FIELDS(ia32_perf_ctl_snb);
};

/// The register IA32_PERF_CTL (199h). Processors: Intel since Nehalem. Each logical processor has a
/// register of its own.
struct ia32_perf_ctl_all {
    static constexpr std::uint32_t address = 0x199;
    /// Turbo for the requests of one logical processor: 1 = no turbo. CPUID 6 EAX[1] must be 1.
    /// Medium confidence. Sources: Linux, edk2 (Architectural).
    field<32, 1> turbo_disengage{};

    MSR_EQUAL_FIELDS(ia32_perf_ctl_all);
};

/// The register IA32_ENERGY_PERF_BIAS (1B0h). Processors: Intel since Westmere. Each logical
/// processor has a register of its own. The logical processors of a package share the register on
/// Westmere, as edk2 says, and on all processors, as turbostat says.
struct ia32_energy_perf_bias {
    static constexpr std::uint32_t address = 0x1b0;
    /// Preference between performance and saving energy; 0 is performance, 4 balance performance, 6
    /// normal, 7 normal powersave, 8 balance powersave, 15 powersave. CPUID 6 ECX[3] must be 1; on
    /// Nehalem the field reads as 0 until bit 1 of MISC_PWR_MGMT (1AAh) is 1. Sources: Linux,
    /// turbostat, edk2 (Architectural), CoreFreq.
    field<0, 4> bias{};

    MSR_EQUAL_FIELDS(ia32_energy_perf_bias);
};

/// The register IA32_PM_ENABLE (770h). Processors: those on which CPUID 6 EAX[7] is 1. The logical
/// processors of a package share the register.
struct ia32_pm_enable {
    static constexpr std::uint32_t address = 0x770;
    /// HWP (hardware-controlled performance states): 1 = on, 0 = off. CPUID 6 EAX[7] must be 1; the
    /// bit cannot be cleared before a reset. Sources: Linux, turbostat, edk2 (Architectural), GEOPM
    /// (skx, spr), CoreFreq.
    field<0, 1> hwp_enable{};

    MSR_EQUAL_FIELDS(ia32_pm_enable);
};

/// The register IA32_HWP_CAPABILITIES (771h). Processors: those on which CPUID 6 EAX[7] is 1. Each
/// logical processor has a register of its own. By turbostat, the logical processors of a package
/// share the register.
struct ia32_hwp_capabilities {
    static constexpr std::uint32_t address = 0x771;
    /// Highest performance level; the level is a ratio on processors with one kind of core, and has
    /// another scale on performance cores of hybrids. Bit 0 of IA32_PM_ENABLE (770h) must be 1.
    /// Sources: Linux, turbostat, edk2 (Architectural), GEOPM (skx, spr), CoreFreq.
    read_only<0, 8> highest{};
    /// Guaranteed performance level; the level is a ratio on processors with one kind of core, and
    /// has another scale on performance cores of hybrids. Bit 0 of IA32_PM_ENABLE (770h) must be 1.
    /// Sources: Linux, turbostat, edk2 (Architectural), GEOPM (skx, spr), CoreFreq.
    read_only<8, 8> guaranteed{};
    /// Most efficient performance level; the level is a ratio on processors with one kind of core,
    /// and has another scale on performance cores of hybrids. Bit 0 of IA32_PM_ENABLE (770h) must
    /// be 1. Sources: Linux, turbostat, edk2 (Architectural), GEOPM (skx, spr), CoreFreq.
    read_only<16, 8> most_efficient{};
    /// Lowest performance level; the level is a ratio on processors with one kind of core, and has
    /// another scale on performance cores of hybrids. Bit 0 of IA32_PM_ENABLE (770h) must be 1.
    /// Sources: Linux, turbostat, edk2 (Architectural), GEOPM (skx, spr), CoreFreq.
    read_only<24, 8> lowest{};

    MSR_EQUAL_FIELDS(ia32_hwp_capabilities);
};

/// The register IA32_HWP_REQUEST_PKG (772h). Processors: those on which CPUID 6 EAX[7] is 1. The
/// logical processors of a package share the register.
struct ia32_hwp_request_pkg {
    static constexpr std::uint32_t address = 0x772;
    /// Lowest performance level that the processor may choose. CPUID 6 EAX[11] must be 1; the level
    /// is at most that of Maximum, and within the limits of IA32_HWP_CAPABILITIES (771h). Sources:
    /// Linux, turbostat, edk2 (Architectural), CoreFreq.
    field<0, 8> minimum{};
    /// Highest performance level that the processor may choose. CPUID 6 EAX[11] must be 1. Sources:
    /// Linux, turbostat, edk2 (Architectural), CoreFreq.
    field<8, 8> maximum{};
    /// Desired performance level: 0 = the processor chooses. CPUID 6 EAX[11] must be 1. Sources:
    /// Linux, turbostat, edk2 (Architectural), CoreFreq.
    field<16, 8> desired{};
    /// Preference between performance and saving energy: 0 (performance) to 255 (saving energy);
    /// 80h is balance performance, C0h balance power. CPUID 6 EAX[11] and CPUID 6 EAX[10] must be
    /// 1; where EAX[10] is 0, IA32_ENERGY_PERF_BIAS (1B0h) is used. Sources: Linux, turbostat, edk2
    /// (Architectural), CoreFreq.
    field<24, 8> energy_performance_preference{};
    /// Time over which the processor observes the load: mantissa (7 bits) * 10^exponent (3 bits)
    /// us. CPUID 6 EAX[11] and CPUID 6 EAX[9] must be 1. Sources: Linux, turbostat, edk2
    /// (Architectural), CoreFreq.
    field<32, 10> activity_window{};

    MSR_EQUAL_FIELDS(ia32_hwp_request_pkg);
};

/// The register IA32_HWP_REQUEST (774h). Processors, where the comment of a field names no others:
/// those on which CPUID 6 EAX[7] is 1. Each logical processor has a register of its own.
struct ia32_hwp_request {
    static constexpr std::uint32_t address = 0x774;
    /// Lowest performance level that the processor may choose. Bit 0 of IA32_PM_ENABLE (770h) must
    /// be 1; the level is at most that of Maximum, and within the limits of IA32_HWP_CAPABILITIES
    /// (771h). Sources: Linux, turbostat, edk2 (Architectural), GEOPM (skx, spr), CoreFreq.
    field<0, 8> minimum{};
    /// Highest performance level that the processor may choose. Bit 0 of IA32_PM_ENABLE (770h) must
    /// be 1. Sources: Linux, turbostat, edk2 (Architectural), GEOPM (skx, spr), CoreFreq.
    field<8, 8> maximum{};
    /// Desired performance level: 0 = the processor chooses. Bit 0 of IA32_PM_ENABLE (770h) must
    /// be 1. Sources: Linux, turbostat, edk2 (Architectural), GEOPM (skx, spr), CoreFreq.
    field<16, 8> desired{};
    /// Preference between performance and saving energy: 0 (performance) to 255 (saving energy);
    /// 80h is balance performance, C0h balance power. Bit 0 of IA32_PM_ENABLE (770h) and CPUID 6
    /// EAX[10] must be 1; where EAX[10] is 0, IA32_ENERGY_PERF_BIAS (1B0h) is used. Sources: Linux,
    /// turbostat, edk2 (Architectural), GEOPM (skx, spr), CoreFreq.
    field<24, 8> energy_performance_preference{};
    /// Time over which the processor observes the load: mantissa (7 bits) * 10^exponent (3 bits)
    /// us. Bit 0 of IA32_PM_ENABLE (770h) and CPUID 6 EAX[9] must be 1. Sources: Linux, turbostat,
    /// edk2 (Architectural), GEOPM (skx, spr), CoreFreq.
    field<32, 10> activity_window{};
    /// Register that decides on the requests whose valid bit (bits 63:59) is 0: 1 =
    /// IA32_HWP_REQUEST_PKG (772h), 0 = this register. CPUID 6 EAX[11] must be 1. Sources: Linux,
    /// turbostat, edk2 (Architectural), GEOPM (skx, spr), CoreFreq.
    field<42, 1> package_control{};
    /// Register that decides on the activity window: 1 = this register, 0 = IA32_HWP_REQUEST_PKG
    /// (772h). CPUID 6 EAX[17] (flexible HWP) and bit 42 of this register must be 1. Processors:
    /// those on which CPUID 6 EAX[17] is 1. Medium confidence. Source: CoreFreq.
    field<59, 1> activity_window_valid{};
    /// Register that decides on the energy-performance preference: 1 = this register, 0 =
    /// IA32_HWP_REQUEST_PKG (772h). CPUID 6 EAX[17] (flexible HWP) and bit 42 of this register must
    /// be 1. Processors: those on which CPUID 6 EAX[17] is 1. Sources: GEOPM (skx, spr), CoreFreq.
    field<60, 1> epp_valid{};
    /// Register that decides on the desired performance level: 1 = this register, 0 =
    /// IA32_HWP_REQUEST_PKG (772h). CPUID 6 EAX[17] (flexible HWP) and bit 42 of this register must
    /// be 1. Processors: those on which CPUID 6 EAX[17] is 1. Sources: GEOPM (skx, spr), CoreFreq.
    field<61, 1> desired_valid{};
    /// Register that decides on the highest performance level: 1 = this register, 0 =
    /// IA32_HWP_REQUEST_PKG (772h). CPUID 6 EAX[17] (flexible HWP) and bit 42 of this register must
    /// be 1. Processors: those on which CPUID 6 EAX[17] is 1. Sources: GEOPM (skx, spr), CoreFreq.
    field<62, 1> maximum_valid{};
    /// Register that decides on the lowest performance level: 1 = this register, 0 =
    /// IA32_HWP_REQUEST_PKG (772h). CPUID 6 EAX[17] (flexible HWP) and bit 42 of this register must
    /// be 1. Processors: those on which CPUID 6 EAX[17] is 1. Sources: GEOPM (skx, spr), CoreFreq.
    field<63, 1> minimum_valid{};

    MSR_EQUAL_FIELDS(ia32_hwp_request);
};

/// The register IA32_HWP_INTERRUPT (773h). Processors: those on which CPUID 6 EAX[8] is 1. Each
/// logical processor has a register of its own.
struct ia32_hwp_interrupt {
    static constexpr std::uint32_t address = 0x773;
    /// Interrupt at a change of the guaranteed performance level: 1 = on, 0 = off. CPUID 6 EAX[8]
    /// must be 1. Sources: Linux, turbostat, edk2 (Architectural), CoreFreq.
    field<0, 1> guaranteed_change{};
    /// Interrupt when the performance level falls to the minimum: 1 = on, 0 = off. CPUID 6 EAX[8]
    /// must be 1. Sources: Linux, turbostat, edk2 (Architectural), CoreFreq.
    field<1, 1> excursion_to_minimum{};
    /// Interrupt at a change of the highest performance level: 1 = on, 0 = off. CPUID 6 EAX[15]
    /// must be 1. Medium confidence. Source: CoreFreq.
    field<2, 1> highest_change{};
    /// Interrupt when PECI overrides the requests: 1 = on, 0 = off. CPUID 6 EAX[16] must be 1.
    /// Medium confidence. Source: CoreFreq.
    field<3, 1> peci_override{};

    MSR_EQUAL_FIELDS(ia32_hwp_interrupt);
};

/// The register IA32_HWP_STATUS (777h). Processors: those on which CPUID 6 EAX[7] is 1. Each
/// logical processor has a register of its own.
struct ia32_hwp_status {
    static constexpr std::uint32_t address = 0x777;
    /// Change of the guaranteed performance level: 1 = happened; a write of 0 clears the bit. Bit 0
    /// of IA32_PM_ENABLE (770h) must be 1. Sources: Linux, turbostat, edk2 (Architectural), GEOPM
    /// (skx, spr).
    write_0_to_clear<0> guaranteed_change{};
    /// Fall of the performance level to the minimum: 1 = happened; a write of 0 clears the bit. Bit
    /// 0 of IA32_PM_ENABLE (770h) must be 1. Sources: Linux, turbostat, edk2 (Architectural), GEOPM
    /// (skx, spr).
    write_0_to_clear<2> excursion_to_minimum{};
    /// Change of the highest performance level: 1 = happened; a write of 0 clears the bit. Bit 0 of
    /// IA32_PM_ENABLE (770h) must be 1. Medium confidence. Source: GEOPM (skx, spr).
    write_0_to_clear<3> highest_change{};
    /// Begin of an override of the requests by PECI: 1 = happened; a write of 0 clears the bit. Bit
    /// 0 of IA32_PM_ENABLE (770h) must be 1. Medium confidence. Source: GEOPM (skx, spr).
    write_0_to_clear<4> peci_entry{};
    /// End of an override of the requests by PECI: 1 = happened; a write of 0 clears the bit. Bit 0
    /// of IA32_PM_ENABLE (770h) must be 1. Medium confidence. Source: GEOPM (skx, spr).
    write_0_to_clear<5> peci_exit{};

    MSR_EQUAL_FIELDS(ia32_hwp_status);
};

/// The register MISC_PWR_MGMT (1AAh). Processors, where the comment of a field names no others:
/// Intel since Nehalem. The logical processors of a package share the register.
struct misc_pwr_mgmt_nhm {
    static constexpr std::uint32_t address = 0x1aa;
    /// Coordination of the frequency requests of threads and cores by the hardware: 1 = off, 0 =
    /// on. Bit 13 of this register locks this bit. Sources: turbostat, edk2 (Goldmont, Nehalem),
    /// CoreFreq.
    field<0, 1> eist_hw_coordination_disable{};
    /// Visibility of IA32_ENERGY_PERF_BIAS (1B0h): 1 = on, 0 = off. Processors: Nehalem, Westmere.
    /// Each logical processor has a bit of its own. Sources: turbostat, edk2 (Nehalem), CoreFreq.
    field<1, 1> energy_perf_bias_enable{};

    MSR_EQUAL_FIELDS(misc_pwr_mgmt_nhm);
};

/// The register MISC_PWR_MGMT (1AAh). Processors: Intel since Skylake. The logical processors of a
/// package share the register.
struct misc_pwr_mgmt_skl {
    static constexpr std::uint32_t address = 0x1aa;
    /// HWP (hardware-controlled performance states), a bit for firmware: 1 = on, 0 = off. Medium
    /// confidence. Source: CoreFreq.
    field<6, 1> enable_hwp{};
    /// Interrupts of HWP, a bit for firmware: 1 = on, 0 = off. Medium confidence. Source: CoreFreq.
    field<7, 1> enable_hwp_interrupt{};
    /// Out-of-band control of the performance states, a bit for firmware: 1 = on, 0 = off. Sources:
    /// turbostat, CoreFreq.
    field<8, 1> enable_out_of_band{};
    /// Energy-performance preference of HWP, a bit for firmware: 1 = on, 0 = off. Medium
    /// confidence. Source: CoreFreq.
    field<12, 1> enable_hwp_epp{};
    /// Lock of this register, a bit for firmware: 1 = on, 0 = off. Medium confidence. Source:
    /// CoreFreq.
    field<13, 1> lock{};

    MSR_EQUAL_FIELDS(misc_pwr_mgmt_skl);
};

/// The register POWER_CTL (1FCh). Processors: Intel since Nehalem. The logical processors of a
/// package share the register.
struct power_ctl_all {
    static constexpr std::uint32_t address = 0x1fc;
    /// Throttling of the processor by other devices (bidirectional PROCHOT): 1 = on, 0 = off.
    /// Medium confidence. Source: CoreFreq.
    field<0, 1> bi_directional_prochot{};
    /// Promotion of C1 to C1E: 1 = on, 0 = off. By edk2, the logical processors of a core share the
    /// bit. Sources: turbostat, edk2 (Goldmont, Nehalem, Skylake), CoreFreq.
    field<1, 1> c1e_enable{};

    MSR_EQUAL_FIELDS(power_ctl_all);
};

/// The register POWER_CTL (1FCh). Processors: Intel since Skylake. The logical processors of a
/// package share the register.
struct power_ctl_skl {
    static constexpr std::uint32_t address = 0x1fc;
    /// Energy-efficient turbo, which turns turbo down where turbo gains little: 1 = off, 0 = on.
    /// Medium confidence. Sources: Linux, edk2 (Skylake), CoreFreq.
    field<19, 1> energy_efficiency_disable{};
    /// Race to halt, which raises clocks so that a core is halted sooner: 1 = off, 0 = on. Medium
    /// confidence. Sources: edk2 (Skylake), CoreFreq.
    field<20, 1> race_to_halt_disable{};

    MSR_EQUAL_FIELDS(power_ctl_skl);
};

/// The register POWER_CTL (1FCh). Processors: Ice Lake SP, Sapphire Rapids, Sierra Forest, Granite
/// Rapids. The logical processors of a package share the register.
struct power_ctl_icx {
    static constexpr std::uint32_t address = 0x1fc;
    /// Pre-wake, by which cores wake before their timers: 1 = off, 0 = on. Sources: turbostat,
    /// CoreFreq.
    field<30, 1> cstate_prewake_disable{};

    MSR_EQUAL_FIELDS(power_ctl_icx);
};

/// The register UNCORE_RATIO_LIMIT (620h). Processors: those for which
/// test/facts/meters/other_by_model.csv has uncore_ratio_620H, Haswell EP, Knights Landing, Knights
/// Mill. The logical processors of a die share the register.
struct uncore_ratio_limit {
    static constexpr std::uint32_t address = 0x620;
    /// Highest clock of the uncore (on hybrids: of the ring), in 100 MHz. The number is at least
    /// that of MinRatio, and not 0. Sources: Linux, PerfSpect, edk2 (Broadwell, HaswellE, Skylake,
    /// XeonD and others), GEOPM (hsx, knl, skx, spr), CoreFreq.
    field<0, 7> max_ratio{};
    /// Lowest clock of the uncore, in 100 MHz. The number is at most that of MaxRatio. Sources:
    /// Linux, edk2 (Broadwell, HaswellE, Skylake, XeonD and others), GEOPM (hsx, knl, skx, spr),
    /// CoreFreq.
    field<8, 7> min_ratio{};

    MSR_EQUAL_FIELDS(uncore_ratio_limit);
};

/// The register CLOCK_MODULATION (19Ah). Processors: Intel since Pentium M. Each logical processor
/// has a register of its own.
struct clock_modulation {
    static constexpr std::uint32_t address = 0x19a;
    /// Duty cycle of on-demand clock modulation: in eighths; where CPUID 6 EAX[5] is 1, bits 3:0 in
    /// sixteenths. CPUID 1 EDX[22] must be 1. Medium confidence. Sources: Linux, edk2
    /// (Architectural).
    field<1, 3> duty_cycle{};
    /// On-demand clock modulation: 1 = on, 0 = off. CPUID 1 EDX[22] must be 1. Sources: Linux, edk2
    /// (Architectural, SandyBridge), CoreFreq.
    field<4, 1> enable{};

    MSR_EQUAL_FIELDS(clock_modulation);
};

/// The register IA32_MISC_ENABLE (1A0h). Processors: Intel since Pentium M. Each logical processor
/// has a register of its own.
struct ia32_misc_enable_arch {
    static constexpr std::uint32_t address = 0x1a0;
    /// Fast string operations (REP MOVS and REP STOS): 1 = on, 0 = off. CPUID 7 EBX[9] may follow
    /// this bit. On older processors the logical processors of a core share the register. Sources:
    /// Linux, edk2 (Architectural and others), LIKWID, GEOPM (arch).
    field<0, 1> fast_strings{};
    /// Thermal throttling by the processor itself: 1 = on, 0 = off. The setting affects the
    /// package. Sources: Linux, edk2 (Architectural and others), LIKWID.
    field<3, 1> automatic_thermal_control{};
    /// Performance monitoring: 1 = available. Sources: Linux, edk2 (Architectural and others),
    /// LIKWID.
    read_only<7, 1> perfmon_available{};
    /// Branch trace store (BTS): 1 = missing. Sources: Linux, edk2 (Architectural and others),
    /// LIKWID.
    read_only<11, 1> bts_unavailable{};
    /// PEBS (processor event-based sampling): 1 = missing. Sources: Linux, edk2 (Architectural and
    /// others), LIKWID.
    read_only<12, 1> pebs_unavailable{};
    /// Instructions MONITOR and MWAIT: 1 = on, 0 = off; CPUID 1 ECX[3] follows this bit. Sources:
    /// Linux, edk2 (Architectural and others), LIKWID.
    field<18, 1> monitor_fsm{};
    /// Highest leaf that CPUID leaf 0 reports: 1 = limited; a limited CPUID reports 2 or 3 at most.
    /// Sources: Linux, edk2 (Architectural and others), LIKWID, GEOPM (arch).
    field<22, 1> limit_cpuid_maxval{};
    /// Task priority messages (xTPR): 1 = off, 0 = on. CPUID 1 ECX[14] must be 1. Sources: Linux,
    /// edk2 (Architectural and others), LIKWID.
    field<23, 1> xtpr_disable{};
    /// No-execute bit of pages: 1 = off, 0 = on; CPUID 80000001H EDX[20] follows this bit. Sources:
    /// Linux, edk2 (Architectural and others), LIKWID.
    field<34, 1> xd_disable{};

    MSR_EQUAL_FIELDS(ia32_misc_enable_arch);
};

/// The register MISC_PWR_MGMT (1AAh). Processors: Goldmont, Goldmont Plus, Intel since Skylake. The
/// logical processors of a package share the register.
struct misc_pwr_mgmt_glm {
    static constexpr std::uint32_t address = 0x1aa;
    /// Delivery of thermal interrupts to all cores: 1 = on, 0 = off. Bit 13 of this register locks
    /// this bit. Medium confidence. Source: edk2 (Goldmont); issue 174 of XiaoMi-Pro shows the bit
    /// on Kaby Lake R.
    field<22, 1> thermal_interrupt_coordination{};

    MSR_EQUAL_FIELDS(misc_pwr_mgmt_glm);
};

} // namespace msr::controls::registers

MSR_REGISTER(msr::controls::registers::ia32_misc_enable_core2, l2_stream, adjacent_line, dcu_stream,
             dcu_ip);
MSR_REGISTER(msr::controls::registers::ia32_misc_enable_netburst, prefetch_queue, adjacent_line);
MSR_REGISTER(msr::controls::registers::ia32_misc_enable_turbo, turbo_disable, speed_step);
MSR_REGISTER(msr::controls::registers::hwcr, smm_lock, cpb_dis, eff_freq_cnt_mwait,
             eff_freq_read_only_lock, tsc_freq_sel, lock_tsc_to_current_p0, ir_perf_en,
             cpuid_user_dis);
MSR_REGISTER(msr::controls::registers::cppc_cap1, lowest_perf, low_nonlinear_perf, nominal_perf,
             highest_perf, floor_perf_count);
MSR_REGISTER(msr::controls::registers::cppc_enable, enable);
MSR_REGISTER(msr::controls::registers::cppc_cap2, constrained_max);
MSR_REGISTER(msr::controls::registers::cppc_req, max_perf, min_perf, desired_perf,
             energy_perf_preference);
MSR_REGISTER(msr::controls::registers::cppc_status, min_excursion);
MSR_REGISTER(msr::controls::registers::cppc_req2, floor_perf);
MSR_REGISTER(msr::controls::registers::pstate_ctl, pstate_cmd);
MSR_REGISTER(msr::controls::registers::ia32_perf_ctl_snb, ratio);
MSR_REGISTER(msr::controls::registers::ia32_perf_ctl_all, turbo_disengage);
MSR_REGISTER(msr::controls::registers::ia32_energy_perf_bias, bias);
MSR_REGISTER(msr::controls::registers::ia32_pm_enable, hwp_enable);
MSR_REGISTER(msr::controls::registers::ia32_hwp_capabilities, highest, guaranteed, most_efficient,
             lowest);
MSR_REGISTER(msr::controls::registers::ia32_hwp_request_pkg, minimum, maximum, desired,
             energy_performance_preference, activity_window);
MSR_REGISTER(msr::controls::registers::ia32_hwp_request, minimum, maximum, desired,
             energy_performance_preference, activity_window, package_control, activity_window_valid,
             epp_valid, desired_valid, maximum_valid, minimum_valid);
MSR_REGISTER(msr::controls::registers::ia32_hwp_interrupt, guaranteed_change, excursion_to_minimum,
             highest_change, peci_override);
MSR_REGISTER(msr::controls::registers::ia32_hwp_status, guaranteed_change, excursion_to_minimum,
             highest_change, peci_entry, peci_exit);
MSR_REGISTER(msr::controls::registers::misc_pwr_mgmt_nhm, eist_hw_coordination_disable,
             energy_perf_bias_enable);
MSR_REGISTER(msr::controls::registers::misc_pwr_mgmt_skl, enable_hwp, enable_hwp_interrupt,
             enable_out_of_band, enable_hwp_epp, lock);
MSR_REGISTER(msr::controls::registers::power_ctl_all, bi_directional_prochot, c1e_enable);
MSR_REGISTER(msr::controls::registers::power_ctl_skl, energy_efficiency_disable,
             race_to_halt_disable);
MSR_REGISTER(msr::controls::registers::power_ctl_icx, cstate_prewake_disable);
MSR_REGISTER(msr::controls::registers::uncore_ratio_limit, max_ratio, min_ratio);
MSR_REGISTER(msr::controls::registers::clock_modulation, duty_cycle, enable);
MSR_REGISTER(msr::controls::registers::ia32_misc_enable_arch, fast_strings,
             automatic_thermal_control, perfmon_available, bts_unavailable, pebs_unavailable,
             monitor_fsm, limit_cpuid_maxval, xtpr_disable, xd_disable);
MSR_REGISTER(msr::controls::registers::misc_pwr_mgmt_glm, thermal_interrupt_coordination);
