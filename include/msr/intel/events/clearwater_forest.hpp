// Events of Clearwater Forest, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// cwf: from intel/perfmon 6dadedf3aa48, CWF/events/clearwaterforest_core.json, version 1.04 of
// 07/08/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::clearwater_forest {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr core sharers[] = {core::panther_lake_atom, core::nova_lake_atom};
inline constexpr select::event_list list{"clearwater_forest", core::clearwater_forest, names, all_of(sharers)};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed idiv_occupancy{{&list, 0x10cd, 0xff, 0xf424300000, 0x0}, {}, &idiv_occupancy}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed idiv_active{{&list, 0x100010cd, 0xff, 0x10000f424300015, 0x0}, {}, &idiv_active}; // .code = 0xcd, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed fpdiv_occupancy{{&list, 0x20cd, 0xff, 0xf424300027, 0x0}, {}, &fpdiv_occupancy}; // .code = 0xcd, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed fpdiv_active{{&list, 0x100020cd, 0xff, 0xf42430003d, 0x0}, {}, &fpdiv_active}; // .code = 0xcd, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 1000003
inline constexpr listed div_active{{&list, 0x100030cd, 0xff, 0x10000f424300050, 0x0}, {}, &div_active}; // .code = 0xcd, .mask = 0x3, .threshold = 1, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed idiv_uops{{&list, 0x40cd, 0xff, 0xf424300061, 0x0}, {}, &idiv_uops}; // .code = 0xcd, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed fpdiv_uops{{&list, 0x80cd, 0xff, 0xf424300071, 0x0}, {}, &fpdiv_uops}; // .code = 0xcd, .mask = 0x8, .counters = 0xff, .period = 1000003
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e6, 0xff, 0xf424300082, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed indirect{{&list, 0x20e6, 0xff, 0xf42430008f, 0x0}, {}, &indirect}; // .code = 0xe6, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed uncond{{&list, 0x40e6, 0xff, 0xf4243000a1, 0x0}, {}, &uncond}; // .code = 0xe6, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed return_{{&list, 0x80e6, 0xff, 0xf4243000b1, 0x0}, {}, &return_}; // .code = 0xe6, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed cond{{&list, 0x100e6, 0xff, 0xf4243000c1, 0x0}, {}, &cond}; // .code = 0xe6, .mask = 0x10, .counters = 0xff, .period = 1000003
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0x1000ff000000ff, 0x30f4243000cf, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed cond_taken_bwd{{&list, 0x10c4, 0x1000ff000000ff, 0x10030f4243000ec, 0x0}, {}, &cond_taken_bwd}; // .code = 0xc4, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed cond_taken_fwd{{&list, 0x20c4, 0x1000ff000000ff, 0x10030f42430010b, 0x0}, {}, &cond_taken_fwd}; // .code = 0xc4, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed cond_taken{{&list, 0x30c4, 0x1000ff000000ff, 0x30f42430012a, 0x0}, {}, &cond_taken}; // .code = 0xc4, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed cond_ntaken{{&list, 0x40c4, 0x1000ff000000ff, 0x30f424300145, 0x0}, {}, &cond_ntaken}; // .code = 0xc4, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed cond{{&list, 0x70c4, 0x1000ff000000ff, 0x10030f424300161, 0x0}, {}, &cond}; // .code = 0xc4, .mask = 0x7, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed near_ret{{&list, 0x80c4, 0x1000ff000000ff, 0x12030f424300176, 0x0}, {}, &near_ret}; // .code = 0xc4, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true, .missing = 0x2
inline constexpr listed near_return{{&list, 0x80c4, 0x1000ff000000ff, 0x10030f42430018f, 0x0}, {}, &near_return}; // .code = 0xc4, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed near_ind_call{{&list, 0x100c4, 0x1000ff000000ff, 0x12030f4243001ab, 0x0}, {}, &near_ind_call}; // .code = 0xc4, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true, .missing = 0x2
inline constexpr listed near_indirect_call{{&list, 0x100c4, 0x1000ff000000ff, 0x10030f4243001c9, 0x0}, {}, &near_indirect_call}; // .code = 0xc4, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed near_dir_call{{&list, 0x200c4, 0x1000ff000000ff, 0x12030f4243001ec, 0x0}, {}, &near_dir_call}; // .code = 0xc4, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true, .missing = 0x2
inline constexpr listed near_direct_call{{&list, 0x200c4, 0x1000ff000000ff, 0x10030f42430020a, 0x0}, {}, &near_direct_call}; // .code = 0xc4, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed near_call{{&list, 0x300c4, 0x1000ff000000ff, 0x10030f42430022b, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0x30, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed near_ind_jmp{{&list, 0x400c4, 0x1000ff000000ff, 0x12030f424300245, 0x0}, {}, &near_ind_jmp}; // .code = 0xc4, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true, .missing = 0x2
inline constexpr listed near_indirect_jmp{{&list, 0x400c4, 0x1000ff000000ff, 0x10030f424300262, 0x0}, {}, &near_indirect_jmp}; // .code = 0xc4, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed all_near_ind{{&list, 0x500c4, 0x1000ff000000ff, 0x12030f424300284, 0x0}, {}, &all_near_ind}; // .code = 0xc4, .mask = 0x50, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true, .missing = 0x2
inline constexpr listed near_indirect{{&list, 0x500c4, 0x1000ff000000ff, 0x10030f4243002a1, 0x0}, {}, &near_indirect}; // .code = 0xc4, .mask = 0x50, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed all_near_ind_or_ret{{&list, 0x580c4, 0x1000ff000000ff, 0x12030f4243002bf, 0x0}, {}, &all_near_ind_or_ret}; // .code = 0xc4, .mask = 0x58, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true, .missing = 0x2
inline constexpr listed near_indirect_or_return{{&list, 0x580c4, 0x1000ff000000ff, 0x10030f4243002e3, 0x0}, {}, &near_indirect_or_return}; // .code = 0xc4, .mask = 0x58, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed near_dir_jmp{{&list, 0x800c4, 0x1000ff000000ff, 0x12030f42430030b, 0x0}, {}, &near_dir_jmp}; // .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true, .missing = 0x2
inline constexpr listed near_direct_jmp{{&list, 0x800c4, 0x1000ff000000ff, 0x10030f424300328, 0x0}, {}, &near_direct_jmp}; // .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed near_jmp{{&list, 0xc00c4, 0x1000ff000000ff, 0x10030f424300348, 0x0}, {}, &near_jmp}; // .code = 0xc4, .mask = 0xc0, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed near_taken{{&list, 0xfb0c4, 0x1000ff000000ff, 0x10030f424300361, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0xfb, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0x1000ff000000ff, 0x30f42430037c, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed cond_taken{{&list, 0x30c5, 0x1000ff000000ff, 0x10030f424300399, 0x0}, {}, &cond_taken}; // .code = 0xc5, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed cond_ntaken{{&list, 0x40c5, 0x1000ff000000ff, 0x10030f4243003b4, 0x0}, {}, &cond_ntaken}; // .code = 0xc5, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed near_ret{{&list, 0x80c5, 0x1000ff000000ff, 0x12030f4243003d0, 0x0}, {}, &near_ret}; // .code = 0xc5, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true, .missing = 0x2
inline constexpr listed near_return{{&list, 0x80c5, 0x1000ff000000ff, 0x10030f4243003e9, 0x0}, {}, &near_return}; // .code = 0xc5, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed all_near_ind{{&list, 0x500c5, 0x1000ff000000ff, 0x12030f424300405, 0x0}, {}, &all_near_ind}; // .code = 0xc5, .mask = 0x50, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true, .missing = 0x2
inline constexpr listed near_indirect{{&list, 0x500c5, 0x1000ff000000ff, 0x10030f424300422, 0x0}, {}, &near_indirect}; // .code = 0xc5, .mask = 0x50, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
} // namespace br_misp_retired

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{{&list, 0x31, 0xff, 0xf424300440, 0x0}, {}, &any}; // .code = 0x31, .counters = 0xff, .period = 1000003
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{{&list, 0x2000, 0x2000000000000, 0x1e848300454, 0x0}, {}, &core}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e84830046a, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e848300482, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed core_p{{&list, 0x3c, 0xff, 0x1e84830049b, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0xff, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0xff, 0x1e8483004b3, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xff, .period = 2000003
inline constexpr listed ref_tsc_p{{&list, 0x103c, 0xff, 0x1e8483004cd, 0x0}, {}, &ref_tsc_p}; // .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 2000003
} // namespace cpu_clk_unhalted

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{{&list, 0x1008, 0xff, 0xf4243004e8, 0x0}, {}, &miss_caused_walk}; // .code = 0x08, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed walk_completed_4k{{&list, 0x2008, 0xff, 0xf42430050a, 0x0}, {}, &walk_completed_4k}; // .code = 0x08, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed walk_completed{{&list, 0xe008, 0xff, 0x10000f42430052d, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0xe, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed stlb_hit{{&list, 0x20008, 0xff, 0x10000f42430054d, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x20, .counters = 0xff, .period = 1000003, .missing = 0x2
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{{&list, 0x1049, 0xff, 0xf424300567, 0x0}, {}, &miss_caused_walk}; // .code = 0x49, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed walk_completed_4k{{&list, 0x2049, 0xff, 0xf42430058a, 0x0}, {}, &walk_completed_4k}; // .code = 0x49, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed walk_completed{{&list, 0xe049, 0xff, 0x10000f4243005ae, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0xe, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed stlb_hit{{&list, 0x20049, 0xff, 0x10000f4243005cf, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x20, .counters = 0xff, .period = 1000003, .missing = 0x2
} // namespace dtlb_store_misses

