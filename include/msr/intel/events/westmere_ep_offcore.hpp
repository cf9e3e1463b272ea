// Events of Westmere EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ep_dp: from intel/perfmon 6dadedf3aa48, WSM-EP-DP/events/WestmereEP-DP_core.json, version 5
// of 08/17/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::wsmep {

namespace offcore_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "offcore_response.any_data.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.any_data.any_cache_dram\0"
    "offcore_response.any_data.any_dram_and_remote_fwd\0"
    "offcore_response.any_data.any_llc_miss\0"
    "offcore_response.any_data.any_location\0"
    "offcore_response.any_data.io_csr_mmio\0"
    "offcore_response.any_data.llc_hit_no_other_core\0"
    "offcore_response.any_data.llc_hit_other_core_hit\0"
    "offcore_response.any_data.llc_hit_other_core_hitm\0"
    "offcore_response.any_data.local_cache\0"
    "offcore_response.any_data.local_dram_and_remote_cache_hit\0"
    "offcore_response.any_data.other_local_dram\0"
    "offcore_response.any_data.remote_cache_hitm\0"
    "offcore_response.any_data.remote_dram\0"
    "offcore_response.any_ifetch.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.any_ifetch.any_cache_dram\0"
    "offcore_response.any_ifetch.any_dram_and_remote_fwd\0"
    "offcore_response.any_ifetch.any_llc_miss\0"
    "offcore_response.any_ifetch.any_location\0"
    "offcore_response.any_ifetch.io_csr_mmio\0"
    "offcore_response.any_ifetch.llc_hit_no_other_core\0"
    "offcore_response.any_ifetch.llc_hit_other_core_hit\0"
    "offcore_response.any_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response.any_ifetch.local_cache\0"
    "offcore_response.any_ifetch.local_dram_and_remote_cache_hit\0"
    "offcore_response.any_ifetch.other_local_dram\0"
    "offcore_response.any_ifetch.remote_cache_hitm\0"
    "offcore_response.any_ifetch.remote_dram\0"
    "offcore_response.any_request.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.any_request.any_cache_dram\0"
    "offcore_response.any_request.any_dram_and_remote_fwd\0"
    "offcore_response.any_request.any_llc_miss\0"
    "offcore_response.any_request.any_location\0"
    "offcore_response.any_request.io_csr_mmio\0"
    "offcore_response.any_request.llc_hit_no_other_core\0"
    "offcore_response.any_request.llc_hit_other_core_hit\0"
    "offcore_response.any_request.llc_hit_other_core_hitm\0"
    "offcore_response.any_request.local_cache\0"
    "offcore_response.any_request.local_dram_and_remote_cache_hit\0"
    "offcore_response.any_request.other_local_dram\0"
    "offcore_response.any_request.remote_cache_hitm\0"
    "offcore_response.any_request.remote_dram\0"
    "offcore_response.any_rfo.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.any_rfo.any_cache_dram\0"
    "offcore_response.any_rfo.any_dram_and_remote_fwd\0"
    "offcore_response.any_rfo.any_llc_miss\0"
    "offcore_response.any_rfo.any_location\0"
    "offcore_response.any_rfo.io_csr_mmio\0"
    "offcore_response.any_rfo.llc_hit_no_other_core\0"
    "offcore_response.any_rfo.llc_hit_other_core_hit\0"
    "offcore_response.any_rfo.llc_hit_other_core_hitm\0"
    "offcore_response.any_rfo.local_cache\0"
    "offcore_response.any_rfo.local_dram_and_remote_cache_hit\0"
    "offcore_response.any_rfo.other_local_dram\0"
    "offcore_response.any_rfo.remote_cache_hitm\0"
    "offcore_response.any_rfo.remote_dram\0"
    "offcore_response.corewb.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.corewb.any_cache_dram\0"
    "offcore_response.corewb.any_dram_and_remote_fwd\0"
    "offcore_response.corewb.any_llc_miss\0"
    "offcore_response.corewb.any_location\0"
    "offcore_response.corewb.io_csr_mmio\0"
    "offcore_response.corewb.llc_hit_no_other_core\0"
    "offcore_response.corewb.llc_hit_other_core_hit\0"
    "offcore_response.corewb.llc_hit_other_core_hitm\0"
    "offcore_response.corewb.local_cache\0"
    "offcore_response.corewb.local_dram_and_remote_cache_hit\0"
    "offcore_response.corewb.other_local_dram\0"
    "offcore_response.corewb.remote_cache_hitm\0"
    "offcore_response.corewb.remote_dram\0"
    "offcore_response.data_ifetch.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.data_ifetch.any_cache_dram\0"
    "offcore_response.data_ifetch.any_dram_and_remote_fwd\0"
    "offcore_response.data_ifetch.any_llc_miss\0"
    "offcore_response.data_ifetch.any_location\0"
    "offcore_response.data_ifetch.io_csr_mmio\0"
    "offcore_response.data_ifetch.llc_hit_no_other_core\0"
    "offcore_response.data_ifetch.llc_hit_other_core_hit\0"
    "offcore_response.data_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response.data_ifetch.local_cache\0"
    "offcore_response.data_ifetch.local_dram_and_remote_cache_hit\0"
    "offcore_response.data_ifetch.other_local_dram\0"
    "offcore_response.data_ifetch.remote_cache_hitm\0"
    "offcore_response.data_ifetch.remote_dram\0"
    "offcore_response.data_in.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.data_in.any_cache_dram\0"
    "offcore_response.data_in.any_dram_and_remote_fwd\0"
    "offcore_response.data_in.any_llc_miss\0"
    "offcore_response.data_in.any_location\0"
    "offcore_response.data_in.io_csr_mmio\0"
    "offcore_response.data_in.llc_hit_no_other_core\0"
    "offcore_response.data_in.llc_hit_other_core_hit\0"
    "offcore_response.data_in.llc_hit_other_core_hitm\0"
    "offcore_response.data_in.local_cache\0"
    "offcore_response.data_in.local_dram_and_remote_cache_hit\0"
    "offcore_response.data_in.other_local_dram\0"
    "offcore_response.data_in.remote_cache_hitm\0"
    "offcore_response.data_in.remote_dram\0"
    "offcore_response.demand_data.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_data.any_cache_dram\0"
    "offcore_response.demand_data.any_dram_and_remote_fwd\0"
    "offcore_response.demand_data.any_llc_miss\0"
    "offcore_response.demand_data.any_location\0"
    "offcore_response.demand_data.io_csr_mmio\0"
    "offcore_response.demand_data.llc_hit_no_other_core\0"
    "offcore_response.demand_data.llc_hit_other_core_hit\0"
    "offcore_response.demand_data.llc_hit_other_core_hitm\0"
    "offcore_response.demand_data.local_cache\0"
    "offcore_response.demand_data.local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_data.other_local_dram\0"
    "offcore_response.demand_data.remote_cache_hitm\0"
    "offcore_response.demand_data.remote_dram\0"
    "offcore_response.demand_data_rd.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_data_rd.any_cache_dram\0"
    "offcore_response.demand_data_rd.any_dram_and_remote_fwd\0"
    "offcore_response.demand_data_rd.any_llc_miss\0"
    "offcore_response.demand_data_rd.any_location\0"
    "offcore_response.demand_data_rd.io_csr_mmio\0"
    "offcore_response.demand_data_rd.llc_hit_no_other_core\0"
    "offcore_response.demand_data_rd.llc_hit_other_core_hit\0"
    "offcore_response.demand_data_rd.llc_hit_other_core_hitm\0"
    "offcore_response.demand_data_rd.local_cache\0"
    "offcore_response.demand_data_rd.local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_data_rd.other_local_dram\0"
    "offcore_response.demand_data_rd.remote_cache_hitm\0"
    "offcore_response.demand_data_rd.remote_dram\0"
    "offcore_response.demand_ifetch.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_ifetch.any_cache_dram\0"
    "offcore_response.demand_ifetch.any_dram_and_remote_fwd\0"
    "offcore_response.demand_ifetch.any_llc_miss\0"
    "offcore_response.demand_ifetch.any_location\0"
    "offcore_response.demand_ifetch.io_csr_mmio\0"
    "offcore_response.demand_ifetch.llc_hit_no_other_core\0"
    "offcore_response.demand_ifetch.llc_hit_other_core_hit\0"
    "offcore_response.demand_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response.demand_ifetch.local_cache\0"
    "offcore_response.demand_ifetch.local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_ifetch.other_local_dram\0"
    "offcore_response.demand_ifetch.remote_cache_hitm\0"
    "offcore_response.demand_ifetch.remote_dram\0"
    "offcore_response.demand_rfo.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_rfo.any_cache_dram\0"
    "offcore_response.demand_rfo.any_dram_and_remote_fwd\0"
    "offcore_response.demand_rfo.any_llc_miss\0"
    "offcore_response.demand_rfo.any_location\0"
    "offcore_response.demand_rfo.io_csr_mmio\0"
    "offcore_response.demand_rfo.llc_hit_no_other_core\0"
    "offcore_response.demand_rfo.llc_hit_other_core_hit\0"
    "offcore_response.demand_rfo.llc_hit_other_core_hitm\0"
    "offcore_response.demand_rfo.local_cache\0"
    "offcore_response.demand_rfo.local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_rfo.other_local_dram\0"
    "offcore_response.demand_rfo.remote_cache_hitm\0"
    "offcore_response.demand_rfo.remote_dram\0"
    "offcore_response.other.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.other.any_cache_dram\0"
    "offcore_response.other.any_dram_and_remote_fwd\0"
    "offcore_response.other.any_llc_miss\0"
    "offcore_response.other.any_location\0"
    "offcore_response.other.io_csr_mmio\0"
    "offcore_response.other.llc_hit_no_other_core\0"
    "offcore_response.other.llc_hit_other_core_hit\0"
    "offcore_response.other.llc_hit_other_core_hitm\0"
    "offcore_response.other.local_cache\0"
    "offcore_response.other.local_dram_and_remote_cache_hit\0"
    "offcore_response.other.other_local_dram\0"
    "offcore_response.other.remote_cache_hitm\0"
    "offcore_response.other.remote_dram\0"
    "offcore_response.pf_data.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_data.any_cache_dram\0"
    "offcore_response.pf_data.any_dram_and_remote_fwd\0"
    "offcore_response.pf_data.any_llc_miss\0"
    "offcore_response.pf_data.any_location\0"
    "offcore_response.pf_data.io_csr_mmio\0"
    "offcore_response.pf_data.llc_hit_no_other_core\0"
    "offcore_response.pf_data.llc_hit_other_core_hit\0"
    "offcore_response.pf_data.llc_hit_other_core_hitm\0"
    "offcore_response.pf_data.local_cache\0"
    "offcore_response.pf_data.local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_data.other_local_dram\0"
    "offcore_response.pf_data.remote_cache_hitm\0"
    "offcore_response.pf_data.remote_dram\0"
    "offcore_response.pf_data_rd.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_data_rd.any_cache_dram\0"
    "offcore_response.pf_data_rd.any_dram_and_remote_fwd\0"
    "offcore_response.pf_data_rd.any_llc_miss\0"
    "offcore_response.pf_data_rd.any_location\0"
    "offcore_response.pf_data_rd.io_csr_mmio\0"
    "offcore_response.pf_data_rd.llc_hit_no_other_core\0"
    "offcore_response.pf_data_rd.llc_hit_other_core_hit\0"
    "offcore_response.pf_data_rd.llc_hit_other_core_hitm\0"
    "offcore_response.pf_data_rd.local_cache\0"
    "offcore_response.pf_data_rd.local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_data_rd.other_local_dram\0"
    "offcore_response.pf_data_rd.remote_cache_hitm\0"
    "offcore_response.pf_data_rd.remote_dram\0"
    "offcore_response.pf_ifetch.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_ifetch.any_cache_dram\0"
    "offcore_response.pf_ifetch.any_dram_and_remote_fwd\0"
    "offcore_response.pf_ifetch.any_llc_miss\0"
    "offcore_response.pf_ifetch.any_location\0"
    "offcore_response.pf_ifetch.io_csr_mmio\0"
    "offcore_response.pf_ifetch.llc_hit_no_other_core\0"
    "offcore_response.pf_ifetch.llc_hit_other_core_hit\0"
    "offcore_response.pf_ifetch.llc_hit_other_core_hitm\0"
    "offcore_response.pf_ifetch.local_cache\0"
    "offcore_response.pf_ifetch.local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_ifetch.other_local_dram\0"
    "offcore_response.pf_ifetch.remote_cache_hitm\0"
    "offcore_response.pf_ifetch.remote_dram\0"
    "offcore_response.pf_rfo.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_rfo.any_cache_dram\0"
    "offcore_response.pf_rfo.any_dram_and_remote_fwd\0"
    "offcore_response.pf_rfo.any_llc_miss\0"
    "offcore_response.pf_rfo.any_location\0"
    "offcore_response.pf_rfo.io_csr_mmio\0"
    "offcore_response.pf_rfo.llc_hit_no_other_core\0"
    "offcore_response.pf_rfo.llc_hit_other_core_hit\0"
    "offcore_response.pf_rfo.llc_hit_other_core_hitm\0"
    "offcore_response.pf_rfo.local_cache\0"
    "offcore_response.pf_rfo.local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_rfo.other_local_dram\0"
    "offcore_response.pf_rfo.remote_cache_hitm\0"
    "offcore_response.pf_rfo.remote_dram\0"
    "offcore_response.prefetch.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.prefetch.any_cache_dram\0"
    "offcore_response.prefetch.any_dram_and_remote_fwd\0"
    "offcore_response.prefetch.any_llc_miss\0"
    "offcore_response.prefetch.any_location\0"
    "offcore_response.prefetch.io_csr_mmio\0"
    "offcore_response.prefetch.llc_hit_no_other_core\0"
    "offcore_response.prefetch.llc_hit_other_core_hit\0"
    "offcore_response.prefetch.llc_hit_other_core_hitm\0"
    "offcore_response.prefetch.local_cache\0"
    "offcore_response.prefetch.local_dram_and_remote_cache_hit\0"
    "offcore_response.prefetch.other_local_dram\0"
    "offcore_response.prefetch.remote_cache_hitm\0"
    "offcore_response.prefetch.remote_dram\0";
