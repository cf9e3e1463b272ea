// Metrics of Sandy Bridge: 53. Written by `msrpp import` from a table: do not edit.
// snb: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/sandybridge; GPL-2.0 tree, names and
// formulas only.
// Left out, no constant #num_cpus_online: tma_info_system_cpu_utilization
// Left out, no core event UNC_ARB_TRK_REQUESTS.ALL: tma_info_system_dram_bw_use
// Left out, no core event UNC_CLOCK.SOCKET: UNCORE_FREQ, tma_info_system_socket_clks
// Left out, no core event cstate_core: C3_Core_Residency, C6_Core_Residency, C7_Core_Residency
// Left out, no core event cstate_pkg: C2_Pkg_Residency, C3_Pkg_Residency, C6_Pkg_Residency,
// C7_Pkg_Residency
// Left out, no core event msr: smi_cycles, smi_num
#pragma once

#include <msr/intel/events/sandy_bridge.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::sandy_bridge {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "tma_backend_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e2 / e3)); 100 * (1 - (e0 / s0 + (e5 - e6 + 4 * (e7 / 2 if smt_on "
    "else e8)) / s0 + e6 / s0))\0"
    "tma_bad_speculation\0" "percent\0"
    "100 * ((e5 - e6 + 4 * (e7 / 2 if smt_on else e8)) / (4 * (e1 / 2 * (1 + e2 / e3))))\0"
    "tma_branch_mispredicts\0" "percent\0"
    "100 * (e9 / (e9 + e10) * ((e5 - e6 + 4 * (e7 / 2 if smt_on else e8)) / (4 * (e1 / 2 * (1 + "
    "e2 / e3)))))\0"
    "tma_branch_resteers\0" "percent\0" "100 * (12 * (e9 + e10 + e11) / e1)\0"
    "tma_core_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e2 / e3)); s1 = 1 - (e0 / s0 + (e5 - e6 + 4 * (e7 / 2 if smt_on "
    "else e8)) / s0 + e6 / s0); 100 * (s1 - (min(e1, e12) + e13) / (min(e1, e14) + e15 - (e16 "
    "if e17 / e1 > 1.8 else e18) - (e19 if 4 * min(e1, e20) / s0 > 0.1 else 0) + e13) * s1)\0"
    "tma_divider\0" "percent\0" "100 * (e21 / (e1 / 2 * (1 + e2 / e3)))\0"
    "tma_dram_bound\0" "percent\0" "100 * ((1 - e22 / (e22 + 7 * e23)) * e24 / e1)\0"
    "tma_dsb_switches\0" "percent\0" "100 * (e25 / e1)\0"
    "tma_dtlb_load\0" "percent\0" "100 * ((7 * e26 + e27) / e1)\0"
    "tma_fetch_bandwidth\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e2 / e3)); 100 * (e0 / s0 - 4 * min(e1, e20) / s0)\0"
    "tma_fetch_latency\0" "percent\0" "100 * (4 * min(e1, e20) / (4 * (e1 / 2 * (1 + e2 / e3))))\0"
    "tma_fp_arith\0" "percent\0"
    "100 * (e6 * e28 / e29 + (e30 + e31) / e29 + (e32 + e33 + e34 + e35) / e29)\0"
    "tma_fp_scalar\0" "percent\0" "100 * ((e30 + e31) / e29)\0"
    "tma_fp_vector\0" "percent\0" "100 * ((e32 + e33 + e34 + e35) / e29)\0"
    "tma_fp_vector_128b\0" "percent\0" "100 * ((e31 + e32) / e29)\0"
    "tma_fp_vector_256b\0" "percent\0" "100 * ((e35 + e34) / e29)\0"
    "tma_frontend_bound\0" "percent\0" "100 * (e0 / (4 * (e1 / 2 * (1 + e2 / e3))))\0"
    "tma_heavy_operations\0" "percent\0" "100 * (e6 / e5 * e36 / (4 * (e1 / 2 * (1 + e2 / e3))))\0"
    "tma_info_core_core_clks\0" "\0" "e1 / 2 * (1 + e2 / e3)\0"
    "tma_info_core_coreipc\0" "\0" "e17 / (e1 / 2 * (1 + e2 / e3))\0"
    "tma_info_core_flopc\0" "\0"
    "(e30 + e31 + 2 * e32 + 4 * (e33 + e35) + 8 * e34) / (e1 / 2 * (1 + e2 / e3))\0"
    "tma_info_core_ilp\0" "\0" "e29 / (e37 / 2 if smt_on else e37)\0"
    "tma_info_frontend_dsb_coverage\0" "\0" "e38 / (e38 + e39 + e40 + e36)\0"
    "tma_info_inst_mix_instructions\0" "\0" "e17\0"
    "tma_info_pipeline_retire\0" "\0" "e6 / e41\0"
    "tma_info_system_core_frequency\0" "\0" "e1 / e42 * tsc_ticks / 1e9 / duration\0"
    "tma_info_system_cpus_utilized\0" "\0" "e42 / tsc_ticks\0"
    "tma_info_system_gflops\0" "\0"
    "(e30 + e31 + 2 * e32 + 4 * (e33 + e35) + 8 * e34) / 1e9 / duration\0"
    "tma_info_system_ipfarbranch\0" "\0" "e17 / e43\0"
    "tma_info_system_kernel_cpi\0" "\0" "e44 / e45\0"
    "tma_info_system_kernel_utilization\0" "\0" "e44 / e1\0"
    "tma_info_system_smt_2t_utilization\0" "\0" "1 - e2 / (e46 / 2) if smt_on else 0\0"
    "tma_info_system_turbo_utilization\0" "\0" "e1 / e42\0"
    "tma_info_thread_clks\0" "\0" "e1\0"
    "tma_info_thread_cpi\0" "\0" "1 / (e17 / e1)\0"
    "tma_info_thread_execute_per_issue\0" "\0" "e29 / e5\0"
    "tma_info_thread_ipc\0" "\0" "e17 / e1\0"
    "tma_info_thread_slots\0" "\0" "4 * (e1 / 2 * (1 + e2 / e3))\0"
    "tma_info_thread_uoppi\0" "\0" "e6 / e17\0"
    "tma_itlb_misses\0" "percent\0" "100 * ((12 * e47 + e48) / e1)\0"
    "tma_l3_bound\0" "percent\0" "100 * (e22 / (e22 + 7 * e23) * e24 / e1)\0"
    "tma_lcp\0" "percent\0" "100 * (e49 / e1)\0"
    "tma_light_operations\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e2 / e3)); 100 * (e6 / s0 - e6 / e5 * e36 / s0)\0"
    "tma_machine_clears\0" "percent\0"
    "s0 = (e5 - e6 + 4 * (e7 / 2 if smt_on else e8)) / (4 * (e1 / 2 * (1 + e2 / e3))); 100 * "
    "(s0 - e9 / (e9 + e10) * s0)\0"
    "tma_mem_bandwidth\0" "percent\0" "100 * (min(e1, e50) / e1)\0"
    "tma_mem_latency\0" "percent\0" "100 * (min(e1, e51) / e1 - min(e1, e50) / e1)\0"
    "tma_memory_bound\0" "percent\0"
    "s0 = 4 * (e1 / 2 * (1 + e2 / e3)); 100 * ((min(e1, e12) + e13) / (min(e1, e14) + e15 - "
    "(e16 if e17 / e1 > 1.8 else e18) - (e19 if 4 * min(e1, e20) / s0 > 0.1 else 0) + e13) * (1 "
    "- (e0 / s0 + (e5 - e6 + 4 * (e7 / 2 if smt_on else e8)) / s0 + e6 / s0)))\0"
    "tma_microcode_sequencer\0" "percent\0"
    "100 * (e6 / e5 * e36 / (4 * (e1 / 2 * (1 + e2 / e3))))\0"
    "tma_ms_switches\0" "percent\0" "100 * (3 * e52 / e1)\0"
    "tma_ports_utilization\0" "percent\0"
    "100 * ((min(e1, e14) + e15 - (e16 if e17 / e1 > 1.8 else e18) - (e19 if 4 * min(e1, e20) / "
    "(4 * (e1 / 2 * (1 + e2 / e3))) > 0.1 else 0) + e13 - e13 - min(e1, e12)) / e1)\0"
    "tma_retiring\0" "percent\0" "100 * (e6 / (4 * (e1 / 2 * (1 + e2 / e3))))\0"
    "tma_store_bound\0" "percent\0" "100 * (e13 / e1)\0"
    "tma_x87_use\0" "percent\0" "100 * (e6 * e28 / e29)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &idq_uops_not_delivered::core}, {.event = &cpu_clk_unhalted::thread},
    {.event = &cpu_clk_unhalted::one_thread_active}, {.event = &cpu_clk_unhalted::ref_xclk},
    {.event = &cpu_clk_unhalted::thread_any}, {.event = &uops_issued::any},
    {.event = &uops_retired::retire_slots}, {.event = &int_misc::recovery_cycles_any},
    {.event = &int_misc::recovery_cycles}, {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count}, {.event = &baclears::any},
    {.event = &cycle_activity::stalls_l1d_pending}, {.event = &resource_stalls::sb},
    {.event = &cycle_activity::cycles_no_dispatch},
    {.event = &uops_dispatched::thread, .threshold = 1},
    {.event = &uops_dispatched::thread, .threshold = 3}, {.event = &inst_retired::any},
    {.event = &uops_dispatched::thread, .threshold = 2}, {.event = &rs_events::empty_cycles},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core}, {.event = &arith::fpu_div_active},
    {.event = &mem_load_uops_retired::llc_hit}, {.event = &mem_load_uops_misc_retired::llc_miss},
    {.event = &cycle_activity::stalls_l2_pending}, {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &dtlb_load_misses::stlb_hit}, {.event = &dtlb_load_misses::walk_duration},
    {.event = &fp_comp_ops_exe::x87}, {.event = &uops_dispatched::thread},
    {.event = &fp_comp_ops_exe::sse_scalar_single}, {.event = &fp_comp_ops_exe::sse_scalar_double},
    {.event = &fp_comp_ops_exe::sse_packed_double}, {.event = &fp_comp_ops_exe::sse_packed_single},
    {.event = &simd_fp_256::packed_single}, {.event = &simd_fp_256::packed_double},
    {.event = &idq::ms_uops}, {.event = &uops_dispatched::core, .threshold = 1},
    {.event = &idq::dsb_uops}, {.event = &lsd::uops}, {.event = &idq::mite_uops},
    {.event = &uops_retired::retire_slots, .threshold = 1}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &br_inst_retired::far_branch, .user = true},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::ref_xclk_any},
    {.event = &itlb_misses::stlb_hit}, {.event = &itlb_misses::walk_duration},
    {.event = &ild_stall::lcp},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 6},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd}, {.event = &idq::ms_switches}};
