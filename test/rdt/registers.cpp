#include <msr/rdt/registers.hpp>

#include "rdt_facts.hpp"

#include <doctest/doctest.h>

#include <cstdint>

namespace {

namespace rdt = msr::rdt;
using msr::all_of;
using msr::decode;
using msr::encode;
using msr::fields_of;
using rdt_facts::agrees;
using rdt_facts::is_at;

constexpr field_check::line pqr_assoc_facts[] = {
    MSR_FACT(rdt::pqr_assoc, rmid, 0, 0x3ff, read_write),
    MSR_FACT(rdt::pqr_assoc, reserved10, 10, 0xfffffc00, reserved),
    MSR_FACT(rdt::pqr_assoc, cos, 32, 0xffffffff00000000, read_write),
};
constexpr field_check::line qm_evtsel_facts[] = {
    MSR_FACT(rdt::qm_evtsel, evt_id, 0, 0xff, read_write),
    MSR_FACT(rdt::qm_evtsel, reserved8, 8, 0xffffff00, reserved),
    MSR_FACT(rdt::qm_evtsel, rmid, 32, 0x3ff00000000, read_write),
    MSR_FACT(rdt::qm_evtsel, reserved42, 42, 0xfffffc0000000000, reserved),
};
constexpr field_check::line qm_ctr_facts[] = {
    MSR_FACT(rdt::qm_ctr, data, 0, 0x3fffffffffffffff, read_only),
    MSR_FACT(rdt::qm_ctr, unavailable, 62, 0x4000000000000000, read_only),
    MSR_FACT(rdt::qm_ctr, error, 63, 0x8000000000000000, read_only),
};
constexpr field_check::line l3_qos_cfg_facts[] = {
    MSR_FACT(rdt::l3_qos_cfg, cdp_enable, 0, 0x1, read_write),
    MSR_FACT(rdt::l3_qos_cfg, reserved1, 1, 0xfffffffffffffffe, reserved),
};
constexpr field_check::line l2_qos_cfg_facts[] = {
    MSR_FACT(rdt::l2_qos_cfg, cdp_enable, 0, 0x1, read_write),
    MSR_FACT(rdt::l2_qos_cfg, reserved1, 1, 0xfffffffffffffffe, reserved),
};
constexpr field_check::line l3_io_qos_cfg_facts[] = {
    MSR_FACT(rdt::l3_io_qos_cfg, io_alloc_en, 0, 0x1, read_write),
    MSR_FACT(rdt::l3_io_qos_cfg, io_mon_en, 1, 0x2, read_write),
    MSR_FACT(rdt::l3_io_qos_cfg, reserved2, 2, 0xfffffffffffffffc, reserved),
};
constexpr field_check::line mba_cfg_facts[] = {
    MSR_FACT(rdt::mba_cfg, min_max_delay, 0, 0x1, read_write),
    MSR_FACT(rdt::mba_cfg, legacy_mode, 1, 0x2, read_write),
    MSR_FACT(rdt::mba_cfg, mba40_en, 2, 0x4, read_write),
    MSR_FACT(rdt::mba_cfg, reserved3, 3, 0xfffffffffffffff8, reserved),
};
constexpr field_check::line snc_cfg_facts[] = {
    MSR_FACT(rdt::snc_cfg, snc_on, 0, 0x1, read_write),
    MSR_FACT(rdt::snc_cfg, reserved1, 1, 0xfffffffffffffffe, reserved),
};
constexpr field_check::line core_capabilities_facts[] = {
    MSR_FACT(rdt::core_capabilities, reserved0, 0, 0x3ff, reserved),
    MSR_FACT(rdt::core_capabilities, mba40, 10, 0x400, read_only),
    MSR_FACT(rdt::core_capabilities, reserved11, 11, 0xfffffffffffff800, reserved),
};
constexpr field_check::line l3_qos_mask_facts[] = {
    MSR_FACT(rdt::l3_qos_mask, cbm, 0, 0xffffffff, read_write),
    MSR_FACT(rdt::l3_qos_mask, reserved32, 32, 0xffffffff00000000, reserved),
};
constexpr field_check::line l2_qos_mask_facts[] = {
    MSR_FACT(rdt::l2_qos_mask, cbm, 0, 0xffffffff, read_write),
    MSR_FACT(rdt::l2_qos_mask, reserved32, 32, 0xffffffff00000000, reserved),
};
constexpr field_check::line mba_thrtl_facts[] = {
    MSR_FACT(rdt::mba_thrtl, delay, 0, 0xffff, read_write),
    MSR_FACT(rdt::mba_thrtl, reserved16, 16, 0xffffffffffff0000, reserved),
};

} // namespace

TEST_CASE("the registers that Intel and AMD share have the fields of the table") {
    agrees(all_of(pqr_assoc_facts), "IA32_PQR_ASSOC", "arch", fields_of<rdt::pqr_assoc>());
    agrees(all_of(qm_evtsel_facts), "IA32_QM_EVTSEL", "intel", fields_of<rdt::qm_evtsel>());
    agrees(all_of(qm_ctr_facts), "IA32_QM_CTR", "all", fields_of<rdt::qm_ctr>());
    agrees(all_of(l3_qos_cfg_facts), "IA32_L3_QOS_CFG", "all", fields_of<rdt::l3_qos_cfg>());
    agrees(all_of(l2_qos_cfg_facts), "IA32_L2_QOS_CFG", "all", fields_of<rdt::l2_qos_cfg>());
    agrees(all_of(l3_qos_mask_facts), "IA32_L3_QOS_MASK", "all", fields_of<rdt::l3_qos_mask>());
    agrees(all_of(l2_qos_mask_facts), "IA32_L2_QOS_MASK", "all", fields_of<rdt::l2_qos_mask>());
}

