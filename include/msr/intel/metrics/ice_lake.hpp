// Metrics of Ice Lake: 207. Written by `msrpp import` from a table: do not edit.
// icl: from intel/perfmon 6dadedf3aa48, ICL/metrics/icelake_metrics.json, 1.1; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// Left out, EXE_ACTIVITY.3_PORTS_UTIL with u0x80, which no register holds:
// Bottleneck_Compute_Bound_Est, Bottleneck_Irregular_Overhead, Bottleneck_Other_Bottlenecks,
// Ports_Utilization, Ports_Utilized_0, Info_Botlnk_L0_Core_Bound_Likely
// Left out, TOPDOWN.SLOTS with percore, which no register holds: Info_Thread_Slots_Utilization
// Left out, it counts nothing: Info_System_Time
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event UNC_ARB_TRK_REQUESTS.ALL: Info_System_DRAM_BW_Use
// Left out, no core event UNC_CLOCK.SOCKET: Info_System_Socket_CLKS
// Left out, no core event UNC_PKG_ENERGY_STATUS: Info_System_Power
#pragma once

#include <msr/intel/events/ice_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::icl {

namespace core_metrics {
using listed_metric = msr::listed_metric<event_pmu>;
inline constexpr char texts[] =
    "bottleneck_mispredictions\0" "\0"
    "with e3; s0 = e4 / (e4 + e5); s1 = topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound; s2 = s0 * max(1 - (topdown_frontend_bound / s1 - "
    "e6 / e3 + (topdown_backend_bound / s1 + 5 * e7 / e3) + topdown_retiring / s1), 0); 100 * "
    "(1 - 10 * (e0 / e1 * e2 / e3) * max(s2 * (1 - e4 / (e7 - e5)), 0.0001) / s2) * (s2 + (5 * "
    "e8 - e6) / e3 * (s0 * e9 / e10) / (e11 / e10 + e12 / e10 + (e9 / e10 + 10 * e13 / e10) + 3 "
    "* e14 / e10 + e15 / e10 + e16 / e10))\0"
    "bottleneck_big_code\0" "\0"
    "s0 = e12 / e10; s1 = e11 / e10; s2 = 10 * e13 / e10; 100 * ((5 * e8 - e6) / e3) * (s0 + s1 "
    "+ s2) / (s1 + s0 + (e9 / e10 + s2) + 3 * e14 / e10 + e15 / e10 + e16 / e10)\0"
    "bottleneck_instruction_fetch_bw\0" "\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_frontend_bound / s0 - e6 / e3; s2 = e0 / e1 * e2 / e3; "
    "s3 = e4 / (e4 + e5); s4 = topdown_retiring / s0; s5 = s3 * max(1 - (s1 + "
    "(topdown_backend_bound / s0 + 5 * e7 / e3) + s4), 0); s6 = 10 * s2 * max(s5 * (1 - e4 / "
    "(e7 - e5)), 0.0001) / s5; s7 = (5 * e8 - e6) / e3; s8 = s3 * e9 / e10; s9 = e11 / e10; s10 "
    "= e12 / e10; s11 = 10 * e13 / e10; s12 = e9 / e10 + s11; s13 = 3 * e14 / e10; s14 = s9 + "
    "s10 + s12 + s13 + e15 / e10 + e16 / e10; s15 = (1 - s3) * e9 / e10; 100 * (s1 - (1 - s6) * "
    "s7 * s8 / s14 - s2 / (s2 + s4 * (e17 - e18) / e19 - s2 + s2) * (34 * e20 / e3 / s2) * (s7 "
    "* (s13 + s12 * (s15 + s6 * s8) / (s8 + s15 + s11)) / s14 + e21 / (e22 if smt_on else e10) "
    "/ 3.3)) - 100 * s7 * (s10 + s9 + s11) / s14\0"
    "bottleneck_data_cache_memory_bandwidth\0" "\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = (e23 + e24) / (e25 + (e26 + topdown_retiring / s0 * e27) + "
    "e24) * (topdown_backend_bound / s0 + 5 * e7 / e3); s2 = (e29 - e30) / e10; s3 = e32 / e33; "
    "s4 = e31 * (1 + s3); s5 = s4 / (s4 + e34) * s2; s6 = e28 / e10 + s2 - s5; s7 = max((e23 - "
    "e29) / e10, 0); s8 = (e30 - e28) / e10; s9 = s7 + s5 + s8 + s6 + e24 / e10; s10 = min(e10, "
    "e35) / e10; s11 = e37 / e10; s12 = e10 / e38 * tsc_frequency / 1000000000 / (1e3 * "
    "duration / 1000); s13 = 3.5 * s12; s14 = 27 * s12 - s13; s15 = 1 + s3 / 2; s16 = e43 / "
    "e10; s17 = max(e46 - e47, 0); 100 * (s1 * (s6 / s9) * (s10 / (s10 + (min(e10, e36) / e10 - "
    "s10))) + s1 * (s8 / s9) * (s11 / (((32.5 * s12 - s13) * e39 + s14 * e40) * s15 / e10 + s14 "
    "* e41 * s15 / e10 + (12.5 * s12 - s13) * (e42 * s15) / e10 + s11)) + s1 * (s7 / s9) * (s16 "
    "/ (min(7 * e44 + e45, s17) / e10 + 13 * e48 / e10 + min(2 * (e49 - e32 - e33) * 20 / 100, "
    "s17) / e10 + (16 * max(0, e50 - e51) + e50 / e52 * (10 * e53 + min(e10, e54))) / e10 + e55 "
    "/ (e33 + e32) * e56 / e10 + e57 / e10 + s16)))\0"
    "bottleneck_branching_overhead\0" "\0"
    "100 * ((e58 + 2 * e59 + e60) / e3)\0"
    "bottleneck_useful_work\0" "\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = e0 / e1 * e2 / e3; s2 = s1 + s0 * (e17 - "
    "e18) / e19; 100 * (s0 - (e58 + 2 * e59 + e60) / e3 - s1 / (s2 - s1 + s1) * (34 * e20 / e3 "
    "/ s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e3; 100 * (topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e6 / e3)\0"
    "fetch_latency\0" "percent\0"
    "100 * ((5 * e8 - e6) / e3)\0"
    "icache_misses\0" "percent\0"
    "100 * (e11 / e10)\0"
    "code_l2_hit\0" "percent\0"
    "100 * max(0, e11 / e10 - e61 / e10)\0"
    "code_l2_miss\0" "percent\0"
    "100 * (e61 / e10)\0"
    "itlb_misses\0" "percent\0"
    "100 * (e12 / e10)\0"
    "code_stlb_hit\0" "percent\0"
    "100 * max(0, e12 / e10 - e62 / e10)\0"
    "code_stlb_miss\0" "percent\0"
    "100 * (e62 / e10)\0"
    "code_stlb_miss_4k\0" "percent\0"
    "100 * (e62 / e10 * e63 / (e63 + e64))\0"
    "code_stlb_miss_2m\0" "percent\0"
    "100 * (e62 / e10 * e64 / (e63 + e64))\0"
    "branch_resteers\0" "percent\0"
    "100 * (e9 / e10 + 10 * e13 / e10)\0"
    "mispredicts_resteers\0" "percent\0"
    "100 * (e4 / (e4 + e5) * e9 / e10)\0"
    "clears_resteers\0" "percent\0"
    "100 * ((1 - e4 / (e4 + e5)) * e9 / e10)\0"
    "unknown_branches\0" "percent\0"
    "100 * (10 * e13 / e10)\0"
    "ms_switches\0" "percent\0"
    "100 * (3 * e14 / e10)\0"
    "lcp\0" "percent\0"
    "100 * (e15 / e10)\0"
    "dsb_switches\0" "percent\0"
    "100 * (e16 / e10)\0"
    "fetch_bandwidth\0" "percent\0"
    "with e3; 100 * max(0, topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e6 / e3 - (5 * e8 - "
    "e6) / e3)\0"
    "mite\0" "percent\0"
    "100 * ((e65 - e66) / (e22 if smt_on else e10) / 2)\0"
    "decoder0_alone\0" "percent\0"
    "100 * ((e67 - e68) / (e22 if smt_on else e10) / 2)\0"
    "mite_4wide\0" "percent\0"
    "100 * ((e69 - e70) / e10)\0"
    "dsb\0" "percent\0"
    "100 * ((e71 - e72) / (e22 if smt_on else e10) / 2)\0"
    "lsd\0" "percent\0"
    "100 * ((e73 - e74) / (e22 if smt_on else e10) / 2)\0"
    "ms\0" "percent\0"
    "100 * (e21 / (e22 if smt_on else e10) / 3.3)\0"
    "bad_speculation\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(1 - (topdown_frontend_bound / s0 - e6 / e3 + "
    "(topdown_backend_bound / s0 + 5 * e7 / e3) + topdown_retiring / s0), 0)\0"
    "branch_mispredicts\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * (e4 / (e4 + e5) * max(1 - (topdown_frontend_bound / s0 - e6 / "
    "e3 + (topdown_backend_bound / s0 + 5 * e7 / e3) + topdown_retiring / s0), 0))\0"
    "other_mispredicts\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * max(e4 / (e4 + e5) * max(1 - (topdown_frontend_bound / s0 - "
    "e6 / e3 + (topdown_backend_bound / s0 + 5 * e7 / e3) + topdown_retiring / s0), 0) * (1 - "
    "e4 / (e7 - e5)), 0.0001)\0"
    "machine_clears\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(1 - (topdown_frontend_bound / s0 - e6 / e3 + "
    "(topdown_backend_bound / s0 + 5 * e7 / e3) + topdown_retiring / s0), 0); 100 * max(0, s1 - "
    "e4 / (e4 + e5) * s1)\0"
    "other_nukes\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = max(1 - (topdown_frontend_bound / s0 - e6 / e3 + "
    "(topdown_backend_bound / s0 + 5 * e7 / e3) + topdown_retiring / s0), 0); 100 * max(max(0, "
    "s1 - e4 / (e4 + e5) * s1) * (1 - e75 / e5), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "with e3; 100 * (topdown_backend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) + 5 * e7 / e3)\0"
    "memory_bound\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * ((e23 + e24) / (e25 + (e26 + topdown_retiring / s0 * e27) + "
    "e24) * (topdown_backend_bound / s0 + 5 * e7 / e3))\0"
    "l1_bound\0" "percent\0"
    "100 * max((e23 - e29) / e10, 0)\0"
    "dtlb_load\0" "percent\0"
    "100 * (min(7 * e44 + e45, max(e46 - e47, 0)) / e10)\0"
    "load_stlb_hit\0" "percent\0"
    "100 * (min(7 * e44 + e45, max(e46 - e47, 0)) / e10 - e45 / e10)\0"
    "load_stlb_miss\0" "percent\0"
    "100 * (e45 / e10)\0"
    "load_stlb_miss_4k\0" "percent\0"
    "100 * (e45 / e10 * e76 / (e76 + e77 + e78))\0"
    "load_stlb_miss_2m\0" "percent\0"
    "100 * (e45 / e10 * e77 / (e76 + e77 + e78))\0"
    "load_stlb_miss_1g\0" "percent\0"
    "100 * (e45 / e10 * e78 / (e76 + e77 + e78))\0"
    "store_fwd_blk\0" "percent\0"
    "100 * (13 * e48 / e10)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e49 - e32 - e33) * 20 / 100, max(e46 - e47, 0)) / e10)\0"
    "lock_latency\0" "percent\0"
    "100 * ((16 * max(0, e50 - e51) + e50 / e52 * (10 * e53 + min(e10, e54))) / e10)\0"
    "split_loads\0" "percent\0"
    "100 * (e55 / (e33 + e32) * e56 / e10)\0"
    "4k_aliasing\0" "percent\0"
    "100 * (e57 / e10)\0"
    "fb_full\0" "percent\0"
    "100 * (e43 / e10)\0"
    "l2_bound\0" "percent\0"
    "s0 = e31 * (1 + e32 / e33); 100 * (s0 / (s0 + e34) * ((e29 - e30) / e10))\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (3.5 * (e10 / e38 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e31 * (1 "
    "+ e32 / e33 / 2) / e10)\0"
    "l3_bound\0" "percent\0"
    "100 * ((e30 - e28) / e10)\0"
    "contested_accesses\0" "percent\0"
    "s0 = e10 / e38 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 3.5 * s0; 100 "
    "* (((32.5 * s0 - s1) * e39 + (27 * s0 - s1) * e40) * (1 + e32 / e33 / 2) / e10)\0"
    "data_sharing\0" "percent\0"
    "s0 = e10 / e38 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((27 * s0 - "
    "3.5 * s0) * e41 * (1 + e32 / e33 / 2) / e10)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e10 / e38 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((12.5 * s0 - "
    "3.5 * s0) * (e42 * (1 + e32 / e33 / 2)) / e10)\0"
    "sq_full\0" "percent\0"
    "100 * (e37 / e10)\0"
    "dram_bound\0" "percent\0"
    "s0 = (e29 - e30) / e10; s1 = e31 * (1 + e32 / e33); 100 * (e28 / e10 + s0 - s1 / (s1 + "
    "e34) * s0)\0"
    "mem_bandwidth\0" "percent\0"
    "100 * (min(e10, e35) / e10)\0"
    "mem_latency\0" "percent\0"
    "100 * (min(e10, e36) / e10 - min(e10, e35) / e10)\0"
    "store_bound\0" "percent\0"
    "100 * (e24 / e10)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e50 / e52; 100 * ((e53 * 10 * s0 + s0 * min(e10, e54)) / e10)\0"
    "split_stores\0" "percent\0"
    "100 * (e79 / (e22 if smt_on else e10))\0"
    "dtlb_store\0" "percent\0"
    "100 * ((7 * e80 + e81) / (e22 if smt_on else e10))\0"
    "store_stlb_hit\0" "percent\0"
    "s0 = e22 if smt_on else e10; 100 * ((7 * e80 + e81) / s0 - e81 / s0)\0"
    "store_stlb_miss\0" "percent\0"
    "100 * (e81 / (e22 if smt_on else e10))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e81 / (e22 if smt_on else e10) * e82 / (e82 + e83 + e84))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e81 / (e22 if smt_on else e10) * e83 / (e82 + e83 + e84))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e81 / (e22 if smt_on else e10) * e84 / (e82 + e83 + e84))\0"
    "core_bound\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e3; 100 * max(0, s1 - "
    "(e23 + e24) / (e25 + (e26 + topdown_retiring / s0 * e27) + e24) * s1)\0"
    "divider\0" "percent\0"
    "100 * (e85 / e10)\0"
    "fp_divider\0" "percent\0"
    "100 * (e86 / e10)\0"
    "int_divider\0" "percent\0"
    "100 * (e85 / e10 - e86 / e10)\0"
    "serializing_operation\0" "percent\0"
    "100 * (e87 / e10)\0"
    "slow_pause\0" "percent\0"
    "100 * (140 * e88 / e10)\0"
    "mixing_vectors\0" "percent\0"
    "100 * (e89 / e1)\0"
    "ports_utilized_1\0" "percent\0"
    "100 * (e26 / e10)\0"
    "ports_utilized_2\0" "percent\0"
    "100 * (e27 / e10)\0"
    "ports_utilized_3m\0" "percent\0"
    "100 * (e90 / e10)\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e91 + e92 + e93 + e94) / (4 * (e22 if smt_on else e10)))\0"
    "port_0\0" "percent\0"
    "100 * (e91 / (e22 if smt_on else e10))\0"
    "port_1\0" "percent\0"
    "100 * (e92 / (e22 if smt_on else e10))\0"
    "port_5\0" "percent\0"
    "100 * (e93 / (e22 if smt_on else e10))\0"
    "port_6\0" "percent\0"
    "100 * (e94 / (e22 if smt_on else e10))\0"
    "load_op_utilization\0" "percent\0"
    "100 * (e95 / (2 * (e22 if smt_on else e10)))\0"
    "store_op_utilization\0" "percent\0"
    "100 * ((e96 + e97) / (4 * (e22 if smt_on else e10)))\0"
    "retiring\0" "percent\0"
    "with e3; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19))\0"
    "fp_arith\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e3; 100 * (s0 * e98 / e99 + e100 / s1 "
    "+ e101 / s1)\0"
    "x87_use\0" "percent\0"
    "with e3; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e98 / e99)\0"
    "fp_scalar\0" "percent\0"
    "with e3; 100 * (e100 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector\0" "percent\0"
    "with e3; 100 * (e101 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector_128b\0" "percent\0"
    "with e3; 100 * ((e102 + e103) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector_256b\0" "percent\0"
    "with e3; 100 * ((e104 + e105) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector_512b\0" "percent\0"
    "with e3; 100 * ((e106 + e107) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "memory_operations\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19)) * e108 / e109)\0"
    "branch_instructions\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19)) * e58 / (s0 * e3))\0"
    "other_light_ops\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = max(0, s0 - (e0 / e1 * e2 / e3 + s0 * (e17 "
    "- e18) / e19)); s2 = s0 * e3; 100 * max(0, s1 - (s0 * e98 / e99 + e100 / s2 + e101 / s2 + "
    "s1 * e108 / e109 + s1 * e58 / s2))\0"
    "nop_instructions\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19)) * e60 / (s0 * e3))\0"
    "heavy_operations\0" "percent\0"
    "with e3; 100 * (e0 / e1 * e2 / e3 + topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * (e17 - e18) / e19)\0"
    "few_uops_instructions\0" "percent\0"
    "with e3; s0 = e0 / e1 * e2 / e3; 100 * (s0 + topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * (e17 - e18) / e19 - "
    "s0)\0"
    "microcode_sequencer\0" "percent\0"
    "100 * (e0 / e1 * e2 / e3)\0"
    "assists\0" "percent\0"
    "100 * (34 * e20 / e3)\0"
    "fp_assists\0" "percent\0"
    "100 * (34 * e110 / e3)\0"
    "cisc\0" "percent\0"
    "100 * max(0, e0 / e1 * e2 / e3 - 34 * e20 / e3)\0"
    "info_thread_ipc\0" "\0"
    "e109 / e10\0"
    "info_thread_uoppi\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e109\0"
    "info_thread_uptb\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e111\0"
    "info_thread_cpi\0" "per instruction\0"
    "1 / (e109 / e10)\0"
    "info_thread_clks\0" "\0"
    "e10\0"
    "info_thread_slots\0" "\0"
    "e3\0"
    "info_thread_execute_per_issue\0" "\0"
    "e99 / e1\0"
    "info_core_coreipc\0" "\0"
    "e109 / (e22 if smt_on else e10)\0"
    "info_core_flopc\0" "\0"
    "(e100 + 2 * e102 + 4 * e112 + 8 * e113 + 16 * e107) / (e22 if smt_on else e10)\0"
    "info_core_fp_arith_utilization\0" "\0"
    "(e100 + e101) / (2 * (e22 if smt_on else e10))\0"
    "info_core_ilp\0" "\0"
    "e99 / e114\0"
    "info_core_epc\0" "\0"
    "e99 / e10\0"
    "info_core_core_clks\0" "\0"
    "e22 if smt_on else e10\0"
    "info_inst_mix_ipload\0" "\0"
    "e109 / e49\0"
    "info_inst_mix_ipstore\0" "\0"
    "e109 / e52\0"
    "info_inst_mix_ipbranch\0" "\0"
    "e109 / e58\0"
    "info_inst_mix_ipcall\0" "\0"
    "e109 / e59\0"
    "info_inst_mix_iptb\0" "\0"
    "e109 / e111\0"
    "info_inst_mix_bptkbranch\0" "\0"
    "e58 / e111\0"
    "info_inst_mix_ipflop\0" "\0"
    "e109 / (e100 + 2 * e102 + 4 * e112 + 8 * e113 + 16 * e107)\0"
    "info_inst_mix_iparith\0" "\0"
    "e109 / (e100 + e101)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0"
    "e109 / e115\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0"
    "e109 / e116\0"
    "info_inst_mix_iparith_avx128\0" "\0"
    "e109 / (e102 + e103)\0"
    "info_inst_mix_iparith_avx256\0" "\0"
    "e109 / (e104 + e105)\0"
    "info_inst_mix_iparith_avx512\0" "\0"
    "e109 / (e106 + e107)\0"
    "info_inst_mix_ippause\0" "\0"
    "e109 / e88\0"
    "info_inst_mix_ipswpf\0" "\0"
    "e109 / e117\0"
    "info_inst_mix_instructions\0" "\0"
    "e109\0"
    "info_pipeline_retire\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e118\0"
    "info_pipeline_ipassist\0" "\0"
    "e109 / e20\0"
    "info_pipeline_execute\0" "\0"
    "e99 / (e119 / 2 if smt_on else e114)\0"
    "info_pipeline_fetch_lsd\0" "\0"
    "e120 / e73\0"
    "info_pipeline_fetch_dsb\0" "\0"
    "e121 / e71\0"
    "info_pipeline_fetch_mite\0" "\0"
    "e19 / e65\0"
    "info_pipeline_fetch_ms\0" "\0"
    "e2 / e21\0"
    "info_frontend_fetch_upc\0" "\0"
    "e1 / e122\0"
    "info_frontend_lsd_coverage\0" "\0"
    "e120 / e1\0"
    "info_frontend_dsb_coverage\0" "\0"
    "e121 / e1\0"
    "info_frontend_dsb_switch_cost\0" "\0"
    "e16 / e123\0"
    "info_frontend_tbpc\0" "\0"
    "e111 / e10\0"
    "info_frontend_icache_miss_latency\0" "\0"
    "e124 / e125\0"
    "info_frontend_ipdsb_miss_ret\0" "\0"
    "e109 / e126\0"
    "info_frontend_ipunknown_branch\0" "\0"
    "e109 / e13\0"
    "info_frontend_l2mpki_code\0" "\0"
    "1000 * e127 / e109\0"
    "info_frontend_l2mpki_code_all\0" "\0"
    "1000 * e128 / e109\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e3; s0 = (5 * e8 - e6) / e3; s1 = e16 / e10; s2 = e22 if smt_on else e10; s3 = (e65 - "
    "e66) / s2 / 2; 100 * (s0 * s1 / (e11 / e10 + e12 / e10 + (e9 / e10 + 10 * e13 / e10) + 3 * "
    "e14 / e10 + e15 / e10 + s1) + max(0, topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e6 / e3 - s0) * s3 / "
    "(s3 + (e71 - e72) / s2 / 2 + (e73 - e74) / s2 / 2 + e21 / s2 / 3.3))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e3; s0 = topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) - e6 / e3; s1 = (5 * e8 - e6) / e3; s2 = max(0, "
    "s0 - s1); s3 = e22 if smt_on else e10; s4 = (e71 - e72) / s3 / 2; 100 * (s0 * (s2 / (s1 + "
    "s2)) * (s4 / ((e65 - e66) / s3 / 2 + s4 + (e73 - e74) / s3 / 2 + e21 / s3 / 3.3)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "s0 = e11 / e10; 100 * ((5 * e8 - e6) / e3 * s0 / (s0 + e12 / e10 + (e9 / e10 + 10 * e13 / "
    "e10) + 3 * e14 / e10 + e15 / e10 + e16 / e10))\0"
    "info_bad_spec_ipmispredict\0" "\0"
    "e109 / e4\0"
    "info_bad_spec_ipmisp_cond_ntaken\0" "\0"
    "e109 / e129\0"
    "info_bad_spec_ipmisp_cond_taken\0" "\0"
    "e109 / e130\0"
    "info_bad_spec_ipmisp_ret\0" "\0"
    "e109 / e131\0"
    "info_bad_spec_ipmisp_indirect\0" "\0"
    "e109 / e132\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "with e3; s0 = e4 / (e4 + e5); s1 = topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound; s2 = s0 * max(1 - (topdown_frontend_bound / s1 - "
    "e6 / e3 + (topdown_backend_bound / s1 + 5 * e7 / e3) + topdown_retiring / s1), 0); 100 * "
    "(1 - 10 * (e0 / e1 * e2 / e3) * max(s2 * (1 - e4 / (e7 - e5)), 0.0001) / s2) * (s2 + (5 * "
    "e8 - e6) / e3 * (s0 * e9 / e10) / (e11 / e10 + e12 / e10 + (e9 / e10 + 10 * e13 / e10) + 3 "
    "* e14 / e10 + e15 / e10 + e16 / e10)) * e3 / 5 / e4 / 100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0"
    "e7 / (e4 + e5)\0"
    "info_branches_cond_nt\0" "\0"
    "e133 / e58\0"
    "info_branches_cond_tk\0" "\0"
    "e134 / e58\0"
    "info_branches_callret\0" "\0"
    "(e59 + e135) / e58\0"
    "info_branches_jump\0" "\0"
    "(e111 - e134 - 2 * e59) / e58\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e133 / e58 + e134 / e58 + (e59 + e135) / e58 + (e111 - e134 - 2 * e59) / e58)\0"
    "info_memory_load_miss_real_latency\0" "\0"
    "e55 / (e33 + e32)\0"
    "info_memory_mlp\0" "\0"
    "e55 / e136\0"
    "info_memory_l1mpki\0" "\0"
    "1000 * e33 / e109\0"
    "info_memory_l1mpki_load\0" "\0"
    "1000 * e137 / e109\0"
    "info_memory_l2mpki\0" "\0"
    "1000 * e138 / e109\0"
    "info_memory_l2mpki_all\0" "\0"
    "1000 * (e139 - e140 + e141 + e142) / e109\0"
    "info_memory_l2mpki_load\0" "\0"
    "1000 * e143 / e109\0"
    "info_memory_l2mpki_rfo\0" "\0"
    "1000 * e144 / e109\0"
    "info_memory_l2hpki_load\0" "\0"
    "1000 * e145 / e109\0"
    "info_memory_l3mpki\0" "\0"
    "1000 * e146 / e109\0"
    "info_memory_fb_hpki\0" "\0"
    "1000 * e32 / e109\0"
    "info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e147 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e148 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e149 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0"
    "64 * e150 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e151 + e152 + e153) / (2 * (e22 if smt_on else e10))\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0"
    "1000 * e154 / e109\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0"
    "1000 * e155 / e109\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0"
    "1000 * e156 / e109\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e147 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e148 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e149 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e150 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_prefetches_useless_hwpf\0" "\0"
    "e157 / (e158 + e159)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0"
    "e160 / e140\0"
    "info_memory_latency_load_l2_mlp\0" "\0"
    "e160 / e161\0"
    "info_memory_latency_data_l2_mlp\0" "\0"
    "e162 / e36\0"
    "info_memory_mix_uc_load_pki\0" "\0"
    "1000 * e163 / e109\0"
    "info_memory_mix_bus_lock_pki\0" "\0"
    "1000 * e164 / e109\0"
    "info_system_cpus_utilized\0" "\0"
    "e38 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e10 / e38 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e100 + 2 * e102 + 4 * e112 + 8 * e113 + 16 * e107) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0"
    "e10 / e38\0"
    "info_system_power_license0_utilization\0" "\0"
    "e165 / (e22 if smt_on else e10)\0"
    "info_system_power_license1_utilization\0" "\0"
    "e166 / (e22 if smt_on else e10)\0"
    "info_system_power_license2_utilization\0" "\0"
    "e167 / (e22 if smt_on else e10)\0"
    "info_system_smt_2t_utilization\0" "\0"
    "1 - e168 / e169 if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0"
    "e170 / e10\0"
    "info_system_kernel_cpi\0" "per instruction\0"
    "e170 / e171\0"
    "info_system_mux\0" "\0"
    "e172 / e10\0"
    "info_system_ipfarbranch\0" "\0"
    "e109 / e173\0";
inline constexpr metric_event<event_pmu> events[] = {
    {.event = &uops_retired::slots},
    {.event = &uops_issued::any},
    {.event = &idq::ms_uops},
    {.event = &topdown::slots},
    {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count},
    {.event = &int_misc::uop_dropping},
    {.event = &int_misc::clears_count},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core},
    {.event = &int_misc::clear_resteer_cycles},
    {.event = &cpu_clk_unhalted::thread},
    {.event = &icache_data::stalls},
    {.event = &icache_tag::stalls},
    {.event = &baclears::any},
    {.event = &idq::ms_switches},
    {.event = &decode::lcp},
    {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &uops_decoded::dec0},
    {.event = &uops_decoded::dec0, .threshold = 1},
    {.event = &idq::mite_uops},
    {.event = &assists::any},
    {.event = &idq::ms_uops, .threshold = 1},
    {.event = &cpu_clk_unhalted::distributed},
    {.event = &cycle_activity::stalls_mem_any},
    {.event = &exe_activity::bound_on_stores},
    {.event = &cycle_activity::stalls_total},
    {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_ports_util},
    {.event = &cycle_activity::stalls_l3_miss},
    {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &cycle_activity::stalls_l2_miss},
    {.event = &mem_load_retired::l2_hit},
    {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss},
    {.event = &l1d_pend_miss::fb_full_periods},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &l1d_pend_miss::l2_stall},
    {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &mem_load_l3_hit_retired::xsnp_hitm},
    {.event = &mem_load_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_l3_hit_retired::xsnp_hit},
    {.event = &mem_load_retired::l3_hit},
    {.event = &l1d_pend_miss::fb_full},
    {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active},
    {.event = &cycle_activity::cycles_mem_any},
    {.event = &cycle_activity::cycles_l1d_miss},
    {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads},
    {.event = &mem_inst_retired::lock_loads},
    {.event = &l2_rqsts::all_rfo},
    {.event = &mem_inst_retired::all_stores},
    {.event = &l2_rqsts::rfo_hit},
    {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending},
    {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias},
    {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call},
    {.event = &inst_retired::nop},
    {.event = &offcore_requests_outstanding::cycles_with_demand_code_rd},
    {.event = &itlb_misses::walk_active},
    {.event = &itlb_misses::walk_completed_4k},
    {.event = &itlb_misses::walk_completed_2m_4m},
    {.event = &idq::mite_cycles_any},
    {.event = &idq::mite_cycles_ok},
    {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2},
    {.event = &idq::mite_uops, .threshold = 4},
    {.event = &idq::mite_uops, .threshold = 5},
    {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok},
    {.event = &lsd::cycles_active},
    {.event = &lsd::cycles_ok},
    {.event = &machine_clears::memory_ordering},
    {.event = &dtlb_load_misses::walk_completed_4k},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed_1g},
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
    {.event = &inst_retired::any},
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
    {.event = &lsd::uops},
    {.event = &idq::dsb_uops},
    {.event = &uops_issued::any, .threshold = 1},
    {.event = &dsb2mite_switches::penalty_cycles, .threshold = 1, .edge = true},
    {.event = &icache_16b::ifdata_stall},
    {.event = &icache_16b::ifdata_stall, .threshold = 1, .edge = true},
    {.event = &frontend_retired::any_dsb_miss},
    {.event = &frontend_retired::l2_miss},
    {.event = &l2_rqsts::code_rd_miss},
    {.event = &br_misp_retired::cond_ntaken},
    {.event = &br_misp_retired::cond_taken},
    {.event = &br_misp_retired::ret},
    {.event = &br_misp_retired::indirect},
    {.event = &br_inst_retired::cond_ntaken},
    {.event = &br_inst_retired::cond_taken},
    {.event = &br_inst_retired::near_return},
    {.event = &l1d_pend_miss::pending_cycles},
    {.event = &l2_rqsts::all_demand_data_rd},
    {.event = &mem_load_retired::l2_miss},
    {.event = &offcore_requests::all_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &l2_rqsts::all_demand_miss},
    {.event = &l2_rqsts::swpf_miss},
    {.event = &l2_rqsts::demand_data_rd_miss},
    {.event = &l2_rqsts::rfo_miss},
    {.event = &l2_rqsts::demand_data_rd_hit},
    {.event = &mem_load_retired::l3_miss},
    {.event = &l1d::replacement},
    {.event = &l2_lines_in::all},
    {.event = &longest_lat_cache::miss},
    {.event = &offcore_requests::all_requests},
    {.event = &itlb_misses::walk_pending},
    {.event = &dtlb_load_misses::walk_pending},
    {.event = &dtlb_store_misses::walk_pending},
    {.event = &itlb_misses::walk_completed},
    {.event = &dtlb_load_misses::walk_completed},
    {.event = &dtlb_store_misses::walk_completed},
    {.event = &l2_lines_out::useless_hwpf},
    {.event = &l2_lines_out::silent},
    {.event = &l2_lines_out::non_silent},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd, .threshold = 1},
    {.event = &offcore_requests_outstanding::all_data_rd},
    {.event = &mem_load_misc_retired::uc},
    {.event = &sq_misc::bus_lock},
    {.event = &core_power::lvl0_turbo_license},
    {.event = &core_power::lvl1_turbo_license},
    {.event = &core_power::lvl2_turbo_license},
    {.event = &cpu_clk_unhalted::one_thread_active},
    {.event = &cpu_clk_unhalted::ref_distributed},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true},
    {.event = &cpu_clk_unhalted::thread_p},
    {.event = &br_inst_retired::far_branch, .user = true},
};
inline constexpr metric_list<event_pmu> list{"icl", texts, all_of(events), 207};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 0, 27};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 512, 533};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 700, 733};
inline constexpr core_metrics::listed_metric bottleneck_data_cache_memory_bandwidth{&core_metrics::list, 1564, 1604};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 2718, 2749};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 2784, 2808};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 3084, 3107};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 3253, 3275};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 3302, 3324};
inline constexpr core_metrics::listed_metric code_l2_hit{&core_metrics::list, 3342, 3362};
inline constexpr core_metrics::listed_metric code_l2_miss{&core_metrics::list, 3398, 3419};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 3437, 3457};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 3475, 3497};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 3533, 3556};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 3574, 3600};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 3638, 3664};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 3702, 3726};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 3760, 3789};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 3823, 3847};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 3887, 3912};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 3935, 3955};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 3977, 3989};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 4007, 4028};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 4046, 4070};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 4243, 4256};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 4307, 4330};
inline constexpr core_metrics::listed_metric mite_4wide{&core_metrics::list, 4381, 4400};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 4426, 4438};
inline constexpr core_metrics::listed_metric lsd{&core_metrics::list, 4489, 4501};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 4552, 4563};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 4608, 4632};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 4866, 4893};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 5146, 5172};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 5459, 5482};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 5755, 5775};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 6078, 6100};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 6249, 6270};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 6494, 6511};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 6543, 6561};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 6613, 6635};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 6699, 6722};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 6740, 6766};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 6810, 6836};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 6880, 6906};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 6950, 6972};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 6995, 7025};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 7096, 7117};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 7197, 7217};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 7255, 7275};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 7293, 7309};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 7327, 7344};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 7418, 7441};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 7556, 7573};
inline constexpr core_metrics::listed_metric contested_accesses{&core_metrics::list, 7599, 7626};
inline constexpr core_metrics::listed_metric data_sharing{&core_metrics::list, 7796, 7817};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 7951, 7974};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 8112, 8128};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 8146, 8165};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 8263, 8285};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 8313, 8333};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 8383, 8403};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 8421, 8443};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 8514, 8535};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 8574, 8593};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 8644, 8667};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 8736, 8760};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 8799, 8826};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 8891, 8918};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 8983, 9010};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 9075, 9094};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 9336, 9352};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 9370, 9389};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 9407, 9427};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 9457, 9487};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 9505, 9524};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 9548, 9571};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 9588, 9613};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 9631, 9656};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 9674, 9700};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 9718, 9745};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 9810, 9825};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 9864, 9879};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 9918, 9933};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 9972, 9987};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 10026, 10054};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 10099, 10128};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 10181, 10198};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 10328, 10353};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 10545, 10562};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 10751, 10767};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 10909, 10927};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 11071, 11089};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 11233, 11256};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 11409, 11432};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 11585, 11608};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 11761, 11787};
inline constexpr core_metrics::listed_metric branch_instructions{&core_metrics::list, 11995, 12023};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 12235, 12259};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 12560, 12585};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 12797, 12822};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 12992, 13022};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 13206, 13234};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 13260, 13276};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 13298, 13317};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 13340, 13353};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 13401, 13418};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 13429, 13448};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 13582, 13600};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 13734, 13766};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 13783, 13801};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 13805, 13824};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 13827, 13858};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 13867, 13886};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 13918, 13935};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 14014, 14046};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 14093, 14108};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 14119, 14134};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 14144, 14165};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 14188, 14210};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 14221, 14244};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 14255, 14279};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 14290, 14312};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 14323, 14343};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 14355, 14381};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 14392, 14414};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 14473, 14496};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 14517, 14550};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 14562, 14595};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 14607, 14637};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 14658, 14688};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 14709, 14739};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 14760, 14783};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 14794, 14816};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 14828, 14856};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 14861, 14883};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 15017, 15041};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 15052, 15075};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_lsd{&core_metrics::list, 15112, 15137};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 15148, 15173};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 15184, 15210};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_ms{&core_metrics::list, 15220, 15244};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 15253, 15278};
inline constexpr core_metrics::listed_metric info_frontend_lsd_coverage{&core_metrics::list, 15288, 15316};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 15326, 15354};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 15364, 15395};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 15406, 15426};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 15437, 15472};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 15484, 15514};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 15526, 15558};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 15569, 15596};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 15615, 15646};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 15665, 15692};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 16122, 16152};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 16506, 16532};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 16669, 16697};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 16707, 16741};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken{&core_metrics::list, 16753, 16786};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 16798, 16824};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 16836, 16867};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 16879, 16920};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 17425, 17458};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 17473, 17496};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 17507, 17530};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 17541, 17564};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 17583, 17603};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 17633, 17663};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 17746, 17782};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 17800, 17817};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 17828, 17848};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 17866, 17891};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 17910, 17930};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 17949, 17973};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 18015, 18040};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 18059, 18083};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 18102, 18127};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 18146, 18166};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 18185, 18206};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 18224, 18255};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 18304, 18334};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 18383, 18413};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 18462, 18494};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 18543, 18583};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 18637, 18669};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 18688, 18720};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 18739, 18772};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 18791, 18830};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 18879, 18917};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 18966, 19004};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 19053, 19093};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 19142, 19179};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 19200, 19242};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 19254, 19287};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 19299, 19332};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 19343, 19372};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 19391, 19421};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 19440, 19467};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 19487, 19515};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 19580, 19600};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 19691, 19722};
inline constexpr core_metrics::listed_metric info_system_power_license0_utilization{&core_metrics::list, 19732, 19772};
inline constexpr core_metrics::listed_metric info_system_power_license1_utilization{&core_metrics::list, 19804, 19844};
inline constexpr core_metrics::listed_metric info_system_power_license2_utilization{&core_metrics::list, 19876, 19916};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 19948, 19980};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 20013, 20045};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 20056, 20095};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 20107, 20124};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 20135, 20160};
} // namespace metric

} // namespace msr::perfmon::icl
