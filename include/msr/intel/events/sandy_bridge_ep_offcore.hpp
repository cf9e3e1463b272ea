// Events of Sandy Bridge EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// jkt: from intel/perfmon 6dadedf3aa48, JKT/events/Jaketown_core.json, version 24 of 08/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::jkt {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.all_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.all_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.all_pf_data_rd.llc_hit.any_response\0"
    "offcore_response.all_pf_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.all_reads.llc_hit.any_response\0"
    "offcore_response.all_reads.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.llc_hit.hitm_other_core\0"
    "offcore_response.all_reads.llc_hit.no_snoop_needed\0"
    "offcore_response.all_reads.llc_hit.snoop_miss\0"
    "offcore_response.corewb.any_response\0"
    "offcore_response.demand_code_rd.llc_hit.any_response\0"
    "offcore_response.demand_code_rd.llc_miss.any_response\0"
    "offcore_response.demand_code_rd.llc_miss.local_dram\0"
    "offcore_response.demand_code_rd.llc_miss.remote_dram\0"
    "offcore_response.demand_code_rd.llc_miss.remote_hit_forward\0"
    "offcore_response.demand_code_rd.llc_miss.remote_hitm\0"
    "offcore_response.demand_data_rd.llc_hit.any_response\0"
    "offcore_response.demand_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.demand_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.demand_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.demand_data_rd.llc_miss.any_dram\0"
    "offcore_response.demand_data_rd.llc_miss.any_response\0"
    "offcore_response.demand_data_rd.llc_miss.local_dram\0"
    "offcore_response.demand_data_rd.llc_miss.remote_dram\0"
    "offcore_response.demand_data_rd.llc_miss.remote_hit_forward\0"
    "offcore_response.demand_data_rd.llc_miss.remote_hitm\0"
    "offcore_response.other.lru_hints\0"
    "offcore_response.other.portio_mmio_uc\0"
    "offcore_response.pf_l2_code_rd.llc_hit.any_response\0"
    "offcore_response.pf_l2_code_rd.llc_miss.any_response\0"
    "offcore_response.pf_l2_data_rd.llc_hit.any_response\0"
    "offcore_response.pf_l2_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.llc_miss.any_dram\0"
    "offcore_response.pf_l2_data_rd.llc_miss.any_response\0"
    "offcore_response.pf_l2_data_rd.llc_miss.local_dram\0"
    "offcore_response.pf_l2_data_rd.llc_miss.remote_dram\0"
    "offcore_response.pf_l2_data_rd.llc_miss.remote_hit_forward\0"
    "offcore_response.pf_l2_data_rd.llc_miss.remote_hitm\0"
    "offcore_response.pf_llc_code_rd.llc_hit.any_response\0"
    "offcore_response.pf_llc_code_rd.llc_miss.any_response\0"
    "offcore_response.pf_llc_data_rd.llc_hit.any_response\0"
    "offcore_response.pf_llc_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_llc_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.pf_llc_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.pf_llc_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.pf_llc_data_rd.llc_miss.any_response\0"
    "offcore_response.split_lock_uc_lock.any_response\0"
    "offcore_response.streaming_stores.any_response\0"
    "offcore_response.demand_data_rd.any_response\0"
    "offcore_response.demand_rfo.any_response\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.all_data_rd.any_response\0"
    "offcore_response.all_rfo.any_response\0"
    "offcore_response.all_reads.any_response\0"
    "offcore_response.all_demand_mlc_pref_reads.llc_miss.local_dram\0"
    "offcore_response.all_demand_mlc_pref_reads.llc_miss.any_response\0"
    "offcore_response.all_demand_mlc_pref_reads.llc_miss.remote_hitm_hit_forward\0";
