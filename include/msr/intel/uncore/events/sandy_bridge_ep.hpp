// Events of the boxes outside of the cores: sandy bridge ep. Written by tools/uncore/write from
// a table: do not edit.
// jkt: from intel/perfmon 6dadedf3aa48, JKT/events/Jaketown_uncore.json version 24 of 08/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::sandy_bridge_ep {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char cbo_names[] =
    "unc_c_clockticks\0"
    "unc_c_counter0_occupancy\0"
    "unc_c_ismq_drd_miss_occ\0"
    "unc_c_llc_lookup.data_read\0"
    "unc_c_llc_lookup.nid\0"
    "unc_c_llc_lookup.remote_snoop\0"
    "unc_c_llc_lookup.write\0"
    "unc_c_llc_victims.e_state\0"
    "unc_c_llc_victims.miss\0"
    "unc_c_llc_victims.m_state\0"
    "unc_c_llc_victims.nid\0"
    "unc_c_llc_victims.s_state\0"
    "unc_c_misc.rfo_hit_s\0"
    "unc_c_misc.rspi_was_fse\0"
    "unc_c_misc.started\0"
    "unc_c_misc.wc_aliasing\0"
    "unc_c_ring_ad_used.down_even\0"
    "unc_c_ring_ad_used.down_odd\0"
    "unc_c_ring_ad_used.up_even\0"
    "unc_c_ring_ad_used.up_odd\0"
    "unc_c_ring_ak_used.down_even\0"
    "unc_c_ring_ak_used.down_odd\0"
    "unc_c_ring_ak_used.up_even\0"
    "unc_c_ring_ak_used.up_odd\0"
    "unc_c_ring_bl_used.down_even\0"
    "unc_c_ring_bl_used.down_odd\0"
    "unc_c_ring_bl_used.up_even\0"
    "unc_c_ring_bl_used.up_odd\0"
    "unc_c_ring_bounces.ak_core\0"
    "unc_c_ring_bounces.bl_core\0"
    "unc_c_ring_bounces.iv_core\0"
    "unc_c_ring_iv_used.any\0"
    "unc_c_ring_sink_starved.ad_cache\0"
    "unc_c_ring_sink_starved.ak_core\0"
    "unc_c_ring_sink_starved.bl_core\0"
    "unc_c_ring_sink_starved.iv_core\0"
    "unc_c_ring_src_thrtl\0"
    "unc_c_rxr_ext_starved.ipq\0"
    "unc_c_rxr_ext_starved.irq\0"
    "unc_c_rxr_ext_starved.ismq\0"
    "unc_c_rxr_ext_starved.ismq_bids\0"
    "unc_c_rxr_inserts.ipq\0"
    "unc_c_rxr_inserts.irq\0"
    "unc_c_rxr_inserts.irq_rejected\0"
    "unc_c_rxr_inserts.vfifo\0"
    "unc_c_rxr_int_starved.ipq\0"
    "unc_c_rxr_int_starved.irq\0"
    "unc_c_rxr_int_starved.ismq\0"
    "unc_c_rxr_ipq_retry.addr_conflict\0"
    "unc_c_rxr_ipq_retry.any\0"
    "unc_c_rxr_ipq_retry.full\0"
    "unc_c_rxr_ipq_retry.qpi_credits\0"
    "unc_c_rxr_irq_retry.addr_conflict\0"
    "unc_c_rxr_irq_retry.any\0"
    "unc_c_rxr_irq_retry.full\0"
    "unc_c_rxr_irq_retry.qpi_credits\0"
    "unc_c_rxr_irq_retry.rtid\0"
    "unc_c_rxr_ismq_retry.any\0"
    "unc_c_rxr_ismq_retry.full\0"
    "unc_c_rxr_ismq_retry.iio_credits\0"
    "unc_c_rxr_ismq_retry.qpi_credits\0"
    "unc_c_rxr_ismq_retry.rtid\0"
    "unc_c_rxr_occupancy.ipq\0"
    "unc_c_rxr_occupancy.irq\0"
    "unc_c_rxr_occupancy.irq_rejected\0"
    "unc_c_rxr_occupancy.vfifo\0"
    "unc_c_tor_inserts.eviction\0"
    "unc_c_tor_inserts.miss_all\0"
    "unc_c_tor_inserts.miss_opcode\0"
    "unc_c_tor_inserts.nid_all\0"
    "unc_c_tor_inserts.nid_eviction\0"
    "unc_c_tor_inserts.nid_miss_all\0"
    "unc_c_tor_inserts.nid_miss_opcode\0"
    "unc_c_tor_inserts.nid_opcode\0"
    "unc_c_tor_inserts.nid_wb\0"
    "unc_c_tor_inserts.opcode\0"
    "unc_c_tor_inserts.wb\0"
    "unc_c_tor_occupancy.all\0"
    "unc_c_tor_occupancy.eviction\0"
    "unc_c_tor_occupancy.miss_all\0"
    "unc_c_tor_occupancy.miss_opcode\0"
    "unc_c_tor_occupancy.nid_all\0"
    "unc_c_tor_occupancy.nid_eviction\0"
    "unc_c_tor_occupancy.nid_miss_all\0"
    "unc_c_tor_occupancy.nid_miss_opcode\0"
    "unc_c_tor_occupancy.nid_opcode\0"
    "unc_c_tor_occupancy.opcode\0"
    "unc_c_txr_ads_used\0"
    "unc_c_txr_inserts.ad_cache\0"
    "unc_c_txr_inserts.ad_core\0"
    "unc_c_txr_inserts.ak_cache\0"
    "unc_c_txr_inserts.ak_core\0"
    "unc_c_txr_inserts.bl_cache\0"
    "unc_c_txr_inserts.bl_core\0"
    "unc_c_txr_inserts.iv_cache\0"
    "unc_c_txr_starved.ak\0"
    "unc_c_txr_starved.bl\0";
inline constexpr select::event_list cbo_list{"sandy_bridge_ep", core::sandy_bridge_ep, cbo_names};
inline constexpr char ha_names[] =
    "unc_h_addr_opc_match.filt\0"
    "unc_h_bypass_imc.not_taken\0"
    "unc_h_bypass_imc.taken\0"
    "unc_h_clockticks\0"
    "unc_h_conflict_cycles.conflict\0"
    "unc_h_conflict_cycles.no_conflict\0"
    "unc_h_direct2core_count\0"
    "unc_h_direct2core_cycles_disabled\0"
    "unc_h_direct2core_txn_override\0"
    "unc_h_directory_lookup.no_snp\0"
    "unc_h_directory_lookup.snp\0"
    "unc_h_directory_update.any\0"
    "unc_h_directory_update.clear\0"
    "unc_h_directory_update.set\0"
    "unc_h_igr_no_credit_cycles.ad_qpi0\0"
    "unc_h_igr_no_credit_cycles.ad_qpi1\0"
    "unc_h_igr_no_credit_cycles.bl_qpi0\0"
    "unc_h_igr_no_credit_cycles.bl_qpi1\0"
    "unc_h_imc_retry\0"
    "unc_h_imc_writes.all\0"
    "unc_h_imc_writes.full\0"
    "unc_h_imc_writes.full_isoch\0"
    "unc_h_imc_writes.partial\0"
    "unc_h_imc_writes.partial_isoch\0"
    "unc_h_requests.reads\0"
    "unc_h_requests.writes\0"
    "unc_h_ring_ad_used.ccw_even\0"
    "unc_h_ring_ad_used.ccw_odd\0"
    "unc_h_ring_ad_used.cw_even\0"
    "unc_h_ring_ad_used.cw_odd\0"
    "unc_h_ring_ak_used.ccw_even\0"
    "unc_h_ring_ak_used.ccw_odd\0"
    "unc_h_ring_ak_used.cw_even\0"
    "unc_h_ring_ak_used.cw_odd\0"
    "unc_h_ring_bl_used.ccw_even\0"
    "unc_h_ring_bl_used.ccw_odd\0"
    "unc_h_ring_bl_used.cw_even\0"
    "unc_h_ring_bl_used.cw_odd\0"
    "unc_h_rpq_cycles_no_reg_credits.chn0\0"
    "unc_h_rpq_cycles_no_reg_credits.chn1\0"
    "unc_h_rpq_cycles_no_reg_credits.chn2\0"
    "unc_h_rpq_cycles_no_reg_credits.chn3\0"
    "unc_h_rpq_cycles_no_spec_credits.chn0\0"
    "unc_h_rpq_cycles_no_spec_credits.chn1\0"
    "unc_h_rpq_cycles_no_spec_credits.chn2\0"
    "unc_h_rpq_cycles_no_spec_credits.chn3\0"
    "unc_h_tad_requests_g0.region0\0"
    "unc_h_tad_requests_g0.region1\0"
    "unc_h_tad_requests_g0.region2\0"
    "unc_h_tad_requests_g0.region3\0"
    "unc_h_tad_requests_g0.region4\0"
    "unc_h_tad_requests_g0.region5\0"
    "unc_h_tad_requests_g0.region6\0"
    "unc_h_tad_requests_g0.region7\0"
    "unc_h_tad_requests_g1.region10\0"
    "unc_h_tad_requests_g1.region11\0"
    "unc_h_tad_requests_g1.region8\0"
    "unc_h_tad_requests_g1.region9\0"
    "unc_h_tracker_inserts.all\0"
    "unc_h_txr_ad.ndr\0"
    "unc_h_txr_ad.snp\0"
    "unc_h_txr_ad_cycles_full.all\0"
    "unc_h_txr_ad_cycles_full.sched0\0"
    "unc_h_txr_ad_cycles_full.sched1\0"
    "unc_h_txr_ad_cycles_ne.all\0"
    "unc_h_txr_ad_cycles_ne.sched0\0"
    "unc_h_txr_ad_cycles_ne.sched1\0"
    "unc_h_txr_ad_inserts.all\0"
    "unc_h_txr_ad_inserts.sched0\0"
    "unc_h_txr_ad_inserts.sched1\0"
    "unc_h_txr_ad_occupancy.all\0"
    "unc_h_txr_ad_occupancy.sched0\0"
    "unc_h_txr_ad_occupancy.sched1\0"
    "unc_h_txr_ak_cycles_full.all\0"
    "unc_h_txr_ak_cycles_full.sched0\0"
    "unc_h_txr_ak_cycles_full.sched1\0"
    "unc_h_txr_ak_cycles_ne.all\0"
    "unc_h_txr_ak_cycles_ne.sched0\0"
    "unc_h_txr_ak_cycles_ne.sched1\0"
    "unc_h_txr_ak_inserts.all\0"
    "unc_h_txr_ak_inserts.sched0\0"
    "unc_h_txr_ak_inserts.sched1\0"
    "unc_h_txr_ak_ndr\0"
    "unc_h_txr_ak_occupancy.all\0"
    "unc_h_txr_ak_occupancy.sched0\0"
    "unc_h_txr_ak_occupancy.sched1\0"
    "unc_h_txr_bl.drs_cache\0"
    "unc_h_txr_bl.drs_core\0"
    "unc_h_txr_bl.drs_qpi\0"
    "unc_h_txr_bl_cycles_full.all\0"
    "unc_h_txr_bl_cycles_full.sched0\0"
    "unc_h_txr_bl_cycles_full.sched1\0"
    "unc_h_txr_bl_cycles_ne.all\0"
    "unc_h_txr_bl_cycles_ne.sched0\0"
    "unc_h_txr_bl_cycles_ne.sched1\0"
    "unc_h_txr_bl_inserts.all\0"
    "unc_h_txr_bl_inserts.sched0\0"
    "unc_h_txr_bl_inserts.sched1\0"
    "unc_h_txr_bl_occupancy.all\0"
    "unc_h_txr_bl_occupancy.sched0\0"
    "unc_h_txr_bl_occupancy.sched1\0"
    "unc_h_wpq_cycles_no_reg_credits.chn0\0"
    "unc_h_wpq_cycles_no_reg_credits.chn1\0"
    "unc_h_wpq_cycles_no_reg_credits.chn2\0"
    "unc_h_wpq_cycles_no_reg_credits.chn3\0"
    "unc_h_wpq_cycles_no_spec_credits.chn0\0"
    "unc_h_wpq_cycles_no_spec_credits.chn1\0"
    "unc_h_wpq_cycles_no_spec_credits.chn2\0"
    "unc_h_wpq_cycles_no_spec_credits.chn3\0";
inline constexpr select::event_list ha_list{"sandy_bridge_ep", core::sandy_bridge_ep, ha_names};
inline constexpr char imc_names[] =
    "unc_m_act_count\0"
    "unc_m_cas_count.all\0"
    "unc_m_cas_count.rd\0"
    "unc_m_cas_count.rd_reg\0"
    "unc_m_cas_count.rd_underfill\0"
    "unc_m_cas_count.wr\0"
    "unc_m_cas_count.wr_rmm\0"
    "unc_m_cas_count.wr_wmm\0"
    "unc_m_dram_pre_all\0"
    "unc_m_dram_refresh.high\0"
    "unc_m_dram_refresh.panic\0"
    "unc_m_ecc_correctable_errors\0"
    "unc_m_major_modes.isoch\0"
    "unc_m_major_modes.partial\0"
    "unc_m_major_modes.read\0"
    "unc_m_major_modes.write\0"
    "unc_m_power_channel_dlloff\0"
    "unc_m_power_channel_ppd\0"
    "unc_m_power_cke_cycles.rank0\0"
    "unc_m_power_cke_cycles.rank1\0"
    "unc_m_power_cke_cycles.rank2\0"
    "unc_m_power_cke_cycles.rank3\0"
    "unc_m_power_cke_cycles.rank4\0"
    "unc_m_power_cke_cycles.rank5\0"
    "unc_m_power_cke_cycles.rank6\0"
    "unc_m_power_cke_cycles.rank7\0"
    "unc_m_power_critical_throttle_cycles\0"
    "unc_m_power_self_refresh\0"
    "unc_m_power_throttle_cycles.rank0\0"
    "unc_m_power_throttle_cycles.rank1\0"
    "unc_m_power_throttle_cycles.rank2\0"
    "unc_m_power_throttle_cycles.rank3\0"
    "unc_m_power_throttle_cycles.rank4\0"
    "unc_m_power_throttle_cycles.rank5\0"
    "unc_m_power_throttle_cycles.rank6\0"
    "unc_m_power_throttle_cycles.rank7\0"
    "unc_m_preemption.rd_preempt_rd\0"
    "unc_m_preemption.rd_preempt_wr\0"
    "unc_m_pre_count.page_close\0"
    "unc_m_pre_count.page_miss\0"
    "unc_m_rpq_cycles_full\0"
    "unc_m_rpq_cycles_ne\0"
    "unc_m_rpq_inserts\0"
    "unc_m_rpq_occupancy\0"
    "unc_m_wpq_cycles_full\0"
    "unc_m_wpq_cycles_ne\0"
    "unc_m_wpq_inserts\0"
    "unc_m_wpq_occupancy\0"
    "unc_m_wpq_read_hit\0"
    "unc_m_wpq_write_hit\0"
    "unc_m_clockticks\0";
