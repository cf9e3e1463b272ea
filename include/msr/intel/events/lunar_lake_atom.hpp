// Events of Lunar Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// lnl_skymont: from intel/perfmon 6dadedf3aa48, LNL/events/lunarlake_skymont_core.json, version
// 1.26 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::lnl_atom {

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
inline constexpr select::event_list list{"lnl_atom", core::lunar_lake_atom, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed idiv_occupancy{idiv_occupancy, list, {.name = 0, .code = 0xcd, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed idiv_active{idiv_active, list, {.name = 21, .code = 0xcd, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed fpdiv_occupancy{fpdiv_occupancy, list, {.name = 39, .code = 0xcd, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed fpdiv_active{fpdiv_active, list, {.name = 61, .code = 0xcd, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed div_active{div_active, list, {.name = 80, .code = 0xcd, .mask = 0x3, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed div_occupancy{div_occupancy, list, {.name = 97, .code = 0xcd, .mask = 0x3, .counters = 0xff, .period = 1000003, .deprecated = true}};
inline constexpr listed idiv_uops{idiv_uops, list, {.name = 117, .code = 0xcd, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed fpdiv_uops{fpdiv_uops, list, {.name = 133, .code = 0xcd, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed div_uops{div_uops, list, {.name = 150, .code = 0xcd, .mask = 0xc, .counters = 0xff, .period = 1000003, .deprecated = true}};
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 165, .code = 0xe6, .mask = 0x1, .counters = 0xff, .period = 200003}};
inline constexpr listed indirect{indirect, list, {.name = 178, .code = 0xe6, .mask = 0x2, .counters = 0xff, .period = 200003}};
inline constexpr listed uncond{uncond, list, {.name = 196, .code = 0xe6, .mask = 0x4, .counters = 0xff, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 212, .code = 0xe6, .mask = 0x8, .counters = 0xff, .period = 200003}};
inline constexpr listed cond{cond, list, {.name = 228, .code = 0xe6, .mask = 0x10, .counters = 0xff, .period = 200003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 242, .code = 0xc4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed cond{cond, list, {.name = 271, .code = 0xc4, .mask = 0x7e, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 292, .code = 0xc4, .mask = 0x7f, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed taken{taken, list, {.name = 320, .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed far_branch{far_branch, list, {.name = 342, .code = 0xc4, .mask = 0xbf, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed near_taken{near_taken, list, {.name = 369, .code = 0xc4, .mask = 0xc0, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed rel_jmp{rel_jmp, list, {.name = 396, .code = 0xc4, .mask = 0xdf, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed indirect{indirect, list, {.name = 420, .code = 0xc4, .mask = 0xeb, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed indirect_jmp{indirect_jmp, list, {.name = 445, .code = 0xc4, .mask = 0xef, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed near_return{near_return, list, {.name = 474, .code = 0xc4, .mask = 0xf7, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed near_call{near_call, list, {.name = 502, .code = 0xc4, .mask = 0xf9, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed indirect_call{indirect_call, list, {.name = 528, .code = 0xc4, .mask = 0xfb, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed rel_call{rel_call, list, {.name = 558, .code = 0xc4, .mask = 0xfd, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 583, .code = 0xc4, .mask = 0xfe, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 610, .code = 0xc5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed cond{cond, list, {.name = 639, .code = 0xc5, .mask = 0x7e, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 660, .code = 0xc5, .mask = 0x7f, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed near_taken{near_taken, list, {.name = 688, .code = 0xc5, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed indirect{indirect, list, {.name = 715, .code = 0xc5, .mask = 0xeb, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed indirect_jmp{indirect_jmp, list, {.name = 740, .code = 0xc5, .mask = 0xef, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 769, .code = 0xc5, .mask = 0xf7, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed indirect_call{indirect_call, list, {.name = 792, .code = 0xc5, .mask = 0xfb, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 822, .code = 0xc5, .mask = 0xfe, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
} // namespace br_misp_retired

namespace btclear {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 849, .code = 0xe8, .counters = 0xff, .period = 1000003}};
} // namespace btclear

namespace bus_lock {
using namespace core_events;
inline constexpr listed blocked_cycles{blocked_cycles, list, {.name = 861, .code = 0x63, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed lock_cycles{lock_cycles, list, {.name = 885, .code = 0x63, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed non_split_locks{non_split_locks, list, {.name = 906, .code = 0x63, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed split_locks{split_locks, list, {.name = 931, .code = 0x63, .mask = 0x8, .counters = 0xff, .period = 1000003}};
} // namespace bus_lock

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 952, .code = 0x31, .counters = 0xff, .period = 1000003}};
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 972, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed thread{thread, list, {.name = 994, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 1018, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed core_p{core_p, list, {.name = 1043, .code = 0x3c, .counters = 0xff, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 1067, .code = 0x3c, .counters = 0xff, .period = 2000003}};
inline constexpr listed ref_tsc_p{ref_tsc_p, list, {.name = 1093, .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace decode_restriction {
using namespace core_events;
inline constexpr listed predecode_wrong{predecode_wrong, list, {.name = 1120, .code = 0xe9, .mask = 0x1, .counters = 0xff, .period = 200003}};
} // namespace decode_restriction

namespace dl1 {
using namespace core_events;
inline constexpr listed dirty_eviction{dirty_eviction, list, {.name = 1155, .code = 0x51, .mask = 0x1, .counters = 0xff, .period = 200003}};
} // namespace dl1

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{miss_caused_walk, list, {.name = 1174, .code = 0x08, .mask = 0x1, .counters = 0xff, .period = 200003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1208, .code = 0x08, .mask = 0x2, .counters = 0xff, .period = 200003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1243, .code = 0x08, .mask = 0x4, .counters = 0xff, .period = 200003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1281, .code = 0x08, .mask = 0xe, .counters = 0xff, .period = 200003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1313, .code = 0x08, .mask = 0x10, .counters = 0xff, .period = 200003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1343, .code = 0x08, .mask = 0x20, .counters = 0xff, .period = 200003}};
inline constexpr listed pde_cache_miss{pde_cache_miss, list, {.name = 1369, .code = 0x08, .mask = 0x80, .counters = 0xff, .period = 200003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{miss_caused_walk, list, {.name = 1401, .code = 0x49, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1436, .code = 0x49, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1472, .code = 0x49, .mask = 0x4, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1511, .code = 0x49, .mask = 0xe, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1544, .code = 0x49, .mask = 0x10, .counters = 0xff, .period = 200003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1575, .code = 0x49, .mask = 0x20, .counters = 0xff, .period = 2000003}};
inline constexpr listed pde_cache_miss{pde_cache_miss, list, {.name = 1602, .code = 0x49, .mask = 0x80, .counters = 0xff, .period = 2000003}};
} // namespace dtlb_store_misses

namespace dynamic_prefetch_throttler {
using namespace core_events;
inline constexpr listed level0_soc{level0_soc, list, {.name = 1635, .code = 0x32, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed level1_soc{level1_soc, list, {.name = 1673, .code = 0x32, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed level2_soc{level2_soc, list, {.name = 1711, .code = 0x32, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed level3_soc{level3_soc, list, {.name = 1749, .code = 0x32, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed level4_soc{level4_soc, list, {.name = 1787, .code = 0x32, .mask = 0x10, .counters = 0xff, .period = 1000003}};
} // namespace dynamic_prefetch_throttler

namespace fp_flops_retired {
using namespace core_events;
inline constexpr listed fp64{fp64, list, {.name = 1825, .code = 0xc8, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed fp32{fp32, list, {.name = 1847, .code = 0xc8, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 1869, .code = 0xc8, .mask = 0x3, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace fp_flops_retired

namespace fp_inst_retired {
using namespace core_events;
inline constexpr listed _32b_sp{_32b_sp, list, {.name = 1890, .code = 0xc7, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed _64b_dp{_64b_dp, list, {.name = 1913, .code = 0xc7, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed _128b_sp{_128b_sp, list, {.name = 1936, .code = 0xc7, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed _128b_dp{_128b_dp, list, {.name = 1960, .code = 0xc7, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed _256b_sp{_256b_sp, list, {.name = 1984, .code = 0xc7, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed _256b_dp{_256b_dp, list, {.name = 2008, .code = 0xc7, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 2032, .code = 0xc7, .mask = 0x3f, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace fp_inst_retired

namespace fp_vint_uops_executed {
using namespace core_events;
inline constexpr listed std{std, list, {.name = 2052, .code = 0xb2, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed p0{p0, list, {.name = 2078, .code = 0xb2, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed p1{p1, list, {.name = 2103, .code = 0xb2, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed p2{p2, list, {.name = 2128, .code = 0xb2, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed p3{p3, list, {.name = 2153, .code = 0xb2, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed primary{primary, list, {.name = 2178, .code = 0xb2, .mask = 0x1e, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 2208, .code = 0xb2, .mask = 0x1f, .counters = 0xff, .period = 1000003}};
} // namespace fp_vint_uops_executed

namespace frontend_retired {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 2234, .code = 0xc6, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed cisc{cisc, list, {.name = 2255, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed branch_detect{branch_detect, list, {.name = 2277, .code = 0xc6, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed predecode{predecode, list, {.name = 2308, .code = 0xc6, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed decode{decode, list, {.name = 2335, .code = 0xc6, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed itlb_miss{itlb_miss, list, {.name = 2359, .code = 0xc6, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed icache{icache, list, {.name = 2386, .code = 0xc6, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed branch_resteer{branch_resteer, list, {.name = 2410, .code = 0xc6, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 2442, .code = 0xc6, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace frontend_retired

namespace frontend_retired_source {
using namespace core_events;
inline constexpr listed icache_l2_hit{icache_l2_hit, list, {.name = 2465, .code = 0xc9, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed icache_l2_miss{icache_l2_miss, list, {.name = 2503, .code = 0xc9, .mask = 0xe, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed itlb_stlb_hit{itlb_stlb_hit, list, {.name = 2542, .code = 0xc9, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed itlb_stlb_miss{itlb_stlb_miss, list, {.name = 2580, .code = 0xc9, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace frontend_retired_source

namespace icache {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 2619, .code = 0x80, .mask = 0x1, .counters = 0xff, .period = 200003}};
inline constexpr listed misses{misses, list, {.name = 2630, .code = 0x80, .mask = 0x2, .counters = 0xff, .period = 200003}};
inline constexpr listed accesses{accesses, list, {.name = 2644, .code = 0x80, .mask = 0x3, .counters = 0xff, .period = 200003}};
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2660, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 2677, .code = 0xc0, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
} // namespace inst_retired

namespace int_uops_executed {
using namespace core_events;
inline constexpr listed ld{ld, list, {.name = 2696, .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed sta{sta, list, {.name = 2717, .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed std_jmp{std_jmp, list, {.name = 2739, .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed p0{p0, list, {.name = 2765, .code = 0xb3, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed p1{p1, list, {.name = 2786, .code = 0xb3, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed p2{p2, list, {.name = 2807, .code = 0xb3, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed p3{p3, list, {.name = 2828, .code = 0xb3, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed primary{primary, list, {.name = 2849, .code = 0xb3, .mask = 0x78, .counters = 0xff, .period = 1000003}};
inline constexpr listed _2nd{_2nd, list, {.name = 2875, .code = 0xb3, .mask = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 2897, .code = 0xb3, .mask = 0xff, .counters = 0xff, .period = 1000003}};
} // namespace int_uops_executed

namespace itlb {
using namespace core_events;
inline constexpr listed fills{fills, list, {.name = 2919, .code = 0x81, .mask = 0x4, .counters = 0xff, .period = 200003}};
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{miss_caused_walk, list, {.name = 2930, .code = 0x85, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 2959, .code = 0x85, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 2989, .code = 0x85, .mask = 0x4, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 3022, .code = 0x85, .mask = 0xe, .counters = 0xff, .period = 2000003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 3049, .code = 0x85, .mask = 0x10, .counters = 0xff, .period = 200003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 3074, .code = 0x85, .mask = 0x20, .counters = 0xff, .period = 2000003}};
inline constexpr listed pde_cache_miss{pde_cache_miss, list, {.name = 3095, .code = 0x85, .mask = 0x80, .counters = 0xff, .period = 2000003}};
} // namespace itlb_misses

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed i{i, list, {.name = 3122, .code = 0x25, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed s{s, list, {.name = 3136, .code = 0x25, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed e{e, list, {.name = 3150, .code = 0x25, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed m{m, list, {.name = 3164, .code = 0x25, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed f{f, list, {.name = 3178, .code = 0x25, .mask = 0x10, .counters = 0xff, .period = 1000003}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{silent, list, {.name = 3192, .code = 0x26, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed non_silent{non_silent, list, {.name = 3212, .code = 0x26, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed useless_hwpf{useless_hwpf, list, {.name = 3236, .code = 0x26, .mask = 0x4, .counters = 0xff, .period = 1000003}};
} // namespace l2_lines_out

namespace l2_prefetches_throttled {
using namespace core_events;
inline constexpr listed dpt{dpt, list, {.name = 3262, .code = 0x28, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed dtp{dtp, list, {.name = 3290, .code = 0x28, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed dtp_override{dtp_override, list, {.name = 3318, .code = 0x28, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed xq_thresh{xq_thresh, list, {.name = 3355, .code = 0x28, .mask = 0x8, .counters = 0xff, .period = 1000003}};
} // namespace l2_prefetches_throttled

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 3389, .code = 0x30, .counters = 0xff, .period = 1000003}};
} // namespace l2_reject_xq

namespace l2_request {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 3406, .code = 0x24, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed hit{hit, list, {.name = 3422, .code = 0x24, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed rejects{rejects, list, {.name = 3437, .code = 0x24, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 3456, .code = 0x24, .mask = 0x7, .counters = 0xff, .period = 1000003}};
} // namespace l2_request

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{data_unknown, list, {.name = 3471, .code = 0x03, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed store_forward{store_forward, list, {.name = 3494, .code = 0x03, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed address_alias{address_alias, list, {.name = 3518, .code = 0x03, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 3542, .code = 0x03, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 3562, .code = 0x03, .mask = 0x1f, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace ld_blocks

namespace ld_head {
using namespace core_events;
inline constexpr listed l1_miss{l1_miss, list, {.name = 3576, .code = 0x05, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed wcb_full{wcb_full, list, {.name = 3592, .code = 0x05, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed st_addr{st_addr, list, {.name = 3609, .code = 0x05, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed st_data{st_data, list, {.name = 3625, .code = 0x05, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 3641, .code = 0x05, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed pgwalk{pgwalk, list, {.name = 3659, .code = 0x05, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 3674, .code = 0x05, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed any{any, list, {.name = 3688, .code = 0x05, .mask = 0x7f, .counters = 0xff, .period = 1000003}};
inline constexpr listed l1_miss_at_ret{l1_miss_at_ret, list, {.name = 3700, .code = 0x05, .mask = 0x81, .counters = 0xff, .period = 1000003}};
inline constexpr listed wcb_full_at_ret{wcb_full_at_ret, list, {.name = 3723, .code = 0x05, .mask = 0x82, .counters = 0xff, .period = 1000003}};
inline constexpr listed st_addr_at_ret{st_addr_at_ret, list, {.name = 3747, .code = 0x05, .mask = 0x84, .counters = 0xff, .period = 1000003}};
inline constexpr listed dtlb_miss_at_ret{dtlb_miss_at_ret, list, {.name = 3770, .code = 0x05, .mask = 0x90, .counters = 0xff, .period = 1000003}};
inline constexpr listed pgwalk_at_ret{pgwalk_at_ret, list, {.name = 3795, .code = 0x05, .mask = 0xa0, .counters = 0xff, .period = 1000003}};
inline constexpr listed other_at_ret{other_at_ret, list, {.name = 3817, .code = 0x05, .mask = 0xc0, .counters = 0xff, .period = 1000003}};
inline constexpr listed l1_bound_at_ret{l1_bound_at_ret, list, {.name = 3838, .code = 0x05, .mask = 0xf4, .counters = 0xff, .period = 1000003}};
inline constexpr listed any_at_ret{any_at_ret, list, {.name = 3862, .code = 0x05, .mask = 0xff, .counters = 0xff, .period = 1000003}};
} // namespace ld_head

namespace llc_prefetches_throttled {
using namespace core_events;
inline constexpr listed dpt{dpt, list, {.name = 3881, .code = 0x29, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed dtp{dtp, list, {.name = 3910, .code = 0x29, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed dtp_override{dtp_override, list, {.name = 3939, .code = 0x29, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed xq_thresh{xq_thresh, list, {.name = 3977, .code = 0x29, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed hit_rate{hit_rate, list, {.name = 4012, .code = 0x29, .mask = 0x10, .counters = 0xff, .period = 1000003}};
} // namespace llc_prefetches_throttled

namespace load_hit_prefetch {
using namespace core_events;
inline constexpr listed hw_pf{hw_pf, list, {.name = 4046, .code = 0x4c, .mask = 0x2, .counters = 0xff, .period = 1000003, .deprecated = true}};
inline constexpr listed hwpf{hwpf, list, {.name = 4070, .code = 0x4c, .mask = 0x2, .counters = 0xff, .period = 1000003}};
} // namespace load_hit_prefetch

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 4093, .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 200003}};
inline constexpr listed reference{reference, list, {.name = 4116, .code = 0x2e, .mask = 0x4f, .counters = 0xff, .period = 200003}};
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 4144, .code = 0xc3, .counters = 0xff, .period = 20003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 4163, .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 20003}};
inline constexpr listed fp_assist{fp_assist, list, {.name = 4194, .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 20003}};
inline constexpr listed disambiguation{disambiguation, list, {.name = 4219, .code = 0xc3, .mask = 0x8, .counters = 0xff, .period = 20003}};
inline constexpr listed mrn_nuke{mrn_nuke, list, {.name = 4249, .code = 0xc3, .mask = 0x10, .counters = 0xff, .period = 20003}};
inline constexpr listed page_fault{page_fault, list, {.name = 4273, .code = 0xc3, .mask = 0x20, .counters = 0xff, .period = 20003}};
inline constexpr listed fpc_virtual_trap{fpc_virtual_trap, list, {.name = 4299, .code = 0xc3, .mask = 0x40, .counters = 0xff, .period = 20003}};
inline constexpr listed slow{slow, list, {.name = 4331, .code = 0xc3, .mask = 0x6e, .counters = 0xff, .period = 20003, .deprecated = true}};
inline constexpr listed memory_ordering_fast{memory_ordering_fast, list, {.name = 4351, .code = 0xc3, .mask = 0x82, .counters = 0xff, .period = 20003}};
inline constexpr listed disambiguation_fast{disambiguation_fast, list, {.name = 4387, .code = 0xc3, .mask = 0x88, .counters = 0xff, .period = 20003}};
inline constexpr listed mrn_nuke_fast{mrn_nuke_fast, list, {.name = 4422, .code = 0xc3, .mask = 0x90, .counters = 0xff, .period = 20003}};
inline constexpr listed any_fast{any_fast, list, {.name = 4451, .code = 0xc3, .mask = 0xff, .counters = 0xff, .period = 20003}};
} // namespace machine_clears

namespace mem_bound_stalls_ifetch {
using namespace core_events;
inline constexpr listed l2_hit{l2_hit, list, {.name = 4475, .code = 0x35, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed llc_miss_localmem{llc_miss_localmem, list, {.name = 4506, .code = 0x35, .mask = 0x50, .counters = 0xff, .period = 1000003}};
inline constexpr listed llc_miss{llc_miss, list, {.name = 4548, .code = 0x35, .mask = 0x78, .counters = 0xff, .period = 1000003}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 4581, .code = 0x35, .mask = 0x7e, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 4613, .code = 0x35, .mask = 0x7f, .counters = 0xff, .period = 1000003}};
} // namespace mem_bound_stalls_ifetch

namespace mem_bound_stalls_load {
using namespace core_events;
inline constexpr listed l2_hit{l2_hit, list, {.name = 4641, .code = 0x34, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed llc_miss{llc_miss, list, {.name = 4670, .code = 0x34, .mask = 0x78, .counters = 0xff, .period = 1000003}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 4701, .code = 0x34, .mask = 0x7e, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 4731, .code = 0x34, .mask = 0x7f, .counters = 0xff, .period = 1000003}};
inline constexpr listed sbfull{sbfull, list, {.name = 4757, .code = 0x34, .mask = 0x80, .counters = 0xff, .period = 1000003}};
} // namespace mem_bound_stalls_load

namespace mem_load_uops_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{local_dram, list, {.name = 4786, .code = 0xd3, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003, .deprecated = true}};
inline constexpr listed memside_cache{memside_cache, list, {.name = 4827, .code = 0xd3, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003, .deprecated = true}};
} // namespace mem_load_uops_l3_miss_retired

namespace mem_load_uops_llc_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{local_dram, list, {.name = 4871, .code = 0xd3, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed memside_cache{memside_cache, list, {.name = 4913, .code = 0xd3, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace mem_load_uops_llc_miss_retired

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 4958, .code = 0xd1, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 4987, .code = 0xd1, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed wcb_hit{wcb_hit, list, {.name = 5016, .code = 0xd1, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 5046, .code = 0xd1, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 5076, .code = 0xd1, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace mem_load_uops_retired

namespace mem_scheduler_block {
using namespace core_events;
inline constexpr listed st_buf{st_buf, list, {.name = 5106, .code = 0x04, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed ld_buf{ld_buf, list, {.name = 5133, .code = 0x04, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed rsv{rsv, list, {.name = 5160, .code = 0x04, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 5184, .code = 0x04, .mask = 0x7, .counters = 0xff, .period = 1000003}};
} // namespace mem_scheduler_block

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_8{load_latency_gt_8, list, {.name = 5208, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::can, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x8, .period = 200003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_64{load_latency_gt_64, list, {.name = 5243, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::can, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x40, .period = 200003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_512{load_latency_gt_512, list, {.name = 5279, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::can, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x200, .period = 200003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_4{load_latency_gt_4, list, {.name = 5316, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::can, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x4, .period = 200003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_32{load_latency_gt_32, list, {.name = 5351, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::can, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x20, .period = 200003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_256{load_latency_gt_256, list, {.name = 5387, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::can, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x100, .period = 200003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_16{load_latency_gt_16, list, {.name = 5424, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::can, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x10, .period = 200003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_128{load_latency_gt_128, list, {.name = 5460, .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = precision::can, .precise_on = 0x3, .needs = beside::ld_lat, .holds = 0x80, .period = 200003, .taken_alone = true, .has_latency = true}};
inline constexpr listed store_latency{store_latency, list, {.name = 5497, .code = 0xd0, .mask = 0x6, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .taken_alone = true, .has_latency = true}};
inline constexpr listed mrn_loads{mrn_loads, list, {.name = 5528, .code = 0xd0, .mask = 0x9, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed mrn_stores{mrn_stores, list, {.name = 5555, .code = 0xd0, .mask = 0xa, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed stlb_miss_loads{stlb_miss_loads, list, {.name = 5583, .code = 0xd0, .mask = 0x11, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed stlb_miss_stores{stlb_miss_stores, list, {.name = 5616, .code = 0xd0, .mask = 0x12, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed stlb_miss{stlb_miss, list, {.name = 5650, .code = 0xd0, .mask = 0x13, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 5677, .code = 0xd0, .mask = 0x21, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 5705, .code = 0xd0, .mask = 0x41, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 5734, .code = 0xd0, .mask = 0x42, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed split{split, list, {.name = 5764, .code = 0xd0, .mask = 0x43, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 5787, .code = 0xd0, .mask = 0x81, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 5814, .code = 0xd0, .mask = 0x82, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
inline constexpr listed all{all, list, {.name = 5842, .code = 0xd0, .mask = 0x83, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003, .has_latency = true}};
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed load_page_split{load_page_split, list, {.name = 5863, .code = 0x13, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
inline constexpr listed store_page_split{store_page_split, list, {.name = 5896, .code = 0x13, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 200003}};
} // namespace misalign_mem_ref

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 5930, .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace misc_retired

namespace misc_retired1 {
using namespace core_events;
inline constexpr listed wrmsr{wrmsr, list, {.name = 5955, .code = 0xe0, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed rdpmc_rdtsc_p{rdpmc_rdtsc_p, list, {.name = 5975, .code = 0xe0, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed lfence{lfence, list, {.name = 6003, .code = 0xe0, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed cl_inst{cl_inst, list, {.name = 6024, .code = 0xe0, .mask = 0xff, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace misc_retired1

namespace misc_retired2 {
using namespace core_events;
inline constexpr listed fault_all{fault_all, list, {.name = 6046, .code = 0xe1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed vm_exit{vm_exit, list, {.name = 6070, .code = 0xe1, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed intel_pt_clears{intel_pt_clears, list, {.name = 6092, .code = 0xe1, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed uli_delivery{uli_delivery, list, {.name = 6122, .code = 0xe1, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed uli_senduipi{uli_senduipi, list, {.name = 6149, .code = 0xe1, .mask = 0x9, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
inline constexpr listed keylocker_access{keylocker_access, list, {.name = 6176, .code = 0xe1, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003, .deprecated = true}};
inline constexpr listed keylocker_miss{keylocker_miss, list, {.name = 6207, .code = 0xe1, .mask = 0x11, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003, .deprecated = true}};
} // namespace misc_retired2

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{ms_entry, list, {.name = 6236, .code = 0xe7, .mask = 0x1, .counters = 0xff, .period = 200003}};
inline constexpr listed nano_code{nano_code, list, {.name = 6256, .code = 0xe7, .mask = 0x2, .counters = 0xff, .period = 200003}};
inline constexpr listed ms_busy{ms_busy, list, {.name = 6277, .code = 0xe7, .mask = 0x4, .counters = 0xff, .period = 200003}};
} // namespace ms_decoded

namespace page_walker_loads {
using namespace core_events;
inline constexpr listed dtlb_l1_hit{dtlb_l1_hit, list, {.name = 6296, .code = 0xbc, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed dtlb_l2_hit{dtlb_l2_hit, list, {.name = 6326, .code = 0xbc, .mask = 0x2, .counters = 0xff, .period = 1000003}};
} // namespace page_walker_loads

namespace serialization {
using namespace core_events;
inline constexpr listed iq_jeu_scb{iq_jeu_scb, list, {.name = 6356, .code = 0x75, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed non_c01_ms_scb{non_c01_ms_scb, list, {.name = 6381, .code = 0x75, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed c01_ms_scb{c01_ms_scb, list, {.name = 6410, .code = 0x75, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed color_stalls{color_stalls, list, {.name = 6435, .code = 0x75, .mask = 0x8, .counters = 0xff, .period = 1000003}};
} // namespace serialization

namespace tlb_flushes {
using namespace core_events;
inline constexpr listed stlb_any{stlb_any, list, {.name = 6462, .code = 0xbd, .mask = 0x20, .counters = 0xff, .period = 20003}};
} // namespace tlb_flushes

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 6483, .code = 0x00, .mask = 0x5, .fixed = 4, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 6511, .code = 0x73, .counters = 0xff, .period = 1000003}};
inline constexpr listed nuke{nuke, list, {.name = 6541, .code = 0x73, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed fastnuke{fastnuke, list, {.name = 6570, .code = 0x73, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed machine_clears{machine_clears, list, {.name = 6603, .code = 0x73, .mask = 0x3, .counters = 0xff, .period = 1000003}};
inline constexpr listed mispredict{mispredict, list, {.name = 6642, .code = 0x73, .mask = 0x4, .counters = 0xff, .period = 1000003}};
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed all_non_arch{all_non_arch, list, {.name = 6677, .code = 0x74, .counters = 0xff, .period = 1000003}};
inline constexpr listed alloc_restrictions{alloc_restrictions, list, {.name = 6707, .code = 0x74, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed mem_scheduler{mem_scheduler, list, {.name = 6743, .code = 0x74, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed non_mem_scheduler{non_mem_scheduler, list, {.name = 6774, .code = 0x74, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed serialization{serialization, list, {.name = 6809, .code = 0x74, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed register_{register_, list, {.name = 6840, .code = 0x74, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed reorder_buffer{reorder_buffer, list, {.name = 6866, .code = 0x74, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 6898, .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 6919, .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003}};
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 6942, .code = 0x00, .mask = 0x6, .fixed = 5, .period = 1000003}};
inline constexpr listed all_non_arch{all_non_arch, list, {.name = 6963, .code = 0x71, .counters = 0xff, .period = 1000003}};
inline constexpr listed cisc{cisc, list, {.name = 6993, .code = 0x71, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed branch_detect{branch_detect, list, {.name = 7015, .code = 0x71, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed predecode{predecode, list, {.name = 7046, .code = 0x71, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed decode{decode, list, {.name = 7073, .code = 0x71, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed itlb_miss{itlb_miss, list, {.name = 7097, .code = 0x71, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed icache{icache, list, {.name = 7124, .code = 0x71, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed branch_resteer{branch_resteer, list, {.name = 7148, .code = 0x71, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed frontend_latency{frontend_latency, list, {.name = 7180, .code = 0x71, .mask = 0x72, .counters = 0xff, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 7214, .code = 0x71, .mask = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed frontend_bandwidth{frontend_bandwidth, list, {.name = 7237, .code = 0x71, .mask = 0x8d, .counters = 0xff, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 7273, .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003}};
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 7296, .code = 0x00, .mask = 0x7, .fixed = 6, .precise = precision::can, .precise_fixed = 0x40, .period = 1000003}};
inline constexpr listed all_non_arch{all_non_arch, list, {.name = 7317, .code = 0x72, .counters = 0xff, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 7347, .code = 0xc2, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003}};
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 7370, .code = 0x0e, .counters = 0xff, .period = 200003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 7386, .code = 0xc2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
inline constexpr listed ms{ms, list, {.name = 7403, .code = 0xc2, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
inline constexpr listed lsd{lsd, list, {.name = 7419, .code = 0xc2, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
inline constexpr listed fpdiv{fpdiv, list, {.name = 7436, .code = 0xc2, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
inline constexpr listed idiv{idiv, list, {.name = 7455, .code = 0xc2, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
inline constexpr listed x87{x87, list, {.name = 7473, .code = 0xc2, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
} // namespace uops_retired

namespace xq_promotion {
using namespace core_events;
inline constexpr listed drds{drds, list, {.name = 7490, .code = 0xf4, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed rfos{rfos, list, {.name = 7508, .code = 0xf4, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed crds{crds, list, {.name = 7526, .code = 0xf4, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 7544, .code = 0xf4, .mask = 0x7, .counters = 0xff, .period = 1000003}};
} // namespace xq_promotion

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::idiv_occupancy,
    &arith::idiv_active,
    &arith::fpdiv_occupancy,
    &arith::fpdiv_active,
    &arith::div_active,
    &arith::div_occupancy,
    &arith::idiv_uops,
    &arith::fpdiv_uops,
    &arith::div_uops,
    &baclears::any,
    &baclears::indirect,
    &baclears::uncond,
    &baclears::return_,
    &baclears::cond,
    &br_inst_retired::all_branches,
    &br_inst_retired::cond,
    &br_inst_retired::cond_ntaken,
    &br_inst_retired::taken,
    &br_inst_retired::far_branch,
    &br_inst_retired::near_taken,
    &br_inst_retired::rel_jmp,
    &br_inst_retired::indirect,
    &br_inst_retired::indirect_jmp,
    &br_inst_retired::near_return,
    &br_inst_retired::near_call,
    &br_inst_retired::indirect_call,
    &br_inst_retired::rel_call,
    &br_inst_retired::cond_taken,
    &br_misp_retired::all_branches,
    &br_misp_retired::cond,
    &br_misp_retired::cond_ntaken,
    &br_misp_retired::near_taken,
    &br_misp_retired::indirect,
    &br_misp_retired::indirect_jmp,
    &br_misp_retired::return_,
    &br_misp_retired::indirect_call,
    &br_misp_retired::cond_taken,
    &btclear::any,
    &bus_lock::blocked_cycles,
    &bus_lock::lock_cycles,
    &bus_lock::non_split_locks,
    &bus_lock::split_locks,
    &core_reject_l2q::any,
    &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::ref_tsc_p,
    &decode_restriction::predecode_wrong,
    &dl1::dirty_eviction,
    &dtlb_load_misses::miss_caused_walk,
    &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_pending,
    &dtlb_load_misses::stlb_hit,
    &dtlb_load_misses::pde_cache_miss,
    &dtlb_store_misses::miss_caused_walk,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_pending,
    &dtlb_store_misses::stlb_hit,
    &dtlb_store_misses::pde_cache_miss,
    &dynamic_prefetch_throttler::level0_soc,
    &dynamic_prefetch_throttler::level1_soc,
    &dynamic_prefetch_throttler::level2_soc,
    &dynamic_prefetch_throttler::level3_soc,
    &dynamic_prefetch_throttler::level4_soc,
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
    &frontend_retired_source::icache_l2_miss,
    &frontend_retired_source::itlb_stlb_hit,
    &frontend_retired_source::itlb_stlb_miss,
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
    &itlb::fills,
    &itlb_misses::miss_caused_walk,
    &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_pending,
    &itlb_misses::stlb_hit,
    &itlb_misses::pde_cache_miss,
    &l2_lines_in::i,
    &l2_lines_in::s,
    &l2_lines_in::e,
    &l2_lines_in::m,
    &l2_lines_in::f,
    &l2_lines_out::silent,
    &l2_lines_out::non_silent,
    &l2_lines_out::useless_hwpf,
    &l2_prefetches_throttled::dpt,
    &l2_prefetches_throttled::dtp,
    &l2_prefetches_throttled::dtp_override,
    &l2_prefetches_throttled::xq_thresh,
    &l2_reject_xq::any,
    &l2_request::miss,
    &l2_request::hit,
    &l2_request::rejects,
    &l2_request::all,
    &ld_blocks::data_unknown,
    &ld_blocks::store_forward,
    &ld_blocks::address_alias,
    &ld_blocks::dtlb_miss,
    &ld_blocks::all,
    &ld_head::l1_miss,
    &ld_head::wcb_full,
    &ld_head::st_addr,
    &ld_head::st_data,
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
    &llc_prefetches_throttled::dpt,
    &llc_prefetches_throttled::dtp,
    &llc_prefetches_throttled::dtp_override,
    &llc_prefetches_throttled::xq_thresh,
    &llc_prefetches_throttled::hit_rate,
    &load_hit_prefetch::hw_pf,
    &load_hit_prefetch::hwpf,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &machine_clears::any,
    &machine_clears::memory_ordering,
    &machine_clears::fp_assist,
    &machine_clears::disambiguation,
    &machine_clears::mrn_nuke,
    &machine_clears::page_fault,
    &machine_clears::fpc_virtual_trap,
    &machine_clears::slow,
    &machine_clears::memory_ordering_fast,
    &machine_clears::disambiguation_fast,
    &machine_clears::mrn_nuke_fast,
    &machine_clears::any_fast,
    &mem_bound_stalls_ifetch::l2_hit,
    &mem_bound_stalls_ifetch::llc_miss_localmem,
    &mem_bound_stalls_ifetch::llc_miss,
    &mem_bound_stalls_ifetch::l2_miss,
    &mem_bound_stalls_ifetch::all,
    &mem_bound_stalls_load::l2_hit,
    &mem_bound_stalls_load::llc_miss,
    &mem_bound_stalls_load::l2_miss,
    &mem_bound_stalls_load::all,
    &mem_bound_stalls_load::sbfull,
    &mem_load_uops_l3_miss_retired::local_dram,
    &mem_load_uops_l3_miss_retired::memside_cache,
    &mem_load_uops_llc_miss_retired::local_dram,
    &mem_load_uops_llc_miss_retired::memside_cache,
    &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit,
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
    &misc_retired1::wrmsr,
    &misc_retired1::rdpmc_rdtsc_p,
    &misc_retired1::lfence,
    &misc_retired1::cl_inst,
    &misc_retired2::fault_all,
    &misc_retired2::vm_exit,
    &misc_retired2::intel_pt_clears,
    &misc_retired2::uli_delivery,
    &misc_retired2::uli_senduipi,
    &misc_retired2::keylocker_access,
    &misc_retired2::keylocker_miss,
    &ms_decoded::ms_entry,
    &ms_decoded::nano_code,
    &ms_decoded::ms_busy,
    &page_walker_loads::dtlb_l1_hit,
    &page_walker_loads::dtlb_l2_hit,
    &serialization::iq_jeu_scb,
    &serialization::non_c01_ms_scb,
    &serialization::c01_ms_scb,
    &serialization::color_stalls,
    &tlb_flushes::stlb_any,
    &topdown_bad_speculation::all,
    &topdown_bad_speculation::all_p,
    &topdown_bad_speculation::nuke,
    &topdown_bad_speculation::fastnuke,
    &topdown_bad_speculation::machine_clears,
    &topdown_bad_speculation::mispredict,
    &topdown_be_bound::all_non_arch,
    &topdown_be_bound::alloc_restrictions,
    &topdown_be_bound::mem_scheduler,
    &topdown_be_bound::non_mem_scheduler,
    &topdown_be_bound::serialization,
    &topdown_be_bound::register_,
    &topdown_be_bound::reorder_buffer,
    &topdown_be_bound::all,
    &topdown_be_bound::all_p,
    &topdown_fe_bound::all,
    &topdown_fe_bound::all_non_arch,
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
    &topdown_retiring::all_non_arch,
    &topdown_retiring::all_p,
    &uops_issued::any,
    &uops_retired::all,
    &uops_retired::ms,
    &uops_retired::lsd,
    &uops_retired::fpdiv,
    &uops_retired::idiv,
    &uops_retired::x87,
    &xq_promotion::drds,
    &xq_promotion::rfos,
    &xq_promotion::crds,
    &xq_promotion::all,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::lnl_atom
