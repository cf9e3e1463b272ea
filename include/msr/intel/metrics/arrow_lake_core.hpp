// Metrics of Arrow Lake: performance cores: 195. Written by `msrpp import` from a table: do not
// edit.
// arl_lioncove: from intel/perfmon 6dadedf3aa48, ARL/metrics/arrowlake_metrics_lioncove_core.json,
// 1.1; BSD-3-Clause, Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// 112 of them are those of lunar_lake.
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
// samples: Bottleneck_Data_Cache_Memory_Bandwidth, Contested_Accesses
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
// Left out, no core event UNC_M_TOTAL_DATA: Info_System_DRAM_BW_Use
// Left out, no core event UNC_PKG_ENERGY_STATUS: Info_System_Power
#pragma once

#include <msr/intel/events/arrow_lake_core.hpp>
#include <msr/intel/metrics/lunar_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::arrow_lake_core {

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
    "mispredicts_resteers\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * (topdown_branch_mispredicts / s0 / (topdown_bad_speculation / "
    "s0) * e5 / e6)\0"
    "clears_resteers\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * ((1 - topdown_branch_mispredicts / s0 / "
    "(topdown_bad_speculation / s0)) * e5 / e6)\0"
    "fetch_bandwidth\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_frontend_bound / s0 - topdown_fetch_latency / "
    "s0)\0"
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
    "store_early_blk\0" "percent\0" "100 * (7 * e32 / e6)\0"
    "sq_full\0" "percent\0" "100 * ((e33 + e34) / e6)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e6, e35) / e6)\0"
    "mem_latency\0" "percent\0" "100 * (min(e6, e36) / e6 - min(e6, e35) / e6)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e38 / e39; 100 * ((e37 * 10 * s0 + s0 * min(e6, e40)) / e6)\0"
    "core_bound\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0)\0"
    "memory_fence\0" "percent\0" "100 * (13 * e41 / e6)\0"
    "ports_utilization\0" "percent\0"
    "with e1; s0 = e20 + topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e21; 100 * ((e19 + s0) / e6 if e16 < e22 - e23 "
    "else s0 / e6)\0"
    "ports_utilized_3m\0" "percent\0" "100 * (e24 / e6)\0"
    "alu_op_utilization\0" "percent\0" "100 * (e42 / (6 * e6))\0"
    "load_op_utilization\0" "percent\0" "100 * (e43 / (3 * e6))\0"
    "store_op_utilization\0" "percent\0" "100 * ((e44 + e45) / (7 * e6))\0"
    "retiring\0" "percent\0"
    "with e1; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_retiring / s0 - topdown_heavy_operations / s0)\0"
    "fp_arith\0" "percent\0"
    "with e1; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e1; 100 * (s0 * e46 / e47 + e48 / s1 "
    "+ e49 / s1)\0"
    "x87_use\0" "percent\0"
    "with e1; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e46 / e47)\0"
    "fp_scalar\0" "percent\0"
    "with e1; 100 * (e48 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector\0" "percent\0"
    "with e1; 100 * (e49 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector_128b\0" "percent\0"
    "with e1; 100 * ((e50 + e51) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector_256b\0" "percent\0"
    "with e1; 100 * (e52 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "int_operations\0" "percent\0"
    "with e1; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1; 100 * (e53 / s0 + e54 / s0)\0"
    "int_vector_128b\0" "percent\0"
    "with e1; 100 * (e53 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "int_vector_256b\0" "percent\0"
    "with e1; 100 * (e54 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "memory_operations\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e55 / (s1 * e1))\0"
    "fused_instructions\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e56 / (s1 * e1))\0"
    "non_fused_branches\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * (e29 - e57) / (s1 * e1))\0"
    "other_light_ops\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; s2 = max(0, s1 - "
    "topdown_heavy_operations / s0); s3 = s1 * e1; 100 * max(0, s2 - (s1 * e46 / e47 + (e48 + "
    "e49) / s3 + (e58 + e59 + e60 + e61 + e62) / s3 + s2 * e55 / s3 + s2 * e56 / s3 + s2 * (e29 "
    "- e57) / s3))\0"
    "nop_instructions\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e31 / (s1 * e1))\0"
    "shuffles_256b\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e63 / (s1 * e1))\0"
    "heavy_operations\0" "percent\0"
    "with e1; 100 * (topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "few_uops_instructions\0" "percent\0"
    "with e1; 100 * max(0, topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e0 / e1)\0"
    "microcode_sequencer\0" "percent\0" "100 * (e0 / e1)\0"
    "assists\0" "percent\0" "100 * ((99 * 3 + 63 + 30) / 5 * e28 / e1)\0"
    "page_faults\0" "percent\0" "100 * (99 * e64 / e1)\0"
    "fp_assists\0" "percent\0" "100 * (30 * e65 / e1)\0"
    "avx_assists\0" "percent\0" "100 * (63 * e66 / e1)\0"
    "cisc\0" "percent\0" "100 * max(0, e0 / e1 - (99 * 3 + 63 + 30) / 5 * e28 / e1)\0"
    "info_thread_uoppi\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e67\0"
    "info_thread_uptb\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e68\0"
    "info_thread_slots\0" "\0" "e1\0"
    "info_thread_execute_per_issue\0" "\0" "e47 / e69\0"
    "info_core_ilp\0" "\0" "e47 / e70\0"
    "info_core_epc\0" "\0" "e47 / e6\0"
    "info_pipeline_retire\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e71\0"
    "info_pipeline_strings_cycles\0" "\0" "e13 / e71\0"
    "info_frontend_fetch_upc\0" "\0" "e69 / e72\0"
    "info_frontend_lsd_coverage\0" "\0" "e73 / e69\0"
    "info_frontend_dsb_coverage\0" "\0" "e74 / e69\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_fetch_latency / s0; s2 = e12 / e6; s3 = e74 + e76; s4 "
    "= e77 - e78; s5 = (e75 / 2 + e76 / s3 * s4) / e6; 100 * (s1 * s2 / (e7 / e6 + e8 / e6 + "
    "(e5 / e6 + e9 / e6) + 3 * e10 / e6 + e11 / e6 + s2) + max(0, topdown_frontend_bound / s0 - "
    "s1) * s5 / (s5 + (e79 / 2 + e74 / s3 * s4) / e6 + e80 / e6 / 2 + e15 / e6 / 1.8))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_frontend_bound / s0; s2 = topdown_fetch_latency / s0; "
    "s3 = max(0, s1 - s2); s4 = e74 + e76; s5 = e77 - e78; s6 = (e79 / 2 + e74 / s4 * s5) / e6; "
    "100 * (s1 * (s3 / (s2 + s3)) * (s6 / ((e75 / 2 + e76 / s4 * s5) / e6 + s6 + e80 / e6 / 2 + "
    "e15 / e6 / 1.8)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "with e1; s0 = e7 / e6; 100 * (topdown_fetch_latency / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * s0 / (s0 + e8 / e6 + "
    "(e5 / e6 + e9 / e6) + 3 * e10 / e6 + e11 / e6 + e12 / e6))\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; 100 * (1 - 10 * (e0 / e1) * "
    "max(s1 * (1 - e2 / (e3 - e4)), 0.0001) / s1) * (s1 + topdown_fetch_latency / s0 * (s1 / "
    "(topdown_bad_speculation / s0) * e5 / e6) / (e7 / e6 + e8 / e6 + (e5 / e6 + e9 / e6) + 3 * "
    "e10 / e6 + e11 / e6 + e12 / e6)) * e1 / 8 / e2 / 100\0"
    "info_memory_l1dl0_mpki\0" "\0" "1000 * (e81 + e82) / e67\0"
    "info_memory_l1mpki\0" "\0" "1000 * e81 / e67\0"
    "info_memory_l2mpki\0" "\0" "1000 * e83 / e67\0"
    "info_memory_l3mpki\0" "\0" "1000 * e84 / e67\0"
    "info_memory_fb_hpki\0" "\0" "1000 * e85 / e67\0"
    "info_memory_l3_cache_access_bw\0" "\0" "64 * e86 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e87 / e88\0"
    "info_memory_latency_load_l3_miss_latency\0" "\0" "e89 / e90\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e87 / e91\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e92 / e36\0"
    "info_memory_mix_uc_load_pki\0" "\0" "1000 * e93 / e67\0"
    "info_memory_mix_bus_lock_pki\0" "\0" "1000 * e94 / e67\0";
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
    {.event = &ld_blocks::store_early, .threshold = 1}, {.event = &xq::full},
    {.event = &l1d_miss::l2_stalls},
    {.event = &offcore_requests_outstanding::data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &mem_store_retired::l2_hit}, {.event = &mem_inst_retired::lock_loads},
    {.event = &mem_inst_retired::all_stores},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &misc2_retired::lfence}, {.event = &uops_dispatched::alu},
    {.event = &uops_dispatched::load}, {.event = &uops_dispatched::std},
    {.event = &uops_dispatched::sta}, {.event = &uops_executed::x87},
    {.event = &uops_executed::thread}, {.event = &fp_arith_ops_retired::scalar},
    {.event = &fp_arith_ops_retired::vector}, {.event = &fp_arith_ops_retired::_128b_packed_double},
    {.event = &fp_arith_ops_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired::vector_256b}, {.event = &int_vec_retired::_128bit},
    {.event = &int_vec_retired::_256bit}, {.event = &mem_uop_retired::any},
    {.event = &inst_retired::macro_fused}, {.event = &inst_retired::br_fused},
    {.event = &int_vec_retired::add_128}, {.event = &int_vec_retired::vnni_128},
    {.event = &int_vec_retired::add_256}, {.event = &int_vec_retired::mul_256},
    {.event = &int_vec_retired::vnni_256}, {.event = &int_vec_retired::shuffles},
    {.event = &assists::page_fault}, {.event = &assists::fp}, {.event = &assists::sse_avx_mix},
    {.event = &inst_retired::any}, {.event = &br_inst_retired::near_taken},
    {.event = &uops_issued::any}, {.event = &uops_executed::thread, .threshold = 1},
    {.event = &uops_retired::slots_, .threshold = 1}, {.event = &uops_issued::any, .threshold = 1},
    {.event = &lsd::uops}, {.event = &idq::dsb_uops},
    {.event = &idq::mite_uops, .threshold = 8, .invert = true, .flags = 1u << number_of(perfmon::qualifier::equal)},
    {.event = &idq::mite_uops}, {.event = &idq_bubbles::starvation_cycles},
    {.event = &idq_bubbles::fetch_latency},
    {.event = &idq::dsb_uops, .threshold = 8, .invert = true, .flags = 1u << number_of(perfmon::qualifier::equal)},
    {.event = &lsd::uops, .threshold = 8, .invert = true, .flags = 1u << number_of(perfmon::qualifier::equal)},
    {.event = &mem_load_retired::l1_miss}, {.event = &mem_load_retired::l1_hit_l1},
    {.event = &mem_load_retired::l2_miss}, {.event = &mem_load_retired::l3_miss},
    {.event = &mem_load_retired::fb_hit}, {.event = &offcore_requests::all_requests},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::l3_miss_demand_data_rd},
    {.event = &offcore_requests::l3_miss_demand_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd, .threshold = 1},
    {.event = &offcore_requests_outstanding::data_rd}, {.event = &mem_load_misc_retired::uc},
    {.event = &sq_misc::bus_lock}};
