// Events of Sapphire Rapids, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// spr: from intel/perfmon 6dadedf3aa48, SPR/events/sapphirerapids_core.json, version 1.39 of
// 03/24/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::sapphire_rapids {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
    "mem_load_l3_miss_retired.remote_pmm\0"
    "mem_load_misc_retired.uc\0"
    "mem_load_retired.l1_hit\0"
    "mem_load_retired.l2_hit\0"
    "mem_load_retired.l3_hit\0"
    "mem_load_retired.l1_miss\0"
    "mem_load_retired.l2_miss\0"
    "mem_load_retired.l3_miss\0"
    "mem_load_retired.fb_hit\0"
    "mem_load_retired.local_pmm\0"
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
inline constexpr core sharers[] = {core::alder_lake, core::emerald_rapids, core::meteor_lake, core::granite_rapids};
inline constexpr select::event_list list{"sapphire_rapids", core::sapphire_rapids, names, all_of(sharers)};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed fp_divider_active{{&list, 0x100010b0, 0xff, 0x62000f424300000, 0x0}, {}, &fp_divider_active}; // .code = 0xb0, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 1000003, .deprecated = true, .missing = 0xc
inline constexpr listed fpdiv_active{{&list, 0x100010b0, 0xff, 0xf424300018, 0x0}, {}, &fpdiv_active}; // .code = 0xb0, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 1000003
inline constexpr listed idiv_active{{&list, 0x100080b0, 0xff, 0xf42430002b, 0x0}, {}, &idiv_active}; // .code = 0xb0, .mask = 0x8, .threshold = 1, .counters = 0xff, .period = 1000003
inline constexpr listed int_divider_active{{&list, 0x100080b0, 0xff, 0x62000f42430003d, 0x0}, {}, &int_divider_active}; // .code = 0xb0, .mask = 0x8, .threshold = 1, .counters = 0xff, .period = 1000003, .deprecated = true, .missing = 0xc
inline constexpr listed divider_active{{&list, 0x100090b0, 0xff, 0x62000f424300056, 0x0}, {}, &divider_active}; // .code = 0xb0, .mask = 0x9, .threshold = 1, .counters = 0xff, .period = 1000003, .deprecated = true, .missing = 0xc
inline constexpr listed div_active{{&list, 0x100090b0, 0xff, 0xf42430006b, 0x0}, {}, &div_active}; // .code = 0xb0, .mask = 0x9, .threshold = 1, .counters = 0xff, .period = 1000003
} // namespace arith

namespace assists {
using namespace core_events;
inline constexpr listed fp{{&list, 0x20c1, 0xff, 0x186a30007c, 0x0}, {}, &fp}; // .code = 0xc1, .mask = 0x2, .counters = 0xff, .period = 100003
inline constexpr listed page_fault{{&list, 0x80c1, 0xff, 0xf424300087, 0x0}, {}, &page_fault}; // .code = 0xc1, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed sse_avx_mix{{&list, 0x100c1, 0xff, 0xf42430009a, 0x0}, {}, &sse_avx_mix}; // .code = 0xc1, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed any{{&list, 0x1b0c1, 0xff, 0x186a3000ae, 0x0}, {}, &any}; // .code = 0xc1, .mask = 0x1b, .counters = 0xff, .period = 100003
} // namespace assists

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x1060, 0xf, 0x186a3000ba, 0x0}, {}, &any}; // .code = 0x60, .mask = 0x1, .counters = 0xf, .period = 100003
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0x1000ff000000ff, 0x1061a89000c7, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr listed cond_taken{{&list, 0x10c4, 0x1000ff000000ff, 0x1061a89000e4, 0x0}, {}, &cond_taken}; // .code = 0xc4, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr listed near_call{{&list, 0x20c4, 0x1000ff000000ff, 0x10186a7000ff, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 100007
inline constexpr listed near_return{{&list, 0x80c4, 0x1000ff000000ff, 0x10186a700119, 0x0}, {}, &near_return}; // .code = 0xc4, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 100007
inline constexpr listed cond_ntaken{{&list, 0x100c4, 0x1000ff000000ff, 0x1061a8900135, 0x0}, {}, &cond_ntaken}; // .code = 0xc4, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr listed cond{{&list, 0x110c4, 0x1000ff000000ff, 0x1061a8900151, 0x0}, {}, &cond}; // .code = 0xc4, .mask = 0x11, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr listed near_taken{{&list, 0x200c4, 0x1000ff000000ff, 0x1061a8900166, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr listed far_branch{{&list, 0x400c4, 0x1000ff000000ff, 0x10186a700181, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 100007
inline constexpr listed indirect{{&list, 0x800c4, 0x1000ff000000ff, 0x10186a30019c, 0x0}, {}, &indirect}; // .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 100003
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0x1000ff000000ff, 0x1061a89001b5, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr listed cond_taken{{&list, 0x10c5, 0x1000ff000000ff, 0x1061a89001d2, 0x0}, {}, &cond_taken}; // .code = 0xc5, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr listed indirect_call{{&list, 0x20c5, 0x1000ff000000ff, 0x1061a89001ed, 0x0}, {}, &indirect_call}; // .code = 0xc5, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr listed ret{{&list, 0x80c5, 0x1000ff000000ff, 0x10186a70020b, 0x0}, {}, &ret}; // .code = 0xc5, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 100007
inline constexpr listed cond_ntaken{{&list, 0x100c5, 0x1000ff000000ff, 0x1061a890021f, 0x0}, {}, &cond_ntaken}; // .code = 0xc5, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr listed cond{{&list, 0x110c5, 0x1000ff000000ff, 0x1061a890023b, 0x0}, {}, &cond}; // .code = 0xc5, .mask = 0x11, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr listed near_taken{{&list, 0x200c5, 0x1000ff000000ff, 0x1061a8900250, 0x0}, {}, &near_taken}; // .code = 0xc5, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr listed indirect{{&list, 0x800c5, 0x1000ff000000ff, 0x10186a30026b, 0x0}, {}, &indirect}; // .code = 0xc5, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 100003
} // namespace br_misp_retired

namespace core_snoop_response {
using namespace core_events;
inline constexpr listed miss{{&list, 0x1027, 0xf, 0x68000f424300284, 0x0}, {}, &miss}; // .code = 0x27, .mask = 0x1, .counters = 0xf, .period = 1000003, .missing = 0xd
inline constexpr listed i_hit_fse{{&list, 0x2027, 0xf, 0x68000f42430029d, 0x0}, {}, &i_hit_fse}; // .code = 0x27, .mask = 0x2, .counters = 0xf, .period = 1000003, .missing = 0xd
inline constexpr listed s_hit_fse{{&list, 0x4027, 0xf, 0x68000f4243002bb, 0x0}, {}, &s_hit_fse}; // .code = 0x27, .mask = 0x4, .counters = 0xf, .period = 1000003, .missing = 0xd
inline constexpr listed s_fwd_m{{&list, 0x8027, 0xf, 0x68000f4243002d9, 0x0}, {}, &s_fwd_m}; // .code = 0x27, .mask = 0x8, .counters = 0xf, .period = 1000003, .missing = 0xd
inline constexpr listed i_fwd_m{{&list, 0x10027, 0xf, 0x68000f4243002f5, 0x0}, {}, &i_fwd_m}; // .code = 0x27, .mask = 0x10, .counters = 0xf, .period = 1000003, .missing = 0xd
inline constexpr listed i_fwd_fe{{&list, 0x20027, 0xf, 0x68000f424300311, 0x0}, {}, &i_fwd_fe}; // .code = 0x27, .mask = 0x20, .counters = 0xf, .period = 1000003, .missing = 0xd
inline constexpr listed s_fwd_fe{{&list, 0x40027, 0xf, 0x68000f42430032e, 0x0}, {}, &s_fwd_fe}; // .code = 0x27, .mask = 0x40, .counters = 0xf, .period = 1000003, .missing = 0xd
} // namespace core_snoop_response

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e84830034b, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e848300363, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0xff, 0x1e84830037c, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xff, .period = 2000003
inline constexpr listed ref_tsc_p{{&list, 0x103c, 0xff, 0x1e848300396, 0x0}, {}, &ref_tsc_p}; // .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xff, 0x61ab003b1, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xff, .period = 25003
inline constexpr listed ref_distributed{{&list, 0x803c, 0xff, 0x1e8483003d4, 0x0}, {}, &ref_distributed}; // .code = 0x3c, .mask = 0x8, .counters = 0xff, .period = 2000003
inline constexpr listed distributed{{&list, 0x20ec, 0xff, 0x1e8483003f5, 0x0}, {}, &distributed}; // .code = 0xec, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed c01{{&list, 0x100ec, 0xff, 0x1e848300412, 0x0}, {}, &c01}; // .code = 0xec, .mask = 0x10, .counters = 0xff, .period = 2000003
inline constexpr listed c02{{&list, 0x200ec, 0xff, 0x1e848300427, 0x0}, {}, &c02}; // .code = 0xec, .mask = 0x20, .counters = 0xff, .period = 2000003
inline constexpr listed pause{{&list, 0x400ec, 0xff, 0x1e84830043c, 0x0}, {}, &pause}; // .code = 0xec, .mask = 0x40, .counters = 0xff, .period = 2000003
inline constexpr listed pause_inst{{&list, 0x20100400ec, 0xff, 0x1e848300453, 0x0}, {}, &pause_inst}; // .code = 0xec, .mask = 0x40, .threshold = 1, .edge = true, .counters = 0xff, .period = 2000003
inline constexpr listed c0_wait{{&list, 0x700ec, 0xff, 0x1e84830046f, 0x0}, {}, &c0_wait}; // .code = 0xec, .mask = 0x70, .counters = 0xff, .period = 2000003
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_miss{{&list, 0x100010a3, 0xf, 0xf424300488, 0x0}, {}, &cycles_l2_miss}; // .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed stalls_total{{&list, 0x400040a3, 0xff, 0xf4243004a6, 0x0}, {}, &stalls_total}; // .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xff, .period = 1000003
inline constexpr listed stalls_l2_miss{{&list, 0x500050a3, 0xf, 0xf4243004c2, 0x0}, {}, &stalls_l2_miss}; // .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .period = 1000003
inline constexpr listed stalls_l3_miss{{&list, 0x600060a3, 0xf, 0xf4243004e0, 0x0}, {}, &stalls_l3_miss}; // .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_l1d_miss{{&list, 0x800080a3, 0xf, 0xf4243004fe, 0x0}, {}, &cycles_l1d_miss}; // .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0xf, .period = 1000003
inline constexpr listed stalls_l1d_miss{{&list, 0xc000c0a3, 0xf, 0xf42430051d, 0x0}, {}, &stalls_l1d_miss}; // .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_mem_any{{&list, 0x1000100a3, 0xff, 0xf42430053c, 0x0}, {}, &cycles_mem_any}; // .code = 0xa3, .mask = 0x10, .threshold = 16, .counters = 0xff, .period = 1000003
} // namespace cycle_activity

