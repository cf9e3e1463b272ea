// Turbo, performance and energy preferences. Bits without a field are not known and are written as
// they were read. Written by tools/controls/write_registers from test/facts/controls/, which says
// how sure each is; a field names its sources. Nothing was measured.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::controls::registers {

/// IA32_MISC_ENABLE (1a0h), core2. Shared by: core (Unique).
struct ia32_misc_enable_core2 {
    static constexpr std::uint32_t address = 0x1a0;
    field<9, 1> l2_stream{}; ///< hardware prefetcher; 1 = off; source: likwid, linux, edk2(Core2
                             ///< Pentium4), corefreq
    field<19, 1> adjacent_line{}; ///< adjacent line; 1 = off; source: likwid, linux, edk2(Core2
                                  ///< Pentium4), corefreq
    field<37, 1>
        dcu_stream{}; ///< L1 data prefetcher; 1 = off; source: likwid, linux, edk2(Core2), corefreq
    field<39, 1>
        dcu_ip{}; ///< L1 IP prefetcher; 1 = off; source: likwid, linux, edk2(Core2), corefreq

    MSR_EQUAL_FIELDS(ia32_misc_enable_core2);
};

/// IA32_MISC_ENABLE (1a0h), willamette;northwood;prescott;cedar_mill. Shared by: package (Shared).
struct ia32_misc_enable_netburst {
    static constexpr std::uint32_t address = 0x1a0;
    field<9, 1> prefetch_queue{}; ///< prefetch queue; 1 = off; source: linux, edk2(Core2 Pentium4),
                                  ///< corefreq
    field<19, 1>
        adjacent_line{}; ///< adjacent line; 1 = off; source: linux, edk2(Core2 Pentium4), corefreq

    MSR_EQUAL_FIELDS(ia32_misc_enable_netburst);
};

/// IA32_MISC_ENABLE (1a0h), nehalem and later; core2 (IDA); pentium_m and later. Shared by:
/// package.
struct ia32_misc_enable_turbo {
    static constexpr std::uint32_t address = 0x1a0;
    field<38, 1>
        turbo_disable{}; ///< turbo; CPUID 6 EAX[1] reads 0 while it is set; 1 = off; needs bit 38
                         ///< set hides turbo in CPUID; source: linux, likwid(ida), edk2(Core2
                         ///< Goldmont Nehalem SandyBridge ..), geopm(arch), corefreq
    field<16, 1>
        speed_step{}; ///< EIST; 1 = on; needs bit 20 locks it (bonnell, core2); source: linux,
                      ///< edk2(Architectural Atom Core Core2 ..), geopm(arch), corefreq

    MSR_EQUAL_FIELDS(ia32_misc_enable_turbo);
};

/// HWCR (c0010015h), k7 and later; family10h and later (CPUID 80000007H EDX[9]); family15h and
/// later; family17h and later; family10h and later; zen1 and later (80000008H EBX[1]); zen4 and
/// later. Shared by: core.
struct hwcr {
    static constexpr std::uint32_t address = 0xc0010015;
    field<0, 1>
        smm_lock{}; ///< SMM registers; 1 = locked; needs until reset; source: corefreq, linux
    field<25, 1> cpb_dis{}; ///< core performance boost; 1 = off; source: corefreq, linux, likwid
    field<26, 1> eff_freq_cnt_mwait{}; ///< APERF MPERF count in MWAIT; 1 = on; medium confidence;
                                       ///< source: corefreq
    field<27, 1> eff_freq_read_only_lock{}; ///< C00000E7H E8H E9H read only; 1 = locked; needs
                                            ///< until reset; medium confidence; source: corefreq
    field<24, 1> tsc_freq_sel{}; ///< TSC rate; 1 = P0; needs read only on 17h; medium confidence;
                                 ///< source: corefreq
    field<21, 1> lock_tsc_to_current_p0{}; ///< TSC follows P0 at the time; 1 = on; medium
                                           ///< confidence; source: corefreq
    field<30, 1> ir_perf_en{};             ///< C00000E9H counts; 1 = on; source: corefreq, linux
    field<35, 1> cpuid_user_dis{}; ///< CPUID faults in user mode; 1 = on; needs 80000021H EAX[17];
                                   ///< source: corefreq, linux

