// Events of Westmere EX, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ex: from intel/perfmon 6dadedf3aa48, WSM-EX/events/WestmereEX_core.json, version 4 of
// 08/29/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::wsmex {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "arith.cycles_div_busy\0"
    "arith.div\0"
    "arith.mul\0"
    "baclear.bad_target\0"
    "baclear.clear\0"
    "baclear_force_iq\0"
    "bpu_clears.early\0"
    "bpu_clears.late\0"
    "bpu_missed_call_ret\0"
    "br_inst_decoded\0"
    "br_inst_exec.any\0"
    "br_inst_exec.cond\0"
    "br_inst_exec.direct\0"
    "br_inst_exec.direct_near_call\0"
    "br_inst_exec.indirect_near_call\0"
    "br_inst_exec.indirect_non_call\0"
    "br_inst_exec.near_calls\0"
    "br_inst_exec.non_calls\0"
    "br_inst_exec.return_near\0"
    "br_inst_exec.taken\0"
    "br_inst_retired.all_branches\0"
    "br_inst_retired.conditional\0"
    "br_inst_retired.near_call\0"
    "br_misp_exec.any\0"
    "br_misp_exec.cond\0"
    "br_misp_exec.direct\0"
    "br_misp_exec.direct_near_call\0"
    "br_misp_exec.indirect_near_call\0"
    "br_misp_exec.indirect_non_call\0"
    "br_misp_exec.near_calls\0"
    "br_misp_exec.non_calls\0"
    "br_misp_exec.return_near\0"
    "br_misp_exec.taken\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.conditional\0"
    "br_misp_retired.near_call\0"
    "cache_lock_cycles.l1d\0"
    "cache_lock_cycles.l1d_l2\0"
    "cpu_clk_unhalted.ref\0"
    "cpu_clk_unhalted.ref_p\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.total_cycles\0"
    "dtlb_load_misses.any\0"
    "dtlb_load_misses.large_walk_completed\0"
    "dtlb_load_misses.pde_miss\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_cycles\0"
    "dtlb_misses.any\0"
    "dtlb_misses.large_walk_completed\0"
    "dtlb_misses.pde_miss\0"
    "dtlb_misses.stlb_hit\0"
    "dtlb_misses.walk_completed\0"
    "dtlb_misses.walk_cycles\0"
    "ept.walk_cycles\0"
    "es_reg_renames\0"
    "fp_assist.all\0"
    "fp_assist.input\0"
    "fp_assist.output\0"
    "fp_comp_ops_exe.mmx\0"
    "fp_comp_ops_exe.sse_double_precision\0"
    "fp_comp_ops_exe.sse_fp\0"
    "fp_comp_ops_exe.sse_fp_packed\0"
    "fp_comp_ops_exe.sse_fp_scalar\0"
    "fp_comp_ops_exe.sse_single_precision\0"
    "fp_comp_ops_exe.sse2_integer\0"
    "fp_comp_ops_exe.x87\0"
    "fp_mmx_trans.any\0"
    "fp_mmx_trans.to_fp\0"
    "fp_mmx_trans.to_mmx\0"
    "ild_stall.any\0"
    "ild_stall.iq_full\0"
    "ild_stall.lcp\0"
    "ild_stall.mru\0"
    "ild_stall.regen\0"
    "inst_decoded.dec0\0"
    "inst_queue_writes\0"
    "inst_queue_write_cycles\0"
    "inst_retired.any\0"
    "inst_retired.any_p\0"
    "inst_retired.mmx\0"
    "inst_retired.total_cycles\0"
    "inst_retired.x87\0"
    "inst_retired.total_cycles_ps\0"
    "io_transactions\0"
    "itlb_flush\0"
    "itlb_misses.any\0"
    "itlb_misses.large_walk_completed\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_cycles\0"
    "itlb_miss_retired\0"
    "l1d.m_evict\0"
    "l1d.m_repl\0"
    "l1d.m_snoop_evict\0"
    "l1d.repl\0"
    "l1d_cache_prefetch_lock_fb_hit\0"
    "l1d_prefetch.miss\0"
    "l1d_prefetch.requests\0"
    "l1d_prefetch.triggers\0"
    "l1d_wb_l2.e_state\0"
    "l1d_wb_l2.i_state\0"
    "l1d_wb_l2.m_state\0"
    "l1d_wb_l2.mesi\0"
    "l1d_wb_l2.s_state\0"
    "l1i.cycles_stalled\0"
    "l1i.hits\0"
    "l1i.misses\0"
    "l1i.reads\0"
    "l2_data_rqsts.any\0"
    "l2_data_rqsts.demand.e_state\0"
    "l2_data_rqsts.demand.i_state\0"
    "l2_data_rqsts.demand.m_state\0"
    "l2_data_rqsts.demand.mesi\0"
    "l2_data_rqsts.demand.s_state\0"
    "l2_data_rqsts.prefetch.e_state\0"
    "l2_data_rqsts.prefetch.i_state\0"
    "l2_data_rqsts.prefetch.m_state\0"
    "l2_data_rqsts.prefetch.mesi\0"
    "l2_data_rqsts.prefetch.s_state\0"
    "l2_lines_in.any\0"
    "l2_lines_in.e_state\0"
    "l2_lines_in.s_state\0"
    "l2_lines_out.any\0"
    "l2_lines_out.demand_clean\0"
    "l2_lines_out.demand_dirty\0"
    "l2_lines_out.prefetch_clean\0"
    "l2_lines_out.prefetch_dirty\0"
    "l2_rqsts.ifetch_hit\0"
    "l2_rqsts.ifetch_miss\0"
    "l2_rqsts.ifetches\0"
    "l2_rqsts.ld_hit\0"
    "l2_rqsts.ld_miss\0"
    "l2_rqsts.loads\0"
    "l2_rqsts.miss\0"
    "l2_rqsts.prefetch_hit\0"
    "l2_rqsts.prefetch_miss\0"
    "l2_rqsts.prefetches\0"
    "l2_rqsts.references\0"
    "l2_rqsts.rfo_hit\0"
    "l2_rqsts.rfo_miss\0"
    "l2_rqsts.rfos\0"
    "l2_transactions.any\0"
    "l2_transactions.fill\0"
    "l2_transactions.ifetch\0"
    "l2_transactions.l1d_wb\0"
    "l2_transactions.load\0"
    "l2_transactions.prefetch\0"
    "l2_transactions.rfo\0"
    "l2_transactions.wb\0"
    "l2_write.lock.e_state\0"
    "l2_write.lock.hit\0"
    "l2_write.lock.i_state\0"
    "l2_write.lock.m_state\0"
    "l2_write.lock.mesi\0"
    "l2_write.lock.s_state\0"
    "l2_write.rfo.hit\0"
    "l2_write.rfo.i_state\0"
    "l2_write.rfo.m_state\0"
    "l2_write.rfo.mesi\0"
    "l2_write.rfo.s_state\0"
    "large_itlb.hit\0"
    "load_block.overlap_store\0"
    "load_dispatch.any\0"
    "load_dispatch.mob\0"
    "load_dispatch.rs\0"
    "load_dispatch.rs_delayed\0"
    "load_hit_pre\0"
    "longest_lat_cache.miss\0"
    "longest_lat_cache.reference\0"
    "lsd.active\0"
    "lsd.inactive\0"
    "lsd_overflow\0"
    "machine_clears.cycles\0"
    "machine_clears.mem_order\0"
    "machine_clears.smc\0"
    "macro_insts.decoded\0"
    "macro_insts.fusions_decoded\0"
    "mem_inst_retired.loads\0"
    "mem_inst_retired.stores\0"
    "mem_inst_retired.latency_above_threshold_0\0"
    "mem_inst_retired.latency_above_threshold_1024\0"
    "mem_inst_retired.latency_above_threshold_128\0"
    "mem_inst_retired.latency_above_threshold_16\0"
    "mem_inst_retired.latency_above_threshold_16384\0"
    "mem_inst_retired.latency_above_threshold_2048\0"
    "mem_inst_retired.latency_above_threshold_256\0"
    "mem_inst_retired.latency_above_threshold_32\0"
    "mem_inst_retired.latency_above_threshold_32768\0"
    "mem_inst_retired.latency_above_threshold_4\0"
    "mem_inst_retired.latency_above_threshold_4096\0"
    "mem_inst_retired.latency_above_threshold_512\0"
    "mem_inst_retired.latency_above_threshold_64\0"
    "mem_inst_retired.latency_above_threshold_8\0"
    "mem_inst_retired.latency_above_threshold_8192\0"
    "mem_load_retired.dtlb_miss\0"
    "mem_load_retired.hit_lfb\0"
    "mem_load_retired.l1d_hit\0"
    "mem_load_retired.l2_hit\0"
    "mem_load_retired.llc_miss\0"
    "mem_load_retired.llc_unshared_hit\0"
    "mem_load_retired.other_core_l2_hit_hitm\0"
    "mem_store_retired.dtlb_miss\0"
    "mem_uncore_retired.local_hitm\0"
    "mem_uncore_retired.local_dram_and_remote_cache_hit\0"
    "mem_uncore_retired.remote_dram\0"
    "mem_uncore_retired.uncacheable\0"
    "mem_uncore_retired.remote_hitm\0"
    "misalign_mem_ref.store\0"
    "offcore_requests.any\0"
    "offcore_requests.any.read\0"
    "offcore_requests.any.rfo\0"
    "offcore_requests.demand.read_code\0"
    "offcore_requests.demand.read_data\0"
    "offcore_requests.demand.rfo\0"
    "offcore_requests.l1d_writeback\0"
    "offcore_requests_outstanding.any.read\0"
    "offcore_requests_outstanding.any.read_not_empty\0"
    "offcore_requests_outstanding.demand.read_code\0"
    "offcore_requests_outstanding.demand.read_code_not_empty\0"
    "offcore_requests_outstanding.demand.read_data\0"
    "offcore_requests_outstanding.demand.read_data_not_empty\0"
    "offcore_requests_outstanding.demand.rfo\0"
    "offcore_requests_outstanding.demand.rfo_not_empty\0"
    "offcore_requests_sq_full\0"
    "partial_address_alias\0"
    "rat_stalls.any\0"
    "rat_stalls.flags\0"
    "rat_stalls.registers\0"
    "rat_stalls.rob_read_port\0"
    "rat_stalls.scoreboard\0"
    "resource_stalls.any\0"
    "resource_stalls.fpcw\0"
    "resource_stalls.load\0"
    "resource_stalls.mxcsr\0"
    "resource_stalls.other\0"
    "resource_stalls.rob_full\0"
    "resource_stalls.rs_full\0"
    "resource_stalls.store\0"
    "sb_drain.any\0"
    "seg_rename_stalls\0"
    "simd_int_128.pack\0"
    "simd_int_128.packed_arith\0"
    "simd_int_128.packed_logical\0"
    "simd_int_128.packed_mpy\0"
    "simd_int_128.packed_shift\0"
    "simd_int_128.shuffle_move\0"
    "simd_int_128.unpack\0"
    "simd_int_64.pack\0"
    "simd_int_64.packed_arith\0"
    "simd_int_64.packed_logical\0"
    "simd_int_64.packed_mpy\0"
    "simd_int_64.packed_shift\0"
    "simd_int_64.shuffle_move\0"
    "simd_int_64.unpack\0"
    "snoopq_requests.code\0"
    "snoopq_requests.data\0"
    "snoopq_requests.invalidate\0"
    "snoopq_requests_outstanding.code\0"
    "snoopq_requests_outstanding.code_not_empty\0"
    "snoopq_requests_outstanding.data\0"
    "snoopq_requests_outstanding.data_not_empty\0"
    "snoopq_requests_outstanding.invalidate\0"
    "snoopq_requests_outstanding.invalidate_not_empty\0"
    "snoop_response.hit\0"
    "snoop_response.hite\0"
    "snoop_response.hitm\0"
    "sq_full_stall_cycles\0"
    "sq_misc.lru_hints\0"
    "sq_misc.split_lock\0"
    "ssex_uops_retired.packed_double\0"
    "ssex_uops_retired.packed_single\0"
    "ssex_uops_retired.scalar_double\0"
    "ssex_uops_retired.scalar_single\0"
    "ssex_uops_retired.vector_integer\0"
    "store_blocks.at_ret\0"
    "store_blocks.l1d_block\0"
    "two_uop_insts_decoded\0"
    "uops_decoded.esp_folding\0"
    "uops_decoded.esp_sync\0"
    "uops_decoded.ms_cycles_active\0"
    "uops_decoded.stall_cycles\0"
    "uops_executed.core_active_cycles\0"
    "uops_executed.core_active_cycles_no_port5\0"
    "uops_executed.core_stall_count\0"
    "uops_executed.core_stall_count_no_port5\0"
    "uops_executed.core_stall_cycles\0"
    "uops_executed.core_stall_cycles_no_port5\0"
    "uops_executed.port0\0"
    "uops_executed.port015\0"
    "uops_executed.port015_stall_cycles\0"
    "uops_executed.port1\0"
    "uops_executed.port2_core\0"
    "uops_executed.port234_core\0"
    "uops_executed.port3_core\0"
    "uops_executed.port4_core\0"
    "uops_executed.port5\0"
    "uops_issued.any\0"
    "uops_issued.core_stall_cycles\0"
    "uops_issued.cycles_all_threads\0"
    "uops_issued.fused\0"
    "uops_issued.stall_cycles\0"
    "uops_retired.active_cycles\0"
    "uops_retired.any\0"
    "uops_retired.macro_fused\0"
    "uops_retired.retire_slots\0"
    "uops_retired.stall_cycles\0"
    "uops_retired.total_cycles\0"
    "uop_unfusion\0";
