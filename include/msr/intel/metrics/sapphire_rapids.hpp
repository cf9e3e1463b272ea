// Metrics of Sapphire Rapids: 243. Written by `msrpp import` from a table: do not edit.
// spr: from intel/perfmon 6dadedf3aa48, SPR/metrics/sapphirerapids_metrics.json, 1.3; BSD-3-Clause,
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
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM: io_bandwidth_write, Info_System_IO_Write_BW
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM_LOCAL: io_bandwidth_write_local
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_ITOM_REMOTE: io_bandwidth_write_remote
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_ITOM: io_full_write_l3_miss,
// io_bandwidth_write_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_ITOMCACHENEAR: io_partial_write_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_MISS_PCIRDCUR: io_read_l3_miss,
// io_bandwidth_read_l3_miss
// Left out, no core event UNC_CHA_TOR_INSERTS.IO_PCIRDCUR: io_bandwidth_read,
// Info_System_IO_Read_BW
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
// Left out, no core event UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.ALL_PARTS: iio_bandwidth_read
// Left out, no core event UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.ALL_PARTS: iio_bandwidth_write
// Left out, no core event UNC_M_CAS_COUNT.RD: memory_bandwidth_read, memory_bandwidth_total,
// Info_System_DRAM_BW_Use
// Left out, no core event UNC_M_CAS_COUNT.WR: memory_bandwidth_write
// Left out, no core event UNC_M_PMM_RPQ_INSERTS: pmem_memory_bandwidth_read,
// pmem_memory_bandwidth_total
// Left out, no core event UNC_M_PMM_WPQ_INSERTS: pmem_memory_bandwidth_write
// Left out, no core event UNC_P_POWER_STATE_OCCUPANCY_CORES_C0: cpu_cstate_c0
// Left out, no core event UNC_P_POWER_STATE_OCCUPANCY_CORES_C6: cpu_cstate_c6
// Left out, no core event UNC_UPI_RxL_FLITS.ALL_DATA: upi_data_receive_bw
// Left out, no core event UNC_UPI_TxL_FLITS.ALL_DATA: upi_data_transmit_bw,
// Info_System_UPI_Data_Transmit_BW
#pragma once

