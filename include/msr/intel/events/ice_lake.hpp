// Events of Ice Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// icl: from intel/perfmon 6dadedf3aa48, ICL/events/icelake_core.json, version 1.24 of 10/10/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::ice_lake {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
    "cycle_activity.cycles_l3_miss\0"
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
    "exe_activity.bound_on_stores\0"
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
    "hle_retired.start\0"
    "hle_retired.commit\0"
    "hle_retired.aborted\0"
    "hle_retired.aborted_mem\0"
    "hle_retired.aborted_unfriendly\0"
    "hle_retired.aborted_events\0"
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
    "inst_retired.stall_cycles\0"
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
    "l2_rqsts.all_demand_miss\0"
    "l2_rqsts.swpf_miss\0"
    "l2_rqsts.miss\0"
    "l2_rqsts.demand_data_rd_hit\0"
    "l2_rqsts.rfo_hit\0"
    "l2_rqsts.code_rd_hit\0"
    "l2_rqsts.swpf_hit\0"
    "l2_rqsts.all_demand_data_rd\0"
    "l2_rqsts.all_rfo\0"
    "l2_rqsts.all_code_rd\0"
    "l2_rqsts.all_demand_references\0"
    "l2_rqsts.references\0"
    "l2_trans.l2_wb\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.no_sr\0"
    "ld_blocks_partial.address_alias\0"
    "load_hit_prefetch.swpf\0"
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
    "misc_retired.lbr_inserts\0"
    "misc_retired.pause_inst\0"
    "offcore_requests.demand_data_rd\0"
    "offcore_requests.demand_rfo\0"
    "offcore_requests.all_data_rd\0"
    "offcore_requests.l3_miss_demand_data_rd\0"
    "offcore_requests.all_requests\0"
    "offcore_requests_outstanding.demand_data_rd\0"
    "offcore_requests_outstanding.cycles_with_demand_code_rd\0"
    "offcore_requests_outstanding.demand_rfo\0"
    "offcore_requests_outstanding.cycles_with_demand_rfo\0"
    "offcore_requests_outstanding.all_data_rd\0"
    "offcore_requests_outstanding.cycles_with_data_rd\0"
    "offcore_requests_outstanding.cycles_with_l3_miss_demand_data_rd\0"
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
    "tx_mem.abort_hle_store_to_elided_lock\0"
    "tx_mem.abort_hle_elision_buffer_not_empty\0"
    "tx_mem.abort_hle_elision_buffer_mismatch\0"
    "tx_mem.abort_hle_elision_buffer_unsupported_alignment\0"
    "tx_mem.hle_elision_buffer_full\0"
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
inline constexpr core sharers[] = {core::ice_lake_sp, core::tiger_lake, core::rocket_lake};
inline constexpr select::event_list list{"ice_lake", core::ice_lake, names, all_of(sharers)};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed fp_divider_active{{&list, 0x10001014, 0xff, 0xf424300000, 0x0}, {}, &fp_divider_active}; // .code = 0x14, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 1000003
inline constexpr listed divider_active{{&list, 0x10009014, 0xff, 0xf424300018, 0x0}, {}, &divider_active}; // .code = 0x14, .mask = 0x9, .threshold = 1, .counters = 0xff, .period = 1000003
} // namespace arith