inline constexpr select::event_list list{"wsmep", core::westmere_ep, names};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed any_data_all_local_dram_and_remote_cache_hit{any_data_all_local_dram_and_remote_cache_hit, list, {.name = 0, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5011, .period = 100000}};
inline constexpr listed any_data_any_cache_dram{any_data_any_cache_dram, list, {.name = 62, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f11, .period = 100000}};
inline constexpr listed any_data_any_dram_and_remote_fwd{any_data_any_dram_and_remote_fwd, list, {.name = 103, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3011, .period = 100000}};
inline constexpr listed any_data_any_llc_miss{any_data_any_llc_miss, list, {.name = 153, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf811, .period = 100000}};
inline constexpr listed any_data_any_location{any_data_any_location, list, {.name = 192, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff11, .period = 100000}};
inline constexpr listed any_data_io_csr_mmio{any_data_io_csr_mmio, list, {.name = 231, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8011, .period = 100000}};
inline constexpr listed any_data_llc_hit_no_other_core{any_data_llc_hit_no_other_core, list, {.name = 269, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x111, .period = 100000}};
inline constexpr listed any_data_llc_hit_other_core_hit{any_data_llc_hit_other_core_hit, list, {.name = 317, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x211, .period = 100000}};
inline constexpr listed any_data_llc_hit_other_core_hitm{any_data_llc_hit_other_core_hitm, list, {.name = 366, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x411, .period = 100000}};
inline constexpr listed any_data_local_cache{any_data_local_cache, list, {.name = 416, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x711, .period = 100000}};
inline constexpr listed any_data_local_dram_and_remote_cache_hit{any_data_local_dram_and_remote_cache_hit, list, {.name = 454, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1011, .period = 100000}};
inline constexpr listed any_data_other_local_dram{any_data_other_local_dram, list, {.name = 512, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4011, .period = 100000}};
inline constexpr listed any_data_remote_cache_hitm{any_data_remote_cache_hitm, list, {.name = 555, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x811, .period = 100000}};
inline constexpr listed any_data_remote_dram{any_data_remote_dram, list, {.name = 599, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2011, .period = 100000}};
inline constexpr listed any_ifetch_all_local_dram_and_remote_cache_hit{any_ifetch_all_local_dram_and_remote_cache_hit, list, {.name = 637, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5044, .period = 100000}};
inline constexpr listed any_ifetch_any_cache_dram{any_ifetch_any_cache_dram, list, {.name = 701, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f44, .period = 100000}};
inline constexpr listed any_ifetch_any_dram_and_remote_fwd{any_ifetch_any_dram_and_remote_fwd, list, {.name = 744, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3044, .period = 100000}};
inline constexpr listed any_ifetch_any_llc_miss{any_ifetch_any_llc_miss, list, {.name = 796, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf844, .period = 100000}};
inline constexpr listed any_ifetch_any_location{any_ifetch_any_location, list, {.name = 837, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff44, .period = 100000}};
inline constexpr listed any_ifetch_io_csr_mmio{any_ifetch_io_csr_mmio, list, {.name = 878, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8044, .period = 100000}};
inline constexpr listed any_ifetch_llc_hit_no_other_core{any_ifetch_llc_hit_no_other_core, list, {.name = 918, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x144, .period = 100000}};
inline constexpr listed any_ifetch_llc_hit_other_core_hit{any_ifetch_llc_hit_other_core_hit, list, {.name = 968, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x244, .period = 100000}};
inline constexpr listed any_ifetch_llc_hit_other_core_hitm{any_ifetch_llc_hit_other_core_hitm, list, {.name = 1019, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x444, .period = 100000}};
inline constexpr listed any_ifetch_local_cache{any_ifetch_local_cache, list, {.name = 1071, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x744, .period = 100000}};
inline constexpr listed any_ifetch_local_dram_and_remote_cache_hit{any_ifetch_local_dram_and_remote_cache_hit, list, {.name = 1111, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1044, .period = 100000}};
inline constexpr listed any_ifetch_other_local_dram{any_ifetch_other_local_dram, list, {.name = 1171, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4044, .period = 100000}};
inline constexpr listed any_ifetch_remote_cache_hitm{any_ifetch_remote_cache_hitm, list, {.name = 1216, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x844, .period = 100000}};
inline constexpr listed any_ifetch_remote_dram{any_ifetch_remote_dram, list, {.name = 1262, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2044, .period = 100000}};
inline constexpr listed any_request_all_local_dram_and_remote_cache_hit{any_request_all_local_dram_and_remote_cache_hit, list, {.name = 1302, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x50ff, .period = 100000}};
inline constexpr listed any_request_any_cache_dram{any_request_any_cache_dram, list, {.name = 1367, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7fff, .period = 100000}};
inline constexpr listed any_request_any_dram_and_remote_fwd{any_request_any_dram_and_remote_fwd, list, {.name = 1411, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x30ff, .period = 100000}};
inline constexpr listed any_request_any_llc_miss{any_request_any_llc_miss, list, {.name = 1464, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf8ff, .period = 100000}};
inline constexpr listed any_request_any_location{any_request_any_location, list, {.name = 1506, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xffff, .period = 100000}};
inline constexpr listed any_request_io_csr_mmio{any_request_io_csr_mmio, list, {.name = 1548, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x80ff, .period = 100000}};
inline constexpr listed any_request_llc_hit_no_other_core{any_request_llc_hit_no_other_core, list, {.name = 1589, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1ff, .period = 100000}};
inline constexpr listed any_request_llc_hit_other_core_hit{any_request_llc_hit_other_core_hit, list, {.name = 1640, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2ff, .period = 100000}};
inline constexpr listed any_request_llc_hit_other_core_hitm{any_request_llc_hit_other_core_hitm, list, {.name = 1692, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4ff, .period = 100000}};
inline constexpr listed any_request_local_cache{any_request_local_cache, list, {.name = 1745, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7ff, .period = 100000}};
inline constexpr listed any_request_local_dram_and_remote_cache_hit{any_request_local_dram_and_remote_cache_hit, list, {.name = 1786, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x10ff, .period = 100000}};
inline constexpr listed any_request_other_local_dram{any_request_other_local_dram, list, {.name = 1847, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x40ff, .period = 100000}};
inline constexpr listed any_request_remote_cache_hitm{any_request_remote_cache_hitm, list, {.name = 1893, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8ff, .period = 100000}};
inline constexpr listed any_request_remote_dram{any_request_remote_dram, list, {.name = 1940, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x20ff, .period = 100000}};
inline constexpr listed any_rfo_all_local_dram_and_remote_cache_hit{any_rfo_all_local_dram_and_remote_cache_hit, list, {.name = 1981, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5022, .period = 100000}};
inline constexpr listed any_rfo_any_cache_dram{any_rfo_any_cache_dram, list, {.name = 2042, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f22, .period = 100000}};
inline constexpr listed any_rfo_any_dram_and_remote_fwd{any_rfo_any_dram_and_remote_fwd, list, {.name = 2082, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3022, .period = 100000}};
inline constexpr listed any_rfo_any_llc_miss{any_rfo_any_llc_miss, list, {.name = 2131, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf822, .period = 100000}};
inline constexpr listed any_rfo_any_location{any_rfo_any_location, list, {.name = 2169, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff22, .period = 100000}};
inline constexpr listed any_rfo_io_csr_mmio{any_rfo_io_csr_mmio, list, {.name = 2207, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8022, .period = 100000}};
inline constexpr listed any_rfo_llc_hit_no_other_core{any_rfo_llc_hit_no_other_core, list, {.name = 2244, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x122, .period = 100000}};
inline constexpr listed any_rfo_llc_hit_other_core_hit{any_rfo_llc_hit_other_core_hit, list, {.name = 2291, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x222, .period = 100000}};
inline constexpr listed any_rfo_llc_hit_other_core_hitm{any_rfo_llc_hit_other_core_hitm, list, {.name = 2339, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x422, .period = 100000}};
inline constexpr listed any_rfo_local_cache{any_rfo_local_cache, list, {.name = 2388, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x722, .period = 100000}};
inline constexpr listed any_rfo_local_dram_and_remote_cache_hit{any_rfo_local_dram_and_remote_cache_hit, list, {.name = 2425, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1022, .period = 100000}};
inline constexpr listed any_rfo_other_local_dram{any_rfo_other_local_dram, list, {.name = 2482, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4022, .period = 100000}};
inline constexpr listed any_rfo_remote_cache_hitm{any_rfo_remote_cache_hitm, list, {.name = 2524, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x822, .period = 100000}};
inline constexpr listed any_rfo_remote_dram{any_rfo_remote_dram, list, {.name = 2567, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2022, .period = 100000}};
inline constexpr listed corewb_all_local_dram_and_remote_cache_hit{corewb_all_local_dram_and_remote_cache_hit, list, {.name = 2604, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5008, .period = 100000}};
inline constexpr listed corewb_any_cache_dram{corewb_any_cache_dram, list, {.name = 2664, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f08, .period = 100000}};
inline constexpr listed corewb_any_dram_and_remote_fwd{corewb_any_dram_and_remote_fwd, list, {.name = 2703, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3008, .period = 100000}};
inline constexpr listed corewb_any_llc_miss{corewb_any_llc_miss, list, {.name = 2751, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf808, .period = 100000}};
inline constexpr listed corewb_any_location{corewb_any_location, list, {.name = 2788, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff08, .period = 100000}};
inline constexpr listed corewb_io_csr_mmio{corewb_io_csr_mmio, list, {.name = 2825, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8008, .period = 100000}};
inline constexpr listed corewb_llc_hit_no_other_core{corewb_llc_hit_no_other_core, list, {.name = 2861, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x108, .period = 100000}};
inline constexpr listed corewb_llc_hit_other_core_hit{corewb_llc_hit_other_core_hit, list, {.name = 2907, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x208, .period = 100000}};
inline constexpr listed corewb_llc_hit_other_core_hitm{corewb_llc_hit_other_core_hitm, list, {.name = 2954, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x408, .period = 100000}};
inline constexpr listed corewb_local_cache{corewb_local_cache, list, {.name = 3002, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x708, .period = 100000}};
inline constexpr listed corewb_local_dram_and_remote_cache_hit{corewb_local_dram_and_remote_cache_hit, list, {.name = 3038, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1008, .period = 100000}};
inline constexpr listed corewb_other_local_dram{corewb_other_local_dram, list, {.name = 3094, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4008, .period = 100000}};
inline constexpr listed corewb_remote_cache_hitm{corewb_remote_cache_hitm, list, {.name = 3135, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x808, .period = 100000}};
inline constexpr listed corewb_remote_dram{corewb_remote_dram, list, {.name = 3177, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2008, .period = 100000}};
inline constexpr listed data_ifetch_all_local_dram_and_remote_cache_hit{data_ifetch_all_local_dram_and_remote_cache_hit, list, {.name = 3213, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5077, .period = 100000}};
inline constexpr listed data_ifetch_any_cache_dram{data_ifetch_any_cache_dram, list, {.name = 3278, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f77, .period = 100000}};
inline constexpr listed data_ifetch_any_dram_and_remote_fwd{data_ifetch_any_dram_and_remote_fwd, list, {.name = 3322, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3077, .period = 100000}};
inline constexpr listed data_ifetch_any_llc_miss{data_ifetch_any_llc_miss, list, {.name = 3375, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf877, .period = 100000}};
inline constexpr listed data_ifetch_any_location{data_ifetch_any_location, list, {.name = 3417, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff77, .period = 100000}};
inline constexpr listed data_ifetch_io_csr_mmio{data_ifetch_io_csr_mmio, list, {.name = 3459, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8077, .period = 100000}};
inline constexpr listed data_ifetch_llc_hit_no_other_core{data_ifetch_llc_hit_no_other_core, list, {.name = 3500, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x177, .period = 100000}};
inline constexpr listed data_ifetch_llc_hit_other_core_hit{data_ifetch_llc_hit_other_core_hit, list, {.name = 3551, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x277, .period = 100000}};
inline constexpr listed data_ifetch_llc_hit_other_core_hitm{data_ifetch_llc_hit_other_core_hitm, list, {.name = 3603, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x477, .period = 100000}};
inline constexpr listed data_ifetch_local_cache{data_ifetch_local_cache, list, {.name = 3656, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x777, .period = 100000}};
inline constexpr listed data_ifetch_local_dram_and_remote_cache_hit{data_ifetch_local_dram_and_remote_cache_hit, list, {.name = 3697, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1077, .period = 100000}};
inline constexpr listed data_ifetch_other_local_dram{data_ifetch_other_local_dram, list, {.name = 3758, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4077, .period = 100000}};
inline constexpr listed data_ifetch_remote_cache_hitm{data_ifetch_remote_cache_hitm, list, {.name = 3804, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x877, .period = 100000}};
inline constexpr listed data_ifetch_remote_dram{data_ifetch_remote_dram, list, {.name = 3851, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2077, .period = 100000}};
inline constexpr listed data_in_all_local_dram_and_remote_cache_hit{data_in_all_local_dram_and_remote_cache_hit, list, {.name = 3892, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5033, .period = 100000}};
inline constexpr listed data_in_any_cache_dram{data_in_any_cache_dram, list, {.name = 3953, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f33, .period = 100000}};
inline constexpr listed data_in_any_dram_and_remote_fwd{data_in_any_dram_and_remote_fwd, list, {.name = 3993, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3033, .period = 100000}};
inline constexpr listed data_in_any_llc_miss{data_in_any_llc_miss, list, {.name = 4042, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf833, .period = 100000}};
inline constexpr listed data_in_any_location{data_in_any_location, list, {.name = 4080, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff33, .period = 100000}};
inline constexpr listed data_in_io_csr_mmio{data_in_io_csr_mmio, list, {.name = 4118, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8033, .period = 100000}};
inline constexpr listed data_in_llc_hit_no_other_core{data_in_llc_hit_no_other_core, list, {.name = 4155, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x133, .period = 100000}};
inline constexpr listed data_in_llc_hit_other_core_hit{data_in_llc_hit_other_core_hit, list, {.name = 4202, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x233, .period = 100000}};
inline constexpr listed data_in_llc_hit_other_core_hitm{data_in_llc_hit_other_core_hitm, list, {.name = 4250, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x433, .period = 100000}};
inline constexpr listed data_in_local_cache{data_in_local_cache, list, {.name = 4299, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x733, .period = 100000}};
inline constexpr listed data_in_local_dram_and_remote_cache_hit{data_in_local_dram_and_remote_cache_hit, list, {.name = 4336, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1033, .period = 100000}};
inline constexpr listed data_in_other_local_dram{data_in_other_local_dram, list, {.name = 4393, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4033, .period = 100000}};
inline constexpr listed data_in_remote_cache_hitm{data_in_remote_cache_hitm, list, {.name = 4435, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x833, .period = 100000}};
inline constexpr listed data_in_remote_dram{data_in_remote_dram, list, {.name = 4478, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2033, .period = 100000}};
inline constexpr listed demand_data_all_local_dram_and_remote_cache_hit{demand_data_all_local_dram_and_remote_cache_hit, list, {.name = 4515, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5003, .period = 100000}};
inline constexpr listed demand_data_any_cache_dram{demand_data_any_cache_dram, list, {.name = 4580, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f03, .period = 100000}};
inline constexpr listed demand_data_any_dram_and_remote_fwd{demand_data_any_dram_and_remote_fwd, list, {.name = 4624, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3003, .period = 100000}};
inline constexpr listed demand_data_any_llc_miss{demand_data_any_llc_miss, list, {.name = 4677, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf803, .period = 100000}};
inline constexpr listed demand_data_any_location{demand_data_any_location, list, {.name = 4719, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff03, .period = 100000}};
inline constexpr listed demand_data_io_csr_mmio{demand_data_io_csr_mmio, list, {.name = 4761, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8003, .period = 100000}};
inline constexpr listed demand_data_llc_hit_no_other_core{demand_data_llc_hit_no_other_core, list, {.name = 4802, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x103, .period = 100000}};
inline constexpr listed demand_data_llc_hit_other_core_hit{demand_data_llc_hit_other_core_hit, list, {.name = 4853, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x203, .period = 100000}};
inline constexpr listed demand_data_llc_hit_other_core_hitm{demand_data_llc_hit_other_core_hitm, list, {.name = 4905, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x403, .period = 100000}};
inline constexpr listed demand_data_local_cache{demand_data_local_cache, list, {.name = 4958, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x703, .period = 100000}};
inline constexpr listed demand_data_local_dram_and_remote_cache_hit{demand_data_local_dram_and_remote_cache_hit, list, {.name = 4999, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1003, .period = 100000}};
inline constexpr listed demand_data_other_local_dram{demand_data_other_local_dram, list, {.name = 5060, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4003, .period = 100000}};
inline constexpr listed demand_data_remote_cache_hitm{demand_data_remote_cache_hitm, list, {.name = 5106, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x803, .period = 100000}};
inline constexpr listed demand_data_remote_dram{demand_data_remote_dram, list, {.name = 5153, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2003, .period = 100000}};
inline constexpr listed demand_data_rd_all_local_dram_and_remote_cache_hit{demand_data_rd_all_local_dram_and_remote_cache_hit, list, {.name = 5194, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5001, .period = 100000}};
inline constexpr listed demand_data_rd_any_cache_dram{demand_data_rd_any_cache_dram, list, {.name = 5262, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f01, .period = 100000}};
inline constexpr listed demand_data_rd_any_dram_and_remote_fwd{demand_data_rd_any_dram_and_remote_fwd, list, {.name = 5309, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3001, .period = 100000}};
inline constexpr listed demand_data_rd_any_llc_miss{demand_data_rd_any_llc_miss, list, {.name = 5365, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf801, .period = 100000}};
inline constexpr listed demand_data_rd_any_location{demand_data_rd_any_location, list, {.name = 5410, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff01, .period = 100000}};
inline constexpr listed demand_data_rd_io_csr_mmio{demand_data_rd_io_csr_mmio, list, {.name = 5455, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8001, .period = 100000}};
inline constexpr listed demand_data_rd_llc_hit_no_other_core{demand_data_rd_llc_hit_no_other_core, list, {.name = 5499, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x101, .period = 100000}};
inline constexpr listed demand_data_rd_llc_hit_other_core_hit{demand_data_rd_llc_hit_other_core_hit, list, {.name = 5553, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x201, .period = 100000}};
inline constexpr listed demand_data_rd_llc_hit_other_core_hitm{demand_data_rd_llc_hit_other_core_hitm, list, {.name = 5608, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x401, .period = 100000}};
inline constexpr listed demand_data_rd_local_cache{demand_data_rd_local_cache, list, {.name = 5664, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x701, .period = 100000}};
inline constexpr listed demand_data_rd_local_dram_and_remote_cache_hit{demand_data_rd_local_dram_and_remote_cache_hit, list, {.name = 5708, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1001, .period = 100000}};
inline constexpr listed demand_data_rd_other_local_dram{demand_data_rd_other_local_dram, list, {.name = 5772, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4001, .period = 100000}};
inline constexpr listed demand_data_rd_remote_cache_hitm{demand_data_rd_remote_cache_hitm, list, {.name = 5821, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x801, .period = 100000}};
inline constexpr listed demand_data_rd_remote_dram{demand_data_rd_remote_dram, list, {.name = 5871, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2001, .period = 100000}};
inline constexpr listed demand_ifetch_all_local_dram_and_remote_cache_hit{demand_ifetch_all_local_dram_and_remote_cache_hit, list, {.name = 5915, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5004, .period = 100000}};
inline constexpr listed demand_ifetch_any_cache_dram{demand_ifetch_any_cache_dram, list, {.name = 5982, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f04, .period = 100000}};
inline constexpr listed demand_ifetch_any_dram_and_remote_fwd{demand_ifetch_any_dram_and_remote_fwd, list, {.name = 6028, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3004, .period = 100000}};
inline constexpr listed demand_ifetch_any_llc_miss{demand_ifetch_any_llc_miss, list, {.name = 6083, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf804, .period = 100000}};
inline constexpr listed demand_ifetch_any_location{demand_ifetch_any_location, list, {.name = 6127, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff04, .period = 100000}};
inline constexpr listed demand_ifetch_io_csr_mmio{demand_ifetch_io_csr_mmio, list, {.name = 6171, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8004, .period = 100000}};
inline constexpr listed demand_ifetch_llc_hit_no_other_core{demand_ifetch_llc_hit_no_other_core, list, {.name = 6214, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x104, .period = 100000}};
inline constexpr listed demand_ifetch_llc_hit_other_core_hit{demand_ifetch_llc_hit_other_core_hit, list, {.name = 6267, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x204, .period = 100000}};
inline constexpr listed demand_ifetch_llc_hit_other_core_hitm{demand_ifetch_llc_hit_other_core_hitm, list, {.name = 6321, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x404, .period = 100000}};
inline constexpr listed demand_ifetch_local_cache{demand_ifetch_local_cache, list, {.name = 6376, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x704, .period = 100000}};
inline constexpr listed demand_ifetch_local_dram_and_remote_cache_hit{demand_ifetch_local_dram_and_remote_cache_hit, list, {.name = 6419, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1004, .period = 100000}};
inline constexpr listed demand_ifetch_other_local_dram{demand_ifetch_other_local_dram, list, {.name = 6482, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4004, .period = 100000}};
inline constexpr listed demand_ifetch_remote_cache_hitm{demand_ifetch_remote_cache_hitm, list, {.name = 6530, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x804, .period = 100000}};
inline constexpr listed demand_ifetch_remote_dram{demand_ifetch_remote_dram, list, {.name = 6579, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2004, .period = 100000}};
inline constexpr listed demand_rfo_all_local_dram_and_remote_cache_hit{demand_rfo_all_local_dram_and_remote_cache_hit, list, {.name = 6622, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5002, .period = 100000}};
inline constexpr listed demand_rfo_any_cache_dram{demand_rfo_any_cache_dram, list, {.name = 6686, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f02, .period = 100000}};
inline constexpr listed demand_rfo_any_dram_and_remote_fwd{demand_rfo_any_dram_and_remote_fwd, list, {.name = 6729, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3002, .period = 100000}};
inline constexpr listed demand_rfo_any_llc_miss{demand_rfo_any_llc_miss, list, {.name = 6781, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf802, .period = 100000}};
inline constexpr listed demand_rfo_any_location{demand_rfo_any_location, list, {.name = 6822, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff02, .period = 100000}};
inline constexpr listed demand_rfo_io_csr_mmio{demand_rfo_io_csr_mmio, list, {.name = 6863, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8002, .period = 100000}};
inline constexpr listed demand_rfo_llc_hit_no_other_core{demand_rfo_llc_hit_no_other_core, list, {.name = 6903, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x102, .period = 100000}};
inline constexpr listed demand_rfo_llc_hit_other_core_hit{demand_rfo_llc_hit_other_core_hit, list, {.name = 6953, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x202, .period = 100000}};
inline constexpr listed demand_rfo_llc_hit_other_core_hitm{demand_rfo_llc_hit_other_core_hitm, list, {.name = 7004, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x402, .period = 100000}};
inline constexpr listed demand_rfo_local_cache{demand_rfo_local_cache, list, {.name = 7056, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x702, .period = 100000}};
inline constexpr listed demand_rfo_local_dram_and_remote_cache_hit{demand_rfo_local_dram_and_remote_cache_hit, list, {.name = 7096, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1002, .period = 100000}};
inline constexpr listed demand_rfo_other_local_dram{demand_rfo_other_local_dram, list, {.name = 7156, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4002, .period = 100000}};
inline constexpr listed demand_rfo_remote_cache_hitm{demand_rfo_remote_cache_hitm, list, {.name = 7201, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x802, .period = 100000}};
inline constexpr listed demand_rfo_remote_dram{demand_rfo_remote_dram, list, {.name = 7247, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2002, .period = 100000}};
inline constexpr listed other_all_local_dram_and_remote_cache_hit{other_all_local_dram_and_remote_cache_hit, list, {.name = 7287, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5080, .period = 100000}};
inline constexpr listed other_any_cache_dram{other_any_cache_dram, list, {.name = 7346, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f80, .period = 100000}};
inline constexpr listed other_any_dram_and_remote_fwd{other_any_dram_and_remote_fwd, list, {.name = 7384, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3080, .period = 100000}};
inline constexpr listed other_any_llc_miss{other_any_llc_miss, list, {.name = 7431, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf880, .period = 100000}};
inline constexpr listed other_any_location{other_any_location, list, {.name = 7467, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff80, .period = 100000}};
inline constexpr listed other_io_csr_mmio{other_io_csr_mmio, list, {.name = 7503, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8080, .period = 100000}};
inline constexpr listed other_llc_hit_no_other_core{other_llc_hit_no_other_core, list, {.name = 7538, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x180, .period = 100000}};
inline constexpr listed other_llc_hit_other_core_hit{other_llc_hit_other_core_hit, list, {.name = 7583, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x280, .period = 100000}};
inline constexpr listed other_llc_hit_other_core_hitm{other_llc_hit_other_core_hitm, list, {.name = 7629, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x480, .period = 100000}};
inline constexpr listed other_local_cache{other_local_cache, list, {.name = 7676, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x780, .period = 100000}};
inline constexpr listed other_local_dram_and_remote_cache_hit{other_local_dram_and_remote_cache_hit, list, {.name = 7711, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1080, .period = 100000}};
inline constexpr listed other_other_local_dram{other_other_local_dram, list, {.name = 7766, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4080, .period = 100000}};
inline constexpr listed other_remote_cache_hitm{other_remote_cache_hitm, list, {.name = 7806, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x880, .period = 100000}};
inline constexpr listed other_remote_dram{other_remote_dram, list, {.name = 7847, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2080, .period = 100000}};
inline constexpr listed pf_data_all_local_dram_and_remote_cache_hit{pf_data_all_local_dram_and_remote_cache_hit, list, {.name = 7882, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5050, .period = 100000}};
inline constexpr listed pf_data_any_cache_dram{pf_data_any_cache_dram, list, {.name = 7943, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f50, .period = 100000}};
inline constexpr listed pf_data_any_dram_and_remote_fwd{pf_data_any_dram_and_remote_fwd, list, {.name = 7983, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3050, .period = 100000}};
inline constexpr listed pf_data_any_llc_miss{pf_data_any_llc_miss, list, {.name = 8032, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf850, .period = 100000}};
inline constexpr listed pf_data_any_location{pf_data_any_location, list, {.name = 8070, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff50, .period = 100000}};
inline constexpr listed pf_data_io_csr_mmio{pf_data_io_csr_mmio, list, {.name = 8108, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8050, .period = 100000}};
inline constexpr listed pf_data_llc_hit_no_other_core{pf_data_llc_hit_no_other_core, list, {.name = 8145, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x150, .period = 100000}};
inline constexpr listed pf_data_llc_hit_other_core_hit{pf_data_llc_hit_other_core_hit, list, {.name = 8192, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x250, .period = 100000}};
inline constexpr listed pf_data_llc_hit_other_core_hitm{pf_data_llc_hit_other_core_hitm, list, {.name = 8240, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x450, .period = 100000}};
inline constexpr listed pf_data_local_cache{pf_data_local_cache, list, {.name = 8289, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x750, .period = 100000}};
inline constexpr listed pf_data_local_dram_and_remote_cache_hit{pf_data_local_dram_and_remote_cache_hit, list, {.name = 8326, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1050, .period = 100000}};
inline constexpr listed pf_data_other_local_dram{pf_data_other_local_dram, list, {.name = 8383, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4050, .period = 100000}};
inline constexpr listed pf_data_remote_cache_hitm{pf_data_remote_cache_hitm, list, {.name = 8425, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x850, .period = 100000}};
inline constexpr listed pf_data_remote_dram{pf_data_remote_dram, list, {.name = 8468, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2050, .period = 100000}};
inline constexpr listed pf_data_rd_all_local_dram_and_remote_cache_hit{pf_data_rd_all_local_dram_and_remote_cache_hit, list, {.name = 8505, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5010, .period = 100000}};
inline constexpr listed pf_data_rd_any_cache_dram{pf_data_rd_any_cache_dram, list, {.name = 8569, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f10, .period = 100000}};
inline constexpr listed pf_data_rd_any_dram_and_remote_fwd{pf_data_rd_any_dram_and_remote_fwd, list, {.name = 8612, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3010, .period = 100000}};
inline constexpr listed pf_data_rd_any_llc_miss{pf_data_rd_any_llc_miss, list, {.name = 8664, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf810, .period = 100000}};
inline constexpr listed pf_data_rd_any_location{pf_data_rd_any_location, list, {.name = 8705, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff10, .period = 100000}};
inline constexpr listed pf_data_rd_io_csr_mmio{pf_data_rd_io_csr_mmio, list, {.name = 8746, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8010, .period = 100000}};
inline constexpr listed pf_data_rd_llc_hit_no_other_core{pf_data_rd_llc_hit_no_other_core, list, {.name = 8786, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x110, .period = 100000}};
inline constexpr listed pf_data_rd_llc_hit_other_core_hit{pf_data_rd_llc_hit_other_core_hit, list, {.name = 8836, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x210, .period = 100000}};
inline constexpr listed pf_data_rd_llc_hit_other_core_hitm{pf_data_rd_llc_hit_other_core_hitm, list, {.name = 8887, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x410, .period = 100000}};
inline constexpr listed pf_data_rd_local_cache{pf_data_rd_local_cache, list, {.name = 8939, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x710, .period = 100000}};
inline constexpr listed pf_data_rd_local_dram_and_remote_cache_hit{pf_data_rd_local_dram_and_remote_cache_hit, list, {.name = 8979, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1010, .period = 100000}};
inline constexpr listed pf_data_rd_other_local_dram{pf_data_rd_other_local_dram, list, {.name = 9039, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4010, .period = 100000}};
inline constexpr listed pf_data_rd_remote_cache_hitm{pf_data_rd_remote_cache_hitm, list, {.name = 9084, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x810, .period = 100000}};
inline constexpr listed pf_data_rd_remote_dram{pf_data_rd_remote_dram, list, {.name = 9130, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2010, .period = 100000}};
inline constexpr listed pf_ifetch_all_local_dram_and_remote_cache_hit{pf_ifetch_all_local_dram_and_remote_cache_hit, list, {.name = 9170, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5040, .period = 100000}};
inline constexpr listed pf_ifetch_any_cache_dram{pf_ifetch_any_cache_dram, list, {.name = 9233, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f40, .period = 100000}};
inline constexpr listed pf_ifetch_any_dram_and_remote_fwd{pf_ifetch_any_dram_and_remote_fwd, list, {.name = 9275, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3040, .period = 100000}};
inline constexpr listed pf_ifetch_any_llc_miss{pf_ifetch_any_llc_miss, list, {.name = 9326, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf840, .period = 100000}};
inline constexpr listed pf_ifetch_any_location{pf_ifetch_any_location, list, {.name = 9366, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff40, .period = 100000}};
inline constexpr listed pf_ifetch_io_csr_mmio{pf_ifetch_io_csr_mmio, list, {.name = 9406, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8040, .period = 100000}};
inline constexpr listed pf_ifetch_llc_hit_no_other_core{pf_ifetch_llc_hit_no_other_core, list, {.name = 9445, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x140, .period = 100000}};
inline constexpr listed pf_ifetch_llc_hit_other_core_hit{pf_ifetch_llc_hit_other_core_hit, list, {.name = 9494, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x240, .period = 100000}};
inline constexpr listed pf_ifetch_llc_hit_other_core_hitm{pf_ifetch_llc_hit_other_core_hitm, list, {.name = 9544, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x440, .period = 100000}};
inline constexpr listed pf_ifetch_local_cache{pf_ifetch_local_cache, list, {.name = 9595, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x740, .period = 100000}};
inline constexpr listed pf_ifetch_local_dram_and_remote_cache_hit{pf_ifetch_local_dram_and_remote_cache_hit, list, {.name = 9634, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1040, .period = 100000}};
inline constexpr listed pf_ifetch_other_local_dram{pf_ifetch_other_local_dram, list, {.name = 9693, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4040, .period = 100000}};
inline constexpr listed pf_ifetch_remote_cache_hitm{pf_ifetch_remote_cache_hitm, list, {.name = 9737, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x840, .period = 100000}};
inline constexpr listed pf_ifetch_remote_dram{pf_ifetch_remote_dram, list, {.name = 9782, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2040, .period = 100000}};
inline constexpr listed pf_rfo_all_local_dram_and_remote_cache_hit{pf_rfo_all_local_dram_and_remote_cache_hit, list, {.name = 9821, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5020, .period = 100000}};
inline constexpr listed pf_rfo_any_cache_dram{pf_rfo_any_cache_dram, list, {.name = 9881, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f20, .period = 100000}};
inline constexpr listed pf_rfo_any_dram_and_remote_fwd{pf_rfo_any_dram_and_remote_fwd, list, {.name = 9920, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3020, .period = 100000}};
inline constexpr listed pf_rfo_any_llc_miss{pf_rfo_any_llc_miss, list, {.name = 9968, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf820, .period = 100000}};
inline constexpr listed pf_rfo_any_location{pf_rfo_any_location, list, {.name = 10005, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff20, .period = 100000}};
inline constexpr listed pf_rfo_io_csr_mmio{pf_rfo_io_csr_mmio, list, {.name = 10042, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8020, .period = 100000}};
inline constexpr listed pf_rfo_llc_hit_no_other_core{pf_rfo_llc_hit_no_other_core, list, {.name = 10078, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x120, .period = 100000}};
inline constexpr listed pf_rfo_llc_hit_other_core_hit{pf_rfo_llc_hit_other_core_hit, list, {.name = 10124, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x220, .period = 100000}};
inline constexpr listed pf_rfo_llc_hit_other_core_hitm{pf_rfo_llc_hit_other_core_hitm, list, {.name = 10171, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x420, .period = 100000}};
inline constexpr listed pf_rfo_local_cache{pf_rfo_local_cache, list, {.name = 10219, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x720, .period = 100000}};
inline constexpr listed pf_rfo_local_dram_and_remote_cache_hit{pf_rfo_local_dram_and_remote_cache_hit, list, {.name = 10255, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1020, .period = 100000}};
inline constexpr listed pf_rfo_other_local_dram{pf_rfo_other_local_dram, list, {.name = 10311, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4020, .period = 100000}};
inline constexpr listed pf_rfo_remote_cache_hitm{pf_rfo_remote_cache_hitm, list, {.name = 10352, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x820, .period = 100000}};
inline constexpr listed pf_rfo_remote_dram{pf_rfo_remote_dram, list, {.name = 10394, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2020, .period = 100000}};
inline constexpr listed prefetch_all_local_dram_and_remote_cache_hit{prefetch_all_local_dram_and_remote_cache_hit, list, {.name = 10430, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x5070, .period = 100000}};
inline constexpr listed prefetch_any_cache_dram{prefetch_any_cache_dram, list, {.name = 10492, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x7f70, .period = 100000}};
inline constexpr listed prefetch_any_dram_and_remote_fwd{prefetch_any_dram_and_remote_fwd, list, {.name = 10533, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x3070, .period = 100000}};
inline constexpr listed prefetch_any_llc_miss{prefetch_any_llc_miss, list, {.name = 10583, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xf870, .period = 100000}};
inline constexpr listed prefetch_any_location{prefetch_any_location, list, {.name = 10622, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0xff70, .period = 100000}};
inline constexpr listed prefetch_io_csr_mmio{prefetch_io_csr_mmio, list, {.name = 10661, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x8070, .period = 100000}};
inline constexpr listed prefetch_llc_hit_no_other_core{prefetch_llc_hit_no_other_core, list, {.name = 10699, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x170, .period = 100000}};
inline constexpr listed prefetch_llc_hit_other_core_hit{prefetch_llc_hit_other_core_hit, list, {.name = 10747, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x270, .period = 100000}};
inline constexpr listed prefetch_llc_hit_other_core_hitm{prefetch_llc_hit_other_core_hitm, list, {.name = 10796, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x470, .period = 100000}};
inline constexpr listed prefetch_local_cache{prefetch_local_cache, list, {.name = 10846, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x770, .period = 100000}};
inline constexpr listed prefetch_local_dram_and_remote_cache_hit{prefetch_local_dram_and_remote_cache_hit, list, {.name = 10884, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x1070, .period = 100000}};
inline constexpr listed prefetch_other_local_dram{prefetch_other_local_dram, list, {.name = 10942, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x4070, .period = 100000}};
inline constexpr listed prefetch_remote_cache_hitm{prefetch_remote_cache_hitm, list, {.name = 10985, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x870, .period = 100000}};
inline constexpr listed prefetch_remote_dram{prefetch_remote_dram, list, {.name = 11029, .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = beside::offcore_rsp, .holds = 0x2070, .period = 100000}};
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::any_data_all_local_dram_and_remote_cache_hit,
    &offcore_response::any_data_any_cache_dram,
    &offcore_response::any_data_any_dram_and_remote_fwd,
    &offcore_response::any_data_any_llc_miss,
    &offcore_response::any_data_any_location,
    &offcore_response::any_data_io_csr_mmio,
    &offcore_response::any_data_llc_hit_no_other_core,
    &offcore_response::any_data_llc_hit_other_core_hit,
    &offcore_response::any_data_llc_hit_other_core_hitm,
    &offcore_response::any_data_local_cache,
    &offcore_response::any_data_local_dram_and_remote_cache_hit,
    &offcore_response::any_data_other_local_dram,
    &offcore_response::any_data_remote_cache_hitm,
    &offcore_response::any_data_remote_dram,
    &offcore_response::any_ifetch_all_local_dram_and_remote_cache_hit,
    &offcore_response::any_ifetch_any_cache_dram,
    &offcore_response::any_ifetch_any_dram_and_remote_fwd,
    &offcore_response::any_ifetch_any_llc_miss,
    &offcore_response::any_ifetch_any_location,
    &offcore_response::any_ifetch_io_csr_mmio,
    &offcore_response::any_ifetch_llc_hit_no_other_core,
    &offcore_response::any_ifetch_llc_hit_other_core_hit,
    &offcore_response::any_ifetch_llc_hit_other_core_hitm,
    &offcore_response::any_ifetch_local_cache,
    &offcore_response::any_ifetch_local_dram_and_remote_cache_hit,
    &offcore_response::any_ifetch_other_local_dram,
    &offcore_response::any_ifetch_remote_cache_hitm,
    &offcore_response::any_ifetch_remote_dram,
    &offcore_response::any_request_all_local_dram_and_remote_cache_hit,
    &offcore_response::any_request_any_cache_dram,
    &offcore_response::any_request_any_dram_and_remote_fwd,
    &offcore_response::any_request_any_llc_miss,
    &offcore_response::any_request_any_location,
    &offcore_response::any_request_io_csr_mmio,
    &offcore_response::any_request_llc_hit_no_other_core,
    &offcore_response::any_request_llc_hit_other_core_hit,
    &offcore_response::any_request_llc_hit_other_core_hitm,
    &offcore_response::any_request_local_cache,
    &offcore_response::any_request_local_dram_and_remote_cache_hit,
    &offcore_response::any_request_other_local_dram,
    &offcore_response::any_request_remote_cache_hitm,
    &offcore_response::any_request_remote_dram,
    &offcore_response::any_rfo_all_local_dram_and_remote_cache_hit,
    &offcore_response::any_rfo_any_cache_dram,
    &offcore_response::any_rfo_any_dram_and_remote_fwd,
    &offcore_response::any_rfo_any_llc_miss,
    &offcore_response::any_rfo_any_location,
    &offcore_response::any_rfo_io_csr_mmio,
    &offcore_response::any_rfo_llc_hit_no_other_core,
    &offcore_response::any_rfo_llc_hit_other_core_hit,
    &offcore_response::any_rfo_llc_hit_other_core_hitm,
    &offcore_response::any_rfo_local_cache,
    &offcore_response::any_rfo_local_dram_and_remote_cache_hit,
    &offcore_response::any_rfo_other_local_dram,
    &offcore_response::any_rfo_remote_cache_hitm,
    &offcore_response::any_rfo_remote_dram,
    &offcore_response::corewb_all_local_dram_and_remote_cache_hit,
    &offcore_response::corewb_any_cache_dram,
    &offcore_response::corewb_any_dram_and_remote_fwd,
    &offcore_response::corewb_any_llc_miss,
    &offcore_response::corewb_any_location,
    &offcore_response::corewb_io_csr_mmio,
    &offcore_response::corewb_llc_hit_no_other_core,
    &offcore_response::corewb_llc_hit_other_core_hit,
    &offcore_response::corewb_llc_hit_other_core_hitm,
    &offcore_response::corewb_local_cache,
    &offcore_response::corewb_local_dram_and_remote_cache_hit,
    &offcore_response::corewb_other_local_dram,
    &offcore_response::corewb_remote_cache_hitm,
    &offcore_response::corewb_remote_dram,
    &offcore_response::data_ifetch_all_local_dram_and_remote_cache_hit,
    &offcore_response::data_ifetch_any_cache_dram,
    &offcore_response::data_ifetch_any_dram_and_remote_fwd,
    &offcore_response::data_ifetch_any_llc_miss,
    &offcore_response::data_ifetch_any_location,
    &offcore_response::data_ifetch_io_csr_mmio,
    &offcore_response::data_ifetch_llc_hit_no_other_core,
    &offcore_response::data_ifetch_llc_hit_other_core_hit,
    &offcore_response::data_ifetch_llc_hit_other_core_hitm,
    &offcore_response::data_ifetch_local_cache,
    &offcore_response::data_ifetch_local_dram_and_remote_cache_hit,
    &offcore_response::data_ifetch_other_local_dram,
    &offcore_response::data_ifetch_remote_cache_hitm,
    &offcore_response::data_ifetch_remote_dram,
    &offcore_response::data_in_all_local_dram_and_remote_cache_hit,
    &offcore_response::data_in_any_cache_dram,
    &offcore_response::data_in_any_dram_and_remote_fwd,
    &offcore_response::data_in_any_llc_miss,
    &offcore_response::data_in_any_location,
    &offcore_response::data_in_io_csr_mmio,
    &offcore_response::data_in_llc_hit_no_other_core,
    &offcore_response::data_in_llc_hit_other_core_hit,
    &offcore_response::data_in_llc_hit_other_core_hitm,
    &offcore_response::data_in_local_cache,
    &offcore_response::data_in_local_dram_and_remote_cache_hit,
    &offcore_response::data_in_other_local_dram,
    &offcore_response::data_in_remote_cache_hitm,
    &offcore_response::data_in_remote_dram,
    &offcore_response::demand_data_all_local_dram_and_remote_cache_hit,
    &offcore_response::demand_data_any_cache_dram,
    &offcore_response::demand_data_any_dram_and_remote_fwd,
    &offcore_response::demand_data_any_llc_miss,
    &offcore_response::demand_data_any_location,
    &offcore_response::demand_data_io_csr_mmio,
    &offcore_response::demand_data_llc_hit_no_other_core,
    &offcore_response::demand_data_llc_hit_other_core_hit,
    &offcore_response::demand_data_llc_hit_other_core_hitm,
    &offcore_response::demand_data_local_cache,
    &offcore_response::demand_data_local_dram_and_remote_cache_hit,
    &offcore_response::demand_data_other_local_dram,
    &offcore_response::demand_data_remote_cache_hitm,
    &offcore_response::demand_data_remote_dram,
    &offcore_response::demand_data_rd_all_local_dram_and_remote_cache_hit,
    &offcore_response::demand_data_rd_any_cache_dram,
    &offcore_response::demand_data_rd_any_dram_and_remote_fwd,
    &offcore_response::demand_data_rd_any_llc_miss,
    &offcore_response::demand_data_rd_any_location,
    &offcore_response::demand_data_rd_io_csr_mmio,
    &offcore_response::demand_data_rd_llc_hit_no_other_core,
    &offcore_response::demand_data_rd_llc_hit_other_core_hit,
    &offcore_response::demand_data_rd_llc_hit_other_core_hitm,
    &offcore_response::demand_data_rd_local_cache,
    &offcore_response::demand_data_rd_local_dram_and_remote_cache_hit,
    &offcore_response::demand_data_rd_other_local_dram,
    &offcore_response::demand_data_rd_remote_cache_hitm,
    &offcore_response::demand_data_rd_remote_dram,
    &offcore_response::demand_ifetch_all_local_dram_and_remote_cache_hit,
    &offcore_response::demand_ifetch_any_cache_dram,
    &offcore_response::demand_ifetch_any_dram_and_remote_fwd,
    &offcore_response::demand_ifetch_any_llc_miss,
    &offcore_response::demand_ifetch_any_location,
    &offcore_response::demand_ifetch_io_csr_mmio,
    &offcore_response::demand_ifetch_llc_hit_no_other_core,
    &offcore_response::demand_ifetch_llc_hit_other_core_hit,
    &offcore_response::demand_ifetch_llc_hit_other_core_hitm,
    &offcore_response::demand_ifetch_local_cache,
    &offcore_response::demand_ifetch_local_dram_and_remote_cache_hit,
    &offcore_response::demand_ifetch_other_local_dram,
    &offcore_response::demand_ifetch_remote_cache_hitm,
    &offcore_response::demand_ifetch_remote_dram,
    &offcore_response::demand_rfo_all_local_dram_and_remote_cache_hit,
    &offcore_response::demand_rfo_any_cache_dram,
    &offcore_response::demand_rfo_any_dram_and_remote_fwd,
    &offcore_response::demand_rfo_any_llc_miss,
    &offcore_response::demand_rfo_any_location,
    &offcore_response::demand_rfo_io_csr_mmio,
    &offcore_response::demand_rfo_llc_hit_no_other_core,
    &offcore_response::demand_rfo_llc_hit_other_core_hit,
    &offcore_response::demand_rfo_llc_hit_other_core_hitm,
    &offcore_response::demand_rfo_local_cache,
    &offcore_response::demand_rfo_local_dram_and_remote_cache_hit,
    &offcore_response::demand_rfo_other_local_dram,
    &offcore_response::demand_rfo_remote_cache_hitm,
    &offcore_response::demand_rfo_remote_dram,
    &offcore_response::other_all_local_dram_and_remote_cache_hit,
    &offcore_response::other_any_cache_dram,
    &offcore_response::other_any_dram_and_remote_fwd,
    &offcore_response::other_any_llc_miss,
    &offcore_response::other_any_location,
    &offcore_response::other_io_csr_mmio,
    &offcore_response::other_llc_hit_no_other_core,
    &offcore_response::other_llc_hit_other_core_hit,
    &offcore_response::other_llc_hit_other_core_hitm,
    &offcore_response::other_local_cache,
    &offcore_response::other_local_dram_and_remote_cache_hit,
    &offcore_response::other_other_local_dram,
    &offcore_response::other_remote_cache_hitm,
    &offcore_response::other_remote_dram,
    &offcore_response::pf_data_all_local_dram_and_remote_cache_hit,
    &offcore_response::pf_data_any_cache_dram,
    &offcore_response::pf_data_any_dram_and_remote_fwd,
    &offcore_response::pf_data_any_llc_miss,
    &offcore_response::pf_data_any_location,
    &offcore_response::pf_data_io_csr_mmio,
    &offcore_response::pf_data_llc_hit_no_other_core,
    &offcore_response::pf_data_llc_hit_other_core_hit,
    &offcore_response::pf_data_llc_hit_other_core_hitm,
    &offcore_response::pf_data_local_cache,
    &offcore_response::pf_data_local_dram_and_remote_cache_hit,
    &offcore_response::pf_data_other_local_dram,
    &offcore_response::pf_data_remote_cache_hitm,
    &offcore_response::pf_data_remote_dram,
    &offcore_response::pf_data_rd_all_local_dram_and_remote_cache_hit,
    &offcore_response::pf_data_rd_any_cache_dram,
    &offcore_response::pf_data_rd_any_dram_and_remote_fwd,
    &offcore_response::pf_data_rd_any_llc_miss,
    &offcore_response::pf_data_rd_any_location,
    &offcore_response::pf_data_rd_io_csr_mmio,
    &offcore_response::pf_data_rd_llc_hit_no_other_core,
    &offcore_response::pf_data_rd_llc_hit_other_core_hit,
    &offcore_response::pf_data_rd_llc_hit_other_core_hitm,
    &offcore_response::pf_data_rd_local_cache,
    &offcore_response::pf_data_rd_local_dram_and_remote_cache_hit,
    &offcore_response::pf_data_rd_other_local_dram,
    &offcore_response::pf_data_rd_remote_cache_hitm,
    &offcore_response::pf_data_rd_remote_dram,
    &offcore_response::pf_ifetch_all_local_dram_and_remote_cache_hit,
    &offcore_response::pf_ifetch_any_cache_dram,
    &offcore_response::pf_ifetch_any_dram_and_remote_fwd,
    &offcore_response::pf_ifetch_any_llc_miss,
    &offcore_response::pf_ifetch_any_location,
    &offcore_response::pf_ifetch_io_csr_mmio,
    &offcore_response::pf_ifetch_llc_hit_no_other_core,
    &offcore_response::pf_ifetch_llc_hit_other_core_hit,
    &offcore_response::pf_ifetch_llc_hit_other_core_hitm,
    &offcore_response::pf_ifetch_local_cache,
    &offcore_response::pf_ifetch_local_dram_and_remote_cache_hit,
    &offcore_response::pf_ifetch_other_local_dram,
    &offcore_response::pf_ifetch_remote_cache_hitm,
    &offcore_response::pf_ifetch_remote_dram,
    &offcore_response::pf_rfo_all_local_dram_and_remote_cache_hit,
    &offcore_response::pf_rfo_any_cache_dram,
    &offcore_response::pf_rfo_any_dram_and_remote_fwd,
    &offcore_response::pf_rfo_any_llc_miss,
    &offcore_response::pf_rfo_any_location,
    &offcore_response::pf_rfo_io_csr_mmio,
    &offcore_response::pf_rfo_llc_hit_no_other_core,
    &offcore_response::pf_rfo_llc_hit_other_core_hit,
    &offcore_response::pf_rfo_llc_hit_other_core_hitm,
    &offcore_response::pf_rfo_local_cache,
    &offcore_response::pf_rfo_local_dram_and_remote_cache_hit,
    &offcore_response::pf_rfo_other_local_dram,
    &offcore_response::pf_rfo_remote_cache_hitm,
    &offcore_response::pf_rfo_remote_dram,
    &offcore_response::prefetch_all_local_dram_and_remote_cache_hit,
    &offcore_response::prefetch_any_cache_dram,
    &offcore_response::prefetch_any_dram_and_remote_fwd,
    &offcore_response::prefetch_any_llc_miss,
    &offcore_response::prefetch_any_location,
    &offcore_response::prefetch_io_csr_mmio,
    &offcore_response::prefetch_llc_hit_no_other_core,
    &offcore_response::prefetch_llc_hit_other_core_hit,
    &offcore_response::prefetch_llc_hit_other_core_hitm,
    &offcore_response::prefetch_local_cache,
    &offcore_response::prefetch_local_dram_and_remote_cache_hit,
    &offcore_response::prefetch_other_local_dram,
    &offcore_response::prefetch_remote_cache_hitm,
    &offcore_response::prefetch_remote_dram,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::perfmon::wsmep
