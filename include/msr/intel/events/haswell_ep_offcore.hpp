// Events of Haswell EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// hsx: from intel/perfmon 6dadedf3aa48, HSX/events/haswellx_core.json, version 29 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::haswell_ep {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "offcore_response.demand_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.demand_data_rd.llc_miss.any_response\0"
    "offcore_response.demand_data_rd.llc_miss.local_dram\0"
    "offcore_response.demand_rfo.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.demand_rfo.llc_miss.any_response\0"
    "offcore_response.demand_rfo.llc_miss.local_dram\0"
    "offcore_response.demand_rfo.llc_miss.remote_hitm\0"
    "offcore_response.demand_code_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.llc_hit.hitm_other_core\0"
    "offcore_response.demand_code_rd.llc_miss.any_response\0"
    "offcore_response.demand_code_rd.llc_miss.local_dram\0"
    "offcore_response.pf_l2_data_rd.llc_hit.any_response\0"
    "offcore_response.pf_l2_data_rd.llc_miss.any_response\0"
    "offcore_response.pf_l2_rfo.llc_hit.any_response\0"
    "offcore_response.pf_l2_rfo.llc_miss.any_response\0"
    "offcore_response.pf_l2_code_rd.llc_hit.any_response\0"
    "offcore_response.pf_l2_code_rd.llc_miss.any_response\0"
    "offcore_response.pf_llc_data_rd.llc_hit.any_response\0"
    "offcore_response.pf_llc_data_rd.llc_miss.any_response\0"
    "offcore_response.pf_llc_rfo.llc_hit.any_response\0"
    "offcore_response.pf_llc_rfo.llc_miss.any_response\0"
    "offcore_response.pf_llc_code_rd.llc_hit.any_response\0"
    "offcore_response.pf_llc_code_rd.llc_miss.any_response\0"
    "offcore_response.all_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_data_rd.llc_miss.any_response\0"
    "offcore_response.all_data_rd.llc_miss.local_dram\0"
    "offcore_response.all_data_rd.llc_miss.remote_dram\0"
    "offcore_response.all_data_rd.llc_miss.remote_hitm\0"
    "offcore_response.all_data_rd.llc_miss.remote_hit_forward\0"
    "offcore_response.all_rfo.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.all_rfo.llc_miss.any_response\0"
    "offcore_response.all_rfo.llc_miss.local_dram\0"
    "offcore_response.all_code_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_code_rd.llc_miss.any_response\0"
    "offcore_response.all_code_rd.llc_miss.local_dram\0"
    "offcore_response.all_reads.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.llc_hit.hitm_other_core\0"
    "offcore_response.all_reads.llc_miss.any_response\0"
    "offcore_response.all_reads.llc_miss.local_dram\0"
    "offcore_response.all_reads.llc_miss.remote_dram\0"
    "offcore_response.all_reads.llc_miss.remote_hitm\0"
    "offcore_response.all_reads.llc_miss.remote_hit_forward\0"
    "offcore_response.all_requests.llc_hit.any_response\0"
    "offcore_response.all_requests.llc_miss.any_response\0";