namespace assists {
using namespace core_events;
inline constexpr listed fp{{&list, 0x20c1, 0xff, 0x186a30002d, 0x0}, {}, &fp}; // .code = 0xc1, .mask = 0x2, .counters = 0xff, .period = 100003
inline constexpr listed any{{&list, 0x70c1, 0xff, 0x186a300038, 0x0}, {}, &any}; // .code = 0xc1, .mask = 0x7, .counters = 0xff, .period = 100003
} // namespace assists

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e6, 0xf, 0x186a300044, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1, .counters = 0xf, .period = 100003
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0x1000ff000000ff, 0x61a8900051, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 400009
inline constexpr listed cond_taken{{&list, 0x10c4, 0x1000ff000000ff, 0x61a890006e, 0x0}, {}, &cond_taken}; // .code = 0xc4, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 400009
inline constexpr listed near_call{{&list, 0x20c4, 0x1000ff000000ff, 0x186a700089, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 100007
inline constexpr listed near_return{{&list, 0x80c4, 0x1000ff000000ff, 0x186a7000a3, 0x0}, {}, &near_return}; // .code = 0xc4, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 100007
inline constexpr listed cond_ntaken{{&list, 0x100c4, 0x1000ff000000ff, 0x61a89000bf, 0x0}, {}, &cond_ntaken}; // .code = 0xc4, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 400009
inline constexpr listed cond{{&list, 0x110c4, 0x1000ff000000ff, 0x61a89000db, 0x0}, {}, &cond}; // .code = 0xc4, .mask = 0x11, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 400009
inline constexpr listed near_taken{{&list, 0x200c4, 0x1000ff000000ff, 0x61a89000f0, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 400009
inline constexpr listed far_branch{{&list, 0x400c4, 0x1000ff000000ff, 0x186a70010b, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 100007
inline constexpr listed indirect{{&list, 0x800c4, 0x1000ff000000ff, 0x186a300126, 0x0}, {}, &indirect}; // .code = 0xc4, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 100003
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0x1000ff000000ff, 0xc3650013f, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 50021
inline constexpr listed cond_taken{{&list, 0x10c5, 0x1000ff000000ff, 0xc3650015c, 0x0}, {}, &cond_taken}; // .code = 0xc5, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 50021
inline constexpr listed indirect_call{{&list, 0x20c5, 0x1000ff000000ff, 0xc36500177, 0x0}, {}, &indirect_call}; // .code = 0xc5, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 50021
inline constexpr listed ret{{&list, 0x80c5, 0x1000ff000000ff, 0xc36500195, 0x0}, {}, &ret}; // .code = 0xc5, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 50021
inline constexpr listed cond_ntaken{{&list, 0x100c5, 0x1000ff000000ff, 0xc365001a9, 0x0}, {}, &cond_ntaken}; // .code = 0xc5, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 50021
inline constexpr listed cond{{&list, 0x110c5, 0x1000ff000000ff, 0xc365001c5, 0x0}, {}, &cond}; // .code = 0xc5, .mask = 0x11, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 50021
inline constexpr listed near_taken{{&list, 0x200c5, 0x1000ff000000ff, 0xc365001da, 0x0}, {}, &near_taken}; // .code = 0xc5, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 50021
inline constexpr listed indirect{{&list, 0x800c5, 0x1000ff000000ff, 0xc365001f5, 0x0}, {}, &indirect}; // .code = 0xc5, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 50021
} // namespace br_misp_retired

namespace core_power {
using namespace core_events;
inline constexpr listed lvl0_turbo_license{{&list, 0x7028, 0xf, 0x30d430020e, 0x0}, {}, &lvl0_turbo_license}; // .code = 0x28, .mask = 0x7, .counters = 0xf, .period = 200003
inline constexpr listed lvl1_turbo_license{{&list, 0x18028, 0xf, 0x30d430022c, 0x0}, {}, &lvl1_turbo_license}; // .code = 0x28, .mask = 0x18, .counters = 0xf, .period = 200003
inline constexpr listed lvl2_turbo_license{{&list, 0x20028, 0xf, 0x30d430024a, 0x0}, {}, &lvl2_turbo_license}; // .code = 0x28, .mask = 0x20, .counters = 0xf, .period = 200003
} // namespace core_power

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e848300268, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e848300280, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0xff, 0x1e848300299, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xff, .period = 2000003
inline constexpr listed ref_xclk{{&list, 0x103c, 0xff, 0x61ab002b3, 0x0}, {}, &ref_xclk}; // .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 25003
inline constexpr listed one_thread_active{{&list, 0x203c, 0xff, 0x61ab002cd, 0x0}, {}, &one_thread_active}; // .code = 0x3c, .mask = 0x2, .counters = 0xff, .period = 25003
inline constexpr listed ref_distributed{{&list, 0x803c, 0xff, 0x1e8483002f0, 0x0}, {}, &ref_distributed}; // .code = 0x3c, .mask = 0x8, .counters = 0xff, .period = 2000003
inline constexpr listed distributed{{&list, 0x20ec, 0xff, 0x1e848300311, 0x0}, {}, &distributed}; // .code = 0xec, .mask = 0x2, .counters = 0xff, .period = 2000003
} // namespace cpu_clk_unhalted

namespace cycle_activity {
using namespace core_events;
inline constexpr listed cycles_l2_miss{{&list, 0x100010a3, 0xf, 0xf42430032e, 0x0}, {}, &cycles_l2_miss}; // .code = 0xa3, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_l3_miss{{&list, 0x200020a3, 0xf, 0x18000f42430034c, 0x0}, {}, &cycles_l3_miss}; // .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .period = 1000003, .missing = 0x3
inline constexpr listed stalls_total{{&list, 0x400040a3, 0xff, 0xf42430036a, 0x0}, {}, &stalls_total}; // .code = 0xa3, .mask = 0x4, .threshold = 4, .counters = 0xff, .period = 1000003
inline constexpr listed stalls_l2_miss{{&list, 0x500050a3, 0xf, 0xf424300386, 0x0}, {}, &stalls_l2_miss}; // .code = 0xa3, .mask = 0x5, .threshold = 5, .counters = 0xf, .period = 1000003
inline constexpr listed stalls_l3_miss{{&list, 0x600060a3, 0xf, 0xf4243003a4, 0x0}, {}, &stalls_l3_miss}; // .code = 0xa3, .mask = 0x6, .threshold = 6, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_l1d_miss{{&list, 0x800080a3, 0xf, 0xf4243003c2, 0x0}, {}, &cycles_l1d_miss}; // .code = 0xa3, .mask = 0x8, .threshold = 8, .counters = 0xf, .period = 1000003
inline constexpr listed stalls_l1d_miss{{&list, 0xc000c0a3, 0xf, 0xf4243003e1, 0x0}, {}, &stalls_l1d_miss}; // .code = 0xa3, .mask = 0xc, .threshold = 12, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_mem_any{{&list, 0x1000100a3, 0xff, 0xf424300400, 0x0}, {}, &cycles_mem_any}; // .code = 0xa3, .mask = 0x10, .threshold = 16, .counters = 0xff, .period = 1000003
inline constexpr listed stalls_mem_any{{&list, 0x1400140a3, 0xff, 0xf42430041e, 0x0}, {}, &stalls_mem_any}; // .code = 0xa3, .mask = 0x14, .threshold = 20, .counters = 0xff, .period = 1000003
} // namespace cycle_activity

namespace decode {
using namespace core_events;
inline constexpr listed lcp{{&list, 0x1087, 0xf, 0x7a1290043c, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0xf, .period = 500009
} // namespace decode

namespace dsb2mite_switches {
using namespace core_events;
inline constexpr listed penalty_cycles{{&list, 0x20ab, 0xf, 0x186a300447, 0x0}, {}, &penalty_cycles}; // .code = 0xab, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed count{{&list, 0x20100020ab, 0xf, 0x186a300468, 0x0}, {}, &count}; // .code = 0xab, .mask = 0x2, .threshold = 1, .edge = true, .counters = 0xf, .period = 100003
} // namespace dsb2mite_switches

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2008, 0xf, 0x186a300480, 0x0}, {}, &walk_completed_4k}; // .code = 0x08, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4008, 0xf, 0x186a3004a3, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x08, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed_1g{{&list, 0x8008, 0xf, 0x186a3004c9, 0x0}, {}, &walk_completed_1g}; // .code = 0x08, .mask = 0x8, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe008, 0xf, 0x186a3004ec, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0xe, .counters = 0xf, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10008, 0xf, 0x186a30050c, 0x0}, {}, &walk_pending}; // .code = 0x08, .mask = 0x10, .counters = 0xf, .period = 100003
inline constexpr listed walk_active{{&list, 0x10010008, 0xf, 0x186a30052a, 0x0}, {}, &walk_active}; // .code = 0x08, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20008, 0xf, 0x186a300547, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x20, .counters = 0xf, .period = 100003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2049, 0xf, 0x186a300561, 0x0}, {}, &walk_completed_4k}; // .code = 0x49, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4049, 0xf, 0x186a300585, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x49, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed_1g{{&list, 0x8049, 0xf, 0x186a3005ac, 0x0}, {}, &walk_completed_1g}; // .code = 0x49, .mask = 0x8, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe049, 0xf, 0x186a3005d0, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0xe, .counters = 0xf, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10049, 0xf, 0x186a3005f1, 0x0}, {}, &walk_pending}; // .code = 0x49, .mask = 0x10, .counters = 0xf, .period = 100003
inline constexpr listed walk_active{{&list, 0x10010049, 0xf, 0x186a300610, 0x0}, {}, &walk_active}; // .code = 0x49, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20049, 0xf, 0x186a30062e, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x20, .counters = 0xf, .period = 100003
} // namespace dtlb_store_misses

namespace exe_activity {
using namespace core_events;
inline constexpr listed _1_ports_util{{&list, 0x20a6, 0xff, 0x1e848300649, 0x0}, {}, &_1_ports_util}; // .code = 0xa6, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed _2_ports_util{{&list, 0x40a6, 0xff, 0x1e848300663, 0x0}, {}, &_2_ports_util}; // .code = 0xa6, .mask = 0x4, .counters = 0xff, .period = 2000003
inline constexpr listed _3_ports_util{{&list, 0x80a6, 0xff, 0x1e84830067d, 0x0}, {}, &_3_ports_util}; // .code = 0xa6, .mask = 0x8, .counters = 0xff, .period = 2000003
inline constexpr listed _4_ports_util{{&list, 0x100a6, 0xff, 0x1e848300697, 0x0}, {}, &_4_ports_util}; // .code = 0xa6, .mask = 0x10, .counters = 0xff, .period = 2000003
inline constexpr listed bound_on_stores{{&list, 0x200400a6, 0xff, 0xf4243006b1, 0x0}, {}, &bound_on_stores}; // .code = 0xa6, .mask = 0x40, .threshold = 2, .counters = 0xff, .period = 1000003
} // namespace exe_activity

namespace fp_arith_inst_retired {
using namespace core_events;
inline constexpr listed scalar_double{{&list, 0x10c7, 0xff, 0x186a3006ce, 0x0}, {}, &scalar_double}; // .code = 0xc7, .mask = 0x1, .counters = 0xff, .period = 100003
inline constexpr listed scalar_single{{&list, 0x20c7, 0xff, 0x186a3006f2, 0x0}, {}, &scalar_single}; // .code = 0xc7, .mask = 0x2, .counters = 0xff, .period = 100003
inline constexpr listed scalar{{&list, 0x30c7, 0xff, 0xf424300716, 0x0}, {}, &scalar}; // .code = 0xc7, .mask = 0x3, .counters = 0xff, .period = 1000003
inline constexpr listed _128b_packed_double{{&list, 0x40c7, 0xff, 0x186a300733, 0x0}, {}, &_128b_packed_double}; // .code = 0xc7, .mask = 0x4, .counters = 0xff, .period = 100003
inline constexpr listed _128b_packed_single{{&list, 0x80c7, 0xff, 0x186a30075c, 0x0}, {}, &_128b_packed_single}; // .code = 0xc7, .mask = 0x8, .counters = 0xff, .period = 100003
inline constexpr listed _256b_packed_double{{&list, 0x100c7, 0xff, 0x186a300785, 0x0}, {}, &_256b_packed_double}; // .code = 0xc7, .mask = 0x10, .counters = 0xff, .period = 100003
inline constexpr listed _4_flops{{&list, 0x180c7, 0xff, 0x186a3007ae, 0x0}, {}, &_4_flops}; // .code = 0xc7, .mask = 0x18, .counters = 0xff, .period = 100003
inline constexpr listed _256b_packed_single{{&list, 0x200c7, 0xff, 0x186a3007cc, 0x0}, {}, &_256b_packed_single}; // .code = 0xc7, .mask = 0x20, .counters = 0xff, .period = 100003
inline constexpr listed _512b_packed_double{{&list, 0x400c7, 0xff, 0x186a3007f5, 0x0}, {}, &_512b_packed_double}; // .code = 0xc7, .mask = 0x40, .counters = 0xff, .period = 100003
inline constexpr listed _8_flops{{&list, 0x600c7, 0xff, 0x186a30081e, 0x0}, {}, &_8_flops}; // .code = 0xc7, .mask = 0x60, .counters = 0xff, .period = 100003
inline constexpr listed _512b_packed_single{{&list, 0x800c7, 0xff, 0x186a30083c, 0x0}, {}, &_512b_packed_single}; // .code = 0xc7, .mask = 0x80, .counters = 0xff, .period = 100003
inline constexpr listed vector{{&list, 0xfc0c7, 0xff, 0xf424300865, 0x0}, {}, &vector}; // .code = 0xc7, .mask = 0xfc, .counters = 0xff, .period = 1000003
} // namespace fp_arith_inst_retired

namespace frontend_retired {
using namespace core_events;
inline constexpr listed dsb_miss{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a700882, 0x11}, {}, &dsb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x11, .period = 100007, .taken_alone = true
inline constexpr listed l1i_miss{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a70089c, 0x12}, {}, &l1i_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x12, .period = 100007, .taken_alone = true
inline constexpr listed l2_miss{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a7008b6, 0x13}, {}, &l2_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x13, .period = 100007, .taken_alone = true
inline constexpr listed itlb_miss{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a7008cf, 0x14}, {}, &itlb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x14, .period = 100007, .taken_alone = true
inline constexpr listed stlb_miss{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a7008ea, 0x15}, {}, &stlb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x15, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a700905, 0x500206}, {}, &latency_ge_2}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x500206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_4{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a700923, 0x500406}, {}, &latency_ge_4}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x500406, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_8{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a700941, 0x500806}, {}, &latency_ge_8}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x500806, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_16{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a70095f, 0x501006}, {}, &latency_ge_16}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x501006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_32{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a70097e, 0x502006}, {}, &latency_ge_32}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x502006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_64{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a70099d, 0x504006}, {}, &latency_ge_64}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x504006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_128{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a7009bc, 0x508006}, {}, &latency_ge_128}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x508006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_256{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a7009dc, 0x510006}, {}, &latency_ge_256}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x510006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_512{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a7009fc, 0x520006}, {}, &latency_ge_512}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x520006, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_2_bubbles_ge_1{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a700a1c, 0x100206}, {}, &latency_ge_2_bubbles_ge_1}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x100206, .period = 100007, .taken_alone = true
inline constexpr listed latency_ge_1{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a700a47, 0x500106}, {}, &latency_ge_1}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x500106, .period = 100007, .taken_alone = true
inline constexpr listed any_dsb_miss{{&list, 0x10c6, 0x1000ff000000ff, 0xd00186a700a65, 0x1}, {}, &any_dsb_miss}; // .code = 0xc6, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = frontend, .holds = 0x1, .period = 100007, .taken_alone = true
} // namespace frontend_retired

