// Events of Ice Lake SP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// icx: from intel/perfmon 6dadedf3aa48, ICX/events/icelakex_core.json, version 1.30 of 10/13/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::ice_lake_sp {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0"
    "ocr.demand_code_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_data_rd.local_dram\0"
    "ocr.demand_rfo.local_dram\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.demand_code_rd.l3_miss\0"
    "ocr.demand_code_rd.local_dram\0"
    "ocr.hwpf_l1d_and_swpf.l3_miss\0"
    "ocr.hwpf_l1d_and_swpf.local_dram\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.other.any_response\0"
    "ocr.other.l3_miss\0"
    "ocr.hwpf_l3.any_response\0"
    "ocr.demand_data_rd.remote_dram\0"
    "ocr.demand_data_rd.remote_cache.snoop_hitm\0"
    "ocr.demand_data_rd.remote_cache.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_data_rd.remote_pmm\0"
    "ocr.demand_data_rd.l3_miss_local\0"
    "ocr.demand_data_rd.local_pmm\0"
    "ocr.demand_data_rd.pmm\0"
    "ocr.demand_rfo.dram\0"
    "ocr.demand_rfo.remote_pmm\0"
    "ocr.demand_rfo.local_pmm\0"
    "ocr.demand_rfo.pmm\0"
    "ocr.demand_code_rd.dram\0"
    "ocr.demand_code_rd.l3_miss_local\0"
    "ocr.hwpf_l1d_and_swpf.dram\0"
    "ocr.hwpf_l1d_and_swpf.l3_miss_local\0"
    "ocr.other.l3_miss_local\0"
    "ocr.demand_data_rd.snc_pmm\0"
    "ocr.demand_rfo.snc_pmm\0"
    "ocr.demand_data_rd.l3_hit\0"
    "ocr.demand_rfo.l3_hit\0"
    "ocr.demand_code_rd.l3_hit\0"
    "ocr.hwpf_l1d_and_swpf.l3_hit\0"
    "ocr.reads_to_core.l3_hit.snoop_hit_no_fwd\0"
    "ocr.reads_to_core.l3_hit.snoop_hitm\0"
    "ocr.reads_to_core.l3_hit.snoop_hit_with_fwd\0"
    "ocr.reads_to_core.remote_cache.snoop_hitm\0"
    "ocr.reads_to_core.remote_cache.snoop_hit_with_fwd\0"
    "ocr.reads_to_core.remote_cache.snoop_fwd\0"
    "ocr.reads_to_core.dram\0"
    "ocr.reads_to_core.local_dram\0"
    "ocr.reads_to_core.remote_dram\0"
    "ocr.reads_to_core.remote_pmm\0"
    "ocr.reads_to_core.local_pmm\0"
    "ocr.reads_to_core.snc_pmm\0"
    "ocr.demand_data_rd.snc_dram\0"
    "ocr.demand_rfo.snc_dram\0"
    "ocr.demand_code_rd.snc_dram\0"
    "ocr.reads_to_core.snc_dram\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.reads_to_core.any_response\0"
    "ocr.streaming_wr.l3_hit\0"
    "ocr.hwpf_l3.l3_hit\0"
    "ocr.reads_to_core.l3_hit\0"
    "ocr.demand_rfo.l3_miss_local\0"
    "ocr.reads_to_core.l3_miss_local\0"
    "ocr.streaming_wr.l3_miss_local\0"
    "ocr.hwpf_l3.l3_miss_local\0"
    "ocr.itom.l3_miss_local\0"
    "ocr.reads_to_core.remote\0"
    "ocr.hwpf_l3.remote\0"
    "ocr.itom.remote\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.reads_to_core.l3_miss\0"
    "ocr.streaming_wr.l3_miss\0"
    "ocr.hwpf_l3.l3_miss\0"
    "ocr.prefetches.l3_miss_local\0"
    "ocr.prefetches.l3_hit\0"
    "ocr.demand_data_rd.snc_cache.hit_with_fwd\0"
    "ocr.demand_rfo.snc_cache.hit_with_fwd\0"
    "ocr.demand_code_rd.snc_cache.hit_with_fwd\0"
    "ocr.reads_to_core.snc_cache.hit_with_fwd\0"
    "ocr.demand_data_rd.snc_cache.hitm\0"
    "ocr.demand_rfo.snc_cache.hitm\0"
    "ocr.demand_code_rd.snc_cache.hitm\0"
    "ocr.reads_to_core.snc_cache.hitm\0"
    "ocr.reads_to_core.l3_miss_local_socket\0"
    "ocr.reads_to_core.local_socket_dram\0"
    "ocr.reads_to_core.local_socket_pmm\0"
    "ocr.hwpf_l2.any_response\0"
    "ocr.reads_to_core.remote_memory\0"
    "ocr.write_estimate.memory\0";
