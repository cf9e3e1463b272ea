// Metrics of AMD Zen 4 (family 19h): 48. Written by `msrpp import` from a table: do not edit.
// zen4: from Linux 6.12.117 (Debian linux-source-6.12 6.12.117-1~deb12u1),
// tools/perf/pmu-events/arch/x86/amdzen4; GPL-2.0 tree (COPYING), names and numbers only.
// Left out, no core event l3_lookup_state.all_coherent_accesses_to_l3: l3_cache_accesses
// Left out, no core event l3_lookup_state.l3_miss: l3_misses
// Left out, no core event l3_xi_sampled_latency.all: l3_read_miss_latency
// Left out, no core event local_processor_read_data_beats_cs0: dram_read_data_for_local_processor
// Left out, no core event local_processor_write_data_beats_cs0: dram_write_data_for_local_processor
// Left out, no core event local_socket_inf0_inbound_data_beats_ccm0:
// local_socket_inbound_data_to_cpu
// Left out, no core event local_socket_inf0_outbound_data_beats_ccm0:
// local_socket_outbound_data_from_cpu
// Left out, no core event local_socket_outbound_data_beats_link0:
// local_socket_outbound_data_from_all_links
// Left out, no core event local_socket_upstream_read_beats_iom0:
// local_socket_upstream_dma_read_data
// Left out, no core event local_socket_upstream_write_beats_iom0:
// local_socket_upstream_dma_write_data
// Left out, no core event remote_processor_read_data_beats_cs0: dram_read_data_for_remote_processor
// Left out, no core event remote_processor_write_data_beats_cs0:
// dram_write_data_for_remote_processor
// Left out, no core event remote_socket_inf0_inbound_data_beats_ccm0:
// remote_socket_inbound_data_to_cpu
// Left out, no core event remote_socket_inf0_outbound_data_beats_ccm0:
// remote_socket_outbound_data_from_cpu
// Left out, no core event remote_socket_upstream_read_beats_iom0:
// remote_socket_upstream_dma_read_data
// Left out, no core event remote_socket_upstream_write_beats_iom0:
// remote_socket_upstream_dma_write_data
// Left out, no core event umc_act_cmd.all: umc_activate_cmd_rate
// Left out, no core event umc_cas_cmd.all: umc_cas_cmd_rate, umc_mem_bandwidth, umc_cas_cmd_rate
// Left out, no core event umc_cas_cmd.rd: umc_cas_cmd_read_ratio, umc_mem_read_bandwidth,
// umc_cas_cmd_read_ratio
// Left out, no core event umc_cas_cmd.wr: umc_cas_cmd_write_ratio, umc_mem_write_bandwidth
// Left out, no core event umc_data_slot_clks.all: umc_data_bus_utilization
// Left out, no core event umc_pchg_cmd.all: umc_precharge_cmd_rate
#pragma once

#include <msr/amd/events/zen4.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::zen4 {

