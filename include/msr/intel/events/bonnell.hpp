// Events of Atom (Bonnell), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// bnl: from intel/perfmon 6dadedf3aa48, BNL/events/bonnell_core.json, version 5 of 09/07/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::bnl {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
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
inline constexpr select::event_list list{"bnl", core::bonnell, names};
} // namespace core_events
inline constexpr core_events::listed bogus_br{bogus_br, core_events::list, {.name = 13, .code = 0xe4, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr core_events::listed br_inst_decoded{br_inst_decoded, core_events::list, {.name = 22, .code = 0xe0, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr core_events::listed cycles_div_busy{cycles_div_busy, core_events::list, {.name = 1568, .code = 0x14, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr core_events::listed eist_trans{eist_trans, core_events::list, {.name = 1939, .code = 0x3a, .counters = 0x3, .period = 200000}};
inline constexpr core_events::listed hw_int_rcv{hw_int_rcv, core_events::list, {.name = 2181, .code = 0xc8, .counters = 0x3, .period = 200000}};
inline constexpr core_events::listed simd_assist{simd_assist, core_events::list, {.name = 5505, .code = 0xcd, .counters = 0x3, .period = 100000}};
inline constexpr core_events::listed simd_instr_retired{simd_instr_retired, core_events::list, {.name = 5628, .code = 0xce, .counters = 0x3, .period = 2000000}};
inline constexpr core_events::listed simd_sat_instr_retired{simd_sat_instr_retired, core_events::list, {.name = 5768, .code = 0xcf, .counters = 0x3, .period = 2000000}};
inline constexpr core_events::listed thermal_trip{thermal_trip, core_events::list, {.name = 6294, .code = 0x3b, .mask = 0xc0, .counters = 0x3, .period = 200000}};

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 0, .code = 0xe6, .mask = 0x1, .counters = 0x3, .period = 2000000}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 38, .code = 0xc4, .counters = 0x3, .period = 2000000}};
inline constexpr listed pred_not_taken{pred_not_taken, list, {.name = 58, .code = 0xc4, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed mispred_not_taken{mispred_not_taken, list, {.name = 89, .code = 0xc4, .mask = 0x2, .counters = 0x3, .period = 200000}};
inline constexpr listed pred_taken{pred_taken, list, {.name = 123, .code = 0xc4, .mask = 0x4, .counters = 0x3, .period = 2000000}};
inline constexpr listed mispred_taken{mispred_taken, list, {.name = 150, .code = 0xc4, .mask = 0x8, .counters = 0x3, .period = 200000}};
inline constexpr listed taken{taken, list, {.name = 180, .code = 0xc4, .mask = 0xc, .counters = 0x3, .period = 2000000}};
inline constexpr listed any1{any1, list, {.name = 202, .code = 0xc4, .mask = 0xf, .counters = 0x3, .period = 2000000}};
inline constexpr listed mispred{mispred, list, {.name = 223, .code = 0xc5, .counters = 0x3, .precise = precision::can, .period = 200000}};
} // namespace br_inst_retired

namespace br_inst_type_retired {
using namespace core_events;
inline constexpr listed cond{cond, list, {.name = 247, .code = 0x88, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed uncond{uncond, list, {.name = 273, .code = 0x88, .mask = 0x2, .counters = 0x3, .period = 2000000}};
inline constexpr listed ind{ind, list, {.name = 301, .code = 0x88, .mask = 0x4, .counters = 0x3, .period = 2000000}};
inline constexpr listed ret{ret, list, {.name = 326, .code = 0x88, .mask = 0x8, .counters = 0x3, .period = 2000000}};
inline constexpr listed dir_call{dir_call, list, {.name = 351, .code = 0x88, .mask = 0x10, .counters = 0x3, .period = 2000000}};
inline constexpr listed ind_call{ind_call, list, {.name = 381, .code = 0x88, .mask = 0x20, .counters = 0x3, .period = 2000000}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 411, .code = 0x88, .mask = 0x41, .counters = 0x3, .period = 2000000}};
} // namespace br_inst_type_retired

namespace br_missp_type_retired {
using namespace core_events;
inline constexpr listed cond{cond, list, {.name = 443, .code = 0x89, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr listed ind{ind, list, {.name = 470, .code = 0x89, .mask = 0x2, .counters = 0x3, .period = 200000}};
inline constexpr listed return_{return_, list, {.name = 496, .code = 0x89, .mask = 0x4, .counters = 0x3, .period = 200000}};
inline constexpr listed ind_call{ind_call, list, {.name = 525, .code = 0x89, .mask = 0x8, .counters = 0x3, .period = 200000}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 556, .code = 0x89, .mask = 0x11, .counters = 0x3, .period = 200000}};
} // namespace br_missp_type_retired

namespace bus_bnr_drv {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 605, .code = 0x61, .mask = 0x20, .counters = 0x3, .period = 200000}};
inline constexpr listed this_agent{this_agent, list, {.name = 628, .code = 0x61, .counters = 0x3, .period = 200000}};
} // namespace bus_bnr_drv

namespace bus_data_rcv {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 651, .code = 0x64, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_data_rcv

namespace bus_drdy_clocks {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 669, .code = 0x62, .mask = 0x20, .counters = 0x3, .period = 200000}};
inline constexpr listed this_agent{this_agent, list, {.name = 696, .code = 0x62, .counters = 0x3, .period = 200000}};
} // namespace bus_drdy_clocks

namespace bus_hit_drv {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 771, .code = 0x7a, .mask = 0x20, .counters = 0x3, .period = 200000}};
inline constexpr listed this_agent{this_agent, list, {.name = 794, .code = 0x7a, .counters = 0x3, .period = 200000}};
} // namespace bus_hit_drv

namespace bus_hitm_drv {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 723, .code = 0x7b, .mask = 0x20, .counters = 0x3, .period = 200000}};
inline constexpr listed this_agent{this_agent, list, {.name = 747, .code = 0x7b, .counters = 0x3, .period = 200000}};
} // namespace bus_hitm_drv

