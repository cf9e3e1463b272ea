// Events of Tiger Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// tgl: from intel/perfmon 6dadedf3aa48, TGL/events/tigerlake_core.json, version 1.19 of 08/27/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::tgl {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "arith.fp_divider_active\0"
    "arith.divider_active\0"
    "assists.fp\0"
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
    "core_power.lvl0_turbo_license\0"
    "core_power.lvl1_turbo_license\0"
    "core_power.lvl2_turbo_license\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.ref_xclk\0"
    "cpu_clk_unhalted.one_thread_active\0"
    "cpu_clk_unhalted.ref_distributed\0"
    "cpu_clk_unhalted.distributed\0"
    "cycle_activity.cycles_l2_miss\0"
    "cycle_activity.stalls_total\0"
    "cycle_activity.stalls_l2_miss\0"
    "cycle_activity.stalls_l3_miss\0"
    "cycle_activity.cycles_l1d_miss\0"
    "cycle_activity.stalls_l1d_miss\0"
    "cycle_activity.cycles_mem_any\0"
    "cycle_activity.stalls_mem_any\0"
    "decode.lcp\0"
    "dsb2mite_switches.penalty_cycles\0"
    "dsb2mite_switches.count\0"
    "dtlb_load_misses.walk_completed_4k\0"
    "dtlb_load_misses.walk_completed_2m_4m\0"
    "dtlb_load_misses.walk_completed_1g\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_pending\0"
    "dtlb_load_misses.walk_active\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_store_misses.walk_completed_4k\0"
    "dtlb_store_misses.walk_completed_2m_4m\0"
    "dtlb_store_misses.walk_completed_1g\0"
    "dtlb_store_misses.walk_completed\0"
    "dtlb_store_misses.walk_pending\0"
    "dtlb_store_misses.walk_active\0"
    "dtlb_store_misses.stlb_hit\0"
    "exe_activity.1_ports_util\0"
    "exe_activity.2_ports_util\0"
    "exe_activity.3_ports_util\0"
    "exe_activity.4_ports_util\0"
    "exe_activity.bound_on_loads\0"
    "exe_activity.bound_on_stores\0"
    "exe_activity.exe_bound_0_ports\0"
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
    "frontend_retired.dsb_miss\0"
    "frontend_retired.l1i_miss\0"
    "frontend_retired.l2_miss\0"
    "frontend_retired.itlb_miss\0"
    "frontend_retired.stlb_miss\0"
    "frontend_retired.latency_ge_2\0"
    "frontend_retired.latency_ge_4\0"
    "frontend_retired.latency_ge_8\0"
    "frontend_retired.latency_ge_16\0"
    "frontend_retired.latency_ge_32\0"
    "frontend_retired.latency_ge_64\0"
    "frontend_retired.latency_ge_128\0"
    "frontend_retired.latency_ge_256\0"
    "frontend_retired.latency_ge_512\0"
    "frontend_retired.latency_ge_2_bubbles_ge_1\0"
    "frontend_retired.latency_ge_1\0"
    "frontend_retired.any_dsb_miss\0"
    "icache_16b.ifdata_stall\0"
    "icache_64b.iftag_hit\0"
    "icache_64b.iftag_miss\0"
    "icache_64b.iftag_stall\0"
    "icache_data.stalls\0"
    "icache_tag.stalls\0"
    "idq.mite_uops\0"
    "idq.mite_cycles_ok\0"
    "idq.mite_cycles_any\0"
    "idq.dsb_uops\0"
    "idq.dsb_cycles_ok\0"
    "idq.dsb_cycles_any\0"
    "idq.ms_switches\0"
    "idq.ms_uops\0"
    "idq.ms_cycles_any\0"
    "idq_uops_not_delivered.core\0"
    "idq_uops_not_delivered.cycles_0_uops_deliv.core\0"
    "idq_uops_not_delivered.cycles_fe_was_ok\0"
    "ild_stall.lcp\0"
    "inst_decoded.decoders\0"
    "inst_retired.any\0"
    "inst_retired.prec_dist\0"
    "inst_retired.any_p\0"
    "inst_retired.nop\0"
    "int_misc.recovery_cycles\0"
    "int_misc.clears_count\0"
    "int_misc.all_recovery_cycles\0"
    "int_misc.uop_dropping\0"
    "int_misc.clear_resteer_cycles\0"
    "itlb_misses.walk_completed_4k\0"
    "itlb_misses.walk_completed_2m_4m\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_pending\0"
    "itlb_misses.walk_active\0"
    "itlb_misses.stlb_hit\0"
    "l1d.replacement\0"
    "l1d_pend_miss.pending\0"
    "l1d_pend_miss.pending_cycles\0"
    "l1d_pend_miss.fb_full\0"
    "l1d_pend_miss.fb_full_periods\0"
    "l1d_pend_miss.l2_stall\0"
    "l2_lines_in.all\0"
    "l2_lines_out.silent\0"
    "l2_lines_out.non_silent\0"
    "l2_lines_out.useless_hwpf\0"
    "l2_rqsts.demand_data_rd_miss\0"
    "l2_rqsts.rfo_miss\0"
    "l2_rqsts.code_rd_miss\0"
    "l2_rqsts.swpf_miss\0"
    "l2_rqsts.miss\0"
    "l2_rqsts.demand_data_rd_hit\0"
    "l2_rqsts.rfo_hit\0"
    "l2_rqsts.code_rd_hit\0"
    "l2_rqsts.swpf_hit\0"
    "l2_rqsts.all_demand_data_rd\0"
    "l2_rqsts.all_rfo\0"
    "l2_rqsts.all_code_rd\0"
    "l2_rqsts.references\0"
    "l2_trans.l2_wb\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.no_sr\0"
    "ld_blocks_partial.address_alias\0"
    "load_hit_prefetch.swpf\0"
    "lock_cycles.cache_lock_duration\0"
    "longest_lat_cache.miss\0"
    "lsd.uops\0"
    "lsd.cycles_active\0"
    "lsd.cycles_ok\0"
    "machine_clears.count\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.smc\0"
    "mem_inst_retired.stlb_miss_loads\0"
    "mem_inst_retired.stlb_miss_stores\0"
    "mem_inst_retired.lock_loads\0"
    "mem_inst_retired.split_loads\0"
    "mem_inst_retired.split_stores\0"
    "mem_inst_retired.all_loads\0"
    "mem_inst_retired.all_stores\0"
    "mem_inst_retired.any\0"
    "mem_load_l3_hit_retired.xsnp_miss\0"
    "mem_load_l3_hit_retired.xsnp_no_fwd\0"
    "mem_load_l3_hit_retired.xsnp_fwd\0"
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
    "misc_retired.lbr_inserts\0"
    "misc_retired.pause_inst\0"
    "offcore_requests.demand_data_rd\0"
    "offcore_requests.demand_rfo\0"
    "offcore_requests.all_data_rd\0"
    "offcore_requests.l3_miss_demand_data_rd\0"
    "offcore_requests.all_requests\0"
    "offcore_requests_outstanding.demand_data_rd\0"
    "offcore_requests_outstanding.cycles_with_demand_data_rd\0"
    "offcore_requests_outstanding.demand_data_rd_ge_6\0"
    "offcore_requests_outstanding.cycles_with_demand_code_rd\0"
    "offcore_requests_outstanding.demand_rfo\0"
    "offcore_requests_outstanding.cycles_with_demand_rfo\0"
    "offcore_requests_outstanding.all_data_rd\0"
    "offcore_requests_outstanding.cycles_with_data_rd\0"
    "resource_stalls.scoreboard\0"
    "resource_stalls.sb\0"
    "rs_events.empty_cycles\0"
    "rs_events.empty_end\0"
    "rtm_retired.start\0"
    "rtm_retired.commit\0"
    "rtm_retired.aborted\0"
    "rtm_retired.aborted_mem\0"
    "rtm_retired.aborted_unfriendly\0"
    "rtm_retired.aborted_memtype\0"
    "rtm_retired.aborted_events\0"
    "sq_misc.sq_full\0"
    "sq_misc.bus_lock\0"
    "sw_prefetch_access.nta\0"
    "sw_prefetch_access.t0\0"
    "sw_prefetch_access.t1_t2\0"
    "sw_prefetch_access.prefetchw\0"
    "sw_prefetch_access.any\0"
    "tlb_flush.dtlb_thread\0"
    "tlb_flush.stlb_any\0"
    "topdown.slots\0"
    "topdown.slots_p\0"
    "topdown.backend_bound_slots\0"
    "tx_exec.misc2\0"
    "tx_exec.misc3\0"
    "tx_mem.abort_conflict\0"
    "tx_mem.abort_capacity_write\0"
    "tx_mem.abort_capacity_read\0"
    "uops_decoded.dec0\0"
    "uops_dispatched.port_0\0"
    "uops_dispatched.port_1\0"
    "uops_dispatched.port_2_3\0"
    "uops_dispatched.port_4_9\0"
    "uops_dispatched.port_5\0"
    "uops_dispatched.port_6\0"
    "uops_dispatched.port_7_8\0"
    "uops_executed.thread\0"
    "uops_executed.stall_cycles\0"
    "uops_executed.cycles_ge_1\0"
    "uops_executed.cycles_ge_2\0"
    "uops_executed.cycles_ge_3\0"
    "uops_executed.cycles_ge_4\0"
    "uops_executed.core\0"
    "uops_executed.core_cycles_ge_1\0"
    "uops_executed.core_cycles_ge_2\0"
    "uops_executed.core_cycles_ge_3\0"
    "uops_executed.core_cycles_ge_4\0"
    "uops_executed.x87\0"
    "uops_issued.any\0"
    "uops_issued.stall_cycles\0"
    "uops_issued.vector_width_mismatch\0"
    "uops_retired.stall_cycles\0"
    "uops_retired.total_cycles\0"
    "uops_retired.slots\0";
