// Metrics of AMD Zen 3 (family 19h): 10. Written by `msrpp import` from a table: do not edit.
// zen3: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen3; GPL-2.0 tree (COPYING), names and numbers only.
// Left out, no core event dram_channel_data_controller_0: nps1_die_to_dram
// Left out, no core event remote_outbound_data_controller_0: all_remote_links_outbound
// Left out, no core event xi_sys_fill_latency: l3_read_miss_latency
#pragma once

#include <msr/amd/events/zen3.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::zen3 {

namespace core_metrics {
using listed_metric = msr::listed_metric<amd::event_pmu>;
inline constexpr char texts[] =
    "branch_misprediction_ratio\0" "percent\0" "100 * (e0 / e1)\0"
    "all_l2_cache_accesses\0" "\0" "e2 + e3 + e4 + e5\0"
    "l2_cache_accesses_from_l2_hwpf\0" "\0" "e3 + e4 + e5\0"
    "all_l2_cache_misses\0" "\0" "e6 + e4 + e5\0"
    "l2_cache_misses_from_l2_hwpf\0" "\0" "e4 + e5\0"
    "all_l2_cache_hits\0" "\0" "e7 + e3\0"
    "op_cache_fetch_miss_ratio\0" "\0" "e8 / e9\0"
    "ic_fetch_miss_ratio\0" "percent\0" "100 * (e10 / e11)\0"
    "l1_itlb_misses\0" "\0" "e12 + e13\0"
    "macro_ops_dispatched\0" "\0" "e14 + e15\0";
inline constexpr metric_event<amd::event_pmu> events[] = {
    {.event = &ex_ret_brn_misp}, {.event = &ex_ret_brn}, {.event = &l2_request_g1::all_no_prefetch},
    {.event = &l2_pf_hit_l2}, {.event = &l2_pf_miss_l2_hit_l3}, {.event = &l2_pf_miss_l2_l3},
    {.event = &l2_cache_req_stat::ic_dc_miss_in_l2}, {.event = &l2_cache_req_stat::ic_dc_hit_in_l2},
    {.event = &op_cache_hit_miss::op_cache_miss},
    {.event = &op_cache_hit_miss::all_op_cache_accesses},
    {.event = &ic_tag_hit_miss::instruction_cache_miss},
    {.event = &ic_tag_hit_miss::all_instruction_cache_accesses},
    {.event = &bp_l1_tlb_miss_l2_tlb_hit}, {.event = &bp_l1_tlb_miss_l2_tlb_miss::event},
    {.event = &de_dis_cops_from_decoder::disp_op_type_any_integer_dispatch},
    {.event = &de_dis_cops_from_decoder::disp_op_type_any_fp_dispatch}};
inline constexpr metric_list<amd::event_pmu> list{"zen3", texts, all_of(events), 10};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric branch_misprediction_ratio{&core_metrics::list, 0, 35};
inline constexpr core_metrics::listed_metric all_l2_cache_accesses{&core_metrics::list, 51, 74};
inline constexpr core_metrics::listed_metric l2_cache_accesses_from_l2_hwpf{&core_metrics::list, 92, 124};
inline constexpr core_metrics::listed_metric all_l2_cache_misses{&core_metrics::list, 137, 158};
inline constexpr core_metrics::listed_metric l2_cache_misses_from_l2_hwpf{&core_metrics::list, 171, 201};
inline constexpr core_metrics::listed_metric all_l2_cache_hits{&core_metrics::list, 209, 228};
inline constexpr core_metrics::listed_metric op_cache_fetch_miss_ratio{&core_metrics::list, 236, 263};
inline constexpr core_metrics::listed_metric ic_fetch_miss_ratio{&core_metrics::list, 271, 299};
inline constexpr core_metrics::listed_metric l1_itlb_misses{&core_metrics::list, 317, 333};
inline constexpr core_metrics::listed_metric macro_ops_dispatched{&core_metrics::list, 343, 365};
} // namespace metric

} // namespace msr::events::zen3
