// Events of Panther Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ptl_darkmont: from intel/perfmon 6dadedf3aa48, PTL/events/pantherlake_darkmont_core.json, version
// 1.07 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::panther_lake_atom {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_rfo.l3_miss\0";
inline constexpr select::event_list list{"panther_lake_atom", core::panther_lake_atom, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xff, 0x100186a300000, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_data_rd_dram{{&list, 0x10b7, 0xff, 0x100186a300020, 0x7bc000001}, {}, &demand_data_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x7bc000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss{{&list, 0x10b7, 0xff, 0x100186a300038, 0x13fbfc00001}, {}, &demand_data_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x13fbfc00001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xff, 0x100186a300053, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_rfo_l3_miss{{&list, 0x10b7, 0xff, 0x100186a30006f, 0x13fbfc00002}, {}, &demand_rfo_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xff, .needs = offcore_rsp, .holds = 0x13fbfc00002, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_any_response, &ocr::demand_data_rd_dram, &ocr::demand_data_rd_l3_miss,
    &ocr::demand_rfo_any_response, &ocr::demand_rfo_l3_miss,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::panther_lake_atom
