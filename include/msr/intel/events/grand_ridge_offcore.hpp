// Events of Grand Ridge, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// grr: from intel/perfmon 6dadedf3aa48, GRR/events/grandridge_core.json, version 1.13 of
// 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::grand_ridge {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0";
inline constexpr select::event_list list{"grand_ridge", core::grand_ridge, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xff, 0x100186a300000, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss{{&list, 0x10b7, 0xff, 0x100186a300020, 0x3fbfc00001}, {}, &demand_data_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x3fbfc00001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xff, 0x100186a30003b, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_rfo_l3_miss{{&list, 0x10b7, 0xff, 0x100186a300057, 0x3fbfc00002}, {}, &demand_rfo_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x3fbfc00002, .period = 100003
inline constexpr listed streaming_wr_any_response{{&list, 0x10b7, 0xff, 0x100186a30006e, 0x10800}, {}, &streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xff, 0x100186a30008c, 0x8003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xff, 0x100186a3000b9, 0x10003c0001}, {}, &demand_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xff, 0x100186a3000de, 0x10003c0002}, {}, &demand_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_any_response, &ocr::demand_data_rd_l3_miss, &ocr::demand_rfo_any_response,
    &ocr::demand_rfo_l3_miss, &ocr::streaming_wr_any_response,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd, &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_rfo_l3_hit_snoop_hitm,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::grand_ridge
