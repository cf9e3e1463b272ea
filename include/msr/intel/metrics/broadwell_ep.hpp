// Metrics of Broadwell EP: 153. Written by `msrpp import` from a table: do not edit.
// bdx: from intel/perfmon 6dadedf3aa48, BDX/metrics/broadwellx_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// 126 of them are those of broadwell.
// Left out, it counts nothing: Info_System_Time
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event FREERUN_PKG_ENERGY_STATUS: Info_System_Power
// Left out, no core event UNC_C_CLOCKTICKS: uncore_frequency, Info_System_Uncore_Frequency,
// Info_System_Socket_CLKS
// Left out, no core event UNC_C_TOR_INSERTS.MISS_LOCAL_OPCODE: numa_reads_addressed_to_local_dram
// Left out, no core event UNC_C_TOR_INSERTS.MISS_OPCODE: llc_data_read_mpi_demand_plus_prefetch,
// llc_code_read_mpi_demand_plus_prefetch
// Left out, no core event UNC_C_TOR_INSERTS.MISS_REMOTE_OPCODE: numa_reads_addressed_to_remote_dram
// Left out, no core event UNC_C_TOR_INSERTS.OPCODE: io_bandwidth_read, io_bandwidth_write
// Left out, no core event UNC_C_TOR_OCCUPANCY.MISS_LOCAL_OPCODE:
// llc_data_read_demand_plus_prefetch_miss_latency_for_local_requests
// Left out, no core event UNC_C_TOR_OCCUPANCY.MISS_OPCODE:
// llc_data_read_demand_plus_prefetch_miss_latency, Info_System_MEM_Read_Latency,
// Info_System_MEM_Parallel_Reads
// Left out, no core event UNC_C_TOR_OCCUPANCY.MISS_REMOTE_OPCODE:
// llc_data_read_demand_plus_prefetch_miss_latency_for_remote_requests
// Left out, no core event UNC_M_CAS_COUNT.RD: memory_bandwidth_read, memory_bandwidth_total,
// Info_System_DRAM_BW_Use
// Left out, no core event UNC_M_CAS_COUNT.WR: memory_bandwidth_write
// Left out, no core event UNC_Q_TxL_FLITS_G0.DATA: qpi_data_transmit_bw
#pragma once

#include <msr/intel/events/broadwell_ep.hpp>
#include <msr/intel/metrics/broadwell.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::broadwell_ep {

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
    "dtlb_store_mpi\0" "per instruction\0" "e15 / e2\0"
    "percent_uops_delivered_from_decoded_icache\0" "percent\0" "100 * (e16 / e17)\0"
    "percent_uops_delivered_from_legacy_decode_pipeline\0" "percent\0" "100 * (e18 / e17)\0"
    "percent_uops_delivered_from_microcode_sequencer\0" "percent\0" "100 * (e19 / e17)\0"
    "percent_uops_delivered_from_loop_stream_detector\0" "percent\0" "100 * (e20 / e17)\0"
    "contested_accesses\0" "percent\0"
    "s0 = 1 + e22 / (e8 + e23 + e24 + e21 + e25 + e26 + e27 + e28 + e29); 100 * ((60 * (e21 * "
    "s0) + 43 * (e25 * s0)) / e0)\0"
    "data_sharing\0" "percent\0"
    "100 * (43 * (e24 * (1 + e22 / (e8 + e23 + e24 + e21 + e25 + e26 + e27 + e28 + e29))) / e0)\0"
    "l3_hit_latency\0" "percent\0"
    "100 * (41 * (e23 * (1 + e22 / (e8 + e23 + e24 + e21 + e25 + e26 + e27 + e28 + e29))) / e0)\0"
    "local_mem\0" "percent\0"
    "100 * (200 * (e26 * (1 + e22 / (e8 + e23 + e24 + e21 + e25 + e26 + e27 + e28 + e29))) / "
    "e0)\0"
    "remote_mem\0" "percent\0"
    "100 * (310 * (e27 * (1 + e22 / (e8 + e23 + e24 + e21 + e25 + e26 + e27 + e28 + e29))) / "
    "e0)\0"
    "remote_cache\0" "percent\0"
    "s0 = 1 + e22 / (e8 + e23 + e24 + e21 + e25 + e26 + e27 + e28 + e29); 100 * ((200 * (e28 * "
    "s0) + 180 * (e29 * s0)) / e0)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e30 + e31 + e32 + 7 * (e15 + e14 + e12)) / (2 * (e33 / 2 if smt_on else e0))\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &cpu_clk_unhalted::thread}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &inst_retired::any}, {.event = &mem_uops_retired::all_loads},
    {.event = &mem_uops_retired::all_stores}, {.event = &l1d::replacement},
    {.event = &mem_load_uops_retired::l1_hit}, {.event = &l2_rqsts::all_code_rd},
    {.event = &mem_load_uops_retired::l2_hit}, {.event = &l2_lines_in::all},
    {.event = &mem_load_uops_retired::l2_miss}, {.event = &l2_rqsts::code_rd_miss},
    {.event = &itlb_misses::walk_completed}, {.event = &itlb_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed}, {.event = &dtlb_store_misses::walk_completed},
    {.event = &idq::dsb_uops}, {.event = &uops_issued::any}, {.event = &idq::mite_uops},
    {.event = &idq::ms_uops}, {.event = &lsd::uops},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_hitm}, {.event = &mem_load_uops_retired::hit_lfb},
    {.event = &mem_load_uops_retired::l3_hit}, {.event = &mem_load_uops_l3_hit_retired::xsnp_hit},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_uops_l3_miss_retired::local_dram},
    {.event = &mem_load_uops_l3_miss_retired::remote_dram},
    {.event = &mem_load_uops_l3_miss_retired::remote_hitm},
    {.event = &mem_load_uops_l3_miss_retired::remote_fwd}, {.event = &itlb_misses::walk_duration},
    {.event = &dtlb_load_misses::walk_duration}, {.event = &dtlb_store_misses::walk_duration},
    {.event = &cpu_clk_unhalted::thread_any}};
