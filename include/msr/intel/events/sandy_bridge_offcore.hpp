// Events of Sandy Bridge, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// snb: from intel/perfmon 6dadedf3aa48, SNB/events/sandybridge_core.json, version 19 of 03/02/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::snb {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.all_code_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_code_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.all_code_rd.llc_hit.snoop_miss\0"
    "offcore_response.all_code_rd.llc_miss.dram\0"
    "offcore_response.all_data_rd.llc_hit.any_response\0"
    "offcore_response.all_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.all_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.all_data_rd.llc_miss.dram\0"
    "offcore_response.all_pf_code_rd.llc_hit.any_response\0"
    "offcore_response.all_pf_code_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_code_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_pf_code_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.all_pf_code_rd.llc_hit.snoop_miss\0"
    "offcore_response.all_pf_code_rd.llc_miss.dram\0"
    "offcore_response.all_pf_data_rd.llc_hit.any_response\0"
    "offcore_response.all_pf_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.all_pf_data_rd.llc_miss.dram\0"
    "offcore_response.all_pf_rfo.llc_hit.any_response\0"
    "offcore_response.all_pf_rfo.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.all_pf_rfo.llc_hit.no_snoop_needed\0"
    "offcore_response.all_pf_rfo.llc_hit.snoop_miss\0"
    "offcore_response.all_pf_rfo.llc_miss.dram\0"
    "offcore_response.all_reads.llc_hit.any_response\0"
    "offcore_response.all_reads.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.llc_hit.hitm_other_core\0"
    "offcore_response.all_reads.llc_hit.no_snoop_needed\0"
    "offcore_response.all_reads.llc_hit.snoop_miss\0"
    "offcore_response.all_reads.llc_miss.dram\0"
    "offcore_response.all_rfo.llc_hit.any_response\0"
    "offcore_response.all_rfo.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.all_rfo.llc_hit.no_snoop_needed\0"
    "offcore_response.all_rfo.llc_hit.snoop_miss\0"
    "offcore_response.all_rfo.llc_miss.dram\0"
    "offcore_response.corewb.any_response\0"
    "offcore_response.demand_code_rd.llc_hit.any_response\0"
    "offcore_response.demand_code_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_code_rd.llc_hit.hitm_other_core\0"
    "offcore_response.demand_code_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.demand_code_rd.llc_hit.snoop_miss\0"
    "offcore_response.demand_code_rd.llc_miss.dram\0"
    "offcore_response.demand_data_rd.llc_hit.any_response\0"
    "offcore_response.demand_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.demand_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.demand_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.demand_data_rd.llc_miss.dram\0"
    "offcore_response.demand_rfo.llc_hit.any_response\0"
    "offcore_response.demand_rfo.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.demand_rfo.llc_hit.no_snoop_needed\0"
    "offcore_response.demand_rfo.llc_hit.snoop_miss\0"
    "offcore_response.demand_rfo.llc_miss.dram\0"
    "offcore_response.other.any_response\0"
    "offcore_response.other.lru_hints\0"
    "offcore_response.other.portio_mmio_uc\0"
    "offcore_response.pf_l2_code_rd.llc_hit.any_response\0"
    "offcore_response.pf_l2_code_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_code_rd.llc_hit.hitm_other_core\0"
    "offcore_response.pf_l2_code_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.pf_l2_code_rd.llc_hit.snoop_miss\0"
    "offcore_response.pf_l2_code_rd.llc_miss.dram\0"
    "offcore_response.pf_l2_data_rd.llc_hit.any_response\0"
    "offcore_response.pf_l2_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.llc_miss.dram\0"
    "offcore_response.pf_l2_rfo.llc_hit.any_response\0"
    "offcore_response.pf_l2_rfo.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.pf_l2_rfo.llc_hit.no_snoop_needed\0"
    "offcore_response.pf_l2_rfo.llc_hit.snoop_miss\0"
    "offcore_response.pf_l2_rfo.llc_miss.dram\0"
    "offcore_response.pf_llc_code_rd.llc_hit.any_response\0"
    "offcore_response.pf_llc_code_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_llc_code_rd.llc_hit.hitm_other_core\0"
    "offcore_response.pf_llc_code_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.pf_llc_code_rd.llc_hit.snoop_miss\0"
    "offcore_response.pf_llc_code_rd.llc_miss.dram\0"
    "offcore_response.pf_llc_data_rd.llc_hit.any_response\0"
    "offcore_response.pf_llc_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_llc_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.pf_llc_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.pf_llc_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.pf_llc_data_rd.llc_miss.dram\0"
    "offcore_response.pf_llc_rfo.llc_hit.any_response\0"
    "offcore_response.pf_llc_rfo.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_llc_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.pf_llc_rfo.llc_hit.no_snoop_needed\0"
    "offcore_response.pf_llc_rfo.llc_hit.snoop_miss\0"
    "offcore_response.pf_llc_rfo.llc_miss.dram\0"
    "offcore_response.split_lock_uc_lock.any_response\0"
    "offcore_response.streaming_stores.any_response\0"
    "offcore_response.demand_data_rd.any_response\0"
    "offcore_response.demand_rfo.any_response\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.all_data_rd.any_response\0"
    "offcore_response.all_rfo.any_response\0"
    "offcore_response.all_reads.any_response\0"
    "offcore_response.data_in_socket.llc_miss.local_dram\0"
    "offcore_response.any_request.llc_miss_local.dram\0"
    "offcore_response.data_in.any_response\0"
    "offcore_response.data_in_socket.llc_miss_local.any_llc_hit\0"
    "offcore_response.demand_ifetch.llc_miss_local.dram\0"
    "offcore_response.demand_rfo.llc_hit_m.hitm\0"
    "offcore_response.pf_data_rd.llc_miss_local.dram\0"
    "offcore_response.pf_ifetch.any_response\0"
    "offcore_response.pf_ifetch.llc_miss_local.dram\0"
    "offcore_response.pf_l_data_rd.any_response\0"
    "offcore_response.pf_l_data_rd.llc_miss_local.dram\0"
    "offcore_response.pf_l_ifetch.any_response\0"
    "offcore_response.pf_l_ifetch.llc_miss_local.dram\0";