#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::sapphire_rapids {

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
    "bottleneck_mispredictions\0" "\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; s2 = e26 / e22; 100 * (1 - 10 "
    "* (e21 / e22) * max(s1 * (1 - e23 / (e24 - e25)), 0.0001) / s1) * (s1 + "
    "(topdown_fetch_latency / s0 - s2) * (s1 / max(1 - (topdown_frontend_bound / s0 - s2 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) * e27 / e0) / (e28 / e0 + e29 / e0 "
    "+ (e27 / e0 + e30 / e0) + 3 * e31 / (e32 / e33) / e0 + e34 / e0 + e35 / e0))\0"
    "bottleneck_big_code\0" "\0"
    "with e22; s0 = e29 / e0; s1 = e28 / e0; s2 = e30 / e0; 100 * (topdown_fetch_latency / "
    "(topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound) - e26 / e22) * (s0 + s1 + s2) / (s1 + s0 + (e27 / e0 + s2) + 3 * "
    "e31 / (e32 / e33) / e0 + e34 / e0 + e35 / e0)\0"
    "bottleneck_instruction_fetch_bw\0" "\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e26 / e22; s2 = topdown_frontend_bound / s0 - s1; s3 = "
    "topdown_branch_mispredicts / s0; s4 = max(s3 * (1 - e23 / (e24 - e25)), 0.0001); s5 = "
    "topdown_fetch_latency / s0 - s1; s6 = s3 / max(1 - (s2 + topdown_backend_bound / s0 + "
    "topdown_retiring / s0), 0); s7 = s6 * e27 / e0; s8 = e28 / e0; s9 = e29 / e0; s10 = e30 / "
    "e0; s11 = e27 / e0 + s10; s12 = e32 / e33; s13 = 3 * e31 / s12 / e0; s14 = s8 + s9 + s11 + "
    "s13 + e34 / e0 + e35 / e0; s15 = (1 - s6) * e27 / e0; 100 * (s2 - (1 - 10 * (e21 / e22) * "
    "s4 / s3) * s5 * s7 / s14 - (1 - e36 / e37) * (s5 * (s13 + s11 * (s15 + s7 * s4 / s3) / (s7 "
    "+ s15 + s10)) / s14 + max(e38, e37 / s12) / (e39 if smt_on else e0) / 2.4)) - 100 * s5 * "
    "(s9 + s8 + s10) / s14\0"
    "bottleneck_compute_bound_est\0" "\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0); s2 = e40 / e0; s3 = e43 / (e39 if smt_on else e0); s4 = e46 - e47; s5 = (e44 + "
    "max(e45 - e41, 0)) / e0 * s4 / e0; s6 = e48 + topdown_retiring / s0 * e49; s7 = (s5 * e0 + "
    "s6) / e0 if e40 < s4 else s6 / e0; s8 = s2 + (e41 / e0 + e42 / e0) + s3 + s7; s9 = e50 / "
    "e0; 100 * (s1 * s2 / s8 + s1 * s3 / s8 + s1 * (s7 / s8) * (s9 / (s5 + e48 / e0 + e51 / e0 "
    "+ s9)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e26 / e22; s2 = e32 / e33; s3 = 3 * e31 / s2 / e0; s4 = e30 / "
    "e0; s5 = e27 / e0 + s4; s6 = topdown_branch_mispredicts / s0; s7 = topdown_backend_bound / "
    "s0; s8 = topdown_retiring / s0; s9 = max(1 - (topdown_frontend_bound / s0 - s1 + s7 + s8), "
    "0); s10 = s6 / s9; s11 = (1 - s10) * e27 / e0; s12 = s10 * e27 / e0; s13 = max(s6 * (1 - "
    "e23 / (e24 - e25)), 0.0001); s14 = e39 if smt_on else e0; s15 = e21 / e22; s16 = max(0, s9 "
    "- s6); s17 = max(s16 * (1 - e52 / e25), 0.0001); s18 = e41 / e0 + e42 / e0; s19 = e46 - "
    "e47; s20 = (e44 + max(e45 - e41, 0)) / e0 * s19 / e0; s21 = e48 + s8 * e49; s22 = "
    "topdown_heavy_operations / s0; 100 * ((1 - e36 / e37) * ((topdown_fetch_latency / s0 - s1) "
    "* (s3 + s5 * (s11 + s12 * s13 / s6) / (s12 + s11 + s4)) / (e28 / e0 + e29 / e0 + s5 + s3 + "
    "e34 / e0 + e35 / e0) + max(e38, e37 / s2) / s14 / 2.4) + 10 * s15 * s13 / s6 * s6 + s16 * "
    "s17 / s17 + max(0, s7 - topdown_memory_bound / s0) * (s18 + e45 / e0 * s20) / (e40 / e0 + "
    "s18 + e43 / s14 + ((s20 * e0 + s21) / e0 if e40 < s19 else s21 / e0)) + s15 / (max(0, s22 "
    "- s15) + s15) * ((99 * 3 + 63 + 30) / 5 * e53 / e22 / s15) * s22)\0"
    "bottleneck_branching_overhead\0" "\0" "100 * ((e54 + 2 * e55 + e56) / e22)\0"
    "bottleneck_useful_work\0" "\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e21 / e22; s2 = topdown_heavy_operations / s0; 100 * "
    "(topdown_retiring / s0 - (e54 + 2 * e55 + e56) / e22 - s1 / (max(0, s2 - s1) + s1) * ((99 "
    "* 3 + 63 + 30) / 5 * e53 / e22 / s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e22; 100 * (topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e26 / e22)\0"
    "fetch_latency\0" "percent\0"
    "with e22; 100 * (topdown_fetch_latency / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e26 / e22)\0"
    "icache_misses\0" "percent\0" "100 * (e28 / e0)\0"
    "code_l2_hit\0" "percent\0" "100 * max(0, e28 / e0 - e57 / e0)\0"
    "code_l2_miss\0" "percent\0" "100 * (e57 / e0)\0"
    "itlb_misses\0" "percent\0" "100 * (e29 / e0)\0"
    "code_stlb_hit\0" "percent\0" "100 * max(0, e29 / e0 - e58 / e0)\0"
    "code_stlb_miss\0" "percent\0" "100 * (e58 / e0)\0"
    "code_stlb_miss_4k\0" "percent\0" "100 * (e58 / e0 * e59 / (e59 + e13))\0"
    "code_stlb_miss_2m\0" "percent\0" "100 * (e58 / e0 * e13 / (e59 + e13))\0"
    "branch_resteers\0" "percent\0" "100 * (e27 / e0 + e30 / e0)\0"
    "mispredicts_resteers\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * (topdown_branch_mispredicts / s0 / max(1 - "
    "(topdown_frontend_bound / s0 - e26 / e22 + topdown_backend_bound / s0 + topdown_retiring / "
    "s0), 0) * e27 / e0)\0"
    "clears_resteers\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * ((1 - topdown_branch_mispredicts / s0 / max(1 - "
    "(topdown_frontend_bound / s0 - e26 / e22 + topdown_backend_bound / s0 + topdown_retiring / "
    "s0), 0)) * e27 / e0)\0"
    "unknown_branches\0" "percent\0" "100 * (e30 / e0)\0"
    "ms_switches\0" "percent\0" "100 * (3 * e31 / (e32 / e33) / e0)\0"
    "lcp\0" "percent\0" "100 * (e34 / e0)\0"
    "dsb_switches\0" "percent\0" "100 * (e35 / e0)\0"
    "fetch_bandwidth\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e26 / e22; 100 * max(0, topdown_frontend_bound / s0 - s1 - "
    "(topdown_fetch_latency / s0 - s1))\0"
    "mite\0" "percent\0" "100 * ((e60 - e61) / (e39 if smt_on else e0) / 2)\0"
    "decoder0_alone\0" "percent\0" "100 * ((e62 - e63) / (e39 if smt_on else e0) / 2)\0"
    "dsb\0" "percent\0" "100 * ((e64 - e65) / (e39 if smt_on else e0) / 2)\0"
    "ms\0" "percent\0" "100 * (max(e38, e37 / (e32 / e33)) / (e39 if smt_on else e0) / 2.4)\0"
    "bad_speculation\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(1 - (topdown_frontend_bound / s0 - e26 / e22 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0)\0"
    "branch_mispredicts\0" "percent\0"
    "with e22; 100 * (topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "other_mispredicts\0" "percent\0"
    "with e22; 100 * max(topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * (1 - e23 / (e24 - "
    "e25)), 0.0001)\0"
    "machine_clears\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, max(1 - (topdown_frontend_bound / s0 - e26 / e22 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) - topdown_branch_mispredicts / s0)\0"
    "other_nukes\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(max(0, max(1 - (topdown_frontend_bound / s0 - e26 / e22 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) - topdown_branch_mispredicts / s0) "
    "* (1 - e52 / e25), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "with e22; 100 * (topdown_backend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound))\0"
    "memory_bound\0" "percent\0"
    "with e22; 100 * (topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound))\0"
    "l1_bound\0" "percent\0" "100 * max((e47 - e66) / e0, 0)\0"
    "dtlb_load\0" "percent\0" "100 * (min(7 * e67 + e68, max(e69 - e70, 0)) / e0)\0"
    "load_stlb_hit\0" "percent\0" "100 * (min(7 * e67 + e68, max(e69 - e70, 0)) / e0 - e68 / e0)\0"
    "load_stlb_miss\0" "percent\0" "100 * (e68 / e0)\0"
    "load_stlb_miss_4k\0" "percent\0" "100 * (e68 / e0 * e71 / (e71 + e15 + e72))\0"
    "load_stlb_miss_2m\0" "percent\0" "100 * (e68 / e0 * e15 / (e71 + e15 + e72))\0"
    "load_stlb_miss_1g\0" "percent\0" "100 * (e68 / e0 * e72 / (e71 + e15 + e72))\0"
    "store_fwd_blk\0" "percent\0" "100 * (13 * e73 / e0)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e3 - e74 - e75) * 20 / 100, max(e69 - e70, 0)) / e0)\0"
    "lock_latency\0" "percent\0" "100 * (e76 / e0)\0"
    "split_loads\0" "percent\0" "100 * (e77 * (e78 / e79) / e0)\0"
    "fb_full\0" "percent\0" "100 * (e80 / e0)\0"
    "l2_bound\0" "percent\0" "100 * ((e66 - e81) / e0)\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (4.4 * (e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e8 * (1 + "
    "e74 / e75 / 2) / e0)\0"
    "l3_bound\0" "percent\0" "100 * ((e81 - e82) / e0)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((37 * s0 - 4.4 "
    "* s0) * (e83 * (1 + e74 / e75 / 2)) / e0)\0"
    "sq_full\0" "percent\0" "100 * ((e84 + e85) / e0)\0"
    "l3_miss_bound\0" "percent\0" "100 * (e82 / e0)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e0, e86) / e0)\0"
    "mba_stalls\0" "percent\0" "100 * (e87 / e0)\0"
    "mem_latency\0" "percent\0" "100 * (min(e0, e88) / e0 - min(e0, e86) / e0)\0"
    "local_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((109 * s0 - 37 "
    "* s0) * e89 * (1 + e74 / e75 / 2) / e0)\0"
    "remote_mem\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((190 * s0 - 37 "
    "* s0) * e90 * (1 + e74 / e75 / 2) / e0)\0"
    "remote_cache\0" "percent\0"
    "s0 = e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 170 * s0 - 37 * "
    "s0; 100 * ((s1 * e91 + s1 * e92) * (1 + e74 / e75 / 2) / e0)\0"
    "store_bound\0" "percent\0" "100 * (e93 / e0)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e95 / e4; 100 * ((e94 * 10 * s0 + s0 * min(e0, e96)) / e0)\0"
    "split_stores\0" "percent\0" "100 * (e97 / (e39 if smt_on else e0))\0"
    "dtlb_store\0" "percent\0" "100 * ((7 * e98 + e99) / (e39 if smt_on else e0))\0"
    "store_stlb_hit\0" "percent\0"
    "s0 = e39 if smt_on else e0; 100 * ((7 * e98 + e99) / s0 - e99 / s0)\0"
    "store_stlb_miss\0" "percent\0" "100 * (e99 / (e39 if smt_on else e0))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e99 / (e39 if smt_on else e0) * e100 / (e100 + e101 + e102))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e99 / (e39 if smt_on else e0) * e101 / (e100 + e101 + e102))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e99 / (e39 if smt_on else e0) * e102 / (e100 + e101 + e102))\0"
    "core_bound\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0)\0"
    "divider\0" "percent\0" "100 * (e40 / e0)\0"
    "fp_divider\0" "percent\0" "100 * (e103 / e0)\0"
    "int_divider\0" "percent\0" "100 * (e40 / e0 - e103 / e0)\0"
    "serializing_operation\0" "percent\0" "100 * (e41 / e0 + e42 / e0)\0"
    "slow_pause\0" "percent\0" "100 * (e104 / e0)\0"
    "c01_wait\0" "percent\0" "100 * (e105 / e0)\0"
    "c02_wait\0" "percent\0" "100 * (e42 / e0)\0"
    "memory_fence\0" "percent\0" "100 * (13 * e106 / e0)\0"
    "amx_busy\0" "percent\0" "100 * (e43 / (e39 if smt_on else e0))\0"
    "ports_utilization\0" "percent\0"
    "with e22; s0 = e46 - e47; s1 = e48 + topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e49; 100 * (((e44 + "
    "max(e45 - e41, 0)) / e0 * s0 / e0 * e0 + s1) / e0 if e40 < s0 else s1 / e0)\0"
    "ports_utilized_0\0" "percent\0" "100 * ((e44 + max(e45 - e41, 0)) / e0 * (e46 - e47) / e0)\0"
    "mixing_vectors\0" "percent\0" "100 * (160 * e107 / e0)\0"
    "ports_utilized_1\0" "percent\0" "100 * (e48 / e0)\0"
    "ports_utilized_2\0" "percent\0" "100 * (e51 / e0)\0"
    "ports_utilized_3m\0" "percent\0" "100 * (e50 / e0)\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e108 + e109 + e110 + e111) / (5 * (e39 if smt_on else e0)))\0"
    "port_0\0" "percent\0" "100 * (e108 / (e39 if smt_on else e0))\0"
    "port_1\0" "percent\0" "100 * (e109 / (e39 if smt_on else e0))\0"
    "port_6\0" "percent\0" "100 * (e111 / (e39 if smt_on else e0))\0"
    "load_op_utilization\0" "percent\0" "100 * (e112 / (3 * (e39 if smt_on else e0)))\0"
    "store_op_utilization\0" "percent\0" "100 * ((e113 + e114) / (4 * (e39 if smt_on else e0)))\0"
    "retiring\0" "percent\0"
    "with e22; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_retiring / s0 - topdown_heavy_operations / s0)\0"
    "fp_arith\0" "percent\0"
    "with e22; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e22; 100 * (s0 * e115 / e116 + (e117 "
    "+ e118) / s1 + (e119 + e120) / s1)\0"
    "x87_use\0" "percent\0"
    "with e22; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e115 / e116)\0"
    "fp_scalar\0" "percent\0"
    "with e22; 100 * ((e117 + e118) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e22))\0"
    "fp_vector\0" "percent\0"
    "with e22; 100 * ((e119 + e120) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e22))\0"
    "fp_vector_128b\0" "percent\0"
    "with e22; 100 * ((e121 + e122 + e123) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e22))\0"
    "fp_vector_256b\0" "percent\0"
    "with e22; 100 * ((e124 + e125 + e126) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e22))\0"
    "fp_vector_512b\0" "percent\0"
    "with e22; 100 * ((e127 + e128 + e129) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e22))\0"
    "int_operations\0" "percent\0"
    "with e22; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e22; 100 * ((e130 + e131) / s0 + (e132 + e133 "
    "+ e134) / s0)\0"
    "int_vector_128b\0" "percent\0"
    "with e22; 100 * ((e130 + e131) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e22))\0"
    "int_vector_256b\0" "percent\0"
    "with e22; 100 * ((e132 + e133 + e134) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e22))\0"
    "memory_operations\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e135 / (s1 * e22))\0"
    "fused_instructions\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e136 / (s1 * e22))\0"
    "non_fused_branches\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * (e54 - e136) / (s1 * e22))\0"
    "other_light_ops\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; s2 = max(0, s1 - "
    "topdown_heavy_operations / s0); s3 = s1 * e22; 100 * max(0, s2 - (s1 * e115 / e116 + (e117 "
    "+ e118) / s3 + (e119 + e120) / s3 + ((e130 + e131) / s3 + (e132 + e133 + e134) / s3) + s2 "
    "* e135 / s3 + s2 * e136 / s3 + s2 * (e54 - e136) / s3))\0"
    "nop_instructions\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e56 / (s1 * e22))\0"
    "shuffles_256b\0" "percent\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e137 / (s1 * e22))\0"
    "heavy_operations\0" "percent\0"
    "with e22; 100 * (topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "few_uops_instructions\0" "percent\0"
    "with e22; 100 * max(0, topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e21 / e22)\0"
    "microcode_sequencer\0" "percent\0" "100 * (e21 / e22)\0"
    "assists\0" "percent\0" "100 * ((99 * 3 + 63 + 30) / 5 * e53 / e22)\0"
    "page_faults\0" "percent\0" "100 * (99 * e138 / e22)\0"
    "fp_assists\0" "percent\0" "100 * (30 * e139 / e22)\0"
    "avx_assists\0" "percent\0" "100 * (63 * e107 / e22)\0"
    "cisc\0" "percent\0" "100 * max(0, e21 / e22 - (99 * 3 + 63 + 30) / 5 * e53 / e22)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0); s2 = e46 - e47; s3 = e48 + topdown_retiring / s0 * e49; s4 = ((e44 + max(e45 - e41, "
    "0)) / e0 * s2 / e0 * e0 + s3) / e0 if e40 < s2 else s3 / e0; 100 * (1 - s1 / s4 if s1 < s4 "
    "else 1) if (1 - e140 / e141 if smt_on else 0) > 0.5 else 0\0"
    "info_thread_ipc\0" "\0" "e2 / e0\0"
    "info_thread_uoppi\0" "\0"
    "with e22; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e22 / e2\0"
    "info_thread_uptb\0" "\0"
    "with e22; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e22 / e142\0"
    "info_thread_cpi\0" "per instruction\0" "1 / (e2 / e0)\0"
    "info_thread_clks\0" "\0" "e0\0"
    "info_thread_slots\0" "\0" "e22\0"
    "info_thread_execute_per_issue\0" "\0" "e116 / e33\0"
    "info_core_coreipc\0" "\0" "e2 / (e39 if smt_on else e0)\0"
    "info_core_flopc\0" "\0"
    "(1 * (e117 + e143) + 2 * (e121 + e144) + 4 * e145 + 8 * (e123 + e146) + 16 * (e126 + e128) "
    "+ 32 * e129) / (e39 if smt_on else e0)\0"
    "info_core_fp_arith_utilization\0" "\0" "(e147 + e148 + e149) / (2 * (e39 if smt_on else e0))\0"
    "info_core_ilp\0" "\0" "e116 / e150\0"
    "info_core_epc\0" "\0" "e116 / e0\0"
    "info_core_core_clks\0" "\0" "e39 if smt_on else e0\0"
    "info_inst_mix_ipload\0" "\0" "e2 / e3\0"
    "info_inst_mix_ipstore\0" "\0" "e2 / e4\0"
    "info_inst_mix_ipbranch\0" "\0" "e2 / e54\0"
    "info_inst_mix_ipcall\0" "\0" "e2 / e55\0"
    "info_inst_mix_iptb\0" "\0" "e2 / e142\0"
    "info_inst_mix_bptkbranch\0" "\0" "e54 / e142\0"
    "info_inst_mix_ipflop\0" "\0"
    "e2 / (1 * (e117 + e143) + 2 * (e121 + e144) + 4 * e145 + 8 * (e123 + e146) + 16 * (e126 + "
    "e128) + 32 * e129)\0"
    "info_inst_mix_iparith\0" "\0" "e2 / (e117 + e118 + (e119 + e120))\0"
    "info_inst_mix_iparith_scalar_hp\0" "\0" "e2 / e118\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0" "e2 / e151\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0" "e2 / e152\0"
    "info_inst_mix_iparith_avx128\0" "\0" "e2 / (e121 + e122 + e123)\0"
    "info_inst_mix_iparith_avx256\0" "\0" "e2 / (e124 + e125 + e126)\0"
    "info_inst_mix_iparith_avx512\0" "\0" "e2 / (e127 + e128 + e129)\0"
    "info_inst_mix_vectormixpki\0" "\0" "1000 * e107 / e2\0"
    "info_inst_mix_ippause\0" "\0" "e2 / e153\0"
    "info_inst_mix_ipswpf\0" "\0" "e2 / e154\0"
    "info_inst_mix_instructions\0" "\0" "e2\0"
    "info_pipeline_retire\0" "\0"
    "with e22; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e22 / e155\0"
    "info_pipeline_strings_cycles\0" "\0" "e36 / e155\0"
    "info_pipeline_ipassist\0" "\0" "e2 / e53\0"
    "info_pipeline_execute\0" "\0" "e116 / (e156 / 2 if smt_on else e150)\0"
    "info_pipeline_fetch_dsb\0" "\0" "e17 / e64\0"
    "info_pipeline_fetch_mite\0" "\0" "e18 / e60\0"
    "info_frontend_fetch_upc\0" "\0" "e33 / e157\0"
    "info_frontend_dsb_coverage\0" "\0" "e17 / (e17 + e18 + e19)\0"
    "info_frontend_unknown_branch_cost\0" "\0" "e30 / e158\0"
    "info_frontend_dsb_switch_cost\0" "\0" "e35 / e159\0"
    "info_frontend_tbpc\0" "\0" "e142 / e0\0"
    "info_frontend_icache_miss_latency\0" "\0" "e28 / e160\0"
    "info_frontend_ipdsb_miss_ret\0" "\0" "e2 / e161\0"
    "info_frontend_ipunknown_branch\0" "\0" "e2 / e162\0"
    "info_frontend_l2mpki_code\0" "\0" "1000 * e163 / e2\0"
    "info_frontend_l2mpki_code_all\0" "\0" "1000 * e11 / e2\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e26 / e22; s2 = topdown_fetch_latency / s0 - s1; s3 = e35 / "
    "e0; s4 = e32 / e33; s5 = e39 if smt_on else e0; s6 = (e60 - e61) / s5 / 2; 100 * (s2 * s3 "
    "/ (e28 / e0 + e29 / e0 + (e27 / e0 + e30 / e0) + 3 * e31 / s4 / e0 + e34 / e0 + s3) + "
    "max(0, topdown_frontend_bound / s0 - s1 - s2) * s6 / (s6 + (e64 - e65) / s5 / 2 + max(e38, "
    "e37 / s4) / s5 / 2.4))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e26 / e22; s2 = topdown_frontend_bound / s0 - s1; s3 = "
    "topdown_fetch_latency / s0 - s1; s4 = max(0, s2 - s3); s5 = e39 if smt_on else e0; s6 = "
    "(e64 - e65) / s5 / 2; 100 * (s2 * (s4 / (s3 + s4)) * (s6 / ((e60 - e61) / s5 / 2 + s6 + "
    "max(e38, e37 / (e32 / e33)) / s5 / 2.4)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "with e22; s0 = e28 / e0; 100 * ((topdown_fetch_latency / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e26 / e22) * s0 / "
    "(s0 + e29 / e0 + (e27 / e0 + e30 / e0) + 3 * e31 / (e32 / e33) / e0 + e34 / e0 + e35 / "
    "e0))\0"
    "info_bad_spec_ipmispredict\0" "\0" "e2 / e23\0"
    "info_bad_spec_ipmisp_cond_ntaken\0" "\0" "e2 / e164\0"
    "info_bad_spec_ipmisp_cond_taken\0" "\0" "e2 / e165\0"
    "info_bad_spec_ipmisp_ret\0" "\0" "e2 / e166\0"
    "info_bad_spec_ipmisp_indirect\0" "\0" "e2 / e167\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "with e22; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; s2 = e26 / e22; 100 * (1 - 10 "
    "* (e21 / e22) * max(s1 * (1 - e23 / (e24 - e25)), 0.0001) / s1) * (s1 + "
    "(topdown_fetch_latency / s0 - s2) * (s1 / max(1 - (topdown_frontend_bound / s0 - s2 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) * e27 / e0) / (e28 / e0 + e29 / e0 "
    "+ (e27 / e0 + e30 / e0) + 3 * e31 / (e32 / e33) / e0 + e34 / e0 + e35 / e0)) * e22 / 6 / "
    "e23 / 100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0" "e24 / (e23 + e25)\0"
    "info_branches_cond_nt\0" "\0" "e168 / e54\0"
    "info_branches_cond_tk\0" "\0" "e169 / e54\0"
    "info_branches_callret\0" "\0" "(e55 + e170) / e54\0"
    "info_branches_jump\0" "\0" "(e142 - e169 - 2 * e55) / e54\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e168 / e54 + e169 / e54 + (e55 + e170) / e54 + (e142 - e169 - 2 * e55) / e54)\0"
    "info_memory_load_miss_real_latency\0" "\0" "e78 / e79\0"
    "info_memory_mlp\0" "\0" "e78 / e171\0"
    "info_memory_l1mpki\0" "\0" "1000 * e75 / e2\0"
    "info_memory_l2mpki\0" "\0" "1000 * e10 / e2\0"
    "info_memory_l3mpki\0" "\0" "1000 * e172 / e2\0"
    "info_memory_fb_hpki\0" "\0" "1000 * e74 / e2\0"
    "info_memory_l1mpki_load\0" "\0" "1000 * e173 / e2\0"
    "info_memory_l2mpki_all\0" "\0" "1000 * e174 / e2\0"
    "info_memory_l2mpki_load\0" "\0" "1000 * e175 / e2\0"
    "info_memory_l2mpki_rfo\0" "\0" "1000 * e176 / e2\0"
    "info_memory_l2hpki_all\0" "\0" "1000 * (e177 - e174) / e2\0"
    "info_memory_l2hpki_load\0" "\0" "1000 * e178 / e2\0"
    "info_memory_l1d_cache_fill_bw\0" "\0" "64 * e5 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0" "64 * e9 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0" "64 * e179 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0" "64 * e180 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e181 + e182 + e183) / (4 * (e39 if smt_on else e0))\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0" "1000 * e12 / e2\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0" "1000 * e14 / e2\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0" "1000 * e16 / e2\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e5 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0" "64 * e9 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e179 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e180 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_evictions_silent_pki\0" "\0" "1000 * e184 / e2\0"
    "info_memory_core_l2_evictions_nonsilent_pki\0" "\0" "1000 * e185 / e2\0"
    "info_memory_prefetches_useless_hwpf\0" "\0" "e186 / (e184 + e185)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e187 / e188\0"
    "info_memory_latency_load_l3_miss_latency\0" "\0" "e189 / e190\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e187 / e191\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e192 / e88\0"
    "info_memory_mix_uc_load_pki\0" "\0" "1000 * e193 / e2\0"
    "info_memory_mix_bus_lock_pki\0" "\0" "1000 * e194 / e2\0"
    "info_system_cpus_utilized\0" "\0" "e1 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(1 * (e117 + e143) + 2 * (e121 + e144) + 4 * e145 + 8 * (e123 + e146) + 16 * (e126 + e128) "
    "+ 32 * e129) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0" "e0 / e1\0"
    "info_system_kernel_utilization\0" "\0" "e195 / e0\0"
    "info_system_kernel_cpi\0" "per instruction\0" "e195 / e196\0"
    "info_system_c0_wait\0" "\0" "e197 / e0\0"
    "info_system_mux\0" "\0" "e198 / e0\0"
    "info_system_ipfarbranch\0" "\0" "e2 / e199\0"
    "info_system_smt_2t_utilization\0" "\0" "1 - e140 / e141 if smt_on else 0\0";
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
    {.event = &uops_retired::ms}, {.event = &topdown::slots_},
    {.event = &br_misp_retired::all_branches}, {.event = &int_misc::clears_count},
    {.event = &machine_clears::count}, {.event = &int_misc::uop_dropping},
    {.event = &int_misc::clear_resteer_cycles}, {.event = &icache_data::stalls},
    {.event = &icache_tag::stalls}, {.event = &int_misc::unknown_branch_cycles},
    {.event = &uops_retired::ms, .threshold = 1, .edge = true}, {.event = &uops_retired::slots_},
    {.event = &uops_issued::any}, {.event = &decode::lcp},
    {.event = &dsb2mite_switches::penalty_cycles}, {.event = &inst_retired::rep_iteration},
    {.event = &uops_retired::ms, .threshold = 1}, {.event = &idq::ms_cycles_any},
    {.event = &cpu_clk_unhalted::distributed}, {.event = &arith::div_active},
    {.event = &resource_stalls::scoreboard}, {.event = &cpu_clk_unhalted::c02},
    {.event = &exe::amx_busy}, {.event = &exe_activity::exe_bound_0_ports},
    {.event = &rs::empty_resource}, {.event = &cycle_activity::stalls_total},
    {.event = &exe_activity::bound_on_loads}, {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_3_ports_util}, {.event = &uops_executed::cycles_ge_3},
    {.event = &exe_activity::_2_ports_util}, {.event = &machine_clears::memory_ordering},
    {.event = &assists::any}, {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call}, {.event = &inst_retired::nop},
    {.event = &offcore_requests_outstanding::cycles_with_demand_code_rd},
    {.event = &itlb_misses::walk_active}, {.event = &itlb_misses::walk_completed_4k},
    {.event = &idq::mite_cycles_any}, {.event = &idq::mite_cycles_ok},
    {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2}, {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok}, {.event = &memory_activity::stalls_l1d_miss},
    {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &memory_activity::cycles_l1d_miss}, {.event = &dtlb_load_misses::walk_completed_4k},
    {.event = &dtlb_load_misses::walk_completed_1g}, {.event = &ld_blocks::store_forward},
    {.event = &mem_load_retired::fb_hit}, {.event = &mem_load_retired::l1_miss},
    {.event = &lock_cycles::cache_lock_duration}, {.event = &mem_inst_retired::split_loads},
    {.event = &l1d_pend_miss::pending}, {.event = &mem_load_completed::l1_miss_any},
    {.event = &l1d_pend_miss::fb_full}, {.event = &memory_activity::stalls_l2_miss},
    {.event = &memory_activity::stalls_l3_miss}, {.event = &mem_load_retired::l3_hit},
    {.event = &xq::full_cycles}, {.event = &l1d_pend_miss::l2_stalls},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 12},
    {.event = &int_misc::mba_stalls}, {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &mem_load_l3_miss_retired::local_dram},
    {.event = &mem_load_l3_miss_retired::remote_dram},
    {.event = &mem_load_l3_miss_retired::remote_hitm},
    {.event = &mem_load_l3_miss_retired::remote_fwd}, {.event = &exe_activity::bound_on_stores},
    {.event = &mem_store_retired::l2_hit}, {.event = &mem_inst_retired::lock_loads},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &mem_inst_retired::split_stores},
    {.event = &dtlb_store_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_store_misses::walk_active}, {.event = &dtlb_store_misses::walk_completed_4k},
    {.event = &dtlb_store_misses::walk_completed_2m_4m},
    {.event = &dtlb_store_misses::walk_completed_1g}, {.event = &arith::fpdiv_active},
    {.event = &cpu_clk_unhalted::pause}, {.event = &cpu_clk_unhalted::c01},
    {.event = &misc2_retired::lfence}, {.event = &assists::sse_avx_mix},
    {.event = &uops_dispatched::port_0}, {.event = &uops_dispatched::port_1},
    {.event = &uops_dispatched::port_5_11}, {.event = &uops_dispatched::port_6},
    {.event = &uops_dispatched::port_2_3_10}, {.event = &uops_dispatched::port_4_9},
    {.event = &uops_dispatched::port_7_8}, {.event = &uops_executed::x87},
    {.event = &uops_executed::thread}, {.event = &fp_arith_inst_retired::scalar},
    {.event = &fp_arith_inst_retired2::scalar}, {.event = &fp_arith_inst_retired::vector},
    {.event = &fp_arith_inst_retired2::vector},
    {.event = &fp_arith_inst_retired::_128b_packed_double},
    {.event = &fp_arith_inst_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired2::_128b_packed_half},
    {.event = &fp_arith_inst_retired::_256b_packed_double},
    {.event = &fp_arith_inst_retired::_256b_packed_single},
    {.event = &fp_arith_inst_retired2::_256b_packed_half},
    {.event = &fp_arith_inst_retired::_512b_packed_double},
    {.event = &fp_arith_inst_retired::_512b_packed_single},
    {.event = &fp_arith_inst_retired2::_512b_packed_half}, {.event = &int_vec_retired::add_128},
    {.event = &int_vec_retired::vnni_128}, {.event = &int_vec_retired::add_256},
    {.event = &int_vec_retired::mul_256}, {.event = &int_vec_retired::vnni_256},
    {.event = &mem_uop_retired::any}, {.event = &inst_retired::macro_fused},
    {.event = &int_vec_retired::shuffles}, {.event = &assists::page_fault}, {.event = &assists::fp},
    {.event = &cpu_clk_unhalted::one_thread_active}, {.event = &cpu_clk_unhalted::ref_distributed},
    {.event = &br_inst_retired::near_taken}, {.event = &fp_arith_inst_retired2::scalar_half},
    {.event = &fp_arith_inst_retired2::complex_scalar_half},
    {.event = &fp_arith_inst_retired::_4_flops}, {.event = &fp_arith_inst_retired::_8_flops},
    {.event = &fp_arith_dispatched::port_0}, {.event = &fp_arith_dispatched::port_1},
    {.event = &fp_arith_dispatched::port_5}, {.event = &uops_executed::thread, .threshold = 1},
    {.event = &fp_arith_inst_retired::scalar_single},
    {.event = &fp_arith_inst_retired::scalar_double}, {.event = &cpu_clk_unhalted::pause_inst},
    {.event = &sw_prefetch_access::any}, {.event = &uops_retired::slots_, .threshold = 1},
    {.event = &uops_executed::core_cycles_ge_1}, {.event = &uops_issued::any, .threshold = 1},
    {.event = &int_misc::unknown_branch_cycles, .threshold = 1, .edge = true},
    {.event = &dsb2mite_switches::penalty_cycles, .threshold = 1, .edge = true},
    {.event = &icache_data::stalls, .threshold = 1, .edge = true},
    {.event = &frontend_retired::any_dsb_miss}, {.event = &baclears::any},
    {.event = &frontend_retired::l2_miss}, {.event = &br_misp_retired::cond_ntaken},
    {.event = &br_misp_retired::cond_taken}, {.event = &br_misp_retired::ret},
    {.event = &br_misp_retired::indirect}, {.event = &br_inst_retired::cond_ntaken},
    {.event = &br_inst_retired::cond_taken}, {.event = &br_inst_retired::near_return},
    {.event = &l1d_pend_miss::pending_cycles}, {.event = &mem_load_retired::l3_miss},
    {.event = &l2_rqsts::all_demand_data_rd}, {.event = &l2_rqsts::miss},
    {.event = &l2_rqsts::demand_data_rd_miss}, {.event = &l2_rqsts::rfo_miss},
    {.event = &l2_rqsts::references}, {.event = &l2_rqsts::demand_data_rd_hit},
    {.event = &longest_lat_cache::miss}, {.event = &offcore_requests::all_requests},
    {.event = &itlb_misses::walk_pending}, {.event = &dtlb_load_misses::walk_pending},
    {.event = &dtlb_store_misses::walk_pending}, {.event = &l2_lines_out::silent},
    {.event = &l2_lines_out::non_silent}, {.event = &l2_lines_out::useless_hwpf},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::l3_miss_demand_data_rd},
    {.event = &offcore_requests::l3_miss_demand_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd, .threshold = 1},
    {.event = &offcore_requests_outstanding::data_rd}, {.event = &mem_load_misc_retired::uc},
    {.event = &sq_misc::bus_lock}, {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::c0_wait},
    {.event = &cpu_clk_unhalted::thread_p}, {.event = &br_inst_retired::far_branch, .user = true}};
