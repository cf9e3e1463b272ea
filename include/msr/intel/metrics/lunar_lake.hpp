// Metrics of Lunar Lake: performance cores: 194. Written by `msrpp import` from a table: do not
// edit.
// lnl_lioncove: from intel/perfmon 6dadedf3aa48, LNL/metrics/lunarlake_metrics_lioncove_core.json,
// 1.1; BSD-3-Clause, Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
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
// samples: DTLB_Load, Load_STLB_Hit
// Left out, MEM_INST_RETIRED.STLB_HIT_STORES with retire_latency, which is in records of precise
// samples: DTLB_Store, Store_STLB_Hit
// Left out, MEM_INST_RETIRED.STLB_MISS_LOADS with retire_latency, which is in records of precise
// samples: Info_Memory_TLB_Load_STLB_Miss_Ret
// Left out, MEM_INST_RETIRED.STLB_MISS_STORES with retire_latency, which is in records of precise
// samples: Info_Memory_TLB_Store_STLB_Miss_Ret
// Left out, MEM_LOAD_L3_HIT_RETIRED.XSNP_MISS with retire_latency, which is in records of precise
// samples: Bottleneck_Memory_Synchronization, Contested_Accesses
// Left out, MEM_LOAD_L3_HIT_RETIRED.XSNP_NO_FWD with retire_latency, which is in records of precise
// samples: Data_Sharing
// Left out, MEM_LOAD_RETIRED.L1_HIT_L1 with retire_latency, which is in records of precise samples:
// L1_Latency_Capacity
// Left out, MEM_LOAD_RETIRED.L2_HIT with retire_latency, which is in records of precise samples:
// L2_Hit_Latency
// Left out, MEM_LOAD_RETIRED.L3_HIT with retire_latency, which is in records of precise samples:
// L3_Hit_Latency
// Left out, br_misp_retired.cond_ntaken_cost cannot be counted: Cond_NT_Mispredicts
// Left out, br_misp_retired.cond_taken_bwd_cost cannot be counted: Cond_TK_Bwd_Mispredicts
// Left out, br_misp_retired.cond_taken_fwd_cost cannot be counted: Cond_TK_Fwd_Mispredicts
// Left out, br_misp_retired.indirect_call_cost cannot be counted: Ind_Call_Mispredicts
// Left out, br_misp_retired.indirect_cost cannot be counted: Ind_Jump_Mispredicts
// Left out, br_misp_retired.ret_cost cannot be counted: Ret_Mispredicts
// Left out, it counts nothing: Info_System_Time
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event UNC_CLOCK.SOCKET: Info_System_Uncore_Frequency, Info_System_Socket_CLKS
// Left out, no core event UNC_PKG_ENERGY_STATUS: Info_System_Power
#pragma once

