// Events of Arrow Lake H: low-power Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// arl_crestmont: from intel/perfmon 6dadedf3aa48, ARL/events/arrowlake_crestmont_core.json, version
// 1.20 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::arl_low_power {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "arith.fpdiv_active\0"
    "arith.div_active\0"
    "baclears.any\0"
    "br_inst_retired.all_branches\0" "ARL010;ARL011\0"
    "br_inst_retired.cond\0" "ARL011\0"
    "br_inst_retired.taken\0" "ARL011\0"
    "br_inst_retired.far_branch\0" "ARL011\0"
    "br_inst_retired.near_taken\0" "ARL011\0"
    "br_inst_retired.rel_jmp\0"
    "br_inst_retired.indirect\0" "ARL011\0"
    "br_inst_retired.indirect_jmp\0"
    "br_inst_retired.near_return\0"
    "br_inst_retired.near_call\0" "ARL010;ARL011\0"
    "br_inst_retired.ind_call\0" "ARL011\0"
    "br_inst_retired.indirect_call\0" "ARL011\0"
    "br_inst_retired.rel_call\0"
    "br_inst_retired.cond_taken\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.cond\0"
    "br_misp_retired.near_taken\0"
    "br_misp_retired.indirect\0"
    "br_misp_retired.indirect_jmp\0"
    "br_misp_retired.return\0"
    "br_misp_retired.indirect_call\0"
    "br_misp_retired.cond_taken\0"
    "core_reject_l2q.any\0"
    "cpu_clk_unhalted.core\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.ref_tsc_p\0"
    "dl1.dirty_eviction\0"
    "dtlb_load_misses.walk_completed_4k\0"
    "dtlb_load_misses.walk_completed_2m_4m\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_pending\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_store_misses.walk_completed_4k\0"
    "dtlb_store_misses.walk_completed_2m_4m\0"
    "dtlb_store_misses.walk_completed\0"
    "dtlb_store_misses.walk_pending\0"
    "dtlb_store_misses.stlb_hit\0"
    "fp_flops_retired.dp\0"
    "fp_flops_retired.fp64\0"
    "fp_flops_retired.sp\0"
    "fp_flops_retired.fp32\0"
    "fp_flops_retired.all\0"
    "fp_inst_retired.32b_sp\0"
    "fp_inst_retired.64b_dp\0"
    "fp_inst_retired.128b_sp\0"
    "fp_inst_retired.128b_dp\0"
    "fp_inst_retired.256b_dp\0"
    "fp_vint_uops_executed.std\0"
    "fp_vint_uops_executed.p0\0"
    "fp_vint_uops_executed.p1\0"
    "fp_vint_uops_executed.p2\0"
    "fp_vint_uops_executed.primary\0"
    "fp_vint_uops_executed.all\0"
    "frontend_retired.all\0"
    "frontend_retired.cisc\0"
    "frontend_retired.branch_detect\0"
    "frontend_retired.predecode\0"
    "frontend_retired.decode\0"
    "frontend_retired.itlb_miss\0"
    "frontend_retired.icache\0"
    "frontend_retired.branch_resteer\0"
    "frontend_retired.other\0"
    "icache.misses\0"
    "icache.accesses\0"
    "inst_retired.any\0"
    "inst_retired.any_p\0"
    "int_uops_executed.ld\0"
    "int_uops_executed.sta\0"
    "int_uops_executed.std_jmp\0"
    "int_uops_executed.p0\0"
    "int_uops_executed.p1\0"
    "int_uops_executed.p2\0"
    "int_uops_executed.p3\0"
    "int_uops_executed.primary\0"
    "int_uops_executed.all\0"
    "itlb_misses.miss_caused_walk\0"
    "itlb_misses.walk_completed_4k\0"
    "itlb_misses.walk_completed_2m_4m\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_pending\0"
    "itlb_misses.stlb_hit\0"
    "l2_lines_in.s\0"
    "l2_lines_in.e\0"
    "l2_lines_in.m\0"
    "l2_lines_in.f\0"
    "l2_lines_out.silent\0"
    "l2_lines_out.non_silent\0"
    "l2_reject_xq.any\0"
    "l2_request.miss\0"
    "l2_request.hit\0"
    "l2_request.rejects\0"
    "lbr_inserts.any\0"
    "ld_blocks.data_unknown\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.address_alias\0"
    "ld_head.wcb_full\0"
    "ld_head.l1_miss_at_ret\0"
    "ld_head.wcb_full_at_ret\0"
    "ld_head.st_addr_at_ret\0"
    "ld_head.dtlb_miss_at_ret\0"
    "ld_head.pgwalk_at_ret\0"
    "ld_head.other_at_ret\0"
    "ld_head.l1_bound_at_ret\0"
    "ld_head.any_at_ret\0"
    "longest_lat_cache.miss\0"
    "longest_lat_cache.reference\0"
    "machine_clears.any\0"
    "machine_clears.smc\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.fp_assist\0"
    "machine_clears.disambiguation\0"
    "machine_clears.fast\0"
    "machine_clears.page_fault\0"
    "machine_clears.fpc_virtual_trap\0"
    "machine_clears.slow\0"
    "machine_clears.mrn_nuke\0"
    "mem_bound_stalls_ifetch.l2_hit\0"
    "mem_bound_stalls_ifetch.all\0"
    "mem_bound_stalls_load.l2_hit\0"
    "mem_bound_stalls_load.llc_miss_localmem\0"
    "mem_bound_stalls_load.llc_miss\0"
    "mem_bound_stalls_load.l2_miss\0"
    "mem_bound_stalls_load.all\0"
    "mem_bound_stalls_load.sbfull\0"
    "mem_load_uops_misc_retired.local_dram\0"
    "mem_load_uops_retired.l1_hit\0"
    "mem_load_uops_retired.l2_hit\0"
    "mem_load_uops_retired.l3_hit\0"
    "mem_load_uops_retired.wcb_hit\0"
    "mem_load_uops_retired.l1_miss\0"
    "mem_load_uops_retired.l2_miss\0"
    "mem_scheduler_block.st_buf\0"
    "mem_scheduler_block.ld_buf\0"
    "mem_scheduler_block.rsv\0"
    "mem_scheduler_block.all\0"
    "mem_uops_retired.load_latency_gt_8\0"
    "mem_uops_retired.load_latency_gt_64\0"
    "mem_uops_retired.load_latency_gt_512\0"
    "mem_uops_retired.load_latency_gt_4\0"
    "mem_uops_retired.load_latency_gt_32\0"
    "mem_uops_retired.load_latency_gt_256\0"
    "mem_uops_retired.load_latency_gt_16\0"
    "mem_uops_retired.load_latency_gt_128\0"
    "mem_uops_retired.load_latency_gt_2048\0"
    "mem_uops_retired.load_latency_gt_1024\0"
    "mem_uops_retired.store_latency\0"
    "mem_uops_retired.stlb_miss_loads\0"
    "mem_uops_retired.stlb_miss_stores\0"
    "mem_uops_retired.stlb_miss\0"
    "mem_uops_retired.lock_loads\0"
    "mem_uops_retired.split_loads\0"
    "mem_uops_retired.split_stores\0"
    "mem_uops_retired.split\0"
    "mem_uops_retired.all_loads\0"
    "mem_uops_retired.all_stores\0"
    "mem_uops_retired.all\0"
    "misalign_mem_ref.load_page_split\0"
    "misalign_mem_ref.store_page_split\0"
    "misc_retired.lbr_inserts\0"
    "misc_retired1.lfence\0"
    "misc_retired1.cl_inst\0"
    "ms_decoded.ms_busy\0"
    "serialization.non_c01_ms_scb\0"
    "serialization.c01_ms_scb\0"
    "serialization.color_stalls\0"
    "topdown_bad_speculation.all_p\0"
    "topdown_bad_speculation.nuke\0"
    "topdown_bad_speculation.fastnuke\0"
    "topdown_bad_speculation.machine_clears\0"
    "topdown_bad_speculation.mispredict\0"
    "topdown_be_bound.all_p\0"
    "topdown_be_bound.alloc_restrictions\0"
    "topdown_be_bound.mem_scheduler\0"
    "topdown_be_bound.non_mem_scheduler\0"
    "topdown_be_bound.serialization\0"
    "topdown_be_bound.register\0"
    "topdown_be_bound.reorder_buffer\0"
    "topdown_fe_bound.all_p\0"
    "topdown_fe_bound.cisc\0"
    "topdown_fe_bound.branch_detect\0"
    "topdown_fe_bound.predecode\0"
    "topdown_fe_bound.decode\0"
    "topdown_fe_bound.itlb_miss\0"
    "topdown_fe_bound.itlb\0"
    "topdown_fe_bound.icache\0"
    "topdown_fe_bound.branch_resteer\0"
    "topdown_fe_bound.frontend_latency\0"
    "topdown_fe_bound.other\0"
    "topdown_fe_bound.frontend_bandwidth\0"
    "topdown_retiring.all_p\0"
    "uops_issued.any\0"
    "uops_retired.all\0"
    "uops_retired.ms\0"
    "uops_retired.x87\0"
    "uops_retired.fpdiv\0"
    "uops_retired.idiv\0";