namespace core_metrics {
using listed_metric = msr::listed_metric<amd::event_pmu>;
inline constexpr char texts[] =
    "total_dispatch_slots\0" "\0" "6 * e0\0"
    "frontend_bound\0" "percent\0" "100 * (e1 / (6 * e0))\0"
    "bad_speculation\0" "percent\0" "100 * ((e2 - e3) / (6 * e0))\0"
    "backend_bound\0" "percent\0" "100 * (e4 / (6 * e0))\0"
    "smt_contention\0" "percent\0" "100 * (e5 / (6 * e0))\0"
    "retiring\0" "percent\0" "100 * (e3 / (6 * e0))\0"
    "frontend_bound_latency\0" "percent\0" "100 * (6 * e6 / (6 * e0))\0"
    "frontend_bound_bandwidth\0" "percent\0" "100 * ((e1 - 6 * e6) / (6 * e0))\0"
    "bad_speculation_mispredicts\0" "percent\0" "100 * ((e2 - e3) / (6 * e0) * e7 / (e7 + e8))\0"
    "bad_speculation_pipeline_restarts\0" "percent\0"
    "100 * ((e2 - e3) / (6 * e0) * e8 / (e7 + e8))\0"
    "backend_bound_memory\0" "percent\0" "100 * (e4 / (6 * e0) * (e9 / e10))\0"
    "backend_bound_cpu\0" "percent\0" "100 * (e4 / (6 * e0) * (1 - e9 / e10))\0"
    "retiring_fastpath\0" "percent\0" "100 * (e3 / (6 * e0) * (1 - e11 / e3))\0"
    "retiring_microcode\0" "percent\0" "100 * (e3 / (6 * e0) * (e11 / e3))\0"
    "branch_misprediction_ratio\0" "percent\0" "100 * (e7 / e12)\0"
    "all_l2_cache_accesses\0" "\0" "e13 + e14 + e15 + e16\0"
    "l2_cache_accesses_from_l1_ic_misses\0" "\0" "e17\0"
    "l2_cache_accesses_from_l1_dc_misses\0" "\0" "e18\0"
    "l2_cache_accesses_from_l2_hwpf\0" "\0" "e14 + e15 + e16\0"
    "all_l2_cache_misses\0" "\0" "e19 + e15 + e16\0"
    "l2_cache_misses_from_l1_ic_miss\0" "\0" "e20\0"
    "l2_cache_misses_from_l1_dc_miss\0" "\0" "e21\0"
    "l2_cache_misses_from_l2_hwpf\0" "\0" "e15 + e16\0"
    "all_l2_cache_hits\0" "\0" "e22 + e14\0"
    "l2_cache_hits_from_l1_ic_miss\0" "\0" "e23\0"
    "l2_cache_hits_from_l1_dc_miss\0" "\0" "e24\0"
    "l2_cache_hits_from_l2_hwpf\0" "\0" "e14\0"
    "op_cache_fetch_miss_ratio\0" "percent\0" "100 * (e25 / e26)\0"
    "ic_fetch_miss_ratio\0" "percent\0" "100 * (e27 / e28)\0"
    "l1_data_cache_fills_from_memory\0" "\0" "e29\0"
    "l1_data_cache_fills_from_remote_node\0" "\0" "e30\0"
    "l1_data_cache_fills_from_same_ccx\0" "\0" "e31\0"
    "l1_data_cache_fills_from_different_ccx\0" "\0" "e32\0"
    "all_l1_data_cache_fills\0" "\0" "e33\0"
    "l1_demand_data_cache_fills_from_local_l2\0" "\0" "e34\0"
    "l1_demand_data_cache_fills_from_same_ccx\0" "\0" "e35\0"
    "l1_demand_data_cache_fills_from_near_cache\0" "\0" "e36\0"
    "l1_demand_data_cache_fills_from_near_memory\0" "\0" "e37\0"
    "l1_demand_data_cache_fills_from_far_cache\0" "\0" "e38\0"
    "l1_demand_data_cache_fills_from_far_memory\0" "\0" "e39\0"
    "l1_itlb_misses\0" "\0" "e40 + e41\0"
    "l2_itlb_misses\0" "\0" "e41\0"
    "l1_dtlb_misses\0" "\0" "e42\0"
    "l2_dtlb_misses\0" "\0" "e43\0"
    "all_tlbs_flushed\0" "\0" "e44\0"
    "macro_ops_dispatched\0" "\0" "e2\0"
    "sse_avx_stalls\0" "\0" "e45\0"
    "macro_ops_retired\0" "\0" "e3\0";
inline constexpr metric_event<amd::event_pmu> events[] = {
    {.event = &ls_not_halted_cyc}, {.event = &de_no_dispatch_per_slot::no_ops_from_frontend},
    {.event = &de_src_op_disp::all}, {.event = &ex_ret_ops},
    {.event = &de_no_dispatch_per_slot::backend_stalls},
    {.event = &de_no_dispatch_per_slot::smt_contention},
    {.event = &de_no_dispatch_per_slot::no_ops_from_frontend, .threshold = 6},
    {.event = &ex_ret_brn_misp}, {.event = &resyncs_or_nc_redirects},
    {.event = &ex_no_retire::load_not_complete}, {.event = &ex_no_retire::not_complete},
    {.event = &ex_ret_ucode_ops}, {.event = &ex_ret_brn},
    {.event = &l2_request_g1::all_no_prefetch}, {.event = &l2_pf_hit_l2::all},
    {.event = &l2_pf_miss_l2_hit_l3::all}, {.event = &l2_pf_miss_l2_l3::all},
    {.event = &l2_request_g1::cacheable_ic_read}, {.event = &l2_request_g1::all_dc},
    {.event = &l2_cache_req_stat::ic_dc_miss_in_l2}, {.event = &l2_cache_req_stat::ic_fill_miss},
    {.event = &l2_cache_req_stat::ls_rd_blk_c}, {.event = &l2_cache_req_stat::ic_dc_hit_in_l2},
    {.event = &l2_cache_req_stat::ic_hit_in_l2}, {.event = &l2_cache_req_stat::dc_hit_in_l2},
    {.event = &op_cache_hit_miss::op_cache_miss},
    {.event = &op_cache_hit_miss::all_op_cache_accesses},
    {.event = &ic_tag_hit_miss::instruction_cache_miss},
    {.event = &ic_tag_hit_miss::all_instruction_cache_accesses},
    {.event = &ls_any_fills_from_sys::dram_io_all}, {.event = &ls_any_fills_from_sys::far_all},
    {.event = &ls_any_fills_from_sys::local_all}, {.event = &ls_any_fills_from_sys::remote_cache},
    {.event = &ls_any_fills_from_sys::all}, {.event = &ls_dmnd_fills_from_sys::local_l2},
    {.event = &ls_dmnd_fills_from_sys::local_ccx}, {.event = &ls_dmnd_fills_from_sys::near_cache},
    {.event = &ls_dmnd_fills_from_sys::dram_io_near}, {.event = &ls_dmnd_fills_from_sys::far_cache},
    {.event = &ls_dmnd_fills_from_sys::dram_io_far}, {.event = &bp_l1_tlb_miss_l2_tlb_hit},
    {.event = &bp_l1_tlb_miss_l2_tlb_miss::all}, {.event = &ls_l1_d_tlb_miss::all},
    {.event = &ls_l1_d_tlb_miss::all_l2_miss}, {.event = &ls_tlb_flush::all},
    {.event = &fp_disp_faults::sse_avx_all}};
inline constexpr metric_list<amd::event_pmu> list{"zen4", texts, all_of(events), 48};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric total_dispatch_slots{&core_metrics::list, 0, 22};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 29, 52};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 74, 98};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 127, 149};
inline constexpr core_metrics::listed_metric smt_contention{&core_metrics::list, 171, 194};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 216, 233};
inline constexpr core_metrics::listed_metric frontend_bound_latency{&core_metrics::list, 255, 286};
inline constexpr core_metrics::listed_metric frontend_bound_bandwidth{&core_metrics::list, 312, 345};
inline constexpr core_metrics::listed_metric bad_speculation_mispredicts{&core_metrics::list, 378, 414};
inline constexpr core_metrics::listed_metric bad_speculation_pipeline_restarts{&core_metrics::list, 460, 502};
inline constexpr core_metrics::listed_metric backend_bound_memory{&core_metrics::list, 548, 577};
inline constexpr core_metrics::listed_metric backend_bound_cpu{&core_metrics::list, 612, 638};
inline constexpr core_metrics::listed_metric retiring_fastpath{&core_metrics::list, 677, 703};
inline constexpr core_metrics::listed_metric retiring_microcode{&core_metrics::list, 742, 769};
inline constexpr core_metrics::listed_metric branch_misprediction_ratio{&core_metrics::list, 804, 839};
inline constexpr core_metrics::listed_metric all_l2_cache_accesses{&core_metrics::list, 856, 879};
inline constexpr core_metrics::listed_metric l2_cache_accesses_from_l1_ic_misses{&core_metrics::list, 901, 938};
inline constexpr core_metrics::listed_metric l2_cache_accesses_from_l1_dc_misses{&core_metrics::list, 942, 979};
inline constexpr core_metrics::listed_metric l2_cache_accesses_from_l2_hwpf{&core_metrics::list, 983, 1015};
inline constexpr core_metrics::listed_metric all_l2_cache_misses{&core_metrics::list, 1031, 1052};
inline constexpr core_metrics::listed_metric l2_cache_misses_from_l1_ic_miss{&core_metrics::list, 1068, 1101};
inline constexpr core_metrics::listed_metric l2_cache_misses_from_l1_dc_miss{&core_metrics::list, 1105, 1138};
inline constexpr core_metrics::listed_metric l2_cache_misses_from_l2_hwpf{&core_metrics::list, 1142, 1172};
inline constexpr core_metrics::listed_metric all_l2_cache_hits{&core_metrics::list, 1182, 1201};
inline constexpr core_metrics::listed_metric l2_cache_hits_from_l1_ic_miss{&core_metrics::list, 1211, 1242};
inline constexpr core_metrics::listed_metric l2_cache_hits_from_l1_dc_miss{&core_metrics::list, 1246, 1277};
inline constexpr core_metrics::listed_metric l2_cache_hits_from_l2_hwpf{&core_metrics::list, 1281, 1309};
inline constexpr core_metrics::listed_metric op_cache_fetch_miss_ratio{&core_metrics::list, 1313, 1347};
inline constexpr core_metrics::listed_metric ic_fetch_miss_ratio{&core_metrics::list, 1365, 1393};
inline constexpr core_metrics::listed_metric l1_data_cache_fills_from_memory{&core_metrics::list, 1411, 1444};
inline constexpr core_metrics::listed_metric l1_data_cache_fills_from_remote_node{&core_metrics::list, 1448, 1486};
inline constexpr core_metrics::listed_metric l1_data_cache_fills_from_same_ccx{&core_metrics::list, 1490, 1525};
inline constexpr core_metrics::listed_metric l1_data_cache_fills_from_different_ccx{&core_metrics::list, 1529, 1569};
inline constexpr core_metrics::listed_metric all_l1_data_cache_fills{&core_metrics::list, 1573, 1598};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_local_l2{&core_metrics::list, 1602, 1644};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_same_ccx{&core_metrics::list, 1648, 1690};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_near_cache{&core_metrics::list, 1694, 1738};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_near_memory{&core_metrics::list, 1742, 1787};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_far_cache{&core_metrics::list, 1791, 1834};
inline constexpr core_metrics::listed_metric l1_demand_data_cache_fills_from_far_memory{&core_metrics::list, 1838, 1882};
inline constexpr core_metrics::listed_metric l1_itlb_misses{&core_metrics::list, 1886, 1902};
inline constexpr core_metrics::listed_metric l2_itlb_misses{&core_metrics::list, 1912, 1928};
inline constexpr core_metrics::listed_metric l1_dtlb_misses{&core_metrics::list, 1932, 1948};
inline constexpr core_metrics::listed_metric l2_dtlb_misses{&core_metrics::list, 1952, 1968};
inline constexpr core_metrics::listed_metric all_tlbs_flushed{&core_metrics::list, 1972, 1990};
inline constexpr core_metrics::listed_metric macro_ops_dispatched{&core_metrics::list, 1994, 2016};
inline constexpr core_metrics::listed_metric sse_avx_stalls{&core_metrics::list, 2019, 2035};
inline constexpr core_metrics::listed_metric macro_ops_retired{&core_metrics::list, 2039, 2058};
} // namespace metric

} // namespace msr::events::zen4
