// The registers of the performance counters of AMD processors, by layout. Sources: AMD64
// Architecture Programmer's Manual volume 2, 13.2; BKDG of families 10h to 16h and PPR of families
// 17h to 1Ah, "Performance Event Select" and "Performance Event Counter"; cross-checked with Linux
// and libpfm4. layout.hpp and target.hpp have the layout of each processor. Nothing here was
// measured.
#pragma once

#include <msr/core/register.hpp>
#include <msr/core/register_location.hpp>

#include <cstdint>

namespace msr::amd {

/// The select register of a core counter of K7 and K8 (PERF_CTL[3:0]): an event has 8 bits.
struct perf_ctl_k7 {
    field<0, 8> event_sel_lo{}; ///< bits 7:0 of the event number
    field<8, 8> unit_mask{};    ///< mask of the kinds of the event that count
    flag<16> usr{};             ///< 1: events at privilege levels above 0 count
    flag<17> os{};              ///< 1: events at privilege level 0 count
    flag<18> edge{};            ///< 1: rising edges of the event's condition count
    flag<19> pin_ctl{};         ///< 1: events drive the performance monitor pin
    flag<20> int_{};            ///< 1: an overflow causes an interrupt of the APIC
    reserved<21, 1> reserved21{};
    flag<22> en{}; ///< 1: the counter counts
    /// 1: clocks with fewer than `cnt_mask` events count; 0: with `cnt_mask` or more.
    flag<23> inv{};
    field<24, 8> cnt_mask{}; ///< threshold of events in a clock; 0: each event counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(perf_ctl_k7);
};

/// The select register of a core counter on family 11h: an event has 12 bits, and there are no bits
/// for guest and host.
struct perf_ctl_fam11h {
    field<0, 8> event_sel_lo{}; ///< bits 7:0 of the event number
    field<8, 8> unit_mask{};    ///< mask of the kinds of the event that count
    flag<16> usr{};             ///< 1: events at privilege levels above 0 count
    flag<17> os{};              ///< 1: events at privilege level 0 count
    flag<18> edge{};            ///< 1: rising edges of the event's condition count
    reserved<19, 1> reserved19{};
    flag<20> int_{}; ///< 1: an overflow causes an interrupt of the APIC
    reserved<21, 1> reserved21{};
    flag<22> en{}; ///< 1: the counter counts
    /// 1: clocks with fewer than `cnt_mask` events count; 0: with `cnt_mask` or more.
    flag<23> inv{};
    field<24, 8> cnt_mask{};     ///< threshold of events in a clock; 0: each event counts
    field<32, 4> event_sel_hi{}; ///< bits 11:8 of the event number
    reserved<36, 28> reserved36{};

    MSR_EQUAL_FIELDS(perf_ctl_fam11h);
};

/// The select register of a core counter on families 10h, 12h and later, where PERF_CTL[5:0] and
/// the older PERF_CTL[3:0] agree.
struct perf_ctl {
    field<0, 8> event_sel_lo{}; ///< bits 7:0 of the event number
    field<8, 8> unit_mask{};    ///< mask of the kinds of the event that count
    flag<16> usr{};             ///< 1: events at privilege levels above 0 count
    flag<17> os{};              ///< 1: events at privilege level 0 count
    flag<18> edge{};            ///< 1: rising edges of the event's condition count
    reserved<19, 1> reserved19{};
    flag<20> int_{}; ///< 1: an overflow causes an interrupt of the APIC
    reserved<21, 1> reserved21{};
    flag<22> en{}; ///< 1: the counter counts
    /// 1: clocks with fewer than `cnt_mask` events count; 0: with `cnt_mask` or more.
    flag<23> inv{};
    field<24, 8> cnt_mask{};     ///< threshold of events in a clock; 0: each event counts
    field<32, 4> event_sel_hi{}; ///< bits 11:8 of the event number
    reserved<36, 4> reserved36{};
    flag<40> guest_only{}; ///< 1: the counter counts in guest mode only
    /// 1: the counter counts in host mode only; always, if equal to `guest_only`.
    flag<41> host_only{};
    reserved<42, 22> reserved42{};

