// Events of Skylake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// skl: from intel/perfmon 6dadedf3aa48, SKL/events/skylake_core.json, version 59 of 04/04/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::skylake {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "arith.divider_active\0"
    "baclears.any\0"
    "br_inst_retired.all_branches\0" "SKL091\0"
    "br_inst_retired.conditional\0" "SKL091\0"
    "br_inst_retired.cond\0" "SKL091\0"
    "br_inst_retired.near_call\0" "SKL091\0"
    "br_inst_retired.all_branches_pebs\0" "SKL091\0"
    "br_inst_retired.near_return\0" "SKL091\0"
    "br_inst_retired.not_taken\0" "SKL091\0"
    "br_inst_retired.cond_ntaken\0" "SKL091\0"
    "br_inst_retired.near_taken\0" "SKL091\0"
    "br_inst_retired.far_branch\0" "SKL091\0"
    "br_misp_exec.indirect\0"
    "br_misp_exec.all_branches\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.conditional\0"
    "br_misp_retired.near_call\0"
    "br_misp_retired.all_branches_pebs\0"
    "br_misp_retired.near_taken\0"
    "cpu_clk_thread_unhalted.ref_xclk\0"
    "cpu_clk_thread_unhalted.ref_xclk_any\0"
    "cpu_clk_thread_unhalted.one_thread_active\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.thread_any\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.thread_p_any\0"
    "cpu_clk_unhalted.ring0_trans\0"
    "cpu_clk_unhalted.ref_xclk\0"
    "cpu_clk_unhalted.ref_xclk_any\0"
    "cpu_clk_unhalted.one_thread_active\0"
    "cycle_activity.cycles_l2_miss\0"
    "cycle_activity.cycles_l3_miss\0"
    "cycle_activity.stalls_total\0"
    "cycle_activity.stalls_l2_miss\0"
    "cycle_activity.stalls_l3_miss\0"
    "cycle_activity.cycles_l1d_miss\0"
    "cycle_activity.stalls_l1d_miss\0"
    "cycle_activity.cycles_mem_any\0"
    "cycle_activity.stalls_mem_any\0"
    "decode.lcp\0"
    "dsb2mite_switches.count\0"
    "dsb2mite_switches.penalty_cycles\0"
    "dtlb_load_misses.miss_causes_a_walk\0"
    "dtlb_load_misses.walk_completed_4k\0"
    "dtlb_load_misses.walk_completed_2m_4m\0"
    "dtlb_load_misses.walk_completed_1g\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_pending\0"
    "dtlb_load_misses.walk_active\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_store_misses.miss_causes_a_walk\0"
    "dtlb_store_misses.walk_completed_4k\0"
    "dtlb_store_misses.walk_completed_2m_4m\0"
    "dtlb_store_misses.walk_completed_1g\0"
    "dtlb_store_misses.walk_completed\0"
    "dtlb_store_misses.walk_pending\0"
    "dtlb_store_misses.walk_active\0"
    "dtlb_store_misses.stlb_hit\0"
    "ept.walk_pending\0"
    "exe_activity.exe_bound_0_ports\0"
    "exe_activity.1_ports_util\0"
    "exe_activity.2_ports_util\0"
    "exe_activity.3_ports_util\0"
    "exe_activity.4_ports_util\0"
    "exe_activity.bound_on_stores\0"
    "fp_arith_inst_retired.scalar_double\0"
    "fp_arith_inst_retired.scalar_single\0"
    "fp_arith_inst_retired.scalar\0"
    "fp_arith_inst_retired.128b_packed_double\0"
    "fp_arith_inst_retired.128b_packed_single\0"
    "fp_arith_inst_retired.256b_packed_double\0"
    "fp_arith_inst_retired.4_flops\0"
    "fp_arith_inst_retired.256b_packed_single\0"
    "fp_arith_inst_retired.vector\0"
    "fp_assist.any\0"
    "frontend_retired.dsb_miss\0"
    "frontend_retired.l1i_miss\0"
    "frontend_retired.l2_miss\0"
    "frontend_retired.itlb_miss\0"
    "frontend_retired.stlb_miss\0"
    "frontend_retired.latency_ge_2\0"
    "frontend_retired.latency_ge_2_bubbles_ge_2\0"
    "frontend_retired.latency_ge_4\0"
    "frontend_retired.latency_ge_8\0"
    "frontend_retired.latency_ge_16\0"
    "frontend_retired.latency_ge_32\0"
    "frontend_retired.latency_ge_64\0"
    "frontend_retired.latency_ge_128\0"
    "frontend_retired.latency_ge_256\0"
    "frontend_retired.latency_ge_512\0"
    "frontend_retired.latency_ge_2_bubbles_ge_1\0"
    "frontend_retired.latency_ge_2_bubbles_ge_3\0"
    "frontend_retired.latency_ge_1\0"
    "frontend_retired.any_dsb_miss\0"
    "hle_retired.start\0"
    "hle_retired.commit\0"
    "hle_retired.aborted\0"
    "hle_retired.aborted_mem\0"
    "hle_retired.aborted_timer\0"
    "hle_retired.aborted_unfriendly\0"
    "hle_retired.aborted_memtype\0"
    "hle_retired.aborted_events\0"
    "hw_interrupts.received\0"
    "icache_16b.ifdata_stall\0"
    "icache_64b.iftag_hit\0"
    "icache_64b.iftag_miss\0"
    "icache_64b.iftag_stall\0"
    "icache_tag.stalls\0"
    "idq.mite_uops\0"
    "idq.mite_cycles\0"
    "idq.dsb_uops\0"
    "idq.dsb_cycles\0"
    "idq.ms_dsb_cycles\0"
    "idq.all_dsb_cycles_4_uops\0"
    "idq.all_dsb_cycles_any_uops\0"
    "idq.dsb_cycles_ok\0"
    "idq.dsb_cycles_any\0"
    "idq.ms_mite_uops\0"
    "idq.all_mite_cycles_4_uops\0"
    "idq.all_mite_cycles_any_uops\0"
    "idq.ms_cycles\0"
    "idq.ms_switches\0"
    "idq.ms_uops\0"
    "idq_uops_not_delivered.core\0"
    "idq_uops_not_delivered.cycles_0_uops_deliv.core\0"
    "idq_uops_not_delivered.cycles_le_1_uop_deliv.core\0"
    "idq_uops_not_delivered.cycles_le_2_uop_deliv.core\0"
    "idq_uops_not_delivered.cycles_le_3_uop_deliv.core\0"
    "idq_uops_not_delivered.cycles_fe_was_ok\0"
    "ild_stall.lcp\0"
    "inst_decoded.decoders\0"
    "inst_retired.any\0"
    "inst_retired.any_p\0" "SKL091;SKL044\0"
    "inst_retired.prec_dist\0" "SKL091;SKL044\0"
    "inst_retired.total_cycles_ps\0" "SKL091;SKL044\0"
    "inst_retired.nop\0" "SKL091;SKL044\0"
    "int_misc.recovery_cycles\0"
    "int_misc.recovery_cycles_any\0"
    "int_misc.clears_count\0"
    "int_misc.clear_resteer_cycles\0"
    "itlb.itlb_flush\0"
    "itlb_misses.miss_causes_a_walk\0"
    "itlb_misses.walk_completed_4k\0"
    "itlb_misses.walk_completed_2m_4m\0"
    "itlb_misses.walk_completed_1g\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_pending\0"
    "itlb_misses.walk_active\0"
    "itlb_misses.stlb_hit\0"
    "l1d.replacement\0"
    "l1d_pend_miss.pending\0"
    "l1d_pend_miss.pending_cycles\0"
    "l1d_pend_miss.pending_cycles_any\0"
    "l1d_pend_miss.fb_full\0"
    "l2_lines_in.all\0"
    "l2_lines_out.silent\0"
    "l2_lines_out.non_silent\0"
    "l2_lines_out.useless_pref\0"
    "l2_lines_out.useless_hwpf\0"
    "l2_rqsts.demand_data_rd_miss\0"
    "l2_rqsts.rfo_miss\0"
    "l2_rqsts.code_rd_miss\0"
    "l2_rqsts.all_demand_miss\0"
    "l2_rqsts.pf_miss\0"
    "l2_rqsts.miss\0"
    "l2_rqsts.demand_data_rd_hit\0"
    "l2_rqsts.rfo_hit\0"
    "l2_rqsts.code_rd_hit\0"
    "l2_rqsts.pf_hit\0"
    "l2_rqsts.all_demand_data_rd\0"
    "l2_rqsts.all_rfo\0"
    "l2_rqsts.all_code_rd\0"
    "l2_rqsts.all_demand_references\0"
    "l2_rqsts.all_pf\0"
    "l2_rqsts.references\0"
    "l2_trans.l2_wb\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.no_sr\0"
    "ld_blocks_partial.address_alias\0"
    "load_hit_pre.sw_pf\0"
    "longest_lat_cache.miss\0" "SKL057\0"
    "longest_lat_cache.reference\0" "SKL057\0"
    "lsd.uops\0"
    "lsd.cycles_active\0"
    "lsd.cycles_4_uops\0"
    "lsd.cycles_ok\0"
    "machine_clears.count\0"
    "machine_clears.memory_ordering\0" "SKL089\0"
    "machine_clears.smc\0"
    "memory_disambiguation.history_reset\0"
    "mem_inst_retired.stlb_miss_loads\0"
    "mem_inst_retired.stlb_miss_stores\0"
    "mem_inst_retired.lock_loads\0"
    "mem_inst_retired.split_loads\0"
    "mem_inst_retired.split_stores\0"
    "mem_inst_retired.all_loads\0"
    "mem_inst_retired.all_stores\0"
    "mem_inst_retired.any\0"
    "mem_load_l3_hit_retired.xsnp_miss\0"
    "mem_load_l3_hit_retired.xsnp_hit\0"
    "mem_load_l3_hit_retired.xsnp_hitm\0"
    "mem_load_l3_hit_retired.xsnp_none\0"
    "mem_load_misc_retired.uc\0"
    "mem_load_retired.l1_hit\0"
    "mem_load_retired.l2_hit\0"
    "mem_load_retired.l3_hit\0"
    "mem_load_retired.l1_miss\0"
    "mem_load_retired.l2_miss\0"
    "mem_load_retired.l3_miss\0"
    "mem_load_retired.fb_hit\0"
    "mem_trans_retired.load_latency_gt_4\0"
    "mem_trans_retired.load_latency_gt_8\0"
    "mem_trans_retired.load_latency_gt_16\0"
    "mem_trans_retired.load_latency_gt_32\0"
    "mem_trans_retired.load_latency_gt_64\0"
    "mem_trans_retired.load_latency_gt_128\0"
    "mem_trans_retired.load_latency_gt_256\0"
    "mem_trans_retired.load_latency_gt_512\0"
    "offcore_requests.demand_data_rd\0"
    "offcore_requests.demand_code_rd\0"
    "offcore_requests.demand_rfo\0"
    "offcore_requests.all_data_rd\0"
    "offcore_requests.l3_miss_demand_data_rd\0"
    "offcore_requests.all_requests\0"
    "offcore_requests_buffer.sq_full\0"
    "offcore_requests_outstanding.demand_data_rd\0"
    "offcore_requests_outstanding.cycles_with_demand_data_rd\0"
    "offcore_requests_outstanding.demand_data_rd_ge_6\0"
    "offcore_requests_outstanding.demand_code_rd\0"
    "offcore_requests_outstanding.cycles_with_demand_code_rd\0"
    "offcore_requests_outstanding.demand_rfo\0"
    "offcore_requests_outstanding.cycles_with_demand_rfo\0"
    "offcore_requests_outstanding.all_data_rd\0"
    "offcore_requests_outstanding.cycles_with_data_rd\0"
    "offcore_requests_outstanding.l3_miss_demand_data_rd\0"
    "offcore_requests_outstanding.cycles_with_l3_miss_demand_data_rd\0"
    "offcore_requests_outstanding.l3_miss_demand_data_rd_ge_6\0"
    "other_assists.any\0"
    "partial_rat_stalls.scoreboard\0"
    "resource_stalls.any\0"
    "resource_stalls.sb\0"
    "rob_misc_events.lbr_inserts\0"
    "rob_misc_events.pause_inst\0"
    "rs_events.empty_cycles\0"
    "rs_events.empty_end\0"
    "rtm_retired.start\0"
    "rtm_retired.commit\0"
    "rtm_retired.aborted\0"
    "rtm_retired.aborted_mem\0"
    "rtm_retired.aborted_timer\0"
    "rtm_retired.aborted_unfriendly\0"
    "rtm_retired.aborted_memtype\0"
    "rtm_retired.aborted_events\0"
    "sq_misc.split_lock\0"
    "sw_prefetch_access.nta\0"
    "sw_prefetch_access.t0\0"
    "sw_prefetch_access.t1_t2\0"
    "sw_prefetch_access.prefetchw\0"
    "sw_prefetch_access.any\0"
    "tlb_flush.dtlb_thread\0"
    "tlb_flush.stlb_any\0"
    "tx_exec.misc1\0"
    "tx_exec.misc2\0"
    "tx_exec.misc3\0"
    "tx_exec.misc4\0"
    "tx_exec.misc5\0"
    "tx_mem.abort_conflict\0"
    "tx_mem.abort_capacity\0"
    "tx_mem.abort_hle_store_to_elided_lock\0"
    "tx_mem.abort_hle_elision_buffer_not_empty\0"
    "tx_mem.abort_hle_elision_buffer_mismatch\0"
    "tx_mem.abort_hle_elision_buffer_unsupported_alignment\0"
    "tx_mem.hle_elision_buffer_full\0"
    "uops_dispatched_port.port_0\0"
    "uops_dispatched_port.port_1\0"
    "uops_dispatched_port.port_2\0"
    "uops_dispatched_port.port_3\0"
    "uops_dispatched_port.port_4\0"
    "uops_dispatched_port.port_5\0"
    "uops_dispatched_port.port_6\0"
    "uops_dispatched_port.port_7\0"
    "uops_executed.thread\0"
    "uops_executed.stall_cycles\0"
    "uops_executed.cycles_ge_1_uop_exec\0"
    "uops_executed.cycles_ge_2_uops_exec\0"
    "uops_executed.cycles_ge_3_uops_exec\0"
    "uops_executed.cycles_ge_4_uops_exec\0"
    "uops_executed.core\0"
    "uops_executed.core_cycles_ge_1\0"
    "uops_executed.core_cycles_ge_2\0"
    "uops_executed.core_cycles_ge_3\0"
    "uops_executed.core_cycles_ge_4\0"
    "uops_executed.core_cycles_none\0"
    "uops_executed.x87\0"
    "uops_issued.any\0"
    "uops_issued.stall_cycles\0"
    "uops_issued.vector_width_mismatch\0"
    "uops_issued.slow_lea\0"
    "uops_retired.retire_slots\0"
    "uops_retired.stall_cycles\0"
    "uops_retired.total_cycles\0"
    "uops_retired.macro_fused\0";
