// Events of Skylake SP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// skx: from intel/perfmon 6dadedf3aa48, SKX/events/skylakex_core.json, version 1.37 of 04/18/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::skx {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
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
    "br_misp_retired.ret\0"
    "br_misp_retired.near_taken\0"
    "core_power.lvl0_turbo_license\0"
    "core_power.lvl1_turbo_license\0"
    "core_power.lvl2_turbo_license\0"
    "core_power.throttle\0"
    "core_snoop_response.rsp_ihiti\0"
    "core_snoop_response.rsp_ihitfse\0"
    "core_snoop_response.rsp_shitfse\0"
    "core_snoop_response.rsp_sfwdm\0"
    "core_snoop_response.rsp_ifwdm\0"
    "core_snoop_response.rsp_ifwdfe\0"
    "core_snoop_response.rsp_sfwdfe\0"
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
    "fp_arith_inst_retired.8_flops\0"
    "fp_arith_inst_retired.256b_packed_single\0"
    "fp_arith_inst_retired.512b_packed_double\0"
    "fp_arith_inst_retired.512b_packed_single\0"
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
    "idi_misc.wb_upgrade\0"
    "idi_misc.wb_downgrade\0"
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
    "mem_load_l3_miss_retired.local_dram\0"
    "mem_load_l3_miss_retired.remote_dram\0"
    "mem_load_l3_miss_retired.remote_hitm\0"
    "mem_load_l3_miss_retired.remote_fwd\0"
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
inline constexpr core sharers[] = {core::skylake, core::cascade_lake};
inline constexpr select::event_list list{"skx", core::skylake_sp, names, all_of(sharers)};
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
inline constexpr listed ret{{&list, 0x100000080c5, 0x10000000ff000f, 0x186a70021f, 0x0}, {}, &ret}; // .code = 0xc5, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007, .missing = 0x1
inline constexpr listed near_taken{{&list, 0x200c5, 0x10000000ff000f, 0x61a8900233, 0x0}, {}, &near_taken}; // .code = 0xc5, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = can, .period = 400009
} // namespace br_misp_retired

namespace core_power {
using namespace core_events;
inline constexpr listed lvl0_turbo_license{{&list, 0x10000007028, 0xff000f, 0x30d430024e, 0x0}, {}, &lvl0_turbo_license}; // .code = 0x28, .mask = 0x7, .counters = 0xf, .alone = 0xff, .period = 200003, .missing = 0x1
inline constexpr listed lvl1_turbo_license{{&list, 0x10000018028, 0xff000f, 0x30d430026c, 0x0}, {}, &lvl1_turbo_license}; // .code = 0x28, .mask = 0x18, .counters = 0xf, .alone = 0xff, .period = 200003, .missing = 0x1
inline constexpr listed lvl2_turbo_license{{&list, 0x10000020028, 0xff000f, 0x30d430028a, 0x0}, {}, &lvl2_turbo_license}; // .code = 0x28, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003, .missing = 0x1
inline constexpr listed throttle{{&list, 0x10000040028, 0xff000f, 0x30d43002a8, 0x0}, {}, &throttle}; // .code = 0x28, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003, .missing = 0x1
} // namespace core_power

namespace core_snoop_response {
using namespace core_events;
inline constexpr listed rsp_ihiti{{&list, 0x100000010ef, 0xff000f, 0x1e8483002bc, 0x0}, {}, &rsp_ihiti}; // .code = 0xef, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x1
inline constexpr listed rsp_ihitfse{{&list, 0x100000020ef, 0xff000f, 0x1e8483002da, 0x0}, {}, &rsp_ihitfse}; // .code = 0xef, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x1
inline constexpr listed rsp_shitfse{{&list, 0x100000040ef, 0xff000f, 0x1e8483002fa, 0x0}, {}, &rsp_shitfse}; // .code = 0xef, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x1
inline constexpr listed rsp_sfwdm{{&list, 0x100000080ef, 0xff000f, 0x1e84830031a, 0x0}, {}, &rsp_sfwdm}; // .code = 0xef, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x1
inline constexpr listed rsp_ifwdm{{&list, 0x100000100ef, 0xff000f, 0x1e848300338, 0x0}, {}, &rsp_ifwdm}; // .code = 0xef, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x1
inline constexpr listed rsp_ifwdfe{{&list, 0x100000200ef, 0xff000f, 0x1e848300356, 0x0}, {}, &rsp_ifwdfe}; // .code = 0xef, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x1
inline constexpr listed rsp_sfwdfe{{&list, 0x100000400ef, 0xff000f, 0x1e848300375, 0x0}, {}, &rsp_sfwdfe}; // .code = 0xef, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x1
} // namespace core_snoop_response

namespace cpu_clk_thread_unhalted {
using namespace core_events;
inline constexpr listed ref_xclk{{&list, 0x103c, 0xff000f, 0x61ab00394, 0x0}, {}, &ref_xclk}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 25003
inline constexpr listed ref_xclk_any{{&list, 0x400000103c, 0xff000f, 0x61ab003b5, 0x0}, {}, &ref_xclk_any}; // .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 25003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xff000f, 0x61ab003da, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 25003
} // namespace cpu_clk_thread_unhalted

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e848300404, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed thread_any{{&list, 0x4000002000, 0x2000000000000, 0x1e84830041c, 0x0}, {}, &thread_any}; // .code = 0x00, .mask = 0x2, .any_thread = true, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e848300438, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0xff000f, 0x1e848300451, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed thread_p_any{{&list, 0x400000003c, 0xff000f, 0x1e84830046b, 0x0}, {}, &thread_p_any}; // .code = 0x3c, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ring0_trans{{&list, 0x201000003c, 0xff000f, 0x186a700489, 0x0}, {}, &ring0_trans}; // .code = 0x3c, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100007
inline constexpr listed ref_xclk{{&list, 0x103c, 0xff000f, 0x61ab004a6, 0x0}, {}, &ref_xclk}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 25003
inline constexpr listed ref_xclk_any{{&list, 0x400000103c, 0xff000f, 0x61ab004c0, 0x0}, {}, &ref_xclk_any}; // .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 25003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xff000f, 0x61ab004de, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 25003
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_miss{{&list, 0x100010a3, 0xff000f, 0x1e848300501, 0x0}, {}, &cycles_l2_miss}; // .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_l3_miss{{&list, 0x200020a3, 0xff000f, 0x1e84830051f, 0x0}, {}, &cycles_l3_miss}; // .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_total{{&list, 0x400040a3, 0xff000f, 0x1e84830053d, 0x0}, {}, &stalls_total}; // .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_l2_miss{{&list, 0x500050a3, 0xff000f, 0x1e848300559, 0x0}, {}, &stalls_l2_miss}; // .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_l3_miss{{&list, 0x600060a3, 0xff000f, 0x1e848300577, 0x0}, {}, &stalls_l3_miss}; // .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_l1d_miss{{&list, 0x800080a3, 0xff000f, 0x1e848300595, 0x0}, {}, &cycles_l1d_miss}; // .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_l1d_miss{{&list, 0xc000c0a3, 0xff000f, 0x1e8483005b4, 0x0}, {}, &stalls_l1d_miss}; // .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_mem_any{{&list, 0x1000100a3, 0xff000f, 0x1e8483005d3, 0x0}, {}, &cycles_mem_any}; // .code = 0xa3, .mask = 0x10, .threshold = 16, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stalls_mem_any{{&list, 0x1400140a3, 0xf000f, 0x1e8483005f1, 0x0}, {}, &stalls_mem_any}; // .code = 0xa3, .mask = 0x14, .threshold = 20, .counters = 0xf, .alone = 0xf, .period = 2000003
} // namespace cycle_activity

