// Events of Ivy Bridge EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ivt: from intel/perfmon 6dadedf3aa48, IVT/events/ivytown_core.json, version 24 of 08/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::ivt {

namespace offcore_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.all_code_rd.llc_miss.any_response\0"
    "offcore_response.all_code_rd.llc_miss.remote_dram\0"
    "offcore_response.all_code_rd.llc_miss.remote_hit_forward\0"
    "offcore_response.all_data_rd.llc_hit.hit_other_core_no_fwd\0"
    "offcore_response.all_data_rd.llc_hit.hitm_other_core\0"
    "offcore_response.all_data_rd.llc_hit.no_snoop_needed\0"
    "offcore_response.all_data_rd.llc_hit.snoop_miss\0"
    "offcore_response.all_data_rd.llc_miss.any_response\0"
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
    "offcore_response.all_reads.llc_miss.any_response\0"
    "offcore_response.all_reads.llc_miss.local_dram\0"
    "offcore_response.all_reads.llc_miss.remote_hit_forward\0"
    "offcore_response.all_reads.llc_miss.remote_hitm\0"
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
    "offcore_response.demand_rfo.llc_hit.hitm_other_core\0"
    "offcore_response.demand_rfo.llc_miss.remote_hitm\0"
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
    "offcore_response.streaming_stores.any_response\0";