inline constexpr select::event_list list{"arl_low_power", core::arrow_lake_low_power, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed fpdiv_active{fpdiv_active, list, {.name = 0, .code = 0xcd, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed div_active{div_active, list, {.name = 19, .code = 0xcd, .mask = 0x3, .threshold = 1, .counters = 0xff, .period = 1000003}};
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 36, .code = 0xe6, .mask = 0x1, .counters = 0xff, .period = 200003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 49, .code = 0xc4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed cond{cond, list, {.name = 92, .code = 0xc4, .mask = 0x7e, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed taken{taken, list, {.name = 120, .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed far_branch{far_branch, list, {.name = 149, .code = 0xc4, .mask = 0xbf, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed near_taken{near_taken, list, {.name = 183, .code = 0xc4, .mask = 0xc0, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed rel_jmp{rel_jmp, list, {.name = 217, .code = 0xc4, .mask = 0xdf, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed indirect{indirect, list, {.name = 241, .code = 0xc4, .mask = 0xeb, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed indirect_jmp{indirect_jmp, list, {.name = 273, .code = 0xc4, .mask = 0xef, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed near_return{near_return, list, {.name = 302, .code = 0xc4, .mask = 0xf7, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed near_call{near_call, list, {.name = 330, .code = 0xc4, .mask = 0xf9, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed ind_call{ind_call, list, {.name = 370, .code = 0xc4, .mask = 0xfb, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .deprecated = true, .has_errata = true}};
inline constexpr listed indirect_call{indirect_call, list, {.name = 402, .code = 0xc4, .mask = 0xfb, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_errata = true}};
inline constexpr listed rel_call{rel_call, list, {.name = 439, .code = 0xc4, .mask = 0xfd, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 464, .code = 0xc4, .mask = 0xfe, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 491, .code = 0xc5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed cond{cond, list, {.name = 520, .code = 0xc5, .mask = 0x7e, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed near_taken{near_taken, list, {.name = 541, .code = 0xc5, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed indirect{indirect, list, {.name = 568, .code = 0xc5, .mask = 0xeb, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed indirect_jmp{indirect_jmp, list, {.name = 593, .code = 0xc5, .mask = 0xef, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 622, .code = 0xc5, .mask = 0xf7, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed indirect_call{indirect_call, list, {.name = 645, .code = 0xc5, .mask = 0xfb, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 675, .code = 0xc5, .mask = 0xfe, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
} // namespace br_misp_retired

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 702, .code = 0x31, .counters = 0xff, .period = 200003}};
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 722, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed thread{thread, list, {.name = 744, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 768, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed core_p{core_p, list, {.name = 793, .code = 0x3c, .counters = 0xff, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 817, .code = 0x3c, .counters = 0xff, .period = 2000003}};
inline constexpr listed ref_tsc_p{ref_tsc_p, list, {.name = 843, .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace dl1 {
using namespace core_events;
inline constexpr listed dirty_eviction{dirty_eviction, list, {.name = 870, .code = 0x51, .mask = 0x1, .counters = 0xff, .period = 200003}};
} // namespace dl1

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 889, .code = 0x08, .mask = 0x2, .counters = 0xff, .period = 200003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 924, .code = 0x08, .mask = 0x4, .counters = 0xff, .period = 200003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 962, .code = 0x08, .mask = 0xe, .counters = 0xff, .period = 200003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 994, .code = 0x08, .mask = 0x10, .counters = 0xff, .period = 200003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1024, .code = 0x08, .mask = 0x20, .counters = 0xff, .period = 200003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1050, .code = 0x49, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1086, .code = 0x49, .mask = 0x4, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1125, .code = 0x49, .mask = 0xe, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1158, .code = 0x49, .mask = 0x10, .counters = 0xff, .period = 200003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1189, .code = 0x49, .mask = 0x20, .counters = 0xff, .period = 2000003}};
} // namespace dtlb_store_misses

namespace fp_flops_retired {
using namespace core_events;
inline constexpr listed dp{dp, list, {.name = 1216, .code = 0xc8, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003, .deprecated = true}};
inline constexpr listed fp64{fp64, list, {.name = 1236, .code = 0xc8, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed sp{sp, list, {.name = 1258, .code = 0xc8, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003, .deprecated = true}};
inline constexpr listed fp32{fp32, list, {.name = 1278, .code = 0xc8, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 1300, .code = 0xc8, .mask = 0x3, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace fp_flops_retired

namespace fp_inst_retired {
using namespace core_events;
inline constexpr listed _32b_sp{_32b_sp, list, {.name = 1321, .code = 0xc7, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed _64b_dp{_64b_dp, list, {.name = 1344, .code = 0xc7, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed _128b_sp{_128b_sp, list, {.name = 1367, .code = 0xc7, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed _128b_dp{_128b_dp, list, {.name = 1391, .code = 0xc7, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed _256b_dp{_256b_dp, list, {.name = 1415, .code = 0xc7, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace fp_inst_retired

namespace fp_vint_uops_executed {
using namespace core_events;
inline constexpr listed std{std, list, {.name = 1439, .code = 0xb2, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed p0{p0, list, {.name = 1465, .code = 0xb2, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed p1{p1, list, {.name = 1490, .code = 0xb2, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed p2{p2, list, {.name = 1515, .code = 0xb2, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed primary{primary, list, {.name = 1540, .code = 0xb2, .mask = 0xe, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 1570, .code = 0xb2, .mask = 0xf, .counters = 0xff, .period = 1000003}};
} // namespace fp_vint_uops_executed

namespace frontend_retired {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1596, .code = 0xc6, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed cisc{cisc, list, {.name = 1617, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed branch_detect{branch_detect, list, {.name = 1639, .code = 0xc6, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed predecode{predecode, list, {.name = 1670, .code = 0xc6, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed decode{decode, list, {.name = 1697, .code = 0xc6, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed itlb_miss{itlb_miss, list, {.name = 1721, .code = 0xc6, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed icache{icache, list, {.name = 1748, .code = 0xc6, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed branch_resteer{branch_resteer, list, {.name = 1772, .code = 0xc6, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 1804, .code = 0xc6, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace frontend_retired

namespace icache {
using namespace core_events;
inline constexpr listed misses{misses, list, {.name = 1827, .code = 0x80, .mask = 0x2, .counters = 0xff, .period = 200003}};
inline constexpr listed accesses{accesses, list, {.name = 1841, .code = 0x80, .mask = 0x3, .counters = 0xff, .period = 200003}};
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1857, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 1874, .code = 0xc0, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
} // namespace inst_retired

namespace int_uops_executed {
using namespace core_events;
inline constexpr listed ld{ld, list, {.name = 1893, .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed sta{sta, list, {.name = 1914, .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed std_jmp{std_jmp, list, {.name = 1936, .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed p0{p0, list, {.name = 1962, .code = 0xb3, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed p1{p1, list, {.name = 1983, .code = 0xb3, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed p2{p2, list, {.name = 2004, .code = 0xb3, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed p3{p3, list, {.name = 2025, .code = 0xb3, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed primary{primary, list, {.name = 2046, .code = 0xb3, .mask = 0x78, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 2072, .code = 0xb3, .mask = 0xff, .counters = 0xff, .period = 1000003}};
} // namespace int_uops_executed

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{miss_caused_walk, list, {.name = 2094, .code = 0x85, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 2123, .code = 0x85, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 2153, .code = 0x85, .mask = 0x4, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 2186, .code = 0x85, .mask = 0xe, .counters = 0xff, .period = 200003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 2213, .code = 0x85, .mask = 0x10, .counters = 0xff, .period = 200003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 2238, .code = 0x85, .mask = 0x20, .counters = 0xff, .period = 2000003}};
} // namespace itlb_misses

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed s{s, list, {.name = 2259, .code = 0x25, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed e{e, list, {.name = 2273, .code = 0x25, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed m{m, list, {.name = 2287, .code = 0x25, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed f{f, list, {.name = 2301, .code = 0x25, .mask = 0x10, .counters = 0xff, .period = 1000003}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{silent, list, {.name = 2315, .code = 0x26, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed non_silent{non_silent, list, {.name = 2335, .code = 0x26, .mask = 0x2, .counters = 0xff, .period = 1000003}};
} // namespace l2_lines_out

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2359, .code = 0x30, .counters = 0xff, .period = 200003}};
} // namespace l2_reject_xq

namespace l2_request {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 2376, .code = 0x24, .mask = 0x1, .counters = 0xff, .period = 200003}};
inline constexpr listed hit{hit, list, {.name = 2392, .code = 0x24, .mask = 0x2, .counters = 0xff, .period = 200003}};
inline constexpr listed rejects{rejects, list, {.name = 2407, .code = 0x24, .mask = 0x4, .counters = 0xff, .period = 200003}};
} // namespace l2_request

namespace lbr_inserts {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2426, .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003, .deprecated = true}};
} // namespace lbr_inserts

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{data_unknown, list, {.name = 2442, .code = 0x03, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed store_forward{store_forward, list, {.name = 2465, .code = 0x03, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed address_alias{address_alias, list, {.name = 2489, .code = 0x03, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace ld_blocks

namespace ld_head {
using namespace core_events;
inline constexpr listed wcb_full{wcb_full, list, {.name = 2513, .code = 0x05, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed l1_miss_at_ret{l1_miss_at_ret, list, {.name = 2530, .code = 0x05, .mask = 0x81, .counters = 0xff, .period = 1000003}};
inline constexpr listed wcb_full_at_ret{wcb_full_at_ret, list, {.name = 2553, .code = 0x05, .mask = 0x82, .counters = 0xff, .period = 1000003}};
inline constexpr listed st_addr_at_ret{st_addr_at_ret, list, {.name = 2577, .code = 0x05, .mask = 0x84, .counters = 0xff, .period = 1000003}};
inline constexpr listed dtlb_miss_at_ret{dtlb_miss_at_ret, list, {.name = 2600, .code = 0x05, .mask = 0x90, .counters = 0xff, .period = 1000003}};
inline constexpr listed pgwalk_at_ret{pgwalk_at_ret, list, {.name = 2625, .code = 0x05, .mask = 0xa0, .counters = 0xff, .period = 1000003}};
inline constexpr listed other_at_ret{other_at_ret, list, {.name = 2647, .code = 0x05, .mask = 0xc0, .counters = 0xff, .period = 1000003}};
inline constexpr listed l1_bound_at_ret{l1_bound_at_ret, list, {.name = 2668, .code = 0x05, .mask = 0xf4, .counters = 0xff, .period = 1000003}};
inline constexpr listed any_at_ret{any_at_ret, list, {.name = 2692, .code = 0x05, .mask = 0xff, .counters = 0xff, .period = 1000003}};
} // namespace ld_head

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 2711, .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 200003}};
inline constexpr listed reference{reference, list, {.name = 2734, .code = 0x2e, .mask = 0x4f, .counters = 0xff, .period = 200003}};
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2762, .code = 0xc3, .counters = 0xff, .period = 20003}};
inline constexpr listed smc{smc, list, {.name = 2781, .code = 0xc3, .mask = 0x1, .counters = 0xff, .period = 20003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 2800, .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 20003}};
inline constexpr listed fp_assist{fp_assist, list, {.name = 2831, .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 20003}};
inline constexpr listed disambiguation{disambiguation, list, {.name = 2856, .code = 0xc3, .mask = 0x8, .counters = 0xff, .period = 20003}};
inline constexpr listed fast{fast, list, {.name = 2886, .code = 0xc3, .mask = 0x10, .counters = 0xff, .period = 20003}};
inline constexpr listed page_fault{page_fault, list, {.name = 2906, .code = 0xc3, .mask = 0x20, .counters = 0xff, .period = 20003}};
inline constexpr listed fpc_virtual_trap{fpc_virtual_trap, list, {.name = 2932, .code = 0xc3, .mask = 0x40, .counters = 0xff, .period = 20003}};
inline constexpr listed slow{slow, list, {.name = 2964, .code = 0xc3, .mask = 0x6f, .counters = 0xff, .period = 20003, .deprecated = true}};
inline constexpr listed mrn_nuke{mrn_nuke, list, {.name = 2984, .code = 0xc3, .mask = 0x80, .counters = 0xff, .period = 1000003}};
} // namespace machine_clears

namespace mem_bound_stalls_ifetch {
using namespace core_events;
inline constexpr listed l2_hit{l2_hit, list, {.name = 3008, .code = 0x35, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 3039, .code = 0x35, .mask = 0x7f, .counters = 0xff, .period = 1000003}};
} // namespace mem_bound_stalls_ifetch

namespace mem_bound_stalls_load {
using namespace core_events;
inline constexpr listed l2_hit{l2_hit, list, {.name = 3067, .code = 0x34, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed llc_miss_localmem{llc_miss_localmem, list, {.name = 3096, .code = 0x34, .mask = 0x50, .counters = 0xff, .period = 1000003}};
inline constexpr listed llc_miss{llc_miss, list, {.name = 3136, .code = 0x34, .mask = 0x78, .counters = 0xff, .period = 1000003}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 3167, .code = 0x34, .mask = 0x7e, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 3197, .code = 0x34, .mask = 0x7f, .counters = 0xff, .period = 1000003}};
inline constexpr listed sbfull{sbfull, list, {.name = 3223, .code = 0x34, .mask = 0x80, .counters = 0xff, .period = 1000003}};
} // namespace mem_bound_stalls_load

namespace mem_load_uops_misc_retired {
using namespace core_events;
inline constexpr listed local_dram{local_dram, list, {.name = 3252, .code = 0xd4, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace mem_load_uops_misc_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 3290, .code = 0xd1, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 3319, .code = 0xd1, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed l3_hit{l3_hit, list, {.name = 3348, .code = 0xd1, .mask = 0x1c, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed wcb_hit{wcb_hit, list, {.name = 3377, .code = 0xd1, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 3407, .code = 0xd1, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 3437, .code = 0xd1, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
} // namespace mem_load_uops_retired

namespace mem_scheduler_block {
using namespace core_events;
inline constexpr listed st_buf{st_buf, list, {.name = 3467, .code = 0x04, .mask = 0x1, .counters = 0xff, .period = 20003}};
inline constexpr listed ld_buf{ld_buf, list, {.name = 3494, .code = 0x04, .mask = 0x2, .counters = 0xff, .period = 20003}};
inline constexpr listed rsv{rsv, list, {.name = 3521, .code = 0x04, .mask = 0x4, .counters = 0xff, .period = 20003}};
inline constexpr listed all{all, list, {.name = 3545, .code = 0x04, .mask = 0x7, .counters = 0xff, .period = 20003}};
} // namespace mem_scheduler_block

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_8{load_latency_gt_8, list, {.name = 3569, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x8, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_64{load_latency_gt_64, list, {.name = 3604, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x40, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_512{load_latency_gt_512, list, {.name = 3640, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x200, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_4{load_latency_gt_4, list, {.name = 3677, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x4, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_32{load_latency_gt_32, list, {.name = 3712, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x20, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_256{load_latency_gt_256, list, {.name = 3748, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x100, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_16{load_latency_gt_16, list, {.name = 3785, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x10, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_128{load_latency_gt_128, list, {.name = 3821, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x80, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_2048{load_latency_gt_2048, list, {.name = 3858, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x800, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_1024{load_latency_gt_1024, list, {.name = 3896, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x400, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed store_latency{store_latency, list, {.name = 3934, .code = 0xd0, .mask = 0x6, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed stlb_miss_loads{stlb_miss_loads, list, {.name = 3965, .code = 0xd0, .mask = 0x11, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed stlb_miss_stores{stlb_miss_stores, list, {.name = 3998, .code = 0xd0, .mask = 0x12, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed stlb_miss{stlb_miss, list, {.name = 4032, .code = 0xd0, .mask = 0x13, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 4059, .code = 0xd0, .mask = 0x21, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 4087, .code = 0xd0, .mask = 0x41, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 4116, .code = 0xd0, .mask = 0x42, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed split{split, list, {.name = 4146, .code = 0xd0, .mask = 0x43, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 4169, .code = 0xd0, .mask = 0x81, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 4196, .code = 0xd0, .mask = 0x82, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed all{all, list, {.name = 4224, .code = 0xd0, .mask = 0x83, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed load_page_split{load_page_split, list, {.name = 4245, .code = 0x13, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed store_page_split{store_page_split, list, {.name = 4278, .code = 0x13, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
} // namespace misalign_mem_ref

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 4312, .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace misc_retired

namespace misc_retired1 {
using namespace core_events;
inline constexpr listed lfence{lfence, list, {.name = 4337, .code = 0xe0, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed cl_inst{cl_inst, list, {.name = 4358, .code = 0xe0, .mask = 0xff, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace misc_retired1

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_busy{ms_busy, list, {.name = 4380, .code = 0xe7, .mask = 0x4, .counters = 0xff, .period = 1000003}};
} // namespace ms_decoded

namespace serialization {
using namespace core_events;
inline constexpr listed non_c01_ms_scb{non_c01_ms_scb, list, {.name = 4399, .code = 0x75, .mask = 0x2, .counters = 0xff, .period = 200003}};
inline constexpr listed c01_ms_scb{c01_ms_scb, list, {.name = 4428, .code = 0x75, .mask = 0x4, .counters = 0xff, .period = 200003}};
inline constexpr listed color_stalls{color_stalls, list, {.name = 4453, .code = 0x75, .mask = 0x8, .counters = 0xff, .period = 200003}};
} // namespace serialization

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed all_p{all_p, list, {.name = 4480, .code = 0x73, .counters = 0xff, .period = 1000003}};
inline constexpr listed nuke{nuke, list, {.name = 4510, .code = 0x73, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed fastnuke{fastnuke, list, {.name = 4539, .code = 0x73, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed machine_clears{machine_clears, list, {.name = 4572, .code = 0x73, .mask = 0x3, .counters = 0xff, .period = 1000003}};
inline constexpr listed mispredict{mispredict, list, {.name = 4611, .code = 0x73, .mask = 0x4, .counters = 0xff, .period = 1000003}};
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed all_p{all_p, list, {.name = 4646, .code = 0x74, .counters = 0xff, .period = 1000003}};
inline constexpr listed alloc_restrictions{alloc_restrictions, list, {.name = 4669, .code = 0x74, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed mem_scheduler{mem_scheduler, list, {.name = 4705, .code = 0x74, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed non_mem_scheduler{non_mem_scheduler, list, {.name = 4736, .code = 0x74, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed serialization{serialization, list, {.name = 4771, .code = 0x74, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed register_{register_, list, {.name = 4802, .code = 0x74, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed reorder_buffer{reorder_buffer, list, {.name = 4828, .code = 0x74, .mask = 0x40, .counters = 0xff, .period = 1000003}};
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all_p{all_p, list, {.name = 4860, .code = 0x71, .counters = 0xff, .period = 1000003}};
inline constexpr listed cisc{cisc, list, {.name = 4883, .code = 0x71, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed branch_detect{branch_detect, list, {.name = 4905, .code = 0x71, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed predecode{predecode, list, {.name = 4936, .code = 0x71, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed decode{decode, list, {.name = 4963, .code = 0x71, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed itlb_miss{itlb_miss, list, {.name = 4987, .code = 0x71, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed itlb{itlb, list, {.name = 5014, .code = 0x71, .mask = 0x10, .counters = 0xff, .period = 1000003, .deprecated = true}};
inline constexpr listed icache{icache, list, {.name = 5036, .code = 0x71, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed branch_resteer{branch_resteer, list, {.name = 5060, .code = 0x71, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed frontend_latency{frontend_latency, list, {.name = 5092, .code = 0x71, .mask = 0x72, .counters = 0xff, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 5126, .code = 0x71, .mask = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed frontend_bandwidth{frontend_bandwidth, list, {.name = 5149, .code = 0x71, .mask = 0x8d, .counters = 0xff, .period = 1000003}};
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all_p{all_p, list, {.name = 5185, .code = 0x72, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 5208, .code = 0x0e, .counters = 0xff, .period = 1000003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 5224, .code = 0xc2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
inline constexpr listed ms{ms, list, {.name = 5241, .code = 0xc2, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
inline constexpr listed x87{x87, list, {.name = 5257, .code = 0xc2, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
inline constexpr listed fpdiv{fpdiv, list, {.name = 5274, .code = 0xc2, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
inline constexpr listed idiv{idiv, list, {.name = 5293, .code = 0xc2, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::fpdiv_active,
    &arith::div_active,
    &baclears::any,
    &br_inst_retired::all_branches,
    &br_inst_retired::cond,
    &br_inst_retired::taken,
    &br_inst_retired::far_branch,
    &br_inst_retired::near_taken,
    &br_inst_retired::rel_jmp,
    &br_inst_retired::indirect,
    &br_inst_retired::indirect_jmp,
    &br_inst_retired::near_return,
    &br_inst_retired::near_call,
    &br_inst_retired::ind_call,
    &br_inst_retired::indirect_call,
    &br_inst_retired::rel_call,
    &br_inst_retired::cond_taken,
    &br_misp_retired::all_branches,
    &br_misp_retired::cond,
    &br_misp_retired::near_taken,
    &br_misp_retired::indirect,
    &br_misp_retired::indirect_jmp,
    &br_misp_retired::return_,
    &br_misp_retired::indirect_call,
    &br_misp_retired::cond_taken,
    &core_reject_l2q::any,
    &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::ref_tsc_p,
    &dl1::dirty_eviction,
    &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_pending,
    &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_pending,
    &dtlb_store_misses::stlb_hit,
    &fp_flops_retired::dp,
    &fp_flops_retired::fp64,
    &fp_flops_retired::sp,
    &fp_flops_retired::fp32,
    &fp_flops_retired::all,
    &fp_inst_retired::_32b_sp,
    &fp_inst_retired::_64b_dp,
    &fp_inst_retired::_128b_sp,
    &fp_inst_retired::_128b_dp,
    &fp_inst_retired::_256b_dp,
    &fp_vint_uops_executed::std,
    &fp_vint_uops_executed::p0,
    &fp_vint_uops_executed::p1,
    &fp_vint_uops_executed::p2,
    &fp_vint_uops_executed::primary,
    &fp_vint_uops_executed::all,
    &frontend_retired::all,
    &frontend_retired::cisc,
    &frontend_retired::branch_detect,
    &frontend_retired::predecode,
    &frontend_retired::decode,
    &frontend_retired::itlb_miss,
    &frontend_retired::icache,
    &frontend_retired::branch_resteer,
    &frontend_retired::other,
    &icache::misses,
    &icache::accesses,
    &inst_retired::any,
    &inst_retired::any_p,
    &int_uops_executed::ld,
    &int_uops_executed::sta,
    &int_uops_executed::std_jmp,
    &int_uops_executed::p0,
    &int_uops_executed::p1,
    &int_uops_executed::p2,
    &int_uops_executed::p3,
    &int_uops_executed::primary,
    &int_uops_executed::all,
    &itlb_misses::miss_caused_walk,
    &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_pending,
    &itlb_misses::stlb_hit,
    &l2_lines_in::s,
    &l2_lines_in::e,
    &l2_lines_in::m,
    &l2_lines_in::f,
    &l2_lines_out::silent,
    &l2_lines_out::non_silent,
    &l2_reject_xq::any,
    &l2_request::miss,
    &l2_request::hit,
    &l2_request::rejects,
    &lbr_inserts::any,
    &ld_blocks::data_unknown,
    &ld_blocks::store_forward,
    &ld_blocks::address_alias,
    &ld_head::wcb_full,
    &ld_head::l1_miss_at_ret,
    &ld_head::wcb_full_at_ret,
    &ld_head::st_addr_at_ret,
    &ld_head::dtlb_miss_at_ret,
    &ld_head::pgwalk_at_ret,
    &ld_head::other_at_ret,
    &ld_head::l1_bound_at_ret,
    &ld_head::any_at_ret,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &machine_clears::any,
    &machine_clears::smc,
    &machine_clears::memory_ordering,
    &machine_clears::fp_assist,
    &machine_clears::disambiguation,
    &machine_clears::fast,
    &machine_clears::page_fault,
    &machine_clears::fpc_virtual_trap,
    &machine_clears::slow,
    &machine_clears::mrn_nuke,
    &mem_bound_stalls_ifetch::l2_hit,
    &mem_bound_stalls_ifetch::all,
    &mem_bound_stalls_load::l2_hit,
    &mem_bound_stalls_load::llc_miss_localmem,
    &mem_bound_stalls_load::llc_miss,
    &mem_bound_stalls_load::l2_miss,
    &mem_bound_stalls_load::all,
    &mem_bound_stalls_load::sbfull,
    &mem_load_uops_misc_retired::local_dram,
    &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit,
    &mem_load_uops_retired::l3_hit,
    &mem_load_uops_retired::wcb_hit,
    &mem_load_uops_retired::l1_miss,
    &mem_load_uops_retired::l2_miss,
    &mem_scheduler_block::st_buf,
    &mem_scheduler_block::ld_buf,
    &mem_scheduler_block::rsv,
    &mem_scheduler_block::all,
    &mem_uops_retired::load_latency_gt_8,
    &mem_uops_retired::load_latency_gt_64,
    &mem_uops_retired::load_latency_gt_512,
    &mem_uops_retired::load_latency_gt_4,
    &mem_uops_retired::load_latency_gt_32,
    &mem_uops_retired::load_latency_gt_256,
    &mem_uops_retired::load_latency_gt_16,
    &mem_uops_retired::load_latency_gt_128,
    &mem_uops_retired::load_latency_gt_2048,
    &mem_uops_retired::load_latency_gt_1024,
    &mem_uops_retired::store_latency,
    &mem_uops_retired::stlb_miss_loads,
    &mem_uops_retired::stlb_miss_stores,
    &mem_uops_retired::stlb_miss,
    &mem_uops_retired::lock_loads,
    &mem_uops_retired::split_loads,
    &mem_uops_retired::split_stores,
    &mem_uops_retired::split,
    &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores,
    &mem_uops_retired::all,
    &misalign_mem_ref::load_page_split,
    &misalign_mem_ref::store_page_split,
    &misc_retired::lbr_inserts,
    &misc_retired1::lfence,
    &misc_retired1::cl_inst,
    &ms_decoded::ms_busy,
    &serialization::non_c01_ms_scb,
    &serialization::c01_ms_scb,
    &serialization::color_stalls,
    &topdown_bad_speculation::all_p,
    &topdown_bad_speculation::nuke,
    &topdown_bad_speculation::fastnuke,
    &topdown_bad_speculation::machine_clears,
    &topdown_bad_speculation::mispredict,
    &topdown_be_bound::all_p,
    &topdown_be_bound::alloc_restrictions,
    &topdown_be_bound::mem_scheduler,
    &topdown_be_bound::non_mem_scheduler,
    &topdown_be_bound::serialization,
    &topdown_be_bound::register_,
    &topdown_be_bound::reorder_buffer,
    &topdown_fe_bound::all_p,
    &topdown_fe_bound::cisc,
    &topdown_fe_bound::branch_detect,
    &topdown_fe_bound::predecode,
    &topdown_fe_bound::decode,
    &topdown_fe_bound::itlb_miss,
    &topdown_fe_bound::itlb,
    &topdown_fe_bound::icache,
    &topdown_fe_bound::branch_resteer,
    &topdown_fe_bound::frontend_latency,
    &topdown_fe_bound::other,
    &topdown_fe_bound::frontend_bandwidth,
    &topdown_retiring::all_p,
    &uops_issued::any,
    &uops_retired::all,
    &uops_retired::ms,
    &uops_retired::x87,
    &uops_retired::fpdiv,
    &uops_retired::idiv,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::arl_low_power