inline constexpr metric_list<perfmon::event_pmu> list{"sandy_bridge", texts, all_of(events), 53};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric tma_backend_bound{&core_metrics::list, 0, 26};
inline constexpr core_metrics::listed_metric tma_bad_speculation{&core_metrics::list, 143, 171};
inline constexpr core_metrics::listed_metric tma_branch_mispredicts{&core_metrics::list, 255, 286};
inline constexpr core_metrics::listed_metric tma_branch_resteers{&core_metrics::list, 390, 418};
inline constexpr core_metrics::listed_metric tma_core_bound{&core_metrics::list, 453, 476};
inline constexpr core_metrics::listed_metric tma_divider{&core_metrics::list, 740, 760};
inline constexpr core_metrics::listed_metric tma_dram_bound{&core_metrics::list, 799, 822};
inline constexpr core_metrics::listed_metric tma_dsb_switches{&core_metrics::list, 869, 894};
inline constexpr core_metrics::listed_metric tma_dtlb_load{&core_metrics::list, 911, 933};
inline constexpr core_metrics::listed_metric tma_fetch_bandwidth{&core_metrics::list, 962, 990};
inline constexpr core_metrics::listed_metric tma_fetch_latency{&core_metrics::list, 1065, 1091};
inline constexpr core_metrics::listed_metric tma_fp_arith{&core_metrics::list, 1149, 1170};
inline constexpr core_metrics::listed_metric tma_fp_scalar{&core_metrics::list, 1245, 1267};
inline constexpr core_metrics::listed_metric tma_fp_vector{&core_metrics::list, 1293, 1315};
inline constexpr core_metrics::listed_metric tma_fp_vector_128b{&core_metrics::list, 1353, 1380};
inline constexpr core_metrics::listed_metric tma_fp_vector_256b{&core_metrics::list, 1406, 1433};
inline constexpr core_metrics::listed_metric tma_frontend_bound{&core_metrics::list, 1459, 1486};
inline constexpr core_metrics::listed_metric tma_heavy_operations{&core_metrics::list, 1530, 1559};
inline constexpr core_metrics::listed_metric tma_info_core_core_clks{&core_metrics::list, 1614, 1639};
inline constexpr core_metrics::listed_metric tma_info_core_coreipc{&core_metrics::list, 1662, 1685};
inline constexpr core_metrics::listed_metric tma_info_core_flopc{&core_metrics::list, 1716, 1737};
inline constexpr core_metrics::listed_metric tma_info_core_ilp{&core_metrics::list, 1814, 1833};
inline constexpr core_metrics::listed_metric tma_info_frontend_dsb_coverage{&core_metrics::list, 1868, 1900};
inline constexpr core_metrics::listed_metric tma_info_inst_mix_instructions{&core_metrics::list, 1930, 1962};
inline constexpr core_metrics::listed_metric tma_info_pipeline_retire{&core_metrics::list, 1966, 1992};
inline constexpr core_metrics::listed_metric tma_info_system_core_frequency{&core_metrics::list, 2001, 2033};
inline constexpr core_metrics::listed_metric tma_info_system_cpus_utilized{&core_metrics::list, 2071, 2102};
inline constexpr core_metrics::listed_metric tma_info_system_gflops{&core_metrics::list, 2118, 2142};
inline constexpr core_metrics::listed_metric tma_info_system_ipfarbranch{&core_metrics::list, 2209, 2238};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_cpi{&core_metrics::list, 2248, 2276};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_utilization{&core_metrics::list, 2286, 2322};
inline constexpr core_metrics::listed_metric tma_info_system_smt_2t_utilization{&core_metrics::list, 2331, 2367};
inline constexpr core_metrics::listed_metric tma_info_system_turbo_utilization{&core_metrics::list, 2403, 2438};
inline constexpr core_metrics::listed_metric tma_info_thread_clks{&core_metrics::list, 2447, 2469};
inline constexpr core_metrics::listed_metric tma_info_thread_cpi{&core_metrics::list, 2472, 2493};
inline constexpr core_metrics::listed_metric tma_info_thread_execute_per_issue{&core_metrics::list, 2508, 2543};
inline constexpr core_metrics::listed_metric tma_info_thread_ipc{&core_metrics::list, 2552, 2573};
inline constexpr core_metrics::listed_metric tma_info_thread_slots{&core_metrics::list, 2582, 2605};
inline constexpr core_metrics::listed_metric tma_info_thread_uoppi{&core_metrics::list, 2634, 2657};
inline constexpr core_metrics::listed_metric tma_itlb_misses{&core_metrics::list, 2666, 2690};
inline constexpr core_metrics::listed_metric tma_l3_bound{&core_metrics::list, 2720, 2741};
inline constexpr core_metrics::listed_metric tma_lcp{&core_metrics::list, 2782, 2798};
inline constexpr core_metrics::listed_metric tma_light_operations{&core_metrics::list, 2815, 2844};
inline constexpr core_metrics::listed_metric tma_machine_clears{&core_metrics::list, 2916, 2943};
inline constexpr core_metrics::listed_metric tma_mem_bandwidth{&core_metrics::list, 3059, 3085};
inline constexpr core_metrics::listed_metric tma_mem_latency{&core_metrics::list, 3111, 3135};
inline constexpr core_metrics::listed_metric tma_memory_bound{&core_metrics::list, 3181, 3206};
inline constexpr core_metrics::listed_metric tma_microcode_sequencer{&core_metrics::list, 3458, 3490};
inline constexpr core_metrics::listed_metric tma_ms_switches{&core_metrics::list, 3545, 3569};
inline constexpr core_metrics::listed_metric tma_ports_utilization{&core_metrics::list, 3590, 3620};
inline constexpr core_metrics::listed_metric tma_retiring{&core_metrics::list, 3790, 3811};
inline constexpr core_metrics::listed_metric tma_store_bound{&core_metrics::list, 3855, 3879};
inline constexpr core_metrics::listed_metric tma_x87_use{&core_metrics::list, 3896, 3916};
} // namespace metric

} // namespace msr::events::sandy_bridge
