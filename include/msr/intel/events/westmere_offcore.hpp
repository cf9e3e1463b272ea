// Events of Westmere, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ep_sp: from intel/perfmon 6dadedf3aa48, WSM-EP-SP/events/WestmereEP-SP_core.json, version 4
// of 08/17/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::wsm {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.any_data.any_cache_dram\0"
    "offcore_response.any_data.any_dram\0"
    "offcore_response.any_data.any_llc_miss\0"
    "offcore_response.any_data.any_location\0"
    "offcore_response.any_data.io_csr_mmio\0"
    "offcore_response.any_data.llc_hit_no_other_core\0"
    "offcore_response.any_data.llc_hit_other_core_hit\0"
    "offcore_response.any_data.llc_hit_other_core_hitm\0"
    "offcore_response.any_data.local_cache\0"
    "offcore_response.any_data.local_cache_dram\0"
    "offcore_response.any_data.local_dram\0"
    "offcore_response.any_data.remote_cache\0"
    "offcore_response.any_data.remote_cache_dram\0"
    "offcore_response.any_data.remote_cache_hit\0"
    "offcore_response.any_data.remote_cache_hitm\0"
    "offcore_response.any_data.remote_dram\0"
    "offcore_response.any_ifetch.any_cache_dram\0"
    "offcore_response.any_ifetch.any_dram\0"
    "offcore_response.any_ifetch.any_llc_miss\0"
    "offcore_response.any_ifetch.any_location\0"
    "offcore_response.any_ifetch.io_csr_mmio\0"
    "offcore_response.any_ifetch.llc_hit_no_other_core\0"
    "offcore_response.any_ifetch.llc_hit_other_core_hit\0"
    "offcore_response.any_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response.any_ifetch.local_cache\0"
    "offcore_response.any_ifetch.local_cache_dram\0"
    "offcore_response.any_ifetch.local_dram\0"
    "offcore_response.any_ifetch.remote_cache\0"
    "offcore_response.any_ifetch.remote_cache_dram\0"
    "offcore_response.any_ifetch.remote_cache_hit\0"
    "offcore_response.any_ifetch.remote_cache_hitm\0"
    "offcore_response.any_ifetch.remote_dram\0"
    "offcore_response.any_request.any_cache_dram\0"
    "offcore_response.any_request.any_dram\0"
    "offcore_response.any_request.any_llc_miss\0"
    "offcore_response.any_request.any_location\0"
    "offcore_response.any_request.io_csr_mmio\0"
    "offcore_response.any_request.llc_hit_no_other_core\0"
    "offcore_response.any_request.llc_hit_other_core_hit\0"
    "offcore_response.any_request.llc_hit_other_core_hitm\0"
    "offcore_response.any_request.local_cache\0"
    "offcore_response.any_request.local_cache_dram\0"
    "offcore_response.any_request.local_dram\0"
    "offcore_response.any_request.remote_cache\0"
    "offcore_response.any_request.remote_cache_dram\0"
    "offcore_response.any_request.remote_cache_hit\0"
    "offcore_response.any_request.remote_cache_hitm\0"
    "offcore_response.any_request.remote_dram\0"
    "offcore_response.any_rfo.any_cache_dram\0"
    "offcore_response.any_rfo.any_dram\0"
    "offcore_response.any_rfo.any_llc_miss\0"
    "offcore_response.any_rfo.any_location\0"
    "offcore_response.any_rfo.io_csr_mmio\0"
    "offcore_response.any_rfo.llc_hit_no_other_core\0"
    "offcore_response.any_rfo.llc_hit_other_core_hit\0"
    "offcore_response.any_rfo.llc_hit_other_core_hitm\0"
    "offcore_response.any_rfo.local_cache\0"
    "offcore_response.any_rfo.local_cache_dram\0"
    "offcore_response.any_rfo.local_dram\0"
    "offcore_response.any_rfo.remote_cache\0"
    "offcore_response.any_rfo.remote_cache_dram\0"
    "offcore_response.any_rfo.remote_cache_hit\0"
    "offcore_response.any_rfo.remote_cache_hitm\0"
    "offcore_response.any_rfo.remote_dram\0"
    "offcore_response.corewb.any_cache_dram\0"
    "offcore_response.corewb.any_dram\0"
    "offcore_response.corewb.any_llc_miss\0"
    "offcore_response.corewb.any_location\0"
    "offcore_response.corewb.io_csr_mmio\0"
    "offcore_response.corewb.llc_hit_no_other_core\0"
    "offcore_response.corewb.llc_hit_other_core_hitm\0"
    "offcore_response.corewb.local_cache\0"
    "offcore_response.corewb.local_cache_dram\0"
    "offcore_response.corewb.local_dram\0"
    "offcore_response.corewb.remote_cache\0"
    "offcore_response.corewb.remote_cache_dram\0"
    "offcore_response.corewb.remote_cache_hit\0"
    "offcore_response.corewb.remote_cache_hitm\0"
    "offcore_response.corewb.remote_dram\0"
    "offcore_response.data_ifetch.any_cache_dram\0"
    "offcore_response.data_ifetch.any_dram\0"
    "offcore_response.data_ifetch.any_llc_miss\0"
    "offcore_response.data_ifetch.any_location\0"
    "offcore_response.data_ifetch.io_csr_mmio\0"
    "offcore_response.data_ifetch.llc_hit_no_other_core\0"
    "offcore_response.data_ifetch.llc_hit_other_core_hit\0"
    "offcore_response.data_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response.data_ifetch.local_cache\0"
    "offcore_response.data_ifetch.local_cache_dram\0"
    "offcore_response.data_ifetch.local_dram\0"
    "offcore_response.data_ifetch.remote_cache\0"
    "offcore_response.data_ifetch.remote_cache_dram\0"
    "offcore_response.data_ifetch.remote_cache_hit\0"
    "offcore_response.data_ifetch.remote_cache_hitm\0"
    "offcore_response.data_ifetch.remote_dram\0"
    "offcore_response.data_in.any_cache_dram\0"
    "offcore_response.data_in.any_dram\0"
    "offcore_response.data_in.any_llc_miss\0"
    "offcore_response.data_in.any_location\0"
    "offcore_response.data_in.io_csr_mmio\0"
    "offcore_response.data_in.llc_hit_no_other_core\0"
    "offcore_response.data_in.llc_hit_other_core_hit\0"
    "offcore_response.data_in.llc_hit_other_core_hitm\0"
    "offcore_response.data_in.local_cache\0"
    "offcore_response.data_in.local_cache_dram\0"
    "offcore_response.data_in.local_dram\0"
    "offcore_response.data_in.remote_cache\0"
    "offcore_response.data_in.remote_cache_dram\0"
    "offcore_response.data_in.remote_cache_hit\0"
    "offcore_response.data_in.remote_cache_hitm\0"
    "offcore_response.data_in.remote_dram\0"
    "offcore_response.demand_data.any_cache_dram\0"
    "offcore_response.demand_data.any_dram\0"
    "offcore_response.demand_data.any_llc_miss\0"
    "offcore_response.demand_data.any_location\0"
    "offcore_response.demand_data.io_csr_mmio\0"
    "offcore_response.demand_data.llc_hit_no_other_core\0"
    "offcore_response.demand_data.llc_hit_other_core_hit\0"
    "offcore_response.demand_data.llc_hit_other_core_hitm\0"
    "offcore_response.demand_data.local_cache\0"
    "offcore_response.demand_data.local_cache_dram\0"
    "offcore_response.demand_data.local_dram\0"
    "offcore_response.demand_data.remote_cache\0"
    "offcore_response.demand_data.remote_cache_dram\0"
    "offcore_response.demand_data.remote_cache_hit\0"
    "offcore_response.demand_data.remote_cache_hitm\0"
    "offcore_response.demand_data.remote_dram\0"
    "offcore_response.demand_data_rd.any_cache_dram\0"
    "offcore_response.demand_data_rd.any_dram\0"
    "offcore_response.demand_data_rd.any_llc_miss\0"
    "offcore_response.demand_data_rd.any_location\0"
    "offcore_response.demand_data_rd.io_csr_mmio\0"
    "offcore_response.demand_data_rd.llc_hit_no_other_core\0"
    "offcore_response.demand_data_rd.llc_hit_other_core_hit\0"
    "offcore_response.demand_data_rd.llc_hit_other_core_hitm\0"
    "offcore_response.demand_data_rd.local_cache\0"
    "offcore_response.demand_data_rd.local_cache_dram\0"
    "offcore_response.demand_data_rd.local_dram\0"
    "offcore_response.demand_data_rd.remote_cache\0"
    "offcore_response.demand_data_rd.remote_cache_dram\0"
    "offcore_response.demand_data_rd.remote_cache_hit\0"
    "offcore_response.demand_data_rd.remote_cache_hitm\0"
    "offcore_response.demand_data_rd.remote_dram\0"
    "offcore_response.demand_ifetch.any_cache_dram\0"
    "offcore_response.demand_ifetch.any_dram\0"
    "offcore_response.demand_ifetch.any_llc_miss\0"
    "offcore_response.demand_ifetch.any_location\0"
    "offcore_response.demand_ifetch.io_csr_mmio\0"
    "offcore_response.demand_ifetch.llc_hit_no_other_core\0"
    "offcore_response.demand_ifetch.llc_hit_other_core_hit\0"
    "offcore_response.demand_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response.demand_ifetch.local_cache\0"
    "offcore_response.demand_ifetch.local_cache_dram\0"
    "offcore_response.demand_ifetch.local_dram\0"
    "offcore_response.demand_ifetch.remote_cache\0"
    "offcore_response.demand_ifetch.remote_cache_dram\0"
    "offcore_response.demand_ifetch.remote_cache_hit\0"
    "offcore_response.demand_ifetch.remote_cache_hitm\0"
    "offcore_response.demand_ifetch.remote_dram\0"
    "offcore_response.demand_rfo.any_cache_dram\0"
    "offcore_response.demand_rfo.any_dram\0"
    "offcore_response.demand_rfo.any_llc_miss\0"
    "offcore_response.demand_rfo.any_location\0"
    "offcore_response.demand_rfo.io_csr_mmio\0"
    "offcore_response.demand_rfo.llc_hit_no_other_core\0"
    "offcore_response.demand_rfo.llc_hit_other_core_hit\0"
    "offcore_response.demand_rfo.llc_hit_other_core_hitm\0"
    "offcore_response.demand_rfo.local_cache\0"
    "offcore_response.demand_rfo.local_cache_dram\0"
    "offcore_response.demand_rfo.local_dram\0"
    "offcore_response.demand_rfo.remote_cache\0"
    "offcore_response.demand_rfo.remote_cache_dram\0"
    "offcore_response.demand_rfo.remote_cache_hit\0"
    "offcore_response.demand_rfo.remote_cache_hitm\0"
    "offcore_response.demand_rfo.remote_dram\0"
    "offcore_response.other.any_cache_dram\0"
    "offcore_response.other.any_dram\0"
    "offcore_response.other.any_llc_miss\0"
    "offcore_response.other.any_location\0"
    "offcore_response.other.io_csr_mmio\0"
    "offcore_response.other.llc_hit_no_other_core\0"
    "offcore_response.other.llc_hit_other_core_hit\0"
    "offcore_response.other.llc_hit_other_core_hitm\0"
    "offcore_response.other.local_cache\0"
    "offcore_response.other.local_cache_dram\0"
    "offcore_response.other.remote_cache\0"
    "offcore_response.other.remote_cache_dram\0"
    "offcore_response.other.remote_cache_hit\0"
    "offcore_response.other.remote_cache_hitm\0"
    "offcore_response.other.remote_dram\0"
    "offcore_response.pf_data.any_cache_dram\0"
    "offcore_response.pf_data.any_dram\0"
    "offcore_response.pf_data.any_llc_miss\0"
    "offcore_response.pf_data.any_location\0"
    "offcore_response.pf_data.io_csr_mmio\0"
    "offcore_response.pf_data.llc_hit_no_other_core\0"
    "offcore_response.pf_data.llc_hit_other_core_hit\0"
    "offcore_response.pf_data.llc_hit_other_core_hitm\0"
    "offcore_response.pf_data.local_cache\0"
    "offcore_response.pf_data.local_cache_dram\0"
    "offcore_response.pf_data.local_dram\0"
    "offcore_response.pf_data.remote_cache\0"
    "offcore_response.pf_data.remote_cache_dram\0"
    "offcore_response.pf_data.remote_cache_hit\0"
    "offcore_response.pf_data.remote_cache_hitm\0"
    "offcore_response.pf_data.remote_dram\0"
    "offcore_response.pf_data_rd.any_cache_dram\0"
    "offcore_response.pf_data_rd.any_dram\0"
    "offcore_response.pf_data_rd.any_llc_miss\0"
    "offcore_response.pf_data_rd.any_location\0"
    "offcore_response.pf_data_rd.io_csr_mmio\0"
    "offcore_response.pf_data_rd.llc_hit_no_other_core\0"
    "offcore_response.pf_data_rd.llc_hit_other_core_hit\0"
    "offcore_response.pf_data_rd.llc_hit_other_core_hitm\0"
    "offcore_response.pf_data_rd.local_cache\0"
    "offcore_response.pf_data_rd.local_cache_dram\0"
    "offcore_response.pf_data_rd.local_dram\0"
    "offcore_response.pf_data_rd.remote_cache\0"
    "offcore_response.pf_data_rd.remote_cache_dram\0"
    "offcore_response.pf_data_rd.remote_cache_hit\0"
    "offcore_response.pf_data_rd.remote_cache_hitm\0"
    "offcore_response.pf_data_rd.remote_dram\0"
    "offcore_response.pf_ifetch.any_cache_dram\0"
    "offcore_response.pf_ifetch.any_dram\0"
    "offcore_response.pf_ifetch.any_llc_miss\0"
    "offcore_response.pf_ifetch.any_location\0"
    "offcore_response.pf_ifetch.io_csr_mmio\0"
    "offcore_response.pf_ifetch.llc_hit_no_other_core\0"
    "offcore_response.pf_ifetch.llc_hit_other_core_hit\0"
    "offcore_response.pf_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response.pf_ifetch.local_cache\0"
    "offcore_response.pf_ifetch.local_cache_dram\0"
    "offcore_response.pf_ifetch.local_dram\0"
    "offcore_response.pf_ifetch.remote_cache\0"
    "offcore_response.pf_ifetch.remote_cache_dram\0"
    "offcore_response.pf_ifetch.remote_cache_hit\0"
    "offcore_response.pf_ifetch.remote_cache_hitm\0"
    "offcore_response.pf_ifetch.remote_dram\0"
    "offcore_response.pf_rfo.any_cache_dram\0"
    "offcore_response.pf_rfo.any_dram\0"
    "offcore_response.pf_rfo.any_llc_miss\0"
    "offcore_response.pf_rfo.any_location\0"
    "offcore_response.pf_rfo.io_csr_mmio\0"
    "offcore_response.pf_rfo.llc_hit_no_other_core\0"
    "offcore_response.pf_rfo.llc_hit_other_core_hit\0"
    "offcore_response.pf_rfo.llc_hit_other_core_hitm\0"
    "offcore_response.pf_rfo.local_cache\0"
    "offcore_response.pf_rfo.local_cache_dram\0"
    "offcore_response.pf_rfo.local_dram\0"
    "offcore_response.pf_rfo.remote_cache\0"
    "offcore_response.pf_rfo.remote_cache_dram\0"
    "offcore_response.pf_rfo.remote_cache_hit\0"
    "offcore_response.pf_rfo.remote_cache_hitm\0"
    "offcore_response.pf_rfo.remote_dram\0"
    "offcore_response.prefetch.any_cache_dram\0"
    "offcore_response.prefetch.any_dram\0"
    "offcore_response.prefetch.any_llc_miss\0"
    "offcore_response.prefetch.any_location\0"
    "offcore_response.prefetch.io_csr_mmio\0"
    "offcore_response.prefetch.llc_hit_no_other_core\0"
    "offcore_response.prefetch.llc_hit_other_core_hit\0"
    "offcore_response.prefetch.llc_hit_other_core_hitm\0"
    "offcore_response.prefetch.local_cache\0"
    "offcore_response.prefetch.local_cache_dram\0"
    "offcore_response.prefetch.local_dram\0"
    "offcore_response.prefetch.remote_cache\0"
    "offcore_response.prefetch.remote_cache_dram\0"
    "offcore_response.prefetch.remote_cache_hit\0"
    "offcore_response.prefetch.remote_cache_hitm\0"
    "offcore_response.prefetch.remote_dram\0";
