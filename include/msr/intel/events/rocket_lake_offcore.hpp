// Events of Rocket Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// rkl: from intel/perfmon 6dadedf3aa48, RKL/events/rocketlake_core.json, version 1.04 of
// 10/10/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::rkl {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
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
inline constexpr select::event_list list{"rkl", core::rocket_lake, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_l3_hit_snoop_not_needed{demand_data_rd_l3_hit_snoop_not_needed, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_miss{demand_data_rd_l3_hit_snoop_miss, list, {.name = 43, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{demand_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 80, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{demand_data_rd_l3_hit_snoop_hitm, list, {.name = 123, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_any{demand_data_rd_l3_hit_any, list, {.name = 160, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc03c0001, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_not_needed{demand_rfo_l3_hit_snoop_not_needed, list, {.name = 190, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_miss{demand_rfo_l3_hit_snoop_miss, list, {.name = 229, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hit_no_fwd{demand_rfo_l3_hit_snoop_hit_no_fwd, list, {.name = 262, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{demand_rfo_l3_hit_snoop_hitm, list, {.name = 301, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_any{demand_rfo_l3_hit_any, list, {.name = 334, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc03c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_not_needed{demand_code_rd_l3_hit_snoop_not_needed, list, {.name = 360, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_miss{demand_code_rd_l3_hit_snoop_miss, list, {.name = 403, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hit_no_fwd{demand_code_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 440, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{demand_code_rd_l3_hit_snoop_hitm, list, {.name = 483, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_any{demand_code_rd_l3_hit_any, list, {.name = 520, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc03c0004, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_not_needed{hwpf_l2_data_rd_l3_hit_snoop_not_needed, list, {.name = 550, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0010, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_miss{hwpf_l2_data_rd_l3_hit_snoop_miss, list, {.name = 594, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0010, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd{hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 632, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0010, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_hitm{hwpf_l2_data_rd_l3_hit_snoop_hitm, list, {.name = 676, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0010, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit_any{hwpf_l2_data_rd_l3_hit_any, list, {.name = 714, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc03c0010, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_not_needed{hwpf_l2_rfo_l3_hit_snoop_not_needed, list, {.name = 745, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0020, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_miss{hwpf_l2_rfo_l3_hit_snoop_miss, list, {.name = 785, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0020, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd{hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd, list, {.name = 819, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0020, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_hitm{hwpf_l2_rfo_l3_hit_snoop_hitm, list, {.name = 859, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0020, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit_any{hwpf_l2_rfo_l3_hit_any, list, {.name = 893, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc03c0020, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_l3_hit_snoop_not_needed{hwpf_l1d_and_swpf_l3_hit_snoop_not_needed, list, {.name = 920, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c0400, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_l3_hit_snoop_miss{hwpf_l1d_and_swpf_l3_hit_snoop_miss, list, {.name = 966, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c0400, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_l3_hit_any{hwpf_l1d_and_swpf_l3_hit_any, list, {.name = 1006, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc03c0400, .period = 100003}};
inline constexpr listed streaming_wr_l3_hit_any{streaming_wr_l3_hit_any, list, {.name = 1039, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc03c0800, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_not_needed{other_l3_hit_snoop_not_needed, list, {.name = 1067, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_miss{other_l3_hit_snoop_miss, list, {.name = 1101, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003c8000, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_hit_no_fwd{other_l3_hit_snoop_hit_no_fwd, list, {.name = 1129, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c8000, .period = 100003}};
inline constexpr listed hwpf_l3_l3_hit_any{hwpf_l3_l3_hit_any, list, {.name = 1163, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fc03c2380, .period = 100003}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 1186, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 1218, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 1246, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_any_response{hwpf_l2_data_rd_any_response, list, {.name = 1278, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10010, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_any_response{hwpf_l2_rfo_any_response, list, {.name = 1311, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10020, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_any_response{hwpf_l1d_and_swpf_any_response, list, {.name = 1340, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10400, .period = 100003}};
inline constexpr listed streaming_wr_any_response{streaming_wr_any_response, list, {.name = 1375, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100003}};
inline constexpr listed other_any_response{other_any_response, list, {.name = 1405, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_sent{demand_data_rd_l3_hit_snoop_sent, list, {.name = 1428, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1e003c0001, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_sent{demand_rfo_l3_hit_snoop_sent, list, {.name = 1465, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1e003c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_sent{demand_code_rd_l3_hit_snoop_sent, list, {.name = 1498, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1e003c0004, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_hit_snoop_sent{hwpf_l2_data_rd_l3_hit_snoop_sent, list, {.name = 1535, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1e003c0010, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_hit_snoop_sent{hwpf_l2_rfo_l3_hit_snoop_sent, list, {.name = 1573, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1e003c0020, .period = 100003}};
inline constexpr listed other_l3_hit_snoop_sent{other_l3_hit_snoop_sent, list, {.name = 1607, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1e003c8000, .period = 100003}};
inline constexpr listed demand_data_rd_dram{demand_data_rd_dram, list, {.name = 1635, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000001, .period = 100003}};
inline constexpr listed demand_rfo_dram{demand_rfo_dram, list, {.name = 1659, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000002, .period = 100003}};
inline constexpr listed demand_code_rd_dram{demand_code_rd_dram, list, {.name = 1679, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000004, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_dram{hwpf_l2_data_rd_dram, list, {.name = 1703, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000010, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_dram{hwpf_l2_rfo_dram, list, {.name = 1728, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000020, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_dram{hwpf_l1d_and_swpf_dram, list, {.name = 1749, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000400, .period = 100003}};
inline constexpr listed streaming_wr_dram{streaming_wr_dram, list, {.name = 1776, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000800, .period = 100003}};
inline constexpr listed other_dram{other_dram, list, {.name = 1798, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184008000, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss{demand_data_rd_l3_miss, list, {.name = 1813, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00001, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss{demand_rfo_l3_miss, list, {.name = 1840, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss{demand_code_rd_l3_miss, list, {.name = 1863, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00004, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_l3_miss{hwpf_l2_data_rd_l3_miss, list, {.name = 1890, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00010, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_l3_miss{hwpf_l2_rfo_l3_miss, list, {.name = 1918, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00020, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_l3_miss{hwpf_l1d_and_swpf_l3_miss, list, {.name = 1942, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00400, .period = 100003}};
inline constexpr listed streaming_wr_l3_miss{streaming_wr_l3_miss, list, {.name = 1972, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc00800, .period = 100003}};
inline constexpr listed other_l3_miss{other_l3_miss, list, {.name = 1997, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fffc08000, .period = 100003}};
inline constexpr listed demand_data_rd_local_dram{demand_data_rd_local_dram, list, {.name = 2015, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000001, .period = 100003}};
inline constexpr listed demand_rfo_local_dram{demand_rfo_local_dram, list, {.name = 2045, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000002, .period = 100003}};
inline constexpr listed demand_code_rd_local_dram{demand_code_rd_local_dram, list, {.name = 2071, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000004, .period = 100003}};
inline constexpr listed hwpf_l2_data_rd_local_dram{hwpf_l2_data_rd_local_dram, list, {.name = 2101, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000010, .period = 100003}};
inline constexpr listed hwpf_l2_rfo_local_dram{hwpf_l2_rfo_local_dram, list, {.name = 2132, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000020, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_local_dram{hwpf_l1d_and_swpf_local_dram, list, {.name = 2159, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000400, .period = 100003}};
inline constexpr listed streaming_wr_local_dram{streaming_wr_local_dram, list, {.name = 2192, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184000800, .period = 100003}};
inline constexpr listed other_local_dram{other_local_dram, list, {.name = 2220, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x184008000, .period = 100003}};
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_l3_hit_snoop_not_needed,
    &ocr::demand_data_rd_l3_hit_snoop_miss,
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_l3_hit_any,
    &ocr::demand_rfo_l3_hit_snoop_not_needed,
    &ocr::demand_rfo_l3_hit_snoop_miss,
    &ocr::demand_rfo_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hitm,
    &ocr::demand_rfo_l3_hit_any,
    &ocr::demand_code_rd_l3_hit_snoop_not_needed,
    &ocr::demand_code_rd_l3_hit_snoop_miss,
    &ocr::demand_code_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_code_rd_l3_hit_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_any,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_not_needed,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_miss,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_hitm,
    &ocr::hwpf_l2_data_rd_l3_hit_any,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_not_needed,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_miss,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_hit_no_fwd,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_hitm,
    &ocr::hwpf_l2_rfo_l3_hit_any,
    &ocr::hwpf_l1d_and_swpf_l3_hit_snoop_not_needed,
    &ocr::hwpf_l1d_and_swpf_l3_hit_snoop_miss,
    &ocr::hwpf_l1d_and_swpf_l3_hit_any,
    &ocr::streaming_wr_l3_hit_any,
    &ocr::other_l3_hit_snoop_not_needed,
    &ocr::other_l3_hit_snoop_miss,
    &ocr::other_l3_hit_snoop_hit_no_fwd,
    &ocr::hwpf_l3_l3_hit_any,
    &ocr::demand_data_rd_any_response,
    &ocr::demand_rfo_any_response,
    &ocr::demand_code_rd_any_response,
    &ocr::hwpf_l2_data_rd_any_response,
    &ocr::hwpf_l2_rfo_any_response,
    &ocr::hwpf_l1d_and_swpf_any_response,
    &ocr::streaming_wr_any_response,
    &ocr::other_any_response,
    &ocr::demand_data_rd_l3_hit_snoop_sent,
    &ocr::demand_rfo_l3_hit_snoop_sent,
    &ocr::demand_code_rd_l3_hit_snoop_sent,
    &ocr::hwpf_l2_data_rd_l3_hit_snoop_sent,
    &ocr::hwpf_l2_rfo_l3_hit_snoop_sent,
    &ocr::other_l3_hit_snoop_sent,
    &ocr::demand_data_rd_dram,
    &ocr::demand_rfo_dram,
    &ocr::demand_code_rd_dram,
    &ocr::hwpf_l2_data_rd_dram,
    &ocr::hwpf_l2_rfo_dram,
    &ocr::hwpf_l1d_and_swpf_dram,
    &ocr::streaming_wr_dram,
    &ocr::other_dram,
    &ocr::demand_data_rd_l3_miss,
    &ocr::demand_rfo_l3_miss,
    &ocr::demand_code_rd_l3_miss,
    &ocr::hwpf_l2_data_rd_l3_miss,
    &ocr::hwpf_l2_rfo_l3_miss,
    &ocr::hwpf_l1d_and_swpf_l3_miss,
    &ocr::streaming_wr_l3_miss,
    &ocr::other_l3_miss,
    &ocr::demand_data_rd_local_dram,
    &ocr::demand_rfo_local_dram,
    &ocr::demand_code_rd_local_dram,
    &ocr::hwpf_l2_data_rd_local_dram,
    &ocr::hwpf_l2_rfo_local_dram,
    &ocr::hwpf_l1d_and_swpf_local_dram,
    &ocr::streaming_wr_local_dram,
    &ocr::other_local_dram,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::rkl
