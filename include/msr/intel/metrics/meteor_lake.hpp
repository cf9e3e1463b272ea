// Metrics of Meteor Lake: performance cores: 202. Written by `msrpp import` from a table: do not
// edit.
// mtl_redwoodcove: from intel/perfmon 6dadedf3aa48,
// MTL/metrics/meteorlake_metrics_redwoodcove_core.json, 1.1; BSD-3-Clause, Copyright (c) Intel
// Corporation. Names, formulas, events; no descriptions.
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
// samples: Bottleneck_Data_Cache_Memory_Bandwidth, Bottleneck_Memory_Synchronization,
// Bottleneck_Other_Bottlenecks, Contested_Accesses
// Left out, MEM_LOAD_L3_HIT_RETIRED.XSNP_NO_FWD with retire_latency, which is in records of precise
// samples: Data_Sharing
// Left out, MEM_LOAD_RETIRED.L2_HIT with retire_latency, which is in records of precise samples:
// L2_Hit_Latency
// Left out, MEM_LOAD_RETIRED.L3_HIT with retire_latency, which is in records of precise samples:
// Bottleneck_Data_Cache_Memory_Latency, L3_Hit_Latency
// Left out, TOPDOWN.SLOTS with percore, which adds what the threads of a core count:
// Info_Thread_Slots_Utilization
// Left out, br_misp_retired.cond_ntaken_cost cannot be counted: Cond_NT_Mispredicts
// Left out, br_misp_retired.cond_taken_cost cannot be counted: Cond_TK_Mispredicts
// Left out, br_misp_retired.indirect_call_cost cannot be counted: Ind_Call_Mispredicts
// Left out, br_misp_retired.indirect_cost cannot be counted: Ind_Jump_Mispredicts
// Left out, br_misp_retired.ret_cost cannot be counted: Ret_Mispredicts
// Left out, it counts nothing: Info_System_Time
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event UNC_ARB_DAT_OCCUPANCY.RD: Info_System_MEM_Parallel_Reads
// Left out, no core event UNC_CLOCK.SOCKET: Info_System_Uncore_Frequency, Info_System_Socket_CLKS
// Left out, no core event UNC_PKG_ENERGY_STATUS: Info_System_Power
#pragma once

