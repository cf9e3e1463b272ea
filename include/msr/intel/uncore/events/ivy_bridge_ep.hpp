// Events of the boxes outside of the cores: ivy bridge ep. Written by tools/uncore/write from
// a table: do not edit.
// ivt: from intel/perfmon 6dadedf3aa48, IVT/events/ivytown_uncore.json version 24 of 08/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::ivy_bridge_ep {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char cbo_names[] =
    "unc_c_clockticks\0"
    "unc_c_counter0_occupancy\0"
    "unc_c_llc_lookup.any\0"
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
    "unc_c_qlru.age0\0"
    "unc_c_qlru.age1\0"
    "unc_c_qlru.age2\0"
    "unc_c_qlru.age3\0"
    "unc_c_qlru.lru_decrement\0"
    "unc_c_qlru.victim_non_zero\0"
    "unc_c_ring_ad_used.down_vr0_even\0"
    "unc_c_ring_ad_used.down_vr0_odd\0"
    "unc_c_ring_ad_used.down_vr1_even\0"
    "unc_c_ring_ad_used.down_vr1_odd\0"
    "unc_c_ring_ad_used.up_vr0_even\0"
    "unc_c_ring_ad_used.up_vr0_odd\0"
    "unc_c_ring_ad_used.up_vr1_even\0"
    "unc_c_ring_ad_used.up_vr1_odd\0"
    "unc_c_ring_ak_used.down_vr0_even\0"
    "unc_c_ring_ak_used.down_vr0_odd\0"
    "unc_c_ring_ak_used.down_vr1_even\0"
    "unc_c_ring_ak_used.down_vr1_odd\0"
    "unc_c_ring_ak_used.up_vr0_even\0"
    "unc_c_ring_ak_used.up_vr0_odd\0"
    "unc_c_ring_ak_used.up_vr1_even\0"
    "unc_c_ring_ak_used.up_vr1_odd\0"
    "unc_c_ring_bl_used.down_vr0_even\0"
    "unc_c_ring_bl_used.down_vr0_odd\0"
    "unc_c_ring_bl_used.down_vr1_even\0"
    "unc_c_ring_bl_used.down_vr1_odd\0"
    "unc_c_ring_bl_used.up_vr0_even\0"
    "unc_c_ring_bl_used.up_vr0_odd\0"
    "unc_c_ring_bl_used.up_vr1_even\0"
    "unc_c_ring_bl_used.up_vr1_odd\0"
    "unc_c_ring_bounces.ak_core\0"
    "unc_c_ring_bounces.bl_core\0"
    "unc_c_ring_bounces.iv_core\0"
    "unc_c_ring_iv_used.any\0"
    "unc_c_ring_iv_used.down\0"
    "unc_c_ring_iv_used.up\0"
    "unc_c_ring_src_thrtl\0"
    "unc_c_rxr_ext_starved.ipq\0"
    "unc_c_rxr_ext_starved.irq\0"
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
    "unc_c_rxr_irq_retry.iio_credits\0"
    "unc_c_rxr_irq_retry.qpi_credits\0"
    "unc_c_rxr_irq_retry.rtid\0"
    "unc_c_rxr_ismq_retry.any\0"
    "unc_c_rxr_ismq_retry.full\0"
    "unc_c_rxr_ismq_retry.iio_credits\0"
    "unc_c_rxr_ismq_retry.qpi_credits\0"
    "unc_c_rxr_ismq_retry.rtid\0"
    "unc_c_rxr_ismq_retry.wb_credits\0"
    "unc_c_rxr_occupancy.ipq\0"
    "unc_c_rxr_occupancy.irq\0"
    "unc_c_rxr_occupancy.irq_rejected\0"
    "unc_c_rxr_occupancy.vfifo\0"
    "unc_c_tor_inserts.all\0"
    "unc_c_tor_inserts.eviction\0"
    "unc_c_tor_inserts.local\0"
    "unc_c_tor_inserts.local_opcode\0"
    "unc_c_tor_inserts.miss_local\0"
    "unc_c_tor_inserts.miss_local_opcode\0"
    "unc_c_tor_inserts.miss_opcode\0"
    "unc_c_tor_inserts.miss_remote\0"
    "unc_c_tor_inserts.miss_remote_opcode\0"
    "unc_c_tor_inserts.nid_all\0"
    "unc_c_tor_inserts.nid_eviction\0"
    "unc_c_tor_inserts.nid_miss_all\0"
    "unc_c_tor_inserts.nid_miss_opcode\0"
    "unc_c_tor_inserts.nid_opcode\0"
    "unc_c_tor_inserts.nid_wb\0"
    "unc_c_tor_inserts.opcode\0"
    "unc_c_tor_inserts.remote\0"
    "unc_c_tor_inserts.remote_opcode\0"
    "unc_c_tor_inserts.wb\0"
    "unc_c_tor_occupancy.all\0"
    "unc_c_tor_occupancy.eviction\0"
    "unc_c_tor_occupancy.local\0"
    "unc_c_tor_occupancy.local_opcode\0"
    "unc_c_tor_occupancy.miss_all\0"
    "unc_c_tor_occupancy.miss_local\0"
    "unc_c_tor_occupancy.miss_local_opcode\0"
    "unc_c_tor_occupancy.miss_opcode\0"
    "unc_c_tor_occupancy.miss_remote\0"
    "unc_c_tor_occupancy.miss_remote_opcode\0"
    "unc_c_tor_occupancy.nid_all\0"
    "unc_c_tor_occupancy.nid_eviction\0"
    "unc_c_tor_occupancy.nid_miss_all\0"
    "unc_c_tor_occupancy.nid_miss_opcode\0"
    "unc_c_tor_occupancy.nid_opcode\0"
    "unc_c_tor_occupancy.nid_wb\0"
    "unc_c_tor_occupancy.opcode\0"
    "unc_c_tor_occupancy.remote\0"
    "unc_c_tor_occupancy.remote_opcode\0"
    "unc_c_tor_occupancy.wb\0"
    "unc_c_txr_ads_used.ad\0"
    "unc_c_txr_ads_used.ak\0"
    "unc_c_txr_ads_used.bl\0"
    "unc_c_txr_inserts.ad_cache\0"
    "unc_c_txr_inserts.ad_core\0"
    "unc_c_txr_inserts.ak_cache\0"
    "unc_c_txr_inserts.ak_core\0"
    "unc_c_txr_inserts.bl_cache\0"
    "unc_c_txr_inserts.bl_core\0"
    "unc_c_txr_inserts.iv_cache\0"
    "unc_c_txr_starved.ad_core\0"
    "unc_c_txr_starved.ak_both\0"
    "unc_c_txr_starved.iv\0"
    "unc_c_ring_ad_used.up\0"
    "unc_c_ring_ad_used.down\0"
    "unc_c_ring_ak_used.up\0"
    "unc_c_ring_ak_used.down\0"
    "unc_c_ring_bl_used.up\0"
    "unc_c_ring_bl_used.down\0"
    "unc_c_ring_bounces.ad_irq\0"
    "unc_c_ring_bounces.ak\0"
    "unc_c_ring_bounces.bl\0"
    "unc_c_ring_bounces.iv\0"
    "unc_c_ring_sink_starved.ad_irq\0"
    "unc_c_ring_sink_starved.ad_ipq\0"
    "unc_c_ring_sink_starved.iv\0"
    "unc_c_rxr_ext_starved.prq\0"
    "unc_c_rxr_inserts.irq_rej\0"
    "unc_c_ring_ad_used.cw\0"
    "unc_c_ring_ad_used.ccw\0"
    "unc_c_ring_ak_used.cw\0"
    "unc_c_ring_ak_used.ccw\0"
    "unc_c_ring_bl_used.cw\0"
    "unc_c_ring_bl_used.ccw\0"
    "unc_c_rxr_occupancy.irq_rej\0";
inline constexpr select::event_list cbo_list{"ivy_bridge_ep", core::ivy_bridge_ep, cbo_names};
inline constexpr char ha_names[] =
    "unc_h_addr_opc_match.filt\0"
    "unc_h_bt_bypass\0"
    "unc_h_bt_cycles_ne.local\0"
    "unc_h_bt_cycles_ne.remote\0"
    "unc_h_bt_occupancy.local\0"
    "unc_h_bt_occupancy.reads_local\0"
    "unc_h_bt_occupancy.reads_remote\0"
    "unc_h_bt_occupancy.remote\0"
    "unc_h_bt_occupancy.writes_local\0"
    "unc_h_bt_occupancy.writes_remote\0"
    "unc_h_bt_to_ht_not_issued.incoming_bl_hazard\0"
    "unc_h_bt_to_ht_not_issued.incoming_snp_hazard\0"
    "unc_h_bypass_imc.not_taken\0"
    "unc_h_bypass_imc.taken\0"
    "unc_h_clockticks\0"
    "unc_h_conflict_cycles.ackcnflts\0"
    "unc_h_conflict_cycles.cmp_fwds\0"
    "unc_h_conflict_cycles.conflict\0"
    "unc_h_conflict_cycles.last\0"
    "unc_h_direct2core_count\0"
    "unc_h_direct2core_cycles_disabled\0"
    "unc_h_direct2core_txn_override\0"
    "unc_h_directory_lat_opt\0"
    "unc_h_directory_lookup.any\0"
    "unc_h_directory_lookup.no_snp\0"
    "unc_h_directory_lookup.snoop_a\0"
    "unc_h_directory_lookup.snoop_s\0"
    "unc_h_directory_lookup.snp\0"
    "unc_h_directory_lookup.state_a\0"
    "unc_h_directory_lookup.state_i\0"
    "unc_h_directory_lookup.state_s\0"
    "unc_h_directory_update.a2i\0"
    "unc_h_directory_update.a2s\0"
    "unc_h_directory_update.any\0"
    "unc_h_directory_update.i2a\0"
    "unc_h_directory_update.i2s\0"
    "unc_h_directory_update.s2a\0"
    "unc_h_directory_update.s2i\0"
    "unc_h_igr_ad_qpi2_accumulator\0"
    "unc_h_igr_bl_qpi2_accumulator\0"
    "unc_h_igr_no_credit_cycles.ad_qpi0\0"
    "unc_h_igr_no_credit_cycles.ad_qpi1\0"
    "unc_h_igr_no_credit_cycles.bl_qpi0\0"
    "unc_h_igr_no_credit_cycles.bl_qpi1\0"
    "unc_h_imc_reads.normal\0"
    "unc_h_imc_retry\0"
    "unc_h_imc_writes.all\0"
    "unc_h_imc_writes.full\0"
    "unc_h_imc_writes.full_isoch\0"
    "unc_h_imc_writes.partial\0"
    "unc_h_imc_writes.partial_isoch\0"
    "unc_h_iodc_conflicts.remote_invi2e_same_rtid\0"
    "unc_h_iodc_conflicts.remote_other_same_addr\0"
    "unc_h_iodc_inserts\0"
    "unc_h_iodc_olen_wbmtoi\0"
    "unc_h_osb.invitoe_local\0"
    "unc_h_osb.reads_local\0"
    "unc_h_osb.remote\0"
    "unc_h_osb_edr.all\0"
    "unc_h_osb_edr.reads_local_i\0"
    "unc_h_osb_edr.reads_local_s\0"
    "unc_h_osb_edr.reads_remote_i\0"
    "unc_h_osb_edr.reads_remote_s\0"
    "unc_h_requests.invitoe_local\0"
    "unc_h_requests.invitoe_remote\0"
    "unc_h_requests.reads\0"
    "unc_h_requests.reads_local\0"
    "unc_h_requests.reads_remote\0"
    "unc_h_requests.writes\0"
    "unc_h_requests.writes_local\0"
    "unc_h_requests.writes_remote\0"
    "unc_h_ring_ad_used.ccw_vr0_even\0"
    "unc_h_ring_ad_used.ccw_vr0_odd\0"
    "unc_h_ring_ad_used.ccw_vr1_even\0"
    "unc_h_ring_ad_used.ccw_vr1_odd\0"
    "unc_h_ring_ad_used.cw_vr0_even\0"
    "unc_h_ring_ad_used.cw_vr0_odd\0"
    "unc_h_ring_ad_used.cw_vr1_even\0"
    "unc_h_ring_ad_used.cw_vr1_odd\0"
    "unc_h_ring_ak_used.ccw_vr0_even\0"
    "unc_h_ring_ak_used.ccw_vr0_odd\0"
    "unc_h_ring_ak_used.ccw_vr1_even\0"
    "unc_h_ring_ak_used.ccw_vr1_odd\0"
    "unc_h_ring_ak_used.cw_vr0_even\0"
    "unc_h_ring_ak_used.cw_vr0_odd\0"
    "unc_h_ring_ak_used.cw_vr1_even\0"
    "unc_h_ring_ak_used.cw_vr1_odd\0"
    "unc_h_ring_bl_used.ccw_vr0_even\0"
    "unc_h_ring_bl_used.ccw_vr0_odd\0"
    "unc_h_ring_bl_used.ccw_vr1_even\0"
    "unc_h_ring_bl_used.ccw_vr1_odd\0"
    "unc_h_ring_bl_used.cw_vr0_even\0"
    "unc_h_ring_bl_used.cw_vr0_odd\0"
    "unc_h_ring_bl_used.cw_vr1_even\0"
    "unc_h_ring_bl_used.cw_vr1_odd\0"
    "unc_h_rpq_cycles_no_reg_credits.chn0\0"
    "unc_h_rpq_cycles_no_reg_credits.chn1\0"
    "unc_h_rpq_cycles_no_reg_credits.chn2\0"
    "unc_h_rpq_cycles_no_reg_credits.chn3\0"
    "unc_h_rpq_cycles_no_spec_credits.chn0\0"
    "unc_h_rpq_cycles_no_spec_credits.chn1\0"
    "unc_h_rpq_cycles_no_spec_credits.chn2\0"
    "unc_h_rpq_cycles_no_spec_credits.chn3\0"
    "unc_h_snoop_resp.rspcnflct\0"
    "unc_h_snoop_resp.rspi\0"
    "unc_h_snoop_resp.rspifwd\0"
    "unc_h_snoop_resp.rsps\0"
    "unc_h_snoop_resp.rspsfwd\0"
    "unc_h_snoop_resp.rsp_fwd_wb\0"
    "unc_h_snoop_resp.rsp_wb\0"
    "unc_h_snp_resp_recv_local.other\0"
    "unc_h_snp_resp_recv_local.rspcnflct\0"
    "unc_h_snp_resp_recv_local.rspi\0"
    "unc_h_snp_resp_recv_local.rspifwd\0"
    "unc_h_snp_resp_recv_local.rsps\0"
    "unc_h_snp_resp_recv_local.rspsfwd\0"
    "unc_h_snp_resp_recv_local.rspxfwdxwb\0"
    "unc_h_snp_resp_recv_local.rspxwb\0"
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
    "unc_h_tracker_cycles_ne\0"
    "unc_h_txr_ad_cycles_full.all\0"
    "unc_h_txr_ad_cycles_full.sched0\0"
    "unc_h_txr_ad_cycles_full.sched1\0"
    "unc_h_txr_ad_cycles_ne.all\0"
    "unc_h_txr_ad_cycles_ne.sched0\0"
    "unc_h_txr_ad_cycles_ne.sched1\0"
    "unc_h_txr_ad_inserts.all\0"
    "unc_h_txr_ad_inserts.sched0\0"
    "unc_h_txr_ad_inserts.sched1\0"
    "unc_h_txr_ad_occupancy.sched0\0"
    "unc_h_txr_ad_occupancy.sched1\0"
    "unc_h_txr_ak.crd_cbo\0"
    "unc_h_txr_ak_cycles_full.all\0"
    "unc_h_txr_ak_cycles_full.sched0\0"
    "unc_h_txr_ak_cycles_full.sched1\0"
    "unc_h_txr_ak_cycles_ne.all\0"
    "unc_h_txr_ak_cycles_ne.sched0\0"
    "unc_h_txr_ak_cycles_ne.sched1\0"
    "unc_h_txr_ak_inserts.all\0"
    "unc_h_txr_ak_inserts.sched0\0"
    "unc_h_txr_ak_inserts.sched1\0"
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
    "unc_h_wpq_cycles_no_spec_credits.chn3\0"
    "unc_h_addr_opc_match.addr\0"
    "unc_h_addr_opc_match.opc\0"
    "unc_h_addr_opc_match.ad\0"
    "unc_h_addr_opc_match.bl\0"
    "unc_h_addr_opc_match.ak\0"
    "unc_h_bt_cycles_ne\0"
    "unc_h_bt_to_ht_not_issued.rspackcflt_hazard\0"
    "unc_h_bt_to_ht_not_issued.wbmdata_hazard\0"
    "unc_h_directory_update.set\0"
    "unc_h_directory_update.clear\0"
    "unc_h_igr_credits_ad_qpi2\0"
    "unc_h_igr_credits_bl_qpi2\0"
    "unc_h_iodc_conflicts.any\0"
    "unc_h_iodc_conflicts.last\0"
    "unc_h_ring_ad_used.cw\0"
    "unc_h_ring_ad_used.ccw\0"
    "unc_h_ring_ak_used.cw\0"
    "unc_h_ring_ak_used.ccw\0"
    "unc_h_ring_bl_used.cw\0"
    "unc_h_ring_bl_used.ccw\0"
    "unc_h_txr_ad.hom\0";
inline constexpr select::event_list ha_list{"ivy_bridge_ep", core::ivy_bridge_ep, ha_names};
inline constexpr char imc_names[] =
    "unc_m_act_count.rd\0"
    "unc_m_act_count.wr\0"
    "unc_m_byp_cmds.act\0"
    "unc_m_byp_cmds.cas\0"
    "unc_m_byp_cmds.pre\0"
    "unc_m_cas_count.all\0"
    "unc_m_cas_count.rd\0"
    "unc_m_cas_count.rd_reg\0"
    "unc_m_cas_count.rd_rmm\0"
    "unc_m_cas_count.rd_underfill\0"
    "unc_m_cas_count.rd_wmm\0"
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
    "unc_m_pre_count.rd\0"
    "unc_m_pre_count.wr\0"
    "unc_m_rd_cas_prio.high\0"
    "unc_m_rd_cas_prio.low\0"
    "unc_m_rd_cas_prio.med\0"
    "unc_m_rd_cas_prio.panic\0"
    "unc_m_rd_cas_rank0.bank0\0"
    "unc_m_rd_cas_rank0.bank1\0"
    "unc_m_rd_cas_rank0.bank2\0"
    "unc_m_rd_cas_rank0.bank3\0"
    "unc_m_rd_cas_rank0.bank4\0"
    "unc_m_rd_cas_rank0.bank5\0"
    "unc_m_rd_cas_rank0.bank6\0"
    "unc_m_rd_cas_rank0.bank7\0"
    "unc_m_rpq_cycles_ne\0"
    "unc_m_rpq_inserts\0"
    "unc_m_vmse_mxb_wr_occupancy\0"
    "unc_m_vmse_wr_push.rmm\0"
    "unc_m_vmse_wr_push.wmm\0"
    "unc_m_wmm_to_rmm.low_thresh\0"
    "unc_m_wmm_to_rmm.starve\0"
    "unc_m_wmm_to_rmm.vmse_retry\0"
    "unc_m_wpq_cycles_full\0"
    "unc_m_wpq_cycles_ne\0"
    "unc_m_wpq_inserts\0"
    "unc_m_wpq_read_hit\0"
    "unc_m_wpq_write_hit\0"
    "unc_m_wrong_mm\0"
    "unc_m_wr_cas_rank0.bank0\0"
    "unc_m_wr_cas_rank0.bank1\0"
    "unc_m_wr_cas_rank0.bank2\0"
    "unc_m_wr_cas_rank0.bank3\0"
    "unc_m_wr_cas_rank0.bank4\0"
    "unc_m_wr_cas_rank0.bank5\0"
    "unc_m_wr_cas_rank0.bank6\0"
    "unc_m_wr_cas_rank0.bank7\0"
    "unc_m_act_count.byp\0"
    "unc_m_dclockticks\0"
    "unc_m_power_pcu_throttling\0"
    "unc_m_pre_count.byp\0"
    "unc_m_rd_cas_rank1.bank0\0"
    "unc_m_rd_cas_rank1.bank1\0"
    "unc_m_rd_cas_rank1.bank2\0"
    "unc_m_rd_cas_rank1.bank3\0"
    "unc_m_rd_cas_rank1.bank4\0"
    "unc_m_rd_cas_rank1.bank5\0"
    "unc_m_rd_cas_rank1.bank6\0"
    "unc_m_rd_cas_rank1.bank7\0"
    "unc_m_rd_cas_rank2.bank0\0"
    "unc_m_rd_cas_rank2.bank1\0"
    "unc_m_rd_cas_rank2.bank2\0"
    "unc_m_rd_cas_rank2.bank3\0"
    "unc_m_rd_cas_rank2.bank4\0"
    "unc_m_rd_cas_rank2.bank5\0"
    "unc_m_rd_cas_rank2.bank6\0"
    "unc_m_rd_cas_rank2.bank7\0"
    "unc_m_rd_cas_rank3.bank0\0"
    "unc_m_rd_cas_rank3.bank1\0"
    "unc_m_rd_cas_rank3.bank2\0"
    "unc_m_rd_cas_rank3.bank3\0"
    "unc_m_rd_cas_rank3.bank4\0"
    "unc_m_rd_cas_rank3.bank5\0"
    "unc_m_rd_cas_rank3.bank6\0"
    "unc_m_rd_cas_rank3.bank7\0"
    "unc_m_rd_cas_rank4.bank0\0"
    "unc_m_rd_cas_rank4.bank1\0"
    "unc_m_rd_cas_rank4.bank2\0"
    "unc_m_rd_cas_rank4.bank3\0"
    "unc_m_rd_cas_rank4.bank4\0"
    "unc_m_rd_cas_rank4.bank5\0"
    "unc_m_rd_cas_rank4.bank6\0"
    "unc_m_rd_cas_rank4.bank7\0"
    "unc_m_rd_cas_rank5.bank0\0"
    "unc_m_rd_cas_rank5.bank1\0"
    "unc_m_rd_cas_rank5.bank2\0"
    "unc_m_rd_cas_rank5.bank3\0"
    "unc_m_rd_cas_rank5.bank4\0"
    "unc_m_rd_cas_rank5.bank5\0"
    "unc_m_rd_cas_rank5.bank6\0"
    "unc_m_rd_cas_rank5.bank7\0"
    "unc_m_rd_cas_rank6.bank0\0"
    "unc_m_rd_cas_rank6.bank1\0"
    "unc_m_rd_cas_rank6.bank2\0"
    "unc_m_rd_cas_rank6.bank3\0"
    "unc_m_rd_cas_rank6.bank4\0"
    "unc_m_rd_cas_rank6.bank5\0"
    "unc_m_rd_cas_rank6.bank6\0"
    "unc_m_rd_cas_rank6.bank7\0"
    "unc_m_rd_cas_rank7.bank0\0"
    "unc_m_rd_cas_rank7.bank1\0"
    "unc_m_rd_cas_rank7.bank2\0"
    "unc_m_rd_cas_rank7.bank3\0"
    "unc_m_rd_cas_rank7.bank4\0"
    "unc_m_rd_cas_rank7.bank5\0"
    "unc_m_rd_cas_rank7.bank6\0"
    "unc_m_rd_cas_rank7.bank7\0"
    "unc_m_wr_cas_rank1.bank0\0"
    "unc_m_wr_cas_rank1.bank1\0"
    "unc_m_wr_cas_rank1.bank2\0"
    "unc_m_wr_cas_rank1.bank3\0"
    "unc_m_wr_cas_rank1.bank4\0"
    "unc_m_wr_cas_rank1.bank5\0"
    "unc_m_wr_cas_rank1.bank6\0"
    "unc_m_wr_cas_rank1.bank7\0"
    "unc_m_wr_cas_rank2.bank0\0"
    "unc_m_wr_cas_rank2.bank1\0"
    "unc_m_wr_cas_rank2.bank2\0"
    "unc_m_wr_cas_rank2.bank3\0"
    "unc_m_wr_cas_rank2.bank4\0"
    "unc_m_wr_cas_rank2.bank5\0"
    "unc_m_wr_cas_rank2.bank6\0"
    "unc_m_wr_cas_rank2.bank7\0"
    "unc_m_wr_cas_rank3.bank0\0"
    "unc_m_wr_cas_rank3.bank1\0"
    "unc_m_wr_cas_rank3.bank2\0"
    "unc_m_wr_cas_rank3.bank3\0"
    "unc_m_wr_cas_rank3.bank4\0"
    "unc_m_wr_cas_rank3.bank5\0"
    "unc_m_wr_cas_rank3.bank6\0"
    "unc_m_wr_cas_rank3.bank7\0"
    "unc_m_wr_cas_rank4.bank0\0"
    "unc_m_wr_cas_rank4.bank1\0"
    "unc_m_wr_cas_rank4.bank2\0"
    "unc_m_wr_cas_rank4.bank3\0"
    "unc_m_wr_cas_rank4.bank4\0"
    "unc_m_wr_cas_rank4.bank5\0"
    "unc_m_wr_cas_rank4.bank6\0"
    "unc_m_wr_cas_rank4.bank7\0"
    "unc_m_wr_cas_rank5.bank0\0"
    "unc_m_wr_cas_rank5.bank1\0"
    "unc_m_wr_cas_rank5.bank2\0"
    "unc_m_wr_cas_rank5.bank3\0"
    "unc_m_wr_cas_rank5.bank4\0"
    "unc_m_wr_cas_rank5.bank5\0"
    "unc_m_wr_cas_rank5.bank6\0"
    "unc_m_wr_cas_rank5.bank7\0"
    "unc_m_wr_cas_rank6.bank0\0"
    "unc_m_wr_cas_rank6.bank1\0"
    "unc_m_wr_cas_rank6.bank2\0"
    "unc_m_wr_cas_rank6.bank3\0"
    "unc_m_wr_cas_rank6.bank4\0"
    "unc_m_wr_cas_rank6.bank5\0"
    "unc_m_wr_cas_rank6.bank6\0"
    "unc_m_wr_cas_rank6.bank7\0"
    "unc_m_wr_cas_rank7.bank0\0"
    "unc_m_wr_cas_rank7.bank1\0"
    "unc_m_wr_cas_rank7.bank2\0"
    "unc_m_wr_cas_rank7.bank3\0"
    "unc_m_wr_cas_rank7.bank4\0"
    "unc_m_wr_cas_rank7.bank5\0"
    "unc_m_wr_cas_rank7.bank6\0"
    "unc_m_wr_cas_rank7.bank7\0";
inline constexpr select::event_list imc_list{"ivy_bridge_ep", core::ivy_bridge_ep, imc_names};
inline constexpr char irp_names[] =
    "unc_i_address_match.merge_count\0"
    "unc_i_address_match.stall_count\0"
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
    "unc_i_transactions.orderingq\0"
    "unc_i_transactions.pd_prefetches\0"
    "unc_i_transactions.reads\0"
    "unc_i_transactions.writes\0"
    "unc_i_txr_ad_stall_credit_cycles\0"
    "unc_i_txr_bl_stall_credit_cycles\0"
    "unc_i_txr_data_inserts_ncb\0"
    "unc_i_txr_data_inserts_ncs\0"
    "unc_i_txr_request_occupancy\0"
    "unc_i_write_ordering_stall_cycles\0"
    "unc_i_transactions.rd_prefetches\0";
