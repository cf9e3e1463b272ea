// Events of Skylake SP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// skx: from intel/perfmon 6dadedf3aa48, SKX/events/skylakex_core.json, version 1.37 of 04/18/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::skx {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.demand_data_rd.any_response\0"
    "offcore_response.demand_data_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.demand_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.demand_data_rd.l3_hit.any_snoop\0"
    "offcore_response.demand_data_rd.l3_miss.any_snoop\0"
    "offcore_response.demand_data_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.demand_data_rd.l3_miss.remote_hitm\0"
    "offcore_response.demand_data_rd.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_rfo.any_response\0"
    "offcore_response.demand_rfo.l3_hit.no_snoop_needed\0"
    "offcore_response.demand_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.demand_rfo.l3_hit.any_snoop\0"
    "offcore_response.demand_rfo.l3_miss.any_snoop\0"
    "offcore_response.demand_rfo.l3_miss.remote_hit_forward\0"
    "offcore_response.demand_rfo.l3_miss.remote_hitm\0"
    "offcore_response.demand_rfo.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.demand_code_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.demand_code_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l3_hit.hitm_other_core\0"
    "offcore_response.demand_code_rd.l3_hit.any_snoop\0"
    "offcore_response.demand_code_rd.l3_miss.any_snoop\0"
    "offcore_response.demand_code_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.demand_code_rd.l3_miss.remote_hitm\0"
    "offcore_response.demand_code_rd.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_code_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_code_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l2_data_rd.any_response\0"
    "offcore_response.pf_l2_data_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l3_hit.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_miss.any_snoop\0"
    "offcore_response.pf_l2_data_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.pf_l2_data_rd.l3_miss.remote_hitm\0"
    "offcore_response.pf_l2_data_rd.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l2_rfo.any_response\0"
    "offcore_response.pf_l2_rfo.l3_hit.no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l3_hit.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_miss.any_snoop\0"
    "offcore_response.pf_l2_rfo.l3_miss.remote_hit_forward\0"
    "offcore_response.pf_l2_rfo.l3_miss.remote_hitm\0"
    "offcore_response.pf_l2_rfo.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l2_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l3_data_rd.any_response\0"
    "offcore_response.pf_l3_data_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.pf_l3_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.pf_l3_data_rd.l3_hit.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_miss.any_snoop\0"
    "offcore_response.pf_l3_data_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.pf_l3_data_rd.l3_miss.remote_hitm\0"
    "offcore_response.pf_l3_data_rd.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l3_rfo.any_response\0"
    "offcore_response.pf_l3_rfo.l3_hit.no_snoop_needed\0"
    "offcore_response.pf_l3_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.pf_l3_rfo.l3_hit.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_miss.any_snoop\0"
    "offcore_response.pf_l3_rfo.l3_miss.remote_hit_forward\0"
    "offcore_response.pf_l3_rfo.l3_miss.remote_hitm\0"
    "offcore_response.pf_l3_rfo.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l3_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.any_response\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.no_snoop_needed\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.hitm_other_core\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.any_snoop\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.remote_hit_forward\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.remote_hitm\0"
    "offcore_response.pf_l1d_and_sw.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_pf_data_rd.any_response\0"
    "offcore_response.all_pf_data_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.l3_hit.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_miss.any_snoop\0"
    "offcore_response.all_pf_data_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.all_pf_data_rd.l3_miss.remote_hitm\0"
    "offcore_response.all_pf_data_rd.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_pf_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_pf_rfo.any_response\0"
    "offcore_response.all_pf_rfo.l3_hit.no_snoop_needed\0"
    "offcore_response.all_pf_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.all_pf_rfo.l3_hit.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_miss.any_snoop\0"
    "offcore_response.all_pf_rfo.l3_miss.remote_hit_forward\0"
    "offcore_response.all_pf_rfo.l3_miss.remote_hitm\0"
    "offcore_response.all_pf_rfo.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_pf_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_data_rd.any_response\0"
    "offcore_response.all_data_rd.l3_hit.no_snoop_needed\0"
    "offcore_response.all_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.all_data_rd.l3_hit.any_snoop\0"
    "offcore_response.all_data_rd.l3_miss.any_snoop\0"
    "offcore_response.all_data_rd.l3_miss.remote_hit_forward\0"
    "offcore_response.all_data_rd.l3_miss.remote_hitm\0"
    "offcore_response.all_data_rd.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.all_data_rd.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_data_rd.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_rfo.any_response\0"
    "offcore_response.all_rfo.l3_hit.no_snoop_needed\0"
    "offcore_response.all_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.all_rfo.l3_hit.any_snoop\0"
    "offcore_response.all_rfo.l3_miss.any_snoop\0"
    "offcore_response.all_rfo.l3_miss.remote_hit_forward\0"
    "offcore_response.all_rfo.l3_miss.remote_hitm\0"
    "offcore_response.all_rfo.l3_miss.snoop_miss_or_no_fwd\0"
    "offcore_response.all_rfo.l3_miss_remote_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.all_rfo.l3_miss_local_dram.snoop_miss_or_no_fwd\0"
    "offcore_response.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.demand_rfo.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.demand_code_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.pf_l2_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.pf_l2_rfo.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.pf_l3_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.pf_l3_rfo.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.pf_l1d_and_sw.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.all_pf_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.all_pf_rfo.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.all_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.all_rfo.l3_hit.snoop_hit_with_fwd\0"
    "offcore_response.all_reads.l3_hit.hit_other_core_fwd\0";
