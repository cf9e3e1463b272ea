// Metrics of Ice Lake SP: 228. Written by `msrpp import` from a table: do not edit.
// icx: from intel/perfmon 6dadedf3aa48, ICX/metrics/icelakex_metrics.json, 1.2; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// 191 of them are those of ice_lake.
// Left out, TOPDOWN.SLOTS with percore, which adds what the threads of a core count:
// Info_Thread_Slots_Utilization
// Left out, it counts nothing: Info_System_Time
// Left out, more events than a plan has room for: Bottleneck_Other_Bottlenecks
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event FREERUN_PKG_ENERGY_STATUS: Info_System_Power
// Left out, no core event UNC_CHA_CLOCKTICKS: uncore_frequency, Info_System_Socket_CLKS
// Left out, no core event UNC_CHA_DIR_UPDATE.HA: memory_extra_write_bw_due_to_directory_updates
// Left out, no core event UNC_CHA_REQUESTS.READS_LOCAL: llc_miss_local_memory_bandwidth_read
// Left out, no core event UNC_CHA_REQUESTS.READS_REMOTE: llc_miss_remote_memory_bandwidth_read
// Left out, no core event UNC_CHA_REQUESTS.WRITES_LOCAL: llc_miss_local_memory_bandwidth_write
// Left out, no core event UNC_CHA_REQUESTS.WRITES_REMOTE: llc_miss_remote_memory_bandwidth_write
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_CRD: llc_code_read_mpi_demand_plus_prefetch
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_DRD_LOCAL: numa_reads_addressed_to_local_dram
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_DRD_REMOTE:
// numa_reads_addressed_to_remote_dram
// Left out, no core event UNC_CHA_TOR_INSERTS.IA_MISS_LLCPREFDATA:
// llc_data_read_mpi_demand_plus_prefetch
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_HIT_ITOM: io_bandwidth_write,
// Info_System_IO_Write_BW
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_HIT_PCIRDCUR: io_bandwidth_read
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM_LOCAL: io_bandwidth_write_local
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM_REMOTE: io_bandwidth_write_remote
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_ITOM: io_full_write_l3_miss,
// io_bandwidth_write_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_ITOMCACHENEAR: io_partial_write_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_PCIRDCUR: io_read_l3_miss,
// io_bandwidth_read_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_PCIRDCUR: Info_System_IO_Read_BW
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_PCIRDCUR_LOCAL: io_bandwidth_read_local
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_PCIRDCUR_REMOTE: io_bandwidth_read_remote
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD: llc_demand_data_read_miss_latency,
// Info_System_MEM_Read_Latency, Info_System_MEM_Parallel_Reads
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_DDR:
// llc_demand_data_read_miss_to_dram_latency, Info_System_MEM_DRAM_Read_Latency
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_LOCAL:
// llc_demand_data_read_miss_latency_for_local_requests
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_PMM:
// llc_demand_data_read_miss_to_pmem_latency
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_REMOTE:
// llc_demand_data_read_miss_latency_for_remote_requests
// Left out, no core event UNC_M_CAS_COUNT.RD: memory_bandwidth_read, memory_bandwidth_total,
// Info_System_DRAM_BW_Use
// Left out, no core event UNC_M_CAS_COUNT.WR: memory_bandwidth_write
// Left out, no core event UNC_M_PMM_RPQ_INSERTS: pmem_memory_bandwidth_read,
// pmem_memory_bandwidth_total
// Left out, no core event UNC_M_PMM_WPQ_INSERTS: pmem_memory_bandwidth_write
// Left out, no core event UNC_UPI_RxL_FLITS.ALL_DATA: upi_data_receive_bw
// Left out, no core event UNC_UPI_TxL_FLITS.ALL_DATA: upi_data_transmit_bw
#pragma once

