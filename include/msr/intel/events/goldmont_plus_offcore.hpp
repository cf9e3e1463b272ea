// Events of Goldmont Plus, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// glp: from intel/perfmon 6dadedf3aa48, GLP/events/goldmontplus_core.json, version 1.01 of
// 03/02/2018; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::glp {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.demand_data_rd.any_response\0"
    "offcore_response.demand_data_rd.l2_hit\0"
    "offcore_response.demand_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.demand_data_rd.outstanding\0"
    "offcore_response.demand_rfo.any_response\0"
    "offcore_response.demand_rfo.l2_hit\0"
    "offcore_response.demand_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.demand_rfo.outstanding\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.demand_code_rd.l2_hit\0"
    "offcore_response.demand_code_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.demand_code_rd.l2_miss.hitm_other_core\0"
    "offcore_response.demand_code_rd.outstanding\0"
    "offcore_response.corewb.any_response\0"
    "offcore_response.corewb.l2_hit\0"
    "offcore_response.corewb.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.corewb.l2_miss.hitm_other_core\0"
    "offcore_response.corewb.outstanding\0"
    "offcore_response.pf_l2_data_rd.any_response\0"
    "offcore_response.pf_l2_data_rd.l2_hit\0"
    "offcore_response.pf_l2_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.outstanding\0"
    "offcore_response.pf_l2_rfo.any_response\0"
    "offcore_response.pf_l2_rfo.l2_hit\0"
    "offcore_response.pf_l2_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.outstanding\0"
    "offcore_response.bus_locks.any_response\0"
    "offcore_response.bus_locks.l2_hit\0"
    "offcore_response.bus_locks.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.bus_locks.l2_miss.hitm_other_core\0"
    "offcore_response.bus_locks.outstanding\0"
    "offcore_response.full_streaming_stores.any_response\0"
    "offcore_response.full_streaming_stores.l2_hit\0"
    "offcore_response.full_streaming_stores.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.full_streaming_stores.l2_miss.hitm_other_core\0"
    "offcore_response.full_streaming_stores.outstanding\0"
    "offcore_response.sw_prefetch.any_response\0"
    "offcore_response.sw_prefetch.l2_hit\0"
    "offcore_response.sw_prefetch.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.sw_prefetch.l2_miss.hitm_other_core\0"
    "offcore_response.sw_prefetch.outstanding\0"
    "offcore_response.pf_l1_data_rd.any_response\0"
    "offcore_response.pf_l1_data_rd.l2_hit\0"
    "offcore_response.pf_l1_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.pf_l1_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l1_data_rd.outstanding\0"
    "offcore_response.streaming_stores.any_response\0"
    "offcore_response.streaming_stores.l2_hit\0"
    "offcore_response.streaming_stores.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.streaming_stores.l2_miss.hitm_other_core\0"
    "offcore_response.streaming_stores.outstanding\0"
    "offcore_response.any_request.any_response\0"
    "offcore_response.any_request.l2_hit\0"
    "offcore_response.any_request.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_request.l2_miss.hitm_other_core\0"
    "offcore_response.any_request.outstanding\0"
    "offcore_response.any_pf_data_rd.any_response\0"
    "offcore_response.any_pf_data_rd.l2_hit\0"
    "offcore_response.any_pf_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_pf_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_pf_data_rd.outstanding\0"
    "offcore_response.any_data_rd.any_response\0"
    "offcore_response.any_data_rd.l2_hit\0"
    "offcore_response.any_data_rd.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_data_rd.outstanding\0"
    "offcore_response.any_rfo.any_response\0"
    "offcore_response.any_rfo.l2_hit\0"
    "offcore_response.any_rfo.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.any_rfo.outstanding\0"
    "offcore_response.any_read.any_response\0"
    "offcore_response.any_read.l2_hit\0"
    "offcore_response.any_read.l2_miss.snoop_miss_or_no_snoop_needed\0"
    "offcore_response.any_read.l2_miss.hitm_other_core\0"
    "offcore_response.any_read.outstanding\0";
