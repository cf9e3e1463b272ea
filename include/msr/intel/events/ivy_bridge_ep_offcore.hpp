// Events of Ivy Bridge EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ivt: from intel/perfmon 6dadedf3aa48, IVT/events/ivytown_core.json, version 24 of 08/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::ivt {

namespace offcore_events {
using select::beside;
using select::precision;
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
inline constexpr listed all_code_rd_llc_miss_any_response{all_code_rd_llc_miss_any_response, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00244, .period = 100003}};
inline constexpr listed all_code_rd_llc_miss_remote_dram{all_code_rd_llc_miss_remote_dram, list, {.name = 51, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x67f800244, .period = 100003}};
inline constexpr listed all_code_rd_llc_miss_remote_hit_forward{all_code_rd_llc_miss_remote_hit_forward, list, {.name = 101, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x87f800244, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_hit_other_core_no_fwd{all_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 158, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_hitm_other_core{all_data_rd_llc_hit_hitm_other_core, list, {.name = 217, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_no_snoop_needed{all_data_rd_llc_hit_no_snoop_needed, list, {.name = 270, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_hit_snoop_miss{all_data_rd_llc_hit_snoop_miss, list, {.name = 323, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0091, .period = 100003}};
inline constexpr listed all_data_rd_llc_miss_any_response{all_data_rd_llc_miss_any_response, list, {.name = 371, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20091, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_any_response{all_pf_data_rd_llc_hit_any_response, list, {.name = 422, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_hit_other_core_no_fwd{all_pf_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 475, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_hitm_other_core{all_pf_data_rd_llc_hit_hitm_other_core, list, {.name = 537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_no_snoop_needed{all_pf_data_rd_llc_hit_no_snoop_needed, list, {.name = 593, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0090, .period = 100003}};
inline constexpr listed all_pf_data_rd_llc_hit_snoop_miss{all_pf_data_rd_llc_hit_snoop_miss, list, {.name = 649, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0090, .period = 100003}};
inline constexpr listed all_reads_llc_hit_any_response{all_reads_llc_hit_any_response, list, {.name = 700, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_hit_other_core_no_fwd{all_reads_llc_hit_hit_other_core_no_fwd, list, {.name = 748, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_hitm_other_core{all_reads_llc_hit_hitm_other_core, list, {.name = 805, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_no_snoop_needed{all_reads_llc_hit_no_snoop_needed, list, {.name = 856, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_hit_snoop_miss{all_reads_llc_hit_snoop_miss, list, {.name = 907, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c03f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_any_response{all_reads_llc_miss_any_response, list, {.name = 953, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc203f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_local_dram{all_reads_llc_miss_local_dram, list, {.name = 1002, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x6004003f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_remote_hit_forward{all_reads_llc_miss_remote_hit_forward, list, {.name = 1049, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x87f8203f7, .period = 100003}};
inline constexpr listed all_reads_llc_miss_remote_hitm{all_reads_llc_miss_remote_hitm, list, {.name = 1104, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107fc003f7, .period = 100003}};
inline constexpr listed corewb_any_response{corewb_any_response, list, {.name = 1152, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10008, .period = 100003}};
inline constexpr listed demand_code_rd_llc_hit_any_response{demand_code_rd_llc_hit_any_response, list, {.name = 1189, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_any_response{demand_code_rd_llc_miss_any_response, list, {.name = 1242, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_local_dram{demand_code_rd_llc_miss_local_dram, list, {.name = 1296, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_remote_dram{demand_code_rd_llc_miss_remote_dram, list, {.name = 1348, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x67f800004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_remote_hit_forward{demand_code_rd_llc_miss_remote_hit_forward, list, {.name = 1401, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x87f820004, .period = 100003}};
inline constexpr listed demand_code_rd_llc_miss_remote_hitm{demand_code_rd_llc_miss_remote_hitm, list, {.name = 1461, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107fc00004, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_any_response{demand_data_rd_llc_hit_any_response, list, {.name = 1514, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_hit_other_core_no_fwd{demand_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 1567, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_hitm_other_core{demand_data_rd_llc_hit_hitm_other_core, list, {.name = 1629, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_no_snoop_needed{demand_data_rd_llc_hit_no_snoop_needed, list, {.name = 1685, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_hit_snoop_miss{demand_data_rd_llc_hit_snoop_miss, list, {.name = 1741, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_any_dram{demand_data_rd_llc_miss_any_dram, list, {.name = 1792, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x67fc00001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_any_response{demand_data_rd_llc_miss_any_response, list, {.name = 1842, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_local_dram{demand_data_rd_llc_miss_local_dram, list, {.name = 1896, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_remote_dram{demand_data_rd_llc_miss_remote_dram, list, {.name = 1948, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x67f800001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_remote_hit_forward{demand_data_rd_llc_miss_remote_hit_forward, list, {.name = 2001, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x87f820001, .period = 100003}};
inline constexpr listed demand_data_rd_llc_miss_remote_hitm{demand_data_rd_llc_miss_remote_hitm, list, {.name = 2061, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107fc00001, .period = 100003}};
inline constexpr listed demand_rfo_llc_hit_hitm_other_core{demand_rfo_llc_hit_hitm_other_core, list, {.name = 2114, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_rfo_llc_miss_remote_hitm{demand_rfo_llc_miss_remote_hitm, list, {.name = 2166, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107fc20002, .period = 100003}};
inline constexpr listed other_lru_hints{other_lru_hints, list, {.name = 2215, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x803c8000, .period = 100003}};
inline constexpr listed other_portio_mmio_uc{other_portio_mmio_uc, list, {.name = 2248, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x23ffc08000, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_hit_any_response{pf_l2_code_rd_llc_hit_any_response, list, {.name = 2286, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0040, .period = 100003}};
inline constexpr listed pf_l2_code_rd_llc_miss_any_response{pf_l2_code_rd_llc_miss_any_response, list, {.name = 2338, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20040, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_any_response{pf_l2_data_rd_llc_hit_any_response, list, {.name = 2391, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_hit_other_core_no_fwd{pf_l2_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 2443, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_hitm_other_core{pf_l2_data_rd_llc_hit_hitm_other_core, list, {.name = 2504, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_no_snoop_needed{pf_l2_data_rd_llc_hit_no_snoop_needed, list, {.name = 2559, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_hit_snoop_miss{pf_l2_data_rd_llc_hit_snoop_miss, list, {.name = 2614, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_any_dram{pf_l2_data_rd_llc_miss_any_dram, list, {.name = 2664, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x67fc00010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_any_response{pf_l2_data_rd_llc_miss_any_response, list, {.name = 2713, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_local_dram{pf_l2_data_rd_llc_miss_local_dram, list, {.name = 2766, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x600400010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_remote_dram{pf_l2_data_rd_llc_miss_remote_dram, list, {.name = 2817, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x67f800010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_remote_hit_forward{pf_l2_data_rd_llc_miss_remote_hit_forward, list, {.name = 2869, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x87f820010, .period = 100003}};
inline constexpr listed pf_l2_data_rd_llc_miss_remote_hitm{pf_l2_data_rd_llc_miss_remote_hitm, list, {.name = 2928, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x107fc00010, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_hit_any_response{pf_llc_code_rd_llc_hit_any_response, list, {.name = 2980, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0200, .period = 100003}};
inline constexpr listed pf_llc_code_rd_llc_miss_any_response{pf_llc_code_rd_llc_miss_any_response, list, {.name = 3033, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20200, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_any_response{pf_llc_data_rd_llc_hit_any_response, list, {.name = 3087, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_hit_other_core_no_fwd{pf_llc_data_rd_llc_hit_hit_other_core_no_fwd, list, {.name = 3140, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_hitm_other_core{pf_llc_data_rd_llc_hit_hitm_other_core, list, {.name = 3202, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_no_snoop_needed{pf_llc_data_rd_llc_hit_no_snoop_needed, list, {.name = 3258, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_hit_snoop_miss{pf_llc_data_rd_llc_hit_snoop_miss, list, {.name = 3314, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0080, .period = 100003}};
inline constexpr listed pf_llc_data_rd_llc_miss_any_response{pf_llc_data_rd_llc_miss_any_response, list, {.name = 3365, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc20080, .period = 100003}};
inline constexpr listed split_lock_uc_lock_any_response{split_lock_uc_lock_any_response, list, {.name = 3419, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100003}};
inline constexpr listed streaming_stores_any_response{streaming_stores_any_response, list, {.name = 3468, .code = 0xb7, .mask = 0x1, .counters = 0xf, .alone = 0xf, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100003}};
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
