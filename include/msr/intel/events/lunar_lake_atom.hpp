// Events of Lunar Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// lnl_skymont: from intel/perfmon 6dadedf3aa48, LNL/events/lunarlake_skymont_core.json, version
// 1.26 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::lunar_lake_atom {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "arith.idiv_occupancy\0"
    "arith.idiv_active\0"
    "arith.fpdiv_occupancy\0"
    "arith.fpdiv_active\0"
    "arith.div_active\0"
    "arith.div_occupancy\0"
    "arith.idiv_uops\0"
    "arith.fpdiv_uops\0"
    "arith.div_uops\0"
    "baclears.any\0"
    "baclears.indirect\0"
    "baclears.uncond\0"
    "baclears.return\0"
    "baclears.cond\0"
    "br_inst_retired.all_branches\0"
    "br_inst_retired.cond\0"
    "br_inst_retired.cond_ntaken\0"
    "br_inst_retired.taken\0"
    "br_inst_retired.far_branch\0"
    "br_inst_retired.near_taken\0"
    "br_inst_retired.rel_jmp\0"
    "br_inst_retired.indirect\0"
    "br_inst_retired.indirect_jmp\0"
    "br_inst_retired.near_return\0"
    "br_inst_retired.near_call\0"
    "br_inst_retired.indirect_call\0"
    "br_inst_retired.rel_call\0"
    "br_inst_retired.cond_taken\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.cond\0"
    "br_misp_retired.cond_ntaken\0"
    "br_misp_retired.near_taken\0"
    "br_misp_retired.indirect\0"
    "br_misp_retired.indirect_jmp\0"
    "br_misp_retired.return\0"
    "br_misp_retired.indirect_call\0"
    "br_misp_retired.cond_taken\0"
    "btclear.any\0"
    "bus_lock.blocked_cycles\0"
    "bus_lock.lock_cycles\0"
    "bus_lock.non_split_locks\0"
    "bus_lock.split_locks\0"
    "core_reject_l2q.any\0"
    "cpu_clk_unhalted.core\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.ref_tsc_p\0"
    "decode_restriction.predecode_wrong\0"
    "dl1.dirty_eviction\0"
    "dtlb_load_misses.miss_caused_walk\0"
    "dtlb_load_misses.walk_completed_4k\0"
    "dtlb_load_misses.walk_completed_2m_4m\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_pending\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_load_misses.pde_cache_miss\0"
    "dtlb_store_misses.miss_caused_walk\0"
    "dtlb_store_misses.walk_completed_4k\0"
    "dtlb_store_misses.walk_completed_2m_4m\0"
    "dtlb_store_misses.walk_completed\0"
    "dtlb_store_misses.walk_pending\0"
    "dtlb_store_misses.stlb_hit\0"
    "dtlb_store_misses.pde_cache_miss\0"
    "dynamic_prefetch_throttler.level0_soc\0"
    "dynamic_prefetch_throttler.level1_soc\0"
    "dynamic_prefetch_throttler.level2_soc\0"
    "dynamic_prefetch_throttler.level3_soc\0"
    "dynamic_prefetch_throttler.level4_soc\0"
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
    "frontend_retired_source.icache_l2_miss\0"
    "frontend_retired_source.itlb_stlb_hit\0"
    "frontend_retired_source.itlb_stlb_miss\0"
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
    "itlb.fills\0"
    "itlb_misses.miss_caused_walk\0"
    "itlb_misses.walk_completed_4k\0"
    "itlb_misses.walk_completed_2m_4m\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_pending\0"
    "itlb_misses.stlb_hit\0"
    "itlb_misses.pde_cache_miss\0"
    "l2_lines_in.i\0"
    "l2_lines_in.s\0"
    "l2_lines_in.e\0"
    "l2_lines_in.m\0"
    "l2_lines_in.f\0"
    "l2_lines_out.silent\0"
    "l2_lines_out.non_silent\0"
    "l2_lines_out.useless_hwpf\0"
    "l2_prefetches_throttled.dpt\0"
    "l2_prefetches_throttled.dtp\0"
    "l2_prefetches_throttled.dtp_override\0"
    "l2_prefetches_throttled.xq_thresh\0"
    "l2_reject_xq.any\0"
    "l2_request.miss\0"
    "l2_request.hit\0"
    "l2_request.rejects\0"
    "l2_request.all\0"
    "ld_blocks.data_unknown\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.address_alias\0"
    "ld_blocks.dtlb_miss\0"
    "ld_blocks.all\0"
    "ld_head.l1_miss\0"
    "ld_head.wcb_full\0"
    "ld_head.st_addr\0"
    "ld_head.st_data\0"
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
    "llc_prefetches_throttled.dpt\0"
    "llc_prefetches_throttled.dtp\0"
    "llc_prefetches_throttled.dtp_override\0"
    "llc_prefetches_throttled.xq_thresh\0"
    "llc_prefetches_throttled.hit_rate\0"
    "load_hit_prefetch.hw_pf\0"
    "load_hit_prefetch.hwpf\0"
    "longest_lat_cache.miss\0"
    "longest_lat_cache.reference\0"
    "machine_clears.any\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.fp_assist\0"
    "machine_clears.disambiguation\0"
    "machine_clears.mrn_nuke\0"
    "machine_clears.page_fault\0"
    "machine_clears.fpc_virtual_trap\0"
    "machine_clears.slow\0"
    "machine_clears.memory_ordering_fast\0"
    "machine_clears.disambiguation_fast\0"
    "machine_clears.mrn_nuke_fast\0"
    "machine_clears.any_fast\0"
    "mem_bound_stalls_ifetch.l2_hit\0"
    "mem_bound_stalls_ifetch.llc_miss_localmem\0"
    "mem_bound_stalls_ifetch.llc_miss\0"
    "mem_bound_stalls_ifetch.l2_miss\0"
    "mem_bound_stalls_ifetch.all\0"
    "mem_bound_stalls_load.l2_hit\0"
    "mem_bound_stalls_load.llc_miss\0"
    "mem_bound_stalls_load.l2_miss\0"
    "mem_bound_stalls_load.all\0"
    "mem_bound_stalls_load.sbfull\0"
    "mem_load_uops_l3_miss_retired.local_dram\0"
    "mem_load_uops_l3_miss_retired.memside_cache\0"
    "mem_load_uops_llc_miss_retired.local_dram\0"
    "mem_load_uops_llc_miss_retired.memside_cache\0"
    "mem_load_uops_retired.l1_hit\0"
    "mem_load_uops_retired.l2_hit\0"
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
    "misc_retired1.wrmsr\0"
    "misc_retired1.rdpmc_rdtsc_p\0"
    "misc_retired1.lfence\0"
    "misc_retired1.cl_inst\0"
    "misc_retired2.fault_all\0"
    "misc_retired2.vm_exit\0"
    "misc_retired2.intel_pt_clears\0"
    "misc_retired2.uli_delivery\0"
    "misc_retired2.uli_senduipi\0"
    "misc_retired2.keylocker_access\0"
    "misc_retired2.keylocker_miss\0"
    "ms_decoded.ms_entry\0"
    "ms_decoded.nano_code\0"
    "ms_decoded.ms_busy\0"
    "page_walker_loads.dtlb_l1_hit\0"
    "page_walker_loads.dtlb_l2_hit\0"
    "serialization.iq_jeu_scb\0"
    "serialization.non_c01_ms_scb\0"
    "serialization.c01_ms_scb\0"
    "serialization.color_stalls\0"
    "tlb_flushes.stlb_any\0"
    "topdown_bad_speculation.all\0"
    "topdown_bad_speculation.all_p\0"
    "topdown_bad_speculation.nuke\0"
    "topdown_bad_speculation.fastnuke\0"
    "topdown_bad_speculation.machine_clears\0"
    "topdown_bad_speculation.mispredict\0"
    "topdown_be_bound.all_non_arch\0"
    "topdown_be_bound.alloc_restrictions\0"
    "topdown_be_bound.mem_scheduler\0"
    "topdown_be_bound.non_mem_scheduler\0"
    "topdown_be_bound.serialization\0"
    "topdown_be_bound.register\0"
    "topdown_be_bound.reorder_buffer\0"
    "topdown_be_bound.all\0"
    "topdown_be_bound.all_p\0"
    "topdown_fe_bound.all\0"
    "topdown_fe_bound.all_non_arch\0"
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
    "topdown_retiring.all_non_arch\0"
    "topdown_retiring.all_p\0"
    "uops_issued.any\0"
    "uops_retired.all\0"
    "uops_retired.ms\0"
    "uops_retired.lsd\0"
    "uops_retired.fpdiv\0"
    "uops_retired.idiv\0"
    "uops_retired.x87\0"
    "xq_promotion.drds\0"
    "xq_promotion.rfos\0"
    "xq_promotion.crds\0"
    "xq_promotion.all\0";
