// Metrics of Alder Lake: performance cores: 215. Written by `msrpp import` from a table: do not
// edit.
// adl_goldencove: from intel/perfmon 6dadedf3aa48,
// ADL/metrics/alderlake_metrics_goldencove_core.json, 1.1; BSD-3-Clause, Copyright (c) Intel
// Corporation. Names, formulas, events; no descriptions.
// Left out, TOPDOWN.SLOTS with percore, which adds what the threads of a core count:
// Info_Thread_Slots_Utilization
// Left out, it counts nothing: Info_System_Time
// Left out, more events than a plan has room for: Bottleneck_Other_Bottlenecks
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event UNC_ARB_TRK_REQUESTS.ALL: Info_System_DRAM_BW_Use
// Left out, no core event UNC_CLOCK.SOCKET: Info_System_Uncore_Frequency, Info_System_Socket_CLKS
// Left out, no core event UNC_PKG_ENERGY_STATUS: Info_System_Power
#pragma once

#include <msr/intel/events/alder_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::alder_lake {

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
    "s0); s2 = e20 / e7; s3 = e25 - e26; s4 = (e23 + max(e24 - e21, 0)) / e7 * s3 / e7; s5 = "
    "e27 + topdown_retiring / s0 * e28; s6 = (s4 * e7 + s5) / e7 if e20 < s3 else s5 / e7; s7 = "
    "s2 + (e21 / e7 + e22 / e7) + s6; s8 = e29 / e7; 100 * (s1 * s2 / s7 + s1 * (s6 / s7) * (s8 "
    "/ (s4 + e27 / e7 + e30 / e7 + s8)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e5 / e1; s2 = e12 / e13; s3 = 3 * e11 / s2 / e7; s4 = e10 / "
    "e7; s5 = e6 / e7 + s4; s6 = topdown_branch_mispredicts / s0; s7 = topdown_backend_bound / "
    "s0; s8 = topdown_retiring / s0; s9 = max(1 - (topdown_frontend_bound / s0 - s1 + s7 + s8), "
    "0); s10 = s6 / s9; s11 = (1 - s10) * e6 / e7; s12 = s10 * e6 / e7; s13 = max(s6 * (1 - e2 "
    "/ (e3 - e4)), 0.0001); s14 = e0 / e1; s15 = max(0, s9 - s6); s16 = max(s15 * (1 - e31 / "
    "e4), 0.0001); s17 = e21 / e7 + e22 / e7; s18 = e25 - e26; s19 = (e23 + max(e24 - e21, 0)) "
    "/ e7 * s18 / e7; s20 = e27 + s8 * e28; s21 = topdown_heavy_operations / s0; 100 * ((1 - "
    "e16 / e17) * ((topdown_fetch_latency / s0 - s1) * (s3 + s5 * (s11 + s12 * s13 / s6) / (s12 "
    "+ s11 + s4)) / (e8 / e7 + e9 / e7 + s5 + s3 + e14 / e7 + e15 / e7) + max(e18, e17 / s2) / "
    "(e19 if smt_on else e7) / 2.4) + 10 * s14 * s13 / s6 * s6 + s15 * s16 / s16 + max(0, s7 - "
    "topdown_memory_bound / s0) * (s17 + e24 / e7 * s19) / (e20 / e7 + s17 + ((s19 * e7 + s20) "
    "/ e7 if e20 < s18 else s20 / e7)) + s14 / (max(0, s21 - s14) + s14) * ((99 * 3 + 63 + 30) "
    "/ 5 * e32 / e1 / s14) * s21)\0"
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
    "code_l2_hit\0" "percent\0" "100 * max(0, e8 / e7 - e36 / e7)\0"
    "code_l2_miss\0" "percent\0" "100 * (e36 / e7)\0"
    "itlb_misses\0" "percent\0" "100 * (e9 / e7)\0"
    "code_stlb_hit\0" "percent\0" "100 * max(0, e9 / e7 - e37 / e7)\0"
    "code_stlb_miss\0" "percent\0" "100 * (e37 / e7)\0"
    "code_stlb_miss_4k\0" "percent\0" "100 * (e37 / e7 * e38 / (e38 + e39))\0"
    "code_stlb_miss_2m\0" "percent\0" "100 * (e37 / e7 * e39 / (e38 + e39))\0"
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
    "mite\0" "percent\0" "100 * ((e40 - e41) / (e19 if smt_on else e7) / 2)\0"
    "decoder0_alone\0" "percent\0" "100 * ((e42 - e43) / (e19 if smt_on else e7) / 2)\0"
    "dsb\0" "percent\0" "100 * ((e44 - e45) / (e19 if smt_on else e7) / 2)\0"
    "lsd\0" "percent\0" "100 * ((e46 - e47) / (e19 if smt_on else e7) / 2)\0"
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
    "* (1 - e31 / e4), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "with e1; 100 * (topdown_backend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound))\0"
    "memory_bound\0" "percent\0"
    "with e1; 100 * (topdown_memory_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "l1_bound\0" "percent\0" "100 * max((e26 - e48) / e7, 0)\0"
    "dtlb_load\0" "percent\0" "100 * (min(7 * e49 + e50, max(e51 - e52, 0)) / e7)\0"
    "load_stlb_hit\0" "percent\0" "100 * (min(7 * e49 + e50, max(e51 - e52, 0)) / e7 - e50 / e7)\0"
    "load_stlb_miss\0" "percent\0" "100 * (e50 / e7)\0"
    "load_stlb_miss_4k\0" "percent\0" "100 * (e50 / e7 * e53 / (e53 + e54 + e55))\0"
    "load_stlb_miss_2m\0" "percent\0" "100 * (e50 / e7 * e54 / (e53 + e54 + e55))\0"
    "load_stlb_miss_1g\0" "percent\0" "100 * (e50 / e7 * e55 / (e53 + e54 + e55))\0"
    "store_fwd_blk\0" "percent\0" "100 * (13 * e56 / e7)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e57 - e58 - e59) * 20 / 100, max(e51 - e52, 0)) / e7)\0"
    "lock_latency\0" "percent\0"
    "100 * ((16 * max(0, e60 - e61) + e60 / e62 * (10 * e63 + min(e7, e64))) / e7)\0"
    "split_loads\0" "percent\0" "100 * (e65 / e66 * e67 / e7)\0"
    "fb_full\0" "percent\0" "100 * (e68 / e7)\0"
    "l2_bound\0" "percent\0" "100 * ((e48 - e69) / e7)\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (3 * (e7 / e70 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e71 * (1 + "
    "e58 / e59 / 2) / e7)\0"
    "l3_bound\0" "percent\0" "100 * ((e69 - e72) / e7)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e7 / e70 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((12 * s0 - 3 "
    "* s0) * (e73 * (1 + e58 / e59 / 2)) / e7)\0"
    "sq_full\0" "percent\0" "100 * ((e74 + e75) / e7)\0"
    "dram_bound\0" "percent\0" "100 * (e72 / e7)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e7, e76) / e7)\0"
    "mem_latency\0" "percent\0" "100 * (min(e7, e77) / e7 - min(e7, e76) / e7)\0"
    "store_bound\0" "percent\0" "100 * (e78 / e7)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e60 / e62; 100 * ((e79 * 10 * s0 + s0 * min(e7, e64)) / e7)\0"
    "split_stores\0" "percent\0" "100 * (e80 / (e19 if smt_on else e7))\0"
    "dtlb_store\0" "percent\0" "100 * ((7 * e81 + e82) / (e19 if smt_on else e7))\0"
    "store_stlb_hit\0" "percent\0"
    "s0 = e19 if smt_on else e7; 100 * ((7 * e81 + e82) / s0 - e82 / s0)\0"
    "store_stlb_miss\0" "percent\0" "100 * (e82 / (e19 if smt_on else e7))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e82 / (e19 if smt_on else e7) * e83 / (e83 + e84 + e85))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e82 / (e19 if smt_on else e7) * e84 / (e83 + e84 + e85))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e82 / (e19 if smt_on else e7) * e85 / (e83 + e84 + e85))\0"
    "core_bound\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0)\0"
    "divider\0" "percent\0" "100 * (e20 / e7)\0"
    "fp_divider\0" "percent\0" "100 * (e86 / e7)\0"
    "int_divider\0" "percent\0" "100 * (e20 / e7 - e86 / e7)\0"
    "serializing_operation\0" "percent\0" "100 * (e21 / e7 + e22 / e7)\0"
    "slow_pause\0" "percent\0" "100 * (e87 / e7)\0"
    "c01_wait\0" "percent\0" "100 * (e88 / e7)\0"
    "c02_wait\0" "percent\0" "100 * (e22 / e7)\0"
    "memory_fence\0" "percent\0" "100 * (13 * e89 / e7)\0"
    "ports_utilization\0" "percent\0"
    "with e1; s0 = e25 - e26; s1 = e27 + topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e28; 100 * (((e23 + "
    "max(e24 - e21, 0)) / e7 * s0 / e7 * e7 + s1) / e7 if e20 < s0 else s1 / e7)\0"
    "ports_utilized_0\0" "percent\0" "100 * ((e23 + max(e24 - e21, 0)) / e7 * (e25 - e26) / e7)\0"
    "mixing_vectors\0" "percent\0" "100 * (160 * e90 / e7)\0"
    "ports_utilized_1\0" "percent\0" "100 * (e27 / e7)\0"
    "ports_utilized_2\0" "percent\0" "100 * (e30 / e7)\0"
    "ports_utilized_3m\0" "percent\0" "100 * (e29 / e7)\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e91 + e92 + e93 + e94) / (5 * (e19 if smt_on else e7)))\0"
    "port_0\0" "percent\0" "100 * (e91 / (e19 if smt_on else e7))\0"
    "port_1\0" "percent\0" "100 * (e92 / (e19 if smt_on else e7))\0"
    "port_6\0" "percent\0" "100 * (e94 / (e19 if smt_on else e7))\0"
    "load_op_utilization\0" "percent\0" "100 * (e95 / (3 * (e19 if smt_on else e7)))\0"
    "store_op_utilization\0" "percent\0" "100 * ((e96 + e97) / (4 * (e19 if smt_on else e7)))\0"
    "retiring\0" "percent\0"
    "with e1; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(0, topdown_retiring / s0 - topdown_heavy_operations / s0)\0"
    "fp_arith\0" "percent\0"
    "with e1; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e1; 100 * (s0 * e98 / e99 + e100 / s1 "
    "+ e101 / s1)\0"
    "x87_use\0" "percent\0"
    "with e1; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e98 / e99)\0"
    "fp_scalar\0" "percent\0"
    "with e1; 100 * (e100 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector\0" "percent\0"
    "with e1; 100 * (e101 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector_128b\0" "percent\0"
    "with e1; 100 * ((e102 + e103) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "fp_vector_256b\0" "percent\0"
    "with e1; 100 * ((e104 + e105) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "int_operations\0" "percent\0"
    "with e1; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1; 100 * ((e106 + e107) / s0 + (e108 + e109 + "
    "e110) / s0)\0"
    "int_vector_128b\0" "percent\0"
    "with e1; 100 * ((e106 + e107) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "int_vector_256b\0" "percent\0"
    "with e1; 100 * ((e108 + e109 + e110) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e1))\0"
    "memory_operations\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e111 / (s1 * e1))\0"
    "fused_instructions\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e112 / (s1 * e1))\0"
    "non_fused_branches\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * (e33 - e112) / (s1 * e1))\0"
    "other_light_ops\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; s2 = max(0, s1 - "
    "topdown_heavy_operations / s0); s3 = s1 * e1; 100 * max(0, s2 - (s1 * e98 / e99 + e100 / "
    "s3 + e101 / s3 + ((e106 + e107) / s3 + (e108 + e109 + e110) / s3) + s2 * e111 / s3 + s2 * "
    "e112 / s3 + s2 * (e33 - e112) / s3))\0"
    "nop_instructions\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e35 / (s1 * e1))\0"
    "shuffles_256b\0" "percent\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_retiring / s0; 100 * (max(0, s1 - "
    "topdown_heavy_operations / s0) * e113 / (s1 * e1))\0"
    "heavy_operations\0" "percent\0"
    "with e1; 100 * (topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound))\0"
    "few_uops_instructions\0" "percent\0"
    "with e1; 100 * max(0, topdown_heavy_operations / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e0 / e1)\0"
    "microcode_sequencer\0" "percent\0" "100 * (e0 / e1)\0"
    "assists\0" "percent\0" "100 * ((99 * 3 + 63 + 30) / 5 * e32 / e1)\0"
    "page_faults\0" "percent\0" "100 * (99 * e114 / e1)\0"
    "fp_assists\0" "percent\0" "100 * (30 * e115 / e1)\0"
    "avx_assists\0" "percent\0" "100 * (63 * e90 / e1)\0"
    "cisc\0" "percent\0" "100 * max(0, e0 / e1 - (99 * 3 + 63 + 30) / 5 * e32 / e1)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(0, topdown_backend_bound / s0 - topdown_memory_bound / "
    "s0); s2 = e25 - e26; s3 = e27 + topdown_retiring / s0 * e28; s4 = ((e23 + max(e24 - e21, "
    "0)) / e7 * s2 / e7 * e7 + s3) / e7 if e20 < s2 else s3 / e7; 100 * (1 - s1 / s4 if s1 < s4 "
    "else 1) if (1 - e116 / e117 if smt_on else 0) > 0.5 else 0\0"
    "info_thread_ipc\0" "\0" "e118 / e7\0"
    "info_thread_uoppi\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e118\0"
    "info_thread_uptb\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e119\0"
    "info_thread_cpi\0" "per instruction\0" "1 / (e118 / e7)\0"
    "info_thread_clks\0" "\0" "e7\0"
    "info_thread_slots\0" "\0" "e1\0"
    "info_thread_execute_per_issue\0" "\0" "e99 / e13\0"
    "info_core_coreipc\0" "\0" "e118 / (e19 if smt_on else e7)\0"
    "info_core_flopc\0" "\0" "(e100 + 2 * e102 + 4 * e120 + 8 * e105) / (e19 if smt_on else e7)\0"
    "info_core_fp_arith_utilization\0" "\0" "(e121 + e122 + e123) / (2 * (e19 if smt_on else e7))\0"
    "info_core_ilp\0" "\0" "e99 / e124\0"
    "info_core_epc\0" "\0" "e99 / e7\0"
    "info_core_core_clks\0" "\0" "e19 if smt_on else e7\0"
    "info_inst_mix_ipload\0" "\0" "e118 / e57\0"
    "info_inst_mix_ipstore\0" "\0" "e118 / e62\0"
    "info_inst_mix_ipbranch\0" "\0" "e118 / e33\0"
    "info_inst_mix_ipcall\0" "\0" "e118 / e34\0"
    "info_inst_mix_iptb\0" "\0" "e118 / e119\0"
    "info_inst_mix_bptkbranch\0" "\0" "e33 / e119\0"
    "info_inst_mix_ipflop\0" "\0" "e118 / (e100 + 2 * e102 + 4 * e120 + 8 * e105)\0"
    "info_inst_mix_iparith\0" "\0" "e118 / (e100 + e101)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0" "e118 / e125\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0" "e118 / e126\0"
    "info_inst_mix_iparith_avx128\0" "\0" "e118 / (e102 + e103)\0"
    "info_inst_mix_iparith_avx256\0" "\0" "e118 / (e104 + e105)\0"
    "info_inst_mix_ippause\0" "\0" "e118 / e127\0"
    "info_inst_mix_ipswpf\0" "\0" "e118 / e128\0"
    "info_inst_mix_instructions\0" "\0" "e118\0"
    "info_pipeline_retire\0" "\0"
    "with e1; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e1 / e129\0"
    "info_pipeline_strings_cycles\0" "\0" "e16 / e129\0"
    "info_pipeline_ipassist\0" "\0" "e118 / e32\0"
    "info_pipeline_execute\0" "\0" "e99 / (e130 / 2 if smt_on else e124)\0"
    "info_pipeline_fetch_lsd\0" "\0" "e131 / e46\0"
    "info_pipeline_fetch_dsb\0" "\0" "e132 / e44\0"
    "info_pipeline_fetch_mite\0" "\0" "e133 / e40\0"
    "info_frontend_fetch_upc\0" "\0" "e13 / e134\0"
    "info_frontend_lsd_coverage\0" "\0" "e131 / e13\0"
    "info_frontend_dsb_coverage\0" "\0" "e132 / e13\0"
    "info_frontend_unknown_branch_cost\0" "\0" "e10 / e135\0"
    "info_frontend_dsb_switch_cost\0" "\0" "e15 / e136\0"
    "info_frontend_tbpc\0" "\0" "e119 / e7\0"
    "info_frontend_icache_miss_latency\0" "\0" "e8 / e137\0"
    "info_frontend_ipdsb_miss_ret\0" "\0" "e118 / e138\0"
    "info_frontend_ipunknown_branch\0" "\0" "e118 / e139\0"
    "info_frontend_l2mpki_code\0" "\0" "1000 * e140 / e118\0"
    "info_frontend_l2mpki_code_all\0" "\0" "1000 * e141 / e118\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e5 / e1; s2 = topdown_fetch_latency / s0 - s1; s3 = e15 / e7; "
    "s4 = e12 / e13; s5 = e19 if smt_on else e7; s6 = (e40 - e41) / s5 / 2; 100 * (s2 * s3 / "
    "(e8 / e7 + e9 / e7 + (e6 / e7 + e10 / e7) + 3 * e11 / s4 / e7 + e14 / e7 + s3) + max(0, "
    "topdown_frontend_bound / s0 - s1 - s2) * s6 / (s6 + (e44 - e45) / s5 / 2 + (e46 - e47) / "
    "s5 / 2 + max(e18, e17 / s4) / s5 / 2.4))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = e5 / e1; s2 = topdown_frontend_bound / s0 - s1; s3 = "
    "topdown_fetch_latency / s0 - s1; s4 = max(0, s2 - s3); s5 = e19 if smt_on else e7; s6 = "
    "(e44 - e45) / s5 / 2; 100 * (s2 * (s4 / (s3 + s4)) * (s6 / ((e40 - e41) / s5 / 2 + s6 + "
    "(e46 - e47) / s5 / 2 + max(e18, e17 / (e12 / e13)) / s5 / 2.4)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "with e1; s0 = e8 / e7; 100 * ((topdown_fetch_latency / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e5 / e1) * s0 / (s0 "
    "+ e9 / e7 + (e6 / e7 + e10 / e7) + 3 * e11 / (e12 / e13) / e7 + e14 / e7 + e15 / e7))\0"
    "info_bad_spec_ipmispredict\0" "\0" "e118 / e2\0"
    "info_bad_spec_ipmisp_cond_ntaken\0" "\0" "e118 / e142\0"
    "info_bad_spec_ipmisp_cond_taken\0" "\0" "e118 / e143\0"
    "info_bad_spec_ipmisp_ret\0" "\0" "e118 / e144\0"
    "info_bad_spec_ipmisp_indirect\0" "\0" "e118 / e145\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "with e1; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_branch_mispredicts / s0; s2 = e5 / e1; 100 * (1 - 10 * "
    "(e0 / e1) * max(s1 * (1 - e2 / (e3 - e4)), 0.0001) / s1) * (s1 + (topdown_fetch_latency / "
    "s0 - s2) * (s1 / max(1 - (topdown_frontend_bound / s0 - s2 + topdown_backend_bound / s0 + "
    "topdown_retiring / s0), 0) * e6 / e7) / (e8 / e7 + e9 / e7 + (e6 / e7 + e10 / e7) + 3 * "
    "e11 / (e12 / e13) / e7 + e14 / e7 + e15 / e7)) * e1 / 6 / e2 / 100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0" "e3 / (e2 + e4)\0"
    "info_branches_cond_nt\0" "\0" "e146 / e33\0"
    "info_branches_cond_tk\0" "\0" "e147 / e33\0"
    "info_branches_callret\0" "\0" "(e34 + e148) / e33\0"
    "info_branches_jump\0" "\0" "(e119 - e147 - 2 * e34) / e33\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e146 / e33 + e147 / e33 + (e34 + e148) / e33 + (e119 - e147 - 2 * e34) / e33)\0"
    "info_memory_load_miss_real_latency\0" "\0" "e65 / e66\0"
    "info_memory_mlp\0" "\0" "e65 / e149\0"
    "info_memory_l1mpki\0" "\0" "1000 * e59 / e118\0"
    "info_memory_l1mpki_load\0" "\0" "1000 * e150 / e118\0"
    "info_memory_l2mpki\0" "\0" "1000 * e151 / e118\0"
    "info_memory_l2mpki_all\0" "\0" "1000 * e152 / e118\0"
    "info_memory_l2mpki_load\0" "\0" "1000 * e153 / e118\0"
    "info_memory_l2mpki_rfo\0" "\0" "1000 * e154 / e118\0"
    "info_memory_l2hpki_all\0" "\0" "1000 * (e155 - e152) / e118\0"
    "info_memory_l2hpki_load\0" "\0" "1000 * e156 / e118\0"
    "info_memory_l3mpki\0" "\0" "1000 * e157 / e118\0"
    "info_memory_fb_hpki\0" "\0" "1000 * e58 / e118\0"
    "info_memory_l1d_cache_fill_bw\0" "\0" "64 * e158 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0" "64 * e159 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0" "64 * e160 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0" "64 * e161 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e162 + e163 + e164) / (4 * (e19 if smt_on else e7))\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0" "1000 * e165 / e118\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0" "1000 * e166 / e118\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0" "1000 * e167 / e118\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e158 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e159 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e160 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e161 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_prefetches_useless_hwpf\0" "\0" "e168 / (e169 + e170)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e171 / e172\0"
    "info_memory_latency_load_l3_miss_latency\0" "\0" "e173 / e174\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e171 / e175\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e176 / e77\0"
    "info_memory_mix_uc_load_pki\0" "\0" "1000 * e177 / e118\0"
    "info_memory_mix_bus_lock_pki\0" "\0" "1000 * e178 / e118\0"
    "info_system_cpus_utilized\0" "\0" "e70 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e7 / e70 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e100 + 2 * e102 + 4 * e120 + 8 * e105) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0" "e7 / e70\0"
    "info_system_smt_2t_utilization\0" "\0" "1 - e116 / e117 if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0" "e179 / e7\0"
    "info_system_kernel_cpi\0" "per instruction\0" "e179 / e180\0"
    "info_system_c0_wait\0" "\0" "e181 / e7\0"
    "info_system_mux\0" "\0" "e182 / e7\0"
    "info_system_ipfarbranch\0" "\0" "e118 / e183\0";
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
    {.event = &exe_activity::exe_bound_0_ports}, {.event = &rs::empty_resource},
    {.event = &cycle_activity::stalls_total}, {.event = &exe_activity::bound_on_loads},
    {.event = &exe_activity::_1_ports_util}, {.event = &exe_activity::_2_3_ports_util},
    {.event = &uops_executed::cycles_ge_3}, {.event = &exe_activity::_2_ports_util},
    {.event = &machine_clears::memory_ordering}, {.event = &assists::any},
    {.event = &br_inst_retired::all_branches}, {.event = &br_inst_retired::near_call},
    {.event = &inst_retired::nop},
    {.event = &offcore_requests_outstanding::cycles_with_demand_code_rd},
    {.event = &itlb_misses::walk_active}, {.event = &itlb_misses::walk_completed_4k},
    {.event = &itlb_misses::walk_completed_2m_4m}, {.event = &idq::mite_cycles_any},
    {.event = &idq::mite_cycles_ok}, {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2}, {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok}, {.event = &lsd::cycles_active}, {.event = &lsd::cycles_ok},
    {.event = &memory_activity::stalls_l1d_miss},
    {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &memory_activity::cycles_l1d_miss}, {.event = &dtlb_load_misses::walk_completed_4k},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed_1g}, {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads}, {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss}, {.event = &mem_inst_retired::lock_loads},
    {.event = &l2_rqsts::all_rfo}, {.event = &mem_inst_retired::all_stores},
    {.event = &l2_rqsts::rfo_hit}, {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending}, {.event = &mem_load_completed::l1_miss_any},
    {.event = &ld_blocks::no_sr}, {.event = &l1d_pend_miss::fb_full},
    {.event = &memory_activity::stalls_l2_miss}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &mem_load_retired::l2_hit}, {.event = &memory_activity::stalls_l3_miss},
    {.event = &mem_load_retired::l3_hit}, {.event = &xq::full_cycles},
    {.event = &l1d_pend_miss::l2_stalls},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &exe_activity::bound_on_stores}, {.event = &mem_store_retired::l2_hit},
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
    {.event = &icache_data::stalls, .threshold = 1, .edge = true},
    {.event = &frontend_retired::any_dsb_miss}, {.event = &baclears::any},
    {.event = &frontend_retired::l2_miss}, {.event = &l2_rqsts::code_rd_miss},
    {.event = &br_misp_retired::cond_ntaken}, {.event = &br_misp_retired::cond_taken},
    {.event = &br_misp_retired::ret}, {.event = &br_misp_retired::indirect},
    {.event = &br_inst_retired::cond_ntaken}, {.event = &br_inst_retired::cond_taken},
    {.event = &br_inst_retired::near_return}, {.event = &l1d_pend_miss::pending_cycles},
    {.event = &l2_rqsts::all_demand_data_rd}, {.event = &mem_load_retired::l2_miss},
    {.event = &l2_rqsts::miss}, {.event = &l2_rqsts::demand_data_rd_miss},
    {.event = &l2_rqsts::rfo_miss}, {.event = &l2_rqsts::references},
    {.event = &l2_rqsts::demand_data_rd_hit}, {.event = &mem_load_retired::l3_miss},
    {.event = &l1d::replacement}, {.event = &l2_lines_in::all}, {.event = &longest_lat_cache::miss},
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
    {.event = &sq_misc::bus_lock}, {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::c0_wait},
    {.event = &cpu_clk_unhalted::thread_p}, {.event = &br_inst_retired::far_branch, .user = true}};