inline constexpr select::event_list list{"wsmex", core::westmere_ex, names};
} // namespace core_events
inline constexpr core_events::listed baclear_force_iq{baclear_force_iq, core_events::list, {.name = 75, .code = 0xa7, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed bpu_missed_call_ret{bpu_missed_call_ret, core_events::list, {.name = 125, .code = 0xe5, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed br_inst_decoded{br_inst_decoded, core_events::list, {.name = 145, .code = 0xe0, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed es_reg_renames{es_reg_renames, core_events::list, {.name = 1306, .code = 0xd5, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed inst_queue_writes{inst_queue_writes, core_events::list, {.name = 1744, .code = 0x17, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed inst_queue_write_cycles{inst_queue_write_cycles, core_events::list, {.name = 1762, .code = 0x1e, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed io_transactions{io_transactions, core_events::list, {.name = 1911, .code = 0x6c, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed itlb_flush{itlb_flush, core_events::list, {.name = 1927, .code = 0xae, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed itlb_miss_retired{itlb_miss_retired, core_events::list, {.name = 2038, .code = 0xc8, .mask = 0x20, .counters = 0xf, .precise = core_events::precision::can, .period = 200000}};
inline constexpr core_events::listed l1d_cache_prefetch_lock_fb_hit{l1d_cache_prefetch_lock_fb_hit, core_events::list, {.name = 2106, .code = 0x52, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr core_events::listed load_hit_pre{load_hit_pre, core_events::list, {.name = 3596, .code = 0x4c, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr core_events::listed lsd_overflow{lsd_overflow, core_events::list, {.name = 3684, .code = 0x20, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed offcore_requests_sq_full{offcore_requests_sq_full, core_events::list, {.name = 5537, .code = 0xb2, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr core_events::listed partial_address_alias{partial_address_alias, core_events::list, {.name = 5562, .code = 0x07, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr core_events::listed seg_rename_stalls{seg_rename_stalls, core_events::list, {.name = 5874, .code = 0xd4, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed sq_full_stall_cycles{sq_full_stall_cycles, core_events::list, {.name = 6589, .code = 0xf6, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed two_uop_insts_decoded{two_uop_insts_decoded, core_events::list, {.name = 6851, .code = 0x19, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed uop_unfusion{uop_unfusion, core_events::list, {.name = 7681, .code = 0xdb, .mask = 0x1, .counters = 0xf, .period = 2000000}};

namespace arith {
using namespace core_events;
inline constexpr listed cycles_div_busy{cycles_div_busy, list, {.name = 0, .code = 0x14, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed div{div, list, {.name = 22, .code = 0x14, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed mul{mul, list, {.name = 32, .code = 0x14, .mask = 0x2, .counters = 0xf, .period = 2000000}};
} // namespace arith

namespace baclear {
using namespace core_events;
inline constexpr listed bad_target{bad_target, list, {.name = 42, .code = 0xe6, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed clear{clear, list, {.name = 61, .code = 0xe6, .mask = 0x1, .counters = 0xf, .period = 2000000}};
} // namespace baclear

namespace bpu_clears {
using namespace core_events;
inline constexpr listed early{early, list, {.name = 92, .code = 0xe8, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed late{late, list, {.name = 109, .code = 0xe8, .mask = 0x2, .counters = 0xf, .period = 2000000}};
} // namespace bpu_clears

namespace br_inst_exec {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 161, .code = 0x88, .mask = 0x7f, .counters = 0xf, .period = 200000}};
inline constexpr listed cond{cond, list, {.name = 178, .code = 0x88, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed direct{direct, list, {.name = 196, .code = 0x88, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed direct_near_call{direct_near_call, list, {.name = 216, .code = 0x88, .mask = 0x10, .counters = 0xf, .period = 20000}};
inline constexpr listed indirect_near_call{indirect_near_call, list, {.name = 246, .code = 0x88, .mask = 0x20, .counters = 0xf, .period = 20000}};
inline constexpr listed indirect_non_call{indirect_non_call, list, {.name = 278, .code = 0x88, .mask = 0x4, .counters = 0xf, .period = 20000}};
inline constexpr listed near_calls{near_calls, list, {.name = 309, .code = 0x88, .mask = 0x30, .counters = 0xf, .period = 20000}};
inline constexpr listed non_calls{non_calls, list, {.name = 333, .code = 0x88, .mask = 0x7, .counters = 0xf, .period = 200000}};
inline constexpr listed return_near{return_near, list, {.name = 356, .code = 0x88, .mask = 0x8, .counters = 0xf, .period = 20000}};
inline constexpr listed taken{taken, list, {.name = 381, .code = 0x88, .mask = 0x40, .counters = 0xf, .period = 200000}};
} // namespace br_inst_exec

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 400, .code = 0xc4, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed conditional{conditional, list, {.name = 429, .code = 0xc4, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed near_call{near_call, list, {.name = 457, .code = 0xc4, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 20000}};
} // namespace br_inst_retired

namespace br_misp_exec {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 483, .code = 0x89, .mask = 0x7f, .counters = 0xf, .period = 20000}};
inline constexpr listed cond{cond, list, {.name = 500, .code = 0x89, .mask = 0x1, .counters = 0xf, .period = 20000}};
inline constexpr listed direct{direct, list, {.name = 518, .code = 0x89, .mask = 0x2, .counters = 0xf, .period = 20000}};
inline constexpr listed direct_near_call{direct_near_call, list, {.name = 538, .code = 0x89, .mask = 0x10, .counters = 0xf, .period = 2000}};
inline constexpr listed indirect_near_call{indirect_near_call, list, {.name = 568, .code = 0x89, .mask = 0x20, .counters = 0xf, .period = 2000}};
inline constexpr listed indirect_non_call{indirect_non_call, list, {.name = 600, .code = 0x89, .mask = 0x4, .counters = 0xf, .period = 2000}};
inline constexpr listed near_calls{near_calls, list, {.name = 631, .code = 0x89, .mask = 0x30, .counters = 0xf, .period = 2000}};
inline constexpr listed non_calls{non_calls, list, {.name = 655, .code = 0x89, .mask = 0x7, .counters = 0xf, .period = 20000}};
inline constexpr listed return_near{return_near, list, {.name = 678, .code = 0x89, .mask = 0x8, .counters = 0xf, .period = 2000}};
inline constexpr listed taken{taken, list, {.name = 703, .code = 0x89, .mask = 0x40, .counters = 0xf, .period = 20000}};
} // namespace br_misp_exec

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 722, .code = 0xc5, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 20000}};
inline constexpr listed conditional{conditional, list, {.name = 751, .code = 0xc5, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 20000}};
inline constexpr listed near_call{near_call, list, {.name = 779, .code = 0xc5, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 2000}};
} // namespace br_misp_retired

namespace cache_lock_cycles {
using namespace core_events;
inline constexpr listed l1d{l1d, list, {.name = 805, .code = 0x63, .mask = 0x2, .counters = 0x3, .period = 2000000}};
inline constexpr listed l1d_l2{l1d_l2, list, {.name = 827, .code = 0x63, .mask = 0x1, .counters = 0x3, .period = 2000000}};
} // namespace cache_lock_cycles

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed ref{ref, list, {.name = 852, .code = 0x00, .fixed = 2, .period = 2000000}};
inline constexpr listed ref_p{ref_p, list, {.name = 873, .code = 0x3c, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed thread{thread, list, {.name = 896, .code = 0x00, .fixed = 1, .period = 2000000}};
inline constexpr listed thread_p{thread_p, list, {.name = 920, .code = 0x3c, .counters = 0xf, .period = 2000000}};
inline constexpr listed total_cycles{total_cycles, list, {.name = 946, .code = 0x3c, .threshold = 2, .invert = true, .counters = 0xf, .period = 2000000}};
} // namespace cpu_clk_unhalted

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 976, .code = 0x08, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed large_walk_completed{large_walk_completed, list, {.name = 997, .code = 0x08, .mask = 0x80, .counters = 0xf, .period = 200000}};
inline constexpr listed pde_miss{pde_miss, list, {.name = 1035, .code = 0x08, .mask = 0x20, .counters = 0xf, .period = 200000}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1061, .code = 0x08, .mask = 0x10, .counters = 0xf, .period = 2000000}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1087, .code = 0x08, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed walk_cycles{walk_cycles, list, {.name = 1119, .code = 0x08, .mask = 0x4, .counters = 0xf, .period = 200000}};
} // namespace dtlb_load_misses

namespace dtlb_misses {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1148, .code = 0x49, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed large_walk_completed{large_walk_completed, list, {.name = 1164, .code = 0x49, .mask = 0x80, .counters = 0xf, .period = 200000}};
inline constexpr listed pde_miss{pde_miss, list, {.name = 1197, .code = 0x49, .mask = 0x20, .counters = 0xf, .period = 200000}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1218, .code = 0x49, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1239, .code = 0x49, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed walk_cycles{walk_cycles, list, {.name = 1266, .code = 0x49, .mask = 0x4, .counters = 0xf, .period = 2000000}};
} // namespace dtlb_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_cycles{walk_cycles, list, {.name = 1290, .code = 0x4f, .mask = 0x10, .counters = 0xf, .period = 2000000}};
} // namespace ept

namespace fp_assist {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1321, .code = 0xf7, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 20000}};
inline constexpr listed input{input, list, {.name = 1335, .code = 0xf7, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 20000}};
inline constexpr listed output{output, list, {.name = 1351, .code = 0xf7, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 20000}};
} // namespace fp_assist

namespace fp_comp_ops_exe {
using namespace core_events;
inline constexpr listed mmx{mmx, list, {.name = 1368, .code = 0x10, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse_double_precision{sse_double_precision, list, {.name = 1388, .code = 0x10, .mask = 0x80, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse_fp{sse_fp, list, {.name = 1425, .code = 0x10, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse_fp_packed{sse_fp_packed, list, {.name = 1448, .code = 0x10, .mask = 0x10, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse_fp_scalar{sse_fp_scalar, list, {.name = 1478, .code = 0x10, .mask = 0x20, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse_single_precision{sse_single_precision, list, {.name = 1508, .code = 0x10, .mask = 0x40, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse2_integer{sse2_integer, list, {.name = 1545, .code = 0x10, .mask = 0x8, .counters = 0xf, .period = 2000000}};
inline constexpr listed x87{x87, list, {.name = 1574, .code = 0x10, .mask = 0x1, .counters = 0xf, .period = 2000000}};
} // namespace fp_comp_ops_exe

namespace fp_mmx_trans {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1594, .code = 0xcc, .mask = 0x3, .counters = 0xf, .period = 2000000}};
inline constexpr listed to_fp{to_fp, list, {.name = 1611, .code = 0xcc, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed to_mmx{to_mmx, list, {.name = 1630, .code = 0xcc, .mask = 0x2, .counters = 0xf, .period = 2000000}};
} // namespace fp_mmx_trans

namespace ild_stall {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1650, .code = 0x87, .mask = 0xf, .counters = 0xf, .period = 2000000}};
inline constexpr listed iq_full{iq_full, list, {.name = 1664, .code = 0x87, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed lcp{lcp, list, {.name = 1682, .code = 0x87, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed mru{mru, list, {.name = 1696, .code = 0x87, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed regen{regen, list, {.name = 1710, .code = 0x87, .mask = 0x8, .counters = 0xf, .period = 2000000}};
} // namespace ild_stall

namespace inst_decoded {
using namespace core_events;
inline constexpr listed dec0{dec0, list, {.name = 1726, .code = 0x18, .mask = 0x1, .counters = 0xf, .period = 2000000}};
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1786, .code = 0x00, .fixed = 0, .period = 2000000}};
inline constexpr listed any_p{any_p, list, {.name = 1803, .code = 0xc0, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed mmx{mmx, list, {.name = 1822, .code = 0xc0, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed total_cycles{total_cycles, list, {.name = 1839, .code = 0xc0, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed x87{x87, list, {.name = 1865, .code = 0xc0, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed total_cycles_ps{total_cycles_ps, list, {.name = 1882, .code = 0xc0, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .precise = precision::only, .period = 2000000}};
} // namespace inst_retired

namespace itlb_misses {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1938, .code = 0x85, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed large_walk_completed{large_walk_completed, list, {.name = 1954, .code = 0x85, .mask = 0x80, .counters = 0xf, .period = 200000}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1987, .code = 0x85, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed walk_cycles{walk_cycles, list, {.name = 2014, .code = 0x85, .mask = 0x4, .counters = 0xf, .period = 2000000}};
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed m_evict{m_evict, list, {.name = 2056, .code = 0x51, .mask = 0x4, .counters = 0x3, .period = 2000000}};
inline constexpr listed m_repl{m_repl, list, {.name = 2068, .code = 0x51, .mask = 0x2, .counters = 0x3, .period = 2000000}};
inline constexpr listed m_snoop_evict{m_snoop_evict, list, {.name = 2079, .code = 0x51, .mask = 0x8, .counters = 0x3, .period = 2000000}};
inline constexpr listed repl{repl, list, {.name = 2097, .code = 0x51, .mask = 0x1, .counters = 0x3, .period = 2000000}};
} // namespace l1d

namespace l1d_prefetch {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 2137, .code = 0x4e, .mask = 0x2, .counters = 0x3, .period = 200000}};
inline constexpr listed requests{requests, list, {.name = 2155, .code = 0x4e, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr listed triggers{triggers, list, {.name = 2177, .code = 0x4e, .mask = 0x4, .counters = 0x3, .period = 200000}};
} // namespace l1d_prefetch

namespace l1d_wb_l2 {
using namespace core_events;
inline constexpr listed e_state{e_state, list, {.name = 2199, .code = 0x28, .mask = 0x4, .counters = 0xf, .period = 100000}};
inline constexpr listed i_state{i_state, list, {.name = 2217, .code = 0x28, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed m_state{m_state, list, {.name = 2235, .code = 0x28, .mask = 0x8, .counters = 0xf, .period = 100000}};
inline constexpr listed mesi{mesi, list, {.name = 2253, .code = 0x28, .mask = 0xf, .counters = 0xf, .period = 100000}};
inline constexpr listed s_state{s_state, list, {.name = 2268, .code = 0x28, .mask = 0x2, .counters = 0xf, .period = 100000}};
} // namespace l1d_wb_l2

namespace l1i {
using namespace core_events;
inline constexpr listed cycles_stalled{cycles_stalled, list, {.name = 2286, .code = 0x80, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed hits{hits, list, {.name = 2305, .code = 0x80, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed misses{misses, list, {.name = 2314, .code = 0x80, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed reads{reads, list, {.name = 2325, .code = 0x80, .mask = 0x3, .counters = 0xf, .period = 2000000}};
} // namespace l1i

namespace l2_data_rqsts {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2335, .code = 0x26, .mask = 0xff, .counters = 0xf, .period = 200000}};
inline constexpr listed demand_e_state{demand_e_state, list, {.name = 2353, .code = 0x26, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed demand_i_state{demand_i_state, list, {.name = 2382, .code = 0x26, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed demand_m_state{demand_m_state, list, {.name = 2411, .code = 0x26, .mask = 0x8, .counters = 0xf, .period = 200000}};
inline constexpr listed demand_mesi{demand_mesi, list, {.name = 2440, .code = 0x26, .mask = 0xf, .counters = 0xf, .period = 200000}};
inline constexpr listed demand_s_state{demand_s_state, list, {.name = 2466, .code = 0x26, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_e_state{prefetch_e_state, list, {.name = 2495, .code = 0x26, .mask = 0x40, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_i_state{prefetch_i_state, list, {.name = 2526, .code = 0x26, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_m_state{prefetch_m_state, list, {.name = 2557, .code = 0x26, .mask = 0x80, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_mesi{prefetch_mesi, list, {.name = 2588, .code = 0x26, .mask = 0xf0, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_s_state{prefetch_s_state, list, {.name = 2616, .code = 0x26, .mask = 0x20, .counters = 0xf, .period = 200000}};
} // namespace l2_data_rqsts

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2647, .code = 0xf1, .mask = 0x7, .counters = 0xf, .period = 100000}};
inline constexpr listed e_state{e_state, list, {.name = 2663, .code = 0xf1, .mask = 0x4, .counters = 0xf, .period = 100000}};
inline constexpr listed s_state{s_state, list, {.name = 2683, .code = 0xf1, .mask = 0x2, .counters = 0xf, .period = 100000}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2703, .code = 0xf2, .mask = 0xf, .counters = 0xf, .period = 100000}};
inline constexpr listed demand_clean{demand_clean, list, {.name = 2720, .code = 0xf2, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed demand_dirty{demand_dirty, list, {.name = 2746, .code = 0xf2, .mask = 0x2, .counters = 0xf, .period = 100000}};
inline constexpr listed prefetch_clean{prefetch_clean, list, {.name = 2772, .code = 0xf2, .mask = 0x4, .counters = 0xf, .period = 100000}};
inline constexpr listed prefetch_dirty{prefetch_dirty, list, {.name = 2800, .code = 0xf2, .mask = 0x8, .counters = 0xf, .period = 100000}};
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed ifetch_hit{ifetch_hit, list, {.name = 2828, .code = 0x24, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed ifetch_miss{ifetch_miss, list, {.name = 2848, .code = 0x24, .mask = 0x20, .counters = 0xf, .period = 200000}};
inline constexpr listed ifetches{ifetches, list, {.name = 2869, .code = 0x24, .mask = 0x30, .counters = 0xf, .period = 200000}};
inline constexpr listed ld_hit{ld_hit, list, {.name = 2887, .code = 0x24, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed ld_miss{ld_miss, list, {.name = 2903, .code = 0x24, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed loads{loads, list, {.name = 2920, .code = 0x24, .mask = 0x3, .counters = 0xf, .period = 200000}};
inline constexpr listed miss{miss, list, {.name = 2935, .code = 0x24, .mask = 0xaa, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_hit{prefetch_hit, list, {.name = 2949, .code = 0x24, .mask = 0x40, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_miss{prefetch_miss, list, {.name = 2971, .code = 0x24, .mask = 0x80, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetches{prefetches, list, {.name = 2994, .code = 0x24, .mask = 0xc0, .counters = 0xf, .period = 200000}};
inline constexpr listed references{references, list, {.name = 3014, .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200000}};
inline constexpr listed rfo_hit{rfo_hit, list, {.name = 3034, .code = 0x24, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed rfo_miss{rfo_miss, list, {.name = 3051, .code = 0x24, .mask = 0x8, .counters = 0xf, .period = 200000}};
inline constexpr listed rfos{rfos, list, {.name = 3069, .code = 0x24, .mask = 0xc, .counters = 0xf, .period = 200000}};
} // namespace l2_rqsts

namespace l2_transactions {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 3083, .code = 0xf0, .mask = 0x80, .counters = 0xf, .period = 200000}};
inline constexpr listed fill{fill, list, {.name = 3103, .code = 0xf0, .mask = 0x20, .counters = 0xf, .period = 200000}};
inline constexpr listed ifetch{ifetch, list, {.name = 3124, .code = 0xf0, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed l1d_wb{l1d_wb, list, {.name = 3147, .code = 0xf0, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed load{load, list, {.name = 3170, .code = 0xf0, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch{prefetch, list, {.name = 3191, .code = 0xf0, .mask = 0x8, .counters = 0xf, .period = 200000}};
inline constexpr listed rfo{rfo, list, {.name = 3216, .code = 0xf0, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed wb{wb, list, {.name = 3236, .code = 0xf0, .mask = 0x40, .counters = 0xf, .period = 200000}};
} // namespace l2_transactions

namespace l2_write {
using namespace core_events;
inline constexpr listed lock_e_state{lock_e_state, list, {.name = 3255, .code = 0x27, .mask = 0x40, .counters = 0xf, .period = 100000}};
inline constexpr listed lock_hit{lock_hit, list, {.name = 3277, .code = 0x27, .mask = 0xe0, .counters = 0xf, .period = 100000}};
inline constexpr listed lock_i_state{lock_i_state, list, {.name = 3295, .code = 0x27, .mask = 0x10, .counters = 0xf, .period = 100000}};
inline constexpr listed lock_m_state{lock_m_state, list, {.name = 3317, .code = 0x27, .mask = 0x80, .counters = 0xf, .period = 100000}};
inline constexpr listed lock_mesi{lock_mesi, list, {.name = 3339, .code = 0x27, .mask = 0xf0, .counters = 0xf, .period = 100000}};
inline constexpr listed lock_s_state{lock_s_state, list, {.name = 3358, .code = 0x27, .mask = 0x20, .counters = 0xf, .period = 100000}};
inline constexpr listed rfo_hit{rfo_hit, list, {.name = 3380, .code = 0x27, .mask = 0xe, .counters = 0xf, .period = 100000}};
inline constexpr listed rfo_i_state{rfo_i_state, list, {.name = 3397, .code = 0x27, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed rfo_m_state{rfo_m_state, list, {.name = 3418, .code = 0x27, .mask = 0x8, .counters = 0xf, .period = 100000}};
inline constexpr listed rfo_mesi{rfo_mesi, list, {.name = 3439, .code = 0x27, .mask = 0xf, .counters = 0xf, .period = 100000}};
inline constexpr listed rfo_s_state{rfo_s_state, list, {.name = 3457, .code = 0x27, .mask = 0x2, .counters = 0xf, .period = 100000}};
} // namespace l2_write

namespace large_itlb {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 3478, .code = 0x82, .mask = 0x1, .counters = 0xf, .period = 200000}};
} // namespace large_itlb

namespace load_block {
using namespace core_events;
inline constexpr listed overlap_store{overlap_store, list, {.name = 3493, .code = 0x03, .mask = 0x2, .counters = 0xf, .period = 200000}};
} // namespace load_block

namespace load_dispatch {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 3518, .code = 0x13, .mask = 0x7, .counters = 0xf, .period = 2000000}};
inline constexpr listed mob{mob, list, {.name = 3536, .code = 0x13, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed rs{rs, list, {.name = 3554, .code = 0x13, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed rs_delayed{rs_delayed, list, {.name = 3571, .code = 0x13, .mask = 0x2, .counters = 0xf, .period = 2000000}};
} // namespace load_dispatch

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 3609, .code = 0x2e, .mask = 0x41, .counters = 0xf, .period = 100000}};
inline constexpr listed reference{reference, list, {.name = 3632, .code = 0x2e, .mask = 0x4f, .counters = 0xf, .period = 200000}};
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed active{active, list, {.name = 3660, .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 2000000}};
inline constexpr listed inactive{inactive, list, {.name = 3671, .code = 0xa8, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000}};
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed cycles{cycles, list, {.name = 3697, .code = 0xc3, .mask = 0x1, .counters = 0xf, .period = 20000}};
inline constexpr listed mem_order{mem_order, list, {.name = 3719, .code = 0xc3, .mask = 0x2, .counters = 0xf, .period = 20000}};
inline constexpr listed smc{smc, list, {.name = 3744, .code = 0xc3, .mask = 0x4, .counters = 0xf, .period = 20000}};
} // namespace machine_clears

namespace macro_insts {
using namespace core_events;
inline constexpr listed decoded{decoded, list, {.name = 3763, .code = 0xd0, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed fusions_decoded{fusions_decoded, list, {.name = 3783, .code = 0xa6, .mask = 0x1, .counters = 0xf, .period = 2000000}};
} // namespace macro_insts

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed loads{loads, list, {.name = 3811, .code = 0x0b, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed stores{stores, list, {.name = 3834, .code = 0x0b, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed latency_above_threshold_0{latency_above_threshold_0, list, {.name = 3858, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .period = 2000000}};
inline constexpr listed latency_above_threshold_1024{latency_above_threshold_1024, list, {.name = 3901, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x400, .period = 100}};
inline constexpr listed latency_above_threshold_128{latency_above_threshold_128, list, {.name = 3947, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x80, .period = 1000}};
inline constexpr listed latency_above_threshold_16{latency_above_threshold_16, list, {.name = 3992, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x10, .period = 10000}};
inline constexpr listed latency_above_threshold_16384{latency_above_threshold_16384, list, {.name = 4036, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x4000, .period = 5}};
inline constexpr listed latency_above_threshold_2048{latency_above_threshold_2048, list, {.name = 4083, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x800, .period = 50}};
inline constexpr listed latency_above_threshold_256{latency_above_threshold_256, list, {.name = 4129, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x100, .period = 500}};
inline constexpr listed latency_above_threshold_32{latency_above_threshold_32, list, {.name = 4174, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x20, .period = 5000}};
inline constexpr listed latency_above_threshold_32768{latency_above_threshold_32768, list, {.name = 4218, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x8000, .period = 3}};
inline constexpr listed latency_above_threshold_4{latency_above_threshold_4, list, {.name = 4265, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x4, .period = 50000}};
inline constexpr listed latency_above_threshold_4096{latency_above_threshold_4096, list, {.name = 4308, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x1000, .period = 20}};
inline constexpr listed latency_above_threshold_512{latency_above_threshold_512, list, {.name = 4354, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x200, .period = 200}};
inline constexpr listed latency_above_threshold_64{latency_above_threshold_64, list, {.name = 4399, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x40, .period = 2000}};
inline constexpr listed latency_above_threshold_8{latency_above_threshold_8, list, {.name = 4443, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x8, .period = 20000}};
inline constexpr listed latency_above_threshold_8192{latency_above_threshold_8192, list, {.name = 4486, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x2000, .period = 10}};
} // namespace mem_inst_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 4532, .code = 0xcb, .mask = 0x80, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed hit_lfb{hit_lfb, list, {.name = 4559, .code = 0xcb, .mask = 0x40, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed l1d_hit{l1d_hit, list, {.name = 4584, .code = 0xcb, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 4609, .code = 0xcb, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed llc_miss{llc_miss, list, {.name = 4633, .code = 0xcb, .mask = 0x10, .counters = 0xf, .precise = precision::can, .period = 10000}};
inline constexpr listed llc_unshared_hit{llc_unshared_hit, list, {.name = 4659, .code = 0xcb, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 40000}};
inline constexpr listed other_core_l2_hit_hitm{other_core_l2_hit_hitm, list, {.name = 4693, .code = 0xcb, .mask = 0x8, .counters = 0xf, .precise = precision::can, .period = 40000}};
} // namespace mem_load_retired

namespace mem_store_retired {
using namespace core_events;
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 4733, .code = 0x0c, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 200000}};
} // namespace mem_store_retired

namespace mem_uncore_retired {
using namespace core_events;
inline constexpr listed local_hitm{local_hitm, list, {.name = 4761, .code = 0x0f, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 40000}};
inline constexpr listed local_dram_and_remote_cache_hit{local_dram_and_remote_cache_hit, list, {.name = 4791, .code = 0x0f, .mask = 0x8, .counters = 0xf, .precise = precision::can, .period = 20000}};
inline constexpr listed remote_dram{remote_dram, list, {.name = 4842, .code = 0x0f, .mask = 0x20, .counters = 0xf, .precise = precision::can, .period = 10000}};
inline constexpr listed uncacheable{uncacheable, list, {.name = 4873, .code = 0x0f, .mask = 0x80, .counters = 0xf, .precise = precision::can, .period = 4000}};
inline constexpr listed remote_hitm{remote_hitm, list, {.name = 4904, .code = 0x0f, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 40000}};
} // namespace mem_uncore_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed store{store, list, {.name = 4935, .code = 0x05, .mask = 0x2, .counters = 0xf, .period = 200000}};
} // namespace misalign_mem_ref

namespace offcore_requests {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 4958, .code = 0xb0, .mask = 0x80, .counters = 0xf, .period = 100000}};
inline constexpr listed any_read{any_read, list, {.name = 4979, .code = 0xb0, .mask = 0x8, .counters = 0xf, .period = 100000}};
inline constexpr listed any_rfo{any_rfo, list, {.name = 5005, .code = 0xb0, .mask = 0x10, .counters = 0xf, .period = 100000}};
inline constexpr listed demand_read_code{demand_read_code, list, {.name = 5030, .code = 0xb0, .mask = 0x2, .counters = 0xf, .period = 100000}};
inline constexpr listed demand_read_data{demand_read_data, list, {.name = 5064, .code = 0xb0, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 5098, .code = 0xb0, .mask = 0x4, .counters = 0xf, .period = 100000}};
inline constexpr listed l1d_writeback{l1d_writeback, list, {.name = 5126, .code = 0xb0, .mask = 0x40, .counters = 0xf, .period = 100000}};
} // namespace offcore_requests

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed any_read{any_read, list, {.name = 5157, .code = 0x60, .mask = 0x8, .counters = 0x1, .period = 2000000}};
inline constexpr listed any_read_not_empty{any_read_not_empty, list, {.name = 5195, .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0x1, .period = 2000000}};
inline constexpr listed demand_read_code{demand_read_code, list, {.name = 5243, .code = 0x60, .mask = 0x2, .counters = 0x1, .period = 2000000}};
inline constexpr listed demand_read_code_not_empty{demand_read_code_not_empty, list, {.name = 5289, .code = 0x60, .mask = 0x2, .threshold = 1, .counters = 0x1, .period = 2000000}};
inline constexpr listed demand_read_data{demand_read_data, list, {.name = 5345, .code = 0x60, .mask = 0x1, .counters = 0x1, .period = 2000000}};
inline constexpr listed demand_read_data_not_empty{demand_read_data_not_empty, list, {.name = 5391, .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0x1, .period = 2000000}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 5447, .code = 0x60, .mask = 0x4, .counters = 0x1, .period = 2000000}};
inline constexpr listed demand_rfo_not_empty{demand_rfo_not_empty, list, {.name = 5487, .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0x1, .period = 2000000}};
} // namespace offcore_requests_outstanding

namespace rat_stalls {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 5584, .code = 0xd2, .mask = 0xf, .counters = 0xf, .period = 2000000}};
inline constexpr listed flags{flags, list, {.name = 5599, .code = 0xd2, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed registers{registers, list, {.name = 5616, .code = 0xd2, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed rob_read_port{rob_read_port, list, {.name = 5637, .code = 0xd2, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed scoreboard{scoreboard, list, {.name = 5662, .code = 0xd2, .mask = 0x8, .counters = 0xf, .period = 2000000}};
} // namespace rat_stalls

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 5684, .code = 0xa2, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed fpcw{fpcw, list, {.name = 5704, .code = 0xa2, .mask = 0x20, .counters = 0xf, .period = 2000000}};
inline constexpr listed load{load, list, {.name = 5725, .code = 0xa2, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed mxcsr{mxcsr, list, {.name = 5746, .code = 0xa2, .mask = 0x40, .counters = 0xf, .period = 2000000}};
inline constexpr listed other{other, list, {.name = 5768, .code = 0xa2, .mask = 0x80, .counters = 0xf, .period = 2000000}};
inline constexpr listed rob_full{rob_full, list, {.name = 5790, .code = 0xa2, .mask = 0x10, .counters = 0xf, .period = 2000000}};
inline constexpr listed rs_full{rs_full, list, {.name = 5815, .code = 0xa2, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed store{store, list, {.name = 5839, .code = 0xa2, .mask = 0x8, .counters = 0xf, .period = 2000000}};
} // namespace resource_stalls

namespace sb_drain {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 5861, .code = 0x04, .mask = 0x7, .counters = 0xf, .period = 200000}};
} // namespace sb_drain

namespace simd_int_128 {
using namespace core_events;
inline constexpr listed pack{pack, list, {.name = 5892, .code = 0x12, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_arith{packed_arith, list, {.name = 5910, .code = 0x12, .mask = 0x20, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_logical{packed_logical, list, {.name = 5936, .code = 0x12, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_mpy{packed_mpy, list, {.name = 5964, .code = 0x12, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_shift{packed_shift, list, {.name = 5988, .code = 0x12, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed shuffle_move{shuffle_move, list, {.name = 6014, .code = 0x12, .mask = 0x40, .counters = 0xf, .period = 200000}};
inline constexpr listed unpack{unpack, list, {.name = 6040, .code = 0x12, .mask = 0x8, .counters = 0xf, .period = 200000}};
} // namespace simd_int_128

namespace simd_int_64 {
using namespace core_events;
inline constexpr listed pack{pack, list, {.name = 6060, .code = 0xfd, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_arith{packed_arith, list, {.name = 6077, .code = 0xfd, .mask = 0x20, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_logical{packed_logical, list, {.name = 6102, .code = 0xfd, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_mpy{packed_mpy, list, {.name = 6129, .code = 0xfd, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_shift{packed_shift, list, {.name = 6152, .code = 0xfd, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed shuffle_move{shuffle_move, list, {.name = 6177, .code = 0xfd, .mask = 0x40, .counters = 0xf, .period = 200000}};
inline constexpr listed unpack{unpack, list, {.name = 6202, .code = 0xfd, .mask = 0x8, .counters = 0xf, .period = 200000}};
} // namespace simd_int_64

namespace snoop_response {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 6530, .code = 0xb8, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed hite{hite, list, {.name = 6549, .code = 0xb8, .mask = 0x2, .counters = 0xf, .period = 100000}};
inline constexpr listed hitm{hitm, list, {.name = 6569, .code = 0xb8, .mask = 0x4, .counters = 0xf, .period = 100000}};
} // namespace snoop_response

namespace snoopq_requests {
using namespace core_events;
inline constexpr listed code{code, list, {.name = 6221, .code = 0xb4, .mask = 0x4, .counters = 0xf, .period = 100000}};
inline constexpr listed data{data, list, {.name = 6242, .code = 0xb4, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed invalidate{invalidate, list, {.name = 6263, .code = 0xb4, .mask = 0x2, .counters = 0xf, .period = 100000}};
} // namespace snoopq_requests

namespace snoopq_requests_outstanding {
using namespace core_events;
inline constexpr listed code{code, list, {.name = 6290, .code = 0xb3, .mask = 0x4, .counters = 0x1, .period = 2000000}};
inline constexpr listed code_not_empty{code_not_empty, list, {.name = 6323, .code = 0xb3, .mask = 0x4, .threshold = 1, .counters = 0x1, .period = 2000000}};
inline constexpr listed data{data, list, {.name = 6366, .code = 0xb3, .mask = 0x1, .counters = 0x1, .period = 2000000}};
inline constexpr listed data_not_empty{data_not_empty, list, {.name = 6399, .code = 0xb3, .mask = 0x1, .threshold = 1, .counters = 0x1, .period = 2000000}};
inline constexpr listed invalidate{invalidate, list, {.name = 6442, .code = 0xb3, .mask = 0x2, .counters = 0x1, .period = 2000000}};
inline constexpr listed invalidate_not_empty{invalidate_not_empty, list, {.name = 6481, .code = 0xb3, .mask = 0x2, .threshold = 1, .counters = 0x1, .period = 2000000}};
} // namespace snoopq_requests_outstanding

namespace sq_misc {
using namespace core_events;
inline constexpr listed lru_hints{lru_hints, list, {.name = 6610, .code = 0xf4, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed split_lock{split_lock, list, {.name = 6628, .code = 0xf4, .mask = 0x10, .counters = 0xf, .period = 2000000}};
} // namespace sq_misc

namespace ssex_uops_retired {
using namespace core_events;
inline constexpr listed packed_double{packed_double, list, {.name = 6647, .code = 0xc7, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed packed_single{packed_single, list, {.name = 6679, .code = 0xc7, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed scalar_double{scalar_double, list, {.name = 6711, .code = 0xc7, .mask = 0x8, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 6743, .code = 0xc7, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed vector_integer{vector_integer, list, {.name = 6775, .code = 0xc7, .mask = 0x10, .counters = 0xf, .precise = precision::can, .period = 200000}};
} // namespace ssex_uops_retired

namespace store_blocks {
using namespace core_events;
inline constexpr listed at_ret{at_ret, list, {.name = 6808, .code = 0x06, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed l1d_block{l1d_block, list, {.name = 6828, .code = 0x06, .mask = 0x8, .counters = 0xf, .period = 200000}};
} // namespace store_blocks

namespace uops_decoded {
using namespace core_events;
inline constexpr listed esp_folding{esp_folding, list, {.name = 6873, .code = 0xd1, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed esp_sync{esp_sync, list, {.name = 6898, .code = 0xd1, .mask = 0x8, .counters = 0xf, .period = 2000000}};
inline constexpr listed ms_cycles_active{ms_cycles_active, list, {.name = 6920, .code = 0xd1, .mask = 0x2, .threshold = 1, .counters = 0xf, .period = 2000000}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 6950, .code = 0xd1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000}};
} // namespace uops_decoded

namespace uops_executed {
using namespace core_events;
inline constexpr listed core_active_cycles{core_active_cycles, list, {.name = 6976, .code = 0xb1, .mask = 0x3f, .threshold = 1, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_active_cycles_no_port5{core_active_cycles_no_port5, list, {.name = 7009, .code = 0xb1, .mask = 0x1f, .threshold = 1, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_stall_count{core_stall_count, list, {.name = 7051, .code = 0xb1, .mask = 0x3f, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_stall_count_no_port5{core_stall_count_no_port5, list, {.name = 7082, .code = 0xb1, .mask = 0x1f, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_stall_cycles{core_stall_cycles, list, {.name = 7122, .code = 0xb1, .mask = 0x3f, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_stall_cycles_no_port5{core_stall_cycles_no_port5, list, {.name = 7154, .code = 0xb1, .mask = 0x1f, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port0{port0, list, {.name = 7195, .code = 0xb1, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed port015{port015, list, {.name = 7215, .code = 0xb1, .mask = 0x40, .counters = 0xf, .period = 2000000}};
inline constexpr listed port015_stall_cycles{port015_stall_cycles, list, {.name = 7237, .code = 0xb1, .mask = 0x40, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port1{port1, list, {.name = 7272, .code = 0xb1, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed port2_core{port2_core, list, {.name = 7292, .code = 0xb1, .mask = 0x4, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port234_core{port234_core, list, {.name = 7317, .code = 0xb1, .mask = 0x80, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port3_core{port3_core, list, {.name = 7344, .code = 0xb1, .mask = 0x8, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port4_core{port4_core, list, {.name = 7369, .code = 0xb1, .mask = 0x10, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port5{port5, list, {.name = 7394, .code = 0xb1, .mask = 0x20, .counters = 0xf, .period = 2000000}};
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 7414, .code = 0x0e, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_stall_cycles{core_stall_cycles, list, {.name = 7430, .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed cycles_all_threads{cycles_all_threads, list, {.name = 7460, .code = 0x0e, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed fused{fused, list, {.name = 7491, .code = 0x0e, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 7509, .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed active_cycles{active_cycles, list, {.name = 7534, .code = 0xc2, .mask = 0x1, .threshold = 1, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed any{any, list, {.name = 7561, .code = 0xc2, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed macro_fused{macro_fused, list, {.name = 7578, .code = 0xc2, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed retire_slots{retire_slots, list, {.name = 7603, .code = 0xc2, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 7629, .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed total_cycles{total_cycles, list, {.name = 7655, .code = 0xc2, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .precise = precision::can, .period = 2000000}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &baclear_force_iq,
    &bpu_missed_call_ret,
    &br_inst_decoded,
    &es_reg_renames,
    &inst_queue_writes,
    &inst_queue_write_cycles,
    &io_transactions,
    &itlb_flush,
    &itlb_miss_retired,
    &l1d_cache_prefetch_lock_fb_hit,
    &load_hit_pre,
    &lsd_overflow,
    &offcore_requests_sq_full,
    &partial_address_alias,
    &seg_rename_stalls,
    &sq_full_stall_cycles,
    &two_uop_insts_decoded,
    &uop_unfusion,
    &arith::cycles_div_busy,
    &arith::div,
    &arith::mul,
    &baclear::bad_target,
    &baclear::clear,
    &bpu_clears::early,
    &bpu_clears::late,
    &br_inst_exec::any,
    &br_inst_exec::cond,
    &br_inst_exec::direct,
    &br_inst_exec::direct_near_call,
    &br_inst_exec::indirect_near_call,
    &br_inst_exec::indirect_non_call,
    &br_inst_exec::near_calls,
    &br_inst_exec::non_calls,
    &br_inst_exec::return_near,
    &br_inst_exec::taken,
    &br_inst_retired::all_branches,
    &br_inst_retired::conditional,
    &br_inst_retired::near_call,
    &br_misp_exec::any,
    &br_misp_exec::cond,
    &br_misp_exec::direct,
    &br_misp_exec::direct_near_call,
    &br_misp_exec::indirect_near_call,
    &br_misp_exec::indirect_non_call,
    &br_misp_exec::near_calls,
    &br_misp_exec::non_calls,
    &br_misp_exec::return_near,
    &br_misp_exec::taken,
    &br_misp_retired::all_branches,
    &br_misp_retired::conditional,
    &br_misp_retired::near_call,
    &cache_lock_cycles::l1d,
    &cache_lock_cycles::l1d_l2,
    &cpu_clk_unhalted::ref,
    &cpu_clk_unhalted::ref_p,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::total_cycles,
    &dtlb_load_misses::any,
    &dtlb_load_misses::large_walk_completed,
    &dtlb_load_misses::pde_miss,
    &dtlb_load_misses::stlb_hit,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_cycles,
    &dtlb_misses::any,
    &dtlb_misses::large_walk_completed,
    &dtlb_misses::pde_miss,
    &dtlb_misses::stlb_hit,
    &dtlb_misses::walk_completed,
    &dtlb_misses::walk_cycles,
    &ept::walk_cycles,
    &fp_assist::all,
    &fp_assist::input,
    &fp_assist::output,
    &fp_comp_ops_exe::mmx,
    &fp_comp_ops_exe::sse_double_precision,
    &fp_comp_ops_exe::sse_fp,
    &fp_comp_ops_exe::sse_fp_packed,
    &fp_comp_ops_exe::sse_fp_scalar,
    &fp_comp_ops_exe::sse_single_precision,
    &fp_comp_ops_exe::sse2_integer,
    &fp_comp_ops_exe::x87,
    &fp_mmx_trans::any,
    &fp_mmx_trans::to_fp,
    &fp_mmx_trans::to_mmx,
    &ild_stall::any,
    &ild_stall::iq_full,
    &ild_stall::lcp,
    &ild_stall::mru,
    &ild_stall::regen,
    &inst_decoded::dec0,
    &inst_retired::any,
    &inst_retired::any_p,
    &inst_retired::mmx,
    &inst_retired::total_cycles,
    &inst_retired::x87,
    &inst_retired::total_cycles_ps,
    &itlb_misses::any,
    &itlb_misses::large_walk_completed,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_cycles,
    &l1d::m_evict,
    &l1d::m_repl,
    &l1d::m_snoop_evict,
    &l1d::repl,
    &l1d_prefetch::miss,
    &l1d_prefetch::requests,
    &l1d_prefetch::triggers,
    &l1d_wb_l2::e_state,
    &l1d_wb_l2::i_state,
    &l1d_wb_l2::m_state,
    &l1d_wb_l2::mesi,
    &l1d_wb_l2::s_state,
    &l1i::cycles_stalled,
    &l1i::hits,
    &l1i::misses,
    &l1i::reads,
    &l2_data_rqsts::any,
    &l2_data_rqsts::demand_e_state,
    &l2_data_rqsts::demand_i_state,
    &l2_data_rqsts::demand_m_state,
    &l2_data_rqsts::demand_mesi,
    &l2_data_rqsts::demand_s_state,
    &l2_data_rqsts::prefetch_e_state,
    &l2_data_rqsts::prefetch_i_state,
    &l2_data_rqsts::prefetch_m_state,
    &l2_data_rqsts::prefetch_mesi,
    &l2_data_rqsts::prefetch_s_state,
    &l2_lines_in::any,
    &l2_lines_in::e_state,
    &l2_lines_in::s_state,
    &l2_lines_out::any,
    &l2_lines_out::demand_clean,
    &l2_lines_out::demand_dirty,
    &l2_lines_out::prefetch_clean,
    &l2_lines_out::prefetch_dirty,
    &l2_rqsts::ifetch_hit,
    &l2_rqsts::ifetch_miss,
    &l2_rqsts::ifetches,
    &l2_rqsts::ld_hit,
    &l2_rqsts::ld_miss,
    &l2_rqsts::loads,
    &l2_rqsts::miss,
    &l2_rqsts::prefetch_hit,
    &l2_rqsts::prefetch_miss,
    &l2_rqsts::prefetches,
    &l2_rqsts::references,
    &l2_rqsts::rfo_hit,
    &l2_rqsts::rfo_miss,
    &l2_rqsts::rfos,
    &l2_transactions::any,
    &l2_transactions::fill,
    &l2_transactions::ifetch,
    &l2_transactions::l1d_wb,
    &l2_transactions::load,
    &l2_transactions::prefetch,
    &l2_transactions::rfo,
    &l2_transactions::wb,
    &l2_write::lock_e_state,
    &l2_write::lock_hit,
    &l2_write::lock_i_state,
    &l2_write::lock_m_state,
    &l2_write::lock_mesi,
    &l2_write::lock_s_state,
    &l2_write::rfo_hit,
    &l2_write::rfo_i_state,
    &l2_write::rfo_m_state,
    &l2_write::rfo_mesi,
    &l2_write::rfo_s_state,
    &large_itlb::hit,
    &load_block::overlap_store,
    &load_dispatch::any,
    &load_dispatch::mob,
    &load_dispatch::rs,
    &load_dispatch::rs_delayed,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &lsd::active,
    &lsd::inactive,
    &machine_clears::cycles,
    &machine_clears::mem_order,
    &machine_clears::smc,
    &macro_insts::decoded,
    &macro_insts::fusions_decoded,
    &mem_inst_retired::loads,
    &mem_inst_retired::stores,
    &mem_inst_retired::latency_above_threshold_0,
    &mem_inst_retired::latency_above_threshold_1024,
    &mem_inst_retired::latency_above_threshold_128,
    &mem_inst_retired::latency_above_threshold_16,
    &mem_inst_retired::latency_above_threshold_16384,
    &mem_inst_retired::latency_above_threshold_2048,
    &mem_inst_retired::latency_above_threshold_256,
    &mem_inst_retired::latency_above_threshold_32,
    &mem_inst_retired::latency_above_threshold_32768,
    &mem_inst_retired::latency_above_threshold_4,
    &mem_inst_retired::latency_above_threshold_4096,
    &mem_inst_retired::latency_above_threshold_512,
    &mem_inst_retired::latency_above_threshold_64,
    &mem_inst_retired::latency_above_threshold_8,
    &mem_inst_retired::latency_above_threshold_8192,
    &mem_load_retired::dtlb_miss,
    &mem_load_retired::hit_lfb,
    &mem_load_retired::l1d_hit,
    &mem_load_retired::l2_hit,
    &mem_load_retired::llc_miss,
    &mem_load_retired::llc_unshared_hit,
    &mem_load_retired::other_core_l2_hit_hitm,
    &mem_store_retired::dtlb_miss,
    &mem_uncore_retired::local_hitm,
    &mem_uncore_retired::local_dram_and_remote_cache_hit,
    &mem_uncore_retired::remote_dram,
    &mem_uncore_retired::uncacheable,
    &mem_uncore_retired::remote_hitm,
    &misalign_mem_ref::store,
    &offcore_requests::any,
    &offcore_requests::any_read,
    &offcore_requests::any_rfo,
    &offcore_requests::demand_read_code,
    &offcore_requests::demand_read_data,
    &offcore_requests::demand_rfo,
    &offcore_requests::l1d_writeback,
    &offcore_requests_outstanding::any_read,
    &offcore_requests_outstanding::any_read_not_empty,
    &offcore_requests_outstanding::demand_read_code,
    &offcore_requests_outstanding::demand_read_code_not_empty,
    &offcore_requests_outstanding::demand_read_data,
    &offcore_requests_outstanding::demand_read_data_not_empty,
    &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::demand_rfo_not_empty,
    &rat_stalls::any,
    &rat_stalls::flags,
    &rat_stalls::registers,
    &rat_stalls::rob_read_port,
    &rat_stalls::scoreboard,
    &resource_stalls::any,
    &resource_stalls::fpcw,
    &resource_stalls::load,
    &resource_stalls::mxcsr,
    &resource_stalls::other,
    &resource_stalls::rob_full,
    &resource_stalls::rs_full,
    &resource_stalls::store,
    &sb_drain::any,
    &simd_int_128::pack,
    &simd_int_128::packed_arith,
    &simd_int_128::packed_logical,
    &simd_int_128::packed_mpy,
    &simd_int_128::packed_shift,
    &simd_int_128::shuffle_move,
    &simd_int_128::unpack,
    &simd_int_64::pack,
    &simd_int_64::packed_arith,
    &simd_int_64::packed_logical,
    &simd_int_64::packed_mpy,
    &simd_int_64::packed_shift,
    &simd_int_64::shuffle_move,
    &simd_int_64::unpack,
    &snoop_response::hit,
    &snoop_response::hite,
    &snoop_response::hitm,
    &snoopq_requests::code,
    &snoopq_requests::data,
    &snoopq_requests::invalidate,
    &snoopq_requests_outstanding::code,
    &snoopq_requests_outstanding::code_not_empty,
    &snoopq_requests_outstanding::data,
    &snoopq_requests_outstanding::data_not_empty,
    &snoopq_requests_outstanding::invalidate,
    &snoopq_requests_outstanding::invalidate_not_empty,
    &sq_misc::lru_hints,
    &sq_misc::split_lock,
    &ssex_uops_retired::packed_double,
    &ssex_uops_retired::packed_single,
    &ssex_uops_retired::scalar_double,
    &ssex_uops_retired::scalar_single,
    &ssex_uops_retired::vector_integer,
    &store_blocks::at_ret,
    &store_blocks::l1d_block,
    &uops_decoded::esp_folding,
    &uops_decoded::esp_sync,
    &uops_decoded::ms_cycles_active,
    &uops_decoded::stall_cycles,
    &uops_executed::core_active_cycles,
    &uops_executed::core_active_cycles_no_port5,
    &uops_executed::core_stall_count,
    &uops_executed::core_stall_count_no_port5,
    &uops_executed::core_stall_cycles,
    &uops_executed::core_stall_cycles_no_port5,
    &uops_executed::port0,
    &uops_executed::port015,
    &uops_executed::port015_stall_cycles,
    &uops_executed::port1,
    &uops_executed::port2_core,
    &uops_executed::port234_core,
    &uops_executed::port3_core,
    &uops_executed::port4_core,
    &uops_executed::port5,
    &uops_issued::any,
    &uops_issued::core_stall_cycles,
    &uops_issued::cycles_all_threads,
    &uops_issued::fused,
    &uops_issued::stall_cycles,
    &uops_retired::active_cycles,
    &uops_retired::any,
    &uops_retired::macro_fused,
    &uops_retired::retire_slots,
    &uops_retired::stall_cycles,
    &uops_retired::total_cycles,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::wsmex