inline constexpr metric_list<perfmon::event_pmu> list{"arrow_lake_core", texts, all_of(events), 83, &lunar_lake::core_metrics::list};
} // namespace core_metrics

namespace metric {
using
    lunar_lake::metric::icache_misses, lunar_lake::metric::itlb_misses,
    lunar_lake::metric::code_stlb_miss_4k, lunar_lake::metric::code_stlb_miss_2m,
    lunar_lake::metric::branch_resteers, lunar_lake::metric::unknown_branches,
    lunar_lake::metric::ms_switches, lunar_lake::metric::lcp, lunar_lake::metric::dsb_switches,
    lunar_lake::metric::mite, lunar_lake::metric::dsb, lunar_lake::metric::lsd,
    lunar_lake::metric::ms, lunar_lake::metric::l1_bound, lunar_lake::metric::load_stlb_miss,
    lunar_lake::metric::load_stlb_miss_4k, lunar_lake::metric::load_stlb_miss_2m,
    lunar_lake::metric::load_stlb_miss_1g, lunar_lake::metric::store_fwd_blk,
    lunar_lake::metric::l1_latency_dependency, lunar_lake::metric::fb_full,
    lunar_lake::metric::l2_bound, lunar_lake::metric::l3_bound, lunar_lake::metric::dram_bound,
    lunar_lake::metric::store_bound, lunar_lake::metric::store_stlb_miss,
    lunar_lake::metric::store_stlb_miss_4k, lunar_lake::metric::store_stlb_miss_2m,
    lunar_lake::metric::store_stlb_miss_1g, lunar_lake::metric::divider,
    lunar_lake::metric::fp_divider, lunar_lake::metric::int_divider,
    lunar_lake::metric::serializing_operation, lunar_lake::metric::slow_pause,
    lunar_lake::metric::c01_wait, lunar_lake::metric::c02_wait,
    lunar_lake::metric::ports_utilized_0, lunar_lake::metric::mixing_vectors,
    lunar_lake::metric::ports_utilized_1, lunar_lake::metric::ports_utilized_2,
    lunar_lake::metric::info_thread_ipc, lunar_lake::metric::info_thread_cpi,
    lunar_lake::metric::info_thread_clks, lunar_lake::metric::info_core_flopc,
    lunar_lake::metric::info_core_fp_arith_utilization, lunar_lake::metric::info_inst_mix_ipload,
    lunar_lake::metric::info_inst_mix_ipstore, lunar_lake::metric::info_inst_mix_ipbranch,
    lunar_lake::metric::info_inst_mix_ipcall, lunar_lake::metric::info_inst_mix_iptb,
    lunar_lake::metric::info_inst_mix_bptkbranch, lunar_lake::metric::info_inst_mix_ipflop,
    lunar_lake::metric::info_inst_mix_iparith, lunar_lake::metric::info_inst_mix_iparith_scalar_sp,
    lunar_lake::metric::info_inst_mix_iparith_scalar_dp,
    lunar_lake::metric::info_inst_mix_iparith_avx128,
    lunar_lake::metric::info_inst_mix_iparith_avx256, lunar_lake::metric::info_inst_mix_ippause,
    lunar_lake::metric::info_inst_mix_ipswpf, lunar_lake::metric::info_inst_mix_instructions,
    lunar_lake::metric::info_pipeline_ipassist, lunar_lake::metric::info_pipeline_fetch_lsd,
    lunar_lake::metric::info_pipeline_fetch_dsb, lunar_lake::metric::info_pipeline_fetch_mite,
    lunar_lake::metric::info_pipeline_fetch_ms,
    lunar_lake::metric::info_frontend_unknown_branch_cost,
    lunar_lake::metric::info_frontend_dsb_switch_cost, lunar_lake::metric::info_frontend_tbpc,
    lunar_lake::metric::info_frontend_icache_miss_latency,
    lunar_lake::metric::info_frontend_ipdsb_miss_ret,
    lunar_lake::metric::info_frontend_ipunknown_branch,
    lunar_lake::metric::info_frontend_l2mpki_code,
    lunar_lake::metric::info_frontend_l2mpki_code_all,
    lunar_lake::metric::info_bad_spec_ipmispredict,
    lunar_lake::metric::info_bad_spec_ipmisp_cond_ntaken,
    lunar_lake::metric::info_bad_spec_ipmisp_cond_taken_bwd,
    lunar_lake::metric::info_bad_spec_ipmisp_cond_taken_fwd,
    lunar_lake::metric::info_bad_spec_ipmisp_ret, lunar_lake::metric::info_bad_spec_ipmisp_indirect,
    lunar_lake::metric::info_bad_spec_spec_clears_ratio, lunar_lake::metric::info_branches_cond_nt,
    lunar_lake::metric::info_branches_cond_tk_bwd, lunar_lake::metric::info_branches_cond_tk_fwd,
    lunar_lake::metric::info_branches_callret, lunar_lake::metric::info_branches_jump,
    lunar_lake::metric::info_branches_other_branches,
    lunar_lake::metric::info_memory_load_miss_real_latency, lunar_lake::metric::info_memory_mlp,
    lunar_lake::metric::info_memory_l1mpki_load, lunar_lake::metric::info_memory_l2mpki_all,
    lunar_lake::metric::info_memory_l2mpki_load, lunar_lake::metric::info_memory_l2mpki_rfo,
    lunar_lake::metric::info_memory_l2hpki_all, lunar_lake::metric::info_memory_l2hpki_load,
    lunar_lake::metric::info_memory_l1dl0_cache_fill_bw,
    lunar_lake::metric::info_memory_l1d_cache_fill_bw,
    lunar_lake::metric::info_memory_l2_cache_fill_bw,
    lunar_lake::metric::info_memory_l3_cache_fill_bw,
    lunar_lake::metric::info_memory_tlb_page_walks_utilization,
    lunar_lake::metric::info_memory_tlb_code_stlb_mpki,
    lunar_lake::metric::info_memory_tlb_load_stlb_mpki,
    lunar_lake::metric::info_memory_tlb_store_stlb_mpki,
    lunar_lake::metric::info_memory_prefetches_useless_hwpf,
    lunar_lake::metric::info_system_cpus_utilized, lunar_lake::metric::info_system_core_frequency,
    lunar_lake::metric::info_system_gflops, lunar_lake::metric::info_system_turbo_utilization,
    lunar_lake::metric::info_system_kernel_utilization, lunar_lake::metric::info_system_kernel_cpi,
    lunar_lake::metric::info_system_c0_wait, lunar_lake::metric::info_system_mux,
    lunar_lake::metric::info_system_ipfarbranch;
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 0, 27};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 412, 433};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 693, 726};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 1386, 1416};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 1834, 1865};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 2856, 2887};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 2922, 2946};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 3240, 3263};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 3399, 3421};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 3556, 3585};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 3775, 3799};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 3995, 4019};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 4197, 4221};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 4358, 4385};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 4525, 4551};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 4725, 4748};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 4932, 4952};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 5166, 5188};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 5323, 5344};
inline constexpr core_metrics::listed_metric store_early_blk{&core_metrics::list, 5478, 5502};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 5523, 5539};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 5564, 5586};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 5612, 5632};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 5678, 5700};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 5769, 5788};
inline constexpr core_metrics::listed_metric memory_fence{&core_metrics::list, 5964, 5985};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 6007, 6033};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 6229, 6255};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 6272, 6299};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 6322, 6350};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 6373, 6402};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 6433, 6450};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 6580, 6605};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 6780, 6797};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 6984, 7000};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 7142, 7160};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 7303, 7321};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 7464, 7487};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 7638, 7661};
inline constexpr core_metrics::listed_metric int_operations{&core_metrics::list, 7804, 7827};
inline constexpr core_metrics::listed_metric int_vector_128b{&core_metrics::list, 7988, 8012};
inline constexpr core_metrics::listed_metric int_vector_256b{&core_metrics::list, 8155, 8179};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 8322, 8348};
inline constexpr core_metrics::listed_metric fused_instructions{&core_metrics::list, 8552, 8579};
inline constexpr core_metrics::listed_metric non_fused_branches{&core_metrics::list, 8783, 8810};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 9022, 9046};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 9392, 9417};
inline constexpr core_metrics::listed_metric shuffles_256b{&core_metrics::list, 9621, 9643};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 9847, 9872};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 10010, 10040};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 10194, 10222};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 10238, 10254};
inline constexpr core_metrics::listed_metric page_faults{&core_metrics::list, 10296, 10316};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 10338, 10357};
inline constexpr core_metrics::listed_metric avx_assists{&core_metrics::list, 10379, 10399};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 10421, 10434};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 10492, 10511};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 10644, 10662};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 10795, 10814};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 10817, 10848};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 10858, 10873};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 10883, 10898};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 10907, 10929};
inline constexpr core_metrics::listed_metric info_pipeline_strings_cycles{&core_metrics::list, 11062, 11092};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 11102, 11127};
inline constexpr core_metrics::listed_metric info_frontend_lsd_coverage{&core_metrics::list, 11137, 11165};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 11175, 11203};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 11213, 11240};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 11675, 11705};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 12079, 12105};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 12335, 12376};
inline constexpr core_metrics::listed_metric info_memory_l1dl0_mpki{&core_metrics::list, 12781, 12805};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 12830, 12850};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 12867, 12887};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 12904, 12924};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 12941, 12962};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 12979, 13011};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 13059, 13101};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l3_miss_latency{&core_metrics::list, 13111, 13153};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 13163, 13196};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 13206, 13239};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 13249, 13278};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 13295, 13325};
} // namespace metric

} // namespace msr::events::arrow_lake_core
