// Events of Nehalem EX, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// nhm_ex: from intel/perfmon 6dadedf3aa48, NHM-EX/events/NehalemEX_core.json, version 4 of
// 08/21/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::nhmex {

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
    "br_misp_retired.near_call\0"
    "cache_lock_cycles.l1d\0"
    "cache_lock_cycles.l1d_l2\0"
    "cpu_clk_unhalted.ref\0"
    "cpu_clk_unhalted.ref_p\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.total_cycles\0"
    "dtlb_load_misses.any\0"
    "dtlb_load_misses.pde_miss\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_misses.any\0"
    "dtlb_misses.stlb_hit\0"
    "dtlb_misses.walk_completed\0"
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
    "itlb_misses.walk_completed\0"
    "itlb_miss_retired\0"
    "l1d.m_evict\0"
    "l1d.m_repl\0"
    "l1d.m_snoop_evict\0"
    "l1d.repl\0"
    "l1d_all_ref.any\0"
    "l1d_all_ref.cacheable\0"
    "l1d_cache_ld.e_state\0"
    "l1d_cache_ld.i_state\0"
    "l1d_cache_ld.m_state\0"
    "l1d_cache_ld.mesi\0"
    "l1d_cache_ld.s_state\0"
    "l1d_cache_lock.e_state\0"
    "l1d_cache_lock.hit\0"
    "l1d_cache_lock.m_state\0"
    "l1d_cache_lock.s_state\0"
    "l1d_cache_lock_fb_hit\0"
    "l1d_cache_prefetch_lock_fb_hit\0"
    "l1d_cache_st.e_state\0"
    "l1d_cache_st.m_state\0"
    "l1d_cache_st.s_state\0"
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
    "offcore_requests.l1d_writeback\0"
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
    "snoop_response.hit\0"
    "snoop_response.hite\0"
    "snoop_response.hitm\0"
    "sq_full_stall_cycles\0"
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
inline constexpr select::event_list list{"nhmex", core::nehalem_ex, names};
} // namespace core_events
inline constexpr core_events::listed baclear_force_iq{baclear_force_iq, core_events::list, {.name = 75, .code = 0xa7, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed bpu_missed_call_ret{bpu_missed_call_ret, core_events::list, {.name = 125, .code = 0xe5, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed br_inst_decoded{br_inst_decoded, core_events::list, {.name = 145, .code = 0xe0, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed es_reg_renames{es_reg_renames, core_events::list, {.name = 1088, .code = 0xd5, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed inst_queue_writes{inst_queue_writes, core_events::list, {.name = 1526, .code = 0x17, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed inst_queue_write_cycles{inst_queue_write_cycles, core_events::list, {.name = 1544, .code = 0x1e, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed io_transactions{io_transactions, core_events::list, {.name = 1693, .code = 0x6c, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed itlb_flush{itlb_flush, core_events::list, {.name = 1709, .code = 0xae, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed itlb_miss_retired{itlb_miss_retired, core_events::list, {.name = 1763, .code = 0xc8, .mask = 0x20, .counters = 0xf, .precise = core_events::precision::can, .period = 200000}};
inline constexpr core_events::listed l1d_cache_lock_fb_hit{l1d_cache_lock_fb_hit, core_events::list, {.name = 2059, .code = 0x53, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr core_events::listed l1d_cache_prefetch_lock_fb_hit{l1d_cache_prefetch_lock_fb_hit, core_events::list, {.name = 2081, .code = 0x52, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr core_events::listed load_hit_pre{load_hit_pre, core_events::list, {.name = 3609, .code = 0x4c, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr core_events::listed lsd_overflow{lsd_overflow, core_events::list, {.name = 3697, .code = 0x20, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed offcore_requests_sq_full{offcore_requests_sq_full, core_events::list, {.name = 4805, .code = 0xb2, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr core_events::listed partial_address_alias{partial_address_alias, core_events::list, {.name = 4830, .code = 0x07, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr core_events::listed seg_rename_stalls{seg_rename_stalls, core_events::list, {.name = 5142, .code = 0xd4, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed sq_full_stall_cycles{sq_full_stall_cycles, core_events::list, {.name = 5548, .code = 0xf6, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed two_uop_insts_decoded{two_uop_insts_decoded, core_events::list, {.name = 5792, .code = 0x19, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr core_events::listed uop_unfusion{uop_unfusion, core_events::list, {.name = 6622, .code = 0xdb, .mask = 0x1, .counters = 0xf, .period = 2000000}};

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
inline constexpr listed near_call{near_call, list, {.name = 722, .code = 0xc5, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 2000}};
} // namespace br_misp_retired

namespace cache_lock_cycles {
using namespace core_events;
inline constexpr listed l1d{l1d, list, {.name = 748, .code = 0x63, .mask = 0x2, .counters = 0x3, .period = 2000000}};
inline constexpr listed l1d_l2{l1d_l2, list, {.name = 770, .code = 0x63, .mask = 0x1, .counters = 0x3, .period = 2000000}};
} // namespace cache_lock_cycles

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed ref{ref, list, {.name = 795, .code = 0x00, .fixed = 2, .period = 2000000}};
inline constexpr listed ref_p{ref_p, list, {.name = 816, .code = 0x3c, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed thread{thread, list, {.name = 839, .code = 0x00, .fixed = 1, .period = 2000000}};
inline constexpr listed thread_p{thread_p, list, {.name = 863, .code = 0x3c, .counters = 0xf, .period = 2000000}};
inline constexpr listed total_cycles{total_cycles, list, {.name = 889, .code = 0x3c, .threshold = 2, .invert = true, .counters = 0xf, .period = 2000000}};
} // namespace cpu_clk_unhalted

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 919, .code = 0x08, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed pde_miss{pde_miss, list, {.name = 940, .code = 0x08, .mask = 0x20, .counters = 0xf, .period = 200000}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 966, .code = 0x08, .mask = 0x10, .counters = 0xf, .period = 2000000}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 992, .code = 0x08, .mask = 0x2, .counters = 0xf, .period = 200000}};
} // namespace dtlb_load_misses

namespace dtlb_misses {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1024, .code = 0x49, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1040, .code = 0x49, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1061, .code = 0x49, .mask = 0x2, .counters = 0xf, .period = 200000}};
} // namespace dtlb_misses

namespace fp_assist {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1103, .code = 0xf7, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 20000}};
inline constexpr listed input{input, list, {.name = 1117, .code = 0xf7, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 20000}};
inline constexpr listed output{output, list, {.name = 1133, .code = 0xf7, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 20000}};
} // namespace fp_assist

namespace fp_comp_ops_exe {
using namespace core_events;
inline constexpr listed mmx{mmx, list, {.name = 1150, .code = 0x10, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse_double_precision{sse_double_precision, list, {.name = 1170, .code = 0x10, .mask = 0x80, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse_fp{sse_fp, list, {.name = 1207, .code = 0x10, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse_fp_packed{sse_fp_packed, list, {.name = 1230, .code = 0x10, .mask = 0x10, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse_fp_scalar{sse_fp_scalar, list, {.name = 1260, .code = 0x10, .mask = 0x20, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse_single_precision{sse_single_precision, list, {.name = 1290, .code = 0x10, .mask = 0x40, .counters = 0xf, .period = 2000000}};
inline constexpr listed sse2_integer{sse2_integer, list, {.name = 1327, .code = 0x10, .mask = 0x8, .counters = 0xf, .period = 2000000}};
inline constexpr listed x87{x87, list, {.name = 1356, .code = 0x10, .mask = 0x1, .counters = 0xf, .period = 2000000}};
} // namespace fp_comp_ops_exe

namespace fp_mmx_trans {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1376, .code = 0xcc, .mask = 0x3, .counters = 0xf, .period = 2000000}};
inline constexpr listed to_fp{to_fp, list, {.name = 1393, .code = 0xcc, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed to_mmx{to_mmx, list, {.name = 1412, .code = 0xcc, .mask = 0x2, .counters = 0xf, .period = 2000000}};
} // namespace fp_mmx_trans

namespace ild_stall {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1432, .code = 0x87, .mask = 0xf, .counters = 0xf, .period = 2000000}};
inline constexpr listed iq_full{iq_full, list, {.name = 1446, .code = 0x87, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed lcp{lcp, list, {.name = 1464, .code = 0x87, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed mru{mru, list, {.name = 1478, .code = 0x87, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed regen{regen, list, {.name = 1492, .code = 0x87, .mask = 0x8, .counters = 0xf, .period = 2000000}};
} // namespace ild_stall

namespace inst_decoded {
using namespace core_events;
inline constexpr listed dec0{dec0, list, {.name = 1508, .code = 0x18, .mask = 0x1, .counters = 0xf, .period = 2000000}};
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1568, .code = 0x00, .fixed = 0, .period = 2000000}};
inline constexpr listed any_p{any_p, list, {.name = 1585, .code = 0xc0, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed mmx{mmx, list, {.name = 1604, .code = 0xc0, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed total_cycles{total_cycles, list, {.name = 1621, .code = 0xc0, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed x87{x87, list, {.name = 1647, .code = 0xc0, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed total_cycles_ps{total_cycles_ps, list, {.name = 1664, .code = 0xc0, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .precise = precision::only, .period = 2000000}};
} // namespace inst_retired

namespace itlb_misses {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1720, .code = 0x85, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1736, .code = 0x85, .mask = 0x2, .counters = 0xf, .period = 200000}};
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed m_evict{m_evict, list, {.name = 1781, .code = 0x51, .mask = 0x4, .counters = 0x3, .period = 2000000}};
inline constexpr listed m_repl{m_repl, list, {.name = 1793, .code = 0x51, .mask = 0x2, .counters = 0x3, .period = 2000000}};
inline constexpr listed m_snoop_evict{m_snoop_evict, list, {.name = 1804, .code = 0x51, .mask = 0x8, .counters = 0x3, .period = 2000000}};
inline constexpr listed repl{repl, list, {.name = 1822, .code = 0x51, .mask = 0x1, .counters = 0x3, .period = 2000000}};
} // namespace l1d

namespace l1d_all_ref {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1831, .code = 0x43, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed cacheable{cacheable, list, {.name = 1847, .code = 0x43, .mask = 0x2, .counters = 0x3, .period = 2000000}};
} // namespace l1d_all_ref

namespace l1d_cache_ld {
using namespace core_events;
inline constexpr listed e_state{e_state, list, {.name = 1869, .code = 0x40, .mask = 0x4, .counters = 0x3, .period = 2000000}};
inline constexpr listed i_state{i_state, list, {.name = 1890, .code = 0x40, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed m_state{m_state, list, {.name = 1911, .code = 0x40, .mask = 0x8, .counters = 0x3, .period = 2000000}};
inline constexpr listed mesi{mesi, list, {.name = 1932, .code = 0x40, .mask = 0xf, .counters = 0x3, .period = 2000000}};
inline constexpr listed s_state{s_state, list, {.name = 1950, .code = 0x40, .mask = 0x2, .counters = 0x3, .period = 2000000}};
} // namespace l1d_cache_ld

namespace l1d_cache_lock {
using namespace core_events;
inline constexpr listed e_state{e_state, list, {.name = 1971, .code = 0x42, .mask = 0x4, .counters = 0x3, .period = 2000000}};
inline constexpr listed hit{hit, list, {.name = 1994, .code = 0x42, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed m_state{m_state, list, {.name = 2013, .code = 0x42, .mask = 0x8, .counters = 0x3, .period = 2000000}};
inline constexpr listed s_state{s_state, list, {.name = 2036, .code = 0x42, .mask = 0x2, .counters = 0x3, .period = 2000000}};
} // namespace l1d_cache_lock

namespace l1d_cache_st {
using namespace core_events;
inline constexpr listed e_state{e_state, list, {.name = 2112, .code = 0x41, .mask = 0x4, .counters = 0x3, .period = 2000000}};
inline constexpr listed m_state{m_state, list, {.name = 2133, .code = 0x41, .mask = 0x8, .counters = 0x3, .period = 2000000}};
inline constexpr listed s_state{s_state, list, {.name = 2154, .code = 0x41, .mask = 0x2, .counters = 0x3, .period = 2000000}};
} // namespace l1d_cache_st

namespace l1d_prefetch {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 2175, .code = 0x4e, .mask = 0x2, .counters = 0x3, .period = 200000}};
inline constexpr listed requests{requests, list, {.name = 2193, .code = 0x4e, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr listed triggers{triggers, list, {.name = 2215, .code = 0x4e, .mask = 0x4, .counters = 0x3, .period = 200000}};
} // namespace l1d_prefetch

namespace l1d_wb_l2 {
using namespace core_events;
inline constexpr listed e_state{e_state, list, {.name = 2237, .code = 0x28, .mask = 0x4, .counters = 0xf, .period = 100000}};
inline constexpr listed i_state{i_state, list, {.name = 2255, .code = 0x28, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed m_state{m_state, list, {.name = 2273, .code = 0x28, .mask = 0x8, .counters = 0xf, .period = 100000}};
inline constexpr listed mesi{mesi, list, {.name = 2291, .code = 0x28, .mask = 0xf, .counters = 0xf, .period = 100000}};
inline constexpr listed s_state{s_state, list, {.name = 2306, .code = 0x28, .mask = 0x2, .counters = 0xf, .period = 100000}};
} // namespace l1d_wb_l2

namespace l1i {
using namespace core_events;
inline constexpr listed cycles_stalled{cycles_stalled, list, {.name = 2324, .code = 0x80, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed hits{hits, list, {.name = 2343, .code = 0x80, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed misses{misses, list, {.name = 2352, .code = 0x80, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed reads{reads, list, {.name = 2363, .code = 0x80, .mask = 0x3, .counters = 0xf, .period = 2000000}};
} // namespace l1i

namespace l2_data_rqsts {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2373, .code = 0x26, .mask = 0xff, .counters = 0xf, .period = 200000}};
inline constexpr listed demand_e_state{demand_e_state, list, {.name = 2391, .code = 0x26, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed demand_i_state{demand_i_state, list, {.name = 2420, .code = 0x26, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed demand_m_state{demand_m_state, list, {.name = 2449, .code = 0x26, .mask = 0x8, .counters = 0xf, .period = 200000}};
inline constexpr listed demand_mesi{demand_mesi, list, {.name = 2478, .code = 0x26, .mask = 0xf, .counters = 0xf, .period = 200000}};
inline constexpr listed demand_s_state{demand_s_state, list, {.name = 2504, .code = 0x26, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_e_state{prefetch_e_state, list, {.name = 2533, .code = 0x26, .mask = 0x40, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_i_state{prefetch_i_state, list, {.name = 2564, .code = 0x26, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_m_state{prefetch_m_state, list, {.name = 2595, .code = 0x26, .mask = 0x80, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_mesi{prefetch_mesi, list, {.name = 2626, .code = 0x26, .mask = 0xf0, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_s_state{prefetch_s_state, list, {.name = 2654, .code = 0x26, .mask = 0x20, .counters = 0xf, .period = 200000}};
} // namespace l2_data_rqsts

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2685, .code = 0xf1, .mask = 0x7, .counters = 0xf, .period = 100000}};
inline constexpr listed e_state{e_state, list, {.name = 2701, .code = 0xf1, .mask = 0x4, .counters = 0xf, .period = 100000}};
inline constexpr listed s_state{s_state, list, {.name = 2721, .code = 0xf1, .mask = 0x2, .counters = 0xf, .period = 100000}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2741, .code = 0xf2, .mask = 0xf, .counters = 0xf, .period = 100000}};
inline constexpr listed demand_clean{demand_clean, list, {.name = 2758, .code = 0xf2, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed demand_dirty{demand_dirty, list, {.name = 2784, .code = 0xf2, .mask = 0x2, .counters = 0xf, .period = 100000}};
inline constexpr listed prefetch_clean{prefetch_clean, list, {.name = 2810, .code = 0xf2, .mask = 0x4, .counters = 0xf, .period = 100000}};
inline constexpr listed prefetch_dirty{prefetch_dirty, list, {.name = 2838, .code = 0xf2, .mask = 0x8, .counters = 0xf, .period = 100000}};
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed ifetch_hit{ifetch_hit, list, {.name = 2866, .code = 0x24, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed ifetch_miss{ifetch_miss, list, {.name = 2886, .code = 0x24, .mask = 0x20, .counters = 0xf, .period = 200000}};
inline constexpr listed ifetches{ifetches, list, {.name = 2907, .code = 0x24, .mask = 0x30, .counters = 0xf, .period = 200000}};
inline constexpr listed ld_hit{ld_hit, list, {.name = 2925, .code = 0x24, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed ld_miss{ld_miss, list, {.name = 2941, .code = 0x24, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed loads{loads, list, {.name = 2958, .code = 0x24, .mask = 0x3, .counters = 0xf, .period = 200000}};
inline constexpr listed miss{miss, list, {.name = 2973, .code = 0x24, .mask = 0xaa, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_hit{prefetch_hit, list, {.name = 2987, .code = 0x24, .mask = 0x40, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch_miss{prefetch_miss, list, {.name = 3009, .code = 0x24, .mask = 0x80, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetches{prefetches, list, {.name = 3032, .code = 0x24, .mask = 0xc0, .counters = 0xf, .period = 200000}};
inline constexpr listed references{references, list, {.name = 3052, .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200000}};
inline constexpr listed rfo_hit{rfo_hit, list, {.name = 3072, .code = 0x24, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed rfo_miss{rfo_miss, list, {.name = 3089, .code = 0x24, .mask = 0x8, .counters = 0xf, .period = 200000}};
inline constexpr listed rfos{rfos, list, {.name = 3107, .code = 0x24, .mask = 0xc, .counters = 0xf, .period = 200000}};
} // namespace l2_rqsts

namespace l2_transactions {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 3121, .code = 0xf0, .mask = 0x80, .counters = 0xf, .period = 200000}};
inline constexpr listed fill{fill, list, {.name = 3141, .code = 0xf0, .mask = 0x20, .counters = 0xf, .period = 200000}};
inline constexpr listed ifetch{ifetch, list, {.name = 3162, .code = 0xf0, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed l1d_wb{l1d_wb, list, {.name = 3185, .code = 0xf0, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed load{load, list, {.name = 3208, .code = 0xf0, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed prefetch{prefetch, list, {.name = 3229, .code = 0xf0, .mask = 0x8, .counters = 0xf, .period = 200000}};
inline constexpr listed rfo{rfo, list, {.name = 3254, .code = 0xf0, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed wb{wb, list, {.name = 3274, .code = 0xf0, .mask = 0x40, .counters = 0xf, .period = 200000}};
} // namespace l2_transactions

namespace l2_write {
using namespace core_events;
inline constexpr listed lock_e_state{lock_e_state, list, {.name = 3293, .code = 0x27, .mask = 0x40, .counters = 0xf, .period = 100000}};
inline constexpr listed lock_hit{lock_hit, list, {.name = 3315, .code = 0x27, .mask = 0xe0, .counters = 0xf, .period = 100000}};
inline constexpr listed lock_i_state{lock_i_state, list, {.name = 3333, .code = 0x27, .mask = 0x10, .counters = 0xf, .period = 100000}};
inline constexpr listed lock_m_state{lock_m_state, list, {.name = 3355, .code = 0x27, .mask = 0x80, .counters = 0xf, .period = 100000}};
inline constexpr listed lock_mesi{lock_mesi, list, {.name = 3377, .code = 0x27, .mask = 0xf0, .counters = 0xf, .period = 100000}};
inline constexpr listed lock_s_state{lock_s_state, list, {.name = 3396, .code = 0x27, .mask = 0x20, .counters = 0xf, .period = 100000}};
inline constexpr listed rfo_hit{rfo_hit, list, {.name = 3418, .code = 0x27, .mask = 0xe, .counters = 0xf, .period = 100000}};
inline constexpr listed rfo_i_state{rfo_i_state, list, {.name = 3435, .code = 0x27, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed rfo_m_state{rfo_m_state, list, {.name = 3456, .code = 0x27, .mask = 0x8, .counters = 0xf, .period = 100000}};
inline constexpr listed rfo_mesi{rfo_mesi, list, {.name = 3477, .code = 0x27, .mask = 0xf, .counters = 0xf, .period = 100000}};
inline constexpr listed rfo_s_state{rfo_s_state, list, {.name = 3495, .code = 0x27, .mask = 0x2, .counters = 0xf, .period = 100000}};
} // namespace l2_write

namespace large_itlb {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 3516, .code = 0x82, .mask = 0x1, .counters = 0xf, .period = 200000}};
} // namespace large_itlb

namespace load_dispatch {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 3531, .code = 0x13, .mask = 0x7, .counters = 0xf, .period = 2000000}};
inline constexpr listed mob{mob, list, {.name = 3549, .code = 0x13, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed rs{rs, list, {.name = 3567, .code = 0x13, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed rs_delayed{rs_delayed, list, {.name = 3584, .code = 0x13, .mask = 0x2, .counters = 0xf, .period = 2000000}};
} // namespace load_dispatch

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 3622, .code = 0x2e, .mask = 0x41, .counters = 0xf, .period = 100000}};
inline constexpr listed reference{reference, list, {.name = 3645, .code = 0x2e, .mask = 0x4f, .counters = 0xf, .period = 200000}};
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed active{active, list, {.name = 3673, .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 2000000}};
inline constexpr listed inactive{inactive, list, {.name = 3684, .code = 0xa8, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000}};
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed cycles{cycles, list, {.name = 3710, .code = 0xc3, .mask = 0x1, .counters = 0xf, .period = 20000}};
inline constexpr listed mem_order{mem_order, list, {.name = 3732, .code = 0xc3, .mask = 0x2, .counters = 0xf, .period = 20000}};
inline constexpr listed smc{smc, list, {.name = 3757, .code = 0xc3, .mask = 0x4, .counters = 0xf, .period = 20000}};
} // namespace machine_clears

namespace macro_insts {
using namespace core_events;
inline constexpr listed decoded{decoded, list, {.name = 3776, .code = 0xd0, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed fusions_decoded{fusions_decoded, list, {.name = 3796, .code = 0xa6, .mask = 0x1, .counters = 0xf, .period = 2000000}};
} // namespace macro_insts

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed loads{loads, list, {.name = 3824, .code = 0x0b, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed stores{stores, list, {.name = 3847, .code = 0x0b, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed latency_above_threshold_0{latency_above_threshold_0, list, {.name = 3871, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .period = 2000000}};
inline constexpr listed latency_above_threshold_1024{latency_above_threshold_1024, list, {.name = 3914, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x400, .period = 100}};
inline constexpr listed latency_above_threshold_128{latency_above_threshold_128, list, {.name = 3960, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x80, .period = 1000}};
inline constexpr listed latency_above_threshold_16{latency_above_threshold_16, list, {.name = 4005, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x10, .period = 10000}};
inline constexpr listed latency_above_threshold_16384{latency_above_threshold_16384, list, {.name = 4049, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x4000, .period = 5}};
inline constexpr listed latency_above_threshold_2048{latency_above_threshold_2048, list, {.name = 4096, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x800, .period = 50}};
inline constexpr listed latency_above_threshold_256{latency_above_threshold_256, list, {.name = 4142, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x100, .period = 500}};
inline constexpr listed latency_above_threshold_32{latency_above_threshold_32, list, {.name = 4187, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x20, .period = 5000}};
inline constexpr listed latency_above_threshold_32768{latency_above_threshold_32768, list, {.name = 4231, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x8000, .period = 3}};
inline constexpr listed latency_above_threshold_4{latency_above_threshold_4, list, {.name = 4278, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x4, .period = 50000}};
inline constexpr listed latency_above_threshold_4096{latency_above_threshold_4096, list, {.name = 4321, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x1000, .period = 20}};
inline constexpr listed latency_above_threshold_512{latency_above_threshold_512, list, {.name = 4367, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x200, .period = 200}};
inline constexpr listed latency_above_threshold_64{latency_above_threshold_64, list, {.name = 4412, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x40, .period = 2000}};
inline constexpr listed latency_above_threshold_8{latency_above_threshold_8, list, {.name = 4456, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x8, .period = 20000}};
inline constexpr listed latency_above_threshold_8192{latency_above_threshold_8192, list, {.name = 4499, .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x2000, .period = 10}};
} // namespace mem_inst_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 4545, .code = 0xcb, .mask = 0x80, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed hit_lfb{hit_lfb, list, {.name = 4572, .code = 0xcb, .mask = 0x40, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed l1d_hit{l1d_hit, list, {.name = 4597, .code = 0xcb, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 4622, .code = 0xcb, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed llc_miss{llc_miss, list, {.name = 4646, .code = 0xcb, .mask = 0x10, .counters = 0xf, .precise = precision::can, .period = 10000}};
inline constexpr listed llc_unshared_hit{llc_unshared_hit, list, {.name = 4672, .code = 0xcb, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 40000}};
inline constexpr listed other_core_l2_hit_hitm{other_core_l2_hit_hitm, list, {.name = 4706, .code = 0xcb, .mask = 0x8, .counters = 0xf, .precise = precision::can, .period = 40000}};
} // namespace mem_load_retired

namespace mem_store_retired {
using namespace core_events;
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 4746, .code = 0x0c, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 200000}};
} // namespace mem_store_retired

namespace offcore_requests {
using namespace core_events;
inline constexpr listed l1d_writeback{l1d_writeback, list, {.name = 4774, .code = 0xb0, .mask = 0x40, .counters = 0xf, .period = 100000}};
} // namespace offcore_requests

namespace rat_stalls {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 4852, .code = 0xd2, .mask = 0xf, .counters = 0xf, .period = 2000000}};
inline constexpr listed flags{flags, list, {.name = 4867, .code = 0xd2, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed registers{registers, list, {.name = 4884, .code = 0xd2, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed rob_read_port{rob_read_port, list, {.name = 4905, .code = 0xd2, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed scoreboard{scoreboard, list, {.name = 4930, .code = 0xd2, .mask = 0x8, .counters = 0xf, .period = 2000000}};
} // namespace rat_stalls

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 4952, .code = 0xa2, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed fpcw{fpcw, list, {.name = 4972, .code = 0xa2, .mask = 0x20, .counters = 0xf, .period = 2000000}};
inline constexpr listed load{load, list, {.name = 4993, .code = 0xa2, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed mxcsr{mxcsr, list, {.name = 5014, .code = 0xa2, .mask = 0x40, .counters = 0xf, .period = 2000000}};
inline constexpr listed other{other, list, {.name = 5036, .code = 0xa2, .mask = 0x80, .counters = 0xf, .period = 2000000}};
inline constexpr listed rob_full{rob_full, list, {.name = 5058, .code = 0xa2, .mask = 0x10, .counters = 0xf, .period = 2000000}};
inline constexpr listed rs_full{rs_full, list, {.name = 5083, .code = 0xa2, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed store{store, list, {.name = 5107, .code = 0xa2, .mask = 0x8, .counters = 0xf, .period = 2000000}};
} // namespace resource_stalls

namespace sb_drain {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 5129, .code = 0x04, .mask = 0x7, .counters = 0xf, .period = 200000}};
} // namespace sb_drain

namespace simd_int_128 {
using namespace core_events;
inline constexpr listed pack{pack, list, {.name = 5160, .code = 0x12, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_arith{packed_arith, list, {.name = 5178, .code = 0x12, .mask = 0x20, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_logical{packed_logical, list, {.name = 5204, .code = 0x12, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_mpy{packed_mpy, list, {.name = 5232, .code = 0x12, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_shift{packed_shift, list, {.name = 5256, .code = 0x12, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed shuffle_move{shuffle_move, list, {.name = 5282, .code = 0x12, .mask = 0x40, .counters = 0xf, .period = 200000}};
inline constexpr listed unpack{unpack, list, {.name = 5308, .code = 0x12, .mask = 0x8, .counters = 0xf, .period = 200000}};
} // namespace simd_int_128

namespace simd_int_64 {
using namespace core_events;
inline constexpr listed pack{pack, list, {.name = 5328, .code = 0xfd, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_arith{packed_arith, list, {.name = 5345, .code = 0xfd, .mask = 0x20, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_logical{packed_logical, list, {.name = 5370, .code = 0xfd, .mask = 0x10, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_mpy{packed_mpy, list, {.name = 5397, .code = 0xfd, .mask = 0x1, .counters = 0xf, .period = 200000}};
inline constexpr listed packed_shift{packed_shift, list, {.name = 5420, .code = 0xfd, .mask = 0x2, .counters = 0xf, .period = 200000}};
inline constexpr listed shuffle_move{shuffle_move, list, {.name = 5445, .code = 0xfd, .mask = 0x40, .counters = 0xf, .period = 200000}};
inline constexpr listed unpack{unpack, list, {.name = 5470, .code = 0xfd, .mask = 0x8, .counters = 0xf, .period = 200000}};
} // namespace simd_int_64

namespace snoop_response {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 5489, .code = 0xb8, .mask = 0x1, .counters = 0xf, .period = 100000}};
inline constexpr listed hite{hite, list, {.name = 5508, .code = 0xb8, .mask = 0x2, .counters = 0xf, .period = 100000}};
inline constexpr listed hitm{hitm, list, {.name = 5528, .code = 0xb8, .mask = 0x4, .counters = 0xf, .period = 100000}};
} // namespace snoop_response

namespace sq_misc {
using namespace core_events;
inline constexpr listed split_lock{split_lock, list, {.name = 5569, .code = 0xf4, .mask = 0x10, .counters = 0xf, .period = 2000000}};
} // namespace sq_misc

namespace ssex_uops_retired {
using namespace core_events;
inline constexpr listed packed_double{packed_double, list, {.name = 5588, .code = 0xc7, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed packed_single{packed_single, list, {.name = 5620, .code = 0xc7, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed scalar_double{scalar_double, list, {.name = 5652, .code = 0xc7, .mask = 0x8, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 5684, .code = 0xc7, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 200000}};
inline constexpr listed vector_integer{vector_integer, list, {.name = 5716, .code = 0xc7, .mask = 0x10, .counters = 0xf, .precise = precision::can, .period = 200000}};
} // namespace ssex_uops_retired

namespace store_blocks {
using namespace core_events;
inline constexpr listed at_ret{at_ret, list, {.name = 5749, .code = 0x06, .mask = 0x4, .counters = 0xf, .period = 200000}};
inline constexpr listed l1d_block{l1d_block, list, {.name = 5769, .code = 0x06, .mask = 0x8, .counters = 0xf, .period = 200000}};
} // namespace store_blocks

namespace uops_decoded {
using namespace core_events;
inline constexpr listed esp_folding{esp_folding, list, {.name = 5814, .code = 0xd1, .mask = 0x4, .counters = 0xf, .period = 2000000}};
inline constexpr listed esp_sync{esp_sync, list, {.name = 5839, .code = 0xd1, .mask = 0x8, .counters = 0xf, .period = 2000000}};
inline constexpr listed ms_cycles_active{ms_cycles_active, list, {.name = 5861, .code = 0xd1, .mask = 0x2, .threshold = 1, .counters = 0xf, .period = 2000000}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 5891, .code = 0xd1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000}};
} // namespace uops_decoded

namespace uops_executed {
using namespace core_events;
inline constexpr listed core_active_cycles{core_active_cycles, list, {.name = 5917, .code = 0xb1, .mask = 0x3f, .threshold = 1, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_active_cycles_no_port5{core_active_cycles_no_port5, list, {.name = 5950, .code = 0xb1, .mask = 0x1f, .threshold = 1, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_stall_count{core_stall_count, list, {.name = 5992, .code = 0xb1, .mask = 0x3f, .threshold = 1, .invert = true, .edge = true, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_stall_count_no_port5{core_stall_count_no_port5, list, {.name = 6023, .code = 0xb1, .mask = 0x1f, .threshold = 1, .invert = true, .edge = true, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_stall_cycles{core_stall_cycles, list, {.name = 6063, .code = 0xb1, .mask = 0x3f, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_stall_cycles_no_port5{core_stall_cycles_no_port5, list, {.name = 6095, .code = 0xb1, .mask = 0x1f, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port0{port0, list, {.name = 6136, .code = 0xb1, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed port015{port015, list, {.name = 6156, .code = 0xb1, .mask = 0x40, .counters = 0xf, .period = 2000000}};
inline constexpr listed port015_stall_cycles{port015_stall_cycles, list, {.name = 6178, .code = 0xb1, .mask = 0x40, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port1{port1, list, {.name = 6213, .code = 0xb1, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed port2_core{port2_core, list, {.name = 6233, .code = 0xb1, .mask = 0x4, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port234_core{port234_core, list, {.name = 6258, .code = 0xb1, .mask = 0x80, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port3_core{port3_core, list, {.name = 6285, .code = 0xb1, .mask = 0x8, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port4_core{port4_core, list, {.name = 6310, .code = 0xb1, .mask = 0x10, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed port5{port5, list, {.name = 6335, .code = 0xb1, .mask = 0x20, .counters = 0xf, .period = 2000000}};
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 6355, .code = 0x0e, .mask = 0x1, .counters = 0xf, .period = 2000000}};
inline constexpr listed core_stall_cycles{core_stall_cycles, list, {.name = 6371, .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed cycles_all_threads{cycles_all_threads, list, {.name = 6401, .code = 0x0e, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0xf, .period = 2000000}};
inline constexpr listed fused{fused, list, {.name = 6432, .code = 0x0e, .mask = 0x2, .counters = 0xf, .period = 2000000}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 6450, .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed active_cycles{active_cycles, list, {.name = 6475, .code = 0xc2, .mask = 0x1, .threshold = 1, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed any{any, list, {.name = 6502, .code = 0xc2, .mask = 0x1, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed macro_fused{macro_fused, list, {.name = 6519, .code = 0xc2, .mask = 0x4, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed retire_slots{retire_slots, list, {.name = 6544, .code = 0xc2, .mask = 0x2, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 6570, .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .precise = precision::can, .period = 2000000}};
inline constexpr listed total_cycles{total_cycles, list, {.name = 6596, .code = 0xc2, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .precise = precision::can, .period = 2000000}};
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
    &l1d_cache_lock_fb_hit,
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
    &br_misp_retired::near_call,
    &cache_lock_cycles::l1d,
    &cache_lock_cycles::l1d_l2,
    &cpu_clk_unhalted::ref,
    &cpu_clk_unhalted::ref_p,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::total_cycles,
    &dtlb_load_misses::any,
    &dtlb_load_misses::pde_miss,
    &dtlb_load_misses::stlb_hit,
    &dtlb_load_misses::walk_completed,
    &dtlb_misses::any,
    &dtlb_misses::stlb_hit,
    &dtlb_misses::walk_completed,
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
    &itlb_misses::walk_completed,
    &l1d::m_evict,
    &l1d::m_repl,
    &l1d::m_snoop_evict,
    &l1d::repl,
    &l1d_all_ref::any,
    &l1d_all_ref::cacheable,
    &l1d_cache_ld::e_state,
    &l1d_cache_ld::i_state,
    &l1d_cache_ld::m_state,
    &l1d_cache_ld::mesi,
    &l1d_cache_ld::s_state,
    &l1d_cache_lock::e_state,
    &l1d_cache_lock::hit,
    &l1d_cache_lock::m_state,
    &l1d_cache_lock::s_state,
    &l1d_cache_st::e_state,
    &l1d_cache_st::m_state,
    &l1d_cache_st::s_state,
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
    &offcore_requests::l1d_writeback,
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

} // namespace msr::perfmon::nhmex
