// Events of Tremont (Snow Ridge), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// snr: from intel/perfmon 6dadedf3aa48, SNR/events/snowridgex_core.json, version 1.23 of
// 04/24/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::tremont {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.l3_hit.snoop_not_needed\0"
    "ocr.demand_data_rd.l3_hit.snoop_miss\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_rfo.l3_hit.snoop_not_needed\0"
    "ocr.demand_rfo.l3_hit.snoop_miss\0"
    "ocr.demand_rfo.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_rfo.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0"
    "ocr.demand_code_rd.l3_hit.snoop_not_needed\0"
    "ocr.demand_code_rd.l3_hit.snoop_miss\0"
    "ocr.demand_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_code_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_code_rd.l3_hit.snoop_hitm\0"
    "ocr.hwpf_l2_data_rd.l3_hit.snoop_not_needed\0"
    "ocr.hwpf_l2_data_rd.l3_hit.snoop_miss\0"
    "ocr.hwpf_l2_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.hwpf_l2_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.hwpf_l2_data_rd.l3_hit.snoop_hitm\0"
    "ocr.hwpf_l2_rfo.l3_hit.snoop_not_needed\0"
    "ocr.hwpf_l2_rfo.l3_hit.snoop_miss\0"
    "ocr.hwpf_l2_rfo.l3_hit.snoop_hit_no_fwd\0"
    "ocr.hwpf_l2_rfo.l3_hit.snoop_hit_with_fwd\0"
    "ocr.hwpf_l2_rfo.l3_hit.snoop_hitm\0"
    "ocr.hwpf_l2_code_rd.l3_hit.snoop_not_needed\0"
    "ocr.hwpf_l2_code_rd.l3_hit.snoop_miss\0"
    "ocr.hwpf_l2_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.hwpf_l2_code_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.hwpf_l2_code_rd.l3_hit.snoop_hitm\0"
    "ocr.hwpf_l1d_and_swpf.l3_hit.snoop_hitm\0"
    "ocr.uc_rd.l3_hit.snoop_not_needed\0"
    "ocr.uc_rd.l3_hit.snoop_miss\0"
    "ocr.uc_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.uc_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.uc_rd.l3_hit.snoop_hitm\0"
    "ocr.all_code_rd.l3_hit.snoop_not_needed\0"
    "ocr.all_code_rd.l3_hit.snoop_miss\0"
    "ocr.all_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.all_code_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.all_code_rd.l3_hit.snoop_hitm\0"
    "ocr.partial_streaming_wr.any_response\0"
    "ocr.partial_streaming_wr.l3_miss\0"
    "ocr.full_streaming_wr.any_response\0"
    "ocr.full_streaming_wr.l3_miss\0"
    "ocr.l1wb_m.any_response\0"
    "ocr.l1wb_m.l3_miss\0"
    "ocr.l2wb_m.any_response\0"
    "ocr.l2wb_m.l3_miss\0"
    "ocr.all_code_rd.any_response\0"
    "ocr.all_code_rd.outstanding\0"
    "ocr.all_code_rd.dram\0"
    "ocr.all_code_rd.l3_miss\0"
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_data_rd.outstanding\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_rfo.outstanding\0"
    "ocr.demand_rfo.dram\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.demand_code_rd.dram\0"
    "ocr.demand_code_rd.l3_miss\0"
    "ocr.corewb_m.any_response\0"
    "ocr.corewb_m.outstanding\0"
    "ocr.corewb_m.l3_miss\0"
    "ocr.hwpf_l2_data_rd.any_response\0"
    "ocr.hwpf_l2_data_rd.dram\0"
    "ocr.hwpf_l2_data_rd.l3_miss\0"
    "ocr.hwpf_l2_rfo.any_response\0"
    "ocr.hwpf_l2_rfo.outstanding\0"
    "ocr.hwpf_l2_rfo.dram\0"
    "ocr.hwpf_l2_rfo.l3_miss\0"
    "ocr.hwpf_l2_code_rd.any_response\0"
    "ocr.hwpf_l2_code_rd.outstanding\0"
    "ocr.hwpf_l2_code_rd.dram\0"
    "ocr.hwpf_l2_code_rd.l3_miss\0"
    "ocr.hwpf_l1d_and_swpf.any_response\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.streaming_wr.l3_miss\0"
    "ocr.other.any_response\0"
    "ocr.other.l3_miss\0"
    "ocr.uc_rd.any_response\0"
    "ocr.uc_rd.outstanding\0"
    "ocr.uc_rd.dram\0"
    "ocr.uc_rd.l3_miss\0"
    "ocr.uc_wr.any_response\0"
    "ocr.uc_wr.l3_miss\0"
    "ocr.demand_data_and_l1pf_rd.l3_hit.snoop_not_needed\0"
    "ocr.demand_data_and_l1pf_rd.l3_hit.snoop_miss\0"
    "ocr.demand_data_and_l1pf_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_data_and_l1pf_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_data_and_l1pf_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_and_l1pf_rd.any_response\0"
    "ocr.demand_data_and_l1pf_rd.outstanding\0"
    "ocr.demand_data_and_l1pf_rd.dram\0"
    "ocr.demand_data_and_l1pf_rd.l3_miss\0"
    "ocr.demand_data_rd.local_dram\0"
    "ocr.demand_rfo.local_dram\0"
    "ocr.demand_code_rd.local_dram\0"
    "ocr.hwpf_l2_data_rd.local_dram\0"
    "ocr.hwpf_l2_rfo.local_dram\0"
    "ocr.hwpf_l2_code_rd.local_dram\0"
    "ocr.uc_rd.local_dram\0"
    "ocr.all_code_rd.local_dram\0"
    "ocr.demand_data_and_l1pf_rd.local_dram\0"
    "ocr.demand_data_rd.l3_miss_local\0"
    "ocr.demand_rfo.l3_miss_local\0"
    "ocr.demand_code_rd.l3_miss_local\0"
    "ocr.corewb_m.l3_miss_local\0"
    "ocr.hwpf_l2_data_rd.l3_miss_local\0"
    "ocr.hwpf_l2_rfo.l3_miss_local\0"
    "ocr.hwpf_l2_code_rd.l3_miss_local\0"
    "ocr.streaming_wr.l3_miss_local\0"
    "ocr.other.l3_miss_local\0"
    "ocr.uc_rd.l3_miss_local\0"
    "ocr.uc_wr.l3_miss_local\0"
    "ocr.partial_streaming_wr.l3_miss_local\0"
    "ocr.full_streaming_wr.l3_miss_local\0"
    "ocr.l1wb_m.l3_miss_local\0"
    "ocr.l2wb_m.l3_miss_local\0"
    "ocr.all_code_rd.l3_miss_local\0"
    "ocr.demand_data_and_l1pf_rd.l3_miss_local\0"
    "ocr.prefetches.any_response\0"
    "ocr.prefetches.l3_miss\0"
    "ocr.reads_to_core.any_response\0"
    "ocr.reads_to_core.outstanding\0"
    "ocr.reads_to_core.dram\0"
    "ocr.reads_to_core.l3_miss\0"
    "ocr.reads_to_core.local_dram\0"
    "ocr.reads_to_core.l3_miss_local\0"
    "ocr.reads_to_core.l3_hit.snoop_not_needed\0"
    "ocr.reads_to_core.l3_hit.snoop_miss\0"
    "ocr.reads_to_core.l3_hit.snoop_hit_no_fwd\0"
    "ocr.reads_to_core.l3_hit.snoop_hit_with_fwd\0"
    "ocr.reads_to_core.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.l3_hit\0"
    "ocr.demand_rfo.l3_hit\0"
    "ocr.demand_code_rd.l3_hit\0"
    "ocr.corewb_m.l3_hit\0"
    "ocr.hwpf_l2_data_rd.l3_hit\0"
    "ocr.hwpf_l2_rfo.l3_hit\0"
    "ocr.hwpf_l2_code_rd.l3_hit\0"
    "ocr.streaming_wr.l3_hit\0"
    "ocr.uc_rd.l3_hit\0"
    "ocr.uc_wr.l3_hit\0"
    "ocr.partial_streaming_wr.l3_hit\0"
    "ocr.full_streaming_wr.l3_hit\0"
    "ocr.l1wb_m.l3_hit\0"
    "ocr.l2wb_m.l3_hit\0"
    "ocr.all_code_rd.l3_hit\0"
    "ocr.demand_data_and_l1pf_rd.l3_hit\0"
    "ocr.reads_to_core.l3_hit\0";