inline constexpr select::event_list imc_list{"sandy_bridge_ep", core::sandy_bridge_ep, imc_names};
inline constexpr char irp_names[] =
    "unc_i_address_match.stall_count\0"
    "unc_i_address_match.merge_count\0"
    "unc_i_cache_ack_pending_occupancy.any\0"
    "unc_i_cache_ack_pending_occupancy.source\0"
    "unc_i_cache_own_occupancy.any\0"
    "unc_i_cache_own_occupancy.source\0"
    "unc_i_cache_read_occupancy.any\0"
    "unc_i_cache_read_occupancy.source\0"
    "unc_i_cache_total_occupancy.any\0"
    "unc_i_cache_total_occupancy.source\0"
    "unc_i_cache_write_occupancy.any\0"
    "unc_i_cache_write_occupancy.source\0"
    "unc_i_clockticks\0"
    "unc_i_rxr_ak_cycles_full\0"
    "unc_i_rxr_ak_inserts\0"
    "unc_i_rxr_ak_occupancy\0"
    "unc_i_rxr_bl_drs_cycles_full\0"
    "unc_i_rxr_bl_drs_inserts\0"
    "unc_i_rxr_bl_drs_occupancy\0"
    "unc_i_rxr_bl_ncb_cycles_full\0"
    "unc_i_rxr_bl_ncb_inserts\0"
    "unc_i_rxr_bl_ncb_occupancy\0"
    "unc_i_rxr_bl_ncs_cycles_full\0"
    "unc_i_rxr_bl_ncs_inserts\0"
    "unc_i_rxr_bl_ncs_occupancy\0"
    "unc_i_tickles.lost_ownership\0"
    "unc_i_tickles.top_of_queue\0"
    "unc_i_transactions.reads\0"
    "unc_i_transactions.writes\0"
    "unc_i_transactions.pd_prefetches\0"
    "unc_i_transactions.orderingq\0"
    "unc_i_txr_ad_stall_credit_cycles\0"
    "unc_i_txr_bl_stall_credit_cycles\0"
    "unc_i_txr_data_inserts_ncb\0"
    "unc_i_txr_data_inserts_ncs\0"
    "unc_i_txr_request_occupancy\0"
    "unc_i_write_ordering_stall_cycles\0";
inline constexpr select::event_list irp_list{"sandy_bridge_ep", core::sandy_bridge_ep, irp_names};
inline constexpr char pcu_names[] =
    "unc_p_clockticks\0"
    "unc_p_core0_transition_cycles\0"
    "unc_p_core1_transition_cycles\0"
    "unc_p_core2_transition_cycles\0"
    "unc_p_core3_transition_cycles\0"
    "unc_p_core4_transition_cycles\0"
    "unc_p_core5_transition_cycles\0"
    "unc_p_core6_transition_cycles\0"
    "unc_p_core7_transition_cycles\0"
    "unc_p_demotions_core0\0"
    "unc_p_demotions_core1\0"
    "unc_p_demotions_core2\0"
    "unc_p_demotions_core3\0"
    "unc_p_demotions_core4\0"
    "unc_p_demotions_core5\0"
    "unc_p_demotions_core6\0"
    "unc_p_demotions_core7\0"
    "unc_p_freq_band0_cycles\0"
    "unc_p_freq_band1_cycles\0"
    "unc_p_freq_band2_cycles\0"
    "unc_p_freq_band3_cycles\0"
    "unc_p_freq_max_current_cycles\0"
    "unc_p_freq_max_limit_thermal_cycles\0"
    "unc_p_freq_max_os_cycles\0"
    "unc_p_freq_max_power_cycles\0"
    "unc_p_freq_min_io_p_cycles\0"
    "unc_p_freq_min_perf_p_cycles\0"
    "unc_p_freq_trans_cycles\0"
    "unc_p_memory_phase_shedding_cycles\0"
    "unc_p_power_state_occupancy.cores_c0\0"
    "unc_p_power_state_occupancy.cores_c3\0"
    "unc_p_power_state_occupancy.cores_c6\0"
    "unc_p_prochot_external_cycles\0"
    "unc_p_prochot_internal_cycles\0"
    "unc_p_total_transition_cycles\0"
    "unc_p_volt_trans_cycles_change\0"
    "unc_p_volt_trans_cycles_decrease\0"
    "unc_p_volt_trans_cycles_increase\0"
    "unc_p_vr_hot_cycles\0";
inline constexpr select::event_list pcu_list{"sandy_bridge_ep", core::sandy_bridge_ep, pcu_names};
inline constexpr char qpi_names[] =
    "unc_q_clockticks\0"
    "unc_q_cto_count\0"
    "unc_q_direct2core.failure_credits\0"
    "unc_q_direct2core.failure_credits_rbt\0"
    "unc_q_direct2core.failure_rbt\0"
    "unc_q_direct2core.success\0"
    "unc_q_l1_power_cycles\0"
    "unc_q_rxl0p_power_cycles\0"
    "unc_q_rxl0_power_cycles\0"
    "unc_q_rxl_bypassed\0"
    "unc_q_rxl_crc_errors.link_init\0"
    "unc_q_rxl_crc_errors.normal_op\0"
    "unc_q_rxl_credits_consumed_vn0.drs\0"
    "unc_q_rxl_credits_consumed_vn0.hom\0"
    "unc_q_rxl_credits_consumed_vn0.ncb\0"
    "unc_q_rxl_credits_consumed_vn0.ncs\0"
    "unc_q_rxl_credits_consumed_vn0.ndr\0"
    "unc_q_rxl_credits_consumed_vn0.snp\0"
    "unc_q_rxl_credits_consumed_vna\0"
    "unc_q_rxl_cycles_ne\0"
    "unc_q_rxl_flits_g0.data\0"
    "unc_q_rxl_flits_g0.idle\0"
    "unc_q_rxl_flits_g0.non_data\0"
    "unc_q_rxl_flits_g1.drs\0"
    "unc_q_rxl_flits_g1.drs_data\0"
    "unc_q_rxl_flits_g1.drs_nondata\0"
    "unc_q_rxl_flits_g1.hom\0"
    "unc_q_rxl_flits_g1.hom_nonreq\0"
    "unc_q_rxl_flits_g1.hom_req\0"
    "unc_q_rxl_flits_g1.snp\0"
    "unc_q_rxl_flits_g2.ncb\0"
    "unc_q_rxl_flits_g2.ncb_data\0"
    "unc_q_rxl_flits_g2.ncb_nondata\0"
    "unc_q_rxl_flits_g2.ncs\0"
    "unc_q_rxl_flits_g2.ndr_ad\0"
    "unc_q_rxl_flits_g2.ndr_ak\0"
    "unc_q_rxl_inserts\0"
    "unc_q_rxl_inserts_drs\0"
    "unc_q_rxl_inserts_hom\0"
    "unc_q_rxl_inserts_ncb\0"
    "unc_q_rxl_inserts_ncs\0"
    "unc_q_rxl_inserts_ndr\0"
    "unc_q_rxl_inserts_snp\0"
    "unc_q_rxl_occupancy\0"
    "unc_q_rxl_occupancy_drs\0"
    "unc_q_rxl_occupancy_hom\0"
    "unc_q_rxl_occupancy_ncb\0"
    "unc_q_rxl_occupancy_ncs\0"
    "unc_q_rxl_occupancy_ndr\0"
    "unc_q_rxl_occupancy_snp\0"
    "unc_q_rxl_stalls.bgf_drs\0"
    "unc_q_rxl_stalls.bgf_hom\0"
    "unc_q_rxl_stalls.bgf_ncb\0"
    "unc_q_rxl_stalls.bgf_ncs\0"
    "unc_q_rxl_stalls.bgf_ndr\0"
    "unc_q_rxl_stalls.bgf_snp\0"
    "unc_q_rxl_stalls.egress_credits\0"
    "unc_q_rxl_stalls.gv\0"
    "unc_q_txl0p_power_cycles\0"
    "unc_q_txl0_power_cycles\0"
    "unc_q_txl_bypassed\0"
    "unc_q_txl_crc_no_credits.almost_full\0"
    "unc_q_txl_crc_no_credits.full\0"
    "unc_q_txl_cycles_ne\0"
    "unc_q_txl_flits_g0.data\0"
    "unc_q_txl_flits_g0.idle\0"
    "unc_q_txl_flits_g0.non_data\0"
    "unc_q_txl_flits_g1.drs\0"
    "unc_q_txl_flits_g1.drs_data\0"
    "unc_q_txl_flits_g1.drs_nondata\0"
    "unc_q_txl_flits_g1.hom\0"
    "unc_q_txl_flits_g1.hom_nonreq\0"
    "unc_q_txl_flits_g1.hom_req\0"
    "unc_q_txl_flits_g1.snp\0"
    "unc_q_txl_flits_g2.ncb\0"
    "unc_q_txl_flits_g2.ncb_data\0"
    "unc_q_txl_flits_g2.ncb_nondata\0"
    "unc_q_txl_flits_g2.ncs\0"
    "unc_q_txl_flits_g2.ndr_ad\0"
    "unc_q_txl_flits_g2.ndr_ak\0"
    "unc_q_txl_inserts\0"
    "unc_q_txl_occupancy\0"
    "unc_q_vna_credit_returns\0"
    "unc_q_vna_credit_return_occupancy\0";
inline constexpr select::event_list qpi_list{"sandy_bridge_ep", core::sandy_bridge_ep, qpi_names};
inline constexpr char r2pcie_names[] =
    "unc_r2_clockticks\0"
    "unc_r2_iio_credits_acquired.drs\0"
    "unc_r2_iio_credits_acquired.ncb\0"
    "unc_r2_iio_credits_acquired.ncs\0"
    "unc_r2_iio_credits_reject.drs\0"
    "unc_r2_iio_credits_reject.ncb\0"
    "unc_r2_iio_credits_reject.ncs\0"
    "unc_r2_iio_credits_used.drs\0"
    "unc_r2_iio_credits_used.ncb\0"
    "unc_r2_iio_credits_used.ncs\0"
    "unc_r2_ring_ad_used.ccw_even\0"
    "unc_r2_ring_ad_used.ccw_odd\0"
    "unc_r2_ring_ad_used.cw_even\0"
    "unc_r2_ring_ad_used.cw_odd\0"
    "unc_r2_ring_ak_used.ccw_even\0"
    "unc_r2_ring_ak_used.ccw_odd\0"
    "unc_r2_ring_ak_used.cw_even\0"
    "unc_r2_ring_ak_used.cw_odd\0"
    "unc_r2_ring_bl_used.ccw_even\0"
    "unc_r2_ring_bl_used.ccw_odd\0"
    "unc_r2_ring_bl_used.cw_even\0"
    "unc_r2_ring_bl_used.cw_odd\0"
    "unc_r2_ring_iv_used.any\0"
    "unc_r2_rxr_ak_bounces\0"
    "unc_r2_rxr_cycles_ne.drs\0"
    "unc_r2_rxr_cycles_ne.ncb\0"
    "unc_r2_rxr_cycles_ne.ncs\0"
    "unc_r2_txr_cycles_full.ad\0"
    "unc_r2_txr_cycles_full.ak\0"
    "unc_r2_txr_cycles_full.bl\0"
    "unc_r2_txr_cycles_ne.ad\0"
    "unc_r2_txr_cycles_ne.ak\0"
    "unc_r2_txr_cycles_ne.bl\0"
    "unc_r2_txr_nacks.ad\0"
    "unc_r2_txr_nacks.ak\0"
    "unc_r2_txr_nacks.bl\0";
inline constexpr select::event_list r2pcie_list{"sandy_bridge_ep", core::sandy_bridge_ep, r2pcie_names};
inline constexpr char r3qpi_names[] =
    "unc_r3_clockticks\0"
    "unc_r3_iio_credits_acquired.drs\0"
    "unc_r3_iio_credits_acquired.ncb\0"
    "unc_r3_iio_credits_acquired.ncs\0"
    "unc_r3_iio_credits_reject.drs\0"
    "unc_r3_iio_credits_reject.ncb\0"
    "unc_r3_iio_credits_reject.ncs\0"
    "unc_r3_iio_credits_used.drs\0"
    "unc_r3_iio_credits_used.ncb\0"
    "unc_r3_iio_credits_used.ncs\0"
    "unc_r3_ring_ad_used.ccw_even\0"
    "unc_r3_ring_ad_used.ccw_odd\0"
    "unc_r3_ring_ad_used.cw_even\0"
    "unc_r3_ring_ad_used.cw_odd\0"
    "unc_r3_ring_ak_used.ccw_even\0"
    "unc_r3_ring_ak_used.ccw_odd\0"
    "unc_r3_ring_ak_used.cw_even\0"
    "unc_r3_ring_ak_used.cw_odd\0"
    "unc_r3_ring_bl_used.ccw_even\0"
    "unc_r3_ring_bl_used.ccw_odd\0"
    "unc_r3_ring_bl_used.cw_even\0"
    "unc_r3_ring_bl_used.cw_odd\0"
    "unc_r3_ring_iv_used.any\0"
    "unc_r3_rxr_bypassed.ad\0"
    "unc_r3_rxr_cycles_ne.drs\0"
    "unc_r3_rxr_cycles_ne.hom\0"
    "unc_r3_rxr_cycles_ne.ncb\0"
    "unc_r3_rxr_cycles_ne.ncs\0"
    "unc_r3_rxr_cycles_ne.ndr\0"
    "unc_r3_rxr_cycles_ne.snp\0"
    "unc_r3_rxr_inserts.drs\0"
    "unc_r3_rxr_inserts.hom\0"
    "unc_r3_rxr_inserts.ncb\0"
    "unc_r3_rxr_inserts.ncs\0"
    "unc_r3_rxr_inserts.ndr\0"
    "unc_r3_rxr_inserts.snp\0"
    "unc_r3_rxr_occupancy.drs\0"
    "unc_r3_rxr_occupancy.hom\0"
    "unc_r3_rxr_occupancy.ncb\0"
    "unc_r3_rxr_occupancy.ncs\0"
    "unc_r3_rxr_occupancy.ndr\0"
    "unc_r3_rxr_occupancy.snp\0"
    "unc_r3_vn0_credits_reject.drs\0"
    "unc_r3_vn0_credits_reject.hom\0"
    "unc_r3_vn0_credits_reject.ncb\0"
    "unc_r3_vn0_credits_reject.ncs\0"
    "unc_r3_vn0_credits_reject.ndr\0"
    "unc_r3_vn0_credits_reject.snp\0"
    "unc_r3_vn0_credits_used.drs\0"
    "unc_r3_vn0_credits_used.hom\0"
    "unc_r3_vn0_credits_used.ncb\0"
    "unc_r3_vn0_credits_used.ncs\0"
    "unc_r3_vn0_credits_used.ndr\0"
    "unc_r3_vn0_credits_used.snp\0"
    "unc_r3_vna_credits_acquired\0"
    "unc_r3_vna_credits_reject.drs\0"
    "unc_r3_vna_credits_reject.hom\0"
    "unc_r3_vna_credits_reject.ncb\0"
    "unc_r3_vna_credits_reject.ncs\0"
    "unc_r3_vna_credits_reject.ndr\0"
    "unc_r3_vna_credits_reject.snp\0"
    "unc_r3_vna_credit_cycles_out\0"
    "unc_r3_vna_credit_cycles_used\0";
inline constexpr select::event_list r3qpi_list{"sandy_bridge_ep", core::sandy_bridge_ep, r3qpi_names};
inline constexpr char ubox_names[] =
    "unc_u_event_msg.doorbell_rcvd\0"
    "unc_u_event_msg.int_prio\0"
    "unc_u_event_msg.ipi_rcvd\0"
    "unc_u_event_msg.msi_rcvd\0"
    "unc_u_event_msg.vlw_rcvd\0"
    "unc_u_filter_match.disable\0"
    "unc_u_filter_match.enable\0"
    "unc_u_filter_match.u2c_disable\0"
    "unc_u_filter_match.u2c_enable\0"
    "unc_u_lock_cycles\0"
    "unc_u_msg_chnl_size_count.4b\0"
    "unc_u_msg_chnl_size_count.8b\0"
    "unc_u_phold_cycles.ack_to_deassert\0"
    "unc_u_phold_cycles.assert_to_ack\0"
    "unc_u_racu_requests.count\0"
    "unc_u_u2c_events.cmc\0"
    "unc_u_u2c_events.livelock\0"
    "unc_u_u2c_events.lterror\0"
    "unc_u_u2c_events.monitor_t0\0"
    "unc_u_u2c_events.monitor_t1\0"
    "unc_u_u2c_events.other\0"
    "unc_u_u2c_events.trap\0"
    "unc_u_u2c_events.umc\0"
    "unc_u_clockticks\0";