namespace fp_flops_retired {
using namespace core_events;
inline constexpr listed fp64{{&list, 0x10c8, 0x1000ff000000ff, 0x10030f4243005ea, 0x0}, {}, &fp64}; // .code = 0xc8, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed fp32{{&list, 0x20c8, 0x1000ff000000ff, 0x10030f424300600, 0x0}, {}, &fp32}; // .code = 0xc8, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed all{{&list, 0x30c8, 0x1000ff000000ff, 0x10030f424300616, 0x0}, {}, &all}; // .code = 0xc8, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
} // namespace fp_flops_retired

namespace fp_inst_retired {
using namespace core_events;
inline constexpr listed _32b_sp{{&list, 0x10c7, 0x1000ff000000ff, 0x10030f42430062b, 0x0}, {}, &_32b_sp}; // .code = 0xc7, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed _64b_dp{{&list, 0x20c7, 0x1000ff000000ff, 0x10030f424300642, 0x0}, {}, &_64b_dp}; // .code = 0xc7, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed _128b_sp{{&list, 0x40c7, 0x1000ff000000ff, 0x10030f424300659, 0x0}, {}, &_128b_sp}; // .code = 0xc7, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed _128b_dp{{&list, 0x80c7, 0x1000ff000000ff, 0x10030f424300671, 0x0}, {}, &_128b_dp}; // .code = 0xc7, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed _256b_sp{{&list, 0x100c7, 0x1000ff000000ff, 0x10030f424300689, 0x0}, {}, &_256b_sp}; // .code = 0xc7, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed _256b_dp{{&list, 0x200c7, 0x1000ff000000ff, 0x10030f4243006a1, 0x0}, {}, &_256b_dp}; // .code = 0xc7, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed all{{&list, 0x3f0c7, 0x1000ff000000ff, 0x10030f4243006b9, 0x0}, {}, &all}; // .code = 0xc7, .mask = 0x3f, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
} // namespace fp_inst_retired

namespace fp_vint_uops_executed {
using namespace core_events;
inline constexpr listed std{{&list, 0x10b2, 0xff, 0xf4243006cd, 0x0}, {}, &std}; // .code = 0xb2, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed p0{{&list, 0x20b2, 0xff, 0xf4243006e7, 0x0}, {}, &p0}; // .code = 0xb2, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed p1{{&list, 0x40b2, 0xff, 0xf424300700, 0x0}, {}, &p1}; // .code = 0xb2, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed p2{{&list, 0x80b2, 0xff, 0xf424300719, 0x0}, {}, &p2}; // .code = 0xb2, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed p3{{&list, 0x100b2, 0xff, 0xf424300732, 0x0}, {}, &p3}; // .code = 0xb2, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed primary{{&list, 0x1e0b2, 0xff, 0xf42430074b, 0x0}, {}, &primary}; // .code = 0xb2, .mask = 0x1e, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x1f0b2, 0xff, 0xf424300769, 0x0}, {}, &all}; // .code = 0xb2, .mask = 0x1f, .counters = 0xff, .period = 1000003
} // namespace fp_vint_uops_executed

namespace frontend_retired {
using namespace core_events;
inline constexpr listed all{{&list, 0xc6, 0x1000ff000000ff, 0x18030f424300783, 0x0}, {}, &all}; // .code = 0xc6, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x3
inline constexpr listed cisc{{&list, 0x10c6, 0x1000ff000000ff, 0x18030f424300798, 0x0}, {}, &cisc}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x3
inline constexpr listed branch_detect{{&list, 0x20c6, 0x1000ff000000ff, 0x18030f4243007ae, 0x0}, {}, &branch_detect}; // .code = 0xc6, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x3
inline constexpr listed predecode{{&list, 0x40c6, 0x1000ff000000ff, 0x18030f4243007cd, 0x0}, {}, &predecode}; // .code = 0xc6, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x3
inline constexpr listed decode{{&list, 0x80c6, 0x1000ff000000ff, 0x18030f4243007e8, 0x0}, {}, &decode}; // .code = 0xc6, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x3
inline constexpr listed itlb_miss{{&list, 0x100c6, 0x1000ff000000ff, 0x30f424300800, 0x0}, {}, &itlb_miss}; // .code = 0xc6, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed icache{{&list, 0x200c6, 0x1000ff000000ff, 0x30f42430081b, 0x0}, {}, &icache}; // .code = 0xc6, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed branch_resteer{{&list, 0x400c6, 0x1000ff000000ff, 0x18030f424300833, 0x0}, {}, &branch_resteer}; // .code = 0xc6, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x3
inline constexpr listed other{{&list, 0x800c6, 0x1000ff000000ff, 0x18030f424300853, 0x0}, {}, &other}; // .code = 0xc6, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x3
} // namespace frontend_retired

