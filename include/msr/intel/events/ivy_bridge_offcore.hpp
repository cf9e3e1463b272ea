// Events of Ivy Bridge, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ivb: from intel/perfmon 6dadedf3aa48, IVB/events/ivybridge_core.json, version 24 of 03/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::ivy_bridge {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr select::event_list list{"ivy_bridge", core::ivy_bridge, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300000, 0x3f803c0244}, {}, &all_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0244, .period = 100003
inline constexpr listed all_code_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300032, 0x1003c0244}, {}, &all_code_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0244, .period = 100003
inline constexpr listed all_code_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a300067, 0x300400244}, {}, &all_code_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400244, .period = 100003
inline constexpr listed all_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300092, 0x3f803c0091}, {}, &all_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3000c4, 0x4003c0091}, {}, &all_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3000ff, 0x10003c0091}, {}, &all_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300134, 0x1003c0091}, {}, &all_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a300169, 0x300400091}, {}, &all_data_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400091, .period = 100003
inline constexpr listed all_reads_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a300194, 0x3004003f7}, {}, &all_reads_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3004003f7, .period = 100003
inline constexpr listed all_rfo_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3001bd, 0x3f803c0122}, {}, &all_rfo_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0122, .period = 100003
inline constexpr listed all_rfo_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3001eb, 0x1003c0122}, {}, &all_rfo_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0122, .period = 100003
inline constexpr listed corewb_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30021c, 0x10008}, {}, &corewb_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10008, .period = 100003
inline constexpr listed demand_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300241, 0x3f803c0004}, {}, &demand_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003
inline constexpr listed demand_code_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300276, 0x1003c0004}, {}, &demand_code_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a3002ae, 0x300400004}, {}, &demand_code_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400004, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3002dc, 0x3f803c0001}, {}, &demand_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300311, 0x4003c0001}, {}, &demand_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30034f, 0x10003c0001}, {}, &demand_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300387, 0x1003c0001}, {}, &demand_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a3003bf, 0x300400001}, {}, &demand_data_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400001, .period = 100003
inline constexpr listed demand_rfo_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3003ed, 0x3f803c0002}, {}, &demand_rfo_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0002, .period = 100003
inline constexpr listed demand_rfo_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30041e, 0x10003c0002}, {}, &demand_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_rfo_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300452, 0x1003c0002}, {}, &demand_rfo_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0002, .period = 100003
inline constexpr listed other_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300486, 0x18000}, {}, &other_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x18000, .period = 100003
inline constexpr listed split_lock_uc_lock_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3004aa, 0x10400}, {}, &split_lock_uc_lock_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100003
inline constexpr listed streaming_stores_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3004db, 0x10800}, {}, &streaming_stores_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30050a, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300537, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300560, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed all_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30058d, 0x105b3}, {}, &all_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x105b3, .period = 100003
inline constexpr listed all_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3005b7, 0x10122}, {}, &all_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10122, .period = 100003
inline constexpr listed all_reads_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3005dd, 0x107f7}, {}, &all_reads_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107f7, .period = 100003
inline constexpr listed data_in_socket_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a300605, 0x6004001b3}, {}, &data_in_socket_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x6004001b3, .period = 100003
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
    &offcore_response::all_data_rd_llc_miss_dram, &offcore_response::all_reads_llc_miss_dram,
    &offcore_response::all_rfo_llc_hit_any_response,
    &offcore_response::all_rfo_llc_hit_no_snoop_needed, &offcore_response::corewb_any_response,
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
    &offcore_response::demand_rfo_llc_hit_no_snoop_needed, &offcore_response::other_any_response,
    &offcore_response::split_lock_uc_lock_any_response,
    &offcore_response::streaming_stores_any_response,
    &offcore_response::demand_data_rd_any_response, &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_code_rd_any_response, &offcore_response::all_data_rd_any_response,
    &offcore_response::all_rfo_any_response, &offcore_response::all_reads_any_response,
    &offcore_response::data_in_socket_llc_miss_local_dram,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::ivy_bridge