inline constexpr select::event_list list{"ice_lake_sp", core::ice_lake_sp, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a300000, 0x4003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a30002b, 0x10003c0001}, {}, &demand_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a300050, 0x8003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a30007d, 0x10003c0002}, {}, &demand_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a30009e, 0x10003c0004}, {}, &demand_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf, 0x100186a3000c3, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss{{&list, 0x10b7, 0xf, 0x100186a3000e3, 0x3fbfc00001}, {}, &demand_data_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00001, .period = 100003
inline constexpr listed demand_data_rd_local_dram{{&list, 0x10b7, 0xf, 0x100186a3000fe, 0x104000001}, {}, &demand_data_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104000001, .period = 100003
inline constexpr listed demand_rfo_local_dram{{&list, 0x10b7, 0xf, 0x100186a30011c, 0x104000002}, {}, &demand_rfo_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104000002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf, 0x100186a300136, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300156, 0x3fbfc00004}, {}, &demand_code_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00004, .period = 100003
inline constexpr listed demand_code_rd_local_dram{{&list, 0x10b7, 0xf, 0x100186a300171, 0x104000004}, {}, &demand_code_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104000004, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_l3_miss{{&list, 0x10b7, 0xf, 0x100186a30018f, 0x3fbfc00400}, {}, &hwpf_l1d_and_swpf_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00400, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_local_dram{{&list, 0x10b7, 0xf, 0x100186a3001ad, 0x104000400}, {}, &hwpf_l1d_and_swpf_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104000400, .period = 100003
inline constexpr listed streaming_wr_any_response{{&list, 0x10b7, 0xf, 0x100186a3001ce, 0x10800}, {}, &streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed other_any_response{{&list, 0x10b7, 0xf, 0x100186a3001ec, 0x18000}, {}, &other_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x18000, .period = 100003
inline constexpr listed other_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300203, 0x3fbfc08000}, {}, &other_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc08000, .period = 100003
inline constexpr listed hwpf_l3_any_response{{&list, 0x10b7, 0xf, 0x100186a300215, 0x12380}, {}, &hwpf_l3_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x12380, .period = 100003
inline constexpr listed demand_data_rd_remote_dram{{&list, 0x10b7, 0xf, 0x100186a30022e, 0x730000001}, {}, &demand_data_rd_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x730000001, .period = 100003
inline constexpr listed demand_data_rd_remote_cache_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a30024d, 0x1030000001}, {}, &demand_data_rd_remote_cache_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1030000001, .period = 100003
inline constexpr listed demand_data_rd_remote_cache_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a300278, 0x830000001}, {}, &demand_data_rd_remote_cache_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x830000001, .period = 100003
inline constexpr listed demand_data_rd_dram{{&list, 0x10b7, 0xf, 0x100186a3002ab, 0x73c000001}, {}, &demand_data_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c000001, .period = 100003
inline constexpr listed demand_data_rd_remote_pmm{{&list, 0x10b7, 0xf, 0x100186a3002c3, 0x703000001}, {}, &demand_data_rd_remote_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a3002e1, 0x3f84400001}, {}, &demand_data_rd_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f84400001, .period = 100003
inline constexpr listed demand_data_rd_local_pmm{{&list, 0x10b7, 0xf, 0x100186a300302, 0x100400001}, {}, &demand_data_rd_local_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x100400001, .period = 100003
inline constexpr listed demand_data_rd_pmm{{&list, 0x10b7, 0xf, 0x100186a30031f, 0x703c00001}, {}, &demand_data_rd_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703c00001, .period = 100003
inline constexpr listed demand_rfo_dram{{&list, 0x10b7, 0xf, 0x100186a300336, 0x73c000002}, {}, &demand_rfo_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c000002, .period = 100003
inline constexpr listed demand_rfo_remote_pmm{{&list, 0x10b7, 0xf, 0x100186a30034a, 0x703000002}, {}, &demand_rfo_remote_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703000002, .period = 100003
inline constexpr listed demand_rfo_local_pmm{{&list, 0x10b7, 0xf, 0x100186a300364, 0x100400002}, {}, &demand_rfo_local_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x100400002, .period = 100003
inline constexpr listed demand_rfo_pmm{{&list, 0x10b7, 0xf, 0x100186a30037d, 0x703c00002}, {}, &demand_rfo_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703c00002, .period = 100003
inline constexpr listed demand_code_rd_dram{{&list, 0x10b7, 0xf, 0x100186a300390, 0x73c000004}, {}, &demand_code_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a3003a8, 0x3f84400004}, {}, &demand_code_rd_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f84400004, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_dram{{&list, 0x10b7, 0xf, 0x100186a3003c9, 0x73c000400}, {}, &hwpf_l1d_and_swpf_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c000400, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a3003e4, 0x3f84400400}, {}, &hwpf_l1d_and_swpf_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f84400400, .period = 100003
inline constexpr listed other_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300408, 0x3f84408000}, {}, &other_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f84408000, .period = 100003
inline constexpr listed demand_data_rd_snc_pmm{{&list, 0x10b7, 0xf, 0x100186a300420, 0x700800001}, {}, &demand_data_rd_snc_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700800001, .period = 100003
inline constexpr listed demand_rfo_snc_pmm{{&list, 0x10b7, 0xf, 0x100186a30043b, 0x700800002}, {}, &demand_rfo_snc_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700800002, .period = 100003
inline constexpr listed demand_data_rd_l3_hit{{&list, 0x10b7, 0xf, 0x100186a300452, 0x3f803c0001}, {}, &demand_data_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit{{&list, 0x10b7, 0xf, 0x100186a30046c, 0x3f803c0002}, {}, &demand_rfo_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit{{&list, 0x10b7, 0xf, 0x100186a300482, 0x3f803c0004}, {}, &demand_code_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_l3_hit{{&list, 0x10b7, 0xf, 0x100186a30049c, 0x3f803c0400}, {}, &hwpf_l1d_and_swpf_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0400, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a3004b9, 0x4003c0477}, {}, &reads_to_core_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0477, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a3004e3, 0x10003c0477}, {}, &reads_to_core_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0477, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a300507, 0x8003c0477}, {}, &reads_to_core_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0477, .period = 100003
inline constexpr listed reads_to_core_remote_cache_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a300533, 0x1030000477}, {}, &reads_to_core_remote_cache_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1030000477, .period = 100003
inline constexpr listed reads_to_core_remote_cache_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a30055d, 0x830000477}, {}, &reads_to_core_remote_cache_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x830000477, .period = 100003
inline constexpr listed reads_to_core_remote_cache_snoop_fwd{{&list, 0x10b7, 0xf, 0x100186a30058f, 0x1830000477}, {}, &reads_to_core_remote_cache_snoop_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1830000477, .period = 100003
inline constexpr listed reads_to_core_dram{{&list, 0x10b7, 0xf, 0x100186a3005b8, 0x73c000477}, {}, &reads_to_core_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c000477, .period = 100003
inline constexpr listed reads_to_core_local_dram{{&list, 0x10b7, 0xf, 0x100186a3005cf, 0x104000477}, {}, &reads_to_core_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104000477, .period = 100003
inline constexpr listed reads_to_core_remote_dram{{&list, 0x10b7, 0xf, 0x100186a3005ec, 0x730000477}, {}, &reads_to_core_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x730000477, .period = 100003
inline constexpr listed reads_to_core_remote_pmm{{&list, 0x10b7, 0xf, 0x100186a30060a, 0x703000477}, {}, &reads_to_core_remote_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703000477, .period = 100003
inline constexpr listed reads_to_core_local_pmm{{&list, 0x10b7, 0xf, 0x100186a300627, 0x100400477}, {}, &reads_to_core_local_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x100400477, .period = 100003
inline constexpr listed reads_to_core_snc_pmm{{&list, 0x10b7, 0xf, 0x100186a300643, 0x700800477}, {}, &reads_to_core_snc_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700800477, .period = 100003
inline constexpr listed demand_data_rd_snc_dram{{&list, 0x10b7, 0xf, 0x100186a30065d, 0x708000001}, {}, &demand_data_rd_snc_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x708000001, .period = 100003
inline constexpr listed demand_rfo_snc_dram{{&list, 0x10b7, 0xf, 0x100186a300679, 0x708000002}, {}, &demand_rfo_snc_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x708000002, .period = 100003
inline constexpr listed demand_code_rd_snc_dram{{&list, 0x10b7, 0xf, 0x100186a300691, 0x708000004}, {}, &demand_code_rd_snc_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x708000004, .period = 100003
inline constexpr listed reads_to_core_snc_dram{{&list, 0x10b7, 0xf, 0x100186a3006ad, 0x708000477}, {}, &reads_to_core_snc_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x708000477, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf, 0x100186a3006c8, 0x3f3ffc0002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3ffc0002, .period = 100003
inline constexpr listed reads_to_core_any_response{{&list, 0x10b7, 0xf, 0x100186a3006e4, 0x3f3ffc0477}, {}, &reads_to_core_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3ffc0477, .period = 100003
inline constexpr listed streaming_wr_l3_hit{{&list, 0x10b7, 0xf, 0x100186a300703, 0x80080800}, {}, &streaming_wr_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x80080800, .period = 100003
inline constexpr listed hwpf_l3_l3_hit{{&list, 0x10b7, 0xf, 0x100186a30071b, 0x80082380}, {}, &hwpf_l3_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x80082380, .period = 100003
inline constexpr listed reads_to_core_l3_hit{{&list, 0x10b7, 0xf, 0x100186a30072e, 0x3f003c0477}, {}, &reads_to_core_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f003c0477, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300747, 0x3f04400002}, {}, &demand_rfo_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f04400002, .period = 100003
inline constexpr listed reads_to_core_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300764, 0x3f04400477}, {}, &reads_to_core_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f04400477, .period = 100003
inline constexpr listed streaming_wr_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300784, 0x84000800}, {}, &streaming_wr_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x84000800, .period = 100003
inline constexpr listed hwpf_l3_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a3007a3, 0x84002380}, {}, &hwpf_l3_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x84002380, .period = 100003
inline constexpr listed itom_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a3007bd, 0x84000002}, {}, &itom_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x84000002, .period = 100003
inline constexpr listed reads_to_core_remote{{&list, 0x10b7, 0xf, 0x100186a3007d4, 0x3f33000477}, {}, &reads_to_core_remote}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f33000477, .period = 100003
inline constexpr listed hwpf_l3_remote{{&list, 0x10b7, 0xf, 0x100186a3007ed, 0x90002380}, {}, &hwpf_l3_remote}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x90002380, .period = 100003
inline constexpr listed itom_remote{{&list, 0x10b7, 0xf, 0x100186a300800, 0x90000002}, {}, &itom_remote}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x90000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300810, 0x3f3fc00002}, {}, &demand_rfo_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3fc00002, .period = 100003
inline constexpr listed reads_to_core_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300827, 0x3f3fc00477}, {}, &reads_to_core_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3fc00477, .period = 100003
inline constexpr listed streaming_wr_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300841, 0x94000800}, {}, &streaming_wr_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x94000800, .period = 100003
inline constexpr listed hwpf_l3_l3_miss{{&list, 0x10b7, 0xf, 0x100186a30085a, 0x94002380}, {}, &hwpf_l3_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x94002380, .period = 100003
inline constexpr listed prefetches_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a30086e, 0x3f844027f0}, {}, &prefetches_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f844027f0, .period = 100003
inline constexpr listed prefetches_l3_hit{{&list, 0x10b7, 0xf, 0x100186a30088b, 0x3f803c27f0}, {}, &prefetches_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c27f0, .period = 100003
inline constexpr listed demand_data_rd_snc_cache_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a3008a1, 0x808000001}, {}, &demand_data_rd_snc_cache_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808000001, .period = 100003
inline constexpr listed demand_rfo_snc_cache_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a3008cb, 0x808000002}, {}, &demand_rfo_snc_cache_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808000002, .period = 100003
inline constexpr listed demand_code_rd_snc_cache_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a3008f1, 0x808000004}, {}, &demand_code_rd_snc_cache_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808000004, .period = 100003
inline constexpr listed reads_to_core_snc_cache_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a30091b, 0x808000477}, {}, &reads_to_core_snc_cache_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808000477, .period = 100003
inline constexpr listed demand_data_rd_snc_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a300944, 0x1008000001}, {}, &demand_data_rd_snc_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008000001, .period = 100003
inline constexpr listed demand_rfo_snc_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a300966, 0x1008000002}, {}, &demand_rfo_snc_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008000002, .period = 100003
inline constexpr listed demand_code_rd_snc_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a300984, 0x1008000004}, {}, &demand_code_rd_snc_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008000004, .period = 100003
inline constexpr listed reads_to_core_snc_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a3009a6, 0x1008000477}, {}, &reads_to_core_snc_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008000477, .period = 100003
inline constexpr listed reads_to_core_l3_miss_local_socket{{&list, 0x10b7, 0xf, 0x100186a3009c7, 0x70cc00477}, {}, &reads_to_core_l3_miss_local_socket}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x70cc00477, .period = 100003
inline constexpr listed reads_to_core_local_socket_dram{{&list, 0x10b7, 0xf, 0x100186a3009ee, 0x70c000477}, {}, &reads_to_core_local_socket_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x70c000477, .period = 100003
inline constexpr listed reads_to_core_local_socket_pmm{{&list, 0x10b7, 0xf, 0x100186a300a12, 0x700c00477}, {}, &reads_to_core_local_socket_pmm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700c00477, .period = 100003
inline constexpr listed hwpf_l2_any_response{{&list, 0x10b7, 0xf, 0x100186a300a35, 0x10070}, {}, &hwpf_l2_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10070, .period = 100003
inline constexpr listed reads_to_core_remote_memory{{&list, 0x10b7, 0xf, 0x100186a300a4e, 0x731800477}, {}, &reads_to_core_remote_memory}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x731800477, .period = 100003
inline constexpr listed write_estimate_memory{{&list, 0x10b7, 0xf, 0x100186a300a6e, 0xfbff80822}, {}, &write_estimate_memory}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xfbff80822, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd, &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd, &ocr::demand_rfo_l3_hit_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_snoop_hitm, &ocr::demand_data_rd_any_response,
    &ocr::demand_data_rd_l3_miss, &ocr::demand_data_rd_local_dram, &ocr::demand_rfo_local_dram,
    &ocr::demand_code_rd_any_response, &ocr::demand_code_rd_l3_miss,
    &ocr::demand_code_rd_local_dram, &ocr::hwpf_l1d_and_swpf_l3_miss,
    &ocr::hwpf_l1d_and_swpf_local_dram, &ocr::streaming_wr_any_response, &ocr::other_any_response,
    &ocr::other_l3_miss, &ocr::hwpf_l3_any_response, &ocr::demand_data_rd_remote_dram,
    &ocr::demand_data_rd_remote_cache_snoop_hitm,
    &ocr::demand_data_rd_remote_cache_snoop_hit_with_fwd, &ocr::demand_data_rd_dram,
    &ocr::demand_data_rd_remote_pmm, &ocr::demand_data_rd_l3_miss_local,
    &ocr::demand_data_rd_local_pmm, &ocr::demand_data_rd_pmm, &ocr::demand_rfo_dram,
    &ocr::demand_rfo_remote_pmm, &ocr::demand_rfo_local_pmm, &ocr::demand_rfo_pmm,
    &ocr::demand_code_rd_dram, &ocr::demand_code_rd_l3_miss_local, &ocr::hwpf_l1d_and_swpf_dram,
    &ocr::hwpf_l1d_and_swpf_l3_miss_local, &ocr::other_l3_miss_local, &ocr::demand_data_rd_snc_pmm,
    &ocr::demand_rfo_snc_pmm, &ocr::demand_data_rd_l3_hit, &ocr::demand_rfo_l3_hit,
    &ocr::demand_code_rd_l3_hit, &ocr::hwpf_l1d_and_swpf_l3_hit,
    &ocr::reads_to_core_l3_hit_snoop_hit_no_fwd, &ocr::reads_to_core_l3_hit_snoop_hitm,
    &ocr::reads_to_core_l3_hit_snoop_hit_with_fwd, &ocr::reads_to_core_remote_cache_snoop_hitm,
    &ocr::reads_to_core_remote_cache_snoop_hit_with_fwd, &ocr::reads_to_core_remote_cache_snoop_fwd,
    &ocr::reads_to_core_dram, &ocr::reads_to_core_local_dram, &ocr::reads_to_core_remote_dram,
    &ocr::reads_to_core_remote_pmm, &ocr::reads_to_core_local_pmm, &ocr::reads_to_core_snc_pmm,
    &ocr::demand_data_rd_snc_dram, &ocr::demand_rfo_snc_dram, &ocr::demand_code_rd_snc_dram,
    &ocr::reads_to_core_snc_dram, &ocr::demand_rfo_any_response, &ocr::reads_to_core_any_response,
    &ocr::streaming_wr_l3_hit, &ocr::hwpf_l3_l3_hit, &ocr::reads_to_core_l3_hit,
    &ocr::demand_rfo_l3_miss_local, &ocr::reads_to_core_l3_miss_local,
    &ocr::streaming_wr_l3_miss_local, &ocr::hwpf_l3_l3_miss_local, &ocr::itom_l3_miss_local,
    &ocr::reads_to_core_remote, &ocr::hwpf_l3_remote, &ocr::itom_remote, &ocr::demand_rfo_l3_miss,
    &ocr::reads_to_core_l3_miss, &ocr::streaming_wr_l3_miss, &ocr::hwpf_l3_l3_miss,
    &ocr::prefetches_l3_miss_local, &ocr::prefetches_l3_hit,
    &ocr::demand_data_rd_snc_cache_hit_with_fwd, &ocr::demand_rfo_snc_cache_hit_with_fwd,
    &ocr::demand_code_rd_snc_cache_hit_with_fwd, &ocr::reads_to_core_snc_cache_hit_with_fwd,
    &ocr::demand_data_rd_snc_cache_hitm, &ocr::demand_rfo_snc_cache_hitm,
    &ocr::demand_code_rd_snc_cache_hitm, &ocr::reads_to_core_snc_cache_hitm,
    &ocr::reads_to_core_l3_miss_local_socket, &ocr::reads_to_core_local_socket_dram,
    &ocr::reads_to_core_local_socket_pmm, &ocr::hwpf_l2_any_response,
    &ocr::reads_to_core_remote_memory, &ocr::write_estimate_memory,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::ice_lake_sp