namespace hle_retired {
using namespace core_events;
inline constexpr listed start{{&list, 0x10c8, 0xff, 0x18000186a300a83, 0x0}, {}, &start}; // .code = 0xc8, .mask = 0x1, .counters = 0xff, .period = 100003, .missing = 0x3
inline constexpr listed commit{{&list, 0x20c8, 0xff, 0x18000186a300a95, 0x0}, {}, &commit}; // .code = 0xc8, .mask = 0x2, .counters = 0xff, .period = 100003, .missing = 0x3
inline constexpr listed aborted{{&list, 0x40c8, 0xff, 0x18000186a300aa8, 0x0}, {}, &aborted}; // .code = 0xc8, .mask = 0x4, .counters = 0xff, .period = 100003, .missing = 0x3
inline constexpr listed aborted_mem{{&list, 0x80c8, 0xff, 0x18000186a300abc, 0x0}, {}, &aborted_mem}; // .code = 0xc8, .mask = 0x8, .counters = 0xff, .period = 100003, .missing = 0x3
inline constexpr listed aborted_unfriendly{{&list, 0x200c8, 0xff, 0x18000186a300ad4, 0x0}, {}, &aborted_unfriendly}; // .code = 0xc8, .mask = 0x20, .counters = 0xff, .period = 100003, .missing = 0x3
inline constexpr listed aborted_events{{&list, 0x800c8, 0xff, 0x18000186a300af3, 0x0}, {}, &aborted_events}; // .code = 0xc8, .mask = 0x80, .counters = 0xff, .period = 100003, .missing = 0x3
} // namespace hle_retired

namespace icache_16b {
using namespace core_events;
inline constexpr listed ifdata_stall{{&list, 0x4080, 0xf, 0x7a12900b0e, 0x0}, {}, &ifdata_stall}; // .code = 0x80, .mask = 0x4, .counters = 0xf, .period = 500009
} // namespace icache_16b

namespace icache_64b {
using namespace core_events;
inline constexpr listed iftag_hit{{&list, 0x1083, 0xf, 0x30d4300b26, 0x0}, {}, &iftag_hit}; // .code = 0x83, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed iftag_miss{{&list, 0x2083, 0xf, 0x30d4300b3b, 0x0}, {}, &iftag_miss}; // .code = 0x83, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed iftag_stall{{&list, 0x4083, 0xf, 0x30d4300b51, 0x0}, {}, &iftag_stall}; // .code = 0x83, .mask = 0x4, .counters = 0xf, .period = 200003
} // namespace icache_64b

namespace icache_data {
using namespace core_events;
inline constexpr listed stalls{{&list, 0x4080, 0xf, 0x7a12900b68, 0x0}, {}, &stalls}; // .code = 0x80, .mask = 0x4, .counters = 0xf, .period = 500009
} // namespace icache_data

namespace icache_tag {
using namespace core_events;
inline constexpr listed stalls{{&list, 0x4083, 0xf, 0x30d4300b7b, 0x0}, {}, &stalls}; // .code = 0x83, .mask = 0x4, .counters = 0xf, .period = 200003
} // namespace icache_tag

namespace idq {
using namespace core_events;
inline constexpr listed mite_uops{{&list, 0x4079, 0xf, 0x1e848300b8d, 0x0}, {}, &mite_uops}; // .code = 0x79, .mask = 0x4, .counters = 0xf, .period = 2000003
inline constexpr listed mite_cycles_ok{{&list, 0x50004079, 0xf, 0x1e848300b9b, 0x0}, {}, &mite_cycles_ok}; // .code = 0x79, .mask = 0x4, .threshold = 5, .counters = 0xf, .period = 2000003
inline constexpr listed mite_cycles_any{{&list, 0x10004079, 0xf, 0x1e848300bae, 0x0}, {}, &mite_cycles_any}; // .code = 0x79, .mask = 0x4, .threshold = 1, .counters = 0xf, .period = 2000003
inline constexpr listed dsb_uops{{&list, 0x8079, 0xf, 0x1e848300bc2, 0x0}, {}, &dsb_uops}; // .code = 0x79, .mask = 0x8, .counters = 0xf, .period = 2000003
inline constexpr listed dsb_cycles_ok{{&list, 0x50008079, 0xf, 0x1e848300bcf, 0x0}, {}, &dsb_cycles_ok}; // .code = 0x79, .mask = 0x8, .threshold = 5, .counters = 0xf, .period = 2000003
inline constexpr listed dsb_cycles_any{{&list, 0x10008079, 0xf, 0x1e848300be1, 0x0}, {}, &dsb_cycles_any}; // .code = 0x79, .mask = 0x8, .threshold = 1, .counters = 0xf, .period = 2000003
inline constexpr listed ms_switches{{&list, 0x2010030079, 0xf, 0x186a300bf4, 0x0}, {}, &ms_switches}; // .code = 0x79, .mask = 0x30, .threshold = 1, .edge = true, .counters = 0xf, .period = 100003
inline constexpr listed ms_uops{{&list, 0x30079, 0xf, 0x186a300c04, 0x0}, {}, &ms_uops}; // .code = 0x79, .mask = 0x30, .counters = 0xf, .period = 100003
inline constexpr listed ms_cycles_any{{&list, 0x10030079, 0xf, 0x8001e848300c10, 0x0}, {}, &ms_cycles_any}; // .code = 0x79, .mask = 0x30, .threshold = 1, .counters = 0xf, .period = 2000003, .missing = 0x1
} // namespace idq

namespace idq_uops_not_delivered {
using namespace core_events;
inline constexpr listed core{{&list, 0x109c, 0xff, 0xf424300c22, 0x0}, {}, &core}; // .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed cycles_0_uops_deliv_core{{&list, 0x5000109c, 0xff, 0xf424300c3e, 0x0}, {}, &cycles_0_uops_deliv_core}; // .code = 0x9c, .mask = 0x1, .threshold = 5, .counters = 0xff, .period = 1000003
inline constexpr listed cycles_fe_was_ok{{&list, 0x101000109c, 0xff, 0xf424300c6e, 0x0}, {}, &cycles_fe_was_ok}; // .code = 0x9c, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003
} // namespace idq_uops_not_delivered

namespace ild_stall {
using namespace core_events;
inline constexpr listed lcp{{&list, 0x1087, 0xf, 0x7a12900c96, 0x0}, {}, &lcp}; // .code = 0x87, .mask = 0x1, .counters = 0xf, .period = 500009
} // namespace ild_stall

namespace inst_decoded {
using namespace core_events;
inline constexpr listed decoders{{&list, 0x1055, 0xf, 0x1e848300ca4, 0x0}, {}, &decoders}; // .code = 0x55, .mask = 0x1, .counters = 0xf, .period = 2000003
} // namespace inst_decoded

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x51000000000000, 0x1e848300cba, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed prec_dist{{&list, 0x1000, 0x51000000000000, 0x1e848300ccb, 0x0}, {}, &prec_dist}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0x1000ff000000ff, 0x1e848300ce2, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100010c0, 0xff, 0x18000f424300cf5, 0x0}, {}, &stall_cycles}; // .code = 0xc0, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003, .missing = 0x3
inline constexpr listed nop{{&list, 0x20c0, 0x1000ff000000ff, 0x1e848300d0f, 0x0}, {}, &nop}; // .code = 0xc0, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 2000003
} // namespace inst_retired

