// Metrics of Rocket Lake: 212. Written by `msrpp import` from a table: do not edit.
// rkl: from intel/perfmon 6dadedf3aa48, RKL/metrics/rocketlake_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// Left out, TOPDOWN.SLOTS with percore, which adds what the threads of a core count:
// Info_Thread_Slots_Utilization
// Left out, it counts nothing: Info_System_Time
// Left out, more events than a plan has room for: Bottleneck_Other_Bottlenecks
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
    "bottleneck_compute_bound_est\0" "\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e3; s2 = e32 + "
    "topdown_retiring / s0 * e33; s3 = max(0, s1 - (e29 + e30) / (e31 + s2 + e30) * s1); s4 = "
    "e64 / e10; s5 = e66 / e10; s6 = (s5 * e10 + s2) / e10 if e64 < e31 - e29 else s2 / e10; s7 "
    "= s4 + e65 / e10 + s6; s8 = e67 / e10; 100 * (s3 * s4 / s7 + s3 * (s6 / s7) * (s8 / (s5 + "
    "e32 / e10 + e33 / e10 + s8)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e3; s0 = e0 / e1 * e2 / e3; s1 = topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound; s2 = topdown_retiring / s1; s3 = s0 + s2 * (e17 "
    "- e18) / e19; s4 = s0 / (s3 - s0 + s0) * (34 * e20 / e3 / s0); s5 = (5 * e8 - e6) / e3; s6 "
    "= 3 * e14 / e10; s7 = 10 * e13 / e10; s8 = e9 / e10 + s7; s9 = e4 / (e4 + e5); s10 = (1 - "
    "s9) * e9 / e10; s11 = topdown_frontend_bound / s1 - e6 / e3; s12 = topdown_backend_bound / "
    "s1 + 5 * e7 / e3; s13 = max(1 - (s11 + s12 + s2), 0); s14 = s9 * s13; s15 = 10 * s0 * "
    "max(s14 * (1 - e4 / (e7 - e5)), 0.0001) / s14; s16 = s9 * e9 / e10; s17 = e22 if smt_on "
    "else e10; s18 = e21 / s17 / 2; s19 = max(0, s13 - s14); s20 = max(s19 * (1 - e68 / e5), "
    "0.0001); s21 = e32 + s2 * e33; s22 = max(0, s12 - (e29 + e30) / (e31 + s21 + e30) * s12); "
    "s23 = e65 / e10; s24 = e66 / e10; 100 * (s4 * (s5 * (s6 + s8 * (s10 + s15 * s16) / (s16 + "
    "s10 + s7)) / (e11 / e10 + e12 / e10 + s8 + s6 + e15 / e10 + e16 / e10) + max(0, s11 - s5) "
    "* s18 / ((e23 - e24) / s17 / 2 + (e25 - e26) / s17 / 2 + (e27 - e28) / s17 / 2 + s18)) + "
    "s15 * s14 + s19 * s20 / s20 + s22 * (s23 + s22 * e69 / e10 * s24) / (e64 / e10 + s23 + "
    "((s24 * e10 + s21) / e10 if e64 < e31 - e29 else s21 / e10)) + s4 * s3)\0"
    "bottleneck_branching_overhead\0" "\0"
    "100 * ((e70 + 2 * e71 + e72) / e3)\0"
    "bottleneck_useful_work\0" "\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = e0 / e1 * e2 / e3; s2 = s1 + s0 * (e17 - "
    "e18) / e19; 100 * (s0 - (e70 + 2 * e71 + e72) / e3 - s1 / (s2 - s1 + s1) * (34 * e20 / e3 "
    "/ s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e3; 100 * (topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e6 / e3)\0"
    "fetch_latency\0" "percent\0"
    "100 * ((5 * e8 - e6) / e3)\0"
    "icache_misses\0" "percent\0"
    "100 * (e11 / e10)\0"
    "code_l2_hit\0" "percent\0"
    "100 * max(0, e11 / e10 - e73 / e10)\0"
    "code_l2_miss\0" "percent\0"
    "100 * (e73 / e10)\0"
    "itlb_misses\0" "percent\0"
    "100 * (e12 / e10)\0"
    "code_stlb_hit\0" "percent\0"
    "100 * max(0, e12 / e10 - e74 / e10)\0"
    "code_stlb_miss\0" "percent\0"
    "100 * (e74 / e10)\0"
    "code_stlb_miss_4k\0" "percent\0"
    "100 * (e74 / e10 * e75 / (e75 + e76))\0"
    "code_stlb_miss_2m\0" "percent\0"
    "100 * (e74 / e10 * e76 / (e75 + e76))\0"
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
    "100 * ((e77 - e78) / (e22 if smt_on else e10) / 2)\0"
    "mite_4wide\0" "percent\0"
    "100 * ((e79 - e80) / e10)\0"
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
    "s1 - e4 / (e4 + e5) * s1) * (1 - e68 / e5), 0.0001)\0"
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
    "100 * (e51 / e10 * e81 / (e81 + e82 + e83))\0"
    "load_stlb_miss_2m\0" "percent\0"
    "100 * (e51 / e10 * e82 / (e81 + e82 + e83))\0"
    "load_stlb_miss_1g\0" "percent\0"
    "100 * (e51 / e10 * e83 / (e81 + e82 + e83))\0"
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
    "100 * (e84 / (e22 if smt_on else e10))\0"
    "dtlb_store\0" "percent\0"
    "100 * ((7 * e85 + e86) / (e22 if smt_on else e10))\0"
    "store_stlb_hit\0" "percent\0"
    "s0 = e22 if smt_on else e10; 100 * ((7 * e85 + e86) / s0 - e86 / s0)\0"
    "store_stlb_miss\0" "percent\0"
    "100 * (e86 / (e22 if smt_on else e10))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e86 / (e22 if smt_on else e10) * e87 / (e87 + e88 + e89))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e86 / (e22 if smt_on else e10) * e88 / (e87 + e88 + e89))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e86 / (e22 if smt_on else e10) * e89 / (e87 + e88 + e89))\0"
    "core_bound\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e3; 100 * max(0, s1 - "
    "(e29 + e30) / (e31 + (e32 + topdown_retiring / s0 * e33) + e30) * s1)\0"
    "divider\0" "percent\0"
    "100 * (e64 / e10)\0"
    "fp_divider\0" "percent\0"
    "100 * (e90 / e10)\0"
    "int_divider\0" "percent\0"
    "100 * (e64 / e10 - e90 / e10)\0"
    "serializing_operation\0" "percent\0"
    "100 * (e65 / e10)\0"
    "slow_pause\0" "percent\0"
    "100 * (140 * e91 / e10)\0"
    "ports_utilization\0" "percent\0"
    "with e3; s0 = e32 + topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e33; 100 * ((e66 / e10 * e10 + s0) / e10 if "
    "e64 < e31 - e29 else s0 / e10)\0"
    "ports_utilized_0\0" "percent\0"
    "100 * (e66 / e10)\0"
    "mixing_vectors\0" "percent\0"
    "100 * (e92 / e1)\0"
    "ports_utilized_1\0" "percent\0"
    "100 * (e32 / e10)\0"
    "ports_utilized_2\0" "percent\0"
    "100 * (e33 / e10)\0"
    "ports_utilized_3m\0" "percent\0"
    "100 * (e67 / e10)\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e93 + e94 + e95 + e96) / (4 * (e22 if smt_on else e10)))\0"
    "port_0\0" "percent\0"
    "100 * (e93 / (e22 if smt_on else e10))\0"
    "port_1\0" "percent\0"
    "100 * (e94 / (e22 if smt_on else e10))\0"
    "port_5\0" "percent\0"
    "100 * (e95 / (e22 if smt_on else e10))\0"
    "port_6\0" "percent\0"
    "100 * (e96 / (e22 if smt_on else e10))\0"
    "load_op_utilization\0" "percent\0"
    "100 * (e97 / (2 * (e22 if smt_on else e10)))\0"
    "store_op_utilization\0" "percent\0"
    "100 * ((e98 + e99) / (4 * (e22 if smt_on else e10)))\0"
    "retiring\0" "percent\0"
    "with e3; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19))\0"
    "fp_arith\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e3; 100 * (s0 * e100 / e101 + e102 / "
    "s1 + e103 / s1)\0"
    "x87_use\0" "percent\0"
    "with e3; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e100 / e101)\0"
    "fp_scalar\0" "percent\0"
    "with e3; 100 * (e102 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector\0" "percent\0"
    "with e3; 100 * (e103 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector_128b\0" "percent\0"
    "with e3; 100 * ((e104 + e105) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector_256b\0" "percent\0"
    "with e3; 100 * ((e106 + e107) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector_512b\0" "percent\0"
    "with e3; 100 * ((e108 + e109) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "memory_operations\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19)) * e110 / e111)\0"
    "branch_instructions\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19)) * e70 / (s0 * e3))\0"
    "other_light_ops\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = max(0, s0 - (e0 / e1 * e2 / e3 + s0 * (e17 "
    "- e18) / e19)); s2 = s0 * e3; 100 * max(0, s1 - (s0 * e100 / e101 + e102 / s2 + e103 / s2 "
    "+ s1 * e110 / e111 + s1 * e70 / s2))\0"
    "nop_instructions\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19)) * e72 / (s0 * e3))\0"
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
    "100 * (34 * e112 / e3)\0"
    "cisc\0" "percent\0"
    "100 * max(0, e0 / e1 * e2 / e3 - 34 * e20 / e3)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e3; s2 = e32 + "
    "topdown_retiring / s0 * e33; s3 = max(0, s1 - (e29 + e30) / (e31 + s2 + e30) * s1); s4 = "
    "(e66 / e10 * e10 + s2) / e10 if e64 < e31 - e29 else s2 / e10; 100 * (1 - s3 / s4 if s3 < "
    "s4 else 1) if (1 - e113 / e114 if smt_on else 0) > 0.5 else 0\0"
    "info_thread_ipc\0" "\0"
    "e111 / e10\0"
    "info_thread_uoppi\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e111\0"
    "info_thread_uptb\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e115\0"
    "info_thread_cpi\0" "per instruction\0"
    "1 / (e111 / e10)\0"
    "info_thread_clks\0" "\0"
    "e10\0"
    "info_thread_slots\0" "\0"
    "e3\0"
    "info_thread_execute_per_issue\0" "\0"
    "e101 / e1\0"
    "info_core_coreipc\0" "\0"
    "e111 / (e22 if smt_on else e10)\0"
    "info_core_flopc\0" "\0"
    "(e102 + 2 * e104 + 4 * e116 + 8 * e117 + 16 * e109) / (e22 if smt_on else e10)\0"
    "info_core_fp_arith_utilization\0" "\0"
    "(e102 + e103) / (2 * (e22 if smt_on else e10))\0"
    "info_core_ilp\0" "\0"
    "e101 / e118\0"
    "info_core_epc\0" "\0"
    "e101 / e10\0"
    "info_core_core_clks\0" "\0"
    "e22 if smt_on else e10\0"
    "info_inst_mix_ipload\0" "\0"
    "e111 / e55\0"
    "info_inst_mix_ipstore\0" "\0"
    "e111 / e58\0"
    "info_inst_mix_ipbranch\0" "\0"
    "e111 / e70\0"
    "info_inst_mix_ipcall\0" "\0"
    "e111 / e71\0"
    "info_inst_mix_iptb\0" "\0"
    "e111 / e115\0"
    "info_inst_mix_bptkbranch\0" "\0"
    "e70 / e115\0"
    "info_inst_mix_ipflop\0" "\0"
    "e111 / (e102 + 2 * e104 + 4 * e116 + 8 * e117 + 16 * e109)\0"
    "info_inst_mix_iparith\0" "\0"
    "e111 / (e102 + e103)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0"
    "e111 / e119\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0"
    "e111 / e120\0"
    "info_inst_mix_iparith_avx128\0" "\0"
    "e111 / (e104 + e105)\0"
    "info_inst_mix_iparith_avx256\0" "\0"
    "e111 / (e106 + e107)\0"
    "info_inst_mix_iparith_avx512\0" "\0"
    "e111 / (e108 + e109)\0"
    "info_inst_mix_ippause\0" "\0"
    "e111 / e91\0"
    "info_inst_mix_ipswpf\0" "\0"
    "e111 / e121\0"
    "info_inst_mix_instructions\0" "\0"
    "e111\0"
    "info_pipeline_retire\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e122\0"
    "info_pipeline_ipassist\0" "\0"
    "e111 / e20\0"
    "info_pipeline_execute\0" "\0"
    "e101 / (e123 / 2 if smt_on else e118)\0"
    "info_pipeline_fetch_lsd\0" "\0"
    "e124 / e27\0"
    "info_pipeline_fetch_dsb\0" "\0"
    "e125 / e25\0"
    "info_pipeline_fetch_mite\0" "\0"
    "e19 / e23\0"
    "info_frontend_fetch_upc\0" "\0"
    "e1 / e126\0"
    "info_frontend_lsd_coverage\0" "\0"
    "e124 / e1\0"
    "info_frontend_dsb_coverage\0" "\0"
    "e125 / e1\0"
    "info_frontend_dsb_switch_cost\0" "\0"
    "e16 / e127\0"
    "info_frontend_tbpc\0" "\0"
    "e115 / e10\0"
    "info_frontend_icache_miss_latency\0" "\0"
    "e128 / e129\0"
    "info_frontend_ipdsb_miss_ret\0" "\0"
    "e111 / e130\0"
    "info_frontend_ipunknown_branch\0" "\0"
    "e111 / e13\0"
    "info_frontend_l2mpki_code\0" "\0"
    "1000 * e131 / e111\0"
    "info_frontend_l2mpki_code_all\0" "\0"
    "1000 * e132 / e111\0"
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
    "e111 / e4\0"
    "info_bad_spec_ipmisp_cond_ntaken\0" "\0"
    "e111 / e133\0"
    "info_bad_spec_ipmisp_cond_taken\0" "\0"
    "e111 / e134\0"
    "info_bad_spec_ipmisp_ret\0" "\0"
    "e111 / e135\0"
    "info_bad_spec_ipmisp_indirect\0" "\0"
    "e111 / e136\0"
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
    "e137 / e70\0"
    "info_branches_cond_tk\0" "\0"
    "e138 / e70\0"
    "info_branches_callret\0" "\0"
    "(e71 + e139) / e70\0"
    "info_branches_jump\0" "\0"
    "(e115 - e138 - 2 * e71) / e70\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e137 / e70 + e138 / e70 + (e71 + e139) / e70 + (e115 - e138 - 2 * e71) / e70)\0"
    "info_memory_load_miss_real_latency\0" "\0"
    "e61 / (e39 + e38)\0"
    "info_memory_mlp\0" "\0"
    "e61 / e140\0"
    "info_memory_l1mpki\0" "\0"
    "1000 * e39 / e111\0"
    "info_memory_l1mpki_load\0" "\0"
    "1000 * e141 / e111\0"
    "info_memory_l2mpki\0" "\0"
    "1000 * e142 / e111\0"
    "info_memory_l2mpki_all\0" "\0"
    "1000 * e143 / e111\0"
    "info_memory_l2mpki_load\0" "\0"
    "1000 * e144 / e111\0"
    "info_memory_l2mpki_rfo\0" "\0"
    "1000 * e145 / e111\0"
    "info_memory_l2hpki_all\0" "\0"
    "1000 * (e146 - e143) / e111\0"
    "info_memory_l2hpki_load\0" "\0"
    "1000 * e147 / e111\0"
    "info_memory_l3mpki\0" "\0"
    "1000 * e148 / e111\0"
    "info_memory_fb_hpki\0" "\0"
    "1000 * e38 / e111\0"
    "info_memory_l1d_cache_fill_bw\0" "\0"
    "64 * e149 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0"
    "64 * e150 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0"
    "64 * e151 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0"
    "64 * e152 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e153 + e154 + e155) / (2 * (e22 if smt_on else e10))\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0"
    "1000 * e156 / e111\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0"
    "1000 * e157 / e111\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0"
    "1000 * e158 / e111\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e149 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e150 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e151 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e152 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_prefetches_useless_hwpf\0" "\0"
    "e159 / (e160 + e161)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0"
    "e162 / e163\0"
    "info_memory_latency_load_l2_mlp\0" "\0"
    "e162 / e164\0"
    "info_memory_latency_data_l2_mlp\0" "\0"
    "e165 / e42\0"
    "info_memory_mix_uc_load_pki\0" "\0"
    "1000 * e166 / e111\0"
    "info_memory_mix_bus_lock_pki\0" "\0"
    "1000 * e167 / e111\0"
    "info_system_cpus_utilized\0" "\0"
    "e44 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e10 / e44 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e102 + 2 * e104 + 4 * e116 + 8 * e117 + 16 * e109) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0"
    "e10 / e44\0"
    "info_system_power_license0_utilization\0" "\0"
    "e168 / (e22 if smt_on else e10)\0"
    "info_system_power_license1_utilization\0" "\0"
    "e169 / (e22 if smt_on else e10)\0"
    "info_system_power_license2_utilization\0" "\0"
    "e170 / (e22 if smt_on else e10)\0"
    "info_system_smt_2t_utilization\0" "\0"
    "1 - e113 / e114 if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0"
    "e171 / e10\0"
    "info_system_kernel_cpi\0" "per instruction\0"
    "e171 / e172\0"
    "info_system_mux\0" "\0"
    "e173 / e10\0"
    "info_system_ipfarbranch\0" "\0"
    "e111 / e174\0";
