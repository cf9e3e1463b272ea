// Events of Alder Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// adl_gracemont: from intel/perfmon 6dadedf3aa48, ADL/events/alderlake_gracemont_core.json, version
// 1.40 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::adl_atom {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "arith.idiv_occupancy\0"
    "arith.idiv_active\0"
    "arith.fpdiv_active\0"
    "arith.div_active\0"
    "arith.div_occupancy\0"
    "arith.idiv_uops\0"
    "arith.fpdiv_uops\0"
    "arith.div_uops\0"
    "baclears.any\0"
    "br_inst_retired.all_branches\0"
    "br_inst_retired.jcc\0"
    "br_inst_retired.cond\0"
    "br_inst_retired.taken\0"
    "br_inst_retired.far_branch\0"
    "br_inst_retired.near_taken\0"
    "br_inst_retired.rel_jmp\0"
    "br_inst_retired.non_return_ind\0"
    "br_inst_retired.indirect\0"
    "br_inst_retired.indirect_jmp\0"
    "br_inst_retired.return\0"
    "br_inst_retired.near_return\0"
    "br_inst_retired.call\0"
    "br_inst_retired.near_call\0"
    "br_inst_retired.ind_call\0"
    "br_inst_retired.indirect_call\0"
    "br_inst_retired.rel_call\0"
    "br_inst_retired.taken_jcc\0"
    "br_inst_retired.cond_taken\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.jcc\0"
    "br_misp_retired.cond\0"
    "br_misp_retired.near_taken\0"
    "br_misp_retired.non_return_ind\0"
    "br_misp_retired.indirect\0"
    "br_misp_retired.indirect_jmp\0"
    "br_misp_retired.return\0"
    "br_misp_retired.ind_call\0"
    "br_misp_retired.indirect_call\0"
    "br_misp_retired.taken_jcc\0"
    "br_misp_retired.cond_taken\0"
    "btclear.any\0"
    "core_reject_l2q.any\0"
    "cpu_clk_unhalted.core\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.ref_tsc_p\0"
    "cpu_clk_unhalted.ref\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_store_misses.walk_completed\0"
    "icache.misses\0"
    "icache.accesses\0"
    "inst_retired.any\0"
    "inst_retired.any_p\0"
    "itlb_misses.miss_caused_walk\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.pde_cache_miss\0"
    "l2_reject_xq.any\0"
    "l2_request.all\0"
    "l2_request.miss\0"
    "l2_request.hit\0"
    "lbr_inserts.any\0"
    "ld_blocks.data_unknown\0"
    "ld_blocks.4k_alias\0"
    "ld_blocks.address_alias\0"
    "ld_head.l1_miss\0"
    "ld_head.wcb_full\0"
    "ld_head.st_addr\0"
    "ld_head.dtlb_miss\0"
    "ld_head.pgwalk\0"
    "ld_head.other\0"
    "ld_head.any\0"
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
    "machine_clears.smc\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.fp_assist\0"
    "machine_clears.disambiguation\0"
    "machine_clears.fast\0"
    "machine_clears.page_fault\0"
    "machine_clears.fpc_virtual_trap\0"
    "machine_clears.slow\0"
    "machine_clears.mrn_nuke\0"
    "mem_bound_stalls.load_l2_hit\0"
    "mem_bound_stalls.load_llc_hit\0"
    "mem_bound_stalls.load_dram_hit\0"
    "mem_bound_stalls.load_l2_miss\0"
    "mem_bound_stalls.load\0"
    "mem_bound_stalls.ifetch_l2_hit\0"
    "mem_bound_stalls.ifetch_llc_hit\0"
    "mem_bound_stalls.ifetch_dram_hit\0"
    "mem_bound_stalls.ifetch_l2_miss\0"
    "mem_bound_stalls.ifetch\0"
    "mem_load_uops_retired.l1_hit\0"
    "mem_load_uops_retired.l2_hit\0"
    "mem_load_uops_retired.l3_hit\0"
    "mem_load_uops_retired.l1_miss\0"
    "mem_load_uops_retired.l2_miss\0"
    "mem_load_uops_retired.hitm\0"
    "mem_load_uops_retired.dram_hit\0"
    "mem_load_uops_retired_misc.l3_miss\0"
    "mem_load_uops_retired_misc.hit_e_f\0"
    "mem_scheduler_block.st_buf\0"
    "mem_scheduler_block.ld_buf\0"
    "mem_scheduler_block.rsv\0"
    "mem_scheduler_block.all\0"
    "mem_uops_retired.load_latency_gt_4\0"
    "mem_uops_retired.load_latency_gt_128\0"
    "mem_uops_retired.load_latency_gt_64\0"
    "mem_uops_retired.load_latency_gt_32\0"
    "mem_uops_retired.load_latency_gt_16\0"
    "mem_uops_retired.load_latency_gt_8\0"
    "mem_uops_retired.load_latency_gt_512\0"
    "mem_uops_retired.load_latency_gt_256\0"
    "mem_uops_retired.load_latency_gt_2048\0"
    "mem_uops_retired.load_latency_gt_1024\0"
    "mem_uops_retired.store_latency\0"
    "mem_uops_retired.dtlb_miss_loads\0"
    "mem_uops_retired.stlb_miss_loads\0"
    "mem_uops_retired.dtlb_miss_stores\0"
    "mem_uops_retired.stlb_miss_stores\0"
    "mem_uops_retired.dtlb_miss\0"
    "mem_uops_retired.stlb_miss\0"
    "mem_uops_retired.lock_loads\0"
    "mem_uops_retired.split_loads\0"
    "mem_uops_retired.split_stores\0"
    "mem_uops_retired.split\0"
    "mem_uops_retired.all_loads\0"
    "mem_uops_retired.all_stores\0"
    "mem_uops_retired.all\0"
    "misc_retired.lbr_inserts\0"
    "misc_retired1.lfence\0"
    "misc_retired1.cl_inst\0"
    "misc_retired2.keylocker_access\0"
    "misc_retired2.keylocker_miss\0"
    "serialization.non_c01_ms_scb\0"
    "serialization.c01_ms_scb\0"
    "serialization.color_stalls\0"
    "topdown_bad_speculation.all\0"
    "topdown_bad_speculation.nuke\0"
    "topdown_bad_speculation.fastnuke\0"
    "topdown_bad_speculation.machine_clears\0"
    "topdown_bad_speculation.mispredict\0"
    "topdown_be_bound.all\0"
    "topdown_be_bound.alloc_restrictions\0"
    "topdown_be_bound.mem_scheduler\0"
    "topdown_be_bound.non_mem_scheduler\0"
    "topdown_be_bound.serialization\0"
    "topdown_be_bound.register\0"
    "topdown_be_bound.reorder_buffer\0"
    "topdown_fe_bound.all\0"
    "topdown_fe_bound.cisc\0"
    "topdown_fe_bound.branch_detect\0"
    "topdown_fe_bound.predecode\0"
    "topdown_fe_bound.decode\0"
    "topdown_fe_bound.itlb\0"
    "topdown_fe_bound.icache\0"
    "topdown_fe_bound.branch_resteer\0"
    "topdown_fe_bound.frontend_latency\0"
    "topdown_fe_bound.other\0"
    "topdown_fe_bound.frontend_bandwidth\0"
    "topdown_retiring.all\0"
    "uops_issued.any\0"
    "uops_retired.all\0"
    "uops_retired.ms\0"
    "uops_retired.x87\0"
    "uops_retired.fpdiv\0"
    "uops_retired.idiv\0";
