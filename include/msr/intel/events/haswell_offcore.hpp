// Events of Haswell, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// hsw: from intel/perfmon 6dadedf3aa48, HSW/events/haswell_core.json, version 36 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::haswell {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr select::event_list list{"haswell", core::haswell, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_requests_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300000, 0x3fffc08fff}, {}, &all_requests_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc08fff, .period = 100003
inline constexpr listed all_requests_l3_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300033, 0x3f803c8fff}, {}, &all_requests_l3_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c8fff, .period = 100003
inline constexpr listed all_reads_l3_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a300065, 0x1004007f7}, {}, &all_reads_l3_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1004007f7, .period = 100003
inline constexpr listed all_reads_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300093, 0x3fffc007f7}, {}, &all_reads_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc007f7, .period = 100003
inline constexpr listed all_reads_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3000c3, 0x10003c07f7}, {}, &all_reads_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c07f7, .period = 100003
inline constexpr listed all_reads_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3000f5, 0x4003c07f7}, {}, &all_reads_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c07f7, .period = 100003
inline constexpr listed all_code_rd_l3_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a30012d, 0x100400244}, {}, &all_code_rd_l3_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400244, .period = 100003
inline constexpr listed all_code_rd_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30015d, 0x3fffc00244}, {}, &all_code_rd_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00244, .period = 100003
inline constexpr listed all_code_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30018f, 0x4003c0244}, {}, &all_code_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0244, .period = 100003
inline constexpr listed all_rfo_l3_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3001c9, 0x100400122}, {}, &all_rfo_l3_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400122, .period = 100003
inline constexpr listed all_rfo_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3001f5, 0x3fffc00122}, {}, &all_rfo_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00122, .period = 100003
inline constexpr listed all_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300223, 0x10003c0122}, {}, &all_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0122, .period = 100003
inline constexpr listed all_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300253, 0x4003c0122}, {}, &all_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0122, .period = 100003
inline constexpr listed all_data_rd_l3_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a300289, 0x100400091}, {}, &all_data_rd_l3_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400091, .period = 100003
inline constexpr listed all_data_rd_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3002b9, 0x3fffc00091}, {}, &all_data_rd_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00091, .period = 100003
inline constexpr listed all_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3002eb, 0x10003c0091}, {}, &all_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0091, .period = 100003
inline constexpr listed all_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30031f, 0x4003c0091}, {}, &all_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0091, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300359, 0x3fffc00200}, {}, &pf_l3_code_rd_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00200, .period = 100003
inline constexpr listed pf_l3_code_rd_l3_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30038d, 0x3f803c0200}, {}, &pf_l3_code_rd_l3_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0200, .period = 100003
inline constexpr listed pf_l3_rfo_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3003c0, 0x3fffc00100}, {}, &pf_l3_rfo_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00100, .period = 100003
inline constexpr listed pf_l3_rfo_l3_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3003f0, 0x3f803c0100}, {}, &pf_l3_rfo_l3_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0100, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30041f, 0x3fffc00080}, {}, &pf_l3_data_rd_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00080, .period = 100003
inline constexpr listed pf_l3_data_rd_l3_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300453, 0x3f803c0080}, {}, &pf_l3_data_rd_l3_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0080, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300486, 0x3fffc00040}, {}, &pf_l2_code_rd_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00040, .period = 100003
inline constexpr listed pf_l2_code_rd_l3_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3004ba, 0x3f803c0040}, {}, &pf_l2_code_rd_l3_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0040, .period = 100003
inline constexpr listed pf_l2_rfo_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3004ed, 0x3fffc00020}, {}, &pf_l2_rfo_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00020, .period = 100003
inline constexpr listed pf_l2_rfo_l3_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30051d, 0x3f803c0020}, {}, &pf_l2_rfo_l3_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0020, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30054c, 0x3fffc00010}, {}, &pf_l2_data_rd_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00010, .period = 100003
inline constexpr listed pf_l2_data_rd_l3_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300580, 0x3f803c0010}, {}, &pf_l2_data_rd_l3_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0010, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3005b3, 0x100400004}, {}, &demand_code_rd_l3_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3005e6, 0x3fffc00004}, {}, &demand_code_rd_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30061b, 0x10003c0004}, {}, &demand_code_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300652, 0x4003c0004}, {}, &demand_code_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0004, .period = 100003
inline constexpr listed demand_rfo_l3_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a30068f, 0x100400002}, {}, &demand_rfo_l3_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400002, .period = 100003
inline constexpr listed demand_rfo_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3006be, 0x3fffc00002}, {}, &demand_rfo_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3006ef, 0x10003c0002}, {}, &demand_rfo_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300722, 0x4003c0002}, {}, &demand_rfo_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0002, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a30075b, 0x100400001}, {}, &demand_data_rd_l3_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x100400001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30078e, 0x3fffc00001}, {}, &demand_data_rd_l3_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3007c3, 0x10003c0001}, {}, &demand_data_rd_l3_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3007fa, 0x4003c0001}, {}, &demand_data_rd_l3_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
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
    &offcore_response::all_rfo_l3_miss_local_dram, &offcore_response::all_rfo_l3_miss_any_response,
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
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::haswell