inline constexpr core sharers[] = {core::skylake_sp, core::cascade_lake};
inline constexpr select::event_list list{"skylake", core::skylake, names, all_of(sharers)};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed divider_active{{&list, 0x10001014, 0xff000f, 0x1e848300000, 0x0}, {}, &divider_active}; // .code = 0x14, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e6, 0xff000f, 0x186a300015, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0xff000f, 0x400061a8900022, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xf, .alone = 0xff, .period = 400009, .has_errata = true
inline constexpr listed conditional{{&list, 0x10c4, 0x10000000ff000f, 0x400061a8900046, 0x0}, {}, &conditional}; // .code = 0xc4, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009, .has_errata = true
inline constexpr listed cond{{&list, 0x10c4, 0xff000f, 0x400061a8900069, 0x0}, {}, &cond}; // .code = 0xc4, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 400009, .has_errata = true
inline constexpr listed near_call{{&list, 0x20c4, 0x10000000ff000f, 0x4000186a700085, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007, .has_errata = true
inline constexpr listed all_branches_pebs{{&list, 0x40c4, 0x200000000f000f, 0x400061a89000a6, 0x0}, {}, &all_branches_pebs}; // .code = 0xc4, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = only, .period = 400009, .has_errata = true
inline constexpr listed near_return{{&list, 0x80c4, 0x10000000ff000f, 0x4000186a7000cf, 0x0}, {}, &near_return}; // .code = 0xc4, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007, .has_errata = true
inline constexpr listed not_taken{{&list, 0x100c4, 0xff000f, 0x400061a89000f2, 0x0}, {}, &not_taken}; // .code = 0xc4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 400009, .has_errata = true
inline constexpr listed cond_ntaken{{&list, 0x100c4, 0xff000f, 0x400061a8900113, 0x0}, {}, &cond_ntaken}; // .code = 0xc4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 400009, .has_errata = true
inline constexpr listed near_taken{{&list, 0x200c4, 0x10000000ff000f, 0x400061a8900136, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009, .has_errata = true
inline constexpr listed far_branch{{&list, 0x400c4, 0x10000000ff000f, 0x4000186a700158, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0x40, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007, .has_errata = true
} // namespace br_inst_retired

namespace br_misp_exec {
using namespace core_events;
inline constexpr listed indirect{{&list, 0xe4089, 0xff000f, 0x30d430017a, 0x0}, {}, &indirect}; // .code = 0x89, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_branches{{&list, 0xff089, 0xff000f, 0x30d4300190, 0x0}, {}, &all_branches}; // .code = 0x89, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace br_misp_exec

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0xff000f, 0x61a89001aa, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xf, .alone = 0xff, .period = 400009
inline constexpr listed conditional{{&list, 0x10c5, 0x10000000ff000f, 0x61a89001c7, 0x0}, {}, &conditional}; // .code = 0xc5, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed near_call{{&list, 0x20c5, 0x10000000ff000f, 0x61a89001e3, 0x0}, {}, &near_call}; // .code = 0xc5, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
inline constexpr listed all_branches_pebs{{&list, 0x40c5, 0x200000000f000f, 0x61a89001fd, 0x0}, {}, &all_branches_pebs}; // .code = 0xc5, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = only, .period = 400009
inline constexpr listed near_taken{{&list, 0x200c5, 0x10000000ff000f, 0x61a890021f, 0x0}, {}, &near_taken}; // .code = 0xc5, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
} // namespace br_misp_retired

namespace cpu_clk_thread_unhalted {
using namespace core_events;
inline constexpr listed ref_xclk{{&list, 0x103c, 0xff000f, 0x61ab0023a, 0x0}, {}, &ref_xclk}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 25003
inline constexpr listed ref_xclk_any{{&list, 0x400000103c, 0xff000f, 0x61ab0025b, 0x0}, {}, &ref_xclk_any}; // .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 25003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xff000f, 0x61ab00280, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 25003
} // namespace cpu_clk_thread_unhalted

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e8483002aa, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed thread_any{{&list, 0x4000002000, 0x2000000000000, 0x1e8483002c2, 0x0}, {}, &thread_any}; // .code = 0x00, .mask = 0x2, .any_thread = true, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e8483002de, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0xff000f, 0x1e8483002f7, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed thread_p_any{{&list, 0x400000003c, 0xff000f, 0x1e848300311, 0x0}, {}, &thread_p_any}; // .code = 0x3c, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ring0_trans{{&list, 0x201000003c, 0xff000f, 0x186a70032f, 0x0}, {}, &ring0_trans}; // .code = 0x3c, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100007
inline constexpr listed ref_xclk{{&list, 0x103c, 0xff000f, 0x61ab0034c, 0x0}, {}, &ref_xclk}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 25003
inline constexpr listed ref_xclk_any{{&list, 0x400000103c, 0xff000f, 0x61ab00366, 0x0}, {}, &ref_xclk_any}; // .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 25003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xff000f, 0x61ab00384, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 25003
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_miss{{&list, 0x100010a3, 0xff000f, 0x1e8483003a7, 0x0}, {}, &cycles_l2_miss}; // .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_l3_miss{{&list, 0x200020a3, 0xff000f, 0x1e8483003c5, 0x0}, {}, &cycles_l3_miss}; // .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_total{{&list, 0x400040a3, 0xff000f, 0x1e8483003e3, 0x0}, {}, &stalls_total}; // .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_l2_miss{{&list, 0x500050a3, 0xff000f, 0x1e8483003ff, 0x0}, {}, &stalls_l2_miss}; // .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_l3_miss{{&list, 0x600060a3, 0xff000f, 0x1e84830041d, 0x0}, {}, &stalls_l3_miss}; // .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_l1d_miss{{&list, 0x800080a3, 0xff000f, 0x1e84830043b, 0x0}, {}, &cycles_l1d_miss}; // .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_l1d_miss{{&list, 0xc000c0a3, 0xff000f, 0x1e84830045a, 0x0}, {}, &stalls_l1d_miss}; // .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_mem_any{{&list, 0x1000100a3, 0xff000f, 0x1e848300479, 0x0}, {}, &cycles_mem_any}; // .code = 0xa3, .mask = 0x10, .threshold = 16, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_mem_any{{&list, 0x1400140a3, 0xf000f, 0x1e848300497, 0x0}, {}, &stalls_mem_any}; // .code = 0xa3, .mask = 0x14, .threshold = 20, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace cycle_activity

namespace decode {
using namespace core_events;
inline constexpr listed lcp{{&list, 0x1087, 0xff000f, 0x1e8483004b5, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace decode

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed count{{&list, 0x10ab, 0xff000f, 0x1e8483004c0, 0x0}, {}, &count}; // .code = 0xab, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed penalty_cycles{{&list, 0x20ab, 0xff000f, 0x1e8483004d8, 0x0}, {}, &penalty_cycles}; // .code = 0xab, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1008, 0xff000f, 0x186a3004f9, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x08, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_4k{{&list, 0x2008, 0xff000f, 0x1e84830051d, 0x0}, {}, &walk_completed_4k}; // .code = 0x08, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4008, 0xff000f, 0x1e848300540, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x08, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed walk_completed_1g{{&list, 0x8008, 0xff000f, 0x1e848300566, 0x0}, {}, &walk_completed_1g}; // .code = 0x08, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed walk_completed{{&list, 0xe008, 0xff000f, 0x186a300589, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10008, 0xff000f, 0x1e8483005a9, 0x0}, {}, &walk_pending}; // .code = 0x08, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed walk_active{{&list, 0x10010008, 0xff000f, 0x186a3005c7, 0x0}, {}, &walk_active}; // .code = 0x08, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20008, 0xff000f, 0x1e8483005e4, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1049, 0xff000f, 0x186a3005fe, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x49, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_4k{{&list, 0x2049, 0xff000f, 0x186a300623, 0x0}, {}, &walk_completed_4k}; // .code = 0x49, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4049, 0xff000f, 0x186a300647, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x49, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_1g{{&list, 0x8049, 0xff000f, 0x186a30066e, 0x0}, {}, &walk_completed_1g}; // .code = 0x49, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe049, 0xff000f, 0x186a300692, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10049, 0xff000f, 0x1e8483006b3, 0x0}, {}, &walk_pending}; // .code = 0x49, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed walk_active{{&list, 0x10010049, 0xff000f, 0x186a3006d2, 0x0}, {}, &walk_active}; // .code = 0x49, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20049, 0xff000f, 0x186a3006f0, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_pending{{&list, 0x1004f, 0xff000f, 0x1e84830070b, 0x0}, {}, &walk_pending}; // .code = 0x4f, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace ept

namespace exe_activity {
using namespace core_events;
inline constexpr listed exe_bound_0_ports{{&list, 0x10a6, 0xff000f, 0x1e84830071c, 0x0}, {}, &exe_bound_0_ports}; // .code = 0xa6, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _1_ports_util{{&list, 0x20a6, 0xff000f, 0x1e84830073b, 0x0}, {}, &_1_ports_util}; // .code = 0xa6, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _2_ports_util{{&list, 0x40a6, 0xff000f, 0x1e848300755, 0x0}, {}, &_2_ports_util}; // .code = 0xa6, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _3_ports_util{{&list, 0x80a6, 0xff000f, 0x1e84830076f, 0x0}, {}, &_3_ports_util}; // .code = 0xa6, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _4_ports_util{{&list, 0x100a6, 0xff000f, 0x1e848300789, 0x0}, {}, &_4_ports_util}; // .code = 0xa6, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed bound_on_stores{{&list, 0x400a6, 0xff000f, 0x1e8483007a3, 0x0}, {}, &bound_on_stores}; // .code = 0xa6, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace exe_activity

namespace fp_arith_inst_retired {
using namespace core_events;
inline constexpr listed scalar_double{{&list, 0x10c7, 0xff000f, 0x1e8483007c0, 0x0}, {}, &scalar_double}; // .code = 0xc7, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed scalar_single{{&list, 0x20c7, 0xff000f, 0x1e8483007e4, 0x0}, {}, &scalar_single}; // .code = 0xc7, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed scalar{{&list, 0x30c7, 0xff000f, 0x1e848300808, 0x0}, {}, &scalar}; // .code = 0xc7, .mask = 0x3, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _128b_packed_double{{&list, 0x40c7, 0xff000f, 0x1e848300825, 0x0}, {}, &_128b_packed_double}; // .code = 0xc7, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _128b_packed_single{{&list, 0x80c7, 0xff000f, 0x1e84830084e, 0x0}, {}, &_128b_packed_single}; // .code = 0xc7, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _256b_packed_double{{&list, 0x100c7, 0xff000f, 0x1e848300877, 0x0}, {}, &_256b_packed_double}; // .code = 0xc7, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _4_flops{{&list, 0x180c7, 0xff000f, 0xf4243008a0, 0x0}, {}, &_4_flops}; // .code = 0xc7, .mask = 0x18, .counters = 0xf, .alone = 0xff, .period = 1000003
inline constexpr listed _256b_packed_single{{&list, 0x200c7, 0xff000f, 0x1e8483008be, 0x0}, {}, &_256b_packed_single}; // .code = 0xc7, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed vector{{&list, 0xfc0c7, 0xff000f, 0x1e8483008e7, 0x0}, {}, &vector}; // .code = 0xc7, .mask = 0xfc, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace fp_arith_inst_retired

namespace fp_assist {
using namespace core_events;
inline constexpr listed any{{&list, 0x1001e0ca, 0xff000f, 0x186a300904, 0x0}, {}, &any}; // .code = 0xca, .mask = 0x1e, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace fp_assist

namespace frontend_retired {
using namespace core_events;
inline constexpr listed dsb_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700912, 0x11}, {}, &dsb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x11, .period = 100007, .taken_alone = true
inline constexpr listed l1i_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a70092c, 0x12}, {}, &l1i_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x12, .period = 100007, .taken_alone = true
inline constexpr listed l2_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700946, 0x13}, {}, &l2_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x13, .period = 100007, .taken_alone = true
inline constexpr listed itlb_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a70095f, 0x14}, {}, &itlb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x14, .period = 100007, .taken_alone = true
inline constexpr listed stlb_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a70097a, 0x15}, {}, &stlb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x15, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700995, 0x400206}, {}, &latency_ge_2}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x400206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2_bubbles_ge_2{{&list, 0x10c6, 0x100000000f000f, 0xd00186a7009b3, 0x200206}, {}, &latency_ge_2_bubbles_ge_2}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x200206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_4{{&list, 0x10c6, 0x100000000f000f, 0xd00186a7009de, 0x400406}, {}, &latency_ge_4}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x400406, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_8{{&list, 0x10c6, 0x100000000f000f, 0xd00186a7009fc, 0x400806}, {}, &latency_ge_8}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x400806, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_16{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700a1a, 0x401006}, {}, &latency_ge_16}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x401006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_32{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700a39, 0x402006}, {}, &latency_ge_32}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x402006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_64{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700a58, 0x404006}, {}, &latency_ge_64}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x404006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_128{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700a77, 0x408006}, {}, &latency_ge_128}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x408006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_256{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700a97, 0x410006}, {}, &latency_ge_256}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x410006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_512{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700ab7, 0x420006}, {}, &latency_ge_512}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x420006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2_bubbles_ge_1{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700ad7, 0x100206}, {}, &latency_ge_2_bubbles_ge_1}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x100206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2_bubbles_ge_3{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700b02, 0x300206}, {}, &latency_ge_2_bubbles_ge_3}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x300206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_1{{&list, 0x10c6, 0x200000000f000f, 0xd00186a700b2d, 0x400106}, {}, &latency_ge_1}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = frontend, .holds = 0x400106, .period = 100007, .taken_alone = true
inline constexpr listed any_dsb_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700b4b, 0x1}, {}, &any_dsb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x1, .period = 100007, .taken_alone = true
} // namespace frontend_retired

