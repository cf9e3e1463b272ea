// Metrics of Ice Lake SP: 223. Written by `msrpp import` from a table: do not edit.
// icx: from intel/perfmon 6dadedf3aa48, ICX/metrics/icelakex_metrics.json, 1.2; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// Left out, EXE_ACTIVITY.3_PORTS_UTIL with u0x80, which no register holds:
// Bottleneck_Compute_Bound_Est, Bottleneck_Irregular_Overhead, Ports_Utilization, Ports_Utilized_0,
// Info_Botlnk_L0_Core_Bound_Likely
// Left out, OCR.DEMAND_RFO.L3_MISS with ocr_msr_val=0x103b800002, which no register holds:
// Bottleneck_Data_Cache_Memory_Latency, Bottleneck_Memory_Data_TLBs,
// Bottleneck_Memory_Synchronization, Bottleneck_Other_Bottlenecks, False_Sharing
// Left out, TOPDOWN.SLOTS with percore, which no register holds: Info_Thread_Slots_Utilization
// Left out, it counts nothing: Info_System_Time
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
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::icx {

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
    "itlb_2nd_level_mpi\0" "per instruction\0"
    "e12 / e2\0"
    "itlb_2nd_level_large_page_mpi\0" "per instruction\0"
    "e13 / e2\0"
    "dtlb_2nd_level_load_mpi\0" "per instruction\0"
    "e14 / e2\0"
    "dtlb_2nd_level_2mb_large_page_load_mpi\0" "per instruction\0"
    "e15 / e2\0"
    "dtlb_2nd_level_store_mpi\0" "per instruction\0"
    "e16 / e2\0"
    "percent_uops_delivered_from_decoded_icache\0" "percent\0"
    "100 * (e17 / (e17 + e18 + e19 + e20))\0"
    "percent_uops_delivered_from_legacy_decode_pipeline\0" "percent\0"
    "100 * (e18 / (e17 + e18 + e19 + e20))\0"
    "percent_uops_delivered_from_microcode_sequencer\0" "percent\0"
    "100 * (e19 / (e17 + e18 + e19 + e20))\0"
    "bottleneck_mispredictions\0" "\0"
    "with e23; s0 = e24 / (e24 + e25); s1 = topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound; s2 = s0 * max(1 - (topdown_frontend_bound / s1 - "
    "e26 / e23 + (topdown_backend_bound / s1 + 5 * e27 / e23) + topdown_retiring / s1), 0); 100 "
    "* (1 - 10 * (e21 / e22 * e19 / e23) * max(s2 * (1 - e24 / (e27 - e25)), 0.0001) / s2) * "
    "(s2 + (5 * e28 - e26) / e23 * (s0 * e29 / e0) / (e30 / e0 + e31 / e0 + (e29 / e0 + 10 * "
    "e32 / e0) + 3 * e33 / e0 + e34 / e0 + e35 / e0))\0"
    "bottleneck_big_code\0" "\0"
    "s0 = e31 / e0; s1 = e30 / e0; s2 = 10 * e32 / e0; 100 * ((5 * e28 - e26) / e23) * (s0 + s1 "
    "+ s2) / (s1 + s0 + (e29 / e0 + s2) + 3 * e33 / e0 + e34 / e0 + e35 / e0)\0"
    "bottleneck_instruction_fetch_bw\0" "\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_frontend_bound / s0 - e26 / e23; s2 = e21 / e22 * e19 "
    "/ e23; s3 = e24 / (e24 + e25); s4 = topdown_retiring / s0; s5 = s3 * max(1 - (s1 + "
    "(topdown_backend_bound / s0 + 5 * e27 / e23) + s4), 0); s6 = 10 * s2 * max(s5 * (1 - e24 / "
    "(e27 - e25)), 0.0001) / s5; s7 = (5 * e28 - e26) / e23; s8 = s3 * e29 / e0; s9 = e30 / e0; "
    "s10 = e31 / e0; s11 = 10 * e32 / e0; s12 = e29 / e0 + s11; s13 = 3 * e33 / e0; s14 = s9 + "
    "s10 + s12 + s13 + e34 / e0 + e35 / e0; s15 = (1 - s3) * e29 / e0; 100 * (s1 - (1 - s6) * "
    "s7 * s8 / s14 - s2 / (s2 + s4 * (e36 - e37) / e18 - s2 + s2) * (34 * e38 / e23 / s2) * (s7 "
    "* (s13 + s12 * (s15 + s6 * s8) / (s8 + s15 + s11)) / s14 + e39 / (e40 if smt_on else e0) / "
    "3.3)) - 100 * s7 * (s10 + s9 + s11) / s14\0"
    "bottleneck_branching_overhead\0" "\0"
    "100 * ((e41 + 2 * e42 + e43) / e23)\0"
    "bottleneck_useful_work\0" "\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = e21 / e22 * e19 / e23; s2 = s1 + s0 * (e36 "
    "- e37) / e18; 100 * (s0 - (e41 + 2 * e42 + e43) / e23 - s1 / (s2 - s1 + s1) * (34 * e38 / "
    "e23 / s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e23; 100 * (topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e26 / e23)\0"
    "fetch_latency\0" "percent\0"
    "100 * ((5 * e28 - e26) / e23)\0"
    "icache_misses\0" "percent\0"
    "100 * (e30 / e0)\0"
    "code_l2_hit\0" "percent\0"
    "100 * max(0, e30 / e0 - e44 / e0)\0"
    "code_l2_miss\0" "percent\0"
    "100 * (e44 / e0)\0"
    "itlb_misses\0" "percent\0"
    "100 * (e31 / e0)\0"
    "code_stlb_hit\0" "percent\0"
    "100 * max(0, e31 / e0 - e45 / e0)\0"
    "code_stlb_miss\0" "percent\0"
    "100 * (e45 / e0)\0"
    "code_stlb_miss_4k\0" "percent\0"
    "100 * (e45 / e0 * e46 / (e46 + e13))\0"
    "code_stlb_miss_2m\0" "percent\0"
    "100 * (e45 / e0 * e13 / (e46 + e13))\0"
    "branch_resteers\0" "percent\0"
    "100 * (e29 / e0 + 10 * e32 / e0)\0"
    "mispredicts_resteers\0" "percent\0"
    "100 * (e24 / (e24 + e25) * e29 / e0)\0"
    "clears_resteers\0" "percent\0"
    "100 * ((1 - e24 / (e24 + e25)) * e29 / e0)\0"
    "unknown_branches\0" "percent\0"
    "100 * (10 * e32 / e0)\0"
    "ms_switches\0" "percent\0"
    "100 * (3 * e33 / e0)\0"
    "lcp\0" "percent\0"
    "100 * (e34 / e0)\0"
    "dsb_switches\0" "percent\0"
    "100 * (e35 / e0)\0"
    "fetch_bandwidth\0" "percent\0"
    "with e23; 100 * max(0, topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e26 / e23 - (5 * e28 "
    "- e26) / e23)\0"
    "mite\0" "percent\0"
    "100 * ((e47 - e48) / (e40 if smt_on else e0) / 2)\0"
    "decoder0_alone\0" "percent\0"
    "100 * ((e49 - e50) / (e40 if smt_on else e0) / 2)\0"
    "mite_4wide\0" "percent\0"
    "100 * ((e51 - e52) / e0)\0"
    "dsb\0" "percent\0"
    "100 * ((e53 - e54) / (e40 if smt_on else e0) / 2)\0"
    "ms\0" "percent\0"
    "100 * (e39 / (e40 if smt_on else e0) / 3.3)\0"
    "bad_speculation\0" "percent\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(1 - (topdown_frontend_bound / s0 - e26 / e23 + "
    "(topdown_backend_bound / s0 + 5 * e27 / e23) + topdown_retiring / s0), 0)\0"
    "branch_mispredicts\0" "percent\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * (e24 / (e24 + e25) * max(1 - (topdown_frontend_bound / s0 - "
    "e26 / e23 + (topdown_backend_bound / s0 + 5 * e27 / e23) + topdown_retiring / s0), 0))\0"
    "other_mispredicts\0" "percent\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(e24 / (e24 + e25) * max(1 - (topdown_frontend_bound / s0 "
    "- e26 / e23 + (topdown_backend_bound / s0 + 5 * e27 / e23) + topdown_retiring / s0), 0) * "
    "(1 - e24 / (e27 - e25)), 0.0001)\0"
    "machine_clears\0" "percent\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(1 - (topdown_frontend_bound / s0 - e26 / e23 + "
    "(topdown_backend_bound / s0 + 5 * e27 / e23) + topdown_retiring / s0), 0); 100 * max(0, s1 "
    "- e24 / (e24 + e25) * s1)\0"
    "other_nukes\0" "percent\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(1 - (topdown_frontend_bound / s0 - e26 / e23 + "
    "(topdown_backend_bound / s0 + 5 * e27 / e23) + topdown_retiring / s0), 0); 100 * "
    "max(max(0, s1 - e24 / (e24 + e25) * s1) * (1 - e55 / e25), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "with e23; 100 * (topdown_backend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) + 5 * e27 / e23)\0"
    "memory_bound\0" "percent\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * ((e56 + e57) / (e58 + (e59 + topdown_retiring / s0 * e60) + "
    "e57) * (topdown_backend_bound / s0 + 5 * e27 / e23))\0"
    "l1_bound\0" "percent\0"
    "100 * max((e56 - e61) / e0, 0)\0"
    "dtlb_load\0" "percent\0"
    "100 * (min(7 * e62 + e63, max(e64 - e65, 0)) / e0)\0"
    "load_stlb_hit\0" "percent\0"
    "100 * (min(7 * e62 + e63, max(e64 - e65, 0)) / e0 - e63 / e0)\0"
    "load_stlb_miss\0" "percent\0"
    "100 * (e63 / e0)\0"
    "load_stlb_miss_4k\0" "percent\0"
    "100 * (e63 / e0 * e66 / (e66 + e15 + e67))\0"
    "load_stlb_miss_2m\0" "percent\0"
    "100 * (e63 / e0 * e15 / (e66 + e15 + e67))\0"
    "load_stlb_miss_1g\0" "percent\0"
    "100 * (e63 / e0 * e67 / (e66 + e15 + e67))\0"
    "store_fwd_blk\0" "percent\0"
    "100 * (13 * e68 / e0)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e3 - e69 - e70) * 20 / 100, max(e64 - e65, 0)) / e0)\0"
    "lock_latency\0" "percent\0"
    "100 * ((16 * max(0, e71 - e72) + e71 / e4 * (10 * e73 + min(e0, e74))) / e0)\0"
    "split_loads\0" "percent\0"
    "100 * (e75 / (e70 + e69) * e76 / e0)\0"
    "4k_aliasing\0" "percent\0"
    "100 * (e77 / e0)\0"
    "fb_full\0" "percent\0"
    "100 * (e78 / e0)\0"
    "l2_bound\0" "percent\0"
    "s0 = e8 * (1 + e69 / e70); 100 * (s0 / (s0 + e79) * ((e61 - e80) / e0))\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (4 * (e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e8 * (1 + "
    "e69 / e70 / 2) / e0)\0"
    "l3_bound\0" "percent\0"
    "100 * ((e80 - e81) / e0)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((23 * s0 - 4 * "
    "s0) * (e82 * (1 + e69 / e70 / 2)) / e0)\0"
    "sq_full\0" "percent\0"
    "100 * (e83 / e0)\0"
    "l3_miss_bound\0" "percent\0"
    "s0 = (e61 - e80) / e0; s1 = e8 * (1 + e69 / e70); 100 * (e81 / e0 + s0 - s1 / (s1 + e79) * "
    "s0)\0"
    "mem_bandwidth\0" "percent\0"
    "100 * (min(e0, e84) / e0)\0"
    "mem_latency\0" "percent\0"
    "100 * (min(e0, e85) / e0 - min(e0, e84) / e0)\0"
    "local_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((66.5 * s0 - "
    "23 * s0) * e86 * (1 + e69 / e70 / 2) / e0)\0"
    "remote_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((131 * s0 - 23 "
    "* s0) * e87 * (1 + e69 / e70 / 2) / e0)\0"
    "remote_cache\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 120 * s0 - 23 * "
    "s0; 100 * ((s1 * e88 + s1 * e89) * (1 + e69 / e70 / 2) / e0)\0"
    "store_bound\0" "percent\0"
    "100 * (e57 / e0)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e71 / e4; 100 * ((e73 * 10 * s0 + s0 * min(e0, e74)) / e0)\0"
    "split_stores\0" "percent\0"
    "100 * (e90 / (e40 if smt_on else e0))\0"
    "dtlb_store\0" "percent\0"
    "100 * ((7 * e91 + e92) / (e40 if smt_on else e0))\0"
    "store_stlb_hit\0" "percent\0"
    "s0 = e40 if smt_on else e0; 100 * ((7 * e91 + e92) / s0 - e92 / s0)\0"
    "store_stlb_miss\0" "percent\0"
    "100 * (e92 / (e40 if smt_on else e0))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e92 / (e40 if smt_on else e0) * e93 / (e93 + e94 + e95))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e92 / (e40 if smt_on else e0) * e94 / (e93 + e94 + e95))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e92 / (e40 if smt_on else e0) * e95 / (e93 + e94 + e95))\0"
    "core_bound\0" "percent\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e27 / e23; 100 * max(0, s1 - "
    "(e56 + e57) / (e58 + (e59 + topdown_retiring / s0 * e60) + e57) * s1)\0"
    "divider\0" "percent\0"
    "100 * (e96 / e0)\0"
    "fp_divider\0" "percent\0"
    "100 * (e97 / e0)\0"
    "int_divider\0" "percent\0"
    "100 * (e96 / e0 - e97 / e0)\0"
    "serializing_operation\0" "percent\0"
    "100 * (e98 / e0)\0"
    "slow_pause\0" "percent\0"
    "100 * (37 * e99 / e0)\0"
    "mixing_vectors\0" "percent\0"
    "100 * (e100 / e22)\0"
    "ports_utilized_1\0" "percent\0"
    "100 * (e59 / e0)\0"
    "ports_utilized_2\0" "percent\0"
    "100 * (e60 / e0)\0"
    "ports_utilized_3m\0" "percent\0"
    "100 * (e101 / e0)\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e102 + e103 + e104 + e105) / (4 * (e40 if smt_on else e0)))\0"
    "port_0\0" "percent\0"
    "100 * (e102 / (e40 if smt_on else e0))\0"
    "port_1\0" "percent\0"
    "100 * (e103 / (e40 if smt_on else e0))\0"
    "port_5\0" "percent\0"
    "100 * (e104 / (e40 if smt_on else e0))\0"
    "port_6\0" "percent\0"
    "100 * (e105 / (e40 if smt_on else e0))\0"
    "load_op_utilization\0" "percent\0"
    "100 * (e106 / (2 * (e40 if smt_on else e0)))\0"
    "store_op_utilization\0" "percent\0"
    "100 * ((e107 + e108) / (4 * (e40 if smt_on else e0)))\0"
    "retiring\0" "percent\0"
    "with e23; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * max(0, s0 - (e21 / e22 * e19 / e23 + s0 * "
    "(e36 - e37) / e18))\0"
    "fp_arith\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e23; 100 * (s0 * e109 / e110 + e111 / "
    "s1 + e112 / s1)\0"
    "x87_use\0" "percent\0"
    "with e23; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e109 / e110)\0"
    "fp_scalar\0" "percent\0"
    "with e23; 100 * (e111 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e23))\0"
    "fp_vector\0" "percent\0"
    "with e23; 100 * (e112 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e23))\0"
    "fp_vector_128b\0" "percent\0"
    "with e23; 100 * ((e113 + e114) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e23))\0"
    "fp_vector_256b\0" "percent\0"
    "with e23; 100 * ((e115 + e116) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e23))\0"
    "fp_vector_512b\0" "percent\0"
    "with e23; 100 * ((e117 + e118) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e23))\0"
    "memory_operations\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e21 / e22 * e19 / e23 + s0 "
    "* (e36 - e37) / e18)) * e119 / e2)\0"
    "branch_instructions\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e21 / e22 * e19 / e23 + s0 "
    "* (e36 - e37) / e18)) * e41 / (s0 * e23))\0"
    "other_light_ops\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = max(0, s0 - (e21 / e22 * e19 / e23 + s0 * "
    "(e36 - e37) / e18)); s2 = s0 * e23; 100 * max(0, s1 - (s0 * e109 / e110 + e111 / s2 + e112 "
    "/ s2 + s1 * e119 / e2 + s1 * e41 / s2))\0"
    "nop_instructions\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e21 / e22 * e19 / e23 + s0 "
    "* (e36 - e37) / e18)) * e43 / (s0 * e23))\0"
    "heavy_operations\0" "percent\0"
    "with e23; 100 * (e21 / e22 * e19 / e23 + topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * (e36 - e37) / e18)\0"
    "few_uops_instructions\0" "percent\0"
    "with e23; s0 = e21 / e22 * e19 / e23; 100 * (s0 + topdown_retiring / "
    "(topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound) * (e36 - e37) / e18 - s0)\0"
    "microcode_sequencer\0" "percent\0"
    "100 * (e21 / e22 * e19 / e23)\0"
    "assists\0" "percent\0"
    "100 * (34 * e38 / e23)\0"
    "fp_assists\0" "percent\0"
    "100 * (34 * e120 / e23)\0"
    "cisc\0" "percent\0"
    "100 * max(0, e21 / e22 * e19 / e23 - 34 * e38 / e23)\0"
    "info_thread_ipc\0" "\0"
    "e2 / e0\0"
    "info_thread_uoppi\0" "\0"
    "with e23; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e23 / e2\0"
    "info_thread_uptb\0" "\0"
    "with e23; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e23 / e121\0"
    "info_thread_cpi\0" "per instruction\0"
    "1 / (e2 / e0)\0"
    "info_thread_clks\0" "\0"
    "e0\0"
    "info_thread_slots\0" "\0"
    "e23\0"
    "info_thread_execute_per_issue\0" "\0"
    "e110 / e22\0"
    "info_core_coreipc\0" "\0"
    "e2 / (e40 if smt_on else e0)\0"
    "info_core_flopc\0" "\0"
    "(e111 + 2 * e113 + 4 * e122 + 8 * e123 + 16 * e118) / (e40 if smt_on else e0)\0"
    "info_core_fp_arith_utilization\0" "\0"
    "(e111 + e112) / (2 * (e40 if smt_on else e0))\0"
    "info_core_ilp\0" "\0"
    "e110 / e124\0"
    "info_core_epc\0" "\0"
    "e110 / e0\0"
    "info_core_core_clks\0" "\0"
    "e40 if smt_on else e0\0"
    "info_inst_mix_ipload\0" "\0"
    "e2 / e3\0"
    "info_inst_mix_ipstore\0" "\0"
    "e2 / e4\0"
    "info_inst_mix_ipbranch\0" "\0"
    "e2 / e41\0"
    "info_inst_mix_ipcall\0" "\0"
    "e2 / e42\0"
    "info_inst_mix_iptb\0" "\0"
    "e2 / e121\0"
    "info_inst_mix_bptkbranch\0" "\0"
    "e41 / e121\0"
    "info_inst_mix_ipflop\0" "\0"
    "e2 / (e111 + 2 * e113 + 4 * e122 + 8 * e123 + 16 * e118)\0"
    "info_inst_mix_iparith\0" "\0"
    "e2 / (e111 + e112)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0"
    "e2 / e125\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0"
    "e2 / e126\0"
    "info_inst_mix_iparith_avx128\0" "\0"
    "e2 / (e113 + e114)\0"
    "info_inst_mix_iparith_avx256\0" "\0"
    "e2 / (e115 + e116)\0"
    "info_inst_mix_iparith_avx512\0" "\0"
    "e2 / (e117 + e118)\0"
    "info_inst_mix_ippause\0" "\0"
    "e2 / e99\0"
    "info_inst_mix_ipswpf\0" "\0"
    "e2 / e127\0"
    "info_inst_mix_instructions\0" "\0"
    "e2\0"
    "info_pipeline_retire\0" "\0"
    "with e23; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e23 / e128\0"
    "info_pipeline_ipassist\0" "\0"
    "e2 / e38\0"
    "info_pipeline_execute\0" "\0"
    "e110 / (e129 / 2 if smt_on else e124)\0"
    "info_pipeline_fetch_dsb\0" "\0"
    "e17 / e53\0"
    "info_pipeline_fetch_mite\0" "\0"
    "e18 / e47\0"
    "info_pipeline_fetch_ms\0" "\0"
    "e19 / e39\0"
    "info_frontend_fetch_upc\0" "\0"
    "e22 / e130\0"
    "info_frontend_dsb_coverage\0" "\0"
    "e17 / (e17 + e18 + e19)\0"
    "info_frontend_dsb_switch_cost\0" "\0"
    "e35 / e131\0"
    "info_frontend_tbpc\0" "\0"
    "e121 / e0\0"
    "info_frontend_icache_miss_latency\0" "\0"
    "e132 / e133\0"
    "info_frontend_ipdsb_miss_ret\0" "\0"
    "e2 / e134\0"
    "info_frontend_ipunknown_branch\0" "\0"
    "e2 / e32\0"
    "info_frontend_l2mpki_code\0" "\0"
    "1000 * e135 / e2\0"
    "info_frontend_l2mpki_code_all\0" "\0"
    "1000 * e11 / e2\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e23; s0 = (5 * e28 - e26) / e23; s1 = e35 / e0; s2 = e40 if smt_on else e0; s3 = (e47 "
    "- e48) / s2 / 2; 100 * (s0 * s1 / (e30 / e0 + e31 / e0 + (e29 / e0 + 10 * e32 / e0) + 3 * "
    "e33 / e0 + e34 / e0 + s1) + max(0, topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e26 / e23 - s0) * s3 "
    "/ (s3 + (e53 - e54) / s2 / 2 + e39 / s2 / 3.3))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e23; s0 = topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e26 / e23; s1 = (5 * e28 - e26) / e23; s2 = "
    "max(0, s0 - s1); s3 = e40 if smt_on else e0; s4 = (e53 - e54) / s3 / 2; 100 * (s0 * (s2 / "
    "(s1 + s2)) * (s4 / ((e47 - e48) / s3 / 2 + s4 + e39 / s3 / 3.3)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "s0 = e30 / e0; 100 * ((5 * e28 - e26) / e23 * s0 / (s0 + e31 / e0 + (e29 / e0 + 10 * e32 / "
    "e0) + 3 * e33 / e0 + e34 / e0 + e35 / e0))\0"
    "info_bad_spec_ipmispredict\0" "\0"
    "e2 / e24\0"
    "info_bad_spec_ipmisp_cond_ntaken\0" "\0"
    "e2 / e136\0"
    "info_bad_spec_ipmisp_cond_taken\0" "\0"
    "e2 / e137\0"
    "info_bad_spec_ipmisp_ret\0" "\0"
    "e2 / e138\0"
    "info_bad_spec_ipmisp_indirect\0" "\0"
    "e2 / e139\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "with e23; s0 = e24 / (e24 + e25); s1 = topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound; s2 = s0 * max(1 - (topdown_frontend_bound / s1 - "
    "e26 / e23 + (topdown_backend_bound / s1 + 5 * e27 / e23) + topdown_retiring / s1), 0); 100 "
    "* (1 - 10 * (e21 / e22 * e19 / e23) * max(s2 * (1 - e24 / (e27 - e25)), 0.0001) / s2) * "
    "(s2 + (5 * e28 - e26) / e23 * (s0 * e29 / e0) / (e30 / e0 + e31 / e0 + (e29 / e0 + 10 * "
    "e32 / e0) + 3 * e33 / e0 + e34 / e0 + e35 / e0)) * e23 / 5 / e24 / 100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0"
    "e27 / (e24 + e25)\0"
    "info_branches_cond_nt\0" "\0"
    "e140 / e41\0"
    "info_branches_cond_tk\0" "\0"
    "e141 / e41\0"
    "info_branches_callret\0" "\0"
    "(e42 + e142) / e41\0"
    "info_branches_jump\0" "\0"
    "(e121 - e141 - 2 * e42) / e41\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e140 / e41 + e141 / e41 + (e42 + e142) / e41 + (e121 - e141 - 2 * e42) / e41)\0"
    "info_memory_load_miss_real_latency\0" "\0"
    "e75 / (e70 + e69)\0"
    "info_memory_mlp\0" "\0"
    "e75 / e143\0"
    "info_memory_l1mpki\0" "\0"
    "1000 * e70 / e2\0"
    "info_memory_l2mpki\0" "\0"
    "1000 * e10 / e2\0"
    "info_memory_l3mpki\0" "\0"
    "1000 * e144 / e2\0"
    "info_memory_fb_hpki\0" "\0"
    "1000 * e69 / e2\0"
    "info_memory_l1mpki_load\0" "\0"
    "1000 * e145 / e2\0"
    "info_memory_l2mpki_all\0" "\0"
    "1000 * (e146 - e147 + e148 + e149) / e2\0"
    "info_memory_l2mpki_load\0" "\0"
    "1000 * e150 / e2\0"
    "info_memory_l2mpki_rfo\0" "\0"
    "1000 * e151 / e2\0"
    "info_memory_l2hpki_load\0" "\0"
    "1000 * e152 / e2\0"
    "info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e5 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e9 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e153 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0"
    "64 * e154 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e155 + e156 + e157) / (2 * (e40 if smt_on else e0))\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0"
    "1000 * e12 / e2\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0"
    "1000 * e14 / e2\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0"
    "1000 * e16 / e2\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e5 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e9 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e153 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e154 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_evictions_silent_pki\0" "\0"
    "1000 * e158 / e2\0"
    "info_memory_core_l2_evictions_nonsilent_pki\0" "\0"
    "1000 * e159 / e2\0"
    "info_memory_prefetches_useless_hwpf\0" "\0"
    "e160 / (e158 + e159)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0"
    "e161 / e147\0"
    "info_memory_latency_load_l2_mlp\0" "\0"
    "e161 / e162\0"
    "info_memory_latency_data_l2_mlp\0" "\0"
    "e163 / e85\0"
    "info_memory_mix_uc_load_pki\0" "\0"
    "1000 * e164 / e2\0"
    "info_memory_mix_bus_lock_pki\0" "\0"
    "1000 * e165 / e2\0"
    "info_system_cpus_utilized\0" "\0"
    "e1 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e111 + 2 * e113 + 4 * e122 + 8 * e123 + 16 * e118) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0"
    "e0 / e1\0"
    "info_system_kernel_utilization\0" "\0"
    "e166 / e0\0"
    "info_system_kernel_cpi\0" "per instruction\0"
    "e166 / e167\0"
    "info_system_mux\0" "\0"
    "e168 / e0\0"
    "info_system_ipfarbranch\0" "\0"
    "e2 / e169\0"
    "info_system_smt_2t_utilization\0" "\0"
    "1 - e170 / e171 if smt_on else 0\0";
inline constexpr metric_event<event_pmu> events[] = {
    {.event = &cpu_clk_unhalted::thread},
    {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &inst_retired::any},
    {.event = &mem_inst_retired::all_loads},
    {.event = &mem_inst_retired::all_stores},
    {.event = &l1d::replacement},
    {.event = &mem_load_retired::l1_hit},
    {.event = &l2_rqsts::all_code_rd},
    {.event = &mem_load_retired::l2_hit},
    {.event = &l2_lines_in::all},
    {.event = &mem_load_retired::l2_miss},
    {.event = &l2_rqsts::code_rd_miss},
    {.event = &itlb_misses::walk_completed},
    {.event = &itlb_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_store_misses::walk_completed},
    {.event = &idq::dsb_uops},
    {.event = &idq::mite_uops},
    {.event = &idq::ms_uops},
    {.event = &lsd::uops},
    {.event = &uops_retired::slots},
    {.event = &uops_issued::any},
    {.event = &topdown::slots},
    {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count},
    {.event = &int_misc::uop_dropping},
    {.event = &int_misc::clears_count},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core},
    {.event = &int_misc::clear_resteer_cycles},
    {.event = &icache_data::stalls},
    {.event = &icache_tag::stalls},
    {.event = &baclears::any},
    {.event = &idq::ms_switches},
    {.event = &decode::lcp},
    {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &uops_decoded::dec0},
    {.event = &uops_decoded::dec0, .threshold = 1},
    {.event = &assists::any},
    {.event = &idq::ms_uops, .threshold = 1},
    {.event = &cpu_clk_unhalted::distributed},
    {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call},
    {.event = &inst_retired::nop},
    {.event = &offcore_requests_outstanding::cycles_with_demand_code_rd},
    {.event = &itlb_misses::walk_active},
    {.event = &itlb_misses::walk_completed_4k},
    {.event = &idq::mite_cycles_any},
    {.event = &idq::mite_cycles_ok},
    {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2},
    {.event = &idq::mite_uops, .threshold = 4},
    {.event = &idq::mite_uops, .threshold = 5},
    {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok},
    {.event = &machine_clears::memory_ordering},
    {.event = &cycle_activity::stalls_mem_any},
    {.event = &exe_activity::bound_on_stores},
    {.event = &cycle_activity::stalls_total},
    {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_ports_util},
    {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active},
    {.event = &cycle_activity::cycles_mem_any},
    {.event = &cycle_activity::cycles_l1d_miss},
    {.event = &dtlb_load_misses::walk_completed_4k},
    {.event = &dtlb_load_misses::walk_completed_1g},
    {.event = &ld_blocks::store_forward},
    {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss},
    {.event = &mem_inst_retired::lock_loads},
    {.event = &l2_rqsts::all_rfo},
    {.event = &l2_rqsts::rfo_hit},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending},
    {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias},
    {.event = &l1d_pend_miss::fb_full},
    {.event = &l1d_pend_miss::fb_full_periods},
    {.event = &cycle_activity::stalls_l2_miss},
    {.event = &cycle_activity::stalls_l3_miss},
    {.event = &mem_load_retired::l3_hit},
    {.event = &l1d_pend_miss::l2_stall},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &mem_load_l3_miss_retired::local_dram},
    {.event = &mem_load_l3_miss_retired::remote_dram},
    {.event = &mem_load_l3_miss_retired::remote_hitm},
    {.event = &mem_load_l3_miss_retired::remote_fwd},
    {.event = &mem_inst_retired::split_stores},
    {.event = &dtlb_store_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_store_misses::walk_active},
    {.event = &dtlb_store_misses::walk_completed_4k},
    {.event = &dtlb_store_misses::walk_completed_2m_4m},
    {.event = &dtlb_store_misses::walk_completed_1g},
    {.event = &arith::divider_active},
    {.event = &arith::fp_divider_active},
    {.event = &resource_stalls::scoreboard},
    {.event = &misc_retired::pause_inst},
    {.event = &uops_issued::vector_width_mismatch},
    {.event = &uops_executed::cycles_ge_3},
    {.event = &uops_dispatched::port_0},
    {.event = &uops_dispatched::port_1},
    {.event = &uops_dispatched::port_5},
    {.event = &uops_dispatched::port_6},
    {.event = &uops_dispatched::port_2_3},
    {.event = &uops_dispatched::port_4_9},
    {.event = &uops_dispatched::port_7_8},
    {.event = &uops_executed::x87},
    {.event = &uops_executed::thread},
    {.event = &fp_arith_inst_retired::scalar},
    {.event = &fp_arith_inst_retired::vector},
    {.event = &fp_arith_inst_retired::_128b_packed_double},
    {.event = &fp_arith_inst_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired::_256b_packed_double},
    {.event = &fp_arith_inst_retired::_256b_packed_single},
    {.event = &fp_arith_inst_retired::_512b_packed_double},
    {.event = &fp_arith_inst_retired::_512b_packed_single},
    {.event = &mem_inst_retired::any},
    {.event = &assists::fp},
    {.event = &br_inst_retired::near_taken},
    {.event = &fp_arith_inst_retired::_4_flops},
    {.event = &fp_arith_inst_retired::_8_flops},
    {.event = &uops_executed::thread, .threshold = 1},
    {.event = &fp_arith_inst_retired::scalar_single},
    {.event = &fp_arith_inst_retired::scalar_double},
    {.event = &sw_prefetch_access::any},
    {.event = &uops_retired::slots, .threshold = 1},
    {.event = &uops_executed::core_cycles_ge_1},
    {.event = &uops_issued::any, .threshold = 1},
    {.event = &dsb2mite_switches::penalty_cycles, .threshold = 1, .edge = true},
    {.event = &icache_16b::ifdata_stall},
    {.event = &icache_16b::ifdata_stall, .threshold = 1, .edge = true},
    {.event = &frontend_retired::any_dsb_miss},
    {.event = &frontend_retired::l2_miss},
    {.event = &br_misp_retired::cond_ntaken},
    {.event = &br_misp_retired::cond_taken},
    {.event = &br_misp_retired::ret},
    {.event = &br_misp_retired::indirect},
    {.event = &br_inst_retired::cond_ntaken},
    {.event = &br_inst_retired::cond_taken},
    {.event = &br_inst_retired::near_return},
    {.event = &l1d_pend_miss::pending_cycles},
    {.event = &mem_load_retired::l3_miss},
    {.event = &l2_rqsts::all_demand_data_rd},
    {.event = &offcore_requests::all_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &l2_rqsts::all_demand_miss},
    {.event = &l2_rqsts::swpf_miss},
    {.event = &l2_rqsts::demand_data_rd_miss},
    {.event = &l2_rqsts::rfo_miss},
    {.event = &l2_rqsts::demand_data_rd_hit},
    {.event = &longest_lat_cache::miss},
    {.event = &offcore_requests::all_requests},
    {.event = &itlb_misses::walk_pending},
    {.event = &dtlb_load_misses::walk_pending},
    {.event = &dtlb_store_misses::walk_pending},
    {.event = &l2_lines_out::silent},
    {.event = &l2_lines_out::non_silent},
    {.event = &l2_lines_out::useless_hwpf},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd, .threshold = 1},
    {.event = &offcore_requests_outstanding::all_data_rd},
    {.event = &mem_load_misc_retired::uc},
    {.event = &sq_misc::bus_lock},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true},
    {.event = &cpu_clk_unhalted::thread_p},
    {.event = &br_inst_retired::far_branch, .user = true},
    {.event = &cpu_clk_unhalted::one_thread_active},
    {.event = &cpu_clk_unhalted::ref_distributed},
};
inline constexpr metric_list<event_pmu> list{"icx", texts, all_of(events), 223};
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
inline constexpr core_metrics::listed_metric itlb_2nd_level_mpi{&core_metrics::list, 566, 601};
inline constexpr core_metrics::listed_metric itlb_2nd_level_large_page_mpi{&core_metrics::list, 610, 656};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_load_mpi{&core_metrics::list, 665, 705};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_2mb_large_page_load_mpi{&core_metrics::list, 714, 769};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_store_mpi{&core_metrics::list, 778, 819};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_decoded_icache{&core_metrics::list, 828, 879};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_legacy_decode_pipeline{&core_metrics::list, 917, 976};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_microcode_sequencer{&core_metrics::list, 1014, 1070};
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 1108, 1135};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 1632, 1653};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 1817, 1850};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 2693, 2724};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 2760, 2784};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 3067, 3090};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 3239, 3261};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 3291, 3313};
inline constexpr core_metrics::listed_metric code_l2_hit{&core_metrics::list, 3330, 3350};
inline constexpr core_metrics::listed_metric code_l2_miss{&core_metrics::list, 3384, 3405};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 3422, 3442};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 3459, 3481};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 3515, 3538};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 3555, 3581};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 3618, 3644};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 3681, 3705};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 3738, 3767};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 3804, 3828};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 3871, 3896};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 3918, 3938};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 3959, 3971};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 3988, 4009};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 4026, 4050};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 4229, 4242};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 4292, 4315};
inline constexpr core_metrics::listed_metric mite_4wide{&core_metrics::list, 4365, 4384};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 4409, 4421};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 4471, 4482};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 4526, 4550};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 4789, 4816};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 5077, 5103};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 5401, 5424};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 5705, 5725};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 6037, 6059};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 6211, 6232};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 6459, 6476};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 6507, 6525};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 6576, 6598};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 6660, 6683};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 6700, 6726};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 6769, 6795};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 6838, 6864};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 6907, 6929};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 6951, 6981};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 7050, 7071};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 7148, 7168};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 7205, 7225};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 7242, 7258};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 7275, 7292};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 7364, 7387};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 7496, 7513};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 7538, 7561};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 7692, 7708};
inline constexpr core_metrics::listed_metric l3_miss_bound{&core_metrics::list, 7725, 7747};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 7842, 7864};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 7890, 7910};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 7956, 7974};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 8106, 8125};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 8256, 8277};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 8428, 8448};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 8465, 8487};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 8555, 8576};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 8614, 8633};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 8683, 8706};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 8774, 8798};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 8836, 8863};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 8927, 8954};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 9018, 9045};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 9109, 9128};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 9373, 9389};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 9406, 9425};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 9442, 9462};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 9490, 9520};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 9537, 9556};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 9578, 9601};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 9620, 9645};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 9662, 9687};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 9704, 9730};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 9748, 9775};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 9843, 9858};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 9897, 9912};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 9951, 9966};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 10005, 10020};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 10059, 10087};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 10132, 10161};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 10215, 10232};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 10363, 10388};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 10585, 10602};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 10795, 10811};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 10956, 10974};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 11120, 11138};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 11284, 11307};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 11462, 11485};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 11640, 11663};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 11818, 11844};
inline constexpr core_metrics::listed_metric branch_instructions{&core_metrics::list, 12055, 12083};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 12301, 12325};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 12632, 12657};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 12875, 12900};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 13075, 13105};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 13294, 13322};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 13352, 13368};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 13391, 13410};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 13434, 13447};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 13500, 13517};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 13525, 13544};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 13678, 13696};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 13832, 13864};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 13878, 13896};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 13899, 13918};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 13922, 13953};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 13964, 13983};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 14012, 14029};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 14107, 14139};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 14185, 14200};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 14212, 14227};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 14237, 14258};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 14280, 14302};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 14310, 14333};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 14341, 14365};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 14374, 14396};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 14405, 14425};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 14435, 14461};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 14472, 14494};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 14551, 14574};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 14593, 14626};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 14636, 14669};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 14679, 14709};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 14728, 14758};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 14777, 14807};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 14826, 14849};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 14858, 14880};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 14890, 14918};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 14921, 14943};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 15079, 15103};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 15112, 15135};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 15173, 15198};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 15208, 15234};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_ms{&core_metrics::list, 15244, 15268};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 15278, 15303};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 15314, 15342};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 15366, 15397};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 15408, 15428};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 15438, 15473};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 15485, 15515};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 15525, 15557};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 15566, 15593};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 15610, 15641};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 15657, 15684};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 16090, 16120};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 16456, 16482};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 16616, 16644};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 16653, 16687};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken{&core_metrics::list, 16697, 16730};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 16740, 16766};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 16776, 16807};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 16817, 16858};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 17377, 17410};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 17428, 17451};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 17462, 17485};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 17496, 17519};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 17538, 17558};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 17588, 17618};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 17701, 17737};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 17755, 17772};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 17783, 17803};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 17819, 17839};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 17855, 17875};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 17892, 17913};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 17929, 17954};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 17971, 17995};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 18035, 18060};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 18077, 18101};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 18118, 18143};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 18160, 18191};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 18238, 18268};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 18315, 18345};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 18394, 18426};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 18475, 18515};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 18568, 18600};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 18616, 18648};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 18664, 18697};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 18713, 18752};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 18799, 18837};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 18884, 18922};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 18971, 19011};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_silent_pki{&core_metrics::list, 19060, 19102};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_nonsilent_pki{&core_metrics::list, 19119, 19164};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 19181, 19218};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 19239, 19281};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 19293, 19326};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 19338, 19371};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 19382, 19411};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 19428, 19458};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 19475, 19502};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 19521, 19549};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 19612, 19632};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 19723, 19754};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 19762, 19794};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 19804, 19843};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 19855, 19872};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 19882, 19907};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 19917, 19949};
} // namespace metric

} // namespace msr::perfmon::icx
