// Events of Emerald Rapids, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// emr: from intel/perfmon 6dadedf3aa48, EMR/events/emeraldrapids_core.json, version 1.24 of
// 05/19/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::emr {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.hwpf_l1d.any_response\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.reads_to_core.any_response\0"
    "ocr.hwpf_l3.any_response\0"
    "ocr.demand_data_rd.l3_hit\0"
    "ocr.demand_rfo.l3_hit\0"
    "ocr.demand_code_rd.l3_hit\0"
    "ocr.reads_to_core.l3_hit\0"
    "ocr.streaming_wr.l3_hit\0"
    "ocr.hwpf_l3.l3_hit\0"
    "ocr.streaming_wr.l3_miss_local\0"
    "ocr.hwpf_l3.l3_miss_local\0"
    "ocr.reads_to_core.l3_miss_local\0"
    "ocr.reads_to_core.remote\0"
    "ocr.hwpf_l3.remote\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_code_rd.l3_miss\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.reads_to_core.l3_miss\0"
    "ocr.streaming_wr.l3_miss\0"
    "ocr.hwpf_l3.l3_miss\0"
    "ocr.demand_data_rd.local_dram\0"
    "ocr.demand_rfo.local_dram\0"
    "ocr.demand_code_rd.local_dram\0"
    "ocr.reads_to_core.local_dram\0"
    "ocr.demand_data_rd.remote_dram\0"
    "ocr.reads_to_core.remote_dram\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_rfo.dram\0"
    "ocr.demand_code_rd.dram\0"
    "ocr.reads_to_core.dram\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.reads_to_core.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.remote_cache.snoop_hit_with_fwd\0"
    "ocr.reads_to_core.l3_hit.snoop_hit_with_fwd\0"
    "ocr.reads_to_core.remote_cache.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.remote_cache.snoop_hitm\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0"
    "ocr.demand_code_rd.l3_hit.snoop_hitm\0"
    "ocr.reads_to_core.l3_hit.snoop_hitm\0"
    "ocr.reads_to_core.remote_cache.snoop_hitm\0"
    "ocr.demand_data_rd.snc_dram\0"
    "ocr.demand_rfo.snc_dram\0"
    "ocr.demand_code_rd.snc_dram\0"
    "ocr.reads_to_core.snc_dram\0"
    "ocr.demand_data_rd.snc_cache.hitm\0"
    "ocr.demand_data_rd.snc_cache.hit_with_fwd\0"
    "ocr.demand_rfo.snc_cache.hitm\0"
    "ocr.demand_rfo.snc_cache.hit_with_fwd\0"
    "ocr.demand_code_rd.snc_cache.hitm\0"
    "ocr.demand_code_rd.snc_cache.hit_with_fwd\0"
    "ocr.reads_to_core.snc_cache.hitm\0"
    "ocr.reads_to_core.snc_cache.hit_with_fwd\0"
    "ocr.reads_to_core.local_socket_dram\0"
    "ocr.hwpf_l2.any_response\0"
    "ocr.reads_to_core.l3_miss_local_socket\0"
    "ocr.reads_to_core.remote_cache.snoop_fwd\0"
    "ocr.reads_to_core.remote_memory\0"
    "ocr.rfo_to_core.l3_hit_m\0"
    "ocr.modified_write.any_response\0"
    "ocr.write_estimate.memory\0";