#include <msr/intel/events/ice_lake_sp.hpp>
#include <msr/intel/metrics/ice_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::ice_lake_sp {

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
    "itlb_2nd_level_mpi\0" "per instruction\0" "e12 / e2\0"
    "itlb_2nd_level_large_page_mpi\0" "per instruction\0" "e13 / e2\0"
    "dtlb_2nd_level_load_mpi\0" "per instruction\0" "e14 / e2\0"
    "dtlb_2nd_level_2mb_large_page_load_mpi\0" "per instruction\0" "e15 / e2\0"
    "dtlb_2nd_level_store_mpi\0" "per instruction\0" "e16 / e2\0"
    "percent_uops_delivered_from_decoded_icache\0" "percent\0"
    "100 * (e17 / (e17 + e18 + e19 + e20))\0"
    "percent_uops_delivered_from_legacy_decode_pipeline\0" "percent\0"
    "100 * (e18 / (e17 + e18 + e19 + e20))\0"
    "percent_uops_delivered_from_microcode_sequencer\0" "percent\0"
    "100 * (e19 / (e17 + e18 + e19 + e20))\0"
    "bottleneck_compute_bound_est\0" "\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e21 / e22; s2 = e26 + "
    "topdown_retiring / s0 * e27; s3 = max(0, s1 - (e23 + e24) / (e25 + s2 + e24) * s1); s4 = "
    "e28 / e0; s5 = e30 / e0; s6 = (s5 * e0 + s2) / e0 if e28 < e25 - e23 else s2 / e0; s7 = s4 "
    "+ e29 / e0 + s6; s8 = e31 / e0; 100 * (s3 * s4 / s7 + s3 * (s6 / s7) * (s8 / (s5 + e26 / "
    "e0 + e27 / e0 + s8)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e22; s0 = e32 / e33 * e19 / e22; s1 = topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound; s2 = topdown_retiring "
    "/ s1; s3 = s0 + s2 * (e34 - e35) / e18; s4 = s0 / (s3 - s0 + s0) * (34 * e36 / e22 / s0); "
    "s5 = 3 * e39 / e0; s6 = 10 * e41 / e0; s7 = e40 / e0 + s6; s8 = e42 / (e42 + e43); s9 = (1 "
    "- s8) * e40 / e0; s10 = topdown_backend_bound / s1 + 5 * e21 / e22; s11 = max(1 - "
    "(topdown_frontend_bound / s1 - e38 / e22 + s10 + s2), 0); s12 = s8 * s11; s13 = 10 * s0 * "
    "max(s12 * (1 - e42 / (e21 - e43)), 0.0001) / s12; s14 = s8 * e40 / e0; s15 = max(0, s11 - "
    "s12); s16 = max(s15 * (1 - e50 / e43), 0.0001); s17 = e26 + s2 * e27; s18 = max(0, s10 - "
    "(e23 + e24) / (e25 + s17 + e24) * s10); s19 = e29 / e0; s20 = e30 / e0; 100 * (s4 * ((5 * "
    "e37 - e38) / e22 * (s5 + s7 * (s9 + s13 * s14) / (s14 + s9 + s6)) / (e44 / e0 + e45 / e0 + "
    "s7 + s5 + e46 / e0 + e47 / e0) + e48 / (e49 if smt_on else e0) / 3.3) + s13 * s12 + s15 * "
    "s16 / s16 + s18 * (s19 + s18 * e51 / e0 * s20) / (e28 / e0 + s19 + ((s20 * e0 + s17) / e0 "
    "if e28 < e25 - e23 else s17 / e0)) + s4 * s3)\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (4 * (e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e8 * (1 + "
    "e52 / e53 / 2) / e0)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((23 * s0 - 4 * "
    "s0) * (e54 * (1 + e52 / e53 / 2)) / e0)\0"
    "l3_miss_bound\0" "percent\0"
    "s0 = (e56 - e57) / e0; s1 = e8 * (1 + e52 / e53); 100 * (e55 / e0 + s0 - s1 / (s1 + e58) * "
    "s0)\0"
    "local_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((66.5 * s0 - "
    "23 * s0) * e59 * (1 + e52 / e53 / 2) / e0)\0"
    "remote_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((131 * s0 - 23 "
    "* s0) * e60 * (1 + e52 / e53 / 2) / e0)\0"
    "remote_cache\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 120 * s0 - 23 * "
    "s0; 100 * ((s1 * e61 + s1 * e62) * (1 + e52 / e53 / 2) / e0)\0"
    "slow_pause\0" "percent\0" "100 * (37 * e63 / e0)\0"
    "ports_utilization\0" "percent\0"
    "with e22; s0 = e26 + topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) * e27; 100 * ((e30 / e0 * e0 + s0) / e0 if e28 "
    "< e25 - e23 else s0 / e0)\0"
    "ports_utilized_0\0" "percent\0" "100 * (e30 / e0)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e21 / e22; s2 = e26 + "
    "topdown_retiring / s0 * e27; s3 = max(0, s1 - (e23 + e24) / (e25 + s2 + e24) * s1); s4 = "
    "(e30 / e0 * e0 + s2) / e0 if e28 < e25 - e23 else s2 / e0; 100 * (1 - s3 / s4 if s3 < s4 "
    "else 1) if (1 - e64 / e65 if smt_on else 0) > 0.5 else 0\0"
    "info_frontend_dsb_coverage\0" "\0" "e17 / (e17 + e18 + e19)\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e22; s0 = (5 * e37 - e38) / e22; s1 = e47 / e0; s2 = e49 if smt_on else e0; s3 = (e66 "
    "- e67) / s2 / 2; 100 * (s0 * s1 / (e44 / e0 + e45 / e0 + (e40 / e0 + 10 * e41 / e0) + 3 * "
    "e39 / e0 + e46 / e0 + s1) + max(0, topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e38 / e22 - s0) * s3 "
    "/ (s3 + (e68 - e69) / s2 / 2 + e48 / s2 / 3.3))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e22; s0 = topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e38 / e22; s1 = (5 * e37 - e38) / e22; s2 = "
    "max(0, s0 - s1); s3 = e49 if smt_on else e0; s4 = (e68 - e69) / s3 / 2; 100 * (s0 * (s2 / "
    "(s1 + s2)) * (s4 / ((e66 - e67) / s3 / 2 + s4 + e48 / s3 / 3.3)))\0"
    "info_memory_core_l2_evictions_silent_pki\0" "\0" "1000 * e70 / e2\0"
    "info_memory_core_l2_evictions_nonsilent_pki\0" "\0" "1000 * e71 / e2\0";
