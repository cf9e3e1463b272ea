// Metrics of Rocket Lake: 207. Written by `msrpp import` from a table: do not edit.
// rkl: from intel/perfmon 6dadedf3aa48, RKL/metrics/rocketlake_metrics.json, 1.0; BSD-3-Clause,
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

#include <msr/intel/events/rocket_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::perfmon::rkl {

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
    "s10 + s12 + s13 + e15 / e10 + e16 / e10; s15 = (1 - s3) * e9 / e10; s16 = e22 if smt_on "
    "else e10; s17 = e21 / s16 / 2; 100 * (s1 - (1 - s6) * s7 * s8 / s14 - s2 / (s2 + s4 * (e17 "
    "- e18) / e19 - s2 + s2) * (34 * e20 / e3 / s2) * (s7 * (s13 + s12 * (s15 + s6 * s8) / (s8 "
    "+ s15 + s11)) / s14 + max(0, s1 - s7) * s17 / ((e23 - e24) / s16 / 2 + (e25 - e26) / s16 / "
    "2 + (e27 - e28) / s16 / 2 + s17))) - 100 * s7 * (s10 + s9 + s11) / s14\0"
    "bottleneck_cache_memory_bandwidth\0" "\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = (e29 + e30) / (e31 + (e32 + topdown_retiring / s0 * e33) + "
    "e30) * (topdown_backend_bound / s0 + 5 * e7 / e3); s2 = (e35 - e36) / e10; s3 = e38 / e39; "
    "s4 = e37 * (1 + s3); s5 = s4 / (s4 + e40) * s2; s6 = e34 / e10 + s2 - s5; s7 = max((e29 - "
    "e35) / e10, 0); s8 = (e36 - e34) / e10; s9 = s7 + s5 + s8 + s6 + e30 / e10; s10 = min(e10, "
    "e41) / e10; s11 = e43 / e10; s12 = e10 / e44 * tsc_frequency / 1000000000 / (1e3 * "
    "duration / 1000); s13 = 3.5 * s12; s14 = 27 * s12 - s13; s15 = 1 + s3 / 2; s16 = e49 / "
    "e10; s17 = max(e52 - e53, 0); 100 * (s1 * (s6 / s9) * (s10 / (s10 + (min(e10, e42) / e10 - "
    "s10))) + s1 * (s8 / s9) * (s11 / (((32.5 * s12 - s13) * e45 + s14 * e46) * s15 / e10 + s14 "
    "* e47 * s15 / e10 + (12.5 * s12 - s13) * (e48 * s15) / e10 + s11)) + s1 * (s7 / s9) * (s16 "
    "/ (min(7 * e50 + e51, s17) / e10 + 13 * e54 / e10 + min(2 * (e55 - e38 - e39) * 20 / 100, "
    "s17) / e10 + (16 * max(0, e56 - e57) + e56 / e58 * (10 * e59 + min(e10, e60))) / e10 + e61 "
    "/ (e39 + e38) * e62 / e10 + e63 / e10 + s16)))\0"
    "bottleneck_branching_overhead\0" "\0"
    "100 * ((e64 + 2 * e65 + e66) / e3)\0"
    "bottleneck_useful_work\0" "\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = e0 / e1 * e2 / e3; s2 = s1 + s0 * (e17 - "
    "e18) / e19; 100 * (s0 - (e64 + 2 * e65 + e66) / e3 - s1 / (s2 - s1 + s1) * (34 * e20 / e3 "
    "/ s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e3; 100 * (topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e6 / e3)\0"
    "fetch_latency\0" "percent\0"
    "100 * ((5 * e8 - e6) / e3)\0"
    "icache_misses\0" "percent\0"
    "100 * (e11 / e10)\0"
    "code_l2_hit\0" "percent\0"
    "100 * max(0, e11 / e10 - e67 / e10)\0"
    "code_l2_miss\0" "percent\0"
    "100 * (e67 / e10)\0"
    "itlb_misses\0" "percent\0"
    "100 * (e12 / e10)\0"
    "code_stlb_hit\0" "percent\0"
    "100 * max(0, e12 / e10 - e68 / e10)\0"
    "code_stlb_miss\0" "percent\0"
    "100 * (e68 / e10)\0"
    "code_stlb_miss_4k\0" "percent\0"
    "100 * (e68 / e10 * e69 / (e69 + e70))\0"
    "code_stlb_miss_2m\0" "percent\0"
    "100 * (e68 / e10 * e70 / (e69 + e70))\0"
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
    "100 * ((e23 - e24) / (e22 if smt_on else e10) / 2)\0"
    "decoder0_alone\0" "percent\0"
    "100 * ((e71 - e72) / (e22 if smt_on else e10) / 2)\0"
    "mite_4wide\0" "percent\0"
    "100 * ((e73 - e74) / e10)\0"
    "dsb\0" "percent\0"
    "100 * ((e25 - e26) / (e22 if smt_on else e10) / 2)\0"
    "lsd\0" "percent\0"
    "100 * ((e27 - e28) / (e22 if smt_on else e10) / 2)\0"
    "ms\0" "percent\0"
    "100 * (e21 / (e22 if smt_on else e10) / 2)\0"
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
    "topdown_backend_bound; 100 * ((e29 + e30) / (e31 + (e32 + topdown_retiring / s0 * e33) + "
    "e30) * (topdown_backend_bound / s0 + 5 * e7 / e3))\0"
    "l1_bound\0" "percent\0"
    "100 * max((e29 - e35) / e10, 0)\0"
    "dtlb_load\0" "percent\0"
    "100 * (min(7 * e50 + e51, max(e52 - e53, 0)) / e10)\0"
    "load_stlb_hit\0" "percent\0"
    "100 * (min(7 * e50 + e51, max(e52 - e53, 0)) / e10 - e51 / e10)\0"
    "load_stlb_miss\0" "percent\0"
    "100 * (e51 / e10)\0"
    "load_stlb_miss_4k\0" "percent\0"
    "100 * (e51 / e10 * e76 / (e76 + e77 + e78))\0"
    "load_stlb_miss_2m\0" "percent\0"
    "100 * (e51 / e10 * e77 / (e76 + e77 + e78))\0"
    "load_stlb_miss_1g\0" "percent\0"
    "100 * (e51 / e10 * e78 / (e76 + e77 + e78))\0"
    "store_fwd_blk\0" "percent\0"
    "100 * (13 * e54 / e10)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e55 - e38 - e39) * 20 / 100, max(e52 - e53, 0)) / e10)\0"
    "lock_latency\0" "percent\0"
    "100 * ((16 * max(0, e56 - e57) + e56 / e58 * (10 * e59 + min(e10, e60))) / e10)\0"
    "split_loads\0" "percent\0"
    "100 * (e61 / (e39 + e38) * e62 / e10)\0"
    "4k_aliasing\0" "percent\0"
    "100 * (e63 / e10)\0"
    "fb_full\0" "percent\0"
    "100 * (e49 / e10)\0"
    "l2_bound\0" "percent\0"
    "s0 = e37 * (1 + e38 / e39); 100 * (s0 / (s0 + e40) * ((e35 - e36) / e10))\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (3.5 * (e10 / e44 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e37 * (1 "
    "+ e38 / e39 / 2) / e10)\0"
    "l3_bound\0" "percent\0"
    "100 * ((e36 - e34) / e10)\0"
    "contested_accesses\0" "percent\0"
    "s0 = e10 / e44 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 3.5 * s0; 100 "
    "* (((32.5 * s0 - s1) * e45 + (27 * s0 - s1) * e46) * (1 + e38 / e39 / 2) / e10)\0"
    "data_sharing\0" "percent\0"
    "s0 = e10 / e44 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((27 * s0 - "
    "3.5 * s0) * e47 * (1 + e38 / e39 / 2) / e10)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e10 / e44 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((12.5 * s0 - "
    "3.5 * s0) * (e48 * (1 + e38 / e39 / 2)) / e10)\0"
    "sq_full\0" "percent\0"
    "100 * (e43 / e10)\0"
    "dram_bound\0" "percent\0"
    "s0 = (e35 - e36) / e10; s1 = e37 * (1 + e38 / e39); 100 * (e34 / e10 + s0 - s1 / (s1 + "
    "e40) * s0)\0"
    "mem_bandwidth\0" "percent\0"
    "100 * (min(e10, e41) / e10)\0"
    "mem_latency\0" "percent\0"
    "100 * (min(e10, e42) / e10 - min(e10, e41) / e10)\0"
    "store_bound\0" "percent\0"
    "100 * (e30 / e10)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e56 / e58; 100 * ((e59 * 10 * s0 + s0 * min(e10, e60)) / e10)\0"
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
    "(e29 + e30) / (e31 + (e32 + topdown_retiring / s0 * e33) + e30) * s1)\0"
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
    "100 * (e32 / e10)\0"
    "ports_utilized_2\0" "percent\0"
    "100 * (e33 / e10)\0"
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
    "(e17 - e18) / e19)) * e64 / (s0 * e3))\0"
    "other_light_ops\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = max(0, s0 - (e0 / e1 * e2 / e3 + s0 * (e17 "
    "- e18) / e19)); s2 = s0 * e3; 100 * max(0, s1 - (s0 * e98 / e99 + e100 / s2 + e101 / s2 + "
    "s1 * e108 / e109 + s1 * e64 / s2))\0"
    "nop_instructions\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19)) * e66 / (s0 * e3))\0"
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
    "e109 / e55\0"
    "info_inst_mix_ipstore\0" "\0"
    "e109 / e58\0"
    "info_inst_mix_ipbranch\0" "\0"
    "e109 / e64\0"
    "info_inst_mix_ipcall\0" "\0"
    "e109 / e65\0"
    "info_inst_mix_iptb\0" "\0"
    "e109 / e111\0"
    "info_inst_mix_bptkbranch\0" "\0"
    "e64 / e111\0"
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
    "e120 / e27\0"
    "info_pipeline_fetch_dsb\0" "\0"
    "e121 / e25\0"
    "info_pipeline_fetch_mite\0" "\0"
    "e19 / e23\0"
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
    "with e3; s0 = (5 * e8 - e6) / e3; s1 = e16 / e10; s2 = e22 if smt_on else e10; s3 = (e23 - "
    "e24) / s2 / 2; 100 * (s0 * s1 / (e11 / e10 + e12 / e10 + (e9 / e10 + 10 * e13 / e10) + 3 * "
    "e14 / e10 + e15 / e10 + s1) + max(0, topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e6 / e3 - s0) * s3 / "
    "(s3 + (e25 - e26) / s2 / 2 + (e27 - e28) / s2 / 2 + e21 / s2 / 2))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e3; s0 = topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) - e6 / e3; s1 = (5 * e8 - e6) / e3; s2 = max(0, "
    "s0 - s1); s3 = e22 if smt_on else e10; s4 = (e25 - e26) / s3 / 2; 100 * (s0 * (s2 / (s1 + "
    "s2)) * (s4 / ((e23 - e24) / s3 / 2 + s4 + (e27 - e28) / s3 / 2 + e21 / s3 / 2)))\0"
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
    "e133 / e64\0"
    "info_branches_cond_tk\0" "\0"
    "e134 / e64\0"
    "info_branches_callret\0" "\0"
    "(e65 + e135) / e64\0"
    "info_branches_jump\0" "\0"
    "(e111 - e134 - 2 * e65) / e64\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e133 / e64 + e134 / e64 + (e65 + e135) / e64 + (e111 - e134 - 2 * e65) / e64)\0"
    "info_memory_load_miss_real_latency\0" "\0"
    "e61 / (e39 + e38)\0"
    "info_memory_mlp\0" "\0"
    "e61 / e136\0"
    "info_memory_l1mpki\0" "\0"
    "1000 * e39 / e109\0"
    "info_memory_l1mpki_load\0" "\0"
    "1000 * e137 / e109\0"
    "info_memory_l2mpki\0" "\0"
    "1000 * e138 / e109\0"
    "info_memory_l2mpki_all\0" "\0"
    "1000 * e139 / e109\0"
    "info_memory_l2mpki_load\0" "\0"
    "1000 * e140 / e109\0"
    "info_memory_l2mpki_rfo\0" "\0"
    "1000 * e141 / e109\0"
    "info_memory_l2hpki_all\0" "\0"
    "1000 * (e142 - e139) / e109\0"
    "info_memory_l2hpki_load\0" "\0"
    "1000 * e143 / e109\0"
    "info_memory_l3mpki\0" "\0"
    "1000 * e144 / e109\0"
    "info_memory_fb_hpki\0" "\0"
    "1000 * e38 / e109\0"
    "info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e145 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e146 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e147 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0"
    "64 * e148 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e149 + e150 + e151) / (2 * (e22 if smt_on else e10))\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0"
    "1000 * e152 / e109\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0"
    "1000 * e153 / e109\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0"
    "1000 * e154 / e109\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e145 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e146 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e147 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e148 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_prefetches_useless_hwpf\0" "\0"
    "e155 / (e156 + e157)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0"
    "e158 / e159\0"
    "info_memory_latency_load_l2_mlp\0" "\0"
    "e158 / e160\0"
    "info_memory_latency_data_l2_mlp\0" "\0"
    "e161 / e42\0"
    "info_memory_mix_uc_load_pki\0" "\0"
    "1000 * e162 / e109\0"
    "info_memory_mix_bus_lock_pki\0" "\0"
    "1000 * e163 / e109\0"
    "info_system_cpus_utilized\0" "\0"
    "e44 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e10 / e44 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e100 + 2 * e102 + 4 * e112 + 8 * e113 + 16 * e107) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0"
    "e10 / e44\0"
    "info_system_power_license0_utilization\0" "\0"
    "e164 / (e22 if smt_on else e10)\0"
    "info_system_power_license1_utilization\0" "\0"
    "e165 / (e22 if smt_on else e10)\0"
    "info_system_power_license2_utilization\0" "\0"
    "e166 / (e22 if smt_on else e10)\0"
    "info_system_smt_2t_utilization\0" "\0"
    "1 - e167 / e168 if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0"
    "e169 / e10\0"
    "info_system_kernel_cpi\0" "per instruction\0"
    "e169 / e170\0"
    "info_system_mux\0" "\0"
    "e171 / e10\0"
    "info_system_ipfarbranch\0" "\0"
    "e109 / e172\0";
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
    {.event = &idq::mite_cycles_any},
    {.event = &idq::mite_cycles_ok},
    {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok},
    {.event = &lsd::cycles_active},
    {.event = &lsd::cycles_ok},
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
    {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2},
    {.event = &idq::mite_uops, .threshold = 4},
    {.event = &idq::mite_uops, .threshold = 5},
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
    {.event = &l2_rqsts::miss},
    {.event = &l2_rqsts::demand_data_rd_miss},
    {.event = &l2_rqsts::rfo_miss},
    {.event = &l2_rqsts::references},
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
    {.event = &offcore_requests::demand_data_rd},
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
inline constexpr metric_list<event_pmu> list{"rkl", texts, all_of(events), 207};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 0, 27};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 512, 533};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 700, 733};
inline constexpr core_metrics::listed_metric bottleneck_cache_memory_bandwidth{&core_metrics::list, 1680, 1715};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 2829, 2860};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 2895, 2919};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 3195, 3218};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 3364, 3386};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 3413, 3435};
inline constexpr core_metrics::listed_metric code_l2_hit{&core_metrics::list, 3453, 3473};
inline constexpr core_metrics::listed_metric code_l2_miss{&core_metrics::list, 3509, 3530};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 3548, 3568};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 3586, 3608};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 3644, 3667};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 3685, 3711};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 3749, 3775};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 3813, 3837};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 3871, 3900};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 3934, 3958};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 3998, 4023};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 4046, 4066};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 4088, 4100};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 4118, 4139};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 4157, 4181};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 4354, 4367};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 4418, 4441};
inline constexpr core_metrics::listed_metric mite_4wide{&core_metrics::list, 4492, 4511};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 4537, 4549};
inline constexpr core_metrics::listed_metric lsd{&core_metrics::list, 4600, 4612};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 4663, 4674};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 4717, 4741};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 4975, 5002};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 5255, 5281};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 5568, 5591};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 5864, 5884};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 6187, 6209};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 6358, 6379};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 6603, 6620};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 6652, 6670};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 6722, 6744};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 6808, 6831};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 6849, 6875};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 6919, 6945};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 6989, 7015};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 7059, 7081};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 7104, 7134};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 7205, 7226};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 7306, 7326};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 7364, 7384};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 7402, 7418};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 7436, 7453};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 7527, 7550};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 7665, 7682};
inline constexpr core_metrics::listed_metric contested_accesses{&core_metrics::list, 7708, 7735};
inline constexpr core_metrics::listed_metric data_sharing{&core_metrics::list, 7905, 7926};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 8060, 8083};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 8221, 8237};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 8255, 8274};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 8372, 8394};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 8422, 8442};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 8492, 8512};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 8530, 8552};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 8623, 8644};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 8683, 8702};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 8753, 8776};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 8845, 8869};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 8908, 8935};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 9000, 9027};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 9092, 9119};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 9184, 9203};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 9445, 9461};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 9479, 9498};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 9516, 9536};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 9566, 9596};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 9614, 9633};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 9657, 9680};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 9697, 9722};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 9740, 9765};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 9783, 9809};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 9827, 9854};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 9919, 9934};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 9973, 9988};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 10027, 10042};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 10081, 10096};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 10135, 10163};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 10208, 10237};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 10290, 10307};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 10437, 10462};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 10654, 10671};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 10860, 10876};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 11018, 11036};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 11180, 11198};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 11342, 11365};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 11518, 11541};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 11694, 11717};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 11870, 11896};
inline constexpr core_metrics::listed_metric branch_instructions{&core_metrics::list, 12104, 12132};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 12344, 12368};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 12669, 12694};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 12906, 12931};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 13101, 13131};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 13315, 13343};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 13369, 13385};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 13407, 13426};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 13449, 13462};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 13510, 13527};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 13538, 13557};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 13691, 13709};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 13843, 13875};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 13892, 13910};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 13914, 13933};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 13936, 13967};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 13976, 13995};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 14027, 14044};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 14123, 14155};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 14202, 14217};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 14228, 14243};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 14253, 14274};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 14297, 14319};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 14330, 14353};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 14364, 14388};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 14399, 14421};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 14432, 14452};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 14464, 14490};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 14501, 14523};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 14582, 14605};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 14626, 14659};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 14671, 14704};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 14716, 14746};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 14767, 14797};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 14818, 14848};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 14869, 14892};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 14903, 14925};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 14937, 14965};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 14970, 14992};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 15126, 15150};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 15161, 15184};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_lsd{&core_metrics::list, 15221, 15246};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 15257, 15282};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 15293, 15319};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 15329, 15354};
inline constexpr core_metrics::listed_metric info_frontend_lsd_coverage{&core_metrics::list, 15364, 15392};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 15402, 15430};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 15440, 15471};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 15482, 15502};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 15513, 15548};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 15560, 15590};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 15602, 15634};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 15645, 15672};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 15691, 15722};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 15741, 15768};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 16196, 16226};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 16578, 16604};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 16741, 16769};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 16779, 16813};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken{&core_metrics::list, 16825, 16858};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 16870, 16896};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 16908, 16939};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 16951, 16992};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 17497, 17530};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 17545, 17568};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 17579, 17602};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 17613, 17636};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 17655, 17675};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 17705, 17735};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 17818, 17854};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 17872, 17889};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 17900, 17920};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 17938, 17963};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 17982, 18002};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 18021, 18045};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 18064, 18089};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 18108, 18132};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 18151, 18175};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 18203, 18228};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 18247, 18267};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 18286, 18307};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 18325, 18356};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 18405, 18435};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 18484, 18514};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 18563, 18595};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 18644, 18684};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 18738, 18770};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 18789, 18821};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 18840, 18873};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 18892, 18931};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 18980, 19018};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 19067, 19105};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 19154, 19194};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 19243, 19280};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 19301, 19343};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 19355, 19388};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 19400, 19433};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 19444, 19473};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 19492, 19522};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 19541, 19568};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 19588, 19616};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 19681, 19701};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 19792, 19823};
inline constexpr core_metrics::listed_metric info_system_power_license0_utilization{&core_metrics::list, 19833, 19873};
inline constexpr core_metrics::listed_metric info_system_power_license1_utilization{&core_metrics::list, 19905, 19945};
inline constexpr core_metrics::listed_metric info_system_power_license2_utilization{&core_metrics::list, 19977, 20017};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 20049, 20081};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 20114, 20146};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 20157, 20196};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 20208, 20225};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 20236, 20261};
} // namespace metric

} // namespace msr::perfmon::rkl