inline constexpr select::event_list list{"emr", core::emerald_rapids, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 0, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 32, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3ffc0002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 60, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed hwpf_l1d_any_response{hwpf_l1d_any_response, list, {.name = 92, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100003}};
inline constexpr listed streaming_wr_any_response{streaming_wr_any_response, list, {.name = 118, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100003}};
inline constexpr listed reads_to_core_any_response{reads_to_core_any_response, list, {.name = 148, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3ffc4477, .period = 100003}};
inline constexpr listed hwpf_l3_any_response{hwpf_l3_any_response, list, {.name = 179, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x12380, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit{demand_data_rd_l3_hit, list, {.name = 204, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit{demand_rfo_l3_hit, list, {.name = 230, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit{demand_code_rd_l3_hit, list, {.name = 252, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit{reads_to_core_l3_hit, list, {.name = 278, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f003c4477, .period = 100003}};
inline constexpr listed streaming_wr_l3_hit{streaming_wr_l3_hit, list, {.name = 303, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080800, .period = 100003}};
inline constexpr listed hwpf_l3_l3_hit{hwpf_l3_l3_hit, list, {.name = 327, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x80082380, .period = 100003}};
inline constexpr listed streaming_wr_l3_miss_local{streaming_wr_l3_miss_local, list, {.name = 346, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000800, .period = 100003}};
inline constexpr listed hwpf_l3_l3_miss_local{hwpf_l3_l3_miss_local, list, {.name = 377, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x84002380, .period = 100003}};
inline constexpr listed reads_to_core_l3_miss_local{reads_to_core_l3_miss_local, list, {.name = 403, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f04c04477, .period = 100003}};
inline constexpr listed reads_to_core_remote{reads_to_core_remote, list, {.name = 435, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f33004477, .period = 100003}};
inline constexpr listed hwpf_l3_remote{hwpf_l3_remote, list, {.name = 460, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x90002380, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss{demand_data_rd_l3_miss, list, {.name = 479, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00001, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss{demand_code_rd_l3_miss, list, {.name = 506, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00004, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss{demand_rfo_l3_miss, list, {.name = 533, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3fc00002, .period = 100003}};
inline constexpr listed reads_to_core_l3_miss{reads_to_core_l3_miss, list, {.name = 556, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3fc04477, .period = 100003}};
inline constexpr listed streaming_wr_l3_miss{streaming_wr_l3_miss, list, {.name = 582, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x94000800, .period = 100003}};
inline constexpr listed hwpf_l3_l3_miss{hwpf_l3_l3_miss, list, {.name = 607, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x94002380, .period = 100003}};
inline constexpr listed demand_data_rd_local_dram{demand_data_rd_local_dram, list, {.name = 627, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000001, .period = 100003}};
inline constexpr listed demand_rfo_local_dram{demand_rfo_local_dram, list, {.name = 657, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000002, .period = 100003}};
inline constexpr listed demand_code_rd_local_dram{demand_code_rd_local_dram, list, {.name = 683, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000004, .period = 100003}};
inline constexpr listed reads_to_core_local_dram{reads_to_core_local_dram, list, {.name = 713, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104004477, .period = 100003}};
inline constexpr listed demand_data_rd_remote_dram{demand_data_rd_remote_dram, list, {.name = 742, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x730000001, .period = 100003}};
inline constexpr listed reads_to_core_remote_dram{reads_to_core_remote_dram, list, {.name = 773, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x730004477, .period = 100003}};
inline constexpr listed demand_data_rd_dram{demand_data_rd_dram, list, {.name = 803, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c000001, .period = 100003}};
inline constexpr listed demand_rfo_dram{demand_rfo_dram, list, {.name = 827, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c000002, .period = 100003}};
inline constexpr listed demand_code_rd_dram{demand_code_rd_dram, list, {.name = 847, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c000004, .period = 100003}};
inline constexpr listed reads_to_core_dram{reads_to_core_dram, list, {.name = 871, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c004477, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{demand_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 894, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_hit_no_fwd{reads_to_core_l3_hit_snoop_hit_no_fwd, list, {.name = 937, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c4477, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{demand_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 979, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_remote_cache_snoop_hit_with_fwd{demand_data_rd_remote_cache_snoop_hit_with_fwd, list, {.name = 1024, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x830000001, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_hit_with_fwd{reads_to_core_l3_hit_snoop_hit_with_fwd, list, {.name = 1075, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c4477, .period = 100003}};
inline constexpr listed reads_to_core_remote_cache_snoop_hit_with_fwd{reads_to_core_remote_cache_snoop_hit_with_fwd, list, {.name = 1119, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x830004477, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{demand_data_rd_l3_hit_snoop_hitm, list, {.name = 1169, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_remote_cache_snoop_hitm{demand_data_rd_remote_cache_snoop_hitm, list, {.name = 1206, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1030000001, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{demand_rfo_l3_hit_snoop_hitm, list, {.name = 1249, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{demand_code_rd_l3_hit_snoop_hitm, list, {.name = 1282, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_hitm{reads_to_core_l3_hit_snoop_hitm, list, {.name = 1319, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c4477, .period = 100003}};
inline constexpr listed reads_to_core_remote_cache_snoop_hitm{reads_to_core_remote_cache_snoop_hitm, list, {.name = 1355, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1030004477, .period = 100003}};
inline constexpr listed demand_data_rd_snc_dram{demand_data_rd_snc_dram, list, {.name = 1397, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x708000001, .period = 100003}};
inline constexpr listed demand_rfo_snc_dram{demand_rfo_snc_dram, list, {.name = 1425, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x708000002, .period = 100003}};
inline constexpr listed demand_code_rd_snc_dram{demand_code_rd_snc_dram, list, {.name = 1449, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x708000004, .period = 100003}};
inline constexpr listed reads_to_core_snc_dram{reads_to_core_snc_dram, list, {.name = 1477, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x708004477, .period = 100003}};
inline constexpr listed demand_data_rd_snc_cache_hitm{demand_data_rd_snc_cache_hitm, list, {.name = 1504, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008000001, .period = 100003}};
inline constexpr listed demand_data_rd_snc_cache_hit_with_fwd{demand_data_rd_snc_cache_hit_with_fwd, list, {.name = 1538, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808000001, .period = 100003}};
inline constexpr listed demand_rfo_snc_cache_hitm{demand_rfo_snc_cache_hitm, list, {.name = 1580, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008000002, .period = 100003}};
inline constexpr listed demand_rfo_snc_cache_hit_with_fwd{demand_rfo_snc_cache_hit_with_fwd, list, {.name = 1610, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808000002, .period = 100003}};
inline constexpr listed demand_code_rd_snc_cache_hitm{demand_code_rd_snc_cache_hitm, list, {.name = 1648, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008000004, .period = 100003}};
inline constexpr listed demand_code_rd_snc_cache_hit_with_fwd{demand_code_rd_snc_cache_hit_with_fwd, list, {.name = 1682, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808000004, .period = 100003}};
inline constexpr listed reads_to_core_snc_cache_hitm{reads_to_core_snc_cache_hitm, list, {.name = 1724, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008004477, .period = 100003}};
inline constexpr listed reads_to_core_snc_cache_hit_with_fwd{reads_to_core_snc_cache_hit_with_fwd, list, {.name = 1757, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808004477, .period = 100003}};
inline constexpr listed reads_to_core_local_socket_dram{reads_to_core_local_socket_dram, list, {.name = 1798, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x70c004477, .period = 100003}};
inline constexpr listed hwpf_l2_any_response{hwpf_l2_any_response, list, {.name = 1834, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10070, .period = 100003}};
inline constexpr listed reads_to_core_l3_miss_local_socket{reads_to_core_l3_miss_local_socket, list, {.name = 1859, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x70cc04477, .period = 100003}};
inline constexpr listed reads_to_core_remote_cache_snoop_fwd{reads_to_core_remote_cache_snoop_fwd, list, {.name = 1898, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1830004477, .period = 100003}};
inline constexpr listed reads_to_core_remote_memory{reads_to_core_remote_memory, list, {.name = 1939, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x733004477, .period = 100003}};
inline constexpr listed rfo_to_core_l3_hit_m{rfo_to_core_l3_hit_m, list, {.name = 1971, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f80040022, .period = 100003}};
inline constexpr listed modified_write_any_response{modified_write_any_response, list, {.name = 1996, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10808, .period = 100003}};
inline constexpr listed write_estimate_memory{write_estimate_memory, list, {.name = 2028, .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xfbff80822, .period = 100003}};
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_any_response,
    &ocr::demand_rfo_any_response,
    &ocr::demand_code_rd_any_response,
    &ocr::hwpf_l1d_any_response,
    &ocr::streaming_wr_any_response,
    &ocr::reads_to_core_any_response,
    &ocr::hwpf_l3_any_response,
    &ocr::demand_data_rd_l3_hit,
    &ocr::demand_rfo_l3_hit,
    &ocr::demand_code_rd_l3_hit,
    &ocr::reads_to_core_l3_hit,
    &ocr::streaming_wr_l3_hit,
    &ocr::hwpf_l3_l3_hit,
    &ocr::streaming_wr_l3_miss_local,
    &ocr::hwpf_l3_l3_miss_local,
    &ocr::reads_to_core_l3_miss_local,
    &ocr::reads_to_core_remote,
    &ocr::hwpf_l3_remote,
    &ocr::demand_data_rd_l3_miss,
    &ocr::demand_code_rd_l3_miss,
    &ocr::demand_rfo_l3_miss,
    &ocr::reads_to_core_l3_miss,
    &ocr::streaming_wr_l3_miss,
    &ocr::hwpf_l3_l3_miss,
    &ocr::demand_data_rd_local_dram,
    &ocr::demand_rfo_local_dram,
    &ocr::demand_code_rd_local_dram,
    &ocr::reads_to_core_local_dram,
    &ocr::demand_data_rd_remote_dram,
    &ocr::reads_to_core_remote_dram,
    &ocr::demand_data_rd_dram,
    &ocr::demand_rfo_dram,
    &ocr::demand_code_rd_dram,
    &ocr::reads_to_core_dram,
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::reads_to_core_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_data_rd_remote_cache_snoop_hit_with_fwd,
    &ocr::reads_to_core_l3_hit_snoop_hit_with_fwd,
    &ocr::reads_to_core_remote_cache_snoop_hit_with_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_remote_cache_snoop_hitm,
    &ocr::demand_rfo_l3_hit_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_snoop_hitm,
    &ocr::reads_to_core_l3_hit_snoop_hitm,
    &ocr::reads_to_core_remote_cache_snoop_hitm,
    &ocr::demand_data_rd_snc_dram,
    &ocr::demand_rfo_snc_dram,
    &ocr::demand_code_rd_snc_dram,
    &ocr::reads_to_core_snc_dram,
    &ocr::demand_data_rd_snc_cache_hitm,
    &ocr::demand_data_rd_snc_cache_hit_with_fwd,
    &ocr::demand_rfo_snc_cache_hitm,
    &ocr::demand_rfo_snc_cache_hit_with_fwd,
    &ocr::demand_code_rd_snc_cache_hitm,
    &ocr::demand_code_rd_snc_cache_hit_with_fwd,
    &ocr::reads_to_core_snc_cache_hitm,
    &ocr::reads_to_core_snc_cache_hit_with_fwd,
    &ocr::reads_to_core_local_socket_dram,
    &ocr::hwpf_l2_any_response,
    &ocr::reads_to_core_l3_miss_local_socket,
    &ocr::reads_to_core_remote_cache_snoop_fwd,
    &ocr::reads_to_core_remote_memory,
    &ocr::rfo_to_core_l3_hit_m,
    &ocr::modified_write_any_response,
    &ocr::write_estimate_memory,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::emr
