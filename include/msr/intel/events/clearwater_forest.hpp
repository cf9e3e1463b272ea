// Events of Clearwater Forest, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// cwf: from intel/perfmon 6dadedf3aa48, CWF/events/clearwaterforest_core.json, version 1.04 of
// 07/08/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::cwf {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "arith.idiv_occupancy\0"
    "arith.idiv_active\0"
    "arith.fpdiv_occupancy\0"
    "arith.fpdiv_active\0"
    "arith.div_active\0"
    "arith.idiv_uops\0"
    "arith.fpdiv_uops\0"
    "baclears.any\0"
    "baclears.indirect\0"
    "baclears.uncond\0"
    "baclears.return\0"
    "baclears.cond\0"
    "br_inst_retired.all_branches\0"
    "br_inst_retired.cond_taken_bwd\0"
    "br_inst_retired.cond_taken_fwd\0"
    "br_inst_retired.cond_taken\0"
    "br_inst_retired.cond_ntaken\0"
    "br_inst_retired.cond\0"
    "br_inst_retired.near_ret\0"
    "br_inst_retired.near_return\0"
    "br_inst_retired.near_ind_call\0"
    "br_inst_retired.near_indirect_call\0"
    "br_inst_retired.near_dir_call\0"
    "br_inst_retired.near_direct_call\0"
    "br_inst_retired.near_call\0"
    "br_inst_retired.near_ind_jmp\0"
    "br_inst_retired.near_indirect_jmp\0"
    "br_inst_retired.all_near_ind\0"
    "br_inst_retired.near_indirect\0"
    "br_inst_retired.all_near_ind_or_ret\0"
    "br_inst_retired.near_indirect_or_return\0"
    "br_inst_retired.near_dir_jmp\0"
    "br_inst_retired.near_direct_jmp\0"
    "br_inst_retired.near_jmp\0"
    "br_inst_retired.near_taken\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.cond_taken\0"
    "br_misp_retired.cond_ntaken\0"
    "br_misp_retired.near_ret\0"
    "br_misp_retired.near_return\0"
    "br_misp_retired.all_near_ind\0"
    "br_misp_retired.near_indirect\0"
    "core_reject_l2q.any\0"
    "cpu_clk_unhalted.core\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.ref_tsc_p\0"
    "dtlb_load_misses.miss_caused_walk\0"
    "dtlb_load_misses.walk_completed_4k\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_store_misses.miss_caused_walk\0"
    "dtlb_store_misses.walk_completed_4k\0"
    "dtlb_store_misses.walk_completed\0"
    "dtlb_store_misses.stlb_hit\0"
    "fp_flops_retired.fp64\0"
    "fp_flops_retired.fp32\0"
    "fp_flops_retired.all\0"
    "fp_inst_retired.32b_sp\0"
    "fp_inst_retired.64b_dp\0"
    "fp_inst_retired.128b_sp\0"
    "fp_inst_retired.128b_dp\0"
    "fp_inst_retired.256b_sp\0"
    "fp_inst_retired.256b_dp\0"
    "fp_inst_retired.all\0"
    "fp_vint_uops_executed.std\0"
    "fp_vint_uops_executed.p0\0"
    "fp_vint_uops_executed.p1\0"
    "fp_vint_uops_executed.p2\0"
    "fp_vint_uops_executed.p3\0"
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
    "frontend_retired_source.icache_l2_hit\0"
    "frontend_retired_source.icache_l3_hit_no_snoop\0"
    "frontend_retired_source.icache_l3_hit_with_snoop\0"
    "frontend_retired_source.icache_l3_hit\0"
    "frontend_retired_source.icache_l3_miss\0"
    "frontend_retired_source.icache_l2_miss\0"
    "frontend_retired_source.itlb_stlb_hit\0"
    "frontend_retired_source.itlb_stlb_miss\0"
    "frontend_retired_source.late_swpf\0"
    "icache.hit\0"
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
    "int_uops_executed.2nd\0"
    "int_uops_executed.all\0"
    "itlb_misses.miss_caused_walk\0"
    "itlb_misses.walk_completed_4k\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_pending\0"
    "itlb_misses.stlb_hit\0"
    "l2_reject_xq.any\0"
    "l2_request.demand_data_rd_miss\0"
    "l2_request.demand_rfo_miss\0"
    "l2_request.demand_code_rd_miss\0"
    "l2_request.hwpf_miss\0"
    "l2_request.miss\0"
    "l2_request.demand_data_rd_hit\0"
    "l2_request.demand_rfo_hit\0"
    "l2_request.demand_code_rd_hit\0"
    "l2_request.hwpf_hit\0"
    "l2_request.hit\0"
    "l2_request.demand_data_rd\0"
    "l2_request.demand_rfo\0"
    "l2_request.demand_code_rd\0"
    "l2_request.hwpf\0"
    "l2_request.all\0"
    "lbr_inserts.any\0"
    "ld_blocks.data_unknown\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.address_alias\0"
    "ld_blocks.dtlb_miss\0"
    "ld_blocks.all\0"
    "ld_head.l1_miss\0"
    "ld_head.wcb_full\0"
    "ld_head.other\0"
    "ld_head.l1_miss_at_ret\0"
    "ld_head.wcb_full_at_ret\0"
    "ld_head.other_at_ret\0"
    "ld_head.l1_bound_at_ret\0"
    "longest_lat_cache.miss\0"
    "longest_lat_cache.reference\0"
    "machine_clears.any\0"
    "machine_clears.smc\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.memory_ordering_fast\0"
    "machine_clears.fp_assist\0"
    "machine_clears.disambiguation\0"
    "machine_clears.disambiguation_fast\0"
    "machine_clears.mrn_nuke\0"
    "machine_clears.mrn_nuke_fast\0"
    "machine_clears.page_fault\0"
    "machine_clears.fpc_virtual_trap\0"
    "machine_clears.xmc\0"
    "machine_clears.any_fast\0"
    "mem_bound_stalls_load.l2_hit\0"
    "mem_bound_stalls_load.llc_hit_nosnoop\0"
    "mem_bound_stalls_load.llc_hit_snoop\0"
    "mem_bound_stalls_load.llc_hit\0"
    "mem_bound_stalls_load.llc_miss_othermod\0"
    "mem_bound_stalls_load.llc_miss_localmem\0"
    "mem_load_uops_l3_miss_retired.local_dram\0"
    "mem_load_uops_l3_miss_retired.remote_dram_or_nofwd\0"
    "mem_load_uops_l3_miss_retired.remote_fwd_nonm\0"
    "mem_load_uops_l3_miss_retired.remote_fwd_hitm\0"
    "mem_load_uops_l3_miss_retired.all\0"
    "mem_load_uops_misc_retired.l3_hit_snoop_hitm\0"
    "mem_load_uops_misc_retired.l3_hit_snoop_with_fwd\0"
    "mem_load_uops_misc_retired.l3_hit_snoop_no_fwd\0"
    "mem_load_uops_retired.l1_hit\0"
    "mem_load_uops_retired.l2_hit\0"
    "mem_load_uops_retired.l3_hit_no_snoop\0"
    "mem_load_uops_retired.l3_hit_snoop_hit\0"
    "mem_load_uops_retired.l3_hit\0"
    "mem_load_uops_retired.l1_miss\0"
    "mem_load_uops_retired.l2_miss\0"
    "mem_scheduler_block.st_buf\0"
    "mem_scheduler_block.ld_buf\0"
    "mem_scheduler_block.rsv\0"
    "mem_scheduler_block.all\0"
    "mem_uops_retired.load_latency_gt_1024\0"
    "mem_uops_retired.load_latency_gt_128\0"
    "mem_uops_retired.load_latency_gt_16\0"
    "mem_uops_retired.load_latency_gt_2048\0"
    "mem_uops_retired.load_latency_gt_256\0"
    "mem_uops_retired.load_latency_gt_32\0"
    "mem_uops_retired.load_latency_gt_4\0"
    "mem_uops_retired.load_latency_gt_512\0"
    "mem_uops_retired.load_latency_gt_64\0"
    "mem_uops_retired.load_latency_gt_8\0"
    "mem_uops_retired.store_latency\0"
    "mem_uops_retired.mrn_loads\0"
    "mem_uops_retired.mrn_stores\0"
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
    "misc_retired2.keylocker_access\0"
    "misc_retired2.keylocker_miss\0"
    "ms_decoded.ms_entry\0"
    "ms_decoded.ms_busy\0"
    "prediction.btclear\0"
    "serialization.iq_jeu_scb\0"
    "serialization.non_c01_ms_scb\0"
    "serialization.c01_ms_scb\0"
    "serialization.color_stalls\0"
    "topdown_bad_speculation.all\0"
    "topdown_bad_speculation.all_p\0"
    "topdown_bad_speculation.nuke\0"
    "topdown_bad_speculation.fastnuke\0"
    "topdown_bad_speculation.machine_clears\0"
    "topdown_bad_speculation.mispredict\0"
    "topdown_bad_speculation.lsd_mispredict\0"
    "topdown_be_bound.alloc_restrictions\0"
    "topdown_be_bound.mem_scheduler\0"
    "topdown_be_bound.non_mem_scheduler\0"
    "topdown_be_bound.serialization\0"
    "topdown_be_bound.register\0"
    "topdown_be_bound.reorder_buffer\0"
    "topdown_be_bound.lsd\0"
    "topdown_be_bound.all_p\0"
    "topdown_be_bound.all\0"
    "topdown_fe_bound.all\0"
    "topdown_fe_bound.cisc\0"
    "topdown_fe_bound.branch_detect\0"
    "topdown_fe_bound.predecode\0"
    "topdown_fe_bound.decode\0"
    "topdown_fe_bound.itlb_miss\0"
    "topdown_fe_bound.icache\0"
    "topdown_fe_bound.branch_resteer\0"
    "topdown_fe_bound.frontend_latency\0"
    "topdown_fe_bound.other\0"
    "topdown_fe_bound.frontend_bandwidth\0"
    "topdown_fe_bound.all_p\0"
    "topdown_retiring.all\0"
    "topdown_retiring.all_p\0"
    "uops_issued.any\0"
    "uops_retired.x87\0"
    "uops_retired.eom\0"
    "uops_retired.ms\0"
    "uops_retired.dual_dest\0"
    "uops_retired.lsd\0"
    "uops_retired.fpdiv\0"
    "uops_retired.idiv\0";