    MSR_EQUAL_FIELDS(perf_ctl);
};

/// The register of a counter of any unit but a memory controller. The counter counts up, and
/// overflows when bit 47 changes from 1 to 0.
struct perf_ctr {
    /// Count of 48 bits; software writes minus the sampling period, cut to 48 bits, for an overflow
    /// after the period.
    field<0, 48> count{};
    reserved<48, 16> reserved48{};

    MSR_EQUAL_FIELDS(perf_ctr);
};

/// The register PERF_CNTR_GLOBAL_STATUS of PerfMonV2: which core counters overflowed, and what is
/// frozen.
struct perf_cntr_global_status {
    /// The number and name of the register PERF_CNTR_GLOBAL_STATUS.
    static constexpr register_location location{.address = 0xc0000300,
                                                .name = "perf_cntr_global_status"};

    /// Bit n is 1 where PERF_CTRn overflowed; as many bits as CPUID Fn8000_0022 EBX[3:0] says, 6 in
    /// dumps of CPUID.
    read_only<0, 6> ctr_ovf{};
    reserved<6, 52> reserved6{};
    read_only<58, 1, bool> lbr_freeze{}; ///< 1: the last branch records (LBR) are frozen
    read_only<59, 1, bool> pmc_freeze{}; ///< 1: the counters are frozen
    reserved<60, 4> reserved60{};

    MSR_EQUAL_FIELDS(perf_cntr_global_status);
};

/// The register PERF_CNTR_GLOBAL_CTL of PerfMonV2: the core counters that are enabled, in addition
/// to the bit `en` of their select registers.
struct perf_cntr_global_ctl {
    /// The number and name of the register PERF_CNTR_GLOBAL_CTL.
    static constexpr register_location location{.address = 0xc0000301,
                                                .name = "perf_cntr_global_ctl"};

    /// Bit n is 1 where PERF_CTRn may count; the counter's own `en` must be 1, too.
    field<0, 6> ctr_en{};
    reserved<6, 58> reserved6{};

    MSR_EQUAL_FIELDS(perf_cntr_global_ctl);
};

/// The register PERF_CNTR_GLOBAL_STATUS_CLR of PerfMonV2, whose bits clear bits of
/// PERF_CNTR_GLOBAL_STATUS.
struct perf_cntr_global_status_clr {
    /// The number and name of the register PERF_CNTR_GLOBAL_STATUS_CLR.
    static constexpr register_location location{.address = 0xc0000302,
                                                .name = "perf_cntr_global_status_clr"};

    /// Bit n: clears the flag of an overflow of PERF_CTRn.
    field<0, 6, unsigned, access::write_1_to_clear> ctr_ovf_clr{};
    reserved<6, 52> reserved6{};
    write_1_to_clear<58> lbr_freeze_clr{}; ///< 1: clears `lbr_freeze` of the status register
    write_1_to_clear<59> pmc_freeze_clr{}; ///< 1: clears `pmc_freeze` of the status register
    reserved<60, 4> reserved60{};

    MSR_EQUAL_FIELDS(perf_cntr_global_status_clr);
};

/// The select register of a northbridge counter of families 15h and 16h.
struct nb_perf_ctl {
    field<0, 8> event_sel_lo{}; ///< bits 7:0 of the event number
    field<8, 8> unit_mask{};    ///< mask of the kinds of the event that count
    reserved<16, 4> reserved16{};
    flag<20> int_{}; ///< 1: an overflow causes an interrupt
    reserved<21, 1> reserved21{};
    flag<22> en{}; ///< 1: the counter counts
    reserved<23, 9> reserved23{};
    field<32, 4> event_sel_hi{}; ///< bits 11:8 of the event number
    flag<36> int_core_en{};      ///< 1: only the core `int_core_sel` receives the interrupt
    /// Number of the core that receives the interrupt, if `int_core_en`.
    field<37, 4> int_core_sel{};
    reserved<41, 23> reserved41{};

