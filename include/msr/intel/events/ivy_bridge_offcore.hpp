// Events of Ivy Bridge, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ivb: from intel/perfmon 6dadedf3aa48, IVB/events/ivybridge_core.json, version 24 of 03/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::ivb {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.all_code_rd.llc_hit.any_response\0"
    "offcore_response.all_code_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.all_code_rd.llc_miss.dram\0"
    "offcore_response.all_data_rd.llc_hit.any_response\0"
    "offcore_response.all_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.all_data_rd.llc_miss.dram\0"
    "offcore_response.all_reads.llc_miss.dram\0"
    "offcore_response.all_rfo.llc_hit.any_response\0"
    "offcore_response.all_rfo.llc_hit.no_snoop_needed\0"
    "offcore_response.corewb.any_response\0"
    "offcore_response.demand_code_rd.llc_hit.any_response\0"
    "offcore_response.demand_code_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.demand_code_rd.llc_miss.dram\0"
    "offcore_response.demand_data_rd.llc_hit.any_response\0"
    "offcore_response.demand_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.demand_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.demand_data_rd.llc_miss.dram\0"
    "offcore_response.demand_rfo.llc_hit.any_response\0"
    "offcore_response.demand_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.demand_rfo.llc_hit.no_snoop_needed\0"
    "offcore_response.other.any_response\0"
    "offcore_response.split_lock_uc_lock.any_response\0"
    "offcore_response.streaming_stores.any_response\0"
    "offcore_response.demand_data_rd.any_response\0"
    "offcore_response.demand_rfo.any_response\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.all_data_rd.any_response\0"
    "offcore_response.all_rfo.any_response\0"
    "offcore_response.all_reads.any_response\0"
    "offcore_response.data_in_socket.llc_miss.local_dram\0";
inline constexpr select::event_list list{"ivb", core::ivy_bridge, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_code_rd_llc_hit_any_response{all_code_rd_llc_hit_any_response, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0244, .period = 100003}};
inline constexpr listed all_code_rd_llc_hit_no_snoop_needed{all_code_rd_llc_hit_no_snoop_needed, list, {.name = 50, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0244, .period = 100003}};
inline constexpr listed all_code_rd_llc_miss_dram{all_code_rd_llc_miss_dram, list, {.name = 103, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400244, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_any_response{all_data_rd_llc_hit_any_response, list, {.name = 146, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{all_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 196, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{all_data_rd_llc_hit_hitm_other_core, list, {.name = 255, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_no_snoop_needed{all_data_rd_llc_hit_no_snoop_needed, list, {.name = 308, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_dram{all_data_rd_llc_miss_dram, list, {.name = 361, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400091, .period = 100003}};
inline constexpr listed all_reads_llc_miss_dram{all_reads_llc_miss_dram, list, {.name = 404, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3004003f7, .period = 100003}};
inline constexpr listed all_rfo_llc_hit_any_response{all_rfo_llc_hit_any_response, list, {.name = 445, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0122, .period = 100003}};
inline constexpr listed all_rfo_llc_hit_no_snoop_needed{all_rfo_llc_hit_no_snoop_needed, list, {.name = 491, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0122, .period = 100003}};
inline constexpr listed corewb_any_response{corewb_any_response, list, {.name = 540, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10008, .period = 100003}};
inline constexpr listed demand_code_rd_llc_hit_any_response{demand_code_rd_llc_hit_any_response, list, {.name = 577, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_hit_no_snoop_needed{demand_code_rd_llc_hit_no_snoop_needed, list, {.name = 630, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_dram{demand_code_rd_llc_miss_dram, list, {.name = 686, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400004, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_any_response{demand_data_rd_llc_hit_any_response, list, {.name = 732, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_hit_other_core_no_fwd{demand_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 785, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_hitm_other_core{demand_data_rd_llc_hit_hitm_other_core, list, {.name = 847, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_no_snoop_needed{demand_data_rd_llc_hit_no_snoop_needed, list, {.name = 903, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_dram{demand_data_rd_llc_miss_dram, list, {.name = 959, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400001, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_any_response{demand_rfo_llc_hit_any_response, list, {.name = 1005, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0002, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_hitm_other_core{demand_rfo_llc_hit_hitm_other_core, list, {.name = 1054, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_no_snoop_needed{demand_rfo_llc_hit_no_snoop_needed, list, {.name = 1106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0002, .period = 100003}};
inline constexpr listed other_any_response{other_any_response, list, {.name = 1158, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100003}};
inline constexpr listed split_lock_uc_lock_any_response{split_lock_uc_lock_any_response, list, {.name = 1194, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100003}};
inline constexpr listed streaming_stores_any_response{streaming_stores_any_response, list, {.name = 1243, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100003}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 1290, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 1335, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 1376, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed all_data_rd_any_response{all_data_rd_any_response, list, {.name = 1421, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x105b3, .period = 100003}};
inline constexpr listed all_rfo_any_response{all_rfo_any_response, list, {.name = 1463, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10122, .period = 100003}};
inline constexpr listed all_reads_any_response{all_reads_any_response, list, {.name = 1501, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107f7, .period = 100003}};
inline constexpr listed data_in_socket_llc_miss_local_dram{data_in_socket_llc_miss_local_dram, list, {.name = 1541, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x6004001b3, .period = 100003}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::all_code_rd_llc_hit_any_response,
    &offcore_response::all_code_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_code_rd_llc_miss_dram,
    &offcore_response::all_data_rd_llc_hit_any_response,
    &offcore_response::all_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_data_rd_llc_miss_dram,
    &offcore_response::all_reads_llc_miss_dram,
    &offcore_response::all_rfo_llc_hit_any_response,
    &offcore_response::all_rfo_llc_hit_no_snoop_needed,
    &offcore_response::corewb_any_response,
    &offcore_response::demand_code_rd_llc_hit_any_response,
    &offcore_response::demand_code_rd_llc_hit_no_snoop_needed,
    &offcore_response::demand_code_rd_llc_miss_dram,
    &offcore_response::demand_data_rd_llc_hit_any_response,
    &offcore_response::demand_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_llc_hit_hitm_other_core,
    &offcore_response::demand_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::demand_data_rd_llc_miss_dram,
    &offcore_response::demand_rfo_llc_hit_any_response,
    &offcore_response::demand_rfo_llc_hit_hitm_other_core,
    &offcore_response::demand_rfo_llc_hit_no_snoop_needed,
    &offcore_response::other_any_response,
    &offcore_response::split_lock_uc_lock_any_response,
    &offcore_response::streaming_stores_any_response,
    &offcore_response::demand_data_rd_any_response,
    &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_code_rd_any_response,
    &offcore_response::all_data_rd_any_response,
    &offcore_response::all_rfo_any_response,
    &offcore_response::all_reads_any_response,
    &offcore_response::data_in_socket_llc_miss_local_dram,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::ivb