namespace decode {
using namespace core_events;
inline constexpr listed lcp{{&list, 0x1087, 0xf, 0x7a1290055a, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0xf, .period = 500009
inline constexpr listed ms_busy{{&list, 0x2087, 0xf, 0x7a12900565, 0x0}, {}, &ms_busy}; // .code = 0x87, .mask = 0x2, .counters = 0xf, .period = 500009
} // namespace decode

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed penalty_cycles{{&list, 0x2061, 0xf, 0x186a300574, 0x0}, {}, &penalty_cycles}; // .code = 0x61, .mask = 0x2, .counters = 0xf, .period = 100003
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2012, 0xf, 0x186a300595, 0x0}, {}, &walk_completed_4k}; // .code = 0x12, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4012, 0xf, 0x186a3005b8, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x12, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed_1g{{&list, 0x8012, 0xf, 0x186a3005de, 0x0}, {}, &walk_completed_1g}; // .code = 0x12, .mask = 0x8, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe012, 0xf, 0x186a300601, 0x0}, {}, &walk_completed}; // .code = 0x12, .mask = 0xe, .counters = 0xf, .period = 100003
inline constexpr listed walk_active{{&list, 0x10010012, 0xf, 0x186a300621, 0x0}, {}, &walk_active}; // .code = 0x12, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10012, 0xf, 0x186a30063e, 0x0}, {}, &walk_pending}; // .code = 0x12, .mask = 0x10, .counters = 0xf, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20012, 0xf, 0x186a30065c, 0x0}, {}, &stlb_hit}; // .code = 0x12, .mask = 0x20, .counters = 0xf, .period = 100003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2013, 0xf, 0x186a300676, 0x0}, {}, &walk_completed_4k}; // .code = 0x13, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4013, 0xf, 0x186a30069a, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x13, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed_1g{{&list, 0x8013, 0xf, 0x186a3006c1, 0x0}, {}, &walk_completed_1g}; // .code = 0x13, .mask = 0x8, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe013, 0xf, 0x186a3006e5, 0x0}, {}, &walk_completed}; // .code = 0x13, .mask = 0xe, .counters = 0xf, .period = 100003
inline constexpr listed walk_active{{&list, 0x10010013, 0xf, 0x186a300706, 0x0}, {}, &walk_active}; // .code = 0x13, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10013, 0xf, 0x186a300724, 0x0}, {}, &walk_pending}; // .code = 0x13, .mask = 0x10, .counters = 0xf, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20013, 0xf, 0x186a300743, 0x0}, {}, &stlb_hit}; // .code = 0x13, .mask = 0x20, .counters = 0xf, .period = 100003
} // namespace dtlb_store_misses

namespace exe {
using namespace core_events;
inline constexpr listed amx_busy{{&list, 0x20b7, 0xff, 0x28001e84830075e, 0x0}, {}, &amx_busy}; // .code = 0xb7, .mask = 0x2, .counters = 0xff, .period = 2000003, .missing = 0x5
} // namespace exe

namespace exe_activity {
using namespace core_events;
inline constexpr listed _1_ports_util{{&list, 0x20a6, 0xff, 0x1e84830076b, 0x0}, {}, &_1_ports_util}; // .code = 0xa6, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed _2_ports_util{{&list, 0x40a6, 0xff, 0x1e848300785, 0x0}, {}, &_2_ports_util}; // .code = 0xa6, .mask = 0x4, .counters = 0xff, .period = 2000003
inline constexpr listed _3_ports_util{{&list, 0x80a6, 0xff, 0x1e84830079f, 0x0}, {}, &_3_ports_util}; // .code = 0xa6, .mask = 0x8, .counters = 0xff, .period = 2000003
inline constexpr listed _4_ports_util{{&list, 0x100a6, 0xff, 0x1e8483007b9, 0x0}, {}, &_4_ports_util}; // .code = 0xa6, .mask = 0x10, .counters = 0xff, .period = 2000003
inline constexpr listed bound_on_loads{{&list, 0x500210a6, 0xff, 0x1e8483007d3, 0x0}, {}, &bound_on_loads}; // .code = 0xa6, .mask = 0x21, .threshold = 5, .counters = 0xff, .period = 2000003
inline constexpr listed bound_on_stores{{&list, 0x200400a6, 0xff, 0xf4243007ef, 0x0}, {}, &bound_on_stores}; // .code = 0xa6, .mask = 0x40, .threshold = 2, .counters = 0xff, .period = 1000003
inline constexpr listed exe_bound_0_ports{{&list, 0x800a6, 0xff, 0xf42430080c, 0x0}, {}, &exe_bound_0_ports}; // .code = 0xa6, .mask = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed _2_3_ports_util{{&list, 0xc0a6, 0xff, 0x1e84830082b, 0x0}, {}, &_2_3_ports_util}; // .code = 0xa6, .mask = 0xc, .counters = 0xff, .period = 2000003
} // namespace exe_activity

namespace fp_arith_dispatched {
using namespace core_events;
inline constexpr listed port_0{{&list, 0x10b3, 0xff, 0x1e848300847, 0x0}, {}, &port_0}; // .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed v0{{&list, 0x10b3, 0xff, 0x1e848300862, 0x0}, {}, &v0}; // .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed port_1{{&list, 0x20b3, 0xff, 0x1e848300879, 0x0}, {}, &port_1}; // .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed v1{{&list, 0x20b3, 0xff, 0x1e848300894, 0x0}, {}, &v1}; // .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed port_5{{&list, 0x40b3, 0xff, 0x1e8483008ab, 0x0}, {}, &port_5}; // .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 2000003
inline constexpr listed v2{{&list, 0x40b3, 0xff, 0x1e8483008c6, 0x0}, {}, &v2}; // .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 2000003
} // namespace fp_arith_dispatched

namespace fp_arith_inst_retired {
using namespace core_events;
inline constexpr listed scalar_double{{&list, 0x10c7, 0xff, 0x186a3008dd, 0x0}, {}, &scalar_double}; // .code = 0xc7, .mask = 0x1, .counters = 0xff, .period = 100003
inline constexpr listed scalar_single{{&list, 0x20c7, 0xff, 0x186a300901, 0x0}, {}, &scalar_single}; // .code = 0xc7, .mask = 0x2, .counters = 0xff, .period = 100003
inline constexpr listed scalar{{&list, 0x30c7, 0xff, 0xf424300925, 0x0}, {}, &scalar}; // .code = 0xc7, .mask = 0x3, .counters = 0xff, .period = 1000003
inline constexpr listed _128b_packed_double{{&list, 0x40c7, 0xff, 0x186a300942, 0x0}, {}, &_128b_packed_double}; // .code = 0xc7, .mask = 0x4, .counters = 0xff, .period = 100003
inline constexpr listed _128b_packed_single{{&list, 0x80c7, 0xff, 0x186a30096b, 0x0}, {}, &_128b_packed_single}; // .code = 0xc7, .mask = 0x8, .counters = 0xff, .period = 100003
inline constexpr listed _256b_packed_double{{&list, 0x100c7, 0xff, 0x186a300994, 0x0}, {}, &_256b_packed_double}; // .code = 0xc7, .mask = 0x10, .counters = 0xff, .period = 100003
inline constexpr listed _4_flops{{&list, 0x180c7, 0xff, 0x186a3009bd, 0x0}, {}, &_4_flops}; // .code = 0xc7, .mask = 0x18, .counters = 0xff, .period = 100003
inline constexpr listed _256b_packed_single{{&list, 0x200c7, 0xff, 0x186a3009db, 0x0}, {}, &_256b_packed_single}; // .code = 0xc7, .mask = 0x20, .counters = 0xff, .period = 100003
inline constexpr listed _512b_packed_double{{&list, 0x400c7, 0xff, 0x28000186a300a04, 0x0}, {}, &_512b_packed_double}; // .code = 0xc7, .mask = 0x40, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed _8_flops{{&list, 0x600c7, 0xff, 0x28000186a300a2d, 0x0}, {}, &_8_flops}; // .code = 0xc7, .mask = 0x60, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed _512b_packed_single{{&list, 0x800c7, 0xff, 0x28000186a300a4b, 0x0}, {}, &_512b_packed_single}; // .code = 0xc7, .mask = 0x80, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed vector{{&list, 0xfc0c7, 0xff, 0xf424300a74, 0x0}, {}, &vector}; // .code = 0xc7, .mask = 0xfc, .counters = 0xff, .period = 1000003
} // namespace fp_arith_inst_retired

namespace fp_arith_inst_retired2 {
using namespace core_events;
inline constexpr listed scalar_half{{&list, 0x10cf, 0xff, 0x28000186a300a91, 0x0}, {}, &scalar_half}; // .code = 0xcf, .mask = 0x1, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed complex_scalar_half{{&list, 0x20cf, 0xff, 0x28000186a300ab4, 0x0}, {}, &complex_scalar_half}; // .code = 0xcf, .mask = 0x2, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed scalar{{&list, 0x30cf, 0xff, 0x28000186a300adf, 0x0}, {}, &scalar}; // .code = 0xcf, .mask = 0x3, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed _128b_packed_half{{&list, 0x40cf, 0xff, 0x28000186a300afd, 0x0}, {}, &_128b_packed_half}; // .code = 0xcf, .mask = 0x4, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed _256b_packed_half{{&list, 0x80cf, 0xff, 0x28000186a300b25, 0x0}, {}, &_256b_packed_half}; // .code = 0xcf, .mask = 0x8, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed _512b_packed_half{{&list, 0x100cf, 0xff, 0x28000186a300b4d, 0x0}, {}, &_512b_packed_half}; // .code = 0xcf, .mask = 0x10, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed vector{{&list, 0x1c0cf, 0xff, 0x28000186a300b75, 0x0}, {}, &vector}; // .code = 0xcf, .mask = 0x1c, .counters = 0xff, .period = 100003, .missing = 0x5
} // namespace fp_arith_inst_retired2

