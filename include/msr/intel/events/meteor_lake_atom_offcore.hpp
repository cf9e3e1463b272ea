// Events of Meteor Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// mtl_crestmont: from intel/perfmon 6dadedf3aa48, MTL/events/meteorlake_crestmont_core.json,
// version 1.22 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names
// only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::meteor_lake_atom {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.partial_streaming_wr.any_response\0"
    "ocr.full_streaming_wr.any_response\0"
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0"
    "ocr.demand_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_code_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_code_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.l3_hit\0"
    "ocr.demand_rfo.l3_hit\0"
    "ocr.demand_code_rd.l3_hit\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.demand_code_rd.l3_miss\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_rfo.dram\0"
    "ocr.demand_code_rd.dram\0";
inline constexpr select::event_list list{"meteor_lake_atom", core::meteor_lake_atom, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed partial_streaming_wr_any_response{{&list, 0x10b7, 0xff, 0x100186a300000, 0x400000010000}, {}, &partial_streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x400000010000, .period = 100003
inline constexpr listed full_streaming_wr_any_response{{&list, 0x10b7, 0xff, 0x100186a300026, 0x800000010000}, {}, &full_streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x800000010000, .period = 100003
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xff, 0x100186a300049, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xff, 0x100186a300069, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xff, 0x100186a300085, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed streaming_wr_any_response{{&list, 0x10b7, 0xff, 0x100186a3000a5, 0x10800}, {}, &streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xff, 0x100186a3000c3, 0x4003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xff, 0x100186a3000ee, 0x8003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xff, 0x100186a30011b, 0x10003c0001}, {}, &demand_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xff, 0x100186a300140, 0x10003c0002}, {}, &demand_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xff, 0x100186a300161, 0x4003c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x4003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xff, 0x100186a30018c, 0x8003c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x8003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xff, 0x100186a3001b9, 0x10003c0004}, {}, &demand_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed demand_data_rd_l3_hit{{&list, 0x10b7, 0xff, 0x100186a3001de, 0x3f803c0001}, {}, &demand_data_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit{{&list, 0x10b7, 0xff, 0x100186a3001f8, 0x3f803c0002}, {}, &demand_rfo_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x3f803c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit{{&list, 0x10b7, 0xff, 0x100186a30020e, 0x3f803c0004}, {}, &demand_code_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003
inline constexpr listed demand_data_rd_l3_miss{{&list, 0x10b7, 0xff, 0x100186a300228, 0x3fbfc00001}, {}, &demand_data_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x3fbfc00001, .period = 100003
inline constexpr listed demand_rfo_l3_miss{{&list, 0x10b7, 0xff, 0x100186a300243, 0x3fbfc00002}, {}, &demand_rfo_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x3fbfc00002, .period = 100003
inline constexpr listed demand_code_rd_l3_miss{{&list, 0x10b7, 0xff, 0x100186a30025a, 0x3fbfc00004}, {}, &demand_code_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x3fbfc00004, .period = 100003
inline constexpr listed demand_data_rd_dram{{&list, 0x10b7, 0xff, 0x100186a300275, 0x184000001}, {}, &demand_data_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x184000001, .period = 100003
inline constexpr listed demand_rfo_dram{{&list, 0x10b7, 0xff, 0x100186a30028d, 0x184000002}, {}, &demand_rfo_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x184000002, .period = 100003
inline constexpr listed demand_code_rd_dram{{&list, 0x10b7, 0xff, 0x100186a3002a1, 0x184000004}, {}, &demand_code_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x184000004, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::partial_streaming_wr_any_response, &ocr::full_streaming_wr_any_response,
    &ocr::demand_data_rd_any_response, &ocr::demand_rfo_any_response,
    &ocr::demand_code_rd_any_response, &ocr::streaming_wr_any_response,
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd, &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hitm, &ocr::demand_rfo_l3_hit_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_snoop_hit_no_fwd, &ocr::demand_code_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hitm, &ocr::demand_data_rd_l3_hit, &ocr::demand_rfo_l3_hit,
    &ocr::demand_code_rd_l3_hit, &ocr::demand_data_rd_l3_miss, &ocr::demand_rfo_l3_miss,
    &ocr::demand_code_rd_l3_miss, &ocr::demand_data_rd_dram, &ocr::demand_rfo_dram,
    &ocr::demand_code_rd_dram,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::meteor_lake_atom