    MSR_EQUAL_FIELDS(hwcr);
};

/// CPPC_CAP1 (c00102b0h), zen2 and later with 80000008H EBX[27]; zen6. Shared by: thread.
struct cppc_cap1 {
    static constexpr std::uint32_t address = 0xc00102b0;
    read_only<0, 8> lowest_perf{}; ///< lowest; needs 80000008H EBX[27]; source: linux, corefreq
    read_only<8, 8> low_nonlinear_perf{}; ///< lowest nonlinear; needs 80000008H EBX[27]; source:
                                          ///< linux, corefreq
    read_only<16, 8>
        nominal_perf{}; ///< nominal = base clock; needs 80000008H EBX[27]; source: linux, corefreq
    read_only<24, 8> highest_perf{}; ///< highest (boost, ranking of preferred cores); needs
                                     ///< 80000008H EBX[27]; source: linux, corefreq
    read_only<32, 8>
        floor_perf_count{}; ///< number of floor levels; medium confidence; source: linux

    MSR_EQUAL_FIELDS(cppc_cap1);
};

/// CPPC_ENABLE (c00102b1h), zen2 and later with 80000008H EBX[27]. Shared by: package.
struct cppc_enable {
    static constexpr std::uint32_t address = 0xc00102b1;
    field<0, 1> enable{}; ///< CPPC in force; until reset; 1 = on; needs cannot be cleared again;
                          ///< source: linux, corefreq

    MSR_EQUAL_FIELDS(cppc_enable);
};

/// CPPC_CAP2 (c00102b2h), zen2 and later with 80000008H EBX[27]. Shared by: thread.
struct cppc_cap2 {
    static constexpr std::uint32_t address = 0xc00102b2;
    read_only<0, 8> constrained_max{}; ///< limited by platform now; source: linux, corefreq

    MSR_EQUAL_FIELDS(cppc_cap2);
};

/// CPPC_REQ (c00102b3h), zen2 and later with 80000008H EBX[27]. Shared by: thread.
struct cppc_req {
    static constexpr std::uint32_t address = 0xc00102b3;
    field<0, 8> max_perf{};      ///< upper limit; needs CPPC_ENABLE[0]; source: linux, corefreq
    field<8, 8> min_perf{};      ///< lower limit; must be <= MaxPerf; needs CPPC_ENABLE[0]; source:
                                 ///< linux, corefreq
    field<16, 8> desired_perf{}; ///< 0 = autonomous; needs CPPC_ENABLE[0]; source: linux, corefreq
    field<24, 8> energy_perf_preference{}; ///< 0 performance .. 255 energy; needs CPPC_ENABLE[0];
                                           ///< source: linux, corefreq

    MSR_EQUAL_FIELDS(cppc_req);
};

/// CPPC_STATUS (c00102b4h), zen2 and later with 80000008H EBX[27]. Shared by: package.
struct cppc_status {
    static constexpr std::uint32_t address = 0xc00102b4;
    field<1, 1>
        min_excursion{}; ///< below the minimum; 1 = happened; medium confidence; source: corefreq

    MSR_EQUAL_FIELDS(cppc_status);
};

/// CPPC_REQ2 (c00102b5h), zen6. Shared by: thread.
struct cppc_req2 {
    static constexpr std::uint32_t address = 0xc00102b5;
    field<0, 8> floor_perf{}; ///< floor; medium confidence; source: linux

    MSR_EQUAL_FIELDS(cppc_req2);
};

/// PSTATE_CTL (c0010062h), family10h and later. Shared by: thread.
struct pstate_ctl {
    static constexpr std::uint32_t address = 0xc0010062;
    field<0, 3> pstate_cmd{}; ///< wanted P state; needs 80000007H EDX[7]; <= C0010061H limit;
                              ///< source: linux, corefreq

    MSR_EQUAL_FIELDS(pstate_ctl);
};

/// IA32_PERF_CTL (199h), sandy_bridge and later. Shared by: thread, coordinated in core (package if
/// 1AAH[0]=0 coordination).
struct ia32_perf_ctl_snb {
    static constexpr std::uint32_t address = 0x199;
    field<8, 8> ratio{}; ///< wanted ratio; needs no effect with HWP on; source: linux, geopm(hsx
                         ///< knl skx snb spr), corefreq

