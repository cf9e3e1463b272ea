// Events of Skylake SP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// skx: from intel/perfmon 6dadedf3aa48, SKX/events/skylakex_core.json, version 1.37 of 04/18/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::skx {

namespace core_events {
using select::beside;
using select::precision;
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
inline constexpr select::event_list list{"skx", core::skylake_sp, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed divider_active{divider_active, list, {.name = 0, .code = 0x14, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 21, .code = 0xe6, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 34, .code = 0xc4, .counters = 0xf, .alone = 0xff, .period = 400009, .has_errata = true}};
inline constexpr listed conditional{conditional, list, {.name = 70, .code = 0xc4, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009, .has_errata = true}};
inline constexpr listed cond{cond, list, {.name = 105, .code = 0xc4, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 400009, .has_errata = true}};
inline constexpr listed near_call{near_call, list, {.name = 133, .code = 0xc4, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100007, .has_errata = true}};
inline constexpr listed all_branches_pebs{all_branches_pebs, list, {.name = 166, .code = 0xc4, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::only, .period = 400009, .has_errata = true}};
inline constexpr listed near_return{near_return, list, {.name = 207, .code = 0xc4, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100007, .has_errata = true}};
inline constexpr listed not_taken{not_taken, list, {.name = 242, .code = 0xc4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 400009, .has_errata = true}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 275, .code = 0xc4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 400009, .has_errata = true}};
inline constexpr listed near_taken{near_taken, list, {.name = 310, .code = 0xc4, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009, .has_errata = true}};
inline constexpr listed far_branch{far_branch, list, {.name = 344, .code = 0xc4, .mask = 0x40, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100007, .has_errata = true}};
} // namespace br_inst_retired