#include <msr/intel/events/lunar_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::lunar_lake {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "bottleneck_mispredictions\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; 100 * (1 - 10 * (e0 / e1) * "
    "max(s1 * (1 - e2 / (e3 - e4)), 0.0001) / s1) * (s1 + topdown_fetch_latency / s0 * (s1 / "
    "(topdown_bad_speculation / s0) * e5 / e6) / (e7 / e6 + e8 / e6 + (e5 / e6 + e9 / e6) + 3 * "
    "e10 / e6 + e11 / e6 + e12 / e6))\0"
    "bottleneck_big_code\0" "\0"
    "with e1; s0 = e8 / e6; s1 = e7 / e6; s2 = e9 / e6; 100 * (topdown_fetch_latency / "
    "(topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound)) * (s0 + s1 + s2) / (s1 + s0 + (e5 / e6 + s2) + 3 * e10 / e6 + e11 "
    "/ e6 + e12 / e6)\0"
    "bottleneck_instruction_fetch_bw\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; s2 = max(s1 * (1 - e2 / (e3 - "
    "e4)), 0.0001); s3 = topdown_fetch_latency / s0; s4 = s1 / (topdown_bad_speculation / s0); "
    "s5 = s4 * e5 / e6; s6 = e7 / e6; s7 = e8 / e6; s8 = e9 / e6; s9 = e5 / e6 + s8; s10 = 3 * "
    "e10 / e6; s11 = s6 + s7 + s9 + s10 + e11 / e6 + e12 / e6; s12 = (1 - s4) * e5 / e6; 100 * "
    "(topdown_frontend_bound / s0 - (1 - 10 * (e0 / e1) * s2 / s1) * s3 * s5 / s11 - (1 - e13 / "
    "e14) * (s3 * (s10 + s9 * (s12 + s5 * s2 / s1) / (s5 + s12 + s8)) / s11 + e15 / e6 / 1.8)) "
    "- 100 * s3 * (s7 + s6 + s8) / s11\0"
    "bottleneck_compute_bound_est\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0); s2 = e16 / e6; s3 = e20 + topdown_retiring / s0 * e21; s4 = (e19 + s3) / e6 if e16 < "
    "e22 - e23 else s3 / e6; s5 = s2 + (e17 + e18) / e6 + s4; s6 = e24 / e6; 100 * (s1 * s2 / "
    "s5 + s1 * (s4 / s5) * (s6 / (e19 / e6 + e20 / e6 + e25 / e6 + s6)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = 3 * e10 / e6; s2 = e9 / e6; s3 = e5 / e6 + s2; s4 = "
    "topdown_branch_mispredicts / s0; s5 = topdown_bad_speculation / s0; s6 = s4 / s5; s7 = (1 "
    "- s6) * e5 / e6; s8 = s6 * e5 / e6; s9 = max(s4 * (1 - e2 / (e3 - e4)), 0.0001); s10 = e0 "
    "/ e1; s11 = max(0, s5 - s4); s12 = max(s11 * (1 - e26 / e4), 0.0001); s13 = (e17 + e18) / "
    "e6; s14 = e20 + topdown_retiring / s0 * e21; s15 = topdown_heavy_operations / s0; 100 * "
    "((1 - e13 / e14) * (topdown_fetch_latency / s0 * (s1 + s3 * (s7 + s8 * s9 / s4) / (s8 + s7 "
    "+ s2)) / (e7 / e6 + e8 / e6 + s3 + s1 + e11 / e6 + e12 / e6) + e15 / e6 / 1.8) + 10 * s10 "
    "* s9 / s4 * s4 + s11 * s12 / s12 + max(0, topdown_backend_bound / s0 - "
    "topdown_memory_bound / s0) * (s13 + e27 / e6 * (e19 / e6)) / (e16 / e6 + s13 + ((e19 + "
    "s14) / e6 if e16 < e22 - e23 else s14 / e6)) + s10 / (s10 + max(0, s15 - s10)) * ((99 * 3 "
    "+ 63 + 30) / 5 * e28 / e1 / s10) * s15)\0"
    "bottleneck_branching_overhead\0" "\0" "100 * ((e29 + 2 * e30 + e31) / e1)\0"
    "bottleneck_useful_work\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e0 / e1; s2 = topdown_heavy_operations / s0; 100 * "
    "(topdown_retiring / s0 - (e29 + 2 * e30 + e31) / e1 - s1 / (s1 + max(0, s2 - s1)) * ((99 * "
    "3 + 63 + 30) / 5 * e28 / e1 / s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e1; 100 * (topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound))\0"
    "fetch_latency\0" "percent\0"
    "with e1; 100 * (topdown_fetch_latency / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound))\0"
    "icache_misses\0" "percent\0" "100 * (e7 / e6)\0"
    "itlb_misses\0" "percent\0" "100 * (e8 / e6)\0"
    "code_stlb_miss_4k\0" "percent\0" "100 * (e32 / e6 * e33 / (e33 + e34))\0"
    "code_stlb_miss_2m\0" "percent\0" "100 * (e32 / e6 * e34 / (e33 + e34))\0"
    "branch_resteers\0" "percent\0" "100 * (e5 / e6 + e9 / e6)\0"
    "mispredicts_resteers\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * (topdown_branch_mispredicts / s0 / (topdown_bad_speculation / "
    "s0) * e5 / e6)\0"
    "clears_resteers\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * ((1 - topdown_branch_mispredicts / s0 / "
    "(topdown_bad_speculation / s0)) * e5 / e6)\0"
    "unknown_branches\0" "percent\0" "100 * (e9 / e6)\0"
    "ms_switches\0" "percent\0" "100 * (3 * e10 / e6)\0"
    "lcp\0" "percent\0" "100 * (e11 / e6)\0"
    "dsb_switches\0" "percent\0" "100 * (e12 / e6)\0"
    "fetch_bandwidth\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_frontend_bound / s0 - topdown_fetch_latency / "
    "s0)\0"
    "mite\0" "percent\0" "100 * ((e35 / 2 + e36 / (e37 + e36) * (e38 - e39)) / e6)\0"
    "dsb\0" "percent\0" "100 * ((e40 / 2 + e37 / (e37 + e36) * (e38 - e39)) / e6)\0"
    "lsd\0" "percent\0" "100 * (e41 / e6 / 2)\0"
    "ms\0" "percent\0" "100 * (e15 / e6 / 1.8)\0"
    "bad_speculation\0" "percent\0"
    "with e1; 100 * (topdown_bad_speculation / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "branch_mispredicts\0" "percent\0"
    "with e1; 100 * (topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "other_mispredicts\0" "percent\0"
    "with e1; 100 * max(topdown_branch_mispredicts / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * (1 - e2 / (e3 - "
    "e4)), 0.0001)\0"
    "machine_clears\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_bad_speculation / s0 - "
    "topdown_branch_mispredicts / s0)\0"
    "other_nukes\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(max(0, topdown_bad_speculation / s0 - "
    "topdown_branch_mispredicts / s0) * (1 - e26 / e4), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "with e1; 100 * (topdown_backend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound))\0"
    "memory_bound\0" "percent\0"
    "with e1; 100 * (topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "l1_bound\0" "percent\0" "100 * (e42 / e6)\0"
    "load_stlb_miss\0" "percent\0" "100 * (e43 / e6)\0"
    "load_stlb_miss_4k\0" "percent\0" "100 * (e43 / e6 * e44 / (e44 + e45 + e46))\0"
    "load_stlb_miss_2m\0" "percent\0" "100 * (e43 / e6 * e45 / (e44 + e45 + e46))\0"
    "load_stlb_miss_1g\0" "percent\0" "100 * (e43 / e6 * e46 / (e44 + e45 + e46))\0"
    "store_fwd_blk\0" "percent\0" "100 * (13 * e47 / e6)\0"
    "l1_latency_dependency\0" "percent\0" "100 * (4 * e48 / e6)\0"
    "fb_full\0" "percent\0" "100 * (e49 / e6)\0"
    "l2_bound\0" "percent\0" "100 * (e50 / e6)\0"
    "l3_bound\0" "percent\0" "100 * (e51 / e6)\0"
    "sq_full\0" "percent\0" "100 * ((e52 + e53) / e6)\0"
    "dram_bound\0" "percent\0" "100 * (e54 / e6)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e6, e55) / e6)\0"
    "mem_latency\0" "percent\0" "100 * (min(e6, e56) / e6 - min(e6, e55) / e6)\0"
    "store_bound\0" "percent\0" "100 * (e57 / e6)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e59 / e60; 100 * ((e58 * 10 * s0 + s0 * min(e6, e61)) / e6)\0"
    "store_stlb_miss\0" "percent\0" "100 * (e62 / e6)\0"
    "store_stlb_miss_4k\0" "percent\0" "100 * (e62 / e6 * e63 / (e63 + e64 + e65))\0"
    "store_stlb_miss_2m\0" "percent\0" "100 * (e62 / e6 * e64 / (e63 + e64 + e65))\0"
    "store_stlb_miss_1g\0" "percent\0" "100 * (e62 / e6 * e65 / (e63 + e64 + e65))\0"
    "core_bound\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0)\0"
    "divider\0" "percent\0" "100 * (e16 / e6)\0"
    "fp_divider\0" "percent\0" "100 * (e66 / e6)\0"
    "int_divider\0" "percent\0" "100 * (e16 / e6 - e66 / e6)\0"
    "serializing_operation\0" "percent\0" "100 * ((e17 + e18) / e6)\0"
    "slow_pause\0" "percent\0" "100 * (e67 / e6)\0"
    "c01_wait\0" "percent\0" "100 * (e68 / e6)\0"
    "c02_wait\0" "percent\0" "100 * (e18 / e6)\0"
    "memory_fence\0" "percent\0" "100 * (13 * e69 / e6)\0"
    "ports_utilization\0" "percent\0"
    "with e1; s0 = e20 + topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e21; 100 * ((e19 + s0) / e6 if e16 < e22 - e23 "
    "else s0 / e6)\0"
    "ports_utilized_0\0" "percent\0" "100 * (e19 / e6)\0"
    "mixing_vectors\0" "percent\0" "100 * (160 * e70 / e6)\0"
    "ports_utilized_1\0" "percent\0" "100 * (e20 / e6)\0"
    "ports_utilized_2\0" "percent\0" "100 * (e25 / e6)\0"
    "ports_utilized_3m\0" "percent\0" "100 * (e24 / e6)\0"
    "alu_op_utilization\0" "percent\0" "100 * (e71 / (6 * e6))\0"
    "load_op_utilization\0" "percent\0" "100 * (e72 / (3 * e6))\0"
    "store_op_utilization\0" "percent\0" "100 * ((e73 + e74) / (7 * e6))\0"
    "retiring\0" "percent\0"
    "with e1; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_retiring / s0 - topdown_heavy_operations / s0)\0"
    "fp_arith\0" "percent\0"
    "with e1; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e1; 100 * (s0 * e75 / e76 + e77 / s1 "
    "+ e78 / s1)\0"
    "x87_use\0" "percent\0"
    "with e1; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e75 / e76)\0"
    "fp_scalar\0" "percent\0"
    "with e1; 100 * (e77 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector\0" "percent\0"
    "with e1; 100 * (e78 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector_128b\0" "percent\0"
    "with e1; 100 * ((e79 + e80) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector_256b\0" "percent\0"
    "with e1; 100 * (e81 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "int_operations\0" "percent\0"
    "with e1; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1; 100 * (e82 / s0 + e83 / s0)\0"
    "int_vector_128b\0" "percent\0"
    "with e1; 100 * (e82 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "int_vector_256b\0" "percent\0"
    "with e1; 100 * (e83 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "memory_operations\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e84 / (s1 * e1))\0"
    "fused_instructions\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e85 / (s1 * e1))\0"
    "non_fused_branches\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * (e29 - e86) / (s1 * e1))\0"
    "other_light_ops\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; s2 = max(0, s1 - "
    "topdown_heavy_operations / s0); s3 = s1 * e1; 100 * max(0, s2 - (s1 * e75 / e76 + (e77 + "
    "e78) / s3 + (e87 + e88 + e89 + e90 + e91) / s3 + s2 * e84 / s3 + s2 * e85 / s3 + s2 * (e29 "
    "- e86) / s3))\0"
    "nop_instructions\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e31 / (s1 * e1))\0"
    "shuffles_256b\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e92 / (s1 * e1))\0"
    "heavy_operations\0" "percent\0"
    "with e1; 100 * (topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "few_uops_instructions\0" "percent\0"
    "with e1; 100 * max(0, topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e0 / e1)\0"
    "microcode_sequencer\0" "percent\0" "100 * (e0 / e1)\0"
    "assists\0" "percent\0" "100 * ((99 * 3 + 63 + 30) / 5 * e28 / e1)\0"
    "page_faults\0" "percent\0" "100 * (99 * e93 / e1)\0"
    "fp_assists\0" "percent\0" "100 * (30 * e94 / e1)\0"
    "avx_assists\0" "percent\0" "100 * (63 * e70 / e1)\0"
    "cisc\0" "percent\0" "100 * max(0, e0 / e1 - (99 * 3 + 63 + 30) / 5 * e28 / e1)\0"
    "info_thread_ipc\0" "\0" "e95 / e6\0"
    "info_thread_uoppi\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e95\0"
    "info_thread_uptb\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e96\0"
    "info_thread_cpi\0" "per instruction\0" "1 / (e95 / e6)\0"
    "info_thread_clks\0" "\0" "e6\0"
    "info_thread_slots\0" "\0" "e1\0"
    "info_thread_execute_per_issue\0" "\0" "e76 / e97\0"
    "info_core_flopc\0" "\0" "(e77 + 2 * e79 + 4 * e98 + 8 * e99) / e6\0"
    "info_core_fp_arith_utilization\0" "\0" "(e100 + e101 + e102 + e103) / (4 * e6)\0"
    "info_core_ilp\0" "\0" "e76 / e104\0"
    "info_core_epc\0" "\0" "e76 / e6\0"
    "info_inst_mix_ipload\0" "\0" "e95 / e105\0"
    "info_inst_mix_ipstore\0" "\0" "e95 / e60\0"
    "info_inst_mix_ipbranch\0" "\0" "e95 / e29\0"
    "info_inst_mix_ipcall\0" "\0" "e95 / e30\0"
    "info_inst_mix_iptb\0" "\0" "e95 / e96\0"
    "info_inst_mix_bptkbranch\0" "\0" "e29 / e96\0"
    "info_inst_mix_ipflop\0" "\0" "e95 / (e77 + 2 * e79 + 4 * e98 + 8 * e99)\0"
    "info_inst_mix_iparith\0" "\0" "e95 / (e77 + e78)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0" "e95 / e106\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0" "e95 / e107\0"
    "info_inst_mix_iparith_avx128\0" "\0" "e95 / (e79 + e80)\0"
    "info_inst_mix_iparith_avx256\0" "\0" "e95 / (e108 + e99)\0"
    "info_inst_mix_ippause\0" "\0" "e95 / e109\0"
    "info_inst_mix_ipswpf\0" "\0" "e95 / e110\0"
    "info_inst_mix_instructions\0" "\0" "e95\0"
    "info_pipeline_retire\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e111\0"
    "info_pipeline_strings_cycles\0" "\0" "e13 / e111\0"
    "info_pipeline_ipassist\0" "\0" "e95 / e28\0"
    "info_pipeline_fetch_lsd\0" "\0" "e112 / e113\0"
    "info_pipeline_fetch_dsb\0" "\0" "e37 / e114\0"
    "info_pipeline_fetch_mite\0" "\0" "e36 / e115\0"
    "info_pipeline_fetch_ms\0" "\0" "e116 / e117\0"
    "info_frontend_fetch_upc\0" "\0" "e97 / e118\0"
    "info_frontend_lsd_coverage\0" "\0" "e112 / e97\0"
    "info_frontend_dsb_coverage\0" "\0" "e37 / e97\0"
    "info_frontend_unknown_branch_cost\0" "\0" "e9 / e119\0"
    "info_frontend_dsb_switch_cost\0" "\0" "e12 / e120\0"
    "info_frontend_tbpc\0" "\0" "e96 / e6\0"
    "info_frontend_icache_miss_latency\0" "\0" "e7 / e121\0"
    "info_frontend_ipdsb_miss_ret\0" "\0" "e95 / e122\0"
    "info_frontend_ipunknown_branch\0" "\0" "e95 / e123\0"
    "info_frontend_l2mpki_code\0" "\0" "1000 * e124 / e95\0"
    "info_frontend_l2mpki_code_all\0" "\0" "1000 * e125 / e95\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_fetch_latency / s0; s2 = e12 / e6; s3 = e37 + e36; s4 "
    "= e38 - e39; s5 = (e35 / 2 + e36 / s3 * s4) / e6; 100 * (s1 * s2 / (e7 / e6 + e8 / e6 + "
    "(e5 / e6 + e9 / e6) + 3 * e10 / e6 + e11 / e6 + s2) + max(0, topdown_frontend_bound / s0 - "
    "s1) * s5 / (s5 + (e40 / 2 + e37 / s3 * s4) / e6 + e41 / e6 / 2 + e15 / e6 / 1.8))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_frontend_bound / s0; s2 = topdown_fetch_latency / s0; "
    "s3 = max(0, s1 - s2); s4 = e37 + e36; s5 = e38 - e39; s6 = (e40 / 2 + e37 / s4 * s5) / e6; "
    "100 * (s1 * (s3 / (s2 + s3)) * (s6 / ((e35 / 2 + e36 / s4 * s5) / e6 + s6 + e41 / e6 / 2 + "
    "e15 / e6 / 1.8)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "with e1; s0 = e7 / e6; 100 * (topdown_fetch_latency / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * s0 / (s0 + e8 / e6 + "
    "(e5 / e6 + e9 / e6) + 3 * e10 / e6 + e11 / e6 + e12 / e6))\0"
    "info_bad_spec_ipmispredict\0" "\0" "e95 / e2\0"
    "info_bad_spec_ipmisp_cond_ntaken\0" "\0" "e95 / e126\0"
    "info_bad_spec_ipmisp_cond_taken_bwd\0" "\0" "e95 / e127\0"
    "info_bad_spec_ipmisp_cond_taken_fwd\0" "\0" "e95 / e128\0"
    "info_bad_spec_ipmisp_ret\0" "\0" "e95 / e129\0"
    "info_bad_spec_ipmisp_indirect\0" "\0" "e95 / e130\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; 100 * (1 - 10 * (e0 / e1) * "
    "max(s1 * (1 - e2 / (e3 - e4)), 0.0001) / s1) * (s1 + topdown_fetch_latency / s0 * (s1 / "
    "(topdown_bad_speculation / s0) * e5 / e6) / (e7 / e6 + e8 / e6 + (e5 / e6 + e9 / e6) + 3 * "
    "e10 / e6 + e11 / e6 + e12 / e6)) * e1 / 8 / e2 / 100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0" "e3 / (e2 + e4)\0"
    "info_branches_cond_nt\0" "\0" "e131 / e29\0"
    "info_branches_cond_tk_bwd\0" "\0" "e132 / e29\0"
    "info_branches_cond_tk_fwd\0" "\0" "e133 / e29\0"
    "info_branches_callret\0" "\0" "(e30 + e134) / e29\0"
    "info_branches_jump\0" "\0" "(e96 - e132 - e133 - 2 * e30) / e29\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e131 / e29 + e132 / e29 + e133 / e29 + (e30 + e134) / e29 + (e96 - e132 - e133 - 2 * "
    "e30) / e29)\0"
    "info_memory_load_miss_real_latency\0" "\0" "e135 / e136\0"
    "info_memory_mlp\0" "\0" "e135 / e137\0"
    "info_memory_l1dl0_mpki\0" "\0" "1000 * (e138 + e139) / e95\0"
    "info_memory_l1mpki\0" "\0" "1000 * e138 / e95\0"
    "info_memory_l1mpki_load\0" "\0" "1000 * e140 / e95\0"
    "info_memory_l2mpki\0" "\0" "1000 * e141 / e95\0"
    "info_memory_l2mpki_all\0" "\0" "1000 * e142 / e95\0"
    "info_memory_l2mpki_load\0" "\0" "1000 * e143 / e95\0"
    "info_memory_l2mpki_rfo\0" "\0" "1000 * e144 / e95\0"
    "info_memory_l2hpki_all\0" "\0" "1000 * (e145 - e142) / e95\0"
    "info_memory_l2hpki_load\0" "\0" "1000 * e146 / e95\0"
    "info_memory_l3mpki\0" "\0" "1000 * e147 / e95\0"
    "info_memory_fb_hpki\0" "\0" "1000 * e148 / e95\0"
    "info_memory_l1dl0_cache_fill_bw\0" "\0" "64 * e149 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l1d_cache_fill_bw\0" "\0" "64 * e150 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0" "64 * e151 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0" "64 * e152 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0" "64 * e153 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0" "(e154 + e155 + e156) / (4 * e6)\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0" "1000 * e157 / e95\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0" "1000 * e158 / e95\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0" "1000 * e159 / e95\0"
    "info_memory_prefetches_useless_hwpf\0" "\0" "e160 / (e161 + e162)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e163 / e164\0"
    "info_memory_latency_load_l3_miss_latency\0" "\0" "e165 / e166\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e163 / e167\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e168 / e56\0"
    "info_memory_mix_uc_load_pki\0" "\0" "1000 * e169 / e95\0"
    "info_memory_mix_bus_lock_pki\0" "\0" "1000 * e170 / e95\0"
    "info_system_cpus_utilized\0" "\0" "e171 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e6 / e171 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e77 + 2 * e79 + 4 * e98 + 8 * e99) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0" "e6 / e171\0"
    "info_system_kernel_utilization\0" "\0" "e172 / e6\0"
    "info_system_kernel_cpi\0" "per instruction\0" "e172 / e173\0"
    "info_system_c0_wait\0" "\0" "e174 / e6\0"
    "info_system_mux\0" "\0" "e175 / e6\0"
    "info_system_ipfarbranch\0" "\0" "e95 / e176\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &uops_retired::ms}, {.event = &topdown::slots_},
    {.event = &br_misp_retired::all_branches}, {.event = &int_misc::clears_count},
    {.event = &machine_clears::count}, {.event = &int_misc::clear_resteer_cycles},
    {.event = &cpu_clk_unhalted::thread}, {.event = &icache_data::stalls},
    {.event = &icache_tag::stalls}, {.event = &int_misc::unknown_branch_cycles},
    {.event = &idq::ms_switches}, {.event = &decode::lcp},
    {.event = &dsb2mite_switches::penalty_cycles}, {.event = &inst_retired::rep_iteration},
    {.event = &uops_retired::ms, .threshold = 1}, {.event = &idq::ms_cycles_any},
    {.event = &arith::div_active}, {.event = &be_stalls::scoreboard},
    {.event = &cpu_clk_unhalted::c02}, {.event = &exe_activity::exe_bound_0_ports},
    {.event = &exe_activity::_1_ports_util}, {.event = &exe_activity::_2_3_ports_util},
    {.event = &cycle_activity::stalls_total}, {.event = &exe_activity::bound_on_loads},
    {.event = &uops_executed::cycles_ge_3}, {.event = &exe_activity::_2_ports_util},
    {.event = &machine_clears::memory_ordering}, {.event = &rs::empty_resource},
    {.event = &assists::any}, {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call}, {.event = &inst_retired::nop},
    {.event = &itlb_misses::walk_active}, {.event = &itlb_misses::walk_completed_4k},
    {.event = &itlb_misses::walk_completed_2m_4m},
    {.event = &idq::mite_uops, .threshold = 8, .invert = true, .flags = 1u << number_of(perfmon::qualifier::equal)},
    {.event = &idq::mite_uops}, {.event = &idq::dsb_uops},
    {.event = &idq_bubbles::starvation_cycles}, {.event = &idq_bubbles::fetch_latency},
    {.event = &idq::dsb_uops, .threshold = 8, .invert = true, .flags = 1u << number_of(perfmon::qualifier::equal)},
    {.event = &lsd::uops, .threshold = 8, .invert = true, .flags = 1u << number_of(perfmon::qualifier::equal)},
    {.event = &memory_stalls::l1}, {.event = &dtlb_load_misses::walk_active},
    {.event = &dtlb_load_misses::walk_completed_4k},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed_1g}, {.event = &ld_blocks::store_forward},
    {.event = &dependent_loads::any, .threshold = 1}, {.event = &l1d_miss::fb_full},
    {.event = &memory_stalls::l2}, {.event = &memory_stalls::l3}, {.event = &xq::full},
    {.event = &l1d_miss::l2_stalls}, {.event = &memory_stalls::mem},
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
    {.event = &uops_dispatched::alu}, {.event = &uops_dispatched::load},
    {.event = &uops_dispatched::std}, {.event = &uops_dispatched::sta},
    {.event = &uops_executed::x87}, {.event = &uops_executed::thread},
    {.event = &fp_arith_ops_retired::scalar}, {.event = &fp_arith_ops_retired::vector},
    {.event = &fp_arith_ops_retired::_128b_packed_double},
    {.event = &fp_arith_ops_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired::vector_256b}, {.event = &int_vec_retired::_128bit},
    {.event = &int_vec_retired::_256bit}, {.event = &mem_uop_retired::any},
    {.event = &inst_retired::macro_fused}, {.event = &inst_retired::br_fused},
    {.event = &int_vec_retired::add_128}, {.event = &int_vec_retired::vnni_128},
    {.event = &int_vec_retired::add_256}, {.event = &int_vec_retired::mul_256},
    {.event = &int_vec_retired::vnni_256}, {.event = &int_vec_retired::shuffles},
    {.event = &assists::page_fault}, {.event = &assists::fp}, {.event = &inst_retired::any},
    {.event = &br_inst_retired::near_taken}, {.event = &uops_issued::any},
    {.event = &fp_arith_ops_retired::_4_flops},
    {.event = &fp_arith_ops_retired::_256b_packed_single}, {.event = &fp_arith_dispatched::v0},
    {.event = &fp_arith_dispatched::v1}, {.event = &fp_arith_dispatched::v2},
    {.event = &fp_arith_dispatched::v3}, {.event = &uops_executed::thread, .threshold = 1},
    {.event = &mem_inst_retired::all_loads}, {.event = &fp_arith_ops_retired::scalar_single},
    {.event = &fp_arith_ops_retired::scalar_double},
    {.event = &fp_arith_ops_retired::_256b_packed_double}, {.event = &cpu_clk_unhalted::pause_inst},
    {.event = &mem_inst_retired::all_swpf}, {.event = &uops_retired::slots_, .threshold = 1},
    {.event = &lsd::uops}, {.event = &lsd::cycles_active}, {.event = &idq::dsb_cycles_any},
    {.event = &idq::mite_cycles_any}, {.event = &idq::ms_uops},
    {.event = &idq::ms_uops, .threshold = 1}, {.event = &uops_issued::any, .threshold = 1},
    {.event = &int_misc::unknown_branch_cycles, .threshold = 1, .edge = true},
    {.event = &dsb2mite_switches::penalty_cycles, .threshold = 1, .edge = true},
    {.event = &icache_data::stall_periods}, {.event = &frontend_retired::any_dsb_miss},
    {.event = &baclears::any}, {.event = &frontend_retired::l2_miss},
    {.event = &l2_rqsts::code_rd_miss}, {.event = &br_misp_retired::cond_ntaken},
    {.event = &br_misp_retired::cond_taken_bwd}, {.event = &br_misp_retired::cond_taken_fwd},
    {.event = &br_misp_retired::ret}, {.event = &br_misp_retired::indirect},
    {.event = &br_inst_retired::cond_ntaken}, {.event = &br_inst_retired::cond_taken_bwd},
    {.event = &br_inst_retired::cond_taken_fwd}, {.event = &br_inst_retired::near_return},
    {.event = &l1d_pending::load}, {.event = &l1d_miss::load}, {.event = &l1d_pending::load_cycles},
    {.event = &mem_load_retired::l1_miss}, {.event = &mem_load_retired::l1_hit_l1},
    {.event = &l2_rqsts::all_demand_data_rd}, {.event = &mem_load_retired::l2_miss},
    {.event = &l2_rqsts::miss}, {.event = &l2_rqsts::demand_data_rd_miss},
    {.event = &l2_rqsts::rfo_miss}, {.event = &l2_rqsts::references},
    {.event = &l2_rqsts::demand_data_rd_hit}, {.event = &mem_load_retired::l3_miss},
    {.event = &mem_load_retired::fb_hit}, {.event = &l1d::l0_replacement},
    {.event = &l1d::l1_replacement}, {.event = &l2_lines_in::all},
    {.event = &longest_lat_cache::miss}, {.event = &offcore_requests::all_requests},
    {.event = &itlb_misses::walk_pending}, {.event = &dtlb_load_misses::walk_pending},
    {.event = &dtlb_store_misses::walk_pending}, {.event = &itlb_misses::walk_completed},
    {.event = &dtlb_load_misses::walk_completed}, {.event = &dtlb_store_misses::walk_completed},
    {.event = &l2_lines_out::useless_hwpf}, {.event = &l2_lines_out::silent},
    {.event = &l2_lines_out::non_silent}, {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::l3_miss_demand_data_rd},
    {.event = &offcore_requests::l3_miss_demand_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd, .threshold = 1},
    {.event = &offcore_requests_outstanding::data_rd}, {.event = &mem_load_misc_retired::uc},
    {.event = &sq_misc::bus_lock}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::c0_wait},
    {.event = &cpu_clk_unhalted::thread_p}, {.event = &br_inst_retired::far_branch, .user = true}};
