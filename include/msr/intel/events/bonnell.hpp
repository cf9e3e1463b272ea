// Events of Atom (Bonnell), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// bnl: from intel/perfmon 6dadedf3aa48, BNL/events/bonnell_core.json, version 5 of 09/07/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::bonnell {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "baclears.any\0"
    "bogus_br\0"
    "br_inst_decoded\0"
    "br_inst_retired.any\0"
    "br_inst_retired.pred_not_taken\0"
    "br_inst_retired.mispred_not_taken\0"
    "br_inst_retired.pred_taken\0"
    "br_inst_retired.mispred_taken\0"
    "br_inst_retired.taken\0"
    "br_inst_retired.any1\0"
    "br_inst_retired.mispred\0"
    "br_inst_type_retired.cond\0"
    "br_inst_type_retired.uncond\0"
    "br_inst_type_retired.ind\0"
    "br_inst_type_retired.ret\0"
    "br_inst_type_retired.dir_call\0"
    "br_inst_type_retired.ind_call\0"
    "br_inst_type_retired.cond_taken\0"
    "br_missp_type_retired.cond\0"
    "br_missp_type_retired.ind\0"
    "br_missp_type_retired.return\0"
    "br_missp_type_retired.ind_call\0"
    "br_missp_type_retired.cond_taken\0"
    "busq_empty.self\0"
    "bus_bnr_drv.all_agents\0"
    "bus_bnr_drv.this_agent\0"
    "bus_data_rcv.self\0"
    "bus_drdy_clocks.all_agents\0"
    "bus_drdy_clocks.this_agent\0"
    "bus_hitm_drv.all_agents\0"
    "bus_hitm_drv.this_agent\0"
    "bus_hit_drv.all_agents\0"
    "bus_hit_drv.this_agent\0"
    "bus_io_wait.self\0"
    "bus_lock_clocks.all_agents\0"
    "bus_lock_clocks.self\0"
    "bus_request_outstanding.all_agents\0"
    "bus_request_outstanding.self\0"
    "bus_trans_any.all_agents\0"
    "bus_trans_any.self\0"
    "bus_trans_brd.all_agents\0"
    "bus_trans_brd.self\0"
    "bus_trans_burst.all_agents\0"
    "bus_trans_burst.self\0"
    "bus_trans_def.all_agents\0"
    "bus_trans_def.self\0"
    "bus_trans_ifetch.all_agents\0"
    "bus_trans_ifetch.self\0"
    "bus_trans_inval.all_agents\0"
    "bus_trans_inval.self\0"
    "bus_trans_io.all_agents\0"
    "bus_trans_io.self\0"
    "bus_trans_mem.all_agents\0"
    "bus_trans_mem.self\0"
    "bus_trans_p.all_agents\0"
    "bus_trans_p.self\0"
    "bus_trans_pwr.all_agents\0"
    "bus_trans_pwr.self\0"
    "bus_trans_rfo.all_agents\0"
    "bus_trans_rfo.self\0"
    "bus_trans_wb.all_agents\0"
    "bus_trans_wb.self\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.bus\0"
    "cpu_clk_unhalted.core\0"
    "cpu_clk_unhalted.ref\0"
    "cycles_div_busy\0"
    "cycles_icache_mem_stalled.icache_mem_stalled\0"
    "cycles_int_masked.cycles_int_masked\0"
    "cycles_int_masked.cycles_int_pending_and_masked\0"
    "data_tlb_misses.dtlb_miss\0"
    "data_tlb_misses.dtlb_miss_ld\0"
    "data_tlb_misses.l0_dtlb_miss_ld\0"
    "data_tlb_misses.dtlb_miss_st\0"
    "data_tlb_misses.l0_dtlb_miss_st\0"
    "decode_stall.pfb_empty\0"
    "decode_stall.iq_full\0"
    "dispatch_blocked.any\0"
    "div.s\0"
    "div.ar\0"
    "eist_trans\0"
    "ext_snoop.this_agent.any\0"
    "ext_snoop.this_agent.clean\0"
    "ext_snoop.this_agent.hit\0"
    "ext_snoop.this_agent.hitm\0"
    "ext_snoop.all_agents.any\0"
    "ext_snoop.all_agents.clean\0"
    "ext_snoop.all_agents.hit\0"
    "ext_snoop.all_agents.hitm\0"
    "fp_assist.s\0"
    "fp_assist.ar\0"
    "hw_int_rcv\0"
    "icache.accesses\0"
    "icache.hit\0"
    "icache.misses\0"
    "inst_retired.any_p\0"
    "inst_retired.any\0"
    "itlb.hit\0"
    "itlb.flush\0"
    "itlb.misses\0"
    "l1d_cache.ld\0"
    "l1d_cache.st\0"
    "l1d_cache.all_ref\0"
    "l1d_cache.all_cache_ref\0"
    "l1d_cache.repl\0"
    "l1d_cache.replm\0"
    "l1d_cache.evict\0"
    "l2_ads.self\0"
    "l2_data_rqsts.self.e_state\0"
    "l2_data_rqsts.self.i_state\0"
    "l2_data_rqsts.self.m_state\0"
    "l2_data_rqsts.self.s_state\0"
    "l2_data_rqsts.self.mesi\0"
    "l2_dbus_busy.self\0"
    "l2_dbus_busy_rd.self\0"
    "l2_ifetch.self.e_state\0"
    "l2_ifetch.self.i_state\0"
    "l2_ifetch.self.m_state\0"
    "l2_ifetch.self.s_state\0"
    "l2_ifetch.self.mesi\0"
    "l2_ld.self.any.e_state\0"
    "l2_ld.self.any.i_state\0"
    "l2_ld.self.any.m_state\0"
    "l2_ld.self.any.s_state\0"
    "l2_ld.self.any.mesi\0"
    "l2_ld.self.demand.e_state\0"
    "l2_ld.self.demand.i_state\0"
    "l2_ld.self.demand.m_state\0"
    "l2_ld.self.demand.s_state\0"
    "l2_ld.self.demand.mesi\0"
    "l2_ld.self.prefetch.e_state\0"
    "l2_ld.self.prefetch.i_state\0"
    "l2_ld.self.prefetch.m_state\0"
    "l2_ld.self.prefetch.s_state\0"
    "l2_ld.self.prefetch.mesi\0"
    "l2_ld_ifetch.self.e_state\0"
    "l2_ld_ifetch.self.i_state\0"
    "l2_ld_ifetch.self.m_state\0"
    "l2_ld_ifetch.self.s_state\0"
    "l2_ld_ifetch.self.mesi\0"
    "l2_lines_in.self.any\0"
    "l2_lines_in.self.demand\0"
    "l2_lines_in.self.prefetch\0"
    "l2_lines_out.self.any\0"
    "l2_lines_out.self.demand\0"
    "l2_lines_out.self.prefetch\0"
    "l2_lock.self.e_state\0"
    "l2_lock.self.i_state\0"
    "l2_lock.self.m_state\0"
    "l2_lock.self.s_state\0"
    "l2_lock.self.mesi\0"
    "l2_m_lines_in.self\0"
    "l2_m_lines_out.self.any\0"
    "l2_m_lines_out.self.demand\0"
    "l2_m_lines_out.self.prefetch\0"
    "l2_no_req.self\0"
    "l2_reject_busq.self.any.e_state\0"
    "l2_reject_busq.self.any.i_state\0"
    "l2_reject_busq.self.any.m_state\0"
    "l2_reject_busq.self.any.s_state\0"
    "l2_reject_busq.self.any.mesi\0"
    "l2_reject_busq.self.demand.e_state\0"
    "l2_reject_busq.self.demand.i_state\0"
    "l2_reject_busq.self.demand.m_state\0"
    "l2_reject_busq.self.demand.s_state\0"
    "l2_reject_busq.self.demand.mesi\0"
    "l2_reject_busq.self.prefetch.e_state\0"
    "l2_reject_busq.self.prefetch.i_state\0"
    "l2_reject_busq.self.prefetch.m_state\0"
    "l2_reject_busq.self.prefetch.s_state\0"
    "l2_reject_busq.self.prefetch.mesi\0"
    "l2_rqsts.self.any.e_state\0"
    "l2_rqsts.self.any.i_state\0"
    "l2_rqsts.self.any.m_state\0"
    "l2_rqsts.self.any.s_state\0"
    "l2_rqsts.self.any.mesi\0"
    "l2_rqsts.self.demand.e_state\0"
    "l2_rqsts.self.demand.m_state\0"
    "l2_rqsts.self.demand.s_state\0"
    "l2_rqsts.self.prefetch.e_state\0"
    "l2_rqsts.self.prefetch.i_state\0"
    "l2_rqsts.self.prefetch.m_state\0"
    "l2_rqsts.self.prefetch.s_state\0"
    "l2_rqsts.self.prefetch.mesi\0"
    "l2_rqsts.self.demand.i_state\0"
    "l2_rqsts.self.demand.mesi\0"
    "l2_st.self.e_state\0"
    "l2_st.self.i_state\0"
    "l2_st.self.m_state\0"
    "l2_st.self.s_state\0"
    "l2_st.self.mesi\0"
    "machine_clears.smc\0"
    "macro_insts.non_cisc_decoded\0"
    "macro_insts.cisc_decoded\0"
    "macro_insts.all_decoded\0"
    "mem_load_retired.l2_hit\0"
    "mem_load_retired.l2_miss\0"
    "mem_load_retired.dtlb_miss\0"
    "misalign_mem_ref.split\0"
    "misalign_mem_ref.ld_split\0"
    "misalign_mem_ref.st_split\0"
    "misalign_mem_ref.split.ar\0"
    "misalign_mem_ref.ld_split.ar\0"
    "misalign_mem_ref.st_split.ar\0"
    "misalign_mem_ref.rmw_split\0"
    "misalign_mem_ref.bubble\0"
    "misalign_mem_ref.ld_bubble\0"
    "misalign_mem_ref.st_bubble\0"
    "misalign_mem_ref.rmw_bubble\0"
    "mul.s\0"
    "mul.ar\0"
    "page_walks.walks\0"
    "page_walks.cycles\0"
    "page_walks.d_side_walks\0"
    "page_walks.d_side_cycles\0"
    "page_walks.i_side_walks\0"
    "page_walks.i_side_cycles\0"
    "prefetch.prefetcht0\0"
    "prefetch.prefetcht1\0"
    "prefetch.prefetcht2\0"
    "prefetch.sw_l2\0"
    "prefetch.prefetchnta\0"
    "prefetch.hw_prefetch\0"
    "prefetch.software_prefetch\0"
    "prefetch.software_prefetch.ar\0"
    "reissue.any\0"
    "reissue.any.ar\0"
    "reissue.overlap_store\0"
    "reissue.overlap_store.ar\0"
    "resource_stalls.div_busy\0"
    "segment_reg_loads.any\0"
    "simd_assist\0"
    "simd_comp_inst_retired.packed_single\0"
    "simd_comp_inst_retired.scalar_single\0"
    "simd_comp_inst_retired.scalar_double\0"
    "simd_instr_retired\0"
    "simd_inst_retired.packed_single\0"
    "simd_inst_retired.scalar_single\0"
    "simd_inst_retired.scalar_double\0"
    "simd_inst_retired.vector\0"
    "simd_sat_instr_retired\0"
    "simd_sat_uop_exec.s\0"
    "simd_sat_uop_exec.ar\0"
    "simd_uops_exec.s\0"
    "simd_uops_exec.ar\0"
    "simd_uop_type_exec.mul.s\0"
    "simd_uop_type_exec.mul.ar\0"
    "simd_uop_type_exec.shift.s\0"
    "simd_uop_type_exec.shift.ar\0"
    "simd_uop_type_exec.pack.s\0"
    "simd_uop_type_exec.pack.ar\0"
    "simd_uop_type_exec.unpack.s\0"
    "simd_uop_type_exec.unpack.ar\0"
    "simd_uop_type_exec.logical.s\0"
    "simd_uop_type_exec.logical.ar\0"
    "simd_uop_type_exec.arithmetic.s\0"
    "simd_uop_type_exec.arithmetic.ar\0"
    "snoop_stall_drv.all_agents\0"
    "snoop_stall_drv.self\0"
    "store_forwards.any\0"
    "store_forwards.good\0"
    "thermal_trip\0"
    "uops.ms_cycles\0"
    "uops_retired.any\0"
    "uops_retired.stalled_cycles\0"
    "uops_retired.stalls\0"
    "x87_comp_ops_exe.any.s\0"
    "x87_comp_ops_exe.any.ar\0"
    "x87_comp_ops_exe.fxch.s\0"
    "x87_comp_ops_exe.fxch.ar\0";
