// Events of Granite Rapids, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// gnr: from intel/perfmon 6dadedf3aa48, GNR/events/graniterapids_core.json, version 1.20 of
// 06/05/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::gnr {

namespace offcore_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_rfo.l3_hit\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.demand_rfo.local_dram\0"
    "ocr.demand_rfo.dram\0"
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_data_rd.l3_hit\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_data_rd.local_dram\0"
    "ocr.demand_data_rd.remote_dram\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_data_rd.snc_cache.hitm\0"
    "ocr.demand_data_rd.snc_cache.hit_with_fwd\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.demand_code_rd.l3_hit\0"
    "ocr.demand_code_rd.l3_miss\0"
    "ocr.demand_code_rd.local_dram\0"
    "ocr.demand_code_rd.dram\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.reads_to_core.any_response\0"
    "ocr.reads_to_core.l3_hit\0"
    "ocr.reads_to_core.l3_miss_local\0"
    "ocr.reads_to_core.remote\0"
    "ocr.reads_to_core.l3_miss\0"
    "ocr.reads_to_core.local_dram\0"
    "ocr.reads_to_core.remote_dram\0"
    "ocr.reads_to_core.dram\0"
    "ocr.reads_to_core.snc_cache.hitm\0"
    "ocr.reads_to_core.snc_cache.hit_with_fwd\0"
    "ocr.reads_to_core.local_socket_dram\0"
    "ocr.reads_to_core.l3_miss_local_socket\0"
    "ocr.reads_to_core.remote_memory\0"
    "ocr.rfo_to_core.l3_hit_m\0"
    "ocr.modified_write.any_response\0"
    "ocr.write_estimate.memory\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.remote_cache.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.remote_cache.snoop_hitm\0"
    "ocr.demand_code_rd.l3_hit.snoop_hitm\0"
    "ocr.reads_to_core.l3_hit.snoop_hitm\0"
    "ocr.reads_to_core.remote_cache.snoop_hit_with_fwd\0"
    "ocr.reads_to_core.remote_cache.snoop_hitm\0"
    "ocr.reads_to_core.remote_cache.snoop_fwd\0"
    "ocr.demand_data_rd.local_cxl_mem\0"
    "ocr.demand_rfo.local_cxl_mem\0"
    "ocr.reads_to_core.local_cxl_mem\0"
    "ocr.demand_data_rd.remote_cxl_mem\0"
    "ocr.demand_rfo.remote_cxl_mem\0"
    "ocr.reads_to_core.remote_cxl_mem\0"
    "ocr.demand_data_rd.cxl_mem\0"
    "ocr.demand_rfo.cxl_mem\0"
    "ocr.reads_to_core.cxl_mem\0";