inline constexpr std::uint16_t missing[] = {
    28, 29, 30, 114};
inline constexpr metric_list<perfmon::event_pmu> list{"broadwell_ep", texts, all_of(events), 27, &broadwell::core_metrics::list, all_of(missing)};
} // namespace core_metrics

namespace metric {
using
    broadwell::metric::frontend_bound, broadwell::metric::fetch_latency,
    broadwell::metric::icache_misses, broadwell::metric::itlb_misses,
    broadwell::metric::branch_resteers, broadwell::metric::mispredicts_resteers,
    broadwell::metric::clears_resteers, broadwell::metric::unknown_branches,
    broadwell::metric::ms_switches, broadwell::metric::lcp, broadwell::metric::dsb_switches,
    broadwell::metric::fetch_bandwidth, broadwell::metric::mite, broadwell::metric::dsb,
    broadwell::metric::bad_speculation, broadwell::metric::branch_mispredicts,
    broadwell::metric::machine_clears, broadwell::metric::backend_bound,
    broadwell::metric::memory_bound, broadwell::metric::l1_bound, broadwell::metric::dtlb_load,
    broadwell::metric::store_fwd_blk, broadwell::metric::lock_latency,
    broadwell::metric::split_loads, broadwell::metric::_4k_aliasing, broadwell::metric::fb_full,
    broadwell::metric::l2_bound, broadwell::metric::l3_bound, broadwell::metric::sq_full,
    broadwell::metric::dram_bound, broadwell::metric::mem_bandwidth, broadwell::metric::mem_latency,
    broadwell::metric::store_bound, broadwell::metric::store_latency,
    broadwell::metric::split_stores, broadwell::metric::dtlb_store, broadwell::metric::core_bound,
    broadwell::metric::divider, broadwell::metric::ports_utilization,
    broadwell::metric::ports_utilized_0, broadwell::metric::ports_utilized_1,
    broadwell::metric::ports_utilized_2, broadwell::metric::ports_utilized_3m,
    broadwell::metric::alu_op_utilization, broadwell::metric::port_0, broadwell::metric::port_1,
    broadwell::metric::port_5, broadwell::metric::port_6, broadwell::metric::load_op_utilization,
    broadwell::metric::port_2, broadwell::metric::port_3, broadwell::metric::store_op_utilization,
    broadwell::metric::port_4, broadwell::metric::port_7, broadwell::metric::retiring,
    broadwell::metric::light_operations, broadwell::metric::fp_arith, broadwell::metric::x87_use,
    broadwell::metric::fp_scalar, broadwell::metric::fp_vector, broadwell::metric::fp_vector_128b,
    broadwell::metric::fp_vector_256b, broadwell::metric::heavy_operations,
    broadwell::metric::microcode_sequencer, broadwell::metric::assists, broadwell::metric::cisc,
    broadwell::metric::info_thread_ipc, broadwell::metric::info_thread_uoppi,
    broadwell::metric::info_thread_uptb, broadwell::metric::info_thread_cpi,
    broadwell::metric::info_thread_clks, broadwell::metric::info_thread_slots,
    broadwell::metric::info_thread_execute_per_issue, broadwell::metric::info_core_coreipc,
    broadwell::metric::info_core_flopc, broadwell::metric::info_core_fp_arith_utilization,
    broadwell::metric::info_core_ilp, broadwell::metric::info_core_core_clks,
    broadwell::metric::info_inst_mix_ipload, broadwell::metric::info_inst_mix_ipstore,
    broadwell::metric::info_inst_mix_ipbranch, broadwell::metric::info_inst_mix_ipcall,
    broadwell::metric::info_inst_mix_iptb, broadwell::metric::info_inst_mix_bptkbranch,
    broadwell::metric::info_inst_mix_ipflop, broadwell::metric::info_inst_mix_iparith,
    broadwell::metric::info_inst_mix_iparith_scalar_sp,
    broadwell::metric::info_inst_mix_iparith_scalar_dp,
    broadwell::metric::info_inst_mix_iparith_avx128,
    broadwell::metric::info_inst_mix_iparith_avx256, broadwell::metric::info_inst_mix_instructions,
    broadwell::metric::info_pipeline_retire, broadwell::metric::info_pipeline_execute,
    broadwell::metric::info_frontend_dsb_coverage, broadwell::metric::info_frontend_tbpc,
    broadwell::metric::info_frontend_ipunknown_branch,
    broadwell::metric::info_bad_spec_ipmispredict, broadwell::metric::info_bad_spec_ipmisp_indirect,
    broadwell::metric::info_memory_load_miss_real_latency, broadwell::metric::info_memory_mlp,
    broadwell::metric::info_memory_l1mpki, broadwell::metric::info_memory_l2mpki,
    broadwell::metric::info_memory_l2mpki_all, broadwell::metric::info_memory_l2mpki_load,
    broadwell::metric::info_memory_l2mpki_rfo, broadwell::metric::info_memory_l2hpki_all,
    broadwell::metric::info_memory_l2hpki_load, broadwell::metric::info_memory_l3mpki,
    broadwell::metric::info_memory_l1d_cache_fill_bw,
    broadwell::metric::info_memory_l2_cache_fill_bw,
    broadwell::metric::info_memory_l3_cache_fill_bw,
    broadwell::metric::info_memory_core_l1d_cache_fill_bw_2t,
    broadwell::metric::info_memory_core_l2_cache_fill_bw_2t,
    broadwell::metric::info_memory_core_l3_cache_fill_bw_2t,
    broadwell::metric::info_memory_latency_load_l2_miss_latency,
    broadwell::metric::info_memory_latency_load_l2_mlp,
    broadwell::metric::info_memory_latency_data_l2_mlp,
    broadwell::metric::info_system_cpus_utilized, broadwell::metric::info_system_core_frequency,
    broadwell::metric::info_system_gflops, broadwell::metric::info_system_turbo_utilization,
    broadwell::metric::info_system_smt_2t_utilization,
    broadwell::metric::info_system_kernel_utilization, broadwell::metric::info_system_kernel_cpi,
    broadwell::metric::info_system_mux, broadwell::metric::info_system_ipfarbranch;
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
inline constexpr core_metrics::listed_metric dtlb_store_mpi{&core_metrics::list, 684, 715};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_decoded_icache{&core_metrics::list, 724, 775};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_legacy_decode_pipeline{&core_metrics::list, 793, 852};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_microcode_sequencer{&core_metrics::list, 870, 926};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_loop_stream_detector{&core_metrics::list, 944, 1001};
inline constexpr core_metrics::listed_metric contested_accesses{&core_metrics::list, 1019, 1046};
inline constexpr core_metrics::listed_metric data_sharing{&core_metrics::list, 1164, 1185};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 1276, 1299};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 1390, 1408};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 1500, 1519};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 1611, 1632};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 1752, 1792};
} // namespace metric

} // namespace msr::events::broadwell_ep