inline constexpr select::event_list list{"snb", core::sandy_bridge, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_code_rd_llc_hit_hitm_other_core{all_code_rd_llc_hit_hitm_other_core, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0244, .period = 100003}};
inline constexpr listed all_code_rd_llc_hit_no_snoop_needed{all_code_rd_llc_hit_no_snoop_needed, list, {.name = 53, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0244, .period = 100003}};
inline constexpr listed all_code_rd_llc_hit_snoop_miss{all_code_rd_llc_hit_snoop_miss, list, {.name = 106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0244, .period = 100003}};
inline constexpr listed all_code_rd_llc_miss_dram{all_code_rd_llc_miss_dram, list, {.name = 154, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400244, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_any_response{all_data_rd_llc_hit_any_response, list, {.name = 197, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{all_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 247, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{all_data_rd_llc_hit_hitm_other_core, list, {.name = 306, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_no_snoop_needed{all_data_rd_llc_hit_no_snoop_needed, list, {.name = 359, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_snoop_miss{all_data_rd_llc_hit_snoop_miss, list, {.name = 412, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_dram{all_data_rd_llc_miss_dram, list, {.name = 460, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400091, .period = 100003}};
inline constexpr listed all_pf_code_rd_llc_hit_any_response{all_pf_code_rd_llc_hit_any_response, list, {.name = 503, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_llc_hit_hit_other_core_no_fwd{all_pf_code_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 556, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_llc_hit_hitm_other_core{all_pf_code_rd_llc_hit_hitm_other_core, list, {.name = 618, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_llc_hit_no_snoop_needed{all_pf_code_rd_llc_hit_no_snoop_needed, list, {.name = 674, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_llc_hit_snoop_miss{all_pf_code_rd_llc_hit_snoop_miss, list, {.name = 730, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0240, .period = 100003}};
inline constexpr listed all_pf_code_rd_llc_miss_dram{all_pf_code_rd_llc_miss_dram, list, {.name = 781, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400240, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_any_response{all_pf_data_rd_llc_hit_any_response, list, {.name = 827, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_hit_other_core_no_fwd{all_pf_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 880, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_hitm_other_core{all_pf_data_rd_llc_hit_hitm_other_core, list, {.name = 942, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_no_snoop_needed{all_pf_data_rd_llc_hit_no_snoop_needed, list, {.name = 998, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_snoop_miss{all_pf_data_rd_llc_hit_snoop_miss, list, {.name = 1054, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_miss_dram{all_pf_data_rd_llc_miss_dram, list, {.name = 1105, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400090, .period = 100003}};
inline constexpr listed all_pf_rfo_llc_hit_any_response{all_pf_rfo_llc_hit_any_response, list, {.name = 1151, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_llc_hit_hit_other_core_no_fwd{all_pf_rfo_llc_hit_hit_other_core_no_fwd, list, {.name = 1200, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_llc_hit_hitm_other_core{all_pf_rfo_llc_hit_hitm_other_core, list, {.name = 1258, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_llc_hit_no_snoop_needed{all_pf_rfo_llc_hit_no_snoop_needed, list, {.name = 1310, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_llc_hit_snoop_miss{all_pf_rfo_llc_hit_snoop_miss, list, {.name = 1362, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0120, .period = 100003}};
inline constexpr listed all_pf_rfo_llc_miss_dram{all_pf_rfo_llc_miss_dram, list, {.name = 1409, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400120, .period = 100003}};
inline constexpr listed all_reads_llc_hit_any_response{all_reads_llc_hit_any_response, list, {.name = 1451, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_hit_other_core_no_fwd{all_reads_llc_hit_hit_other_core_no_fwd, list, {.name = 1499, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_hitm_other_core{all_reads_llc_hit_hitm_other_core, list, {.name = 1556, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_no_snoop_needed{all_reads_llc_hit_no_snoop_needed, list, {.name = 1607, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_snoop_miss{all_reads_llc_hit_snoop_miss, list, {.name = 1658, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_dram{all_reads_llc_miss_dram, list, {.name = 1704, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3004003f7, .period = 100003}};
inline constexpr listed all_rfo_llc_hit_any_response{all_rfo_llc_hit_any_response, list, {.name = 1745, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0122, .period = 100003}};
inline constexpr listed all_rfo_llc_hit_hit_other_core_no_fwd{all_rfo_llc_hit_hit_other_core_no_fwd, list, {.name = 1791, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0122, .period = 100003}};
inline constexpr listed all_rfo_llc_hit_hitm_other_core{all_rfo_llc_hit_hitm_other_core, list, {.name = 1846, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0122, .period = 100003}};
inline constexpr listed all_rfo_llc_hit_no_snoop_needed{all_rfo_llc_hit_no_snoop_needed, list, {.name = 1895, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0122, .period = 100003}};
inline constexpr listed all_rfo_llc_hit_snoop_miss{all_rfo_llc_hit_snoop_miss, list, {.name = 1944, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0122, .period = 100003}};
inline constexpr listed all_rfo_llc_miss_dram{all_rfo_llc_miss_dram, list, {.name = 1988, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400122, .period = 100003}};
inline constexpr listed corewb_any_response{corewb_any_response, list, {.name = 2027, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10008, .period = 100003}};
inline constexpr listed demand_code_rd_llc_hit_any_response{demand_code_rd_llc_hit_any_response, list, {.name = 2064, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_hit_hit_other_core_no_fwd{demand_code_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 2117, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_hit_hitm_other_core{demand_code_rd_llc_hit_hitm_other_core, list, {.name = 2179, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_hit_no_snoop_needed{demand_code_rd_llc_hit_no_snoop_needed, list, {.name = 2235, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_hit_snoop_miss{demand_code_rd_llc_hit_snoop_miss, list, {.name = 2291, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_dram{demand_code_rd_llc_miss_dram, list, {.name = 2342, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400004, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_any_response{demand_data_rd_llc_hit_any_response, list, {.name = 2388, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_hit_other_core_no_fwd{demand_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 2441, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_hitm_other_core{demand_data_rd_llc_hit_hitm_other_core, list, {.name = 2503, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_no_snoop_needed{demand_data_rd_llc_hit_no_snoop_needed, list, {.name = 2559, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_snoop_miss{demand_data_rd_llc_hit_snoop_miss, list, {.name = 2615, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_dram{demand_data_rd_llc_miss_dram, list, {.name = 2666, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400001, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_any_response{demand_rfo_llc_hit_any_response, list, {.name = 2712, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0002, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_hit_other_core_no_fwd{demand_rfo_llc_hit_hit_other_core_no_fwd, list, {.name = 2761, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0002, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_hitm_other_core{demand_rfo_llc_hit_hitm_other_core, list, {.name = 2819, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_no_snoop_needed{demand_rfo_llc_hit_no_snoop_needed, list, {.name = 2871, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0002, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_snoop_miss{demand_rfo_llc_hit_snoop_miss, list, {.name = 2923, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0002, .period = 100003}};
inline constexpr listed demand_rfo_llc_miss_dram{demand_rfo_llc_miss_dram, list, {.name = 2970, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400002, .period = 100003}};
inline constexpr listed other_any_response{other_any_response, list, {.name = 3012, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100003}};
inline constexpr listed other_lru_hints{other_lru_hints, list, {.name = 3048, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c8000, .period = 100003}};
inline constexpr listed other_portio_mmio_uc{other_portio_mmio_uc, list, {.name = 3081, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2380408000, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_hit_any_response{pf_l2_code_rd_llc_hit_any_response, list, {.name = 3119, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_hit_hit_other_core_no_fwd{pf_l2_code_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 3171, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_hit_hitm_other_core{pf_l2_code_rd_llc_hit_hitm_other_core, list, {.name = 3232, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_hit_no_snoop_needed{pf_l2_code_rd_llc_hit_no_snoop_needed, list, {.name = 3287, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_hit_snoop_miss{pf_l2_code_rd_llc_hit_snoop_miss, list, {.name = 3342, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_miss_dram{pf_l2_code_rd_llc_miss_dram, list, {.name = 3392, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400040, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_any_response{pf_l2_data_rd_llc_hit_any_response, list, {.name = 3437, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_hit_other_core_no_fwd{pf_l2_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 3489, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_hitm_other_core{pf_l2_data_rd_llc_hit_hitm_other_core, list, {.name = 3550, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_no_snoop_needed{pf_l2_data_rd_llc_hit_no_snoop_needed, list, {.name = 3605, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_snoop_miss{pf_l2_data_rd_llc_hit_snoop_miss, list, {.name = 3660, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_dram{pf_l2_data_rd_llc_miss_dram, list, {.name = 3710, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400010, .period = 100003}};
inline constexpr listed pf_l2_rfo_llc_hit_any_response{pf_l2_rfo_llc_hit_any_response, list, {.name = 3755, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_llc_hit_hit_other_core_no_fwd{pf_l2_rfo_llc_hit_hit_other_core_no_fwd, list, {.name = 3803, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_llc_hit_hitm_other_core{pf_l2_rfo_llc_hit_hitm_other_core, list, {.name = 3860, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_llc_hit_no_snoop_needed{pf_l2_rfo_llc_hit_no_snoop_needed, list, {.name = 3911, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_llc_hit_snoop_miss{pf_l2_rfo_llc_hit_snoop_miss, list, {.name = 3962, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0020, .period = 100003}};
inline constexpr listed pf_l2_rfo_llc_miss_dram{pf_l2_rfo_llc_miss_dram, list, {.name = 4008, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400020, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_hit_any_response{pf_llc_code_rd_llc_hit_any_response, list, {.name = 4049, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0200, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_hit_hit_other_core_no_fwd{pf_llc_code_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 4102, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0200, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_hit_hitm_other_core{pf_llc_code_rd_llc_hit_hitm_other_core, list, {.name = 4164, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0200, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_hit_no_snoop_needed{pf_llc_code_rd_llc_hit_no_snoop_needed, list, {.name = 4220, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0200, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_hit_snoop_miss{pf_llc_code_rd_llc_hit_snoop_miss, list, {.name = 4276, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0200, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_miss_dram{pf_llc_code_rd_llc_miss_dram, list, {.name = 4327, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400200, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_any_response{pf_llc_data_rd_llc_hit_any_response, list, {.name = 4373, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_hit_other_core_no_fwd{pf_llc_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 4426, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_hitm_other_core{pf_llc_data_rd_llc_hit_hitm_other_core, list, {.name = 4488, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_no_snoop_needed{pf_llc_data_rd_llc_hit_no_snoop_needed, list, {.name = 4544, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_snoop_miss{pf_llc_data_rd_llc_hit_snoop_miss, list, {.name = 4600, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_miss_dram{pf_llc_data_rd_llc_miss_dram, list, {.name = 4651, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400080, .period = 100003}};
inline constexpr listed pf_llc_rfo_llc_hit_any_response{pf_llc_rfo_llc_hit_any_response, list, {.name = 4697, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0100, .period = 100003}};
inline constexpr listed pf_llc_rfo_llc_hit_hit_other_core_no_fwd{pf_llc_rfo_llc_hit_hit_other_core_no_fwd, list, {.name = 4746, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0100, .period = 100003}};
inline constexpr listed pf_llc_rfo_llc_hit_hitm_other_core{pf_llc_rfo_llc_hit_hitm_other_core, list, {.name = 4804, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0100, .period = 100003}};
inline constexpr listed pf_llc_rfo_llc_hit_no_snoop_needed{pf_llc_rfo_llc_hit_no_snoop_needed, list, {.name = 4856, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0100, .period = 100003}};
inline constexpr listed pf_llc_rfo_llc_hit_snoop_miss{pf_llc_rfo_llc_hit_snoop_miss, list, {.name = 4908, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0100, .period = 100003}};
inline constexpr listed pf_llc_rfo_llc_miss_dram{pf_llc_rfo_llc_miss_dram, list, {.name = 4955, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x300400100, .period = 100003}};
inline constexpr listed split_lock_uc_lock_any_response{split_lock_uc_lock_any_response, list, {.name = 4997, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100003}};
inline constexpr listed streaming_stores_any_response{streaming_stores_any_response, list, {.name = 5046, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100003}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 5093, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 5138, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 5179, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed all_data_rd_any_response{all_data_rd_any_response, list, {.name = 5224, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x105b3, .period = 100003}};
inline constexpr listed all_rfo_any_response{all_rfo_any_response, list, {.name = 5266, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10122, .period = 100003}};
inline constexpr listed all_reads_any_response{all_reads_any_response, list, {.name = 5304, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107f7, .period = 100003}};
inline constexpr listed data_in_socket_llc_miss_local_dram{data_in_socket_llc_miss_local_dram, list, {.name = 5344, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x6004001b3, .period = 100003}};
inline constexpr listed any_request_llc_miss_local_dram{any_request_llc_miss_local_dram, list, {.name = 5396, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f80408fff, .period = 100003}};
inline constexpr listed data_in_any_response{data_in_any_response, list, {.name = 5445, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10433, .period = 100003}};
inline constexpr listed data_in_socket_llc_miss_local_any_llc_hit{data_in_socket_llc_miss_local_any_llc_hit, list, {.name = 5483, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x17004001b3, .period = 100003}};
inline constexpr listed demand_ifetch_llc_miss_local_dram{demand_ifetch_llc_miss_local_dram, list, {.name = 5542, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f80400004, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_m_hitm{demand_rfo_llc_hit_m_hitm, list, {.name = 5593, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000040002, .period = 100003}};
inline constexpr listed pf_data_rd_llc_miss_local_dram{pf_data_rd_llc_miss_local_dram, list, {.name = 5636, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f80400010, .period = 100003}};
inline constexpr listed pf_ifetch_any_response{pf_ifetch_any_response, list, {.name = 5684, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10040, .period = 100003}};
inline constexpr listed pf_ifetch_llc_miss_local_dram{pf_ifetch_llc_miss_local_dram, list, {.name = 5724, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f80400040, .period = 100003}};
inline constexpr listed pf_l_data_rd_any_response{pf_l_data_rd_any_response, list, {.name = 5771, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10080, .period = 100003}};
inline constexpr listed pf_l_data_rd_llc_miss_local_dram{pf_l_data_rd_llc_miss_local_dram, list, {.name = 5814, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f80400080, .period = 100003}};
inline constexpr listed pf_l_ifetch_any_response{pf_l_ifetch_any_response, list, {.name = 5864, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10200, .period = 100003}};
inline constexpr listed pf_l_ifetch_llc_miss_local_dram{pf_l_ifetch_llc_miss_local_dram, list, {.name = 5906, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f80400200, .period = 100003}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::all_code_rd_llc_hit_hitm_other_core,
    &offcore_response::all_code_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_code_rd_llc_hit_snoop_miss,
    &offcore_response::all_code_rd_llc_miss_dram,
    &offcore_response::all_data_rd_llc_hit_any_response,
    &offcore_response::all_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_data_rd_llc_hit_snoop_miss,
    &offcore_response::all_data_rd_llc_miss_dram,
    &offcore_response::all_pf_code_rd_llc_hit_any_response,
    &offcore_response::all_pf_code_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_pf_code_rd_llc_hit_hitm_other_core,
    &offcore_response::all_pf_code_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_pf_code_rd_llc_hit_snoop_miss,
    &offcore_response::all_pf_code_rd_llc_miss_dram,
    &offcore_response::all_pf_data_rd_llc_hit_any_response,
    &offcore_response::all_pf_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_pf_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_pf_data_rd_llc_hit_snoop_miss,
    &offcore_response::all_pf_data_rd_llc_miss_dram,
    &offcore_response::all_pf_rfo_llc_hit_any_response,
    &offcore_response::all_pf_rfo_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_pf_rfo_llc_hit_hitm_other_core,
    &offcore_response::all_pf_rfo_llc_hit_no_snoop_needed,
    &offcore_response::all_pf_rfo_llc_hit_snoop_miss,
    &offcore_response::all_pf_rfo_llc_miss_dram,
    &offcore_response::all_reads_llc_hit_any_response,
    &offcore_response::all_reads_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_reads_llc_hit_hitm_other_core,
    &offcore_response::all_reads_llc_hit_no_snoop_needed,
    &offcore_response::all_reads_llc_hit_snoop_miss,
    &offcore_response::all_reads_llc_miss_dram,
    &offcore_response::all_rfo_llc_hit_any_response,
    &offcore_response::all_rfo_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_rfo_llc_hit_hitm_other_core,
    &offcore_response::all_rfo_llc_hit_no_snoop_needed,
    &offcore_response::all_rfo_llc_hit_snoop_miss,
    &offcore_response::all_rfo_llc_miss_dram,
    &offcore_response::corewb_any_response,
    &offcore_response::demand_code_rd_llc_hit_any_response,
    &offcore_response::demand_code_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_code_rd_llc_hit_hitm_other_core,
    &offcore_response::demand_code_rd_llc_hit_no_snoop_needed,
    &offcore_response::demand_code_rd_llc_hit_snoop_miss,
    &offcore_response::demand_code_rd_llc_miss_dram,
    &offcore_response::demand_data_rd_llc_hit_any_response,
    &offcore_response::demand_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_llc_hit_hitm_other_core,
    &offcore_response::demand_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::demand_data_rd_llc_hit_snoop_miss,
    &offcore_response::demand_data_rd_llc_miss_dram,
    &offcore_response::demand_rfo_llc_hit_any_response,
    &offcore_response::demand_rfo_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_rfo_llc_hit_hitm_other_core,
    &offcore_response::demand_rfo_llc_hit_no_snoop_needed,
    &offcore_response::demand_rfo_llc_hit_snoop_miss,
    &offcore_response::demand_rfo_llc_miss_dram,
    &offcore_response::other_any_response,
    &offcore_response::other_lru_hints,
    &offcore_response::other_portio_mmio_uc,
    &offcore_response::pf_l2_code_rd_llc_hit_any_response,
    &offcore_response::pf_l2_code_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l2_code_rd_llc_hit_hitm_other_core,
    &offcore_response::pf_l2_code_rd_llc_hit_no_snoop_needed,
    &offcore_response::pf_l2_code_rd_llc_hit_snoop_miss,
    &offcore_response::pf_l2_code_rd_llc_miss_dram,
    &offcore_response::pf_l2_data_rd_llc_hit_any_response,
    &offcore_response::pf_l2_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_llc_hit_hitm_other_core,
    &offcore_response::pf_l2_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_llc_hit_snoop_miss,
    &offcore_response::pf_l2_data_rd_llc_miss_dram,
    &offcore_response::pf_l2_rfo_llc_hit_any_response,
    &offcore_response::pf_l2_rfo_llc_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l2_rfo_llc_hit_hitm_other_core,
    &offcore_response::pf_l2_rfo_llc_hit_no_snoop_needed,
    &offcore_response::pf_l2_rfo_llc_hit_snoop_miss,
    &offcore_response::pf_l2_rfo_llc_miss_dram,
    &offcore_response::pf_llc_code_rd_llc_hit_any_response,
    &offcore_response::pf_llc_code_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::pf_llc_code_rd_llc_hit_hitm_other_core,
    &offcore_response::pf_llc_code_rd_llc_hit_no_snoop_needed,
    &offcore_response::pf_llc_code_rd_llc_hit_snoop_miss,
    &offcore_response::pf_llc_code_rd_llc_miss_dram,
    &offcore_response::pf_llc_data_rd_llc_hit_any_response,
    &offcore_response::pf_llc_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::pf_llc_data_rd_llc_hit_hitm_other_core,
    &offcore_response::pf_llc_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::pf_llc_data_rd_llc_hit_snoop_miss,
    &offcore_response::pf_llc_data_rd_llc_miss_dram,
    &offcore_response::pf_llc_rfo_llc_hit_any_response,
    &offcore_response::pf_llc_rfo_llc_hit_hit_other_core_no_fwd,
    &offcore_response::pf_llc_rfo_llc_hit_hitm_other_core,
    &offcore_response::pf_llc_rfo_llc_hit_no_snoop_needed,
    &offcore_response::pf_llc_rfo_llc_hit_snoop_miss,
    &offcore_response::pf_llc_rfo_llc_miss_dram,
    &offcore_response::split_lock_uc_lock_any_response,
    &offcore_response::streaming_stores_any_response,
    &offcore_response::demand_data_rd_any_response,
    &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_code_rd_any_response,
    &offcore_response::all_data_rd_any_response,
    &offcore_response::all_rfo_any_response,
    &offcore_response::all_reads_any_response,
    &offcore_response::data_in_socket_llc_miss_local_dram,
    &offcore_response::any_request_llc_miss_local_dram,
    &offcore_response::data_in_any_response,
    &offcore_response::data_in_socket_llc_miss_local_any_llc_hit,
    &offcore_response::demand_ifetch_llc_miss_local_dram,
    &offcore_response::demand_rfo_llc_hit_m_hitm,
    &offcore_response::pf_data_rd_llc_miss_local_dram,
    &offcore_response::pf_ifetch_any_response,
    &offcore_response::pf_ifetch_llc_miss_local_dram,
    &offcore_response::pf_l_data_rd_any_response,
    &offcore_response::pf_l_data_rd_llc_miss_local_dram,
    &offcore_response::pf_l_ifetch_any_response,
    &offcore_response::pf_l_ifetch_llc_miss_local_dram,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::snb
