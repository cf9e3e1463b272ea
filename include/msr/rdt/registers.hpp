// The registers of Intel RDT that AMD QoS shares, and the registers that Intel alone has: their
// addresses and fields, and the processors that share a copy of each. Sources: Linux resctrl,
// intel-cmt-cat, Xen, ia32-doc; scopes: Intel SDM volume 3, 17.16 and 17.17, and Linux resctrl.
// Nothing in this header was measured: no such processor was at hand.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/register.hpp>
#include <msr/core/register_location.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>

namespace msr::rdt {

/// The unit that shares one copy of a register: to reach every copy, a register is written on a
/// logical processor of each unit.
using scope = register_scope;

using msr::confidence;

/// The events that IA32_QM_EVTSEL can select; the values are those of the register's field.
enum class event : std::uint8_t {
    l3_occupancy = 1,       ///< bytes that an RMID has in the cache at the time of the reading
    l3_total_bandwidth = 2, ///< traffic of an RMID between the cache and any memory
    /// Traffic of an RMID between the cache and the memory of the cache's own node.
    l3_local_bandwidth = 3,
};

/// IA32_PQR_ASSOC: the class of service and the RMID that this logical processor has. The register
/// is written as a whole: a write of the RMID alone puts the class back to 0.
struct pqr_assoc {
    static constexpr std::uint32_t address = 0xc8f; ///< the MSR address of IA32_PQR_ASSOC
    static constexpr scope where = scope::thread;   ///< the unit with one copy of IA32_PQR_ASSOC
    /// The MSR address, the scope and the name of IA32_PQR_ASSOC.
    static constexpr register_location location{
        .address = address, .scope = where, .name = "ia32_pqr_assoc"};

    /// Resource monitoring identifier (RMID); processors implement fewer bits than the field has.
    field<0, 10> rmid{};
    reserved<10, 22> reserved10{};
    field<32, 32> cos{}; ///< number of the logical processor's class of service

    MSR_EQUAL_FIELDS(pqr_assoc);
};

/// IA32_QM_EVTSEL: the event and the RMID whose count the next read of IA32_QM_CTR on this logical
/// processor returns.
struct qm_evtsel {
    static constexpr std::uint32_t address = 0xc8d; ///< the MSR address of IA32_QM_EVTSEL
    static constexpr scope where = scope::thread;   ///< the unit with one copy of IA32_QM_EVTSEL
    /// The MSR address, the scope and the name of IA32_QM_EVTSEL.
    static constexpr register_location location{
        .address = address, .scope = where, .name = "ia32_qm_evtsel"};

    field<0, 8, event> evt_id{}; ///< the event that QM_CTR counts
    reserved<8, 24> reserved8{};
    field<32, 10> rmid{}; ///< the RMID whose event QM_CTR counts
    reserved<42, 22> reserved42{};

    MSR_EQUAL_FIELDS(qm_evtsel);
};

/// IA32_QM_CTR: the count of the event and RMID that QM_EVTSEL selects. `data` is valid only where
/// both flags are clear.
struct qm_ctr {
    static constexpr std::uint32_t address = 0xc8e; ///< the MSR address of IA32_QM_CTR
    static constexpr scope where = scope::thread;   ///< the unit with one copy of IA32_QM_CTR
    /// The MSR address, the scope and the name of IA32_QM_CTR.
    static constexpr register_location location{
        .address = address, .scope = where, .name = "ia32_qm_ctr"};

    read_only<0, 62> data{}; ///< the count of the event, in units of the upscaling factor
    /// Whether the counter has no data now, and must be read again later.
    read_only<62, 1, bool> unavailable{};
    read_only<63, 1, bool> error{}; ///< the RMID or the event selected in QM_EVTSEL does not exist