namespace int_misc {
using namespace core_events;
inline constexpr listed recovery_cycles{{&list, 0x100d, 0xff, 0x7a12900d20, 0x0}, {}, &recovery_cycles}; // .code = 0x0d, .mask = 0x1, .counters = 0xff, .period = 500009
inline constexpr listed clears_count{{&list, 0x201000100d, 0xff, 0x7a12900d39, 0x0}, {}, &clears_count}; // .code = 0x0d, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xff, .period = 500009
inline constexpr listed all_recovery_cycles{{&list, 0x1000300d, 0xff, 0x1e848300d4f, 0x0}, {}, &all_recovery_cycles}; // .code = 0x0d, .mask = 0x3, .threshold = 1, .counters = 0xff, .period = 2000003
inline constexpr listed uop_dropping{{&list, 0x1000d, 0xff, 0xf424300d6c, 0x0}, {}, &uop_dropping}; // .code = 0x0d, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed clear_resteer_cycles{{&list, 0x8000d, 0xff, 0x7a12900d82, 0x0}, {}, &clear_resteer_cycles}; // .code = 0x0d, .mask = 0x80, .counters = 0xff, .period = 500009
} // namespace int_misc

namespace itlb_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2085, 0xf, 0x186a300da0, 0x0}, {}, &walk_completed_4k}; // .code = 0x85, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4085, 0xf, 0x186a300dbe, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x85, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed walk_completed{{&list, 0xe085, 0xf, 0x186a300ddf, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0xe, .counters = 0xf, .period = 100003
inline constexpr listed walk_pending{{&list, 0x10085, 0xf, 0x186a300dfa, 0x0}, {}, &walk_pending}; // .code = 0x85, .mask = 0x10, .counters = 0xf, .period = 100003
inline constexpr listed walk_active{{&list, 0x10010085, 0xf, 0x186a300e13, 0x0}, {}, &walk_active}; // .code = 0x85, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 100003
inline constexpr listed stlb_hit{{&list, 0x20085, 0xf, 0x186a300e2b, 0x0}, {}, &stlb_hit}; // .code = 0x85, .mask = 0x20, .counters = 0xf, .period = 100003
} // namespace itlb_misses

namespace l1d {
using namespace core_events;
inline constexpr listed replacement{{&list, 0x1051, 0xf, 0x186a300e40, 0x0}, {}, &replacement}; // .code = 0x51, .mask = 0x1, .counters = 0xf, .period = 100003
} // namespace l1d

