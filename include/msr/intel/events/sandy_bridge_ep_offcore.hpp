// Events of Sandy Bridge EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// jkt: from intel/perfmon 6dadedf3aa48, JKT/events/Jaketown_core.json, version 24 of 08/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::sandy_bridge_ep {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "offcore_response.all_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.all_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.all_pf_data_rd.llc_hit.any_response\0"
    "offcore_response.all_pf_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_pf_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_pf_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.all_pf_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.all_reads.llc_hit.any_response\0"
    "offcore_response.all_reads.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_reads.llc_hit.hitm_other_core\0"
    "offcore_response.all_reads.llc_hit.no_snoop_needed\0"
    "offcore_response.all_reads.llc_hit.snoop_miss\0"
    "offcore_response.corewb.any_response\0"
    "offcore_response.demand_code_rd.llc_hit.any_response\0"
    "offcore_response.demand_code_rd.llc_miss.any_response\0"
    "offcore_response.demand_code_rd.llc_miss.local_dram\0"
    "offcore_response.demand_code_rd.llc_miss.remote_dram\0"
    "offcore_response.demand_code_rd.llc_miss.remote_hit_forward\0"
    "offcore_response.demand_code_rd.llc_miss.remote_hitm\0"
    "offcore_response.demand_data_rd.llc_hit.any_response\0"
    "offcore_response.demand_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.demand_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.demand_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.demand_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.demand_data_rd.llc_miss.any_dram\0"
    "offcore_response.demand_data_rd.llc_miss.any_response\0"
    "offcore_response.demand_data_rd.llc_miss.local_dram\0"
    "offcore_response.demand_data_rd.llc_miss.remote_dram\0"
    "offcore_response.demand_data_rd.llc_miss.remote_hit_forward\0"
    "offcore_response.demand_data_rd.llc_miss.remote_hitm\0"
    "offcore_response.other.lru_hints\0"
    "offcore_response.other.portio_mmio_uc\0"
    "offcore_response.pf_l2_code_rd.llc_hit.any_response\0"
    "offcore_response.pf_l2_code_rd.llc_miss.any_response\0"
    "offcore_response.pf_l2_data_rd.llc_hit.any_response\0"
    "offcore_response.pf_l2_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_l2_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.pf_l2_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.pf_l2_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.pf_l2_data_rd.llc_miss.any_dram\0"
    "offcore_response.pf_l2_data_rd.llc_miss.any_response\0"
    "offcore_response.pf_l2_data_rd.llc_miss.local_dram\0"
    "offcore_response.pf_l2_data_rd.llc_miss.remote_dram\0"
    "offcore_response.pf_l2_data_rd.llc_miss.remote_hit_forward\0"
    "offcore_response.pf_l2_data_rd.llc_miss.remote_hitm\0"
    "offcore_response.pf_llc_code_rd.llc_hit.any_response\0"
    "offcore_response.pf_llc_code_rd.llc_miss.any_response\0"
    "offcore_response.pf_llc_data_rd.llc_hit.any_response\0"
    "offcore_response.pf_llc_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.pf_llc_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.pf_llc_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.pf_llc_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.pf_llc_data_rd.llc_miss.any_response\0"
    "offcore_response.split_lock_uc_lock.any_response\0"
    "offcore_response.streaming_stores.any_response\0"
    "offcore_response.demand_data_rd.any_response\0"
    "offcore_response.demand_rfo.any_response\0"
    "offcore_response.demand_code_rd.any_response\0"
    "offcore_response.all_data_rd.any_response\0"
    "offcore_response.all_rfo.any_response\0"
    "offcore_response.all_reads.any_response\0"
    "offcore_response.all_demand_mlc_pref_reads.llc_miss.local_dram\0"
    "offcore_response.all_demand_mlc_pref_reads.llc_miss.any_response\0"
    "offcore_response.all_demand_mlc_pref_reads.llc_miss.remote_hitm_hit_forward\0";