inline constexpr select::event_list list{"bonnell", core::bonnell, names};
} // namespace core_events
inline constexpr core_events::listed bogus_br{{&core_events::list, 0x10e4, 0x3, 0x1e84800000d, 0x0}, {}, &bogus_br}; // .code = 0xe4, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed br_inst_decoded{{&core_events::list, 0x10e0, 0x3, 0x1e848000016, 0x0}, {}, &br_inst_decoded}; // .code = 0xe0, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed cycles_div_busy{{&core_events::list, 0x1014, 0x3, 0x1e848000620, 0x0}, {}, &cycles_div_busy}; // .code = 0x14, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed eist_trans{{&core_events::list, 0x3a, 0x3, 0x30d4000793, 0x0}, {}, &eist_trans}; // .code = 0x3a, .counters = 0x3, .period = 200000
inline constexpr core_events::listed hw_int_rcv{{&core_events::list, 0xc8, 0x3, 0x30d4000885, 0x0}, {}, &hw_int_rcv}; // .code = 0xc8, .counters = 0x3, .period = 200000
inline constexpr core_events::listed simd_assist{{&core_events::list, 0xcd, 0x3, 0x186a001581, 0x0}, {}, &simd_assist}; // .code = 0xcd, .counters = 0x3, .period = 100000
inline constexpr core_events::listed simd_instr_retired{{&core_events::list, 0xce, 0x3, 0x1e8480015fc, 0x0}, {}, &simd_instr_retired}; // .code = 0xce, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed simd_sat_instr_retired{{&core_events::list, 0xcf, 0x3, 0x1e848001688, 0x0}, {}, &simd_sat_instr_retired}; // .code = 0xcf, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed thermal_trip{{&core_events::list, 0xc003b, 0x3, 0x30d4001896, 0x0}, {}, &thermal_trip}; // .code = 0x3b, .mask = 0xc0, .counters = 0x3, .period = 200000

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e6, 0x3, 0x1e848000000, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1, .counters = 0x3, .period = 2000000
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0xc4, 0x3, 0x1e848000026, 0x0}, {}, &any}; // .code = 0xc4, .counters = 0x3, .period = 2000000
inline constexpr listed pred_not_taken{{&list, 0x10c4, 0x3, 0x1e84800003a, 0x0}, {}, &pred_not_taken}; // .code = 0xc4, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed mispred_not_taken{{&list, 0x20c4, 0x3, 0x30d4000059, 0x0}, {}, &mispred_not_taken}; // .code = 0xc4, .mask = 0x2, .counters = 0x3, .period = 200000
inline constexpr listed pred_taken{{&list, 0x40c4, 0x3, 0x1e84800007b, 0x0}, {}, &pred_taken}; // .code = 0xc4, .mask = 0x4, .counters = 0x3, .period = 2000000
inline constexpr listed mispred_taken{{&list, 0x80c4, 0x3, 0x30d4000096, 0x0}, {}, &mispred_taken}; // .code = 0xc4, .mask = 0x8, .counters = 0x3, .period = 200000
inline constexpr listed taken{{&list, 0xc0c4, 0x3, 0x1e8480000b4, 0x0}, {}, &taken}; // .code = 0xc4, .mask = 0xc, .counters = 0x3, .period = 2000000
inline constexpr listed any1{{&list, 0xf0c4, 0x3, 0x1e8480000ca, 0x0}, {}, &any1}; // .code = 0xc4, .mask = 0xf, .counters = 0x3, .period = 2000000
inline constexpr listed mispred{{&list, 0xc5, 0x10000000000003, 0x30d40000df, 0x0}, {}, &mispred}; // .code = 0xc5, .counters = 0x3, .precise = can, .period = 200000
} // namespace br_inst_retired

namespace br_inst_type_retired {
using namespace core_events;
inline constexpr listed cond{{&list, 0x1088, 0x3, 0x1e8480000f7, 0x0}, {}, &cond}; // .code = 0x88, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed uncond{{&list, 0x2088, 0x3, 0x1e848000111, 0x0}, {}, &uncond}; // .code = 0x88, .mask = 0x2, .counters = 0x3, .period = 2000000
inline constexpr listed ind{{&list, 0x4088, 0x3, 0x1e84800012d, 0x0}, {}, &ind}; // .code = 0x88, .mask = 0x4, .counters = 0x3, .period = 2000000
inline constexpr listed ret{{&list, 0x8088, 0x3, 0x1e848000146, 0x0}, {}, &ret}; // .code = 0x88, .mask = 0x8, .counters = 0x3, .period = 2000000
inline constexpr listed dir_call{{&list, 0x10088, 0x3, 0x1e84800015f, 0x0}, {}, &dir_call}; // .code = 0x88, .mask = 0x10, .counters = 0x3, .period = 2000000
inline constexpr listed ind_call{{&list, 0x20088, 0x3, 0x1e84800017d, 0x0}, {}, &ind_call}; // .code = 0x88, .mask = 0x20, .counters = 0x3, .period = 2000000
inline constexpr listed cond_taken{{&list, 0x41088, 0x3, 0x1e84800019b, 0x0}, {}, &cond_taken}; // .code = 0x88, .mask = 0x41, .counters = 0x3, .period = 2000000
} // namespace br_inst_type_retired

namespace br_missp_type_retired {
using namespace core_events;
inline constexpr listed cond{{&list, 0x1089, 0x3, 0x30d40001bb, 0x0}, {}, &cond}; // .code = 0x89, .mask = 0x1, .counters = 0x3, .period = 200000
inline constexpr listed ind{{&list, 0x2089, 0x3, 0x30d40001d6, 0x0}, {}, &ind}; // .code = 0x89, .mask = 0x2, .counters = 0x3, .period = 200000
inline constexpr listed return_{{&list, 0x4089, 0x3, 0x30d40001f0, 0x0}, {}, &return_}; // .code = 0x89, .mask = 0x4, .counters = 0x3, .period = 200000
inline constexpr listed ind_call{{&list, 0x8089, 0x3, 0x30d400020d, 0x0}, {}, &ind_call}; // .code = 0x89, .mask = 0x8, .counters = 0x3, .period = 200000
inline constexpr listed cond_taken{{&list, 0x11089, 0x3, 0x30d400022c, 0x0}, {}, &cond_taken}; // .code = 0x89, .mask = 0x11, .counters = 0x3, .period = 200000
} // namespace br_missp_type_retired

namespace bus_bnr_drv {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0x20061, 0x3, 0x30d400025d, 0x0}, {}, &all_agents}; // .code = 0x61, .mask = 0x20, .counters = 0x3, .period = 200000
inline constexpr listed this_agent{{&list, 0x61, 0x3, 0x30d4000274, 0x0}, {}, &this_agent}; // .code = 0x61, .counters = 0x3, .period = 200000
} // namespace bus_bnr_drv

namespace bus_data_rcv {
using namespace core_events;
inline constexpr listed self{{&list, 0x40064, 0x3, 0x30d400028b, 0x0}, {}, &self}; // .code = 0x64, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_data_rcv

namespace bus_drdy_clocks {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0x20062, 0x3, 0x30d400029d, 0x0}, {}, &all_agents}; // .code = 0x62, .mask = 0x20, .counters = 0x3, .period = 200000
inline constexpr listed this_agent{{&list, 0x62, 0x3, 0x30d40002b8, 0x0}, {}, &this_agent}; // .code = 0x62, .counters = 0x3, .period = 200000
} // namespace bus_drdy_clocks

