// Metrics of Cascade Lake: 224. Written by `msrpp import` from a table: do not edit.
// clx: from intel/perfmon 6dadedf3aa48, CLX/metrics/cascadelakex_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// 186 of them are those of skylake.
// Left out, it counts nothing: Info_System_Time
// Left out, more events than a plan has room for: Bottleneck_Other_Bottlenecks
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event FREERUN_PKG_ENERGY_STATUS: Info_System_Power
// Left out, no core event UNC_CHA_CLOCKTICKS: uncore_frequency, Info_System_Uncore_Frequency,
// Info_System_Socket_CLKS
// Left out, no core event UNC_CHA_REQUESTS.READS_LOCAL: llc_miss_local_memory_bandwidth_read
// Left out, no core event UNC_CHA_REQUESTS.READS_REMOTE: llc_miss_remote_memory_bandwidth_read
// Left out, no core event UNC_CHA_REQUESTS.WRITES_LOCAL: llc_miss_local_memory_bandwidth_write
// Left out, no core event UNC_CHA_REQUESTS.WRITES_REMOTE: llc_miss_remote_memory_bandwidth_write
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS: llc_data_read_mpi_demand_plus_prefetch,
// llc_code_read_mpi_demand_plus_prefetch, numa_reads_addressed_to_local_dram,
// numa_reads_addressed_to_remote_dram
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS:
// llc_data_read_demand_plus_prefetch_miss_latency,
// llc_data_read_demand_plus_prefetch_miss_latency_for_local_requests,
// llc_data_read_demand_plus_prefetch_miss_latency_for_remote_requests
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD: Info_System_MEM_Read_Latency,
// Info_System_MEM_Parallel_Reads
// Left out, no core event UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.PART0: Info_System_IO_Write_BW
// Left out, no core event UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.PART0: Info_System_IO_Read_BW
// Left out, no core event UNC_IIO_PAYLOAD_BYTES_IN.MEM_READ.PART0: io_bandwidth_read
// Left out, no core event UNC_IIO_PAYLOAD_BYTES_IN.MEM_WRITE.PART0: io_bandwidth_write
// Left out, no core event UNC_M_CAS_COUNT.RD: memory_bandwidth_read, memory_bandwidth_total,
// Info_System_DRAM_BW_Use
// Left out, no core event UNC_M_CAS_COUNT.WR: memory_bandwidth_write
// Left out, no core event UNC_M_PMM_RPQ_INSERTS: pmem_memory_bandwidth_read,
// pmem_memory_bandwidth_total
// Left out, no core event UNC_M_PMM_WPQ_INSERTS: pmem_memory_bandwidth_write
// Left out, no core event UNC_M_RPQ_OCCUPANCY: Info_System_MEM_DRAM_Read_Latency
// Left out, no core event UNC_UPI_RxL_FLITS.ALL_DATA: upi_data_receive_bw
// Left out, no core event UNC_UPI_TxL_FLITS.ALL_DATA: upi_data_transmit_bw
#pragma once