inline constexpr core sharers[] = {core::arrow_lake_atom};
inline constexpr select::event_list list{"lunar_lake_atom", core::lunar_lake_atom, names, all_of(sharers)};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed idiv_occupancy{{&list, 0x10cd, 0xff, 0xf424300000, 0x0}, {}, &idiv_occupancy}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed idiv_active{{&list, 0x100010cd, 0xff, 0xf424300015, 0x0}, {}, &idiv_active}; // .code = 0xcd, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 1000003
inline constexpr listed fpdiv_occupancy{{&list, 0x20cd, 0xff, 0xf424300027, 0x0}, {}, &fpdiv_occupancy}; // .code = 0xcd, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed fpdiv_active{{&list, 0x100020cd, 0xff, 0xf42430003d, 0x0}, {}, &fpdiv_active}; // .code = 0xcd, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 1000003
inline constexpr listed div_active{{&list, 0x100030cd, 0xff, 0xf424300050, 0x0}, {}, &div_active}; // .code = 0xcd, .mask = 0x3, .threshold = 1, .counters = 0xff, .period = 1000003
inline constexpr listed div_occupancy{{&list, 0x30cd, 0xff, 0xa000f424300061, 0x0}, {}, &div_occupancy}; // .code = 0xcd, .mask = 0x3, .counters = 0xff, .period = 1000003, .deprecated = true, .missing = 0x1
inline constexpr listed idiv_uops{{&list, 0x40cd, 0xff, 0xf424300075, 0x0}, {}, &idiv_uops}; // .code = 0xcd, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed fpdiv_uops{{&list, 0x80cd, 0xff, 0xf424300085, 0x0}, {}, &fpdiv_uops}; // .code = 0xcd, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed div_uops{{&list, 0xc0cd, 0xff, 0xa000f424300096, 0x0}, {}, &div_uops}; // .code = 0xcd, .mask = 0xc, .counters = 0xff, .period = 1000003, .deprecated = true, .missing = 0x1
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e6, 0xff, 0x30d43000a5, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1, .counters = 0xff, .period = 200003
inline constexpr listed indirect{{&list, 0x20e6, 0xff, 0x30d43000b2, 0x0}, {}, &indirect}; // .code = 0xe6, .mask = 0x2, .counters = 0xff, .period = 200003
inline constexpr listed uncond{{&list, 0x40e6, 0xff, 0x30d43000c4, 0x0}, {}, &uncond}; // .code = 0xe6, .mask = 0x4, .counters = 0xff, .period = 200003
inline constexpr listed return_{{&list, 0x80e6, 0xff, 0x30d43000d4, 0x0}, {}, &return_}; // .code = 0xe6, .mask = 0x8, .counters = 0xff, .period = 200003
inline constexpr listed cond{{&list, 0x100e6, 0xff, 0x30d43000e4, 0x0}, {}, &cond}; // .code = 0xe6, .mask = 0x10, .counters = 0xff, .period = 200003
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0x1000ff000000ff, 0x30d43000f2, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed cond{{&list, 0x7e0c4, 0x1000ff000000ff, 0x30d430010f, 0x0}, {}, &cond}; // .code = 0xc4, .mask = 0x7e, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed cond_ntaken{{&list, 0x7f0c4, 0x1000ff000000ff, 0x30d4300124, 0x0}, {}, &cond_ntaken}; // .code = 0xc4, .mask = 0x7f, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed taken{{&list, 0x800c4, 0x1000ff000000ff, 0x30d4300140, 0x0}, {}, &taken}; // .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed far_branch{{&list, 0xbf0c4, 0x1000ff000000ff, 0x30d4300156, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0xbf, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed near_taken{{&list, 0xc00c4, 0x1000ff000000ff, 0x30d4300171, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0xc0, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed rel_jmp{{&list, 0xdf0c4, 0x1000ff000000ff, 0x30d430018c, 0x0}, {}, &rel_jmp}; // .code = 0xc4, .mask = 0xdf, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed indirect{{&list, 0xeb0c4, 0x1000ff000000ff, 0x30d43001a4, 0x0}, {}, &indirect}; // .code = 0xc4, .mask = 0xeb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed indirect_jmp{{&list, 0xef0c4, 0x1000ff000000ff, 0x30d43001bd, 0x0}, {}, &indirect_jmp}; // .code = 0xc4, .mask = 0xef, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed near_return{{&list, 0xf70c4, 0x1000ff000000ff, 0x30d43001da, 0x0}, {}, &near_return}; // .code = 0xc4, .mask = 0xf7, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed near_call{{&list, 0xf90c4, 0x1000ff000000ff, 0x30d43001f6, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0xf9, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed indirect_call{{&list, 0xfb0c4, 0x1000ff000000ff, 0x30d4300210, 0x0}, {}, &indirect_call}; // .code = 0xc4, .mask = 0xfb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed rel_call{{&list, 0xfd0c4, 0x1000ff000000ff, 0x30d430022e, 0x0}, {}, &rel_call}; // .code = 0xc4, .mask = 0xfd, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed cond_taken{{&list, 0xfe0c4, 0x1000ff000000ff, 0x30d4300247, 0x0}, {}, &cond_taken}; // .code = 0xc4, .mask = 0xfe, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0x1000ff000000ff, 0x30d4300262, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed cond{{&list, 0x7e0c5, 0x1000ff000000ff, 0x30d430027f, 0x0}, {}, &cond}; // .code = 0xc5, .mask = 0x7e, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed cond_ntaken{{&list, 0x7f0c5, 0x1000ff000000ff, 0x30d4300294, 0x0}, {}, &cond_ntaken}; // .code = 0xc5, .mask = 0x7f, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed near_taken{{&list, 0x800c5, 0x1000ff000000ff, 0x30d43002b0, 0x0}, {}, &near_taken}; // .code = 0xc5, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed indirect{{&list, 0xeb0c5, 0x1000ff000000ff, 0x30d43002cb, 0x0}, {}, &indirect}; // .code = 0xc5, .mask = 0xeb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed indirect_jmp{{&list, 0xef0c5, 0x1000ff000000ff, 0x30d43002e4, 0x0}, {}, &indirect_jmp}; // .code = 0xc5, .mask = 0xef, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed return_{{&list, 0xf70c5, 0x1000ff000000ff, 0x30d4300301, 0x0}, {}, &return_}; // .code = 0xc5, .mask = 0xf7, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed indirect_call{{&list, 0xfb0c5, 0x1000ff000000ff, 0x30d4300318, 0x0}, {}, &indirect_call}; // .code = 0xc5, .mask = 0xfb, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed cond_taken{{&list, 0xfe0c5, 0x1000ff000000ff, 0x30d4300336, 0x0}, {}, &cond_taken}; // .code = 0xc5, .mask = 0xfe, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
} // namespace br_misp_retired

namespace btclear {
using namespace core_events;
inline constexpr listed any{{&list, 0xe8, 0xff, 0xf424300351, 0x0}, {}, &any}; // .code = 0xe8, .counters = 0xff, .period = 1000003
} // namespace btclear

