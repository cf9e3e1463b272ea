// Events of Emerald Rapids, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// emr: from intel/perfmon 6dadedf3aa48, EMR/events/emeraldrapids_core.json, version 1.24 of
// 05/19/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::emr {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "arith.fp_divider_active\0"
    "arith.fpdiv_active\0"
    "arith.idiv_active\0"
    "arith.int_divider_active\0"
    "arith.divider_active\0"
    "arith.div_active\0"
    "assists.fp\0"
    "assists.page_fault\0"
    "assists.sse_avx_mix\0"
    "assists.any\0"
    "baclears.any\0"
    "br_inst_retired.all_branches\0"
    "br_inst_retired.cond_taken\0"
    "br_inst_retired.near_call\0"
    "br_inst_retired.near_return\0"
    "br_inst_retired.cond_ntaken\0"
    "br_inst_retired.cond\0"
    "br_inst_retired.near_taken\0"
    "br_inst_retired.far_branch\0"
    "br_inst_retired.indirect\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.cond_taken\0"
    "br_misp_retired.indirect_call\0"
    "br_misp_retired.ret\0"
    "br_misp_retired.cond_ntaken\0"
    "br_misp_retired.cond\0"
    "br_misp_retired.near_taken\0"
    "br_misp_retired.indirect\0"
    "core_snoop_response.miss\0"
    "core_snoop_response.i_hit_fse\0"
    "core_snoop_response.s_hit_fse\0"
    "core_snoop_response.s_fwd_m\0"
    "core_snoop_response.i_fwd_m\0"
    "core_snoop_response.i_fwd_fe\0"
    "core_snoop_response.s_fwd_fe\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.ref_tsc_p\0"
    "cpu_clk_unhalted.one_thread_active\0"
    "cpu_clk_unhalted.ref_distributed\0"
    "cpu_clk_unhalted.distributed\0"
    "cpu_clk_unhalted.c01\0"
    "cpu_clk_unhalted.c02\0"
    "cpu_clk_unhalted.pause\0"
    "cpu_clk_unhalted.pause_inst\0"
    "cpu_clk_unhalted.c0_wait\0"
    "cycle_activity.cycles_l2_miss\0"
    "cycle_activity.stalls_total\0"
    "cycle_activity.stalls_l2_miss\0"
    "cycle_activity.stalls_l3_miss\0"
    "cycle_activity.cycles_l1d_miss\0"
    "cycle_activity.stalls_l1d_miss\0"
    "cycle_activity.cycles_mem_any\0"
    "decode.lcp\0"
    "decode.ms_busy\0"
    "dsb2mite_switches.penalty_cycles\0"
    "dtlb_load_misses.walk_completed_4k\0"
    "dtlb_load_misses.walk_completed_2m_4m\0"
    "dtlb_load_misses.walk_completed_1g\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_active\0"
    "dtlb_load_misses.walk_pending\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_store_misses.walk_completed_4k\0"
    "dtlb_store_misses.walk_completed_2m_4m\0"
    "dtlb_store_misses.walk_completed_1g\0"
    "dtlb_store_misses.walk_completed\0"
    "dtlb_store_misses.walk_active\0"
    "dtlb_store_misses.walk_pending\0"
    "dtlb_store_misses.stlb_hit\0"
    "exe.amx_busy\0"
    "exe_activity.1_ports_util\0"
    "exe_activity.2_ports_util\0"
    "exe_activity.3_ports_util\0"
    "exe_activity.4_ports_util\0"
    "exe_activity.bound_on_loads\0"
    "exe_activity.bound_on_stores\0"
    "exe_activity.exe_bound_0_ports\0"
    "exe_activity.2_3_ports_util\0"
    "fp_arith_dispatched.port_0\0"
    "fp_arith_dispatched.v0\0"
    "fp_arith_dispatched.port_1\0"
    "fp_arith_dispatched.v1\0"
    "fp_arith_dispatched.port_5\0"
    "fp_arith_dispatched.v2\0"
    "fp_arith_inst_retired.scalar_double\0"
    "fp_arith_inst_retired.scalar_single\0"
    "fp_arith_inst_retired.scalar\0"
    "fp_arith_inst_retired.128b_packed_double\0"
    "fp_arith_inst_retired.128b_packed_single\0"
    "fp_arith_inst_retired.256b_packed_double\0"
    "fp_arith_inst_retired.4_flops\0"
    "fp_arith_inst_retired.256b_packed_single\0"
    "fp_arith_inst_retired.512b_packed_double\0"
    "fp_arith_inst_retired.8_flops\0"
    "fp_arith_inst_retired.512b_packed_single\0"
    "fp_arith_inst_retired.vector\0"
    "fp_arith_inst_retired2.scalar_half\0"
    "fp_arith_inst_retired2.complex_scalar_half\0"
    "fp_arith_inst_retired2.scalar\0"
    "fp_arith_inst_retired2.128b_packed_half\0"
    "fp_arith_inst_retired2.256b_packed_half\0"
    "fp_arith_inst_retired2.512b_packed_half\0"
    "fp_arith_inst_retired2.vector\0"
    "frontend_retired.dsb_miss\0"
    "frontend_retired.itlb_miss\0"
    "frontend_retired.l1i_miss\0"
    "frontend_retired.l2_miss\0"
    "frontend_retired.latency_ge_1\0"
    "frontend_retired.latency_ge_128\0"
    "frontend_retired.latency_ge_16\0"
    "frontend_retired.latency_ge_2\0"
    "frontend_retired.latency_ge_2_bubbles_ge_1\0"
    "frontend_retired.latency_ge_256\0"
    "frontend_retired.latency_ge_32\0"
    "frontend_retired.latency_ge_4\0"
    "frontend_retired.latency_ge_512\0"
    "frontend_retired.latency_ge_64\0"
    "frontend_retired.latency_ge_8\0"
    "frontend_retired.stlb_miss\0"
    "frontend_retired.unknown_branch\0"
    "frontend_retired.ms_flows\0"
    "frontend_retired.any_dsb_miss\0"
    "hw_interrupts.received\0"
    "hw_interrupts.masked\0"
    "hw_interrupts.pending_and_masked\0"
    "icache_data.stalls\0"
    "icache_data.stall_periods\0"
    "icache_tag.stalls\0"
    "icache_tag.stalls_isb\0"
    "icache_tag.stalls_inuse\0"
    "idq.mite_cycles_any\0"
    "idq.mite_cycles_ok\0"
    "idq.mite_uops\0"
    "idq.dsb_cycles_any\0"
    "idq.dsb_cycles_ok\0"
    "idq.dsb_uops\0"
    "idq.ms_cycles_any\0"
    "idq.ms_switches\0"
    "idq.ms_uops\0"
    "idq_bubbles.core\0"
    "idq_bubbles.cycles_0_uops_deliv.core\0"
    "idq_bubbles.cycles_fe_was_ok\0"
    "idq_uops_not_delivered.core\0"
    "idq_uops_not_delivered.cycles_0_uops_deliv.core\0"
    "idq_uops_not_delivered.cycles_fe_was_ok\0"
    "inst_decoded.decoders\0"
    "inst_retired.any\0"
    "inst_retired.prec_dist\0"
    "inst_retired.any_p\0"
    "inst_retired.nop\0"
    "inst_retired.rep_iteration\0"
    "inst_retired.macro_fused\0"
    "int_misc.recovery_cycles\0"
    "int_misc.clears_count\0"
    "int_misc.uop_dropping\0"
    "int_misc.mba_stalls\0"
    "int_misc.unknown_branch_cycles\0"
    "int_misc.clear_resteer_cycles\0"
    "int_vec_retired.add_128\0"
    "int_vec_retired.add_256\0"
    "int_vec_retired.vnni_128\0"
    "int_vec_retired.128bit\0"
    "int_vec_retired.vnni_256\0"
    "int_vec_retired.shuffles\0"
    "int_vec_retired.mul_256\0"
    "int_vec_retired.256bit\0"
    "itlb_misses.walk_completed_4k\0"
    "itlb_misses.walk_completed_2m_4m\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_active\0"
    "itlb_misses.walk_pending\0"
    "itlb_misses.stlb_hit\0"
    "l1d.replacement\0"
    "l1d.hwpf_miss\0"
    "l1d_pend_miss.pending\0"
    "l1d_pend_miss.pending_cycles\0"
    "l1d_pend_miss.fb_full\0"
    "l1d_pend_miss.fb_full_periods\0"
    "l1d_pend_miss.l2_stall\0"
    "l1d_pend_miss.l2_stalls\0"
    "l2_lines_in.all\0"
    "l2_lines_out.silent\0"
    "l2_lines_out.non_silent\0"
    "l2_lines_out.useless_hwpf\0"
    "l2_request.miss\0"
    "l2_request.hit\0"
    "l2_request.all\0"
    "l2_rqsts.demand_data_rd_miss\0"
    "l2_rqsts.rfo_miss\0"
    "l2_rqsts.code_rd_miss\0"
    "l2_rqsts.all_demand_miss\0"
    "l2_rqsts.swpf_miss\0"
    "l2_rqsts.hwpf_miss\0"
    "l2_rqsts.miss\0"
    "l2_rqsts.demand_data_rd_hit\0"
    "l2_rqsts.rfo_hit\0"
    "l2_rqsts.code_rd_hit\0"
    "l2_rqsts.swpf_hit\0"
    "l2_rqsts.hit\0"
    "l2_rqsts.all_demand_data_rd\0"
    "l2_rqsts.all_rfo\0"
    "l2_rqsts.all_code_rd\0"
    "l2_rqsts.all_demand_references\0"
    "l2_rqsts.all_hwpf\0"
    "l2_rqsts.references\0"
    "l2_trans.l2_wb\0"
    "ld_blocks.address_alias\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.no_sr\0"
    "load_hit_prefetch.swpf\0"
    "lock_cycles.cache_lock_duration\0"
    "longest_lat_cache.miss\0"
    "longest_lat_cache.reference\0"
    "lsd.cycles_active\0"
    "lsd.cycles_ok\0"
    "lsd.uops\0"
    "machine_clears.count\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.smc\0"
    "memory_activity.cycles_l1d_miss\0"
    "memory_activity.stalls_l1d_miss\0"
    "memory_activity.stalls_l2_miss\0"
    "memory_activity.stalls_l3_miss\0"
    "mem_inst_retired.stlb_miss_loads\0"
    "mem_inst_retired.stlb_miss_stores\0"
    "mem_inst_retired.lock_loads\0"
    "mem_inst_retired.split_loads\0"
    "mem_inst_retired.split_stores\0"
    "mem_inst_retired.all_loads\0"
    "mem_inst_retired.all_stores\0"
    "mem_inst_retired.any\0"
    "mem_load_completed.l1_miss_any\0"
    "mem_load_l3_hit_retired.xsnp_miss\0"
    "mem_load_l3_hit_retired.xsnp_no_fwd\0"
    "mem_load_l3_hit_retired.xsnp_fwd\0"
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
    "mem_store_retired.l2_hit\0"
    "mem_trans_retired.load_latency_gt_128\0"
    "mem_trans_retired.load_latency_gt_16\0"
    "mem_trans_retired.load_latency_gt_256\0"
    "mem_trans_retired.load_latency_gt_32\0"
    "mem_trans_retired.load_latency_gt_4\0"
    "mem_trans_retired.load_latency_gt_512\0"
    "mem_trans_retired.load_latency_gt_64\0"
    "mem_trans_retired.load_latency_gt_8\0"
    "mem_trans_retired.load_latency_gt_1024\0"
    "mem_trans_retired.store_sample\0"
    "mem_uop_retired.any\0"
    "misc2_retired.lfence\0"
    "misc_retired.lbr_inserts\0"
    "offcore_requests.demand_data_rd\0"
    "offcore_requests.demand_code_rd\0"
    "offcore_requests.demand_rfo\0"
    "offcore_requests.data_rd\0"
    "offcore_requests.l3_miss_demand_data_rd\0"
    "offcore_requests.all_requests\0"
    "offcore_requests_outstanding.cycles_with_demand_data_rd\0"
    "offcore_requests_outstanding.demand_data_rd\0"
    "offcore_requests_outstanding.cycles_with_demand_code_rd\0"
    "offcore_requests_outstanding.demand_code_rd\0"
    "offcore_requests_outstanding.cycles_with_demand_rfo\0"
    "offcore_requests_outstanding.all_data_rd\0"
    "offcore_requests_outstanding.cycles_with_data_rd\0"
    "offcore_requests_outstanding.data_rd\0"
    "offcore_requests_outstanding.l3_miss_demand_data_rd\0"
    "resource_stalls.scoreboard\0"
    "resource_stalls.sb\0"
    "rs.empty_resource\0"
    "rs.empty\0"
    "rs.empty_count\0"
    "rs_empty.count\0"
    "rs_empty.cycles\0"
    "rtm_retired.start\0"
    "rtm_retired.commit\0"
    "rtm_retired.aborted\0"
    "rtm_retired.aborted_mem\0"
    "rtm_retired.aborted_unfriendly\0"
    "rtm_retired.aborted_memtype\0"
    "rtm_retired.aborted_events\0"
    "sq_misc.bus_lock\0"
    "sw_prefetch_access.nta\0"
    "sw_prefetch_access.t0\0"
    "sw_prefetch_access.t1_t2\0"
    "sw_prefetch_access.prefetchw\0"
    "sw_prefetch_access.any\0"
    "topdown.slots\0"
    "topdown.slots_p\0"
    "topdown.backend_bound_slots\0"
    "topdown.bad_spec_slots\0"
    "topdown.br_mispredict_slots\0"
    "topdown.memory_bound_slots\0"
    "tx_mem.abort_conflict\0"
    "tx_mem.abort_capacity_write\0"
    "tx_mem.abort_capacity_read\0"
    "uops_decoded.dec0_uops\0"
    "uops_dispatched.port_0\0"
    "uops_dispatched.port_1\0"
    "uops_dispatched.port_2_3_10\0"
    "uops_dispatched.port_4_9\0"
    "uops_dispatched.port_5_11\0"
    "uops_dispatched.port_6\0"
    "uops_dispatched.port_7_8\0"
    "uops_executed.cycles_ge_1\0"
    "uops_executed.cycles_ge_2\0"
    "uops_executed.cycles_ge_3\0"
    "uops_executed.cycles_ge_4\0"
    "uops_executed.stall_cycles\0"
    "uops_executed.thread\0"
    "uops_executed.stalls\0"
    "uops_executed.core\0"
    "uops_executed.core_cycles_ge_1\0"
    "uops_executed.core_cycles_ge_2\0"
    "uops_executed.core_cycles_ge_3\0"
    "uops_executed.core_cycles_ge_4\0"
    "uops_executed.x87\0"
    "uops_issued.any\0"
    "uops_issued.cycles\0"
    "uops_retired.heavy\0"
    "uops_retired.slots\0"
    "uops_retired.stall_cycles\0"
    "uops_retired.stalls\0"
    "uops_retired.cycles\0"
    "uops_retired.ms\0"
    "xq.full_cycles\0";
