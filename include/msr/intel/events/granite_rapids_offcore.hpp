// Events of Granite Rapids, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// gnr: from intel/perfmon 6dadedf3aa48, GNR/events/graniterapids_core.json, version 1.20 of
// 06/05/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 46 of its 55 events are those of sapphire_rapids.
#pragma once

#include <msr/intel/events/sapphire_rapids_offcore.hpp>

// clang-format off
namespace msr::events::granite_rapids {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.local_cxl_mem\0"
    "ocr.demand_rfo.local_cxl_mem\0"
    "ocr.reads_to_core.local_cxl_mem\0"
    "ocr.demand_data_rd.remote_cxl_mem\0"
    "ocr.demand_rfo.remote_cxl_mem\0"
    "ocr.reads_to_core.remote_cxl_mem\0"
    "ocr.demand_data_rd.cxl_mem\0"
    "ocr.demand_rfo.cxl_mem\0"
    "ocr.reads_to_core.cxl_mem\0";
inline constexpr select::event_list list{"granite_rapids", core::granite_rapids, names};
} // namespace offcore_events

namespace ocr { using namespace sapphire_rapids::ocr; }

namespace ocr {
inline constexpr offcore_events::listed demand_data_rd_local_cxl_mem{{&offcore_events::list, 0x102a, 0xf, 0x100186a300000, 0x700c00001}, {}, &demand_data_rd_local_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700c00001, .period = 100003
inline constexpr offcore_events::listed demand_rfo_local_cxl_mem{{&offcore_events::list, 0x102a, 0xf, 0x100186a300021, 0x700c00002}, {}, &demand_rfo_local_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700c00002, .period = 100003
inline constexpr offcore_events::listed reads_to_core_local_cxl_mem{{&offcore_events::list, 0x102a, 0xf, 0x100186a30003e, 0x700c04477}, {}, &reads_to_core_local_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x700c04477, .period = 100003
inline constexpr offcore_events::listed demand_data_rd_remote_cxl_mem{{&offcore_events::list, 0x102a, 0xf, 0x100186a30005e, 0x703000001}, {}, &demand_data_rd_remote_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703000001, .period = 100003
inline constexpr offcore_events::listed demand_rfo_remote_cxl_mem{{&offcore_events::list, 0x102a, 0xf, 0x100186a300080, 0x703000002}, {}, &demand_rfo_remote_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703000002, .period = 100003
inline constexpr offcore_events::listed reads_to_core_remote_cxl_mem{{&offcore_events::list, 0x102a, 0xf, 0x100186a30009e, 0x703004477}, {}, &reads_to_core_remote_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703004477, .period = 100003
inline constexpr offcore_events::listed demand_data_rd_cxl_mem{{&offcore_events::list, 0x102a, 0xf, 0x100186a3000bf, 0x703c00001}, {}, &demand_data_rd_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703c00001, .period = 100003
inline constexpr offcore_events::listed demand_rfo_cxl_mem{{&offcore_events::list, 0x102a, 0xf, 0x100186a3000da, 0x703c00002}, {}, &demand_rfo_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703c00002, .period = 100003
inline constexpr offcore_events::listed reads_to_core_cxl_mem{{&offcore_events::list, 0x102a, 0xf, 0x100186a3000f1, 0x703c04477}, {}, &reads_to_core_cxl_mem}; // .code = 0x2a, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703c04477, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *own[] = {
    &ocr::demand_data_rd_local_cxl_mem, &ocr::demand_rfo_local_cxl_mem,
    &ocr::reads_to_core_local_cxl_mem, &ocr::demand_data_rd_remote_cxl_mem,
    &ocr::demand_rfo_remote_cxl_mem, &ocr::reads_to_core_remote_cxl_mem,
    &ocr::demand_data_rd_cxl_mem, &ocr::demand_rfo_cxl_mem, &ocr::reads_to_core_cxl_mem,
};
inline constexpr auto events = select::with_shared_events<sapphire_rapids::offcore_events::all, core::granite_rapids>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &sapphire_rapids::offcore_events::all, all_of(own)};
} // namespace offcore_events

} // namespace msr::events::granite_rapids