    MSR_EQUAL_FIELDS(qm_ctr);
};

/// IA32_L3_QOS_CFG: whether the third-level cache is divided into code and data. On AMD each
/// logical processor has a register of its own, and all of these registers must be written.
struct l3_qos_cfg {
    static constexpr std::uint32_t address = 0xc81; ///< the MSR address of IA32_L3_QOS_CFG
    static constexpr scope where = scope::thread;   ///< the unit with one copy of IA32_L3_QOS_CFG
    /// The MSR address, the scope and the name of IA32_L3_QOS_CFG.
    static constexpr register_location location{
        .address = address, .scope = where, .name = "ia32_l3_qos_cfg"};

    /// Code and data prioritisation is on: each class of service has two masks.
    flag<0> cdp_enable{};
    reserved<1, 63> reserved1{};

    MSR_EQUAL_FIELDS(l3_qos_cfg);
};

/// IA32_L2_QOS_CFG: whether the second-level cache is divided into code and data.
struct l2_qos_cfg {
    static constexpr std::uint32_t address = 0xc82; ///< the MSR address of IA32_L2_QOS_CFG
    static constexpr scope where = scope::thread;   ///< the unit with one copy of IA32_L2_QOS_CFG
    /// The MSR address, the scope and the name of IA32_L2_QOS_CFG.
    static constexpr register_location location{
        .address = address, .scope = where, .name = "ia32_l2_qos_cfg"};

    /// Code and data prioritisation is on: code and data have masks of their own.
    flag<0> cdp_enable{};
    reserved<1, 63> reserved1{};

    MSR_EQUAL_FIELDS(l2_qos_cfg);
};

/// IA32_L3_IO_QOS_CFG: whether classes of service and RMIDs apply to the accesses of devices to the
/// third-level cache.
struct l3_io_qos_cfg {
    static constexpr std::uint32_t address = 0xc83; ///< the MSR address of IA32_L3_IO_QOS_CFG
    /// The unit with one copy of IA32_L3_IO_QOS_CFG.
    static constexpr scope where = scope::l3;

    flag<0> io_alloc_en{}; ///< classes of service also apply to the accesses of devices
    flag<1> io_mon_en{};   ///< RMIDs also apply to the accesses of devices
    reserved<2, 62> reserved2{};

    MSR_EQUAL_FIELDS(l3_io_qos_cfg);
};

/// MSR_MBA_CFG of servers: how delays of memory traffic are combined. No document at hand describes
/// bits 0 and 1.
struct mba_cfg {
    static constexpr std::uint32_t address = 0xc84; ///< the MSR address of MSR_MBA_CFG
    static constexpr scope where = scope::package;  ///< the unit with one copy of MSR_MBA_CFG

    /// Whether the least or the greatest delay of a core's threads applies to the core.
    flag<0> min_max_delay{};
    flag<1> legacy_mode{}; ///< the legacy mode of the delays of memory bandwidth allocation is on
    flag<2> mba40_en{};    ///< MBA 4.0 (memory bandwidth allocation) is on
    reserved<3, 61> reserved3{};

    MSR_EQUAL_FIELDS(mba_cfg);
};

/// MSR_SNC_CFG: how RMIDs are shared between sub-NUMA clusters. Its address is that of the mask of
/// class 16; processors that have MSR_SNC_CFG have fewer classes.
struct snc_cfg {
    static constexpr std::uint32_t address = 0xca0; ///< the MSR address of MSR_SNC_CFG
    static constexpr scope where = scope::package;  ///< the unit with one copy of MSR_SNC_CFG

    /// 0: RMIDs are shared between the sub-NUMA clusters; Linux clears the bit where clusters are
    /// active.
    flag<0> snc_on{};
    reserved<1, 63> reserved1{};

    MSR_EQUAL_FIELDS(snc_cfg);
};

/// IA32_CORE_CAPABILITIES: features of a core, of which RDT uses a single bit.
struct core_capabilities {
    static constexpr std::uint32_t address = 0xcf; ///< the MSR address of IA32_CORE_CAPABILITIES
    /// The unit with one copy of IA32_CORE_CAPABILITIES.
    static constexpr scope where = scope::core;