inline constexpr select::event_list list{"wsm", core::westmere, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed any_data_any_cache_dram{any_data_any_cache_dram, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f11, .period = 100000}};
inline constexpr listed any_data_any_dram{any_data_any_dram, list, {.name = 41, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6011, .period = 100000}};
inline constexpr listed any_data_any_llc_miss{any_data_any_llc_miss, list, {.name = 76, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf811, .period = 100000}};
inline constexpr listed any_data_any_location{any_data_any_location, list, {.name = 115, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff11, .period = 100000}};
inline constexpr listed any_data_io_csr_mmio{any_data_io_csr_mmio, list, {.name = 154, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8011, .period = 100000}};
inline constexpr listed any_data_llc_hit_no_other_core{any_data_llc_hit_no_other_core, list, {.name = 192, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x111, .period = 100000}};
inline constexpr listed any_data_llc_hit_other_core_hit{any_data_llc_hit_other_core_hit, list, {.name = 240, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x211, .period = 100000}};
inline constexpr listed any_data_llc_hit_other_core_hitm{any_data_llc_hit_other_core_hitm, list, {.name = 289, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x411, .period = 100000}};
inline constexpr listed any_data_local_cache{any_data_local_cache, list, {.name = 339, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x711, .period = 100000}};
inline constexpr listed any_data_local_cache_dram{any_data_local_cache_dram, list, {.name = 377, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2711, .period = 100000}};
inline constexpr listed any_data_local_dram{any_data_local_dram, list, {.name = 420, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2011, .period = 100000}};
inline constexpr listed any_data_remote_cache{any_data_remote_cache, list, {.name = 457, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1811, .period = 100000}};
inline constexpr listed any_data_remote_cache_dram{any_data_remote_cache_dram, list, {.name = 496, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5811, .period = 100000}};
inline constexpr listed any_data_remote_cache_hit{any_data_remote_cache_hit, list, {.name = 540, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1011, .period = 100000}};
inline constexpr listed any_data_remote_cache_hitm{any_data_remote_cache_hitm, list, {.name = 583, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x811, .period = 100000}};
inline constexpr listed any_data_remote_dram{any_data_remote_dram, list, {.name = 627, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4011, .period = 100000}};
inline constexpr listed any_ifetch_any_cache_dram{any_ifetch_any_cache_dram, list, {.name = 665, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f44, .period = 100000}};
inline constexpr listed any_ifetch_any_dram{any_ifetch_any_dram, list, {.name = 708, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6044, .period = 100000}};
inline constexpr listed any_ifetch_any_llc_miss{any_ifetch_any_llc_miss, list, {.name = 745, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf844, .period = 100000}};
inline constexpr listed any_ifetch_any_location{any_ifetch_any_location, list, {.name = 786, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff44, .period = 100000}};
inline constexpr listed any_ifetch_io_csr_mmio{any_ifetch_io_csr_mmio, list, {.name = 827, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8044, .period = 100000}};
inline constexpr listed any_ifetch_llc_hit_no_other_core{any_ifetch_llc_hit_no_other_core, list, {.name = 867, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x144, .period = 100000}};
inline constexpr listed any_ifetch_llc_hit_other_core_hit{any_ifetch_llc_hit_other_core_hit, list, {.name = 917, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x244, .period = 100000}};
inline constexpr listed any_ifetch_llc_hit_other_core_hitm{any_ifetch_llc_hit_other_core_hitm, list, {.name = 968, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x444, .period = 100000}};
inline constexpr listed any_ifetch_local_cache{any_ifetch_local_cache, list, {.name = 1020, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x744, .period = 100000}};
inline constexpr listed any_ifetch_local_cache_dram{any_ifetch_local_cache_dram, list, {.name = 1060, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2744, .period = 100000}};
inline constexpr listed any_ifetch_local_dram{any_ifetch_local_dram, list, {.name = 1105, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2044, .period = 100000}};
inline constexpr listed any_ifetch_remote_cache{any_ifetch_remote_cache, list, {.name = 1144, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1844, .period = 100000}};
inline constexpr listed any_ifetch_remote_cache_dram{any_ifetch_remote_cache_dram, list, {.name = 1185, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5844, .period = 100000}};
inline constexpr listed any_ifetch_remote_cache_hit{any_ifetch_remote_cache_hit, list, {.name = 1231, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1044, .period = 100000}};
inline constexpr listed any_ifetch_remote_cache_hitm{any_ifetch_remote_cache_hitm, list, {.name = 1276, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x844, .period = 100000}};
inline constexpr listed any_ifetch_remote_dram{any_ifetch_remote_dram, list, {.name = 1322, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4044, .period = 100000}};
inline constexpr listed any_request_any_cache_dram{any_request_any_cache_dram, list, {.name = 1362, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7fff, .period = 100000}};
inline constexpr listed any_request_any_dram{any_request_any_dram, list, {.name = 1406, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x60ff, .period = 100000}};
inline constexpr listed any_request_any_llc_miss{any_request_any_llc_miss, list, {.name = 1444, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf8ff, .period = 100000}};
inline constexpr listed any_request_any_location{any_request_any_location, list, {.name = 1486, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xffff, .period = 100000}};
inline constexpr listed any_request_io_csr_mmio{any_request_io_csr_mmio, list, {.name = 1528, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x80ff, .period = 100000}};
inline constexpr listed any_request_llc_hit_no_other_core{any_request_llc_hit_no_other_core, list, {.name = 1569, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1ff, .period = 100000}};
inline constexpr listed any_request_llc_hit_other_core_hit{any_request_llc_hit_other_core_hit, list, {.name = 1620, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2ff, .period = 100000}};
inline constexpr listed any_request_llc_hit_other_core_hitm{any_request_llc_hit_other_core_hitm, list, {.name = 1672, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4ff, .period = 100000}};
inline constexpr listed any_request_local_cache{any_request_local_cache, list, {.name = 1725, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7ff, .period = 100000}};
inline constexpr listed any_request_local_cache_dram{any_request_local_cache_dram, list, {.name = 1766, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x27ff, .period = 100000}};
inline constexpr listed any_request_local_dram{any_request_local_dram, list, {.name = 1812, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x20ff, .period = 100000}};
inline constexpr listed any_request_remote_cache{any_request_remote_cache, list, {.name = 1852, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x18ff, .period = 100000}};
inline constexpr listed any_request_remote_cache_dram{any_request_remote_cache_dram, list, {.name = 1894, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x58ff, .period = 100000}};
inline constexpr listed any_request_remote_cache_hit{any_request_remote_cache_hit, list, {.name = 1941, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10ff, .period = 100000}};
inline constexpr listed any_request_remote_cache_hitm{any_request_remote_cache_hitm, list, {.name = 1987, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8ff, .period = 100000}};
inline constexpr listed any_request_remote_dram{any_request_remote_dram, list, {.name = 2034, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40ff, .period = 100000}};
inline constexpr listed any_rfo_any_cache_dram{any_rfo_any_cache_dram, list, {.name = 2075, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f22, .period = 100000}};
inline constexpr listed any_rfo_any_dram{any_rfo_any_dram, list, {.name = 2115, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6022, .period = 100000}};
inline constexpr listed any_rfo_any_llc_miss{any_rfo_any_llc_miss, list, {.name = 2149, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf822, .period = 100000}};
inline constexpr listed any_rfo_any_location{any_rfo_any_location, list, {.name = 2187, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff22, .period = 100000}};
inline constexpr listed any_rfo_io_csr_mmio{any_rfo_io_csr_mmio, list, {.name = 2225, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8022, .period = 100000}};
inline constexpr listed any_rfo_llc_hit_no_other_core{any_rfo_llc_hit_no_other_core, list, {.name = 2262, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x122, .period = 100000}};
inline constexpr listed any_rfo_llc_hit_other_core_hit{any_rfo_llc_hit_other_core_hit, list, {.name = 2309, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x222, .period = 100000}};
inline constexpr listed any_rfo_llc_hit_other_core_hitm{any_rfo_llc_hit_other_core_hitm, list, {.name = 2357, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x422, .period = 100000}};
inline constexpr listed any_rfo_local_cache{any_rfo_local_cache, list, {.name = 2406, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x722, .period = 100000}};
inline constexpr listed any_rfo_local_cache_dram{any_rfo_local_cache_dram, list, {.name = 2443, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2722, .period = 100000}};
inline constexpr listed any_rfo_local_dram{any_rfo_local_dram, list, {.name = 2485, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2022, .period = 100000}};
inline constexpr listed any_rfo_remote_cache{any_rfo_remote_cache, list, {.name = 2521, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1822, .period = 100000}};
inline constexpr listed any_rfo_remote_cache_dram{any_rfo_remote_cache_dram, list, {.name = 2559, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5822, .period = 100000}};
inline constexpr listed any_rfo_remote_cache_hit{any_rfo_remote_cache_hit, list, {.name = 2602, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1022, .period = 100000}};
inline constexpr listed any_rfo_remote_cache_hitm{any_rfo_remote_cache_hitm, list, {.name = 2644, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x822, .period = 100000}};
inline constexpr listed any_rfo_remote_dram{any_rfo_remote_dram, list, {.name = 2687, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4022, .period = 100000}};
inline constexpr listed corewb_any_cache_dram{corewb_any_cache_dram, list, {.name = 2724, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f08, .period = 100000}};
inline constexpr listed corewb_any_dram{corewb_any_dram, list, {.name = 2763, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6008, .period = 100000}};
inline constexpr listed corewb_any_llc_miss{corewb_any_llc_miss, list, {.name = 2796, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf808, .period = 100000}};
inline constexpr listed corewb_any_location{corewb_any_location, list, {.name = 2833, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff08, .period = 100000}};
inline constexpr listed corewb_io_csr_mmio{corewb_io_csr_mmio, list, {.name = 2870, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8008, .period = 100000}};
inline constexpr listed corewb_llc_hit_no_other_core{corewb_llc_hit_no_other_core, list, {.name = 2906, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x108, .period = 100000}};
inline constexpr listed corewb_llc_hit_other_core_hitm{corewb_llc_hit_other_core_hitm, list, {.name = 2952, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x408, .period = 100000}};
inline constexpr listed corewb_local_cache{corewb_local_cache, list, {.name = 3000, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x708, .period = 100000}};
inline constexpr listed corewb_local_cache_dram{corewb_local_cache_dram, list, {.name = 3036, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2708, .period = 100000}};
inline constexpr listed corewb_local_dram{corewb_local_dram, list, {.name = 3077, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2008, .period = 100000}};
inline constexpr listed corewb_remote_cache{corewb_remote_cache, list, {.name = 3112, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1808, .period = 100000}};
inline constexpr listed corewb_remote_cache_dram{corewb_remote_cache_dram, list, {.name = 3149, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5808, .period = 100000}};
inline constexpr listed corewb_remote_cache_hit{corewb_remote_cache_hit, list, {.name = 3191, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008, .period = 100000}};
inline constexpr listed corewb_remote_cache_hitm{corewb_remote_cache_hitm, list, {.name = 3232, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808, .period = 100000}};
inline constexpr listed corewb_remote_dram{corewb_remote_dram, list, {.name = 3274, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4008, .period = 100000}};
inline constexpr listed data_ifetch_any_cache_dram{data_ifetch_any_cache_dram, list, {.name = 3310, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f77, .period = 100000}};
inline constexpr listed data_ifetch_any_dram{data_ifetch_any_dram, list, {.name = 3354, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6077, .period = 100000}};
inline constexpr listed data_ifetch_any_llc_miss{data_ifetch_any_llc_miss, list, {.name = 3392, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf877, .period = 100000}};
inline constexpr listed data_ifetch_any_location{data_ifetch_any_location, list, {.name = 3434, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff77, .period = 100000}};
inline constexpr listed data_ifetch_io_csr_mmio{data_ifetch_io_csr_mmio, list, {.name = 3476, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8077, .period = 100000}};
inline constexpr listed data_ifetch_llc_hit_no_other_core{data_ifetch_llc_hit_no_other_core, list, {.name = 3517, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x177, .period = 100000}};
inline constexpr listed data_ifetch_llc_hit_other_core_hit{data_ifetch_llc_hit_other_core_hit, list, {.name = 3568, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x277, .period = 100000}};
inline constexpr listed data_ifetch_llc_hit_other_core_hitm{data_ifetch_llc_hit_other_core_hitm, list, {.name = 3620, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x477, .period = 100000}};
inline constexpr listed data_ifetch_local_cache{data_ifetch_local_cache, list, {.name = 3673, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x777, .period = 100000}};
inline constexpr listed data_ifetch_local_cache_dram{data_ifetch_local_cache_dram, list, {.name = 3714, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2777, .period = 100000}};
inline constexpr listed data_ifetch_local_dram{data_ifetch_local_dram, list, {.name = 3760, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2077, .period = 100000}};
inline constexpr listed data_ifetch_remote_cache{data_ifetch_remote_cache, list, {.name = 3800, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1877, .period = 100000}};
inline constexpr listed data_ifetch_remote_cache_dram{data_ifetch_remote_cache_dram, list, {.name = 3842, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5877, .period = 100000}};
inline constexpr listed data_ifetch_remote_cache_hit{data_ifetch_remote_cache_hit, list, {.name = 3889, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1077, .period = 100000}};
inline constexpr listed data_ifetch_remote_cache_hitm{data_ifetch_remote_cache_hitm, list, {.name = 3935, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x877, .period = 100000}};
inline constexpr listed data_ifetch_remote_dram{data_ifetch_remote_dram, list, {.name = 3982, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4077, .period = 100000}};
inline constexpr listed data_in_any_cache_dram{data_in_any_cache_dram, list, {.name = 4023, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f33, .period = 100000}};
inline constexpr listed data_in_any_dram{data_in_any_dram, list, {.name = 4063, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6033, .period = 100000}};
inline constexpr listed data_in_any_llc_miss{data_in_any_llc_miss, list, {.name = 4097, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf833, .period = 100000}};
inline constexpr listed data_in_any_location{data_in_any_location, list, {.name = 4135, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff33, .period = 100000}};
inline constexpr listed data_in_io_csr_mmio{data_in_io_csr_mmio, list, {.name = 4173, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8033, .period = 100000}};
inline constexpr listed data_in_llc_hit_no_other_core{data_in_llc_hit_no_other_core, list, {.name = 4210, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x133, .period = 100000}};
inline constexpr listed data_in_llc_hit_other_core_hit{data_in_llc_hit_other_core_hit, list, {.name = 4257, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x233, .period = 100000}};
inline constexpr listed data_in_llc_hit_other_core_hitm{data_in_llc_hit_other_core_hitm, list, {.name = 4305, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x433, .period = 100000}};
inline constexpr listed data_in_local_cache{data_in_local_cache, list, {.name = 4354, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x733, .period = 100000}};
inline constexpr listed data_in_local_cache_dram{data_in_local_cache_dram, list, {.name = 4391, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2733, .period = 100000}};
inline constexpr listed data_in_local_dram{data_in_local_dram, list, {.name = 4433, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2033, .period = 100000}};
inline constexpr listed data_in_remote_cache{data_in_remote_cache, list, {.name = 4469, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1833, .period = 100000}};
inline constexpr listed data_in_remote_cache_dram{data_in_remote_cache_dram, list, {.name = 4507, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5833, .period = 100000}};
inline constexpr listed data_in_remote_cache_hit{data_in_remote_cache_hit, list, {.name = 4550, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1033, .period = 100000}};
inline constexpr listed data_in_remote_cache_hitm{data_in_remote_cache_hitm, list, {.name = 4592, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x833, .period = 100000}};
inline constexpr listed data_in_remote_dram{data_in_remote_dram, list, {.name = 4635, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4033, .period = 100000}};
inline constexpr listed demand_data_any_cache_dram{demand_data_any_cache_dram, list, {.name = 4672, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f03, .period = 100000}};
inline constexpr listed demand_data_any_dram{demand_data_any_dram, list, {.name = 4716, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6003, .period = 100000}};
inline constexpr listed demand_data_any_llc_miss{demand_data_any_llc_miss, list, {.name = 4754, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf803, .period = 100000}};
inline constexpr listed demand_data_any_location{demand_data_any_location, list, {.name = 4796, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff03, .period = 100000}};
inline constexpr listed demand_data_io_csr_mmio{demand_data_io_csr_mmio, list, {.name = 4838, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003, .period = 100000}};
inline constexpr listed demand_data_llc_hit_no_other_core{demand_data_llc_hit_no_other_core, list, {.name = 4879, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x103, .period = 100000}};
inline constexpr listed demand_data_llc_hit_other_core_hit{demand_data_llc_hit_other_core_hit, list, {.name = 4930, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x203, .period = 100000}};
inline constexpr listed demand_data_llc_hit_other_core_hitm{demand_data_llc_hit_other_core_hitm, list, {.name = 4982, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x403, .period = 100000}};
inline constexpr listed demand_data_local_cache{demand_data_local_cache, list, {.name = 5035, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703, .period = 100000}};
inline constexpr listed demand_data_local_cache_dram{demand_data_local_cache_dram, list, {.name = 5076, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2703, .period = 100000}};
inline constexpr listed demand_data_local_dram{demand_data_local_dram, list, {.name = 5122, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003, .period = 100000}};
inline constexpr listed demand_data_remote_cache{demand_data_remote_cache, list, {.name = 5162, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1803, .period = 100000}};
inline constexpr listed demand_data_remote_cache_dram{demand_data_remote_cache_dram, list, {.name = 5204, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5803, .period = 100000}};
inline constexpr listed demand_data_remote_cache_hit{demand_data_remote_cache_hit, list, {.name = 5251, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003, .period = 100000}};
inline constexpr listed demand_data_remote_cache_hitm{demand_data_remote_cache_hitm, list, {.name = 5297, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x803, .period = 100000}};
inline constexpr listed demand_data_remote_dram{demand_data_remote_dram, list, {.name = 5344, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003, .period = 100000}};
inline constexpr listed demand_data_rd_any_cache_dram{demand_data_rd_any_cache_dram, list, {.name = 5385, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f01, .period = 100000}};
inline constexpr listed demand_data_rd_any_dram{demand_data_rd_any_dram, list, {.name = 5432, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6001, .period = 100000}};
inline constexpr listed demand_data_rd_any_llc_miss{demand_data_rd_any_llc_miss, list, {.name = 5473, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf801, .period = 100000}};
inline constexpr listed demand_data_rd_any_location{demand_data_rd_any_location, list, {.name = 5518, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff01, .period = 100000}};
inline constexpr listed demand_data_rd_io_csr_mmio{demand_data_rd_io_csr_mmio, list, {.name = 5563, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8001, .period = 100000}};
inline constexpr listed demand_data_rd_llc_hit_no_other_core{demand_data_rd_llc_hit_no_other_core, list, {.name = 5607, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x101, .period = 100000}};
inline constexpr listed demand_data_rd_llc_hit_other_core_hit{demand_data_rd_llc_hit_other_core_hit, list, {.name = 5661, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x201, .period = 100000}};
inline constexpr listed demand_data_rd_llc_hit_other_core_hitm{demand_data_rd_llc_hit_other_core_hitm, list, {.name = 5716, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x401, .period = 100000}};
inline constexpr listed demand_data_rd_local_cache{demand_data_rd_local_cache, list, {.name = 5772, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x701, .period = 100000}};
inline constexpr listed demand_data_rd_local_cache_dram{demand_data_rd_local_cache_dram, list, {.name = 5816, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2701, .period = 100000}};
inline constexpr listed demand_data_rd_local_dram{demand_data_rd_local_dram, list, {.name = 5865, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2001, .period = 100000}};
inline constexpr listed demand_data_rd_remote_cache{demand_data_rd_remote_cache, list, {.name = 5908, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1801, .period = 100000}};
inline constexpr listed demand_data_rd_remote_cache_dram{demand_data_rd_remote_cache_dram, list, {.name = 5953, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5801, .period = 100000}};
inline constexpr listed demand_data_rd_remote_cache_hit{demand_data_rd_remote_cache_hit, list, {.name = 6003, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1001, .period = 100000}};
inline constexpr listed demand_data_rd_remote_cache_hitm{demand_data_rd_remote_cache_hitm, list, {.name = 6052, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x801, .period = 100000}};
inline constexpr listed demand_data_rd_remote_dram{demand_data_rd_remote_dram, list, {.name = 6102, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4001, .period = 100000}};
inline constexpr listed demand_ifetch_any_cache_dram{demand_ifetch_any_cache_dram, list, {.name = 6146, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f04, .period = 100000}};
inline constexpr listed demand_ifetch_any_dram{demand_ifetch_any_dram, list, {.name = 6192, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6004, .period = 100000}};
inline constexpr listed demand_ifetch_any_llc_miss{demand_ifetch_any_llc_miss, list, {.name = 6232, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf804, .period = 100000}};
inline constexpr listed demand_ifetch_any_location{demand_ifetch_any_location, list, {.name = 6276, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff04, .period = 100000}};
inline constexpr listed demand_ifetch_io_csr_mmio{demand_ifetch_io_csr_mmio, list, {.name = 6320, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8004, .period = 100000}};
inline constexpr listed demand_ifetch_llc_hit_no_other_core{demand_ifetch_llc_hit_no_other_core, list, {.name = 6363, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104, .period = 100000}};
inline constexpr listed demand_ifetch_llc_hit_other_core_hit{demand_ifetch_llc_hit_other_core_hit, list, {.name = 6416, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x204, .period = 100000}};
inline constexpr listed demand_ifetch_llc_hit_other_core_hitm{demand_ifetch_llc_hit_other_core_hitm, list, {.name = 6470, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x404, .period = 100000}};
inline constexpr listed demand_ifetch_local_cache{demand_ifetch_local_cache, list, {.name = 6525, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x704, .period = 100000}};
inline constexpr listed demand_ifetch_local_cache_dram{demand_ifetch_local_cache_dram, list, {.name = 6568, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2704, .period = 100000}};
inline constexpr listed demand_ifetch_local_dram{demand_ifetch_local_dram, list, {.name = 6616, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004, .period = 100000}};
inline constexpr listed demand_ifetch_remote_cache{demand_ifetch_remote_cache, list, {.name = 6658, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1804, .period = 100000}};
inline constexpr listed demand_ifetch_remote_cache_dram{demand_ifetch_remote_cache_dram, list, {.name = 6702, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5804, .period = 100000}};
inline constexpr listed demand_ifetch_remote_cache_hit{demand_ifetch_remote_cache_hit, list, {.name = 6751, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004, .period = 100000}};
inline constexpr listed demand_ifetch_remote_cache_hitm{demand_ifetch_remote_cache_hitm, list, {.name = 6799, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x804, .period = 100000}};
inline constexpr listed demand_ifetch_remote_dram{demand_ifetch_remote_dram, list, {.name = 6848, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4004, .period = 100000}};
inline constexpr listed demand_rfo_any_cache_dram{demand_rfo_any_cache_dram, list, {.name = 6891, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f02, .period = 100000}};
inline constexpr listed demand_rfo_any_dram{demand_rfo_any_dram, list, {.name = 6934, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6002, .period = 100000}};
inline constexpr listed demand_rfo_any_llc_miss{demand_rfo_any_llc_miss, list, {.name = 6971, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf802, .period = 100000}};
inline constexpr listed demand_rfo_any_location{demand_rfo_any_location, list, {.name = 7012, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff02, .period = 100000}};
inline constexpr listed demand_rfo_io_csr_mmio{demand_rfo_io_csr_mmio, list, {.name = 7053, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8002, .period = 100000}};
inline constexpr listed demand_rfo_llc_hit_no_other_core{demand_rfo_llc_hit_no_other_core, list, {.name = 7093, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x102, .period = 100000}};
inline constexpr listed demand_rfo_llc_hit_other_core_hit{demand_rfo_llc_hit_other_core_hit, list, {.name = 7143, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x202, .period = 100000}};
inline constexpr listed demand_rfo_llc_hit_other_core_hitm{demand_rfo_llc_hit_other_core_hitm, list, {.name = 7194, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x402, .period = 100000}};
inline constexpr listed demand_rfo_local_cache{demand_rfo_local_cache, list, {.name = 7246, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x702, .period = 100000}};
inline constexpr listed demand_rfo_local_cache_dram{demand_rfo_local_cache_dram, list, {.name = 7286, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2702, .period = 100000}};
inline constexpr listed demand_rfo_local_dram{demand_rfo_local_dram, list, {.name = 7331, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2002, .period = 100000}};
inline constexpr listed demand_rfo_remote_cache{demand_rfo_remote_cache, list, {.name = 7370, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1802, .period = 100000}};
inline constexpr listed demand_rfo_remote_cache_dram{demand_rfo_remote_cache_dram, list, {.name = 7411, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5802, .period = 100000}};
inline constexpr listed demand_rfo_remote_cache_hit{demand_rfo_remote_cache_hit, list, {.name = 7457, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1002, .period = 100000}};
inline constexpr listed demand_rfo_remote_cache_hitm{demand_rfo_remote_cache_hitm, list, {.name = 7502, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x802, .period = 100000}};
inline constexpr listed demand_rfo_remote_dram{demand_rfo_remote_dram, list, {.name = 7548, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4002, .period = 100000}};
inline constexpr listed other_any_cache_dram{other_any_cache_dram, list, {.name = 7588, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f80, .period = 100000}};
inline constexpr listed other_any_dram{other_any_dram, list, {.name = 7626, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6080, .period = 100000}};
inline constexpr listed other_any_llc_miss{other_any_llc_miss, list, {.name = 7658, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf880, .period = 100000}};
inline constexpr listed other_any_location{other_any_location, list, {.name = 7694, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff80, .period = 100000}};
inline constexpr listed other_io_csr_mmio{other_io_csr_mmio, list, {.name = 7730, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8080, .period = 100000}};
inline constexpr listed other_llc_hit_no_other_core{other_llc_hit_no_other_core, list, {.name = 7765, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x180, .period = 100000}};
inline constexpr listed other_llc_hit_other_core_hit{other_llc_hit_other_core_hit, list, {.name = 7810, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x280, .period = 100000}};
inline constexpr listed other_llc_hit_other_core_hitm{other_llc_hit_other_core_hitm, list, {.name = 7856, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x480, .period = 100000}};
inline constexpr listed other_local_cache{other_local_cache, list, {.name = 7903, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x780, .period = 100000}};
inline constexpr listed other_local_cache_dram{other_local_cache_dram, list, {.name = 7938, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2780, .period = 100000}};
inline constexpr listed other_remote_cache{other_remote_cache, list, {.name = 7978, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1880, .period = 100000}};
inline constexpr listed other_remote_cache_dram{other_remote_cache_dram, list, {.name = 8014, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5880, .period = 100000}};
inline constexpr listed other_remote_cache_hit{other_remote_cache_hit, list, {.name = 8055, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1080, .period = 100000}};
inline constexpr listed other_remote_cache_hitm{other_remote_cache_hitm, list, {.name = 8095, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x880, .period = 100000}};
inline constexpr listed other_remote_dram{other_remote_dram, list, {.name = 8136, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4080, .period = 100000}};
inline constexpr listed pf_data_any_cache_dram{pf_data_any_cache_dram, list, {.name = 8171, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f50, .period = 100000}};
inline constexpr listed pf_data_any_dram{pf_data_any_dram, list, {.name = 8211, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6050, .period = 100000}};
inline constexpr listed pf_data_any_llc_miss{pf_data_any_llc_miss, list, {.name = 8245, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf850, .period = 100000}};
inline constexpr listed pf_data_any_location{pf_data_any_location, list, {.name = 8283, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff50, .period = 100000}};
inline constexpr listed pf_data_io_csr_mmio{pf_data_io_csr_mmio, list, {.name = 8321, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8050, .period = 100000}};
inline constexpr listed pf_data_llc_hit_no_other_core{pf_data_llc_hit_no_other_core, list, {.name = 8358, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x150, .period = 100000}};
inline constexpr listed pf_data_llc_hit_other_core_hit{pf_data_llc_hit_other_core_hit, list, {.name = 8405, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x250, .period = 100000}};
inline constexpr listed pf_data_llc_hit_other_core_hitm{pf_data_llc_hit_other_core_hitm, list, {.name = 8453, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x450, .period = 100000}};
inline constexpr listed pf_data_local_cache{pf_data_local_cache, list, {.name = 8502, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x750, .period = 100000}};
inline constexpr listed pf_data_local_cache_dram{pf_data_local_cache_dram, list, {.name = 8539, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2750, .period = 100000}};
inline constexpr listed pf_data_local_dram{pf_data_local_dram, list, {.name = 8581, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2050, .period = 100000}};
inline constexpr listed pf_data_remote_cache{pf_data_remote_cache, list, {.name = 8617, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1850, .period = 100000}};
inline constexpr listed pf_data_remote_cache_dram{pf_data_remote_cache_dram, list, {.name = 8655, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5850, .period = 100000}};
inline constexpr listed pf_data_remote_cache_hit{pf_data_remote_cache_hit, list, {.name = 8698, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1050, .period = 100000}};
inline constexpr listed pf_data_remote_cache_hitm{pf_data_remote_cache_hitm, list, {.name = 8740, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x850, .period = 100000}};
inline constexpr listed pf_data_remote_dram{pf_data_remote_dram, list, {.name = 8783, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4050, .period = 100000}};
inline constexpr listed pf_data_rd_any_cache_dram{pf_data_rd_any_cache_dram, list, {.name = 8820, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f10, .period = 100000}};
inline constexpr listed pf_data_rd_any_dram{pf_data_rd_any_dram, list, {.name = 8863, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6010, .period = 100000}};
inline constexpr listed pf_data_rd_any_llc_miss{pf_data_rd_any_llc_miss, list, {.name = 8900, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf810, .period = 100000}};
inline constexpr listed pf_data_rd_any_location{pf_data_rd_any_location, list, {.name = 8941, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff10, .period = 100000}};
inline constexpr listed pf_data_rd_io_csr_mmio{pf_data_rd_io_csr_mmio, list, {.name = 8982, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8010, .period = 100000}};
inline constexpr listed pf_data_rd_llc_hit_no_other_core{pf_data_rd_llc_hit_no_other_core, list, {.name = 9022, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x110, .period = 100000}};
inline constexpr listed pf_data_rd_llc_hit_other_core_hit{pf_data_rd_llc_hit_other_core_hit, list, {.name = 9072, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x210, .period = 100000}};
inline constexpr listed pf_data_rd_llc_hit_other_core_hitm{pf_data_rd_llc_hit_other_core_hitm, list, {.name = 9123, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x410, .period = 100000}};
inline constexpr listed pf_data_rd_local_cache{pf_data_rd_local_cache, list, {.name = 9175, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x710, .period = 100000}};
inline constexpr listed pf_data_rd_local_cache_dram{pf_data_rd_local_cache_dram, list, {.name = 9215, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2710, .period = 100000}};
inline constexpr listed pf_data_rd_local_dram{pf_data_rd_local_dram, list, {.name = 9260, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2010, .period = 100000}};
inline constexpr listed pf_data_rd_remote_cache{pf_data_rd_remote_cache, list, {.name = 9299, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1810, .period = 100000}};
inline constexpr listed pf_data_rd_remote_cache_dram{pf_data_rd_remote_cache_dram, list, {.name = 9340, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5810, .period = 100000}};
inline constexpr listed pf_data_rd_remote_cache_hit{pf_data_rd_remote_cache_hit, list, {.name = 9386, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010, .period = 100000}};
inline constexpr listed pf_data_rd_remote_cache_hitm{pf_data_rd_remote_cache_hitm, list, {.name = 9431, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x810, .period = 100000}};
inline constexpr listed pf_data_rd_remote_dram{pf_data_rd_remote_dram, list, {.name = 9477, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4010, .period = 100000}};
inline constexpr listed pf_ifetch_any_cache_dram{pf_ifetch_any_cache_dram, list, {.name = 9517, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f40, .period = 100000}};
inline constexpr listed pf_ifetch_any_dram{pf_ifetch_any_dram, list, {.name = 9559, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6040, .period = 100000}};
inline constexpr listed pf_ifetch_any_llc_miss{pf_ifetch_any_llc_miss, list, {.name = 9595, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf840, .period = 100000}};
inline constexpr listed pf_ifetch_any_location{pf_ifetch_any_location, list, {.name = 9635, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff40, .period = 100000}};
inline constexpr listed pf_ifetch_io_csr_mmio{pf_ifetch_io_csr_mmio, list, {.name = 9675, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8040, .period = 100000}};
inline constexpr listed pf_ifetch_llc_hit_no_other_core{pf_ifetch_llc_hit_no_other_core, list, {.name = 9714, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x140, .period = 100000}};
inline constexpr listed pf_ifetch_llc_hit_other_core_hit{pf_ifetch_llc_hit_other_core_hit, list, {.name = 9763, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x240, .period = 100000}};
inline constexpr listed pf_ifetch_llc_hit_other_core_hitm{pf_ifetch_llc_hit_other_core_hitm, list, {.name = 9813, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x440, .period = 100000}};
inline constexpr listed pf_ifetch_local_cache{pf_ifetch_local_cache, list, {.name = 9864, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x740, .period = 100000}};
inline constexpr listed pf_ifetch_local_cache_dram{pf_ifetch_local_cache_dram, list, {.name = 9903, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2740, .period = 100000}};
inline constexpr listed pf_ifetch_local_dram{pf_ifetch_local_dram, list, {.name = 9947, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2040, .period = 100000}};
inline constexpr listed pf_ifetch_remote_cache{pf_ifetch_remote_cache, list, {.name = 9985, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1840, .period = 100000}};
inline constexpr listed pf_ifetch_remote_cache_dram{pf_ifetch_remote_cache_dram, list, {.name = 10025, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5840, .period = 100000}};
inline constexpr listed pf_ifetch_remote_cache_hit{pf_ifetch_remote_cache_hit, list, {.name = 10070, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1040, .period = 100000}};
inline constexpr listed pf_ifetch_remote_cache_hitm{pf_ifetch_remote_cache_hitm, list, {.name = 10114, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x840, .period = 100000}};
inline constexpr listed pf_ifetch_remote_dram{pf_ifetch_remote_dram, list, {.name = 10159, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4040, .period = 100000}};
inline constexpr listed pf_rfo_any_cache_dram{pf_rfo_any_cache_dram, list, {.name = 10198, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f20, .period = 100000}};
inline constexpr listed pf_rfo_any_dram{pf_rfo_any_dram, list, {.name = 10237, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6020, .period = 100000}};
inline constexpr listed pf_rfo_any_llc_miss{pf_rfo_any_llc_miss, list, {.name = 10270, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf820, .period = 100000}};
inline constexpr listed pf_rfo_any_location{pf_rfo_any_location, list, {.name = 10307, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff20, .period = 100000}};
inline constexpr listed pf_rfo_io_csr_mmio{pf_rfo_io_csr_mmio, list, {.name = 10344, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8020, .period = 100000}};
inline constexpr listed pf_rfo_llc_hit_no_other_core{pf_rfo_llc_hit_no_other_core, list, {.name = 10380, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x120, .period = 100000}};
inline constexpr listed pf_rfo_llc_hit_other_core_hit{pf_rfo_llc_hit_other_core_hit, list, {.name = 10426, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x220, .period = 100000}};
inline constexpr listed pf_rfo_llc_hit_other_core_hitm{pf_rfo_llc_hit_other_core_hitm, list, {.name = 10473, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x420, .period = 100000}};
inline constexpr listed pf_rfo_local_cache{pf_rfo_local_cache, list, {.name = 10521, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x720, .period = 100000}};
inline constexpr listed pf_rfo_local_cache_dram{pf_rfo_local_cache_dram, list, {.name = 10557, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2720, .period = 100000}};
inline constexpr listed pf_rfo_local_dram{pf_rfo_local_dram, list, {.name = 10598, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2020, .period = 100000}};
inline constexpr listed pf_rfo_remote_cache{pf_rfo_remote_cache, list, {.name = 10633, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1820, .period = 100000}};
inline constexpr listed pf_rfo_remote_cache_dram{pf_rfo_remote_cache_dram, list, {.name = 10670, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5820, .period = 100000}};
inline constexpr listed pf_rfo_remote_cache_hit{pf_rfo_remote_cache_hit, list, {.name = 10712, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1020, .period = 100000}};
inline constexpr listed pf_rfo_remote_cache_hitm{pf_rfo_remote_cache_hitm, list, {.name = 10753, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x820, .period = 100000}};
inline constexpr listed pf_rfo_remote_dram{pf_rfo_remote_dram, list, {.name = 10795, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4020, .period = 100000}};
inline constexpr listed prefetch_any_cache_dram{prefetch_any_cache_dram, list, {.name = 10831, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f70, .period = 100000}};
inline constexpr listed prefetch_any_dram{prefetch_any_dram, list, {.name = 10872, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x6070, .period = 100000}};
inline constexpr listed prefetch_any_llc_miss{prefetch_any_llc_miss, list, {.name = 10907, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf870, .period = 100000}};
inline constexpr listed prefetch_any_location{prefetch_any_location, list, {.name = 10946, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff70, .period = 100000}};
inline constexpr listed prefetch_io_csr_mmio{prefetch_io_csr_mmio, list, {.name = 10985, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8070, .period = 100000}};
inline constexpr listed prefetch_llc_hit_no_other_core{prefetch_llc_hit_no_other_core, list, {.name = 11023, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x170, .period = 100000}};
inline constexpr listed prefetch_llc_hit_other_core_hit{prefetch_llc_hit_other_core_hit, list, {.name = 11071, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x270, .period = 100000}};
inline constexpr listed prefetch_llc_hit_other_core_hitm{prefetch_llc_hit_other_core_hitm, list, {.name = 11120, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x470, .period = 100000}};
inline constexpr listed prefetch_local_cache{prefetch_local_cache, list, {.name = 11170, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x770, .period = 100000}};
inline constexpr listed prefetch_local_cache_dram{prefetch_local_cache_dram, list, {.name = 11208, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2770, .period = 100000}};
inline constexpr listed prefetch_local_dram{prefetch_local_dram, list, {.name = 11251, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2070, .period = 100000}};
inline constexpr listed prefetch_remote_cache{prefetch_remote_cache, list, {.name = 11288, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1870, .period = 100000}};
inline constexpr listed prefetch_remote_cache_dram{prefetch_remote_cache_dram, list, {.name = 11327, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5870, .period = 100000}};
inline constexpr listed prefetch_remote_cache_hit{prefetch_remote_cache_hit, list, {.name = 11371, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1070, .period = 100000}};
inline constexpr listed prefetch_remote_cache_hitm{prefetch_remote_cache_hitm, list, {.name = 11414, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x870, .period = 100000}};
inline constexpr listed prefetch_remote_dram{prefetch_remote_dram, list, {.name = 11458, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4070, .period = 100000}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::any_data_any_cache_dram,
    &offcore_response::any_data_any_dram,
    &offcore_response::any_data_any_llc_miss,
    &offcore_response::any_data_any_location,
    &offcore_response::any_data_io_csr_mmio,
    &offcore_response::any_data_llc_hit_no_other_core,
    &offcore_response::any_data_llc_hit_other_core_hit,
    &offcore_response::any_data_llc_hit_other_core_hitm,
    &offcore_response::any_data_local_cache,
    &offcore_response::any_data_local_cache_dram,
    &offcore_response::any_data_local_dram,
    &offcore_response::any_data_remote_cache,
    &offcore_response::any_data_remote_cache_dram,
    &offcore_response::any_data_remote_cache_hit,
    &offcore_response::any_data_remote_cache_hitm,
    &offcore_response::any_data_remote_dram,
    &offcore_response::any_ifetch_any_cache_dram,
    &offcore_response::any_ifetch_any_dram,
    &offcore_response::any_ifetch_any_llc_miss,
    &offcore_response::any_ifetch_any_location,
    &offcore_response::any_ifetch_io_csr_mmio,
    &offcore_response::any_ifetch_llc_hit_no_other_core,
    &offcore_response::any_ifetch_llc_hit_other_core_hit,
    &offcore_response::any_ifetch_llc_hit_other_core_hitm,
    &offcore_response::any_ifetch_local_cache,
    &offcore_response::any_ifetch_local_cache_dram,
    &offcore_response::any_ifetch_local_dram,
    &offcore_response::any_ifetch_remote_cache,
    &offcore_response::any_ifetch_remote_cache_dram,
    &offcore_response::any_ifetch_remote_cache_hit,
    &offcore_response::any_ifetch_remote_cache_hitm,
    &offcore_response::any_ifetch_remote_dram,
    &offcore_response::any_request_any_cache_dram,
    &offcore_response::any_request_any_dram,
    &offcore_response::any_request_any_llc_miss,
    &offcore_response::any_request_any_location,
    &offcore_response::any_request_io_csr_mmio,
    &offcore_response::any_request_llc_hit_no_other_core,
    &offcore_response::any_request_llc_hit_other_core_hit,
    &offcore_response::any_request_llc_hit_other_core_hitm,
    &offcore_response::any_request_local_cache,
    &offcore_response::any_request_local_cache_dram,
    &offcore_response::any_request_local_dram,
    &offcore_response::any_request_remote_cache,
    &offcore_response::any_request_remote_cache_dram,
    &offcore_response::any_request_remote_cache_hit,
    &offcore_response::any_request_remote_cache_hitm,
    &offcore_response::any_request_remote_dram,
    &offcore_response::any_rfo_any_cache_dram,
    &offcore_response::any_rfo_any_dram,
    &offcore_response::any_rfo_any_llc_miss,
    &offcore_response::any_rfo_any_location,
    &offcore_response::any_rfo_io_csr_mmio,
    &offcore_response::any_rfo_llc_hit_no_other_core,
    &offcore_response::any_rfo_llc_hit_other_core_hit,
    &offcore_response::any_rfo_llc_hit_other_core_hitm,
    &offcore_response::any_rfo_local_cache,
    &offcore_response::any_rfo_local_cache_dram,
    &offcore_response::any_rfo_local_dram,
    &offcore_response::any_rfo_remote_cache,
    &offcore_response::any_rfo_remote_cache_dram,
    &offcore_response::any_rfo_remote_cache_hit,
    &offcore_response::any_rfo_remote_cache_hitm,
    &offcore_response::any_rfo_remote_dram,
    &offcore_response::corewb_any_cache_dram,
    &offcore_response::corewb_any_dram,
    &offcore_response::corewb_any_llc_miss,
    &offcore_response::corewb_any_location,
    &offcore_response::corewb_io_csr_mmio,
    &offcore_response::corewb_llc_hit_no_other_core,
    &offcore_response::corewb_llc_hit_other_core_hitm,
    &offcore_response::corewb_local_cache,
    &offcore_response::corewb_local_cache_dram,
    &offcore_response::corewb_local_dram,
    &offcore_response::corewb_remote_cache,
    &offcore_response::corewb_remote_cache_dram,
    &offcore_response::corewb_remote_cache_hit,
    &offcore_response::corewb_remote_cache_hitm,
    &offcore_response::corewb_remote_dram,
    &offcore_response::data_ifetch_any_cache_dram,
    &offcore_response::data_ifetch_any_dram,
    &offcore_response::data_ifetch_any_llc_miss,
    &offcore_response::data_ifetch_any_location,
    &offcore_response::data_ifetch_io_csr_mmio,
    &offcore_response::data_ifetch_llc_hit_no_other_core,
    &offcore_response::data_ifetch_llc_hit_other_core_hit,
    &offcore_response::data_ifetch_llc_hit_other_core_hitm,
    &offcore_response::data_ifetch_local_cache,
    &offcore_response::data_ifetch_local_cache_dram,
    &offcore_response::data_ifetch_local_dram,
    &offcore_response::data_ifetch_remote_cache,
    &offcore_response::data_ifetch_remote_cache_dram,
    &offcore_response::data_ifetch_remote_cache_hit,
    &offcore_response::data_ifetch_remote_cache_hitm,
    &offcore_response::data_ifetch_remote_dram,
    &offcore_response::data_in_any_cache_dram,
    &offcore_response::data_in_any_dram,
    &offcore_response::data_in_any_llc_miss,
    &offcore_response::data_in_any_location,
    &offcore_response::data_in_io_csr_mmio,
    &offcore_response::data_in_llc_hit_no_other_core,
    &offcore_response::data_in_llc_hit_other_core_hit,
    &offcore_response::data_in_llc_hit_other_core_hitm,
    &offcore_response::data_in_local_cache,
    &offcore_response::data_in_local_cache_dram,
    &offcore_response::data_in_local_dram,
    &offcore_response::data_in_remote_cache,
    &offcore_response::data_in_remote_cache_dram,
    &offcore_response::data_in_remote_cache_hit,
    &offcore_response::data_in_remote_cache_hitm,
    &offcore_response::data_in_remote_dram,
    &offcore_response::demand_data_any_cache_dram,
    &offcore_response::demand_data_any_dram,
    &offcore_response::demand_data_any_llc_miss,
    &offcore_response::demand_data_any_location,
    &offcore_response::demand_data_io_csr_mmio,
    &offcore_response::demand_data_llc_hit_no_other_core,
    &offcore_response::demand_data_llc_hit_other_core_hit,
    &offcore_response::demand_data_llc_hit_other_core_hitm,
    &offcore_response::demand_data_local_cache,
    &offcore_response::demand_data_local_cache_dram,
    &offcore_response::demand_data_local_dram,
    &offcore_response::demand_data_remote_cache,
    &offcore_response::demand_data_remote_cache_dram,
    &offcore_response::demand_data_remote_cache_hit,
    &offcore_response::demand_data_remote_cache_hitm,
    &offcore_response::demand_data_remote_dram,
    &offcore_response::demand_data_rd_any_cache_dram,
    &offcore_response::demand_data_rd_any_dram,
    &offcore_response::demand_data_rd_any_llc_miss,
    &offcore_response::demand_data_rd_any_location,
    &offcore_response::demand_data_rd_io_csr_mmio,
    &offcore_response::demand_data_rd_llc_hit_no_other_core,
    &offcore_response::demand_data_rd_llc_hit_other_core_hit,
    &offcore_response::demand_data_rd_llc_hit_other_core_hitm,
    &offcore_response::demand_data_rd_local_cache,
    &offcore_response::demand_data_rd_local_cache_dram,
    &offcore_response::demand_data_rd_local_dram,
    &offcore_response::demand_data_rd_remote_cache,
    &offcore_response::demand_data_rd_remote_cache_dram,
    &offcore_response::demand_data_rd_remote_cache_hit,
    &offcore_response::demand_data_rd_remote_cache_hitm,
    &offcore_response::demand_data_rd_remote_dram,
    &offcore_response::demand_ifetch_any_cache_dram,
    &offcore_response::demand_ifetch_any_dram,
    &offcore_response::demand_ifetch_any_llc_miss,
    &offcore_response::demand_ifetch_any_location,
    &offcore_response::demand_ifetch_io_csr_mmio,
    &offcore_response::demand_ifetch_llc_hit_no_other_core,
    &offcore_response::demand_ifetch_llc_hit_other_core_hit,
    &offcore_response::demand_ifetch_llc_hit_other_core_hitm,
    &offcore_response::demand_ifetch_local_cache,
    &offcore_response::demand_ifetch_local_cache_dram,
    &offcore_response::demand_ifetch_local_dram,
    &offcore_response::demand_ifetch_remote_cache,
    &offcore_response::demand_ifetch_remote_cache_dram,
    &offcore_response::demand_ifetch_remote_cache_hit,
    &offcore_response::demand_ifetch_remote_cache_hitm,
    &offcore_response::demand_ifetch_remote_dram,
    &offcore_response::demand_rfo_any_cache_dram,
    &offcore_response::demand_rfo_any_dram,
    &offcore_response::demand_rfo_any_llc_miss,
    &offcore_response::demand_rfo_any_location,
    &offcore_response::demand_rfo_io_csr_mmio,
    &offcore_response::demand_rfo_llc_hit_no_other_core,
    &offcore_response::demand_rfo_llc_hit_other_core_hit,
    &offcore_response::demand_rfo_llc_hit_other_core_hitm,
    &offcore_response::demand_rfo_local_cache,
    &offcore_response::demand_rfo_local_cache_dram,
    &offcore_response::demand_rfo_local_dram,
    &offcore_response::demand_rfo_remote_cache,
    &offcore_response::demand_rfo_remote_cache_dram,
    &offcore_response::demand_rfo_remote_cache_hit,
    &offcore_response::demand_rfo_remote_cache_hitm,
    &offcore_response::demand_rfo_remote_dram,
    &offcore_response::other_any_cache_dram,
    &offcore_response::other_any_dram,
    &offcore_response::other_any_llc_miss,
    &offcore_response::other_any_location,
    &offcore_response::other_io_csr_mmio,
    &offcore_response::other_llc_hit_no_other_core,
    &offcore_response::other_llc_hit_other_core_hit,
    &offcore_response::other_llc_hit_other_core_hitm,
    &offcore_response::other_local_cache,
    &offcore_response::other_local_cache_dram,
    &offcore_response::other_remote_cache,
    &offcore_response::other_remote_cache_dram,
    &offcore_response::other_remote_cache_hit,
    &offcore_response::other_remote_cache_hitm,
    &offcore_response::other_remote_dram,
    &offcore_response::pf_data_any_cache_dram,
    &offcore_response::pf_data_any_dram,
    &offcore_response::pf_data_any_llc_miss,
    &offcore_response::pf_data_any_location,
    &offcore_response::pf_data_io_csr_mmio,
    &offcore_response::pf_data_llc_hit_no_other_core,
    &offcore_response::pf_data_llc_hit_other_core_hit,
    &offcore_response::pf_data_llc_hit_other_core_hitm,
    &offcore_response::pf_data_local_cache,
    &offcore_response::pf_data_local_cache_dram,
    &offcore_response::pf_data_local_dram,
    &offcore_response::pf_data_remote_cache,
    &offcore_response::pf_data_remote_cache_dram,
    &offcore_response::pf_data_remote_cache_hit,
    &offcore_response::pf_data_remote_cache_hitm,
    &offcore_response::pf_data_remote_dram,
    &offcore_response::pf_data_rd_any_cache_dram,
    &offcore_response::pf_data_rd_any_dram,
    &offcore_response::pf_data_rd_any_llc_miss,
    &offcore_response::pf_data_rd_any_location,
    &offcore_response::pf_data_rd_io_csr_mmio,
    &offcore_response::pf_data_rd_llc_hit_no_other_core,
    &offcore_response::pf_data_rd_llc_hit_other_core_hit,
    &offcore_response::pf_data_rd_llc_hit_other_core_hitm,
    &offcore_response::pf_data_rd_local_cache,
    &offcore_response::pf_data_rd_local_cache_dram,
    &offcore_response::pf_data_rd_local_dram,
    &offcore_response::pf_data_rd_remote_cache,
    &offcore_response::pf_data_rd_remote_cache_dram,
    &offcore_response::pf_data_rd_remote_cache_hit,
    &offcore_response::pf_data_rd_remote_cache_hitm,
    &offcore_response::pf_data_rd_remote_dram,
    &offcore_response::pf_ifetch_any_cache_dram,
    &offcore_response::pf_ifetch_any_dram,
    &offcore_response::pf_ifetch_any_llc_miss,
    &offcore_response::pf_ifetch_any_location,
    &offcore_response::pf_ifetch_io_csr_mmio,
    &offcore_response::pf_ifetch_llc_hit_no_other_core,
    &offcore_response::pf_ifetch_llc_hit_other_core_hit,
    &offcore_response::pf_ifetch_llc_hit_other_core_hitm,
    &offcore_response::pf_ifetch_local_cache,
    &offcore_response::pf_ifetch_local_cache_dram,
    &offcore_response::pf_ifetch_local_dram,
    &offcore_response::pf_ifetch_remote_cache,
    &offcore_response::pf_ifetch_remote_cache_dram,
    &offcore_response::pf_ifetch_remote_cache_hit,
    &offcore_response::pf_ifetch_remote_cache_hitm,
    &offcore_response::pf_ifetch_remote_dram,
    &offcore_response::pf_rfo_any_cache_dram,
    &offcore_response::pf_rfo_any_dram,
    &offcore_response::pf_rfo_any_llc_miss,
    &offcore_response::pf_rfo_any_location,
    &offcore_response::pf_rfo_io_csr_mmio,
    &offcore_response::pf_rfo_llc_hit_no_other_core,
    &offcore_response::pf_rfo_llc_hit_other_core_hit,
    &offcore_response::pf_rfo_llc_hit_other_core_hitm,
    &offcore_response::pf_rfo_local_cache,
    &offcore_response::pf_rfo_local_cache_dram,
    &offcore_response::pf_rfo_local_dram,
    &offcore_response::pf_rfo_remote_cache,
    &offcore_response::pf_rfo_remote_cache_dram,
    &offcore_response::pf_rfo_remote_cache_hit,
    &offcore_response::pf_rfo_remote_cache_hitm,
    &offcore_response::pf_rfo_remote_dram,
    &offcore_response::prefetch_any_cache_dram,
    &offcore_response::prefetch_any_dram,
    &offcore_response::prefetch_any_llc_miss,
    &offcore_response::prefetch_any_location,
    &offcore_response::prefetch_io_csr_mmio,
    &offcore_response::prefetch_llc_hit_no_other_core,
    &offcore_response::prefetch_llc_hit_other_core_hit,
    &offcore_response::prefetch_llc_hit_other_core_hitm,
    &offcore_response::prefetch_local_cache,
    &offcore_response::prefetch_local_cache_dram,
    &offcore_response::prefetch_local_dram,
    &offcore_response::prefetch_remote_cache,
    &offcore_response::prefetch_remote_cache_dram,
    &offcore_response::prefetch_remote_cache_hit,
    &offcore_response::prefetch_remote_cache_hitm,
    &offcore_response::prefetch_remote_dram,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::wsm
