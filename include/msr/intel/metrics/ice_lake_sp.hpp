// Metrics of Ice Lake SP: 228. Written by `msrpp import` from a table: do not edit.
// icx: from intel/perfmon 6dadedf3aa48, ICX/metrics/icelakex_metrics.json, 1.2; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
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
    "bottleneck_compute_bound_est\0" "\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e27 / e23; s2 = e44 + "
    "topdown_retiring / s0 * e45; s3 = max(0, s1 - (e41 + e42) / (e43 + s2 + e42) * s1); s4 = "
    "e46 / e0; s5 = e48 / e0; s6 = (s5 * e0 + s2) / e0 if e46 < e43 - e41 else s2 / e0; s7 = s4 "
    "+ e47 / e0 + s6; s8 = e49 / e0; 100 * (s3 * s4 / s7 + s3 * (s6 / s7) * (s8 / (s5 + e44 / "
    "e0 + e45 / e0 + s8)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e23; s0 = e21 / e22 * e19 / e23; s1 = topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound; s2 = topdown_retiring "
    "/ s1; s3 = s0 + s2 * (e36 - e37) / e18; s4 = s0 / (s3 - s0 + s0) * (34 * e38 / e23 / s0); "
    "s5 = 3 * e33 / e0; s6 = 10 * e32 / e0; s7 = e29 / e0 + s6; s8 = e24 / (e24 + e25); s9 = (1 "
    "- s8) * e29 / e0; s10 = topdown_backend_bound / s1 + 5 * e27 / e23; s11 = max(1 - "
    "(topdown_frontend_bound / s1 - e26 / e23 + s10 + s2), 0); s12 = s8 * s11; s13 = 10 * s0 * "
    "max(s12 * (1 - e24 / (e27 - e25)), 0.0001) / s12; s14 = s8 * e29 / e0; s15 = max(0, s11 - "
    "s12); s16 = max(s15 * (1 - e50 / e25), 0.0001); s17 = e44 + s2 * e45; s18 = max(0, s10 - "
    "(e41 + e42) / (e43 + s17 + e42) * s10); s19 = e47 / e0; s20 = e48 / e0; 100 * (s4 * ((5 * "
    "e28 - e26) / e23 * (s5 + s7 * (s9 + s13 * s14) / (s14 + s9 + s6)) / (e30 / e0 + e31 / e0 + "
    "s7 + s5 + e34 / e0 + e35 / e0) + e39 / (e40 if smt_on else e0) / 3.3) + s13 * s12 + s15 * "
    "s16 / s16 + s18 * (s19 + s18 * e51 / e0 * s20) / (e46 / e0 + s19 + ((s20 * e0 + s17) / e0 "
    "if e46 < e43 - e41 else s17 / e0)) + s4 * s3)\0"
    "bottleneck_branching_overhead\0" "\0"
    "100 * ((e52 + 2 * e53 + e54) / e23)\0"
    "bottleneck_useful_work\0" "\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = e21 / e22 * e19 / e23; s2 = s1 + s0 * (e36 "
    "- e37) / e18; 100 * (s0 - (e52 + 2 * e53 + e54) / e23 - s1 / (s2 - s1 + s1) * (34 * e38 / "
    "e23 / s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e23; 100 * (topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e26 / e23)\0"
    "fetch_latency\0" "percent\0"
    "100 * ((5 * e28 - e26) / e23)\0"
    "icache_misses\0" "percent\0"
    "100 * (e30 / e0)\0"
    "code_l2_hit\0" "percent\0"
    "100 * max(0, e30 / e0 - e55 / e0)\0"
    "code_l2_miss\0" "percent\0"
    "100 * (e55 / e0)\0"
    "itlb_misses\0" "percent\0"
    "100 * (e31 / e0)\0"
    "code_stlb_hit\0" "percent\0"
    "100 * max(0, e31 / e0 - e56 / e0)\0"
    "code_stlb_miss\0" "percent\0"
    "100 * (e56 / e0)\0"
    "code_stlb_miss_4k\0" "percent\0"
    "100 * (e56 / e0 * e57 / (e57 + e13))\0"
    "code_stlb_miss_2m\0" "percent\0"
    "100 * (e56 / e0 * e13 / (e57 + e13))\0"
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
    "100 * ((e58 - e59) / (e40 if smt_on else e0) / 2)\0"
    "decoder0_alone\0" "percent\0"
    "100 * ((e60 - e61) / (e40 if smt_on else e0) / 2)\0"
    "mite_4wide\0" "percent\0"
    "100 * ((e62 - e63) / e0)\0"
    "dsb\0" "percent\0"
    "100 * ((e64 - e65) / (e40 if smt_on else e0) / 2)\0"
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
    "max(max(0, s1 - e24 / (e24 + e25) * s1) * (1 - e50 / e25), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "with e23; 100 * (topdown_backend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) + 5 * e27 / e23)\0"
    "memory_bound\0" "percent\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * ((e41 + e42) / (e43 + (e44 + topdown_retiring / s0 * e45) + "
    "e42) * (topdown_backend_bound / s0 + 5 * e27 / e23))\0"
    "l1_bound\0" "percent\0"
    "100 * max((e41 - e66) / e0, 0)\0"
    "dtlb_load\0" "percent\0"
    "100 * (min(7 * e67 + e68, max(e69 - e70, 0)) / e0)\0"
    "load_stlb_hit\0" "percent\0"
    "100 * (min(7 * e67 + e68, max(e69 - e70, 0)) / e0 - e68 / e0)\0"
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
    "100 * ((16 * max(0, e76 - e77) + e76 / e4 * (10 * e78 + min(e0, e79))) / e0)\0"
    "split_loads\0" "percent\0"
    "100 * (e80 / (e75 + e74) * e81 / e0)\0"
    "4k_aliasing\0" "percent\0"
    "100 * (e82 / e0)\0"
    "fb_full\0" "percent\0"
    "100 * (e83 / e0)\0"
    "l2_bound\0" "percent\0"
    "s0 = e8 * (1 + e74 / e75); 100 * (s0 / (s0 + e84) * ((e66 - e85) / e0))\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (4 * (e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e8 * (1 + "
    "e74 / e75 / 2) / e0)\0"
    "l3_bound\0" "percent\0"
    "100 * ((e85 - e86) / e0)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((23 * s0 - 4 * "
    "s0) * (e87 * (1 + e74 / e75 / 2)) / e0)\0"
    "sq_full\0" "percent\0"
    "100 * (e88 / e0)\0"
    "l3_miss_bound\0" "percent\0"
    "s0 = (e66 - e85) / e0; s1 = e8 * (1 + e74 / e75); 100 * (e86 / e0 + s0 - s1 / (s1 + e84) * "
    "s0)\0"
    "mem_bandwidth\0" "percent\0"
    "100 * (min(e0, e89) / e0)\0"
    "mem_latency\0" "percent\0"
    "100 * (min(e0, e90) / e0 - min(e0, e89) / e0)\0"
    "local_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((66.5 * s0 - "
    "23 * s0) * e91 * (1 + e74 / e75 / 2) / e0)\0"
    "remote_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((131 * s0 - 23 "
    "* s0) * e92 * (1 + e74 / e75 / 2) / e0)\0"
    "remote_cache\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 120 * s0 - 23 * "
    "s0; 100 * ((s1 * e93 + s1 * e94) * (1 + e74 / e75 / 2) / e0)\0"
    "store_bound\0" "percent\0"
    "100 * (e42 / e0)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e76 / e4; 100 * ((e78 * 10 * s0 + s0 * min(e0, e79)) / e0)\0"
    "split_stores\0" "percent\0"
    "100 * (e95 / (e40 if smt_on else e0))\0"
    "dtlb_store\0" "percent\0"
    "100 * ((7 * e96 + e97) / (e40 if smt_on else e0))\0"
    "store_stlb_hit\0" "percent\0"
    "s0 = e40 if smt_on else e0; 100 * ((7 * e96 + e97) / s0 - e97 / s0)\0"
    "store_stlb_miss\0" "percent\0"
    "100 * (e97 / (e40 if smt_on else e0))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e97 / (e40 if smt_on else e0) * e98 / (e98 + e99 + e100))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e97 / (e40 if smt_on else e0) * e99 / (e98 + e99 + e100))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e97 / (e40 if smt_on else e0) * e100 / (e98 + e99 + e100))\0"
    "core_bound\0" "percent\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e27 / e23; 100 * max(0, s1 - "
    "(e41 + e42) / (e43 + (e44 + topdown_retiring / s0 * e45) + e42) * s1)\0"
    "divider\0" "percent\0"
    "100 * (e46 / e0)\0"
    "fp_divider\0" "percent\0"
    "100 * (e101 / e0)\0"
    "int_divider\0" "percent\0"
    "100 * (e46 / e0 - e101 / e0)\0"
    "serializing_operation\0" "percent\0"
    "100 * (e47 / e0)\0"
    "slow_pause\0" "percent\0"
    "100 * (37 * e102 / e0)\0"
    "ports_utilization\0" "percent\0"
    "with e23; s0 = e44 + topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) * e45; 100 * ((e48 / e0 * e0 + s0) / e0 if e46 "
    "< e43 - e41 else s0 / e0)\0"
    "ports_utilized_0\0" "percent\0"
    "100 * (e48 / e0)\0"
    "mixing_vectors\0" "percent\0"
    "100 * (e103 / e22)\0"
    "ports_utilized_1\0" "percent\0"
    "100 * (e44 / e0)\0"
    "ports_utilized_2\0" "percent\0"
    "100 * (e45 / e0)\0"
    "ports_utilized_3m\0" "percent\0"
    "100 * (e49 / e0)\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e104 + e105 + e106 + e107) / (4 * (e40 if smt_on else e0)))\0"
    "port_0\0" "percent\0"
    "100 * (e104 / (e40 if smt_on else e0))\0"
    "port_1\0" "percent\0"
    "100 * (e105 / (e40 if smt_on else e0))\0"
    "port_5\0" "percent\0"
    "100 * (e106 / (e40 if smt_on else e0))\0"
    "port_6\0" "percent\0"
    "100 * (e107 / (e40 if smt_on else e0))\0"
    "load_op_utilization\0" "percent\0"
    "100 * (e108 / (2 * (e40 if smt_on else e0)))\0"
    "store_op_utilization\0" "percent\0"
    "100 * ((e109 + e110) / (4 * (e40 if smt_on else e0)))\0"
    "retiring\0" "percent\0"
    "with e23; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * max(0, s0 - (e21 / e22 * e19 / e23 + s0 * "
    "(e36 - e37) / e18))\0"
    "fp_arith\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e23; 100 * (s0 * e111 / e112 + e113 / "
    "s1 + e114 / s1)\0"
    "x87_use\0" "percent\0"
    "with e23; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e111 / e112)\0"
    "fp_scalar\0" "percent\0"
    "with e23; 100 * (e113 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e23))\0"
    "fp_vector\0" "percent\0"
    "with e23; 100 * (e114 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e23))\0"
    "fp_vector_128b\0" "percent\0"
    "with e23; 100 * ((e115 + e116) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e23))\0"
    "fp_vector_256b\0" "percent\0"
    "with e23; 100 * ((e117 + e118) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e23))\0"
    "fp_vector_512b\0" "percent\0"
    "with e23; 100 * ((e119 + e120) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e23))\0"
    "memory_operations\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e21 / e22 * e19 / e23 + s0 "
    "* (e36 - e37) / e18)) * e121 / e2)\0"
    "branch_instructions\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e21 / e22 * e19 / e23 + s0 "
    "* (e36 - e37) / e18)) * e52 / (s0 * e23))\0"
    "other_light_ops\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = max(0, s0 - (e21 / e22 * e19 / e23 + s0 * "
    "(e36 - e37) / e18)); s2 = s0 * e23; 100 * max(0, s1 - (s0 * e111 / e112 + e113 / s2 + e114 "
    "/ s2 + s1 * e121 / e2 + s1 * e52 / s2))\0"
    "nop_instructions\0" "percent\0"
    "with e23; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e21 / e22 * e19 / e23 + s0 "
    "* (e36 - e37) / e18)) * e54 / (s0 * e23))\0"
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
    "100 * (34 * e122 / e23)\0"
    "cisc\0" "percent\0"
    "100 * max(0, e21 / e22 * e19 / e23 - 34 * e38 / e23)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "with e23; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e27 / e23; s2 = e44 + "
    "topdown_retiring / s0 * e45; s3 = max(0, s1 - (e41 + e42) / (e43 + s2 + e42) * s1); s4 = "
    "(e48 / e0 * e0 + s2) / e0 if e46 < e43 - e41 else s2 / e0; 100 * (1 - s3 / s4 if s3 < s4 "
    "else 1) if (1 - e123 / e124 if smt_on else 0) > 0.5 else 0\0"
    "info_thread_ipc\0" "\0"
    "e2 / e0\0"
    "info_thread_uoppi\0" "\0"
    "with e23; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e23 / e2\0"
    "info_thread_uptb\0" "\0"
    "with e23; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e23 / e125\0"
    "info_thread_cpi\0" "per instruction\0"
    "1 / (e2 / e0)\0"
    "info_thread_clks\0" "\0"
    "e0\0"
    "info_thread_slots\0" "\0"
    "e23\0"
    "info_thread_execute_per_issue\0" "\0"
    "e112 / e22\0"
    "info_core_coreipc\0" "\0"
    "e2 / (e40 if smt_on else e0)\0"
    "info_core_flopc\0" "\0"
    "(e113 + 2 * e115 + 4 * e126 + 8 * e127 + 16 * e120) / (e40 if smt_on else e0)\0"
    "info_core_fp_arith_utilization\0" "\0"
    "(e113 + e114) / (2 * (e40 if smt_on else e0))\0"
    "info_core_ilp\0" "\0"
    "e112 / e128\0"
    "info_core_epc\0" "\0"
    "e112 / e0\0"
    "info_core_core_clks\0" "\0"
    "e40 if smt_on else e0\0"
    "info_inst_mix_ipload\0" "\0"
    "e2 / e3\0"
    "info_inst_mix_ipstore\0" "\0"
    "e2 / e4\0"
    "info_inst_mix_ipbranch\0" "\0"
    "e2 / e52\0"
    "info_inst_mix_ipcall\0" "\0"
    "e2 / e53\0"
    "info_inst_mix_iptb\0" "\0"
    "e2 / e125\0"
    "info_inst_mix_bptkbranch\0" "\0"
    "e52 / e125\0"
    "info_inst_mix_ipflop\0" "\0"
    "e2 / (e113 + 2 * e115 + 4 * e126 + 8 * e127 + 16 * e120)\0"
    "info_inst_mix_iparith\0" "\0"
    "e2 / (e113 + e114)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0"
    "e2 / e129\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0"
    "e2 / e130\0"
    "info_inst_mix_iparith_avx128\0" "\0"
    "e2 / (e115 + e116)\0"
    "info_inst_mix_iparith_avx256\0" "\0"
    "e2 / (e117 + e118)\0"
    "info_inst_mix_iparith_avx512\0" "\0"
    "e2 / (e119 + e120)\0"
    "info_inst_mix_ippause\0" "\0"
    "e2 / e102\0"
    "info_inst_mix_ipswpf\0" "\0"
    "e2 / e131\0"
    "info_inst_mix_instructions\0" "\0"
    "e2\0"
    "info_pipeline_retire\0" "\0"
    "with e23; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e23 / e132\0"
    "info_pipeline_ipassist\0" "\0"
    "e2 / e38\0"
    "info_pipeline_execute\0" "\0"
    "e112 / (e133 / 2 if smt_on else e128)\0"
    "info_pipeline_fetch_dsb\0" "\0"
    "e17 / e64\0"
    "info_pipeline_fetch_mite\0" "\0"
    "e18 / e58\0"
    "info_pipeline_fetch_ms\0" "\0"
    "e19 / e39\0"
    "info_frontend_fetch_upc\0" "\0"
    "e22 / e134\0"
    "info_frontend_dsb_coverage\0" "\0"
    "e17 / (e17 + e18 + e19)\0"
    "info_frontend_dsb_switch_cost\0" "\0"
    "e35 / e135\0"
    "info_frontend_tbpc\0" "\0"
    "e125 / e0\0"
    "info_frontend_icache_miss_latency\0" "\0"
    "e136 / e137\0"
    "info_frontend_ipdsb_miss_ret\0" "\0"
    "e2 / e138\0"
    "info_frontend_ipunknown_branch\0" "\0"
    "e2 / e32\0"
    "info_frontend_l2mpki_code\0" "\0"
    "1000 * e139 / e2\0"
    "info_frontend_l2mpki_code_all\0" "\0"
    "1000 * e11 / e2\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e23; s0 = (5 * e28 - e26) / e23; s1 = e35 / e0; s2 = e40 if smt_on else e0; s3 = (e58 "
    "- e59) / s2 / 2; 100 * (s0 * s1 / (e30 / e0 + e31 / e0 + (e29 / e0 + 10 * e32 / e0) + 3 * "
    "e33 / e0 + e34 / e0 + s1) + max(0, topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e26 / e23 - s0) * s3 "
    "/ (s3 + (e64 - e65) / s2 / 2 + e39 / s2 / 3.3))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e23; s0 = topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e26 / e23; s1 = (5 * e28 - e26) / e23; s2 = "
    "max(0, s0 - s1); s3 = e40 if smt_on else e0; s4 = (e64 - e65) / s3 / 2; 100 * (s0 * (s2 / "
    "(s1 + s2)) * (s4 / ((e58 - e59) / s3 / 2 + s4 + e39 / s3 / 3.3)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "s0 = e30 / e0; 100 * ((5 * e28 - e26) / e23 * s0 / (s0 + e31 / e0 + (e29 / e0 + 10 * e32 / "
    "e0) + 3 * e33 / e0 + e34 / e0 + e35 / e0))\0"
    "info_bad_spec_ipmispredict\0" "\0"
    "e2 / e24\0"
    "info_bad_spec_ipmisp_cond_ntaken\0" "\0"
    "e2 / e140\0"
    "info_bad_spec_ipmisp_cond_taken\0" "\0"
    "e2 / e141\0"
    "info_bad_spec_ipmisp_ret\0" "\0"
    "e2 / e142\0"
    "info_bad_spec_ipmisp_indirect\0" "\0"
    "e2 / e143\0"
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
    "e144 / e52\0"
    "info_branches_cond_tk\0" "\0"
    "e145 / e52\0"
    "info_branches_callret\0" "\0"
    "(e53 + e146) / e52\0"
    "info_branches_jump\0" "\0"
    "(e125 - e145 - 2 * e53) / e52\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e144 / e52 + e145 / e52 + (e53 + e146) / e52 + (e125 - e145 - 2 * e53) / e52)\0"
    "info_memory_load_miss_real_latency\0" "\0"
    "e80 / (e75 + e74)\0"
    "info_memory_mlp\0" "\0"
    "e80 / e147\0"
    "info_memory_l1mpki\0" "\0"
    "1000 * e75 / e2\0"
    "info_memory_l2mpki\0" "\0"
    "1000 * e10 / e2\0"
    "info_memory_l3mpki\0" "\0"
    "1000 * e148 / e2\0"
    "info_memory_fb_hpki\0" "\0"
    "1000 * e74 / e2\0"
    "info_memory_l1mpki_load\0" "\0"
    "1000 * e149 / e2\0"
    "info_memory_l2mpki_all\0" "\0"
    "1000 * (e150 - e151 + e152 + e153) / e2\0"
    "info_memory_l2mpki_load\0" "\0"
    "1000 * e154 / e2\0"
    "info_memory_l2mpki_rfo\0" "\0"
    "1000 * e155 / e2\0"
    "info_memory_l2hpki_load\0" "\0"
    "1000 * e156 / e2\0"
    "info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e5 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e9 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e157 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0"
    "64 * e158 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e159 + e160 + e161) / (2 * (e40 if smt_on else e0))\0"
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
    "64 * e157 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e158 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_evictions_silent_pki\0" "\0"
    "1000 * e162 / e2\0"
    "info_memory_core_l2_evictions_nonsilent_pki\0" "\0"
    "1000 * e163 / e2\0"
    "info_memory_prefetches_useless_hwpf\0" "\0"
    "e164 / (e162 + e163)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0"
    "e165 / e151\0"
    "info_memory_latency_load_l2_mlp\0" "\0"
    "e165 / e166\0"
    "info_memory_latency_data_l2_mlp\0" "\0"
    "e167 / e90\0"
    "info_memory_mix_uc_load_pki\0" "\0"
    "1000 * e168 / e2\0"
    "info_memory_mix_bus_lock_pki\0" "\0"
    "1000 * e169 / e2\0"
    "info_system_cpus_utilized\0" "\0"
    "e1 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e113 + 2 * e115 + 4 * e126 + 8 * e127 + 16 * e120) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0"
    "e0 / e1\0"
    "info_system_kernel_utilization\0" "\0"
    "e170 / e0\0"
    "info_system_kernel_cpi\0" "per instruction\0"
    "e170 / e171\0"
    "info_system_mux\0" "\0"
    "e172 / e0\0"
    "info_system_ipfarbranch\0" "\0"
    "e2 / e173\0"
    "info_system_smt_2t_utilization\0" "\0"
    "1 - e123 / e124 if smt_on else 0\0";
// Events that no list names.
inline constexpr char own_names[] =
    "raw:event=0xa6:umask=0x80\0";
inline constexpr select::event_list own_list{"icx", core::ice_lake_sp, own_names};
inline constexpr select::vendor_event<event_pmu> own_0{{&own_list, 0x800a6, 0xff, 0x1e848300000, 0x0}, {}, &own_0};
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
    {.event = &uops_retired::slots_},
    {.event = &uops_issued::any},
    {.event = &topdown::slots_},
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
    {.event = &cycle_activity::stalls_mem_any},
    {.event = &exe_activity::bound_on_stores},
    {.event = &cycle_activity::stalls_total},
    {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_ports_util},
    {.event = &arith::divider_active},
    {.event = &resource_stalls::scoreboard},
    {.event = &own_0},
    {.event = &uops_executed::cycles_ge_3},
    {.event = &machine_clears::memory_ordering},
    {.event = &rs_events::empty_cycles},
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
    {.event = &arith::fp_divider_active},
    {.event = &misc_retired::pause_inst},
    {.event = &uops_issued::vector_width_mismatch},
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
    {.event = &cpu_clk_unhalted::one_thread_active},
    {.event = &cpu_clk_unhalted::ref_distributed},
    {.event = &br_inst_retired::near_taken},
    {.event = &fp_arith_inst_retired::_4_flops},
    {.event = &fp_arith_inst_retired::_8_flops},
    {.event = &uops_executed::thread, .threshold = 1},
    {.event = &fp_arith_inst_retired::scalar_single},
    {.event = &fp_arith_inst_retired::scalar_double},
    {.event = &sw_prefetch_access::any},
    {.event = &uops_retired::slots_, .threshold = 1},
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
};
inline constexpr metric_list<event_pmu> list{"icx", texts, all_of(events), 228};
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
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 2693, 2723};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 3182, 3213};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 4310, 4341};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 4377, 4401};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 4684, 4707};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 4856, 4878};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 4908, 4930};
inline constexpr core_metrics::listed_metric code_l2_hit{&core_metrics::list, 4947, 4967};
inline constexpr core_metrics::listed_metric code_l2_miss{&core_metrics::list, 5001, 5022};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 5039, 5059};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 5076, 5098};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 5132, 5155};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 5172, 5198};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 5235, 5261};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 5298, 5322};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 5355, 5384};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 5421, 5445};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 5488, 5513};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 5535, 5555};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 5576, 5588};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 5605, 5626};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 5643, 5667};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 5846, 5859};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 5909, 5932};
inline constexpr core_metrics::listed_metric mite_4wide{&core_metrics::list, 5982, 6001};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 6026, 6038};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 6088, 6099};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 6143, 6167};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 6406, 6433};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 6694, 6720};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 7018, 7041};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 7322, 7342};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 7654, 7676};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 7828, 7849};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 8076, 8093};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 8124, 8142};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 8193, 8215};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 8277, 8300};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 8317, 8343};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 8386, 8412};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 8455, 8481};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 8524, 8546};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 8568, 8598};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 8667, 8688};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 8765, 8785};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 8822, 8842};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 8859, 8875};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 8892, 8909};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 8981, 9004};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 9113, 9130};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 9155, 9178};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 9309, 9325};
inline constexpr core_metrics::listed_metric l3_miss_bound{&core_metrics::list, 9342, 9364};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 9459, 9481};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 9507, 9527};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 9573, 9591};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 9723, 9742};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 9873, 9894};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 10045, 10065};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 10082, 10104};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 10172, 10193};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 10231, 10250};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 10300, 10323};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 10391, 10415};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 10453, 10480};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 10545, 10572};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 10637, 10664};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 10730, 10749};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 10994, 11010};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 11027, 11046};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 11064, 11084};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 11113, 11143};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 11160, 11179};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 11202, 11228};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 11435, 11460};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 11477, 11500};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 11519, 11544};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 11561, 11586};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 11603, 11629};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 11646, 11673};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 11741, 11756};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 11795, 11810};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 11849, 11864};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 11903, 11918};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 11957, 11985};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 12030, 12059};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 12113, 12130};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 12261, 12286};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 12483, 12500};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 12693, 12709};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 12854, 12872};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 13018, 13036};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 13182, 13205};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 13360, 13383};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 13538, 13561};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 13716, 13742};
inline constexpr core_metrics::listed_metric branch_instructions{&core_metrics::list, 13953, 13981};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 14199, 14223};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 14530, 14555};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 14773, 14798};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 14973, 15003};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 15192, 15220};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 15250, 15266};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 15289, 15308};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 15332, 15345};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 15398, 15432};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 15837, 15854};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 15862, 15881};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 16015, 16033};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 16169, 16201};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 16215, 16233};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 16236, 16255};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 16259, 16290};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 16301, 16320};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 16349, 16366};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 16444, 16476};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 16522, 16537};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 16549, 16564};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 16574, 16595};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 16617, 16639};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 16647, 16670};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 16678, 16702};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 16711, 16733};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 16742, 16762};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 16772, 16798};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 16809, 16831};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 16888, 16911};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 16930, 16963};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 16973, 17006};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 17016, 17046};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 17065, 17095};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 17114, 17144};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 17163, 17186};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 17196, 17218};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 17228, 17256};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 17259, 17281};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 17417, 17441};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 17450, 17473};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 17511, 17536};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 17546, 17572};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_ms{&core_metrics::list, 17582, 17606};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 17616, 17641};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 17652, 17680};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 17704, 17735};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 17746, 17766};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 17776, 17811};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 17823, 17853};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 17863, 17895};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 17904, 17931};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 17948, 17979};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 17995, 18022};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 18428, 18458};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 18794, 18820};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 18954, 18982};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 18991, 19025};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken{&core_metrics::list, 19035, 19068};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 19078, 19104};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 19114, 19145};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 19155, 19196};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 19715, 19748};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 19766, 19789};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 19800, 19823};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 19834, 19857};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 19876, 19896};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 19926, 19956};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 20039, 20075};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 20093, 20110};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 20121, 20141};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 20157, 20177};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 20193, 20213};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 20230, 20251};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 20267, 20292};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 20309, 20333};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 20373, 20398};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 20415, 20439};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 20456, 20481};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 20498, 20529};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 20576, 20606};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 20653, 20683};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 20732, 20764};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 20813, 20853};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 20906, 20938};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 20954, 20986};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 21002, 21035};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 21051, 21090};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 21137, 21175};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 21222, 21260};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 21309, 21349};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_silent_pki{&core_metrics::list, 21398, 21440};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_nonsilent_pki{&core_metrics::list, 21457, 21502};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 21519, 21556};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 21577, 21619};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 21631, 21664};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 21676, 21709};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 21720, 21749};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 21766, 21796};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 21813, 21840};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 21859, 21887};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 21950, 21970};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 22061, 22092};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 22100, 22132};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 22142, 22181};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 22193, 22210};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 22220, 22245};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 22255, 22287};
} // namespace metric

} // namespace msr::perfmon::icx
