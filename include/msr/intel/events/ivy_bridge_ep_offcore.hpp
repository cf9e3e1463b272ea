// Events of Ivy Bridge EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ivt: from intel/perfmon 6dadedf3aa48, IVT/events/ivytown_core.json, version 24 of 08/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 57 of its 67 events are those of sandy_bridge_ep.
#pragma once

#include <msr/intel/events/sandy_bridge_ep_offcore.hpp>

// clang-format off
namespace msr::events::ivy_bridge_ep {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "offcore_response.all_code_rd.llc_miss.any_response\0"
    "offcore_response.all_code_rd.llc_miss.remote_dram\0"
    "offcore_response.all_code_rd.llc_miss.remote_hit_forward\0"
    "offcore_response.all_data_rd.llc_miss.any_response\0"
    "offcore_response.all_reads.llc_miss.any_response\0"
    "offcore_response.all_reads.llc_miss.local_dram\0"
    "offcore_response.all_reads.llc_miss.remote_hit_forward\0"
    "offcore_response.all_reads.llc_miss.remote_hitm\0"
    "offcore_response.demand_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.demand_rfo.llc_miss.remote_hitm\0";
inline constexpr select::event_list list{"ivy_bridge_ep", core::ivy_bridge_ep, names};
} // namespace offcore_events

namespace offcore_response { using namespace sandy_bridge_ep::offcore_response; }

namespace offcore_response {
inline constexpr offcore_events::listed all_code_rd_llc_miss_any_response{{&offcore_events::list, 0x10b7, 0xf000f, 0x100186a300000, 0x3fffc00244}, {}, &all_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00244, .period = 100003
inline constexpr offcore_events::listed all_code_rd_llc_miss_remote_dram{{&offcore_events::list, 0x10b7, 0xf000f, 0x100186a300033, 0x67f800244}, {}, &all_code_rd_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67f800244, .period = 100003
inline constexpr offcore_events::listed all_code_rd_llc_miss_remote_hit_forward{{&offcore_events::list, 0x10b7, 0xf000f, 0x100186a300065, 0x87f800244}, {}, &all_code_rd_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87f800244, .period = 100003
inline constexpr offcore_events::listed all_data_rd_llc_miss_any_response{{&offcore_events::list, 0x10b7, 0xf000f, 0x100186a30009e, 0x3fffc20091}, {}, &all_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20091, .period = 100003
inline constexpr offcore_events::listed all_reads_llc_miss_any_response{{&offcore_events::list, 0x10b7, 0xf000f, 0x100186a3000d1, 0x3fffc203f7}, {}, &all_reads_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc203f7, .period = 100003
inline constexpr offcore_events::listed all_reads_llc_miss_local_dram{{&offcore_events::list, 0x10b7, 0xf000f, 0x100186a300102, 0x6004003f7}, {}, &all_reads_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x6004003f7, .period = 100003
inline constexpr offcore_events::listed all_reads_llc_miss_remote_hit_forward{{&offcore_events::list, 0x10b7, 0xf000f, 0x100186a300131, 0x87f8203f7}, {}, &all_reads_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87f8203f7, .period = 100003
inline constexpr offcore_events::listed all_reads_llc_miss_remote_hitm{{&offcore_events::list, 0x10b7, 0xf000f, 0x100186a300168, 0x107fc003f7}, {}, &all_reads_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107fc003f7, .period = 100003
inline constexpr offcore_events::listed demand_rfo_llc_hit_hitm_other_core{{&offcore_events::list, 0x10b7, 0xf000f, 0x100186a300198, 0x10003c0002}, {}, &demand_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr offcore_events::listed demand_rfo_llc_miss_remote_hitm{{&offcore_events::list, 0x10b7, 0xf000f, 0x100186a3001cc, 0x107fc20002}, {}, &demand_rfo_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107fc20002, .period = 100003
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *own[] = {
    &offcore_response::all_code_rd_llc_miss_any_response,
    &offcore_response::all_code_rd_llc_miss_remote_dram,
    &offcore_response::all_code_rd_llc_miss_remote_hit_forward,
    &offcore_response::all_data_rd_llc_miss_any_response,
    &offcore_response::all_reads_llc_miss_any_response,
    &offcore_response::all_reads_llc_miss_local_dram,
    &offcore_response::all_reads_llc_miss_remote_hit_forward,
    &offcore_response::all_reads_llc_miss_remote_hitm,
    &offcore_response::demand_rfo_llc_hit_hitm_other_core,
    &offcore_response::demand_rfo_llc_miss_remote_hitm,
};
inline constexpr auto events = select::with_shared_events<sandy_bridge_ep::offcore_events::all, core::ivy_bridge_ep>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &sandy_bridge_ep::offcore_events::all, all_of(own)};
} // namespace offcore_events

} // namespace msr::events::ivy_bridge_ep