inline constexpr select::event_list ubox_list{"sandy_bridge_ep", core::sandy_bridge_ep, ubox_names};
inline constexpr select::event_list list{"sandy_bridge_ep", core::sandy_bridge_ep, ""};
} // namespace uncore_events

namespace cbo {
using uncore_events::listed;
using uncore_events::cbo_list;
inline constexpr listed clockticks{{&cbo_list, 0x10000000000, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed counter0_occupancy{{&cbo_list, 0x1000000001f, 0xe, 0x11, 0}, {}, &counter0_occupancy};
inline constexpr listed ismq_drd_miss_occ{{&cbo_list, 0x10000000021, 3, 0x2a, 0}, {}, &ismq_drd_miss_occ};
inline constexpr listed ring_src_thrtl{{&cbo_list, 0x10000000007, 3, 0x3ac, 0}, {}, &ring_src_thrtl};
inline constexpr listed txr_ads_used{{&cbo_list, 0x10000000004, 3, 0x93b, 0}, {}, &txr_ads_used};
namespace llc_lookup {
inline constexpr listed data_read{{&cbo_list, 0x50010000003034, 3, 0x42, 0}, {}, &data_read};
inline constexpr listed nid{{&cbo_list, 0x5c010000041034, 3, 0x5d, 0}, {}, &nid};
inline constexpr listed remote_snoop{{&cbo_list, 0x50010000009034, 3, 0x72, 0}, {}, &remote_snoop};
inline constexpr listed write{{&cbo_list, 0x50010000005034, 3, 0x90, 0}, {}, &write};
}
namespace llc_victims {
inline constexpr listed e_state{{&cbo_list, 0x10000002037, 3, 0xa7, 0}, {}, &e_state};
inline constexpr listed miss{{&cbo_list, 0x10000008037, 3, 0xc1, 0}, {}, &miss};
inline constexpr listed m_state{{&cbo_list, 0x10000001037, 3, 0xd8, 0}, {}, &m_state};
inline constexpr listed nid{{&cbo_list, 0x4c010000040037, 3, 0xf2, 0}, {}, &nid};
inline constexpr listed s_state{{&cbo_list, 0x10000004037, 3, 0x108, 0}, {}, &s_state};
}
namespace misc {
inline constexpr listed rfo_hit_s{{&cbo_list, 0x10000008039, 3, 0x122, 0}, {}, &rfo_hit_s};
inline constexpr listed rspi_was_fse{{&cbo_list, 0x10000001039, 3, 0x137, 0}, {}, &rspi_was_fse};
inline constexpr listed started{{&cbo_list, 0x10000004039, 3, 0x14f, 0}, {}, &started};
inline constexpr listed wc_aliasing{{&cbo_list, 0x10000002039, 3, 0x162, 0}, {}, &wc_aliasing};
}
namespace ring_ad_used {
inline constexpr listed down_even{{&cbo_list, 0x1000000401b, 0xc, 0x179, 0}, {}, &down_even};
inline constexpr listed down_odd{{&cbo_list, 0x1000000801b, 0xc, 0x196, 0}, {}, &down_odd};
inline constexpr listed up_even{{&cbo_list, 0x1000000101b, 0xc, 0x1b2, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cbo_list, 0x1000000201b, 0xc, 0x1cd, 0}, {}, &up_odd};
}
namespace ring_ak_used {
inline constexpr listed down_even{{&cbo_list, 0x1000000401c, 0xc, 0x1e7, 0}, {}, &down_even};
inline constexpr listed down_odd{{&cbo_list, 0x1000000801c, 0xc, 0x204, 0}, {}, &down_odd};
inline constexpr listed up_even{{&cbo_list, 0x1000000101c, 0xc, 0x220, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cbo_list, 0x1000000201c, 0xc, 0x23b, 0}, {}, &up_odd};
}
namespace ring_bl_used {
inline constexpr listed down_even{{&cbo_list, 0x1000000401d, 0xc, 0x255, 0}, {}, &down_even};
inline constexpr listed down_odd{{&cbo_list, 0x1000000801d, 0xc, 0x272, 0}, {}, &down_odd};
inline constexpr listed up_even{{&cbo_list, 0x1000000101d, 0xc, 0x28e, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cbo_list, 0x1000000201d, 0xc, 0x2a9, 0}, {}, &up_odd};
}
namespace ring_bounces {
inline constexpr listed ak_core{{&cbo_list, 0x10000002005, 3, 0x2c3, 0}, {}, &ak_core};
inline constexpr listed bl_core{{&cbo_list, 0x10000004005, 3, 0x2de, 0}, {}, &bl_core};
inline constexpr listed iv_core{{&cbo_list, 0x10000008005, 3, 0x2f9, 0}, {}, &iv_core};
}
namespace ring_iv_used {
inline constexpr listed any{{&cbo_list, 0x1000000f01e, 0xc, 0x314, 0}, {}, &any};
}
namespace ring_sink_starved {
inline constexpr listed ad_cache{{&cbo_list, 0x10000001006, 3, 0x32b, 0}, {}, &ad_cache};
inline constexpr listed ak_core{{&cbo_list, 0x10000002006, 3, 0x34c, 0}, {}, &ak_core};
inline constexpr listed bl_core{{&cbo_list, 0x10000004006, 3, 0x36c, 0}, {}, &bl_core};
inline constexpr listed iv_core{{&cbo_list, 0x10000008006, 3, 0x38c, 0}, {}, &iv_core};
}
namespace rxr_ext_starved {
inline constexpr listed ipq{{&cbo_list, 0x10000002012, 3, 0x3c1, 0}, {}, &ipq};
inline constexpr listed irq{{&cbo_list, 0x10000001012, 3, 0x3db, 0}, {}, &irq};
inline constexpr listed ismq{{&cbo_list, 0x10000004012, 3, 0x3f5, 0}, {}, &ismq};
inline constexpr listed ismq_bids{{&cbo_list, 0x10000008012, 3, 0x410, 0}, {}, &ismq_bids};
}
namespace rxr_inserts {
inline constexpr listed ipq{{&cbo_list, 0x10000004013, 3, 0x430, 0}, {}, &ipq};
inline constexpr listed irq{{&cbo_list, 0x10000001013, 3, 0x446, 0}, {}, &irq};
inline constexpr listed irq_rejected{{&cbo_list, 0x10000002013, 3, 0x45c, 0}, {}, &irq_rejected};
inline constexpr listed vfifo{{&cbo_list, 0x10000010013, 3, 0x47b, 0}, {}, &vfifo};
}
namespace rxr_int_starved {
inline constexpr listed ipq{{&cbo_list, 0x10000004014, 3, 0x493, 0}, {}, &ipq};
inline constexpr listed irq{{&cbo_list, 0x10000001014, 3, 0x4ad, 0}, {}, &irq};
inline constexpr listed ismq{{&cbo_list, 0x10000008014, 3, 0x4c7, 0}, {}, &ismq};
}
namespace rxr_ipq_retry {
inline constexpr listed addr_conflict{{&cbo_list, 0x10000004031, 3, 0x4e2, 0}, {}, &addr_conflict};
inline constexpr listed any{{&cbo_list, 0x10000001031, 3, 0x504, 0}, {}, &any};
inline constexpr listed full{{&cbo_list, 0x10000002031, 3, 0x51c, 0}, {}, &full};
inline constexpr listed qpi_credits{{&cbo_list, 0x10000010031, 3, 0x535, 0}, {}, &qpi_credits};
}
namespace rxr_irq_retry {
inline constexpr listed addr_conflict{{&cbo_list, 0x10000004032, 3, 0x555, 0}, {}, &addr_conflict};
inline constexpr listed any{{&cbo_list, 0x10000001032, 3, 0x577, 0}, {}, &any};
inline constexpr listed full{{&cbo_list, 0x10000002032, 3, 0x58f, 0}, {}, &full};
inline constexpr listed qpi_credits{{&cbo_list, 0x10000010032, 3, 0x5a8, 0}, {}, &qpi_credits};
inline constexpr listed rtid{{&cbo_list, 0x10000008032, 3, 0x5c8, 0}, {}, &rtid};
}
namespace rxr_ismq_retry {
inline constexpr listed any{{&cbo_list, 0x10000001033, 3, 0x5e1, 0}, {}, &any};
inline constexpr listed full{{&cbo_list, 0x10000002033, 3, 0x5fa, 0}, {}, &full};
inline constexpr listed iio_credits{{&cbo_list, 0x10000020033, 3, 0x614, 0}, {}, &iio_credits};
inline constexpr listed qpi_credits{{&cbo_list, 0x10000010033, 3, 0x635, 0}, {}, &qpi_credits};
inline constexpr listed rtid{{&cbo_list, 0x10000008033, 3, 0x656, 0}, {}, &rtid};
}
namespace rxr_occupancy {
inline constexpr listed ipq{{&cbo_list, 0x10000004011, 1, 0x670, 0}, {}, &ipq};
inline constexpr listed irq{{&cbo_list, 0x10000001011, 1, 0x688, 0}, {}, &irq};
inline constexpr listed irq_rejected{{&cbo_list, 0x10000002011, 1, 0x6a0, 0}, {}, &irq_rejected};
inline constexpr listed vfifo{{&cbo_list, 0x10000010011, 1, 0x6c1, 0}, {}, &vfifo};
}
namespace tor_inserts {
inline constexpr listed eviction{{&cbo_list, 0x10000004035, 3, 0x6db, 0}, {}, &eviction};
inline constexpr listed miss_all{{&cbo_list, 0x1000000a035, 3, 0x6f6, 0}, {}, &miss_all};
inline constexpr listed miss_opcode{{&cbo_list, 0x54010000003035, 3, 0x711, 0}, {}, &miss_opcode};
inline constexpr listed nid_all{{&cbo_list, 0x4c010000048035, 3, 0x72f, 0}, {}, &nid_all};
inline constexpr listed nid_eviction{{&cbo_list, 0x4c010000044035, 3, 0x749, 0}, {}, &nid_eviction};
inline constexpr listed nid_miss_all{{&cbo_list, 0x4c01000004a035, 3, 0x768, 0}, {}, &nid_miss_all};
inline constexpr listed nid_miss_opcode{{&cbo_list, 0x58010000043035, 3, 0x787, 0}, {}, &nid_miss_opcode};
inline constexpr listed nid_opcode{{&cbo_list, 0x58010000041035, 3, 0x7a9, 0}, {}, &nid_opcode};
inline constexpr listed nid_wb{{&cbo_list, 0x4c010000050035, 3, 0x7c6, 0}, {}, &nid_wb};
inline constexpr listed opcode{{&cbo_list, 0x54010000001035, 3, 0x7df, 0}, {}, &opcode};
inline constexpr listed wb{{&cbo_list, 0x10000010035, 3, 0x7f8, 0}, {}, &wb};
}
namespace tor_occupancy {
inline constexpr listed all{{&cbo_list, 0x10000008036, 1, 0x80d, 0}, {}, &all};
inline constexpr listed eviction{{&cbo_list, 0x10000004036, 1, 0x825, 0}, {}, &eviction};
inline constexpr listed miss_all{{&cbo_list, 0x1000000a036, 1, 0x842, 0}, {}, &miss_all};
inline constexpr listed miss_opcode{{&cbo_list, 0x54010000003036, 1, 0x85f, 0}, {}, &miss_opcode};
inline constexpr listed nid_all{{&cbo_list, 0x4c010000048036, 1, 0x87f, 0}, {}, &nid_all};
inline constexpr listed nid_eviction{{&cbo_list, 0x4c010000044036, 1, 0x89b, 0}, {}, &nid_eviction};
inline constexpr listed nid_miss_all{{&cbo_list, 0x4c01000004a036, 1, 0x8bc, 0}, {}, &nid_miss_all};
inline constexpr listed nid_miss_opcode{{&cbo_list, 0x58010000043036, 1, 0x8dd, 0}, {}, &nid_miss_opcode};
inline constexpr listed nid_opcode{{&cbo_list, 0x58010000041036, 1, 0x901, 0}, {}, &nid_opcode};
inline constexpr listed opcode{{&cbo_list, 0x54010000001036, 1, 0x920, 0}, {}, &opcode};
}
namespace txr_inserts {
inline constexpr listed ad_cache{{&cbo_list, 0x10000001002, 3, 0x94e, 0}, {}, &ad_cache};
inline constexpr listed ad_core{{&cbo_list, 0x10000010002, 3, 0x969, 0}, {}, &ad_core};
inline constexpr listed ak_cache{{&cbo_list, 0x10000002002, 3, 0x983, 0}, {}, &ak_cache};
inline constexpr listed ak_core{{&cbo_list, 0x10000020002, 3, 0x99e, 0}, {}, &ak_core};
inline constexpr listed bl_cache{{&cbo_list, 0x10000004002, 3, 0x9b8, 0}, {}, &bl_cache};
inline constexpr listed bl_core{{&cbo_list, 0x10000040002, 3, 0x9d3, 0}, {}, &bl_core};
inline constexpr listed iv_cache{{&cbo_list, 0x10000008002, 3, 0x9ed, 0}, {}, &iv_cache};
}
namespace txr_starved {
inline constexpr listed ak{{&cbo_list, 0x10000002003, 3, 0xa08, 0}, {}, &ak};
inline constexpr listed bl{{&cbo_list, 0x10000004003, 3, 0xa1d, 0}, {}, &bl};
}
} // namespace cbo

namespace ha {
using uncore_events::listed;
using uncore_events::ha_list;
inline constexpr listed clockticks{{&ha_list, 0xf0000000000, 0xf, 0x4c, 0}, {}, &clockticks};
inline constexpr listed direct2core_count{{&ha_list, 0xf0000000011, 0xf, 0x9e, 0}, {}, &direct2core_count};
inline constexpr listed direct2core_cycles_disabled{{&ha_list, 0xf0000000012, 0xf, 0xb6, 0}, {}, &direct2core_cycles_disabled};
inline constexpr listed direct2core_txn_override{{&ha_list, 0xf0000000013, 0xf, 0xd8, 0}, {}, &direct2core_txn_override};
inline constexpr listed imc_retry{{&ha_list, 0xf000000001e, 0xf, 0x20f, 0}, {}, &imc_retry};
inline constexpr listed txr_ak_ndr{{&ha_list, 0xf000000000e, 0xf, 0x940, 0}, {}, &txr_ak_ndr};
namespace addr_opc_match {
inline constexpr listed filt{{&ha_list, 0x600f0000003020, 0xf, 0, 0}, {}, &filt};
}
namespace bypass_imc {
inline constexpr listed not_taken{{&ha_list, 0xf0000002014, 0xf, 0x1a, 0}, {}, &not_taken};
inline constexpr listed taken{{&ha_list, 0xf0000001014, 0xf, 0x35, 0}, {}, &taken};
}
namespace conflict_cycles {
inline constexpr listed conflict{{&ha_list, 0xf000000200b, 0xf, 0x5d, 0}, {}, &conflict};
inline constexpr listed no_conflict{{&ha_list, 0xf000000100b, 0xf, 0x7c, 0}, {}, &no_conflict};
}
namespace directory_lookup {
inline constexpr listed no_snp{{&ha_list, 0xf000000200c, 0xf, 0xf7, 0}, {}, &no_snp};
inline constexpr listed snp{{&ha_list, 0xf000000100c, 0xf, 0x115, 0}, {}, &snp};
}
namespace directory_update {
inline constexpr listed any{{&ha_list, 0xf000000300d, 0xf, 0x130, 0}, {}, &any};
inline constexpr listed clear{{&ha_list, 0xf000000200d, 0xf, 0x14b, 0}, {}, &clear};
inline constexpr listed set{{&ha_list, 0xf000000100d, 0xf, 0x168, 0}, {}, &set};
}
namespace igr_no_credit_cycles {
inline constexpr listed ad_qpi0{{&ha_list, 0xf0000001022, 0xf, 0x183, 0}, {}, &ad_qpi0};
inline constexpr listed ad_qpi1{{&ha_list, 0xf0000002022, 0xf, 0x1a6, 0}, {}, &ad_qpi1};
inline constexpr listed bl_qpi0{{&ha_list, 0xf0000004022, 0xf, 0x1c9, 0}, {}, &bl_qpi0};
inline constexpr listed bl_qpi1{{&ha_list, 0xf0000008022, 0xf, 0x1ec, 0}, {}, &bl_qpi1};
}
namespace imc_writes {
inline constexpr listed all{{&ha_list, 0xf000000f01a, 0xf, 0x21f, 0}, {}, &all};
inline constexpr listed full{{&ha_list, 0xf000000101a, 0xf, 0x234, 0}, {}, &full};
inline constexpr listed full_isoch{{&ha_list, 0xf000000401a, 0xf, 0x24a, 0}, {}, &full_isoch};
inline constexpr listed partial{{&ha_list, 0xf000000201a, 0xf, 0x266, 0}, {}, &partial};
inline constexpr listed partial_isoch{{&ha_list, 0xf000000801a, 0xf, 0x27f, 0}, {}, &partial_isoch};
}
namespace requests {
inline constexpr listed reads{{&ha_list, 0xf0000003001, 0xf, 0x29e, 0}, {}, &reads};
inline constexpr listed writes{{&ha_list, 0xf000000c001, 0xf, 0x2b3, 0}, {}, &writes};
}
namespace ring_ad_used {
inline constexpr listed ccw_even{{&ha_list, 0xf000000403e, 0xf, 0x2c9, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&ha_list, 0xf000000803e, 0xf, 0x2e5, 0}, {}, &ccw_odd};
inline constexpr listed cw_even{{&ha_list, 0xf000000103e, 0xf, 0x300, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&ha_list, 0xf000000203e, 0xf, 0x31b, 0}, {}, &cw_odd};
}
namespace ring_ak_used {
inline constexpr listed ccw_even{{&ha_list, 0xf000000403f, 0xf, 0x335, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&ha_list, 0xf000000803f, 0xf, 0x351, 0}, {}, &ccw_odd};
inline constexpr listed cw_even{{&ha_list, 0xf000000103f, 0xf, 0x36c, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&ha_list, 0xf000000203f, 0xf, 0x387, 0}, {}, &cw_odd};
}
namespace ring_bl_used {
inline constexpr listed ccw_even{{&ha_list, 0xf0000004040, 0xf, 0x3a1, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&ha_list, 0xf0000008040, 0xf, 0x3bd, 0}, {}, &ccw_odd};
inline constexpr listed cw_even{{&ha_list, 0xf0000001040, 0xf, 0x3d8, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&ha_list, 0xf0000002040, 0xf, 0x3f3, 0}, {}, &cw_odd};
}
namespace rpq_cycles_no_reg_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001015, 0xf, 0x40d, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002015, 0xf, 0x432, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004015, 0xf, 0x457, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008015, 0xf, 0x47c, 0}, {}, &chn3};
}
namespace rpq_cycles_no_spec_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001016, 0xf, 0x4a1, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002016, 0xf, 0x4c7, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004016, 0xf, 0x4ed, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008016, 0xf, 0x513, 0}, {}, &chn3};
}
namespace tad_requests_g0 {
inline constexpr listed region0{{&ha_list, 0xf000000101b, 0xf, 0x539, 0}, {}, &region0};
inline constexpr listed region1{{&ha_list, 0xf000000201b, 0xf, 0x557, 0}, {}, &region1};
inline constexpr listed region2{{&ha_list, 0xf000000401b, 0xf, 0x575, 0}, {}, &region2};
inline constexpr listed region3{{&ha_list, 0xf000000801b, 0xf, 0x593, 0}, {}, &region3};
inline constexpr listed region4{{&ha_list, 0xf000001001b, 0xf, 0x5b1, 0}, {}, &region4};
inline constexpr listed region5{{&ha_list, 0xf000002001b, 0xf, 0x5cf, 0}, {}, &region5};
inline constexpr listed region6{{&ha_list, 0xf000004001b, 0xf, 0x5ed, 0}, {}, &region6};
inline constexpr listed region7{{&ha_list, 0xf000008001b, 0xf, 0x60b, 0}, {}, &region7};
}
namespace tad_requests_g1 {
inline constexpr listed region10{{&ha_list, 0xf000000401c, 0xf, 0x629, 0}, {}, &region10};
inline constexpr listed region11{{&ha_list, 0xf000000801c, 0xf, 0x648, 0}, {}, &region11};
inline constexpr listed region8{{&ha_list, 0xf000000101c, 0xf, 0x667, 0}, {}, &region8};
inline constexpr listed region9{{&ha_list, 0xf000000201c, 0xf, 0x685, 0}, {}, &region9};
}
namespace tracker_inserts {
inline constexpr listed all{{&ha_list, 0xf0000003006, 0xf, 0x6a3, 0}, {}, &all};
}
namespace txr_ad {
inline constexpr listed ndr{{&ha_list, 0xf000000100f, 0xf, 0x6bd, 0}, {}, &ndr};
inline constexpr listed snp{{&ha_list, 0xf000000200f, 0xf, 0x6ce, 0}, {}, &snp};
}
namespace txr_ad_cycles_full {
inline constexpr listed all{{&ha_list, 0xf000000302a, 0xf, 0x6df, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf000000102a, 0xf, 0x6fc, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf000000202a, 0xf, 0x71c, 0}, {}, &sched1};
}
namespace txr_ad_cycles_ne {
inline constexpr listed all{{&ha_list, 0xf0000003029, 0xf, 0x73c, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001029, 0xf, 0x757, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002029, 0xf, 0x775, 0}, {}, &sched1};
}
namespace txr_ad_inserts {
inline constexpr listed all{{&ha_list, 0xf0000003027, 0xf, 0x793, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001027, 0xf, 0x7ac, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002027, 0xf, 0x7c8, 0}, {}, &sched1};
}
namespace txr_ad_occupancy {
inline constexpr listed all{{&ha_list, 0xf0000003028, 0xf, 0x7e4, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001028, 0xf, 0x7ff, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002028, 0xf, 0x81d, 0}, {}, &sched1};
}
namespace txr_ak_cycles_full {
inline constexpr listed all{{&ha_list, 0xf0000003032, 0xf, 0x83b, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001032, 0xf, 0x858, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002032, 0xf, 0x878, 0}, {}, &sched1};
}
namespace txr_ak_cycles_ne {
inline constexpr listed all{{&ha_list, 0xf0000003031, 0xf, 0x898, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001031, 0xf, 0x8b3, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002031, 0xf, 0x8d1, 0}, {}, &sched1};
}
namespace txr_ak_inserts {
inline constexpr listed all{{&ha_list, 0xf000000302f, 0xf, 0x8ef, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf000000102f, 0xf, 0x908, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf000000202f, 0xf, 0x924, 0}, {}, &sched1};
}
namespace txr_ak_occupancy {
inline constexpr listed all{{&ha_list, 0xf0000003030, 0xf, 0x951, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001030, 0xf, 0x96c, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002030, 0xf, 0x98a, 0}, {}, &sched1};
}
namespace txr_bl {
inline constexpr listed drs_cache{{&ha_list, 0xf0000001010, 0xf, 0x9a8, 0}, {}, &drs_cache};
inline constexpr listed drs_core{{&ha_list, 0xf0000002010, 0xf, 0x9bf, 0}, {}, &drs_core};
inline constexpr listed drs_qpi{{&ha_list, 0xf0000004010, 0xf, 0x9d5, 0}, {}, &drs_qpi};
}
namespace txr_bl_cycles_full {
inline constexpr listed all{{&ha_list, 0xf0000003036, 0xf, 0x9ea, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001036, 0xf, 0xa07, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002036, 0xf, 0xa27, 0}, {}, &sched1};
}
namespace txr_bl_cycles_ne {
inline constexpr listed all{{&ha_list, 0xf0000003035, 0xf, 0xa47, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001035, 0xf, 0xa62, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002035, 0xf, 0xa80, 0}, {}, &sched1};
}
namespace txr_bl_inserts {
inline constexpr listed all{{&ha_list, 0xf0000003033, 0xf, 0xa9e, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001033, 0xf, 0xab7, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002033, 0xf, 0xad3, 0}, {}, &sched1};
}
namespace txr_bl_occupancy {
inline constexpr listed all{{&ha_list, 0xf0000003034, 0xf, 0xaef, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001034, 0xf, 0xb0a, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002034, 0xf, 0xb28, 0}, {}, &sched1};
}
namespace wpq_cycles_no_reg_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001018, 0xf, 0xb46, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002018, 0xf, 0xb6b, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004018, 0xf, 0xb90, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008018, 0xf, 0xbb5, 0}, {}, &chn3};
}
namespace wpq_cycles_no_spec_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001019, 0xf, 0xbda, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002019, 0xf, 0xc00, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004019, 0xf, 0xc26, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008019, 0xf, 0xc4c, 0}, {}, &chn3};
}
} // namespace ha

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed act_count{{&imc_list, 0x60000000001, 0xf, 0, 0}, {}, &act_count};
inline constexpr listed dram_pre_all{{&imc_list, 0x60000000006, 0xf, 0xac, 0}, {}, &dram_pre_all};
inline constexpr listed ecc_correctable_errors{{&imc_list, 0x60000000009, 0xf, 0xf0, 0}, {}, &ecc_correctable_errors};
inline constexpr listed power_channel_dlloff{{&imc_list, 0x60000000084, 0xf, 0x16e, 0}, {}, &power_channel_dlloff};
inline constexpr listed power_channel_ppd{{&imc_list, 0x60000000085, 0xf, 0x189, 0}, {}, &power_channel_ppd};
inline constexpr listed power_critical_throttle_cycles{{&imc_list, 0x60000000086, 0xf, 0x289, 0}, {}, &power_critical_throttle_cycles};
inline constexpr listed power_self_refresh{{&imc_list, 0x60000000043, 0xf, 0x2ae, 0}, {}, &power_self_refresh};
inline constexpr listed rpq_cycles_full{{&imc_list, 0x60000000012, 0xf, 0x44a, 0}, {}, &rpq_cycles_full};
inline constexpr listed rpq_cycles_ne{{&imc_list, 0x60000000011, 0xf, 0x460, 0}, {}, &rpq_cycles_ne};
inline constexpr listed rpq_inserts{{&imc_list, 0x60000000010, 0xf, 0x474, 0}, {}, &rpq_inserts};
inline constexpr listed rpq_occupancy{{&imc_list, 0x60000000080, 0xf, 0x486, 0}, {}, &rpq_occupancy};
inline constexpr listed wpq_cycles_full{{&imc_list, 0x60000000022, 0xf, 0x49a, 0}, {}, &wpq_cycles_full};
inline constexpr listed wpq_cycles_ne{{&imc_list, 0x60000000021, 0xf, 0x4b0, 0}, {}, &wpq_cycles_ne};
inline constexpr listed wpq_inserts{{&imc_list, 0x60000000020, 0xf, 0x4c4, 0}, {}, &wpq_inserts};
inline constexpr listed wpq_occupancy{{&imc_list, 0x60000000081, 0xf, 0x4d6, 0}, {}, &wpq_occupancy};
inline constexpr listed wpq_read_hit{{&imc_list, 0x60000000023, 0xf, 0x4ea, 0}, {}, &wpq_read_hit};
inline constexpr listed wpq_write_hit{{&imc_list, 0x60000000024, 0xf, 0x4fd, 0}, {}, &wpq_write_hit};
inline constexpr listed clockticks{{&imc_list, 0x60000000000, 0xf, 0x511, 0}, {}, &clockticks};
namespace cas_count {
inline constexpr listed all{{&imc_list, 0x6000000f004, 0xf, 0x10, 0}, {}, &all};
inline constexpr listed rd{{&imc_list, 0x60000003004, 0xf, 0x24, 0}, {}, &rd};
inline constexpr listed rd_reg{{&imc_list, 0x60000001004, 0xf, 0x37, 0}, {}, &rd_reg};
inline constexpr listed rd_underfill{{&imc_list, 0x60000002004, 0xf, 0x4e, 0}, {}, &rd_underfill};
inline constexpr listed wr{{&imc_list, 0x6000000c004, 0xf, 0x6b, 0}, {}, &wr};
inline constexpr listed wr_rmm{{&imc_list, 0x60000008004, 0xf, 0x7e, 0}, {}, &wr_rmm};
inline constexpr listed wr_wmm{{&imc_list, 0x60000004004, 0xf, 0x95, 0}, {}, &wr_wmm};
}
namespace dram_refresh {
inline constexpr listed high{{&imc_list, 0x60000004005, 0xf, 0xbf, 0}, {}, &high};
inline constexpr listed panic{{&imc_list, 0x60000002005, 0xf, 0xd7, 0}, {}, &panic};
}
namespace major_modes {
inline constexpr listed isoch{{&imc_list, 0x60000008007, 0xf, 0x10d, 0}, {}, &isoch};
inline constexpr listed partial{{&imc_list, 0x60000004007, 0xf, 0x125, 0}, {}, &partial};
inline constexpr listed read{{&imc_list, 0x60000001007, 0xf, 0x13f, 0}, {}, &read};
inline constexpr listed write{{&imc_list, 0x60000002007, 0xf, 0x156, 0}, {}, &write};
}
namespace power_cke_cycles {
inline constexpr listed rank0{{&imc_list, 0x60000001083, 0xf, 0x1a1, 0}, {}, &rank0};
inline constexpr listed rank1{{&imc_list, 0x60000002083, 0xf, 0x1be, 0}, {}, &rank1};
inline constexpr listed rank2{{&imc_list, 0x60000004083, 0xf, 0x1db, 0}, {}, &rank2};
inline constexpr listed rank3{{&imc_list, 0x60000008083, 0xf, 0x1f8, 0}, {}, &rank3};
inline constexpr listed rank4{{&imc_list, 0x60000010083, 0xf, 0x215, 0}, {}, &rank4};
inline constexpr listed rank5{{&imc_list, 0x60000020083, 0xf, 0x232, 0}, {}, &rank5};
inline constexpr listed rank6{{&imc_list, 0x60000040083, 0xf, 0x24f, 0}, {}, &rank6};
inline constexpr listed rank7{{&imc_list, 0x60000080083, 0xf, 0x26c, 0}, {}, &rank7};
}
namespace power_throttle_cycles {
inline constexpr listed rank0{{&imc_list, 0x60000001041, 0xf, 0x2c7, 0}, {}, &rank0};
inline constexpr listed rank1{{&imc_list, 0x60000002041, 0xf, 0x2e9, 0}, {}, &rank1};
inline constexpr listed rank2{{&imc_list, 0x60000004041, 0xf, 0x30b, 0}, {}, &rank2};
inline constexpr listed rank3{{&imc_list, 0x60000008041, 0xf, 0x32d, 0}, {}, &rank3};
inline constexpr listed rank4{{&imc_list, 0x60000010041, 0xf, 0x34f, 0}, {}, &rank4};
inline constexpr listed rank5{{&imc_list, 0x60000020041, 0xf, 0x371, 0}, {}, &rank5};
inline constexpr listed rank6{{&imc_list, 0x60000040041, 0xf, 0x393, 0}, {}, &rank6};
inline constexpr listed rank7{{&imc_list, 0x60000080041, 0xf, 0x3b5, 0}, {}, &rank7};
}
namespace pre_count {
inline constexpr listed page_close{{&imc_list, 0x60000002002, 0xf, 0x415, 0}, {}, &page_close};
inline constexpr listed page_miss{{&imc_list, 0x60000001002, 0xf, 0x430, 0}, {}, &page_miss};
}
namespace preemption {
inline constexpr listed rd_preempt_rd{{&imc_list, 0x60000001008, 0xf, 0x3d7, 0}, {}, &rd_preempt_rd};
inline constexpr listed rd_preempt_wr{{&imc_list, 0x60000002008, 0xf, 0x3f6, 0}, {}, &rd_preempt_wr};
}
} // namespace imc