namespace br_misp_exec {
using namespace core_events;
inline constexpr listed indirect{indirect, list, {.name = 378, .code = 0x89, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_branches{all_branches, list, {.name = 400, .code = 0x89, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace br_misp_exec

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 426, .code = 0xc5, .counters = 0xf, .alone = 0xff, .period = 400009}};
inline constexpr listed conditional{conditional, list, {.name = 455, .code = 0xc5, .mask = 0x1, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
inline constexpr listed near_call{near_call, list, {.name = 483, .code = 0xc5, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
inline constexpr listed all_branches_pebs{all_branches_pebs, list, {.name = 509, .code = 0xc5, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::only, .period = 400009}};
inline constexpr listed ret{ret, list, {.name = 543, .code = 0xc5, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 100007}};
inline constexpr listed near_taken{near_taken, list, {.name = 563, .code = 0xc5, .mask = 0x20, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 400009}};
} // namespace br_misp_retired

namespace core_power {
using namespace core_events;
inline constexpr listed lvl0_turbo_license{lvl0_turbo_license, list, {.name = 590, .code = 0x28, .mask = 0x7, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed lvl1_turbo_license{lvl1_turbo_license, list, {.name = 620, .code = 0x28, .mask = 0x18, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed lvl2_turbo_license{lvl2_turbo_license, list, {.name = 650, .code = 0x28, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed throttle{throttle, list, {.name = 680, .code = 0x28, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace core_power

namespace core_snoop_response {
using namespace core_events;
inline constexpr listed rsp_ihiti{rsp_ihiti, list, {.name = 700, .code = 0xef, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rsp_ihitfse{rsp_ihitfse, list, {.name = 730, .code = 0xef, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rsp_shitfse{rsp_shitfse, list, {.name = 762, .code = 0xef, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rsp_sfwdm{rsp_sfwdm, list, {.name = 794, .code = 0xef, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rsp_ifwdm{rsp_ifwdm, list, {.name = 824, .code = 0xef, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rsp_ifwdfe{rsp_ifwdfe, list, {.name = 854, .code = 0xef, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed rsp_sfwdfe{rsp_sfwdfe, list, {.name = 885, .code = 0xef, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace core_snoop_response

namespace cpu_clk_thread_unhalted {
using namespace core_events;
inline constexpr listed ref_xclk{ref_xclk, list, {.name = 916, .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 25003}};
inline constexpr listed ref_xclk_any{ref_xclk_any, list, {.name = 949, .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 25003}};
inline constexpr listed one_thread_active{one_thread_active, list, {.name = 986, .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 25003}};
} // namespace cpu_clk_thread_unhalted

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 1028, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed thread_any{thread_any, list, {.name = 1052, .code = 0x00, .mask = 0x2, .any_thread = true, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 1080, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 1105, .code = 0x3c, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed thread_p_any{thread_p_any, list, {.name = 1131, .code = 0x3c, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ring0_trans{ring0_trans, list, {.name = 1161, .code = 0x3c, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100007}};
inline constexpr listed ref_xclk{ref_xclk, list, {.name = 1190, .code = 0x3c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 25003}};
inline constexpr listed ref_xclk_any{ref_xclk_any, list, {.name = 1216, .code = 0x3c, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 25003}};
inline constexpr listed one_thread_active{one_thread_active, list, {.name = 1246, .code = 0x3c, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 25003}};
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_miss{cycles_l2_miss, list, {.name = 1281, .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_l3_miss{cycles_l3_miss, list, {.name = 1311, .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stalls_total{stalls_total, list, {.name = 1341, .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stalls_l2_miss{stalls_l2_miss, list, {.name = 1369, .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stalls_l3_miss{stalls_l3_miss, list, {.name = 1399, .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_l1d_miss{cycles_l1d_miss, list, {.name = 1429, .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stalls_l1d_miss{stalls_l1d_miss, list, {.name = 1460, .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_mem_any{cycles_mem_any, list, {.name = 1491, .code = 0xa3, .mask = 0x10, .threshold = 16, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stalls_mem_any{stalls_mem_any, list, {.name = 1521, .code = 0xa3, .mask = 0x14, .threshold = 20, .counters = 0xf, .alone = 0xf, .period = 2000003}};
} // namespace cycle_activity

namespace decode {
using namespace core_events;
inline constexpr listed lcp{lcp, list, {.name = 1551, .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace decode

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed count{count, list, {.name = 1562, .code = 0xab, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed penalty_cycles{penalty_cycles, list, {.name = 1586, .code = 0xab, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 1619, .code = 0x08, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1655, .code = 0x08, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1690, .code = 0x08, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 1728, .code = 0x08, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1763, .code = 0x08, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1795, .code = 0x08, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed walk_active{walk_active, list, {.name = 1825, .code = 0x08, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1854, .code = 0x08, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 1880, .code = 0x49, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1917, .code = 0x49, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1953, .code = 0x49, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 1992, .code = 0x49, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 2028, .code = 0x49, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 2061, .code = 0x49, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed walk_active{walk_active, list, {.name = 2092, .code = 0x49, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 2122, .code = 0x49, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_pending{walk_pending, list, {.name = 2149, .code = 0x4f, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace ept

namespace exe_activity {
using namespace core_events;
inline constexpr listed exe_bound_0_ports{exe_bound_0_ports, list, {.name = 2166, .code = 0xa6, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed _1_ports_util{_1_ports_util, list, {.name = 2197, .code = 0xa6, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed _2_ports_util{_2_ports_util, list, {.name = 2223, .code = 0xa6, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed _3_ports_util{_3_ports_util, list, {.name = 2249, .code = 0xa6, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed _4_ports_util{_4_ports_util, list, {.name = 2275, .code = 0xa6, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed bound_on_stores{bound_on_stores, list, {.name = 2301, .code = 0xa6, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace exe_activity

namespace fp_arith_inst_retired {
using namespace core_events;
inline constexpr listed scalar_double{scalar_double, list, {.name = 2330, .code = 0xc7, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 2366, .code = 0xc7, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed scalar{scalar, list, {.name = 2402, .code = 0xc7, .mask = 0x3, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed _128b_packed_double{_128b_packed_double, list, {.name = 2431, .code = 0xc7, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed _128b_packed_single{_128b_packed_single, list, {.name = 2472, .code = 0xc7, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed _256b_packed_double{_256b_packed_double, list, {.name = 2513, .code = 0xc7, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed _4_flops{_4_flops, list, {.name = 2554, .code = 0xc7, .mask = 0x18, .counters = 0xf, .alone = 0xff, .period = 1000003}};
inline constexpr listed _8_flops{_8_flops, list, {.name = 2584, .code = 0xc7, .mask = 0x18, .counters = 0xf, .alone = 0xff, .period = 1000003}};
inline constexpr listed _256b_packed_single{_256b_packed_single, list, {.name = 2614, .code = 0xc7, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed _512b_packed_double{_512b_packed_double, list, {.name = 2655, .code = 0xc7, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed _512b_packed_single{_512b_packed_single, list, {.name = 2696, .code = 0xc7, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed vector{vector, list, {.name = 2737, .code = 0xc7, .mask = 0xfc, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace fp_arith_inst_retired

namespace fp_assist {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2766, .code = 0xca, .mask = 0x1e, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace fp_assist

namespace frontend_retired {
using namespace core_events;
inline constexpr listed dsb_miss{dsb_miss, list, {.name = 2780, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x11, .period = 100007, .taken_alone = true}};
inline constexpr listed l1i_miss{l1i_miss, list, {.name = 2806, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x12, .period = 100007, .taken_alone = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 2832, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x13, .period = 100007, .taken_alone = true}};
inline constexpr listed itlb_miss{itlb_miss, list, {.name = 2857, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x14, .period = 100007, .taken_alone = true}};
inline constexpr listed stlb_miss{stlb_miss, list, {.name = 2884, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x15, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_2{latency_ge_2, list, {.name = 2911, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x400206, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_2_bubbles_ge_2{latency_ge_2_bubbles_ge_2, list, {.name = 2941, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x200206, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_4{latency_ge_4, list, {.name = 2984, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x400406, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_8{latency_ge_8, list, {.name = 3014, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x400806, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_16{latency_ge_16, list, {.name = 3044, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x401006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_32{latency_ge_32, list, {.name = 3075, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x402006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_64{latency_ge_64, list, {.name = 3106, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x404006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_128{latency_ge_128, list, {.name = 3137, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x408006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_256{latency_ge_256, list, {.name = 3169, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x410006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_512{latency_ge_512, list, {.name = 3201, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x420006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_2_bubbles_ge_1{latency_ge_2_bubbles_ge_1, list, {.name = 3233, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x100206, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_2_bubbles_ge_3{latency_ge_2_bubbles_ge_3, list, {.name = 3276, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x300206, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_1{latency_ge_1, list, {.name = 3319, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::only, .needs = beside::frontend, .holds = 0x400106, .period = 100007, .taken_alone = true}};
inline constexpr listed any_dsb_miss{any_dsb_miss, list, {.name = 3349, .code = 0xc6, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .needs = beside::frontend, .holds = 0x1, .period = 100007, .taken_alone = true}};
} // namespace frontend_retired

namespace hle_retired {
using namespace core_events;
inline constexpr listed start{start, list, {.name = 3379, .code = 0xc8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed commit{commit, list, {.name = 3397, .code = 0xc8, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted{aborted, list, {.name = 3416, .code = 0xc8, .mask = 0x4, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 2000003}};
inline constexpr listed aborted_mem{aborted_mem, list, {.name = 3436, .code = 0xc8, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_timer{aborted_timer, list, {.name = 3460, .code = 0xc8, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_unfriendly{aborted_unfriendly, list, {.name = 3486, .code = 0xc8, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_memtype{aborted_memtype, list, {.name = 3517, .code = 0xc8, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_events{aborted_events, list, {.name = 3545, .code = 0xc8, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace hle_retired

namespace hw_interrupts {
using namespace core_events;
inline constexpr listed received{received, list, {.name = 3572, .code = 0xcb, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 203}};
} // namespace hw_interrupts

namespace icache_16b {
using namespace core_events;
inline constexpr listed ifdata_stall{ifdata_stall, list, {.name = 3595, .code = 0x80, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace icache_16b

namespace icache_64b {
using namespace core_events;
inline constexpr listed iftag_hit{iftag_hit, list, {.name = 3619, .code = 0x83, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed iftag_miss{iftag_miss, list, {.name = 3640, .code = 0x83, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed iftag_stall{iftag_stall, list, {.name = 3662, .code = 0x83, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace icache_64b

namespace icache_tag {
using namespace core_events;
inline constexpr listed stalls{stalls, list, {.name = 3685, .code = 0x83, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace icache_tag

namespace idi_misc {
using namespace core_events;
inline constexpr listed wb_upgrade{wb_upgrade, list, {.name = 3703, .code = 0xfe, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed wb_downgrade{wb_downgrade, list, {.name = 3723, .code = 0xfe, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace idi_misc

namespace idq {
using namespace core_events;
inline constexpr listed mite_uops{mite_uops, list, {.name = 3745, .code = 0x79, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed mite_cycles{mite_cycles, list, {.name = 3759, .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed dsb_uops{dsb_uops, list, {.name = 3775, .code = 0x79, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed dsb_cycles{dsb_cycles, list, {.name = 3788, .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_dsb_cycles{ms_dsb_cycles, list, {.name = 3803, .code = 0x79, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_dsb_cycles_4_uops{all_dsb_cycles_4_uops, list, {.name = 3821, .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_dsb_cycles_any_uops{all_dsb_cycles_any_uops, list, {.name = 3847, .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed dsb_cycles_ok{dsb_cycles_ok, list, {.name = 3875, .code = 0x79, .mask = 0x18, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed dsb_cycles_any{dsb_cycles_any, list, {.name = 3893, .code = 0x79, .mask = 0x18, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_mite_uops{ms_mite_uops, list, {.name = 3912, .code = 0x79, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_mite_cycles_4_uops{all_mite_cycles_4_uops, list, {.name = 3929, .code = 0x79, .mask = 0x24, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_mite_cycles_any_uops{all_mite_cycles_any_uops, list, {.name = 3956, .code = 0x79, .mask = 0x24, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_cycles{ms_cycles, list, {.name = 3985, .code = 0x79, .mask = 0x30, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_switches{ms_switches, list, {.name = 3999, .code = 0x79, .mask = 0x30, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed ms_uops{ms_uops, list, {.name = 4015, .code = 0x79, .mask = 0x30, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace idq

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 4027, .code = 0x9c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_0_uops_deliv_core{cycles_0_uops_deliv_core, list, {.name = 4055, .code = 0x9c, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_le_1_uop_deliv_core{cycles_le_1_uop_deliv_core, list, {.name = 4103, .code = 0x9c, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_le_2_uop_deliv_core{cycles_le_2_uop_deliv_core, list, {.name = 4153, .code = 0x9c, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_le_3_uop_deliv_core{cycles_le_3_uop_deliv_core, list, {.name = 4203, .code = 0x9c, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_fe_was_ok{cycles_fe_was_ok, list, {.name = 4253, .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace idq_uops_not_delivered

namespace ild_stall {
using namespace core_events;
inline constexpr listed lcp{lcp, list, {.name = 4293, .code = 0x87, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace ild_stall

namespace inst_decoded {
using namespace core_events;
inline constexpr listed decoders{decoders, list, {.name = 4307, .code = 0x55, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 4329, .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 4346, .code = 0xc0, .counters = 0xf, .alone = 0xff, .period = 2000003, .has_errata = true}};
inline constexpr listed prec_dist{prec_dist, list, {.name = 4379, .code = 0xc0, .mask = 0x1, .counters = 0x2, .alone = 0x2, .precise = precision::only, .period = 2000003, .has_errata = true}};
inline constexpr listed total_cycles_ps{total_cycles_ps, list, {.name = 4416, .code = 0xc0, .mask = 0x1, .threshold = 10, .invert = true, .counters = 0xd, .alone = 0xd, .precise = precision::only, .period = 2000003, .has_errata = true}};
inline constexpr listed nop{nop, list, {.name = 4459, .code = 0xc0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .precise = precision::can, .period = 2000003, .has_errata = true}};
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{recovery_cycles, list, {.name = 4490, .code = 0x0d, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed recovery_cycles_any{recovery_cycles_any, list, {.name = 4515, .code = 0x0d, .mask = 0x1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed clears_count{clears_count, list, {.name = 4544, .code = 0x0d, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed clear_resteer_cycles{clear_resteer_cycles, list, {.name = 4566, .code = 0x0d, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace int_misc

namespace itlb {
using namespace core_events;
inline constexpr listed itlb_flush{itlb_flush, list, {.name = 4596, .code = 0xae, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007}};
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_causes_a_walk{miss_causes_a_walk, list, {.name = 4612, .code = 0x85, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 4643, .code = 0x85, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 4673, .code = 0x85, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 4706, .code = 0x85, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 4736, .code = 0x85, .mask = 0xe, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 4763, .code = 0x85, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed walk_active{walk_active, list, {.name = 4788, .code = 0x85, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 4812, .code = 0x85, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{replacement, list, {.name = 4833, .code = 0x51, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{pending, list, {.name = 4849, .code = 0x48, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed pending_cycles{pending_cycles, list, {.name = 4871, .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed pending_cycles_any{pending_cycles_any, list, {.name = 4900, .code = 0x48, .mask = 0x1, .threshold = 1, .any_thread = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed fb_full{fb_full, list, {.name = 4933, .code = 0x48, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace l1d_pend_miss

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 4955, .code = 0xf1, .mask = 0x1f, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{silent, list, {.name = 4971, .code = 0xf2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed non_silent{non_silent, list, {.name = 4991, .code = 0xf2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed useless_pref{useless_pref, list, {.name = 5015, .code = 0xf2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003, .deprecated = true}};
inline constexpr listed useless_hwpf{useless_hwpf, list, {.name = 5041, .code = 0xf2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{demand_data_rd_miss, list, {.name = 5067, .code = 0x24, .mask = 0x21, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed rfo_miss{rfo_miss, list, {.name = 5096, .code = 0x24, .mask = 0x22, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed code_rd_miss{code_rd_miss, list, {.name = 5114, .code = 0x24, .mask = 0x24, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_demand_miss{all_demand_miss, list, {.name = 5136, .code = 0x24, .mask = 0x27, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed pf_miss{pf_miss, list, {.name = 5161, .code = 0x24, .mask = 0x38, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed miss{miss, list, {.name = 5178, .code = 0x24, .mask = 0x3f, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed demand_data_rd_hit{demand_data_rd_hit, list, {.name = 5192, .code = 0x24, .mask = 0xc1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed rfo_hit{rfo_hit, list, {.name = 5220, .code = 0x24, .mask = 0xc2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed code_rd_hit{code_rd_hit, list, {.name = 5237, .code = 0x24, .mask = 0xc4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed pf_hit{pf_hit, list, {.name = 5258, .code = 0x24, .mask = 0xd8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_demand_data_rd{all_demand_data_rd, list, {.name = 5274, .code = 0x24, .mask = 0xe1, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_rfo{all_rfo, list, {.name = 5302, .code = 0x24, .mask = 0xe2, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_code_rd{all_code_rd, list, {.name = 5319, .code = 0x24, .mask = 0xe4, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_demand_references{all_demand_references, list, {.name = 5340, .code = 0x24, .mask = 0xe7, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed all_pf{all_pf, list, {.name = 5371, .code = 0x24, .mask = 0xf8, .counters = 0xf, .alone = 0xff, .period = 200003}};
inline constexpr listed references{references, list, {.name = 5387, .code = 0x24, .mask = 0xff, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed l2_wb{l2_wb, list, {.name = 5407, .code = 0xf0, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003}};
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed store_forward{store_forward, list, {.name = 5422, .code = 0x03, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed no_sr{no_sr, list, {.name = 5446, .code = 0x03, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace ld_blocks

namespace ld_blocks_partial {
using namespace core_events;
inline constexpr listed address_alias{address_alias, list, {.name = 5462, .code = 0x07, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace ld_blocks_partial

namespace load_hit_pre {
using namespace core_events;
inline constexpr listed sw_pf{sw_pf, list, {.name = 5494, .code = 0x4c, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace load_hit_pre

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 5513, .code = 0x2e, .mask = 0x41, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed reference{reference, list, {.name = 5543, .code = 0x2e, .mask = 0x4f, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed uops{uops, list, {.name = 5578, .code = 0xa8, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_active{cycles_active, list, {.name = 5587, .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_4_uops{cycles_4_uops, list, {.name = 5605, .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_ok{cycles_ok, list, {.name = 5623, .code = 0xa8, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{count, list, {.name = 5637, .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 5658, .code = 0xc3, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003, .has_errata = true}};
inline constexpr listed smc{smc, list, {.name = 5696, .code = 0xc3, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace machine_clears

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{stlb_miss_loads, list, {.name = 5751, .code = 0xd0, .mask = 0x11, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
inline constexpr listed stlb_miss_stores{stlb_miss_stores, list, {.name = 5784, .code = 0xd0, .mask = 0x12, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 5818, .code = 0xd0, .mask = 0x21, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 5846, .code = 0xd0, .mask = 0x41, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 5875, .code = 0xd0, .mask = 0x42, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 5905, .code = 0xd0, .mask = 0x81, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003, .has_latency = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 5932, .code = 0xd0, .mask = 0x82, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003, .has_latency = true}};
inline constexpr listed any{any, list, {.name = 5960, .code = 0xd0, .mask = 0x83, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003, .has_latency = true}};
} // namespace mem_inst_retired

namespace mem_load_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{xsnp_miss, list, {.name = 5981, .code = 0xd2, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_hit{xsnp_hit, list, {.name = 6015, .code = 0xd2, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_hitm{xsnp_hitm, list, {.name = 6048, .code = 0xd2, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_none{xsnp_none, list, {.name = 6082, .code = 0xd2, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
} // namespace mem_load_l3_hit_retired

namespace mem_load_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{local_dram, list, {.name = 6116, .code = 0xd3, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true}};
inline constexpr listed remote_dram{remote_dram, list, {.name = 6152, .code = 0xd3, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true}};
inline constexpr listed remote_hitm{remote_hitm, list, {.name = 6189, .code = 0xd3, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true}};
inline constexpr listed remote_fwd{remote_fwd, list, {.name = 6226, .code = 0xd3, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true}};
} // namespace mem_load_l3_miss_retired

namespace mem_load_misc_retired {
using namespace core_events;
inline constexpr listed uc{uc, list, {.name = 6262, .code = 0xd4, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true}};
} // namespace mem_load_misc_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 6287, .code = 0xd1, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 2000003, .has_latency = true}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 6311, .code = 0xd1, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
inline constexpr listed l3_hit{l3_hit, list, {.name = 6335, .code = 0xd1, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 50021, .has_latency = true}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 6359, .code = 0xd1, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100003, .has_latency = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 6384, .code = 0xd1, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 50021, .has_latency = true}};
inline constexpr listed l3_miss{l3_miss, list, {.name = 6409, .code = 0xd1, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true}};
inline constexpr listed fb_hit{fb_hit, list, {.name = 6434, .code = 0xd1, .mask = 0x40, .counters = 0xf, .alone = 0xf, .precise = precision::can, .period = 100007, .has_latency = true}};
} // namespace mem_load_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{load_latency_gt_4, list, {.name = 6458, .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_8{load_latency_gt_8, list, {.name = 6494, .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_16{load_latency_gt_16, list, {.name = 6530, .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_32{load_latency_gt_32, list, {.name = 6567, .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_64{load_latency_gt_64, list, {.name = 6604, .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_128{load_latency_gt_128, list, {.name = 6641, .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_256{load_latency_gt_256, list, {.name = 6679, .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_512{load_latency_gt_512, list, {.name = 6717, .code = 0xcd, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = precision::only, .needs = beside::ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true}};
} // namespace mem_trans_retired

namespace memory_disambiguation {
using namespace core_events;
inline constexpr listed history_reset{history_reset, list, {.name = 5715, .code = 0x09, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace memory_disambiguation

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 6755, .code = 0xb0, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 6787, .code = 0xb0, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 6819, .code = 0xb0, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed all_data_rd{all_data_rd, list, {.name = 6847, .code = 0xb0, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed l3_miss_demand_data_rd{l3_miss_demand_data_rd, list, {.name = 6876, .code = 0xb0, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
inline constexpr listed all_requests{all_requests, list, {.name = 6916, .code = 0xb0, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace offcore_requests

namespace offcore_requests_buffer {
using namespace core_events;
inline constexpr listed sq_full{sq_full, list, {.name = 6946, .code = 0xb2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace offcore_requests_buffer

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 6978, .code = 0x60, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_with_demand_data_rd{cycles_with_demand_data_rd, list, {.name = 7022, .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed demand_data_rd_ge_6{demand_data_rd_ge_6, list, {.name = 7078, .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 7127, .code = 0x60, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_with_demand_code_rd{cycles_with_demand_code_rd, list, {.name = 7171, .code = 0x60, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 7227, .code = 0x60, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_with_demand_rfo{cycles_with_demand_rfo, list, {.name = 7267, .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed all_data_rd{all_data_rd, list, {.name = 7319, .code = 0x60, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_with_data_rd{cycles_with_data_rd, list, {.name = 7360, .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed l3_miss_demand_data_rd{l3_miss_demand_data_rd, list, {.name = 7409, .code = 0x60, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_with_l3_miss_demand_data_rd{cycles_with_l3_miss_demand_data_rd, list, {.name = 7461, .code = 0x60, .mask = 0x10, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed l3_miss_demand_data_rd_ge_6{l3_miss_demand_data_rd_ge_6, list, {.name = 7525, .code = 0x60, .mask = 0x10, .threshold = 6, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace offcore_requests_outstanding

namespace other_assists {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 7582, .code = 0xc1, .mask = 0x3f, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace other_assists

namespace partial_rat_stalls {
using namespace core_events;
inline constexpr listed scoreboard{scoreboard, list, {.name = 7600, .code = 0x59, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace partial_rat_stalls

namespace resource_stalls {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 7630, .code = 0xa2, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed sb{sb, list, {.name = 7650, .code = 0xa2, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace resource_stalls

namespace rob_misc_events {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 7669, .code = 0xcc, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed pause_inst{pause_inst, list, {.name = 7697, .code = 0xcc, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace rob_misc_events

namespace rs_events {
using namespace core_events;
inline constexpr listed empty_cycles{empty_cycles, list, {.name = 7724, .code = 0x5e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed empty_end{empty_end, list, {.name = 7747, .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace rs_events

namespace rtm_retired {
using namespace core_events;
inline constexpr listed start{start, list, {.name = 7767, .code = 0xc9, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed commit{commit, list, {.name = 7785, .code = 0xc9, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted{aborted, list, {.name = 7804, .code = 0xc9, .mask = 0x4, .counters = 0xf, .alone = 0xff, .precise = precision::only, .period = 2000003}};
inline constexpr listed aborted_mem{aborted_mem, list, {.name = 7824, .code = 0xc9, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_timer{aborted_timer, list, {.name = 7848, .code = 0xc9, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_unfriendly{aborted_unfriendly, list, {.name = 7874, .code = 0xc9, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_memtype{aborted_memtype, list, {.name = 7905, .code = 0xc9, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed aborted_events{aborted_events, list, {.name = 7933, .code = 0xc9, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace rtm_retired

namespace sq_misc {
using namespace core_events;
inline constexpr listed split_lock{split_lock, list, {.name = 7960, .code = 0xf4, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 100003}};
} // namespace sq_misc

namespace sw_prefetch_access {
using namespace core_events;
inline constexpr listed nta{nta, list, {.name = 7979, .code = 0x32, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed t0{t0, list, {.name = 8002, .code = 0x32, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed t1_t2{t1_t2, list, {.name = 8024, .code = 0x32, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed prefetchw{prefetchw, list, {.name = 8049, .code = 0x32, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed any{any, list, {.name = 8078, .code = 0x32, .mask = 0xf, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace sw_prefetch_access

namespace tlb_flush {
using namespace core_events;
inline constexpr listed dtlb_thread{dtlb_thread, list, {.name = 8101, .code = 0xbd, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100007}};
inline constexpr listed stlb_any{stlb_any, list, {.name = 8123, .code = 0xbd, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 100007}};
} // namespace tlb_flush

namespace tx_exec {
using namespace core_events;
inline constexpr listed misc1{misc1, list, {.name = 8142, .code = 0x5d, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc2{misc2, list, {.name = 8156, .code = 0x5d, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc3{misc3, list, {.name = 8170, .code = 0x5d, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc4{misc4, list, {.name = 8184, .code = 0x5d, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed misc5{misc5, list, {.name = 8198, .code = 0x5d, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace tx_exec

namespace tx_mem {
using namespace core_events;
inline constexpr listed abort_conflict{abort_conflict, list, {.name = 8212, .code = 0x54, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_capacity{abort_capacity, list, {.name = 8234, .code = 0x54, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_store_to_elided_lock{abort_hle_store_to_elided_lock, list, {.name = 8256, .code = 0x54, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_elision_buffer_not_empty{abort_hle_elision_buffer_not_empty, list, {.name = 8294, .code = 0x54, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_elision_buffer_mismatch{abort_hle_elision_buffer_mismatch, list, {.name = 8336, .code = 0x54, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed abort_hle_elision_buffer_unsupported_alignment{abort_hle_elision_buffer_unsupported_alignment, list, {.name = 8377, .code = 0x54, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed hle_elision_buffer_full{hle_elision_buffer_full, list, {.name = 8431, .code = 0x54, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace tx_mem

namespace uops_dispatched_port {
using namespace core_events;
inline constexpr listed port_0{port_0, list, {.name = 8462, .code = 0xa1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_1{port_1, list, {.name = 8490, .code = 0xa1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_2{port_2, list, {.name = 8518, .code = 0xa1, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_3{port_3, list, {.name = 8546, .code = 0xa1, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_4{port_4, list, {.name = 8574, .code = 0xa1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_5{port_5, list, {.name = 8602, .code = 0xa1, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_6{port_6, list, {.name = 8630, .code = 0xa1, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed port_7{port_7, list, {.name = 8658, .code = 0xa1, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_dispatched_port

namespace uops_executed {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 8686, .code = 0xb1, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 8707, .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_1_uop_exec{cycles_ge_1_uop_exec, list, {.name = 8734, .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_2_uops_exec{cycles_ge_2_uops_exec, list, {.name = 8769, .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_3_uops_exec{cycles_ge_3_uops_exec, list, {.name = 8805, .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_4_uops_exec{cycles_ge_4_uops_exec, list, {.name = 8841, .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core{core, list, {.name = 8877, .code = 0xb1, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_1{core_cycles_ge_1, list, {.name = 8896, .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_2{core_cycles_ge_2, list, {.name = 8927, .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_3{core_cycles_ge_3, list, {.name = 8958, .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_4{core_cycles_ge_4, list, {.name = 8989, .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_none{core_cycles_none, list, {.name = 9020, .code = 0xb1, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed x87{x87, list, {.name = 9051, .code = 0xb1, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 9069, .code = 0x0e, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 9085, .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed vector_width_mismatch{vector_width_mismatch, list, {.name = 9110, .code = 0x0e, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed slow_lea{slow_lea, list, {.name = 9144, .code = 0x0e, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed retire_slots{retire_slots, list, {.name = 9165, .code = 0xc2, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 9191, .code = 0xc2, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed total_cycles{total_cycles, list, {.name = 9217, .code = 0xc2, .mask = 0x2, .threshold = 16, .invert = true, .counters = 0xf, .alone = 0xff, .period = 2000003}};
inline constexpr listed macro_fused{macro_fused, list, {.name = 9243, .code = 0xc2, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::divider_active,
    &baclears::any,
    &br_inst_retired::all_branches,
    &br_inst_retired::conditional,
    &br_inst_retired::cond,
    &br_inst_retired::near_call,
    &br_inst_retired::all_branches_pebs,
    &br_inst_retired::near_return,
    &br_inst_retired::not_taken,
    &br_inst_retired::cond_ntaken,
    &br_inst_retired::near_taken,
    &br_inst_retired::far_branch,
    &br_misp_exec::indirect,
    &br_misp_exec::all_branches,
    &br_misp_retired::all_branches,
    &br_misp_retired::conditional,
    &br_misp_retired::near_call,
    &br_misp_retired::all_branches_pebs,
    &br_misp_retired::ret,
    &br_misp_retired::near_taken,
    &core_power::lvl0_turbo_license,
    &core_power::lvl1_turbo_license,
    &core_power::lvl2_turbo_license,
    &core_power::throttle,
    &core_snoop_response::rsp_ihiti,
    &core_snoop_response::rsp_ihitfse,
    &core_snoop_response::rsp_shitfse,
    &core_snoop_response::rsp_sfwdm,
    &core_snoop_response::rsp_ifwdm,
    &core_snoop_response::rsp_ifwdfe,
    &core_snoop_response::rsp_sfwdfe,
    &cpu_clk_thread_unhalted::ref_xclk,
    &cpu_clk_thread_unhalted::ref_xclk_any,
    &cpu_clk_thread_unhalted::one_thread_active,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::thread_any,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::thread_p_any,
    &cpu_clk_unhalted::ring0_trans,
    &cpu_clk_unhalted::ref_xclk,
    &cpu_clk_unhalted::ref_xclk_any,
    &cpu_clk_unhalted::one_thread_active,
    &cycle_activity::cycles_l2_miss,
    &cycle_activity::cycles_l3_miss,
    &cycle_activity::stalls_total,
    &cycle_activity::stalls_l2_miss,
    &cycle_activity::stalls_l3_miss,
    &cycle_activity::cycles_l1d_miss,
    &cycle_activity::stalls_l1d_miss,
    &cycle_activity::cycles_mem_any,
    &cycle_activity::stalls_mem_any,
    &decode::lcp,
    &dsb2mite_switches::count,
    &dsb2mite_switches::penalty_cycles,
    &dtlb_load_misses::miss_causes_a_walk,
    &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed_1g,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_pending,
    &dtlb_load_misses::walk_active,
    &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::miss_causes_a_walk,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1g,
    &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_pending,
    &dtlb_store_misses::walk_active,
    &dtlb_store_misses::stlb_hit,
    &ept::walk_pending,
    &exe_activity::exe_bound_0_ports,
    &exe_activity::_1_ports_util,
    &exe_activity::_2_ports_util,
    &exe_activity::_3_ports_util,
    &exe_activity::_4_ports_util,
    &exe_activity::bound_on_stores,
    &fp_arith_inst_retired::scalar_double,
    &fp_arith_inst_retired::scalar_single,
    &fp_arith_inst_retired::scalar,
    &fp_arith_inst_retired::_128b_packed_double,
    &fp_arith_inst_retired::_128b_packed_single,
    &fp_arith_inst_retired::_256b_packed_double,
    &fp_arith_inst_retired::_4_flops,
    &fp_arith_inst_retired::_8_flops,
    &fp_arith_inst_retired::_256b_packed_single,
    &fp_arith_inst_retired::_512b_packed_double,
    &fp_arith_inst_retired::_512b_packed_single,
    &fp_arith_inst_retired::vector,
    &fp_assist::any,
    &frontend_retired::dsb_miss,
    &frontend_retired::l1i_miss,
    &frontend_retired::l2_miss,
    &frontend_retired::itlb_miss,
    &frontend_retired::stlb_miss,
    &frontend_retired::latency_ge_2,
    &frontend_retired::latency_ge_2_bubbles_ge_2,
    &frontend_retired::latency_ge_4,
    &frontend_retired::latency_ge_8,
    &frontend_retired::latency_ge_16,
    &frontend_retired::latency_ge_32,
    &frontend_retired::latency_ge_64,
    &frontend_retired::latency_ge_128,
    &frontend_retired::latency_ge_256,
    &frontend_retired::latency_ge_512,
    &frontend_retired::latency_ge_2_bubbles_ge_1,
    &frontend_retired::latency_ge_2_bubbles_ge_3,
    &frontend_retired::latency_ge_1,
    &frontend_retired::any_dsb_miss,
    &hle_retired::start,
    &hle_retired::commit,
    &hle_retired::aborted,
    &hle_retired::aborted_mem,
    &hle_retired::aborted_timer,
    &hle_retired::aborted_unfriendly,
    &hle_retired::aborted_memtype,
    &hle_retired::aborted_events,
    &hw_interrupts::received,
    &icache_16b::ifdata_stall,
    &icache_64b::iftag_hit,
    &icache_64b::iftag_miss,
    &icache_64b::iftag_stall,
    &icache_tag::stalls,
    &idi_misc::wb_upgrade,
    &idi_misc::wb_downgrade,
    &idq::mite_uops,
    &idq::mite_cycles,
    &idq::dsb_uops,
    &idq::dsb_cycles,
    &idq::ms_dsb_cycles,
    &idq::all_dsb_cycles_4_uops,
    &idq::all_dsb_cycles_any_uops,
    &idq::dsb_cycles_ok,
    &idq::dsb_cycles_any,
    &idq::ms_mite_uops,
    &idq::all_mite_cycles_4_uops,
    &idq::all_mite_cycles_any_uops,
    &idq::ms_cycles,
    &idq::ms_switches,
    &idq::ms_uops,
    &idq_uops_not_delivered::core,
    &idq_uops_not_delivered::cycles_0_uops_deliv_core,
    &idq_uops_not_delivered::cycles_le_1_uop_deliv_core,
    &idq_uops_not_delivered::cycles_le_2_uop_deliv_core,
    &idq_uops_not_delivered::cycles_le_3_uop_deliv_core,
    &idq_uops_not_delivered::cycles_fe_was_ok,
    &ild_stall::lcp,
    &inst_decoded::decoders,
    &inst_retired::any,
    &inst_retired::any_p,
    &inst_retired::prec_dist,
    &inst_retired::total_cycles_ps,
    &inst_retired::nop,
    &int_misc::recovery_cycles,
    &int_misc::recovery_cycles_any,
    &int_misc::clears_count,
    &int_misc::clear_resteer_cycles,
    &itlb::itlb_flush,
    &itlb_misses::miss_causes_a_walk,
    &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed_1g,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_pending,
    &itlb_misses::walk_active,
    &itlb_misses::stlb_hit,
    &l1d::replacement,
    &l1d_pend_miss::pending,
    &l1d_pend_miss::pending_cycles,
    &l1d_pend_miss::pending_cycles_any,
    &l1d_pend_miss::fb_full,
    &l2_lines_in::all,
    &l2_lines_out::silent,
    &l2_lines_out::non_silent,
    &l2_lines_out::useless_pref,
    &l2_lines_out::useless_hwpf,
    &l2_rqsts::demand_data_rd_miss,
    &l2_rqsts::rfo_miss,
    &l2_rqsts::code_rd_miss,
    &l2_rqsts::all_demand_miss,
    &l2_rqsts::pf_miss,
    &l2_rqsts::miss,
    &l2_rqsts::demand_data_rd_hit,
    &l2_rqsts::rfo_hit,
    &l2_rqsts::code_rd_hit,
    &l2_rqsts::pf_hit,
    &l2_rqsts::all_demand_data_rd,
    &l2_rqsts::all_rfo,
    &l2_rqsts::all_code_rd,
    &l2_rqsts::all_demand_references,
    &l2_rqsts::all_pf,
    &l2_rqsts::references,
    &l2_trans::l2_wb,
    &ld_blocks::store_forward,
    &ld_blocks::no_sr,
    &ld_blocks_partial::address_alias,
    &load_hit_pre::sw_pf,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &lsd::uops,
    &lsd::cycles_active,
    &lsd::cycles_4_uops,
    &lsd::cycles_ok,
    &machine_clears::count,
    &machine_clears::memory_ordering,
    &machine_clears::smc,
    &mem_inst_retired::stlb_miss_loads,
    &mem_inst_retired::stlb_miss_stores,
    &mem_inst_retired::lock_loads,
    &mem_inst_retired::split_loads,
    &mem_inst_retired::split_stores,
    &mem_inst_retired::all_loads,
    &mem_inst_retired::all_stores,
    &mem_inst_retired::any,
    &mem_load_l3_hit_retired::xsnp_miss,
    &mem_load_l3_hit_retired::xsnp_hit,
    &mem_load_l3_hit_retired::xsnp_hitm,
    &mem_load_l3_hit_retired::xsnp_none,
    &mem_load_l3_miss_retired::local_dram,
    &mem_load_l3_miss_retired::remote_dram,
    &mem_load_l3_miss_retired::remote_hitm,
    &mem_load_l3_miss_retired::remote_fwd,
    &mem_load_misc_retired::uc,
    &mem_load_retired::l1_hit,
    &mem_load_retired::l2_hit,
    &mem_load_retired::l3_hit,
    &mem_load_retired::l1_miss,
    &mem_load_retired::l2_miss,
    &mem_load_retired::l3_miss,
    &mem_load_retired::fb_hit,
    &mem_trans_retired::load_latency_gt_4,
    &mem_trans_retired::load_latency_gt_8,
    &mem_trans_retired::load_latency_gt_16,
    &mem_trans_retired::load_latency_gt_32,
    &mem_trans_retired::load_latency_gt_64,
    &mem_trans_retired::load_latency_gt_128,
    &mem_trans_retired::load_latency_gt_256,
    &mem_trans_retired::load_latency_gt_512,
    &memory_disambiguation::history_reset,
    &offcore_requests::demand_data_rd,
    &offcore_requests::demand_code_rd,
    &offcore_requests::demand_rfo,
    &offcore_requests::all_data_rd,
    &offcore_requests::l3_miss_demand_data_rd,
    &offcore_requests::all_requests,
    &offcore_requests_buffer::sq_full,
    &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd_ge_6,
    &offcore_requests_outstanding::demand_code_rd,
    &offcore_requests_outstanding::cycles_with_demand_code_rd,
    &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::all_data_rd,
    &offcore_requests_outstanding::cycles_with_data_rd,
    &offcore_requests_outstanding::l3_miss_demand_data_rd,
    &offcore_requests_outstanding::cycles_with_l3_miss_demand_data_rd,
    &offcore_requests_outstanding::l3_miss_demand_data_rd_ge_6,
    &other_assists::any,
    &partial_rat_stalls::scoreboard,
    &resource_stalls::any,
    &resource_stalls::sb,
    &rob_misc_events::lbr_inserts,
    &rob_misc_events::pause_inst,
    &rs_events::empty_cycles,
    &rs_events::empty_end,
    &rtm_retired::start,
    &rtm_retired::commit,
    &rtm_retired::aborted,
    &rtm_retired::aborted_mem,
    &rtm_retired::aborted_timer,
    &rtm_retired::aborted_unfriendly,
    &rtm_retired::aborted_memtype,
    &rtm_retired::aborted_events,
    &sq_misc::split_lock,
    &sw_prefetch_access::nta,
    &sw_prefetch_access::t0,
    &sw_prefetch_access::t1_t2,
    &sw_prefetch_access::prefetchw,
    &sw_prefetch_access::any,
    &tlb_flush::dtlb_thread,
    &tlb_flush::stlb_any,
    &tx_exec::misc1,
    &tx_exec::misc2,
    &tx_exec::misc3,
    &tx_exec::misc4,
    &tx_exec::misc5,
    &tx_mem::abort_conflict,
    &tx_mem::abort_capacity,
    &tx_mem::abort_hle_store_to_elided_lock,
    &tx_mem::abort_hle_elision_buffer_not_empty,
    &tx_mem::abort_hle_elision_buffer_mismatch,
    &tx_mem::abort_hle_elision_buffer_unsupported_alignment,
    &tx_mem::hle_elision_buffer_full,
    &uops_dispatched_port::port_0,
    &uops_dispatched_port::port_1,
    &uops_dispatched_port::port_2,
    &uops_dispatched_port::port_3,
    &uops_dispatched_port::port_4,
    &uops_dispatched_port::port_5,
    &uops_dispatched_port::port_6,
    &uops_dispatched_port::port_7,
    &uops_executed::thread,
    &uops_executed::stall_cycles,
    &uops_executed::cycles_ge_1_uop_exec,
    &uops_executed::cycles_ge_2_uops_exec,
    &uops_executed::cycles_ge_3_uops_exec,
    &uops_executed::cycles_ge_4_uops_exec,
    &uops_executed::core,
    &uops_executed::core_cycles_ge_1,
    &uops_executed::core_cycles_ge_2,
    &uops_executed::core_cycles_ge_3,
    &uops_executed::core_cycles_ge_4,
    &uops_executed::core_cycles_none,
    &uops_executed::x87,
    &uops_issued::any,
    &uops_issued::stall_cycles,
    &uops_issued::vector_width_mismatch,
    &uops_issued::slow_lea,
    &uops_retired::retire_slots,
    &uops_retired::stall_cycles,
    &uops_retired::total_cycles,
    &uops_retired::macro_fused,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::skx
