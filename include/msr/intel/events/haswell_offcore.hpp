// Events of Haswell, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// hsw: from intel/perfmon 6dadedf3aa48, HSW/events/haswell_core.json, version 36 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::hsw {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.all_requests.l3_miss.any_response\0"
    "offcore_response.all_requests.l3_hit.any_response\0"
    "offcore_response.all_reads.l3_miss.local_dram\0"
    "offcore_response.all_reads.l3_miss.any_response\0"
    "offcore_response.all_reads.l3_hit.hitm_other_core\0"
    "offcore_response.all_reads.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_code_rd.l3_miss.local_dram\0"
    "offcore_response.all_code_rd.l3_miss.any_response\0"
    "offcore_response.all_code_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.l3_miss.local_dram\0"
    "offcore_response.all_rfo.l3_miss.any_response\0"
    "offcore_response.all_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.all_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.l3_miss.local_dram\0"
    "offcore_response.all_data_rd.l3_miss.any_response\0"
    "offcore_response.all_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.all_data_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l3_code_rd.l3_miss.any_response\0"
    "offcore_response.pf_l3_code_rd.l3_hit.any_response\0"
    "offcore_response.pf_l3_rfo.l3_miss.any_response\0"
    "offcore_response.pf_l3_rfo.l3_hit.any_response\0"
    "offcore_response.pf_l3_data_rd.l3_miss.any_response\0"
    "offcore_response.pf_l3_data_rd.l3_hit.any_response\0"
    "offcore_response.pf_l2_code_rd.l3_miss.any_response\0"
    "offcore_response.pf_l2_code_rd.l3_hit.any_response\0"
    "offcore_response.pf_l2_rfo.l3_miss.any_response\0"
    "offcore_response.pf_l2_rfo.l3_hit.any_response\0"
    "offcore_response.pf_l2_data_rd.l3_miss.any_response\0"
    "offcore_response.pf_l2_data_rd.l3_hit.any_response\0"
    "offcore_response.demand_code_rd.l3_miss.local_dram\0"
    "offcore_response.demand_code_rd.l3_miss.any_response\0"
    "offcore_response.demand_code_rd.l3_hit.hitm_other_core\0"
    "offcore_response.demand_code_rd.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.l3_miss.local_dram\0"
    "offcore_response.demand_rfo.l3_miss.any_response\0"
    "offcore_response.demand_rfo.l3_hit.hitm_other_core\0"
    "offcore_response.demand_rfo.l3_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.l3_miss.local_dram\0"
    "offcore_response.demand_data_rd.l3_miss.any_response\0"
    "offcore_response.demand_data_rd.l3_hit.hitm_other_core\0"
    "offcore_response.demand_data_rd.l3_hit.hit_other_core_no_fwd\0";
