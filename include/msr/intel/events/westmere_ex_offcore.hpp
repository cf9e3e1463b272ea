// Events of Westmere EX, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ex: from intel/perfmon 6dadedf3aa48, WSM-EX/events/WestmereEX_core.json, version 4 of
// 08/29/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::wsmex {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response_0.any_data.any_cache_dram\0"
    "offcore_response_0.any_data.any_dram\0"
    "offcore_response_0.any_data.any_llc_miss\0"
    "offcore_response_0.any_data.any_location\0"
    "offcore_response_0.any_data.io_csr_mmio\0"
    "offcore_response_0.any_data.llc_hit_no_other_core\0"
    "offcore_response_0.any_data.llc_hit_other_core_hit\0"
    "offcore_response_0.any_data.llc_hit_other_core_hitm\0"
    "offcore_response_0.any_data.local_cache\0"
    "offcore_response_0.any_data.local_cache_dram\0"
    "offcore_response_0.any_data.local_dram\0"
    "offcore_response_0.any_data.remote_cache\0"
    "offcore_response_0.any_data.remote_cache_dram\0"
    "offcore_response_0.any_data.remote_cache_hit\0"
    "offcore_response_0.any_data.remote_cache_hitm\0"
    "offcore_response_0.any_data.remote_dram\0"
    "offcore_response_0.any_ifetch.any_cache_dram\0"
    "offcore_response_0.any_ifetch.any_dram\0"
    "offcore_response_0.any_ifetch.any_llc_miss\0"
    "offcore_response_0.any_ifetch.any_location\0"
    "offcore_response_0.any_ifetch.io_csr_mmio\0"
    "offcore_response_0.any_ifetch.llc_hit_no_other_core\0"
    "offcore_response_0.any_ifetch.llc_hit_other_core_hit\0"
    "offcore_response_0.any_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response_0.any_ifetch.local_cache\0"
    "offcore_response_0.any_ifetch.local_cache_dram\0"
    "offcore_response_0.any_ifetch.local_dram\0"
    "offcore_response_0.any_ifetch.remote_cache\0"
    "offcore_response_0.any_ifetch.remote_cache_dram\0"
    "offcore_response_0.any_ifetch.remote_cache_hit\0"
    "offcore_response_0.any_ifetch.remote_cache_hitm\0"
    "offcore_response_0.any_ifetch.remote_dram\0"
    "offcore_response_0.any_request.any_cache_dram\0"
    "offcore_response_0.any_request.any_dram\0"
    "offcore_response_0.any_request.any_llc_miss\0"
    "offcore_response_0.any_request.any_location\0"
    "offcore_response_0.any_request.io_csr_mmio\0"
    "offcore_response_0.any_request.llc_hit_no_other_core\0"
    "offcore_response_0.any_request.llc_hit_other_core_hit\0"
    "offcore_response_0.any_request.llc_hit_other_core_hitm\0"
    "offcore_response_0.any_request.local_cache\0"
    "offcore_response_0.any_request.local_cache_dram\0"
    "offcore_response_0.any_request.local_dram\0"
    "offcore_response_0.any_request.remote_cache\0"
    "offcore_response_0.any_request.remote_cache_dram\0"
    "offcore_response_0.any_request.remote_cache_hit\0"
    "offcore_response_0.any_request.remote_cache_hitm\0"
    "offcore_response_0.any_request.remote_dram\0"
    "offcore_response_0.any_rfo.any_cache_dram\0"
    "offcore_response_0.any_rfo.any_dram\0"
    "offcore_response_0.any_rfo.any_llc_miss\0"
    "offcore_response_0.any_rfo.any_location\0"
    "offcore_response_0.any_rfo.io_csr_mmio\0"
    "offcore_response_0.any_rfo.llc_hit_no_other_core\0"
    "offcore_response_0.any_rfo.llc_hit_other_core_hit\0"
    "offcore_response_0.any_rfo.llc_hit_other_core_hitm\0"
    "offcore_response_0.any_rfo.local_cache\0"
    "offcore_response_0.any_rfo.local_cache_dram\0"
    "offcore_response_0.any_rfo.local_dram\0"
    "offcore_response_0.any_rfo.remote_cache\0"
    "offcore_response_0.any_rfo.remote_cache_dram\0"
    "offcore_response_0.any_rfo.remote_cache_hit\0"
    "offcore_response_0.any_rfo.remote_cache_hitm\0"
    "offcore_response_0.any_rfo.remote_dram\0"
    "offcore_response_0.corewb.any_cache_dram\0"
    "offcore_response_0.corewb.any_dram\0"
    "offcore_response_0.corewb.any_llc_miss\0"
    "offcore_response_0.corewb.any_location\0"
    "offcore_response_0.corewb.io_csr_mmio\0"
    "offcore_response_0.corewb.llc_hit_no_other_core\0"
    "offcore_response_0.corewb.llc_hit_other_core_hitm\0"
    "offcore_response_0.corewb.local_cache\0"
    "offcore_response_0.corewb.local_cache_dram\0"
    "offcore_response_0.corewb.local_dram\0"
    "offcore_response_0.corewb.remote_cache\0"
    "offcore_response_0.corewb.remote_cache_dram\0"
    "offcore_response_0.corewb.remote_cache_hit\0"
    "offcore_response_0.corewb.remote_cache_hitm\0"
    "offcore_response_0.corewb.remote_dram\0"
    "offcore_response_0.data_ifetch.any_cache_dram\0"
    "offcore_response_0.data_ifetch.any_dram\0"
    "offcore_response_0.data_ifetch.any_llc_miss\0"
    "offcore_response_0.data_ifetch.any_location\0"
    "offcore_response_0.data_ifetch.io_csr_mmio\0"
    "offcore_response_0.data_ifetch.llc_hit_no_other_core\0"
    "offcore_response_0.data_ifetch.llc_hit_other_core_hit\0"
    "offcore_response_0.data_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response_0.data_ifetch.local_cache\0"
    "offcore_response_0.data_ifetch.local_cache_dram\0"
    "offcore_response_0.data_ifetch.local_dram\0"
    "offcore_response_0.data_ifetch.remote_cache\0"
    "offcore_response_0.data_ifetch.remote_cache_dram\0"
    "offcore_response_0.data_ifetch.remote_cache_hit\0"
    "offcore_response_0.data_ifetch.remote_cache_hitm\0"
    "offcore_response_0.data_ifetch.remote_dram\0"
    "offcore_response_0.data_in.any_cache_dram\0"
    "offcore_response_0.data_in.any_dram\0"
    "offcore_response_0.data_in.any_llc_miss\0"
    "offcore_response_0.data_in.any_location\0"
    "offcore_response_0.data_in.io_csr_mmio\0"
    "offcore_response_0.data_in.llc_hit_no_other_core\0"
    "offcore_response_0.data_in.llc_hit_other_core_hit\0"
    "offcore_response_0.data_in.llc_hit_other_core_hitm\0"
    "offcore_response_0.data_in.local_cache\0"
    "offcore_response_0.data_in.local_cache_dram\0"
    "offcore_response_0.data_in.local_dram\0"
    "offcore_response_0.data_in.remote_cache\0"
    "offcore_response_0.data_in.remote_cache_dram\0"
    "offcore_response_0.data_in.remote_cache_hit\0"
    "offcore_response_0.data_in.remote_cache_hitm\0"
    "offcore_response_0.data_in.remote_dram\0"
    "offcore_response_0.demand_data.any_cache_dram\0"
    "offcore_response_0.demand_data.any_dram\0"
    "offcore_response_0.demand_data.any_llc_miss\0"
    "offcore_response_0.demand_data.any_location\0"
    "offcore_response_0.demand_data.io_csr_mmio\0"
    "offcore_response_0.demand_data.llc_hit_no_other_core\0"
    "offcore_response_0.demand_data.llc_hit_other_core_hit\0"
    "offcore_response_0.demand_data.llc_hit_other_core_hitm\0"
    "offcore_response_0.demand_data.local_cache\0"
    "offcore_response_0.demand_data.local_cache_dram\0"
    "offcore_response_0.demand_data.local_dram\0"
    "offcore_response_0.demand_data.remote_cache\0"
    "offcore_response_0.demand_data.remote_cache_dram\0"
    "offcore_response_0.demand_data.remote_cache_hit\0"
    "offcore_response_0.demand_data.remote_cache_hitm\0"
    "offcore_response_0.demand_data.remote_dram\0"
    "offcore_response_0.demand_data_rd.any_cache_dram\0"
    "offcore_response_0.demand_data_rd.any_dram\0"
    "offcore_response_0.demand_data_rd.any_llc_miss\0"
    "offcore_response_0.demand_data_rd.any_location\0"
    "offcore_response_0.demand_data_rd.io_csr_mmio\0"
    "offcore_response_0.demand_data_rd.llc_hit_no_other_core\0"
    "offcore_response_0.demand_data_rd.llc_hit_other_core_hit\0"
    "offcore_response_0.demand_data_rd.llc_hit_other_core_hitm\0"
    "offcore_response_0.demand_data_rd.local_cache\0"
    "offcore_response_0.demand_data_rd.local_cache_dram\0"
    "offcore_response_0.demand_data_rd.local_dram\0"
    "offcore_response_0.demand_data_rd.remote_cache\0"
    "offcore_response_0.demand_data_rd.remote_cache_dram\0"
    "offcore_response_0.demand_data_rd.remote_cache_hit\0"
    "offcore_response_0.demand_data_rd.remote_cache_hitm\0"
    "offcore_response_0.demand_data_rd.remote_dram\0"
    "offcore_response_0.demand_ifetch.any_cache_dram\0"
    "offcore_response_0.demand_ifetch.any_dram\0"
    "offcore_response_0.demand_ifetch.any_llc_miss\0"
    "offcore_response_0.demand_ifetch.any_location\0"
    "offcore_response_0.demand_ifetch.io_csr_mmio\0"
    "offcore_response_0.demand_ifetch.llc_hit_no_other_core\0"
    "offcore_response_0.demand_ifetch.llc_hit_other_core_hit\0"
    "offcore_response_0.demand_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response_0.demand_ifetch.local_cache\0"
    "offcore_response_0.demand_ifetch.local_cache_dram\0"
    "offcore_response_0.demand_ifetch.local_dram\0"
    "offcore_response_0.demand_ifetch.remote_cache\0"
    "offcore_response_0.demand_ifetch.remote_cache_dram\0"
    "offcore_response_0.demand_ifetch.remote_cache_hit\0"
    "offcore_response_0.demand_ifetch.remote_cache_hitm\0"
    "offcore_response_0.demand_ifetch.remote_dram\0"
    "offcore_response_0.demand_rfo.any_cache_dram\0"
    "offcore_response_0.demand_rfo.any_dram\0"
    "offcore_response_0.demand_rfo.any_llc_miss\0"
    "offcore_response_0.demand_rfo.any_location\0"
    "offcore_response_0.demand_rfo.io_csr_mmio\0"
    "offcore_response_0.demand_rfo.llc_hit_no_other_core\0"
    "offcore_response_0.demand_rfo.llc_hit_other_core_hit\0"
    "offcore_response_0.demand_rfo.llc_hit_other_core_hitm\0"
    "offcore_response_0.demand_rfo.local_cache\0"
    "offcore_response_0.demand_rfo.local_cache_dram\0"
    "offcore_response_0.demand_rfo.local_dram\0"
    "offcore_response_0.demand_rfo.remote_cache\0"
    "offcore_response_0.demand_rfo.remote_cache_dram\0"
    "offcore_response_0.demand_rfo.remote_cache_hit\0"
    "offcore_response_0.demand_rfo.remote_cache_hitm\0"
    "offcore_response_0.demand_rfo.remote_dram\0"
    "offcore_response_0.other.any_cache_dram\0"
    "offcore_response_0.other.any_dram\0"
    "offcore_response_0.other.any_llc_miss\0"
    "offcore_response_0.other.any_location\0"
    "offcore_response_0.other.io_csr_mmio\0"
    "offcore_response_0.other.llc_hit_no_other_core\0"
    "offcore_response_0.other.llc_hit_other_core_hit\0"
    "offcore_response_0.other.llc_hit_other_core_hitm\0"
    "offcore_response_0.other.local_cache\0"
    "offcore_response_0.other.local_cache_dram\0"
    "offcore_response_0.other.remote_cache\0"
    "offcore_response_0.other.remote_cache_dram\0"
    "offcore_response_0.other.remote_cache_hit\0"
    "offcore_response_0.other.remote_cache_hitm\0"
    "offcore_response_0.other.remote_dram\0"
    "offcore_response_0.pf_data.any_cache_dram\0"
    "offcore_response_0.pf_data.any_dram\0"
    "offcore_response_0.pf_data.any_llc_miss\0"
    "offcore_response_0.pf_data.any_location\0"
    "offcore_response_0.pf_data.io_csr_mmio\0"
    "offcore_response_0.pf_data.llc_hit_no_other_core\0"
    "offcore_response_0.pf_data.llc_hit_other_core_hit\0"
    "offcore_response_0.pf_data.llc_hit_other_core_hitm\0"
    "offcore_response_0.pf_data.local_cache\0"
    "offcore_response_0.pf_data.local_cache_dram\0"
    "offcore_response_0.pf_data.local_dram\0"
    "offcore_response_0.pf_data.remote_cache\0"
    "offcore_response_0.pf_data.remote_cache_dram\0"
    "offcore_response_0.pf_data.remote_cache_hit\0"
    "offcore_response_0.pf_data.remote_cache_hitm\0"
    "offcore_response_0.pf_data.remote_dram\0"
    "offcore_response_0.pf_data_rd.any_cache_dram\0"
    "offcore_response_0.pf_data_rd.any_dram\0"
    "offcore_response_0.pf_data_rd.any_llc_miss\0"
    "offcore_response_0.pf_data_rd.any_location\0"
    "offcore_response_0.pf_data_rd.io_csr_mmio\0"
    "offcore_response_0.pf_data_rd.llc_hit_no_other_core\0"
    "offcore_response_0.pf_data_rd.llc_hit_other_core_hit\0"
    "offcore_response_0.pf_data_rd.llc_hit_other_core_hitm\0"
    "offcore_response_0.pf_data_rd.local_cache\0"
    "offcore_response_0.pf_data_rd.local_cache_dram\0"
    "offcore_response_0.pf_data_rd.local_dram\0"
    "offcore_response_0.pf_data_rd.remote_cache\0"
    "offcore_response_0.pf_data_rd.remote_cache_dram\0"
    "offcore_response_0.pf_data_rd.remote_cache_hit\0"
    "offcore_response_0.pf_data_rd.remote_cache_hitm\0"
    "offcore_response_0.pf_data_rd.remote_dram\0"
    "offcore_response_0.pf_ifetch.any_cache_dram\0"
    "offcore_response_0.pf_ifetch.any_dram\0"
    "offcore_response_0.pf_ifetch.any_llc_miss\0"
    "offcore_response_0.pf_ifetch.any_location\0"
    "offcore_response_0.pf_ifetch.io_csr_mmio\0"
    "offcore_response_0.pf_ifetch.llc_hit_no_other_core\0"
    "offcore_response_0.pf_ifetch.llc_hit_other_core_hit\0"
    "offcore_response_0.pf_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response_0.pf_ifetch.local_cache\0"
    "offcore_response_0.pf_ifetch.local_cache_dram\0"
    "offcore_response_0.pf_ifetch.local_dram\0"
    "offcore_response_0.pf_ifetch.remote_cache\0"
    "offcore_response_0.pf_ifetch.remote_cache_dram\0"
    "offcore_response_0.pf_ifetch.remote_cache_hit\0"
    "offcore_response_0.pf_ifetch.remote_cache_hitm\0"
    "offcore_response_0.pf_ifetch.remote_dram\0"
    "offcore_response_0.pf_rfo.any_cache_dram\0"
    "offcore_response_0.pf_rfo.any_dram\0"
    "offcore_response_0.pf_rfo.any_llc_miss\0"
    "offcore_response_0.pf_rfo.any_location\0"
    "offcore_response_0.pf_rfo.io_csr_mmio\0"
    "offcore_response_0.pf_rfo.llc_hit_no_other_core\0"
    "offcore_response_0.pf_rfo.llc_hit_other_core_hit\0"
    "offcore_response_0.pf_rfo.llc_hit_other_core_hitm\0"
    "offcore_response_0.pf_rfo.local_cache\0"
    "offcore_response_0.pf_rfo.local_cache_dram\0"
    "offcore_response_0.pf_rfo.local_dram\0"
    "offcore_response_0.pf_rfo.remote_cache\0"
    "offcore_response_0.pf_rfo.remote_cache_dram\0"
    "offcore_response_0.pf_rfo.remote_cache_hit\0"
    "offcore_response_0.pf_rfo.remote_cache_hitm\0"
    "offcore_response_0.pf_rfo.remote_dram\0"
    "offcore_response_0.prefetch.any_cache_dram\0"
    "offcore_response_0.prefetch.any_dram\0"
    "offcore_response_0.prefetch.any_llc_miss\0"
    "offcore_response_0.prefetch.any_location\0"
    "offcore_response_0.prefetch.io_csr_mmio\0"
    "offcore_response_0.prefetch.llc_hit_no_other_core\0"
    "offcore_response_0.prefetch.llc_hit_other_core_hit\0"
    "offcore_response_0.prefetch.llc_hit_other_core_hitm\0"
    "offcore_response_0.prefetch.local_cache\0"
    "offcore_response_0.prefetch.local_cache_dram\0"
    "offcore_response_0.prefetch.local_dram\0"
    "offcore_response_0.prefetch.remote_cache\0"
    "offcore_response_0.prefetch.remote_cache_dram\0"
    "offcore_response_0.prefetch.remote_cache_hit\0"
    "offcore_response_0.prefetch.remote_cache_hitm\0"
    "offcore_response_0.prefetch.remote_dram\0";