    MSR_EQUAL_FIELDS(ia32_perf_ctl_snb);
};

/// IA32_PERF_CTL (199h), nehalem and later. Shared by: thread.
struct ia32_perf_ctl_all {
    static constexpr std::uint32_t address = 0x199;
    field<32, 1> turbo_disengage{}; ///< for this thread; 1 = no turbo; needs 6 EAX[1]; medium
                                    ///< confidence; source: linux, edk2(Architectural)

    MSR_EQUAL_FIELDS(ia32_perf_ctl_all);
};

/// IA32_ENERGY_PERF_BIAS (1b0h), westmere and later. Shared by: thread on sandy_bridge and later;
/// package on westmere (edk2) and in turbostat.
struct ia32_energy_perf_bias {
    static constexpr std::uint32_t address = 0x1b0;
    field<0, 4>
        bias{}; ///< 0 performance, 4 balance performance, 6 normal, 7 normal powersave, 8 balance
                ///< powersave, 15 powersave; needs 6 ECX[3]; reads as 0 until MISC_PWR_MGMT 1AAH[1]
                ///< on Nehalem; source: linux, turbostat, edk2(Architectural), corefreq

    MSR_EQUAL_FIELDS(ia32_energy_perf_bias);
};

/// IA32_PM_ENABLE (770h), CPUID 6 EAX[7]. Shared by: package.
struct ia32_pm_enable {
    static constexpr std::uint32_t address = 0x770;
    field<0, 1>
        hwp_enable{}; ///< HWP; cannot be cleared before reset; 1 = on; needs 6 EAX[7]; source:
                      ///< linux, turbostat, edk2(Architectural), geopm(skx spr), corefreq

    MSR_EQUAL_FIELDS(ia32_pm_enable);
};

/// IA32_HWP_CAPABILITIES (771h), CPUID 6 EAX[7]. Shared by: thread (package in turbostat).
struct ia32_hwp_capabilities {
    static constexpr std::uint32_t address = 0x771;
    read_only<0, 8> highest{}; ///< abstract level; ratio on non-hybrids, other scale on P cores of
                               ///< hybrids; needs 770H[0]; source: linux, turbostat,
                               ///< edk2(Architectural), geopm(skx spr), corefreq
    read_only<8, 8> guaranteed{}; ///< abstract level; ratio on non-hybrids, other scale on P cores
                                  ///< of hybrids; needs 770H[0]; source: linux, turbostat,
                                  ///< edk2(Architectural), geopm(skx spr), corefreq
    read_only<16, 8> most_efficient{}; ///< abstract level; ratio on non-hybrids, other scale on P
                                       ///< cores of hybrids; needs 770H[0]; source: linux,
                                       ///< turbostat, edk2(Architectural), geopm(skx spr), corefreq
    read_only<24, 8> lowest{}; ///< abstract level; ratio on non-hybrids, other scale on P cores of
                               ///< hybrids; needs 770H[0]; source: linux, turbostat,
                               ///< edk2(Architectural), geopm(skx spr), corefreq

    MSR_EQUAL_FIELDS(ia32_hwp_capabilities);
};

/// IA32_HWP_REQUEST_PKG (772h), CPUID 6 EAX[7]. Shared by: package.
struct ia32_hwp_request_pkg {
    static constexpr std::uint32_t address = 0x772;
    field<0, 8> minimum{}; ///< min > max; needs 6 EAX[11]; must be <= Maximum, within 771H; source:
                           ///< linux, turbostat, edk2(Architectural), corefreq
    field<8, 8>
        maximum{}; ///< needs 6 EAX[11]; source: linux, turbostat, edk2(Architectural), corefreq
    field<16, 8> desired{}; ///< 0 = autonomous; needs 6 EAX[11]; source: linux, turbostat,
                            ///< edk2(Architectural), corefreq
    field<24, 8> energy_performance_preference{}; ///< 80H balance performance, C0H balance power; 0
                                                  ///< performance .. 255 energy; needs 6 EAX[11]; 6
                                                  ///< EAX[10]; else 1B0H is used; source: linux,
                                                  ///< turbostat, edk2(Architectural), corefreq
    field<32, 10>
        activity_window{}; ///< 7 bit mantissa, 3 bit exponent of 10 us; needs 6 EAX[11]; 6 EAX[9];
                           ///< source: linux, turbostat, edk2(Architectural), corefreq

