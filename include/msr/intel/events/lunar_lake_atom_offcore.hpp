// Events of Lunar Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// lnl_skymont: from intel/perfmon 6dadedf3aa48, LNL/events/lunarlake_skymont_core.json, version
// 1.26 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::lunar_lake_atom {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.corewb_m.any_response\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.corewb_nonm.any_response\0"
    "ocr.partial_streaming_wr.any_response\0"
    "ocr.full_streaming_wr.any_response\0"
    "ocr.all_requests.any_response\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_rfo.dram\0"
    "ocr.demand_code_rd.dram\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.demand_code_rd.l3_miss\0"
    "ocr.demand_data_rd.memside_cache\0"
    "ocr.demand_code_rd.memside_cache\0";
inline constexpr select::event_list list{"lunar_lake_atom", core::lunar_lake_atom, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xff, 0x100186a300000, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xff, 0x100186a300020, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xff, 0x100186a30003c, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed corewb_m_any_response{{&list, 0x10b7, 0xff, 0x100186a30005c, 0x10008}, {}, &corewb_m_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10008, .period = 100003
inline constexpr listed streaming_wr_any_response{{&list, 0x10b7, 0xff, 0x100186a300076, 0x10800}, {}, &streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed corewb_nonm_any_response{{&list, 0x10b7, 0xff, 0x100186a300094, 0x11000}, {}, &corewb_nonm_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x11000, .period = 100003
inline constexpr listed partial_streaming_wr_any_response{{&list, 0x10b7, 0xff, 0x100186a3000b1, 0x400000010000}, {}, &partial_streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x400000010000, .period = 100003
inline constexpr listed full_streaming_wr_any_response{{&list, 0x10b7, 0xff, 0x100186a3000d7, 0x800000010000}, {}, &full_streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x800000010000, .period = 100003
inline constexpr listed all_requests_any_response{{&list, 0x10b7, 0xff, 0x100186a3000fa, 0xff0000001dfff}, {}, &all_requests_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0xff0000001dfff, .period = 100003
inline constexpr listed demand_data_rd_dram{{&list, 0x10b7, 0xff, 0x100186a300118, 0x1fbc000001}, {}, &demand_data_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x1fbc000001, .period = 100003
inline constexpr listed demand_rfo_dram{{&list, 0x10b7, 0xff, 0x100186a300130, 0x1fbc000002}, {}, &demand_rfo_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x1fbc000002, .period = 100003
inline constexpr listed demand_code_rd_dram{{&list, 0x10b7, 0xff, 0x100186a300144, 0x1fbc000004}, {}, &demand_code_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x1fbc000004, .period = 100003
inline constexpr listed demand_data_rd_l3_miss{{&list, 0x10b7, 0xff, 0x100186a30015c, 0x13fbfc00001}, {}, &demand_data_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x13fbfc00001, .period = 100003
inline constexpr listed demand_rfo_l3_miss{{&list, 0x10b7, 0xff, 0x100186a300177, 0x13fbfc00002}, {}, &demand_rfo_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x13fbfc00002, .period = 100003
inline constexpr listed demand_code_rd_l3_miss{{&list, 0x10b7, 0xff, 0x100186a30018e, 0x13fbfc00004}, {}, &demand_code_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x13fbfc00004, .period = 100003
inline constexpr listed demand_data_rd_memside_cache{{&list, 0x10b7, 0xff, 0x100186a3001a9, 0x11f80000001}, {}, &demand_data_rd_memside_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x11f80000001, .period = 100003
inline constexpr listed demand_code_rd_memside_cache{{&list, 0x10b7, 0xff, 0x100186a3001ca, 0x11f80000004}, {}, &demand_code_rd_memside_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x11f80000004, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_any_response, &ocr::demand_rfo_any_response,
    &ocr::demand_code_rd_any_response, &ocr::corewb_m_any_response, &ocr::streaming_wr_any_response,
    &ocr::corewb_nonm_any_response, &ocr::partial_streaming_wr_any_response,
    &ocr::full_streaming_wr_any_response, &ocr::all_requests_any_response,
    &ocr::demand_data_rd_dram, &ocr::demand_rfo_dram, &ocr::demand_code_rd_dram,
    &ocr::demand_data_rd_l3_miss, &ocr::demand_rfo_l3_miss, &ocr::demand_code_rd_l3_miss,
    &ocr::demand_data_rd_memside_cache, &ocr::demand_code_rd_memside_cache,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::lunar_lake_atom