namespace frontend_retired {
using namespace core_events;
inline constexpr listed dsb_miss{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700b93, 0x11}, {}, &dsb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x11, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed itlb_miss{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700bad, 0x14}, {}, &itlb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x14, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed l1i_miss{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700bc8, 0x12}, {}, &l1i_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x12, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed l2_miss{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700be2, 0x13}, {}, &l2_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x13, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed latency_ge_1{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700bfb, 0x600106}, {}, &latency_ge_1}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x600106, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed latency_ge_128{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700c19, 0x608006}, {}, &latency_ge_128}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x608006, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed latency_ge_16{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700c39, 0x601006}, {}, &latency_ge_16}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x601006, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed latency_ge_2{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700c58, 0x600206}, {}, &latency_ge_2}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x600206, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed latency_ge_2_bubbles_ge_1{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700c76, 0x100206}, {}, &latency_ge_2_bubbles_ge_1}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x100206, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed latency_ge_256{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700ca1, 0x610006}, {}, &latency_ge_256}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x610006, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed latency_ge_32{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700cc1, 0x602006}, {}, &latency_ge_32}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x602006, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed latency_ge_4{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700ce0, 0x600406}, {}, &latency_ge_4}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x600406, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed latency_ge_512{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700cfe, 0x620006}, {}, &latency_ge_512}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x620006, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed latency_ge_64{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700d1e, 0x604006}, {}, &latency_ge_64}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x604006, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed latency_ge_8{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700d3d, 0x600806}, {}, &latency_ge_8}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x600806, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed stlb_miss{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700d5b, 0x15}, {}, &stlb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x15, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed unknown_branch{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700d76, 0x17}, {}, &unknown_branch}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x17, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed ms_flows{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700d96, 0x8}, {}, &ms_flows}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x8, .period = 100007, .taken_alone = true, .missing = 0xc
inline constexpr listed any_dsb_miss{{&list, 0x10c6, 0x1000ff000000ff, 0x60d10186a700db0, 0x1}, {}, &any_dsb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x1, .period = 100007, .taken_alone = true, .missing = 0xc
} // namespace frontend_retired

namespace hw_interrupts {
using namespace core_events;
inline constexpr listed received{{&list, 0x10cb, 0xff, 0x28000000cb00dce, 0x0}, {}, &received}; // .code = 0xcb, .mask = 0x1, .counters = 0xff, .period = 203, .missing = 0x5
inline constexpr listed masked{{&list, 0x20cb, 0xff, 0x28000186a300de5, 0x0}, {}, &masked}; // .code = 0xcb, .mask = 0x2, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed pending_and_masked{{&list, 0x40cb, 0xff, 0x28000186a300dfa, 0x0}, {}, &pending_and_masked}; // .code = 0xcb, .mask = 0x4, .counters = 0xff, .period = 100003, .missing = 0x5
} // namespace hw_interrupts

namespace icache_data {
using namespace core_events;
inline constexpr listed stalls{{&list, 0x4080, 0xf, 0x7a12900e1b, 0x0}, {}, &stalls}; // .code = 0x80, .mask = 0x4, .counters = 0xf, .period = 500009
inline constexpr listed stall_periods{{&list, 0x2010004080, 0xf, 0x7a12900e2e, 0x0}, {}, &stall_periods}; // .code = 0x80, .mask = 0x4, .threshold = 1, .edge = true, .counters = 0xf, .period = 500009
} // namespace icache_data

namespace icache_tag {
using namespace core_events;
inline constexpr listed stalls{{&list, 0x4083, 0xf, 0x30d4300e48, 0x0}, {}, &stalls}; // .code = 0x83, .mask = 0x4, .counters = 0xf, .period = 200003
inline constexpr listed stalls_isb{{&list, 0x8083, 0xf, 0x30d4300e5a, 0x0}, {}, &stalls_isb}; // .code = 0x83, .mask = 0x8, .counters = 0xf, .period = 200003
inline constexpr listed stalls_inuse{{&list, 0x10083, 0xf, 0x30d4300e70, 0x0}, {}, &stalls_inuse}; // .code = 0x83, .mask = 0x10, .counters = 0xf, .period = 200003
} // namespace icache_tag

namespace idq {
using namespace core_events;
inline constexpr listed mite_cycles_any{{&list, 0x10004079, 0xf, 0x1e848300e88, 0x0}, {}, &mite_cycles_any}; // .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .period = 2000003
inline constexpr listed mite_cycles_ok{{&list, 0x60004079, 0xf, 0x1e848300e9c, 0x0}, {}, &mite_cycles_ok}; // .code = 0x79, .mask = 0x4, .threshold = 6, .counters = 0xf, .period = 2000003
inline constexpr listed mite_uops{{&list, 0x4079, 0xf, 0x1e848300eaf, 0x0}, {}, &mite_uops}; // .code = 0x79, .mask = 0x4, .counters = 0xf, .period = 2000003
inline constexpr listed dsb_cycles_any{{&list, 0x10008079, 0xf, 0x1e848300ebd, 0x0}, {}, &dsb_cycles_any}; // .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .period = 2000003
inline constexpr listed dsb_cycles_ok{{&list, 0x60008079, 0xf, 0x1e848300ed0, 0x0}, {}, &dsb_cycles_ok}; // .code = 0x79, .mask = 0x8, .threshold = 6, .counters = 0xf, .period = 2000003
inline constexpr listed dsb_uops{{&list, 0x8079, 0xf, 0x1e848300ee2, 0x0}, {}, &dsb_uops}; // .code = 0x79, .mask = 0x8, .counters = 0xf, .period = 2000003
inline constexpr listed ms_cycles_any{{&list, 0x10020079, 0xf, 0x1e848300eef, 0x0}, {}, &ms_cycles_any}; // .code = 0x79, .mask = 0x20, .threshold = 1, .counters = 0xf, .period = 2000003
inline constexpr listed ms_switches{{&list, 0x2010020079, 0xf, 0x186a300f01, 0x0}, {}, &ms_switches}; // .code = 0x79, .mask = 0x20, .threshold = 1, .edge = true, .counters = 0xf, .period = 100003
inline constexpr listed ms_uops{{&list, 0x20079, 0xf, 0xf424300f11, 0x0}, {}, &ms_uops}; // .code = 0x79, .mask = 0x20, .counters = 0xf, .period = 1000003
} // namespace idq

namespace idq_bubbles {
using namespace core_events;
inline constexpr listed core{{&list, 0x109c, 0xff, 0xf424300f1d, 0x0}, {}, &core}; // .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed cycles_0_uops_deliv_core{{&list, 0x6000109c, 0xff, 0xf424300f2e, 0x0}, {}, &cycles_0_uops_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 6, .counters = 0xff, .period = 1000003
inline constexpr listed cycles_fe_was_ok{{&list, 0x101000109c, 0xff, 0xf424300f53, 0x0}, {}, &cycles_fe_was_ok}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003
} // namespace idq_bubbles

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{{&list, 0x109c, 0xff, 0xf424300f70, 0x0}, {}, &core}; // .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed cycles_0_uops_deliv_core{{&list, 0x6000109c, 0xff, 0xf424300f8c, 0x0}, {}, &cycles_0_uops_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 6, .counters = 0xff, .period = 1000003
inline constexpr listed cycles_fe_was_ok{{&list, 0x101000109c, 0xff, 0xf424300fbc, 0x0}, {}, &cycles_fe_was_ok}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003
} // namespace idq_uops_not_delivered

namespace inst_decoded {
using namespace core_events;
inline constexpr listed decoders{{&list, 0x1075, 0xf, 0x1e848300fe4, 0x0}, {}, &decoders}; // .code = 0x75, .mask = 0x1, .counters = 0xf, .period = 2000003
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x51000000000000, 0x1e848300ffa, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed prec_dist{{&list, 0x1000, 0x51000000000000, 0x1e84830100b, 0x0}, {}, &prec_dist}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0x1000fe000000ff, 0x1e848301022, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xff, .precise = can, .precise_on = 0xfe, .period = 2000003
inline constexpr listed nop{{&list, 0x20c0, 0x1000fe000000ff, 0x1e848301035, 0x0}, {}, &nop}; // .code = 0xc0, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xfe, .period = 2000003
inline constexpr listed rep_iteration{{&list, 0x80c0, 0x1000fe000000ff, 0x1e848301046, 0x0}, {}, &rep_iteration}; // .code = 0xc0, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xfe, .period = 2000003
inline constexpr listed macro_fused{{&list, 0x100c0, 0x1000fe000000ff, 0x1e848301061, 0x0}, {}, &macro_fused}; // .code = 0xc0, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xfe, .period = 2000003
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{{&list, 0x10ad, 0xff, 0x7a1290107a, 0x0}, {}, &recovery_cycles}; // .code = 0xad, .mask = 0x1, .counters = 0xff, .period = 500009
inline constexpr listed clears_count{{&list, 0x20100010ad, 0xff, 0x7a12901093, 0x0}, {}, &clears_count}; // .code = 0xad, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xff, .period = 500009
inline constexpr listed uop_dropping{{&list, 0x100ad, 0xff, 0xf4243010a9, 0x0}, {}, &uop_dropping}; // .code = 0xad, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed mba_stalls{{&list, 0x200ad, 0xff, 0x28000f4243010bf, 0x0}, {}, &mba_stalls}; // .code = 0xad, .mask = 0x20, .counters = 0xff, .period = 1000003, .missing = 0x5
inline constexpr listed unknown_branch_cycles{{&list, 0x400ad, 0xff, 0xd00f4243010d3, 0x7}, {}, &unknown_branch_cycles}; // .code = 0xad, .mask = 0x40, .counters = 0xff, .needs = frontend, .holds = 0x7, .period = 1000003, .taken_alone = true
inline constexpr listed clear_resteer_cycles{{&list, 0x800ad, 0xff, 0x7a129010f2, 0x0}, {}, &clear_resteer_cycles}; // .code = 0xad, .mask = 0x80, .counters = 0xff, .period = 500009
} // namespace int_misc

