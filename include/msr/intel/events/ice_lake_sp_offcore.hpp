// Events of Ice Lake SP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// icx: from intel/perfmon 6dadedf3aa48, ICX/events/icelakex_core.json, version 1.30 of 10/13/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::icx {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "ocr.demand_data_rd.l3_hit.snoop_hit_no_fwd\0"
    "ocr.demand_data_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.l3_hit.snoop_hit_with_fwd\0"
    "ocr.demand_rfo.l3_hit.snoop_hitm\0"
    "ocr.demand_code_rd.l3_hit.snoop_hitm\0"
    "ocr.demand_data_rd.any_response\0"
    "ocr.demand_data_rd.l3_miss\0"
    "ocr.demand_data_rd.local_dram\0"
    "ocr.demand_rfo.local_dram\0"
    "ocr.demand_code_rd.any_response\0"
    "ocr.demand_code_rd.l3_miss\0"
    "ocr.demand_code_rd.local_dram\0"
    "ocr.hwpf_l1d_and_swpf.l3_miss\0"
    "ocr.hwpf_l1d_and_swpf.local_dram\0"
    "ocr.streaming_wr.any_response\0"
    "ocr.other.any_response\0"
    "ocr.other.l3_miss\0"
    "ocr.hwpf_l3.any_response\0"
    "ocr.demand_data_rd.remote_dram\0"
    "ocr.demand_data_rd.remote_cache.snoop_hitm\0"
    "ocr.demand_data_rd.remote_cache.snoop_hit_with_fwd\0"
    "ocr.demand_data_rd.dram\0"
    "ocr.demand_data_rd.remote_pmm\0"
    "ocr.demand_data_rd.l3_miss_local\0"
    "ocr.demand_data_rd.local_pmm\0"
    "ocr.demand_data_rd.pmm\0"
    "ocr.demand_rfo.dram\0"
    "ocr.demand_rfo.remote_pmm\0"
    "ocr.demand_rfo.local_pmm\0"
    "ocr.demand_rfo.pmm\0"
    "ocr.demand_code_rd.dram\0"
    "ocr.demand_code_rd.l3_miss_local\0"
    "ocr.hwpf_l1d_and_swpf.dram\0"
    "ocr.hwpf_l1d_and_swpf.l3_miss_local\0"
    "ocr.other.l3_miss_local\0"
    "ocr.demand_data_rd.snc_pmm\0"
    "ocr.demand_rfo.snc_pmm\0"
    "ocr.demand_data_rd.l3_hit\0"
    "ocr.demand_rfo.l3_hit\0"
    "ocr.demand_code_rd.l3_hit\0"
    "ocr.hwpf_l1d_and_swpf.l3_hit\0"
    "ocr.reads_to_core.l3_hit.snoop_hit_no_fwd\0"
    "ocr.reads_to_core.l3_hit.snoop_hitm\0"
    "ocr.reads_to_core.l3_hit.snoop_hit_with_fwd\0"
    "ocr.reads_to_core.remote_cache.snoop_hitm\0"
    "ocr.reads_to_core.remote_cache.snoop_hit_with_fwd\0"
    "ocr.reads_to_core.remote_cache.snoop_fwd\0"
    "ocr.reads_to_core.dram\0"
    "ocr.reads_to_core.local_dram\0"
    "ocr.reads_to_core.remote_dram\0"
    "ocr.reads_to_core.remote_pmm\0"
    "ocr.reads_to_core.local_pmm\0"
    "ocr.reads_to_core.snc_pmm\0"
    "ocr.demand_data_rd.snc_dram\0"
    "ocr.demand_rfo.snc_dram\0"
    "ocr.demand_code_rd.snc_dram\0"
    "ocr.reads_to_core.snc_dram\0"
    "ocr.demand_rfo.any_response\0"
    "ocr.reads_to_core.any_response\0"
    "ocr.streaming_wr.l3_hit\0"
    "ocr.hwpf_l3.l3_hit\0"
    "ocr.reads_to_core.l3_hit\0"
    "ocr.demand_rfo.l3_miss_local\0"
    "ocr.reads_to_core.l3_miss_local\0"
    "ocr.streaming_wr.l3_miss_local\0"
    "ocr.hwpf_l3.l3_miss_local\0"
    "ocr.itom.l3_miss_local\0"
    "ocr.reads_to_core.remote\0"
    "ocr.hwpf_l3.remote\0"
    "ocr.itom.remote\0"
    "ocr.demand_rfo.l3_miss\0"
    "ocr.reads_to_core.l3_miss\0"
    "ocr.streaming_wr.l3_miss\0"
    "ocr.hwpf_l3.l3_miss\0"
    "ocr.prefetches.l3_miss_local\0"
    "ocr.prefetches.l3_hit\0"
    "ocr.demand_data_rd.snc_cache.hit_with_fwd\0"
    "ocr.demand_rfo.snc_cache.hit_with_fwd\0"
    "ocr.demand_code_rd.snc_cache.hit_with_fwd\0"
    "ocr.reads_to_core.snc_cache.hit_with_fwd\0"
    "ocr.demand_data_rd.snc_cache.hitm\0"
    "ocr.demand_rfo.snc_cache.hitm\0"
    "ocr.demand_code_rd.snc_cache.hitm\0"
    "ocr.reads_to_core.snc_cache.hitm\0"
    "ocr.reads_to_core.l3_miss_local_socket\0"
    "ocr.reads_to_core.local_socket_dram\0"
    "ocr.reads_to_core.local_socket_pmm\0"
    "ocr.hwpf_l2.any_response\0"
    "ocr.reads_to_core.remote_memory\0"
    "ocr.write_estimate.memory\0";