inline constexpr select::event_list list{"wsmex", core::westmere_ex, names};
} // namespace offcore_events

namespace offcore_response_0 {
using namespace offcore_events;
inline constexpr listed any_data_any_cache_dram{any_data_any_cache_dram, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f11, .period = 100000}};
inline constexpr listed any_data_any_dram{any_data_any_dram, list, {.name = 43, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6011, .period = 100000}};
inline constexpr listed any_data_any_llc_miss{any_data_any_llc_miss, list, {.name = 80, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf811, .period = 100000}};
inline constexpr listed any_data_any_location{any_data_any_location, list, {.name = 121, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff11, .period = 100000}};
inline constexpr listed any_data_io_csr_mmio{any_data_io_csr_mmio, list, {.name = 162, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8011, .period = 100000}};
inline constexpr listed any_data_llc_hit_no_other_core{any_data_llc_hit_no_other_core, list, {.name = 202, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x111, .period = 100000}};
inline constexpr listed any_data_llc_hit_other_core_hit{any_data_llc_hit_other_core_hit, list, {.name = 252, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x211, .period = 100000}};
inline constexpr listed any_data_llc_hit_other_core_hitm{any_data_llc_hit_other_core_hitm, list, {.name = 303, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x411, .period = 100000}};
inline constexpr listed any_data_local_cache{any_data_local_cache, list, {.name = 355, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x711, .period = 100000}};
inline constexpr listed any_data_local_cache_dram{any_data_local_cache_dram, list, {.name = 395, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4711, .period = 100000}};
inline constexpr listed any_data_local_dram{any_data_local_dram, list, {.name = 440, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4011, .period = 100000}};
inline constexpr listed any_data_remote_cache{any_data_remote_cache, list, {.name = 479, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1811, .period = 100000}};
inline constexpr listed any_data_remote_cache_dram{any_data_remote_cache_dram, list, {.name = 520, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3811, .period = 100000}};
inline constexpr listed any_data_remote_cache_hit{any_data_remote_cache_hit, list, {.name = 566, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1011, .period = 100000}};
inline constexpr listed any_data_remote_cache_hitm{any_data_remote_cache_hitm, list, {.name = 611, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x811, .period = 100000}};
inline constexpr listed any_data_remote_dram{any_data_remote_dram, list, {.name = 657, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2011, .period = 100000}};
inline constexpr listed any_ifetch_any_cache_dram{any_ifetch_any_cache_dram, list, {.name = 697, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f44, .period = 100000}};
inline constexpr listed any_ifetch_any_dram{any_ifetch_any_dram, list, {.name = 742, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6044, .period = 100000}};
inline constexpr listed any_ifetch_any_llc_miss{any_ifetch_any_llc_miss, list, {.name = 781, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf844, .period = 100000}};
inline constexpr listed any_ifetch_any_location{any_ifetch_any_location, list, {.name = 824, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff44, .period = 100000}};
inline constexpr listed any_ifetch_io_csr_mmio{any_ifetch_io_csr_mmio, list, {.name = 867, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8044, .period = 100000}};
inline constexpr listed any_ifetch_llc_hit_no_other_core{any_ifetch_llc_hit_no_other_core, list, {.name = 909, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x144, .period = 100000}};
inline constexpr listed any_ifetch_llc_hit_other_core_hit{any_ifetch_llc_hit_other_core_hit, list, {.name = 961, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x244, .period = 100000}};
inline constexpr listed any_ifetch_llc_hit_other_core_hitm{any_ifetch_llc_hit_other_core_hitm, list, {.name = 1014, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x444, .period = 100000}};
inline constexpr listed any_ifetch_local_cache{any_ifetch_local_cache, list, {.name = 1068, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x744, .period = 100000}};
inline constexpr listed any_ifetch_local_cache_dram{any_ifetch_local_cache_dram, list, {.name = 1110, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4744, .period = 100000}};
inline constexpr listed any_ifetch_local_dram{any_ifetch_local_dram, list, {.name = 1157, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4044, .period = 100000}};
inline constexpr listed any_ifetch_remote_cache{any_ifetch_remote_cache, list, {.name = 1198, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1844, .period = 100000}};
inline constexpr listed any_ifetch_remote_cache_dram{any_ifetch_remote_cache_dram, list, {.name = 1241, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3844, .period = 100000}};
inline constexpr listed any_ifetch_remote_cache_hit{any_ifetch_remote_cache_hit, list, {.name = 1289, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1044, .period = 100000}};
inline constexpr listed any_ifetch_remote_cache_hitm{any_ifetch_remote_cache_hitm, list, {.name = 1336, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x844, .period = 100000}};
inline constexpr listed any_ifetch_remote_dram{any_ifetch_remote_dram, list, {.name = 1384, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2044, .period = 100000}};
inline constexpr listed any_request_any_cache_dram{any_request_any_cache_dram, list, {.name = 1426, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7fff, .period = 100000}};
inline constexpr listed any_request_any_dram{any_request_any_dram, list, {.name = 1472, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x60ff, .period = 100000}};
inline constexpr listed any_request_any_llc_miss{any_request_any_llc_miss, list, {.name = 1512, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf8ff, .period = 100000}};
inline constexpr listed any_request_any_location{any_request_any_location, list, {.name = 1556, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xffff, .period = 100000}};
inline constexpr listed any_request_io_csr_mmio{any_request_io_csr_mmio, list, {.name = 1600, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x80ff, .period = 100000}};
inline constexpr listed any_request_llc_hit_no_other_core{any_request_llc_hit_no_other_core, list, {.name = 1643, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1ff, .period = 100000}};
inline constexpr listed any_request_llc_hit_other_core_hit{any_request_llc_hit_other_core_hit, list, {.name = 1696, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2ff, .period = 100000}};
inline constexpr listed any_request_llc_hit_other_core_hitm{any_request_llc_hit_other_core_hitm, list, {.name = 1750, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4ff, .period = 100000}};
inline constexpr listed any_request_local_cache{any_request_local_cache, list, {.name = 1805, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7ff, .period = 100000}};
inline constexpr listed any_request_local_cache_dram{any_request_local_cache_dram, list, {.name = 1848, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x47ff, .period = 100000}};
inline constexpr listed any_request_local_dram{any_request_local_dram, list, {.name = 1896, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x40ff, .period = 100000}};
inline constexpr listed any_request_remote_cache{any_request_remote_cache, list, {.name = 1938, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x18ff, .period = 100000}};
inline constexpr listed any_request_remote_cache_dram{any_request_remote_cache_dram, list, {.name = 1982, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x38ff, .period = 100000}};
inline constexpr listed any_request_remote_cache_hit{any_request_remote_cache_hit, list, {.name = 2031, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x10ff, .period = 100000}};
inline constexpr listed any_request_remote_cache_hitm{any_request_remote_cache_hitm, list, {.name = 2079, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8ff, .period = 100000}};
inline constexpr listed any_request_remote_dram{any_request_remote_dram, list, {.name = 2128, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x20ff, .period = 100000}};
inline constexpr listed any_rfo_any_cache_dram{any_rfo_any_cache_dram, list, {.name = 2171, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f22, .period = 100000}};
inline constexpr listed any_rfo_any_dram{any_rfo_any_dram, list, {.name = 2213, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6022, .period = 100000}};
inline constexpr listed any_rfo_any_llc_miss{any_rfo_any_llc_miss, list, {.name = 2249, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf822, .period = 100000}};
inline constexpr listed any_rfo_any_location{any_rfo_any_location, list, {.name = 2289, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff22, .period = 100000}};
inline constexpr listed any_rfo_io_csr_mmio{any_rfo_io_csr_mmio, list, {.name = 2329, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8022, .period = 100000}};
inline constexpr listed any_rfo_llc_hit_no_other_core{any_rfo_llc_hit_no_other_core, list, {.name = 2368, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x122, .period = 100000}};
inline constexpr listed any_rfo_llc_hit_other_core_hit{any_rfo_llc_hit_other_core_hit, list, {.name = 2417, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x222, .period = 100000}};
inline constexpr listed any_rfo_llc_hit_other_core_hitm{any_rfo_llc_hit_other_core_hitm, list, {.name = 2467, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x422, .period = 100000}};
inline constexpr listed any_rfo_local_cache{any_rfo_local_cache, list, {.name = 2518, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x722, .period = 100000}};
inline constexpr listed any_rfo_local_cache_dram{any_rfo_local_cache_dram, list, {.name = 2557, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4722, .period = 100000}};
inline constexpr listed any_rfo_local_dram{any_rfo_local_dram, list, {.name = 2601, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4022, .period = 100000}};
inline constexpr listed any_rfo_remote_cache{any_rfo_remote_cache, list, {.name = 2639, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1822, .period = 100000}};
inline constexpr listed any_rfo_remote_cache_dram{any_rfo_remote_cache_dram, list, {.name = 2679, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3822, .period = 100000}};
inline constexpr listed any_rfo_remote_cache_hit{any_rfo_remote_cache_hit, list, {.name = 2724, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1022, .period = 100000}};
inline constexpr listed any_rfo_remote_cache_hitm{any_rfo_remote_cache_hitm, list, {.name = 2768, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x822, .period = 100000}};
inline constexpr listed any_rfo_remote_dram{any_rfo_remote_dram, list, {.name = 2813, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2022, .period = 100000}};
inline constexpr listed corewb_any_cache_dram{corewb_any_cache_dram, list, {.name = 2852, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f08, .period = 100000}};
inline constexpr listed corewb_any_dram{corewb_any_dram, list, {.name = 2893, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6008, .period = 100000}};
inline constexpr listed corewb_any_llc_miss{corewb_any_llc_miss, list, {.name = 2928, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf808, .period = 100000}};
inline constexpr listed corewb_any_location{corewb_any_location, list, {.name = 2967, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff08, .period = 100000}};
inline constexpr listed corewb_io_csr_mmio{corewb_io_csr_mmio, list, {.name = 3006, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8008, .period = 100000}};
inline constexpr listed corewb_llc_hit_no_other_core{corewb_llc_hit_no_other_core, list, {.name = 3044, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x108, .period = 100000}};
inline constexpr listed corewb_llc_hit_other_core_hitm{corewb_llc_hit_other_core_hitm, list, {.name = 3092, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x408, .period = 100000}};
inline constexpr listed corewb_local_cache{corewb_local_cache, list, {.name = 3142, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x708, .period = 100000}};
inline constexpr listed corewb_local_cache_dram{corewb_local_cache_dram, list, {.name = 3180, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4708, .period = 100000}};
inline constexpr listed corewb_local_dram{corewb_local_dram, list, {.name = 3223, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4008, .period = 100000}};
inline constexpr listed corewb_remote_cache{corewb_remote_cache, list, {.name = 3260, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1808, .period = 100000}};
inline constexpr listed corewb_remote_cache_dram{corewb_remote_cache_dram, list, {.name = 3299, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3808, .period = 100000}};
inline constexpr listed corewb_remote_cache_hit{corewb_remote_cache_hit, list, {.name = 3343, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1008, .period = 100000}};
inline constexpr listed corewb_remote_cache_hitm{corewb_remote_cache_hitm, list, {.name = 3386, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x808, .period = 100000}};
inline constexpr listed corewb_remote_dram{corewb_remote_dram, list, {.name = 3430, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2008, .period = 100000}};
inline constexpr listed data_ifetch_any_cache_dram{data_ifetch_any_cache_dram, list, {.name = 3468, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f77, .period = 100000}};
inline constexpr listed data_ifetch_any_dram{data_ifetch_any_dram, list, {.name = 3514, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6077, .period = 100000}};
inline constexpr listed data_ifetch_any_llc_miss{data_ifetch_any_llc_miss, list, {.name = 3554, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf877, .period = 100000}};
inline constexpr listed data_ifetch_any_location{data_ifetch_any_location, list, {.name = 3598, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff77, .period = 100000}};
inline constexpr listed data_ifetch_io_csr_mmio{data_ifetch_io_csr_mmio, list, {.name = 3642, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8077, .period = 100000}};
inline constexpr listed data_ifetch_llc_hit_no_other_core{data_ifetch_llc_hit_no_other_core, list, {.name = 3685, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x177, .period = 100000}};
inline constexpr listed data_ifetch_llc_hit_other_core_hit{data_ifetch_llc_hit_other_core_hit, list, {.name = 3738, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x277, .period = 100000}};
inline constexpr listed data_ifetch_llc_hit_other_core_hitm{data_ifetch_llc_hit_other_core_hitm, list, {.name = 3792, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x477, .period = 100000}};
inline constexpr listed data_ifetch_local_cache{data_ifetch_local_cache, list, {.name = 3847, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x777, .period = 100000}};
inline constexpr listed data_ifetch_local_cache_dram{data_ifetch_local_cache_dram, list, {.name = 3890, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4777, .period = 100000}};
inline constexpr listed data_ifetch_local_dram{data_ifetch_local_dram, list, {.name = 3938, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4077, .period = 100000}};
inline constexpr listed data_ifetch_remote_cache{data_ifetch_remote_cache, list, {.name = 3980, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1877, .period = 100000}};
inline constexpr listed data_ifetch_remote_cache_dram{data_ifetch_remote_cache_dram, list, {.name = 4024, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3877, .period = 100000}};
inline constexpr listed data_ifetch_remote_cache_hit{data_ifetch_remote_cache_hit, list, {.name = 4073, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1077, .period = 100000}};
inline constexpr listed data_ifetch_remote_cache_hitm{data_ifetch_remote_cache_hitm, list, {.name = 4121, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x877, .period = 100000}};
inline constexpr listed data_ifetch_remote_dram{data_ifetch_remote_dram, list, {.name = 4170, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2077, .period = 100000}};
inline constexpr listed data_in_any_cache_dram{data_in_any_cache_dram, list, {.name = 4213, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f33, .period = 100000}};
inline constexpr listed data_in_any_dram{data_in_any_dram, list, {.name = 4255, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6033, .period = 100000}};
inline constexpr listed data_in_any_llc_miss{data_in_any_llc_miss, list, {.name = 4291, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf833, .period = 100000}};
inline constexpr listed data_in_any_location{data_in_any_location, list, {.name = 4331, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff33, .period = 100000}};
inline constexpr listed data_in_io_csr_mmio{data_in_io_csr_mmio, list, {.name = 4371, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8033, .period = 100000}};
inline constexpr listed data_in_llc_hit_no_other_core{data_in_llc_hit_no_other_core, list, {.name = 4410, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x133, .period = 100000}};
inline constexpr listed data_in_llc_hit_other_core_hit{data_in_llc_hit_other_core_hit, list, {.name = 4459, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x233, .period = 100000}};
inline constexpr listed data_in_llc_hit_other_core_hitm{data_in_llc_hit_other_core_hitm, list, {.name = 4509, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x433, .period = 100000}};
inline constexpr listed data_in_local_cache{data_in_local_cache, list, {.name = 4560, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x733, .period = 100000}};
inline constexpr listed data_in_local_cache_dram{data_in_local_cache_dram, list, {.name = 4599, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4733, .period = 100000}};
inline constexpr listed data_in_local_dram{data_in_local_dram, list, {.name = 4643, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4033, .period = 100000}};
inline constexpr listed data_in_remote_cache{data_in_remote_cache, list, {.name = 4681, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1833, .period = 100000}};
inline constexpr listed data_in_remote_cache_dram{data_in_remote_cache_dram, list, {.name = 4721, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3833, .period = 100000}};
inline constexpr listed data_in_remote_cache_hit{data_in_remote_cache_hit, list, {.name = 4766, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1033, .period = 100000}};
inline constexpr listed data_in_remote_cache_hitm{data_in_remote_cache_hitm, list, {.name = 4810, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x833, .period = 100000}};
inline constexpr listed data_in_remote_dram{data_in_remote_dram, list, {.name = 4855, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2033, .period = 100000}};
inline constexpr listed demand_data_any_cache_dram{demand_data_any_cache_dram, list, {.name = 4894, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f03, .period = 100000}};
inline constexpr listed demand_data_any_dram{demand_data_any_dram, list, {.name = 4940, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6003, .period = 100000}};
inline constexpr listed demand_data_any_llc_miss{demand_data_any_llc_miss, list, {.name = 4980, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf803, .period = 100000}};
inline constexpr listed demand_data_any_location{demand_data_any_location, list, {.name = 5024, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff03, .period = 100000}};
inline constexpr listed demand_data_io_csr_mmio{demand_data_io_csr_mmio, list, {.name = 5068, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8003, .period = 100000}};
inline constexpr listed demand_data_llc_hit_no_other_core{demand_data_llc_hit_no_other_core, list, {.name = 5111, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x103, .period = 100000}};
inline constexpr listed demand_data_llc_hit_other_core_hit{demand_data_llc_hit_other_core_hit, list, {.name = 5164, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x203, .period = 100000}};
inline constexpr listed demand_data_llc_hit_other_core_hitm{demand_data_llc_hit_other_core_hitm, list, {.name = 5218, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x403, .period = 100000}};
inline constexpr listed demand_data_local_cache{demand_data_local_cache, list, {.name = 5273, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x703, .period = 100000}};
inline constexpr listed demand_data_local_cache_dram{demand_data_local_cache_dram, list, {.name = 5316, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4703, .period = 100000}};
inline constexpr listed demand_data_local_dram{demand_data_local_dram, list, {.name = 5364, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4003, .period = 100000}};
inline constexpr listed demand_data_remote_cache{demand_data_remote_cache, list, {.name = 5406, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1803, .period = 100000}};
inline constexpr listed demand_data_remote_cache_dram{demand_data_remote_cache_dram, list, {.name = 5450, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3803, .period = 100000}};
inline constexpr listed demand_data_remote_cache_hit{demand_data_remote_cache_hit, list, {.name = 5499, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1003, .period = 100000}};
inline constexpr listed demand_data_remote_cache_hitm{demand_data_remote_cache_hitm, list, {.name = 5547, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x803, .period = 100000}};
inline constexpr listed demand_data_remote_dram{demand_data_remote_dram, list, {.name = 5596, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2003, .period = 100000}};
inline constexpr listed demand_data_rd_any_cache_dram{demand_data_rd_any_cache_dram, list, {.name = 5639, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f01, .period = 100000}};
inline constexpr listed demand_data_rd_any_dram{demand_data_rd_any_dram, list, {.name = 5688, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6001, .period = 100000}};
inline constexpr listed demand_data_rd_any_llc_miss{demand_data_rd_any_llc_miss, list, {.name = 5731, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf801, .period = 100000}};
inline constexpr listed demand_data_rd_any_location{demand_data_rd_any_location, list, {.name = 5778, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff01, .period = 100000}};
inline constexpr listed demand_data_rd_io_csr_mmio{demand_data_rd_io_csr_mmio, list, {.name = 5825, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8001, .period = 100000}};
inline constexpr listed demand_data_rd_llc_hit_no_other_core{demand_data_rd_llc_hit_no_other_core, list, {.name = 5871, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x101, .period = 100000}};
inline constexpr listed demand_data_rd_llc_hit_other_core_hit{demand_data_rd_llc_hit_other_core_hit, list, {.name = 5927, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x201, .period = 100000}};
inline constexpr listed demand_data_rd_llc_hit_other_core_hitm{demand_data_rd_llc_hit_other_core_hitm, list, {.name = 5984, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x401, .period = 100000}};
inline constexpr listed demand_data_rd_local_cache{demand_data_rd_local_cache, list, {.name = 6042, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x701, .period = 100000}};
inline constexpr listed demand_data_rd_local_cache_dram{demand_data_rd_local_cache_dram, list, {.name = 6088, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4701, .period = 100000}};
inline constexpr listed demand_data_rd_local_dram{demand_data_rd_local_dram, list, {.name = 6139, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4001, .period = 100000}};
inline constexpr listed demand_data_rd_remote_cache{demand_data_rd_remote_cache, list, {.name = 6184, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1801, .period = 100000}};
inline constexpr listed demand_data_rd_remote_cache_dram{demand_data_rd_remote_cache_dram, list, {.name = 6231, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3801, .period = 100000}};
inline constexpr listed demand_data_rd_remote_cache_hit{demand_data_rd_remote_cache_hit, list, {.name = 6283, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1001, .period = 100000}};
inline constexpr listed demand_data_rd_remote_cache_hitm{demand_data_rd_remote_cache_hitm, list, {.name = 6334, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x801, .period = 100000}};
inline constexpr listed demand_data_rd_remote_dram{demand_data_rd_remote_dram, list, {.name = 6386, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2001, .period = 100000}};
inline constexpr listed demand_ifetch_any_cache_dram{demand_ifetch_any_cache_dram, list, {.name = 6432, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f04, .period = 100000}};
inline constexpr listed demand_ifetch_any_dram{demand_ifetch_any_dram, list, {.name = 6480, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6004, .period = 100000}};
inline constexpr listed demand_ifetch_any_llc_miss{demand_ifetch_any_llc_miss, list, {.name = 6522, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf804, .period = 100000}};
inline constexpr listed demand_ifetch_any_location{demand_ifetch_any_location, list, {.name = 6568, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff04, .period = 100000}};
inline constexpr listed demand_ifetch_io_csr_mmio{demand_ifetch_io_csr_mmio, list, {.name = 6614, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8004, .period = 100000}};
inline constexpr listed demand_ifetch_llc_hit_no_other_core{demand_ifetch_llc_hit_no_other_core, list, {.name = 6659, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x104, .period = 100000}};
inline constexpr listed demand_ifetch_llc_hit_other_core_hit{demand_ifetch_llc_hit_other_core_hit, list, {.name = 6714, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x204, .period = 100000}};
inline constexpr listed demand_ifetch_llc_hit_other_core_hitm{demand_ifetch_llc_hit_other_core_hitm, list, {.name = 6770, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x404, .period = 100000}};
inline constexpr listed demand_ifetch_local_cache{demand_ifetch_local_cache, list, {.name = 6827, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x704, .period = 100000}};
inline constexpr listed demand_ifetch_local_cache_dram{demand_ifetch_local_cache_dram, list, {.name = 6872, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4704, .period = 100000}};
inline constexpr listed demand_ifetch_local_dram{demand_ifetch_local_dram, list, {.name = 6922, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4004, .period = 100000}};
inline constexpr listed demand_ifetch_remote_cache{demand_ifetch_remote_cache, list, {.name = 6966, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1804, .period = 100000}};
inline constexpr listed demand_ifetch_remote_cache_dram{demand_ifetch_remote_cache_dram, list, {.name = 7012, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3804, .period = 100000}};
inline constexpr listed demand_ifetch_remote_cache_hit{demand_ifetch_remote_cache_hit, list, {.name = 7063, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1004, .period = 100000}};
inline constexpr listed demand_ifetch_remote_cache_hitm{demand_ifetch_remote_cache_hitm, list, {.name = 7113, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x804, .period = 100000}};
inline constexpr listed demand_ifetch_remote_dram{demand_ifetch_remote_dram, list, {.name = 7164, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2004, .period = 100000}};
inline constexpr listed demand_rfo_any_cache_dram{demand_rfo_any_cache_dram, list, {.name = 7209, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f02, .period = 100000}};
inline constexpr listed demand_rfo_any_dram{demand_rfo_any_dram, list, {.name = 7254, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6002, .period = 100000}};
inline constexpr listed demand_rfo_any_llc_miss{demand_rfo_any_llc_miss, list, {.name = 7293, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf802, .period = 100000}};
inline constexpr listed demand_rfo_any_location{demand_rfo_any_location, list, {.name = 7336, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff02, .period = 100000}};
inline constexpr listed demand_rfo_io_csr_mmio{demand_rfo_io_csr_mmio, list, {.name = 7379, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8002, .period = 100000}};
inline constexpr listed demand_rfo_llc_hit_no_other_core{demand_rfo_llc_hit_no_other_core, list, {.name = 7421, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x102, .period = 100000}};
inline constexpr listed demand_rfo_llc_hit_other_core_hit{demand_rfo_llc_hit_other_core_hit, list, {.name = 7473, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x202, .period = 100000}};
inline constexpr listed demand_rfo_llc_hit_other_core_hitm{demand_rfo_llc_hit_other_core_hitm, list, {.name = 7526, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x402, .period = 100000}};
inline constexpr listed demand_rfo_local_cache{demand_rfo_local_cache, list, {.name = 7580, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x702, .period = 100000}};
inline constexpr listed demand_rfo_local_cache_dram{demand_rfo_local_cache_dram, list, {.name = 7622, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4702, .period = 100000}};
inline constexpr listed demand_rfo_local_dram{demand_rfo_local_dram, list, {.name = 7669, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4002, .period = 100000}};
inline constexpr listed demand_rfo_remote_cache{demand_rfo_remote_cache, list, {.name = 7710, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1802, .period = 100000}};
inline constexpr listed demand_rfo_remote_cache_dram{demand_rfo_remote_cache_dram, list, {.name = 7753, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3802, .period = 100000}};
inline constexpr listed demand_rfo_remote_cache_hit{demand_rfo_remote_cache_hit, list, {.name = 7801, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1002, .period = 100000}};
inline constexpr listed demand_rfo_remote_cache_hitm{demand_rfo_remote_cache_hitm, list, {.name = 7848, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x802, .period = 100000}};
inline constexpr listed demand_rfo_remote_dram{demand_rfo_remote_dram, list, {.name = 7896, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2002, .period = 100000}};
inline constexpr listed other_any_cache_dram{other_any_cache_dram, list, {.name = 7938, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f80, .period = 100000}};
inline constexpr listed other_any_dram{other_any_dram, list, {.name = 7978, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6080, .period = 100000}};
inline constexpr listed other_any_llc_miss{other_any_llc_miss, list, {.name = 8012, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf880, .period = 100000}};
inline constexpr listed other_any_location{other_any_location, list, {.name = 8050, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff80, .period = 100000}};
inline constexpr listed other_io_csr_mmio{other_io_csr_mmio, list, {.name = 8088, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8080, .period = 100000}};
inline constexpr listed other_llc_hit_no_other_core{other_llc_hit_no_other_core, list, {.name = 8125, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x180, .period = 100000}};
inline constexpr listed other_llc_hit_other_core_hit{other_llc_hit_other_core_hit, list, {.name = 8172, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x280, .period = 100000}};
inline constexpr listed other_llc_hit_other_core_hitm{other_llc_hit_other_core_hitm, list, {.name = 8220, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x480, .period = 100000}};
inline constexpr listed other_local_cache{other_local_cache, list, {.name = 8269, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x780, .period = 100000}};
inline constexpr listed other_local_cache_dram{other_local_cache_dram, list, {.name = 8306, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4780, .period = 100000}};
inline constexpr listed other_remote_cache{other_remote_cache, list, {.name = 8348, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1880, .period = 100000}};
inline constexpr listed other_remote_cache_dram{other_remote_cache_dram, list, {.name = 8386, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3880, .period = 100000}};
inline constexpr listed other_remote_cache_hit{other_remote_cache_hit, list, {.name = 8429, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1080, .period = 100000}};
inline constexpr listed other_remote_cache_hitm{other_remote_cache_hitm, list, {.name = 8471, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x880, .period = 100000}};
inline constexpr listed other_remote_dram{other_remote_dram, list, {.name = 8514, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2080, .period = 100000}};
inline constexpr listed pf_data_any_cache_dram{pf_data_any_cache_dram, list, {.name = 8551, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f30, .period = 100000}};
inline constexpr listed pf_data_any_dram{pf_data_any_dram, list, {.name = 8593, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6030, .period = 100000}};
inline constexpr listed pf_data_any_llc_miss{pf_data_any_llc_miss, list, {.name = 8629, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf830, .period = 100000}};
inline constexpr listed pf_data_any_location{pf_data_any_location, list, {.name = 8669, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff30, .period = 100000}};
inline constexpr listed pf_data_io_csr_mmio{pf_data_io_csr_mmio, list, {.name = 8709, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8030, .period = 100000}};
inline constexpr listed pf_data_llc_hit_no_other_core{pf_data_llc_hit_no_other_core, list, {.name = 8748, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x130, .period = 100000}};
inline constexpr listed pf_data_llc_hit_other_core_hit{pf_data_llc_hit_other_core_hit, list, {.name = 8797, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x230, .period = 100000}};
inline constexpr listed pf_data_llc_hit_other_core_hitm{pf_data_llc_hit_other_core_hitm, list, {.name = 8847, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x430, .period = 100000}};
inline constexpr listed pf_data_local_cache{pf_data_local_cache, list, {.name = 8898, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x730, .period = 100000}};
inline constexpr listed pf_data_local_cache_dram{pf_data_local_cache_dram, list, {.name = 8937, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4730, .period = 100000}};
inline constexpr listed pf_data_local_dram{pf_data_local_dram, list, {.name = 8981, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4030, .period = 100000}};
inline constexpr listed pf_data_remote_cache{pf_data_remote_cache, list, {.name = 9019, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1830, .period = 100000}};
inline constexpr listed pf_data_remote_cache_dram{pf_data_remote_cache_dram, list, {.name = 9059, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3830, .period = 100000}};
inline constexpr listed pf_data_remote_cache_hit{pf_data_remote_cache_hit, list, {.name = 9104, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1030, .period = 100000}};
inline constexpr listed pf_data_remote_cache_hitm{pf_data_remote_cache_hitm, list, {.name = 9148, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x830, .period = 100000}};
inline constexpr listed pf_data_remote_dram{pf_data_remote_dram, list, {.name = 9193, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2030, .period = 100000}};
inline constexpr listed pf_data_rd_any_cache_dram{pf_data_rd_any_cache_dram, list, {.name = 9232, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f10, .period = 100000}};
inline constexpr listed pf_data_rd_any_dram{pf_data_rd_any_dram, list, {.name = 9277, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6010, .period = 100000}};
inline constexpr listed pf_data_rd_any_llc_miss{pf_data_rd_any_llc_miss, list, {.name = 9316, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf810, .period = 100000}};
inline constexpr listed pf_data_rd_any_location{pf_data_rd_any_location, list, {.name = 9359, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff10, .period = 100000}};
inline constexpr listed pf_data_rd_io_csr_mmio{pf_data_rd_io_csr_mmio, list, {.name = 9402, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8010, .period = 100000}};
inline constexpr listed pf_data_rd_llc_hit_no_other_core{pf_data_rd_llc_hit_no_other_core, list, {.name = 9444, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x110, .period = 100000}};
inline constexpr listed pf_data_rd_llc_hit_other_core_hit{pf_data_rd_llc_hit_other_core_hit, list, {.name = 9496, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x210, .period = 100000}};
inline constexpr listed pf_data_rd_llc_hit_other_core_hitm{pf_data_rd_llc_hit_other_core_hitm, list, {.name = 9549, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x410, .period = 100000}};
inline constexpr listed pf_data_rd_local_cache{pf_data_rd_local_cache, list, {.name = 9603, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x710, .period = 100000}};
inline constexpr listed pf_data_rd_local_cache_dram{pf_data_rd_local_cache_dram, list, {.name = 9645, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4710, .period = 100000}};
inline constexpr listed pf_data_rd_local_dram{pf_data_rd_local_dram, list, {.name = 9692, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4010, .period = 100000}};
inline constexpr listed pf_data_rd_remote_cache{pf_data_rd_remote_cache, list, {.name = 9733, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1810, .period = 100000}};
inline constexpr listed pf_data_rd_remote_cache_dram{pf_data_rd_remote_cache_dram, list, {.name = 9776, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3810, .period = 100000}};
inline constexpr listed pf_data_rd_remote_cache_hit{pf_data_rd_remote_cache_hit, list, {.name = 9824, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1010, .period = 100000}};
inline constexpr listed pf_data_rd_remote_cache_hitm{pf_data_rd_remote_cache_hitm, list, {.name = 9871, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x810, .period = 100000}};
inline constexpr listed pf_data_rd_remote_dram{pf_data_rd_remote_dram, list, {.name = 9919, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2010, .period = 100000}};
inline constexpr listed pf_ifetch_any_cache_dram{pf_ifetch_any_cache_dram, list, {.name = 9961, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f40, .period = 100000}};
inline constexpr listed pf_ifetch_any_dram{pf_ifetch_any_dram, list, {.name = 10005, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6040, .period = 100000}};
inline constexpr listed pf_ifetch_any_llc_miss{pf_ifetch_any_llc_miss, list, {.name = 10043, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf840, .period = 100000}};
inline constexpr listed pf_ifetch_any_location{pf_ifetch_any_location, list, {.name = 10085, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff40, .period = 100000}};
inline constexpr listed pf_ifetch_io_csr_mmio{pf_ifetch_io_csr_mmio, list, {.name = 10127, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8040, .period = 100000}};
inline constexpr listed pf_ifetch_llc_hit_no_other_core{pf_ifetch_llc_hit_no_other_core, list, {.name = 10168, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x140, .period = 100000}};
inline constexpr listed pf_ifetch_llc_hit_other_core_hit{pf_ifetch_llc_hit_other_core_hit, list, {.name = 10219, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x240, .period = 100000}};
inline constexpr listed pf_ifetch_llc_hit_other_core_hitm{pf_ifetch_llc_hit_other_core_hitm, list, {.name = 10271, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x440, .period = 100000}};
inline constexpr listed pf_ifetch_local_cache{pf_ifetch_local_cache, list, {.name = 10324, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x740, .period = 100000}};
inline constexpr listed pf_ifetch_local_cache_dram{pf_ifetch_local_cache_dram, list, {.name = 10365, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4740, .period = 100000}};
inline constexpr listed pf_ifetch_local_dram{pf_ifetch_local_dram, list, {.name = 10411, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4040, .period = 100000}};
inline constexpr listed pf_ifetch_remote_cache{pf_ifetch_remote_cache, list, {.name = 10451, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1840, .period = 100000}};
inline constexpr listed pf_ifetch_remote_cache_dram{pf_ifetch_remote_cache_dram, list, {.name = 10493, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3840, .period = 100000}};
inline constexpr listed pf_ifetch_remote_cache_hit{pf_ifetch_remote_cache_hit, list, {.name = 10540, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1040, .period = 100000}};
inline constexpr listed pf_ifetch_remote_cache_hitm{pf_ifetch_remote_cache_hitm, list, {.name = 10586, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x840, .period = 100000}};
inline constexpr listed pf_ifetch_remote_dram{pf_ifetch_remote_dram, list, {.name = 10633, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2040, .period = 100000}};
inline constexpr listed pf_rfo_any_cache_dram{pf_rfo_any_cache_dram, list, {.name = 10674, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f20, .period = 100000}};
inline constexpr listed pf_rfo_any_dram{pf_rfo_any_dram, list, {.name = 10715, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6020, .period = 100000}};
inline constexpr listed pf_rfo_any_llc_miss{pf_rfo_any_llc_miss, list, {.name = 10750, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf820, .period = 100000}};
inline constexpr listed pf_rfo_any_location{pf_rfo_any_location, list, {.name = 10789, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff20, .period = 100000}};
inline constexpr listed pf_rfo_io_csr_mmio{pf_rfo_io_csr_mmio, list, {.name = 10828, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8020, .period = 100000}};
inline constexpr listed pf_rfo_llc_hit_no_other_core{pf_rfo_llc_hit_no_other_core, list, {.name = 10866, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x120, .period = 100000}};
inline constexpr listed pf_rfo_llc_hit_other_core_hit{pf_rfo_llc_hit_other_core_hit, list, {.name = 10914, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x220, .period = 100000}};
inline constexpr listed pf_rfo_llc_hit_other_core_hitm{pf_rfo_llc_hit_other_core_hitm, list, {.name = 10963, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x420, .period = 100000}};
inline constexpr listed pf_rfo_local_cache{pf_rfo_local_cache, list, {.name = 11013, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x720, .period = 100000}};
inline constexpr listed pf_rfo_local_cache_dram{pf_rfo_local_cache_dram, list, {.name = 11051, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4720, .period = 100000}};
inline constexpr listed pf_rfo_local_dram{pf_rfo_local_dram, list, {.name = 11094, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4020, .period = 100000}};
inline constexpr listed pf_rfo_remote_cache{pf_rfo_remote_cache, list, {.name = 11131, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1820, .period = 100000}};
inline constexpr listed pf_rfo_remote_cache_dram{pf_rfo_remote_cache_dram, list, {.name = 11170, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3820, .period = 100000}};
inline constexpr listed pf_rfo_remote_cache_hit{pf_rfo_remote_cache_hit, list, {.name = 11214, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1020, .period = 100000}};
inline constexpr listed pf_rfo_remote_cache_hitm{pf_rfo_remote_cache_hitm, list, {.name = 11257, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x820, .period = 100000}};
inline constexpr listed pf_rfo_remote_dram{pf_rfo_remote_dram, list, {.name = 11301, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2020, .period = 100000}};
inline constexpr listed prefetch_any_cache_dram{prefetch_any_cache_dram, list, {.name = 11339, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x7f70, .period = 100000}};
inline constexpr listed prefetch_any_dram{prefetch_any_dram, list, {.name = 11382, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x6070, .period = 100000}};
inline constexpr listed prefetch_any_llc_miss{prefetch_any_llc_miss, list, {.name = 11419, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xf870, .period = 100000}};
inline constexpr listed prefetch_any_location{prefetch_any_location, list, {.name = 11460, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0xff70, .period = 100000}};
inline constexpr listed prefetch_io_csr_mmio{prefetch_io_csr_mmio, list, {.name = 11501, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x8070, .period = 100000}};
inline constexpr listed prefetch_llc_hit_no_other_core{prefetch_llc_hit_no_other_core, list, {.name = 11541, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x170, .period = 100000}};
inline constexpr listed prefetch_llc_hit_other_core_hit{prefetch_llc_hit_other_core_hit, list, {.name = 11591, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x270, .period = 100000}};
inline constexpr listed prefetch_llc_hit_other_core_hitm{prefetch_llc_hit_other_core_hitm, list, {.name = 11642, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x470, .period = 100000}};
inline constexpr listed prefetch_local_cache{prefetch_local_cache, list, {.name = 11694, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x770, .period = 100000}};
inline constexpr listed prefetch_local_cache_dram{prefetch_local_cache_dram, list, {.name = 11734, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4770, .period = 100000}};
inline constexpr listed prefetch_local_dram{prefetch_local_dram, list, {.name = 11779, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x4070, .period = 100000}};
inline constexpr listed prefetch_remote_cache{prefetch_remote_cache, list, {.name = 11818, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1870, .period = 100000}};
inline constexpr listed prefetch_remote_cache_dram{prefetch_remote_cache_dram, list, {.name = 11859, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x3870, .period = 100000}};
inline constexpr listed prefetch_remote_cache_hit{prefetch_remote_cache_hit, list, {.name = 11905, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x1070, .period = 100000}};
inline constexpr listed prefetch_remote_cache_hitm{prefetch_remote_cache_hitm, list, {.name = 11950, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x870, .period = 100000}};
inline constexpr listed prefetch_remote_dram{prefetch_remote_dram, list, {.name = 11996, .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = beside::offcore_rsp_0, .holds = 0x2070, .period = 100000}};
} // namespace offcore_response_0

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response_0::any_data_any_cache_dram,
    &offcore_response_0::any_data_any_dram,
    &offcore_response_0::any_data_any_llc_miss,
    &offcore_response_0::any_data_any_location,
    &offcore_response_0::any_data_io_csr_mmio,
    &offcore_response_0::any_data_llc_hit_no_other_core,
    &offcore_response_0::any_data_llc_hit_other_core_hit,
    &offcore_response_0::any_data_llc_hit_other_core_hitm,
    &offcore_response_0::any_data_local_cache,
    &offcore_response_0::any_data_local_cache_dram,
    &offcore_response_0::any_data_local_dram,
    &offcore_response_0::any_data_remote_cache,
    &offcore_response_0::any_data_remote_cache_dram,
    &offcore_response_0::any_data_remote_cache_hit,
    &offcore_response_0::any_data_remote_cache_hitm,
    &offcore_response_0::any_data_remote_dram,
    &offcore_response_0::any_ifetch_any_cache_dram,
    &offcore_response_0::any_ifetch_any_dram,
    &offcore_response_0::any_ifetch_any_llc_miss,
    &offcore_response_0::any_ifetch_any_location,
    &offcore_response_0::any_ifetch_io_csr_mmio,
    &offcore_response_0::any_ifetch_llc_hit_no_other_core,
    &offcore_response_0::any_ifetch_llc_hit_other_core_hit,
    &offcore_response_0::any_ifetch_llc_hit_other_core_hitm,
    &offcore_response_0::any_ifetch_local_cache,
    &offcore_response_0::any_ifetch_local_cache_dram,
    &offcore_response_0::any_ifetch_local_dram,
    &offcore_response_0::any_ifetch_remote_cache,
    &offcore_response_0::any_ifetch_remote_cache_dram,
    &offcore_response_0::any_ifetch_remote_cache_hit,
    &offcore_response_0::any_ifetch_remote_cache_hitm,
    &offcore_response_0::any_ifetch_remote_dram,
    &offcore_response_0::any_request_any_cache_dram,
    &offcore_response_0::any_request_any_dram,
    &offcore_response_0::any_request_any_llc_miss,
    &offcore_response_0::any_request_any_location,
    &offcore_response_0::any_request_io_csr_mmio,
    &offcore_response_0::any_request_llc_hit_no_other_core,
    &offcore_response_0::any_request_llc_hit_other_core_hit,
    &offcore_response_0::any_request_llc_hit_other_core_hitm,
    &offcore_response_0::any_request_local_cache,
    &offcore_response_0::any_request_local_cache_dram,
    &offcore_response_0::any_request_local_dram,
    &offcore_response_0::any_request_remote_cache,
    &offcore_response_0::any_request_remote_cache_dram,
    &offcore_response_0::any_request_remote_cache_hit,
    &offcore_response_0::any_request_remote_cache_hitm,
    &offcore_response_0::any_request_remote_dram,
    &offcore_response_0::any_rfo_any_cache_dram,
    &offcore_response_0::any_rfo_any_dram,
    &offcore_response_0::any_rfo_any_llc_miss,
    &offcore_response_0::any_rfo_any_location,
    &offcore_response_0::any_rfo_io_csr_mmio,
    &offcore_response_0::any_rfo_llc_hit_no_other_core,
    &offcore_response_0::any_rfo_llc_hit_other_core_hit,
    &offcore_response_0::any_rfo_llc_hit_other_core_hitm,
    &offcore_response_0::any_rfo_local_cache,
    &offcore_response_0::any_rfo_local_cache_dram,
    &offcore_response_0::any_rfo_local_dram,
    &offcore_response_0::any_rfo_remote_cache,
    &offcore_response_0::any_rfo_remote_cache_dram,
    &offcore_response_0::any_rfo_remote_cache_hit,
    &offcore_response_0::any_rfo_remote_cache_hitm,
    &offcore_response_0::any_rfo_remote_dram,
    &offcore_response_0::corewb_any_cache_dram,
    &offcore_response_0::corewb_any_dram,
    &offcore_response_0::corewb_any_llc_miss,
    &offcore_response_0::corewb_any_location,
    &offcore_response_0::corewb_io_csr_mmio,
    &offcore_response_0::corewb_llc_hit_no_other_core,
    &offcore_response_0::corewb_llc_hit_other_core_hitm,
    &offcore_response_0::corewb_local_cache,
    &offcore_response_0::corewb_local_cache_dram,
    &offcore_response_0::corewb_local_dram,
    &offcore_response_0::corewb_remote_cache,
    &offcore_response_0::corewb_remote_cache_dram,
    &offcore_response_0::corewb_remote_cache_hit,
    &offcore_response_0::corewb_remote_cache_hitm,
    &offcore_response_0::corewb_remote_dram,
    &offcore_response_0::data_ifetch_any_cache_dram,
    &offcore_response_0::data_ifetch_any_dram,
    &offcore_response_0::data_ifetch_any_llc_miss,
    &offcore_response_0::data_ifetch_any_location,
    &offcore_response_0::data_ifetch_io_csr_mmio,
    &offcore_response_0::data_ifetch_llc_hit_no_other_core,
    &offcore_response_0::data_ifetch_llc_hit_other_core_hit,
    &offcore_response_0::data_ifetch_llc_hit_other_core_hitm,
    &offcore_response_0::data_ifetch_local_cache,
    &offcore_response_0::data_ifetch_local_cache_dram,
    &offcore_response_0::data_ifetch_local_dram,
    &offcore_response_0::data_ifetch_remote_cache,
    &offcore_response_0::data_ifetch_remote_cache_dram,
    &offcore_response_0::data_ifetch_remote_cache_hit,
    &offcore_response_0::data_ifetch_remote_cache_hitm,
    &offcore_response_0::data_ifetch_remote_dram,
    &offcore_response_0::data_in_any_cache_dram,
    &offcore_response_0::data_in_any_dram,
    &offcore_response_0::data_in_any_llc_miss,
    &offcore_response_0::data_in_any_location,
    &offcore_response_0::data_in_io_csr_mmio,
    &offcore_response_0::data_in_llc_hit_no_other_core,
    &offcore_response_0::data_in_llc_hit_other_core_hit,
    &offcore_response_0::data_in_llc_hit_other_core_hitm,
    &offcore_response_0::data_in_local_cache,
    &offcore_response_0::data_in_local_cache_dram,
    &offcore_response_0::data_in_local_dram,
    &offcore_response_0::data_in_remote_cache,
    &offcore_response_0::data_in_remote_cache_dram,
    &offcore_response_0::data_in_remote_cache_hit,
    &offcore_response_0::data_in_remote_cache_hitm,
    &offcore_response_0::data_in_remote_dram,
    &offcore_response_0::demand_data_any_cache_dram,
    &offcore_response_0::demand_data_any_dram,
    &offcore_response_0::demand_data_any_llc_miss,
    &offcore_response_0::demand_data_any_location,
    &offcore_response_0::demand_data_io_csr_mmio,
    &offcore_response_0::demand_data_llc_hit_no_other_core,
    &offcore_response_0::demand_data_llc_hit_other_core_hit,
    &offcore_response_0::demand_data_llc_hit_other_core_hitm,
    &offcore_response_0::demand_data_local_cache,
    &offcore_response_0::demand_data_local_cache_dram,
    &offcore_response_0::demand_data_local_dram,
    &offcore_response_0::demand_data_remote_cache,
    &offcore_response_0::demand_data_remote_cache_dram,
    &offcore_response_0::demand_data_remote_cache_hit,
    &offcore_response_0::demand_data_remote_cache_hitm,
    &offcore_response_0::demand_data_remote_dram,
    &offcore_response_0::demand_data_rd_any_cache_dram,
    &offcore_response_0::demand_data_rd_any_dram,
    &offcore_response_0::demand_data_rd_any_llc_miss,
    &offcore_response_0::demand_data_rd_any_location,
    &offcore_response_0::demand_data_rd_io_csr_mmio,
    &offcore_response_0::demand_data_rd_llc_hit_no_other_core,
    &offcore_response_0::demand_data_rd_llc_hit_other_core_hit,
    &offcore_response_0::demand_data_rd_llc_hit_other_core_hitm,
    &offcore_response_0::demand_data_rd_local_cache,
    &offcore_response_0::demand_data_rd_local_cache_dram,
    &offcore_response_0::demand_data_rd_local_dram,
    &offcore_response_0::demand_data_rd_remote_cache,
    &offcore_response_0::demand_data_rd_remote_cache_dram,
    &offcore_response_0::demand_data_rd_remote_cache_hit,
    &offcore_response_0::demand_data_rd_remote_cache_hitm,
    &offcore_response_0::demand_data_rd_remote_dram,
    &offcore_response_0::demand_ifetch_any_cache_dram,
    &offcore_response_0::demand_ifetch_any_dram,
    &offcore_response_0::demand_ifetch_any_llc_miss,
    &offcore_response_0::demand_ifetch_any_location,
    &offcore_response_0::demand_ifetch_io_csr_mmio,
    &offcore_response_0::demand_ifetch_llc_hit_no_other_core,
    &offcore_response_0::demand_ifetch_llc_hit_other_core_hit,
    &offcore_response_0::demand_ifetch_llc_hit_other_core_hitm,
    &offcore_response_0::demand_ifetch_local_cache,
    &offcore_response_0::demand_ifetch_local_cache_dram,
    &offcore_response_0::demand_ifetch_local_dram,
    &offcore_response_0::demand_ifetch_remote_cache,
    &offcore_response_0::demand_ifetch_remote_cache_dram,
    &offcore_response_0::demand_ifetch_remote_cache_hit,
    &offcore_response_0::demand_ifetch_remote_cache_hitm,
    &offcore_response_0::demand_ifetch_remote_dram,
    &offcore_response_0::demand_rfo_any_cache_dram,
    &offcore_response_0::demand_rfo_any_dram,
    &offcore_response_0::demand_rfo_any_llc_miss,
    &offcore_response_0::demand_rfo_any_location,
    &offcore_response_0::demand_rfo_io_csr_mmio,
    &offcore_response_0::demand_rfo_llc_hit_no_other_core,
    &offcore_response_0::demand_rfo_llc_hit_other_core_hit,
    &offcore_response_0::demand_rfo_llc_hit_other_core_hitm,
    &offcore_response_0::demand_rfo_local_cache,
    &offcore_response_0::demand_rfo_local_cache_dram,
    &offcore_response_0::demand_rfo_local_dram,
    &offcore_response_0::demand_rfo_remote_cache,
    &offcore_response_0::demand_rfo_remote_cache_dram,
    &offcore_response_0::demand_rfo_remote_cache_hit,
    &offcore_response_0::demand_rfo_remote_cache_hitm,
    &offcore_response_0::demand_rfo_remote_dram,
    &offcore_response_0::other_any_cache_dram,
    &offcore_response_0::other_any_dram,
    &offcore_response_0::other_any_llc_miss,
    &offcore_response_0::other_any_location,
    &offcore_response_0::other_io_csr_mmio,
    &offcore_response_0::other_llc_hit_no_other_core,
    &offcore_response_0::other_llc_hit_other_core_hit,
    &offcore_response_0::other_llc_hit_other_core_hitm,
    &offcore_response_0::other_local_cache,
    &offcore_response_0::other_local_cache_dram,
    &offcore_response_0::other_remote_cache,
    &offcore_response_0::other_remote_cache_dram,
    &offcore_response_0::other_remote_cache_hit,
    &offcore_response_0::other_remote_cache_hitm,
    &offcore_response_0::other_remote_dram,
    &offcore_response_0::pf_data_any_cache_dram,
    &offcore_response_0::pf_data_any_dram,
    &offcore_response_0::pf_data_any_llc_miss,
    &offcore_response_0::pf_data_any_location,
    &offcore_response_0::pf_data_io_csr_mmio,
    &offcore_response_0::pf_data_llc_hit_no_other_core,
    &offcore_response_0::pf_data_llc_hit_other_core_hit,
    &offcore_response_0::pf_data_llc_hit_other_core_hitm,
    &offcore_response_0::pf_data_local_cache,
    &offcore_response_0::pf_data_local_cache_dram,
    &offcore_response_0::pf_data_local_dram,
    &offcore_response_0::pf_data_remote_cache,
    &offcore_response_0::pf_data_remote_cache_dram,
    &offcore_response_0::pf_data_remote_cache_hit,
    &offcore_response_0::pf_data_remote_cache_hitm,
    &offcore_response_0::pf_data_remote_dram,
    &offcore_response_0::pf_data_rd_any_cache_dram,
    &offcore_response_0::pf_data_rd_any_dram,
    &offcore_response_0::pf_data_rd_any_llc_miss,
    &offcore_response_0::pf_data_rd_any_location,
    &offcore_response_0::pf_data_rd_io_csr_mmio,
    &offcore_response_0::pf_data_rd_llc_hit_no_other_core,
    &offcore_response_0::pf_data_rd_llc_hit_other_core_hit,
    &offcore_response_0::pf_data_rd_llc_hit_other_core_hitm,
    &offcore_response_0::pf_data_rd_local_cache,
    &offcore_response_0::pf_data_rd_local_cache_dram,
    &offcore_response_0::pf_data_rd_local_dram,
    &offcore_response_0::pf_data_rd_remote_cache,
    &offcore_response_0::pf_data_rd_remote_cache_dram,
    &offcore_response_0::pf_data_rd_remote_cache_hit,
    &offcore_response_0::pf_data_rd_remote_cache_hitm,
    &offcore_response_0::pf_data_rd_remote_dram,
    &offcore_response_0::pf_ifetch_any_cache_dram,
    &offcore_response_0::pf_ifetch_any_dram,
    &offcore_response_0::pf_ifetch_any_llc_miss,
    &offcore_response_0::pf_ifetch_any_location,
    &offcore_response_0::pf_ifetch_io_csr_mmio,
    &offcore_response_0::pf_ifetch_llc_hit_no_other_core,
    &offcore_response_0::pf_ifetch_llc_hit_other_core_hit,
    &offcore_response_0::pf_ifetch_llc_hit_other_core_hitm,
    &offcore_response_0::pf_ifetch_local_cache,
    &offcore_response_0::pf_ifetch_local_cache_dram,
    &offcore_response_0::pf_ifetch_local_dram,
    &offcore_response_0::pf_ifetch_remote_cache,
    &offcore_response_0::pf_ifetch_remote_cache_dram,
    &offcore_response_0::pf_ifetch_remote_cache_hit,
    &offcore_response_0::pf_ifetch_remote_cache_hitm,
    &offcore_response_0::pf_ifetch_remote_dram,
    &offcore_response_0::pf_rfo_any_cache_dram,
    &offcore_response_0::pf_rfo_any_dram,
    &offcore_response_0::pf_rfo_any_llc_miss,
    &offcore_response_0::pf_rfo_any_location,
    &offcore_response_0::pf_rfo_io_csr_mmio,
    &offcore_response_0::pf_rfo_llc_hit_no_other_core,
    &offcore_response_0::pf_rfo_llc_hit_other_core_hit,
    &offcore_response_0::pf_rfo_llc_hit_other_core_hitm,
    &offcore_response_0::pf_rfo_local_cache,
    &offcore_response_0::pf_rfo_local_cache_dram,
    &offcore_response_0::pf_rfo_local_dram,
    &offcore_response_0::pf_rfo_remote_cache,
    &offcore_response_0::pf_rfo_remote_cache_dram,
    &offcore_response_0::pf_rfo_remote_cache_hit,
    &offcore_response_0::pf_rfo_remote_cache_hitm,
    &offcore_response_0::pf_rfo_remote_dram,
    &offcore_response_0::prefetch_any_cache_dram,
    &offcore_response_0::prefetch_any_dram,
    &offcore_response_0::prefetch_any_llc_miss,
    &offcore_response_0::prefetch_any_location,
    &offcore_response_0::prefetch_io_csr_mmio,
    &offcore_response_0::prefetch_llc_hit_no_other_core,
    &offcore_response_0::prefetch_llc_hit_other_core_hit,
    &offcore_response_0::prefetch_llc_hit_other_core_hitm,
    &offcore_response_0::prefetch_local_cache,
    &offcore_response_0::prefetch_local_cache_dram,
    &offcore_response_0::prefetch_local_dram,
    &offcore_response_0::prefetch_remote_cache,
    &offcore_response_0::prefetch_remote_cache_dram,
    &offcore_response_0::prefetch_remote_cache_hit,
    &offcore_response_0::prefetch_remote_cache_hitm,
    &offcore_response_0::prefetch_remote_dram,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::wsmex
