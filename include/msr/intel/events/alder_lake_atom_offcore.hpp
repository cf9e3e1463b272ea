// Events of Alder Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// adl_gracemont: from intel/perfmon 6dadedf3aa48, ADL/events/alderlake_gracemont_core.json, version
// 1.40 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::adl_atom {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_rfo.dram\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.demand_code_rd.dram\0"
    "ocr.demand_code_rd.l3_miss\0"
    "ocr.corewb_m.any_response\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.swpf_rd.any_response\0"
    "ocr.swpf_rd.dram\0"
    "ocr.swpf_rd.l3_miss\0"
    "ocr.partial_streaming_wr.any_response\0"
    "ocr.full_streaming_wr.any_response\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_rfo.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_rfo.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0"
    "ocr.demand_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_code_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_code_rd.l3_hit.snoop_hitm\0"
    "ocr.swpf_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.swpf_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.swpf_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.l3_hit\0"
    "ocr.demand_rfo.l3_hit\0"
    "ocr.demand_code_rd.l3_hit\0"
    "ocr.swpf_rd.l3_hit\0"
    "ocr.demand_data_rd.l3_miss_local\0"
    "ocr.demand_rfo.l3_miss_local\0";
inline constexpr select::event_list list{"adl_atom", core::alder_lake_atom, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_data_rd_dram{demand_data_rd_dram, list, {.name = 32, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x784000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss{demand_data_rd_l3_miss, list, {.name = 56, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x3f84400001, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 83, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003}};
inline constexpr listed demand_rfo_dram{demand_rfo_dram, list, {.name = 111, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x784000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss{demand_rfo_l3_miss, list, {.name = 131, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x3f84400002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 154, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed demand_code_rd_dram{demand_code_rd_dram, list, {.name = 186, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x784000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss{demand_code_rd_l3_miss, list, {.name = 210, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x3f84400004, .period = 100003}};
inline constexpr listed corewb_m_any_response{corewb_m_any_response, list, {.name = 237, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x10008, .period = 100003}};
inline constexpr listed streaming_wr_any_response{streaming_wr_any_response, list, {.name = 263, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100003}};
inline constexpr listed swpf_rd_any_response{swpf_rd_any_response, list, {.name = 293, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x14000, .period = 100003}};
inline constexpr listed swpf_rd_dram{swpf_rd_dram, list, {.name = 318, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x784004000, .period = 100003}};
inline constexpr listed swpf_rd_l3_miss{swpf_rd_l3_miss, list, {.name = 335, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x3f84404000, .period = 100003}};
inline constexpr listed partial_streaming_wr_any_response{partial_streaming_wr_any_response, list, {.name = 355, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x400000010000, .period = 100003}};
inline constexpr listed full_streaming_wr_any_response{full_streaming_wr_any_response, list, {.name = 393, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x800000010000, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{demand_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 428, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{demand_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 471, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x8003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{demand_data_rd_l3_hit_snoop_hitm, list, {.name = 516, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hit_no_fwd{demand_rfo_l3_hit_snoop_hit_no_fwd, list, {.name = 553, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x4003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hit_with_fwd{demand_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 592, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x8003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{demand_rfo_l3_hit_snoop_hitm, list, {.name = 633, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{demand_code_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 666, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x4003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{demand_code_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 709, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x8003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{demand_code_rd_l3_hit_snoop_hitm, list, {.name = 754, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed swpf_rd_l3_hit_snoop_hit_no_fwd{swpf_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 791, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x4003c4000, .period = 100003}};
inline constexpr listed swpf_rd_l3_hit_snoop_hit_with_fwd{swpf_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 827, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x8003c4000, .period = 100003}};
inline constexpr listed swpf_rd_l3_hit_snoop_hitm{swpf_rd_l3_hit_snoop_hitm, list, {.name = 865, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x10003c4000, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit{demand_data_rd_l3_hit, list, {.name = 895, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x1f803c0001, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit{demand_rfo_l3_hit, list, {.name = 921, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x1f803c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit{demand_code_rd_l3_hit, list, {.name = 943, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x1f803c0004, .period = 100003}};
inline constexpr listed swpf_rd_l3_hit{swpf_rd_l3_hit, list, {.name = 969, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x1f803c4000, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local{demand_data_rd_l3_miss_local, list, {.name = 988, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x3f84400001, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local{demand_rfo_l3_miss_local, list, {.name = 1021, .code = 0xb7, .mask = 0x1, .counters = 0x3f, .needs = beside::offcore_rsp, .holds = 0x3f84400002, .period = 100003}};
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_any_response,
    &ocr::demand_data_rd_dram,
    &ocr::demand_data_rd_l3_miss,
    &ocr::demand_rfo_any_response,
    &ocr::demand_rfo_dram,
    &ocr::demand_rfo_l3_miss,
    &ocr::demand_code_rd_any_response,
    &ocr::demand_code_rd_dram,
    &ocr::demand_code_rd_l3_miss,
    &ocr::corewb_m_any_response,
    &ocr::streaming_wr_any_response,
    &ocr::swpf_rd_any_response,
    &ocr::swpf_rd_dram,
    &ocr::swpf_rd_l3_miss,
    &ocr::partial_streaming_wr_any_response,
    &ocr::full_streaming_wr_any_response,
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_rfo_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hitm,
    &ocr::swpf_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::swpf_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::swpf_rd_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_l3_hit,
    &ocr::demand_rfo_l3_hit,
    &ocr::demand_code_rd_l3_hit,
    &ocr::swpf_rd_l3_hit,
    &ocr::demand_data_rd_l3_miss_local,
    &ocr::demand_rfo_l3_miss_local,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::adl_atom
