// Metrics of Alder Lake: Atom cores: 81. Written by `msrpp import` from a table: do not edit.
// adl_gracemont: from Linux 6.12.117, tools/perf/pmu-events/arch/x86/alderlake; GPL-2.0 tree, names
// and formulas only.
#pragma once

#include <msr/intel/events/alder_lake_atom.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::alder_lake_atom {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "tma_allocation_restriction\0" "percent\0" "100 * (e0 / (5 * e1))\0"
    "tma_backend_bound\0" "percent\0" "100 * (e2 / (5 * e1))\0"
    "tma_bad_speculation\0" "percent\0" "s0 = 5 * e1; 100 * ((s0 - (e3 + e2 + e4)) / s0)\0"
    "tma_branch_detect\0" "percent\0" "100 * (e5 / (5 * e1))\0"
    "tma_branch_mispredicts\0" "percent\0" "100 * (e6 / (5 * e1))\0"
    "tma_branch_resteer\0" "percent\0" "100 * (e7 / (5 * e1))\0"
    "tma_cisc\0" "percent\0" "100 * (e8 / (5 * e1))\0"
    "tma_core_bound\0" "percent\0" "100 * (e0 / (5 * e1))\0"
    "tma_decode\0" "percent\0" "100 * (e9 / (5 * e1))\0"
    "tma_fast_nuke\0" "percent\0" "100 * (e10 / (5 * e1))\0"
    "tma_frontend_bound\0" "percent\0" "100 * (e3 / (5 * e1))\0"
    "tma_icache_misses\0" "percent\0" "100 * (e11 / (5 * e1))\0"
    "tma_ifetch_bandwidth\0" "percent\0" "100 * (e12 / (5 * e1))\0"
    "tma_ifetch_latency\0" "percent\0" "100 * (e13 / (5 * e1))\0"
    "tma_info_bottleneck_percent_dtlb_miss_bound_cycles\0" "\0" "100 * (e14 + e15) / e1\0"
    "tma_info_bottleneck_percent_ifetch_miss_bound_cycles\0" "\0" "100 * e16 / e1\0"
    "tma_info_bottleneck_percent_load_miss_bound_cycles\0" "\0" "100 * e17 / e1\0"
    "tma_info_bottleneck_percent_mem_exec_bound_cycles\0" "\0" "100 * e18 / e1\0"
    "tma_info_br_inst_mix_ipbranch\0" "\0" "e19 / e20\0"
    "tma_info_br_inst_mix_ipcall\0" "\0" "e19 / e21\0"
    "tma_info_br_inst_mix_ipfarbranch\0" "\0" "e19 / e22\0"
    "tma_info_br_inst_mix_ipmisp_cond_ntaken\0" "\0" "e19 / (e23 - e24)\0"
    "tma_info_br_inst_mix_ipmisp_cond_taken\0" "\0" "e19 / e24\0"
    "tma_info_br_inst_mix_ipmisp_indirect\0" "\0" "e19 / e25\0"
    "tma_info_br_inst_mix_ipmisp_ret\0" "\0" "e19 / e26\0"
    "tma_info_br_inst_mix_ipmispredict\0" "\0" "e19 / e27\0"
    "tma_info_br_mispredict_bound_branch_mispredict_ratio\0" "\0" "e27 / e20\0"
    "tma_info_br_mispredict_bound_branch_mispredict_to_unknown_branch_ratio\0" "\0" "e27 / e28\0"
    "tma_info_buffer_stalls_percent_load_buffer_stall_cycles\0" "\0" "100 * e29 / e1\0"
    "tma_info_buffer_stalls_percent_mem_rsv_stall_cycles\0" "\0" "100 * e30 / e1\0"
    "tma_info_buffer_stalls_percent_store_buffer_stall_cycles\0" "\0" "100 * e31 / e1\0"
    "tma_info_core_cpi\0" "\0" "e1 / e19\0"
    "tma_info_core_ipc\0" "\0" "e19 / e1\0"
    "tma_info_core_upi\0" "\0" "e32 / e19\0"
    "tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l2hit\0" "\0" "100 * e33 / e16\0"
    "tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l3hit\0" "\0" "100 * e34 / e16\0"
    "tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l3miss\0" "\0" "100 * e35 / e16\0"
    "tma_info_load_miss_bound_percent_loadmissbound_with_l2hit\0" "\0" "100 * e36 / e17\0"
    "tma_info_load_miss_bound_percent_loadmissbound_with_l3hit\0" "\0" "100 * e37 / e17\0"
    "tma_info_load_miss_bound_percent_loadmissbound_with_l3miss\0" "\0" "100 * e38 / e17\0"
    "tma_info_load_store_bound_l1_bound\0" "\0" "100 * e39 / e1\0"
    "tma_info_load_store_bound_load_bound\0" "\0" "100 * (e39 + e17) / e1\0"
    "tma_info_load_store_bound_store_bound\0" "\0" "100 * (e31 / e40) * (e41 / (5 * e1))\0"
    "tma_info_machine_clear_bound_machine_clears_disamb_pki\0" "\0" "1e3 * e42 / e19\0"
    "tma_info_machine_clear_bound_machine_clears_fp_assist_pki\0" "\0" "1e3 * e43 / e19\0"
    "tma_info_machine_clear_bound_machine_clears_monuke_pki\0" "\0" "1e3 * e44 / e19\0"
    "tma_info_machine_clear_bound_machine_clears_mrn_pki\0" "\0" "1e3 * e45 / e19\0"
    "tma_info_machine_clear_bound_machine_clears_page_fault_pki\0" "\0" "1e3 * e46 / e19\0"
    "tma_info_machine_clear_bound_machine_clears_smc_pki\0" "\0" "1e3 * e47 / e19\0"
    "tma_info_mem_exec_blocks_percent_loads_with_adressaliasing\0" "\0" "100 * e48 / e49\0"
    "tma_info_mem_exec_blocks_percent_loads_with_storefwdblk\0" "\0" "100 * e50 / e49\0"
    "tma_info_mem_exec_bound_percent_loadhead_with_l1miss\0" "\0" "100 * e51 / e18\0"
    "tma_info_mem_exec_bound_percent_loadhead_with_otherpipelineblks\0" "\0" "100 * e52 / e18\0"
    "tma_info_mem_exec_bound_percent_loadhead_with_pagewalk\0" "\0" "100 * e15 / e18\0"
    "tma_info_mem_exec_bound_percent_loadhead_with_stlbhit\0" "\0" "100 * e14 / e18\0"
    "tma_info_mem_exec_bound_percent_loadhead_with_storefwding\0" "\0" "100 * e53 / e18\0"
    "tma_info_mem_mix_ipload\0" "\0" "e19 / e49\0"
    "tma_info_mem_mix_ipstore\0" "\0" "e19 / e54\0"
    "tma_info_mem_mix_load_locks_ratio\0" "\0" "100 * e55 / e49\0"
    "tma_info_mem_mix_load_splits_ratio\0" "\0" "100 * e56 / e49\0"
    "tma_info_mem_mix_memload_ratio\0" "\0" "1e3 * e49 / e32\0"
    "tma_info_serialization__percent_tpause_cycles\0" "\0" "100 * e57 / (5 * e1)\0"
    "tma_info_system_cpu_utilization\0" "\0" "e58 / tsc_ticks\0"
    "tma_info_system_kernel_utilization\0" "\0" "e59 / e1\0"
    "tma_info_system_turbo_utilization\0" "\0" "e1 / e58\0"
    "tma_info_uop_mix_fpdiv_uop_ratio\0" "\0" "100 * e60 / e32\0"
    "tma_info_uop_mix_idiv_uop_ratio\0" "\0" "100 * e61 / e32\0"
    "tma_info_uop_mix_microcode_uop_ratio\0" "\0" "100 * e62 / e32\0"
    "tma_info_uop_mix_x87_uop_ratio\0" "\0" "100 * e63 / e32\0"
    "tma_itlb_misses\0" "percent\0" "100 * (e64 / (5 * e1))\0"
    "tma_machine_clears\0" "percent\0" "100 * (e65 / (5 * e1))\0"
    "tma_mem_scheduler\0" "percent\0" "100 * (e41 / (5 * e1))\0"
    "tma_non_mem_scheduler\0" "percent\0" "100 * (e66 / (5 * e1))\0"
    "tma_nuke\0" "percent\0" "100 * (e67 / (5 * e1))\0"
    "tma_other_fb\0" "percent\0" "100 * (e68 / (5 * e1))\0"
    "tma_predecode\0" "percent\0" "100 * (e69 / (5 * e1))\0"
    "tma_register\0" "percent\0" "100 * (e70 / (5 * e1))\0"
    "tma_reorder_buffer\0" "percent\0" "100 * (e71 / (5 * e1))\0"
    "tma_resource_bound\0" "percent\0" "s0 = 5 * e1; 100 * (e2 / s0 - e0 / s0)\0"
    "tma_retiring\0" "percent\0" "100 * (e4 / (5 * e1))\0"
    "tma_serialization\0" "percent\0" "100 * (e72 / (5 * e1))\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &topdown_be_bound::alloc_restrictions}, {.event = &cpu_clk_unhalted::core},
    {.event = &topdown_be_bound::all}, {.event = &topdown_fe_bound::all},
    {.event = &topdown_retiring::all}, {.event = &topdown_fe_bound::branch_detect},
    {.event = &topdown_bad_speculation::mispredict}, {.event = &topdown_fe_bound::branch_resteer},
    {.event = &topdown_fe_bound::cisc}, {.event = &topdown_fe_bound::decode},
    {.event = &topdown_bad_speculation::fastnuke}, {.event = &topdown_fe_bound::icache},
    {.event = &topdown_fe_bound::frontend_bandwidth},
    {.event = &topdown_fe_bound::frontend_latency}, {.event = &ld_head::dtlb_miss_at_ret},
    {.event = &ld_head::pgwalk_at_ret}, {.event = &mem_bound_stalls::ifetch},
    {.event = &mem_bound_stalls::load}, {.event = &ld_head::any_at_ret},
    {.event = &inst_retired::any}, {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::call}, {.event = &br_inst_retired::far_branch, .user = true},
    {.event = &br_misp_retired::cond}, {.event = &br_misp_retired::cond_taken},
    {.event = &br_misp_retired::indirect}, {.event = &br_misp_retired::return_},
    {.event = &br_misp_retired::all_branches}, {.event = &baclears::any},
    {.event = &mem_scheduler_block::ld_buf}, {.event = &mem_scheduler_block::rsv},
    {.event = &mem_scheduler_block::st_buf}, {.event = &uops_retired::all},
    {.event = &mem_bound_stalls::ifetch_l2_hit}, {.event = &mem_bound_stalls::ifetch_llc_hit},
    {.event = &mem_bound_stalls::ifetch_dram_hit}, {.event = &mem_bound_stalls::load_l2_hit},
    {.event = &mem_bound_stalls::load_llc_hit}, {.event = &mem_bound_stalls::load_dram_hit},
    {.event = &ld_head::l1_bound_at_ret}, {.event = &mem_scheduler_block::all},
    {.event = &topdown_be_bound::mem_scheduler}, {.event = &machine_clears::disambiguation},
    {.event = &machine_clears::fp_assist}, {.event = &machine_clears::memory_ordering},
    {.event = &machine_clears::mrn_nuke}, {.event = &machine_clears::page_fault},
    {.event = &machine_clears::smc}, {.event = &ld_blocks::_4k_alias},
    {.event = &mem_uops_retired::all_loads}, {.event = &ld_blocks::data_unknown},
    {.event = &ld_head::l1_miss_at_ret}, {.event = &ld_head::other_at_ret},
    {.event = &ld_head::st_addr_at_ret}, {.event = &mem_uops_retired::all_stores},
    {.event = &mem_uops_retired::lock_loads}, {.event = &mem_uops_retired::split_loads},
    {.event = &serialization::c01_ms_scb}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &cpu_clk_unhalted::core_p, .kernel = true}, {.event = &uops_retired::fpdiv},
    {.event = &uops_retired::idiv}, {.event = &uops_retired::ms}, {.event = &uops_retired::x87},
    {.event = &topdown_fe_bound::itlb}, {.event = &topdown_bad_speculation::machine_clears},
    {.event = &topdown_be_bound::non_mem_scheduler}, {.event = &topdown_bad_speculation::nuke},
    {.event = &topdown_fe_bound::other}, {.event = &topdown_fe_bound::predecode},
    {.event = &topdown_be_bound::register_}, {.event = &topdown_be_bound::reorder_buffer},
    {.event = &topdown_be_bound::serialization}};