inline constexpr select::event_list list{"skx", core::skylake_sp, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_no_snoop_needed{demand_data_rd_l3_hit_no_snoop_needed, list, {.name = 45, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_no_fwd{demand_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 100, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_hitm_other_core{demand_data_rd_l3_hit_hitm_other_core, list, {.name = 161, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_any_snoop{demand_data_rd_l3_hit_any_snoop, list, {.name = 216, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_any_snoop{demand_data_rd_l3_miss_any_snoop, list, {.name = 265, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_hit_forward{demand_data_rd_l3_miss_remote_hit_forward, list, {.name = 315, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_hitm{demand_data_rd_l3_miss_remote_hitm, list, {.name = 374, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_snoop_miss_or_no_fwd{demand_data_rd_l3_miss_snoop_miss_or_no_fwd, list, {.name = 426, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 487, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 560, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000001, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 632, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_no_snoop_needed{demand_rfo_l3_hit_no_snoop_needed, list, {.name = 673, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_hit_other_core_no_fwd{demand_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 724, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_hitm_other_core{demand_rfo_l3_hit_hitm_other_core, list, {.name = 781, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_any_snoop{demand_rfo_l3_hit_any_snoop, list, {.name = 832, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_any_snoop{demand_rfo_l3_miss_any_snoop, list, {.name = 877, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_hit_forward{demand_rfo_l3_miss_remote_hit_forward, list, {.name = 923, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_hitm{demand_rfo_l3_miss_remote_hitm, list, {.name = 978, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_snoop_miss_or_no_fwd{demand_rfo_l3_miss_snoop_miss_or_no_fwd, list, {.name = 1026, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 1083, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 1152, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 1220, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_no_snoop_needed{demand_code_rd_l3_hit_no_snoop_needed, list, {.name = 1265, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_no_fwd{demand_code_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 1320, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_hitm_other_core{demand_code_rd_l3_hit_hitm_other_core, list, {.name = 1381, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_any_snoop{demand_code_rd_l3_hit_any_snoop, list, {.name = 1436, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_any_snoop{demand_code_rd_l3_miss_any_snoop, list, {.name = 1485, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_hit_forward{demand_code_rd_l3_miss_remote_hit_forward, list, {.name = 1535, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_hitm{demand_code_rd_l3_miss_remote_hitm, list, {.name = 1594, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_snoop_miss_or_no_fwd{demand_code_rd_l3_miss_snoop_miss_or_no_fwd, list, {.name = 1646, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 1707, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 1780, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000004, .period = 100003}};
inline constexpr listed pf_l2_data_rd_any_response{pf_l2_data_rd_any_response, list, {.name = 1852, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_no_snoop_needed{pf_l2_data_rd_l3_hit_no_snoop_needed, list, {.name = 1896, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_hit_other_core_no_fwd{pf_l2_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 1950, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_hitm_other_core{pf_l2_data_rd_l3_hit_hitm_other_core, list, {.name = 2010, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_any_snoop{pf_l2_data_rd_l3_hit_any_snoop, list, {.name = 2064, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_any_snoop{pf_l2_data_rd_l3_miss_any_snoop, list, {.name = 2112, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hit_forward{pf_l2_data_rd_l3_miss_remote_hit_forward, list, {.name = 2161, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hitm{pf_l2_data_rd_l3_miss_remote_hitm, list, {.name = 2219, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_miss_or_no_fwd{pf_l2_data_rd_l3_miss_snoop_miss_or_no_fwd, list, {.name = 2270, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 2330, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 2402, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000010, .period = 100003}};
inline constexpr listed pf_l2_rfo_any_response{pf_l2_rfo_any_response, list, {.name = 2473, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_no_snoop_needed{pf_l2_rfo_l3_hit_no_snoop_needed, list, {.name = 2513, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_hit_other_core_no_fwd{pf_l2_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 2563, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_hitm_other_core{pf_l2_rfo_l3_hit_hitm_other_core, list, {.name = 2619, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_any_snoop{pf_l2_rfo_l3_hit_any_snoop, list, {.name = 2669, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_any_snoop{pf_l2_rfo_l3_miss_any_snoop, list, {.name = 2713, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hit_forward{pf_l2_rfo_l3_miss_remote_hit_forward, list, {.name = 2758, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_hitm{pf_l2_rfo_l3_miss_remote_hitm, list, {.name = 2812, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_snoop_miss_or_no_fwd{pf_l2_rfo_l3_miss_snoop_miss_or_no_fwd, list, {.name = 2859, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 2915, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 2983, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000020, .period = 100003}};
inline constexpr listed pf_l3_data_rd_any_response{pf_l3_data_rd_any_response, list, {.name = 3050, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_no_snoop_needed{pf_l3_data_rd_l3_hit_no_snoop_needed, list, {.name = 3094, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_hit_other_core_no_fwd{pf_l3_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 3148, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_hitm_other_core{pf_l3_data_rd_l3_hit_hitm_other_core, list, {.name = 3208, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_any_snoop{pf_l3_data_rd_l3_hit_any_snoop, list, {.name = 3262, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_any_snoop{pf_l3_data_rd_l3_miss_any_snoop, list, {.name = 3310, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hit_forward{pf_l3_data_rd_l3_miss_remote_hit_forward, list, {.name = 3359, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hitm{pf_l3_data_rd_l3_miss_remote_hitm, list, {.name = 3417, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_miss_or_no_fwd{pf_l3_data_rd_l3_miss_snoop_miss_or_no_fwd, list, {.name = 3468, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 3528, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 3600, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000080, .period = 100003}};
inline constexpr listed pf_l3_rfo_any_response{pf_l3_rfo_any_response, list, {.name = 3671, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_no_snoop_needed{pf_l3_rfo_l3_hit_no_snoop_needed, list, {.name = 3711, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_hit_other_core_no_fwd{pf_l3_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 3761, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_hitm_other_core{pf_l3_rfo_l3_hit_hitm_other_core, list, {.name = 3817, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_any_snoop{pf_l3_rfo_l3_hit_any_snoop, list, {.name = 3867, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_any_snoop{pf_l3_rfo_l3_miss_any_snoop, list, {.name = 3911, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hit_forward{pf_l3_rfo_l3_miss_remote_hit_forward, list, {.name = 3956, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_hitm{pf_l3_rfo_l3_miss_remote_hitm, list, {.name = 4010, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_snoop_miss_or_no_fwd{pf_l3_rfo_l3_miss_snoop_miss_or_no_fwd, list, {.name = 4057, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 4113, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 4181, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000100, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_any_response{pf_l1d_and_sw_any_response, list, {.name = 4248, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_no_snoop_needed{pf_l1d_and_sw_l3_hit_no_snoop_needed, list, {.name = 4292, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd{pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd, list, {.name = 4346, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_hitm_other_core{pf_l1d_and_sw_l3_hit_hitm_other_core, list, {.name = 4406, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_any_snoop{pf_l1d_and_sw_l3_hit_any_snoop, list, {.name = 4460, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_any_snoop{pf_l1d_and_sw_l3_miss_any_snoop, list, {.name = 4508, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hit_forward{pf_l1d_and_sw_l3_miss_remote_hit_forward, list, {.name = 4557, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hitm{pf_l1d_and_sw_l3_miss_remote_hitm, list, {.name = 4615, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_snoop_miss_or_no_fwd{pf_l1d_and_sw_l3_miss_snoop_miss_or_no_fwd, list, {.name = 4666, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd{pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 4726, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800400, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd{pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 4798, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000400, .period = 100003}};
inline constexpr listed all_pf_data_rd_any_response{all_pf_data_rd_any_response, list, {.name = 4869, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_no_snoop_needed{all_pf_data_rd_l3_hit_no_snoop_needed, list, {.name = 4914, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_hit_other_core_no_fwd{all_pf_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 4969, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_hitm_other_core{all_pf_data_rd_l3_hit_hitm_other_core, list, {.name = 5030, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_any_snoop{all_pf_data_rd_l3_hit_any_snoop, list, {.name = 5085, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_any_snoop{all_pf_data_rd_l3_miss_any_snoop, list, {.name = 5134, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hit_forward{all_pf_data_rd_l3_miss_remote_hit_forward, list, {.name = 5184, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_hitm{all_pf_data_rd_l3_miss_remote_hitm, list, {.name = 5243, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_snoop_miss_or_no_fwd{all_pf_data_rd_l3_miss_snoop_miss_or_no_fwd, list, {.name = 5295, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 5356, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800490, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 5429, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000490, .period = 100003}};
inline constexpr listed all_pf_rfo_any_response{all_pf_rfo_any_response, list, {.name = 5501, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_no_snoop_needed{all_pf_rfo_l3_hit_no_snoop_needed, list, {.name = 5542, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_hit_other_core_no_fwd{all_pf_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 5593, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_hitm_other_core{all_pf_rfo_l3_hit_hitm_other_core, list, {.name = 5650, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_any_snoop{all_pf_rfo_l3_hit_any_snoop, list, {.name = 5701, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_any_snoop{all_pf_rfo_l3_miss_any_snoop, list, {.name = 5746, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hit_forward{all_pf_rfo_l3_miss_remote_hit_forward, list, {.name = 5792, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_hitm{all_pf_rfo_l3_miss_remote_hitm, list, {.name = 5847, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_snoop_miss_or_no_fwd{all_pf_rfo_l3_miss_snoop_miss_or_no_fwd, list, {.name = 5895, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 5952, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800120, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 6021, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000120, .period = 100003}};
inline constexpr listed all_data_rd_any_response{all_data_rd_any_response, list, {.name = 6089, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_no_snoop_needed{all_data_rd_l3_hit_no_snoop_needed, list, {.name = 6131, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_hit_other_core_no_fwd{all_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 6183, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_hitm_other_core{all_data_rd_l3_hit_hitm_other_core, list, {.name = 6241, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0491, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_any_snoop{all_data_rd_l3_hit_any_snoop, list, {.name = 6293, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_any_snoop{all_data_rd_l3_miss_any_snoop, list, {.name = 6339, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_hit_forward{all_data_rd_l3_miss_remote_hit_forward, list, {.name = 6386, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_hitm{all_data_rd_l3_miss_remote_hitm, list, {.name = 6442, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_snoop_miss_or_no_fwd{all_data_rd_l3_miss_snoop_miss_or_no_fwd, list, {.name = 6491, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 6549, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800491, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 6619, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000491, .period = 100003}};
inline constexpr listed all_rfo_any_response{all_rfo_any_response, list, {.name = 6688, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_no_snoop_needed{all_rfo_l3_hit_no_snoop_needed, list, {.name = 6726, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_hit_other_core_no_fwd{all_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 6774, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_hitm_other_core{all_rfo_l3_hit_hitm_other_core, list, {.name = 6828, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_any_snoop{all_rfo_l3_hit_any_snoop, list, {.name = 6876, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_any_snoop{all_rfo_l3_miss_any_snoop, list, {.name = 6918, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbc000122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_hit_forward{all_rfo_l3_miss_remote_hit_forward, list, {.name = 6961, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x83fc00122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_hitm{all_rfo_l3_miss_remote_hitm, list, {.name = 7013, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_snoop_miss_or_no_fwd{all_rfo_l3_miss_snoop_miss_or_no_fwd, list, {.name = 7058, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63fc00122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd, list, {.name = 7112, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63b800122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd, list, {.name = 7178, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000122, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{demand_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 7243, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0001, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hit_with_fwd{demand_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 7301, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{demand_code_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 7355, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0004, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_hit_with_fwd{pf_l2_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 7413, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0010, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_snoop_hit_with_fwd{pf_l2_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 7470, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0020, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_hit_with_fwd{pf_l3_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 7523, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0080, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_snoop_hit_with_fwd{pf_l3_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 7580, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0100, .period = 100003}};
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd{pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd, list, {.name = 7633, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0400, .period = 100003}};
inline constexpr listed all_pf_data_rd_l3_hit_snoop_hit_with_fwd{all_pf_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 7690, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0490, .period = 100003}};
inline constexpr listed all_pf_rfo_l3_hit_snoop_hit_with_fwd{all_pf_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 7748, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0120, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_snoop_hit_with_fwd{all_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 7802, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0491, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_snoop_hit_with_fwd{all_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 7857, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0122, .period = 100003}};
inline constexpr listed all_reads_l3_hit_hit_other_core_fwd{all_reads_l3_hit_hit_other_core_fwd, list, {.name = 7908, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c07f7, .period = 100003}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::demand_data_rd_any_response,
    &offcore_response::demand_data_rd_l3_hit_no_snoop_needed,
    &offcore_response::demand_data_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_hitm_other_core,
    &offcore_response::demand_data_rd_l3_hit_any_snoop,
    &offcore_response::demand_data_rd_l3_miss_any_snoop,
    &offcore_response::demand_data_rd_l3_miss_remote_hit_forward,
    &offcore_response::demand_data_rd_l3_miss_remote_hitm,
    &offcore_response::demand_data_rd_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_rfo_l3_hit_no_snoop_needed,
    &offcore_response::demand_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l3_hit_hitm_other_core,
    &offcore_response::demand_rfo_l3_hit_any_snoop,
    &offcore_response::demand_rfo_l3_miss_any_snoop,
    &offcore_response::demand_rfo_l3_miss_remote_hit_forward,
    &offcore_response::demand_rfo_l3_miss_remote_hitm,
    &offcore_response::demand_rfo_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_code_rd_any_response,
    &offcore_response::demand_code_rd_l3_hit_no_snoop_needed,
    &offcore_response::demand_code_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l3_hit_hitm_other_core,
    &offcore_response::demand_code_rd_l3_hit_any_snoop,
    &offcore_response::demand_code_rd_l3_miss_any_snoop,
    &offcore_response::demand_code_rd_l3_miss_remote_hit_forward,
    &offcore_response::demand_code_rd_l3_miss_remote_hitm,
    &offcore_response::demand_code_rd_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l2_data_rd_any_response,
    &offcore_response::pf_l2_data_rd_l3_hit_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l3_hit_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_miss_any_snoop,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_hit_forward,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_hitm,
    &offcore_response::pf_l2_data_rd_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l2_rfo_any_response,
    &offcore_response::pf_l2_rfo_l3_hit_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_hitm_other_core,
    &offcore_response::pf_l2_rfo_l3_hit_any_snoop,
    &offcore_response::pf_l2_rfo_l3_miss_any_snoop,
    &offcore_response::pf_l2_rfo_l3_miss_remote_hit_forward,
    &offcore_response::pf_l2_rfo_l3_miss_remote_hitm,
    &offcore_response::pf_l2_rfo_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l3_data_rd_any_response,
    &offcore_response::pf_l3_data_rd_l3_hit_no_snoop_needed,
    &offcore_response::pf_l3_data_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_hitm_other_core,
    &offcore_response::pf_l3_data_rd_l3_hit_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_miss_any_snoop,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_hit_forward,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_hitm,
    &offcore_response::pf_l3_data_rd_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l3_rfo_any_response,
    &offcore_response::pf_l3_rfo_l3_hit_no_snoop_needed,
    &offcore_response::pf_l3_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_hitm_other_core,
    &offcore_response::pf_l3_rfo_l3_hit_any_snoop,
    &offcore_response::pf_l3_rfo_l3_miss_any_snoop,
    &offcore_response::pf_l3_rfo_l3_miss_remote_hit_forward,
    &offcore_response::pf_l3_rfo_l3_miss_remote_hitm,
    &offcore_response::pf_l3_rfo_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l1d_and_sw_any_response,
    &offcore_response::pf_l1d_and_sw_l3_hit_no_snoop_needed,
    &offcore_response::pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_hitm_other_core,
    &offcore_response::pf_l1d_and_sw_l3_hit_any_snoop,
    &offcore_response::pf_l1d_and_sw_l3_miss_any_snoop,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_hit_forward,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_hitm,
    &offcore_response::pf_l1d_and_sw_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_pf_data_rd_any_response,
    &offcore_response::all_pf_data_rd_l3_hit_no_snoop_needed,
    &offcore_response::all_pf_data_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_hitm_other_core,
    &offcore_response::all_pf_data_rd_l3_hit_any_snoop,
    &offcore_response::all_pf_data_rd_l3_miss_any_snoop,
    &offcore_response::all_pf_data_rd_l3_miss_remote_hit_forward,
    &offcore_response::all_pf_data_rd_l3_miss_remote_hitm,
    &offcore_response::all_pf_data_rd_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_pf_rfo_any_response,
    &offcore_response::all_pf_rfo_l3_hit_no_snoop_needed,
    &offcore_response::all_pf_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_pf_rfo_l3_hit_hitm_other_core,
    &offcore_response::all_pf_rfo_l3_hit_any_snoop,
    &offcore_response::all_pf_rfo_l3_miss_any_snoop,
    &offcore_response::all_pf_rfo_l3_miss_remote_hit_forward,
    &offcore_response::all_pf_rfo_l3_miss_remote_hitm,
    &offcore_response::all_pf_rfo_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_data_rd_any_response,
    &offcore_response::all_data_rd_l3_hit_no_snoop_needed,
    &offcore_response::all_data_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_l3_hit_hitm_other_core,
    &offcore_response::all_data_rd_l3_hit_any_snoop,
    &offcore_response::all_data_rd_l3_miss_any_snoop,
    &offcore_response::all_data_rd_l3_miss_remote_hit_forward,
    &offcore_response::all_data_rd_l3_miss_remote_hitm,
    &offcore_response::all_data_rd_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_rfo_any_response,
    &offcore_response::all_rfo_l3_hit_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_hitm_other_core,
    &offcore_response::all_rfo_l3_hit_any_snoop,
    &offcore_response::all_rfo_l3_miss_any_snoop,
    &offcore_response::all_rfo_l3_miss_remote_hit_forward,
    &offcore_response::all_rfo_l3_miss_remote_hitm,
    &offcore_response::all_rfo_l3_miss_snoop_miss_or_no_fwd,
    &offcore_response::all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd,
    &offcore_response::all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd,
    &offcore_response::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::demand_rfo_l3_hit_snoop_hit_with_fwd,
    &offcore_response::demand_code_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::pf_l2_data_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_snoop_hit_with_fwd,
    &offcore_response::pf_l3_data_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_snoop_hit_with_fwd,
    &offcore_response::pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd,
    &offcore_response::all_pf_data_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::all_pf_rfo_l3_hit_snoop_hit_with_fwd,
    &offcore_response::all_data_rd_l3_hit_snoop_hit_with_fwd,
    &offcore_response::all_rfo_l3_hit_snoop_hit_with_fwd,
    &offcore_response::all_reads_l3_hit_hit_other_core_fwd,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::skx
