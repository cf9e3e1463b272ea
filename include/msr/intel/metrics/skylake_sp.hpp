// Metrics of Skylake SP: 222. Written by `msrpp import` from a table: do not edit.
// skx: from intel/perfmon 6dadedf3aa48, SKX/metrics/skylakex_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
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
// Left out, no core event UNC_M_RPQ_OCCUPANCY: Info_System_MEM_DRAM_Read_Latency
// Left out, no core event UNC_UPI_RxL_FLITS.ALL_DATA: upi_data_receive_bw
// Left out, no core event UNC_UPI_TxL_FLITS.ALL_DATA: upi_data_transmit_bw
#pragma once

#include <msr/intel/events/skylake_sp.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::skx {

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
    "dtlb_2mb_large_page_load_mpi\0" "per instruction\0"
    "e15 / e2\0"
    "dtlb_store_mpi\0" "per instruction\0"
    "e16 / e2\0"
    "percent_uops_delivered_from_decoded_icache\0" "percent\0"
    "100 * (e17 / e18)\0"
    "percent_uops_delivered_from_legacy_decode_pipeline\0" "percent\0"
    "100 * (e19 / e18)\0"
    "percent_uops_delivered_from_microcode_sequencer\0" "percent\0"
    "100 * (e20 / e18)\0"
    "bottleneck_mispredictions\0" "\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); s1 = e23 / (e23 + e24); s2 = s1 * ((e18 - e21 + 4 * "
    "(e25 / 2 if smt_on else e26)) / s0); 100 * (1 - 10 * (e21 / e18 * e20 / s0) * max(s2 * (1 "
    "- e23 / (e27 - e24)), 0.0001) / s2) * (s2 + 4 * e28 / s0 * (s1 * e29 / e0) / ((e30 + 2 * "
    "e31) / e0 + e32 / e0 + (e29 / e0 + 9 * e33 / e0) + 2 * e34 / e0 + e35 / e0 + e36 / e0))\0"
    "bottleneck_big_code\0" "\0"
    "s0 = e32 / e0; s1 = (e30 + 2 * e31) / e0; s2 = 9 * e33 / e0; 100 * (4 * e28 / (4 * (e22 / "
    "2 if smt_on else e0))) * (s0 + s1 + s2) / (s1 + s0 + (e29 / e0 + s2) + 2 * e34 / e0 + e35 "
    "/ e0 + e36 / e0)\0"
    "bottleneck_instruction_fetch_bw\0" "\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); s1 = e21 / e18 * e20 / s0; s2 = e23 / (e23 + e24); "
    "s3 = s2 * ((e18 - e21 + 4 * (e25 / 2 if smt_on else e26)) / s0); s4 = 10 * s1 * max(s3 * "
    "(1 - e23 / (e27 - e24)), 0.0001) / s3; s5 = 4 * e28 / s0; s6 = s2 * e29 / e0; s7 = (e30 + "
    "2 * e31) / e0; s8 = e32 / e0; s9 = 9 * e33 / e0; s10 = e29 / e0 + s9; s11 = 2 * e34 / e0; "
    "s12 = s7 + s8 + s10 + s11 + e35 / e0 + e36 / e0; s13 = (1 - s2) * e29 / e0; 100 * (e37 / "
    "s0 - (1 - s4) * s5 * s6 / s12 - s1 / ((e21 + e38 - e2) / s0 - s1 + s1) * (34 * (e39 + e40) "
    "/ s0 / s1) * s5 * (s11 + s10 * (s13 + s6 * s4) / (s6 + s13 + s9)) / s12) - 100 * s5 * (s8 "
    "+ s7 + s9) / s12\0"
    "bottleneck_compute_bound_est\0" "\0"
    "s0 = e22 / 2 if smt_on else e0; s1 = 4 * s0; s2 = 1 - e37 / s1 - (e18 + 4 * (e25 / 2 if "
    "smt_on else e26)) / s1; s3 = e44 + e21 / s1 * e45; s4 = s2 - (e41 + e42) / (e43 + s3 + "
    "e42) * s2; s5 = e46 / e0; s6 = e48 / e0; s7 = (s6 * e0 + s3) / e0 if e46 < e43 - e41 else "
    "s3 / e0; s8 = s5 + e47 / e0 + s7; s9 = (e49 / 2 if smt_on else e49) / s0; 100 * (s4 * s5 / "
    "s8 + s4 * (s7 / s8) * (s9 / (s6 + ((e50 - e51) / 2 if smt_on else e44) / s0 + ((e51 - e49) "
    "/ 2 if smt_on else e45) / s0 + s9)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); s1 = e21 / e18 * e20 / s0; s2 = (e21 + e38 - e2) / "
    "s0; s3 = s1 / (s2 - s1 + s1) * (34 * (e39 + e40) / s0 / s1); s4 = 2 * e34 / e0; s5 = 9 * "
    "e33 / e0; s6 = e29 / e0 + s5; s7 = e23 / (e23 + e24); s8 = (1 - s7) * e29 / e0; s9 = s7 * "
    "e29 / e0; s10 = 4 * (e25 / 2 if smt_on else e26); s11 = (e18 - e21 + s10) / s0; s12 = s7 * "
    "s11; s13 = 10 * s1 * max(s12 * (1 - e23 / (e27 - e24)), 0.0001) / s12; s14 = s11 - s12; "
    "s15 = max(s14 * (1 - e52 / e24), 0.0001); s16 = 1 - e37 / s0 - (e18 + s10) / s0; s17 = e44 "
    "+ e21 / s0 * e45; s18 = s16 - (e41 + e42) / (e43 + s17 + e42) * s16; s19 = e47 / e0; s20 = "
    "e48 / e0; 100 * (s3 * (4 * e28 / s0) * (s4 + s6 * (s8 + s9 * s13) / (s9 + s8 + s5)) / "
    "((e30 + 2 * e31) / e0 + e32 / e0 + s6 + s4 + e35 / e0 + e36 / e0) + s13 * s12 + s14 * s15 "
    "/ s15 + s18 * (s19 + s18 * e53 / e0 * s20) / (e46 / e0 + s19 + ((s20 * e0 + s17) / e0 if "
    "e46 < e43 - e41 else s17 / e0)) + s3 * s2)\0"
    "bottleneck_branching_overhead\0" "\0"
    "100 * ((e54 + 2 * e55 + e56) / (4 * (e22 / 2 if smt_on else e0)))\0"
    "bottleneck_useful_work\0" "\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); s1 = e21 / e18 * e20 / s0; s2 = (e21 + e38 - e2) / "
    "s0; 100 * (e21 / s0 - (e54 + 2 * e55 + e56) / s0 - s1 / (s2 - s1 + s1) * (34 * (e39 + e40) "
    "/ s0 / s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "100 * (e37 / (4 * (e22 / 2 if smt_on else e0)))\0"
    "fetch_latency\0" "percent\0"
    "100 * (4 * e28 / (4 * (e22 / 2 if smt_on else e0)))\0"
    "icache_misses\0" "percent\0"
    "100 * ((e30 + 2 * e31) / e0)\0"
    "itlb_misses\0" "percent\0"
    "100 * (e32 / e0)\0"
    "code_stlb_hit\0" "percent\0"
    "100 * max(0, e32 / e0 - e57 / e0)\0"
    "code_stlb_miss\0" "percent\0"
    "100 * (e57 / e0)\0"
    "code_stlb_miss_4k\0" "percent\0"
    "100 * (e57 / e0 * e58 / (e58 + e13))\0"
    "code_stlb_miss_2m\0" "percent\0"
    "100 * (e57 / e0 * e13 / (e58 + e13))\0"
    "branch_resteers\0" "percent\0"
    "100 * (e29 / e0 + 9 * e33 / e0)\0"
    "mispredicts_resteers\0" "percent\0"
    "100 * (e23 / (e23 + e24) * e29 / e0)\0"
    "clears_resteers\0" "percent\0"
    "100 * ((1 - e23 / (e23 + e24)) * e29 / e0)\0"
    "unknown_branches\0" "percent\0"
    "100 * (9 * e33 / e0)\0"
    "ms_switches\0" "percent\0"
    "100 * (2 * e34 / e0)\0"
    "lcp\0" "percent\0"
    "100 * (e35 / e0)\0"
    "dsb_switches\0" "percent\0"
    "100 * (e36 / e0)\0"
    "fetch_bandwidth\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * (e37 / s0 - 4 * e28 / s0)\0"
    "mite\0" "percent\0"
    "100 * ((e59 - e60) / (e22 / 2 if smt_on else e0) / 2)\0"
    "decoder0_alone\0" "percent\0"
    "100 * ((e61 - e62) / (e22 / 2 if smt_on else e0) / 2)\0"
    "dsb\0" "percent\0"
    "100 * ((e63 - e64) / (e22 / 2 if smt_on else e0) / 2)\0"
    "bad_speculation\0" "percent\0"
    "100 * ((e18 - e21 + 4 * (e25 / 2 if smt_on else e26)) / (4 * (e22 / 2 if smt_on else e0)))\0"
    "branch_mispredicts\0" "percent\0"
    "100 * (e23 / (e23 + e24) * ((e18 - e21 + 4 * (e25 / 2 if smt_on else e26)) / (4 * (e22 / 2 "
    "if smt_on else e0))))\0"
    "other_mispredicts\0" "percent\0"
    "100 * max(e23 / (e23 + e24) * ((e18 - e21 + 4 * (e25 / 2 if smt_on else e26)) / (4 * (e22 "
    "/ 2 if smt_on else e0))) * (1 - e23 / (e27 - e24)), 0.0001)\0"
    "machine_clears\0" "percent\0"
    "s0 = (e18 - e21 + 4 * (e25 / 2 if smt_on else e26)) / (4 * (e22 / 2 if smt_on else e0)); "
    "100 * (s0 - e23 / (e23 + e24) * s0)\0"
    "other_nukes\0" "percent\0"
    "s0 = (e18 - e21 + 4 * (e25 / 2 if smt_on else e26)) / (4 * (e22 / 2 if smt_on else e0)); "
    "100 * max((s0 - e23 / (e23 + e24) * s0) * (1 - e52 / e24), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * (1 - e37 / s0 - (e18 + 4 * (e25 / 2 if smt_on "
    "else e26)) / s0)\0"
    "memory_bound\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * ((e41 + e42) / (e43 + (e44 + e21 / s0 * e45) + "
    "e42) * (1 - e37 / s0 - (e18 + 4 * (e25 / 2 if smt_on else e26)) / s0))\0"
    "l1_bound\0" "percent\0"
    "100 * max((e41 - e65) / e0, 0)\0"
    "dtlb_load\0" "percent\0"
    "100 * (min(9 * e66 + e67, max(e68 - e69, 0)) / e0)\0"
    "load_stlb_hit\0" "percent\0"
    "100 * (min(9 * e66 + e67, max(e68 - e69, 0)) / e0 - e67 / e0)\0"
    "load_stlb_miss\0" "percent\0"
    "100 * (e67 / e0)\0"
    "load_stlb_miss_4k\0" "percent\0"
    "100 * (e67 / e0 * e70 / (e70 + e15 + e71))\0"
    "load_stlb_miss_2m\0" "percent\0"
    "100 * (e67 / e0 * e15 / (e70 + e15 + e71))\0"
    "load_stlb_miss_1g\0" "percent\0"
    "100 * (e67 / e0 * e71 / (e70 + e15 + e71))\0"
    "store_fwd_blk\0" "percent\0"
    "100 * (13 * e72 / e0)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e3 - e73 - e74) * 20 / 100, max(e68 - e69, 0)) / e0)\0"
    "lock_latency\0" "percent\0"
    "100 * ((12 * max(0, e75 - e76) + e75 / e4 * (11 * e77 + min(e0, e78))) / e0)\0"
    "split_loads\0" "percent\0"
    "100 * (e79 / (e74 + e73) * e80 / e0)\0"
    "4k_aliasing\0" "percent\0"
    "100 * (e81 / e0)\0"
    "fb_full\0" "percent\0"
    "100 * (e79 / (e74 + e73) * e82 / e0)\0"
    "l2_bound\0" "percent\0"
    "s0 = e8 * (1 + e73 / e74); 100 * (s0 / (s0 + e82) * ((e65 - e83) / e0))\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (3.5 * (e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e8 * (1 + "
    "e73 / e74 / 2) / e0)\0"
    "l3_bound\0" "percent\0"
    "100 * ((e83 - e84) / e0)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((20.5 * s0 - "
    "3.5 * s0) * (e85 * (1 + e73 / e74 / 2)) / e0)\0"
    "sq_full\0" "percent\0"
    "100 * ((e86 / 2 if smt_on else e86) / (e22 / 2 if smt_on else e0))\0"
    "dram_bound\0" "percent\0"
    "s0 = (e65 - e83) / e0; s1 = e8 * (1 + e73 / e74); 100 * (e84 / e0 + s0 - s1 / (s1 + e82) * "
    "s0)\0"
    "mem_bandwidth\0" "percent\0"
    "100 * (min(e0, e87) / e0)\0"
    "mem_latency\0" "percent\0"
    "100 * (min(e0, e88) / e0 - min(e0, e87) / e0)\0"
    "local_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((80 * s0 - "
    "20.5 * s0) * e89 * (1 + e73 / e74 / 2) / e0)\0"
    "remote_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((147.5 * s0 - "
    "20.5 * s0) * e90 * (1 + e73 / e74 / 2) / e0)\0"
    "remote_cache\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 110 * s0 - 20.5 "
    "* s0; 100 * ((s1 * e91 + s1 * e92) * (1 + e73 / e74 / 2) / e0)\0"
    "store_bound\0" "percent\0"
    "100 * (e42 / e0)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e75 / e4; 100 * ((e77 * 11 * s0 + s0 * min(e0, e78)) / e0)\0"
    "split_stores\0" "percent\0"
    "100 * (e93 / (e22 / 2 if smt_on else e0))\0"
    "dtlb_store\0" "percent\0"
    "100 * ((9 * e94 + e95) / (e22 / 2 if smt_on else e0))\0"
    "store_stlb_hit\0" "percent\0"
    "s0 = e22 / 2 if smt_on else e0; 100 * ((9 * e94 + e95) / s0 - e95 / s0)\0"
    "store_stlb_miss\0" "percent\0"
    "100 * (e95 / (e22 / 2 if smt_on else e0))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e95 / (e22 / 2 if smt_on else e0) * e96 / (e96 + e97 + e98))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e95 / (e22 / 2 if smt_on else e0) * e97 / (e96 + e97 + e98))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e95 / (e22 / 2 if smt_on else e0) * e98 / (e96 + e97 + e98))\0"
    "core_bound\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); s1 = 1 - e37 / s0 - (e18 + 4 * (e25 / 2 if smt_on "
    "else e26)) / s0; 100 * (s1 - (e41 + e42) / (e43 + (e44 + e21 / s0 * e45) + e42) * s1)\0"
    "divider\0" "percent\0"
    "100 * (e46 / e0)\0"
    "serializing_operation\0" "percent\0"
    "100 * (e47 / e0)\0"
    "ports_utilization\0" "percent\0"
    "s0 = e44 + e21 / (4 * (e22 / 2 if smt_on else e0)) * e45; 100 * ((e48 / e0 * e0 + s0) / e0 "
    "if e46 < e43 - e41 else s0 / e0)\0"
    "ports_utilized_0\0" "percent\0"
    "100 * (e48 / e0)\0"
    "mixing_vectors\0" "percent\0"
    "100 * (e99 / e18)\0"
    "ports_utilized_1\0" "percent\0"
    "100 * (((e50 - e51) / 2 if smt_on else e44) / (e22 / 2 if smt_on else e0))\0"
    "ports_utilized_2\0" "percent\0"
    "100 * (((e51 - e49) / 2 if smt_on else e45) / (e22 / 2 if smt_on else e0))\0"
    "ports_utilized_3m\0" "percent\0"
    "100 * ((e49 / 2 if smt_on else e49) / (e22 / 2 if smt_on else e0))\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e100 + e101 + e102 + e103) / (4 * (e22 / 2 if smt_on else e0)))\0"
    "port_0\0" "percent\0"
    "100 * (e100 / (e22 / 2 if smt_on else e0))\0"
    "port_1\0" "percent\0"
    "100 * (e101 / (e22 / 2 if smt_on else e0))\0"
    "port_5\0" "percent\0"
    "100 * (e102 / (e22 / 2 if smt_on else e0))\0"
    "port_6\0" "percent\0"
    "100 * (e103 / (e22 / 2 if smt_on else e0))\0"
    "load_op_utilization\0" "percent\0"
    "100 * ((e104 + e105 + e106 - e107) / (2 * (e22 / 2 if smt_on else e0)))\0"
    "port_2\0" "percent\0"
    "100 * (e104 / (e22 / 2 if smt_on else e0))\0"
    "port_3\0" "percent\0"
    "100 * (e105 / (e22 / 2 if smt_on else e0))\0"
    "store_op_utilization\0" "percent\0"
    "100 * (e107 / (e22 / 2 if smt_on else e0))\0"
    "port_4\0" "percent\0"
    "100 * (e107 / (e22 / 2 if smt_on else e0))\0"
    "port_7\0" "percent\0"
    "100 * (e106 / (e22 / 2 if smt_on else e0))\0"
    "retiring\0" "percent\0"
    "100 * (e21 / (4 * (e22 / 2 if smt_on else e0)))\0"
    "light_operations\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * (e21 / s0 - (e21 + e38 - e2) / s0)\0"
    "fp_arith\0" "percent\0"
    "100 * (e21 / (4 * (e22 / 2 if smt_on else e0)) * e108 / e109 + e110 / e21 + e111 / e21)\0"
    "x87_use\0" "percent\0"
    "100 * (e21 / (4 * (e22 / 2 if smt_on else e0)) * e108 / e109)\0"
    "fp_scalar\0" "percent\0"
    "100 * (e110 / e21)\0"
    "fp_vector\0" "percent\0"
    "100 * (e111 / e21)\0"
    "fp_vector_128b\0" "percent\0"
    "100 * ((e112 + e113) / e21)\0"
    "fp_vector_256b\0" "percent\0"
    "100 * ((e114 + e115) / e21)\0"
    "fp_vector_512b\0" "percent\0"
    "100 * ((e116 + e117) / e21)\0"
    "memory_operations\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * ((e21 / s0 - (e21 + e38 - e2) / s0) * e118 / "
    "e2)\0"
    "fused_instructions\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * ((e21 / s0 - (e21 + e38 - e2) / s0) * e38 / "
    "e21)\0"
    "non_fused_branches\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * ((e21 / s0 - (e21 + e38 - e2) / s0) * (e54 - "
    "e38) / e21)\0"
    "other_light_ops\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); s1 = e21 / s0; s2 = s1 - (e21 + e38 - e2) / s0; 100 "
    "* max(0, s2 - (s1 * e108 / e109 + e110 / e21 + e111 / e21 + s2 * e118 / e2 + s2 * e38 / "
    "e21 + s2 * (e54 - e38) / e21))\0"
    "nop_instructions\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * ((e21 / s0 - (e21 + e38 - e2) / s0) * e56 / "
    "e21)\0"
    "heavy_operations\0" "percent\0"
    "100 * ((e21 + e38 - e2) / (4 * (e22 / 2 if smt_on else e0)))\0"
    "few_uops_instructions\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * ((e21 + e38 - e2) / s0 - e21 / e18 * e20 / s0)\0"
    "microcode_sequencer\0" "percent\0"
    "100 * (e21 / e18 * e20 / (4 * (e22 / 2 if smt_on else e0)))\0"
    "assists\0" "percent\0"
    "100 * (34 * (e39 + e40) / (4 * (e22 / 2 if smt_on else e0)))\0"
    "fp_assists\0" "percent\0"
    "100 * (34 * e39 / (4 * (e22 / 2 if smt_on else e0)))\0"
    "cisc\0" "percent\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); 100 * max(0, e21 / e18 * e20 / s0 - 34 * (e39 + e40) "
    "/ s0)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); s1 = 1 - e37 / s0 - (e18 + 4 * (e25 / 2 if smt_on "
    "else e26)) / s0; s2 = e44 + e21 / s0 * e45; s3 = s1 - (e41 + e42) / (e43 + s2 + e42) * s1; "
    "s4 = (e48 / e0 * e0 + s2) / e0 if e46 < e43 - e41 else s2 / e0; 100 * (1 - s3 / s4 if s3 < "
    "s4 else 1) if (1 - e119 / (e120 / 2) if smt_on else 0) > 0.5 else 0\0"
    "info_thread_ipc\0" "\0"
    "e2 / e0\0"
    "info_thread_uoppi\0" "\0"
    "e21 / e2\0"
    "info_thread_uptb\0" "\0"
    "e21 / e121\0"
    "info_thread_cpi\0" "per instruction\0"
    "1 / (e2 / e0)\0"
    "info_thread_clks\0" "\0"
    "e0\0"
    "info_thread_slots\0" "\0"
    "4 * (e22 / 2 if smt_on else e0)\0"
    "info_thread_execute_per_issue\0" "\0"
    "e109 / e18\0"
    "info_core_coreipc\0" "\0"
    "e2 / (e22 / 2 if smt_on else e0)\0"
    "info_core_flopc\0" "\0"
    "(e110 + 2 * e112 + 4 * e122 + 8 * e123 + 16 * e117) / (e22 / 2 if smt_on else e0)\0"
    "info_core_fp_arith_utilization\0" "\0"
    "(e110 + e111) / (2 * (e22 / 2 if smt_on else e0))\0"
    "info_core_ilp\0" "\0"
    "e109 / e124\0"
    "info_core_epc\0" "\0"
    "e109 / e0\0"
    "info_core_core_clks\0" "\0"
    "e22 / 2 if smt_on else e0\0"
    "info_inst_mix_ipload\0" "\0"
    "e2 / e3\0"
    "info_inst_mix_ipstore\0" "\0"
    "e2 / e4\0"
    "info_inst_mix_ipbranch\0" "\0"
    "e2 / e54\0"
    "info_inst_mix_ipcall\0" "\0"
    "e2 / e55\0"
    "info_inst_mix_iptb\0" "\0"
    "e2 / e121\0"
    "info_inst_mix_bptkbranch\0" "\0"
    "e54 / e121\0"
    "info_inst_mix_ipflop\0" "\0"
    "e2 / (e110 + 2 * e112 + 4 * e122 + 8 * e123 + 16 * e117)\0"
    "info_inst_mix_iparith\0" "\0"
    "e2 / (e110 + e111)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0"
    "e2 / e125\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0"
    "e2 / e126\0"
    "info_inst_mix_iparith_avx128\0" "\0"
    "e2 / (e112 + e113)\0"
    "info_inst_mix_iparith_avx256\0" "\0"
    "e2 / (e114 + e115)\0"
    "info_inst_mix_iparith_avx512\0" "\0"
    "e2 / (e116 + e117)\0"
    "info_inst_mix_ipswpf\0" "\0"
    "e2 / e127\0"
    "info_inst_mix_instructions\0" "\0"
    "e2\0"
    "info_pipeline_retire\0" "\0"
    "e21 / e128\0"
    "info_pipeline_ipassist\0" "\0"
    "e2 / (e39 + e40)\0"
    "info_pipeline_execute\0" "\0"
    "e109 / (e50 / 2 if smt_on else e124)\0"
    "info_pipeline_fetch_dsb\0" "\0"
    "e17 / e63\0"
    "info_pipeline_fetch_mite\0" "\0"
    "e19 / e129\0"
    "info_frontend_fetch_upc\0" "\0"
    "e18 / e130\0"
    "info_frontend_dsb_coverage\0" "\0"
    "e17 / (e17 + e19 + e20)\0"
    "info_frontend_dsb_switch_cost\0" "\0"
    "e36 / e131\0"
    "info_frontend_tbpc\0" "\0"
    "e121 / e0\0"
    "info_frontend_icache_miss_latency\0" "\0"
    "e30 / e31 + 2\0"
    "info_frontend_ipdsb_miss_ret\0" "\0"
    "e2 / e132\0"
    "info_frontend_ipunknown_branch\0" "\0"
    "e2 / e33\0"
    "info_frontend_l2mpki_code\0" "\0"
    "1000 * e133 / e2\0"
    "info_frontend_l2mpki_code_all\0" "\0"
    "1000 * e11 / e2\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "s0 = e22 / 2 if smt_on else e0; s1 = 4 * s0; s2 = 4 * e28 / s1; s3 = e36 / e0; s4 = (e59 - "
    "e60) / s0 / 2; 100 * (s2 * s3 / ((e30 + 2 * e31) / e0 + e32 / e0 + (e29 / e0 + 9 * e33 / "
    "e0) + 2 * e34 / e0 + e35 / e0 + s3) + (e37 / s1 - s2) * s4 / (s4 + (e63 - e64) / s0 / 2))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "s0 = e22 / 2 if smt_on else e0; s1 = 4 * s0; s2 = e37 / s1; s3 = 4 * e28 / s1; s4 = s2 - "
    "s3; s5 = (e63 - e64) / s0 / 2; 100 * (s2 * (s4 / (s3 + s4)) * (s5 / ((e59 - e60) / s0 / 2 "
    "+ s5)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "s0 = (e30 + 2 * e31) / e0; 100 * (4 * e28 / (4 * (e22 / 2 if smt_on else e0)) * s0 / (s0 + "
    "e32 / e0 + (e29 / e0 + 9 * e33 / e0) + 2 * e34 / e0 + e35 / e0 + e36 / e0))\0"
    "info_bad_spec_ipmispredict\0" "\0"
    "e2 / e23\0"
    "info_bad_spec_ipmisp_indirect\0" "\0"
    "e2 / (e21 / e18 * e134)\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "s0 = 4 * (e22 / 2 if smt_on else e0); s1 = e23 / (e23 + e24); s2 = s1 * ((e18 - e21 + 4 * "
    "(e25 / 2 if smt_on else e26)) / s0); 100 * (1 - 10 * (e21 / e18 * e20 / s0) * max(s2 * (1 "
    "- e23 / (e27 - e24)), 0.0001) / s2) * (s2 + 4 * e28 / s0 * (s1 * e29 / e0) / ((e30 + 2 * "
    "e31) / e0 + e32 / e0 + (e29 / e0 + 9 * e33 / e0) + 2 * e34 / e0 + e35 / e0 + e36 / e0)) * "
    "s0 / 4 / e23 / 100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0"
    "e27 / (e23 + e24)\0"
    "info_branches_cond_nt\0" "\0"
    "e135 / e54\0"
    "info_branches_cond_tk\0" "\0"
    "(e136 - e135) / e54\0"
    "info_branches_callret\0" "\0"
    "(e55 + e137) / e54\0"
    "info_branches_jump\0" "\0"
    "(e121 - (e138 - e135) - 2 * e55) / e54\0"
    "info_memory_load_miss_real_latency\0" "\0"
    "e79 / (e74 + e73)\0"
    "info_memory_mlp\0" "\0"
    "e79 / e139\0"
    "info_memory_l1mpki\0" "\0"
    "1000 * e74 / e2\0"
    "info_memory_l1mpki_load\0" "\0"
    "1000 * e140 / e2\0"
    "info_memory_l2mpki\0" "\0"
    "1000 * e10 / e2\0"
    "info_memory_l2mpki_all\0" "\0"
    "1000 * e141 / e2\0"
    "info_memory_l2mpki_load\0" "\0"
    "1000 * e142 / e2\0"
    "info_memory_l2mpki_rfo\0" "\0"
    "1000 * e143 / e2\0"
    "info_memory_l2hpki_all\0" "\0"
    "1000 * (e144 - e141) / e2\0"
    "info_memory_l2hpki_load\0" "\0"
    "1000 * e145 / e2\0"
    "info_memory_l3mpki\0" "\0"
    "1000 * e146 / e2\0"
    "info_memory_fb_hpki\0" "\0"
    "1000 * e73 / e2\0"
    "info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e5 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e9 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e147 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0"
    "64 * e148 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e149 + e150 + e151 + e152) / (2 * (e22 / 2 if smt_on else e0))\0"
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
    "64 * e147 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e148 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_evictions_silent_pki\0" "\0"
    "1000 * e153 / e2\0"
    "info_memory_core_l2_evictions_nonsilent_pki\0" "\0"
    "1000 * e154 / e2\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0"
    "e155 / e156\0"
    "info_memory_latency_load_l2_mlp\0" "\0"
    "e155 / e157\0"
    "info_memory_latency_data_l2_mlp\0" "\0"
    "e158 / e88\0"
    "info_memory_mix_uc_load_pki\0" "\0"
    "1000 * e159 / e2\0"
    "info_system_cpus_utilized\0" "\0"
    "e1 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e110 + 2 * e112 + 4 * e122 + 8 * e123 + 16 * e117) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0"
    "e0 / e1\0"
    "info_system_power_license0_utilization\0" "\0"
    "s0 = e22 / 2 if smt_on else e0; e160 / 2 / s0 if smt_on else e160 / s0\0"
    "info_system_power_license1_utilization\0" "\0"
    "s0 = e22 / 2 if smt_on else e0; e161 / 2 / s0 if smt_on else e161 / s0\0"
    "info_system_power_license2_utilization\0" "\0"
    "s0 = e22 / 2 if smt_on else e0; e162 / 2 / s0 if smt_on else e162 / s0\0"
    "info_system_smt_2t_utilization\0" "\0"
    "1 - e119 / (e120 / 2) if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0"
    "e163 / e0\0"
    "info_system_kernel_cpi\0" "per instruction\0"
    "e163 / e164\0"
    "info_system_mux\0" "\0"
    "e165 / e0\0"
    "info_system_ipfarbranch\0" "\0"
    "e2 / e166\0";
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
    {.event = &uops_issued::any},
    {.event = &idq::mite_uops},
    {.event = &idq::ms_uops},
    {.event = &uops_retired::retire_slots},
    {.event = &cpu_clk_unhalted::thread_any},
    {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count},
    {.event = &int_misc::recovery_cycles_any},
    {.event = &int_misc::recovery_cycles},
    {.event = &int_misc::clears_count},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core},
    {.event = &int_misc::clear_resteer_cycles},
    {.event = &icache_16b::ifdata_stall},
    {.event = &icache_16b::ifdata_stall, .threshold = 1, .edge = true},
    {.event = &icache_tag::stalls},
    {.event = &baclears::any},
    {.event = &idq::ms_switches},
    {.event = &decode::lcp},
    {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &idq_uops_not_delivered::core},
    {.event = &uops_retired::macro_fused},
    {.event = &fp_assist::any},
    {.event = &other_assists::any},
    {.event = &cycle_activity::stalls_mem_any},
    {.event = &exe_activity::bound_on_stores},
    {.event = &cycle_activity::stalls_total},
    {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_ports_util},
    {.event = &arith::divider_active},
    {.event = &partial_rat_stalls::scoreboard},
    {.event = &exe_activity::exe_bound_0_ports},
    {.event = &uops_executed::core_cycles_ge_3},
    {.event = &uops_executed::core_cycles_ge_1},
    {.event = &uops_executed::core_cycles_ge_2},
    {.event = &machine_clears::memory_ordering},
    {.event = &rs_events::empty_cycles},
    {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call},
    {.event = &inst_retired::nop},
    {.event = &itlb_misses::walk_active},
    {.event = &itlb_misses::walk_completed_4k},
    {.event = &idq::all_mite_cycles_any_uops},
    {.event = &idq::all_mite_cycles_4_uops},
    {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2},
    {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok},
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
    {.event = &l1d_pend_miss::fb_full, .threshold = 1},
    {.event = &cycle_activity::stalls_l2_miss},
    {.event = &cycle_activity::stalls_l3_miss},
    {.event = &mem_load_retired::l3_hit},
    {.event = &offcore_requests_buffer::sq_full},
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
    {.event = &uops_issued::vector_width_mismatch},
    {.event = &uops_dispatched_port::port_0},
    {.event = &uops_dispatched_port::port_1},
    {.event = &uops_dispatched_port::port_5},
    {.event = &uops_dispatched_port::port_6},
    {.event = &uops_dispatched_port::port_2},
    {.event = &uops_dispatched_port::port_3},
    {.event = &uops_dispatched_port::port_7},
    {.event = &uops_dispatched_port::port_4},
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
    {.event = &cpu_clk_unhalted::one_thread_active},
    {.event = &cpu_clk_unhalted::ref_xclk_any},
    {.event = &br_inst_retired::near_taken},
    {.event = &fp_arith_inst_retired::_4_flops},
    {.event = &fp_arith_inst_retired::_8_flops},
    {.event = &uops_executed::thread, .threshold = 1},
    {.event = &fp_arith_inst_retired::scalar_single},
    {.event = &fp_arith_inst_retired::scalar_double},
    {.event = &sw_prefetch_access::any},
    {.event = &uops_retired::retire_slots, .threshold = 1},
    {.event = &idq::mite_cycles},
    {.event = &uops_issued::any, .threshold = 1},
    {.event = &dsb2mite_switches::count},
    {.event = &frontend_retired::any_dsb_miss},
    {.event = &frontend_retired::l2_miss},
    {.event = &br_misp_exec::indirect},
    {.event = &br_inst_retired::not_taken},
    {.event = &br_inst_retired::conditional},
    {.event = &br_inst_retired::near_return},
    {.event = &br_inst_retired::cond},
    {.event = &l1d_pend_miss::pending_cycles},
    {.event = &l2_rqsts::all_demand_data_rd},
    {.event = &l2_rqsts::miss},
    {.event = &l2_rqsts::demand_data_rd_miss},
    {.event = &offcore_requests::demand_rfo},
    {.event = &l2_rqsts::references},
    {.event = &l2_rqsts::demand_data_rd_hit},
    {.event = &mem_load_retired::l3_miss},
    {.event = &longest_lat_cache::miss},
    {.event = &offcore_requests::all_requests},
    {.event = &itlb_misses::walk_pending},
    {.event = &dtlb_load_misses::walk_pending},
    {.event = &dtlb_store_misses::walk_pending},
    {.event = &ept::walk_pending},
    {.event = &l2_lines_out::silent},
    {.event = &l2_lines_out::non_silent},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::cycles_with_demand_data_rd},
    {.event = &offcore_requests_outstanding::all_data_rd},
    {.event = &mem_load_misc_retired::uc},
    {.event = &core_power::lvl0_turbo_license},
    {.event = &core_power::lvl1_turbo_license},
    {.event = &core_power::lvl2_turbo_license},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true},
    {.event = &cpu_clk_unhalted::thread_p},
    {.event = &br_inst_retired::far_branch, .user = true},
};
inline constexpr metric_list<event_pmu> list{"skx", texts, all_of(events), 222};
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
inline constexpr core_metrics::listed_metric dtlb_2mb_large_page_load_mpi{&core_metrics::list, 684, 729};
inline constexpr core_metrics::listed_metric dtlb_store_mpi{&core_metrics::list, 738, 769};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_decoded_icache{&core_metrics::list, 778, 829};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_legacy_decode_pipeline{&core_metrics::list, 847, 906};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_microcode_sequencer{&core_metrics::list, 924, 980};
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 998, 1025};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 1382, 1403};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 1600, 1633};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 2278, 2308};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 2792, 2823};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 3760, 3791};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 3857, 3881};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 4078, 4101};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 4149, 4171};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 4223, 4245};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 4274, 4294};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 4311, 4333};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 4367, 4390};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 4407, 4433};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 4470, 4496};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 4533, 4557};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 4589, 4618};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 4655, 4679};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 4722, 4747};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 4768, 4788};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 4809, 4821};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 4838, 4859};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 4876, 4900};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 4970, 4983};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 5037, 5060};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 5114, 5126};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 5180, 5204};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 5295, 5322};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 5435, 5461};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 5611, 5634};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 5759, 5779};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 5935, 5957};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 6064, 6085};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 6247, 6264};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 6295, 6313};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 6364, 6386};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 6448, 6471};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 6488, 6514};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 6557, 6583};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 6626, 6652};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 6695, 6717};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 6739, 6769};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 6838, 6859};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 6936, 6956};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 6993, 7013};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 7030, 7046};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 7083, 7100};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 7172, 7195};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 7306, 7323};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 7348, 7371};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 7506, 7522};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 7589, 7608};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 7703, 7725};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 7751, 7771};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 7817, 7835};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 7967, 7986};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 8121, 8142};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 8295, 8315};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 8332, 8354};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 8422, 8443};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 8485, 8504};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 8558, 8581};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 8653, 8677};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 8719, 8746};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 8814, 8841};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 8909, 8936};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 9004, 9023};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 9197, 9213};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 9230, 9260};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 9277, 9303};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 9427, 9452};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 9469, 9492};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 9510, 9535};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 9610, 9635};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 9710, 9736};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 9803, 9830};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 9902, 9917};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 9960, 9975};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 10018, 10033};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 10076, 10091};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 10134, 10162};
inline constexpr core_metrics::listed_metric port_2{&core_metrics::list, 10234, 10249};
inline constexpr core_metrics::listed_metric port_3{&core_metrics::list, 10292, 10307};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 10350, 10379};
inline constexpr core_metrics::listed_metric port_4{&core_metrics::list, 10422, 10437};
inline constexpr core_metrics::listed_metric port_7{&core_metrics::list, 10480, 10495};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 10538, 10555};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 10603, 10628};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 10707, 10724};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 10812, 10828};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 10890, 10908};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 10927, 10945};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 10964, 10987};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 11015, 11038};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 11066, 11089};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 11117, 11143};
inline constexpr core_metrics::listed_metric fused_instructions{&core_metrics::list, 11236, 11263};
inline constexpr core_metrics::listed_metric non_fused_branches{&core_metrics::list, 11356, 11383};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 11484, 11508};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 11717, 11742};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 11835, 11860};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 11921, 11951};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 12042, 12070};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 12130, 12146};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 12207, 12226};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 12279, 12292};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 12389, 12423};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 12761, 12778};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 12786, 12805};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 12814, 12832};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 12843, 12875};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 12889, 12907};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 12910, 12929};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 12961, 12992};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 13003, 13022};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 13055, 13072};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 13154, 13186};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 13236, 13251};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 13263, 13278};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 13288, 13309};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 13335, 13357};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 13365, 13388};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 13396, 13420};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 13429, 13451};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 13460, 13480};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 13490, 13516};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 13527, 13549};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 13606, 13629};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 13648, 13681};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 13691, 13724};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 13734, 13764};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 13783, 13813};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 13832, 13862};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 13881, 13903};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 13913, 13941};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 13944, 13966};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 13977, 14001};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 14018, 14041};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 14078, 14103};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 14113, 14139};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 14150, 14175};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 14186, 14214};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 14238, 14269};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 14280, 14300};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 14310, 14345};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 14359, 14389};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 14399, 14431};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 14440, 14467};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 14484, 14515};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 14531, 14558};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 14828, 14858};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 15045, 15071};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 15238, 15266};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 15275, 15306};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 15330, 15371};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 15749, 15782};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 15800, 15823};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 15834, 15857};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 15877, 15900};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 15919, 15939};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 15978, 16014};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 16032, 16049};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 16060, 16080};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 16096, 16121};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 16138, 16158};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 16174, 16198};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 16215, 16240};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 16257, 16281};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 16298, 16322};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 16348, 16373};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 16390, 16410};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 16427, 16448};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 16464, 16495};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 16542, 16572};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 16619, 16649};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 16698, 16730};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 16779, 16819};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 16883, 16915};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 16931, 16963};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 16979, 17012};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 17028, 17067};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 17114, 17152};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 17199, 17237};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 17286, 17326};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_silent_pki{&core_metrics::list, 17375, 17417};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_nonsilent_pki{&core_metrics::list, 17434, 17479};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 17496, 17538};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 17550, 17583};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 17595, 17628};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 17639, 17668};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 17685, 17712};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 17731, 17759};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 17822, 17842};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 17933, 17964};
inline constexpr core_metrics::listed_metric info_system_power_license0_utilization{&core_metrics::list, 17972, 18012};
inline constexpr core_metrics::listed_metric info_system_power_license1_utilization{&core_metrics::list, 18083, 18123};
inline constexpr core_metrics::listed_metric info_system_power_license2_utilization{&core_metrics::list, 18194, 18234};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 18305, 18337};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 18376, 18408};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 18418, 18457};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 18469, 18486};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 18496, 18521};
} // namespace metric

} // namespace msr::perfmon::skx