namespace bus_hit_drv {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0x2007a, 0x3, 0x30d4000303, 0x0}, {}, &all_agents}; // .code = 0x7a, .mask = 0x20, .counters = 0x3, .period = 200000
inline constexpr listed this_agent{{&list, 0x7a, 0x3, 0x30d400031a, 0x0}, {}, &this_agent}; // .code = 0x7a, .counters = 0x3, .period = 200000
} // namespace bus_hit_drv

namespace bus_hitm_drv {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0x2007b, 0x3, 0x30d40002d3, 0x0}, {}, &all_agents}; // .code = 0x7b, .mask = 0x20, .counters = 0x3, .period = 200000
inline constexpr listed this_agent{{&list, 0x7b, 0x3, 0x30d40002eb, 0x0}, {}, &this_agent}; // .code = 0x7b, .counters = 0x3, .period = 200000
} // namespace bus_hitm_drv

namespace bus_io_wait {
using namespace core_events;
inline constexpr listed self{{&list, 0x4007f, 0x3, 0x30d4000331, 0x0}, {}, &self}; // .code = 0x7f, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_io_wait

namespace bus_lock_clocks {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe0063, 0x3, 0x30d4000342, 0x0}, {}, &all_agents}; // .code = 0x63, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x40063, 0x3, 0x30d400035d, 0x0}, {}, &self}; // .code = 0x63, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_lock_clocks

namespace bus_request_outstanding {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe0060, 0x3, 0x30d4000372, 0x0}, {}, &all_agents}; // .code = 0x60, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x40060, 0x3, 0x30d4000395, 0x0}, {}, &self}; // .code = 0x60, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_request_outstanding

namespace bus_trans_any {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe0070, 0x3, 0x30d40003b2, 0x0}, {}, &all_agents}; // .code = 0x70, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x40070, 0x3, 0x30d40003cb, 0x0}, {}, &self}; // .code = 0x70, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_any

namespace bus_trans_brd {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe0065, 0x3, 0x30d40003de, 0x0}, {}, &all_agents}; // .code = 0x65, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x40065, 0x3, 0x30d40003f7, 0x0}, {}, &self}; // .code = 0x65, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_brd

namespace bus_trans_burst {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe006e, 0x3, 0x30d400040a, 0x0}, {}, &all_agents}; // .code = 0x6e, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x4006e, 0x3, 0x30d4000425, 0x0}, {}, &self}; // .code = 0x6e, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_burst

namespace bus_trans_def {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe006d, 0x3, 0x30d400043a, 0x0}, {}, &all_agents}; // .code = 0x6d, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x4006d, 0x3, 0x30d4000453, 0x0}, {}, &self}; // .code = 0x6d, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_def

namespace bus_trans_ifetch {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe0068, 0x3, 0x30d4000466, 0x0}, {}, &all_agents}; // .code = 0x68, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x40068, 0x3, 0x30d4000482, 0x0}, {}, &self}; // .code = 0x68, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_ifetch

namespace bus_trans_inval {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe0069, 0x3, 0x30d4000498, 0x0}, {}, &all_agents}; // .code = 0x69, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x40069, 0x3, 0x30d40004b3, 0x0}, {}, &self}; // .code = 0x69, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_inval

namespace bus_trans_io {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe006c, 0x3, 0x30d40004c8, 0x0}, {}, &all_agents}; // .code = 0x6c, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x4006c, 0x3, 0x30d40004e0, 0x0}, {}, &self}; // .code = 0x6c, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_io

namespace bus_trans_mem {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe006f, 0x3, 0x30d40004f2, 0x0}, {}, &all_agents}; // .code = 0x6f, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x4006f, 0x3, 0x30d400050b, 0x0}, {}, &self}; // .code = 0x6f, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_mem

namespace bus_trans_p {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe006b, 0x3, 0x30d400051e, 0x0}, {}, &all_agents}; // .code = 0x6b, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x4006b, 0x3, 0x30d4000535, 0x0}, {}, &self}; // .code = 0x6b, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_p

namespace bus_trans_pwr {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe006a, 0x3, 0x30d4000546, 0x0}, {}, &all_agents}; // .code = 0x6a, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x4006a, 0x3, 0x30d400055f, 0x0}, {}, &self}; // .code = 0x6a, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_pwr

namespace bus_trans_rfo {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe0066, 0x3, 0x30d4000572, 0x0}, {}, &all_agents}; // .code = 0x66, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x40066, 0x3, 0x30d400058b, 0x0}, {}, &self}; // .code = 0x66, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_rfo

namespace bus_trans_wb {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe0067, 0x3, 0x30d400059e, 0x0}, {}, &all_agents}; // .code = 0x67, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x40067, 0x3, 0x30d40005b6, 0x0}, {}, &self}; // .code = 0x67, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace bus_trans_wb