inline constexpr select::event_list list{"glp", core::goldmont_plus, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_hit{demand_data_rd_l2_hit, list, {.name = 45, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 84, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_miss_hitm_other_core{demand_data_rd_l2_miss_hitm_other_core, list, {.name = 154, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000001, .period = 100007}};
inline constexpr listed demand_data_rd_outstanding{demand_data_rd_outstanding, list, {.name = 210, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000001, .period = 100007}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 254, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100007}};
inline constexpr listed demand_rfo_l2_hit{demand_rfo_l2_hit, list, {.name = 295, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40002, .period = 100007}};
inline constexpr listed demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed{demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 330, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000002, .period = 100007}};
inline constexpr listed demand_rfo_l2_miss_hitm_other_core{demand_rfo_l2_miss_hitm_other_core, list, {.name = 396, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000002, .period = 100007}};
inline constexpr listed demand_rfo_outstanding{demand_rfo_outstanding, list, {.name = 448, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000002, .period = 100007}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 488, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_hit{demand_code_rd_l2_hit, list, {.name = 533, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed{demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 572, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_miss_hitm_other_core{demand_code_rd_l2_miss_hitm_other_core, list, {.name = 642, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000004, .period = 100007}};
inline constexpr listed demand_code_rd_outstanding{demand_code_rd_outstanding, list, {.name = 698, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000004, .period = 100007}};
inline constexpr listed corewb_any_response{corewb_any_response, list, {.name = 742, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10008, .period = 100007}};
inline constexpr listed corewb_l2_hit{corewb_l2_hit, list, {.name = 779, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40008, .period = 100007}};
inline constexpr listed corewb_l2_miss_snoop_miss_or_no_snoop_needed{corewb_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 810, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000008, .period = 100007}};
inline constexpr listed corewb_l2_miss_hitm_other_core{corewb_l2_miss_hitm_other_core, list, {.name = 872, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000008, .period = 100007}};
inline constexpr listed corewb_outstanding{corewb_outstanding, list, {.name = 920, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000008, .period = 100007}};
inline constexpr listed pf_l2_data_rd_any_response{pf_l2_data_rd_any_response, list, {.name = 956, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10010, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_hit{pf_l2_data_rd_l2_hit, list, {.name = 1000, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40010, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 1038, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000010, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_miss_hitm_other_core{pf_l2_data_rd_l2_miss_hitm_other_core, list, {.name = 1107, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000010, .period = 100007}};
inline constexpr listed pf_l2_data_rd_outstanding{pf_l2_data_rd_outstanding, list, {.name = 1162, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000010, .period = 100007}};
inline constexpr listed pf_l2_rfo_any_response{pf_l2_rfo_any_response, list, {.name = 1205, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_hit{pf_l2_rfo_l2_hit, list, {.name = 1245, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed{pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 1279, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_miss_hitm_other_core{pf_l2_rfo_l2_miss_hitm_other_core, list, {.name = 1344, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000020, .period = 100007}};
inline constexpr listed pf_l2_rfo_outstanding{pf_l2_rfo_outstanding, list, {.name = 1395, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000020, .period = 100007}};
inline constexpr listed bus_locks_any_response{bus_locks_any_response, list, {.name = 1434, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100007}};
inline constexpr listed bus_locks_l2_hit{bus_locks_l2_hit, list, {.name = 1474, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40400, .period = 100007}};
inline constexpr listed bus_locks_l2_miss_snoop_miss_or_no_snoop_needed{bus_locks_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 1508, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000400, .period = 100007}};
inline constexpr listed bus_locks_l2_miss_hitm_other_core{bus_locks_l2_miss_hitm_other_core, list, {.name = 1573, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000400, .period = 100007}};
inline constexpr listed bus_locks_outstanding{bus_locks_outstanding, list, {.name = 1624, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000400, .period = 100007}};
inline constexpr listed full_streaming_stores_any_response{full_streaming_stores_any_response, list, {.name = 1663, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100007}};
inline constexpr listed full_streaming_stores_l2_hit{full_streaming_stores_l2_hit, list, {.name = 1715, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40800, .period = 100007}};
inline constexpr listed full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed{full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 1761, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000800, .period = 100007}};
inline constexpr listed full_streaming_stores_l2_miss_hitm_other_core{full_streaming_stores_l2_miss_hitm_other_core, list, {.name = 1838, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000800, .period = 100007}};
inline constexpr listed full_streaming_stores_outstanding{full_streaming_stores_outstanding, list, {.name = 1901, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000800, .period = 100007}};
inline constexpr listed sw_prefetch_any_response{sw_prefetch_any_response, list, {.name = 1952, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x11000, .period = 100007}};
inline constexpr listed sw_prefetch_l2_hit{sw_prefetch_l2_hit, list, {.name = 1994, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x41000, .period = 100007}};
inline constexpr listed sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed{sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 2030, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200001000, .period = 100007}};
inline constexpr listed sw_prefetch_l2_miss_hitm_other_core{sw_prefetch_l2_miss_hitm_other_core, list, {.name = 2097, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000001000, .period = 100007}};
inline constexpr listed sw_prefetch_outstanding{sw_prefetch_outstanding, list, {.name = 2150, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000001000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_any_response{pf_l1_data_rd_any_response, list, {.name = 2191, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x12000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_hit{pf_l1_data_rd_l2_hit, list, {.name = 2235, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x42000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 2273, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_miss_hitm_other_core{pf_l1_data_rd_l2_miss_hitm_other_core, list, {.name = 2342, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_outstanding{pf_l1_data_rd_outstanding, list, {.name = 2397, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000002000, .period = 100007}};
inline constexpr listed streaming_stores_any_response{streaming_stores_any_response, list, {.name = 2440, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x14800, .period = 100007}};
inline constexpr listed streaming_stores_l2_hit{streaming_stores_l2_hit, list, {.name = 2487, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x44800, .period = 100007}};
inline constexpr listed streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed{streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 2528, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200004800, .period = 100007}};
inline constexpr listed streaming_stores_l2_miss_hitm_other_core{streaming_stores_l2_miss_hitm_other_core, list, {.name = 2600, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000004800, .period = 100007}};
inline constexpr listed streaming_stores_outstanding{streaming_stores_outstanding, list, {.name = 2658, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000004800, .period = 100007}};
inline constexpr listed any_request_any_response{any_request_any_response, list, {.name = 2704, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100007}};
inline constexpr listed any_request_l2_hit{any_request_l2_hit, list, {.name = 2746, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x48000, .period = 100007}};
inline constexpr listed any_request_l2_miss_snoop_miss_or_no_snoop_needed{any_request_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 2782, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200008000, .period = 100007}};
inline constexpr listed any_request_l2_miss_hitm_other_core{any_request_l2_miss_hitm_other_core, list, {.name = 2849, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000008000, .period = 100007}};
inline constexpr listed any_request_outstanding{any_request_outstanding, list, {.name = 2902, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000008000, .period = 100007}};
inline constexpr listed any_pf_data_rd_any_response{any_pf_data_rd_any_response, list, {.name = 2943, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x13010, .period = 100007}};
inline constexpr listed any_pf_data_rd_l2_hit{any_pf_data_rd_l2_hit, list, {.name = 2988, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x43010, .period = 100007}};
inline constexpr listed any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 3027, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200003010, .period = 100007}};
inline constexpr listed any_pf_data_rd_l2_miss_hitm_other_core{any_pf_data_rd_l2_miss_hitm_other_core, list, {.name = 3097, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000003010, .period = 100007}};
inline constexpr listed any_pf_data_rd_outstanding{any_pf_data_rd_outstanding, list, {.name = 3153, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000003010, .period = 100007}};
inline constexpr listed any_data_rd_any_response{any_data_rd_any_response, list, {.name = 3197, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x13091, .period = 100007}};
inline constexpr listed any_data_rd_l2_hit{any_data_rd_l2_hit, list, {.name = 3239, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x43091, .period = 100007}};
inline constexpr listed any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed{any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 3275, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200003091, .period = 100007}};
inline constexpr listed any_data_rd_l2_miss_hitm_other_core{any_data_rd_l2_miss_hitm_other_core, list, {.name = 3342, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000003091, .period = 100007}};
inline constexpr listed any_data_rd_outstanding{any_data_rd_outstanding, list, {.name = 3395, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000003091, .period = 100007}};
inline constexpr listed any_rfo_any_response{any_rfo_any_response, list, {.name = 3436, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10022, .period = 100007}};
inline constexpr listed any_rfo_l2_hit{any_rfo_l2_hit, list, {.name = 3474, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40022, .period = 100007}};
inline constexpr listed any_rfo_l2_miss_snoop_miss_or_no_snoop_needed{any_rfo_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 3506, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000022, .period = 100007}};
inline constexpr listed any_rfo_l2_miss_hitm_other_core{any_rfo_l2_miss_hitm_other_core, list, {.name = 3569, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000022, .period = 100007}};
inline constexpr listed any_rfo_outstanding{any_rfo_outstanding, list, {.name = 3618, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x4000000022, .period = 100007}};
inline constexpr listed any_read_any_response{any_read_any_response, list, {.name = 3655, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x132b7, .period = 100007}};
inline constexpr listed any_read_l2_hit{any_read_l2_hit, list, {.name = 3694, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x432b7, .period = 100007}};
inline constexpr listed any_read_l2_miss_snoop_miss_or_no_snoop_needed{any_read_l2_miss_snoop_miss_or_no_snoop_needed, list, {.name = 3727, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000032b7, .period = 100007}};
inline constexpr listed any_read_l2_miss_hitm_other_core{any_read_l2_miss_hitm_other_core, list, {.name = 3791, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10000032b7, .period = 100007}};
inline constexpr listed any_read_outstanding{any_read_outstanding, list, {.name = 3841, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x40000032b7, .period = 100007}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::demand_data_rd_any_response,
    &offcore_response::demand_data_rd_l2_hit,
    &offcore_response::demand_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_data_rd_l2_miss_hitm_other_core,
    &offcore_response::demand_data_rd_outstanding,
    &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_rfo_l2_hit,
    &offcore_response::demand_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_rfo_l2_miss_hitm_other_core,
    &offcore_response::demand_rfo_outstanding,
    &offcore_response::demand_code_rd_any_response,
    &offcore_response::demand_code_rd_l2_hit,
    &offcore_response::demand_code_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::demand_code_rd_l2_miss_hitm_other_core,
    &offcore_response::demand_code_rd_outstanding,
    &offcore_response::corewb_any_response,
    &offcore_response::corewb_l2_hit,
    &offcore_response::corewb_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::corewb_l2_miss_hitm_other_core,
    &offcore_response::corewb_outstanding,
    &offcore_response::pf_l2_data_rd_any_response,
    &offcore_response::pf_l2_data_rd_l2_hit,
    &offcore_response::pf_l2_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l2_data_rd_outstanding,
    &offcore_response::pf_l2_rfo_any_response,
    &offcore_response::pf_l2_rfo_l2_hit,
    &offcore_response::pf_l2_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l2_rfo_l2_miss_hitm_other_core,
    &offcore_response::pf_l2_rfo_outstanding,
    &offcore_response::bus_locks_any_response,
    &offcore_response::bus_locks_l2_hit,
    &offcore_response::bus_locks_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::bus_locks_l2_miss_hitm_other_core,
    &offcore_response::bus_locks_outstanding,
    &offcore_response::full_streaming_stores_any_response,
    &offcore_response::full_streaming_stores_l2_hit,
    &offcore_response::full_streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::full_streaming_stores_l2_miss_hitm_other_core,
    &offcore_response::full_streaming_stores_outstanding,
    &offcore_response::sw_prefetch_any_response,
    &offcore_response::sw_prefetch_l2_hit,
    &offcore_response::sw_prefetch_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::sw_prefetch_l2_miss_hitm_other_core,
    &offcore_response::sw_prefetch_outstanding,
    &offcore_response::pf_l1_data_rd_any_response,
    &offcore_response::pf_l1_data_rd_l2_hit,
    &offcore_response::pf_l1_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::pf_l1_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l1_data_rd_outstanding,
    &offcore_response::streaming_stores_any_response,
    &offcore_response::streaming_stores_l2_hit,
    &offcore_response::streaming_stores_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::streaming_stores_l2_miss_hitm_other_core,
    &offcore_response::streaming_stores_outstanding,
    &offcore_response::any_request_any_response,
    &offcore_response::any_request_l2_hit,
    &offcore_response::any_request_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_request_l2_miss_hitm_other_core,
    &offcore_response::any_request_outstanding,
    &offcore_response::any_pf_data_rd_any_response,
    &offcore_response::any_pf_data_rd_l2_hit,
    &offcore_response::any_pf_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_pf_data_rd_l2_miss_hitm_other_core,
    &offcore_response::any_pf_data_rd_outstanding,
    &offcore_response::any_data_rd_any_response,
    &offcore_response::any_data_rd_l2_hit,
    &offcore_response::any_data_rd_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_data_rd_l2_miss_hitm_other_core,
    &offcore_response::any_data_rd_outstanding,
    &offcore_response::any_rfo_any_response,
    &offcore_response::any_rfo_l2_hit,
    &offcore_response::any_rfo_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_rfo_l2_miss_hitm_other_core,
    &offcore_response::any_rfo_outstanding,
    &offcore_response::any_read_any_response,
    &offcore_response::any_read_l2_hit,
    &offcore_response::any_read_l2_miss_snoop_miss_or_no_snoop_needed,
    &offcore_response::any_read_l2_miss_hitm_other_core,
    &offcore_response::any_read_outstanding,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::glp
