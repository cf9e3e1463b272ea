// Events of Sierra Forest, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// srf: from intel/perfmon 6dadedf3aa48, SRF/events/sierraforest_core.json, version 1.18 of
// 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::sierra_forest {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "arith.idiv_occupancy\0"
    "arith.idiv_active\0"
    "arith.fpdiv_active\0"
    "arith.fpdiv_occupancy\0"
    "arith.div_active\0"
    "arith.idiv_uops\0"
    "arith.fpdiv_uops\0"
    "baclears.any\0"
    "br_inst_retired.all_branches\0" "SRF6;SRF7\0"
    "br_inst_retired.cond\0" "SRF7\0"
    "br_inst_retired.taken\0" "SRF7\0"
    "br_inst_retired.far_branch\0" "SRF7\0"
    "br_inst_retired.near_taken\0" "SRF7\0"
    "br_inst_retired.rel_jmp\0"
    "br_inst_retired.indirect\0" "SRF7\0"
    "br_inst_retired.indirect_jmp\0"
    "br_inst_retired.near_return\0"
    "br_inst_retired.near_call\0" "SRF6;SRF7\0"
    "br_inst_retired.ind_call\0" "SRF7\0"
    "br_inst_retired.indirect_call\0" "SRF7\0"
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
    "mem_bound_stalls_ifetch.llc_hit\0"
    "mem_bound_stalls_ifetch.llc_miss\0"
    "mem_bound_stalls_ifetch.all\0"
    "mem_bound_stalls_load.l2_hit\0"
    "mem_bound_stalls_load.llc_hit_nosnoop\0"
    "mem_bound_stalls_load.llc_hit\0"
    "mem_bound_stalls_load.llc_miss_othermod\0"
    "mem_bound_stalls_load.llc_miss\0"
    "mem_bound_stalls_load.l2_miss\0"
    "mem_bound_stalls_load.all\0"
    "mem_bound_stalls_load.sbfull\0"
    "mem_load_uops_l3_miss_retired.local_dram\0"
    "mem_load_uops_l3_miss_retired.remote_dram_or_nofwd\0"
    "mem_load_uops_l3_miss_retired.remote_fwd_nonm\0"
    "mem_load_uops_l3_miss_retired.remote_fwd_hitm\0"
    "mem_load_uops_l3_miss_retired.all\0"
    "mem_load_uops_misc_retired.l3_hit_snoop_hitm\0"
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
    "misc_retired2.keylocker_access\0"
    "misc_retired2.keylocker_miss\0"
    "ms_decoded.ms_busy\0"
    "serialization.non_c01_ms_scb\0"
    "serialization.c01_ms_scb\0"
    "serialization.color_stalls\0"
    "topdown_bad_speculation.all_p\0"
    "topdown_bad_speculation.all\0"
    "topdown_bad_speculation.nuke\0"
    "topdown_bad_speculation.fastnuke\0"
    "topdown_bad_speculation.machine_clears\0"
    "topdown_bad_speculation.mispredict\0"
    "topdown_be_bound.all_p\0"
    "topdown_be_bound.all\0"
    "topdown_be_bound.alloc_restrictions\0"
    "topdown_be_bound.mem_scheduler\0"
    "topdown_be_bound.non_mem_scheduler\0"
    "topdown_be_bound.serialization\0"
    "topdown_be_bound.register\0"
    "topdown_be_bound.reorder_buffer\0"
    "topdown_fe_bound.all_p\0"
    "topdown_fe_bound.all\0"
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
    "topdown_retiring.all\0"
    "uops_issued.any\0"
    "uops_retired.all\0"
    "uops_retired.ms\0"
    "uops_retired.x87\0"
    "uops_retired.fpdiv\0"
    "uops_retired.idiv\0";
