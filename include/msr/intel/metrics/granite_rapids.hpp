// Metrics of Granite Rapids: 230. Written by `msrpp import` from a table: do not edit.
// gnr: from intel/perfmon 6dadedf3aa48, GNR/metrics/graniterapids_metrics.json, 1.3; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// Left out, FRONTEND_RETIRED.ANY_DSB_MISS with retire_latency, which is in records of precise
// samples: Info_Frontend_DSB_Switches_Ret
// Left out, FRONTEND_RETIRED.ITLB_MISS with retire_latency, which is in records of precise samples:
// Code_STLB_Hit
// Left out, FRONTEND_RETIRED.L1I_MISS with retire_latency, which is in records of precise samples:
// Code_L2_Hit
// Left out, FRONTEND_RETIRED.L2_MISS with retire_latency, which is in records of precise samples:
// Code_L2_Miss
// Left out, FRONTEND_RETIRED.MS_FLOWS with retire_latency, which is in records of precise samples:
// Info_Frontend_MS_Latency_Ret
// Left out, FRONTEND_RETIRED.STLB_MISS with retire_latency, which is in records of precise samples:
// Code_STLB_Miss
// Left out, FRONTEND_RETIRED.UNKNOWN_BRANCH with retire_latency, which is in records of precise
// samples: Info_Frontend_Unknown_Branches_Ret
// Left out, MEM_INST_RETIRED.LOCK_LOADS with retire_latency, which is in records of precise
// samples: Lock_Latency
// Left out, MEM_INST_RETIRED.SPLIT_LOADS with retire_latency, which is in records of precise
// samples: Split_Loads
// Left out, MEM_INST_RETIRED.SPLIT_STORES with retire_latency, which is in records of precise
// samples: Split_Stores
// Left out, MEM_INST_RETIRED.STLB_HIT_LOADS with retire_latency, which is in records of precise
// samples: Bottleneck_Memory_Data_TLBs, DTLB_Load, Load_STLB_Hit
// Left out, MEM_INST_RETIRED.STLB_HIT_STORES with retire_latency, which is in records of precise
// samples: DTLB_Store, Store_STLB_Hit
// Left out, MEM_INST_RETIRED.STLB_MISS_LOADS with retire_latency, which is in records of precise
// samples: Info_Memory_TLB_Load_STLB_Miss_Ret
// Left out, MEM_INST_RETIRED.STLB_MISS_STORES with retire_latency, which is in records of precise
// samples: Info_Memory_TLB_Store_STLB_Miss_Ret
// Left out, MEM_LOAD_L3_HIT_RETIRED.XSNP_MISS with retire_latency, which is in records of precise
// samples: Bottleneck_Data_Cache_Memory_Bandwidth, Bottleneck_Other_Bottlenecks, Contested_Accesses
// Left out, MEM_LOAD_L3_HIT_RETIRED.XSNP_NO_FWD with retire_latency, which is in records of precise
// samples: Data_Sharing
// Left out, MEM_LOAD_L3_MISS_RETIRED.LOCAL_DRAM with retire_latency, which is in records of precise
// samples: Local_MEM
// Left out, MEM_LOAD_L3_MISS_RETIRED.REMOTE_DRAM with retire_latency, which is in records of
// precise samples: Remote_MEM
// Left out, MEM_LOAD_L3_MISS_RETIRED.REMOTE_HITM with retire_latency, which is in records of
// precise samples: Bottleneck_Memory_Synchronization, Remote_Cache
// Left out, MEM_LOAD_RETIRED.L2_HIT with retire_latency, which is in records of precise samples:
// L2_Hit_Latency
// Left out, MEM_LOAD_RETIRED.L3_HIT with retire_latency, which is in records of precise samples:
// Bottleneck_Data_Cache_Memory_Latency, L3_Hit_Latency
// Left out, TOPDOWN.SLOTS with percore, which adds what the threads of a core count:
// Info_Thread_Slots_Utilization
// Left out, it counts nothing: Info_System_Time
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event FREERUN_PKG_ENERGY_STATUS: Info_System_Power
// Left out, no core event UNC_CHA_CLOCKTICKS: uncore_frequency, Info_System_Socket_CLKS
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
// Info_System_MEM_Parallel_Reads
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_DDR:
// llc_demand_data_read_miss_to_dram_latency, Info_System_MEM_DRAM_Read_Latency
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_LOCAL:
// llc_demand_data_read_miss_latency_for_local_requests
// Left out, no core event UNC_CHA_TOR_OCCUPANCY.IA_MISS_DRD_REMOTE:
// llc_demand_data_read_miss_latency_for_remote_requests
// Left out, no core event UNC_IIO_DATA_REQ_OF_CPU.MEM_READ.ALL_PARTS: iio_bandwidth_read
// Left out, no core event UNC_IIO_DATA_REQ_OF_CPU.MEM_WRITE.ALL_PARTS: iio_bandwidth_write
// Left out, no core event UNC_IIO_NUM_REQ_OF_CPU_BY_TGT.UBOX_POSTED: io_msi
// Left out, no core event UNC_I_MISC1.LOST_FWD: io_lost_fwd
// Left out, no core event UNC_M_CAS_COUNT_SCH0.RD: memory_bandwidth_read, memory_bandwidth_total,
// Info_System_DRAM_BW_Use
// Left out, no core event UNC_M_CAS_COUNT_SCH0.WR: memory_bandwidth_write
// Left out, no core event UNC_P_POWER_STATE_OCCUPANCY_CORES_C0: cpu_cstate_c0
// Left out, no core event UNC_P_POWER_STATE_OCCUPANCY_CORES_C6: cpu_cstate_c6
// Left out, no core event UNC_UPI_RxL_FLITS.ALL_DATA: upi_data_receive_bw
// Left out, no core event UNC_UPI_TxL_FLITS.ALL_DATA: upi_data_transmit_bw,
// Info_System_UPI_Data_Transmit_BW
#pragma once

