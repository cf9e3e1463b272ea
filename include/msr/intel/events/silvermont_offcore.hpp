// Events of Silvermont, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// slm: from intel/perfmon 6dadedf3aa48, SLM/events/Silvermont_core.json, version 15 of 01/26/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::slm {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.any_code_rd.l2_miss.any\0"
    "offcore_response.any_code_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_code_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_code_rd.l2_miss.snoop_miss\0"
    "offcore_response.any_code_rd.any_response\0"
    "offcore_response.any_rfo.l2_miss.any\0"
    "offcore_response.any_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.any_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_rfo.l2_miss.snoop_miss\0"
    "offcore_response.any_rfo.any_response\0"
    "offcore_response.any_data_rd.l2_miss.any\0"
    "offcore_response.any_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.any_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_data_rd.l2_miss.snoop_miss\0"
    "offcore_response.any_data_rd.any_response\0"
    "offcore_response.streaming_stores.l2_miss.any\0"
    "offcore_response.any_request.l2_miss.hitm_other_core\0"
    "offcore_response.any_request.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.any_request.l2_miss.snoop_miss\0"
    "offcore_response.any_request.any_response\0"
    "offcore_response.pf_l1_data_rd.l2_miss.any\0"
    "offcore_response.pf_l1_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l1_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l1_data_rd.l2_miss.snoop_miss\0"
    "offcore_response.pf_l1_data_rd.any_response\0"
    "offcore_response.partial_writes.l2_miss.any\0"
    "offcore_response.partial_reads.l2_miss.any\0"
    "offcore_response.pf_l2_code_rd.l2_miss.any\0"
    "offcore_response.pf_l2_code_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_code_rd.l2_miss.snoop_miss\0"
    "offcore_response.pf_l2_rfo.l2_miss.any\0"
    "offcore_response.pf_l2_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.l2_miss.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.l2_miss.any\0"
    "offcore_response.pf_l2_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.l2_miss.snoop_miss\0"
    "offcore_response.corewb.l2_miss.any\0"
    "offcore_response.corewb.l2_miss.no_snoop_needed\0"
    "offcore_response.demand_code_rd.outstanding\0"
    "offcore_response.demand_code_rd.l2_miss.any\0"
    "offcore_response.demand_code_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.l2_miss.snoop_miss\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.demand_rfo.outstanding\0"
    "offcore_response.demand_rfo.l2_miss.any\0"
    "offcore_response.demand_rfo.l2_miss.hitm_other_core\0"
    "offcore_response.demand_rfo.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l2_miss.snoop_miss\0"
    "offcore_response.demand_data_rd.outstanding\0"
    "offcore_response.demand_data_rd.l2_miss.any\0"
    "offcore_response.demand_data_rd.l2_miss.hitm_other_core\0"
    "offcore_response.demand_data_rd.l2_miss.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l2_miss.snoop_miss\0"
    "offcore_response.demand_data_rd.any_response\0";