#include <msr/intel/events/meteor_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::meteor_lake {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "bottleneck_mispredictions\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; s2 = e5 / e1; 100 * (1 - 10 * "
    "(e0 / e1) * max(s1 * (1 - e2 / (e3 - e4)), 0.0001) / s1) * (s1 + (topdown_fetch_latency / "
    "s0 - s2) * (s1 / max(1 - (topdown_frontend_bound / s0 - s2 + topdown_backend_bound / s0 + "
    "topdown_retiring / s0), 0) * e6 / e7) / (e8 / e7 + e9 / e7 + (e6 / e7 + e10 / e7) + 3 * "
    "e11 / (e12 / e13) / e7 + e14 / e7 + e15 / e7))\0"
    "bottleneck_big_code\0" "\0"
    "with e1; s0 = e9 / e7; s1 = e8 / e7; s2 = e10 / e7; 100 * (topdown_fetch_latency / "
    "(topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound) - e5 / e1) * (s0 + s1 + s2) / (s1 + s0 + (e6 / e7 + s2) + 3 * e11 / "
    "(e12 / e13) / e7 + e14 / e7 + e15 / e7)\0"
    "bottleneck_instruction_fetch_bw\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e5 / e1; s2 = topdown_frontend_bound / s0 - s1; s3 = "
    "topdown_branch_mispredicts / s0; s4 = max(s3 * (1 - e2 / (e3 - e4)), 0.0001); s5 = "
    "topdown_fetch_latency / s0 - s1; s6 = s3 / max(1 - (s2 + topdown_backend_bound / s0 + "
    "topdown_retiring / s0), 0); s7 = s6 * e6 / e7; s8 = e8 / e7; s9 = e9 / e7; s10 = e10 / e7; "
    "s11 = e6 / e7 + s10; s12 = e12 / e13; s13 = 3 * e11 / s12 / e7; s14 = s8 + s9 + s11 + s13 "
    "+ e14 / e7 + e15 / e7; s15 = (1 - s6) * e6 / e7; 100 * (s2 - (1 - 10 * (e0 / e1) * s4 / "
    "s3) * s5 * s7 / s14 - (1 - e16 / e17) * (s5 * (s13 + s11 * (s15 + s7 * s4 / s3) / (s7 + "
    "s15 + s10)) / s14 + max(e18, e17 / s12) / (e19 if smt_on else e7) / 2.4)) - 100 * s5 * (s9 "
    "+ s8 + s10) / s14\0"
    "bottleneck_compute_bound_est\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0); s2 = e20 / e7; s3 = max(e23 - e21, 0) / e7; s4 = e24 + topdown_retiring / s0 * e25; "
    "s5 = (s3 * e7 + s4) / e7 if e20 < e26 - e27 else s4 / e7; s6 = s2 + (e21 / e7 + e22 / e7) "
    "+ s5; s7 = e28 / e7; 100 * (s1 * s2 / s6 + s1 * (s5 / s6) * (s7 / (s3 + e24 / e7 + e29 / "
    "e7 + s7)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e5 / e1; s2 = e12 / e13; s3 = 3 * e11 / s2 / e7; s4 = e10 / "
    "e7; s5 = e6 / e7 + s4; s6 = topdown_branch_mispredicts / s0; s7 = topdown_backend_bound / "
    "s0; s8 = topdown_retiring / s0; s9 = max(1 - (topdown_frontend_bound / s0 - s1 + s7 + s8), "
    "0); s10 = s6 / s9; s11 = (1 - s10) * e6 / e7; s12 = s10 * e6 / e7; s13 = max(s6 * (1 - e2 "
    "/ (e3 - e4)), 0.0001); s14 = e0 / e1; s15 = max(0, s9 - s6); s16 = max(s15 * (1 - e30 / "
    "e4), 0.0001); s17 = e21 / e7 + e22 / e7; s18 = max(e23 - e21, 0) / e7; s19 = e24 + s8 * "
    "e25; s20 = topdown_heavy_operations / s0; 100 * ((1 - e16 / e17) * ((topdown_fetch_latency "
    "/ s0 - s1) * (s3 + s5 * (s11 + s12 * s13 / s6) / (s12 + s11 + s4)) / (e8 / e7 + e9 / e7 + "
    "s5 + s3 + e14 / e7 + e15 / e7) + max(e18, e17 / s2) / (e19 if smt_on else e7) / 2.4) + 10 "
    "* s14 * s13 / s6 * s6 + s15 * s16 / s16 + max(0, s7 - topdown_memory_bound / s0) * (s17 + "
    "e31 / e7 * s18) / (e20 / e7 + s17 + ((s18 * e7 + s19) / e7 if e20 < e26 - e27 else s19 / "
    "e7)) + s14 / (max(0, s20 - s14) + s14) * ((99 * 3 + 63 + 30) / 5 * e32 / e1 / s14) * s20)\0"
    "bottleneck_branching_overhead\0" "\0" "100 * ((e33 + 2 * e34 + e35) / e1)\0"
    "bottleneck_useful_work\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e0 / e1; s2 = topdown_heavy_operations / s0; 100 * "
    "(topdown_retiring / s0 - (e33 + 2 * e34 + e35) / e1 - s1 / (max(0, s2 - s1) + s1) * ((99 * "
    "3 + 63 + 30) / 5 * e32 / e1 / s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e1; 100 * (topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e5 / e1)\0"
    "fetch_latency\0" "percent\0"
    "with e1; 100 * (topdown_fetch_latency / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e5 / e1)\0"
    "icache_misses\0" "percent\0" "100 * (e8 / e7)\0"
    "itlb_misses\0" "percent\0" "100 * (e9 / e7)\0"
    "code_stlb_miss_4k\0" "percent\0" "100 * (e36 / e7 * e37 / (e37 + e38))\0"
    "code_stlb_miss_2m\0" "percent\0" "100 * (e36 / e7 * e38 / (e37 + e38))\0"
    "branch_resteers\0" "percent\0" "100 * (e6 / e7 + e10 / e7)\0"
    "mispredicts_resteers\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * (topdown_branch_mispredicts / s0 / max(1 - "
    "(topdown_frontend_bound / s0 - e5 / e1 + topdown_backend_bound / s0 + topdown_retiring / "
    "s0), 0) * e6 / e7)\0"
    "clears_resteers\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * ((1 - topdown_branch_mispredicts / s0 / max(1 - "
    "(topdown_frontend_bound / s0 - e5 / e1 + topdown_backend_bound / s0 + topdown_retiring / "
    "s0), 0)) * e6 / e7)\0"
    "unknown_branches\0" "percent\0" "100 * (e10 / e7)\0"
    "ms_switches\0" "percent\0" "100 * (3 * e11 / (e12 / e13) / e7)\0"
    "lcp\0" "percent\0" "100 * (e14 / e7)\0"
    "dsb_switches\0" "percent\0" "100 * (e15 / e7)\0"
    "fetch_bandwidth\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e5 / e1; 100 * max(0, topdown_frontend_bound / s0 - s1 - "
    "(topdown_fetch_latency / s0 - s1))\0"
    "mite\0" "percent\0" "100 * ((e39 - e40) / (e19 if smt_on else e7) / 2)\0"
    "decoder0_alone\0" "percent\0" "100 * ((e41 - e42) / (e19 if smt_on else e7) / 2)\0"
    "dsb\0" "percent\0" "100 * ((e43 - e44) / (e19 if smt_on else e7) / 2)\0"
    "lsd\0" "percent\0" "100 * ((e45 - e46) / (e19 if smt_on else e7) / 2)\0"
    "ms\0" "percent\0" "100 * (max(e18, e17 / (e12 / e13)) / (e19 if smt_on else e7) / 2.4)\0"
    "bad_speculation\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(1 - (topdown_frontend_bound / s0 - e5 / e1 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0)\0"
    "branch_mispredicts\0" "percent\0"
    "with e1; 100 * (topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "other_mispredicts\0" "percent\0"
    "with e1; 100 * max(topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * (1 - e2 / (e3 - "
    "e4)), 0.0001)\0"
    "machine_clears\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, max(1 - (topdown_frontend_bound / s0 - e5 / e1 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) - topdown_branch_mispredicts / s0)\0"
    "other_nukes\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(max(0, max(1 - (topdown_frontend_bound / s0 - e5 / e1 + "
    "topdown_backend_bound / s0 + topdown_retiring / s0), 0) - topdown_branch_mispredicts / s0) "
    "* (1 - e30 / e4), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "with e1; 100 * (topdown_backend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound))\0"
    "memory_bound\0" "percent\0"
    "with e1; 100 * (topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "l1_bound\0" "percent\0" "100 * max((e27 - e47) / e7, 0)\0"
    "load_stlb_miss\0" "percent\0" "100 * (e48 / e7)\0"
    "load_stlb_miss_4k\0" "percent\0" "100 * (e48 / e7 * e49 / (e49 + e50 + e51))\0"
    "load_stlb_miss_2m\0" "percent\0" "100 * (e48 / e7 * e50 / (e49 + e50 + e51))\0"
    "load_stlb_miss_1g\0" "percent\0" "100 * (e48 / e7 * e51 / (e49 + e50 + e51))\0"
    "store_fwd_blk\0" "percent\0" "100 * (13 * e52 / e7)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e53 - e54 - e55) * 20 / 100, max(e56 - e57, 0)) / e7)\0"
    "fb_full\0" "percent\0" "100 * (e58 / e7)\0"
    "l2_bound\0" "percent\0" "100 * ((e47 - e59) / e7)\0"
    "l3_bound\0" "percent\0" "100 * ((e59 - e60) / e7)\0"
    "sq_full\0" "percent\0" "100 * ((e61 + e62) / e7)\0"
    "dram_bound\0" "percent\0" "100 * (e60 / e7)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e7, e63) / e7)\0"
    "mem_latency\0" "percent\0" "100 * (min(e7, e64) / e7 - min(e7, e63) / e7)\0"
    "store_bound\0" "percent\0" "100 * (e65 / e7)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e67 / e68; 100 * ((e66 * 10 * s0 + s0 * min(e7, e69)) / e7)\0"
    "store_stlb_miss\0" "percent\0" "100 * (e70 / (e19 if smt_on else e7))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e70 / (e19 if smt_on else e7) * e71 / (e71 + e72 + e73))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e70 / (e19 if smt_on else e7) * e72 / (e71 + e72 + e73))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e70 / (e19 if smt_on else e7) * e73 / (e71 + e72 + e73))\0"
    "core_bound\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0)\0"
    "divider\0" "percent\0" "100 * (e20 / e7)\0"
    "fp_divider\0" "percent\0" "100 * (e74 / e7)\0"
    "int_divider\0" "percent\0" "100 * (e20 / e7 - e74 / e7)\0"
    "serializing_operation\0" "percent\0" "100 * (e21 / e7 + e22 / e7)\0"
    "slow_pause\0" "percent\0" "100 * (e75 / e7)\0"
    "c01_wait\0" "percent\0" "100 * (e76 / e7)\0"
    "c02_wait\0" "percent\0" "100 * (e22 / e7)\0"
    "memory_fence\0" "percent\0" "100 * (13 * e77 / e7)\0"
    "ports_utilization\0" "percent\0"
    "with e1; s0 = e24 + topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e25; 100 * ((max(e23 - e21, 0) / e7 * e7 + s0) "
    "/ e7 if e20 < e26 - e27 else s0 / e7)\0"
    "ports_utilized_0\0" "percent\0" "100 * (max(e23 - e21, 0) / e7)\0"
    "mixing_vectors\0" "percent\0" "100 * (160 * e78 / e7)\0"
    "ports_utilized_1\0" "percent\0" "100 * (e24 / e7)\0"
    "ports_utilized_2\0" "percent\0" "100 * (e29 / e7)\0"
    "ports_utilized_3m\0" "percent\0" "100 * (e28 / e7)\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e79 + e80 + e81 + e82) / (5 * (e19 if smt_on else e7)))\0"
    "port_0\0" "percent\0" "100 * (e79 / (e19 if smt_on else e7))\0"
    "port_1\0" "percent\0" "100 * (e80 / (e19 if smt_on else e7))\0"
    "port_6\0" "percent\0" "100 * (e82 / (e19 if smt_on else e7))\0"
    "load_op_utilization\0" "percent\0" "100 * (e83 / (3 * (e19 if smt_on else e7)))\0"
    "store_op_utilization\0" "percent\0" "100 * ((e84 + e85) / (4 * (e19 if smt_on else e7)))\0"
    "retiring\0" "percent\0"
    "with e1; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_retiring / s0 - topdown_heavy_operations / s0)\0"
    "fp_arith\0" "percent\0"
    "with e1; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e1; 100 * (s0 * e86 / e87 + e88 / s1 "
    "+ e89 / s1)\0"
    "x87_use\0" "percent\0"
    "with e1; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e86 / e87)\0"
    "fp_scalar\0" "percent\0"
    "with e1; 100 * (e88 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector\0" "percent\0"
    "with e1; 100 * (e89 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector_128b\0" "percent\0"
    "with e1; 100 * ((e90 + e91) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector_256b\0" "percent\0"
    "with e1; 100 * ((e92 + e93) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "int_operations\0" "percent\0"
    "with e1; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1; 100 * ((e94 + e95) / s0 + (e96 + e97 + "
    "e98) / s0)\0"
    "int_vector_128b\0" "percent\0"
    "with e1; 100 * ((e94 + e95) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "int_vector_256b\0" "percent\0"
    "with e1; 100 * ((e96 + e97 + e98) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "memory_operations\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e99 / (s1 * e1))\0"
    "fused_instructions\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e100 / (s1 * e1))\0"
    "non_fused_branches\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * (e33 - e100) / (s1 * e1))\0"
    "other_light_ops\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; s2 = max(0, s1 - "
    "topdown_heavy_operations / s0); s3 = s1 * e1; 100 * max(0, s2 - (s1 * e86 / e87 + e88 / s3 "
    "+ e89 / s3 + ((e94 + e95) / s3 + (e96 + e97 + e98) / s3) + s2 * e99 / s3 + s2 * e100 / s3 "
    "+ s2 * (e33 - e100) / s3))\0"
    "nop_instructions\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e35 / (s1 * e1))\0"
    "shuffles_256b\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e101 / (s1 * e1))\0"
    "heavy_operations\0" "percent\0"
    "with e1; 100 * (topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "few_uops_instructions\0" "percent\0"
    "with e1; 100 * max(0, topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e0 / e1)\0"
    "microcode_sequencer\0" "percent\0" "100 * (e0 / e1)\0"
    "assists\0" "percent\0" "100 * ((99 * 3 + 63 + 30) / 5 * e32 / e1)\0"
    "page_faults\0" "percent\0" "100 * (99 * e102 / e1)\0"
    "fp_assists\0" "percent\0" "100 * (30 * e103 / e1)\0"
    "avx_assists\0" "percent\0" "100 * (63 * e78 / e1)\0"
    "cisc\0" "percent\0" "100 * max(0, e0 / e1 - (99 * 3 + 63 + 30) / 5 * e32 / e1)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0); s2 = e24 + topdown_retiring / s0 * e25; s3 = (max(e23 - e21, 0) / e7 * e7 + s2) / e7 "
    "if e20 < e26 - e27 else s2 / e7; 100 * (1 - s1 / s3 if s1 < s3 else 1) if (1 - e104 / e105 "
    "if smt_on else 0) > 0.5 else 0\0"
    "info_thread_ipc\0" "\0" "e106 / e7\0"
    "info_thread_uoppi\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e106\0"
    "info_thread_uptb\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e107\0"
    "info_thread_cpi\0" "per instruction\0" "1 / (e106 / e7)\0"
    "info_thread_clks\0" "\0" "e7\0"
    "info_thread_slots\0" "\0" "e1\0"
    "info_thread_execute_per_issue\0" "\0" "e87 / e13\0"
    "info_core_coreipc\0" "\0" "e106 / (e19 if smt_on else e7)\0"
    "info_core_flopc\0" "\0" "(e88 + 2 * e90 + 4 * e108 + 8 * e93) / (e19 if smt_on else e7)\0"
    "info_core_fp_arith_utilization\0" "\0" "(e109 + e110 + e111) / (2 * (e19 if smt_on else e7))\0"
    "info_core_ilp\0" "\0" "e87 / e112\0"
    "info_core_epc\0" "\0" "e87 / e7\0"
    "info_core_core_clks\0" "\0" "e19 if smt_on else e7\0"
    "info_inst_mix_ipload\0" "\0" "e106 / e53\0"
    "info_inst_mix_ipstore\0" "\0" "e106 / e68\0"
    "info_inst_mix_ipbranch\0" "\0" "e106 / e33\0"
    "info_inst_mix_ipcall\0" "\0" "e106 / e34\0"
    "info_inst_mix_iptb\0" "\0" "e106 / e107\0"
    "info_inst_mix_bptkbranch\0" "\0" "e33 / e107\0"
    "info_inst_mix_ipflop\0" "\0" "e106 / (e88 + 2 * e90 + 4 * e108 + 8 * e93)\0"
    "info_inst_mix_iparith\0" "\0" "e106 / (e88 + e89)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0" "e106 / e113\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0" "e106 / e114\0"
    "info_inst_mix_iparith_avx128\0" "\0" "e106 / (e90 + e91)\0"
    "info_inst_mix_iparith_avx256\0" "\0" "e106 / (e92 + e93)\0"
    "info_inst_mix_ippause\0" "\0" "e106 / e115\0"
    "info_inst_mix_ipswpf\0" "\0" "e106 / e116\0"
    "info_inst_mix_instructions\0" "\0" "e106\0"
    "info_pipeline_retire\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e117\0"
    "info_pipeline_strings_cycles\0" "\0" "e16 / e117\0"
    "info_pipeline_ipassist\0" "\0" "e106 / e32\0"
    "info_pipeline_execute\0" "\0" "e87 / (e118 / 2 if smt_on else e112)\0"
    "info_pipeline_fetch_lsd\0" "\0" "e119 / e45\0"
    "info_pipeline_fetch_dsb\0" "\0" "e120 / e43\0"
    "info_pipeline_fetch_mite\0" "\0" "e121 / e39\0"
    "info_frontend_fetch_upc\0" "\0" "e13 / e122\0"
    "info_frontend_lsd_coverage\0" "\0" "e119 / e13\0"
    "info_frontend_dsb_coverage\0" "\0" "e120 / e13\0"
    "info_frontend_unknown_branch_cost\0" "\0" "e10 / e123\0"
    "info_frontend_dsb_switch_cost\0" "\0" "e15 / e124\0"
    "info_frontend_tbpc\0" "\0" "e107 / e7\0"
    "info_frontend_icache_miss_latency\0" "\0" "e8 / e125\0"
    "info_frontend_ipdsb_miss_ret\0" "\0" "e106 / e126\0"
    "info_frontend_ipunknown_branch\0" "\0" "e106 / e127\0"
    "info_frontend_l2mpki_code\0" "\0" "1000 * e128 / e106\0"
    "info_frontend_l2mpki_code_all\0" "\0" "1000 * e129 / e106\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e5 / e1; s2 = topdown_fetch_latency / s0 - s1; s3 = e15 / e7; "
    "s4 = e12 / e13; s5 = e19 if smt_on else e7; s6 = (e39 - e40) / s5 / 2; 100 * (s2 * s3 / "
    "(e8 / e7 + e9 / e7 + (e6 / e7 + e10 / e7) + 3 * e11 / s4 / e7 + e14 / e7 + s3) + max(0, "
    "topdown_frontend_bound / s0 - s1 - s2) * s6 / (s6 + (e43 - e44) / s5 / 2 + (e45 - e46) / "
    "s5 / 2 + max(e18, e17 / s4) / s5 / 2.4))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e5 / e1; s2 = topdown_frontend_bound / s0 - s1; s3 = "
    "topdown_fetch_latency / s0 - s1; s4 = max(0, s2 - s3); s5 = e19 if smt_on else e7; s6 = "
    "(e43 - e44) / s5 / 2; 100 * (s2 * (s4 / (s3 + s4)) * (s6 / ((e39 - e40) / s5 / 2 + s6 + "
    "(e45 - e46) / s5 / 2 + max(e18, e17 / (e12 / e13)) / s5 / 2.4)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "with e1; s0 = e8 / e7; 100 * ((topdown_fetch_latency / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e5 / e1) * s0 / (s0 "
    "+ e9 / e7 + (e6 / e7 + e10 / e7) + 3 * e11 / (e12 / e13) / e7 + e14 / e7 + e15 / e7))\0"
    "info_bad_spec_ipmispredict\0" "\0" "e106 / e2\0"
    "info_bad_spec_ipmisp_cond_ntaken\0" "\0" "e106 / e130\0"
    "info_bad_spec_ipmisp_cond_taken\0" "\0" "e106 / e131\0"
    "info_bad_spec_ipmisp_ret\0" "\0" "e106 / e132\0"
    "info_bad_spec_ipmisp_indirect\0" "\0" "e106 / e133\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; s2 = e5 / e1; 100 * (1 - 10 * "
    "(e0 / e1) * max(s1 * (1 - e2 / (e3 - e4)), 0.0001) / s1) * (s1 + (topdown_fetch_latency / "
    "s0 - s2) * (s1 / max(1 - (topdown_frontend_bound / s0 - s2 + topdown_backend_bound / s0 + "
    "topdown_retiring / s0), 0) * e6 / e7) / (e8 / e7 + e9 / e7 + (e6 / e7 + e10 / e7) + 3 * "
    "e11 / (e12 / e13) / e7 + e14 / e7 + e15 / e7)) * e1 / 6 / e2 / 100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0" "e3 / (e2 + e4)\0"
    "info_branches_cond_nt\0" "\0" "e134 / e33\0"
    "info_branches_cond_tk\0" "\0" "e135 / e33\0"
    "info_branches_callret\0" "\0" "(e34 + e136) / e33\0"
    "info_branches_jump\0" "\0" "(e107 - e135 - 2 * e34) / e33\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e134 / e33 + e135 / e33 + (e34 + e136) / e33 + (e107 - e135 - 2 * e34) / e33)\0"
    "info_memory_load_miss_real_latency\0" "\0" "e137 / e138\0"
    "info_memory_mlp\0" "\0" "e137 / e139\0"
    "info_memory_l1mpki\0" "\0" "1000 * e55 / e106\0"
    "info_memory_l1mpki_load\0" "\0" "1000 * e140 / e106\0"
    "info_memory_l2mpki\0" "\0" "1000 * e141 / e106\0"
    "info_memory_l2mpki_all\0" "\0" "1000 * e142 / e106\0"
    "info_memory_l2mpki_load\0" "\0" "1000 * e143 / e106\0"
    "info_memory_l2mpki_rfo\0" "\0" "1000 * e144 / e106\0"
    "info_memory_l2hpki_all\0" "\0" "1000 * (e145 - e142) / e106\0"
    "info_memory_l2hpki_load\0" "\0" "1000 * e146 / e106\0"
    "info_memory_l3mpki\0" "\0" "1000 * e147 / e106\0"
    "info_memory_fb_hpki\0" "\0" "1000 * e54 / e106\0"
    "info_memory_l1d_cache_fill_bw\0" "\0" "64 * e148 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0" "64 * e149 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0" "64 * e150 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0" "64 * e151 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e152 + e153 + e154) / (4 * (e19 if smt_on else e7))\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0" "1000 * e155 / e106\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0" "1000 * e156 / e106\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0" "1000 * e157 / e106\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e148 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e149 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e150 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e151 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_prefetches_useless_hwpf\0" "\0" "e158 / (e159 + e160)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e161 / e162\0"
    "info_memory_latency_load_l3_miss_latency\0" "\0" "e163 / e164\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e161 / e165\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e166 / e64\0"
    "info_memory_mix_uc_load_pki\0" "\0" "1000 * e167 / e106\0"
    "info_memory_mix_bus_lock_pki\0" "\0" "1000 * e168 / e106\0"
    "info_system_cpus_utilized\0" "\0" "e169 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e7 / e169 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e88 + 2 * e90 + 4 * e108 + 8 * e93) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0" "e7 / e169\0"
    "info_system_smt_2t_utilization\0" "\0" "1 - e104 / e105 if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0" "e170 / e7\0"
    "info_system_kernel_cpi\0" "per instruction\0" "e170 / e171\0"
    "info_system_c0_wait\0" "\0" "e172 / e7\0"
    "info_system_mux\0" "\0" "e173 / e7\0"
    "info_system_ipfarbranch\0" "\0" "e106 / e174\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &uops_retired::ms}, {.event = &topdown::slots_},
    {.event = &br_misp_retired::all_branches}, {.event = &int_misc::clears_count},
    {.event = &machine_clears::count}, {.event = &int_misc::uop_dropping},
    {.event = &int_misc::clear_resteer_cycles}, {.event = &cpu_clk_unhalted::thread},
    {.event = &icache_data::stalls}, {.event = &icache_tag::stalls},
    {.event = &int_misc::unknown_branch_cycles},
    {.event = &uops_retired::ms, .threshold = 1, .edge = true}, {.event = &uops_retired::slots_},
    {.event = &uops_issued::any}, {.event = &decode::lcp},
    {.event = &dsb2mite_switches::penalty_cycles}, {.event = &inst_retired::rep_iteration},
    {.event = &uops_retired::ms, .threshold = 1}, {.event = &idq::ms_cycles_any},
    {.event = &cpu_clk_unhalted::distributed}, {.event = &arith::div_active},
    {.event = &resource_stalls::scoreboard}, {.event = &cpu_clk_unhalted::c02},
    {.event = &exe_activity::exe_bound_0_ports}, {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_3_ports_util}, {.event = &cycle_activity::stalls_total},
    {.event = &exe_activity::bound_on_loads}, {.event = &uops_executed::cycles_ge_3},
    {.event = &exe_activity::_2_ports_util}, {.event = &machine_clears::memory_ordering},
    {.event = &rs::empty_resource}, {.event = &assists::any},
    {.event = &br_inst_retired::all_branches}, {.event = &br_inst_retired::near_call},
    {.event = &inst_retired::nop}, {.event = &itlb_misses::walk_active},
    {.event = &itlb_misses::walk_completed_4k}, {.event = &itlb_misses::walk_completed_2m_4m},
    {.event = &idq::mite_cycles_any}, {.event = &idq::mite_cycles_ok},
    {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2}, {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok}, {.event = &lsd::cycles_active}, {.event = &lsd::cycles_ok},
    {.event = &memory_activity::stalls_l1d_miss}, {.event = &dtlb_load_misses::walk_active},
    {.event = &dtlb_load_misses::walk_completed_4k},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed_1g}, {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads}, {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &memory_activity::cycles_l1d_miss}, {.event = &l1d_pend_miss::fb_full},
    {.event = &memory_activity::stalls_l2_miss}, {.event = &memory_activity::stalls_l3_miss},
    {.event = &xq::full_cycles}, {.event = &l1d_pend_miss::l2_stalls},
    {.event = &offcore_requests_outstanding::data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &exe_activity::bound_on_stores}, {.event = &mem_store_retired::l2_hit},
    {.event = &mem_inst_retired::lock_loads}, {.event = &mem_inst_retired::all_stores},
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
    {.event = &fp_arith_inst_retired::vector},
    {.event = &fp_arith_inst_retired::_128b_packed_double},
    {.event = &fp_arith_inst_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired::_256b_packed_double},
    {.event = &fp_arith_inst_retired::_256b_packed_single}, {.event = &int_vec_retired::add_128},
    {.event = &int_vec_retired::vnni_128}, {.event = &int_vec_retired::add_256},
    {.event = &int_vec_retired::mul_256}, {.event = &int_vec_retired::vnni_256},
    {.event = &mem_uop_retired::any}, {.event = &inst_retired::macro_fused},
    {.event = &int_vec_retired::shuffles}, {.event = &assists::page_fault}, {.event = &assists::fp},
    {.event = &cpu_clk_unhalted::one_thread_active}, {.event = &cpu_clk_unhalted::ref_distributed},
    {.event = &inst_retired::any}, {.event = &br_inst_retired::near_taken},
    {.event = &fp_arith_inst_retired::_4_flops}, {.event = &fp_arith_dispatched::port_0},
    {.event = &fp_arith_dispatched::port_1}, {.event = &fp_arith_dispatched::port_5},
    {.event = &uops_executed::thread, .threshold = 1},
    {.event = &fp_arith_inst_retired::scalar_single},
    {.event = &fp_arith_inst_retired::scalar_double}, {.event = &cpu_clk_unhalted::pause_inst},
    {.event = &sw_prefetch_access::any}, {.event = &uops_retired::slots_, .threshold = 1},
    {.event = &uops_executed::core_cycles_ge_1}, {.event = &lsd::uops}, {.event = &idq::dsb_uops},
    {.event = &idq::mite_uops}, {.event = &uops_issued::any, .threshold = 1},
    {.event = &int_misc::unknown_branch_cycles, .threshold = 1, .edge = true},
    {.event = &dsb2mite_switches::penalty_cycles, .threshold = 1, .edge = true},
    {.event = &icache_data::stall_periods}, {.event = &frontend_retired::any_dsb_miss},
    {.event = &baclears::any}, {.event = &frontend_retired::l2_miss},
    {.event = &l2_rqsts::code_rd_miss}, {.event = &br_misp_retired::cond_ntaken},
    {.event = &br_misp_retired::cond_taken}, {.event = &br_misp_retired::ret},
    {.event = &br_misp_retired::indirect}, {.event = &br_inst_retired::cond_ntaken},
    {.event = &br_inst_retired::cond_taken}, {.event = &br_inst_retired::near_return},
    {.event = &l1d_pend_miss::pending}, {.event = &mem_load_completed::l1_miss_any},
    {.event = &l1d_pend_miss::pending_cycles}, {.event = &l2_rqsts::all_demand_data_rd},
    {.event = &mem_load_retired::l2_miss}, {.event = &l2_rqsts::miss},
    {.event = &l2_rqsts::demand_data_rd_miss}, {.event = &l2_rqsts::rfo_miss},
    {.event = &l2_rqsts::references}, {.event = &l2_rqsts::demand_data_rd_hit},
    {.event = &mem_load_retired::l3_miss}, {.event = &l1d::replacement},
    {.event = &l2_lines_in::all}, {.event = &longest_lat_cache::miss},
    {.event = &offcore_requests::all_requests}, {.event = &itlb_misses::walk_pending},
    {.event = &dtlb_load_misses::walk_pending}, {.event = &dtlb_store_misses::walk_pending},
    {.event = &itlb_misses::walk_completed}, {.event = &dtlb_load_misses::walk_completed},
    {.event = &dtlb_store_misses::walk_completed}, {.event = &l2_lines_out::useless_hwpf},
    {.event = &l2_lines_out::silent}, {.event = &l2_lines_out::non_silent},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::l3_miss_demand_data_rd},
    {.event = &offcore_requests::l3_miss_demand_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd, .threshold = 1},
    {.event = &offcore_requests_outstanding::data_rd}, {.event = &mem_load_misc_retired::uc},
    {.event = &sq_misc::bus_lock}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::c0_wait},
    {.event = &cpu_clk_unhalted::thread_p}, {.event = &br_inst_retired::far_branch, .user = true}};