namespace busq_empty {
using namespace core_events;
inline constexpr listed self{{&list, 0x4007d, 0x3, 0x30d400024d, 0x0}, {}, &self}; // .code = 0x7d, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace busq_empty

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core_p{{&list, 0x3c, 0x3, 0x1e8480005c8, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0x3, .period = 2000000
inline constexpr listed bus{{&list, 0x103c, 0x3, 0x30d40005e0, 0x0}, {}, &bus}; // .code = 0x3c, .mask = 0x1, .counters = 0x3, .period = 200000
inline constexpr listed core{{&list, 0xa, 0x2000000000000, 0x1e8480005f5, 0x0}, {}, &core}; // .code = 0x0a, .fixed = 1, .period = 2000000
inline constexpr listed ref{{&list, 0xa, 0x3000000000000, 0x1e84800060b, 0x0}, {}, &ref}; // .code = 0x0a, .fixed = 2, .period = 2000000
} // namespace cpu_clk_unhalted

namespace cycles_icache_mem_stalled {
using namespace core_events;
inline constexpr listed icache_mem_stalled{{&list, 0x1086, 0x3, 0x1e848000630, 0x0}, {}, &icache_mem_stalled}; // .code = 0x86, .mask = 0x1, .counters = 0x3, .period = 2000000
} // namespace cycles_icache_mem_stalled

namespace cycles_int_masked {
using namespace core_events;
inline constexpr listed cycles_int_masked{{&list, 0x10c6, 0x3, 0x1e84800065d, 0x0}, {}, &cycles_int_masked}; // .code = 0xc6, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed cycles_int_pending_and_masked{{&list, 0x20c6, 0x3, 0x1e848000681, 0x0}, {}, &cycles_int_pending_and_masked}; // .code = 0xc6, .mask = 0x2, .counters = 0x3, .period = 2000000
} // namespace cycles_int_masked

namespace data_tlb_misses {
using namespace core_events;
inline constexpr listed dtlb_miss{{&list, 0x7008, 0x3, 0x30d40006b1, 0x0}, {}, &dtlb_miss}; // .code = 0x08, .mask = 0x7, .counters = 0x3, .period = 200000
inline constexpr listed dtlb_miss_ld{{&list, 0x5008, 0x3, 0x30d40006cb, 0x0}, {}, &dtlb_miss_ld}; // .code = 0x08, .mask = 0x5, .counters = 0x3, .period = 200000
inline constexpr listed l0_dtlb_miss_ld{{&list, 0x9008, 0x3, 0x30d40006e8, 0x0}, {}, &l0_dtlb_miss_ld}; // .code = 0x08, .mask = 0x9, .counters = 0x3, .period = 200000
inline constexpr listed dtlb_miss_st{{&list, 0x6008, 0x3, 0x30d4000708, 0x0}, {}, &dtlb_miss_st}; // .code = 0x08, .mask = 0x6, .counters = 0x3, .period = 200000
inline constexpr listed l0_dtlb_miss_st{{&list, 0xa008, 0x3, 0x30d4000725, 0x0}, {}, &l0_dtlb_miss_st}; // .code = 0x08, .mask = 0xa, .counters = 0x3, .period = 200000
} // namespace data_tlb_misses

namespace decode_stall {
using namespace core_events;
inline constexpr listed pfb_empty{{&list, 0x1087, 0x3, 0x1e848000745, 0x0}, {}, &pfb_empty}; // .code = 0x87, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed iq_full{{&list, 0x2087, 0x3, 0x1e84800075c, 0x0}, {}, &iq_full}; // .code = 0x87, .mask = 0x2, .counters = 0x3, .period = 2000000
} // namespace decode_stall

namespace dispatch_blocked {
using namespace core_events;
inline constexpr listed any{{&list, 0x20009, 0x3, 0x30d4000771, 0x0}, {}, &any}; // .code = 0x09, .mask = 0x20, .counters = 0x3, .period = 200000
} // namespace dispatch_blocked

namespace div {
using namespace core_events;
inline constexpr listed s{{&list, 0x1013, 0x3, 0x1e848000786, 0x0}, {}, &s}; // .code = 0x13, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed ar{{&list, 0x81013, 0x3, 0x1e84800078c, 0x0}, {}, &ar}; // .code = 0x13, .mask = 0x81, .counters = 0x3, .period = 2000000
} // namespace div

namespace ext_snoop {
using namespace core_events;
inline constexpr listed this_agent_any{{&list, 0xb077, 0x3, 0x30d400079e, 0x0}, {}, &this_agent_any}; // .code = 0x77, .mask = 0xb, .counters = 0x3, .period = 200000
inline constexpr listed this_agent_clean{{&list, 0x1077, 0x3, 0x30d40007b7, 0x0}, {}, &this_agent_clean}; // .code = 0x77, .mask = 0x1, .counters = 0x3, .period = 200000
inline constexpr listed this_agent_hit{{&list, 0x2077, 0x3, 0x30d40007d2, 0x0}, {}, &this_agent_hit}; // .code = 0x77, .mask = 0x2, .counters = 0x3, .period = 200000
inline constexpr listed this_agent_hitm{{&list, 0x8077, 0x3, 0x30d40007eb, 0x0}, {}, &this_agent_hitm}; // .code = 0x77, .mask = 0x8, .counters = 0x3, .period = 200000
inline constexpr listed all_agents_any{{&list, 0x2b077, 0x3, 0x30d4000805, 0x0}, {}, &all_agents_any}; // .code = 0x77, .mask = 0x2b, .counters = 0x3, .period = 200000
inline constexpr listed all_agents_clean{{&list, 0x21077, 0x3, 0x30d400081e, 0x0}, {}, &all_agents_clean}; // .code = 0x77, .mask = 0x21, .counters = 0x3, .period = 200000
inline constexpr listed all_agents_hit{{&list, 0x22077, 0x3, 0x30d4000839, 0x0}, {}, &all_agents_hit}; // .code = 0x77, .mask = 0x22, .counters = 0x3, .period = 200000
inline constexpr listed all_agents_hitm{{&list, 0x28077, 0x3, 0x30d4000852, 0x0}, {}, &all_agents_hitm}; // .code = 0x77, .mask = 0x28, .counters = 0x3, .period = 200000
} // namespace ext_snoop

namespace fp_assist {
using namespace core_events;
inline constexpr listed s{{&list, 0x1011, 0x3, 0x27100086c, 0x0}, {}, &s}; // .code = 0x11, .mask = 0x1, .counters = 0x3, .period = 10000
inline constexpr listed ar{{&list, 0x81011, 0x3, 0x271000878, 0x0}, {}, &ar}; // .code = 0x11, .mask = 0x81, .counters = 0x3, .period = 10000
} // namespace fp_assist

namespace icache {
using namespace core_events;
inline constexpr listed accesses{{&list, 0x3080, 0x3, 0x30d4000890, 0x0}, {}, &accesses}; // .code = 0x80, .mask = 0x3, .counters = 0x3, .period = 200000
inline constexpr listed hit{{&list, 0x1080, 0x3, 0x30d40008a0, 0x0}, {}, &hit}; // .code = 0x80, .mask = 0x1, .counters = 0x3, .period = 200000
inline constexpr listed misses{{&list, 0x2080, 0x3, 0x30d40008ab, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0x3, .period = 200000
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any_p{{&list, 0xc0, 0x20000000000003, 0x1e8480008b9, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0x3, .precise = only, .period = 2000000
inline constexpr listed any{{&list, 0xa, 0x1000000000000, 0x1e8480008cc, 0x0}, {}, &any}; // .code = 0x0a, .fixed = 0, .period = 2000000
} // namespace inst_retired

namespace itlb {
using namespace core_events;
inline constexpr listed hit{{&list, 0x1082, 0x3, 0x30d40008dd, 0x0}, {}, &hit}; // .code = 0x82, .mask = 0x1, .counters = 0x3, .period = 200000
inline constexpr listed flush{{&list, 0x4082, 0x3, 0x30d40008e6, 0x0}, {}, &flush}; // .code = 0x82, .mask = 0x4, .counters = 0x3, .period = 200000
inline constexpr listed misses{{&list, 0x2082, 0x20000000000003, 0x30d40008f1, 0x0}, {}, &misses}; // .code = 0x82, .mask = 0x2, .counters = 0x3, .precise = only, .period = 200000
} // namespace itlb

namespace l1d_cache {
using namespace core_events;
inline constexpr listed ld{{&list, 0xa1040, 0x3, 0x1e8480008fd, 0x0}, {}, &ld}; // .code = 0x40, .mask = 0xa1, .counters = 0x3, .period = 2000000
inline constexpr listed st{{&list, 0xa2040, 0x3, 0x1e84800090a, 0x0}, {}, &st}; // .code = 0x40, .mask = 0xa2, .counters = 0x3, .period = 2000000
inline constexpr listed all_ref{{&list, 0x83040, 0x3, 0x1e848000917, 0x0}, {}, &all_ref}; // .code = 0x40, .mask = 0x83, .counters = 0x3, .period = 2000000
inline constexpr listed all_cache_ref{{&list, 0xa3040, 0x3, 0x1e848000929, 0x0}, {}, &all_cache_ref}; // .code = 0x40, .mask = 0xa3, .counters = 0x3, .period = 2000000
inline constexpr listed repl{{&list, 0x8040, 0x3, 0x30d4000941, 0x0}, {}, &repl}; // .code = 0x40, .mask = 0x8, .counters = 0x3, .period = 200000
inline constexpr listed replm{{&list, 0x48040, 0x3, 0x30d4000950, 0x0}, {}, &replm}; // .code = 0x40, .mask = 0x48, .counters = 0x3, .period = 200000
inline constexpr listed evict{{&list, 0x10040, 0x3, 0x30d4000960, 0x0}, {}, &evict}; // .code = 0x40, .mask = 0x10, .counters = 0x3, .period = 200000
} // namespace l1d_cache

namespace l2_ads {
using namespace core_events;
inline constexpr listed self{{&list, 0x40021, 0x3, 0x30d4000970, 0x0}, {}, &self}; // .code = 0x21, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace l2_ads

namespace l2_data_rqsts {
using namespace core_events;
inline constexpr listed self_e_state{{&list, 0x4402c, 0x3, 0x30d400097c, 0x0}, {}, &self_e_state}; // .code = 0x2c, .mask = 0x44, .counters = 0x3, .period = 200000
inline constexpr listed self_i_state{{&list, 0x4102c, 0x3, 0x30d4000997, 0x0}, {}, &self_i_state}; // .code = 0x2c, .mask = 0x41, .counters = 0x3, .period = 200000
inline constexpr listed self_m_state{{&list, 0x4802c, 0x3, 0x30d40009b2, 0x0}, {}, &self_m_state}; // .code = 0x2c, .mask = 0x48, .counters = 0x3, .period = 200000
inline constexpr listed self_s_state{{&list, 0x4202c, 0x3, 0x30d40009cd, 0x0}, {}, &self_s_state}; // .code = 0x2c, .mask = 0x42, .counters = 0x3, .period = 200000
inline constexpr listed self_mesi{{&list, 0x4f02c, 0x3, 0x30d40009e8, 0x0}, {}, &self_mesi}; // .code = 0x2c, .mask = 0x4f, .counters = 0x3, .period = 200000
} // namespace l2_data_rqsts

namespace l2_dbus_busy {
using namespace core_events;
inline constexpr listed self{{&list, 0x40022, 0x3, 0x30d4000a00, 0x0}, {}, &self}; // .code = 0x22, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace l2_dbus_busy

namespace l2_dbus_busy_rd {
using namespace core_events;
inline constexpr listed self{{&list, 0x40023, 0x3, 0x30d4000a12, 0x0}, {}, &self}; // .code = 0x23, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace l2_dbus_busy_rd

namespace l2_ifetch {
using namespace core_events;
inline constexpr listed self_e_state{{&list, 0x44028, 0x3, 0x30d4000a27, 0x0}, {}, &self_e_state}; // .code = 0x28, .mask = 0x44, .counters = 0x3, .period = 200000
inline constexpr listed self_i_state{{&list, 0x41028, 0x3, 0x30d4000a3e, 0x0}, {}, &self_i_state}; // .code = 0x28, .mask = 0x41, .counters = 0x3, .period = 200000
inline constexpr listed self_m_state{{&list, 0x48028, 0x3, 0x30d4000a55, 0x0}, {}, &self_m_state}; // .code = 0x28, .mask = 0x48, .counters = 0x3, .period = 200000
inline constexpr listed self_s_state{{&list, 0x42028, 0x3, 0x30d4000a6c, 0x0}, {}, &self_s_state}; // .code = 0x28, .mask = 0x42, .counters = 0x3, .period = 200000
inline constexpr listed self_mesi{{&list, 0x4f028, 0x3, 0x30d4000a83, 0x0}, {}, &self_mesi}; // .code = 0x28, .mask = 0x4f, .counters = 0x3, .period = 200000
} // namespace l2_ifetch

namespace l2_ld {
using namespace core_events;
inline constexpr listed self_any_e_state{{&list, 0x74029, 0x3, 0x30d4000a97, 0x0}, {}, &self_any_e_state}; // .code = 0x29, .mask = 0x74, .counters = 0x3, .period = 200000
inline constexpr listed self_any_i_state{{&list, 0x71029, 0x3, 0x30d4000aae, 0x0}, {}, &self_any_i_state}; // .code = 0x29, .mask = 0x71, .counters = 0x3, .period = 200000
inline constexpr listed self_any_m_state{{&list, 0x78029, 0x3, 0x30d4000ac5, 0x0}, {}, &self_any_m_state}; // .code = 0x29, .mask = 0x78, .counters = 0x3, .period = 200000
inline constexpr listed self_any_s_state{{&list, 0x72029, 0x3, 0x30d4000adc, 0x0}, {}, &self_any_s_state}; // .code = 0x29, .mask = 0x72, .counters = 0x3, .period = 200000
inline constexpr listed self_any_mesi{{&list, 0x7f029, 0x3, 0x30d4000af3, 0x0}, {}, &self_any_mesi}; // .code = 0x29, .mask = 0x7f, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_e_state{{&list, 0x44029, 0x3, 0x30d4000b07, 0x0}, {}, &self_demand_e_state}; // .code = 0x29, .mask = 0x44, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_i_state{{&list, 0x41029, 0x3, 0x30d4000b21, 0x0}, {}, &self_demand_i_state}; // .code = 0x29, .mask = 0x41, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_m_state{{&list, 0x48029, 0x3, 0x30d4000b3b, 0x0}, {}, &self_demand_m_state}; // .code = 0x29, .mask = 0x48, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_s_state{{&list, 0x42029, 0x3, 0x30d4000b55, 0x0}, {}, &self_demand_s_state}; // .code = 0x29, .mask = 0x42, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_mesi{{&list, 0x4f029, 0x3, 0x30d4000b6f, 0x0}, {}, &self_demand_mesi}; // .code = 0x29, .mask = 0x4f, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_e_state{{&list, 0x54029, 0x3, 0x30d4000b86, 0x0}, {}, &self_prefetch_e_state}; // .code = 0x29, .mask = 0x54, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_i_state{{&list, 0x51029, 0x3, 0x30d4000ba2, 0x0}, {}, &self_prefetch_i_state}; // .code = 0x29, .mask = 0x51, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_m_state{{&list, 0x58029, 0x3, 0x30d4000bbe, 0x0}, {}, &self_prefetch_m_state}; // .code = 0x29, .mask = 0x58, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_s_state{{&list, 0x52029, 0x3, 0x30d4000bda, 0x0}, {}, &self_prefetch_s_state}; // .code = 0x29, .mask = 0x52, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_mesi{{&list, 0x5f029, 0x3, 0x30d4000bf6, 0x0}, {}, &self_prefetch_mesi}; // .code = 0x29, .mask = 0x5f, .counters = 0x3, .period = 200000
} // namespace l2_ld

namespace l2_ld_ifetch {
using namespace core_events;
inline constexpr listed self_e_state{{&list, 0x4402d, 0x3, 0x30d4000c0f, 0x0}, {}, &self_e_state}; // .code = 0x2d, .mask = 0x44, .counters = 0x3, .period = 200000
inline constexpr listed self_i_state{{&list, 0x4102d, 0x3, 0x30d4000c29, 0x0}, {}, &self_i_state}; // .code = 0x2d, .mask = 0x41, .counters = 0x3, .period = 200000
inline constexpr listed self_m_state{{&list, 0x4802d, 0x3, 0x30d4000c43, 0x0}, {}, &self_m_state}; // .code = 0x2d, .mask = 0x48, .counters = 0x3, .period = 200000
inline constexpr listed self_s_state{{&list, 0x4202d, 0x3, 0x30d4000c5d, 0x0}, {}, &self_s_state}; // .code = 0x2d, .mask = 0x42, .counters = 0x3, .period = 200000
inline constexpr listed self_mesi{{&list, 0x4f02d, 0x3, 0x30d4000c77, 0x0}, {}, &self_mesi}; // .code = 0x2d, .mask = 0x4f, .counters = 0x3, .period = 200000
} // namespace l2_ld_ifetch

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed self_any{{&list, 0x70024, 0x3, 0x30d4000c8e, 0x0}, {}, &self_any}; // .code = 0x24, .mask = 0x70, .counters = 0x3, .period = 200000
inline constexpr listed self_demand{{&list, 0x40024, 0x3, 0x30d4000ca3, 0x0}, {}, &self_demand}; // .code = 0x24, .mask = 0x40, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch{{&list, 0x50024, 0x3, 0x30d4000cbb, 0x0}, {}, &self_prefetch}; // .code = 0x24, .mask = 0x50, .counters = 0x3, .period = 200000
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed self_any{{&list, 0x70026, 0x3, 0x30d4000cd5, 0x0}, {}, &self_any}; // .code = 0x26, .mask = 0x70, .counters = 0x3, .period = 200000
inline constexpr listed self_demand{{&list, 0x40026, 0x3, 0x30d4000ceb, 0x0}, {}, &self_demand}; // .code = 0x26, .mask = 0x40, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch{{&list, 0x50026, 0x3, 0x30d4000d04, 0x0}, {}, &self_prefetch}; // .code = 0x26, .mask = 0x50, .counters = 0x3, .period = 200000
} // namespace l2_lines_out

namespace l2_lock {
using namespace core_events;
inline constexpr listed self_e_state{{&list, 0x4402b, 0x3, 0x30d4000d1f, 0x0}, {}, &self_e_state}; // .code = 0x2b, .mask = 0x44, .counters = 0x3, .period = 200000
inline constexpr listed self_i_state{{&list, 0x4102b, 0x3, 0x30d4000d34, 0x0}, {}, &self_i_state}; // .code = 0x2b, .mask = 0x41, .counters = 0x3, .period = 200000
inline constexpr listed self_m_state{{&list, 0x4802b, 0x3, 0x30d4000d49, 0x0}, {}, &self_m_state}; // .code = 0x2b, .mask = 0x48, .counters = 0x3, .period = 200000
inline constexpr listed self_s_state{{&list, 0x4202b, 0x3, 0x30d4000d5e, 0x0}, {}, &self_s_state}; // .code = 0x2b, .mask = 0x42, .counters = 0x3, .period = 200000
inline constexpr listed self_mesi{{&list, 0x4f02b, 0x3, 0x30d4000d73, 0x0}, {}, &self_mesi}; // .code = 0x2b, .mask = 0x4f, .counters = 0x3, .period = 200000
} // namespace l2_lock

namespace l2_m_lines_in {
using namespace core_events;
inline constexpr listed self{{&list, 0x40025, 0x3, 0x30d4000d85, 0x0}, {}, &self}; // .code = 0x25, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace l2_m_lines_in

namespace l2_m_lines_out {
using namespace core_events;
inline constexpr listed self_any{{&list, 0x70027, 0x3, 0x30d4000d98, 0x0}, {}, &self_any}; // .code = 0x27, .mask = 0x70, .counters = 0x3, .period = 200000
inline constexpr listed self_demand{{&list, 0x40027, 0x3, 0x30d4000db0, 0x0}, {}, &self_demand}; // .code = 0x27, .mask = 0x40, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch{{&list, 0x50027, 0x3, 0x30d4000dcb, 0x0}, {}, &self_prefetch}; // .code = 0x27, .mask = 0x50, .counters = 0x3, .period = 200000
} // namespace l2_m_lines_out

namespace l2_no_req {
using namespace core_events;
inline constexpr listed self{{&list, 0x40032, 0x3, 0x30d4000de8, 0x0}, {}, &self}; // .code = 0x32, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace l2_no_req

namespace l2_reject_busq {
using namespace core_events;
inline constexpr listed self_any_e_state{{&list, 0x74030, 0x3, 0x30d4000df7, 0x0}, {}, &self_any_e_state}; // .code = 0x30, .mask = 0x74, .counters = 0x3, .period = 200000
inline constexpr listed self_any_i_state{{&list, 0x71030, 0x3, 0x30d4000e17, 0x0}, {}, &self_any_i_state}; // .code = 0x30, .mask = 0x71, .counters = 0x3, .period = 200000
inline constexpr listed self_any_m_state{{&list, 0x78030, 0x3, 0x30d4000e37, 0x0}, {}, &self_any_m_state}; // .code = 0x30, .mask = 0x78, .counters = 0x3, .period = 200000
inline constexpr listed self_any_s_state{{&list, 0x72030, 0x3, 0x30d4000e57, 0x0}, {}, &self_any_s_state}; // .code = 0x30, .mask = 0x72, .counters = 0x3, .period = 200000
inline constexpr listed self_any_mesi{{&list, 0x7f030, 0x3, 0x30d4000e77, 0x0}, {}, &self_any_mesi}; // .code = 0x30, .mask = 0x7f, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_e_state{{&list, 0x44030, 0x3, 0x30d4000e94, 0x0}, {}, &self_demand_e_state}; // .code = 0x30, .mask = 0x44, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_i_state{{&list, 0x41030, 0x3, 0x30d4000eb7, 0x0}, {}, &self_demand_i_state}; // .code = 0x30, .mask = 0x41, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_m_state{{&list, 0x48030, 0x3, 0x30d4000eda, 0x0}, {}, &self_demand_m_state}; // .code = 0x30, .mask = 0x48, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_s_state{{&list, 0x42030, 0x3, 0x30d4000efd, 0x0}, {}, &self_demand_s_state}; // .code = 0x30, .mask = 0x42, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_mesi{{&list, 0x4f030, 0x3, 0x30d4000f20, 0x0}, {}, &self_demand_mesi}; // .code = 0x30, .mask = 0x4f, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_e_state{{&list, 0x54030, 0x3, 0x30d4000f40, 0x0}, {}, &self_prefetch_e_state}; // .code = 0x30, .mask = 0x54, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_i_state{{&list, 0x51030, 0x3, 0x30d4000f65, 0x0}, {}, &self_prefetch_i_state}; // .code = 0x30, .mask = 0x51, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_m_state{{&list, 0x58030, 0x3, 0x30d4000f8a, 0x0}, {}, &self_prefetch_m_state}; // .code = 0x30, .mask = 0x58, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_s_state{{&list, 0x52030, 0x3, 0x30d4000faf, 0x0}, {}, &self_prefetch_s_state}; // .code = 0x30, .mask = 0x52, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_mesi{{&list, 0x5f030, 0x3, 0x30d4000fd4, 0x0}, {}, &self_prefetch_mesi}; // .code = 0x30, .mask = 0x5f, .counters = 0x3, .period = 200000
} // namespace l2_reject_busq

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed self_any_e_state{{&list, 0x7402e, 0x3, 0x30d4000ff6, 0x0}, {}, &self_any_e_state}; // .code = 0x2e, .mask = 0x74, .counters = 0x3, .period = 200000
inline constexpr listed self_any_i_state{{&list, 0x7102e, 0x3, 0x30d4001010, 0x0}, {}, &self_any_i_state}; // .code = 0x2e, .mask = 0x71, .counters = 0x3, .period = 200000
inline constexpr listed self_any_m_state{{&list, 0x7802e, 0x3, 0x30d400102a, 0x0}, {}, &self_any_m_state}; // .code = 0x2e, .mask = 0x78, .counters = 0x3, .period = 200000
inline constexpr listed self_any_s_state{{&list, 0x7202e, 0x3, 0x30d4001044, 0x0}, {}, &self_any_s_state}; // .code = 0x2e, .mask = 0x72, .counters = 0x3, .period = 200000
inline constexpr listed self_any_mesi{{&list, 0x7f02e, 0x3, 0x30d400105e, 0x0}, {}, &self_any_mesi}; // .code = 0x2e, .mask = 0x7f, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_e_state{{&list, 0x4402e, 0x3, 0x30d4001075, 0x0}, {}, &self_demand_e_state}; // .code = 0x2e, .mask = 0x44, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_m_state{{&list, 0x4802e, 0x3, 0x30d4001092, 0x0}, {}, &self_demand_m_state}; // .code = 0x2e, .mask = 0x48, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_s_state{{&list, 0x4202e, 0x3, 0x30d40010af, 0x0}, {}, &self_demand_s_state}; // .code = 0x2e, .mask = 0x42, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_e_state{{&list, 0x5402e, 0x3, 0x30d40010cc, 0x0}, {}, &self_prefetch_e_state}; // .code = 0x2e, .mask = 0x54, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_i_state{{&list, 0x5102e, 0x3, 0x30d40010eb, 0x0}, {}, &self_prefetch_i_state}; // .code = 0x2e, .mask = 0x51, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_m_state{{&list, 0x5802e, 0x3, 0x30d400110a, 0x0}, {}, &self_prefetch_m_state}; // .code = 0x2e, .mask = 0x58, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_s_state{{&list, 0x5202e, 0x3, 0x30d4001129, 0x0}, {}, &self_prefetch_s_state}; // .code = 0x2e, .mask = 0x52, .counters = 0x3, .period = 200000
inline constexpr listed self_prefetch_mesi{{&list, 0x5f02e, 0x3, 0x30d4001148, 0x0}, {}, &self_prefetch_mesi}; // .code = 0x2e, .mask = 0x5f, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_i_state{{&list, 0x4102e, 0x3, 0x30d4001164, 0x0}, {}, &self_demand_i_state}; // .code = 0x2e, .mask = 0x41, .counters = 0x3, .period = 200000
inline constexpr listed self_demand_mesi{{&list, 0x4f02e, 0x3, 0x30d4001181, 0x0}, {}, &self_demand_mesi}; // .code = 0x2e, .mask = 0x4f, .counters = 0x3, .period = 200000
} // namespace l2_rqsts

namespace l2_st {
using namespace core_events;
inline constexpr listed self_e_state{{&list, 0x4402a, 0x3, 0x30d400119b, 0x0}, {}, &self_e_state}; // .code = 0x2a, .mask = 0x44, .counters = 0x3, .period = 200000
inline constexpr listed self_i_state{{&list, 0x4102a, 0x3, 0x30d40011ae, 0x0}, {}, &self_i_state}; // .code = 0x2a, .mask = 0x41, .counters = 0x3, .period = 200000
inline constexpr listed self_m_state{{&list, 0x4802a, 0x3, 0x30d40011c1, 0x0}, {}, &self_m_state}; // .code = 0x2a, .mask = 0x48, .counters = 0x3, .period = 200000
inline constexpr listed self_s_state{{&list, 0x4202a, 0x3, 0x30d40011d4, 0x0}, {}, &self_s_state}; // .code = 0x2a, .mask = 0x42, .counters = 0x3, .period = 200000
inline constexpr listed self_mesi{{&list, 0x4f02a, 0x3, 0x30d40011e7, 0x0}, {}, &self_mesi}; // .code = 0x2a, .mask = 0x4f, .counters = 0x3, .period = 200000
} // namespace l2_st

namespace machine_clears {
using namespace core_events;
inline constexpr listed smc{{&list, 0x10c3, 0x3, 0x30d40011f7, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x1, .counters = 0x3, .period = 200000
} // namespace machine_clears

namespace macro_insts {
using namespace core_events;
inline constexpr listed non_cisc_decoded{{&list, 0x10aa, 0x3, 0x1e84800120a, 0x0}, {}, &non_cisc_decoded}; // .code = 0xaa, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed cisc_decoded{{&list, 0x20aa, 0x3, 0x1e848001227, 0x0}, {}, &cisc_decoded}; // .code = 0xaa, .mask = 0x2, .counters = 0x3, .period = 2000000
inline constexpr listed all_decoded{{&list, 0x30aa, 0x3, 0x1e848001240, 0x0}, {}, &all_decoded}; // .code = 0xaa, .mask = 0x3, .counters = 0x3, .period = 2000000
} // namespace macro_insts

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l2_hit{{&list, 0x10cb, 0x3, 0x30d4001258, 0x0}, {}, &l2_hit}; // .code = 0xcb, .mask = 0x1, .counters = 0x3, .period = 200000
inline constexpr listed l2_miss{{&list, 0x20cb, 0x3, 0x271001270, 0x0}, {}, &l2_miss}; // .code = 0xcb, .mask = 0x2, .counters = 0x3, .period = 10000
inline constexpr listed dtlb_miss{{&list, 0x40cb, 0x10000000000003, 0x30d4001289, 0x0}, {}, &dtlb_miss}; // .code = 0xcb, .mask = 0x4, .counters = 0x3, .precise = can, .period = 200000
} // namespace mem_load_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed split{{&list, 0xf005, 0x3, 0x30d40012a4, 0x0}, {}, &split}; // .code = 0x05, .mask = 0xf, .counters = 0x3, .period = 200000
inline constexpr listed ld_split{{&list, 0x9005, 0x3, 0x30d40012bb, 0x0}, {}, &ld_split}; // .code = 0x05, .mask = 0x9, .counters = 0x3, .period = 200000
inline constexpr listed st_split{{&list, 0xa005, 0x3, 0x30d40012d5, 0x0}, {}, &st_split}; // .code = 0x05, .mask = 0xa, .counters = 0x3, .period = 200000
inline constexpr listed split_ar{{&list, 0x8f005, 0x3, 0x30d40012ef, 0x0}, {}, &split_ar}; // .code = 0x05, .mask = 0x8f, .counters = 0x3, .period = 200000
inline constexpr listed ld_split_ar{{&list, 0x89005, 0x3, 0x30d4001309, 0x0}, {}, &ld_split_ar}; // .code = 0x05, .mask = 0x89, .counters = 0x3, .period = 200000
inline constexpr listed st_split_ar{{&list, 0x8a005, 0x3, 0x30d4001326, 0x0}, {}, &st_split_ar}; // .code = 0x05, .mask = 0x8a, .counters = 0x3, .period = 200000
inline constexpr listed rmw_split{{&list, 0x8c005, 0x3, 0x30d4001343, 0x0}, {}, &rmw_split}; // .code = 0x05, .mask = 0x8c, .counters = 0x3, .period = 200000
inline constexpr listed bubble{{&list, 0x97005, 0x3, 0x30d400135e, 0x0}, {}, &bubble}; // .code = 0x05, .mask = 0x97, .counters = 0x3, .period = 200000
inline constexpr listed ld_bubble{{&list, 0x91005, 0x3, 0x30d4001376, 0x0}, {}, &ld_bubble}; // .code = 0x05, .mask = 0x91, .counters = 0x3, .period = 200000
inline constexpr listed st_bubble{{&list, 0x92005, 0x3, 0x30d4001391, 0x0}, {}, &st_bubble}; // .code = 0x05, .mask = 0x92, .counters = 0x3, .period = 200000
inline constexpr listed rmw_bubble{{&list, 0x94005, 0x3, 0x30d40013ac, 0x0}, {}, &rmw_bubble}; // .code = 0x05, .mask = 0x94, .counters = 0x3, .period = 200000
} // namespace misalign_mem_ref

namespace mul {
using namespace core_events;
inline constexpr listed s{{&list, 0x1012, 0x3, 0x1e8480013c8, 0x0}, {}, &s}; // .code = 0x12, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed ar{{&list, 0x81012, 0x3, 0x1e8480013ce, 0x0}, {}, &ar}; // .code = 0x12, .mask = 0x81, .counters = 0x3, .period = 2000000
} // namespace mul

namespace page_walks {
using namespace core_events;
inline constexpr listed walks{{&list, 0x300c, 0x3, 0x30d40013d5, 0x0}, {}, &walks}; // .code = 0x0c, .mask = 0x3, .counters = 0x3, .period = 200000
inline constexpr listed cycles{{&list, 0x300c, 0x3, 0x1e8480013e6, 0x0}, {}, &cycles}; // .code = 0x0c, .mask = 0x3, .counters = 0x3, .period = 2000000
inline constexpr listed d_side_walks{{&list, 0x100c, 0x3, 0x30d40013f8, 0x0}, {}, &d_side_walks}; // .code = 0x0c, .mask = 0x1, .counters = 0x3, .period = 200000
inline constexpr listed d_side_cycles{{&list, 0x100c, 0x3, 0x1e848001410, 0x0}, {}, &d_side_cycles}; // .code = 0x0c, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed i_side_walks{{&list, 0x200c, 0x3, 0x30d4001429, 0x0}, {}, &i_side_walks}; // .code = 0x0c, .mask = 0x2, .counters = 0x3, .period = 200000
inline constexpr listed i_side_cycles{{&list, 0x200c, 0x3, 0x1e848001441, 0x0}, {}, &i_side_cycles}; // .code = 0x0c, .mask = 0x2, .counters = 0x3, .period = 2000000
} // namespace page_walks

namespace prefetch {
using namespace core_events;
inline constexpr listed prefetcht0{{&list, 0x81007, 0x3, 0x30d400145a, 0x0}, {}, &prefetcht0}; // .code = 0x07, .mask = 0x81, .counters = 0x3, .period = 200000
inline constexpr listed prefetcht1{{&list, 0x82007, 0x3, 0x30d400146e, 0x0}, {}, &prefetcht1}; // .code = 0x07, .mask = 0x82, .counters = 0x3, .period = 200000
inline constexpr listed prefetcht2{{&list, 0x84007, 0x3, 0x30d4001482, 0x0}, {}, &prefetcht2}; // .code = 0x07, .mask = 0x84, .counters = 0x3, .period = 200000
inline constexpr listed sw_l2{{&list, 0x86007, 0x3, 0x30d4001496, 0x0}, {}, &sw_l2}; // .code = 0x07, .mask = 0x86, .counters = 0x3, .period = 200000
inline constexpr listed prefetchnta{{&list, 0x88007, 0x3, 0x30d40014a5, 0x0}, {}, &prefetchnta}; // .code = 0x07, .mask = 0x88, .counters = 0x3, .period = 200000
inline constexpr listed hw_prefetch{{&list, 0x10007, 0x3, 0x1e8480014ba, 0x0}, {}, &hw_prefetch}; // .code = 0x07, .mask = 0x10, .counters = 0x3, .period = 2000000
inline constexpr listed software_prefetch{{&list, 0xf007, 0x3, 0x30d40014cf, 0x0}, {}, &software_prefetch}; // .code = 0x07, .mask = 0xf, .counters = 0x3, .period = 200000
inline constexpr listed software_prefetch_ar{{&list, 0x8f007, 0x3, 0x30d40014ea, 0x0}, {}, &software_prefetch_ar}; // .code = 0x07, .mask = 0x8f, .counters = 0x3, .period = 200000
} // namespace prefetch

namespace reissue {
using namespace core_events;
inline constexpr listed any{{&list, 0x7f003, 0x3, 0x30d4001508, 0x0}, {}, &any}; // .code = 0x03, .mask = 0x7f, .counters = 0x3, .period = 200000
inline constexpr listed any_ar{{&list, 0xff003, 0x3, 0x30d4001514, 0x0}, {}, &any_ar}; // .code = 0x03, .mask = 0xff, .counters = 0x3, .period = 200000
inline constexpr listed overlap_store{{&list, 0x1003, 0x3, 0x30d4001523, 0x0}, {}, &overlap_store}; // .code = 0x03, .mask = 0x1, .counters = 0x3, .period = 200000
inline constexpr listed overlap_store_ar{{&list, 0x81003, 0x3, 0x30d4001539, 0x0}, {}, &overlap_store_ar}; // .code = 0x03, .mask = 0x81, .counters = 0x3, .period = 200000
} // namespace reissue

namespace resource_stalls {
using namespace core_events;
inline constexpr listed div_busy{{&list, 0x20dc, 0x3, 0x1e848001552, 0x0}, {}, &div_busy}; // .code = 0xdc, .mask = 0x2, .counters = 0x3, .period = 2000000
} // namespace resource_stalls

namespace segment_reg_loads {
using namespace core_events;
inline constexpr listed any{{&list, 0x80006, 0x3, 0x30d400156b, 0x0}, {}, &any}; // .code = 0x06, .mask = 0x80, .counters = 0x3, .period = 200000
} // namespace segment_reg_loads

namespace simd_comp_inst_retired {
using namespace core_events;
inline constexpr listed packed_single{{&list, 0x10ca, 0x3, 0x1e84800158d, 0x0}, {}, &packed_single}; // .code = 0xca, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed scalar_single{{&list, 0x20ca, 0x3, 0x1e8480015b2, 0x0}, {}, &scalar_single}; // .code = 0xca, .mask = 0x2, .counters = 0x3, .period = 2000000
inline constexpr listed scalar_double{{&list, 0x80ca, 0x3, 0x1e8480015d7, 0x0}, {}, &scalar_double}; // .code = 0xca, .mask = 0x8, .counters = 0x3, .period = 2000000
} // namespace simd_comp_inst_retired

namespace simd_inst_retired {
using namespace core_events;
inline constexpr listed packed_single{{&list, 0x10c7, 0x3, 0x1e84800160f, 0x0}, {}, &packed_single}; // .code = 0xc7, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed scalar_single{{&list, 0x20c7, 0x3, 0x1e84800162f, 0x0}, {}, &scalar_single}; // .code = 0xc7, .mask = 0x2, .counters = 0x3, .period = 2000000
inline constexpr listed scalar_double{{&list, 0x80c7, 0x3, 0x1e84800164f, 0x0}, {}, &scalar_double}; // .code = 0xc7, .mask = 0x8, .counters = 0x3, .period = 2000000
inline constexpr listed vector{{&list, 0x100c7, 0x3, 0x1e84800166f, 0x0}, {}, &vector}; // .code = 0xc7, .mask = 0x10, .counters = 0x3, .period = 2000000
} // namespace simd_inst_retired

namespace simd_sat_uop_exec {
using namespace core_events;
inline constexpr listed s{{&list, 0xb1, 0x3, 0x1e84800169f, 0x0}, {}, &s}; // .code = 0xb1, .counters = 0x3, .period = 2000000
inline constexpr listed ar{{&list, 0x800b1, 0x3, 0x1e8480016b3, 0x0}, {}, &ar}; // .code = 0xb1, .mask = 0x80, .counters = 0x3, .period = 2000000
} // namespace simd_sat_uop_exec

namespace simd_uop_type_exec {
using namespace core_events;
inline constexpr listed mul_s{{&list, 0x10b3, 0x3, 0x1e8480016eb, 0x0}, {}, &mul_s}; // .code = 0xb3, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed mul_ar{{&list, 0x810b3, 0x3, 0x1e848001704, 0x0}, {}, &mul_ar}; // .code = 0xb3, .mask = 0x81, .counters = 0x3, .period = 2000000
inline constexpr listed shift_s{{&list, 0x20b3, 0x3, 0x1e84800171e, 0x0}, {}, &shift_s}; // .code = 0xb3, .mask = 0x2, .counters = 0x3, .period = 2000000
inline constexpr listed shift_ar{{&list, 0x820b3, 0x3, 0x1e848001739, 0x0}, {}, &shift_ar}; // .code = 0xb3, .mask = 0x82, .counters = 0x3, .period = 2000000
inline constexpr listed pack_s{{&list, 0x40b3, 0x3, 0x1e848001755, 0x0}, {}, &pack_s}; // .code = 0xb3, .mask = 0x4, .counters = 0x3, .period = 2000000
inline constexpr listed pack_ar{{&list, 0x840b3, 0x3, 0x1e84800176f, 0x0}, {}, &pack_ar}; // .code = 0xb3, .mask = 0x84, .counters = 0x3, .period = 2000000
inline constexpr listed unpack_s{{&list, 0x80b3, 0x3, 0x1e84800178a, 0x0}, {}, &unpack_s}; // .code = 0xb3, .mask = 0x8, .counters = 0x3, .period = 2000000
inline constexpr listed unpack_ar{{&list, 0x880b3, 0x3, 0x1e8480017a6, 0x0}, {}, &unpack_ar}; // .code = 0xb3, .mask = 0x88, .counters = 0x3, .period = 2000000
inline constexpr listed logical_s{{&list, 0x100b3, 0x3, 0x1e8480017c3, 0x0}, {}, &logical_s}; // .code = 0xb3, .mask = 0x10, .counters = 0x3, .period = 2000000
inline constexpr listed logical_ar{{&list, 0x900b3, 0x3, 0x1e8480017e0, 0x0}, {}, &logical_ar}; // .code = 0xb3, .mask = 0x90, .counters = 0x3, .period = 2000000
inline constexpr listed arithmetic_s{{&list, 0x200b3, 0x3, 0x1e8480017fe, 0x0}, {}, &arithmetic_s}; // .code = 0xb3, .mask = 0x20, .counters = 0x3, .period = 2000000
inline constexpr listed arithmetic_ar{{&list, 0xa00b3, 0x3, 0x1e84800181e, 0x0}, {}, &arithmetic_ar}; // .code = 0xb3, .mask = 0xa0, .counters = 0x3, .period = 2000000
} // namespace simd_uop_type_exec

namespace simd_uops_exec {
using namespace core_events;
inline constexpr listed s{{&list, 0xb0, 0x3, 0x1e8480016c8, 0x0}, {}, &s}; // .code = 0xb0, .counters = 0x3, .period = 2000000
inline constexpr listed ar{{&list, 0x800b0, 0x20000000000003, 0x1e8480016d9, 0x0}, {}, &ar}; // .code = 0xb0, .mask = 0x80, .counters = 0x3, .precise = only, .period = 2000000
} // namespace simd_uops_exec

namespace snoop_stall_drv {
using namespace core_events;
inline constexpr listed all_agents{{&list, 0xe007e, 0x3, 0x30d400183f, 0x0}, {}, &all_agents}; // .code = 0x7e, .mask = 0xe0, .counters = 0x3, .period = 200000
inline constexpr listed self{{&list, 0x4007e, 0x3, 0x30d400185a, 0x0}, {}, &self}; // .code = 0x7e, .mask = 0x40, .counters = 0x3, .period = 200000
} // namespace snoop_stall_drv

namespace store_forwards {
using namespace core_events;
inline constexpr listed any{{&list, 0x83002, 0x3, 0x30d400186f, 0x0}, {}, &any}; // .code = 0x02, .mask = 0x83, .counters = 0x3, .period = 200000
inline constexpr listed good{{&list, 0x81002, 0x3, 0x30d4001882, 0x0}, {}, &good}; // .code = 0x02, .mask = 0x81, .counters = 0x3, .period = 200000
} // namespace store_forwards

namespace uops {
using namespace core_events;
inline constexpr listed ms_cycles{{&list, 0x100010a9, 0x3, 0x1e8480018a3, 0x0}, {}, &ms_cycles}; // .code = 0xa9, .mask = 0x1, .threshold = 1, .counters = 0x3, .period = 2000000
} // namespace uops

namespace uops_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x100c2, 0x3, 0x1e8480018b2, 0x0}, {}, &any}; // .code = 0xc2, .mask = 0x10, .counters = 0x3, .period = 2000000
inline constexpr listed stalled_cycles{{&list, 0x100c2, 0x3, 0x1e8480018c3, 0x0}, {}, &stalled_cycles}; // .code = 0xc2, .mask = 0x10, .counters = 0x3, .period = 2000000
inline constexpr listed stalls{{&list, 0x100c2, 0x3, 0x1e8480018df, 0x0}, {}, &stalls}; // .code = 0xc2, .mask = 0x10, .counters = 0x3, .period = 2000000
} // namespace uops_retired

namespace x87_comp_ops_exe {
using namespace core_events;
inline constexpr listed any_s{{&list, 0x1010, 0x3, 0x1e8480018f3, 0x0}, {}, &any_s}; // .code = 0x10, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr listed any_ar{{&list, 0x81010, 0x20000000000003, 0x1e84800190a, 0x0}, {}, &any_ar}; // .code = 0x10, .mask = 0x81, .counters = 0x3, .precise = only, .period = 2000000
inline constexpr listed fxch_s{{&list, 0x2010, 0x3, 0x1e848001922, 0x0}, {}, &fxch_s}; // .code = 0x10, .mask = 0x2, .counters = 0x3, .period = 2000000
inline constexpr listed fxch_ar{{&list, 0x82010, 0x20000000000003, 0x1e84800193a, 0x0}, {}, &fxch_ar}; // .code = 0x10, .mask = 0x82, .counters = 0x3, .precise = only, .period = 2000000
} // namespace x87_comp_ops_exe

namespace core_events {
inline constexpr const listed *events[] = {
    &bogus_br, &br_inst_decoded, &cycles_div_busy, &eist_trans, &hw_int_rcv, &simd_assist,
    &simd_instr_retired, &simd_sat_instr_retired, &thermal_trip, &baclears::any,
    &br_inst_retired::any, &br_inst_retired::pred_not_taken, &br_inst_retired::mispred_not_taken,
    &br_inst_retired::pred_taken, &br_inst_retired::mispred_taken, &br_inst_retired::taken,
    &br_inst_retired::any1, &br_inst_retired::mispred, &br_inst_type_retired::cond,
    &br_inst_type_retired::uncond, &br_inst_type_retired::ind, &br_inst_type_retired::ret,
    &br_inst_type_retired::dir_call, &br_inst_type_retired::ind_call,
    &br_inst_type_retired::cond_taken, &br_missp_type_retired::cond, &br_missp_type_retired::ind,
    &br_missp_type_retired::return_, &br_missp_type_retired::ind_call,
    &br_missp_type_retired::cond_taken, &bus_bnr_drv::all_agents, &bus_bnr_drv::this_agent,
    &bus_data_rcv::self, &bus_drdy_clocks::all_agents, &bus_drdy_clocks::this_agent,
    &bus_hit_drv::all_agents, &bus_hit_drv::this_agent, &bus_hitm_drv::all_agents,
    &bus_hitm_drv::this_agent, &bus_io_wait::self, &bus_lock_clocks::all_agents,
    &bus_lock_clocks::self, &bus_request_outstanding::all_agents, &bus_request_outstanding::self,
    &bus_trans_any::all_agents, &bus_trans_any::self, &bus_trans_brd::all_agents,
    &bus_trans_brd::self, &bus_trans_burst::all_agents, &bus_trans_burst::self,
    &bus_trans_def::all_agents, &bus_trans_def::self, &bus_trans_ifetch::all_agents,
    &bus_trans_ifetch::self, &bus_trans_inval::all_agents, &bus_trans_inval::self,
    &bus_trans_io::all_agents, &bus_trans_io::self, &bus_trans_mem::all_agents,
    &bus_trans_mem::self, &bus_trans_p::all_agents, &bus_trans_p::self, &bus_trans_pwr::all_agents,
    &bus_trans_pwr::self, &bus_trans_rfo::all_agents, &bus_trans_rfo::self,
    &bus_trans_wb::all_agents, &bus_trans_wb::self, &busq_empty::self, &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::bus, &cpu_clk_unhalted::core, &cpu_clk_unhalted::ref,
    &cycles_icache_mem_stalled::icache_mem_stalled, &cycles_int_masked::cycles_int_masked,
    &cycles_int_masked::cycles_int_pending_and_masked, &data_tlb_misses::dtlb_miss,
    &data_tlb_misses::dtlb_miss_ld, &data_tlb_misses::l0_dtlb_miss_ld,
    &data_tlb_misses::dtlb_miss_st, &data_tlb_misses::l0_dtlb_miss_st, &decode_stall::pfb_empty,
    &decode_stall::iq_full, &dispatch_blocked::any, &div::s, &div::ar, &ext_snoop::this_agent_any,
    &ext_snoop::this_agent_clean, &ext_snoop::this_agent_hit, &ext_snoop::this_agent_hitm,
    &ext_snoop::all_agents_any, &ext_snoop::all_agents_clean, &ext_snoop::all_agents_hit,
    &ext_snoop::all_agents_hitm, &fp_assist::s, &fp_assist::ar, &icache::accesses, &icache::hit,
    &icache::misses, &inst_retired::any_p, &inst_retired::any, &itlb::hit, &itlb::flush,
    &itlb::misses, &l1d_cache::ld, &l1d_cache::st, &l1d_cache::all_ref, &l1d_cache::all_cache_ref,
    &l1d_cache::repl, &l1d_cache::replm, &l1d_cache::evict, &l2_ads::self,
    &l2_data_rqsts::self_e_state, &l2_data_rqsts::self_i_state, &l2_data_rqsts::self_m_state,
    &l2_data_rqsts::self_s_state, &l2_data_rqsts::self_mesi, &l2_dbus_busy::self,
    &l2_dbus_busy_rd::self, &l2_ifetch::self_e_state, &l2_ifetch::self_i_state,
    &l2_ifetch::self_m_state, &l2_ifetch::self_s_state, &l2_ifetch::self_mesi,
    &l2_ld::self_any_e_state, &l2_ld::self_any_i_state, &l2_ld::self_any_m_state,
    &l2_ld::self_any_s_state, &l2_ld::self_any_mesi, &l2_ld::self_demand_e_state,
    &l2_ld::self_demand_i_state, &l2_ld::self_demand_m_state, &l2_ld::self_demand_s_state,
    &l2_ld::self_demand_mesi, &l2_ld::self_prefetch_e_state, &l2_ld::self_prefetch_i_state,
    &l2_ld::self_prefetch_m_state, &l2_ld::self_prefetch_s_state, &l2_ld::self_prefetch_mesi,
    &l2_ld_ifetch::self_e_state, &l2_ld_ifetch::self_i_state, &l2_ld_ifetch::self_m_state,
    &l2_ld_ifetch::self_s_state, &l2_ld_ifetch::self_mesi, &l2_lines_in::self_any,
    &l2_lines_in::self_demand, &l2_lines_in::self_prefetch, &l2_lines_out::self_any,
    &l2_lines_out::self_demand, &l2_lines_out::self_prefetch, &l2_lock::self_e_state,
    &l2_lock::self_i_state, &l2_lock::self_m_state, &l2_lock::self_s_state, &l2_lock::self_mesi,
    &l2_m_lines_in::self, &l2_m_lines_out::self_any, &l2_m_lines_out::self_demand,
    &l2_m_lines_out::self_prefetch, &l2_no_req::self, &l2_reject_busq::self_any_e_state,
    &l2_reject_busq::self_any_i_state, &l2_reject_busq::self_any_m_state,
    &l2_reject_busq::self_any_s_state, &l2_reject_busq::self_any_mesi,
    &l2_reject_busq::self_demand_e_state, &l2_reject_busq::self_demand_i_state,
    &l2_reject_busq::self_demand_m_state, &l2_reject_busq::self_demand_s_state,
    &l2_reject_busq::self_demand_mesi, &l2_reject_busq::self_prefetch_e_state,
    &l2_reject_busq::self_prefetch_i_state, &l2_reject_busq::self_prefetch_m_state,
    &l2_reject_busq::self_prefetch_s_state, &l2_reject_busq::self_prefetch_mesi,
    &l2_rqsts::self_any_e_state, &l2_rqsts::self_any_i_state, &l2_rqsts::self_any_m_state,
    &l2_rqsts::self_any_s_state, &l2_rqsts::self_any_mesi, &l2_rqsts::self_demand_e_state,
    &l2_rqsts::self_demand_m_state, &l2_rqsts::self_demand_s_state,
    &l2_rqsts::self_prefetch_e_state, &l2_rqsts::self_prefetch_i_state,
    &l2_rqsts::self_prefetch_m_state, &l2_rqsts::self_prefetch_s_state,
    &l2_rqsts::self_prefetch_mesi, &l2_rqsts::self_demand_i_state, &l2_rqsts::self_demand_mesi,
    &l2_st::self_e_state, &l2_st::self_i_state, &l2_st::self_m_state, &l2_st::self_s_state,
    &l2_st::self_mesi, &machine_clears::smc, &macro_insts::non_cisc_decoded,
    &macro_insts::cisc_decoded, &macro_insts::all_decoded, &mem_load_retired::l2_hit,
    &mem_load_retired::l2_miss, &mem_load_retired::dtlb_miss, &misalign_mem_ref::split,
    &misalign_mem_ref::ld_split, &misalign_mem_ref::st_split, &misalign_mem_ref::split_ar,
    &misalign_mem_ref::ld_split_ar, &misalign_mem_ref::st_split_ar, &misalign_mem_ref::rmw_split,
    &misalign_mem_ref::bubble, &misalign_mem_ref::ld_bubble, &misalign_mem_ref::st_bubble,
    &misalign_mem_ref::rmw_bubble, &mul::s, &mul::ar, &page_walks::walks, &page_walks::cycles,
    &page_walks::d_side_walks, &page_walks::d_side_cycles, &page_walks::i_side_walks,
    &page_walks::i_side_cycles, &prefetch::prefetcht0, &prefetch::prefetcht1, &prefetch::prefetcht2,
    &prefetch::sw_l2, &prefetch::prefetchnta, &prefetch::hw_prefetch, &prefetch::software_prefetch,
    &prefetch::software_prefetch_ar, &reissue::any, &reissue::any_ar, &reissue::overlap_store,
    &reissue::overlap_store_ar, &resource_stalls::div_busy, &segment_reg_loads::any,
    &simd_comp_inst_retired::packed_single, &simd_comp_inst_retired::scalar_single,
    &simd_comp_inst_retired::scalar_double, &simd_inst_retired::packed_single,
    &simd_inst_retired::scalar_single, &simd_inst_retired::scalar_double,
    &simd_inst_retired::vector, &simd_sat_uop_exec::s, &simd_sat_uop_exec::ar,
    &simd_uop_type_exec::mul_s, &simd_uop_type_exec::mul_ar, &simd_uop_type_exec::shift_s,
    &simd_uop_type_exec::shift_ar, &simd_uop_type_exec::pack_s, &simd_uop_type_exec::pack_ar,
    &simd_uop_type_exec::unpack_s, &simd_uop_type_exec::unpack_ar, &simd_uop_type_exec::logical_s,
    &simd_uop_type_exec::logical_ar, &simd_uop_type_exec::arithmetic_s,
    &simd_uop_type_exec::arithmetic_ar, &simd_uops_exec::s, &simd_uops_exec::ar,
    &snoop_stall_drv::all_agents, &snoop_stall_drv::self, &store_forwards::any,
    &store_forwards::good, &uops::ms_cycles, &uops_retired::any, &uops_retired::stalled_cycles,
    &uops_retired::stalls, &x87_comp_ops_exe::any_s, &x87_comp_ops_exe::any_ar,
    &x87_comp_ops_exe::fxch_s, &x87_comp_ops_exe::fxch_ar,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::bonnell
