// Metrics of Haswell EP: 129. Written by `msrpp import` from a table: do not edit.
// hsx: from intel/perfmon 6dadedf3aa48, HSX/metrics/haswellx_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// 103 of them are those of haswell.
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

#include <msr/intel/events/haswell_ep.hpp>
#include <msr/intel/metrics/haswell.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::haswell_ep {

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
    "percent_uops_delivered_from_loop_stream_detector\0" "percent\0"
    "100 * (e17 - e18 - e19 - e16) / e17\0"
    "contested_accesses\0" "percent\0"
    "s0 = 1 + e21 / (e8 + e22 + e23 + e20 + e24 + e25 + e26 + e27 + e28); 100 * ((60 * (e20 * "
    "s0) + 43 * (e24 * s0)) / e0)\0"
    "data_sharing\0" "percent\0"
    "100 * (43 * (e23 * (1 + e21 / (e8 + e22 + e23 + e20 + e24 + e25 + e26 + e27 + e28))) / e0)\0"
    "l3_hit_latency\0" "percent\0"
    "100 * (41 * (e22 * (1 + e21 / (e8 + e22 + e23 + e20 + e24 + e25 + e26 + e27 + e28))) / e0)\0"
    "local_mem\0" "percent\0"
    "100 * (200 * (e25 * (1 + e21 / (e8 + e22 + e23 + e20 + e24 + e25 + e26 + e27 + e28))) / "
    "e0)\0"
    "remote_mem\0" "percent\0"
    "100 * (310 * (e26 * (1 + e21 / (e8 + e22 + e23 + e20 + e24 + e25 + e26 + e27 + e28))) / "
    "e0)\0"
    "remote_cache\0" "percent\0"
    "s0 = 1 + e21 / (e8 + e22 + e23 + e20 + e24 + e25 + e26 + e27 + e28); 100 * ((200 * (e27 * "
    "s0) + 180 * (e28 * s0)) / e0)\0";
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
    {.event = &idq::ms_uops}, {.event = &mem_load_uops_l3_hit_retired::xsnp_hitm},
    {.event = &mem_load_uops_retired::hit_lfb}, {.event = &mem_load_uops_retired::l3_hit},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_hit},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_uops_l3_miss_retired::local_dram},
    {.event = &mem_load_uops_l3_miss_retired::remote_dram},
    {.event = &mem_load_uops_l3_miss_retired::remote_hitm},
    {.event = &mem_load_uops_l3_miss_retired::remote_fwd}};
inline constexpr std::uint16_t missing[] = {
    25, 26, 27};
inline constexpr metric_list<perfmon::event_pmu> list{"haswell_ep", texts, all_of(events), 26, &haswell::core_metrics::list, all_of(missing)};
} // namespace core_metrics

namespace metric {
using
    haswell::metric::frontend_bound, haswell::metric::fetch_latency, haswell::metric::icache_misses,
    haswell::metric::itlb_misses, haswell::metric::branch_resteers, haswell::metric::ms_switches,
    haswell::metric::lcp, haswell::metric::dsb_switches, haswell::metric::fetch_bandwidth,
    haswell::metric::mite, haswell::metric::dsb, haswell::metric::bad_speculation,
    haswell::metric::branch_mispredicts, haswell::metric::machine_clears,
    haswell::metric::backend_bound, haswell::metric::memory_bound, haswell::metric::l1_bound,
    haswell::metric::dtlb_load, haswell::metric::store_fwd_blk, haswell::metric::lock_latency,
    haswell::metric::split_loads, haswell::metric::_4k_aliasing, haswell::metric::fb_full,
    haswell::metric::l2_bound, haswell::metric::l3_bound, haswell::metric::sq_full,
    haswell::metric::dram_bound, haswell::metric::mem_bandwidth, haswell::metric::mem_latency,
    haswell::metric::store_bound, haswell::metric::store_latency, haswell::metric::split_stores,
    haswell::metric::dtlb_store, haswell::metric::core_bound, haswell::metric::divider,
    haswell::metric::ports_utilization, haswell::metric::ports_utilized_0,
    haswell::metric::ports_utilized_1, haswell::metric::ports_utilized_2,
    haswell::metric::ports_utilized_3m, haswell::metric::alu_op_utilization,
    haswell::metric::port_0, haswell::metric::port_1, haswell::metric::port_5,
    haswell::metric::port_6, haswell::metric::load_op_utilization, haswell::metric::port_2,
    haswell::metric::port_3, haswell::metric::store_op_utilization, haswell::metric::port_4,
    haswell::metric::port_7, haswell::metric::retiring, haswell::metric::light_operations,
    haswell::metric::heavy_operations, haswell::metric::microcode_sequencer,
    haswell::metric::assists, haswell::metric::cisc, haswell::metric::info_thread_ipc,
    haswell::metric::info_thread_uoppi, haswell::metric::info_thread_uptb,
    haswell::metric::info_thread_cpi, haswell::metric::info_thread_clks,
    haswell::metric::info_thread_slots, haswell::metric::info_core_coreipc,
    haswell::metric::info_core_ilp, haswell::metric::info_core_core_clks,
    haswell::metric::info_inst_mix_ipload, haswell::metric::info_inst_mix_ipstore,
    haswell::metric::info_inst_mix_ipbranch, haswell::metric::info_inst_mix_ipcall,
    haswell::metric::info_inst_mix_iptb, haswell::metric::info_inst_mix_bptkbranch,
    haswell::metric::info_inst_mix_instructions, haswell::metric::info_pipeline_retire,
    haswell::metric::info_frontend_dsb_coverage, haswell::metric::info_frontend_tbpc,
    haswell::metric::info_frontend_ipunknown_branch, haswell::metric::info_bad_spec_ipmispredict,
    haswell::metric::info_bad_spec_ipmisp_indirect,
    haswell::metric::info_memory_load_miss_real_latency, haswell::metric::info_memory_mlp,
    haswell::metric::info_memory_l1mpki, haswell::metric::info_memory_l2mpki,
    haswell::metric::info_memory_l2mpki_rfo, haswell::metric::info_memory_l3mpki,
    haswell::metric::info_memory_l1d_cache_fill_bw, haswell::metric::info_memory_l2_cache_fill_bw,
    haswell::metric::info_memory_l3_cache_fill_bw,
    haswell::metric::info_memory_tlb_page_walks_utilization,
    haswell::metric::info_memory_core_l1d_cache_fill_bw_2t,
    haswell::metric::info_memory_core_l2_cache_fill_bw_2t,
    haswell::metric::info_memory_core_l3_cache_fill_bw_2t,
    haswell::metric::info_memory_latency_load_l2_miss_latency,
    haswell::metric::info_memory_latency_load_l2_mlp,
    haswell::metric::info_memory_latency_data_l2_mlp, haswell::metric::info_system_cpus_utilized,
    haswell::metric::info_system_core_frequency, haswell::metric::info_system_turbo_utilization,
    haswell::metric::info_system_smt_2t_utilization,
    haswell::metric::info_system_kernel_utilization, haswell::metric::info_system_kernel_cpi,
    haswell::metric::info_system_mux, haswell::metric::info_system_ipfarbranch;
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
inline constexpr core_metrics::listed_metric contested_accesses{&core_metrics::list, 1037, 1064};
inline constexpr core_metrics::listed_metric data_sharing{&core_metrics::list, 1182, 1203};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 1294, 1317};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 1408, 1426};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 1518, 1537};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 1629, 1650};
} // namespace metric

} // namespace msr::events::haswell_ep
