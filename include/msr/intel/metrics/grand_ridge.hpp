// Metrics of Grand Ridge: 98. Written by `msrpp import` from a table: do not edit.
// grr: from intel/perfmon 6dadedf3aa48, GRR/metrics/grandridge_metrics.json, 1.02; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// Left out, no core event UNC_CHA_CLOCKTICKS: uncore_frequency
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_CRD: llc_code_read_mpi_demand_plus_prefetch
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_DRD_OPT:
// llc_data_read_mpi_demand_plus_prefetch
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM: io_bandwidth_write
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_ITOM: io_full_write_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_ITOMCACHENEAR: io_partial_write_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_PCIRDCUR: io_read_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_PCIRDCUR: io_bandwidth_read
// Left out, no core event UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.UBOX_POSTED: io_msi
// Left out, no core event UNC_M_CAS_COUNT_SCH0.RD: memory_bandwidth_read, memory_bandwidth_total
// Left out, no core event UNC_M_CAS_COUNT_SCH0.WR: memory_bandwidth_write
#pragma once

#include <msr/intel/events/grand_ridge.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::grand_ridge {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "cpu_operating_frequency\0" "GHz\0" "e0 / e1 * tsc_frequency / 1000000000\0"
    "cpu_utilization\0" "percent\0" "100 * e1 / tsc_ticks\0"
    "cpi\0" "per instruction\0" "e0 / e2\0"
    "l2_mpi\0" "per instruction\0" "e3 / e2\0"
    "loads_retired_per_instr\0" "per instruction\0" "e4 / e2\0"
    "stores_retired_per_instr\0" "per instruction\0" "e5 / e2\0"
    "l1d_demand_data_read_hits_per_instr\0" "per instruction\0" "e6 / e2\0"
    "l1_i_code_read_misses_with_prefetches_per_instr\0" "per instruction\0" "e7 / e2\0"
    "l2_demand_data_read_hits_per_instr\0" "per instruction\0" "e8 / e2\0"
    "l2_demand_data_read_mpi\0" "per instruction\0" "e9 / e2\0"
    "itlb_2nd_level_mpi\0" "per instruction\0" "e10 / e2\0"
    "itlb_2nd_level_large_page_mpi\0" "per instruction\0" "e11 / e2\0"
    "dtlb_2nd_level_load_mpi\0" "per instruction\0" "e12 / e2\0"
    "dtlb_2nd_level_2mb_large_page_load_mpi\0" "per instruction\0" "e13 / e2\0"
    "dtlb_2nd_level_store_mpi\0" "per instruction\0" "e14 / e2\0"
    "frontend_bound\0" "percent\0" "100 * (e15 / (6 * e16))\0"
    "ifetch_latency\0" "percent\0" "100 * (e17 / (6 * e16))\0"
    "icache_misses\0" "percent\0" "100 * (e18 / (6 * e16))\0"
    "itlb_misses\0" "percent\0" "100 * (e19 / (6 * e16))\0"
    "branch_detect\0" "percent\0" "100 * (e20 / (6 * e16))\0"
    "branch_resteer\0" "percent\0" "100 * (e21 / (6 * e16))\0"
    "ifetch_bandwidth\0" "percent\0" "100 * (e22 / (6 * e16))\0"
    "cisc\0" "percent\0" "100 * (e23 / (6 * e16))\0"
    "decode\0" "percent\0" "100 * (e24 / (6 * e16))\0"
    "predecode\0" "percent\0" "100 * (e25 / (6 * e16))\0"
    "other_fb\0" "percent\0" "100 * (e26 / (6 * e16))\0"
    "bad_speculation\0" "percent\0" "100 * (e27 / (6 * e16))\0"
    "branch_mispredicts\0" "percent\0" "100 * (e28 / (6 * e16))\0"
    "machine_clears\0" "percent\0" "100 * (e29 / (6 * e16))\0"
    "nuke\0" "percent\0" "100 * (e30 / (6 * e16))\0"
    "fast_nuke\0" "percent\0" "100 * (e31 / (6 * e16))\0"
    "backend_bound\0" "percent\0" "100 * (e32 / (6 * e16))\0"
    "core_bound\0" "percent\0" "100 * (e33 / (6 * e16))\0"
    "allocation_restriction\0" "percent\0" "100 * (e33 / (6 * e16))\0"
    "resource_bound\0" "percent\0" "s0 = 6 * e16; 100 * (e32 / s0 - e33 / s0)\0"
    "mem_scheduler\0" "percent\0" "100 * (e34 / (6 * e16))\0"
    "non_mem_scheduler\0" "percent\0" "100 * (e35 / (6 * e16))\0"
    "register\0" "percent\0" "100 * (e36 / (6 * e16))\0"
    "reorder_buffer\0" "percent\0" "100 * (e37 / (6 * e16))\0"
    "serialization\0" "percent\0" "100 * (e38 / (6 * e16))\0"
    "retiring\0" "percent\0" "100 * (e39 / (6 * e16))\0"
    "info_bottleneck_mem_exec_bound_cycles\0" "percent\0" "100 * e40 / e16\0"
    "info_bottleneck_load_miss_bound_cycles\0" "percent\0" "100 * e41 / e16\0"
    "info_bottleneck_dtlb_miss_bound_cycles\0" "percent\0" "100 * (e42 + e43) / e16\0"
    "info_bottleneck_ifetch_miss_bound_cycles\0" "percent\0" "100 * e44 / e16\0"
    "info_core_ipc\0" "\0" "e2 / e16\0"
    "info_core_cpi\0" "per instruction\0" "e16 / e2\0"
    "info_core_upi\0" "\0" "e39 / e2\0"
    "info_core_flopc\0" "\0" "e45 / e16\0"
    "info_br_inst_mix_ipbranch\0" "\0" "e2 / e46\0"
    "info_br_inst_mix_ipcall\0" "\0" "e2 / e47\0"
    "info_br_inst_mix_ipfarbranch\0" "\0" "e2 / e48\0"
    "info_br_inst_mix_ipmispredict\0" "\0" "e2 / e49\0"
    "info_br_inst_mix_ipmisp_cond_ntaken\0" "\0" "e2 / (e50 - e51)\0"
    "info_br_inst_mix_ipmisp_cond_taken\0" "\0" "e2 / e51\0"
    "info_br_inst_mix_ipmisp_ret\0" "\0" "e2 / e52\0"
    "info_br_inst_mix_ipmisp_indirect\0" "\0" "e2 / e53\0"
    "info_arith_inst_mix_ipflop\0" "\0" "e2 / e45\0"
    "info_arith_inst_mix_ipfparith_scalar_sp\0" "\0" "e2 / e54\0"
    "info_arith_inst_mix_ipfparith_scalar_dp\0" "\0" "e2 / e55\0"
    "info_arith_inst_mix_ipfparith_avx128\0" "\0" "e2 / (e56 + e57)\0"
    "info_uop_mix_microcode_uop_ratio\0" "\0" "100 * e58 / e39\0"
    "info_uop_mix_fpdiv_uop_ratio\0" "\0" "100 * e59 / e39\0"
    "info_uop_mix_idiv_uop_ratio\0" "\0" "100 * e60 / e39\0"
    "info_uop_mix_x87_uop_ratio\0" "\0" "100 * e61 / e39\0"
    "info_mem_mix_ipload\0" "\0" "e2 / e4\0"
    "info_mem_mix_ipstore\0" "\0" "e2 / e5\0"
    "info_mem_mix_memload_ratio\0" "\0" "1000 * e4 / e39\0"
    "info_mem_mix_load_splits_ratio\0" "\0" "100 * e62 / e4\0"
    "info_mem_mix_load_locks_ratio\0" "\0" "100 * e63 / e4\0"
    "info_mem_exec_blocks_loads_with_storefwdblk\0" "percent\0" "100 * e64 / e4\0"
    "info_mem_exec_blocks_loads_with_adressaliasing\0" "percent\0" "100 * e65 / e4\0"
    "info_mem_exec_bound_loadhead_with_stlbhit\0" "percent\0" "100 * e42 / e40\0"
    "info_mem_exec_bound_loadhead_with_pagewalk\0" "percent\0" "100 * e43 / e40\0"
    "info_mem_exec_bound_loadhead_with_storefwding\0" "percent\0" "100 * e66 / e40\0"
    "info_mem_exec_bound_loadhead_with_otherpipelineblks\0" "percent\0" "100 * e67 / e40\0"
    "info_mem_exec_bound_loadhead_with_l1miss\0" "percent\0" "100 * e68 / e40\0"
    "info_load_store_bound_store_bound\0" "\0" "100 * (e69 / e70) * (e34 / (6 * e16))\0"
    "info_load_store_bound_load_bound\0" "\0" "100 * (e71 + e41) / e16\0"
    "info_load_store_bound_l1_bound\0" "\0" "100 * e71 / e16\0"
    "info_load_miss_bound_loadmissbound_with_l2hit\0" "percent\0" "100 * e72 / e41\0"
    "info_load_miss_bound_loadmissbound_with_l3hit\0" "percent\0" "100 * e73 / e41\0"
    "info_ifetch_miss_bound_ifetchmissbound_with_l2hit\0" "percent\0" "100 * e74 / e44\0"
    "info_ifetch_miss_bound_ifetchmissbound_with_l3hit\0" "percent\0" "100 * e75 / e44\0"
    "info_br_mispredict_bound_branch_mispredict_ratio\0" "\0" "e49 / e46\0"
    "info_br_mispredict_bound_branch_mispredict_to_unknown_branch_ratio\0" "\0" "e49 / e76\0"
    "info_machine_clear_bound_machine_clears_fp_assist_pki\0" "\0" "1000 * e77 / e2\0"
    "info_machine_clear_bound_machine_clears_page_fault_pki\0" "\0" "1000 * e78 / e2\0"
    "info_machine_clear_bound_machine_clears_smc_pki\0" "\0" "1000 * e79 / e2\0"
    "info_buffer_stalls_store_buffer_stall_cycles\0" "percent\0" "100 * e69 / e16\0"
    "info_buffer_stalls_load_buffer_stall_cycles\0" "percent\0" "100 * e80 / e16\0"
    "info_buffer_stalls_mem_rsv_stall_cycles\0" "percent\0" "100 * e81 / e16\0"
    "info_serialization_tpause_cycles\0" "percent\0" "100 * e82 / (6 * e16)\0"
    "info_system_turbo_utilization\0" "\0" "e16 / e1\0"
    "info_system_kernel_utilization\0" "\0" "e83 / e16\0"
    "info_system_cpu_utilization\0" "\0" "e1 / tsc_frequency\0"
    "info_system_mux\0" "\0" "e84 / e16\0"
    "info_system_gflops\0" "\0" "e45 / (1e3 * duration / 1000 * 1000000000)\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &cpu_clk_unhalted::thread}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &inst_retired::any}, {.event = &longest_lat_cache::reference},
    {.event = &mem_uops_retired::all_loads}, {.event = &mem_uops_retired::all_stores},
    {.event = &mem_load_uops_retired::l1_hit}, {.event = &icache::misses},
    {.event = &mem_load_uops_retired::l2_hit}, {.event = &mem_load_uops_retired::l2_miss},
    {.event = &itlb_misses::walk_completed}, {.event = &itlb_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_store_misses::walk_completed}, {.event = &topdown_fe_bound::all_p},
    {.event = &cpu_clk_unhalted::core}, {.event = &topdown_fe_bound::frontend_latency},
    {.event = &topdown_fe_bound::icache}, {.event = &topdown_fe_bound::itlb_miss},
    {.event = &topdown_fe_bound::branch_detect}, {.event = &topdown_fe_bound::branch_resteer},
    {.event = &topdown_fe_bound::frontend_bandwidth}, {.event = &topdown_fe_bound::cisc},
    {.event = &topdown_fe_bound::decode}, {.event = &topdown_fe_bound::predecode},
    {.event = &topdown_fe_bound::other}, {.event = &topdown_bad_speculation::all_p},
    {.event = &topdown_bad_speculation::mispredict},
    {.event = &topdown_bad_speculation::machine_clears}, {.event = &topdown_bad_speculation::nuke},
    {.event = &topdown_bad_speculation::fastnuke}, {.event = &topdown_be_bound::all_p},
    {.event = &topdown_be_bound::alloc_restrictions}, {.event = &topdown_be_bound::mem_scheduler},
    {.event = &topdown_be_bound::non_mem_scheduler}, {.event = &topdown_be_bound::register_},
    {.event = &topdown_be_bound::reorder_buffer}, {.event = &topdown_be_bound::serialization},
    {.event = &topdown_retiring::all_p}, {.event = &ld_head::any_at_ret},
    {.event = &mem_bound_stalls_load::all}, {.event = &ld_head::dtlb_miss_at_ret},
    {.event = &ld_head::pgwalk_at_ret}, {.event = &mem_bound_stalls_ifetch::all},
    {.event = &fp_flops_retired::all}, {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call}, {.event = &br_inst_retired::far_branch, .user = true},
    {.event = &br_misp_retired::all_branches}, {.event = &br_misp_retired::cond},
    {.event = &br_misp_retired::cond_taken}, {.event = &br_misp_retired::return_},
    {.event = &br_misp_retired::indirect}, {.event = &fp_inst_retired::_32b_sp},
    {.event = &fp_inst_retired::_64b_dp}, {.event = &fp_inst_retired::_128b_dp},
    {.event = &fp_inst_retired::_128b_sp}, {.event = &uops_retired::ms},
    {.event = &uops_retired::fpdiv}, {.event = &uops_retired::idiv}, {.event = &uops_retired::x87},
    {.event = &mem_uops_retired::split_loads}, {.event = &mem_uops_retired::lock_loads},
    {.event = &ld_blocks::data_unknown}, {.event = &ld_blocks::address_alias},
    {.event = &ld_head::st_addr_at_ret}, {.event = &ld_head::other_at_ret},
    {.event = &ld_head::l1_miss_at_ret}, {.event = &mem_scheduler_block::st_buf},
    {.event = &mem_scheduler_block::all}, {.event = &ld_head::l1_bound_at_ret},
    {.event = &mem_bound_stalls_load::l2_hit}, {.event = &mem_bound_stalls_load::llc_hit},
    {.event = &mem_bound_stalls_ifetch::l2_hit}, {.event = &mem_bound_stalls_ifetch::llc_hit},
    {.event = &baclears::any}, {.event = &machine_clears::fp_assist},
    {.event = &machine_clears::page_fault}, {.event = &machine_clears::smc},
    {.event = &mem_scheduler_block::ld_buf}, {.event = &mem_scheduler_block::rsv},
    {.event = &serialization::c01_ms_scb}, {.event = &cpu_clk_unhalted::core_p, .kernel = true},
    {.event = &cpu_clk_unhalted::core_p}};