namespace irp {
using uncore_events::listed;
using uncore_events::irp_list;
inline constexpr listed clockticks{{&irp_list, 0x130000000000, 3, 0x195, 0}, {}, &clockticks};
inline constexpr listed rxr_ak_cycles_full{{&irp_list, 0x13000000000b, 3, 0x1a6, 0}, {}, &rxr_ak_cycles_full};
inline constexpr listed rxr_ak_inserts{{&irp_list, 0x13000000000a, 3, 0x1bf, 0}, {}, &rxr_ak_inserts};
inline constexpr listed rxr_ak_occupancy{{&irp_list, 0x13000000000c, 3, 0x1d4, 0}, {}, &rxr_ak_occupancy};
inline constexpr listed rxr_bl_drs_cycles_full{{&irp_list, 0x130000000004, 3, 0x1eb, 0}, {}, &rxr_bl_drs_cycles_full};
inline constexpr listed rxr_bl_drs_inserts{{&irp_list, 0x130000000001, 3, 0x208, 0}, {}, &rxr_bl_drs_inserts};
inline constexpr listed rxr_bl_drs_occupancy{{&irp_list, 0x130000000007, 3, 0x221, 0}, {}, &rxr_bl_drs_occupancy};
inline constexpr listed rxr_bl_ncb_cycles_full{{&irp_list, 0x130000000005, 3, 0x23c, 0}, {}, &rxr_bl_ncb_cycles_full};
inline constexpr listed rxr_bl_ncb_inserts{{&irp_list, 0x130000000002, 3, 0x259, 0}, {}, &rxr_bl_ncb_inserts};
inline constexpr listed rxr_bl_ncb_occupancy{{&irp_list, 0x130000000008, 3, 0x272, 0}, {}, &rxr_bl_ncb_occupancy};
inline constexpr listed rxr_bl_ncs_cycles_full{{&irp_list, 0x130000000006, 3, 0x28d, 0}, {}, &rxr_bl_ncs_cycles_full};
inline constexpr listed rxr_bl_ncs_inserts{{&irp_list, 0x130000000003, 3, 0x2aa, 0}, {}, &rxr_bl_ncs_inserts};
inline constexpr listed rxr_bl_ncs_occupancy{{&irp_list, 0x130000000009, 3, 0x2c3, 0}, {}, &rxr_bl_ncs_occupancy};
inline constexpr listed txr_ad_stall_credit_cycles{{&irp_list, 0x130000000018, 3, 0x387, 0}, {}, &txr_ad_stall_credit_cycles};
inline constexpr listed txr_bl_stall_credit_cycles{{&irp_list, 0x130000000019, 3, 0x3a8, 0}, {}, &txr_bl_stall_credit_cycles};
inline constexpr listed txr_data_inserts_ncb{{&irp_list, 0x13000000000e, 3, 0x3c9, 0}, {}, &txr_data_inserts_ncb};
inline constexpr listed txr_data_inserts_ncs{{&irp_list, 0x13000000000f, 3, 0x3e4, 0}, {}, &txr_data_inserts_ncs};
inline constexpr listed txr_request_occupancy{{&irp_list, 0x13000000000d, 3, 0x3ff, 0}, {}, &txr_request_occupancy};
inline constexpr listed write_ordering_stall_cycles{{&irp_list, 0x13000000001a, 3, 0x41b, 0}, {}, &write_ordering_stall_cycles};
namespace address_match {
inline constexpr listed stall_count{{&irp_list, 0x130000001017, 3, 0, 0}, {}, &stall_count};
inline constexpr listed merge_count{{&irp_list, 0x130000002017, 3, 0x20, 0}, {}, &merge_count};
}
namespace cache_ack_pending_occupancy {
inline constexpr listed any{{&irp_list, 0x130000001014, 3, 0x40, 0}, {}, &any};
inline constexpr listed source{{&irp_list, 0x130000002014, 3, 0x66, 0}, {}, &source};
}
namespace cache_own_occupancy {
inline constexpr listed any{{&irp_list, 0x130000001013, 3, 0x8f, 0}, {}, &any};
inline constexpr listed source{{&irp_list, 0x130000002013, 3, 0xad, 0}, {}, &source};
}
namespace cache_read_occupancy {
inline constexpr listed any{{&irp_list, 0x130000001010, 3, 0xce, 0}, {}, &any};
inline constexpr listed source{{&irp_list, 0x130000002010, 3, 0xed, 0}, {}, &source};
}
namespace cache_total_occupancy {
inline constexpr listed any{{&irp_list, 0x130000001012, 3, 0x10f, 0}, {}, &any};
inline constexpr listed source{{&irp_list, 0x130000002012, 3, 0x12f, 0}, {}, &source};
}
namespace cache_write_occupancy {
inline constexpr listed any{{&irp_list, 0x130000001011, 3, 0x152, 0}, {}, &any};
inline constexpr listed source{{&irp_list, 0x130000002011, 3, 0x172, 0}, {}, &source};
}
namespace tickles {
inline constexpr listed lost_ownership{{&irp_list, 0x130000001016, 3, 0x2de, 0}, {}, &lost_ownership};
inline constexpr listed top_of_queue{{&irp_list, 0x130000002016, 3, 0x2fb, 0}, {}, &top_of_queue};
}
namespace transactions {
inline constexpr listed reads{{&irp_list, 0x130000001015, 3, 0x316, 0}, {}, &reads};
inline constexpr listed writes{{&irp_list, 0x130000002015, 3, 0x32f, 0}, {}, &writes};
inline constexpr listed pd_prefetches{{&irp_list, 0x130000004015, 3, 0x349, 0}, {}, &pd_prefetches};
inline constexpr listed orderingq{{&irp_list, 0x48130000008015, 3, 0x36a, 0}, {}, &orderingq};
}
} // namespace irp