inline constexpr metric_list<perfmon::event_pmu> list{"meteor_lake", texts, all_of(events), 202};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 0, 27};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 517, 538};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 823, 856};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 1656, 1686};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 2136, 2167};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 3326, 3357};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 3392, 3416};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 3710, 3733};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 3879, 3901};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 4046, 4068};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 4084, 4104};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 4120, 4146};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 4183, 4209};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 4246, 4270};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 4297, 4326};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 4590, 4614};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 4884, 4909};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 4926, 4946};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 4981, 4993};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 5010, 5031};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 5048, 5072};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 5276, 5289};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 5339, 5362};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 5412, 5424};
inline constexpr core_metrics::listed_metric lsd{&core_metrics::list, 5474, 5486};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 5536, 5547};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 5615, 5639};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 5857, 5884};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 6024, 6050};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 6224, 6247};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 6507, 6527};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 6817, 6839};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 6974, 6995};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 7129, 7146};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 7177, 7200};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 7217, 7243};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 7286, 7312};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 7355, 7381};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 7424, 7446};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 7468, 7498};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 7568, 7584};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 7601, 7618};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 7643, 7660};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 7685, 7701};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 7726, 7745};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 7762, 7784};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 7810, 7830};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 7876, 7896};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 7913, 7935};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 8004, 8028};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 8066, 8093};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 8157, 8184};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 8248, 8275};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 8339, 8358};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 8534, 8550};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 8567, 8586};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 8603, 8623};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 8651, 8681};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 8709, 8728};
inline constexpr core_metrics::listed_metric c01_wait{&core_metrics::list, 8745, 8762};
inline constexpr core_metrics::listed_metric c02_wait{&core_metrics::list, 8779, 8796};
inline constexpr core_metrics::listed_metric memory_fence{&core_metrics::list, 8813, 8834};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 8856, 8882};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 9102, 9127};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 9158, 9181};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 9204, 9229};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 9246, 9271};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 9288, 9314};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 9331, 9358};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 9422, 9437};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 9475, 9490};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 9528, 9543};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 9581, 9609};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 9653, 9682};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 9734, 9751};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 9881, 9906};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 10081, 10098};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 10285, 10301};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 10443, 10461};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 10604, 10622};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 10765, 10788};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 10939, 10962};
inline constexpr core_metrics::listed_metric int_operations{&core_metrics::list, 11113, 11136};
inline constexpr core_metrics::listed_metric int_vector_128b{&core_metrics::list, 11319, 11343};
inline constexpr core_metrics::listed_metric int_vector_256b{&core_metrics::list, 11494, 11518};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 11675, 11701};
inline constexpr core_metrics::listed_metric fused_instructions{&core_metrics::list, 11905, 11932};
inline constexpr core_metrics::listed_metric non_fused_branches{&core_metrics::list, 12137, 12164};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 12377, 12401};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 12761, 12786};
inline constexpr core_metrics::listed_metric shuffles_256b{&core_metrics::list, 12990, 13012};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 13217, 13242};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 13380, 13410};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 13564, 13592};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 13608, 13624};
inline constexpr core_metrics::listed_metric page_faults{&core_metrics::list, 13666, 13686};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 13709, 13728};
inline constexpr core_metrics::listed_metric avx_assists{&core_metrics::list, 13751, 13771};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 13793, 13806};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 13864, 13898};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 14281, 14298};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 14308, 14327};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 14461, 14479};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 14613, 14645};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 14661, 14679};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 14682, 14701};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 14704, 14735};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 14745, 14764};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 14795, 14812};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 14875, 14907};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 14960, 14975};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 14986, 15001};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 15010, 15031};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 15053, 15075};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 15086, 15109};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 15120, 15144};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 15155, 15177};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 15188, 15208};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 15220, 15246};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 15257, 15279};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 15323, 15346};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 15365, 15398};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 15410, 15443};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 15455, 15485};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 15504, 15534};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 15553, 15576};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 15588, 15610};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 15622, 15650};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 15655, 15677};
inline constexpr core_metrics::listed_metric info_pipeline_strings_cycles{&core_metrics::list, 15811, 15841};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 15852, 15876};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 15887, 15910};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_lsd{&core_metrics::list, 15947, 15972};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 15983, 16008};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 16019, 16045};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 16056, 16081};
inline constexpr core_metrics::listed_metric info_frontend_lsd_coverage{&core_metrics::list, 16092, 16120};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 16131, 16159};
inline constexpr core_metrics::listed_metric info_frontend_unknown_branch_cost{&core_metrics::list, 16170, 16205};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 16216, 16247};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 16258, 16278};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 16288, 16323};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 16333, 16363};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 16375, 16407};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 16419, 16446};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 16465, 16496};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 16515, 16542};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 17022, 17052};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 17458, 17484};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 17741, 17769};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 17779, 17813};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken{&core_metrics::list, 17825, 17858};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 17870, 17896};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 17908, 17939};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 17951, 17992};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 18502, 18535};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 18550, 18573};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 18584, 18607};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 18618, 18641};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 18660, 18680};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 18710, 18740};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 18823, 18859};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 18871, 18888};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 18900, 18920};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 18938, 18963};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 18982, 19002};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 19021, 19045};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 19064, 19089};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 19108, 19132};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 19151, 19175};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 19203, 19228};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 19247, 19267};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 19286, 19307};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 19325, 19356};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 19405, 19435};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 19484, 19514};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 19563, 19595};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 19644, 19684};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 19737, 19769};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 19788, 19820};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 19839, 19872};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 19891, 19930};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 19979, 20017};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 20066, 20104};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 20153, 20193};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 20242, 20279};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 20300, 20342};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l3_miss_latency{&core_metrics::list, 20354, 20396};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 20408, 20441};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 20453, 20486};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 20497, 20526};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 20545, 20575};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 20594, 20621};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 20642, 20670};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 20735, 20755};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 20831, 20862};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 20872, 20904};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 20937, 20969};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 20979, 21018};
inline constexpr core_metrics::listed_metric info_system_c0_wait{&core_metrics::list, 21030, 21051};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 21061, 21078};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 21088, 21113};
} // namespace metric

} // namespace msr::events::meteor_lake
