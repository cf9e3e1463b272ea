// Events of Broadwell EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// bdx: from intel/perfmon 6dadedf3aa48, BDX/events/broadwellx_core.json, version 23 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::broadwell_ep {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr select::event_list list{"broadwell_ep", core::broadwell_ep, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_requests_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300000, 0x3fbfc08fff}, {}, &all_requests_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc08fff, .period = 100003
inline constexpr listed all_requests_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300034, 0x3f803c8fff}, {}, &all_requests_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c8fff, .period = 100003
inline constexpr listed all_reads_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300067, 0x87fc007f7}, {}, &all_reads_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87fc007f7, .period = 100003
inline constexpr listed all_reads_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30009e, 0x103fc007f7}, {}, &all_reads_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc007f7, .period = 100003
inline constexpr listed all_reads_llc_miss_remote_dram{{&list, 0x10b7, 0xf000f, 0x100186a3000ce, 0x63bc007f7}, {}, &all_reads_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63bc007f7, .period = 100003
inline constexpr listed all_reads_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3000fe, 0x6040007f7}, {}, &all_reads_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x6040007f7, .period = 100003
inline constexpr listed all_reads_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30012d, 0x3fbfc007f7}, {}, &all_reads_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc007f7, .period = 100003
inline constexpr listed all_reads_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30015e, 0x10003c07f7}, {}, &all_reads_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c07f7, .period = 100003
inline constexpr listed all_reads_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300191, 0x4003c07f7}, {}, &all_reads_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c07f7, .period = 100003
inline constexpr listed all_code_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3001ca, 0x604000244}, {}, &all_code_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000244, .period = 100003
inline constexpr listed all_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3001fb, 0x3fbfc00244}, {}, &all_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00244, .period = 100003
inline constexpr listed all_code_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30022e, 0x4003c0244}, {}, &all_code_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0244, .period = 100003
inline constexpr listed all_rfo_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a300269, 0x604000122}, {}, &all_rfo_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000122, .period = 100003
inline constexpr listed all_rfo_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300296, 0x3fbfc00122}, {}, &all_rfo_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00122, .period = 100003
inline constexpr listed all_rfo_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3002c5, 0x10003c0122}, {}, &all_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0122, .period = 100003
inline constexpr listed all_rfo_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3002f6, 0x4003c0122}, {}, &all_rfo_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0122, .period = 100003
inline constexpr listed all_data_rd_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30032d, 0x87fc00091}, {}, &all_data_rd_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87fc00091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300366, 0x103fc00091}, {}, &all_data_rd_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_remote_dram{{&list, 0x10b7, 0xf000f, 0x100186a300398, 0x63bc00091}, {}, &all_data_rd_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63bc00091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3003ca, 0x604000091}, {}, &all_data_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x604000091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3003fb, 0x3fbfc00091}, {}, &all_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30042e, 0x10003c0091}, {}, &all_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300463, 0x4003c0091}, {}, &all_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0091, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30049e, 0x3fbfc00200}, {}, &pf_llc_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00200, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3004d4, 0x3f803c0200}, {}, &pf_llc_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0200, .period = 100003
inline constexpr listed pf_llc_rfo_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300509, 0x3fbfc00100}, {}, &pf_llc_rfo_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00100, .period = 100003
inline constexpr listed pf_llc_rfo_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30053b, 0x3f803c0100}, {}, &pf_llc_rfo_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0100, .period = 100003
inline constexpr listed demand_rfo_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30056c, 0x103fc00002}, {}, &demand_rfo_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00002, .period = 100003
inline constexpr listed demand_rfo_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30059d, 0x3fbfc00002}, {}, &demand_rfo_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00002, .period = 100003
inline constexpr listed demand_rfo_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3005cf, 0x10003c0002}, {}, &demand_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_rfo_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300603, 0x3f803c0002}, {}, &demand_rfo_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0002, .period = 100003
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
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::broadwell_ep
