// Metrics of Haswell EP: 129. Written by `msrpp import` from a table: do not edit.
// hsx: from intel/perfmon 6dadedf3aa48, HSX/metrics/haswellx_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
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
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::hsx {

namespace core_metrics {
using listed_metric = msr::listed_metric<event_pmu>;
inline constexpr char texts[] =
    "cpu_operating_frequency\0" "GHz\0"
    "e0 / e1 * tsc_frequency / 1000000000\0"
    "cpu_utilization\0" "percent\0"
    "100 * e1 / tsc_ticks\0"
    "cpi\0" "per instruction\0"
    "e0 / e2\0"
    "loads_per_instr\0" "per instruction\0"
    "e3 / e2\0"
    "stores_per_instr\0" "per instruction\0"
    "e4 / e2\0"
    "l1d_mpi\0" "per instruction\0"
    "e5 / e2\0"
    "l1d_demand_data_read_hits_per_instr\0" "per instruction\0"
    "e6 / e2\0"
    "l1_i_code_read_misses_with_prefetches_per_instr\0" "per instruction\0"
    "e7 / e2\0"
    "l2_demand_data_read_hits_per_instr\0" "per instruction\0"
    "e8 / e2\0"
    "l2_mpi\0" "per instruction\0"
    "e9 / e2\0"
    "l2_demand_data_read_mpi\0" "per instruction\0"
    "e10 / e2\0"
    "l2_demand_code_mpi\0" "per instruction\0"
    "e11 / e2\0"
    "itlb_mpi\0" "per instruction\0"
    "e12 / e2\0"
    "itlb_large_page_mpi\0" "per instruction\0"
    "e13 / e2\0"
    "dtlb_load_mpi\0" "per instruction\0"
    "e14 / e2\0"
    "dtlb_store_mpi\0" "per instruction\0"
    "e15 / e2\0"
    "percent_uops_delivered_from_decoded_icache\0" "percent\0"
    "100 * (e16 / e17)\0"
    "percent_uops_delivered_from_legacy_decode_pipeline\0" "percent\0"
    "100 * (e18 / e17)\0"
    "percent_uops_delivered_from_microcode_sequencer\0" "percent\0"
    "100 * (e19 / e17)\0"
    "percent_uops_delivered_from_loop_stream_detector\0" "percent\0"
    "100 * (e17 - e18 - e19 - e16) / e17\0"
    "frontend_bound\0" "percent\0"
    "100 * (e20 / (4 * (e21 / 2 if smt_on else e0)))\0"
    "fetch_latency\0" "percent\0"
    "100 * (4 * min(e0, e22) / (4 * (e21 / 2 if smt_on else e0)))\0"
    "icache_misses\0" "percent\0"
    "100 * (e23 / e0)\0"
    "itlb_misses\0" "percent\0"
    "100 * ((14 * e24 + e25) / e0)\0"
    "branch_resteers\0" "percent\0"
    "100 * (12 * (e26 + e27 + e28) / e0)\0"
    "ms_switches\0" "percent\0"
    "100 * (2 * e29 / e0)\0"
    "lcp\0" "percent\0"
    "100 * (e30 / e0)\0"
    "dsb_switches\0" "percent\0"
    "100 * (e31 / e0)\0"
    "fetch_bandwidth\0" "percent\0"
    "s0 = 4 * (e21 / 2 if smt_on else e0); 100 * (e20 / s0 - 4 * min(e0, e22) / s0)\0"
    "mite\0" "percent\0"
    "100 * ((e32 - e33) / (e21 / 2 if smt_on else e0) / 2)\0"
    "dsb\0" "percent\0"
    "100 * ((e34 - e35) / (e21 / 2 if smt_on else e0) / 2)\0"
    "bad_speculation\0" "percent\0"
    "100 * ((e17 - e36 + 4 * (e37 / 2 if smt_on else e38)) / (4 * (e21 / 2 if smt_on else e0)))\0"
    "branch_mispredicts\0" "percent\0"
    "100 * (e26 / (e26 + e27) * ((e17 - e36 + 4 * (e37 / 2 if smt_on else e38)) / (4 * (e21 / 2 "
    "if smt_on else e0))))\0"
    "machine_clears\0" "percent\0"
    "s0 = (e17 - e36 + 4 * (e37 / 2 if smt_on else e38)) / (4 * (e21 / 2 if smt_on else e0)); "
    "100 * (s0 - e26 / (e26 + e27) * s0)\0"
    "backend_bound\0" "percent\0"
    "s0 = 4 * (e21 / 2 if smt_on else e0); 100 * (1 - (e20 / s0 + (e17 - e36 + 4 * (e37 / 2 if "
    "smt_on else e38)) / s0 + e36 / s0))\0"
    "memory_bound\0" "percent\0"
    "s0 = min(e0, e41); s1 = e43 if e2 / e0 > 1.8 else e44; s2 = 4 * (e21 / 2 if smt_on else "
    "e0); s3 = e45 if 4 * min(e0, e22) / s2 > 0.1 else 0; 100 * ((min(e0, e39) + e40) / (s0 + "
    "(e42 - s1) / 2 - s3 + e40 if smt_on else s0 + e42 - s1 - s3 + e40) * (1 - (e20 / s2 + (e17 "
    "- e36 + 4 * (e37 / 2 if smt_on else e38)) / s2 + e36 / s2)))\0"
    "l1_bound\0" "percent\0"
    "100 * max((min(e0, e39) - e46) / e0, 0)\0"
    "dtlb_load\0" "percent\0"
    "100 * ((8 * e47 + e48) / e0)\0"
    "store_fwd_blk\0" "percent\0"
    "100 * (13 * e49 / e0)\0"
    "lock_latency\0" "percent\0"
    "100 * (e50 / e4 * min(e0, e51) / e0)\0"
    "split_loads\0" "percent\0"
    "100 * (e52 / (e53 + e54) * e55 / e0)\0"
    "4k_aliasing\0" "percent\0"
    "100 * (e56 / e0)\0"
    "fb_full\0" "percent\0"
    "100 * (e52 / (e53 + e54) * e57 / e0)\0"
    "l2_bound\0" "percent\0"
    "100 * ((e46 - e58) / e0)\0"
    "l3_bound\0" "percent\0"
    "100 * (e59 / (e59 + 7 * e60) * e58 / e0)\0"
    "contested_accesses\0" "percent\0"
    "s0 = 1 + e54 / (e8 + e59 + e62 + e61 + e63 + e64 + e65 + e66 + e67); 100 * ((60 * (e61 * "
    "s0) + 43 * (e63 * s0)) / e0)\0"
    "data_sharing\0" "percent\0"
    "100 * (43 * (e62 * (1 + e54 / (e8 + e59 + e62 + e61 + e63 + e64 + e65 + e66 + e67))) / e0)\0"
    "l3_hit_latency\0" "percent\0"
    "100 * (41 * (e59 * (1 + e54 / (e8 + e59 + e62 + e61 + e63 + e64 + e65 + e66 + e67))) / e0)\0"
    "sq_full\0" "percent\0"
    "100 * ((e68 / 2 if smt_on else e68) / (e21 / 2 if smt_on else e0))\0"
    "dram_bound\0" "percent\0"
    "100 * ((1 - e59 / (e59 + 7 * e60)) * e58 / e0)\0"
    "mem_bandwidth\0" "percent\0"
    "100 * (min(e0, e69) / e0)\0"
    "mem_latency\0" "percent\0"
    "100 * (min(e0, e70) / e0 - min(e0, e69) / e0)\0"
    "local_mem\0" "percent\0"
    "100 * (200 * (e64 * (1 + e54 / (e8 + e59 + e62 + e61 + e63 + e64 + e65 + e66 + e67))) / "
    "e0)\0"
    "remote_mem\0" "percent\0"
    "100 * (310 * (e65 * (1 + e54 / (e8 + e59 + e62 + e61 + e63 + e64 + e65 + e66 + e67))) / "
    "e0)\0"
    "remote_cache\0" "percent\0"
    "s0 = 1 + e54 / (e8 + e59 + e62 + e61 + e63 + e64 + e65 + e66 + e67); 100 * ((200 * (e66 * "
    "s0) + 180 * (e67 * s0)) / e0)\0"
    "store_bound\0" "percent\0"
    "100 * (e40 / e0)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e50 / e4; 100 * ((e71 * 9 * s0 + s0 * min(e0, e51)) / e0)\0"
    "split_stores\0" "percent\0"
    "100 * (2 * e72 / (e21 / 2 if smt_on else e0))\0"
    "dtlb_store\0" "percent\0"
    "100 * ((8 * e73 + e74) / e0)\0"
    "core_bound\0" "percent\0"
    "s0 = 4 * (e21 / 2 if smt_on else e0); s1 = 1 - (e20 / s0 + (e17 - e36 + 4 * (e37 / 2 if "
    "smt_on else e38)) / s0 + e36 / s0); s2 = min(e0, e41); s3 = e43 if e2 / e0 > 1.8 else e44; "
    "s4 = e45 if 4 * min(e0, e22) / s0 > 0.1 else 0; 100 * (s1 - (min(e0, e39) + e40) / (s2 + "
    "(e42 - s3) / 2 - s4 + e40 if smt_on else s2 + e42 - s3 - s4 + e40) * s1)\0"
    "divider\0" "percent\0"
    "100 * (10 * e75 / (e21 / 2 if smt_on else e0))\0"
    "ports_utilization\0" "percent\0"
    "s0 = min(e0, e41); s1 = e43 if e2 / e0 > 1.8 else e44; s2 = e45 if 4 * min(e0, e22) / (4 * "
    "(e21 / 2 if smt_on else e0)) > 0.1 else 0; 100 * (((s0 + (e42 - s1) / 2 - s2 + e40 if "
    "smt_on else s0 + e42 - s1 - s2 + e40) - e40 - min(e0, e39)) / e0)\0"
    "ports_utilized_0\0" "percent\0"
    "s0 = e21 / 2 if smt_on else e0; 100 * ((e76 / 2 if smt_on else min(e0, e41) - (e45 if 4 * "
    "min(e0, e22) / (4 * s0) > 0.1 else 0)) / s0)\0"
    "ports_utilized_1\0" "percent\0"
    "s0 = e42 - e44; 100 * ((s0 / 2 if smt_on else s0) / (e21 / 2 if smt_on else e0))\0"
    "ports_utilized_2\0" "percent\0"
    "s0 = e44 - e43; 100 * ((s0 / 2 if smt_on else s0) / (e21 / 2 if smt_on else e0))\0"
    "ports_utilized_3m\0" "percent\0"
    "100 * ((e43 / 2 if smt_on else e43) / (e21 / 2 if smt_on else e0))\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e77 + e78 + e79 + e80) / (4 * (e21 / 2 if smt_on else e0)))\0"
    "port_0\0" "percent\0"
    "100 * (e77 / (e21 / 2 if smt_on else e0))\0"
    "port_1\0" "percent\0"
    "100 * (e78 / (e21 / 2 if smt_on else e0))\0"
    "port_5\0" "percent\0"
    "100 * (e79 / (e21 / 2 if smt_on else e0))\0"
    "port_6\0" "percent\0"
    "100 * (e80 / (e21 / 2 if smt_on else e0))\0"
    "load_op_utilization\0" "percent\0"
    "100 * ((e81 + e82 + e83 - e84) / (2 * (e21 / 2 if smt_on else e0)))\0"
    "port_2\0" "percent\0"
    "100 * (e81 / (e21 / 2 if smt_on else e0))\0"
    "port_3\0" "percent\0"
    "100 * (e82 / (e21 / 2 if smt_on else e0))\0"
    "store_op_utilization\0" "percent\0"
    "100 * (e84 / (e21 / 2 if smt_on else e0))\0"
    "port_4\0" "percent\0"
    "100 * (e84 / (e21 / 2 if smt_on else e0))\0"
    "port_7\0" "percent\0"
    "100 * (e83 / (e21 / 2 if smt_on else e0))\0"
    "retiring\0" "percent\0"
    "100 * (e36 / (4 * (e21 / 2 if smt_on else e0)))\0"
    "light_operations\0" "percent\0"
    "s0 = 4 * (e21 / 2 if smt_on else e0); 100 * (e36 / s0 - e36 / e17 * e19 / s0)\0"
    "heavy_operations\0" "percent\0"
    "100 * (e36 / e17 * e19 / (4 * (e21 / 2 if smt_on else e0)))\0"
    "microcode_sequencer\0" "percent\0"
    "100 * (e36 / e17 * e19 / (4 * (e21 / 2 if smt_on else e0)))\0"
    "assists\0" "percent\0"
    "100 * (66 * e85 / (4 * (e21 / 2 if smt_on else e0)))\0"
    "cisc\0" "percent\0"
    "s0 = 4 * (e21 / 2 if smt_on else e0); 100 * max(0, e36 / e17 * e19 / s0 - 66 * e85 / s0)\0"
    "info_thread_ipc\0" "\0"
    "e2 / e0\0"
    "info_thread_uoppi\0" "\0"
    "e36 / e2\0"
    "info_thread_uptb\0" "\0"
    "e36 / e86\0"
    "info_thread_cpi\0" "per instruction\0"
    "1 / (e2 / e0)\0"
    "info_thread_clks\0" "\0"
    "e0\0"
    "info_thread_slots\0" "\0"
    "4 * (e21 / 2 if smt_on else e0)\0"
    "info_core_coreipc\0" "\0"
    "e2 / (e21 / 2 if smt_on else e0)\0"
    "info_core_ilp\0" "\0"
    "s0 = e42 / 2 if smt_on else e42; e87 / 2 / s0 if smt_on else e87 / s0\0"
    "info_core_core_clks\0" "\0"
    "e21 / 2 if smt_on else e0\0"
    "info_inst_mix_ipload\0" "\0"
    "e2 / e3\0"
    "info_inst_mix_ipstore\0" "\0"
    "e2 / e4\0"
    "info_inst_mix_ipbranch\0" "\0"
    "e2 / e88\0"
    "info_inst_mix_ipcall\0" "\0"
    "e2 / e89\0"
    "info_inst_mix_iptb\0" "\0"
    "e2 / e86\0"
    "info_inst_mix_bptkbranch\0" "\0"
    "e88 / e86\0"
    "info_inst_mix_instructions\0" "\0"
    "e2\0"
    "info_pipeline_retire\0" "\0"
    "e36 / e90\0"
    "info_frontend_dsb_coverage\0" "\0"
    "e16 / (e16 + e91 + e18 + e19)\0"
    "info_frontend_tbpc\0" "\0"
    "e86 / e0\0"
    "info_frontend_ipunknown_branch\0" "\0"
    "e2 / e28\0"
    "info_bad_spec_ipmispredict\0" "\0"
    "e2 / e26\0"
    "info_bad_spec_ipmisp_indirect\0" "\0"
    "e2 / (e36 / e17 * e92)\0"
    "info_memory_load_miss_real_latency\0" "\0"
    "e52 / (e53 + e54)\0"
    "info_memory_mlp\0" "\0"
    "e52 / e93\0"
    "info_memory_l1mpki\0" "\0"
    "1000 * e53 / e2\0"
    "info_memory_l2mpki\0" "\0"
    "1000 * e10 / e2\0"
    "info_memory_l2mpki_rfo\0" "\0"
    "1000 * e94 / e2\0"
    "info_memory_l3mpki\0" "\0"
    "1000 * e60 / e2\0"
    "info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e5 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e9 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e95 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e25 + e48 + e74) / (e21 / 2 if smt_on else e0)\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e5 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e9 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e95 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0"
    "e96 / e97\0"
    "info_memory_latency_load_l2_mlp\0" "\0"
    "e96 / e98\0"
    "info_memory_latency_data_l2_mlp\0" "\0"
    "e99 / e70\0"
    "info_system_cpus_utilized\0" "\0"
    "e1 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0"
    "e0 / e1\0"
    "info_system_smt_2t_utilization\0" "\0"
    "1 - e100 / (e101 / 2) if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0"
    "e102 / e0\0"
    "info_system_kernel_cpi\0" "per instruction\0"
    "e102 / e103\0"
    "info_system_mux\0" "\0"
    "e104 / e0\0"
    "info_system_ipfarbranch\0" "\0"
    "e2 / e105\0";
inline constexpr metric_event<event_pmu> events[] = {
    {.event = &cpu_clk_unhalted::thread},
    {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &inst_retired::any},
    {.event = &mem_uops_retired::all_loads},
    {.event = &mem_uops_retired::all_stores},
    {.event = &l1d::replacement},
    {.event = &mem_load_uops_retired::l1_hit},
    {.event = &l2_rqsts::all_code_rd},
    {.event = &mem_load_uops_retired::l2_hit},
    {.event = &l2_lines_in::all},
    {.event = &mem_load_uops_retired::l2_miss},
    {.event = &l2_rqsts::code_rd_miss},
    {.event = &itlb_misses::walk_completed},
    {.event = &itlb_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed},
    {.event = &dtlb_store_misses::walk_completed},
    {.event = &idq::dsb_uops},
    {.event = &uops_issued::any},
    {.event = &idq::mite_uops},
    {.event = &idq::ms_uops},
    {.event = &idq_uops_not_delivered::core},
    {.event = &cpu_clk_unhalted::thread_any},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core},
    {.event = &icache::ifdata_stall},
    {.event = &itlb_misses::stlb_hit},
    {.event = &itlb_misses::walk_duration},
    {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count},
    {.event = &baclears::any},
    {.event = &idq::ms_switches},
    {.event = &ild_stall::lcp},
    {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &idq::all_mite_cycles_any_uops},
    {.event = &idq::all_mite_cycles_4_uops},
    {.event = &idq::all_dsb_cycles_any_uops},
    {.event = &idq::all_dsb_cycles_4_uops},
    {.event = &uops_retired::retire_slots},
    {.event = &int_misc::recovery_cycles_any},
    {.event = &int_misc::recovery_cycles},
    {.event = &cycle_activity::stalls_ldm_pending},
    {.event = &resource_stalls::sb},
    {.event = &cycle_activity::cycles_no_execute},
    {.event = &uops_executed::core, .threshold = 1},
    {.event = &uops_executed::core, .threshold = 3},
    {.event = &uops_executed::core, .threshold = 2},
    {.event = &rs_events::empty_cycles},
    {.event = &cycle_activity::stalls_l1d_pending},
    {.event = &dtlb_load_misses::stlb_hit},
    {.event = &dtlb_load_misses::walk_duration},
    {.event = &ld_blocks::store_forward},
    {.event = &mem_uops_retired::lock_loads},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending},
    {.event = &mem_load_uops_retired::l1_miss},
    {.event = &mem_load_uops_retired::hit_lfb},
    {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias},
    {.event = &l1d_pend_miss::request_fb_full, .threshold = 1},
    {.event = &cycle_activity::stalls_l2_pending},
    {.event = &mem_load_uops_retired::l3_hit},
    {.event = &mem_load_uops_retired::l3_miss},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_hitm},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_hit},
    {.event = &mem_load_uops_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_uops_l3_miss_retired::local_dram},
    {.event = &mem_load_uops_l3_miss_retired::remote_dram},
    {.event = &mem_load_uops_l3_miss_retired::remote_hitm},
    {.event = &mem_load_uops_l3_miss_retired::remote_fwd},
    {.event = &offcore_requests_buffer::sq_full},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 6},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &l2_rqsts::rfo_hit},
    {.event = &mem_uops_retired::split_stores},
    {.event = &dtlb_store_misses::stlb_hit},
    {.event = &dtlb_store_misses::walk_duration},
    {.event = &arith::divider_uops},
    {.event = &uops_executed::core, .threshold = 1, .invert = true},
    {.event = &uops_dispatched_port::port_0},
    {.event = &uops_dispatched_port::port_1},
    {.event = &uops_dispatched_port::port_5},
    {.event = &uops_dispatched_port::port_6},
    {.event = &uops_dispatched_port::port_2},
    {.event = &uops_dispatched_port::port_3},
    {.event = &uops_dispatched_port::port_7},
    {.event = &uops_dispatched_port::port_4},
    {.event = &other_assists::any_wb_assist},
    {.event = &br_inst_retired::near_taken},
    {.event = &uops_executed::core},
    {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call},
    {.event = &uops_retired::retire_slots, .threshold = 1},
    {.event = &lsd::uops},
    {.event = &br_misp_exec::indirect},
    {.event = &l1d_pend_miss::pending_cycles},
    {.event = &offcore_requests::demand_rfo},
    {.event = &longest_lat_cache::miss},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::cycles_with_demand_data_rd},
    {.event = &offcore_requests_outstanding::all_data_rd},
    {.event = &cpu_clk_unhalted::one_thread_active},
    {.event = &cpu_clk_unhalted::ref_xclk_any},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true},
    {.event = &cpu_clk_unhalted::thread_p},
    {.event = &br_inst_retired::far_branch, .user = true},
};
inline constexpr metric_list<event_pmu> list{"hsx", texts, all_of(events), 129};
} // namespace core_metrics

