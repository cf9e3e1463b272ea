// Events of Broadwell EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// bdx: from intel/perfmon 6dadedf3aa48, BDX/events/broadwellx_core.json, version 23 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::bdx {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.all_requests.llc_miss.any_response\0"
    "offcore_response.all_requests.llc_hit.any_response\0"
    "offcore_response.all_reads.llc_miss.remote_hit_forward\0"
    "offcore_response.all_reads.llc_miss.remote_hitm\0"
    "offcore_response.all_reads.llc_miss.remote_dram\0"
    "offcore_response.all_reads.llc_miss.local_dram\0"
    "offcore_response.all_reads.llc_miss.any_response\0"
    "offcore_response.all_reads.llc_hit.hitm_other_core\0"
    "offcore_response.all_reads.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_code_rd.llc_miss.local_dram\0"
    "offcore_response.all_code_rd.llc_miss.any_response\0"
    "offcore_response.all_code_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.llc_miss.local_dram\0"
    "offcore_response.all_rfo.llc_miss.any_response\0"
    "offcore_response.all_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.all_rfo.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.llc_miss.remote_hit_forward\0"
    "offcore_response.all_data_rd.llc_miss.remote_hitm\0"
    "offcore_response.all_data_rd.llc_miss.remote_dram\0"
    "offcore_response.all_data_rd.llc_miss.local_dram\0"
    "offcore_response.all_data_rd.llc_miss.any_response\0"
    "offcore_response.all_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_llc_code_rd.llc_miss.any_response\0"
    "offcore_response.pf_llc_code_rd.llc_hit.any_response\0"
    "offcore_response.pf_llc_rfo.llc_miss.any_response\0"
    "offcore_response.pf_llc_rfo.llc_hit.any_response\0"
    "offcore_response.demand_rfo.llc_miss.remote_hitm\0"
    "offcore_response.demand_rfo.llc_miss.any_response\0"
    "offcore_response.demand_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.demand_rfo.llc_hit.any_response\0";
