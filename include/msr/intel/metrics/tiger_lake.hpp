// Metrics of Tiger Lake: 210. Written by `msrpp import` from a table: do not edit.
// tgl: from intel/perfmon 6dadedf3aa48, TGL/metrics/tigerlake_metrics.json, 1.1; BSD-3-Clause,
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

#include <msr/intel/events/tiger_lake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::tiger_lake {

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
    "bottleneck_compute_bound_est\0" "\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e3; s2 = e26 + "
    "topdown_retiring / s0 * e27; s3 = max(0, s1 - (e23 + e24) / (e25 + s2 + e24) * s1); s4 = "
    "e28 / e10; s5 = e30 / e10; s6 = (s5 * e10 + s2) / e10 if e28 < e25 - e23 else s2 / e10; s7 "
    "= s4 + e29 / e10 + s6; s8 = e31 / e10; 100 * (s3 * s4 / s7 + s3 * (s6 / s7) * (s8 / (s5 + "
    "e26 / e10 + e27 / e10 + s8)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "with e3; s0 = e0 / e1 * e2 / e3; s1 = topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound; s2 = topdown_retiring / s1; s3 = s0 + s2 * (e17 "
    "- e18) / e19; s4 = s0 / (s3 - s0 + s0) * (34 * e20 / e3 / s0); s5 = 3 * e14 / e10; s6 = 10 "
    "* e13 / e10; s7 = e9 / e10 + s6; s8 = e4 / (e4 + e5); s9 = (1 - s8) * e9 / e10; s10 = "
    "topdown_backend_bound / s1 + 5 * e7 / e3; s11 = max(1 - (topdown_frontend_bound / s1 - e6 "
    "/ e3 + s10 + s2), 0); s12 = s8 * s11; s13 = 10 * s0 * max(s12 * (1 - e4 / (e7 - e5)), "
    "0.0001) / s12; s14 = s8 * e9 / e10; s15 = max(0, s11 - s12); s16 = max(s15 * (1 - e32 / "
    "e5), 0.0001); s17 = e26 + s2 * e27; s18 = max(0, s10 - (e23 + e24) / (e25 + s17 + e24) * "
    "s10); s19 = e29 / e10; s20 = e30 / e10; 100 * (s4 * ((5 * e8 - e6) / e3 * (s5 + s7 * (s9 + "
    "s13 * s14) / (s14 + s9 + s6)) / (e11 / e10 + e12 / e10 + s7 + s5 + e15 / e10 + e16 / e10) "
    "+ e21 / (e22 if smt_on else e10) / 3.3) + s13 * s12 + s15 * s16 / s16 + s18 * (s19 + s18 * "
    "e33 / e10 * s20) / (e28 / e10 + s19 + ((s20 * e10 + s17) / e10 if e28 < e25 - e23 else s17 "
    "/ e10)) + s4 * s3)\0"
    "bottleneck_branching_overhead\0" "\0" "100 * ((e34 + 2 * e35 + e36) / e3)\0"
    "bottleneck_useful_work\0" "\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = e0 / e1 * e2 / e3; s2 = s1 + s0 * (e17 - "
    "e18) / e19; 100 * (s0 - (e34 + 2 * e35 + e36) / e3 - s1 / (s2 - s1 + s1) * (34 * e20 / e3 "
    "/ s1) * s2)\0"
    "frontend_bound\0" "percent\0"
    "with e3; 100 * (topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) - e6 / e3)\0"
    "fetch_latency\0" "percent\0" "100 * ((5 * e8 - e6) / e3)\0"
    "icache_misses\0" "percent\0" "100 * (e11 / e10)\0"
    "code_l2_hit\0" "percent\0" "100 * max(0, e11 / e10 - e37 / e10)\0"
    "code_l2_miss\0" "percent\0" "100 * (e37 / e10)\0"
    "itlb_misses\0" "percent\0" "100 * (e12 / e10)\0"
    "code_stlb_hit\0" "percent\0" "100 * max(0, e12 / e10 - e38 / e10)\0"
    "code_stlb_miss\0" "percent\0" "100 * (e38 / e10)\0"
    "code_stlb_miss_4k\0" "percent\0" "100 * (e38 / e10 * e39 / (e39 + e40))\0"
    "code_stlb_miss_2m\0" "percent\0" "100 * (e38 / e10 * e40 / (e39 + e40))\0"
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
    "mite\0" "percent\0" "100 * ((e41 - e42) / (e22 if smt_on else e10) / 2)\0"
    "decoder0_alone\0" "percent\0" "100 * ((e43 - e44) / (e22 if smt_on else e10) / 2)\0"
    "mite_4wide\0" "percent\0" "100 * ((e45 - e46) / e10)\0"
    "dsb\0" "percent\0" "100 * ((e47 - e48) / (e22 if smt_on else e10) / 2)\0"
    "lsd\0" "percent\0" "100 * ((e49 - e50) / (e22 if smt_on else e10) / 2)\0"
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
    "s1 - e4 / (e4 + e5) * s1) * (1 - e32 / e5), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "with e3; 100 * (topdown_backend_bound / (topdown_frontend_bound + topdown_bad_speculation "
    "+ topdown_retiring + topdown_backend_bound) + 5 * e7 / e3)\0"
    "memory_bound\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; 100 * ((e23 + e24) / (e25 + (e26 + topdown_retiring / s0 * e27) + "
    "e24) * (topdown_backend_bound / s0 + 5 * e7 / e3))\0"
    "l1_bound\0" "percent\0" "100 * max((e23 - e51) / e10, 0)\0"
    "dtlb_load\0" "percent\0" "100 * (min(7 * e52 + e53, max(e54 - e55, 0)) / e10)\0"
    "load_stlb_hit\0" "percent\0"
    "100 * (min(7 * e52 + e53, max(e54 - e55, 0)) / e10 - e53 / e10)\0"
    "load_stlb_miss\0" "percent\0" "100 * (e53 / e10)\0"
    "load_stlb_miss_4k\0" "percent\0" "100 * (e53 / e10 * e56 / (e56 + e57 + e58))\0"
    "load_stlb_miss_2m\0" "percent\0" "100 * (e53 / e10 * e57 / (e56 + e57 + e58))\0"
    "load_stlb_miss_1g\0" "percent\0" "100 * (e53 / e10 * e58 / (e56 + e57 + e58))\0"
    "store_fwd_blk\0" "percent\0" "100 * (13 * e59 / e10)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e60 - e61 - e62) * 20 / 100, max(e54 - e55, 0)) / e10)\0"
    "lock_latency\0" "percent\0"
    "100 * ((16 * max(0, e63 - e64) + e63 / e65 * (10 * e66 + min(e10, e67))) / e10)\0"
    "split_loads\0" "percent\0" "100 * (e68 / (e62 + e61) * e69 / e10)\0"
    "4k_aliasing\0" "percent\0" "100 * (e70 / e10)\0"
    "fb_full\0" "percent\0" "100 * (e71 / e10)\0"
    "l2_bound\0" "percent\0"
    "s0 = e72 * (1 + e61 / e62); 100 * (s0 / (s0 + e73) * ((e51 - e74) / e10))\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (5 * (e10 / e75 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e72 * (1 + "
    "e61 / e62 / 2) / e10)\0"
    "l3_bound\0" "percent\0" "100 * ((e74 - e76) / e10)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e10 / e75 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((22.5 * s0 - "
    "5 * s0) * (e77 * (1 + e61 / e62 / 2)) / e10)\0"
    "sq_full\0" "percent\0" "100 * (e78 / e10)\0"
    "dram_bound\0" "percent\0"
    "s0 = (e51 - e74) / e10; s1 = e72 * (1 + e61 / e62); 100 * (e76 / e10 + s0 - s1 / (s1 + "
    "e73) * s0)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e10, e79) / e10)\0"
    "mem_latency\0" "percent\0" "100 * (min(e10, e80) / e10 - min(e10, e79) / e10)\0"
    "store_bound\0" "percent\0" "100 * (e24 / e10)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e63 / e65; 100 * ((e66 * 10 * s0 + s0 * min(e10, e67)) / e10)\0"
    "split_stores\0" "percent\0" "100 * (e81 / (e22 if smt_on else e10))\0"
    "dtlb_store\0" "percent\0" "100 * ((7 * e82 + e83) / (e22 if smt_on else e10))\0"
    "store_stlb_hit\0" "percent\0"
    "s0 = e22 if smt_on else e10; 100 * ((7 * e82 + e83) / s0 - e83 / s0)\0"
    "store_stlb_miss\0" "percent\0" "100 * (e83 / (e22 if smt_on else e10))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e83 / (e22 if smt_on else e10) * e84 / (e84 + e85 + e86))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e83 / (e22 if smt_on else e10) * e85 / (e84 + e85 + e86))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e83 / (e22 if smt_on else e10) * e86 / (e84 + e85 + e86))\0"
    "core_bound\0" "percent\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e3; 100 * max(0, s1 - "
    "(e23 + e24) / (e25 + (e26 + topdown_retiring / s0 * e27) + e24) * s1)\0"
    "divider\0" "percent\0" "100 * (e28 / e10)\0"
    "fp_divider\0" "percent\0" "100 * (e87 / e10)\0"
    "int_divider\0" "percent\0" "100 * (e28 / e10 - e87 / e10)\0"
    "serializing_operation\0" "percent\0" "100 * (e29 / e10)\0"
    "slow_pause\0" "percent\0" "100 * (140 * e88 / e10)\0"
    "ports_utilization\0" "percent\0"
    "with e3; s0 = e26 + topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e27; 100 * ((e30 / e10 * e10 + s0) / e10 if "
    "e28 < e25 - e23 else s0 / e10)\0"
    "ports_utilized_0\0" "percent\0" "100 * (e30 / e10)\0"
    "mixing_vectors\0" "percent\0" "100 * (e89 / e1)\0"
    "ports_utilized_1\0" "percent\0" "100 * (e26 / e10)\0"
    "ports_utilized_2\0" "percent\0" "100 * (e27 / e10)\0"
    "ports_utilized_3m\0" "percent\0" "100 * (e31 / e10)\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e90 + e91 + e92 + e93) / (4 * (e22 if smt_on else e10)))\0"
    "port_0\0" "percent\0" "100 * (e90 / (e22 if smt_on else e10))\0"
    "port_1\0" "percent\0" "100 * (e91 / (e22 if smt_on else e10))\0"
    "port_5\0" "percent\0" "100 * (e92 / (e22 if smt_on else e10))\0"
    "port_6\0" "percent\0" "100 * (e93 / (e22 if smt_on else e10))\0"
    "load_op_utilization\0" "percent\0" "100 * (e94 / (2 * (e22 if smt_on else e10)))\0"
    "store_op_utilization\0" "percent\0" "100 * ((e95 + e96) / (4 * (e22 if smt_on else e10)))\0"
    "retiring\0" "percent\0"
    "with e3; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound))\0"
    "light_operations\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19))\0"
    "fp_arith\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = s0 * e3; 100 * (s0 * e97 / e98 + e99 / s1 "
    "+ e100 / s1)\0"
    "x87_use\0" "percent\0"
    "with e3; 100 * (topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e97 / e98)\0"
    "fp_scalar\0" "percent\0"
    "with e3; 100 * (e99 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector\0" "percent\0"
    "with e3; 100 * (e100 / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector_128b\0" "percent\0"
    "with e3; 100 * ((e101 + e102) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector_256b\0" "percent\0"
    "with e3; 100 * ((e103 + e104) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "fp_vector_512b\0" "percent\0"
    "with e3; 100 * ((e105 + e106) / (topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * e3))\0"
    "memory_operations\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19)) * e107 / e108)\0"
    "branch_instructions\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19)) * e34 / (s0 * e3))\0"
    "other_light_ops\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); s1 = max(0, s0 - (e0 / e1 * e2 / e3 + s0 * (e17 "
    "- e18) / e19)); s2 = s0 * e3; 100 * max(0, s1 - (s0 * e97 / e98 + e99 / s2 + e100 / s2 + "
    "s1 * e107 / e108 + s1 * e34 / s2))\0"
    "nop_instructions\0" "percent\0"
    "with e3; s0 = topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound); 100 * (max(0, s0 - (e0 / e1 * e2 / e3 + s0 * "
    "(e17 - e18) / e19)) * e36 / (s0 * e3))\0"
    "heavy_operations\0" "percent\0"
    "with e3; 100 * (e0 / e1 * e2 / e3 + topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * (e17 - e18) / e19)\0"
    "few_uops_instructions\0" "percent\0"
    "with e3; s0 = e0 / e1 * e2 / e3; 100 * (s0 + topdown_retiring / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) * (e17 - e18) / e19 - "
    "s0)\0"
    "microcode_sequencer\0" "percent\0" "100 * (e0 / e1 * e2 / e3)\0"
    "assists\0" "percent\0" "100 * (34 * e20 / e3)\0"
    "fp_assists\0" "percent\0" "100 * (34 * e109 / e3)\0"
    "cisc\0" "percent\0" "100 * max(0, e0 / e1 * e2 / e3 - 34 * e20 / e3)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "with e3; s0 = topdown_frontend_bound + topdown_bad_speculation + topdown_retiring + "
    "topdown_backend_bound; s1 = topdown_backend_bound / s0 + 5 * e7 / e3; s2 = e26 + "
    "topdown_retiring / s0 * e27; s3 = max(0, s1 - (e23 + e24) / (e25 + s2 + e24) * s1); s4 = "
    "(e30 / e10 * e10 + s2) / e10 if e28 < e25 - e23 else s2 / e10; 100 * (1 - s3 / s4 if s3 < "
    "s4 else 1) if (1 - e110 / e111 if smt_on else 0) > 0.5 else 0\0"
    "info_thread_ipc\0" "\0" "e108 / e10\0"
    "info_thread_uoppi\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e108\0"
    "info_thread_uptb\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e112\0"
    "info_thread_cpi\0" "per instruction\0" "1 / (e108 / e10)\0"
    "info_thread_clks\0" "\0" "e10\0"
    "info_thread_slots\0" "\0" "e3\0"
    "info_thread_execute_per_issue\0" "\0" "e98 / e1\0"
    "info_core_coreipc\0" "\0" "e108 / (e22 if smt_on else e10)\0"
    "info_core_flopc\0" "\0"
    "(e99 + 2 * e101 + 4 * e113 + 8 * e114 + 16 * e106) / (e22 if smt_on else e10)\0"
    "info_core_fp_arith_utilization\0" "\0" "(e99 + e100) / (2 * (e22 if smt_on else e10))\0"
    "info_core_ilp\0" "\0" "e98 / e115\0"
    "info_core_epc\0" "\0" "e98 / e10\0"
    "info_core_core_clks\0" "\0" "e22 if smt_on else e10\0"
    "info_inst_mix_ipload\0" "\0" "e108 / e60\0"
    "info_inst_mix_ipstore\0" "\0" "e108 / e65\0"
    "info_inst_mix_ipbranch\0" "\0" "e108 / e34\0"
    "info_inst_mix_ipcall\0" "\0" "e108 / e35\0"
    "info_inst_mix_iptb\0" "\0" "e108 / e112\0"
    "info_inst_mix_bptkbranch\0" "\0" "e34 / e112\0"
    "info_inst_mix_ipflop\0" "\0" "e108 / (e99 + 2 * e101 + 4 * e113 + 8 * e114 + 16 * e106)\0"
    "info_inst_mix_iparith\0" "\0" "e108 / (e99 + e100)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0" "e108 / e116\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0" "e108 / e117\0"
    "info_inst_mix_iparith_avx128\0" "\0" "e108 / (e101 + e102)\0"
    "info_inst_mix_iparith_avx256\0" "\0" "e108 / (e103 + e104)\0"
    "info_inst_mix_iparith_avx512\0" "\0" "e108 / (e105 + e106)\0"
    "info_inst_mix_ippause\0" "\0" "e108 / e88\0"
    "info_inst_mix_ipswpf\0" "\0" "e108 / e118\0"
    "info_inst_mix_instructions\0" "\0" "e108\0"
    "info_pipeline_retire\0" "\0"
    "with e3; topdown_retiring / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) * e3 / e119\0"
    "info_pipeline_ipassist\0" "\0" "e108 / e20\0"
    "info_pipeline_execute\0" "\0" "e98 / (e120 / 2 if smt_on else e115)\0"
    "info_pipeline_fetch_lsd\0" "\0" "e121 / e49\0"
    "info_pipeline_fetch_dsb\0" "\0" "e122 / e47\0"
    "info_pipeline_fetch_mite\0" "\0" "e19 / e41\0"
    "info_pipeline_fetch_ms\0" "\0" "e2 / e21\0"
    "info_frontend_fetch_upc\0" "\0" "e1 / e123\0"
    "info_frontend_lsd_coverage\0" "\0" "e121 / e1\0"
    "info_frontend_dsb_coverage\0" "\0" "e122 / e1\0"
    "info_frontend_dsb_switch_cost\0" "\0" "e16 / e124\0"
    "info_frontend_tbpc\0" "\0" "e112 / e10\0"
    "info_frontend_icache_miss_latency\0" "\0" "e125 / e126\0"
    "info_frontend_ipdsb_miss_ret\0" "\0" "e108 / e127\0"
    "info_frontend_ipunknown_branch\0" "\0" "e108 / e13\0"
    "info_frontend_l2mpki_code\0" "\0" "1000 * e128 / e108\0"
    "info_frontend_l2mpki_code_all\0" "\0" "1000 * e129 / e108\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "with e3; s0 = (5 * e8 - e6) / e3; s1 = e16 / e10; s2 = e22 if smt_on else e10; s3 = (e41 - "
    "e42) / s2 / 2; 100 * (s0 * s1 / (e11 / e10 + e12 / e10 + (e9 / e10 + 10 * e13 / e10) + 3 * "
    "e14 / e10 + e15 / e10 + s1) + max(0, topdown_frontend_bound / (topdown_frontend_bound + "
    "topdown_bad_speculation + topdown_retiring + topdown_backend_bound) - e6 / e3 - s0) * s3 / "
    "(s3 + (e47 - e48) / s2 / 2 + (e49 - e50) / s2 / 2 + e21 / s2 / 3.3))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "with e3; s0 = topdown_frontend_bound / (topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound) - e6 / e3; s1 = (5 * e8 - e6) / e3; s2 = max(0, "
    "s0 - s1); s3 = e22 if smt_on else e10; s4 = (e47 - e48) / s3 / 2; 100 * (s0 * (s2 / (s1 + "
    "s2)) * (s4 / ((e41 - e42) / s3 / 2 + s4 + (e49 - e50) / s3 / 2 + e21 / s3 / 3.3)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "s0 = e11 / e10; 100 * ((5 * e8 - e6) / e3 * s0 / (s0 + e12 / e10 + (e9 / e10 + 10 * e13 / "
    "e10) + 3 * e14 / e10 + e15 / e10 + e16 / e10))\0"
    "info_bad_spec_ipmispredict\0" "\0" "e108 / e4\0"
    "info_bad_spec_ipmisp_cond_ntaken\0" "\0" "e108 / e130\0"
    "info_bad_spec_ipmisp_cond_taken\0" "\0" "e108 / e131\0"
    "info_bad_spec_ipmisp_ret\0" "\0" "e108 / e132\0"
    "info_bad_spec_ipmisp_indirect\0" "\0" "e108 / e133\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "with e3; s0 = e4 / (e4 + e5); s1 = topdown_frontend_bound + topdown_bad_speculation + "
    "topdown_retiring + topdown_backend_bound; s2 = s0 * max(1 - (topdown_frontend_bound / s1 - "
    "e6 / e3 + (topdown_backend_bound / s1 + 5 * e7 / e3) + topdown_retiring / s1), 0); 100 * "
    "(1 - 10 * (e0 / e1 * e2 / e3) * max(s2 * (1 - e4 / (e7 - e5)), 0.0001) / s2) * (s2 + (5 * "
    "e8 - e6) / e3 * (s0 * e9 / e10) / (e11 / e10 + e12 / e10 + (e9 / e10 + 10 * e13 / e10) + 3 "
    "* e14 / e10 + e15 / e10 + e16 / e10)) * e3 / 5 / e4 / 100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0" "e7 / (e4 + e5)\0"
    "info_branches_cond_nt\0" "\0" "e134 / e34\0"
    "info_branches_cond_tk\0" "\0" "e135 / e34\0"
    "info_branches_callret\0" "\0" "(e35 + e136) / e34\0"
    "info_branches_jump\0" "\0" "(e112 - e135 - 2 * e35) / e34\0"
    "info_branches_other_branches\0" "\0"
    "1 - (e134 / e34 + e135 / e34 + (e35 + e136) / e34 + (e112 - e135 - 2 * e35) / e34)\0"
    "info_memory_load_miss_real_latency\0" "\0" "e68 / (e62 + e61)\0"
    "info_memory_mlp\0" "\0" "e68 / e137\0"
    "info_memory_l1mpki\0" "\0" "1000 * e62 / e108\0"
    "info_memory_l1mpki_load\0" "\0" "1000 * e138 / e108\0"
    "info_memory_l2mpki\0" "\0" "1000 * e139 / e108\0"
    "info_memory_l2mpki_all\0" "\0" "1000 * e140 / e108\0"
    "info_memory_l2mpki_load\0" "\0" "1000 * e141 / e108\0"
    "info_memory_l2mpki_rfo\0" "\0" "1000 * e142 / e108\0"
    "info_memory_l2hpki_all\0" "\0" "1000 * (e143 - e140) / e108\0"
    "info_memory_l2hpki_load\0" "\0" "1000 * e144 / e108\0"
    "info_memory_l3mpki\0" "\0" "1000 * e145 / e108\0"
    "info_memory_fb_hpki\0" "\0" "1000 * e61 / e108\0"
    "info_memory_l1d_cache_fill_bw\0" "\0" "64 * e146 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0" "64 * e147 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0" "64 * e148 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0" "64 * e149 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e150 + e151 + e152) / (2 * (e22 if smt_on else e10))\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0" "1000 * e153 / e108\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0" "1000 * e154 / e108\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0" "1000 * e155 / e108\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e146 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e147 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e148 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e149 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_prefetches_useless_hwpf\0" "\0" "e156 / (e157 + e158)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e159 / e160\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e159 / e161\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e162 / e80\0"
    "info_memory_mix_uc_load_pki\0" "\0" "1000 * e163 / e108\0"
    "info_memory_mix_bus_lock_pki\0" "\0" "1000 * e164 / e108\0"
    "info_system_cpus_utilized\0" "\0" "e75 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e10 / e75 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e99 + 2 * e101 + 4 * e113 + 8 * e114 + 16 * e106) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0" "e10 / e75\0"
    "info_system_power_license0_utilization\0" "\0" "e165 / (e22 if smt_on else e10)\0"
    "info_system_power_license1_utilization\0" "\0" "e166 / (e22 if smt_on else e10)\0"
    "info_system_power_license2_utilization\0" "\0" "e167 / (e22 if smt_on else e10)\0"
    "info_system_smt_2t_utilization\0" "\0" "1 - e110 / e111 if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0" "e168 / e10\0"
    "info_system_kernel_cpi\0" "per instruction\0" "e168 / e169\0"
    "info_system_mux\0" "\0" "e170 / e10\0"
    "info_system_ipfarbranch\0" "\0" "e108 / e171\0";
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
    {.event = &arith::divider_active}, {.event = &resource_stalls::scoreboard},
    {.event = &exe_activity::exe_bound_0_ports}, {.event = &uops_executed::cycles_ge_3},
    {.event = &machine_clears::memory_ordering}, {.event = &rs_events::empty_cycles},
    {.event = &br_inst_retired::all_branches}, {.event = &br_inst_retired::near_call},
    {.event = &inst_retired::nop},
    {.event = &offcore_requests_outstanding::cycles_with_demand_code_rd},
    {.event = &itlb_misses::walk_active}, {.event = &itlb_misses::walk_completed_4k},
    {.event = &itlb_misses::walk_completed_2m_4m}, {.event = &idq::mite_cycles_any},
    {.event = &idq::mite_cycles_ok}, {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2}, {.event = &idq::mite_uops, .threshold = 4},
    {.event = &idq::mite_uops, .threshold = 5}, {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok}, {.event = &lsd::cycles_active}, {.event = &lsd::cycles_ok},
    {.event = &cycle_activity::stalls_l1d_miss},
    {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &cycle_activity::cycles_l1d_miss}, {.event = &dtlb_load_misses::walk_completed_4k},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed_1g}, {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads}, {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss}, {.event = &mem_inst_retired::lock_loads},
    {.event = &l2_rqsts::all_rfo}, {.event = &mem_inst_retired::all_stores},
    {.event = &l2_rqsts::rfo_hit}, {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &l1d_pend_miss::pending}, {.event = &ld_blocks::no_sr},
    {.event = &ld_blocks_partial::address_alias}, {.event = &l1d_pend_miss::fb_full},
    {.event = &mem_load_retired::l2_hit}, {.event = &l1d_pend_miss::fb_full_periods},
    {.event = &cycle_activity::stalls_l2_miss}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &cycle_activity::stalls_l3_miss}, {.event = &mem_load_retired::l3_hit},
    {.event = &l1d_pend_miss::l2_stall},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &mem_inst_retired::split_stores},
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
    {.event = &offcore_requests_outstanding::demand_data_rd, .threshold = 1},
    {.event = &offcore_requests_outstanding::all_data_rd}, {.event = &mem_load_misc_retired::uc},
    {.event = &sq_misc::bus_lock}, {.event = &core_power::lvl0_turbo_license},
    {.event = &core_power::lvl1_turbo_license}, {.event = &core_power::lvl2_turbo_license},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::thread_p},
    {.event = &br_inst_retired::far_branch, .user = true}};
inline constexpr metric_list<perfmon::event_pmu> list{"tiger_lake", texts, all_of(events), 210};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 0, 27};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 512, 533};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 700, 733};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 1564, 1594};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 2059, 2090};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 3181, 3212};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 3247, 3271};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 3547, 3570};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 3716, 3738};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 3765, 3787};
inline constexpr core_metrics::listed_metric code_l2_hit{&core_metrics::list, 3805, 3825};
inline constexpr core_metrics::listed_metric code_l2_miss{&core_metrics::list, 3861, 3882};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 3900, 3920};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 3938, 3960};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 3996, 4019};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 4037, 4063};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 4101, 4127};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 4165, 4189};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 4223, 4252};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 4286, 4310};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 4350, 4375};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 4398, 4418};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 4440, 4452};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 4470, 4491};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 4509, 4533};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 4706, 4719};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 4770, 4793};
inline constexpr core_metrics::listed_metric mite_4wide{&core_metrics::list, 4844, 4863};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 4889, 4901};
inline constexpr core_metrics::listed_metric lsd{&core_metrics::list, 4952, 4964};
inline constexpr core_metrics::listed_metric ms{&core_metrics::list, 5015, 5026};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 5071, 5095};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 5329, 5356};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 5609, 5635};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 5922, 5945};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 6218, 6238};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 6541, 6563};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 6712, 6733};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 6957, 6974};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 7006, 7024};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 7076, 7098};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 7162, 7185};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 7203, 7229};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 7273, 7299};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 7343, 7369};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 7413, 7435};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 7458, 7488};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 7559, 7580};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 7660, 7680};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 7718, 7738};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 7756, 7772};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 7790, 7807};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 7881, 7904};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 8017, 8034};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 8060, 8083};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 8219, 8235};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 8253, 8272};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 8370, 8392};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 8420, 8440};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 8490, 8510};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 8528, 8550};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 8621, 8642};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 8681, 8700};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 8751, 8774};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 8843, 8867};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 8906, 8933};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 8998, 9025};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 9090, 9117};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 9182, 9201};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 9443, 9459};
inline constexpr core_metrics::listed_metric fp_divider{&core_metrics::list, 9477, 9496};
inline constexpr core_metrics::listed_metric int_divider{&core_metrics::list, 9514, 9534};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 9564, 9594};
inline constexpr core_metrics::listed_metric slow_pause{&core_metrics::list, 9612, 9631};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 9655, 9681};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 9891, 9916};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 9934, 9957};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 9974, 9999};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 10017, 10042};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 10060, 10086};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 10104, 10131};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 10196, 10211};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 10250, 10265};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 10304, 10319};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 10358, 10373};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 10412, 10440};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 10485, 10514};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 10567, 10584};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 10714, 10739};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 10931, 10948};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 11136, 11152};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 11294, 11312};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 11455, 11473};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 11617, 11640};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 11793, 11816};
inline constexpr core_metrics::listed_metric fp_vector_512b{&core_metrics::list, 11969, 11992};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 12145, 12171};
inline constexpr core_metrics::listed_metric branch_instructions{&core_metrics::list, 12379, 12407};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 12619, 12643};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 12943, 12968};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 13180, 13205};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 13375, 13405};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 13589, 13617};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 13643, 13659};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 13681, 13700};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 13723, 13736};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 13784, 13818};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 14224, 14241};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 14252, 14271};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 14405, 14423};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 14557, 14589};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 14606, 14624};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 14628, 14647};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 14650, 14681};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 14690, 14709};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 14741, 14758};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 14836, 14868};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 14914, 14929};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 14940, 14955};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 14965, 14986};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 15009, 15031};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 15042, 15065};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 15076, 15100};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 15111, 15133};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 15144, 15164};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 15176, 15202};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 15213, 15235};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 15293, 15316};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 15336, 15369};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 15381, 15414};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 15426, 15456};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 15477, 15507};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx512{&core_metrics::list, 15528, 15558};
inline constexpr core_metrics::listed_metric info_inst_mix_ippause{&core_metrics::list, 15579, 15602};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 15613, 15635};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 15647, 15675};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 15680, 15702};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 15836, 15860};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 15871, 15894};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_lsd{&core_metrics::list, 15931, 15956};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 15967, 15992};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 16003, 16029};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_ms{&core_metrics::list, 16039, 16063};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 16072, 16097};
inline constexpr core_metrics::listed_metric info_frontend_lsd_coverage{&core_metrics::list, 16107, 16135};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 16145, 16173};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 16183, 16214};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 16225, 16245};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 16256, 16291};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 16303, 16333};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 16345, 16377};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 16388, 16415};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 16434, 16465};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 16484, 16511};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 16941, 16971};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 17325, 17351};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 17488, 17516};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_ntaken{&core_metrics::list, 17526, 17560};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_cond_taken{&core_metrics::list, 17572, 17605};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_ret{&core_metrics::list, 17617, 17643};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 17655, 17686};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 17698, 17739};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 18244, 18277};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 18292, 18315};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 18326, 18349};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 18360, 18383};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 18402, 18422};
inline constexpr core_metrics::listed_metric info_branches_other_branches{&core_metrics::list, 18452, 18482};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 18565, 18601};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 18619, 18636};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 18647, 18667};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 18685, 18710};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 18729, 18749};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 18768, 18792};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 18811, 18836};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 18855, 18879};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 18898, 18922};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 18950, 18975};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 18994, 19014};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 19033, 19054};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 19072, 19103};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 19152, 19182};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 19231, 19261};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 19310, 19342};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 19391, 19431};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 19485, 19517};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 19536, 19568};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 19587, 19620};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 19639, 19678};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 19727, 19765};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 19814, 19852};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 19901, 19941};
inline constexpr core_metrics::listed_metric info_memory_prefetches_useless_hwpf{&core_metrics::list, 19990, 20027};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 20048, 20090};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 20102, 20135};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 20147, 20180};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 20191, 20220};
inline constexpr core_metrics::listed_metric info_memory_mix_bus_lock_pki{&core_metrics::list, 20239, 20269};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 20288, 20315};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 20335, 20363};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 20428, 20448};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 20538, 20569};
inline constexpr core_metrics::listed_metric info_system_power_license0_utilization{&core_metrics::list, 20579, 20619};
inline constexpr core_metrics::listed_metric info_system_power_license1_utilization{&core_metrics::list, 20651, 20691};
inline constexpr core_metrics::listed_metric info_system_power_license2_utilization{&core_metrics::list, 20723, 20763};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 20795, 20827};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 20860, 20892};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 20903, 20942};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 20954, 20971};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 20982, 21007};
} // namespace metric

} // namespace msr::events::tiger_lake
