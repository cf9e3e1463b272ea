// Events of Arrow Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// arl_skymont: from intel/perfmon 6dadedf3aa48, ARL/events/arrowlake_skymont_core.json, version
// 1.20 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::arrow_lake_atom {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.streaming_wr.any_response\0"
    "ocr.partial_streaming_wr.any_response\0"
    "ocr.full_streaming_wr.any_response\0";
inline constexpr select::event_list list{"arrow_lake_atom", core::arrow_lake_atom, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed streaming_wr_any_response{{&list, 0x10b7, 0xff, 0x100186a300000, 0x10800}, {}, &streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed partial_streaming_wr_any_response{{&list, 0x10b7, 0xff, 0x100186a30001e, 0x400000010000}, {}, &partial_streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x400000010000, .period = 100003
inline constexpr listed full_streaming_wr_any_response{{&list, 0x10b7, 0xff, 0x100186a300044, 0x800000010000}, {}, &full_streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x800000010000, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::streaming_wr_any_response, &ocr::partial_streaming_wr_any_response,
    &ocr::full_streaming_wr_any_response,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::arrow_lake_atom