#include <msr/intel/events/cascade_lake.hpp>
#include <msr/intel/metrics/skylake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::cascade_lake {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "cpu_operating_frequency\0" "GHz\0" "e0 / e1 * tsc_frequency / 1000000000\0"
    "cpu_utilization\0" "percent\0" "100 * e1 / tsc_ticks\0"
    "cpi\0" "per instruction\0" "e0 / e2\0"
    "loads_per_instr\0" "per instruction\0" "e3 / e2\0"
    "stores_per_instr\0" "per instruction\0" "e4 / e2\0"
    "l1d_mpi\0" "per instruction\0" "e5 / e2\0"
    "l1d_demand_data_read_hits_per_instr\0" "per instruction\0" "e6 / e2\0"
    "l1_i_code_read_misses_with_prefetches_per_instr\0" "per instruction\0" "e7 / e2\0"
    "l2_demand_data_read_hits_per_instr\0" "per instruction\0" "e8 / e2\0"
    "l2_mpi\0" "per instruction\0" "e9 / e2\0"
    "l2_demand_data_read_mpi\0" "per instruction\0" "e10 / e2\0"
    "l2_demand_code_mpi\0" "per instruction\0" "e11 / e2\0"
    "itlb_mpi\0" "per instruction\0" "e12 / e2\0"
    "itlb_large_page_mpi\0" "per instruction\0" "e13 / e2\0"
    "dtlb_load_mpi\0" "per instruction\0" "e14 / e2\0"
    "dtlb_2mb_large_page_load_mpi\0" "per instruction\0" "e15 / e2\0"
    "dtlb_store_mpi\0" "per instruction\0" "e16 / e2\0"
    "percent_uops_delivered_from_decoded_icache\0" "percent\0"
    "100 * (e17 / (e17 + e18 + e19 + e20))\0"
    "percent_uops_delivered_from_legacy_decode_pipeline\0" "percent\0"
    "100 * (e18 / (e17 + e18 + e19 + e20))\0"
    "percent_uops_delivered_from_microcode_sequencer\0" "percent\0"
    "100 * (e19 / (e17 + e18 + e19 + e20))\0"
    "lock_latency\0" "percent\0"
    "100 * ((12 * max(0, e21 - e22) + e21 / e4 * (11 * e23 + min(e0, e24))) / e0)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((20.5 * s0 - "
    "3.5 * s0) * (e25 * (1 + e26 / e27 / 2)) / e0)\0"
    "local_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((80 * s0 - "
    "20.5 * s0) * e28 * (1 + e26 / e27 / 2) / e0)\0"
    "remote_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((147.5 * s0 - "
    "20.5 * s0) * e29 * (1 + e26 / e27 / 2) / e0)\0"
    "remote_cache\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 110 * s0 - 20.5 "
    "* s0; 100 * ((s1 * e30 + s1 * e31) * (1 + e26 / e27 / 2) / e0)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e21 / e4; 100 * ((e23 * 11 * s0 + s0 * min(e0, e24)) / e0)\0"
    "slow_pause\0" "percent\0" "100 * (40 * e32 / e0)\0"
    "fp_vector_512b\0" "percent\0" "100 * ((e33 + e34) / e35)\0"
    "info_core_flopc\0" "\0"
    "(e36 + 2 * e37 + 4 * e38 + 8 * e39 + 16 * e34) / (e40 / 2 if smt_on else e0)\0"
    "info_inst_mix_ipflop\0" "\0" "e2 / (e36 + 2 * e37 + 4 * e38 + 8 * e39 + 16 * e34)\0"
    "info_inst_mix_iparith_avx512\0" "\0" "e2 / (e33 + e34)\0"
    "info_inst_mix_ippause\0" "\0" "e2 / e32\0"
    "info_memory_core_l2_evictions_silent_pki\0" "\0" "1000 * e41 / e2\0"
    "info_memory_core_l2_evictions_nonsilent_pki\0" "\0" "1000 * e42 / e2\0"
    "info_system_gflops\0" "\0"
    "(e36 + 2 * e37 + 4 * e38 + 8 * e39 + 16 * e34) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_power_license0_utilization\0" "\0"
    "s0 = e40 / 2 if smt_on else e0; e43 / 2 / s0 if smt_on else e43 / s0\0"
    "info_system_power_license1_utilization\0" "\0"
    "s0 = e40 / 2 if smt_on else e0; e44 / 2 / s0 if smt_on else e44 / s0\0"
    "info_system_power_license2_utilization\0" "\0"
    "s0 = e40 / 2 if smt_on else e0; e45 / 2 / s0 if smt_on else e45 / s0\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &cpu_clk_unhalted::thread}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &inst_retired::any}, {.event = &mem_inst_retired::all_loads},
    {.event = &mem_inst_retired::all_stores}, {.event = &l1d::replacement},
    {.event = &mem_load_retired::l1_hit}, {.event = &l2_rqsts::all_code_rd},
    {.event = &mem_load_retired::l2_hit}, {.event = &l2_lines_in::all},
    {.event = &mem_load_retired::l2_miss}, {.event = &l2_rqsts::code_rd_miss},
    {.event = &itlb_misses::walk_completed}, {.event = &itlb_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_store_misses::walk_completed}, {.event = &idq::dsb_uops},
    {.event = &idq::mite_uops}, {.event = &idq::ms_uops}, {.event = &lsd::uops},
    {.event = &mem_inst_retired::lock_loads}, {.event = &l2_rqsts::all_rfo},
    {.event = &l2_rqsts::rfo_hit}, {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &mem_load_retired::l3_hit}, {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss}, {.event = &mem_load_l3_miss_retired::local_dram},
    {.event = &mem_load_l3_miss_retired::remote_dram},
    {.event = &mem_load_l3_miss_retired::remote_hitm},
    {.event = &mem_load_l3_miss_retired::remote_fwd}, {.event = &rob_misc_events::pause_inst},
    {.event = &fp_arith_inst_retired::_512b_packed_double},
    {.event = &fp_arith_inst_retired::_512b_packed_single}, {.event = &uops_retired::retire_slots},
    {.event = &fp_arith_inst_retired::scalar},
    {.event = &fp_arith_inst_retired::_128b_packed_double},
    {.event = &fp_arith_inst_retired::_4_flops}, {.event = &fp_arith_inst_retired::_8_flops},
    {.event = &cpu_clk_unhalted::thread_any}, {.event = &l2_lines_out::silent},
    {.event = &l2_lines_out::non_silent}, {.event = &core_power::lvl0_turbo_license},
    {.event = &core_power::lvl1_turbo_license}, {.event = &core_power::lvl2_turbo_license}};