inline constexpr select::event_list list{"tgl", core::tiger_lake, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed fp_divider_active{fp_divider_active, list, {.name = 0, .code = 0x14, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed divider_active{divider_active, list, {.name = 24, .code = 0x14, .mask = 0x9, .threshold = 1, .counters = 0xff, .period = 1000003}};
} // namespace arith

namespace assists {
using namespace core_events;
inline constexpr listed fp{fp, list, {.name = 45, .code = 0xc1, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed any{any, list, {.name = 56, .code = 0xc1, .mask = 0x7, .counters = 0xff, .period = 100003}};
} // namespace assists

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 68, .code = 0xe6, .mask = 0x1, .counters = 0xf, .period = 100003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 81, .code = 0xc4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 400009}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 110, .code = 0xc4, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 400009}};
inline constexpr listed near_call{near_call, list, {.name = 137, .code = 0xc4, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 100007}};
inline constexpr listed near_return{near_return, list, {.name = 163, .code = 0xc4, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 100007}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 191, .code = 0xc4, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 400009}};
inline constexpr listed cond{cond, list, {.name = 219, .code = 0xc4, .mask = 0x11, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 400009}};
inline constexpr listed near_taken{near_taken, list, {.name = 240, .code = 0xc4, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 400009}};
inline constexpr listed far_branch{far_branch, list, {.name = 267, .code = 0xc4, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 100007}};
inline constexpr listed indirect{indirect, list, {.name = 294, .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 100003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 319, .code = 0xc5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 50021}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 348, .code = 0xc5, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 50021}};
inline constexpr listed indirect_call{indirect_call, list, {.name = 375, .code = 0xc5, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 50021}};
inline constexpr listed ret{ret, list, {.name = 405, .code = 0xc5, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 50021}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 425, .code = 0xc5, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 50021}};
inline constexpr listed cond{cond, list, {.name = 453, .code = 0xc5, .mask = 0x11, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 50021}};
inline constexpr listed near_taken{near_taken, list, {.name = 474, .code = 0xc5, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 50021}};
inline constexpr listed indirect{indirect, list, {.name = 501, .code = 0xc5, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 50021}};
} // namespace br_misp_retired