    MSR_EQUAL_FIELDS(ia32_hwp_request_pkg);
};

/// IA32_HWP_REQUEST (774h), CPUID 6 EAX[7]; CPUID 6 EAX[17]. Shared by: thread.
struct ia32_hwp_request {
    static constexpr std::uint32_t address = 0x774;
    field<0, 8> minimum{};  ///< min > max; needs 770H[0]; must be <= Maximum, within 771H; source:
                            ///< linux, turbostat, edk2(Architectural), geopm(skx spr), corefreq
    field<8, 8> maximum{};  ///< needs 770H[0]; source: linux, turbostat, edk2(Architectural),
                            ///< geopm(skx spr), corefreq
    field<16, 8> desired{}; ///< 0 = autonomous; needs 770H[0]; source: linux, turbostat,
                            ///< edk2(Architectural), geopm(skx spr), corefreq
    field<24, 8>
        energy_performance_preference{}; ///< 80H balance performance, C0H balance power; 0
                                         ///< performance .. 255 energy; needs 770H[0]; 6 EAX[10];
                                         ///< else 1B0H is used; source: linux, turbostat,
                                         ///< edk2(Architectural), geopm(skx spr), corefreq
    field<32, 10> activity_window{}; ///< 7 bit mantissa, 3 bit exponent of 10 us; needs 770H[0]; 6
                                     ///< EAX[9]; source: linux, turbostat, edk2(Architectural),
                                     ///< geopm(skx spr), corefreq
    field<42, 1> package_control{};  ///< fields without a valid bit come from 772H; 1 = 772H rules;
                                     ///< needs 6 EAX[11]; source: linux, turbostat,
                                     ///< edk2(Architectural), geopm(skx spr), corefreq
    field<59, 1>
        activity_window_valid{};  ///< this thread overrides 772H; 1 = own; needs 6 EAX[17] flexible
                                  ///< HWP; [42]; medium confidence; source: corefreq
    field<60, 1> epp_valid{};     ///< this thread overrides 772H; 1 = own; needs 6 EAX[17] flexible
                                  ///< HWP; [42]; source: geopm(skx spr), corefreq
    field<61, 1> desired_valid{}; ///< this thread overrides 772H; 1 = own; needs 6 EAX[17] flexible
                                  ///< HWP; [42]; source: geopm(skx spr), corefreq
    field<62, 1> maximum_valid{}; ///< this thread overrides 772H; 1 = own; needs 6 EAX[17] flexible
                                  ///< HWP; [42]; source: geopm(skx spr), corefreq
    field<63, 1> minimum_valid{}; ///< this thread overrides 772H; 1 = own; needs 6 EAX[17] flexible
                                  ///< HWP; [42]; source: geopm(skx spr), corefreq

    MSR_EQUAL_FIELDS(ia32_hwp_request);
};

/// IA32_HWP_INTERRUPT (773h), CPUID 6 EAX[8]. Shared by: thread.
struct ia32_hwp_interrupt {
    static constexpr std::uint32_t address = 0x773;
    field<0, 1> guaranteed_change{}; ///< 1 = interrupt; needs 6 EAX[8]; source: linux, turbostat,
                                     ///< edk2(Architectural), corefreq
    field<1, 1> excursion_to_minimum{}; ///< 1 = interrupt; needs 6 EAX[8]; source: linux,
                                        ///< turbostat, edk2(Architectural), corefreq
    field<2, 1>
        highest_change{}; ///< 1 = interrupt; needs 6 EAX[15]; medium confidence; source: corefreq
    field<3, 1>
        peci_override{}; ///< 1 = interrupt; needs 6 EAX[16]; medium confidence; source: corefreq

    MSR_EQUAL_FIELDS(ia32_hwp_interrupt);
};

