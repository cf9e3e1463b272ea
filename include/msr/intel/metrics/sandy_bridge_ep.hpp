// Metrics of Sandy Bridge EP: 34. Written by `msrpp import` from a table: do not edit.
// jkt: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/jaketown; GPL-2.0 tree, names and
// formulas only.
// Left out, no constant #core_wide: tma_backend_bound, tma_bad_speculation, tma_branch_mispredicts,
// tma_core_bound, tma_divider, tma_fetch_bandwidth, tma_fetch_latency, tma_frontend_bound,
// tma_heavy_operations, tma_info_core_core_clks, tma_info_core_coreipc, tma_info_core_flopc,
// tma_info_thread_slots, tma_light_operations, tma_machine_clears, tma_memory_bound,
// tma_microcode_sequencer, tma_ports_utilization, tma_retiring
// Left out, no constant #num_cpus_online: tma_info_system_cpu_utilization
// Left out, no core event UNC_C_TOR_OCCUPANCY.MISS_OPCODE: tma_info_system_mem_parallel_reads,
// tma_info_system_mem_read_latency
// Left out, no core event UNC_M_CAS_COUNT.RD: tma_info_system_dram_bw_use
// Left out, no core event cbox_0: UNCORE_FREQ, tma_info_system_socket_clks,
// tma_info_system_uncore_frequency
// Left out, no core event cstate_core: C3_Core_Residency, C6_Core_Residency, C7_Core_Residency
// Left out, no core event cstate_pkg: C2_Pkg_Residency, C3_Pkg_Residency, C6_Pkg_Residency,
// C7_Pkg_Residency
// Left out, no core event msr: smi_cycles, smi_num
#pragma once

#include <msr/intel/events/sandy_bridge_ep.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::jkt {