inline constexpr select::event_list list{"haswell_ep", core::haswell_ep, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed demand_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300000, 0x4003c0001}, {}, &demand_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30003e, 0x10003c0001}, {}, &demand_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300076, 0x3fbfc00001}, {}, &demand_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3000ac, 0x600400001}, {}, &demand_data_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400001, .period = 100003
inline constexpr listed demand_rfo_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3000e0, 0x4003c0002}, {}, &demand_rfo_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0002, .period = 100003
inline constexpr listed demand_rfo_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30011a, 0x10003c0002}, {}, &demand_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_rfo_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30014e, 0x3fbfc00002}, {}, &demand_rfo_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00002, .period = 100003
inline constexpr listed demand_rfo_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a300180, 0x600400002}, {}, &demand_rfo_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400002, .period = 100003
inline constexpr listed demand_rfo_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3001b0, 0x103fc00002}, {}, &demand_rfo_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00002, .period = 100003
inline constexpr listed demand_code_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3001e1, 0x4003c0004}, {}, &demand_code_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0004, .period = 100003
inline constexpr listed demand_code_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30021f, 0x10003c0004}, {}, &demand_code_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300257, 0x3fbfc00004}, {}, &demand_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a30028d, 0x600400004}, {}, &demand_code_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400004, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3002c1, 0x3f803c0010}, {}, &pf_l2_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3002f5, 0x3fbfc00010}, {}, &pf_l2_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00010, .period = 100003
inline constexpr listed pf_l2_rfo_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30032a, 0x3f803c0020}, {}, &pf_l2_rfo_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0020, .period = 100003
inline constexpr listed pf_l2_rfo_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30035a, 0x3fbfc00020}, {}, &pf_l2_rfo_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00020, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30038b, 0x3f803c0040}, {}, &pf_l2_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3003bf, 0x3fbfc00040}, {}, &pf_l2_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00040, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3003f4, 0x3f803c0080}, {}, &pf_llc_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300429, 0x3fbfc00080}, {}, &pf_llc_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00080, .period = 100003
inline constexpr listed pf_llc_rfo_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30045f, 0x3f803c0100}, {}, &pf_llc_rfo_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0100, .period = 100003
inline constexpr listed pf_llc_rfo_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300490, 0x3fbfc00100}, {}, &pf_llc_rfo_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00100, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3004c2, 0x3f803c0200}, {}, &pf_llc_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0200, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3004f7, 0x3fbfc00200}, {}, &pf_llc_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00200, .period = 100003
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30052d, 0x4003c0091}, {}, &all_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300568, 0x10003c0091}, {}, &all_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30059d, 0x3fbfc00091}, {}, &all_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3005d0, 0x600400091}, {}, &all_data_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_remote_dram{{&list, 0x10b7, 0xf000f, 0x100186a300601, 0x63f800091}, {}, &all_data_rd_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63f800091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300633, 0x103fc00091}, {}, &all_data_rd_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc00091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300665, 0x83fc00091}, {}, &all_data_rd_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc00091, .period = 100003
inline constexpr listed all_rfo_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30069e, 0x4003c0122}, {}, &all_rfo_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0122, .period = 100003
inline constexpr listed all_rfo_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3006d5, 0x10003c0122}, {}, &all_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0122, .period = 100003
inline constexpr listed all_rfo_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300706, 0x3fbfc00122}, {}, &all_rfo_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00122, .period = 100003
inline constexpr listed all_rfo_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a300735, 0x600400122}, {}, &all_rfo_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400122, .period = 100003
inline constexpr listed all_code_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300762, 0x4003c0244}, {}, &all_code_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0244, .period = 100003
inline constexpr listed all_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30079d, 0x3fbfc00244}, {}, &all_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc00244, .period = 100003
inline constexpr listed all_code_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3007d0, 0x600400244}, {}, &all_code_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400244, .period = 100003
inline constexpr listed all_reads_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300801, 0x4003c07f7}, {}, &all_reads_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c07f7, .period = 100003
inline constexpr listed all_reads_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30083a, 0x10003c07f7}, {}, &all_reads_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c07f7, .period = 100003
inline constexpr listed all_reads_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30086d, 0x3fbfc007f7}, {}, &all_reads_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc007f7, .period = 100003
inline constexpr listed all_reads_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a30089e, 0x6004007f7}, {}, &all_reads_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x6004007f7, .period = 100003
inline constexpr listed all_reads_llc_miss_remote_dram{{&list, 0x10b7, 0xf000f, 0x100186a3008cd, 0x63f8007f7}, {}, &all_reads_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x63f8007f7, .period = 100003
inline constexpr listed all_reads_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3008fd, 0x103fc007f7}, {}, &all_reads_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x103fc007f7, .period = 100003
inline constexpr listed all_reads_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a30092d, 0x83fc007f7}, {}, &all_reads_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x83fc007f7, .period = 100003
inline constexpr listed all_requests_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300964, 0x3f803c8fff}, {}, &all_requests_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c8fff, .period = 100003
inline constexpr listed all_requests_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300997, 0x3fbfc08fff}, {}, &all_requests_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fbfc08fff, .period = 100003
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::demand_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_llc_hit_hitm_other_core,
    &offcore_response::demand_data_rd_llc_miss_any_response,
    &offcore_response::demand_data_rd_llc_miss_local_dram,
    &offcore_response::demand_rfo_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_llc_hit_hitm_other_core,
    &offcore_response::demand_rfo_llc_miss_any_response,
    &offcore_response::demand_rfo_llc_miss_local_dram,
    &offcore_response::demand_rfo_llc_miss_remote_hitm,
    &offcore_response::demand_code_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_llc_hit_hitm_other_core,
    &offcore_response::demand_code_rd_llc_miss_any_response,
    &offcore_response::demand_code_rd_llc_miss_local_dram,
    &offcore_response::pf_l2_data_rd_llc_hit_any_response,
    &offcore_response::pf_l2_data_rd_llc_miss_any_response,
    &offcore_response::pf_l2_rfo_llc_hit_any_response,
    &offcore_response::pf_l2_rfo_llc_miss_any_response,
    &offcore_response::pf_l2_code_rd_llc_hit_any_response,
    &offcore_response::pf_l2_code_rd_llc_miss_any_response,
    &offcore_response::pf_llc_data_rd_llc_hit_any_response,
    &offcore_response::pf_llc_data_rd_llc_miss_any_response,
    &offcore_response::pf_llc_rfo_llc_hit_any_response,
    &offcore_response::pf_llc_rfo_llc_miss_any_response,
    &offcore_response::pf_llc_code_rd_llc_hit_any_response,
    &offcore_response::pf_llc_code_rd_llc_miss_any_response,
    &offcore_response::all_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_data_rd_llc_miss_any_response,
    &offcore_response::all_data_rd_llc_miss_local_dram,
    &offcore_response::all_data_rd_llc_miss_remote_dram,
    &offcore_response::all_data_rd_llc_miss_remote_hitm,
    &offcore_response::all_data_rd_llc_miss_remote_hit_forward,
    &offcore_response::all_rfo_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_rfo_llc_hit_hitm_other_core,
    &offcore_response::all_rfo_llc_miss_any_response,
    &offcore_response::all_rfo_llc_miss_local_dram,
    &offcore_response::all_code_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_code_rd_llc_miss_any_response,
    &offcore_response::all_code_rd_llc_miss_local_dram,
    &offcore_response::all_reads_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_reads_llc_hit_hitm_other_core,
    &offcore_response::all_reads_llc_miss_any_response,
    &offcore_response::all_reads_llc_miss_local_dram,
    &offcore_response::all_reads_llc_miss_remote_dram,
    &offcore_response::all_reads_llc_miss_remote_hitm,
    &offcore_response::all_reads_llc_miss_remote_hit_forward,
    &offcore_response::all_requests_llc_hit_any_response,
    &offcore_response::all_requests_llc_miss_any_response,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::haswell_ep
