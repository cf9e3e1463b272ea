// Metrics of Ice Lake: 212. Written by `msrpp import` from a table: do not edit.
// icl: from intel/perfmon 6dadedf3aa48, ICL/metrics/icelake_metrics.json, 1.1; BSD-3-Clause,
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

#include <msr/intel/events/ice_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::ice_lake {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
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
    "bottleneck_compute_bound_est\0" "\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e3; s2 = e26 + "
    "topdown_retiring / s0 * e27; s3 = max(0, s1 - (e23 + e24) / (e25 + s2 + e24) * s1); s4 = "
    "e58 / e10; s5 = e60 / e10; s6 = (s5 * e10 + s2) / e10 if e58 < e25 - e23 else s2 / e10; s7 "
    "= s4 + e59 / e10 + s6; s8 = e61 / e10; 100 * (s3 * s4 / s7 + s3 * (s6 / s7) * (s8 / (s5 + "
    "e26 / e10 + e27 / e10 + s8)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e3; s0 = e0 / e1 * e2 / e3; s1 = topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound; s2 = topdown_retiring / s1; s3 = s0 + s2 * (e17 "
    "- e18) / e19; s4 = s0 / (s3 - s0 + s0) * (34 * e20 / e3 / s0); s5 = 3 * e14 / e10; s6 = 10 "
    "* e13 / e10; s7 = e9 / e10 + s6; s8 = e4 / (e4 + e5); s9 = (1 - s8) * e9 / e10; s10 = "
    "topdown_backend_bound / s1 + 5 * e7 / e3; s11 = max(1 - (topdown_frontend_bound / s1 - e6 "
    "/ e3 + s10 + s2), 0); s12 = s8 * s11; s13 = 10 * s0 * max(s12 * (1 - e4 / (e7 - e5)), "
    "0.0001) / s12; s14 = s8 * e9 / e10; s15 = max(0, s11 - s12); s16 = max(s15 * (1 - e62 / "
    "e5), 0.0001); s17 = e26 + s2 * e27; s18 = max(0, s10 - (e23 + e24) / (e25 + s17 + e24) * "
    "s10); s19 = e59 / e10; s20 = e60 / e10; 100 * (s4 * ((5 * e8 - e6) / e3 * (s5 + s7 * (s9 + "
    "s13 * s14) / (s14 + s9 + s6)) / (e11 / e10 + e12 / e10 + s7 + s5 + e15 / e10 + e16 / e10) "
    "+ e21 / (e22 if smt_on else e10) / 3.3) + s13 * s12 + s15 * s16 / s16 + s18 * (s19 + s18 * "
    "e63 / e10 * s20) / (e58 / e10 + s19 + ((s20 * e10 + s17) / e10 if e58 < e25 - e23 else s17 "
    "/ e10)) + s4 * s3)\0"
    "bottleneck_branching_overhead\0" "\0" "100 * ((e64 + 2 * e65 + e66) / e3)\0"
    "bottleneck_useful_work\0" "\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = e0 / e1 * e2 / e3; s2 = s1 + s0 * (e17 - "
    "e18) / e19; 100 * (s0 - (e64 + 2 * e65 + e66) / e3 - s1 / (s2 - s1 + s1) * (34 * e20 / e3 "
    "/ s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e3; 100 * (topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e6 / e3)\0"
    "fetch_latency\0" "percent\0" "100 * ((5 * e8 - e6) / e3)\0"
    "icache_misses\0" "percent\0" "100 * (e11 / e10)\0"
    "code_l2_hit\0" "percent\0" "100 * max(0, e11 / e10 - e67 / e10)\0"
    "code_l2_miss\0" "percent\0" "100 * (e67 / e10)\0"
    "itlb_misses\0" "percent\0" "100 * (e12 / e10)\0"
    "code_stlb_hit\0" "percent\0" "100 * max(0, e12 / e10 - e68 / e10)\0"
    "code_stlb_miss\0" "percent\0" "100 * (e68 / e10)\0"
    "code_stlb_miss_4k\0" "percent\0" "100 * (e68 / e10 * e69 / (e69 + e70))\0"
    "code_stlb_miss_2m\0" "percent\0" "100 * (e68 / e10 * e70 / (e69 + e70))\0"
    "branch_resteers\0" "percent\0" "100 * (e9 / e10 + 10 * e13 / e10)\0"
    "mispredicts_resteers\0" "percent\0" "100 * (e4 / (e4 + e5) * e9 / e10)\0"
    "clears_resteers\0" "percent\0" "100 * ((1 - e4 / (e4 + e5)) * e9 / e10)\0"
    "unknown_branches\0" "percent\0" "100 * (10 * e13 / e10)\0"
    "ms_switches\0" "percent\0" "100 * (3 * e14 / e10)\0"
    "lcp\0" "percent\0" "100 * (e15 / e10)\0"
    "dsb_switches\0" "percent\0" "100 * (e16 / e10)\0"
    "fetch_bandwidth\0" "percent\0"
    "with e3; 100 * max(0, topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e6 / e3 - (5 * e8 - "
    "e6) / e3)\0"
    "mite\0" "percent\0" "100 * ((e71 - e72) / (e22 if smt_on else e10) / 2)\0"
    "decoder0_alone\0" "percent\0" "100 * ((e73 - e74) / (e22 if smt_on else e10) / 2)\0"
    "mite_4wide\0" "percent\0" "100 * ((e75 - e76) / e10)\0"
    "dsb\0" "percent\0" "100 * ((e77 - e78) / (e22 if smt_on else e10) / 2)\0"
    "lsd\0" "percent\0" "100 * ((e79 - e80) / (e22 if smt_on else e10) / 2)\0"
    "ms\0" "percent\0" "100 * (e21 / (e22 if smt_on else e10) / 3.3)\0"
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
    "s1 - e4 / (e4 + e5) * s1) * (1 - e62 / e5), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "with e3; 100 * (topdown_backend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) + 5 * e7 / e3)\0"
    "memory_bound\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * ((e23 + e24) / (e25 + (e26 + topdown_retiring / s0 * e27) + "
    "e24) * (topdown_backend_bound / s0 + 5 * e7 / e3))\0"
    "l1_bound\0" "percent\0" "100 * max((e23 - e29) / e10, 0)\0"
    "dtlb_load\0" "percent\0" "100 * (min(7 * e44 + e45, max(e46 - e47, 0)) / e10)\0"
    "load_stlb_hit\0" "percent\0"
    "100 * (min(7 * e44 + e45, max(e46 - e47, 0)) / e10 - e45 / e10)\0"
    "load_stlb_miss\0" "percent\0" "100 * (e45 / e10)\0"
    "load_stlb_miss_4k\0" "percent\0" "100 * (e45 / e10 * e81 / (e81 + e82 + e83))\0"
    "load_stlb_miss_2m\0" "percent\0" "100 * (e45 / e10 * e82 / (e81 + e82 + e83))\0"
    "load_stlb_miss_1g\0" "percent\0" "100 * (e45 / e10 * e83 / (e81 + e82 + e83))\0"
    "store_fwd_blk\0" "percent\0" "100 * (13 * e48 / e10)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e49 - e32 - e33) * 20 / 100, max(e46 - e47, 0)) / e10)\0"
    "lock_latency\0" "percent\0"
    "100 * ((16 * max(0, e50 - e51) + e50 / e52 * (10 * e53 + min(e10, e54))) / e10)\0"
    "split_loads\0" "percent\0" "100 * (e55 / (e33 + e32) * e56 / e10)\0"
    "4k_aliasing\0" "percent\0" "100 * (e57 / e10)\0"
    "fb_full\0" "percent\0" "100 * (e43 / e10)\0"
    "l2_bound\0" "percent\0"
    "s0 = e31 * (1 + e32 / e33); 100 * (s0 / (s0 + e34) * ((e29 - e30) / e10))\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (3.5 * (e10 / e38 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e31 * (1 "
    "+ e32 / e33 / 2) / e10)\0"
    "l3_bound\0" "percent\0" "100 * ((e30 - e28) / e10)\0"
    "contested_accesses\0" "percent\0"
    "s0 = e10 / e38 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 3.5 * s0; 100 "
    "* (((32.5 * s0 - s1) * e39 + (27 * s0 - s1) * e40) * (1 + e32 / e33 / 2) / e10)\0"
    "data_sharing\0" "percent\0"
    "s0 = e10 / e38 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((27 * s0 - "
    "3.5 * s0) * e41 * (1 + e32 / e33 / 2) / e10)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e10 / e38 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((12.5 * s0 - "
    "3.5 * s0) * (e42 * (1 + e32 / e33 / 2)) / e10)\0"
    "sq_full\0" "percent\0" "100 * (e37 / e10)\0"
    "dram_bound\0" "percent\0"
    "s0 = (e29 - e30) / e10; s1 = e31 * (1 + e32 / e33); 100 * (e28 / e10 + s0 - s1 / (s1 + "
    "e34) * s0)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e10, e35) / e10)\0"
    "mem_latency\0" "percent\0" "100 * (min(e10, e36) / e10 - min(e10, e35) / e10)\0"
    "store_bound\0" "percent\0" "100 * (e24 / e10)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e50 / e52; 100 * ((e53 * 10 * s0 + s0 * min(e10, e54)) / e10)\0"
    "split_stores\0" "percent\0" "100 * (e84 / (e22 if smt_on else e10))\0"
    "dtlb_store\0" "percent\0" "100 * ((7 * e85 + e86) / (e22 if smt_on else e10))\0"
    "store_stlb_hit\0" "percent\0"
    "s0 = e22 if smt_on else e10; 100 * ((7 * e85 + e86) / s0 - e86 / s0)\0"
    "store_stlb_miss\0" "percent\0" "100 * (e86 / (e22 if smt_on else e10))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e86 / (e22 if smt_on else e10) * e87 / (e87 + e88 + e89))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e86 / (e22 if smt_on else e10) * e88 / (e87 + e88 + e89))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e86 / (e22 if smt_on else e10) * e89 / (e87 + e88 + e89))\0"
    "core_bound\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e3; 100 * max(0, s1 - "
    "(e23 + e24) / (e25 + (e26 + topdown_retiring / s0 * e27) + e24) * s1)\0"
    "divider\0" "percent\0" "100 * (e58 / e10)\0"
    "fp_divider\0" "percent\0" "100 * (e90 / e10)\0"
    "int_divider\0" "percent\0" "100 * (e58 / e10 - e90 / e10)\0"
    "serializing_operation\0" "percent\0" "100 * (e59 / e10)\0"
    "slow_pause\0" "percent\0" "100 * (140 * e91 / e10)\0"
    "ports_utilization\0" "percent\0"
    "with e3; s0 = e26 + topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e27; 100 * ((e60 / e10 * e10 + s0) / e10 if "
    "e58 < e25 - e23 else s0 / e10)\0"
    "ports_utilized_0\0" "percent\0" "100 * (e60 / e10)\0"
    "mixing_vectors\0" "percent\0" "100 * (e92 / e1)\0"
    "ports_utilized_1\0" "percent\0" "100 * (e26 / e10)\0"
    "ports_utilized_2\0" "percent\0" "100 * (e27 / e10)\0"
    "ports_utilized_3m\0" "percent\0" "100 * (e61 / e10)\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e93 + e94 + e95 + e96) / (4 * (e22 if smt_on else e10)))\0"
    "port_0\0" "percent\0" "100 * (e93 / (e22 if smt_on else e10))\0"
    "port_1\0" "percent\0" "100 * (e94 / (e22 if smt_on else e10))\0"
    "port_5\0" "percent\0" "100 * (e95 / (e22 if smt_on else e10))\0"
    "port_6\0" "percent\0" "100 * (e96 / (e22 if smt_on else e10))\0"
    "load_op_utilization\0" "percent\0" "100 * (e97 / (2 * (e22 if smt_on else e10)))\0"
    "store_op_utilization\0" "percent\0" "100 * ((e98 + e99) / (4 * (e22 if smt_on else e10)))\0"
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
    "(e17 - e18) / e19)) * e64 / (s0 * e3))\0"
    "other_light_ops\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = max(0, s0 - (e0 / e1 * e2 / e3 + s0 * (e17 "
    "- e18) / e19)); s2 = s0 * e3; 100 * max(0, s1 - (s0 * e100 / e101 + e102 / s2 + e103 / s2 "
    "+ s1 * e110 / e111 + s1 * e64 / s2))\0"
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
    "microcode_sequencer\0" "percent\0" "100 * (e0 / e1 * e2 / e3)\0"
    "assists\0" "percent\0" "100 * (34 * e20 / e3)\0"
    "fp_assists\0" "percent\0" "100 * (34 * e112 / e3)\0"
    "cisc\0" "percent\0" "100 * max(0, e0 / e1 * e2 / e3 - 34 * e20 / e3)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e3; s2 = e26 + "
    "topdown_retiring / s0 * e27; s3 = max(0, s1 - (e23 + e24) / (e25 + s2 + e24) * s1); s4 = "
    "(e60 / e10 * e10 + s2) / e10 if e58 < e25 - e23 else s2 / e10; 100 * (1 - s3 / s4 if s3 < "
    "s4 else 1) if (1 - e113 / e114 if smt_on else 0) > 0.5 else 0\0"
    "info_thread_ipc\0" "\0" "e111 / e10\0"
    "info_thread_uoppi\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e111\0"
    "info_thread_uptb\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e115\0"
    "info_thread_cpi\0" "per instruction\0" "1 / (e111 / e10)\0"
    "info_thread_clks\0" "\0" "e10\0"
    "info_thread_slots\0" "\0" "e3\0"
    "info_thread_execute_per_issue\0" "\0" "e101 / e1\0"
    "info_core_coreipc\0" "\0" "e111 / (e22 if smt_on else e10)\0"
    "info_core_flopc\0" "\0"
    "(e102 + 2 * e104 + 4 * e116 + 8 * e117 + 16 * e109) / (e22 if smt_on else e10)\0"
    "info_core_fp_arith_utilization\0" "\0" "(e102 + e103) / (2 * (e22 if smt_on else e10))\0"
    "info_core_ilp\0" "\0" "e101 / e118\0"
    "info_core_epc\0" "\0" "e101 / e10\0"
    "info_core_core_clks\0" "\0" "e22 if smt_on else e10\0"
    "info_inst_mix_ipload\0" "\0" "e111 / e49\0"
    "info_inst_mix_ipstore\0" "\0" "e111 / e52\0"
    "info_inst_mix_ipbranch\0" "\0" "e111 / e64\0"
    "info_inst_mix_ipcall\0" "\0" "e111 / e65\0"
    "info_inst_mix_iptb\0" "\0" "e111 / e115\0"
    "info_inst_mix_bptkbranch\0" "\0" "e64 / e115\0"
    "info_inst_mix_ipflop\0" "\0" "e111 / (e102 + 2 * e104 + 4 * e116 + 8 * e117 + 16 * e109)\0"
    "info_inst_mix_iparith\0" "\0" "e111 / (e102 + e103)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0" "e111 / e119\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0" "e111 / e120\0"
    "info_inst_mix_iparith_avx128\0" "\0" "e111 / (e104 + e105)\0"
    "info_inst_mix_iparith_avx256\0" "\0" "e111 / (e106 + e107)\0"
    "info_inst_mix_iparith_avx512\0" "\0" "e111 / (e108 + e109)\0"
    "info_inst_mix_ippause\0" "\0" "e111 / e91\0"
    "info_inst_mix_ipswpf\0" "\0" "e111 / e121\0"
    "info_inst_mix_instructions\0" "\0" "e111\0"
    "info_pipeline_retire\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e122\0"
    "info_pipeline_ipassist\0" "\0" "e111 / e20\0"
    "info_pipeline_execute\0" "\0" "e101 / (e123 / 2 if smt_on else e118)\0"
    "info_pipeline_fetch_lsd\0" "\0" "e124 / e79\0"
    "info_pipeline_fetch_dsb\0" "\0" "e125 / e77\0"
    "info_pipeline_fetch_mite\0" "\0" "e19 / e71\0"
    "info_pipeline_fetch_ms\0" "\0" "e2 / e21\0"
    "info_frontend_fetch_upc\0" "\0" "e1 / e126\0"
    "info_frontend_lsd_coverage\0" "\0" "e124 / e1\0"
    "info_frontend_dsb_coverage\0" "\0" "e125 / e1\0"
    "info_frontend_dsb_switch_cost\0" "\0" "e16 / e127\0"
    "info_frontend_tbpc\0" "\0" "e115 / e10\0"
    "info_frontend_icache_miss_latency\0" "\0" "e128 / e129\0"
    "info_frontend_ipdsb_miss_ret\0" "\0" "e111 / e130\0"
    "info_frontend_ipunknown_branch\0" "\0" "e111 / e13\0"
    "info_frontend_l2mpki_code\0" "\0" "1000 * e131 / e111\0"
    "info_frontend_l2mpki_code_all\0" "\0" "1000 * e132 / e111\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e3; s0 = (5 * e8 - e6) / e3; s1 = e16 / e10; s2 = e22 if smt_on else e10; s3 = (e71 - "
    "e72) / s2 / 2; 100 * (s0 * s1 / (e11 / e10 + e12 / e10 + (e9 / e10 + 10 * e13 / e10) + 3 * "
    "e14 / e10 + e15 / e10 + s1) + max(0, topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e6 / e3 - s0) * s3 / "
    "(s3 + (e77 - e78) / s2 / 2 + (e79 - e80) / s2 / 2 + e21 / s2 / 3.3))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e3; s0 = topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) - e6 / e3; s1 = (5 * e8 - e6) / e3; s2 = max(0, "
    "s0 - s1); s3 = e22 if smt_on else e10; s4 = (e77 - e78) / s3 / 2; 100 * (s0 * (s2 / (s1 + "
    "s2)) * (s4 / ((e71 - e72) / s3 / 2 + s4 + (e79 - e80) / s3 / 2 + e21 / s3 / 3.3)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "s0 = e11 / e10; 100 * ((5 * e8 - e6) / e3 * s0 / (s0 + e12 / e10 + (e9 / e10 + 10 * e13 / "
    "e10) + 3 * e14 / e10 + e15 / e10 + e16 / e10))\0"
    "info_bad_spec_ipmispredict\0" "\0" "e111 / e4\0"
    "info_bad_spec_ipmisp_cond_ntaken\0" "\0" "e111 / e133\0"
    "info_bad_spec_ipmisp_cond_taken\0" "\0" "e111 / e134\0"
    "info_bad_spec_ipmisp_ret\0" "\0" "e111 / e135\0"
    "info_bad_spec_ipmisp_indirect\0" "\0" "e111 / e136\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "with e3; s0 = e4 / (e4 + e5); s1 = topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound; s2 = s0 * max(1 - (topdown_frontend_bound / s1 - "
    "e6 / e3 + (topdown_backend_bound / s1 + 5 * e7 / e3) + topdown_retiring / s1), 0); 100 * "
    "(1 - 10 * (e0 / e1 * e2 / e3) * max(s2 * (1 - e4 / (e7 - e5)), 0.0001) / s2) * (s2 + (5 * "
    "e8 - e6) / e3 * (s0 * e9 / e10) / (e11 / e10 + e12 / e10 + (e9 / e10 + 10 * e13 / e10) + 3 "
    "* e14 / e10 + e15 / e10 + e16 / e10)) * e3 / 5 / e4 / 100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0" "e7 / (e4 + e5)\0"
    "info_branches_cond_nt\0" "\0" "e137 / e64\0"
    "info_branches_cond_tk\0" "\0" "e138 / e64\0"
    "info_branches_callret\0" "\0" "(e65 + e139) / e64\0"
    "info_branches_jump\0" "\0" "(e115 - e138 - 2 * e65) / e64\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e137 / e64 + e138 / e64 + (e65 + e139) / e64 + (e115 - e138 - 2 * e65) / e64)\0"
    "info_memory_load_miss_real_latency\0" "\0" "e55 / (e33 + e32)\0"
    "info_memory_mlp\0" "\0" "e55 / e140\0"
    "info_memory_l1mpki\0" "\0" "1000 * e33 / e111\0"
    "info_memory_l1mpki_load\0" "\0" "1000 * e141 / e111\0"
    "info_memory_l2mpki\0" "\0" "1000 * e142 / e111\0"
    "info_memory_l2mpki_all\0" "\0" "1000 * (e143 - e144 + e145 + e146) / e111\0"
    "info_memory_l2mpki_load\0" "\0" "1000 * e147 / e111\0"
    "info_memory_l2mpki_rfo\0" "\0" "1000 * e148 / e111\0"
    "info_memory_l2hpki_load\0" "\0" "1000 * e149 / e111\0"
    "info_memory_l3mpki\0" "\0" "1000 * e150 / e111\0"
    "info_memory_fb_hpki\0" "\0" "1000 * e32 / e111\0"
    "info_memory_l1d_cache_fill_bw\0" "\0" "64 * e151 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0" "64 * e152 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0" "64 * e153 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0" "64 * e154 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e155 + e156 + e157) / (2 * (e22 if smt_on else e10))\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0" "1000 * e158 / e111\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0" "1000 * e159 / e111\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0" "1000 * e160 / e111\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e151 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e152 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e153 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e154 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_prefetches_useless_hwpf\0" "\0" "e161 / (e162 + e163)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e164 / e144\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e164 / e165\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e166 / e36\0"
    "info_memory_mix_uc_load_pki\0" "\0" "1000 * e167 / e111\0"
    "info_memory_mix_bus_lock_pki\0" "\0" "1000 * e168 / e111\0"
    "info_system_cpus_utilized\0" "\0" "e38 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e10 / e38 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e102 + 2 * e104 + 4 * e116 + 8 * e117 + 16 * e109) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0" "e10 / e38\0"
    "info_system_power_license0_utilization\0" "\0" "e169 / (e22 if smt_on else e10)\0"
    "info_system_power_license1_utilization\0" "\0" "e170 / (e22 if smt_on else e10)\0"
    "info_system_power_license2_utilization\0" "\0" "e171 / (e22 if smt_on else e10)\0"
    "info_system_smt_2t_utilization\0" "\0" "1 - e113 / e114 if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0" "e172 / e10\0"
    "info_system_kernel_cpi\0" "per instruction\0" "e172 / e173\0"
    "info_system_mux\0" "\0" "e174 / e10\0"
    "info_system_ipfarbranch\0" "\0" "e111 / e175\0";
// Events that no list names.
inline constexpr char own_names[] =
    "raw:event=0xa6:umask=0x80\0";
inline constexpr select::event_list own_list{"ice_lake", core::ice_lake, own_names};
inline constexpr select::vendor_event<perfmon::event_pmu> own_0{{&own_list, 0x800a6, 0xff, 0x1e848300000, 0x0}, {}, &own_0};
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &uops_retired::slots_}, {.event = &uops_issued::any}, {.event = &idq::ms_uops},
    {.event = &topdown::slots_}, {.event = &br_misp_retired::all_branches},
    {.event = &machine_clears::count}, {.event = &int_misc::uop_dropping},
    {.event = &int_misc::clears_count},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core},
    {.event = &int_misc::clear_resteer_cycles}, {.event = &cpu_clk_unhalted::thread},
    {.event = &icache_data::stalls}, {.event = &icache_tag::stalls}, {.event = &baclears::any},
    {.event = &idq::ms_switches}, {.event = &decode::lcp},
    {.event = &dsb2mite_switches::penalty_cycles}, {.event = &uops_decoded::dec0},
    {.event = &uops_decoded::dec0, .threshold = 1}, {.event = &idq::mite_uops},
    {.event = &assists::any}, {.event = &idq::ms_uops, .threshold = 1},
    {.event = &cpu_clk_unhalted::distributed}, {.event = &cycle_activity::stalls_mem_any},
    {.event = &exe_activity::bound_on_stores}, {.event = &cycle_activity::stalls_total},
    {.event = &exe_activity::_1_ports_util}, {.event = &exe_activity::_2_ports_util},
    {.event = &cycle_activity::stalls_l3_miss}, {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &cycle_activity::stalls_l2_miss}, {.event = &mem_load_retired::l2_hit},
    {.event = &mem_load_retired::fb_hit}, {.event = &mem_load_retired::l1_miss},
    {.event = &l1d_pend_miss::fb_full_periods},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &l1d_pend_miss::l2_stall}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &mem_load_l3_hit_retired::xsnp_hitm}, {.event = &mem_load_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_l3_hit_retired::xsnp_hit}, {.event = &mem_load_retired::l3_hit},
    {.event = &l1d_pend_miss::fb_full}, {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &cycle_activity::cycles_l1d_miss}, {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads}, {.event = &mem_inst_retired::lock_loads},
    {.event = &l2_rqsts::all_rfo}, {.event = &mem_inst_retired::all_stores},
    {.event = &l2_rqsts::rfo_hit}, {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending}, {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias}, {.event = &arith::divider_active},
    {.event = &resource_stalls::scoreboard}, {.event = &own_0},
    {.event = &uops_executed::cycles_ge_3}, {.event = &machine_clears::memory_ordering},
    {.event = &rs_events::empty_cycles}, {.event = &br_inst_retired::all_branches},
    {.event = &br_inst_retired::near_call}, {.event = &inst_retired::nop},
    {.event = &offcore_requests_outstanding::cycles_with_demand_code_rd},
    {.event = &itlb_misses::walk_active}, {.event = &itlb_misses::walk_completed_4k},
    {.event = &itlb_misses::walk_completed_2m_4m}, {.event = &idq::mite_cycles_any},
    {.event = &idq::mite_cycles_ok}, {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2}, {.event = &idq::mite_uops, .threshold = 4},
    {.event = &idq::mite_uops, .threshold = 5}, {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok}, {.event = &lsd::cycles_active}, {.event = &lsd::cycles_ok},
    {.event = &dtlb_load_misses::walk_completed_4k},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed_1g}, {.event = &mem_inst_retired::split_stores},
    {.event = &dtlb_store_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_store_misses::walk_active}, {.event = &dtlb_store_misses::walk_completed_4k},
    {.event = &dtlb_store_misses::walk_completed_2m_4m},
    {.event = &dtlb_store_misses::walk_completed_1g}, {.event = &arith::fp_divider_active},
    {.event = &misc_retired::pause_inst}, {.event = &uops_issued::vector_width_mismatch},
    {.event = &uops_dispatched::port_0}, {.event = &uops_dispatched::port_1},
    {.event = &uops_dispatched::port_5}, {.event = &uops_dispatched::port_6},
    {.event = &uops_dispatched::port_2_3}, {.event = &uops_dispatched::port_4_9},
    {.event = &uops_dispatched::port_7_8}, {.event = &uops_executed::x87},
    {.event = &uops_executed::thread}, {.event = &fp_arith_inst_retired::scalar},
    {.event = &fp_arith_inst_retired::vector},
    {.event = &fp_arith_inst_retired::_128b_packed_double},
    {.event = &fp_arith_inst_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired::_256b_packed_double},
    {.event = &fp_arith_inst_retired::_256b_packed_single},
    {.event = &fp_arith_inst_retired::_512b_packed_double},
    {.event = &fp_arith_inst_retired::_512b_packed_single}, {.event = &mem_inst_retired::any},
    {.event = &inst_retired::any}, {.event = &assists::fp},
    {.event = &cpu_clk_unhalted::one_thread_active}, {.event = &cpu_clk_unhalted::ref_distributed},
    {.event = &br_inst_retired::near_taken}, {.event = &fp_arith_inst_retired::_4_flops},
    {.event = &fp_arith_inst_retired::_8_flops}, {.event = &uops_executed::thread, .threshold = 1},
    {.event = &fp_arith_inst_retired::scalar_single},
    {.event = &fp_arith_inst_retired::scalar_double}, {.event = &sw_prefetch_access::any},
    {.event = &uops_retired::slots_, .threshold = 1}, {.event = &uops_executed::core_cycles_ge_1},
    {.event = &lsd::uops}, {.event = &idq::dsb_uops}, {.event = &uops_issued::any, .threshold = 1},
    {.event = &dsb2mite_switches::penalty_cycles, .threshold = 1, .edge = true},
    {.event = &icache_16b::ifdata_stall},
    {.event = &icache_16b::ifdata_stall, .threshold = 1, .edge = true},
    {.event = &frontend_retired::any_dsb_miss}, {.event = &frontend_retired::l2_miss},
    {.event = &l2_rqsts::code_rd_miss}, {.event = &br_misp_retired::cond_ntaken},
    {.event = &br_misp_retired::cond_taken}, {.event = &br_misp_retired::ret},
    {.event = &br_misp_retired::indirect}, {.event = &br_inst_retired::cond_ntaken},
    {.event = &br_inst_retired::cond_taken}, {.event = &br_inst_retired::near_return},
    {.event = &l1d_pend_miss::pending_cycles}, {.event = &l2_rqsts::all_demand_data_rd},
    {.event = &mem_load_retired::l2_miss}, {.event = &offcore_requests::all_data_rd},
    {.event = &offcore_requests::demand_data_rd}, {.event = &l2_rqsts::all_demand_miss},
    {.event = &l2_rqsts::swpf_miss}, {.event = &l2_rqsts::demand_data_rd_miss},
    {.event = &l2_rqsts::rfo_miss}, {.event = &l2_rqsts::demand_data_rd_hit},
    {.event = &mem_load_retired::l3_miss}, {.event = &l1d::replacement},
    {.event = &l2_lines_in::all}, {.event = &longest_lat_cache::miss},
    {.event = &offcore_requests::all_requests}, {.event = &itlb_misses::walk_pending},
    {.event = &dtlb_load_misses::walk_pending}, {.event = &dtlb_store_misses::walk_pending},
    {.event = &itlb_misses::walk_completed}, {.event = &dtlb_load_misses::walk_completed},
    {.event = &dtlb_store_misses::walk_completed}, {.event = &l2_lines_out::useless_hwpf},
    {.event = &l2_lines_out::silent}, {.event = &l2_lines_out::non_silent},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests_outstanding::demand_data_rd, .threshold = 1},
    {.event = &offcore_requests_outstanding::all_data_rd}, {.event = &mem_load_misc_retired::uc},
    {.event = &sq_misc::bus_lock}, {.event = &core_power::lvl0_turbo_license},
    {.event = &core_power::lvl1_turbo_license}, {.event = &core_power::lvl2_turbo_license},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::thread_p},
    {.event = &br_inst_retired::far_branch, .user = true}};