namespace core_metrics {
using listed_metric = msr::listed_metric<event_pmu>;
inline constexpr char texts[] =
    "tma_branch_resteers\0" "percent\0"
    "100 * (12 * (e0 + e1 + e2) / e3)\0"
    "tma_dram_bound\0" "percent\0"
    "100 * ((1 - e4 / (e4 + 7 * e5)) * e6 / e3)\0"
    "tma_dsb_switches\0" "percent\0"
    "100 * (e7 / e3)\0"
    "tma_dtlb_load\0" "percent\0"
    "100 * ((7 * e8 + e9) / e3)\0"
    "tma_fp_arith\0" "percent\0"
    "100 * (e10 * e11 / e12 + (e13 + e14) / e12 + (e15 + e16 + e17 + e18) / e12)\0"
    "tma_fp_scalar\0" "percent\0"
    "100 * ((e13 + e14) / e12)\0"
    "tma_fp_vector\0" "percent\0"
    "100 * ((e15 + e16 + e17 + e18) / e12)\0"
    "tma_fp_vector_128b\0" "percent\0"
    "100 * ((e14 + e15) / e12)\0"
    "tma_fp_vector_256b\0" "percent\0"
    "100 * ((e18 + e17) / e12)\0"
    "tma_info_core_ilp\0" "\0"
    "e12 / (e19 / 2 if smt_on else e19)\0"
    "tma_info_frontend_dsb_coverage\0" "\0"
    "e20 / (e20 + e21 + e22 + e23)\0"
    "tma_info_inst_mix_instructions\0" "\0"
    "e24\0"
    "tma_info_pipeline_retire\0" "\0"
    "e10 / e25\0"
    "tma_info_system_core_frequency\0" "\0"
    "e3 / e26 * tsc_ticks / 1e9 / duration\0"
    "tma_info_system_cpus_utilized\0" "\0"
    "e26 / tsc_ticks\0"
    "tma_info_system_gflops\0" "\0"
    "(e13 + e14 + 2 * e15 + 4 * (e16 + e18) + 8 * e17) / 1e9 / duration\0"
    "tma_info_system_ipfarbranch\0" "\0"
    "e24 / e27\0"
    "tma_info_system_kernel_cpi\0" "\0"
    "e28 / e29\0"
    "tma_info_system_kernel_utilization\0" "\0"
    "e28 / e3\0"
    "tma_info_system_smt_2t_utilization\0" "\0"
    "1 - e30 / (e31 / 2) if smt_on else 0\0"
    "tma_info_system_turbo_utilization\0" "\0"
    "e3 / e26\0"
    "tma_info_thread_clks\0" "\0"
    "e3\0"
    "tma_info_thread_cpi\0" "\0"
    "1 / (e24 / e3)\0"
    "tma_info_thread_execute_per_issue\0" "\0"
    "e12 / e32\0"
    "tma_info_thread_ipc\0" "\0"
    "e24 / e3\0"
    "tma_info_thread_uoppi\0" "\0"
    "e10 / e24\0"
    "tma_itlb_misses\0" "percent\0"
    "100 * ((12 * e33 + e34) / e3)\0"
    "tma_l3_bound\0" "percent\0"
    "100 * (e4 / (e4 + 7 * e5) * e6 / e3)\0"
    "tma_lcp\0" "percent\0"
    "100 * (e35 / e3)\0"
    "tma_mem_bandwidth\0" "percent\0"
    "100 * (min(e3, e36) / e3)\0"
    "tma_mem_latency\0" "percent\0"
    "100 * (min(e3, e37) / e3 - min(e3, e36) / e3)\0"
    "tma_ms_switches\0" "percent\0"
    "100 * (3 * e38 / e3)\0"
    "tma_store_bound\0" "percent\0"
    "100 * (e39 / e3)\0"
    "tma_x87_use\0" "percent\0"
    "100 * (e10 * e11 / e12)\0";
inline constexpr metric_event<event_pmu> events[] = {
    {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count},
    {.event = &baclears::any},
    {.event = &cpu_clk_unhalted::thread},
    {.event = &mem_load_uops_retired::llc_hit},
    {.event = &mem_load_uops_retired::llc_miss},
    {.event = &cycle_activity::stalls_l2_pending},
    {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &dtlb_load_misses::stlb_hit},
    {.event = &dtlb_load_misses::walk_duration},
    {.event = &uops_retired::retire_slots},
    {.event = &fp_comp_ops_exe::x87},
    {.event = &uops_dispatched::thread},
    {.event = &fp_comp_ops_exe::sse_scalar_single},
    {.event = &fp_comp_ops_exe::sse_scalar_double},
    {.event = &fp_comp_ops_exe::sse_packed_double},
    {.event = &fp_comp_ops_exe::sse_packed_single},
    {.event = &simd_fp_256::packed_single},
    {.event = &simd_fp_256::packed_double},
    {.event = &uops_dispatched::core, .threshold = 1},
    {.event = &idq::dsb_uops},
    {.event = &lsd::uops},
    {.event = &idq::mite_uops},
    {.event = &idq::ms_uops},
    {.event = &inst_retired::any},
    {.event = &uops_retired::retire_slots, .threshold = 1},
    {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &br_inst_retired::far_branch, .user = true},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true},
    {.event = &cpu_clk_unhalted::one_thread_active},
    {.event = &cpu_clk_unhalted::ref_xclk_any},
    {.event = &uops_issued::any},
    {.event = &itlb_misses::stlb_hit},
    {.event = &itlb_misses::walk_duration},
    {.event = &ild_stall::lcp},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 6},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &idq::ms_switches},
    {.event = &resource_stalls::sb},
};
inline constexpr metric_list<event_pmu> list{"jkt", texts, all_of(events), 34};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric tma_branch_resteers{&core_metrics::list, 0, 28};
inline constexpr core_metrics::listed_metric tma_dram_bound{&core_metrics::list, 61, 84};
inline constexpr core_metrics::listed_metric tma_dsb_switches{&core_metrics::list, 127, 152};
inline constexpr core_metrics::listed_metric tma_dtlb_load{&core_metrics::list, 168, 190};
inline constexpr core_metrics::listed_metric tma_fp_arith{&core_metrics::list, 217, 238};
inline constexpr core_metrics::listed_metric tma_fp_scalar{&core_metrics::list, 314, 336};
inline constexpr core_metrics::listed_metric tma_fp_vector{&core_metrics::list, 362, 384};
inline constexpr core_metrics::listed_metric tma_fp_vector_128b{&core_metrics::list, 422, 449};
inline constexpr core_metrics::listed_metric tma_fp_vector_256b{&core_metrics::list, 475, 502};
inline constexpr core_metrics::listed_metric tma_info_core_ilp{&core_metrics::list, 528, 547};
inline constexpr core_metrics::listed_metric tma_info_frontend_dsb_coverage{&core_metrics::list, 582, 614};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_instructions{&core_metrics::list, 644, 676};
inline constexpr core_metrics::listed_metric tma_info_pipeline_retire{&core_metrics::list, 680, 706};
inline constexpr core_metrics::listed_metric tma_info_system_core_frequency{&core_metrics::list, 716, 748};
inline constexpr core_metrics::listed_metric tma_info_system_cpus_utilized{&core_metrics::list, 786, 817};
inline constexpr core_metrics::listed_metric tma_info_system_gflops{&core_metrics::list, 833, 857};
inline constexpr core_metrics::listed_metric tma_info_system_ipfarbranch{&core_metrics::list, 924, 953};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_cpi{&core_metrics::list, 963, 991};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_utilization{&core_metrics::list, 1001, 1037};
inline constexpr core_metrics::listed_metric tma_info_system_smt_2t_utilization{&core_metrics::list, 1046, 1082};
inline constexpr core_metrics::listed_metric tma_info_system_turbo_utilization{&core_metrics::list, 1119, 1154};
inline constexpr core_metrics::listed_metric tma_info_thread_clks{&core_metrics::list, 1163, 1185};
inline constexpr core_metrics::listed_metric tma_info_thread_cpi{&core_metrics::list, 1188, 1209};
inline constexpr core_metrics::listed_metric tma_info_thread_execute_per_issue{&core_metrics::list, 1224, 1259};
inline constexpr core_metrics::listed_metric tma_info_thread_ipc{&core_metrics::list, 1269, 1290};
inline constexpr core_metrics::listed_metric tma_info_thread_uoppi{&core_metrics::list, 1299, 1322};
inline constexpr core_metrics::listed_metric tma_itlb_misses{&core_metrics::list, 1332, 1356};
inline constexpr core_metrics::listed_metric tma_l3_bound{&core_metrics::list, 1386, 1407};
inline constexpr core_metrics::listed_metric tma_lcp{&core_metrics::list, 1444, 1460};
inline constexpr core_metrics::listed_metric tma_mem_bandwidth{&core_metrics::list, 1477, 1503};
inline constexpr core_metrics::listed_metric tma_mem_latency{&core_metrics::list, 1529, 1553};
inline constexpr core_metrics::listed_metric tma_ms_switches{&core_metrics::list, 1599, 1623};
inline constexpr core_metrics::listed_metric tma_store_bound{&core_metrics::list, 1644, 1668};
inline constexpr core_metrics::listed_metric tma_x87_use{&core_metrics::list, 1685, 1705};
} // namespace metric

} // namespace msr::perfmon::jkt
