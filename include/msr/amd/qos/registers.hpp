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

/// The register IA32_QM_EVTSEL of AMD processors: what the next read of IA32_QM_CTR on this logical
/// processor returns.
struct qm_evtsel {
    /// Number of the register IA32_QM_EVTSEL, as RDMSR takes it.
    static constexpr std::uint32_t address = rdt::qm_evtsel::address;
    static constexpr scope where = scope::thread; ///< which logical processors share the register

    field<0, 8, event> evt_id{}; ///< the event that is read; 1 where an assigned counter is read
    reserved<8, 23> reserved8{};
    flag<31> extended_evt_id{}; ///< 1: an assigned counter is read, whose number is in `rmid`
    /// The RMID whose events are read, or the number of an assigned counter.
    field<32, 12> rmid{};
    reserved<44, 20> reserved44{};

    MSR_EQUAL_FIELDS(qm_evtsel);
};

/// The register with the bandwidth limit of a class, on processors where CPUID gives limits 11 bits
/// (Zen 2 servers to Zen 4).
struct mba_bw {
    /// Number of the register with the bandwidth limit of class 0; the register of class n is n
    /// higher.
    static constexpr std::uint32_t address = 0xc0000200;
    /// Largest number of registers of bandwidth limits, one for each class.
    static constexpr unsigned most = 16;
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    field<0, 11> bw_max{}; ///< the bandwidth limit, in eighths of GB/s
    flag<11> unlimited{};  ///< 1, with 0 in `bw_max`: the class has no bandwidth limit
    reserved<12, 52> reserved12{};

    MSR_EQUAL_FIELDS(mba_bw);
};

/// The register with the bandwidth limit of a class, on processors where CPUID gives limits 12 bits
/// (Zen 5).
struct mba_bw_12 {
    /// Number of the register with the bandwidth limit of class 0; the register of class n is n
    /// higher.
    static constexpr std::uint32_t address = mba_bw::address;
    /// Largest number of registers of bandwidth limits, one for each class.
    static constexpr unsigned most = mba_bw::most;
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    field<0, 12> bw_max{}; ///< the bandwidth limit, in eighths of GB/s
    flag<12> unlimited{};  ///< 1, with 0 in `bw_max`: the class has no bandwidth limit
    reserved<13, 51> reserved13{};

    MSR_EQUAL_FIELDS(mba_bw_12);
};

/// The register with the limit of a class's bandwidth to slow memory (CXL).
struct smba_bw {
    /// Number of the register with the limit of class 0; the register of class n is n higher.
    static constexpr std::uint32_t address = 0xc0000280;
    /// Largest number of registers of limits to slow memory, one for each class.
    static constexpr unsigned most = 16;
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    field<0, 13> bw_max{}; ///< the bandwidth limit, in eighths of GB/s
    reserved<13, 51> reserved13{};

    MSR_EQUAL_FIELDS(smba_bw);
};

/// The register with the kinds of traffic that a bandwidth event counts.
struct evt_cfg {
    /// Number of the register of the event of total bandwidth, l3_total_bandwidth; that of local
    /// bandwidth is 1 higher.
    static constexpr std::uint32_t address = 0xc0000400;
    /// Largest number of registers evt_cfg, one for each bandwidth event.
    static constexpr unsigned most = 2;
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    flag<0> local_reads{};  ///< 1: reads from the memory of the cache's own node count
    flag<1> remote_reads{}; ///< 1: reads from the memory of other nodes count
    /// 1: non-temporal writes to the memory of the cache's own node count.
    flag<2> local_nt_writes{};
    flag<3> remote_nt_writes{};  ///< 1: non-temporal writes to the memory of other nodes count
    flag<4> local_slow_reads{};  ///< 1: reads from slow memory of the cache's own node count
    flag<5> remote_slow_reads{}; ///< 1: reads from slow memory of other nodes count
    flag<6> dirty_victims{};     ///< 1: lines that caches write back to memory count
    reserved<7, 57> reserved7{};

    MSR_EQUAL_FIELDS(evt_cfg);
};

/// The values of the registers evt_cfg at reset: that of total bandwidth counts all kinds of
/// traffic, that of local bandwidth the kinds of the cache's own node.
/// Source: Linux resctrl.
inline constexpr std::uint64_t evt_cfg_at_reset[evt_cfg::most] = {0x7f, 0x15};

/// The register that configures assignable counters: `cntr_id` selects the counter whose
/// configuration is written.
struct abmc_cfg {
    /// Number of the register abmc_cfg, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc00003fd;
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    field<0, 32> bw_type{}; ///< the kinds of traffic that the counter counts, as bits of evt_cfg
    field<32, 12> bw_src{}; ///< the RMID whose traffic the counter counts, or a class of service
    reserved<44, 3> reserved44{};
    flag<47> src_is_clos{}; ///< 1: the field `bw_src` is a class of service; 0: an RMID
    field<48, 5> cntr_id{}; ///< number of the assignable counter
    reserved<53, 9> reserved53{};
    flag<62> cntr_en{}; ///< 1: the counter is assigned, and counts
    /// 1: the write configures the counter; 0: the write selects the counter that abmc_dsc shows.
    flag<63> cfg_en{};

    MSR_EQUAL_FIELDS(abmc_cfg);
};

/// The register that shows the configuration of the counter which abmc_cfg selected.
struct abmc_dsc {
    /// Number of the register abmc_dsc, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc00003fe;
    static constexpr scope where = scope::l3; ///< which logical processors share the register

    read_only<0, 64> status{}; ///< the configuration of the counter, with the layout of abmc_cfg

    MSR_EQUAL_FIELDS(abmc_dsc);
};

/// The register that enables extensions of QoS of the L3 cache.
struct l3_qos_ext_cfg {
    /// Number of the register l3_qos_ext_cfg, as RDMSR takes it.
    static constexpr std::uint32_t address = 0xc00003ff;
    static constexpr scope where = scope::thread; ///< which logical processors share the register

    flag<0> abmc_en{};   ///< 1: counters can be assigned to RMIDs
    flag<1> sdciae_en{}; ///< 1: devices put data of I/O into the L3 cache
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
