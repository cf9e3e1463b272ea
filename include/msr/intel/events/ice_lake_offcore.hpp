// Events of Ice Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// icl: from intel/perfmon 6dadedf3aa48, ICL/events/icelake_core.json, version 1.24 of 10/10/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::ice_lake {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.l3_hit.snoop_not_needed\0"
    "ocr.demand_data_rd.l3_hit.snoop_miss\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.l3_hit.any\0"
    "ocr.demand_rfo.l3_hit.snoop_not_needed\0"
    "ocr.demand_rfo.l3_hit.snoop_miss\0"
    "ocr.demand_rfo.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0"
    "ocr.demand_rfo.l3_hit.any\0"
    "ocr.demand_code_rd.l3_hit.snoop_not_needed\0"
    "ocr.demand_code_rd.l3_hit.snoop_miss\0"
    "ocr.demand_code_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_code_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_code_rd.l3_hit.any\0"
    "ocr.hwpf_l2_data_rd.l3_hit.snoop_not_needed\0"
    "ocr.hwpf_l2_data_rd.l3_hit.snoop_miss\0"
    "ocr.hwpf_l2_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.hwpf_l2_data_rd.l3_hit.snoop_hitm\0"
    "ocr.hwpf_l2_data_rd.l3_hit.any\0"
    "ocr.hwpf_l2_rfo.l3_hit.snoop_not_needed\0"
    "ocr.hwpf_l2_rfo.l3_hit.snoop_miss\0"
    "ocr.hwpf_l2_rfo.l3_hit.snoop_hit_no_fwd\0"
    "ocr.hwpf_l2_rfo.l3_hit.snoop_hitm\0"
    "ocr.hwpf_l2_rfo.l3_hit.any\0"
    "ocr.hwpf_l1d_and_swpf.l3_hit.snoop_not_needed\0"
    "ocr.hwpf_l1d_and_swpf.l3_hit.snoop_miss\0"
    "ocr.hwpf_l1d_and_swpf.l3_hit.any\0"
    "ocr.streaming_wr.l3_hit.any\0"
    "ocr.other.l3_hit.snoop_not_needed\0"
    "ocr.other.l3_hit.snoop_miss\0"
    "ocr.other.l3_hit.snoop_hit_no_fwd\0"
    "ocr.hwpf_l3.l3_hit.any\0"
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.hwpf_l2_data_rd.any_response\0"
    "ocr.hwpf_l2_rfo.any_response\0"
    "ocr.hwpf_l1d_and_swpf.any_response\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.other.any_response\0"
    "ocr.demand_data_rd.l3_hit.snoop_sent\0"
    "ocr.demand_rfo.l3_hit.snoop_sent\0"
    "ocr.demand_code_rd.l3_hit.snoop_sent\0"
    "ocr.hwpf_l2_data_rd.l3_hit.snoop_sent\0"
    "ocr.hwpf_l2_rfo.l3_hit.snoop_sent\0"
    "ocr.other.l3_hit.snoop_sent\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_rfo.dram\0"
    "ocr.demand_code_rd.dram\0"
    "ocr.hwpf_l2_data_rd.dram\0"
    "ocr.hwpf_l2_rfo.dram\0"
    "ocr.hwpf_l1d_and_swpf.dram\0"
    "ocr.streaming_wr.dram\0"
    "ocr.other.dram\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.demand_code_rd.l3_miss\0"
    "ocr.hwpf_l2_data_rd.l3_miss\0"
    "ocr.hwpf_l2_rfo.l3_miss\0"
    "ocr.hwpf_l1d_and_swpf.l3_miss\0"
    "ocr.streaming_wr.l3_miss\0"
    "ocr.other.l3_miss\0"
    "ocr.demand_data_rd.local_dram\0"
    "ocr.demand_rfo.local_dram\0"
    "ocr.demand_code_rd.local_dram\0"
    "ocr.hwpf_l2_data_rd.local_dram\0"
    "ocr.hwpf_l2_rfo.local_dram\0"
    "ocr.hwpf_l1d_and_swpf.local_dram\0"
    "ocr.streaming_wr.local_dram\0"
    "ocr.other.local_dram\0";