inline constexpr select::event_list irp_list{"ivy_bridge_ep", core::ivy_bridge_ep, irp_names};
inline constexpr char pcu_names[] =
    "unc_p_clockticks\0"
    "unc_p_core0_transition_cycles\0"
    "unc_p_core10_transition_cycles\0"
    "unc_p_core11_transition_cycles\0"
    "unc_p_core12_transition_cycles\0"
    "unc_p_core13_transition_cycles\0"
    "unc_p_core14_transition_cycles\0"
    "unc_p_core1_transition_cycles\0"
    "unc_p_core2_transition_cycles\0"
    "unc_p_core3_transition_cycles\0"
    "unc_p_core4_transition_cycles\0"
    "unc_p_core5_transition_cycles\0"
    "unc_p_core6_transition_cycles\0"
    "unc_p_core7_transition_cycles\0"
    "unc_p_core8_transition_cycles\0"
    "unc_p_core9_transition_cycles\0"
    "unc_p_delayed_c_state_abort_core0\0"
    "unc_p_delayed_c_state_abort_core1\0"
    "unc_p_delayed_c_state_abort_core10\0"
    "unc_p_delayed_c_state_abort_core11\0"
    "unc_p_delayed_c_state_abort_core12\0"
    "unc_p_delayed_c_state_abort_core13\0"
    "unc_p_delayed_c_state_abort_core14\0"
    "unc_p_delayed_c_state_abort_core2\0"
    "unc_p_delayed_c_state_abort_core3\0"
    "unc_p_delayed_c_state_abort_core4\0"
    "unc_p_delayed_c_state_abort_core5\0"
    "unc_p_delayed_c_state_abort_core6\0"
    "unc_p_delayed_c_state_abort_core7\0"
    "unc_p_delayed_c_state_abort_core8\0"
    "unc_p_delayed_c_state_abort_core9\0"
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
    "unc_p_pkg_c_exit_latency_sel\0"
    "unc_p_pkg_c_state_residency_c0_cycles\0"
    "unc_p_pkg_c_state_residency_c2_cycles\0"
    "unc_p_pkg_c_state_residency_c3_cycles\0"
    "unc_p_pkg_c_state_residency_c6_cycles\0"
    "unc_p_power_state_occupancy.cores_c0\0"
    "unc_p_power_state_occupancy.cores_c3\0"
    "unc_p_power_state_occupancy.cores_c6\0"
    "unc_p_prochot_external_cycles\0"
    "unc_p_prochot_internal_cycles\0"
    "unc_p_total_transition_cycles\0"
    "unc_p_volt_trans_cycles_change\0"
    "unc_p_volt_trans_cycles_decrease\0"
    "unc_p_volt_trans_cycles_increase\0"
    "unc_p_vr_hot_cycles\0"
    "unc_p_demotions_core10\0"
    "unc_p_demotions_core11\0"
    "unc_p_demotions_core12\0"
    "unc_p_demotions_core13\0"
    "unc_p_demotions_core14\0"
    "unc_p_demotions_core8\0"
    "unc_p_demotions_core9\0"
    "unc_p_pkg_c_exit_latency\0";
inline constexpr select::event_list pcu_list{"ivy_bridge_ep", core::ivy_bridge_ep, pcu_names};
inline constexpr char qpi_names[] =
    "unc_q_clockticks\0"
    "unc_q_cto_count\0"
    "unc_q_direct2core.failure_credits\0"
    "unc_q_direct2core.failure_credits_miss\0"
    "unc_q_direct2core.failure_credits_rbt\0"
    "unc_q_direct2core.failure_credits_rbt_miss\0"
    "unc_q_direct2core.failure_miss\0"
    "unc_q_direct2core.failure_rbt_hit\0"
    "unc_q_direct2core.failure_rbt_miss\0"
    "unc_q_direct2core.success_rbt_hit\0"
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
    "unc_q_rxl_credits_consumed_vn1.drs\0"
    "unc_q_rxl_credits_consumed_vn1.hom\0"
    "unc_q_rxl_credits_consumed_vn1.ncb\0"
    "unc_q_rxl_credits_consumed_vn1.ncs\0"
    "unc_q_rxl_credits_consumed_vn1.ndr\0"
    "unc_q_rxl_credits_consumed_vn1.snp\0"
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
    "unc_q_rxl_stalls_vn0.bgf_drs\0"
    "unc_q_rxl_stalls_vn0.bgf_hom\0"
    "unc_q_rxl_stalls_vn0.bgf_ncb\0"
    "unc_q_rxl_stalls_vn0.bgf_ncs\0"
    "unc_q_rxl_stalls_vn0.bgf_ndr\0"
    "unc_q_rxl_stalls_vn0.bgf_snp\0"
    "unc_q_rxl_stalls_vn0.egress_credits\0"
    "unc_q_rxl_stalls_vn0.gv\0"
    "unc_q_rxl_stalls_vn1.bgf_drs\0"
    "unc_q_rxl_stalls_vn1.bgf_hom\0"
    "unc_q_rxl_stalls_vn1.bgf_ncb\0"
    "unc_q_rxl_stalls_vn1.bgf_ncs\0"
    "unc_q_rxl_stalls_vn1.bgf_ndr\0"
    "unc_q_rxl_stalls_vn1.bgf_snp\0"
    "unc_q_txl0p_power_cycles\0"
    "unc_q_txl0_power_cycles\0"
    "unc_q_txl_bypassed\0"
    "unc_q_txl_crc_no_credits.almost_full\0"
    "unc_q_txl_crc_no_credits.full\0"
    "unc_q_txl_cycles_ne\0"
    "unc_q_txl_flits_g0.data\0"
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
    "unc_q_txr_ad_hom_credit_acquired.vn0\0"
    "unc_q_txr_ad_hom_credit_acquired.vn1\0"
    "unc_q_txr_ad_hom_credit_occupancy.vn0\0"
    "unc_q_txr_ad_hom_credit_occupancy.vn1\0"
    "unc_q_txr_ad_ndr_credit_acquired.vn0\0"
    "unc_q_txr_ad_ndr_credit_acquired.vn1\0"
    "unc_q_txr_ad_ndr_credit_occupancy.vn0\0"
    "unc_q_txr_ad_ndr_credit_occupancy.vn1\0"
    "unc_q_txr_ad_snp_credit_acquired.vn0\0"
    "unc_q_txr_ad_snp_credit_acquired.vn1\0"
    "unc_q_txr_ad_snp_credit_occupancy.vn0\0"
    "unc_q_txr_ad_snp_credit_occupancy.vn1\0"
    "unc_q_txr_ak_ndr_credit_acquired.vn0\0"
    "unc_q_txr_ak_ndr_credit_acquired.vn1\0"
    "unc_q_txr_ak_ndr_credit_occupancy.vn0\0"
    "unc_q_txr_ak_ndr_credit_occupancy.vn1\0"
    "unc_q_txr_bl_drs_credit_acquired.vn0\0"
    "unc_q_txr_bl_drs_credit_acquired.vn1\0"
    "unc_q_txr_bl_drs_credit_acquired.vn_shr\0"
    "unc_q_txr_bl_drs_credit_occupancy.vn0\0"
    "unc_q_txr_bl_drs_credit_occupancy.vn1\0"
    "unc_q_txr_bl_drs_credit_occupancy.vn_shr\0"
    "unc_q_txr_bl_ncb_credit_acquired.vn0\0"
    "unc_q_txr_bl_ncb_credit_acquired.vn1\0"
    "unc_q_txr_bl_ncb_credit_occupancy.vn0\0"
    "unc_q_txr_bl_ncb_credit_occupancy.vn1\0"
    "unc_q_txr_bl_ncs_credit_acquired.vn0\0"
    "unc_q_txr_bl_ncs_credit_acquired.vn1\0"
    "unc_q_txr_bl_ncs_credit_occupancy.vn0\0"
    "unc_q_txr_bl_ncs_credit_occupancy.vn1\0"
    "unc_q_vna_credit_returns\0"
    "unc_q_vna_credit_return_occupancy\0"
    "unc_q_message.drs.anyresp9flits\0"
    "unc_q_message.drs.anyresp11flits\0"
    "unc_q_message.drs.datac_m\0"
    "unc_q_message.drs.wbidata\0"
    "unc_q_message.drs.wbsdata\0"
    "unc_q_message.drs.wbedata\0"
    "unc_q_message.drs.anyresp\0"
    "unc_q_message.drs.anydatac\0"
    "unc_q_message.ncb.anymsg\0"
    "unc_q_message.ncb.anyint\0"
    "unc_q_message.drs.datac_f\0"
    "unc_q_message.drs.datac_f_frcackcnflt\0"
    "unc_q_message.drs.datac_f_cmp\0"
    "unc_q_message.drs.datac_e\0"
    "unc_q_message.drs.datac_e_frcackcnflt\0"
    "unc_q_message.drs.datac_e_cmp\0"
    "unc_q_message.hom.respfwd\0"
    "unc_q_message.hom.respfwdi\0"
    "unc_q_message.hom.respfwds\0"
    "unc_q_message.hom.respfwdiwb\0"
    "unc_q_message.hom.respfwdswb\0"
    "unc_q_message.hom.respiwb\0"
    "unc_q_message.hom.respswb\0"
    "unc_q_message.hom.anyreq\0"
    "unc_q_message.hom.anyresp\0"
    "unc_q_message.snp.anysnp\0"
    "unc_q_message.ndr.anycmp\0"
    "unc_q_message.ncs.ncrd\0"
    "unc_q_message.ncs.anymsg1or2flits\0"
    "unc_q_message.ncs.anymsg3flits\0"
    "unc_q_message.ncb.anymsg9flits\0"
    "unc_q_message.ncb.anymsg11flits\0"
    "unc_q_match_mask\0"
    "unc_q_rxl_cycles_ne_drs.vn0\0"
    "unc_q_rxl_cycles_ne_drs.vn1\0"
    "unc_q_rxl_cycles_ne_hom.vn0\0"
    "unc_q_rxl_cycles_ne_hom.vn1\0"
    "unc_q_rxl_cycles_ne_ncb.vn0\0"
    "unc_q_rxl_cycles_ne_ncb.vn1\0"
    "unc_q_rxl_cycles_ne_ncs.vn0\0"
    "unc_q_rxl_cycles_ne_ncs.vn1\0"
    "unc_q_rxl_cycles_ne_ndr.vn0\0"
    "unc_q_rxl_cycles_ne_ndr.vn1\0"
    "unc_q_rxl_cycles_ne_snp.vn0\0"
    "unc_q_rxl_cycles_ne_snp.vn1\0"
    "unc_q_rxl_inserts_drs.vn0\0"
    "unc_q_rxl_inserts_drs.vn1\0"
    "unc_q_rxl_inserts_hom.vn0\0"
    "unc_q_rxl_inserts_hom.vn1\0"
    "unc_q_rxl_inserts_ncb.vn0\0"
    "unc_q_rxl_inserts_ncb.vn1\0"
    "unc_q_rxl_inserts_ncs.vn0\0"
    "unc_q_rxl_inserts_ncs.vn1\0"
    "unc_q_rxl_inserts_ndr.vn0\0"
    "unc_q_rxl_inserts_ndr.vn1\0"
    "unc_q_rxl_inserts_snp.vn0\0"
    "unc_q_rxl_inserts_snp.vn1\0"
    "unc_q_rxl_occupancy_drs.vn0\0"
    "unc_q_rxl_occupancy_drs.vn1\0"
    "unc_q_rxl_occupancy_hom.vn0\0"
    "unc_q_rxl_occupancy_hom.vn1\0"
    "unc_q_rxl_occupancy_ncb.vn0\0"
    "unc_q_rxl_occupancy_ncb.vn1\0"
    "unc_q_rxl_occupancy_ncs.vn0\0"
    "unc_q_rxl_occupancy_ncs.vn1\0"
    "unc_q_rxl_occupancy_ndr.vn0\0"
    "unc_q_rxl_occupancy_ndr.vn1\0"
    "unc_q_rxl_occupancy_snp.vn0\0"
    "unc_q_rxl_occupancy_snp.vn1\0"
    "unc_q_txr_ak_ndr_credit_acquired\0"
    "unc_q_txr_ak_ndr_credit_occupancy\0";
inline constexpr select::event_list qpi_list{"ivy_bridge_ep", core::ivy_bridge_ep, qpi_names};
inline constexpr char r2pcie_names[] =
    "unc_r2_clockticks\0"
    "unc_r2_iio_credits_acquired.drs\0"
    "unc_r2_iio_credits_acquired.ncb\0"
    "unc_r2_iio_credits_acquired.ncs\0"
    "unc_r2_iio_credits_reject.drs\0"
    "unc_r2_iio_credits_used.drs\0"
    "unc_r2_iio_credits_used.ncb\0"
    "unc_r2_iio_credits_used.ncs\0"
    "unc_r2_ring_ad_used.ccw_vr0_even\0"
    "unc_r2_ring_ad_used.ccw_vr0_odd\0"
    "unc_r2_ring_ad_used.ccw_vr1_even\0"
    "unc_r2_ring_ad_used.ccw_vr1_odd\0"
    "unc_r2_ring_ad_used.cw_vr0_even\0"
    "unc_r2_ring_ad_used.cw_vr0_odd\0"
    "unc_r2_ring_ad_used.cw_vr1_even\0"
    "unc_r2_ring_ad_used.cw_vr1_odd\0"
    "unc_r2_ring_ak_used.ccw_vr0_even\0"
    "unc_r2_ring_ak_used.ccw_vr0_odd\0"
    "unc_r2_ring_ak_used.ccw_vr1_even\0"
    "unc_r2_ring_ak_used.ccw_vr1_odd\0"
    "unc_r2_ring_ak_used.cw_vr0_even\0"
    "unc_r2_ring_ak_used.cw_vr0_odd\0"
    "unc_r2_ring_ak_used.cw_vr1_even\0"
    "unc_r2_ring_ak_used.cw_vr1_odd\0"
    "unc_r2_ring_bl_used.ccw_vr0_even\0"
    "unc_r2_ring_bl_used.ccw_vr0_odd\0"
    "unc_r2_ring_bl_used.ccw_vr1_even\0"
    "unc_r2_ring_bl_used.ccw_vr1_odd\0"
    "unc_r2_ring_bl_used.cw_vr0_even\0"
    "unc_r2_ring_bl_used.cw_vr0_odd\0"
    "unc_r2_ring_bl_used.cw_vr1_even\0"
    "unc_r2_ring_bl_used.cw_vr1_odd\0"
    "unc_r2_ring_iv_used.ccw\0"
    "unc_r2_ring_iv_used.cw\0"
    "unc_r2_rxr_ak_bounces\0"
    "unc_r2_rxr_cycles_ne.ncb\0"
    "unc_r2_rxr_cycles_ne.ncs\0"
    "unc_r2_rxr_inserts.ncb\0"
    "unc_r2_rxr_inserts.ncs\0"
    "unc_r2_rxr_occupancy.drs\0"
    "unc_r2_txr_cycles_full.ad\0"
    "unc_r2_txr_cycles_full.ak\0"
    "unc_r2_txr_cycles_full.bl\0"
    "unc_r2_txr_cycles_ne.ad\0"
    "unc_r2_txr_cycles_ne.ak\0"
    "unc_r2_txr_cycles_ne.bl\0"
    "unc_r2_ring_ad_used.cw\0"
    "unc_r2_ring_ad_used.ccw\0"
    "unc_r2_ring_ak_used.cw\0"
    "unc_r2_ring_ak_used.ccw\0"
    "unc_r2_ring_bl_used.cw\0"
    "unc_r2_ring_bl_used.ccw\0"
    "unc_r2_ring_iv_used.any\0"
    "unc_r2_rxr_ak_bounces.cw\0"
    "unc_r2_rxr_ak_bounces.ccw\0"
    "unc_r2_txr_nack_ccw.ad\0"
    "unc_r2_txr_nack_ccw.ak\0"
    "unc_r2_txr_nack_ccw.bl\0"
    "unc_r2_txr_nack_cw.ad\0"
    "unc_r2_txr_nack_cw.ak\0"
    "unc_r2_txr_nack_cw.bl\0";
inline constexpr select::event_list r2pcie_list{"ivy_bridge_ep", core::ivy_bridge_ep, r2pcie_names};
inline constexpr char r3qpi_names[] =
    "unc_r3_clockticks\0"
    "unc_r3_c_hi_ad_credits_empty.cbo10\0"
    "unc_r3_c_hi_ad_credits_empty.cbo11\0"
    "unc_r3_c_hi_ad_credits_empty.cbo12\0"
    "unc_r3_c_hi_ad_credits_empty.cbo13\0"
    "unc_r3_c_hi_ad_credits_empty.cbo14\0"
    "unc_r3_c_hi_ad_credits_empty.cbo8\0"
    "unc_r3_c_hi_ad_credits_empty.cbo9\0"
    "unc_r3_c_lo_ad_credits_empty.cbo0\0"
    "unc_r3_c_lo_ad_credits_empty.cbo1\0"
    "unc_r3_c_lo_ad_credits_empty.cbo2\0"
    "unc_r3_c_lo_ad_credits_empty.cbo3\0"
    "unc_r3_c_lo_ad_credits_empty.cbo4\0"
    "unc_r3_c_lo_ad_credits_empty.cbo5\0"
    "unc_r3_c_lo_ad_credits_empty.cbo6\0"
    "unc_r3_c_lo_ad_credits_empty.cbo7\0"
    "unc_r3_ha_r2_bl_credits_empty.ha0\0"
    "unc_r3_ha_r2_bl_credits_empty.ha1\0"
    "unc_r3_ha_r2_bl_credits_empty.r2_ncb\0"
    "unc_r3_ha_r2_bl_credits_empty.r2_ncs\0"
    "unc_r3_qpi0_ad_credits_empty.vn0_hom\0"
    "unc_r3_qpi0_ad_credits_empty.vn0_ndr\0"
    "unc_r3_qpi0_ad_credits_empty.vn0_snp\0"
    "unc_r3_qpi0_ad_credits_empty.vn1_hom\0"
    "unc_r3_qpi0_ad_credits_empty.vn1_ndr\0"
    "unc_r3_qpi0_ad_credits_empty.vn1_snp\0"
    "unc_r3_qpi0_ad_credits_empty.vna\0"
    "unc_r3_qpi0_bl_credits_empty.vn0_hom\0"
    "unc_r3_qpi0_bl_credits_empty.vn0_ndr\0"
    "unc_r3_qpi0_bl_credits_empty.vn0_snp\0"
    "unc_r3_qpi0_bl_credits_empty.vn1_hom\0"
    "unc_r3_qpi0_bl_credits_empty.vn1_ndr\0"
    "unc_r3_qpi0_bl_credits_empty.vn1_snp\0"
    "unc_r3_qpi0_bl_credits_empty.vna\0"
    "unc_r3_qpi1_ad_credits_empty.vn0_hom\0"
    "unc_r3_qpi1_ad_credits_empty.vn0_ndr\0"
    "unc_r3_qpi1_ad_credits_empty.vn0_snp\0"
    "unc_r3_qpi1_ad_credits_empty.vn1_hom\0"
    "unc_r3_qpi1_ad_credits_empty.vn1_ndr\0"
    "unc_r3_qpi1_ad_credits_empty.vn1_snp\0"
    "unc_r3_qpi1_ad_credits_empty.vna\0"
    "unc_r3_qpi1_bl_credits_empty.vn0_hom\0"
    "unc_r3_qpi1_bl_credits_empty.vn0_ndr\0"
    "unc_r3_qpi1_bl_credits_empty.vn0_snp\0"
    "unc_r3_qpi1_bl_credits_empty.vn1_hom\0"
    "unc_r3_qpi1_bl_credits_empty.vn1_ndr\0"
    "unc_r3_qpi1_bl_credits_empty.vn1_snp\0"
    "unc_r3_qpi1_bl_credits_empty.vna\0"
    "unc_r3_ring_ad_used.ccw_vr0_even\0"
    "unc_r3_ring_ad_used.ccw_vr0_odd\0"
    "unc_r3_ring_ad_used.cw_vr0_even\0"
    "unc_r3_ring_ad_used.cw_vr0_odd\0"
    "unc_r3_ring_ak_used.ccw_vr0_even\0"
    "unc_r3_ring_ak_used.ccw_vr0_odd\0"
    "unc_r3_ring_ak_used.cw_vr0_even\0"
    "unc_r3_ring_ak_used.cw_vr0_odd\0"
    "unc_r3_ring_bl_used.ccw_vr0_even\0"
    "unc_r3_ring_bl_used.ccw_vr0_odd\0"
    "unc_r3_ring_bl_used.cw_vr0_even\0"
    "unc_r3_ring_bl_used.cw_vr0_odd\0"
    "unc_r3_ring_iv_used.ccw\0"
    "unc_r3_ring_iv_used.cw\0"
    "unc_r3_rxr_bypassed.ad\0"
    "unc_r3_rxr_cycles_ne.hom\0"
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
    "unc_r3_txr_nack_ccw.ad\0"
    "unc_r3_txr_nack_ccw.ak\0"
    "unc_r3_txr_nack_ccw.bl\0"
    "unc_r3_txr_nack_cw.ad\0"
    "unc_r3_txr_nack_cw.ak\0"
    "unc_r3_txr_nack_cw.bl\0"
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
    "unc_r3_vn1_credits_reject.drs\0"
    "unc_r3_vn1_credits_reject.hom\0"
    "unc_r3_vn1_credits_reject.ncb\0"
    "unc_r3_vn1_credits_reject.ncs\0"
    "unc_r3_vn1_credits_reject.ndr\0"
    "unc_r3_vn1_credits_reject.snp\0"
    "unc_r3_vn1_credits_used.drs\0"
    "unc_r3_vn1_credits_used.hom\0"
    "unc_r3_vn1_credits_used.ncb\0"
    "unc_r3_vn1_credits_used.ncs\0"
    "unc_r3_vn1_credits_used.ndr\0"
    "unc_r3_vn1_credits_used.snp\0"
    "unc_r3_vna_credits_acquired\0"
    "unc_r3_vna_credits_reject.drs\0"
    "unc_r3_vna_credits_reject.hom\0"
    "unc_r3_vna_credits_reject.ncb\0"
    "unc_r3_vna_credits_reject.ncs\0"
    "unc_r3_vna_credits_reject.ndr\0"
    "unc_r3_vna_credits_reject.snp\0"
    "unc_r3_vna_credit_cycles_out\0"
    "unc_r3_vna_credit_cycles_used\0"
    "unc_r3_ring_ad_used.cw\0"
    "unc_r3_ring_ad_used.ccw\0"
    "unc_r3_ring_ak_used.cw\0"
    "unc_r3_ring_ak_used.ccw\0"
    "unc_r3_ring_bl_used.cw\0"
    "unc_r3_ring_bl_used.ccw\0"
    "unc_r3_ring_iv_used.any\0"
    "unc_r3_rxr_ad_bypassed\0"
    "unc_r3_vna_credits_acquired.ad\0"
    "unc_r3_vna_credits_acquired.bl\0";
inline constexpr select::event_list r3qpi_list{"ivy_bridge_ep", core::ivy_bridge_ep, r3qpi_names};
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
    "unc_u_phold_cycles.assert_to_ack\0"
    "unc_u_u2c_events.cmc\0"
    "unc_u_u2c_events.livelock\0"
    "unc_u_u2c_events.lterror\0"
    "unc_u_u2c_events.monitor_t0\0"
    "unc_u_u2c_events.monitor_t1\0"
    "unc_u_u2c_events.other\0"
    "unc_u_u2c_events.trap\0"
    "unc_u_u2c_events.umc\0"
    "unc_u_racu_requests\0"
    "unc_u_clockticks\0";
inline constexpr select::event_list ubox_list{"ivy_bridge_ep", core::ivy_bridge_ep, ubox_names};
inline constexpr select::event_list list{"ivy_bridge_ep", core::ivy_bridge_ep, ""};
} // namespace uncore_events