inline constexpr metric_list<perfmon::event_pmu> list{"lunar_lake", texts, all_of(events), 194};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 0, 27};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 412, 433};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 693, 726};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 1386, 1416};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 1834, 1865};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 2856, 2887};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 2922, 2946};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 3240, 3263};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 3399, 3421};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 3556, 3578};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 3594, 3614};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 3630, 3656};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 3693, 3719};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 3756, 3780};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 3806, 3835};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 4025, 4049};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 4245, 4270};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 4286, 4306};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 4327, 4339};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 4356, 4377};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 4394, 4418};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 4596, 4609};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 4666, 4678};
inline constexpr core_metrics::listed_metric lsd{&core_metrics::list, 4735, 4747};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 4768, 4779};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 4802, 4826};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 4963, 4990};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 5130, 5156};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 5330, 5353};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 5537, 5557};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 5771, 5793};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 5928, 5949};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 6083, 6100};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 6117, 6140};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 6157, 6183};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 6226, 6252};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 6295, 6321};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 6364, 6386};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 6408, 6438};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 6459, 6475};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 6492, 6509};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 6526, 6543};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 6560, 6576};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 6601, 6620};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 6637, 6659};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 6685, 6705};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 6751, 6771};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 6788, 6810};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 6879, 6903};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 6920, 6947};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 6990, 7017};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 7060, 7087};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 7130, 7149};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 7325, 7341};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 7358, 7377};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 7394, 7414};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 7442, 7472};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 7497, 7516};
inline constexpr core_metrics::listed_metric c01_wait{&core_metrics::list, 7533, 7550};
inline constexpr core_metrics::listed_metric c02_wait{&core_metrics::list, 7567, 7584};
inline constexpr core_metrics::listed_metric memory_fence{&core_metrics::list, 7601, 7622};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 7644, 7670};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 7866, 7891};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 7908, 7931};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 7954, 7979};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 7996, 8021};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 8038, 8064};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 8081, 8108};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 8131, 8159};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 8182, 8211};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 8242, 8259};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 8389, 8414};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 8589, 8606};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 8793, 8809};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 8951, 8969};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 9112, 9130};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 9273, 9296};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 9447, 9470};
inline constexpr core_metrics::listed_metric int_operations{&core_metrics::list, 9613, 9636};
inline constexpr core_metrics::listed_metric int_vector_128b{&core_metrics::list, 9797, 9821};
inline constexpr core_metrics::listed_metric int_vector_256b{&core_metrics::list, 9964, 9988};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 10131, 10157};
inline constexpr core_metrics::listed_metric fused_instructions{&core_metrics::list, 10361, 10388};
inline constexpr core_metrics::listed_metric non_fused_branches{&core_metrics::list, 10592, 10619};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 10831, 10855};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 11201, 11226};
inline constexpr core_metrics::listed_metric shuffles_256b{&core_metrics::list, 11430, 11452};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 11656, 11681};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 11819, 11849};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 12003, 12031};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 12047, 12063};
inline constexpr core_metrics::listed_metric page_faults{&core_metrics::list, 12105, 12125};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 12147, 12166};
inline constexpr core_metrics::listed_metric avx_assists{&core_metrics::list, 12188, 12208};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 12230, 12243};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 12301, 12318};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 12327, 12346};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 12479, 12497};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 12630, 12662};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 12677, 12695};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 12698, 12717};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 12720, 12751};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 12761, 12778};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 12819, 12851};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 12890, 12905};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 12916, 12931};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 12940, 12962};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 12973, 12996};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 13006, 13030};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 13040, 13062};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 13072, 13092};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 13102, 13128};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 13138, 13160};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 13202, 13225};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 13243, 13276};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 13287, 13320};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 13331, 13361};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 13379, 13409};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 13428, 13451};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 13462, 13484};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 13495, 13523};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 13527, 13549};
inline constexpr core_metrics::listed_metric info_pipeline_strings_cycles{&core_metrics::list, 13683, 13713};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 13724, 13748};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_lsd{&core_metrics::list, 13758, 13783};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 13795, 13820};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 13831, 13857};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_ms{&core_metrics::list, 13868, 13892};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 13904, 13929};
inline constexpr core_metrics::listed_metric info_frontend_lsd_coverage{&core_metrics::list, 13940, 13968};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 13979, 14007};
inline constexpr core_metrics::listed_metric info_frontend_unknown_branch_cost{&core_metrics::list, 14017, 14052};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 14062, 14093};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 14104, 14124};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 14133, 14168};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 14178, 14208};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 14219, 14251};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 14262, 14289};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 14307, 14338};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 14356, 14383};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 14818, 14848};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 15222, 15248};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 15478, 15506};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 15515, 15549};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken_bwd{&core_metrics::list, 15560, 15597};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken_fwd{&core_metrics::list, 15608, 15645};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 15656, 15682};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 15693, 15724};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 15735, 15776};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 16181, 16214};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 16229, 16252};
inline constexpr core_metrics::listed_metric info_branches_cond_tk_bwd{&core_metrics::list, 16263, 16290};
inline constexpr core_metrics::listed_metric info_branches_cond_tk_fwd{&core_metrics::list, 16301, 16328};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 16339, 16362};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 16381, 16401};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 16437, 16467};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 16569, 16605};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 16617, 16634};
inline constexpr core_metrics::listed_metric info_memory_l1dl0_mpki{&core_metrics::list, 16646, 16670};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 16697, 16717};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 16735, 16760};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 16778, 16798};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 16816, 16840};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 16858, 16883};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 16901, 16925};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 16943, 16967};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 16994, 17019};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 17037, 17057};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 17075, 17096};
inline constexpr core_metrics::listed_metric info_memory_l1dl0_cache_fill_bw{&core_metrics::list, 17114, 17147};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 17196, 17227};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 17276, 17306};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 17355, 17385};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 17434, 17466};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 17515, 17555};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 17587, 17619};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 17637, 17669};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 17687, 17720};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 17738, 17775};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 17796, 17838};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l3_miss_latency{&core_metrics::list, 17850, 17892};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 17904, 17937};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 17949, 17982};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 17993, 18022};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 18040, 18070};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 18088, 18115};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 18136, 18164};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 18229, 18249};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 18324, 18355};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 18365, 18397};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 18407, 18446};
inline constexpr core_metrics::listed_metric info_system_c0_wait{&core_metrics::list, 18458, 18479};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 18489, 18506};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 18516, 18541};
} // namespace metric

} // namespace msr::events::lunar_lake