inline constexpr select::event_list list{"icx", core::ice_lake_sp, names};
} // namespace offcore_events

namespace ocr {
using namespace offcore_events;
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_no_fwd{demand_data_rd_l3_hit_snoop_hit_no_fwd, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hitm{demand_data_rd_l3_hit_snoop_hitm, list, {.name = 43, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit_snoop_hit_with_fwd{demand_data_rd_l3_hit_snoop_hit_with_fwd, list, {.name = 80, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0001, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit_snoop_hitm{demand_rfo_l3_hit_snoop_hitm, list, {.name = 125, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit_snoop_hitm{demand_code_rd_l3_hit_snoop_hitm, list, {.name = 158, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0004, .period = 100003}};
inline constexpr listed demand_data_rd_any_response{demand_data_rd_any_response, list, {.name = 195, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss{demand_data_rd_l3_miss, list, {.name = 227, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00001, .period = 100003}};
inline constexpr listed demand_data_rd_local_dram{demand_data_rd_local_dram, list, {.name = 254, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000001, .period = 100003}};
inline constexpr listed demand_rfo_local_dram{demand_rfo_local_dram, list, {.name = 284, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000002, .period = 100003}};
inline constexpr listed demand_code_rd_any_response{demand_code_rd_any_response, list, {.name = 310, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss{demand_code_rd_l3_miss, list, {.name = 342, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00004, .period = 100003}};
inline constexpr listed demand_code_rd_local_dram{demand_code_rd_local_dram, list, {.name = 369, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000004, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_l3_miss{hwpf_l1d_and_swpf_l3_miss, list, {.name = 399, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc00400, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_local_dram{hwpf_l1d_and_swpf_local_dram, list, {.name = 429, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000400, .period = 100003}};
inline constexpr listed streaming_wr_any_response{streaming_wr_any_response, list, {.name = 462, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10800, .period = 100003}};
inline constexpr listed other_any_response{other_any_response, list, {.name = 492, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x18000, .period = 100003}};
inline constexpr listed other_l3_miss{other_l3_miss, list, {.name = 515, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3fbfc08000, .period = 100003}};
inline constexpr listed hwpf_l3_any_response{hwpf_l3_any_response, list, {.name = 533, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x12380, .period = 100003}};
inline constexpr listed demand_data_rd_remote_dram{demand_data_rd_remote_dram, list, {.name = 558, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x730000001, .period = 100003}};
inline constexpr listed demand_data_rd_remote_cache_snoop_hitm{demand_data_rd_remote_cache_snoop_hitm, list, {.name = 589, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1030000001, .period = 100003}};
inline constexpr listed demand_data_rd_remote_cache_snoop_hit_with_fwd{demand_data_rd_remote_cache_snoop_hit_with_fwd, list, {.name = 632, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x830000001, .period = 100003}};
inline constexpr listed demand_data_rd_dram{demand_data_rd_dram, list, {.name = 683, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c000001, .period = 100003}};
inline constexpr listed demand_data_rd_remote_pmm{demand_data_rd_remote_pmm, list, {.name = 707, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703000001, .period = 100003}};
inline constexpr listed demand_data_rd_l3_miss_local{demand_data_rd_l3_miss_local, list, {.name = 737, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84400001, .period = 100003}};
inline constexpr listed demand_data_rd_local_pmm{demand_data_rd_local_pmm, list, {.name = 770, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400001, .period = 100003}};
inline constexpr listed demand_data_rd_pmm{demand_data_rd_pmm, list, {.name = 799, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703c00001, .period = 100003}};
inline constexpr listed demand_rfo_dram{demand_rfo_dram, list, {.name = 822, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c000002, .period = 100003}};
inline constexpr listed demand_rfo_remote_pmm{demand_rfo_remote_pmm, list, {.name = 842, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703000002, .period = 100003}};
inline constexpr listed demand_rfo_local_pmm{demand_rfo_local_pmm, list, {.name = 868, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400002, .period = 100003}};
inline constexpr listed demand_rfo_pmm{demand_rfo_pmm, list, {.name = 893, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703c00002, .period = 100003}};
inline constexpr listed demand_code_rd_dram{demand_code_rd_dram, list, {.name = 912, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c000004, .period = 100003}};
inline constexpr listed demand_code_rd_l3_miss_local{demand_code_rd_l3_miss_local, list, {.name = 936, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84400004, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_dram{hwpf_l1d_and_swpf_dram, list, {.name = 969, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c000400, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_l3_miss_local{hwpf_l1d_and_swpf_l3_miss_local, list, {.name = 996, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84400400, .period = 100003}};
inline constexpr listed other_l3_miss_local{other_l3_miss_local, list, {.name = 1032, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f84408000, .period = 100003}};
inline constexpr listed demand_data_rd_snc_pmm{demand_data_rd_snc_pmm, list, {.name = 1056, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x700800001, .period = 100003}};
inline constexpr listed demand_rfo_snc_pmm{demand_rfo_snc_pmm, list, {.name = 1083, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x700800002, .period = 100003}};
inline constexpr listed demand_data_rd_l3_hit{demand_data_rd_l3_hit, list, {.name = 1106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0001, .period = 100003}};
inline constexpr listed demand_rfo_l3_hit{demand_rfo_l3_hit, list, {.name = 1132, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0002, .period = 100003}};
inline constexpr listed demand_code_rd_l3_hit{demand_code_rd_l3_hit, list, {.name = 1154, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0004, .period = 100003}};
inline constexpr listed hwpf_l1d_and_swpf_l3_hit{hwpf_l1d_and_swpf_l3_hit, list, {.name = 1180, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c0400, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_hit_no_fwd{reads_to_core_l3_hit_snoop_hit_no_fwd, list, {.name = 1209, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003c0477, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_hitm{reads_to_core_l3_hit_snoop_hitm, list, {.name = 1251, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10003c0477, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit_snoop_hit_with_fwd{reads_to_core_l3_hit_snoop_hit_with_fwd, list, {.name = 1287, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003c0477, .period = 100003}};
inline constexpr listed reads_to_core_remote_cache_snoop_hitm{reads_to_core_remote_cache_snoop_hitm, list, {.name = 1331, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1030000477, .period = 100003}};
inline constexpr listed reads_to_core_remote_cache_snoop_hit_with_fwd{reads_to_core_remote_cache_snoop_hit_with_fwd, list, {.name = 1373, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x830000477, .period = 100003}};
inline constexpr listed reads_to_core_remote_cache_snoop_fwd{reads_to_core_remote_cache_snoop_fwd, list, {.name = 1423, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1830000477, .period = 100003}};
inline constexpr listed reads_to_core_dram{reads_to_core_dram, list, {.name = 1464, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x73c000477, .period = 100003}};
inline constexpr listed reads_to_core_local_dram{reads_to_core_local_dram, list, {.name = 1487, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104000477, .period = 100003}};
inline constexpr listed reads_to_core_remote_dram{reads_to_core_remote_dram, list, {.name = 1516, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x730000477, .period = 100003}};
inline constexpr listed reads_to_core_remote_pmm{reads_to_core_remote_pmm, list, {.name = 1546, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703000477, .period = 100003}};
inline constexpr listed reads_to_core_local_pmm{reads_to_core_local_pmm, list, {.name = 1575, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x100400477, .period = 100003}};
inline constexpr listed reads_to_core_snc_pmm{reads_to_core_snc_pmm, list, {.name = 1603, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x700800477, .period = 100003}};
inline constexpr listed demand_data_rd_snc_dram{demand_data_rd_snc_dram, list, {.name = 1629, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x708000001, .period = 100003}};
inline constexpr listed demand_rfo_snc_dram{demand_rfo_snc_dram, list, {.name = 1657, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x708000002, .period = 100003}};
inline constexpr listed demand_code_rd_snc_dram{demand_code_rd_snc_dram, list, {.name = 1681, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x708000004, .period = 100003}};
inline constexpr listed reads_to_core_snc_dram{reads_to_core_snc_dram, list, {.name = 1709, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x708000477, .period = 100003}};
inline constexpr listed demand_rfo_any_response{demand_rfo_any_response, list, {.name = 1736, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3ffc0002, .period = 100003}};
inline constexpr listed reads_to_core_any_response{reads_to_core_any_response, list, {.name = 1764, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3ffc0477, .period = 100003}};
inline constexpr listed streaming_wr_l3_hit{streaming_wr_l3_hit, list, {.name = 1795, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x80080800, .period = 100003}};
inline constexpr listed hwpf_l3_l3_hit{hwpf_l3_l3_hit, list, {.name = 1819, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x80082380, .period = 100003}};
inline constexpr listed reads_to_core_l3_hit{reads_to_core_l3_hit, list, {.name = 1838, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f003c0477, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss_local{demand_rfo_l3_miss_local, list, {.name = 1863, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f04400002, .period = 100003}};
inline constexpr listed reads_to_core_l3_miss_local{reads_to_core_l3_miss_local, list, {.name = 1892, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f04400477, .period = 100003}};
inline constexpr listed streaming_wr_l3_miss_local{streaming_wr_l3_miss_local, list, {.name = 1924, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000800, .period = 100003}};
inline constexpr listed hwpf_l3_l3_miss_local{hwpf_l3_l3_miss_local, list, {.name = 1955, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x84002380, .period = 100003}};
inline constexpr listed itom_l3_miss_local{itom_l3_miss_local, list, {.name = 1981, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x84000002, .period = 100003}};
inline constexpr listed reads_to_core_remote{reads_to_core_remote, list, {.name = 2004, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f33000477, .period = 100003}};
inline constexpr listed hwpf_l3_remote{hwpf_l3_remote, list, {.name = 2029, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x90002380, .period = 100003}};
inline constexpr listed itom_remote{itom_remote, list, {.name = 2048, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x90000002, .period = 100003}};
inline constexpr listed demand_rfo_l3_miss{demand_rfo_l3_miss, list, {.name = 2064, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3fc00002, .period = 100003}};
inline constexpr listed reads_to_core_l3_miss{reads_to_core_l3_miss, list, {.name = 2087, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f3fc00477, .period = 100003}};
inline constexpr listed streaming_wr_l3_miss{streaming_wr_l3_miss, list, {.name = 2113, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x94000800, .period = 100003}};
inline constexpr listed hwpf_l3_l3_miss{hwpf_l3_l3_miss, list, {.name = 2138, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x94002380, .period = 100003}};
inline constexpr listed prefetches_l3_miss_local{prefetches_l3_miss_local, list, {.name = 2158, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f844027f0, .period = 100003}};
inline constexpr listed prefetches_l3_hit{prefetches_l3_hit, list, {.name = 2187, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3f803c27f0, .period = 100003}};
inline constexpr listed demand_data_rd_snc_cache_hit_with_fwd{demand_data_rd_snc_cache_hit_with_fwd, list, {.name = 2209, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808000001, .period = 100003}};
inline constexpr listed demand_rfo_snc_cache_hit_with_fwd{demand_rfo_snc_cache_hit_with_fwd, list, {.name = 2251, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808000002, .period = 100003}};
inline constexpr listed demand_code_rd_snc_cache_hit_with_fwd{demand_code_rd_snc_cache_hit_with_fwd, list, {.name = 2289, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808000004, .period = 100003}};
inline constexpr listed reads_to_core_snc_cache_hit_with_fwd{reads_to_core_snc_cache_hit_with_fwd, list, {.name = 2331, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808000477, .period = 100003}};
inline constexpr listed demand_data_rd_snc_cache_hitm{demand_data_rd_snc_cache_hitm, list, {.name = 2372, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008000001, .period = 100003}};
inline constexpr listed demand_rfo_snc_cache_hitm{demand_rfo_snc_cache_hitm, list, {.name = 2406, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008000002, .period = 100003}};
inline constexpr listed demand_code_rd_snc_cache_hitm{demand_code_rd_snc_cache_hitm, list, {.name = 2436, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008000004, .period = 100003}};
inline constexpr listed reads_to_core_snc_cache_hitm{reads_to_core_snc_cache_hitm, list, {.name = 2470, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008000477, .period = 100003}};
inline constexpr listed reads_to_core_l3_miss_local_socket{reads_to_core_l3_miss_local_socket, list, {.name = 2503, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x70cc00477, .period = 100003}};
inline constexpr listed reads_to_core_local_socket_dram{reads_to_core_local_socket_dram, list, {.name = 2542, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x70c000477, .period = 100003}};
inline constexpr listed reads_to_core_local_socket_pmm{reads_to_core_local_socket_pmm, list, {.name = 2578, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x700c00477, .period = 100003}};
inline constexpr listed hwpf_l2_any_response{hwpf_l2_any_response, list, {.name = 2613, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10070, .period = 100003}};
inline constexpr listed reads_to_core_remote_memory{reads_to_core_remote_memory, list, {.name = 2638, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x731800477, .period = 100003}};
inline constexpr listed write_estimate_memory{write_estimate_memory, list, {.name = 2670, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xfbff80822, .period = 100003}};
} // namespace ocr

namespace offcore_events {
inline constexpr const listed *events[] = {
    &ocr::demand_data_rd_l3_hit_snoop_hit_no_fwd,
    &ocr::demand_data_rd_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_l3_hit_snoop_hit_with_fwd,
    &ocr::demand_rfo_l3_hit_snoop_hitm,
    &ocr::demand_code_rd_l3_hit_snoop_hitm,
    &ocr::demand_data_rd_any_response,
    &ocr::demand_data_rd_l3_miss,
    &ocr::demand_data_rd_local_dram,
    &ocr::demand_rfo_local_dram,
    &ocr::demand_code_rd_any_response,
    &ocr::demand_code_rd_l3_miss,
    &ocr::demand_code_rd_local_dram,
    &ocr::hwpf_l1d_and_swpf_l3_miss,
    &ocr::hwpf_l1d_and_swpf_local_dram,
    &ocr::streaming_wr_any_response,
    &ocr::other_any_response,
    &ocr::other_l3_miss,
    &ocr::hwpf_l3_any_response,
    &ocr::demand_data_rd_remote_dram,
    &ocr::demand_data_rd_remote_cache_snoop_hitm,
    &ocr::demand_data_rd_remote_cache_snoop_hit_with_fwd,
    &ocr::demand_data_rd_dram,
    &ocr::demand_data_rd_remote_pmm,
    &ocr::demand_data_rd_l3_miss_local,
    &ocr::demand_data_rd_local_pmm,
    &ocr::demand_data_rd_pmm,
    &ocr::demand_rfo_dram,
    &ocr::demand_rfo_remote_pmm,
    &ocr::demand_rfo_local_pmm,
    &ocr::demand_rfo_pmm,
    &ocr::demand_code_rd_dram,
    &ocr::demand_code_rd_l3_miss_local,
    &ocr::hwpf_l1d_and_swpf_dram,
    &ocr::hwpf_l1d_and_swpf_l3_miss_local,
    &ocr::other_l3_miss_local,
    &ocr::demand_data_rd_snc_pmm,
    &ocr::demand_rfo_snc_pmm,
    &ocr::demand_data_rd_l3_hit,
    &ocr::demand_rfo_l3_hit,
    &ocr::demand_code_rd_l3_hit,
    &ocr::hwpf_l1d_and_swpf_l3_hit,
    &ocr::reads_to_core_l3_hit_snoop_hit_no_fwd,
    &ocr::reads_to_core_l3_hit_snoop_hitm,
    &ocr::reads_to_core_l3_hit_snoop_hit_with_fwd,
    &ocr::reads_to_core_remote_cache_snoop_hitm,
    &ocr::reads_to_core_remote_cache_snoop_hit_with_fwd,
    &ocr::reads_to_core_remote_cache_snoop_fwd,
    &ocr::reads_to_core_dram,
    &ocr::reads_to_core_local_dram,
    &ocr::reads_to_core_remote_dram,
    &ocr::reads_to_core_remote_pmm,
    &ocr::reads_to_core_local_pmm,
    &ocr::reads_to_core_snc_pmm,
    &ocr::demand_data_rd_snc_dram,
    &ocr::demand_rfo_snc_dram,
    &ocr::demand_code_rd_snc_dram,
    &ocr::reads_to_core_snc_dram,
    &ocr::demand_rfo_any_response,
    &ocr::reads_to_core_any_response,
    &ocr::streaming_wr_l3_hit,
    &ocr::hwpf_l3_l3_hit,
    &ocr::reads_to_core_l3_hit,
    &ocr::demand_rfo_l3_miss_local,
    &ocr::reads_to_core_l3_miss_local,
    &ocr::streaming_wr_l3_miss_local,
    &ocr::hwpf_l3_l3_miss_local,
    &ocr::itom_l3_miss_local,
    &ocr::reads_to_core_remote,
    &ocr::hwpf_l3_remote,
    &ocr::itom_remote,
    &ocr::demand_rfo_l3_miss,
    &ocr::reads_to_core_l3_miss,
    &ocr::streaming_wr_l3_miss,
    &ocr::hwpf_l3_l3_miss,
    &ocr::prefetches_l3_miss_local,
    &ocr::prefetches_l3_hit,
    &ocr::demand_data_rd_snc_cache_hit_with_fwd,
    &ocr::demand_rfo_snc_cache_hit_with_fwd,
    &ocr::demand_code_rd_snc_cache_hit_with_fwd,
    &ocr::reads_to_core_snc_cache_hit_with_fwd,
    &ocr::demand_data_rd_snc_cache_hitm,
    &ocr::demand_rfo_snc_cache_hitm,
    &ocr::demand_code_rd_snc_cache_hitm,
    &ocr::reads_to_core_snc_cache_hitm,
    &ocr::reads_to_core_l3_miss_local_socket,
    &ocr::reads_to_core_local_socket_dram,
    &ocr::reads_to_core_local_socket_pmm,
    &ocr::hwpf_l2_any_response,
    &ocr::reads_to_core_remote_memory,
    &ocr::write_estimate_memory,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::icx