inline constexpr metric_list<perfmon::event_pmu> list{"grand_ridge", texts, all_of(events), 98};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric cpu_operating_frequency{&core_metrics::list, 0, 28};
inline constexpr core_metrics::listed_metric cpu_utilization{&core_metrics::list, 65, 89};
inline constexpr core_metrics::listed_metric cpi{&core_metrics::list, 110, 130};
inline constexpr core_metrics::listed_metric l2_mpi{&core_metrics::list, 138, 161};
inline constexpr core_metrics::listed_metric loads_retired_per_instr{&core_metrics::list, 169, 209};
inline constexpr core_metrics::listed_metric stores_retired_per_instr{&core_metrics::list, 217, 258};
inline constexpr core_metrics::listed_metric l1d_demand_data_read_hits_per_instr{&core_metrics::list, 266, 318};
inline constexpr core_metrics::listed_metric l1_i_code_read_misses_with_prefetches_per_instr{&core_metrics::list, 326, 390};
inline constexpr core_metrics::listed_metric l2_demand_data_read_hits_per_instr{&core_metrics::list, 398, 449};
inline constexpr core_metrics::listed_metric l2_demand_data_read_mpi{&core_metrics::list, 457, 497};
inline constexpr core_metrics::listed_metric itlb_2nd_level_mpi{&core_metrics::list, 505, 540};
inline constexpr core_metrics::listed_metric itlb_2nd_level_large_page_mpi{&core_metrics::list, 549, 595};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_load_mpi{&core_metrics::list, 604, 644};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_2mb_large_page_load_mpi{&core_metrics::list, 653, 708};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_store_mpi{&core_metrics::list, 717, 758};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 767, 790};
inline constexpr core_metrics::listed_metric ifetch_latency{&core_metrics::list, 814, 837};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 861, 883};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 907, 927};
inline constexpr core_metrics::listed_metric branch_detect{&core_metrics::list, 951, 973};
inline constexpr core_metrics::listed_metric branch_resteer{&core_metrics::list, 997, 1020};
inline constexpr core_metrics::listed_metric ifetch_bandwidth{&core_metrics::list, 1044, 1069};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 1093, 1106};
inline constexpr core_metrics::listed_metric decode{&core_metrics::list, 1130, 1145};
inline constexpr core_metrics::listed_metric predecode{&core_metrics::list, 1169, 1187};
inline constexpr core_metrics::listed_metric other_fb{&core_metrics::list, 1211, 1228};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 1252, 1276};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 1300, 1327};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 1351, 1374};
inline constexpr core_metrics::listed_metric nuke{&core_metrics::list, 1398, 1411};
inline constexpr core_metrics::listed_metric fast_nuke{&core_metrics::list, 1435, 1453};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 1477, 1499};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 1523, 1542};
inline constexpr core_metrics::listed_metric allocation_restriction{&core_metrics::list, 1566, 1597};
inline constexpr core_metrics::listed_metric resource_bound{&core_metrics::list, 1621, 1644};
inline constexpr core_metrics::listed_metric mem_scheduler{&core_metrics::list, 1686, 1708};
inline constexpr core_metrics::listed_metric non_mem_scheduler{&core_metrics::list, 1732, 1758};
inline constexpr core_metrics::listed_metric register_{&core_metrics::list, 1782, 1799};
inline constexpr core_metrics::listed_metric reorder_buffer{&core_metrics::list, 1823, 1846};
inline constexpr core_metrics::listed_metric serialization{&core_metrics::list, 1870, 1892};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 1916, 1933};
inline constexpr core_metrics::listed_metric info_bottleneck_mem_exec_bound_cycles{&core_metrics::list, 1957, 2003};
inline constexpr core_metrics::listed_metric info_bottleneck_load_miss_bound_cycles{&core_metrics::list, 2019, 2066};
inline constexpr core_metrics::listed_metric info_bottleneck_dtlb_miss_bound_cycles{&core_metrics::list, 2082, 2129};
inline constexpr core_metrics::listed_metric info_bottleneck_ifetch_miss_bound_cycles{&core_metrics::list, 2153, 2202};
inline constexpr core_metrics::listed_metric info_core_ipc{&core_metrics::list, 2218, 2233};
inline constexpr core_metrics::listed_metric info_core_cpi{&core_metrics::list, 2242, 2272};
inline constexpr core_metrics::listed_metric info_core_upi{&core_metrics::list, 2281, 2296};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 2305, 2322};
inline constexpr core_metrics::listed_metric info_br_inst_mix_ipbranch{&core_metrics::list, 2332, 2359};
inline constexpr core_metrics::listed_metric info_br_inst_mix_ipcall{&core_metrics::list, 2368, 2393};
inline constexpr core_metrics::listed_metric info_br_inst_mix_ipfarbranch{&core_metrics::list, 2402, 2432};
inline constexpr core_metrics::listed_metric info_br_inst_mix_ipmispredict{&core_metrics::list, 2441, 2472};
inline constexpr core_metrics::listed_metric info_br_inst_mix_ipmisp_cond_ntaken{&core_metrics::list, 2481, 2518};
inline constexpr core_metrics::listed_metric info_br_inst_mix_ipmisp_cond_taken{&core_metrics::list, 2535, 2571};
inline constexpr core_metrics::listed_metric info_br_inst_mix_ipmisp_ret{&core_metrics::list, 2580, 2609};
inline constexpr core_metrics::listed_metric info_br_inst_mix_ipmisp_indirect{&core_metrics::list, 2618, 2652};
inline constexpr core_metrics::listed_metric info_arith_inst_mix_ipflop{&core_metrics::list, 2661, 2689};
inline constexpr core_metrics::listed_metric info_arith_inst_mix_ipfparith_scalar_sp{&core_metrics::list, 2698, 2739};
inline constexpr core_metrics::listed_metric info_arith_inst_mix_ipfparith_scalar_dp{&core_metrics::list, 2748, 2789};
inline constexpr core_metrics::listed_metric info_arith_inst_mix_ipfparith_avx128{&core_metrics::list, 2798, 2836};
inline constexpr core_metrics::listed_metric info_uop_mix_microcode_uop_ratio{&core_metrics::list, 2853, 2887};
inline constexpr core_metrics::listed_metric info_uop_mix_fpdiv_uop_ratio{&core_metrics::list, 2903, 2933};
inline constexpr core_metrics::listed_metric info_uop_mix_idiv_uop_ratio{&core_metrics::list, 2949, 2978};
inline constexpr core_metrics::listed_metric info_uop_mix_x87_uop_ratio{&core_metrics::list, 2994, 3022};
inline constexpr core_metrics::listed_metric info_mem_mix_ipload{&core_metrics::list, 3038, 3059};
inline constexpr core_metrics::listed_metric info_mem_mix_ipstore{&core_metrics::list, 3067, 3089};
inline constexpr core_metrics::listed_metric info_mem_mix_memload_ratio{&core_metrics::list, 3097, 3125};
inline constexpr core_metrics::listed_metric info_mem_mix_load_splits_ratio{&core_metrics::list, 3141, 3173};
inline constexpr core_metrics::listed_metric info_mem_mix_load_locks_ratio{&core_metrics::list, 3188, 3219};
inline constexpr core_metrics::listed_metric info_mem_exec_blocks_loads_with_storefwdblk{&core_metrics::list, 3234, 3286};
inline constexpr core_metrics::listed_metric info_mem_exec_blocks_loads_with_adressaliasing{&core_metrics::list, 3301, 3356};
inline constexpr core_metrics::listed_metric info_mem_exec_bound_loadhead_with_stlbhit{&core_metrics::list, 3371, 3421};
inline constexpr core_metrics::listed_metric info_mem_exec_bound_loadhead_with_pagewalk{&core_metrics::list, 3437, 3488};
inline constexpr core_metrics::listed_metric info_mem_exec_bound_loadhead_with_storefwding{&core_metrics::list, 3504, 3558};
inline constexpr core_metrics::listed_metric info_mem_exec_bound_loadhead_with_otherpipelineblks{&core_metrics::list, 3574, 3634};
inline constexpr core_metrics::listed_metric info_mem_exec_bound_loadhead_with_l1miss{&core_metrics::list, 3650, 3699};
inline constexpr core_metrics::listed_metric info_load_store_bound_store_bound{&core_metrics::list, 3715, 3750};
inline constexpr core_metrics::listed_metric info_load_store_bound_load_bound{&core_metrics::list, 3788, 3822};
inline constexpr core_metrics::listed_metric info_load_store_bound_l1_bound{&core_metrics::list, 3846, 3878};
inline constexpr core_metrics::listed_metric info_load_miss_bound_loadmissbound_with_l2hit{&core_metrics::list, 3894, 3948};
inline constexpr core_metrics::listed_metric info_load_miss_bound_loadmissbound_with_l3hit{&core_metrics::list, 3964, 4018};
inline constexpr core_metrics::listed_metric info_ifetch_miss_bound_ifetchmissbound_with_l2hit{&core_metrics::list, 4034, 4092};
inline constexpr core_metrics::listed_metric info_ifetch_miss_bound_ifetchmissbound_with_l3hit{&core_metrics::list, 4108, 4166};
inline constexpr core_metrics::listed_metric info_br_mispredict_bound_branch_mispredict_ratio{&core_metrics::list, 4182, 4232};
inline constexpr core_metrics::listed_metric info_br_mispredict_bound_branch_mispredict_to_unknown_branch_ratio{&core_metrics::list, 4242, 4310};
inline constexpr core_metrics::listed_metric info_machine_clear_bound_machine_clears_fp_assist_pki{&core_metrics::list, 4320, 4375};
inline constexpr core_metrics::listed_metric info_machine_clear_bound_machine_clears_page_fault_pki{&core_metrics::list, 4391, 4447};
inline constexpr core_metrics::listed_metric info_machine_clear_bound_machine_clears_smc_pki{&core_metrics::list, 4463, 4512};
inline constexpr core_metrics::listed_metric info_buffer_stalls_store_buffer_stall_cycles{&core_metrics::list, 4528, 4581};
inline constexpr core_metrics::listed_metric info_buffer_stalls_load_buffer_stall_cycles{&core_metrics::list, 4597, 4649};
inline constexpr core_metrics::listed_metric info_buffer_stalls_mem_rsv_stall_cycles{&core_metrics::list, 4665, 4713};
inline constexpr core_metrics::listed_metric info_serialization_tpause_cycles{&core_metrics::list, 4729, 4770};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 4792, 4823};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 4832, 4864};
inline constexpr core_metrics::listed_metric info_system_cpu_utilization{&core_metrics::list, 4874, 4903};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 4922, 4939};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 4949, 4969};
} // namespace metric

} // namespace msr::events::grand_ridge