namespace pcu {
using uncore_events::listed;
using uncore_events::pcu_list;
inline constexpr listed clockticks{{&pcu_list, 0xc0000000000, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed core0_transition_cycles{{&pcu_list, 0xc0000000103, 0xf, 0x11, 0}, {}, &core0_transition_cycles};
inline constexpr listed core1_transition_cycles{{&pcu_list, 0xc0000000104, 0xf, 0x2f, 0}, {}, &core1_transition_cycles};
inline constexpr listed core2_transition_cycles{{&pcu_list, 0xc0000000105, 0xf, 0x4d, 0}, {}, &core2_transition_cycles};
inline constexpr listed core3_transition_cycles{{&pcu_list, 0xc0000000106, 0xf, 0x6b, 0}, {}, &core3_transition_cycles};
inline constexpr listed core4_transition_cycles{{&pcu_list, 0xc0000000107, 0xf, 0x89, 0}, {}, &core4_transition_cycles};
inline constexpr listed core5_transition_cycles{{&pcu_list, 0xc0000000108, 0xf, 0xa7, 0}, {}, &core5_transition_cycles};
inline constexpr listed core6_transition_cycles{{&pcu_list, 0xc0000000109, 0xf, 0xc5, 0}, {}, &core6_transition_cycles};
inline constexpr listed core7_transition_cycles{{&pcu_list, 0xc000000010a, 0xf, 0xe3, 0}, {}, &core7_transition_cycles};
inline constexpr listed demotions_core0{{&pcu_list, 0x300c000000001e, 0xf, 0x101, 0}, {}, &demotions_core0};
inline constexpr listed demotions_core1{{&pcu_list, 0x300c000000001f, 0xf, 0x117, 0}, {}, &demotions_core1};
inline constexpr listed demotions_core2{{&pcu_list, 0xc0000000020, 0xf, 0x12d, 0}, {}, &demotions_core2};
inline constexpr listed demotions_core3{{&pcu_list, 0x300c0000000021, 0xf, 0x143, 0}, {}, &demotions_core3};
inline constexpr listed demotions_core4{{&pcu_list, 0x300c0000000022, 0xf, 0x159, 0}, {}, &demotions_core4};
inline constexpr listed demotions_core5{{&pcu_list, 0x300c0000000023, 0xf, 0x16f, 0}, {}, &demotions_core5};
inline constexpr listed demotions_core6{{&pcu_list, 0x300c0000000024, 0xf, 0x185, 0}, {}, &demotions_core6};
inline constexpr listed demotions_core7{{&pcu_list, 0x300c0000000025, 0xf, 0x19b, 0}, {}, &demotions_core7};
inline constexpr listed freq_band0_cycles{{&pcu_list, 0x300c000000000b, 0xf, 0x1b1, 0}, {}, &freq_band0_cycles};
inline constexpr listed freq_band1_cycles{{&pcu_list, 0x340c000000000c, 0xf, 0x1c9, 0}, {}, &freq_band1_cycles};
inline constexpr listed freq_band2_cycles{{&pcu_list, 0x380c000000000d, 0xf, 0x1e1, 0}, {}, &freq_band2_cycles};
inline constexpr listed freq_band3_cycles{{&pcu_list, 0x3c0c000000000e, 0xf, 0x1f9, 0}, {}, &freq_band3_cycles};
inline constexpr listed freq_max_current_cycles{{&pcu_list, 0xc0000000007, 0xf, 0x211, 0}, {}, &freq_max_current_cycles};
inline constexpr listed freq_max_limit_thermal_cycles{{&pcu_list, 0xc0000000004, 0xf, 0x22f, 0}, {}, &freq_max_limit_thermal_cycles};
inline constexpr listed freq_max_os_cycles{{&pcu_list, 0xc0000000006, 0xf, 0x253, 0}, {}, &freq_max_os_cycles};
inline constexpr listed freq_max_power_cycles{{&pcu_list, 0xc0000000005, 0xf, 0x26c, 0}, {}, &freq_max_power_cycles};
inline constexpr listed freq_min_io_p_cycles{{&pcu_list, 0xc0000000101, 0xf, 0x288, 0}, {}, &freq_min_io_p_cycles};
inline constexpr listed freq_min_perf_p_cycles{{&pcu_list, 0xc0000000102, 0xf, 0x2a3, 0}, {}, &freq_min_perf_p_cycles};
inline constexpr listed freq_trans_cycles{{&pcu_list, 0xc0000000100, 0xf, 0x2c0, 0}, {}, &freq_trans_cycles};
inline constexpr listed memory_phase_shedding_cycles{{&pcu_list, 0xc000000002f, 0xf, 0x2d8, 0}, {}, &memory_phase_shedding_cycles};
inline constexpr listed prochot_external_cycles{{&pcu_list, 0xc000000000a, 0xf, 0x36a, 0}, {}, &prochot_external_cycles};
inline constexpr listed prochot_internal_cycles{{&pcu_list, 0xc0000000009, 0xf, 0x388, 0}, {}, &prochot_internal_cycles};
inline constexpr listed total_transition_cycles{{&pcu_list, 0xc000000010b, 0xf, 0x3a6, 0}, {}, &total_transition_cycles};
inline constexpr listed volt_trans_cycles_change{{&pcu_list, 0xc0000000003, 0xf, 0x3c4, 0}, {}, &volt_trans_cycles_change};
inline constexpr listed volt_trans_cycles_decrease{{&pcu_list, 0xc0000000002, 0xf, 0x3e3, 0}, {}, &volt_trans_cycles_decrease};
inline constexpr listed volt_trans_cycles_increase{{&pcu_list, 0xc0000000001, 0xf, 0x404, 0}, {}, &volt_trans_cycles_increase};
inline constexpr listed vr_hot_cycles{{&pcu_list, 0xc0000000032, 0xf, 0x425, 0}, {}, &vr_hot_cycles};
namespace power_state_occupancy {
inline constexpr listed cores_c0{{&pcu_list, 0xc0000040080, 0xf, 0x2fb, 0}, {}, &cores_c0};
inline constexpr listed cores_c3{{&pcu_list, 0xc0000080080, 0xf, 0x320, 0}, {}, &cores_c3};
inline constexpr listed cores_c6{{&pcu_list, 0xc00000c0080, 0xf, 0x345, 0}, {}, &cores_c6};
}
} // namespace pcu

namespace qpi {
using uncore_events::listed;
using uncore_events::qpi_list;
inline constexpr listed clockticks{{&qpi_list, 0x100000000014, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed cto_count{{&qpi_list, 0x100000000138, 0xf, 0x11, 0}, {}, &cto_count};
inline constexpr listed l1_power_cycles{{&qpi_list, 0x100000000012, 0xf, 0xa1, 0}, {}, &l1_power_cycles};
inline constexpr listed rxl0p_power_cycles{{&qpi_list, 0x100000000010, 0xf, 0xb7, 0}, {}, &rxl0p_power_cycles};
inline constexpr listed rxl0_power_cycles{{&qpi_list, 0x10000000000f, 0xf, 0xd0, 0}, {}, &rxl0_power_cycles};
inline constexpr listed rxl_bypassed{{&qpi_list, 0x100000000009, 0xf, 0xe8, 0}, {}, &rxl_bypassed};
inline constexpr listed rxl_credits_consumed_vna{{&qpi_list, 0x10000000011d, 0xf, 0x20b, 0}, {}, &rxl_credits_consumed_vna};
inline constexpr listed rxl_cycles_ne{{&qpi_list, 0x10000000000a, 0xf, 0x22a, 0}, {}, &rxl_cycles_ne};
inline constexpr listed rxl_inserts{{&qpi_list, 0x100000000008, 0xf, 0x3e0, 0}, {}, &rxl_inserts};
inline constexpr listed rxl_inserts_drs{{&qpi_list, 0x100000000109, 0xf, 0x3f2, 0}, {}, &rxl_inserts_drs};
inline constexpr listed rxl_inserts_hom{{&qpi_list, 0x10000000010c, 0xf, 0x408, 0}, {}, &rxl_inserts_hom};
inline constexpr listed rxl_inserts_ncb{{&qpi_list, 0x10000000010a, 0xf, 0x41e, 0}, {}, &rxl_inserts_ncb};
inline constexpr listed rxl_inserts_ncs{{&qpi_list, 0x10000000010b, 0xf, 0x434, 0}, {}, &rxl_inserts_ncs};
inline constexpr listed rxl_inserts_ndr{{&qpi_list, 0x10000000010e, 0xf, 0x44a, 0}, {}, &rxl_inserts_ndr};
inline constexpr listed rxl_inserts_snp{{&qpi_list, 0x10000000010d, 0xf, 0x460, 0}, {}, &rxl_inserts_snp};
inline constexpr listed rxl_occupancy{{&qpi_list, 0x10000000000b, 0xf, 0x476, 0}, {}, &rxl_occupancy};
inline constexpr listed rxl_occupancy_drs{{&qpi_list, 0x100000000115, 0xf, 0x48a, 0}, {}, &rxl_occupancy_drs};
inline constexpr listed rxl_occupancy_hom{{&qpi_list, 0x100000000118, 0xf, 0x4a2, 0}, {}, &rxl_occupancy_hom};
inline constexpr listed rxl_occupancy_ncb{{&qpi_list, 0x100000000116, 0xf, 0x4ba, 0}, {}, &rxl_occupancy_ncb};
inline constexpr listed rxl_occupancy_ncs{{&qpi_list, 0x100000000117, 0xf, 0x4d2, 0}, {}, &rxl_occupancy_ncs};
inline constexpr listed rxl_occupancy_ndr{{&qpi_list, 0x10000000011a, 0xf, 0x4ea, 0}, {}, &rxl_occupancy_ndr};
inline constexpr listed rxl_occupancy_snp{{&qpi_list, 0x100000000119, 0xf, 0x502, 0}, {}, &rxl_occupancy_snp};
inline constexpr listed txl0p_power_cycles{{&qpi_list, 0x10000000000d, 0xf, 0x5e4, 0}, {}, &txl0p_power_cycles};
inline constexpr listed txl0_power_cycles{{&qpi_list, 0x10000000000c, 0xf, 0x5fd, 0}, {}, &txl0_power_cycles};
inline constexpr listed txl_bypassed{{&qpi_list, 0x100000000005, 0xf, 0x615, 0}, {}, &txl_bypassed};
inline constexpr listed txl_cycles_ne{{&qpi_list, 0x100000000006, 0xf, 0x66b, 0}, {}, &txl_cycles_ne};
inline constexpr listed txl_inserts{{&qpi_list, 0x100000000004, 0xf, 0x821, 0}, {}, &txl_inserts};
inline constexpr listed txl_occupancy{{&qpi_list, 0x100000000007, 0xf, 0x833, 0}, {}, &txl_occupancy};
inline constexpr listed vna_credit_returns{{&qpi_list, 0x10000000011c, 0xf, 0x847, 0}, {}, &vna_credit_returns};
inline constexpr listed vna_credit_return_occupancy{{&qpi_list, 0x10000000011b, 0xf, 0x860, 0}, {}, &vna_credit_return_occupancy};
namespace direct2core {
inline constexpr listed failure_credits{{&qpi_list, 0x100000002013, 0xf, 0x21, 0}, {}, &failure_credits};
inline constexpr listed failure_credits_rbt{{&qpi_list, 0x100000008013, 0xf, 0x43, 0}, {}, &failure_credits_rbt};
inline constexpr listed failure_rbt{{&qpi_list, 0x100000004013, 0xf, 0x69, 0}, {}, &failure_rbt};
inline constexpr listed success{{&qpi_list, 0x100000001013, 0xf, 0x87, 0}, {}, &success};
}
namespace rxl_crc_errors {
inline constexpr listed link_init{{&qpi_list, 0x100000001003, 0xf, 0xfb, 0}, {}, &link_init};
inline constexpr listed normal_op{{&qpi_list, 0x100000002003, 0xf, 0x11a, 0}, {}, &normal_op};
}
namespace rxl_credits_consumed_vn0 {
inline constexpr listed drs{{&qpi_list, 0x10000000111e, 0xf, 0x139, 0}, {}, &drs};
inline constexpr listed hom{{&qpi_list, 0x10000000811e, 0xf, 0x15c, 0}, {}, &hom};
inline constexpr listed ncb{{&qpi_list, 0x10000000211e, 0xf, 0x17f, 0}, {}, &ncb};
inline constexpr listed ncs{{&qpi_list, 0x10000000411e, 0xf, 0x1a2, 0}, {}, &ncs};
inline constexpr listed ndr{{&qpi_list, 0x10000002011e, 0xf, 0x1c5, 0}, {}, &ndr};
inline constexpr listed snp{{&qpi_list, 0x10000001011e, 0xf, 0x1e8, 0}, {}, &snp};
}
namespace rxl_flits_g0 {
inline constexpr listed data{{&qpi_list, 0x100000002001, 0xf, 0x23e, 0}, {}, &data};
inline constexpr listed idle{{&qpi_list, 0x100000001001, 0xf, 0x256, 0}, {}, &idle};
inline constexpr listed non_data{{&qpi_list, 0x100000004001, 0xf, 0x26e, 0}, {}, &non_data};
}
namespace rxl_flits_g1 {
inline constexpr listed drs{{&qpi_list, 0x100000018102, 0xf, 0x28a, 0}, {}, &drs};
inline constexpr listed drs_data{{&qpi_list, 0x100000008102, 0xf, 0x2a1, 0}, {}, &drs_data};
inline constexpr listed drs_nondata{{&qpi_list, 0x100000010102, 0xf, 0x2bd, 0}, {}, &drs_nondata};
inline constexpr listed hom{{&qpi_list, 0x100000006102, 0xf, 0x2dc, 0}, {}, &hom};
inline constexpr listed hom_nonreq{{&qpi_list, 0x100000004102, 0xf, 0x2f3, 0}, {}, &hom_nonreq};
inline constexpr listed hom_req{{&qpi_list, 0x100000002102, 0xf, 0x311, 0}, {}, &hom_req};
inline constexpr listed snp{{&qpi_list, 0x100000001102, 0xf, 0x32c, 0}, {}, &snp};
}
namespace rxl_flits_g2 {
inline constexpr listed ncb{{&qpi_list, 0x10000000c103, 0xf, 0x343, 0}, {}, &ncb};
inline constexpr listed ncb_data{{&qpi_list, 0x100000004103, 0xf, 0x35a, 0}, {}, &ncb_data};
inline constexpr listed ncb_nondata{{&qpi_list, 0x100000008103, 0xf, 0x376, 0}, {}, &ncb_nondata};
inline constexpr listed ncs{{&qpi_list, 0x100000010103, 0xf, 0x395, 0}, {}, &ncs};
inline constexpr listed ndr_ad{{&qpi_list, 0x100000001103, 0xf, 0x3ac, 0}, {}, &ndr_ad};
inline constexpr listed ndr_ak{{&qpi_list, 0x100000002103, 0xf, 0x3c6, 0}, {}, &ndr_ak};
}
namespace rxl_stalls {
inline constexpr listed bgf_drs{{&qpi_list, 0x100000001035, 0xf, 0x51a, 0}, {}, &bgf_drs};
inline constexpr listed bgf_hom{{&qpi_list, 0x100000008035, 0xf, 0x533, 0}, {}, &bgf_hom};
inline constexpr listed bgf_ncb{{&qpi_list, 0x100000002035, 0xf, 0x54c, 0}, {}, &bgf_ncb};
inline constexpr listed bgf_ncs{{&qpi_list, 0x100000004035, 0xf, 0x565, 0}, {}, &bgf_ncs};
inline constexpr listed bgf_ndr{{&qpi_list, 0x100000020035, 0xf, 0x57e, 0}, {}, &bgf_ndr};
inline constexpr listed bgf_snp{{&qpi_list, 0x100000010035, 0xf, 0x597, 0}, {}, &bgf_snp};
inline constexpr listed egress_credits{{&qpi_list, 0x100000040035, 0xf, 0x5b0, 0}, {}, &egress_credits};
inline constexpr listed gv{{&qpi_list, 0x100000080035, 0xf, 0x5d0, 0}, {}, &gv};
}
namespace txl_crc_no_credits {
inline constexpr listed almost_full{{&qpi_list, 0x100000002002, 0xf, 0x628, 0}, {}, &almost_full};
inline constexpr listed full{{&qpi_list, 0x100000001002, 0xf, 0x64d, 0}, {}, &full};
}
namespace txl_flits_g0 {
inline constexpr listed data{{&qpi_list, 0x100000002000, 0xf, 0x67f, 0}, {}, &data};
inline constexpr listed idle{{&qpi_list, 0x100000001000, 0xf, 0x697, 0}, {}, &idle};
inline constexpr listed non_data{{&qpi_list, 0x100000004000, 0xf, 0x6af, 0}, {}, &non_data};
}
namespace txl_flits_g1 {
inline constexpr listed drs{{&qpi_list, 0x100000018100, 0xf, 0x6cb, 0}, {}, &drs};
inline constexpr listed drs_data{{&qpi_list, 0x100000008100, 0xf, 0x6e2, 0}, {}, &drs_data};
inline constexpr listed drs_nondata{{&qpi_list, 0x100000010100, 0xf, 0x6fe, 0}, {}, &drs_nondata};
inline constexpr listed hom{{&qpi_list, 0x100000006100, 0xf, 0x71d, 0}, {}, &hom};
inline constexpr listed hom_nonreq{{&qpi_list, 0x100000004100, 0xf, 0x734, 0}, {}, &hom_nonreq};
inline constexpr listed hom_req{{&qpi_list, 0x100000002100, 0xf, 0x752, 0}, {}, &hom_req};
inline constexpr listed snp{{&qpi_list, 0x100000001100, 0xf, 0x76d, 0}, {}, &snp};
}
namespace txl_flits_g2 {
inline constexpr listed ncb{{&qpi_list, 0x10000000c101, 0xf, 0x784, 0}, {}, &ncb};
inline constexpr listed ncb_data{{&qpi_list, 0x100000004101, 0xf, 0x79b, 0}, {}, &ncb_data};
inline constexpr listed ncb_nondata{{&qpi_list, 0x100000008101, 0xf, 0x7b7, 0}, {}, &ncb_nondata};
inline constexpr listed ncs{{&qpi_list, 0x100000010101, 0xf, 0x7d6, 0}, {}, &ncs};
inline constexpr listed ndr_ad{{&qpi_list, 0x100000001101, 0xf, 0x7ed, 0}, {}, &ndr_ad};
inline constexpr listed ndr_ak{{&qpi_list, 0x100000002101, 0xf, 0x807, 0}, {}, &ndr_ak};
}
} // namespace qpi

namespace r2pcie {
using uncore_events::listed;
using uncore_events::r2pcie_list;
inline constexpr listed clockticks{{&r2pcie_list, 0x110000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed rxr_ak_bounces{{&r2pcie_list, 0x110000000012, 1, 0x288, 0}, {}, &rxr_ak_bounces};
namespace iio_credits_acquired {
inline constexpr listed drs{{&r2pcie_list, 0x110000008033, 3, 0x12, 0}, {}, &drs};
inline constexpr listed ncb{{&r2pcie_list, 0x110000010033, 3, 0x32, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020033, 3, 0x52, 0}, {}, &ncs};
}
namespace iio_credits_reject {
inline constexpr listed drs{{&r2pcie_list, 0x110000008034, 3, 0x72, 0}, {}, &drs};
inline constexpr listed ncb{{&r2pcie_list, 0x110000010034, 3, 0x90, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020034, 3, 0xae, 0}, {}, &ncs};
}
namespace iio_credits_used {
inline constexpr listed drs{{&r2pcie_list, 0x110000008032, 3, 0xcc, 0}, {}, &drs};
inline constexpr listed ncb{{&r2pcie_list, 0x110000010032, 3, 0xe8, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020032, 3, 0x104, 0}, {}, &ncs};
}
namespace ring_ad_used {
inline constexpr listed ccw_even{{&r2pcie_list, 0x110000004007, 0xf, 0x120, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r2pcie_list, 0x110000008007, 0xf, 0x13d, 0}, {}, &ccw_odd};
inline constexpr listed cw_even{{&r2pcie_list, 0x110000001007, 0xf, 0x159, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r2pcie_list, 0x110000002007, 0xf, 0x175, 0}, {}, &cw_odd};
}
namespace ring_ak_used {
inline constexpr listed ccw_even{{&r2pcie_list, 0x110000004008, 0xf, 0x190, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r2pcie_list, 0x110000008008, 0xf, 0x1ad, 0}, {}, &ccw_odd};
inline constexpr listed cw_even{{&r2pcie_list, 0x110000001008, 0xf, 0x1c9, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r2pcie_list, 0x110000002008, 0xf, 0x1e5, 0}, {}, &cw_odd};
}
namespace ring_bl_used {
inline constexpr listed ccw_even{{&r2pcie_list, 0x110000004009, 0xf, 0x200, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r2pcie_list, 0x110000008009, 0xf, 0x21d, 0}, {}, &ccw_odd};
inline constexpr listed cw_even{{&r2pcie_list, 0x110000001009, 0xf, 0x239, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r2pcie_list, 0x110000002009, 0xf, 0x255, 0}, {}, &cw_odd};
}
namespace ring_iv_used {
inline constexpr listed any{{&r2pcie_list, 0x11000000f00a, 0xf, 0x270, 0}, {}, &any};
}
namespace rxr_cycles_ne {
inline constexpr listed drs{{&r2pcie_list, 0x110000008010, 3, 0x29e, 0}, {}, &drs};
inline constexpr listed ncb{{&r2pcie_list, 0x110000010010, 3, 0x2b7, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020010, 3, 0x2d0, 0}, {}, &ncs};
}
namespace txr_cycles_full {
inline constexpr listed ad{{&r2pcie_list, 0x110000001025, 1, 0x2e9, 0}, {}, &ad};
inline constexpr listed ak{{&r2pcie_list, 0x110000002025, 1, 0x303, 0}, {}, &ak};
inline constexpr listed bl{{&r2pcie_list, 0x110000004025, 1, 0x31d, 0}, {}, &bl};
}
namespace txr_cycles_ne {
inline constexpr listed ad{{&r2pcie_list, 0x110000001023, 1, 0x337, 0}, {}, &ad};
inline constexpr listed ak{{&r2pcie_list, 0x110000002023, 1, 0x34f, 0}, {}, &ak};
inline constexpr listed bl{{&r2pcie_list, 0x110000004023, 1, 0x367, 0}, {}, &bl};
}
namespace txr_nacks {
inline constexpr listed ad{{&r2pcie_list, 0x110000001026, 3, 0x37f, 0}, {}, &ad};
inline constexpr listed ak{{&r2pcie_list, 0x110000002026, 3, 0x393, 0}, {}, &ak};
inline constexpr listed bl{{&r2pcie_list, 0x110000004026, 3, 0x3a7, 0}, {}, &bl};
}
} // namespace r2pcie

namespace r3qpi {
using uncore_events::listed;
using uncore_events::r3qpi_list;
inline constexpr listed clockticks{{&r3qpi_list, 0x120000000001, 7, 0, 0}, {}, &clockticks};
inline constexpr listed vna_credits_acquired{{&r3qpi_list, 0x120000000033, 3, 0x5b1, 0}, {}, &vna_credits_acquired};
inline constexpr listed vna_credit_cycles_out{{&r3qpi_list, 0x120000000031, 3, 0x681, 0}, {}, &vna_credit_cycles_out};
inline constexpr listed vna_credit_cycles_used{{&r3qpi_list, 0x120000000032, 3, 0x69e, 0}, {}, &vna_credit_cycles_used};
namespace iio_credits_acquired {
inline constexpr listed drs{{&r3qpi_list, 0x120000008020, 3, 0x12, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010020, 3, 0x32, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020020, 3, 0x52, 0}, {}, &ncs};
}
namespace iio_credits_reject {
inline constexpr listed drs{{&r3qpi_list, 0x120000008021, 3, 0x72, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010021, 3, 0x90, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020021, 3, 0xae, 0}, {}, &ncs};
}
namespace iio_credits_used {
inline constexpr listed drs{{&r3qpi_list, 0x120000008022, 3, 0xcc, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010022, 3, 0xe8, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020022, 3, 0x104, 0}, {}, &ncs};
}
namespace ring_ad_used {
inline constexpr listed ccw_even{{&r3qpi_list, 0x120000004007, 7, 0x120, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r3qpi_list, 0x120000008007, 7, 0x13d, 0}, {}, &ccw_odd};
inline constexpr listed cw_even{{&r3qpi_list, 0x120000001007, 7, 0x159, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r3qpi_list, 0x120000002007, 7, 0x175, 0}, {}, &cw_odd};
}
namespace ring_ak_used {
inline constexpr listed ccw_even{{&r3qpi_list, 0x120000004008, 7, 0x190, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r3qpi_list, 0x120000008008, 7, 0x1ad, 0}, {}, &ccw_odd};
inline constexpr listed cw_even{{&r3qpi_list, 0x120000001008, 7, 0x1c9, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r3qpi_list, 0x120000002008, 7, 0x1e5, 0}, {}, &cw_odd};
}
namespace ring_bl_used {
inline constexpr listed ccw_even{{&r3qpi_list, 0x120000004009, 7, 0x200, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r3qpi_list, 0x120000008009, 7, 0x21d, 0}, {}, &ccw_odd};
inline constexpr listed cw_even{{&r3qpi_list, 0x120000001009, 7, 0x239, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r3qpi_list, 0x120000002009, 7, 0x255, 0}, {}, &cw_odd};
}
namespace ring_iv_used {
inline constexpr listed any{{&r3qpi_list, 0x12000000f00a, 7, 0x270, 0}, {}, &any};
}
namespace rxr_bypassed {
inline constexpr listed ad{{&r3qpi_list, 0x120000001012, 3, 0x288, 0}, {}, &ad};
}
namespace rxr_cycles_ne {
inline constexpr listed drs{{&r3qpi_list, 0x120000008010, 3, 0x29f, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001010, 3, 0x2b8, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010010, 3, 0x2d1, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020010, 3, 0x2ea, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004010, 3, 0x303, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002010, 3, 0x31c, 0}, {}, &snp};
}
namespace rxr_inserts {
inline constexpr listed drs{{&r3qpi_list, 0x120000008011, 3, 0x335, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001011, 3, 0x34c, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010011, 3, 0x363, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020011, 3, 0x37a, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004011, 3, 0x391, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002011, 3, 0x3a8, 0}, {}, &snp};
}
namespace rxr_occupancy {
inline constexpr listed drs{{&r3qpi_list, 0x120000008013, 1, 0x3bf, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001013, 1, 0x3d8, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010013, 1, 0x3f1, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020013, 1, 0x40a, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004013, 1, 0x423, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002013, 1, 0x43c, 0}, {}, &snp};
}
namespace vn0_credits_reject {
inline constexpr listed drs{{&r3qpi_list, 0x120000008037, 3, 0x455, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001037, 3, 0x473, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010037, 3, 0x491, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020037, 3, 0x4af, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004037, 3, 0x4cd, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002037, 3, 0x4eb, 0}, {}, &snp};
}
namespace vn0_credits_used {
inline constexpr listed drs{{&r3qpi_list, 0x120000008036, 3, 0x509, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001036, 3, 0x525, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010036, 3, 0x541, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020036, 3, 0x55d, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004036, 3, 0x579, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002036, 3, 0x595, 0}, {}, &snp};
}
namespace vna_credits_reject {
inline constexpr listed drs{{&r3qpi_list, 0x120000008034, 3, 0x5cd, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001034, 3, 0x5eb, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010034, 3, 0x609, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020034, 3, 0x627, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004034, 3, 0x645, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002034, 3, 0x663, 0}, {}, &snp};
}
} // namespace r3qpi

namespace ubox {
using uncore_events::listed;
using uncore_events::ubox_list;
inline constexpr listed lock_cycles{{&ubox_list, 0xd0000000044, 3, 0xf4, 0}, {}, &lock_cycles};
inline constexpr listed clockticks{{&ubox_list, 0xd0000000000, 3, 0x260, 0}, {}, &clockticks};
namespace event_msg {
inline constexpr listed doorbell_rcvd{{&ubox_list, 0xd0000008042, 3, 0, 0}, {}, &doorbell_rcvd};
inline constexpr listed int_prio{{&ubox_list, 0xd0000010042, 3, 0x1e, 0}, {}, &int_prio};
inline constexpr listed ipi_rcvd{{&ubox_list, 0xd0000004042, 3, 0x37, 0}, {}, &ipi_rcvd};
inline constexpr listed msi_rcvd{{&ubox_list, 0xd0000002042, 3, 0x50, 0}, {}, &msi_rcvd};
inline constexpr listed vlw_rcvd{{&ubox_list, 0xd0000001042, 3, 0x69, 0}, {}, &vlw_rcvd};
}
namespace filter_match {
inline constexpr listed disable{{&ubox_list, 0xd0000002041, 3, 0x82, 0}, {}, &disable};
inline constexpr listed enable{{&ubox_list, 0x440d0000001041, 3, 0x9d, 0}, {}, &enable};
inline constexpr listed u2c_disable{{&ubox_list, 0xd0000008041, 3, 0xb7, 0}, {}, &u2c_disable};
inline constexpr listed u2c_enable{{&ubox_list, 0x440d0000004041, 3, 0xd6, 0}, {}, &u2c_enable};
}
namespace msg_chnl_size_count {
inline constexpr listed _4b{{&ubox_list, 0xd0000001147, 3, 0x106, 0}, {}, &_4b};
inline constexpr listed _8b{{&ubox_list, 0xd0000002147, 3, 0x123, 0}, {}, &_8b};
}
namespace phold_cycles {
inline constexpr listed ack_to_deassert{{&ubox_list, 0xd0000002145, 3, 0x140, 0}, {}, &ack_to_deassert};
inline constexpr listed assert_to_ack{{&ubox_list, 0xd0000001145, 3, 0x163, 0}, {}, &assert_to_ack};
}
namespace racu_requests {
inline constexpr listed count{{&ubox_list, 0xd0000001146, 3, 0x184, 0}, {}, &count};
}
namespace u2c_events {
inline constexpr listed cmc{{&ubox_list, 0xd0000010043, 3, 0x19e, 0}, {}, &cmc};
inline constexpr listed livelock{{&ubox_list, 0xd0000004043, 3, 0x1b3, 0}, {}, &livelock};
inline constexpr listed lterror{{&ubox_list, 0xd0000008043, 3, 0x1cd, 0}, {}, &lterror};
inline constexpr listed monitor_t0{{&ubox_list, 0xd0000001043, 3, 0x1e6, 0}, {}, &monitor_t0};
inline constexpr listed monitor_t1{{&ubox_list, 0xd0000002043, 3, 0x202, 0}, {}, &monitor_t1};
inline constexpr listed other{{&ubox_list, 0xd0000080043, 3, 0x21e, 0}, {}, &other};
inline constexpr listed trap{{&ubox_list, 0xd0000040043, 3, 0x235, 0}, {}, &trap};
inline constexpr listed umc{{&ubox_list, 0xd0000020043, 3, 0x24b, 0}, {}, &umc};
}
} // namespace ubox

namespace uncore_events {
inline constexpr const listed *own[] = {
    &cbo::clockticks, &cbo::counter0_occupancy, &cbo::ismq_drd_miss_occ,
    &cbo::llc_lookup::data_read, &cbo::llc_lookup::nid, &cbo::llc_lookup::remote_snoop,
    &cbo::llc_lookup::write, &cbo::llc_victims::e_state, &cbo::llc_victims::miss,
    &cbo::llc_victims::m_state, &cbo::llc_victims::nid, &cbo::llc_victims::s_state,
    &cbo::misc::rfo_hit_s, &cbo::misc::rspi_was_fse, &cbo::misc::started, &cbo::misc::wc_aliasing,
    &cbo::ring_ad_used::down_even, &cbo::ring_ad_used::down_odd, &cbo::ring_ad_used::up_even,
    &cbo::ring_ad_used::up_odd, &cbo::ring_ak_used::down_even, &cbo::ring_ak_used::down_odd,
    &cbo::ring_ak_used::up_even, &cbo::ring_ak_used::up_odd, &cbo::ring_bl_used::down_even,
    &cbo::ring_bl_used::down_odd, &cbo::ring_bl_used::up_even, &cbo::ring_bl_used::up_odd,
    &cbo::ring_bounces::ak_core, &cbo::ring_bounces::bl_core, &cbo::ring_bounces::iv_core,
    &cbo::ring_iv_used::any, &cbo::ring_sink_starved::ad_cache, &cbo::ring_sink_starved::ak_core,
    &cbo::ring_sink_starved::bl_core, &cbo::ring_sink_starved::iv_core, &cbo::ring_src_thrtl,
    &cbo::rxr_ext_starved::ipq, &cbo::rxr_ext_starved::irq, &cbo::rxr_ext_starved::ismq,
    &cbo::rxr_ext_starved::ismq_bids, &cbo::rxr_inserts::ipq, &cbo::rxr_inserts::irq,
    &cbo::rxr_inserts::irq_rejected, &cbo::rxr_inserts::vfifo, &cbo::rxr_int_starved::ipq,
    &cbo::rxr_int_starved::irq, &cbo::rxr_int_starved::ismq, &cbo::rxr_ipq_retry::addr_conflict,
    &cbo::rxr_ipq_retry::any, &cbo::rxr_ipq_retry::full, &cbo::rxr_ipq_retry::qpi_credits,
    &cbo::rxr_irq_retry::addr_conflict, &cbo::rxr_irq_retry::any, &cbo::rxr_irq_retry::full,
    &cbo::rxr_irq_retry::qpi_credits, &cbo::rxr_irq_retry::rtid, &cbo::rxr_ismq_retry::any,
    &cbo::rxr_ismq_retry::full, &cbo::rxr_ismq_retry::iio_credits,
    &cbo::rxr_ismq_retry::qpi_credits, &cbo::rxr_ismq_retry::rtid, &cbo::rxr_occupancy::ipq,
    &cbo::rxr_occupancy::irq, &cbo::rxr_occupancy::irq_rejected, &cbo::rxr_occupancy::vfifo,
    &cbo::tor_inserts::eviction, &cbo::tor_inserts::miss_all, &cbo::tor_inserts::miss_opcode,
    &cbo::tor_inserts::nid_all, &cbo::tor_inserts::nid_eviction, &cbo::tor_inserts::nid_miss_all,
    &cbo::tor_inserts::nid_miss_opcode, &cbo::tor_inserts::nid_opcode, &cbo::tor_inserts::nid_wb,
    &cbo::tor_inserts::opcode, &cbo::tor_inserts::wb, &cbo::tor_occupancy::all,
    &cbo::tor_occupancy::eviction, &cbo::tor_occupancy::miss_all, &cbo::tor_occupancy::miss_opcode,
    &cbo::tor_occupancy::nid_all, &cbo::tor_occupancy::nid_eviction,
    &cbo::tor_occupancy::nid_miss_all, &cbo::tor_occupancy::nid_miss_opcode,
    &cbo::tor_occupancy::nid_opcode, &cbo::tor_occupancy::opcode, &cbo::txr_ads_used,
    &cbo::txr_inserts::ad_cache, &cbo::txr_inserts::ad_core, &cbo::txr_inserts::ak_cache,
    &cbo::txr_inserts::ak_core, &cbo::txr_inserts::bl_cache, &cbo::txr_inserts::bl_core,
    &cbo::txr_inserts::iv_cache, &cbo::txr_starved::ak, &cbo::txr_starved::bl, &pcu::clockticks,
    &pcu::core0_transition_cycles, &pcu::core1_transition_cycles, &pcu::core2_transition_cycles,
    &pcu::core3_transition_cycles, &pcu::core4_transition_cycles, &pcu::core5_transition_cycles,
    &pcu::core6_transition_cycles, &pcu::core7_transition_cycles, &pcu::demotions_core0,
    &pcu::demotions_core1, &pcu::demotions_core2, &pcu::demotions_core3, &pcu::demotions_core4,
    &pcu::demotions_core5, &pcu::demotions_core6, &pcu::demotions_core7, &pcu::freq_band0_cycles,
    &pcu::freq_band1_cycles, &pcu::freq_band2_cycles, &pcu::freq_band3_cycles,
    &pcu::freq_max_current_cycles, &pcu::freq_max_limit_thermal_cycles, &pcu::freq_max_os_cycles,
    &pcu::freq_max_power_cycles, &pcu::freq_min_io_p_cycles, &pcu::freq_min_perf_p_cycles,
    &pcu::freq_trans_cycles, &pcu::memory_phase_shedding_cycles,
    &pcu::power_state_occupancy::cores_c0, &pcu::power_state_occupancy::cores_c3,
    &pcu::power_state_occupancy::cores_c6, &pcu::prochot_external_cycles,
    &pcu::prochot_internal_cycles, &pcu::total_transition_cycles, &pcu::volt_trans_cycles_change,
    &pcu::volt_trans_cycles_decrease, &pcu::volt_trans_cycles_increase, &pcu::vr_hot_cycles,
    &ubox::event_msg::doorbell_rcvd, &ubox::event_msg::int_prio, &ubox::event_msg::ipi_rcvd,
    &ubox::event_msg::msi_rcvd, &ubox::event_msg::vlw_rcvd, &ubox::filter_match::disable,
    &ubox::filter_match::enable, &ubox::filter_match::u2c_disable, &ubox::filter_match::u2c_enable,
    &ubox::lock_cycles, &ubox::msg_chnl_size_count::_4b, &ubox::msg_chnl_size_count::_8b,
    &ubox::phold_cycles::ack_to_deassert, &ubox::phold_cycles::assert_to_ack,
    &ubox::racu_requests::count, &ubox::u2c_events::cmc, &ubox::u2c_events::livelock,
    &ubox::u2c_events::lterror, &ubox::u2c_events::monitor_t0, &ubox::u2c_events::monitor_t1,
    &ubox::u2c_events::other, &ubox::u2c_events::trap, &ubox::u2c_events::umc, &qpi::clockticks,
    &qpi::cto_count, &qpi::direct2core::failure_credits, &qpi::direct2core::failure_credits_rbt,
    &qpi::direct2core::failure_rbt, &qpi::direct2core::success, &qpi::l1_power_cycles,
    &qpi::rxl0p_power_cycles, &qpi::rxl0_power_cycles, &qpi::rxl_bypassed,
    &qpi::rxl_crc_errors::link_init, &qpi::rxl_crc_errors::normal_op,
    &qpi::rxl_credits_consumed_vn0::drs, &qpi::rxl_credits_consumed_vn0::hom,
    &qpi::rxl_credits_consumed_vn0::ncb, &qpi::rxl_credits_consumed_vn0::ncs,
    &qpi::rxl_credits_consumed_vn0::ndr, &qpi::rxl_credits_consumed_vn0::snp,
    &qpi::rxl_credits_consumed_vna, &qpi::rxl_cycles_ne, &qpi::rxl_flits_g0::data,
    &qpi::rxl_flits_g0::idle, &qpi::rxl_flits_g0::non_data, &qpi::rxl_flits_g1::drs,
    &qpi::rxl_flits_g1::drs_data, &qpi::rxl_flits_g1::drs_nondata, &qpi::rxl_flits_g1::hom,
    &qpi::rxl_flits_g1::hom_nonreq, &qpi::rxl_flits_g1::hom_req, &qpi::rxl_flits_g1::snp,
    &qpi::rxl_flits_g2::ncb, &qpi::rxl_flits_g2::ncb_data, &qpi::rxl_flits_g2::ncb_nondata,
    &qpi::rxl_flits_g2::ncs, &qpi::rxl_flits_g2::ndr_ad, &qpi::rxl_flits_g2::ndr_ak,
    &qpi::rxl_inserts, &qpi::rxl_inserts_drs, &qpi::rxl_inserts_hom, &qpi::rxl_inserts_ncb,
    &qpi::rxl_inserts_ncs, &qpi::rxl_inserts_ndr, &qpi::rxl_inserts_snp, &qpi::rxl_occupancy,
    &qpi::rxl_occupancy_drs, &qpi::rxl_occupancy_hom, &qpi::rxl_occupancy_ncb,
    &qpi::rxl_occupancy_ncs, &qpi::rxl_occupancy_ndr, &qpi::rxl_occupancy_snp,
    &qpi::rxl_stalls::bgf_drs, &qpi::rxl_stalls::bgf_hom, &qpi::rxl_stalls::bgf_ncb,
    &qpi::rxl_stalls::bgf_ncs, &qpi::rxl_stalls::bgf_ndr, &qpi::rxl_stalls::bgf_snp,
    &qpi::rxl_stalls::egress_credits, &qpi::rxl_stalls::gv, &qpi::txl0p_power_cycles,
    &qpi::txl0_power_cycles, &qpi::txl_bypassed, &qpi::txl_crc_no_credits::almost_full,
    &qpi::txl_crc_no_credits::full, &qpi::txl_cycles_ne, &qpi::txl_flits_g0::data,
    &qpi::txl_flits_g0::idle, &qpi::txl_flits_g0::non_data, &qpi::txl_flits_g1::drs,
    &qpi::txl_flits_g1::drs_data, &qpi::txl_flits_g1::drs_nondata, &qpi::txl_flits_g1::hom,
    &qpi::txl_flits_g1::hom_nonreq, &qpi::txl_flits_g1::hom_req, &qpi::txl_flits_g1::snp,
    &qpi::txl_flits_g2::ncb, &qpi::txl_flits_g2::ncb_data, &qpi::txl_flits_g2::ncb_nondata,
    &qpi::txl_flits_g2::ncs, &qpi::txl_flits_g2::ndr_ad, &qpi::txl_flits_g2::ndr_ak,
    &qpi::txl_inserts, &qpi::txl_occupancy, &qpi::vna_credit_returns,
    &qpi::vna_credit_return_occupancy, &r3qpi::clockticks, &r3qpi::iio_credits_acquired::drs,
    &r3qpi::iio_credits_acquired::ncb, &r3qpi::iio_credits_acquired::ncs,
    &r3qpi::iio_credits_reject::drs, &r3qpi::iio_credits_reject::ncb,
    &r3qpi::iio_credits_reject::ncs, &r3qpi::iio_credits_used::drs, &r3qpi::iio_credits_used::ncb,
    &r3qpi::iio_credits_used::ncs, &r3qpi::ring_ad_used::ccw_even, &r3qpi::ring_ad_used::ccw_odd,
    &r3qpi::ring_ad_used::cw_even, &r3qpi::ring_ad_used::cw_odd, &r3qpi::ring_ak_used::ccw_even,
    &r3qpi::ring_ak_used::ccw_odd, &r3qpi::ring_ak_used::cw_even, &r3qpi::ring_ak_used::cw_odd,
    &r3qpi::ring_bl_used::ccw_even, &r3qpi::ring_bl_used::ccw_odd, &r3qpi::ring_bl_used::cw_even,
    &r3qpi::ring_bl_used::cw_odd, &r3qpi::ring_iv_used::any, &r3qpi::rxr_bypassed::ad,
    &r3qpi::rxr_cycles_ne::drs, &r3qpi::rxr_cycles_ne::hom, &r3qpi::rxr_cycles_ne::ncb,
    &r3qpi::rxr_cycles_ne::ncs, &r3qpi::rxr_cycles_ne::ndr, &r3qpi::rxr_cycles_ne::snp,
    &r3qpi::rxr_inserts::drs, &r3qpi::rxr_inserts::hom, &r3qpi::rxr_inserts::ncb,
    &r3qpi::rxr_inserts::ncs, &r3qpi::rxr_inserts::ndr, &r3qpi::rxr_inserts::snp,
    &r3qpi::rxr_occupancy::drs, &r3qpi::rxr_occupancy::hom, &r3qpi::rxr_occupancy::ncb,
    &r3qpi::rxr_occupancy::ncs, &r3qpi::rxr_occupancy::ndr, &r3qpi::rxr_occupancy::snp,
    &r3qpi::vn0_credits_reject::drs, &r3qpi::vn0_credits_reject::hom,
    &r3qpi::vn0_credits_reject::ncb, &r3qpi::vn0_credits_reject::ncs,
    &r3qpi::vn0_credits_reject::ndr, &r3qpi::vn0_credits_reject::snp, &r3qpi::vn0_credits_used::drs,
    &r3qpi::vn0_credits_used::hom, &r3qpi::vn0_credits_used::ncb, &r3qpi::vn0_credits_used::ncs,
    &r3qpi::vn0_credits_used::ndr, &r3qpi::vn0_credits_used::snp, &r3qpi::vna_credits_acquired,
    &r3qpi::vna_credits_reject::drs, &r3qpi::vna_credits_reject::hom,
    &r3qpi::vna_credits_reject::ncb, &r3qpi::vna_credits_reject::ncs,
    &r3qpi::vna_credits_reject::ndr, &r3qpi::vna_credits_reject::snp, &r3qpi::vna_credit_cycles_out,
    &r3qpi::vna_credit_cycles_used, &r2pcie::clockticks, &r2pcie::iio_credits_acquired::drs,
    &r2pcie::iio_credits_acquired::ncb, &r2pcie::iio_credits_acquired::ncs,
    &r2pcie::iio_credits_reject::drs, &r2pcie::iio_credits_reject::ncb,
    &r2pcie::iio_credits_reject::ncs, &r2pcie::iio_credits_used::drs,
    &r2pcie::iio_credits_used::ncb, &r2pcie::iio_credits_used::ncs, &r2pcie::ring_ad_used::ccw_even,
    &r2pcie::ring_ad_used::ccw_odd, &r2pcie::ring_ad_used::cw_even, &r2pcie::ring_ad_used::cw_odd,
    &r2pcie::ring_ak_used::ccw_even, &r2pcie::ring_ak_used::ccw_odd, &r2pcie::ring_ak_used::cw_even,
    &r2pcie::ring_ak_used::cw_odd, &r2pcie::ring_bl_used::ccw_even, &r2pcie::ring_bl_used::ccw_odd,
    &r2pcie::ring_bl_used::cw_even, &r2pcie::ring_bl_used::cw_odd, &r2pcie::ring_iv_used::any,
    &r2pcie::rxr_ak_bounces, &r2pcie::rxr_cycles_ne::drs, &r2pcie::rxr_cycles_ne::ncb,
    &r2pcie::rxr_cycles_ne::ncs, &r2pcie::txr_cycles_full::ad, &r2pcie::txr_cycles_full::ak,
    &r2pcie::txr_cycles_full::bl, &r2pcie::txr_cycles_ne::ad, &r2pcie::txr_cycles_ne::ak,
    &r2pcie::txr_cycles_ne::bl, &r2pcie::txr_nacks::ad, &r2pcie::txr_nacks::ak,
    &r2pcie::txr_nacks::bl, &ha::addr_opc_match::filt, &ha::bypass_imc::not_taken,
    &ha::bypass_imc::taken, &ha::clockticks, &ha::conflict_cycles::conflict,
    &ha::conflict_cycles::no_conflict, &ha::direct2core_count, &ha::direct2core_cycles_disabled,
    &ha::direct2core_txn_override, &ha::directory_lookup::no_snp, &ha::directory_lookup::snp,
    &ha::directory_update::any, &ha::directory_update::clear, &ha::directory_update::set,
    &ha::igr_no_credit_cycles::ad_qpi0, &ha::igr_no_credit_cycles::ad_qpi1,
    &ha::igr_no_credit_cycles::bl_qpi0, &ha::igr_no_credit_cycles::bl_qpi1, &ha::imc_retry,
    &ha::imc_writes::all, &ha::imc_writes::full, &ha::imc_writes::full_isoch,
    &ha::imc_writes::partial, &ha::imc_writes::partial_isoch, &ha::requests::reads,
    &ha::requests::writes, &ha::ring_ad_used::ccw_even, &ha::ring_ad_used::ccw_odd,
    &ha::ring_ad_used::cw_even, &ha::ring_ad_used::cw_odd, &ha::ring_ak_used::ccw_even,
    &ha::ring_ak_used::ccw_odd, &ha::ring_ak_used::cw_even, &ha::ring_ak_used::cw_odd,
    &ha::ring_bl_used::ccw_even, &ha::ring_bl_used::ccw_odd, &ha::ring_bl_used::cw_even,
    &ha::ring_bl_used::cw_odd, &ha::rpq_cycles_no_reg_credits::chn0,
    &ha::rpq_cycles_no_reg_credits::chn1, &ha::rpq_cycles_no_reg_credits::chn2,
    &ha::rpq_cycles_no_reg_credits::chn3, &ha::rpq_cycles_no_spec_credits::chn0,
    &ha::rpq_cycles_no_spec_credits::chn1, &ha::rpq_cycles_no_spec_credits::chn2,
    &ha::rpq_cycles_no_spec_credits::chn3, &ha::tad_requests_g0::region0,
    &ha::tad_requests_g0::region1, &ha::tad_requests_g0::region2, &ha::tad_requests_g0::region3,
    &ha::tad_requests_g0::region4, &ha::tad_requests_g0::region5, &ha::tad_requests_g0::region6,
    &ha::tad_requests_g0::region7, &ha::tad_requests_g1::region10, &ha::tad_requests_g1::region11,
    &ha::tad_requests_g1::region8, &ha::tad_requests_g1::region9, &ha::tracker_inserts::all,
    &ha::txr_ad::ndr, &ha::txr_ad::snp, &ha::txr_ad_cycles_full::all,
    &ha::txr_ad_cycles_full::sched0, &ha::txr_ad_cycles_full::sched1, &ha::txr_ad_cycles_ne::all,
    &ha::txr_ad_cycles_ne::sched0, &ha::txr_ad_cycles_ne::sched1, &ha::txr_ad_inserts::all,
    &ha::txr_ad_inserts::sched0, &ha::txr_ad_inserts::sched1, &ha::txr_ad_occupancy::all,
    &ha::txr_ad_occupancy::sched0, &ha::txr_ad_occupancy::sched1, &ha::txr_ak_cycles_full::all,
    &ha::txr_ak_cycles_full::sched0, &ha::txr_ak_cycles_full::sched1, &ha::txr_ak_cycles_ne::all,
    &ha::txr_ak_cycles_ne::sched0, &ha::txr_ak_cycles_ne::sched1, &ha::txr_ak_inserts::all,
    &ha::txr_ak_inserts::sched0, &ha::txr_ak_inserts::sched1, &ha::txr_ak_ndr,
    &ha::txr_ak_occupancy::all, &ha::txr_ak_occupancy::sched0, &ha::txr_ak_occupancy::sched1,
    &ha::txr_bl::drs_cache, &ha::txr_bl::drs_core, &ha::txr_bl::drs_qpi,
    &ha::txr_bl_cycles_full::all, &ha::txr_bl_cycles_full::sched0, &ha::txr_bl_cycles_full::sched1,
    &ha::txr_bl_cycles_ne::all, &ha::txr_bl_cycles_ne::sched0, &ha::txr_bl_cycles_ne::sched1,
    &ha::txr_bl_inserts::all, &ha::txr_bl_inserts::sched0, &ha::txr_bl_inserts::sched1,
    &ha::txr_bl_occupancy::all, &ha::txr_bl_occupancy::sched0, &ha::txr_bl_occupancy::sched1,
    &ha::wpq_cycles_no_reg_credits::chn0, &ha::wpq_cycles_no_reg_credits::chn1,
    &ha::wpq_cycles_no_reg_credits::chn2, &ha::wpq_cycles_no_reg_credits::chn3,
    &ha::wpq_cycles_no_spec_credits::chn0, &ha::wpq_cycles_no_spec_credits::chn1,
    &ha::wpq_cycles_no_spec_credits::chn2, &ha::wpq_cycles_no_spec_credits::chn3, &imc::act_count,
    &imc::cas_count::all, &imc::cas_count::rd, &imc::cas_count::rd_reg,
    &imc::cas_count::rd_underfill, &imc::cas_count::wr, &imc::cas_count::wr_rmm,
    &imc::cas_count::wr_wmm, &imc::dram_pre_all, &imc::dram_refresh::high,
    &imc::dram_refresh::panic, &imc::ecc_correctable_errors, &imc::major_modes::isoch,
    &imc::major_modes::partial, &imc::major_modes::read, &imc::major_modes::write,
    &imc::power_channel_dlloff, &imc::power_channel_ppd, &imc::power_cke_cycles::rank0,
    &imc::power_cke_cycles::rank1, &imc::power_cke_cycles::rank2, &imc::power_cke_cycles::rank3,
    &imc::power_cke_cycles::rank4, &imc::power_cke_cycles::rank5, &imc::power_cke_cycles::rank6,
    &imc::power_cke_cycles::rank7, &imc::power_critical_throttle_cycles, &imc::power_self_refresh,
    &imc::power_throttle_cycles::rank0, &imc::power_throttle_cycles::rank1,
    &imc::power_throttle_cycles::rank2, &imc::power_throttle_cycles::rank3,
    &imc::power_throttle_cycles::rank4, &imc::power_throttle_cycles::rank5,
    &imc::power_throttle_cycles::rank6, &imc::power_throttle_cycles::rank7,
    &imc::preemption::rd_preempt_rd, &imc::preemption::rd_preempt_wr, &imc::pre_count::page_close,
    &imc::pre_count::page_miss, &imc::rpq_cycles_full, &imc::rpq_cycles_ne, &imc::rpq_inserts,
    &imc::rpq_occupancy, &imc::wpq_cycles_full, &imc::wpq_cycles_ne, &imc::wpq_inserts,
    &imc::wpq_occupancy, &imc::wpq_read_hit, &imc::wpq_write_hit, &ubox::clockticks,
    &imc::clockticks, &irp::address_match::stall_count, &irp::address_match::merge_count,
    &irp::cache_ack_pending_occupancy::any, &irp::cache_ack_pending_occupancy::source,
    &irp::cache_own_occupancy::any, &irp::cache_own_occupancy::source,
    &irp::cache_read_occupancy::any, &irp::cache_read_occupancy::source,
    &irp::cache_total_occupancy::any, &irp::cache_total_occupancy::source,
    &irp::cache_write_occupancy::any, &irp::cache_write_occupancy::source, &irp::clockticks,
    &irp::rxr_ak_cycles_full, &irp::rxr_ak_inserts, &irp::rxr_ak_occupancy,
    &irp::rxr_bl_drs_cycles_full, &irp::rxr_bl_drs_inserts, &irp::rxr_bl_drs_occupancy,
    &irp::rxr_bl_ncb_cycles_full, &irp::rxr_bl_ncb_inserts, &irp::rxr_bl_ncb_occupancy,
    &irp::rxr_bl_ncs_cycles_full, &irp::rxr_bl_ncs_inserts, &irp::rxr_bl_ncs_occupancy,
    &irp::tickles::lost_ownership, &irp::tickles::top_of_queue, &irp::transactions::reads,
    &irp::transactions::writes, &irp::transactions::pd_prefetches, &irp::transactions::orderingq,
    &irp::txr_ad_stall_credit_cycles, &irp::txr_bl_stall_credit_cycles, &irp::txr_data_inserts_ncb,
    &irp::txr_data_inserts_ncs, &irp::txr_request_occupancy, &irp::write_ordering_stall_cycles
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::sandy_bridge_ep