inline constexpr select::event_list list{"ivt", core::ivy_bridge_ep, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed all_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300000, 0x3fffc00244}, {}, &all_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00244, .period = 100003
inline constexpr listed all_code_rd_llc_miss_remote_dram{{&list, 0x10b7, 0xf000f, 0x100186a300033, 0x67f800244}, {}, &all_code_rd_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67f800244, .period = 100003
inline constexpr listed all_code_rd_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300065, 0x87f800244}, {}, &all_code_rd_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87f800244, .period = 100003
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30009e, 0x4003c0091}, {}, &all_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3000d9, 0x10003c0091}, {}, &all_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a30010e, 0x1003c0091}, {}, &all_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300143, 0x2003c0091}, {}, &all_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0091, .period = 100003
inline constexpr listed all_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300173, 0x3fffc20091}, {}, &all_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20091, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3001a6, 0x3f803c0090}, {}, &all_pf_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3001db, 0x4003c0090}, {}, &all_pf_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300219, 0x10003c0090}, {}, &all_pf_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300251, 0x1003c0090}, {}, &all_pf_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0090, .period = 100003
inline constexpr listed all_pf_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300289, 0x2003c0090}, {}, &all_pf_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0090, .period = 100003
inline constexpr listed all_reads_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3002bc, 0x3f803c03f7}, {}, &all_reads_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a3002ec, 0x4003c03f7}, {}, &all_reads_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300325, 0x10003c03f7}, {}, &all_reads_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300358, 0x1003c03f7}, {}, &all_reads_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c03f7, .period = 100003
inline constexpr listed all_reads_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a30038b, 0x2003c03f7}, {}, &all_reads_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c03f7, .period = 100003
inline constexpr listed all_reads_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3003b9, 0x3fffc203f7}, {}, &all_reads_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc203f7, .period = 100003
inline constexpr listed all_reads_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a3003ea, 0x6004003f7}, {}, &all_reads_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x6004003f7, .period = 100003
inline constexpr listed all_reads_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300419, 0x87f8203f7}, {}, &all_reads_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87f8203f7, .period = 100003
inline constexpr listed all_reads_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300450, 0x107fc003f7}, {}, &all_reads_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107fc003f7, .period = 100003
inline constexpr listed corewb_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300480, 0x10008}, {}, &corewb_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10008, .period = 100003
inline constexpr listed demand_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3004a5, 0x3f803c0004}, {}, &demand_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3004da, 0x3fffc20004}, {}, &demand_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a300510, 0x600400004}, {}, &demand_code_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_remote_dram{{&list, 0x10b7, 0xf000f, 0x100186a300544, 0x67f800004}, {}, &demand_code_rd_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67f800004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300579, 0x87f820004}, {}, &demand_code_rd_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87f820004, .period = 100003
inline constexpr listed demand_code_rd_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a3005b5, 0x107fc00004}, {}, &demand_code_rd_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107fc00004, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3005ea, 0x3f803c0001}, {}, &demand_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30061f, 0x4003c0001}, {}, &demand_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a30065d, 0x10003c0001}, {}, &demand_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300695, 0x1003c0001}, {}, &demand_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a3006cd, 0x2003c0001}, {}, &demand_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_any_dram{{&list, 0x10b7, 0xf000f, 0x100186a300700, 0x67fc00001}, {}, &demand_data_rd_llc_miss_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67fc00001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300732, 0x3fffc20001}, {}, &demand_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a300768, 0x600400001}, {}, &demand_data_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_remote_dram{{&list, 0x10b7, 0xf000f, 0x100186a30079c, 0x67f800001}, {}, &demand_data_rd_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67f800001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a3007d1, 0x87f820001}, {}, &demand_data_rd_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87f820001, .period = 100003
inline constexpr listed demand_data_rd_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a30080d, 0x107fc00001}, {}, &demand_data_rd_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107fc00001, .period = 100003
inline constexpr listed demand_rfo_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300842, 0x10003c0002}, {}, &demand_rfo_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_rfo_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300876, 0x107fc20002}, {}, &demand_rfo_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107fc20002, .period = 100003
inline constexpr listed other_lru_hints{{&list, 0x10b7, 0xf000f, 0x100186a3008a7, 0x803c8000}, {}, &other_lru_hints}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x803c8000, .period = 100003
inline constexpr listed other_portio_mmio_uc{{&list, 0x10b7, 0xf000f, 0x100186a3008c8, 0x23ffc08000}, {}, &other_portio_mmio_uc}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x23ffc08000, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a3008ee, 0x3f803c0040}, {}, &pf_l2_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0040, .period = 100003
inline constexpr listed pf_l2_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300922, 0x3fffc20040}, {}, &pf_l2_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20040, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300957, 0x3f803c0010}, {}, &pf_l2_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a30098b, 0x4003c0010}, {}, &pf_l2_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a3009c8, 0x10003c0010}, {}, &pf_l2_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a3009ff, 0x1003c0010}, {}, &pf_l2_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300a36, 0x2003c0010}, {}, &pf_l2_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_any_dram{{&list, 0x10b7, 0xf000f, 0x100186a300a68, 0x67fc00010}, {}, &pf_l2_data_rd_llc_miss_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67fc00010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300a99, 0x3fffc20010}, {}, &pf_l2_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_local_dram{{&list, 0x10b7, 0xf000f, 0x100186a300ace, 0x600400010}, {}, &pf_l2_data_rd_llc_miss_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x600400010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_remote_dram{{&list, 0x10b7, 0xf000f, 0x100186a300b01, 0x67f800010}, {}, &pf_l2_data_rd_llc_miss_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x67f800010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_remote_hit_forward{{&list, 0x10b7, 0xf000f, 0x100186a300b35, 0x87f820010}, {}, &pf_l2_data_rd_llc_miss_remote_hit_forward}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x87f820010, .period = 100003
inline constexpr listed pf_l2_data_rd_llc_miss_remote_hitm{{&list, 0x10b7, 0xf000f, 0x100186a300b70, 0x107fc00010}, {}, &pf_l2_data_rd_llc_miss_remote_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x107fc00010, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300ba4, 0x3f803c0200}, {}, &pf_llc_code_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0200, .period = 100003
inline constexpr listed pf_llc_code_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300bd9, 0x3fffc20200}, {}, &pf_llc_code_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20200, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300c0f, 0x3f803c0080}, {}, &pf_llc_data_rd_llc_hit_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3f803c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_hit_other_core_no_fwd{{&list, 0x10b7, 0xf000f, 0x100186a300c44, 0x4003c0080}, {}, &pf_llc_data_rd_llc_hit_hit_other_core_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x4003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_hitm_other_core{{&list, 0x10b7, 0xf000f, 0x100186a300c82, 0x10003c0080}, {}, &pf_llc_data_rd_llc_hit_hitm_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_no_snoop_needed{{&list, 0x10b7, 0xf000f, 0x100186a300cba, 0x1003c0080}, {}, &pf_llc_data_rd_llc_hit_no_snoop_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x1003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_hit_snoop_miss{{&list, 0x10b7, 0xf000f, 0x100186a300cf2, 0x2003c0080}, {}, &pf_llc_data_rd_llc_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x2003c0080, .period = 100003
inline constexpr listed pf_llc_data_rd_llc_miss_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300d25, 0x3fffc20080}, {}, &pf_llc_data_rd_llc_miss_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x3fffc20080, .period = 100003
inline constexpr listed split_lock_uc_lock_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300d5b, 0x10400}, {}, &split_lock_uc_lock_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100003
inline constexpr listed streaming_stores_any_response{{&list, 0x10b7, 0xf000f, 0x100186a300d8c, 0x10800}, {}, &streaming_stores_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::all_code_rd_llc_miss_any_response,
    &offcore_response::all_code_rd_llc_miss_remote_dram,
    &offcore_response::all_code_rd_llc_miss_remote_hit_forward,
    &offcore_response::all_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_data_rd_llc_hit_snoop_miss,
    &offcore_response::all_data_rd_llc_miss_any_response,
    &offcore_response::all_pf_data_rd_llc_hit_any_response,
    &offcore_response::all_pf_data_rd_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_pf_data_rd_llc_hit_hitm_other_core,
    &offcore_response::all_pf_data_rd_llc_hit_no_snoop_needed,
    &offcore_response::all_pf_data_rd_llc_hit_snoop_miss,
    &offcore_response::all_reads_llc_hit_any_response,
    &offcore_response::all_reads_llc_hit_hit_other_core_no_fwd,
    &offcore_response::all_reads_llc_hit_hitm_other_core,
    &offcore_response::all_reads_llc_hit_no_snoop_needed,
    &offcore_response::all_reads_llc_hit_snoop_miss,
    &offcore_response::all_reads_llc_miss_any_response,
    &offcore_response::all_reads_llc_miss_local_dram,
    &offcore_response::all_reads_llc_miss_remote_hit_forward,
    &offcore_response::all_reads_llc_miss_remote_hitm,
    &offcore_response::corewb_any_response,
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
    &offcore_response::demand_data_rd_llc_miss_remote_hitm,
    &offcore_response::demand_rfo_llc_hit_hitm_other_core,
    &offcore_response::demand_rfo_llc_miss_remote_hitm,
    &offcore_response::other_lru_hints,
    &offcore_response::other_portio_mmio_uc,
    &offcore_response::pf_l2_code_rd_llc_hit_any_response,
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
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::ivt