namespace bus_io_wait {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 817, .code = 0x7f, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_io_wait

namespace bus_lock_clocks {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 834, .code = 0x63, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 861, .code = 0x63, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_lock_clocks

namespace bus_request_outstanding {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 882, .code = 0x60, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 917, .code = 0x60, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_request_outstanding

namespace bus_trans_any {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 946, .code = 0x70, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 971, .code = 0x70, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_any

namespace bus_trans_brd {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 990, .code = 0x65, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 1015, .code = 0x65, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_brd

namespace bus_trans_burst {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 1034, .code = 0x6e, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 1061, .code = 0x6e, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_burst

namespace bus_trans_def {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 1082, .code = 0x6d, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 1107, .code = 0x6d, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_def

namespace bus_trans_ifetch {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 1126, .code = 0x68, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 1154, .code = 0x68, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_ifetch

namespace bus_trans_inval {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 1176, .code = 0x69, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 1203, .code = 0x69, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_inval

namespace bus_trans_io {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 1224, .code = 0x6c, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 1248, .code = 0x6c, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_io

namespace bus_trans_mem {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 1266, .code = 0x6f, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 1291, .code = 0x6f, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_mem

namespace bus_trans_p {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 1310, .code = 0x6b, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 1333, .code = 0x6b, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_p

namespace bus_trans_pwr {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 1350, .code = 0x6a, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 1375, .code = 0x6a, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_pwr

namespace bus_trans_rfo {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 1394, .code = 0x66, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 1419, .code = 0x66, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_rfo

namespace bus_trans_wb {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 1438, .code = 0x67, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 1462, .code = 0x67, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace bus_trans_wb

namespace busq_empty {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 589, .code = 0x7d, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace busq_empty

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core_p{core_p, list, {.name = 1480, .code = 0x3c, .counters = 0x3, .period = 2000000}};
inline constexpr listed bus{bus, list, {.name = 1504, .code = 0x3c, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr listed core{core, list, {.name = 1525, .code = 0x0a, .fixed = 1, .period = 2000000}};
inline constexpr listed ref{ref, list, {.name = 1547, .code = 0x0a, .fixed = 2, .period = 2000000}};
} // namespace cpu_clk_unhalted

namespace cycles_icache_mem_stalled {
using namespace core_events;
inline constexpr listed icache_mem_stalled{icache_mem_stalled, list, {.name = 1584, .code = 0x86, .mask = 0x1, .counters = 0x3, .period = 2000000}};
} // namespace cycles_icache_mem_stalled

namespace cycles_int_masked {
using namespace core_events;
inline constexpr listed cycles_int_masked{cycles_int_masked, list, {.name = 1629, .code = 0xc6, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed cycles_int_pending_and_masked{cycles_int_pending_and_masked, list, {.name = 1665, .code = 0xc6, .mask = 0x2, .counters = 0x3, .period = 2000000}};
} // namespace cycles_int_masked

namespace data_tlb_misses {
using namespace core_events;
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 1713, .code = 0x08, .mask = 0x7, .counters = 0x3, .period = 200000}};
inline constexpr listed dtlb_miss_ld{dtlb_miss_ld, list, {.name = 1739, .code = 0x08, .mask = 0x5, .counters = 0x3, .period = 200000}};
inline constexpr listed l0_dtlb_miss_ld{l0_dtlb_miss_ld, list, {.name = 1768, .code = 0x08, .mask = 0x9, .counters = 0x3, .period = 200000}};
inline constexpr listed dtlb_miss_st{dtlb_miss_st, list, {.name = 1800, .code = 0x08, .mask = 0x6, .counters = 0x3, .period = 200000}};
inline constexpr listed l0_dtlb_miss_st{l0_dtlb_miss_st, list, {.name = 1829, .code = 0x08, .mask = 0xa, .counters = 0x3, .period = 200000}};
} // namespace data_tlb_misses

namespace decode_stall {
using namespace core_events;
inline constexpr listed pfb_empty{pfb_empty, list, {.name = 1861, .code = 0x87, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed iq_full{iq_full, list, {.name = 1884, .code = 0x87, .mask = 0x2, .counters = 0x3, .period = 2000000}};
} // namespace decode_stall

namespace dispatch_blocked {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1905, .code = 0x09, .mask = 0x20, .counters = 0x3, .period = 200000}};
} // namespace dispatch_blocked

namespace div {
using namespace core_events;
inline constexpr listed s{s, list, {.name = 1926, .code = 0x13, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed ar{ar, list, {.name = 1932, .code = 0x13, .mask = 0x81, .counters = 0x3, .period = 2000000}};
} // namespace div

namespace ext_snoop {
using namespace core_events;
inline constexpr listed this_agent_any{this_agent_any, list, {.name = 1950, .code = 0x77, .mask = 0xb, .counters = 0x3, .period = 200000}};
inline constexpr listed this_agent_clean{this_agent_clean, list, {.name = 1975, .code = 0x77, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr listed this_agent_hit{this_agent_hit, list, {.name = 2002, .code = 0x77, .mask = 0x2, .counters = 0x3, .period = 200000}};
inline constexpr listed this_agent_hitm{this_agent_hitm, list, {.name = 2027, .code = 0x77, .mask = 0x8, .counters = 0x3, .period = 200000}};
inline constexpr listed all_agents_any{all_agents_any, list, {.name = 2053, .code = 0x77, .mask = 0x2b, .counters = 0x3, .period = 200000}};
inline constexpr listed all_agents_clean{all_agents_clean, list, {.name = 2078, .code = 0x77, .mask = 0x21, .counters = 0x3, .period = 200000}};
inline constexpr listed all_agents_hit{all_agents_hit, list, {.name = 2105, .code = 0x77, .mask = 0x22, .counters = 0x3, .period = 200000}};
inline constexpr listed all_agents_hitm{all_agents_hitm, list, {.name = 2130, .code = 0x77, .mask = 0x28, .counters = 0x3, .period = 200000}};
} // namespace ext_snoop

namespace fp_assist {
using namespace core_events;
inline constexpr listed s{s, list, {.name = 2156, .code = 0x11, .mask = 0x1, .counters = 0x3, .period = 10000}};
inline constexpr listed ar{ar, list, {.name = 2168, .code = 0x11, .mask = 0x81, .counters = 0x3, .period = 10000}};
} // namespace fp_assist

namespace icache {
using namespace core_events;
inline constexpr listed accesses{accesses, list, {.name = 2192, .code = 0x80, .mask = 0x3, .counters = 0x3, .period = 200000}};
inline constexpr listed hit{hit, list, {.name = 2208, .code = 0x80, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr listed misses{misses, list, {.name = 2219, .code = 0x80, .mask = 0x2, .counters = 0x3, .period = 200000}};
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any_p{any_p, list, {.name = 2233, .code = 0xc0, .counters = 0x3, .precise = precision::only, .period = 2000000}};
inline constexpr listed any{any, list, {.name = 2252, .code = 0x0a, .fixed = 0, .period = 2000000}};
} // namespace inst_retired

namespace itlb {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 2269, .code = 0x82, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr listed flush{flush, list, {.name = 2278, .code = 0x82, .mask = 0x4, .counters = 0x3, .period = 200000}};
inline constexpr listed misses{misses, list, {.name = 2289, .code = 0x82, .mask = 0x2, .counters = 0x3, .precise = precision::only, .period = 200000}};
} // namespace itlb

namespace l1d_cache {
using namespace core_events;
inline constexpr listed ld{ld, list, {.name = 2301, .code = 0x40, .mask = 0xa1, .counters = 0x3, .period = 2000000}};
inline constexpr listed st{st, list, {.name = 2314, .code = 0x40, .mask = 0xa2, .counters = 0x3, .period = 2000000}};
inline constexpr listed all_ref{all_ref, list, {.name = 2327, .code = 0x40, .mask = 0x83, .counters = 0x3, .period = 2000000}};
inline constexpr listed all_cache_ref{all_cache_ref, list, {.name = 2345, .code = 0x40, .mask = 0xa3, .counters = 0x3, .period = 2000000}};
inline constexpr listed repl{repl, list, {.name = 2369, .code = 0x40, .mask = 0x8, .counters = 0x3, .period = 200000}};
inline constexpr listed replm{replm, list, {.name = 2384, .code = 0x40, .mask = 0x48, .counters = 0x3, .period = 200000}};
inline constexpr listed evict{evict, list, {.name = 2400, .code = 0x40, .mask = 0x10, .counters = 0x3, .period = 200000}};
} // namespace l1d_cache

namespace l2_ads {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2416, .code = 0x21, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace l2_ads

namespace l2_data_rqsts {
using namespace core_events;
inline constexpr listed self_e_state{self_e_state, list, {.name = 2428, .code = 0x2c, .mask = 0x44, .counters = 0x3, .period = 200000}};
inline constexpr listed self_i_state{self_i_state, list, {.name = 2455, .code = 0x2c, .mask = 0x41, .counters = 0x3, .period = 200000}};
inline constexpr listed self_m_state{self_m_state, list, {.name = 2482, .code = 0x2c, .mask = 0x48, .counters = 0x3, .period = 200000}};
inline constexpr listed self_s_state{self_s_state, list, {.name = 2509, .code = 0x2c, .mask = 0x42, .counters = 0x3, .period = 200000}};
inline constexpr listed self_mesi{self_mesi, list, {.name = 2536, .code = 0x2c, .mask = 0x4f, .counters = 0x3, .period = 200000}};
} // namespace l2_data_rqsts

namespace l2_dbus_busy {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2560, .code = 0x22, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace l2_dbus_busy

namespace l2_dbus_busy_rd {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 2578, .code = 0x23, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace l2_dbus_busy_rd

namespace l2_ifetch {
using namespace core_events;
inline constexpr listed self_e_state{self_e_state, list, {.name = 2599, .code = 0x28, .mask = 0x44, .counters = 0x3, .period = 200000}};
inline constexpr listed self_i_state{self_i_state, list, {.name = 2622, .code = 0x28, .mask = 0x41, .counters = 0x3, .period = 200000}};
inline constexpr listed self_m_state{self_m_state, list, {.name = 2645, .code = 0x28, .mask = 0x48, .counters = 0x3, .period = 200000}};
inline constexpr listed self_s_state{self_s_state, list, {.name = 2668, .code = 0x28, .mask = 0x42, .counters = 0x3, .period = 200000}};
inline constexpr listed self_mesi{self_mesi, list, {.name = 2691, .code = 0x28, .mask = 0x4f, .counters = 0x3, .period = 200000}};
} // namespace l2_ifetch

namespace l2_ld {
using namespace core_events;
inline constexpr listed self_any_e_state{self_any_e_state, list, {.name = 2711, .code = 0x29, .mask = 0x74, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_i_state{self_any_i_state, list, {.name = 2734, .code = 0x29, .mask = 0x71, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_m_state{self_any_m_state, list, {.name = 2757, .code = 0x29, .mask = 0x78, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_s_state{self_any_s_state, list, {.name = 2780, .code = 0x29, .mask = 0x72, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_mesi{self_any_mesi, list, {.name = 2803, .code = 0x29, .mask = 0x7f, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_e_state{self_demand_e_state, list, {.name = 2823, .code = 0x29, .mask = 0x44, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_i_state{self_demand_i_state, list, {.name = 2849, .code = 0x29, .mask = 0x41, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_m_state{self_demand_m_state, list, {.name = 2875, .code = 0x29, .mask = 0x48, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_s_state{self_demand_s_state, list, {.name = 2901, .code = 0x29, .mask = 0x42, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_mesi{self_demand_mesi, list, {.name = 2927, .code = 0x29, .mask = 0x4f, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_e_state{self_prefetch_e_state, list, {.name = 2950, .code = 0x29, .mask = 0x54, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_i_state{self_prefetch_i_state, list, {.name = 2978, .code = 0x29, .mask = 0x51, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_m_state{self_prefetch_m_state, list, {.name = 3006, .code = 0x29, .mask = 0x58, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_s_state{self_prefetch_s_state, list, {.name = 3034, .code = 0x29, .mask = 0x52, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_mesi{self_prefetch_mesi, list, {.name = 3062, .code = 0x29, .mask = 0x5f, .counters = 0x3, .period = 200000}};
} // namespace l2_ld

namespace l2_ld_ifetch {
using namespace core_events;
inline constexpr listed self_e_state{self_e_state, list, {.name = 3087, .code = 0x2d, .mask = 0x44, .counters = 0x3, .period = 200000}};
inline constexpr listed self_i_state{self_i_state, list, {.name = 3113, .code = 0x2d, .mask = 0x41, .counters = 0x3, .period = 200000}};
inline constexpr listed self_m_state{self_m_state, list, {.name = 3139, .code = 0x2d, .mask = 0x48, .counters = 0x3, .period = 200000}};
inline constexpr listed self_s_state{self_s_state, list, {.name = 3165, .code = 0x2d, .mask = 0x42, .counters = 0x3, .period = 200000}};
inline constexpr listed self_mesi{self_mesi, list, {.name = 3191, .code = 0x2d, .mask = 0x4f, .counters = 0x3, .period = 200000}};
} // namespace l2_ld_ifetch

namespace l2_lines_in {
using namespace core_events;
inline constexpr listed self_any{self_any, list, {.name = 3214, .code = 0x24, .mask = 0x70, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand{self_demand, list, {.name = 3235, .code = 0x24, .mask = 0x40, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch{self_prefetch, list, {.name = 3259, .code = 0x24, .mask = 0x50, .counters = 0x3, .period = 200000}};
} // namespace l2_lines_in

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed self_any{self_any, list, {.name = 3285, .code = 0x26, .mask = 0x70, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand{self_demand, list, {.name = 3307, .code = 0x26, .mask = 0x40, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch{self_prefetch, list, {.name = 3332, .code = 0x26, .mask = 0x50, .counters = 0x3, .period = 200000}};
} // namespace l2_lines_out

namespace l2_lock {
using namespace core_events;
inline constexpr listed self_e_state{self_e_state, list, {.name = 3359, .code = 0x2b, .mask = 0x44, .counters = 0x3, .period = 200000}};
inline constexpr listed self_i_state{self_i_state, list, {.name = 3380, .code = 0x2b, .mask = 0x41, .counters = 0x3, .period = 200000}};
inline constexpr listed self_m_state{self_m_state, list, {.name = 3401, .code = 0x2b, .mask = 0x48, .counters = 0x3, .period = 200000}};
inline constexpr listed self_s_state{self_s_state, list, {.name = 3422, .code = 0x2b, .mask = 0x42, .counters = 0x3, .period = 200000}};
inline constexpr listed self_mesi{self_mesi, list, {.name = 3443, .code = 0x2b, .mask = 0x4f, .counters = 0x3, .period = 200000}};
} // namespace l2_lock

namespace l2_m_lines_in {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3461, .code = 0x25, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace l2_m_lines_in

namespace l2_m_lines_out {
using namespace core_events;
inline constexpr listed self_any{self_any, list, {.name = 3480, .code = 0x27, .mask = 0x70, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand{self_demand, list, {.name = 3504, .code = 0x27, .mask = 0x40, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch{self_prefetch, list, {.name = 3531, .code = 0x27, .mask = 0x50, .counters = 0x3, .period = 200000}};
} // namespace l2_m_lines_out

namespace l2_no_req {
using namespace core_events;
inline constexpr listed self{self, list, {.name = 3560, .code = 0x32, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace l2_no_req

namespace l2_reject_busq {
using namespace core_events;
inline constexpr listed self_any_e_state{self_any_e_state, list, {.name = 3575, .code = 0x30, .mask = 0x74, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_i_state{self_any_i_state, list, {.name = 3607, .code = 0x30, .mask = 0x71, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_m_state{self_any_m_state, list, {.name = 3639, .code = 0x30, .mask = 0x78, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_s_state{self_any_s_state, list, {.name = 3671, .code = 0x30, .mask = 0x72, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_mesi{self_any_mesi, list, {.name = 3703, .code = 0x30, .mask = 0x7f, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_e_state{self_demand_e_state, list, {.name = 3732, .code = 0x30, .mask = 0x44, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_i_state{self_demand_i_state, list, {.name = 3767, .code = 0x30, .mask = 0x41, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_m_state{self_demand_m_state, list, {.name = 3802, .code = 0x30, .mask = 0x48, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_s_state{self_demand_s_state, list, {.name = 3837, .code = 0x30, .mask = 0x42, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_mesi{self_demand_mesi, list, {.name = 3872, .code = 0x30, .mask = 0x4f, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_e_state{self_prefetch_e_state, list, {.name = 3904, .code = 0x30, .mask = 0x54, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_i_state{self_prefetch_i_state, list, {.name = 3941, .code = 0x30, .mask = 0x51, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_m_state{self_prefetch_m_state, list, {.name = 3978, .code = 0x30, .mask = 0x58, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_s_state{self_prefetch_s_state, list, {.name = 4015, .code = 0x30, .mask = 0x52, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_mesi{self_prefetch_mesi, list, {.name = 4052, .code = 0x30, .mask = 0x5f, .counters = 0x3, .period = 200000}};
} // namespace l2_reject_busq

namespace l2_rqsts {
using namespace core_events;
inline constexpr listed self_any_e_state{self_any_e_state, list, {.name = 4086, .code = 0x2e, .mask = 0x74, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_i_state{self_any_i_state, list, {.name = 4112, .code = 0x2e, .mask = 0x71, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_m_state{self_any_m_state, list, {.name = 4138, .code = 0x2e, .mask = 0x78, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_s_state{self_any_s_state, list, {.name = 4164, .code = 0x2e, .mask = 0x72, .counters = 0x3, .period = 200000}};
inline constexpr listed self_any_mesi{self_any_mesi, list, {.name = 4190, .code = 0x2e, .mask = 0x7f, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_e_state{self_demand_e_state, list, {.name = 4213, .code = 0x2e, .mask = 0x44, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_m_state{self_demand_m_state, list, {.name = 4242, .code = 0x2e, .mask = 0x48, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_s_state{self_demand_s_state, list, {.name = 4271, .code = 0x2e, .mask = 0x42, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_e_state{self_prefetch_e_state, list, {.name = 4300, .code = 0x2e, .mask = 0x54, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_i_state{self_prefetch_i_state, list, {.name = 4331, .code = 0x2e, .mask = 0x51, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_m_state{self_prefetch_m_state, list, {.name = 4362, .code = 0x2e, .mask = 0x58, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_s_state{self_prefetch_s_state, list, {.name = 4393, .code = 0x2e, .mask = 0x52, .counters = 0x3, .period = 200000}};
inline constexpr listed self_prefetch_mesi{self_prefetch_mesi, list, {.name = 4424, .code = 0x2e, .mask = 0x5f, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_i_state{self_demand_i_state, list, {.name = 4452, .code = 0x2e, .mask = 0x41, .counters = 0x3, .period = 200000}};
inline constexpr listed self_demand_mesi{self_demand_mesi, list, {.name = 4481, .code = 0x2e, .mask = 0x4f, .counters = 0x3, .period = 200000}};
} // namespace l2_rqsts

namespace l2_st {
using namespace core_events;
inline constexpr listed self_e_state{self_e_state, list, {.name = 4507, .code = 0x2a, .mask = 0x44, .counters = 0x3, .period = 200000}};
inline constexpr listed self_i_state{self_i_state, list, {.name = 4526, .code = 0x2a, .mask = 0x41, .counters = 0x3, .period = 200000}};
inline constexpr listed self_m_state{self_m_state, list, {.name = 4545, .code = 0x2a, .mask = 0x48, .counters = 0x3, .period = 200000}};
inline constexpr listed self_s_state{self_s_state, list, {.name = 4564, .code = 0x2a, .mask = 0x42, .counters = 0x3, .period = 200000}};
inline constexpr listed self_mesi{self_mesi, list, {.name = 4583, .code = 0x2a, .mask = 0x4f, .counters = 0x3, .period = 200000}};
} // namespace l2_st

namespace machine_clears {
using namespace core_events;
inline constexpr listed smc{smc, list, {.name = 4599, .code = 0xc3, .mask = 0x1, .counters = 0x3, .period = 200000}};
} // namespace machine_clears

namespace macro_insts {
using namespace core_events;
inline constexpr listed non_cisc_decoded{non_cisc_decoded, list, {.name = 4618, .code = 0xaa, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed cisc_decoded{cisc_decoded, list, {.name = 4647, .code = 0xaa, .mask = 0x2, .counters = 0x3, .period = 2000000}};
inline constexpr listed all_decoded{all_decoded, list, {.name = 4672, .code = 0xaa, .mask = 0x3, .counters = 0x3, .period = 2000000}};
} // namespace macro_insts

namespace mem_load_retired {
using namespace core_events;
inline constexpr listed l2_hit{l2_hit, list, {.name = 4696, .code = 0xcb, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 4720, .code = 0xcb, .mask = 0x2, .counters = 0x3, .period = 10000}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 4745, .code = 0xcb, .mask = 0x4, .counters = 0x3, .precise = precision::can, .period = 200000}};
} // namespace mem_load_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed split{split, list, {.name = 4772, .code = 0x05, .mask = 0xf, .counters = 0x3, .period = 200000}};
inline constexpr listed ld_split{ld_split, list, {.name = 4795, .code = 0x05, .mask = 0x9, .counters = 0x3, .period = 200000}};
inline constexpr listed st_split{st_split, list, {.name = 4821, .code = 0x05, .mask = 0xa, .counters = 0x3, .period = 200000}};
inline constexpr listed split_ar{split_ar, list, {.name = 4847, .code = 0x05, .mask = 0x8f, .counters = 0x3, .period = 200000}};
inline constexpr listed ld_split_ar{ld_split_ar, list, {.name = 4873, .code = 0x05, .mask = 0x89, .counters = 0x3, .period = 200000}};
inline constexpr listed st_split_ar{st_split_ar, list, {.name = 4902, .code = 0x05, .mask = 0x8a, .counters = 0x3, .period = 200000}};
inline constexpr listed rmw_split{rmw_split, list, {.name = 4931, .code = 0x05, .mask = 0x8c, .counters = 0x3, .period = 200000}};
inline constexpr listed bubble{bubble, list, {.name = 4958, .code = 0x05, .mask = 0x97, .counters = 0x3, .period = 200000}};
inline constexpr listed ld_bubble{ld_bubble, list, {.name = 4982, .code = 0x05, .mask = 0x91, .counters = 0x3, .period = 200000}};
inline constexpr listed st_bubble{st_bubble, list, {.name = 5009, .code = 0x05, .mask = 0x92, .counters = 0x3, .period = 200000}};
inline constexpr listed rmw_bubble{rmw_bubble, list, {.name = 5036, .code = 0x05, .mask = 0x94, .counters = 0x3, .period = 200000}};
} // namespace misalign_mem_ref

namespace mul {
using namespace core_events;
inline constexpr listed s{s, list, {.name = 5064, .code = 0x12, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed ar{ar, list, {.name = 5070, .code = 0x12, .mask = 0x81, .counters = 0x3, .period = 2000000}};
} // namespace mul

namespace page_walks {
using namespace core_events;
inline constexpr listed walks{walks, list, {.name = 5077, .code = 0x0c, .mask = 0x3, .counters = 0x3, .period = 200000}};
inline constexpr listed cycles{cycles, list, {.name = 5094, .code = 0x0c, .mask = 0x3, .counters = 0x3, .period = 2000000}};
inline constexpr listed d_side_walks{d_side_walks, list, {.name = 5112, .code = 0x0c, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr listed d_side_cycles{d_side_cycles, list, {.name = 5136, .code = 0x0c, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed i_side_walks{i_side_walks, list, {.name = 5161, .code = 0x0c, .mask = 0x2, .counters = 0x3, .period = 200000}};
inline constexpr listed i_side_cycles{i_side_cycles, list, {.name = 5185, .code = 0x0c, .mask = 0x2, .counters = 0x3, .period = 2000000}};
} // namespace page_walks

namespace prefetch {
using namespace core_events;
inline constexpr listed prefetcht0{prefetcht0, list, {.name = 5210, .code = 0x07, .mask = 0x81, .counters = 0x3, .period = 200000}};
inline constexpr listed prefetcht1{prefetcht1, list, {.name = 5230, .code = 0x07, .mask = 0x82, .counters = 0x3, .period = 200000}};
inline constexpr listed prefetcht2{prefetcht2, list, {.name = 5250, .code = 0x07, .mask = 0x84, .counters = 0x3, .period = 200000}};
inline constexpr listed sw_l2{sw_l2, list, {.name = 5270, .code = 0x07, .mask = 0x86, .counters = 0x3, .period = 200000}};
inline constexpr listed prefetchnta{prefetchnta, list, {.name = 5285, .code = 0x07, .mask = 0x88, .counters = 0x3, .period = 200000}};
inline constexpr listed hw_prefetch{hw_prefetch, list, {.name = 5306, .code = 0x07, .mask = 0x10, .counters = 0x3, .period = 2000000}};
inline constexpr listed software_prefetch{software_prefetch, list, {.name = 5327, .code = 0x07, .mask = 0xf, .counters = 0x3, .period = 200000}};
inline constexpr listed software_prefetch_ar{software_prefetch_ar, list, {.name = 5354, .code = 0x07, .mask = 0x8f, .counters = 0x3, .period = 200000}};
} // namespace prefetch

namespace reissue {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 5384, .code = 0x03, .mask = 0x7f, .counters = 0x3, .period = 200000}};
inline constexpr listed any_ar{any_ar, list, {.name = 5396, .code = 0x03, .mask = 0xff, .counters = 0x3, .period = 200000}};
inline constexpr listed overlap_store{overlap_store, list, {.name = 5411, .code = 0x03, .mask = 0x1, .counters = 0x3, .period = 200000}};
inline constexpr listed overlap_store_ar{overlap_store_ar, list, {.name = 5433, .code = 0x03, .mask = 0x81, .counters = 0x3, .period = 200000}};
} // namespace reissue

namespace resource_stalls {
using namespace core_events;
inline constexpr listed div_busy{div_busy, list, {.name = 5458, .code = 0xdc, .mask = 0x2, .counters = 0x3, .period = 2000000}};
} // namespace resource_stalls

namespace segment_reg_loads {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 5483, .code = 0x06, .mask = 0x80, .counters = 0x3, .period = 200000}};
} // namespace segment_reg_loads

namespace simd_comp_inst_retired {
using namespace core_events;
inline constexpr listed packed_single{packed_single, list, {.name = 5517, .code = 0xca, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 5554, .code = 0xca, .mask = 0x2, .counters = 0x3, .period = 2000000}};
inline constexpr listed scalar_double{scalar_double, list, {.name = 5591, .code = 0xca, .mask = 0x8, .counters = 0x3, .period = 2000000}};
} // namespace simd_comp_inst_retired

namespace simd_inst_retired {
using namespace core_events;
inline constexpr listed packed_single{packed_single, list, {.name = 5647, .code = 0xc7, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed scalar_single{scalar_single, list, {.name = 5679, .code = 0xc7, .mask = 0x2, .counters = 0x3, .period = 2000000}};
inline constexpr listed scalar_double{scalar_double, list, {.name = 5711, .code = 0xc7, .mask = 0x8, .counters = 0x3, .period = 2000000}};
inline constexpr listed vector{vector, list, {.name = 5743, .code = 0xc7, .mask = 0x10, .counters = 0x3, .period = 2000000}};
} // namespace simd_inst_retired

namespace simd_sat_uop_exec {
using namespace core_events;
inline constexpr listed s{s, list, {.name = 5791, .code = 0xb1, .counters = 0x3, .period = 2000000}};
inline constexpr listed ar{ar, list, {.name = 5811, .code = 0xb1, .mask = 0x80, .counters = 0x3, .period = 2000000}};
} // namespace simd_sat_uop_exec

namespace simd_uop_type_exec {
using namespace core_events;
inline constexpr listed mul_s{mul_s, list, {.name = 5867, .code = 0xb3, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed mul_ar{mul_ar, list, {.name = 5892, .code = 0xb3, .mask = 0x81, .counters = 0x3, .period = 2000000}};
inline constexpr listed shift_s{shift_s, list, {.name = 5918, .code = 0xb3, .mask = 0x2, .counters = 0x3, .period = 2000000}};
inline constexpr listed shift_ar{shift_ar, list, {.name = 5945, .code = 0xb3, .mask = 0x82, .counters = 0x3, .period = 2000000}};
inline constexpr listed pack_s{pack_s, list, {.name = 5973, .code = 0xb3, .mask = 0x4, .counters = 0x3, .period = 2000000}};
inline constexpr listed pack_ar{pack_ar, list, {.name = 5999, .code = 0xb3, .mask = 0x84, .counters = 0x3, .period = 2000000}};
inline constexpr listed unpack_s{unpack_s, list, {.name = 6026, .code = 0xb3, .mask = 0x8, .counters = 0x3, .period = 2000000}};
inline constexpr listed unpack_ar{unpack_ar, list, {.name = 6054, .code = 0xb3, .mask = 0x88, .counters = 0x3, .period = 2000000}};
inline constexpr listed logical_s{logical_s, list, {.name = 6083, .code = 0xb3, .mask = 0x10, .counters = 0x3, .period = 2000000}};
inline constexpr listed logical_ar{logical_ar, list, {.name = 6112, .code = 0xb3, .mask = 0x90, .counters = 0x3, .period = 2000000}};
inline constexpr listed arithmetic_s{arithmetic_s, list, {.name = 6142, .code = 0xb3, .mask = 0x20, .counters = 0x3, .period = 2000000}};
inline constexpr listed arithmetic_ar{arithmetic_ar, list, {.name = 6174, .code = 0xb3, .mask = 0xa0, .counters = 0x3, .period = 2000000}};
} // namespace simd_uop_type_exec

namespace simd_uops_exec {
using namespace core_events;
inline constexpr listed s{s, list, {.name = 5832, .code = 0xb0, .counters = 0x3, .period = 2000000}};
inline constexpr listed ar{ar, list, {.name = 5849, .code = 0xb0, .mask = 0x80, .counters = 0x3, .precise = precision::only, .period = 2000000}};
} // namespace simd_uops_exec

namespace snoop_stall_drv {
using namespace core_events;
inline constexpr listed all_agents{all_agents, list, {.name = 6207, .code = 0x7e, .mask = 0xe0, .counters = 0x3, .period = 200000}};
inline constexpr listed self{self, list, {.name = 6234, .code = 0x7e, .mask = 0x40, .counters = 0x3, .period = 200000}};
} // namespace snoop_stall_drv

namespace store_forwards {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 6255, .code = 0x02, .mask = 0x83, .counters = 0x3, .period = 200000}};
inline constexpr listed good{good, list, {.name = 6274, .code = 0x02, .mask = 0x81, .counters = 0x3, .period = 200000}};
} // namespace store_forwards

namespace uops {
using namespace core_events;
inline constexpr listed ms_cycles{ms_cycles, list, {.name = 6307, .code = 0xa9, .mask = 0x1, .threshold = 1, .counters = 0x3, .period = 2000000}};
} // namespace uops

namespace uops_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 6322, .code = 0xc2, .mask = 0x10, .counters = 0x3, .period = 2000000}};
inline constexpr listed stalled_cycles{stalled_cycles, list, {.name = 6339, .code = 0xc2, .mask = 0x10, .counters = 0x3, .period = 2000000}};
inline constexpr listed stalls{stalls, list, {.name = 6367, .code = 0xc2, .mask = 0x10, .counters = 0x3, .period = 2000000}};
} // namespace uops_retired

namespace x87_comp_ops_exe {
using namespace core_events;
inline constexpr listed any_s{any_s, list, {.name = 6387, .code = 0x10, .mask = 0x1, .counters = 0x3, .period = 2000000}};
inline constexpr listed any_ar{any_ar, list, {.name = 6410, .code = 0x10, .mask = 0x81, .counters = 0x3, .precise = precision::only, .period = 2000000}};
inline constexpr listed fxch_s{fxch_s, list, {.name = 6434, .code = 0x10, .mask = 0x2, .counters = 0x3, .period = 2000000}};
inline constexpr listed fxch_ar{fxch_ar, list, {.name = 6458, .code = 0x10, .mask = 0x82, .counters = 0x3, .precise = precision::only, .period = 2000000}};
} // namespace x87_comp_ops_exe

namespace core_events {
inline constexpr const listed *events[] = {
    &bogus_br,
    &br_inst_decoded,
    &cycles_div_busy,
    &eist_trans,
    &hw_int_rcv,
    &simd_assist,
    &simd_instr_retired,
    &simd_sat_instr_retired,
    &thermal_trip,
    &baclears::any,
    &br_inst_retired::any,
    &br_inst_retired::pred_not_taken,
    &br_inst_retired::mispred_not_taken,
    &br_inst_retired::pred_taken,
    &br_inst_retired::mispred_taken,
    &br_inst_retired::taken,
    &br_inst_retired::any1,
    &br_inst_retired::mispred,
    &br_inst_type_retired::cond,
    &br_inst_type_retired::uncond,
    &br_inst_type_retired::ind,
    &br_inst_type_retired::ret,
    &br_inst_type_retired::dir_call,
    &br_inst_type_retired::ind_call,
    &br_inst_type_retired::cond_taken,
    &br_missp_type_retired::cond,
    &br_missp_type_retired::ind,
    &br_missp_type_retired::return_,
    &br_missp_type_retired::ind_call,
    &br_missp_type_retired::cond_taken,
    &bus_bnr_drv::all_agents,
    &bus_bnr_drv::this_agent,
    &bus_data_rcv::self,
    &bus_drdy_clocks::all_agents,
    &bus_drdy_clocks::this_agent,
    &bus_hit_drv::all_agents,
    &bus_hit_drv::this_agent,
    &bus_hitm_drv::all_agents,
    &bus_hitm_drv::this_agent,
    &bus_io_wait::self,
    &bus_lock_clocks::all_agents,
    &bus_lock_clocks::self,
    &bus_request_outstanding::all_agents,
    &bus_request_outstanding::self,
    &bus_trans_any::all_agents,
    &bus_trans_any::self,
    &bus_trans_brd::all_agents,
    &bus_trans_brd::self,
    &bus_trans_burst::all_agents,
    &bus_trans_burst::self,
    &bus_trans_def::all_agents,
    &bus_trans_def::self,
    &bus_trans_ifetch::all_agents,
    &bus_trans_ifetch::self,
    &bus_trans_inval::all_agents,
    &bus_trans_inval::self,
    &bus_trans_io::all_agents,
    &bus_trans_io::self,
    &bus_trans_mem::all_agents,
    &bus_trans_mem::self,
    &bus_trans_p::all_agents,
    &bus_trans_p::self,
    &bus_trans_pwr::all_agents,
    &bus_trans_pwr::self,
    &bus_trans_rfo::all_agents,
    &bus_trans_rfo::self,
    &bus_trans_wb::all_agents,
    &bus_trans_wb::self,
    &busq_empty::self,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::bus,
    &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::ref,
    &cycles_icache_mem_stalled::icache_mem_stalled,
    &cycles_int_masked::cycles_int_masked,
    &cycles_int_masked::cycles_int_pending_and_masked,
    &data_tlb_misses::dtlb_miss,
    &data_tlb_misses::dtlb_miss_ld,
    &data_tlb_misses::l0_dtlb_miss_ld,
    &data_tlb_misses::dtlb_miss_st,
    &data_tlb_misses::l0_dtlb_miss_st,
    &decode_stall::pfb_empty,
    &decode_stall::iq_full,
    &dispatch_blocked::any,
    &div::s,
    &div::ar,
    &ext_snoop::this_agent_any,
    &ext_snoop::this_agent_clean,
    &ext_snoop::this_agent_hit,
    &ext_snoop::this_agent_hitm,
    &ext_snoop::all_agents_any,
    &ext_snoop::all_agents_clean,
    &ext_snoop::all_agents_hit,
    &ext_snoop::all_agents_hitm,
    &fp_assist::s,
    &fp_assist::ar,
    &icache::accesses,
    &icache::hit,
    &icache::misses,
    &inst_retired::any_p,
    &inst_retired::any,
    &itlb::hit,
    &itlb::flush,
    &itlb::misses,
    &l1d_cache::ld,
    &l1d_cache::st,
    &l1d_cache::all_ref,
    &l1d_cache::all_cache_ref,
    &l1d_cache::repl,
    &l1d_cache::replm,
    &l1d_cache::evict,
    &l2_ads::self,
    &l2_data_rqsts::self_e_state,
    &l2_data_rqsts::self_i_state,
    &l2_data_rqsts::self_m_state,
    &l2_data_rqsts::self_s_state,
    &l2_data_rqsts::self_mesi,
    &l2_dbus_busy::self,
    &l2_dbus_busy_rd::self,
    &l2_ifetch::self_e_state,
    &l2_ifetch::self_i_state,
    &l2_ifetch::self_m_state,
    &l2_ifetch::self_s_state,
    &l2_ifetch::self_mesi,
    &l2_ld::self_any_e_state,
    &l2_ld::self_any_i_state,
    &l2_ld::self_any_m_state,
    &l2_ld::self_any_s_state,
    &l2_ld::self_any_mesi,
    &l2_ld::self_demand_e_state,
    &l2_ld::self_demand_i_state,
    &l2_ld::self_demand_m_state,
    &l2_ld::self_demand_s_state,
    &l2_ld::self_demand_mesi,
    &l2_ld::self_prefetch_e_state,
    &l2_ld::self_prefetch_i_state,
    &l2_ld::self_prefetch_m_state,
    &l2_ld::self_prefetch_s_state,
    &l2_ld::self_prefetch_mesi,
    &l2_ld_ifetch::self_e_state,
    &l2_ld_ifetch::self_i_state,
    &l2_ld_ifetch::self_m_state,
    &l2_ld_ifetch::self_s_state,
    &l2_ld_ifetch::self_mesi,
    &l2_lines_in::self_any,
    &l2_lines_in::self_demand,
    &l2_lines_in::self_prefetch,
    &l2_lines_out::self_any,
    &l2_lines_out::self_demand,
    &l2_lines_out::self_prefetch,
    &l2_lock::self_e_state,
    &l2_lock::self_i_state,
    &l2_lock::self_m_state,
    &l2_lock::self_s_state,
    &l2_lock::self_mesi,
    &l2_m_lines_in::self,
    &l2_m_lines_out::self_any,
    &l2_m_lines_out::self_demand,
    &l2_m_lines_out::self_prefetch,
    &l2_no_req::self,
    &l2_reject_busq::self_any_e_state,
    &l2_reject_busq::self_any_i_state,
    &l2_reject_busq::self_any_m_state,
    &l2_reject_busq::self_any_s_state,
    &l2_reject_busq::self_any_mesi,
    &l2_reject_busq::self_demand_e_state,
    &l2_reject_busq::self_demand_i_state,
    &l2_reject_busq::self_demand_m_state,
    &l2_reject_busq::self_demand_s_state,
    &l2_reject_busq::self_demand_mesi,
    &l2_reject_busq::self_prefetch_e_state,
    &l2_reject_busq::self_prefetch_i_state,
    &l2_reject_busq::self_prefetch_m_state,
    &l2_reject_busq::self_prefetch_s_state,
    &l2_reject_busq::self_prefetch_mesi,
    &l2_rqsts::self_any_e_state,
    &l2_rqsts::self_any_i_state,
    &l2_rqsts::self_any_m_state,
    &l2_rqsts::self_any_s_state,
    &l2_rqsts::self_any_mesi,
    &l2_rqsts::self_demand_e_state,
    &l2_rqsts::self_demand_m_state,
    &l2_rqsts::self_demand_s_state,
    &l2_rqsts::self_prefetch_e_state,
    &l2_rqsts::self_prefetch_i_state,
    &l2_rqsts::self_prefetch_m_state,
    &l2_rqsts::self_prefetch_s_state,
    &l2_rqsts::self_prefetch_mesi,
    &l2_rqsts::self_demand_i_state,
    &l2_rqsts::self_demand_mesi,
    &l2_st::self_e_state,
    &l2_st::self_i_state,
    &l2_st::self_m_state,
    &l2_st::self_s_state,
    &l2_st::self_mesi,
    &machine_clears::smc,
    &macro_insts::non_cisc_decoded,
    &macro_insts::cisc_decoded,
    &macro_insts::all_decoded,
    &mem_load_retired::l2_hit,
    &mem_load_retired::l2_miss,
    &mem_load_retired::dtlb_miss,
    &misalign_mem_ref::split,
    &misalign_mem_ref::ld_split,
    &misalign_mem_ref::st_split,
    &misalign_mem_ref::split_ar,
    &misalign_mem_ref::ld_split_ar,
    &misalign_mem_ref::st_split_ar,
    &misalign_mem_ref::rmw_split,
    &misalign_mem_ref::bubble,
    &misalign_mem_ref::ld_bubble,
    &misalign_mem_ref::st_bubble,
    &misalign_mem_ref::rmw_bubble,
    &mul::s,
    &mul::ar,
    &page_walks::walks,
    &page_walks::cycles,
    &page_walks::d_side_walks,
    &page_walks::d_side_cycles,
    &page_walks::i_side_walks,
    &page_walks::i_side_cycles,
    &prefetch::prefetcht0,
    &prefetch::prefetcht1,
    &prefetch::prefetcht2,
    &prefetch::sw_l2,
    &prefetch::prefetchnta,
    &prefetch::hw_prefetch,
    &prefetch::software_prefetch,
    &prefetch::software_prefetch_ar,
    &reissue::any,
    &reissue::any_ar,
    &reissue::overlap_store,
    &reissue::overlap_store_ar,
    &resource_stalls::div_busy,
    &segment_reg_loads::any,
    &simd_comp_inst_retired::packed_single,
    &simd_comp_inst_retired::scalar_single,
    &simd_comp_inst_retired::scalar_double,
    &simd_inst_retired::packed_single,
    &simd_inst_retired::scalar_single,
    &simd_inst_retired::scalar_double,
    &simd_inst_retired::vector,
    &simd_sat_uop_exec::s,
    &simd_sat_uop_exec::ar,
    &simd_uop_type_exec::mul_s,
    &simd_uop_type_exec::mul_ar,
    &simd_uop_type_exec::shift_s,
    &simd_uop_type_exec::shift_ar,
    &simd_uop_type_exec::pack_s,
    &simd_uop_type_exec::pack_ar,
    &simd_uop_type_exec::unpack_s,
    &simd_uop_type_exec::unpack_ar,
    &simd_uop_type_exec::logical_s,
    &simd_uop_type_exec::logical_ar,
    &simd_uop_type_exec::arithmetic_s,
    &simd_uop_type_exec::arithmetic_ar,
    &simd_uops_exec::s,
    &simd_uops_exec::ar,
    &snoop_stall_drv::all_agents,
    &snoop_stall_drv::self,
    &store_forwards::any,
    &store_forwards::good,
    &uops::ms_cycles,
    &uops_retired::any,
    &uops_retired::stalled_cycles,
    &uops_retired::stalls,
    &x87_comp_ops_exe::any_s,
    &x87_comp_ops_exe::any_ar,
    &x87_comp_ops_exe::fxch_s,
    &x87_comp_ops_exe::fxch_ar,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::bnl