inline constexpr select::event_list list{"gnr", core::granite_rapids, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_rfo_any_response{{&list, 0x102a, 0xf, 0x100186a300000, 0x3f3ffc0002}, {}, &demand_rfo_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3ffc0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit{{&list, 0x102a, 0xf, 0x100186a30001c, 0x3f803c0002}, {}, &demand_rfo_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0002, .period = 100003
inline constexpr listed demand_rfo_l3_miss{{&list, 0x102a, 0xf, 0x100186a300032, 0x3f3fc00002}, {}, &demand_rfo_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3fc00002, .period = 100003
inline constexpr listed demand_rfo_local_dram{{&list, 0x102a, 0xf, 0x100186a300049, 0x104000002}, {}, &demand_rfo_local_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104000002, .period = 100003
inline constexpr listed demand_rfo_dram{{&list, 0x102a, 0xf, 0x100186a300063, 0x73c000002}, {}, &demand_rfo_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c000002, .period = 100003
inline constexpr listed demand_data_rd_any_response{{&list, 0x102a, 0xf, 0x100186a300077, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit{{&list, 0x102a, 0xf, 0x100186a300097, 0x3f803c0001}, {}, &demand_data_rd_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss{{&list, 0x102a, 0xf, 0x100186a3000b1, 0x3fbfc00001}, {}, &demand_data_rd_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00001, .period = 100003
inline constexpr listed demand_data_rd_local_dram{{&list, 0x102a, 0xf, 0x100186a3000cc, 0x104000001}, {}, &demand_data_rd_local_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104000001, .period = 100003
inline constexpr listed demand_data_rd_remote_dram{{&list, 0x102a, 0xf, 0x100186a3000ea, 0x730000001}, {}, &demand_data_rd_remote_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x730000001, .period = 100003
inline constexpr listed demand_data_rd_dram{{&list, 0x102a, 0xf, 0x100186a300109, 0x73c000001}, {}, &demand_data_rd_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c000001, .period = 100003
inline constexpr listed demand_data_rd_snc_cache_hitm{{&list, 0x102a, 0xf, 0x100186a300121, 0x1008000001}, {}, &demand_data_rd_snc_cache_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008000001, .period = 100003
inline constexpr listed demand_data_rd_snc_cache_hit_with_fwd{{&list, 0x102a, 0xf, 0x100186a300143, 0x808000001}, {}, &demand_data_rd_snc_cache_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808000001, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x102a, 0xf, 0x100186a30016d, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit{{&list, 0x102a, 0xf, 0x100186a30018d, 0x3f803c0004}, {}, &demand_code_rd_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss{{&list, 0x102a, 0xf, 0x100186a3001a7, 0x3fbfc00004}, {}, &demand_code_rd_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00004, .period = 100003
inline constexpr listed demand_code_rd_local_dram{{&list, 0x102a, 0xf, 0x100186a3001c2, 0x104000004}, {}, &demand_code_rd_local_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104000004, .period = 100003
inline constexpr listed demand_code_rd_dram{{&list, 0x102a, 0xf, 0x100186a3001e0, 0x73c000004}, {}, &demand_code_rd_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c000004, .period = 100003
inline constexpr listed streaming_wr_any_response{{&list, 0x102a, 0xf, 0x100186a3001f8, 0x10800}, {}, &streaming_wr_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed reads_to_core_any_response{{&list, 0x102a, 0xf, 0x100186a300216, 0x3f3ffc4477}, {}, &reads_to_core_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3ffc4477, .period = 100003
inline constexpr listed reads_to_core_l3_hit{{&list, 0x102a, 0xf, 0x100186a300235, 0x3f003c4477}, {}, &reads_to_core_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f003c4477, .period = 100003
inline constexpr listed reads_to_core_l3_miss_local{{&list, 0x102a, 0xf, 0x100186a30024e, 0x3f04c04477}, {}, &reads_to_core_l3_miss_local}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f04c04477, .period = 100003
inline constexpr listed reads_to_core_remote{{&list, 0x102a, 0xf, 0x100186a30026e, 0x3f33004477}, {}, &reads_to_core_remote}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f33004477, .period = 100003
inline constexpr listed reads_to_core_l3_miss{{&list, 0x102a, 0xf, 0x100186a300287, 0x3f3fc04477}, {}, &reads_to_core_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f3fc04477, .period = 100003
inline constexpr listed reads_to_core_local_dram{{&list, 0x102a, 0xf, 0x100186a3002a1, 0x104004477}, {}, &reads_to_core_local_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104004477, .period = 100003
inline constexpr listed reads_to_core_remote_dram{{&list, 0x102a, 0xf, 0x100186a3002be, 0x730004477}, {}, &reads_to_core_remote_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x730004477, .period = 100003
inline constexpr listed reads_to_core_dram{{&list, 0x102a, 0xf, 0x100186a3002dc, 0x73c004477}, {}, &reads_to_core_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x73c004477, .period = 100003
inline constexpr listed reads_to_core_snc_cache_hitm{{&list, 0x102a, 0xf, 0x100186a3002f3, 0x1008004477}, {}, &reads_to_core_snc_cache_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008004477, .period = 100003
inline constexpr listed reads_to_core_snc_cache_hit_with_fwd{{&list, 0x102a, 0xf, 0x100186a300314, 0x808004477}, {}, &reads_to_core_snc_cache_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808004477, .period = 100003
inline constexpr listed reads_to_core_local_socket_dram{{&list, 0x102a, 0xf, 0x100186a30033d, 0x70c004477}, {}, &reads_to_core_local_socket_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x70c004477, .period = 100003
inline constexpr listed reads_to_core_l3_miss_local_socket{{&list, 0x102a, 0xf, 0x100186a300361, 0x70cc04477}, {}, &reads_to_core_l3_miss_local_socket}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x70cc04477, .period = 100003
inline constexpr listed reads_to_core_remote_memory{{&list, 0x102a, 0xf, 0x100186a300388, 0x733004477}, {}, &reads_to_core_remote_memory}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x733004477, .period = 100003
inline constexpr listed rfo_to_core_l3_hit_m{{&list, 0x102a, 0xf, 0x100186a3003a8, 0x1f80040022}, {}, &rfo_to_core_l3_hit_m}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f80040022, .period = 100003
inline constexpr listed modified_write_any_response{{&list, 0x102a, 0xf, 0x100186a3003c1, 0x10808}, {}, &modified_write_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10808, .period = 100003
inline constexpr listed write_estimate_memory{{&list, 0x102a, 0xf, 0x100186a3003e1, 0xfbff80822}, {}, &write_estimate_memory}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xfbff80822, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a3003fb, 0x10003c0002}, {}, &demand_rfo_l3_hit_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x102a, 0xf, 0x100186a30041c, 0x4003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x102a, 0xf, 0x100186a300447, 0x8003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a300474, 0x10003c0001}, {}, &demand_data_rd_l3_hit_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_remote_cache_snoop_hit_with_fwd{{&list, 0x102a, 0xf, 0x100186a300499, 0x830000001}, {}, &demand_data_rd_remote_cache_snoop_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x830000001, .period = 100003
inline constexpr listed demand_data_rd_remote_cache_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a3004cc, 0x1030000001}, {}, &demand_data_rd_remote_cache_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1030000001, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a3004f7, 0x10003c0004}, {}, &demand_code_rd_l3_hit_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a30051c, 0x10003c4477}, {}, &reads_to_core_l3_hit_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c4477, .period = 100003
inline constexpr listed reads_to_core_remote_cache_snoop_hit_with_fwd{{&list, 0x102a, 0xf, 0x100186a300540, 0x830004477}, {}, &reads_to_core_remote_cache_snoop_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x830004477, .period = 100003
inline constexpr listed reads_to_core_remote_cache_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a300572, 0x1030004477}, {}, &reads_to_core_remote_cache_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1030004477, .period = 100003
inline constexpr listed reads_to_core_remote_cache_snoop_fwd{{&list, 0x102a, 0xf, 0x100186a30059c, 0x1830004477}, {}, &reads_to_core_remote_cache_snoop_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1830004477, .period = 100003
inline constexpr listed demand_data_rd_local_cxl_mem{{&list, 0x102a, 0xf, 0x100186a3005c5, 0x700c00001}, {}, &demand_data_rd_local_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700c00001, .period = 100003
inline constexpr listed demand_rfo_local_cxl_mem{{&list, 0x102a, 0xf, 0x100186a3005e6, 0x700c00002}, {}, &demand_rfo_local_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700c00002, .period = 100003
inline constexpr listed reads_to_core_local_cxl_mem{{&list, 0x102a, 0xf, 0x100186a300603, 0x700c04477}, {}, &reads_to_core_local_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700c04477, .period = 100003
inline constexpr listed demand_data_rd_remote_cxl_mem{{&list, 0x102a, 0xf, 0x100186a300623, 0x703000001}, {}, &demand_data_rd_remote_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703000001, .period = 100003
inline constexpr listed demand_rfo_remote_cxl_mem{{&list, 0x102a, 0xf, 0x100186a300645, 0x703000002}, {}, &demand_rfo_remote_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703000002, .period = 100003
inline constexpr listed reads_to_core_remote_cxl_mem{{&list, 0x102a, 0xf, 0x100186a300663, 0x703004477}, {}, &reads_to_core_remote_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703004477, .period = 100003
inline constexpr listed demand_data_rd_cxl_mem{{&list, 0x102a, 0xf, 0x100186a300684, 0x703c00001}, {}, &demand_data_rd_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703c00001, .period = 100003
inline constexpr listed demand_rfo_cxl_mem{{&list, 0x102a, 0xf, 0x100186a30069f, 0x703c00002}, {}, &demand_rfo_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703c00002, .period = 100003
inline constexpr listed reads_to_core_cxl_mem{{&list, 0x102a, 0xf, 0x100186a3006b6, 0x703c04477}, {}, &reads_to_core_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703c04477, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_rfo_any_response,
    &ocr::demand_rfo_l3_hit,
    &ocr::demand_rfo_l3_miss,
    &ocr::demand_rfo_local_dram,
    &ocr::demand_rfo_dram,
    &ocr::demand_data_rd_any_response,
    &ocr::demand_data_rd_l3_hit,
    &ocr::demand_data_rd_l3_miss,
    &ocr::demand_data_rd_local_dram,
    &ocr::demand_data_rd_remote_dram,
    &ocr::demand_data_rd_dram,
    &ocr::demand_data_rd_snc_cache_hitm,
    &ocr::demand_data_rd_snc_cache_hit_with_fwd,
    &ocr::demand_code_rd_any_response,
    &ocr::demand_code_rd_l3_hit,
    &ocr::demand_code_rd_l3_miss,
    &ocr::demand_code_rd_local_dram,
    &ocr::demand_code_rd_dram,
    &ocr::streaming_wr_any_response,
    &ocr::reads_to_core_any_response,
    &ocr::reads_to_core_l3_hit,
    &ocr::reads_to_core_l3_miss_local,
    &ocr::reads_to_core_remote,
    &ocr::reads_to_core_l3_miss,
    &ocr::reads_to_core_local_dram,
    &ocr::reads_to_core_remote_dram,
    &ocr::reads_to_core_dram,
    &ocr::reads_to_core_snc_cache_hitm,
    &ocr::reads_to_core_snc_cache_hit_with_fwd,
    &ocr::reads_to_core_local_socket_dram,
    &ocr::reads_to_core_l3_miss_local_socket,
    &ocr::reads_to_core_remote_memory,
    &ocr::rfo_to_core_l3_hit_m,
    &ocr::modified_write_any_response,
    &ocr::write_estimate_memory,
    &ocr::demand_rfo_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_remote_cache_snoop_hit_with_fwd,
    &ocr::demand_data_rd_remote_cache_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_snoop_hitm,
    &ocr::reads_to_core_l3_hit_snoop_hitm,
    &ocr::reads_to_core_remote_cache_snoop_hit_with_fwd,
    &ocr::reads_to_core_remote_cache_snoop_hitm,
    &ocr::reads_to_core_remote_cache_snoop_fwd,
    &ocr::demand_data_rd_local_cxl_mem,
    &ocr::demand_rfo_local_cxl_mem,
    &ocr::reads_to_core_local_cxl_mem,
    &ocr::demand_data_rd_remote_cxl_mem,
    &ocr::demand_rfo_remote_cxl_mem,
    &ocr::reads_to_core_remote_cxl_mem,
    &ocr::demand_data_rd_cxl_mem,
    &ocr::demand_rfo_cxl_mem,
    &ocr::reads_to_core_cxl_mem,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::gnr