inline constexpr metric_list<perfmon::event_pmu> list{"alder_lake_atom", texts, all_of(events), 81};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric tma_allocation_restriction{&core_metrics::list, 0, 35};
inline constexpr core_metrics::listed_metric tma_backend_bound{&core_metrics::list, 57, 83};
inline constexpr core_metrics::listed_metric tma_bad_speculation{&core_metrics::list, 105, 133};
inline constexpr core_metrics::listed_metric tma_branch_detect{&core_metrics::list, 181, 207};
inline constexpr core_metrics::listed_metric tma_branch_mispredicts{&core_metrics::list, 229, 260};
inline constexpr core_metrics::listed_metric tma_branch_resteer{&core_metrics::list, 282, 309};
inline constexpr core_metrics::listed_metric tma_cisc{&core_metrics::list, 331, 348};
inline constexpr core_metrics::listed_metric tma_core_bound{&core_metrics::list, 370, 393};
inline constexpr core_metrics::listed_metric tma_decode{&core_metrics::list, 415, 434};
inline constexpr core_metrics::listed_metric tma_fast_nuke{&core_metrics::list, 456, 478};
inline constexpr core_metrics::listed_metric tma_frontend_bound{&core_metrics::list, 501, 528};
inline constexpr core_metrics::listed_metric tma_icache_misses{&core_metrics::list, 550, 576};
inline constexpr core_metrics::listed_metric tma_ifetch_bandwidth{&core_metrics::list, 599, 628};
inline constexpr core_metrics::listed_metric tma_ifetch_latency{&core_metrics::list, 651, 678};
inline constexpr core_metrics::listed_metric tma_info_bottleneck_percent_dtlb_miss_bound_cycles{&core_metrics::list, 701, 753};
inline constexpr core_metrics::listed_metric tma_info_bottleneck_percent_ifetch_miss_bound_cycles{&core_metrics::list, 776, 830};
inline constexpr core_metrics::listed_metric tma_info_bottleneck_percent_load_miss_bound_cycles{&core_metrics::list, 845, 897};
inline constexpr core_metrics::listed_metric tma_info_bottleneck_percent_mem_exec_bound_cycles{&core_metrics::list, 912, 963};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipbranch{&core_metrics::list, 978, 1009};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipcall{&core_metrics::list, 1019, 1048};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipfarbranch{&core_metrics::list, 1058, 1092};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipmisp_cond_ntaken{&core_metrics::list, 1102, 1143};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipmisp_cond_taken{&core_metrics::list, 1161, 1201};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipmisp_indirect{&core_metrics::list, 1211, 1249};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipmisp_ret{&core_metrics::list, 1259, 1292};
inline constexpr core_metrics::listed_metric tma_info_br_inst_mix_ipmispredict{&core_metrics::list, 1302, 1337};
inline constexpr core_metrics::listed_metric tma_info_br_mispredict_bound_branch_mispredict_ratio{&core_metrics::list, 1347, 1401};
inline constexpr core_metrics::listed_metric tma_info_br_mispredict_bound_branch_mispredict_to_unknown_branch_ratio{&core_metrics::list, 1411, 1483};
inline constexpr core_metrics::listed_metric tma_info_buffer_stalls_percent_load_buffer_stall_cycles{&core_metrics::list, 1493, 1550};
inline constexpr core_metrics::listed_metric tma_info_buffer_stalls_percent_mem_rsv_stall_cycles{&core_metrics::list, 1565, 1618};
inline constexpr core_metrics::listed_metric tma_info_buffer_stalls_percent_store_buffer_stall_cycles{&core_metrics::list, 1633, 1691};
inline constexpr core_metrics::listed_metric tma_info_core_cpi{&core_metrics::list, 1706, 1725};
inline constexpr core_metrics::listed_metric tma_info_core_ipc{&core_metrics::list, 1734, 1753};
inline constexpr core_metrics::listed_metric tma_info_core_upi{&core_metrics::list, 1762, 1781};
inline constexpr core_metrics::listed_metric tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l2hit{&core_metrics::list, 1791, 1854};
inline constexpr core_metrics::listed_metric tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l3hit{&core_metrics::list, 1870, 1933};
inline constexpr core_metrics::listed_metric tma_info_ifetch_miss_bound_percent_ifetchmissbound_with_l3miss{&core_metrics::list, 1949, 2013};
inline constexpr core_metrics::listed_metric tma_info_load_miss_bound_percent_loadmissbound_with_l2hit{&core_metrics::list, 2029, 2088};
inline constexpr core_metrics::listed_metric tma_info_load_miss_bound_percent_loadmissbound_with_l3hit{&core_metrics::list, 2104, 2163};
inline constexpr core_metrics::listed_metric tma_info_load_miss_bound_percent_loadmissbound_with_l3miss{&core_metrics::list, 2179, 2239};
inline constexpr core_metrics::listed_metric tma_info_load_store_bound_l1_bound{&core_metrics::list, 2255, 2291};
inline constexpr core_metrics::listed_metric tma_info_load_store_bound_load_bound{&core_metrics::list, 2306, 2344};
inline constexpr core_metrics::listed_metric tma_info_load_store_bound_store_bound{&core_metrics::list, 2367, 2406};
inline constexpr core_metrics::listed_metric tma_info_machine_clear_bound_machine_clears_disamb_pki{&core_metrics::list, 2443, 2499};
inline constexpr core_metrics::listed_metric tma_info_machine_clear_bound_machine_clears_fp_assist_pki{&core_metrics::list, 2515, 2574};
inline constexpr core_metrics::listed_metric tma_info_machine_clear_bound_machine_clears_monuke_pki{&core_metrics::list, 2590, 2646};
inline constexpr core_metrics::listed_metric tma_info_machine_clear_bound_machine_clears_mrn_pki{&core_metrics::list, 2662, 2715};
inline constexpr core_metrics::listed_metric tma_info_machine_clear_bound_machine_clears_page_fault_pki{&core_metrics::list, 2731, 2791};
inline constexpr core_metrics::listed_metric tma_info_machine_clear_bound_machine_clears_smc_pki{&core_metrics::list, 2807, 2860};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_blocks_percent_loads_with_adressaliasing{&core_metrics::list, 2876, 2936};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_blocks_percent_loads_with_storefwdblk{&core_metrics::list, 2952, 3009};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_bound_percent_loadhead_with_l1miss{&core_metrics::list, 3025, 3079};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_bound_percent_loadhead_with_otherpipelineblks{&core_metrics::list, 3095, 3160};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_bound_percent_loadhead_with_pagewalk{&core_metrics::list, 3176, 3232};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_bound_percent_loadhead_with_stlbhit{&core_metrics::list, 3248, 3303};
inline constexpr core_metrics::listed_metric tma_info_mem_exec_bound_percent_loadhead_with_storefwding{&core_metrics::list, 3319, 3378};
inline constexpr core_metrics::listed_metric tma_info_mem_mix_ipload{&core_metrics::list, 3394, 3419};
inline constexpr core_metrics::listed_metric tma_info_mem_mix_ipstore{&core_metrics::list, 3429, 3455};
inline constexpr core_metrics::listed_metric tma_info_mem_mix_load_locks_ratio{&core_metrics::list, 3465, 3500};
inline constexpr core_metrics::listed_metric tma_info_mem_mix_load_splits_ratio{&core_metrics::list, 3516, 3552};
inline constexpr core_metrics::listed_metric tma_info_mem_mix_memload_ratio{&core_metrics::list, 3568, 3600};
inline constexpr core_metrics::listed_metric tma_info_serialization__percent_tpause_cycles{&core_metrics::list, 3616, 3663};
inline constexpr core_metrics::listed_metric tma_info_system_cpu_utilization{&core_metrics::list, 3684, 3717};
inline constexpr core_metrics::listed_metric tma_info_system_kernel_utilization{&core_metrics::list, 3733, 3769};
inline constexpr core_metrics::listed_metric tma_info_system_turbo_utilization{&core_metrics::list, 3778, 3813};
inline constexpr core_metrics::listed_metric tma_info_uop_mix_fpdiv_uop_ratio{&core_metrics::list, 3822, 3856};
inline constexpr core_metrics::listed_metric tma_info_uop_mix_idiv_uop_ratio{&core_metrics::list, 3872, 3905};
inline constexpr core_metrics::listed_metric tma_info_uop_mix_microcode_uop_ratio{&core_metrics::list, 3921, 3959};
inline constexpr core_metrics::listed_metric tma_info_uop_mix_x87_uop_ratio{&core_metrics::list, 3975, 4007};
inline constexpr core_metrics::listed_metric tma_itlb_misses{&core_metrics::list, 4023, 4047};
inline constexpr core_metrics::listed_metric tma_machine_clears{&core_metrics::list, 4070, 4097};
inline constexpr core_metrics::listed_metric tma_mem_scheduler{&core_metrics::list, 4120, 4146};
inline constexpr core_metrics::listed_metric tma_non_mem_scheduler{&core_metrics::list, 4169, 4199};
inline constexpr core_metrics::listed_metric tma_nuke{&core_metrics::list, 4222, 4239};
inline constexpr core_metrics::listed_metric tma_other_fb{&core_metrics::list, 4262, 4283};
inline constexpr core_metrics::listed_metric tma_predecode{&core_metrics::list, 4306, 4328};
inline constexpr core_metrics::listed_metric tma_register{&core_metrics::list, 4351, 4372};
inline constexpr core_metrics::listed_metric tma_reorder_buffer{&core_metrics::list, 4395, 4422};
inline constexpr core_metrics::listed_metric tma_resource_bound{&core_metrics::list, 4445, 4472};
inline constexpr core_metrics::listed_metric tma_retiring{&core_metrics::list, 4511, 4532};
inline constexpr core_metrics::listed_metric tma_serialization{&core_metrics::list, 4554, 4580};
} // namespace metric

} // namespace msr::events::alder_lake_atom
