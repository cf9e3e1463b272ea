// Events of Granite Rapids, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// gnr: from intel/perfmon 6dadedf3aa48, GNR/events/graniterapids_core.json, version 1.20 of
// 06/05/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::gnr {

namespace offcore_events {
using select::beside;
using select::precision;
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
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 0, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3ffc0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit{demand_rfo_l3_hit, list, {.name = 28, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss{demand_rfo_l3_miss, list, {.name = 50, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3fc00002, .period = 100003}};
inline constexpr listed demand_rfo_local_dram{demand_rfo_local_dram, list, {.name = 73, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000002, .period = 100003}};
inline constexpr listed demand_rfo_dram{demand_rfo_dram, list, {.name = 99, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c000002, .period = 100003}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 119, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit{demand_data_rd_l3_hit, list, {.name = 151, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss{demand_data_rd_l3_miss, list, {.name = 177, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00001, .period = 100003}};
inline constexpr listed demand_data_rd_local_dram{demand_data_rd_local_dram, list, {.name = 204, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000001, .period = 100003}};
inline constexpr listed demand_data_rd_remote_dram{demand_data_rd_remote_dram, list, {.name = 234, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x730000001, .period = 100003}};
inline constexpr listed demand_data_rd_dram{demand_data_rd_dram, list, {.name = 265, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c000001, .period = 100003}};
inline constexpr listed demand_data_rd_snc_cache_hitm{demand_data_rd_snc_cache_hitm, list, {.name = 289, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008000001, .period = 100003}};
inline constexpr listed demand_data_rd_snc_cache_hit_with_fwd{demand_data_rd_snc_cache_hit_with_fwd, list, {.name = 323, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808000001, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 365, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit{demand_code_rd_l3_hit, list, {.name = 397, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss{demand_code_rd_l3_miss, list, {.name = 423, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00004, .period = 100003}};
inline constexpr listed demand_code_rd_local_dram{demand_code_rd_local_dram, list, {.name = 450, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000004, .period = 100003}};
inline constexpr listed demand_code_rd_dram{demand_code_rd_dram, list, {.name = 480, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c000004, .period = 100003}};
inline constexpr listed streaming_wr_any_response{streaming_wr_any_response, list, {.name = 504, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100003}};
inline constexpr listed reads_to_core_any_response{reads_to_core_any_response, list, {.name = 534, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3ffc4477, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit{reads_to_core_l3_hit, list, {.name = 565, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f003c4477, .period = 100003}};
inline constexpr listed reads_to_core_l3_miss_local{reads_to_core_l3_miss_local, list, {.name = 590, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f04c04477, .period = 100003}};
inline constexpr listed reads_to_core_remote{reads_to_core_remote, list, {.name = 622, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f33004477, .period = 100003}};
inline constexpr listed reads_to_core_l3_miss{reads_to_core_l3_miss, list, {.name = 647, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3fc04477, .period = 100003}};
inline constexpr listed reads_to_core_local_dram{reads_to_core_local_dram, list, {.name = 673, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104004477, .period = 100003}};
inline constexpr listed reads_to_core_remote_dram{reads_to_core_remote_dram, list, {.name = 702, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x730004477, .period = 100003}};
inline constexpr listed reads_to_core_dram{reads_to_core_dram, list, {.name = 732, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c004477, .period = 100003}};
inline constexpr listed reads_to_core_snc_cache_hitm{reads_to_core_snc_cache_hitm, list, {.name = 755, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008004477, .period = 100003}};
inline constexpr listed reads_to_core_snc_cache_hit_with_fwd{reads_to_core_snc_cache_hit_with_fwd, list, {.name = 788, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808004477, .period = 100003}};
inline constexpr listed reads_to_core_local_socket_dram{reads_to_core_local_socket_dram, list, {.name = 829, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x70c004477, .period = 100003}};
inline constexpr listed reads_to_core_l3_miss_local_socket{reads_to_core_l3_miss_local_socket, list, {.name = 865, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x70cc04477, .period = 100003}};
inline constexpr listed reads_to_core_remote_memory{reads_to_core_remote_memory, list, {.name = 904, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x733004477, .period = 100003}};
inline constexpr listed rfo_to_core_l3_hit_m{rfo_to_core_l3_hit_m, list, {.name = 936, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f80040022, .period = 100003}};
inline constexpr listed modified_write_any_response{modified_write_any_response, list, {.name = 961, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10808, .period = 100003}};
inline constexpr listed write_estimate_memory{write_estimate_memory, list, {.name = 993, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xfbff80822, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{demand_rfo_l3_hit_snoop_hitm, list, {.name = 1019, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{demand_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 1052, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{demand_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 1095, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{demand_data_rd_l3_hit_snoop_hitm, list, {.name = 1140, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_remote_cache_snoop_hit_with_fwd{demand_data_rd_remote_cache_snoop_hit_with_fwd, list, {.name = 1177, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x830000001, .period = 100003}};
inline constexpr listed demand_data_rd_remote_cache_snoop_hitm{demand_data_rd_remote_cache_snoop_hitm, list, {.name = 1228, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1030000001, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{demand_code_rd_l3_hit_snoop_hitm, list, {.name = 1271, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_hitm{reads_to_core_l3_hit_snoop_hitm, list, {.name = 1308, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c4477, .period = 100003}};
inline constexpr listed reads_to_core_remote_cache_snoop_hit_with_fwd{reads_to_core_remote_cache_snoop_hit_with_fwd, list, {.name = 1344, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x830004477, .period = 100003}};
inline constexpr listed reads_to_core_remote_cache_snoop_hitm{reads_to_core_remote_cache_snoop_hitm, list, {.name = 1394, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1030004477, .period = 100003}};
inline constexpr listed reads_to_core_remote_cache_snoop_fwd{reads_to_core_remote_cache_snoop_fwd, list, {.name = 1436, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1830004477, .period = 100003}};
inline constexpr listed demand_data_rd_local_cxl_mem{demand_data_rd_local_cxl_mem, list, {.name = 1477, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x700c00001, .period = 100003}};
inline constexpr listed demand_rfo_local_cxl_mem{demand_rfo_local_cxl_mem, list, {.name = 1510, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x700c00002, .period = 100003}};
inline constexpr listed reads_to_core_local_cxl_mem{reads_to_core_local_cxl_mem, list, {.name = 1539, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x700c04477, .period = 100003}};
inline constexpr listed demand_data_rd_remote_cxl_mem{demand_data_rd_remote_cxl_mem, list, {.name = 1571, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703000001, .period = 100003}};
inline constexpr listed demand_rfo_remote_cxl_mem{demand_rfo_remote_cxl_mem, list, {.name = 1605, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703000002, .period = 100003}};
inline constexpr listed reads_to_core_remote_cxl_mem{reads_to_core_remote_cxl_mem, list, {.name = 1635, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703004477, .period = 100003}};
inline constexpr listed demand_data_rd_cxl_mem{demand_data_rd_cxl_mem, list, {.name = 1668, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703c00001, .period = 100003}};
inline constexpr listed demand_rfo_cxl_mem{demand_rfo_cxl_mem, list, {.name = 1695, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703c00002, .period = 100003}};
inline constexpr listed reads_to_core_cxl_mem{reads_to_core_cxl_mem, list, {.name = 1718, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703c04477, .period = 100003}};
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