namespace cbo {
using uncore_events::listed;
using uncore_events::cbo_list;
inline constexpr listed clockticks{{&cbo_list, 0x10000000000, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed counter0_occupancy{{&cbo_list, 0x1000000001f, 0xe, 0x11, 0}, {}, &counter0_occupancy};
inline constexpr listed ring_src_thrtl{{&cbo_list, 0x10000000007, 3, 0x574, 0}, {}, &ring_src_thrtl};
namespace llc_lookup {
inline constexpr listed any{{&cbo_list, 0x40010000011034, 3, 0x2a, 0}, {}, &any};
inline constexpr listed data_read{{&cbo_list, 0x40010000003034, 3, 0x3f, 0}, {}, &data_read};
inline constexpr listed nid{{&cbo_list, 0x40010000041034, 3, 0x5a, 0}, {}, &nid};
inline constexpr listed remote_snoop{{&cbo_list, 0x40010000009034, 3, 0x6f, 0}, {}, &remote_snoop};
inline constexpr listed write{{&cbo_list, 0x40010000005034, 3, 0x8d, 0}, {}, &write};
}
namespace llc_victims {
inline constexpr listed e_state{{&cbo_list, 0x10000002037, 3, 0xa4, 0}, {}, &e_state};
inline constexpr listed miss{{&cbo_list, 0x10000008037, 3, 0xbe, 0}, {}, &miss};
inline constexpr listed m_state{{&cbo_list, 0x10000001037, 3, 0xd5, 0}, {}, &m_state};
inline constexpr listed nid{{&cbo_list, 0x18010000040037, 3, 0xef, 0}, {}, &nid};
inline constexpr listed s_state{{&cbo_list, 0x10000004037, 3, 0x105, 0}, {}, &s_state};
}
namespace misc {
inline constexpr listed rfo_hit_s{{&cbo_list, 0x10000008039, 3, 0x11f, 0}, {}, &rfo_hit_s};
inline constexpr listed rspi_was_fse{{&cbo_list, 0x10000001039, 3, 0x134, 0}, {}, &rspi_was_fse};
inline constexpr listed started{{&cbo_list, 0x10000004039, 3, 0x14c, 0}, {}, &started};
inline constexpr listed wc_aliasing{{&cbo_list, 0x10000002039, 3, 0x15f, 0}, {}, &wc_aliasing};
}
namespace qlru {
inline constexpr listed age0{{&cbo_list, 0x1000000103c, 3, 0x176, 0}, {}, &age0};
inline constexpr listed age1{{&cbo_list, 0x1000000203c, 3, 0x186, 0}, {}, &age1};
inline constexpr listed age2{{&cbo_list, 0x1000000403c, 3, 0x196, 0}, {}, &age2};
inline constexpr listed age3{{&cbo_list, 0x1000000803c, 3, 0x1a6, 0}, {}, &age3};
inline constexpr listed lru_decrement{{&cbo_list, 0x1000001003c, 3, 0x1b6, 0}, {}, &lru_decrement};
inline constexpr listed victim_non_zero{{&cbo_list, 0x1000002003c, 3, 0x1cf, 0}, {}, &victim_non_zero};
}
namespace ring_ad_used {
inline constexpr listed down_vr0_even{{&cbo_list, 0x1000000401b, 0xc, 0x1ea, 0}, {}, &down_vr0_even};
inline constexpr listed down_vr0_odd{{&cbo_list, 0x1000000801b, 0xc, 0x20b, 0}, {}, &down_vr0_odd};
inline constexpr listed down_vr1_even{{&cbo_list, 0x1000004001b, 0xc, 0x22b, 0}, {}, &down_vr1_even};
inline constexpr listed down_vr1_odd{{&cbo_list, 0x1000008001b, 0xc, 0x24c, 0}, {}, &down_vr1_odd};
inline constexpr listed up_vr0_even{{&cbo_list, 0x1000000101b, 0xc, 0x26c, 0}, {}, &up_vr0_even};
inline constexpr listed up_vr0_odd{{&cbo_list, 0x1000000201b, 0xc, 0x28b, 0}, {}, &up_vr0_odd};
inline constexpr listed up_vr1_even{{&cbo_list, 0x1000001001b, 0xc, 0x2a9, 0}, {}, &up_vr1_even};
inline constexpr listed up_vr1_odd{{&cbo_list, 0x1000002001b, 0xc, 0x2c8, 0}, {}, &up_vr1_odd};
inline constexpr listed up{{&cbo_list, 0x1000003301b, 0xc, 0xe92, 0}, {}, &up};
inline constexpr listed down{{&cbo_list, 0x100000cc01b, 0xc, 0xea8, 0}, {}, &down};
inline constexpr listed cw{{&cbo_list, 0x1000000301b, 0xc, 0x1005, 0}, {}, &cw};
inline constexpr listed ccw{{&cbo_list, 0x1000000c01b, 0xc, 0x101b, 0}, {}, &ccw};
}
namespace ring_ak_used {
inline constexpr listed down_vr0_even{{&cbo_list, 0x1000000401c, 0xc, 0x2e6, 0}, {}, &down_vr0_even};
inline constexpr listed down_vr0_odd{{&cbo_list, 0x1000000801c, 0xc, 0x307, 0}, {}, &down_vr0_odd};
inline constexpr listed down_vr1_even{{&cbo_list, 0x1000004001c, 0xc, 0x327, 0}, {}, &down_vr1_even};
inline constexpr listed down_vr1_odd{{&cbo_list, 0x1000008001c, 0xc, 0x348, 0}, {}, &down_vr1_odd};
inline constexpr listed up_vr0_even{{&cbo_list, 0x1000000101c, 0xc, 0x368, 0}, {}, &up_vr0_even};
inline constexpr listed up_vr0_odd{{&cbo_list, 0x1000000201c, 0xc, 0x387, 0}, {}, &up_vr0_odd};
inline constexpr listed up_vr1_even{{&cbo_list, 0x1000001001c, 0xc, 0x3a5, 0}, {}, &up_vr1_even};
inline constexpr listed up_vr1_odd{{&cbo_list, 0x1000002001c, 0xc, 0x3c4, 0}, {}, &up_vr1_odd};
inline constexpr listed up{{&cbo_list, 0x1000003301c, 0xc, 0xec0, 0}, {}, &up};
inline constexpr listed down{{&cbo_list, 0x100000cc01c, 0xc, 0xed6, 0}, {}, &down};
inline constexpr listed cw{{&cbo_list, 0x1000000301c, 0xc, 0x1032, 0}, {}, &cw};
inline constexpr listed ccw{{&cbo_list, 0x1000000c01c, 0xc, 0x1048, 0}, {}, &ccw};
}
namespace ring_bl_used {
inline constexpr listed down_vr0_even{{&cbo_list, 0x1000000401d, 0xc, 0x3e2, 0}, {}, &down_vr0_even};
inline constexpr listed down_vr0_odd{{&cbo_list, 0x1000000801d, 0xc, 0x403, 0}, {}, &down_vr0_odd};
inline constexpr listed down_vr1_even{{&cbo_list, 0x1000004001d, 0xc, 0x423, 0}, {}, &down_vr1_even};
inline constexpr listed down_vr1_odd{{&cbo_list, 0x1000008001d, 0xc, 0x444, 0}, {}, &down_vr1_odd};
inline constexpr listed up_vr0_even{{&cbo_list, 0x1000000101d, 0xc, 0x464, 0}, {}, &up_vr0_even};
inline constexpr listed up_vr0_odd{{&cbo_list, 0x1000000201d, 0xc, 0x483, 0}, {}, &up_vr0_odd};
inline constexpr listed up_vr1_even{{&cbo_list, 0x1000001001d, 0xc, 0x4a1, 0}, {}, &up_vr1_even};
inline constexpr listed up_vr1_odd{{&cbo_list, 0x1000002001d, 0xc, 0x4c0, 0}, {}, &up_vr1_odd};
inline constexpr listed up{{&cbo_list, 0x1000003301d, 0xc, 0xeee, 0}, {}, &up};
inline constexpr listed down{{&cbo_list, 0x100000cc01d, 0xc, 0xf04, 0}, {}, &down};
inline constexpr listed cw{{&cbo_list, 0x1000000301d, 0xc, 0x105f, 0}, {}, &cw};
inline constexpr listed ccw{{&cbo_list, 0x1000000c01d, 0xc, 0x1075, 0}, {}, &ccw};
}
namespace ring_bounces {
inline constexpr listed ak_core{{&cbo_list, 0x10000002005, 3, 0x4de, 0}, {}, &ak_core};
inline constexpr listed bl_core{{&cbo_list, 0x10000004005, 3, 0x4f9, 0}, {}, &bl_core};
inline constexpr listed iv_core{{&cbo_list, 0x10000008005, 3, 0x514, 0}, {}, &iv_core};
inline constexpr listed ad_irq{{&cbo_list, 0x10000002005, 3, 0xf1c, 0}, {}, &ad_irq};
inline constexpr listed ak{{&cbo_list, 0x10000004005, 3, 0xf36, 0}, {}, &ak};
inline constexpr listed bl{{&cbo_list, 0x10000008005, 3, 0xf4c, 0}, {}, &bl};
inline constexpr listed iv{{&cbo_list, 0x10000010005, 3, 0xf62, 0}, {}, &iv};
}
namespace ring_iv_used {
inline constexpr listed any{{&cbo_list, 0x1000000f01e, 0xc, 0x52f, 0}, {}, &any};
inline constexpr listed down{{&cbo_list, 0x100000cc01e, 0xc, 0x546, 0}, {}, &down};
inline constexpr listed up{{&cbo_list, 0x1000003301e, 0xc, 0x55e, 0}, {}, &up};
}
namespace ring_sink_starved {
inline constexpr listed ad_irq{{&cbo_list, 0x10000001006, 3, 0xf78, 0}, {}, &ad_irq};
inline constexpr listed ad_ipq{{&cbo_list, 0x10000002006, 3, 0xf97, 0}, {}, &ad_ipq};
inline constexpr listed iv{{&cbo_list, 0x10000010006, 3, 0xfb6, 0}, {}, &iv};
}
namespace rxr_ext_starved {
inline constexpr listed ipq{{&cbo_list, 0x10000002012, 3, 0x589, 0}, {}, &ipq};
inline constexpr listed irq{{&cbo_list, 0x10000001012, 3, 0x5a3, 0}, {}, &irq};
inline constexpr listed ismq_bids{{&cbo_list, 0x10000008012, 3, 0x5bd, 0}, {}, &ismq_bids};
inline constexpr listed prq{{&cbo_list, 0x10000004012, 3, 0xfd1, 0}, {}, &prq};
}
namespace rxr_inserts {
inline constexpr listed ipq{{&cbo_list, 0x10000004013, 3, 0x5dd, 0}, {}, &ipq};
inline constexpr listed irq{{&cbo_list, 0x10000001013, 3, 0x5f3, 0}, {}, &irq};
inline constexpr listed irq_rejected{{&cbo_list, 0x10000002013, 3, 0x609, 0}, {}, &irq_rejected};
inline constexpr listed vfifo{{&cbo_list, 0x10000010013, 3, 0x628, 0}, {}, &vfifo};
inline constexpr listed irq_rej{{&cbo_list, 0x10000002013, 3, 0xfeb, 0}, {}, &irq_rej};
}
namespace rxr_int_starved {
inline constexpr listed ipq{{&cbo_list, 0x10000004014, 3, 0x640, 0}, {}, &ipq};
inline constexpr listed irq{{&cbo_list, 0x10000001014, 3, 0x65a, 0}, {}, &irq};
inline constexpr listed ismq{{&cbo_list, 0x10000008014, 3, 0x674, 0}, {}, &ismq};
}
namespace rxr_ipq_retry {
inline constexpr listed addr_conflict{{&cbo_list, 0x10000004031, 3, 0x68f, 0}, {}, &addr_conflict};
inline constexpr listed any{{&cbo_list, 0x10000001031, 3, 0x6b1, 0}, {}, &any};
inline constexpr listed full{{&cbo_list, 0x10000002031, 3, 0x6c9, 0}, {}, &full};
inline constexpr listed qpi_credits{{&cbo_list, 0x10000010031, 3, 0x6e2, 0}, {}, &qpi_credits};
}
namespace rxr_irq_retry {
inline constexpr listed addr_conflict{{&cbo_list, 0x10000004032, 3, 0x702, 0}, {}, &addr_conflict};
inline constexpr listed any{{&cbo_list, 0x10000001032, 3, 0x724, 0}, {}, &any};
inline constexpr listed full{{&cbo_list, 0x10000002032, 3, 0x73c, 0}, {}, &full};
inline constexpr listed iio_credits{{&cbo_list, 0x10000020032, 3, 0x755, 0}, {}, &iio_credits};
inline constexpr listed qpi_credits{{&cbo_list, 0x10000010032, 3, 0x775, 0}, {}, &qpi_credits};
inline constexpr listed rtid{{&cbo_list, 0x10000008032, 3, 0x795, 0}, {}, &rtid};
}
namespace rxr_ismq_retry {
inline constexpr listed any{{&cbo_list, 0x10000001033, 3, 0x7ae, 0}, {}, &any};
inline constexpr listed full{{&cbo_list, 0x10000002033, 3, 0x7c7, 0}, {}, &full};
inline constexpr listed iio_credits{{&cbo_list, 0x10000020033, 3, 0x7e1, 0}, {}, &iio_credits};
inline constexpr listed qpi_credits{{&cbo_list, 0x10000010033, 3, 0x802, 0}, {}, &qpi_credits};
inline constexpr listed rtid{{&cbo_list, 0x10000008033, 3, 0x823, 0}, {}, &rtid};
inline constexpr listed wb_credits{{&cbo_list, 0x10000080033, 3, 0x83d, 0}, {}, &wb_credits};
}
namespace rxr_occupancy {
inline constexpr listed ipq{{&cbo_list, 0x10000004011, 1, 0x85d, 0}, {}, &ipq};
inline constexpr listed irq{{&cbo_list, 0x10000001011, 1, 0x875, 0}, {}, &irq};
inline constexpr listed irq_rejected{{&cbo_list, 0x10000002011, 1, 0x88d, 0}, {}, &irq_rejected};
inline constexpr listed vfifo{{&cbo_list, 0x10000010011, 1, 0x8ae, 0}, {}, &vfifo};
inline constexpr listed irq_rej{{&cbo_list, 0x10000002011, 1, 0x108c, 0}, {}, &irq_rej};
}
namespace tor_inserts {
inline constexpr listed all{{&cbo_list, 0x10000008035, 3, 0x8c8, 0}, {}, &all};
inline constexpr listed eviction{{&cbo_list, 0x10000004035, 3, 0x8de, 0}, {}, &eviction};
inline constexpr listed local{{&cbo_list, 0x10000028035, 3, 0x8f9, 0}, {}, &local};
inline constexpr listed local_opcode{{&cbo_list, 0x1c010000021035, 3, 0x911, 0}, {}, &local_opcode};
inline constexpr listed miss_local{{&cbo_list, 0x1000002a035, 3, 0x930, 0}, {}, &miss_local};
inline constexpr listed miss_local_opcode{{&cbo_list, 0x1c010000023035, 3, 0x94d, 0}, {}, &miss_local_opcode};
inline constexpr listed miss_opcode{{&cbo_list, 0x1c010000003035, 3, 0x971, 0}, {}, &miss_opcode};
inline constexpr listed miss_remote{{&cbo_list, 0x1000008a035, 3, 0x98f, 0}, {}, &miss_remote};
inline constexpr listed miss_remote_opcode{{&cbo_list, 0x1c010000083035, 3, 0x9ad, 0}, {}, &miss_remote_opcode};
inline constexpr listed nid_all{{&cbo_list, 0x18010000048035, 3, 0x9d2, 0}, {}, &nid_all};
inline constexpr listed nid_eviction{{&cbo_list, 0x18010000044035, 3, 0x9ec, 0}, {}, &nid_eviction};
inline constexpr listed nid_miss_all{{&cbo_list, 0x1801000004a035, 3, 0xa0b, 0}, {}, &nid_miss_all};
inline constexpr listed nid_miss_opcode{{&cbo_list, 0x20010000043035, 3, 0xa2a, 0}, {}, &nid_miss_opcode};
inline constexpr listed nid_opcode{{&cbo_list, 0x20010000041035, 3, 0xa4c, 0}, {}, &nid_opcode};
inline constexpr listed nid_wb{{&cbo_list, 0x18010000050035, 3, 0xa69, 0}, {}, &nid_wb};
inline constexpr listed opcode{{&cbo_list, 0x1c010000001035, 3, 0xa82, 0}, {}, &opcode};
inline constexpr listed remote{{&cbo_list, 0x10000088035, 3, 0xa9b, 0}, {}, &remote};
inline constexpr listed remote_opcode{{&cbo_list, 0x1c010000081035, 3, 0xab4, 0}, {}, &remote_opcode};
inline constexpr listed wb{{&cbo_list, 0x10000010035, 3, 0xad4, 0}, {}, &wb};
}
namespace tor_occupancy {
inline constexpr listed all{{&cbo_list, 0x10000008036, 1, 0xae9, 0}, {}, &all};
inline constexpr listed eviction{{&cbo_list, 0x10000004036, 1, 0xb01, 0}, {}, &eviction};
inline constexpr listed local{{&cbo_list, 0x10000028036, 1, 0xb1e, 0}, {}, &local};
inline constexpr listed local_opcode{{&cbo_list, 0x1c010000021036, 1, 0xb38, 0}, {}, &local_opcode};
inline constexpr listed miss_all{{&cbo_list, 0x1000000a036, 1, 0xb59, 0}, {}, &miss_all};
inline constexpr listed miss_local{{&cbo_list, 0x1000002a036, 1, 0xb76, 0}, {}, &miss_local};
inline constexpr listed miss_local_opcode{{&cbo_list, 0x1c010000023036, 1, 0xb95, 0}, {}, &miss_local_opcode};
inline constexpr listed miss_opcode{{&cbo_list, 0x1c010000003036, 1, 0xbbb, 0}, {}, &miss_opcode};
inline constexpr listed miss_remote{{&cbo_list, 0x1000008a036, 1, 0xbdb, 0}, {}, &miss_remote};
inline constexpr listed miss_remote_opcode{{&cbo_list, 0x1c010000083036, 1, 0xbfb, 0}, {}, &miss_remote_opcode};
inline constexpr listed nid_all{{&cbo_list, 0x18010000048036, 1, 0xc22, 0}, {}, &nid_all};
inline constexpr listed nid_eviction{{&cbo_list, 0x18010000044036, 1, 0xc3e, 0}, {}, &nid_eviction};
inline constexpr listed nid_miss_all{{&cbo_list, 0x1801000004a036, 1, 0xc5f, 0}, {}, &nid_miss_all};
inline constexpr listed nid_miss_opcode{{&cbo_list, 0x20010000043036, 1, 0xc80, 0}, {}, &nid_miss_opcode};
inline constexpr listed nid_opcode{{&cbo_list, 0x20010000041036, 1, 0xca4, 0}, {}, &nid_opcode};
inline constexpr listed nid_wb{{&cbo_list, 0x18010000050036, 1, 0xcc3, 0}, {}, &nid_wb};
inline constexpr listed opcode{{&cbo_list, 0x1c010000001036, 1, 0xcde, 0}, {}, &opcode};
inline constexpr listed remote{{&cbo_list, 0x10000088036, 1, 0xcf9, 0}, {}, &remote};
inline constexpr listed remote_opcode{{&cbo_list, 0x1c010000081036, 1, 0xd14, 0}, {}, &remote_opcode};
inline constexpr listed wb{{&cbo_list, 0x10000010036, 1, 0xd36, 0}, {}, &wb};
}
namespace txr_ads_used {
inline constexpr listed ad{{&cbo_list, 0x10000001004, 3, 0xd4d, 0}, {}, &ad};
inline constexpr listed ak{{&cbo_list, 0x10000002004, 3, 0xd63, 0}, {}, &ak};
inline constexpr listed bl{{&cbo_list, 0x10000004004, 3, 0xd79, 0}, {}, &bl};
}
namespace txr_inserts {
inline constexpr listed ad_cache{{&cbo_list, 0x10000001002, 3, 0xd8f, 0}, {}, &ad_cache};
inline constexpr listed ad_core{{&cbo_list, 0x10000010002, 3, 0xdaa, 0}, {}, &ad_core};
inline constexpr listed ak_cache{{&cbo_list, 0x10000002002, 3, 0xdc4, 0}, {}, &ak_cache};
inline constexpr listed ak_core{{&cbo_list, 0x10000020002, 3, 0xddf, 0}, {}, &ak_core};
inline constexpr listed bl_cache{{&cbo_list, 0x10000004002, 3, 0xdf9, 0}, {}, &bl_cache};
inline constexpr listed bl_core{{&cbo_list, 0x10000040002, 3, 0xe14, 0}, {}, &bl_core};
inline constexpr listed iv_cache{{&cbo_list, 0x10000008002, 3, 0xe2e, 0}, {}, &iv_cache};
}
namespace txr_starved {
inline constexpr listed ad_core{{&cbo_list, 0x10000010003, 3, 0xe49, 0}, {}, &ad_core};
inline constexpr listed ak_both{{&cbo_list, 0x10000002003, 3, 0xe63, 0}, {}, &ak_both};
inline constexpr listed iv{{&cbo_list, 0x10000008003, 3, 0xe7d, 0}, {}, &iv};
}
} // namespace cbo

namespace ha {
using uncore_events::listed;
using uncore_events::ha_list;
inline constexpr listed bt_bypass{{&ha_list, 0xf0000000052, 0xf, 0x1a, 0}, {}, &bt_bypass};
inline constexpr listed clockticks{{&ha_list, 0xf0000000000, 0xf, 0x19d, 0}, {}, &clockticks};
inline constexpr listed direct2core_count{{&ha_list, 0xf0000000011, 0xf, 0x227, 0}, {}, &direct2core_count};
inline constexpr listed direct2core_cycles_disabled{{&ha_list, 0xf0000000012, 0xf, 0x23f, 0}, {}, &direct2core_cycles_disabled};
inline constexpr listed direct2core_txn_override{{&ha_list, 0xf0000000013, 0xf, 0x261, 0}, {}, &direct2core_txn_override};
inline constexpr listed directory_lat_opt{{&ha_list, 0xf0000000041, 0xf, 0x280, 0}, {}, &directory_lat_opt};
inline constexpr listed igr_ad_qpi2_accumulator{{&ha_list, 0xf0000000059, 0xf, 0x444, 0}, {}, &igr_ad_qpi2_accumulator};
inline constexpr listed igr_bl_qpi2_accumulator{{&ha_list, 0xf000000005a, 0xf, 0x462, 0}, {}, &igr_bl_qpi2_accumulator};
inline constexpr listed imc_retry{{&ha_list, 0xf000000001e, 0xf, 0x523, 0}, {}, &imc_retry};
inline constexpr listed iodc_inserts{{&ha_list, 0xf0000000056, 0xf, 0x60b, 0}, {}, &iodc_inserts};
inline constexpr listed iodc_olen_wbmtoi{{&ha_list, 0xf0000000058, 0xf, 0x61e, 0}, {}, &iodc_olen_wbmtoi};
inline constexpr listed tracker_cycles_ne{{&ha_list, 0xf0000000003, 0xf, 0xf05, 0}, {}, &tracker_cycles_ne};
inline constexpr listed bt_cycles_ne_{{&ha_list, 0xf0000000042, 0xf, 0x14f9, 0}, {}, &bt_cycles_ne_};
inline constexpr listed igr_credits_ad_qpi2{{&ha_list, 0xf0000000059, 0xf, 0x1599, 0}, {}, &igr_credits_ad_qpi2};
inline constexpr listed igr_credits_bl_qpi2{{&ha_list, 0xf000000005a, 0xf, 0x15b3, 0}, {}, &igr_credits_bl_qpi2};
namespace addr_opc_match {
inline constexpr listed filt{{&ha_list, 0x600f0000003020, 0xf, 0, 0}, {}, &filt};
inline constexpr listed addr{{&ha_list, 0x600f0000001020, 0xf, 0x147e, 0}, {}, &addr};
inline constexpr listed opc{{&ha_list, 0x600f0000002020, 0xf, 0x1498, 0}, {}, &opc};
inline constexpr listed ad{{&ha_list, 0x600f0000004020, 0xf, 0x14b1, 0}, {}, &ad};
inline constexpr listed bl{{&ha_list, 0x600f0000008020, 0xf, 0x14c9, 0}, {}, &bl};
inline constexpr listed ak{{&ha_list, 0x600f0000010020, 0xf, 0x14e1, 0}, {}, &ak};
}
namespace bt_cycles_ne {
inline constexpr listed local{{&ha_list, 0xf0000001042, 0xf, 0x2a, 0}, {}, &local};
inline constexpr listed remote{{&ha_list, 0xf0000002042, 0xf, 0x43, 0}, {}, &remote};
}
namespace bt_occupancy {
inline constexpr listed local{{&ha_list, 0xf0000001043, 0xf, 0x5d, 0}, {}, &local};
inline constexpr listed reads_local{{&ha_list, 0xf0000004043, 0xf, 0x76, 0}, {}, &reads_local};
inline constexpr listed reads_remote{{&ha_list, 0xf0000008043, 0xf, 0x95, 0}, {}, &reads_remote};
inline constexpr listed remote{{&ha_list, 0xf0000002043, 0xf, 0xb5, 0}, {}, &remote};
inline constexpr listed writes_local{{&ha_list, 0xf0000010043, 0xf, 0xcf, 0}, {}, &writes_local};
inline constexpr listed writes_remote{{&ha_list, 0xf0000020043, 0xf, 0xef, 0}, {}, &writes_remote};
}
namespace bt_to_ht_not_issued {
inline constexpr listed incoming_bl_hazard{{&ha_list, 0xf0000004051, 0xf, 0x110, 0}, {}, &incoming_bl_hazard};
inline constexpr listed incoming_snp_hazard{{&ha_list, 0xf0000002051, 0xf, 0x13d, 0}, {}, &incoming_snp_hazard};
inline constexpr listed rspackcflt_hazard{{&ha_list, 0xf0000008051, 0xf, 0x150c, 0}, {}, &rspackcflt_hazard};
inline constexpr listed wbmdata_hazard{{&ha_list, 0xf0000010051, 0xf, 0x1538, 0}, {}, &wbmdata_hazard};
}
namespace bypass_imc {
inline constexpr listed not_taken{{&ha_list, 0xf0000002014, 0xf, 0x16b, 0}, {}, &not_taken};
inline constexpr listed taken{{&ha_list, 0xf0000001014, 0xf, 0x186, 0}, {}, &taken};
}
namespace conflict_cycles {
inline constexpr listed ackcnflts{{&ha_list, 0xf000000800b, 0xf, 0x1ae, 0}, {}, &ackcnflts};
inline constexpr listed cmp_fwds{{&ha_list, 0xf000001000b, 0xf, 0x1ce, 0}, {}, &cmp_fwds};
inline constexpr listed conflict{{&ha_list, 0xf000000200b, 0xf, 0x1ed, 0}, {}, &conflict};
inline constexpr listed last{{&ha_list, 0xf000000400b, 0xf, 0x20c, 0}, {}, &last};
}
namespace directory_lookup {
inline constexpr listed any{{&ha_list, 0xf000001000c, 0xf, 0x298, 0}, {}, &any};
inline constexpr listed no_snp{{&ha_list, 0xf000000200c, 0xf, 0x2b3, 0}, {}, &no_snp};
inline constexpr listed snoop_a{{&ha_list, 0xf000000800c, 0xf, 0x2d1, 0}, {}, &snoop_a};
inline constexpr listed snoop_s{{&ha_list, 0xf000000200c, 0xf, 0x2f0, 0}, {}, &snoop_s};
inline constexpr listed snp{{&ha_list, 0xf000000100c, 0xf, 0x30f, 0}, {}, &snp};
inline constexpr listed state_a{{&ha_list, 0xf000008000c, 0xf, 0x32a, 0}, {}, &state_a};
inline constexpr listed state_i{{&ha_list, 0xf000002000c, 0xf, 0x349, 0}, {}, &state_i};
inline constexpr listed state_s{{&ha_list, 0xf000004000c, 0xf, 0x368, 0}, {}, &state_s};
}
namespace directory_update {
inline constexpr listed a2i{{&ha_list, 0xf000002000d, 0xf, 0x387, 0}, {}, &a2i};
inline constexpr listed a2s{{&ha_list, 0xf000004000d, 0xf, 0x3a2, 0}, {}, &a2s};
inline constexpr listed any{{&ha_list, 0xf000000300d, 0xf, 0x3bd, 0}, {}, &any};
inline constexpr listed i2a{{&ha_list, 0xf000000400d, 0xf, 0x3d8, 0}, {}, &i2a};
inline constexpr listed i2s{{&ha_list, 0xf000000200d, 0xf, 0x3f3, 0}, {}, &i2s};
inline constexpr listed s2a{{&ha_list, 0xf000001000d, 0xf, 0x40e, 0}, {}, &s2a};
inline constexpr listed s2i{{&ha_list, 0xf000000800d, 0xf, 0x429, 0}, {}, &s2i};
inline constexpr listed set{{&ha_list, 0xf000000100d, 0xf, 0x1561, 0}, {}, &set};
inline constexpr listed clear{{&ha_list, 0xf000000200d, 0xf, 0x157c, 0}, {}, &clear};
}
namespace igr_no_credit_cycles {
inline constexpr listed ad_qpi0{{&ha_list, 0xf0000001022, 0xf, 0x480, 0}, {}, &ad_qpi0};
inline constexpr listed ad_qpi1{{&ha_list, 0xf0000002022, 0xf, 0x4a3, 0}, {}, &ad_qpi1};
inline constexpr listed bl_qpi0{{&ha_list, 0xf0000004022, 0xf, 0x4c6, 0}, {}, &bl_qpi0};
inline constexpr listed bl_qpi1{{&ha_list, 0xf0000008022, 0xf, 0x4e9, 0}, {}, &bl_qpi1};
}
namespace imc_reads {
inline constexpr listed normal{{&ha_list, 0xf0000001017, 0xf, 0x50c, 0}, {}, &normal};
}
namespace imc_writes {
inline constexpr listed all{{&ha_list, 0xf000000f01a, 0xf, 0x533, 0}, {}, &all};
inline constexpr listed full{{&ha_list, 0xf000000101a, 0xf, 0x548, 0}, {}, &full};
inline constexpr listed full_isoch{{&ha_list, 0xf000000401a, 0xf, 0x55e, 0}, {}, &full_isoch};
inline constexpr listed partial{{&ha_list, 0xf000000201a, 0xf, 0x57a, 0}, {}, &partial};
inline constexpr listed partial_isoch{{&ha_list, 0xf000000801a, 0xf, 0x593, 0}, {}, &partial_isoch};
}
namespace iodc_conflicts {
inline constexpr listed remote_invi2e_same_rtid{{&ha_list, 0xf0000001057, 0xf, 0x5b2, 0}, {}, &remote_invi2e_same_rtid};
inline constexpr listed remote_other_same_addr{{&ha_list, 0xf0000004057, 0xf, 0x5df, 0}, {}, &remote_other_same_addr};
inline constexpr listed any{{&ha_list, 0xf0000001057, 0xf, 0x15cd, 0}, {}, &any};
inline constexpr listed last{{&ha_list, 0xf0000004057, 0xf, 0x15e6, 0}, {}, &last};
}
namespace osb {
inline constexpr listed invitoe_local{{&ha_list, 0xf0000004053, 0xf, 0x635, 0}, {}, &invitoe_local};
inline constexpr listed reads_local{{&ha_list, 0xf0000002053, 0xf, 0x64d, 0}, {}, &reads_local};
inline constexpr listed remote{{&ha_list, 0xf0000008053, 0xf, 0x663, 0}, {}, &remote};
}
namespace osb_edr {
inline constexpr listed all{{&ha_list, 0xf0000001054, 0xf, 0x674, 0}, {}, &all};
inline constexpr listed reads_local_i{{&ha_list, 0xf0000002054, 0xf, 0x686, 0}, {}, &reads_local_i};
inline constexpr listed reads_local_s{{&ha_list, 0xf0000008054, 0xf, 0x6a2, 0}, {}, &reads_local_s};
inline constexpr listed reads_remote_i{{&ha_list, 0xf0000004054, 0xf, 0x6be, 0}, {}, &reads_remote_i};
inline constexpr listed reads_remote_s{{&ha_list, 0xf0000010054, 0xf, 0x6db, 0}, {}, &reads_remote_s};
}
namespace requests {
inline constexpr listed invitoe_local{{&ha_list, 0xf0000010001, 0xf, 0x6f8, 0}, {}, &invitoe_local};
inline constexpr listed invitoe_remote{{&ha_list, 0xf0000020001, 0xf, 0x715, 0}, {}, &invitoe_remote};
inline constexpr listed reads{{&ha_list, 0xf0000003001, 0xf, 0x733, 0}, {}, &reads};
inline constexpr listed reads_local{{&ha_list, 0xf0000001001, 0xf, 0x748, 0}, {}, &reads_local};
inline constexpr listed reads_remote{{&ha_list, 0xf0000002001, 0xf, 0x763, 0}, {}, &reads_remote};
inline constexpr listed writes{{&ha_list, 0xf000000c001, 0xf, 0x77f, 0}, {}, &writes};
inline constexpr listed writes_local{{&ha_list, 0xf0000004001, 0xf, 0x795, 0}, {}, &writes_local};
inline constexpr listed writes_remote{{&ha_list, 0xf0000008001, 0xf, 0x7b1, 0}, {}, &writes_remote};
}
namespace ring_ad_used {
inline constexpr listed ccw_vr0_even{{&ha_list, 0xf000000403e, 0xf, 0x7ce, 0}, {}, &ccw_vr0_even};
inline constexpr listed ccw_vr0_odd{{&ha_list, 0xf000000803e, 0xf, 0x7ee, 0}, {}, &ccw_vr0_odd};
inline constexpr listed ccw_vr1_even{{&ha_list, 0xf000004003e, 0xf, 0x80d, 0}, {}, &ccw_vr1_even};
inline constexpr listed ccw_vr1_odd{{&ha_list, 0xf000008003e, 0xf, 0x82d, 0}, {}, &ccw_vr1_odd};
inline constexpr listed cw_vr0_even{{&ha_list, 0xf000000103e, 0xf, 0x84c, 0}, {}, &cw_vr0_even};
inline constexpr listed cw_vr0_odd{{&ha_list, 0xf000000203e, 0xf, 0x86b, 0}, {}, &cw_vr0_odd};
inline constexpr listed cw_vr1_even{{&ha_list, 0xf000001003e, 0xf, 0x889, 0}, {}, &cw_vr1_even};
inline constexpr listed cw_vr1_odd{{&ha_list, 0xf000002003e, 0xf, 0x8a8, 0}, {}, &cw_vr1_odd};
inline constexpr listed cw{{&ha_list, 0xf000003303e, 0xf, 0x1600, 0}, {}, &cw};
inline constexpr listed ccw{{&ha_list, 0xf00000cc03e, 0xf, 0x1616, 0}, {}, &ccw};
}
namespace ring_ak_used {
inline constexpr listed ccw_vr0_even{{&ha_list, 0xf000000403f, 0xf, 0x8c6, 0}, {}, &ccw_vr0_even};
inline constexpr listed ccw_vr0_odd{{&ha_list, 0xf000000803f, 0xf, 0x8e6, 0}, {}, &ccw_vr0_odd};
inline constexpr listed ccw_vr1_even{{&ha_list, 0xf000004003f, 0xf, 0x905, 0}, {}, &ccw_vr1_even};
inline constexpr listed ccw_vr1_odd{{&ha_list, 0xf000008003f, 0xf, 0x925, 0}, {}, &ccw_vr1_odd};
inline constexpr listed cw_vr0_even{{&ha_list, 0xf000000103f, 0xf, 0x944, 0}, {}, &cw_vr0_even};
inline constexpr listed cw_vr0_odd{{&ha_list, 0xf000000203f, 0xf, 0x963, 0}, {}, &cw_vr0_odd};
inline constexpr listed cw_vr1_even{{&ha_list, 0xf000001003f, 0xf, 0x981, 0}, {}, &cw_vr1_even};
inline constexpr listed cw_vr1_odd{{&ha_list, 0xf000002003f, 0xf, 0x9a0, 0}, {}, &cw_vr1_odd};
inline constexpr listed cw{{&ha_list, 0xf000003303f, 0xf, 0x162d, 0}, {}, &cw};
inline constexpr listed ccw{{&ha_list, 0xf00000cc03f, 0xf, 0x1643, 0}, {}, &ccw};
}
namespace ring_bl_used {
inline constexpr listed ccw_vr0_even{{&ha_list, 0xf0000004040, 0xf, 0x9be, 0}, {}, &ccw_vr0_even};
inline constexpr listed ccw_vr0_odd{{&ha_list, 0xf0000008040, 0xf, 0x9de, 0}, {}, &ccw_vr0_odd};
inline constexpr listed ccw_vr1_even{{&ha_list, 0xf0000040040, 0xf, 0x9fd, 0}, {}, &ccw_vr1_even};
inline constexpr listed ccw_vr1_odd{{&ha_list, 0xf0000080040, 0xf, 0xa1d, 0}, {}, &ccw_vr1_odd};
inline constexpr listed cw_vr0_even{{&ha_list, 0xf0000001040, 0xf, 0xa3c, 0}, {}, &cw_vr0_even};
inline constexpr listed cw_vr0_odd{{&ha_list, 0xf0000002040, 0xf, 0xa5b, 0}, {}, &cw_vr0_odd};
inline constexpr listed cw_vr1_even{{&ha_list, 0xf0000010040, 0xf, 0xa79, 0}, {}, &cw_vr1_even};
inline constexpr listed cw_vr1_odd{{&ha_list, 0xf0000020040, 0xf, 0xa98, 0}, {}, &cw_vr1_odd};
inline constexpr listed cw{{&ha_list, 0xf0000033040, 0xf, 0x165a, 0}, {}, &cw};
inline constexpr listed ccw{{&ha_list, 0xf00000cc040, 0xf, 0x1670, 0}, {}, &ccw};
}
namespace rpq_cycles_no_reg_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001015, 0xf, 0xab6, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002015, 0xf, 0xadb, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004015, 0xf, 0xb00, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008015, 0xf, 0xb25, 0}, {}, &chn3};
}
namespace rpq_cycles_no_spec_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001016, 0xf, 0xb4a, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002016, 0xf, 0xb70, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004016, 0xf, 0xb96, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008016, 0xf, 0xbbc, 0}, {}, &chn3};
}
namespace snoop_resp {
inline constexpr listed rspcnflct{{&ha_list, 0xf0000040021, 0xf, 0xbe2, 0}, {}, &rspcnflct};
inline constexpr listed rspi{{&ha_list, 0xf0000001021, 0xf, 0xbfd, 0}, {}, &rspi};
inline constexpr listed rspifwd{{&ha_list, 0xf0000004021, 0xf, 0xc13, 0}, {}, &rspifwd};
inline constexpr listed rsps{{&ha_list, 0xf0000002021, 0xf, 0xc2c, 0}, {}, &rsps};
inline constexpr listed rspsfwd{{&ha_list, 0xf0000008021, 0xf, 0xc42, 0}, {}, &rspsfwd};
inline constexpr listed rsp_fwd_wb{{&ha_list, 0xf0000020021, 0xf, 0xc5b, 0}, {}, &rsp_fwd_wb};
inline constexpr listed rsp_wb{{&ha_list, 0xf0000010021, 0xf, 0xc77, 0}, {}, &rsp_wb};
}
namespace snp_resp_recv_local {
inline constexpr listed other{{&ha_list, 0xf0000080060, 0xf, 0xc8f, 0}, {}, &other};
inline constexpr listed rspcnflct{{&ha_list, 0xf0000040060, 0xf, 0xcaf, 0}, {}, &rspcnflct};
inline constexpr listed rspi{{&ha_list, 0xf0000001060, 0xf, 0xcd3, 0}, {}, &rspi};
inline constexpr listed rspifwd{{&ha_list, 0xf0000004060, 0xf, 0xcf2, 0}, {}, &rspifwd};
inline constexpr listed rsps{{&ha_list, 0xf0000002060, 0xf, 0xd14, 0}, {}, &rsps};
inline constexpr listed rspsfwd{{&ha_list, 0xf0000008060, 0xf, 0xd33, 0}, {}, &rspsfwd};
inline constexpr listed rspxfwdxwb{{&ha_list, 0xf0000020060, 0xf, 0xd55, 0}, {}, &rspxfwdxwb};
inline constexpr listed rspxwb{{&ha_list, 0xf0000010060, 0xf, 0xd7a, 0}, {}, &rspxwb};
}
namespace tad_requests_g0 {
inline constexpr listed region0{{&ha_list, 0xf000000101b, 0xf, 0xd9b, 0}, {}, &region0};
inline constexpr listed region1{{&ha_list, 0xf000000201b, 0xf, 0xdb9, 0}, {}, &region1};
inline constexpr listed region2{{&ha_list, 0xf000000401b, 0xf, 0xdd7, 0}, {}, &region2};
inline constexpr listed region3{{&ha_list, 0xf000000801b, 0xf, 0xdf5, 0}, {}, &region3};
inline constexpr listed region4{{&ha_list, 0xf000001001b, 0xf, 0xe13, 0}, {}, &region4};
inline constexpr listed region5{{&ha_list, 0xf000002001b, 0xf, 0xe31, 0}, {}, &region5};
inline constexpr listed region6{{&ha_list, 0xf000004001b, 0xf, 0xe4f, 0}, {}, &region6};
inline constexpr listed region7{{&ha_list, 0xf000008001b, 0xf, 0xe6d, 0}, {}, &region7};
}
namespace tad_requests_g1 {
inline constexpr listed region10{{&ha_list, 0xf000000401c, 0xf, 0xe8b, 0}, {}, &region10};
inline constexpr listed region11{{&ha_list, 0xf000000801c, 0xf, 0xeaa, 0}, {}, &region11};
inline constexpr listed region8{{&ha_list, 0xf000000101c, 0xf, 0xec9, 0}, {}, &region8};
inline constexpr listed region9{{&ha_list, 0xf000000201c, 0xf, 0xee7, 0}, {}, &region9};
}
namespace txr_ad {
inline constexpr listed hom{{&ha_list, 0xf000000400f, 0xf, 0x1687, 0}, {}, &hom};
}
namespace txr_ad_cycles_full {
inline constexpr listed all{{&ha_list, 0xf000000302a, 0xf, 0xf1d, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf000000102a, 0xf, 0xf3a, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf000000202a, 0xf, 0xf5a, 0}, {}, &sched1};
}
namespace txr_ad_cycles_ne {
inline constexpr listed all{{&ha_list, 0xf0000003029, 0xf, 0xf7a, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001029, 0xf, 0xf95, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002029, 0xf, 0xfb3, 0}, {}, &sched1};
}
namespace txr_ad_inserts {
inline constexpr listed all{{&ha_list, 0xf0000003027, 0xf, 0xfd1, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001027, 0xf, 0xfea, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002027, 0xf, 0x1006, 0}, {}, &sched1};
}
namespace txr_ad_occupancy {
inline constexpr listed sched0{{&ha_list, 0xf0000001028, 0xf, 0x1022, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002028, 0xf, 0x1040, 0}, {}, &sched1};
}
namespace txr_ak {
inline constexpr listed crd_cbo{{&ha_list, 0xf000000200e, 0xf, 0x105e, 0}, {}, &crd_cbo};
}
namespace txr_ak_cycles_full {
inline constexpr listed all{{&ha_list, 0xf0000003032, 0xf, 0x1073, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001032, 0xf, 0x1090, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002032, 0xf, 0x10b0, 0}, {}, &sched1};
}
namespace txr_ak_cycles_ne {
inline constexpr listed all{{&ha_list, 0xf0000003031, 0xf, 0x10d0, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001031, 0xf, 0x10eb, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002031, 0xf, 0x1109, 0}, {}, &sched1};
}
namespace txr_ak_inserts {
inline constexpr listed all{{&ha_list, 0xf000000302f, 0xf, 0x1127, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf000000102f, 0xf, 0x1140, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf000000202f, 0xf, 0x115c, 0}, {}, &sched1};
}
namespace txr_ak_occupancy {
inline constexpr listed sched0{{&ha_list, 0xf0000001030, 0xf, 0x1178, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002030, 0xf, 0x1196, 0}, {}, &sched1};
}
namespace txr_bl {
inline constexpr listed drs_cache{{&ha_list, 0xf0000001010, 0xf, 0x11b4, 0}, {}, &drs_cache};
inline constexpr listed drs_core{{&ha_list, 0xf0000002010, 0xf, 0x11cb, 0}, {}, &drs_core};
inline constexpr listed drs_qpi{{&ha_list, 0xf0000004010, 0xf, 0x11e1, 0}, {}, &drs_qpi};
}
namespace txr_bl_cycles_full {
inline constexpr listed all{{&ha_list, 0xf0000003036, 0xf, 0x11f6, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001036, 0xf, 0x1213, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002036, 0xf, 0x1233, 0}, {}, &sched1};
}
namespace txr_bl_cycles_ne {
inline constexpr listed all{{&ha_list, 0xf0000003035, 0xf, 0x1253, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001035, 0xf, 0x126e, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002035, 0xf, 0x128c, 0}, {}, &sched1};
}
namespace txr_bl_inserts {
inline constexpr listed all{{&ha_list, 0xf0000003033, 0xf, 0x12aa, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001033, 0xf, 0x12c3, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002033, 0xf, 0x12df, 0}, {}, &sched1};
}
namespace txr_bl_occupancy {
inline constexpr listed all{{&ha_list, 0xf0000003034, 0xf, 0x12fb, 0}, {}, &all};
inline constexpr listed sched0{{&ha_list, 0xf0000001034, 0xf, 0x1316, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002034, 0xf, 0x1334, 0}, {}, &sched1};
}
namespace wpq_cycles_no_reg_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001018, 0xf, 0x1352, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002018, 0xf, 0x1377, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004018, 0xf, 0x139c, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008018, 0xf, 0x13c1, 0}, {}, &chn3};
}
namespace wpq_cycles_no_spec_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001019, 0xf, 0x13e6, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002019, 0xf, 0x140c, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004019, 0xf, 0x1432, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008019, 0xf, 0x1458, 0}, {}, &chn3};
}
} // namespace ha

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed dram_pre_all{{&imc_list, 0x60000000006, 0xf, 0x129, 0}, {}, &dram_pre_all};
inline constexpr listed ecc_correctable_errors{{&imc_list, 0x60000000009, 0xf, 0x16d, 0}, {}, &ecc_correctable_errors};
inline constexpr listed power_channel_dlloff{{&imc_list, 0x60000000084, 0xf, 0x1eb, 0}, {}, &power_channel_dlloff};
inline constexpr listed power_channel_ppd{{&imc_list, 0x60000000085, 0xf, 0x206, 0}, {}, &power_channel_ppd};
inline constexpr listed power_critical_throttle_cycles{{&imc_list, 0x60000000086, 0xf, 0x306, 0}, {}, &power_critical_throttle_cycles};
inline constexpr listed power_self_refresh{{&imc_list, 0x60000000043, 0xf, 0x32b, 0}, {}, &power_self_refresh};
inline constexpr listed rpq_cycles_ne{{&imc_list, 0x60000000011, 0xf, 0x610, 0}, {}, &rpq_cycles_ne};
inline constexpr listed rpq_inserts{{&imc_list, 0x60000000010, 0xf, 0x624, 0}, {}, &rpq_inserts};
inline constexpr listed vmse_mxb_wr_occupancy{{&imc_list, 0x60000000091, 0xf, 0x636, 0}, {}, &vmse_mxb_wr_occupancy};
inline constexpr listed wpq_cycles_full{{&imc_list, 0x60000000022, 0xf, 0x6d0, 0}, {}, &wpq_cycles_full};
inline constexpr listed wpq_cycles_ne{{&imc_list, 0x60000000021, 0xf, 0x6e6, 0}, {}, &wpq_cycles_ne};
inline constexpr listed wpq_inserts{{&imc_list, 0x60000000020, 0xf, 0x6fa, 0}, {}, &wpq_inserts};
inline constexpr listed wpq_read_hit{{&imc_list, 0x60000000023, 0xf, 0x70c, 0}, {}, &wpq_read_hit};
inline constexpr listed wpq_write_hit{{&imc_list, 0x60000000024, 0xf, 0x71f, 0}, {}, &wpq_write_hit};
inline constexpr listed wrong_mm{{&imc_list, 0x600000000c1, 0xf, 0x733, 0}, {}, &wrong_mm};
inline constexpr listed dclockticks{{&imc_list, 0x60000000000, 0xf, 0x81e, 0}, {}, &dclockticks};
inline constexpr listed power_pcu_throttling{{&imc_list, 0x60000000042, 0xf, 0x830, 0}, {}, &power_pcu_throttling};
namespace act_count {
inline constexpr listed rd{{&imc_list, 0x60000001001, 0xf, 0, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x60000002001, 0xf, 0x13, 0}, {}, &wr};
inline constexpr listed byp{{&imc_list, 0x60000008001, 0xf, 0x80a, 0}, {}, &byp};
}
namespace byp_cmds {
inline constexpr listed act{{&imc_list, 0x600000010a1, 0xf, 0x26, 0}, {}, &act};
inline constexpr listed cas{{&imc_list, 0x600000020a1, 0xf, 0x39, 0}, {}, &cas};
inline constexpr listed pre{{&imc_list, 0x600000040a1, 0xf, 0x4c, 0}, {}, &pre};
}
namespace cas_count {
inline constexpr listed all{{&imc_list, 0x6000000f004, 0xf, 0x5f, 0}, {}, &all};
inline constexpr listed rd{{&imc_list, 0x60000003004, 0xf, 0x73, 0}, {}, &rd};
inline constexpr listed rd_reg{{&imc_list, 0x60000001004, 0xf, 0x86, 0}, {}, &rd_reg};
inline constexpr listed rd_rmm{{&imc_list, 0x60000020004, 0xf, 0x9d, 0}, {}, &rd_rmm};
inline constexpr listed rd_underfill{{&imc_list, 0x60000002004, 0xf, 0xb4, 0}, {}, &rd_underfill};
inline constexpr listed rd_wmm{{&imc_list, 0x60000010004, 0xf, 0xd1, 0}, {}, &rd_wmm};
inline constexpr listed wr{{&imc_list, 0x6000000c004, 0xf, 0xe8, 0}, {}, &wr};
inline constexpr listed wr_rmm{{&imc_list, 0x60000008004, 0xf, 0xfb, 0}, {}, &wr_rmm};
inline constexpr listed wr_wmm{{&imc_list, 0x60000004004, 0xf, 0x112, 0}, {}, &wr_wmm};
}
namespace dram_refresh {
inline constexpr listed high{{&imc_list, 0x60000004005, 0xf, 0x13c, 0}, {}, &high};
inline constexpr listed panic{{&imc_list, 0x60000002005, 0xf, 0x154, 0}, {}, &panic};
}
namespace major_modes {
inline constexpr listed isoch{{&imc_list, 0x60000008007, 0xf, 0x18a, 0}, {}, &isoch};
inline constexpr listed partial{{&imc_list, 0x60000004007, 0xf, 0x1a2, 0}, {}, &partial};
inline constexpr listed read{{&imc_list, 0x60000001007, 0xf, 0x1bc, 0}, {}, &read};
inline constexpr listed write{{&imc_list, 0x60000002007, 0xf, 0x1d3, 0}, {}, &write};
}
namespace power_cke_cycles {
inline constexpr listed rank0{{&imc_list, 0x60000001083, 0xf, 0x21e, 0}, {}, &rank0};
inline constexpr listed rank1{{&imc_list, 0x60000002083, 0xf, 0x23b, 0}, {}, &rank1};
inline constexpr listed rank2{{&imc_list, 0x60000004083, 0xf, 0x258, 0}, {}, &rank2};
inline constexpr listed rank3{{&imc_list, 0x60000008083, 0xf, 0x275, 0}, {}, &rank3};
inline constexpr listed rank4{{&imc_list, 0x60000010083, 0xf, 0x292, 0}, {}, &rank4};
inline constexpr listed rank5{{&imc_list, 0x60000020083, 0xf, 0x2af, 0}, {}, &rank5};
inline constexpr listed rank6{{&imc_list, 0x60000040083, 0xf, 0x2cc, 0}, {}, &rank6};
inline constexpr listed rank7{{&imc_list, 0x60000080083, 0xf, 0x2e9, 0}, {}, &rank7};
}
namespace power_throttle_cycles {
inline constexpr listed rank0{{&imc_list, 0x60000001041, 0xf, 0x344, 0}, {}, &rank0};
inline constexpr listed rank1{{&imc_list, 0x60000002041, 0xf, 0x366, 0}, {}, &rank1};
inline constexpr listed rank2{{&imc_list, 0x60000004041, 0xf, 0x388, 0}, {}, &rank2};
inline constexpr listed rank3{{&imc_list, 0x60000008041, 0xf, 0x3aa, 0}, {}, &rank3};
inline constexpr listed rank4{{&imc_list, 0x60000010041, 0xf, 0x3cc, 0}, {}, &rank4};
inline constexpr listed rank5{{&imc_list, 0x60000020041, 0xf, 0x3ee, 0}, {}, &rank5};
inline constexpr listed rank6{{&imc_list, 0x60000040041, 0xf, 0x410, 0}, {}, &rank6};
inline constexpr listed rank7{{&imc_list, 0x60000080041, 0xf, 0x432, 0}, {}, &rank7};
}
namespace pre_count {
inline constexpr listed page_close{{&imc_list, 0x60000002002, 0xf, 0x492, 0}, {}, &page_close};
inline constexpr listed page_miss{{&imc_list, 0x60000001002, 0xf, 0x4ad, 0}, {}, &page_miss};
inline constexpr listed rd{{&imc_list, 0x60000004002, 0xf, 0x4c7, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x60000008002, 0xf, 0x4da, 0}, {}, &wr};
inline constexpr listed byp{{&imc_list, 0x60000010002, 0xf, 0x84b, 0}, {}, &byp};
}
namespace preemption {
inline constexpr listed rd_preempt_rd{{&imc_list, 0x60000001008, 0xf, 0x454, 0}, {}, &rd_preempt_rd};
inline constexpr listed rd_preempt_wr{{&imc_list, 0x60000002008, 0xf, 0x473, 0}, {}, &rd_preempt_wr};
}
namespace rd_cas_prio {
inline constexpr listed high{{&imc_list, 0x600000040a0, 0xf, 0x4ed, 0}, {}, &high};
inline constexpr listed low{{&imc_list, 0x600000010a0, 0xf, 0x504, 0}, {}, &low};
inline constexpr listed med{{&imc_list, 0x600000020a0, 0xf, 0x51a, 0}, {}, &med};
inline constexpr listed panic{{&imc_list, 0x600000080a0, 0xf, 0x530, 0}, {}, &panic};
}
namespace rd_cas_rank0 {
inline constexpr listed bank0{{&imc_list, 0x600000010b0, 0xf, 0x548, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020b0, 0xf, 0x561, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040b0, 0xf, 0x57a, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080b0, 0xf, 0x593, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100b0, 0xf, 0x5ac, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200b0, 0xf, 0x5c5, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400b0, 0xf, 0x5de, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800b0, 0xf, 0x5f7, 0}, {}, &bank7};
}
namespace rd_cas_rank1 {
inline constexpr listed bank0{{&imc_list, 0x600000010b1, 0xf, 0x85f, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020b1, 0xf, 0x878, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040b1, 0xf, 0x891, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080b1, 0xf, 0x8aa, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100b1, 0xf, 0x8c3, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200b1, 0xf, 0x8dc, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400b1, 0xf, 0x8f5, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800b1, 0xf, 0x90e, 0}, {}, &bank7};
}
namespace rd_cas_rank2 {
inline constexpr listed bank0{{&imc_list, 0x600000010b2, 0xf, 0x927, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020b2, 0xf, 0x940, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040b2, 0xf, 0x959, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080b2, 0xf, 0x972, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100b2, 0xf, 0x98b, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200b2, 0xf, 0x9a4, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400b2, 0xf, 0x9bd, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800b2, 0xf, 0x9d6, 0}, {}, &bank7};
}
namespace rd_cas_rank3 {
inline constexpr listed bank0{{&imc_list, 0x600000010b3, 0xf, 0x9ef, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020b3, 0xf, 0xa08, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040b3, 0xf, 0xa21, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080b3, 0xf, 0xa3a, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100b3, 0xf, 0xa53, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200b3, 0xf, 0xa6c, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400b3, 0xf, 0xa85, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800b3, 0xf, 0xa9e, 0}, {}, &bank7};
}
namespace rd_cas_rank4 {
inline constexpr listed bank0{{&imc_list, 0x600000010b4, 0xf, 0xab7, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020b4, 0xf, 0xad0, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040b4, 0xf, 0xae9, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080b4, 0xf, 0xb02, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100b4, 0xf, 0xb1b, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200b4, 0xf, 0xb34, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400b4, 0xf, 0xb4d, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800b4, 0xf, 0xb66, 0}, {}, &bank7};
}
namespace rd_cas_rank5 {
inline constexpr listed bank0{{&imc_list, 0x600000010b5, 0xf, 0xb7f, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020b5, 0xf, 0xb98, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040b5, 0xf, 0xbb1, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080b5, 0xf, 0xbca, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100b5, 0xf, 0xbe3, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200b5, 0xf, 0xbfc, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400b5, 0xf, 0xc15, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800b5, 0xf, 0xc2e, 0}, {}, &bank7};
}
namespace rd_cas_rank6 {
inline constexpr listed bank0{{&imc_list, 0x600000010b6, 0xf, 0xc47, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020b6, 0xf, 0xc60, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040b6, 0xf, 0xc79, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080b6, 0xf, 0xc92, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100b6, 0xf, 0xcab, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200b6, 0xf, 0xcc4, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400b6, 0xf, 0xcdd, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800b6, 0xf, 0xcf6, 0}, {}, &bank7};
}
namespace rd_cas_rank7 {
inline constexpr listed bank0{{&imc_list, 0x600000010b7, 0xf, 0xd0f, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020b7, 0xf, 0xd28, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040b7, 0xf, 0xd41, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080b7, 0xf, 0xd5a, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100b7, 0xf, 0xd73, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200b7, 0xf, 0xd8c, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400b7, 0xf, 0xda5, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800b7, 0xf, 0xdbe, 0}, {}, &bank7};
}
namespace vmse_wr_push {
inline constexpr listed rmm{{&imc_list, 0x60000002090, 0xf, 0x652, 0}, {}, &rmm};
inline constexpr listed wmm{{&imc_list, 0x60000001090, 0xf, 0x669, 0}, {}, &wmm};
}
namespace wmm_to_rmm {
inline constexpr listed low_thresh{{&imc_list, 0x600000010c0, 0xf, 0x680, 0}, {}, &low_thresh};
inline constexpr listed starve{{&imc_list, 0x600000020c0, 0xf, 0x69c, 0}, {}, &starve};
inline constexpr listed vmse_retry{{&imc_list, 0x600000040c0, 0xf, 0x6b4, 0}, {}, &vmse_retry};
}
namespace wr_cas_rank0 {
inline constexpr listed bank0{{&imc_list, 0x600000010b8, 0xf, 0x742, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020b8, 0xf, 0x75b, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040b8, 0xf, 0x774, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080b8, 0xf, 0x78d, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100b8, 0xf, 0x7a6, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200b8, 0xf, 0x7bf, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400b8, 0xf, 0x7d8, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800b8, 0xf, 0x7f1, 0}, {}, &bank7};
}
namespace wr_cas_rank1 {
inline constexpr listed bank0{{&imc_list, 0x600000010b9, 0xf, 0xdd7, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020b9, 0xf, 0xdf0, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040b9, 0xf, 0xe09, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080b9, 0xf, 0xe22, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100b9, 0xf, 0xe3b, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200b9, 0xf, 0xe54, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400b9, 0xf, 0xe6d, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800b9, 0xf, 0xe86, 0}, {}, &bank7};
}
namespace wr_cas_rank2 {
inline constexpr listed bank0{{&imc_list, 0x600000010ba, 0xf, 0xe9f, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020ba, 0xf, 0xeb8, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040ba, 0xf, 0xed1, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080ba, 0xf, 0xeea, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100ba, 0xf, 0xf03, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200ba, 0xf, 0xf1c, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400ba, 0xf, 0xf35, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800ba, 0xf, 0xf4e, 0}, {}, &bank7};
}
namespace wr_cas_rank3 {
inline constexpr listed bank0{{&imc_list, 0x600000010bb, 0xf, 0xf67, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020bb, 0xf, 0xf80, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040bb, 0xf, 0xf99, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080bb, 0xf, 0xfb2, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100bb, 0xf, 0xfcb, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200bb, 0xf, 0xfe4, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400bb, 0xf, 0xffd, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800bb, 0xf, 0x1016, 0}, {}, &bank7};
}
namespace wr_cas_rank4 {
inline constexpr listed bank0{{&imc_list, 0x600000010bc, 0xf, 0x102f, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020bc, 0xf, 0x1048, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040bc, 0xf, 0x1061, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080bc, 0xf, 0x107a, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100bc, 0xf, 0x1093, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200bc, 0xf, 0x10ac, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400bc, 0xf, 0x10c5, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800bc, 0xf, 0x10de, 0}, {}, &bank7};
}
namespace wr_cas_rank5 {
inline constexpr listed bank0{{&imc_list, 0x600000010bd, 0xf, 0x10f7, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020bd, 0xf, 0x1110, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040bd, 0xf, 0x1129, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080bd, 0xf, 0x1142, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100bd, 0xf, 0x115b, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200bd, 0xf, 0x1174, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400bd, 0xf, 0x118d, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800bd, 0xf, 0x11a6, 0}, {}, &bank7};
}
namespace wr_cas_rank6 {
inline constexpr listed bank0{{&imc_list, 0x600000010be, 0xf, 0x11bf, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020be, 0xf, 0x11d8, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040be, 0xf, 0x11f1, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080be, 0xf, 0x120a, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100be, 0xf, 0x1223, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200be, 0xf, 0x123c, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400be, 0xf, 0x1255, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800be, 0xf, 0x126e, 0}, {}, &bank7};
}
namespace wr_cas_rank7 {
inline constexpr listed bank0{{&imc_list, 0x600000010bf, 0xf, 0x1287, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x600000020bf, 0xf, 0x12a0, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000040bf, 0xf, 0x12b9, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x600000080bf, 0xf, 0x12d2, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x600000100bf, 0xf, 0x12eb, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x600000200bf, 0xf, 0x1304, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000400bf, 0xf, 0x131d, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000800bf, 0xf, 0x1336, 0}, {}, &bank7};
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
inline constexpr listed merge_count{{&irp_list, 0x130000002017, 3, 0, 0}, {}, &merge_count};
inline constexpr listed stall_count{{&irp_list, 0x130000001017, 3, 0x20, 0}, {}, &stall_count};
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
inline constexpr listed orderingq{{&irp_list, 0x48130000008015, 3, 0x316, 0}, {}, &orderingq};
inline constexpr listed pd_prefetches{{&irp_list, 0x130000004015, 3, 0x333, 0}, {}, &pd_prefetches};
inline constexpr listed reads{{&irp_list, 0x130000001015, 3, 0x354, 0}, {}, &reads};
inline constexpr listed writes{{&irp_list, 0x130000002015, 3, 0x36d, 0}, {}, &writes};
inline constexpr listed rd_prefetches{{&irp_list, 0x130000004015, 3, 0x43d, 0}, {}, &rd_prefetches};
}
} // namespace irp