namespace int_vec_retired {
using namespace core_events;
inline constexpr listed add_128{{&list, 0x30e7, 0xff, 0xf424301110, 0x0}, {}, &add_128}; // .code = 0xe7, .mask = 0x3, .counters = 0xff, .period = 1000003
inline constexpr listed add_256{{&list, 0xc0e7, 0xff, 0xf424301128, 0x0}, {}, &add_256}; // .code = 0xe7, .mask = 0xc, .counters = 0xff, .period = 1000003
inline constexpr listed vnni_128{{&list, 0x100e7, 0xff, 0xf424301140, 0x0}, {}, &vnni_128}; // .code = 0xe7, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed _128bit{{&list, 0x130e7, 0xff, 0xf424301159, 0x0}, {}, &_128bit}; // .code = 0xe7, .mask = 0x13, .counters = 0xff, .period = 1000003
inline constexpr listed vnni_256{{&list, 0x200e7, 0xff, 0xf424301170, 0x0}, {}, &vnni_256}; // .code = 0xe7, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed shuffles{{&list, 0x400e7, 0xff, 0xf424301189, 0x0}, {}, &shuffles}; // .code = 0xe7, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed mul_256{{&list, 0x800e7, 0xff, 0xf4243011a2, 0x0}, {}, &mul_256}; // .code = 0xe7, .mask = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed _256bit{{&list, 0xac0e7, 0xff, 0xf4243011ba, 0x0}, {}, &_256bit}; // .code = 0xe7, .mask = 0xac, .counters = 0xff, .period = 1000003
} // namespace int_vec_retired

namespace itlb_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2011, 0xf, 0x186a3011d1, 0x0}, {}, &walk_completed_4k}; // .code = 0x11, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4011, 0xf, 0x186a3011ef, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x11, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe011, 0xf, 0x186a301210, 0x0}, {}, &walk_completed}; // .code = 0x11, .mask = 0xe, .counters = 0xf, .period = 100003
inline constexpr listed walk_active{{&list, 0x10010011, 0xf, 0x186a30122b, 0x0}, {}, &walk_active}; // .code = 0x11, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10011, 0xf, 0x186a301243, 0x0}, {}, &walk_pending}; // .code = 0x11, .mask = 0x10, .counters = 0xf, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20011, 0xf, 0x186a30125c, 0x0}, {}, &stlb_hit}; // .code = 0x11, .mask = 0x20, .counters = 0xf, .period = 100003
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{{&list, 0x1051, 0xf, 0x186a301271, 0x0}, {}, &replacement}; // .code = 0x51, .mask = 0x1, .counters = 0xf, .period = 100003
inline constexpr listed hwpf_miss{{&list, 0x20051, 0xf, 0xf424301281, 0x0}, {}, &hwpf_miss}; // .code = 0x51, .mask = 0x20, .counters = 0xf, .period = 1000003
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{{&list, 0x1048, 0xf, 0xf42430128f, 0x0}, {}, &pending}; // .code = 0x48, .mask = 0x1, .counters = 0xf, .period = 1000003
inline constexpr listed pending_cycles{{&list, 0x10001048, 0xf, 0xf4243012a5, 0x0}, {}, &pending_cycles}; // .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed fb_full{{&list, 0x2048, 0xf, 0xf4243012c2, 0x0}, {}, &fb_full}; // .code = 0x48, .mask = 0x2, .counters = 0xf, .period = 1000003
inline constexpr listed fb_full_periods{{&list, 0x2010002048, 0xf, 0xf4243012d8, 0x0}, {}, &fb_full_periods}; // .code = 0x48, .mask = 0x2, .threshold = 1, .edge = true, .counters = 0xf, .period = 1000003
inline constexpr listed l2_stall{{&list, 0x4048, 0xf, 0x62000f4243012f6, 0x0}, {}, &l2_stall}; // .code = 0x48, .mask = 0x4, .counters = 0xf, .period = 1000003, .deprecated = true, .missing = 0xc
inline constexpr listed l2_stalls{{&list, 0x4048, 0xf, 0xf42430130d, 0x0}, {}, &l2_stalls}; // .code = 0x48, .mask = 0x4, .counters = 0xf, .period = 1000003
} // namespace l1d_pend_miss

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed all{{&list, 0x1f025, 0xf, 0x186a301325, 0x0}, {}, &all}; // .code = 0x25, .mask = 0x1f, .counters = 0xf, .period = 100003
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{{&list, 0x1026, 0xf, 0x30d4301335, 0x0}, {}, &silent}; // .code = 0x26, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed non_silent{{&list, 0x2026, 0xf, 0x30d4301349, 0x0}, {}, &non_silent}; // .code = 0x26, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed useless_hwpf{{&list, 0x4026, 0xf, 0x30d4301361, 0x0}, {}, &useless_hwpf}; // .code = 0x26, .mask = 0x4, .counters = 0xf, .period = 200003
} // namespace l2_lines_out

