// Metrics of Broadwell EP: 153. Written by `msrpp import` from a table: do not edit.
// bdx: from intel/perfmon 6dadedf3aa48, BDX/metrics/broadwellx_metrics.json, 1.0; BSD-3-Clause,
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

#include <msr/intel/events/broadwell_ep.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::bdx {

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
    "100 * (e20 / e17)\0"
    "frontend_bound\0" "percent\0"
    "100 * (e21 / (4 * (e22 / 2 if smt_on else e0)))\0"
    "fetch_latency\0" "percent\0"
    "100 * (4 * e23 / (4 * (e22 / 2 if smt_on else e0)))\0"
    "icache_misses\0" "percent\0"
    "100 * (e24 / e0)\0"
    "itlb_misses\0" "percent\0"
    "100 * ((14 * e25 + e26 + 7 * e12) / e0)\0"
    "branch_resteers\0" "percent\0"
    "100 * (12 * (e27 + e28 + e29) / e0)\0"
    "mispredicts_resteers\0" "percent\0"
    "s0 = e27 + e28 + e29; 100 * (e27 * (12 * s0 / e0) / s0)\0"
    "clears_resteers\0" "percent\0"
    "s0 = e27 + e28 + e29; 100 * (e28 * (12 * s0 / e0) / s0)\0"
    "unknown_branches\0" "percent\0"
    "s0 = e27 + e28 + e29; s1 = 12 * s0 / e0; 100 * (s1 - e27 * s1 / s0 - e28 * s1 / s0)\0"
    "ms_switches\0" "percent\0"
    "100 * (2 * e30 / e0)\0"
    "lcp\0" "percent\0"
    "100 * (e31 / e0)\0"
    "dsb_switches\0" "percent\0"
    "100 * (e32 / e0)\0"
    "fetch_bandwidth\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * (e21 / s0 - 4 * e23 / s0)\0"
    "mite\0" "percent\0"
    "100 * ((e33 - e34) / (e22 / 2 if smt_on else e0) / 2)\0"
    "dsb\0" "percent\0"
    "100 * ((e35 - e36) / (e22 / 2 if smt_on else e0) / 2)\0"
    "bad_speculation\0" "percent\0"
    "100 * ((e17 - e37 + 4 * (e38 / 2 if smt_on else e39)) / (4 * (e22 / 2 if smt_on else e0)))\0"
    "branch_mispredicts\0" "percent\0"
    "100 * (e27 / (e27 + e28) * ((e17 - e37 + 4 * (e38 / 2 if smt_on else e39)) / (4 * (e22 / 2 "
    "if smt_on else e0))))\0"
    "machine_clears\0" "percent\0"
    "s0 = (e17 - e37 + 4 * (e38 / 2 if smt_on else e39)) / (4 * (e22 / 2 if smt_on else e0)); "
    "100 * (s0 - e27 / (e27 + e28) * s0)\0"
    "backend_bound\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * (1 - (e21 / s0 + (e17 - e37 + 4 * (e38 / 2 if "
    "smt_on else e39)) / s0 + e37 / s0))\0"
    "memory_bound\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * ((e40 + e41) / (e42 + e43 - (e44 if e2 / e0 > "
    "1.8 else e45) - (e46 if 4 * e23 / s0 > 0.1 else 0) + e41) * (1 - (e21 / s0 + (e17 - e37 + "
    "4 * (e38 / 2 if smt_on else e39)) / s0 + e37 / s0)))\0"
    "l1_bound\0" "percent\0"
    "100 * max((e40 - e47) / e0, 0)\0"
    "dtlb_load\0" "percent\0"
    "100 * ((8 * e48 + e49 + 7 * e14) / e0)\0"
    "store_fwd_blk\0" "percent\0"
    "100 * (13 * e50 / e0)\0"
    "lock_latency\0" "percent\0"
    "100 * (e51 / e4 * min(e0, e52) / e0)\0"
    "split_loads\0" "percent\0"
    "100 * (e53 / (e54 + e55) * e56 / e0)\0"
    "4k_aliasing\0" "percent\0"
    "100 * (e57 / e0)\0"
    "fb_full\0" "percent\0"
    "100 * (e53 / (e54 + e55) * e58 / e0)\0"
    "l2_bound\0" "percent\0"
    "100 * ((e47 - e59) / e0)\0"
    "l3_bound\0" "percent\0"
    "100 * (e60 / (e60 + 7 * e61) * e59 / e0)\0"
    "contested_accesses\0" "percent\0"
    "s0 = 1 + e55 / (e8 + e60 + e63 + e62 + e64 + e65 + e66 + e67 + e68); 100 * ((60 * (e62 * "
    "s0) + 43 * (e64 * s0)) / e0)\0"
    "data_sharing\0" "percent\0"
    "100 * (43 * (e63 * (1 + e55 / (e8 + e60 + e63 + e62 + e64 + e65 + e66 + e67 + e68))) / e0)\0"
    "l3_hit_latency\0" "percent\0"
    "100 * (41 * (e60 * (1 + e55 / (e8 + e60 + e63 + e62 + e64 + e65 + e66 + e67 + e68))) / e0)\0"
    "sq_full\0" "percent\0"
    "100 * ((e69 / 2 if smt_on else e69) / (e22 / 2 if smt_on else e0))\0"
    "dram_bound\0" "percent\0"
    "100 * ((1 - e60 / (e60 + 7 * e61)) * e59 / e0)\0"
    "mem_bandwidth\0" "percent\0"
    "100 * (min(e0, e70) / e0)\0"
    "mem_latency\0" "percent\0"
    "100 * (min(e0, e71) / e0 - min(e0, e70) / e0)\0"
    "local_mem\0" "percent\0"
    "100 * (200 * (e65 * (1 + e55 / (e8 + e60 + e63 + e62 + e64 + e65 + e66 + e67 + e68))) / "
    "e0)\0"
    "remote_mem\0" "percent\0"
    "100 * (310 * (e66 * (1 + e55 / (e8 + e60 + e63 + e62 + e64 + e65 + e66 + e67 + e68))) / "
    "e0)\0"
    "remote_cache\0" "percent\0"
    "s0 = 1 + e55 / (e8 + e60 + e63 + e62 + e64 + e65 + e66 + e67 + e68); 100 * ((200 * (e67 * "
    "s0) + 180 * (e68 * s0)) / e0)\0"
    "store_bound\0" "percent\0"
    "100 * (e41 / e0)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e51 / e4; 100 * ((e72 * 9 * s0 + s0 * min(e0, e52)) / e0)\0"
    "split_stores\0" "percent\0"
    "100 * (2 * e73 / (e22 / 2 if smt_on else e0))\0"
    "dtlb_store\0" "percent\0"
    "100 * ((8 * e74 + e75 + 7 * e15) / e0)\0"
    "core_bound\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); s1 = 1 - (e21 / s0 + (e17 - e37 + 4 * (e38 / 2 if "
    "smt_on else e39)) / s0 + e37 / s0); 100 * (s1 - (e40 + e41) / (e42 + e43 - (e44 if e2 / e0 "
    "> 1.8 else e45) - (e46 if 4 * e23 / s0 > 0.1 else 0) + e41) * s1)\0"
    "divider\0" "percent\0"
    "100 * (e76 / (e22 / 2 if smt_on else e0))\0"
    "ports_utilization\0" "percent\0"
    "100 * ((e42 + e43 - (e44 if e2 / e0 > 1.8 else e45) - (e46 if 4 * e23 / (4 * (e22 / 2 if "
    "smt_on else e0)) > 0.1 else 0) + e41 - e41 - e40) / e0)\0"
    "ports_utilized_0\0" "percent\0"
    "s0 = e22 / 2 if smt_on else e0; 100 * ((e77 / 2 if smt_on else e42 - (e46 if 4 * e23 / (4 "
    "* s0) > 0.1 else 0)) / s0)\0"
    "ports_utilized_1\0" "percent\0"
    "100 * (((e78 - e79) / 2 if smt_on else e43 - e45) / (e22 / 2 if smt_on else e0))\0"
    "ports_utilized_2\0" "percent\0"
    "100 * (((e79 - e80) / 2 if smt_on else e45 - e44) / (e22 / 2 if smt_on else e0))\0"
    "ports_utilized_3m\0" "percent\0"
    "100 * ((e80 / 2 if smt_on else e44) / (e22 / 2 if smt_on else e0))\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e81 + e82 + e83 + e84) / (4 * (e22 / 2 if smt_on else e0)))\0"
    "port_0\0" "percent\0"
    "100 * (e81 / (e22 / 2 if smt_on else e0))\0"
    "port_1\0" "percent\0"
    "100 * (e82 / (e22 / 2 if smt_on else e0))\0"
    "port_5\0" "percent\0"
    "100 * (e83 / (e22 / 2 if smt_on else e0))\0"
    "port_6\0" "percent\0"
    "100 * (e84 / (e22 / 2 if smt_on else e0))\0"
    "load_op_utilization\0" "percent\0"
    "100 * ((e85 + e86 + e87 - e88) / (2 * (e22 / 2 if smt_on else e0)))\0"
    "port_2\0" "percent\0"
    "100 * (e85 / (e22 / 2 if smt_on else e0))\0"
    "port_3\0" "percent\0"
    "100 * (e86 / (e22 / 2 if smt_on else e0))\0"
    "store_op_utilization\0" "percent\0"
    "100 * (e88 / (e22 / 2 if smt_on else e0))\0"
    "port_4\0" "percent\0"
    "100 * (e88 / (e22 / 2 if smt_on else e0))\0"
    "port_7\0" "percent\0"
    "100 * (e87 / (e22 / 2 if smt_on else e0))\0"
    "retiring\0" "percent\0"
    "100 * (e37 / (4 * (e22 / 2 if smt_on else e0)))\0"
    "light_operations\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * (e37 / s0 - e37 / e17 * e19 / s0)\0"
    "fp_arith\0" "percent\0"
    "100 * (e89 * (e37 / e2) / e37 + e90 / e37 + e91 / e37)\0"
    "x87_use\0" "percent\0"
    "100 * (e89 * (e37 / e2) / e37)\0"
    "fp_scalar\0" "percent\0"
    "100 * (e90 / e37)\0"
    "fp_vector\0" "percent\0"
    "100 * (e91 / e37)\0"
    "fp_vector_128b\0" "percent\0"
    "100 * ((e92 + e93) / e37)\0"
    "fp_vector_256b\0" "percent\0"
    "100 * ((e94 + e95) / e37)\0"
    "heavy_operations\0" "percent\0"
    "100 * (e37 / e17 * e19 / (4 * (e22 / 2 if smt_on else e0)))\0"
    "microcode_sequencer\0" "percent\0"
    "100 * (e37 / e17 * e19 / (4 * (e22 / 2 if smt_on else e0)))\0"
    "assists\0" "percent\0"
    "100 * (66 * e96 / (4 * (e22 / 2 if smt_on else e0)))\0"
    "cisc\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * max(0, e37 / e17 * e19 / s0 - 66 * e96 / s0)\0"
    "info_thread_ipc\0" "\0"
    "e2 / e0\0"
    "info_thread_uoppi\0" "\0"
    "e37 / e2\0"
    "info_thread_uptb\0" "\0"
    "e37 / e97\0"
    "info_thread_cpi\0" "per instruction\0"
    "1 / (e2 / e0)\0"
    "info_thread_clks\0" "\0"
    "e0\0"
    "info_thread_slots\0" "\0"
    "4 * (e22 / 2 if smt_on else e0)\0"
    "info_thread_execute_per_issue\0" "\0"
    "e98 / e17\0"
    "info_core_coreipc\0" "\0"
    "e2 / (e22 / 2 if smt_on else e0)\0"
    "info_core_flopc\0" "\0"
    "(e90 + 2 * e92 + 4 * e99 + 8 * e95) / (e22 / 2 if smt_on else e0)\0"
    "info_core_fp_arith_utilization\0" "\0"
    "(e90 + e91) / (2 * (e22 / 2 if smt_on else e0))\0"
    "info_core_ilp\0" "\0"
    "e98 / e100\0"
    "info_core_core_clks\0" "\0"
    "e22 / 2 if smt_on else e0\0"
    "info_inst_mix_ipload\0" "\0"
    "e2 / e3\0"
    "info_inst_mix_ipstore\0" "\0"
    "e2 / e4\0"
    "info_inst_mix_ipbranch\0" "\0"
    "e2 / e101\0"
    "info_inst_mix_ipcall\0" "\0"
    "e2 / e102\0"
    "info_inst_mix_iptb\0" "\0"
    "e2 / e97\0"
    "info_inst_mix_bptkbranch\0" "\0"
    "e101 / e97\0"
    "info_inst_mix_ipflop\0" "\0"
    "e2 / (e90 + 2 * e92 + 4 * e99 + 8 * e95)\0"
    "info_inst_mix_iparith\0" "\0"
    "e2 / (e90 + e91)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0"
    "e2 / e103\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0"
    "e2 / e104\0"
    "info_inst_mix_iparith_avx128\0" "\0"
    "e2 / (e92 + e93)\0"
    "info_inst_mix_iparith_avx256\0" "\0"
    "e2 / (e94 + e95)\0"
    "info_inst_mix_instructions\0" "\0"
    "e2\0"
    "info_pipeline_retire\0" "\0"
    "e37 / e105\0"
    "info_pipeline_execute\0" "\0"
    "e98 / (e78 / 2 if smt_on else e43)\0"
    "info_frontend_dsb_coverage\0" "\0"
    "e16 / (e16 + e20 + e18 + e19)\0"
    "info_frontend_tbpc\0" "\0"
    "e97 / e0\0"
    "info_frontend_ipunknown_branch\0" "\0"
    "e2 / e29\0"
    "info_bad_spec_ipmispredict\0" "\0"
    "e2 / e27\0"
    "info_bad_spec_ipmisp_indirect\0" "\0"
    "e2 / (e37 / e17 * e106)\0"
    "info_memory_load_miss_real_latency\0" "\0"
    "e53 / (e54 + e55)\0"
    "info_memory_mlp\0" "\0"
    "e53 / e107\0"
    "info_memory_l1mpki\0" "\0"
    "1000 * e54 / e2\0"
    "info_memory_l2mpki\0" "\0"
    "1000 * e10 / e2\0"
    "info_memory_l2mpki_all\0" "\0"
    "1000 * e108 / e2\0"
    "info_memory_l2mpki_load\0" "\0"
    "1000 * e109 / e2\0"
    "info_memory_l2mpki_rfo\0" "\0"
    "1000 * e110 / e2\0"
    "info_memory_l2hpki_all\0" "\0"
    "1000 * (e111 - e108) / e2\0"
    "info_memory_l2hpki_load\0" "\0"
    "1000 * e112 / e2\0"
    "info_memory_l3mpki\0" "\0"
    "1000 * e61 / e2\0"
    "info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e5 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e9 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e113 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e114 + e115 + e116 + 7 * (e15 + e14 + e12)) / (2 * (e22 / 2 if smt_on else e0))\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e5 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e9 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e113 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0"
    "e117 / e118\0"
    "info_memory_latency_load_l2_mlp\0" "\0"
    "e117 / e119\0"
    "info_memory_latency_data_l2_mlp\0" "\0"
    "e120 / e71\0"
    "info_system_cpus_utilized\0" "\0"
    "e1 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e90 + 2 * e92 + 4 * e99 + 8 * e95) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0"
    "e0 / e1\0"
    "info_system_smt_2t_utilization\0" "\0"
    "1 - e121 / (e122 / 2) if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0"
    "e123 / e0\0"
    "info_system_kernel_cpi\0" "per instruction\0"
    "e123 / e124\0"
    "info_system_mux\0" "\0"
    "e125 / e0\0"
    "info_system_ipfarbranch\0" "\0"
    "e2 / e126\0";
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
    {.event = &lsd::uops},
    {.event = &idq_uops_not_delivered::core},
    {.event = &cpu_clk_unhalted::thread_any},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core},
    {.event = &icache::ifdata_stall},
    {.event = &itlb_misses::stlb_hit},
    {.event = &itlb_misses::walk_duration, .threshold = 1},
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
    {.event = &cycle_activity::stalls_mem_any},
    {.event = &resource_stalls::sb},
    {.event = &cycle_activity::stalls_total},
    {.event = &uops_executed::cycles_ge_1_uop_exec},
    {.event = &uops_executed::cycles_ge_3_uops_exec},
    {.event = &uops_executed::cycles_ge_2_uops_exec},
    {.event = &rs_events::empty_cycles},
    {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &dtlb_load_misses::stlb_hit},
    {.event = &dtlb_load_misses::walk_duration, .threshold = 1},
    {.event = &ld_blocks::store_forward},
    {.event = &mem_uops_retired::lock_loads},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending},
    {.event = &mem_load_uops_retired::l1_miss},
    {.event = &mem_load_uops_retired::hit_lfb},
    {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias},
    {.event = &l1d_pend_miss::fb_full},
    {.event = &cycle_activity::stalls_l2_miss},
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
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &l2_rqsts::rfo_hit},
    {.event = &mem_uops_retired::split_stores},
    {.event = &dtlb_store_misses::stlb_hit},
    {.event = &dtlb_store_misses::walk_duration, .threshold = 1},
    {.event = &arith::fpu_div_active},
    {.event = &uops_executed::core, .threshold = 1, .invert = true},
    {.event = &uops_executed::core, .threshold = 1},
    {.event = &uops_executed::core, .threshold = 2},
    {.event = &uops_executed::core, .threshold = 3},
    {.event = &uops_dispatched_port::port_0},
    {.event = &uops_dispatched_port::port_1},
    {.event = &uops_dispatched_port::port_5},
    {.event = &uops_dispatched_port::port_6},
    {.event = &uops_dispatched_port::port_2},
    {.event = &uops_dispatched_port::port_3},
    {.event = &uops_dispatched_port::port_7},
    {.event = &uops_dispatched_port::port_4},
    {.event = &inst_retired::x87},
    {.event = &fp_arith_inst_retired::scalar},
    {.event = &fp_arith_inst_retired::vector},
    {.event = &fp_arith_inst_retired::_128b_packed_double},
    {.event = &fp_arith_inst_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired::_256b_packed_double},
    {.event = &fp_arith_inst_retired::_256b_packed_single},
    {.event = &other_assists::any_wb_assist},
    {.event = &br_inst_retired::near_taken},
    {.event = &uops_executed::thread},
    {.event = &fp_arith_inst_retired::_4_flops},
    {.event = &uops_executed::thread, .threshold = 1},
    {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call},
    {.event = &fp_arith_inst_retired::scalar_single},
    {.event = &fp_arith_inst_retired::scalar_double},
    {.event = &uops_retired::retire_slots, .threshold = 1},
    {.event = &br_misp_exec::indirect},
    {.event = &l1d_pend_miss::pending_cycles},
    {.event = &l2_rqsts::miss},
    {.event = &l2_rqsts::demand_data_rd_miss},
    {.event = &offcore_requests::demand_rfo},
    {.event = &l2_rqsts::references},
    {.event = &l2_rqsts::demand_data_rd_hit},
    {.event = &longest_lat_cache::miss},
    {.event = &itlb_misses::walk_duration},
    {.event = &dtlb_load_misses::walk_duration},
    {.event = &dtlb_store_misses::walk_duration},
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
inline constexpr metric_list<event_pmu> list{"bdx", texts, all_of(events), 153};
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
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 1019, 1042};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 1090, 1112};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 1164, 1186};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 1203, 1223};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 1263, 1287};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 1323, 1352};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 1408, 1432};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 1488, 1513};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 1597, 1617};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 1638, 1650};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 1667, 1688};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 1705, 1729};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 1799, 1812};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 1866, 1878};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 1932, 1956};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 2047, 2074};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 2187, 2210};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 2335, 2357};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 2483, 2504};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 2737, 2754};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 2785, 2803};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 2842, 2864};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 2886, 2907};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 2944, 2964};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 3001, 3021};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 3038, 3054};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 3091, 3108};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 3133, 3150};
inline constexpr core_metrics::listed_metric contested_accesses{&core_metrics::list, 3191, 3218};
inline constexpr core_metrics::listed_metric data_sharing{&core_metrics::list, 3336, 3357};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 3448, 3471};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 3562, 3578};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 3645, 3664};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 3711, 3733};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 3759, 3779};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 3825, 3843};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 3935, 3954};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 4046, 4067};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 4187, 4207};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 4224, 4246};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 4313, 4334};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 4380, 4399};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 4438, 4457};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 4702, 4718};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 4760, 4786};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 4931, 4956};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 5073, 5098};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 5179, 5204};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 5285, 5311};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 5378, 5405};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 5473, 5488};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 5530, 5545};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 5587, 5602};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 5644, 5659};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 5701, 5729};
inline constexpr core_metrics::listed_metric port_2{&core_metrics::list, 5797, 5812};
inline constexpr core_metrics::listed_metric port_3{&core_metrics::list, 5854, 5869};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 5911, 5940};
inline constexpr core_metrics::listed_metric port_4{&core_metrics::list, 5982, 5997};
inline constexpr core_metrics::listed_metric port_7{&core_metrics::list, 6039, 6054};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 6096, 6113};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 6161, 6186};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 6264, 6281};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 6336, 6352};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 6383, 6401};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 6419, 6437};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 6455, 6478};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 6504, 6527};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 6553, 6578};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 6638, 6666};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 6726, 6742};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 6795, 6808};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 6897, 6914};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 6922, 6941};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 6950, 6968};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 6978, 7010};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 7024, 7042};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 7045, 7064};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 7096, 7127};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 7137, 7156};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 7189, 7206};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 7272, 7304};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 7352, 7367};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 7378, 7399};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 7425, 7447};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 7455, 7478};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 7486, 7510};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 7520, 7542};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 7552, 7572};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 7581, 7607};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 7618, 7640};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 7681, 7704};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 7721, 7754};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 7764, 7797};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 7807, 7837};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 7854, 7884};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 7901, 7929};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 7932, 7954};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 7965, 7988};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 8023, 8051};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 8081, 8101};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 8110, 8142};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 8151, 8179};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 8188, 8219};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 8243, 8279};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 8297, 8314};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 8325, 8345};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 8361, 8381};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 8397, 8421};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 8438, 8463};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 8480, 8504};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 8521, 8545};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 8571, 8596};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 8613, 8633};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 8649, 8680};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 8727, 8757};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 8804, 8834};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 8883, 8923};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 9004, 9043};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 9090, 9128};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 9175, 9213};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 9262, 9304};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 9316, 9349};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 9361, 9394};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 9405, 9432};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 9451, 9479};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 9542, 9562};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 9637, 9668};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 9676, 9708};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 9747, 9779};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 9789, 9828};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 9840, 9857};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 9867, 9892};
} // namespace metric

} // namespace msr::perfmon::bdx