namespace core_power {
using namespace core_events;
inline constexpr listed lvl0_turbo_license{lvl0_turbo_license, list, {.name = 526, .code = 0x28, .mask = 0x7, .counters = 0xf, .period = 200003}};
inline constexpr listed lvl1_turbo_license{lvl1_turbo_license, list, {.name = 556, .code = 0x28, .mask = 0x18, .counters = 0xf, .period = 200003}};
inline constexpr listed lvl2_turbo_license{lvl2_turbo_license, list, {.name = 586, .code = 0x28, .mask = 0x20, .counters = 0xf, .period = 200003}};
} // namespace core_power

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 616, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 640, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 665, .code = 0x3c, .counters = 0xff, .period = 2000003}};
inline constexpr listed ref_xclk{ref_xclk, list, {.name = 691, .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 25003}};
inline constexpr listed one_thread_active{one_thread_active, list, {.name = 717, .code = 0x3c, .mask = 0x2, .counters = 0xff, .period = 25003}};
inline constexpr listed ref_distributed{ref_distributed, list, {.name = 752, .code = 0x3c, .mask = 0x8, .counters = 0xff, .period = 2000003}};
inline constexpr listed distributed{distributed, list, {.name = 785, .code = 0xec, .mask = 0x2, .counters = 0xff, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_miss{cycles_l2_miss, list, {.name = 814, .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed stalls_total{stalls_total, list, {.name = 844, .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xff, .period = 1000003}};
inline constexpr listed stalls_l2_miss{stalls_l2_miss, list, {.name = 872, .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .period = 1000003}};
inline constexpr listed stalls_l3_miss{stalls_l3_miss, list, {.name = 902, .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_l1d_miss{cycles_l1d_miss, list, {.name = 932, .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0xf, .period = 1000003}};
inline constexpr listed stalls_l1d_miss{stalls_l1d_miss, list, {.name = 963, .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_mem_any{cycles_mem_any, list, {.name = 994, .code = 0xa3, .mask = 0x10, .threshold = 16, .counters = 0xff, .period = 1000003}};
inline constexpr listed stalls_mem_any{stalls_mem_any, list, {.name = 1024, .code = 0xa3, .mask = 0x14, .threshold = 20, .counters = 0xff, .period = 1000003}};
} // namespace cycle_activity

namespace decode {
using namespace core_events;
inline constexpr listed lcp{lcp, list, {.name = 1054, .code = 0x87, .mask = 0x1, .counters = 0xf, .period = 500009}};
} // namespace decode

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed penalty_cycles{penalty_cycles, list, {.name = 1065, .code = 0xab, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed count{count, list, {.name = 1098, .code = 0xab, .mask = 0x2, .threshold = 1, .edge = true, .counters = 0xf, .period = 100003}};
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1122, .code = 0x08, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1157, .code = 0x08, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 1195, .code = 0x08, .mask = 0x8, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1230, .code = 0x08, .mask = 0xe, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1262, .code = 0x08, .mask = 0x10, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_active{walk_active, list, {.name = 1292, .code = 0x08, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1321, .code = 0x08, .mask = 0x20, .counters = 0xf, .period = 100003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1347, .code = 0x49, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1383, .code = 0x49, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 1422, .code = 0x49, .mask = 0x8, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1458, .code = 0x49, .mask = 0xe, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1491, .code = 0x49, .mask = 0x10, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_active{walk_active, list, {.name = 1522, .code = 0x49, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1552, .code = 0x49, .mask = 0x20, .counters = 0xf, .period = 100003}};
} // namespace dtlb_store_misses

namespace exe_activity {
using namespace core_events;
inline constexpr listed _1_ports_util{_1_ports_util, list, {.name = 1579, .code = 0xa6, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed _2_ports_util{_2_ports_util, list, {.name = 1605, .code = 0xa6, .mask = 0x4, .counters = 0xff, .period = 2000003}};
inline constexpr listed _3_ports_util{_3_ports_util, list, {.name = 1631, .code = 0xa6, .mask = 0x8, .counters = 0xff, .period = 2000003}};
inline constexpr listed _4_ports_util{_4_ports_util, list, {.name = 1657, .code = 0xa6, .mask = 0x10, .counters = 0xff, .period = 2000003}};
inline constexpr listed bound_on_loads{bound_on_loads, list, {.name = 1683, .code = 0xa6, .mask = 0x21, .threshold = 5, .counters = 0xff, .period = 2000003}};
inline constexpr listed bound_on_stores{bound_on_stores, list, {.name = 1711, .code = 0xa6, .mask = 0x40, .threshold = 2, .counters = 0xff, .period = 1000003}};
inline constexpr listed exe_bound_0_ports{exe_bound_0_ports, list, {.name = 1740, .code = 0xa6, .mask = 0x80, .counters = 0xff, .period = 1000003}};
} // namespace exe_activity

namespace fp_arith_inst_retired {
using namespace core_events;
inline constexpr listed scalar_double{scalar_double, list, {.name = 1771, .code = 0xc7, .mask = 0x1, .counters = 0xff, .period = 100003}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 1807, .code = 0xc7, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed scalar{scalar, list, {.name = 1843, .code = 0xc7, .mask = 0x3, .counters = 0xff, .period = 1000003}};
inline constexpr listed _128b_packed_double{_128b_packed_double, list, {.name = 1872, .code = 0xc7, .mask = 0x4, .counters = 0xff, .period = 100003}};
inline constexpr listed _128b_packed_single{_128b_packed_single, list, {.name = 1913, .code = 0xc7, .mask = 0x8, .counters = 0xff, .period = 100003}};
inline constexpr listed _256b_packed_double{_256b_packed_double, list, {.name = 1954, .code = 0xc7, .mask = 0x10, .counters = 0xff, .period = 100003}};
inline constexpr listed _4_flops{_4_flops, list, {.name = 1995, .code = 0xc7, .mask = 0x18, .counters = 0xff, .period = 100003}};
inline constexpr listed _256b_packed_single{_256b_packed_single, list, {.name = 2025, .code = 0xc7, .mask = 0x20, .counters = 0xff, .period = 100003}};
inline constexpr listed _512b_packed_double{_512b_packed_double, list, {.name = 2066, .code = 0xc7, .mask = 0x40, .counters = 0xff, .period = 100003}};
inline constexpr listed _8_flops{_8_flops, list, {.name = 2107, .code = 0xc7, .mask = 0x60, .counters = 0xff, .period = 100003}};
inline constexpr listed _512b_packed_single{_512b_packed_single, list, {.name = 2137, .code = 0xc7, .mask = 0x80, .counters = 0xff, .period = 100003}};
inline constexpr listed vector{vector, list, {.name = 2178, .code = 0xc7, .mask = 0xfc, .counters = 0xff, .period = 1000003}};
} // namespace fp_arith_inst_retired

namespace frontend_retired {
using namespace core_events;
inline constexpr listed dsb_miss{dsb_miss, list, {.name = 2207, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x11, .period = 100007, .taken_alone = true}};
inline constexpr listed l1i_miss{l1i_miss, list, {.name = 2233, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x12, .period = 100007, .taken_alone = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 2259, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x13, .period = 100007, .taken_alone = true}};
inline constexpr listed itlb_miss{itlb_miss, list, {.name = 2284, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x14, .period = 100007, .taken_alone = true}};
inline constexpr listed stlb_miss{stlb_miss, list, {.name = 2311, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x15, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_2{latency_ge_2, list, {.name = 2338, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x500206, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_4{latency_ge_4, list, {.name = 2368, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x500406, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_8{latency_ge_8, list, {.name = 2398, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x500806, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_16{latency_ge_16, list, {.name = 2428, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x501006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_32{latency_ge_32, list, {.name = 2459, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x502006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_64{latency_ge_64, list, {.name = 2490, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x504006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_128{latency_ge_128, list, {.name = 2521, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x508006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_256{latency_ge_256, list, {.name = 2553, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x510006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_512{latency_ge_512, list, {.name = 2585, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x520006, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_2_bubbles_ge_1{latency_ge_2_bubbles_ge_1, list, {.name = 2617, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x100206, .period = 100007, .taken_alone = true}};
inline constexpr listed latency_ge_1{latency_ge_1, list, {.name = 2660, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x500106, .period = 100007, .taken_alone = true}};
inline constexpr listed any_dsb_miss{any_dsb_miss, list, {.name = 2690, .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::frontend, .holds = 0x1, .period = 100007, .taken_alone = true}};
} // namespace frontend_retired

namespace icache_16b {
using namespace core_events;
inline constexpr listed ifdata_stall{ifdata_stall, list, {.name = 2720, .code = 0x80, .mask = 0x4, .counters = 0xf, .period = 500009}};
} // namespace icache_16b

namespace icache_64b {
using namespace core_events;
inline constexpr listed iftag_hit{iftag_hit, list, {.name = 2744, .code = 0x83, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed iftag_miss{iftag_miss, list, {.name = 2765, .code = 0x83, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed iftag_stall{iftag_stall, list, {.name = 2787, .code = 0x83, .mask = 0x4, .counters = 0xf, .period = 200003}};
} // namespace icache_64b

namespace icache_data {
using namespace core_events;
inline constexpr listed stalls{stalls, list, {.name = 2810, .code = 0x80, .mask = 0x4, .counters = 0xf, .period = 500009}};
} // namespace icache_data

namespace icache_tag {
using namespace core_events;
inline constexpr listed stalls{stalls, list, {.name = 2829, .code = 0x83, .mask = 0x4, .counters = 0xf, .period = 200003}};
} // namespace icache_tag

namespace idq {
using namespace core_events;
inline constexpr listed mite_uops{mite_uops, list, {.name = 2847, .code = 0x79, .mask = 0x4, .counters = 0xf, .period = 2000003}};
inline constexpr listed mite_cycles_ok{mite_cycles_ok, list, {.name = 2861, .code = 0x79, .mask = 0x4, .threshold = 5, .counters = 0xf, .period = 2000003}};
inline constexpr listed mite_cycles_any{mite_cycles_any, list, {.name = 2880, .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .period = 2000003}};
inline constexpr listed dsb_uops{dsb_uops, list, {.name = 2900, .code = 0x79, .mask = 0x8, .counters = 0xf, .period = 2000003}};
inline constexpr listed dsb_cycles_ok{dsb_cycles_ok, list, {.name = 2913, .code = 0x79, .mask = 0x8, .threshold = 5, .counters = 0xf, .period = 2000003}};
inline constexpr listed dsb_cycles_any{dsb_cycles_any, list, {.name = 2931, .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .period = 2000003}};
inline constexpr listed ms_switches{ms_switches, list, {.name = 2950, .code = 0x79, .mask = 0x30, .threshold = 1, .edge = true, .counters = 0xf, .period = 100003}};
inline constexpr listed ms_uops{ms_uops, list, {.name = 2966, .code = 0x79, .mask = 0x30, .counters = 0xf, .period = 100003}};
inline constexpr listed ms_cycles_any{ms_cycles_any, list, {.name = 2978, .code = 0x79, .mask = 0x30, .threshold = 1, .counters = 0xf, .period = 2000003}};
} // namespace idq

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 2996, .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed cycles_0_uops_deliv_core{cycles_0_uops_deliv_core, list, {.name = 3024, .code = 0x9c, .mask = 0x1, .threshold = 5, .counters = 0xff, .period = 1000003}};
inline constexpr listed cycles_fe_was_ok{cycles_fe_was_ok, list, {.name = 3072, .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003}};
} // namespace idq_uops_not_delivered

namespace ild_stall {
using namespace core_events;
inline constexpr listed lcp{lcp, list, {.name = 3112, .code = 0x87, .mask = 0x1, .counters = 0xf, .period = 500009}};
} // namespace ild_stall

namespace inst_decoded {
using namespace core_events;
inline constexpr listed decoders{decoders, list, {.name = 3126, .code = 0x55, .mask = 0x1, .counters = 0xf, .period = 2000003}};
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 3148, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed prec_dist{prec_dist, list, {.name = 3165, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 3188, .code = 0xc0, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
inline constexpr listed nop{nop, list, {.name = 3207, .code = 0xc0, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 2000003}};
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{recovery_cycles, list, {.name = 3224, .code = 0x0d, .mask = 0x1, .counters = 0xff, .period = 500009}};
inline constexpr listed clears_count{clears_count, list, {.name = 3249, .code = 0x0d, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xff, .period = 500009}};
inline constexpr listed all_recovery_cycles{all_recovery_cycles, list, {.name = 3271, .code = 0x0d, .mask = 0x3, .threshold = 1, .counters = 0xff, .period = 2000003}};
inline constexpr listed uop_dropping{uop_dropping, list, {.name = 3300, .code = 0x0d, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed clear_resteer_cycles{clear_resteer_cycles, list, {.name = 3322, .code = 0x0d, .mask = 0x80, .counters = 0xff, .period = 500009}};
} // namespace int_misc

namespace itlb_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 3352, .code = 0x85, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 3382, .code = 0x85, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 3415, .code = 0x85, .mask = 0xe, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 3442, .code = 0x85, .mask = 0x10, .counters = 0xf, .period = 100003}};
inline constexpr listed walk_active{walk_active, list, {.name = 3467, .code = 0x85, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 3491, .code = 0x85, .mask = 0x20, .counters = 0xf, .period = 100003}};
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{replacement, list, {.name = 3512, .code = 0x51, .mask = 0x1, .counters = 0xf, .period = 100003}};
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{pending, list, {.name = 3528, .code = 0x48, .mask = 0x1, .counters = 0xf, .period = 1000003}};
inline constexpr listed pending_cycles{pending_cycles, list, {.name = 3550, .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed fb_full{fb_full, list, {.name = 3579, .code = 0x48, .mask = 0x2, .counters = 0xf, .period = 1000003}};
inline constexpr listed fb_full_periods{fb_full_periods, list, {.name = 3601, .code = 0x48, .mask = 0x2, .threshold = 1, .edge = true, .counters = 0xf, .period = 1000003}};
inline constexpr listed l2_stall{l2_stall, list, {.name = 3631, .code = 0x48, .mask = 0x4, .counters = 0xf, .period = 1000003}};
} // namespace l1d_pend_miss

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 3654, .code = 0xf1, .mask = 0x1f, .counters = 0xf, .period = 100003}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{silent, list, {.name = 3670, .code = 0xf2, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed non_silent{non_silent, list, {.name = 3690, .code = 0xf2, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed useless_hwpf{useless_hwpf, list, {.name = 3714, .code = 0xf2, .mask = 0x4, .counters = 0xf, .period = 200003}};
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{demand_data_rd_miss, list, {.name = 3740, .code = 0x24, .mask = 0x21, .counters = 0xf, .period = 200003}};
inline constexpr listed rfo_miss{rfo_miss, list, {.name = 3769, .code = 0x24, .mask = 0x22, .counters = 0xf, .period = 200003}};
inline constexpr listed code_rd_miss{code_rd_miss, list, {.name = 3787, .code = 0x24, .mask = 0x24, .counters = 0xf, .period = 200003}};
inline constexpr listed swpf_miss{swpf_miss, list, {.name = 3809, .code = 0x24, .mask = 0x28, .counters = 0xf, .period = 200003}};
inline constexpr listed miss{miss, list, {.name = 3828, .code = 0x24, .mask = 0x3f, .counters = 0xf, .period = 200003}};
inline constexpr listed demand_data_rd_hit{demand_data_rd_hit, list, {.name = 3842, .code = 0x24, .mask = 0xc1, .counters = 0xf, .period = 200003}};
inline constexpr listed rfo_hit{rfo_hit, list, {.name = 3870, .code = 0x24, .mask = 0xc2, .counters = 0xf, .period = 200003}};
inline constexpr listed code_rd_hit{code_rd_hit, list, {.name = 3887, .code = 0x24, .mask = 0xc4, .counters = 0xf, .period = 200003}};
inline constexpr listed swpf_hit{swpf_hit, list, {.name = 3908, .code = 0x24, .mask = 0xc8, .counters = 0xf, .period = 200003}};
inline constexpr listed all_demand_data_rd{all_demand_data_rd, list, {.name = 3926, .code = 0x24, .mask = 0xe1, .counters = 0xf, .period = 200003}};
inline constexpr listed all_rfo{all_rfo, list, {.name = 3954, .code = 0x24, .mask = 0xe2, .counters = 0xf, .period = 200003}};
inline constexpr listed all_code_rd{all_code_rd, list, {.name = 3971, .code = 0x24, .mask = 0xe4, .counters = 0xf, .period = 200003}};
inline constexpr listed references{references, list, {.name = 3992, .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200003}};
} // namespace l2_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed l2_wb{l2_wb, list, {.name = 4012, .code = 0xf0, .mask = 0x40, .counters = 0xf, .period = 200003}};
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed store_forward{store_forward, list, {.name = 4027, .code = 0x03, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed no_sr{no_sr, list, {.name = 4051, .code = 0x03, .mask = 0x8, .counters = 0xf, .period = 100003}};
} // namespace ld_blocks

namespace ld_blocks_partial {
using namespace core_events;
inline constexpr listed address_alias{address_alias, list, {.name = 4067, .code = 0x07, .mask = 0x1, .counters = 0xf, .period = 100003}};
} // namespace ld_blocks_partial

namespace load_hit_prefetch {
using namespace core_events;
inline constexpr listed swpf{swpf, list, {.name = 4099, .code = 0x4c, .mask = 0x1, .counters = 0xf, .period = 100003}};
} // namespace load_hit_prefetch

namespace lock_cycles {
using namespace core_events;
inline constexpr listed cache_lock_duration{cache_lock_duration, list, {.name = 4122, .code = 0x63, .mask = 0x2, .counters = 0xf, .period = 2000003}};
} // namespace lock_cycles

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 4154, .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 100003}};
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed uops{uops, list, {.name = 4177, .code = 0xa8, .mask = 0x1, .counters = 0xf, .period = 2000003}};
inline constexpr listed cycles_active{cycles_active, list, {.name = 4186, .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 2000003}};
inline constexpr listed cycles_ok{cycles_ok, list, {.name = 4204, .code = 0xa8, .mask = 0x1, .threshold = 5, .counters = 0xf, .period = 2000003}};
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{count, list, {.name = 4218, .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xff, .period = 100003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 4239, .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed smc{smc, list, {.name = 4270, .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 100003}};
} // namespace machine_clears

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{stlb_miss_loads, list, {.name = 4289, .code = 0xd0, .mask = 0x11, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 100003, .has_latency = true}};
inline constexpr listed stlb_miss_stores{stlb_miss_stores, list, {.name = 4322, .code = 0xd0, .mask = 0x12, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 100003, .has_latency = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 4356, .code = 0xd0, .mask = 0x21, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 100007, .has_latency = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 4384, .code = 0xd0, .mask = 0x41, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 100003, .has_latency = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 4413, .code = 0xd0, .mask = 0x42, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 100003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 4443, .code = 0xd0, .mask = 0x81, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 1000003, .has_latency = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 4470, .code = 0xd0, .mask = 0x82, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 1000003, .has_latency = true}};
inline constexpr listed any{any, list, {.name = 4498, .code = 0xd0, .mask = 0x83, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 1000003, .has_latency = true}};
} // namespace mem_inst_retired

namespace mem_load_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{xsnp_miss, list, {.name = 4519, .code = 0xd2, .mask = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_no_fwd{xsnp_no_fwd, list, {.name = 4553, .code = 0xd2, .mask = 0x2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_fwd{xsnp_fwd, list, {.name = 4589, .code = 0xd2, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 20011, .has_latency = true}};
inline constexpr listed xsnp_none{xsnp_none, list, {.name = 4622, .code = 0xd2, .mask = 0x8, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 100003, .has_latency = true}};
} // namespace mem_load_l3_hit_retired

namespace mem_load_misc_retired {
using namespace core_events;
inline constexpr listed uc{uc, list, {.name = 4656, .code = 0xd4, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 100007, .has_latency = true}};
} // namespace mem_load_misc_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 4681, .code = 0xd1, .mask = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 1000003, .has_latency = true}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 4705, .code = 0xd1, .mask = 0x2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 200003, .has_latency = true}};
inline constexpr listed l3_hit{l3_hit, list, {.name = 4729, .code = 0xd1, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 100021, .has_latency = true}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 4753, .code = 0xd1, .mask = 0x8, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 200003, .has_latency = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 4778, .code = 0xd1, .mask = 0x10, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 100021, .has_latency = true}};
inline constexpr listed l3_miss{l3_miss, list, {.name = 4803, .code = 0xd1, .mask = 0x20, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 50021, .has_latency = true}};
inline constexpr listed fb_hit{fb_hit, list, {.name = 4828, .code = 0xd1, .mask = 0x40, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .period = 100007, .has_latency = true}};
} // namespace mem_load_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{load_latency_gt_4, list, {.name = 4852, .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_8{load_latency_gt_8, list, {.name = 4888, .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_16{load_latency_gt_16, list, {.name = 4924, .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_32{load_latency_gt_32, list, {.name = 4961, .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_64{load_latency_gt_64, list, {.name = 4998, .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_128{load_latency_gt_128, list, {.name = 5035, .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_256{load_latency_gt_256, list, {.name = 5073, .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true}};
inline constexpr listed load_latency_gt_512{load_latency_gt_512, list, {.name = 5111, .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .needs = beside::ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true}};
} // namespace mem_trans_retired

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 5149, .code = 0xcc, .mask = 0x20, .counters = 0xff, .period = 100003}};
inline constexpr listed pause_inst{pause_inst, list, {.name = 5174, .code = 0xcc, .mask = 0x40, .counters = 0xff, .period = 100003}};
} // namespace misc_retired

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 5198, .code = 0xb0, .mask = 0x1, .counters = 0xf, .period = 100003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 5230, .code = 0xb0, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed all_data_rd{all_data_rd, list, {.name = 5258, .code = 0xb0, .mask = 0x8, .counters = 0xf, .period = 100003}};
inline constexpr listed l3_miss_demand_data_rd{l3_miss_demand_data_rd, list, {.name = 5287, .code = 0xb0, .mask = 0x10, .counters = 0xf, .period = 100003}};
inline constexpr listed all_requests{all_requests, list, {.name = 5327, .code = 0xb0, .mask = 0x80, .counters = 0xf, .period = 100003}};
} // namespace offcore_requests

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed demand_data_rd{demand_data_rd, list, {.name = 5357, .code = 0x60, .mask = 0x1, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_with_demand_data_rd{cycles_with_demand_data_rd, list, {.name = 5401, .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 2000003}};
inline constexpr listed demand_data_rd_ge_6{demand_data_rd_ge_6, list, {.name = 5457, .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .period = 2000003}};
inline constexpr listed cycles_with_demand_code_rd{cycles_with_demand_code_rd, list, {.name = 5506, .code = 0x60, .mask = 0x2, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed demand_rfo{demand_rfo, list, {.name = 5562, .code = 0x60, .mask = 0x4, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_with_demand_rfo{cycles_with_demand_rfo, list, {.name = 5602, .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0xf, .period = 1000003}};
inline constexpr listed all_data_rd{all_data_rd, list, {.name = 5654, .code = 0x60, .mask = 0x8, .counters = 0xf, .period = 1000003}};
inline constexpr listed cycles_with_data_rd{cycles_with_data_rd, list, {.name = 5695, .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0xf, .period = 1000003}};
} // namespace offcore_requests_outstanding

namespace resource_stalls {
using namespace core_events;
inline constexpr listed scoreboard{scoreboard, list, {.name = 5744, .code = 0xa2, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed sb{sb, list, {.name = 5771, .code = 0xa2, .mask = 0x8, .counters = 0xff, .period = 100003}};
} // namespace resource_stalls

namespace rs_events {
using namespace core_events;
inline constexpr listed empty_cycles{empty_cycles, list, {.name = 5790, .code = 0x5e, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed empty_end{empty_end, list, {.name = 5813, .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xff, .period = 100003}};
} // namespace rs_events

namespace rtm_retired {
using namespace core_events;
inline constexpr listed start{start, list, {.name = 5833, .code = 0xc9, .mask = 0x1, .counters = 0xff, .period = 100003}};
inline constexpr listed commit{commit, list, {.name = 5851, .code = 0xc9, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed aborted{aborted, list, {.name = 5870, .code = 0xc9, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 100003}};
inline constexpr listed aborted_mem{aborted_mem, list, {.name = 5890, .code = 0xc9, .mask = 0x8, .counters = 0xff, .period = 100003}};
inline constexpr listed aborted_unfriendly{aborted_unfriendly, list, {.name = 5914, .code = 0xc9, .mask = 0x20, .counters = 0xff, .period = 100003}};
inline constexpr listed aborted_memtype{aborted_memtype, list, {.name = 5945, .code = 0xc9, .mask = 0x40, .counters = 0xff, .period = 100003}};
inline constexpr listed aborted_events{aborted_events, list, {.name = 5973, .code = 0xc9, .mask = 0x80, .counters = 0xff, .period = 100003}};
} // namespace rtm_retired

namespace sq_misc {
using namespace core_events;
inline constexpr listed sq_full{sq_full, list, {.name = 6000, .code = 0xf4, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed bus_lock{bus_lock, list, {.name = 6016, .code = 0xf4, .mask = 0x10, .counters = 0xf, .period = 100003}};
} // namespace sq_misc

namespace sw_prefetch_access {
using namespace core_events;
inline constexpr listed nta{nta, list, {.name = 6033, .code = 0x32, .mask = 0x1, .counters = 0xf, .period = 100003}};
inline constexpr listed t0{t0, list, {.name = 6056, .code = 0x32, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed t1_t2{t1_t2, list, {.name = 6078, .code = 0x32, .mask = 0x4, .counters = 0xf, .period = 100003}};
inline constexpr listed prefetchw{prefetchw, list, {.name = 6103, .code = 0x32, .mask = 0x8, .counters = 0xf, .period = 100003}};
inline constexpr listed any{any, list, {.name = 6132, .code = 0x32, .mask = 0xf, .counters = 0xf, .period = 100003}};
} // namespace sw_prefetch_access

namespace tlb_flush {
using namespace core_events;
inline constexpr listed dtlb_thread{dtlb_thread, list, {.name = 6155, .code = 0xbd, .mask = 0x1, .counters = 0xf, .period = 100007}};
inline constexpr listed stlb_any{stlb_any, list, {.name = 6177, .code = 0xbd, .mask = 0x20, .counters = 0xf, .period = 100007}};
} // namespace tlb_flush

namespace topdown {
using namespace core_events;
inline constexpr listed slots{slots, list, {.name = 6196, .code = 0x00, .mask = 0x4, .fixed = 3, .period = 10000003}};
inline constexpr listed slots_p{slots_p, list, {.name = 6210, .code = 0xa4, .mask = 0x1, .counters = 0xff, .period = 10000003}};
inline constexpr listed backend_bound_slots{backend_bound_slots, list, {.name = 6226, .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 10000003}};
} // namespace topdown

namespace tx_exec {
using namespace core_events;
inline constexpr listed misc2{misc2, list, {.name = 6254, .code = 0x5d, .mask = 0x2, .counters = 0xff, .period = 100003}};
inline constexpr listed misc3{misc3, list, {.name = 6268, .code = 0x5d, .mask = 0x4, .counters = 0xff, .period = 100003}};
} // namespace tx_exec

namespace tx_mem {
using namespace core_events;
inline constexpr listed abort_conflict{abort_conflict, list, {.name = 6282, .code = 0x54, .mask = 0x1, .counters = 0xf, .period = 100003}};
inline constexpr listed abort_capacity_write{abort_capacity_write, list, {.name = 6304, .code = 0x54, .mask = 0x2, .counters = 0xf, .period = 100003}};
inline constexpr listed abort_capacity_read{abort_capacity_read, list, {.name = 6332, .code = 0x54, .mask = 0x80, .counters = 0xf, .period = 100003}};
} // namespace tx_mem

namespace uops_decoded {
using namespace core_events;
inline constexpr listed dec0{dec0, list, {.name = 6359, .code = 0x56, .mask = 0x1, .counters = 0xf, .period = 1000003}};
} // namespace uops_decoded

namespace uops_dispatched {
using namespace core_events;
inline constexpr listed port_0{port_0, list, {.name = 6377, .code = 0xa1, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_1{port_1, list, {.name = 6400, .code = 0xa1, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_2_3{port_2_3, list, {.name = 6423, .code = 0xa1, .mask = 0x4, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_4_9{port_4_9, list, {.name = 6448, .code = 0xa1, .mask = 0x10, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_5{port_5, list, {.name = 6473, .code = 0xa1, .mask = 0x20, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_6{port_6, list, {.name = 6496, .code = 0xa1, .mask = 0x40, .counters = 0xff, .period = 2000003}};
inline constexpr listed port_7_8{port_7_8, list, {.name = 6519, .code = 0xa1, .mask = 0x80, .counters = 0xff, .period = 2000003}};
} // namespace uops_dispatched

namespace uops_executed {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 6544, .code = 0xb1, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 6565, .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_1{cycles_ge_1, list, {.name = 6592, .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_2{cycles_ge_2, list, {.name = 6618, .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_3{cycles_ge_3, list, {.name = 6644, .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xff, .period = 2000003}};
inline constexpr listed cycles_ge_4{cycles_ge_4, list, {.name = 6670, .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xff, .period = 2000003}};
inline constexpr listed core{core, list, {.name = 6696, .code = 0xb1, .mask = 0x2, .counters = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_1{core_cycles_ge_1, list, {.name = 6715, .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_2{core_cycles_ge_2, list, {.name = 6746, .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_3{core_cycles_ge_3, list, {.name = 6777, .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xff, .period = 2000003}};
inline constexpr listed core_cycles_ge_4{core_cycles_ge_4, list, {.name = 6808, .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xff, .period = 2000003}};
inline constexpr listed x87{x87, list, {.name = 6839, .code = 0xb1, .mask = 0x10, .counters = 0xff, .period = 2000003}};
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 6857, .code = 0x0e, .mask = 0x1, .counters = 0xff, .period = 2000003}};
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 6873, .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003}};
inline constexpr listed vector_width_mismatch{vector_width_mismatch, list, {.name = 6898, .code = 0x0e, .mask = 0x2, .counters = 0xff, .period = 100003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed stall_cycles{stall_cycles, list, {.name = 6932, .code = 0xc2, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003}};
inline constexpr listed total_cycles{total_cycles, list, {.name = 6958, .code = 0xc2, .mask = 0x2, .threshold = 10, .invert = true, .counters = 0xff, .period = 1000003}};
inline constexpr listed slots{slots, list, {.name = 6984, .code = 0xc2, .mask = 0x2, .counters = 0xff, .period = 2000003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::fp_divider_active,
    &arith::divider_active,
    &assists::fp,
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
    &core_power::lvl0_turbo_license,
    &core_power::lvl1_turbo_license,
    &core_power::lvl2_turbo_license,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::ref_xclk,
    &cpu_clk_unhalted::one_thread_active,
    &cpu_clk_unhalted::ref_distributed,
    &cpu_clk_unhalted::distributed,
    &cycle_activity::cycles_l2_miss,
    &cycle_activity::stalls_total,
    &cycle_activity::stalls_l2_miss,
    &cycle_activity::stalls_l3_miss,
    &cycle_activity::cycles_l1d_miss,
    &cycle_activity::stalls_l1d_miss,
    &cycle_activity::cycles_mem_any,
    &cycle_activity::stalls_mem_any,
    &decode::lcp,
    &dsb2mite_switches::penalty_cycles,
    &dsb2mite_switches::count,
    &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed_1g,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_pending,
    &dtlb_load_misses::walk_active,
    &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1g,
    &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_pending,
    &dtlb_store_misses::walk_active,
    &dtlb_store_misses::stlb_hit,
    &exe_activity::_1_ports_util,
    &exe_activity::_2_ports_util,
    &exe_activity::_3_ports_util,
    &exe_activity::_4_ports_util,
    &exe_activity::bound_on_loads,
    &exe_activity::bound_on_stores,
    &exe_activity::exe_bound_0_ports,
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
    &frontend_retired::dsb_miss,
    &frontend_retired::l1i_miss,
    &frontend_retired::l2_miss,
    &frontend_retired::itlb_miss,
    &frontend_retired::stlb_miss,
    &frontend_retired::latency_ge_2,
    &frontend_retired::latency_ge_4,
    &frontend_retired::latency_ge_8,
    &frontend_retired::latency_ge_16,
    &frontend_retired::latency_ge_32,
    &frontend_retired::latency_ge_64,
    &frontend_retired::latency_ge_128,
    &frontend_retired::latency_ge_256,
    &frontend_retired::latency_ge_512,
    &frontend_retired::latency_ge_2_bubbles_ge_1,
    &frontend_retired::latency_ge_1,
    &frontend_retired::any_dsb_miss,
    &icache_16b::ifdata_stall,
    &icache_64b::iftag_hit,
    &icache_64b::iftag_miss,
    &icache_64b::iftag_stall,
    &icache_data::stalls,
    &icache_tag::stalls,
    &idq::mite_uops,
    &idq::mite_cycles_ok,
    &idq::mite_cycles_any,
    &idq::dsb_uops,
    &idq::dsb_cycles_ok,
    &idq::dsb_cycles_any,
    &idq::ms_switches,
    &idq::ms_uops,
    &idq::ms_cycles_any,
    &idq_uops_not_delivered::core,
    &idq_uops_not_delivered::cycles_0_uops_deliv_core,
    &idq_uops_not_delivered::cycles_fe_was_ok,
    &ild_stall::lcp,
    &inst_decoded::decoders,
    &inst_retired::any,
    &inst_retired::prec_dist,
    &inst_retired::any_p,
    &inst_retired::nop,
    &int_misc::recovery_cycles,
    &int_misc::clears_count,
    &int_misc::all_recovery_cycles,
    &int_misc::uop_dropping,
    &int_misc::clear_resteer_cycles,
    &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_pending,
    &itlb_misses::walk_active,
    &itlb_misses::stlb_hit,
    &l1d::replacement,
    &l1d_pend_miss::pending,
    &l1d_pend_miss::pending_cycles,
    &l1d_pend_miss::fb_full,
    &l1d_pend_miss::fb_full_periods,
    &l1d_pend_miss::l2_stall,
    &l2_lines_in::all,
    &l2_lines_out::silent,
    &l2_lines_out::non_silent,
    &l2_lines_out::useless_hwpf,
    &l2_rqsts::demand_data_rd_miss,
    &l2_rqsts::rfo_miss,
    &l2_rqsts::code_rd_miss,
    &l2_rqsts::swpf_miss,
    &l2_rqsts::miss,
    &l2_rqsts::demand_data_rd_hit,
    &l2_rqsts::rfo_hit,
    &l2_rqsts::code_rd_hit,
    &l2_rqsts::swpf_hit,
    &l2_rqsts::all_demand_data_rd,
    &l2_rqsts::all_rfo,
    &l2_rqsts::all_code_rd,
    &l2_rqsts::references,
    &l2_trans::l2_wb,
    &ld_blocks::store_forward,
    &ld_blocks::no_sr,
    &ld_blocks_partial::address_alias,
    &load_hit_prefetch::swpf,
    &lock_cycles::cache_lock_duration,
    &longest_lat_cache::miss,
    &lsd::uops,
    &lsd::cycles_active,
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
    &mem_load_l3_hit_retired::xsnp_no_fwd,
    &mem_load_l3_hit_retired::xsnp_fwd,
    &mem_load_l3_hit_retired::xsnp_none,
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
    &misc_retired::lbr_inserts,
    &misc_retired::pause_inst,
    &offcore_requests::demand_data_rd,
    &offcore_requests::demand_rfo,
    &offcore_requests::all_data_rd,
    &offcore_requests::l3_miss_demand_data_rd,
    &offcore_requests::all_requests,
    &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd_ge_6,
    &offcore_requests_outstanding::cycles_with_demand_code_rd,
    &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::all_data_rd,
    &offcore_requests_outstanding::cycles_with_data_rd,
    &resource_stalls::scoreboard,
    &resource_stalls::sb,
    &rs_events::empty_cycles,
    &rs_events::empty_end,
    &rtm_retired::start,
    &rtm_retired::commit,
    &rtm_retired::aborted,
    &rtm_retired::aborted_mem,
    &rtm_retired::aborted_unfriendly,
    &rtm_retired::aborted_memtype,
    &rtm_retired::aborted_events,
    &sq_misc::sq_full,
    &sq_misc::bus_lock,
    &sw_prefetch_access::nta,
    &sw_prefetch_access::t0,
    &sw_prefetch_access::t1_t2,
    &sw_prefetch_access::prefetchw,
    &sw_prefetch_access::any,
    &tlb_flush::dtlb_thread,
    &tlb_flush::stlb_any,
    &topdown::slots,
    &topdown::slots_p,
    &topdown::backend_bound_slots,
    &tx_exec::misc2,
    &tx_exec::misc3,
    &tx_mem::abort_conflict,
    &tx_mem::abort_capacity_write,
    &tx_mem::abort_capacity_read,
    &uops_decoded::dec0,
    &uops_dispatched::port_0,
    &uops_dispatched::port_1,
    &uops_dispatched::port_2_3,
    &uops_dispatched::port_4_9,
    &uops_dispatched::port_5,
    &uops_dispatched::port_6,
    &uops_dispatched::port_7_8,
    &uops_executed::thread,
    &uops_executed::stall_cycles,
    &uops_executed::cycles_ge_1,
    &uops_executed::cycles_ge_2,
    &uops_executed::cycles_ge_3,
    &uops_executed::cycles_ge_4,
    &uops_executed::core,
    &uops_executed::core_cycles_ge_1,
    &uops_executed::core_cycles_ge_2,
    &uops_executed::core_cycles_ge_3,
    &uops_executed::core_cycles_ge_4,
    &uops_executed::x87,
    &uops_issued::any,
    &uops_issued::stall_cycles,
    &uops_issued::vector_width_mismatch,
    &uops_retired::stall_cycles,
    &uops_retired::total_cycles,
    &uops_retired::slots,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::tgl