namespace pcu {
using uncore_events::listed;
using uncore_events::pcu_list;
inline constexpr listed clockticks{{&pcu_list, 0xc0000000000, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed core0_transition_cycles{{&pcu_list, 0xc0000000070, 0xf, 0x11, 0}, {}, &core0_transition_cycles};
inline constexpr listed core10_transition_cycles{{&pcu_list, 0xc000000007a, 0xf, 0x2f, 0}, {}, &core10_transition_cycles};
inline constexpr listed core11_transition_cycles{{&pcu_list, 0xc000000007b, 0xf, 0x4e, 0}, {}, &core11_transition_cycles};
inline constexpr listed core12_transition_cycles{{&pcu_list, 0xc000000007c, 0xf, 0x6d, 0}, {}, &core12_transition_cycles};
inline constexpr listed core13_transition_cycles{{&pcu_list, 0xc000000007d, 0xf, 0x8c, 0}, {}, &core13_transition_cycles};
inline constexpr listed core14_transition_cycles{{&pcu_list, 0xc000000007e, 0xf, 0xab, 0}, {}, &core14_transition_cycles};
inline constexpr listed core1_transition_cycles{{&pcu_list, 0xc0000000071, 0xf, 0xca, 0}, {}, &core1_transition_cycles};
inline constexpr listed core2_transition_cycles{{&pcu_list, 0xc0000000072, 0xf, 0xe8, 0}, {}, &core2_transition_cycles};
inline constexpr listed core3_transition_cycles{{&pcu_list, 0xc0000000073, 0xf, 0x106, 0}, {}, &core3_transition_cycles};
inline constexpr listed core4_transition_cycles{{&pcu_list, 0xc0000000074, 0xf, 0x124, 0}, {}, &core4_transition_cycles};
inline constexpr listed core5_transition_cycles{{&pcu_list, 0xc0000000075, 0xf, 0x142, 0}, {}, &core5_transition_cycles};
inline constexpr listed core6_transition_cycles{{&pcu_list, 0xc0000000076, 0xf, 0x160, 0}, {}, &core6_transition_cycles};
inline constexpr listed core7_transition_cycles{{&pcu_list, 0xc0000000077, 0xf, 0x17e, 0}, {}, &core7_transition_cycles};
inline constexpr listed core8_transition_cycles{{&pcu_list, 0xc0000000078, 0xf, 0x19c, 0}, {}, &core8_transition_cycles};
inline constexpr listed core9_transition_cycles{{&pcu_list, 0xc0000000079, 0xf, 0x1ba, 0}, {}, &core9_transition_cycles};
inline constexpr listed delayed_c_state_abort_core0{{&pcu_list, 0xc0000000117, 0xf, 0x1d8, 0}, {}, &delayed_c_state_abort_core0};
inline constexpr listed delayed_c_state_abort_core1{{&pcu_list, 0xc0000000118, 0xf, 0x1fa, 0}, {}, &delayed_c_state_abort_core1};
inline constexpr listed delayed_c_state_abort_core10{{&pcu_list, 0xc0000000121, 0xf, 0x21c, 0}, {}, &delayed_c_state_abort_core10};
inline constexpr listed delayed_c_state_abort_core11{{&pcu_list, 0xc0000000122, 0xf, 0x23f, 0}, {}, &delayed_c_state_abort_core11};
inline constexpr listed delayed_c_state_abort_core12{{&pcu_list, 0xc0000000123, 0xf, 0x262, 0}, {}, &delayed_c_state_abort_core12};
inline constexpr listed delayed_c_state_abort_core13{{&pcu_list, 0xc0000000124, 0xf, 0x285, 0}, {}, &delayed_c_state_abort_core13};
inline constexpr listed delayed_c_state_abort_core14{{&pcu_list, 0xc0000000125, 0xf, 0x2a8, 0}, {}, &delayed_c_state_abort_core14};
inline constexpr listed delayed_c_state_abort_core2{{&pcu_list, 0xc0000000119, 0xf, 0x2cb, 0}, {}, &delayed_c_state_abort_core2};
inline constexpr listed delayed_c_state_abort_core3{{&pcu_list, 0xc000000011a, 0xf, 0x2ed, 0}, {}, &delayed_c_state_abort_core3};
inline constexpr listed delayed_c_state_abort_core4{{&pcu_list, 0xc000000011b, 0xf, 0x30f, 0}, {}, &delayed_c_state_abort_core4};
inline constexpr listed delayed_c_state_abort_core5{{&pcu_list, 0xc000000011c, 0xf, 0x331, 0}, {}, &delayed_c_state_abort_core5};
inline constexpr listed delayed_c_state_abort_core6{{&pcu_list, 0xc000000011d, 0xf, 0x353, 0}, {}, &delayed_c_state_abort_core6};
inline constexpr listed delayed_c_state_abort_core7{{&pcu_list, 0xc000000011e, 0xf, 0x375, 0}, {}, &delayed_c_state_abort_core7};
inline constexpr listed delayed_c_state_abort_core8{{&pcu_list, 0xc000000011f, 0xf, 0x397, 0}, {}, &delayed_c_state_abort_core8};
inline constexpr listed delayed_c_state_abort_core9{{&pcu_list, 0xc0000000120, 0xf, 0x3b9, 0}, {}, &delayed_c_state_abort_core9};
inline constexpr listed demotions_core0{{&pcu_list, 0x300c000000001e, 0xf, 0x3db, 0}, {}, &demotions_core0};
inline constexpr listed demotions_core1{{&pcu_list, 0x300c000000001f, 0xf, 0x3f1, 0}, {}, &demotions_core1};
inline constexpr listed demotions_core2{{&pcu_list, 0x300c0000000020, 0xf, 0x407, 0}, {}, &demotions_core2};
inline constexpr listed demotions_core3{{&pcu_list, 0x300c0000000021, 0xf, 0x41d, 0}, {}, &demotions_core3};
inline constexpr listed demotions_core4{{&pcu_list, 0x300c0000000022, 0xf, 0x433, 0}, {}, &demotions_core4};
inline constexpr listed demotions_core5{{&pcu_list, 0x300c0000000023, 0xf, 0x449, 0}, {}, &demotions_core5};
inline constexpr listed demotions_core6{{&pcu_list, 0x300c0000000024, 0xf, 0x45f, 0}, {}, &demotions_core6};
inline constexpr listed demotions_core7{{&pcu_list, 0x300c0000000025, 0xf, 0x475, 0}, {}, &demotions_core7};
inline constexpr listed freq_band0_cycles{{&pcu_list, 0x300c000000000b, 0xf, 0x48b, 0}, {}, &freq_band0_cycles};
inline constexpr listed freq_band1_cycles{{&pcu_list, 0x340c000000000c, 0xf, 0x4a3, 0}, {}, &freq_band1_cycles};
inline constexpr listed freq_band2_cycles{{&pcu_list, 0x380c000000000d, 0xf, 0x4bb, 0}, {}, &freq_band2_cycles};
inline constexpr listed freq_band3_cycles{{&pcu_list, 0x3c0c000000000e, 0xf, 0x4d3, 0}, {}, &freq_band3_cycles};
inline constexpr listed freq_max_current_cycles{{&pcu_list, 0xc0000000007, 0xf, 0x4eb, 0}, {}, &freq_max_current_cycles};
inline constexpr listed freq_max_limit_thermal_cycles{{&pcu_list, 0xc0000000004, 0xf, 0x509, 0}, {}, &freq_max_limit_thermal_cycles};
inline constexpr listed freq_max_os_cycles{{&pcu_list, 0xc0000000006, 0xf, 0x52d, 0}, {}, &freq_max_os_cycles};
inline constexpr listed freq_max_power_cycles{{&pcu_list, 0xc0000000005, 0xf, 0x546, 0}, {}, &freq_max_power_cycles};
inline constexpr listed freq_min_io_p_cycles{{&pcu_list, 0xc0000000061, 0xf, 0x562, 0}, {}, &freq_min_io_p_cycles};
inline constexpr listed freq_min_perf_p_cycles{{&pcu_list, 0xc0000000062, 0xf, 0x57d, 0}, {}, &freq_min_perf_p_cycles};
inline constexpr listed freq_trans_cycles{{&pcu_list, 0xc0000000060, 0xf, 0x59a, 0}, {}, &freq_trans_cycles};
inline constexpr listed memory_phase_shedding_cycles{{&pcu_list, 0xc000000002f, 0xf, 0x5b2, 0}, {}, &memory_phase_shedding_cycles};
inline constexpr listed pkg_c_exit_latency_sel{{&pcu_list, 0xc0000000126, 0xf, 0x5d5, 0}, {}, &pkg_c_exit_latency_sel};
inline constexpr listed pkg_c_state_residency_c0_cycles{{&pcu_list, 0xc000000012a, 0xf, 0x5f2, 0}, {}, &pkg_c_state_residency_c0_cycles};
inline constexpr listed pkg_c_state_residency_c2_cycles{{&pcu_list, 0xc000000012b, 0xf, 0x618, 0}, {}, &pkg_c_state_residency_c2_cycles};
inline constexpr listed pkg_c_state_residency_c3_cycles{{&pcu_list, 0xc000000012c, 0xf, 0x63e, 0}, {}, &pkg_c_state_residency_c3_cycles};
inline constexpr listed pkg_c_state_residency_c6_cycles{{&pcu_list, 0xc000000012d, 0xf, 0x664, 0}, {}, &pkg_c_state_residency_c6_cycles};
inline constexpr listed prochot_external_cycles{{&pcu_list, 0xc000000000a, 0xf, 0x6f9, 0}, {}, &prochot_external_cycles};
inline constexpr listed prochot_internal_cycles{{&pcu_list, 0xc0000000009, 0xf, 0x717, 0}, {}, &prochot_internal_cycles};
inline constexpr listed total_transition_cycles{{&pcu_list, 0xc0000000063, 0xf, 0x735, 0}, {}, &total_transition_cycles};
inline constexpr listed volt_trans_cycles_change{{&pcu_list, 0xc0000000003, 0xf, 0x753, 0}, {}, &volt_trans_cycles_change};
inline constexpr listed volt_trans_cycles_decrease{{&pcu_list, 0xc0000000002, 0xf, 0x772, 0}, {}, &volt_trans_cycles_decrease};
inline constexpr listed volt_trans_cycles_increase{{&pcu_list, 0xc0000000001, 0xf, 0x793, 0}, {}, &volt_trans_cycles_increase};
inline constexpr listed vr_hot_cycles{{&pcu_list, 0xc0000000032, 0xf, 0x7b4, 0}, {}, &vr_hot_cycles};
inline constexpr listed demotions_core10{{&pcu_list, 0x300c0000000042, 0xf, 0x7c8, 0}, {}, &demotions_core10};
inline constexpr listed demotions_core11{{&pcu_list, 0x300c0000000043, 0xf, 0x7df, 0}, {}, &demotions_core11};
inline constexpr listed demotions_core12{{&pcu_list, 0x300c0000000044, 0xf, 0x7f6, 0}, {}, &demotions_core12};
inline constexpr listed demotions_core13{{&pcu_list, 0x300c0000000045, 0xf, 0x80d, 0}, {}, &demotions_core13};
inline constexpr listed demotions_core14{{&pcu_list, 0x300c0000000046, 0xf, 0x824, 0}, {}, &demotions_core14};
inline constexpr listed demotions_core8{{&pcu_list, 0x300c0000000040, 0xf, 0x83b, 0}, {}, &demotions_core8};
inline constexpr listed demotions_core9{{&pcu_list, 0x300c0000000041, 0xf, 0x851, 0}, {}, &demotions_core9};
inline constexpr listed pkg_c_exit_latency{{&pcu_list, 0xc0000000126, 0xf, 0x867, 0}, {}, &pkg_c_exit_latency};
namespace power_state_occupancy {
inline constexpr listed cores_c0{{&pcu_list, 0xc0000040080, 0xf, 0x68a, 0}, {}, &cores_c0};
inline constexpr listed cores_c3{{&pcu_list, 0xc0000080080, 0xf, 0x6af, 0}, {}, &cores_c3};
inline constexpr listed cores_c6{{&pcu_list, 0xc00000c0080, 0xf, 0x6d4, 0}, {}, &cores_c6};
}
} // namespace pcu

namespace qpi {
using uncore_events::listed;
using uncore_events::qpi_list;
inline constexpr listed clockticks{{&qpi_list, 0x100000000014, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed cto_count{{&qpi_list, 0x60100000000138, 0xf, 0x11, 0}, {}, &cto_count};
inline constexpr listed l1_power_cycles{{&qpi_list, 0x100000000012, 0xf, 0x141, 0}, {}, &l1_power_cycles};
inline constexpr listed rxl0p_power_cycles{{&qpi_list, 0x100000000010, 0xf, 0x157, 0}, {}, &rxl0p_power_cycles};
inline constexpr listed rxl0_power_cycles{{&qpi_list, 0x10000000000f, 0xf, 0x170, 0}, {}, &rxl0_power_cycles};
inline constexpr listed rxl_bypassed{{&qpi_list, 0x100000000009, 0xf, 0x188, 0}, {}, &rxl_bypassed};
inline constexpr listed rxl_credits_consumed_vna{{&qpi_list, 0x10000000011d, 0xf, 0x37d, 0}, {}, &rxl_credits_consumed_vna};
inline constexpr listed rxl_cycles_ne{{&qpi_list, 0x10000000000a, 0xf, 0x39c, 0}, {}, &rxl_cycles_ne};
inline constexpr listed rxl_inserts{{&qpi_list, 0x100000000008, 0xf, 0x552, 0}, {}, &rxl_inserts};
inline constexpr listed rxl_inserts_drs_{{&qpi_list, 0x100000000109, 0xf, 0x564, 0}, {}, &rxl_inserts_drs_};
inline constexpr listed rxl_inserts_hom_{{&qpi_list, 0x10000000010c, 0xf, 0x57a, 0}, {}, &rxl_inserts_hom_};
inline constexpr listed rxl_inserts_ncb_{{&qpi_list, 0x10000000010a, 0xf, 0x590, 0}, {}, &rxl_inserts_ncb_};
inline constexpr listed rxl_inserts_ncs_{{&qpi_list, 0x10000000010b, 0xf, 0x5a6, 0}, {}, &rxl_inserts_ncs_};
inline constexpr listed rxl_inserts_ndr_{{&qpi_list, 0x10000000010e, 0xf, 0x5bc, 0}, {}, &rxl_inserts_ndr_};
inline constexpr listed rxl_inserts_snp_{{&qpi_list, 0x10000000010d, 0xf, 0x5d2, 0}, {}, &rxl_inserts_snp_};
inline constexpr listed rxl_occupancy{{&qpi_list, 0x10000000000b, 0xf, 0x5e8, 0}, {}, &rxl_occupancy};
inline constexpr listed rxl_occupancy_drs_{{&qpi_list, 0x100000000115, 0xf, 0x5fc, 0}, {}, &rxl_occupancy_drs_};
inline constexpr listed rxl_occupancy_hom_{{&qpi_list, 0x100000000118, 0xf, 0x614, 0}, {}, &rxl_occupancy_hom_};
inline constexpr listed rxl_occupancy_ncb_{{&qpi_list, 0x100000000116, 0xf, 0x62c, 0}, {}, &rxl_occupancy_ncb_};
inline constexpr listed rxl_occupancy_ncs_{{&qpi_list, 0x100000000117, 0xf, 0x644, 0}, {}, &rxl_occupancy_ncs_};
inline constexpr listed rxl_occupancy_ndr_{{&qpi_list, 0x10000000011a, 0xf, 0x65c, 0}, {}, &rxl_occupancy_ndr_};
inline constexpr listed rxl_occupancy_snp_{{&qpi_list, 0x100000000119, 0xf, 0x674, 0}, {}, &rxl_occupancy_snp_};
inline constexpr listed txl0p_power_cycles{{&qpi_list, 0x10000000000d, 0xf, 0x824, 0}, {}, &txl0p_power_cycles};
inline constexpr listed txl0_power_cycles{{&qpi_list, 0x10000000000c, 0xf, 0x83d, 0}, {}, &txl0_power_cycles};
inline constexpr listed txl_bypassed{{&qpi_list, 0x100000000005, 0xf, 0x855, 0}, {}, &txl_bypassed};
inline constexpr listed txl_cycles_ne{{&qpi_list, 0x100000000006, 0xf, 0x8ab, 0}, {}, &txl_cycles_ne};
inline constexpr listed txl_inserts{{&qpi_list, 0x100000000004, 0xf, 0xa49, 0}, {}, &txl_inserts};
inline constexpr listed txl_occupancy{{&qpi_list, 0x100000000007, 0xf, 0xa5b, 0}, {}, &txl_occupancy};
inline constexpr listed vna_credit_returns{{&qpi_list, 0x10000000011c, 0xf, 0xeda, 0}, {}, &vna_credit_returns};
inline constexpr listed vna_credit_return_occupancy{{&qpi_list, 0x10000000011b, 0xf, 0xef3, 0}, {}, &vna_credit_return_occupancy};
inline constexpr listed match_mask{{&qpi_list, 0x100000000138, 0xf, 0x129b, 0}, {}, &match_mask};
inline constexpr listed txr_ak_ndr_credit_acquired_{{&qpi_list, 0x100000000129, 0xf, 0x1684, 0}, {}, &txr_ak_ndr_credit_acquired_};
inline constexpr listed txr_ak_ndr_credit_occupancy_{{&qpi_list, 0x100000000125, 0xf, 0x16a5, 0}, {}, &txr_ak_ndr_credit_occupancy_};
namespace direct2core {
inline constexpr listed failure_credits{{&qpi_list, 0x100000002013, 0xf, 0x21, 0}, {}, &failure_credits};
inline constexpr listed failure_credits_miss{{&qpi_list, 0x100000020013, 0xf, 0x43, 0}, {}, &failure_credits_miss};
inline constexpr listed failure_credits_rbt{{&qpi_list, 0x100000008013, 0xf, 0x6a, 0}, {}, &failure_credits_rbt};
inline constexpr listed failure_credits_rbt_miss{{&qpi_list, 0x100000080013, 0xf, 0x90, 0}, {}, &failure_credits_rbt_miss};
inline constexpr listed failure_miss{{&qpi_list, 0x100000010013, 0xf, 0xbb, 0}, {}, &failure_miss};
inline constexpr listed failure_rbt_hit{{&qpi_list, 0x100000004013, 0xf, 0xda, 0}, {}, &failure_rbt_hit};
inline constexpr listed failure_rbt_miss{{&qpi_list, 0x100000040013, 0xf, 0xfc, 0}, {}, &failure_rbt_miss};
inline constexpr listed success_rbt_hit{{&qpi_list, 0x100000001013, 0xf, 0x11f, 0}, {}, &success_rbt_hit};
}
namespace message {
inline constexpr listed drs_anyresp9flits{{&qpi_list, 0x100000000138, 0xf, 0xf15, 0}, {}, &drs_anyresp9flits};
inline constexpr listed drs_anyresp11flits{{&qpi_list, 0x100000000138, 0xf, 0xf35, 0}, {}, &drs_anyresp11flits};
inline constexpr listed drs_datac_m{{&qpi_list, 0x100000000138, 0xf, 0xf56, 0}, {}, &drs_datac_m};
inline constexpr listed drs_wbidata{{&qpi_list, 0x100000000138, 0xf, 0xf70, 0}, {}, &drs_wbidata};
inline constexpr listed drs_wbsdata{{&qpi_list, 0x100000000138, 0xf, 0xf8a, 0}, {}, &drs_wbsdata};
inline constexpr listed drs_wbedata{{&qpi_list, 0x100000000138, 0xf, 0xfa4, 0}, {}, &drs_wbedata};
inline constexpr listed drs_anyresp{{&qpi_list, 0x100000000138, 0xf, 0xfbe, 0}, {}, &drs_anyresp};
inline constexpr listed drs_anydatac{{&qpi_list, 0x100000000138, 0xf, 0xfd8, 0}, {}, &drs_anydatac};
inline constexpr listed ncb_anymsg{{&qpi_list, 0x100000000138, 0xf, 0xff3, 0}, {}, &ncb_anymsg};
inline constexpr listed ncb_anyint{{&qpi_list, 0x100000000138, 0xf, 0x100c, 0}, {}, &ncb_anyint};
inline constexpr listed drs_datac_f{{&qpi_list, 0x100000000138, 0xf, 0x1025, 0}, {}, &drs_datac_f};
inline constexpr listed drs_datac_f_frcackcnflt{{&qpi_list, 0x100000000138, 0xf, 0x103f, 0}, {}, &drs_datac_f_frcackcnflt};
inline constexpr listed drs_datac_f_cmp{{&qpi_list, 0x100000000138, 0xf, 0x1065, 0}, {}, &drs_datac_f_cmp};
inline constexpr listed drs_datac_e{{&qpi_list, 0x100000000138, 0xf, 0x1083, 0}, {}, &drs_datac_e};
inline constexpr listed drs_datac_e_frcackcnflt{{&qpi_list, 0x100000000138, 0xf, 0x109d, 0}, {}, &drs_datac_e_frcackcnflt};
inline constexpr listed drs_datac_e_cmp{{&qpi_list, 0x100000000138, 0xf, 0x10c3, 0}, {}, &drs_datac_e_cmp};
inline constexpr listed hom_respfwd{{&qpi_list, 0x100000000138, 0xf, 0x10e1, 0}, {}, &hom_respfwd};
inline constexpr listed hom_respfwdi{{&qpi_list, 0x100000000138, 0xf, 0x10fb, 0}, {}, &hom_respfwdi};
inline constexpr listed hom_respfwds{{&qpi_list, 0x100000000138, 0xf, 0x1116, 0}, {}, &hom_respfwds};
inline constexpr listed hom_respfwdiwb{{&qpi_list, 0x100000000138, 0xf, 0x1131, 0}, {}, &hom_respfwdiwb};
inline constexpr listed hom_respfwdswb{{&qpi_list, 0x100000000138, 0xf, 0x114e, 0}, {}, &hom_respfwdswb};
inline constexpr listed hom_respiwb{{&qpi_list, 0x100000000138, 0xf, 0x116b, 0}, {}, &hom_respiwb};
inline constexpr listed hom_respswb{{&qpi_list, 0x100000000138, 0xf, 0x1185, 0}, {}, &hom_respswb};
inline constexpr listed hom_anyreq{{&qpi_list, 0x100000000138, 0xf, 0x119f, 0}, {}, &hom_anyreq};
inline constexpr listed hom_anyresp{{&qpi_list, 0x100000000138, 0xf, 0x11b8, 0}, {}, &hom_anyresp};
inline constexpr listed snp_anysnp{{&qpi_list, 0x100000000138, 0xf, 0x11d2, 0}, {}, &snp_anysnp};
inline constexpr listed ndr_anycmp{{&qpi_list, 0x100000000138, 0xf, 0x11eb, 0}, {}, &ndr_anycmp};
inline constexpr listed ncs_ncrd{{&qpi_list, 0x100000000138, 0xf, 0x1204, 0}, {}, &ncs_ncrd};
inline constexpr listed ncs_anymsg1or2flits{{&qpi_list, 0x100000000138, 0xf, 0x121b, 0}, {}, &ncs_anymsg1or2flits};
inline constexpr listed ncs_anymsg3flits{{&qpi_list, 0x100000000138, 0xf, 0x123d, 0}, {}, &ncs_anymsg3flits};
inline constexpr listed ncb_anymsg9flits{{&qpi_list, 0x100000000138, 0xf, 0x125c, 0}, {}, &ncb_anymsg9flits};
inline constexpr listed ncb_anymsg11flits{{&qpi_list, 0x100000000138, 0xf, 0x127b, 0}, {}, &ncb_anymsg11flits};
}
namespace rxl_crc_errors {
inline constexpr listed link_init{{&qpi_list, 0x100000001003, 0xf, 0x19b, 0}, {}, &link_init};
inline constexpr listed normal_op{{&qpi_list, 0x100000002003, 0xf, 0x1ba, 0}, {}, &normal_op};
}
namespace rxl_credits_consumed_vn0 {
inline constexpr listed drs{{&qpi_list, 0x10000000111e, 0xf, 0x1d9, 0}, {}, &drs};
inline constexpr listed hom{{&qpi_list, 0x10000000811e, 0xf, 0x1fc, 0}, {}, &hom};
inline constexpr listed ncb{{&qpi_list, 0x10000000211e, 0xf, 0x21f, 0}, {}, &ncb};
inline constexpr listed ncs{{&qpi_list, 0x10000000411e, 0xf, 0x242, 0}, {}, &ncs};
inline constexpr listed ndr{{&qpi_list, 0x10000002011e, 0xf, 0x265, 0}, {}, &ndr};
inline constexpr listed snp{{&qpi_list, 0x10000001011e, 0xf, 0x288, 0}, {}, &snp};
}
namespace rxl_credits_consumed_vn1 {
inline constexpr listed drs{{&qpi_list, 0x100000001139, 0xf, 0x2ab, 0}, {}, &drs};
inline constexpr listed hom{{&qpi_list, 0x100000008139, 0xf, 0x2ce, 0}, {}, &hom};
inline constexpr listed ncb{{&qpi_list, 0x100000002139, 0xf, 0x2f1, 0}, {}, &ncb};
inline constexpr listed ncs{{&qpi_list, 0x100000004139, 0xf, 0x314, 0}, {}, &ncs};
inline constexpr listed ndr{{&qpi_list, 0x100000020139, 0xf, 0x337, 0}, {}, &ndr};
inline constexpr listed snp{{&qpi_list, 0x100000010139, 0xf, 0x35a, 0}, {}, &snp};
}
namespace rxl_cycles_ne_drs {
inline constexpr listed vn0{{&qpi_list, 0x10000000110f, 0xf, 0x12ac, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210f, 0xf, 0x12c8, 0}, {}, &vn1};
}
namespace rxl_cycles_ne_hom {
inline constexpr listed vn0{{&qpi_list, 0x100000001112, 0xf, 0x12e4, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002112, 0xf, 0x1300, 0}, {}, &vn1};
}
namespace rxl_cycles_ne_ncb {
inline constexpr listed vn0{{&qpi_list, 0x100000001110, 0xf, 0x131c, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002110, 0xf, 0x1338, 0}, {}, &vn1};
}
namespace rxl_cycles_ne_ncs {
inline constexpr listed vn0{{&qpi_list, 0x100000001111, 0xf, 0x1354, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002111, 0xf, 0x1370, 0}, {}, &vn1};
}
namespace rxl_cycles_ne_ndr {
inline constexpr listed vn0{{&qpi_list, 0x100000001114, 0xf, 0x138c, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002114, 0xf, 0x13a8, 0}, {}, &vn1};
}
namespace rxl_cycles_ne_snp {
inline constexpr listed vn0{{&qpi_list, 0x100000001113, 0xf, 0x13c4, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002113, 0xf, 0x13e0, 0}, {}, &vn1};
}
namespace rxl_flits_g0 {
inline constexpr listed data{{&qpi_list, 0x100000002001, 0xf, 0x3b0, 0}, {}, &data};
inline constexpr listed idle{{&qpi_list, 0x100000001001, 0xf, 0x3c8, 0}, {}, &idle};
inline constexpr listed non_data{{&qpi_list, 0x100000004001, 0xf, 0x3e0, 0}, {}, &non_data};
}
namespace rxl_flits_g1 {
inline constexpr listed drs{{&qpi_list, 0x100000018102, 0xf, 0x3fc, 0}, {}, &drs};
inline constexpr listed drs_data{{&qpi_list, 0x100000008102, 0xf, 0x413, 0}, {}, &drs_data};
inline constexpr listed drs_nondata{{&qpi_list, 0x100000010102, 0xf, 0x42f, 0}, {}, &drs_nondata};
inline constexpr listed hom{{&qpi_list, 0x100000006102, 0xf, 0x44e, 0}, {}, &hom};
inline constexpr listed hom_nonreq{{&qpi_list, 0x100000004102, 0xf, 0x465, 0}, {}, &hom_nonreq};
inline constexpr listed hom_req{{&qpi_list, 0x100000002102, 0xf, 0x483, 0}, {}, &hom_req};
inline constexpr listed snp{{&qpi_list, 0x100000001102, 0xf, 0x49e, 0}, {}, &snp};
}
namespace rxl_flits_g2 {
inline constexpr listed ncb{{&qpi_list, 0x10000000c103, 0xf, 0x4b5, 0}, {}, &ncb};
inline constexpr listed ncb_data{{&qpi_list, 0x100000004103, 0xf, 0x4cc, 0}, {}, &ncb_data};
inline constexpr listed ncb_nondata{{&qpi_list, 0x100000008103, 0xf, 0x4e8, 0}, {}, &ncb_nondata};
inline constexpr listed ncs{{&qpi_list, 0x100000010103, 0xf, 0x507, 0}, {}, &ncs};
inline constexpr listed ndr_ad{{&qpi_list, 0x100000001103, 0xf, 0x51e, 0}, {}, &ndr_ad};
inline constexpr listed ndr_ak{{&qpi_list, 0x100000002103, 0xf, 0x538, 0}, {}, &ndr_ak};
}
namespace rxl_inserts_drs {
inline constexpr listed vn0{{&qpi_list, 0x100000001109, 0xf, 0x13fc, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002109, 0xf, 0x1416, 0}, {}, &vn1};
}
namespace rxl_inserts_hom {
inline constexpr listed vn0{{&qpi_list, 0x10000000110c, 0xf, 0x1430, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210c, 0xf, 0x144a, 0}, {}, &vn1};
}
namespace rxl_inserts_ncb {
inline constexpr listed vn0{{&qpi_list, 0x10000000110a, 0xf, 0x1464, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210a, 0xf, 0x147e, 0}, {}, &vn1};
}
namespace rxl_inserts_ncs {
inline constexpr listed vn0{{&qpi_list, 0x10000000110b, 0xf, 0x1498, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210b, 0xf, 0x14b2, 0}, {}, &vn1};
}
namespace rxl_inserts_ndr {
inline constexpr listed vn0{{&qpi_list, 0x10000000110e, 0xf, 0x14cc, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210e, 0xf, 0x14e6, 0}, {}, &vn1};
}
namespace rxl_inserts_snp {
inline constexpr listed vn0{{&qpi_list, 0x10000000110d, 0xf, 0x1500, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210d, 0xf, 0x151a, 0}, {}, &vn1};
}
namespace rxl_occupancy_drs {
inline constexpr listed vn0{{&qpi_list, 0x100000001115, 0xf, 0x1534, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002115, 0xf, 0x1550, 0}, {}, &vn1};
}
namespace rxl_occupancy_hom {
inline constexpr listed vn0{{&qpi_list, 0x100000001118, 0xf, 0x156c, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002118, 0xf, 0x1588, 0}, {}, &vn1};
}
namespace rxl_occupancy_ncb {
inline constexpr listed vn0{{&qpi_list, 0x100000001116, 0xf, 0x15a4, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002116, 0xf, 0x15c0, 0}, {}, &vn1};
}
namespace rxl_occupancy_ncs {
inline constexpr listed vn0{{&qpi_list, 0x100000001117, 0xf, 0x15dc, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002117, 0xf, 0x15f8, 0}, {}, &vn1};
}
namespace rxl_occupancy_ndr {
inline constexpr listed vn0{{&qpi_list, 0x10000000111a, 0xf, 0x1614, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000211a, 0xf, 0x1630, 0}, {}, &vn1};
}
namespace rxl_occupancy_snp {
inline constexpr listed vn0{{&qpi_list, 0x100000001119, 0xf, 0x164c, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002119, 0xf, 0x1668, 0}, {}, &vn1};
}
namespace rxl_stalls_vn0 {
inline constexpr listed bgf_drs{{&qpi_list, 0x100000001135, 0xf, 0x68c, 0}, {}, &bgf_drs};
inline constexpr listed bgf_hom{{&qpi_list, 0x100000008135, 0xf, 0x6a9, 0}, {}, &bgf_hom};
inline constexpr listed bgf_ncb{{&qpi_list, 0x100000002135, 0xf, 0x6c6, 0}, {}, &bgf_ncb};
inline constexpr listed bgf_ncs{{&qpi_list, 0x100000004135, 0xf, 0x6e3, 0}, {}, &bgf_ncs};
inline constexpr listed bgf_ndr{{&qpi_list, 0x100000020135, 0xf, 0x700, 0}, {}, &bgf_ndr};
inline constexpr listed bgf_snp{{&qpi_list, 0x100000010135, 0xf, 0x71d, 0}, {}, &bgf_snp};
inline constexpr listed egress_credits{{&qpi_list, 0x100000040135, 0xf, 0x73a, 0}, {}, &egress_credits};
inline constexpr listed gv{{&qpi_list, 0x100000080135, 0xf, 0x75e, 0}, {}, &gv};
}
namespace rxl_stalls_vn1 {
inline constexpr listed bgf_drs{{&qpi_list, 0x10000000113a, 0xf, 0x776, 0}, {}, &bgf_drs};
inline constexpr listed bgf_hom{{&qpi_list, 0x10000000813a, 0xf, 0x793, 0}, {}, &bgf_hom};
inline constexpr listed bgf_ncb{{&qpi_list, 0x10000000213a, 0xf, 0x7b0, 0}, {}, &bgf_ncb};
inline constexpr listed bgf_ncs{{&qpi_list, 0x10000000413a, 0xf, 0x7cd, 0}, {}, &bgf_ncs};
inline constexpr listed bgf_ndr{{&qpi_list, 0x10000002013a, 0xf, 0x7ea, 0}, {}, &bgf_ndr};
inline constexpr listed bgf_snp{{&qpi_list, 0x10000001013a, 0xf, 0x807, 0}, {}, &bgf_snp};
}
namespace txl_crc_no_credits {
inline constexpr listed almost_full{{&qpi_list, 0x100000002002, 0xf, 0x868, 0}, {}, &almost_full};
inline constexpr listed full{{&qpi_list, 0x100000001002, 0xf, 0x88d, 0}, {}, &full};
}
namespace txl_flits_g0 {
inline constexpr listed data{{&qpi_list, 0x100000002000, 0xf, 0x8bf, 0}, {}, &data};
inline constexpr listed non_data{{&qpi_list, 0x100000004000, 0xf, 0x8d7, 0}, {}, &non_data};
}
namespace txl_flits_g1 {
inline constexpr listed drs{{&qpi_list, 0x100000018100, 0xf, 0x8f3, 0}, {}, &drs};
inline constexpr listed drs_data{{&qpi_list, 0x100000008100, 0xf, 0x90a, 0}, {}, &drs_data};
inline constexpr listed drs_nondata{{&qpi_list, 0x100000010100, 0xf, 0x926, 0}, {}, &drs_nondata};
inline constexpr listed hom{{&qpi_list, 0x100000006100, 0xf, 0x945, 0}, {}, &hom};
inline constexpr listed hom_nonreq{{&qpi_list, 0x100000004100, 0xf, 0x95c, 0}, {}, &hom_nonreq};
inline constexpr listed hom_req{{&qpi_list, 0x100000002100, 0xf, 0x97a, 0}, {}, &hom_req};
inline constexpr listed snp{{&qpi_list, 0x100000001100, 0xf, 0x995, 0}, {}, &snp};
}
namespace txl_flits_g2 {
inline constexpr listed ncb{{&qpi_list, 0x10000000c101, 0xf, 0x9ac, 0}, {}, &ncb};
inline constexpr listed ncb_data{{&qpi_list, 0x100000004101, 0xf, 0x9c3, 0}, {}, &ncb_data};
inline constexpr listed ncb_nondata{{&qpi_list, 0x100000008101, 0xf, 0x9df, 0}, {}, &ncb_nondata};
inline constexpr listed ncs{{&qpi_list, 0x100000010101, 0xf, 0x9fe, 0}, {}, &ncs};
inline constexpr listed ndr_ad{{&qpi_list, 0x100000001101, 0xf, 0xa15, 0}, {}, &ndr_ad};
inline constexpr listed ndr_ak{{&qpi_list, 0x100000002101, 0xf, 0xa2f, 0}, {}, &ndr_ak};
}
namespace txr_ad_hom_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x100000001126, 0xf, 0xa6f, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002126, 0xf, 0xa94, 0}, {}, &vn1};
}
namespace txr_ad_hom_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x100000001122, 0xf, 0xab9, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002122, 0xf, 0xadf, 0}, {}, &vn1};
}
namespace txr_ad_ndr_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x100000001128, 0xf, 0xb05, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002128, 0xf, 0xb2a, 0}, {}, &vn1};
}
namespace txr_ad_ndr_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x100000001124, 0xf, 0xb4f, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002124, 0xf, 0xb75, 0}, {}, &vn1};
}
namespace txr_ad_snp_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x100000001127, 0xf, 0xb9b, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002127, 0xf, 0xbc0, 0}, {}, &vn1};
}
namespace txr_ad_snp_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x100000001123, 0xf, 0xbe5, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002123, 0xf, 0xc0b, 0}, {}, &vn1};
}
namespace txr_ak_ndr_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x100000001129, 0xf, 0xc31, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002129, 0xf, 0xc56, 0}, {}, &vn1};
}
namespace txr_ak_ndr_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x100000001125, 0xf, 0xc7b, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002125, 0xf, 0xca1, 0}, {}, &vn1};
}
namespace txr_bl_drs_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x10000000112a, 0xf, 0xcc7, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000212a, 0xf, 0xcec, 0}, {}, &vn1};
inline constexpr listed vn_shr{{&qpi_list, 0x10000000412a, 0xf, 0xd11, 0}, {}, &vn_shr};
}
namespace txr_bl_drs_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x10000000111f, 0xf, 0xd39, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000211f, 0xf, 0xd5f, 0}, {}, &vn1};
inline constexpr listed vn_shr{{&qpi_list, 0x10000000411f, 0xf, 0xd85, 0}, {}, &vn_shr};
}
namespace txr_bl_ncb_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x10000000112b, 0xf, 0xdae, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000212b, 0xf, 0xdd3, 0}, {}, &vn1};
}
namespace txr_bl_ncb_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x100000001120, 0xf, 0xdf8, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002120, 0xf, 0xe1e, 0}, {}, &vn1};
}
namespace txr_bl_ncs_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x10000000112c, 0xf, 0xe44, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000212c, 0xf, 0xe69, 0}, {}, &vn1};
}
namespace txr_bl_ncs_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x100000001121, 0xf, 0xe8e, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002121, 0xf, 0xeb4, 0}, {}, &vn1};
}
} // namespace qpi