/// IA32_HWP_STATUS (777h), CPUID 6 EAX[7]. Shared by: thread.
struct ia32_hwp_status {
    static constexpr std::uint32_t address = 0x777;
    write_0_to_clear<0>
        guaranteed_change{}; ///< cleared by writing 0; 1 = happened; needs 770H[0]; source: linux,
                             ///< turbostat, edk2(Architectural), geopm(skx spr)
    write_0_to_clear<2>
        excursion_to_minimum{}; ///< cleared by writing 0; 1 = happened; needs 770H[0]; source:
                                ///< linux, turbostat, edk2(Architectural), geopm(skx spr)
    write_0_to_clear<3> highest_change{}; ///< cleared by writing 0; 1 = happened; needs 770H[0];
                                          ///< medium confidence; source: geopm(skx spr)
    write_0_to_clear<4> peci_entry{}; ///< cleared by writing 0; 1 = happened; needs 770H[0]; medium
                                      ///< confidence; source: geopm(skx spr)
    write_0_to_clear<5> peci_exit{};  ///< cleared by writing 0; 1 = happened; needs 770H[0]; medium
                                      ///< confidence; source: geopm(skx spr)

    MSR_EQUAL_FIELDS(ia32_hwp_status);
};

/// MISC_PWR_MGMT (1aah), nehalem and later; nehalem;westmere. Shared by: package.
struct misc_pwr_mgmt_nhm {
    static constexpr std::uint32_t address = 0x1aa;
    field<0, 1> eist_hw_coordination_disable{}; ///< threads and cores not coordinated; 1 = off;
                                                ///< needs lock bit 13; source: turbostat,
                                                ///< edk2(Goldmont Nehalem), corefreq
    field<1, 1> energy_perf_bias_enable{};      ///< 1B0H visible; 1 = on; source: turbostat,
                                                ///< edk2(Nehalem), corefreq

    MSR_EQUAL_FIELDS(misc_pwr_mgmt_nhm);
};

/// MISC_PWR_MGMT (1aah), skylake and later. Shared by: package.
struct misc_pwr_mgmt_skl {
    static constexpr std::uint32_t address = 0x1aa;
    field<6, 1> enable_hwp{}; ///< set by firmware; 1 = on; medium confidence; source: corefreq
    field<7, 1>
        enable_hwp_interrupt{}; ///< set by firmware; 1 = on; medium confidence; source: corefreq
    field<8, 1> enable_out_of_band{}; ///< set by firmware; 1 = on; source: turbostat, corefreq
    field<12, 1> enable_hwp_epp{}; ///< set by firmware; 1 = on; medium confidence; source: corefreq
    field<13, 1> lock{};           ///< set by firmware; 1 = on; medium confidence; source: corefreq

    MSR_EQUAL_FIELDS(misc_pwr_mgmt_skl);
};

/// POWER_CTL (1fch), nehalem and later. Shared by: package.
struct power_ctl_all {
    static constexpr std::uint32_t address = 0x1fc;
    field<0, 1> bi_directional_prochot{}; ///< other devices may throttle the CPU; 1 = on; medium
                                          ///< confidence; source: corefreq
    field<1, 1> c1e_enable{}; ///< C1 to C1E; 1 = on; source: turbostat, edk2(Goldmont Nehalem
                              ///< Skylake), corefreq

    MSR_EQUAL_FIELDS(power_ctl_all);
};

/// POWER_CTL (1fch), skylake and later. Shared by: package.
struct power_ctl_skl {
    static constexpr std::uint32_t address = 0x1fc;
    field<19, 1>
        energy_efficiency_disable{};     ///< energy efficient turbo; 1 = off; medium confidence;
                                         ///< source: linux, edk2(Skylake), corefreq
    field<20, 1> race_to_halt_disable{}; ///< race to halt; 1 = off; medium confidence; source:
                                         ///< edk2(Skylake), corefreq

    MSR_EQUAL_FIELDS(power_ctl_skl);
};

/// POWER_CTL (1fch), ice_lake_sp;sapphire_rapids;sierra_forest;granite_rapids. Shared by: package.
struct power_ctl_icx {
    static constexpr std::uint32_t address = 0x1fc;
    field<30, 1> cstate_prewake_disable{}; ///< pre-wake; 1 = off; source: turbostat, corefreq

