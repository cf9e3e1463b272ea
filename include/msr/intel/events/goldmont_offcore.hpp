// Events of Goldmont, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// glm: from intel/perfmon 6dadedf3aa48, GLM/events/goldmont_core.json, version 13 of 03/02/2018;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::glm {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.any_read.l2_miss.any\0"
    "offcore_response.any_read.l2_miss.hitm_other_core\0"
    "offcore_response.any_read.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_read.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_read.l2_hit\0"
    "offcore_response.any_rfo.l2_miss.any\0"
    "offcore_response.any_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.any_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_rfo.l2_hit\0"
    "offcore_response.any_data_rd.l2_miss.any\0"
    "offcore_response.any_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_data_rd.l2_hit\0"
    "offcore_response.any_pf_data_rd.l2_miss.any\0"
    "offcore_response.any_pf_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_pf_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_pf_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_pf_data_rd.l2_hit\0"
    "offcore_response.any_request.l2_miss.hitm_other_core\0"
    "offcore_response.any_request.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_request.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_request.l2_hit\0"
    "offcore_response.any_request.any_response\0"
    "offcore_response.streaming_stores.l2_miss.any\0"
    "offcore_response.streaming_stores.l2_hit\0"
    "offcore_response.partial_streaming_stores.l2_miss.any\0"
    "offcore_response.partial_streaming_stores.l2_miss.hitm_other_core\0"
    "offcore_response.partial_streaming_stores.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.partial_streaming_stores.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.partial_streaming_stores.l2_hit\0"
    "offcore_response.pf_l1_data_rd.l2_miss.any\0"
    "offcore_response.pf_l1_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l1_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l1_data_rd.l2_hit\0"
    "offcore_response.sw_prefetch.l2_miss.any\0"
    "offcore_response.sw_prefetch.l2_miss.hitm_other_core\0"
    "offcore_response.sw_prefetch.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.sw_prefetch.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.sw_prefetch.l2_hit\0"
    "offcore_response.full_streaming_stores.l2_miss.any\0"
    "offcore_response.full_streaming_stores.l2_miss.hitm_other_core\0"
    "offcore_response.full_streaming_stores.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.full_streaming_stores.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.full_streaming_stores.l2_hit\0"
    "offcore_response.bus_locks.any_response\0"
    "offcore_response.partial_writes.l2_miss.any\0"
    "offcore_response.partial_reads.l2_miss.any\0"
    "offcore_response.pf_l2_rfo.l2_miss.any\0"
    "offcore_response.pf_l2_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l2_hit\0"
    "offcore_response.pf_l2_data_rd.l2_miss.any\0"
    "offcore_response.pf_l2_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l2_hit\0"
    "offcore_response.corewb.l2_miss.any\0"
    "offcore_response.corewb.l2_miss.hitm_other_core\0"
    "offcore_response.corewb.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.corewb.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.corewb.l2_hit\0"
    "offcore_response.demand_code_rd.outstanding\0"
    "offcore_response.demand_code_rd.l2_miss.any\0"
    "offcore_response.demand_code_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_code_rd.l2_hit\0"
    "offcore_response.demand_rfo.outstanding\0"
    "offcore_response.demand_rfo.l2_miss.any\0"
    "offcore_response.demand_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.demand_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_rfo.l2_hit\0"
    "offcore_response.demand_data_rd.outstanding\0"
    "offcore_response.demand_data_rd.l2_miss.any\0"
    "offcore_response.demand_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.demand_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_data_rd.l2_hit\0";