inline constexpr core sharers[] = {core::ivy_bridge_ep};
inline constexpr select::event_list list{"sandy_bridge_ep", core::sandy_bridge_ep, names, all_of(sharers)};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300000, 0x4003c0091}, {}, &all_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30003b, 0x10003c0091}, {}, &all_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300070, 0x1003c0091}, {}, &all_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3000a5, 0x2003c0091}, {}, &all_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0091, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3000d5, 0x3f803c0090}, {}, &all_pf_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30010a, 0x4003c0090}, {}, &all_pf_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300148, 0x10003c0090}, {}, &all_pf_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300180, 0x1003c0090}, {}, &all_pf_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3001b8, 0x2003c0090}, {}, &all_pf_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0090, .period = 100003
inline constexpr listed all_reads_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3001eb, 0x3f803c03f7}, {}, &all_reads_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30021b, 0x4003c03f7}, {}, &all_reads_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300254, 0x10003c03f7}, {}, &all_reads_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300287, 0x1003c03f7}, {}, &all_reads_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3002ba, 0x2003c03f7}, {}, &all_reads_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c03f7, .period = 100003
inline constexpr listed corewb_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3002e8, 0x10008}, {}, &corewb_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10008, .period = 100003
inline constexpr listed demand_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30030d, 0x3f803c0004}, {}, &demand_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300342, 0x3fffc20004}, {}, &demand_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a300378, 0x600400004}, {}, &demand_code_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_remote_dram{{&list, 0x10b7, 0xf000f, 0x100186a3003ac, 0x67f800004}, {}, &demand_code_rd_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67f800004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a3003e1, 0x87f820004}, {}, &demand_code_rd_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87f820004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30041d, 0x107fc00004}, {}, &demand_code_rd_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107fc00004, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300452, 0x3f803c0001}, {}, &demand_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300487, 0x4003c0001}, {}, &demand_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3004c5, 0x10003c0001}, {}, &demand_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3004fd, 0x1003c0001}, {}, &demand_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300535, 0x2003c0001}, {}, &demand_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_any_dram{{&list, 0x10b7, 0xf000f, 0x100186a300568, 0x67fc00001}, {}, &demand_data_rd_llc_miss_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67fc00001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30059a, 0x3fffc20001}, {}, &demand_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3005d0, 0x600400001}, {}, &demand_data_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_remote_dram{{&list, 0x10b7, 0xf000f, 0x100186a300604, 0x67f800001}, {}, &demand_data_rd_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67f800001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300639, 0x87f820001}, {}, &demand_data_rd_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87f820001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300675, 0x107fc00001}, {}, &demand_data_rd_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107fc00001, .period = 100003
inline constexpr listed other_lru_hints{{&list, 0x10b7, 0xf000f, 0x100186a3006aa, 0x803c8000}, {}, &other_lru_hints}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c8000, .period = 100003
inline constexpr listed other_portio_mmio_uc{{&list, 0x10b7, 0xf000f, 0x100186a3006cb, 0x23ffc08000}, {}, &other_portio_mmio_uc}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23ffc08000, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3006f1, 0x3f803c0040}, {}, &pf_l2_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300725, 0x3fffc20040}, {}, &pf_l2_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20040, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30075a, 0x3f803c0010}, {}, &pf_l2_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30078e, 0x4003c0010}, {}, &pf_l2_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3007cb, 0x10003c0010}, {}, &pf_l2_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300802, 0x1003c0010}, {}, &pf_l2_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300839, 0x2003c0010}, {}, &pf_l2_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_any_dram{{&list, 0x10b7, 0xf000f, 0x100186a30086b, 0x67fc00010}, {}, &pf_l2_data_rd_llc_miss_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67fc00010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a30089c, 0x3fffc20010}, {}, &pf_l2_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3008d1, 0x600400010}, {}, &pf_l2_data_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_remote_dram{{&list, 0x10b7, 0xf000f, 0x100186a300904, 0x67f800010}, {}, &pf_l2_data_rd_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67f800010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300938, 0x87f820010}, {}, &pf_l2_data_rd_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87f820010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300973, 0x107fc00010}, {}, &pf_l2_data_rd_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107fc00010, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3009a7, 0x3f803c0200}, {}, &pf_llc_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0200, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3009dc, 0x3fffc20200}, {}, &pf_llc_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20200, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300a12, 0x3f803c0080}, {}, &pf_llc_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300a47, 0x4003c0080}, {}, &pf_llc_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300a85, 0x10003c0080}, {}, &pf_llc_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300abd, 0x1003c0080}, {}, &pf_llc_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300af5, 0x2003c0080}, {}, &pf_llc_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300b28, 0x3fffc20080}, {}, &pf_llc_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20080, .period = 100003
inline constexpr listed split_lock_uc_lock_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300b5e, 0x10400}, {}, &split_lock_uc_lock_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100003
inline constexpr listed streaming_stores_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300b8f, 0x10800}, {}, &streaming_stores_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x8100186a300bbe, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003, .missing = 0x1
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x8100186a300beb, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100003, .missing = 0x1
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf000f, 0x8100186a300c14, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003, .missing = 0x1
inline constexpr listed all_data_rd_any_response{{&list, 0x10b7, 0xf000f, 0x8100186a300c41, 0x105b3}, {}, &all_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x105b3, .period = 100003, .missing = 0x1
inline constexpr listed all_rfo_any_response{{&list, 0x10b7, 0xf000f, 0x8100186a300c6b, 0x10122}, {}, &all_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10122, .period = 100003, .missing = 0x1
inline constexpr listed all_reads_any_response{{&list, 0x10b7, 0xf000f, 0x8100186a300c91, 0x107f7}, {}, &all_reads_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107f7, .period = 100003, .missing = 0x1
inline constexpr listed all_demand_mlc_pref_reads_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x8100186a300cb9, 0x600400077}, {}, &all_demand_mlc_pref_reads_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400077, .period = 100003, .missing = 0x1
inline constexpr listed all_demand_mlc_pref_reads_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x8100186a300cf8, 0x3fffc20077}, {}, &all_demand_mlc_pref_reads_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20077, .period = 100003, .missing = 0x1
inline constexpr listed all_demand_mlc_pref_reads_llc_miss_remote_hitm_hit_forward{{&list, 0x10b7, 0xf000f, 0x8100186a300d39, 0x187fc20077}, {}, &all_demand_mlc_pref_reads_llc_miss_remote_hitm_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x187fc20077, .period = 100003, .missing = 0x1
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::all_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_data_rd_llc_hit_snoop_miss,
    &offcore_response::all_pf_data_rd_llc_hit_any_response,
    &offcore_response::all_pf_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_pf_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_pf_data_rd_llc_hit_snoop_miss,
    &offcore_response::all_reads_llc_hit_any_response,
    &offcore_response::all_reads_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_reads_llc_hit_hitm_other_core,
    &offcore_response::all_reads_llc_hit_no_snoop_needed,
    &offcore_response::all_reads_llc_hit_snoop_miss, &offcore_response::corewb_any_response,
    &offcore_response::demand_code_rd_llc_hit_any_response,
    &offcore_response::demand_code_rd_llc_miss_any_response,
    &offcore_response::demand_code_rd_llc_miss_local_dram,
    &offcore_response::demand_code_rd_llc_miss_remote_dram,
    &offcore_response::demand_code_rd_llc_miss_remote_hit_forward,
    &offcore_response::demand_code_rd_llc_miss_remote_hitm,
    &offcore_response::demand_data_rd_llc_hit_any_response,
    &offcore_response::demand_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::demand_data_rd_llc_hit_hitm_other_core,
    &offcore_response::demand_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::demand_data_rd_llc_hit_snoop_miss,
    &offcore_response::demand_data_rd_llc_miss_any_dram,
    &offcore_response::demand_data_rd_llc_miss_any_response,
    &offcore_response::demand_data_rd_llc_miss_local_dram,
    &offcore_response::demand_data_rd_llc_miss_remote_dram,
    &offcore_response::demand_data_rd_llc_miss_remote_hit_forward,
    &offcore_response::demand_data_rd_llc_miss_remote_hitm, &offcore_response::other_lru_hints,
    &offcore_response::other_portio_mmio_uc, &offcore_response::pf_l2_code_rd_llc_hit_any_response,
    &offcore_response::pf_l2_code_rd_llc_miss_any_response,
    &offcore_response::pf_l2_data_rd_llc_hit_any_response,
    &offcore_response::pf_l2_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::pf_l2_data_rd_llc_hit_hitm_other_core,
    &offcore_response::pf_l2_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::pf_l2_data_rd_llc_hit_snoop_miss,
    &offcore_response::pf_l2_data_rd_llc_miss_any_dram,
    &offcore_response::pf_l2_data_rd_llc_miss_any_response,
    &offcore_response::pf_l2_data_rd_llc_miss_local_dram,
    &offcore_response::pf_l2_data_rd_llc_miss_remote_dram,
    &offcore_response::pf_l2_data_rd_llc_miss_remote_hit_forward,
    &offcore_response::pf_l2_data_rd_llc_miss_remote_hitm,
    &offcore_response::pf_llc_code_rd_llc_hit_any_response,
    &offcore_response::pf_llc_code_rd_llc_miss_any_response,
    &offcore_response::pf_llc_data_rd_llc_hit_any_response,
    &offcore_response::pf_llc_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::pf_llc_data_rd_llc_hit_hitm_other_core,
    &offcore_response::pf_llc_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::pf_llc_data_rd_llc_hit_snoop_miss,
    &offcore_response::pf_llc_data_rd_llc_miss_any_response,
    &offcore_response::split_lock_uc_lock_any_response,
    &offcore_response::streaming_stores_any_response,
    &offcore_response::demand_data_rd_any_response, &offcore_response::demand_rfo_any_response,
    &offcore_response::demand_code_rd_any_response, &offcore_response::all_data_rd_any_response,
    &offcore_response::all_rfo_any_response, &offcore_response::all_reads_any_response,
    &offcore_response::all_demand_mlc_pref_reads_llc_miss_local_dram,
    &offcore_response::all_demand_mlc_pref_reads_llc_miss_any_response,
    &offcore_response::all_demand_mlc_pref_reads_llc_miss_remote_hitm_hit_forward,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::sandy_bridge_ep