    MSR_EQUAL_FIELDS(nb_perf_ctl);
};

/// The select register of a data fabric counter up to Zen 3: an event has 14 bits in three pieces.
struct df_perf_ctl {
    field<0, 8> event_sel_lo{}; ///< bits 7:0 of the event number
    field<8, 8> unit_mask{};    ///< mask of the kinds of the event that count
    reserved<16, 6> reserved16{};
    flag<22> en{}; ///< 1: the counter counts
    reserved<23, 9> reserved23{};
    field<32, 4> event_sel_mid{}; ///< bits 11:8 of the event number
    reserved<36, 23> reserved36{};
    field<59, 2> event_sel_hi{}; ///< bits 13:12 of the event number
    reserved<61, 3> reserved61{};

    MSR_EQUAL_FIELDS(df_perf_ctl);
};

/// The select register of a data fabric counter with PerfMonV2: an event has 14 bits in two pieces,
/// and a unit mask 12 bits in two pieces.
struct df_perf_ctl_v2 {
    field<0, 8> event_sel_lo{}; ///< bits 7:0 of the event number
    field<8, 8> unit_mask_lo{}; ///< bits 7:0 of the unit mask
    reserved<16, 6> reserved16{};
    flag<22> en{}; ///< 1: the counter counts
    reserved<23, 1> reserved23{};
    field<24, 4> unit_mask_hi{}; ///< bits 11:8 of the unit mask
    reserved<28, 4> reserved28{};
    field<32, 6> event_sel_hi{}; ///< bits 13:8 of the event number
    reserved<38, 26> reserved38{};

    MSR_EQUAL_FIELDS(df_perf_ctl_v2);
};

/// The select register of an L2 interface counter of family 16h.
struct l2i_perf_ctl {
    field<0, 8> event_sel_lo{}; ///< bits 7:0 of the event number
    field<8, 8> unit_mask{};    ///< mask of the kinds of the event that count
    reserved<16, 4> reserved16{};
    flag<20> int_{}; ///< 1: an overflow causes an interrupt
    reserved<21, 1> reserved21{};
    flag<22> en{}; ///< 1: the counter counts
    reserved<23, 9> reserved23{};
    field<32, 4> event_sel_hi{}; ///< bits 11:8 of the event number
    reserved<36, 20> reserved36{};
    field<56, 4> thread_mask{}; ///< a bit for each core, 1: the core's L2 traffic counts
    reserved<60, 4> reserved60{};

    MSR_EQUAL_FIELDS(l2i_perf_ctl);
};

/// The select register of an L3 counter of family 17h.
struct l3_perf_ctl {
    field<0, 8> event_sel{}; ///< bits 7:0 of the event number
    field<8, 8> unit_mask{}; ///< mask of the kinds of the event that count
    reserved<16, 6> reserved16{};
    flag<22> en{}; ///< 1: the counter counts
    reserved<23, 25> reserved23{};
    /// A bit for each L3 slice, 1: the slice's events count; 15: all slices.
    field<48, 4> slice_mask{};
    reserved<52, 4> reserved52{};
    /// A bit for each thread of the core complex, 1: the thread's requests count; bit 2c+t is
    /// thread t of core c.
    field<56, 8> thread_mask{};

    MSR_EQUAL_FIELDS(l3_perf_ctl);
};

/// The select register of an L3 counter from family 19h on.
struct l3_perf_ctl_fam19h {
    field<0, 8> event_sel{}; ///< bits 7:0 of the event number
    field<8, 8> unit_mask{}; ///< mask of the kinds of the event that count
    reserved<16, 6> reserved16{};
    flag<22> en{}; ///< 1: the counter counts
    reserved<23, 19> reserved23{};
    field<42, 3> core_id{}; ///< number of the core whose requests count, unless `en_all_cores`
    reserved<45, 1> reserved45{};
    flag<46> en_all_slices{}; ///< 1: events of all L3 slices count
    flag<47> en_all_cores{};  ///< 1: requests of all cores of the complex count
    field<48, 3> slice_id{};  ///< number of the L3 slice whose events count, unless `en_all_slices`
    reserved<51, 5> reserved51{};
    /// A bit for each SMT thread, 1: the thread's requests count (Linux and amd-perf-tools use 2
    /// bits; libpfm4 allows 4: 56..59).
    field<56, 2> thread_mask{};
    reserved<58, 6> reserved58{};