inline constexpr std::uint16_t missing[] = {
    3, 43, 50, 51, 52, 58, 114, 125, 188};
inline constexpr metric_list<perfmon::event_pmu> list{"cascade_lake", texts, all_of(events), 38, &skylake::core_metrics::list, all_of(missing)};
} // namespace core_metrics

namespace metric {
using
    skylake::metric::bottleneck_mispredictions, skylake::metric::bottleneck_big_code,
    skylake::metric::bottleneck_instruction_fetch_bw, skylake::metric::bottleneck_compute_bound_est,
    skylake::metric::bottleneck_irregular_overhead, skylake::metric::bottleneck_branching_overhead,
    skylake::metric::bottleneck_useful_work, skylake::metric::frontend_bound,
    skylake::metric::fetch_latency, skylake::metric::icache_misses, skylake::metric::itlb_misses,
    skylake::metric::code_stlb_hit, skylake::metric::code_stlb_miss,
    skylake::metric::code_stlb_miss_4k, skylake::metric::code_stlb_miss_2m,
    skylake::metric::branch_resteers, skylake::metric::mispredicts_resteers,
    skylake::metric::clears_resteers, skylake::metric::unknown_branches,
    skylake::metric::ms_switches, skylake::metric::lcp, skylake::metric::dsb_switches,
    skylake::metric::fetch_bandwidth, skylake::metric::mite, skylake::metric::decoder0_alone,
    skylake::metric::dsb, skylake::metric::bad_speculation, skylake::metric::branch_mispredicts,
    skylake::metric::other_mispredicts, skylake::metric::machine_clears,
    skylake::metric::other_nukes, skylake::metric::backend_bound, skylake::metric::memory_bound,
    skylake::metric::l1_bound, skylake::metric::dtlb_load, skylake::metric::load_stlb_hit,
    skylake::metric::load_stlb_miss, skylake::metric::load_stlb_miss_4k,
    skylake::metric::load_stlb_miss_2m, skylake::metric::load_stlb_miss_1g,
    skylake::metric::store_fwd_blk, skylake::metric::l1_latency_dependency,
    skylake::metric::split_loads, skylake::metric::_4k_aliasing, skylake::metric::fb_full,
    skylake::metric::l2_bound, skylake::metric::l2_hit_latency, skylake::metric::l3_bound,
    skylake::metric::sq_full, skylake::metric::dram_bound, skylake::metric::mem_bandwidth,
    skylake::metric::mem_latency, skylake::metric::store_bound, skylake::metric::split_stores,
    skylake::metric::dtlb_store, skylake::metric::store_stlb_hit, skylake::metric::store_stlb_miss,
    skylake::metric::store_stlb_miss_4k, skylake::metric::store_stlb_miss_2m,
    skylake::metric::store_stlb_miss_1g, skylake::metric::core_bound, skylake::metric::divider,
    skylake::metric::serializing_operation, skylake::metric::ports_utilization,
    skylake::metric::ports_utilized_0, skylake::metric::mixing_vectors,
    skylake::metric::ports_utilized_1, skylake::metric::ports_utilized_2,
    skylake::metric::ports_utilized_3m, skylake::metric::alu_op_utilization,
    skylake::metric::port_0, skylake::metric::port_1, skylake::metric::port_5,
    skylake::metric::port_6, skylake::metric::load_op_utilization, skylake::metric::port_2,
    skylake::metric::port_3, skylake::metric::store_op_utilization, skylake::metric::port_4,
    skylake::metric::port_7, skylake::metric::retiring, skylake::metric::light_operations,
    skylake::metric::fp_arith, skylake::metric::x87_use, skylake::metric::fp_scalar,
    skylake::metric::fp_vector, skylake::metric::fp_vector_128b, skylake::metric::fp_vector_256b,
    skylake::metric::memory_operations, skylake::metric::fused_instructions,
    skylake::metric::non_fused_branches, skylake::metric::other_light_ops,
    skylake::metric::nop_instructions, skylake::metric::heavy_operations,
    skylake::metric::few_uops_instructions, skylake::metric::microcode_sequencer,
    skylake::metric::assists, skylake::metric::fp_assists, skylake::metric::cisc,
    skylake::metric::info_botlnk_l0_core_bound_likely, skylake::metric::info_thread_ipc,
    skylake::metric::info_thread_uoppi, skylake::metric::info_thread_uptb,
    skylake::metric::info_thread_cpi, skylake::metric::info_thread_clks,
    skylake::metric::info_thread_slots, skylake::metric::info_thread_execute_per_issue,
    skylake::metric::info_core_coreipc, skylake::metric::info_core_fp_arith_utilization,
    skylake::metric::info_core_ilp, skylake::metric::info_core_epc,
    skylake::metric::info_core_core_clks, skylake::metric::info_inst_mix_ipload,
    skylake::metric::info_inst_mix_ipstore, skylake::metric::info_inst_mix_ipbranch,
    skylake::metric::info_inst_mix_ipcall, skylake::metric::info_inst_mix_iptb,
    skylake::metric::info_inst_mix_bptkbranch, skylake::metric::info_inst_mix_iparith,
    skylake::metric::info_inst_mix_iparith_scalar_sp,
    skylake::metric::info_inst_mix_iparith_scalar_dp, skylake::metric::info_inst_mix_iparith_avx128,
    skylake::metric::info_inst_mix_iparith_avx256, skylake::metric::info_inst_mix_ipswpf,
    skylake::metric::info_inst_mix_instructions, skylake::metric::info_pipeline_retire,
    skylake::metric::info_pipeline_ipassist, skylake::metric::info_pipeline_execute,
    skylake::metric::info_pipeline_fetch_dsb, skylake::metric::info_pipeline_fetch_mite,
    skylake::metric::info_frontend_fetch_upc, skylake::metric::info_frontend_dsb_coverage,
    skylake::metric::info_frontend_dsb_switch_cost, skylake::metric::info_frontend_tbpc,
    skylake::metric::info_frontend_icache_miss_latency,
    skylake::metric::info_frontend_ipdsb_miss_ret, skylake::metric::info_frontend_ipunknown_branch,
    skylake::metric::info_frontend_l2mpki_code, skylake::metric::info_frontend_l2mpki_code_all,
    skylake::metric::info_botlnk_l2_dsb_misses, skylake::metric::info_botlnk_l2_dsb_bandwidth,
    skylake::metric::info_botlnk_l2_ic_misses, skylake::metric::info_bad_spec_ipmispredict,
    skylake::metric::info_bad_spec_ipmisp_indirect,
    skylake::metric::info_bad_spec_branch_misprediction_cost,
    skylake::metric::info_bad_spec_spec_clears_ratio, skylake::metric::info_branches_cond_nt,
    skylake::metric::info_branches_cond_tk, skylake::metric::info_branches_callret,
    skylake::metric::info_branches_jump, skylake::metric::info_memory_load_miss_real_latency,
    skylake::metric::info_memory_mlp, skylake::metric::info_memory_l1mpki,
    skylake::metric::info_memory_l1mpki_load, skylake::metric::info_memory_l2mpki,
    skylake::metric::info_memory_l2mpki_all, skylake::metric::info_memory_l2mpki_load,
    skylake::metric::info_memory_l2mpki_rfo, skylake::metric::info_memory_l2hpki_all,
    skylake::metric::info_memory_l2hpki_load, skylake::metric::info_memory_l3mpki,
    skylake::metric::info_memory_fb_hpki, skylake::metric::info_memory_l1d_cache_fill_bw,
    skylake::metric::info_memory_l2_cache_fill_bw, skylake::metric::info_memory_l3_cache_fill_bw,
    skylake::metric::info_memory_l3_cache_access_bw,
    skylake::metric::info_memory_tlb_page_walks_utilization,
    skylake::metric::info_memory_tlb_code_stlb_mpki,
    skylake::metric::info_memory_tlb_load_stlb_mpki,
    skylake::metric::info_memory_tlb_store_stlb_mpki,
    skylake::metric::info_memory_core_l1d_cache_fill_bw_2t,
    skylake::metric::info_memory_core_l2_cache_fill_bw_2t,
    skylake::metric::info_memory_core_l3_cache_fill_bw_2t,
    skylake::metric::info_memory_core_l3_cache_access_bw_2t,
    skylake::metric::info_memory_latency_load_l2_miss_latency,
    skylake::metric::info_memory_latency_load_l2_mlp,
    skylake::metric::info_memory_latency_data_l2_mlp, skylake::metric::info_memory_mix_uc_load_pki,
    skylake::metric::info_system_cpus_utilized, skylake::metric::info_system_core_frequency,
    skylake::metric::info_system_turbo_utilization, skylake::metric::info_system_smt_2t_utilization,
    skylake::metric::info_system_kernel_utilization, skylake::metric::info_system_kernel_cpi,
    skylake::metric::info_system_mux, skylake::metric::info_system_ipfarbranch;
inline constexpr core_metrics::listed_metric cpu_operating_frequency{&core_metrics::list, 0, 28};
inline constexpr core_metrics::listed_metric cpu_utilization{&core_metrics::list, 65, 89};
inline constexpr core_metrics::listed_metric cpi{&core_metrics::list, 110, 130};
inline constexpr core_metrics::listed_metric loads_per_instr{&core_metrics::list, 138, 170};
inline constexpr core_metrics::listed_metric stores_per_instr{&core_metrics::list, 178, 211};
inline constexpr core_metrics::listed_metric l1d_mpi{&core_metrics::list, 219, 243};
inline constexpr core_metrics::listed_metric l1d_demand_data_read_hits_per_instr{&core_metrics::list, 251, 303};
inline constexpr core_metrics::listed_metric l1_i_code_read_misses_with_prefetches_per_instr{&core_metrics::list, 311, 375};
inline constexpr core_metrics::listed_metric l2_demand_data_read_hits_per_instr{&core_metrics::list, 383, 434};
inline constexpr core_metrics::listed_metric l2_mpi{&core_metrics::list, 442, 465};
inline constexpr core_metrics::listed_metric l2_demand_data_read_mpi{&core_metrics::list, 473, 513};
inline constexpr core_metrics::listed_metric l2_demand_code_mpi{&core_metrics::list, 522, 557};
inline constexpr core_metrics::listed_metric itlb_mpi{&core_metrics::list, 566, 591};
inline constexpr core_metrics::listed_metric itlb_large_page_mpi{&core_metrics::list, 600, 636};
inline constexpr core_metrics::listed_metric dtlb_load_mpi{&core_metrics::list, 645, 675};
inline constexpr core_metrics::listed_metric dtlb_2mb_large_page_load_mpi{&core_metrics::list, 684, 729};
inline constexpr core_metrics::listed_metric dtlb_store_mpi{&core_metrics::list, 738, 769};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_decoded_icache{&core_metrics::list, 778, 829};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_legacy_decode_pipeline{&core_metrics::list, 867, 926};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_microcode_sequencer{&core_metrics::list, 964, 1020};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 1058, 1079};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 1156, 1179};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 1314, 1332};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 1464, 1483};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 1618, 1639};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 1792, 1814};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 1882, 1901};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 1923, 1946};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 1972, 1989};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 2066, 2088};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 2140, 2170};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 2187, 2210};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_silent_pki{&core_metrics::list, 2219, 2261};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_nonsilent_pki{&core_metrics::list, 2277, 2322};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 2338, 2358};
inline constexpr core_metrics::listed_metric info_system_power_license0_utilization{&core_metrics::list, 2444, 2484};
inline constexpr core_metrics::listed_metric info_system_power_license1_utilization{&core_metrics::list, 2553, 2593};
inline constexpr core_metrics::listed_metric info_system_power_license2_utilization{&core_metrics::list, 2662, 2702};
} // namespace metric

} // namespace msr::events::cascade_lake
