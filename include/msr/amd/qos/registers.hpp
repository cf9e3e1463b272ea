// The registers of AMD QoS, without those that it shares with Intel RDT. Sources: Linux resctrl
// (arch/x86/kernel/cpu/resctrl), intel-cmt-cat, CPUID dumps of InstLatx64. AMD's own specification
// was not read, and nothing was measured for this library.
#pragma once

#include <msr/core/register.hpp>
#include <msr/rdt/registers.hpp>

#include <cstdint>

namespace msr::qos {

using rdt::confidence;
using rdt::event;
using rdt::scope;

/// IA32_QM_EVTSEL with assignable counters.
struct qm_evtsel {
    static constexpr std::uint32_t address = rdt::qm_evtsel::address; ///< register number
    static constexpr scope where = scope::thread; ///< which logical processors share the register

    field<0, 8, event> evt_id{}; ///< 1 for an assigned counter, else as on Intel
    reserved<8, 23> reserved8{};
    flag<31> extended_evt_id{}; ///< read an assigned counter, whose number `rmid` holds
    field<32, 12> rmid{};       ///< the RMID, or the number of a counter
    reserved<44, 20> reserved44{};

    MSR_EQUAL_FIELDS(qm_evtsel);
};

/// The bandwidth limit of class n where CPUID gives it 11 bits (Zen 2 servers to Zen 4).
struct mba_bw {
    static constexpr std::uint32_t address = 0xc0000200; ///< number of the register of class 0;
                                                         ///< class n has the n-th after it
    static constexpr unsigned most = 16;                 ///< registers of this kind, at most
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    field<0, 11> bw_max{}; ///< in eighths of GB/s
    flag<11> unlimited{};  ///< alone: no limit
    reserved<12, 52> reserved12{};

    MSR_EQUAL_FIELDS(mba_bw);
};

/// A bandwidth limit where CPUID gives it 12 bits (Zen 5).
struct mba_bw_12 {
    static constexpr std::uint32_t address = mba_bw::address; ///< register number
    static constexpr unsigned most = mba_bw::most;            ///< registers of this kind, at most
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    field<0, 12> bw_max{}; ///< the limit, in units of 1/8 GB/s
    flag<12> unlimited{};  ///< alone: no limit
    reserved<13, 51> reserved13{};

    MSR_EQUAL_FIELDS(mba_bw_12);
};

/// The limit of class n on slow memory (CXL).
struct smba_bw {
    static constexpr std::uint32_t address = 0xc0000280; ///< register number
    static constexpr unsigned most = 16;                 ///< registers of this kind, at most
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    field<0, 13> bw_max{}; ///< the limit
    reserved<13, 51> reserved13{};

    MSR_EQUAL_FIELDS(smba_bw);
};

/// The traffic that the event of total bandwidth counts; the register with the next address says
/// what the event of local bandwidth counts.
struct evt_cfg {
    static constexpr std::uint32_t address = 0xc0000400; ///< number of the register of
                                                         ///< l3_total_bandwidth
    static constexpr unsigned most = 2;                  ///< registers of this kind, at most
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    flag<0> local_reads{};       ///< reads from the memory of the own node
    flag<1> remote_reads{};      ///< reads from the memory of other nodes
    flag<2> local_nt_writes{};   ///< non-temporal
    flag<3> remote_nt_writes{};  ///< non-temporal, to other nodes
    flag<4> local_slow_reads{};  ///< reads from slow memory of the own node
    flag<5> remote_slow_reads{}; ///< reads from slow memory of other nodes
    flag<6> dirty_victims{};     ///< lines that are written back
    reserved<7, 57> reserved7{};

    MSR_EQUAL_FIELDS(evt_cfg);
};

/// The values of evt_cfg at reset, total first: all kinds; those of the own node. Source: Linux
/// resctrl.
inline constexpr std::uint64_t evt_cfg_at_reset[evt_cfg::most] = {0x7f, 0x15};

/// The configuration of an assignable counter. A window on all of them: `cntr_id` selects the
/// counter.
struct abmc_cfg {
    static constexpr std::uint32_t address = 0xc00003fd; ///< register number
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    field<0, 32> bw_type{}; ///< kinds of traffic, as in evt_cfg
    field<32, 12> bw_src{}; ///< RMID or class
    reserved<44, 3> reserved44{};
    flag<47> src_is_clos{}; ///< `bw_src` is a class
    field<48, 5> cntr_id{}; ///< number of the counter
    reserved<53, 9> reserved53{};
    flag<62> cntr_en{}; ///< the counter is assigned
    flag<63> cfg_en{};  ///< 1: the write configures the counter; 0: it selects what abmc_dsc shows

    MSR_EQUAL_FIELDS(abmc_cfg);
};

/// The counter that abmc_cfg selects, with the layout of abmc_cfg.
struct abmc_dsc {
    static constexpr std::uint32_t address = 0xc00003fe; ///< register number
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    read_only<0, 64> status{}; ///< the configuration of the counter

    MSR_EQUAL_FIELDS(abmc_dsc);
};

/// Extensions of the third-level cache's QoS.
struct l3_qos_ext_cfg {
    static constexpr std::uint32_t address = 0xc00003ff; ///< register number
    static constexpr scope where = scope::thread; ///< which logical processors share the register

    flag<0> abmc_en{};   ///< assignable counters
    flag<1> sdciae_en{}; ///< I/O data goes into the cache
    reserved<2, 62> reserved2{};

    MSR_EQUAL_FIELDS(l3_qos_ext_cfg);
};

} // namespace msr::qos

MSR_REGISTER(msr::qos::qm_evtsel, evt_id, reserved8, extended_evt_id, rmid, reserved44);
MSR_REGISTER(msr::qos::mba_bw, bw_max, unlimited, reserved12);
MSR_REGISTER(msr::qos::mba_bw_12, bw_max, unlimited, reserved13);
MSR_REGISTER(msr::qos::smba_bw, bw_max, reserved13);
MSR_REGISTER(msr::qos::evt_cfg, local_reads, remote_reads, local_nt_writes, remote_nt_writes,
             local_slow_reads, remote_slow_reads, dirty_victims, reserved7);
MSR_REGISTER(msr::qos::abmc_cfg, bw_type, bw_src, reserved44, src_is_clos, cntr_id, reserved53,
             cntr_en, cfg_en);
MSR_REGISTER(msr::qos::abmc_dsc, status);
MSR_REGISTER(msr::qos::l3_qos_ext_cfg, abmc_en, sdciae_en, reserved2);