inline constexpr metric_list<perfmon::event_pmu> list{"alder_lake", texts, all_of(events), 215};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 0, 27};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 517, 538};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 823, 856};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 1656, 1686};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 2163, 2194};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 3383, 3414};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 3449, 3473};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 3767, 3790};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 3936, 3958};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 4103, 4125};
inline constexpr core_metrics::listed_metric code_l2_hit{&core_metrics::list, 4141, 4161};
inline constexpr core_metrics::listed_metric code_l2_miss{&core_metrics::list, 4194, 4215};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 4232, 4252};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 4268, 4290};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 4323, 4346};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 4363, 4389};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 4426, 4452};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 4489, 4513};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 4540, 4569};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 4833, 4857};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 5127, 5152};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 5169, 5189};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 5224, 5236};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 5253, 5274};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 5291, 5315};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 5519, 5532};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 5582, 5605};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 5655, 5667};
inline constexpr core_metrics::listed_metric lsd{&core_metrics::list, 5717, 5729};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 5779, 5790};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 5858, 5882};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 6100, 6127};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 6267, 6293};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 6467, 6490};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 6750, 6770};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 7060, 7082};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 7217, 7238};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 7372, 7389};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 7420, 7438};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 7489, 7511};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 7573, 7596};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 7613, 7639};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 7682, 7708};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 7751, 7777};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 7820, 7842};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 7864, 7894};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 7964, 7985};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 8063, 8083};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 8112, 8128};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 8145, 8162};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 8187, 8210};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 8321, 8338};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 8363, 8386};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 8518, 8534};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 8559, 8578};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 8595, 8617};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 8643, 8663};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 8709, 8729};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 8746, 8768};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 8837, 8858};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 8896, 8915};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 8965, 8988};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 9056, 9080};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 9118, 9145};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 9209, 9236};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 9300, 9327};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 9391, 9410};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 9586, 9602};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 9619, 9638};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 9655, 9675};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 9703, 9733};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 9761, 9780};
inline constexpr core_metrics::listed_metric c01_wait{&core_metrics::list, 9797, 9814};
inline constexpr core_metrics::listed_metric c02_wait{&core_metrics::list, 9831, 9848};
inline constexpr core_metrics::listed_metric memory_fence{&core_metrics::list, 9865, 9886};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 9908, 9934};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 10181, 10206};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 10264, 10287};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 10310, 10335};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 10352, 10377};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 10394, 10420};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 10437, 10464};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 10528, 10543};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 10581, 10596};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 10634, 10649};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 10687, 10715};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 10759, 10788};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 10840, 10857};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 10987, 11012};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 11187, 11204};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 11393, 11409};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 11551, 11569};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 11713, 11731};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 11875, 11898};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 12051, 12074};
inline constexpr core_metrics::listed_metric int_operations{&core_metrics::list, 12227, 12250};
inline constexpr core_metrics::listed_metric int_vector_128b{&core_metrics::list, 12438, 12462};
inline constexpr core_metrics::listed_metric int_vector_256b{&core_metrics::list, 12615, 12639};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 12799, 12825};
inline constexpr core_metrics::listed_metric fused_instructions{&core_metrics::list, 13030, 13057};
inline constexpr core_metrics::listed_metric non_fused_branches{&core_metrics::list, 13262, 13289};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 13502, 13526};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 13894, 13919};
inline constexpr core_metrics::listed_metric shuffles_256b{&core_metrics::list, 14123, 14145};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 14350, 14375};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 14513, 14543};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 14697, 14725};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 14741, 14757};
inline constexpr core_metrics::listed_metric page_faults{&core_metrics::list, 14799, 14819};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 14842, 14861};
inline constexpr core_metrics::listed_metric avx_assists{&core_metrics::list, 14884, 14904};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 14926, 14939};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 14997, 15031};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 15441, 15458};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 15468, 15487};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 15621, 15639};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 15773, 15805};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 15821, 15839};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 15842, 15861};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 15864, 15895};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 15905, 15924};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 15955, 15972};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 16038, 16070};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 16123, 16138};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 16149, 16164};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 16173, 16194};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 16216, 16238};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 16249, 16272};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 16283, 16307};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 16318, 16340};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 16351, 16371};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 16383, 16409};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 16420, 16442};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 16489, 16512};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 16533, 16566};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 16578, 16611};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 16623, 16653};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 16674, 16704};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 16725, 16748};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 16760, 16782};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 16794, 16822};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 16827, 16849};
inline constexpr core_metrics::listed_metric info_pipeline_strings_cycles{&core_metrics::list, 16983, 17013};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 17024, 17048};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 17059, 17082};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_lsd{&core_metrics::list, 17119, 17144};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 17155, 17180};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 17191, 17217};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 17228, 17253};
inline constexpr core_metrics::listed_metric info_frontend_lsd_coverage{&core_metrics::list, 17264, 17292};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 17303, 17331};
inline constexpr core_metrics::listed_metric info_frontend_unknown_branch_cost{&core_metrics::list, 17342, 17377};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 17388, 17419};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 17430, 17450};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 17460, 17495};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 17505, 17535};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 17547, 17579};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 17591, 17618};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 17637, 17668};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 17687, 17714};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 18194, 18224};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 18630, 18656};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 18913, 18941};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 18951, 18985};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken{&core_metrics::list, 18997, 19030};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 19042, 19068};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 19080, 19111};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 19123, 19164};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 19674, 19707};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 19722, 19745};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 19756, 19779};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 19790, 19813};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 19832, 19852};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 19882, 19912};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 19995, 20031};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 20041, 20058};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 20069, 20089};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 20107, 20132};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 20151, 20171};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 20190, 20214};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 20233, 20258};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 20277, 20301};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 20320, 20344};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 20372, 20397};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 20416, 20436};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 20455, 20476};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 20494, 20525};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 20574, 20604};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 20653, 20683};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 20732, 20764};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 20813, 20853};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 20906, 20938};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 20957, 20989};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 21008, 21041};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 21060, 21099};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 21148, 21186};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 21235, 21273};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 21322, 21362};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 21411, 21448};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 21469, 21511};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l3_miss_latency{&core_metrics::list, 21523, 21565};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 21577, 21610};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 21622, 21655};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 21666, 21695};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 21714, 21744};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 21763, 21790};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 21810, 21838};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 21902, 21922};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 22001, 22032};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 22041, 22073};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 22106, 22138};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 22148, 22187};
inline constexpr core_metrics::listed_metric info_system_c0_wait{&core_metrics::list, 22199, 22220};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 22230, 22247};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 22257, 22282};
} // namespace metric

} // namespace msr::events::alder_lake
