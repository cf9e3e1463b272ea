// Events of Meteor Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// mtl_crestmont: from intel/perfmon 6dadedf3aa48, MTL/events/meteorlake_crestmont_core.json,
// version 1.22 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names
// only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::mtl_atom {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
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
inline constexpr select::event_list list{"mtl_atom", core::meteor_lake_atom, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed partial_streaming_wr_any_response{partial_streaming_wr_any_response, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x400000010000, .period = 100003}};
inline constexpr listed full_streaming_wr_any_response{full_streaming_wr_any_response, list, {.name = 38, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x800000010000, .period = 100003}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 73, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 105, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 133, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed streaming_wr_any_response{streaming_wr_any_response, list, {.name = 165, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{demand_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 195, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{demand_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 238, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x8003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{demand_data_rd_l3_hit_snoop_hitm, list, {.name = 283, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{demand_rfo_l3_hit_snoop_hitm, list, {.name = 320, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{demand_code_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 353, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x4003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{demand_code_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 396, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x8003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{demand_code_rd_l3_hit_snoop_hitm, list, {.name = 441, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit{demand_data_rd_l3_hit, list, {.name = 478, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit{demand_rfo_l3_hit, list, {.name = 504, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x3f803c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit{demand_code_rd_l3_hit, list, {.name = 526, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss{demand_data_rd_l3_miss, list, {.name = 552, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x3fbfc00001, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss{demand_rfo_l3_miss, list, {.name = 579, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x3fbfc00002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss{demand_code_rd_l3_miss, list, {.name = 602, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x3fbfc00004, .period = 100003}};
inline constexpr listed demand_data_rd_dram{demand_data_rd_dram, list, {.name = 629, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x184000001, .period = 100003}};
inline constexpr listed demand_rfo_dram{demand_rfo_dram, list, {.name = 653, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x184000002, .period = 100003}};
inline constexpr listed demand_code_rd_dram{demand_code_rd_dram, list, {.name = 673, .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = beside::offcore_rsp, .holds = 0x184000004, .period = 100003}};
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::partial_streaming_wr_any_response,
    &ocr::full_streaming_wr_any_response,
    &ocr::demand_data_rd_any_response,
    &ocr::demand_rfo_any_response,
    &ocr::demand_code_rd_any_response,
    &ocr::streaming_wr_any_response,
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_rfo_l3_hit_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_l3_hit,
    &ocr::demand_rfo_l3_hit,
    &ocr::demand_code_rd_l3_hit,
    &ocr::demand_data_rd_l3_miss,
    &ocr::demand_rfo_l3_miss,
    &ocr::demand_code_rd_l3_miss,
    &ocr::demand_data_rd_dram,
    &ocr::demand_rfo_dram,
    &ocr::demand_code_rd_dram,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::mtl_atom
