// Events of Westmere EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ep_dp: from intel/perfmon 6dadedf3aa48, WSM-EP-DP/events/WestmereEP-DP_core.json, version 5
// of 08/17/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 152 of its 238 events are those of westmere.
#pragma once

#include <msr/intel/events/westmere_offcore.hpp>

// clang-format off
namespace msr::events::westmere_ep {

namespace offcore_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "offcore_response.any_data.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.any_data.any_dram_and_remote_fwd\0"
    "offcore_response.any_data.local_dram_and_remote_cache_hit\0"
    "offcore_response.any_data.other_local_dram\0"
    "offcore_response.any_data.remote_dram\0"
    "offcore_response.any_ifetch.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.any_ifetch.any_dram_and_remote_fwd\0"
    "offcore_response.any_ifetch.local_dram_and_remote_cache_hit\0"
    "offcore_response.any_ifetch.other_local_dram\0"
    "offcore_response.any_ifetch.remote_dram\0"
    "offcore_response.any_request.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.any_request.any_dram_and_remote_fwd\0"
    "offcore_response.any_request.local_dram_and_remote_cache_hit\0"
    "offcore_response.any_request.other_local_dram\0"
    "offcore_response.any_request.remote_dram\0"
    "offcore_response.any_rfo.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.any_rfo.any_dram_and_remote_fwd\0"
    "offcore_response.any_rfo.local_dram_and_remote_cache_hit\0"
    "offcore_response.any_rfo.other_local_dram\0"
    "offcore_response.any_rfo.remote_dram\0"
    "offcore_response.corewb.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.corewb.any_dram_and_remote_fwd\0"
    "offcore_response.corewb.llc_hit_other_core_hit\0"
    "offcore_response.corewb.local_dram_and_remote_cache_hit\0"
    "offcore_response.corewb.other_local_dram\0"
    "offcore_response.corewb.remote_dram\0"
    "offcore_response.data_ifetch.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.data_ifetch.any_dram_and_remote_fwd\0"
    "offcore_response.data_ifetch.local_dram_and_remote_cache_hit\0"
    "offcore_response.data_ifetch.other_local_dram\0"
    "offcore_response.data_ifetch.remote_dram\0"
    "offcore_response.data_in.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.data_in.any_dram_and_remote_fwd\0"
    "offcore_response.data_in.local_dram_and_remote_cache_hit\0"
    "offcore_response.data_in.other_local_dram\0"
    "offcore_response.data_in.remote_dram\0"
    "offcore_response.demand_data.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_data.any_dram_and_remote_fwd\0"
    "offcore_response.demand_data.local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_data.other_local_dram\0"
    "offcore_response.demand_data.remote_dram\0"
    "offcore_response.demand_data_rd.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_data_rd.any_dram_and_remote_fwd\0"
    "offcore_response.demand_data_rd.local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_data_rd.other_local_dram\0"
    "offcore_response.demand_data_rd.remote_dram\0"
    "offcore_response.demand_ifetch.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_ifetch.any_dram_and_remote_fwd\0"
    "offcore_response.demand_ifetch.local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_ifetch.other_local_dram\0"
    "offcore_response.demand_ifetch.remote_dram\0"
    "offcore_response.demand_rfo.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_rfo.any_dram_and_remote_fwd\0"
    "offcore_response.demand_rfo.local_dram_and_remote_cache_hit\0"
    "offcore_response.demand_rfo.other_local_dram\0"
    "offcore_response.demand_rfo.remote_dram\0"
    "offcore_response.other.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.other.any_dram_and_remote_fwd\0"
    "offcore_response.other.local_dram_and_remote_cache_hit\0"
    "offcore_response.other.other_local_dram\0"
    "offcore_response.other.remote_dram\0"
    "offcore_response.pf_data.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_data.any_dram_and_remote_fwd\0"
    "offcore_response.pf_data.local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_data.other_local_dram\0"
    "offcore_response.pf_data.remote_dram\0"
    "offcore_response.pf_data_rd.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_data_rd.any_dram_and_remote_fwd\0"
    "offcore_response.pf_data_rd.local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_data_rd.other_local_dram\0"
    "offcore_response.pf_data_rd.remote_dram\0"
    "offcore_response.pf_ifetch.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_ifetch.any_dram_and_remote_fwd\0"
    "offcore_response.pf_ifetch.local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_ifetch.other_local_dram\0"
    "offcore_response.pf_ifetch.remote_dram\0"
    "offcore_response.pf_rfo.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_rfo.any_dram_and_remote_fwd\0"
    "offcore_response.pf_rfo.local_dram_and_remote_cache_hit\0"
    "offcore_response.pf_rfo.other_local_dram\0"
    "offcore_response.pf_rfo.remote_dram\0"
    "offcore_response.prefetch.all_local_dram_and_remote_cache_hit\0"
    "offcore_response.prefetch.any_dram_and_remote_fwd\0"
    "offcore_response.prefetch.local_dram_and_remote_cache_hit\0"
    "offcore_response.prefetch.other_local_dram\0"
    "offcore_response.prefetch.remote_dram\0";
inline constexpr select::event_list list{"westmere_ep", core::westmere_ep, names};
} // namespace offcore_events