TEST_CASE("those that Intel alone has do too") {
    agrees(all_of(l3_io_qos_cfg_facts), "IA32_L3_IO_QOS_CFG", "all",
           fields_of<rdt::l3_io_qos_cfg>());
    agrees(all_of(mba_cfg_facts), "MSR_MBA_CFG", "srv", fields_of<rdt::mba_cfg>());
    agrees(all_of(snc_cfg_facts), "MSR_SNC_CFG", "srv", fields_of<rdt::snc_cfg>());
    agrees(all_of(core_capabilities_facts), "IA32_CORE_CAPABILITIES", "rdt",
           fields_of<rdt::core_capabilities>());
    agrees(all_of(mba_thrtl_facts), "IA32_MBA_THRTL", "intel", fields_of<rdt::mba_thrtl>());
}

TEST_CASE("registers are where the table says") {
    is_at("IA32_PQR_ASSOC", rdt::pqr_assoc::address, 1);
    is_at("IA32_QM_EVTSEL", rdt::qm_evtsel::address, 1);
    is_at("IA32_QM_CTR", rdt::qm_ctr::address, 1);
    is_at("IA32_L3_QOS_CFG", rdt::l3_qos_cfg::address, 1);
    is_at("IA32_L2_QOS_CFG", rdt::l2_qos_cfg::address, 1);
    is_at("IA32_L3_IO_QOS_CFG", rdt::l3_io_qos_cfg::address, 1);
    is_at("MSR_MBA_CFG", rdt::mba_cfg::address, 1);
    is_at("MSR_SNC_CFG", rdt::snc_cfg::address, 1);
    is_at("IA32_CORE_CAPABILITIES", rdt::core_capabilities::address, 1);
    is_at("IA32_L3_QOS_MASK", rdt::l3_qos_mask::address, rdt::l3_qos_mask::most);
    is_at("IA32_L2_QOS_MASK", rdt::l2_qos_mask::address, rdt::l2_qos_mask::most);
    is_at("IA32_MBA_THRTL", rdt::mba_thrtl::address, rdt::mba_thrtl::most);
    CHECK(rdt::l3_qos_mask::address + rdt::l3_qos_mask::most - 1 == 0xd0f);
    CHECK(rdt::l2_qos_mask::address + rdt::l2_qos_mask::most - 1 == 0xd4f);
}

TEST_CASE("values that others publish encode and decode as published") {
    // rdt_rules.csv: "class 1 RMID 0 = 0x100000000"
    static_assert(encode(rdt::pqr_assoc{.cos = 1}) == 0x100000000);
    // PMCTrack's values: RMID 5 in class 1, and three selections of RMID 5
    static_assert(encode(rdt::pqr_assoc{.rmid = 5, .cos = 1}) == 0x0000000100000005);
    static_assert(encode(rdt::qm_evtsel{.evt_id = rdt::event::l3_occupancy, .rmid = 5}) ==
                  0x0000000500000001);
    static_assert(encode(rdt::qm_evtsel{.evt_id = rdt::event::l3_total_bandwidth, .rmid = 5}) ==
                  0x0000000500000002);
    static_assert(encode(rdt::qm_evtsel{.evt_id = rdt::event::l3_local_bandwidth, .rmid = 5}) ==
                  0x0000000500000003);
    static_assert(decode<rdt::qm_ctr>(0x4000000000000280).unavailable);
    static_assert(!decode<rdt::qm_ctr>(0x4000000000000280).error);
    static_assert(decode<rdt::qm_ctr>(0x8000000000000000).error);
    static_assert(decode<rdt::qm_ctr>(640).data == 640u);
    CHECK(fields_of<rdt::qm_evtsel>()[0].name_of(0) == nullptr);
    CHECK(fields_of<rdt::qm_evtsel>()[0].name_of(1) == std::string{"l3_occupancy"});
    CHECK(fields_of<rdt::qm_evtsel>()[0].name_of(2) == std::string{"l3_total_bandwidth"});
    CHECK(fields_of<rdt::qm_evtsel>()[0].name_of(3) == std::string{"l3_local_bandwidth"});
}

TEST_CASE("what shares a register") {
    // Intel SDM 17.16 and 17.17: PQR_ASSOC exists for each logical processor, a mask for each
    // cache.
    static_assert(rdt::pqr_assoc::where == rdt::scope::thread);
    static_assert(rdt::qm_evtsel::where == rdt::qm_ctr::where);
    static_assert(rdt::l3_qos_mask::where == rdt::scope::l3);
    static_assert(rdt::l2_qos_mask::where == rdt::scope::l2);
    static_assert(rdt::scope::thread < rdt::scope::core && rdt::scope::core < rdt::scope::l2 &&
                  rdt::scope::l2 < rdt::scope::l3 && rdt::scope::l3 < rdt::scope::package);
}
