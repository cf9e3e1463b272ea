// Events of Elkhart Lake, Jasper Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ehl: from intel/perfmon 6dadedf3aa48, EHL/events/elkhartlake_core.json, version 1.05 of
// 03/08/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::ehl {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
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
inline constexpr select::event_list list{"ehl", core::elkhart_lake, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_l3_hit_snoop_not_needed{demand_data_rd_l3_hit_snoop_not_needed, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{demand_data_rd_l3_hit_snoop_miss, list, {.name = 43, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{demand_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 80, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{demand_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 123, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{demand_data_rd_l3_hit_snoop_hitm, list, {.name = 168, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit_snoop_not_needed{demand_rfo_l3_hit_snoop_not_needed, list, {.name = 205, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_miss{demand_rfo_l3_hit_snoop_miss, list, {.name = 244, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hit_no_fwd{demand_rfo_l3_hit_snoop_hit_no_fwd, list, {.name = 277, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hit_with_fwd{demand_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 316, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{demand_rfo_l3_hit_snoop_hitm, list, {.name = 357, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_not_needed{demand_code_rd_l3_hit_snoop_not_needed, list, {.name = 390, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{demand_code_rd_l3_hit_snoop_miss, list, {.name = 433, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{demand_code_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 470, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_with_fwd{demand_code_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 513, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{demand_code_rd_l3_hit_snoop_hitm, list, {.name = 558, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_not_needed{hwpf_l2_data_rd_l3_hit_snoop_not_needed, list, {.name = 595, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0010, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_miss{hwpf_l2_data_rd_l3_hit_snoop_miss, list, {.name = 639, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0010, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd{hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 677, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0010, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_hit_with_fwd{hwpf_l2_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 721, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0010, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_hitm{hwpf_l2_data_rd_l3_hit_snoop_hitm, list, {.name = 767, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0010, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_not_needed{hwpf_l2_rfo_l3_hit_snoop_not_needed, list, {.name = 805, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0020, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_miss{hwpf_l2_rfo_l3_hit_snoop_miss, list, {.name = 845, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0020, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd{hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd, list, {.name = 879, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0020, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_hit_with_fwd{hwpf_l2_rfo_l3_hit_snoop_hit_with_fwd, list, {.name = 919, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0020, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_hitm{hwpf_l2_rfo_l3_hit_snoop_hitm, list, {.name = 961, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0020, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_l3_hit_snoop_not_needed{hwpf_l2_code_rd_l3_hit_snoop_not_needed, list, {.name = 995, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0040, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_l3_hit_snoop_miss{hwpf_l2_code_rd_l3_hit_snoop_miss, list, {.name = 1039, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0040, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_l3_hit_snoop_hit_no_fwd{hwpf_l2_code_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 1077, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0040, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_l3_hit_snoop_hit_with_fwd{hwpf_l2_code_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 1121, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0040, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_l3_hit_snoop_hitm{hwpf_l2_code_rd_l3_hit_snoop_hitm, list, {.name = 1167, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0040, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_l3_hit_snoop_hitm{hwpf_l1d_and_swpf_l3_hit_snoop_hitm, list, {.name = 1205, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0400, .period = 100003}};
inline constexpr listed uc_rd_l3_hit_snoop_not_needed{uc_rd_l3_hit_snoop_not_needed, list, {.name = 1245, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1001003c0000, .period = 100003}};
inline constexpr listed uc_rd_l3_hit_snoop_miss{uc_rd_l3_hit_snoop_miss, list, {.name = 1279, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1002003c0000, .period = 100003}};
inline constexpr listed uc_rd_l3_hit_snoop_hit_no_fwd{uc_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 1307, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004003c0000, .period = 100003}};
inline constexpr listed uc_rd_l3_hit_snoop_hit_with_fwd{uc_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 1341, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008003c0000, .period = 100003}};
inline constexpr listed uc_rd_l3_hit_snoop_hitm{uc_rd_l3_hit_snoop_hitm, list, {.name = 1377, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010003c0000, .period = 100003}};
inline constexpr listed all_code_rd_l3_hit_snoop_not_needed{all_code_rd_l3_hit_snoop_not_needed, list, {.name = 1405, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0044, .period = 100003}};
inline constexpr listed all_code_rd_l3_hit_snoop_miss{all_code_rd_l3_hit_snoop_miss, list, {.name = 1445, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0044, .period = 100003}};
inline constexpr listed all_code_rd_l3_hit_snoop_hit_no_fwd{all_code_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 1479, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0044, .period = 100003}};
inline constexpr listed all_code_rd_l3_hit_snoop_hit_with_fwd{all_code_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 1519, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0044, .period = 100003}};
inline constexpr listed all_code_rd_l3_hit_snoop_hitm{all_code_rd_l3_hit_snoop_hitm, list, {.name = 1561, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0044, .period = 100003}};
inline constexpr listed partial_streaming_wr_any_response{partial_streaming_wr_any_response, list, {.name = 1595, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x400000010000, .period = 100003}};
inline constexpr listed partial_streaming_wr_l3_miss{partial_streaming_wr_l3_miss, list, {.name = 1633, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x402184000000, .period = 100003}};
inline constexpr listed full_streaming_wr_any_response{full_streaming_wr_any_response, list, {.name = 1666, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x800000010000, .period = 100003}};
inline constexpr listed full_streaming_wr_l3_miss{full_streaming_wr_l3_miss, list, {.name = 1701, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x802184000000, .period = 100003}};
inline constexpr listed l1wb_m_any_response{l1wb_m_any_response, list, {.name = 1731, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1000000010000, .period = 100003}};
inline constexpr listed l1wb_m_l3_miss{l1wb_m_l3_miss, list, {.name = 1755, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1002184000000, .period = 100003}};
inline constexpr listed l2wb_m_any_response{l2wb_m_any_response, list, {.name = 1774, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2000000010000, .period = 100003}};
inline constexpr listed l2wb_m_l3_miss{l2wb_m_l3_miss, list, {.name = 1798, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2002184000000, .period = 100003}};
inline constexpr listed all_code_rd_any_response{all_code_rd_any_response, list, {.name = 1817, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10044, .period = 100003}};
inline constexpr listed all_code_rd_outstanding{all_code_rd_outstanding, list, {.name = 1846, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x8000000000000044, .period = 100003}};
inline constexpr listed all_code_rd_dram{all_code_rd_dram, list, {.name = 1874, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000044, .period = 100003}};
inline constexpr listed all_code_rd_l3_miss{all_code_rd_l3_miss, list, {.name = 1895, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000044, .period = 100003}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 1919, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_outstanding{demand_data_rd_outstanding, list, {.name = 1951, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x8000000000000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_dram{demand_data_rd_dram, list, {.name = 1982, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_data_rd_l3_miss{demand_data_rd_l3_miss, list, {.name = 2006, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 2033, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003}};
inline constexpr listed demand_rfo_outstanding{demand_rfo_outstanding, list, {.name = 2061, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x8000000000000002, .period = 100003}};
inline constexpr listed demand_rfo_dram{demand_rfo_dram, list, {.name = 2088, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss{demand_rfo_l3_miss, list, {.name = 2108, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 2131, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed demand_code_rd_dram{demand_code_rd_dram, list, {.name = 2163, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss{demand_code_rd_l3_miss, list, {.name = 2187, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000004, .period = 100003}};
inline constexpr listed corewb_m_any_response{corewb_m_any_response, list, {.name = 2214, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3000000010000, .period = 100003}};
inline constexpr listed corewb_m_outstanding{corewb_m_outstanding, list, {.name = 2240, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x8003000000000000, .period = 100003}};
inline constexpr listed corewb_m_l3_miss{corewb_m_l3_miss, list, {.name = 2265, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3002184000000, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_any_response{hwpf_l2_data_rd_any_response, list, {.name = 2286, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10010, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_dram{hwpf_l2_data_rd_dram, list, {.name = 2319, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000010, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_miss{hwpf_l2_data_rd_l3_miss, list, {.name = 2344, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000010, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_any_response{hwpf_l2_rfo_any_response, list, {.name = 2372, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10020, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_outstanding{hwpf_l2_rfo_outstanding, list, {.name = 2401, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x8000000000000020, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_dram{hwpf_l2_rfo_dram, list, {.name = 2429, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000020, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_miss{hwpf_l2_rfo_l3_miss, list, {.name = 2450, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000020, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_any_response{hwpf_l2_code_rd_any_response, list, {.name = 2474, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10040, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_outstanding{hwpf_l2_code_rd_outstanding, list, {.name = 2507, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x8000000000000040, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_dram{hwpf_l2_code_rd_dram, list, {.name = 2539, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000040, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_l3_miss{hwpf_l2_code_rd_l3_miss, list, {.name = 2564, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000040, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_any_response{hwpf_l1d_and_swpf_any_response, list, {.name = 2592, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100003}};
inline constexpr listed streaming_wr_any_response{streaming_wr_any_response, list, {.name = 2627, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100003}};
inline constexpr listed streaming_wr_l3_miss{streaming_wr_l3_miss, list, {.name = 2657, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000800, .period = 100003}};
inline constexpr listed other_any_response{other_any_response, list, {.name = 2682, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100003}};
inline constexpr listed other_l3_miss{other_l3_miss, list, {.name = 2705, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184008000, .period = 100003}};
inline constexpr listed uc_rd_any_response{uc_rd_any_response, list, {.name = 2723, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x100000010000, .period = 100003}};
inline constexpr listed uc_rd_outstanding{uc_rd_outstanding, list, {.name = 2746, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x8000100000000000, .period = 100003}};
inline constexpr listed uc_rd_dram{uc_rd_dram, list, {.name = 2768, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x100184000000, .period = 100003}};
inline constexpr listed uc_rd_l3_miss{uc_rd_l3_miss, list, {.name = 2783, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x102184000000, .period = 100003}};
inline constexpr listed uc_wr_any_response{uc_wr_any_response, list, {.name = 2801, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x200000010000, .period = 100003}};
inline constexpr listed uc_wr_l3_miss{uc_wr_l3_miss, list, {.name = 2824, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x202184000000, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_l3_hit_snoop_not_needed{demand_data_and_l1pf_rd_l3_hit_snoop_not_needed, list, {.name = 2842, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0001, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_l3_hit_snoop_miss{demand_data_and_l1pf_rd_l3_hit_snoop_miss, list, {.name = 2894, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0001, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_l3_hit_snoop_hit_no_fwd{demand_data_and_l1pf_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 2940, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_l3_hit_snoop_hit_with_fwd{demand_data_and_l1pf_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 2992, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0001, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_l3_hit_snoop_hitm{demand_data_and_l1pf_rd_l3_hit_snoop_hitm, list, {.name = 3046, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_any_response{demand_data_and_l1pf_rd_any_response, list, {.name = 3092, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_outstanding{demand_data_and_l1pf_rd_outstanding, list, {.name = 3133, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x8000000000000001, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_dram{demand_data_and_l1pf_rd_dram, list, {.name = 3173, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000001, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_l3_miss{demand_data_and_l1pf_rd_l3_miss, list, {.name = 3206, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000001, .period = 100003}};
inline constexpr listed demand_data_rd_local_dram{demand_data_rd_local_dram, list, {.name = 3242, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_local_dram{demand_rfo_local_dram, list, {.name = 3272, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000002, .period = 100003}};
inline constexpr listed demand_code_rd_local_dram{demand_code_rd_local_dram, list, {.name = 3298, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000004, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_local_dram{hwpf_l2_data_rd_local_dram, list, {.name = 3328, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000010, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_local_dram{hwpf_l2_rfo_local_dram, list, {.name = 3359, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000020, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_local_dram{hwpf_l2_code_rd_local_dram, list, {.name = 3386, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000040, .period = 100003}};
inline constexpr listed uc_rd_local_dram{uc_rd_local_dram, list, {.name = 3417, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x100184000000, .period = 100003}};
inline constexpr listed all_code_rd_local_dram{all_code_rd_local_dram, list, {.name = 3438, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000044, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_local_dram{demand_data_and_l1pf_rd_local_dram, list, {.name = 3465, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local{demand_data_rd_l3_miss_local, list, {.name = 3504, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_miss_local{demand_rfo_l3_miss_local, list, {.name = 3537, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local{demand_code_rd_l3_miss_local, list, {.name = 3566, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000004, .period = 100003}};
inline constexpr listed corewb_m_l3_miss_local{corewb_m_l3_miss_local, list, {.name = 3599, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3002184000000, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_miss_local{hwpf_l2_data_rd_l3_miss_local, list, {.name = 3626, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000010, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_miss_local{hwpf_l2_rfo_l3_miss_local, list, {.name = 3660, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000020, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_l3_miss_local{hwpf_l2_code_rd_l3_miss_local, list, {.name = 3690, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000040, .period = 100003}};
inline constexpr listed streaming_wr_l3_miss_local{streaming_wr_l3_miss_local, list, {.name = 3724, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000800, .period = 100003}};
inline constexpr listed other_l3_miss_local{other_l3_miss_local, list, {.name = 3755, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184008000, .period = 100003}};
inline constexpr listed uc_rd_l3_miss_local{uc_rd_l3_miss_local, list, {.name = 3779, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x102184000000, .period = 100003}};
inline constexpr listed uc_wr_l3_miss_local{uc_wr_l3_miss_local, list, {.name = 3803, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x202184000000, .period = 100003}};
inline constexpr listed partial_streaming_wr_l3_miss_local{partial_streaming_wr_l3_miss_local, list, {.name = 3827, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x402184000000, .period = 100003}};
inline constexpr listed full_streaming_wr_l3_miss_local{full_streaming_wr_l3_miss_local, list, {.name = 3866, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x802184000000, .period = 100003}};
inline constexpr listed l1wb_m_l3_miss_local{l1wb_m_l3_miss_local, list, {.name = 3902, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1002184000000, .period = 100003}};
inline constexpr listed l2wb_m_l3_miss_local{l2wb_m_l3_miss_local, list, {.name = 3927, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2002184000000, .period = 100003}};
inline constexpr listed all_code_rd_l3_miss_local{all_code_rd_l3_miss_local, list, {.name = 3952, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000044, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_l3_miss_local{demand_data_and_l1pf_rd_l3_miss_local, list, {.name = 3982, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000001, .period = 100003}};
inline constexpr listed prefetches_any_response{prefetches_any_response, list, {.name = 4024, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10470, .period = 100003}};
inline constexpr listed prefetches_l3_miss{prefetches_l3_miss, list, {.name = 4052, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000470, .period = 100003}};
inline constexpr listed reads_to_core_any_response{reads_to_core_any_response, list, {.name = 4075, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10477, .period = 100003}};
inline constexpr listed reads_to_core_outstanding{reads_to_core_outstanding, list, {.name = 4106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp_0, .holds = 0x8000000000000477, .period = 100003}};
inline constexpr listed reads_to_core_dram{reads_to_core_dram, list, {.name = 4136, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000477, .period = 100003}};
inline constexpr listed reads_to_core_l3_miss{reads_to_core_l3_miss, list, {.name = 4159, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000477, .period = 100003}};
inline constexpr listed reads_to_core_local_dram{reads_to_core_local_dram, list, {.name = 4185, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000477, .period = 100003}};
inline constexpr listed reads_to_core_l3_miss_local{reads_to_core_l3_miss_local, list, {.name = 4214, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2184000477, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_not_needed{reads_to_core_l3_hit_snoop_not_needed, list, {.name = 4246, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0477, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_miss{reads_to_core_l3_hit_snoop_miss, list, {.name = 4288, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0477, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_hit_no_fwd{reads_to_core_l3_hit_snoop_hit_no_fwd, list, {.name = 4324, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0477, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_hit_with_fwd{reads_to_core_l3_hit_snoop_hit_with_fwd, list, {.name = 4366, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0477, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_hitm{reads_to_core_l3_hit_snoop_hitm, list, {.name = 4410, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0477, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit{demand_data_rd_l3_hit, list, {.name = 4446, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f803c0001, .period = 100003, .deprecated = true}};
inline constexpr listed demand_rfo_l3_hit{demand_rfo_l3_hit, list, {.name = 4472, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f803c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit{demand_code_rd_l3_hit, list, {.name = 4494, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f803c0004, .period = 100003}};
inline constexpr listed corewb_m_l3_hit{corewb_m_l3_hit, list, {.name = 4520, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3001f803c0000, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit{hwpf_l2_data_rd_l3_hit, list, {.name = 4540, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f803c0010, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit{hwpf_l2_rfo_l3_hit, list, {.name = 4567, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f803c0020, .period = 100003}};
inline constexpr listed hwpf_l2_code_rd_l3_hit{hwpf_l2_code_rd_l3_hit, list, {.name = 4590, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f803c0040, .period = 100003}};
inline constexpr listed streaming_wr_l3_hit{streaming_wr_l3_hit, list, {.name = 4617, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f803c0800, .period = 100003}};
inline constexpr listed uc_rd_l3_hit{uc_rd_l3_hit, list, {.name = 4641, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x101f803c0000, .period = 100003}};
inline constexpr listed uc_wr_l3_hit{uc_wr_l3_hit, list, {.name = 4658, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x201f803c0000, .period = 100003}};
inline constexpr listed partial_streaming_wr_l3_hit{partial_streaming_wr_l3_hit, list, {.name = 4675, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x401f803c0000, .period = 100003}};
inline constexpr listed full_streaming_wr_l3_hit{full_streaming_wr_l3_hit, list, {.name = 4707, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x801f803c0000, .period = 100003}};
inline constexpr listed l1wb_m_l3_hit{l1wb_m_l3_hit, list, {.name = 4736, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1001f803c0000, .period = 100003}};
inline constexpr listed l2wb_m_l3_hit{l2wb_m_l3_hit, list, {.name = 4754, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2001f803c0000, .period = 100003}};
inline constexpr listed all_code_rd_l3_hit{all_code_rd_l3_hit, list, {.name = 4772, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f803c0044, .period = 100003}};
inline constexpr listed demand_data_and_l1pf_rd_l3_hit{demand_data_and_l1pf_rd_l3_hit, list, {.name = 4795, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f803c0001, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit{reads_to_core_l3_hit, list, {.name = 4830, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1f803c0477, .period = 100003}};
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_l3_hit_snoop_not_needed,
    &ocr::demand_data_rd_l3_hit_snoop_miss,
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_rfo_l3_hit_snoop_not_needed,
    &ocr::demand_rfo_l3_hit_snoop_miss,
    &ocr::demand_rfo_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_snoop_not_needed,
    &ocr::demand_code_rd_l3_hit_snoop_miss,
    &ocr::demand_code_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hitm,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_not_needed,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_miss,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_hitm,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_not_needed,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_miss,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_hit_with_fwd,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_hitm,
    &ocr::hwpf_l2_code_rd_l3_hit_snoop_not_needed,
    &ocr::hwpf_l2_code_rd_l3_hit_snoop_miss,
    &ocr::hwpf_l2_code_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::hwpf_l2_code_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::hwpf_l2_code_rd_l3_hit_snoop_hitm,
    &ocr::hwpf_l1d_and_swpf_l3_hit_snoop_hitm,
    &ocr::uc_rd_l3_hit_snoop_not_needed,
    &ocr::uc_rd_l3_hit_snoop_miss,
    &ocr::uc_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::uc_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::uc_rd_l3_hit_snoop_hitm,
    &ocr::all_code_rd_l3_hit_snoop_not_needed,
    &ocr::all_code_rd_l3_hit_snoop_miss,
    &ocr::all_code_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::all_code_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::all_code_rd_l3_hit_snoop_hitm,
    &ocr::partial_streaming_wr_any_response,
    &ocr::partial_streaming_wr_l3_miss,
    &ocr::full_streaming_wr_any_response,
    &ocr::full_streaming_wr_l3_miss,
    &ocr::l1wb_m_any_response,
    &ocr::l1wb_m_l3_miss,
    &ocr::l2wb_m_any_response,
    &ocr::l2wb_m_l3_miss,
    &ocr::all_code_rd_any_response,
    &ocr::all_code_rd_outstanding,
    &ocr::all_code_rd_dram,
    &ocr::all_code_rd_l3_miss,
    &ocr::demand_data_rd_any_response,
    &ocr::demand_data_rd_outstanding,
    &ocr::demand_data_rd_dram,
    &ocr::demand_data_rd_l3_miss,
    &ocr::demand_rfo_any_response,
    &ocr::demand_rfo_outstanding,
    &ocr::demand_rfo_dram,
    &ocr::demand_rfo_l3_miss,
    &ocr::demand_code_rd_any_response,
    &ocr::demand_code_rd_dram,
    &ocr::demand_code_rd_l3_miss,
    &ocr::corewb_m_any_response,
    &ocr::corewb_m_outstanding,
    &ocr::corewb_m_l3_miss,
    &ocr::hwpf_l2_data_rd_any_response,
    &ocr::hwpf_l2_data_rd_dram,
    &ocr::hwpf_l2_data_rd_l3_miss,
    &ocr::hwpf_l2_rfo_any_response,
    &ocr::hwpf_l2_rfo_outstanding,
    &ocr::hwpf_l2_rfo_dram,
    &ocr::hwpf_l2_rfo_l3_miss,
    &ocr::hwpf_l2_code_rd_any_response,
    &ocr::hwpf_l2_code_rd_outstanding,
    &ocr::hwpf_l2_code_rd_dram,
    &ocr::hwpf_l2_code_rd_l3_miss,
    &ocr::hwpf_l1d_and_swpf_any_response,
    &ocr::streaming_wr_any_response,
    &ocr::streaming_wr_l3_miss,
    &ocr::other_any_response,
    &ocr::other_l3_miss,
    &ocr::uc_rd_any_response,
    &ocr::uc_rd_outstanding,
    &ocr::uc_rd_dram,
    &ocr::uc_rd_l3_miss,
    &ocr::uc_wr_any_response,
    &ocr::uc_wr_l3_miss,
    &ocr::demand_data_and_l1pf_rd_l3_hit_snoop_not_needed,
    &ocr::demand_data_and_l1pf_rd_l3_hit_snoop_miss,
    &ocr::demand_data_and_l1pf_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_data_and_l1pf_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_data_and_l1pf_rd_l3_hit_snoop_hitm,
    &ocr::demand_data_and_l1pf_rd_any_response,
    &ocr::demand_data_and_l1pf_rd_outstanding,
    &ocr::demand_data_and_l1pf_rd_dram,
    &ocr::demand_data_and_l1pf_rd_l3_miss,
    &ocr::demand_data_rd_local_dram,
    &ocr::demand_rfo_local_dram,
    &ocr::demand_code_rd_local_dram,
    &ocr::hwpf_l2_data_rd_local_dram,
    &ocr::hwpf_l2_rfo_local_dram,
    &ocr::hwpf_l2_code_rd_local_dram,
    &ocr::uc_rd_local_dram,
    &ocr::all_code_rd_local_dram,
    &ocr::demand_data_and_l1pf_rd_local_dram,
    &ocr::demand_data_rd_l3_miss_local,
    &ocr::demand_rfo_l3_miss_local,
    &ocr::demand_code_rd_l3_miss_local,
    &ocr::corewb_m_l3_miss_local,
    &ocr::hwpf_l2_data_rd_l3_miss_local,
    &ocr::hwpf_l2_rfo_l3_miss_local,
    &ocr::hwpf_l2_code_rd_l3_miss_local,
    &ocr::streaming_wr_l3_miss_local,
    &ocr::other_l3_miss_local,
    &ocr::uc_rd_l3_miss_local,
    &ocr::uc_wr_l3_miss_local,
    &ocr::partial_streaming_wr_l3_miss_local,
    &ocr::full_streaming_wr_l3_miss_local,
    &ocr::l1wb_m_l3_miss_local,
    &ocr::l2wb_m_l3_miss_local,
    &ocr::all_code_rd_l3_miss_local,
    &ocr::demand_data_and_l1pf_rd_l3_miss_local,
    &ocr::prefetches_any_response,
    &ocr::prefetches_l3_miss,
    &ocr::reads_to_core_any_response,
    &ocr::reads_to_core_outstanding,
    &ocr::reads_to_core_dram,
    &ocr::reads_to_core_l3_miss,
    &ocr::reads_to_core_local_dram,
    &ocr::reads_to_core_l3_miss_local,
    &ocr::reads_to_core_l3_hit_snoop_not_needed,
    &ocr::reads_to_core_l3_hit_snoop_miss,
    &ocr::reads_to_core_l3_hit_snoop_hit_no_fwd,
    &ocr::reads_to_core_l3_hit_snoop_hit_with_fwd,
    &ocr::reads_to_core_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_l3_hit,
    &ocr::demand_rfo_l3_hit,
    &ocr::demand_code_rd_l3_hit,
    &ocr::corewb_m_l3_hit,
    &ocr::hwpf_l2_data_rd_l3_hit,
    &ocr::hwpf_l2_rfo_l3_hit,
    &ocr::hwpf_l2_code_rd_l3_hit,
    &ocr::streaming_wr_l3_hit,
    &ocr::uc_rd_l3_hit,
    &ocr::uc_wr_l3_hit,
    &ocr::partial_streaming_wr_l3_hit,
    &ocr::full_streaming_wr_l3_hit,
    &ocr::l1wb_m_l3_hit,
    &ocr::l2wb_m_l3_hit,
    &ocr::all_code_rd_l3_hit,
    &ocr::demand_data_and_l1pf_rd_l3_hit,
    &ocr::reads_to_core_l3_hit,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::ehl