namespace frontend_retired_source {
using namespace core_events;
inline constexpr listed icache_l2_hit{{&list, 0x10c9, 0x1000ff000000ff, 0x10030f42430086a, 0x0}, {}, &icache_l2_hit}; // .code = 0xc9, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed icache_l3_hit_no_snoop{{&list, 0x20c9, 0x1000ff000000ff, 0x10030f424300890, 0x0}, {}, &icache_l3_hit_no_snoop}; // .code = 0xc9, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed icache_l3_hit_with_snoop{{&list, 0x40c9, 0x1000ff000000ff, 0x10030f4243008bf, 0x0}, {}, &icache_l3_hit_with_snoop}; // .code = 0xc9, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed icache_l3_hit{{&list, 0x60c9, 0x1000ff000000ff, 0x10030f4243008f0, 0x0}, {}, &icache_l3_hit}; // .code = 0xc9, .mask = 0x6, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed icache_l3_miss{{&list, 0x80c9, 0x1000ff000000ff, 0x10030f424300916, 0x0}, {}, &icache_l3_miss}; // .code = 0xc9, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed icache_l2_miss{{&list, 0xe0c9, 0x1000ff000000ff, 0x10030f42430093d, 0x0}, {}, &icache_l2_miss}; // .code = 0xc9, .mask = 0xe, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed itlb_stlb_hit{{&list, 0x100c9, 0x1000ff000000ff, 0x10030f424300964, 0x0}, {}, &itlb_stlb_hit}; // .code = 0xc9, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed itlb_stlb_miss{{&list, 0x200c9, 0x1000ff000000ff, 0x10030f42430098a, 0x0}, {}, &itlb_stlb_miss}; // .code = 0xc9, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed late_swpf{{&list, 0x400c9, 0x1000ff000000ff, 0x18030f4243009b1, 0x0}, {}, &late_swpf}; // .code = 0xc9, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x3
} // namespace frontend_retired_source

namespace icache {
using namespace core_events;
inline constexpr listed hit{{&list, 0x1080, 0xff, 0xf4243009d3, 0x0}, {}, &hit}; // .code = 0x80, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed misses{{&list, 0x2080, 0xff, 0xf4243009de, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed accesses{{&list, 0x3080, 0xff, 0xf4243009ec, 0x0}, {}, &accesses}; // .code = 0x80, .mask = 0x3, .counters = 0xff, .period = 1000003
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x51000000000000, 0x1e8483009fc, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0x1000ff000000ff, 0x31e848300a0d, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 2000003
} // namespace inst_retired

namespace int_uops_executed {
using namespace core_events;
inline constexpr listed ld{{&list, 0x10b3, 0xff, 0xf424300a20, 0x0}, {}, &ld}; // .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed sta{{&list, 0x20b3, 0xff, 0xf424300a35, 0x0}, {}, &sta}; // .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed std_jmp{{&list, 0x40b3, 0xff, 0xf424300a4b, 0x0}, {}, &std_jmp}; // .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed p0{{&list, 0x80b3, 0xff, 0xf424300a65, 0x0}, {}, &p0}; // .code = 0xb3, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed p1{{&list, 0x100b3, 0xff, 0xf424300a7a, 0x0}, {}, &p1}; // .code = 0xb3, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed p2{{&list, 0x200b3, 0xff, 0xf424300a8f, 0x0}, {}, &p2}; // .code = 0xb3, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed p3{{&list, 0x400b3, 0xff, 0xf424300aa4, 0x0}, {}, &p3}; // .code = 0xb3, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed primary{{&list, 0x780b3, 0xff, 0xf424300ab9, 0x0}, {}, &primary}; // .code = 0xb3, .mask = 0x78, .counters = 0xff, .period = 1000003
inline constexpr listed _2nd{{&list, 0x800b3, 0xff, 0xf424300ad3, 0x0}, {}, &_2nd}; // .code = 0xb3, .mask = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0xff0b3, 0xff, 0xf424300ae9, 0x0}, {}, &all}; // .code = 0xb3, .mask = 0xff, .counters = 0xff, .period = 1000003
} // namespace int_uops_executed

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{{&list, 0x1085, 0xff, 0xf424300aff, 0x0}, {}, &miss_caused_walk}; // .code = 0x85, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed walk_completed_4k{{&list, 0x2085, 0xff, 0xf424300b1c, 0x0}, {}, &walk_completed_4k}; // .code = 0x85, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed walk_completed{{&list, 0xe085, 0xff, 0x10000f424300b3a, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0xe, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed walk_pending{{&list, 0x10085, 0xff, 0x10000f424300b55, 0x0}, {}, &walk_pending}; // .code = 0x85, .mask = 0x10, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed stlb_hit{{&list, 0x20085, 0xff, 0xf424300b6e, 0x0}, {}, &stlb_hit}; // .code = 0x85, .mask = 0x20, .counters = 0xff, .period = 1000003
} // namespace itlb_misses

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed any{{&list, 0x30, 0xff, 0x10000f424300b83, 0x0}, {}, &any}; // .code = 0x30, .counters = 0xff, .period = 1000003, .missing = 0x2
} // namespace l2_reject_xq