inline constexpr select::event_list list{"adl_atom", core::alder_lake_atom, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed idiv_occupancy{idiv_occupancy, list, {.name = 0, .code = 0xcd, .mask = 0x1, .counters = 0x3f, .period = 1000003}};
inline constexpr listed idiv_active{idiv_active, list, {.name = 21, .code = 0xcd, .mask = 0x1, .threshold = 1, .counters = 0x3f, .period = 1000003}};
inline constexpr listed fpdiv_active{fpdiv_active, list, {.name = 39, .code = 0xcd, .mask = 0x2, .counters = 0x3f, .period = 1000003}};
inline constexpr listed div_active{div_active, list, {.name = 58, .code = 0xcd, .mask = 0x3, .threshold = 1, .counters = 0x3f, .period = 1000003}};
inline constexpr listed div_occupancy{div_occupancy, list, {.name = 75, .code = 0xcd, .mask = 0x3, .counters = 0x3f, .period = 1000003, .deprecated = true}};
inline constexpr listed idiv_uops{idiv_uops, list, {.name = 95, .code = 0xcd, .mask = 0x4, .counters = 0x3f, .period = 1000003}};
inline constexpr listed fpdiv_uops{fpdiv_uops, list, {.name = 111, .code = 0xcd, .mask = 0x8, .counters = 0x3f, .period = 1000003}};
inline constexpr listed div_uops{div_uops, list, {.name = 128, .code = 0xcd, .mask = 0xc, .counters = 0x3f, .period = 1000003, .deprecated = true}};
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 143, .code = 0xe6, .mask = 0x1, .counters = 0x3f, .period = 100003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 156, .code = 0xc4, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed jcc{jcc, list, {.name = 185, .code = 0xc4, .mask = 0x7e, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .deprecated = true}};
inline constexpr listed cond{cond, list, {.name = 205, .code = 0xc4, .mask = 0x7e, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed taken{taken, list, {.name = 226, .code = 0xc4, .mask = 0x80, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed far_branch{far_branch, list, {.name = 248, .code = 0xc4, .mask = 0xbf, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed near_taken{near_taken, list, {.name = 275, .code = 0xc4, .mask = 0xc0, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed rel_jmp{rel_jmp, list, {.name = 302, .code = 0xc4, .mask = 0xdf, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 326, .code = 0xc4, .mask = 0xeb, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .deprecated = true}};
inline constexpr listed indirect{indirect, list, {.name = 357, .code = 0xc4, .mask = 0xeb, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed indirect_jmp{indirect_jmp, list, {.name = 382, .code = 0xc4, .mask = 0xef, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 411, .code = 0xc4, .mask = 0xf7, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .deprecated = true}};
inline constexpr listed near_return{near_return, list, {.name = 434, .code = 0xc4, .mask = 0xf7, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed call{call, list, {.name = 462, .code = 0xc4, .mask = 0xf9, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .deprecated = true}};
inline constexpr listed near_call{near_call, list, {.name = 483, .code = 0xc4, .mask = 0xf9, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 509, .code = 0xc4, .mask = 0xfb, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .deprecated = true}};
inline constexpr listed indirect_call{indirect_call, list, {.name = 534, .code = 0xc4, .mask = 0xfb, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed rel_call{rel_call, list, {.name = 564, .code = 0xc4, .mask = 0xfd, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 589, .code = 0xc4, .mask = 0xfe, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .deprecated = true}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 615, .code = 0xc4, .mask = 0xfe, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 642, .code = 0xc5, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed jcc{jcc, list, {.name = 671, .code = 0xc5, .mask = 0x7e, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .deprecated = true}};
inline constexpr listed cond{cond, list, {.name = 691, .code = 0xc5, .mask = 0x7e, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed near_taken{near_taken, list, {.name = 712, .code = 0xc5, .mask = 0x80, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 739, .code = 0xc5, .mask = 0xeb, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .deprecated = true}};
inline constexpr listed indirect{indirect, list, {.name = 770, .code = 0xc5, .mask = 0xeb, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed indirect_jmp{indirect_jmp, list, {.name = 795, .code = 0xc5, .mask = 0xef, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 824, .code = 0xc5, .mask = 0xf7, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 847, .code = 0xc5, .mask = 0xfb, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .deprecated = true}};
inline constexpr listed indirect_call{indirect_call, list, {.name = 872, .code = 0xc5, .mask = 0xfb, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 902, .code = 0xc5, .mask = 0xfe, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .deprecated = true}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 928, .code = 0xc5, .mask = 0xfe, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003}};
} // namespace br_misp_retired

namespace btclear {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 955, .code = 0xe8, .counters = 0x3f, .period = 200003}};
} // namespace btclear

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 967, .code = 0x31, .counters = 0x3f, .period = 200003}};
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 987, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed thread{thread, list, {.name = 1009, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 1033, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed core_p{core_p, list, {.name = 1058, .code = 0x3c, .counters = 0x3f, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 1082, .code = 0x3c, .counters = 0x3f, .period = 2000003}};
inline constexpr listed ref_tsc_p{ref_tsc_p, list, {.name = 1108, .code = 0x3c, .mask = 0x1, .counters = 0x3f, .period = 2000003}};
inline constexpr listed ref{ref, list, {.name = 1135, .code = 0x3c, .mask = 0x1, .counters = 0x3f, .period = 2000003, .deprecated = true}};
} // namespace cpu_clk_unhalted

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed{walk_completed, list, {.name = 1156, .code = 0x08, .mask = 0xe, .counters = 0x3f, .period = 200003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed{walk_completed, list, {.name = 1188, .code = 0x49, .mask = 0xe, .counters = 0x3f, .period = 2000003}};
} // namespace dtlb_store_misses

namespace icache {
using namespace core_events;
inline constexpr listed misses{misses, list, {.name = 1221, .code = 0x80, .mask = 0x2, .counters = 0x3f, .period = 200003}};
inline constexpr listed accesses{accesses, list, {.name = 1235, .code = 0x80, .mask = 0x3, .counters = 0x3f, .period = 200003}};
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1251, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 1268, .code = 0xc0, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 2000003}};
} // namespace inst_retired

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{miss_caused_walk, list, {.name = 1287, .code = 0x85, .mask = 0x1, .counters = 0x3f, .period = 1000003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1316, .code = 0x85, .mask = 0xe, .counters = 0x3f, .period = 200003}};
inline constexpr listed pde_cache_miss{pde_cache_miss, list, {.name = 1343, .code = 0x85, .mask = 0x80, .counters = 0x3f, .period = 2000003}};
} // namespace itlb_misses

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1370, .code = 0x30, .counters = 0x3f, .period = 200003}};
} // namespace l2_reject_xq

namespace l2_request {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1387, .code = 0x24, .counters = 0x3f, .period = 200003}};
inline constexpr listed miss{miss, list, {.name = 1402, .code = 0x24, .mask = 0x1, .counters = 0x3f, .period = 200003}};
inline constexpr listed hit{hit, list, {.name = 1418, .code = 0x24, .mask = 0x2, .counters = 0x3f, .period = 200003}};
} // namespace l2_request

namespace lbr_inserts {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1433, .code = 0xe4, .mask = 0x1, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 1000003, .deprecated = true}};
} // namespace lbr_inserts

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{data_unknown, list, {.name = 1449, .code = 0x03, .mask = 0x1, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 1000003}};
inline constexpr listed _4k_alias{_4k_alias, list, {.name = 1472, .code = 0x03, .mask = 0x4, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 1000003, .deprecated = true}};
inline constexpr listed address_alias{address_alias, list, {.name = 1491, .code = 0x03, .mask = 0x4, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 1000003}};
} // namespace ld_blocks

namespace ld_head {
using namespace core_events;
inline constexpr listed l1_miss{l1_miss, list, {.name = 1515, .code = 0x05, .mask = 0x1, .counters = 0x3f, .period = 1000003}};
inline constexpr listed wcb_full{wcb_full, list, {.name = 1531, .code = 0x05, .mask = 0x2, .counters = 0x3f, .period = 1000003}};
inline constexpr listed st_addr{st_addr, list, {.name = 1548, .code = 0x05, .mask = 0x4, .counters = 0x3f, .period = 1000003}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 1564, .code = 0x05, .mask = 0x10, .counters = 0x3f, .period = 1000003}};
inline constexpr listed pgwalk{pgwalk, list, {.name = 1582, .code = 0x05, .mask = 0x20, .counters = 0x3f, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 1597, .code = 0x05, .mask = 0x40, .counters = 0x3f, .period = 1000003}};
inline constexpr listed any{any, list, {.name = 1611, .code = 0x05, .mask = 0x7f, .counters = 0x3f, .period = 1000003}};
inline constexpr listed l1_miss_at_ret{l1_miss_at_ret, list, {.name = 1623, .code = 0x05, .mask = 0x81, .counters = 0x3f, .period = 1000003}};
inline constexpr listed wcb_full_at_ret{wcb_full_at_ret, list, {.name = 1646, .code = 0x05, .mask = 0x82, .counters = 0x3f, .period = 1000003}};
inline constexpr listed st_addr_at_ret{st_addr_at_ret, list, {.name = 1670, .code = 0x05, .mask = 0x84, .counters = 0x3f, .period = 1000003}};
inline constexpr listed dtlb_miss_at_ret{dtlb_miss_at_ret, list, {.name = 1693, .code = 0x05, .mask = 0x90, .counters = 0x3f, .period = 1000003}};
inline constexpr listed pgwalk_at_ret{pgwalk_at_ret, list, {.name = 1718, .code = 0x05, .mask = 0xa0, .counters = 0x3f, .period = 1000003}};
inline constexpr listed other_at_ret{other_at_ret, list, {.name = 1740, .code = 0x05, .mask = 0xc0, .counters = 0x3f, .period = 1000003}};
inline constexpr listed l1_bound_at_ret{l1_bound_at_ret, list, {.name = 1761, .code = 0x05, .mask = 0xf4, .counters = 0x3f, .period = 1000003}};
inline constexpr listed any_at_ret{any_at_ret, list, {.name = 1785, .code = 0x05, .mask = 0xff, .counters = 0x3f, .period = 1000003}};
} // namespace ld_head

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 1804, .code = 0x2e, .mask = 0x41, .counters = 0x3f, .period = 200003}};
inline constexpr listed reference{reference, list, {.name = 1827, .code = 0x2e, .mask = 0x4f, .counters = 0x3f, .period = 200003}};
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed smc{smc, list, {.name = 1855, .code = 0xc3, .mask = 0x1, .counters = 0x3f, .period = 20003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 1874, .code = 0xc3, .mask = 0x2, .counters = 0x3f, .period = 20003}};
inline constexpr listed fp_assist{fp_assist, list, {.name = 1905, .code = 0xc3, .mask = 0x4, .counters = 0x3f, .period = 20003}};
inline constexpr listed disambiguation{disambiguation, list, {.name = 1930, .code = 0xc3, .mask = 0x8, .counters = 0x3f, .period = 20003}};
inline constexpr listed fast{fast, list, {.name = 1960, .code = 0xc3, .mask = 0x10, .counters = 0x3f, .period = 20003}};
inline constexpr listed page_fault{page_fault, list, {.name = 1980, .code = 0xc3, .mask = 0x20, .counters = 0x3f, .period = 20003}};
inline constexpr listed fpc_virtual_trap{fpc_virtual_trap, list, {.name = 2006, .code = 0xc3, .mask = 0x40, .counters = 0x3f, .period = 20003}};
inline constexpr listed slow{slow, list, {.name = 2038, .code = 0xc3, .mask = 0x6f, .counters = 0x3f, .period = 20003, .deprecated = true}};
inline constexpr listed mrn_nuke{mrn_nuke, list, {.name = 2058, .code = 0xc3, .mask = 0x80, .counters = 0x3f, .period = 1000003}};
} // namespace machine_clears

namespace mem_bound_stalls {
using namespace core_events;
inline constexpr listed load_l2_hit{load_l2_hit, list, {.name = 2082, .code = 0x34, .mask = 0x1, .counters = 0x3f, .period = 200003}};
inline constexpr listed load_llc_hit{load_llc_hit, list, {.name = 2111, .code = 0x34, .mask = 0x2, .counters = 0x3f, .period = 200003}};
inline constexpr listed load_dram_hit{load_dram_hit, list, {.name = 2141, .code = 0x34, .mask = 0x4, .counters = 0x3f, .period = 200003}};
inline constexpr listed load_l2_miss{load_l2_miss, list, {.name = 2172, .code = 0x34, .mask = 0x6, .counters = 0x3f, .period = 1000003}};
inline constexpr listed load{load, list, {.name = 2202, .code = 0x34, .mask = 0x7, .counters = 0x3f, .period = 200003}};
inline constexpr listed ifetch_l2_hit{ifetch_l2_hit, list, {.name = 2224, .code = 0x34, .mask = 0x8, .counters = 0x3f, .period = 200003}};
inline constexpr listed ifetch_llc_hit{ifetch_llc_hit, list, {.name = 2255, .code = 0x34, .mask = 0x10, .counters = 0x3f, .period = 200003}};
inline constexpr listed ifetch_dram_hit{ifetch_dram_hit, list, {.name = 2287, .code = 0x34, .mask = 0x20, .counters = 0x3f, .period = 200003}};
inline constexpr listed ifetch_l2_miss{ifetch_l2_miss, list, {.name = 2320, .code = 0x34, .mask = 0x30, .counters = 0x3f, .period = 1000003}};
inline constexpr listed ifetch{ifetch, list, {.name = 2352, .code = 0x34, .mask = 0x38, .counters = 0x3f, .period = 200003}};
} // namespace mem_bound_stalls

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 2376, .code = 0xd1, .mask = 0x1, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 2405, .code = 0xd1, .mask = 0x2, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed l3_hit{l3_hit, list, {.name = 2434, .code = 0xd1, .mask = 0x4, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 2463, .code = 0xd1, .mask = 0x8, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 2493, .code = 0xd1, .mask = 0x10, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed hitm{hitm, list, {.name = 2523, .code = 0xd1, .mask = 0x20, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed dram_hit{dram_hit, list, {.name = 2550, .code = 0xd1, .mask = 0x80, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
} // namespace mem_load_uops_retired

namespace mem_load_uops_retired_misc {
using namespace core_events;
inline constexpr listed l3_miss{l3_miss, list, {.name = 2581, .code = 0xd2, .mask = 0x20, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 1000003, .has_latency = true}};
inline constexpr listed hit_e_f{hit_e_f, list, {.name = 2616, .code = 0xd2, .mask = 0x40, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 1000003, .has_latency = true}};
} // namespace mem_load_uops_retired_misc

namespace mem_scheduler_block {
using namespace core_events;
inline constexpr listed st_buf{st_buf, list, {.name = 2651, .code = 0x04, .mask = 0x1, .counters = 0x3f, .period = 20003}};
inline constexpr listed ld_buf{ld_buf, list, {.name = 2678, .code = 0x04, .mask = 0x2, .counters = 0x3f, .period = 20003}};
inline constexpr listed rsv{rsv, list, {.name = 2705, .code = 0x04, .mask = 0x4, .counters = 0x3f, .period = 20003}};
inline constexpr listed all{all, list, {.name = 2729, .code = 0x04, .mask = 0x7, .counters = 0x3f, .period = 20003}};
} // namespace mem_scheduler_block

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{load_latency_gt_4, list, {.name = 2753, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x4, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_128{load_latency_gt_128, list, {.name = 2788, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x80, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_64{load_latency_gt_64, list, {.name = 2825, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x40, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_32{load_latency_gt_32, list, {.name = 2861, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x20, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_16{load_latency_gt_16, list, {.name = 2897, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x10, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_8{load_latency_gt_8, list, {.name = 2933, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x8, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_512{load_latency_gt_512, list, {.name = 2968, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x200, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_256{load_latency_gt_256, list, {.name = 3005, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x100, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_2048{load_latency_gt_2048, list, {.name = 3042, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x800, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_1024{load_latency_gt_1024, list, {.name = 3080, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x400, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed store_latency{store_latency, list, {.name = 3118, .code = 0xd0, .mask = 0x6, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed dtlb_miss_loads{dtlb_miss_loads, list, {.name = 3149, .code = 0xd0, .mask = 0x11, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true, .deprecated = true}};
inline constexpr listed stlb_miss_loads{stlb_miss_loads, list, {.name = 3182, .code = 0xd0, .mask = 0x11, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed dtlb_miss_stores{dtlb_miss_stores, list, {.name = 3215, .code = 0xd0, .mask = 0x12, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true, .deprecated = true}};
inline constexpr listed stlb_miss_stores{stlb_miss_stores, list, {.name = 3249, .code = 0xd0, .mask = 0x12, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 3283, .code = 0xd0, .mask = 0x13, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true, .deprecated = true}};
inline constexpr listed stlb_miss{stlb_miss, list, {.name = 3310, .code = 0xd0, .mask = 0x13, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 3337, .code = 0xd0, .mask = 0x21, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 3365, .code = 0xd0, .mask = 0x41, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 3394, .code = 0xd0, .mask = 0x42, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed split{split, list, {.name = 3424, .code = 0xd0, .mask = 0x43, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 3447, .code = 0xd0, .mask = 0x81, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 3474, .code = 0xd0, .mask = 0x82, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
inline constexpr listed all{all, list, {.name = 3502, .code = 0xd0, .mask = 0x83, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 200003, .has_latency = true}};
} // namespace mem_uops_retired

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 3523, .code = 0xe4, .mask = 0x1, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 1000003}};
} // namespace misc_retired

namespace misc_retired1 {
using namespace core_events;
inline constexpr listed lfence{lfence, list, {.name = 3548, .code = 0xe0, .mask = 0x2, .counters = 0x3f, .period = 1000003}};
inline constexpr listed cl_inst{cl_inst, list, {.name = 3569, .code = 0xe0, .mask = 0xff, .counters = 0x3f, .period = 1000003}};
} // namespace misc_retired1

namespace misc_retired2 {
using namespace core_events;
inline constexpr listed keylocker_access{keylocker_access, list, {.name = 3591, .code = 0xe1, .mask = 0x10, .counters = 0x3f, .period = 1000003}};
inline constexpr listed keylocker_miss{keylocker_miss, list, {.name = 3622, .code = 0xe1, .mask = 0x11, .counters = 0x3f, .period = 1000003}};
} // namespace misc_retired2

namespace serialization {
using namespace core_events;
inline constexpr listed non_c01_ms_scb{non_c01_ms_scb, list, {.name = 3651, .code = 0x75, .mask = 0x2, .counters = 0x3f, .period = 200003}};
inline constexpr listed c01_ms_scb{c01_ms_scb, list, {.name = 3680, .code = 0x75, .mask = 0x4, .counters = 0x3f, .period = 200003}};
inline constexpr listed color_stalls{color_stalls, list, {.name = 3705, .code = 0x75, .mask = 0x8, .counters = 0x3f, .period = 200003}};
} // namespace serialization

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 3732, .code = 0x73, .counters = 0x3f, .period = 1000003}};
inline constexpr listed nuke{nuke, list, {.name = 3760, .code = 0x73, .mask = 0x1, .counters = 0x3f, .period = 1000003}};
inline constexpr listed fastnuke{fastnuke, list, {.name = 3789, .code = 0x73, .mask = 0x2, .counters = 0x3f, .period = 1000003}};
inline constexpr listed machine_clears{machine_clears, list, {.name = 3822, .code = 0x73, .mask = 0x3, .counters = 0x3f, .period = 1000003}};
inline constexpr listed mispredict{mispredict, list, {.name = 3861, .code = 0x73, .mask = 0x4, .counters = 0x3f, .period = 1000003}};
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 3896, .code = 0x74, .counters = 0x3f, .period = 1000003}};
inline constexpr listed alloc_restrictions{alloc_restrictions, list, {.name = 3917, .code = 0x74, .mask = 0x1, .counters = 0x3f, .period = 1000003}};
inline constexpr listed mem_scheduler{mem_scheduler, list, {.name = 3953, .code = 0x74, .mask = 0x2, .counters = 0x3f, .period = 1000003}};
inline constexpr listed non_mem_scheduler{non_mem_scheduler, list, {.name = 3984, .code = 0x74, .mask = 0x8, .counters = 0x3f, .period = 1000003}};
inline constexpr listed serialization{serialization, list, {.name = 4019, .code = 0x74, .mask = 0x10, .counters = 0x3f, .period = 1000003}};
inline constexpr listed register_{register_, list, {.name = 4050, .code = 0x74, .mask = 0x20, .counters = 0x3f, .period = 1000003}};
inline constexpr listed reorder_buffer{reorder_buffer, list, {.name = 4076, .code = 0x74, .mask = 0x40, .counters = 0x3f, .period = 1000003}};
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 4108, .code = 0x71, .counters = 0x3f, .period = 1000003}};
inline constexpr listed cisc{cisc, list, {.name = 4129, .code = 0x71, .mask = 0x1, .counters = 0x3f, .period = 1000003}};
inline constexpr listed branch_detect{branch_detect, list, {.name = 4151, .code = 0x71, .mask = 0x2, .counters = 0x3f, .period = 1000003}};
inline constexpr listed predecode{predecode, list, {.name = 4182, .code = 0x71, .mask = 0x4, .counters = 0x3f, .period = 1000003}};
inline constexpr listed decode{decode, list, {.name = 4209, .code = 0x71, .mask = 0x8, .counters = 0x3f, .period = 1000003}};
inline constexpr listed itlb{itlb, list, {.name = 4233, .code = 0x71, .mask = 0x10, .counters = 0x3f, .period = 1000003}};
inline constexpr listed icache{icache, list, {.name = 4255, .code = 0x71, .mask = 0x20, .counters = 0x3f, .period = 1000003}};
inline constexpr listed branch_resteer{branch_resteer, list, {.name = 4279, .code = 0x71, .mask = 0x40, .counters = 0x3f, .period = 1000003}};
inline constexpr listed frontend_latency{frontend_latency, list, {.name = 4311, .code = 0x71, .mask = 0x72, .counters = 0x3f, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 4345, .code = 0x71, .mask = 0x80, .counters = 0x3f, .period = 1000003}};
inline constexpr listed frontend_bandwidth{frontend_bandwidth, list, {.name = 4368, .code = 0x71, .mask = 0x8d, .counters = 0x3f, .period = 1000003}};
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 4404, .code = 0xc2, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 1000003}};
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 4425, .code = 0x0e, .counters = 0x3f, .period = 200003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 4441, .code = 0xc2, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 2000003}};
inline constexpr listed ms{ms, list, {.name = 4458, .code = 0xc2, .mask = 0x1, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 2000003}};
inline constexpr listed x87{x87, list, {.name = 4474, .code = 0xc2, .mask = 0x2, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 2000003}};
inline constexpr listed fpdiv{fpdiv, list, {.name = 4491, .code = 0xc2, .mask = 0x8, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 2000003}};
inline constexpr listed idiv{idiv, list, {.name = 4510, .code = 0xc2, .mask = 0x10, .counters = 0x3f, .precise = precision::can, .precise_on = 0x3f, .period = 2000003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::idiv_occupancy,
    &arith::idiv_active,
    &arith::fpdiv_active,
    &arith::div_active,
    &arith::div_occupancy,
    &arith::idiv_uops,
    &arith::fpdiv_uops,
    &arith::div_uops,
    &baclears::any,
    &br_inst_retired::all_branches,
    &br_inst_retired::jcc,
    &br_inst_retired::cond,
    &br_inst_retired::taken,
    &br_inst_retired::far_branch,
    &br_inst_retired::near_taken,
    &br_inst_retired::rel_jmp,
    &br_inst_retired::non_return_ind,
    &br_inst_retired::indirect,
    &br_inst_retired::indirect_jmp,
    &br_inst_retired::return_,
    &br_inst_retired::near_return,
    &br_inst_retired::call,
    &br_inst_retired::near_call,
    &br_inst_retired::ind_call,
    &br_inst_retired::indirect_call,
    &br_inst_retired::rel_call,
    &br_inst_retired::taken_jcc,
    &br_inst_retired::cond_taken,
    &br_misp_retired::all_branches,
    &br_misp_retired::jcc,
    &br_misp_retired::cond,
    &br_misp_retired::near_taken,
    &br_misp_retired::non_return_ind,
    &br_misp_retired::indirect,
    &br_misp_retired::indirect_jmp,
    &br_misp_retired::return_,
    &br_misp_retired::ind_call,
    &br_misp_retired::indirect_call,
    &br_misp_retired::taken_jcc,
    &br_misp_retired::cond_taken,
    &btclear::any,
    &core_reject_l2q::any,
    &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::ref_tsc_p,
    &cpu_clk_unhalted::ref,
    &dtlb_load_misses::walk_completed,
    &dtlb_store_misses::walk_completed,
    &icache::misses,
    &icache::accesses,
    &inst_retired::any,
    &inst_retired::any_p,
    &itlb_misses::miss_caused_walk,
    &itlb_misses::walk_completed,
    &itlb_misses::pde_cache_miss,
    &l2_reject_xq::any,
    &l2_request::all,
    &l2_request::miss,
    &l2_request::hit,
    &lbr_inserts::any,
    &ld_blocks::data_unknown,
    &ld_blocks::_4k_alias,
    &ld_blocks::address_alias,
    &ld_head::l1_miss,
    &ld_head::wcb_full,
    &ld_head::st_addr,
    &ld_head::dtlb_miss,
    &ld_head::pgwalk,
    &ld_head::other,
    &ld_head::any,
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
    &machine_clears::smc,
    &machine_clears::memory_ordering,
    &machine_clears::fp_assist,
    &machine_clears::disambiguation,
    &machine_clears::fast,
    &machine_clears::page_fault,
    &machine_clears::fpc_virtual_trap,
    &machine_clears::slow,
    &machine_clears::mrn_nuke,
    &mem_bound_stalls::load_l2_hit,
    &mem_bound_stalls::load_llc_hit,
    &mem_bound_stalls::load_dram_hit,
    &mem_bound_stalls::load_l2_miss,
    &mem_bound_stalls::load,
    &mem_bound_stalls::ifetch_l2_hit,
    &mem_bound_stalls::ifetch_llc_hit,
    &mem_bound_stalls::ifetch_dram_hit,
    &mem_bound_stalls::ifetch_l2_miss,
    &mem_bound_stalls::ifetch,
    &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit,
    &mem_load_uops_retired::l3_hit,
    &mem_load_uops_retired::l1_miss,
    &mem_load_uops_retired::l2_miss,
    &mem_load_uops_retired::hitm,
    &mem_load_uops_retired::dram_hit,
    &mem_load_uops_retired_misc::l3_miss,
    &mem_load_uops_retired_misc::hit_e_f,
    &mem_scheduler_block::st_buf,
    &mem_scheduler_block::ld_buf,
    &mem_scheduler_block::rsv,
    &mem_scheduler_block::all,
    &mem_uops_retired::load_latency_gt_4,
    &mem_uops_retired::load_latency_gt_128,
    &mem_uops_retired::load_latency_gt_64,
    &mem_uops_retired::load_latency_gt_32,
    &mem_uops_retired::load_latency_gt_16,
    &mem_uops_retired::load_latency_gt_8,
    &mem_uops_retired::load_latency_gt_512,
    &mem_uops_retired::load_latency_gt_256,
    &mem_uops_retired::load_latency_gt_2048,
    &mem_uops_retired::load_latency_gt_1024,
    &mem_uops_retired::store_latency,
    &mem_uops_retired::dtlb_miss_loads,
    &mem_uops_retired::stlb_miss_loads,
    &mem_uops_retired::dtlb_miss_stores,
    &mem_uops_retired::stlb_miss_stores,
    &mem_uops_retired::dtlb_miss,
    &mem_uops_retired::stlb_miss,
    &mem_uops_retired::lock_loads,
    &mem_uops_retired::split_loads,
    &mem_uops_retired::split_stores,
    &mem_uops_retired::split,
    &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores,
    &mem_uops_retired::all,
    &misc_retired::lbr_inserts,
    &misc_retired1::lfence,
    &misc_retired1::cl_inst,
    &misc_retired2::keylocker_access,
    &misc_retired2::keylocker_miss,
    &serialization::non_c01_ms_scb,
    &serialization::c01_ms_scb,
    &serialization::color_stalls,
    &topdown_bad_speculation::all,
    &topdown_bad_speculation::nuke,
    &topdown_bad_speculation::fastnuke,
    &topdown_bad_speculation::machine_clears,
    &topdown_bad_speculation::mispredict,
    &topdown_be_bound::all,
    &topdown_be_bound::alloc_restrictions,
    &topdown_be_bound::mem_scheduler,
    &topdown_be_bound::non_mem_scheduler,
    &topdown_be_bound::serialization,
    &topdown_be_bound::register_,
    &topdown_be_bound::reorder_buffer,
    &topdown_fe_bound::all,
    &topdown_fe_bound::cisc,
    &topdown_fe_bound::branch_detect,
    &topdown_fe_bound::predecode,
    &topdown_fe_bound::decode,
    &topdown_fe_bound::itlb,
    &topdown_fe_bound::icache,
    &topdown_fe_bound::branch_resteer,
    &topdown_fe_bound::frontend_latency,
    &topdown_fe_bound::other,
    &topdown_fe_bound::frontend_bandwidth,
    &topdown_retiring::all,
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

} // namespace msr::perfmon::adl_atom
