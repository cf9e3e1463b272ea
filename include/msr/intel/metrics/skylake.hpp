// Metrics of Skylake: 195. Written by `msrpp import` from a table: do not edit.
// skl: from intel/perfmon 6dadedf3aa48, SKL/metrics/skylake_metrics.json, 1.0; BSD-3-Clause,
// Copyright (c) Intel Corporation. Names, formulas, events; no descriptions.
// Left out, it counts nothing: Info_System_Time
// Left out, more events than a plan has room for: Bottleneck_Other_Bottlenecks
// Left out, no constant system.sockets[0].cpus.count * system.socket_count:
// Info_System_CPU_Utilization
// Left out, no core event UNC_ARB_TRK_OCCUPANCY.DATA_READ: Info_System_MEM_Read_Latency,
// Info_System_MEM_Parallel_Reads
// Left out, no core event UNC_ARB_TRK_REQUESTS.ALL: Info_System_DRAM_BW_Use
// Left out, no core event UNC_CLOCK.SOCKET: Info_System_Socket_CLKS
// Left out, no core event UNC_PKG_ENERGY_STATUS: Info_System_Power
#pragma once

#include <msr/intel/events/skylake.hpp>
#include <msr/metric/listed.hpp>

// clang-format off
namespace msr::events::skylake {

namespace core_metrics {
using listed_metric = msr::listed_metric<perfmon::event_pmu>;
inline constexpr char texts[] =
    "bottleneck_mispredictions\0" "\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); s1 = e5 / (e5 + e6); s2 = s1 * ((e1 - e0 + 4 * (e7 / "
    "2 if smt_on else e8)) / s0); 100 * (1 - 10 * (e0 / e1 * e2 / s0) * max(s2 * (1 - e5 / (e9 "
    "- e6)), 0.0001) / s2) * (s2 + 4 * e10 / s0 * (s1 * e11 / e4) / ((e12 + 2 * e13) / e4 + e14 "
    "/ e4 + (e11 / e4 + 9 * e15 / e4) + 2 * e16 / e4 + e17 / e4 + e18 / e4))\0"
    "bottleneck_big_code\0" "\0"
    "s0 = e14 / e4; s1 = (e12 + 2 * e13) / e4; s2 = 9 * e15 / e4; 100 * (4 * e10 / (4 * (e3 / 2 "
    "if smt_on else e4))) * (s0 + s1 + s2) / (s1 + s0 + (e11 / e4 + s2) + 2 * e16 / e4 + e17 / "
    "e4 + e18 / e4)\0"
    "bottleneck_instruction_fetch_bw\0" "\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); s1 = e0 / e1 * e2 / s0; s2 = e5 / (e5 + e6); s3 = s2 "
    "* ((e1 - e0 + 4 * (e7 / 2 if smt_on else e8)) / s0); s4 = 10 * s1 * max(s3 * (1 - e5 / (e9 "
    "- e6)), 0.0001) / s3; s5 = 4 * e10 / s0; s6 = s2 * e11 / e4; s7 = (e12 + 2 * e13) / e4; s8 "
    "= e14 / e4; s9 = 9 * e15 / e4; s10 = e11 / e4 + s9; s11 = 2 * e16 / e4; s12 = s7 + s8 + "
    "s10 + s11 + e17 / e4 + e18 / e4; s13 = (1 - s2) * e11 / e4; 100 * (e19 / s0 - (1 - s4) * "
    "s5 * s6 / s12 - s1 / ((e0 + e20 - e21) / s0 - s1 + s1) * (34 * (e22 + e23) / s0 / s1) * s5 "
    "* (s11 + s10 * (s13 + s6 * s4) / (s6 + s13 + s9)) / s12) - 100 * s5 * (s8 + s7 + s9) / s12\0"
    "bottleneck_cache_memory_bandwidth\0" "\0"
    "s0 = e3 / 2 if smt_on else e4; s1 = 4 * s0; s2 = (e24 + e25) / (e26 + (e27 + e0 / s1 * "
    "e28) + e25) * (1 - e19 / s1 - (e1 + 4 * (e7 / 2 if smt_on else e8)) / s1); s3 = (e30 - "
    "e31) / e4; s4 = e33 / e34; s5 = e32 * (1 + s4); s6 = s5 / (s5 + e35) * s3; s7 = e29 / e4 + "
    "s3 - s6; s8 = max((e24 - e30) / e4, 0); s9 = (e31 - e29) / e4; s10 = s8 + s6 + s9 + s7 + "
    "e25 / e4; s11 = min(e4, e36) / e4; s12 = (e38 / 2 if smt_on else e38) / s0; s13 = e4 / e39 "
    "* tsc_frequency / 1000000000 / (1e3 * duration / 1000); s14 = 3.5 * s13; s15 = 20 * s13 - "
    "s14; s16 = 1 + s4 / 2; s17 = e44 / (e34 + e33); s18 = s17 * e35 / e4; s19 = max(e47 - e48, "
    "0); 100 * (s2 * (s7 / s10) * (s11 / (s11 + (min(e4, e37) / e4 - s11))) + s2 * (s9 / s10) * "
    "(s12 / (((22 * s13 - s14) * e40 + s15 * e41) * s16 / e4 + s15 * e42 * s16 / e4 + (10 * s13 "
    "- s14) * (e43 * s16) / e4 + s12)) + s2 * (s8 / s10) * (s18 / (min(9 * e45 + e46, s19) / e4 "
    "+ 13 * e49 / e4 + min(2 * (e50 - e33 - e34) * 20 / 100, s19) / e4 + (12 * max(0, e51 - "
    "e52) + e51 / e53 * (9 * e54 + min(e4, e55))) / e4 + s17 * e56 / e4 + e57 / e4 + s18)))\0"
    "bottleneck_compute_bound_est\0" "\0"
    "s0 = e3 / 2 if smt_on else e4; s1 = 4 * s0; s2 = 1 - e19 / s1 - (e1 + 4 * (e7 / 2 if "
    "smt_on else e8)) / s1; s3 = e27 + e0 / s1 * e28; s4 = s2 - (e24 + e25) / (e26 + s3 + e25) "
    "* s2; s5 = e58 / e4; s6 = e60 / e4; s7 = (s6 * e4 + s3) / e4 if e58 < e26 - e24 else s3 / "
    "e4; s8 = s5 + e59 / e4 + s7; s9 = (e61 / 2 if smt_on else e61) / s0; 100 * (s4 * s5 / s8 + "
    "s4 * (s7 / s8) * (s9 / (s6 + ((e62 - e63) / 2 if smt_on else e27) / s0 + ((e63 - e61) / 2 "
    "if smt_on else e28) / s0 + s9)))\0"
    "bottleneck_irregular_overhead\0" "\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); s1 = e0 / e1 * e2 / s0; s2 = (e0 + e20 - e21) / s0; "
    "s3 = s1 / (s2 - s1 + s1) * (34 * (e22 + e23) / s0 / s1); s4 = 2 * e16 / e4; s5 = 9 * e15 / "
    "e4; s6 = e11 / e4 + s5; s7 = e5 / (e5 + e6); s8 = (1 - s7) * e11 / e4; s9 = s7 * e11 / e4; "
    "s10 = 4 * (e7 / 2 if smt_on else e8); s11 = (e1 - e0 + s10) / s0; s12 = s7 * s11; s13 = 10 "
    "* s1 * max(s12 * (1 - e5 / (e9 - e6)), 0.0001) / s12; s14 = s11 - s12; s15 = max(s14 * (1 "
    "- e64 / e6), 0.0001); s16 = 1 - e19 / s0 - (e1 + s10) / s0; s17 = e27 + e0 / s0 * e28; s18 "
    "= s16 - (e24 + e25) / (e26 + s17 + e25) * s16; s19 = e59 / e4; s20 = e60 / e4; 100 * (s3 * "
    "(4 * e10 / s0) * (s4 + s6 * (s8 + s9 * s13) / (s9 + s8 + s5)) / ((e12 + 2 * e13) / e4 + "
    "e14 / e4 + s6 + s4 + e17 / e4 + e18 / e4) + s13 * s12 + s14 * s15 / s15 + s18 * (s19 + s18 "
    "* e65 / e4 * s20) / (e58 / e4 + s19 + ((s20 * e4 + s17) / e4 if e58 < e26 - e24 else s17 / "
    "e4)) + s3 * s2)\0"
    "bottleneck_branching_overhead\0" "\0"
    "100 * ((e66 + 2 * e67 + e68) / (4 * (e3 / 2 if smt_on else e4)))\0"
    "bottleneck_useful_work\0" "\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); s1 = e0 / e1 * e2 / s0; s2 = (e0 + e20 - e21) / s0; "
    "100 * (e0 / s0 - (e66 + 2 * e67 + e68) / s0 - s1 / (s2 - s1 + s1) * (34 * (e22 + e23) / s0 "
    "/ s1) * s2)\0"
    "frontend_bound\0" "percent\0" "100 * (e19 / (4 * (e3 / 2 if smt_on else e4)))\0"
    "fetch_latency\0" "percent\0" "100 * (4 * e10 / (4 * (e3 / 2 if smt_on else e4)))\0"
    "icache_misses\0" "percent\0" "100 * ((e12 + 2 * e13) / e4)\0"
    "itlb_misses\0" "percent\0" "100 * (e14 / e4)\0"
    "code_stlb_hit\0" "percent\0" "100 * max(0, e14 / e4 - e69 / e4)\0"
    "code_stlb_miss\0" "percent\0" "100 * (e69 / e4)\0"
    "code_stlb_miss_4k\0" "percent\0" "100 * (e69 / e4 * e70 / (e70 + e71))\0"
    "code_stlb_miss_2m\0" "percent\0" "100 * (e69 / e4 * e71 / (e70 + e71))\0"
    "branch_resteers\0" "percent\0" "100 * (e11 / e4 + 9 * e15 / e4)\0"
    "mispredicts_resteers\0" "percent\0" "100 * (e5 / (e5 + e6) * e11 / e4)\0"
    "clears_resteers\0" "percent\0" "100 * ((1 - e5 / (e5 + e6)) * e11 / e4)\0"
    "unknown_branches\0" "percent\0" "100 * (9 * e15 / e4)\0"
    "ms_switches\0" "percent\0" "100 * (2 * e16 / e4)\0"
    "lcp\0" "percent\0" "100 * (e17 / e4)\0"
    "dsb_switches\0" "percent\0" "100 * (e18 / e4)\0"
    "fetch_bandwidth\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); 100 * (e19 / s0 - 4 * e10 / s0)\0"
    "mite\0" "percent\0" "100 * ((e72 - e73) / (e3 / 2 if smt_on else e4) / 2)\0"
    "decoder0_alone\0" "percent\0" "100 * ((e74 - e75) / (e3 / 2 if smt_on else e4) / 2)\0"
    "dsb\0" "percent\0" "100 * ((e76 - e77) / (e3 / 2 if smt_on else e4) / 2)\0"
    "bad_speculation\0" "percent\0"
    "100 * ((e1 - e0 + 4 * (e7 / 2 if smt_on else e8)) / (4 * (e3 / 2 if smt_on else e4)))\0"
    "branch_mispredicts\0" "percent\0"
    "100 * (e5 / (e5 + e6) * ((e1 - e0 + 4 * (e7 / 2 if smt_on else e8)) / (4 * (e3 / 2 if "
    "smt_on else e4))))\0"
    "other_mispredicts\0" "percent\0"
    "100 * max(e5 / (e5 + e6) * ((e1 - e0 + 4 * (e7 / 2 if smt_on else e8)) / (4 * (e3 / 2 if "
    "smt_on else e4))) * (1 - e5 / (e9 - e6)), 0.0001)\0"
    "machine_clears\0" "percent\0"
    "s0 = (e1 - e0 + 4 * (e7 / 2 if smt_on else e8)) / (4 * (e3 / 2 if smt_on else e4)); 100 * "
    "(s0 - e5 / (e5 + e6) * s0)\0"
    "other_nukes\0" "percent\0"
    "s0 = (e1 - e0 + 4 * (e7 / 2 if smt_on else e8)) / (4 * (e3 / 2 if smt_on else e4)); 100 * "
    "max((s0 - e5 / (e5 + e6) * s0) * (1 - e64 / e6), 0.0001)\0"
    "backend_bound\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); 100 * (1 - e19 / s0 - (e1 + 4 * (e7 / 2 if smt_on "
    "else e8)) / s0)\0"
    "memory_bound\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); 100 * ((e24 + e25) / (e26 + (e27 + e0 / s0 * e28) + "
    "e25) * (1 - e19 / s0 - (e1 + 4 * (e7 / 2 if smt_on else e8)) / s0))\0"
    "l1_bound\0" "percent\0" "100 * max((e24 - e30) / e4, 0)\0"
    "dtlb_load\0" "percent\0" "100 * (min(9 * e45 + e46, max(e47 - e48, 0)) / e4)\0"
    "load_stlb_hit\0" "percent\0" "100 * (min(9 * e45 + e46, max(e47 - e48, 0)) / e4 - e46 / e4)\0"
    "load_stlb_miss\0" "percent\0" "100 * (e46 / e4)\0"
    "load_stlb_miss_4k\0" "percent\0" "100 * (e46 / e4 * e78 / (e78 + e79 + e80))\0"
    "load_stlb_miss_2m\0" "percent\0" "100 * (e46 / e4 * e79 / (e78 + e79 + e80))\0"
    "load_stlb_miss_1g\0" "percent\0" "100 * (e46 / e4 * e80 / (e78 + e79 + e80))\0"
    "store_fwd_blk\0" "percent\0" "100 * (13 * e49 / e4)\0"
    "l1_latency_dependency\0" "percent\0"
    "100 * (min(2 * (e50 - e33 - e34) * 20 / 100, max(e47 - e48, 0)) / e4)\0"
    "lock_latency\0" "percent\0"
    "100 * ((12 * max(0, e51 - e52) + e51 / e53 * (9 * e54 + min(e4, e55))) / e4)\0"
    "split_loads\0" "percent\0" "100 * (e44 / (e34 + e33) * e56 / e4)\0"
    "4k_aliasing\0" "percent\0" "100 * (e57 / e4)\0"
    "fb_full\0" "percent\0" "100 * (e44 / (e34 + e33) * e35 / e4)\0"
    "l2_bound\0" "percent\0"
    "s0 = e32 * (1 + e33 / e34); 100 * (s0 / (s0 + e35) * ((e30 - e31) / e4))\0"
    "l2_hit_latency\0" "percent\0"
    "100 * (3.5 * (e4 / e39 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)) * e32 * (1 "
    "+ e33 / e34 / 2) / e4)\0"
    "l3_bound\0" "percent\0" "100 * ((e31 - e29) / e4)\0"
    "contested_accesses\0" "percent\0"
    "s0 = e4 / e39 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); s1 = 3.5 * s0; 100 * "
    "(((22 * s0 - s1) * e40 + (20 * s0 - s1) * e41) * (1 + e33 / e34 / 2) / e4)\0"
    "data_sharing\0" "percent\0"
    "s0 = e4 / e39 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((20 * s0 - "
    "3.5 * s0) * e42 * (1 + e33 / e34 / 2) / e4)\0"
    "l3_hit_latency\0" "percent\0"
    "s0 = e4 / e39 * tsc_frequency / 1000000000 / (1e3 * duration / 1000); 100 * ((10 * s0 - "
    "3.5 * s0) * (e43 * (1 + e33 / e34 / 2)) / e4)\0"
    "sq_full\0" "percent\0" "100 * ((e38 / 2 if smt_on else e38) / (e3 / 2 if smt_on else e4))\0"
    "dram_bound\0" "percent\0"
    "s0 = (e30 - e31) / e4; s1 = e32 * (1 + e33 / e34); 100 * (e29 / e4 + s0 - s1 / (s1 + e35) "
    "* s0)\0"
    "mem_bandwidth\0" "percent\0" "100 * (min(e4, e36) / e4)\0"
    "mem_latency\0" "percent\0" "100 * (min(e4, e37) / e4 - min(e4, e36) / e4)\0"
    "store_bound\0" "percent\0" "100 * (e25 / e4)\0"
    "store_latency\0" "percent\0"
    "s0 = 1 - e51 / e53; 100 * ((e54 * 9 * s0 + s0 * min(e4, e55)) / e4)\0"
    "split_stores\0" "percent\0" "100 * (e81 / (e3 / 2 if smt_on else e4))\0"
    "dtlb_store\0" "percent\0" "100 * ((9 * e82 + e83) / (e3 / 2 if smt_on else e4))\0"
    "store_stlb_hit\0" "percent\0"
    "s0 = e3 / 2 if smt_on else e4; 100 * ((9 * e82 + e83) / s0 - e83 / s0)\0"
    "store_stlb_miss\0" "percent\0" "100 * (e83 / (e3 / 2 if smt_on else e4))\0"
    "store_stlb_miss_4k\0" "percent\0"
    "100 * (e83 / (e3 / 2 if smt_on else e4) * e84 / (e84 + e85 + e86))\0"
    "store_stlb_miss_2m\0" "percent\0"
    "100 * (e83 / (e3 / 2 if smt_on else e4) * e85 / (e84 + e85 + e86))\0"
    "store_stlb_miss_1g\0" "percent\0"
    "100 * (e83 / (e3 / 2 if smt_on else e4) * e86 / (e84 + e85 + e86))\0"
    "core_bound\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); s1 = 1 - e19 / s0 - (e1 + 4 * (e7 / 2 if smt_on else "
    "e8)) / s0; 100 * (s1 - (e24 + e25) / (e26 + (e27 + e0 / s0 * e28) + e25) * s1)\0"
    "divider\0" "percent\0" "100 * (e58 / e4)\0"
    "serializing_operation\0" "percent\0" "100 * (e59 / e4)\0"
    "ports_utilization\0" "percent\0"
    "s0 = e27 + e0 / (4 * (e3 / 2 if smt_on else e4)) * e28; 100 * ((e60 / e4 * e4 + s0) / e4 "
    "if e58 < e26 - e24 else s0 / e4)\0"
    "ports_utilized_0\0" "percent\0" "100 * (e60 / e4)\0"
    "mixing_vectors\0" "percent\0" "100 * (e87 / e1)\0"
    "ports_utilized_1\0" "percent\0"
    "100 * (((e62 - e63) / 2 if smt_on else e27) / (e3 / 2 if smt_on else e4))\0"
    "ports_utilized_2\0" "percent\0"
    "100 * (((e63 - e61) / 2 if smt_on else e28) / (e3 / 2 if smt_on else e4))\0"
    "ports_utilized_3m\0" "percent\0"
    "100 * ((e61 / 2 if smt_on else e61) / (e3 / 2 if smt_on else e4))\0"
    "alu_op_utilization\0" "percent\0"
    "100 * ((e88 + e89 + e90 + e91) / (4 * (e3 / 2 if smt_on else e4)))\0"
    "port_0\0" "percent\0" "100 * (e88 / (e3 / 2 if smt_on else e4))\0"
    "port_1\0" "percent\0" "100 * (e89 / (e3 / 2 if smt_on else e4))\0"
    "port_5\0" "percent\0" "100 * (e90 / (e3 / 2 if smt_on else e4))\0"
    "port_6\0" "percent\0" "100 * (e91 / (e3 / 2 if smt_on else e4))\0"
    "load_op_utilization\0" "percent\0"
    "100 * ((e92 + e93 + e94 - e95) / (2 * (e3 / 2 if smt_on else e4)))\0"
    "port_2\0" "percent\0" "100 * (e92 / (e3 / 2 if smt_on else e4))\0"
    "port_3\0" "percent\0" "100 * (e93 / (e3 / 2 if smt_on else e4))\0"
    "store_op_utilization\0" "percent\0" "100 * (e95 / (e3 / 2 if smt_on else e4))\0"
    "port_4\0" "percent\0" "100 * (e95 / (e3 / 2 if smt_on else e4))\0"
    "port_7\0" "percent\0" "100 * (e94 / (e3 / 2 if smt_on else e4))\0"
    "retiring\0" "percent\0" "100 * (e0 / (4 * (e3 / 2 if smt_on else e4)))\0"
    "light_operations\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); 100 * (e0 / s0 - (e0 + e20 - e21) / s0)\0"
    "fp_arith\0" "percent\0"
    "100 * (e0 / (4 * (e3 / 2 if smt_on else e4)) * e96 / e97 + e98 / e0 + e99 / e0)\0"
    "x87_use\0" "percent\0" "100 * (e0 / (4 * (e3 / 2 if smt_on else e4)) * e96 / e97)\0"
    "fp_scalar\0" "percent\0" "100 * (e98 / e0)\0"
    "fp_vector\0" "percent\0" "100 * (e99 / e0)\0"
    "fp_vector_128b\0" "percent\0" "100 * ((e100 + e101) / e0)\0"
    "fp_vector_256b\0" "percent\0" "100 * ((e102 + e103) / e0)\0"
    "memory_operations\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); 100 * ((e0 / s0 - (e0 + e20 - e21) / s0) * e104 / "
    "e21)\0"
    "fused_instructions\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); 100 * ((e0 / s0 - (e0 + e20 - e21) / s0) * e20 / e0)\0"
    "non_fused_branches\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); 100 * ((e0 / s0 - (e0 + e20 - e21) / s0) * (e66 - "
    "e20) / e0)\0"
    "other_light_ops\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); s1 = e0 / s0; s2 = s1 - (e0 + e20 - e21) / s0; 100 * "
    "max(0, s2 - (s1 * e96 / e97 + e98 / e0 + e99 / e0 + s2 * e104 / e21 + s2 * e20 / e0 + s2 * "
    "(e66 - e20) / e0))\0"
    "nop_instructions\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); 100 * ((e0 / s0 - (e0 + e20 - e21) / s0) * e68 / e0)\0"
    "heavy_operations\0" "percent\0" "100 * ((e0 + e20 - e21) / (4 * (e3 / 2 if smt_on else e4)))\0"
    "few_uops_instructions\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); 100 * ((e0 + e20 - e21) / s0 - e0 / e1 * e2 / s0)\0"
    "microcode_sequencer\0" "percent\0" "100 * (e0 / e1 * e2 / (4 * (e3 / 2 if smt_on else e4)))\0"
    "assists\0" "percent\0" "100 * (34 * (e22 + e23) / (4 * (e3 / 2 if smt_on else e4)))\0"
    "fp_assists\0" "percent\0" "100 * (34 * e22 / (4 * (e3 / 2 if smt_on else e4)))\0"
    "cisc\0" "percent\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); 100 * max(0, e0 / e1 * e2 / s0 - 34 * (e22 + e23) / "
    "s0)\0"
    "info_botlnk_l0_core_bound_likely\0" "\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); s1 = 1 - e19 / s0 - (e1 + 4 * (e7 / 2 if smt_on else "
    "e8)) / s0; s2 = e27 + e0 / s0 * e28; s3 = s1 - (e24 + e25) / (e26 + s2 + e25) * s1; s4 = "
    "(e60 / e4 * e4 + s2) / e4 if e58 < e26 - e24 else s2 / e4; 100 * (1 - s3 / s4 if s3 < s4 "
    "else 1) if (1 - e105 / (e106 / 2) if smt_on else 0) > 0.5 else 0\0"
    "info_thread_ipc\0" "\0" "e21 / e4\0"
    "info_thread_uoppi\0" "\0" "e0 / e21\0"
    "info_thread_uptb\0" "\0" "e0 / e107\0"
    "info_thread_cpi\0" "per instruction\0" "1 / (e21 / e4)\0"
    "info_thread_clks\0" "\0" "e4\0"
    "info_thread_slots\0" "\0" "4 * (e3 / 2 if smt_on else e4)\0"
    "info_thread_execute_per_issue\0" "\0" "e97 / e1\0"
    "info_core_coreipc\0" "\0" "e21 / (e3 / 2 if smt_on else e4)\0"
    "info_core_flopc\0" "\0" "(e98 + 2 * e100 + 4 * e108 + 8 * e103) / (e3 / 2 if smt_on else e4)\0"
    "info_core_fp_arith_utilization\0" "\0" "(e98 + e99) / (2 * (e3 / 2 if smt_on else e4))\0"
    "info_core_ilp\0" "\0" "e97 / e109\0"
    "info_core_epc\0" "\0" "e97 / e4\0"
    "info_core_core_clks\0" "\0" "e3 / 2 if smt_on else e4\0"
    "info_inst_mix_ipload\0" "\0" "e21 / e50\0"
    "info_inst_mix_ipstore\0" "\0" "e21 / e53\0"
    "info_inst_mix_ipbranch\0" "\0" "e21 / e66\0"
    "info_inst_mix_ipcall\0" "\0" "e21 / e67\0"
    "info_inst_mix_iptb\0" "\0" "e21 / e107\0"
    "info_inst_mix_bptkbranch\0" "\0" "e66 / e107\0"
    "info_inst_mix_ipflop\0" "\0" "e21 / (e98 + 2 * e100 + 4 * e108 + 8 * e103)\0"
    "info_inst_mix_iparith\0" "\0" "e21 / (e98 + e99)\0"
    "info_inst_mix_iparith_scalar_sp\0" "\0" "e21 / e110\0"
    "info_inst_mix_iparith_scalar_dp\0" "\0" "e21 / e111\0"
    "info_inst_mix_iparith_avx128\0" "\0" "e21 / (e100 + e101)\0"
    "info_inst_mix_iparith_avx256\0" "\0" "e21 / (e102 + e103)\0"
    "info_inst_mix_ipswpf\0" "\0" "e21 / e112\0"
    "info_inst_mix_instructions\0" "\0" "e21\0"
    "info_pipeline_retire\0" "\0" "e0 / e113\0"
    "info_pipeline_ipassist\0" "\0" "e21 / (e22 + e23)\0"
    "info_pipeline_execute\0" "\0" "e97 / (e62 / 2 if smt_on else e109)\0"
    "info_pipeline_fetch_dsb\0" "\0" "e114 / e76\0"
    "info_pipeline_fetch_mite\0" "\0" "e115 / e116\0"
    "info_frontend_fetch_upc\0" "\0" "e1 / e117\0"
    "info_frontend_dsb_coverage\0" "\0" "e114 / (e114 + e115 + e2)\0"
    "info_frontend_dsb_switch_cost\0" "\0" "e18 / e118\0"
    "info_frontend_tbpc\0" "\0" "e107 / e4\0"
    "info_frontend_icache_miss_latency\0" "\0" "e12 / e13 + 2\0"
    "info_frontend_ipdsb_miss_ret\0" "\0" "e21 / e119\0"
    "info_frontend_ipunknown_branch\0" "\0" "e21 / e15\0"
    "info_frontend_l2mpki_code\0" "\0" "1000 * e120 / e21\0"
    "info_frontend_l2mpki_code_all\0" "\0" "1000 * e121 / e21\0"
    "info_botlnk_l2_dsb_misses\0" "\0"
    "s0 = e3 / 2 if smt_on else e4; s1 = 4 * s0; s2 = 4 * e10 / s1; s3 = e18 / e4; s4 = (e72 - "
    "e73) / s0 / 2; 100 * (s2 * s3 / ((e12 + 2 * e13) / e4 + e14 / e4 + (e11 / e4 + 9 * e15 / "
    "e4) + 2 * e16 / e4 + e17 / e4 + s3) + (e19 / s1 - s2) * s4 / (s4 + (e76 - e77) / s0 / 2))\0"
    "info_botlnk_l2_dsb_bandwidth\0" "\0"
    "s0 = e3 / 2 if smt_on else e4; s1 = 4 * s0; s2 = e19 / s1; s3 = 4 * e10 / s1; s4 = s2 - "
    "s3; s5 = (e76 - e77) / s0 / 2; 100 * (s2 * (s4 / (s3 + s4)) * (s5 / ((e72 - e73) / s0 / 2 "
    "+ s5)))\0"
    "info_botlnk_l2_ic_misses\0" "\0"
    "s0 = (e12 + 2 * e13) / e4; 100 * (4 * e10 / (4 * (e3 / 2 if smt_on else e4)) * s0 / (s0 + "
    "e14 / e4 + (e11 / e4 + 9 * e15 / e4) + 2 * e16 / e4 + e17 / e4 + e18 / e4))\0"
    "info_bad_spec_ipmispredict\0" "\0" "e21 / e5\0"
    "info_bad_spec_ipmisp_indirect\0" "\0" "e21 / (e0 / e1 * e122)\0"
    "info_bad_spec_branch_misprediction_cost\0" "\0"
    "s0 = 4 * (e3 / 2 if smt_on else e4); s1 = e5 / (e5 + e6); s2 = s1 * ((e1 - e0 + 4 * (e7 / "
    "2 if smt_on else e8)) / s0); 100 * (1 - 10 * (e0 / e1 * e2 / s0) * max(s2 * (1 - e5 / (e9 "
    "- e6)), 0.0001) / s2) * (s2 + 4 * e10 / s0 * (s1 * e11 / e4) / ((e12 + 2 * e13) / e4 + e14 "
    "/ e4 + (e11 / e4 + 9 * e15 / e4) + 2 * e16 / e4 + e17 / e4 + e18 / e4)) * s0 / 4 / e5 / "
    "100\0"
    "info_bad_spec_spec_clears_ratio\0" "\0" "e9 / (e5 + e6)\0"
    "info_branches_cond_nt\0" "\0" "e123 / e66\0"
    "info_branches_cond_tk\0" "\0" "(e124 - e123) / e66\0"
    "info_branches_callret\0" "\0" "(e67 + e125) / e66\0"
    "info_branches_jump\0" "\0" "(e107 - (e126 - e123) - 2 * e67) / e66\0"
    "info_memory_load_miss_real_latency\0" "\0" "e44 / (e34 + e33)\0"
    "info_memory_mlp\0" "\0" "e44 / e127\0"
    "info_memory_l1mpki\0" "\0" "1000 * e34 / e21\0"
    "info_memory_l1mpki_load\0" "\0" "1000 * e128 / e21\0"
    "info_memory_l2mpki\0" "\0" "1000 * e129 / e21\0"
    "info_memory_l2mpki_all\0" "\0" "1000 * e130 / e21\0"
    "info_memory_l2mpki_load\0" "\0" "1000 * e131 / e21\0"
    "info_memory_l2mpki_rfo\0" "\0" "1000 * e132 / e21\0"
    "info_memory_l2hpki_all\0" "\0" "1000 * (e133 - e130) / e21\0"
    "info_memory_l2hpki_load\0" "\0" "1000 * e134 / e21\0"
    "info_memory_l3mpki\0" "\0" "1000 * e135 / e21\0"
    "info_memory_fb_hpki\0" "\0" "1000 * e33 / e21\0"
    "info_memory_l1d_cache_fill_bw\0" "\0" "64 * e136 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l2_cache_fill_bw\0" "\0" "64 * e137 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_fill_bw\0" "\0" "64 * e138 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_l3_cache_access_bw\0" "\0" "64 * e139 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_tlb_page_walks_utilization\0" "\0"
    "(e140 + e141 + e142 + e143) / (2 * (e3 / 2 if smt_on else e4))\0"
    "info_memory_tlb_code_stlb_mpki\0" "\0" "1000 * e144 / e21\0"
    "info_memory_tlb_load_stlb_mpki\0" "\0" "1000 * e145 / e21\0"
    "info_memory_tlb_store_stlb_mpki\0" "\0" "1000 * e146 / e21\0"
    "info_memory_core_l1d_cache_fill_bw_2t\0" "\0"
    "64 * e136 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l2_cache_fill_bw_2t\0" "\0"
    "64 * e137 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_fill_bw_2t\0" "\0"
    "64 * e138 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_core_l3_cache_access_bw_2t\0" "\0"
    "64 * e139 / 1000000000 / (1e3 * duration / 1000)\0"
    "info_memory_latency_load_l2_miss_latency\0" "\0" "e147 / e148\0"
    "info_memory_latency_load_l2_mlp\0" "\0" "e147 / e149\0"
    "info_memory_latency_data_l2_mlp\0" "\0" "e150 / e37\0"
    "info_memory_mix_uc_load_pki\0" "\0" "1000 * e151 / e21\0"
    "info_system_cpus_utilized\0" "\0" "e39 / tsc_frequency\0"
    "info_system_core_frequency\0" "\0"
    "e4 / e39 * tsc_frequency / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_gflops\0" "\0"
    "(e98 + 2 * e100 + 4 * e108 + 8 * e103) / 1000000000 / (1e3 * duration / 1000)\0"
    "info_system_turbo_utilization\0" "\0" "e4 / e39\0"
    "info_system_smt_2t_utilization\0" "\0" "1 - e105 / (e106 / 2) if smt_on else 0\0"
    "info_system_kernel_utilization\0" "\0" "e152 / e4\0"
    "info_system_kernel_cpi\0" "per instruction\0" "e152 / e153\0"
    "info_system_mux\0" "\0" "e154 / e4\0"
    "info_system_ipfarbranch\0" "\0" "e21 / e155\0";
inline constexpr metric_event<perfmon::event_pmu> events[] = {
    {.event = &uops_retired::retire_slots}, {.event = &uops_issued::any}, {.event = &idq::ms_uops},
    {.event = &cpu_clk_unhalted::thread_any}, {.event = &cpu_clk_unhalted::thread},
    {.event = &br_misp_retired::all_branches}, {.event = &machine_clears::count},
    {.event = &int_misc::recovery_cycles_any}, {.event = &int_misc::recovery_cycles},
    {.event = &int_misc::clears_count},
    {.event = &idq_uops_not_delivered::cycles_0_uops_deliv_core},
    {.event = &int_misc::clear_resteer_cycles}, {.event = &icache_16b::ifdata_stall},
    {.event = &icache_16b::ifdata_stall, .threshold = 1, .edge = true},
    {.event = &icache_tag::stalls}, {.event = &baclears::any}, {.event = &idq::ms_switches},
    {.event = &decode::lcp}, {.event = &dsb2mite_switches::penalty_cycles},
    {.event = &idq_uops_not_delivered::core}, {.event = &uops_retired::macro_fused},
    {.event = &inst_retired::any}, {.event = &fp_assist::any}, {.event = &other_assists::any},
    {.event = &cycle_activity::stalls_mem_any}, {.event = &exe_activity::bound_on_stores},
    {.event = &cycle_activity::stalls_total}, {.event = &exe_activity::_1_ports_util},
    {.event = &exe_activity::_2_ports_util}, {.event = &cycle_activity::stalls_l3_miss},
    {.event = &cycle_activity::stalls_l1d_miss}, {.event = &cycle_activity::stalls_l2_miss},
    {.event = &mem_load_retired::l2_hit}, {.event = &mem_load_retired::fb_hit},
    {.event = &mem_load_retired::l1_miss}, {.event = &l1d_pend_miss::fb_full, .threshold = 1},
    {.event = &offcore_requests_outstanding::all_data_rd, .threshold = 4},
    {.event = &offcore_requests_outstanding::cycles_with_data_rd},
    {.event = &offcore_requests_buffer::sq_full}, {.event = &cpu_clk_unhalted::ref_tsc},
    {.event = &mem_load_l3_hit_retired::xsnp_hitm}, {.event = &mem_load_l3_hit_retired::xsnp_miss},
    {.event = &mem_load_l3_hit_retired::xsnp_hit}, {.event = &mem_load_retired::l3_hit},
    {.event = &l1d_pend_miss::pending}, {.event = &dtlb_load_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_load_misses::walk_active}, {.event = &cycle_activity::cycles_mem_any},
    {.event = &cycle_activity::cycles_l1d_miss}, {.event = &ld_blocks::store_forward},
    {.event = &mem_inst_retired::all_loads}, {.event = &mem_inst_retired::lock_loads},
    {.event = &l2_rqsts::all_rfo}, {.event = &mem_inst_retired::all_stores},
    {.event = &l2_rqsts::rfo_hit}, {.event = &offcore_requests_outstanding::cycles_with_demand_rfo},
    {.event = &ld_blocks::no_sr}, {.event = &ld_blocks_partial::address_alias},
    {.event = &arith::divider_active}, {.event = &partial_rat_stalls::scoreboard},
    {.event = &exe_activity::exe_bound_0_ports}, {.event = &uops_executed::core_cycles_ge_3},
    {.event = &uops_executed::core_cycles_ge_1}, {.event = &uops_executed::core_cycles_ge_2},
    {.event = &machine_clears::memory_ordering}, {.event = &rs_events::empty_cycles},
    {.event = &br_inst_retired::all_branches}, {.event = &br_inst_retired::near_call},
    {.event = &inst_retired::nop}, {.event = &itlb_misses::walk_active},
    {.event = &itlb_misses::walk_completed_4k}, {.event = &itlb_misses::walk_completed_2m_4m},
    {.event = &idq::all_mite_cycles_any_uops}, {.event = &idq::all_mite_cycles_4_uops},
    {.event = &inst_decoded::decoders, .threshold = 1},
    {.event = &inst_decoded::decoders, .threshold = 2}, {.event = &idq::dsb_cycles_any},
    {.event = &idq::dsb_cycles_ok}, {.event = &dtlb_load_misses::walk_completed_4k},
    {.event = &dtlb_load_misses::walk_completed_2m_4m},
    {.event = &dtlb_load_misses::walk_completed_1g}, {.event = &mem_inst_retired::split_stores},
    {.event = &dtlb_store_misses::stlb_hit, .threshold = 1},
    {.event = &dtlb_store_misses::walk_active}, {.event = &dtlb_store_misses::walk_completed_4k},
    {.event = &dtlb_store_misses::walk_completed_2m_4m},
    {.event = &dtlb_store_misses::walk_completed_1g},
    {.event = &uops_issued::vector_width_mismatch}, {.event = &uops_dispatched_port::port_0},
    {.event = &uops_dispatched_port::port_1}, {.event = &uops_dispatched_port::port_5},
    {.event = &uops_dispatched_port::port_6}, {.event = &uops_dispatched_port::port_2},
    {.event = &uops_dispatched_port::port_3}, {.event = &uops_dispatched_port::port_7},
    {.event = &uops_dispatched_port::port_4}, {.event = &uops_executed::x87},
    {.event = &uops_executed::thread}, {.event = &fp_arith_inst_retired::scalar},
    {.event = &fp_arith_inst_retired::vector},
    {.event = &fp_arith_inst_retired::_128b_packed_double},
    {.event = &fp_arith_inst_retired::_128b_packed_single},
    {.event = &fp_arith_inst_retired::_256b_packed_double},
    {.event = &fp_arith_inst_retired::_256b_packed_single}, {.event = &mem_inst_retired::any},
    {.event = &cpu_clk_unhalted::one_thread_active}, {.event = &cpu_clk_unhalted::ref_xclk_any},
    {.event = &br_inst_retired::near_taken}, {.event = &fp_arith_inst_retired::_4_flops},
    {.event = &uops_executed::thread, .threshold = 1},
    {.event = &fp_arith_inst_retired::scalar_single},
    {.event = &fp_arith_inst_retired::scalar_double}, {.event = &sw_prefetch_access::any},
    {.event = &uops_retired::retire_slots, .threshold = 1}, {.event = &idq::dsb_uops},
    {.event = &idq::mite_uops}, {.event = &idq::mite_cycles},
    {.event = &uops_issued::any, .threshold = 1}, {.event = &dsb2mite_switches::count},
    {.event = &frontend_retired::any_dsb_miss}, {.event = &frontend_retired::l2_miss},
    {.event = &l2_rqsts::code_rd_miss}, {.event = &br_misp_exec::indirect},
    {.event = &br_inst_retired::not_taken}, {.event = &br_inst_retired::conditional},
    {.event = &br_inst_retired::near_return}, {.event = &br_inst_retired::cond},
    {.event = &l1d_pend_miss::pending_cycles}, {.event = &l2_rqsts::all_demand_data_rd},
    {.event = &mem_load_retired::l2_miss}, {.event = &l2_rqsts::miss},
    {.event = &l2_rqsts::demand_data_rd_miss}, {.event = &offcore_requests::demand_rfo},
    {.event = &l2_rqsts::references}, {.event = &l2_rqsts::demand_data_rd_hit},
    {.event = &mem_load_retired::l3_miss}, {.event = &l1d::replacement},
    {.event = &l2_lines_in::all}, {.event = &longest_lat_cache::miss},
    {.event = &offcore_requests::all_requests}, {.event = &itlb_misses::walk_pending},
    {.event = &dtlb_load_misses::walk_pending}, {.event = &dtlb_store_misses::walk_pending},
    {.event = &ept::walk_pending}, {.event = &itlb_misses::walk_completed},
    {.event = &dtlb_load_misses::walk_completed}, {.event = &dtlb_store_misses::walk_completed},
    {.event = &offcore_requests_outstanding::demand_data_rd},
    {.event = &offcore_requests::demand_data_rd},
    {.event = &offcore_requests_outstanding::cycles_with_demand_data_rd},
    {.event = &offcore_requests_outstanding::all_data_rd}, {.event = &mem_load_misc_retired::uc},
    {.event = &cpu_clk_unhalted::thread_p, .kernel = true},
    {.event = &inst_retired::any_p, .kernel = true}, {.event = &cpu_clk_unhalted::thread_p},
    {.event = &br_inst_retired::far_branch, .user = true}};
inline constexpr metric_list<perfmon::event_pmu> list{"skylake", texts, all_of(events), 195};
} // namespace core_metrics

namespace metric {
inline constexpr core_metrics::listed_metric bottleneck_mispredictions{&core_metrics::list, 0, 27};
inline constexpr core_metrics::listed_metric bottleneck_big_code{&core_metrics::list, 370, 391};
inline constexpr core_metrics::listed_metric bottleneck_instruction_fetch_bw{&core_metrics::list, 587, 620};
inline constexpr core_metrics::listed_metric bottleneck_cache_memory_bandwidth{&core_metrics::list, 1251, 1286};
inline constexpr core_metrics::listed_metric bottleneck_compute_bound_est{&core_metrics::list, 2359, 2389};
inline constexpr core_metrics::listed_metric bottleneck_irregular_overhead{&core_metrics::list, 2868, 2899};
inline constexpr core_metrics::listed_metric bottleneck_branching_overhead{&core_metrics::list, 3819, 3850};
inline constexpr core_metrics::listed_metric bottleneck_useful_work{&core_metrics::list, 3915, 3939};
inline constexpr core_metrics::listed_metric frontend_bound{&core_metrics::list, 4131, 4154};
inline constexpr core_metrics::listed_metric fetch_latency{&core_metrics::list, 4201, 4223};
inline constexpr core_metrics::listed_metric icache_misses{&core_metrics::list, 4274, 4296};
inline constexpr core_metrics::listed_metric itlb_misses{&core_metrics::list, 4325, 4345};
inline constexpr core_metrics::listed_metric code_stlb_hit{&core_metrics::list, 4362, 4384};
inline constexpr core_metrics::listed_metric code_stlb_miss{&core_metrics::list, 4418, 4441};
inline constexpr core_metrics::listed_metric code_stlb_miss_4k{&core_metrics::list, 4458, 4484};
inline constexpr core_metrics::listed_metric code_stlb_miss_2m{&core_metrics::list, 4521, 4547};
inline constexpr core_metrics::listed_metric branch_resteers{&core_metrics::list, 4584, 4608};
inline constexpr core_metrics::listed_metric mispredicts_resteers{&core_metrics::list, 4640, 4669};
inline constexpr core_metrics::listed_metric clears_resteers{&core_metrics::list, 4703, 4727};
inline constexpr core_metrics::listed_metric unknown_branches{&core_metrics::list, 4767, 4792};
inline constexpr core_metrics::listed_metric ms_switches{&core_metrics::list, 4813, 4833};
inline constexpr core_metrics::listed_metric lcp{&core_metrics::list, 4854, 4866};
inline constexpr core_metrics::listed_metric dsb_switches{&core_metrics::list, 4883, 4904};
inline constexpr core_metrics::listed_metric fetch_bandwidth{&core_metrics::list, 4921, 4945};
inline constexpr core_metrics::listed_metric mite{&core_metrics::list, 5014, 5027};
inline constexpr core_metrics::listed_metric decoder0_alone{&core_metrics::list, 5080, 5103};
inline constexpr core_metrics::listed_metric dsb{&core_metrics::list, 5156, 5168};
inline constexpr core_metrics::listed_metric bad_speculation{&core_metrics::list, 5221, 5245};
inline constexpr core_metrics::listed_metric branch_mispredicts{&core_metrics::list, 5331, 5358};
inline constexpr core_metrics::listed_metric other_mispredicts{&core_metrics::list, 5463, 5489};
inline constexpr core_metrics::listed_metric machine_clears{&core_metrics::list, 5628, 5651};
inline constexpr core_metrics::listed_metric other_nukes{&core_metrics::list, 5768, 5788};
inline constexpr core_metrics::listed_metric backend_bound{&core_metrics::list, 5935, 5957};
inline constexpr core_metrics::listed_metric memory_bound{&core_metrics::list, 6060, 6081};
inline constexpr core_metrics::listed_metric l1_bound{&core_metrics::list, 6238, 6255};
inline constexpr core_metrics::listed_metric dtlb_load{&core_metrics::list, 6286, 6304};
inline constexpr core_metrics::listed_metric load_stlb_hit{&core_metrics::list, 6355, 6377};
inline constexpr core_metrics::listed_metric load_stlb_miss{&core_metrics::list, 6439, 6462};
inline constexpr core_metrics::listed_metric load_stlb_miss_4k{&core_metrics::list, 6479, 6505};
inline constexpr core_metrics::listed_metric load_stlb_miss_2m{&core_metrics::list, 6548, 6574};
inline constexpr core_metrics::listed_metric load_stlb_miss_1g{&core_metrics::list, 6617, 6643};
inline constexpr core_metrics::listed_metric store_fwd_blk{&core_metrics::list, 6686, 6708};
inline constexpr core_metrics::listed_metric l1_latency_dependency{&core_metrics::list, 6730, 6760};
inline constexpr core_metrics::listed_metric lock_latency{&core_metrics::list, 6830, 6851};
inline constexpr core_metrics::listed_metric split_loads{&core_metrics::list, 6928, 6948};
inline constexpr core_metrics::listed_metric _4k_aliasing{&core_metrics::list, 6985, 7005};
inline constexpr core_metrics::listed_metric fb_full{&core_metrics::list, 7022, 7038};
inline constexpr core_metrics::listed_metric l2_bound{&core_metrics::list, 7075, 7092};
inline constexpr core_metrics::listed_metric l2_hit_latency{&core_metrics::list, 7165, 7188};
inline constexpr core_metrics::listed_metric l3_bound{&core_metrics::list, 7301, 7318};
inline constexpr core_metrics::listed_metric contested_accesses{&core_metrics::list, 7343, 7370};
inline constexpr core_metrics::listed_metric data_sharing{&core_metrics::list, 7536, 7557};
inline constexpr core_metrics::listed_metric l3_hit_latency{&core_metrics::list, 7689, 7712};
inline constexpr core_metrics::listed_metric sq_full{&core_metrics::list, 7846, 7862};
inline constexpr core_metrics::listed_metric dram_bound{&core_metrics::list, 7928, 7947};
inline constexpr core_metrics::listed_metric mem_bandwidth{&core_metrics::list, 8043, 8065};
inline constexpr core_metrics::listed_metric mem_latency{&core_metrics::list, 8091, 8111};
inline constexpr core_metrics::listed_metric store_bound{&core_metrics::list, 8157, 8177};
inline constexpr core_metrics::listed_metric store_latency{&core_metrics::list, 8194, 8216};
inline constexpr core_metrics::listed_metric split_stores{&core_metrics::list, 8284, 8305};
inline constexpr core_metrics::listed_metric dtlb_store{&core_metrics::list, 8346, 8365};
inline constexpr core_metrics::listed_metric store_stlb_hit{&core_metrics::list, 8418, 8441};
inline constexpr core_metrics::listed_metric store_stlb_miss{&core_metrics::list, 8512, 8536};
inline constexpr core_metrics::listed_metric store_stlb_miss_4k{&core_metrics::list, 8577, 8604};
inline constexpr core_metrics::listed_metric store_stlb_miss_2m{&core_metrics::list, 8671, 8698};
inline constexpr core_metrics::listed_metric store_stlb_miss_1g{&core_metrics::list, 8765, 8792};
inline constexpr core_metrics::listed_metric core_bound{&core_metrics::list, 8859, 8878};
inline constexpr core_metrics::listed_metric divider{&core_metrics::list, 9047, 9063};
inline constexpr core_metrics::listed_metric serializing_operation{&core_metrics::list, 9080, 9110};
inline constexpr core_metrics::listed_metric ports_utilization{&core_metrics::list, 9127, 9153};
inline constexpr core_metrics::listed_metric ports_utilized_0{&core_metrics::list, 9275, 9300};
inline constexpr core_metrics::listed_metric mixing_vectors{&core_metrics::list, 9317, 9340};
inline constexpr core_metrics::listed_metric ports_utilized_1{&core_metrics::list, 9357, 9382};
inline constexpr core_metrics::listed_metric ports_utilized_2{&core_metrics::list, 9456, 9481};
inline constexpr core_metrics::listed_metric ports_utilized_3m{&core_metrics::list, 9555, 9581};
inline constexpr core_metrics::listed_metric alu_op_utilization{&core_metrics::list, 9647, 9674};
inline constexpr core_metrics::listed_metric port_0{&core_metrics::list, 9741, 9756};
inline constexpr core_metrics::listed_metric port_1{&core_metrics::list, 9797, 9812};
inline constexpr core_metrics::listed_metric port_5{&core_metrics::list, 9853, 9868};
inline constexpr core_metrics::listed_metric port_6{&core_metrics::list, 9909, 9924};
inline constexpr core_metrics::listed_metric load_op_utilization{&core_metrics::list, 9965, 9993};
inline constexpr core_metrics::listed_metric port_2{&core_metrics::list, 10060, 10075};
inline constexpr core_metrics::listed_metric port_3{&core_metrics::list, 10116, 10131};
inline constexpr core_metrics::listed_metric store_op_utilization{&core_metrics::list, 10172, 10201};
inline constexpr core_metrics::listed_metric port_4{&core_metrics::list, 10242, 10257};
inline constexpr core_metrics::listed_metric port_7{&core_metrics::list, 10298, 10313};
inline constexpr core_metrics::listed_metric retiring{&core_metrics::list, 10354, 10371};
inline constexpr core_metrics::listed_metric light_operations{&core_metrics::list, 10417, 10442};
inline constexpr core_metrics::listed_metric fp_arith{&core_metrics::list, 10519, 10536};
inline constexpr core_metrics::listed_metric x87_use{&core_metrics::list, 10616, 10632};
inline constexpr core_metrics::listed_metric fp_scalar{&core_metrics::list, 10690, 10708};
inline constexpr core_metrics::listed_metric fp_vector{&core_metrics::list, 10725, 10743};
inline constexpr core_metrics::listed_metric fp_vector_128b{&core_metrics::list, 10760, 10783};
inline constexpr core_metrics::listed_metric fp_vector_256b{&core_metrics::list, 10810, 10833};
inline constexpr core_metrics::listed_metric memory_operations{&core_metrics::list, 10860, 10886};
inline constexpr core_metrics::listed_metric fused_instructions{&core_metrics::list, 10978, 11005};
inline constexpr core_metrics::listed_metric non_fused_branches{&core_metrics::list, 11095, 11122};
inline constexpr core_metrics::listed_metric other_light_ops{&core_metrics::list, 11220, 11244};
inline constexpr core_metrics::listed_metric nop_instructions{&core_metrics::list, 11444, 11469};
inline constexpr core_metrics::listed_metric heavy_operations{&core_metrics::list, 11559, 11584};
inline constexpr core_metrics::listed_metric few_uops_instructions{&core_metrics::list, 11644, 11674};
inline constexpr core_metrics::listed_metric microcode_sequencer{&core_metrics::list, 11761, 11789};
inline constexpr core_metrics::listed_metric assists{&core_metrics::list, 11845, 11861};
inline constexpr core_metrics::listed_metric fp_assists{&core_metrics::list, 11921, 11940};
inline constexpr core_metrics::listed_metric cisc{&core_metrics::list, 11992, 12005};
inline constexpr core_metrics::listed_metric info_botlnk_l0_core_bound_likely{&core_metrics::list, 12098, 12132};
inline constexpr core_metrics::listed_metric info_thread_ipc{&core_metrics::list, 12465, 12482};
inline constexpr core_metrics::listed_metric info_thread_uoppi{&core_metrics::list, 12491, 12510};
inline constexpr core_metrics::listed_metric info_thread_uptb{&core_metrics::list, 12519, 12537};
inline constexpr core_metrics::listed_metric info_thread_cpi{&core_metrics::list, 12547, 12579};
inline constexpr core_metrics::listed_metric info_thread_clks{&core_metrics::list, 12594, 12612};
inline constexpr core_metrics::listed_metric info_thread_slots{&core_metrics::list, 12615, 12634};
inline constexpr core_metrics::listed_metric info_thread_execute_per_issue{&core_metrics::list, 12665, 12696};
inline constexpr core_metrics::listed_metric info_core_coreipc{&core_metrics::list, 12705, 12724};
inline constexpr core_metrics::listed_metric info_core_flopc{&core_metrics::list, 12757, 12774};
inline constexpr core_metrics::listed_metric info_core_fp_arith_utilization{&core_metrics::list, 12842, 12874};
inline constexpr core_metrics::listed_metric info_core_ilp{&core_metrics::list, 12921, 12936};
inline constexpr core_metrics::listed_metric info_core_epc{&core_metrics::list, 12947, 12962};
inline constexpr core_metrics::listed_metric info_core_core_clks{&core_metrics::list, 12971, 12992};
inline constexpr core_metrics::listed_metric info_inst_mix_ipload{&core_metrics::list, 13017, 13039};
inline constexpr core_metrics::listed_metric info_inst_mix_ipstore{&core_metrics::list, 13049, 13072};
inline constexpr core_metrics::listed_metric info_inst_mix_ipbranch{&core_metrics::list, 13082, 13106};
inline constexpr core_metrics::listed_metric info_inst_mix_ipcall{&core_metrics::list, 13116, 13138};
inline constexpr core_metrics::listed_metric info_inst_mix_iptb{&core_metrics::list, 13148, 13168};
inline constexpr core_metrics::listed_metric info_inst_mix_bptkbranch{&core_metrics::list, 13179, 13205};
inline constexpr core_metrics::listed_metric info_inst_mix_ipflop{&core_metrics::list, 13216, 13238};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith{&core_metrics::list, 13283, 13306};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_sp{&core_metrics::list, 13324, 13357};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_scalar_dp{&core_metrics::list, 13368, 13401};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx128{&core_metrics::list, 13412, 13442};
inline constexpr core_metrics::listed_metric info_inst_mix_iparith_avx256{&core_metrics::list, 13462, 13492};
inline constexpr core_metrics::listed_metric info_inst_mix_ipswpf{&core_metrics::list, 13512, 13534};
inline constexpr core_metrics::listed_metric info_inst_mix_instructions{&core_metrics::list, 13545, 13573};
inline constexpr core_metrics::listed_metric info_pipeline_retire{&core_metrics::list, 13577, 13599};
inline constexpr core_metrics::listed_metric info_pipeline_ipassist{&core_metrics::list, 13609, 13633};
inline constexpr core_metrics::listed_metric info_pipeline_execute{&core_metrics::list, 13651, 13674};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_dsb{&core_metrics::list, 13710, 13735};
inline constexpr core_metrics::listed_metric info_pipeline_fetch_mite{&core_metrics::list, 13746, 13772};
inline constexpr core_metrics::listed_metric info_frontend_fetch_upc{&core_metrics::list, 13784, 13809};
inline constexpr core_metrics::listed_metric info_frontend_dsb_coverage{&core_metrics::list, 13819, 13847};
inline constexpr core_metrics::listed_metric info_frontend_dsb_switch_cost{&core_metrics::list, 13873, 13904};
inline constexpr core_metrics::listed_metric info_frontend_tbpc{&core_metrics::list, 13915, 13935};
inline constexpr core_metrics::listed_metric info_frontend_icache_miss_latency{&core_metrics::list, 13945, 13980};
inline constexpr core_metrics::listed_metric info_frontend_ipdsb_miss_ret{&core_metrics::list, 13994, 14024};
inline constexpr core_metrics::listed_metric info_frontend_ipunknown_branch{&core_metrics::list, 14035, 14067};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code{&core_metrics::list, 14077, 14104};
inline constexpr core_metrics::listed_metric info_frontend_l2mpki_code_all{&core_metrics::list, 14122, 14153};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_misses{&core_metrics::list, 14171, 14198};
inline constexpr core_metrics::listed_metric info_botlnk_l2_dsb_bandwidth{&core_metrics::list, 14467, 14497};
inline constexpr core_metrics::listed_metric info_botlnk_l2_ic_misses{&core_metrics::list, 14683, 14709};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmispredict{&core_metrics::list, 14875, 14903};
inline constexpr core_metrics::listed_metric info_bad_spec_ipmisp_indirect{&core_metrics::list, 14912, 14943};
inline constexpr core_metrics::listed_metric info_bad_spec_branch_misprediction_cost{&core_metrics::list, 14966, 15007};
inline constexpr core_metrics::listed_metric info_bad_spec_spec_clears_ratio{&core_metrics::list, 15370, 15403};
inline constexpr core_metrics::listed_metric info_branches_cond_nt{&core_metrics::list, 15418, 15441};
inline constexpr core_metrics::listed_metric info_branches_cond_tk{&core_metrics::list, 15452, 15475};
inline constexpr core_metrics::listed_metric info_branches_callret{&core_metrics::list, 15495, 15518};
inline constexpr core_metrics::listed_metric info_branches_jump{&core_metrics::list, 15537, 15557};
inline constexpr core_metrics::listed_metric info_memory_load_miss_real_latency{&core_metrics::list, 15596, 15632};
inline constexpr core_metrics::listed_metric info_memory_mlp{&core_metrics::list, 15650, 15667};
inline constexpr core_metrics::listed_metric info_memory_l1mpki{&core_metrics::list, 15678, 15698};
inline constexpr core_metrics::listed_metric info_memory_l1mpki_load{&core_metrics::list, 15715, 15740};
inline constexpr core_metrics::listed_metric info_memory_l2mpki{&core_metrics::list, 15758, 15778};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_all{&core_metrics::list, 15796, 15820};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_load{&core_metrics::list, 15838, 15863};
inline constexpr core_metrics::listed_metric info_memory_l2mpki_rfo{&core_metrics::list, 15881, 15905};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_all{&core_metrics::list, 15923, 15947};
inline constexpr core_metrics::listed_metric info_memory_l2hpki_load{&core_metrics::list, 15974, 15999};
inline constexpr core_metrics::listed_metric info_memory_l3mpki{&core_metrics::list, 16017, 16037};
inline constexpr core_metrics::listed_metric info_memory_fb_hpki{&core_metrics::list, 16055, 16076};
inline constexpr core_metrics::listed_metric info_memory_l1d_cache_fill_bw{&core_metrics::list, 16093, 16124};
inline constexpr core_metrics::listed_metric info_memory_l2_cache_fill_bw{&core_metrics::list, 16173, 16203};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_fill_bw{&core_metrics::list, 16252, 16282};
inline constexpr core_metrics::listed_metric info_memory_l3_cache_access_bw{&core_metrics::list, 16331, 16363};
inline constexpr core_metrics::listed_metric info_memory_tlb_page_walks_utilization{&core_metrics::list, 16412, 16452};
inline constexpr core_metrics::listed_metric info_memory_tlb_code_stlb_mpki{&core_metrics::list, 16515, 16547};
inline constexpr core_metrics::listed_metric info_memory_tlb_load_stlb_mpki{&core_metrics::list, 16565, 16597};
inline constexpr core_metrics::listed_metric info_memory_tlb_store_stlb_mpki{&core_metrics::list, 16615, 16648};
inline constexpr core_metrics::listed_metric info_memory_core_l1d_cache_fill_bw_2t{&core_metrics::list, 16666, 16705};
inline constexpr core_metrics::listed_metric info_memory_core_l2_cache_fill_bw_2t{&core_metrics::list, 16754, 16792};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_fill_bw_2t{&core_metrics::list, 16841, 16879};
inline constexpr core_metrics::listed_metric info_memory_core_l3_cache_access_bw_2t{&core_metrics::list, 16928, 16968};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_miss_latency{&core_metrics::list, 17017, 17059};
inline constexpr core_metrics::listed_metric info_memory_latency_load_l2_mlp{&core_metrics::list, 17071, 17104};
inline constexpr core_metrics::listed_metric info_memory_latency_data_l2_mlp{&core_metrics::list, 17116, 17149};
inline constexpr core_metrics::listed_metric info_memory_mix_uc_load_pki{&core_metrics::list, 17160, 17189};
inline constexpr core_metrics::listed_metric info_system_cpus_utilized{&core_metrics::list, 17207, 17234};
inline constexpr core_metrics::listed_metric info_system_core_frequency{&core_metrics::list, 17254, 17282};
inline constexpr core_metrics::listed_metric info_system_gflops{&core_metrics::list, 17346, 17366};
inline constexpr core_metrics::listed_metric info_system_turbo_utilization{&core_metrics::list, 17444, 17475};
inline constexpr core_metrics::listed_metric info_system_smt_2t_utilization{&core_metrics::list, 17484, 17516};
inline constexpr core_metrics::listed_metric info_system_kernel_utilization{&core_metrics::list, 17555, 17587};
inline constexpr core_metrics::listed_metric info_system_kernel_cpi{&core_metrics::list, 17597, 17636};
inline constexpr core_metrics::listed_metric info_system_mux{&core_metrics::list, 17648, 17665};
inline constexpr core_metrics::listed_metric info_system_ipfarbranch{&core_metrics::list, 17675, 17700};
} // namespace metric

} // namespace msr::events::skylake