namespace decode {
using namespace core_events;
inline constexpr listed lcp{{&list, 0x1087, 0xff000f, 0x1e84830060f, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace decode

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed count{{&list, 0x10ab, 0xff000f, 0x1e84830061a, 0x0}, {}, &count}; // .code = 0xab, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed penalty_cycles{{&list, 0x20ab, 0xff000f, 0x1e848300632, 0x0}, {}, &penalty_cycles}; // .code = 0xab, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1008, 0xff000f, 0x186a300653, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x08, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_4k{{&list, 0x2008, 0xff000f, 0x1e848300677, 0x0}, {}, &walk_completed_4k}; // .code = 0x08, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4008, 0xff000f, 0x1e84830069a, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x08, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed walk_completed_1g{{&list, 0x8008, 0xff000f, 0x1e8483006c0, 0x0}, {}, &walk_completed_1g}; // .code = 0x08, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed walk_completed{{&list, 0xe008, 0xff000f, 0x186a3006e3, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10008, 0xff000f, 0x1e848300703, 0x0}, {}, &walk_pending}; // .code = 0x08, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed walk_active{{&list, 0x10010008, 0xff000f, 0x186a300721, 0x0}, {}, &walk_active}; // .code = 0x08, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20008, 0xff000f, 0x1e84830073e, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1049, 0xff000f, 0x186a300758, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x49, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_4k{{&list, 0x2049, 0xff000f, 0x186a30077d, 0x0}, {}, &walk_completed_4k}; // .code = 0x49, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4049, 0xff000f, 0x186a3007a1, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x49, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_1g{{&list, 0x8049, 0xff000f, 0x186a3007c8, 0x0}, {}, &walk_completed_1g}; // .code = 0x49, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe049, 0xff000f, 0x186a3007ec, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10049, 0xff000f, 0x1e84830080d, 0x0}, {}, &walk_pending}; // .code = 0x49, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed walk_active{{&list, 0x10010049, 0xff000f, 0x186a30082c, 0x0}, {}, &walk_active}; // .code = 0x49, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20049, 0xff000f, 0x186a30084a, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_pending{{&list, 0x1004f, 0xff000f, 0x1e848300865, 0x0}, {}, &walk_pending}; // .code = 0x4f, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace ept

namespace exe_activity {
using namespace core_events;
inline constexpr listed exe_bound_0_ports{{&list, 0x10a6, 0xff000f, 0x1e848300876, 0x0}, {}, &exe_bound_0_ports}; // .code = 0xa6, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _1_ports_util{{&list, 0x20a6, 0xff000f, 0x1e848300895, 0x0}, {}, &_1_ports_util}; // .code = 0xa6, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _2_ports_util{{&list, 0x40a6, 0xff000f, 0x1e8483008af, 0x0}, {}, &_2_ports_util}; // .code = 0xa6, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _3_ports_util{{&list, 0x80a6, 0xff000f, 0x1e8483008c9, 0x0}, {}, &_3_ports_util}; // .code = 0xa6, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _4_ports_util{{&list, 0x100a6, 0xff000f, 0x1e8483008e3, 0x0}, {}, &_4_ports_util}; // .code = 0xa6, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed bound_on_stores{{&list, 0x400a6, 0xff000f, 0x1e8483008fd, 0x0}, {}, &bound_on_stores}; // .code = 0xa6, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace exe_activity

namespace fp_arith_inst_retired {
using namespace core_events;
inline constexpr listed scalar_double{{&list, 0x10c7, 0xff000f, 0x1e84830091a, 0x0}, {}, &scalar_double}; // .code = 0xc7, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed scalar_single{{&list, 0x20c7, 0xff000f, 0x1e84830093e, 0x0}, {}, &scalar_single}; // .code = 0xc7, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed scalar{{&list, 0x30c7, 0xff000f, 0x1e848300962, 0x0}, {}, &scalar}; // .code = 0xc7, .mask = 0x3, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _128b_packed_double{{&list, 0x40c7, 0xff000f, 0x1e84830097f, 0x0}, {}, &_128b_packed_double}; // .code = 0xc7, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _128b_packed_single{{&list, 0x80c7, 0xff000f, 0x1e8483009a8, 0x0}, {}, &_128b_packed_single}; // .code = 0xc7, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _256b_packed_double{{&list, 0x100c7, 0xff000f, 0x1e8483009d1, 0x0}, {}, &_256b_packed_double}; // .code = 0xc7, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _4_flops{{&list, 0x180c7, 0xff000f, 0xf4243009fa, 0x0}, {}, &_4_flops}; // .code = 0xc7, .mask = 0x18, .counters = 0xf, .alone = 0xff, .period = 1000003
inline constexpr listed _8_flops{{&list, 0x100000180c7, 0xff000f, 0xf424300a18, 0x0}, {}, &_8_flops}; // .code = 0xc7, .mask = 0x18, .counters = 0xf, .alone = 0xff, .period = 1000003, .missing = 0x1
inline constexpr listed _256b_packed_single{{&list, 0x200c7, 0xff000f, 0x1e848300a36, 0x0}, {}, &_256b_packed_single}; // .code = 0xc7, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed _512b_packed_double{{&list, 0x100000400c7, 0xff000f, 0x1e848300a5f, 0x0}, {}, &_512b_packed_double}; // .code = 0xc7, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x1
inline constexpr listed _512b_packed_single{{&list, 0x100000800c7, 0xff000f, 0x1e848300a88, 0x0}, {}, &_512b_packed_single}; // .code = 0xc7, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x1
inline constexpr listed vector{{&list, 0xfc0c7, 0xff000f, 0x1e848300ab1, 0x0}, {}, &vector}; // .code = 0xc7, .mask = 0xfc, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace fp_arith_inst_retired

namespace fp_assist {
using namespace core_events;
inline constexpr listed any{{&list, 0x1001e0ca, 0xff000f, 0x186a300ace, 0x0}, {}, &any}; // .code = 0xca, .mask = 0x1e, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace fp_assist

namespace frontend_retired {
using namespace core_events;
inline constexpr listed dsb_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700adc, 0x11}, {}, &dsb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x11, .period = 100007, .taken_alone = true
inline constexpr listed l1i_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700af6, 0x12}, {}, &l1i_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x12, .period = 100007, .taken_alone = true
inline constexpr listed l2_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700b10, 0x13}, {}, &l2_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x13, .period = 100007, .taken_alone = true
inline constexpr listed itlb_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700b29, 0x14}, {}, &itlb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x14, .period = 100007, .taken_alone = true
inline constexpr listed stlb_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700b44, 0x15}, {}, &stlb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x15, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700b5f, 0x400206}, {}, &latency_ge_2}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x400206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2_bubbles_ge_2{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700b7d, 0x200206}, {}, &latency_ge_2_bubbles_ge_2}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x200206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_4{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700ba8, 0x400406}, {}, &latency_ge_4}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x400406, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_8{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700bc6, 0x400806}, {}, &latency_ge_8}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x400806, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_16{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700be4, 0x401006}, {}, &latency_ge_16}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x401006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_32{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700c03, 0x402006}, {}, &latency_ge_32}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x402006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_64{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700c22, 0x404006}, {}, &latency_ge_64}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x404006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_128{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700c41, 0x408006}, {}, &latency_ge_128}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x408006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_256{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700c61, 0x410006}, {}, &latency_ge_256}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x410006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_512{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700c81, 0x420006}, {}, &latency_ge_512}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x420006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2_bubbles_ge_1{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700ca1, 0x100206}, {}, &latency_ge_2_bubbles_ge_1}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x100206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2_bubbles_ge_3{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700ccc, 0x300206}, {}, &latency_ge_2_bubbles_ge_3}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x300206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_1{{&list, 0x10c6, 0x200000000f000f, 0xd00186a700cf7, 0x400106}, {}, &latency_ge_1}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = frontend, .holds = 0x400106, .period = 100007, .taken_alone = true
inline constexpr listed any_dsb_miss{{&list, 0x10c6, 0x100000000f000f, 0xd00186a700d15, 0x1}, {}, &any_dsb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .needs = frontend, .holds = 0x1, .period = 100007, .taken_alone = true
} // namespace frontend_retired