namespace r2pcie {
using uncore_events::listed;
using uncore_events::r2pcie_list;
inline constexpr listed clockticks{{&r2pcie_list, 0x110000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed rxr_ak_bounces_{{&r2pcie_list, 0x110000000012, 1, 0x413, 0}, {}, &rxr_ak_bounces_};
namespace iio_credits_acquired {
inline constexpr listed drs{{&r2pcie_list, 0x110000008033, 3, 0x12, 0}, {}, &drs};
inline constexpr listed ncb{{&r2pcie_list, 0x110000010033, 3, 0x32, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020033, 3, 0x52, 0}, {}, &ncs};
}
namespace iio_credits_reject {
inline constexpr listed drs{{&r2pcie_list, 0x110000008034, 3, 0x72, 0}, {}, &drs};
}
namespace iio_credits_used {
inline constexpr listed drs{{&r2pcie_list, 0x110000008032, 3, 0x90, 0}, {}, &drs};
inline constexpr listed ncb{{&r2pcie_list, 0x110000010032, 3, 0xac, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020032, 3, 0xc8, 0}, {}, &ncs};
}
namespace ring_ad_used {
inline constexpr listed ccw_vr0_even{{&r2pcie_list, 0x110000004007, 0xf, 0xe4, 0}, {}, &ccw_vr0_even};
inline constexpr listed ccw_vr0_odd{{&r2pcie_list, 0x110000008007, 0xf, 0x105, 0}, {}, &ccw_vr0_odd};
inline constexpr listed ccw_vr1_even{{&r2pcie_list, 0x110000040007, 0xf, 0x125, 0}, {}, &ccw_vr1_even};
inline constexpr listed ccw_vr1_odd{{&r2pcie_list, 0x110000080007, 0xf, 0x146, 0}, {}, &ccw_vr1_odd};
inline constexpr listed cw_vr0_even{{&r2pcie_list, 0x110000001007, 0xf, 0x166, 0}, {}, &cw_vr0_even};
inline constexpr listed cw_vr0_odd{{&r2pcie_list, 0x110000002007, 0xf, 0x186, 0}, {}, &cw_vr0_odd};
inline constexpr listed cw_vr1_even{{&r2pcie_list, 0x110000010007, 0xf, 0x1a5, 0}, {}, &cw_vr1_even};
inline constexpr listed cw_vr1_odd{{&r2pcie_list, 0x110000020007, 0xf, 0x1c5, 0}, {}, &cw_vr1_odd};
inline constexpr listed cw{{&r2pcie_list, 0x110000033007, 0xf, 0x538, 0}, {}, &cw};
inline constexpr listed ccw{{&r2pcie_list, 0x1100000cc007, 0xf, 0x54f, 0}, {}, &ccw};
}
namespace ring_ak_used {
inline constexpr listed ccw_vr0_even{{&r2pcie_list, 0x110000004008, 0xf, 0x1e4, 0}, {}, &ccw_vr0_even};
inline constexpr listed ccw_vr0_odd{{&r2pcie_list, 0x110000008008, 0xf, 0x205, 0}, {}, &ccw_vr0_odd};
inline constexpr listed ccw_vr1_even{{&r2pcie_list, 0x110000040008, 0xf, 0x225, 0}, {}, &ccw_vr1_even};
inline constexpr listed ccw_vr1_odd{{&r2pcie_list, 0x110000080008, 0xf, 0x246, 0}, {}, &ccw_vr1_odd};
inline constexpr listed cw_vr0_even{{&r2pcie_list, 0x110000001008, 0xf, 0x266, 0}, {}, &cw_vr0_even};
inline constexpr listed cw_vr0_odd{{&r2pcie_list, 0x110000002008, 0xf, 0x286, 0}, {}, &cw_vr0_odd};
inline constexpr listed cw_vr1_even{{&r2pcie_list, 0x110000010008, 0xf, 0x2a5, 0}, {}, &cw_vr1_even};
inline constexpr listed cw_vr1_odd{{&r2pcie_list, 0x110000020008, 0xf, 0x2c5, 0}, {}, &cw_vr1_odd};
inline constexpr listed cw{{&r2pcie_list, 0x110000033008, 0xf, 0x567, 0}, {}, &cw};
inline constexpr listed ccw{{&r2pcie_list, 0x1100000cc008, 0xf, 0x57e, 0}, {}, &ccw};
}
namespace ring_bl_used {
inline constexpr listed ccw_vr0_even{{&r2pcie_list, 0x110000004009, 0xf, 0x2e4, 0}, {}, &ccw_vr0_even};
inline constexpr listed ccw_vr0_odd{{&r2pcie_list, 0x110000008009, 0xf, 0x305, 0}, {}, &ccw_vr0_odd};
inline constexpr listed ccw_vr1_even{{&r2pcie_list, 0x110000040009, 0xf, 0x325, 0}, {}, &ccw_vr1_even};
inline constexpr listed ccw_vr1_odd{{&r2pcie_list, 0x110000080009, 0xf, 0x346, 0}, {}, &ccw_vr1_odd};
inline constexpr listed cw_vr0_even{{&r2pcie_list, 0x110000001009, 0xf, 0x366, 0}, {}, &cw_vr0_even};
inline constexpr listed cw_vr0_odd{{&r2pcie_list, 0x110000002009, 0xf, 0x386, 0}, {}, &cw_vr0_odd};
inline constexpr listed cw_vr1_even{{&r2pcie_list, 0x110000010009, 0xf, 0x3a5, 0}, {}, &cw_vr1_even};
inline constexpr listed cw_vr1_odd{{&r2pcie_list, 0x110000020009, 0xf, 0x3c5, 0}, {}, &cw_vr1_odd};
inline constexpr listed cw{{&r2pcie_list, 0x110000033009, 0xf, 0x596, 0}, {}, &cw};
inline constexpr listed ccw{{&r2pcie_list, 0x1100000cc009, 0xf, 0x5ad, 0}, {}, &ccw};
}
namespace ring_iv_used {
inline constexpr listed ccw{{&r2pcie_list, 0x1100000cc00a, 0xf, 0x3e4, 0}, {}, &ccw};
inline constexpr listed cw{{&r2pcie_list, 0x11000003300a, 0xf, 0x3fc, 0}, {}, &cw};
inline constexpr listed any{{&r2pcie_list, 0x1100000ff00a, 0xf, 0x5c5, 0}, {}, &any};
}
namespace rxr_ak_bounces {
inline constexpr listed cw{{&r2pcie_list, 0x110000001012, 1, 0x5dd, 0}, {}, &cw};
inline constexpr listed ccw{{&r2pcie_list, 0x110000002012, 1, 0x5f6, 0}, {}, &ccw};
}
namespace rxr_cycles_ne {
inline constexpr listed ncb{{&r2pcie_list, 0x110000010010, 3, 0x429, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020010, 3, 0x442, 0}, {}, &ncs};
}
namespace rxr_inserts {
inline constexpr listed ncb{{&r2pcie_list, 0x110000010011, 3, 0x45b, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020011, 3, 0x472, 0}, {}, &ncs};
}
namespace rxr_occupancy {
inline constexpr listed drs{{&r2pcie_list, 0x110000008013, 1, 0x489, 0}, {}, &drs};
}
namespace txr_cycles_full {
inline constexpr listed ad{{&r2pcie_list, 0x110000001025, 1, 0x4a2, 0}, {}, &ad};
inline constexpr listed ak{{&r2pcie_list, 0x110000002025, 1, 0x4bc, 0}, {}, &ak};
inline constexpr listed bl{{&r2pcie_list, 0x110000004025, 1, 0x4d6, 0}, {}, &bl};
}
namespace txr_cycles_ne {
inline constexpr listed ad{{&r2pcie_list, 0x110000001023, 1, 0x4f0, 0}, {}, &ad};
inline constexpr listed ak{{&r2pcie_list, 0x110000002023, 1, 0x508, 0}, {}, &ak};
inline constexpr listed bl{{&r2pcie_list, 0x110000004023, 1, 0x520, 0}, {}, &bl};
}
namespace txr_nack_ccw {
inline constexpr listed ad{{&r2pcie_list, 0x110000001028, 3, 0x610, 0}, {}, &ad};
inline constexpr listed ak{{&r2pcie_list, 0x110000002028, 3, 0x627, 0}, {}, &ak};
inline constexpr listed bl{{&r2pcie_list, 0x110000004028, 3, 0x63e, 0}, {}, &bl};
}
namespace txr_nack_cw {
inline constexpr listed ad{{&r2pcie_list, 0x110000001026, 3, 0x655, 0}, {}, &ad};
inline constexpr listed ak{{&r2pcie_list, 0x110000002026, 3, 0x66b, 0}, {}, &ak};
inline constexpr listed bl{{&r2pcie_list, 0x110000004026, 3, 0x681, 0}, {}, &bl};
}
} // namespace r2pcie

namespace r3qpi {
using uncore_events::listed;
using uncore_events::r3qpi_list;
inline constexpr listed clockticks{{&r3qpi_list, 0x120000000001, 7, 0, 0}, {}, &clockticks};
inline constexpr listed vna_credits_acquired_{{&r3qpi_list, 0x120000000033, 3, 0xd0f, 0}, {}, &vna_credits_acquired_};
inline constexpr listed vna_credit_cycles_out{{&r3qpi_list, 0x120000000031, 3, 0xddf, 0}, {}, &vna_credit_cycles_out};
inline constexpr listed vna_credit_cycles_used{{&r3qpi_list, 0x120000000032, 3, 0xdfc, 0}, {}, &vna_credit_cycles_used};
inline constexpr listed rxr_ad_bypassed{{&r3qpi_list, 0x120000000012, 3, 0xebf, 0}, {}, &rxr_ad_bypassed};
namespace c_hi_ad_credits_empty {
inline constexpr listed cbo10{{&r3qpi_list, 0x12000000402c, 3, 0x12, 0}, {}, &cbo10};
inline constexpr listed cbo11{{&r3qpi_list, 0x12000000802c, 3, 0x35, 0}, {}, &cbo11};
inline constexpr listed cbo12{{&r3qpi_list, 0x12000001002c, 3, 0x58, 0}, {}, &cbo12};
inline constexpr listed cbo13{{&r3qpi_list, 0x12000002002c, 3, 0x7b, 0}, {}, &cbo13};
inline constexpr listed cbo14{{&r3qpi_list, 0x12000004002c, 3, 0x9e, 0}, {}, &cbo14};
inline constexpr listed cbo8{{&r3qpi_list, 0x12000000102c, 3, 0xc1, 0}, {}, &cbo8};
inline constexpr listed cbo9{{&r3qpi_list, 0x12000000202c, 3, 0xe3, 0}, {}, &cbo9};
}
namespace c_lo_ad_credits_empty {
inline constexpr listed cbo0{{&r3qpi_list, 0x12000000102b, 3, 0x105, 0}, {}, &cbo0};
inline constexpr listed cbo1{{&r3qpi_list, 0x12000000202b, 3, 0x127, 0}, {}, &cbo1};
inline constexpr listed cbo2{{&r3qpi_list, 0x12000000402b, 3, 0x149, 0}, {}, &cbo2};
inline constexpr listed cbo3{{&r3qpi_list, 0x12000000802b, 3, 0x16b, 0}, {}, &cbo3};
inline constexpr listed cbo4{{&r3qpi_list, 0x12000001002b, 3, 0x18d, 0}, {}, &cbo4};
inline constexpr listed cbo5{{&r3qpi_list, 0x12000002002b, 3, 0x1af, 0}, {}, &cbo5};
inline constexpr listed cbo6{{&r3qpi_list, 0x12000004002b, 3, 0x1d1, 0}, {}, &cbo6};
inline constexpr listed cbo7{{&r3qpi_list, 0x12000008002b, 3, 0x1f3, 0}, {}, &cbo7};
}
namespace ha_r2_bl_credits_empty {
inline constexpr listed ha0{{&r3qpi_list, 0x12000000102f, 3, 0x215, 0}, {}, &ha0};
inline constexpr listed ha1{{&r3qpi_list, 0x12000000202f, 3, 0x237, 0}, {}, &ha1};
inline constexpr listed r2_ncb{{&r3qpi_list, 0x12000000402f, 3, 0x259, 0}, {}, &r2_ncb};
inline constexpr listed r2_ncs{{&r3qpi_list, 0x12000000802f, 3, 0x27e, 0}, {}, &r2_ncs};
}
namespace qpi0_ad_credits_empty {
inline constexpr listed vn0_hom{{&r3qpi_list, 0x120000002029, 3, 0x2a3, 0}, {}, &vn0_hom};
inline constexpr listed vn0_ndr{{&r3qpi_list, 0x120000008029, 3, 0x2c8, 0}, {}, &vn0_ndr};
inline constexpr listed vn0_snp{{&r3qpi_list, 0x120000004029, 3, 0x2ed, 0}, {}, &vn0_snp};
inline constexpr listed vn1_hom{{&r3qpi_list, 0x120000010029, 3, 0x312, 0}, {}, &vn1_hom};
inline constexpr listed vn1_ndr{{&r3qpi_list, 0x120000040029, 3, 0x337, 0}, {}, &vn1_ndr};
inline constexpr listed vn1_snp{{&r3qpi_list, 0x120000020029, 3, 0x35c, 0}, {}, &vn1_snp};
inline constexpr listed vna{{&r3qpi_list, 0x120000001029, 3, 0x381, 0}, {}, &vna};
}
namespace qpi0_bl_credits_empty {
inline constexpr listed vn0_hom{{&r3qpi_list, 0x12000000202d, 3, 0x3a2, 0}, {}, &vn0_hom};
inline constexpr listed vn0_ndr{{&r3qpi_list, 0x12000000802d, 3, 0x3c7, 0}, {}, &vn0_ndr};
inline constexpr listed vn0_snp{{&r3qpi_list, 0x12000000402d, 3, 0x3ec, 0}, {}, &vn0_snp};
inline constexpr listed vn1_hom{{&r3qpi_list, 0x12000001002d, 3, 0x411, 0}, {}, &vn1_hom};
inline constexpr listed vn1_ndr{{&r3qpi_list, 0x12000004002d, 3, 0x436, 0}, {}, &vn1_ndr};
inline constexpr listed vn1_snp{{&r3qpi_list, 0x12000002002d, 3, 0x45b, 0}, {}, &vn1_snp};
inline constexpr listed vna{{&r3qpi_list, 0x12000000102d, 3, 0x480, 0}, {}, &vna};
}
namespace qpi1_ad_credits_empty {
inline constexpr listed vn0_hom{{&r3qpi_list, 0x12000000202a, 3, 0x4a1, 0}, {}, &vn0_hom};
inline constexpr listed vn0_ndr{{&r3qpi_list, 0x12000000802a, 3, 0x4c6, 0}, {}, &vn0_ndr};
inline constexpr listed vn0_snp{{&r3qpi_list, 0x12000000402a, 3, 0x4eb, 0}, {}, &vn0_snp};
inline constexpr listed vn1_hom{{&r3qpi_list, 0x12000001002a, 3, 0x510, 0}, {}, &vn1_hom};
inline constexpr listed vn1_ndr{{&r3qpi_list, 0x12000004002a, 3, 0x535, 0}, {}, &vn1_ndr};
inline constexpr listed vn1_snp{{&r3qpi_list, 0x12000002002a, 3, 0x55a, 0}, {}, &vn1_snp};
inline constexpr listed vna{{&r3qpi_list, 0x12000000102a, 3, 0x57f, 0}, {}, &vna};
}
namespace qpi1_bl_credits_empty {
inline constexpr listed vn0_hom{{&r3qpi_list, 0x12000000202e, 3, 0x5a0, 0}, {}, &vn0_hom};
inline constexpr listed vn0_ndr{{&r3qpi_list, 0x12000000802e, 3, 0x5c5, 0}, {}, &vn0_ndr};
inline constexpr listed vn0_snp{{&r3qpi_list, 0x12000000402e, 3, 0x5ea, 0}, {}, &vn0_snp};
inline constexpr listed vn1_hom{{&r3qpi_list, 0x12000001002e, 3, 0x60f, 0}, {}, &vn1_hom};
inline constexpr listed vn1_ndr{{&r3qpi_list, 0x12000004002e, 3, 0x634, 0}, {}, &vn1_ndr};
inline constexpr listed vn1_snp{{&r3qpi_list, 0x12000002002e, 3, 0x659, 0}, {}, &vn1_snp};
inline constexpr listed vna{{&r3qpi_list, 0x12000000102e, 3, 0x67e, 0}, {}, &vna};
}
namespace ring_ad_used {
inline constexpr listed ccw_vr0_even{{&r3qpi_list, 0x120000004007, 7, 0x69f, 0}, {}, &ccw_vr0_even};
inline constexpr listed ccw_vr0_odd{{&r3qpi_list, 0x120000008007, 7, 0x6c0, 0}, {}, &ccw_vr0_odd};
inline constexpr listed cw_vr0_even{{&r3qpi_list, 0x120000001007, 7, 0x6e0, 0}, {}, &cw_vr0_even};
inline constexpr listed cw_vr0_odd{{&r3qpi_list, 0x120000002007, 7, 0x700, 0}, {}, &cw_vr0_odd};
inline constexpr listed cw{{&r3qpi_list, 0x120000033007, 7, 0xe1a, 0}, {}, &cw};
inline constexpr listed ccw{{&r3qpi_list, 0x1200000cc007, 7, 0xe31, 0}, {}, &ccw};
}
namespace ring_ak_used {
inline constexpr listed ccw_vr0_even{{&r3qpi_list, 0x120000004008, 7, 0x71f, 0}, {}, &ccw_vr0_even};
inline constexpr listed ccw_vr0_odd{{&r3qpi_list, 0x120000008008, 7, 0x740, 0}, {}, &ccw_vr0_odd};
inline constexpr listed cw_vr0_even{{&r3qpi_list, 0x120000001008, 7, 0x760, 0}, {}, &cw_vr0_even};
inline constexpr listed cw_vr0_odd{{&r3qpi_list, 0x120000002008, 7, 0x780, 0}, {}, &cw_vr0_odd};
inline constexpr listed cw{{&r3qpi_list, 0x120000033008, 7, 0xe49, 0}, {}, &cw};
inline constexpr listed ccw{{&r3qpi_list, 0x1200000cc008, 7, 0xe60, 0}, {}, &ccw};
}
namespace ring_bl_used {
inline constexpr listed ccw_vr0_even{{&r3qpi_list, 0x120000004009, 7, 0x79f, 0}, {}, &ccw_vr0_even};
inline constexpr listed ccw_vr0_odd{{&r3qpi_list, 0x120000008009, 7, 0x7c0, 0}, {}, &ccw_vr0_odd};
inline constexpr listed cw_vr0_even{{&r3qpi_list, 0x120000001009, 7, 0x7e0, 0}, {}, &cw_vr0_even};
inline constexpr listed cw_vr0_odd{{&r3qpi_list, 0x120000002009, 7, 0x800, 0}, {}, &cw_vr0_odd};
inline constexpr listed cw{{&r3qpi_list, 0x120000033009, 7, 0xe78, 0}, {}, &cw};
inline constexpr listed ccw{{&r3qpi_list, 0x1200000cc009, 7, 0xe8f, 0}, {}, &ccw};
}
namespace ring_iv_used {
inline constexpr listed ccw{{&r3qpi_list, 0x1200000cc00a, 7, 0x81f, 0}, {}, &ccw};
inline constexpr listed cw{{&r3qpi_list, 0x12000003300a, 7, 0x837, 0}, {}, &cw};
inline constexpr listed any{{&r3qpi_list, 0x1200000ff00a, 7, 0xea7, 0}, {}, &any};
}
namespace rxr_bypassed {
inline constexpr listed ad{{&r3qpi_list, 0x120000001012, 3, 0x84e, 0}, {}, &ad};
}
namespace rxr_cycles_ne {
inline constexpr listed hom{{&r3qpi_list, 0x120000001010, 3, 0x865, 0}, {}, &hom};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004010, 3, 0x87e, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002010, 3, 0x897, 0}, {}, &snp};
}
namespace rxr_inserts {
inline constexpr listed drs{{&r3qpi_list, 0x120000008011, 3, 0x8b0, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001011, 3, 0x8c7, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010011, 3, 0x8de, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020011, 3, 0x8f5, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004011, 3, 0x90c, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002011, 3, 0x923, 0}, {}, &snp};
}
namespace rxr_occupancy {
inline constexpr listed drs{{&r3qpi_list, 0x120000008013, 1, 0x93a, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001013, 1, 0x953, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010013, 1, 0x96c, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020013, 1, 0x985, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004013, 1, 0x99e, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002013, 1, 0x9b7, 0}, {}, &snp};
}
namespace txr_nack_ccw {
inline constexpr listed ad{{&r3qpi_list, 0x120000001028, 3, 0x9d0, 0}, {}, &ad};
inline constexpr listed ak{{&r3qpi_list, 0x120000002028, 3, 0x9e7, 0}, {}, &ak};
inline constexpr listed bl{{&r3qpi_list, 0x120000004028, 3, 0x9fe, 0}, {}, &bl};
}
namespace txr_nack_cw {
inline constexpr listed ad{{&r3qpi_list, 0x120000001026, 3, 0xa15, 0}, {}, &ad};
inline constexpr listed ak{{&r3qpi_list, 0x120000002026, 3, 0xa2b, 0}, {}, &ak};
inline constexpr listed bl{{&r3qpi_list, 0x120000004026, 3, 0xa41, 0}, {}, &bl};
}
namespace vn0_credits_reject {
inline constexpr listed drs{{&r3qpi_list, 0x120000008037, 3, 0xa57, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001037, 3, 0xa75, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010037, 3, 0xa93, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020037, 3, 0xab1, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004037, 3, 0xacf, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002037, 3, 0xaed, 0}, {}, &snp};
}
namespace vn0_credits_used {
inline constexpr listed drs{{&r3qpi_list, 0x120000008036, 3, 0xb0b, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001036, 3, 0xb27, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010036, 3, 0xb43, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020036, 3, 0xb5f, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004036, 3, 0xb7b, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002036, 3, 0xb97, 0}, {}, &snp};
}
namespace vn1_credits_reject {
inline constexpr listed drs{{&r3qpi_list, 0x120000008039, 3, 0xbb3, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001039, 3, 0xbd1, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010039, 3, 0xbef, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020039, 3, 0xc0d, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004039, 3, 0xc2b, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002039, 3, 0xc49, 0}, {}, &snp};
}
namespace vn1_credits_used {
inline constexpr listed drs{{&r3qpi_list, 0x120000008038, 3, 0xc67, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001038, 3, 0xc83, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010038, 3, 0xc9f, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020038, 3, 0xcbb, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004038, 3, 0xcd7, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002038, 3, 0xcf3, 0}, {}, &snp};
}
namespace vna_credits_acquired {
inline constexpr listed ad{{&r3qpi_list, 0x120000001033, 3, 0xed6, 0}, {}, &ad};
inline constexpr listed bl{{&r3qpi_list, 0x120000004033, 3, 0xef5, 0}, {}, &bl};
}
namespace vna_credits_reject {
inline constexpr listed drs{{&r3qpi_list, 0x120000008034, 3, 0xd2b, 0}, {}, &drs};
inline constexpr listed hom{{&r3qpi_list, 0x120000001034, 3, 0xd49, 0}, {}, &hom};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010034, 3, 0xd67, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020034, 3, 0xd85, 0}, {}, &ncs};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004034, 3, 0xda3, 0}, {}, &ndr};
inline constexpr listed snp{{&r3qpi_list, 0x120000002034, 3, 0xdc1, 0}, {}, &snp};
}
} // namespace r3qpi