inline constexpr select::event_list list{"emr", core::emerald_rapids, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed fp_divider_active{fp_divider_active, list, {.name = 0, .code = 0xb0, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 1000003, .deprecated = true}};
inline constexpr listed fpdiv_active{fpdiv_active, list, {.name = 24, .code = 0xb0, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed idiv_active{idiv_active, list, {.name = 43, .code = 0xb0, .mask = 0x8, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed int_divider_active{int_divider_active, list, {.name = 61, .code = 0xb0, .mask = 0x8, .threshold = 1, .counters = 0xff, .period = 1000003, .deprecated = true}};
inline constexpr listed divider_active{divider_active, list, {.name = 86, .code = 0xb0, .mask = 0x9, .threshold = 1, .counters = 0xff, .period = 1000003, .deprecated = true}};
inline constexpr listed div_active{div_active, list, {.name = 107, .code = 0xb0, .mask = 0x9, .threshold = 1, .counters = 0xff, .period = 1000003}};
} // namespace arith

namespace assists {
using namespace core_events;
inline constexpr listed fp{fp, list, {.name = 124, .code = 0xc1, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed page_fault{page_fault, list, {.name = 135, .code = 0xc1, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed sse_avx_mix{sse_avx_mix, list, {.name = 154, .code = 0xc1, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed any{any, list, {.name = 174, .code = 0xc1, .mask = 0x1b, .counters = 0xff, .period = 100003}};
} // namespace assists

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 186, .code = 0x60, .mask = 0x1, .counters = 0xf, .period = 100003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 199, .code = 0xc4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 400009}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 228, .code = 0xc4, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 400009}};
inline constexpr listed near_call{near_call, list, {.name = 255, .code = 0xc4, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 100007}};
inline constexpr listed near_return{near_return, list, {.name = 281, .code = 0xc4, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 100007}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 309, .code = 0xc4, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 400009}};
inline constexpr listed cond{cond, list, {.name = 337, .code = 0xc4, .mask = 0x11, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 400009}};
inline constexpr listed near_taken{near_taken, list, {.name = 358, .code = 0xc4, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 400009}};
inline constexpr listed far_branch{far_branch, list, {.name = 385, .code = 0xc4, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 100007}};
inline constexpr listed indirect{indirect, list, {.name = 412, .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 100003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 437, .code = 0xc5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 400009}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 466, .code = 0xc5, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 400009}};
inline constexpr listed indirect_call{indirect_call, list, {.name = 493, .code = 0xc5, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 400009}};
inline constexpr listed ret{ret, list, {.name = 523, .code = 0xc5, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 100007}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 543, .code = 0xc5, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 400009}};
inline constexpr listed cond{cond, list, {.name = 571, .code = 0xc5, .mask = 0x11, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 400009}};
inline constexpr listed near_taken{near_taken, list, {.name = 592, .code = 0xc5, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 400009}};
inline constexpr listed indirect{indirect, list, {.name = 619, .code = 0xc5, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 100003}};
} // namespace br_misp_retired

namespace core_snoop_response {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 644, .code = 0x27, .mask = 0x1, .counters = 0xf, .period = 1000003}};
inline constexpr listed i_hit_fse{i_hit_fse, list, {.name = 669, .code = 0x27, .mask = 0x2, .counters = 0xf, .period = 1000003}};
inline constexpr listed s_hit_fse{s_hit_fse, list, {.name = 699, .code = 0x27, .mask = 0x4, .counters = 0xf, .period = 1000003}};
inline constexpr listed s_fwd_m{s_fwd_m, list, {.name = 729, .code = 0x27, .mask = 0x8, .counters = 0xf, .period = 1000003}};
inline constexpr listed i_fwd_m{i_fwd_m, list, {.name = 757, .code = 0x27, .mask = 0x10, .counters = 0xf, .period = 1000003}};
inline constexpr listed i_fwd_fe{i_fwd_fe, list, {.name = 785, .code = 0x27, .mask = 0x20, .counters = 0xf, .period = 1000003}};
inline constexpr listed s_fwd_fe{s_fwd_fe, list, {.name = 814, .code = 0x27, .mask = 0x40, .counters = 0xf, .period = 1000003}};
} // namespace core_snoop_response

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 843, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 867, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 892, .code = 0x3c, .counters = 0xff, .period = 2000003}};
inline constexpr listed ref_tsc_p{ref_tsc_p, list, {.name = 918, .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed one_thread_active{one_thread_active, list, {.name = 945, .code = 0x3c, .mask = 0x2, .counters = 0xff, .period = 25003}};
inline constexpr listed ref_distributed{ref_distributed, list, {.name = 980, .code = 0x3c, .mask = 0x8, .counters = 0xff, .period = 2000003}};
inline constexpr listed distributed{distributed, list, {.name = 1013, .code = 0xec, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed c01{c01, list, {.name = 1042, .code = 0xec, .mask = 0x10, .counters = 0xff, .period = 2000003}};
inline constexpr listed c02{c02, list, {.name = 1063, .code = 0xec, .mask = 0x20, .counters = 0xff, .period = 2000003}};
inline constexpr listed pause{pause, list, {.name = 1084, .code = 0xec, .mask = 0x40, .counters = 0xff, .period = 2000003}};
inline constexpr listed pause_inst{pause_inst, list, {.name = 1107, .code = 0xec, .mask = 0x40, .threshold = 1, .edge = true, .counters = 0xff, .period = 2000003}};
inline constexpr listed c0_wait{c0_wait, list, {.name = 1135, .code = 0xec, .mask = 0x70, .counters = 0xff, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_miss{cycles_l2_miss, list, {.name = 1160, .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed stalls_total{stalls_total, list, {.name = 1190, .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xff, .period = 1000003}};
inline constexpr listed stalls_l2_miss{stalls_l2_miss, list, {.name = 1218, .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .period = 1000003}};
inline constexpr listed stalls_l3_miss{stalls_l3_miss, list, {.name = 1248, .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_l1d_miss{cycles_l1d_miss, list, {.name = 1278, .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0xf, .period = 1000003}};
inline constexpr listed stalls_l1d_miss{stalls_l1d_miss, list, {.name = 1309, .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_mem_any{cycles_mem_any, list, {.name = 1340, .code = 0xa3, .mask = 0x10, .threshold = 16, .counters = 0xff, .period = 1000003}};
} // namespace cycle_activity

namespace decode {
using namespace core_events;
inline constexpr listed lcp{lcp, list, {.name = 1370, .code = 0x87, .mask = 0x1, .counters = 0xf, .period = 500009}};
inline constexpr listed ms_busy{ms_busy, list, {.name = 1381, .code = 0x87, .mask = 0x2, .counters = 0xf, .period = 500009}};
} // namespace decode

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed penalty_cycles{penalty_cycles, list, {.name = 1396, .code = 0x61, .mask = 0x2, .counters = 0xf, .period = 100003}};
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1429, .code = 0x12, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1464, .code = 0x12, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 1502, .code = 0x12, .mask = 0x8, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1537, .code = 0x12, .mask = 0xe, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_active{walk_active, list, {.name = 1569, .code = 0x12, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1598, .code = 0x12, .mask = 0x10, .counters = 0xf, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1628, .code = 0x12, .mask = 0x20, .counters = 0xf, .period = 100003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1654, .code = 0x13, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1690, .code = 0x13, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 1729, .code = 0x13, .mask = 0x8, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1765, .code = 0x13, .mask = 0xe, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_active{walk_active, list, {.name = 1798, .code = 0x13, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1828, .code = 0x13, .mask = 0x10, .counters = 0xf, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1859, .code = 0x13, .mask = 0x20, .counters = 0xf, .period = 100003}};
} // namespace dtlb_store_misses

namespace exe {
using namespace core_events;
inline constexpr listed amx_busy{amx_busy, list, {.name = 1886, .code = 0xb7, .mask = 0x2, .counters = 0xff, .period = 2000003}};
} // namespace exe

namespace exe_activity {
using namespace core_events;
inline constexpr listed _1_ports_util{_1_ports_util, list, {.name = 1899, .code = 0xa6, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed _2_ports_util{_2_ports_util, list, {.name = 1925, .code = 0xa6, .mask = 0x4, .counters = 0xff, .period = 2000003}};
inline constexpr listed _3_ports_util{_3_ports_util, list, {.name = 1951, .code = 0xa6, .mask = 0x8, .counters = 0xff, .period = 2000003}};
inline constexpr listed _4_ports_util{_4_ports_util, list, {.name = 1977, .code = 0xa6, .mask = 0x10, .counters = 0xff, .period = 2000003}};
inline constexpr listed bound_on_loads{bound_on_loads, list, {.name = 2003, .code = 0xa6, .mask = 0x21, .threshold = 5, .counters = 0xff, .period = 2000003}};
inline constexpr listed bound_on_stores{bound_on_stores, list, {.name = 2031, .code = 0xa6, .mask = 0x40, .threshold = 2, .counters = 0xff, .period = 1000003}};
inline constexpr listed exe_bound_0_ports{exe_bound_0_ports, list, {.name = 2060, .code = 0xa6, .mask = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed _2_3_ports_util{_2_3_ports_util, list, {.name = 2091, .code = 0xa6, .mask = 0xc, .counters = 0xff, .period = 2000003}};
} // namespace exe_activity

namespace fp_arith_dispatched {
using namespace core_events;
inline constexpr listed port_0{port_0, list, {.name = 2119, .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed v0{v0, list, {.name = 2146, .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_1{port_1, list, {.name = 2169, .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed v1{v1, list, {.name = 2196, .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_5{port_5, list, {.name = 2219, .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 2000003}};
inline constexpr listed v2{v2, list, {.name = 2246, .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 2000003}};
} // namespace fp_arith_dispatched

namespace fp_arith_inst_retired {
using namespace core_events;
inline constexpr listed scalar_double{scalar_double, list, {.name = 2269, .code = 0xc7, .mask = 0x1, .counters = 0xff, .period = 100003}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 2305, .code = 0xc7, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed scalar{scalar, list, {.name = 2341, .code = 0xc7, .mask = 0x3, .counters = 0xff, .period = 1000003}};
inline constexpr listed _128b_packed_double{_128b_packed_double, list, {.name = 2370, .code = 0xc7, .mask = 0x4, .counters = 0xff, .period = 100003}};
inline constexpr listed _128b_packed_single{_128b_packed_single, list, {.name = 2411, .code = 0xc7, .mask = 0x8, .counters = 0xff, .period = 100003}};
inline constexpr listed _256b_packed_double{_256b_packed_double, list, {.name = 2452, .code = 0xc7, .mask = 0x10, .counters = 0xff, .period = 100003}};
inline constexpr listed _4_flops{_4_flops, list, {.name = 2493, .code = 0xc7, .mask = 0x18, .counters = 0xff, .period = 100003}};
inline constexpr listed _256b_packed_single{_256b_packed_single, list, {.name = 2523, .code = 0xc7, .mask = 0x20, .counters = 0xff, .period = 100003}};
inline constexpr listed _512b_packed_double{_512b_packed_double, list, {.name = 2564, .code = 0xc7, .mask = 0x40, .counters = 0xff, .period = 100003}};
inline constexpr listed _8_flops{_8_flops, list, {.name = 2605, .code = 0xc7, .mask = 0x60, .counters = 0xff, .period = 100003}};
inline constexpr listed _512b_packed_single{_512b_packed_single, list, {.name = 2635, .code = 0xc7, .mask = 0x80, .counters = 0xff, .period = 100003}};
inline constexpr listed vector{vector, list, {.name = 2676, .code = 0xc7, .mask = 0xfc, .counters = 0xff, .period = 1000003}};
} // namespace fp_arith_inst_retired

namespace fp_arith_inst_retired2 {
using namespace core_events;
inline constexpr listed scalar_half{scalar_half, list, {.name = 2705, .code = 0xcf, .mask = 0x1, .counters = 0xff, .period = 100003}};
inline constexpr listed complex_scalar_half{complex_scalar_half, list, {.name = 2740, .code = 0xcf, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed scalar{scalar, list, {.name = 2783, .code = 0xcf, .mask = 0x3, .counters = 0xff, .period = 100003}};
inline constexpr listed _128b_packed_half{_128b_packed_half, list, {.name = 2813, .code = 0xcf, .mask = 0x4, .counters = 0xff, .period = 100003}};
inline constexpr listed _256b_packed_half{_256b_packed_half, list, {.name = 2853, .code = 0xcf, .mask = 0x8, .counters = 0xff, .period = 100003}};
inline constexpr listed _512b_packed_half{_512b_packed_half, list, {.name = 2893, .code = 0xcf, .mask = 0x10, .counters = 0xff, .period = 100003}};
inline constexpr listed vector{vector, list, {.name = 2933, .code = 0xcf, .mask = 0x1c, .counters = 0xff, .period = 100003}};
} // namespace fp_arith_inst_retired2

namespace frontend_retired {
using namespace core_events;
inline constexpr listed dsb_miss{dsb_miss, list, {.name = 2963, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x11, .period = 100007, .taken_alone = true}};
inline constexpr listed itlb_miss{itlb_miss, list, {.name = 2989, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x14, .period = 100007, .taken_alone = true}};
inline constexpr listed l1i_miss{l1i_miss, list, {.name = 3016, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x12, .period = 100007, .taken_alone = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 3042, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x13, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_1{latency_ge_1, list, {.name = 3067, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x600106, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_128{latency_ge_128, list, {.name = 3097, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x608006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_16{latency_ge_16, list, {.name = 3129, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x601006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_2{latency_ge_2, list, {.name = 3160, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x600206, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_2_bubbles_ge_1{latency_ge_2_bubbles_ge_1, list, {.name = 3190, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x100206, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_256{latency_ge_256, list, {.name = 3233, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x610006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_32{latency_ge_32, list, {.name = 3265, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x602006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_4{latency_ge_4, list, {.name = 3296, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x600406, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_512{latency_ge_512, list, {.name = 3326, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x620006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_64{latency_ge_64, list, {.name = 3358, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x604006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_8{latency_ge_8, list, {.name = 3389, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x600806, .period = 100007, .taken_alone = true}};
inline constexpr listed stlb_miss{stlb_miss, list, {.name = 3419, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x15, .period = 100007, .taken_alone = true}};
inline constexpr listed unknown_branch{unknown_branch, list, {.name = 3446, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x17, .period = 100007, .taken_alone = true}};
inline constexpr listed ms_flows{ms_flows, list, {.name = 3478, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x8, .period = 100007, .taken_alone = true}};
inline constexpr listed any_dsb_miss{any_dsb_miss, list, {.name = 3504, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .needs = beside::frontend, .holds = 0x1, .period = 100007, .taken_alone = true}};
} // namespace frontend_retired

namespace hw_interrupts {
using namespace core_events;
inline constexpr listed received{received, list, {.name = 3534, .code = 0xcb, .mask = 0x1, .counters = 0xff, .period = 203}};
inline constexpr listed masked{masked, list, {.name = 3557, .code = 0xcb, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed pending_and_masked{pending_and_masked, list, {.name = 3578, .code = 0xcb, .mask = 0x4, .counters = 0xff, .period = 100003}};
} // namespace hw_interrupts

namespace icache_data {
using namespace core_events;
inline constexpr listed stalls{stalls, list, {.name = 3611, .code = 0x80, .mask = 0x4, .counters = 0xf, .period = 500009}};
inline constexpr listed stall_periods{stall_periods, list, {.name = 3630, .code = 0x80, .mask = 0x4, .threshold = 1, .edge = true, .counters = 0xf, .period = 500009}};
} // namespace icache_data

namespace icache_tag {
using namespace core_events;
inline constexpr listed stalls{stalls, list, {.name = 3656, .code = 0x83, .mask = 0x4, .counters = 0xf, .period = 200003}};
inline constexpr listed stalls_isb{stalls_isb, list, {.name = 3674, .code = 0x83, .mask = 0x8, .counters = 0xf, .period = 200003}};
inline constexpr listed stalls_inuse{stalls_inuse, list, {.name = 3696, .code = 0x83, .mask = 0x10, .counters = 0xf, .period = 200003}};
} // namespace icache_tag

namespace idq {
using namespace core_events;
inline constexpr listed mite_cycles_any{mite_cycles_any, list, {.name = 3720, .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .period = 2000003}};
inline constexpr listed mite_cycles_ok{mite_cycles_ok, list, {.name = 3740, .code = 0x79, .mask = 0x4, .threshold = 6, .counters = 0xf, .period = 2000003}};
inline constexpr listed mite_uops{mite_uops, list, {.name = 3759, .code = 0x79, .mask = 0x4, .counters = 0xf, .period = 2000003}};
inline constexpr listed dsb_cycles_any{dsb_cycles_any, list, {.name = 3773, .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .period = 2000003}};
inline constexpr listed dsb_cycles_ok{dsb_cycles_ok, list, {.name = 3792, .code = 0x79, .mask = 0x8, .threshold = 6, .counters = 0xf, .period = 2000003}};
inline constexpr listed dsb_uops{dsb_uops, list, {.name = 3810, .code = 0x79, .mask = 0x8, .counters = 0xf, .period = 2000003}};
inline constexpr listed ms_cycles_any{ms_cycles_any, list, {.name = 3823, .code = 0x79, .mask = 0x20, .threshold = 1, .counters = 0xf, .period = 2000003}};
inline constexpr listed ms_switches{ms_switches, list, {.name = 3841, .code = 0x79, .mask = 0x20, .threshold = 1, .edge = true, .counters = 0xf, .period = 100003}};
inline constexpr listed ms_uops{ms_uops, list, {.name = 3857, .code = 0x79, .mask = 0x20, .counters = 0xf, .period = 1000003}};
} // namespace idq

namespace idq_bubbles {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 3869, .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed cycles_0_uops_deliv_core{cycles_0_uops_deliv_core, list, {.name = 3886, .code = 0x9c, .mask = 0x1, .threshold = 6, .counters = 0xff, .period = 1000003}};
inline constexpr listed cycles_fe_was_ok{cycles_fe_was_ok, list, {.name = 3923, .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003}};
} // namespace idq_bubbles

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 3952, .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed cycles_0_uops_deliv_core{cycles_0_uops_deliv_core, list, {.name = 3980, .code = 0x9c, .mask = 0x1, .threshold = 6, .counters = 0xff, .period = 1000003}};
inline constexpr listed cycles_fe_was_ok{cycles_fe_was_ok, list, {.name = 4028, .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003}};
} // namespace idq_uops_not_delivered

namespace inst_decoded {
using namespace core_events;
inline constexpr listed decoders{decoders, list, {.name = 4068, .code = 0x75, .mask = 0x1, .counters = 0xf, .period = 2000003}};
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 4090, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed prec_dist{prec_dist, list, {.name = 4107, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 4130, .code = 0xc0, .counters = 0xff, .precise = precision::can, .precise_on = 0xfe, .period = 2000003}};
inline constexpr listed nop{nop, list, {.name = 4149, .code = 0xc0, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xfe, .period = 2000003}};
inline constexpr listed rep_iteration{rep_iteration, list, {.name = 4166, .code = 0xc0, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xfe, .period = 2000003}};
inline constexpr listed macro_fused{macro_fused, list, {.name = 4193, .code = 0xc0, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xfe, .period = 2000003}};
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{recovery_cycles, list, {.name = 4218, .code = 0xad, .mask = 0x1, .counters = 0xff, .period = 500009}};
inline constexpr listed clears_count{clears_count, list, {.name = 4243, .code = 0xad, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xff, .period = 500009}};
inline constexpr listed uop_dropping{uop_dropping, list, {.name = 4265, .code = 0xad, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed mba_stalls{mba_stalls, list, {.name = 4287, .code = 0xad, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed unknown_branch_cycles{unknown_branch_cycles, list, {.name = 4307, .code = 0xad, .mask = 0x40, .counters = 0xff, .needs = beside::frontend, .holds = 0x7, .period = 1000003, .taken_alone = true}};
inline constexpr listed clear_resteer_cycles{clear_resteer_cycles, list, {.name = 4338, .code = 0xad, .mask = 0x80, .counters = 0xff, .period = 500009}};
} // namespace int_misc

namespace int_vec_retired {
using namespace core_events;
inline constexpr listed add_128{add_128, list, {.name = 4368, .code = 0xe7, .mask = 0x3, .counters = 0xff, .period = 1000003}};
inline constexpr listed add_256{add_256, list, {.name = 4392, .code = 0xe7, .mask = 0xc, .counters = 0xff, .period = 1000003}};
inline constexpr listed vnni_128{vnni_128, list, {.name = 4416, .code = 0xe7, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed _128bit{_128bit, list, {.name = 4441, .code = 0xe7, .mask = 0x13, .counters = 0xff, .period = 1000003}};
inline constexpr listed vnni_256{vnni_256, list, {.name = 4464, .code = 0xe7, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed shuffles{shuffles, list, {.name = 4489, .code = 0xe7, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed mul_256{mul_256, list, {.name = 4514, .code = 0xe7, .mask = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed _256bit{_256bit, list, {.name = 4538, .code = 0xe7, .mask = 0xac, .counters = 0xff, .period = 1000003}};
} // namespace int_vec_retired

namespace itlb_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 4561, .code = 0x11, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 4591, .code = 0x11, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 4624, .code = 0x11, .mask = 0xe, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_active{walk_active, list, {.name = 4651, .code = 0x11, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 4675, .code = 0x11, .mask = 0x10, .counters = 0xf, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 4700, .code = 0x11, .mask = 0x20, .counters = 0xf, .period = 100003}};
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{replacement, list, {.name = 4721, .code = 0x51, .mask = 0x1, .counters = 0xf, .period = 100003}};
inline constexpr listed hwpf_miss{hwpf_miss, list, {.name = 4737, .code = 0x51, .mask = 0x20, .counters = 0xf, .period = 1000003}};
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{pending, list, {.name = 4751, .code = 0x48, .mask = 0x1, .counters = 0xf, .period = 1000003}};
inline constexpr listed pending_cycles{pending_cycles, list, {.name = 4773, .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed fb_full{fb_full, list, {.name = 4802, .code = 0x48, .mask = 0x2, .counters = 0xf, .period = 1000003}};
inline constexpr listed fb_full_periods{fb_full_periods, list, {.name = 4824, .code = 0x48, .mask = 0x2, .threshold = 1, .edge = true, .counters = 0xf, .period = 1000003}};
inline constexpr listed l2_stall{l2_stall, list, {.name = 4854, .code = 0x48, .mask = 0x4, .counters = 0xf, .period = 1000003, .deprecated = true}};
inline constexpr listed l2_stalls{l2_stalls, list, {.name = 4877, .code = 0x48, .mask = 0x4, .counters = 0xf, .period = 1000003}};
} // namespace l1d_pend_miss

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 4901, .code = 0x25, .mask = 0x1f, .counters = 0xf, .period = 100003}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{silent, list, {.name = 4917, .code = 0x26, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed non_silent{non_silent, list, {.name = 4937, .code = 0x26, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed useless_hwpf{useless_hwpf, list, {.name = 4961, .code = 0x26, .mask = 0x4, .counters = 0xf, .period = 200003}};
} // namespace l2_lines_out

namespace l2_request {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 4987, .code = 0x24, .mask = 0x3f, .counters = 0xf, .period = 200003}};
inline constexpr listed hit{hit, list, {.name = 5003, .code = 0x24, .mask = 0xdf, .counters = 0xf, .period = 200003}};
inline constexpr listed all{all, list, {.name = 5018, .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200003}};
} // namespace l2_request

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{demand_data_rd_miss, list, {.name = 5033, .code = 0x24, .mask = 0x21, .counters = 0xf, .period = 200003}};
inline constexpr listed rfo_miss{rfo_miss, list, {.name = 5062, .code = 0x24, .mask = 0x22, .counters = 0xf, .period = 200003}};
inline constexpr listed code_rd_miss{code_rd_miss, list, {.name = 5080, .code = 0x24, .mask = 0x24, .counters = 0xf, .period = 200003}};
inline constexpr listed all_demand_miss{all_demand_miss, list, {.name = 5102, .code = 0x24, .mask = 0x27, .counters = 0xf, .period = 200003}};
inline constexpr listed swpf_miss{swpf_miss, list, {.name = 5127, .code = 0x24, .mask = 0x28, .counters = 0xf, .period = 200003}};
inline constexpr listed hwpf_miss{hwpf_miss, list, {.name = 5146, .code = 0x24, .mask = 0x30, .counters = 0xf, .period = 200003}};
inline constexpr listed miss{miss, list, {.name = 5165, .code = 0x24, .mask = 0x3f, .counters = 0xf, .period = 200003}};
inline constexpr listed demand_data_rd_hit{demand_data_rd_hit, list, {.name = 5179, .code = 0x24, .mask = 0xc1, .counters = 0xf, .period = 200003}};
inline constexpr listed rfo_hit{rfo_hit, list, {.name = 5207, .code = 0x24, .mask = 0xc2, .counters = 0xf, .period = 200003}};
inline constexpr listed code_rd_hit{code_rd_hit, list, {.name = 5224, .code = 0x24, .mask = 0xc4, .counters = 0xf, .period = 200003}};
inline constexpr listed swpf_hit{swpf_hit, list, {.name = 5245, .code = 0x24, .mask = 0xc8, .counters = 0xf, .period = 200003}};
inline constexpr listed hit{hit, list, {.name = 5263, .code = 0x24, .mask = 0xdf, .counters = 0xf, .period = 200003}};
inline constexpr listed all_demand_data_rd{all_demand_data_rd, list, {.name = 5276, .code = 0x24, .mask = 0xe1, .counters = 0xf, .period = 200003}};
inline constexpr listed all_rfo{all_rfo, list, {.name = 5304, .code = 0x24, .mask = 0xe2, .counters = 0xf, .period = 200003}};
inline constexpr listed all_code_rd{all_code_rd, list, {.name = 5321, .code = 0x24, .mask = 0xe4, .counters = 0xf, .period = 200003}};
inline constexpr listed all_demand_references{all_demand_references, list, {.name = 5342, .code = 0x24, .mask = 0xe7, .counters = 0xf, .period = 200003}};
inline constexpr listed all_hwpf{all_hwpf, list, {.name = 5373, .code = 0x24, .mask = 0xf0, .counters = 0xf, .period = 200003}};
inline constexpr listed references{references, list, {.name = 5391, .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200003}};
} // namespace l2_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed l2_wb{l2_wb, list, {.name = 5411, .code = 0x23, .mask = 0x40, .counters = 0xf, .period = 200003}};
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed address_alias{address_alias, list, {.name = 5426, .code = 0x03, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed store_forward{store_forward, list, {.name = 5450, .code = 0x03, .mask = 0x82, .counters = 0xf, .period = 100003}};
inline constexpr listed no_sr{no_sr, list, {.name = 5474, .code = 0x03, .mask = 0x88, .counters = 0xf, .period = 100003}};
} // namespace ld_blocks

namespace load_hit_prefetch {
using namespace core_events;
inline constexpr listed swpf{swpf, list, {.name = 5490, .code = 0x4c, .mask = 0x1, .counters = 0xf, .period = 100003}};
} // namespace load_hit_prefetch

namespace lock_cycles {
using namespace core_events;
inline constexpr listed cache_lock_duration{cache_lock_duration, list, {.name = 5513, .code = 0x42, .mask = 0x2, .counters = 0xf, .period = 2000003}};
} // namespace lock_cycles

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 5545, .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 100003}};
inline constexpr listed reference{reference, list, {.name = 5568, .code = 0x2e, .mask = 0x4f, .counters = 0xff, .period = 100003}};
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed cycles_active{cycles_active, list, {.name = 5596, .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 2000003}};
inline constexpr listed cycles_ok{cycles_ok, list, {.name = 5614, .code = 0xa8, .mask = 0x1, .threshold = 6, .counters = 0xff, .period = 2000003}};
inline constexpr listed uops{uops, list, {.name = 5628, .code = 0xa8, .mask = 0x1, .counters = 0xff, .period = 2000003}};
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{count, list, {.name = 5637, .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xff, .period = 100003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 5658, .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed smc{smc, list, {.name = 5689, .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 100003}};
} // namespace machine_clears

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{stlb_miss_loads, list, {.name = 5834, .code = 0xd0, .mask = 0x11, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true}};
inline constexpr listed stlb_miss_stores{stlb_miss_stores, list, {.name = 5867, .code = 0xd0, .mask = 0x12, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 5901, .code = 0xd0, .mask = 0x21, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 5929, .code = 0xd0, .mask = 0x41, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 5958, .code = 0xd0, .mask = 0x42, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 5988, .code = 0xd0, .mask = 0x81, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 6015, .code = 0xd0, .mask = 0x82, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true}};
inline constexpr listed any{any, list, {.name = 6043, .code = 0xd0, .mask = 0x83, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true}};
} // namespace mem_inst_retired

namespace mem_load_completed {
using namespace core_events;
inline constexpr listed l1_miss_any{l1_miss_any, list, {.name = 6064, .code = 0x43, .mask = 0xfd, .counters = 0xf, .period = 1000003}};
} // namespace mem_load_completed

namespace mem_load_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{xsnp_miss, list, {.name = 6095, .code = 0xd2, .mask = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_no_fwd{xsnp_no_fwd, list, {.name = 6129, .code = 0xd2, .mask = 0x2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_fwd{xsnp_fwd, list, {.name = 6165, .code = 0xd2, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_none{xsnp_none, list, {.name = 6198, .code = 0xd2, .mask = 0x8, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true}};
} // namespace mem_load_l3_hit_retired

namespace mem_load_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{local_dram, list, {.name = 6232, .code = 0xd3, .mask = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true}};
inline constexpr listed remote_dram{remote_dram, list, {.name = 6268, .code = 0xd3, .mask = 0x2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true}};
inline constexpr listed remote_hitm{remote_hitm, list, {.name = 6305, .code = 0xd3, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true}};
inline constexpr listed remote_fwd{remote_fwd, list, {.name = 6342, .code = 0xd3, .mask = 0x8, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true}};
} // namespace mem_load_l3_miss_retired

namespace mem_load_misc_retired {
using namespace core_events;
inline constexpr listed uc{uc, list, {.name = 6378, .code = 0xd4, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true}};
} // namespace mem_load_misc_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 6403, .code = 0xd1, .mask = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 6427, .code = 0xd1, .mask = 0x2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l3_hit{l3_hit, list, {.name = 6451, .code = 0xd1, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100021, .has_latency = true}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 6475, .code = 0xd1, .mask = 0x8, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 6500, .code = 0xd1, .mask = 0x10, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100021, .has_latency = true}};
inline constexpr listed l3_miss{l3_miss, list, {.name = 6525, .code = 0xd1, .mask = 0x20, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 50021, .has_latency = true}};
inline constexpr listed fb_hit{fb_hit, list, {.name = 6550, .code = 0xd1, .mask = 0x40, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true}};
} // namespace mem_load_retired

namespace mem_store_retired {
using namespace core_events;
inline constexpr listed l2_hit{l2_hit, list, {.name = 6574, .code = 0x44, .mask = 0x1, .counters = 0xf, .period = 200003}};
} // namespace mem_store_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_128{load_latency_gt_128, list, {.name = 6599, .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = precision::can, .precise_on = 0xfe, .needs = beside::ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_16{load_latency_gt_16, list, {.name = 6637, .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = precision::can, .precise_on = 0xfe, .needs = beside::ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_256{load_latency_gt_256, list, {.name = 6674, .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = precision::can, .precise_on = 0xfe, .needs = beside::ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_32{load_latency_gt_32, list, {.name = 6712, .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = precision::can, .precise_on = 0xfe, .needs = beside::ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_4{load_latency_gt_4, list, {.name = 6749, .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = precision::can, .precise_on = 0xfe, .needs = beside::ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_512{load_latency_gt_512, list, {.name = 6785, .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = precision::can, .precise_on = 0xfe, .needs = beside::ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_64{load_latency_gt_64, list, {.name = 6823, .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = precision::can, .precise_on = 0xfe, .needs = beside::ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_8{load_latency_gt_8, list, {.name = 6860, .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = precision::can, .precise_on = 0xfe, .needs = beside::ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_1024{load_latency_gt_1024, list, {.name = 6896, .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = precision::can, .precise_on = 0xfe, .needs = beside::ld_lat, .holds = 0x400, .period = 53, .taken_alone = true, .has_latency = true}};
inline constexpr listed store_sample{store_sample, list, {.name = 6935, .code = 0xcd, .mask = 0x2, .counters = 0x1, .precise = precision::can, .precise_on = 0x1, .distribution = 0x1, .period = 1000003, .has_latency = true}};
} // namespace mem_trans_retired

namespace mem_uop_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 6966, .code = 0xe5, .mask = 0x3, .counters = 0xff, .period = 1000003}};
} // namespace mem_uop_retired

namespace memory_activity {
using namespace core_events;
inline constexpr listed cycles_l1d_miss{cycles_l1d_miss, list, {.name = 5708, .code = 0x47, .mask = 0x2, .threshold = 2, .counters = 0xf, .period = 1000003}};
inline constexpr listed stalls_l1d_miss{stalls_l1d_miss, list, {.name = 5740, .code = 0x47, .mask = 0x3, .threshold = 3, .counters = 0xf, .period = 1000003}};
inline constexpr listed stalls_l2_miss{stalls_l2_miss, list, {.name = 5772, .code = 0x47, .mask = 0x5, .threshold = 5, .counters = 0xf, .period = 1000003}};
inline constexpr listed stalls_l3_miss{stalls_l3_miss, list, {.name = 5803, .code = 0x47, .mask = 0x9, .threshold = 9, .counters = 0xf, .period = 1000003}};
} // namespace memory_activity

namespace misc2_retired {
using namespace core_events;
inline constexpr listed lfence{lfence, list, {.name = 6986, .code = 0xe0, .mask = 0x20, .counters = 0xff, .period = 400009}};
} // namespace misc2_retired

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 7007, .code = 0xcc, .mask = 0x20, .counters = 0xff, .period = 100003}};
} // namespace misc_retired

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 7032, .code = 0x21, .mask = 0x1, .counters = 0xf, .period = 100003}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 7064, .code = 0x21, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 7096, .code = 0x21, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed data_rd{data_rd, list, {.name = 7124, .code = 0x21, .mask = 0x8, .counters = 0xf, .period = 100003}};
inline constexpr listed l3_miss_demand_data_rd{l3_miss_demand_data_rd, list, {.name = 7149, .code = 0x21, .mask = 0x10, .counters = 0xf, .period = 100003}};
inline constexpr listed all_requests{all_requests, list, {.name = 7189, .code = 0x21, .mask = 0x80, .counters = 0xf, .period = 100003}};
} // namespace offcore_requests

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed cycles_with_demand_data_rd{cycles_with_demand_data_rd, list, {.name = 7219, .code = 0x20, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 2000003}};
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 7275, .code = 0x20, .mask = 0x1, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_with_demand_code_rd{cycles_with_demand_code_rd, list, {.name = 7319, .code = 0x20, .mask = 0x2, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed demand_code_rd{demand_code_rd, list, {.name = 7375, .code = 0x20, .mask = 0x2, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_with_demand_rfo{cycles_with_demand_rfo, list, {.name = 7419, .code = 0x20, .mask = 0x4, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed all_data_rd{all_data_rd, list, {.name = 7471, .code = 0x20, .mask = 0x8, .counters = 0xf, .period = 1000003, .deprecated = true}};
inline constexpr listed cycles_with_data_rd{cycles_with_data_rd, list, {.name = 7512, .code = 0x20, .mask = 0x8, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed data_rd{data_rd, list, {.name = 7561, .code = 0x20, .mask = 0x8, .counters = 0xf, .period = 1000003}};
inline constexpr listed l3_miss_demand_data_rd{l3_miss_demand_data_rd, list, {.name = 7598, .code = 0x20, .mask = 0x10, .counters = 0xf, .period = 2000003}};
} // namespace offcore_requests_outstanding

namespace resource_stalls {
using namespace core_events;
inline constexpr listed scoreboard{scoreboard, list, {.name = 7650, .code = 0xa2, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed sb{sb, list, {.name = 7677, .code = 0xa2, .mask = 0x8, .counters = 0xff, .period = 100003}};
} // namespace resource_stalls

namespace rs {
using namespace core_events;
inline constexpr listed empty_resource{empty_resource, list, {.name = 7696, .code = 0xa5, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed empty{empty, list, {.name = 7714, .code = 0xa5, .mask = 0x7, .counters = 0xff, .period = 1000003}};
inline constexpr listed empty_count{empty_count, list, {.name = 7723, .code = 0xa5, .mask = 0x7, .threshold = 1, .invert = true, .edge = true, .counters = 0xff, .period = 100003}};
} // namespace rs

namespace rs_empty {
using namespace core_events;
inline constexpr listed count{count, list, {.name = 7738, .code = 0xa5, .mask = 0x7, .threshold = 1, .invert = true, .edge = true, .counters = 0xff, .period = 100003, .deprecated = true}};
inline constexpr listed cycles{cycles, list, {.name = 7753, .code = 0xa5, .mask = 0x7, .counters = 0xff, .period = 1000003, .deprecated = true}};
} // namespace rs_empty

namespace rtm_retired {
using namespace core_events;
inline constexpr listed start{start, list, {.name = 7769, .code = 0xc9, .mask = 0x1, .counters = 0xff, .period = 100003}};
inline constexpr listed commit{commit, list, {.name = 7787, .code = 0xc9, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed aborted{aborted, list, {.name = 7806, .code = 0xc9, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x1, .period = 100003}};
inline constexpr listed aborted_mem{aborted_mem, list, {.name = 7826, .code = 0xc9, .mask = 0x8, .counters = 0xff, .period = 100003}};
inline constexpr listed aborted_unfriendly{aborted_unfriendly, list, {.name = 7850, .code = 0xc9, .mask = 0x20, .counters = 0xff, .period = 100003}};
inline constexpr listed aborted_memtype{aborted_memtype, list, {.name = 7881, .code = 0xc9, .mask = 0x40, .counters = 0xff, .period = 100003}};
inline constexpr listed aborted_events{aborted_events, list, {.name = 7909, .code = 0xc9, .mask = 0x80, .counters = 0xff, .period = 100003}};
} // namespace rtm_retired

namespace sq_misc {
using namespace core_events;
inline constexpr listed bus_lock{bus_lock, list, {.name = 7936, .code = 0x2c, .mask = 0x10, .counters = 0xf, .period = 100003}};
} // namespace sq_misc

namespace sw_prefetch_access {
using namespace core_events;
inline constexpr listed nta{nta, list, {.name = 7953, .code = 0x40, .mask = 0x1, .counters = 0xf, .period = 100003}};
inline constexpr listed t0{t0, list, {.name = 7976, .code = 0x40, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed t1_t2{t1_t2, list, {.name = 7998, .code = 0x40, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed prefetchw{prefetchw, list, {.name = 8023, .code = 0x40, .mask = 0x8, .counters = 0xf, .period = 100003}};
inline constexpr listed any{any, list, {.name = 8052, .code = 0x40, .mask = 0xf, .counters = 0xf, .period = 100003}};
} // namespace sw_prefetch_access

namespace topdown {
using namespace core_events;
inline constexpr listed slots{slots, list, {.name = 8075, .code = 0x00, .mask = 0x4, .fixed = 3, .period = 10000003}};
inline constexpr listed slots_p{slots_p, list, {.name = 8089, .code = 0xa4, .mask = 0x1, .counters = 0xff, .period = 10000003}};
inline constexpr listed backend_bound_slots{backend_bound_slots, list, {.name = 8105, .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 10000003}};
inline constexpr listed bad_spec_slots{bad_spec_slots, list, {.name = 8133, .code = 0xa4, .mask = 0x4, .counters = 0x1, .period = 10000003}};
inline constexpr listed br_mispredict_slots{br_mispredict_slots, list, {.name = 8156, .code = 0xa4, .mask = 0x8, .counters = 0x1, .period = 10000003}};
inline constexpr listed memory_bound_slots{memory_bound_slots, list, {.name = 8184, .code = 0xa4, .mask = 0x10, .counters = 0xff, .period = 10000003}};
} // namespace topdown

namespace tx_mem {
using namespace core_events;
inline constexpr listed abort_conflict{abort_conflict, list, {.name = 8211, .code = 0x54, .mask = 0x1, .counters = 0xf, .period = 100003}};
inline constexpr listed abort_capacity_write{abort_capacity_write, list, {.name = 8233, .code = 0x54, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed abort_capacity_read{abort_capacity_read, list, {.name = 8261, .code = 0x54, .mask = 0x80, .counters = 0xf, .period = 100003}};
} // namespace tx_mem

namespace uops_decoded {
using namespace core_events;
inline constexpr listed dec0_uops{dec0_uops, list, {.name = 8288, .code = 0x76, .mask = 0x1, .counters = 0xf, .period = 1000003}};
} // namespace uops_decoded

namespace uops_dispatched {
using namespace core_events;
inline constexpr listed port_0{port_0, list, {.name = 8311, .code = 0xb2, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_1{port_1, list, {.name = 8334, .code = 0xb2, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_2_3_10{port_2_3_10, list, {.name = 8357, .code = 0xb2, .mask = 0x4, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_4_9{port_4_9, list, {.name = 8385, .code = 0xb2, .mask = 0x10, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_5_11{port_5_11, list, {.name = 8410, .code = 0xb2, .mask = 0x20, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_6{port_6, list, {.name = 8436, .code = 0xb2, .mask = 0x40, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_7_8{port_7_8, list, {.name = 8459, .code = 0xb2, .mask = 0x80, .counters = 0xff, .period = 2000003}};
} // namespace uops_dispatched

namespace uops_executed {
using namespace core_events;
inline constexpr listed cycles_ge_1{cycles_ge_1, list, {.name = 8484, .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_2{cycles_ge_2, list, {.name = 8510, .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_3{cycles_ge_3, list, {.name = 8536, .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_4{cycles_ge_4, list, {.name = 8562, .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 8588, .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 2000003, .deprecated = true}};
inline constexpr listed thread{thread, list, {.name = 8615, .code = 0xb1, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed stalls{stalls, list, {.name = 8636, .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 2000003}};
inline constexpr listed core{core, list, {.name = 8657, .code = 0xb1, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_1{core_cycles_ge_1, list, {.name = 8676, .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_2{core_cycles_ge_2, list, {.name = 8707, .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_3{core_cycles_ge_3, list, {.name = 8738, .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_4{core_cycles_ge_4, list, {.name = 8769, .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xff, .period = 2000003}};
inline constexpr listed x87{x87, list, {.name = 8800, .code = 0xb1, .mask = 0x10, .counters = 0xff, .period = 2000003}};
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 8818, .code = 0xae, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed cycles{cycles, list, {.name = 8834, .code = 0xae, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 2000003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed heavy{heavy, list, {.name = 8853, .code = 0xc2, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed slots{slots, list, {.name = 8872, .code = 0xc2, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 8891, .code = 0xc2, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003, .deprecated = true}};
inline constexpr listed stalls{stalls, list, {.name = 8917, .code = 0xc2, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003}};
inline constexpr listed cycles{cycles, list, {.name = 8937, .code = 0xc2, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed ms{ms, list, {.name = 8957, .code = 0xc2, .mask = 0x4, .counters = 0xff, .needs = beside::frontend, .holds = 0x8, .period = 2000003, .taken_alone = true}};
} // namespace uops_retired

namespace xq {
using namespace core_events;
inline constexpr listed full_cycles{full_cycles, list, {.name = 8973, .code = 0x2d, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 1000003}};
} // namespace xq

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::fp_divider_active,
    &arith::fpdiv_active,
    &arith::idiv_active,
    &arith::int_divider_active,
    &arith::divider_active,
    &arith::div_active,
    &assists::fp,
    &assists::page_fault,
    &assists::sse_avx_mix,
    &assists::any,
    &baclears::any,
    &br_inst_retired::all_branches,
    &br_inst_retired::cond_taken,
    &br_inst_retired::near_call,
    &br_inst_retired::near_return,
    &br_inst_retired::cond_ntaken,
    &br_inst_retired::cond,
    &br_inst_retired::near_taken,
    &br_inst_retired::far_branch,
    &br_inst_retired::indirect,
    &br_misp_retired::all_branches,
    &br_misp_retired::cond_taken,
    &br_misp_retired::indirect_call,
    &br_misp_retired::ret,
    &br_misp_retired::cond_ntaken,
    &br_misp_retired::cond,
    &br_misp_retired::near_taken,
    &br_misp_retired::indirect,
    &core_snoop_response::miss,
    &core_snoop_response::i_hit_fse,
    &core_snoop_response::s_hit_fse,
    &core_snoop_response::s_fwd_m,
    &core_snoop_response::i_fwd_m,
    &core_snoop_response::i_fwd_fe,
    &core_snoop_response::s_fwd_fe,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::ref_tsc_p,
    &cpu_clk_unhalted::one_thread_active,
    &cpu_clk_unhalted::ref_distributed,
    &cpu_clk_unhalted::distributed,
    &cpu_clk_unhalted::c01,
    &cpu_clk_unhalted::c02,
    &cpu_clk_unhalted::pause,
    &cpu_clk_unhalted::pause_inst,
    &cpu_clk_unhalted::c0_wait,
    &cycle_activity::cycles_l2_miss,
    &cycle_activity::stalls_total,
    &cycle_activity::stalls_l2_miss,
    &cycle_activity::stalls_l3_miss,
    &cycle_activity::cycles_l1d_miss,
    &cycle_activity::stalls_l1d_miss,
    &cycle_activity::cycles_mem_any,
    &decode::lcp,
    &decode::ms_busy,
    &dsb2mite_switches::penalty_cycles,
    &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed_1g,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_active,
    &dtlb_load_misses::walk_pending,
    &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1g,
    &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_active,
    &dtlb_store_misses::walk_pending,
    &dtlb_store_misses::stlb_hit,
    &exe::amx_busy,
    &exe_activity::_1_ports_util,
    &exe_activity::_2_ports_util,
    &exe_activity::_3_ports_util,
    &exe_activity::_4_ports_util,
    &exe_activity::bound_on_loads,
    &exe_activity::bound_on_stores,
    &exe_activity::exe_bound_0_ports,
    &exe_activity::_2_3_ports_util,
    &fp_arith_dispatched::port_0,
    &fp_arith_dispatched::v0,
    &fp_arith_dispatched::port_1,
    &fp_arith_dispatched::v1,
    &fp_arith_dispatched::port_5,
    &fp_arith_dispatched::v2,
    &fp_arith_inst_retired::scalar_double,
    &fp_arith_inst_retired::scalar_single,
    &fp_arith_inst_retired::scalar,
    &fp_arith_inst_retired::_128b_packed_double,
    &fp_arith_inst_retired::_128b_packed_single,
    &fp_arith_inst_retired::_256b_packed_double,
    &fp_arith_inst_retired::_4_flops,
    &fp_arith_inst_retired::_256b_packed_single,
    &fp_arith_inst_retired::_512b_packed_double,
    &fp_arith_inst_retired::_8_flops,
    &fp_arith_inst_retired::_512b_packed_single,
    &fp_arith_inst_retired::vector,
    &fp_arith_inst_retired2::scalar_half,
    &fp_arith_inst_retired2::complex_scalar_half,
    &fp_arith_inst_retired2::scalar,
    &fp_arith_inst_retired2::_128b_packed_half,
    &fp_arith_inst_retired2::_256b_packed_half,
    &fp_arith_inst_retired2::_512b_packed_half,
    &fp_arith_inst_retired2::vector,
    &frontend_retired::dsb_miss,
    &frontend_retired::itlb_miss,
    &frontend_retired::l1i_miss,
    &frontend_retired::l2_miss,
    &frontend_retired::latency_ge_1,
    &frontend_retired::latency_ge_128,
    &frontend_retired::latency_ge_16,
    &frontend_retired::latency_ge_2,
    &frontend_retired::latency_ge_2_bubbles_ge_1,
    &frontend_retired::latency_ge_256,
    &frontend_retired::latency_ge_32,
    &frontend_retired::latency_ge_4,
    &frontend_retired::latency_ge_512,
    &frontend_retired::latency_ge_64,
    &frontend_retired::latency_ge_8,
    &frontend_retired::stlb_miss,
    &frontend_retired::unknown_branch,
    &frontend_retired::ms_flows,
    &frontend_retired::any_dsb_miss,
    &hw_interrupts::received,
    &hw_interrupts::masked,
    &hw_interrupts::pending_and_masked,
    &icache_data::stalls,
    &icache_data::stall_periods,
    &icache_tag::stalls,
    &icache_tag::stalls_isb,
    &icache_tag::stalls_inuse,
    &idq::mite_cycles_any,
    &idq::mite_cycles_ok,
    &idq::mite_uops,
    &idq::dsb_cycles_any,
    &idq::dsb_cycles_ok,
    &idq::dsb_uops,
    &idq::ms_cycles_any,
    &idq::ms_switches,
    &idq::ms_uops,
    &idq_bubbles::core,
    &idq_bubbles::cycles_0_uops_deliv_core,
    &idq_bubbles::cycles_fe_was_ok,
    &idq_uops_not_delivered::core,
    &idq_uops_not_delivered::cycles_0_uops_deliv_core,
    &idq_uops_not_delivered::cycles_fe_was_ok,
    &inst_decoded::decoders,
    &inst_retired::any,
    &inst_retired::prec_dist,
    &inst_retired::any_p,
    &inst_retired::nop,
    &inst_retired::rep_iteration,
    &inst_retired::macro_fused,
    &int_misc::recovery_cycles,
    &int_misc::clears_count,
    &int_misc::uop_dropping,
    &int_misc::mba_stalls,
    &int_misc::unknown_branch_cycles,
    &int_misc::clear_resteer_cycles,
    &int_vec_retired::add_128,
    &int_vec_retired::add_256,
    &int_vec_retired::vnni_128,
    &int_vec_retired::_128bit,
    &int_vec_retired::vnni_256,
    &int_vec_retired::shuffles,
    &int_vec_retired::mul_256,
    &int_vec_retired::_256bit,
    &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_active,
    &itlb_misses::walk_pending,
    &itlb_misses::stlb_hit,
    &l1d::replacement,
    &l1d::hwpf_miss,
    &l1d_pend_miss::pending,
    &l1d_pend_miss::pending_cycles,
    &l1d_pend_miss::fb_full,
    &l1d_pend_miss::fb_full_periods,
    &l1d_pend_miss::l2_stall,
    &l1d_pend_miss::l2_stalls,
    &l2_lines_in::all,
    &l2_lines_out::silent,
    &l2_lines_out::non_silent,
    &l2_lines_out::useless_hwpf,
    &l2_request::miss,
    &l2_request::hit,
    &l2_request::all,
    &l2_rqsts::demand_data_rd_miss,
    &l2_rqsts::rfo_miss,
    &l2_rqsts::code_rd_miss,
    &l2_rqsts::all_demand_miss,
    &l2_rqsts::swpf_miss,
    &l2_rqsts::hwpf_miss,
    &l2_rqsts::miss,
    &l2_rqsts::demand_data_rd_hit,
    &l2_rqsts::rfo_hit,
    &l2_rqsts::code_rd_hit,
    &l2_rqsts::swpf_hit,
    &l2_rqsts::hit,
    &l2_rqsts::all_demand_data_rd,
    &l2_rqsts::all_rfo,
    &l2_rqsts::all_code_rd,
    &l2_rqsts::all_demand_references,
    &l2_rqsts::all_hwpf,
    &l2_rqsts::references,
    &l2_trans::l2_wb,
    &ld_blocks::address_alias,
    &ld_blocks::store_forward,
    &ld_blocks::no_sr,
    &load_hit_prefetch::swpf,
    &lock_cycles::cache_lock_duration,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &lsd::cycles_active,
    &lsd::cycles_ok,
    &lsd::uops,
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
    &mem_load_completed::l1_miss_any,
    &mem_load_l3_hit_retired::xsnp_miss,
    &mem_load_l3_hit_retired::xsnp_no_fwd,
    &mem_load_l3_hit_retired::xsnp_fwd,
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
    &mem_store_retired::l2_hit,
    &mem_trans_retired::load_latency_gt_128,
    &mem_trans_retired::load_latency_gt_16,
    &mem_trans_retired::load_latency_gt_256,
    &mem_trans_retired::load_latency_gt_32,
    &mem_trans_retired::load_latency_gt_4,
    &mem_trans_retired::load_latency_gt_512,
    &mem_trans_retired::load_latency_gt_64,
    &mem_trans_retired::load_latency_gt_8,
    &mem_trans_retired::load_latency_gt_1024,
    &mem_trans_retired::store_sample,
    &mem_uop_retired::any,
    &memory_activity::cycles_l1d_miss,
    &memory_activity::stalls_l1d_miss,
    &memory_activity::stalls_l2_miss,
    &memory_activity::stalls_l3_miss,
    &misc2_retired::lfence,
    &misc_retired::lbr_inserts,
    &offcore_requests::demand_data_rd,
    &offcore_requests::demand_code_rd,
    &offcore_requests::demand_rfo,
    &offcore_requests::data_rd,
    &offcore_requests::l3_miss_demand_data_rd,
    &offcore_requests::all_requests,
    &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_code_rd,
    &offcore_requests_outstanding::demand_code_rd,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::all_data_rd,
    &offcore_requests_outstanding::cycles_with_data_rd,
    &offcore_requests_outstanding::data_rd,
    &offcore_requests_outstanding::l3_miss_demand_data_rd,
    &resource_stalls::scoreboard,
    &resource_stalls::sb,
    &rs::empty_resource,
    &rs::empty,
    &rs::empty_count,
    &rs_empty::count,
    &rs_empty::cycles,
    &rtm_retired::start,
    &rtm_retired::commit,
    &rtm_retired::aborted,
    &rtm_retired::aborted_mem,
    &rtm_retired::aborted_unfriendly,
    &rtm_retired::aborted_memtype,
    &rtm_retired::aborted_events,
    &sq_misc::bus_lock,
    &sw_prefetch_access::nta,
    &sw_prefetch_access::t0,
    &sw_prefetch_access::t1_t2,
    &sw_prefetch_access::prefetchw,
    &sw_prefetch_access::any,
    &topdown::slots,
    &topdown::slots_p,
    &topdown::backend_bound_slots,
    &topdown::bad_spec_slots,
    &topdown::br_mispredict_slots,
    &topdown::memory_bound_slots,
    &tx_mem::abort_conflict,
    &tx_mem::abort_capacity_write,
    &tx_mem::abort_capacity_read,
    &uops_decoded::dec0_uops,
    &uops_dispatched::port_0,
    &uops_dispatched::port_1,
    &uops_dispatched::port_2_3_10,
    &uops_dispatched::port_4_9,
    &uops_dispatched::port_5_11,
    &uops_dispatched::port_6,
    &uops_dispatched::port_7_8,
    &uops_executed::cycles_ge_1,
    &uops_executed::cycles_ge_2,
    &uops_executed::cycles_ge_3,
    &uops_executed::cycles_ge_4,
    &uops_executed::stall_cycles,
    &uops_executed::thread,
    &uops_executed::stalls,
    &uops_executed::core,
    &uops_executed::core_cycles_ge_1,
    &uops_executed::core_cycles_ge_2,
    &uops_executed::core_cycles_ge_3,
    &uops_executed::core_cycles_ge_4,
    &uops_executed::x87,
    &uops_issued::any,
    &uops_issued::cycles,
    &uops_retired::heavy,
    &uops_retired::slots,
    &uops_retired::stall_cycles,
    &uops_retired::stalls,
    &uops_retired::cycles,
    &uops_retired::ms,
    &xq::full_cycles,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::emr