inline constexpr metric_list<perfmon::event_pmu> list{"ice_lake", texts, all_of(events), 212};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 0, 27};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 512, 533};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 700, 733};
inline constexpr core_metrics::listed_metric bottleneck_data_cache_memory_bandwidth{&core_metrics::list, 1564, 1604};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 2718, 2748};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 3213, 3244};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 4335, 4366};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 4401, 4425};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 4701, 4724};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 4870, 4892};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 4919, 4941};
inline constexpr core_metrics::listed_metric code_l2_hit{&core_metrics::list, 4959, 4979};
inline constexpr core_metrics::listed_metric code_l2_miss{&core_metrics::list, 5015, 5036};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 5054, 5074};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 5092, 5114};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 5150, 5173};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 5191, 5217};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 5255, 5281};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 5319, 5343};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 5377, 5406};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 5440, 5464};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 5504, 5529};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 5552, 5572};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 5594, 5606};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 5624, 5645};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 5663, 5687};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 5860, 5873};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 5924, 5947};
inline constexpr core_metrics::listed_metric mite_4wide{&core_metrics::list, 5998, 6017};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 6043, 6055};
inline constexpr core_metrics::listed_metric lsd{&core_metrics::list, 6106, 6118};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 6169, 6180};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 6225, 6249};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 6483, 6510};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 6763, 6789};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 7076, 7099};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 7372, 7392};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 7695, 7717};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 7866, 7887};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 8111, 8128};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 8160, 8178};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 8230, 8252};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 8316, 8339};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 8357, 8383};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 8427, 8453};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 8497, 8523};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 8567, 8589};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 8612, 8642};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 8713, 8734};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 8814, 8834};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 8872, 8892};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 8910, 8926};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 8944, 8961};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 9035, 9058};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 9173, 9190};
inline constexpr core_metrics::listed_metric contested_accesses{&core_metrics::list, 9216, 9243};
inline constexpr core_metrics::listed_metric data_sharing{&core_metrics::list, 9413, 9434};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 9568, 9591};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 9729, 9745};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 9763, 9782};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 9880, 9902};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 9930, 9950};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 10000, 10020};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 10038, 10060};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 10131, 10152};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 10191, 10210};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 10261, 10284};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 10353, 10377};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 10416, 10443};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 10508, 10535};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 10600, 10627};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 10692, 10711};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 10953, 10969};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 10987, 11006};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 11024, 11044};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 11074, 11104};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 11122, 11141};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 11165, 11191};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 11401, 11426};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 11444, 11467};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 11484, 11509};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 11527, 11552};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 11570, 11596};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 11614, 11641};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 11706, 11721};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 11760, 11775};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 11814, 11829};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 11868, 11883};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 11922, 11950};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 11995, 12024};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 12077, 12094};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 12224, 12249};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 12441, 12458};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 12649, 12665};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 12809, 12827};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 12971, 12989};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 13133, 13156};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 13309, 13332};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 13485, 13508};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 13661, 13687};
inline constexpr core_metrics::listed_metric branch_instructions{&core_metrics::list, 13895, 13923};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 14135, 14159};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 14462, 14487};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 14699, 14724};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 14894, 14924};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 15108, 15136};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 15162, 15178};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 15200, 15219};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 15242, 15255};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 15303, 15337};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 15743, 15760};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 15771, 15790};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 15924, 15942};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 16076, 16108};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 16125, 16143};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 16147, 16166};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 16169, 16200};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 16210, 16229};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 16261, 16278};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 16357, 16389};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 16436, 16451};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 16463, 16478};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 16489, 16510};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 16533, 16555};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 16566, 16589};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 16600, 16624};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 16635, 16657};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 16668, 16688};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 16700, 16726};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 16737, 16759};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 16818, 16841};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 16862, 16895};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 16907, 16940};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 16952, 16982};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 17003, 17033};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 17054, 17084};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 17105, 17128};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 17139, 17161};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 17173, 17201};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 17206, 17228};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 17362, 17386};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 17397, 17420};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_lsd{&core_metrics::list, 17458, 17483};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 17494, 17519};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 17530, 17556};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_ms{&core_metrics::list, 17566, 17590};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 17599, 17624};
inline constexpr core_metrics::listed_metric info_frontend_lsd_coverage{&core_metrics::list, 17634, 17662};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 17672, 17700};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 17710, 17741};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 17752, 17772};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 17783, 17818};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 17830, 17860};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 17872, 17904};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 17915, 17942};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 17961, 17992};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 18011, 18038};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 18468, 18498};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 18852, 18878};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 19015, 19043};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 19053, 19087};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken{&core_metrics::list, 19099, 19132};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 19144, 19170};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 19182, 19213};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 19225, 19266};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 19771, 19804};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 19819, 19842};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 19853, 19876};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 19887, 19910};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 19929, 19949};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 19979, 20009};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 20092, 20128};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 20146, 20163};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 20174, 20194};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 20212, 20237};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 20256, 20276};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 20295, 20319};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 20361, 20386};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 20405, 20429};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 20448, 20473};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 20492, 20512};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 20531, 20552};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 20570, 20601};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 20650, 20680};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 20729, 20759};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 20808, 20840};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 20889, 20929};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 20983, 21015};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 21034, 21066};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 21085, 21118};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 21137, 21176};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 21225, 21263};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 21312, 21350};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 21399, 21439};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 21488, 21525};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 21546, 21588};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 21600, 21633};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 21645, 21678};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 21689, 21718};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 21737, 21767};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 21786, 21813};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 21833, 21861};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 21926, 21946};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 22037, 22068};
inline constexpr core_metrics::listed_metric info_system_power_license0_utilization{&core_metrics::list, 22078, 22118};
inline constexpr core_metrics::listed_metric info_system_power_license1_utilization{&core_metrics::list, 22150, 22190};
inline constexpr core_metrics::listed_metric info_system_power_license2_utilization{&core_metrics::list, 22222, 22262};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 22294, 22326};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 22359, 22391};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 22402, 22441};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 22453, 22470};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 22481, 22506};
} // namespace metric

} // namespace msr::events::ice_lake