// Events that no list names.
inline constexpr char own_names[] =
    "raw:event=0xa6:umask=0x80\0";
inline constexpr select::event_list own_list{"rkl", core::rocket_lake, own_names};
inline constexpr select::vendor_event<event_pmu> own_0{{&own_list, 0x800a6, 0xff, 0x1e848300000, 0x0}, {}, &own_0};
inline constexpr metric_event<event_pmu> events[] = {
    {.event = &uops_retired::slots_},
    {.event = &uops_issued::any},
    {.event = &idq::ms_uops},
    {.event = &topdown::slots_},
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
    {.event = &itlb_misses::walk_completed_2m_4m},
    {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2},
    {.event = &idq::mite_uops, .threshold = 4},
    {.event = &idq::mite_uops, .threshold = 5},
    {.event = &dtlb_load_misses::walk_completed_4k},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed_1g},
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
    {.event = &inst_retired::any},
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
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true},
    {.event = &cpu_clk_unhalted::thread_p},
    {.event = &br_inst_retired::far_branch, .user = true},
};
inline constexpr metric_list<event_pmu> list{"rkl", texts, all_of(events), 212};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 0, 27};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 512, 533};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 700, 733};
inline constexpr core_metrics::listed_metric bottleneck_cache_memory_bandwidth{&core_metrics::list, 1680, 1715};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 2829, 2859};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 3324, 3355};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 4586, 4617};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 4652, 4676};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 4952, 4975};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 5121, 5143};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 5170, 5192};
inline constexpr core_metrics::listed_metric code_l2_hit{&core_metrics::list, 5210, 5230};
inline constexpr core_metrics::listed_metric code_l2_miss{&core_metrics::list, 5266, 5287};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 5305, 5325};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 5343, 5365};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 5401, 5424};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 5442, 5468};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 5506, 5532};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 5570, 5594};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 5628, 5657};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 5691, 5715};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 5755, 5780};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 5803, 5823};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 5845, 5857};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 5875, 5896};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 5914, 5938};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 6111, 6124};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 6175, 6198};
inline constexpr core_metrics::listed_metric mite_4wide{&core_metrics::list, 6249, 6268};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 6294, 6306};
inline constexpr core_metrics::listed_metric lsd{&core_metrics::list, 6357, 6369};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 6420, 6431};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 6474, 6498};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 6732, 6759};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 7012, 7038};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 7325, 7348};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 7621, 7641};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 7944, 7966};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 8115, 8136};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 8360, 8377};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 8409, 8427};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 8479, 8501};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 8565, 8588};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 8606, 8632};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 8676, 8702};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 8746, 8772};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 8816, 8838};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 8861, 8891};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 8962, 8983};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 9063, 9083};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 9121, 9141};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 9159, 9175};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 9193, 9210};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 9284, 9307};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 9422, 9439};
inline constexpr core_metrics::listed_metric contested_accesses{&core_metrics::list, 9465, 9492};
inline constexpr core_metrics::listed_metric data_sharing{&core_metrics::list, 9662, 9683};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 9817, 9840};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 9978, 9994};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 10012, 10031};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 10129, 10151};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 10179, 10199};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 10249, 10269};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 10287, 10309};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 10380, 10401};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 10440, 10459};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 10510, 10533};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 10602, 10626};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 10665, 10692};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 10757, 10784};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 10849, 10876};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 10941, 10960};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 11202, 11218};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 11236, 11255};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 11273, 11293};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 11323, 11353};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 11371, 11390};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 11414, 11440};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 11650, 11675};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 11693, 11716};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 11733, 11758};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 11776, 11801};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 11819, 11845};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 11863, 11890};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 11955, 11970};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 12009, 12024};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 12063, 12078};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 12117, 12132};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 12171, 12199};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 12244, 12273};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 12326, 12343};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 12473, 12498};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 12690, 12707};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 12898, 12914};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 13058, 13076};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 13220, 13238};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 13382, 13405};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 13558, 13581};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 13734, 13757};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 13910, 13936};
inline constexpr core_metrics::listed_metric branch_instructions{&core_metrics::list, 14144, 14172};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 14384, 14408};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 14711, 14736};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 14948, 14973};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 15143, 15173};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 15357, 15385};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 15411, 15427};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 15449, 15468};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 15491, 15504};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 15552, 15586};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 15992, 16009};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 16020, 16039};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 16173, 16191};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 16325, 16357};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 16374, 16392};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 16396, 16415};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 16418, 16449};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 16459, 16478};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 16510, 16527};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 16606, 16638};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 16685, 16700};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 16712, 16727};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 16738, 16759};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 16782, 16804};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 16815, 16838};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 16849, 16873};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 16884, 16906};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 16917, 16937};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 16949, 16975};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 16986, 17008};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 17067, 17090};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 17111, 17144};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 17156, 17189};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 17201, 17231};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 17252, 17282};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 17303, 17333};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 17354, 17377};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 17388, 17410};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 17422, 17450};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 17455, 17477};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 17611, 17635};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 17646, 17669};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_lsd{&core_metrics::list, 17707, 17732};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 17743, 17768};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 17779, 17805};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 17815, 17840};
inline constexpr core_metrics::listed_metric info_frontend_lsd_coverage{&core_metrics::list, 17850, 17878};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 17888, 17916};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 17926, 17957};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 17968, 17988};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 17999, 18034};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 18046, 18076};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 18088, 18120};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 18131, 18158};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 18177, 18208};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 18227, 18254};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 18682, 18712};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 19064, 19090};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 19227, 19255};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 19265, 19299};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken{&core_metrics::list, 19311, 19344};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 19356, 19382};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 19394, 19425};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 19437, 19478};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 19983, 20016};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 20031, 20054};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 20065, 20088};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 20099, 20122};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 20141, 20161};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 20191, 20221};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 20304, 20340};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 20358, 20375};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 20386, 20406};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 20424, 20449};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 20468, 20488};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 20507, 20531};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 20550, 20575};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 20594, 20618};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 20637, 20661};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 20689, 20714};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 20733, 20753};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 20772, 20793};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 20811, 20842};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 20891, 20921};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 20970, 21000};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 21049, 21081};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 21130, 21170};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 21224, 21256};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 21275, 21307};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 21326, 21359};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 21378, 21417};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 21466, 21504};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 21553, 21591};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 21640, 21680};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 21729, 21766};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 21787, 21829};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 21841, 21874};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 21886, 21919};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 21930, 21959};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 21978, 22008};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 22027, 22054};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 22074, 22102};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 22167, 22187};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 22278, 22309};
inline constexpr core_metrics::listed_metric info_system_power_license0_utilization{&core_metrics::list, 22319, 22359};
inline constexpr core_metrics::listed_metric info_system_power_license1_utilization{&core_metrics::list, 22391, 22431};
inline constexpr core_metrics::listed_metric info_system_power_license2_utilization{&core_metrics::list, 22463, 22503};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 22535, 22567};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 22600, 22632};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 22643, 22682};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 22694, 22711};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 22722, 22747};
} // namespace metric

} // namespace msr::perfmon::rkl
