// Metrics of Meteor Lake: Atom cores: 84. Written by `msrpp import` from a table: do not edit.
// mtl_crestmont: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/meteorlake; GPL-2.0 tree,
// names and formulas only.
#pragma once

#include <msr/intel/events/meteor_lake_atom.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::meteor_lake_atom {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "tma_allocation_restriction\0" "percent\0" "100 * (e0 / (6 * e1))\0"
    "tma_backend_bound\0" "percent\0" "100 * (e2 / (6 * e1))\0"
    "tma_bad_speculation\0" "percent\0" "100 * (e3 / (6 * e1))\0"
    "tma_branch_detect\0" "percent\0" "100 * (e4 / (6 * e1))\0"
    "tma_branch_mispredicts\0" "percent\0" "100 * (e5 / (6 * e1))\0"
    "tma_branch_resteer\0" "percent\0" "100 * (e6 / (6 * e1))\0"
    "tma_cisc\0" "percent\0" "100 * (e7 / (6 * e1))\0"
    "tma_core_bound\0" "percent\0" "100 * (e0 / (6 * e1))\0"
    "tma_decode\0" "percent\0" "100 * (e8 / (6 * e1))\0"
    "tma_fast_nuke\0" "percent\0" "100 * (e9 / (6 * e1))\0"
    "tma_frontend_bound\0" "percent\0" "100 * (e10 / (6 * e1))\0"
    "tma_icache_misses\0" "percent\0" "100 * (e11 / (6 * e1))\0"
    "tma_ifetch_bandwidth\0" "percent\0" "100 * (e12 / (6 * e1))\0"
    "tma_ifetch_latency\0" "percent\0" "100 * (e13 / (6 * e1))\0"
    "tma_info_arith_inst_mix_ipflop\0" "\0" "e14 / e15\0"
    "tma_info_arith_inst_mix_ipfparith_avx128\0" "\0" "e14 / (e16 + e17)\0"
    "tma_info_arith_inst_mix_ipfparith_scalar_dp\0" "\0" "e14 / e18\0"
    "tma_info_arith_inst_mix_ipfparith_scalar_sp\0" "\0" "e14 / e19\0"
    "tma_info_bottleneck_percent_dtlb_miss_bound_cycles\0" "\0" "100 * (e20 + e21) / e1\0"
    "tma_info_bottleneck_percent_ifetch_miss_bound_cycles\0" "\0" "100 * e22 / e1\0"
    "tma_info_bottleneck_percent_load_miss_bound_cycles\0" "\0" "100 * e23 / e1\0"
    "tma_info_bottleneck_percent_mem_exec_bound_cycles\0" "\0" "100 * e24 / e1\0"
    "tma_info_br_inst_mix_ipbranch\0" "\0" "e14 / e25\0"
    "tma_info_br_inst_mix_ipcall\0" "\0" "e14 / e26\0"
    "tma_info_br_inst_mix_ipfarbranch\0" "\0" "e14 / e27\0"
    "tma_info_br_inst_mix_ipmisp_cond_ntaken\0" "\0" "e14 / (e28 - e29)\0"
    "tma_info_br_inst_mix_ipmisp_cond_taken\0" "\0" "e14 / e29\0"
    "tma_info_br_inst_mix_ipmisp_indirect\0" "\0" "e14 / e30\0"
    "tma_info_br_inst_mix_ipmisp_ret\0" "\0" "e14 / e31\0"
    "tma_info_br_inst_mix_ipmispredict\0" "\0" "e14 / e32\0"
    "tma_info_br_mispredict_bound_branch_mispredict_ratio\0" "\0" "e32 / e25\0"
    "tma_info_br_mispredict_bound_branch_mispredict_to_unknown_branch_ratio\0" "\0" "e32 / e33\0"
    "tma_info_buffer_stalls_percent_load_buffer_stall_cycles\0" "\0" "100 * e34 / e1\0"
    "tma_info_buffer_stalls_percent_mem_rsv_stall_cycles\0" "\0" "100 * e35 / e1\0"
    "tma_info_buffer_stalls_percent_store_buffer_stall_cycles\0" "\0" "100 * e36 / e1\0"
    "tma_info_core_cpi\0" "\0" "e1 / e14\0"
    "tma_info_core_flopc\0" "\0" "e15 / e1\0"
    "tma_info_core_ipc\0" "\0" "e14 / e1\0"
    "tma_info_core_upi\0" "\0" "e37 / e14\0"
    "tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l2hit\0" "\0" "100 * e38 / e22\0"
    "tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l3hit\0" "\0" "100 * e39 / e22\0"
    "tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l3miss\0" "\0" "100 * e40 / e22\0"
    "tma_info_load_miss_bound_percent_loadmissbound_with_l2hit\0" "\0" "100 * e41 / e23\0"
    "tma_info_load_miss_bound_percent_loadmissbound_with_l3hit\0" "\0" "100 * e42 / e23\0"
    "tma_info_load_miss_bound_percent_loadmissbound_with_l3miss\0" "\0" "100 * e43 / e23\0"
    "tma_info_load_store_bound_l1_bound\0" "\0" "100 * e44 / e1\0"
    "tma_info_load_store_bound_load_bound\0" "\0" "100 * (e44 + e23) / e1\0"
    "tma_info_load_store_bound_store_bound\0" "\0" "100 * (e36 / e45) * (e46 / (6 * e1))\0"
    "tma_info_machine_clear_bound_machine_clears_fp_assist_pki\0" "\0" "1e3 * e47 / e14\0"
    "tma_info_machine_clear_bound_machine_clears_page_fault_pki\0" "\0" "1e3 * e48 / e14\0"
    "tma_info_machine_clear_bound_machine_clears_smc_pki\0" "\0" "1e3 * e49 / e14\0"
    "tma_info_mem_exec_blocks_percent_loads_with_adressaliasing\0" "\0" "100 * e50 / e51\0"
    "tma_info_mem_exec_blocks_percent_loads_with_storefwdblk\0" "\0" "100 * e52 / e51\0"
    "tma_info_mem_exec_bound_percent_loadhead_with_l1miss\0" "\0" "100 * e53 / e24\0"
    "tma_info_mem_exec_bound_percent_loadhead_with_otherpipelineblks\0" "\0" "100 * e54 / e24\0"
    "tma_info_mem_exec_bound_percent_loadhead_with_pagewalk\0" "\0" "100 * e21 / e24\0"
    "tma_info_mem_exec_bound_percent_loadhead_with_stlbhit\0" "\0" "100 * e20 / e24\0"
    "tma_info_mem_exec_bound_percent_loadhead_with_storefwding\0" "\0" "100 * e55 / e24\0"
    "tma_info_mem_mix_ipload\0" "\0" "e14 / e51\0"
    "tma_info_mem_mix_ipstore\0" "\0" "e14 / e56\0"
    "tma_info_mem_mix_load_locks_ratio\0" "\0" "100 * e57 / e51\0"
    "tma_info_mem_mix_load_splits_ratio\0" "\0" "100 * e58 / e51\0"
    "tma_info_mem_mix_memload_ratio\0" "\0" "1e3 * e51 / e37\0"
    "tma_info_serialization__percent_tpause_cycles\0" "\0" "100 * e59 / (6 * e1)\0"
    "tma_info_system_cpu_utilization\0" "\0" "e60 / tsc_ticks\0"
    "tma_info_system_gflops\0" "\0" "e15 / (duration * 1e9)\0"
    "tma_info_system_kernel_utilization\0" "\0" "e61 / e1\0"
    "tma_info_system_turbo_utilization\0" "\0" "e1 / e60\0"
    "tma_info_uop_mix_fpdiv_uop_ratio\0" "\0" "100 * e62 / e37\0"
    "tma_info_uop_mix_idiv_uop_ratio\0" "\0" "100 * e63 / e37\0"
    "tma_info_uop_mix_microcode_uop_ratio\0" "\0" "100 * e64 / e37\0"
    "tma_info_uop_mix_x87_uop_ratio\0" "\0" "100 * e65 / e37\0"
    "tma_itlb_misses\0" "percent\0" "100 * (e66 / (6 * e1))\0"
    "tma_machine_clears\0" "percent\0" "100 * (e67 / (6 * e1))\0"
    "tma_mem_scheduler\0" "percent\0" "100 * (e46 / (6 * e1))\0"
    "tma_non_mem_scheduler\0" "percent\0" "100 * (e68 / (6 * e1))\0"
    "tma_nuke\0" "percent\0" "100 * (e69 / (6 * e1))\0"
    "tma_other_fb\0" "percent\0" "100 * (e70 / (6 * e1))\0"
    "tma_predecode\0" "percent\0" "100 * (e71 / (6 * e1))\0"
    "tma_register\0" "percent\0" "100 * (e72 / (6 * e1))\0"
    "tma_reorder_buffer\0" "percent\0" "100 * (e73 / (6 * e1))\0"
    "tma_resource_bound\0" "percent\0" "s0 = 6 * e1; 100 * (e2 / s0 - e0 / s0)\0"
    "tma_retiring\0" "percent\0" "100 * (e37 / (6 * e1))\0"
    "tma_serialization\0" "percent\0" "100 * (e74 / (6 * e1))\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &topdown_be_bound::alloc_restrictions}, {.event = &cpu_clk_unhalted::core},
    {.event = &topdown_be_bound::all_p}, {.event = &topdown_bad_speculation::all_p},
    {.event = &topdown_fe_bound::branch_detect}, {.event = &topdown_bad_speculation::mispredict},
    {.event = &topdown_fe_bound::branch_resteer}, {.event = &topdown_fe_bound::cisc},
    {.event = &topdown_fe_bound::decode}, {.event = &topdown_bad_speculation::fastnuke},
    {.event = &topdown_fe_bound::all_p}, {.event = &topdown_fe_bound::icache},
    {.event = &topdown_fe_bound::frontend_bandwidth},
    {.event = &topdown_fe_bound::frontend_latency}, {.event = &inst_retired::any},
    {.event = &fp_flops_retired::all}, {.event = &fp_inst_retired::_128b_dp},
    {.event = &fp_inst_retired::_128b_sp}, {.event = &fp_inst_retired::_64b_dp},
    {.event = &fp_inst_retired::_32b_sp}, {.event = &ld_head::dtlb_miss_at_ret},
    {.event = &ld_head::pgwalk_at_ret}, {.event = &mem_bound_stalls_ifetch::all},
    {.event = &mem_bound_stalls_load::all}, {.event = &ld_head::any_at_ret},
    {.event = &br_inst_retired::all_branches}, {.event = &br_inst_retired::near_call},
    {.event = &br_inst_retired::far_branch, .user = true}, {.event = &br_misp_retired::cond},
    {.event = &br_misp_retired::cond_taken}, {.event = &br_misp_retired::indirect},
    {.event = &br_misp_retired::return_}, {.event = &br_misp_retired::all_branches},
    {.event = &baclears::any}, {.event = &mem_scheduler_block::ld_buf},
    {.event = &mem_scheduler_block::rsv}, {.event = &mem_scheduler_block::st_buf},
    {.event = &topdown_retiring::all_p}, {.event = &mem_bound_stalls_ifetch::l2_hit},
    {.event = &mem_bound_stalls_ifetch::llc_hit}, {.event = &mem_bound_stalls_ifetch::llc_miss},
    {.event = &mem_bound_stalls_load::l2_hit}, {.event = &mem_bound_stalls_load::llc_hit},
    {.event = &mem_bound_stalls_load::llc_miss}, {.event = &ld_head::l1_bound_at_ret},
    {.event = &mem_scheduler_block::all}, {.event = &topdown_be_bound::mem_scheduler},
    {.event = &machine_clears::fp_assist}, {.event = &machine_clears::page_fault},
    {.event = &machine_clears::smc}, {.event = &ld_blocks::address_alias},
    {.event = &mem_uops_retired::all_loads}, {.event = &ld_blocks::data_unknown},
    {.event = &ld_head::l1_miss_at_ret}, {.event = &ld_head::other_at_ret},
    {.event = &ld_head::st_addr_at_ret}, {.event = &mem_uops_retired::all_stores},
    {.event = &mem_uops_retired::lock_loads}, {.event = &mem_uops_retired::split_loads},
    {.event = &serialization::c01_ms_scb}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &cpu_clk_unhalted::core_p, .kernel = true}, {.event = &uops_retired::fpdiv},
    {.event = &uops_retired::idiv}, {.event = &uops_retired::ms}, {.event = &uops_retired::x87},
    {.event = &topdown_fe_bound::itlb_miss}, {.event = &topdown_bad_speculation::machine_clears},
    {.event = &topdown_be_bound::non_mem_scheduler}, {.event = &topdown_bad_speculation::nuke},
    {.event = &topdown_fe_bound::other}, {.event = &topdown_fe_bound::predecode},
    {.event = &topdown_be_bound::register_}, {.event = &topdown_be_bound::reorder_buffer},
    {.event = &topdown_be_bound::serialization}};