namespace ubox {
using uncore_events::listed;
using uncore_events::ubox_list;
inline constexpr listed lock_cycles{{&ubox_list, 0xd0000000044, 3, 0xf4, 0}, {}, &lock_cycles};
inline constexpr listed racu_requests{{&ubox_list, 0xd0000000046, 3, 0x1e9, 0}, {}, &racu_requests};
inline constexpr listed clockticks{{&ubox_list, 0xd0000000000, 3, 0x1fd, 0}, {}, &clockticks};
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
namespace phold_cycles {
inline constexpr listed assert_to_ack{{&ubox_list, 0xd0000001045, 3, 0x106, 0}, {}, &assert_to_ack};
}
namespace u2c_events {
inline constexpr listed cmc{{&ubox_list, 0xd0000010043, 3, 0x127, 0}, {}, &cmc};
inline constexpr listed livelock{{&ubox_list, 0xd0000004043, 3, 0x13c, 0}, {}, &livelock};
inline constexpr listed lterror{{&ubox_list, 0xd0000008043, 3, 0x156, 0}, {}, &lterror};
inline constexpr listed monitor_t0{{&ubox_list, 0xd0000001043, 3, 0x16f, 0}, {}, &monitor_t0};
inline constexpr listed monitor_t1{{&ubox_list, 0xd0000002043, 3, 0x18b, 0}, {}, &monitor_t1};
inline constexpr listed other{{&ubox_list, 0xd0000080043, 3, 0x1a7, 0}, {}, &other};
inline constexpr listed trap{{&ubox_list, 0xd0000040043, 3, 0x1be, 0}, {}, &trap};
inline constexpr listed umc{{&ubox_list, 0xd0000020043, 3, 0x1d4, 0}, {}, &umc};
}
} // namespace ubox

