// Events of Sandy Bridge, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// snb: from intel/perfmon 6dadedf3aa48, SNB/events/sandybridge_core.json, version 19 of 03/02/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::sandy_bridge {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr select::event_list list{"sandy_bridge", core::sandy_bridge, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_code_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300000, 0x10003c0244}, {}, &all_code_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0244, .period = 100003
inline constexpr listed all_code_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300035, 0x1003c0244}, {}, &all_code_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0244, .period = 100003
inline constexpr listed all_code_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30006a, 0x2003c0244}, {}, &all_code_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0244, .period = 100003
inline constexpr listed all_code_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a30009a, 0x300400244}, {}, &all_code_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400244, .period = 100003
inline constexpr listed all_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3000c5, 0x3f803c0091}, {}, &all_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3000f7, 0x4003c0091}, {}, &all_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300132, 0x10003c0091}, {}, &all_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300167, 0x1003c0091}, {}, &all_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30019c, 0x2003c0091}, {}, &all_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a3001cc, 0x300400091}, {}, &all_data_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400091, .period = 100003
inline constexpr listed all_pf_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3001f7, 0x3f803c0240}, {}, &all_pf_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0240, .period = 100003
inline constexpr listed all_pf_code_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30022c, 0x4003c0240}, {}, &all_pf_code_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0240, .period = 100003
inline constexpr listed all_pf_code_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30026a, 0x10003c0240}, {}, &all_pf_code_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0240, .period = 100003
inline constexpr listed all_pf_code_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3002a2, 0x1003c0240}, {}, &all_pf_code_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0240, .period = 100003
inline constexpr listed all_pf_code_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3002da, 0x2003c0240}, {}, &all_pf_code_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0240, .period = 100003
inline constexpr listed all_pf_code_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a30030d, 0x300400240}, {}, &all_pf_code_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400240, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30033b, 0x3f803c0090}, {}, &all_pf_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300370, 0x4003c0090}, {}, &all_pf_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3003ae, 0x10003c0090}, {}, &all_pf_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3003e6, 0x1003c0090}, {}, &all_pf_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30041e, 0x2003c0090}, {}, &all_pf_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a300451, 0x300400090}, {}, &all_pf_data_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400090, .period = 100003
inline constexpr listed all_pf_rfo_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30047f, 0x3f803c0120}, {}, &all_pf_rfo_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0120, .period = 100003
inline constexpr listed all_pf_rfo_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3004b0, 0x4003c0120}, {}, &all_pf_rfo_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0120, .period = 100003
inline constexpr listed all_pf_rfo_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3004ea, 0x10003c0120}, {}, &all_pf_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0120, .period = 100003
inline constexpr listed all_pf_rfo_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30051e, 0x1003c0120}, {}, &all_pf_rfo_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0120, .period = 100003
inline constexpr listed all_pf_rfo_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300552, 0x2003c0120}, {}, &all_pf_rfo_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0120, .period = 100003
inline constexpr listed all_pf_rfo_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a300581, 0x300400120}, {}, &all_pf_rfo_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400120, .period = 100003
inline constexpr listed all_reads_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3005ab, 0x3f803c03f7}, {}, &all_reads_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3005db, 0x4003c03f7}, {}, &all_reads_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300614, 0x10003c03f7}, {}, &all_reads_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300647, 0x1003c03f7}, {}, &all_reads_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30067a, 0x2003c03f7}, {}, &all_reads_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c03f7, .period = 100003
inline constexpr listed all_reads_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a3006a8, 0x3004003f7}, {}, &all_reads_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3004003f7, .period = 100003
inline constexpr listed all_rfo_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3006d1, 0x3f803c0122}, {}, &all_rfo_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0122, .period = 100003
inline constexpr listed all_rfo_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3006ff, 0x4003c0122}, {}, &all_rfo_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0122, .period = 100003
inline constexpr listed all_rfo_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300736, 0x10003c0122}, {}, &all_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0122, .period = 100003
inline constexpr listed all_rfo_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300767, 0x1003c0122}, {}, &all_rfo_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0122, .period = 100003
inline constexpr listed all_rfo_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300798, 0x2003c0122}, {}, &all_rfo_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0122, .period = 100003
inline constexpr listed all_rfo_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a3007c4, 0x300400122}, {}, &all_rfo_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400122, .period = 100003
inline constexpr listed corewb_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3007eb, 0x10008}, {}, &corewb_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10008, .period = 100003
inline constexpr listed demand_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300810, 0x3f803c0004}, {}, &demand_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003
inline constexpr listed demand_code_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300845, 0x4003c0004}, {}, &demand_code_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0004, .period = 100003
inline constexpr listed demand_code_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300883, 0x10003c0004}, {}, &demand_code_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed demand_code_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3008bb, 0x1003c0004}, {}, &demand_code_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0004, .period = 100003
inline constexpr listed demand_code_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3008f3, 0x2003c0004}, {}, &demand_code_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a300926, 0x300400004}, {}, &demand_code_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400004, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300954, 0x3f803c0001}, {}, &demand_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300989, 0x4003c0001}, {}, &demand_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3009c7, 0x10003c0001}, {}, &demand_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3009ff, 0x1003c0001}, {}, &demand_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300a37, 0x2003c0001}, {}, &demand_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a300a6a, 0x300400001}, {}, &demand_data_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400001, .period = 100003
inline constexpr listed demand_rfo_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300a98, 0x3f803c0002}, {}, &demand_rfo_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0002, .period = 100003
inline constexpr listed demand_rfo_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300ac9, 0x4003c0002}, {}, &demand_rfo_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0002, .period = 100003
inline constexpr listed demand_rfo_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300b03, 0x10003c0002}, {}, &demand_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_rfo_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300b37, 0x1003c0002}, {}, &demand_rfo_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0002, .period = 100003
inline constexpr listed demand_rfo_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300b6b, 0x2003c0002}, {}, &demand_rfo_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0002, .period = 100003
inline constexpr listed demand_rfo_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a300b9a, 0x300400002}, {}, &demand_rfo_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400002, .period = 100003
inline constexpr listed other_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300bc4, 0x18000}, {}, &other_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x18000, .period = 100003
inline constexpr listed other_lru_hints{{&list, 0x10b7, 0xf000f, 0x100186a300be8, 0x803c8000}, {}, &other_lru_hints}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c8000, .period = 100003
inline constexpr listed other_portio_mmio_uc{{&list, 0x10b7, 0xf000f, 0x100186a300c09, 0x2380408000}, {}, &other_portio_mmio_uc}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2380408000, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300c2f, 0x3f803c0040}, {}, &pf_l2_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300c63, 0x4003c0040}, {}, &pf_l2_code_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300ca0, 0x10003c0040}, {}, &pf_l2_code_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300cd7, 0x1003c0040}, {}, &pf_l2_code_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300d0e, 0x2003c0040}, {}, &pf_l2_code_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a300d40, 0x300400040}, {}, &pf_l2_code_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400040, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300d6d, 0x3f803c0010}, {}, &pf_l2_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300da1, 0x4003c0010}, {}, &pf_l2_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300dde, 0x10003c0010}, {}, &pf_l2_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300e15, 0x1003c0010}, {}, &pf_l2_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300e4c, 0x2003c0010}, {}, &pf_l2_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a300e7e, 0x300400010}, {}, &pf_l2_data_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400010, .period = 100003
inline constexpr listed pf_l2_rfo_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300eab, 0x3f803c0020}, {}, &pf_l2_rfo_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0020, .period = 100003
inline constexpr listed pf_l2_rfo_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300edb, 0x4003c0020}, {}, &pf_l2_rfo_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300f14, 0x10003c0020}, {}, &pf_l2_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300f47, 0x1003c0020}, {}, &pf_l2_rfo_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300f7a, 0x2003c0020}, {}, &pf_l2_rfo_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0020, .period = 100003
inline constexpr listed pf_l2_rfo_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a300fa8, 0x300400020}, {}, &pf_l2_rfo_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400020, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300fd1, 0x3f803c0200}, {}, &pf_llc_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0200, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a301006, 0x4003c0200}, {}, &pf_llc_code_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0200, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301044, 0x10003c0200}, {}, &pf_llc_code_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0200, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30107c, 0x1003c0200}, {}, &pf_llc_code_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0200, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3010b4, 0x2003c0200}, {}, &pf_llc_code_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0200, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a3010e7, 0x300400200}, {}, &pf_llc_code_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400200, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301115, 0x3f803c0080}, {}, &pf_llc_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30114a, 0x4003c0080}, {}, &pf_llc_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a301188, 0x10003c0080}, {}, &pf_llc_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3011c0, 0x1003c0080}, {}, &pf_llc_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3011f8, 0x2003c0080}, {}, &pf_llc_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a30122b, 0x300400080}, {}, &pf_llc_data_rd_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400080, .period = 100003
inline constexpr listed pf_llc_rfo_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301259, 0x3f803c0100}, {}, &pf_llc_rfo_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0100, .period = 100003
inline constexpr listed pf_llc_rfo_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30128a, 0x4003c0100}, {}, &pf_llc_rfo_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0100, .period = 100003
inline constexpr listed pf_llc_rfo_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3012c4, 0x10003c0100}, {}, &pf_llc_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0100, .period = 100003
inline constexpr listed pf_llc_rfo_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3012f8, 0x1003c0100}, {}, &pf_llc_rfo_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0100, .period = 100003
inline constexpr listed pf_llc_rfo_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30132c, 0x2003c0100}, {}, &pf_llc_rfo_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0100, .period = 100003
inline constexpr listed pf_llc_rfo_llc_miss_dram{{&list, 0x10b7, 0xf000f, 0x100186a30135b, 0x300400100}, {}, &pf_llc_rfo_llc_miss_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x300400100, .period = 100003
inline constexpr listed split_lock_uc_lock_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301385, 0x10400}, {}, &split_lock_uc_lock_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100003
inline constexpr listed streaming_stores_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3013b6, 0x10800}, {}, &streaming_stores_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3013e5, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301412, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30143b, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed all_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301468, 0x105b3}, {}, &all_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x105b3, .period = 100003
inline constexpr listed all_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301492, 0x10122}, {}, &all_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10122, .period = 100003
inline constexpr listed all_reads_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3014b8, 0x107f7}, {}, &all_reads_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107f7, .period = 100003
inline constexpr listed data_in_socket_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3014e0, 0x6004001b3}, {}, &data_in_socket_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x6004001b3, .period = 100003
inline constexpr listed any_request_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a301514, 0x1f80408fff}, {}, &any_request_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1f80408fff, .period = 100003
inline constexpr listed data_in_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301545, 0x10433}, {}, &data_in_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10433, .period = 100003
inline constexpr listed data_in_socket_llc_miss_local_any_llc_hit{{&list, 0x10b7, 0xf000f, 0x100186a30156b, 0x17004001b3}, {}, &data_in_socket_llc_miss_local_any_llc_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x17004001b3, .period = 100003
inline constexpr listed demand_ifetch_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3015a6, 0x1f80400004}, {}, &demand_ifetch_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1f80400004, .period = 100003
inline constexpr listed demand_rfo_llc_hit_m_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3015d9, 0x1000040002}, {}, &demand_rfo_llc_hit_m_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1000040002, .period = 100003
inline constexpr listed pf_data_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a301604, 0x1f80400010}, {}, &pf_data_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1f80400010, .period = 100003
inline constexpr listed pf_ifetch_any_response{{&list, 0x10b7, 0xf000f, 0x100186a301634, 0x10040}, {}, &pf_ifetch_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10040, .period = 100003
inline constexpr listed pf_ifetch_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a30165c, 0x1f80400040}, {}, &pf_ifetch_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1f80400040, .period = 100003
inline constexpr listed pf_l_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30168b, 0x10080}, {}, &pf_l_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10080, .period = 100003
inline constexpr listed pf_l_data_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3016b6, 0x1f80400080}, {}, &pf_l_data_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1f80400080, .period = 100003
inline constexpr listed pf_l_ifetch_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3016e8, 0x10200}, {}, &pf_l_ifetch_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10200, .period = 100003
inline constexpr listed pf_l_ifetch_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a301712, 0x1f80400200}, {}, &pf_l_ifetch_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1f80400200, .period = 100003
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::all_code_rd_llc_hit_hitm_other_core,
    &offcore_response::all_code_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_code_rd_llc_hit_snoop_miss, &offcore_response::all_code_rd_llc_miss_dram,
    &offcore_response::all_data_rd_llc_hit_any_response,
    &offcore_response::all_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_data_rd_llc_hit_snoop_miss, &offcore_response::all_data_rd_llc_miss_dram,
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
    &offcore_response::all_pf_rfo_llc_hit_snoop_miss, &offcore_response::all_pf_rfo_llc_miss_dram,
    &offcore_response::all_reads_llc_hit_any_response,
    &offcore_response::all_reads_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_reads_llc_hit_hitm_other_core,
    &offcore_response::all_reads_llc_hit_no_snoop_needed,
    &offcore_response::all_reads_llc_hit_snoop_miss, &offcore_response::all_reads_llc_miss_dram,
    &offcore_response::all_rfo_llc_hit_any_response,
    &offcore_response::all_rfo_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_rfo_llc_hit_hitm_other_core,
    &offcore_response::all_rfo_llc_hit_no_snoop_needed,
    &offcore_response::all_rfo_llc_hit_snoop_miss, &offcore_response::all_rfo_llc_miss_dram,
    &offcore_response::corewb_any_response, &offcore_response::demand_code_rd_llc_hit_any_response,
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
    &offcore_response::demand_rfo_llc_hit_snoop_miss, &offcore_response::demand_rfo_llc_miss_dram,
    &offcore_response::other_any_response, &offcore_response::other_lru_hints,
    &offcore_response::other_portio_mmio_uc, &offcore_response::pf_l2_code_rd_llc_hit_any_response,
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
    &offcore_response::pf_l2_rfo_llc_hit_snoop_miss, &offcore_response::pf_l2_rfo_llc_miss_dram,
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
    &offcore_response::pf_llc_rfo_llc_hit_snoop_miss, &offcore_response::pf_llc_rfo_llc_miss_dram,
    &offcore_response::split_lock_uc_lock_any_response,
    &offcore_response::streaming_stores_any_response,
    &offcore_response::demand_data_rd_any_response, &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_code_rd_any_response, &offcore_response::all_data_rd_any_response,
    &offcore_response::all_rfo_any_response, &offcore_response::all_reads_any_response,
    &offcore_response::data_in_socket_llc_miss_local_dram,
    &offcore_response::any_request_llc_miss_local_dram, &offcore_response::data_in_any_response,
    &offcore_response::data_in_socket_llc_miss_local_any_llc_hit,
    &offcore_response::demand_ifetch_llc_miss_local_dram,
    &offcore_response::demand_rfo_llc_hit_m_hitm, &offcore_response::pf_data_rd_llc_miss_local_dram,
    &offcore_response::pf_ifetch_any_response, &offcore_response::pf_ifetch_llc_miss_local_dram,
    &offcore_response::pf_l_data_rd_any_response,
    &offcore_response::pf_l_data_rd_llc_miss_local_dram,
    &offcore_response::pf_l_ifetch_any_response, &offcore_response::pf_l_ifetch_llc_miss_local_dram,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::sandy_bridge