inline constexpr select::event_list list{"glm", core::goldmont, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed any_read_l2_miss_any{any_read_l2_miss_any, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x36000032b7, .period = 100007}};
inline constexpr listed any_read_l2_miss_hitm_other_core{any_read_l2_miss_hitm_other_core, list, {.name = 38, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10000032b7, .period = 100007}};
inline constexpr listed any_read_l2_miss_hit_other_core_no_fwd{any_read_l2_miss_hit_other_core_no_fwd, list, {.name = 88, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4000032b7, .period = 100007}};
inline constexpr listed any_read_l2_miss_snoop_miss_or_no_snoop_needed{any_read_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 144, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000032b7, .period = 100007}};
inline constexpr listed any_read_l2_hit{any_read_l2_hit, list, {.name = 208, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x432b7, .period = 100007}};
inline constexpr listed any_rfo_l2_miss_any{any_rfo_l2_miss_any, list, {.name = 241, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600000022, .period = 100007}};
inline constexpr listed any_rfo_l2_miss_hitm_other_core{any_rfo_l2_miss_hitm_other_core, list, {.name = 278, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000022, .period = 100007}};
inline constexpr listed any_rfo_l2_miss_hit_other_core_no_fwd{any_rfo_l2_miss_hit_other_core_no_fwd, list, {.name = 327, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400000022, .period = 100007}};
inline constexpr listed any_rfo_l2_miss_snoop_miss_or_no_snoop_needed{any_rfo_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 382, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000022, .period = 100007}};
inline constexpr listed any_rfo_l2_hit{any_rfo_l2_hit, list, {.name = 445, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40022, .period = 100007}};
inline constexpr listed any_data_rd_l2_miss_any{any_data_rd_l2_miss_any, list, {.name = 477, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600003091, .period = 100007}};
inline constexpr listed any_data_rd_l2_miss_hitm_other_core{any_data_rd_l2_miss_hitm_other_core, list, {.name = 518, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000003091, .period = 100007}};
inline constexpr listed any_data_rd_l2_miss_hit_other_core_no_fwd{any_data_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 571, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400003091, .period = 100007}};
inline constexpr listed any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 630, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200003091, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit{any_data_rd_l2_hit, list, {.name = 697, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x43091, .period = 100007}};
inline constexpr listed any_pf_data_rd_l2_miss_any{any_pf_data_rd_l2_miss_any, list, {.name = 733, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600003010, .period = 100007}};
inline constexpr listed any_pf_data_rd_l2_miss_hitm_other_core{any_pf_data_rd_l2_miss_hitm_other_core, list, {.name = 777, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000003010, .period = 100007}};
inline constexpr listed any_pf_data_rd_l2_miss_hit_other_core_no_fwd{any_pf_data_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 833, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400003010, .period = 100007}};
inline constexpr listed any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 895, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200003010, .period = 100007}};
inline constexpr listed any_pf_data_rd_l2_hit{any_pf_data_rd_l2_hit, list, {.name = 965, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x43010, .period = 100007}};
inline constexpr listed any_request_l2_miss_hitm_other_core{any_request_l2_miss_hitm_other_core, list, {.name = 1004, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000008000, .period = 100007}};
inline constexpr listed any_request_l2_miss_hit_other_core_no_fwd{any_request_l2_miss_hit_other_core_no_fwd, list, {.name = 1057, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400008000, .period = 100007}};
inline constexpr listed any_request_l2_miss_snoop_miss_or_no_snoop_needed{any_request_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 1116, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200008000, .period = 100007}};
inline constexpr listed any_request_l2_hit{any_request_l2_hit, list, {.name = 1183, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x48000, .period = 100007}};
inline constexpr listed any_request_any_response{any_request_any_response, list, {.name = 1219, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100007}};
inline constexpr listed streaming_stores_l2_miss_any{streaming_stores_l2_miss_any, list, {.name = 1261, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600004800, .period = 100007}};
inline constexpr listed streaming_stores_l2_hit{streaming_stores_l2_hit, list, {.name = 1307, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x44800, .period = 100007}};
inline constexpr listed partial_streaming_stores_l2_miss_any{partial_streaming_stores_l2_miss_any, list, {.name = 1348, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600004000, .period = 100007}};
inline constexpr listed partial_streaming_stores_l2_miss_hitm_other_core{partial_streaming_stores_l2_miss_hitm_other_core, list, {.name = 1402, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000004000, .period = 100007}};
inline constexpr listed partial_streaming_stores_l2_miss_hit_other_core_no_fwd{partial_streaming_stores_l2_miss_hit_other_core_no_fwd, list, {.name = 1468, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400004000, .period = 100007}};
inline constexpr listed partial_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed{partial_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 1540, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200004000, .period = 100007}};
inline constexpr listed partial_streaming_stores_l2_hit{partial_streaming_stores_l2_hit, list, {.name = 1620, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x44000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_miss_any{pf_l1_data_rd_l2_miss_any, list, {.name = 1669, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_miss_hitm_other_core{pf_l1_data_rd_l2_miss_hitm_other_core, list, {.name = 1712, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_miss_hit_other_core_no_fwd{pf_l1_data_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 1767, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 1828, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit{pf_l1_data_rd_l2_hit, list, {.name = 1897, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x42000, .period = 100007}};
inline constexpr listed sw_prefetch_l2_miss_any{sw_prefetch_l2_miss_any, list, {.name = 1935, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600001000, .period = 100007}};
inline constexpr listed sw_prefetch_l2_miss_hitm_other_core{sw_prefetch_l2_miss_hitm_other_core, list, {.name = 1976, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000001000, .period = 100007}};
inline constexpr listed sw_prefetch_l2_miss_hit_other_core_no_fwd{sw_prefetch_l2_miss_hit_other_core_no_fwd, list, {.name = 2029, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400001000, .period = 100007}};
inline constexpr listed sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed{sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 2088, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200001000, .period = 100007}};
inline constexpr listed sw_prefetch_l2_hit{sw_prefetch_l2_hit, list, {.name = 2155, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x41000, .period = 100007}};
inline constexpr listed full_streaming_stores_l2_miss_any{full_streaming_stores_l2_miss_any, list, {.name = 2191, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600000800, .period = 100007}};
inline constexpr listed full_streaming_stores_l2_miss_hitm_other_core{full_streaming_stores_l2_miss_hitm_other_core, list, {.name = 2242, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000800, .period = 100007}};
inline constexpr listed full_streaming_stores_l2_miss_hit_other_core_no_fwd{full_streaming_stores_l2_miss_hit_other_core_no_fwd, list, {.name = 2305, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400000800, .period = 100007}};
inline constexpr listed full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed{full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 2374, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000800, .period = 100007}};
inline constexpr listed full_streaming_stores_l2_hit{full_streaming_stores_l2_hit, list, {.name = 2451, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40800, .period = 100007}};
inline constexpr listed bus_locks_any_response{bus_locks_any_response, list, {.name = 2497, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100007}};
inline constexpr listed partial_writes_l2_miss_any{partial_writes_l2_miss_any, list, {.name = 2537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600000100, .period = 100007}};
inline constexpr listed partial_reads_l2_miss_any{partial_reads_l2_miss_any, list, {.name = 2581, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600000080, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_miss_any{pf_l2_rfo_l2_miss_any, list, {.name = 2624, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600000020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_miss_hitm_other_core{pf_l2_rfo_l2_miss_hitm_other_core, list, {.name = 2663, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_miss_hit_other_core_no_fwd{pf_l2_rfo_l2_miss_hit_other_core_no_fwd, list, {.name = 2714, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400000020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed{pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 2771, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_hit{pf_l2_rfo_l2_hit, list, {.name = 2836, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40020, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_miss_any{pf_l2_data_rd_l2_miss_any, list, {.name = 2870, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600000010, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_miss_hitm_other_core{pf_l2_data_rd_l2_miss_hitm_other_core, list, {.name = 2913, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000010, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_miss_hit_other_core_no_fwd{pf_l2_data_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 2968, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400000010, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 3029, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000010, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_hit{pf_l2_data_rd_l2_hit, list, {.name = 3098, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40010, .period = 100007}};
inline constexpr listed corewb_l2_miss_any{corewb_l2_miss_any, list, {.name = 3136, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x3600000008, .period = 100007}};
inline constexpr listed corewb_l2_miss_hitm_other_core{corewb_l2_miss_hitm_other_core, list, {.name = 3172, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x1000000008, .period = 100007}};
inline constexpr listed corewb_l2_miss_hit_other_core_no_fwd{corewb_l2_miss_hit_other_core_no_fwd, list, {.name = 3220, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x400000008, .period = 100007}};
inline constexpr listed corewb_l2_miss_snoop_miss_or_no_snoop_needed{corewb_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 3274, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x200000008, .period = 100007}};
inline constexpr listed corewb_l2_hit{corewb_l2_hit, list, {.name = 3336, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x40008, .period = 100007}};
inline constexpr listed demand_code_rd_outstanding{demand_code_rd_outstanding, list, {.name = 3367, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_miss_any{demand_code_rd_l2_miss_any, list, {.name = 3411, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600000004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_miss_hit_other_core_no_fwd{demand_code_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 3455, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400000004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed{demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 3517, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit{demand_code_rd_l2_hit, list, {.name = 3587, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40004, .period = 100007}};
inline constexpr listed demand_rfo_outstanding{demand_rfo_outstanding, list, {.name = 3626, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000002, .period = 100007}};
inline constexpr listed demand_rfo_l2_miss_any{demand_rfo_l2_miss_any, list, {.name = 3666, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600000002, .period = 100007}};
inline constexpr listed demand_rfo_l2_miss_hitm_other_core{demand_rfo_l2_miss_hitm_other_core, list, {.name = 3706, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000002, .period = 100007}};
inline constexpr listed demand_rfo_l2_miss_hit_other_core_no_fwd{demand_rfo_l2_miss_hit_other_core_no_fwd, list, {.name = 3758, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400000002, .period = 100007}};
inline constexpr listed demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed{demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 3816, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000002, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit{demand_rfo_l2_hit, list, {.name = 3882, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40002, .period = 100007}};
inline constexpr listed demand_data_rd_outstanding{demand_data_rd_outstanding, list, {.name = 3917, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_miss_any{demand_data_rd_l2_miss_any, list, {.name = 3961, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3600000001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_miss_hitm_other_core{demand_data_rd_l2_miss_hitm_other_core, list, {.name = 4005, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_miss_hit_other_core_no_fwd{demand_data_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 4061, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400000001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 4123, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_hit{demand_data_rd_l2_hit, list, {.name = 4193, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40001, .period = 100007}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::any_read_l2_miss_any,
    &offcore_response::any_read_l2_miss_hitm_other_core,
    &offcore_response::any_read_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_read_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_read_l2_hit,
    &offcore_response::any_rfo_l2_miss_any,
    &offcore_response::any_rfo_l2_miss_hitm_other_core,
    &offcore_response::any_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_rfo_l2_hit,
    &offcore_response::any_data_rd_l2_miss_any,
    &offcore_response::any_data_rd_l2_miss_hitm_other_core,
    &offcore_response::any_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_data_rd_l2_hit,
    &offcore_response::any_pf_data_rd_l2_miss_any,
    &offcore_response::any_pf_data_rd_l2_miss_hitm_other_core,
    &offcore_response::any_pf_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_pf_data_rd_l2_hit,
    &offcore_response::any_request_l2_miss_hitm_other_core,
    &offcore_response::any_request_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_request_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_request_l2_hit,
    &offcore_response::any_request_any_response,
    &offcore_response::streaming_stores_l2_miss_any,
    &offcore_response::streaming_stores_l2_hit,
    &offcore_response::partial_streaming_stores_l2_miss_any,
    &offcore_response::partial_streaming_stores_l2_miss_hitm_other_core,
    &offcore_response::partial_streaming_stores_l2_miss_hit_other_core_no_fwd,
    &offcore_response::partial_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::partial_streaming_stores_l2_hit,
    &offcore_response::pf_l1_data_rd_l2_miss_any,
    &offcore_response::pf_l1_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l1_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l1_data_rd_l2_hit,
    &offcore_response::sw_prefetch_l2_miss_any,
    &offcore_response::sw_prefetch_l2_miss_hitm_other_core,
    &offcore_response::sw_prefetch_l2_miss_hit_other_core_no_fwd,
    &offcore_response::sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::sw_prefetch_l2_hit,
    &offcore_response::full_streaming_stores_l2_miss_any,
    &offcore_response::full_streaming_stores_l2_miss_hitm_other_core,
    &offcore_response::full_streaming_stores_l2_miss_hit_other_core_no_fwd,
    &offcore_response::full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::full_streaming_stores_l2_hit,
    &offcore_response::bus_locks_any_response,
    &offcore_response::partial_writes_l2_miss_any,
    &offcore_response::partial_reads_l2_miss_any,
    &offcore_response::pf_l2_rfo_l2_miss_any,
    &offcore_response::pf_l2_rfo_l2_miss_hitm_other_core,
    &offcore_response::pf_l2_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l2_hit,
    &offcore_response::pf_l2_data_rd_l2_miss_any,
    &offcore_response::pf_l2_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l2_hit,
    &offcore_response::corewb_l2_miss_any,
    &offcore_response::corewb_l2_miss_hitm_other_core,
    &offcore_response::corewb_l2_miss_hit_other_core_no_fwd,
    &offcore_response::corewb_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::corewb_l2_hit,
    &offcore_response::demand_code_rd_outstanding,
    &offcore_response::demand_code_rd_l2_miss_any,
    &offcore_response::demand_code_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_code_rd_l2_hit,
    &offcore_response::demand_rfo_outstanding,
    &offcore_response::demand_rfo_l2_miss_any,
    &offcore_response::demand_rfo_l2_miss_hitm_other_core,
    &offcore_response::demand_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_rfo_l2_hit,
    &offcore_response::demand_data_rd_outstanding,
    &offcore_response::demand_data_rd_l2_miss_any,
    &offcore_response::demand_data_rd_l2_miss_hitm_other_core,
    &offcore_response::demand_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_data_rd_l2_hit,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::glm