namespace offcore_response { using namespace westmere::offcore_response; }

namespace offcore_response {
inline constexpr offcore_events::listed any_data_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000000, 0x5011}, {}, &any_data_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5011, .period = 100000
inline constexpr offcore_events::listed any_data_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a00003e, 0x3011}, {}, &any_data_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3011, .period = 100000
inline constexpr offcore_events::listed any_data_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000070, 0x1011}, {}, &any_data_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1011, .period = 100000
inline constexpr offcore_events::listed any_data_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0000aa, 0x4011}, {}, &any_data_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4011, .period = 100000
inline constexpr offcore_events::listed any_data_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0000d5, 0x2011}, {}, &any_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2011, .period = 100000
inline constexpr offcore_events::listed any_ifetch_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0000fb, 0x5044}, {}, &any_ifetch_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5044, .period = 100000
inline constexpr offcore_events::listed any_ifetch_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a00013b, 0x3044}, {}, &any_ifetch_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3044, .period = 100000
inline constexpr offcore_events::listed any_ifetch_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a00016f, 0x1044}, {}, &any_ifetch_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1044, .period = 100000
inline constexpr offcore_events::listed any_ifetch_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0001ab, 0x4044}, {}, &any_ifetch_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4044, .period = 100000
inline constexpr offcore_events::listed any_ifetch_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0001d8, 0x2044}, {}, &any_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2044, .period = 100000
inline constexpr offcore_events::listed any_request_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000200, 0x50ff}, {}, &any_request_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x50ff, .period = 100000
inline constexpr offcore_events::listed any_request_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000241, 0x30ff}, {}, &any_request_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x30ff, .period = 100000
inline constexpr offcore_events::listed any_request_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000276, 0x10ff}, {}, &any_request_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x10ff, .period = 100000
inline constexpr offcore_events::listed any_request_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0002b3, 0x40ff}, {}, &any_request_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x40ff, .period = 100000
inline constexpr offcore_events::listed any_request_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0002e1, 0x20ff}, {}, &any_request_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x20ff, .period = 100000
inline constexpr offcore_events::listed any_rfo_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a00030a, 0x5022}, {}, &any_rfo_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5022, .period = 100000
inline constexpr offcore_events::listed any_rfo_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000347, 0x3022}, {}, &any_rfo_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3022, .period = 100000
inline constexpr offcore_events::listed any_rfo_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000378, 0x1022}, {}, &any_rfo_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1022, .period = 100000
inline constexpr offcore_events::listed any_rfo_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0003b1, 0x4022}, {}, &any_rfo_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4022, .period = 100000
inline constexpr offcore_events::listed any_rfo_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0003db, 0x2022}, {}, &any_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2022, .period = 100000
inline constexpr offcore_events::listed corewb_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000400, 0x5008}, {}, &corewb_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5008, .period = 100000
inline constexpr offcore_events::listed corewb_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a00043c, 0x3008}, {}, &corewb_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3008, .period = 100000
inline constexpr offcore_events::listed corewb_llc_hit_other_core_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a00046c, 0x208}, {}, &corewb_llc_hit_other_core_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x208, .period = 100000
inline constexpr offcore_events::listed corewb_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a00049b, 0x1008}, {}, &corewb_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1008, .period = 100000
inline constexpr offcore_events::listed corewb_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0004d3, 0x4008}, {}, &corewb_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4008, .period = 100000
inline constexpr offcore_events::listed corewb_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0004fc, 0x2008}, {}, &corewb_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2008, .period = 100000
inline constexpr offcore_events::listed data_ifetch_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000520, 0x5077}, {}, &data_ifetch_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5077, .period = 100000
inline constexpr offcore_events::listed data_ifetch_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000561, 0x3077}, {}, &data_ifetch_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3077, .period = 100000
inline constexpr offcore_events::listed data_ifetch_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000596, 0x1077}, {}, &data_ifetch_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1077, .period = 100000
inline constexpr offcore_events::listed data_ifetch_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0005d3, 0x4077}, {}, &data_ifetch_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4077, .period = 100000
inline constexpr offcore_events::listed data_ifetch_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000601, 0x2077}, {}, &data_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2077, .period = 100000
inline constexpr offcore_events::listed data_in_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a00062a, 0x5033}, {}, &data_in_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5033, .period = 100000
inline constexpr offcore_events::listed data_in_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000667, 0x3033}, {}, &data_in_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3033, .period = 100000
inline constexpr offcore_events::listed data_in_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000698, 0x1033}, {}, &data_in_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1033, .period = 100000
inline constexpr offcore_events::listed data_in_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0006d1, 0x4033}, {}, &data_in_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4033, .period = 100000
inline constexpr offcore_events::listed data_in_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0006fb, 0x2033}, {}, &data_in_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2033, .period = 100000
inline constexpr offcore_events::listed demand_data_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000720, 0x5003}, {}, &demand_data_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5003, .period = 100000
inline constexpr offcore_events::listed demand_data_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000761, 0x3003}, {}, &demand_data_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3003, .period = 100000
inline constexpr offcore_events::listed demand_data_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000796, 0x1003}, {}, &demand_data_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1003, .period = 100000
inline constexpr offcore_events::listed demand_data_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0007d3, 0x4003}, {}, &demand_data_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4003, .period = 100000
inline constexpr offcore_events::listed demand_data_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000801, 0x2003}, {}, &demand_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2003, .period = 100000
inline constexpr offcore_events::listed demand_data_rd_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a00082a, 0x5001}, {}, &demand_data_rd_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5001, .period = 100000
inline constexpr offcore_events::listed demand_data_rd_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a00086e, 0x3001}, {}, &demand_data_rd_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3001, .period = 100000
inline constexpr offcore_events::listed demand_data_rd_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0008a6, 0x1001}, {}, &demand_data_rd_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1001, .period = 100000
inline constexpr offcore_events::listed demand_data_rd_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0008e6, 0x4001}, {}, &demand_data_rd_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4001, .period = 100000
inline constexpr offcore_events::listed demand_data_rd_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000917, 0x2001}, {}, &demand_data_rd_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2001, .period = 100000
inline constexpr offcore_events::listed demand_ifetch_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000943, 0x5004}, {}, &demand_ifetch_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5004, .period = 100000
inline constexpr offcore_events::listed demand_ifetch_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000986, 0x3004}, {}, &demand_ifetch_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3004, .period = 100000
inline constexpr offcore_events::listed demand_ifetch_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0009bd, 0x1004}, {}, &demand_ifetch_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1004, .period = 100000
inline constexpr offcore_events::listed demand_ifetch_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0009fc, 0x4004}, {}, &demand_ifetch_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4004, .period = 100000
inline constexpr offcore_events::listed demand_ifetch_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000a2c, 0x2004}, {}, &demand_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2004, .period = 100000
inline constexpr offcore_events::listed demand_rfo_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000a57, 0x5002}, {}, &demand_rfo_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5002, .period = 100000
inline constexpr offcore_events::listed demand_rfo_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000a97, 0x3002}, {}, &demand_rfo_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3002, .period = 100000
inline constexpr offcore_events::listed demand_rfo_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000acb, 0x1002}, {}, &demand_rfo_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1002, .period = 100000
inline constexpr offcore_events::listed demand_rfo_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000b07, 0x4002}, {}, &demand_rfo_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4002, .period = 100000
inline constexpr offcore_events::listed demand_rfo_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000b34, 0x2002}, {}, &demand_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2002, .period = 100000
inline constexpr offcore_events::listed other_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000b5c, 0x5080}, {}, &other_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5080, .period = 100000
inline constexpr offcore_events::listed other_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000b97, 0x3080}, {}, &other_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3080, .period = 100000
inline constexpr offcore_events::listed other_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000bc6, 0x1080}, {}, &other_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1080, .period = 100000
inline constexpr offcore_events::listed other_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000bfd, 0x4080}, {}, &other_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4080, .period = 100000
inline constexpr offcore_events::listed other_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000c25, 0x2080}, {}, &other_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2080, .period = 100000
inline constexpr offcore_events::listed pf_data_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000c48, 0x5050}, {}, &pf_data_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5050, .period = 100000
inline constexpr offcore_events::listed pf_data_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000c85, 0x3050}, {}, &pf_data_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3050, .period = 100000
inline constexpr offcore_events::listed pf_data_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000cb6, 0x1050}, {}, &pf_data_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1050, .period = 100000
inline constexpr offcore_events::listed pf_data_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000cef, 0x4050}, {}, &pf_data_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4050, .period = 100000
inline constexpr offcore_events::listed pf_data_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000d19, 0x2050}, {}, &pf_data_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2050, .period = 100000
inline constexpr offcore_events::listed pf_data_rd_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000d3e, 0x5010}, {}, &pf_data_rd_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5010, .period = 100000
inline constexpr offcore_events::listed pf_data_rd_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000d7e, 0x3010}, {}, &pf_data_rd_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3010, .period = 100000
inline constexpr offcore_events::listed pf_data_rd_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000db2, 0x1010}, {}, &pf_data_rd_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1010, .period = 100000
inline constexpr offcore_events::listed pf_data_rd_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000dee, 0x4010}, {}, &pf_data_rd_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4010, .period = 100000
inline constexpr offcore_events::listed pf_data_rd_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000e1b, 0x2010}, {}, &pf_data_rd_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2010, .period = 100000
inline constexpr offcore_events::listed pf_ifetch_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000e43, 0x5040}, {}, &pf_ifetch_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5040, .period = 100000
inline constexpr offcore_events::listed pf_ifetch_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000e82, 0x3040}, {}, &pf_ifetch_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3040, .period = 100000
inline constexpr offcore_events::listed pf_ifetch_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000eb5, 0x1040}, {}, &pf_ifetch_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1040, .period = 100000
inline constexpr offcore_events::listed pf_ifetch_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000ef0, 0x4040}, {}, &pf_ifetch_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4040, .period = 100000
inline constexpr offcore_events::listed pf_ifetch_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000f1c, 0x2040}, {}, &pf_ifetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2040, .period = 100000
inline constexpr offcore_events::listed pf_rfo_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000f43, 0x5020}, {}, &pf_rfo_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5020, .period = 100000
inline constexpr offcore_events::listed pf_rfo_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000f7f, 0x3020}, {}, &pf_rfo_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3020, .period = 100000
inline constexpr offcore_events::listed pf_rfo_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000faf, 0x1020}, {}, &pf_rfo_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1020, .period = 100000
inline constexpr offcore_events::listed pf_rfo_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a000fe7, 0x4020}, {}, &pf_rfo_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4020, .period = 100000
inline constexpr offcore_events::listed pf_rfo_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a001010, 0x2020}, {}, &pf_rfo_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2020, .period = 100000
inline constexpr offcore_events::listed prefetch_all_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a001034, 0x5070}, {}, &prefetch_all_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x5070, .period = 100000
inline constexpr offcore_events::listed prefetch_any_dram_and_remote_fwd{{&offcore_events::list, 0x10b7, 0xf, 0x100186a001072, 0x3070}, {}, &prefetch_any_dram_and_remote_fwd}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x3070, .period = 100000
inline constexpr offcore_events::listed prefetch_local_dram_and_remote_cache_hit{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0010a4, 0x1070}, {}, &prefetch_local_dram_and_remote_cache_hit}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x1070, .period = 100000
inline constexpr offcore_events::listed prefetch_other_local_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a0010de, 0x4070}, {}, &prefetch_other_local_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x4070, .period = 100000
inline constexpr offcore_events::listed prefetch_remote_dram{{&offcore_events::list, 0x10b7, 0xf, 0x100186a001109, 0x2070}, {}, &prefetch_remote_dram}; // .code = 0xb7, .mask = 0x1, .counters = 0xf, .needs = offcore_rsp, .holds = 0x2070, .period = 100000
} // namespace offcore_response

