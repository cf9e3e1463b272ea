// Events of Skylake SP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// skx: from intel/perfmon 6dadedf3aa48, SKX/events/skylakex_core.json, version 1.37 of 04/18/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::skylake_sp {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr select::event_list list{"skylake_sp", core::skylake_sp, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300000, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30002d, 0x1003c0001}, {}, &demand_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300064, 0x4003c0001}, {}, &demand_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3000a1, 0x10003c0001}, {}, &demand_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3000d8, 0x3f803c0001}, {}, &demand_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300109, 0x3fbc000001}, {}, &demand_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30013b, 0x83fc00001}, {}, &demand_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300176, 0x103fc00001}, {}, &demand_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3001aa, 0x63fc00001}, {}, &demand_data_rd_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3001e7, 0x63b800001}, {}, &demand_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300230, 0x604000001}, {}, &demand_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300278, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3002a1, 0x1003c0002}, {}, &demand_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3002d4, 0x4003c0002}, {}, &demand_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30030d, 0x10003c0002}, {}, &demand_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300340, 0x3f803c0002}, {}, &demand_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30036d, 0x3fbc000002}, {}, &demand_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30039b, 0x83fc00002}, {}, &demand_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3003d2, 0x103fc00002}, {}, &demand_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300402, 0x63fc00002}, {}, &demand_rfo_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30043b, 0x63b800002}, {}, &demand_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300480, 0x604000002}, {}, &demand_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3004c4, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3004f1, 0x1003c0004}, {}, &demand_code_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300528, 0x4003c0004}, {}, &demand_code_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300565, 0x10003c0004}, {}, &demand_code_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30059c, 0x3f803c0004}, {}, &demand_code_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3005cd, 0x3fbc000004}, {}, &demand_code_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a3005ff, 0x83fc00004}, {}, &demand_code_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30063a, 0x103fc00004}, {}, &demand_code_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30066e, 0x63fc00004}, {}, &demand_code_rd_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3006ab, 0x63b800004}, {}, &demand_code_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3006f4, 0x604000004}, {}, &demand_code_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000004, .period = 100003
inline constexpr listed pf_l2_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30073c, 0x10010}, {}, &pf_l2_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300768, 0x1003c0010}, {}, &pf_l2_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30079e, 0x4003c0010}, {}, &pf_l2_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3007da, 0x10003c0010}, {}, &pf_l2_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300810, 0x3f803c0010}, {}, &pf_l2_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300840, 0x3fbc000010}, {}, &pf_l2_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300871, 0x83fc00010}, {}, &pf_l2_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3008ab, 0x103fc00010}, {}, &pf_l2_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3008de, 0x63fc00010}, {}, &pf_l2_data_rd_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30091a, 0x63b800010}, {}, &pf_l2_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300962, 0x604000010}, {}, &pf_l2_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000010, .period = 100003
inline constexpr listed pf_l2_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3009a9, 0x10020}, {}, &pf_l2_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3009d1, 0x1003c0020}, {}, &pf_l2_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300a03, 0x4003c0020}, {}, &pf_l2_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300a3b, 0x10003c0020}, {}, &pf_l2_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300a6d, 0x3f803c0020}, {}, &pf_l2_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300a99, 0x3fbc000020}, {}, &pf_l2_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300ac6, 0x83fc00020}, {}, &pf_l2_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300afc, 0x103fc00020}, {}, &pf_l2_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300b2b, 0x63fc00020}, {}, &pf_l2_rfo_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300b63, 0x63b800020}, {}, &pf_l2_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300ba7, 0x604000020}, {}, &pf_l2_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000020, .period = 100003
inline constexpr listed pf_l3_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300bea, 0x10080}, {}, &pf_l3_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300c16, 0x1003c0080}, {}, &pf_l3_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300c4c, 0x4003c0080}, {}, &pf_l3_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300c88, 0x10003c0080}, {}, &pf_l3_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300cbe, 0x3f803c0080}, {}, &pf_l3_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300cee, 0x3fbc000080}, {}, &pf_l3_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300d1f, 0x83fc00080}, {}, &pf_l3_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300d59, 0x103fc00080}, {}, &pf_l3_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300d8c, 0x63fc00080}, {}, &pf_l3_data_rd_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300dc8, 0x63b800080}, {}, &pf_l3_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300e10, 0x604000080}, {}, &pf_l3_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000080, .period = 100003
inline constexpr listed pf_l3_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300e57, 0x10100}, {}, &pf_l3_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300e7f, 0x1003c0100}, {}, &pf_l3_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300eb1, 0x4003c0100}, {}, &pf_l3_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300ee9, 0x10003c0100}, {}, &pf_l3_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300f1b, 0x3f803c0100}, {}, &pf_l3_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a300f47, 0x3fbc000100}, {}, &pf_l3_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300f74, 0x83fc00100}, {}, &pf_l3_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300faa, 0x103fc00100}, {}, &pf_l3_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300fd9, 0x63fc00100}, {}, &pf_l3_rfo_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301011, 0x63b800100}, {}, &pf_l3_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301055, 0x604000100}, {}, &pf_l3_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000100, .period = 100003
inline constexpr listed pf_l1d_and_sw_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301098, 0x10400}, {}, &pf_l1d_and_sw_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3010c4, 0x1003c0400}, {}, &pf_l1d_and_sw_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3010fa, 0x4003c0400}, {}, &pf_l1d_and_sw_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301136, 0x10003c0400}, {}, &pf_l1d_and_sw_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30116c, 0x3f803c0400}, {}, &pf_l1d_and_sw_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30119c, 0x3fbc000400}, {}, &pf_l1d_and_sw_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a3011cd, 0x83fc00400}, {}, &pf_l1d_and_sw_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301207, 0x103fc00400}, {}, &pf_l1d_and_sw_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30123a, 0x63fc00400}, {}, &pf_l1d_and_sw_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301276, 0x63b800400}, {}, &pf_l1d_and_sw_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800400, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3012be, 0x604000400}, {}, &pf_l1d_and_sw_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000400, .period = 100003
inline constexpr listed all_pf_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301305, 0x10490}, {}, &all_pf_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a301332, 0x1003c0490}, {}, &all_pf_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301369, 0x4003c0490}, {}, &all_pf_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3013a6, 0x10003c0490}, {}, &all_pf_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3013dd, 0x3f803c0490}, {}, &all_pf_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a30140e, 0x3fbc000490}, {}, &all_pf_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a301440, 0x83fc00490}, {}, &all_pf_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30147b, 0x103fc00490}, {}, &all_pf_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3014af, 0x63fc00490}, {}, &all_pf_data_rd_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3014ec, 0x63b800490}, {}, &all_pf_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800490, .period = 100003
inline constexpr listed all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301535, 0x604000490}, {}, &all_pf_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000490, .period = 100003
inline constexpr listed all_pf_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30157d, 0x10120}, {}, &all_pf_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3015a6, 0x1003c0120}, {}, &all_pf_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3015d9, 0x4003c0120}, {}, &all_pf_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301612, 0x10003c0120}, {}, &all_pf_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301645, 0x3f803c0120}, {}, &all_pf_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301672, 0x3fbc000120}, {}, &all_pf_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a3016a0, 0x83fc00120}, {}, &all_pf_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3016d7, 0x103fc00120}, {}, &all_pf_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301707, 0x63fc00120}, {}, &all_pf_rfo_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301740, 0x63b800120}, {}, &all_pf_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800120, .period = 100003
inline constexpr listed all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301785, 0x604000120}, {}, &all_pf_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000120, .period = 100003
inline constexpr listed all_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3017c9, 0x10491}, {}, &all_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3017f3, 0x1003c0491}, {}, &all_data_rd_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301827, 0x4003c0491}, {}, &all_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301861, 0x10003c0491}, {}, &all_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0491, .period = 100003
inline constexpr listed all_data_rd_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301895, 0x3f803c0491}, {}, &all_data_rd_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a3018c3, 0x3fbc000491}, {}, &all_data_rd_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a3018f2, 0x83fc00491}, {}, &all_data_rd_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30192a, 0x103fc00491}, {}, &all_data_rd_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30195b, 0x63fc00491}, {}, &all_data_rd_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301995, 0x63b800491}, {}, &all_data_rd_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800491, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3019db, 0x604000491}, {}, &all_data_rd_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000491, .period = 100003
inline constexpr listed all_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301a20, 0x10122}, {}, &all_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10122, .period = 100003
inline constexpr listed all_rfo_l3_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a301a46, 0x1003c0122}, {}, &all_rfo_l3_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301a76, 0x4003c0122}, {}, &all_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301aac, 0x10003c0122}, {}, &all_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301adc, 0x3f803c0122}, {}, &all_rfo_l3_hit_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0122, .period = 100003
inline constexpr listed all_rfo_l3_miss_any_snoop{{&list, 0x10b7, 0xf000f, 0x100186a301b06, 0x3fbc000122}, {}, &all_rfo_l3_miss_any_snoop}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbc000122, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a301b31, 0x83fc00122}, {}, &all_rfo_l3_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00122, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a301b65, 0x103fc00122}, {}, &all_rfo_l3_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00122, .period = 100003
inline constexpr listed all_rfo_l3_miss_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301b92, 0x63fc00122}, {}, &all_rfo_l3_miss_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63fc00122, .period = 100003
inline constexpr listed all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301bc8, 0x63b800122}, {}, &all_rfo_l3_miss_remote_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63b800122, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301c0a, 0x604000122}, {}, &all_rfo_l3_miss_local_dram_snoop_miss_or_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000122, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301c4b, 0x8003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301c85, 0x8003c0002}, {}, &demand_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301cbb, 0x8003c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0004, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301cf5, 0x8003c0010}, {}, &pf_l2_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0010, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301d2e, 0x8003c0020}, {}, &pf_l2_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0020, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301d63, 0x8003c0080}, {}, &pf_l3_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0080, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301d9c, 0x8003c0100}, {}, &pf_l3_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0100, .period = 100003
inline constexpr listed pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301dd1, 0x8003c0400}, {}, &pf_l1d_and_sw_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0400, .period = 100003
inline constexpr listed all_pf_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301e0a, 0x8003c0490}, {}, &all_pf_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0490, .period = 100003
inline constexpr listed all_pf_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301e44, 0x8003c0120}, {}, &all_pf_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0120, .period = 100003
inline constexpr listed all_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301e7a, 0x8003c0491}, {}, &all_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0491, .period = 100003
inline constexpr listed all_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301eb1, 0x8003c0122}, {}, &all_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c0122, .period = 100003
inline constexpr listed all_reads_l3_hit_hit_other_core_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301ee4, 0x8003c07f7}, {}, &all_reads_l3_hit_hit_other_core_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x8003c07f7, .period = 100003
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
    &offcore_response::demand_rfo_l3_hit_any_snoop, &offcore_response::demand_rfo_l3_miss_any_snoop,
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
    &offcore_response::pf_l2_rfo_any_response, &offcore_response::pf_l2_rfo_l3_hit_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l3_hit_hitm_other_core,
    &offcore_response::pf_l2_rfo_l3_hit_any_snoop, &offcore_response::pf_l2_rfo_l3_miss_any_snoop,
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
    &offcore_response::pf_l3_rfo_any_response, &offcore_response::pf_l3_rfo_l3_hit_no_snoop_needed,
    &offcore_response::pf_l3_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l3_rfo_l3_hit_hitm_other_core,
    &offcore_response::pf_l3_rfo_l3_hit_any_snoop, &offcore_response::pf_l3_rfo_l3_miss_any_snoop,
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
    &offcore_response::all_pf_rfo_l3_hit_any_snoop, &offcore_response::all_pf_rfo_l3_miss_any_snoop,
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
    &offcore_response::all_rfo_any_response, &offcore_response::all_rfo_l3_hit_no_snoop_needed,
    &offcore_response::all_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_hit_hitm_other_core, &offcore_response::all_rfo_l3_hit_any_snoop,
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
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::skylake_sp