    MSR_EQUAL_FIELDS(power_ctl_icx);
};

/// UNCORE_RATIO_LIMIT (620h), see meters/other_by_model.csv (uncore_ratio_620H);
/// haswell_ep;knights_landing;knights_mill too (edk2, geopm); as above. Shared by: die (package on
/// one-die parts).
struct uncore_ratio_limit {
    static constexpr std::uint32_t address = 0x620;
    field<0, 7> max_ratio{}; ///< x 100 MHz; needs must be >= MinRatio and not 0; hybrids: ring;
                             ///< source: linux, perfspect, edk2(Broadwell HaswellE Skylake XeonD
                             ///< ..), geopm(hsx knl skx spr), corefreq
    field<8, 7> min_ratio{}; ///< x 100 MHz; needs <= MaxRatio; source: linux, edk2(Broadwell
                             ///< HaswellE Skylake XeonD ..), geopm(hsx knl skx spr), corefreq

    MSR_EQUAL_FIELDS(uncore_ratio_limit);
};

/// CLOCK_MODULATION (19ah), pentium_m and later. Shared by: thread.
struct clock_modulation {
    static constexpr std::uint32_t address = 0x19a;
    field<1, 3>
        duty_cycle{}; ///< on-demand clock modulation; n/8; with CPUID 6 EAX[5] bits 3:0 n/16; needs
                      ///< 1 EDX[22]; medium confidence; source: linux, edk2(Architectural)
    field<4, 1> enable{}; ///< 1 = on; needs 1 EDX[22]; source: linux, edk2(Architectural
                          ///< SandyBridge), corefreq

    MSR_EQUAL_FIELDS(clock_modulation);
};

/// IA32_MISC_ENABLE (1a0h), intel with the register (all of family 6 from pentium_m on). Shared by:
/// thread (core on older).
struct ia32_misc_enable_arch {
    static constexpr std::uint32_t address = 0x1a0;
    field<0, 1> fast_strings{}; ///< fast REP MOVS/STOS; 1 = on; needs CPUID 7 EBX[9] may follow;
                                ///< source: linux, edk2(Architectural ..), likwid, geopm(arch)
    field<3, 1> automatic_thermal_control{}; ///< thermal throttling by the part; 1 = on; source:
                                             ///< linux, edk2(Architectural ..), likwid
    read_only<7, 1>
        perfmon_available{}; ///< 1 = available; source: linux, edk2(Architectural ..), likwid
    read_only<11, 1> bts_unavailable{}; ///< branch trace store; 1 = missing; source: linux,
                                        ///< edk2(Architectural ..), likwid
    read_only<12, 1>
        pebs_unavailable{}; ///< PEBS; 1 = missing; source: linux, edk2(Architectural ..), likwid
    field<18, 1> monitor_fsm{}; ///< MONITOR/MWAIT; CPUID 1 ECX[3] follows; 1 = on; source: linux,
                                ///< edk2(Architectural ..), likwid
    field<22, 1> limit_cpuid_maxval{}; ///< CPUID leaf 0 says 2 or 3 at most; 1 = limited; source:
                                       ///< linux, edk2(Architectural ..), likwid, geopm(arch)
    field<23, 1> xtpr_disable{};       ///< task priority messages; 1 = off; needs CPUID 1 ECX[14];
                                       ///< source: linux, edk2(Architectural ..), likwid
    field<34, 1> xd_disable{}; ///< no-execute; CPUID 80000001H EDX[20] follows; 1 = off; source:
                               ///< linux, edk2(Architectural ..), likwid

    MSR_EQUAL_FIELDS(ia32_misc_enable_arch);
};

/// MISC_PWR_MGMT (1aah), goldmont;goldmont_plus;skylake and later. Shared by: package.
struct misc_pwr_mgmt_glm {
    static constexpr std::uint32_t address = 0x1aa;
    field<22, 1> thermal_interrupt_coordination{}; ///< thermal interrupts go to all cores; 1 = on;
                                                   ///< needs lock bit 13; medium confidence;
                                                   ///< source: edk2(Goldmont); XiaoMi-Pro#174 shows
                                                   ///< it on Kaby Lake R

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