inline constexpr core sharers[] = {core::meteor_lake_atom, core::grand_ridge, core::arrow_lake_low_power};
inline constexpr select::event_list list{"sierra_forest", core::sierra_forest, names, all_of(sharers)};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed idiv_occupancy{{&list, 0x10cd, 0xff, 0x20000f424300000, 0x0}, {}, &idiv_occupancy}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed idiv_active{{&list, 0x100010cd, 0xff, 0x20000f424300015, 0x0}, {}, &idiv_active}; // .code = 0xcd, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed fpdiv_active{{&list, 0x100020cd, 0xff, 0xf424300027, 0x0}, {}, &fpdiv_active}; // .code = 0xcd, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 1000003
inline constexpr listed fpdiv_occupancy{{&list, 0x20cd, 0xff, 0x20000f42430003a, 0x0}, {}, &fpdiv_occupancy}; // .code = 0xcd, .mask = 0x2, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed div_active{{&list, 0x100030cd, 0xff, 0xf424300050, 0x0}, {}, &div_active}; // .code = 0xcd, .mask = 0x3, .threshold = 1, .counters = 0xff, .period = 1000003
inline constexpr listed idiv_uops{{&list, 0x40cd, 0xff, 0x20000f424300061, 0x0}, {}, &idiv_uops}; // .code = 0xcd, .mask = 0x4, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed fpdiv_uops{{&list, 0x80cd, 0xff, 0x20000f424300071, 0x0}, {}, &fpdiv_uops}; // .code = 0xcd, .mask = 0x8, .counters = 0xff, .period = 1000003, .missing = 0x4
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e6, 0xff, 0x30d4300082, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1, .counters = 0xff, .period = 200003
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0x1000ff000000ff, 0x3c00030d430008f, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_errata = true, .missing = 0x7
inline constexpr listed cond{{&list, 0x7e0c4, 0x1000ff000000ff, 0x3c00030d43000b6, 0x0}, {}, &cond}; // .code = 0xc4, .mask = 0x7e, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_errata = true, .missing = 0x7
inline constexpr listed taken{{&list, 0x800c4, 0x1000ff000000ff, 0x3c00030d43000d0, 0x0}, {}, &taken}; // .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_errata = true, .missing = 0x7
inline constexpr listed far_branch{{&list, 0xbf0c4, 0x1000ff000000ff, 0x3c00030d43000eb, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0xbf, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_errata = true, .missing = 0x7
inline constexpr listed near_taken{{&list, 0xc00c4, 0x1000ff000000ff, 0x3c00030d430010b, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0xc0, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_errata = true, .missing = 0x7
inline constexpr listed rel_jmp{{&list, 0xdf0c4, 0x1000ff000000ff, 0x30d430012b, 0x0}, {}, &rel_jmp}; // .code = 0xc4, .mask = 0xdf, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed indirect{{&list, 0xeb0c4, 0x1000ff000000ff, 0x3c00030d4300143, 0x0}, {}, &indirect}; // .code = 0xc4, .mask = 0xeb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_errata = true, .missing = 0x7
inline constexpr listed indirect_jmp{{&list, 0xef0c4, 0x1000ff000000ff, 0x30d4300161, 0x0}, {}, &indirect_jmp}; // .code = 0xc4, .mask = 0xef, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed near_return{{&list, 0xf70c4, 0x1000ff000000ff, 0x30d430017e, 0x0}, {}, &near_return}; // .code = 0xc4, .mask = 0xf7, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed near_call{{&list, 0xf90c4, 0x1000ff000000ff, 0x3c00030d430019a, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0xf9, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_errata = true, .missing = 0x7
inline constexpr listed ind_call{{&list, 0xfb0c4, 0x1000ff000000ff, 0x3e00030d43001be, 0x0}, {}, &ind_call}; // .code = 0xc4, .mask = 0xfb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .deprecated = true, .has_errata = true, .missing = 0x7
inline constexpr listed indirect_call{{&list, 0xfb0c4, 0x1000ff000000ff, 0x3c00030d43001dc, 0x0}, {}, &indirect_call}; // .code = 0xc4, .mask = 0xfb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_errata = true, .missing = 0x7
inline constexpr listed rel_call{{&list, 0xfd0c4, 0x1000ff000000ff, 0x30d43001ff, 0x0}, {}, &rel_call}; // .code = 0xc4, .mask = 0xfd, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed cond_taken{{&list, 0xfe0c4, 0x1000ff000000ff, 0x30d4300218, 0x0}, {}, &cond_taken}; // .code = 0xc4, .mask = 0xfe, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0x1000ff000000ff, 0x30d4300233, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed cond{{&list, 0x7e0c5, 0x1000ff000000ff, 0x30d4300250, 0x0}, {}, &cond}; // .code = 0xc5, .mask = 0x7e, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed near_taken{{&list, 0x800c5, 0x1000ff000000ff, 0x30d4300265, 0x0}, {}, &near_taken}; // .code = 0xc5, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed indirect{{&list, 0xeb0c5, 0x1000ff000000ff, 0x30d4300280, 0x0}, {}, &indirect}; // .code = 0xc5, .mask = 0xeb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed indirect_jmp{{&list, 0xef0c5, 0x1000ff000000ff, 0x30d4300299, 0x0}, {}, &indirect_jmp}; // .code = 0xc5, .mask = 0xef, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed return_{{&list, 0xf70c5, 0x1000ff000000ff, 0x30d43002b6, 0x0}, {}, &return_}; // .code = 0xc5, .mask = 0xf7, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed indirect_call{{&list, 0xfb0c5, 0x1000ff000000ff, 0x30d43002cd, 0x0}, {}, &indirect_call}; // .code = 0xc5, .mask = 0xfb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed cond_taken{{&list, 0xfe0c5, 0x1000ff000000ff, 0x30d43002eb, 0x0}, {}, &cond_taken}; // .code = 0xc5, .mask = 0xfe, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
} // namespace br_misp_retired

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{{&list, 0x31, 0xff, 0x30d4300306, 0x0}, {}, &any}; // .code = 0x31, .counters = 0xff, .period = 200003
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{{&list, 0x2000, 0x2000000000000, 0x1e84830031a, 0x0}, {}, &core}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e848300330, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e848300348, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed core_p{{&list, 0x3c, 0xff, 0x1e848300361, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0xff, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0xff, 0x1e848300379, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xff, .period = 2000003
inline constexpr listed ref_tsc_p{{&list, 0x103c, 0xff, 0x1e848300393, 0x0}, {}, &ref_tsc_p}; // .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 2000003
} // namespace cpu_clk_unhalted

namespace dl1 {
using namespace core_events;
inline constexpr listed dirty_eviction{{&list, 0x1051, 0xff, 0x30d43003ae, 0x0}, {}, &dirty_eviction}; // .code = 0x51, .mask = 0x1, .counters = 0xff, .period = 200003
} // namespace dl1

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2008, 0xff, 0x30d43003c1, 0x0}, {}, &walk_completed_4k}; // .code = 0x08, .mask = 0x2, .counters = 0xff, .period = 200003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4008, 0xff, 0x30d43003e4, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x08, .mask = 0x4, .counters = 0xff, .period = 200003
inline constexpr listed walk_completed{{&list, 0xe008, 0xff, 0x30d430040a, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0xe, .counters = 0xff, .period = 200003
inline constexpr listed walk_pending{{&list, 0x10008, 0xff, 0x30d430042a, 0x0}, {}, &walk_pending}; // .code = 0x08, .mask = 0x10, .counters = 0xff, .period = 200003
inline constexpr listed stlb_hit{{&list, 0x20008, 0xff, 0x30d4300448, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x20, .counters = 0xff, .period = 200003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2049, 0xff, 0x1e848300462, 0x0}, {}, &walk_completed_4k}; // .code = 0x49, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4049, 0xff, 0x1e848300486, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x49, .mask = 0x4, .counters = 0xff, .period = 2000003
inline constexpr listed walk_completed{{&list, 0xe049, 0xff, 0x1e8483004ad, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0xe, .counters = 0xff, .period = 2000003
inline constexpr listed walk_pending{{&list, 0x10049, 0xff, 0x30d43004ce, 0x0}, {}, &walk_pending}; // .code = 0x49, .mask = 0x10, .counters = 0xff, .period = 200003
inline constexpr listed stlb_hit{{&list, 0x20049, 0xff, 0x1e8483004ed, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x20, .counters = 0xff, .period = 2000003
} // namespace dtlb_store_misses

namespace fp_flops_retired {
using namespace core_events;
inline constexpr listed dp{{&list, 0x10c8, 0x1000ff000000ff, 0x2000f424300508, 0x0}, {}, &dp}; // .code = 0xc8, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .deprecated = true
inline constexpr listed fp64{{&list, 0x10c8, 0x1000ff000000ff, 0xf42430051c, 0x0}, {}, &fp64}; // .code = 0xc8, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed sp{{&list, 0x20c8, 0x1000ff000000ff, 0x2000f424300532, 0x0}, {}, &sp}; // .code = 0xc8, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .deprecated = true
inline constexpr listed fp32{{&list, 0x20c8, 0x1000ff000000ff, 0xf424300546, 0x0}, {}, &fp32}; // .code = 0xc8, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x30c8, 0x1000ff000000ff, 0xf42430055c, 0x0}, {}, &all}; // .code = 0xc8, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace fp_flops_retired

namespace fp_inst_retired {
using namespace core_events;
inline constexpr listed _32b_sp{{&list, 0x10c7, 0x1000ff000000ff, 0xf424300571, 0x0}, {}, &_32b_sp}; // .code = 0xc7, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed _64b_dp{{&list, 0x20c7, 0x1000ff000000ff, 0xf424300588, 0x0}, {}, &_64b_dp}; // .code = 0xc7, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed _128b_sp{{&list, 0x40c7, 0x1000ff000000ff, 0xf42430059f, 0x0}, {}, &_128b_sp}; // .code = 0xc7, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed _128b_dp{{&list, 0x80c7, 0x1000ff000000ff, 0xf4243005b7, 0x0}, {}, &_128b_dp}; // .code = 0xc7, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed _256b_dp{{&list, 0x200c7, 0x1000ff000000ff, 0xf4243005cf, 0x0}, {}, &_256b_dp}; // .code = 0xc7, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace fp_inst_retired

namespace fp_vint_uops_executed {
using namespace core_events;
inline constexpr listed std{{&list, 0x10b2, 0xff, 0xf4243005e7, 0x0}, {}, &std}; // .code = 0xb2, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed p0{{&list, 0x20b2, 0xff, 0xf424300601, 0x0}, {}, &p0}; // .code = 0xb2, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed p1{{&list, 0x40b2, 0xff, 0xf42430061a, 0x0}, {}, &p1}; // .code = 0xb2, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed p2{{&list, 0x80b2, 0xff, 0xf424300633, 0x0}, {}, &p2}; // .code = 0xb2, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed primary{{&list, 0xe0b2, 0xff, 0xf42430064c, 0x0}, {}, &primary}; // .code = 0xb2, .mask = 0xe, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0xf0b2, 0xff, 0xf42430066a, 0x0}, {}, &all}; // .code = 0xb2, .mask = 0xf, .counters = 0xff, .period = 1000003
} // namespace fp_vint_uops_executed

namespace frontend_retired {
using namespace core_events;
inline constexpr listed all{{&list, 0xc6, 0x1000ff000000ff, 0xf424300684, 0x0}, {}, &all}; // .code = 0xc6, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed cisc{{&list, 0x10c6, 0x1000ff000000ff, 0xf424300699, 0x0}, {}, &cisc}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed branch_detect{{&list, 0x20c6, 0x1000ff000000ff, 0xf4243006af, 0x0}, {}, &branch_detect}; // .code = 0xc6, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed predecode{{&list, 0x40c6, 0x1000ff000000ff, 0xf4243006ce, 0x0}, {}, &predecode}; // .code = 0xc6, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed decode{{&list, 0x80c6, 0x1000ff000000ff, 0xf4243006e9, 0x0}, {}, &decode}; // .code = 0xc6, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed itlb_miss{{&list, 0x100c6, 0x1000ff000000ff, 0xf424300701, 0x0}, {}, &itlb_miss}; // .code = 0xc6, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed icache{{&list, 0x200c6, 0x1000ff000000ff, 0xf42430071c, 0x0}, {}, &icache}; // .code = 0xc6, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed branch_resteer{{&list, 0x400c6, 0x1000ff000000ff, 0xf424300734, 0x0}, {}, &branch_resteer}; // .code = 0xc6, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed other{{&list, 0x800c6, 0x1000ff000000ff, 0xf424300754, 0x0}, {}, &other}; // .code = 0xc6, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace frontend_retired

namespace icache {
using namespace core_events;
inline constexpr listed misses{{&list, 0x2080, 0xff, 0x30d430076b, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0xff, .period = 200003
inline constexpr listed accesses{{&list, 0x3080, 0xff, 0x30d4300779, 0x0}, {}, &accesses}; // .code = 0x80, .mask = 0x3, .counters = 0xff, .period = 200003
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x51000000000000, 0x1e848300789, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0x1000ff000000ff, 0x1e84830079a, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
} // namespace inst_retired

namespace int_uops_executed {
using namespace core_events;
inline constexpr listed ld{{&list, 0x10b3, 0xff, 0xf4243007ad, 0x0}, {}, &ld}; // .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed sta{{&list, 0x20b3, 0xff, 0xf4243007c2, 0x0}, {}, &sta}; // .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed std_jmp{{&list, 0x40b3, 0xff, 0xf4243007d8, 0x0}, {}, &std_jmp}; // .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed p0{{&list, 0x80b3, 0xff, 0xf4243007f2, 0x0}, {}, &p0}; // .code = 0xb3, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed p1{{&list, 0x100b3, 0xff, 0xf424300807, 0x0}, {}, &p1}; // .code = 0xb3, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed p2{{&list, 0x200b3, 0xff, 0xf42430081c, 0x0}, {}, &p2}; // .code = 0xb3, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed p3{{&list, 0x400b3, 0xff, 0xf424300831, 0x0}, {}, &p3}; // .code = 0xb3, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed primary{{&list, 0x780b3, 0xff, 0xf424300846, 0x0}, {}, &primary}; // .code = 0xb3, .mask = 0x78, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0xff0b3, 0xff, 0xf424300860, 0x0}, {}, &all}; // .code = 0xb3, .mask = 0xff, .counters = 0xff, .period = 1000003
} // namespace int_uops_executed

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{{&list, 0x1085, 0xff, 0xf424300876, 0x0}, {}, &miss_caused_walk}; // .code = 0x85, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed walk_completed_4k{{&list, 0x2085, 0xff, 0x1e848300893, 0x0}, {}, &walk_completed_4k}; // .code = 0x85, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4085, 0xff, 0x1e8483008b1, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x85, .mask = 0x4, .counters = 0xff, .period = 2000003
inline constexpr listed walk_completed{{&list, 0xe085, 0xff, 0x30d43008d2, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0xe, .counters = 0xff, .period = 200003
inline constexpr listed walk_pending{{&list, 0x10085, 0xff, 0x30d43008ed, 0x0}, {}, &walk_pending}; // .code = 0x85, .mask = 0x10, .counters = 0xff, .period = 200003
inline constexpr listed stlb_hit{{&list, 0x20085, 0xff, 0x1e848300906, 0x0}, {}, &stlb_hit}; // .code = 0x85, .mask = 0x20, .counters = 0xff, .period = 2000003
} // namespace itlb_misses

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed s{{&list, 0x2025, 0xff, 0xf42430091b, 0x0}, {}, &s}; // .code = 0x25, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed e{{&list, 0x4025, 0xff, 0xf424300929, 0x0}, {}, &e}; // .code = 0x25, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed m{{&list, 0x8025, 0xff, 0xf424300937, 0x0}, {}, &m}; // .code = 0x25, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed f{{&list, 0x10025, 0xff, 0xf424300945, 0x0}, {}, &f}; // .code = 0x25, .mask = 0x10, .counters = 0xff, .period = 1000003
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{{&list, 0x1026, 0xff, 0xf424300953, 0x0}, {}, &silent}; // .code = 0x26, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed non_silent{{&list, 0x2026, 0xff, 0xf424300967, 0x0}, {}, &non_silent}; // .code = 0x26, .mask = 0x2, .counters = 0xff, .period = 1000003
} // namespace l2_lines_out

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed any{{&list, 0x30, 0xff, 0x30d430097f, 0x0}, {}, &any}; // .code = 0x30, .counters = 0xff, .period = 200003
} // namespace l2_reject_xq

namespace l2_request {
using namespace core_events;
inline constexpr listed miss{{&list, 0x1024, 0xff, 0x30d4300990, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x1, .counters = 0xff, .period = 200003
inline constexpr listed hit{{&list, 0x2024, 0xff, 0x30d43009a0, 0x0}, {}, &hit}; // .code = 0x24, .mask = 0x2, .counters = 0xff, .period = 200003
inline constexpr listed rejects{{&list, 0x4024, 0xff, 0x30d43009af, 0x0}, {}, &rejects}; // .code = 0x24, .mask = 0x4, .counters = 0xff, .period = 200003
} // namespace l2_request

namespace lbr_inserts {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e4, 0x1000ff000000ff, 0x2000f4243009c2, 0x0}, {}, &any}; // .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .deprecated = true
} // namespace lbr_inserts

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{{&list, 0x1003, 0x1000ff000000ff, 0xf4243009d2, 0x0}, {}, &data_unknown}; // .code = 0x03, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed store_forward{{&list, 0x2003, 0x1000ff000000ff, 0xf4243009e9, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed address_alias{{&list, 0x4003, 0x1000ff000000ff, 0xf424300a01, 0x0}, {}, &address_alias}; // .code = 0x03, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace ld_blocks

namespace ld_head {
using namespace core_events;
inline constexpr listed l1_miss{{&list, 0x1005, 0xff, 0x20000f424300a19, 0x0}, {}, &l1_miss}; // .code = 0x05, .mask = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed wcb_full{{&list, 0x2005, 0xff, 0xf424300a29, 0x0}, {}, &wcb_full}; // .code = 0x05, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed st_addr{{&list, 0x4005, 0xff, 0x20000f424300a3a, 0x0}, {}, &st_addr}; // .code = 0x05, .mask = 0x4, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed dtlb_miss{{&list, 0x10005, 0xff, 0x20000f424300a4a, 0x0}, {}, &dtlb_miss}; // .code = 0x05, .mask = 0x10, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed pgwalk{{&list, 0x20005, 0xff, 0x20000f424300a5c, 0x0}, {}, &pgwalk}; // .code = 0x05, .mask = 0x20, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed other{{&list, 0x40005, 0xff, 0x20000f424300a6b, 0x0}, {}, &other}; // .code = 0x05, .mask = 0x40, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed any{{&list, 0x7f005, 0xff, 0x20000f424300a79, 0x0}, {}, &any}; // .code = 0x05, .mask = 0x7f, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed l1_miss_at_ret{{&list, 0x81005, 0xff, 0xf424300a85, 0x0}, {}, &l1_miss_at_ret}; // .code = 0x05, .mask = 0x81, .counters = 0xff, .period = 1000003
inline constexpr listed wcb_full_at_ret{{&list, 0x82005, 0xff, 0xf424300a9c, 0x0}, {}, &wcb_full_at_ret}; // .code = 0x05, .mask = 0x82, .counters = 0xff, .period = 1000003
inline constexpr listed st_addr_at_ret{{&list, 0x84005, 0xff, 0xf424300ab4, 0x0}, {}, &st_addr_at_ret}; // .code = 0x05, .mask = 0x84, .counters = 0xff, .period = 1000003
inline constexpr listed dtlb_miss_at_ret{{&list, 0x90005, 0xff, 0xf424300acb, 0x0}, {}, &dtlb_miss_at_ret}; // .code = 0x05, .mask = 0x90, .counters = 0xff, .period = 1000003
inline constexpr listed pgwalk_at_ret{{&list, 0xa0005, 0xff, 0xf424300ae4, 0x0}, {}, &pgwalk_at_ret}; // .code = 0x05, .mask = 0xa0, .counters = 0xff, .period = 1000003
inline constexpr listed other_at_ret{{&list, 0xc0005, 0xff, 0xf424300afa, 0x0}, {}, &other_at_ret}; // .code = 0x05, .mask = 0xc0, .counters = 0xff, .period = 1000003
inline constexpr listed l1_bound_at_ret{{&list, 0xf4005, 0xff, 0xf424300b0f, 0x0}, {}, &l1_bound_at_ret}; // .code = 0x05, .mask = 0xf4, .counters = 0xff, .period = 1000003
inline constexpr listed any_at_ret{{&list, 0xff005, 0xff, 0xf424300b27, 0x0}, {}, &any_at_ret}; // .code = 0x05, .mask = 0xff, .counters = 0xff, .period = 1000003
} // namespace ld_head

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xff, 0x30d4300b3a, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 200003
inline constexpr listed reference{{&list, 0x4f02e, 0xff, 0x30d4300b51, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xff, .period = 200003
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed any{{&list, 0xc3, 0xff, 0x4e2300b6d, 0x0}, {}, &any}; // .code = 0xc3, .counters = 0xff, .period = 20003
inline constexpr listed smc{{&list, 0x10c3, 0xff, 0x4e2300b80, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x1, .counters = 0xff, .period = 20003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xff, 0x4e2300b93, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 20003
inline constexpr listed fp_assist{{&list, 0x40c3, 0xff, 0x4e2300bb2, 0x0}, {}, &fp_assist}; // .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 20003
inline constexpr listed disambiguation{{&list, 0x80c3, 0xff, 0x4e2300bcb, 0x0}, {}, &disambiguation}; // .code = 0xc3, .mask = 0x8, .counters = 0xff, .period = 20003
inline constexpr listed fast{{&list, 0x100c3, 0xff, 0x4e2300be9, 0x0}, {}, &fast}; // .code = 0xc3, .mask = 0x10, .counters = 0xff, .period = 20003
inline constexpr listed page_fault{{&list, 0x200c3, 0xff, 0x4e2300bfd, 0x0}, {}, &page_fault}; // .code = 0xc3, .mask = 0x20, .counters = 0xff, .period = 20003
inline constexpr listed fpc_virtual_trap{{&list, 0x400c3, 0xff, 0x4e2300c17, 0x0}, {}, &fpc_virtual_trap}; // .code = 0xc3, .mask = 0x40, .counters = 0xff, .period = 20003
inline constexpr listed slow{{&list, 0x6f0c3, 0xff, 0x200004e2300c37, 0x0}, {}, &slow}; // .code = 0xc3, .mask = 0x6f, .counters = 0xff, .period = 20003, .deprecated = true
inline constexpr listed mrn_nuke{{&list, 0x800c3, 0xff, 0xf424300c4b, 0x0}, {}, &mrn_nuke}; // .code = 0xc3, .mask = 0x80, .counters = 0xff, .period = 1000003
} // namespace machine_clears

namespace mem_bound_stalls_ifetch {
using namespace core_events;
inline constexpr listed l2_hit{{&list, 0x1035, 0xff, 0xf424300c63, 0x0}, {}, &l2_hit}; // .code = 0x35, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed llc_hit{{&list, 0x6035, 0xff, 0x20000f424300c82, 0x0}, {}, &llc_hit}; // .code = 0x35, .mask = 0x6, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed llc_miss{{&list, 0x78035, 0xff, 0x20000f424300ca2, 0x0}, {}, &llc_miss}; // .code = 0x35, .mask = 0x78, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed all{{&list, 0x7f035, 0xff, 0xf424300cc3, 0x0}, {}, &all}; // .code = 0x35, .mask = 0x7f, .counters = 0xff, .period = 1000003
} // namespace mem_bound_stalls_ifetch

namespace mem_bound_stalls_load {
using namespace core_events;
inline constexpr listed l2_hit{{&list, 0x1034, 0xff, 0xf424300cdf, 0x0}, {}, &l2_hit}; // .code = 0x34, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed llc_hit_nosnoop{{&list, 0x2034, 0xff, 0x30000f424300cfc, 0x0}, {}, &llc_hit_nosnoop}; // .code = 0x34, .mask = 0x2, .counters = 0xff, .period = 1000003, .missing = 0x6
inline constexpr listed llc_hit{{&list, 0x6034, 0xff, 0x20000f424300d22, 0x0}, {}, &llc_hit}; // .code = 0x34, .mask = 0x6, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed llc_miss_othermod{{&list, 0x8034, 0xff, 0x30000f424300d40, 0x0}, {}, &llc_miss_othermod}; // .code = 0x34, .mask = 0x8, .counters = 0xff, .period = 1000003, .missing = 0x6
inline constexpr listed llc_miss{{&list, 0x78034, 0xff, 0xf424300d68, 0x0}, {}, &llc_miss}; // .code = 0x34, .mask = 0x78, .counters = 0xff, .period = 1000003
inline constexpr listed l2_miss{{&list, 0x7e034, 0xff, 0xf424300d87, 0x0}, {}, &l2_miss}; // .code = 0x34, .mask = 0x7e, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x7f034, 0xff, 0xf424300da5, 0x0}, {}, &all}; // .code = 0x34, .mask = 0x7f, .counters = 0xff, .period = 1000003
inline constexpr listed sbfull{{&list, 0x80034, 0xff, 0xf424300dbf, 0x0}, {}, &sbfull}; // .code = 0x34, .mask = 0x80, .counters = 0xff, .period = 1000003
} // namespace mem_bound_stalls_load

namespace mem_load_uops_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{{&list, 0x10d3, 0x1000ff000000ff, 0x28000f424300ddc, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x5
inline constexpr listed remote_dram_or_nofwd{{&list, 0x20d3, 0x1000ff000000ff, 0x38000f424300e05, 0x0}, {}, &remote_dram_or_nofwd}; // .code = 0xd3, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x7
inline constexpr listed remote_fwd_nonm{{&list, 0x40d3, 0x1000ff000000ff, 0x38000f424300e38, 0x0}, {}, &remote_fwd_nonm}; // .code = 0xd3, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x7
inline constexpr listed remote_fwd_hitm{{&list, 0x80d3, 0x1000ff000000ff, 0x38000f424300e66, 0x0}, {}, &remote_fwd_hitm}; // .code = 0xd3, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x7
inline constexpr listed all{{&list, 0xff0d3, 0x1000ff000000ff, 0x28000f424300e94, 0x0}, {}, &all}; // .code = 0xd3, .mask = 0xff, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x5
} // namespace mem_load_uops_l3_miss_retired

namespace mem_load_uops_misc_retired {
using namespace core_events;
inline constexpr listed l3_hit_snoop_hitm{{&list, 0x80d4, 0x1000ff000000ff, 0x30000f424300eb6, 0x0}, {}, &l3_hit_snoop_hitm}; // .code = 0xd4, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x6
} // namespace mem_load_uops_misc_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x1000ff000000ff, 0x30d4300ee3, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed l2_hit{{&list, 0x20d1, 0x1000ff000000ff, 0x30d4300f00, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed l3_hit{{&list, 0x1c0d1, 0x1000ff000000ff, 0x30d4300f1d, 0x0}, {}, &l3_hit}; // .code = 0xd1, .mask = 0x1c, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed wcb_hit{{&list, 0x200d1, 0x1000ff000000ff, 0x30d4300f3a, 0x0}, {}, &wcb_hit}; // .code = 0xd1, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed l1_miss{{&list, 0x400d1, 0x1000ff000000ff, 0x30d4300f58, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed l2_miss{{&list, 0x800d1, 0x1000ff000000ff, 0x30d4300f76, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
} // namespace mem_load_uops_retired

namespace mem_scheduler_block {
using namespace core_events;
inline constexpr listed st_buf{{&list, 0x1004, 0xff, 0x4e2300f94, 0x0}, {}, &st_buf}; // .code = 0x04, .mask = 0x1, .counters = 0xff, .period = 20003
inline constexpr listed ld_buf{{&list, 0x2004, 0xff, 0x4e2300faf, 0x0}, {}, &ld_buf}; // .code = 0x04, .mask = 0x2, .counters = 0xff, .period = 20003
inline constexpr listed rsv{{&list, 0x4004, 0xff, 0x4e2300fca, 0x0}, {}, &rsv}; // .code = 0x04, .mask = 0x4, .counters = 0xff, .period = 20003
inline constexpr listed all{{&list, 0x7004, 0xff, 0x4e2300fe2, 0x0}, {}, &all}; // .code = 0x04, .mask = 0x7, .counters = 0xff, .period = 20003
} // namespace mem_scheduler_block

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_8{{&list, 0x50d0, 0x20000300000003, 0x1c00f424300ffa, 0x8}, {}, &load_latency_gt_8}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x8, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_64{{&list, 0x50d0, 0x20000300000003, 0x1c00f42430101d, 0x40}, {}, &load_latency_gt_64}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x40, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_512{{&list, 0x50d0, 0x20000300000003, 0x1c00f424301041, 0x200}, {}, &load_latency_gt_512}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x200, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_4{{&list, 0x50d0, 0x20000300000003, 0x1c00f424301066, 0x4}, {}, &load_latency_gt_4}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x4, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_32{{&list, 0x50d0, 0x20000300000003, 0x1c00f424301089, 0x20}, {}, &load_latency_gt_32}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x20, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_256{{&list, 0x50d0, 0x20000300000003, 0x1c00f4243010ad, 0x100}, {}, &load_latency_gt_256}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x100, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_16{{&list, 0x50d0, 0x20000300000003, 0x1c00f4243010d2, 0x10}, {}, &load_latency_gt_16}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x10, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_128{{&list, 0x50d0, 0x20000300000003, 0x1c00f4243010f6, 0x80}, {}, &load_latency_gt_128}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x80, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_2048{{&list, 0x50d0, 0x20000300000003, 0x1c00f42430111b, 0x800}, {}, &load_latency_gt_2048}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x800, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_1024{{&list, 0x50d0, 0x20000300000003, 0x1c00f424301141, 0x400}, {}, &load_latency_gt_1024}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x400, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed store_latency{{&list, 0x60d0, 0x1000ff000000ff, 0x1800f424301167, 0x0}, {}, &store_latency}; // .code = 0xd0, .mask = 0x6, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x1000ff000000ff, 0x100030d4301186, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x1000ff000000ff, 0x100030d43011a7, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed stlb_miss{{&list, 0x130d0, 0x1000ff000000ff, 0x100030d43011c9, 0x0}, {}, &stlb_miss}; // .code = 0xd0, .mask = 0x13, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed lock_loads{{&list, 0x210d0, 0x1000ff000000ff, 0x100030d43011e4, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed split_loads{{&list, 0x410d0, 0x1000ff000000ff, 0x100030d4301200, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed split_stores{{&list, 0x420d0, 0x1000ff000000ff, 0x100030d430121d, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed split{{&list, 0x430d0, 0x1000ff000000ff, 0x100030d430123b, 0x0}, {}, &split}; // .code = 0xd0, .mask = 0x43, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed all_loads{{&list, 0x810d0, 0x1000ff000000ff, 0x100030d4301252, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed all_stores{{&list, 0x820d0, 0x1000ff000000ff, 0x100030d430126d, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed all{{&list, 0x830d0, 0x1000ff000000ff, 0x100030d4301289, 0x0}, {}, &all}; // .code = 0xd0, .mask = 0x83, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed load_page_split{{&list, 0x2013, 0x1000ff000000ff, 0x30d430129e, 0x0}, {}, &load_page_split}; // .code = 0x13, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed store_page_split{{&list, 0x4013, 0x1000ff000000ff, 0x30d43012bf, 0x0}, {}, &store_page_split}; // .code = 0x13, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
} // namespace misalign_mem_ref

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x10e4, 0x1000ff000000ff, 0xf4243012e1, 0x0}, {}, &lbr_inserts}; // .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace misc_retired

namespace misc_retired1 {
using namespace core_events;
inline constexpr listed lfence{{&list, 0x20e0, 0x1000ff000000ff, 0xf4243012fa, 0x0}, {}, &lfence}; // .code = 0xe0, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed cl_inst{{&list, 0xff0e0, 0x1000ff000000ff, 0xf42430130f, 0x0}, {}, &cl_inst}; // .code = 0xe0, .mask = 0xff, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace misc_retired1

namespace misc_retired2 {
using namespace core_events;
inline constexpr listed keylocker_access{{&list, 0x100e1, 0x1000ff000000ff, 0x20000f424301325, 0x0}, {}, &keylocker_access}; // .code = 0xe1, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed keylocker_miss{{&list, 0x110e1, 0x1000ff000000ff, 0x20000f424301344, 0x0}, {}, &keylocker_miss}; // .code = 0xe1, .mask = 0x11, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x4
} // namespace misc_retired2

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_busy{{&list, 0x40e7, 0xff, 0xf424301361, 0x0}, {}, &ms_busy}; // .code = 0xe7, .mask = 0x4, .counters = 0xff, .period = 1000003
} // namespace ms_decoded

namespace serialization {
using namespace core_events;
inline constexpr listed non_c01_ms_scb{{&list, 0x2075, 0xff, 0x30d4301374, 0x0}, {}, &non_c01_ms_scb}; // .code = 0x75, .mask = 0x2, .counters = 0xff, .period = 200003
inline constexpr listed c01_ms_scb{{&list, 0x4075, 0xff, 0x30d4301391, 0x0}, {}, &c01_ms_scb}; // .code = 0x75, .mask = 0x4, .counters = 0xff, .period = 200003
inline constexpr listed color_stalls{{&list, 0x8075, 0xff, 0x30d43013aa, 0x0}, {}, &color_stalls}; // .code = 0x75, .mask = 0x8, .counters = 0xff, .period = 200003
} // namespace serialization

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed all_p{{&list, 0x73, 0xff, 0xf4243013c5, 0x0}, {}, &all_p}; // .code = 0x73, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x73, 0xff, 0x20000f4243013e3, 0x0}, {}, &all}; // .code = 0x73, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed nuke{{&list, 0x1073, 0xff, 0xf4243013ff, 0x0}, {}, &nuke}; // .code = 0x73, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed fastnuke{{&list, 0x2073, 0xff, 0xf42430141c, 0x0}, {}, &fastnuke}; // .code = 0x73, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed machine_clears{{&list, 0x3073, 0xff, 0xf42430143d, 0x0}, {}, &machine_clears}; // .code = 0x73, .mask = 0x3, .counters = 0xff, .period = 1000003
inline constexpr listed mispredict{{&list, 0x4073, 0xff, 0xf424301464, 0x0}, {}, &mispredict}; // .code = 0x73, .mask = 0x4, .counters = 0xff, .period = 1000003
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed all_p{{&list, 0x74, 0xff, 0xf424301487, 0x0}, {}, &all_p}; // .code = 0x74, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x74, 0xff, 0x20000f42430149e, 0x0}, {}, &all}; // .code = 0x74, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed alloc_restrictions{{&list, 0x1074, 0xff, 0xf4243014b3, 0x0}, {}, &alloc_restrictions}; // .code = 0x74, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed mem_scheduler{{&list, 0x2074, 0xff, 0xf4243014d7, 0x0}, {}, &mem_scheduler}; // .code = 0x74, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed non_mem_scheduler{{&list, 0x8074, 0xff, 0xf4243014f6, 0x0}, {}, &non_mem_scheduler}; // .code = 0x74, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed serialization{{&list, 0x10074, 0xff, 0xf424301519, 0x0}, {}, &serialization}; // .code = 0x74, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed register_{{&list, 0x20074, 0xff, 0xf424301538, 0x0}, {}, &register_}; // .code = 0x74, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed reorder_buffer{{&list, 0x40074, 0xff, 0xf424301552, 0x0}, {}, &reorder_buffer}; // .code = 0x74, .mask = 0x40, .counters = 0xff, .period = 1000003
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all_p{{&list, 0x71, 0xff, 0xf424301572, 0x0}, {}, &all_p}; // .code = 0x71, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x71, 0xff, 0x20000f424301589, 0x0}, {}, &all}; // .code = 0x71, .counters = 0xff, .period = 1000003, .missing = 0x4
inline constexpr listed cisc{{&list, 0x1071, 0xff, 0xf42430159e, 0x0}, {}, &cisc}; // .code = 0x71, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed branch_detect{{&list, 0x2071, 0xff, 0xf4243015b4, 0x0}, {}, &branch_detect}; // .code = 0x71, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed predecode{{&list, 0x4071, 0xff, 0xf4243015d3, 0x0}, {}, &predecode}; // .code = 0x71, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed decode{{&list, 0x8071, 0xff, 0xf4243015ee, 0x0}, {}, &decode}; // .code = 0x71, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed itlb_miss{{&list, 0x10071, 0xff, 0xf424301606, 0x0}, {}, &itlb_miss}; // .code = 0x71, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed itlb{{&list, 0x10071, 0xff, 0x2000f424301621, 0x0}, {}, &itlb}; // .code = 0x71, .mask = 0x10, .counters = 0xff, .period = 1000003, .deprecated = true
inline constexpr listed icache{{&list, 0x20071, 0xff, 0xf424301637, 0x0}, {}, &icache}; // .code = 0x71, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed branch_resteer{{&list, 0x40071, 0xff, 0xf42430164f, 0x0}, {}, &branch_resteer}; // .code = 0x71, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed frontend_latency{{&list, 0x72071, 0xff, 0xf42430166f, 0x0}, {}, &frontend_latency}; // .code = 0x71, .mask = 0x72, .counters = 0xff, .period = 1000003
inline constexpr listed other{{&list, 0x80071, 0xff, 0xf424301691, 0x0}, {}, &other}; // .code = 0x71, .mask = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed frontend_bandwidth{{&list, 0x8d071, 0xff, 0xf4243016a8, 0x0}, {}, &frontend_bandwidth}; // .code = 0x71, .mask = 0x8d, .counters = 0xff, .period = 1000003
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all_p{{&list, 0x72, 0x1000ff000000ff, 0xf4243016cc, 0x0}, {}, &all_p}; // .code = 0x72, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x72, 0x1000ff000000ff, 0x20000f4243016e3, 0x0}, {}, &all}; // .code = 0x72, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x4
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0xe, 0xff, 0xf4243016f8, 0x0}, {}, &any}; // .code = 0x0e, .counters = 0xff, .period = 1000003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{{&list, 0xc2, 0x1000ff000000ff, 0x1e848301708, 0x0}, {}, &all}; // .code = 0xc2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
inline constexpr listed ms{{&list, 0x10c2, 0x1000ff000000ff, 0x1e848301719, 0x0}, {}, &ms}; // .code = 0xc2, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
inline constexpr listed x87{{&list, 0x20c2, 0x1000ff000000ff, 0x1e848301729, 0x0}, {}, &x87}; // .code = 0xc2, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
inline constexpr listed fpdiv{{&list, 0x80c2, 0x1000ff000000ff, 0x1e84830173a, 0x0}, {}, &fpdiv}; // .code = 0xc2, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
inline constexpr listed idiv{{&list, 0x100c2, 0x1000ff000000ff, 0x1e84830174d, 0x0}, {}, &idiv}; // .code = 0xc2, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::idiv_occupancy, &arith::idiv_active, &arith::fpdiv_active, &arith::fpdiv_occupancy,
    &arith::div_active, &arith::idiv_uops, &arith::fpdiv_uops, &baclears::any,
    &br_inst_retired::all_branches, &br_inst_retired::cond, &br_inst_retired::taken,
    &br_inst_retired::far_branch, &br_inst_retired::near_taken, &br_inst_retired::rel_jmp,
    &br_inst_retired::indirect, &br_inst_retired::indirect_jmp, &br_inst_retired::near_return,
    &br_inst_retired::near_call, &br_inst_retired::ind_call, &br_inst_retired::indirect_call,
    &br_inst_retired::rel_call, &br_inst_retired::cond_taken, &br_misp_retired::all_branches,
    &br_misp_retired::cond, &br_misp_retired::near_taken, &br_misp_retired::indirect,
    &br_misp_retired::indirect_jmp, &br_misp_retired::return_, &br_misp_retired::indirect_call,
    &br_misp_retired::cond_taken, &core_reject_l2q::any, &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::thread, &cpu_clk_unhalted::ref_tsc, &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::thread_p, &cpu_clk_unhalted::ref_tsc_p, &dl1::dirty_eviction,
    &dtlb_load_misses::walk_completed_4k, &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed, &dtlb_load_misses::walk_pending, &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::walk_completed_4k, &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed, &dtlb_store_misses::walk_pending,
    &dtlb_store_misses::stlb_hit, &fp_flops_retired::dp, &fp_flops_retired::fp64,
    &fp_flops_retired::sp, &fp_flops_retired::fp32, &fp_flops_retired::all,
    &fp_inst_retired::_32b_sp, &fp_inst_retired::_64b_dp, &fp_inst_retired::_128b_sp,
    &fp_inst_retired::_128b_dp, &fp_inst_retired::_256b_dp, &fp_vint_uops_executed::std,
    &fp_vint_uops_executed::p0, &fp_vint_uops_executed::p1, &fp_vint_uops_executed::p2,
    &fp_vint_uops_executed::primary, &fp_vint_uops_executed::all, &frontend_retired::all,
    &frontend_retired::cisc, &frontend_retired::branch_detect, &frontend_retired::predecode,
    &frontend_retired::decode, &frontend_retired::itlb_miss, &frontend_retired::icache,
    &frontend_retired::branch_resteer, &frontend_retired::other, &icache::misses, &icache::accesses,
    &inst_retired::any, &inst_retired::any_p, &int_uops_executed::ld, &int_uops_executed::sta,
    &int_uops_executed::std_jmp, &int_uops_executed::p0, &int_uops_executed::p1,
    &int_uops_executed::p2, &int_uops_executed::p3, &int_uops_executed::primary,
    &int_uops_executed::all, &itlb_misses::miss_caused_walk, &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m, &itlb_misses::walk_completed, &itlb_misses::walk_pending,
    &itlb_misses::stlb_hit, &l2_lines_in::s, &l2_lines_in::e, &l2_lines_in::m, &l2_lines_in::f,
    &l2_lines_out::silent, &l2_lines_out::non_silent, &l2_reject_xq::any, &l2_request::miss,
    &l2_request::hit, &l2_request::rejects, &lbr_inserts::any, &ld_blocks::data_unknown,
    &ld_blocks::store_forward, &ld_blocks::address_alias, &ld_head::l1_miss, &ld_head::wcb_full,
    &ld_head::st_addr, &ld_head::dtlb_miss, &ld_head::pgwalk, &ld_head::other, &ld_head::any,
    &ld_head::l1_miss_at_ret, &ld_head::wcb_full_at_ret, &ld_head::st_addr_at_ret,
    &ld_head::dtlb_miss_at_ret, &ld_head::pgwalk_at_ret, &ld_head::other_at_ret,
    &ld_head::l1_bound_at_ret, &ld_head::any_at_ret, &longest_lat_cache::miss,
    &longest_lat_cache::reference, &machine_clears::any, &machine_clears::smc,
    &machine_clears::memory_ordering, &machine_clears::fp_assist, &machine_clears::disambiguation,
    &machine_clears::fast, &machine_clears::page_fault, &machine_clears::fpc_virtual_trap,
    &machine_clears::slow, &machine_clears::mrn_nuke, &mem_bound_stalls_ifetch::l2_hit,
    &mem_bound_stalls_ifetch::llc_hit, &mem_bound_stalls_ifetch::llc_miss,
    &mem_bound_stalls_ifetch::all, &mem_bound_stalls_load::l2_hit,
    &mem_bound_stalls_load::llc_hit_nosnoop, &mem_bound_stalls_load::llc_hit,
    &mem_bound_stalls_load::llc_miss_othermod, &mem_bound_stalls_load::llc_miss,
    &mem_bound_stalls_load::l2_miss, &mem_bound_stalls_load::all, &mem_bound_stalls_load::sbfull,
    &mem_load_uops_l3_miss_retired::local_dram,
    &mem_load_uops_l3_miss_retired::remote_dram_or_nofwd,
    &mem_load_uops_l3_miss_retired::remote_fwd_nonm,
    &mem_load_uops_l3_miss_retired::remote_fwd_hitm, &mem_load_uops_l3_miss_retired::all,
    &mem_load_uops_misc_retired::l3_hit_snoop_hitm, &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit, &mem_load_uops_retired::l3_hit, &mem_load_uops_retired::wcb_hit,
    &mem_load_uops_retired::l1_miss, &mem_load_uops_retired::l2_miss, &mem_scheduler_block::st_buf,
    &mem_scheduler_block::ld_buf, &mem_scheduler_block::rsv, &mem_scheduler_block::all,
    &mem_uops_retired::load_latency_gt_8, &mem_uops_retired::load_latency_gt_64,
    &mem_uops_retired::load_latency_gt_512, &mem_uops_retired::load_latency_gt_4,
    &mem_uops_retired::load_latency_gt_32, &mem_uops_retired::load_latency_gt_256,
    &mem_uops_retired::load_latency_gt_16, &mem_uops_retired::load_latency_gt_128,
    &mem_uops_retired::load_latency_gt_2048, &mem_uops_retired::load_latency_gt_1024,
    &mem_uops_retired::store_latency, &mem_uops_retired::stlb_miss_loads,
    &mem_uops_retired::stlb_miss_stores, &mem_uops_retired::stlb_miss,
    &mem_uops_retired::lock_loads, &mem_uops_retired::split_loads, &mem_uops_retired::split_stores,
    &mem_uops_retired::split, &mem_uops_retired::all_loads, &mem_uops_retired::all_stores,
    &mem_uops_retired::all, &misalign_mem_ref::load_page_split, &misalign_mem_ref::store_page_split,
    &misc_retired::lbr_inserts, &misc_retired1::lfence, &misc_retired1::cl_inst,
    &misc_retired2::keylocker_access, &misc_retired2::keylocker_miss, &ms_decoded::ms_busy,
    &serialization::non_c01_ms_scb, &serialization::c01_ms_scb, &serialization::color_stalls,
    &topdown_bad_speculation::all_p, &topdown_bad_speculation::all, &topdown_bad_speculation::nuke,
    &topdown_bad_speculation::fastnuke, &topdown_bad_speculation::machine_clears,
    &topdown_bad_speculation::mispredict, &topdown_be_bound::all_p, &topdown_be_bound::all,
    &topdown_be_bound::alloc_restrictions, &topdown_be_bound::mem_scheduler,
    &topdown_be_bound::non_mem_scheduler, &topdown_be_bound::serialization,
    &topdown_be_bound::register_, &topdown_be_bound::reorder_buffer, &topdown_fe_bound::all_p,
    &topdown_fe_bound::all, &topdown_fe_bound::cisc, &topdown_fe_bound::branch_detect,
    &topdown_fe_bound::predecode, &topdown_fe_bound::decode, &topdown_fe_bound::itlb_miss,
    &topdown_fe_bound::itlb, &topdown_fe_bound::icache, &topdown_fe_bound::branch_resteer,
    &topdown_fe_bound::frontend_latency, &topdown_fe_bound::other,
    &topdown_fe_bound::frontend_bandwidth, &topdown_retiring::all_p, &topdown_retiring::all,
    &uops_issued::any, &uops_retired::all, &uops_retired::ms, &uops_retired::x87,
    &uops_retired::fpdiv, &uops_retired::idiv,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::sierra_forest
