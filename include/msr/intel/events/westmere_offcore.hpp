// Events of Westmere, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ep_sp: from intel/perfmon 6dadedf3aa48, WSM-EP-SP/events/WestmereEP-SP_core.json, version 4
// of 08/17/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::westmere {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr core sharers[] = {core::westmere_ep};
inline constexpr select::event_list list{"westmere", core::westmere, names, all_of(sharers)};
} // namespace offcore_events

namespace offcore_response {
using namespace offcore_events;
inline constexpr listed any_data_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a000000, 0x7f11}, {}, &any_data_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f11, .period = 100000
inline constexpr listed any_data_any_dram{{&list, 0x10b7, 0xf, 0x8100186a000029, 0x6011}, {}, &any_data_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6011, .period = 100000, .missing = 0x1
inline constexpr listed any_data_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a00004c, 0xf811}, {}, &any_data_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf811, .period = 100000
inline constexpr listed any_data_any_location{{&list, 0x10b7, 0xf, 0x100186a000073, 0xff11}, {}, &any_data_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff11, .period = 100000
inline constexpr listed any_data_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a00009a, 0x8011}, {}, &any_data_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8011, .period = 100000
inline constexpr listed any_data_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a0000c0, 0x111}, {}, &any_data_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x111, .period = 100000
inline constexpr listed any_data_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a0000f0, 0x211}, {}, &any_data_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x211, .period = 100000
inline constexpr listed any_data_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a000121, 0x411}, {}, &any_data_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x411, .period = 100000
inline constexpr listed any_data_local_cache{{&list, 0x10b7, 0xf, 0x100186a000153, 0x711}, {}, &any_data_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x711, .period = 100000
inline constexpr listed any_data_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a000179, 0x2711}, {}, &any_data_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2711, .period = 100000, .missing = 0x1
inline constexpr listed any_data_local_dram{{&list, 0x10b7, 0xf, 0x8100186a0001a4, 0x2011}, {}, &any_data_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2011, .period = 100000, .missing = 0x1
inline constexpr listed any_data_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a0001c9, 0x1811}, {}, &any_data_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1811, .period = 100000, .missing = 0x1
inline constexpr listed any_data_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a0001f0, 0x5811}, {}, &any_data_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5811, .period = 100000, .missing = 0x1
inline constexpr listed any_data_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a00021c, 0x1011}, {}, &any_data_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1011, .period = 100000, .missing = 0x1
inline constexpr listed any_data_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a000247, 0x811}, {}, &any_data_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x811, .period = 100000
inline constexpr listed any_data_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a000273, 0x4011}, {}, &any_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4011, .period = 100000, .missing = 0x1
inline constexpr listed any_ifetch_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a000299, 0x7f44}, {}, &any_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f44, .period = 100000
inline constexpr listed any_ifetch_any_dram{{&list, 0x10b7, 0xf, 0x8100186a0002c4, 0x6044}, {}, &any_ifetch_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6044, .period = 100000, .missing = 0x1
inline constexpr listed any_ifetch_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a0002e9, 0xf844}, {}, &any_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf844, .period = 100000
inline constexpr listed any_ifetch_any_location{{&list, 0x10b7, 0xf, 0x100186a000312, 0xff44}, {}, &any_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff44, .period = 100000
inline constexpr listed any_ifetch_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a00033b, 0x8044}, {}, &any_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8044, .period = 100000
inline constexpr listed any_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a000363, 0x144}, {}, &any_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x144, .period = 100000
inline constexpr listed any_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a000395, 0x244}, {}, &any_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x244, .period = 100000
inline constexpr listed any_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a0003c8, 0x444}, {}, &any_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x444, .period = 100000
inline constexpr listed any_ifetch_local_cache{{&list, 0x10b7, 0xf, 0x100186a0003fc, 0x744}, {}, &any_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x744, .period = 100000
inline constexpr listed any_ifetch_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a000424, 0x2744}, {}, &any_ifetch_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2744, .period = 100000, .missing = 0x1
inline constexpr listed any_ifetch_local_dram{{&list, 0x10b7, 0xf, 0x8100186a000451, 0x2044}, {}, &any_ifetch_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2044, .period = 100000, .missing = 0x1
inline constexpr listed any_ifetch_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a000478, 0x1844}, {}, &any_ifetch_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1844, .period = 100000, .missing = 0x1
inline constexpr listed any_ifetch_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a0004a1, 0x5844}, {}, &any_ifetch_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5844, .period = 100000, .missing = 0x1
inline constexpr listed any_ifetch_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a0004cf, 0x1044}, {}, &any_ifetch_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1044, .period = 100000, .missing = 0x1
inline constexpr listed any_ifetch_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a0004fc, 0x844}, {}, &any_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x844, .period = 100000
inline constexpr listed any_ifetch_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a00052a, 0x4044}, {}, &any_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4044, .period = 100000, .missing = 0x1
inline constexpr listed any_request_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a000552, 0x7fff}, {}, &any_request_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7fff, .period = 100000
inline constexpr listed any_request_any_dram{{&list, 0x10b7, 0xf, 0x8100186a00057e, 0x60ff}, {}, &any_request_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x60ff, .period = 100000, .missing = 0x1
inline constexpr listed any_request_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a0005a4, 0xf8ff}, {}, &any_request_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf8ff, .period = 100000
inline constexpr listed any_request_any_location{{&list, 0x10b7, 0xf, 0x100186a0005ce, 0xffff}, {}, &any_request_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xffff, .period = 100000
inline constexpr listed any_request_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a0005f8, 0x80ff}, {}, &any_request_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x80ff, .period = 100000
inline constexpr listed any_request_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a000621, 0x1ff}, {}, &any_request_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1ff, .period = 100000
inline constexpr listed any_request_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a000654, 0x2ff}, {}, &any_request_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2ff, .period = 100000
inline constexpr listed any_request_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a000688, 0x4ff}, {}, &any_request_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4ff, .period = 100000
inline constexpr listed any_request_local_cache{{&list, 0x10b7, 0xf, 0x100186a0006bd, 0x7ff}, {}, &any_request_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7ff, .period = 100000
inline constexpr listed any_request_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a0006e6, 0x27ff}, {}, &any_request_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x27ff, .period = 100000, .missing = 0x1
inline constexpr listed any_request_local_dram{{&list, 0x10b7, 0xf, 0x8100186a000714, 0x20ff}, {}, &any_request_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x20ff, .period = 100000, .missing = 0x1
inline constexpr listed any_request_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a00073c, 0x18ff}, {}, &any_request_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x18ff, .period = 100000, .missing = 0x1
inline constexpr listed any_request_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a000766, 0x58ff}, {}, &any_request_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x58ff, .period = 100000, .missing = 0x1
inline constexpr listed any_request_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a000795, 0x10ff}, {}, &any_request_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10ff, .period = 100000, .missing = 0x1
inline constexpr listed any_request_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a0007c3, 0x8ff}, {}, &any_request_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8ff, .period = 100000
inline constexpr listed any_request_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a0007f2, 0x40ff}, {}, &any_request_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40ff, .period = 100000, .missing = 0x1
inline constexpr listed any_rfo_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a00081b, 0x7f22}, {}, &any_rfo_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f22, .period = 100000
inline constexpr listed any_rfo_any_dram{{&list, 0x10b7, 0xf, 0x8100186a000843, 0x6022}, {}, &any_rfo_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6022, .period = 100000, .missing = 0x1
inline constexpr listed any_rfo_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a000865, 0xf822}, {}, &any_rfo_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf822, .period = 100000
inline constexpr listed any_rfo_any_location{{&list, 0x10b7, 0xf, 0x100186a00088b, 0xff22}, {}, &any_rfo_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff22, .period = 100000
inline constexpr listed any_rfo_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a0008b1, 0x8022}, {}, &any_rfo_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8022, .period = 100000
inline constexpr listed any_rfo_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a0008d6, 0x122}, {}, &any_rfo_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x122, .period = 100000
inline constexpr listed any_rfo_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a000905, 0x222}, {}, &any_rfo_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x222, .period = 100000
inline constexpr listed any_rfo_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a000935, 0x422}, {}, &any_rfo_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x422, .period = 100000
inline constexpr listed any_rfo_local_cache{{&list, 0x10b7, 0xf, 0x100186a000966, 0x722}, {}, &any_rfo_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x722, .period = 100000
inline constexpr listed any_rfo_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a00098b, 0x2722}, {}, &any_rfo_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2722, .period = 100000, .missing = 0x1
inline constexpr listed any_rfo_local_dram{{&list, 0x10b7, 0xf, 0x8100186a0009b5, 0x2022}, {}, &any_rfo_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2022, .period = 100000, .missing = 0x1
inline constexpr listed any_rfo_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a0009d9, 0x1822}, {}, &any_rfo_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1822, .period = 100000, .missing = 0x1
inline constexpr listed any_rfo_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a0009ff, 0x5822}, {}, &any_rfo_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5822, .period = 100000, .missing = 0x1
inline constexpr listed any_rfo_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a000a2a, 0x1022}, {}, &any_rfo_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1022, .period = 100000, .missing = 0x1
inline constexpr listed any_rfo_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a000a54, 0x822}, {}, &any_rfo_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x822, .period = 100000
inline constexpr listed any_rfo_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a000a7f, 0x4022}, {}, &any_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4022, .period = 100000, .missing = 0x1
inline constexpr listed corewb_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a000aa4, 0x7f08}, {}, &corewb_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f08, .period = 100000
inline constexpr listed corewb_any_dram{{&list, 0x10b7, 0xf, 0x8100186a000acb, 0x6008}, {}, &corewb_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6008, .period = 100000, .missing = 0x1
inline constexpr listed corewb_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a000aec, 0xf808}, {}, &corewb_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf808, .period = 100000
inline constexpr listed corewb_any_location{{&list, 0x10b7, 0xf, 0x100186a000b11, 0xff08}, {}, &corewb_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff08, .period = 100000
inline constexpr listed corewb_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a000b36, 0x8008}, {}, &corewb_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8008, .period = 100000
inline constexpr listed corewb_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a000b5a, 0x108}, {}, &corewb_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x108, .period = 100000
inline constexpr listed corewb_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a000b88, 0x408}, {}, &corewb_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x408, .period = 100000
inline constexpr listed corewb_local_cache{{&list, 0x10b7, 0xf, 0x100186a000bb8, 0x708}, {}, &corewb_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x708, .period = 100000
inline constexpr listed corewb_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a000bdc, 0x2708}, {}, &corewb_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2708, .period = 100000, .missing = 0x1
inline constexpr listed corewb_local_dram{{&list, 0x10b7, 0xf, 0x8100186a000c05, 0x2008}, {}, &corewb_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2008, .period = 100000, .missing = 0x1
inline constexpr listed corewb_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a000c28, 0x1808}, {}, &corewb_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1808, .period = 100000, .missing = 0x1
inline constexpr listed corewb_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a000c4d, 0x5808}, {}, &corewb_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5808, .period = 100000, .missing = 0x1
inline constexpr listed corewb_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a000c77, 0x1008}, {}, &corewb_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008, .period = 100000, .missing = 0x1
inline constexpr listed corewb_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a000ca0, 0x808}, {}, &corewb_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808, .period = 100000
inline constexpr listed corewb_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a000cca, 0x4008}, {}, &corewb_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4008, .period = 100000, .missing = 0x1
inline constexpr listed data_ifetch_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a000cee, 0x7f77}, {}, &data_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f77, .period = 100000
inline constexpr listed data_ifetch_any_dram{{&list, 0x10b7, 0xf, 0x8100186a000d1a, 0x6077}, {}, &data_ifetch_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6077, .period = 100000, .missing = 0x1
inline constexpr listed data_ifetch_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a000d40, 0xf877}, {}, &data_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf877, .period = 100000
inline constexpr listed data_ifetch_any_location{{&list, 0x10b7, 0xf, 0x100186a000d6a, 0xff77}, {}, &data_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff77, .period = 100000
inline constexpr listed data_ifetch_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a000d94, 0x8077}, {}, &data_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8077, .period = 100000
inline constexpr listed data_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a000dbd, 0x177}, {}, &data_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x177, .period = 100000
inline constexpr listed data_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a000df0, 0x277}, {}, &data_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x277, .period = 100000
inline constexpr listed data_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a000e24, 0x477}, {}, &data_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x477, .period = 100000
inline constexpr listed data_ifetch_local_cache{{&list, 0x10b7, 0xf, 0x100186a000e59, 0x777}, {}, &data_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x777, .period = 100000
inline constexpr listed data_ifetch_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a000e82, 0x2777}, {}, &data_ifetch_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2777, .period = 100000, .missing = 0x1
inline constexpr listed data_ifetch_local_dram{{&list, 0x10b7, 0xf, 0x8100186a000eb0, 0x2077}, {}, &data_ifetch_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2077, .period = 100000, .missing = 0x1
inline constexpr listed data_ifetch_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a000ed8, 0x1877}, {}, &data_ifetch_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1877, .period = 100000, .missing = 0x1
inline constexpr listed data_ifetch_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a000f02, 0x5877}, {}, &data_ifetch_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5877, .period = 100000, .missing = 0x1
inline constexpr listed data_ifetch_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a000f31, 0x1077}, {}, &data_ifetch_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1077, .period = 100000, .missing = 0x1
inline constexpr listed data_ifetch_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a000f5f, 0x877}, {}, &data_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x877, .period = 100000
inline constexpr listed data_ifetch_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a000f8e, 0x4077}, {}, &data_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4077, .period = 100000, .missing = 0x1
inline constexpr listed data_in_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a000fb7, 0x7f33}, {}, &data_in_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f33, .period = 100000
inline constexpr listed data_in_any_dram{{&list, 0x10b7, 0xf, 0x8100186a000fdf, 0x6033}, {}, &data_in_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6033, .period = 100000, .missing = 0x1
inline constexpr listed data_in_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a001001, 0xf833}, {}, &data_in_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf833, .period = 100000
inline constexpr listed data_in_any_location{{&list, 0x10b7, 0xf, 0x100186a001027, 0xff33}, {}, &data_in_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff33, .period = 100000
inline constexpr listed data_in_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a00104d, 0x8033}, {}, &data_in_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8033, .period = 100000
inline constexpr listed data_in_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a001072, 0x133}, {}, &data_in_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x133, .period = 100000
inline constexpr listed data_in_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a0010a1, 0x233}, {}, &data_in_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x233, .period = 100000
inline constexpr listed data_in_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a0010d1, 0x433}, {}, &data_in_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x433, .period = 100000
inline constexpr listed data_in_local_cache{{&list, 0x10b7, 0xf, 0x100186a001102, 0x733}, {}, &data_in_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x733, .period = 100000
inline constexpr listed data_in_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a001127, 0x2733}, {}, &data_in_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2733, .period = 100000, .missing = 0x1
inline constexpr listed data_in_local_dram{{&list, 0x10b7, 0xf, 0x8100186a001151, 0x2033}, {}, &data_in_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2033, .period = 100000, .missing = 0x1
inline constexpr listed data_in_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a001175, 0x1833}, {}, &data_in_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1833, .period = 100000, .missing = 0x1
inline constexpr listed data_in_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a00119b, 0x5833}, {}, &data_in_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5833, .period = 100000, .missing = 0x1
inline constexpr listed data_in_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a0011c6, 0x1033}, {}, &data_in_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1033, .period = 100000, .missing = 0x1
inline constexpr listed data_in_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a0011f0, 0x833}, {}, &data_in_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x833, .period = 100000
inline constexpr listed data_in_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a00121b, 0x4033}, {}, &data_in_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4033, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a001240, 0x7f03}, {}, &demand_data_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f03, .period = 100000
inline constexpr listed demand_data_any_dram{{&list, 0x10b7, 0xf, 0x8100186a00126c, 0x6003}, {}, &demand_data_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6003, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a001292, 0xf803}, {}, &demand_data_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf803, .period = 100000
inline constexpr listed demand_data_any_location{{&list, 0x10b7, 0xf, 0x100186a0012bc, 0xff03}, {}, &demand_data_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff03, .period = 100000
inline constexpr listed demand_data_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a0012e6, 0x8003}, {}, &demand_data_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003, .period = 100000
inline constexpr listed demand_data_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a00130f, 0x103}, {}, &demand_data_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x103, .period = 100000
inline constexpr listed demand_data_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a001342, 0x203}, {}, &demand_data_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x203, .period = 100000
inline constexpr listed demand_data_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a001376, 0x403}, {}, &demand_data_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x403, .period = 100000
inline constexpr listed demand_data_local_cache{{&list, 0x10b7, 0xf, 0x100186a0013ab, 0x703}, {}, &demand_data_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703, .period = 100000
inline constexpr listed demand_data_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a0013d4, 0x2703}, {}, &demand_data_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2703, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_local_dram{{&list, 0x10b7, 0xf, 0x8100186a001402, 0x2003}, {}, &demand_data_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a00142a, 0x1803}, {}, &demand_data_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1803, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a001454, 0x5803}, {}, &demand_data_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5803, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a001483, 0x1003}, {}, &demand_data_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a0014b1, 0x803}, {}, &demand_data_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x803, .period = 100000
inline constexpr listed demand_data_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a0014e0, 0x4003}, {}, &demand_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_rd_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a001509, 0x7f01}, {}, &demand_data_rd_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f01, .period = 100000
inline constexpr listed demand_data_rd_any_dram{{&list, 0x10b7, 0xf, 0x8100186a001538, 0x6001}, {}, &demand_data_rd_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6001, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_rd_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a001561, 0xf801}, {}, &demand_data_rd_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf801, .period = 100000
inline constexpr listed demand_data_rd_any_location{{&list, 0x10b7, 0xf, 0x100186a00158e, 0xff01}, {}, &demand_data_rd_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff01, .period = 100000
inline constexpr listed demand_data_rd_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a0015bb, 0x8001}, {}, &demand_data_rd_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8001, .period = 100000
inline constexpr listed demand_data_rd_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a0015e7, 0x101}, {}, &demand_data_rd_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x101, .period = 100000
inline constexpr listed demand_data_rd_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a00161d, 0x201}, {}, &demand_data_rd_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x201, .period = 100000
inline constexpr listed demand_data_rd_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a001654, 0x401}, {}, &demand_data_rd_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x401, .period = 100000
inline constexpr listed demand_data_rd_local_cache{{&list, 0x10b7, 0xf, 0x100186a00168c, 0x701}, {}, &demand_data_rd_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x701, .period = 100000
inline constexpr listed demand_data_rd_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a0016b8, 0x2701}, {}, &demand_data_rd_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2701, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_rd_local_dram{{&list, 0x10b7, 0xf, 0x8100186a0016e9, 0x2001}, {}, &demand_data_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2001, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_rd_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a001714, 0x1801}, {}, &demand_data_rd_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1801, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_rd_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a001741, 0x5801}, {}, &demand_data_rd_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5801, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_rd_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a001773, 0x1001}, {}, &demand_data_rd_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1001, .period = 100000, .missing = 0x1
inline constexpr listed demand_data_rd_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a0017a4, 0x801}, {}, &demand_data_rd_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x801, .period = 100000
inline constexpr listed demand_data_rd_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a0017d6, 0x4001}, {}, &demand_data_rd_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4001, .period = 100000, .missing = 0x1
inline constexpr listed demand_ifetch_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a001802, 0x7f04}, {}, &demand_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f04, .period = 100000
inline constexpr listed demand_ifetch_any_dram{{&list, 0x10b7, 0xf, 0x8100186a001830, 0x6004}, {}, &demand_ifetch_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6004, .period = 100000, .missing = 0x1
inline constexpr listed demand_ifetch_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a001858, 0xf804}, {}, &demand_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf804, .period = 100000
inline constexpr listed demand_ifetch_any_location{{&list, 0x10b7, 0xf, 0x100186a001884, 0xff04}, {}, &demand_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff04, .period = 100000
inline constexpr listed demand_ifetch_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a0018b0, 0x8004}, {}, &demand_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8004, .period = 100000
inline constexpr listed demand_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a0018db, 0x104}, {}, &demand_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104, .period = 100000
inline constexpr listed demand_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a001910, 0x204}, {}, &demand_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x204, .period = 100000
inline constexpr listed demand_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a001946, 0x404}, {}, &demand_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x404, .period = 100000
inline constexpr listed demand_ifetch_local_cache{{&list, 0x10b7, 0xf, 0x100186a00197d, 0x704}, {}, &demand_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x704, .period = 100000
inline constexpr listed demand_ifetch_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a0019a8, 0x2704}, {}, &demand_ifetch_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2704, .period = 100000, .missing = 0x1
inline constexpr listed demand_ifetch_local_dram{{&list, 0x10b7, 0xf, 0x8100186a0019d8, 0x2004}, {}, &demand_ifetch_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2004, .period = 100000, .missing = 0x1
inline constexpr listed demand_ifetch_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a001a02, 0x1804}, {}, &demand_ifetch_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1804, .period = 100000, .missing = 0x1
inline constexpr listed demand_ifetch_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a001a2e, 0x5804}, {}, &demand_ifetch_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5804, .period = 100000, .missing = 0x1
inline constexpr listed demand_ifetch_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a001a5f, 0x1004}, {}, &demand_ifetch_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1004, .period = 100000, .missing = 0x1
inline constexpr listed demand_ifetch_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a001a8f, 0x804}, {}, &demand_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x804, .period = 100000
inline constexpr listed demand_ifetch_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a001ac0, 0x4004}, {}, &demand_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4004, .period = 100000, .missing = 0x1
inline constexpr listed demand_rfo_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a001aeb, 0x7f02}, {}, &demand_rfo_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f02, .period = 100000
inline constexpr listed demand_rfo_any_dram{{&list, 0x10b7, 0xf, 0x8100186a001b16, 0x6002}, {}, &demand_rfo_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6002, .period = 100000, .missing = 0x1
inline constexpr listed demand_rfo_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a001b3b, 0xf802}, {}, &demand_rfo_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf802, .period = 100000
inline constexpr listed demand_rfo_any_location{{&list, 0x10b7, 0xf, 0x100186a001b64, 0xff02}, {}, &demand_rfo_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff02, .period = 100000
inline constexpr listed demand_rfo_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a001b8d, 0x8002}, {}, &demand_rfo_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8002, .period = 100000
inline constexpr listed demand_rfo_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a001bb5, 0x102}, {}, &demand_rfo_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x102, .period = 100000
inline constexpr listed demand_rfo_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a001be7, 0x202}, {}, &demand_rfo_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x202, .period = 100000
inline constexpr listed demand_rfo_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a001c1a, 0x402}, {}, &demand_rfo_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x402, .period = 100000
inline constexpr listed demand_rfo_local_cache{{&list, 0x10b7, 0xf, 0x100186a001c4e, 0x702}, {}, &demand_rfo_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x702, .period = 100000
inline constexpr listed demand_rfo_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a001c76, 0x2702}, {}, &demand_rfo_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2702, .period = 100000, .missing = 0x1
inline constexpr listed demand_rfo_local_dram{{&list, 0x10b7, 0xf, 0x8100186a001ca3, 0x2002}, {}, &demand_rfo_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2002, .period = 100000, .missing = 0x1
inline constexpr listed demand_rfo_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a001cca, 0x1802}, {}, &demand_rfo_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1802, .period = 100000, .missing = 0x1
inline constexpr listed demand_rfo_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a001cf3, 0x5802}, {}, &demand_rfo_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5802, .period = 100000, .missing = 0x1
inline constexpr listed demand_rfo_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a001d21, 0x1002}, {}, &demand_rfo_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1002, .period = 100000, .missing = 0x1
inline constexpr listed demand_rfo_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a001d4e, 0x802}, {}, &demand_rfo_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x802, .period = 100000
inline constexpr listed demand_rfo_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a001d7c, 0x4002}, {}, &demand_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4002, .period = 100000, .missing = 0x1
inline constexpr listed other_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a001da4, 0x7f80}, {}, &other_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f80, .period = 100000
inline constexpr listed other_any_dram{{&list, 0x10b7, 0xf, 0x8100186a001dca, 0x6080}, {}, &other_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6080, .period = 100000, .missing = 0x1
inline constexpr listed other_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a001dea, 0xf880}, {}, &other_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf880, .period = 100000
inline constexpr listed other_any_location{{&list, 0x10b7, 0xf, 0x100186a001e0e, 0xff80}, {}, &other_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff80, .period = 100000
inline constexpr listed other_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a001e32, 0x8080}, {}, &other_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8080, .period = 100000
inline constexpr listed other_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a001e55, 0x180}, {}, &other_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x180, .period = 100000
inline constexpr listed other_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a001e82, 0x280}, {}, &other_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x280, .period = 100000
inline constexpr listed other_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a001eb0, 0x480}, {}, &other_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x480, .period = 100000
inline constexpr listed other_local_cache{{&list, 0x10b7, 0xf, 0x100186a001edf, 0x780}, {}, &other_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x780, .period = 100000
inline constexpr listed other_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a001f02, 0x2780}, {}, &other_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2780, .period = 100000, .missing = 0x1
inline constexpr listed other_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a001f2a, 0x1880}, {}, &other_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1880, .period = 100000, .missing = 0x1
inline constexpr listed other_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a001f4e, 0x5880}, {}, &other_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5880, .period = 100000, .missing = 0x1
inline constexpr listed other_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a001f77, 0x1080}, {}, &other_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1080, .period = 100000, .missing = 0x1
inline constexpr listed other_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a001f9f, 0x880}, {}, &other_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x880, .period = 100000
inline constexpr listed other_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a001fc8, 0x4080}, {}, &other_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4080, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a001feb, 0x7f50}, {}, &pf_data_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f50, .period = 100000
inline constexpr listed pf_data_any_dram{{&list, 0x10b7, 0xf, 0x8100186a002013, 0x6050}, {}, &pf_data_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6050, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a002035, 0xf850}, {}, &pf_data_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf850, .period = 100000
inline constexpr listed pf_data_any_location{{&list, 0x10b7, 0xf, 0x100186a00205b, 0xff50}, {}, &pf_data_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff50, .period = 100000
inline constexpr listed pf_data_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a002081, 0x8050}, {}, &pf_data_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8050, .period = 100000
inline constexpr listed pf_data_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a0020a6, 0x150}, {}, &pf_data_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x150, .period = 100000
inline constexpr listed pf_data_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a0020d5, 0x250}, {}, &pf_data_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x250, .period = 100000
inline constexpr listed pf_data_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a002105, 0x450}, {}, &pf_data_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x450, .period = 100000
inline constexpr listed pf_data_local_cache{{&list, 0x10b7, 0xf, 0x100186a002136, 0x750}, {}, &pf_data_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x750, .period = 100000
inline constexpr listed pf_data_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a00215b, 0x2750}, {}, &pf_data_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2750, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_local_dram{{&list, 0x10b7, 0xf, 0x8100186a002185, 0x2050}, {}, &pf_data_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2050, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a0021a9, 0x1850}, {}, &pf_data_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1850, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a0021cf, 0x5850}, {}, &pf_data_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5850, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a0021fa, 0x1050}, {}, &pf_data_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1050, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a002224, 0x850}, {}, &pf_data_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x850, .period = 100000
inline constexpr listed pf_data_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a00224f, 0x4050}, {}, &pf_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4050, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_rd_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a002274, 0x7f10}, {}, &pf_data_rd_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f10, .period = 100000
inline constexpr listed pf_data_rd_any_dram{{&list, 0x10b7, 0xf, 0x8100186a00229f, 0x6010}, {}, &pf_data_rd_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6010, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_rd_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a0022c4, 0xf810}, {}, &pf_data_rd_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf810, .period = 100000
inline constexpr listed pf_data_rd_any_location{{&list, 0x10b7, 0xf, 0x100186a0022ed, 0xff10}, {}, &pf_data_rd_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff10, .period = 100000
inline constexpr listed pf_data_rd_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a002316, 0x8010}, {}, &pf_data_rd_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8010, .period = 100000
inline constexpr listed pf_data_rd_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a00233e, 0x110}, {}, &pf_data_rd_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x110, .period = 100000
inline constexpr listed pf_data_rd_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a002370, 0x210}, {}, &pf_data_rd_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x210, .period = 100000
inline constexpr listed pf_data_rd_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a0023a3, 0x410}, {}, &pf_data_rd_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x410, .period = 100000
inline constexpr listed pf_data_rd_local_cache{{&list, 0x10b7, 0xf, 0x100186a0023d7, 0x710}, {}, &pf_data_rd_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x710, .period = 100000
inline constexpr listed pf_data_rd_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a0023ff, 0x2710}, {}, &pf_data_rd_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2710, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_rd_local_dram{{&list, 0x10b7, 0xf, 0x8100186a00242c, 0x2010}, {}, &pf_data_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2010, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_rd_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a002453, 0x1810}, {}, &pf_data_rd_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1810, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_rd_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a00247c, 0x5810}, {}, &pf_data_rd_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5810, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_rd_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a0024aa, 0x1010}, {}, &pf_data_rd_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1010, .period = 100000, .missing = 0x1
inline constexpr listed pf_data_rd_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a0024d7, 0x810}, {}, &pf_data_rd_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x810, .period = 100000
inline constexpr listed pf_data_rd_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a002505, 0x4010}, {}, &pf_data_rd_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4010, .period = 100000, .missing = 0x1
inline constexpr listed pf_ifetch_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a00252d, 0x7f40}, {}, &pf_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f40, .period = 100000
inline constexpr listed pf_ifetch_any_dram{{&list, 0x10b7, 0xf, 0x8100186a002557, 0x6040}, {}, &pf_ifetch_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6040, .period = 100000, .missing = 0x1
inline constexpr listed pf_ifetch_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a00257b, 0xf840}, {}, &pf_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf840, .period = 100000
inline constexpr listed pf_ifetch_any_location{{&list, 0x10b7, 0xf, 0x100186a0025a3, 0xff40}, {}, &pf_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff40, .period = 100000
inline constexpr listed pf_ifetch_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a0025cb, 0x8040}, {}, &pf_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8040, .period = 100000
inline constexpr listed pf_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a0025f2, 0x140}, {}, &pf_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x140, .period = 100000
inline constexpr listed pf_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a002623, 0x240}, {}, &pf_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x240, .period = 100000
inline constexpr listed pf_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a002655, 0x440}, {}, &pf_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x440, .period = 100000
inline constexpr listed pf_ifetch_local_cache{{&list, 0x10b7, 0xf, 0x100186a002688, 0x740}, {}, &pf_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x740, .period = 100000
inline constexpr listed pf_ifetch_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a0026af, 0x2740}, {}, &pf_ifetch_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2740, .period = 100000, .missing = 0x1
inline constexpr listed pf_ifetch_local_dram{{&list, 0x10b7, 0xf, 0x8100186a0026db, 0x2040}, {}, &pf_ifetch_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2040, .period = 100000, .missing = 0x1
inline constexpr listed pf_ifetch_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a002701, 0x1840}, {}, &pf_ifetch_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1840, .period = 100000, .missing = 0x1
inline constexpr listed pf_ifetch_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a002729, 0x5840}, {}, &pf_ifetch_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5840, .period = 100000, .missing = 0x1
inline constexpr listed pf_ifetch_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a002756, 0x1040}, {}, &pf_ifetch_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1040, .period = 100000, .missing = 0x1
inline constexpr listed pf_ifetch_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a002782, 0x840}, {}, &pf_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x840, .period = 100000
inline constexpr listed pf_ifetch_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a0027af, 0x4040}, {}, &pf_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4040, .period = 100000, .missing = 0x1
inline constexpr listed pf_rfo_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a0027d6, 0x7f20}, {}, &pf_rfo_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f20, .period = 100000
inline constexpr listed pf_rfo_any_dram{{&list, 0x10b7, 0xf, 0x8100186a0027fd, 0x6020}, {}, &pf_rfo_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6020, .period = 100000, .missing = 0x1
inline constexpr listed pf_rfo_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a00281e, 0xf820}, {}, &pf_rfo_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf820, .period = 100000
inline constexpr listed pf_rfo_any_location{{&list, 0x10b7, 0xf, 0x100186a002843, 0xff20}, {}, &pf_rfo_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff20, .period = 100000
inline constexpr listed pf_rfo_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a002868, 0x8020}, {}, &pf_rfo_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8020, .period = 100000
inline constexpr listed pf_rfo_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a00288c, 0x120}, {}, &pf_rfo_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x120, .period = 100000
inline constexpr listed pf_rfo_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a0028ba, 0x220}, {}, &pf_rfo_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x220, .period = 100000
inline constexpr listed pf_rfo_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a0028e9, 0x420}, {}, &pf_rfo_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x420, .period = 100000
inline constexpr listed pf_rfo_local_cache{{&list, 0x10b7, 0xf, 0x100186a002919, 0x720}, {}, &pf_rfo_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x720, .period = 100000
inline constexpr listed pf_rfo_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a00293d, 0x2720}, {}, &pf_rfo_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2720, .period = 100000, .missing = 0x1
inline constexpr listed pf_rfo_local_dram{{&list, 0x10b7, 0xf, 0x8100186a002966, 0x2020}, {}, &pf_rfo_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2020, .period = 100000, .missing = 0x1
inline constexpr listed pf_rfo_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a002989, 0x1820}, {}, &pf_rfo_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1820, .period = 100000, .missing = 0x1
inline constexpr listed pf_rfo_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a0029ae, 0x5820}, {}, &pf_rfo_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5820, .period = 100000, .missing = 0x1
inline constexpr listed pf_rfo_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a0029d8, 0x1020}, {}, &pf_rfo_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1020, .period = 100000, .missing = 0x1
inline constexpr listed pf_rfo_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a002a01, 0x820}, {}, &pf_rfo_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x820, .period = 100000
inline constexpr listed pf_rfo_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a002a2b, 0x4020}, {}, &pf_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4020, .period = 100000, .missing = 0x1
inline constexpr listed prefetch_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a002a4f, 0x7f70}, {}, &prefetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f70, .period = 100000
inline constexpr listed prefetch_any_dram{{&list, 0x10b7, 0xf, 0x8100186a002a78, 0x6070}, {}, &prefetch_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x6070, .period = 100000, .missing = 0x1
inline constexpr listed prefetch_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a002a9b, 0xf870}, {}, &prefetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf870, .period = 100000
inline constexpr listed prefetch_any_location{{&list, 0x10b7, 0xf, 0x100186a002ac2, 0xff70}, {}, &prefetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff70, .period = 100000
inline constexpr listed prefetch_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a002ae9, 0x8070}, {}, &prefetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8070, .period = 100000
inline constexpr listed prefetch_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a002b0f, 0x170}, {}, &prefetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x170, .period = 100000
inline constexpr listed prefetch_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a002b3f, 0x270}, {}, &prefetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x270, .period = 100000
inline constexpr listed prefetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a002b70, 0x470}, {}, &prefetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x470, .period = 100000
inline constexpr listed prefetch_local_cache{{&list, 0x10b7, 0xf, 0x100186a002ba2, 0x770}, {}, &prefetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x770, .period = 100000
inline constexpr listed prefetch_local_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a002bc8, 0x2770}, {}, &prefetch_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2770, .period = 100000, .missing = 0x1
inline constexpr listed prefetch_local_dram{{&list, 0x10b7, 0xf, 0x8100186a002bf3, 0x2070}, {}, &prefetch_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2070, .period = 100000, .missing = 0x1
inline constexpr listed prefetch_remote_cache{{&list, 0x10b7, 0xf, 0x8100186a002c18, 0x1870}, {}, &prefetch_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1870, .period = 100000, .missing = 0x1
inline constexpr listed prefetch_remote_cache_dram{{&list, 0x10b7, 0xf, 0x8100186a002c3f, 0x5870}, {}, &prefetch_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5870, .period = 100000, .missing = 0x1
inline constexpr listed prefetch_remote_cache_hit{{&list, 0x10b7, 0xf, 0x8100186a002c6b, 0x1070}, {}, &prefetch_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1070, .period = 100000, .missing = 0x1
inline constexpr listed prefetch_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a002c96, 0x870}, {}, &prefetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x870, .period = 100000
inline constexpr listed prefetch_remote_dram{{&list, 0x10b7, 0xf, 0x8100186a002cc2, 0x4070}, {}, &prefetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4070, .period = 100000, .missing = 0x1
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response::any_data_any_cache_dram, &offcore_response::any_data_any_dram,
    &offcore_response::any_data_any_llc_miss, &offcore_response::any_data_any_location,
    &offcore_response::any_data_io_csr_mmio, &offcore_response::any_data_llc_hit_no_other_core,
    &offcore_response::any_data_llc_hit_other_core_hit,
    &offcore_response::any_data_llc_hit_other_core_hitm, &offcore_response::any_data_local_cache,
    &offcore_response::any_data_local_cache_dram, &offcore_response::any_data_local_dram,
    &offcore_response::any_data_remote_cache, &offcore_response::any_data_remote_cache_dram,
    &offcore_response::any_data_remote_cache_hit, &offcore_response::any_data_remote_cache_hitm,
    &offcore_response::any_data_remote_dram, &offcore_response::any_ifetch_any_cache_dram,
    &offcore_response::any_ifetch_any_dram, &offcore_response::any_ifetch_any_llc_miss,
    &offcore_response::any_ifetch_any_location, &offcore_response::any_ifetch_io_csr_mmio,
    &offcore_response::any_ifetch_llc_hit_no_other_core,
    &offcore_response::any_ifetch_llc_hit_other_core_hit,
    &offcore_response::any_ifetch_llc_hit_other_core_hitm,
    &offcore_response::any_ifetch_local_cache, &offcore_response::any_ifetch_local_cache_dram,
    &offcore_response::any_ifetch_local_dram, &offcore_response::any_ifetch_remote_cache,
    &offcore_response::any_ifetch_remote_cache_dram, &offcore_response::any_ifetch_remote_cache_hit,
    &offcore_response::any_ifetch_remote_cache_hitm, &offcore_response::any_ifetch_remote_dram,
    &offcore_response::any_request_any_cache_dram, &offcore_response::any_request_any_dram,
    &offcore_response::any_request_any_llc_miss, &offcore_response::any_request_any_location,
    &offcore_response::any_request_io_csr_mmio,
    &offcore_response::any_request_llc_hit_no_other_core,
    &offcore_response::any_request_llc_hit_other_core_hit,
    &offcore_response::any_request_llc_hit_other_core_hitm,
    &offcore_response::any_request_local_cache, &offcore_response::any_request_local_cache_dram,
    &offcore_response::any_request_local_dram, &offcore_response::any_request_remote_cache,
    &offcore_response::any_request_remote_cache_dram,
    &offcore_response::any_request_remote_cache_hit,
    &offcore_response::any_request_remote_cache_hitm, &offcore_response::any_request_remote_dram,
    &offcore_response::any_rfo_any_cache_dram, &offcore_response::any_rfo_any_dram,
    &offcore_response::any_rfo_any_llc_miss, &offcore_response::any_rfo_any_location,
    &offcore_response::any_rfo_io_csr_mmio, &offcore_response::any_rfo_llc_hit_no_other_core,
    &offcore_response::any_rfo_llc_hit_other_core_hit,
    &offcore_response::any_rfo_llc_hit_other_core_hitm, &offcore_response::any_rfo_local_cache,
    &offcore_response::any_rfo_local_cache_dram, &offcore_response::any_rfo_local_dram,
    &offcore_response::any_rfo_remote_cache, &offcore_response::any_rfo_remote_cache_dram,
    &offcore_response::any_rfo_remote_cache_hit, &offcore_response::any_rfo_remote_cache_hitm,
    &offcore_response::any_rfo_remote_dram, &offcore_response::corewb_any_cache_dram,
    &offcore_response::corewb_any_dram, &offcore_response::corewb_any_llc_miss,
    &offcore_response::corewb_any_location, &offcore_response::corewb_io_csr_mmio,
    &offcore_response::corewb_llc_hit_no_other_core,
    &offcore_response::corewb_llc_hit_other_core_hitm, &offcore_response::corewb_local_cache,
    &offcore_response::corewb_local_cache_dram, &offcore_response::corewb_local_dram,
    &offcore_response::corewb_remote_cache, &offcore_response::corewb_remote_cache_dram,
    &offcore_response::corewb_remote_cache_hit, &offcore_response::corewb_remote_cache_hitm,
    &offcore_response::corewb_remote_dram, &offcore_response::data_ifetch_any_cache_dram,
    &offcore_response::data_ifetch_any_dram, &offcore_response::data_ifetch_any_llc_miss,
    &offcore_response::data_ifetch_any_location, &offcore_response::data_ifetch_io_csr_mmio,
    &offcore_response::data_ifetch_llc_hit_no_other_core,
    &offcore_response::data_ifetch_llc_hit_other_core_hit,
    &offcore_response::data_ifetch_llc_hit_other_core_hitm,
    &offcore_response::data_ifetch_local_cache, &offcore_response::data_ifetch_local_cache_dram,
    &offcore_response::data_ifetch_local_dram, &offcore_response::data_ifetch_remote_cache,
    &offcore_response::data_ifetch_remote_cache_dram,
    &offcore_response::data_ifetch_remote_cache_hit,
    &offcore_response::data_ifetch_remote_cache_hitm, &offcore_response::data_ifetch_remote_dram,
    &offcore_response::data_in_any_cache_dram, &offcore_response::data_in_any_dram,
    &offcore_response::data_in_any_llc_miss, &offcore_response::data_in_any_location,
    &offcore_response::data_in_io_csr_mmio, &offcore_response::data_in_llc_hit_no_other_core,
    &offcore_response::data_in_llc_hit_other_core_hit,
    &offcore_response::data_in_llc_hit_other_core_hitm, &offcore_response::data_in_local_cache,
    &offcore_response::data_in_local_cache_dram, &offcore_response::data_in_local_dram,
    &offcore_response::data_in_remote_cache, &offcore_response::data_in_remote_cache_dram,
    &offcore_response::data_in_remote_cache_hit, &offcore_response::data_in_remote_cache_hitm,
    &offcore_response::data_in_remote_dram, &offcore_response::demand_data_any_cache_dram,
    &offcore_response::demand_data_any_dram, &offcore_response::demand_data_any_llc_miss,
    &offcore_response::demand_data_any_location, &offcore_response::demand_data_io_csr_mmio,
    &offcore_response::demand_data_llc_hit_no_other_core,
    &offcore_response::demand_data_llc_hit_other_core_hit,
    &offcore_response::demand_data_llc_hit_other_core_hitm,
    &offcore_response::demand_data_local_cache, &offcore_response::demand_data_local_cache_dram,
    &offcore_response::demand_data_local_dram, &offcore_response::demand_data_remote_cache,
    &offcore_response::demand_data_remote_cache_dram,
    &offcore_response::demand_data_remote_cache_hit,
    &offcore_response::demand_data_remote_cache_hitm, &offcore_response::demand_data_remote_dram,
    &offcore_response::demand_data_rd_any_cache_dram, &offcore_response::demand_data_rd_any_dram,
    &offcore_response::demand_data_rd_any_llc_miss, &offcore_response::demand_data_rd_any_location,
    &offcore_response::demand_data_rd_io_csr_mmio,
    &offcore_response::demand_data_rd_llc_hit_no_other_core,
    &offcore_response::demand_data_rd_llc_hit_other_core_hit,
    &offcore_response::demand_data_rd_llc_hit_other_core_hitm,
    &offcore_response::demand_data_rd_local_cache,
    &offcore_response::demand_data_rd_local_cache_dram,
    &offcore_response::demand_data_rd_local_dram, &offcore_response::demand_data_rd_remote_cache,
    &offcore_response::demand_data_rd_remote_cache_dram,
    &offcore_response::demand_data_rd_remote_cache_hit,
    &offcore_response::demand_data_rd_remote_cache_hitm,
    &offcore_response::demand_data_rd_remote_dram, &offcore_response::demand_ifetch_any_cache_dram,
    &offcore_response::demand_ifetch_any_dram, &offcore_response::demand_ifetch_any_llc_miss,
    &offcore_response::demand_ifetch_any_location, &offcore_response::demand_ifetch_io_csr_mmio,
    &offcore_response::demand_ifetch_llc_hit_no_other_core,
    &offcore_response::demand_ifetch_llc_hit_other_core_hit,
    &offcore_response::demand_ifetch_llc_hit_other_core_hitm,
    &offcore_response::demand_ifetch_local_cache, &offcore_response::demand_ifetch_local_cache_dram,
    &offcore_response::demand_ifetch_local_dram, &offcore_response::demand_ifetch_remote_cache,
    &offcore_response::demand_ifetch_remote_cache_dram,
    &offcore_response::demand_ifetch_remote_cache_hit,
    &offcore_response::demand_ifetch_remote_cache_hitm,
    &offcore_response::demand_ifetch_remote_dram, &offcore_response::demand_rfo_any_cache_dram,
    &offcore_response::demand_rfo_any_dram, &offcore_response::demand_rfo_any_llc_miss,
    &offcore_response::demand_rfo_any_location, &offcore_response::demand_rfo_io_csr_mmio,
    &offcore_response::demand_rfo_llc_hit_no_other_core,
    &offcore_response::demand_rfo_llc_hit_other_core_hit,
    &offcore_response::demand_rfo_llc_hit_other_core_hitm,
    &offcore_response::demand_rfo_local_cache, &offcore_response::demand_rfo_local_cache_dram,
    &offcore_response::demand_rfo_local_dram, &offcore_response::demand_rfo_remote_cache,
    &offcore_response::demand_rfo_remote_cache_dram, &offcore_response::demand_rfo_remote_cache_hit,
    &offcore_response::demand_rfo_remote_cache_hitm, &offcore_response::demand_rfo_remote_dram,
    &offcore_response::other_any_cache_dram, &offcore_response::other_any_dram,
    &offcore_response::other_any_llc_miss, &offcore_response::other_any_location,
    &offcore_response::other_io_csr_mmio, &offcore_response::other_llc_hit_no_other_core,
    &offcore_response::other_llc_hit_other_core_hit,
    &offcore_response::other_llc_hit_other_core_hitm, &offcore_response::other_local_cache,
    &offcore_response::other_local_cache_dram, &offcore_response::other_remote_cache,
    &offcore_response::other_remote_cache_dram, &offcore_response::other_remote_cache_hit,
    &offcore_response::other_remote_cache_hitm, &offcore_response::other_remote_dram,
    &offcore_response::pf_data_any_cache_dram, &offcore_response::pf_data_any_dram,
    &offcore_response::pf_data_any_llc_miss, &offcore_response::pf_data_any_location,
    &offcore_response::pf_data_io_csr_mmio, &offcore_response::pf_data_llc_hit_no_other_core,
    &offcore_response::pf_data_llc_hit_other_core_hit,
    &offcore_response::pf_data_llc_hit_other_core_hitm, &offcore_response::pf_data_local_cache,
    &offcore_response::pf_data_local_cache_dram, &offcore_response::pf_data_local_dram,
    &offcore_response::pf_data_remote_cache, &offcore_response::pf_data_remote_cache_dram,
    &offcore_response::pf_data_remote_cache_hit, &offcore_response::pf_data_remote_cache_hitm,
    &offcore_response::pf_data_remote_dram, &offcore_response::pf_data_rd_any_cache_dram,
    &offcore_response::pf_data_rd_any_dram, &offcore_response::pf_data_rd_any_llc_miss,
    &offcore_response::pf_data_rd_any_location, &offcore_response::pf_data_rd_io_csr_mmio,
    &offcore_response::pf_data_rd_llc_hit_no_other_core,
    &offcore_response::pf_data_rd_llc_hit_other_core_hit,
    &offcore_response::pf_data_rd_llc_hit_other_core_hitm,
    &offcore_response::pf_data_rd_local_cache, &offcore_response::pf_data_rd_local_cache_dram,
    &offcore_response::pf_data_rd_local_dram, &offcore_response::pf_data_rd_remote_cache,
    &offcore_response::pf_data_rd_remote_cache_dram, &offcore_response::pf_data_rd_remote_cache_hit,
    &offcore_response::pf_data_rd_remote_cache_hitm, &offcore_response::pf_data_rd_remote_dram,
    &offcore_response::pf_ifetch_any_cache_dram, &offcore_response::pf_ifetch_any_dram,
    &offcore_response::pf_ifetch_any_llc_miss, &offcore_response::pf_ifetch_any_location,
    &offcore_response::pf_ifetch_io_csr_mmio, &offcore_response::pf_ifetch_llc_hit_no_other_core,
    &offcore_response::pf_ifetch_llc_hit_other_core_hit,
    &offcore_response::pf_ifetch_llc_hit_other_core_hitm, &offcore_response::pf_ifetch_local_cache,
    &offcore_response::pf_ifetch_local_cache_dram, &offcore_response::pf_ifetch_local_dram,
    &offcore_response::pf_ifetch_remote_cache, &offcore_response::pf_ifetch_remote_cache_dram,
    &offcore_response::pf_ifetch_remote_cache_hit, &offcore_response::pf_ifetch_remote_cache_hitm,
    &offcore_response::pf_ifetch_remote_dram, &offcore_response::pf_rfo_any_cache_dram,
    &offcore_response::pf_rfo_any_dram, &offcore_response::pf_rfo_any_llc_miss,
    &offcore_response::pf_rfo_any_location, &offcore_response::pf_rfo_io_csr_mmio,
    &offcore_response::pf_rfo_llc_hit_no_other_core,
    &offcore_response::pf_rfo_llc_hit_other_core_hit,
    &offcore_response::pf_rfo_llc_hit_other_core_hitm, &offcore_response::pf_rfo_local_cache,
    &offcore_response::pf_rfo_local_cache_dram, &offcore_response::pf_rfo_local_dram,
    &offcore_response::pf_rfo_remote_cache, &offcore_response::pf_rfo_remote_cache_dram,
    &offcore_response::pf_rfo_remote_cache_hit, &offcore_response::pf_rfo_remote_cache_hitm,
    &offcore_response::pf_rfo_remote_dram, &offcore_response::prefetch_any_cache_dram,
    &offcore_response::prefetch_any_dram, &offcore_response::prefetch_any_llc_miss,
    &offcore_response::prefetch_any_location, &offcore_response::prefetch_io_csr_mmio,
    &offcore_response::prefetch_llc_hit_no_other_core,
    &offcore_response::prefetch_llc_hit_other_core_hit,
    &offcore_response::prefetch_llc_hit_other_core_hitm, &offcore_response::prefetch_local_cache,
    &offcore_response::prefetch_local_cache_dram, &offcore_response::prefetch_local_dram,
    &offcore_response::prefetch_remote_cache, &offcore_response::prefetch_remote_cache_dram,
    &offcore_response::prefetch_remote_cache_hit, &offcore_response::prefetch_remote_cache_hitm,
    &offcore_response::prefetch_remote_dram,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::westmere