namespace l2_request {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{{&list, 0x41024, 0xff, 0x10000f424300b94, 0x0}, {}, &demand_data_rd_miss}; // .code = 0x24, .mask = 0x41, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed demand_rfo_miss{{&list, 0x42024, 0xff, 0x10000f424300bb3, 0x0}, {}, &demand_rfo_miss}; // .code = 0x24, .mask = 0x42, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed demand_code_rd_miss{{&list, 0x44024, 0xff, 0x10000f424300bce, 0x0}, {}, &demand_code_rd_miss}; // .code = 0x24, .mask = 0x44, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed hwpf_miss{{&list, 0x48024, 0xff, 0x10000f424300bed, 0x0}, {}, &hwpf_miss}; // .code = 0x24, .mask = 0x48, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed miss{{&list, 0x17f024, 0xff, 0x10000f424300c02, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x7f, .mask2 = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed demand_data_rd_hit{{&list, 0x81024, 0xff, 0x10000f424300c12, 0x0}, {}, &demand_data_rd_hit}; // .code = 0x24, .mask = 0x81, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed demand_rfo_hit{{&list, 0x82024, 0xff, 0x10000f424300c30, 0x0}, {}, &demand_rfo_hit}; // .code = 0x24, .mask = 0x82, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed demand_code_rd_hit{{&list, 0x84024, 0xff, 0x10000f424300c4a, 0x0}, {}, &demand_code_rd_hit}; // .code = 0x24, .mask = 0x84, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed hwpf_hit{{&list, 0x88024, 0xff, 0x10000f424300c68, 0x0}, {}, &hwpf_hit}; // .code = 0x24, .mask = 0x88, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed hit{{&list, 0x1bf024, 0xff, 0x10000f424300c7c, 0x0}, {}, &hit}; // .code = 0x24, .mask = 0xbf, .mask2 = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed demand_data_rd{{&list, 0xc1024, 0xff, 0x10000f424300c8b, 0x0}, {}, &demand_data_rd}; // .code = 0x24, .mask = 0xc1, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed demand_rfo{{&list, 0xc2024, 0xff, 0x10000f424300ca5, 0x0}, {}, &demand_rfo}; // .code = 0x24, .mask = 0xc2, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed demand_code_rd{{&list, 0xc4024, 0xff, 0x10000f424300cbb, 0x0}, {}, &demand_code_rd}; // .code = 0x24, .mask = 0xc4, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed hwpf{{&list, 0xc8024, 0xff, 0x10000f424300cd5, 0x0}, {}, &hwpf}; // .code = 0x24, .mask = 0xc8, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed all{{&list, 0x1ff024, 0xff, 0x10000f424300ce5, 0x0}, {}, &all}; // .code = 0x24, .mask = 0xff, .mask2 = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x2
} // namespace l2_request

namespace lbr_inserts {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e4, 0x1000ff000000ff, 0x30f424300cf4, 0x0}, {}, &any}; // .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace lbr_inserts

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{{&list, 0x1003, 0x1000ff000000ff, 0x30f424300d04, 0x0}, {}, &data_unknown}; // .code = 0x03, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed store_forward{{&list, 0x2003, 0x1000ff000000ff, 0x30f424300d1b, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed address_alias{{&list, 0x4003, 0x1000ff000000ff, 0x30f424300d33, 0x0}, {}, &address_alias}; // .code = 0x03, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed dtlb_miss{{&list, 0x8003, 0x1000ff000000ff, 0x30f424300d4b, 0x0}, {}, &dtlb_miss}; // .code = 0x03, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed all{{&list, 0x1f003, 0x1000ff000000ff, 0x30f424300d5f, 0x0}, {}, &all}; // .code = 0x03, .mask = 0x1f, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace ld_blocks