namespace hle_retired {
using namespace core_events;
inline constexpr listed start{{&list, 0x10c8, 0xff000f, 0x1e848300b69, 0x0}, {}, &start}; // .code = 0xc8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed commit{{&list, 0x20c8, 0xff000f, 0x1e848300b7b, 0x0}, {}, &commit}; // .code = 0xc8, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted{{&list, 0x40c8, 0x10000000ff000f, 0x1e848300b8e, 0x0}, {}, &aborted}; // .code = 0xc8, .mask = 0x4, .counters = 0xf, .alone = 0xff, .precise = can, .period = 2000003
inline constexpr listed aborted_mem{{&list, 0x80c8, 0xff000f, 0x1e848300ba2, 0x0}, {}, &aborted_mem}; // .code = 0xc8, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_timer{{&list, 0x100c8, 0xff000f, 0x1e848300bba, 0x0}, {}, &aborted_timer}; // .code = 0xc8, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_unfriendly{{&list, 0x200c8, 0xff000f, 0x1e848300bd4, 0x0}, {}, &aborted_unfriendly}; // .code = 0xc8, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_memtype{{&list, 0x400c8, 0xff000f, 0x1e848300bf3, 0x0}, {}, &aborted_memtype}; // .code = 0xc8, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_events{{&list, 0x800c8, 0xff000f, 0x1e848300c0f, 0x0}, {}, &aborted_events}; // .code = 0xc8, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace hle_retired

namespace hw_interrupts {
using namespace core_events;
inline constexpr listed received{{&list, 0x10cb, 0xff000f, 0xcb00c2a, 0x0}, {}, &received}; // .code = 0xcb, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 203
} // namespace hw_interrupts

namespace icache_16b {
using namespace core_events;
inline constexpr listed ifdata_stall{{&list, 0x4080, 0xff000f, 0x1e848300c41, 0x0}, {}, &ifdata_stall}; // .code = 0x80, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace icache_16b

namespace icache_64b {
using namespace core_events;
inline constexpr listed iftag_hit{{&list, 0x1083, 0xff000f, 0x30d4300c59, 0x0}, {}, &iftag_hit}; // .code = 0x83, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed iftag_miss{{&list, 0x2083, 0xff000f, 0x30d4300c6e, 0x0}, {}, &iftag_miss}; // .code = 0x83, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed iftag_stall{{&list, 0x4083, 0xff000f, 0x30d4300c84, 0x0}, {}, &iftag_stall}; // .code = 0x83, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace icache_64b

namespace icache_tag {
using namespace core_events;
inline constexpr listed stalls{{&list, 0x4083, 0xff000f, 0x30d4300c9b, 0x0}, {}, &stalls}; // .code = 0x83, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace icache_tag

namespace idq {
using namespace core_events;
inline constexpr listed mite_uops{{&list, 0x4079, 0xff000f, 0x1e848300cad, 0x0}, {}, &mite_uops}; // .code = 0x79, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed mite_cycles{{&list, 0x10004079, 0xff000f, 0x1e848300cbb, 0x0}, {}, &mite_cycles}; // .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_uops{{&list, 0x8079, 0xff000f, 0x1e848300ccb, 0x0}, {}, &dsb_uops}; // .code = 0x79, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_cycles{{&list, 0x10008079, 0xff000f, 0x1e848300cd8, 0x0}, {}, &dsb_cycles}; // .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_dsb_cycles{{&list, 0x10010079, 0xff000f, 0x1e848300ce7, 0x0}, {}, &ms_dsb_cycles}; // .code = 0x79, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_dsb_cycles_4_uops{{&list, 0x40018079, 0xff000f, 0x1e848300cf9, 0x0}, {}, &all_dsb_cycles_4_uops}; // .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_dsb_cycles_any_uops{{&list, 0x10018079, 0xff000f, 0x1e848300d13, 0x0}, {}, &all_dsb_cycles_any_uops}; // .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_cycles_ok{{&list, 0x40018079, 0xff000f, 0x1e848300d2f, 0x0}, {}, &dsb_cycles_ok}; // .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_cycles_any{{&list, 0x10018079, 0xff000f, 0x1e848300d41, 0x0}, {}, &dsb_cycles_any}; // .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_mite_uops{{&list, 0x20079, 0xff000f, 0x1e848300d54, 0x0}, {}, &ms_mite_uops}; // .code = 0x79, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_mite_cycles_4_uops{{&list, 0x40024079, 0xff000f, 0x1e848300d65, 0x0}, {}, &all_mite_cycles_4_uops}; // .code = 0x79, .mask = 0x24, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_mite_cycles_any_uops{{&list, 0x10024079, 0xff000f, 0x1e848300d80, 0x0}, {}, &all_mite_cycles_any_uops}; // .code = 0x79, .mask = 0x24, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_cycles{{&list, 0x10030079, 0xff000f, 0x1e848300d9d, 0x0}, {}, &ms_cycles}; // .code = 0x79, .mask = 0x30, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_switches{{&list, 0x2010030079, 0xff000f, 0x1e848300dab, 0x0}, {}, &ms_switches}; // .code = 0x79, .mask = 0x30, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_uops{{&list, 0x30079, 0xff000f, 0x1e848300dbb, 0x0}, {}, &ms_uops}; // .code = 0x79, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace idq

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{{&list, 0x109c, 0xff000f, 0x1e848300dc7, 0x0}, {}, &core}; // .code = 0x9c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_0_uops_deliv_core{{&list, 0x4000109c, 0xff000f, 0x1e848300de3, 0x0}, {}, &cycles_0_uops_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_le_1_uop_deliv_core{{&list, 0x3000109c, 0xff000f, 0x1e848300e13, 0x0}, {}, &cycles_le_1_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_le_2_uop_deliv_core{{&list, 0x2000109c, 0xff000f, 0x1e848300e45, 0x0}, {}, &cycles_le_2_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_le_3_uop_deliv_core{{&list, 0x1000109c, 0xff000f, 0x1e848300e77, 0x0}, {}, &cycles_le_3_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_fe_was_ok{{&list, 0x101000109c, 0xff000f, 0x1e848300ea9, 0x0}, {}, &cycles_fe_was_ok}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace idq_uops_not_delivered

namespace ild_stall {
using namespace core_events;
inline constexpr listed lcp{{&list, 0x1087, 0xff000f, 0x1e848300ed1, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace ild_stall

namespace inst_decoded {
using namespace core_events;
inline constexpr listed decoders{{&list, 0x1055, 0xff000f, 0x1e848300edf, 0x0}, {}, &decoders}; // .code = 0x55, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x1000000000000, 0x1e848300ef5, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0xff000f, 0x4001e848300f06, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed prec_dist{{&list, 0x10c0, 0x20000000020002, 0x4001e848300f27, 0x0}, {}, &prec_dist}; // .code = 0xc0, .mask = 0x1, .counters = 0x2, .alone = 0x2, .precise = only, .period = 2000003, .has_errata = true
inline constexpr listed total_cycles_ps{{&list, 0x10a00010c0, 0x200000000d000d, 0x4001e848300f4c, 0x0}, {}, &total_cycles_ps}; // .code = 0xc0, .mask = 0x1, .threshold = 10, .invert = true, .counters = 0xd, .alone = 0xd, .precise = only, .period = 2000003, .has_errata = true
inline constexpr listed nop{{&list, 0x20c0, 0x10000000ff000f, 0x4001e848300f77, 0x0}, {}, &nop}; // .code = 0xc0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 2000003, .has_errata = true
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{{&list, 0x100d, 0xff000f, 0x1e848300f96, 0x0}, {}, &recovery_cycles}; // .code = 0x0d, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed recovery_cycles_any{{&list, 0x400000100d, 0xff000f, 0x1e848300faf, 0x0}, {}, &recovery_cycles_any}; // .code = 0x0d, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed clears_count{{&list, 0x201000100d, 0xff000f, 0x1e848300fcc, 0x0}, {}, &clears_count}; // .code = 0x0d, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed clear_resteer_cycles{{&list, 0x8000d, 0xff000f, 0x1e848300fe2, 0x0}, {}, &clear_resteer_cycles}; // .code = 0x0d, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace int_misc

namespace itlb {
using namespace core_events;
inline constexpr listed itlb_flush{{&list, 0x10ae, 0xff000f, 0x186a701000, 0x0}, {}, &itlb_flush}; // .code = 0xae, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1085, 0xff000f, 0x186a301010, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x85, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_4k{{&list, 0x2085, 0xff000f, 0x186a30102f, 0x0}, {}, &walk_completed_4k}; // .code = 0x85, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4085, 0xff000f, 0x186a30104d, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x85, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_1g{{&list, 0x8085, 0xff000f, 0x186a30106e, 0x0}, {}, &walk_completed_1g}; // .code = 0x85, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe085, 0xff000f, 0x186a30108c, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10085, 0xff000f, 0x186a3010a7, 0x0}, {}, &walk_pending}; // .code = 0x85, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_active{{&list, 0x10010085, 0xff000f, 0x186a3010c0, 0x0}, {}, &walk_active}; // .code = 0x85, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20085, 0xff000f, 0x186a3010d8, 0x0}, {}, &stlb_hit}; // .code = 0x85, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{{&list, 0x1051, 0xff000f, 0x1e8483010ed, 0x0}, {}, &replacement}; // .code = 0x51, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{{&list, 0x1048, 0xff000f, 0x1e8483010fd, 0x0}, {}, &pending}; // .code = 0x48, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed pending_cycles{{&list, 0x10001048, 0xff000f, 0x1e848301113, 0x0}, {}, &pending_cycles}; // .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed pending_cycles_any{{&list, 0x4010001048, 0xff000f, 0x1e848301130, 0x0}, {}, &pending_cycles_any}; // .code = 0x48, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed fb_full{{&list, 0x2048, 0xff000f, 0x1e848301151, 0x0}, {}, &fb_full}; // .code = 0x48, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace l1d_pend_miss

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed all{{&list, 0x1f0f1, 0xff000f, 0x186a301167, 0x0}, {}, &all}; // .code = 0xf1, .mask = 0x1f, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{{&list, 0x10f2, 0xff000f, 0x30d4301177, 0x0}, {}, &silent}; // .code = 0xf2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed non_silent{{&list, 0x20f2, 0xff000f, 0x30d430118b, 0x0}, {}, &non_silent}; // .code = 0xf2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed useless_pref{{&list, 0x40f2, 0xff000f, 0x200030d43011a3, 0x0}, {}, &useless_pref}; // .code = 0xf2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003, .deprecated = true
inline constexpr listed useless_hwpf{{&list, 0x40f2, 0xff000f, 0x30d43011bd, 0x0}, {}, &useless_hwpf}; // .code = 0xf2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{{&list, 0x21024, 0xff000f, 0x30d43011d7, 0x0}, {}, &demand_data_rd_miss}; // .code = 0x24, .mask = 0x21, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo_miss{{&list, 0x22024, 0xff000f, 0x30d43011f4, 0x0}, {}, &rfo_miss}; // .code = 0x24, .mask = 0x22, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd_miss{{&list, 0x24024, 0xff000f, 0x30d4301206, 0x0}, {}, &code_rd_miss}; // .code = 0x24, .mask = 0x24, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_demand_miss{{&list, 0x27024, 0xff000f, 0x30d430121c, 0x0}, {}, &all_demand_miss}; // .code = 0x24, .mask = 0x27, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed pf_miss{{&list, 0x38024, 0xff000f, 0x30d4301235, 0x0}, {}, &pf_miss}; // .code = 0x24, .mask = 0x38, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed miss{{&list, 0x3f024, 0xff000f, 0x30d4301246, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x3f, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed demand_data_rd_hit{{&list, 0xc1024, 0xff000f, 0x30d4301254, 0x0}, {}, &demand_data_rd_hit}; // .code = 0x24, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo_hit{{&list, 0xc2024, 0xff000f, 0x30d4301270, 0x0}, {}, &rfo_hit}; // .code = 0x24, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd_hit{{&list, 0xc4024, 0xff000f, 0x30d4301281, 0x0}, {}, &code_rd_hit}; // .code = 0x24, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed pf_hit{{&list, 0xd8024, 0xff000f, 0x30d4301296, 0x0}, {}, &pf_hit}; // .code = 0x24, .mask = 0xd8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_demand_data_rd{{&list, 0xe1024, 0xff000f, 0x30d43012a6, 0x0}, {}, &all_demand_data_rd}; // .code = 0x24, .mask = 0xe1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_rfo{{&list, 0xe2024, 0xff000f, 0x30d43012c2, 0x0}, {}, &all_rfo}; // .code = 0x24, .mask = 0xe2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_code_rd{{&list, 0xe4024, 0xff000f, 0x30d43012d3, 0x0}, {}, &all_code_rd}; // .code = 0x24, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_demand_references{{&list, 0xe7024, 0xff000f, 0x30d43012e8, 0x0}, {}, &all_demand_references}; // .code = 0x24, .mask = 0xe7, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_pf{{&list, 0xf8024, 0xff000f, 0x30d4301307, 0x0}, {}, &all_pf}; // .code = 0x24, .mask = 0xf8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed references{{&list, 0xff024, 0xff000f, 0x30d4301317, 0x0}, {}, &references}; // .code = 0x24, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed l2_wb{{&list, 0x400f0, 0xff000f, 0x30d430132b, 0x0}, {}, &l2_wb}; // .code = 0xf0, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed store_forward{{&list, 0x2003, 0xff000f, 0x186a30133a, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed no_sr{{&list, 0x8003, 0xff000f, 0x186a301352, 0x0}, {}, &no_sr}; // .code = 0x03, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks

namespace ld_blocks_partial {
using namespace core_events;
inline constexpr listed address_alias{{&list, 0x1007, 0xff000f, 0x186a301362, 0x0}, {}, &address_alias}; // .code = 0x07, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks_partial

namespace load_hit_pre {
using namespace core_events;
inline constexpr listed sw_pf{{&list, 0x104c, 0xff000f, 0x186a301382, 0x0}, {}, &sw_pf}; // .code = 0x4c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace load_hit_pre

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xff000f, 0x4000186a301395, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed reference{{&list, 0x4f02e, 0xff000f, 0x4000186a3013b3, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed uops{{&list, 0x10a8, 0xff000f, 0x1e8483013d6, 0x0}, {}, &uops}; // .code = 0xa8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_active{{&list, 0x100010a8, 0xff000f, 0x1e8483013df, 0x0}, {}, &cycles_active}; // .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_4_uops{{&list, 0x400010a8, 0xff000f, 0x1e8483013f1, 0x0}, {}, &cycles_4_uops}; // .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_ok{{&list, 0x400010a8, 0xff000f, 0x1e848301403, 0x0}, {}, &cycles_ok}; // .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{{&list, 0x20100010c3, 0xff000f, 0x186a301411, 0x0}, {}, &count}; // .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xff000f, 0x4000186a301426, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed smc{{&list, 0x40c3, 0xff000f, 0x186a30144c, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace machine_clears

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x100000000f000f, 0x1000186a301483, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x100000000f000f, 0x1000186a3014a4, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed lock_loads{{&list, 0x210d0, 0x100000000f000f, 0x1000186a7014c6, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
inline constexpr listed split_loads{{&list, 0x410d0, 0x100000000f000f, 0x1000186a3014e2, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed split_stores{{&list, 0x420d0, 0x100000000f000f, 0x1000186a3014ff, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed all_loads{{&list, 0x810d0, 0x100000000f000f, 0x1001e84830151d, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003, .has_latency = true
inline constexpr listed all_stores{{&list, 0x820d0, 0x100000000f000f, 0x1001e848301538, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003, .has_latency = true
inline constexpr listed any{{&list, 0x830d0, 0x100000000f000f, 0x1001e848301554, 0x0}, {}, &any}; // .code = 0xd0, .mask = 0x83, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003, .has_latency = true
} // namespace mem_inst_retired

namespace mem_load_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{{&list, 0x10d2, 0x100000000f000f, 0x100004e2b01569, 0x0}, {}, &xsnp_miss}; // .code = 0xd2, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .has_latency = true
inline constexpr listed xsnp_hit{{&list, 0x20d2, 0x100000000f000f, 0x100004e2b0158b, 0x0}, {}, &xsnp_hit}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .has_latency = true
inline constexpr listed xsnp_hitm{{&list, 0x40d2, 0x100000000f000f, 0x100004e2b015ac, 0x0}, {}, &xsnp_hitm}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .has_latency = true
inline constexpr listed xsnp_none{{&list, 0x80d2, 0x100000000f000f, 0x1000186a3015ce, 0x0}, {}, &xsnp_none}; // .code = 0xd2, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
} // namespace mem_load_l3_hit_retired

namespace mem_load_misc_retired {
using namespace core_events;
inline constexpr listed uc{{&list, 0x40d4, 0x100000000f000f, 0x1000186a7015f0, 0x0}, {}, &uc}; // .code = 0xd4, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
} // namespace mem_load_misc_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x100000000f000f, 0x1001e848301609, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003, .has_latency = true
inline constexpr listed l2_hit{{&list, 0x20d1, 0x100000000f000f, 0x1000186a301621, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed l3_hit{{&list, 0x40d1, 0x100000000f000f, 0x10000c36501639, 0x0}, {}, &l3_hit}; // .code = 0xd1, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 50021, .has_latency = true
inline constexpr listed l1_miss{{&list, 0x80d1, 0x100000000f000f, 0x1000186a301651, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed l2_miss{{&list, 0x100d1, 0x100000000f000f, 0x10000c3650166a, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = can, .period = 50021, .has_latency = true
inline constexpr listed l3_miss{{&list, 0x200d1, 0x100000000f000f, 0x1000186a701683, 0x0}, {}, &l3_miss}; // .code = 0xd1, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
inline constexpr listed fb_hit{{&list, 0x400d1, 0x100000000f000f, 0x1000186a70169c, 0x0}, {}, &fb_hit}; // .code = 0xd1, .mask = 0x40, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
} // namespace mem_load_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{{&list, 0x10cd, 0x200000000f000f, 0x1c00186a3016b4, 0x4}, {}, &load_latency_gt_4}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_8{{&list, 0x10cd, 0x200000000f000f, 0x1c000c365016d8, 0x8}, {}, &load_latency_gt_8}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_16{{&list, 0x10cd, 0x200000000f000f, 0x1c0004e2b016fc, 0x10}, {}, &load_latency_gt_16}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_32{{&list, 0x10cd, 0x200000000f000f, 0x1c00186a701721, 0x20}, {}, &load_latency_gt_32}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_64{{&list, 0x10cd, 0x200000000f000f, 0x1c00007d301746, 0x40}, {}, &load_latency_gt_64}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_128{{&list, 0x10cd, 0x200000000f000f, 0x1c00003f10176b, 0x80}, {}, &load_latency_gt_128}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_256{{&list, 0x10cd, 0x200000000f000f, 0x1c00001f701791, 0x100}, {}, &load_latency_gt_256}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_512{{&list, 0x10cd, 0x200000000f000f, 0x1c0000065017b7, 0x200}, {}, &load_latency_gt_512}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true
} // namespace mem_trans_retired

namespace memory_disambiguation {
using namespace core_events;
inline constexpr listed history_reset{{&list, 0x1009, 0xff000f, 0x10001e84830145f, 0x0}, {}, &history_reset}; // .code = 0x09, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x2
} // namespace memory_disambiguation

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x10b0, 0xff000f, 0x186a3017dd, 0x0}, {}, &demand_data_rd}; // .code = 0xb0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_code_rd{{&list, 0x20b0, 0xff000f, 0x186a3017fd, 0x0}, {}, &demand_code_rd}; // .code = 0xb0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_rfo{{&list, 0x40b0, 0xff000f, 0x186a30181d, 0x0}, {}, &demand_rfo}; // .code = 0xb0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all_data_rd{{&list, 0x80b0, 0xff000f, 0x186a301839, 0x0}, {}, &all_data_rd}; // .code = 0xb0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed l3_miss_demand_data_rd{{&list, 0x100b0, 0xff000f, 0x186a301856, 0x0}, {}, &l3_miss_demand_data_rd}; // .code = 0xb0, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all_requests{{&list, 0x800b0, 0xff000f, 0x186a30187e, 0x0}, {}, &all_requests}; // .code = 0xb0, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace offcore_requests

namespace offcore_requests_buffer {
using namespace core_events;
inline constexpr listed sq_full{{&list, 0x10b2, 0xff000f, 0x1e84830189c, 0x0}, {}, &sq_full}; // .code = 0xb2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace offcore_requests_buffer

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x1060, 0xff000f, 0x1e8483018bc, 0x0}, {}, &demand_data_rd}; // .code = 0x60, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_demand_data_rd{{&list, 0x10001060, 0xff000f, 0x1e8483018e8, 0x0}, {}, &cycles_with_demand_data_rd}; // .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed demand_data_rd_ge_6{{&list, 0x60001060, 0xff000f, 0x1e848301920, 0x0}, {}, &demand_data_rd_ge_6}; // .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed demand_code_rd{{&list, 0x2060, 0xff000f, 0x1e848301951, 0x0}, {}, &demand_code_rd}; // .code = 0x60, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_demand_code_rd{{&list, 0x10002060, 0xff000f, 0x1e84830197d, 0x0}, {}, &cycles_with_demand_code_rd}; // .code = 0x60, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed demand_rfo{{&list, 0x4060, 0xff000f, 0x1e8483019b5, 0x0}, {}, &demand_rfo}; // .code = 0x60, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_demand_rfo{{&list, 0x10004060, 0xff000f, 0x1e8483019dd, 0x0}, {}, &cycles_with_demand_rfo}; // .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_data_rd{{&list, 0x8060, 0xff000f, 0x1e848301a11, 0x0}, {}, &all_data_rd}; // .code = 0x60, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_data_rd{{&list, 0x10008060, 0xff000f, 0x1e848301a3a, 0x0}, {}, &cycles_with_data_rd}; // .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed l3_miss_demand_data_rd{{&list, 0x10060, 0xff000f, 0x1e848301a6b, 0x0}, {}, &l3_miss_demand_data_rd}; // .code = 0x60, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_l3_miss_demand_data_rd{{&list, 0x10010060, 0xff000f, 0x1e848301a9f, 0x0}, {}, &cycles_with_l3_miss_demand_data_rd}; // .code = 0x60, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed l3_miss_demand_data_rd_ge_6{{&list, 0x60010060, 0xff000f, 0x1e848301adf, 0x0}, {}, &l3_miss_demand_data_rd_ge_6}; // .code = 0x60, .mask = 0x10, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace offcore_requests_outstanding

namespace other_assists {
using namespace core_events;
inline constexpr listed any{{&list, 0x3f0c1, 0xff000f, 0x186a301b18, 0x0}, {}, &any}; // .code = 0xc1, .mask = 0x3f, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace other_assists

namespace partial_rat_stalls {
using namespace core_events;
inline constexpr listed scoreboard{{&list, 0x1059, 0xff000f, 0x1e848301b2a, 0x0}, {}, &scoreboard}; // .code = 0x59, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace partial_rat_stalls

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{{&list, 0x10a2, 0xff000f, 0x1e848301b48, 0x0}, {}, &any}; // .code = 0xa2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sb{{&list, 0x80a2, 0xff000f, 0x1e848301b5c, 0x0}, {}, &sb}; // .code = 0xa2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace resource_stalls

namespace rob_misc_events {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x200cc, 0xff000f, 0x1e848301b6f, 0x0}, {}, &lbr_inserts}; // .code = 0xcc, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed pause_inst{{&list, 0x400cc, 0xff000f, 0x1e848301b8b, 0x0}, {}, &pause_inst}; // .code = 0xcc, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace rob_misc_events

namespace rs_events {
using namespace core_events;
inline constexpr listed empty_cycles{{&list, 0x105e, 0xff000f, 0x1e848301ba6, 0x0}, {}, &empty_cycles}; // .code = 0x5e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed empty_end{{&list, 0x301000105e, 0xff000f, 0x1e848301bbd, 0x0}, {}, &empty_end}; // .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace rs_events

namespace rtm_retired {
using namespace core_events;
inline constexpr listed start{{&list, 0x10c9, 0xff000f, 0x1e848301bd1, 0x0}, {}, &start}; // .code = 0xc9, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed commit{{&list, 0x20c9, 0xff000f, 0x1e848301be3, 0x0}, {}, &commit}; // .code = 0xc9, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted{{&list, 0x40c9, 0x20000000ff000f, 0x1e848301bf6, 0x0}, {}, &aborted}; // .code = 0xc9, .mask = 0x4, .counters = 0xf, .alone = 0xff, .precise = only, .period = 2000003
inline constexpr listed aborted_mem{{&list, 0x80c9, 0xff000f, 0x1e848301c0a, 0x0}, {}, &aborted_mem}; // .code = 0xc9, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_timer{{&list, 0x100c9, 0xff000f, 0x1e848301c22, 0x0}, {}, &aborted_timer}; // .code = 0xc9, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_unfriendly{{&list, 0x200c9, 0xff000f, 0x1e848301c3c, 0x0}, {}, &aborted_unfriendly}; // .code = 0xc9, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_memtype{{&list, 0x400c9, 0xff000f, 0x1e848301c5b, 0x0}, {}, &aborted_memtype}; // .code = 0xc9, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_events{{&list, 0x800c9, 0xff000f, 0x1e848301c77, 0x0}, {}, &aborted_events}; // .code = 0xc9, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace rtm_retired

namespace sq_misc {
using namespace core_events;
inline constexpr listed split_lock{{&list, 0x100f4, 0xff000f, 0x186a301c92, 0x0}, {}, &split_lock}; // .code = 0xf4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace sq_misc

namespace sw_prefetch_access {
using namespace core_events;
inline constexpr listed nta{{&list, 0x1032, 0xff000f, 0x1e848301ca5, 0x0}, {}, &nta}; // .code = 0x32, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed t0{{&list, 0x2032, 0xff000f, 0x1e848301cbc, 0x0}, {}, &t0}; // .code = 0x32, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed t1_t2{{&list, 0x4032, 0xff000f, 0x1e848301cd2, 0x0}, {}, &t1_t2}; // .code = 0x32, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed prefetchw{{&list, 0x8032, 0xff000f, 0x1e848301ceb, 0x0}, {}, &prefetchw}; // .code = 0x32, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed any{{&list, 0xf032, 0xff000f, 0x1e848301d08, 0x0}, {}, &any}; // .code = 0x32, .mask = 0xf, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace sw_prefetch_access

namespace tlb_flush {
using namespace core_events;
inline constexpr listed dtlb_thread{{&list, 0x10bd, 0xff000f, 0x186a701d1f, 0x0}, {}, &dtlb_thread}; // .code = 0xbd, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007
inline constexpr listed stlb_any{{&list, 0x200bd, 0xff000f, 0x186a701d35, 0x0}, {}, &stlb_any}; // .code = 0xbd, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace tlb_flush

namespace tx_exec {
using namespace core_events;
inline constexpr listed misc1{{&list, 0x105d, 0xff000f, 0x1e848301d48, 0x0}, {}, &misc1}; // .code = 0x5d, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc2{{&list, 0x205d, 0xff000f, 0x1e848301d56, 0x0}, {}, &misc2}; // .code = 0x5d, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc3{{&list, 0x405d, 0xff000f, 0x1e848301d64, 0x0}, {}, &misc3}; // .code = 0x5d, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc4{{&list, 0x805d, 0xff000f, 0x1e848301d72, 0x0}, {}, &misc4}; // .code = 0x5d, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc5{{&list, 0x1005d, 0xff000f, 0x1e848301d80, 0x0}, {}, &misc5}; // .code = 0x5d, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace tx_exec

namespace tx_mem {
using namespace core_events;
inline constexpr listed abort_conflict{{&list, 0x1054, 0xff000f, 0x1e848301d8e, 0x0}, {}, &abort_conflict}; // .code = 0x54, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_capacity{{&list, 0x2054, 0xff000f, 0x1e848301da4, 0x0}, {}, &abort_capacity}; // .code = 0x54, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_store_to_elided_lock{{&list, 0x4054, 0xff000f, 0x1e848301dba, 0x0}, {}, &abort_hle_store_to_elided_lock}; // .code = 0x54, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_elision_buffer_not_empty{{&list, 0x8054, 0xff000f, 0x1e848301de0, 0x0}, {}, &abort_hle_elision_buffer_not_empty}; // .code = 0x54, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_elision_buffer_mismatch{{&list, 0x10054, 0xff000f, 0x1e848301e0a, 0x0}, {}, &abort_hle_elision_buffer_mismatch}; // .code = 0x54, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_elision_buffer_unsupported_alignment{{&list, 0x20054, 0xff000f, 0x1e848301e33, 0x0}, {}, &abort_hle_elision_buffer_unsupported_alignment}; // .code = 0x54, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed hle_elision_buffer_full{{&list, 0x40054, 0xff000f, 0x1e848301e69, 0x0}, {}, &hle_elision_buffer_full}; // .code = 0x54, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace tx_mem

namespace uops_dispatched_port {
using namespace core_events;
inline constexpr listed port_0{{&list, 0x10a1, 0xff000f, 0x1e848301e88, 0x0}, {}, &port_0}; // .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_1{{&list, 0x20a1, 0xff000f, 0x1e848301ea4, 0x0}, {}, &port_1}; // .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_2{{&list, 0x40a1, 0xff000f, 0x1e848301ec0, 0x0}, {}, &port_2}; // .code = 0xa1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_3{{&list, 0x80a1, 0xff000f, 0x1e848301edc, 0x0}, {}, &port_3}; // .code = 0xa1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_4{{&list, 0x100a1, 0xff000f, 0x1e848301ef8, 0x0}, {}, &port_4}; // .code = 0xa1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_5{{&list, 0x200a1, 0xff000f, 0x1e848301f14, 0x0}, {}, &port_5}; // .code = 0xa1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_6{{&list, 0x400a1, 0xff000f, 0x1e848301f30, 0x0}, {}, &port_6}; // .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_7{{&list, 0x800a1, 0xff000f, 0x1e848301f4c, 0x0}, {}, &port_7}; // .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_dispatched_port

namespace uops_executed {
using namespace core_events;
inline constexpr listed thread{{&list, 0x10b1, 0xff000f, 0x1e848301f68, 0x0}, {}, &thread}; // .code = 0xb1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100010b1, 0xff000f, 0x1e848301f7d, 0x0}, {}, &stall_cycles}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_ge_1_uop_exec{{&list, 0x100010b1, 0xff000f, 0x1e848301f98, 0x0}, {}, &cycles_ge_1_uop_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_ge_2_uops_exec{{&list, 0x200010b1, 0xff000f, 0x1e848301fbb, 0x0}, {}, &cycles_ge_2_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_ge_3_uops_exec{{&list, 0x300010b1, 0xff000f, 0x1e848301fdf, 0x0}, {}, &cycles_ge_3_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_ge_4_uops_exec{{&list, 0x400010b1, 0xff000f, 0x1e848302003, 0x0}, {}, &cycles_ge_4_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core{{&list, 0x20b1, 0xff000f, 0x1e848302027, 0x0}, {}, &core}; // .code = 0xb1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_1{{&list, 0x100020b1, 0xff000f, 0x1e84830203a, 0x0}, {}, &core_cycles_ge_1}; // .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_2{{&list, 0x200020b1, 0xff000f, 0x1e848302059, 0x0}, {}, &core_cycles_ge_2}; // .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_3{{&list, 0x300020b1, 0xff000f, 0x1e848302078, 0x0}, {}, &core_cycles_ge_3}; // .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_4{{&list, 0x400020b1, 0xff000f, 0x1e848302097, 0x0}, {}, &core_cycles_ge_4}; // .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_none{{&list, 0x10100020b1, 0xff000f, 0x1e8483020b6, 0x0}, {}, &core_cycles_none}; // .code = 0xb1, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed x87{{&list, 0x100b1, 0xff000f, 0x1e8483020d5, 0x0}, {}, &x87}; // .code = 0xb1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0x100e, 0xff000f, 0x1e8483020e7, 0x0}, {}, &any}; // .code = 0x0e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x101000100e, 0xff000f, 0x1e8483020f7, 0x0}, {}, &stall_cycles}; // .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed vector_width_mismatch{{&list, 0x200e, 0xff000f, 0x1e848302110, 0x0}, {}, &vector_width_mismatch}; // .code = 0x0e, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed slow_lea{{&list, 0x2000e, 0xff000f, 0x1e848302132, 0x0}, {}, &slow_lea}; // .code = 0x0e, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed retire_slots{{&list, 0x20c2, 0xff000f, 0x1e848302147, 0x0}, {}, &retire_slots}; // .code = 0xc2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100020c2, 0xff000f, 0x1e848302161, 0x0}, {}, &stall_cycles}; // .code = 0xc2, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed total_cycles{{&list, 0x11000020c2, 0xff000f, 0x1e84830217b, 0x0}, {}, &total_cycles}; // .code = 0xc2, .mask = 0x2, .threshold = 16, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed macro_fused{{&list, 0x40c2, 0xff000f, 0x1e848302195, 0x0}, {}, &macro_fused}; // .code = 0xc2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::divider_active, &baclears::any, &br_inst_retired::all_branches,
    &br_inst_retired::conditional, &br_inst_retired::cond, &br_inst_retired::near_call,
    &br_inst_retired::all_branches_pebs, &br_inst_retired::near_return, &br_inst_retired::not_taken,
    &br_inst_retired::cond_ntaken, &br_inst_retired::near_taken, &br_inst_retired::far_branch,
    &br_misp_exec::indirect, &br_misp_exec::all_branches, &br_misp_retired::all_branches,
    &br_misp_retired::conditional, &br_misp_retired::near_call, &br_misp_retired::all_branches_pebs,
    &br_misp_retired::near_taken, &cpu_clk_thread_unhalted::ref_xclk,
    &cpu_clk_thread_unhalted::ref_xclk_any, &cpu_clk_thread_unhalted::one_thread_active,
    &cpu_clk_unhalted::thread, &cpu_clk_unhalted::thread_any, &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::thread_p, &cpu_clk_unhalted::thread_p_any, &cpu_clk_unhalted::ring0_trans,
    &cpu_clk_unhalted::ref_xclk, &cpu_clk_unhalted::ref_xclk_any,
    &cpu_clk_unhalted::one_thread_active, &cycle_activity::cycles_l2_miss,
    &cycle_activity::cycles_l3_miss, &cycle_activity::stalls_total, &cycle_activity::stalls_l2_miss,
    &cycle_activity::stalls_l3_miss, &cycle_activity::cycles_l1d_miss,
    &cycle_activity::stalls_l1d_miss, &cycle_activity::cycles_mem_any,
    &cycle_activity::stalls_mem_any, &decode::lcp, &dsb2mite_switches::count,
    &dsb2mite_switches::penalty_cycles, &dtlb_load_misses::miss_causes_a_walk,
    &dtlb_load_misses::walk_completed_4k, &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed_1g, &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_pending, &dtlb_load_misses::walk_active, &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::miss_causes_a_walk, &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m, &dtlb_store_misses::walk_completed_1g,
    &dtlb_store_misses::walk_completed, &dtlb_store_misses::walk_pending,
    &dtlb_store_misses::walk_active, &dtlb_store_misses::stlb_hit, &ept::walk_pending,
    &exe_activity::exe_bound_0_ports, &exe_activity::_1_ports_util, &exe_activity::_2_ports_util,
    &exe_activity::_3_ports_util, &exe_activity::_4_ports_util, &exe_activity::bound_on_stores,
    &fp_arith_inst_retired::scalar_double, &fp_arith_inst_retired::scalar_single,
    &fp_arith_inst_retired::scalar, &fp_arith_inst_retired::_128b_packed_double,
    &fp_arith_inst_retired::_128b_packed_single, &fp_arith_inst_retired::_256b_packed_double,
    &fp_arith_inst_retired::_4_flops, &fp_arith_inst_retired::_256b_packed_single,
    &fp_arith_inst_retired::vector, &fp_assist::any, &frontend_retired::dsb_miss,
    &frontend_retired::l1i_miss, &frontend_retired::l2_miss, &frontend_retired::itlb_miss,
    &frontend_retired::stlb_miss, &frontend_retired::latency_ge_2,
    &frontend_retired::latency_ge_2_bubbles_ge_2, &frontend_retired::latency_ge_4,
    &frontend_retired::latency_ge_8, &frontend_retired::latency_ge_16,
    &frontend_retired::latency_ge_32, &frontend_retired::latency_ge_64,
    &frontend_retired::latency_ge_128, &frontend_retired::latency_ge_256,
    &frontend_retired::latency_ge_512, &frontend_retired::latency_ge_2_bubbles_ge_1,
    &frontend_retired::latency_ge_2_bubbles_ge_3, &frontend_retired::latency_ge_1,
    &frontend_retired::any_dsb_miss, &hle_retired::start, &hle_retired::commit,
    &hle_retired::aborted, &hle_retired::aborted_mem, &hle_retired::aborted_timer,
    &hle_retired::aborted_unfriendly, &hle_retired::aborted_memtype, &hle_retired::aborted_events,
    &hw_interrupts::received, &icache_16b::ifdata_stall, &icache_64b::iftag_hit,
    &icache_64b::iftag_miss, &icache_64b::iftag_stall, &icache_tag::stalls, &idq::mite_uops,
    &idq::mite_cycles, &idq::dsb_uops, &idq::dsb_cycles, &idq::ms_dsb_cycles,
    &idq::all_dsb_cycles_4_uops, &idq::all_dsb_cycles_any_uops, &idq::dsb_cycles_ok,
    &idq::dsb_cycles_any, &idq::ms_mite_uops, &idq::all_mite_cycles_4_uops,
    &idq::all_mite_cycles_any_uops, &idq::ms_cycles, &idq::ms_switches, &idq::ms_uops,
    &idq_uops_not_delivered::core, &idq_uops_not_delivered::cycles_0_uops_deliv_core,
    &idq_uops_not_delivered::cycles_le_1_uop_deliv_core,
    &idq_uops_not_delivered::cycles_le_2_uop_deliv_core,
    &idq_uops_not_delivered::cycles_le_3_uop_deliv_core, &idq_uops_not_delivered::cycles_fe_was_ok,
    &ild_stall::lcp, &inst_decoded::decoders, &inst_retired::any, &inst_retired::any_p,
    &inst_retired::prec_dist, &inst_retired::total_cycles_ps, &inst_retired::nop,
    &int_misc::recovery_cycles, &int_misc::recovery_cycles_any, &int_misc::clears_count,
    &int_misc::clear_resteer_cycles, &itlb::itlb_flush, &itlb_misses::miss_causes_a_walk,
    &itlb_misses::walk_completed_4k, &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed_1g, &itlb_misses::walk_completed, &itlb_misses::walk_pending,
    &itlb_misses::walk_active, &itlb_misses::stlb_hit, &l1d::replacement, &l1d_pend_miss::pending,
    &l1d_pend_miss::pending_cycles, &l1d_pend_miss::pending_cycles_any, &l1d_pend_miss::fb_full,
    &l2_lines_in::all, &l2_lines_out::silent, &l2_lines_out::non_silent,
    &l2_lines_out::useless_pref, &l2_lines_out::useless_hwpf, &l2_rqsts::demand_data_rd_miss,
    &l2_rqsts::rfo_miss, &l2_rqsts::code_rd_miss, &l2_rqsts::all_demand_miss, &l2_rqsts::pf_miss,
    &l2_rqsts::miss, &l2_rqsts::demand_data_rd_hit, &l2_rqsts::rfo_hit, &l2_rqsts::code_rd_hit,
    &l2_rqsts::pf_hit, &l2_rqsts::all_demand_data_rd, &l2_rqsts::all_rfo, &l2_rqsts::all_code_rd,
    &l2_rqsts::all_demand_references, &l2_rqsts::all_pf, &l2_rqsts::references, &l2_trans::l2_wb,
    &ld_blocks::store_forward, &ld_blocks::no_sr, &ld_blocks_partial::address_alias,
    &load_hit_pre::sw_pf, &longest_lat_cache::miss, &longest_lat_cache::reference, &lsd::uops,
    &lsd::cycles_active, &lsd::cycles_4_uops, &lsd::cycles_ok, &machine_clears::count,
    &machine_clears::memory_ordering, &machine_clears::smc, &mem_inst_retired::stlb_miss_loads,
    &mem_inst_retired::stlb_miss_stores, &mem_inst_retired::lock_loads,
    &mem_inst_retired::split_loads, &mem_inst_retired::split_stores, &mem_inst_retired::all_loads,
    &mem_inst_retired::all_stores, &mem_inst_retired::any, &mem_load_l3_hit_retired::xsnp_miss,
    &mem_load_l3_hit_retired::xsnp_hit, &mem_load_l3_hit_retired::xsnp_hitm,
    &mem_load_l3_hit_retired::xsnp_none, &mem_load_misc_retired::uc, &mem_load_retired::l1_hit,
    &mem_load_retired::l2_hit, &mem_load_retired::l3_hit, &mem_load_retired::l1_miss,
    &mem_load_retired::l2_miss, &mem_load_retired::l3_miss, &mem_load_retired::fb_hit,
    &mem_trans_retired::load_latency_gt_4, &mem_trans_retired::load_latency_gt_8,
    &mem_trans_retired::load_latency_gt_16, &mem_trans_retired::load_latency_gt_32,
    &mem_trans_retired::load_latency_gt_64, &mem_trans_retired::load_latency_gt_128,
    &mem_trans_retired::load_latency_gt_256, &mem_trans_retired::load_latency_gt_512,
    &memory_disambiguation::history_reset, &offcore_requests::demand_data_rd,
    &offcore_requests::demand_code_rd, &offcore_requests::demand_rfo,
    &offcore_requests::all_data_rd, &offcore_requests::l3_miss_demand_data_rd,
    &offcore_requests::all_requests, &offcore_requests_buffer::sq_full,
    &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd_ge_6,
    &offcore_requests_outstanding::demand_code_rd,
    &offcore_requests_outstanding::cycles_with_demand_code_rd,
    &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::all_data_rd, &offcore_requests_outstanding::cycles_with_data_rd,
    &offcore_requests_outstanding::l3_miss_demand_data_rd,
    &offcore_requests_outstanding::cycles_with_l3_miss_demand_data_rd,
    &offcore_requests_outstanding::l3_miss_demand_data_rd_ge_6, &other_assists::any,
    &partial_rat_stalls::scoreboard, &resource_stalls::any, &resource_stalls::sb,
    &rob_misc_events::lbr_inserts, &rob_misc_events::pause_inst, &rs_events::empty_cycles,
    &rs_events::empty_end, &rtm_retired::start, &rtm_retired::commit, &rtm_retired::aborted,
    &rtm_retired::aborted_mem, &rtm_retired::aborted_timer, &rtm_retired::aborted_unfriendly,
    &rtm_retired::aborted_memtype, &rtm_retired::aborted_events, &sq_misc::split_lock,
    &sw_prefetch_access::nta, &sw_prefetch_access::t0, &sw_prefetch_access::t1_t2,
    &sw_prefetch_access::prefetchw, &sw_prefetch_access::any, &tlb_flush::dtlb_thread,
    &tlb_flush::stlb_any, &tx_exec::misc1, &tx_exec::misc2, &tx_exec::misc3, &tx_exec::misc4,
    &tx_exec::misc5, &tx_mem::abort_conflict, &tx_mem::abort_capacity,
    &tx_mem::abort_hle_store_to_elided_lock, &tx_mem::abort_hle_elision_buffer_not_empty,
    &tx_mem::abort_hle_elision_buffer_mismatch,
    &tx_mem::abort_hle_elision_buffer_unsupported_alignment, &tx_mem::hle_elision_buffer_full,
    &uops_dispatched_port::port_0, &uops_dispatched_port::port_1, &uops_dispatched_port::port_2,
    &uops_dispatched_port::port_3, &uops_dispatched_port::port_4, &uops_dispatched_port::port_5,
    &uops_dispatched_port::port_6, &uops_dispatched_port::port_7, &uops_executed::thread,
    &uops_executed::stall_cycles, &uops_executed::cycles_ge_1_uop_exec,
    &uops_executed::cycles_ge_2_uops_exec, &uops_executed::cycles_ge_3_uops_exec,
    &uops_executed::cycles_ge_4_uops_exec, &uops_executed::core, &uops_executed::core_cycles_ge_1,
    &uops_executed::core_cycles_ge_2, &uops_executed::core_cycles_ge_3,
    &uops_executed::core_cycles_ge_4, &uops_executed::core_cycles_none, &uops_executed::x87,
    &uops_issued::any, &uops_issued::stall_cycles, &uops_issued::vector_width_mismatch,
    &uops_issued::slow_lea, &uops_retired::retire_slots, &uops_retired::stall_cycles,
    &uops_retired::total_cycles, &uops_retired::macro_fused,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::skylake
