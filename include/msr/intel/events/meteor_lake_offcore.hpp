// Events of Meteor Lake: performance cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// mtl_redwoodcove: from intel/perfmon 6dadedf3aa48, MTL/events/meteorlake_redwoodcove_core.json,
// version 1.22 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names
// only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::meteor_lake {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.reads_to_core.l3_hit\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.corewb_m.l3_hit\0"
    "ocr.corewb_nonm.l3_hit\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0";
inline constexpr select::event_list list{"meteor_lake", core::meteor_lake, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_l3_miss{{&list, 0x102a, 0xf, 0x100186a300000, 0x3fbfc00001}, {}, &demand_data_rd_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00001, .period = 100003
inline constexpr listed demand_data_rd_any_response{{&list, 0x102a, 0xf, 0x100186a30001b, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_data_rd_dram{{&list, 0x102a, 0xf, 0x100186a30003b, 0x184000001}, {}, &demand_data_rd_dram}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000001, .period = 100003
inline constexpr listed streaming_wr_any_response{{&list, 0x102a, 0xf, 0x100186a300053, 0x10800}, {}, &streaming_wr_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed reads_to_core_l3_hit{{&list, 0x102a, 0xf, 0x100186a300071, 0x3f803c4477}, {}, &reads_to_core_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c4477, .period = 100003
inline constexpr listed demand_rfo_l3_miss{{&list, 0x102a, 0xf, 0x100186a30008a, 0x3fbfc00002}, {}, &demand_rfo_l3_miss}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00002, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x102a, 0xf, 0x100186a3000a1, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed corewb_m_l3_hit{{&list, 0x102a, 0xf, 0x100186a3000bd, 0x3f803c0008}, {}, &corewb_m_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0008, .period = 100003
inline constexpr listed corewb_nonm_l3_hit{{&list, 0x102a, 0xf, 0x100186a3000d1, 0x3f803c1000}, {}, &corewb_nonm_l3_hit}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3f803c1000, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a3000e8, 0x10003c0001}, {}, &demand_data_rd_l3_hit_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x102a, 0xf, 0x100186a30010d, 0x8003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{{&list, 0x102a, 0xf, 0x100186a30013a, 0x10003c0002}, {}, &demand_rfo_l3_hit_snoop_hitm}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_l3_miss, &ocr::demand_data_rd_any_response, &ocr::demand_data_rd_dram,
    &ocr::streaming_wr_any_response, &ocr::reads_to_core_l3_hit, &ocr::demand_rfo_l3_miss,
    &ocr::demand_rfo_any_response, &ocr::corewb_m_l3_hit, &ocr::corewb_nonm_l3_hit,
    &ocr::demand_data_rd_l3_hit_snoop_hitm, &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hitm,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::meteor_lake