namespace ld_head {
using namespace core_events;
inline constexpr listed l1_miss{{&list, 0x1005, 0xff, 0xf424300d6d, 0x0}, {}, &l1_miss}; // .code = 0x05, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed wcb_full{{&list, 0x2005, 0xff, 0xf424300d7d, 0x0}, {}, &wcb_full}; // .code = 0x05, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed other{{&list, 0x40005, 0xff, 0xf424300d8e, 0x0}, {}, &other}; // .code = 0x05, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed l1_miss_at_ret{{&list, 0x81005, 0xff, 0xf424300d9c, 0x0}, {}, &l1_miss_at_ret}; // .code = 0x05, .mask = 0x81, .counters = 0xff, .period = 1000003
inline constexpr listed wcb_full_at_ret{{&list, 0x82005, 0xff, 0xf424300db3, 0x0}, {}, &wcb_full_at_ret}; // .code = 0x05, .mask = 0x82, .counters = 0xff, .period = 1000003
inline constexpr listed other_at_ret{{&list, 0xc0005, 0xff, 0xf424300dcb, 0x0}, {}, &other_at_ret}; // .code = 0x05, .mask = 0xc0, .counters = 0xff, .period = 1000003
inline constexpr listed l1_bound_at_ret{{&list, 0xf4005, 0xff, 0xf424300de0, 0x0}, {}, &l1_bound_at_ret}; // .code = 0x05, .mask = 0xf4, .counters = 0xff, .period = 1000003
} // namespace ld_head

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xff, 0xf424300df8, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 1000003
inline constexpr listed reference{{&list, 0x4f02e, 0xff, 0xf424300e0f, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xff, .period = 1000003
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed any{{&list, 0xc3, 0xff, 0xf424300e2b, 0x0}, {}, &any}; // .code = 0xc3, .counters = 0xff, .period = 1000003
inline constexpr listed smc{{&list, 0x10c3, 0xff, 0xf424300e3e, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xff, 0xf424300e51, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed memory_ordering_fast{{&list, 0x80020c3, 0xff, 0xf424300e70, 0x0}, {}, &memory_ordering_fast}; // .code = 0xc3, .mask = 0x2, .mask2 = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed fp_assist{{&list, 0x40c3, 0xff, 0xf424300e94, 0x0}, {}, &fp_assist}; // .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed disambiguation{{&list, 0x80c3, 0xff, 0xf424300ead, 0x0}, {}, &disambiguation}; // .code = 0xc3, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed disambiguation_fast{{&list, 0x80080c3, 0xff, 0xf424300ecb, 0x0}, {}, &disambiguation_fast}; // .code = 0xc3, .mask = 0x8, .mask2 = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed mrn_nuke{{&list, 0x100c3, 0xff, 0xf424300eee, 0x0}, {}, &mrn_nuke}; // .code = 0xc3, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed mrn_nuke_fast{{&list, 0x80100c3, 0xff, 0xf424300f06, 0x0}, {}, &mrn_nuke_fast}; // .code = 0xc3, .mask = 0x10, .mask2 = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed page_fault{{&list, 0x200c3, 0xff, 0xf424300f23, 0x0}, {}, &page_fault}; // .code = 0xc3, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed fpc_virtual_trap{{&list, 0x400c3, 0xff, 0xf424300f3d, 0x0}, {}, &fpc_virtual_trap}; // .code = 0xc3, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed xmc{{&list, 0x800c3, 0xff, 0xf424300f5d, 0x0}, {}, &xmc}; // .code = 0xc3, .mask = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed any_fast{{&list, 0x80ff0c3, 0xff, 0xf424300f70, 0x0}, {}, &any_fast}; // .code = 0xc3, .mask = 0xff, .mask2 = 0x80, .counters = 0xff, .period = 1000003
} // namespace machine_clears

namespace mem_bound_stalls_load {
using namespace core_events;
inline constexpr listed l2_hit{{&list, 0x1034, 0xff, 0x10000f424300f88, 0x0}, {}, &l2_hit}; // .code = 0x34, .mask = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed llc_hit_nosnoop{{&list, 0x2034, 0xff, 0x10000f424300fa5, 0x0}, {}, &llc_hit_nosnoop}; // .code = 0x34, .mask = 0x2, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed llc_hit_snoop{{&list, 0x4034, 0xff, 0x10000f424300fcb, 0x0}, {}, &llc_hit_snoop}; // .code = 0x34, .mask = 0x4, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed llc_hit{{&list, 0x6034, 0xff, 0x10000f424300fef, 0x0}, {}, &llc_hit}; // .code = 0x34, .mask = 0x6, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed llc_miss_othermod{{&list, 0x8034, 0xff, 0x10000f42430100d, 0x0}, {}, &llc_miss_othermod}; // .code = 0x34, .mask = 0x8, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed llc_miss_localmem{{&list, 0x10034, 0xff, 0x10000f424301035, 0x0}, {}, &llc_miss_localmem}; // .code = 0x34, .mask = 0x10, .counters = 0xff, .period = 1000003, .missing = 0x2
} // namespace mem_bound_stalls_load

namespace mem_load_uops_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{{&list, 0x10d3, 0x1000ff000000ff, 0x10030f42430105d, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed remote_dram_or_nofwd{{&list, 0x20d3, 0x1000ff000000ff, 0x18030f424301086, 0x0}, {}, &remote_dram_or_nofwd}; // .code = 0xd3, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x3
inline constexpr listed remote_fwd_nonm{{&list, 0x40d3, 0x1000ff000000ff, 0x18030f4243010b9, 0x0}, {}, &remote_fwd_nonm}; // .code = 0xd3, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x3
inline constexpr listed remote_fwd_hitm{{&list, 0x80d3, 0x1000ff000000ff, 0x18030f4243010e7, 0x0}, {}, &remote_fwd_hitm}; // .code = 0xd3, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x3
inline constexpr listed all{{&list, 0xff0d3, 0x1000ff000000ff, 0x10030f424301115, 0x0}, {}, &all}; // .code = 0xd3, .mask = 0xff, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
} // namespace mem_load_uops_l3_miss_retired

namespace mem_load_uops_misc_retired {
using namespace core_events;
inline constexpr listed l3_hit_snoop_hitm{{&list, 0x80d4, 0x1000ff000000ff, 0x10030f424301137, 0x0}, {}, &l3_hit_snoop_hitm}; // .code = 0xd4, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed l3_hit_snoop_with_fwd{{&list, 0x100d4, 0x1000ff000000ff, 0x10030f424301164, 0x0}, {}, &l3_hit_snoop_with_fwd}; // .code = 0xd4, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed l3_hit_snoop_no_fwd{{&list, 0x200d4, 0x1000ff000000ff, 0x10030f424301195, 0x0}, {}, &l3_hit_snoop_no_fwd}; // .code = 0xd4, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
} // namespace mem_load_uops_misc_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x1000ff000000ff, 0x10030f4243011c4, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed l2_hit{{&list, 0x20d1, 0x1000ff000000ff, 0x10030f4243011e1, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed l3_hit_no_snoop{{&list, 0x40d1, 0x1000ff000000ff, 0x10030f4243011fe, 0x0}, {}, &l3_hit_no_snoop}; // .code = 0xd1, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed l3_hit_snoop_hit{{&list, 0x100d1, 0x1000ff000000ff, 0x10030f424301224, 0x0}, {}, &l3_hit_snoop_hit}; // .code = 0xd1, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed l3_hit{{&list, 0x1c0d1, 0x1000ff000000ff, 0x10030f42430124b, 0x0}, {}, &l3_hit}; // .code = 0xd1, .mask = 0x1c, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed l1_miss{{&list, 0x400d1, 0x1000ff000000ff, 0x10030f424301268, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed l2_miss{{&list, 0x800d1, 0x1000ff000000ff, 0x10030f424301286, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
} // namespace mem_load_uops_retired

namespace mem_scheduler_block {
using namespace core_events;
inline constexpr listed st_buf{{&list, 0x1004, 0xff, 0x10000f4243012a4, 0x0}, {}, &st_buf}; // .code = 0x04, .mask = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed ld_buf{{&list, 0x2004, 0xff, 0x10000f4243012bf, 0x0}, {}, &ld_buf}; // .code = 0x04, .mask = 0x2, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed rsv{{&list, 0x4004, 0xff, 0x10000f4243012da, 0x0}, {}, &rsv}; // .code = 0x04, .mask = 0x4, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed all{{&list, 0x7004, 0xff, 0x10000f4243012f2, 0x0}, {}, &all}; // .code = 0x04, .mask = 0x7, .counters = 0xff, .period = 1000003, .missing = 0x2
} // namespace mem_scheduler_block

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_1024{{&list, 0x50d0, 0x1000ff000000ff, 0x11c30f42430130a, 0x400}, {}, &load_latency_gt_1024}; // .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .needs = ld_lat, .holds = 0x400, .period = 1000003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_128{{&list, 0x50d0, 0x1000ff000000ff, 0x11c30f424301330, 0x80}, {}, &load_latency_gt_128}; // .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .needs = ld_lat, .holds = 0x80, .period = 1000003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_16{{&list, 0x50d0, 0x1000ff000000ff, 0x11c30f424301355, 0x10}, {}, &load_latency_gt_16}; // .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .needs = ld_lat, .holds = 0x10, .period = 1000003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_2048{{&list, 0x50d0, 0x1000ff000000ff, 0x11c30f424301379, 0x800}, {}, &load_latency_gt_2048}; // .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .needs = ld_lat, .holds = 0x800, .period = 1000003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_256{{&list, 0x50d0, 0x1000ff000000ff, 0x11c30f42430139f, 0x100}, {}, &load_latency_gt_256}; // .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .needs = ld_lat, .holds = 0x100, .period = 1000003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_32{{&list, 0x50d0, 0x1000ff000000ff, 0x11c30f4243013c4, 0x20}, {}, &load_latency_gt_32}; // .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .needs = ld_lat, .holds = 0x20, .period = 1000003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_4{{&list, 0x50d0, 0x1000ff000000ff, 0x11c30f4243013e8, 0x4}, {}, &load_latency_gt_4}; // .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .needs = ld_lat, .holds = 0x4, .period = 1000003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_512{{&list, 0x50d0, 0x1000ff000000ff, 0x11c30f42430140b, 0x200}, {}, &load_latency_gt_512}; // .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .needs = ld_lat, .holds = 0x200, .period = 1000003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_64{{&list, 0x50d0, 0x1000ff000000ff, 0x11c30f424301430, 0x40}, {}, &load_latency_gt_64}; // .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .needs = ld_lat, .holds = 0x40, .period = 1000003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed load_latency_gt_8{{&list, 0x50d0, 0x1000ff000000ff, 0x11c30f424301454, 0x8}, {}, &load_latency_gt_8}; // .code = 0xd0, .mask = 0x5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .needs = ld_lat, .holds = 0x8, .period = 1000003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed store_latency{{&list, 0x60d0, 0x1000ff000000ff, 0x11830f424301477, 0x0}, {}, &store_latency}; // .code = 0xd0, .mask = 0x6, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .taken_alone = true, .has_latency = true, .missing = 0x2
inline constexpr listed mrn_loads{{&list, 0x90d0, 0x1000ff000000ff, 0x10030f424301496, 0x0}, {}, &mrn_loads}; // .code = 0xd0, .mask = 0x9, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed mrn_stores{{&list, 0xa0d0, 0x1000ff000000ff, 0x10030f4243014b1, 0x0}, {}, &mrn_stores}; // .code = 0xd0, .mask = 0xa, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x1000ff000000ff, 0x10030f4243014cd, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x1000ff000000ff, 0x10030f4243014ee, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed stlb_miss{{&list, 0x130d0, 0x1000ff000000ff, 0x10030f424301510, 0x0}, {}, &stlb_miss}; // .code = 0xd0, .mask = 0x13, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed lock_loads{{&list, 0x210d0, 0x1000ff000000ff, 0x10030f42430152b, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed split_loads{{&list, 0x410d0, 0x1000ff000000ff, 0x10030f424301547, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed split_stores{{&list, 0x420d0, 0x1000ff000000ff, 0x10030f424301564, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed split{{&list, 0x430d0, 0x1000ff000000ff, 0x10030f424301582, 0x0}, {}, &split}; // .code = 0xd0, .mask = 0x43, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed all_loads{{&list, 0x810d0, 0x1000ff000000ff, 0x10030f424301599, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed all_stores{{&list, 0x820d0, 0x1000ff000000ff, 0x10030f4243015b4, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed all{{&list, 0x830d0, 0x1000ff000000ff, 0x10030f4243015d0, 0x0}, {}, &all}; // .code = 0xd0, .mask = 0x83, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed load_page_split{{&list, 0x2013, 0x1000ff000000ff, 0x10030f4243015e5, 0x0}, {}, &load_page_split}; // .code = 0x13, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed store_page_split{{&list, 0x4013, 0x1000ff000000ff, 0x10030f424301606, 0x0}, {}, &store_page_split}; // .code = 0x13, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
} // namespace misalign_mem_ref

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x10e4, 0x1000ff000000ff, 0x2030f424301628, 0x0}, {}, &lbr_inserts}; // .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true
} // namespace misc_retired

