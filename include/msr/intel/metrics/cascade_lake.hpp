// Metrics of Cascade Lake: 224. Written by `msrpp import` from a table: do not edit.
// clx: from intel/perfmon 6dadedf3aa48, CLX/metrics/cascadelakex_metrics.json, 1.0; BSD-3-Clause,
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
// Left out, no core event UNC_M_PMM_RPQ_INSERTS: pmem_memory_bandwidth_read,
// pmem_memory_bandwidth_total
// Left out, no core event UNC_M_PMM_WPQ_INSERTS: pmem_memory_bandwidth_write
// Left out, no core event UNC_M_RPQ_OCCUPANCY: Info_System_MEM_DRAM_Read_Latency
// Left out, no core event UNC_UPI_RxL_FLITS.ALL_DATA: upi_data_receive_bw
// Left out, no core event UNC_UPI_TxL_FLITS.ALL_DATA: upi_data_transmit_bw
#pragma once

#include <msr/intel/events/cascade_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::clx {

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
    "100 * (e17 / (e17 + e18 + e19 + e20))\0"
    "percent_uops_delivered_from_legacy_decode_pipeline\0" "percent\0"
    "100 * (e18 / (e17 + e18 + e19 + e20))\0"
    "percent_uops_delivered_from_microcode_sequencer\0" "percent\0"
    "100 * (e19 / (e17 + e18 + e19 + e20))\0"
    "bottleneck_mispredictions\0" "\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); s1 = e24 / (e24 + e25); s2 = s1 * ((e22 - e21 + 4 * "
    "(e26 / 2 if smt_on else e27)) / s0); 100 * (1 - 10 * (e21 / e22 * e19 / s0) * max(s2 * (1 "
    "- e24 / (e28 - e25)), 0.0001) / s2) * (s2 + 4 * e29 / s0 * (s1 * e30 / e0) / ((e31 + 2 * "
    "e32) / e0 + e33 / e0 + (e30 / e0 + 9 * e34 / e0) + 2 * e35 / e0 + e36 / e0 + e37 / e0))\0"
    "bottleneck_big_code\0" "\0"
    "s0 = e33 / e0; s1 = (e31 + 2 * e32) / e0; s2 = 9 * e34 / e0; 100 * (4 * e29 / (4 * (e23 / "
    "2 if smt_on else e0))) * (s0 + s1 + s2) / (s1 + s0 + (e30 / e0 + s2) + 2 * e35 / e0 + e36 "
    "/ e0 + e37 / e0)\0"
    "bottleneck_instruction_fetch_bw\0" "\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); s1 = e21 / e22 * e19 / s0; s2 = e24 / (e24 + e25); "
    "s3 = s2 * ((e22 - e21 + 4 * (e26 / 2 if smt_on else e27)) / s0); s4 = 10 * s1 * max(s3 * "
    "(1 - e24 / (e28 - e25)), 0.0001) / s3; s5 = 4 * e29 / s0; s6 = s2 * e30 / e0; s7 = (e31 + "
    "2 * e32) / e0; s8 = e33 / e0; s9 = 9 * e34 / e0; s10 = e30 / e0 + s9; s11 = 2 * e35 / e0; "
    "s12 = s7 + s8 + s10 + s11 + e36 / e0 + e37 / e0; s13 = (1 - s2) * e30 / e0; 100 * (e38 / "
    "s0 - (1 - s4) * s5 * s6 / s12 - s1 / ((e21 + e39 - e2) / s0 - s1 + s1) * (34 * (e40 + e41) "
    "/ s0 / s1) * s5 * (s11 + s10 * (s13 + s6 * s4) / (s6 + s13 + s9)) / s12) - 100 * s5 * (s8 "
    "+ s7 + s9) / s12\0"
    "bottleneck_compute_bound_est\0" "\0"
    "s0 = e23 / 2 if smt_on else e0; s1 = 4 * s0; s2 = 1 - e38 / s1 - (e22 + 4 * (e26 / 2 if "
    "smt_on else e27)) / s1; s3 = e45 + e21 / s1 * e46; s4 = s2 - (e42 + e43) / (e44 + s3 + "
    "e43) * s2; s5 = e47 / e0; s6 = e49 / e0; s7 = (s6 * e0 + s3) / e0 if e47 < e44 - e42 else "
    "s3 / e0; s8 = s5 + e48 / e0 + s7; s9 = (e50 / 2 if smt_on else e50) / s0; 100 * (s4 * s5 / "
    "s8 + s4 * (s7 / s8) * (s9 / (s6 + ((e51 - e52) / 2 if smt_on else e45) / s0 + ((e52 - e50) "
    "/ 2 if smt_on else e46) / s0 + s9)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); s1 = e21 / e22 * e19 / s0; s2 = (e21 + e39 - e2) / "
    "s0; s3 = s1 / (s2 - s1 + s1) * (34 * (e40 + e41) / s0 / s1); s4 = 2 * e35 / e0; s5 = 9 * "
    "e34 / e0; s6 = e30 / e0 + s5; s7 = e24 / (e24 + e25); s8 = (1 - s7) * e30 / e0; s9 = s7 * "
    "e30 / e0; s10 = 4 * (e26 / 2 if smt_on else e27); s11 = (e22 - e21 + s10) / s0; s12 = s7 * "
    "s11; s13 = 10 * s1 * max(s12 * (1 - e24 / (e28 - e25)), 0.0001) / s12; s14 = s11 - s12; "
    "s15 = max(s14 * (1 - e53 / e25), 0.0001); s16 = 1 - e38 / s0 - (e22 + s10) / s0; s17 = e45 "
    "+ e21 / s0 * e46; s18 = s16 - (e42 + e43) / (e44 + s17 + e43) * s16; s19 = e48 / e0; s20 = "
    "e49 / e0; 100 * (s3 * (4 * e29 / s0) * (s4 + s6 * (s8 + s9 * s13) / (s9 + s8 + s5)) / "
    "((e31 + 2 * e32) / e0 + e33 / e0 + s6 + s4 + e36 / e0 + e37 / e0) + s13 * s12 + s14 * s15 "
    "/ s15 + s18 * (s19 + s18 * e54 / e0 * s20) / (e47 / e0 + s19 + ((s20 * e0 + s17) / e0 if "
    "e47 < e44 - e42 else s17 / e0)) + s3 * s2)\0"
    "bottleneck_branching_overhead\0" "\0"
    "100 * ((e55 + 2 * e56 + e57) / (4 * (e23 / 2 if smt_on else e0)))\0"
    "bottleneck_useful_work\0" "\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); s1 = e21 / e22 * e19 / s0; s2 = (e21 + e39 - e2) / "
    "s0; 100 * (e21 / s0 - (e55 + 2 * e56 + e57) / s0 - s1 / (s2 - s1 + s1) * (34 * (e40 + e41) "
    "/ s0 / s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "100 * (e38 / (4 * (e23 / 2 if smt_on else e0)))\0"
    "fetch_latency\0" "percent\0"
    "100 * (4 * e29 / (4 * (e23 / 2 if smt_on else e0)))\0"
    "icache_misses\0" "percent\0"
    "100 * ((e31 + 2 * e32) / e0)\0"
    "itlb_misses\0" "percent\0"
    "100 * (e33 / e0)\0"
    "code_stlb_hit\0" "percent\0"
    "100 * max(0, e33 / e0 - e58 / e0)\0"
    "code_stlb_miss\0" "percent\0"
    "100 * (e58 / e0)\0"
    "code_stlb_miss_4k\0" "percent\0"
    "100 * (e58 / e0 * e59 / (e59 + e13))\0"
    "code_stlb_miss_2m\0" "percent\0"
    "100 * (e58 / e0 * e13 / (e59 + e13))\0"
    "branch_resteers\0" "percent\0"
    "100 * (e30 / e0 + 9 * e34 / e0)\0"
    "mispredicts_resteers\0" "percent\0"
    "100 * (e24 / (e24 + e25) * e30 / e0)\0"
    "clears_resteers\0" "percent\0"
    "100 * ((1 - e24 / (e24 + e25)) * e30 / e0)\0"
    "unknown_branches\0" "percent\0"
    "100 * (9 * e34 / e0)\0"
    "ms_switches\0" "percent\0"
    "100 * (2 * e35 / e0)\0"
    "lcp\0" "percent\0"
    "100 * (e36 / e0)\0"
    "dsb_switches\0" "percent\0"
    "100 * (e37 / e0)\0"
    "fetch_bandwidth\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); 100 * (e38 / s0 - 4 * e29 / s0)\0"
    "mite\0" "percent\0"
    "100 * ((e60 - e61) / (e23 / 2 if smt_on else e0) / 2)\0"
    "decoder0_alone\0" "percent\0"
    "100 * ((e62 - e63) / (e23 / 2 if smt_on else e0) / 2)\0"
    "dsb\0" "percent\0"
    "100 * ((e64 - e65) / (e23 / 2 if smt_on else e0) / 2)\0"
    "bad_speculation\0" "percent\0"
    "100 * ((e22 - e21 + 4 * (e26 / 2 if smt_on else e27)) / (4 * (e23 / 2 if smt_on else e0)))\0"
    "branch_mispredicts\0" "percent\0"
    "100 * (e24 / (e24 + e25) * ((e22 - e21 + 4 * (e26 / 2 if smt_on else e27)) / (4 * (e23 / 2 "
    "if smt_on else e0))))\0"
    "other_mispredicts\0" "percent\0"
    "100 * max(e24 / (e24 + e25) * ((e22 - e21 + 4 * (e26 / 2 if smt_on else e27)) / (4 * (e23 "
    "/ 2 if smt_on else e0))) * (1 - e24 / (e28 - e25)), 0.0001)\0"
    "machine_clears\0" "percent\0"
    "s0 = (e22 - e21 + 4 * (e26 / 2 if smt_on else e27)) / (4 * (e23 / 2 if smt_on else e0)); "
    "100 * (s0 - e24 / (e24 + e25) * s0)\0"
    "other_nukes\0" "percent\0"
    "s0 = (e22 - e21 + 4 * (e26 / 2 if smt_on else e27)) / (4 * (e23 / 2 if smt_on else e0)); "
    "100 * max((s0 - e24 / (e24 + e25) * s0) * (1 - e53 / e25), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); 100 * (1 - e38 / s0 - (e22 + 4 * (e26 / 2 if smt_on "
    "else e27)) / s0)\0"
    "memory_bound\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); 100 * ((e42 + e43) / (e44 + (e45 + e21 / s0 * e46) + "
    "e43) * (1 - e38 / s0 - (e22 + 4 * (e26 / 2 if smt_on else e27)) / s0))\0"
    "l1_bound\0" "percent\0"
    "100 * max((e42 - e66) / e0, 0)\0"
    "dtlb_load\0" "percent\0"
    "100 * (min(9 * e67 + e68, max(e69 - e70, 0)) / e0)\0"
    "load_stlb_hit\0" "percent\0"
    "100 * (min(9 * e67 + e68, max(e69 - e70, 0)) / e0 - e68 / e0)\0"
    "load_stlb_miss\0" "percent\0"
    "100 * (e68 / e0)\0"
    "load_stlb_miss_4k\0" "percent\0"
    "100 * (e68 / e0 * e71 / (e71 + e15 + e72))\0"
    "load_stlb_miss_2m\0" "percent\0"
    "100 * (e68 / e0 * e15 / (e71 + e15 + e72))\0"
    "load_stlb_miss_1g\0" "percent\0"
    "100 * (e68 / e0 * e72 / (e71 + e15 + e72))\0"
    "store_fwd_blk\0" "percent\0"
    "100 * (13 * e73 / e0)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e3 - e74 - e75) * 20 / 100, max(e69 - e70, 0)) / e0)\0"
    "lock_latency\0" "percent\0"
    "100 * ((12 * max(0, e76 - e77) + e76 / e4 * (11 * e78 + min(e0, e79))) / e0)\0"
    "split_loads\0" "percent\0"
    "100 * (e80 / (e75 + e74) * e81 / e0)\0"
    "4k_aliasing\0" "percent\0"
    "100 * (e82 / e0)\0"
    "fb_full\0" "percent\0"
    "100 * (e80 / (e75 + e74) * e83 / e0)\0"
    "l2_bound\0" "percent\0"
    "s0 = e8 * (1 + e74 / e75); 100 * (s0 / (s0 + e83) * ((e66 - e84) / e0))\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (3.5 * (e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e8 * (1 + "
    "e74 / e75 / 2) / e0)\0"
    "l3_bound\0" "percent\0"
    "100 * ((e84 - e85) / e0)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((20.5 * s0 - "
    "3.5 * s0) * (e86 * (1 + e74 / e75 / 2)) / e0)\0"
    "sq_full\0" "percent\0"
    "100 * ((e87 / 2 if smt_on else e87) / (e23 / 2 if smt_on else e0))\0"
    "dram_bound\0" "percent\0"
    "s0 = (e66 - e84) / e0; s1 = e8 * (1 + e74 / e75); 100 * (e85 / e0 + s0 - s1 / (s1 + e83) * "
    "s0)\0"
    "mem_bandwidth\0" "percent\0"
    "100 * (min(e0, e88) / e0)\0"
    "mem_latency\0" "percent\0"
    "100 * (min(e0, e89) / e0 - min(e0, e88) / e0)\0"
    "local_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((80 * s0 - "
    "20.5 * s0) * e90 * (1 + e74 / e75 / 2) / e0)\0"
    "remote_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((147.5 * s0 - "
    "20.5 * s0) * e91 * (1 + e74 / e75 / 2) / e0)\0"
    "remote_cache\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 110 * s0 - 20.5 "
    "* s0; 100 * ((s1 * e92 + s1 * e93) * (1 + e74 / e75 / 2) / e0)\0"
    "store_bound\0" "percent\0"
    "100 * (e43 / e0)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e76 / e4; 100 * ((e78 * 11 * s0 + s0 * min(e0, e79)) / e0)\0"
    "split_stores\0" "percent\0"
    "100 * (e94 / (e23 / 2 if smt_on else e0))\0"
    "dtlb_store\0" "percent\0"
    "100 * ((9 * e95 + e96) / (e23 / 2 if smt_on else e0))\0"
    "store_stlb_hit\0" "percent\0"
    "s0 = e23 / 2 if smt_on else e0; 100 * ((9 * e95 + e96) / s0 - e96 / s0)\0"
    "store_stlb_miss\0" "percent\0"
    "100 * (e96 / (e23 / 2 if smt_on else e0))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e96 / (e23 / 2 if smt_on else e0) * e97 / (e97 + e98 + e99))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e96 / (e23 / 2 if smt_on else e0) * e98 / (e97 + e98 + e99))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e96 / (e23 / 2 if smt_on else e0) * e99 / (e97 + e98 + e99))\0"
    "core_bound\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); s1 = 1 - e38 / s0 - (e22 + 4 * (e26 / 2 if smt_on "
    "else e27)) / s0; 100 * (s1 - (e42 + e43) / (e44 + (e45 + e21 / s0 * e46) + e43) * s1)\0"
    "divider\0" "percent\0"
    "100 * (e47 / e0)\0"
    "serializing_operation\0" "percent\0"
    "100 * (e48 / e0)\0"
    "slow_pause\0" "percent\0"
    "100 * (40 * e100 / e0)\0"
    "ports_utilization\0" "percent\0"
    "s0 = e45 + e21 / (4 * (e23 / 2 if smt_on else e0)) * e46; 100 * ((e49 / e0 * e0 + s0) / e0 "
    "if e47 < e44 - e42 else s0 / e0)\0"
    "ports_utilized_0\0" "percent\0"
    "100 * (e49 / e0)\0"
    "mixing_vectors\0" "percent\0"
    "100 * (e101 / e22)\0"
    "ports_utilized_1\0" "percent\0"
    "100 * (((e51 - e52) / 2 if smt_on else e45) / (e23 / 2 if smt_on else e0))\0"
    "ports_utilized_2\0" "percent\0"
    "100 * (((e52 - e50) / 2 if smt_on else e46) / (e23 / 2 if smt_on else e0))\0"
    "ports_utilized_3m\0" "percent\0"
    "100 * ((e50 / 2 if smt_on else e50) / (e23 / 2 if smt_on else e0))\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e102 + e103 + e104 + e105) / (4 * (e23 / 2 if smt_on else e0)))\0"
    "port_0\0" "percent\0"
    "100 * (e102 / (e23 / 2 if smt_on else e0))\0"
    "port_1\0" "percent\0"
    "100 * (e103 / (e23 / 2 if smt_on else e0))\0"
    "port_5\0" "percent\0"
    "100 * (e104 / (e23 / 2 if smt_on else e0))\0"
    "port_6\0" "percent\0"
    "100 * (e105 / (e23 / 2 if smt_on else e0))\0"
    "load_op_utilization\0" "percent\0"
    "100 * ((e106 + e107 + e108 - e109) / (2 * (e23 / 2 if smt_on else e0)))\0"
    "port_2\0" "percent\0"
    "100 * (e106 / (e23 / 2 if smt_on else e0))\0"
    "port_3\0" "percent\0"
    "100 * (e107 / (e23 / 2 if smt_on else e0))\0"
    "store_op_utilization\0" "percent\0"
    "100 * (e109 / (e23 / 2 if smt_on else e0))\0"
    "port_4\0" "percent\0"
    "100 * (e109 / (e23 / 2 if smt_on else e0))\0"
    "port_7\0" "percent\0"
    "100 * (e108 / (e23 / 2 if smt_on else e0))\0"
    "retiring\0" "percent\0"
    "100 * (e21 / (4 * (e23 / 2 if smt_on else e0)))\0"
    "light_operations\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); 100 * (e21 / s0 - (e21 + e39 - e2) / s0)\0"
    "fp_arith\0" "percent\0"
    "100 * (e21 / (4 * (e23 / 2 if smt_on else e0)) * e110 / e111 + e112 / e21 + e113 / e21)\0"
    "x87_use\0" "percent\0"
    "100 * (e21 / (4 * (e23 / 2 if smt_on else e0)) * e110 / e111)\0"
    "fp_scalar\0" "percent\0"
    "100 * (e112 / e21)\0"
    "fp_vector\0" "percent\0"
    "100 * (e113 / e21)\0"
    "fp_vector_128b\0" "percent\0"
    "100 * ((e114 + e115) / e21)\0"
    "fp_vector_256b\0" "percent\0"
    "100 * ((e116 + e117) / e21)\0"
    "fp_vector_512b\0" "percent\0"
    "100 * ((e118 + e119) / e21)\0"
    "memory_operations\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); 100 * ((e21 / s0 - (e21 + e39 - e2) / s0) * e120 / "
    "e2)\0"
    "fused_instructions\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); 100 * ((e21 / s0 - (e21 + e39 - e2) / s0) * e39 / "
    "e21)\0"
    "non_fused_branches\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); 100 * ((e21 / s0 - (e21 + e39 - e2) / s0) * (e55 - "
    "e39) / e21)\0"
    "other_light_ops\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); s1 = e21 / s0; s2 = s1 - (e21 + e39 - e2) / s0; 100 "
    "* max(0, s2 - (s1 * e110 / e111 + e112 / e21 + e113 / e21 + s2 * e120 / e2 + s2 * e39 / "
    "e21 + s2 * (e55 - e39) / e21))\0"
    "nop_instructions\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); 100 * ((e21 / s0 - (e21 + e39 - e2) / s0) * e57 / "
    "e21)\0"
    "heavy_operations\0" "percent\0"
    "100 * ((e21 + e39 - e2) / (4 * (e23 / 2 if smt_on else e0)))\0"
    "few_uops_instructions\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); 100 * ((e21 + e39 - e2) / s0 - e21 / e22 * e19 / s0)\0"
    "microcode_sequencer\0" "percent\0"
    "100 * (e21 / e22 * e19 / (4 * (e23 / 2 if smt_on else e0)))\0"
    "assists\0" "percent\0"
    "100 * (34 * (e40 + e41) / (4 * (e23 / 2 if smt_on else e0)))\0"
    "fp_assists\0" "percent\0"
    "100 * (34 * e40 / (4 * (e23 / 2 if smt_on else e0)))\0"
    "cisc\0" "percent\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); 100 * max(0, e21 / e22 * e19 / s0 - 34 * (e40 + e41) "
    "/ s0)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); s1 = 1 - e38 / s0 - (e22 + 4 * (e26 / 2 if smt_on "
    "else e27)) / s0; s2 = e45 + e21 / s0 * e46; s3 = s1 - (e42 + e43) / (e44 + s2 + e43) * s1; "
    "s4 = (e49 / e0 * e0 + s2) / e0 if e47 < e44 - e42 else s2 / e0; 100 * (1 - s3 / s4 if s3 < "
    "s4 else 1) if (1 - e121 / (e122 / 2) if smt_on else 0) > 0.5 else 0\0"
    "info_thread_ipc\0" "\0"
    "e2 / e0\0"
    "info_thread_uoppi\0" "\0"
    "e21 / e2\0"
    "info_thread_uptb\0" "\0"
    "e21 / e123\0"
    "info_thread_cpi\0" "per instruction\0"
    "1 / (e2 / e0)\0"
    "info_thread_clks\0" "\0"
    "e0\0"
    "info_thread_slots\0" "\0"
    "4 * (e23 / 2 if smt_on else e0)\0"
    "info_thread_execute_per_issue\0" "\0"
    "e111 / e22\0"
    "info_core_coreipc\0" "\0"
    "e2 / (e23 / 2 if smt_on else e0)\0"
    "info_core_flopc\0" "\0"
    "(e112 + 2 * e114 + 4 * e124 + 8 * e125 + 16 * e119) / (e23 / 2 if smt_on else e0)\0"
    "info_core_fp_arith_utilization\0" "\0"
    "(e112 + e113) / (2 * (e23 / 2 if smt_on else e0))\0"
    "info_core_ilp\0" "\0"
    "e111 / e126\0"
    "info_core_epc\0" "\0"
    "e111 / e0\0"
    "info_core_core_clks\0" "\0"
    "e23 / 2 if smt_on else e0\0"
    "info_inst_mix_ipload\0" "\0"
    "e2 / e3\0"
    "info_inst_mix_ipstore\0" "\0"
    "e2 / e4\0"
    "info_inst_mix_ipbranch\0" "\0"
    "e2 / e55\0"
    "info_inst_mix_ipcall\0" "\0"
    "e2 / e56\0"
    "info_inst_mix_iptb\0" "\0"
    "e2 / e123\0"
    "info_inst_mix_bptkbranch\0" "\0"
    "e55 / e123\0"
    "info_inst_mix_ipflop\0" "\0"
    "e2 / (e112 + 2 * e114 + 4 * e124 + 8 * e125 + 16 * e119)\0"
    "info_inst_mix_iparith\0" "\0"
    "e2 / (e112 + e113)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0"
    "e2 / e127\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0"
    "e2 / e128\0"
    "info_inst_mix_iparith_avx128\0" "\0"
    "e2 / (e114 + e115)\0"
    "info_inst_mix_iparith_avx256\0" "\0"
    "e2 / (e116 + e117)\0"
    "info_inst_mix_iparith_avx512\0" "\0"
    "e2 / (e118 + e119)\0"
    "info_inst_mix_ippause\0" "\0"
    "e2 / e100\0"
    "info_inst_mix_ipswpf\0" "\0"
    "e2 / e129\0"
    "info_inst_mix_instructions\0" "\0"
    "e2\0"
    "info_pipeline_retire\0" "\0"
    "e21 / e130\0"
    "info_pipeline_ipassist\0" "\0"
    "e2 / (e40 + e41)\0"
    "info_pipeline_execute\0" "\0"
    "e111 / (e51 / 2 if smt_on else e126)\0"
    "info_pipeline_fetch_dsb\0" "\0"
    "e17 / e64\0"
    "info_pipeline_fetch_mite\0" "\0"
    "e18 / e131\0"
    "info_frontend_fetch_upc\0" "\0"
    "e22 / e132\0"
    "info_frontend_dsb_coverage\0" "\0"
    "e17 / (e17 + e18 + e19)\0"
    "info_frontend_dsb_switch_cost\0" "\0"
    "e37 / e133\0"
    "info_frontend_tbpc\0" "\0"
    "e123 / e0\0"
    "info_frontend_icache_miss_latency\0" "\0"
    "e31 / e32 + 2\0"
    "info_frontend_ipdsb_miss_ret\0" "\0"
    "e2 / e134\0"
    "info_frontend_ipunknown_branch\0" "\0"
    "e2 / e34\0"
    "info_frontend_l2mpki_code\0" "\0"
    "1000 * e135 / e2\0"
    "info_frontend_l2mpki_code_all\0" "\0"
    "1000 * e11 / e2\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "s0 = e23 / 2 if smt_on else e0; s1 = 4 * s0; s2 = 4 * e29 / s1; s3 = e37 / e0; s4 = (e60 - "
    "e61) / s0 / 2; 100 * (s2 * s3 / ((e31 + 2 * e32) / e0 + e33 / e0 + (e30 / e0 + 9 * e34 / "
    "e0) + 2 * e35 / e0 + e36 / e0 + s3) + (e38 / s1 - s2) * s4 / (s4 + (e64 - e65) / s0 / 2))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "s0 = e23 / 2 if smt_on else e0; s1 = 4 * s0; s2 = e38 / s1; s3 = 4 * e29 / s1; s4 = s2 - "
    "s3; s5 = (e64 - e65) / s0 / 2; 100 * (s2 * (s4 / (s3 + s4)) * (s5 / ((e60 - e61) / s0 / 2 "
    "+ s5)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "s0 = (e31 + 2 * e32) / e0; 100 * (4 * e29 / (4 * (e23 / 2 if smt_on else e0)) * s0 / (s0 + "
    "e33 / e0 + (e30 / e0 + 9 * e34 / e0) + 2 * e35 / e0 + e36 / e0 + e37 / e0))\0"
    "info_bad_spec_ipmispredict\0" "\0"
    "e2 / e24\0"
    "info_bad_spec_ipmisp_indirect\0" "\0"
    "e2 / (e21 / e22 * e136)\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "s0 = 4 * (e23 / 2 if smt_on else e0); s1 = e24 / (e24 + e25); s2 = s1 * ((e22 - e21 + 4 * "
    "(e26 / 2 if smt_on else e27)) / s0); 100 * (1 - 10 * (e21 / e22 * e19 / s0) * max(s2 * (1 "
    "- e24 / (e28 - e25)), 0.0001) / s2) * (s2 + 4 * e29 / s0 * (s1 * e30 / e0) / ((e31 + 2 * "
    "e32) / e0 + e33 / e0 + (e30 / e0 + 9 * e34 / e0) + 2 * e35 / e0 + e36 / e0 + e37 / e0)) * "
    "s0 / 4 / e24 / 100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0"
    "e28 / (e24 + e25)\0"
    "info_branches_cond_nt\0" "\0"
    "e137 / e55\0"
    "info_branches_cond_tk\0" "\0"
    "(e138 - e137) / e55\0"
    "info_branches_callret\0" "\0"
    "(e56 + e139) / e55\0"
    "info_branches_jump\0" "\0"
    "(e123 - (e140 - e137) - 2 * e56) / e55\0"
    "info_memory_load_miss_real_latency\0" "\0"
    "e80 / (e75 + e74)\0"
    "info_memory_mlp\0" "\0"
    "e80 / e141\0"
    "info_memory_l1mpki\0" "\0"
    "1000 * e75 / e2\0"
    "info_memory_l1mpki_load\0" "\0"
    "1000 * e142 / e2\0"
    "info_memory_l2mpki\0" "\0"
    "1000 * e10 / e2\0"
    "info_memory_l2mpki_all\0" "\0"
    "1000 * e143 / e2\0"
    "info_memory_l2mpki_load\0" "\0"
    "1000 * e144 / e2\0"
    "info_memory_l2mpki_rfo\0" "\0"
    "1000 * e145 / e2\0"
    "info_memory_l2hpki_all\0" "\0"
    "1000 * (e146 - e143) / e2\0"
    "info_memory_l2hpki_load\0" "\0"
    "1000 * e147 / e2\0"
    "info_memory_l3mpki\0" "\0"
    "1000 * e148 / e2\0"
    "info_memory_fb_hpki\0" "\0"
    "1000 * e74 / e2\0"
    "info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e5 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e9 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e149 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0"
    "64 * e150 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e151 + e152 + e153 + e154) / (2 * (e23 / 2 if smt_on else e0))\0"
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
    "64 * e149 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e150 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_evictions_silent_pki\0" "\0"
    "1000 * e155 / e2\0"
    "info_memory_core_l2_evictions_nonsilent_pki\0" "\0"
    "1000 * e156 / e2\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0"
    "e157 / e158\0"
    "info_memory_latency_load_l2_mlp\0" "\0"
    "e157 / e159\0"
    "info_memory_latency_data_l2_mlp\0" "\0"
    "e160 / e89\0"
    "info_memory_mix_uc_load_pki\0" "\0"
    "1000 * e161 / e2\0"
    "info_system_cpus_utilized\0" "\0"
    "e1 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e112 + 2 * e114 + 4 * e124 + 8 * e125 + 16 * e119) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0"
    "e0 / e1\0"
    "info_system_power_license0_utilization\0" "\0"
    "s0 = e23 / 2 if smt_on else e0; e162 / 2 / s0 if smt_on else e162 / s0\0"
    "info_system_power_license1_utilization\0" "\0"
    "s0 = e23 / 2 if smt_on else e0; e163 / 2 / s0 if smt_on else e163 / s0\0"
    "info_system_power_license2_utilization\0" "\0"
    "s0 = e23 / 2 if smt_on else e0; e164 / 2 / s0 if smt_on else e164 / s0\0"
    "info_system_smt_2t_utilization\0" "\0"
    "1 - e121 / (e122 / 2) if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0"
    "e165 / e0\0"
    "info_system_kernel_cpi\0" "per instruction\0"
    "e165 / e166\0"
    "info_system_mux\0" "\0"
    "e167 / e0\0"
    "info_system_ipfarbranch\0" "\0"
    "e2 / e168\0";
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
    {.event = &uops_retired::retire_slots},
    {.event = &uops_issued::any},
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
    {.event = &rob_misc_events::pause_inst},
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
inline constexpr metric_list<event_pmu> list{"clx", texts, all_of(events), 224};
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
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_legacy_decode_pipeline{&core_metrics::list, 867, 926};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_microcode_sequencer{&core_metrics::list, 964, 1020};
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 1058, 1085};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 1442, 1463};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 1660, 1693};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 2338, 2368};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 2852, 2883};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 3820, 3851};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 3917, 3941};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 4138, 4161};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 4209, 4231};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 4283, 4305};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 4334, 4354};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 4371, 4393};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 4427, 4450};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 4467, 4493};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 4530, 4556};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 4593, 4617};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 4649, 4678};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 4715, 4739};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 4782, 4807};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 4828, 4848};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 4869, 4881};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 4898, 4919};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 4936, 4960};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 5030, 5043};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 5097, 5120};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 5174, 5186};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 5240, 5264};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 5355, 5382};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 5495, 5521};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 5671, 5694};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 5819, 5839};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 5995, 6017};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 6124, 6145};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 6307, 6324};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 6355, 6373};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 6424, 6446};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 6508, 6531};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 6548, 6574};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 6617, 6643};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 6686, 6712};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 6755, 6777};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 6799, 6829};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 6898, 6919};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 6996, 7016};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 7053, 7073};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 7090, 7106};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 7143, 7160};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 7232, 7255};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 7366, 7383};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 7408, 7431};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 7566, 7582};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 7649, 7668};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 7763, 7785};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 7811, 7831};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 7877, 7895};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 8027, 8046};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 8181, 8202};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 8355, 8375};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 8392, 8414};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 8482, 8503};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 8545, 8564};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 8618, 8641};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 8713, 8737};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 8779, 8806};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 8874, 8901};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 8969, 8996};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 9064, 9083};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 9257, 9273};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 9290, 9320};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 9337, 9356};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 9379, 9405};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 9529, 9554};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 9571, 9594};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 9613, 9638};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 9713, 9738};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 9813, 9839};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 9906, 9933};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 10005, 10020};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 10063, 10078};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 10121, 10136};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 10179, 10194};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 10237, 10265};
inline constexpr core_metrics::listed_metric port_2{&core_metrics::list, 10337, 10352};
inline constexpr core_metrics::listed_metric port_3{&core_metrics::list, 10395, 10410};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 10453, 10482};
inline constexpr core_metrics::listed_metric port_4{&core_metrics::list, 10525, 10540};
inline constexpr core_metrics::listed_metric port_7{&core_metrics::list, 10583, 10598};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 10641, 10658};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 10706, 10731};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 10810, 10827};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 10915, 10931};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 10993, 11011};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 11030, 11048};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 11067, 11090};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 11118, 11141};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 11169, 11192};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 11220, 11246};
inline constexpr core_metrics::listed_metric fused_instructions{&core_metrics::list, 11339, 11366};
inline constexpr core_metrics::listed_metric non_fused_branches{&core_metrics::list, 11459, 11486};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 11587, 11611};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 11820, 11845};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 11938, 11963};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 12024, 12054};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 12145, 12173};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 12233, 12249};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 12310, 12329};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 12382, 12395};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 12492, 12526};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 12864, 12881};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 12889, 12908};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 12917, 12935};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 12946, 12978};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 12992, 13010};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 13013, 13032};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 13064, 13095};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 13106, 13125};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 13158, 13175};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 13257, 13289};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 13339, 13354};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 13366, 13381};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 13391, 13412};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 13438, 13460};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 13468, 13491};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 13499, 13523};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 13532, 13554};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 13563, 13583};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 13593, 13619};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 13630, 13652};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 13709, 13732};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 13751, 13784};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 13794, 13827};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 13837, 13867};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 13886, 13916};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 13935, 13965};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 13984, 14007};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 14017, 14039};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 14049, 14077};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 14080, 14102};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 14113, 14137};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 14154, 14177};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 14214, 14239};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 14249, 14275};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 14286, 14311};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 14322, 14350};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 14374, 14405};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 14416, 14436};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 14446, 14481};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 14495, 14525};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 14535, 14567};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 14576, 14603};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 14620, 14651};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 14667, 14694};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 14964, 14994};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 15181, 15207};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 15374, 15402};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 15411, 15442};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 15466, 15507};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 15885, 15918};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 15936, 15959};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 15970, 15993};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 16013, 16036};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 16055, 16075};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 16114, 16150};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 16168, 16185};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 16196, 16216};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 16232, 16257};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 16274, 16294};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 16310, 16334};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 16351, 16376};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 16393, 16417};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 16434, 16458};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 16484, 16509};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 16526, 16546};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 16563, 16584};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 16600, 16631};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 16678, 16708};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 16755, 16785};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 16834, 16866};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 16915, 16955};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 17019, 17051};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 17067, 17099};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 17115, 17148};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 17164, 17203};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 17250, 17288};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 17335, 17373};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 17422, 17462};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_silent_pki{&core_metrics::list, 17511, 17553};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_nonsilent_pki{&core_metrics::list, 17570, 17615};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 17632, 17674};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 17686, 17719};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 17731, 17764};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 17775, 17804};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 17821, 17848};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 17867, 17895};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 17958, 17978};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 18069, 18100};
inline constexpr core_metrics::listed_metric info_system_power_license0_utilization{&core_metrics::list, 18108, 18148};
inline constexpr core_metrics::listed_metric info_system_power_license1_utilization{&core_metrics::list, 18219, 18259};
inline constexpr core_metrics::listed_metric info_system_power_license2_utilization{&core_metrics::list, 18330, 18370};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 18441, 18473};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 18512, 18544};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 18554, 18593};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 18605, 18622};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 18632, 18657};
} // namespace metric

} // namespace msr::perfmon::clx