inline constexpr core sharers[] = {core::rocket_lake};
inline constexpr select::event_list list{"ice_lake", core::ice_lake, names, all_of(sharers)};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a300000, 0x1003c0001}, {}, &demand_data_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a30002b, 0x2003c0001}, {}, &demand_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a300050, 0x4003c0001}, {}, &demand_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a30007b, 0x10003c0001}, {}, &demand_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0001, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_any{{&list, 0x10b7, 0xf, 0x100186a3000a0, 0x3fc03c0001}, {}, &demand_data_rd_l3_hit_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fc03c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a3000be, 0x1003c0002}, {}, &demand_rfo_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a3000e5, 0x2003c0002}, {}, &demand_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a300106, 0x4003c0002}, {}, &demand_rfo_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a30012d, 0x10003c0002}, {}, &demand_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0002, .period = 100003
inline constexpr listed demand_rfo_l3_hit_any{{&list, 0x10b7, 0xf, 0x100186a30014e, 0x3fc03c0002}, {}, &demand_rfo_l3_hit_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fc03c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a300168, 0x1003c0004}, {}, &demand_code_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a300193, 0x2003c0004}, {}, &demand_code_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a3001b8, 0x4003c0004}, {}, &demand_code_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a3001e3, 0x10003c0004}, {}, &demand_code_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0004, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_any{{&list, 0x10b7, 0xf, 0x100186a300208, 0x3fc03c0004}, {}, &demand_code_rd_l3_hit_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fc03c0004, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a300226, 0x1003c0010}, {}, &hwpf_l2_data_rd_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0010, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a300252, 0x2003c0010}, {}, &hwpf_l2_data_rd_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0010, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a300278, 0x4003c0010}, {}, &hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0010, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a3002a4, 0x10003c0010}, {}, &hwpf_l2_data_rd_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0010, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit_any{{&list, 0x10b7, 0xf, 0x100186a3002ca, 0x3fc03c0010}, {}, &hwpf_l2_data_rd_l3_hit_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fc03c0010, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a3002e9, 0x1003c0020}, {}, &hwpf_l2_rfo_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0020, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a300311, 0x2003c0020}, {}, &hwpf_l2_rfo_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0020, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a300333, 0x4003c0020}, {}, &hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c0020, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_hitm{{&list, 0x10b7, 0xf, 0x100186a30035b, 0x10003c0020}, {}, &hwpf_l2_rfo_l3_hit_snoop_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10003c0020, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit_any{{&list, 0x10b7, 0xf, 0x100186a30037d, 0x3fc03c0020}, {}, &hwpf_l2_rfo_l3_hit_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fc03c0020, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a300398, 0x1003c0400}, {}, &hwpf_l1d_and_swpf_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c0400, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a3003c6, 0x2003c0400}, {}, &hwpf_l1d_and_swpf_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c0400, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_l3_hit_any{{&list, 0x10b7, 0xf, 0x100186a3003ee, 0x3fc03c0400}, {}, &hwpf_l1d_and_swpf_l3_hit_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fc03c0400, .period = 100003
inline constexpr listed streaming_wr_l3_hit_any{{&list, 0x10b7, 0xf, 0x100186a30040f, 0x3fc03c0800}, {}, &streaming_wr_l3_hit_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fc03c0800, .period = 100003
inline constexpr listed other_l3_hit_snoop_not_needed{{&list, 0x10b7, 0xf, 0x100186a30042b, 0x1003c8000}, {}, &other_l3_hit_snoop_not_needed}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_miss{{&list, 0x10b7, 0xf, 0x100186a30044d, 0x2003c8000}, {}, &other_l3_hit_snoop_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003c8000, .period = 100003
inline constexpr listed other_l3_hit_snoop_hit_no_fwd{{&list, 0x10b7, 0xf, 0x100186a300469, 0x4003c8000}, {}, &other_l3_hit_snoop_hit_no_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003c8000, .period = 100003
inline constexpr listed hwpf_l3_l3_hit_any{{&list, 0x10b7, 0xf, 0x100186a30048b, 0x3fc03c2380}, {}, &hwpf_l3_l3_hit_any}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fc03c2380, .period = 100003
inline constexpr listed demand_data_rd_any_response{{&list, 0x10b7, 0xf, 0x100186a3004a2, 0x10001}, {}, &demand_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10001, .period = 100003
inline constexpr listed demand_rfo_any_response{{&list, 0x10b7, 0xf, 0x100186a3004c2, 0x10002}, {}, &demand_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10002, .period = 100003
inline constexpr listed demand_code_rd_any_response{{&list, 0x10b7, 0xf, 0x100186a3004de, 0x10004}, {}, &demand_code_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10004, .period = 100003
inline constexpr listed hwpf_l2_data_rd_any_response{{&list, 0x10b7, 0xf, 0x100186a3004fe, 0x10010}, {}, &hwpf_l2_data_rd_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10010, .period = 100003
inline constexpr listed hwpf_l2_rfo_any_response{{&list, 0x10b7, 0xf, 0x100186a30051f, 0x10020}, {}, &hwpf_l2_rfo_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10020, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_any_response{{&list, 0x10b7, 0xf, 0x100186a30053c, 0x10400}, {}, &hwpf_l1d_and_swpf_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10400, .period = 100003
inline constexpr listed streaming_wr_any_response{{&list, 0x10b7, 0xf, 0x100186a30055f, 0x10800}, {}, &streaming_wr_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10800, .period = 100003
inline constexpr listed other_any_response{{&list, 0x10b7, 0xf, 0x100186a30057d, 0x18000}, {}, &other_any_response}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x18000, .period = 100003
inline constexpr listed demand_data_rd_l3_hit_snoop_sent{{&list, 0x10b7, 0xf, 0x100186a300594, 0x1e003c0001}, {}, &demand_data_rd_l3_hit_snoop_sent}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1e003c0001, .period = 100003
inline constexpr listed demand_rfo_l3_hit_snoop_sent{{&list, 0x10b7, 0xf, 0x100186a3005b9, 0x1e003c0002}, {}, &demand_rfo_l3_hit_snoop_sent}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1e003c0002, .period = 100003
inline constexpr listed demand_code_rd_l3_hit_snoop_sent{{&list, 0x10b7, 0xf, 0x100186a3005da, 0x1e003c0004}, {}, &demand_code_rd_l3_hit_snoop_sent}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1e003c0004, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_sent{{&list, 0x10b7, 0xf, 0x100186a3005ff, 0x1e003c0010}, {}, &hwpf_l2_data_rd_l3_hit_snoop_sent}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1e003c0010, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_sent{{&list, 0x10b7, 0xf, 0x100186a300625, 0x1e003c0020}, {}, &hwpf_l2_rfo_l3_hit_snoop_sent}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1e003c0020, .period = 100003
inline constexpr listed other_l3_hit_snoop_sent{{&list, 0x10b7, 0xf, 0x100186a300647, 0x1e003c8000}, {}, &other_l3_hit_snoop_sent}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1e003c8000, .period = 100003
inline constexpr listed demand_data_rd_dram{{&list, 0x10b7, 0xf, 0x100186a300663, 0x184000001}, {}, &demand_data_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000001, .period = 100003
inline constexpr listed demand_rfo_dram{{&list, 0x10b7, 0xf, 0x100186a30067b, 0x184000002}, {}, &demand_rfo_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000002, .period = 100003
inline constexpr listed demand_code_rd_dram{{&list, 0x10b7, 0xf, 0x100186a30068f, 0x184000004}, {}, &demand_code_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000004, .period = 100003
inline constexpr listed hwpf_l2_data_rd_dram{{&list, 0x10b7, 0xf, 0x100186a3006a7, 0x184000010}, {}, &hwpf_l2_data_rd_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000010, .period = 100003
inline constexpr listed hwpf_l2_rfo_dram{{&list, 0x10b7, 0xf, 0x100186a3006c0, 0x184000020}, {}, &hwpf_l2_rfo_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000020, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_dram{{&list, 0x10b7, 0xf, 0x100186a3006d5, 0x184000400}, {}, &hwpf_l1d_and_swpf_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000400, .period = 100003
inline constexpr listed streaming_wr_dram{{&list, 0x10b7, 0xf, 0x100186a3006f0, 0x184000800}, {}, &streaming_wr_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000800, .period = 100003
inline constexpr listed other_dram{{&list, 0x10b7, 0xf, 0x100186a300706, 0x184008000}, {}, &other_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184008000, .period = 100003
inline constexpr listed demand_data_rd_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300715, 0x3fffc00001}, {}, &demand_data_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00001, .period = 100003
inline constexpr listed demand_rfo_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300730, 0x3fffc00002}, {}, &demand_rfo_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00002, .period = 100003
inline constexpr listed demand_code_rd_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300747, 0x3fffc00004}, {}, &demand_code_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00004, .period = 100003
inline constexpr listed hwpf_l2_data_rd_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300762, 0x3fffc00010}, {}, &hwpf_l2_data_rd_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00010, .period = 100003
inline constexpr listed hwpf_l2_rfo_l3_miss{{&list, 0x10b7, 0xf, 0x100186a30077e, 0x3fffc00020}, {}, &hwpf_l2_rfo_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00020, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_l3_miss{{&list, 0x10b7, 0xf, 0x100186a300796, 0x3fffc00400}, {}, &hwpf_l1d_and_swpf_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00400, .period = 100003
inline constexpr listed streaming_wr_l3_miss{{&list, 0x10b7, 0xf, 0x100186a3007b4, 0x3fffc00800}, {}, &streaming_wr_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fffc00800, .period = 100003
inline constexpr listed other_l3_miss{{&list, 0x10b7, 0xf, 0x100186a3007cd, 0x3fffc08000}, {}, &other_l3_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3fffc08000, .period = 100003
inline constexpr listed demand_data_rd_local_dram{{&list, 0x10b7, 0xf, 0x100186a3007df, 0x184000001}, {}, &demand_data_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000001, .period = 100003
inline constexpr listed demand_rfo_local_dram{{&list, 0x10b7, 0xf, 0x100186a3007fd, 0x184000002}, {}, &demand_rfo_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000002, .period = 100003
inline constexpr listed demand_code_rd_local_dram{{&list, 0x10b7, 0xf, 0x100186a300817, 0x184000004}, {}, &demand_code_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000004, .period = 100003
inline constexpr listed hwpf_l2_data_rd_local_dram{{&list, 0x10b7, 0xf, 0x100186a300835, 0x184000010}, {}, &hwpf_l2_data_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000010, .period = 100003
inline constexpr listed hwpf_l2_rfo_local_dram{{&list, 0x10b7, 0xf, 0x100186a300854, 0x184000020}, {}, &hwpf_l2_rfo_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000020, .period = 100003
inline constexpr listed hwpf_l1d_and_swpf_local_dram{{&list, 0x10b7, 0xf, 0x100186a30086f, 0x184000400}, {}, &hwpf_l1d_and_swpf_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000400, .period = 100003
inline constexpr listed streaming_wr_local_dram{{&list, 0x10b7, 0xf, 0x100186a300890, 0x184000800}, {}, &streaming_wr_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184000800, .period = 100003
inline constexpr listed other_local_dram{{&list, 0x10b7, 0xf, 0x100186a3008ac, 0x184008000}, {}, &other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x184008000, .period = 100003
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_l3_hit_snoop_not_needed, &ocr::demand_data_rd_l3_hit_snoop_miss,
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd, &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_l3_hit_any, &ocr::demand_rfo_l3_hit_snoop_not_needed,
    &ocr::demand_rfo_l3_hit_snoop_miss, &ocr::demand_rfo_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hitm, &ocr::demand_rfo_l3_hit_any,
    &ocr::demand_code_rd_l3_hit_snoop_not_needed, &ocr::demand_code_rd_l3_hit_snoop_miss,
    &ocr::demand_code_rd_l3_hit_snoop_hit_no_fwd, &ocr::demand_code_rd_l3_hit_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_any, &ocr::hwpf_l2_data_rd_l3_hit_snoop_not_needed,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_miss, &ocr::hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_hitm, &ocr::hwpf_l2_data_rd_l3_hit_any,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_not_needed, &ocr::hwpf_l2_rfo_l3_hit_snoop_miss,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd, &ocr::hwpf_l2_rfo_l3_hit_snoop_hitm,
    &ocr::hwpf_l2_rfo_l3_hit_any, &ocr::hwpf_l1d_and_swpf_l3_hit_snoop_not_needed,
    &ocr::hwpf_l1d_and_swpf_l3_hit_snoop_miss, &ocr::hwpf_l1d_and_swpf_l3_hit_any,
    &ocr::streaming_wr_l3_hit_any, &ocr::other_l3_hit_snoop_not_needed,
    &ocr::other_l3_hit_snoop_miss, &ocr::other_l3_hit_snoop_hit_no_fwd, &ocr::hwpf_l3_l3_hit_any,
    &ocr::demand_data_rd_any_response, &ocr::demand_rfo_any_response,
    &ocr::demand_code_rd_any_response, &ocr::hwpf_l2_data_rd_any_response,
    &ocr::hwpf_l2_rfo_any_response, &ocr::hwpf_l1d_and_swpf_any_response,
    &ocr::streaming_wr_any_response, &ocr::other_any_response,
    &ocr::demand_data_rd_l3_hit_snoop_sent, &ocr::demand_rfo_l3_hit_snoop_sent,
    &ocr::demand_code_rd_l3_hit_snoop_sent, &ocr::hwpf_l2_data_rd_l3_hit_snoop_sent,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_sent, &ocr::other_l3_hit_snoop_sent, &ocr::demand_data_rd_dram,
    &ocr::demand_rfo_dram, &ocr::demand_code_rd_dram, &ocr::hwpf_l2_data_rd_dram,
    &ocr::hwpf_l2_rfo_dram, &ocr::hwpf_l1d_and_swpf_dram, &ocr::streaming_wr_dram, &ocr::other_dram,
    &ocr::demand_data_rd_l3_miss, &ocr::demand_rfo_l3_miss, &ocr::demand_code_rd_l3_miss,
    &ocr::hwpf_l2_data_rd_l3_miss, &ocr::hwpf_l2_rfo_l3_miss, &ocr::hwpf_l1d_and_swpf_l3_miss,
    &ocr::streaming_wr_l3_miss, &ocr::other_l3_miss, &ocr::demand_data_rd_local_dram,
    &ocr::demand_rfo_local_dram, &ocr::demand_code_rd_local_dram, &ocr::hwpf_l2_data_rd_local_dram,
    &ocr::hwpf_l2_rfo_local_dram, &ocr::hwpf_l1d_and_swpf_local_dram, &ocr::streaming_wr_local_dram,
    &ocr::other_local_dram,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::ice_lake