namespace misc_retired1 {
using namespace core_events;
inline constexpr listed lfence{{&list, 0x20e0, 0x1000ff000000ff, 0x30f424301641, 0x0}, {}, &lfence}; // .code = 0xe0, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed cl_inst{{&list, 0xff0e0, 0x1000ff000000ff, 0x30f424301656, 0x0}, {}, &cl_inst}; // .code = 0xe0, .mask = 0xff, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace misc_retired1

namespace misc_retired2 {
using namespace core_events;
inline constexpr listed keylocker_access{{&list, 0x100e1, 0x1000ff000000ff, 0x10030f42430166c, 0x0}, {}, &keylocker_access}; // .code = 0xe1, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed keylocker_miss{{&list, 0x110e1, 0x1000ff000000ff, 0x10030f42430168b, 0x0}, {}, &keylocker_miss}; // .code = 0xe1, .mask = 0x11, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
} // namespace misc_retired2

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{{&list, 0x10e7, 0xff, 0xf4243016a8, 0x0}, {}, &ms_entry}; // .code = 0xe7, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed ms_busy{{&list, 0x40e7, 0xff, 0xf4243016bc, 0x0}, {}, &ms_busy}; // .code = 0xe7, .mask = 0x4, .counters = 0xff, .period = 1000003
} // namespace ms_decoded

namespace prediction {
using namespace core_events;
inline constexpr listed btclear{{&list, 0x10e8, 0xff, 0x10000f4243016cf, 0x0}, {}, &btclear}; // .code = 0xe8, .mask = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x2
} // namespace prediction