namespace l1d_pend_miss {
using namespace core_events;
inline constexpr listed pending{{&list, 0x1048, 0xf, 0xf424300e50, 0x0}, {}, &pending}; // .code = 0x48, .mask = 0x1, .counters = 0xf, .period = 1000003
inline constexpr listed pending_cycles{{&list, 0x10001048, 0xf, 0xf424300e66, 0x0}, {}, &pending_cycles}; // .code = 0x48, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed fb_full{{&list, 0x2048, 0xf, 0xf424300e83, 0x0}, {}, &fb_full}; // .code = 0x48, .mask = 0x2, .counters = 0xf, .period = 1000003
inline constexpr listed fb_full_periods{{&list, 0x2010002048, 0xf, 0xf424300e99, 0x0}, {}, &fb_full_periods}; // .code = 0x48, .mask = 0x2, .threshold = 1, .edge = true, .counters = 0xf, .period = 1000003
inline constexpr listed l2_stall{{&list, 0x4048, 0xf, 0xf424300eb7, 0x0}, {}, &l2_stall}; // .code = 0x48, .mask = 0x4, .counters = 0xf, .period = 1000003
} // namespace l1d_pend_miss

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed all{{&list, 0x1f0f1, 0xf, 0x186a300ece, 0x0}, {}, &all}; // .code = 0xf1, .mask = 0x1f, .counters = 0xf, .period = 100003
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed silent{{&list, 0x10f2, 0xf, 0x30d4300ede, 0x0}, {}, &silent}; // .code = 0xf2, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed non_silent{{&list, 0x20f2, 0xf, 0x30d4300ef2, 0x0}, {}, &non_silent}; // .code = 0xf2, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed useless_hwpf{{&list, 0x40f2, 0xf, 0x30d4300f0a, 0x0}, {}, &useless_hwpf}; // .code = 0xf2, .mask = 0x4, .counters = 0xf, .period = 200003
} // namespace l2_lines_out

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed demand_data_rd_miss{{&list, 0x21024, 0xf, 0x30d4300f24, 0x0}, {}, &demand_data_rd_miss}; // .code = 0x24, .mask = 0x21, .counters = 0xf, .period = 200003
inline constexpr listed rfo_miss{{&list, 0x22024, 0xf, 0x30d4300f41, 0x0}, {}, &rfo_miss}; // .code = 0x24, .mask = 0x22, .counters = 0xf, .period = 200003
inline constexpr listed code_rd_miss{{&list, 0x24024, 0xf, 0x30d4300f53, 0x0}, {}, &code_rd_miss}; // .code = 0x24, .mask = 0x24, .counters = 0xf, .period = 200003
inline constexpr listed all_demand_miss{{&list, 0x27024, 0xf, 0x1000030d4300f69, 0x0}, {}, &all_demand_miss}; // .code = 0x24, .mask = 0x27, .counters = 0xf, .period = 200003, .missing = 0x2
inline constexpr listed swpf_miss{{&list, 0x28024, 0xf, 0x30d4300f82, 0x0}, {}, &swpf_miss}; // .code = 0x24, .mask = 0x28, .counters = 0xf, .period = 200003
inline constexpr listed miss{{&list, 0x3f024, 0xf, 0x3a00030d4300f95, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x3f, .counters = 0xf, .period = 200003, .deprecated = true, .missing = 0x7
inline constexpr listed demand_data_rd_hit{{&list, 0xc1024, 0xf, 0x30d4300fa3, 0x0}, {}, &demand_data_rd_hit}; // .code = 0x24, .mask = 0xc1, .counters = 0xf, .period = 200003
inline constexpr listed rfo_hit{{&list, 0xc2024, 0xf, 0x30d4300fbf, 0x0}, {}, &rfo_hit}; // .code = 0x24, .mask = 0xc2, .counters = 0xf, .period = 200003
inline constexpr listed code_rd_hit{{&list, 0xc4024, 0xf, 0x30d4300fd0, 0x0}, {}, &code_rd_hit}; // .code = 0x24, .mask = 0xc4, .counters = 0xf, .period = 200003
inline constexpr listed swpf_hit{{&list, 0xc8024, 0xf, 0x30d4300fe5, 0x0}, {}, &swpf_hit}; // .code = 0x24, .mask = 0xc8, .counters = 0xf, .period = 200003
inline constexpr listed all_demand_data_rd{{&list, 0xe1024, 0xf, 0x30d4300ff7, 0x0}, {}, &all_demand_data_rd}; // .code = 0x24, .mask = 0xe1, .counters = 0xf, .period = 200003
inline constexpr listed all_rfo{{&list, 0xe2024, 0xf, 0x30d4301013, 0x0}, {}, &all_rfo}; // .code = 0x24, .mask = 0xe2, .counters = 0xf, .period = 200003
inline constexpr listed all_code_rd{{&list, 0xe4024, 0xf, 0x30d4301024, 0x0}, {}, &all_code_rd}; // .code = 0x24, .mask = 0xe4, .counters = 0xf, .period = 200003
inline constexpr listed all_demand_references{{&list, 0xe7024, 0xf, 0x1800030d4301039, 0x0}, {}, &all_demand_references}; // .code = 0x24, .mask = 0xe7, .counters = 0xf, .period = 200003, .missing = 0x3
inline constexpr listed references{{&list, 0xff024, 0xf, 0x3a00030d4301058, 0x0}, {}, &references}; // .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200003, .deprecated = true, .missing = 0x7
} // namespace l2_rqsts

namespace l2_trans {
using namespace core_events;
inline constexpr listed l2_wb{{&list, 0x400f0, 0xf, 0x30d430106c, 0x0}, {}, &l2_wb}; // .code = 0xf0, .mask = 0x40, .counters = 0xf, .period = 200003
} // namespace l2_trans

namespace ld_blocks {
using namespace core_events;
inline constexpr listed store_forward{{&list, 0x2003, 0xf, 0x186a30107b, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed no_sr{{&list, 0x8003, 0xf, 0x186a301093, 0x0}, {}, &no_sr}; // .code = 0x03, .mask = 0x8, .counters = 0xf, .period = 100003
} // namespace ld_blocks

namespace ld_blocks_partial {
using namespace core_events;
inline constexpr listed address_alias{{&list, 0x1007, 0xf, 0x186a3010a3, 0x0}, {}, &address_alias}; // .code = 0x07, .mask = 0x1, .counters = 0xf, .period = 100003
} // namespace ld_blocks_partial

namespace load_hit_prefetch {
using namespace core_events;
inline constexpr listed swpf{{&list, 0x104c, 0xf, 0x186a3010c3, 0x0}, {}, &swpf}; // .code = 0x4c, .mask = 0x1, .counters = 0xf, .period = 100003
} // namespace load_hit_prefetch

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xff, 0x186a3010da, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 100003
} // namespace longest_lat_cache

namespace lsd {
using namespace core_events;
inline constexpr listed uops{{&list, 0x10a8, 0xf, 0x1e8483010f1, 0x0}, {}, &uops}; // .code = 0xa8, .mask = 0x1, .counters = 0xf, .period = 2000003
inline constexpr listed cycles_active{{&list, 0x100010a8, 0xf, 0x1e8483010fa, 0x0}, {}, &cycles_active}; // .code = 0xa8, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 2000003
inline constexpr listed cycles_ok{{&list, 0x500010a8, 0xf, 0x1e84830110c, 0x0}, {}, &cycles_ok}; // .code = 0xa8, .mask = 0x1, .threshold = 5, .counters = 0xf, .period = 2000003
} // namespace lsd

namespace machine_clears {
using namespace core_events;
inline constexpr listed count{{&list, 0x20100010c3, 0xff, 0x186a30111a, 0x0}, {}, &count}; // .code = 0xc3, .mask = 0x1, .threshold = 1, .edge = true, .counters = 0xff, .period = 100003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xff, 0x186a30112f, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 100003
inline constexpr listed smc{{&list, 0x40c3, 0xff, 0x186a30114e, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 100003
} // namespace machine_clears

namespace mem_inst_retired {
using namespace core_events;
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x10000f0000000f, 0x1000186a301161, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100003, .has_latency = true
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x10000f0000000f, 0x1000186a301182, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100003, .has_latency = true
inline constexpr listed lock_loads{{&list, 0x210d0, 0x10000f0000000f, 0x1000186a7011a4, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100007, .has_latency = true
inline constexpr listed split_loads{{&list, 0x410d0, 0x10000f0000000f, 0x1000186a3011c0, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100003, .has_latency = true
inline constexpr listed split_stores{{&list, 0x420d0, 0x10000f0000000f, 0x1000186a3011dd, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100003, .has_latency = true
inline constexpr listed all_loads{{&list, 0x810d0, 0x10000f0000000f, 0x1000f4243011fb, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 1000003, .has_latency = true
inline constexpr listed all_stores{{&list, 0x820d0, 0x10000f0000000f, 0x1000f424301216, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 1000003, .has_latency = true
inline constexpr listed any{{&list, 0x830d0, 0x10000f0000000f, 0x1000f424301232, 0x0}, {}, &any}; // .code = 0xd0, .mask = 0x83, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 1000003, .has_latency = true
} // namespace mem_inst_retired

namespace mem_load_l3_hit_retired {
using namespace core_events;
inline constexpr listed xsnp_miss{{&list, 0x10d2, 0x10000f0000000f, 0x100004e2b01247, 0x0}, {}, &xsnp_miss}; // .code = 0xd2, .mask = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 20011, .has_latency = true
inline constexpr listed xsnp_hit{{&list, 0x20d2, 0x10000f0000000f, 0x1900004e2b01269, 0x0}, {}, &xsnp_hit}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 20011, .has_latency = true, .missing = 0x3
inline constexpr listed xsnp_hitm{{&list, 0x40d2, 0x10000f0000000f, 0x1900004e2b0128a, 0x0}, {}, &xsnp_hitm}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 20011, .has_latency = true, .missing = 0x3
inline constexpr listed xsnp_none{{&list, 0x80d2, 0x10000f0000000f, 0x1000186a3012ac, 0x0}, {}, &xsnp_none}; // .code = 0xd2, .mask = 0x8, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100003, .has_latency = true
} // namespace mem_load_l3_hit_retired

namespace mem_load_misc_retired {
using namespace core_events;
inline constexpr listed uc{{&list, 0x40d4, 0x10000f0000000f, 0x1000186a7012ce, 0x0}, {}, &uc}; // .code = 0xd4, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100007, .has_latency = true
} // namespace mem_load_misc_retired

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x10000f0000000f, 0x1000f4243012e7, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 1000003, .has_latency = true
inline constexpr listed l2_hit{{&list, 0x20d1, 0x10000f0000000f, 0x100030d43012ff, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 200003, .has_latency = true
inline constexpr listed l3_hit{{&list, 0x40d1, 0x10000f0000000f, 0x1000186b501317, 0x0}, {}, &l3_hit}; // .code = 0xd1, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100021, .has_latency = true
inline constexpr listed l1_miss{{&list, 0x80d1, 0x10000f0000000f, 0x100030d430132f, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x8, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 200003, .has_latency = true
inline constexpr listed l2_miss{{&list, 0x100d1, 0x10000f0000000f, 0x1000186b501348, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x10, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100021, .has_latency = true
inline constexpr listed l3_miss{{&list, 0x200d1, 0x10000f0000000f, 0x10000c36501361, 0x0}, {}, &l3_miss}; // .code = 0xd1, .mask = 0x20, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 50021, .has_latency = true
inline constexpr listed fb_hit{{&list, 0x400d1, 0x10000f0000000f, 0x1000186a70137a, 0x0}, {}, &fb_hit}; // .code = 0xd1, .mask = 0x40, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100007, .has_latency = true
} // namespace mem_load_retired

namespace mem_trans_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{{&list, 0x10cd, 0x1000ff000000ff, 0x1c00186a301392, 0x4}, {}, &load_latency_gt_4}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_8{{&list, 0x10cd, 0x1000ff000000ff, 0x1c000c365013b6, 0x8}, {}, &load_latency_gt_8}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_16{{&list, 0x10cd, 0x1000ff000000ff, 0x1c0004e2b013da, 0x10}, {}, &load_latency_gt_16}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_32{{&list, 0x10cd, 0x1000ff000000ff, 0x1c00186a7013ff, 0x20}, {}, &load_latency_gt_32}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_64{{&list, 0x10cd, 0x1000ff000000ff, 0x1c00007d301424, 0x40}, {}, &load_latency_gt_64}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_128{{&list, 0x10cd, 0x1000ff000000ff, 0x1c00003f101449, 0x80}, {}, &load_latency_gt_128}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_256{{&list, 0x10cd, 0x1000ff000000ff, 0x1c00001f70146f, 0x100}, {}, &load_latency_gt_256}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_512{{&list, 0x10cd, 0x1000ff000000ff, 0x1c000006501495, 0x200}, {}, &load_latency_gt_512}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .needs = ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true
} // namespace mem_trans_retired

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x200cc, 0xff, 0x186a3014bb, 0x0}, {}, &lbr_inserts}; // .code = 0xcc, .mask = 0x20, .counters = 0xff, .period = 100003
inline constexpr listed pause_inst{{&list, 0x400cc, 0xff, 0x186a3014d4, 0x0}, {}, &pause_inst}; // .code = 0xcc, .mask = 0x40, .counters = 0xff, .period = 100003
} // namespace misc_retired

namespace offcore_requests {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x10b0, 0xf, 0x186a3014ec, 0x0}, {}, &demand_data_rd}; // .code = 0xb0, .mask = 0x1, .counters = 0xf, .period = 100003
inline constexpr listed demand_rfo{{&list, 0x40b0, 0xf, 0x186a30150c, 0x0}, {}, &demand_rfo}; // .code = 0xb0, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed all_data_rd{{&list, 0x80b0, 0xf, 0x186a301528, 0x0}, {}, &all_data_rd}; // .code = 0xb0, .mask = 0x8, .counters = 0xf, .period = 100003
inline constexpr listed l3_miss_demand_data_rd{{&list, 0x100b0, 0xf, 0x186a301545, 0x0}, {}, &l3_miss_demand_data_rd}; // .code = 0xb0, .mask = 0x10, .counters = 0xf, .period = 100003
inline constexpr listed all_requests{{&list, 0x800b0, 0xf, 0x186a30156d, 0x0}, {}, &all_requests}; // .code = 0xb0, .mask = 0x80, .counters = 0xf, .period = 100003
} // namespace offcore_requests

namespace offcore_requests_outstanding {
using namespace core_events;
inline constexpr listed demand_data_rd{{&list, 0x1060, 0xf, 0xf42430158b, 0x0}, {}, &demand_data_rd}; // .code = 0x60, .mask = 0x1, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_with_demand_code_rd{{&list, 0x10002060, 0xf, 0xf4243015b7, 0x0}, {}, &cycles_with_demand_code_rd}; // .code = 0x60, .mask = 0x2, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed demand_rfo{{&list, 0x4060, 0xf, 0x8000f4243015ef, 0x0}, {}, &demand_rfo}; // .code = 0x60, .mask = 0x4, .counters = 0xf, .period = 1000003, .missing = 0x1
inline constexpr listed cycles_with_demand_rfo{{&list, 0x10004060, 0xf, 0xf424301617, 0x0}, {}, &cycles_with_demand_rfo}; // .code = 0x60, .mask = 0x4, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed all_data_rd{{&list, 0x8060, 0xf, 0xf42430164b, 0x0}, {}, &all_data_rd}; // .code = 0x60, .mask = 0x8, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_with_data_rd{{&list, 0x10008060, 0xf, 0xf424301674, 0x0}, {}, &cycles_with_data_rd}; // .code = 0x60, .mask = 0x8, .threshold = 1, .counters = 0xf, .period = 1000003
inline constexpr listed cycles_with_l3_miss_demand_data_rd{{&list, 0x10010060, 0xf, 0x10000f4243016a5, 0x0}, {}, &cycles_with_l3_miss_demand_data_rd}; // .code = 0x60, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 1000003, .missing = 0x2
} // namespace offcore_requests_outstanding

namespace resource_stalls {
using namespace core_events;
inline constexpr listed scoreboard{{&list, 0x20a2, 0xff, 0x186a3016e5, 0x0}, {}, &scoreboard}; // .code = 0xa2, .mask = 0x2, .counters = 0xff, .period = 100003
inline constexpr listed sb{{&list, 0x80a2, 0xff, 0x186a301700, 0x0}, {}, &sb}; // .code = 0xa2, .mask = 0x8, .counters = 0xff, .period = 100003
} // namespace resource_stalls

namespace rs_events {
using namespace core_events;
inline constexpr listed empty_cycles{{&list, 0x105e, 0xff, 0xf424301713, 0x0}, {}, &empty_cycles}; // .code = 0x5e, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed empty_end{{&list, 0x301000105e, 0xff, 0x186a30172a, 0x0}, {}, &empty_end}; // .code = 0x5e, .mask = 0x1, .threshold = 1, .invert = true, .edge = true, .counters = 0xff, .period = 100003
} // namespace rs_events

namespace rtm_retired {
using namespace core_events;
inline constexpr listed start{{&list, 0x10c9, 0xff, 0x186a30173e, 0x0}, {}, &start}; // .code = 0xc9, .mask = 0x1, .counters = 0xff, .period = 100003
inline constexpr listed commit{{&list, 0x20c9, 0xff, 0x186a301750, 0x0}, {}, &commit}; // .code = 0xc9, .mask = 0x2, .counters = 0xff, .period = 100003
inline constexpr listed aborted{{&list, 0x40c9, 0x1000ff000000ff, 0x186a301763, 0x0}, {}, &aborted}; // .code = 0xc9, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 100003
inline constexpr listed aborted_mem{{&list, 0x80c9, 0xff, 0x186a301777, 0x0}, {}, &aborted_mem}; // .code = 0xc9, .mask = 0x8, .counters = 0xff, .period = 100003
inline constexpr listed aborted_unfriendly{{&list, 0x200c9, 0xff, 0x186a30178f, 0x0}, {}, &aborted_unfriendly}; // .code = 0xc9, .mask = 0x20, .counters = 0xff, .period = 100003
inline constexpr listed aborted_memtype{{&list, 0x400c9, 0xff, 0x186a3017ae, 0x0}, {}, &aborted_memtype}; // .code = 0xc9, .mask = 0x40, .counters = 0xff, .period = 100003
inline constexpr listed aborted_events{{&list, 0x800c9, 0xff, 0x186a3017ca, 0x0}, {}, &aborted_events}; // .code = 0xc9, .mask = 0x80, .counters = 0xff, .period = 100003
} // namespace rtm_retired

namespace sq_misc {
using namespace core_events;
inline constexpr listed sq_full{{&list, 0x40f4, 0xf, 0x186a3017e5, 0x0}, {}, &sq_full}; // .code = 0xf4, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed bus_lock{{&list, 0x100f4, 0xf, 0x186a3017f5, 0x0}, {}, &bus_lock}; // .code = 0xf4, .mask = 0x10, .counters = 0xf, .period = 100003
} // namespace sq_misc

namespace sw_prefetch_access {
using namespace core_events;
inline constexpr listed nta{{&list, 0x1032, 0xf, 0x186a301806, 0x0}, {}, &nta}; // .code = 0x32, .mask = 0x1, .counters = 0xf, .period = 100003
inline constexpr listed t0{{&list, 0x2032, 0xf, 0x186a30181d, 0x0}, {}, &t0}; // .code = 0x32, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed t1_t2{{&list, 0x4032, 0xf, 0x186a301833, 0x0}, {}, &t1_t2}; // .code = 0x32, .mask = 0x4, .counters = 0xf, .period = 100003
inline constexpr listed prefetchw{{&list, 0x8032, 0xf, 0x186a30184c, 0x0}, {}, &prefetchw}; // .code = 0x32, .mask = 0x8, .counters = 0xf, .period = 100003
inline constexpr listed any{{&list, 0xf032, 0xf, 0x186a301869, 0x0}, {}, &any}; // .code = 0x32, .mask = 0xf, .counters = 0xf, .period = 100003
} // namespace sw_prefetch_access

namespace tlb_flush {
using namespace core_events;
inline constexpr listed dtlb_thread{{&list, 0x10bd, 0xf, 0x186a701880, 0x0}, {}, &dtlb_thread}; // .code = 0xbd, .mask = 0x1, .counters = 0xf, .period = 100007
inline constexpr listed stlb_any{{&list, 0x200bd, 0xf, 0x186a701896, 0x0}, {}, &stlb_any}; // .code = 0xbd, .mask = 0x20, .counters = 0xf, .period = 100007
} // namespace tlb_flush

namespace topdown {
using namespace core_events;
inline constexpr listed slots_{{&list, 0x4000, 0x4000000000000, 0x989683018a9, 0x0}, {}, &slots_}; // .code = 0x00, .mask = 0x4, .fixed = 3, .period = 10000003
inline constexpr listed slots_p{{&list, 0x10a4, 0xff, 0x989683018b7, 0x0}, {}, &slots_p}; // .code = 0xa4, .mask = 0x1, .counters = 0xff, .period = 10000003
inline constexpr listed backend_bound_slots{{&list, 0x20a4, 0xff, 0x989683018c7, 0x0}, {}, &backend_bound_slots}; // .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 10000003
} // namespace topdown

namespace tx_exec {
using namespace core_events;
inline constexpr listed misc2{{&list, 0x205d, 0xff, 0x186a3018e3, 0x0}, {}, &misc2}; // .code = 0x5d, .mask = 0x2, .counters = 0xff, .period = 100003
inline constexpr listed misc3{{&list, 0x405d, 0xff, 0x186a3018f1, 0x0}, {}, &misc3}; // .code = 0x5d, .mask = 0x4, .counters = 0xff, .period = 100003
} // namespace tx_exec

namespace tx_mem {
using namespace core_events;
inline constexpr listed abort_conflict{{&list, 0x1054, 0xf, 0x186a3018ff, 0x0}, {}, &abort_conflict}; // .code = 0x54, .mask = 0x1, .counters = 0xf, .period = 100003
inline constexpr listed abort_capacity_write{{&list, 0x2054, 0xf, 0x186a301915, 0x0}, {}, &abort_capacity_write}; // .code = 0x54, .mask = 0x2, .counters = 0xf, .period = 100003
inline constexpr listed abort_hle_store_to_elided_lock{{&list, 0x4054, 0xf, 0x18000186a301931, 0x0}, {}, &abort_hle_store_to_elided_lock}; // .code = 0x54, .mask = 0x4, .counters = 0xf, .period = 100003, .missing = 0x3
inline constexpr listed abort_hle_elision_buffer_not_empty{{&list, 0x8054, 0xf, 0x18000186a301957, 0x0}, {}, &abort_hle_elision_buffer_not_empty}; // .code = 0x54, .mask = 0x8, .counters = 0xf, .period = 100003, .missing = 0x3
inline constexpr listed abort_hle_elision_buffer_mismatch{{&list, 0x10054, 0xf, 0x18000186a301981, 0x0}, {}, &abort_hle_elision_buffer_mismatch}; // .code = 0x54, .mask = 0x10, .counters = 0xf, .period = 100003, .missing = 0x3
inline constexpr listed abort_hle_elision_buffer_unsupported_alignment{{&list, 0x20054, 0xf, 0x18000186a3019aa, 0x0}, {}, &abort_hle_elision_buffer_unsupported_alignment}; // .code = 0x54, .mask = 0x20, .counters = 0xf, .period = 100003, .missing = 0x3
inline constexpr listed hle_elision_buffer_full{{&list, 0x40054, 0xf, 0x18000186a3019e0, 0x0}, {}, &hle_elision_buffer_full}; // .code = 0x54, .mask = 0x40, .counters = 0xf, .period = 100003, .missing = 0x3
inline constexpr listed abort_capacity_read{{&list, 0x80054, 0xf, 0x186a3019ff, 0x0}, {}, &abort_capacity_read}; // .code = 0x54, .mask = 0x80, .counters = 0xf, .period = 100003
} // namespace tx_mem

namespace uops_decoded {
using namespace core_events;
inline constexpr listed dec0{{&list, 0x1056, 0xf, 0xf424301a1a, 0x0}, {}, &dec0}; // .code = 0x56, .mask = 0x1, .counters = 0xf, .period = 1000003
} // namespace uops_decoded

namespace uops_dispatched {
using namespace core_events;
inline constexpr listed port_0{{&list, 0x10a1, 0xff, 0x1e848301a2c, 0x0}, {}, &port_0}; // .code = 0xa1, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed port_1{{&list, 0x20a1, 0xff, 0x1e848301a43, 0x0}, {}, &port_1}; // .code = 0xa1, .mask = 0x2, .counters = 0xff, .period = 2000003
inline constexpr listed port_2_3{{&list, 0x40a1, 0xff, 0x1e848301a5a, 0x0}, {}, &port_2_3}; // .code = 0xa1, .mask = 0x4, .counters = 0xff, .period = 2000003
inline constexpr listed port_4_9{{&list, 0x100a1, 0xff, 0x1e848301a73, 0x0}, {}, &port_4_9}; // .code = 0xa1, .mask = 0x10, .counters = 0xff, .period = 2000003
inline constexpr listed port_5{{&list, 0x200a1, 0xff, 0x1e848301a8c, 0x0}, {}, &port_5}; // .code = 0xa1, .mask = 0x20, .counters = 0xff, .period = 2000003
inline constexpr listed port_6{{&list, 0x400a1, 0xff, 0x1e848301aa3, 0x0}, {}, &port_6}; // .code = 0xa1, .mask = 0x40, .counters = 0xff, .period = 2000003
inline constexpr listed port_7_8{{&list, 0x800a1, 0xff, 0x1e848301aba, 0x0}, {}, &port_7_8}; // .code = 0xa1, .mask = 0x80, .counters = 0xff, .period = 2000003
} // namespace uops_dispatched

namespace uops_executed {
using namespace core_events;
inline constexpr listed thread{{&list, 0x10b1, 0xff, 0x1e848301ad3, 0x0}, {}, &thread}; // .code = 0xb1, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x10100010b1, 0xff, 0x1e848301ae8, 0x0}, {}, &stall_cycles}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 2000003
inline constexpr listed cycles_ge_1{{&list, 0x100010b1, 0xff, 0x1e848301b03, 0x0}, {}, &cycles_ge_1}; // .code = 0xb1, .mask = 0x1, .threshold = 1, .counters = 0xff, .period = 2000003
inline constexpr listed cycles_ge_2{{&list, 0x200010b1, 0xff, 0x1e848301b1d, 0x0}, {}, &cycles_ge_2}; // .code = 0xb1, .mask = 0x1, .threshold = 2, .counters = 0xff, .period = 2000003
inline constexpr listed cycles_ge_3{{&list, 0x300010b1, 0xff, 0x1e848301b37, 0x0}, {}, &cycles_ge_3}; // .code = 0xb1, .mask = 0x1, .threshold = 3, .counters = 0xff, .period = 2000003
inline constexpr listed cycles_ge_4{{&list, 0x400010b1, 0xff, 0x1e848301b51, 0x0}, {}, &cycles_ge_4}; // .code = 0xb1, .mask = 0x1, .threshold = 4, .counters = 0xff, .period = 2000003
inline constexpr listed core{{&list, 0x20b1, 0xff, 0x8001e848301b6b, 0x0}, {}, &core}; // .code = 0xb1, .mask = 0x2, .counters = 0xff, .period = 2000003, .missing = 0x1
inline constexpr listed core_cycles_ge_1{{&list, 0x100020b1, 0xff, 0x1e848301b7e, 0x0}, {}, &core_cycles_ge_1}; // .code = 0xb1, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_2{{&list, 0x200020b1, 0xff, 0x1e848301b9d, 0x0}, {}, &core_cycles_ge_2}; // .code = 0xb1, .mask = 0x2, .threshold = 2, .counters = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_3{{&list, 0x300020b1, 0xff, 0x1e848301bbc, 0x0}, {}, &core_cycles_ge_3}; // .code = 0xb1, .mask = 0x2, .threshold = 3, .counters = 0xff, .period = 2000003
inline constexpr listed core_cycles_ge_4{{&list, 0x400020b1, 0xff, 0x1e848301bdb, 0x0}, {}, &core_cycles_ge_4}; // .code = 0xb1, .mask = 0x2, .threshold = 4, .counters = 0xff, .period = 2000003
inline constexpr listed x87{{&list, 0x100b1, 0xff, 0x1e848301bfa, 0x0}, {}, &x87}; // .code = 0xb1, .mask = 0x10, .counters = 0xff, .period = 2000003
} // namespace uops_executed

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0x100e, 0xff, 0x1e848301c0c, 0x0}, {}, &any}; // .code = 0x0e, .mask = 0x1, .counters = 0xff, .period = 2000003
inline constexpr listed stall_cycles{{&list, 0x101000100e, 0xff, 0xf424301c1c, 0x0}, {}, &stall_cycles}; // .code = 0x0e, .mask = 0x1, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003
inline constexpr listed vector_width_mismatch{{&list, 0x200e, 0xff, 0x186a301c35, 0x0}, {}, &vector_width_mismatch}; // .code = 0x0e, .mask = 0x2, .counters = 0xff, .period = 100003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed stall_cycles{{&list, 0x10100020c2, 0xff, 0xf424301c57, 0x0}, {}, &stall_cycles}; // .code = 0xc2, .mask = 0x2, .threshold = 1, .invert = true, .counters = 0xff, .period = 1000003
inline constexpr listed total_cycles{{&list, 0x10a00020c2, 0xff, 0xf424301c71, 0x0}, {}, &total_cycles}; // .code = 0xc2, .mask = 0x2, .threshold = 10, .invert = true, .counters = 0xff, .period = 1000003
inline constexpr listed slots_{{&list, 0x20c2, 0xff, 0x1e848301c8b, 0x0}, {}, &slots_}; // .code = 0xc2, .mask = 0x2, .counters = 0xff, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::fp_divider_active, &arith::divider_active, &assists::fp, &assists::any, &baclears::any,
    &br_inst_retired::all_branches, &br_inst_retired::cond_taken, &br_inst_retired::near_call,
    &br_inst_retired::near_return, &br_inst_retired::cond_ntaken, &br_inst_retired::cond,
    &br_inst_retired::near_taken, &br_inst_retired::far_branch, &br_inst_retired::indirect,
    &br_misp_retired::all_branches, &br_misp_retired::cond_taken, &br_misp_retired::indirect_call,
    &br_misp_retired::ret, &br_misp_retired::cond_ntaken, &br_misp_retired::cond,
    &br_misp_retired::near_taken, &br_misp_retired::indirect, &core_power::lvl0_turbo_license,
    &core_power::lvl1_turbo_license, &core_power::lvl2_turbo_license, &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::ref_tsc, &cpu_clk_unhalted::thread_p, &cpu_clk_unhalted::ref_xclk,
    &cpu_clk_unhalted::one_thread_active, &cpu_clk_unhalted::ref_distributed,
    &cpu_clk_unhalted::distributed, &cycle_activity::cycles_l2_miss,
    &cycle_activity::cycles_l3_miss, &cycle_activity::stalls_total, &cycle_activity::stalls_l2_miss,
    &cycle_activity::stalls_l3_miss, &cycle_activity::cycles_l1d_miss,
    &cycle_activity::stalls_l1d_miss, &cycle_activity::cycles_mem_any,
    &cycle_activity::stalls_mem_any, &decode::lcp, &dsb2mite_switches::penalty_cycles,
    &dsb2mite_switches::count, &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m, &dtlb_load_misses::walk_completed_1g,
    &dtlb_load_misses::walk_completed, &dtlb_load_misses::walk_pending,
    &dtlb_load_misses::walk_active, &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::walk_completed_4k, &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1g, &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_pending, &dtlb_store_misses::walk_active, &dtlb_store_misses::stlb_hit,
    &exe_activity::_1_ports_util, &exe_activity::_2_ports_util, &exe_activity::_3_ports_util,
    &exe_activity::_4_ports_util, &exe_activity::bound_on_stores,
    &fp_arith_inst_retired::scalar_double, &fp_arith_inst_retired::scalar_single,
    &fp_arith_inst_retired::scalar, &fp_arith_inst_retired::_128b_packed_double,
    &fp_arith_inst_retired::_128b_packed_single, &fp_arith_inst_retired::_256b_packed_double,
    &fp_arith_inst_retired::_4_flops, &fp_arith_inst_retired::_256b_packed_single,
    &fp_arith_inst_retired::_512b_packed_double, &fp_arith_inst_retired::_8_flops,
    &fp_arith_inst_retired::_512b_packed_single, &fp_arith_inst_retired::vector,
    &frontend_retired::dsb_miss, &frontend_retired::l1i_miss, &frontend_retired::l2_miss,
    &frontend_retired::itlb_miss, &frontend_retired::stlb_miss, &frontend_retired::latency_ge_2,
    &frontend_retired::latency_ge_4, &frontend_retired::latency_ge_8,
    &frontend_retired::latency_ge_16, &frontend_retired::latency_ge_32,
    &frontend_retired::latency_ge_64, &frontend_retired::latency_ge_128,
    &frontend_retired::latency_ge_256, &frontend_retired::latency_ge_512,
    &frontend_retired::latency_ge_2_bubbles_ge_1, &frontend_retired::latency_ge_1,
    &frontend_retired::any_dsb_miss, &hle_retired::start, &hle_retired::commit,
    &hle_retired::aborted, &hle_retired::aborted_mem, &hle_retired::aborted_unfriendly,
    &hle_retired::aborted_events, &icache_16b::ifdata_stall, &icache_64b::iftag_hit,
    &icache_64b::iftag_miss, &icache_64b::iftag_stall, &icache_data::stalls, &icache_tag::stalls,
    &idq::mite_uops, &idq::mite_cycles_ok, &idq::mite_cycles_any, &idq::dsb_uops,
    &idq::dsb_cycles_ok, &idq::dsb_cycles_any, &idq::ms_switches, &idq::ms_uops,
    &idq::ms_cycles_any, &idq_uops_not_delivered::core,
    &idq_uops_not_delivered::cycles_0_uops_deliv_core, &idq_uops_not_delivered::cycles_fe_was_ok,
    &ild_stall::lcp, &inst_decoded::decoders, &inst_retired::any, &inst_retired::prec_dist,
    &inst_retired::any_p, &inst_retired::stall_cycles, &inst_retired::nop,
    &int_misc::recovery_cycles, &int_misc::clears_count, &int_misc::all_recovery_cycles,
    &int_misc::uop_dropping, &int_misc::clear_resteer_cycles, &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m, &itlb_misses::walk_completed, &itlb_misses::walk_pending,
    &itlb_misses::walk_active, &itlb_misses::stlb_hit, &l1d::replacement, &l1d_pend_miss::pending,
    &l1d_pend_miss::pending_cycles, &l1d_pend_miss::fb_full, &l1d_pend_miss::fb_full_periods,
    &l1d_pend_miss::l2_stall, &l2_lines_in::all, &l2_lines_out::silent, &l2_lines_out::non_silent,
    &l2_lines_out::useless_hwpf, &l2_rqsts::demand_data_rd_miss, &l2_rqsts::rfo_miss,
    &l2_rqsts::code_rd_miss, &l2_rqsts::all_demand_miss, &l2_rqsts::swpf_miss, &l2_rqsts::miss,
    &l2_rqsts::demand_data_rd_hit, &l2_rqsts::rfo_hit, &l2_rqsts::code_rd_hit, &l2_rqsts::swpf_hit,
    &l2_rqsts::all_demand_data_rd, &l2_rqsts::all_rfo, &l2_rqsts::all_code_rd,
    &l2_rqsts::all_demand_references, &l2_rqsts::references, &l2_trans::l2_wb,
    &ld_blocks::store_forward, &ld_blocks::no_sr, &ld_blocks_partial::address_alias,
    &load_hit_prefetch::swpf, &longest_lat_cache::miss, &lsd::uops, &lsd::cycles_active,
    &lsd::cycles_ok, &machine_clears::count, &machine_clears::memory_ordering, &machine_clears::smc,
    &mem_inst_retired::stlb_miss_loads, &mem_inst_retired::stlb_miss_stores,
    &mem_inst_retired::lock_loads, &mem_inst_retired::split_loads, &mem_inst_retired::split_stores,
    &mem_inst_retired::all_loads, &mem_inst_retired::all_stores, &mem_inst_retired::any,
    &mem_load_l3_hit_retired::xsnp_miss, &mem_load_l3_hit_retired::xsnp_hit,
    &mem_load_l3_hit_retired::xsnp_hitm, &mem_load_l3_hit_retired::xsnp_none,
    &mem_load_misc_retired::uc, &mem_load_retired::l1_hit, &mem_load_retired::l2_hit,
    &mem_load_retired::l3_hit, &mem_load_retired::l1_miss, &mem_load_retired::l2_miss,
    &mem_load_retired::l3_miss, &mem_load_retired::fb_hit, &mem_trans_retired::load_latency_gt_4,
    &mem_trans_retired::load_latency_gt_8, &mem_trans_retired::load_latency_gt_16,
    &mem_trans_retired::load_latency_gt_32, &mem_trans_retired::load_latency_gt_64,
    &mem_trans_retired::load_latency_gt_128, &mem_trans_retired::load_latency_gt_256,
    &mem_trans_retired::load_latency_gt_512, &misc_retired::lbr_inserts, &misc_retired::pause_inst,
    &offcore_requests::demand_data_rd, &offcore_requests::demand_rfo,
    &offcore_requests::all_data_rd, &offcore_requests::l3_miss_demand_data_rd,
    &offcore_requests::all_requests, &offcore_requests_outstanding::demand_data_rd,
    &offcore_requests_outstanding::cycles_with_demand_code_rd,
    &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::cycles_with_demand_rfo,
    &offcore_requests_outstanding::all_data_rd, &offcore_requests_outstanding::cycles_with_data_rd,
    &offcore_requests_outstanding::cycles_with_l3_miss_demand_data_rd, &resource_stalls::scoreboard,
    &resource_stalls::sb, &rs_events::empty_cycles, &rs_events::empty_end, &rtm_retired::start,
    &rtm_retired::commit, &rtm_retired::aborted, &rtm_retired::aborted_mem,
    &rtm_retired::aborted_unfriendly, &rtm_retired::aborted_memtype, &rtm_retired::aborted_events,
    &sq_misc::sq_full, &sq_misc::bus_lock, &sw_prefetch_access::nta, &sw_prefetch_access::t0,
    &sw_prefetch_access::t1_t2, &sw_prefetch_access::prefetchw, &sw_prefetch_access::any,
    &tlb_flush::dtlb_thread, &tlb_flush::stlb_any, &topdown::slots_, &topdown::slots_p,
    &topdown::backend_bound_slots, &tx_exec::misc2, &tx_exec::misc3, &tx_mem::abort_conflict,
    &tx_mem::abort_capacity_write, &tx_mem::abort_hle_store_to_elided_lock,
    &tx_mem::abort_hle_elision_buffer_not_empty, &tx_mem::abort_hle_elision_buffer_mismatch,
    &tx_mem::abort_hle_elision_buffer_unsupported_alignment, &tx_mem::hle_elision_buffer_full,
    &tx_mem::abort_capacity_read, &uops_decoded::dec0, &uops_dispatched::port_0,
    &uops_dispatched::port_1, &uops_dispatched::port_2_3, &uops_dispatched::port_4_9,
    &uops_dispatched::port_5, &uops_dispatched::port_6, &uops_dispatched::port_7_8,
    &uops_executed::thread, &uops_executed::stall_cycles, &uops_executed::cycles_ge_1,
    &uops_executed::cycles_ge_2, &uops_executed::cycles_ge_3, &uops_executed::cycles_ge_4,
    &uops_executed::core, &uops_executed::core_cycles_ge_1, &uops_executed::core_cycles_ge_2,
    &uops_executed::core_cycles_ge_3, &uops_executed::core_cycles_ge_4, &uops_executed::x87,
    &uops_issued::any, &uops_issued::stall_cycles, &uops_issued::vector_width_mismatch,
    &uops_retired::stall_cycles, &uops_retired::total_cycles, &uops_retired::slots_,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::ice_lake