inline constexpr core sharers[] = {core::elkhart_lake};
inline constexpr select::event_list list{"tremont", core::tremont, names, all_of(sharers)};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x2100186a300000, 0x1003c0001}, {}, &demand_data_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x2100186a30002b, 0x2003c0001}, {}, &demand_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x2100186a300050, 0x4003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x2100186a30007b, 0x8003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x2100186a3000a8, 0x10003c0001}, {}, &demand_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a3000cd, 0x1003c0002}, {}, &demand_rfo_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a3000f4, 0x2003c0002}, {}, &demand_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a300115, 0x4003c0002}, {}, &demand_rfo_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a30013c, 0x8003c0002}, {}, &demand_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a300165, 0x10003c0002}, {}, &demand_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a300186, 0x1003c0004}, {}, &demand_code_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a3001b1, 0x2003c0004}, {}, &demand_code_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a3001d6, 0x4003c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a300201, 0x8003c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a30022e, 0x10003c0004}, {}, &demand_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a300253, 0x1003c0010}, {}, &hwpf_l2_data_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0010, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a30027f, 0x2003c0010}, {}, &hwpf_l2_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0010, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a3002a5, 0x4003c0010}, {}, &hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0010, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a3002d1, 0x8003c0010}, {}, &hwpf_l2_data_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0010, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a3002ff, 0x10003c0010}, {}, &hwpf_l2_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0010, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a300325, 0x1003c0020}, {}, &hwpf_l2_rfo_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0020, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a30034d, 0x2003c0020}, {}, &hwpf_l2_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0020, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a30036f, 0x4003c0020}, {}, &hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0020, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a300397, 0x8003c0020}, {}, &hwpf_l2_rfo_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0020, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a3003c1, 0x10003c0020}, {}, &hwpf_l2_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0020, .period = 100003
inline constexpr listed hwpf_l2_code_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a3003e3, 0x1003c0040}, {}, &hwpf_l2_code_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0040, .period = 100003
inline constexpr listed hwpf_l2_code_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a30040f, 0x2003c0040}, {}, &hwpf_l2_code_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0040, .period = 100003
inline constexpr listed hwpf_l2_code_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a300435, 0x4003c0040}, {}, &hwpf_l2_code_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0040, .period = 100003
inline constexpr listed hwpf_l2_code_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a300461, 0x8003c0040}, {}, &hwpf_l2_code_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0040, .period = 100003
inline constexpr listed hwpf_l2_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a30048f, 0x10003c0040}, {}, &hwpf_l2_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0040, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a3004b5, 0x10003c0400}, {}, &hwpf_l1d_and_swpf_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0400, .period = 100003
inline constexpr listed uc_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a3004dd, 0x1001003c0000}, {}, &uc_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1001003c0000, .period = 100003
inline constexpr listed uc_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a3004ff, 0x1002003c0000}, {}, &uc_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1002003c0000, .period = 100003
inline constexpr listed uc_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a30051b, 0x1004003c0000}, {}, &uc_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1004003c0000, .period = 100003
inline constexpr listed uc_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a30053d, 0x1008003c0000}, {}, &uc_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008003c0000, .period = 100003
inline constexpr listed uc_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a300561, 0x1010003c0000}, {}, &uc_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1010003c0000, .period = 100003
inline constexpr listed all_code_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a30057d, 0x1003c0044}, {}, &all_code_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0044, .period = 100003
inline constexpr listed all_code_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a3005a5, 0x2003c0044}, {}, &all_code_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0044, .period = 100003
inline constexpr listed all_code_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a3005c7, 0x4003c0044}, {}, &all_code_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0044, .period = 100003
inline constexpr listed all_code_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a3005ef, 0x8003c0044}, {}, &all_code_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0044, .period = 100003
inline constexpr listed all_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a300619, 0x10003c0044}, {}, &all_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0044, .period = 100003
inline constexpr listed partial_streaming_wr_any_response{{&list, 0x10b7, 0xf, 0x100186a30063b, 0x400000010000}, {}, &partial_streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x400000010000, .period = 100003
inline constexpr listed partial_streaming_wr_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300661, 0x402184000000}, {}, &partial_streaming_wr_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x402184000000, .period = 100003
inline constexpr listed full_streaming_wr_any_response{{&list, 0x10b7, 0xf, 0x100186a300682, 0x800000010000}, {}, &full_streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x800000010000, .period = 100003
inline constexpr listed full_streaming_wr_l3_miss{{&list, 0x10b7, 0xf, 0x100186a3006a5, 0x802184000000}, {}, &full_streaming_wr_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x802184000000, .period = 100003
inline constexpr listed l1wb_m_any_response{{&list, 0x10b7, 0xf, 0x100186a3006c3, 0x1000000010000}, {}, &l1wb_m_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1000000010000, .period = 100003
inline constexpr listed l1wb_m_l3_miss{{&list, 0x10b7, 0xf, 0x100186a3006db, 0x1002184000000}, {}, &l1wb_m_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1002184000000, .period = 100003
inline constexpr listed l2wb_m_any_response{{&list, 0x10b7, 0xf, 0x100186a3006ee, 0x2000000010000}, {}, &l2wb_m_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2000000010000, .period = 100003
inline constexpr listed l2wb_m_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300706, 0x2002184000000}, {}, &l2wb_m_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2002184000000, .period = 100003
inline constexpr listed all_code_rd_any_response{{&list, 0x10b7, 0xf, 0x100186a300719, 0x10044}, {}, &all_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10044, .period = 100003
inline constexpr listed all_code_rd_outstanding{{&list, 0x10b7, 0xf, 0x200186a300736, 0x8000000000000044}, {}, &all_code_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x8000000000000044, .period = 100003
inline constexpr listed all_code_rd_dram{{&list, 0x10b7, 0xf, 0x100186a300752, 0x184000044}, {}, &all_code_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000044, .period = 100003
inline constexpr listed all_code_rd_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300767, 0x2184000044}, {}, &all_code_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000044, .period = 100003
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf, 0x2100186a30077f, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_outstanding{{&list, 0x10b7, 0xf, 0x2200186a30079f, 0x8000000000000001}, {}, &demand_data_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x8000000000000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_dram{{&list, 0x10b7, 0xf, 0x2100186a3007be, 0x184000001}, {}, &demand_data_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000001, .period = 100003, .deprecated = true
inline constexpr listed demand_data_rd_l3_miss{{&list, 0x10b7, 0xf, 0x2100186a3007d6, 0x2184000001}, {}, &demand_data_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000001, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf, 0x100186a3007f1, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_rfo_outstanding{{&list, 0x10b7, 0xf, 0x200186a30080d, 0x8000000000000002}, {}, &demand_rfo_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x8000000000000002, .period = 100003
inline constexpr listed demand_rfo_dram{{&list, 0x10b7, 0xf, 0x100186a300828, 0x184000002}, {}, &demand_rfo_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000002, .period = 100003
inline constexpr listed demand_rfo_l3_miss{{&list, 0x10b7, 0xf, 0x100186a30083c, 0x2184000002}, {}, &demand_rfo_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf, 0x100186a300853, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed demand_code_rd_dram{{&list, 0x10b7, 0xf, 0x100186a300873, 0x184000004}, {}, &demand_code_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000004, .period = 100003
inline constexpr listed demand_code_rd_l3_miss{{&list, 0x10b7, 0xf, 0x100186a30088b, 0x2184000004}, {}, &demand_code_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000004, .period = 100003
inline constexpr listed corewb_m_any_response{{&list, 0x10b7, 0xf, 0x100186a3008a6, 0x3000000010000}, {}, &corewb_m_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3000000010000, .period = 100003
inline constexpr listed corewb_m_outstanding{{&list, 0x10b7, 0xf, 0x200186a3008c0, 0x8003000000000000}, {}, &corewb_m_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x8003000000000000, .period = 100003
inline constexpr listed corewb_m_l3_miss{{&list, 0x10b7, 0xf, 0x100186a3008d9, 0x3002184000000}, {}, &corewb_m_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3002184000000, .period = 100003
inline constexpr listed hwpf_l2_data_rd_any_response{{&list, 0x10b7, 0xf, 0x100186a3008ee, 0x10010}, {}, &hwpf_l2_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10010, .period = 100003
inline constexpr listed hwpf_l2_data_rd_dram{{&list, 0x10b7, 0xf, 0x100186a30090f, 0x184000010}, {}, &hwpf_l2_data_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000010, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300928, 0x2184000010}, {}, &hwpf_l2_data_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000010, .period = 100003
inline constexpr listed hwpf_l2_rfo_any_response{{&list, 0x10b7, 0xf, 0x100186a300944, 0x10020}, {}, &hwpf_l2_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10020, .period = 100003
inline constexpr listed hwpf_l2_rfo_outstanding{{&list, 0x10b7, 0xf, 0x200186a300961, 0x8000000000000020}, {}, &hwpf_l2_rfo_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x8000000000000020, .period = 100003
inline constexpr listed hwpf_l2_rfo_dram{{&list, 0x10b7, 0xf, 0x100186a30097d, 0x184000020}, {}, &hwpf_l2_rfo_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000020, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300992, 0x2184000020}, {}, &hwpf_l2_rfo_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000020, .period = 100003
inline constexpr listed hwpf_l2_code_rd_any_response{{&list, 0x10b7, 0xf, 0x100186a3009aa, 0x10040}, {}, &hwpf_l2_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10040, .period = 100003
inline constexpr listed hwpf_l2_code_rd_outstanding{{&list, 0x10b7, 0xf, 0x200186a3009cb, 0x8000000000000040}, {}, &hwpf_l2_code_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x8000000000000040, .period = 100003
inline constexpr listed hwpf_l2_code_rd_dram{{&list, 0x10b7, 0xf, 0x100186a3009eb, 0x184000040}, {}, &hwpf_l2_code_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000040, .period = 100003
inline constexpr listed hwpf_l2_code_rd_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300a04, 0x2184000040}, {}, &hwpf_l2_code_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000040, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_any_response{{&list, 0x10b7, 0xf, 0x100186a300a20, 0x10400}, {}, &hwpf_l1d_and_swpf_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100003
inline constexpr listed streaming_wr_any_response{{&list, 0x10b7, 0xf, 0x100186a300a43, 0x10800}, {}, &streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed streaming_wr_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300a61, 0x2184000800}, {}, &streaming_wr_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000800, .period = 100003
inline constexpr listed other_any_response{{&list, 0x10b7, 0xf, 0x100186a300a7a, 0x18000}, {}, &other_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x18000, .period = 100003
inline constexpr listed other_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300a91, 0x2184008000}, {}, &other_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184008000, .period = 100003
inline constexpr listed uc_rd_any_response{{&list, 0x10b7, 0xf, 0x100186a300aa3, 0x100000010000}, {}, &uc_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x100000010000, .period = 100003
inline constexpr listed uc_rd_outstanding{{&list, 0x10b7, 0xf, 0x200186a300aba, 0x8000100000000000}, {}, &uc_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x8000100000000000, .period = 100003
inline constexpr listed uc_rd_dram{{&list, 0x10b7, 0xf, 0x100186a300ad0, 0x100184000000}, {}, &uc_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x100184000000, .period = 100003
inline constexpr listed uc_rd_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300adf, 0x102184000000}, {}, &uc_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x102184000000, .period = 100003
inline constexpr listed uc_wr_any_response{{&list, 0x10b7, 0xf, 0x100186a300af1, 0x200000010000}, {}, &uc_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x200000010000, .period = 100003
inline constexpr listed uc_wr_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300b08, 0x202184000000}, {}, &uc_wr_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x202184000000, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a300b1a, 0x1003c0001}, {}, &demand_data_and_l1pf_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0001, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a300b4e, 0x2003c0001}, {}, &demand_data_and_l1pf_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0001, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a300b7c, 0x4003c0001}, {}, &demand_data_and_l1pf_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a300bb0, 0x8003c0001}, {}, &demand_data_and_l1pf_rd_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0001, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a300be6, 0x10003c0001}, {}, &demand_data_and_l1pf_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_any_response{{&list, 0x10b7, 0xf, 0x100186a300c14, 0x10001}, {}, &demand_data_and_l1pf_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_outstanding{{&list, 0x10b7, 0xf, 0x200186a300c3d, 0x8000000000000001}, {}, &demand_data_and_l1pf_rd_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x8000000000000001, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_dram{{&list, 0x10b7, 0xf, 0x100186a300c65, 0x184000001}, {}, &demand_data_and_l1pf_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000001, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300c86, 0x2184000001}, {}, &demand_data_and_l1pf_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000001, .period = 100003
inline constexpr listed demand_data_rd_local_dram{{&list, 0x10b7, 0xf, 0x2100186a300caa, 0x184000001}, {}, &demand_data_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000001, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_local_dram{{&list, 0x10b7, 0xf, 0x100186a300cc8, 0x184000002}, {}, &demand_rfo_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000002, .period = 100003
inline constexpr listed demand_code_rd_local_dram{{&list, 0x10b7, 0xf, 0x100186a300ce2, 0x184000004}, {}, &demand_code_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000004, .period = 100003
inline constexpr listed hwpf_l2_data_rd_local_dram{{&list, 0x10b7, 0xf, 0x100186a300d00, 0x184000010}, {}, &hwpf_l2_data_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000010, .period = 100003
inline constexpr listed hwpf_l2_rfo_local_dram{{&list, 0x10b7, 0xf, 0x100186a300d1f, 0x184000020}, {}, &hwpf_l2_rfo_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000020, .period = 100003
inline constexpr listed hwpf_l2_code_rd_local_dram{{&list, 0x10b7, 0xf, 0x100186a300d3a, 0x184000040}, {}, &hwpf_l2_code_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000040, .period = 100003
inline constexpr listed uc_rd_local_dram{{&list, 0x10b7, 0xf, 0x100186a300d59, 0x100184000000}, {}, &uc_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x100184000000, .period = 100003
inline constexpr listed all_code_rd_local_dram{{&list, 0x10b7, 0xf, 0x100186a300d6e, 0x184000044}, {}, &all_code_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000044, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_local_dram{{&list, 0x10b7, 0xf, 0x100186a300d89, 0x184000001}, {}, &demand_data_and_l1pf_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000001, .period = 100003
inline constexpr listed demand_data_rd_l3_miss_local{{&list, 0x10b7, 0xf, 0x2100186a300db0, 0x2184000001}, {}, &demand_data_rd_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000001, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300dd1, 0x2184000002}, {}, &demand_rfo_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000002, .period = 100003
inline constexpr listed demand_code_rd_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300dee, 0x2184000004}, {}, &demand_code_rd_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000004, .period = 100003
inline constexpr listed corewb_m_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300e0f, 0x3002184000000}, {}, &corewb_m_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3002184000000, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300e2a, 0x2184000010}, {}, &hwpf_l2_data_rd_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000010, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300e4c, 0x2184000020}, {}, &hwpf_l2_rfo_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000020, .period = 100003
inline constexpr listed hwpf_l2_code_rd_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300e6a, 0x2184000040}, {}, &hwpf_l2_code_rd_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000040, .period = 100003
inline constexpr listed streaming_wr_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300e8c, 0x2184000800}, {}, &streaming_wr_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000800, .period = 100003
inline constexpr listed other_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300eab, 0x2184008000}, {}, &other_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184008000, .period = 100003
inline constexpr listed uc_rd_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300ec3, 0x102184000000}, {}, &uc_rd_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x102184000000, .period = 100003
inline constexpr listed uc_wr_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300edb, 0x202184000000}, {}, &uc_wr_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x202184000000, .period = 100003
inline constexpr listed partial_streaming_wr_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300ef3, 0x402184000000}, {}, &partial_streaming_wr_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x402184000000, .period = 100003
inline constexpr listed full_streaming_wr_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300f1a, 0x802184000000}, {}, &full_streaming_wr_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x802184000000, .period = 100003
inline constexpr listed l1wb_m_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300f3e, 0x1002184000000}, {}, &l1wb_m_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1002184000000, .period = 100003
inline constexpr listed l2wb_m_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300f57, 0x2002184000000}, {}, &l2wb_m_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2002184000000, .period = 100003
inline constexpr listed all_code_rd_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300f70, 0x2184000044}, {}, &all_code_rd_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000044, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a300f8e, 0x2184000001}, {}, &demand_data_and_l1pf_rd_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000001, .period = 100003
inline constexpr listed prefetches_any_response{{&list, 0x10b7, 0xf, 0x100186a300fb8, 0x10470}, {}, &prefetches_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10470, .period = 100003
inline constexpr listed prefetches_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300fd4, 0x2184000470}, {}, &prefetches_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000470, .period = 100003
inline constexpr listed reads_to_core_any_response{{&list, 0x10b7, 0xf, 0x100186a300feb, 0x10477}, {}, &reads_to_core_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10477, .period = 100003
inline constexpr listed reads_to_core_outstanding{{&list, 0x10b7, 0xf, 0x200186a30100a, 0x8000000000000477}, {}, &reads_to_core_outstanding}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp_0, .holds = 0x8000000000000477, .period = 100003
inline constexpr listed reads_to_core_dram{{&list, 0x10b7, 0xf, 0x100186a301028, 0x184000477}, {}, &reads_to_core_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000477, .period = 100003
inline constexpr listed reads_to_core_l3_miss{{&list, 0x10b7, 0xf, 0x100186a30103f, 0x2184000477}, {}, &reads_to_core_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000477, .period = 100003
inline constexpr listed reads_to_core_local_dram{{&list, 0x10b7, 0xf, 0x100186a301059, 0x184000477}, {}, &reads_to_core_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000477, .period = 100003
inline constexpr listed reads_to_core_l3_miss_local{{&list, 0x10b7, 0xf, 0x100186a301076, 0x2184000477}, {}, &reads_to_core_l3_miss_local}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2184000477, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a301096, 0x1003c0477}, {}, &reads_to_core_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0477, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a3010c0, 0x2003c0477}, {}, &reads_to_core_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0477, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a3010e4, 0x4003c0477}, {}, &reads_to_core_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0477, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_hit_with_fwd{{&list, 0x10b7, 0xf, 0x100186a30110e, 0x8003c0477}, {}, &reads_to_core_l3_hit_snoop_hit_with_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003c0477, .period = 100003
inline constexpr listed reads_to_core_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a30113a, 0x10003c0477}, {}, &reads_to_core_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0477, .period = 100003
inline constexpr listed demand_data_rd_l3_hit{{&list, 0x10b7, 0xf, 0x2100186a30115e, 0x1f803c0001}, {}, &demand_data_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f803c0001, .period = 100003, .deprecated = true
inline constexpr listed demand_rfo_l3_hit{{&list, 0x10b7, 0xf, 0x100186a301178, 0x1f803c0002}, {}, &demand_rfo_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f803c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit{{&list, 0x10b7, 0xf, 0x100186a30118e, 0x1f803c0004}, {}, &demand_code_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f803c0004, .period = 100003
inline constexpr listed corewb_m_l3_hit{{&list, 0x10b7, 0xf, 0x100186a3011a8, 0x3001f803c0000}, {}, &corewb_m_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3001f803c0000, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit{{&list, 0x10b7, 0xf, 0x100186a3011bc, 0x1f803c0010}, {}, &hwpf_l2_data_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f803c0010, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit{{&list, 0x10b7, 0xf, 0x100186a3011d7, 0x1f803c0020}, {}, &hwpf_l2_rfo_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f803c0020, .period = 100003
inline constexpr listed hwpf_l2_code_rd_l3_hit{{&list, 0x10b7, 0xf, 0x100186a3011ee, 0x1f803c0040}, {}, &hwpf_l2_code_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f803c0040, .period = 100003
inline constexpr listed streaming_wr_l3_hit{{&list, 0x10b7, 0xf, 0x100186a301209, 0x1f803c0800}, {}, &streaming_wr_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f803c0800, .period = 100003
inline constexpr listed uc_rd_l3_hit{{&list, 0x10b7, 0xf, 0x100186a301221, 0x101f803c0000}, {}, &uc_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x101f803c0000, .period = 100003
inline constexpr listed uc_wr_l3_hit{{&list, 0x10b7, 0xf, 0x100186a301232, 0x201f803c0000}, {}, &uc_wr_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x201f803c0000, .period = 100003
inline constexpr listed partial_streaming_wr_l3_hit{{&list, 0x10b7, 0xf, 0x100186a301243, 0x401f803c0000}, {}, &partial_streaming_wr_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x401f803c0000, .period = 100003
inline constexpr listed full_streaming_wr_l3_hit{{&list, 0x10b7, 0xf, 0x100186a301263, 0x801f803c0000}, {}, &full_streaming_wr_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x801f803c0000, .period = 100003
inline constexpr listed l1wb_m_l3_hit{{&list, 0x10b7, 0xf, 0x100186a301280, 0x1001f803c0000}, {}, &l1wb_m_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1001f803c0000, .period = 100003
inline constexpr listed l2wb_m_l3_hit{{&list, 0x10b7, 0xf, 0x100186a301292, 0x2001f803c0000}, {}, &l2wb_m_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2001f803c0000, .period = 100003
inline constexpr listed all_code_rd_l3_hit{{&list, 0x10b7, 0xf, 0x100186a3012a4, 0x1f803c0044}, {}, &all_code_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f803c0044, .period = 100003
inline constexpr listed demand_data_and_l1pf_rd_l3_hit{{&list, 0x10b7, 0xf, 0x100186a3012bb, 0x1f803c0001}, {}, &demand_data_and_l1pf_rd_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f803c0001, .period = 100003
inline constexpr listed reads_to_core_l3_hit{{&list, 0x10b7, 0xf, 0x100186a3012de, 0x1f803c0477}, {}, &reads_to_core_l3_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1f803c0477, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_l3_hit_snoop_not_needed, &ocr::demand_data_rd_l3_hit_snoop_miss,
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd, &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hitm, &ocr::demand_rfo_l3_hit_snoop_not_needed,
    &ocr::demand_rfo_l3_hit_snoop_miss, &ocr::demand_rfo_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hit_with_fwd, &ocr::demand_rfo_l3_hit_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_snoop_not_needed, &ocr::demand_code_rd_l3_hit_snoop_miss,
    &ocr::demand_code_rd_l3_hit_snoop_hit_no_fwd, &ocr::demand_code_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hitm, &ocr::hwpf_l2_data_rd_l3_hit_snoop_not_needed,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_miss, &ocr::hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_hit_with_fwd, &ocr::hwpf_l2_data_rd_l3_hit_snoop_hitm,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_not_needed, &ocr::hwpf_l2_rfo_l3_hit_snoop_miss,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd, &ocr::hwpf_l2_rfo_l3_hit_snoop_hit_with_fwd,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_hitm, &ocr::hwpf_l2_code_rd_l3_hit_snoop_not_needed,
    &ocr::hwpf_l2_code_rd_l3_hit_snoop_miss, &ocr::hwpf_l2_code_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::hwpf_l2_code_rd_l3_hit_snoop_hit_with_fwd, &ocr::hwpf_l2_code_rd_l3_hit_snoop_hitm,
    &ocr::hwpf_l1d_and_swpf_l3_hit_snoop_hitm, &ocr::uc_rd_l3_hit_snoop_not_needed,
    &ocr::uc_rd_l3_hit_snoop_miss, &ocr::uc_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::uc_rd_l3_hit_snoop_hit_with_fwd, &ocr::uc_rd_l3_hit_snoop_hitm,
    &ocr::all_code_rd_l3_hit_snoop_not_needed, &ocr::all_code_rd_l3_hit_snoop_miss,
    &ocr::all_code_rd_l3_hit_snoop_hit_no_fwd, &ocr::all_code_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::all_code_rd_l3_hit_snoop_hitm, &ocr::partial_streaming_wr_any_response,
    &ocr::partial_streaming_wr_l3_miss, &ocr::full_streaming_wr_any_response,
    &ocr::full_streaming_wr_l3_miss, &ocr::l1wb_m_any_response, &ocr::l1wb_m_l3_miss,
    &ocr::l2wb_m_any_response, &ocr::l2wb_m_l3_miss, &ocr::all_code_rd_any_response,
    &ocr::all_code_rd_outstanding, &ocr::all_code_rd_dram, &ocr::all_code_rd_l3_miss,
    &ocr::demand_data_rd_any_response, &ocr::demand_data_rd_outstanding, &ocr::demand_data_rd_dram,
    &ocr::demand_data_rd_l3_miss, &ocr::demand_rfo_any_response, &ocr::demand_rfo_outstanding,
    &ocr::demand_rfo_dram, &ocr::demand_rfo_l3_miss, &ocr::demand_code_rd_any_response,
    &ocr::demand_code_rd_dram, &ocr::demand_code_rd_l3_miss, &ocr::corewb_m_any_response,
    &ocr::corewb_m_outstanding, &ocr::corewb_m_l3_miss, &ocr::hwpf_l2_data_rd_any_response,
    &ocr::hwpf_l2_data_rd_dram, &ocr::hwpf_l2_data_rd_l3_miss, &ocr::hwpf_l2_rfo_any_response,
    &ocr::hwpf_l2_rfo_outstanding, &ocr::hwpf_l2_rfo_dram, &ocr::hwpf_l2_rfo_l3_miss,
    &ocr::hwpf_l2_code_rd_any_response, &ocr::hwpf_l2_code_rd_outstanding,
    &ocr::hwpf_l2_code_rd_dram, &ocr::hwpf_l2_code_rd_l3_miss, &ocr::hwpf_l1d_and_swpf_any_response,
    &ocr::streaming_wr_any_response, &ocr::streaming_wr_l3_miss, &ocr::other_any_response,
    &ocr::other_l3_miss, &ocr::uc_rd_any_response, &ocr::uc_rd_outstanding, &ocr::uc_rd_dram,
    &ocr::uc_rd_l3_miss, &ocr::uc_wr_any_response, &ocr::uc_wr_l3_miss,
    &ocr::demand_data_and_l1pf_rd_l3_hit_snoop_not_needed,
    &ocr::demand_data_and_l1pf_rd_l3_hit_snoop_miss,
    &ocr::demand_data_and_l1pf_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_data_and_l1pf_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_data_and_l1pf_rd_l3_hit_snoop_hitm, &ocr::demand_data_and_l1pf_rd_any_response,
    &ocr::demand_data_and_l1pf_rd_outstanding, &ocr::demand_data_and_l1pf_rd_dram,
    &ocr::demand_data_and_l1pf_rd_l3_miss, &ocr::demand_data_rd_local_dram,
    &ocr::demand_rfo_local_dram, &ocr::demand_code_rd_local_dram, &ocr::hwpf_l2_data_rd_local_dram,
    &ocr::hwpf_l2_rfo_local_dram, &ocr::hwpf_l2_code_rd_local_dram, &ocr::uc_rd_local_dram,
    &ocr::all_code_rd_local_dram, &ocr::demand_data_and_l1pf_rd_local_dram,
    &ocr::demand_data_rd_l3_miss_local, &ocr::demand_rfo_l3_miss_local,
    &ocr::demand_code_rd_l3_miss_local, &ocr::corewb_m_l3_miss_local,
    &ocr::hwpf_l2_data_rd_l3_miss_local, &ocr::hwpf_l2_rfo_l3_miss_local,
    &ocr::hwpf_l2_code_rd_l3_miss_local, &ocr::streaming_wr_l3_miss_local,
    &ocr::other_l3_miss_local, &ocr::uc_rd_l3_miss_local, &ocr::uc_wr_l3_miss_local,
    &ocr::partial_streaming_wr_l3_miss_local, &ocr::full_streaming_wr_l3_miss_local,
    &ocr::l1wb_m_l3_miss_local, &ocr::l2wb_m_l3_miss_local, &ocr::all_code_rd_l3_miss_local,
    &ocr::demand_data_and_l1pf_rd_l3_miss_local, &ocr::prefetches_any_response,
    &ocr::prefetches_l3_miss, &ocr::reads_to_core_any_response, &ocr::reads_to_core_outstanding,
    &ocr::reads_to_core_dram, &ocr::reads_to_core_l3_miss, &ocr::reads_to_core_local_dram,
    &ocr::reads_to_core_l3_miss_local, &ocr::reads_to_core_l3_hit_snoop_not_needed,
    &ocr::reads_to_core_l3_hit_snoop_miss, &ocr::reads_to_core_l3_hit_snoop_hit_no_fwd,
    &ocr::reads_to_core_l3_hit_snoop_hit_with_fwd, &ocr::reads_to_core_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_l3_hit, &ocr::demand_rfo_l3_hit, &ocr::demand_code_rd_l3_hit,
    &ocr::corewb_m_l3_hit, &ocr::hwpf_l2_data_rd_l3_hit, &ocr::hwpf_l2_rfo_l3_hit,
    &ocr::hwpf_l2_code_rd_l3_hit, &ocr::streaming_wr_l3_hit, &ocr::uc_rd_l3_hit, &ocr::uc_wr_l3_hit,
    &ocr::partial_streaming_wr_l3_hit, &ocr::full_streaming_wr_l3_hit, &ocr::l1wb_m_l3_hit,
    &ocr::l2wb_m_l3_hit, &ocr::all_code_rd_l3_hit, &ocr::demand_data_and_l1pf_rd_l3_hit,
    &ocr::reads_to_core_l3_hit,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::tremont