inline constexpr metric_list<perfmon::event_pmu> list{"meteor_lake_atom", texts, all_of(events), 84};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric tma_allocation_restriction{&core_metrics::list, 0, 35};
inline constexpr core_metrics::listed_metric tma_backend_bound{&core_metrics::list, 57, 83};
inline constexpr core_metrics::listed_metric tma_bad_speculation{&core_metrics::list, 105, 133};
inline constexpr core_metrics::listed_metric tma_branch_detect{&core_metrics::list, 155, 181};
inline constexpr core_metrics::listed_metric tma_branch_mispredicts{&core_metrics::list, 203, 234};
inline constexpr core_metrics::listed_metric tma_branch_resteer{&core_metrics::list, 256, 283};
inline constexpr core_metrics::listed_metric tma_cisc{&core_metrics::list, 305, 322};
inline constexpr core_metrics::listed_metric tma_core_bound{&core_metrics::list, 344, 367};
inline constexpr core_metrics::listed_metric tma_decode{&core_metrics::list, 389, 408};
inline constexpr core_metrics::listed_metric tma_fast_nuke{&core_metrics::list, 430, 452};
inline constexpr core_metrics::listed_metric tma_frontend_bound{&core_metrics::list, 474, 501};
inline constexpr core_metrics::listed_metric tma_icache_misses{&core_metrics::list, 524, 550};
inline constexpr core_metrics::listed_metric tma_ifetch_bandwidth{&core_metrics::list, 573, 602};
inline constexpr core_metrics::listed_metric tma_ifetch_latency{&core_metrics::list, 625, 652};
inline constexpr core_metrics::listed_metric tma_info_arith_inst_mix_ipflop{&core_metrics::list, 675, 707};
inline constexpr core_metrics::listed_metric tma_info_arith_inst_mix_ipfparith_avx128{&core_metrics::list, 717, 759};
inline constexpr core_metrics::listed_metric tma_info_arith_inst_mix_ipfparith_scalar_dp{&core_metrics::list, 777, 822};
inline constexpr core_metrics::listed_metric tma_info_arith_inst_mix_ipfparith_scalar_sp{&core_metrics::list, 832, 877};
inline constexpr core_metrics::listed_metric tma_info_bottleneck_percent_dtlb_miss_bound_cycles{&core_metrics::list, 887, 939};
inline constexpr core_metrics::listed_metric tma_info_bottleneck_percent_ifetch_miss_bound_cycles{&core_metrics::list, 962, 1016};
inline constexpr core_metrics::listed_metric tma_info_bottleneck_percent_load_miss_bound_cycles{&core_metrics::list, 1031, 1083};
inline constexpr core_metrics::listed_metric tma_info_bottleneck_percent_mem_exec_bound_cycles{&core_metrics::list, 1098, 1149};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipbranch{&core_metrics::list, 1164, 1195};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipcall{&core_metrics::list, 1205, 1234};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipfarbranch{&core_metrics::list, 1244, 1278};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipmisp_cond_ntaken{&core_metrics::list, 1288, 1329};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipmisp_cond_taken{&core_metrics::list, 1347, 1387};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipmisp_indirect{&core_metrics::list, 1397, 1435};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipmisp_ret{&core_metrics::list, 1445, 1478};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipmispredict{&core_metrics::list, 1488, 1523};
inline constexpr core_metrics::listed_metric tma_info_br_mispredict_bound_branch_mispredict_ratio{&core_metrics::list, 1533, 1587};
inline constexpr core_metrics::listed_metric tma_info_br_mispredict_bound_branch_mispredict_to_unknown_branch_ratio{&core_metrics::list, 1597, 1669};
inline constexpr core_metrics::listed_metric tma_info_buffer_stalls_percent_load_buffer_stall_cycles{&core_metrics::list, 1679, 1736};
inline constexpr core_metrics::listed_metric tma_info_buffer_stalls_percent_mem_rsv_stall_cycles{&core_metrics::list, 1751, 1804};
inline constexpr core_metrics::listed_metric tma_info_buffer_stalls_percent_store_buffer_stall_cycles{&core_metrics::list, 1819, 1877};
inline constexpr core_metrics::listed_metric tma_info_core_cpi{&core_metrics::list, 1892, 1911};
inline constexpr core_metrics::listed_metric tma_info_core_flopc{&core_metrics::list, 1920, 1941};
inline constexpr core_metrics::listed_metric tma_info_core_ipc{&core_metrics::list, 1950, 1969};
inline constexpr core_metrics::listed_metric tma_info_core_upi{&core_metrics::list, 1978, 1997};
inline constexpr core_metrics::listed_metric tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l2hit{&core_metrics::list, 2007, 2070};
inline constexpr core_metrics::listed_metric tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l3hit{&core_metrics::list, 2086, 2149};
inline constexpr core_metrics::listed_metric tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l3miss{&core_metrics::list, 2165, 2229};
inline constexpr core_metrics::listed_metric tma_info_load_miss_bound_percent_loadmissbound_with_l2hit{&core_metrics::list, 2245, 2304};
inline constexpr core_metrics::listed_metric tma_info_load_miss_bound_percent_loadmissbound_with_l3hit{&core_metrics::list, 2320, 2379};
inline constexpr core_metrics::listed_metric tma_info_load_miss_bound_percent_loadmissbound_with_l3miss{&core_metrics::list, 2395, 2455};
inline constexpr core_metrics::listed_metric tma_info_load_store_bound_l1_bound{&core_metrics::list, 2471, 2507};
inline constexpr core_metrics::listed_metric tma_info_load_store_bound_load_bound{&core_metrics::list, 2522, 2560};
inline constexpr core_metrics::listed_metric tma_info_load_store_bound_store_bound{&core_metrics::list, 2583, 2622};
inline constexpr core_metrics::listed_metric tma_info_machine_clear_bound_machine_clears_fp_assist_pki{&core_metrics::list, 2659, 2718};
inline constexpr core_metrics::listed_metric tma_info_machine_clear_bound_machine_clears_page_fault_pki{&core_metrics::list, 2734, 2794};
inline constexpr core_metrics::listed_metric tma_info_machine_clear_bound_machine_clears_smc_pki{&core_metrics::list, 2810, 2863};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_blocks_percent_loads_with_adressaliasing{&core_metrics::list, 2879, 2939};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_blocks_percent_loads_with_storefwdblk{&core_metrics::list, 2955, 3012};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_bound_percent_loadhead_with_l1miss{&core_metrics::list, 3028, 3082};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_bound_percent_loadhead_with_otherpipelineblks{&core_metrics::list, 3098, 3163};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_bound_percent_loadhead_with_pagewalk{&core_metrics::list, 3179, 3235};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_bound_percent_loadhead_with_stlbhit{&core_metrics::list, 3251, 3306};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_bound_percent_loadhead_with_storefwding{&core_metrics::list, 3322, 3381};
inline constexpr core_metrics::listed_metric tma_info_mem_mix_ipload{&core_metrics::list, 3397, 3422};
inline constexpr core_metrics::listed_metric tma_info_mem_mix_ipstore{&core_metrics::list, 3432, 3458};
inline constexpr core_metrics::listed_metric tma_info_mem_mix_load_locks_ratio{&core_metrics::list, 3468, 3503};
inline constexpr core_metrics::listed_metric tma_info_mem_mix_load_splits_ratio{&core_metrics::list, 3519, 3555};
inline constexpr core_metrics::listed_metric tma_info_mem_mix_memload_ratio{&core_metrics::list, 3571, 3603};
inline constexpr core_metrics::listed_metric tma_info_serialization__percent_tpause_cycles{&core_metrics::list, 3619, 3666};
inline constexpr core_metrics::listed_metric tma_info_system_cpu_utilization{&core_metrics::list, 3687, 3720};
inline constexpr core_metrics::listed_metric tma_info_system_gflops{&core_metrics::list, 3736, 3760};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_utilization{&core_metrics::list, 3783, 3819};
inline constexpr core_metrics::listed_metric tma_info_system_turbo_utilization{&core_metrics::list, 3828, 3863};
inline constexpr core_metrics::listed_metric tma_info_uop_mix_fpdiv_uop_ratio{&core_metrics::list, 3872, 3906};
inline constexpr core_metrics::listed_metric tma_info_uop_mix_idiv_uop_ratio{&core_metrics::list, 3922, 3955};
inline constexpr core_metrics::listed_metric tma_info_uop_mix_microcode_uop_ratio{&core_metrics::list, 3971, 4009};
inline constexpr core_metrics::listed_metric tma_info_uop_mix_x87_uop_ratio{&core_metrics::list, 4025, 4057};
inline constexpr core_metrics::listed_metric tma_itlb_misses{&core_metrics::list, 4073, 4097};
inline constexpr core_metrics::listed_metric tma_machine_clears{&core_metrics::list, 4120, 4147};
inline constexpr core_metrics::listed_metric tma_mem_scheduler{&core_metrics::list, 4170, 4196};
inline constexpr core_metrics::listed_metric tma_non_mem_scheduler{&core_metrics::list, 4219, 4249};
inline constexpr core_metrics::listed_metric tma_nuke{&core_metrics::list, 4272, 4289};
inline constexpr core_metrics::listed_metric tma_other_fb{&core_metrics::list, 4312, 4333};
inline constexpr core_metrics::listed_metric tma_predecode{&core_metrics::list, 4356, 4378};
inline constexpr core_metrics::listed_metric tma_register{&core_metrics::list, 4401, 4422};
inline constexpr core_metrics::listed_metric tma_reorder_buffer{&core_metrics::list, 4445, 4472};
inline constexpr core_metrics::listed_metric tma_resource_bound{&core_metrics::list, 4495, 4522};
inline constexpr core_metrics::listed_metric tma_retiring{&core_metrics::list, 4561, 4582};
inline constexpr core_metrics::listed_metric tma_serialization{&core_metrics::list, 4605, 4631};
} // namespace metric

} // namespace msr::events::meteor_lake_atom