namespace uncore_events {
inline constexpr const listed *own[] = {
    &cbo::clockticks, &cbo::counter0_occupancy, &cbo::llc_lookup::any, &cbo::llc_lookup::data_read,
    &cbo::llc_lookup::nid, &cbo::llc_lookup::remote_snoop, &cbo::llc_lookup::write,
    &cbo::llc_victims::e_state, &cbo::llc_victims::miss, &cbo::llc_victims::m_state,
    &cbo::llc_victims::nid, &cbo::llc_victims::s_state, &cbo::misc::rfo_hit_s,
    &cbo::misc::rspi_was_fse, &cbo::misc::started, &cbo::misc::wc_aliasing, &cbo::qlru::age0,
    &cbo::qlru::age1, &cbo::qlru::age2, &cbo::qlru::age3, &cbo::qlru::lru_decrement,
    &cbo::qlru::victim_non_zero, &cbo::ring_ad_used::down_vr0_even,
    &cbo::ring_ad_used::down_vr0_odd, &cbo::ring_ad_used::down_vr1_even,
    &cbo::ring_ad_used::down_vr1_odd, &cbo::ring_ad_used::up_vr0_even,
    &cbo::ring_ad_used::up_vr0_odd, &cbo::ring_ad_used::up_vr1_even, &cbo::ring_ad_used::up_vr1_odd,
    &cbo::ring_ak_used::down_vr0_even, &cbo::ring_ak_used::down_vr0_odd,
    &cbo::ring_ak_used::down_vr1_even, &cbo::ring_ak_used::down_vr1_odd,
    &cbo::ring_ak_used::up_vr0_even, &cbo::ring_ak_used::up_vr0_odd,
    &cbo::ring_ak_used::up_vr1_even, &cbo::ring_ak_used::up_vr1_odd,
    &cbo::ring_bl_used::down_vr0_even, &cbo::ring_bl_used::down_vr0_odd,
    &cbo::ring_bl_used::down_vr1_even, &cbo::ring_bl_used::down_vr1_odd,
    &cbo::ring_bl_used::up_vr0_even, &cbo::ring_bl_used::up_vr0_odd,
    &cbo::ring_bl_used::up_vr1_even, &cbo::ring_bl_used::up_vr1_odd, &cbo::ring_bounces::ak_core,
    &cbo::ring_bounces::bl_core, &cbo::ring_bounces::iv_core, &cbo::ring_iv_used::any,
    &cbo::ring_iv_used::down, &cbo::ring_iv_used::up, &cbo::ring_src_thrtl,
    &cbo::rxr_ext_starved::ipq, &cbo::rxr_ext_starved::irq, &cbo::rxr_ext_starved::ismq_bids,
    &cbo::rxr_inserts::ipq, &cbo::rxr_inserts::irq, &cbo::rxr_inserts::irq_rejected,
    &cbo::rxr_inserts::vfifo, &cbo::rxr_int_starved::ipq, &cbo::rxr_int_starved::irq,
    &cbo::rxr_int_starved::ismq, &cbo::rxr_ipq_retry::addr_conflict, &cbo::rxr_ipq_retry::any,
    &cbo::rxr_ipq_retry::full, &cbo::rxr_ipq_retry::qpi_credits, &cbo::rxr_irq_retry::addr_conflict,
    &cbo::rxr_irq_retry::any, &cbo::rxr_irq_retry::full, &cbo::rxr_irq_retry::iio_credits,
    &cbo::rxr_irq_retry::qpi_credits, &cbo::rxr_irq_retry::rtid, &cbo::rxr_ismq_retry::any,
    &cbo::rxr_ismq_retry::full, &cbo::rxr_ismq_retry::iio_credits,
    &cbo::rxr_ismq_retry::qpi_credits, &cbo::rxr_ismq_retry::rtid, &cbo::rxr_ismq_retry::wb_credits,
    &cbo::rxr_occupancy::ipq, &cbo::rxr_occupancy::irq, &cbo::rxr_occupancy::irq_rejected,
    &cbo::rxr_occupancy::vfifo, &cbo::tor_inserts::all, &cbo::tor_inserts::eviction,
    &cbo::tor_inserts::local, &cbo::tor_inserts::local_opcode, &cbo::tor_inserts::miss_local,
    &cbo::tor_inserts::miss_local_opcode, &cbo::tor_inserts::miss_opcode,
    &cbo::tor_inserts::miss_remote, &cbo::tor_inserts::miss_remote_opcode,
    &cbo::tor_inserts::nid_all, &cbo::tor_inserts::nid_eviction, &cbo::tor_inserts::nid_miss_all,
    &cbo::tor_inserts::nid_miss_opcode, &cbo::tor_inserts::nid_opcode, &cbo::tor_inserts::nid_wb,
    &cbo::tor_inserts::opcode, &cbo::tor_inserts::remote, &cbo::tor_inserts::remote_opcode,
    &cbo::tor_inserts::wb, &cbo::tor_occupancy::all, &cbo::tor_occupancy::eviction,
    &cbo::tor_occupancy::local, &cbo::tor_occupancy::local_opcode, &cbo::tor_occupancy::miss_all,
    &cbo::tor_occupancy::miss_local, &cbo::tor_occupancy::miss_local_opcode,
    &cbo::tor_occupancy::miss_opcode, &cbo::tor_occupancy::miss_remote,
    &cbo::tor_occupancy::miss_remote_opcode, &cbo::tor_occupancy::nid_all,
    &cbo::tor_occupancy::nid_eviction, &cbo::tor_occupancy::nid_miss_all,
    &cbo::tor_occupancy::nid_miss_opcode, &cbo::tor_occupancy::nid_opcode,
    &cbo::tor_occupancy::nid_wb, &cbo::tor_occupancy::opcode, &cbo::tor_occupancy::remote,
    &cbo::tor_occupancy::remote_opcode, &cbo::tor_occupancy::wb, &cbo::txr_ads_used::ad,
    &cbo::txr_ads_used::ak, &cbo::txr_ads_used::bl, &cbo::txr_inserts::ad_cache,
    &cbo::txr_inserts::ad_core, &cbo::txr_inserts::ak_cache, &cbo::txr_inserts::ak_core,
    &cbo::txr_inserts::bl_cache, &cbo::txr_inserts::bl_core, &cbo::txr_inserts::iv_cache,
    &cbo::txr_starved::ad_core, &cbo::txr_starved::ak_both, &cbo::txr_starved::iv,
    &cbo::ring_ad_used::up, &cbo::ring_ad_used::down, &cbo::ring_ak_used::up,
    &cbo::ring_ak_used::down, &cbo::ring_bl_used::up, &cbo::ring_bl_used::down,
    &cbo::ring_bounces::ad_irq, &cbo::ring_bounces::ak, &cbo::ring_bounces::bl,
    &cbo::ring_bounces::iv, &cbo::ring_sink_starved::ad_irq, &cbo::ring_sink_starved::ad_ipq,
    &cbo::ring_sink_starved::iv, &cbo::rxr_ext_starved::prq, &cbo::rxr_inserts::irq_rej,
    &cbo::ring_ad_used::cw, &cbo::ring_ad_used::ccw, &cbo::ring_ak_used::cw,
    &cbo::ring_ak_used::ccw, &cbo::ring_bl_used::cw, &cbo::ring_bl_used::ccw,
    &cbo::rxr_occupancy::irq_rej, &ha::addr_opc_match::filt, &ha::bt_bypass,
    &ha::bt_cycles_ne::local, &ha::bt_cycles_ne::remote, &ha::bt_occupancy::local,
    &ha::bt_occupancy::reads_local, &ha::bt_occupancy::reads_remote, &ha::bt_occupancy::remote,
    &ha::bt_occupancy::writes_local, &ha::bt_occupancy::writes_remote,
    &ha::bt_to_ht_not_issued::incoming_bl_hazard, &ha::bt_to_ht_not_issued::incoming_snp_hazard,
    &ha::bypass_imc::not_taken, &ha::bypass_imc::taken, &ha::clockticks,
    &ha::conflict_cycles::ackcnflts, &ha::conflict_cycles::cmp_fwds, &ha::conflict_cycles::conflict,
    &ha::conflict_cycles::last, &ha::direct2core_count, &ha::direct2core_cycles_disabled,
    &ha::direct2core_txn_override, &ha::directory_lat_opt, &ha::directory_lookup::any,
    &ha::directory_lookup::no_snp, &ha::directory_lookup::snoop_a, &ha::directory_lookup::snoop_s,
    &ha::directory_lookup::snp, &ha::directory_lookup::state_a, &ha::directory_lookup::state_i,
    &ha::directory_lookup::state_s, &ha::directory_update::a2i, &ha::directory_update::a2s,
    &ha::directory_update::any, &ha::directory_update::i2a, &ha::directory_update::i2s,
    &ha::directory_update::s2a, &ha::directory_update::s2i, &ha::igr_ad_qpi2_accumulator,
    &ha::igr_bl_qpi2_accumulator, &ha::igr_no_credit_cycles::ad_qpi0,
    &ha::igr_no_credit_cycles::ad_qpi1, &ha::igr_no_credit_cycles::bl_qpi0,
    &ha::igr_no_credit_cycles::bl_qpi1, &ha::imc_reads::normal, &ha::imc_retry,
    &ha::imc_writes::all, &ha::imc_writes::full, &ha::imc_writes::full_isoch,
    &ha::imc_writes::partial, &ha::imc_writes::partial_isoch,
    &ha::iodc_conflicts::remote_invi2e_same_rtid, &ha::iodc_conflicts::remote_other_same_addr,
    &ha::iodc_inserts, &ha::iodc_olen_wbmtoi, &ha::osb::invitoe_local, &ha::osb::reads_local,
    &ha::osb::remote, &ha::osb_edr::all, &ha::osb_edr::reads_local_i, &ha::osb_edr::reads_local_s,
    &ha::osb_edr::reads_remote_i, &ha::osb_edr::reads_remote_s, &ha::requests::invitoe_local,
    &ha::requests::invitoe_remote, &ha::requests::reads, &ha::requests::reads_local,
    &ha::requests::reads_remote, &ha::requests::writes, &ha::requests::writes_local,
    &ha::requests::writes_remote, &ha::ring_ad_used::ccw_vr0_even, &ha::ring_ad_used::ccw_vr0_odd,
    &ha::ring_ad_used::ccw_vr1_even, &ha::ring_ad_used::ccw_vr1_odd, &ha::ring_ad_used::cw_vr0_even,
    &ha::ring_ad_used::cw_vr0_odd, &ha::ring_ad_used::cw_vr1_even, &ha::ring_ad_used::cw_vr1_odd,
    &ha::ring_ak_used::ccw_vr0_even, &ha::ring_ak_used::ccw_vr0_odd,
    &ha::ring_ak_used::ccw_vr1_even, &ha::ring_ak_used::ccw_vr1_odd, &ha::ring_ak_used::cw_vr0_even,
    &ha::ring_ak_used::cw_vr0_odd, &ha::ring_ak_used::cw_vr1_even, &ha::ring_ak_used::cw_vr1_odd,
    &ha::ring_bl_used::ccw_vr0_even, &ha::ring_bl_used::ccw_vr0_odd,
    &ha::ring_bl_used::ccw_vr1_even, &ha::ring_bl_used::ccw_vr1_odd, &ha::ring_bl_used::cw_vr0_even,
    &ha::ring_bl_used::cw_vr0_odd, &ha::ring_bl_used::cw_vr1_even, &ha::ring_bl_used::cw_vr1_odd,
    &ha::rpq_cycles_no_reg_credits::chn0, &ha::rpq_cycles_no_reg_credits::chn1,
    &ha::rpq_cycles_no_reg_credits::chn2, &ha::rpq_cycles_no_reg_credits::chn3,
    &ha::rpq_cycles_no_spec_credits::chn0, &ha::rpq_cycles_no_spec_credits::chn1,
    &ha::rpq_cycles_no_spec_credits::chn2, &ha::rpq_cycles_no_spec_credits::chn3,
    &ha::snoop_resp::rspcnflct, &ha::snoop_resp::rspi, &ha::snoop_resp::rspifwd,
    &ha::snoop_resp::rsps, &ha::snoop_resp::rspsfwd, &ha::snoop_resp::rsp_fwd_wb,
    &ha::snoop_resp::rsp_wb, &ha::snp_resp_recv_local::other, &ha::snp_resp_recv_local::rspcnflct,
    &ha::snp_resp_recv_local::rspi, &ha::snp_resp_recv_local::rspifwd,
    &ha::snp_resp_recv_local::rsps, &ha::snp_resp_recv_local::rspsfwd,
    &ha::snp_resp_recv_local::rspxfwdxwb, &ha::snp_resp_recv_local::rspxwb,
    &ha::tad_requests_g0::region0, &ha::tad_requests_g0::region1, &ha::tad_requests_g0::region2,
    &ha::tad_requests_g0::region3, &ha::tad_requests_g0::region4, &ha::tad_requests_g0::region5,
    &ha::tad_requests_g0::region6, &ha::tad_requests_g0::region7, &ha::tad_requests_g1::region10,
    &ha::tad_requests_g1::region11, &ha::tad_requests_g1::region8, &ha::tad_requests_g1::region9,
    &ha::tracker_cycles_ne, &ha::txr_ad_cycles_full::all, &ha::txr_ad_cycles_full::sched0,
    &ha::txr_ad_cycles_full::sched1, &ha::txr_ad_cycles_ne::all, &ha::txr_ad_cycles_ne::sched0,
    &ha::txr_ad_cycles_ne::sched1, &ha::txr_ad_inserts::all, &ha::txr_ad_inserts::sched0,
    &ha::txr_ad_inserts::sched1, &ha::txr_ad_occupancy::sched0, &ha::txr_ad_occupancy::sched1,
    &ha::txr_ak::crd_cbo, &ha::txr_ak_cycles_full::all, &ha::txr_ak_cycles_full::sched0,
    &ha::txr_ak_cycles_full::sched1, &ha::txr_ak_cycles_ne::all, &ha::txr_ak_cycles_ne::sched0,
    &ha::txr_ak_cycles_ne::sched1, &ha::txr_ak_inserts::all, &ha::txr_ak_inserts::sched0,
    &ha::txr_ak_inserts::sched1, &ha::txr_ak_occupancy::sched0, &ha::txr_ak_occupancy::sched1,
    &ha::txr_bl::drs_cache, &ha::txr_bl::drs_core, &ha::txr_bl::drs_qpi,
    &ha::txr_bl_cycles_full::all, &ha::txr_bl_cycles_full::sched0, &ha::txr_bl_cycles_full::sched1,
    &ha::txr_bl_cycles_ne::all, &ha::txr_bl_cycles_ne::sched0, &ha::txr_bl_cycles_ne::sched1,
    &ha::txr_bl_inserts::all, &ha::txr_bl_inserts::sched0, &ha::txr_bl_inserts::sched1,
    &ha::txr_bl_occupancy::all, &ha::txr_bl_occupancy::sched0, &ha::txr_bl_occupancy::sched1,
    &ha::wpq_cycles_no_reg_credits::chn0, &ha::wpq_cycles_no_reg_credits::chn1,
    &ha::wpq_cycles_no_reg_credits::chn2, &ha::wpq_cycles_no_reg_credits::chn3,
    &ha::wpq_cycles_no_spec_credits::chn0, &ha::wpq_cycles_no_spec_credits::chn1,
    &ha::wpq_cycles_no_spec_credits::chn2, &ha::wpq_cycles_no_spec_credits::chn3,
    &ha::addr_opc_match::addr, &ha::addr_opc_match::opc, &ha::addr_opc_match::ad,
    &ha::addr_opc_match::bl, &ha::addr_opc_match::ak, &ha::bt_cycles_ne_,
    &ha::bt_to_ht_not_issued::rspackcflt_hazard, &ha::bt_to_ht_not_issued::wbmdata_hazard,
    &ha::directory_update::set, &ha::directory_update::clear, &ha::igr_credits_ad_qpi2,
    &ha::igr_credits_bl_qpi2, &ha::iodc_conflicts::any, &ha::iodc_conflicts::last,
    &ha::ring_ad_used::cw, &ha::ring_ad_used::ccw, &ha::ring_ak_used::cw, &ha::ring_ak_used::ccw,
    &ha::ring_bl_used::cw, &ha::ring_bl_used::ccw, &ha::txr_ad::hom, &imc::act_count::rd,
    &imc::act_count::wr, &imc::byp_cmds::act, &imc::byp_cmds::cas, &imc::byp_cmds::pre,
    &imc::cas_count::all, &imc::cas_count::rd, &imc::cas_count::rd_reg, &imc::cas_count::rd_rmm,
    &imc::cas_count::rd_underfill, &imc::cas_count::rd_wmm, &imc::cas_count::wr,
    &imc::cas_count::wr_rmm, &imc::cas_count::wr_wmm, &imc::dram_pre_all, &imc::dram_refresh::high,
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
    &imc::pre_count::page_miss, &imc::pre_count::rd, &imc::pre_count::wr, &imc::rd_cas_prio::high,
    &imc::rd_cas_prio::low, &imc::rd_cas_prio::med, &imc::rd_cas_prio::panic,
    &imc::rd_cas_rank0::bank0, &imc::rd_cas_rank0::bank1, &imc::rd_cas_rank0::bank2,
    &imc::rd_cas_rank0::bank3, &imc::rd_cas_rank0::bank4, &imc::rd_cas_rank0::bank5,
    &imc::rd_cas_rank0::bank6, &imc::rd_cas_rank0::bank7, &imc::rpq_cycles_ne, &imc::rpq_inserts,
    &imc::vmse_mxb_wr_occupancy, &imc::vmse_wr_push::rmm, &imc::vmse_wr_push::wmm,
    &imc::wmm_to_rmm::low_thresh, &imc::wmm_to_rmm::starve, &imc::wmm_to_rmm::vmse_retry,
    &imc::wpq_cycles_full, &imc::wpq_cycles_ne, &imc::wpq_inserts, &imc::wpq_read_hit,
    &imc::wpq_write_hit, &imc::wrong_mm, &imc::wr_cas_rank0::bank0, &imc::wr_cas_rank0::bank1,
    &imc::wr_cas_rank0::bank2, &imc::wr_cas_rank0::bank3, &imc::wr_cas_rank0::bank4,
    &imc::wr_cas_rank0::bank5, &imc::wr_cas_rank0::bank6, &imc::wr_cas_rank0::bank7,
    &imc::act_count::byp, &imc::dclockticks, &imc::power_pcu_throttling, &imc::pre_count::byp,
    &imc::rd_cas_rank1::bank0, &imc::rd_cas_rank1::bank1, &imc::rd_cas_rank1::bank2,
    &imc::rd_cas_rank1::bank3, &imc::rd_cas_rank1::bank4, &imc::rd_cas_rank1::bank5,
    &imc::rd_cas_rank1::bank6, &imc::rd_cas_rank1::bank7, &imc::rd_cas_rank2::bank0,
    &imc::rd_cas_rank2::bank1, &imc::rd_cas_rank2::bank2, &imc::rd_cas_rank2::bank3,
    &imc::rd_cas_rank2::bank4, &imc::rd_cas_rank2::bank5, &imc::rd_cas_rank2::bank6,
    &imc::rd_cas_rank2::bank7, &imc::rd_cas_rank3::bank0, &imc::rd_cas_rank3::bank1,
    &imc::rd_cas_rank3::bank2, &imc::rd_cas_rank3::bank3, &imc::rd_cas_rank3::bank4,
    &imc::rd_cas_rank3::bank5, &imc::rd_cas_rank3::bank6, &imc::rd_cas_rank3::bank7,
    &imc::rd_cas_rank4::bank0, &imc::rd_cas_rank4::bank1, &imc::rd_cas_rank4::bank2,
    &imc::rd_cas_rank4::bank3, &imc::rd_cas_rank4::bank4, &imc::rd_cas_rank4::bank5,
    &imc::rd_cas_rank4::bank6, &imc::rd_cas_rank4::bank7, &imc::rd_cas_rank5::bank0,
    &imc::rd_cas_rank5::bank1, &imc::rd_cas_rank5::bank2, &imc::rd_cas_rank5::bank3,
    &imc::rd_cas_rank5::bank4, &imc::rd_cas_rank5::bank5, &imc::rd_cas_rank5::bank6,
    &imc::rd_cas_rank5::bank7, &imc::rd_cas_rank6::bank0, &imc::rd_cas_rank6::bank1,
    &imc::rd_cas_rank6::bank2, &imc::rd_cas_rank6::bank3, &imc::rd_cas_rank6::bank4,
    &imc::rd_cas_rank6::bank5, &imc::rd_cas_rank6::bank6, &imc::rd_cas_rank6::bank7,
    &imc::rd_cas_rank7::bank0, &imc::rd_cas_rank7::bank1, &imc::rd_cas_rank7::bank2,
    &imc::rd_cas_rank7::bank3, &imc::rd_cas_rank7::bank4, &imc::rd_cas_rank7::bank5,
    &imc::rd_cas_rank7::bank6, &imc::rd_cas_rank7::bank7, &imc::wr_cas_rank1::bank0,
    &imc::wr_cas_rank1::bank1, &imc::wr_cas_rank1::bank2, &imc::wr_cas_rank1::bank3,
    &imc::wr_cas_rank1::bank4, &imc::wr_cas_rank1::bank5, &imc::wr_cas_rank1::bank6,
    &imc::wr_cas_rank1::bank7, &imc::wr_cas_rank2::bank0, &imc::wr_cas_rank2::bank1,
    &imc::wr_cas_rank2::bank2, &imc::wr_cas_rank2::bank3, &imc::wr_cas_rank2::bank4,
    &imc::wr_cas_rank2::bank5, &imc::wr_cas_rank2::bank6, &imc::wr_cas_rank2::bank7,
    &imc::wr_cas_rank3::bank0, &imc::wr_cas_rank3::bank1, &imc::wr_cas_rank3::bank2,
    &imc::wr_cas_rank3::bank3, &imc::wr_cas_rank3::bank4, &imc::wr_cas_rank3::bank5,
    &imc::wr_cas_rank3::bank6, &imc::wr_cas_rank3::bank7, &imc::wr_cas_rank4::bank0,
    &imc::wr_cas_rank4::bank1, &imc::wr_cas_rank4::bank2, &imc::wr_cas_rank4::bank3,
    &imc::wr_cas_rank4::bank4, &imc::wr_cas_rank4::bank5, &imc::wr_cas_rank4::bank6,
    &imc::wr_cas_rank4::bank7, &imc::wr_cas_rank5::bank0, &imc::wr_cas_rank5::bank1,
    &imc::wr_cas_rank5::bank2, &imc::wr_cas_rank5::bank3, &imc::wr_cas_rank5::bank4,
    &imc::wr_cas_rank5::bank5, &imc::wr_cas_rank5::bank6, &imc::wr_cas_rank5::bank7,
    &imc::wr_cas_rank6::bank0, &imc::wr_cas_rank6::bank1, &imc::wr_cas_rank6::bank2,
    &imc::wr_cas_rank6::bank3, &imc::wr_cas_rank6::bank4, &imc::wr_cas_rank6::bank5,
    &imc::wr_cas_rank6::bank6, &imc::wr_cas_rank6::bank7, &imc::wr_cas_rank7::bank0,
    &imc::wr_cas_rank7::bank1, &imc::wr_cas_rank7::bank2, &imc::wr_cas_rank7::bank3,
    &imc::wr_cas_rank7::bank4, &imc::wr_cas_rank7::bank5, &imc::wr_cas_rank7::bank6,
    &imc::wr_cas_rank7::bank7, &irp::address_match::merge_count, &irp::address_match::stall_count,
    &irp::cache_ack_pending_occupancy::any, &irp::cache_ack_pending_occupancy::source,
    &irp::cache_own_occupancy::any, &irp::cache_own_occupancy::source,
    &irp::cache_read_occupancy::any, &irp::cache_read_occupancy::source,
    &irp::cache_total_occupancy::any, &irp::cache_total_occupancy::source,
    &irp::cache_write_occupancy::any, &irp::cache_write_occupancy::source, &irp::clockticks,
    &irp::rxr_ak_cycles_full, &irp::rxr_ak_inserts, &irp::rxr_ak_occupancy,
    &irp::rxr_bl_drs_cycles_full, &irp::rxr_bl_drs_inserts, &irp::rxr_bl_drs_occupancy,
    &irp::rxr_bl_ncb_cycles_full, &irp::rxr_bl_ncb_inserts, &irp::rxr_bl_ncb_occupancy,
    &irp::rxr_bl_ncs_cycles_full, &irp::rxr_bl_ncs_inserts, &irp::rxr_bl_ncs_occupancy,
    &irp::tickles::lost_ownership, &irp::tickles::top_of_queue, &irp::transactions::orderingq,
    &irp::transactions::pd_prefetches, &irp::transactions::reads, &irp::transactions::writes,
    &irp::txr_ad_stall_credit_cycles, &irp::txr_bl_stall_credit_cycles, &irp::txr_data_inserts_ncb,
    &irp::txr_data_inserts_ncs, &irp::txr_request_occupancy, &irp::write_ordering_stall_cycles,
    &irp::transactions::rd_prefetches, &pcu::clockticks, &pcu::core0_transition_cycles,
    &pcu::core10_transition_cycles, &pcu::core11_transition_cycles, &pcu::core12_transition_cycles,
    &pcu::core13_transition_cycles, &pcu::core14_transition_cycles, &pcu::core1_transition_cycles,
    &pcu::core2_transition_cycles, &pcu::core3_transition_cycles, &pcu::core4_transition_cycles,
    &pcu::core5_transition_cycles, &pcu::core6_transition_cycles, &pcu::core7_transition_cycles,
    &pcu::core8_transition_cycles, &pcu::core9_transition_cycles, &pcu::delayed_c_state_abort_core0,
    &pcu::delayed_c_state_abort_core1, &pcu::delayed_c_state_abort_core10,
    &pcu::delayed_c_state_abort_core11, &pcu::delayed_c_state_abort_core12,
    &pcu::delayed_c_state_abort_core13, &pcu::delayed_c_state_abort_core14,
    &pcu::delayed_c_state_abort_core2, &pcu::delayed_c_state_abort_core3,
    &pcu::delayed_c_state_abort_core4, &pcu::delayed_c_state_abort_core5,
    &pcu::delayed_c_state_abort_core6, &pcu::delayed_c_state_abort_core7,
    &pcu::delayed_c_state_abort_core8, &pcu::delayed_c_state_abort_core9, &pcu::demotions_core0,
    &pcu::demotions_core1, &pcu::demotions_core2, &pcu::demotions_core3, &pcu::demotions_core4,
    &pcu::demotions_core5, &pcu::demotions_core6, &pcu::demotions_core7, &pcu::freq_band0_cycles,
    &pcu::freq_band1_cycles, &pcu::freq_band2_cycles, &pcu::freq_band3_cycles,
    &pcu::freq_max_current_cycles, &pcu::freq_max_limit_thermal_cycles, &pcu::freq_max_os_cycles,
    &pcu::freq_max_power_cycles, &pcu::freq_min_io_p_cycles, &pcu::freq_min_perf_p_cycles,
    &pcu::freq_trans_cycles, &pcu::memory_phase_shedding_cycles, &pcu::pkg_c_exit_latency_sel,
    &pcu::pkg_c_state_residency_c0_cycles, &pcu::pkg_c_state_residency_c2_cycles,
    &pcu::pkg_c_state_residency_c3_cycles, &pcu::pkg_c_state_residency_c6_cycles,
    &pcu::power_state_occupancy::cores_c0, &pcu::power_state_occupancy::cores_c3,
    &pcu::power_state_occupancy::cores_c6, &pcu::prochot_external_cycles,
    &pcu::prochot_internal_cycles, &pcu::total_transition_cycles, &pcu::volt_trans_cycles_change,
    &pcu::volt_trans_cycles_decrease, &pcu::volt_trans_cycles_increase, &pcu::vr_hot_cycles,
    &pcu::demotions_core10, &pcu::demotions_core11, &pcu::demotions_core12, &pcu::demotions_core13,
    &pcu::demotions_core14, &pcu::demotions_core8, &pcu::demotions_core9, &pcu::pkg_c_exit_latency,
    &qpi::clockticks, &qpi::cto_count, &qpi::direct2core::failure_credits,
    &qpi::direct2core::failure_credits_miss, &qpi::direct2core::failure_credits_rbt,
    &qpi::direct2core::failure_credits_rbt_miss, &qpi::direct2core::failure_miss,
    &qpi::direct2core::failure_rbt_hit, &qpi::direct2core::failure_rbt_miss,
    &qpi::direct2core::success_rbt_hit, &qpi::l1_power_cycles, &qpi::rxl0p_power_cycles,
    &qpi::rxl0_power_cycles, &qpi::rxl_bypassed, &qpi::rxl_crc_errors::link_init,
    &qpi::rxl_crc_errors::normal_op, &qpi::rxl_credits_consumed_vn0::drs,
    &qpi::rxl_credits_consumed_vn0::hom, &qpi::rxl_credits_consumed_vn0::ncb,
    &qpi::rxl_credits_consumed_vn0::ncs, &qpi::rxl_credits_consumed_vn0::ndr,
    &qpi::rxl_credits_consumed_vn0::snp, &qpi::rxl_credits_consumed_vn1::drs,
    &qpi::rxl_credits_consumed_vn1::hom, &qpi::rxl_credits_consumed_vn1::ncb,
    &qpi::rxl_credits_consumed_vn1::ncs, &qpi::rxl_credits_consumed_vn1::ndr,
    &qpi::rxl_credits_consumed_vn1::snp, &qpi::rxl_credits_consumed_vna, &qpi::rxl_cycles_ne,
    &qpi::rxl_flits_g0::data, &qpi::rxl_flits_g0::idle, &qpi::rxl_flits_g0::non_data,
    &qpi::rxl_flits_g1::drs, &qpi::rxl_flits_g1::drs_data, &qpi::rxl_flits_g1::drs_nondata,
    &qpi::rxl_flits_g1::hom, &qpi::rxl_flits_g1::hom_nonreq, &qpi::rxl_flits_g1::hom_req,
    &qpi::rxl_flits_g1::snp, &qpi::rxl_flits_g2::ncb, &qpi::rxl_flits_g2::ncb_data,
    &qpi::rxl_flits_g2::ncb_nondata, &qpi::rxl_flits_g2::ncs, &qpi::rxl_flits_g2::ndr_ad,
    &qpi::rxl_flits_g2::ndr_ak, &qpi::rxl_inserts, &qpi::rxl_inserts_drs_, &qpi::rxl_inserts_hom_,
    &qpi::rxl_inserts_ncb_, &qpi::rxl_inserts_ncs_, &qpi::rxl_inserts_ndr_, &qpi::rxl_inserts_snp_,
    &qpi::rxl_occupancy, &qpi::rxl_occupancy_drs_, &qpi::rxl_occupancy_hom_,
    &qpi::rxl_occupancy_ncb_, &qpi::rxl_occupancy_ncs_, &qpi::rxl_occupancy_ndr_,
    &qpi::rxl_occupancy_snp_, &qpi::rxl_stalls_vn0::bgf_drs, &qpi::rxl_stalls_vn0::bgf_hom,
    &qpi::rxl_stalls_vn0::bgf_ncb, &qpi::rxl_stalls_vn0::bgf_ncs, &qpi::rxl_stalls_vn0::bgf_ndr,
    &qpi::rxl_stalls_vn0::bgf_snp, &qpi::rxl_stalls_vn0::egress_credits, &qpi::rxl_stalls_vn0::gv,
    &qpi::rxl_stalls_vn1::bgf_drs, &qpi::rxl_stalls_vn1::bgf_hom, &qpi::rxl_stalls_vn1::bgf_ncb,
    &qpi::rxl_stalls_vn1::bgf_ncs, &qpi::rxl_stalls_vn1::bgf_ndr, &qpi::rxl_stalls_vn1::bgf_snp,
    &qpi::txl0p_power_cycles, &qpi::txl0_power_cycles, &qpi::txl_bypassed,
    &qpi::txl_crc_no_credits::almost_full, &qpi::txl_crc_no_credits::full, &qpi::txl_cycles_ne,
    &qpi::txl_flits_g0::data, &qpi::txl_flits_g0::non_data, &qpi::txl_flits_g1::drs,
    &qpi::txl_flits_g1::drs_data, &qpi::txl_flits_g1::drs_nondata, &qpi::txl_flits_g1::hom,
    &qpi::txl_flits_g1::hom_nonreq, &qpi::txl_flits_g1::hom_req, &qpi::txl_flits_g1::snp,
    &qpi::txl_flits_g2::ncb, &qpi::txl_flits_g2::ncb_data, &qpi::txl_flits_g2::ncb_nondata,
    &qpi::txl_flits_g2::ncs, &qpi::txl_flits_g2::ndr_ad, &qpi::txl_flits_g2::ndr_ak,
    &qpi::txl_inserts, &qpi::txl_occupancy, &qpi::txr_ad_hom_credit_acquired::vn0,
    &qpi::txr_ad_hom_credit_acquired::vn1, &qpi::txr_ad_hom_credit_occupancy::vn0,
    &qpi::txr_ad_hom_credit_occupancy::vn1, &qpi::txr_ad_ndr_credit_acquired::vn0,
    &qpi::txr_ad_ndr_credit_acquired::vn1, &qpi::txr_ad_ndr_credit_occupancy::vn0,
    &qpi::txr_ad_ndr_credit_occupancy::vn1, &qpi::txr_ad_snp_credit_acquired::vn0,
    &qpi::txr_ad_snp_credit_acquired::vn1, &qpi::txr_ad_snp_credit_occupancy::vn0,
    &qpi::txr_ad_snp_credit_occupancy::vn1, &qpi::txr_ak_ndr_credit_acquired::vn0,
    &qpi::txr_ak_ndr_credit_acquired::vn1, &qpi::txr_ak_ndr_credit_occupancy::vn0,
    &qpi::txr_ak_ndr_credit_occupancy::vn1, &qpi::txr_bl_drs_credit_acquired::vn0,
    &qpi::txr_bl_drs_credit_acquired::vn1, &qpi::txr_bl_drs_credit_acquired::vn_shr,
    &qpi::txr_bl_drs_credit_occupancy::vn0, &qpi::txr_bl_drs_credit_occupancy::vn1,
    &qpi::txr_bl_drs_credit_occupancy::vn_shr, &qpi::txr_bl_ncb_credit_acquired::vn0,
    &qpi::txr_bl_ncb_credit_acquired::vn1, &qpi::txr_bl_ncb_credit_occupancy::vn0,
    &qpi::txr_bl_ncb_credit_occupancy::vn1, &qpi::txr_bl_ncs_credit_acquired::vn0,
    &qpi::txr_bl_ncs_credit_acquired::vn1, &qpi::txr_bl_ncs_credit_occupancy::vn0,
    &qpi::txr_bl_ncs_credit_occupancy::vn1, &qpi::vna_credit_returns,
    &qpi::vna_credit_return_occupancy, &qpi::message::drs_anyresp9flits,
    &qpi::message::drs_anyresp11flits, &qpi::message::drs_datac_m, &qpi::message::drs_wbidata,
    &qpi::message::drs_wbsdata, &qpi::message::drs_wbedata, &qpi::message::drs_anyresp,
    &qpi::message::drs_anydatac, &qpi::message::ncb_anymsg, &qpi::message::ncb_anyint,
    &qpi::message::drs_datac_f, &qpi::message::drs_datac_f_frcackcnflt,
    &qpi::message::drs_datac_f_cmp, &qpi::message::drs_datac_e,
    &qpi::message::drs_datac_e_frcackcnflt, &qpi::message::drs_datac_e_cmp,
    &qpi::message::hom_respfwd, &qpi::message::hom_respfwdi, &qpi::message::hom_respfwds,
    &qpi::message::hom_respfwdiwb, &qpi::message::hom_respfwdswb, &qpi::message::hom_respiwb,
    &qpi::message::hom_respswb, &qpi::message::hom_anyreq, &qpi::message::hom_anyresp,
    &qpi::message::snp_anysnp, &qpi::message::ndr_anycmp, &qpi::message::ncs_ncrd,
    &qpi::message::ncs_anymsg1or2flits, &qpi::message::ncs_anymsg3flits,
    &qpi::message::ncb_anymsg9flits, &qpi::message::ncb_anymsg11flits, &qpi::match_mask,
    &qpi::rxl_cycles_ne_drs::vn0, &qpi::rxl_cycles_ne_drs::vn1, &qpi::rxl_cycles_ne_hom::vn0,
    &qpi::rxl_cycles_ne_hom::vn1, &qpi::rxl_cycles_ne_ncb::vn0, &qpi::rxl_cycles_ne_ncb::vn1,
    &qpi::rxl_cycles_ne_ncs::vn0, &qpi::rxl_cycles_ne_ncs::vn1, &qpi::rxl_cycles_ne_ndr::vn0,
    &qpi::rxl_cycles_ne_ndr::vn1, &qpi::rxl_cycles_ne_snp::vn0, &qpi::rxl_cycles_ne_snp::vn1,
    &qpi::rxl_inserts_drs::vn0, &qpi::rxl_inserts_drs::vn1, &qpi::rxl_inserts_hom::vn0,
    &qpi::rxl_inserts_hom::vn1, &qpi::rxl_inserts_ncb::vn0, &qpi::rxl_inserts_ncb::vn1,
    &qpi::rxl_inserts_ncs::vn0, &qpi::rxl_inserts_ncs::vn1, &qpi::rxl_inserts_ndr::vn0,
    &qpi::rxl_inserts_ndr::vn1, &qpi::rxl_inserts_snp::vn0, &qpi::rxl_inserts_snp::vn1,
    &qpi::rxl_occupancy_drs::vn0, &qpi::rxl_occupancy_drs::vn1, &qpi::rxl_occupancy_hom::vn0,
    &qpi::rxl_occupancy_hom::vn1, &qpi::rxl_occupancy_ncb::vn0, &qpi::rxl_occupancy_ncb::vn1,
    &qpi::rxl_occupancy_ncs::vn0, &qpi::rxl_occupancy_ncs::vn1, &qpi::rxl_occupancy_ndr::vn0,
    &qpi::rxl_occupancy_ndr::vn1, &qpi::rxl_occupancy_snp::vn0, &qpi::rxl_occupancy_snp::vn1,
    &qpi::txr_ak_ndr_credit_acquired_, &qpi::txr_ak_ndr_credit_occupancy_, &r2pcie::clockticks,
    &r2pcie::iio_credits_acquired::drs, &r2pcie::iio_credits_acquired::ncb,
    &r2pcie::iio_credits_acquired::ncs, &r2pcie::iio_credits_reject::drs,
    &r2pcie::iio_credits_used::drs, &r2pcie::iio_credits_used::ncb, &r2pcie::iio_credits_used::ncs,
    &r2pcie::ring_ad_used::ccw_vr0_even, &r2pcie::ring_ad_used::ccw_vr0_odd,
    &r2pcie::ring_ad_used::ccw_vr1_even, &r2pcie::ring_ad_used::ccw_vr1_odd,
    &r2pcie::ring_ad_used::cw_vr0_even, &r2pcie::ring_ad_used::cw_vr0_odd,
    &r2pcie::ring_ad_used::cw_vr1_even, &r2pcie::ring_ad_used::cw_vr1_odd,
    &r2pcie::ring_ak_used::ccw_vr0_even, &r2pcie::ring_ak_used::ccw_vr0_odd,
    &r2pcie::ring_ak_used::ccw_vr1_even, &r2pcie::ring_ak_used::ccw_vr1_odd,
    &r2pcie::ring_ak_used::cw_vr0_even, &r2pcie::ring_ak_used::cw_vr0_odd,
    &r2pcie::ring_ak_used::cw_vr1_even, &r2pcie::ring_ak_used::cw_vr1_odd,
    &r2pcie::ring_bl_used::ccw_vr0_even, &r2pcie::ring_bl_used::ccw_vr0_odd,
    &r2pcie::ring_bl_used::ccw_vr1_even, &r2pcie::ring_bl_used::ccw_vr1_odd,
    &r2pcie::ring_bl_used::cw_vr0_even, &r2pcie::ring_bl_used::cw_vr0_odd,
    &r2pcie::ring_bl_used::cw_vr1_even, &r2pcie::ring_bl_used::cw_vr1_odd,
    &r2pcie::ring_iv_used::ccw, &r2pcie::ring_iv_used::cw, &r2pcie::rxr_ak_bounces_,
    &r2pcie::rxr_cycles_ne::ncb, &r2pcie::rxr_cycles_ne::ncs, &r2pcie::rxr_inserts::ncb,
    &r2pcie::rxr_inserts::ncs, &r2pcie::rxr_occupancy::drs, &r2pcie::txr_cycles_full::ad,
    &r2pcie::txr_cycles_full::ak, &r2pcie::txr_cycles_full::bl, &r2pcie::txr_cycles_ne::ad,
    &r2pcie::txr_cycles_ne::ak, &r2pcie::txr_cycles_ne::bl, &r2pcie::ring_ad_used::cw,
    &r2pcie::ring_ad_used::ccw, &r2pcie::ring_ak_used::cw, &r2pcie::ring_ak_used::ccw,
    &r2pcie::ring_bl_used::cw, &r2pcie::ring_bl_used::ccw, &r2pcie::ring_iv_used::any,
    &r2pcie::rxr_ak_bounces::cw, &r2pcie::rxr_ak_bounces::ccw, &r2pcie::txr_nack_ccw::ad,
    &r2pcie::txr_nack_ccw::ak, &r2pcie::txr_nack_ccw::bl, &r2pcie::txr_nack_cw::ad,
    &r2pcie::txr_nack_cw::ak, &r2pcie::txr_nack_cw::bl, &r3qpi::clockticks,
    &r3qpi::c_hi_ad_credits_empty::cbo10, &r3qpi::c_hi_ad_credits_empty::cbo11,
    &r3qpi::c_hi_ad_credits_empty::cbo12, &r3qpi::c_hi_ad_credits_empty::cbo13,
    &r3qpi::c_hi_ad_credits_empty::cbo14, &r3qpi::c_hi_ad_credits_empty::cbo8,
    &r3qpi::c_hi_ad_credits_empty::cbo9, &r3qpi::c_lo_ad_credits_empty::cbo0,
    &r3qpi::c_lo_ad_credits_empty::cbo1, &r3qpi::c_lo_ad_credits_empty::cbo2,
    &r3qpi::c_lo_ad_credits_empty::cbo3, &r3qpi::c_lo_ad_credits_empty::cbo4,
    &r3qpi::c_lo_ad_credits_empty::cbo5, &r3qpi::c_lo_ad_credits_empty::cbo6,
    &r3qpi::c_lo_ad_credits_empty::cbo7, &r3qpi::ha_r2_bl_credits_empty::ha0,
    &r3qpi::ha_r2_bl_credits_empty::ha1, &r3qpi::ha_r2_bl_credits_empty::r2_ncb,
    &r3qpi::ha_r2_bl_credits_empty::r2_ncs, &r3qpi::qpi0_ad_credits_empty::vn0_hom,
    &r3qpi::qpi0_ad_credits_empty::vn0_ndr, &r3qpi::qpi0_ad_credits_empty::vn0_snp,
    &r3qpi::qpi0_ad_credits_empty::vn1_hom, &r3qpi::qpi0_ad_credits_empty::vn1_ndr,
    &r3qpi::qpi0_ad_credits_empty::vn1_snp, &r3qpi::qpi0_ad_credits_empty::vna,
    &r3qpi::qpi0_bl_credits_empty::vn0_hom, &r3qpi::qpi0_bl_credits_empty::vn0_ndr,
    &r3qpi::qpi0_bl_credits_empty::vn0_snp, &r3qpi::qpi0_bl_credits_empty::vn1_hom,
    &r3qpi::qpi0_bl_credits_empty::vn1_ndr, &r3qpi::qpi0_bl_credits_empty::vn1_snp,
    &r3qpi::qpi0_bl_credits_empty::vna, &r3qpi::qpi1_ad_credits_empty::vn0_hom,
    &r3qpi::qpi1_ad_credits_empty::vn0_ndr, &r3qpi::qpi1_ad_credits_empty::vn0_snp,
    &r3qpi::qpi1_ad_credits_empty::vn1_hom, &r3qpi::qpi1_ad_credits_empty::vn1_ndr,
    &r3qpi::qpi1_ad_credits_empty::vn1_snp, &r3qpi::qpi1_ad_credits_empty::vna,
    &r3qpi::qpi1_bl_credits_empty::vn0_hom, &r3qpi::qpi1_bl_credits_empty::vn0_ndr,
    &r3qpi::qpi1_bl_credits_empty::vn0_snp, &r3qpi::qpi1_bl_credits_empty::vn1_hom,
    &r3qpi::qpi1_bl_credits_empty::vn1_ndr, &r3qpi::qpi1_bl_credits_empty::vn1_snp,
    &r3qpi::qpi1_bl_credits_empty::vna, &r3qpi::ring_ad_used::ccw_vr0_even,
    &r3qpi::ring_ad_used::ccw_vr0_odd, &r3qpi::ring_ad_used::cw_vr0_even,
    &r3qpi::ring_ad_used::cw_vr0_odd, &r3qpi::ring_ak_used::ccw_vr0_even,
    &r3qpi::ring_ak_used::ccw_vr0_odd, &r3qpi::ring_ak_used::cw_vr0_even,
    &r3qpi::ring_ak_used::cw_vr0_odd, &r3qpi::ring_bl_used::ccw_vr0_even,
    &r3qpi::ring_bl_used::ccw_vr0_odd, &r3qpi::ring_bl_used::cw_vr0_even,
    &r3qpi::ring_bl_used::cw_vr0_odd, &r3qpi::ring_iv_used::ccw, &r3qpi::ring_iv_used::cw,
    &r3qpi::rxr_bypassed::ad, &r3qpi::rxr_cycles_ne::hom, &r3qpi::rxr_cycles_ne::ndr,
    &r3qpi::rxr_cycles_ne::snp, &r3qpi::rxr_inserts::drs, &r3qpi::rxr_inserts::hom,
    &r3qpi::rxr_inserts::ncb, &r3qpi::rxr_inserts::ncs, &r3qpi::rxr_inserts::ndr,
    &r3qpi::rxr_inserts::snp, &r3qpi::rxr_occupancy::drs, &r3qpi::rxr_occupancy::hom,
    &r3qpi::rxr_occupancy::ncb, &r3qpi::rxr_occupancy::ncs, &r3qpi::rxr_occupancy::ndr,
    &r3qpi::rxr_occupancy::snp, &r3qpi::txr_nack_ccw::ad, &r3qpi::txr_nack_ccw::ak,
    &r3qpi::txr_nack_ccw::bl, &r3qpi::txr_nack_cw::ad, &r3qpi::txr_nack_cw::ak,
    &r3qpi::txr_nack_cw::bl, &r3qpi::vn0_credits_reject::drs, &r3qpi::vn0_credits_reject::hom,
    &r3qpi::vn0_credits_reject::ncb, &r3qpi::vn0_credits_reject::ncs,
    &r3qpi::vn0_credits_reject::ndr, &r3qpi::vn0_credits_reject::snp, &r3qpi::vn0_credits_used::drs,
    &r3qpi::vn0_credits_used::hom, &r3qpi::vn0_credits_used::ncb, &r3qpi::vn0_credits_used::ncs,
    &r3qpi::vn0_credits_used::ndr, &r3qpi::vn0_credits_used::snp, &r3qpi::vn1_credits_reject::drs,
    &r3qpi::vn1_credits_reject::hom, &r3qpi::vn1_credits_reject::ncb,
    &r3qpi::vn1_credits_reject::ncs, &r3qpi::vn1_credits_reject::ndr,
    &r3qpi::vn1_credits_reject::snp, &r3qpi::vn1_credits_used::drs, &r3qpi::vn1_credits_used::hom,
    &r3qpi::vn1_credits_used::ncb, &r3qpi::vn1_credits_used::ncs, &r3qpi::vn1_credits_used::ndr,
    &r3qpi::vn1_credits_used::snp, &r3qpi::vna_credits_acquired_, &r3qpi::vna_credits_reject::drs,
    &r3qpi::vna_credits_reject::hom, &r3qpi::vna_credits_reject::ncb,
    &r3qpi::vna_credits_reject::ncs, &r3qpi::vna_credits_reject::ndr,
    &r3qpi::vna_credits_reject::snp, &r3qpi::vna_credit_cycles_out, &r3qpi::vna_credit_cycles_used,
    &r3qpi::ring_ad_used::cw, &r3qpi::ring_ad_used::ccw, &r3qpi::ring_ak_used::cw,
    &r3qpi::ring_ak_used::ccw, &r3qpi::ring_bl_used::cw, &r3qpi::ring_bl_used::ccw,
    &r3qpi::ring_iv_used::any, &r3qpi::rxr_ad_bypassed, &r3qpi::vna_credits_acquired::ad,
    &r3qpi::vna_credits_acquired::bl, &ubox::event_msg::doorbell_rcvd, &ubox::event_msg::int_prio,
    &ubox::event_msg::ipi_rcvd, &ubox::event_msg::msi_rcvd, &ubox::event_msg::vlw_rcvd,
    &ubox::filter_match::disable, &ubox::filter_match::enable, &ubox::filter_match::u2c_disable,
    &ubox::filter_match::u2c_enable, &ubox::lock_cycles, &ubox::phold_cycles::assert_to_ack,
    &ubox::u2c_events::cmc, &ubox::u2c_events::livelock, &ubox::u2c_events::lterror,
    &ubox::u2c_events::monitor_t0, &ubox::u2c_events::monitor_t1, &ubox::u2c_events::other,
    &ubox::u2c_events::trap, &ubox::u2c_events::umc, &ubox::racu_requests, &ubox::clockticks
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::ivy_bridge_ep
