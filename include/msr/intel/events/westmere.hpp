// Events of Westmere, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ep_sp: from intel/perfmon 6dadedf3aa48, WSM-EP-SP/events/WestmereEP-SP_core.json, version 4
// of 08/17/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::westmere {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
    "dtlb_load_misses.pde_miss\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_cycles\0"
    "dtlb_misses.any\0"
    "dtlb_misses.large_walk_completed\0"
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
    "mem_uncore_retired.local_dram\0"
    "mem_uncore_retired.other_core_l2_hitm\0"
    "mem_uncore_retired.remote_cache_local_home_hit\0"
    "mem_uncore_retired.remote_dram\0"
    "mem_uncore_retired.uncacheable\0"
    "offcore_requests.any\0"
    "offcore_requests.any.read\0"
    "offcore_requests.any.rfo\0"
    "offcore_requests.demand.read_code\0"
    "offcore_requests.demand.read_data\0"
    "offcore_requests.demand.rfo\0"
    "offcore_requests.l1d_writeback\0"
    "offcore_requests.uncached_mem\0"
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
inline constexpr core sharers[] = {core::nehalem, core::nehalem_ex, core::westmere_ex, core::westmere_ep};
inline constexpr select::event_list list{"westmere", core::westmere, names, all_of(sharers)};
} // namespace core_events
inline constexpr core_events::listed baclear_force_iq{{&core_events::list, 0x10a7, 0xf, 0x1e84800004b, 0x0}, {}, &baclear_force_iq}; // .code = 0xa7, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed bpu_missed_call_ret{{&core_events::list, 0x10e5, 0xf, 0x1e84800007d, 0x0}, {}, &bpu_missed_call_ret}; // .code = 0xe5, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed br_inst_decoded{{&core_events::list, 0x10e0, 0xf, 0x1e848000091, 0x0}, {}, &br_inst_decoded}; // .code = 0xe0, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed es_reg_renames{{&core_events::list, 0x10d5, 0xf, 0x1e8480004df, 0x0}, {}, &es_reg_renames}; // .code = 0xd5, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed inst_queue_writes{{&core_events::list, 0x1017, 0xf, 0x1e848000695, 0x0}, {}, &inst_queue_writes}; // .code = 0x17, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed inst_queue_write_cycles{{&core_events::list, 0x101e, 0xf, 0x1e8480006a7, 0x0}, {}, &inst_queue_write_cycles}; // .code = 0x1e, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed io_transactions{{&core_events::list, 0x106c, 0xf, 0x1e84800073c, 0x0}, {}, &io_transactions}; // .code = 0x6c, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed itlb_flush{{&core_events::list, 0x10ae, 0xf, 0x1e84800074c, 0x0}, {}, &itlb_flush}; // .code = 0xae, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed itlb_miss_retired{{&core_events::list, 0x200c8, 0x1000000000000f, 0x30d400079a, 0x0}, {}, &itlb_miss_retired}; // .code = 0xc8, .mask = 0x20, .counters = 0xf, .precise = can, .period = 200000
inline constexpr core_events::listed l1d_cache_prefetch_lock_fb_hit{{&core_events::list, 0x1052, 0x3, 0x1e8480007de, 0x0}, {}, &l1d_cache_prefetch_lock_fb_hit}; // .code = 0x52, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed load_hit_pre{{&core_events::list, 0x104c, 0x3, 0x30d4000db0, 0x0}, {}, &load_hit_pre}; // .code = 0x4c, .mask = 0x1, .counters = 0x3, .period = 200000
inline constexpr core_events::listed lsd_overflow{{&core_events::list, 0x1020, 0xf, 0x1e848000e08, 0x0}, {}, &lsd_overflow}; // .code = 0x20, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed offcore_requests_sq_full{{&core_events::list, 0x10b2, 0xf, 0x186a00154f, 0x0}, {}, &offcore_requests_sq_full}; // .code = 0xb2, .mask = 0x1, .counters = 0xf, .period = 100000
inline constexpr core_events::listed partial_address_alias{{&core_events::list, 0x1007, 0xf, 0x30d4001568, 0x0}, {}, &partial_address_alias}; // .code = 0x07, .mask = 0x1, .counters = 0xf, .period = 200000
inline constexpr core_events::listed seg_rename_stalls{{&core_events::list, 0x10d4, 0xf, 0x1e8480016a0, 0x0}, {}, &seg_rename_stalls}; // .code = 0xd4, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed sq_full_stall_cycles{{&core_events::list, 0x10f6, 0xf, 0x1e84800196b, 0x0}, {}, &sq_full_stall_cycles}; // .code = 0xf6, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed two_uop_insts_decoded{{&core_events::list, 0x1019, 0xf, 0x1e848001a71, 0x0}, {}, &two_uop_insts_decoded}; // .code = 0x19, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed uop_unfusion{{&core_events::list, 0x10db, 0xf, 0x1e848001daf, 0x0}, {}, &uop_unfusion}; // .code = 0xdb, .mask = 0x1, .counters = 0xf, .period = 2000000

namespace arith {
using namespace core_events;
inline constexpr listed cycles_div_busy{{&list, 0x1014, 0xf, 0x1e848000000, 0x0}, {}, &cycles_div_busy}; // .code = 0x14, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr listed div{{&list, 0x3010001014, 0xf, 0x1e848000016, 0x0}, {}, &div}; // .code = 0x14, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .period = 2000000
inline constexpr listed mul{{&list, 0x2014, 0xf, 0x1e848000020, 0x0}, {}, &mul}; // .code = 0x14, .mask = 0x2, .counters = 0xf, .period = 2000000
} // namespace arith

namespace baclear {
using namespace core_events;
inline constexpr listed bad_target{{&list, 0x20e6, 0xf, 0x1e84800002a, 0x0}, {}, &bad_target}; // .code = 0xe6, .mask = 0x2, .counters = 0xf, .period = 2000000
inline constexpr listed clear{{&list, 0x10e6, 0xf, 0x1e84800003d, 0x0}, {}, &clear}; // .code = 0xe6, .mask = 0x1, .counters = 0xf, .period = 2000000
} // namespace baclear

namespace bpu_clears {
using namespace core_events;
inline constexpr listed early{{&list, 0x10e8, 0xf, 0x1e84800005c, 0x0}, {}, &early}; // .code = 0xe8, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr listed late{{&list, 0x20e8, 0xf, 0x1e84800006d, 0x0}, {}, &late}; // .code = 0xe8, .mask = 0x2, .counters = 0xf, .period = 2000000
} // namespace bpu_clears

namespace br_inst_exec {
using namespace core_events;
inline constexpr listed any{{&list, 0x7f088, 0xf, 0x30d40000a1, 0x0}, {}, &any}; // .code = 0x88, .mask = 0x7f, .counters = 0xf, .period = 200000
inline constexpr listed cond{{&list, 0x1088, 0xf, 0x30d40000b2, 0x0}, {}, &cond}; // .code = 0x88, .mask = 0x1, .counters = 0xf, .period = 200000
inline constexpr listed direct{{&list, 0x2088, 0xf, 0x30d40000c4, 0x0}, {}, &direct}; // .code = 0x88, .mask = 0x2, .counters = 0xf, .period = 200000
inline constexpr listed direct_near_call{{&list, 0x10088, 0xf, 0x4e20000d8, 0x0}, {}, &direct_near_call}; // .code = 0x88, .mask = 0x10, .counters = 0xf, .period = 20000
inline constexpr listed indirect_near_call{{&list, 0x20088, 0xf, 0x4e20000f6, 0x0}, {}, &indirect_near_call}; // .code = 0x88, .mask = 0x20, .counters = 0xf, .period = 20000
inline constexpr listed indirect_non_call{{&list, 0x4088, 0xf, 0x4e2000116, 0x0}, {}, &indirect_non_call}; // .code = 0x88, .mask = 0x4, .counters = 0xf, .period = 20000
inline constexpr listed near_calls{{&list, 0x30088, 0xf, 0x4e2000135, 0x0}, {}, &near_calls}; // .code = 0x88, .mask = 0x30, .counters = 0xf, .period = 20000
inline constexpr listed non_calls{{&list, 0x7088, 0xf, 0x30d400014d, 0x0}, {}, &non_calls}; // .code = 0x88, .mask = 0x7, .counters = 0xf, .period = 200000
inline constexpr listed return_near{{&list, 0x8088, 0xf, 0x4e2000164, 0x0}, {}, &return_near}; // .code = 0x88, .mask = 0x8, .counters = 0xf, .period = 20000
inline constexpr listed taken{{&list, 0x40088, 0xf, 0x30d400017d, 0x0}, {}, &taken}; // .code = 0x88, .mask = 0x40, .counters = 0xf, .period = 200000
} // namespace br_inst_exec

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0x40c4, 0x1000000000000f, 0x30d4000190, 0x0}, {}, &all_branches}; // .code = 0xc4, .mask = 0x4, .counters = 0xf, .precise = can, .period = 200000
inline constexpr listed conditional{{&list, 0x10c4, 0x1000000000000f, 0x30d40001ad, 0x0}, {}, &conditional}; // .code = 0xc4, .mask = 0x1, .counters = 0xf, .precise = can, .period = 200000
inline constexpr listed near_call{{&list, 0x20c4, 0x1000000000000f, 0x4e20001c9, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0x2, .counters = 0xf, .precise = can, .period = 20000
} // namespace br_inst_retired

namespace br_misp_exec {
using namespace core_events;
inline constexpr listed any{{&list, 0x7f089, 0xf, 0x4e20001e3, 0x0}, {}, &any}; // .code = 0x89, .mask = 0x7f, .counters = 0xf, .period = 20000
inline constexpr listed cond{{&list, 0x1089, 0xf, 0x4e20001f4, 0x0}, {}, &cond}; // .code = 0x89, .mask = 0x1, .counters = 0xf, .period = 20000
inline constexpr listed direct{{&list, 0x2089, 0xf, 0x4e2000206, 0x0}, {}, &direct}; // .code = 0x89, .mask = 0x2, .counters = 0xf, .period = 20000
inline constexpr listed direct_near_call{{&list, 0x10089, 0xf, 0x7d00021a, 0x0}, {}, &direct_near_call}; // .code = 0x89, .mask = 0x10, .counters = 0xf, .period = 2000
inline constexpr listed indirect_near_call{{&list, 0x20089, 0xf, 0x7d000238, 0x0}, {}, &indirect_near_call}; // .code = 0x89, .mask = 0x20, .counters = 0xf, .period = 2000
inline constexpr listed indirect_non_call{{&list, 0x4089, 0xf, 0x7d000258, 0x0}, {}, &indirect_non_call}; // .code = 0x89, .mask = 0x4, .counters = 0xf, .period = 2000
inline constexpr listed near_calls{{&list, 0x30089, 0xf, 0x7d000277, 0x0}, {}, &near_calls}; // .code = 0x89, .mask = 0x30, .counters = 0xf, .period = 2000
inline constexpr listed non_calls{{&list, 0x7089, 0xf, 0x4e200028f, 0x0}, {}, &non_calls}; // .code = 0x89, .mask = 0x7, .counters = 0xf, .period = 20000
inline constexpr listed return_near{{&list, 0x8089, 0xf, 0x7d0002a6, 0x0}, {}, &return_near}; // .code = 0x89, .mask = 0x8, .counters = 0xf, .period = 2000
inline constexpr listed taken{{&list, 0x40089, 0xf, 0x4e20002bf, 0x0}, {}, &taken}; // .code = 0x89, .mask = 0x40, .counters = 0xf, .period = 20000
} // namespace br_misp_exec

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0x40c5, 0x1000000000000f, 0x1800004e20002d2, 0x0}, {}, &all_branches}; // .code = 0xc5, .mask = 0x4, .counters = 0xf, .precise = can, .period = 20000, .missing = 0x3
inline constexpr listed conditional{{&list, 0x10c5, 0x1000000000000f, 0x1800004e20002ef, 0x0}, {}, &conditional}; // .code = 0xc5, .mask = 0x1, .counters = 0xf, .precise = can, .period = 20000, .missing = 0x3
inline constexpr listed near_call{{&list, 0x20c5, 0x1000000000000f, 0x7d00030b, 0x0}, {}, &near_call}; // .code = 0xc5, .mask = 0x2, .counters = 0xf, .precise = can, .period = 2000
} // namespace br_misp_retired