inline constexpr select::event_list list{"cwf", core::clearwater_forest, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed idiv_occupancy{idiv_occupancy, list, {.name = 0, .code = 0xcd, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed idiv_active{idiv_active, list, {.name = 21, .code = 0xcd, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed fpdiv_occupancy{fpdiv_occupancy, list, {.name = 39, .code = 0xcd, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed fpdiv_active{fpdiv_active, list, {.name = 61, .code = 0xcd, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed div_active{div_active, list, {.name = 80, .code = 0xcd, .mask = 0x3, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed idiv_uops{idiv_uops, list, {.name = 97, .code = 0xcd, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed fpdiv_uops{fpdiv_uops, list, {.name = 113, .code = 0xcd, .mask = 0x8, .counters = 0xff, .period = 1000003}};
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 130, .code = 0xe6, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed indirect{indirect, list, {.name = 143, .code = 0xe6, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed uncond{uncond, list, {.name = 161, .code = 0xe6, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed return_{return_, list, {.name = 177, .code = 0xe6, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed cond{cond, list, {.name = 193, .code = 0xe6, .mask = 0x10, .counters = 0xff, .period = 1000003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 207, .code = 0xc4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cond_taken_bwd{cond_taken_bwd, list, {.name = 236, .code = 0xc4, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cond_taken_fwd{cond_taken_fwd, list, {.name = 267, .code = 0xc4, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 298, .code = 0xc4, .mask = 0x3, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 325, .code = 0xc4, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cond{cond, list, {.name = 353, .code = 0xc4, .mask = 0x7, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed near_ret{near_ret, list, {.name = 374, .code = 0xc4, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true}};
inline constexpr listed near_return{near_return, list, {.name = 399, .code = 0xc4, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed near_ind_call{near_ind_call, list, {.name = 427, .code = 0xc4, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true}};
inline constexpr listed near_indirect_call{near_indirect_call, list, {.name = 457, .code = 0xc4, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed near_dir_call{near_dir_call, list, {.name = 492, .code = 0xc4, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true}};
inline constexpr listed near_direct_call{near_direct_call, list, {.name = 522, .code = 0xc4, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed near_call{near_call, list, {.name = 555, .code = 0xc4, .mask = 0x30, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed near_ind_jmp{near_ind_jmp, list, {.name = 581, .code = 0xc4, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true}};
inline constexpr listed near_indirect_jmp{near_indirect_jmp, list, {.name = 610, .code = 0xc4, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed all_near_ind{all_near_ind, list, {.name = 644, .code = 0xc4, .mask = 0x50, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true}};
inline constexpr listed near_indirect{near_indirect, list, {.name = 673, .code = 0xc4, .mask = 0x50, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed all_near_ind_or_ret{all_near_ind_or_ret, list, {.name = 703, .code = 0xc4, .mask = 0x58, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true}};
inline constexpr listed near_indirect_or_return{near_indirect_or_return, list, {.name = 739, .code = 0xc4, .mask = 0x58, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed near_dir_jmp{near_dir_jmp, list, {.name = 779, .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true}};
inline constexpr listed near_direct_jmp{near_direct_jmp, list, {.name = 808, .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed near_jmp{near_jmp, list, {.name = 840, .code = 0xc4, .mask = 0xc0, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed near_taken{near_taken, list, {.name = 865, .code = 0xc4, .mask = 0xfb, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 892, .code = 0xc5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 921, .code = 0xc5, .mask = 0x3, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 948, .code = 0xc5, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed near_ret{near_ret, list, {.name = 976, .code = 0xc5, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true}};
inline constexpr listed near_return{near_return, list, {.name = 1001, .code = 0xc5, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed all_near_ind{all_near_ind, list, {.name = 1029, .code = 0xc5, .mask = 0x50, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true}};
inline constexpr listed near_indirect{near_indirect, list, {.name = 1058, .code = 0xc5, .mask = 0x50, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace br_misp_retired

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1088, .code = 0x31, .counters = 0xff, .period = 1000003}};
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 1108, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed thread{thread, list, {.name = 1130, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 1154, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed core_p{core_p, list, {.name = 1179, .code = 0x3c, .counters = 0xff, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 1203, .code = 0x3c, .counters = 0xff, .period = 2000003}};
inline constexpr listed ref_tsc_p{ref_tsc_p, list, {.name = 1229, .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{miss_caused_walk, list, {.name = 1256, .code = 0x08, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1290, .code = 0x08, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1325, .code = 0x08, .mask = 0xe, .counters = 0xff, .period = 1000003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1357, .code = 0x08, .mask = 0x20, .counters = 0xff, .period = 1000003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{miss_caused_walk, list, {.name = 1383, .code = 0x49, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1418, .code = 0x49, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1454, .code = 0x49, .mask = 0xe, .counters = 0xff, .period = 1000003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1487, .code = 0x49, .mask = 0x20, .counters = 0xff, .period = 1000003}};
} // namespace dtlb_store_misses

namespace fp_flops_retired {
using namespace core_events;
inline constexpr listed fp64{fp64, list, {.name = 1514, .code = 0xc8, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed fp32{fp32, list, {.name = 1536, .code = 0xc8, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 1558, .code = 0xc8, .mask = 0x3, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace fp_flops_retired

namespace fp_inst_retired {
using namespace core_events;
inline constexpr listed _32b_sp{_32b_sp, list, {.name = 1579, .code = 0xc7, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed _64b_dp{_64b_dp, list, {.name = 1602, .code = 0xc7, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed _128b_sp{_128b_sp, list, {.name = 1625, .code = 0xc7, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed _128b_dp{_128b_dp, list, {.name = 1649, .code = 0xc7, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed _256b_sp{_256b_sp, list, {.name = 1673, .code = 0xc7, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed _256b_dp{_256b_dp, list, {.name = 1697, .code = 0xc7, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 1721, .code = 0xc7, .mask = 0x3f, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace fp_inst_retired

namespace fp_vint_uops_executed {
using namespace core_events;
inline constexpr listed std{std, list, {.name = 1741, .code = 0xb2, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed p0{p0, list, {.name = 1767, .code = 0xb2, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed p1{p1, list, {.name = 1792, .code = 0xb2, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed p2{p2, list, {.name = 1817, .code = 0xb2, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed p3{p3, list, {.name = 1842, .code = 0xb2, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed primary{primary, list, {.name = 1867, .code = 0xb2, .mask = 0x1e, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 1897, .code = 0xb2, .mask = 0x1f, .counters = 0xff, .period = 1000003}};
} // namespace fp_vint_uops_executed

namespace frontend_retired {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1923, .code = 0xc6, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cisc{cisc, list, {.name = 1944, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed branch_detect{branch_detect, list, {.name = 1966, .code = 0xc6, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed predecode{predecode, list, {.name = 1997, .code = 0xc6, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed decode{decode, list, {.name = 2024, .code = 0xc6, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed itlb_miss{itlb_miss, list, {.name = 2048, .code = 0xc6, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed icache{icache, list, {.name = 2075, .code = 0xc6, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed branch_resteer{branch_resteer, list, {.name = 2099, .code = 0xc6, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 2131, .code = 0xc6, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace frontend_retired

namespace frontend_retired_source {
using namespace core_events;
inline constexpr listed icache_l2_hit{icache_l2_hit, list, {.name = 2154, .code = 0xc9, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed icache_l3_hit_no_snoop{icache_l3_hit_no_snoop, list, {.name = 2192, .code = 0xc9, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed icache_l3_hit_with_snoop{icache_l3_hit_with_snoop, list, {.name = 2239, .code = 0xc9, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed icache_l3_hit{icache_l3_hit, list, {.name = 2288, .code = 0xc9, .mask = 0x6, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed icache_l3_miss{icache_l3_miss, list, {.name = 2326, .code = 0xc9, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed icache_l2_miss{icache_l2_miss, list, {.name = 2365, .code = 0xc9, .mask = 0xe, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed itlb_stlb_hit{itlb_stlb_hit, list, {.name = 2404, .code = 0xc9, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed itlb_stlb_miss{itlb_stlb_miss, list, {.name = 2442, .code = 0xc9, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed late_swpf{late_swpf, list, {.name = 2481, .code = 0xc9, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace frontend_retired_source

namespace icache {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 2515, .code = 0x80, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed misses{misses, list, {.name = 2526, .code = 0x80, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed accesses{accesses, list, {.name = 2540, .code = 0x80, .mask = 0x3, .counters = 0xff, .period = 1000003}};
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2556, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 2573, .code = 0xc0, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 2000003}};
} // namespace inst_retired

namespace int_uops_executed {
using namespace core_events;
inline constexpr listed ld{ld, list, {.name = 2592, .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed sta{sta, list, {.name = 2613, .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed std_jmp{std_jmp, list, {.name = 2635, .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed p0{p0, list, {.name = 2661, .code = 0xb3, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed p1{p1, list, {.name = 2682, .code = 0xb3, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed p2{p2, list, {.name = 2703, .code = 0xb3, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed p3{p3, list, {.name = 2724, .code = 0xb3, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed primary{primary, list, {.name = 2745, .code = 0xb3, .mask = 0x78, .counters = 0xff, .period = 1000003}};
inline constexpr listed _2nd{_2nd, list, {.name = 2771, .code = 0xb3, .mask = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 2793, .code = 0xb3, .mask = 0xff, .counters = 0xff, .period = 1000003}};
} // namespace int_uops_executed

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{miss_caused_walk, list, {.name = 2815, .code = 0x85, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 2844, .code = 0x85, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 2874, .code = 0x85, .mask = 0xe, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 2901, .code = 0x85, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 2926, .code = 0x85, .mask = 0x20, .counters = 0xff, .period = 1000003}};
} // namespace itlb_misses

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2947, .code = 0x30, .counters = 0xff, .period = 1000003}};
} // namespace l2_reject_xq

namespace l2_request {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{demand_data_rd_miss, list, {.name = 2964, .code = 0x24, .mask = 0x41, .counters = 0xff, .period = 1000003}};
inline constexpr listed demand_rfo_miss{demand_rfo_miss, list, {.name = 2995, .code = 0x24, .mask = 0x42, .counters = 0xff, .period = 1000003}};
inline constexpr listed demand_code_rd_miss{demand_code_rd_miss, list, {.name = 3022, .code = 0x24, .mask = 0x44, .counters = 0xff, .period = 1000003}};
inline constexpr listed hwpf_miss{hwpf_miss, list, {.name = 3053, .code = 0x24, .mask = 0x48, .counters = 0xff, .period = 1000003}};
inline constexpr listed miss{miss, list, {.name = 3074, .code = 0x24, .mask = 0x7f, .mask2 = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed demand_data_rd_hit{demand_data_rd_hit, list, {.name = 3090, .code = 0x24, .mask = 0x81, .counters = 0xff, .period = 1000003}};
inline constexpr listed demand_rfo_hit{demand_rfo_hit, list, {.name = 3120, .code = 0x24, .mask = 0x82, .counters = 0xff, .period = 1000003}};
inline constexpr listed demand_code_rd_hit{demand_code_rd_hit, list, {.name = 3146, .code = 0x24, .mask = 0x84, .counters = 0xff, .period = 1000003}};
inline constexpr listed hwpf_hit{hwpf_hit, list, {.name = 3176, .code = 0x24, .mask = 0x88, .counters = 0xff, .period = 1000003}};
inline constexpr listed hit{hit, list, {.name = 3196, .code = 0x24, .mask = 0xbf, .mask2 = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 3211, .code = 0x24, .mask = 0xc1, .counters = 0xff, .period = 1000003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 3237, .code = 0x24, .mask = 0xc2, .counters = 0xff, .period = 1000003}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 3259, .code = 0x24, .mask = 0xc4, .counters = 0xff, .period = 1000003}};
inline constexpr listed hwpf{hwpf, list, {.name = 3285, .code = 0x24, .mask = 0xc8, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 3301, .code = 0x24, .mask = 0xff, .mask2 = 0x1, .counters = 0xff, .period = 1000003}};
} // namespace l2_request

namespace lbr_inserts {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 3316, .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace lbr_inserts

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{data_unknown, list, {.name = 3332, .code = 0x03, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed store_forward{store_forward, list, {.name = 3355, .code = 0x03, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed address_alias{address_alias, list, {.name = 3379, .code = 0x03, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 3403, .code = 0x03, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 3423, .code = 0x03, .mask = 0x1f, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace ld_blocks

namespace ld_head {
using namespace core_events;
inline constexpr listed l1_miss{l1_miss, list, {.name = 3437, .code = 0x05, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed wcb_full{wcb_full, list, {.name = 3453, .code = 0x05, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 3470, .code = 0x05, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed l1_miss_at_ret{l1_miss_at_ret, list, {.name = 3484, .code = 0x05, .mask = 0x81, .counters = 0xff, .period = 1000003}};
inline constexpr listed wcb_full_at_ret{wcb_full_at_ret, list, {.name = 3507, .code = 0x05, .mask = 0x82, .counters = 0xff, .period = 1000003}};
inline constexpr listed other_at_ret{other_at_ret, list, {.name = 3531, .code = 0x05, .mask = 0xc0, .counters = 0xff, .period = 1000003}};
inline constexpr listed l1_bound_at_ret{l1_bound_at_ret, list, {.name = 3552, .code = 0x05, .mask = 0xf4, .counters = 0xff, .period = 1000003}};
} // namespace ld_head

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 3576, .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 1000003}};
inline constexpr listed reference{reference, list, {.name = 3599, .code = 0x2e, .mask = 0x4f, .counters = 0xff, .period = 1000003}};
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 3627, .code = 0xc3, .counters = 0xff, .period = 1000003}};
inline constexpr listed smc{smc, list, {.name = 3646, .code = 0xc3, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 3665, .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed memory_ordering_fast{memory_ordering_fast, list, {.name = 3696, .code = 0xc3, .mask = 0x2, .mask2 = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed fp_assist{fp_assist, list, {.name = 3732, .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed disambiguation{disambiguation, list, {.name = 3757, .code = 0xc3, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed disambiguation_fast{disambiguation_fast, list, {.name = 3787, .code = 0xc3, .mask = 0x8, .mask2 = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed mrn_nuke{mrn_nuke, list, {.name = 3822, .code = 0xc3, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed mrn_nuke_fast{mrn_nuke_fast, list, {.name = 3846, .code = 0xc3, .mask = 0x10, .mask2 = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed page_fault{page_fault, list, {.name = 3875, .code = 0xc3, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed fpc_virtual_trap{fpc_virtual_trap, list, {.name = 3901, .code = 0xc3, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed xmc{xmc, list, {.name = 3933, .code = 0xc3, .mask = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed any_fast{any_fast, list, {.name = 3952, .code = 0xc3, .mask = 0xff, .mask2 = 0x80, .counters = 0xff, .period = 1000003}};
} // namespace machine_clears

namespace mem_bound_stalls_load {
using namespace core_events;
inline constexpr listed l2_hit{l2_hit, list, {.name = 3976, .code = 0x34, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed llc_hit_nosnoop{llc_hit_nosnoop, list, {.name = 4005, .code = 0x34, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed llc_hit_snoop{llc_hit_snoop, list, {.name = 4043, .code = 0x34, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed llc_hit{llc_hit, list, {.name = 4079, .code = 0x34, .mask = 0x6, .counters = 0xff, .period = 1000003}};
inline constexpr listed llc_miss_othermod{llc_miss_othermod, list, {.name = 4109, .code = 0x34, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed llc_miss_localmem{llc_miss_localmem, list, {.name = 4149, .code = 0x34, .mask = 0x10, .counters = 0xff, .period = 1000003}};
} // namespace mem_bound_stalls_load

namespace mem_load_uops_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{local_dram, list, {.name = 4189, .code = 0xd3, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed remote_dram_or_nofwd{remote_dram_or_nofwd, list, {.name = 4230, .code = 0xd3, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed remote_fwd_nonm{remote_fwd_nonm, list, {.name = 4281, .code = 0xd3, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed remote_fwd_hitm{remote_fwd_hitm, list, {.name = 4327, .code = 0xd3, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 4373, .code = 0xd3, .mask = 0xff, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace mem_load_uops_l3_miss_retired

namespace mem_load_uops_misc_retired {
using namespace core_events;
inline constexpr listed l3_hit_snoop_hitm{l3_hit_snoop_hitm, list, {.name = 4407, .code = 0xd4, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed l3_hit_snoop_with_fwd{l3_hit_snoop_with_fwd, list, {.name = 4452, .code = 0xd4, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed l3_hit_snoop_no_fwd{l3_hit_snoop_no_fwd, list, {.name = 4501, .code = 0xd4, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace mem_load_uops_misc_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 4548, .code = 0xd1, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 4577, .code = 0xd1, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed l3_hit_no_snoop{l3_hit_no_snoop, list, {.name = 4606, .code = 0xd1, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed l3_hit_snoop_hit{l3_hit_snoop_hit, list, {.name = 4644, .code = 0xd1, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed l3_hit{l3_hit, list, {.name = 4683, .code = 0xd1, .mask = 0x1c, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 4712, .code = 0xd1, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 4742, .code = 0xd1, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace mem_load_uops_retired

namespace mem_scheduler_block {
using namespace core_events;
inline constexpr listed st_buf{st_buf, list, {.name = 4772, .code = 0x04, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed ld_buf{ld_buf, list, {.name = 4799, .code = 0x04, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed rsv{rsv, list, {.name = 4826, .code = 0x04, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 4850, .code = 0x04, .mask = 0x7, .counters = 0xff, .period = 1000003}};
} // namespace mem_scheduler_block

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_1024{load_latency_gt_1024, list, {.name = 4874, .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .needs = beside::ld_lat, .holds = 0x400, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_128{load_latency_gt_128, list, {.name = 4912, .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .needs = beside::ld_lat, .holds = 0x80, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_16{load_latency_gt_16, list, {.name = 4949, .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .needs = beside::ld_lat, .holds = 0x10, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_2048{load_latency_gt_2048, list, {.name = 4985, .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .needs = beside::ld_lat, .holds = 0x800, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_256{load_latency_gt_256, list, {.name = 5023, .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .needs = beside::ld_lat, .holds = 0x100, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_32{load_latency_gt_32, list, {.name = 5060, .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .needs = beside::ld_lat, .holds = 0x20, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_4{load_latency_gt_4, list, {.name = 5096, .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .needs = beside::ld_lat, .holds = 0x4, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_512{load_latency_gt_512, list, {.name = 5131, .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .needs = beside::ld_lat, .holds = 0x200, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_64{load_latency_gt_64, list, {.name = 5168, .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .needs = beside::ld_lat, .holds = 0x40, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_8{load_latency_gt_8, list, {.name = 5204, .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .needs = beside::ld_lat, .holds = 0x8, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed store_latency{store_latency, list, {.name = 5239, .code = 0xd0, .mask = 0x6, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .taken_alone = true, .has_latency = true}};
inline constexpr listed mrn_loads{mrn_loads, list, {.name = 5270, .code = 0xd0, .mask = 0x9, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed mrn_stores{mrn_stores, list, {.name = 5297, .code = 0xd0, .mask = 0xa, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed stlb_miss_loads{stlb_miss_loads, list, {.name = 5325, .code = 0xd0, .mask = 0x11, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed stlb_miss_stores{stlb_miss_stores, list, {.name = 5358, .code = 0xd0, .mask = 0x12, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed stlb_miss{stlb_miss, list, {.name = 5392, .code = 0xd0, .mask = 0x13, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 5419, .code = 0xd0, .mask = 0x21, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed split_loads{split_loads, list, {.name = 5447, .code = 0xd0, .mask = 0x41, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed split_stores{split_stores, list, {.name = 5476, .code = 0xd0, .mask = 0x42, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed split{split, list, {.name = 5506, .code = 0xd0, .mask = 0x43, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed all_loads{all_loads, list, {.name = 5529, .code = 0xd0, .mask = 0x81, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed all_stores{all_stores, list, {.name = 5556, .code = 0xd0, .mask = 0x82, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 5584, .code = 0xd0, .mask = 0x83, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed load_page_split{load_page_split, list, {.name = 5605, .code = 0x13, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed store_page_split{store_page_split, list, {.name = 5638, .code = 0x13, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace misalign_mem_ref

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 5672, .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true}};
} // namespace misc_retired

namespace misc_retired1 {
using namespace core_events;
inline constexpr listed lfence{lfence, list, {.name = 5697, .code = 0xe0, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cl_inst{cl_inst, list, {.name = 5718, .code = 0xe0, .mask = 0xff, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace misc_retired1

namespace misc_retired2 {
using namespace core_events;
inline constexpr listed keylocker_access{keylocker_access, list, {.name = 5740, .code = 0xe1, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed keylocker_miss{keylocker_miss, list, {.name = 5771, .code = 0xe1, .mask = 0x11, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace misc_retired2

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{ms_entry, list, {.name = 5800, .code = 0xe7, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed ms_busy{ms_busy, list, {.name = 5820, .code = 0xe7, .mask = 0x4, .counters = 0xff, .period = 1000003}};
} // namespace ms_decoded

namespace prediction {
using namespace core_events;
inline constexpr listed btclear{btclear, list, {.name = 5839, .code = 0xe8, .mask = 0x1, .counters = 0xff, .period = 1000003}};
} // namespace prediction

namespace serialization {
using namespace core_events;
inline constexpr listed iq_jeu_scb{iq_jeu_scb, list, {.name = 5858, .code = 0x75, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed non_c01_ms_scb{non_c01_ms_scb, list, {.name = 5883, .code = 0x75, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed c01_ms_scb{c01_ms_scb, list, {.name = 5912, .code = 0x75, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed color_stalls{color_stalls, list, {.name = 5937, .code = 0x75, .mask = 0x8, .counters = 0xff, .period = 1000003}};
} // namespace serialization

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 5964, .code = 0x00, .mask = 0x5, .fixed = 4, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 5992, .code = 0x73, .counters = 0xff, .period = 1000003}};
inline constexpr listed nuke{nuke, list, {.name = 6022, .code = 0x73, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed fastnuke{fastnuke, list, {.name = 6051, .code = 0x73, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed machine_clears{machine_clears, list, {.name = 6084, .code = 0x73, .mask = 0x3, .counters = 0xff, .period = 1000003}};
inline constexpr listed mispredict{mispredict, list, {.name = 6123, .code = 0x73, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed lsd_mispredict{lsd_mispredict, list, {.name = 6158, .code = 0x73, .mask = 0x8, .counters = 0xff, .period = 1000003}};
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed alloc_restrictions{alloc_restrictions, list, {.name = 6197, .code = 0x74, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed mem_scheduler{mem_scheduler, list, {.name = 6233, .code = 0x74, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed non_mem_scheduler{non_mem_scheduler, list, {.name = 6264, .code = 0x74, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed serialization{serialization, list, {.name = 6299, .code = 0x74, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed register_{register_, list, {.name = 6330, .code = 0x74, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed reorder_buffer{reorder_buffer, list, {.name = 6356, .code = 0x74, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed lsd{lsd, list, {.name = 6388, .code = 0x74, .mask = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 6409, .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 6432, .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003}};
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 6453, .code = 0x00, .mask = 0x6, .fixed = 5, .period = 1000003}};
inline constexpr listed cisc{cisc, list, {.name = 6474, .code = 0x71, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed branch_detect{branch_detect, list, {.name = 6496, .code = 0x71, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed predecode{predecode, list, {.name = 6527, .code = 0x71, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed decode{decode, list, {.name = 6554, .code = 0x71, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed itlb_miss{itlb_miss, list, {.name = 6578, .code = 0x71, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed icache{icache, list, {.name = 6605, .code = 0x71, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed branch_resteer{branch_resteer, list, {.name = 6629, .code = 0x71, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed frontend_latency{frontend_latency, list, {.name = 6661, .code = 0x71, .mask = 0x72, .counters = 0xff, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 6695, .code = 0x71, .mask = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed frontend_bandwidth{frontend_bandwidth, list, {.name = 6718, .code = 0x71, .mask = 0x8d, .counters = 0xff, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 6754, .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003}};
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 6777, .code = 0x00, .mask = 0x7, .fixed = 6, .precise = precision::can, .precise_fixed = 0x40, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 6798, .code = 0xc2, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 6821, .code = 0x0e, .counters = 0xff, .period = 1000003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed x87{x87, list, {.name = 6837, .code = 0xc2, .mask2 = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed eom{eom, list, {.name = 6854, .code = 0xc2, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed ms{ms, list, {.name = 6871, .code = 0xc2, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed dual_dest{dual_dest, list, {.name = 6887, .code = 0xc2, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed lsd{lsd, list, {.name = 6910, .code = 0xc2, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed fpdiv{fpdiv, list, {.name = 6927, .code = 0xc2, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed idiv{idiv, list, {.name = 6946, .code = 0xc2, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::idiv_occupancy,
    &arith::idiv_active,
    &arith::fpdiv_occupancy,
    &arith::fpdiv_active,
    &arith::div_active,
    &arith::idiv_uops,
    &arith::fpdiv_uops,
    &baclears::any,
    &baclears::indirect,
    &baclears::uncond,
    &baclears::return_,
    &baclears::cond,
    &br_inst_retired::all_branches,
    &br_inst_retired::cond_taken_bwd,
    &br_inst_retired::cond_taken_fwd,
    &br_inst_retired::cond_taken,
    &br_inst_retired::cond_ntaken,
    &br_inst_retired::cond,
    &br_inst_retired::near_ret,
    &br_inst_retired::near_return,
    &br_inst_retired::near_ind_call,
    &br_inst_retired::near_indirect_call,
    &br_inst_retired::near_dir_call,
    &br_inst_retired::near_direct_call,
    &br_inst_retired::near_call,
    &br_inst_retired::near_ind_jmp,
    &br_inst_retired::near_indirect_jmp,
    &br_inst_retired::all_near_ind,
    &br_inst_retired::near_indirect,
    &br_inst_retired::all_near_ind_or_ret,
    &br_inst_retired::near_indirect_or_return,
    &br_inst_retired::near_dir_jmp,
    &br_inst_retired::near_direct_jmp,
    &br_inst_retired::near_jmp,
    &br_inst_retired::near_taken,
    &br_misp_retired::all_branches,
    &br_misp_retired::cond_taken,
    &br_misp_retired::cond_ntaken,
    &br_misp_retired::near_ret,
    &br_misp_retired::near_return,
    &br_misp_retired::all_near_ind,
    &br_misp_retired::near_indirect,
    &core_reject_l2q::any,
    &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::ref_tsc_p,
    &dtlb_load_misses::miss_caused_walk,
    &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::miss_caused_walk,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::stlb_hit,
    &fp_flops_retired::fp64,
    &fp_flops_retired::fp32,
    &fp_flops_retired::all,
    &fp_inst_retired::_32b_sp,
    &fp_inst_retired::_64b_dp,
    &fp_inst_retired::_128b_sp,
    &fp_inst_retired::_128b_dp,
    &fp_inst_retired::_256b_sp,
    &fp_inst_retired::_256b_dp,
    &fp_inst_retired::all,
    &fp_vint_uops_executed::std,
    &fp_vint_uops_executed::p0,
    &fp_vint_uops_executed::p1,
    &fp_vint_uops_executed::p2,
    &fp_vint_uops_executed::p3,
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
    &frontend_retired_source::icache_l2_hit,
    &frontend_retired_source::icache_l3_hit_no_snoop,
    &frontend_retired_source::icache_l3_hit_with_snoop,
    &frontend_retired_source::icache_l3_hit,
    &frontend_retired_source::icache_l3_miss,
    &frontend_retired_source::icache_l2_miss,
    &frontend_retired_source::itlb_stlb_hit,
    &frontend_retired_source::itlb_stlb_miss,
    &frontend_retired_source::late_swpf,
    &icache::hit,
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
    &int_uops_executed::_2nd,
    &int_uops_executed::all,
    &itlb_misses::miss_caused_walk,
    &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_pending,
    &itlb_misses::stlb_hit,
    &l2_reject_xq::any,
    &l2_request::demand_data_rd_miss,
    &l2_request::demand_rfo_miss,
    &l2_request::demand_code_rd_miss,
    &l2_request::hwpf_miss,
    &l2_request::miss,
    &l2_request::demand_data_rd_hit,
    &l2_request::demand_rfo_hit,
    &l2_request::demand_code_rd_hit,
    &l2_request::hwpf_hit,
    &l2_request::hit,
    &l2_request::demand_data_rd,
    &l2_request::demand_rfo,
    &l2_request::demand_code_rd,
    &l2_request::hwpf,
    &l2_request::all,
    &lbr_inserts::any,
    &ld_blocks::data_unknown,
    &ld_blocks::store_forward,
    &ld_blocks::address_alias,
    &ld_blocks::dtlb_miss,
    &ld_blocks::all,
    &ld_head::l1_miss,
    &ld_head::wcb_full,
    &ld_head::other,
    &ld_head::l1_miss_at_ret,
    &ld_head::wcb_full_at_ret,
    &ld_head::other_at_ret,
    &ld_head::l1_bound_at_ret,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &machine_clears::any,
    &machine_clears::smc,
    &machine_clears::memory_ordering,
    &machine_clears::memory_ordering_fast,
    &machine_clears::fp_assist,
    &machine_clears::disambiguation,
    &machine_clears::disambiguation_fast,
    &machine_clears::mrn_nuke,
    &machine_clears::mrn_nuke_fast,
    &machine_clears::page_fault,
    &machine_clears::fpc_virtual_trap,
    &machine_clears::xmc,
    &machine_clears::any_fast,
    &mem_bound_stalls_load::l2_hit,
    &mem_bound_stalls_load::llc_hit_nosnoop,
    &mem_bound_stalls_load::llc_hit_snoop,
    &mem_bound_stalls_load::llc_hit,
    &mem_bound_stalls_load::llc_miss_othermod,
    &mem_bound_stalls_load::llc_miss_localmem,
    &mem_load_uops_l3_miss_retired::local_dram,
    &mem_load_uops_l3_miss_retired::remote_dram_or_nofwd,
    &mem_load_uops_l3_miss_retired::remote_fwd_nonm,
    &mem_load_uops_l3_miss_retired::remote_fwd_hitm,
    &mem_load_uops_l3_miss_retired::all,
    &mem_load_uops_misc_retired::l3_hit_snoop_hitm,
    &mem_load_uops_misc_retired::l3_hit_snoop_with_fwd,
    &mem_load_uops_misc_retired::l3_hit_snoop_no_fwd,
    &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit,
    &mem_load_uops_retired::l3_hit_no_snoop,
    &mem_load_uops_retired::l3_hit_snoop_hit,
    &mem_load_uops_retired::l3_hit,
    &mem_load_uops_retired::l1_miss,
    &mem_load_uops_retired::l2_miss,
    &mem_scheduler_block::st_buf,
    &mem_scheduler_block::ld_buf,
    &mem_scheduler_block::rsv,
    &mem_scheduler_block::all,
    &mem_uops_retired::load_latency_gt_1024,
    &mem_uops_retired::load_latency_gt_128,
    &mem_uops_retired::load_latency_gt_16,
    &mem_uops_retired::load_latency_gt_2048,
    &mem_uops_retired::load_latency_gt_256,
    &mem_uops_retired::load_latency_gt_32,
    &mem_uops_retired::load_latency_gt_4,
    &mem_uops_retired::load_latency_gt_512,
    &mem_uops_retired::load_latency_gt_64,
    &mem_uops_retired::load_latency_gt_8,
    &mem_uops_retired::store_latency,
    &mem_uops_retired::mrn_loads,
    &mem_uops_retired::mrn_stores,
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
    &misc_retired2::keylocker_access,
    &misc_retired2::keylocker_miss,
    &ms_decoded::ms_entry,
    &ms_decoded::ms_busy,
    &prediction::btclear,
    &serialization::iq_jeu_scb,
    &serialization::non_c01_ms_scb,
    &serialization::c01_ms_scb,
    &serialization::color_stalls,
    &topdown_bad_speculation::all,
    &topdown_bad_speculation::all_p,
    &topdown_bad_speculation::nuke,
    &topdown_bad_speculation::fastnuke,
    &topdown_bad_speculation::machine_clears,
    &topdown_bad_speculation::mispredict,
    &topdown_bad_speculation::lsd_mispredict,
    &topdown_be_bound::alloc_restrictions,
    &topdown_be_bound::mem_scheduler,
    &topdown_be_bound::non_mem_scheduler,
    &topdown_be_bound::serialization,
    &topdown_be_bound::register_,
    &topdown_be_bound::reorder_buffer,
    &topdown_be_bound::lsd,
    &topdown_be_bound::all_p,
    &topdown_be_bound::all,
    &topdown_fe_bound::all,
    &topdown_fe_bound::cisc,
    &topdown_fe_bound::branch_detect,
    &topdown_fe_bound::predecode,
    &topdown_fe_bound::decode,
    &topdown_fe_bound::itlb_miss,
    &topdown_fe_bound::icache,
    &topdown_fe_bound::branch_resteer,
    &topdown_fe_bound::frontend_latency,
    &topdown_fe_bound::other,
    &topdown_fe_bound::frontend_bandwidth,
    &topdown_fe_bound::all_p,
    &topdown_retiring::all,
    &topdown_retiring::all_p,
    &uops_issued::any,
    &uops_retired::x87,
    &uops_retired::eom,
    &uops_retired::ms,
    &uops_retired::dual_dest,
    &uops_retired::lsd,
    &uops_retired::fpdiv,
    &uops_retired::idiv,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::cwf