namespace hle_retired {
using namespace core_events;
inline constexpr listed start{{&list, 0x10c8, 0xff000f, 0x1e848300d33, 0x0}, {}, &start}; // .code = 0xc8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed commit{{&list, 0x20c8, 0xff000f, 0x1e848300d45, 0x0}, {}, &commit}; // .code = 0xc8, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted{{&list, 0x40c8, 0x10000000ff000f, 0x1e848300d58, 0x0}, {}, &aborted}; // .code = 0xc8, .mask = 0x4, .counters = 0xf, .alone = 0xff, .precise = can, .period = 2000003
inline constexpr listed aborted_mem{{&list, 0x80c8, 0xff000f, 0x1e848300d6c, 0x0}, {}, &aborted_mem}; // .code = 0xc8, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_timer{{&list, 0x100c8, 0xff000f, 0x1e848300d84, 0x0}, {}, &aborted_timer}; // .code = 0xc8, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_unfriendly{{&list, 0x200c8, 0xff000f, 0x1e848300d9e, 0x0}, {}, &aborted_unfriendly}; // .code = 0xc8, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_memtype{{&list, 0x400c8, 0xff000f, 0x1e848300dbd, 0x0}, {}, &aborted_memtype}; // .code = 0xc8, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_events{{&list, 0x800c8, 0xff000f, 0x1e848300dd9, 0x0}, {}, &aborted_events}; // .code = 0xc8, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace hle_retired

namespace hw_interrupts {
using namespace core_events;
inline constexpr listed received{{&list, 0x10cb, 0xff000f, 0xcb00df4, 0x0}, {}, &received}; // .code = 0xcb, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 203
} // namespace hw_interrupts

namespace icache_16b {
using namespace core_events;
inline constexpr listed ifdata_stall{{&list, 0x4080, 0xff000f, 0x1e848300e0b, 0x0}, {}, &ifdata_stall}; // .code = 0x80, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace icache_16b

namespace icache_64b {
using namespace core_events;
inline constexpr listed iftag_hit{{&list, 0x1083, 0xff000f, 0x30d4300e23, 0x0}, {}, &iftag_hit}; // .code = 0x83, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed iftag_miss{{&list, 0x2083, 0xff000f, 0x30d4300e38, 0x0}, {}, &iftag_miss}; // .code = 0x83, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed iftag_stall{{&list, 0x4083, 0xff000f, 0x30d4300e4e, 0x0}, {}, &iftag_stall}; // .code = 0x83, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace icache_64b

namespace icache_tag {
using namespace core_events;
inline constexpr listed stalls{{&list, 0x4083, 0xff000f, 0x30d4300e65, 0x0}, {}, &stalls}; // .code = 0x83, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace icache_tag

namespace idi_misc {
using namespace core_events;
inline constexpr listed wb_upgrade{{&list, 0x100000020fe, 0xff000f, 0x186a300e77, 0x0}, {}, &wb_upgrade}; // .code = 0xfe, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003, .missing = 0x1
inline constexpr listed wb_downgrade{{&list, 0x100000040fe, 0xff000f, 0x186a300e8b, 0x0}, {}, &wb_downgrade}; // .code = 0xfe, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003, .missing = 0x1
} // namespace idi_misc

namespace idq {
using namespace core_events;
inline constexpr listed mite_uops{{&list, 0x4079, 0xff000f, 0x1e848300ea1, 0x0}, {}, &mite_uops}; // .code = 0x79, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed mite_cycles{{&list, 0x10004079, 0xff000f, 0x1e848300eaf, 0x0}, {}, &mite_cycles}; // .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_uops{{&list, 0x8079, 0xff000f, 0x1e848300ebf, 0x0}, {}, &dsb_uops}; // .code = 0x79, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_cycles{{&list, 0x10008079, 0xff000f, 0x1e848300ecc, 0x0}, {}, &dsb_cycles}; // .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_dsb_cycles{{&list, 0x10010079, 0xff000f, 0x1e848300edb, 0x0}, {}, &ms_dsb_cycles}; // .code = 0x79, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_dsb_cycles_4_uops{{&list, 0x40018079, 0xff000f, 0x1e848300eed, 0x0}, {}, &all_dsb_cycles_4_uops}; // .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_dsb_cycles_any_uops{{&list, 0x10018079, 0xff000f, 0x1e848300f07, 0x0}, {}, &all_dsb_cycles_any_uops}; // .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_cycles_ok{{&list, 0x40018079, 0xff000f, 0x1e848300f23, 0x0}, {}, &dsb_cycles_ok}; // .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed dsb_cycles_any{{&list, 0x10018079, 0xff000f, 0x1e848300f35, 0x0}, {}, &dsb_cycles_any}; // .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_mite_uops{{&list, 0x20079, 0xff000f, 0x1e848300f48, 0x0}, {}, &ms_mite_uops}; // .code = 0x79, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_mite_cycles_4_uops{{&list, 0x40024079, 0xff000f, 0x1e848300f59, 0x0}, {}, &all_mite_cycles_4_uops}; // .code = 0x79, .mask = 0x24, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_mite_cycles_any_uops{{&list, 0x10024079, 0xff000f, 0x1e848300f74, 0x0}, {}, &all_mite_cycles_any_uops}; // .code = 0x79, .mask = 0x24, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_cycles{{&list, 0x10030079, 0xff000f, 0x1e848300f91, 0x0}, {}, &ms_cycles}; // .code = 0x79, .mask = 0x30, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_switches{{&list, 0x2010030079, 0xff000f, 0x1e848300f9f, 0x0}, {}, &ms_switches}; // .code = 0x79, .mask = 0x30, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed ms_uops{{&list, 0x30079, 0xff000f, 0x1e848300faf, 0x0}, {}, &ms_uops}; // .code = 0x79, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace idq

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{{&list, 0x109c, 0xff000f, 0x1e848300fbb, 0x0}, {}, &core}; // .code = 0x9c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_0_uops_deliv_core{{&list, 0x4000109c, 0xff000f, 0x1e848300fd7, 0x0}, {}, &cycles_0_uops_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_le_1_uop_deliv_core{{&list, 0x3000109c, 0xff000f, 0x1e848301007, 0x0}, {}, &cycles_le_1_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_le_2_uop_deliv_core{{&list, 0x2000109c, 0xff000f, 0x1e848301039, 0x0}, {}, &cycles_le_2_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_le_3_uop_deliv_core{{&list, 0x1000109c, 0xff000f, 0x1e84830106b, 0x0}, {}, &cycles_le_3_uop_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_fe_was_ok{{&list, 0x101000109c, 0xff000f, 0x1e84830109d, 0x0}, {}, &cycles_fe_was_ok}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace idq_uops_not_delivered

namespace ild_stall {
using namespace core_events;
inline constexpr listed lcp{{&list, 0x1087, 0xff000f, 0x1e8483010c5, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace ild_stall

namespace inst_decoded {
using namespace core_events;
inline constexpr listed decoders{{&list, 0x1055, 0xff000f, 0x1e8483010d3, 0x0}, {}, &decoders}; // .code = 0x55, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x1000000000000, 0x1e8483010e9, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0xff000f, 0x4001e8483010fa, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true
inline constexpr listed prec_dist{{&list, 0x10c0, 0x20000000020002, 0x4001e84830111b, 0x0}, {}, &prec_dist}; // .code = 0xc0, .mask = 0x1, .counters = 0x2, .alone = 0x2, .precise = only, .period = 2000003, .has_errata = true
inline constexpr listed total_cycles_ps{{&list, 0x10a00010c0, 0x200000000d000d, 0x4001e848301140, 0x0}, {}, &total_cycles_ps}; // .code = 0xc0, .mask = 0x1, .threshold = 10, .invert = true, .counters = 0xd, .alone = 0xd, .precise = only, .period = 2000003, .has_errata = true
inline constexpr listed nop{{&list, 0x20c0, 0x10000000ff000f, 0x4001e84830116b, 0x0}, {}, &nop}; // .code = 0xc0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = can, .period = 2000003, .has_errata = true
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{{&list, 0x100d, 0xff000f, 0x1e84830118a, 0x0}, {}, &recovery_cycles}; // .code = 0x0d, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed recovery_cycles_any{{&list, 0x400000100d, 0xff000f, 0x1e8483011a3, 0x0}, {}, &recovery_cycles_any}; // .code = 0x0d, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed clears_count{{&list, 0x201000100d, 0xff000f, 0x1e8483011c0, 0x0}, {}, &clears_count}; // .code = 0x0d, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed clear_resteer_cycles{{&list, 0x8000d, 0xff000f, 0x1e8483011d6, 0x0}, {}, &clear_resteer_cycles}; // .code = 0x0d, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace int_misc

namespace itlb {
using namespace core_events;
inline constexpr listed itlb_flush{{&list, 0x10ae, 0xff000f, 0x186a7011f4, 0x0}, {}, &itlb_flush}; // .code = 0xae, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{{&list, 0x1085, 0xff000f, 0x186a301204, 0x0}, {}, &miss_causes_a_walk}; // .code = 0x85, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_4k{{&list, 0x2085, 0xff000f, 0x186a301223, 0x0}, {}, &walk_completed_4k}; // .code = 0x85, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4085, 0xff000f, 0x186a301241, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x85, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed_1g{{&list, 0x8085, 0xff000f, 0x186a301262, 0x0}, {}, &walk_completed_1g}; // .code = 0x85, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe085, 0xff000f, 0x186a301280, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10085, 0xff000f, 0x186a30129b, 0x0}, {}, &walk_pending}; // .code = 0x85, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed walk_active{{&list, 0x10010085, 0xff000f, 0x186a3012b4, 0x0}, {}, &walk_active}; // .code = 0x85, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20085, 0xff000f, 0x186a3012cc, 0x0}, {}, &stlb_hit}; // .code = 0x85, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{{&list, 0x1051, 0xff000f, 0x1e8483012e1, 0x0}, {}, &replacement}; // .code = 0x51, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{{&list, 0x1048, 0xff000f, 0x1e8483012f1, 0x0}, {}, &pending}; // .code = 0x48, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed pending_cycles{{&list, 0x10001048, 0xff000f, 0x1e848301307, 0x0}, {}, &pending_cycles}; // .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed pending_cycles_any{{&list, 0x4010001048, 0xff000f, 0x1e848301324, 0x0}, {}, &pending_cycles_any}; // .code = 0x48, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed fb_full{{&list, 0x2048, 0xff000f, 0x1e848301345, 0x0}, {}, &fb_full}; // .code = 0x48, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace l1d_pend_miss

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed all{{&list, 0x1f0f1, 0xff000f, 0x186a30135b, 0x0}, {}, &all}; // .code = 0xf1, .mask = 0x1f, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{{&list, 0x10f2, 0xff000f, 0x30d430136b, 0x0}, {}, &silent}; // .code = 0xf2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed non_silent{{&list, 0x20f2, 0xff000f, 0x30d430137f, 0x0}, {}, &non_silent}; // .code = 0xf2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed useless_pref{{&list, 0x40f2, 0xff000f, 0x200030d4301397, 0x0}, {}, &useless_pref}; // .code = 0xf2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003, .deprecated = true
inline constexpr listed useless_hwpf{{&list, 0x40f2, 0xff000f, 0x30d43013b1, 0x0}, {}, &useless_hwpf}; // .code = 0xf2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{{&list, 0x21024, 0xff000f, 0x30d43013cb, 0x0}, {}, &demand_data_rd_miss}; // .code = 0x24, .mask = 0x21, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo_miss{{&list, 0x22024, 0xff000f, 0x30d43013e8, 0x0}, {}, &rfo_miss}; // .code = 0x24, .mask = 0x22, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd_miss{{&list, 0x24024, 0xff000f, 0x30d43013fa, 0x0}, {}, &code_rd_miss}; // .code = 0x24, .mask = 0x24, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_demand_miss{{&list, 0x27024, 0xff000f, 0x30d4301410, 0x0}, {}, &all_demand_miss}; // .code = 0x24, .mask = 0x27, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed pf_miss{{&list, 0x38024, 0xff000f, 0x30d4301429, 0x0}, {}, &pf_miss}; // .code = 0x24, .mask = 0x38, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed miss{{&list, 0x3f024, 0xff000f, 0x30d430143a, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x3f, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed demand_data_rd_hit{{&list, 0xc1024, 0xff000f, 0x30d4301448, 0x0}, {}, &demand_data_rd_hit}; // .code = 0x24, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed rfo_hit{{&list, 0xc2024, 0xff000f, 0x30d4301464, 0x0}, {}, &rfo_hit}; // .code = 0x24, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed code_rd_hit{{&list, 0xc4024, 0xff000f, 0x30d4301475, 0x0}, {}, &code_rd_hit}; // .code = 0x24, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed pf_hit{{&list, 0xd8024, 0xff000f, 0x30d430148a, 0x0}, {}, &pf_hit}; // .code = 0x24, .mask = 0xd8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_demand_data_rd{{&list, 0xe1024, 0xff000f, 0x30d430149a, 0x0}, {}, &all_demand_data_rd}; // .code = 0x24, .mask = 0xe1, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_rfo{{&list, 0xe2024, 0xff000f, 0x30d43014b6, 0x0}, {}, &all_rfo}; // .code = 0x24, .mask = 0xe2, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_code_rd{{&list, 0xe4024, 0xff000f, 0x30d43014c7, 0x0}, {}, &all_code_rd}; // .code = 0x24, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_demand_references{{&list, 0xe7024, 0xff000f, 0x30d43014dc, 0x0}, {}, &all_demand_references}; // .code = 0x24, .mask = 0xe7, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed all_pf{{&list, 0xf8024, 0xff000f, 0x30d43014fb, 0x0}, {}, &all_pf}; // .code = 0x24, .mask = 0xf8, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr listed references{{&list, 0xff024, 0xff000f, 0x30d430150b, 0x0}, {}, &references}; // .code = 0x24, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed l2_wb{{&list, 0x400f0, 0xff000f, 0x30d430151f, 0x0}, {}, &l2_wb}; // .code = 0xf0, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed store_forward{{&list, 0x2003, 0xff000f, 0x186a30152e, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed no_sr{{&list, 0x8003, 0xff000f, 0x186a301546, 0x0}, {}, &no_sr}; // .code = 0x03, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks

namespace ld_blocks_partial {
using namespace core_events;
inline constexpr listed address_alias{{&list, 0x1007, 0xff000f, 0x186a301556, 0x0}, {}, &address_alias}; // .code = 0x07, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace ld_blocks_partial

namespace load_hit_pre {
using namespace core_events;
inline constexpr listed sw_pf{{&list, 0x104c, 0xff000f, 0x186a301576, 0x0}, {}, &sw_pf}; // .code = 0x4c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace load_hit_pre

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xff000f, 0x4000186a301589, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed reference{{&list, 0x4f02e, 0xff000f, 0x4000186a3015a7, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed uops{{&list, 0x10a8, 0xff000f, 0x1e8483015ca, 0x0}, {}, &uops}; // .code = 0xa8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_active{{&list, 0x100010a8, 0xff000f, 0x1e8483015d3, 0x0}, {}, &cycles_active}; // .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_4_uops{{&list, 0x400010a8, 0xff000f, 0x1e8483015e5, 0x0}, {}, &cycles_4_uops}; // .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_ok{{&list, 0x400010a8, 0xff000f, 0x1e8483015f7, 0x0}, {}, &cycles_ok}; // .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{{&list, 0x20100010c3, 0xff000f, 0x186a301605, 0x0}, {}, &count}; // .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xff000f, 0x4000186a30161a, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true
inline constexpr listed smc{{&list, 0x40c3, 0xff000f, 0x186a301640, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace machine_clears

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x100000000f000f, 0x1000186a301677, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x100000000f000f, 0x1000186a301698, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed lock_loads{{&list, 0x210d0, 0x100000000f000f, 0x1000186a7016ba, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
inline constexpr listed split_loads{{&list, 0x410d0, 0x100000000f000f, 0x1000186a3016d6, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed split_stores{{&list, 0x420d0, 0x100000000f000f, 0x1000186a3016f3, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed all_loads{{&list, 0x810d0, 0x100000000f000f, 0x1001e848301711, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003, .has_latency = true
inline constexpr listed all_stores{{&list, 0x820d0, 0x100000000f000f, 0x1001e84830172c, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003, .has_latency = true
inline constexpr listed any{{&list, 0x830d0, 0x100000000f000f, 0x1001e848301748, 0x0}, {}, &any}; // .code = 0xd0, .mask = 0x83, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003, .has_latency = true
} // namespace mem_inst_retired

namespace mem_load_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{{&list, 0x10d2, 0x100000000f000f, 0x100004e2b0175d, 0x0}, {}, &xsnp_miss}; // .code = 0xd2, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .has_latency = true
inline constexpr listed xsnp_hit{{&list, 0x20d2, 0x100000000f000f, 0x100004e2b0177f, 0x0}, {}, &xsnp_hit}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .has_latency = true
inline constexpr listed xsnp_hitm{{&list, 0x40d2, 0x100000000f000f, 0x100004e2b017a0, 0x0}, {}, &xsnp_hitm}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 20011, .has_latency = true
inline constexpr listed xsnp_none{{&list, 0x80d2, 0x100000000f000f, 0x1000186a3017c2, 0x0}, {}, &xsnp_none}; // .code = 0xd2, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
} // namespace mem_load_l3_hit_retired

namespace mem_load_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{{&list, 0x100000010d3, 0x100000000f000f, 0x1000186a7017e4, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true, .missing = 0x1
inline constexpr listed remote_dram{{&list, 0x100000020d3, 0x100000000f000f, 0x1000186a701808, 0x0}, {}, &remote_dram}; // .code = 0xd3, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true, .missing = 0x1
inline constexpr listed remote_hitm{{&list, 0x100000040d3, 0x100000000f000f, 0x1000186a70182d, 0x0}, {}, &remote_hitm}; // .code = 0xd3, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true, .missing = 0x1
inline constexpr listed remote_fwd{{&list, 0x300000080d3, 0x100000000f000f, 0x1000186a701852, 0x0}, {}, &remote_fwd}; // .code = 0xd3, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true, .missing = 0x3
} // namespace mem_load_l3_miss_retired

namespace mem_load_misc_retired {
using namespace core_events;
inline constexpr listed uc{{&list, 0x40d4, 0x100000000f000f, 0x1000186a701876, 0x0}, {}, &uc}; // .code = 0xd4, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
} // namespace mem_load_misc_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x100000000f000f, 0x1001e84830188f, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 2000003, .has_latency = true
inline constexpr listed l2_hit{{&list, 0x20d1, 0x100000000f000f, 0x1000186a3018a7, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed l3_hit{{&list, 0x40d1, 0x100000000f000f, 0x10000c365018bf, 0x0}, {}, &l3_hit}; // .code = 0xd1, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 50021, .has_latency = true
inline constexpr listed l1_miss{{&list, 0x80d1, 0x100000000f000f, 0x1000186a3018d7, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
inline constexpr listed l2_miss{{&list, 0x100d1, 0x100000000f000f, 0x10000c365018f0, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = can, .period = 50021, .has_latency = true
inline constexpr listed l3_miss{{&list, 0x200d1, 0x100000000f000f, 0x1000186a701909, 0x0}, {}, &l3_miss}; // .code = 0xd1, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
inline constexpr listed fb_hit{{&list, 0x400d1, 0x100000000f000f, 0x1000186a701922, 0x0}, {}, &fb_hit}; // .code = 0xd1, .mask = 0x40, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
} // namespace mem_load_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{{&list, 0x10cd, 0x200000000f000f, 0x1c00186a30193a, 0x4}, {}, &load_latency_gt_4}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_8{{&list, 0x10cd, 0x200000000f000f, 0x1c000c3650195e, 0x8}, {}, &load_latency_gt_8}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_16{{&list, 0x10cd, 0x200000000f000f, 0x1c0004e2b01982, 0x10}, {}, &load_latency_gt_16}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_32{{&list, 0x10cd, 0x200000000f000f, 0x1c00186a7019a7, 0x20}, {}, &load_latency_gt_32}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_64{{&list, 0x10cd, 0x200000000f000f, 0x1c00007d3019cc, 0x40}, {}, &load_latency_gt_64}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_128{{&list, 0x10cd, 0x200000000f000f, 0x1c00003f1019f1, 0x80}, {}, &load_latency_gt_128}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_256{{&list, 0x10cd, 0x200000000f000f, 0x1c00001f701a17, 0x100}, {}, &load_latency_gt_256}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_512{{&list, 0x10cd, 0x200000000f000f, 0x1c000006501a3d, 0x200}, {}, &load_latency_gt_512}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = only, .needs = ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true
} // namespace mem_trans_retired

namespace memory_disambiguation {
using namespace core_events;
inline constexpr listed history_reset{{&list, 0x20000001009, 0xff000f, 0x1e848301653, 0x0}, {}, &history_reset}; // .code = 0x09, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003, .missing = 0x2
} // namespace memory_disambiguation

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x10b0, 0xff000f, 0x186a301a63, 0x0}, {}, &demand_data_rd}; // .code = 0xb0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_code_rd{{&list, 0x20b0, 0xff000f, 0x186a301a83, 0x0}, {}, &demand_code_rd}; // .code = 0xb0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed demand_rfo{{&list, 0x40b0, 0xff000f, 0x186a301aa3, 0x0}, {}, &demand_rfo}; // .code = 0xb0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all_data_rd{{&list, 0x80b0, 0xff000f, 0x186a301abf, 0x0}, {}, &all_data_rd}; // .code = 0xb0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed l3_miss_demand_data_rd{{&list, 0x100b0, 0xff000f, 0x186a301adc, 0x0}, {}, &l3_miss_demand_data_rd}; // .code = 0xb0, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr listed all_requests{{&list, 0x800b0, 0xff000f, 0x186a301b04, 0x0}, {}, &all_requests}; // .code = 0xb0, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace offcore_requests

namespace offcore_requests_buffer {
using namespace core_events;
inline constexpr listed sq_full{{&list, 0x10b2, 0xff000f, 0x1e848301b22, 0x0}, {}, &sq_full}; // .code = 0xb2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace offcore_requests_buffer

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x1060, 0xff000f, 0x1e848301b42, 0x0}, {}, &demand_data_rd}; // .code = 0x60, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_demand_data_rd{{&list, 0x10001060, 0xff000f, 0x1e848301b6e, 0x0}, {}, &cycles_with_demand_data_rd}; // .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed demand_data_rd_ge_6{{&list, 0x60001060, 0xff000f, 0x1e848301ba6, 0x0}, {}, &demand_data_rd_ge_6}; // .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed demand_code_rd{{&list, 0x2060, 0xff000f, 0x1e848301bd7, 0x0}, {}, &demand_code_rd}; // .code = 0x60, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_demand_code_rd{{&list, 0x10002060, 0xff000f, 0x1e848301c03, 0x0}, {}, &cycles_with_demand_code_rd}; // .code = 0x60, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed demand_rfo{{&list, 0x4060, 0xff000f, 0x1e848301c3b, 0x0}, {}, &demand_rfo}; // .code = 0x60, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_demand_rfo{{&list, 0x10004060, 0xff000f, 0x1e848301c63, 0x0}, {}, &cycles_with_demand_rfo}; // .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed all_data_rd{{&list, 0x8060, 0xff000f, 0x1e848301c97, 0x0}, {}, &all_data_rd}; // .code = 0x60, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_data_rd{{&list, 0x10008060, 0xff000f, 0x1e848301cc0, 0x0}, {}, &cycles_with_data_rd}; // .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed l3_miss_demand_data_rd{{&list, 0x10060, 0xff000f, 0x1e848301cf1, 0x0}, {}, &l3_miss_demand_data_rd}; // .code = 0x60, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_with_l3_miss_demand_data_rd{{&list, 0x10010060, 0xff000f, 0x1e848301d25, 0x0}, {}, &cycles_with_l3_miss_demand_data_rd}; // .code = 0x60, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed l3_miss_demand_data_rd_ge_6{{&list, 0x60010060, 0xff000f, 0x1e848301d65, 0x0}, {}, &l3_miss_demand_data_rd_ge_6}; // .code = 0x60, .mask = 0x10, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace offcore_requests_outstanding

namespace other_assists {
using namespace core_events;
inline constexpr listed any{{&list, 0x3f0c1, 0xff000f, 0x186a301d9e, 0x0}, {}, &any}; // .code = 0xc1, .mask = 0x3f, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace other_assists

namespace partial_rat_stalls {
using namespace core_events;
inline constexpr listed scoreboard{{&list, 0x1059, 0xff000f, 0x1e848301db0, 0x0}, {}, &scoreboard}; // .code = 0x59, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace partial_rat_stalls

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{{&list, 0x10a2, 0xff000f, 0x1e848301dce, 0x0}, {}, &any}; // .code = 0xa2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed sb{{&list, 0x80a2, 0xff000f, 0x1e848301de2, 0x0}, {}, &sb}; // .code = 0xa2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace resource_stalls

namespace rob_misc_events {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x200cc, 0xff000f, 0x1e848301df5, 0x0}, {}, &lbr_inserts}; // .code = 0xcc, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed pause_inst{{&list, 0x400cc, 0xff000f, 0x1e848301e11, 0x0}, {}, &pause_inst}; // .code = 0xcc, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace rob_misc_events

namespace rs_events {
using namespace core_events;
inline constexpr listed empty_cycles{{&list, 0x105e, 0xff000f, 0x1e848301e2c, 0x0}, {}, &empty_cycles}; // .code = 0x5e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed empty_end{{&list, 0x301000105e, 0xff000f, 0x1e848301e43, 0x0}, {}, &empty_end}; // .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace rs_events

namespace rtm_retired {
using namespace core_events;
inline constexpr listed start{{&list, 0x10c9, 0xff000f, 0x1e848301e57, 0x0}, {}, &start}; // .code = 0xc9, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed commit{{&list, 0x20c9, 0xff000f, 0x1e848301e69, 0x0}, {}, &commit}; // .code = 0xc9, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted{{&list, 0x40c9, 0x20000000ff000f, 0x1e848301e7c, 0x0}, {}, &aborted}; // .code = 0xc9, .mask = 0x4, .counters = 0xf, .alone = 0xff, .precise = only, .period = 2000003
inline constexpr listed aborted_mem{{&list, 0x80c9, 0xff000f, 0x1e848301e90, 0x0}, {}, &aborted_mem}; // .code = 0xc9, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_timer{{&list, 0x100c9, 0xff000f, 0x1e848301ea8, 0x0}, {}, &aborted_timer}; // .code = 0xc9, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_unfriendly{{&list, 0x200c9, 0xff000f, 0x1e848301ec2, 0x0}, {}, &aborted_unfriendly}; // .code = 0xc9, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_memtype{{&list, 0x400c9, 0xff000f, 0x1e848301ee1, 0x0}, {}, &aborted_memtype}; // .code = 0xc9, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed aborted_events{{&list, 0x800c9, 0xff000f, 0x1e848301efd, 0x0}, {}, &aborted_events}; // .code = 0xc9, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace rtm_retired

namespace sq_misc {
using namespace core_events;
inline constexpr listed split_lock{{&list, 0x100f4, 0xff000f, 0x186a301f18, 0x0}, {}, &split_lock}; // .code = 0xf4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace sq_misc

namespace sw_prefetch_access {
using namespace core_events;
inline constexpr listed nta{{&list, 0x1032, 0xff000f, 0x1e848301f2b, 0x0}, {}, &nta}; // .code = 0x32, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed t0{{&list, 0x2032, 0xff000f, 0x1e848301f42, 0x0}, {}, &t0}; // .code = 0x32, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed t1_t2{{&list, 0x4032, 0xff000f, 0x1e848301f58, 0x0}, {}, &t1_t2}; // .code = 0x32, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed prefetchw{{&list, 0x8032, 0xff000f, 0x1e848301f71, 0x0}, {}, &prefetchw}; // .code = 0x32, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed any{{&list, 0xf032, 0xff000f, 0x1e848301f8e, 0x0}, {}, &any}; // .code = 0x32, .mask = 0xf, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace sw_prefetch_access

namespace tlb_flush {
using namespace core_events;
inline constexpr listed dtlb_thread{{&list, 0x10bd, 0xff000f, 0x186a701fa5, 0x0}, {}, &dtlb_thread}; // .code = 0xbd, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007
inline constexpr listed stlb_any{{&list, 0x200bd, 0xff000f, 0x186a701fbb, 0x0}, {}, &stlb_any}; // .code = 0xbd, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100007
} // namespace tlb_flush

namespace tx_exec {
using namespace core_events;
inline constexpr listed misc1{{&list, 0x105d, 0xff000f, 0x1e848301fce, 0x0}, {}, &misc1}; // .code = 0x5d, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc2{{&list, 0x205d, 0xff000f, 0x1e848301fdc, 0x0}, {}, &misc2}; // .code = 0x5d, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc3{{&list, 0x405d, 0xff000f, 0x1e848301fea, 0x0}, {}, &misc3}; // .code = 0x5d, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc4{{&list, 0x805d, 0xff000f, 0x1e848301ff8, 0x0}, {}, &misc4}; // .code = 0x5d, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed misc5{{&list, 0x1005d, 0xff000f, 0x1e848302006, 0x0}, {}, &misc5}; // .code = 0x5d, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace tx_exec

namespace tx_mem {
using namespace core_events;
inline constexpr listed abort_conflict{{&list, 0x1054, 0xff000f, 0x1e848302014, 0x0}, {}, &abort_conflict}; // .code = 0x54, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_capacity{{&list, 0x2054, 0xff000f, 0x1e84830202a, 0x0}, {}, &abort_capacity}; // .code = 0x54, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_store_to_elided_lock{{&list, 0x4054, 0xff000f, 0x1e848302040, 0x0}, {}, &abort_hle_store_to_elided_lock}; // .code = 0x54, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_elision_buffer_not_empty{{&list, 0x8054, 0xff000f, 0x1e848302066, 0x0}, {}, &abort_hle_elision_buffer_not_empty}; // .code = 0x54, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_elision_buffer_mismatch{{&list, 0x10054, 0xff000f, 0x1e848302090, 0x0}, {}, &abort_hle_elision_buffer_mismatch}; // .code = 0x54, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed abort_hle_elision_buffer_unsupported_alignment{{&list, 0x20054, 0xff000f, 0x1e8483020b9, 0x0}, {}, &abort_hle_elision_buffer_unsupported_alignment}; // .code = 0x54, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed hle_elision_buffer_full{{&list, 0x40054, 0xff000f, 0x1e8483020ef, 0x0}, {}, &hle_elision_buffer_full}; // .code = 0x54, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace tx_mem

namespace uops_dispatched_port {
using namespace core_events;
inline constexpr listed port_0{{&list, 0x10a1, 0xff000f, 0x1e84830210e, 0x0}, {}, &port_0}; // .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_1{{&list, 0x20a1, 0xff000f, 0x1e84830212a, 0x0}, {}, &port_1}; // .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_2{{&list, 0x40a1, 0xff000f, 0x1e848302146, 0x0}, {}, &port_2}; // .code = 0xa1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_3{{&list, 0x80a1, 0xff000f, 0x1e848302162, 0x0}, {}, &port_3}; // .code = 0xa1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_4{{&list, 0x100a1, 0xff000f, 0x1e84830217e, 0x0}, {}, &port_4}; // .code = 0xa1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_5{{&list, 0x200a1, 0xff000f, 0x1e84830219a, 0x0}, {}, &port_5}; // .code = 0xa1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_6{{&list, 0x400a1, 0xff000f, 0x1e8483021b6, 0x0}, {}, &port_6}; // .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed port_7{{&list, 0x800a1, 0xff000f, 0x1e8483021d2, 0x0}, {}, &port_7}; // .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_dispatched_port

namespace uops_executed {
using namespace core_events;
inline constexpr listed thread{{&list, 0x10b1, 0xff000f, 0x1e8483021ee, 0x0}, {}, &thread}; // .code = 0xb1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100010b1, 0xff000f, 0x1e848302203, 0x0}, {}, &stall_cycles}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_ge_1_uop_exec{{&list, 0x100010b1, 0xff000f, 0x1e84830221e, 0x0}, {}, &cycles_ge_1_uop_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_ge_2_uops_exec{{&list, 0x200010b1, 0xff000f, 0x1e848302241, 0x0}, {}, &cycles_ge_2_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_ge_3_uops_exec{{&list, 0x300010b1, 0xff000f, 0x1e848302265, 0x0}, {}, &cycles_ge_3_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed cycles_ge_4_uops_exec{{&list, 0x400010b1, 0xff000f, 0x1e848302289, 0x0}, {}, &cycles_ge_4_uops_exec}; // .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core{{&list, 0x20b1, 0xff000f, 0x1e8483022ad, 0x0}, {}, &core}; // .code = 0xb1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_1{{&list, 0x100020b1, 0xff000f, 0x1e8483022c0, 0x0}, {}, &core_cycles_ge_1}; // .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_2{{&list, 0x200020b1, 0xff000f, 0x1e8483022df, 0x0}, {}, &core_cycles_ge_2}; // .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_3{{&list, 0x300020b1, 0xff000f, 0x1e8483022fe, 0x0}, {}, &core_cycles_ge_3}; // .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_4{{&list, 0x400020b1, 0xff000f, 0x1e84830231d, 0x0}, {}, &core_cycles_ge_4}; // .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed core_cycles_none{{&list, 0x10100020b1, 0xff000f, 0x1e84830233c, 0x0}, {}, &core_cycles_none}; // .code = 0xb1, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed x87{{&list, 0x100b1, 0xff000f, 0x1e84830235b, 0x0}, {}, &x87}; // .code = 0xb1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0x100e, 0xff000f, 0x1e84830236d, 0x0}, {}, &any}; // .code = 0x0e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x101000100e, 0xff000f, 0x1e84830237d, 0x0}, {}, &stall_cycles}; // .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed vector_width_mismatch{{&list, 0x200e, 0xff000f, 0x1e848302396, 0x0}, {}, &vector_width_mismatch}; // .code = 0x0e, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed slow_lea{{&list, 0x2000e, 0xff000f, 0x1e8483023b8, 0x0}, {}, &slow_lea}; // .code = 0x0e, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed retire_slots{{&list, 0x20c2, 0xff000f, 0x1e8483023cd, 0x0}, {}, &retire_slots}; // .code = 0xc2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100020c2, 0xff000f, 0x1e8483023e7, 0x0}, {}, &stall_cycles}; // .code = 0xc2, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed total_cycles{{&list, 0x11000020c2, 0xff000f, 0x1e848302401, 0x0}, {}, &total_cycles}; // .code = 0xc2, .mask = 0x2, .threshold = 16, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr listed macro_fused{{&list, 0x40c2, 0xff000f, 0x1e84830241b, 0x0}, {}, &macro_fused}; // .code = 0xc2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::divider_active, &baclears::any, &br_inst_retired::all_branches,
    &br_inst_retired::conditional, &br_inst_retired::cond, &br_inst_retired::near_call,
    &br_inst_retired::all_branches_pebs, &br_inst_retired::near_return, &br_inst_retired::not_taken,
    &br_inst_retired::cond_ntaken, &br_inst_retired::near_taken, &br_inst_retired::far_branch,
    &br_misp_exec::indirect, &br_misp_exec::all_branches, &br_misp_retired::all_branches,
    &br_misp_retired::conditional, &br_misp_retired::near_call, &br_misp_retired::all_branches_pebs,
    &br_misp_retired::ret, &br_misp_retired::near_taken, &core_power::lvl0_turbo_license,
    &core_power::lvl1_turbo_license, &core_power::lvl2_turbo_license, &core_power::throttle,
    &core_snoop_response::rsp_ihiti, &core_snoop_response::rsp_ihitfse,
    &core_snoop_response::rsp_shitfse, &core_snoop_response::rsp_sfwdm,
    &core_snoop_response::rsp_ifwdm, &core_snoop_response::rsp_ifwdfe,
    &core_snoop_response::rsp_sfwdfe, &cpu_clk_thread_unhalted::ref_xclk,
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
    &fp_arith_inst_retired::_4_flops, &fp_arith_inst_retired::_8_flops,
    &fp_arith_inst_retired::_256b_packed_single, &fp_arith_inst_retired::_512b_packed_double,
    &fp_arith_inst_retired::_512b_packed_single, &fp_arith_inst_retired::vector, &fp_assist::any,
    &frontend_retired::dsb_miss, &frontend_retired::l1i_miss, &frontend_retired::l2_miss,
    &frontend_retired::itlb_miss, &frontend_retired::stlb_miss, &frontend_retired::latency_ge_2,
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
    &icache_64b::iftag_miss, &icache_64b::iftag_stall, &icache_tag::stalls, &idi_misc::wb_upgrade,
    &idi_misc::wb_downgrade, &idq::mite_uops, &idq::mite_cycles, &idq::dsb_uops, &idq::dsb_cycles,
    &idq::ms_dsb_cycles, &idq::all_dsb_cycles_4_uops, &idq::all_dsb_cycles_any_uops,
    &idq::dsb_cycles_ok, &idq::dsb_cycles_any, &idq::ms_mite_uops, &idq::all_mite_cycles_4_uops,
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
    &mem_load_l3_hit_retired::xsnp_none, &mem_load_l3_miss_retired::local_dram,
    &mem_load_l3_miss_retired::remote_dram, &mem_load_l3_miss_retired::remote_hitm,
    &mem_load_l3_miss_retired::remote_fwd, &mem_load_misc_retired::uc, &mem_load_retired::l1_hit,
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
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::skx