    reserved<0, 10> reserved0{};
    /// the processor has MBA 4.0 (memory bandwidth allocation), which can be enabled
    read_only<10, 1, bool> mba40{};
    reserved<11, 53> reserved11{};

    MSR_EQUAL_FIELDS(core_capabilities);
};

/// IA32_L3_QOS_MASK_n: the ways of the third-level cache that class n may fill; with code and data
/// prioritisation 2n holds the mask for data, 2n + 1 the mask for code.
struct l3_qos_mask {
    /// MSR address of IA32_L3_QOS_MASK_0, the register of class 0; that of class n is n higher.
    static constexpr std::uint32_t address = 0xc90;
    /// The largest number of IA32_L3_QOS_MASK_n registers.
    static constexpr unsigned most = 128;
    static constexpr scope where = scope::l3; ///< the unit with one copy of IA32_L3_QOS_MASK_n

    /// Capacity mask, a bit for each way of the cache; processors have fewer bits than the field.
    field<0, 32> cbm{};
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(l3_qos_mask);
};

/// IA32_L2_QOS_MASK_n: the ways of the second-level cache that class n may fill; with code and data
/// prioritisation 2n holds the mask for data, 2n + 1 the mask for code.
struct l2_qos_mask {
    /// MSR address of IA32_L2_QOS_MASK_0, the register of class 0; that of class n is n higher.
    static constexpr std::uint32_t address = 0xd10;
    /// The largest number of IA32_L2_QOS_MASK_n registers.
    static constexpr unsigned most = 64;
    static constexpr scope where = scope::l2; ///< the unit with one copy of IA32_L2_QOS_MASK_n

    /// Capacity mask, a bit for each way of the cache; processors have fewer bits than the field.
    field<0, 32> cbm{};
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(l2_qos_mask);
};

/// IA32_MBA_THRTL_n: how much the memory traffic of class n is delayed. Intel only: AMD limits
/// bandwidth in registers of its own.
struct mba_thrtl {
    /// MSR address of IA32_MBA_THRTL_0, the register of class 0; that of class n is n higher.
    static constexpr std::uint32_t address = 0xd50;
    /// The number of IA32_MBA_THRTL_n registers that processors have at least; classes without such
    /// a register are refused.
    static constexpr unsigned most = 64;
    static constexpr scope where = scope::l3; ///< the unit with one copy of IA32_MBA_THRTL_n

    /// Delay of the memory traffic of class n, 0: none; where delays are linear, 100 less the
    /// percentage of bandwidth left.
    field<0, 16> delay{};
    reserved<16, 48> reserved16{};

    MSR_EQUAL_FIELDS(mba_thrtl);
};

} // namespace msr::rdt

template <>
inline constexpr msr::enumerator msr::names_of<msr::rdt::event>[] = {
    {1, "l3_occupancy"}, {2, "l3_total_bandwidth"}, {3, "l3_local_bandwidth"}};

MSR_REGISTER(msr::rdt::pqr_assoc, rmid, reserved10, cos);
MSR_REGISTER(msr::rdt::qm_evtsel, evt_id, reserved8, rmid, reserved42);
MSR_REGISTER(msr::rdt::qm_ctr, data, unavailable, error);
MSR_REGISTER(msr::rdt::l3_qos_cfg, cdp_enable, reserved1);
MSR_REGISTER(msr::rdt::l2_qos_cfg, cdp_enable, reserved1);
MSR_REGISTER(msr::rdt::l3_io_qos_cfg, io_alloc_en, io_mon_en, reserved2);
MSR_REGISTER(msr::rdt::mba_cfg, min_max_delay, legacy_mode, mba40_en, reserved3);
MSR_REGISTER(msr::rdt::snc_cfg, snc_on, reserved1);
MSR_REGISTER(msr::rdt::core_capabilities, reserved0, mba40, reserved11);
MSR_REGISTER(msr::rdt::l3_qos_mask, cbm, reserved32);
MSR_REGISTER(msr::rdt::l2_qos_mask, cbm, reserved32);
MSR_REGISTER(msr::rdt::mba_thrtl, delay, reserved16);