namespace bus_lock {
using namespace core_events;
inline constexpr listed blocked_cycles{{&list, 0x1063, 0xff, 0xf42430035d, 0x0}, {}, &blocked_cycles}; // .code = 0x63, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed lock_cycles{{&list, 0x2063, 0xff, 0xf424300375, 0x0}, {}, &lock_cycles}; // .code = 0x63, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed non_split_locks{{&list, 0x4063, 0xff, 0xf42430038a, 0x0}, {}, &non_split_locks}; // .code = 0x63, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed split_locks{{&list, 0x8063, 0xff, 0xf4243003a3, 0x0}, {}, &split_locks}; // .code = 0x63, .mask = 0x8, .counters = 0xff, .period = 1000003
} // namespace bus_lock

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{{&list, 0x31, 0xff, 0xf4243003b8, 0x0}, {}, &any}; // .code = 0x31, .counters = 0xff, .period = 1000003
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{{&list, 0x2000, 0x2000000000000, 0x1e8483003cc, 0x0}, {}, &core}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e8483003e2, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e8483003fa, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed core_p{{&list, 0x3c, 0xff, 0x1e848300413, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0xff, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0xff, 0x1e84830042b, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xff, .period = 2000003
inline constexpr listed ref_tsc_p{{&list, 0x103c, 0xff, 0x1e848300445, 0x0}, {}, &ref_tsc_p}; // .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 2000003
} // namespace cpu_clk_unhalted

namespace decode_restriction {
using namespace core_events;
inline constexpr listed predecode_wrong{{&list, 0x10e9, 0xff, 0x30d4300460, 0x0}, {}, &predecode_wrong}; // .code = 0xe9, .mask = 0x1, .counters = 0xff, .period = 200003
} // namespace decode_restriction

namespace dl1 {
using namespace core_events;
inline constexpr listed dirty_eviction{{&list, 0x1051, 0xff, 0x30d4300483, 0x0}, {}, &dirty_eviction}; // .code = 0x51, .mask = 0x1, .counters = 0xff, .period = 200003
} // namespace dl1

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{{&list, 0x1008, 0xff, 0x30d4300496, 0x0}, {}, &miss_caused_walk}; // .code = 0x08, .mask = 0x1, .counters = 0xff, .period = 200003
inline constexpr listed walk_completed_4k{{&list, 0x2008, 0xff, 0x30d43004b8, 0x0}, {}, &walk_completed_4k}; // .code = 0x08, .mask = 0x2, .counters = 0xff, .period = 200003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4008, 0xff, 0x30d43004db, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x08, .mask = 0x4, .counters = 0xff, .period = 200003
inline constexpr listed walk_completed{{&list, 0xe008, 0xff, 0x30d4300501, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0xe, .counters = 0xff, .period = 200003
inline constexpr listed walk_pending{{&list, 0x10008, 0xff, 0x30d4300521, 0x0}, {}, &walk_pending}; // .code = 0x08, .mask = 0x10, .counters = 0xff, .period = 200003
inline constexpr listed stlb_hit{{&list, 0x20008, 0xff, 0x30d430053f, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x20, .counters = 0xff, .period = 200003
inline constexpr listed pde_cache_miss{{&list, 0x80008, 0xff, 0x30d4300559, 0x0}, {}, &pde_cache_miss}; // .code = 0x08, .mask = 0x80, .counters = 0xff, .period = 200003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{{&list, 0x1049, 0xff, 0x1e848300579, 0x0}, {}, &miss_caused_walk}; // .code = 0x49, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed walk_completed_4k{{&list, 0x2049, 0xff, 0x1e84830059c, 0x0}, {}, &walk_completed_4k}; // .code = 0x49, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4049, 0xff, 0x1e8483005c0, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x49, .mask = 0x4, .counters = 0xff, .period = 2000003
inline constexpr listed walk_completed{{&list, 0xe049, 0xff, 0x1e8483005e7, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0xe, .counters = 0xff, .period = 2000003
inline constexpr listed walk_pending{{&list, 0x10049, 0xff, 0x30d4300608, 0x0}, {}, &walk_pending}; // .code = 0x49, .mask = 0x10, .counters = 0xff, .period = 200003
inline constexpr listed stlb_hit{{&list, 0x20049, 0xff, 0x1e848300627, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x20, .counters = 0xff, .period = 2000003
inline constexpr listed pde_cache_miss{{&list, 0x80049, 0xff, 0x1e848300642, 0x0}, {}, &pde_cache_miss}; // .code = 0x49, .mask = 0x80, .counters = 0xff, .period = 2000003
} // namespace dtlb_store_misses

namespace dynamic_prefetch_throttler {
using namespace core_events;
inline constexpr listed level0_soc{{&list, 0x1032, 0xff, 0xf424300663, 0x0}, {}, &level0_soc}; // .code = 0x32, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed level1_soc{{&list, 0x2032, 0xff, 0xf424300689, 0x0}, {}, &level1_soc}; // .code = 0x32, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed level2_soc{{&list, 0x4032, 0xff, 0xf4243006af, 0x0}, {}, &level2_soc}; // .code = 0x32, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed level3_soc{{&list, 0x8032, 0xff, 0xf4243006d5, 0x0}, {}, &level3_soc}; // .code = 0x32, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed level4_soc{{&list, 0x10032, 0xff, 0xf4243006fb, 0x0}, {}, &level4_soc}; // .code = 0x32, .mask = 0x10, .counters = 0xff, .period = 1000003
} // namespace dynamic_prefetch_throttler

namespace fp_flops_retired {
using namespace core_events;
inline constexpr listed fp64{{&list, 0x10c8, 0x1000ff000000ff, 0xf424300721, 0x0}, {}, &fp64}; // .code = 0xc8, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed fp32{{&list, 0x20c8, 0x1000ff000000ff, 0xf424300737, 0x0}, {}, &fp32}; // .code = 0xc8, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x30c8, 0x1000ff000000ff, 0xf42430074d, 0x0}, {}, &all}; // .code = 0xc8, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace fp_flops_retired

namespace fp_inst_retired {
using namespace core_events;
inline constexpr listed _32b_sp{{&list, 0x10c7, 0x1000ff000000ff, 0xf424300762, 0x0}, {}, &_32b_sp}; // .code = 0xc7, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed _64b_dp{{&list, 0x20c7, 0x1000ff000000ff, 0xf424300779, 0x0}, {}, &_64b_dp}; // .code = 0xc7, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed _128b_sp{{&list, 0x40c7, 0x1000ff000000ff, 0xf424300790, 0x0}, {}, &_128b_sp}; // .code = 0xc7, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed _128b_dp{{&list, 0x80c7, 0x1000ff000000ff, 0xf4243007a8, 0x0}, {}, &_128b_dp}; // .code = 0xc7, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed _256b_sp{{&list, 0x100c7, 0x1000ff000000ff, 0xf4243007c0, 0x0}, {}, &_256b_sp}; // .code = 0xc7, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed _256b_dp{{&list, 0x200c7, 0x1000ff000000ff, 0xf4243007d8, 0x0}, {}, &_256b_dp}; // .code = 0xc7, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x3f0c7, 0x1000ff000000ff, 0xf4243007f0, 0x0}, {}, &all}; // .code = 0xc7, .mask = 0x3f, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace fp_inst_retired

namespace fp_vint_uops_executed {
using namespace core_events;
inline constexpr listed std{{&list, 0x10b2, 0xff, 0xf424300804, 0x0}, {}, &std}; // .code = 0xb2, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed p0{{&list, 0x20b2, 0xff, 0xf42430081e, 0x0}, {}, &p0}; // .code = 0xb2, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed p1{{&list, 0x40b2, 0xff, 0xf424300837, 0x0}, {}, &p1}; // .code = 0xb2, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed p2{{&list, 0x80b2, 0xff, 0xf424300850, 0x0}, {}, &p2}; // .code = 0xb2, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed p3{{&list, 0x100b2, 0xff, 0xf424300869, 0x0}, {}, &p3}; // .code = 0xb2, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed primary{{&list, 0x1e0b2, 0xff, 0xf424300882, 0x0}, {}, &primary}; // .code = 0xb2, .mask = 0x1e, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x1f0b2, 0xff, 0xf4243008a0, 0x0}, {}, &all}; // .code = 0xb2, .mask = 0x1f, .counters = 0xff, .period = 1000003
} // namespace fp_vint_uops_executed

namespace frontend_retired {
using namespace core_events;
inline constexpr listed all{{&list, 0xc6, 0x1000ff000000ff, 0xf4243008ba, 0x0}, {}, &all}; // .code = 0xc6, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed cisc{{&list, 0x10c6, 0x1000ff000000ff, 0xf4243008cf, 0x0}, {}, &cisc}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed branch_detect{{&list, 0x20c6, 0x1000ff000000ff, 0xf4243008e5, 0x0}, {}, &branch_detect}; // .code = 0xc6, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed predecode{{&list, 0x40c6, 0x1000ff000000ff, 0xf424300904, 0x0}, {}, &predecode}; // .code = 0xc6, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed decode{{&list, 0x80c6, 0x1000ff000000ff, 0xf42430091f, 0x0}, {}, &decode}; // .code = 0xc6, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed itlb_miss{{&list, 0x100c6, 0x1000ff000000ff, 0xf424300937, 0x0}, {}, &itlb_miss}; // .code = 0xc6, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed icache{{&list, 0x200c6, 0x1000ff000000ff, 0xf424300952, 0x0}, {}, &icache}; // .code = 0xc6, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed branch_resteer{{&list, 0x400c6, 0x1000ff000000ff, 0xf42430096a, 0x0}, {}, &branch_resteer}; // .code = 0xc6, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed other{{&list, 0x800c6, 0x1000ff000000ff, 0xf42430098a, 0x0}, {}, &other}; // .code = 0xc6, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace frontend_retired

namespace frontend_retired_source {
using namespace core_events;
inline constexpr listed icache_l2_hit{{&list, 0x10c9, 0x1000ff000000ff, 0xf4243009a1, 0x0}, {}, &icache_l2_hit}; // .code = 0xc9, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed icache_l2_miss{{&list, 0xe0c9, 0x1000ff000000ff, 0xf4243009c7, 0x0}, {}, &icache_l2_miss}; // .code = 0xc9, .mask = 0xe, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed itlb_stlb_hit{{&list, 0x100c9, 0x1000ff000000ff, 0xf4243009ee, 0x0}, {}, &itlb_stlb_hit}; // .code = 0xc9, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed itlb_stlb_miss{{&list, 0x200c9, 0x1000ff000000ff, 0xf424300a14, 0x0}, {}, &itlb_stlb_miss}; // .code = 0xc9, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace frontend_retired_source

namespace icache {
using namespace core_events;
inline constexpr listed hit{{&list, 0x1080, 0xff, 0x30d4300a3b, 0x0}, {}, &hit}; // .code = 0x80, .mask = 0x1, .counters = 0xff, .period = 200003
inline constexpr listed misses{{&list, 0x2080, 0xff, 0x30d4300a46, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0xff, .period = 200003
inline constexpr listed accesses{{&list, 0x3080, 0xff, 0x30d4300a54, 0x0}, {}, &accesses}; // .code = 0x80, .mask = 0x3, .counters = 0xff, .period = 200003
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x51000000000000, 0x1e848300a64, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0x1000ff000000ff, 0x1e848300a75, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
} // namespace inst_retired

namespace int_uops_executed {
using namespace core_events;
inline constexpr listed ld{{&list, 0x10b3, 0xff, 0xf424300a88, 0x0}, {}, &ld}; // .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed sta{{&list, 0x20b3, 0xff, 0xf424300a9d, 0x0}, {}, &sta}; // .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed std_jmp{{&list, 0x40b3, 0xff, 0xf424300ab3, 0x0}, {}, &std_jmp}; // .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed p0{{&list, 0x80b3, 0xff, 0xf424300acd, 0x0}, {}, &p0}; // .code = 0xb3, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed p1{{&list, 0x100b3, 0xff, 0xf424300ae2, 0x0}, {}, &p1}; // .code = 0xb3, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed p2{{&list, 0x200b3, 0xff, 0xf424300af7, 0x0}, {}, &p2}; // .code = 0xb3, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed p3{{&list, 0x400b3, 0xff, 0xf424300b0c, 0x0}, {}, &p3}; // .code = 0xb3, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed primary{{&list, 0x780b3, 0xff, 0xf424300b21, 0x0}, {}, &primary}; // .code = 0xb3, .mask = 0x78, .counters = 0xff, .period = 1000003
inline constexpr listed _2nd{{&list, 0x800b3, 0xff, 0xf424300b3b, 0x0}, {}, &_2nd}; // .code = 0xb3, .mask = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0xff0b3, 0xff, 0xf424300b51, 0x0}, {}, &all}; // .code = 0xb3, .mask = 0xff, .counters = 0xff, .period = 1000003
} // namespace int_uops_executed

namespace itlb {
using namespace core_events;
inline constexpr listed fills{{&list, 0x4081, 0xff, 0x30d4300b67, 0x0}, {}, &fills}; // .code = 0x81, .mask = 0x4, .counters = 0xff, .period = 200003
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{{&list, 0x1085, 0xff, 0x1e848300b72, 0x0}, {}, &miss_caused_walk}; // .code = 0x85, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed walk_completed_4k{{&list, 0x2085, 0xff, 0x1e848300b8f, 0x0}, {}, &walk_completed_4k}; // .code = 0x85, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4085, 0xff, 0x1e848300bad, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x85, .mask = 0x4, .counters = 0xff, .period = 2000003
inline constexpr listed walk_completed{{&list, 0xe085, 0xff, 0x1e848300bce, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0xe, .counters = 0xff, .period = 2000003
inline constexpr listed walk_pending{{&list, 0x10085, 0xff, 0x30d4300be9, 0x0}, {}, &walk_pending}; // .code = 0x85, .mask = 0x10, .counters = 0xff, .period = 200003
inline constexpr listed stlb_hit{{&list, 0x20085, 0xff, 0x1e848300c02, 0x0}, {}, &stlb_hit}; // .code = 0x85, .mask = 0x20, .counters = 0xff, .period = 2000003
inline constexpr listed pde_cache_miss{{&list, 0x80085, 0xff, 0x1e848300c17, 0x0}, {}, &pde_cache_miss}; // .code = 0x85, .mask = 0x80, .counters = 0xff, .period = 2000003
} // namespace itlb_misses

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed i{{&list, 0x1025, 0xff, 0xf424300c32, 0x0}, {}, &i}; // .code = 0x25, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed s{{&list, 0x2025, 0xff, 0xf424300c40, 0x0}, {}, &s}; // .code = 0x25, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed e{{&list, 0x4025, 0xff, 0xf424300c4e, 0x0}, {}, &e}; // .code = 0x25, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed m{{&list, 0x8025, 0xff, 0xf424300c5c, 0x0}, {}, &m}; // .code = 0x25, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed f{{&list, 0x10025, 0xff, 0xf424300c6a, 0x0}, {}, &f}; // .code = 0x25, .mask = 0x10, .counters = 0xff, .period = 1000003
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{{&list, 0x1026, 0xff, 0x8000f424300c78, 0x0}, {}, &silent}; // .code = 0x26, .mask = 0x1, .counters = 0xff, .period = 1000003, .missing = 0x1
inline constexpr listed non_silent{{&list, 0x2026, 0xff, 0x8000f424300c8c, 0x0}, {}, &non_silent}; // .code = 0x26, .mask = 0x2, .counters = 0xff, .period = 1000003, .missing = 0x1
inline constexpr listed useless_hwpf{{&list, 0x4026, 0xff, 0xf424300ca4, 0x0}, {}, &useless_hwpf}; // .code = 0x26, .mask = 0x4, .counters = 0xff, .period = 1000003
} // namespace l2_lines_out

namespace l2_prefetches_throttled {
using namespace core_events;
inline constexpr listed dpt{{&list, 0x1028, 0xff, 0xf424300cbe, 0x0}, {}, &dpt}; // .code = 0x28, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed dtp{{&list, 0x2028, 0xff, 0xf424300cda, 0x0}, {}, &dtp}; // .code = 0x28, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed dtp_override{{&list, 0x4028, 0xff, 0xf424300cf6, 0x0}, {}, &dtp_override}; // .code = 0x28, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed xq_thresh{{&list, 0x8028, 0xff, 0xf424300d1b, 0x0}, {}, &xq_thresh}; // .code = 0x28, .mask = 0x8, .counters = 0xff, .period = 1000003
} // namespace l2_prefetches_throttled

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed any{{&list, 0x30, 0xff, 0xf424300d3d, 0x0}, {}, &any}; // .code = 0x30, .counters = 0xff, .period = 1000003
} // namespace l2_reject_xq

namespace l2_request {
using namespace core_events;
inline constexpr listed miss{{&list, 0x1024, 0xff, 0xf424300d4e, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed hit{{&list, 0x2024, 0xff, 0xf424300d5e, 0x0}, {}, &hit}; // .code = 0x24, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed rejects{{&list, 0x4024, 0xff, 0xf424300d6d, 0x0}, {}, &rejects}; // .code = 0x24, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x7024, 0xff, 0xf424300d80, 0x0}, {}, &all}; // .code = 0x24, .mask = 0x7, .counters = 0xff, .period = 1000003
} // namespace l2_request

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{{&list, 0x1003, 0x1000ff000000ff, 0xf424300d8f, 0x0}, {}, &data_unknown}; // .code = 0x03, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed store_forward{{&list, 0x2003, 0x1000ff000000ff, 0xf424300da6, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed address_alias{{&list, 0x4003, 0x1000ff000000ff, 0xf424300dbe, 0x0}, {}, &address_alias}; // .code = 0x03, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed dtlb_miss{{&list, 0x8003, 0x1000ff000000ff, 0xf424300dd6, 0x0}, {}, &dtlb_miss}; // .code = 0x03, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x1f003, 0x1000ff000000ff, 0xf424300dea, 0x0}, {}, &all}; // .code = 0x03, .mask = 0x1f, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace ld_blocks

namespace ld_head {
using namespace core_events;
inline constexpr listed l1_miss{{&list, 0x1005, 0xff, 0xf424300df8, 0x0}, {}, &l1_miss}; // .code = 0x05, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed wcb_full{{&list, 0x2005, 0xff, 0xf424300e08, 0x0}, {}, &wcb_full}; // .code = 0x05, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed st_addr{{&list, 0x4005, 0xff, 0xf424300e19, 0x0}, {}, &st_addr}; // .code = 0x05, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed st_data{{&list, 0x8005, 0xff, 0xf424300e29, 0x0}, {}, &st_data}; // .code = 0x05, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed dtlb_miss{{&list, 0x10005, 0xff, 0xf424300e39, 0x0}, {}, &dtlb_miss}; // .code = 0x05, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed pgwalk{{&list, 0x20005, 0xff, 0xf424300e4b, 0x0}, {}, &pgwalk}; // .code = 0x05, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed other{{&list, 0x40005, 0xff, 0xf424300e5a, 0x0}, {}, &other}; // .code = 0x05, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed any{{&list, 0x7f005, 0xff, 0xf424300e68, 0x0}, {}, &any}; // .code = 0x05, .mask = 0x7f, .counters = 0xff, .period = 1000003
inline constexpr listed l1_miss_at_ret{{&list, 0x81005, 0xff, 0xf424300e74, 0x0}, {}, &l1_miss_at_ret}; // .code = 0x05, .mask = 0x81, .counters = 0xff, .period = 1000003
inline constexpr listed wcb_full_at_ret{{&list, 0x82005, 0xff, 0xf424300e8b, 0x0}, {}, &wcb_full_at_ret}; // .code = 0x05, .mask = 0x82, .counters = 0xff, .period = 1000003
inline constexpr listed st_addr_at_ret{{&list, 0x84005, 0xff, 0xf424300ea3, 0x0}, {}, &st_addr_at_ret}; // .code = 0x05, .mask = 0x84, .counters = 0xff, .period = 1000003
inline constexpr listed dtlb_miss_at_ret{{&list, 0x90005, 0xff, 0xf424300eba, 0x0}, {}, &dtlb_miss_at_ret}; // .code = 0x05, .mask = 0x90, .counters = 0xff, .period = 1000003
inline constexpr listed pgwalk_at_ret{{&list, 0xa0005, 0xff, 0xf424300ed3, 0x0}, {}, &pgwalk_at_ret}; // .code = 0x05, .mask = 0xa0, .counters = 0xff, .period = 1000003
inline constexpr listed other_at_ret{{&list, 0xc0005, 0xff, 0xf424300ee9, 0x0}, {}, &other_at_ret}; // .code = 0x05, .mask = 0xc0, .counters = 0xff, .period = 1000003
inline constexpr listed l1_bound_at_ret{{&list, 0xf4005, 0xff, 0xf424300efe, 0x0}, {}, &l1_bound_at_ret}; // .code = 0x05, .mask = 0xf4, .counters = 0xff, .period = 1000003
inline constexpr listed any_at_ret{{&list, 0xff005, 0xff, 0xf424300f16, 0x0}, {}, &any_at_ret}; // .code = 0x05, .mask = 0xff, .counters = 0xff, .period = 1000003
} // namespace ld_head

namespace llc_prefetches_throttled {
using namespace core_events;
inline constexpr listed dpt{{&list, 0x1029, 0xff, 0xf424300f29, 0x0}, {}, &dpt}; // .code = 0x29, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed dtp{{&list, 0x2029, 0xff, 0xf424300f46, 0x0}, {}, &dtp}; // .code = 0x29, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed dtp_override{{&list, 0x4029, 0xff, 0xf424300f63, 0x0}, {}, &dtp_override}; // .code = 0x29, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed xq_thresh{{&list, 0x8029, 0xff, 0xf424300f89, 0x0}, {}, &xq_thresh}; // .code = 0x29, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed hit_rate{{&list, 0x10029, 0xff, 0xf424300fac, 0x0}, {}, &hit_rate}; // .code = 0x29, .mask = 0x10, .counters = 0xff, .period = 1000003
} // namespace llc_prefetches_throttled

namespace load_hit_prefetch {
using namespace core_events;
inline constexpr listed hw_pf{{&list, 0x204c, 0xff, 0x2000f424300fce, 0x0}, {}, &hw_pf}; // .code = 0x4c, .mask = 0x2, .counters = 0xff, .period = 1000003, .deprecated = true
inline constexpr listed hwpf{{&list, 0x204c, 0xff, 0xf424300fe6, 0x0}, {}, &hwpf}; // .code = 0x4c, .mask = 0x2, .counters = 0xff, .period = 1000003
} // namespace load_hit_prefetch

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xff, 0x30d4300ffd, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 200003
inline constexpr listed reference{{&list, 0x4f02e, 0xff, 0x30d4301014, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xff, .period = 200003
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed any{{&list, 0xc3, 0xff, 0x4e2301030, 0x0}, {}, &any}; // .code = 0xc3, .counters = 0xff, .period = 20003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xff, 0x4e2301043, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 20003
inline constexpr listed fp_assist{{&list, 0x40c3, 0xff, 0x4e2301062, 0x0}, {}, &fp_assist}; // .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 20003
inline constexpr listed disambiguation{{&list, 0x80c3, 0xff, 0x4e230107b, 0x0}, {}, &disambiguation}; // .code = 0xc3, .mask = 0x8, .counters = 0xff, .period = 20003
inline constexpr listed mrn_nuke{{&list, 0x100c3, 0xff, 0x4e2301099, 0x0}, {}, &mrn_nuke}; // .code = 0xc3, .mask = 0x10, .counters = 0xff, .period = 20003
inline constexpr listed page_fault{{&list, 0x200c3, 0xff, 0x4e23010b1, 0x0}, {}, &page_fault}; // .code = 0xc3, .mask = 0x20, .counters = 0xff, .period = 20003
inline constexpr listed fpc_virtual_trap{{&list, 0x400c3, 0xff, 0x4e23010cb, 0x0}, {}, &fpc_virtual_trap}; // .code = 0xc3, .mask = 0x40, .counters = 0xff, .period = 20003
inline constexpr listed slow{{&list, 0x6e0c3, 0xff, 0x200004e23010eb, 0x0}, {}, &slow}; // .code = 0xc3, .mask = 0x6e, .counters = 0xff, .period = 20003, .deprecated = true
inline constexpr listed memory_ordering_fast{{&list, 0x820c3, 0xff, 0x4e23010ff, 0x0}, {}, &memory_ordering_fast}; // .code = 0xc3, .mask = 0x82, .counters = 0xff, .period = 20003
inline constexpr listed disambiguation_fast{{&list, 0x880c3, 0xff, 0x4e2301123, 0x0}, {}, &disambiguation_fast}; // .code = 0xc3, .mask = 0x88, .counters = 0xff, .period = 20003
inline constexpr listed mrn_nuke_fast{{&list, 0x900c3, 0xff, 0x4e2301146, 0x0}, {}, &mrn_nuke_fast}; // .code = 0xc3, .mask = 0x90, .counters = 0xff, .period = 20003
inline constexpr listed any_fast{{&list, 0xff0c3, 0xff, 0x4e2301163, 0x0}, {}, &any_fast}; // .code = 0xc3, .mask = 0xff, .counters = 0xff, .period = 20003
} // namespace machine_clears

namespace mem_bound_stalls_ifetch {
using namespace core_events;
inline constexpr listed l2_hit{{&list, 0x1035, 0xff, 0xf42430117b, 0x0}, {}, &l2_hit}; // .code = 0x35, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed llc_miss_localmem{{&list, 0x50035, 0xff, 0x8000f42430119a, 0x0}, {}, &llc_miss_localmem}; // .code = 0x35, .mask = 0x50, .counters = 0xff, .period = 1000003, .missing = 0x1
inline constexpr listed llc_miss{{&list, 0x78035, 0xff, 0x8000f4243011c4, 0x0}, {}, &llc_miss}; // .code = 0x35, .mask = 0x78, .counters = 0xff, .period = 1000003, .missing = 0x1
inline constexpr listed l2_miss{{&list, 0x7e035, 0xff, 0xf4243011e5, 0x0}, {}, &l2_miss}; // .code = 0x35, .mask = 0x7e, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x7f035, 0xff, 0xf424301205, 0x0}, {}, &all}; // .code = 0x35, .mask = 0x7f, .counters = 0xff, .period = 1000003
} // namespace mem_bound_stalls_ifetch

namespace mem_bound_stalls_load {
using namespace core_events;
inline constexpr listed l2_hit{{&list, 0x1034, 0xff, 0xf424301221, 0x0}, {}, &l2_hit}; // .code = 0x34, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed llc_miss{{&list, 0x78034, 0xff, 0xf42430123e, 0x0}, {}, &llc_miss}; // .code = 0x34, .mask = 0x78, .counters = 0xff, .period = 1000003
inline constexpr listed l2_miss{{&list, 0x7e034, 0xff, 0xf42430125d, 0x0}, {}, &l2_miss}; // .code = 0x34, .mask = 0x7e, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x7f034, 0xff, 0xf42430127b, 0x0}, {}, &all}; // .code = 0x34, .mask = 0x7f, .counters = 0xff, .period = 1000003
inline constexpr listed sbfull{{&list, 0x80034, 0xff, 0xf424301295, 0x0}, {}, &sbfull}; // .code = 0x34, .mask = 0x80, .counters = 0xff, .period = 1000003
} // namespace mem_bound_stalls_load

namespace mem_load_uops_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{{&list, 0x10d3, 0x1000ff000000ff, 0xa000f4243012b2, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .deprecated = true, .missing = 0x1
inline constexpr listed memside_cache{{&list, 0x400d3, 0x1000ff000000ff, 0xa000f4243012db, 0x0}, {}, &memside_cache}; // .code = 0xd3, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .deprecated = true, .missing = 0x1
} // namespace mem_load_uops_l3_miss_retired

namespace mem_load_uops_llc_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{{&list, 0x10d3, 0x1000ff000000ff, 0x8000f424301307, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x1
inline constexpr listed memside_cache{{&list, 0x400d3, 0x1000ff000000ff, 0x8000f424301331, 0x0}, {}, &memside_cache}; // .code = 0xd3, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .missing = 0x1
} // namespace mem_load_uops_llc_miss_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x1000ff000000ff, 0xf42430135e, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed l2_hit{{&list, 0x20d1, 0x1000ff000000ff, 0xf42430137b, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed wcb_hit{{&list, 0x200d1, 0x1000ff000000ff, 0xf424301398, 0x0}, {}, &wcb_hit}; // .code = 0xd1, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed l1_miss{{&list, 0x400d1, 0x1000ff000000ff, 0xf4243013b6, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed l2_miss{{&list, 0x800d1, 0x1000ff000000ff, 0xf4243013d4, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace mem_load_uops_retired

namespace mem_scheduler_block {
using namespace core_events;
inline constexpr listed st_buf{{&list, 0x1004, 0xff, 0xf4243013f2, 0x0}, {}, &st_buf}; // .code = 0x04, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed ld_buf{{&list, 0x2004, 0xff, 0xf42430140d, 0x0}, {}, &ld_buf}; // .code = 0x04, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed rsv{{&list, 0x4004, 0xff, 0xf424301428, 0x0}, {}, &rsv}; // .code = 0x04, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x7004, 0xff, 0xf424301440, 0x0}, {}, &all}; // .code = 0x04, .mask = 0x7, .counters = 0xff, .period = 1000003
} // namespace mem_scheduler_block

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_8{{&list, 0x50d0, 0x10000300000003, 0x1c0030d4301458, 0x8}, {}, &load_latency_gt_8}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = can, .precise_on = 0x3, .needs = ld_lat, .holds = 0x8, .period = 200003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_64{{&list, 0x50d0, 0x10000300000003, 0x1c0030d430147b, 0x40}, {}, &load_latency_gt_64}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = can, .precise_on = 0x3, .needs = ld_lat, .holds = 0x40, .period = 200003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_512{{&list, 0x50d0, 0x10000300000003, 0x1c0030d430149f, 0x200}, {}, &load_latency_gt_512}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = can, .precise_on = 0x3, .needs = ld_lat, .holds = 0x200, .period = 200003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_4{{&list, 0x50d0, 0x10000300000003, 0x1c0030d43014c4, 0x4}, {}, &load_latency_gt_4}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = can, .precise_on = 0x3, .needs = ld_lat, .holds = 0x4, .period = 200003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_32{{&list, 0x50d0, 0x10000300000003, 0x1c0030d43014e7, 0x20}, {}, &load_latency_gt_32}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = can, .precise_on = 0x3, .needs = ld_lat, .holds = 0x20, .period = 200003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_256{{&list, 0x50d0, 0x10000300000003, 0x1c0030d430150b, 0x100}, {}, &load_latency_gt_256}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = can, .precise_on = 0x3, .needs = ld_lat, .holds = 0x100, .period = 200003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_16{{&list, 0x50d0, 0x10000300000003, 0x1c0030d4301530, 0x10}, {}, &load_latency_gt_16}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = can, .precise_on = 0x3, .needs = ld_lat, .holds = 0x10, .period = 200003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_128{{&list, 0x50d0, 0x10000300000003, 0x1c0030d4301554, 0x80}, {}, &load_latency_gt_128}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = can, .precise_on = 0x3, .needs = ld_lat, .holds = 0x80, .period = 200003, .taken_alone = true, .has_latency = true
inline constexpr listed store_latency{{&list, 0x60d0, 0x1000ff000000ff, 0x180030d4301579, 0x0}, {}, &store_latency}; // .code = 0xd0, .mask = 0x6, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .taken_alone = true, .has_latency = true
inline constexpr listed mrn_loads{{&list, 0x90d0, 0x1000ff000000ff, 0x100030d4301598, 0x0}, {}, &mrn_loads}; // .code = 0xd0, .mask = 0x9, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed mrn_stores{{&list, 0xa0d0, 0x1000ff000000ff, 0x100030d43015b3, 0x0}, {}, &mrn_stores}; // .code = 0xd0, .mask = 0xa, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x1000ff000000ff, 0x100030d43015cf, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x1000ff000000ff, 0x100030d43015f0, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed stlb_miss{{&list, 0x130d0, 0x1000ff000000ff, 0x100030d4301612, 0x0}, {}, &stlb_miss}; // .code = 0xd0, .mask = 0x13, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed lock_loads{{&list, 0x210d0, 0x1000ff000000ff, 0x100030d430162d, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed split_loads{{&list, 0x410d0, 0x1000ff000000ff, 0x100030d4301649, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed split_stores{{&list, 0x420d0, 0x1000ff000000ff, 0x100030d4301666, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed split{{&list, 0x430d0, 0x1000ff000000ff, 0x100030d4301684, 0x0}, {}, &split}; // .code = 0xd0, .mask = 0x43, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed all_loads{{&list, 0x810d0, 0x1000ff000000ff, 0x100030d430169b, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed all_stores{{&list, 0x820d0, 0x1000ff000000ff, 0x100030d43016b6, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
inline constexpr listed all{{&list, 0x830d0, 0x1000ff000000ff, 0x100030d43016d2, 0x0}, {}, &all}; // .code = 0xd0, .mask = 0x83, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003, .has_latency = true
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed load_page_split{{&list, 0x2013, 0x1000ff000000ff, 0x30d43016e7, 0x0}, {}, &load_page_split}; // .code = 0x13, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
inline constexpr listed store_page_split{{&list, 0x4013, 0x1000ff000000ff, 0x30d4301708, 0x0}, {}, &store_page_split}; // .code = 0x13, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 200003
} // namespace misalign_mem_ref

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x10e4, 0x1000ff000000ff, 0xf42430172a, 0x0}, {}, &lbr_inserts}; // .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace misc_retired

namespace misc_retired1 {
using namespace core_events;
inline constexpr listed wrmsr{{&list, 0xe0, 0x1000ff000000ff, 0xf424301743, 0x0}, {}, &wrmsr}; // .code = 0xe0, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed rdpmc_rdtsc_p{{&list, 0x10e0, 0x1000ff000000ff, 0xf424301757, 0x0}, {}, &rdpmc_rdtsc_p}; // .code = 0xe0, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed lfence{{&list, 0x20e0, 0x1000ff000000ff, 0xf424301773, 0x0}, {}, &lfence}; // .code = 0xe0, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed cl_inst{{&list, 0xff0e0, 0x1000ff000000ff, 0xf424301788, 0x0}, {}, &cl_inst}; // .code = 0xe0, .mask = 0xff, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace misc_retired1

namespace misc_retired2 {
using namespace core_events;
inline constexpr listed fault_all{{&list, 0xe1, 0x1000ff000000ff, 0xf42430179e, 0x0}, {}, &fault_all}; // .code = 0xe1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed vm_exit{{&list, 0x10e1, 0x1000ff000000ff, 0xf4243017b6, 0x0}, {}, &vm_exit}; // .code = 0xe1, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed intel_pt_clears{{&list, 0x20e1, 0x1000ff000000ff, 0xf4243017cc, 0x0}, {}, &intel_pt_clears}; // .code = 0xe1, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed uli_delivery{{&list, 0x80e1, 0x1000ff000000ff, 0xf4243017ea, 0x0}, {}, &uli_delivery}; // .code = 0xe1, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed uli_senduipi{{&list, 0x90e1, 0x1000ff000000ff, 0xf424301805, 0x0}, {}, &uli_senduipi}; // .code = 0xe1, .mask = 0x9, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
inline constexpr listed keylocker_access{{&list, 0x100e1, 0x1000ff000000ff, 0xa000f424301820, 0x0}, {}, &keylocker_access}; // .code = 0xe1, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .deprecated = true, .missing = 0x1
inline constexpr listed keylocker_miss{{&list, 0x110e1, 0x1000ff000000ff, 0xa000f42430183f, 0x0}, {}, &keylocker_miss}; // .code = 0xe1, .mask = 0x11, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .deprecated = true, .missing = 0x1
} // namespace misc_retired2

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{{&list, 0x10e7, 0xff, 0x30d430185c, 0x0}, {}, &ms_entry}; // .code = 0xe7, .mask = 0x1, .counters = 0xff, .period = 200003
inline constexpr listed nano_code{{&list, 0x20e7, 0xff, 0x30d4301870, 0x0}, {}, &nano_code}; // .code = 0xe7, .mask = 0x2, .counters = 0xff, .period = 200003
inline constexpr listed ms_busy{{&list, 0x40e7, 0xff, 0x30d4301885, 0x0}, {}, &ms_busy}; // .code = 0xe7, .mask = 0x4, .counters = 0xff, .period = 200003
} // namespace ms_decoded

namespace page_walker_loads {
using namespace core_events;
inline constexpr listed dtlb_l1_hit{{&list, 0x10bc, 0xff, 0xf424301898, 0x0}, {}, &dtlb_l1_hit}; // .code = 0xbc, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed dtlb_l2_hit{{&list, 0x20bc, 0xff, 0xf4243018b6, 0x0}, {}, &dtlb_l2_hit}; // .code = 0xbc, .mask = 0x2, .counters = 0xff, .period = 1000003
} // namespace page_walker_loads

namespace serialization {
using namespace core_events;
inline constexpr listed iq_jeu_scb{{&list, 0x1075, 0xff, 0xf4243018d4, 0x0}, {}, &iq_jeu_scb}; // .code = 0x75, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed non_c01_ms_scb{{&list, 0x2075, 0xff, 0xf4243018ed, 0x0}, {}, &non_c01_ms_scb}; // .code = 0x75, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed c01_ms_scb{{&list, 0x4075, 0xff, 0xf42430190a, 0x0}, {}, &c01_ms_scb}; // .code = 0x75, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed color_stalls{{&list, 0x8075, 0xff, 0xf424301923, 0x0}, {}, &color_stalls}; // .code = 0x75, .mask = 0x8, .counters = 0xff, .period = 1000003
} // namespace serialization

namespace tlb_flushes {
using namespace core_events;
inline constexpr listed stlb_any{{&list, 0x200bd, 0xff, 0x4e230193e, 0x0}, {}, &stlb_any}; // .code = 0xbd, .mask = 0x20, .counters = 0xff, .period = 20003
} // namespace tlb_flushes

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed all{{&list, 0x5000, 0x5000000000000, 0xf424301953, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x5, .fixed = 4, .period = 1000003
inline constexpr listed all_p{{&list, 0x73, 0xff, 0xf42430196f, 0x0}, {}, &all_p}; // .code = 0x73, .counters = 0xff, .period = 1000003
inline constexpr listed nuke{{&list, 0x1073, 0xff, 0xf42430198d, 0x0}, {}, &nuke}; // .code = 0x73, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed fastnuke{{&list, 0x2073, 0xff, 0xf4243019aa, 0x0}, {}, &fastnuke}; // .code = 0x73, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed machine_clears{{&list, 0x3073, 0xff, 0xf4243019cb, 0x0}, {}, &machine_clears}; // .code = 0x73, .mask = 0x3, .counters = 0xff, .period = 1000003
inline constexpr listed mispredict{{&list, 0x4073, 0xff, 0xf4243019f2, 0x0}, {}, &mispredict}; // .code = 0x73, .mask = 0x4, .counters = 0xff, .period = 1000003
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed all_non_arch{{&list, 0x74, 0xff, 0xf424301a15, 0x0}, {}, &all_non_arch}; // .code = 0x74, .counters = 0xff, .period = 1000003
inline constexpr listed alloc_restrictions{{&list, 0x1074, 0xff, 0xf424301a33, 0x0}, {}, &alloc_restrictions}; // .code = 0x74, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed mem_scheduler{{&list, 0x2074, 0xff, 0xf424301a57, 0x0}, {}, &mem_scheduler}; // .code = 0x74, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed non_mem_scheduler{{&list, 0x8074, 0xff, 0xf424301a76, 0x0}, {}, &non_mem_scheduler}; // .code = 0x74, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed serialization{{&list, 0x10074, 0xff, 0xf424301a99, 0x0}, {}, &serialization}; // .code = 0x74, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed register_{{&list, 0x20074, 0xff, 0xf424301ab8, 0x0}, {}, &register_}; // .code = 0x74, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed reorder_buffer{{&list, 0x40074, 0xff, 0xf424301ad2, 0x0}, {}, &reorder_buffer}; // .code = 0x74, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x20a4, 0xff, 0xf424301af2, 0x0}, {}, &all}; // .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed all_p{{&list, 0x20a4, 0xff, 0xf424301b07, 0x0}, {}, &all_p}; // .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all{{&list, 0x6000, 0x6000000000000, 0xf424301b1e, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x6, .fixed = 5, .period = 1000003
inline constexpr listed all_non_arch{{&list, 0x71, 0xff, 0xf424301b33, 0x0}, {}, &all_non_arch}; // .code = 0x71, .counters = 0xff, .period = 1000003
inline constexpr listed cisc{{&list, 0x1071, 0xff, 0xf424301b51, 0x0}, {}, &cisc}; // .code = 0x71, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed branch_detect{{&list, 0x2071, 0xff, 0xf424301b67, 0x0}, {}, &branch_detect}; // .code = 0x71, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed predecode{{&list, 0x4071, 0xff, 0xf424301b86, 0x0}, {}, &predecode}; // .code = 0x71, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed decode{{&list, 0x8071, 0xff, 0xf424301ba1, 0x0}, {}, &decode}; // .code = 0x71, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed itlb_miss{{&list, 0x10071, 0xff, 0xf424301bb9, 0x0}, {}, &itlb_miss}; // .code = 0x71, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed icache{{&list, 0x20071, 0xff, 0xf424301bd4, 0x0}, {}, &icache}; // .code = 0x71, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed branch_resteer{{&list, 0x40071, 0xff, 0xf424301bec, 0x0}, {}, &branch_resteer}; // .code = 0x71, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed frontend_latency{{&list, 0x72071, 0xff, 0xf424301c0c, 0x0}, {}, &frontend_latency}; // .code = 0x71, .mask = 0x72, .counters = 0xff, .period = 1000003
inline constexpr listed other{{&list, 0x80071, 0xff, 0xf424301c2e, 0x0}, {}, &other}; // .code = 0x71, .mask = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed frontend_bandwidth{{&list, 0x8d071, 0xff, 0xf424301c45, 0x0}, {}, &frontend_bandwidth}; // .code = 0x71, .mask = 0x8d, .counters = 0xff, .period = 1000003
inline constexpr listed all_p{{&list, 0x109c, 0xff, 0xf424301c69, 0x0}, {}, &all_p}; // .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all{{&list, 0x7000, 0x1017000000000000, 0xf424301c80, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x7, .fixed = 6, .precise = can, .precise_fixed = 0x40, .period = 1000003
inline constexpr listed all_non_arch{{&list, 0x72, 0xff, 0xf424301c95, 0x0}, {}, &all_non_arch}; // .code = 0x72, .counters = 0xff, .period = 1000003
inline constexpr listed all_p{{&list, 0x20c2, 0x1000ff000000ff, 0xf424301cb3, 0x0}, {}, &all_p}; // .code = 0xc2, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0xe, 0xff, 0x30d4301cca, 0x0}, {}, &any}; // .code = 0x0e, .counters = 0xff, .period = 200003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{{&list, 0xc2, 0x1000ff000000ff, 0x1e848301cda, 0x0}, {}, &all}; // .code = 0xc2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
inline constexpr listed ms{{&list, 0x10c2, 0x1000ff000000ff, 0x1e848301ceb, 0x0}, {}, &ms}; // .code = 0xc2, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
inline constexpr listed lsd{{&list, 0x40c2, 0x1000ff000000ff, 0x1e848301cfb, 0x0}, {}, &lsd}; // .code = 0xc2, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
inline constexpr listed fpdiv{{&list, 0x80c2, 0x1000ff000000ff, 0x1e848301d0c, 0x0}, {}, &fpdiv}; // .code = 0xc2, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
inline constexpr listed idiv{{&list, 0x100c2, 0x1000ff000000ff, 0x1e848301d1f, 0x0}, {}, &idiv}; // .code = 0xc2, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
inline constexpr listed x87{{&list, 0x200c2, 0x1000ff000000ff, 0x1e848301d31, 0x0}, {}, &x87}; // .code = 0xc2, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
} // namespace uops_retired

namespace xq_promotion {
using namespace core_events;
inline constexpr listed drds{{&list, 0x10f4, 0xff, 0xf424301d42, 0x0}, {}, &drds}; // .code = 0xf4, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed rfos{{&list, 0x20f4, 0xff, 0xf424301d54, 0x0}, {}, &rfos}; // .code = 0xf4, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed crds{{&list, 0x40f4, 0xff, 0xf424301d66, 0x0}, {}, &crds}; // .code = 0xf4, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x70f4, 0xff, 0xf424301d78, 0x0}, {}, &all}; // .code = 0xf4, .mask = 0x7, .counters = 0xff, .period = 1000003
} // namespace xq_promotion

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::idiv_occupancy, &arith::idiv_active, &arith::fpdiv_occupancy, &arith::fpdiv_active,
    &arith::div_active, &arith::div_occupancy, &arith::idiv_uops, &arith::fpdiv_uops,
    &arith::div_uops, &baclears::any, &baclears::indirect, &baclears::uncond, &baclears::return_,
    &baclears::cond, &br_inst_retired::all_branches, &br_inst_retired::cond,
    &br_inst_retired::cond_ntaken, &br_inst_retired::taken, &br_inst_retired::far_branch,
    &br_inst_retired::near_taken, &br_inst_retired::rel_jmp, &br_inst_retired::indirect,
    &br_inst_retired::indirect_jmp, &br_inst_retired::near_return, &br_inst_retired::near_call,
    &br_inst_retired::indirect_call, &br_inst_retired::rel_call, &br_inst_retired::cond_taken,
    &br_misp_retired::all_branches, &br_misp_retired::cond, &br_misp_retired::cond_ntaken,
    &br_misp_retired::near_taken, &br_misp_retired::indirect, &br_misp_retired::indirect_jmp,
    &br_misp_retired::return_, &br_misp_retired::indirect_call, &br_misp_retired::cond_taken,
    &btclear::any, &bus_lock::blocked_cycles, &bus_lock::lock_cycles, &bus_lock::non_split_locks,
    &bus_lock::split_locks, &core_reject_l2q::any, &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::thread, &cpu_clk_unhalted::ref_tsc, &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::thread_p, &cpu_clk_unhalted::ref_tsc_p, &decode_restriction::predecode_wrong,
    &dl1::dirty_eviction, &dtlb_load_misses::miss_caused_walk, &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m, &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_pending, &dtlb_load_misses::stlb_hit, &dtlb_load_misses::pde_cache_miss,
    &dtlb_store_misses::miss_caused_walk, &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m, &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_pending, &dtlb_store_misses::stlb_hit,
    &dtlb_store_misses::pde_cache_miss, &dynamic_prefetch_throttler::level0_soc,
    &dynamic_prefetch_throttler::level1_soc, &dynamic_prefetch_throttler::level2_soc,
    &dynamic_prefetch_throttler::level3_soc, &dynamic_prefetch_throttler::level4_soc,
    &fp_flops_retired::fp64, &fp_flops_retired::fp32, &fp_flops_retired::all,
    &fp_inst_retired::_32b_sp, &fp_inst_retired::_64b_dp, &fp_inst_retired::_128b_sp,
    &fp_inst_retired::_128b_dp, &fp_inst_retired::_256b_sp, &fp_inst_retired::_256b_dp,
    &fp_inst_retired::all, &fp_vint_uops_executed::std, &fp_vint_uops_executed::p0,
    &fp_vint_uops_executed::p1, &fp_vint_uops_executed::p2, &fp_vint_uops_executed::p3,
    &fp_vint_uops_executed::primary, &fp_vint_uops_executed::all, &frontend_retired::all,
    &frontend_retired::cisc, &frontend_retired::branch_detect, &frontend_retired::predecode,
    &frontend_retired::decode, &frontend_retired::itlb_miss, &frontend_retired::icache,
    &frontend_retired::branch_resteer, &frontend_retired::other,
    &frontend_retired_source::icache_l2_hit, &frontend_retired_source::icache_l2_miss,
    &frontend_retired_source::itlb_stlb_hit, &frontend_retired_source::itlb_stlb_miss, &icache::hit,
    &icache::misses, &icache::accesses, &inst_retired::any, &inst_retired::any_p,
    &int_uops_executed::ld, &int_uops_executed::sta, &int_uops_executed::std_jmp,
    &int_uops_executed::p0, &int_uops_executed::p1, &int_uops_executed::p2, &int_uops_executed::p3,
    &int_uops_executed::primary, &int_uops_executed::_2nd, &int_uops_executed::all, &itlb::fills,
    &itlb_misses::miss_caused_walk, &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m, &itlb_misses::walk_completed, &itlb_misses::walk_pending,
    &itlb_misses::stlb_hit, &itlb_misses::pde_cache_miss, &l2_lines_in::i, &l2_lines_in::s,
    &l2_lines_in::e, &l2_lines_in::m, &l2_lines_in::f, &l2_lines_out::silent,
    &l2_lines_out::non_silent, &l2_lines_out::useless_hwpf, &l2_prefetches_throttled::dpt,
    &l2_prefetches_throttled::dtp, &l2_prefetches_throttled::dtp_override,
    &l2_prefetches_throttled::xq_thresh, &l2_reject_xq::any, &l2_request::miss, &l2_request::hit,
    &l2_request::rejects, &l2_request::all, &ld_blocks::data_unknown, &ld_blocks::store_forward,
    &ld_blocks::address_alias, &ld_blocks::dtlb_miss, &ld_blocks::all, &ld_head::l1_miss,
    &ld_head::wcb_full, &ld_head::st_addr, &ld_head::st_data, &ld_head::dtlb_miss, &ld_head::pgwalk,
    &ld_head::other, &ld_head::any, &ld_head::l1_miss_at_ret, &ld_head::wcb_full_at_ret,
    &ld_head::st_addr_at_ret, &ld_head::dtlb_miss_at_ret, &ld_head::pgwalk_at_ret,
    &ld_head::other_at_ret, &ld_head::l1_bound_at_ret, &ld_head::any_at_ret,
    &llc_prefetches_throttled::dpt, &llc_prefetches_throttled::dtp,
    &llc_prefetches_throttled::dtp_override, &llc_prefetches_throttled::xq_thresh,
    &llc_prefetches_throttled::hit_rate, &load_hit_prefetch::hw_pf, &load_hit_prefetch::hwpf,
    &longest_lat_cache::miss, &longest_lat_cache::reference, &machine_clears::any,
    &machine_clears::memory_ordering, &machine_clears::fp_assist, &machine_clears::disambiguation,
    &machine_clears::mrn_nuke, &machine_clears::page_fault, &machine_clears::fpc_virtual_trap,
    &machine_clears::slow, &machine_clears::memory_ordering_fast,
    &machine_clears::disambiguation_fast, &machine_clears::mrn_nuke_fast, &machine_clears::any_fast,
    &mem_bound_stalls_ifetch::l2_hit, &mem_bound_stalls_ifetch::llc_miss_localmem,
    &mem_bound_stalls_ifetch::llc_miss, &mem_bound_stalls_ifetch::l2_miss,
    &mem_bound_stalls_ifetch::all, &mem_bound_stalls_load::l2_hit, &mem_bound_stalls_load::llc_miss,
    &mem_bound_stalls_load::l2_miss, &mem_bound_stalls_load::all, &mem_bound_stalls_load::sbfull,
    &mem_load_uops_l3_miss_retired::local_dram, &mem_load_uops_l3_miss_retired::memside_cache,
    &mem_load_uops_llc_miss_retired::local_dram, &mem_load_uops_llc_miss_retired::memside_cache,
    &mem_load_uops_retired::l1_hit, &mem_load_uops_retired::l2_hit, &mem_load_uops_retired::wcb_hit,
    &mem_load_uops_retired::l1_miss, &mem_load_uops_retired::l2_miss, &mem_scheduler_block::st_buf,
    &mem_scheduler_block::ld_buf, &mem_scheduler_block::rsv, &mem_scheduler_block::all,
    &mem_uops_retired::load_latency_gt_8, &mem_uops_retired::load_latency_gt_64,
    &mem_uops_retired::load_latency_gt_512, &mem_uops_retired::load_latency_gt_4,
    &mem_uops_retired::load_latency_gt_32, &mem_uops_retired::load_latency_gt_256,
    &mem_uops_retired::load_latency_gt_16, &mem_uops_retired::load_latency_gt_128,
    &mem_uops_retired::store_latency, &mem_uops_retired::mrn_loads, &mem_uops_retired::mrn_stores,
    &mem_uops_retired::stlb_miss_loads, &mem_uops_retired::stlb_miss_stores,
    &mem_uops_retired::stlb_miss, &mem_uops_retired::lock_loads, &mem_uops_retired::split_loads,
    &mem_uops_retired::split_stores, &mem_uops_retired::split, &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores, &mem_uops_retired::all, &misalign_mem_ref::load_page_split,
    &misalign_mem_ref::store_page_split, &misc_retired::lbr_inserts, &misc_retired1::wrmsr,
    &misc_retired1::rdpmc_rdtsc_p, &misc_retired1::lfence, &misc_retired1::cl_inst,
    &misc_retired2::fault_all, &misc_retired2::vm_exit, &misc_retired2::intel_pt_clears,
    &misc_retired2::uli_delivery, &misc_retired2::uli_senduipi, &misc_retired2::keylocker_access,
    &misc_retired2::keylocker_miss, &ms_decoded::ms_entry, &ms_decoded::nano_code,
    &ms_decoded::ms_busy, &page_walker_loads::dtlb_l1_hit, &page_walker_loads::dtlb_l2_hit,
    &serialization::iq_jeu_scb, &serialization::non_c01_ms_scb, &serialization::c01_ms_scb,
    &serialization::color_stalls, &tlb_flushes::stlb_any, &topdown_bad_speculation::all,
    &topdown_bad_speculation::all_p, &topdown_bad_speculation::nuke,
    &topdown_bad_speculation::fastnuke, &topdown_bad_speculation::machine_clears,
    &topdown_bad_speculation::mispredict, &topdown_be_bound::all_non_arch,
    &topdown_be_bound::alloc_restrictions, &topdown_be_bound::mem_scheduler,
    &topdown_be_bound::non_mem_scheduler, &topdown_be_bound::serialization,
    &topdown_be_bound::register_, &topdown_be_bound::reorder_buffer, &topdown_be_bound::all,
    &topdown_be_bound::all_p, &topdown_fe_bound::all, &topdown_fe_bound::all_non_arch,
    &topdown_fe_bound::cisc, &topdown_fe_bound::branch_detect, &topdown_fe_bound::predecode,
    &topdown_fe_bound::decode, &topdown_fe_bound::itlb_miss, &topdown_fe_bound::icache,
    &topdown_fe_bound::branch_resteer, &topdown_fe_bound::frontend_latency,
    &topdown_fe_bound::other, &topdown_fe_bound::frontend_bandwidth, &topdown_fe_bound::all_p,
    &topdown_retiring::all, &topdown_retiring::all_non_arch, &topdown_retiring::all_p,
    &uops_issued::any, &uops_retired::all, &uops_retired::ms, &uops_retired::lsd,
    &uops_retired::fpdiv, &uops_retired::idiv, &uops_retired::x87, &xq_promotion::drds,
    &xq_promotion::rfos, &xq_promotion::crds, &xq_promotion::all,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::lunar_lake_atom