inline constexpr select::event_list list{"slm", core::silvermont, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed any_code_rd_l2_miss_any{any_code_rd_l2_miss_any, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680000044, .period = 100007}};
inline constexpr listed any_code_rd_l2_miss_hitm_other_core{any_code_rd_l2_miss_hitm_other_core, list, {.name = 41, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000000044, .period = 100007}};
inline constexpr listed any_code_rd_l2_miss_hit_other_core_no_fwd{any_code_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 94, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x400000044, .period = 100007}};
inline constexpr listed any_code_rd_l2_miss_snoop_miss{any_code_rd_l2_miss_snoop_miss, list, {.name = 153, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x200000044, .period = 100007}};
inline constexpr listed any_code_rd_any_response{any_code_rd_any_response, list, {.name = 201, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10044, .period = 100007}};
inline constexpr listed any_rfo_l2_miss_any{any_rfo_l2_miss_any, list, {.name = 243, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680000022, .period = 100007}};
inline constexpr listed any_rfo_l2_miss_hitm_other_core{any_rfo_l2_miss_hitm_other_core, list, {.name = 280, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000000022, .period = 100007}};
inline constexpr listed any_rfo_l2_miss_hit_other_core_no_fwd{any_rfo_l2_miss_hit_other_core_no_fwd, list, {.name = 329, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x400000022, .period = 100007}};
inline constexpr listed any_rfo_l2_miss_snoop_miss{any_rfo_l2_miss_snoop_miss, list, {.name = 384, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x200000022, .period = 100007}};
inline constexpr listed any_rfo_any_response{any_rfo_any_response, list, {.name = 428, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10022, .period = 100007}};
inline constexpr listed any_data_rd_l2_miss_any{any_data_rd_l2_miss_any, list, {.name = 466, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680003091, .period = 100007}};
inline constexpr listed any_data_rd_l2_miss_hitm_other_core{any_data_rd_l2_miss_hitm_other_core, list, {.name = 507, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000003091, .period = 100007}};
inline constexpr listed any_data_rd_l2_miss_hit_other_core_no_fwd{any_data_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 560, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x400003091, .period = 100007}};
inline constexpr listed any_data_rd_l2_miss_snoop_miss{any_data_rd_l2_miss_snoop_miss, list, {.name = 619, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x200003091, .period = 100007}};
inline constexpr listed any_data_rd_any_response{any_data_rd_any_response, list, {.name = 667, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x13091, .period = 100007}};
inline constexpr listed streaming_stores_l2_miss_any{streaming_stores_l2_miss_any, list, {.name = 709, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680004800, .period = 100007}};
inline constexpr listed any_request_l2_miss_hitm_other_core{any_request_l2_miss_hitm_other_core, list, {.name = 755, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000008008, .period = 100007}};
inline constexpr listed any_request_l2_miss_hit_other_core_no_fwd{any_request_l2_miss_hit_other_core_no_fwd, list, {.name = 808, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x400008008, .period = 100007}};
inline constexpr listed any_request_l2_miss_snoop_miss{any_request_l2_miss_snoop_miss, list, {.name = 867, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x200008008, .period = 100007}};
inline constexpr listed any_request_any_response{any_request_any_response, list, {.name = 915, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x18008, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_miss_any{pf_l1_data_rd_l2_miss_any, list, {.name = 957, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_miss_hitm_other_core{pf_l1_data_rd_l2_miss_hitm_other_core, list, {.name = 1000, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_miss_hit_other_core_no_fwd{pf_l1_data_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 1055, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x400002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_l2_miss_snoop_miss{pf_l1_data_rd_l2_miss_snoop_miss, list, {.name = 1116, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x200002000, .period = 100007}};
inline constexpr listed pf_l1_data_rd_any_response{pf_l1_data_rd_any_response, list, {.name = 1166, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x12000, .period = 100007}};
inline constexpr listed partial_writes_l2_miss_any{partial_writes_l2_miss_any, list, {.name = 1210, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680000100, .period = 100007}};
inline constexpr listed partial_reads_l2_miss_any{partial_reads_l2_miss_any, list, {.name = 1254, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680000080, .period = 100007}};
inline constexpr listed pf_l2_code_rd_l2_miss_any{pf_l2_code_rd_l2_miss_any, list, {.name = 1297, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680000040, .period = 100007}};
inline constexpr listed pf_l2_code_rd_l2_miss_hit_other_core_no_fwd{pf_l2_code_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 1340, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x400000040, .period = 100007}};
inline constexpr listed pf_l2_code_rd_l2_miss_snoop_miss{pf_l2_code_rd_l2_miss_snoop_miss, list, {.name = 1401, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x200000040, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_miss_any{pf_l2_rfo_l2_miss_any, list, {.name = 1451, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680000020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_miss_hitm_other_core{pf_l2_rfo_l2_miss_hitm_other_core, list, {.name = 1490, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000000020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_miss_hit_other_core_no_fwd{pf_l2_rfo_l2_miss_hit_other_core_no_fwd, list, {.name = 1541, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x400000020, .period = 100007}};
inline constexpr listed pf_l2_rfo_l2_miss_snoop_miss{pf_l2_rfo_l2_miss_snoop_miss, list, {.name = 1598, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x200000020, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_miss_any{pf_l2_data_rd_l2_miss_any, list, {.name = 1644, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680000010, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_miss_hitm_other_core{pf_l2_data_rd_l2_miss_hitm_other_core, list, {.name = 1687, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000000010, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_miss_hit_other_core_no_fwd{pf_l2_data_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 1742, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x400000010, .period = 100007}};
inline constexpr listed pf_l2_data_rd_l2_miss_snoop_miss{pf_l2_data_rd_l2_miss_snoop_miss, list, {.name = 1803, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x200000010, .period = 100007}};
inline constexpr listed corewb_l2_miss_any{corewb_l2_miss_any, list, {.name = 1853, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680000008, .period = 100007}};
inline constexpr listed corewb_l2_miss_no_snoop_needed{corewb_l2_miss_no_snoop_needed, list, {.name = 1889, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x80000008, .period = 100007}};
inline constexpr listed demand_code_rd_outstanding{demand_code_rd_outstanding, list, {.name = 1937, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_miss_any{demand_code_rd_l2_miss_any, list, {.name = 1981, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680000004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_miss_hit_other_core_no_fwd{demand_code_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 2025, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x400000004, .period = 100007}};
inline constexpr listed demand_code_rd_l2_miss_snoop_miss{demand_code_rd_l2_miss_snoop_miss, list, {.name = 2087, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x200000004, .period = 100007}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 2138, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100007}};
inline constexpr listed demand_rfo_outstanding{demand_rfo_outstanding, list, {.name = 2183, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000002, .period = 100007}};
inline constexpr listed demand_rfo_l2_miss_any{demand_rfo_l2_miss_any, list, {.name = 2223, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680000002, .period = 100007}};
inline constexpr listed demand_rfo_l2_miss_hitm_other_core{demand_rfo_l2_miss_hitm_other_core, list, {.name = 2263, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000000002, .period = 100007}};
inline constexpr listed demand_rfo_l2_miss_hit_other_core_no_fwd{demand_rfo_l2_miss_hit_other_core_no_fwd, list, {.name = 2315, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x400000002, .period = 100007}};
inline constexpr listed demand_rfo_l2_miss_snoop_miss{demand_rfo_l2_miss_snoop_miss, list, {.name = 2373, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x200000002, .period = 100007}};
inline constexpr listed demand_data_rd_outstanding{demand_data_rd_outstanding, list, {.name = 2420, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp_0, .holds = 0x4000000001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_miss_any{demand_data_rd_l2_miss_any, list, {.name = 2464, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1680000001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_miss_hitm_other_core{demand_data_rd_l2_miss_hitm_other_core, list, {.name = 2508, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x1000000001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_miss_hit_other_core_no_fwd{demand_data_rd_l2_miss_hit_other_core_no_fwd, list, {.name = 2564, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x400000001, .period = 100007}};
inline constexpr listed demand_data_rd_l2_miss_snoop_miss{demand_data_rd_l2_miss_snoop_miss, list, {.name = 2626, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x200000001, .period = 100007}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 2677, .code = 0xb7, .mask = 0x1, .counters = 0x3, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100007}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::any_code_rd_l2_miss_any,
    &offcore_response::any_code_rd_l2_miss_hitm_other_core,
    &offcore_response::any_code_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_code_rd_l2_miss_snoop_miss,
    &offcore_response::any_code_rd_any_response,
    &offcore_response::any_rfo_l2_miss_any,
    &offcore_response::any_rfo_l2_miss_hitm_other_core,
    &offcore_response::any_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_rfo_l2_miss_snoop_miss,
    &offcore_response::any_rfo_any_response,
    &offcore_response::any_data_rd_l2_miss_any,
    &offcore_response::any_data_rd_l2_miss_hitm_other_core,
    &offcore_response::any_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_data_rd_l2_miss_snoop_miss,
    &offcore_response::any_data_rd_any_response,
    &offcore_response::streaming_stores_l2_miss_any,
    &offcore_response::any_request_l2_miss_hitm_other_core,
    &offcore_response::any_request_l2_miss_hit_other_core_no_fwd,
    &offcore_response::any_request_l2_miss_snoop_miss,
    &offcore_response::any_request_any_response,
    &offcore_response::pf_l1_data_rd_l2_miss_any,
    &offcore_response::pf_l1_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l1_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l1_data_rd_l2_miss_snoop_miss,
    &offcore_response::pf_l1_data_rd_any_response,
    &offcore_response::partial_writes_l2_miss_any,
    &offcore_response::partial_reads_l2_miss_any,
    &offcore_response::pf_l2_code_rd_l2_miss_any,
    &offcore_response::pf_l2_code_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_code_rd_l2_miss_snoop_miss,
    &offcore_response::pf_l2_rfo_l2_miss_any,
    &offcore_response::pf_l2_rfo_l2_miss_hitm_other_core,
    &offcore_response::pf_l2_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_l2_miss_snoop_miss,
    &offcore_response::pf_l2_data_rd_l2_miss_any,
    &offcore_response::pf_l2_data_rd_l2_miss_hitm_other_core,
    &offcore_response::pf_l2_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_l2_miss_snoop_miss,
    &offcore_response::corewb_l2_miss_any,
    &offcore_response::corewb_l2_miss_no_snoop_needed,
    &offcore_response::demand_code_rd_outstanding,
    &offcore_response::demand_code_rd_l2_miss_any,
    &offcore_response::demand_code_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_l2_miss_snoop_miss,
    &offcore_response::demand_code_rd_any_response,
    &offcore_response::demand_rfo_outstanding,
    &offcore_response::demand_rfo_l2_miss_any,
    &offcore_response::demand_rfo_l2_miss_hitm_other_core,
    &offcore_response::demand_rfo_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l2_miss_snoop_miss,
    &offcore_response::demand_data_rd_outstanding,
    &offcore_response::demand_data_rd_l2_miss_any,
    &offcore_response::demand_data_rd_l2_miss_hitm_other_core,
    &offcore_response::demand_data_rd_l2_miss_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l2_miss_snoop_miss,
    &offcore_response::demand_data_rd_any_response,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::slm