#include <msr/intel/events/granite_rapids.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::granite_rapids {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "cpu_operating_frequency\0" "GHz\0" "e0 / e1 * tsc_frequency / 1000000000\0"
    "cpu_utilization\0" "percent\0" "100 * e1 / tsc_ticks\0"
    "cpi\0" "per instruction\0" "e0 / e2\0"
    "l1d_mpi\0" "per instruction\0" "e3 / e2\0"
    "l2_mpi\0" "per instruction\0" "e4 / e2\0"
    "loads_per_instr\0" "per instruction\0" "e5 / e2\0"
    "stores_per_instr\0" "per instruction\0" "e6 / e2\0"
    "l1d_demand_data_read_hits_per_instr\0" "per instruction\0" "e7 / e2\0"
    "l1_i_code_read_misses_with_prefetches_per_instr\0" "per instruction\0" "e8 / e2\0"
    "l2_demand_data_read_hits_per_instr\0" "per instruction\0" "e9 / e2\0"
    "l2_demand_data_read_mpi\0" "per instruction\0" "e10 / e2\0"
    "l2_demand_code_mpi\0" "per instruction\0" "e11 / e2\0"
    "itlb_2nd_level_mpi\0" "per instruction\0" "e12 / e2\0"
    "dtlb_2nd_level_load_mpi\0" "per instruction\0" "e13 / e2\0"
    "dtlb_2nd_level_store_mpi\0" "per instruction\0" "e14 / e2\0"
    "percent_uops_delivered_from_decoded_icache\0" "percent\0"
    "100 * (e15 / (e15 + e16 + e17 + e18))\0"
    "percent_uops_delivered_from_legacy_decode_pipeline\0" "percent\0"
    "100 * (e16 / (e15 + e16 + e17 + e18))\0"
    "percent_uops_delivered_from_microcode_sequencer\0" "percent\0"
    "100 * (e17 / (e15 + e16 + e17 + e18))\0"
    "bottleneck_mispredictions\0" "\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; s2 = e24 / e20; 100 * (1 - 10 "
    "* (e19 / e20) * max(s1 * (1 - e21 / (e22 - e23)), 0.0001) / s1) * (s1 + "
    "(topdown_fetch_latency / s0 - s2) * (s1 / max(1 - (topdown_frontend_bound / s0 - s2 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) * e25 / e0) / (e26 / e0 + e27 / e0 "
    "+ (e25 / e0 + e28 / e0) + 3 * e29 / (e30 / e31) / e0 + e32 / e0 + e33 / e0))\0"
    "bottleneck_big_code\0" "\0"
    "with e20; s0 = e27 / e0; s1 = e26 / e0; s2 = e28 / e0; 100 * (topdown_fetch_latency / "
    "(topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound) - e24 / e20) * (s0 + s1 + s2) / (s1 + s0 + (e25 / e0 + s2) + 3 * "
    "e29 / (e30 / e31) / e0 + e32 / e0 + e33 / e0)\0"
    "bottleneck_instruction_fetch_bw\0" "\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e24 / e20; s2 = topdown_frontend_bound / s0 - s1; s3 = "
    "topdown_branch_mispredicts / s0; s4 = max(s3 * (1 - e21 / (e22 - e23)), 0.0001); s5 = "
    "topdown_fetch_latency / s0 - s1; s6 = s3 / max(1 - (s2 + topdown_backend_bound / s0 + "
    "topdown_retiring / s0), 0); s7 = s6 * e25 / e0; s8 = e26 / e0; s9 = e27 / e0; s10 = e28 / "
    "e0; s11 = e25 / e0 + s10; s12 = e30 / e31; s13 = 3 * e29 / s12 / e0; s14 = s8 + s9 + s11 + "
    "s13 + e32 / e0 + e33 / e0; s15 = (1 - s6) * e25 / e0; 100 * (s2 - (1 - 10 * (e19 / e20) * "
    "s4 / s3) * s5 * s7 / s14 - (1 - e34 / e35) * (s5 * (s13 + s11 * (s15 + s7 * s4 / s3) / (s7 "
    "+ s15 + s10)) / s14 + max(e36, e35 / s12) / (e37 if smt_on else e0) / 2.4)) - 100 * s5 * "
    "(s9 + s8 + s10) / s14\0"
    "bottleneck_compute_bound_est\0" "\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0); s2 = e38 / e0; s3 = e41 / (e37 if smt_on else e0); s4 = max(e42 - e39, 0) / e0; s5 = "
    "e43 + topdown_retiring / s0 * e44; s6 = (s4 * e0 + s5) / e0 if e38 < e45 - e46 else s5 / "
    "e0; s7 = s2 + (e39 / e0 + e40 / e0) + s3 + s6; s8 = e47 / e0; 100 * (s1 * s2 / s7 + s1 * "
    "s3 / s7 + s1 * (s6 / s7) * (s8 / (s4 + e43 / e0 + e48 / e0 + s8)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e24 / e20; s2 = e30 / e31; s3 = 3 * e29 / s2 / e0; s4 = e28 / "
    "e0; s5 = e25 / e0 + s4; s6 = topdown_branch_mispredicts / s0; s7 = topdown_backend_bound / "
    "s0; s8 = topdown_retiring / s0; s9 = max(1 - (topdown_frontend_bound / s0 - s1 + s7 + s8), "
    "0); s10 = s6 / s9; s11 = (1 - s10) * e25 / e0; s12 = s10 * e25 / e0; s13 = max(s6 * (1 - "
    "e21 / (e22 - e23)), 0.0001); s14 = e37 if smt_on else e0; s15 = e19 / e20; s16 = max(0, s9 "
    "- s6); s17 = max(s16 * (1 - e49 / e23), 0.0001); s18 = e39 / e0 + e40 / e0; s19 = max(e42 "
    "- e39, 0) / e0; s20 = e43 + s8 * e44; s21 = topdown_heavy_operations / s0; 100 * ((1 - e34 "
    "/ e35) * ((topdown_fetch_latency / s0 - s1) * (s3 + s5 * (s11 + s12 * s13 / s6) / (s12 + "
    "s11 + s4)) / (e26 / e0 + e27 / e0 + s5 + s3 + e32 / e0 + e33 / e0) + max(e36, e35 / s2) / "
    "s14 / 2.4) + 10 * s15 * s13 / s6 * s6 + s16 * s17 / s17 + max(0, s7 - topdown_memory_bound "
    "/ s0) * (s18 + e50 / e0 * s19) / (e38 / e0 + s18 + e41 / s14 + ((s19 * e0 + s20) / e0 if "
    "e38 < e45 - e46 else s20 / e0)) + s15 / (max(0, s21 - s15) + s15) * ((99 * 3 + 63 + 30) / "
    "5 * e51 / e20 / s15) * s21)\0"
    "bottleneck_branching_overhead\0" "\0" "100 * ((e52 + 2 * e53 + e54) / e20)\0"
    "bottleneck_useful_work\0" "\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e19 / e20; s2 = topdown_heavy_operations / s0; 100 * "
    "(topdown_retiring / s0 - (e52 + 2 * e53 + e54) / e20 - s1 / (max(0, s2 - s1) + s1) * ((99 "
    "* 3 + 63 + 30) / 5 * e51 / e20 / s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e20; 100 * (topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e24 / e20)\0"
    "fetch_latency\0" "percent\0"
    "with e20; 100 * (topdown_fetch_latency / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e24 / e20)\0"
    "icache_misses\0" "percent\0" "100 * (e26 / e0)\0"
    "itlb_misses\0" "percent\0" "100 * (e27 / e0)\0"
    "code_stlb_miss_4k\0" "percent\0" "100 * (e55 / e0 * e56 / (e56 + e57))\0"
    "code_stlb_miss_2m\0" "percent\0" "100 * (e55 / e0 * e57 / (e56 + e57))\0"
    "branch_resteers\0" "percent\0" "100 * (e25 / e0 + e28 / e0)\0"
    "mispredicts_resteers\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * (topdown_branch_mispredicts / s0 / max(1 - "
    "(topdown_frontend_bound / s0 - e24 / e20 + topdown_backend_bound / s0 + topdown_retiring / "
    "s0), 0) * e25 / e0)\0"
    "clears_resteers\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * ((1 - topdown_branch_mispredicts / s0 / max(1 - "
    "(topdown_frontend_bound / s0 - e24 / e20 + topdown_backend_bound / s0 + topdown_retiring / "
    "s0), 0)) * e25 / e0)\0"
    "unknown_branches\0" "percent\0" "100 * (e28 / e0)\0"
    "ms_switches\0" "percent\0" "100 * (3 * e29 / (e30 / e31) / e0)\0"
    "lcp\0" "percent\0" "100 * (e32 / e0)\0"
    "dsb_switches\0" "percent\0" "100 * (e33 / e0)\0"
    "fetch_bandwidth\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e24 / e20; 100 * max(0, topdown_frontend_bound / s0 - s1 - "
    "(topdown_fetch_latency / s0 - s1))\0"
    "mite\0" "percent\0" "100 * ((e58 - e59) / (e37 if smt_on else e0) / 2)\0"
    "decoder0_alone\0" "percent\0" "100 * ((e60 - e61) / (e37 if smt_on else e0) / 2)\0"
    "dsb\0" "percent\0" "100 * ((e62 - e63) / (e37 if smt_on else e0) / 2)\0"
    "ms\0" "percent\0" "100 * (max(e36, e35 / (e30 / e31)) / (e37 if smt_on else e0) / 2.4)\0"
    "bad_speculation\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(1 - (topdown_frontend_bound / s0 - e24 / e20 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0)\0"
    "branch_mispredicts\0" "percent\0"
    "with e20; 100 * (topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "cond_nt_mispredicts\0" "percent\0"
    "with e20; 100 * (e64 / e21 * (topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound)))\0"
    "cond_tk_mispredicts\0" "percent\0"
    "with e20; 100 * (e65 / e21 * (topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound)))\0"
    "ind_call_mispredicts\0" "percent\0"
    "with e20; 100 * (e66 / e21 * (topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound)))\0"
    "ind_jump_mispredicts\0" "percent\0"
    "with e20; 100 * max((e67 - e66) / e21 * (topdown_branch_mispredicts / "
    "(topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound)), 0)\0"
    "ret_mispredicts\0" "percent\0"
    "with e20; 100 * (e68 / e21 * (topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound)))\0"
    "other_mispredicts\0" "percent\0"
    "with e20; 100 * max(topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * (1 - e21 / (e22 - "
    "e23)), 0.0001)\0"
    "machine_clears\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, max(1 - (topdown_frontend_bound / s0 - e24 / e20 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) - topdown_branch_mispredicts / s0)\0"
    "other_nukes\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(max(0, max(1 - (topdown_frontend_bound / s0 - e24 / e20 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) - topdown_branch_mispredicts / s0) "
    "* (1 - e49 / e23), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "with e20; 100 * (topdown_backend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound))\0"
    "memory_bound\0" "percent\0"
    "with e20; 100 * (topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound))\0"
    "l1_bound\0" "percent\0" "100 * max((e46 - e69) / e0, 0)\0"
    "load_stlb_miss\0" "percent\0" "100 * (e70 / e0)\0"
    "load_stlb_miss_4k\0" "percent\0" "100 * (e70 / e0 * e71 / (e71 + e72 + e73))\0"
    "load_stlb_miss_2m\0" "percent\0" "100 * (e70 / e0 * e72 / (e71 + e72 + e73))\0"
    "load_stlb_miss_1g\0" "percent\0" "100 * (e70 / e0 * e73 / (e71 + e72 + e73))\0"
    "store_fwd_blk\0" "percent\0" "100 * (13 * e74 / e0)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e5 - e75 - e76) * 20 / 100, max(e77 - e78, 0)) / e0)\0"
    "fb_full\0" "percent\0" "100 * (e79 / e0)\0"
    "l2_bound\0" "percent\0" "100 * ((e69 - e80) / e0)\0"
    "l3_bound\0" "percent\0" "100 * ((e80 - e81) / e0)\0"
    "sq_full\0" "percent\0" "100 * ((e82 + e83) / e0)\0"
    "l3_miss_bound\0" "percent\0" "100 * (e81 / e0)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e0, e84) / e0)\0"
    "mba_stalls\0" "percent\0" "100 * (e85 / e0)\0"
    "mem_latency\0" "percent\0" "100 * (min(e0, e86) / e0 - min(e0, e84) / e0)\0"
    "store_bound\0" "percent\0" "100 * (e87 / e0)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e89 / e6; 100 * ((e88 * 10 * s0 + s0 * min(e0, e90)) / e0)\0"
    "store_stlb_miss\0" "percent\0" "100 * (e91 / (e37 if smt_on else e0))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e91 / (e37 if smt_on else e0) * e92 / (e92 + e93 + e94))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e91 / (e37 if smt_on else e0) * e93 / (e92 + e93 + e94))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e91 / (e37 if smt_on else e0) * e94 / (e92 + e93 + e94))\0"
    "core_bound\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0)\0"
    "divider\0" "percent\0" "100 * (e38 / e0)\0"
    "fp_divider\0" "percent\0" "100 * (e95 / e0)\0"
    "int_divider\0" "percent\0" "100 * (e38 / e0 - e95 / e0)\0"
    "serializing_operation\0" "percent\0" "100 * (e39 / e0 + e40 / e0)\0"
    "slow_pause\0" "percent\0" "100 * (e96 / e0)\0"
    "c01_wait\0" "percent\0" "100 * (e97 / e0)\0"
    "c02_wait\0" "percent\0" "100 * (e40 / e0)\0"
    "memory_fence\0" "percent\0" "100 * (13 * e98 / e0)\0"
    "amx_busy\0" "percent\0" "100 * (e41 / (e37 if smt_on else e0))\0"
    "ports_utilization\0" "percent\0"
    "with e20; s0 = e43 + topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) * e44; 100 * ((max(e42 - e39, 0) / e0 * e0 + "
    "s0) / e0 if e38 < e45 - e46 else s0 / e0)\0"
    "ports_utilized_0\0" "percent\0" "100 * (max(e42 - e39, 0) / e0)\0"
    "mixing_vectors\0" "percent\0" "100 * (160 * e99 / e0)\0"
    "ports_utilized_1\0" "percent\0" "100 * (e43 / e0)\0"
    "ports_utilized_2\0" "percent\0" "100 * (e48 / e0)\0"
    "ports_utilized_3m\0" "percent\0" "100 * (e47 / e0)\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e100 + e101 + e102 + e103) / (5 * (e37 if smt_on else e0)))\0"
    "port_0\0" "percent\0" "100 * (e100 / (e37 if smt_on else e0))\0"
    "port_1\0" "percent\0" "100 * (e101 / (e37 if smt_on else e0))\0"
    "port_6\0" "percent\0" "100 * (e103 / (e37 if smt_on else e0))\0"
    "load_op_utilization\0" "percent\0" "100 * (e104 / (3 * (e37 if smt_on else e0)))\0"
    "store_op_utilization\0" "percent\0" "100 * ((e105 + e106) / (4 * (e37 if smt_on else e0)))\0"
    "retiring\0" "percent\0"
    "with e20; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_retiring / s0 - topdown_heavy_operations / s0)\0"
    "fp_arith\0" "percent\0"
    "with e20; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e20; 100 * (s0 * e107 / e108 + (e109 "
    "+ e110) / s1 + (e111 + e112) / s1)\0"
    "x87_use\0" "percent\0"
    "with e20; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e107 / e108)\0"
    "fp_scalar\0" "percent\0"
    "with e20; 100 * ((e109 + e110) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e20))\0"
    "fp_vector\0" "percent\0"
    "with e20; 100 * ((e111 + e112) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e20))\0"
    "fp_vector_128b\0" "percent\0"
    "with e20; 100 * ((e113 + e114 + e115) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e20))\0"
    "fp_vector_256b\0" "percent\0"
    "with e20; 100 * ((e116 + e117 + e118) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e20))\0"
    "fp_vector_512b\0" "percent\0"
    "with e20; 100 * ((e119 + e120 + e121) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e20))\0"
    "int_operations\0" "percent\0"
    "with e20; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e20; 100 * ((e122 + e123) / s0 + (e124 + e125 "
    "+ e126) / s0)\0"
    "int_vector_128b\0" "percent\0"
    "with e20; 100 * ((e122 + e123) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e20))\0"
    "int_vector_256b\0" "percent\0"
    "with e20; 100 * ((e124 + e125 + e126) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e20))\0"
    "memory_operations\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e127 / (s1 * e20))\0"
    "fused_instructions\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e128 / (s1 * e20))\0"
    "non_fused_branches\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * (e52 - e128) / (s1 * e20))\0"
    "other_light_ops\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; s2 = max(0, s1 - "
    "topdown_heavy_operations / s0); s3 = s1 * e20; 100 * max(0, s2 - (s1 * e107 / e108 + (e109 "
    "+ e110) / s3 + (e111 + e112) / s3 + ((e122 + e123) / s3 + (e124 + e125 + e126) / s3) + s2 "
    "* e127 / s3 + s2 * e128 / s3 + s2 * (e52 - e128) / s3))\0"
    "nop_instructions\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e54 / (s1 * e20))\0"
    "shuffles_256b\0" "percent\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e129 / (s1 * e20))\0"
    "heavy_operations\0" "percent\0"
    "with e20; 100 * (topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "few_uops_instructions\0" "percent\0"
    "with e20; 100 * max(0, topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e19 / e20)\0"
    "microcode_sequencer\0" "percent\0" "100 * (e19 / e20)\0"
    "assists\0" "percent\0" "100 * ((99 * 3 + 63 + 30) / 5 * e51 / e20)\0"
    "page_faults\0" "percent\0" "100 * (99 * e130 / e20)\0"
    "fp_assists\0" "percent\0" "100 * (30 * e131 / e20)\0"
    "avx_assists\0" "percent\0" "100 * (63 * e99 / e20)\0"
    "cisc\0" "percent\0" "100 * max(0, e19 / e20 - (99 * 3 + 63 + 30) / 5 * e51 / e20)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0); s2 = e43 + topdown_retiring / s0 * e44; s3 = (max(e42 - e39, 0) / e0 * e0 + s2) / e0 "
    "if e38 < e45 - e46 else s2 / e0; 100 * (1 - s1 / s3 if s1 < s3 else 1) if (1 - e132 / e133 "
    "if smt_on else 0) > 0.5 else 0\0"
    "info_thread_ipc\0" "\0" "e2 / e0\0"
    "info_thread_uoppi\0" "\0"
    "with e20; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e20 / e2\0"
    "info_thread_uptb\0" "\0"
    "with e20; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e20 / e134\0"
    "info_thread_cpi\0" "per instruction\0" "1 / (e2 / e0)\0"
    "info_thread_clks\0" "\0" "e0\0"
    "info_thread_slots\0" "\0" "e20\0"
    "info_thread_execute_per_issue\0" "\0" "e108 / e31\0"
    "info_core_coreipc\0" "\0" "e2 / (e37 if smt_on else e0)\0"
    "info_core_flopc\0" "\0"
    "(1 * e109 + 2 * e113 + 4 * e135 + 8 * e136 + 16 * e120) / (e37 if smt_on else e0)\0"
    "info_core_fp_arith_utilization\0" "\0" "(e137 + e138 + e139) / (2 * (e37 if smt_on else e0))\0"
    "info_core_ilp\0" "\0" "e108 / e140\0"
    "info_core_epc\0" "\0" "e108 / e0\0"
    "info_core_core_clks\0" "\0" "e37 if smt_on else e0\0"
    "info_inst_mix_ipload\0" "\0" "e2 / e5\0"
    "info_inst_mix_ipstore\0" "\0" "e2 / e6\0"
    "info_inst_mix_ipbranch\0" "\0" "e2 / e52\0"
    "info_inst_mix_ipcall\0" "\0" "e2 / e53\0"
    "info_inst_mix_iptb\0" "\0" "e2 / e134\0"
    "info_inst_mix_bptkbranch\0" "\0" "e52 / e134\0"
    "info_inst_mix_ipflop\0" "\0" "e2 / (1 * e109 + 2 * e113 + 4 * e135 + 8 * e136 + 16 * e120)\0"
    "info_inst_mix_iparith\0" "\0" "e2 / (e109 + e110 + (e111 + e112))\0"
    "info_inst_mix_iparith_scalar_hp\0" "\0" "e2 / e110\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0" "e2 / e141\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0" "e2 / e142\0"
    "info_inst_mix_iparith_avx128\0" "\0" "e2 / (e113 + e114 + e115)\0"
    "info_inst_mix_iparith_avx256\0" "\0" "e2 / (e116 + e117 + e118)\0"
    "info_inst_mix_iparith_avx512\0" "\0" "e2 / (e119 + e120 + e121)\0"
    "info_inst_mix_vectormixpki\0" "\0" "1000 * e99 / e2\0"
    "info_inst_mix_ippause\0" "\0" "e2 / e143\0"
    "info_inst_mix_ipswpf\0" "\0" "e2 / e144\0"
    "info_inst_mix_instructions\0" "\0" "e2\0"
    "info_pipeline_retire\0" "\0"
    "with e20; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e20 / e145\0"
    "info_pipeline_strings_cycles\0" "\0" "e34 / e145\0"
    "info_pipeline_ipassist\0" "\0" "e2 / e51\0"
    "info_pipeline_execute\0" "\0" "e108 / (e146 / 2 if smt_on else e140)\0"
    "info_pipeline_fetch_dsb\0" "\0" "e15 / e62\0"
    "info_pipeline_fetch_mite\0" "\0" "e16 / e58\0"
    "info_frontend_fetch_upc\0" "\0" "e31 / e147\0"
    "info_frontend_dsb_coverage\0" "\0" "e15 / (e15 + e16 + e17)\0"
    "info_frontend_unknown_branch_cost\0" "\0" "e28 / e148\0"
    "info_frontend_dsb_switch_cost\0" "\0" "e33 / e149\0"
    "info_frontend_tbpc\0" "\0" "e134 / e0\0"
    "info_frontend_icache_miss_latency\0" "\0" "e26 / e150\0"
    "info_frontend_ipdsb_miss_ret\0" "\0" "e2 / e151\0"
    "info_frontend_ipunknown_branch\0" "\0" "e2 / e152\0"
    "info_frontend_l2mpki_code\0" "\0" "1000 * e153 / e2\0"
    "info_frontend_l2mpki_code_all\0" "\0" "1000 * e11 / e2\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e24 / e20; s2 = topdown_fetch_latency / s0 - s1; s3 = e33 / "
    "e0; s4 = e30 / e31; s5 = e37 if smt_on else e0; s6 = (e58 - e59) / s5 / 2; 100 * (s2 * s3 "
    "/ (e26 / e0 + e27 / e0 + (e25 / e0 + e28 / e0) + 3 * e29 / s4 / e0 + e32 / e0 + s3) + "
    "max(0, topdown_frontend_bound / s0 - s1 - s2) * s6 / (s6 + (e62 - e63) / s5 / 2 + max(e36, "
    "e35 / s4) / s5 / 2.4))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e24 / e20; s2 = topdown_frontend_bound / s0 - s1; s3 = "
    "topdown_fetch_latency / s0 - s1; s4 = max(0, s2 - s3); s5 = e37 if smt_on else e0; s6 = "
    "(e62 - e63) / s5 / 2; 100 * (s2 * (s4 / (s3 + s4)) * (s6 / ((e58 - e59) / s5 / 2 + s6 + "
    "max(e36, e35 / (e30 / e31)) / s5 / 2.4)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "with e20; s0 = e26 / e0; 100 * ((topdown_fetch_latency / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e24 / e20) * s0 / "
    "(s0 + e27 / e0 + (e25 / e0 + e28 / e0) + 3 * e29 / (e30 / e31) / e0 + e32 / e0 + e33 / "
    "e0))\0"
    "info_bad_spec_ipmispredict\0" "\0" "e2 / e21\0"
    "info_bad_spec_ipmisp_cond_ntaken\0" "\0" "e2 / e64\0"
    "info_bad_spec_ipmisp_cond_taken\0" "\0" "e2 / e65\0"
    "info_bad_spec_ipmisp_ret\0" "\0" "e2 / e68\0"
    "info_bad_spec_ipmisp_indirect\0" "\0" "e2 / e67\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "with e20; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; s2 = e24 / e20; 100 * (1 - 10 "
    "* (e19 / e20) * max(s1 * (1 - e21 / (e22 - e23)), 0.0001) / s1) * (s1 + "
    "(topdown_fetch_latency / s0 - s2) * (s1 / max(1 - (topdown_frontend_bound / s0 - s2 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) * e25 / e0) / (e26 / e0 + e27 / e0 "
    "+ (e25 / e0 + e28 / e0) + 3 * e29 / (e30 / e31) / e0 + e32 / e0 + e33 / e0)) * e20 / 6 / "
    "e21 / 100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0" "e22 / (e21 + e23)\0"
    "info_branches_cond_nt\0" "\0" "e154 / e52\0"
    "info_branches_cond_tk\0" "\0" "e155 / e52\0"
    "info_branches_callret\0" "\0" "(e53 + e156) / e52\0"
    "info_branches_jump\0" "\0" "(e134 - e155 - 2 * e53) / e52\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e154 / e52 + e155 / e52 + (e53 + e156) / e52 + (e134 - e155 - 2 * e53) / e52)\0"
    "info_memory_load_miss_real_latency\0" "\0" "e157 / e158\0"
    "info_memory_mlp\0" "\0" "e157 / e159\0"
    "info_memory_l1mpki\0" "\0" "1000 * e76 / e2\0"
    "info_memory_l2mpki\0" "\0" "1000 * e10 / e2\0"
    "info_memory_l3mpki\0" "\0" "1000 * e160 / e2\0"
    "info_memory_fb_hpki\0" "\0" "1000 * e75 / e2\0"
    "info_memory_l1mpki_load\0" "\0" "1000 * e161 / e2\0"
    "info_memory_l2mpki_all\0" "\0" "1000 * e162 / e2\0"
    "info_memory_l2mpki_load\0" "\0" "1000 * e163 / e2\0"
    "info_memory_l2mpki_rfo\0" "\0" "1000 * e164 / e2\0"
    "info_memory_l2hpki_all\0" "\0" "1000 * (e165 - e162) / e2\0"
    "info_memory_l2hpki_load\0" "\0" "1000 * e166 / e2\0"
    "info_memory_l1d_cache_fill_bw\0" "\0" "64 * e3 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0" "64 * e4 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0" "64 * e167 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0" "64 * e168 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e169 + e170 + e171) / (4 * (e37 if smt_on else e0))\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0" "1000 * e12 / e2\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0" "1000 * e13 / e2\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0" "1000 * e14 / e2\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e3 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0" "64 * e4 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e167 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e168 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_evictions_silent_pki\0" "\0" "1000 * e172 / e2\0"
    "info_memory_core_l2_evictions_nonsilent_pki\0" "\0" "1000 * e173 / e2\0"
    "info_memory_prefetches_useless_hwpf\0" "\0" "e174 / (e172 + e173)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e175 / e176\0"
    "info_memory_latency_load_l3_miss_latency\0" "\0" "e177 / e178\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e175 / e179\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e180 / e86\0"
    "info_memory_mix_uc_load_pki\0" "\0" "1000 * e181 / e2\0"
    "info_memory_mix_bus_lock_pki\0" "\0" "1000 * e182 / e2\0"
    "info_system_cpus_utilized\0" "\0" "e1 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e0 / e1 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(1 * e109 + 2 * e113 + 4 * e135 + 8 * e136 + 16 * e120) / 1000000000 / (1e3 * duration / "
    "1000)\0"
    "info_system_turbo_utilization\0" "\0" "e0 / e1\0"
    "info_system_kernel_utilization\0" "\0" "e183 / e0\0"
    "info_system_kernel_cpi\0" "per instruction\0" "e183 / e184\0"
    "info_system_c0_wait\0" "\0" "e185 / e0\0"
    "info_system_mux\0" "\0" "e186 / e0\0"
    "info_system_ipfarbranch\0" "\0" "e2 / e187\0"
    "info_system_smt_2t_utilization\0" "\0" "1 - e132 / e133 if smt_on else 0\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &cpu_clk_unhalted::thread}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &inst_retired::any}, {.event = &l1d::replacement}, {.event = &l2_lines_in::all},
    {.event = &mem_inst_retired::all_loads}, {.event = &mem_inst_retired::all_stores},
    {.event = &mem_load_retired::l1_hit}, {.event = &l2_rqsts::all_code_rd},
    {.event = &mem_load_retired::l2_hit}, {.event = &mem_load_retired::l2_miss},
    {.event = &l2_rqsts::code_rd_miss}, {.event = &itlb_misses::walk_completed},
    {.event = &dtlb_load_misses::walk_completed}, {.event = &dtlb_store_misses::walk_completed},
    {.event = &idq::dsb_uops}, {.event = &idq::mite_uops}, {.event = &idq::ms_uops},
    {.event = &lsd::uops}, {.event = &uops_retired::ms}, {.event = &topdown::slots_},
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
    {.event = &exe_activity::_1_ports_util}, {.event = &exe_activity::_2_3_ports_util},
    {.event = &cycle_activity::stalls_total}, {.event = &exe_activity::bound_on_loads},
    {.event = &uops_executed::cycles_ge_3}, {.event = &exe_activity::_2_ports_util},
    {.event = &machine_clears::memory_ordering}, {.event = &rs::empty_resource},
    {.event = &assists::any}, {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call}, {.event = &inst_retired::nop},
    {.event = &itlb_misses::walk_active}, {.event = &itlb_misses::walk_completed_4k},
    {.event = &itlb_misses::walk_completed_2m_4m}, {.event = &idq::mite_cycles_any},
    {.event = &idq::mite_cycles_ok}, {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2}, {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok}, {.event = &br_misp_retired::cond_ntaken},
    {.event = &br_misp_retired::cond_taken}, {.event = &br_misp_retired::indirect_call},
    {.event = &br_misp_retired::indirect}, {.event = &br_misp_retired::ret},
    {.event = &memory_activity::stalls_l1d_miss}, {.event = &dtlb_load_misses::walk_active},
    {.event = &dtlb_load_misses::walk_completed_4k},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed_1g}, {.event = &ld_blocks::store_forward},
    {.event = &mem_load_retired::fb_hit}, {.event = &mem_load_retired::l1_miss},
    {.event = &cycle_activity::cycles_mem_any}, {.event = &memory_activity::cycles_l1d_miss},
    {.event = &l1d_pend_miss::fb_full}, {.event = &memory_activity::stalls_l2_miss},
    {.event = &memory_activity::stalls_l3_miss}, {.event = &xq::full_cycles},
    {.event = &l1d_pend_miss::l2_stalls},
    {.event = &offcore_requests_outstanding::data_rd, .threshold = 12},
    {.event = &int_misc::mba_stalls}, {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &exe_activity::bound_on_stores}, {.event = &mem_store_retired::l2_hit},
    {.event = &mem_inst_retired::lock_loads},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
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
    {.event = &br_inst_retired::near_taken}, {.event = &fp_arith_inst_retired::_4_flops},
    {.event = &fp_arith_inst_retired::_8_flops}, {.event = &fp_arith_dispatched::port_0},
    {.event = &fp_arith_dispatched::port_1}, {.event = &fp_arith_dispatched::port_5},
    {.event = &uops_executed::thread, .threshold = 1},
    {.event = &fp_arith_inst_retired::scalar_single},
    {.event = &fp_arith_inst_retired::scalar_double}, {.event = &cpu_clk_unhalted::pause_inst},
    {.event = &sw_prefetch_access::any}, {.event = &uops_retired::slots_, .threshold = 1},
    {.event = &uops_executed::core_cycles_ge_1}, {.event = &uops_issued::any, .threshold = 1},
    {.event = &int_misc::unknown_branch_cycles, .threshold = 1, .edge = true},
    {.event = &dsb2mite_switches::penalty_cycles, .threshold = 1, .edge = true},
    {.event = &icache_data::stall_periods}, {.event = &frontend_retired::any_dsb_miss},
    {.event = &baclears::any}, {.event = &frontend_retired::l2_miss},
    {.event = &br_inst_retired::cond_ntaken}, {.event = &br_inst_retired::cond_taken},
    {.event = &br_inst_retired::near_return}, {.event = &l1d_pend_miss::pending},
    {.event = &mem_load_completed::l1_miss_any}, {.event = &l1d_pend_miss::pending_cycles},
    {.event = &mem_load_retired::l3_miss}, {.event = &l2_rqsts::all_demand_data_rd},
    {.event = &l2_rqsts::miss}, {.event = &l2_rqsts::demand_data_rd_miss},
    {.event = &l2_rqsts::rfo_miss}, {.event = &l2_rqsts::references},
    {.event = &l2_rqsts::demand_data_rd_hit}, {.event = &longest_lat_cache::miss},
    {.event = &offcore_requests::all_requests}, {.event = &itlb_misses::walk_pending},
    {.event = &dtlb_load_misses::walk_pending}, {.event = &dtlb_store_misses::walk_pending},
    {.event = &l2_lines_out::silent}, {.event = &l2_lines_out::non_silent},
    {.event = &l2_lines_out::useless_hwpf},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::l3_miss_demand_data_rd},
    {.event = &offcore_requests::l3_miss_demand_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd, .threshold = 1},
    {.event = &offcore_requests_outstanding::data_rd}, {.event = &mem_load_misc_retired::uc},
    {.event = &sq_misc::bus_lock}, {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::c0_wait},
    {.event = &cpu_clk_unhalted::thread_p}, {.event = &br_inst_retired::far_branch, .user = true}};