inline constexpr select::event_list list{"hsw", core::haswell, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_requests_l3_miss_any_response{all_requests_l3_miss_any_response, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc08fff, .period = 100003}};
inline constexpr listed all_requests_l3_hit_any_response{all_requests_l3_hit_any_response, list, {.name = 51, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c8fff, .period = 100003}};
inline constexpr listed all_reads_l3_miss_local_dram{all_reads_l3_miss_local_dram, list, {.name = 101, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004007f7, .period = 100003}};
inline constexpr listed all_reads_l3_miss_any_response{all_reads_l3_miss_any_response, list, {.name = 147, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc007f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_hitm_other_core{all_reads_l3_hit_hitm_other_core, list, {.name = 195, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c07f7, .period = 100003}};
inline constexpr listed all_reads_l3_hit_hit_other_core_no_fwd{all_reads_l3_hit_hit_other_core_no_fwd, list, {.name = 245, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c07f7, .period = 100003}};
inline constexpr listed all_code_rd_l3_miss_local_dram{all_code_rd_l3_miss_local_dram, list, {.name = 301, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400244, .period = 100003}};
inline constexpr listed all_code_rd_l3_miss_any_response{all_code_rd_l3_miss_any_response, list, {.name = 349, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00244, .period = 100003}};
inline constexpr listed all_code_rd_l3_hit_hit_other_core_no_fwd{all_code_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 399, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0244, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_local_dram{all_rfo_l3_miss_local_dram, list, {.name = 457, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400122, .period = 100003}};
inline constexpr listed all_rfo_l3_miss_any_response{all_rfo_l3_miss_any_response, list, {.name = 501, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_hitm_other_core{all_rfo_l3_hit_hitm_other_core, list, {.name = 547, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0122, .period = 100003}};
inline constexpr listed all_rfo_l3_hit_hit_other_core_no_fwd{all_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 595, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0122, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_local_dram{all_data_rd_l3_miss_local_dram, list, {.name = 649, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400091, .period = 100003}};
inline constexpr listed all_data_rd_l3_miss_any_response{all_data_rd_l3_miss_any_response, list, {.name = 697, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00091, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_hitm_other_core{all_data_rd_l3_hit_hitm_other_core, list, {.name = 747, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0091, .period = 100003}};
inline constexpr listed all_data_rd_l3_hit_hit_other_core_no_fwd{all_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 799, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0091, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_miss_any_response{pf_l3_code_rd_l3_miss_any_response, list, {.name = 857, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00200, .period = 100003}};
inline constexpr listed pf_l3_code_rd_l3_hit_any_response{pf_l3_code_rd_l3_hit_any_response, list, {.name = 909, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0200, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_miss_any_response{pf_l3_rfo_l3_miss_any_response, list, {.name = 960, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00100, .period = 100003}};
inline constexpr listed pf_l3_rfo_l3_hit_any_response{pf_l3_rfo_l3_hit_any_response, list, {.name = 1008, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0100, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_miss_any_response{pf_l3_data_rd_l3_miss_any_response, list, {.name = 1055, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00080, .period = 100003}};
inline constexpr listed pf_l3_data_rd_l3_hit_any_response{pf_l3_data_rd_l3_hit_any_response, list, {.name = 1107, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0080, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_miss_any_response{pf_l2_code_rd_l3_miss_any_response, list, {.name = 1158, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_l3_hit_any_response{pf_l2_code_rd_l3_hit_any_response, list, {.name = 1210, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0040, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_miss_any_response{pf_l2_rfo_l3_miss_any_response, list, {.name = 1261, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00020, .period = 100003}};
inline constexpr listed pf_l2_rfo_l3_hit_any_response{pf_l2_rfo_l3_hit_any_response, list, {.name = 1309, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0020, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_miss_any_response{pf_l2_data_rd_l3_miss_any_response, list, {.name = 1356, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_l3_hit_any_response{pf_l2_data_rd_l3_hit_any_response, list, {.name = 1408, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0010, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local_dram{demand_code_rd_l3_miss_local_dram, list, {.name = 1459, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_any_response{demand_code_rd_l3_miss_any_response, list, {.name = 1510, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_hitm_other_core{demand_code_rd_l3_hit_hitm_other_core, list, {.name = 1563, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_no_fwd{demand_code_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 1618, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0004, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local_dram{demand_rfo_l3_miss_local_dram, list, {.name = 1679, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_any_response{demand_rfo_l3_miss_any_response, list, {.name = 1726, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_hitm_other_core{demand_rfo_l3_hit_hitm_other_core, list, {.name = 1775, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_hit_other_core_no_fwd{demand_rfo_l3_hit_hit_other_core_no_fwd, list, {.name = 1826, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0002, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local_dram{demand_data_rd_l3_miss_local_dram, list, {.name = 1883, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_any_response{demand_data_rd_l3_miss_any_response, list, {.name = 1934, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_hitm_other_core{demand_data_rd_l3_hit_hitm_other_core, list, {.name = 1987, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_no_fwd{demand_data_rd_l3_hit_hit_other_core_no_fwd, list, {.name = 2042, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::all_requests_l3_miss_any_response,
    &offcore_response::all_requests_l3_hit_any_response,
    &offcore_response::all_reads_l3_miss_local_dram,
    &offcore_response::all_reads_l3_miss_any_response,
    &offcore_response::all_reads_l3_hit_hitm_other_core,
    &offcore_response::all_reads_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_code_rd_l3_miss_local_dram,
    &offcore_response::all_code_rd_l3_miss_any_response,
    &offcore_response::all_code_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_rfo_l3_miss_local_dram,
    &offcore_response::all_rfo_l3_miss_any_response,
    &offcore_response::all_rfo_l3_hit_hitm_other_core,
    &offcore_response::all_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_l3_miss_local_dram,
    &offcore_response::all_data_rd_l3_miss_any_response,
    &offcore_response::all_data_rd_l3_hit_hitm_other_core,
    &offcore_response::all_data_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l3_code_rd_l3_miss_any_response,
    &offcore_response::pf_l3_code_rd_l3_hit_any_response,
    &offcore_response::pf_l3_rfo_l3_miss_any_response,
    &offcore_response::pf_l3_rfo_l3_hit_any_response,
    &offcore_response::pf_l3_data_rd_l3_miss_any_response,
    &offcore_response::pf_l3_data_rd_l3_hit_any_response,
    &offcore_response::pf_l2_code_rd_l3_miss_any_response,
    &offcore_response::pf_l2_code_rd_l3_hit_any_response,
    &offcore_response::pf_l2_rfo_l3_miss_any_response,
    &offcore_response::pf_l2_rfo_l3_hit_any_response,
    &offcore_response::pf_l2_data_rd_l3_miss_any_response,
    &offcore_response::pf_l2_data_rd_l3_hit_any_response,
    &offcore_response::demand_code_rd_l3_miss_local_dram,
    &offcore_response::demand_code_rd_l3_miss_any_response,
    &offcore_response::demand_code_rd_l3_hit_hitm_other_core,
    &offcore_response::demand_code_rd_l3_hit_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_l3_miss_local_dram,
    &offcore_response::demand_rfo_l3_miss_any_response,
    &offcore_response::demand_rfo_l3_hit_hitm_other_core,
    &offcore_response::demand_rfo_l3_hit_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_l3_miss_local_dram,
    &offcore_response::demand_data_rd_l3_miss_any_response,
    &offcore_response::demand_data_rd_l3_hit_hitm_other_core,
    &offcore_response::demand_data_rd_l3_hit_hit_other_core_no_fwd,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::hsw