namespace metric {
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
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 1037, 1060};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 1108, 1130};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 1191, 1213};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 1230, 1250};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 1280, 1304};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 1340, 1360};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 1381, 1393};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 1410, 1431};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 1448, 1472};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 1551, 1564};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 1618, 1630};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 1684, 1708};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 1799, 1826};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 1939, 1962};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 2087, 2109};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 2235, 2256};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 2585, 2602};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 2642, 2660};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 2689, 2711};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 2733, 2754};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 2791, 2811};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 2848, 2868};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 2885, 2901};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 2938, 2955};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 2980, 2997};
inline constexpr core_metrics::listed_metric contested_accesses{&core_metrics::list, 3038, 3065};
inline constexpr core_metrics::listed_metric data_sharing{&core_metrics::list, 3183, 3204};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 3295, 3318};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 3409, 3425};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 3492, 3511};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 3558, 3580};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 3606, 3626};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 3672, 3690};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 3782, 3801};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 3893, 3914};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 4034, 4054};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 4071, 4093};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 4160, 4181};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 4227, 4246};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 4275, 4294};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 4635, 4651};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 4698, 4724};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 4967, 4992};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 5127, 5152};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 5233, 5258};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 5339, 5365};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 5432, 5459};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 5527, 5542};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 5584, 5599};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 5641, 5656};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 5698, 5713};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 5755, 5783};
inline constexpr core_metrics::listed_metric port_2{&core_metrics::list, 5851, 5866};
inline constexpr core_metrics::listed_metric port_3{&core_metrics::list, 5908, 5923};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 5965, 5994};
inline constexpr core_metrics::listed_metric port_4{&core_metrics::list, 6036, 6051};
inline constexpr core_metrics::listed_metric port_7{&core_metrics::list, 6093, 6108};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 6150, 6167};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 6215, 6240};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 6318, 6343};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 6403, 6431};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 6491, 6507};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 6560, 6573};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 6662, 6679};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 6687, 6706};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 6715, 6733};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 6743, 6775};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 6789, 6807};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 6810, 6829};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 6861, 6880};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 6913, 6928};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 6998, 7019};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 7045, 7067};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 7075, 7098};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 7106, 7130};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 7139, 7161};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 7170, 7190};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 7199, 7225};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 7235, 7263};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 7266, 7288};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 7298, 7326};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 7356, 7376};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 7385, 7417};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 7426, 7454};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 7463, 7494};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 7517, 7553};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 7571, 7588};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 7598, 7618};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 7634, 7654};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 7670, 7694};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 7710, 7730};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 7746, 7777};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 7824, 7854};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 7901, 7931};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 7979, 8019};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 8067, 8106};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 8153, 8191};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 8238, 8276};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 8324, 8366};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 8376, 8409};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 8419, 8452};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 8462, 8489};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 8508, 8536};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 8599, 8630};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 8638, 8670};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 8709, 8741};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 8751, 8790};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 8802, 8819};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 8829, 8854};
} // namespace metric

} // namespace msr::perfmon::hsx