// Events that no list names.
inline constexpr char own_names[] =
    "raw:event=0xa6:umask=0x80\0";
inline constexpr select::event_list own_list{"ice_lake_sp", core::ice_lake_sp, own_names};
inline constexpr select::vendor_event<perfmon::event_pmu> own_0{{&own_list, 0x800a6, 0xff, 0x1e848300000, 0x0}, {}, &own_0};
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
    {.event = &int_misc::clears_count}, {.event = &topdown::slots_},
    {.event = &cycle_activity::stalls_mem_any}, {.event = &exe_activity::bound_on_stores},
    {.event = &cycle_activity::stalls_total}, {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_ports_util}, {.event = &arith::divider_active},
    {.event = &resource_stalls::scoreboard}, {.event = &own_0},
    {.event = &uops_executed::cycles_ge_3}, {.event = &uops_retired::slots_},
    {.event = &uops_issued::any}, {.event = &uops_decoded::dec0},
    {.event = &uops_decoded::dec0, .threshold = 1}, {.event = &assists::any},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core},
    {.event = &int_misc::uop_dropping}, {.event = &idq::ms_switches},
    {.event = &int_misc::clear_resteer_cycles}, {.event = &baclears::any},
    {.event = &br_misp_retired::all_branches}, {.event = &machine_clears::count},
    {.event = &icache_data::stalls}, {.event = &icache_tag::stalls}, {.event = &decode::lcp},
    {.event = &dsb2mite_switches::penalty_cycles}, {.event = &idq::ms_uops, .threshold = 1},
    {.event = &cpu_clk_unhalted::distributed}, {.event = &machine_clears::memory_ordering},
    {.event = &rs_events::empty_cycles}, {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss}, {.event = &mem_load_retired::l3_hit},
    {.event = &cycle_activity::stalls_l3_miss}, {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &cycle_activity::stalls_l2_miss}, {.event = &l1d_pend_miss::fb_full_periods},
    {.event = &mem_load_l3_miss_retired::local_dram},
    {.event = &mem_load_l3_miss_retired::remote_dram},
    {.event = &mem_load_l3_miss_retired::remote_hitm},
    {.event = &mem_load_l3_miss_retired::remote_fwd}, {.event = &misc_retired::pause_inst},
    {.event = &cpu_clk_unhalted::one_thread_active}, {.event = &cpu_clk_unhalted::ref_distributed},
    {.event = &idq::mite_cycles_any}, {.event = &idq::mite_cycles_ok},
    {.event = &idq::dsb_cycles_any}, {.event = &idq::dsb_cycles_ok},
    {.event = &l2_lines_out::silent}, {.event = &l2_lines_out::non_silent}};
