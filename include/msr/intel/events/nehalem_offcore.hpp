// Events of Nehalem, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// nhm_ep: from intel/perfmon 6dadedf3aa48, NHM-EP/events/NehalemEP_core.json, version 4 of
// 08/21/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::nehalem {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr core sharers[] = {core::nehalem_ex, core::westmere_ex};
inline constexpr select::event_list list{"nehalem", core::nehalem, names, all_of(sharers)};
} // namespace offcore_events

namespace offcore_response_0 {
using namespace offcore_events;
inline constexpr listed any_data_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000000, 0x7f11}, {}, &any_data_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f11, .period = 100000
inline constexpr listed any_data_any_dram{{&list, 0x10b7, 0x4, 0x200186a00002b, 0x6011}, {}, &any_data_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6011, .period = 100000
inline constexpr listed any_data_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a000050, 0xf811}, {}, &any_data_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf811, .period = 100000
inline constexpr listed any_data_any_location{{&list, 0x10b7, 0x4, 0x200186a000079, 0xff11}, {}, &any_data_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff11, .period = 100000
inline constexpr listed any_data_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a0000a2, 0x8011}, {}, &any_data_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8011, .period = 100000
inline constexpr listed any_data_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a0000ca, 0x111}, {}, &any_data_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x111, .period = 100000
inline constexpr listed any_data_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a0000fc, 0x211}, {}, &any_data_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x211, .period = 100000
inline constexpr listed any_data_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a00012f, 0x411}, {}, &any_data_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x411, .period = 100000
inline constexpr listed any_data_local_cache{{&list, 0x10b7, 0x4, 0x200186a000163, 0x711}, {}, &any_data_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x711, .period = 100000
inline constexpr listed any_data_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a00018b, 0x4711}, {}, &any_data_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4711, .period = 100000
inline constexpr listed any_data_local_dram{{&list, 0x10b7, 0x4, 0x200186a0001b8, 0x4011}, {}, &any_data_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4011, .period = 100000
inline constexpr listed any_data_remote_cache{{&list, 0x10b7, 0x4, 0x200186a0001df, 0x1811}, {}, &any_data_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1811, .period = 100000
inline constexpr listed any_data_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000208, 0x3811}, {}, &any_data_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3811, .period = 100000
inline constexpr listed any_data_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a000236, 0x1011}, {}, &any_data_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1011, .period = 100000
inline constexpr listed any_data_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a000263, 0x811}, {}, &any_data_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x811, .period = 100000
inline constexpr listed any_data_remote_dram{{&list, 0x10b7, 0x4, 0x200186a000291, 0x2011}, {}, &any_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2011, .period = 100000
inline constexpr listed any_ifetch_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0002b9, 0x7f44}, {}, &any_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f44, .period = 100000
inline constexpr listed any_ifetch_any_dram{{&list, 0x10b7, 0x4, 0x200186a0002e6, 0x6044}, {}, &any_ifetch_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6044, .period = 100000
inline constexpr listed any_ifetch_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a00030d, 0xf844}, {}, &any_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf844, .period = 100000
inline constexpr listed any_ifetch_any_location{{&list, 0x10b7, 0x4, 0x200186a000338, 0xff44}, {}, &any_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff44, .period = 100000
inline constexpr listed any_ifetch_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a000363, 0x8044}, {}, &any_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8044, .period = 100000
inline constexpr listed any_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a00038d, 0x144}, {}, &any_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x144, .period = 100000
inline constexpr listed any_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a0003c1, 0x244}, {}, &any_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x244, .period = 100000
inline constexpr listed any_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a0003f6, 0x444}, {}, &any_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x444, .period = 100000
inline constexpr listed any_ifetch_local_cache{{&list, 0x10b7, 0x4, 0x200186a00042c, 0x744}, {}, &any_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x744, .period = 100000
inline constexpr listed any_ifetch_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000456, 0x4744}, {}, &any_ifetch_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4744, .period = 100000
inline constexpr listed any_ifetch_local_dram{{&list, 0x10b7, 0x4, 0x200186a000485, 0x4044}, {}, &any_ifetch_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4044, .period = 100000
inline constexpr listed any_ifetch_remote_cache{{&list, 0x10b7, 0x4, 0x200186a0004ae, 0x1844}, {}, &any_ifetch_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1844, .period = 100000
inline constexpr listed any_ifetch_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0004d9, 0x3844}, {}, &any_ifetch_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3844, .period = 100000
inline constexpr listed any_ifetch_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a000509, 0x1044}, {}, &any_ifetch_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1044, .period = 100000
inline constexpr listed any_ifetch_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a000538, 0x844}, {}, &any_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x844, .period = 100000
inline constexpr listed any_ifetch_remote_dram{{&list, 0x10b7, 0x4, 0x200186a000568, 0x2044}, {}, &any_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2044, .period = 100000
inline constexpr listed any_request_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000592, 0x7fff}, {}, &any_request_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7fff, .period = 100000
inline constexpr listed any_request_any_dram{{&list, 0x10b7, 0x4, 0x200186a0005c0, 0x60ff}, {}, &any_request_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x60ff, .period = 100000
inline constexpr listed any_request_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a0005e8, 0xf8ff}, {}, &any_request_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf8ff, .period = 100000
inline constexpr listed any_request_any_location{{&list, 0x10b7, 0x4, 0x200186a000614, 0xffff}, {}, &any_request_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xffff, .period = 100000
inline constexpr listed any_request_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a000640, 0x80ff}, {}, &any_request_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x80ff, .period = 100000
inline constexpr listed any_request_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a00066b, 0x1ff}, {}, &any_request_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1ff, .period = 100000
inline constexpr listed any_request_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a0006a0, 0x2ff}, {}, &any_request_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2ff, .period = 100000
inline constexpr listed any_request_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a0006d6, 0x4ff}, {}, &any_request_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4ff, .period = 100000
inline constexpr listed any_request_local_cache{{&list, 0x10b7, 0x4, 0x200186a00070d, 0x7ff}, {}, &any_request_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7ff, .period = 100000
inline constexpr listed any_request_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000738, 0x47ff}, {}, &any_request_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x47ff, .period = 100000
inline constexpr listed any_request_local_dram{{&list, 0x10b7, 0x4, 0x200186a000768, 0x40ff}, {}, &any_request_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x40ff, .period = 100000
inline constexpr listed any_request_remote_cache{{&list, 0x10b7, 0x4, 0x200186a000792, 0x18ff}, {}, &any_request_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x18ff, .period = 100000
inline constexpr listed any_request_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0007be, 0x38ff}, {}, &any_request_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x38ff, .period = 100000
inline constexpr listed any_request_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a0007ef, 0x10ff}, {}, &any_request_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x10ff, .period = 100000
inline constexpr listed any_request_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a00081f, 0x8ff}, {}, &any_request_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8ff, .period = 100000
inline constexpr listed any_request_remote_dram{{&list, 0x10b7, 0x4, 0x200186a000850, 0x20ff}, {}, &any_request_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x20ff, .period = 100000
inline constexpr listed any_rfo_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a00087b, 0x7f22}, {}, &any_rfo_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f22, .period = 100000
inline constexpr listed any_rfo_any_dram{{&list, 0x10b7, 0x4, 0x200186a0008a5, 0x6022}, {}, &any_rfo_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6022, .period = 100000
inline constexpr listed any_rfo_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a0008c9, 0xf822}, {}, &any_rfo_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf822, .period = 100000
inline constexpr listed any_rfo_any_location{{&list, 0x10b7, 0x4, 0x200186a0008f1, 0xff22}, {}, &any_rfo_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff22, .period = 100000
inline constexpr listed any_rfo_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a000919, 0x8022}, {}, &any_rfo_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8022, .period = 100000
inline constexpr listed any_rfo_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a000940, 0x122}, {}, &any_rfo_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x122, .period = 100000
inline constexpr listed any_rfo_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a000971, 0x222}, {}, &any_rfo_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x222, .period = 100000
inline constexpr listed any_rfo_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a0009a3, 0x422}, {}, &any_rfo_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x422, .period = 100000
inline constexpr listed any_rfo_local_cache{{&list, 0x10b7, 0x4, 0x200186a0009d6, 0x722}, {}, &any_rfo_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x722, .period = 100000
inline constexpr listed any_rfo_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0009fd, 0x4722}, {}, &any_rfo_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4722, .period = 100000
inline constexpr listed any_rfo_local_dram{{&list, 0x10b7, 0x4, 0x200186a000a29, 0x4022}, {}, &any_rfo_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4022, .period = 100000
inline constexpr listed any_rfo_remote_cache{{&list, 0x10b7, 0x4, 0x200186a000a4f, 0x1822}, {}, &any_rfo_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1822, .period = 100000
inline constexpr listed any_rfo_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000a77, 0x3822}, {}, &any_rfo_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3822, .period = 100000
inline constexpr listed any_rfo_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a000aa4, 0x1022}, {}, &any_rfo_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1022, .period = 100000
inline constexpr listed any_rfo_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a000ad0, 0x822}, {}, &any_rfo_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x822, .period = 100000
inline constexpr listed any_rfo_remote_dram{{&list, 0x10b7, 0x4, 0x200186a000afd, 0x2022}, {}, &any_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2022, .period = 100000
inline constexpr listed corewb_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000b24, 0x7f08}, {}, &corewb_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f08, .period = 100000
inline constexpr listed corewb_any_dram{{&list, 0x10b7, 0x4, 0x200186a000b4d, 0x6008}, {}, &corewb_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6008, .period = 100000
inline constexpr listed corewb_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a000b70, 0xf808}, {}, &corewb_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf808, .period = 100000
inline constexpr listed corewb_any_location{{&list, 0x10b7, 0x4, 0x200186a000b97, 0xff08}, {}, &corewb_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff08, .period = 100000
inline constexpr listed corewb_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a000bbe, 0x8008}, {}, &corewb_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8008, .period = 100000
inline constexpr listed corewb_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a000be4, 0x108}, {}, &corewb_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x108, .period = 100000
inline constexpr listed corewb_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a000c14, 0x408}, {}, &corewb_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x408, .period = 100000
inline constexpr listed corewb_local_cache{{&list, 0x10b7, 0x4, 0x200186a000c46, 0x708}, {}, &corewb_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x708, .period = 100000
inline constexpr listed corewb_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000c6c, 0x4708}, {}, &corewb_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4708, .period = 100000
inline constexpr listed corewb_local_dram{{&list, 0x10b7, 0x4, 0x200186a000c97, 0x4008}, {}, &corewb_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4008, .period = 100000
inline constexpr listed corewb_remote_cache{{&list, 0x10b7, 0x4, 0x200186a000cbc, 0x1808}, {}, &corewb_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1808, .period = 100000
inline constexpr listed corewb_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000ce3, 0x3808}, {}, &corewb_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3808, .period = 100000
inline constexpr listed corewb_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a000d0f, 0x1008}, {}, &corewb_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1008, .period = 100000
inline constexpr listed corewb_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a000d3a, 0x808}, {}, &corewb_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x808, .period = 100000
inline constexpr listed corewb_remote_dram{{&list, 0x10b7, 0x4, 0x200186a000d66, 0x2008}, {}, &corewb_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2008, .period = 100000
inline constexpr listed data_ifetch_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000d8c, 0x7f77}, {}, &data_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f77, .period = 100000
inline constexpr listed data_ifetch_any_dram{{&list, 0x10b7, 0x4, 0x200186a000dba, 0x6077}, {}, &data_ifetch_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6077, .period = 100000
inline constexpr listed data_ifetch_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a000de2, 0xf877}, {}, &data_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf877, .period = 100000
inline constexpr listed data_ifetch_any_location{{&list, 0x10b7, 0x4, 0x200186a000e0e, 0xff77}, {}, &data_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff77, .period = 100000
inline constexpr listed data_ifetch_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a000e3a, 0x8077}, {}, &data_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8077, .period = 100000
inline constexpr listed data_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a000e65, 0x177}, {}, &data_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x177, .period = 100000
inline constexpr listed data_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a000e9a, 0x277}, {}, &data_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x277, .period = 100000
inline constexpr listed data_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a000ed0, 0x477}, {}, &data_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x477, .period = 100000
inline constexpr listed data_ifetch_local_cache{{&list, 0x10b7, 0x4, 0x200186a000f07, 0x777}, {}, &data_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x777, .period = 100000
inline constexpr listed data_ifetch_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000f32, 0x4777}, {}, &data_ifetch_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4777, .period = 100000
inline constexpr listed data_ifetch_local_dram{{&list, 0x10b7, 0x4, 0x200186a000f62, 0x4077}, {}, &data_ifetch_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4077, .period = 100000
inline constexpr listed data_ifetch_remote_cache{{&list, 0x10b7, 0x4, 0x200186a000f8c, 0x1877}, {}, &data_ifetch_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1877, .period = 100000
inline constexpr listed data_ifetch_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a000fb8, 0x3877}, {}, &data_ifetch_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3877, .period = 100000
inline constexpr listed data_ifetch_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a000fe9, 0x1077}, {}, &data_ifetch_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1077, .period = 100000
inline constexpr listed data_ifetch_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a001019, 0x877}, {}, &data_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x877, .period = 100000
inline constexpr listed data_ifetch_remote_dram{{&list, 0x10b7, 0x4, 0x200186a00104a, 0x2077}, {}, &data_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2077, .period = 100000
inline constexpr listed data_in_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a001075, 0x7f33}, {}, &data_in_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f33, .period = 100000
inline constexpr listed data_in_any_dram{{&list, 0x10b7, 0x4, 0x200186a00109f, 0x6033}, {}, &data_in_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6033, .period = 100000
inline constexpr listed data_in_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a0010c3, 0xf833}, {}, &data_in_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf833, .period = 100000
inline constexpr listed data_in_any_location{{&list, 0x10b7, 0x4, 0x200186a0010eb, 0xff33}, {}, &data_in_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff33, .period = 100000
inline constexpr listed data_in_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a001113, 0x8033}, {}, &data_in_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8033, .period = 100000
inline constexpr listed data_in_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a00113a, 0x133}, {}, &data_in_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x133, .period = 100000
inline constexpr listed data_in_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a00116b, 0x233}, {}, &data_in_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x233, .period = 100000
inline constexpr listed data_in_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a00119d, 0x433}, {}, &data_in_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x433, .period = 100000
inline constexpr listed data_in_local_cache{{&list, 0x10b7, 0x4, 0x200186a0011d0, 0x733}, {}, &data_in_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x733, .period = 100000
inline constexpr listed data_in_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0011f7, 0x4733}, {}, &data_in_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4733, .period = 100000
inline constexpr listed data_in_local_dram{{&list, 0x10b7, 0x4, 0x200186a001223, 0x4033}, {}, &data_in_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4033, .period = 100000
inline constexpr listed data_in_remote_cache{{&list, 0x10b7, 0x4, 0x200186a001249, 0x1833}, {}, &data_in_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1833, .period = 100000
inline constexpr listed data_in_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a001271, 0x3833}, {}, &data_in_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3833, .period = 100000
inline constexpr listed data_in_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a00129e, 0x1033}, {}, &data_in_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1033, .period = 100000
inline constexpr listed data_in_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a0012ca, 0x833}, {}, &data_in_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x833, .period = 100000
inline constexpr listed data_in_remote_dram{{&list, 0x10b7, 0x4, 0x200186a0012f7, 0x2033}, {}, &data_in_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2033, .period = 100000
inline constexpr listed demand_data_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a00131e, 0x7f03}, {}, &demand_data_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f03, .period = 100000
inline constexpr listed demand_data_any_dram{{&list, 0x10b7, 0x4, 0x200186a00134c, 0x6003}, {}, &demand_data_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6003, .period = 100000
inline constexpr listed demand_data_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a001374, 0xf803}, {}, &demand_data_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf803, .period = 100000
inline constexpr listed demand_data_any_location{{&list, 0x10b7, 0x4, 0x200186a0013a0, 0xff03}, {}, &demand_data_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff03, .period = 100000
inline constexpr listed demand_data_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a0013cc, 0x8003}, {}, &demand_data_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8003, .period = 100000
inline constexpr listed demand_data_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a0013f7, 0x103}, {}, &demand_data_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x103, .period = 100000
inline constexpr listed demand_data_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a00142c, 0x203}, {}, &demand_data_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x203, .period = 100000
inline constexpr listed demand_data_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a001462, 0x403}, {}, &demand_data_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x403, .period = 100000
inline constexpr listed demand_data_local_cache{{&list, 0x10b7, 0x4, 0x200186a001499, 0x703}, {}, &demand_data_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x703, .period = 100000
inline constexpr listed demand_data_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0014c4, 0x4703}, {}, &demand_data_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4703, .period = 100000
inline constexpr listed demand_data_local_dram{{&list, 0x10b7, 0x4, 0x200186a0014f4, 0x4003}, {}, &demand_data_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4003, .period = 100000
inline constexpr listed demand_data_remote_cache{{&list, 0x10b7, 0x4, 0x200186a00151e, 0x1803}, {}, &demand_data_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1803, .period = 100000
inline constexpr listed demand_data_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a00154a, 0x3803}, {}, &demand_data_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3803, .period = 100000
inline constexpr listed demand_data_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a00157b, 0x1003}, {}, &demand_data_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1003, .period = 100000
inline constexpr listed demand_data_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a0015ab, 0x803}, {}, &demand_data_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x803, .period = 100000
inline constexpr listed demand_data_remote_dram{{&list, 0x10b7, 0x4, 0x200186a0015dc, 0x2003}, {}, &demand_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2003, .period = 100000
inline constexpr listed demand_data_rd_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a001607, 0x7f01}, {}, &demand_data_rd_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f01, .period = 100000
inline constexpr listed demand_data_rd_any_dram{{&list, 0x10b7, 0x4, 0x200186a001638, 0x6001}, {}, &demand_data_rd_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6001, .period = 100000
inline constexpr listed demand_data_rd_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a001663, 0xf801}, {}, &demand_data_rd_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf801, .period = 100000
inline constexpr listed demand_data_rd_any_location{{&list, 0x10b7, 0x4, 0x200186a001692, 0xff01}, {}, &demand_data_rd_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff01, .period = 100000
inline constexpr listed demand_data_rd_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a0016c1, 0x8001}, {}, &demand_data_rd_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8001, .period = 100000
inline constexpr listed demand_data_rd_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a0016ef, 0x101}, {}, &demand_data_rd_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x101, .period = 100000
inline constexpr listed demand_data_rd_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a001727, 0x201}, {}, &demand_data_rd_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x201, .period = 100000
inline constexpr listed demand_data_rd_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a001760, 0x401}, {}, &demand_data_rd_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x401, .period = 100000
inline constexpr listed demand_data_rd_local_cache{{&list, 0x10b7, 0x4, 0x200186a00179a, 0x701}, {}, &demand_data_rd_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x701, .period = 100000
inline constexpr listed demand_data_rd_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0017c8, 0x4701}, {}, &demand_data_rd_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4701, .period = 100000
inline constexpr listed demand_data_rd_local_dram{{&list, 0x10b7, 0x4, 0x200186a0017fb, 0x4001}, {}, &demand_data_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4001, .period = 100000
inline constexpr listed demand_data_rd_remote_cache{{&list, 0x10b7, 0x4, 0x200186a001828, 0x1801}, {}, &demand_data_rd_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1801, .period = 100000
inline constexpr listed demand_data_rd_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a001857, 0x3801}, {}, &demand_data_rd_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3801, .period = 100000
inline constexpr listed demand_data_rd_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a00188b, 0x1001}, {}, &demand_data_rd_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1001, .period = 100000
inline constexpr listed demand_data_rd_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a0018be, 0x801}, {}, &demand_data_rd_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x801, .period = 100000
inline constexpr listed demand_data_rd_remote_dram{{&list, 0x10b7, 0x4, 0x200186a0018f2, 0x2001}, {}, &demand_data_rd_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2001, .period = 100000
inline constexpr listed demand_ifetch_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a001920, 0x7f04}, {}, &demand_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f04, .period = 100000
inline constexpr listed demand_ifetch_any_dram{{&list, 0x10b7, 0x4, 0x200186a001950, 0x6004}, {}, &demand_ifetch_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6004, .period = 100000
inline constexpr listed demand_ifetch_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a00197a, 0xf804}, {}, &demand_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf804, .period = 100000
inline constexpr listed demand_ifetch_any_location{{&list, 0x10b7, 0x4, 0x200186a0019a8, 0xff04}, {}, &demand_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff04, .period = 100000
inline constexpr listed demand_ifetch_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a0019d6, 0x8004}, {}, &demand_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8004, .period = 100000
inline constexpr listed demand_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a001a03, 0x104}, {}, &demand_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x104, .period = 100000
inline constexpr listed demand_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a001a3a, 0x204}, {}, &demand_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x204, .period = 100000
inline constexpr listed demand_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a001a72, 0x404}, {}, &demand_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x404, .period = 100000
inline constexpr listed demand_ifetch_local_cache{{&list, 0x10b7, 0x4, 0x200186a001aab, 0x704}, {}, &demand_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x704, .period = 100000
inline constexpr listed demand_ifetch_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a001ad8, 0x4704}, {}, &demand_ifetch_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4704, .period = 100000
inline constexpr listed demand_ifetch_local_dram{{&list, 0x10b7, 0x4, 0x200186a001b0a, 0x4004}, {}, &demand_ifetch_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4004, .period = 100000
inline constexpr listed demand_ifetch_remote_cache{{&list, 0x10b7, 0x4, 0x200186a001b36, 0x1804}, {}, &demand_ifetch_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1804, .period = 100000
inline constexpr listed demand_ifetch_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a001b64, 0x3804}, {}, &demand_ifetch_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3804, .period = 100000
inline constexpr listed demand_ifetch_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a001b97, 0x1004}, {}, &demand_ifetch_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1004, .period = 100000
inline constexpr listed demand_ifetch_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a001bc9, 0x804}, {}, &demand_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x804, .period = 100000
inline constexpr listed demand_ifetch_remote_dram{{&list, 0x10b7, 0x4, 0x200186a001bfc, 0x2004}, {}, &demand_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2004, .period = 100000
inline constexpr listed demand_rfo_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a001c29, 0x7f02}, {}, &demand_rfo_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f02, .period = 100000
inline constexpr listed demand_rfo_any_dram{{&list, 0x10b7, 0x4, 0x200186a001c56, 0x6002}, {}, &demand_rfo_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6002, .period = 100000
inline constexpr listed demand_rfo_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a001c7d, 0xf802}, {}, &demand_rfo_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf802, .period = 100000
inline constexpr listed demand_rfo_any_location{{&list, 0x10b7, 0x4, 0x200186a001ca8, 0xff02}, {}, &demand_rfo_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff02, .period = 100000
inline constexpr listed demand_rfo_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a001cd3, 0x8002}, {}, &demand_rfo_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8002, .period = 100000
inline constexpr listed demand_rfo_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a001cfd, 0x102}, {}, &demand_rfo_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x102, .period = 100000
inline constexpr listed demand_rfo_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a001d31, 0x202}, {}, &demand_rfo_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x202, .period = 100000
inline constexpr listed demand_rfo_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a001d66, 0x402}, {}, &demand_rfo_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x402, .period = 100000
inline constexpr listed demand_rfo_local_cache{{&list, 0x10b7, 0x4, 0x200186a001d9c, 0x702}, {}, &demand_rfo_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x702, .period = 100000
inline constexpr listed demand_rfo_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a001dc6, 0x4702}, {}, &demand_rfo_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4702, .period = 100000
inline constexpr listed demand_rfo_local_dram{{&list, 0x10b7, 0x4, 0x200186a001df5, 0x4002}, {}, &demand_rfo_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4002, .period = 100000
inline constexpr listed demand_rfo_remote_cache{{&list, 0x10b7, 0x4, 0x200186a001e1e, 0x1802}, {}, &demand_rfo_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1802, .period = 100000
inline constexpr listed demand_rfo_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a001e49, 0x3802}, {}, &demand_rfo_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3802, .period = 100000
inline constexpr listed demand_rfo_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a001e79, 0x1002}, {}, &demand_rfo_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1002, .period = 100000
inline constexpr listed demand_rfo_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a001ea8, 0x802}, {}, &demand_rfo_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x802, .period = 100000
inline constexpr listed demand_rfo_remote_dram{{&list, 0x10b7, 0x4, 0x200186a001ed8, 0x2002}, {}, &demand_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2002, .period = 100000
inline constexpr listed other_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a001f02, 0x7f80}, {}, &other_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f80, .period = 100000
inline constexpr listed other_any_dram{{&list, 0x10b7, 0x4, 0x200186a001f2a, 0x6080}, {}, &other_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6080, .period = 100000
inline constexpr listed other_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a001f4c, 0xf880}, {}, &other_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf880, .period = 100000
inline constexpr listed other_any_location{{&list, 0x10b7, 0x4, 0x200186a001f72, 0xff80}, {}, &other_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff80, .period = 100000
inline constexpr listed other_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a001f98, 0x8080}, {}, &other_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8080, .period = 100000
inline constexpr listed other_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a001fbd, 0x180}, {}, &other_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x180, .period = 100000
inline constexpr listed other_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a001fec, 0x280}, {}, &other_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x280, .period = 100000
inline constexpr listed other_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a00201c, 0x480}, {}, &other_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x480, .period = 100000
inline constexpr listed other_local_cache{{&list, 0x10b7, 0x4, 0x200186a00204d, 0x780}, {}, &other_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x780, .period = 100000
inline constexpr listed other_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a002072, 0x4780}, {}, &other_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4780, .period = 100000
inline constexpr listed other_remote_cache{{&list, 0x10b7, 0x4, 0x200186a00209c, 0x1880}, {}, &other_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1880, .period = 100000
inline constexpr listed other_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0020c2, 0x3880}, {}, &other_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3880, .period = 100000
inline constexpr listed other_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a0020ed, 0x1080}, {}, &other_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1080, .period = 100000
inline constexpr listed other_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a002117, 0x880}, {}, &other_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x880, .period = 100000
inline constexpr listed other_remote_dram{{&list, 0x10b7, 0x4, 0x200186a002142, 0x2080}, {}, &other_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2080, .period = 100000
inline constexpr listed pf_data_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a002167, 0x7f30}, {}, &pf_data_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f30, .period = 100000
inline constexpr listed pf_data_any_dram{{&list, 0x10b7, 0x4, 0x200186a002191, 0x6030}, {}, &pf_data_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6030, .period = 100000
inline constexpr listed pf_data_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a0021b5, 0xf830}, {}, &pf_data_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf830, .period = 100000
inline constexpr listed pf_data_any_location{{&list, 0x10b7, 0x4, 0x200186a0021dd, 0xff30}, {}, &pf_data_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff30, .period = 100000
inline constexpr listed pf_data_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a002205, 0x8030}, {}, &pf_data_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8030, .period = 100000
inline constexpr listed pf_data_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a00222c, 0x130}, {}, &pf_data_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x130, .period = 100000
inline constexpr listed pf_data_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a00225d, 0x230}, {}, &pf_data_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x230, .period = 100000
inline constexpr listed pf_data_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a00228f, 0x430}, {}, &pf_data_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x430, .period = 100000
inline constexpr listed pf_data_local_cache{{&list, 0x10b7, 0x4, 0x200186a0022c2, 0x730}, {}, &pf_data_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x730, .period = 100000
inline constexpr listed pf_data_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0022e9, 0x4730}, {}, &pf_data_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4730, .period = 100000
inline constexpr listed pf_data_local_dram{{&list, 0x10b7, 0x4, 0x200186a002315, 0x4030}, {}, &pf_data_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4030, .period = 100000
inline constexpr listed pf_data_remote_cache{{&list, 0x10b7, 0x4, 0x200186a00233b, 0x1830}, {}, &pf_data_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1830, .period = 100000
inline constexpr listed pf_data_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a002363, 0x3830}, {}, &pf_data_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3830, .period = 100000
inline constexpr listed pf_data_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a002390, 0x1030}, {}, &pf_data_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1030, .period = 100000
inline constexpr listed pf_data_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a0023bc, 0x830}, {}, &pf_data_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x830, .period = 100000
inline constexpr listed pf_data_remote_dram{{&list, 0x10b7, 0x4, 0x200186a0023e9, 0x2030}, {}, &pf_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2030, .period = 100000
inline constexpr listed pf_data_rd_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a002410, 0x7f10}, {}, &pf_data_rd_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f10, .period = 100000
inline constexpr listed pf_data_rd_any_dram{{&list, 0x10b7, 0x4, 0x200186a00243d, 0x6010}, {}, &pf_data_rd_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6010, .period = 100000
inline constexpr listed pf_data_rd_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a002464, 0xf810}, {}, &pf_data_rd_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf810, .period = 100000
inline constexpr listed pf_data_rd_any_location{{&list, 0x10b7, 0x4, 0x200186a00248f, 0xff10}, {}, &pf_data_rd_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff10, .period = 100000
inline constexpr listed pf_data_rd_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a0024ba, 0x8010}, {}, &pf_data_rd_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8010, .period = 100000
inline constexpr listed pf_data_rd_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a0024e4, 0x110}, {}, &pf_data_rd_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x110, .period = 100000
inline constexpr listed pf_data_rd_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a002518, 0x210}, {}, &pf_data_rd_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x210, .period = 100000
inline constexpr listed pf_data_rd_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a00254d, 0x410}, {}, &pf_data_rd_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x410, .period = 100000
inline constexpr listed pf_data_rd_local_cache{{&list, 0x10b7, 0x4, 0x200186a002583, 0x710}, {}, &pf_data_rd_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x710, .period = 100000
inline constexpr listed pf_data_rd_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0025ad, 0x4710}, {}, &pf_data_rd_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4710, .period = 100000
inline constexpr listed pf_data_rd_local_dram{{&list, 0x10b7, 0x4, 0x200186a0025dc, 0x4010}, {}, &pf_data_rd_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4010, .period = 100000
inline constexpr listed pf_data_rd_remote_cache{{&list, 0x10b7, 0x4, 0x200186a002605, 0x1810}, {}, &pf_data_rd_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1810, .period = 100000
inline constexpr listed pf_data_rd_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a002630, 0x3810}, {}, &pf_data_rd_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3810, .period = 100000
inline constexpr listed pf_data_rd_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a002660, 0x1010}, {}, &pf_data_rd_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1010, .period = 100000
inline constexpr listed pf_data_rd_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a00268f, 0x810}, {}, &pf_data_rd_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x810, .period = 100000
inline constexpr listed pf_data_rd_remote_dram{{&list, 0x10b7, 0x4, 0x200186a0026bf, 0x2010}, {}, &pf_data_rd_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2010, .period = 100000
inline constexpr listed pf_ifetch_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0026e9, 0x7f40}, {}, &pf_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f40, .period = 100000
inline constexpr listed pf_ifetch_any_dram{{&list, 0x10b7, 0x4, 0x200186a002715, 0x6040}, {}, &pf_ifetch_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6040, .period = 100000
inline constexpr listed pf_ifetch_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a00273b, 0xf840}, {}, &pf_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf840, .period = 100000
inline constexpr listed pf_ifetch_any_location{{&list, 0x10b7, 0x4, 0x200186a002765, 0xff40}, {}, &pf_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff40, .period = 100000
inline constexpr listed pf_ifetch_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a00278f, 0x8040}, {}, &pf_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8040, .period = 100000
inline constexpr listed pf_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a0027b8, 0x140}, {}, &pf_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x140, .period = 100000
inline constexpr listed pf_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a0027eb, 0x240}, {}, &pf_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x240, .period = 100000
inline constexpr listed pf_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a00281f, 0x440}, {}, &pf_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x440, .period = 100000
inline constexpr listed pf_ifetch_local_cache{{&list, 0x10b7, 0x4, 0x200186a002854, 0x740}, {}, &pf_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x740, .period = 100000
inline constexpr listed pf_ifetch_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a00287d, 0x4740}, {}, &pf_ifetch_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4740, .period = 100000
inline constexpr listed pf_ifetch_local_dram{{&list, 0x10b7, 0x4, 0x200186a0028ab, 0x4040}, {}, &pf_ifetch_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4040, .period = 100000
inline constexpr listed pf_ifetch_remote_cache{{&list, 0x10b7, 0x4, 0x200186a0028d3, 0x1840}, {}, &pf_ifetch_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1840, .period = 100000
inline constexpr listed pf_ifetch_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0028fd, 0x3840}, {}, &pf_ifetch_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3840, .period = 100000
inline constexpr listed pf_ifetch_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a00292c, 0x1040}, {}, &pf_ifetch_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1040, .period = 100000
inline constexpr listed pf_ifetch_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a00295a, 0x840}, {}, &pf_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x840, .period = 100000
inline constexpr listed pf_ifetch_remote_dram{{&list, 0x10b7, 0x4, 0x200186a002989, 0x2040}, {}, &pf_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2040, .period = 100000
inline constexpr listed pf_rfo_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a0029b2, 0x7f20}, {}, &pf_rfo_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f20, .period = 100000
inline constexpr listed pf_rfo_any_dram{{&list, 0x10b7, 0x4, 0x200186a0029db, 0x6020}, {}, &pf_rfo_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6020, .period = 100000
inline constexpr listed pf_rfo_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a0029fe, 0xf820}, {}, &pf_rfo_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf820, .period = 100000
inline constexpr listed pf_rfo_any_location{{&list, 0x10b7, 0x4, 0x200186a002a25, 0xff20}, {}, &pf_rfo_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff20, .period = 100000
inline constexpr listed pf_rfo_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a002a4c, 0x8020}, {}, &pf_rfo_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8020, .period = 100000
inline constexpr listed pf_rfo_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a002a72, 0x120}, {}, &pf_rfo_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x120, .period = 100000
inline constexpr listed pf_rfo_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a002aa2, 0x220}, {}, &pf_rfo_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x220, .period = 100000
inline constexpr listed pf_rfo_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a002ad3, 0x420}, {}, &pf_rfo_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x420, .period = 100000
inline constexpr listed pf_rfo_local_cache{{&list, 0x10b7, 0x4, 0x200186a002b05, 0x720}, {}, &pf_rfo_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x720, .period = 100000
inline constexpr listed pf_rfo_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a002b2b, 0x4720}, {}, &pf_rfo_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4720, .period = 100000
inline constexpr listed pf_rfo_local_dram{{&list, 0x10b7, 0x4, 0x200186a002b56, 0x4020}, {}, &pf_rfo_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4020, .period = 100000
inline constexpr listed pf_rfo_remote_cache{{&list, 0x10b7, 0x4, 0x200186a002b7b, 0x1820}, {}, &pf_rfo_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1820, .period = 100000
inline constexpr listed pf_rfo_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a002ba2, 0x3820}, {}, &pf_rfo_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3820, .period = 100000
inline constexpr listed pf_rfo_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a002bce, 0x1020}, {}, &pf_rfo_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1020, .period = 100000
inline constexpr listed pf_rfo_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a002bf9, 0x820}, {}, &pf_rfo_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x820, .period = 100000
inline constexpr listed pf_rfo_remote_dram{{&list, 0x10b7, 0x4, 0x200186a002c25, 0x2020}, {}, &pf_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2020, .period = 100000
inline constexpr listed prefetch_any_cache_dram{{&list, 0x10b7, 0x4, 0x200186a002c4b, 0x7f70}, {}, &prefetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x7f70, .period = 100000
inline constexpr listed prefetch_any_dram{{&list, 0x10b7, 0x4, 0x200186a002c76, 0x6070}, {}, &prefetch_any_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x6070, .period = 100000
inline constexpr listed prefetch_any_llc_miss{{&list, 0x10b7, 0x4, 0x200186a002c9b, 0xf870}, {}, &prefetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xf870, .period = 100000
inline constexpr listed prefetch_any_location{{&list, 0x10b7, 0x4, 0x200186a002cc4, 0xff70}, {}, &prefetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0xff70, .period = 100000
inline constexpr listed prefetch_io_csr_mmio{{&list, 0x10b7, 0x4, 0x200186a002ced, 0x8070}, {}, &prefetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x8070, .period = 100000
inline constexpr listed prefetch_llc_hit_no_other_core{{&list, 0x10b7, 0x4, 0x200186a002d15, 0x170}, {}, &prefetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x170, .period = 100000
inline constexpr listed prefetch_llc_hit_other_core_hit{{&list, 0x10b7, 0x4, 0x200186a002d47, 0x270}, {}, &prefetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x270, .period = 100000
inline constexpr listed prefetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0x4, 0x200186a002d7a, 0x470}, {}, &prefetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x470, .period = 100000
inline constexpr listed prefetch_local_cache{{&list, 0x10b7, 0x4, 0x200186a002dae, 0x770}, {}, &prefetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x770, .period = 100000
inline constexpr listed prefetch_local_cache_dram{{&list, 0x10b7, 0x4, 0x200186a002dd6, 0x4770}, {}, &prefetch_local_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4770, .period = 100000
inline constexpr listed prefetch_local_dram{{&list, 0x10b7, 0x4, 0x200186a002e03, 0x4070}, {}, &prefetch_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x4070, .period = 100000
inline constexpr listed prefetch_remote_cache{{&list, 0x10b7, 0x4, 0x200186a002e2a, 0x1870}, {}, &prefetch_remote_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1870, .period = 100000
inline constexpr listed prefetch_remote_cache_dram{{&list, 0x10b7, 0x4, 0x200186a002e53, 0x3870}, {}, &prefetch_remote_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x3870, .period = 100000
inline constexpr listed prefetch_remote_cache_hit{{&list, 0x10b7, 0x4, 0x200186a002e81, 0x1070}, {}, &prefetch_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x1070, .period = 100000
inline constexpr listed prefetch_remote_cache_hitm{{&list, 0x10b7, 0x4, 0x200186a002eae, 0x870}, {}, &prefetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x870, .period = 100000
inline constexpr listed prefetch_remote_dram{{&list, 0x10b7, 0x4, 0x200186a002edc, 0x2070}, {}, &prefetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0x4, .needs = offcore_rsp_0, .holds = 0x2070, .period = 100000
} // namespace offcore_response_0

namespace offcore_events {
inline constexpr const listed *events[] = {
    &offcore_response_0::any_data_any_cache_dram, &offcore_response_0::any_data_any_dram,
    &offcore_response_0::any_data_any_llc_miss, &offcore_response_0::any_data_any_location,
    &offcore_response_0::any_data_io_csr_mmio, &offcore_response_0::any_data_llc_hit_no_other_core,
    &offcore_response_0::any_data_llc_hit_other_core_hit,
    &offcore_response_0::any_data_llc_hit_other_core_hitm,
    &offcore_response_0::any_data_local_cache, &offcore_response_0::any_data_local_cache_dram,
    &offcore_response_0::any_data_local_dram, &offcore_response_0::any_data_remote_cache,
    &offcore_response_0::any_data_remote_cache_dram, &offcore_response_0::any_data_remote_cache_hit,
    &offcore_response_0::any_data_remote_cache_hitm, &offcore_response_0::any_data_remote_dram,
    &offcore_response_0::any_ifetch_any_cache_dram, &offcore_response_0::any_ifetch_any_dram,
    &offcore_response_0::any_ifetch_any_llc_miss, &offcore_response_0::any_ifetch_any_location,
    &offcore_response_0::any_ifetch_io_csr_mmio,
    &offcore_response_0::any_ifetch_llc_hit_no_other_core,
    &offcore_response_0::any_ifetch_llc_hit_other_core_hit,
    &offcore_response_0::any_ifetch_llc_hit_other_core_hitm,
    &offcore_response_0::any_ifetch_local_cache, &offcore_response_0::any_ifetch_local_cache_dram,
    &offcore_response_0::any_ifetch_local_dram, &offcore_response_0::any_ifetch_remote_cache,
    &offcore_response_0::any_ifetch_remote_cache_dram,
    &offcore_response_0::any_ifetch_remote_cache_hit,
    &offcore_response_0::any_ifetch_remote_cache_hitm, &offcore_response_0::any_ifetch_remote_dram,
    &offcore_response_0::any_request_any_cache_dram, &offcore_response_0::any_request_any_dram,
    &offcore_response_0::any_request_any_llc_miss, &offcore_response_0::any_request_any_location,
    &offcore_response_0::any_request_io_csr_mmio,
    &offcore_response_0::any_request_llc_hit_no_other_core,
    &offcore_response_0::any_request_llc_hit_other_core_hit,
    &offcore_response_0::any_request_llc_hit_other_core_hitm,
    &offcore_response_0::any_request_local_cache, &offcore_response_0::any_request_local_cache_dram,
    &offcore_response_0::any_request_local_dram, &offcore_response_0::any_request_remote_cache,
    &offcore_response_0::any_request_remote_cache_dram,
    &offcore_response_0::any_request_remote_cache_hit,
    &offcore_response_0::any_request_remote_cache_hitm,
    &offcore_response_0::any_request_remote_dram, &offcore_response_0::any_rfo_any_cache_dram,
    &offcore_response_0::any_rfo_any_dram, &offcore_response_0::any_rfo_any_llc_miss,
    &offcore_response_0::any_rfo_any_location, &offcore_response_0::any_rfo_io_csr_mmio,
    &offcore_response_0::any_rfo_llc_hit_no_other_core,
    &offcore_response_0::any_rfo_llc_hit_other_core_hit,
    &offcore_response_0::any_rfo_llc_hit_other_core_hitm, &offcore_response_0::any_rfo_local_cache,
    &offcore_response_0::any_rfo_local_cache_dram, &offcore_response_0::any_rfo_local_dram,
    &offcore_response_0::any_rfo_remote_cache, &offcore_response_0::any_rfo_remote_cache_dram,
    &offcore_response_0::any_rfo_remote_cache_hit, &offcore_response_0::any_rfo_remote_cache_hitm,
    &offcore_response_0::any_rfo_remote_dram, &offcore_response_0::corewb_any_cache_dram,
    &offcore_response_0::corewb_any_dram, &offcore_response_0::corewb_any_llc_miss,
    &offcore_response_0::corewb_any_location, &offcore_response_0::corewb_io_csr_mmio,
    &offcore_response_0::corewb_llc_hit_no_other_core,
    &offcore_response_0::corewb_llc_hit_other_core_hitm, &offcore_response_0::corewb_local_cache,
    &offcore_response_0::corewb_local_cache_dram, &offcore_response_0::corewb_local_dram,
    &offcore_response_0::corewb_remote_cache, &offcore_response_0::corewb_remote_cache_dram,
    &offcore_response_0::corewb_remote_cache_hit, &offcore_response_0::corewb_remote_cache_hitm,
    &offcore_response_0::corewb_remote_dram, &offcore_response_0::data_ifetch_any_cache_dram,
    &offcore_response_0::data_ifetch_any_dram, &offcore_response_0::data_ifetch_any_llc_miss,
    &offcore_response_0::data_ifetch_any_location, &offcore_response_0::data_ifetch_io_csr_mmio,
    &offcore_response_0::data_ifetch_llc_hit_no_other_core,
    &offcore_response_0::data_ifetch_llc_hit_other_core_hit,
    &offcore_response_0::data_ifetch_llc_hit_other_core_hitm,
    &offcore_response_0::data_ifetch_local_cache, &offcore_response_0::data_ifetch_local_cache_dram,
    &offcore_response_0::data_ifetch_local_dram, &offcore_response_0::data_ifetch_remote_cache,
    &offcore_response_0::data_ifetch_remote_cache_dram,
    &offcore_response_0::data_ifetch_remote_cache_hit,
    &offcore_response_0::data_ifetch_remote_cache_hitm,
    &offcore_response_0::data_ifetch_remote_dram, &offcore_response_0::data_in_any_cache_dram,
    &offcore_response_0::data_in_any_dram, &offcore_response_0::data_in_any_llc_miss,
    &offcore_response_0::data_in_any_location, &offcore_response_0::data_in_io_csr_mmio,
    &offcore_response_0::data_in_llc_hit_no_other_core,
    &offcore_response_0::data_in_llc_hit_other_core_hit,
    &offcore_response_0::data_in_llc_hit_other_core_hitm, &offcore_response_0::data_in_local_cache,
    &offcore_response_0::data_in_local_cache_dram, &offcore_response_0::data_in_local_dram,
    &offcore_response_0::data_in_remote_cache, &offcore_response_0::data_in_remote_cache_dram,
    &offcore_response_0::data_in_remote_cache_hit, &offcore_response_0::data_in_remote_cache_hitm,
    &offcore_response_0::data_in_remote_dram, &offcore_response_0::demand_data_any_cache_dram,
    &offcore_response_0::demand_data_any_dram, &offcore_response_0::demand_data_any_llc_miss,
    &offcore_response_0::demand_data_any_location, &offcore_response_0::demand_data_io_csr_mmio,
    &offcore_response_0::demand_data_llc_hit_no_other_core,
    &offcore_response_0::demand_data_llc_hit_other_core_hit,
    &offcore_response_0::demand_data_llc_hit_other_core_hitm,
    &offcore_response_0::demand_data_local_cache, &offcore_response_0::demand_data_local_cache_dram,
    &offcore_response_0::demand_data_local_dram, &offcore_response_0::demand_data_remote_cache,
    &offcore_response_0::demand_data_remote_cache_dram,
    &offcore_response_0::demand_data_remote_cache_hit,
    &offcore_response_0::demand_data_remote_cache_hitm,
    &offcore_response_0::demand_data_remote_dram,
    &offcore_response_0::demand_data_rd_any_cache_dram,
    &offcore_response_0::demand_data_rd_any_dram, &offcore_response_0::demand_data_rd_any_llc_miss,
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
    &offcore_response_0::demand_ifetch_any_cache_dram, &offcore_response_0::demand_ifetch_any_dram,
    &offcore_response_0::demand_ifetch_any_llc_miss,
    &offcore_response_0::demand_ifetch_any_location, &offcore_response_0::demand_ifetch_io_csr_mmio,
    &offcore_response_0::demand_ifetch_llc_hit_no_other_core,
    &offcore_response_0::demand_ifetch_llc_hit_other_core_hit,
    &offcore_response_0::demand_ifetch_llc_hit_other_core_hitm,
    &offcore_response_0::demand_ifetch_local_cache,
    &offcore_response_0::demand_ifetch_local_cache_dram,
    &offcore_response_0::demand_ifetch_local_dram, &offcore_response_0::demand_ifetch_remote_cache,
    &offcore_response_0::demand_ifetch_remote_cache_dram,
    &offcore_response_0::demand_ifetch_remote_cache_hit,
    &offcore_response_0::demand_ifetch_remote_cache_hitm,
    &offcore_response_0::demand_ifetch_remote_dram, &offcore_response_0::demand_rfo_any_cache_dram,
    &offcore_response_0::demand_rfo_any_dram, &offcore_response_0::demand_rfo_any_llc_miss,
    &offcore_response_0::demand_rfo_any_location, &offcore_response_0::demand_rfo_io_csr_mmio,
    &offcore_response_0::demand_rfo_llc_hit_no_other_core,
    &offcore_response_0::demand_rfo_llc_hit_other_core_hit,
    &offcore_response_0::demand_rfo_llc_hit_other_core_hitm,
    &offcore_response_0::demand_rfo_local_cache, &offcore_response_0::demand_rfo_local_cache_dram,
    &offcore_response_0::demand_rfo_local_dram, &offcore_response_0::demand_rfo_remote_cache,
    &offcore_response_0::demand_rfo_remote_cache_dram,
    &offcore_response_0::demand_rfo_remote_cache_hit,
    &offcore_response_0::demand_rfo_remote_cache_hitm, &offcore_response_0::demand_rfo_remote_dram,
    &offcore_response_0::other_any_cache_dram, &offcore_response_0::other_any_dram,
    &offcore_response_0::other_any_llc_miss, &offcore_response_0::other_any_location,
    &offcore_response_0::other_io_csr_mmio, &offcore_response_0::other_llc_hit_no_other_core,
    &offcore_response_0::other_llc_hit_other_core_hit,
    &offcore_response_0::other_llc_hit_other_core_hitm, &offcore_response_0::other_local_cache,
    &offcore_response_0::other_local_cache_dram, &offcore_response_0::other_remote_cache,
    &offcore_response_0::other_remote_cache_dram, &offcore_response_0::other_remote_cache_hit,
    &offcore_response_0::other_remote_cache_hitm, &offcore_response_0::other_remote_dram,
    &offcore_response_0::pf_data_any_cache_dram, &offcore_response_0::pf_data_any_dram,
    &offcore_response_0::pf_data_any_llc_miss, &offcore_response_0::pf_data_any_location,
    &offcore_response_0::pf_data_io_csr_mmio, &offcore_response_0::pf_data_llc_hit_no_other_core,
    &offcore_response_0::pf_data_llc_hit_other_core_hit,
    &offcore_response_0::pf_data_llc_hit_other_core_hitm, &offcore_response_0::pf_data_local_cache,
    &offcore_response_0::pf_data_local_cache_dram, &offcore_response_0::pf_data_local_dram,
    &offcore_response_0::pf_data_remote_cache, &offcore_response_0::pf_data_remote_cache_dram,
    &offcore_response_0::pf_data_remote_cache_hit, &offcore_response_0::pf_data_remote_cache_hitm,
    &offcore_response_0::pf_data_remote_dram, &offcore_response_0::pf_data_rd_any_cache_dram,
    &offcore_response_0::pf_data_rd_any_dram, &offcore_response_0::pf_data_rd_any_llc_miss,
    &offcore_response_0::pf_data_rd_any_location, &offcore_response_0::pf_data_rd_io_csr_mmio,
    &offcore_response_0::pf_data_rd_llc_hit_no_other_core,
    &offcore_response_0::pf_data_rd_llc_hit_other_core_hit,
    &offcore_response_0::pf_data_rd_llc_hit_other_core_hitm,
    &offcore_response_0::pf_data_rd_local_cache, &offcore_response_0::pf_data_rd_local_cache_dram,
    &offcore_response_0::pf_data_rd_local_dram, &offcore_response_0::pf_data_rd_remote_cache,
    &offcore_response_0::pf_data_rd_remote_cache_dram,
    &offcore_response_0::pf_data_rd_remote_cache_hit,
    &offcore_response_0::pf_data_rd_remote_cache_hitm, &offcore_response_0::pf_data_rd_remote_dram,
    &offcore_response_0::pf_ifetch_any_cache_dram, &offcore_response_0::pf_ifetch_any_dram,
    &offcore_response_0::pf_ifetch_any_llc_miss, &offcore_response_0::pf_ifetch_any_location,
    &offcore_response_0::pf_ifetch_io_csr_mmio,
    &offcore_response_0::pf_ifetch_llc_hit_no_other_core,
    &offcore_response_0::pf_ifetch_llc_hit_other_core_hit,
    &offcore_response_0::pf_ifetch_llc_hit_other_core_hitm,
    &offcore_response_0::pf_ifetch_local_cache, &offcore_response_0::pf_ifetch_local_cache_dram,
    &offcore_response_0::pf_ifetch_local_dram, &offcore_response_0::pf_ifetch_remote_cache,
    &offcore_response_0::pf_ifetch_remote_cache_dram,
    &offcore_response_0::pf_ifetch_remote_cache_hit,
    &offcore_response_0::pf_ifetch_remote_cache_hitm, &offcore_response_0::pf_ifetch_remote_dram,
    &offcore_response_0::pf_rfo_any_cache_dram, &offcore_response_0::pf_rfo_any_dram,
    &offcore_response_0::pf_rfo_any_llc_miss, &offcore_response_0::pf_rfo_any_location,
    &offcore_response_0::pf_rfo_io_csr_mmio, &offcore_response_0::pf_rfo_llc_hit_no_other_core,
    &offcore_response_0::pf_rfo_llc_hit_other_core_hit,
    &offcore_response_0::pf_rfo_llc_hit_other_core_hitm, &offcore_response_0::pf_rfo_local_cache,
    &offcore_response_0::pf_rfo_local_cache_dram, &offcore_response_0::pf_rfo_local_dram,
    &offcore_response_0::pf_rfo_remote_cache, &offcore_response_0::pf_rfo_remote_cache_dram,
    &offcore_response_0::pf_rfo_remote_cache_hit, &offcore_response_0::pf_rfo_remote_cache_hitm,
    &offcore_response_0::pf_rfo_remote_dram, &offcore_response_0::prefetch_any_cache_dram,
    &offcore_response_0::prefetch_any_dram, &offcore_response_0::prefetch_any_llc_miss,
    &offcore_response_0::prefetch_any_location, &offcore_response_0::prefetch_io_csr_mmio,
    &offcore_response_0::prefetch_llc_hit_no_other_core,
    &offcore_response_0::prefetch_llc_hit_other_core_hit,
    &offcore_response_0::prefetch_llc_hit_other_core_hitm,
    &offcore_response_0::prefetch_local_cache, &offcore_response_0::prefetch_local_cache_dram,
    &offcore_response_0::prefetch_local_dram, &offcore_response_0::prefetch_remote_cache,
    &offcore_response_0::prefetch_remote_cache_dram, &offcore_response_0::prefetch_remote_cache_hit,
    &offcore_response_0::prefetch_remote_cache_hitm, &offcore_response_0::prefetch_remote_dram,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace offcore_events

} // namespace msr::events::nehalem