namespace l2_request {
using namespace core_events;
inline constexpr listed miss{{&list, 0x3f024, 0xf, 0x30d430137b, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x3f, .counters = 0xf, .period = 200003
inline constexpr listed hit{{&list, 0xdf024, 0xf, 0x30d430138b, 0x0}, {}, &hit}; // .code = 0x24, .mask = 0xdf, .counters = 0xf, .period = 200003
inline constexpr listed all{{&list, 0xff024, 0xf, 0x30d430139a, 0x0}, {}, &all}; // .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200003
} // namespace l2_request

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{{&list, 0x21024, 0xf, 0x30d43013a9, 0x0}, {}, &demand_data_rd_miss}; // .code = 0x24, .mask = 0x21, .counters = 0xf, .period = 200003
inline constexpr listed rfo_miss{{&list, 0x22024, 0xf, 0x30d43013c6, 0x0}, {}, &rfo_miss}; // .code = 0x24, .mask = 0x22, .counters = 0xf, .period = 200003
inline constexpr listed code_rd_miss{{&list, 0x24024, 0xf, 0x30d43013d8, 0x0}, {}, &code_rd_miss}; // .code = 0x24, .mask = 0x24, .counters = 0xf, .period = 200003
inline constexpr listed all_demand_miss{{&list, 0x27024, 0xf, 0x30d43013ee, 0x0}, {}, &all_demand_miss}; // .code = 0x24, .mask = 0x27, .counters = 0xf, .period = 200003
inline constexpr listed swpf_miss{{&list, 0x28024, 0xf, 0x30d4301407, 0x0}, {}, &swpf_miss}; // .code = 0x24, .mask = 0x28, .counters = 0xf, .period = 200003
inline constexpr listed hwpf_miss{{&list, 0x30024, 0xf, 0x30d430141a, 0x0}, {}, &hwpf_miss}; // .code = 0x24, .mask = 0x30, .counters = 0xf, .period = 200003
inline constexpr listed miss{{&list, 0x3f024, 0xf, 0x30d430142d, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x3f, .counters = 0xf, .period = 200003
inline constexpr listed demand_data_rd_hit{{&list, 0xc1024, 0xf, 0x30d430143b, 0x0}, {}, &demand_data_rd_hit}; // .code = 0x24, .mask = 0xc1, .counters = 0xf, .period = 200003
inline constexpr listed rfo_hit{{&list, 0xc2024, 0xf, 0x30d4301457, 0x0}, {}, &rfo_hit}; // .code = 0x24, .mask = 0xc2, .counters = 0xf, .period = 200003
inline constexpr listed code_rd_hit{{&list, 0xc4024, 0xf, 0x30d4301468, 0x0}, {}, &code_rd_hit}; // .code = 0x24, .mask = 0xc4, .counters = 0xf, .period = 200003
inline constexpr listed swpf_hit{{&list, 0xc8024, 0xf, 0x30d430147d, 0x0}, {}, &swpf_hit}; // .code = 0x24, .mask = 0xc8, .counters = 0xf, .period = 200003
inline constexpr listed hit{{&list, 0xdf024, 0xf, 0x30d430148f, 0x0}, {}, &hit}; // .code = 0x24, .mask = 0xdf, .counters = 0xf, .period = 200003
inline constexpr listed all_demand_data_rd{{&list, 0xe1024, 0xf, 0x30d430149c, 0x0}, {}, &all_demand_data_rd}; // .code = 0x24, .mask = 0xe1, .counters = 0xf, .period = 200003
inline constexpr listed all_rfo{{&list, 0xe2024, 0xf, 0x30d43014b8, 0x0}, {}, &all_rfo}; // .code = 0x24, .mask = 0xe2, .counters = 0xf, .period = 200003
inline constexpr listed all_code_rd{{&list, 0xe4024, 0xf, 0x30d43014c9, 0x0}, {}, &all_code_rd}; // .code = 0x24, .mask = 0xe4, .counters = 0xf, .period = 200003
inline constexpr listed all_demand_references{{&list, 0xe7024, 0xf, 0x800030d43014de, 0x0}, {}, &all_demand_references}; // .code = 0x24, .mask = 0xe7, .counters = 0xf, .period = 200003, .missing = 0x1
inline constexpr listed all_hwpf{{&list, 0xf0024, 0xf, 0x30d43014fd, 0x0}, {}, &all_hwpf}; // .code = 0x24, .mask = 0xf0, .counters = 0xf, .period = 200003
inline constexpr listed references{{&list, 0xff024, 0xf, 0x30d430150f, 0x0}, {}, &references}; // .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200003
} // namespace l2_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed l2_wb{{&list, 0x40023, 0xf, 0x30d4301523, 0x0}, {}, &l2_wb}; // .code = 0x23, .mask = 0x40, .counters = 0xf, .period = 200003
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed address_alias{{&list, 0x4003, 0xf, 0x186a301532, 0x0}, {}, &address_alias}; // .code = 0x03, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed store_forward{{&list, 0x82003, 0xf, 0x186a30154a, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x82, .counters = 0xf, .period = 100003
inline constexpr listed no_sr{{&list, 0x88003, 0xf, 0x186a301562, 0x0}, {}, &no_sr}; // .code = 0x03, .mask = 0x88, .counters = 0xf, .period = 100003
} // namespace ld_blocks

namespace load_hit_prefetch {
using namespace core_events;
inline constexpr listed swpf{{&list, 0x104c, 0xf, 0x186a301572, 0x0}, {}, &swpf}; // .code = 0x4c, .mask = 0x1, .counters = 0xf, .period = 100003
} // namespace load_hit_prefetch

namespace lock_cycles {
using namespace core_events;
inline constexpr listed cache_lock_duration{{&list, 0x2042, 0xf, 0x1e848301589, 0x0}, {}, &cache_lock_duration}; // .code = 0x42, .mask = 0x2, .counters = 0xf, .period = 2000003
} // namespace lock_cycles

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xff, 0x186a3015a9, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 100003
inline constexpr listed reference{{&list, 0x4f02e, 0xff, 0x186a3015c0, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xff, .period = 100003
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed cycles_active{{&list, 0x100010a8, 0xff, 0x1e8483015dc, 0x0}, {}, &cycles_active}; // .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 2000003
inline constexpr listed cycles_ok{{&list, 0x600010a8, 0xff, 0x1e8483015ee, 0x0}, {}, &cycles_ok}; // .code = 0xa8, .mask = 0x1, .threshold = 6, .counters = 0xff, .period = 2000003
inline constexpr listed uops{{&list, 0x10a8, 0xff, 0x1e8483015fc, 0x0}, {}, &uops}; // .code = 0xa8, .mask = 0x1, .counters = 0xff, .period = 2000003
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{{&list, 0x20100010c3, 0xff, 0x186a301605, 0x0}, {}, &count}; // .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xff, .period = 100003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xff, 0x186a30161a, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 100003
inline constexpr listed smc{{&list, 0x40c3, 0xff, 0x186a301639, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 100003
} // namespace machine_clears

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x10000f0000000f, 0x1010186a3016ca, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x10000f0000000f, 0x1010186a3016eb, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true
inline constexpr listed lock_loads{{&list, 0x210d0, 0x10000f0000000f, 0x1010186a70170d, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true
inline constexpr listed split_loads{{&list, 0x410d0, 0x10000f0000000f, 0x1010186a301729, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true
inline constexpr listed split_stores{{&list, 0x420d0, 0x10000f0000000f, 0x1010186a301746, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true
inline constexpr listed all_loads{{&list, 0x810d0, 0x10000f0000000f, 0x1010f424301764, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true
inline constexpr listed all_stores{{&list, 0x820d0, 0x10000f0000000f, 0x1010f42430177f, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true
inline constexpr listed any{{&list, 0x830d0, 0x10000f0000000f, 0x1010f42430179b, 0x0}, {}, &any}; // .code = 0xd0, .mask = 0x83, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true
} // namespace mem_inst_retired

namespace mem_load_completed {
using namespace core_events;
inline constexpr listed l1_miss_any{{&list, 0xfd043, 0xf, 0xf4243017b0, 0x0}, {}, &l1_miss_any}; // .code = 0x43, .mask = 0xfd, .counters = 0xf, .period = 1000003
} // namespace mem_load_completed

namespace mem_load_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{{&list, 0x10d2, 0x10000f0000000f, 0x101004e2b017cf, 0x0}, {}, &xsnp_miss}; // .code = 0xd2, .mask = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 20011, .has_latency = true
inline constexpr listed xsnp_no_fwd{{&list, 0x20d2, 0x10000f0000000f, 0x101004e2b017f1, 0x0}, {}, &xsnp_no_fwd}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 20011, .has_latency = true
inline constexpr listed xsnp_fwd{{&list, 0x40d2, 0x10000f0000000f, 0x101004e2b01815, 0x0}, {}, &xsnp_fwd}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 20011, .has_latency = true
inline constexpr listed xsnp_none{{&list, 0x80d2, 0x10000f0000000f, 0x1010186a301836, 0x0}, {}, &xsnp_none}; // .code = 0xd2, .mask = 0x8, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true
} // namespace mem_load_l3_hit_retired

namespace mem_load_l3_miss_retired {
using namespace core_events;
inline constexpr listed local_dram{{&list, 0x10d3, 0x10000f0000000f, 0x1010186a701858, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true
inline constexpr listed remote_dram{{&list, 0x20d3, 0x10000f0000000f, 0x69010186a70187c, 0x0}, {}, &remote_dram}; // .code = 0xd3, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true, .missing = 0xd
inline constexpr listed remote_hitm{{&list, 0x40d3, 0x10000f0000000f, 0x69010186a7018a1, 0x0}, {}, &remote_hitm}; // .code = 0xd3, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true, .missing = 0xd
inline constexpr listed remote_fwd{{&list, 0x80d3, 0x10000f0000000f, 0x29010186a7018c6, 0x0}, {}, &remote_fwd}; // .code = 0xd3, .mask = 0x8, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true, .missing = 0x5
inline constexpr listed remote_pmm{{&list, 0x100d3, 0x10000f0000000f, 0x78010186a7018ea, 0x0}, {}, &remote_pmm}; // .code = 0xd3, .mask = 0x10, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .missing = 0xf
} // namespace mem_load_l3_miss_retired

namespace mem_load_misc_retired {
using namespace core_events;
inline constexpr listed uc{{&list, 0x40d4, 0x10000f0000000f, 0x1010186a70190e, 0x0}, {}, &uc}; // .code = 0xd4, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true
} // namespace mem_load_misc_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x10000f0000000f, 0x1010f424301927, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true
inline constexpr listed l2_hit{{&list, 0x20d1, 0x10000f0000000f, 0x101030d430193f, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed l3_hit{{&list, 0x40d1, 0x10000f0000000f, 0x1010186b501957, 0x0}, {}, &l3_hit}; // .code = 0xd1, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100021, .has_latency = true
inline constexpr listed l1_miss{{&list, 0x80d1, 0x10000f0000000f, 0x101030d430196f, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x8, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed l2_miss{{&list, 0x100d1, 0x10000f0000000f, 0x1010186b501988, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x10, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100021, .has_latency = true
inline constexpr listed l3_miss{{&list, 0x200d1, 0x10000f0000000f, 0x10100c365019a1, 0x0}, {}, &l3_miss}; // .code = 0xd1, .mask = 0x20, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 50021, .has_latency = true
inline constexpr listed fb_hit{{&list, 0x400d1, 0x10000f0000000f, 0x1010186a7019ba, 0x0}, {}, &fb_hit}; // .code = 0xd1, .mask = 0x40, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100007, .has_latency = true
inline constexpr listed local_pmm{{&list, 0x800d1, 0x10000f0000000f, 0x79010f4243019d2, 0x0}, {}, &local_pmm}; // .code = 0xd1, .mask = 0x80, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true, .missing = 0xf
} // namespace mem_load_retired

namespace mem_store_retired {
using namespace core_events;
inline constexpr listed l2_hit{{&list, 0x1044, 0xf, 0x30d43019ed, 0x0}, {}, &l2_hit}; // .code = 0x44, .mask = 0x1, .counters = 0xf, .period = 200003
} // namespace mem_store_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_128{{&list, 0x10cd, 0x1000fe000000fe, 0x61c00003f101a06, 0x80}, {}, &load_latency_gt_128}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .needs = ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true, .missing = 0xc
inline constexpr listed load_latency_gt_16{{&list, 0x10cd, 0x1000fe000000fe, 0x61c0004e2b01a2c, 0x10}, {}, &load_latency_gt_16}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .needs = ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true, .missing = 0xc
inline constexpr listed load_latency_gt_256{{&list, 0x10cd, 0x1000fe000000fe, 0x61c00001f701a51, 0x100}, {}, &load_latency_gt_256}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .needs = ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true, .missing = 0xc
inline constexpr listed load_latency_gt_32{{&list, 0x10cd, 0x1000fe000000fe, 0x61c00186a701a77, 0x20}, {}, &load_latency_gt_32}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .needs = ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true, .missing = 0xc
inline constexpr listed load_latency_gt_4{{&list, 0x10cd, 0x1000fe000000fe, 0x61c00186a301a9c, 0x4}, {}, &load_latency_gt_4}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .needs = ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true, .missing = 0xc
inline constexpr listed load_latency_gt_512{{&list, 0x10cd, 0x1000fe000000fe, 0x61c000006501ac0, 0x200}, {}, &load_latency_gt_512}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .needs = ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true, .missing = 0xc
inline constexpr listed load_latency_gt_64{{&list, 0x10cd, 0x1000fe000000fe, 0x61c00007d301ae6, 0x40}, {}, &load_latency_gt_64}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .needs = ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true, .missing = 0xc
inline constexpr listed load_latency_gt_8{{&list, 0x10cd, 0x1000fe000000fe, 0x61c000c36501b0b, 0x8}, {}, &load_latency_gt_8}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .needs = ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true, .missing = 0xc
inline constexpr listed load_latency_gt_1024{{&list, 0x10cd, 0x1000fe000000fe, 0x61c000003501b2f, 0x400}, {}, &load_latency_gt_1024}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .needs = ld_lat, .holds = 0x400, .period = 53, .taken_alone = true, .has_latency = true, .missing = 0xc
inline constexpr listed store_sample{{&list, 0x20cd, 0x10000100000001, 0x1010f424301b56, 0x0}, {}, &store_sample}; // .code = 0xcd, .mask = 0x2, .counters = 0x1, .precise = can, .precise_on = 0x1, .distribution = 0x1, .period = 1000003, .has_latency = true
} // namespace mem_trans_retired

namespace mem_uop_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x30e5, 0xff, 0xf424301b75, 0x0}, {}, &any}; // .code = 0xe5, .mask = 0x3, .counters = 0xff, .period = 1000003
} // namespace mem_uop_retired

namespace memory_activity {
using namespace core_events;
inline constexpr listed cycles_l1d_miss{{&list, 0x20002047, 0xf, 0xf42430164c, 0x0}, {}, &cycles_l1d_miss}; // .code = 0x47, .mask = 0x2, .threshold = 2, .counters = 0xf, .period = 1000003
inline constexpr listed stalls_l1d_miss{{&list, 0x30003047, 0xf, 0xf42430166c, 0x0}, {}, &stalls_l1d_miss}; // .code = 0x47, .mask = 0x3, .threshold = 3, .counters = 0xf, .period = 1000003
inline constexpr listed stalls_l2_miss{{&list, 0x50005047, 0xf, 0xf42430168c, 0x0}, {}, &stalls_l2_miss}; // .code = 0x47, .mask = 0x5, .threshold = 5, .counters = 0xf, .period = 1000003
inline constexpr listed stalls_l3_miss{{&list, 0x90009047, 0xf, 0xf4243016ab, 0x0}, {}, &stalls_l3_miss}; // .code = 0x47, .mask = 0x9, .threshold = 9, .counters = 0xf, .period = 1000003
} // namespace memory_activity

namespace misc2_retired {
using namespace core_events;
inline constexpr listed lfence{{&list, 0x200e0, 0xff, 0x61a8901b89, 0x0}, {}, &lfence}; // .code = 0xe0, .mask = 0x20, .counters = 0xff, .period = 400009
} // namespace misc2_retired

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x200cc, 0xff, 0x186a301b9e, 0x0}, {}, &lbr_inserts}; // .code = 0xcc, .mask = 0x20, .counters = 0xff, .period = 100003
} // namespace misc_retired

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x1021, 0xf, 0x186a301bb7, 0x0}, {}, &demand_data_rd}; // .code = 0x21, .mask = 0x1, .counters = 0xf, .period = 100003
inline constexpr listed demand_code_rd{{&list, 0x2021, 0xf, 0x186a301bd7, 0x0}, {}, &demand_code_rd}; // .code = 0x21, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed demand_rfo{{&list, 0x4021, 0xf, 0x186a301bf7, 0x0}, {}, &demand_rfo}; // .code = 0x21, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed data_rd{{&list, 0x8021, 0xf, 0x186a301c13, 0x0}, {}, &data_rd}; // .code = 0x21, .mask = 0x8, .counters = 0xf, .period = 100003
inline constexpr listed l3_miss_demand_data_rd{{&list, 0x10021, 0xf, 0x186a301c2c, 0x0}, {}, &l3_miss_demand_data_rd}; // .code = 0x21, .mask = 0x10, .counters = 0xf, .period = 100003
inline constexpr listed all_requests{{&list, 0x80021, 0xf, 0x186a301c54, 0x0}, {}, &all_requests}; // .code = 0x21, .mask = 0x80, .counters = 0xf, .period = 100003
} // namespace offcore_requests

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed cycles_with_demand_data_rd{{&list, 0x10001020, 0xf, 0x1e848301c72, 0x0}, {}, &cycles_with_demand_data_rd}; // .code = 0x20, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 2000003
inline constexpr listed demand_data_rd{{&list, 0x1020, 0xf, 0xf424301caa, 0x0}, {}, &demand_data_rd}; // .code = 0x20, .mask = 0x1, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_with_demand_code_rd{{&list, 0x10002020, 0xf, 0xf424301cd6, 0x0}, {}, &cycles_with_demand_code_rd}; // .code = 0x20, .mask = 0x2, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed demand_code_rd{{&list, 0x2020, 0xf, 0xf424301d0e, 0x0}, {}, &demand_code_rd}; // .code = 0x20, .mask = 0x2, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_with_demand_rfo{{&list, 0x10004020, 0xf, 0xf424301d3a, 0x0}, {}, &cycles_with_demand_rfo}; // .code = 0x20, .mask = 0x4, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed all_data_rd{{&list, 0x8020, 0xf, 0x6a000f424301d6e, 0x0}, {}, &all_data_rd}; // .code = 0x20, .mask = 0x8, .counters = 0xf, .period = 1000003, .deprecated = true, .missing = 0xd
inline constexpr listed cycles_with_data_rd{{&list, 0x10008020, 0xf, 0x8000f424301d97, 0x0}, {}, &cycles_with_data_rd}; // .code = 0x20, .mask = 0x8, .threshold = 1, .counters = 0xf, .period = 1000003, .missing = 0x1
inline constexpr listed data_rd{{&list, 0x8020, 0xf, 0x8000f424301dc8, 0x0}, {}, &data_rd}; // .code = 0x20, .mask = 0x8, .counters = 0xf, .period = 1000003, .missing = 0x1
inline constexpr listed l3_miss_demand_data_rd{{&list, 0x10020, 0xf, 0x1e848301ded, 0x0}, {}, &l3_miss_demand_data_rd}; // .code = 0x20, .mask = 0x10, .counters = 0xf, .period = 2000003
} // namespace offcore_requests_outstanding

namespace resource_stalls {
using namespace core_events;
inline constexpr listed scoreboard{{&list, 0x20a2, 0xff, 0x186a301e21, 0x0}, {}, &scoreboard}; // .code = 0xa2, .mask = 0x2, .counters = 0xff, .period = 100003
inline constexpr listed sb{{&list, 0x80a2, 0xff, 0x186a301e3c, 0x0}, {}, &sb}; // .code = 0xa2, .mask = 0x8, .counters = 0xff, .period = 100003
} // namespace resource_stalls

namespace rs {
using namespace core_events;
inline constexpr listed empty_resource{{&list, 0x10a5, 0xff, 0xf424301e4f, 0x0}, {}, &empty_resource}; // .code = 0xa5, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed empty{{&list, 0x70a5, 0xff, 0xf424301e61, 0x0}, {}, &empty}; // .code = 0xa5, .mask = 0x7, .counters = 0xff, .period = 1000003
inline constexpr listed empty_count{{&list, 0x30100070a5, 0xff, 0x186a301e6a, 0x0}, {}, &empty_count}; // .code = 0xa5, .mask = 0x7, .threshold = 1, .invert = true, .edge = true, .counters = 0xff, .period = 100003
} // namespace rs

namespace rs_empty {
using namespace core_events;
inline constexpr listed count{{&list, 0x30100070a5, 0xff, 0x62000186a301e79, 0x0}, {}, &count}; // .code = 0xa5, .mask = 0x7, .threshold = 1, .invert = true, .edge = true, .counters = 0xff, .period = 100003, .deprecated = true, .missing = 0xc
inline constexpr listed cycles{{&list, 0x70a5, 0xff, 0x62000f424301e88, 0x0}, {}, &cycles}; // .code = 0xa5, .mask = 0x7, .counters = 0xff, .period = 1000003, .deprecated = true, .missing = 0xc
} // namespace rs_empty

namespace rtm_retired {
using namespace core_events;
inline constexpr listed start{{&list, 0x10c9, 0xff, 0x28000186a301e98, 0x0}, {}, &start}; // .code = 0xc9, .mask = 0x1, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed commit{{&list, 0x20c9, 0xff, 0x28000186a301eaa, 0x0}, {}, &commit}; // .code = 0xc9, .mask = 0x2, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed aborted{{&list, 0x40c9, 0x1000ff000000ff, 0x28010186a301ebd, 0x0}, {}, &aborted}; // .code = 0xc9, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .period = 100003, .missing = 0x5
inline constexpr listed aborted_mem{{&list, 0x80c9, 0xff, 0x28000186a301ed1, 0x0}, {}, &aborted_mem}; // .code = 0xc9, .mask = 0x8, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed aborted_unfriendly{{&list, 0x200c9, 0xff, 0x28000186a301ee9, 0x0}, {}, &aborted_unfriendly}; // .code = 0xc9, .mask = 0x20, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed aborted_memtype{{&list, 0x400c9, 0xff, 0x28000186a301f08, 0x0}, {}, &aborted_memtype}; // .code = 0xc9, .mask = 0x40, .counters = 0xff, .period = 100003, .missing = 0x5
inline constexpr listed aborted_events{{&list, 0x800c9, 0xff, 0x28000186a301f24, 0x0}, {}, &aborted_events}; // .code = 0xc9, .mask = 0x80, .counters = 0xff, .period = 100003, .missing = 0x5
} // namespace rtm_retired

namespace sq_misc {
using namespace core_events;
inline constexpr listed bus_lock{{&list, 0x1002c, 0xf, 0x186a301f3f, 0x0}, {}, &bus_lock}; // .code = 0x2c, .mask = 0x10, .counters = 0xf, .period = 100003
} // namespace sq_misc

namespace sw_prefetch_access {
using namespace core_events;
inline constexpr listed nta{{&list, 0x1040, 0xf, 0x186a301f50, 0x0}, {}, &nta}; // .code = 0x40, .mask = 0x1, .counters = 0xf, .period = 100003
inline constexpr listed t0{{&list, 0x2040, 0xf, 0x186a301f67, 0x0}, {}, &t0}; // .code = 0x40, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed t1_t2{{&list, 0x4040, 0xf, 0x186a301f7d, 0x0}, {}, &t1_t2}; // .code = 0x40, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed prefetchw{{&list, 0x8040, 0xf, 0x186a301f96, 0x0}, {}, &prefetchw}; // .code = 0x40, .mask = 0x8, .counters = 0xf, .period = 100003
inline constexpr listed any{{&list, 0xf040, 0xf, 0x186a301fb3, 0x0}, {}, &any}; // .code = 0x40, .mask = 0xf, .counters = 0xf, .period = 100003
} // namespace sw_prefetch_access

namespace topdown {
using namespace core_events;
inline constexpr listed slots_{{&list, 0x4000, 0x4000000000000, 0x98968301fca, 0x0}, {}, &slots_}; // .code = 0x00, .mask = 0x4, .fixed = 3, .period = 10000003
inline constexpr listed slots_p{{&list, 0x10a4, 0xff, 0x98968301fd8, 0x0}, {}, &slots_p}; // .code = 0xa4, .mask = 0x1, .counters = 0xff, .period = 10000003
inline constexpr listed backend_bound_slots{{&list, 0x20a4, 0xff, 0x98968301fe8, 0x0}, {}, &backend_bound_slots}; // .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 10000003
inline constexpr listed bad_spec_slots{{&list, 0x40a4, 0x1, 0x98968302004, 0x0}, {}, &bad_spec_slots}; // .code = 0xa4, .mask = 0x4, .counters = 0x1, .period = 10000003
inline constexpr listed br_mispredict_slots{{&list, 0x80a4, 0x1, 0x9896830201b, 0x0}, {}, &br_mispredict_slots}; // .code = 0xa4, .mask = 0x8, .counters = 0x1, .period = 10000003
inline constexpr listed memory_bound_slots{{&list, 0x100a4, 0xff, 0x98968302037, 0x0}, {}, &memory_bound_slots}; // .code = 0xa4, .mask = 0x10, .counters = 0xff, .period = 10000003
} // namespace topdown

namespace tx_mem {
using namespace core_events;
inline constexpr listed abort_conflict{{&list, 0x1054, 0xf, 0x28000186a302052, 0x0}, {}, &abort_conflict}; // .code = 0x54, .mask = 0x1, .counters = 0xf, .period = 100003, .missing = 0x5
inline constexpr listed abort_capacity_write{{&list, 0x2054, 0xf, 0x28000186a302068, 0x0}, {}, &abort_capacity_write}; // .code = 0x54, .mask = 0x2, .counters = 0xf, .period = 100003, .missing = 0x5
inline constexpr listed abort_capacity_read{{&list, 0x80054, 0xf, 0x28000186a302084, 0x0}, {}, &abort_capacity_read}; // .code = 0x54, .mask = 0x80, .counters = 0xf, .period = 100003, .missing = 0x5
} // namespace tx_mem

namespace uops_decoded {
using namespace core_events;
inline constexpr listed dec0_uops{{&list, 0x1076, 0xf, 0xf42430209f, 0x0}, {}, &dec0_uops}; // .code = 0x76, .mask = 0x1, .counters = 0xf, .period = 1000003
} // namespace uops_decoded

namespace uops_dispatched {
using namespace core_events;
inline constexpr listed port_0{{&list, 0x10b2, 0xff, 0x1e8483020b6, 0x0}, {}, &port_0}; // .code = 0xb2, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed port_1{{&list, 0x20b2, 0xff, 0x1e8483020cd, 0x0}, {}, &port_1}; // .code = 0xb2, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed port_2_3_10{{&list, 0x40b2, 0xff, 0x1e8483020e4, 0x0}, {}, &port_2_3_10}; // .code = 0xb2, .mask = 0x4, .counters = 0xff, .period = 2000003
inline constexpr listed port_4_9{{&list, 0x100b2, 0xff, 0x1e848302100, 0x0}, {}, &port_4_9}; // .code = 0xb2, .mask = 0x10, .counters = 0xff, .period = 2000003
inline constexpr listed port_5_11{{&list, 0x200b2, 0xff, 0x1e848302119, 0x0}, {}, &port_5_11}; // .code = 0xb2, .mask = 0x20, .counters = 0xff, .period = 2000003
inline constexpr listed port_6{{&list, 0x400b2, 0xff, 0x1e848302133, 0x0}, {}, &port_6}; // .code = 0xb2, .mask = 0x40, .counters = 0xff, .period = 2000003
inline constexpr listed port_7_8{{&list, 0x800b2, 0xff, 0x1e84830214a, 0x0}, {}, &port_7_8}; // .code = 0xb2, .mask = 0x80, .counters = 0xff, .period = 2000003
} // namespace uops_dispatched

namespace uops_executed {
using namespace core_events;
inline constexpr listed cycles_ge_1{{&list, 0x100010b1, 0xff, 0x1e848302163, 0x0}, {}, &cycles_ge_1}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 2000003
inline constexpr listed cycles_ge_2{{&list, 0x200010b1, 0xff, 0x1e84830217d, 0x0}, {}, &cycles_ge_2}; // .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xff, .period = 2000003
inline constexpr listed cycles_ge_3{{&list, 0x300010b1, 0xff, 0x1e848302197, 0x0}, {}, &cycles_ge_3}; // .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xff, .period = 2000003
inline constexpr listed cycles_ge_4{{&list, 0x400010b1, 0xff, 0x1e8483021b1, 0x0}, {}, &cycles_ge_4}; // .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100010b1, 0xff, 0x62001e8483021cb, 0x0}, {}, &stall_cycles}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 2000003, .deprecated = true, .missing = 0xc
inline constexpr listed thread{{&list, 0x10b1, 0xff, 0x1e8483021e6, 0x0}, {}, &thread}; // .code = 0xb1, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed stalls{{&list, 0x10100010b1, 0xff, 0x1e8483021fb, 0x0}, {}, &stalls}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 2000003
inline constexpr listed core{{&list, 0x20b1, 0xff, 0x8001e848302210, 0x0}, {}, &core}; // .code = 0xb1, .mask = 0x2, .counters = 0xff, .period = 2000003, .missing = 0x1
inline constexpr listed core_cycles_ge_1{{&list, 0x100020b1, 0xff, 0x1e848302223, 0x0}, {}, &core_cycles_ge_1}; // .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_2{{&list, 0x200020b1, 0xff, 0x1e848302242, 0x0}, {}, &core_cycles_ge_2}; // .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_3{{&list, 0x300020b1, 0xff, 0x1e848302261, 0x0}, {}, &core_cycles_ge_3}; // .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_4{{&list, 0x400020b1, 0xff, 0x1e848302280, 0x0}, {}, &core_cycles_ge_4}; // .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xff, .period = 2000003
inline constexpr listed x87{{&list, 0x100b1, 0xff, 0x1e84830229f, 0x0}, {}, &x87}; // .code = 0xb1, .mask = 0x10, .counters = 0xff, .period = 2000003
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0x10ae, 0xff, 0x1e8483022b1, 0x0}, {}, &any}; // .code = 0xae, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed cycles{{&list, 0x100010ae, 0xff, 0x1e8483022c1, 0x0}, {}, &cycles}; // .code = 0xae, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 2000003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed heavy{{&list, 0x10c2, 0xff, 0x1e8483022d4, 0x0}, {}, &heavy}; // .code = 0xc2, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed slots_{{&list, 0x20c2, 0xff, 0x1e8483022e7, 0x0}, {}, &slots_}; // .code = 0xc2, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100020c2, 0xff, 0x62000f4243022fa, 0x0}, {}, &stall_cycles}; // .code = 0xc2, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003, .deprecated = true, .missing = 0xc
inline constexpr listed stalls{{&list, 0x10100020c2, 0xff, 0xf424302314, 0x0}, {}, &stalls}; // .code = 0xc2, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003
inline constexpr listed cycles{{&list, 0x100020c2, 0xff, 0xf424302328, 0x0}, {}, &cycles}; // .code = 0xc2, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 1000003
inline constexpr listed ms{{&list, 0x40c2, 0xff, 0xd01e84830233c, 0x8}, {}, &ms}; // .code = 0xc2, .mask = 0x4, .counters = 0xff, .needs = frontend, .holds = 0x8, .period = 2000003, .taken_alone = true
} // namespace uops_retired

namespace xq {
using namespace core_events;
inline constexpr listed full_cycles{{&list, 0x1000102d, 0xf, 0xf42430234c, 0x0}, {}, &full_cycles}; // .code = 0x2d, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 1000003
} // namespace xq

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::fp_divider_active, &arith::fpdiv_active, &arith::idiv_active,
    &arith::int_divider_active, &arith::divider_active, &arith::div_active, &assists::fp,
    &assists::page_fault, &assists::sse_avx_mix, &assists::any, &baclears::any,
    &br_inst_retired::all_branches, &br_inst_retired::cond_taken, &br_inst_retired::near_call,
    &br_inst_retired::near_return, &br_inst_retired::cond_ntaken, &br_inst_retired::cond,
    &br_inst_retired::near_taken, &br_inst_retired::far_branch, &br_inst_retired::indirect,
    &br_misp_retired::all_branches, &br_misp_retired::cond_taken, &br_misp_retired::indirect_call,
    &br_misp_retired::ret, &br_misp_retired::cond_ntaken, &br_misp_retired::cond,
    &br_misp_retired::near_taken, &br_misp_retired::indirect, &core_snoop_response::miss,
    &core_snoop_response::i_hit_fse, &core_snoop_response::s_hit_fse, &core_snoop_response::s_fwd_m,
    &core_snoop_response::i_fwd_m, &core_snoop_response::i_fwd_fe, &core_snoop_response::s_fwd_fe,
    &cpu_clk_unhalted::thread, &cpu_clk_unhalted::ref_tsc, &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::ref_tsc_p, &cpu_clk_unhalted::one_thread_active,
    &cpu_clk_unhalted::ref_distributed, &cpu_clk_unhalted::distributed, &cpu_clk_unhalted::c01,
    &cpu_clk_unhalted::c02, &cpu_clk_unhalted::pause, &cpu_clk_unhalted::pause_inst,
    &cpu_clk_unhalted::c0_wait, &cycle_activity::cycles_l2_miss, &cycle_activity::stalls_total,
    &cycle_activity::stalls_l2_miss, &cycle_activity::stalls_l3_miss,
    &cycle_activity::cycles_l1d_miss, &cycle_activity::stalls_l1d_miss,
    &cycle_activity::cycles_mem_any, &decode::lcp, &decode::ms_busy,
    &dsb2mite_switches::penalty_cycles, &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m, &dtlb_load_misses::walk_completed_1g,
    &dtlb_load_misses::walk_completed, &dtlb_load_misses::walk_active,
    &dtlb_load_misses::walk_pending, &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::walk_completed_4k, &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1g, &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_active, &dtlb_store_misses::walk_pending, &dtlb_store_misses::stlb_hit,
    &exe::amx_busy, &exe_activity::_1_ports_util, &exe_activity::_2_ports_util,
    &exe_activity::_3_ports_util, &exe_activity::_4_ports_util, &exe_activity::bound_on_loads,
    &exe_activity::bound_on_stores, &exe_activity::exe_bound_0_ports,
    &exe_activity::_2_3_ports_util, &fp_arith_dispatched::port_0, &fp_arith_dispatched::v0,
    &fp_arith_dispatched::port_1, &fp_arith_dispatched::v1, &fp_arith_dispatched::port_5,
    &fp_arith_dispatched::v2, &fp_arith_inst_retired::scalar_double,
    &fp_arith_inst_retired::scalar_single, &fp_arith_inst_retired::scalar,
    &fp_arith_inst_retired::_128b_packed_double, &fp_arith_inst_retired::_128b_packed_single,
    &fp_arith_inst_retired::_256b_packed_double, &fp_arith_inst_retired::_4_flops,
    &fp_arith_inst_retired::_256b_packed_single, &fp_arith_inst_retired::_512b_packed_double,
    &fp_arith_inst_retired::_8_flops, &fp_arith_inst_retired::_512b_packed_single,
    &fp_arith_inst_retired::vector, &fp_arith_inst_retired2::scalar_half,
    &fp_arith_inst_retired2::complex_scalar_half, &fp_arith_inst_retired2::scalar,
    &fp_arith_inst_retired2::_128b_packed_half, &fp_arith_inst_retired2::_256b_packed_half,
    &fp_arith_inst_retired2::_512b_packed_half, &fp_arith_inst_retired2::vector,
    &frontend_retired::dsb_miss, &frontend_retired::itlb_miss, &frontend_retired::l1i_miss,
    &frontend_retired::l2_miss, &frontend_retired::latency_ge_1, &frontend_retired::latency_ge_128,
    &frontend_retired::latency_ge_16, &frontend_retired::latency_ge_2,
    &frontend_retired::latency_ge_2_bubbles_ge_1, &frontend_retired::latency_ge_256,
    &frontend_retired::latency_ge_32, &frontend_retired::latency_ge_4,
    &frontend_retired::latency_ge_512, &frontend_retired::latency_ge_64,
    &frontend_retired::latency_ge_8, &frontend_retired::stlb_miss,
    &frontend_retired::unknown_branch, &frontend_retired::ms_flows, &frontend_retired::any_dsb_miss,
    &hw_interrupts::received, &hw_interrupts::masked, &hw_interrupts::pending_and_masked,
    &icache_data::stalls, &icache_data::stall_periods, &icache_tag::stalls, &icache_tag::stalls_isb,
    &icache_tag::stalls_inuse, &idq::mite_cycles_any, &idq::mite_cycles_ok, &idq::mite_uops,
    &idq::dsb_cycles_any, &idq::dsb_cycles_ok, &idq::dsb_uops, &idq::ms_cycles_any,
    &idq::ms_switches, &idq::ms_uops, &idq_bubbles::core, &idq_bubbles::cycles_0_uops_deliv_core,
    &idq_bubbles::cycles_fe_was_ok, &idq_uops_not_delivered::core,
    &idq_uops_not_delivered::cycles_0_uops_deliv_core, &idq_uops_not_delivered::cycles_fe_was_ok,
    &inst_decoded::decoders, &inst_retired::any, &inst_retired::prec_dist, &inst_retired::any_p,
    &inst_retired::nop, &inst_retired::rep_iteration, &inst_retired::macro_fused,
    &int_misc::recovery_cycles, &int_misc::clears_count, &int_misc::uop_dropping,
    &int_misc::mba_stalls, &int_misc::unknown_branch_cycles, &int_misc::clear_resteer_cycles,
    &int_vec_retired::add_128, &int_vec_retired::add_256, &int_vec_retired::vnni_128,
    &int_vec_retired::_128bit, &int_vec_retired::vnni_256, &int_vec_retired::shuffles,
    &int_vec_retired::mul_256, &int_vec_retired::_256bit, &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m, &itlb_misses::walk_completed, &itlb_misses::walk_active,
    &itlb_misses::walk_pending, &itlb_misses::stlb_hit, &l1d::replacement, &l1d::hwpf_miss,
    &l1d_pend_miss::pending, &l1d_pend_miss::pending_cycles, &l1d_pend_miss::fb_full,
    &l1d_pend_miss::fb_full_periods, &l1d_pend_miss::l2_stall, &l1d_pend_miss::l2_stalls,
    &l2_lines_in::all, &l2_lines_out::silent, &l2_lines_out::non_silent,
    &l2_lines_out::useless_hwpf, &l2_request::miss, &l2_request::hit, &l2_request::all,
    &l2_rqsts::demand_data_rd_miss, &l2_rqsts::rfo_miss, &l2_rqsts::code_rd_miss,
    &l2_rqsts::all_demand_miss, &l2_rqsts::swpf_miss, &l2_rqsts::hwpf_miss, &l2_rqsts::miss,
    &l2_rqsts::demand_data_rd_hit, &l2_rqsts::rfo_hit, &l2_rqsts::code_rd_hit, &l2_rqsts::swpf_hit,
    &l2_rqsts::hit, &l2_rqsts::all_demand_data_rd, &l2_rqsts::all_rfo, &l2_rqsts::all_code_rd,
    &l2_rqsts::all_demand_references, &l2_rqsts::all_hwpf, &l2_rqsts::references, &l2_trans::l2_wb,
    &ld_blocks::address_alias, &ld_blocks::store_forward, &ld_blocks::no_sr,
    &load_hit_prefetch::swpf, &lock_cycles::cache_lock_duration, &longest_lat_cache::miss,
    &longest_lat_cache::reference, &lsd::cycles_active, &lsd::cycles_ok, &lsd::uops,
    &machine_clears::count, &machine_clears::memory_ordering, &machine_clears::smc,
    &mem_inst_retired::stlb_miss_loads, &mem_inst_retired::stlb_miss_stores,
    &mem_inst_retired::lock_loads, &mem_inst_retired::split_loads, &mem_inst_retired::split_stores,
    &mem_inst_retired::all_loads, &mem_inst_retired::all_stores, &mem_inst_retired::any,
    &mem_load_completed::l1_miss_any, &mem_load_l3_hit_retired::xsnp_miss,
    &mem_load_l3_hit_retired::xsnp_no_fwd, &mem_load_l3_hit_retired::xsnp_fwd,
    &mem_load_l3_hit_retired::xsnp_none, &mem_load_l3_miss_retired::local_dram,
    &mem_load_l3_miss_retired::remote_dram, &mem_load_l3_miss_retired::remote_hitm,
    &mem_load_l3_miss_retired::remote_fwd, &mem_load_l3_miss_retired::remote_pmm,
    &mem_load_misc_retired::uc, &mem_load_retired::l1_hit, &mem_load_retired::l2_hit,
    &mem_load_retired::l3_hit, &mem_load_retired::l1_miss, &mem_load_retired::l2_miss,
    &mem_load_retired::l3_miss, &mem_load_retired::fb_hit, &mem_load_retired::local_pmm,
    &mem_store_retired::l2_hit, &mem_trans_retired::load_latency_gt_128,
    &mem_trans_retired::load_latency_gt_16, &mem_trans_retired::load_latency_gt_256,
    &mem_trans_retired::load_latency_gt_32, &mem_trans_retired::load_latency_gt_4,
    &mem_trans_retired::load_latency_gt_512, &mem_trans_retired::load_latency_gt_64,
    &mem_trans_retired::load_latency_gt_8, &mem_trans_retired::load_latency_gt_1024,
    &mem_trans_retired::store_sample, &mem_uop_retired::any, &memory_activity::cycles_l1d_miss,
    &memory_activity::stalls_l1d_miss, &memory_activity::stalls_l2_miss,
    &memory_activity::stalls_l3_miss, &misc2_retired::lfence, &misc_retired::lbr_inserts,
    &offcore_requests::demand_data_rd, &offcore_requests::demand_code_rd,
    &offcore_requests::demand_rfo, &offcore_requests::data_rd,
    &offcore_requests::l3_miss_demand_data_rd, &offcore_requests::all_requests,
    &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_code_rd,
    &offcore_requests_outstanding::demand_code_rd,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::all_data_rd, &offcore_requests_outstanding::cycles_with_data_rd,
    &offcore_requests_outstanding::data_rd, &offcore_requests_outstanding::l3_miss_demand_data_rd,
    &resource_stalls::scoreboard, &resource_stalls::sb, &rs::empty_resource, &rs::empty,
    &rs::empty_count, &rs_empty::count, &rs_empty::cycles, &rtm_retired::start,
    &rtm_retired::commit, &rtm_retired::aborted, &rtm_retired::aborted_mem,
    &rtm_retired::aborted_unfriendly, &rtm_retired::aborted_memtype, &rtm_retired::aborted_events,
    &sq_misc::bus_lock, &sw_prefetch_access::nta, &sw_prefetch_access::t0,
    &sw_prefetch_access::t1_t2, &sw_prefetch_access::prefetchw, &sw_prefetch_access::any,
    &topdown::slots_, &topdown::slots_p, &topdown::backend_bound_slots, &topdown::bad_spec_slots,
    &topdown::br_mispredict_slots, &topdown::memory_bound_slots, &tx_mem::abort_conflict,
    &tx_mem::abort_capacity_write, &tx_mem::abort_capacity_read, &uops_decoded::dec0_uops,
    &uops_dispatched::port_0, &uops_dispatched::port_1, &uops_dispatched::port_2_3_10,
    &uops_dispatched::port_4_9, &uops_dispatched::port_5_11, &uops_dispatched::port_6,
    &uops_dispatched::port_7_8, &uops_executed::cycles_ge_1, &uops_executed::cycles_ge_2,
    &uops_executed::cycles_ge_3, &uops_executed::cycles_ge_4, &uops_executed::stall_cycles,
    &uops_executed::thread, &uops_executed::stalls, &uops_executed::core,
    &uops_executed::core_cycles_ge_1, &uops_executed::core_cycles_ge_2,
    &uops_executed::core_cycles_ge_3, &uops_executed::core_cycles_ge_4, &uops_executed::x87,
    &uops_issued::any, &uops_issued::cycles, &uops_retired::heavy, &uops_retired::slots_,
    &uops_retired::stall_cycles, &uops_retired::stalls, &uops_retired::cycles, &uops_retired::ms,
    &xq::full_cycles,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::sapphire_rapids