namespace serialization {
using namespace core_events;
inline constexpr listed iq_jeu_scb{{&list, 0x1075, 0xff, 0xf4243016e2, 0x0}, {}, &iq_jeu_scb}; // .code = 0x75, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed non_c01_ms_scb{{&list, 0x2075, 0xff, 0xf4243016fb, 0x0}, {}, &non_c01_ms_scb}; // .code = 0x75, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed c01_ms_scb{{&list, 0x4075, 0xff, 0xf424301718, 0x0}, {}, &c01_ms_scb}; // .code = 0x75, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed color_stalls{{&list, 0x8075, 0xff, 0xf424301731, 0x0}, {}, &color_stalls}; // .code = 0x75, .mask = 0x8, .counters = 0xff, .period = 1000003
} // namespace serialization

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed all{{&list, 0x5000, 0x5000000000000, 0xf42430174c, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x5, .fixed = 4, .period = 1000003
inline constexpr listed all_p{{&list, 0x73, 0xff, 0xf424301768, 0x0}, {}, &all_p}; // .code = 0x73, .counters = 0xff, .period = 1000003
inline constexpr listed nuke{{&list, 0x1073, 0xff, 0x10000f424301786, 0x0}, {}, &nuke}; // .code = 0x73, .mask = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed fastnuke{{&list, 0x2073, 0xff, 0x10000f4243017a3, 0x0}, {}, &fastnuke}; // .code = 0x73, .mask = 0x2, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed machine_clears{{&list, 0x3073, 0xff, 0x10000f4243017c4, 0x0}, {}, &machine_clears}; // .code = 0x73, .mask = 0x3, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed mispredict{{&list, 0x4073, 0xff, 0x10000f4243017eb, 0x0}, {}, &mispredict}; // .code = 0x73, .mask = 0x4, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed lsd_mispredict{{&list, 0x8073, 0xff, 0x10000f42430180e, 0x0}, {}, &lsd_mispredict}; // .code = 0x73, .mask = 0x8, .counters = 0xff, .period = 1000003, .missing = 0x2
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed alloc_restrictions{{&list, 0x1074, 0xff, 0x10000f424301835, 0x0}, {}, &alloc_restrictions}; // .code = 0x74, .mask = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed mem_scheduler{{&list, 0x2074, 0xff, 0x10000f424301859, 0x0}, {}, &mem_scheduler}; // .code = 0x74, .mask = 0x2, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed non_mem_scheduler{{&list, 0x8074, 0xff, 0x10000f424301878, 0x0}, {}, &non_mem_scheduler}; // .code = 0x74, .mask = 0x8, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed serialization{{&list, 0x10074, 0xff, 0x10000f42430189b, 0x0}, {}, &serialization}; // .code = 0x74, .mask = 0x10, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed register_{{&list, 0x20074, 0xff, 0x10000f4243018ba, 0x0}, {}, &register_}; // .code = 0x74, .mask = 0x20, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed reorder_buffer{{&list, 0x40074, 0xff, 0x10000f4243018d4, 0x0}, {}, &reorder_buffer}; // .code = 0x74, .mask = 0x40, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed lsd{{&list, 0x80074, 0xff, 0x10000f4243018f4, 0x0}, {}, &lsd}; // .code = 0x74, .mask = 0x80, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed all_p{{&list, 0x20a4, 0xff, 0xf424301909, 0x0}, {}, &all_p}; // .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x20a4, 0xff, 0xf424301920, 0x0}, {}, &all}; // .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all{{&list, 0x6000, 0x6000000000000, 0xf424301935, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x6, .fixed = 5, .period = 1000003
inline constexpr listed cisc{{&list, 0x1071, 0xff, 0x10000f42430194a, 0x0}, {}, &cisc}; // .code = 0x71, .mask = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed branch_detect{{&list, 0x2071, 0xff, 0x10000f424301960, 0x0}, {}, &branch_detect}; // .code = 0x71, .mask = 0x2, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed predecode{{&list, 0x4071, 0xff, 0x10000f42430197f, 0x0}, {}, &predecode}; // .code = 0x71, .mask = 0x4, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed decode{{&list, 0x8071, 0xff, 0x10000f42430199a, 0x0}, {}, &decode}; // .code = 0x71, .mask = 0x8, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed itlb_miss{{&list, 0x10071, 0xff, 0x10000f4243019b2, 0x0}, {}, &itlb_miss}; // .code = 0x71, .mask = 0x10, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed icache{{&list, 0x20071, 0xff, 0x10000f4243019cd, 0x0}, {}, &icache}; // .code = 0x71, .mask = 0x20, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed branch_resteer{{&list, 0x40071, 0xff, 0x10000f4243019e5, 0x0}, {}, &branch_resteer}; // .code = 0x71, .mask = 0x40, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed frontend_latency{{&list, 0x72071, 0xff, 0x10000f424301a05, 0x0}, {}, &frontend_latency}; // .code = 0x71, .mask = 0x72, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed other{{&list, 0x80071, 0xff, 0x10000f424301a27, 0x0}, {}, &other}; // .code = 0x71, .mask = 0x80, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed frontend_bandwidth{{&list, 0x8d071, 0xff, 0x10000f424301a3e, 0x0}, {}, &frontend_bandwidth}; // .code = 0x71, .mask = 0x8d, .counters = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed all_p{{&list, 0x109c, 0xff, 0xf424301a62, 0x0}, {}, &all_p}; // .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all{{&list, 0x7000, 0x1017000000000000, 0xf424301a79, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x7, .fixed = 6, .precise = can, .precise_fixed = 0x40, .period = 1000003
inline constexpr listed all_p{{&list, 0x20c2, 0x1000ff000000ff, 0x30f424301a8e, 0x0}, {}, &all_p}; // .code = 0xc2, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0xe, 0xff, 0xf424301aa5, 0x0}, {}, &any}; // .code = 0x0e, .counters = 0xff, .period = 1000003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed x87{{&list, 0x1000c2, 0x1000ff000000ff, 0x10000f424301ab5, 0x0}, {}, &x87}; // .code = 0xc2, .mask2 = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed eom{{&list, 0x10c2, 0x1000ff000000ff, 0x10000f424301ac6, 0x0}, {}, &eom}; // .code = 0xc2, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed ms{{&list, 0x40c2, 0x1000ff000000ff, 0x10000f424301ad7, 0x0}, {}, &ms}; // .code = 0xc2, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x2
inline constexpr listed dual_dest{{&list, 0x100c2, 0x1000ff000000ff, 0x10030f424301ae7, 0x0}, {}, &dual_dest}; // .code = 0xc2, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed lsd{{&list, 0x200c2, 0x1000ff000000ff, 0x10030f424301afe, 0x0}, {}, &lsd}; // .code = 0xc2, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed fpdiv{{&list, 0x400c2, 0x1000ff000000ff, 0x10030f424301b0f, 0x0}, {}, &fpdiv}; // .code = 0xc2, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
inline constexpr listed idiv{{&list, 0x800c2, 0x1000ff000000ff, 0x10030f424301b22, 0x0}, {}, &idiv}; // .code = 0xc2, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .missing = 0x2
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::idiv_occupancy, &arith::idiv_active, &arith::fpdiv_occupancy, &arith::fpdiv_active,
    &arith::div_active, &arith::idiv_uops, &arith::fpdiv_uops, &baclears::any, &baclears::indirect,
    &baclears::uncond, &baclears::return_, &baclears::cond, &br_inst_retired::all_branches,
    &br_inst_retired::cond_taken_bwd, &br_inst_retired::cond_taken_fwd,
    &br_inst_retired::cond_taken, &br_inst_retired::cond_ntaken, &br_inst_retired::cond,
    &br_inst_retired::near_ret, &br_inst_retired::near_return, &br_inst_retired::near_ind_call,
    &br_inst_retired::near_indirect_call, &br_inst_retired::near_dir_call,
    &br_inst_retired::near_direct_call, &br_inst_retired::near_call, &br_inst_retired::near_ind_jmp,
    &br_inst_retired::near_indirect_jmp, &br_inst_retired::all_near_ind,
    &br_inst_retired::near_indirect, &br_inst_retired::all_near_ind_or_ret,
    &br_inst_retired::near_indirect_or_return, &br_inst_retired::near_dir_jmp,
    &br_inst_retired::near_direct_jmp, &br_inst_retired::near_jmp, &br_inst_retired::near_taken,
    &br_misp_retired::all_branches, &br_misp_retired::cond_taken, &br_misp_retired::cond_ntaken,
    &br_misp_retired::near_ret, &br_misp_retired::near_return, &br_misp_retired::all_near_ind,
    &br_misp_retired::near_indirect, &core_reject_l2q::any, &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::thread, &cpu_clk_unhalted::ref_tsc, &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::thread_p, &cpu_clk_unhalted::ref_tsc_p, &dtlb_load_misses::miss_caused_walk,
    &dtlb_load_misses::walk_completed_4k, &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::stlb_hit, &dtlb_store_misses::miss_caused_walk,
    &dtlb_store_misses::walk_completed_4k, &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::stlb_hit, &fp_flops_retired::fp64, &fp_flops_retired::fp32,
    &fp_flops_retired::all, &fp_inst_retired::_32b_sp, &fp_inst_retired::_64b_dp,
    &fp_inst_retired::_128b_sp, &fp_inst_retired::_128b_dp, &fp_inst_retired::_256b_sp,
    &fp_inst_retired::_256b_dp, &fp_inst_retired::all, &fp_vint_uops_executed::std,
    &fp_vint_uops_executed::p0, &fp_vint_uops_executed::p1, &fp_vint_uops_executed::p2,
    &fp_vint_uops_executed::p3, &fp_vint_uops_executed::primary, &fp_vint_uops_executed::all,
    &frontend_retired::all, &frontend_retired::cisc, &frontend_retired::branch_detect,
    &frontend_retired::predecode, &frontend_retired::decode, &frontend_retired::itlb_miss,
    &frontend_retired::icache, &frontend_retired::branch_resteer, &frontend_retired::other,
    &frontend_retired_source::icache_l2_hit, &frontend_retired_source::icache_l3_hit_no_snoop,
    &frontend_retired_source::icache_l3_hit_with_snoop, &frontend_retired_source::icache_l3_hit,
    &frontend_retired_source::icache_l3_miss, &frontend_retired_source::icache_l2_miss,
    &frontend_retired_source::itlb_stlb_hit, &frontend_retired_source::itlb_stlb_miss,
    &frontend_retired_source::late_swpf, &icache::hit, &icache::misses, &icache::accesses,
    &inst_retired::any, &inst_retired::any_p, &int_uops_executed::ld, &int_uops_executed::sta,
    &int_uops_executed::std_jmp, &int_uops_executed::p0, &int_uops_executed::p1,
    &int_uops_executed::p2, &int_uops_executed::p3, &int_uops_executed::primary,
    &int_uops_executed::_2nd, &int_uops_executed::all, &itlb_misses::miss_caused_walk,
    &itlb_misses::walk_completed_4k, &itlb_misses::walk_completed, &itlb_misses::walk_pending,
    &itlb_misses::stlb_hit, &l2_reject_xq::any, &l2_request::demand_data_rd_miss,
    &l2_request::demand_rfo_miss, &l2_request::demand_code_rd_miss, &l2_request::hwpf_miss,
    &l2_request::miss, &l2_request::demand_data_rd_hit, &l2_request::demand_rfo_hit,
    &l2_request::demand_code_rd_hit, &l2_request::hwpf_hit, &l2_request::hit,
    &l2_request::demand_data_rd, &l2_request::demand_rfo, &l2_request::demand_code_rd,
    &l2_request::hwpf, &l2_request::all, &lbr_inserts::any, &ld_blocks::data_unknown,
    &ld_blocks::store_forward, &ld_blocks::address_alias, &ld_blocks::dtlb_miss, &ld_blocks::all,
    &ld_head::l1_miss, &ld_head::wcb_full, &ld_head::other, &ld_head::l1_miss_at_ret,
    &ld_head::wcb_full_at_ret, &ld_head::other_at_ret, &ld_head::l1_bound_at_ret,
    &longest_lat_cache::miss, &longest_lat_cache::reference, &machine_clears::any,
    &machine_clears::smc, &machine_clears::memory_ordering, &machine_clears::memory_ordering_fast,
    &machine_clears::fp_assist, &machine_clears::disambiguation,
    &machine_clears::disambiguation_fast, &machine_clears::mrn_nuke, &machine_clears::mrn_nuke_fast,
    &machine_clears::page_fault, &machine_clears::fpc_virtual_trap, &machine_clears::xmc,
    &machine_clears::any_fast, &mem_bound_stalls_load::l2_hit,
    &mem_bound_stalls_load::llc_hit_nosnoop, &mem_bound_stalls_load::llc_hit_snoop,
    &mem_bound_stalls_load::llc_hit, &mem_bound_stalls_load::llc_miss_othermod,
    &mem_bound_stalls_load::llc_miss_localmem, &mem_load_uops_l3_miss_retired::local_dram,
    &mem_load_uops_l3_miss_retired::remote_dram_or_nofwd,
    &mem_load_uops_l3_miss_retired::remote_fwd_nonm,
    &mem_load_uops_l3_miss_retired::remote_fwd_hitm, &mem_load_uops_l3_miss_retired::all,
    &mem_load_uops_misc_retired::l3_hit_snoop_hitm,
    &mem_load_uops_misc_retired::l3_hit_snoop_with_fwd,
    &mem_load_uops_misc_retired::l3_hit_snoop_no_fwd, &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit, &mem_load_uops_retired::l3_hit_no_snoop,
    &mem_load_uops_retired::l3_hit_snoop_hit, &mem_load_uops_retired::l3_hit,
    &mem_load_uops_retired::l1_miss, &mem_load_uops_retired::l2_miss, &mem_scheduler_block::st_buf,
    &mem_scheduler_block::ld_buf, &mem_scheduler_block::rsv, &mem_scheduler_block::all,
    &mem_uops_retired::load_latency_gt_1024, &mem_uops_retired::load_latency_gt_128,
    &mem_uops_retired::load_latency_gt_16, &mem_uops_retired::load_latency_gt_2048,
    &mem_uops_retired::load_latency_gt_256, &mem_uops_retired::load_latency_gt_32,
    &mem_uops_retired::load_latency_gt_4, &mem_uops_retired::load_latency_gt_512,
    &mem_uops_retired::load_latency_gt_64, &mem_uops_retired::load_latency_gt_8,
    &mem_uops_retired::store_latency, &mem_uops_retired::mrn_loads, &mem_uops_retired::mrn_stores,
    &mem_uops_retired::stlb_miss_loads, &mem_uops_retired::stlb_miss_stores,
    &mem_uops_retired::stlb_miss, &mem_uops_retired::lock_loads, &mem_uops_retired::split_loads,
    &mem_uops_retired::split_stores, &mem_uops_retired::split, &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores, &mem_uops_retired::all, &misalign_mem_ref::load_page_split,
    &misalign_mem_ref::store_page_split, &misc_retired::lbr_inserts, &misc_retired1::lfence,
    &misc_retired1::cl_inst, &misc_retired2::keylocker_access, &misc_retired2::keylocker_miss,
    &ms_decoded::ms_entry, &ms_decoded::ms_busy, &prediction::btclear, &serialization::iq_jeu_scb,
    &serialization::non_c01_ms_scb, &serialization::c01_ms_scb, &serialization::color_stalls,
    &topdown_bad_speculation::all, &topdown_bad_speculation::all_p, &topdown_bad_speculation::nuke,
    &topdown_bad_speculation::fastnuke, &topdown_bad_speculation::machine_clears,
    &topdown_bad_speculation::mispredict, &topdown_bad_speculation::lsd_mispredict,
    &topdown_be_bound::alloc_restrictions, &topdown_be_bound::mem_scheduler,
    &topdown_be_bound::non_mem_scheduler, &topdown_be_bound::serialization,
    &topdown_be_bound::register_, &topdown_be_bound::reorder_buffer, &topdown_be_bound::lsd,
    &topdown_be_bound::all_p, &topdown_be_bound::all, &topdown_fe_bound::all,
    &topdown_fe_bound::cisc, &topdown_fe_bound::branch_detect, &topdown_fe_bound::predecode,
    &topdown_fe_bound::decode, &topdown_fe_bound::itlb_miss, &topdown_fe_bound::icache,
    &topdown_fe_bound::branch_resteer, &topdown_fe_bound::frontend_latency,
    &topdown_fe_bound::other, &topdown_fe_bound::frontend_bandwidth, &topdown_fe_bound::all_p,
    &topdown_retiring::all, &topdown_retiring::all_p, &uops_issued::any, &uops_retired::x87,
    &uops_retired::eom, &uops_retired::ms, &uops_retired::dual_dest, &uops_retired::lsd,
    &uops_retired::fpdiv, &uops_retired::idiv,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::clearwater_forest