inline constexpr select::event_list list{"bdx", core::broadwell_ep, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_requests_llc_miss_any_response{all_requests_llc_miss_any_response, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc08fff, .period = 100003}};
inline constexpr listed all_requests_llc_hit_any_response{all_requests_llc_hit_any_response, list, {.name = 52, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c8fff, .period = 100003}};
inline constexpr listed all_reads_llc_miss_remote_hit_forward{all_reads_llc_miss_remote_hit_forward, list, {.name = 103, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x87fc007f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_remote_hitm{all_reads_llc_miss_remote_hitm, list, {.name = 158, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc007f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_remote_dram{all_reads_llc_miss_remote_dram, list, {.name = 206, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63bc007f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_local_dram{all_reads_llc_miss_local_dram, list, {.name = 254, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x6040007f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_any_response{all_reads_llc_miss_any_response, list, {.name = 301, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc007f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_hitm_other_core{all_reads_llc_hit_hitm_other_core, list, {.name = 350, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c07f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_hit_other_core_no_fwd{all_reads_llc_hit_hit_other_core_no_fwd, list, {.name = 401, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c07f7, .period = 100003}};
inline constexpr listed all_code_rd_llc_miss_local_dram{all_code_rd_llc_miss_local_dram, list, {.name = 458, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000244, .period = 100003}};
inline constexpr listed all_code_rd_llc_miss_any_response{all_code_rd_llc_miss_any_response, list, {.name = 507, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00244, .period = 100003}};
inline constexpr listed all_code_rd_llc_hit_hit_other_core_no_fwd{all_code_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 558, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0244, .period = 100003}};
inline constexpr listed all_rfo_llc_miss_local_dram{all_rfo_llc_miss_local_dram, list, {.name = 617, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000122, .period = 100003}};
inline constexpr listed all_rfo_llc_miss_any_response{all_rfo_llc_miss_any_response, list, {.name = 662, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00122, .period = 100003}};
inline constexpr listed all_rfo_llc_hit_hitm_other_core{all_rfo_llc_hit_hitm_other_core, list, {.name = 709, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0122, .period = 100003}};
inline constexpr listed all_rfo_llc_hit_hit_other_core_no_fwd{all_rfo_llc_hit_hit_other_core_no_fwd, list, {.name = 758, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0122, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_remote_hit_forward{all_data_rd_llc_miss_remote_hit_forward, list, {.name = 813, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x87fc00091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_remote_hitm{all_data_rd_llc_miss_remote_hitm, list, {.name = 870, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_remote_dram{all_data_rd_llc_miss_remote_dram, list, {.name = 920, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x63bc00091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_local_dram{all_data_rd_llc_miss_local_dram, list, {.name = 970, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x604000091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_any_response{all_data_rd_llc_miss_any_response, list, {.name = 1019, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{all_data_rd_llc_hit_hitm_other_core, list, {.name = 1070, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{all_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 1123, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0091, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_miss_any_response{pf_llc_code_rd_llc_miss_any_response, list, {.name = 1182, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00200, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_hit_any_response{pf_llc_code_rd_llc_hit_any_response, list, {.name = 1236, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0200, .period = 100003}};
inline constexpr listed pf_llc_rfo_llc_miss_any_response{pf_llc_rfo_llc_miss_any_response, list, {.name = 1289, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00100, .period = 100003}};
inline constexpr listed pf_llc_rfo_llc_hit_any_response{pf_llc_rfo_llc_hit_any_response, list, {.name = 1339, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0100, .period = 100003}};
inline constexpr listed demand_rfo_llc_miss_remote_hitm{demand_rfo_llc_miss_remote_hitm, list, {.name = 1388, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x103fc00002, .period = 100003}};
inline constexpr listed demand_rfo_llc_miss_any_response{demand_rfo_llc_miss_any_response, list, {.name = 1437, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00002, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_hitm_other_core{demand_rfo_llc_hit_hitm_other_core, list, {.name = 1487, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_any_response{demand_rfo_llc_hit_any_response, list, {.name = 1539, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0002, .period = 100003}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::all_requests_llc_miss_any_response,
    &offcore_response::all_requests_llc_hit_any_response,
    &offcore_response::all_reads_llc_miss_remote_hit_forward,
    &offcore_response::all_reads_llc_miss_remote_hitm,
    &offcore_response::all_reads_llc_miss_remote_dram,
    &offcore_response::all_reads_llc_miss_local_dram,
    &offcore_response::all_reads_llc_miss_any_response,
    &offcore_response::all_reads_llc_hit_hitm_other_core,
    &offcore_response::all_reads_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_code_rd_llc_miss_local_dram,
    &offcore_response::all_code_rd_llc_miss_any_response,
    &offcore_response::all_code_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_rfo_llc_miss_local_dram,
    &offcore_response::all_rfo_llc_miss_any_response,
    &offcore_response::all_rfo_llc_hit_hitm_other_core,
    &offcore_response::all_rfo_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_llc_miss_remote_hit_forward,
    &offcore_response::all_data_rd_llc_miss_remote_hitm,
    &offcore_response::all_data_rd_llc_miss_remote_dram,
    &offcore_response::all_data_rd_llc_miss_local_dram,
    &offcore_response::all_data_rd_llc_miss_any_response,
    &offcore_response::all_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::pf_llc_code_rd_llc_miss_any_response,
    &offcore_response::pf_llc_code_rd_llc_hit_any_response,
    &offcore_response::pf_llc_rfo_llc_miss_any_response,
    &offcore_response::pf_llc_rfo_llc_hit_any_response,
    &offcore_response::demand_rfo_llc_miss_remote_hitm,
    &offcore_response::demand_rfo_llc_miss_any_response,
    &offcore_response::demand_rfo_llc_hit_hitm_other_core,
    &offcore_response::demand_rfo_llc_hit_any_response,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::bdx