namespace offcore_events {
inline constexpr const listed *own[] = {
    &offcore_response::any_data_all_local_dram_and_remote_cache_hit,
    &offcore_response::any_data_any_dram_and_remote_fwd,
    &offcore_response::any_data_local_dram_and_remote_cache_hit,
    &offcore_response::any_data_other_local_dram, &offcore_response::any_data_remote_dram,
    &offcore_response::any_ifetch_all_local_dram_and_remote_cache_hit,
    &offcore_response::any_ifetch_any_dram_and_remote_fwd,
    &offcore_response::any_ifetch_local_dram_and_remote_cache_hit,
    &offcore_response::any_ifetch_other_local_dram, &offcore_response::any_ifetch_remote_dram,
    &offcore_response::any_request_all_local_dram_and_remote_cache_hit,
    &offcore_response::any_request_any_dram_and_remote_fwd,
    &offcore_response::any_request_local_dram_and_remote_cache_hit,
    &offcore_response::any_request_other_local_dram, &offcore_response::any_request_remote_dram,
    &offcore_response::any_rfo_all_local_dram_and_remote_cache_hit,
    &offcore_response::any_rfo_any_dram_and_remote_fwd,
    &offcore_response::any_rfo_local_dram_and_remote_cache_hit,
    &offcore_response::any_rfo_other_local_dram, &offcore_response::any_rfo_remote_dram,
    &offcore_response::corewb_all_local_dram_and_remote_cache_hit,
    &offcore_response::corewb_any_dram_and_remote_fwd,
    &offcore_response::corewb_llc_hit_other_core_hit,
    &offcore_response::corewb_local_dram_and_remote_cache_hit,
    &offcore_response::corewb_other_local_dram, &offcore_response::corewb_remote_dram,
    &offcore_response::data_ifetch_all_local_dram_and_remote_cache_hit,
    &offcore_response::data_ifetch_any_dram_and_remote_fwd,
    &offcore_response::data_ifetch_local_dram_and_remote_cache_hit,
    &offcore_response::data_ifetch_other_local_dram, &offcore_response::data_ifetch_remote_dram,
    &offcore_response::data_in_all_local_dram_and_remote_cache_hit,
    &offcore_response::data_in_any_dram_and_remote_fwd,
    &offcore_response::data_in_local_dram_and_remote_cache_hit,
    &offcore_response::data_in_other_local_dram, &offcore_response::data_in_remote_dram,
    &offcore_response::demand_data_all_local_dram_and_remote_cache_hit,
    &offcore_response::demand_data_any_dram_and_remote_fwd,
    &offcore_response::demand_data_local_dram_and_remote_cache_hit,
    &offcore_response::demand_data_other_local_dram, &offcore_response::demand_data_remote_dram,
    &offcore_response::demand_data_rd_all_local_dram_and_remote_cache_hit,
    &offcore_response::demand_data_rd_any_dram_and_remote_fwd,
    &offcore_response::demand_data_rd_local_dram_and_remote_cache_hit,
    &offcore_response::demand_data_rd_other_local_dram,
    &offcore_response::demand_data_rd_remote_dram,
    &offcore_response::demand_ifetch_all_local_dram_and_remote_cache_hit,
    &offcore_response::demand_ifetch_any_dram_and_remote_fwd,
    &offcore_response::demand_ifetch_local_dram_and_remote_cache_hit,
    &offcore_response::demand_ifetch_other_local_dram, &offcore_response::demand_ifetch_remote_dram,
    &offcore_response::demand_rfo_all_local_dram_and_remote_cache_hit,
    &offcore_response::demand_rfo_any_dram_and_remote_fwd,
    &offcore_response::demand_rfo_local_dram_and_remote_cache_hit,
    &offcore_response::demand_rfo_other_local_dram, &offcore_response::demand_rfo_remote_dram,
    &offcore_response::other_all_local_dram_and_remote_cache_hit,
    &offcore_response::other_any_dram_and_remote_fwd,
    &offcore_response::other_local_dram_and_remote_cache_hit,
    &offcore_response::other_other_local_dram, &offcore_response::other_remote_dram,
    &offcore_response::pf_data_all_local_dram_and_remote_cache_hit,
    &offcore_response::pf_data_any_dram_and_remote_fwd,
    &offcore_response::pf_data_local_dram_and_remote_cache_hit,
    &offcore_response::pf_data_other_local_dram, &offcore_response::pf_data_remote_dram,
    &offcore_response::pf_data_rd_all_local_dram_and_remote_cache_hit,
    &offcore_response::pf_data_rd_any_dram_and_remote_fwd,
    &offcore_response::pf_data_rd_local_dram_and_remote_cache_hit,
    &offcore_response::pf_data_rd_other_local_dram, &offcore_response::pf_data_rd_remote_dram,
    &offcore_response::pf_ifetch_all_local_dram_and_remote_cache_hit,
    &offcore_response::pf_ifetch_any_dram_and_remote_fwd,
    &offcore_response::pf_ifetch_local_dram_and_remote_cache_hit,
    &offcore_response::pf_ifetch_other_local_dram, &offcore_response::pf_ifetch_remote_dram,
    &offcore_response::pf_rfo_all_local_dram_and_remote_cache_hit,
    &offcore_response::pf_rfo_any_dram_and_remote_fwd,
    &offcore_response::pf_rfo_local_dram_and_remote_cache_hit,
    &offcore_response::pf_rfo_other_local_dram, &offcore_response::pf_rfo_remote_dram,
    &offcore_response::prefetch_all_local_dram_and_remote_cache_hit,
    &offcore_response::prefetch_any_dram_and_remote_fwd,
    &offcore_response::prefetch_local_dram_and_remote_cache_hit,
    &offcore_response::prefetch_other_local_dram, &offcore_response::prefetch_remote_dram,
};
inline constexpr auto events = select::with_shared_events<westmere::offcore_events::all, core::westmere_ep>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &westmere::offcore_events::all, all_of(own)};
} // namespace offcore_events

} // namespace msr::events::westmere_ep