inline constexpr metric_list<perfmon::event_pmu> list{"granite_rapids", texts, all_of(events), 230};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric cpu_operating_frequency{&core_metrics::list, 0, 28};
inline constexpr core_metrics::listed_metric cpu_utilization{&core_metrics::list, 65, 89};
inline constexpr core_metrics::listed_metric cpi{&core_metrics::list, 110, 130};
inline constexpr core_metrics::listed_metric l1d_mpi{&core_metrics::list, 138, 162};
inline constexpr core_metrics::listed_metric l2_mpi{&core_metrics::list, 170, 193};
inline constexpr core_metrics::listed_metric loads_per_instr{&core_metrics::list, 201, 233};
inline constexpr core_metrics::listed_metric stores_per_instr{&core_metrics::list, 241, 274};
inline constexpr core_metrics::listed_metric l1d_demand_data_read_hits_per_instr{&core_metrics::list, 282, 334};
inline constexpr core_metrics::listed_metric l1_i_code_read_misses_with_prefetches_per_instr{&core_metrics::list, 342, 406};
inline constexpr core_metrics::listed_metric l2_demand_data_read_hits_per_instr{&core_metrics::list, 414, 465};
inline constexpr core_metrics::listed_metric l2_demand_data_read_mpi{&core_metrics::list, 473, 513};
inline constexpr core_metrics::listed_metric l2_demand_code_mpi{&core_metrics::list, 522, 557};
inline constexpr core_metrics::listed_metric itlb_2nd_level_mpi{&core_metrics::list, 566, 601};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_load_mpi{&core_metrics::list, 610, 650};
inline constexpr core_metrics::listed_metric dtlb_2nd_level_store_mpi{&core_metrics::list, 659, 700};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_decoded_icache{&core_metrics::list, 709, 760};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_legacy_decode_pipeline{&core_metrics::list, 798, 857};
inline constexpr core_metrics::listed_metric percent_uops_delivered_from_microcode_sequencer{&core_metrics::list, 895, 951};
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 989, 1016};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 1518, 1539};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 1830, 1863};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 2676, 2706};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 3213, 3244};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 4439, 4470};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 4506, 4530};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 4829, 4852};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 5001, 5023};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 5171, 5193};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 5210, 5230};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 5247, 5273};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 5310, 5336};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 5373, 5397};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 5425, 5454};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 5722, 5746};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 6020, 6045};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 6062, 6082};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 6117, 6129};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 6146, 6167};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 6184, 6208};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 6415, 6428};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 6478, 6501};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 6551, 6563};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 6613, 6624};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 6692, 6716};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 6937, 6964};
inline constexpr core_metrics::listed_metric cond_nt_mispredicts{&core_metrics::list, 7105, 7133};
inline constexpr core_metrics::listed_metric cond_tk_mispredicts{&core_metrics::list, 7288, 7316};
inline constexpr core_metrics::listed_metric ind_call_mispredicts{&core_metrics::list, 7471, 7500};
inline constexpr core_metrics::listed_metric ind_jump_mispredicts{&core_metrics::list, 7655, 7684};
inline constexpr core_metrics::listed_metric ret_mispredicts{&core_metrics::list, 7853, 7877};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 8032, 8058};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 8236, 8259};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 8522, 8542};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 8836, 8858};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 8994, 9015};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 9150, 9167};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 9198, 9221};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 9238, 9264};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 9307, 9333};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 9376, 9402};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 9445, 9467};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 9489, 9519};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 9588, 9604};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 9621, 9638};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 9663, 9680};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 9705, 9721};
inline constexpr core_metrics::listed_metric l3_miss_bound{&core_metrics::list, 9746, 9768};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 9785, 9807};
inline constexpr core_metrics::listed_metric mba_stalls{&core_metrics::list, 9833, 9852};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 9869, 9889};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 9935, 9955};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 9972, 9994};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 10062, 10086};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 10124, 10151};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 10215, 10242};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 10306, 10333};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 10397, 10416};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 10593, 10609};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 10626, 10645};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 10662, 10682};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 10710, 10740};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 10768, 10787};
inline constexpr core_metrics::listed_metric c01_wait{&core_metrics::list, 10804, 10821};
inline constexpr core_metrics::listed_metric c02_wait{&core_metrics::list, 10838, 10855};
inline constexpr core_metrics::listed_metric memory_fence{&core_metrics::list, 10872, 10893};
inline constexpr core_metrics::listed_metric amx_busy{&core_metrics::list, 10915, 10932};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 10970, 10996};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 11217, 11242};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 11273, 11296};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 11319, 11344};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 11361, 11386};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 11403, 11429};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 11446, 11473};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 11541, 11556};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 11595, 11610};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 11649, 11664};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 11703, 11731};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 11776, 11805};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 11859, 11876};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 12007, 12032};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 12208, 12225};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 12436, 12452};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 12597, 12615};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 12770, 12788};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 12943, 12966};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 13128, 13151};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 13313, 13336};
inline constexpr core_metrics::listed_metric int_operations{&core_metrics::list, 13498, 13521};
inline constexpr core_metrics::listed_metric int_vector_128b{&core_metrics::list, 13711, 13735};
inline constexpr core_metrics::listed_metric int_vector_256b{&core_metrics::list, 13890, 13914};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 14076, 14102};
inline constexpr core_metrics::listed_metric fused_instructions{&core_metrics::list, 14309, 14336};
inline constexpr core_metrics::listed_metric non_fused_branches{&core_metrics::list, 14543, 14570};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 14785, 14809};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 15199, 15224};
inline constexpr core_metrics::listed_metric shuffles_256b{&core_metrics::list, 15430, 15452};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 15659, 15684};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 15823, 15853};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 16010, 16038};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 16056, 16072};
inline constexpr core_metrics::listed_metric page_faults{&core_metrics::list, 16115, 16135};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 16159, 16178};
inline constexpr core_metrics::listed_metric avx_assists{&core_metrics::list, 16202, 16222};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 16245, 16258};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 16319, 16353};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 16737, 16754};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 16762, 16781};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 16915, 16933};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 17069, 17101};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 17115, 17133};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 17136, 17155};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 17159, 17190};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 17201, 17220};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 17249, 17266};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 17348, 17380};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 17433, 17448};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 17460, 17475};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 17485, 17506};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 17528, 17550};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 17558, 17581};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 17589, 17613};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 17622, 17644};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 17653, 17673};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 17683, 17709};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 17720, 17742};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 17803, 17826};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_hp{&core_metrics::list, 17861, 17894};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 17904, 17937};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 17947, 17980};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 17990, 18020};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 18046, 18076};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 18102, 18132};
inline constexpr core_metrics::listed_metric info_inst_mix_vectormixpki{&core_metrics::list, 18158, 18186};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 18202, 18225};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 18235, 18257};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 18267, 18295};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 18298, 18320};
inline constexpr core_metrics::listed_metric info_pipeline_strings_cycles{&core_metrics::list, 18456, 18486};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 18497, 18521};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 18530, 18553};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 18591, 18616};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 18626, 18652};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 18662, 18687};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 18698, 18726};
inline constexpr core_metrics::listed_metric info_frontend_unknown_branch_cost{&core_metrics::list, 18750, 18785};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 18796, 18827};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 18838, 18858};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 18868, 18903};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 18914, 18944};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 18954, 18986};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 18996, 19023};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 19040, 19071};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 19087, 19114};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 19577, 19607};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 19993, 20019};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 20282, 20310};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 20319, 20353};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken{&core_metrics::list, 20362, 20395};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 20404, 20430};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 20439, 20470};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 20479, 20520};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 21044, 21077};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 21095, 21118};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 21129, 21152};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 21163, 21186};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 21205, 21225};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 21255, 21285};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 21368, 21404};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 21416, 21433};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 21445, 21465};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 21481, 21501};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 21517, 21537};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 21554, 21575};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 21591, 21616};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 21633, 21657};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 21674, 21699};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 21716, 21740};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 21757, 21781};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 21807, 21832};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 21849, 21880};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 21927, 21957};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 22004, 22034};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 22083, 22115};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 22164, 22204};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 22257, 22289};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 22305, 22337};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 22353, 22386};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 22402, 22441};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 22488, 22526};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 22573, 22611};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 22660, 22700};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_silent_pki{&core_metrics::list, 22749, 22791};
inline constexpr core_metrics::listed_metric info_memory_core_l2_evictions_nonsilent_pki{&core_metrics::list, 22808, 22853};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 22870, 22907};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 22928, 22970};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l3_miss_latency{&core_metrics::list, 22982, 23024};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 23036, 23069};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 23081, 23114};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 23125, 23154};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 23171, 23201};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 23218, 23245};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 23264, 23292};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 23355, 23375};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 23470, 23501};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 23509, 23541};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 23551, 23590};
inline constexpr core_metrics::listed_metric info_system_c0_wait{&core_metrics::list, 23602, 23623};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 23633, 23650};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 23660, 23685};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 23695, 23727};
} // namespace metric

} // namespace msr::events::granite_rapids