inline constexpr std::uint16_t missing[] = {
    3, 4, 5, 30, 53, 55, 56, 57, 59, 76, 77, 78, 109, 142, 147, 148, 156, 157, 204, 205, 206};
inline constexpr metric_list<perfmon::event_pmu> list{"ice_lake_sp", texts, all_of(events), 37, &ice_lake::core_metrics::list, all_of(missing)};
} // namespace core_metrics

namespace metric {
using
    ice_lake::metric::bottleneck_mispredictions, ice_lake::metric::bottleneck_big_code,
    ice_lake::metric::bottleneck_instruction_fetch_bw,
    ice_lake::metric::bottleneck_branching_overhead, ice_lake::metric::bottleneck_useful_work,
    ice_lake::metric::frontend_bound, ice_lake::metric::fetch_latency,
    ice_lake::metric::icache_misses, ice_lake::metric::code_l2_hit, ice_lake::metric::code_l2_miss,
    ice_lake::metric::itlb_misses, ice_lake::metric::code_stlb_hit,
    ice_lake::metric::code_stlb_miss, ice_lake::metric::code_stlb_miss_4k,
    ice_lake::metric::code_stlb_miss_2m, ice_lake::metric::branch_resteers,
    ice_lake::metric::mispredicts_resteers, ice_lake::metric::clears_resteers,
    ice_lake::metric::unknown_branches, ice_lake::metric::ms_switches, ice_lake::metric::lcp,
    ice_lake::metric::dsb_switches, ice_lake::metric::fetch_bandwidth, ice_lake::metric::mite,
    ice_lake::metric::decoder0_alone, ice_lake::metric::mite_4wide, ice_lake::metric::dsb,
    ice_lake::metric::ms, ice_lake::metric::bad_speculation, ice_lake::metric::branch_mispredicts,
    ice_lake::metric::other_mispredicts, ice_lake::metric::machine_clears,
    ice_lake::metric::other_nukes, ice_lake::metric::backend_bound, ice_lake::metric::memory_bound,
    ice_lake::metric::l1_bound, ice_lake::metric::dtlb_load, ice_lake::metric::load_stlb_hit,
    ice_lake::metric::load_stlb_miss, ice_lake::metric::load_stlb_miss_4k,
    ice_lake::metric::load_stlb_miss_2m, ice_lake::metric::load_stlb_miss_1g,
    ice_lake::metric::store_fwd_blk, ice_lake::metric::l1_latency_dependency,
    ice_lake::metric::lock_latency, ice_lake::metric::split_loads, ice_lake::metric::_4k_aliasing,
    ice_lake::metric::fb_full, ice_lake::metric::l2_bound, ice_lake::metric::l3_bound,
    ice_lake::metric::sq_full, ice_lake::metric::mem_bandwidth, ice_lake::metric::mem_latency,
    ice_lake::metric::store_bound, ice_lake::metric::store_latency, ice_lake::metric::split_stores,
    ice_lake::metric::dtlb_store, ice_lake::metric::store_stlb_hit,
    ice_lake::metric::store_stlb_miss, ice_lake::metric::store_stlb_miss_4k,
    ice_lake::metric::store_stlb_miss_2m, ice_lake::metric::store_stlb_miss_1g,
    ice_lake::metric::core_bound, ice_lake::metric::divider, ice_lake::metric::fp_divider,
    ice_lake::metric::int_divider, ice_lake::metric::serializing_operation,
    ice_lake::metric::mixing_vectors, ice_lake::metric::ports_utilized_1,
    ice_lake::metric::ports_utilized_2, ice_lake::metric::ports_utilized_3m,
    ice_lake::metric::alu_op_utilization, ice_lake::metric::port_0, ice_lake::metric::port_1,
    ice_lake::metric::port_5, ice_lake::metric::port_6, ice_lake::metric::load_op_utilization,
    ice_lake::metric::store_op_utilization, ice_lake::metric::retiring,
    ice_lake::metric::light_operations, ice_lake::metric::fp_arith, ice_lake::metric::x87_use,
    ice_lake::metric::fp_scalar, ice_lake::metric::fp_vector, ice_lake::metric::fp_vector_128b,
    ice_lake::metric::fp_vector_256b, ice_lake::metric::fp_vector_512b,
    ice_lake::metric::memory_operations, ice_lake::metric::branch_instructions,
    ice_lake::metric::other_light_ops, ice_lake::metric::nop_instructions,
    ice_lake::metric::heavy_operations, ice_lake::metric::few_uops_instructions,
    ice_lake::metric::microcode_sequencer, ice_lake::metric::assists, ice_lake::metric::fp_assists,
    ice_lake::metric::cisc, ice_lake::metric::info_thread_ipc, ice_lake::metric::info_thread_uoppi,
    ice_lake::metric::info_thread_uptb, ice_lake::metric::info_thread_cpi,
    ice_lake::metric::info_thread_clks, ice_lake::metric::info_thread_slots,
    ice_lake::metric::info_thread_execute_per_issue, ice_lake::metric::info_core_coreipc,
    ice_lake::metric::info_core_flopc, ice_lake::metric::info_core_fp_arith_utilization,
    ice_lake::metric::info_core_ilp, ice_lake::metric::info_core_epc,
    ice_lake::metric::info_core_core_clks, ice_lake::metric::info_inst_mix_ipload,
    ice_lake::metric::info_inst_mix_ipstore, ice_lake::metric::info_inst_mix_ipbranch,
    ice_lake::metric::info_inst_mix_ipcall, ice_lake::metric::info_inst_mix_iptb,
    ice_lake::metric::info_inst_mix_bptkbranch, ice_lake::metric::info_inst_mix_ipflop,
    ice_lake::metric::info_inst_mix_iparith, ice_lake::metric::info_inst_mix_iparith_scalar_sp,
    ice_lake::metric::info_inst_mix_iparith_scalar_dp,
    ice_lake::metric::info_inst_mix_iparith_avx128, ice_lake::metric::info_inst_mix_iparith_avx256,
    ice_lake::metric::info_inst_mix_iparith_avx512, ice_lake::metric::info_inst_mix_ippause,
    ice_lake::metric::info_inst_mix_ipswpf, ice_lake::metric::info_inst_mix_instructions,
    ice_lake::metric::info_pipeline_retire, ice_lake::metric::info_pipeline_ipassist,
    ice_lake::metric::info_pipeline_execute, ice_lake::metric::info_pipeline_fetch_dsb,
    ice_lake::metric::info_pipeline_fetch_mite, ice_lake::metric::info_pipeline_fetch_ms,
    ice_lake::metric::info_frontend_fetch_upc, ice_lake::metric::info_frontend_dsb_switch_cost,
    ice_lake::metric::info_frontend_tbpc, ice_lake::metric::info_frontend_icache_miss_latency,
    ice_lake::metric::info_frontend_ipdsb_miss_ret,
    ice_lake::metric::info_frontend_ipunknown_branch, ice_lake::metric::info_frontend_l2mpki_code,
    ice_lake::metric::info_frontend_l2mpki_code_all, ice_lake::metric::info_botlnk_l2_ic_misses,
    ice_lake::metric::info_bad_spec_ipmispredict,
    ice_lake::metric::info_bad_spec_ipmisp_cond_ntaken,
    ice_lake::metric::info_bad_spec_ipmisp_cond_taken, ice_lake::metric::info_bad_spec_ipmisp_ret,
    ice_lake::metric::info_bad_spec_ipmisp_indirect,
    ice_lake::metric::info_bad_spec_branch_misprediction_cost,
    ice_lake::metric::info_bad_spec_spec_clears_ratio, ice_lake::metric::info_branches_cond_nt,
    ice_lake::metric::info_branches_cond_tk, ice_lake::metric::info_branches_callret,
    ice_lake::metric::info_branches_jump, ice_lake::metric::info_branches_other_branches,
    ice_lake::metric::info_memory_load_miss_real_latency, ice_lake::metric::info_memory_mlp,
    ice_lake::metric::info_memory_l1mpki, ice_lake::metric::info_memory_l2mpki,
    ice_lake::metric::info_memory_l3mpki, ice_lake::metric::info_memory_fb_hpki,
    ice_lake::metric::info_memory_l1mpki_load, ice_lake::metric::info_memory_l2mpki_all,
    ice_lake::metric::info_memory_l2mpki_load, ice_lake::metric::info_memory_l2mpki_rfo,
    ice_lake::metric::info_memory_l2hpki_load, ice_lake::metric::info_memory_l1d_cache_fill_bw,
    ice_lake::metric::info_memory_l2_cache_fill_bw, ice_lake::metric::info_memory_l3_cache_fill_bw,
    ice_lake::metric::info_memory_l3_cache_access_bw,
    ice_lake::metric::info_memory_tlb_page_walks_utilization,
    ice_lake::metric::info_memory_tlb_code_stlb_mpki,
    ice_lake::metric::info_memory_tlb_load_stlb_mpki,
    ice_lake::metric::info_memory_tlb_store_stlb_mpki,
    ice_lake::metric::info_memory_core_l1d_cache_fill_bw_2t,
    ice_lake::metric::info_memory_core_l2_cache_fill_bw_2t,
    ice_lake::metric::info_memory_core_l3_cache_fill_bw_2t,
    ice_lake::metric::info_memory_core_l3_cache_access_bw_2t,
    ice_lake::metric::info_memory_prefetches_useless_hwpf,
    ice_lake::metric::info_memory_latency_load_l2_miss_latency,
    ice_lake::metric::info_memory_latency_load_l2_mlp,
    ice_lake::metric::info_memory_latency_data_l2_mlp,
    ice_lake::metric::info_memory_mix_uc_load_pki, ice_lake::metric::info_memory_mix_bus_lock_pki,
    ice_lake::metric::info_system_cpus_utilized, ice_lake::metric::info_system_core_frequency,
    ice_lake::metric::info_system_gflops, ice_lake::metric::info_system_turbo_utilization,
    ice_lake::metric::info_system_kernel_utilization, ice_lake::metric::info_system_kernel_cpi,
    ice_lake::metric::info_system_mux, ice_lake::metric::info_system_ipfarbranch,
    ice_lake::metric::info_system_smt_2t_utilization;
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
inline constexpr core_metrics::listed_metric itlb_2nd_level_mpi{&core_metrics::list, 566, 601};
inline constexpr core_metrics::listed_metric itlb_2nd_level_large_page_mpi{&core_metrics::list, 610, 656};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_load_mpi{&core_metrics::list, 665, 705};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_2mb_large_page_load_mpi{&core_metrics::list, 714, 769};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_store_mpi{&core_metrics::list, 778, 819};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_decoded_icache{&core_metrics::list, 828, 879};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_legacy_decode_pipeline{&core_metrics::list, 917, 976};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_microcode_sequencer{&core_metrics::list, 1014, 1070};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 1108, 1138};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 1597, 1628};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 2725, 2748};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 2857, 2880};
inline constexpr core_metrics::listed_metric l3_miss_bound{&core_metrics::list, 3011, 3033};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 3128, 3146};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 3278, 3297};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 3428, 3449};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 3600, 3619};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 3641, 3667};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 3874, 3899};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 3916, 3950};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 4353, 4381};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 4405, 4432};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 4838, 4868};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_silent_pki{&core_metrics::list, 5204, 5246};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_nonsilent_pki{&core_metrics::list, 5262, 5307};
} // namespace metric

} // namespace msr::events::ice_lake_sp