inline constexpr select::event_list list{"jkt", core::sandy_bridge_ep, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{all_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{all_data_rd_llc_hit_hitm_other_core, list, {.name = 59, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_no_snoop_needed{all_data_rd_llc_hit_no_snoop_needed, list, {.name = 112, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_snoop_miss{all_data_rd_llc_hit_snoop_miss, list, {.name = 165, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0091, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_any_response{all_pf_data_rd_llc_hit_any_response, list, {.name = 213, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_hit_other_core_no_fwd{all_pf_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 266, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_hitm_other_core{all_pf_data_rd_llc_hit_hitm_other_core, list, {.name = 328, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_no_snoop_needed{all_pf_data_rd_llc_hit_no_snoop_needed, list, {.name = 384, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_snoop_miss{all_pf_data_rd_llc_hit_snoop_miss, list, {.name = 440, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0090, .period = 100003}};
inline constexpr listed all_reads_llc_hit_any_response{all_reads_llc_hit_any_response, list, {.name = 491, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_hit_other_core_no_fwd{all_reads_llc_hit_hit_other_core_no_fwd, list, {.name = 539, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_hitm_other_core{all_reads_llc_hit_hitm_other_core, list, {.name = 596, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_no_snoop_needed{all_reads_llc_hit_no_snoop_needed, list, {.name = 647, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_snoop_miss{all_reads_llc_hit_snoop_miss, list, {.name = 698, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c03f7, .period = 100003}};
inline constexpr listed corewb_any_response{corewb_any_response, list, {.name = 744, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10008, .period = 100003}};
inline constexpr listed demand_code_rd_llc_hit_any_response{demand_code_rd_llc_hit_any_response, list, {.name = 781, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_any_response{demand_code_rd_llc_miss_any_response, list, {.name = 834, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_local_dram{demand_code_rd_llc_miss_local_dram, list, {.name = 888, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_remote_dram{demand_code_rd_llc_miss_remote_dram, list, {.name = 940, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x67f800004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_remote_hit_forward{demand_code_rd_llc_miss_remote_hit_forward, list, {.name = 993, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x87f820004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_remote_hitm{demand_code_rd_llc_miss_remote_hitm, list, {.name = 1053, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107fc00004, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_any_response{demand_data_rd_llc_hit_any_response, list, {.name = 1106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_hit_other_core_no_fwd{demand_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 1159, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_hitm_other_core{demand_data_rd_llc_hit_hitm_other_core, list, {.name = 1221, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_no_snoop_needed{demand_data_rd_llc_hit_no_snoop_needed, list, {.name = 1277, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_snoop_miss{demand_data_rd_llc_hit_snoop_miss, list, {.name = 1333, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_any_dram{demand_data_rd_llc_miss_any_dram, list, {.name = 1384, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x67fc00001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_any_response{demand_data_rd_llc_miss_any_response, list, {.name = 1434, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_local_dram{demand_data_rd_llc_miss_local_dram, list, {.name = 1488, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_remote_dram{demand_data_rd_llc_miss_remote_dram, list, {.name = 1540, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x67f800001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_remote_hit_forward{demand_data_rd_llc_miss_remote_hit_forward, list, {.name = 1593, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x87f820001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_remote_hitm{demand_data_rd_llc_miss_remote_hitm, list, {.name = 1653, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107fc00001, .period = 100003}};
inline constexpr listed other_lru_hints{other_lru_hints, list, {.name = 1706, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c8000, .period = 100003}};
inline constexpr listed other_portio_mmio_uc{other_portio_mmio_uc, list, {.name = 1739, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23ffc08000, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_hit_any_response{pf_l2_code_rd_llc_hit_any_response, list, {.name = 1777, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_miss_any_response{pf_l2_code_rd_llc_miss_any_response, list, {.name = 1829, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20040, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_any_response{pf_l2_data_rd_llc_hit_any_response, list, {.name = 1882, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_hit_other_core_no_fwd{pf_l2_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 1934, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_hitm_other_core{pf_l2_data_rd_llc_hit_hitm_other_core, list, {.name = 1995, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_no_snoop_needed{pf_l2_data_rd_llc_hit_no_snoop_needed, list, {.name = 2050, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_snoop_miss{pf_l2_data_rd_llc_hit_snoop_miss, list, {.name = 2105, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_any_dram{pf_l2_data_rd_llc_miss_any_dram, list, {.name = 2155, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x67fc00010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_any_response{pf_l2_data_rd_llc_miss_any_response, list, {.name = 2204, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_local_dram{pf_l2_data_rd_llc_miss_local_dram, list, {.name = 2257, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_remote_dram{pf_l2_data_rd_llc_miss_remote_dram, list, {.name = 2308, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x67f800010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_remote_hit_forward{pf_l2_data_rd_llc_miss_remote_hit_forward, list, {.name = 2360, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x87f820010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_remote_hitm{pf_l2_data_rd_llc_miss_remote_hitm, list, {.name = 2419, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107fc00010, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_hit_any_response{pf_llc_code_rd_llc_hit_any_response, list, {.name = 2471, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0200, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_miss_any_response{pf_llc_code_rd_llc_miss_any_response, list, {.name = 2524, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20200, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_any_response{pf_llc_data_rd_llc_hit_any_response, list, {.name = 2578, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_hit_other_core_no_fwd{pf_llc_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 2631, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_hitm_other_core{pf_llc_data_rd_llc_hit_hitm_other_core, list, {.name = 2693, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_no_snoop_needed{pf_llc_data_rd_llc_hit_no_snoop_needed, list, {.name = 2749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_snoop_miss{pf_llc_data_rd_llc_hit_snoop_miss, list, {.name = 2805, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_miss_any_response{pf_llc_data_rd_llc_miss_any_response, list, {.name = 2856, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20080, .period = 100003}};
inline constexpr listed split_lock_uc_lock_any_response{split_lock_uc_lock_any_response, list, {.name = 2910, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100003}};
inline constexpr listed streaming_stores_any_response{streaming_stores_any_response, list, {.name = 2959, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100003}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 3006, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 3051, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 3092, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed all_data_rd_any_response{all_data_rd_any_response, list, {.name = 3137, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x105b3, .period = 100003}};
inline constexpr listed all_rfo_any_response{all_rfo_any_response, list, {.name = 3179, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10122, .period = 100003}};
inline constexpr listed all_reads_any_response{all_reads_any_response, list, {.name = 3217, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107f7, .period = 100003}};
inline constexpr listed all_demand_mlc_pref_reads_llc_miss_local_dram{all_demand_mlc_pref_reads_llc_miss_local_dram, list, {.name = 3257, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400077, .period = 100003}};
inline constexpr listed all_demand_mlc_pref_reads_llc_miss_any_response{all_demand_mlc_pref_reads_llc_miss_any_response, list, {.name = 3320, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20077, .period = 100003}};
inline constexpr listed all_demand_mlc_pref_reads_llc_miss_remote_hitm_hit_forward{all_demand_mlc_pref_reads_llc_miss_remote_hitm_hit_forward, list, {.name = 3385, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x187fc20077, .period = 100003}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::all_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_data_rd_llc_hit_snoop_miss,
    &offcore_response::all_pf_data_rd_llc_hit_any_response,
    &offcore_response::all_pf_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_pf_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_pf_data_rd_llc_hit_snoop_miss,
    &offcore_response::all_reads_llc_hit_any_response,
    &offcore_response::all_reads_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_reads_llc_hit_hitm_other_core,
    &offcore_response::all_reads_llc_hit_no_snoop_needed,
    &offcore_response::all_reads_llc_hit_snoop_miss,
    &offcore_response::corewb_any_response,
    &offcore_response::demand_code_rd_llc_hit_any_response,
    &offcore_response::demand_code_rd_llc_miss_any_response,
    &offcore_response::demand_code_rd_llc_miss_local_dram,
    &offcore_response::demand_code_rd_llc_miss_remote_dram,
    &offcore_response::demand_code_rd_llc_miss_remote_hit_forward,
    &offcore_response::demand_code_rd_llc_miss_remote_hitm,
    &offcore_response::demand_data_rd_llc_hit_any_response,
    &offcore_response::demand_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_llc_hit_hitm_other_core,
    &offcore_response::demand_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::demand_data_rd_llc_hit_snoop_miss,
    &offcore_response::demand_data_rd_llc_miss_any_dram,
    &offcore_response::demand_data_rd_llc_miss_any_response,
    &offcore_response::demand_data_rd_llc_miss_local_dram,
    &offcore_response::demand_data_rd_llc_miss_remote_dram,
    &offcore_response::demand_data_rd_llc_miss_remote_hit_forward,
    &offcore_response::demand_data_rd_llc_miss_remote_hitm,
    &offcore_response::other_lru_hints,
    &offcore_response::other_portio_mmio_uc,
    &offcore_response::pf_l2_code_rd_llc_hit_any_response,
    &offcore_response::pf_l2_code_rd_llc_miss_any_response,
    &offcore_response::pf_l2_data_rd_llc_hit_any_response,
    &offcore_response::pf_l2_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_llc_hit_hitm_other_core,
    &offcore_response::pf_l2_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_llc_hit_snoop_miss,
    &offcore_response::pf_l2_data_rd_llc_miss_any_dram,
    &offcore_response::pf_l2_data_rd_llc_miss_any_response,
    &offcore_response::pf_l2_data_rd_llc_miss_local_dram,
    &offcore_response::pf_l2_data_rd_llc_miss_remote_dram,
    &offcore_response::pf_l2_data_rd_llc_miss_remote_hit_forward,
    &offcore_response::pf_l2_data_rd_llc_miss_remote_hitm,
    &offcore_response::pf_llc_code_rd_llc_hit_any_response,
    &offcore_response::pf_llc_code_rd_llc_miss_any_response,
    &offcore_response::pf_llc_data_rd_llc_hit_any_response,
    &offcore_response::pf_llc_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::pf_llc_data_rd_llc_hit_hitm_other_core,
    &offcore_response::pf_llc_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::pf_llc_data_rd_llc_hit_snoop_miss,
    &offcore_response::pf_llc_data_rd_llc_miss_any_response,
    &offcore_response::split_lock_uc_lock_any_response,
    &offcore_response::streaming_stores_any_response,
    &offcore_response::demand_data_rd_any_response,
    &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_code_rd_any_response,
    &offcore_response::all_data_rd_any_response,
    &offcore_response::all_rfo_any_response,
    &offcore_response::all_reads_any_response,
    &offcore_response::all_demand_mlc_pref_reads_llc_miss_local_dram,
    &offcore_response::all_demand_mlc_pref_reads_llc_miss_any_response,
    &offcore_response::all_demand_mlc_pref_reads_llc_miss_remote_hitm_hit_forward,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::jkt
