// Events of Westmere EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ep_dp: from intel/perfmon 6dadedf3aa48, WSM-EP-DP/events/WestmereEP-DP_core.json, version 5
// of 08/17/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::wsmep {

namespace offcore_events {
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
inline constexpr listed any_data_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a000000, 0x5011}, {}, &any_data_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5011, .period = 100000
inline constexpr listed any_data_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a00003e, 0x7f11}, {}, &any_data_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f11, .period = 100000
inline constexpr listed any_data_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a000067, 0x3011}, {}, &any_data_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3011, .period = 100000
inline constexpr listed any_data_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a000099, 0xf811}, {}, &any_data_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf811, .period = 100000
inline constexpr listed any_data_any_location{{&list, 0x10b7, 0xf, 0x100186a0000c0, 0xff11}, {}, &any_data_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff11, .period = 100000
inline constexpr listed any_data_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a0000e7, 0x8011}, {}, &any_data_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8011, .period = 100000
inline constexpr listed any_data_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a00010d, 0x111}, {}, &any_data_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x111, .period = 100000
inline constexpr listed any_data_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a00013d, 0x211}, {}, &any_data_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x211, .period = 100000
inline constexpr listed any_data_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a00016e, 0x411}, {}, &any_data_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x411, .period = 100000
inline constexpr listed any_data_local_cache{{&list, 0x10b7, 0xf, 0x100186a0001a0, 0x711}, {}, &any_data_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x711, .period = 100000
inline constexpr listed any_data_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a0001c6, 0x1011}, {}, &any_data_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1011, .period = 100000
inline constexpr listed any_data_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a000200, 0x4011}, {}, &any_data_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4011, .period = 100000
inline constexpr listed any_data_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a00022b, 0x811}, {}, &any_data_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x811, .period = 100000
inline constexpr listed any_data_remote_dram{{&list, 0x10b7, 0xf, 0x100186a000257, 0x2011}, {}, &any_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2011, .period = 100000
inline constexpr listed any_ifetch_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a00027d, 0x5044}, {}, &any_ifetch_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5044, .period = 100000
inline constexpr listed any_ifetch_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a0002bd, 0x7f44}, {}, &any_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f44, .period = 100000
inline constexpr listed any_ifetch_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a0002e8, 0x3044}, {}, &any_ifetch_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3044, .period = 100000
inline constexpr listed any_ifetch_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a00031c, 0xf844}, {}, &any_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf844, .period = 100000
inline constexpr listed any_ifetch_any_location{{&list, 0x10b7, 0xf, 0x100186a000345, 0xff44}, {}, &any_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff44, .period = 100000
inline constexpr listed any_ifetch_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a00036e, 0x8044}, {}, &any_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8044, .period = 100000
inline constexpr listed any_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a000396, 0x144}, {}, &any_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x144, .period = 100000
inline constexpr listed any_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a0003c8, 0x244}, {}, &any_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x244, .period = 100000
inline constexpr listed any_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a0003fb, 0x444}, {}, &any_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x444, .period = 100000
inline constexpr listed any_ifetch_local_cache{{&list, 0x10b7, 0xf, 0x100186a00042f, 0x744}, {}, &any_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x744, .period = 100000
inline constexpr listed any_ifetch_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a000457, 0x1044}, {}, &any_ifetch_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1044, .period = 100000
inline constexpr listed any_ifetch_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a000493, 0x4044}, {}, &any_ifetch_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4044, .period = 100000
inline constexpr listed any_ifetch_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a0004c0, 0x844}, {}, &any_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x844, .period = 100000
inline constexpr listed any_ifetch_remote_dram{{&list, 0x10b7, 0xf, 0x100186a0004ee, 0x2044}, {}, &any_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2044, .period = 100000
inline constexpr listed any_request_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a000516, 0x50ff}, {}, &any_request_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x50ff, .period = 100000
inline constexpr listed any_request_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a000557, 0x7fff}, {}, &any_request_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7fff, .period = 100000
inline constexpr listed any_request_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a000583, 0x30ff}, {}, &any_request_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x30ff, .period = 100000
inline constexpr listed any_request_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a0005b8, 0xf8ff}, {}, &any_request_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf8ff, .period = 100000
inline constexpr listed any_request_any_location{{&list, 0x10b7, 0xf, 0x100186a0005e2, 0xffff}, {}, &any_request_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xffff, .period = 100000
inline constexpr listed any_request_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a00060c, 0x80ff}, {}, &any_request_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x80ff, .period = 100000
inline constexpr listed any_request_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a000635, 0x1ff}, {}, &any_request_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1ff, .period = 100000
inline constexpr listed any_request_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a000668, 0x2ff}, {}, &any_request_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2ff, .period = 100000
inline constexpr listed any_request_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a00069c, 0x4ff}, {}, &any_request_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4ff, .period = 100000
inline constexpr listed any_request_local_cache{{&list, 0x10b7, 0xf, 0x100186a0006d1, 0x7ff}, {}, &any_request_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7ff, .period = 100000
inline constexpr listed any_request_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a0006fa, 0x10ff}, {}, &any_request_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10ff, .period = 100000
inline constexpr listed any_request_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a000737, 0x40ff}, {}, &any_request_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40ff, .period = 100000
inline constexpr listed any_request_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a000765, 0x8ff}, {}, &any_request_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8ff, .period = 100000
inline constexpr listed any_request_remote_dram{{&list, 0x10b7, 0xf, 0x100186a000794, 0x20ff}, {}, &any_request_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x20ff, .period = 100000
inline constexpr listed any_rfo_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a0007bd, 0x5022}, {}, &any_rfo_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5022, .period = 100000
inline constexpr listed any_rfo_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a0007fa, 0x7f22}, {}, &any_rfo_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f22, .period = 100000
inline constexpr listed any_rfo_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a000822, 0x3022}, {}, &any_rfo_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3022, .period = 100000
inline constexpr listed any_rfo_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a000853, 0xf822}, {}, &any_rfo_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf822, .period = 100000
inline constexpr listed any_rfo_any_location{{&list, 0x10b7, 0xf, 0x100186a000879, 0xff22}, {}, &any_rfo_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff22, .period = 100000
inline constexpr listed any_rfo_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a00089f, 0x8022}, {}, &any_rfo_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8022, .period = 100000
inline constexpr listed any_rfo_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a0008c4, 0x122}, {}, &any_rfo_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x122, .period = 100000
inline constexpr listed any_rfo_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a0008f3, 0x222}, {}, &any_rfo_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x222, .period = 100000
inline constexpr listed any_rfo_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a000923, 0x422}, {}, &any_rfo_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x422, .period = 100000
inline constexpr listed any_rfo_local_cache{{&list, 0x10b7, 0xf, 0x100186a000954, 0x722}, {}, &any_rfo_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x722, .period = 100000
inline constexpr listed any_rfo_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a000979, 0x1022}, {}, &any_rfo_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1022, .period = 100000
inline constexpr listed any_rfo_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a0009b2, 0x4022}, {}, &any_rfo_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4022, .period = 100000
inline constexpr listed any_rfo_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a0009dc, 0x822}, {}, &any_rfo_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x822, .period = 100000
inline constexpr listed any_rfo_remote_dram{{&list, 0x10b7, 0xf, 0x100186a000a07, 0x2022}, {}, &any_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2022, .period = 100000
inline constexpr listed corewb_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a000a2c, 0x5008}, {}, &corewb_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5008, .period = 100000
inline constexpr listed corewb_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a000a68, 0x7f08}, {}, &corewb_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f08, .period = 100000
inline constexpr listed corewb_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a000a8f, 0x3008}, {}, &corewb_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3008, .period = 100000
inline constexpr listed corewb_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a000abf, 0xf808}, {}, &corewb_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf808, .period = 100000
inline constexpr listed corewb_any_location{{&list, 0x10b7, 0xf, 0x100186a000ae4, 0xff08}, {}, &corewb_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff08, .period = 100000
inline constexpr listed corewb_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a000b09, 0x8008}, {}, &corewb_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8008, .period = 100000
inline constexpr listed corewb_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a000b2d, 0x108}, {}, &corewb_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x108, .period = 100000
inline constexpr listed corewb_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a000b5b, 0x208}, {}, &corewb_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x208, .period = 100000
inline constexpr listed corewb_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a000b8a, 0x408}, {}, &corewb_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x408, .period = 100000
inline constexpr listed corewb_local_cache{{&list, 0x10b7, 0xf, 0x100186a000bba, 0x708}, {}, &corewb_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x708, .period = 100000
inline constexpr listed corewb_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a000bde, 0x1008}, {}, &corewb_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008, .period = 100000
inline constexpr listed corewb_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a000c16, 0x4008}, {}, &corewb_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4008, .period = 100000
inline constexpr listed corewb_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a000c3f, 0x808}, {}, &corewb_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x808, .period = 100000
inline constexpr listed corewb_remote_dram{{&list, 0x10b7, 0xf, 0x100186a000c69, 0x2008}, {}, &corewb_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2008, .period = 100000
inline constexpr listed data_ifetch_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a000c8d, 0x5077}, {}, &data_ifetch_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5077, .period = 100000
inline constexpr listed data_ifetch_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a000cce, 0x7f77}, {}, &data_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f77, .period = 100000
inline constexpr listed data_ifetch_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a000cfa, 0x3077}, {}, &data_ifetch_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3077, .period = 100000
inline constexpr listed data_ifetch_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a000d2f, 0xf877}, {}, &data_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf877, .period = 100000
inline constexpr listed data_ifetch_any_location{{&list, 0x10b7, 0xf, 0x100186a000d59, 0xff77}, {}, &data_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff77, .period = 100000
inline constexpr listed data_ifetch_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a000d83, 0x8077}, {}, &data_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8077, .period = 100000
inline constexpr listed data_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a000dac, 0x177}, {}, &data_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x177, .period = 100000
inline constexpr listed data_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a000ddf, 0x277}, {}, &data_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x277, .period = 100000
inline constexpr listed data_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a000e13, 0x477}, {}, &data_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x477, .period = 100000
inline constexpr listed data_ifetch_local_cache{{&list, 0x10b7, 0xf, 0x100186a000e48, 0x777}, {}, &data_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x777, .period = 100000
inline constexpr listed data_ifetch_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a000e71, 0x1077}, {}, &data_ifetch_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1077, .period = 100000
inline constexpr listed data_ifetch_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a000eae, 0x4077}, {}, &data_ifetch_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4077, .period = 100000
inline constexpr listed data_ifetch_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a000edc, 0x877}, {}, &data_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x877, .period = 100000
inline constexpr listed data_ifetch_remote_dram{{&list, 0x10b7, 0xf, 0x100186a000f0b, 0x2077}, {}, &data_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2077, .period = 100000
inline constexpr listed data_in_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a000f34, 0x5033}, {}, &data_in_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5033, .period = 100000
inline constexpr listed data_in_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a000f71, 0x7f33}, {}, &data_in_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f33, .period = 100000
inline constexpr listed data_in_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a000f99, 0x3033}, {}, &data_in_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3033, .period = 100000
inline constexpr listed data_in_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a000fca, 0xf833}, {}, &data_in_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf833, .period = 100000
inline constexpr listed data_in_any_location{{&list, 0x10b7, 0xf, 0x100186a000ff0, 0xff33}, {}, &data_in_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff33, .period = 100000
inline constexpr listed data_in_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a001016, 0x8033}, {}, &data_in_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8033, .period = 100000
inline constexpr listed data_in_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a00103b, 0x133}, {}, &data_in_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x133, .period = 100000
inline constexpr listed data_in_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a00106a, 0x233}, {}, &data_in_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x233, .period = 100000
inline constexpr listed data_in_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a00109a, 0x433}, {}, &data_in_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x433, .period = 100000
inline constexpr listed data_in_local_cache{{&list, 0x10b7, 0xf, 0x100186a0010cb, 0x733}, {}, &data_in_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x733, .period = 100000
inline constexpr listed data_in_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a0010f0, 0x1033}, {}, &data_in_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1033, .period = 100000
inline constexpr listed data_in_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a001129, 0x4033}, {}, &data_in_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4033, .period = 100000
inline constexpr listed data_in_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a001153, 0x833}, {}, &data_in_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x833, .period = 100000
inline constexpr listed data_in_remote_dram{{&list, 0x10b7, 0xf, 0x100186a00117e, 0x2033}, {}, &data_in_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2033, .period = 100000
inline constexpr listed demand_data_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a0011a3, 0x5003}, {}, &demand_data_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5003, .period = 100000
inline constexpr listed demand_data_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a0011e4, 0x7f03}, {}, &demand_data_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f03, .period = 100000
inline constexpr listed demand_data_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a001210, 0x3003}, {}, &demand_data_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3003, .period = 100000
inline constexpr listed demand_data_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a001245, 0xf803}, {}, &demand_data_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf803, .period = 100000
inline constexpr listed demand_data_any_location{{&list, 0x10b7, 0xf, 0x100186a00126f, 0xff03}, {}, &demand_data_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff03, .period = 100000
inline constexpr listed demand_data_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a001299, 0x8003}, {}, &demand_data_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8003, .period = 100000
inline constexpr listed demand_data_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a0012c2, 0x103}, {}, &demand_data_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x103, .period = 100000
inline constexpr listed demand_data_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a0012f5, 0x203}, {}, &demand_data_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x203, .period = 100000
inline constexpr listed demand_data_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a001329, 0x403}, {}, &demand_data_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x403, .period = 100000
inline constexpr listed demand_data_local_cache{{&list, 0x10b7, 0xf, 0x100186a00135e, 0x703}, {}, &demand_data_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x703, .period = 100000
inline constexpr listed demand_data_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a001387, 0x1003}, {}, &demand_data_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003, .period = 100000
inline constexpr listed demand_data_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a0013c4, 0x4003}, {}, &demand_data_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003, .period = 100000
inline constexpr listed demand_data_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a0013f2, 0x803}, {}, &demand_data_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x803, .period = 100000
inline constexpr listed demand_data_remote_dram{{&list, 0x10b7, 0xf, 0x100186a001421, 0x2003}, {}, &demand_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003, .period = 100000
inline constexpr listed demand_data_rd_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a00144a, 0x5001}, {}, &demand_data_rd_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5001, .period = 100000
inline constexpr listed demand_data_rd_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a00148e, 0x7f01}, {}, &demand_data_rd_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f01, .period = 100000
inline constexpr listed demand_data_rd_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a0014bd, 0x3001}, {}, &demand_data_rd_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3001, .period = 100000
inline constexpr listed demand_data_rd_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a0014f5, 0xf801}, {}, &demand_data_rd_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf801, .period = 100000
inline constexpr listed demand_data_rd_any_location{{&list, 0x10b7, 0xf, 0x100186a001522, 0xff01}, {}, &demand_data_rd_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff01, .period = 100000
inline constexpr listed demand_data_rd_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a00154f, 0x8001}, {}, &demand_data_rd_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8001, .period = 100000
inline constexpr listed demand_data_rd_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a00157b, 0x101}, {}, &demand_data_rd_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x101, .period = 100000
inline constexpr listed demand_data_rd_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a0015b1, 0x201}, {}, &demand_data_rd_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x201, .period = 100000
inline constexpr listed demand_data_rd_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a0015e8, 0x401}, {}, &demand_data_rd_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x401, .period = 100000
inline constexpr listed demand_data_rd_local_cache{{&list, 0x10b7, 0xf, 0x100186a001620, 0x701}, {}, &demand_data_rd_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x701, .period = 100000
inline constexpr listed demand_data_rd_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a00164c, 0x1001}, {}, &demand_data_rd_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1001, .period = 100000
inline constexpr listed demand_data_rd_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a00168c, 0x4001}, {}, &demand_data_rd_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4001, .period = 100000
inline constexpr listed demand_data_rd_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a0016bd, 0x801}, {}, &demand_data_rd_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x801, .period = 100000
inline constexpr listed demand_data_rd_remote_dram{{&list, 0x10b7, 0xf, 0x100186a0016ef, 0x2001}, {}, &demand_data_rd_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2001, .period = 100000
inline constexpr listed demand_ifetch_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a00171b, 0x5004}, {}, &demand_ifetch_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5004, .period = 100000
inline constexpr listed demand_ifetch_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a00175e, 0x7f04}, {}, &demand_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f04, .period = 100000
inline constexpr listed demand_ifetch_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a00178c, 0x3004}, {}, &demand_ifetch_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3004, .period = 100000
inline constexpr listed demand_ifetch_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a0017c3, 0xf804}, {}, &demand_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf804, .period = 100000
inline constexpr listed demand_ifetch_any_location{{&list, 0x10b7, 0xf, 0x100186a0017ef, 0xff04}, {}, &demand_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff04, .period = 100000
inline constexpr listed demand_ifetch_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a00181b, 0x8004}, {}, &demand_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8004, .period = 100000
inline constexpr listed demand_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a001846, 0x104}, {}, &demand_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x104, .period = 100000
inline constexpr listed demand_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a00187b, 0x204}, {}, &demand_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x204, .period = 100000
inline constexpr listed demand_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a0018b1, 0x404}, {}, &demand_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x404, .period = 100000
inline constexpr listed demand_ifetch_local_cache{{&list, 0x10b7, 0xf, 0x100186a0018e8, 0x704}, {}, &demand_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x704, .period = 100000
inline constexpr listed demand_ifetch_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a001913, 0x1004}, {}, &demand_ifetch_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1004, .period = 100000
inline constexpr listed demand_ifetch_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a001952, 0x4004}, {}, &demand_ifetch_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4004, .period = 100000
inline constexpr listed demand_ifetch_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a001982, 0x804}, {}, &demand_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x804, .period = 100000
inline constexpr listed demand_ifetch_remote_dram{{&list, 0x10b7, 0xf, 0x100186a0019b3, 0x2004}, {}, &demand_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2004, .period = 100000
inline constexpr listed demand_rfo_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a0019de, 0x5002}, {}, &demand_rfo_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5002, .period = 100000
inline constexpr listed demand_rfo_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a001a1e, 0x7f02}, {}, &demand_rfo_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f02, .period = 100000
inline constexpr listed demand_rfo_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a001a49, 0x3002}, {}, &demand_rfo_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3002, .period = 100000
inline constexpr listed demand_rfo_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a001a7d, 0xf802}, {}, &demand_rfo_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf802, .period = 100000
inline constexpr listed demand_rfo_any_location{{&list, 0x10b7, 0xf, 0x100186a001aa6, 0xff02}, {}, &demand_rfo_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff02, .period = 100000
inline constexpr listed demand_rfo_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a001acf, 0x8002}, {}, &demand_rfo_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8002, .period = 100000
inline constexpr listed demand_rfo_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a001af7, 0x102}, {}, &demand_rfo_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x102, .period = 100000
inline constexpr listed demand_rfo_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a001b29, 0x202}, {}, &demand_rfo_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x202, .period = 100000
inline constexpr listed demand_rfo_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a001b5c, 0x402}, {}, &demand_rfo_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x402, .period = 100000
inline constexpr listed demand_rfo_local_cache{{&list, 0x10b7, 0xf, 0x100186a001b90, 0x702}, {}, &demand_rfo_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x702, .period = 100000
inline constexpr listed demand_rfo_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a001bb8, 0x1002}, {}, &demand_rfo_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1002, .period = 100000
inline constexpr listed demand_rfo_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a001bf4, 0x4002}, {}, &demand_rfo_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4002, .period = 100000
inline constexpr listed demand_rfo_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a001c21, 0x802}, {}, &demand_rfo_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x802, .period = 100000
inline constexpr listed demand_rfo_remote_dram{{&list, 0x10b7, 0xf, 0x100186a001c4f, 0x2002}, {}, &demand_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2002, .period = 100000
inline constexpr listed other_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a001c77, 0x5080}, {}, &other_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5080, .period = 100000
inline constexpr listed other_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a001cb2, 0x7f80}, {}, &other_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f80, .period = 100000
inline constexpr listed other_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a001cd8, 0x3080}, {}, &other_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3080, .period = 100000
inline constexpr listed other_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a001d07, 0xf880}, {}, &other_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf880, .period = 100000
inline constexpr listed other_any_location{{&list, 0x10b7, 0xf, 0x100186a001d2b, 0xff80}, {}, &other_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff80, .period = 100000
inline constexpr listed other_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a001d4f, 0x8080}, {}, &other_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8080, .period = 100000
inline constexpr listed other_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a001d72, 0x180}, {}, &other_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x180, .period = 100000
inline constexpr listed other_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a001d9f, 0x280}, {}, &other_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x280, .period = 100000
inline constexpr listed other_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a001dcd, 0x480}, {}, &other_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x480, .period = 100000
inline constexpr listed other_local_cache{{&list, 0x10b7, 0xf, 0x100186a001dfc, 0x780}, {}, &other_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x780, .period = 100000
inline constexpr listed other_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a001e1f, 0x1080}, {}, &other_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1080, .period = 100000
inline constexpr listed other_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a001e56, 0x4080}, {}, &other_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4080, .period = 100000
inline constexpr listed other_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a001e7e, 0x880}, {}, &other_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x880, .period = 100000
inline constexpr listed other_remote_dram{{&list, 0x10b7, 0xf, 0x100186a001ea7, 0x2080}, {}, &other_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2080, .period = 100000
inline constexpr listed pf_data_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a001eca, 0x5050}, {}, &pf_data_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5050, .period = 100000
inline constexpr listed pf_data_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a001f07, 0x7f50}, {}, &pf_data_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f50, .period = 100000
inline constexpr listed pf_data_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a001f2f, 0x3050}, {}, &pf_data_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3050, .period = 100000
inline constexpr listed pf_data_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a001f60, 0xf850}, {}, &pf_data_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf850, .period = 100000
inline constexpr listed pf_data_any_location{{&list, 0x10b7, 0xf, 0x100186a001f86, 0xff50}, {}, &pf_data_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff50, .period = 100000
inline constexpr listed pf_data_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a001fac, 0x8050}, {}, &pf_data_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8050, .period = 100000
inline constexpr listed pf_data_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a001fd1, 0x150}, {}, &pf_data_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x150, .period = 100000
inline constexpr listed pf_data_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a002000, 0x250}, {}, &pf_data_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x250, .period = 100000
inline constexpr listed pf_data_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a002030, 0x450}, {}, &pf_data_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x450, .period = 100000
inline constexpr listed pf_data_local_cache{{&list, 0x10b7, 0xf, 0x100186a002061, 0x750}, {}, &pf_data_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x750, .period = 100000
inline constexpr listed pf_data_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a002086, 0x1050}, {}, &pf_data_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1050, .period = 100000
inline constexpr listed pf_data_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a0020bf, 0x4050}, {}, &pf_data_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4050, .period = 100000
inline constexpr listed pf_data_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a0020e9, 0x850}, {}, &pf_data_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x850, .period = 100000
inline constexpr listed pf_data_remote_dram{{&list, 0x10b7, 0xf, 0x100186a002114, 0x2050}, {}, &pf_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2050, .period = 100000
inline constexpr listed pf_data_rd_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a002139, 0x5010}, {}, &pf_data_rd_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5010, .period = 100000
inline constexpr listed pf_data_rd_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a002179, 0x7f10}, {}, &pf_data_rd_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f10, .period = 100000
inline constexpr listed pf_data_rd_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a0021a4, 0x3010}, {}, &pf_data_rd_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3010, .period = 100000
inline constexpr listed pf_data_rd_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a0021d8, 0xf810}, {}, &pf_data_rd_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf810, .period = 100000
inline constexpr listed pf_data_rd_any_location{{&list, 0x10b7, 0xf, 0x100186a002201, 0xff10}, {}, &pf_data_rd_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff10, .period = 100000
inline constexpr listed pf_data_rd_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a00222a, 0x8010}, {}, &pf_data_rd_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8010, .period = 100000
inline constexpr listed pf_data_rd_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a002252, 0x110}, {}, &pf_data_rd_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x110, .period = 100000
inline constexpr listed pf_data_rd_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a002284, 0x210}, {}, &pf_data_rd_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x210, .period = 100000
inline constexpr listed pf_data_rd_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a0022b7, 0x410}, {}, &pf_data_rd_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x410, .period = 100000
inline constexpr listed pf_data_rd_local_cache{{&list, 0x10b7, 0xf, 0x100186a0022eb, 0x710}, {}, &pf_data_rd_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x710, .period = 100000
inline constexpr listed pf_data_rd_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a002313, 0x1010}, {}, &pf_data_rd_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1010, .period = 100000
inline constexpr listed pf_data_rd_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a00234f, 0x4010}, {}, &pf_data_rd_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4010, .period = 100000
inline constexpr listed pf_data_rd_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a00237c, 0x810}, {}, &pf_data_rd_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x810, .period = 100000
inline constexpr listed pf_data_rd_remote_dram{{&list, 0x10b7, 0xf, 0x100186a0023aa, 0x2010}, {}, &pf_data_rd_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2010, .period = 100000
inline constexpr listed pf_ifetch_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a0023d2, 0x5040}, {}, &pf_ifetch_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5040, .period = 100000
inline constexpr listed pf_ifetch_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a002411, 0x7f40}, {}, &pf_ifetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f40, .period = 100000
inline constexpr listed pf_ifetch_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a00243b, 0x3040}, {}, &pf_ifetch_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3040, .period = 100000
inline constexpr listed pf_ifetch_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a00246e, 0xf840}, {}, &pf_ifetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf840, .period = 100000
inline constexpr listed pf_ifetch_any_location{{&list, 0x10b7, 0xf, 0x100186a002496, 0xff40}, {}, &pf_ifetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff40, .period = 100000
inline constexpr listed pf_ifetch_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a0024be, 0x8040}, {}, &pf_ifetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8040, .period = 100000
inline constexpr listed pf_ifetch_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a0024e5, 0x140}, {}, &pf_ifetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x140, .period = 100000
inline constexpr listed pf_ifetch_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a002516, 0x240}, {}, &pf_ifetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x240, .period = 100000
inline constexpr listed pf_ifetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a002548, 0x440}, {}, &pf_ifetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x440, .period = 100000
inline constexpr listed pf_ifetch_local_cache{{&list, 0x10b7, 0xf, 0x100186a00257b, 0x740}, {}, &pf_ifetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x740, .period = 100000
inline constexpr listed pf_ifetch_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a0025a2, 0x1040}, {}, &pf_ifetch_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1040, .period = 100000
inline constexpr listed pf_ifetch_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a0025dd, 0x4040}, {}, &pf_ifetch_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4040, .period = 100000
inline constexpr listed pf_ifetch_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a002609, 0x840}, {}, &pf_ifetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x840, .period = 100000
inline constexpr listed pf_ifetch_remote_dram{{&list, 0x10b7, 0xf, 0x100186a002636, 0x2040}, {}, &pf_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2040, .period = 100000
inline constexpr listed pf_rfo_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a00265d, 0x5020}, {}, &pf_rfo_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5020, .period = 100000
inline constexpr listed pf_rfo_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a002699, 0x7f20}, {}, &pf_rfo_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f20, .period = 100000
inline constexpr listed pf_rfo_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a0026c0, 0x3020}, {}, &pf_rfo_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3020, .period = 100000
inline constexpr listed pf_rfo_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a0026f0, 0xf820}, {}, &pf_rfo_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf820, .period = 100000
inline constexpr listed pf_rfo_any_location{{&list, 0x10b7, 0xf, 0x100186a002715, 0xff20}, {}, &pf_rfo_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff20, .period = 100000
inline constexpr listed pf_rfo_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a00273a, 0x8020}, {}, &pf_rfo_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8020, .period = 100000
inline constexpr listed pf_rfo_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a00275e, 0x120}, {}, &pf_rfo_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x120, .period = 100000
inline constexpr listed pf_rfo_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a00278c, 0x220}, {}, &pf_rfo_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x220, .period = 100000
inline constexpr listed pf_rfo_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a0027bb, 0x420}, {}, &pf_rfo_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x420, .period = 100000
inline constexpr listed pf_rfo_local_cache{{&list, 0x10b7, 0xf, 0x100186a0027eb, 0x720}, {}, &pf_rfo_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x720, .period = 100000
inline constexpr listed pf_rfo_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a00280f, 0x1020}, {}, &pf_rfo_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1020, .period = 100000
inline constexpr listed pf_rfo_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a002847, 0x4020}, {}, &pf_rfo_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4020, .period = 100000
inline constexpr listed pf_rfo_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a002870, 0x820}, {}, &pf_rfo_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x820, .period = 100000
inline constexpr listed pf_rfo_remote_dram{{&list, 0x10b7, 0xf, 0x100186a00289a, 0x2020}, {}, &pf_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2020, .period = 100000
inline constexpr listed prefetch_all_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a0028be, 0x5070}, {}, &prefetch_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5070, .period = 100000
inline constexpr listed prefetch_any_cache_dram{{&list, 0x10b7, 0xf, 0x100186a0028fc, 0x7f70}, {}, &prefetch_any_cache_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x7f70, .period = 100000
inline constexpr listed prefetch_any_dram_and_remote_fwd{{&list, 0x10b7, 0xf, 0x100186a002925, 0x3070}, {}, &prefetch_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3070, .period = 100000
inline constexpr listed prefetch_any_llc_miss{{&list, 0x10b7, 0xf, 0x100186a002957, 0xf870}, {}, &prefetch_any_llc_miss}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xf870, .period = 100000
inline constexpr listed prefetch_any_location{{&list, 0x10b7, 0xf, 0x100186a00297e, 0xff70}, {}, &prefetch_any_location}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0xff70, .period = 100000
inline constexpr listed prefetch_io_csr_mmio{{&list, 0x10b7, 0xf, 0x100186a0029a5, 0x8070}, {}, &prefetch_io_csr_mmio}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x8070, .period = 100000
inline constexpr listed prefetch_llc_hit_no_other_core{{&list, 0x10b7, 0xf, 0x100186a0029cb, 0x170}, {}, &prefetch_llc_hit_no_other_core}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x170, .period = 100000
inline constexpr listed prefetch_llc_hit_other_core_hit{{&list, 0x10b7, 0xf, 0x100186a0029fb, 0x270}, {}, &prefetch_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x270, .period = 100000
inline constexpr listed prefetch_llc_hit_other_core_hitm{{&list, 0x10b7, 0xf, 0x100186a002a2c, 0x470}, {}, &prefetch_llc_hit_other_core_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x470, .period = 100000
inline constexpr listed prefetch_local_cache{{&list, 0x10b7, 0xf, 0x100186a002a5e, 0x770}, {}, &prefetch_local_cache}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x770, .period = 100000
inline constexpr listed prefetch_local_dram_and_remote_cache_hit{{&list, 0x10b7, 0xf, 0x100186a002a84, 0x1070}, {}, &prefetch_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1070, .period = 100000
inline constexpr listed prefetch_other_local_dram{{&list, 0x10b7, 0xf, 0x100186a002abe, 0x4070}, {}, &prefetch_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4070, .period = 100000
inline constexpr listed prefetch_remote_cache_hitm{{&list, 0x10b7, 0xf, 0x100186a002ae9, 0x870}, {}, &prefetch_remote_cache_hitm}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x870, .period = 100000
inline constexpr listed prefetch_remote_dram{{&list, 0x10b7, 0xf, 0x100186a002b15, 0x2070}, {}, &prefetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2070, .period = 100000
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