namespace cache_lock_cycles {
using namespace core_events;
inline constexpr listed l1d{{&list, 0x2063, 0x3, 0x1e848000325, 0x0}, {}, &l1d}; // .code = 0x63, .mask = 0x2, .counters = 0x3, .period = 2000000
inline constexpr listed l1d_l2{{&list, 0x1063, 0x3, 0x1e84800033b, 0x0}, {}, &l1d_l2}; // .code = 0x63, .mask = 0x1, .counters = 0x3, .period = 2000000
} // namespace cache_lock_cycles

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed ref{{&list, 0x0, 0x3000000000000, 0x1e848000354, 0x0}, {}, &ref}; // .code = 0x00, .fixed = 2, .period = 2000000
inline constexpr listed ref_p{{&list, 0x103c, 0xf, 0x186a000369, 0x0}, {}, &ref_p}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .period = 100000
inline constexpr listed thread{{&list, 0x0, 0x2000000000000, 0x1e848000380, 0x0}, {}, &thread}; // .code = 0x00, .fixed = 1, .period = 2000000
inline constexpr listed thread_p{{&list, 0x3c, 0xf, 0x1e848000398, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xf, .period = 2000000
inline constexpr listed total_cycles{{&list, 0x102000003c, 0xf, 0x1e8480003b2, 0x0}, {}, &total_cycles}; // .code = 0x3c, .threshold = 2, .invert = true, .counters = 0xf, .period = 2000000
} // namespace cpu_clk_unhalted

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed any{{&list, 0x1008, 0xf, 0x30d40003d0, 0x0}, {}, &any}; // .code = 0x08, .mask = 0x1, .counters = 0xf, .period = 200000
inline constexpr listed pde_miss{{&list, 0x20008, 0xf, 0x30d40003e5, 0x0}, {}, &pde_miss}; // .code = 0x08, .mask = 0x20, .counters = 0xf, .period = 200000
inline constexpr listed stlb_hit{{&list, 0x10008, 0xf, 0x1e8480003ff, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x10, .counters = 0xf, .period = 2000000
inline constexpr listed walk_completed{{&list, 0x2008, 0xf, 0x30d4000419, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0x2, .counters = 0xf, .period = 200000
inline constexpr listed walk_cycles{{&list, 0x4008, 0xf, 0x1800030d4000439, 0x0}, {}, &walk_cycles}; // .code = 0x08, .mask = 0x4, .counters = 0xf, .period = 200000, .missing = 0x3
} // namespace dtlb_load_misses

namespace dtlb_misses {
using namespace core_events;
inline constexpr listed any{{&list, 0x1049, 0xf, 0x30d4000456, 0x0}, {}, &any}; // .code = 0x49, .mask = 0x1, .counters = 0xf, .period = 200000
inline constexpr listed large_walk_completed{{&list, 0x80049, 0xf, 0x1800030d4000466, 0x0}, {}, &large_walk_completed}; // .code = 0x49, .mask = 0x80, .counters = 0xf, .period = 200000, .missing = 0x3
inline constexpr listed stlb_hit{{&list, 0x10049, 0xf, 0x30d4000487, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x10, .counters = 0xf, .period = 200000
inline constexpr listed walk_completed{{&list, 0x2049, 0xf, 0x30d400049c, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0x2, .counters = 0xf, .period = 200000
inline constexpr listed walk_cycles{{&list, 0x4049, 0xf, 0x18001e8480004b7, 0x0}, {}, &walk_cycles}; // .code = 0x49, .mask = 0x4, .counters = 0xf, .period = 2000000, .missing = 0x3
} // namespace dtlb_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_cycles{{&list, 0x1004f, 0xf, 0x18001e8480004cf, 0x0}, {}, &walk_cycles}; // .code = 0x4f, .mask = 0x10, .counters = 0xf, .period = 2000000, .missing = 0x3
} // namespace ept

namespace fp_assist {
using namespace core_events;
inline constexpr listed all{{&list, 0x10f7, 0x1000000000000f, 0x4e20004ee, 0x0}, {}, &all}; // .code = 0xf7, .mask = 0x1, .counters = 0xf, .precise = can, .period = 20000
inline constexpr listed input{{&list, 0x40f7, 0x1000000000000f, 0x4e20004fc, 0x0}, {}, &input}; // .code = 0xf7, .mask = 0x4, .counters = 0xf, .precise = can, .period = 20000
inline constexpr listed output{{&list, 0x20f7, 0x1000000000000f, 0x4e200050c, 0x0}, {}, &output}; // .code = 0xf7, .mask = 0x2, .counters = 0xf, .precise = can, .period = 20000
} // namespace fp_assist

namespace fp_comp_ops_exe {
using namespace core_events;
inline constexpr listed mmx{{&list, 0x2010, 0xf, 0x1e84800051d, 0x0}, {}, &mmx}; // .code = 0x10, .mask = 0x2, .counters = 0xf, .period = 2000000
inline constexpr listed sse_double_precision{{&list, 0x80010, 0xf, 0x1e848000531, 0x0}, {}, &sse_double_precision}; // .code = 0x10, .mask = 0x80, .counters = 0xf, .period = 2000000
inline constexpr listed sse_fp{{&list, 0x4010, 0xf, 0x1e848000556, 0x0}, {}, &sse_fp}; // .code = 0x10, .mask = 0x4, .counters = 0xf, .period = 2000000
inline constexpr listed sse_fp_packed{{&list, 0x10010, 0xf, 0x1e84800056d, 0x0}, {}, &sse_fp_packed}; // .code = 0x10, .mask = 0x10, .counters = 0xf, .period = 2000000
inline constexpr listed sse_fp_scalar{{&list, 0x20010, 0xf, 0x1e84800058b, 0x0}, {}, &sse_fp_scalar}; // .code = 0x10, .mask = 0x20, .counters = 0xf, .period = 2000000
inline constexpr listed sse_single_precision{{&list, 0x40010, 0xf, 0x1e8480005a9, 0x0}, {}, &sse_single_precision}; // .code = 0x10, .mask = 0x40, .counters = 0xf, .period = 2000000
inline constexpr listed sse2_integer{{&list, 0x8010, 0xf, 0x1e8480005ce, 0x0}, {}, &sse2_integer}; // .code = 0x10, .mask = 0x8, .counters = 0xf, .period = 2000000
inline constexpr listed x87{{&list, 0x1010, 0xf, 0x1e8480005eb, 0x0}, {}, &x87}; // .code = 0x10, .mask = 0x1, .counters = 0xf, .period = 2000000
} // namespace fp_comp_ops_exe

namespace fp_mmx_trans {
using namespace core_events;
inline constexpr listed any{{&list, 0x30cc, 0xf, 0x1e8480005ff, 0x0}, {}, &any}; // .code = 0xcc, .mask = 0x3, .counters = 0xf, .period = 2000000
inline constexpr listed to_fp{{&list, 0x10cc, 0xf, 0x1e848000610, 0x0}, {}, &to_fp}; // .code = 0xcc, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr listed to_mmx{{&list, 0x20cc, 0xf, 0x1e848000623, 0x0}, {}, &to_mmx}; // .code = 0xcc, .mask = 0x2, .counters = 0xf, .period = 2000000
} // namespace fp_mmx_trans

namespace ild_stall {
using namespace core_events;
inline constexpr listed any{{&list, 0xf087, 0xf, 0x1e848000637, 0x0}, {}, &any}; // .code = 0x87, .mask = 0xf, .counters = 0xf, .period = 2000000
inline constexpr listed iq_full{{&list, 0x4087, 0xf, 0x1e848000645, 0x0}, {}, &iq_full}; // .code = 0x87, .mask = 0x4, .counters = 0xf, .period = 2000000
inline constexpr listed lcp{{&list, 0x1087, 0xf, 0x1e848000657, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr listed mru{{&list, 0x2087, 0xf, 0x1e848000665, 0x0}, {}, &mru}; // .code = 0x87, .mask = 0x2, .counters = 0xf, .period = 2000000
inline constexpr listed regen{{&list, 0x8087, 0xf, 0x1e848000673, 0x0}, {}, &regen}; // .code = 0x87, .mask = 0x8, .counters = 0xf, .period = 2000000
} // namespace ild_stall

namespace inst_decoded {
using namespace core_events;
inline constexpr listed dec0{{&list, 0x1018, 0xf, 0x1e848000683, 0x0}, {}, &dec0}; // .code = 0x18, .mask = 0x1, .counters = 0xf, .period = 2000000
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x0, 0x1000000000000, 0x1e8480006bf, 0x0}, {}, &any}; // .code = 0x00, .fixed = 0, .period = 2000000
inline constexpr listed any_p{{&list, 0x10c0, 0x1000000000000f, 0x1e8480006d0, 0x0}, {}, &any_p}; // .code = 0xc0, .mask = 0x1, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed mmx{{&list, 0x40c0, 0x1000000000000f, 0x1e8480006e3, 0x0}, {}, &mmx}; // .code = 0xc0, .mask = 0x4, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed total_cycles{{&list, 0x11000010c0, 0x1000000000000f, 0x1e8480006f4, 0x0}, {}, &total_cycles}; // .code = 0xc0, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed x87{{&list, 0x20c0, 0x1000000000000f, 0x1e84800070e, 0x0}, {}, &x87}; // .code = 0xc0, .mask = 0x2, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed total_cycles_ps{{&list, 0x11000010c0, 0x2000000000000f, 0x1e84800071f, 0x0}, {}, &total_cycles_ps}; // .code = 0xc0, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .precise = only, .period = 2000000
} // namespace inst_retired

namespace itlb_misses {
using namespace core_events;
inline constexpr listed any{{&list, 0x1085, 0xf, 0x30d4000757, 0x0}, {}, &any}; // .code = 0x85, .mask = 0x1, .counters = 0xf, .period = 200000
inline constexpr listed walk_completed{{&list, 0x2085, 0xf, 0x30d4000767, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0x2, .counters = 0xf, .period = 200000
inline constexpr listed walk_cycles{{&list, 0x4085, 0xf, 0x18001e848000782, 0x0}, {}, &walk_cycles}; // .code = 0x85, .mask = 0x4, .counters = 0xf, .period = 2000000, .missing = 0x3
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed m_evict{{&list, 0x4051, 0x3, 0x1e8480007ac, 0x0}, {}, &m_evict}; // .code = 0x51, .mask = 0x4, .counters = 0x3, .period = 2000000
inline constexpr listed m_repl{{&list, 0x2051, 0x3, 0x1e8480007b8, 0x0}, {}, &m_repl}; // .code = 0x51, .mask = 0x2, .counters = 0x3, .period = 2000000
inline constexpr listed m_snoop_evict{{&list, 0x8051, 0x3, 0x1e8480007c3, 0x0}, {}, &m_snoop_evict}; // .code = 0x51, .mask = 0x8, .counters = 0x3, .period = 2000000
inline constexpr listed repl{{&list, 0x1051, 0x3, 0x1e8480007d5, 0x0}, {}, &repl}; // .code = 0x51, .mask = 0x1, .counters = 0x3, .period = 2000000
} // namespace l1d

namespace l1d_prefetch {
using namespace core_events;
inline constexpr listed miss{{&list, 0x204e, 0x3, 0x30d40007fd, 0x0}, {}, &miss}; // .code = 0x4e, .mask = 0x2, .counters = 0x3, .period = 200000
inline constexpr listed requests{{&list, 0x104e, 0x3, 0x30d400080f, 0x0}, {}, &requests}; // .code = 0x4e, .mask = 0x1, .counters = 0x3, .period = 200000
inline constexpr listed triggers{{&list, 0x404e, 0x3, 0x30d4000825, 0x0}, {}, &triggers}; // .code = 0x4e, .mask = 0x4, .counters = 0x3, .period = 200000
} // namespace l1d_prefetch

namespace l1d_wb_l2 {
using namespace core_events;
inline constexpr listed e_state{{&list, 0x4028, 0xf, 0x186a00083b, 0x0}, {}, &e_state}; // .code = 0x28, .mask = 0x4, .counters = 0xf, .period = 100000
inline constexpr listed i_state{{&list, 0x1028, 0xf, 0x186a00084d, 0x0}, {}, &i_state}; // .code = 0x28, .mask = 0x1, .counters = 0xf, .period = 100000
inline constexpr listed m_state{{&list, 0x8028, 0xf, 0x186a00085f, 0x0}, {}, &m_state}; // .code = 0x28, .mask = 0x8, .counters = 0xf, .period = 100000
inline constexpr listed mesi{{&list, 0xf028, 0xf, 0x186a000871, 0x0}, {}, &mesi}; // .code = 0x28, .mask = 0xf, .counters = 0xf, .period = 100000
inline constexpr listed s_state{{&list, 0x2028, 0xf, 0x186a000880, 0x0}, {}, &s_state}; // .code = 0x28, .mask = 0x2, .counters = 0xf, .period = 100000
} // namespace l1d_wb_l2

namespace l1i {
using namespace core_events;
inline constexpr listed cycles_stalled{{&list, 0x4080, 0xf, 0x1e848000892, 0x0}, {}, &cycles_stalled}; // .code = 0x80, .mask = 0x4, .counters = 0xf, .period = 2000000
inline constexpr listed hits{{&list, 0x1080, 0xf, 0x1e8480008a5, 0x0}, {}, &hits}; // .code = 0x80, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr listed misses{{&list, 0x2080, 0xf, 0x1e8480008ae, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0xf, .period = 2000000
inline constexpr listed reads{{&list, 0x3080, 0xf, 0x1e8480008b9, 0x0}, {}, &reads}; // .code = 0x80, .mask = 0x3, .counters = 0xf, .period = 2000000
} // namespace l1i

namespace l2_data_rqsts {
using namespace core_events;
inline constexpr listed any{{&list, 0xff026, 0xf, 0x30d40008c3, 0x0}, {}, &any}; // .code = 0x26, .mask = 0xff, .counters = 0xf, .period = 200000
inline constexpr listed demand_e_state{{&list, 0x4026, 0xf, 0x30d40008d5, 0x0}, {}, &demand_e_state}; // .code = 0x26, .mask = 0x4, .counters = 0xf, .period = 200000
inline constexpr listed demand_i_state{{&list, 0x1026, 0xf, 0x30d40008f2, 0x0}, {}, &demand_i_state}; // .code = 0x26, .mask = 0x1, .counters = 0xf, .period = 200000
inline constexpr listed demand_m_state{{&list, 0x8026, 0xf, 0x30d400090f, 0x0}, {}, &demand_m_state}; // .code = 0x26, .mask = 0x8, .counters = 0xf, .period = 200000
inline constexpr listed demand_mesi{{&list, 0xf026, 0xf, 0x30d400092c, 0x0}, {}, &demand_mesi}; // .code = 0x26, .mask = 0xf, .counters = 0xf, .period = 200000
inline constexpr listed demand_s_state{{&list, 0x2026, 0xf, 0x30d4000946, 0x0}, {}, &demand_s_state}; // .code = 0x26, .mask = 0x2, .counters = 0xf, .period = 200000
inline constexpr listed prefetch_e_state{{&list, 0x40026, 0xf, 0x30d4000963, 0x0}, {}, &prefetch_e_state}; // .code = 0x26, .mask = 0x40, .counters = 0xf, .period = 200000
inline constexpr listed prefetch_i_state{{&list, 0x10026, 0xf, 0x30d4000982, 0x0}, {}, &prefetch_i_state}; // .code = 0x26, .mask = 0x10, .counters = 0xf, .period = 200000
inline constexpr listed prefetch_m_state{{&list, 0x80026, 0xf, 0x30d40009a1, 0x0}, {}, &prefetch_m_state}; // .code = 0x26, .mask = 0x80, .counters = 0xf, .period = 200000
inline constexpr listed prefetch_mesi{{&list, 0xf0026, 0xf, 0x30d40009c0, 0x0}, {}, &prefetch_mesi}; // .code = 0x26, .mask = 0xf0, .counters = 0xf, .period = 200000
inline constexpr listed prefetch_s_state{{&list, 0x20026, 0xf, 0x30d40009dc, 0x0}, {}, &prefetch_s_state}; // .code = 0x26, .mask = 0x20, .counters = 0xf, .period = 200000
} // namespace l2_data_rqsts

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed any{{&list, 0x70f1, 0xf, 0x186a0009fb, 0x0}, {}, &any}; // .code = 0xf1, .mask = 0x7, .counters = 0xf, .period = 100000
inline constexpr listed e_state{{&list, 0x40f1, 0xf, 0x186a000a0b, 0x0}, {}, &e_state}; // .code = 0xf1, .mask = 0x4, .counters = 0xf, .period = 100000
inline constexpr listed s_state{{&list, 0x20f1, 0xf, 0x186a000a1f, 0x0}, {}, &s_state}; // .code = 0xf1, .mask = 0x2, .counters = 0xf, .period = 100000
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed any{{&list, 0xf0f2, 0xf, 0x186a000a33, 0x0}, {}, &any}; // .code = 0xf2, .mask = 0xf, .counters = 0xf, .period = 100000
inline constexpr listed demand_clean{{&list, 0x10f2, 0xf, 0x186a000a44, 0x0}, {}, &demand_clean}; // .code = 0xf2, .mask = 0x1, .counters = 0xf, .period = 100000
inline constexpr listed demand_dirty{{&list, 0x20f2, 0xf, 0x186a000a5e, 0x0}, {}, &demand_dirty}; // .code = 0xf2, .mask = 0x2, .counters = 0xf, .period = 100000
inline constexpr listed prefetch_clean{{&list, 0x40f2, 0xf, 0x186a000a78, 0x0}, {}, &prefetch_clean}; // .code = 0xf2, .mask = 0x4, .counters = 0xf, .period = 100000
inline constexpr listed prefetch_dirty{{&list, 0x80f2, 0xf, 0x186a000a94, 0x0}, {}, &prefetch_dirty}; // .code = 0xf2, .mask = 0x8, .counters = 0xf, .period = 100000
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed ifetch_hit{{&list, 0x10024, 0xf, 0x30d4000ab0, 0x0}, {}, &ifetch_hit}; // .code = 0x24, .mask = 0x10, .counters = 0xf, .period = 200000
inline constexpr listed ifetch_miss{{&list, 0x20024, 0xf, 0x30d4000ac4, 0x0}, {}, &ifetch_miss}; // .code = 0x24, .mask = 0x20, .counters = 0xf, .period = 200000
inline constexpr listed ifetches{{&list, 0x30024, 0xf, 0x30d4000ad9, 0x0}, {}, &ifetches}; // .code = 0x24, .mask = 0x30, .counters = 0xf, .period = 200000
inline constexpr listed ld_hit{{&list, 0x1024, 0xf, 0x30d4000aeb, 0x0}, {}, &ld_hit}; // .code = 0x24, .mask = 0x1, .counters = 0xf, .period = 200000
inline constexpr listed ld_miss{{&list, 0x2024, 0xf, 0x30d4000afb, 0x0}, {}, &ld_miss}; // .code = 0x24, .mask = 0x2, .counters = 0xf, .period = 200000
inline constexpr listed loads{{&list, 0x3024, 0xf, 0x30d4000b0c, 0x0}, {}, &loads}; // .code = 0x24, .mask = 0x3, .counters = 0xf, .period = 200000
inline constexpr listed miss{{&list, 0xaa024, 0xf, 0x30d4000b1b, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0xaa, .counters = 0xf, .period = 200000
inline constexpr listed prefetch_hit{{&list, 0x40024, 0xf, 0x30d4000b29, 0x0}, {}, &prefetch_hit}; // .code = 0x24, .mask = 0x40, .counters = 0xf, .period = 200000
inline constexpr listed prefetch_miss{{&list, 0x80024, 0xf, 0x30d4000b3f, 0x0}, {}, &prefetch_miss}; // .code = 0x24, .mask = 0x80, .counters = 0xf, .period = 200000
inline constexpr listed prefetches{{&list, 0xc0024, 0xf, 0x30d4000b56, 0x0}, {}, &prefetches}; // .code = 0x24, .mask = 0xc0, .counters = 0xf, .period = 200000
inline constexpr listed references{{&list, 0xff024, 0xf, 0x30d4000b6a, 0x0}, {}, &references}; // .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200000
inline constexpr listed rfo_hit{{&list, 0x4024, 0xf, 0x30d4000b7e, 0x0}, {}, &rfo_hit}; // .code = 0x24, .mask = 0x4, .counters = 0xf, .period = 200000
inline constexpr listed rfo_miss{{&list, 0x8024, 0xf, 0x30d4000b8f, 0x0}, {}, &rfo_miss}; // .code = 0x24, .mask = 0x8, .counters = 0xf, .period = 200000
inline constexpr listed rfos{{&list, 0xc024, 0xf, 0x30d4000ba1, 0x0}, {}, &rfos}; // .code = 0x24, .mask = 0xc, .counters = 0xf, .period = 200000
} // namespace l2_rqsts

namespace l2_transactions {
using namespace core_events;
inline constexpr listed any{{&list, 0x800f0, 0xf, 0x30d4000baf, 0x0}, {}, &any}; // .code = 0xf0, .mask = 0x80, .counters = 0xf, .period = 200000
inline constexpr listed fill{{&list, 0x200f0, 0xf, 0x30d4000bc3, 0x0}, {}, &fill}; // .code = 0xf0, .mask = 0x20, .counters = 0xf, .period = 200000
inline constexpr listed ifetch{{&list, 0x40f0, 0xf, 0x30d4000bd8, 0x0}, {}, &ifetch}; // .code = 0xf0, .mask = 0x4, .counters = 0xf, .period = 200000
inline constexpr listed l1d_wb{{&list, 0x100f0, 0xf, 0x30d4000bef, 0x0}, {}, &l1d_wb}; // .code = 0xf0, .mask = 0x10, .counters = 0xf, .period = 200000
inline constexpr listed load{{&list, 0x10f0, 0xf, 0x30d4000c06, 0x0}, {}, &load}; // .code = 0xf0, .mask = 0x1, .counters = 0xf, .period = 200000
inline constexpr listed prefetch{{&list, 0x80f0, 0xf, 0x30d4000c1b, 0x0}, {}, &prefetch}; // .code = 0xf0, .mask = 0x8, .counters = 0xf, .period = 200000
inline constexpr listed rfo{{&list, 0x20f0, 0xf, 0x30d4000c34, 0x0}, {}, &rfo}; // .code = 0xf0, .mask = 0x2, .counters = 0xf, .period = 200000
inline constexpr listed wb{{&list, 0x400f0, 0xf, 0x30d4000c48, 0x0}, {}, &wb}; // .code = 0xf0, .mask = 0x40, .counters = 0xf, .period = 200000
} // namespace l2_transactions

namespace l2_write {
using namespace core_events;
inline constexpr listed lock_e_state{{&list, 0x40027, 0xf, 0x186a000c5b, 0x0}, {}, &lock_e_state}; // .code = 0x27, .mask = 0x40, .counters = 0xf, .period = 100000
inline constexpr listed lock_hit{{&list, 0xe0027, 0xf, 0x186a000c71, 0x0}, {}, &lock_hit}; // .code = 0x27, .mask = 0xe0, .counters = 0xf, .period = 100000
inline constexpr listed lock_i_state{{&list, 0x10027, 0xf, 0x186a000c83, 0x0}, {}, &lock_i_state}; // .code = 0x27, .mask = 0x10, .counters = 0xf, .period = 100000
inline constexpr listed lock_m_state{{&list, 0x80027, 0xf, 0x186a000c99, 0x0}, {}, &lock_m_state}; // .code = 0x27, .mask = 0x80, .counters = 0xf, .period = 100000
inline constexpr listed lock_mesi{{&list, 0xf0027, 0xf, 0x186a000caf, 0x0}, {}, &lock_mesi}; // .code = 0x27, .mask = 0xf0, .counters = 0xf, .period = 100000
inline constexpr listed lock_s_state{{&list, 0x20027, 0xf, 0x186a000cc2, 0x0}, {}, &lock_s_state}; // .code = 0x27, .mask = 0x20, .counters = 0xf, .period = 100000
inline constexpr listed rfo_hit{{&list, 0xe027, 0xf, 0x186a000cd8, 0x0}, {}, &rfo_hit}; // .code = 0x27, .mask = 0xe, .counters = 0xf, .period = 100000
inline constexpr listed rfo_i_state{{&list, 0x1027, 0xf, 0x186a000ce9, 0x0}, {}, &rfo_i_state}; // .code = 0x27, .mask = 0x1, .counters = 0xf, .period = 100000
inline constexpr listed rfo_m_state{{&list, 0x8027, 0xf, 0x186a000cfe, 0x0}, {}, &rfo_m_state}; // .code = 0x27, .mask = 0x8, .counters = 0xf, .period = 100000
inline constexpr listed rfo_mesi{{&list, 0xf027, 0xf, 0x186a000d13, 0x0}, {}, &rfo_mesi}; // .code = 0x27, .mask = 0xf, .counters = 0xf, .period = 100000
inline constexpr listed rfo_s_state{{&list, 0x2027, 0xf, 0x186a000d25, 0x0}, {}, &rfo_s_state}; // .code = 0x27, .mask = 0x2, .counters = 0xf, .period = 100000
} // namespace l2_write

namespace large_itlb {
using namespace core_events;
inline constexpr listed hit{{&list, 0x1082, 0xf, 0x30d4000d3a, 0x0}, {}, &hit}; // .code = 0x82, .mask = 0x1, .counters = 0xf, .period = 200000
} // namespace large_itlb

namespace load_block {
using namespace core_events;
inline constexpr listed overlap_store{{&list, 0x2003, 0xf, 0x1800030d4000d49, 0x0}, {}, &overlap_store}; // .code = 0x03, .mask = 0x2, .counters = 0xf, .period = 200000, .missing = 0x3
} // namespace load_block

namespace load_dispatch {
using namespace core_events;
inline constexpr listed any{{&list, 0x7013, 0xf, 0x1e848000d62, 0x0}, {}, &any}; // .code = 0x13, .mask = 0x7, .counters = 0xf, .period = 2000000
inline constexpr listed mob{{&list, 0x4013, 0xf, 0x1e848000d74, 0x0}, {}, &mob}; // .code = 0x13, .mask = 0x4, .counters = 0xf, .period = 2000000
inline constexpr listed rs{{&list, 0x1013, 0xf, 0x1e848000d86, 0x0}, {}, &rs}; // .code = 0x13, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr listed rs_delayed{{&list, 0x2013, 0xf, 0x1e848000d97, 0x0}, {}, &rs_delayed}; // .code = 0x13, .mask = 0x2, .counters = 0xf, .period = 2000000
} // namespace load_dispatch

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xf, 0x186a000dbd, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xf, .period = 100000
inline constexpr listed reference{{&list, 0x4f02e, 0xf, 0x30d4000dd4, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xf, .period = 200000
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed active{{&list, 0x100010a8, 0xf, 0x1e848000df0, 0x0}, {}, &active}; // .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 2000000
inline constexpr listed inactive{{&list, 0x10100010a8, 0xf, 0x1e848000dfb, 0x0}, {}, &inactive}; // .code = 0xa8, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed cycles{{&list, 0x10c3, 0xf, 0x4e2000e15, 0x0}, {}, &cycles}; // .code = 0xc3, .mask = 0x1, .counters = 0xf, .period = 20000
inline constexpr listed mem_order{{&list, 0x20c3, 0xf, 0x4e2000e2b, 0x0}, {}, &mem_order}; // .code = 0xc3, .mask = 0x2, .counters = 0xf, .period = 20000
inline constexpr listed smc{{&list, 0x40c3, 0xf, 0x4e2000e44, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x4, .counters = 0xf, .period = 20000
} // namespace machine_clears

namespace macro_insts {
using namespace core_events;
inline constexpr listed decoded{{&list, 0x10d0, 0xf, 0x1e848000e57, 0x0}, {}, &decoded}; // .code = 0xd0, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr listed fusions_decoded{{&list, 0x10a6, 0xf, 0x1e848000e6b, 0x0}, {}, &fusions_decoded}; // .code = 0xa6, .mask = 0x1, .counters = 0xf, .period = 2000000
} // namespace macro_insts

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed loads{{&list, 0x100b, 0x1000000000000f, 0x1e848000e87, 0x0}, {}, &loads}; // .code = 0x0b, .mask = 0x1, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed stores{{&list, 0x200b, 0x1000000000000f, 0x1e848000e9e, 0x0}, {}, &stores}; // .code = 0x0b, .mask = 0x2, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed latency_above_threshold_0{{&list, 0x1000b, 0x20000000000008, 0x401e848000eb6, 0x0}, {}, &latency_above_threshold_0}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .period = 2000000
inline constexpr listed latency_above_threshold_1024{{&list, 0x1000b, 0x20000000000008, 0x4000006400ee1, 0x400}, {}, &latency_above_threshold_1024}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x400, .period = 100
inline constexpr listed latency_above_threshold_128{{&list, 0x1000b, 0x20000000000008, 0x400003e800f0f, 0x80}, {}, &latency_above_threshold_128}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x80, .period = 1000
inline constexpr listed latency_above_threshold_16{{&list, 0x1000b, 0x20000000000008, 0x4000271000f3c, 0x10}, {}, &latency_above_threshold_16}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x10, .period = 10000
inline constexpr listed latency_above_threshold_16384{{&list, 0x1000b, 0x20000000000008, 0x4000000500f68, 0x4000}, {}, &latency_above_threshold_16384}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x4000, .period = 5
inline constexpr listed latency_above_threshold_2048{{&list, 0x1000b, 0x20000000000008, 0x4000003200f97, 0x800}, {}, &latency_above_threshold_2048}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x800, .period = 50
inline constexpr listed latency_above_threshold_256{{&list, 0x1000b, 0x20000000000008, 0x400001f400fc5, 0x100}, {}, &latency_above_threshold_256}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x100, .period = 500
inline constexpr listed latency_above_threshold_32{{&list, 0x1000b, 0x20000000000008, 0x4000138800ff2, 0x20}, {}, &latency_above_threshold_32}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x20, .period = 5000
inline constexpr listed latency_above_threshold_32768{{&list, 0x1000b, 0x20000000000008, 0x400000030101e, 0x8000}, {}, &latency_above_threshold_32768}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x8000, .period = 3
inline constexpr listed latency_above_threshold_4{{&list, 0x1000b, 0x20000000000008, 0x4000c3500104d, 0x4}, {}, &latency_above_threshold_4}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x4, .period = 50000
inline constexpr listed latency_above_threshold_4096{{&list, 0x1000b, 0x20000000000008, 0x4000001401078, 0x1000}, {}, &latency_above_threshold_4096}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x1000, .period = 20
inline constexpr listed latency_above_threshold_512{{&list, 0x1000b, 0x20000000000008, 0x400000c8010a6, 0x200}, {}, &latency_above_threshold_512}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x200, .period = 200
inline constexpr listed latency_above_threshold_64{{&list, 0x1000b, 0x20000000000008, 0x400007d0010d3, 0x40}, {}, &latency_above_threshold_64}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x40, .period = 2000
inline constexpr listed latency_above_threshold_8{{&list, 0x1000b, 0x20000000000008, 0x40004e20010ff, 0x8}, {}, &latency_above_threshold_8}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x8, .period = 20000
inline constexpr listed latency_above_threshold_8192{{&list, 0x1000b, 0x20000000000008, 0x4000000a0112a, 0x2000}, {}, &latency_above_threshold_8192}; // .code = 0x0b, .mask = 0x10, .counters = 0x8, .precise = only, .needs = ld_lat, .holds = 0x2000, .period = 10
} // namespace mem_inst_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed dtlb_miss{{&list, 0x800cb, 0x1000000000000f, 0x30d4001158, 0x0}, {}, &dtlb_miss}; // .code = 0xcb, .mask = 0x80, .counters = 0xf, .precise = can, .period = 200000
inline constexpr listed hit_lfb{{&list, 0x400cb, 0x1000000000000f, 0x30d4001173, 0x0}, {}, &hit_lfb}; // .code = 0xcb, .mask = 0x40, .counters = 0xf, .precise = can, .period = 200000
inline constexpr listed l1d_hit{{&list, 0x10cb, 0x1000000000000f, 0x1e84800118c, 0x0}, {}, &l1d_hit}; // .code = 0xcb, .mask = 0x1, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed l2_hit{{&list, 0x20cb, 0x1000000000000f, 0x30d40011a5, 0x0}, {}, &l2_hit}; // .code = 0xcb, .mask = 0x2, .counters = 0xf, .precise = can, .period = 200000
inline constexpr listed llc_miss{{&list, 0x100cb, 0x1000000000000f, 0x2710011bd, 0x0}, {}, &llc_miss}; // .code = 0xcb, .mask = 0x10, .counters = 0xf, .precise = can, .period = 10000
inline constexpr listed llc_unshared_hit{{&list, 0x40cb, 0x1000000000000f, 0x9c40011d7, 0x0}, {}, &llc_unshared_hit}; // .code = 0xcb, .mask = 0x4, .counters = 0xf, .precise = can, .period = 40000
inline constexpr listed other_core_l2_hit_hitm{{&list, 0x80cb, 0x1000000000000f, 0x9c40011f9, 0x0}, {}, &other_core_l2_hit_hitm}; // .code = 0xcb, .mask = 0x8, .counters = 0xf, .precise = can, .period = 40000
} // namespace mem_load_retired

namespace mem_store_retired {
using namespace core_events;
inline constexpr listed dtlb_miss{{&list, 0x100c, 0x1000000000000f, 0x30d4001221, 0x0}, {}, &dtlb_miss}; // .code = 0x0c, .mask = 0x1, .counters = 0xf, .precise = can, .period = 200000
} // namespace mem_store_retired

namespace mem_uncore_retired {
using namespace core_events;
inline constexpr listed local_dram{{&list, 0x1000f, 0x1000000000000f, 0x78000027100123d, 0x0}, {}, &local_dram}; // .code = 0x0f, .mask = 0x10, .counters = 0xf, .precise = can, .period = 10000, .missing = 0xf
inline constexpr listed other_core_l2_hitm{{&list, 0x200f, 0x1000000000000f, 0x7000009c400125b, 0x0}, {}, &other_core_l2_hitm}; // .code = 0x0f, .mask = 0x2, .counters = 0xf, .precise = can, .period = 40000, .missing = 0xe
inline constexpr listed remote_cache_local_home_hit{{&list, 0x800f, 0x1000000000000f, 0x7000004e2001281, 0x0}, {}, &remote_cache_local_home_hit}; // .code = 0x0f, .mask = 0x8, .counters = 0xf, .precise = can, .period = 20000, .missing = 0xe
inline constexpr listed remote_dram{{&list, 0x2000f, 0x1000000000000f, 0x5800002710012b0, 0x0}, {}, &remote_dram}; // .code = 0x0f, .mask = 0x20, .counters = 0xf, .precise = can, .period = 10000, .missing = 0xb
inline constexpr listed uncacheable{{&list, 0x8000f, 0x1000000000000f, 0x5000000fa0012cf, 0x0}, {}, &uncacheable}; // .code = 0x0f, .mask = 0x80, .counters = 0xf, .precise = can, .period = 4000, .missing = 0xa
} // namespace mem_uncore_retired

namespace offcore_requests {
using namespace core_events;
inline constexpr listed any{{&list, 0x800b0, 0xf, 0x18000186a0012ee, 0x0}, {}, &any}; // .code = 0xb0, .mask = 0x80, .counters = 0xf, .period = 100000, .missing = 0x3
inline constexpr listed any_read{{&list, 0x80b0, 0xf, 0x18000186a001303, 0x0}, {}, &any_read}; // .code = 0xb0, .mask = 0x8, .counters = 0xf, .period = 100000, .missing = 0x3
inline constexpr listed any_rfo{{&list, 0x100b0, 0xf, 0x18000186a00131d, 0x0}, {}, &any_rfo}; // .code = 0xb0, .mask = 0x10, .counters = 0xf, .period = 100000, .missing = 0x3
inline constexpr listed demand_read_code{{&list, 0x20b0, 0xf, 0x18000186a001336, 0x0}, {}, &demand_read_code}; // .code = 0xb0, .mask = 0x2, .counters = 0xf, .period = 100000, .missing = 0x3
inline constexpr listed demand_read_data{{&list, 0x10b0, 0xf, 0x18000186a001358, 0x0}, {}, &demand_read_data}; // .code = 0xb0, .mask = 0x1, .counters = 0xf, .period = 100000, .missing = 0x3
inline constexpr listed demand_rfo{{&list, 0x40b0, 0xf, 0x18000186a00137a, 0x0}, {}, &demand_rfo}; // .code = 0xb0, .mask = 0x4, .counters = 0xf, .period = 100000, .missing = 0x3
inline constexpr listed l1d_writeback{{&list, 0x400b0, 0xf, 0x186a001396, 0x0}, {}, &l1d_writeback}; // .code = 0xb0, .mask = 0x40, .counters = 0xf, .period = 100000
inline constexpr listed uncached_mem{{&list, 0x200b0, 0xf, 0x78000186a0013b5, 0x0}, {}, &uncached_mem}; // .code = 0xb0, .mask = 0x20, .counters = 0xf, .period = 100000, .missing = 0xf
} // namespace offcore_requests

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed any_read{{&list, 0x8060, 0x1, 0x18001e8480013d3, 0x0}, {}, &any_read}; // .code = 0x60, .mask = 0x8, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed any_read_not_empty{{&list, 0x10008060, 0x1, 0x18001e8480013f9, 0x0}, {}, &any_read_not_empty}; // .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed demand_read_code{{&list, 0x2060, 0x1, 0x18001e848001429, 0x0}, {}, &demand_read_code}; // .code = 0x60, .mask = 0x2, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed demand_read_code_not_empty{{&list, 0x10002060, 0x1, 0x18001e848001457, 0x0}, {}, &demand_read_code_not_empty}; // .code = 0x60, .mask = 0x2, .threshold = 1, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed demand_read_data{{&list, 0x1060, 0x1, 0x18001e84800148f, 0x0}, {}, &demand_read_data}; // .code = 0x60, .mask = 0x1, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed demand_read_data_not_empty{{&list, 0x10001060, 0x1, 0x18001e8480014bd, 0x0}, {}, &demand_read_data_not_empty}; // .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed demand_rfo{{&list, 0x4060, 0x1, 0x18001e8480014f5, 0x0}, {}, &demand_rfo}; // .code = 0x60, .mask = 0x4, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed demand_rfo_not_empty{{&list, 0x10004060, 0x1, 0x18001e84800151d, 0x0}, {}, &demand_rfo_not_empty}; // .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0x1, .period = 2000000, .missing = 0x3
} // namespace offcore_requests_outstanding

namespace rat_stalls {
using namespace core_events;
inline constexpr listed any{{&list, 0xf0d2, 0xf, 0x1e84800157e, 0x0}, {}, &any}; // .code = 0xd2, .mask = 0xf, .counters = 0xf, .period = 2000000
inline constexpr listed flags{{&list, 0x10d2, 0xf, 0x1e84800158d, 0x0}, {}, &flags}; // .code = 0xd2, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr listed registers{{&list, 0x20d2, 0xf, 0x1e84800159e, 0x0}, {}, &registers}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .period = 2000000
inline constexpr listed rob_read_port{{&list, 0x40d2, 0xf, 0x1e8480015b3, 0x0}, {}, &rob_read_port}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .period = 2000000
inline constexpr listed scoreboard{{&list, 0x80d2, 0xf, 0x1e8480015cc, 0x0}, {}, &scoreboard}; // .code = 0xd2, .mask = 0x8, .counters = 0xf, .period = 2000000
} // namespace rat_stalls

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{{&list, 0x10a2, 0xf, 0x1e8480015e2, 0x0}, {}, &any}; // .code = 0xa2, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr listed fpcw{{&list, 0x200a2, 0xf, 0x1e8480015f6, 0x0}, {}, &fpcw}; // .code = 0xa2, .mask = 0x20, .counters = 0xf, .period = 2000000
inline constexpr listed load{{&list, 0x20a2, 0xf, 0x1e84800160b, 0x0}, {}, &load}; // .code = 0xa2, .mask = 0x2, .counters = 0xf, .period = 2000000
inline constexpr listed mxcsr{{&list, 0x400a2, 0xf, 0x1e848001620, 0x0}, {}, &mxcsr}; // .code = 0xa2, .mask = 0x40, .counters = 0xf, .period = 2000000
inline constexpr listed other{{&list, 0x800a2, 0xf, 0x1e848001636, 0x0}, {}, &other}; // .code = 0xa2, .mask = 0x80, .counters = 0xf, .period = 2000000
inline constexpr listed rob_full{{&list, 0x100a2, 0xf, 0x1e84800164c, 0x0}, {}, &rob_full}; // .code = 0xa2, .mask = 0x10, .counters = 0xf, .period = 2000000
inline constexpr listed rs_full{{&list, 0x40a2, 0xf, 0x1e848001665, 0x0}, {}, &rs_full}; // .code = 0xa2, .mask = 0x4, .counters = 0xf, .period = 2000000
inline constexpr listed store{{&list, 0x80a2, 0xf, 0x1e84800167d, 0x0}, {}, &store}; // .code = 0xa2, .mask = 0x8, .counters = 0xf, .period = 2000000
} // namespace resource_stalls

namespace sb_drain {
using namespace core_events;
inline constexpr listed any{{&list, 0x7004, 0xf, 0x30d4001693, 0x0}, {}, &any}; // .code = 0x04, .mask = 0x7, .counters = 0xf, .period = 200000
} // namespace sb_drain

namespace simd_int_128 {
using namespace core_events;
inline constexpr listed pack{{&list, 0x4012, 0xf, 0x30d40016b2, 0x0}, {}, &pack}; // .code = 0x12, .mask = 0x4, .counters = 0xf, .period = 200000
inline constexpr listed packed_arith{{&list, 0x20012, 0xf, 0x30d40016c4, 0x0}, {}, &packed_arith}; // .code = 0x12, .mask = 0x20, .counters = 0xf, .period = 200000
inline constexpr listed packed_logical{{&list, 0x10012, 0xf, 0x30d40016de, 0x0}, {}, &packed_logical}; // .code = 0x12, .mask = 0x10, .counters = 0xf, .period = 200000
inline constexpr listed packed_mpy{{&list, 0x1012, 0xf, 0x30d40016fa, 0x0}, {}, &packed_mpy}; // .code = 0x12, .mask = 0x1, .counters = 0xf, .period = 200000
inline constexpr listed packed_shift{{&list, 0x2012, 0xf, 0x30d4001712, 0x0}, {}, &packed_shift}; // .code = 0x12, .mask = 0x2, .counters = 0xf, .period = 200000
inline constexpr listed shuffle_move{{&list, 0x40012, 0xf, 0x30d400172c, 0x0}, {}, &shuffle_move}; // .code = 0x12, .mask = 0x40, .counters = 0xf, .period = 200000
inline constexpr listed unpack{{&list, 0x8012, 0xf, 0x30d4001746, 0x0}, {}, &unpack}; // .code = 0x12, .mask = 0x8, .counters = 0xf, .period = 200000
} // namespace simd_int_128

namespace simd_int_64 {
using namespace core_events;
inline constexpr listed pack{{&list, 0x40fd, 0xf, 0x30d400175a, 0x0}, {}, &pack}; // .code = 0xfd, .mask = 0x4, .counters = 0xf, .period = 200000
inline constexpr listed packed_arith{{&list, 0x200fd, 0xf, 0x30d400176b, 0x0}, {}, &packed_arith}; // .code = 0xfd, .mask = 0x20, .counters = 0xf, .period = 200000
inline constexpr listed packed_logical{{&list, 0x100fd, 0xf, 0x30d4001784, 0x0}, {}, &packed_logical}; // .code = 0xfd, .mask = 0x10, .counters = 0xf, .period = 200000
inline constexpr listed packed_mpy{{&list, 0x10fd, 0xf, 0x30d400179f, 0x0}, {}, &packed_mpy}; // .code = 0xfd, .mask = 0x1, .counters = 0xf, .period = 200000
inline constexpr listed packed_shift{{&list, 0x20fd, 0xf, 0x30d40017b6, 0x0}, {}, &packed_shift}; // .code = 0xfd, .mask = 0x2, .counters = 0xf, .period = 200000
inline constexpr listed shuffle_move{{&list, 0x400fd, 0xf, 0x30d40017cf, 0x0}, {}, &shuffle_move}; // .code = 0xfd, .mask = 0x40, .counters = 0xf, .period = 200000
inline constexpr listed unpack{{&list, 0x80fd, 0xf, 0x30d40017e8, 0x0}, {}, &unpack}; // .code = 0xfd, .mask = 0x8, .counters = 0xf, .period = 200000
} // namespace simd_int_64

namespace snoop_response {
using namespace core_events;
inline constexpr listed hit{{&list, 0x10b8, 0xf, 0x186a001930, 0x0}, {}, &hit}; // .code = 0xb8, .mask = 0x1, .counters = 0xf, .period = 100000
inline constexpr listed hite{{&list, 0x20b8, 0xf, 0x186a001943, 0x0}, {}, &hite}; // .code = 0xb8, .mask = 0x2, .counters = 0xf, .period = 100000
inline constexpr listed hitm{{&list, 0x40b8, 0xf, 0x186a001957, 0x0}, {}, &hitm}; // .code = 0xb8, .mask = 0x4, .counters = 0xf, .period = 100000
} // namespace snoop_response

namespace snoopq_requests {
using namespace core_events;
inline constexpr listed code{{&list, 0x40b4, 0xf, 0x18000186a0017fb, 0x0}, {}, &code}; // .code = 0xb4, .mask = 0x4, .counters = 0xf, .period = 100000, .missing = 0x3
inline constexpr listed data{{&list, 0x10b4, 0xf, 0x18000186a001810, 0x0}, {}, &data}; // .code = 0xb4, .mask = 0x1, .counters = 0xf, .period = 100000, .missing = 0x3
inline constexpr listed invalidate{{&list, 0x20b4, 0xf, 0x18000186a001825, 0x0}, {}, &invalidate}; // .code = 0xb4, .mask = 0x2, .counters = 0xf, .period = 100000, .missing = 0x3
} // namespace snoopq_requests

namespace snoopq_requests_outstanding {
using namespace core_events;
inline constexpr listed code{{&list, 0x40b3, 0x1, 0x18001e848001840, 0x0}, {}, &code}; // .code = 0xb3, .mask = 0x4, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed code_not_empty{{&list, 0x100040b3, 0x1, 0x18001e848001861, 0x0}, {}, &code_not_empty}; // .code = 0xb3, .mask = 0x4, .threshold = 1, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed data{{&list, 0x10b3, 0x1, 0x18001e84800188c, 0x0}, {}, &data}; // .code = 0xb3, .mask = 0x1, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed data_not_empty{{&list, 0x100010b3, 0x1, 0x18001e8480018ad, 0x0}, {}, &data_not_empty}; // .code = 0xb3, .mask = 0x1, .threshold = 1, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed invalidate{{&list, 0x20b3, 0x1, 0x18001e8480018d8, 0x0}, {}, &invalidate}; // .code = 0xb3, .mask = 0x2, .counters = 0x1, .period = 2000000, .missing = 0x3
inline constexpr listed invalidate_not_empty{{&list, 0x100020b3, 0x1, 0x18001e8480018ff, 0x0}, {}, &invalidate_not_empty}; // .code = 0xb3, .mask = 0x2, .threshold = 1, .counters = 0x1, .period = 2000000, .missing = 0x3
} // namespace snoopq_requests_outstanding

namespace sq_misc {
using namespace core_events;
inline constexpr listed lru_hints{{&list, 0x40f4, 0xf, 0x18001e848001980, 0x0}, {}, &lru_hints}; // .code = 0xf4, .mask = 0x4, .counters = 0xf, .period = 2000000, .missing = 0x3
inline constexpr listed split_lock{{&list, 0x100f4, 0xf, 0x1e848001992, 0x0}, {}, &split_lock}; // .code = 0xf4, .mask = 0x10, .counters = 0xf, .period = 2000000
} // namespace sq_misc

namespace ssex_uops_retired {
using namespace core_events;
inline constexpr listed packed_double{{&list, 0x40c7, 0x1000000000000f, 0x30d40019a5, 0x0}, {}, &packed_double}; // .code = 0xc7, .mask = 0x4, .counters = 0xf, .precise = can, .period = 200000
inline constexpr listed packed_single{{&list, 0x10c7, 0x1000000000000f, 0x30d40019c5, 0x0}, {}, &packed_single}; // .code = 0xc7, .mask = 0x1, .counters = 0xf, .precise = can, .period = 200000
inline constexpr listed scalar_double{{&list, 0x80c7, 0x1000000000000f, 0x30d40019e5, 0x0}, {}, &scalar_double}; // .code = 0xc7, .mask = 0x8, .counters = 0xf, .precise = can, .period = 200000
inline constexpr listed scalar_single{{&list, 0x20c7, 0x1000000000000f, 0x30d4001a05, 0x0}, {}, &scalar_single}; // .code = 0xc7, .mask = 0x2, .counters = 0xf, .precise = can, .period = 200000
inline constexpr listed vector_integer{{&list, 0x100c7, 0x1000000000000f, 0x30d4001a25, 0x0}, {}, &vector_integer}; // .code = 0xc7, .mask = 0x10, .counters = 0xf, .precise = can, .period = 200000
} // namespace ssex_uops_retired

namespace store_blocks {
using namespace core_events;
inline constexpr listed at_ret{{&list, 0x4006, 0xf, 0x30d4001a46, 0x0}, {}, &at_ret}; // .code = 0x06, .mask = 0x4, .counters = 0xf, .period = 200000
inline constexpr listed l1d_block{{&list, 0x8006, 0xf, 0x30d4001a5a, 0x0}, {}, &l1d_block}; // .code = 0x06, .mask = 0x8, .counters = 0xf, .period = 200000
} // namespace store_blocks

namespace uops_decoded {
using namespace core_events;
inline constexpr listed esp_folding{{&list, 0x40d1, 0xf, 0x1e848001a87, 0x0}, {}, &esp_folding}; // .code = 0xd1, .mask = 0x4, .counters = 0xf, .period = 2000000
inline constexpr listed esp_sync{{&list, 0x80d1, 0xf, 0x1e848001aa0, 0x0}, {}, &esp_sync}; // .code = 0xd1, .mask = 0x8, .counters = 0xf, .period = 2000000
inline constexpr listed ms_cycles_active{{&list, 0x100020d1, 0xf, 0x1e848001ab6, 0x0}, {}, &ms_cycles_active}; // .code = 0xd1, .mask = 0x2, .threshold = 1, .counters = 0xf, .period = 2000000
inline constexpr listed stall_cycles{{&list, 0x10100010d1, 0xf, 0x1e848001ad4, 0x0}, {}, &stall_cycles}; // .code = 0xd1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000
} // namespace uops_decoded

namespace uops_executed {
using namespace core_events;
inline constexpr listed core_active_cycles{{&list, 0x401003f0b1, 0xf, 0x1e848001aee, 0x0}, {}, &core_active_cycles}; // .code = 0xb1, .mask = 0x3f, .threshold = 1, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr listed core_active_cycles_no_port5{{&list, 0x401001f0b1, 0xf, 0x1e848001b0f, 0x0}, {}, &core_active_cycles_no_port5}; // .code = 0xb1, .mask = 0x1f, .threshold = 1, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr listed core_stall_count{{&list, 0x701003f0b1, 0xf, 0x20001e848001b39, 0x0}, {}, &core_stall_count}; // .code = 0xb1, .mask = 0x3f, .threshold = 1, .invert = true, .edge = true, .any_thread = true, .counters = 0xf, .period = 2000000, .missing = 0x4
inline constexpr listed core_stall_count_no_port5{{&list, 0x701001f0b1, 0xf, 0x20001e848001b58, 0x0}, {}, &core_stall_count_no_port5}; // .code = 0xb1, .mask = 0x1f, .threshold = 1, .invert = true, .edge = true, .any_thread = true, .counters = 0xf, .period = 2000000, .missing = 0x4
inline constexpr listed core_stall_cycles{{&list, 0x501003f0b1, 0xf, 0x1e848001b80, 0x0}, {}, &core_stall_cycles}; // .code = 0xb1, .mask = 0x3f, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr listed core_stall_cycles_no_port5{{&list, 0x501001f0b1, 0xf, 0x1e848001ba0, 0x0}, {}, &core_stall_cycles_no_port5}; // .code = 0xb1, .mask = 0x1f, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr listed port0{{&list, 0x10b1, 0xf, 0x1e848001bc9, 0x0}, {}, &port0}; // .code = 0xb1, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr listed port015{{&list, 0x400b1, 0xf, 0x1e848001bdd, 0x0}, {}, &port015}; // .code = 0xb1, .mask = 0x40, .counters = 0xf, .period = 2000000
inline constexpr listed port015_stall_cycles{{&list, 0x10100400b1, 0xf, 0x1e848001bf3, 0x0}, {}, &port015_stall_cycles}; // .code = 0xb1, .mask = 0x40, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000
inline constexpr listed port1{{&list, 0x20b1, 0xf, 0x1e848001c16, 0x0}, {}, &port1}; // .code = 0xb1, .mask = 0x2, .counters = 0xf, .period = 2000000
inline constexpr listed port2_core{{&list, 0x40000040b1, 0xf, 0x1e848001c2a, 0x0}, {}, &port2_core}; // .code = 0xb1, .mask = 0x4, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr listed port234_core{{&list, 0x40000800b1, 0xf, 0x1e848001c43, 0x0}, {}, &port234_core}; // .code = 0xb1, .mask = 0x80, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr listed port3_core{{&list, 0x40000080b1, 0xf, 0x1e848001c5e, 0x0}, {}, &port3_core}; // .code = 0xb1, .mask = 0x8, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr listed port4_core{{&list, 0x40000100b1, 0xf, 0x1e848001c77, 0x0}, {}, &port4_core}; // .code = 0xb1, .mask = 0x10, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr listed port5{{&list, 0x200b1, 0xf, 0x1e848001c90, 0x0}, {}, &port5}; // .code = 0xb1, .mask = 0x20, .counters = 0xf, .period = 2000000
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0x100e, 0xf, 0x1e848001ca4, 0x0}, {}, &any}; // .code = 0x0e, .mask = 0x1, .counters = 0xf, .period = 2000000
inline constexpr listed core_stall_cycles{{&list, 0x501000100e, 0xf, 0x1e848001cb4, 0x0}, {}, &core_stall_cycles}; // .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr listed cycles_all_threads{{&list, 0x401000100e, 0xf, 0x1e848001cd2, 0x0}, {}, &cycles_all_threads}; // .code = 0x0e, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr listed fused{{&list, 0x200e, 0xf, 0x1e848001cf1, 0x0}, {}, &fused}; // .code = 0x0e, .mask = 0x2, .counters = 0xf, .period = 2000000
inline constexpr listed stall_cycles{{&list, 0x101000100e, 0xf, 0x1e848001d03, 0x0}, {}, &stall_cycles}; // .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .period = 2000000
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed active_cycles{{&list, 0x100010c2, 0x1000000000000f, 0x1e848001d1c, 0x0}, {}, &active_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 1, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed any{{&list, 0x10c2, 0x1000000000000f, 0x1e848001d37, 0x0}, {}, &any}; // .code = 0xc2, .mask = 0x1, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed macro_fused{{&list, 0x40c2, 0x1000000000000f, 0x1e848001d48, 0x0}, {}, &macro_fused}; // .code = 0xc2, .mask = 0x4, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed retire_slots{{&list, 0x20c2, 0x1000000000000f, 0x1e848001d61, 0x0}, {}, &retire_slots}; // .code = 0xc2, .mask = 0x2, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed stall_cycles{{&list, 0x10100010c2, 0x1000000000000f, 0x1e848001d7b, 0x0}, {}, &stall_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .precise = can, .period = 2000000
inline constexpr listed total_cycles{{&list, 0x11000010c2, 0x1000000000000f, 0x1e848001d95, 0x0}, {}, &total_cycles}; // .code = 0xc2, .mask = 0x1, .threshold = 16, .invert = true, .counters = 0xf, .precise = can, .period = 2000000
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &baclear_force_iq, &bpu_missed_call_ret, &br_inst_decoded, &es_reg_renames, &inst_queue_writes,
    &inst_queue_write_cycles, &io_transactions, &itlb_flush, &itlb_miss_retired,
    &l1d_cache_prefetch_lock_fb_hit, &load_hit_pre, &lsd_overflow, &offcore_requests_sq_full,
    &partial_address_alias, &seg_rename_stalls, &sq_full_stall_cycles, &two_uop_insts_decoded,
    &uop_unfusion, &arith::cycles_div_busy, &arith::div, &arith::mul, &baclear::bad_target,
    &baclear::clear, &bpu_clears::early, &bpu_clears::late, &br_inst_exec::any, &br_inst_exec::cond,
    &br_inst_exec::direct, &br_inst_exec::direct_near_call, &br_inst_exec::indirect_near_call,
    &br_inst_exec::indirect_non_call, &br_inst_exec::near_calls, &br_inst_exec::non_calls,
    &br_inst_exec::return_near, &br_inst_exec::taken, &br_inst_retired::all_branches,
    &br_inst_retired::conditional, &br_inst_retired::near_call, &br_misp_exec::any,
    &br_misp_exec::cond, &br_misp_exec::direct, &br_misp_exec::direct_near_call,
    &br_misp_exec::indirect_near_call, &br_misp_exec::indirect_non_call, &br_misp_exec::near_calls,
    &br_misp_exec::non_calls, &br_misp_exec::return_near, &br_misp_exec::taken,
    &br_misp_retired::all_branches, &br_misp_retired::conditional, &br_misp_retired::near_call,
    &cache_lock_cycles::l1d, &cache_lock_cycles::l1d_l2, &cpu_clk_unhalted::ref,
    &cpu_clk_unhalted::ref_p, &cpu_clk_unhalted::thread, &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::total_cycles, &dtlb_load_misses::any, &dtlb_load_misses::pde_miss,
    &dtlb_load_misses::stlb_hit, &dtlb_load_misses::walk_completed, &dtlb_load_misses::walk_cycles,
    &dtlb_misses::any, &dtlb_misses::large_walk_completed, &dtlb_misses::stlb_hit,
    &dtlb_misses::walk_completed, &dtlb_misses::walk_cycles, &ept::walk_cycles, &fp_assist::all,
    &fp_assist::input, &fp_assist::output, &fp_comp_ops_exe::mmx,
    &fp_comp_ops_exe::sse_double_precision, &fp_comp_ops_exe::sse_fp,
    &fp_comp_ops_exe::sse_fp_packed, &fp_comp_ops_exe::sse_fp_scalar,
    &fp_comp_ops_exe::sse_single_precision, &fp_comp_ops_exe::sse2_integer, &fp_comp_ops_exe::x87,
    &fp_mmx_trans::any, &fp_mmx_trans::to_fp, &fp_mmx_trans::to_mmx, &ild_stall::any,
    &ild_stall::iq_full, &ild_stall::lcp, &ild_stall::mru, &ild_stall::regen, &inst_decoded::dec0,
    &inst_retired::any, &inst_retired::any_p, &inst_retired::mmx, &inst_retired::total_cycles,
    &inst_retired::x87, &inst_retired::total_cycles_ps, &itlb_misses::any,
    &itlb_misses::walk_completed, &itlb_misses::walk_cycles, &l1d::m_evict, &l1d::m_repl,
    &l1d::m_snoop_evict, &l1d::repl, &l1d_prefetch::miss, &l1d_prefetch::requests,
    &l1d_prefetch::triggers, &l1d_wb_l2::e_state, &l1d_wb_l2::i_state, &l1d_wb_l2::m_state,
    &l1d_wb_l2::mesi, &l1d_wb_l2::s_state, &l1i::cycles_stalled, &l1i::hits, &l1i::misses,
    &l1i::reads, &l2_data_rqsts::any, &l2_data_rqsts::demand_e_state,
    &l2_data_rqsts::demand_i_state, &l2_data_rqsts::demand_m_state, &l2_data_rqsts::demand_mesi,
    &l2_data_rqsts::demand_s_state, &l2_data_rqsts::prefetch_e_state,
    &l2_data_rqsts::prefetch_i_state, &l2_data_rqsts::prefetch_m_state,
    &l2_data_rqsts::prefetch_mesi, &l2_data_rqsts::prefetch_s_state, &l2_lines_in::any,
    &l2_lines_in::e_state, &l2_lines_in::s_state, &l2_lines_out::any, &l2_lines_out::demand_clean,
    &l2_lines_out::demand_dirty, &l2_lines_out::prefetch_clean, &l2_lines_out::prefetch_dirty,
    &l2_rqsts::ifetch_hit, &l2_rqsts::ifetch_miss, &l2_rqsts::ifetches, &l2_rqsts::ld_hit,
    &l2_rqsts::ld_miss, &l2_rqsts::loads, &l2_rqsts::miss, &l2_rqsts::prefetch_hit,
    &l2_rqsts::prefetch_miss, &l2_rqsts::prefetches, &l2_rqsts::references, &l2_rqsts::rfo_hit,
    &l2_rqsts::rfo_miss, &l2_rqsts::rfos, &l2_transactions::any, &l2_transactions::fill,
    &l2_transactions::ifetch, &l2_transactions::l1d_wb, &l2_transactions::load,
    &l2_transactions::prefetch, &l2_transactions::rfo, &l2_transactions::wb,
    &l2_write::lock_e_state, &l2_write::lock_hit, &l2_write::lock_i_state, &l2_write::lock_m_state,
    &l2_write::lock_mesi, &l2_write::lock_s_state, &l2_write::rfo_hit, &l2_write::rfo_i_state,
    &l2_write::rfo_m_state, &l2_write::rfo_mesi, &l2_write::rfo_s_state, &large_itlb::hit,
    &load_block::overlap_store, &load_dispatch::any, &load_dispatch::mob, &load_dispatch::rs,
    &load_dispatch::rs_delayed, &longest_lat_cache::miss, &longest_lat_cache::reference,
    &lsd::active, &lsd::inactive, &machine_clears::cycles, &machine_clears::mem_order,
    &machine_clears::smc, &macro_insts::decoded, &macro_insts::fusions_decoded,
    &mem_inst_retired::loads, &mem_inst_retired::stores,
    &mem_inst_retired::latency_above_threshold_0, &mem_inst_retired::latency_above_threshold_1024,
    &mem_inst_retired::latency_above_threshold_128, &mem_inst_retired::latency_above_threshold_16,
    &mem_inst_retired::latency_above_threshold_16384,
    &mem_inst_retired::latency_above_threshold_2048, &mem_inst_retired::latency_above_threshold_256,
    &mem_inst_retired::latency_above_threshold_32, &mem_inst_retired::latency_above_threshold_32768,
    &mem_inst_retired::latency_above_threshold_4, &mem_inst_retired::latency_above_threshold_4096,
    &mem_inst_retired::latency_above_threshold_512, &mem_inst_retired::latency_above_threshold_64,
    &mem_inst_retired::latency_above_threshold_8, &mem_inst_retired::latency_above_threshold_8192,
    &mem_load_retired::dtlb_miss, &mem_load_retired::hit_lfb, &mem_load_retired::l1d_hit,
    &mem_load_retired::l2_hit, &mem_load_retired::llc_miss, &mem_load_retired::llc_unshared_hit,
    &mem_load_retired::other_core_l2_hit_hitm, &mem_store_retired::dtlb_miss,
    &mem_uncore_retired::local_dram, &mem_uncore_retired::other_core_l2_hitm,
    &mem_uncore_retired::remote_cache_local_home_hit, &mem_uncore_retired::remote_dram,
    &mem_uncore_retired::uncacheable, &offcore_requests::any, &offcore_requests::any_read,
    &offcore_requests::any_rfo, &offcore_requests::demand_read_code,
    &offcore_requests::demand_read_data, &offcore_requests::demand_rfo,
    &offcore_requests::l1d_writeback, &offcore_requests::uncached_mem,
    &offcore_requests_outstanding::any_read, &offcore_requests_outstanding::any_read_not_empty,
    &offcore_requests_outstanding::demand_read_code,
    &offcore_requests_outstanding::demand_read_code_not_empty,
    &offcore_requests_outstanding::demand_read_data,
    &offcore_requests_outstanding::demand_read_data_not_empty,
    &offcore_requests_outstanding::demand_rfo, &offcore_requests_outstanding::demand_rfo_not_empty,
    &rat_stalls::any, &rat_stalls::flags, &rat_stalls::registers, &rat_stalls::rob_read_port,
    &rat_stalls::scoreboard, &resource_stalls::any, &resource_stalls::fpcw, &resource_stalls::load,
    &resource_stalls::mxcsr, &resource_stalls::other, &resource_stalls::rob_full,
    &resource_stalls::rs_full, &resource_stalls::store, &sb_drain::any, &simd_int_128::pack,
    &simd_int_128::packed_arith, &simd_int_128::packed_logical, &simd_int_128::packed_mpy,
    &simd_int_128::packed_shift, &simd_int_128::shuffle_move, &simd_int_128::unpack,
    &simd_int_64::pack, &simd_int_64::packed_arith, &simd_int_64::packed_logical,
    &simd_int_64::packed_mpy, &simd_int_64::packed_shift, &simd_int_64::shuffle_move,
    &simd_int_64::unpack, &snoop_response::hit, &snoop_response::hite, &snoop_response::hitm,
    &snoopq_requests::code, &snoopq_requests::data, &snoopq_requests::invalidate,
    &snoopq_requests_outstanding::code, &snoopq_requests_outstanding::code_not_empty,
    &snoopq_requests_outstanding::data, &snoopq_requests_outstanding::data_not_empty,
    &snoopq_requests_outstanding::invalidate, &snoopq_requests_outstanding::invalidate_not_empty,
    &sq_misc::lru_hints, &sq_misc::split_lock, &ssex_uops_retired::packed_double,
    &ssex_uops_retired::packed_single, &ssex_uops_retired::scalar_double,
    &ssex_uops_retired::scalar_single, &ssex_uops_retired::vector_integer, &store_blocks::at_ret,
    &store_blocks::l1d_block, &uops_decoded::esp_folding, &uops_decoded::esp_sync,
    &uops_decoded::ms_cycles_active, &uops_decoded::stall_cycles,
    &uops_executed::core_active_cycles, &uops_executed::core_active_cycles_no_port5,
    &uops_executed::core_stall_count, &uops_executed::core_stall_count_no_port5,
    &uops_executed::core_stall_cycles, &uops_executed::core_stall_cycles_no_port5,
    &uops_executed::port0, &uops_executed::port015, &uops_executed::port015_stall_cycles,
    &uops_executed::port1, &uops_executed::port2_core, &uops_executed::port234_core,
    &uops_executed::port3_core, &uops_executed::port4_core, &uops_executed::port5,
    &uops_issued::any, &uops_issued::core_stall_cycles, &uops_issued::cycles_all_threads,
    &uops_issued::fused, &uops_issued::stall_cycles, &uops_retired::active_cycles,
    &uops_retired::any, &uops_retired::macro_fused, &uops_retired::retire_slots,
    &uops_retired::stall_cycles, &uops_retired::total_cycles,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::westmere
