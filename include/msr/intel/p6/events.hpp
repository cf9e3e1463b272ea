// The events of the P6 family as types, each with an object of the same name: `event_table.hpp` has
// their meanings, processors and counters. A choice of an event with masks has one mask, or several
// joined with `|`.
#pragma once

#include <msr/intel/p6/event_pmu.hpp>
#include <msr/pmu/select/choice.hpp>

namespace msr::p6 {

inline constexpr struct ld_blocks : select::choice<event_pmu, ld_blocks> {
    static constexpr int number = 0;
} ld_blocks;
inline constexpr struct sb_drains : select::choice<event_pmu, sb_drains> {
    static constexpr int number = 1;
} sb_drains;
inline constexpr struct misalign_mem_ref : select::choice<event_pmu, misalign_mem_ref> {
    static constexpr int number = 2;
} misalign_mem_ref;
inline constexpr struct segment_reg_loads : select::choice<event_pmu, segment_reg_loads> {
    static constexpr int number = 3;
} segment_reg_loads;
inline constexpr struct fp_comp_ops_exe : select::choice<event_pmu, fp_comp_ops_exe> {
    static constexpr int number = 4;
} fp_comp_ops_exe;
inline constexpr struct fp_assist : select::choice<event_pmu, fp_assist> {
    static constexpr int number = 5;
} fp_assist;
inline constexpr struct mul : select::choice<event_pmu, mul> {
    static constexpr int number = 6;
} mul;
inline constexpr struct div : select::choice<event_pmu, div> {
    static constexpr int number = 7;
} div;
inline constexpr struct cycles_div_busy : select::choice<event_pmu, cycles_div_busy> {
    static constexpr int number = 8;
} cycles_div_busy;
inline constexpr struct l2_ads : select::choice<event_pmu, l2_ads> {
    static constexpr int number = 9;
} l2_ads;
inline constexpr struct l2_dbus_busy : select::choice<event_pmu, l2_dbus_busy> {
    static constexpr int number = 10;
} l2_dbus_busy;
inline constexpr struct l2_dbus_busy_rd : select::choice<event_pmu, l2_dbus_busy_rd> {
    static constexpr int number = 11;
} l2_dbus_busy_rd;
inline constexpr struct l2_lines_in : select::choice<event_pmu, l2_lines_in> {
    static constexpr int number = 12;
} l2_lines_in;
inline constexpr struct l2_m_lines_inm : select::choice<event_pmu, l2_m_lines_inm> {
    static constexpr int number = 13;
} l2_m_lines_inm;
inline constexpr struct l2_lines_out : select::choice<event_pmu, l2_lines_out> {
    static constexpr int number = 14;
} l2_lines_out;
inline constexpr struct l2_m_lines_outm : select::choice<event_pmu, l2_m_lines_outm> {
    static constexpr int number = 15;
} l2_m_lines_outm;
struct l2_ifetch {
    static constexpr int number = 16;
    static constexpr select::mask<event_pmu, l2_ifetch, 0x01> i{};
    static constexpr select::mask<event_pmu, l2_ifetch, 0x02> s{};
    static constexpr select::mask<event_pmu, l2_ifetch, 0x04> e{};
    static constexpr select::mask<event_pmu, l2_ifetch, 0x08> m{};
    static constexpr select::mask<event_pmu, l2_ifetch, 0x0f> mesi{};
};
struct l2_ld {
    static constexpr int number = 17;
    static constexpr select::mask<event_pmu, l2_ld, 0x01> i{};
    static constexpr select::mask<event_pmu, l2_ld, 0x02> s{};
    static constexpr select::mask<event_pmu, l2_ld, 0x04> e{};
    static constexpr select::mask<event_pmu, l2_ld, 0x08> m{};
    static constexpr select::mask<event_pmu, l2_ld, 0x0f> mesi{};
};
struct l2_st {
    static constexpr int number = 18;
    static constexpr select::mask<event_pmu, l2_st, 0x01> i{};
    static constexpr select::mask<event_pmu, l2_st, 0x02> s{};
    static constexpr select::mask<event_pmu, l2_st, 0x04> e{};
    static constexpr select::mask<event_pmu, l2_st, 0x08> m{};
    static constexpr select::mask<event_pmu, l2_st, 0x0f> mesi{};
};
struct l2_rqsts {
    static constexpr int number = 19;
    static constexpr select::mask<event_pmu, l2_rqsts, 0x01> i{};
    static constexpr select::mask<event_pmu, l2_rqsts, 0x02> s{};
    static constexpr select::mask<event_pmu, l2_rqsts, 0x04> e{};
    static constexpr select::mask<event_pmu, l2_rqsts, 0x08> m{};
    static constexpr select::mask<event_pmu, l2_rqsts, 0x0f> mesi{};
};
inline constexpr struct data_mem_refs : select::choice<event_pmu, data_mem_refs> {
    static constexpr int number = 20;
} data_mem_refs;
inline constexpr struct dcu_lines_in : select::choice<event_pmu, dcu_lines_in> {
    static constexpr int number = 21;
} dcu_lines_in;
inline constexpr struct dcu_m_lines_in : select::choice<event_pmu, dcu_m_lines_in> {
    static constexpr int number = 22;
} dcu_m_lines_in;
inline constexpr struct dcu_m_lines_out : select::choice<event_pmu, dcu_m_lines_out> {
    static constexpr int number = 23;
} dcu_m_lines_out;
inline constexpr struct dcu_miss_outstanding : select::choice<event_pmu, dcu_miss_outstanding> {
    static constexpr int number = 24;
} dcu_miss_outstanding;
inline constexpr struct bus_req_outstanding : select::choice<event_pmu, bus_req_outstanding> {
    static constexpr int number = 25;
} bus_req_outstanding;
inline constexpr struct bus_bnr_drv : select::choice<event_pmu, bus_bnr_drv> {
    static constexpr int number = 26;
} bus_bnr_drv;
struct bus_drdy_clocks {
    static constexpr int number = 27;
    static constexpr select::mask<event_pmu, bus_drdy_clocks, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_drdy_clocks, 0x20> any{};
};
struct bus_lock_clocks {
    static constexpr int number = 28;
    static constexpr select::mask<event_pmu, bus_lock_clocks, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_lock_clocks, 0x20> any{};
};
inline constexpr struct bus_data_rcv : select::choice<event_pmu, bus_data_rcv> {
    static constexpr int number = 29;
} bus_data_rcv;
struct bus_tran_brd {
    static constexpr int number = 30;
    static constexpr select::mask<event_pmu, bus_tran_brd, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_tran_brd, 0x20> any{};
};
struct bus_tran_rfo {
    static constexpr int number = 31;
    static constexpr select::mask<event_pmu, bus_tran_rfo, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_tran_rfo, 0x20> any{};
};
struct bus_trans_wb {
    static constexpr int number = 32;
    static constexpr select::mask<event_pmu, bus_trans_wb, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_trans_wb, 0x20> any{};
};
struct bus_tran_ifetch {
    static constexpr int number = 33;
    static constexpr select::mask<event_pmu, bus_tran_ifetch, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_tran_ifetch, 0x20> any{};
};
struct bus_tran_inval {
    static constexpr int number = 34;
    static constexpr select::mask<event_pmu, bus_tran_inval, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_tran_inval, 0x20> any{};
};
struct bus_tran_pwr {
    static constexpr int number = 35;
    static constexpr select::mask<event_pmu, bus_tran_pwr, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_tran_pwr, 0x20> any{};
};
struct bus_trans_p {
    static constexpr int number = 36;
    static constexpr select::mask<event_pmu, bus_trans_p, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_trans_p, 0x20> any{};
};
struct bus_trans_io {
    static constexpr int number = 37;
    static constexpr select::mask<event_pmu, bus_trans_io, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_trans_io, 0x20> any{};
};
struct bus_tran_def {
    static constexpr int number = 38;
    static constexpr select::mask<event_pmu, bus_tran_def, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_tran_def, 0x20> any{};
};
struct bus_tran_burst {
    static constexpr int number = 39;
    static constexpr select::mask<event_pmu, bus_tran_burst, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_tran_burst, 0x20> any{};
};
struct bus_tran_mem {
    static constexpr int number = 40;
    static constexpr select::mask<event_pmu, bus_tran_mem, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_tran_mem, 0x20> any{};
};
struct bus_tran_any {
    static constexpr int number = 41;
    static constexpr select::mask<event_pmu, bus_tran_any, 0x00, 0x20> self{};
    static constexpr select::mask<event_pmu, bus_tran_any, 0x20> any{};
};
inline constexpr struct cpu_clk_unhalted : select::choice<event_pmu, cpu_clk_unhalted> {
    static constexpr int number = 42;
} cpu_clk_unhalted;
inline constexpr struct bus_hit_drv : select::choice<event_pmu, bus_hit_drv> {
    static constexpr int number = 43;
} bus_hit_drv;
inline constexpr struct bus_hitm_drv : select::choice<event_pmu, bus_hitm_drv> {
    static constexpr int number = 44;
} bus_hitm_drv;
inline constexpr struct bus_snoop_stall : select::choice<event_pmu, bus_snoop_stall> {
    static constexpr int number = 45;
} bus_snoop_stall;
inline constexpr struct ifu_ifetch : select::choice<event_pmu, ifu_ifetch> {
    static constexpr int number = 46;
} ifu_ifetch;
inline constexpr struct ifu_ifetch_miss : select::choice<event_pmu, ifu_ifetch_miss> {
    static constexpr int number = 47;
} ifu_ifetch_miss;
inline constexpr struct itlb_miss : select::choice<event_pmu, itlb_miss> {
    static constexpr int number = 48;
} itlb_miss;
inline constexpr struct ifu_mem_stall : select::choice<event_pmu, ifu_mem_stall> {
    static constexpr int number = 49;
} ifu_mem_stall;
inline constexpr struct ild_stall : select::choice<event_pmu, ild_stall> {
    static constexpr int number = 50;
} ild_stall;
inline constexpr struct resource_stalls : select::choice<event_pmu, resource_stalls> {
    static constexpr int number = 51;
} resource_stalls;
inline constexpr struct inst_retired : select::choice<event_pmu, inst_retired> {
    static constexpr int number = 52;
} inst_retired;
inline constexpr struct flops : select::choice<event_pmu, flops> {
    static constexpr int number = 53;
} flops;
inline constexpr struct uops_retired : select::choice<event_pmu, uops_retired> {
    static constexpr int number = 54;
} uops_retired;
inline constexpr struct br_inst_retired : select::choice<event_pmu, br_inst_retired> {
    static constexpr int number = 55;
} br_inst_retired;
inline constexpr struct br_miss_pred_retired : select::choice<event_pmu, br_miss_pred_retired> {
    static constexpr int number = 56;
} br_miss_pred_retired;
inline constexpr struct cycles_int_masked : select::choice<event_pmu, cycles_int_masked> {
    static constexpr int number = 57;
} cycles_int_masked;
inline constexpr struct cycles_int_pending_and_masked
    : select::choice<event_pmu, cycles_int_pending_and_masked> {
    static constexpr int number = 58;
} cycles_int_pending_and_masked;
inline constexpr struct hw_int_rx : select::choice<event_pmu, hw_int_rx> {
    static constexpr int number = 59;
} hw_int_rx;
inline constexpr struct br_taken_retired : select::choice<event_pmu, br_taken_retired> {
    static constexpr int number = 60;
} br_taken_retired;
inline constexpr struct br_miss_pred_taken_ret : select::choice<event_pmu, br_miss_pred_taken_ret> {
    static constexpr int number = 61;
} br_miss_pred_taken_ret;
inline constexpr struct inst_decoded : select::choice<event_pmu, inst_decoded> {
    static constexpr int number = 62;
} inst_decoded;
inline constexpr struct partial_rat_stalls : select::choice<event_pmu, partial_rat_stalls> {
    static constexpr int number = 63;
} partial_rat_stalls;
inline constexpr struct br_inst_decoded : select::choice<event_pmu, br_inst_decoded> {
    static constexpr int number = 64;
} br_inst_decoded;
inline constexpr struct btb_misses : select::choice<event_pmu, btb_misses> {
    static constexpr int number = 65;
} btb_misses;
inline constexpr struct br_bogus : select::choice<event_pmu, br_bogus> {
    static constexpr int number = 66;
} br_bogus;
inline constexpr struct baclears : select::choice<event_pmu, baclears> {
    static constexpr int number = 67;
} baclears;
inline constexpr struct mmx_instr_exec : select::choice<event_pmu, mmx_instr_exec> {
    static constexpr int number = 68;
} mmx_instr_exec;
inline constexpr struct mmx_sat_instr_exec : select::choice<event_pmu, mmx_sat_instr_exec> {
    static constexpr int number = 69;
} mmx_sat_instr_exec;
inline constexpr struct mmx_uops_exec : select::choice<event_pmu, mmx_uops_exec> {
    static constexpr int number = 70;
} mmx_uops_exec;
struct mmx_instr_type_exec {
    static constexpr int number = 71;
    static constexpr select::mask<event_pmu, mmx_instr_type_exec, 0x01> multiply{};
    static constexpr select::mask<event_pmu, mmx_instr_type_exec, 0x02> shift{};
    static constexpr select::mask<event_pmu, mmx_instr_type_exec, 0x04> pack{};
    static constexpr select::mask<event_pmu, mmx_instr_type_exec, 0x08> unpack{};
    static constexpr select::mask<event_pmu, mmx_instr_type_exec, 0x10> logical{};
    static constexpr select::mask<event_pmu, mmx_instr_type_exec, 0x20> arithmetic{};
    static constexpr select::mask<event_pmu, mmx_instr_type_exec, 0x3f> all{};
};
struct fp_mmx_trans {
    static constexpr int number = 72;
    static constexpr select::mask<event_pmu, fp_mmx_trans, 0x00, 0x01> mmx_to_fp{};
    static constexpr select::mask<event_pmu, fp_mmx_trans, 0x01> fp_to_mmx{};
};
inline constexpr struct mmx_assist : select::choice<event_pmu, mmx_assist> {
    static constexpr int number = 73;
} mmx_assist;
inline constexpr struct mmx_instr_ret : select::choice<event_pmu, mmx_instr_ret> {
    static constexpr int number = 74;
} mmx_instr_ret;
struct seg_rename_stalls {
    static constexpr int number = 75;
    static constexpr select::mask<event_pmu, seg_rename_stalls, 0x01> es{};
    static constexpr select::mask<event_pmu, seg_rename_stalls, 0x02> ds{};
    static constexpr select::mask<event_pmu, seg_rename_stalls, 0x04> fs{};
    static constexpr select::mask<event_pmu, seg_rename_stalls, 0x08> gs{};
    static constexpr select::mask<event_pmu, seg_rename_stalls, 0x0f> all{};
};
struct seg_reg_renames {
    static constexpr int number = 76;
    static constexpr select::mask<event_pmu, seg_reg_renames, 0x01> es{};
    static constexpr select::mask<event_pmu, seg_reg_renames, 0x02> ds{};
    static constexpr select::mask<event_pmu, seg_reg_renames, 0x04> fs{};
    static constexpr select::mask<event_pmu, seg_reg_renames, 0x08> gs{};
    static constexpr select::mask<event_pmu, seg_reg_renames, 0x0f> all{};
};
inline constexpr struct ret_seg_renames : select::choice<event_pmu, ret_seg_renames> {
    static constexpr int number = 77;
} ret_seg_renames;
struct emon_kni_pref_dispatched {
    static constexpr int number = 78;
    static constexpr select::mask<event_pmu, emon_kni_pref_dispatched, 0x00, 0x03> nta{};
    static constexpr select::mask<event_pmu, emon_kni_pref_dispatched, 0x01, 0x03> t1{};
    static constexpr select::mask<event_pmu, emon_kni_pref_dispatched, 0x02, 0x03> t2{};
    static constexpr select::mask<event_pmu, emon_kni_pref_dispatched, 0x03> weakly_ordered_store{};
};
struct emon_kni_pref_miss {
    static constexpr int number = 79;
    static constexpr select::mask<event_pmu, emon_kni_pref_miss, 0x00, 0x03> nta{};
    static constexpr select::mask<event_pmu, emon_kni_pref_miss, 0x01, 0x03> t1{};
    static constexpr select::mask<event_pmu, emon_kni_pref_miss, 0x02, 0x03> t2{};
    static constexpr select::mask<event_pmu, emon_kni_pref_miss, 0x03> weakly_ordered_store{};
};
struct emon_kni_inst_retired {
    static constexpr int number = 80;
    static constexpr select::mask<event_pmu, emon_kni_inst_retired, 0x00, 0x01> packed_and_scalar{};
    static constexpr select::mask<event_pmu, emon_kni_inst_retired, 0x01> scalar{};
};
struct emon_kni_comp_inst_ret {
    static constexpr int number = 81;
    static constexpr select::mask<event_pmu, emon_kni_comp_inst_ret, 0x00, 0x01>
        packed_and_scalar{};
    static constexpr select::mask<event_pmu, emon_kni_comp_inst_ret, 0x01> scalar{};
};
struct l2_m_lines_out {
    static constexpr int number = 84;
    static constexpr select::mask<event_pmu, l2_m_lines_out, 0x01> i{};
    static constexpr select::mask<event_pmu, l2_m_lines_out, 0x02> s{};
    static constexpr select::mask<event_pmu, l2_m_lines_out, 0x04> e{};
    static constexpr select::mask<event_pmu, l2_m_lines_out, 0x08> m{};
    static constexpr select::mask<event_pmu, l2_m_lines_out, 0x0f> mesi{};
    static constexpr select::mask<event_pmu, l2_m_lines_out, 0x00, 0x30> not_prefetched{};
    static constexpr select::mask<event_pmu, l2_m_lines_out, 0x10, 0x30> only_prefetched{};
    static constexpr select::mask<event_pmu, l2_m_lines_out, 0x20, 0x30> any_prefetch{};
};
struct emon_est_trans {
    static constexpr int number = 86;
    static constexpr select::mask<event_pmu, emon_est_trans, 0x00, 0x02> all{};
    static constexpr select::mask<event_pmu, emon_est_trans, 0x02> frequency{};
};
inline constexpr struct emon_thermal_trip : select::choice<event_pmu, emon_thermal_trip> {
    static constexpr int number = 87;
} emon_thermal_trip;
inline constexpr struct br_inst_exec : select::choice<event_pmu, br_inst_exec> {
    static constexpr int number = 88;
} br_inst_exec;
inline constexpr struct br_missp_exec : select::choice<event_pmu, br_missp_exec> {
    static constexpr int number = 89;
} br_missp_exec;
inline constexpr struct br_bac_missp_exec : select::choice<event_pmu, br_bac_missp_exec> {
    static constexpr int number = 90;
} br_bac_missp_exec;
inline constexpr struct br_cnd_exec : select::choice<event_pmu, br_cnd_exec> {
    static constexpr int number = 91;
} br_cnd_exec;
inline constexpr struct br_cnd_missp_exec : select::choice<event_pmu, br_cnd_missp_exec> {
    static constexpr int number = 92;
} br_cnd_missp_exec;
inline constexpr struct br_ind_exec : select::choice<event_pmu, br_ind_exec> {
    static constexpr int number = 93;
} br_ind_exec;
inline constexpr struct br_ind_missp_exec : select::choice<event_pmu, br_ind_missp_exec> {
    static constexpr int number = 94;
} br_ind_missp_exec;
inline constexpr struct br_ret_exec : select::choice<event_pmu, br_ret_exec> {
    static constexpr int number = 95;
} br_ret_exec;
inline constexpr struct br_ret_missp_exec : select::choice<event_pmu, br_ret_missp_exec> {
    static constexpr int number = 96;
} br_ret_missp_exec;
inline constexpr struct br_ret_bac_missp_exec : select::choice<event_pmu, br_ret_bac_missp_exec> {
    static constexpr int number = 97;
} br_ret_bac_missp_exec;
inline constexpr struct br_call_exec : select::choice<event_pmu, br_call_exec> {
    static constexpr int number = 98;
} br_call_exec;
inline constexpr struct br_call_missp_exec : select::choice<event_pmu, br_call_missp_exec> {
    static constexpr int number = 99;
} br_call_missp_exec;
inline constexpr struct br_ind_call_exec : select::choice<event_pmu, br_ind_call_exec> {
    static constexpr int number = 100;
} br_ind_call_exec;
inline constexpr struct emon_simd_instr_retired
    : select::choice<event_pmu, emon_simd_instr_retired> {
    static constexpr int number = 101;
} emon_simd_instr_retired;
inline constexpr struct emon_synch_uops : select::choice<event_pmu, emon_synch_uops> {
    static constexpr int number = 102;
} emon_synch_uops;
inline constexpr struct emon_esp_uops : select::choice<event_pmu, emon_esp_uops> {
    static constexpr int number = 103;
} emon_esp_uops;
struct emon_sse_sse2_inst_retired {
    static constexpr int number = 104;
    static constexpr select::mask<event_pmu, emon_sse_sse2_inst_retired, 0x00, 0x03>
        packed_and_scalar_single{};
    static constexpr select::mask<event_pmu, emon_sse_sse2_inst_retired, 0x01, 0x03>
        scalar_single{};
    static constexpr select::mask<event_pmu, emon_sse_sse2_inst_retired, 0x02, 0x03>
        packed_double{};
    static constexpr select::mask<event_pmu, emon_sse_sse2_inst_retired, 0x03> scalar_double{};
};
struct emon_sse_sse2_comp_inst_retired {
    static constexpr int number = 105;
    static constexpr select::mask<event_pmu, emon_sse_sse2_comp_inst_retired, 0x00, 0x03>
        packed_single{};
    static constexpr select::mask<event_pmu, emon_sse_sse2_comp_inst_retired, 0x01, 0x03>
        scalar_single{};
    static constexpr select::mask<event_pmu, emon_sse_sse2_comp_inst_retired, 0x02, 0x03>
        packed_double{};
    static constexpr select::mask<event_pmu, emon_sse_sse2_comp_inst_retired, 0x03> scalar_double{};
};
struct emon_fused_uops_ret {
    static constexpr int number = 106;
    static constexpr select::mask<event_pmu, emon_fused_uops_ret, 0x00, 0x03> all{};
    static constexpr select::mask<event_pmu, emon_fused_uops_ret, 0x01, 0x03> load_and_operation{};
    static constexpr select::mask<event_pmu, emon_fused_uops_ret, 0x02, 0x03>
        store_data_and_address{};
};
inline constexpr struct emon_unfusion : select::choice<event_pmu, emon_unfusion> {
    static constexpr int number = 107;
} emon_unfusion;
inline constexpr struct emon_pref_rqsts_up : select::choice<event_pmu, emon_pref_rqsts_up> {
    static constexpr int number = 108;
} emon_pref_rqsts_up;
inline constexpr struct emon_pref_rqsts_dn : select::choice<event_pmu, emon_pref_rqsts_dn> {
    static constexpr int number = 109;
} emon_pref_rqsts_dn;

/// The events that a Pentium M divides by whether the hardware prefetcher brought the cache line.
namespace of_pentium_m {

struct l2_lines_in {
    static constexpr int number = 82;
    static constexpr select::mask<event_pmu, l2_lines_in, 0x01> i{};
    static constexpr select::mask<event_pmu, l2_lines_in, 0x02> s{};
    static constexpr select::mask<event_pmu, l2_lines_in, 0x04> e{};
    static constexpr select::mask<event_pmu, l2_lines_in, 0x08> m{};
    static constexpr select::mask<event_pmu, l2_lines_in, 0x0f> mesi{};
    static constexpr select::mask<event_pmu, l2_lines_in, 0x00, 0x30> not_prefetched{};
    static constexpr select::mask<event_pmu, l2_lines_in, 0x10, 0x30> only_prefetched{};
    static constexpr select::mask<event_pmu, l2_lines_in, 0x20, 0x30> any_prefetch{};
};
struct l2_lines_out {
    static constexpr int number = 83;
    static constexpr select::mask<event_pmu, l2_lines_out, 0x01> i{};
    static constexpr select::mask<event_pmu, l2_lines_out, 0x02> s{};
    static constexpr select::mask<event_pmu, l2_lines_out, 0x04> e{};
    static constexpr select::mask<event_pmu, l2_lines_out, 0x08> m{};
    static constexpr select::mask<event_pmu, l2_lines_out, 0x0f> mesi{};
    static constexpr select::mask<event_pmu, l2_lines_out, 0x00, 0x30> not_prefetched{};
    static constexpr select::mask<event_pmu, l2_lines_out, 0x10, 0x30> only_prefetched{};
    static constexpr select::mask<event_pmu, l2_lines_out, 0x20, 0x30> any_prefetch{};
};
struct l2_ld {
    static constexpr int number = 85;
    static constexpr select::mask<event_pmu, l2_ld, 0x01> i{};
    static constexpr select::mask<event_pmu, l2_ld, 0x02> s{};
    static constexpr select::mask<event_pmu, l2_ld, 0x04> e{};
    static constexpr select::mask<event_pmu, l2_ld, 0x08> m{};
    static constexpr select::mask<event_pmu, l2_ld, 0x0f> mesi{};
    static constexpr select::mask<event_pmu, l2_ld, 0x00, 0x30> not_prefetched{};
    static constexpr select::mask<event_pmu, l2_ld, 0x10, 0x30> only_prefetched{};
    static constexpr select::mask<event_pmu, l2_ld, 0x20, 0x30> any_prefetch{};
};

} // namespace of_pentium_m

} // namespace msr::p6