inline constexpr metric_list<perfmon::event_pmu> list{"sapphire_rapids", texts, all_of(events), 243};
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
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 1637, 1658};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 1949, 1982};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 2795, 2825};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 3359, 3390};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 4615, 4646};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 4682, 4706};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 5005, 5028};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 5177, 5199};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 5347, 5369};
inline constexpr core_metrics::listed_metric code_l2_hit{&core_metrics::list, 5386, 5406};
inline constexpr core_metrics::listed_metric code_l2_miss{&core_metrics::list, 5440, 5461};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 5478, 5498};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 5515, 5537};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 5571, 5594};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 5611, 5637};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 5674, 5700};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 5737, 5761};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 5789, 5818};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 6086, 6110};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 6384, 6409};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 6426, 6446};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 6481, 6493};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 6510, 6531};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 6548, 6572};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 6779, 6792};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 6842, 6865};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 6915, 6927};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 6977, 6988};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 7056, 7080};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 7301, 7328};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 7469, 7495};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 7673, 7696};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 7959, 7979};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 8273, 8295};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 8431, 8452};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 8587, 8604};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 8635, 8653};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 8704, 8726};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 8788, 8811};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 8828, 8854};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 8897, 8923};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 8966, 8992};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 9035, 9057};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 9079, 9109};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 9178, 9199};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 9216, 9236};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 9267, 9283};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 9300, 9317};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 9342, 9365};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 9476, 9493};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 9518, 9541};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 9674, 9690};
inline constexpr core_metrics::listed_metric l3_miss_bound{&core_metrics::list, 9715, 9737};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 9754, 9776};
inline constexpr core_metrics::listed_metric mba_stalls{&core_metrics::list, 9802, 9821};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 9838, 9858};
inline constexpr core_metrics::listed_metric local_mem{&core_metrics::list, 9904, 9922};
inline constexpr core_metrics::listed_metric remote_mem{&core_metrics::list, 10053, 10072};
inline constexpr core_metrics::listed_metric remote_cache{&core_metrics::list, 10203, 10224};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 10375, 10395};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 10412, 10434};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 10502, 10523};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 10561, 10580};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 10630, 10653};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 10721, 10745};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 10783, 10810};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 10878, 10905};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 10973, 11000};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 11068, 11087};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 11264, 11280};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 11297, 11316};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 11334, 11354};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 11383, 11413};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 11441, 11460};
inline constexpr core_metrics::listed_metric c01_wait{&core_metrics::list, 11478, 11495};
inline constexpr core_metrics::listed_metric c02_wait{&core_metrics::list, 11513, 11530};
inline constexpr core_metrics::listed_metric memory_fence{&core_metrics::list, 11547, 11568};
inline constexpr core_metrics::listed_metric amx_busy{&core_metrics::list, 11591, 11608};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 11646, 11672};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 11920, 11945};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 12003, 12026};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 12050, 12075};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 12092, 12117};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 12134, 12160};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 12177, 12204};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 12272, 12287};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 12326, 12341};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 12380, 12395};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 12434, 12462};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 12507, 12536};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 12590, 12607};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 12738, 12763};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 12939, 12956};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 13167, 13183};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 13328, 13346};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 13501, 13519};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 13674, 13697};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 13859, 13882};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 14044, 14067};
inline constexpr core_metrics::listed_metric int_operations{&core_metrics::list, 14229, 14252};
inline constexpr core_metrics::listed_metric int_vector_128b{&core_metrics::list, 14442, 14466};
inline constexpr core_metrics::listed_metric int_vector_256b{&core_metrics::list, 14621, 14645};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 14807, 14833};
inline constexpr core_metrics::listed_metric fused_instructions{&core_metrics::list, 15040, 15067};
inline constexpr core_metrics::listed_metric non_fused_branches{&core_metrics::list, 15274, 15301};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 15516, 15540};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 15930, 15955};
inline constexpr core_metrics::listed_metric shuffles_256b{&core_metrics::list, 16161, 16183};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 16390, 16415};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 16554, 16584};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 16741, 16769};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 16787, 16803};
inline constexpr core_metrics::listed_metric page_faults{&core_metrics::list, 16846, 16866};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 16890, 16909};
inline constexpr core_metrics::listed_metric avx_assists{&core_metrics::list, 16933, 16953};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 16977, 16990};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 17051, 17085};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 17496, 17513};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 17521, 17540};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 17674, 17692};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 17828, 17860};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 17874, 17892};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 17895, 17914};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 17918, 17949};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 17960, 17979};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 18008, 18025};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 18155, 18187};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 18240, 18255};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 18267, 18282};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 18292, 18313};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 18335, 18357};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 18365, 18388};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 18396, 18420};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 18429, 18451};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 18460, 18480};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 18490, 18516};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 18527, 18549};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 18658, 18681};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_hp{&core_metrics::list, 18716, 18749};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 18759, 18792};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 18802, 18835};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 18845, 18875};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 18901, 18931};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 18957, 18987};
inline constexpr core_metrics::listed_metric info_inst_mix_vectormixpki{&core_metrics::list, 19013, 19041};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 19058, 19081};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 19091, 19113};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 19123, 19151};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 19154, 19176};
inline constexpr core_metrics::listed_metric info_pipeline_strings_cycles{&core_metrics::list, 19312, 19342};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 19353, 19377};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 19386, 19409};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 19447, 19472};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 19482, 19508};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 19518, 19543};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 19554, 19582};
inline constexpr core_metrics::listed_metric info_frontend_unknown_branch_cost{&core_metrics::list, 19606, 19641};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 19652, 19683};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 19694, 19714};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 19724, 19759};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 19770, 19800};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 19810, 19842};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 19852, 19879};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 19896, 19927};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 19943, 19970};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 20433, 20463};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 20849, 20875};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 21138, 21166};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 21175, 21209};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken{&core_metrics::list, 21219, 21252};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 21262, 21288};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 21298, 21329};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 21339, 21380};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 21904, 21937};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 21955, 21978};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 21989, 22012};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 22023, 22046};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 22065, 22085};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 22115, 22145};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 22228, 22264};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 22274, 22291};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 22302, 22322};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 22338, 22358};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 22374, 22394};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 22411, 22432};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 22448, 22473};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 22490, 22514};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 22531, 22556};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 22573, 22597};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 22614, 22638};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 22664, 22689};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 22706, 22737};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 22784, 22814};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 22861, 22891};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 22940, 22972};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 23021, 23061};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 23114, 23146};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 23162, 23194};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 23210, 23243};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 23259, 23298};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 23345, 23383};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 23430, 23468};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 23517, 23557};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_silent_pki{&core_metrics::list, 23606, 23648};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_nonsilent_pki{&core_metrics::list, 23665, 23710};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 23727, 23764};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 23785, 23827};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l3_miss_latency{&core_metrics::list, 23839, 23881};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 23893, 23926};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 23938, 23971};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 23982, 24011};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 24028, 24058};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 24075, 24102};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 24121, 24149};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 24212, 24232};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 24375, 24406};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 24414, 24446};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 24456, 24495};
inline constexpr core_metrics::listed_metric info_system_c0_wait{&core_metrics::list, 24507, 24528};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 24538, 24555};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 24565, 24590};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 24600, 24632};
} // namespace metric

} // namespace msr::events::sapphire_rapids