    MSR_EQUAL_FIELDS(l3_perf_ctl_fam19h);
};

/// The select register of a counter of a memory controller (UMC), from Zen 4 on: no privilege,
/// edge, threshold or interrupt. Linux leaves bits 10 to 28 at 0 (arch/x86/events/amd/uncore.c);
/// registers with this layout at other addresses have priorities, sizes and chips in these bits.
struct umc_perf_ctl {
    field<0, 8> event_sel{}; ///< bits 7:0 of the event number
    /// The kind of accesses that count; 1: reads, 2: writes, 0: reads and writes.
    field<8, 2> rd_wr_mask{};
    reserved<10, 21> reserved10{};
    flag<31> en{}; ///< 1: the counter counts
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(umc_perf_ctl);
};

/// The register of a counter of a memory controller. The counter does not wrap: at its maximum it
/// stands still, and bit 48 is set (Linux, arch/x86/events/amd/uncore.c).
struct umc_perf_ctr {
    field<0, 48> count{}; ///< count of 48 bits, which stops at its maximum
    flag<48> overflow{};  ///< 1: the counter has reached its maximum and stands still
    reserved<49, 15> reserved49{};

    MSR_EQUAL_FIELDS(umc_perf_ctr);
};

/// The number of bits of AMD's counters.
inline constexpr unsigned counter_width = 48;

} // namespace msr::amd

MSR_REGISTER(msr::amd::perf_ctl_k7, event_sel_lo, unit_mask, usr, os, edge, pin_ctl, int_,
             reserved21, en, inv, cnt_mask, reserved32);
MSR_REGISTER(msr::amd::perf_ctl_fam11h, event_sel_lo, unit_mask, usr, os, edge, reserved19, int_,
             reserved21, en, inv, cnt_mask, event_sel_hi, reserved36);
MSR_REGISTER(msr::amd::perf_ctl, event_sel_lo, unit_mask, usr, os, edge, reserved19, int_,
             reserved21, en, inv, cnt_mask, event_sel_hi, reserved36, guest_only, host_only,
             reserved42);
MSR_REGISTER(msr::amd::perf_ctr, count, reserved48);
MSR_REGISTER(msr::amd::perf_cntr_global_status, ctr_ovf, reserved6, lbr_freeze, pmc_freeze,
             reserved60);
MSR_REGISTER(msr::amd::perf_cntr_global_ctl, ctr_en, reserved6);
MSR_REGISTER(msr::amd::perf_cntr_global_status_clr, ctr_ovf_clr, reserved6, lbr_freeze_clr,
             pmc_freeze_clr, reserved60);
MSR_REGISTER(msr::amd::nb_perf_ctl, event_sel_lo, unit_mask, reserved16, int_, reserved21, en,
             reserved23, event_sel_hi, int_core_en, int_core_sel, reserved41);
MSR_REGISTER(msr::amd::df_perf_ctl, event_sel_lo, unit_mask, reserved16, en, reserved23,
             event_sel_mid, reserved36, event_sel_hi, reserved61);
MSR_REGISTER(msr::amd::df_perf_ctl_v2, event_sel_lo, unit_mask_lo, reserved16, en, reserved23,
             unit_mask_hi, reserved28, event_sel_hi, reserved38);
MSR_REGISTER(msr::amd::l2i_perf_ctl, event_sel_lo, unit_mask, reserved16, int_, reserved21, en,
             reserved23, event_sel_hi, reserved36, thread_mask, reserved60);
MSR_REGISTER(msr::amd::l3_perf_ctl, event_sel, unit_mask, reserved16, en, reserved23, slice_mask,
             reserved52, thread_mask);
MSR_REGISTER(msr::amd::l3_perf_ctl_fam19h, event_sel, unit_mask, reserved16, en, reserved23,
             core_id, reserved45, en_all_slices, en_all_cores, slice_id, reserved51, thread_mask,
             reserved58);
MSR_REGISTER(msr::amd::umc_perf_ctl, event_sel, rd_wr_mask, reserved10, en, reserved32);
MSR_REGISTER(msr::amd::umc_perf_ctr, count, overflow, reserved49);
