// Events of the boxes outside of the cores: broadwell ep. Written by tools/uncore/write from
// a table: do not edit.
// bdx: from intel/perfmon 6dadedf3aa48, BDX/events/broadwellx_uncore.json version 23 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::broadwell_ep {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr core sharers[] = {core::haswell_ep, core::broadwell_de};
inline constexpr char cbo_names[] =
    "unc_c_bounce_control\0"
    "unc_c_clockticks\0"
    "unc_c_counter0_occupancy\0"
    "unc_c_fast_asserted\0"
    "unc_c_llc_lookup.data_read\0"
    "unc_c_llc_lookup.write\0"
    "unc_c_llc_lookup.remote_snoop\0"
    "unc_c_llc_lookup.any\0"
    "unc_c_llc_lookup.nid\0"
    "unc_c_llc_lookup.read\0"
    "unc_c_llc_victims.m_state\0"
    "unc_c_llc_victims.e_state\0"
    "unc_c_llc_victims.i_state\0"
    "unc_c_llc_victims.f_state\0"
    "unc_c_llc_victims.nid\0"
    "unc_c_llc_victims.miss\0"
    "unc_c_misc.rspi_was_fse\0"
    "unc_c_misc.wc_aliasing\0"
    "unc_c_misc.started\0"
    "unc_c_misc.rfo_hit_s\0"
    "unc_c_misc.cvzero_prefetch_victim\0"
    "unc_c_misc.cvzero_prefetch_miss\0"
    "unc_c_ring_ad_used.up_even\0"
    "unc_c_ring_ad_used.up_odd\0"
    "unc_c_ring_ad_used.down_even\0"
    "unc_c_ring_ad_used.down_odd\0"
    "unc_c_ring_ad_used.up\0"
    "unc_c_ring_ad_used.down\0"
    "unc_c_ring_ad_used.all\0"
    "unc_c_ring_ak_used.up_even\0"
    "unc_c_ring_ak_used.up_odd\0"
    "unc_c_ring_ak_used.down_even\0"
    "unc_c_ring_ak_used.down_odd\0"
    "unc_c_ring_ak_used.up\0"
    "unc_c_ring_ak_used.down\0"
    "unc_c_ring_ak_used.all\0"
    "unc_c_ring_bl_used.up_even\0"
    "unc_c_ring_bl_used.up_odd\0"
    "unc_c_ring_bl_used.down_even\0"
    "unc_c_ring_bl_used.down_odd\0"
    "unc_c_ring_bl_used.up\0"
    "unc_c_ring_bl_used.down\0"
    "unc_c_ring_bl_used.all\0"
    "unc_c_ring_bounces.ad\0"
    "unc_c_ring_bounces.ak\0"
    "unc_c_ring_bounces.bl\0"
    "unc_c_ring_bounces.iv\0"
    "unc_c_ring_iv_used.any\0"
    "unc_c_ring_iv_used.up\0"
    "unc_c_ring_iv_used.down\0"
    "unc_c_ring_iv_used.dn\0"
    "unc_c_ring_src_thrtl\0"
    "unc_c_rxr_ext_starved.irq\0"
    "unc_c_rxr_ext_starved.ipq\0"
    "unc_c_rxr_ext_starved.prq\0"
    "unc_c_rxr_ext_starved.ismq_bids\0"
    "unc_c_rxr_inserts.irq\0"
    "unc_c_rxr_inserts.irq_rej\0"
    "unc_c_rxr_inserts.ipq\0"
    "unc_c_rxr_inserts.prq\0"
    "unc_c_rxr_inserts.prq_rej\0"
    "unc_c_rxr_ipq_retry.any\0"
    "unc_c_rxr_ipq_retry.full\0"
    "unc_c_rxr_ipq_retry.addr_conflict\0"
    "unc_c_rxr_ipq_retry.qpi_credits\0"
    "unc_c_rxr_ipq_retry2.ad_sbo\0"
    "unc_c_rxr_ipq_retry2.target\0"
    "unc_c_rxr_irq_retry.any\0"
    "unc_c_rxr_irq_retry.full\0"
    "unc_c_rxr_irq_retry.addr_conflict\0"
    "unc_c_rxr_irq_retry.rtid\0"
    "unc_c_rxr_irq_retry.qpi_credits\0"
    "unc_c_rxr_irq_retry.iio_credits\0"
    "unc_c_rxr_irq_retry.nid\0"
    "unc_c_rxr_irq_retry2.ad_sbo\0"
    "unc_c_rxr_irq_retry2.bl_sbo\0"
    "unc_c_rxr_irq_retry2.target\0"
    "unc_c_rxr_ismq_retry.any\0"
    "unc_c_rxr_ismq_retry.full\0"
    "unc_c_rxr_ismq_retry.rtid\0"
    "unc_c_rxr_ismq_retry.qpi_credits\0"
    "unc_c_rxr_ismq_retry.iio_credits\0"
    "unc_c_rxr_ismq_retry.wb_credits\0"
    "unc_c_rxr_ismq_retry.nid\0"
    "unc_c_rxr_ismq_retry2.ad_sbo\0"
    "unc_c_rxr_ismq_retry2.bl_sbo\0"
    "unc_c_rxr_ismq_retry2.target\0"
    "unc_c_rxr_occupancy.irq\0"
    "unc_c_rxr_occupancy.irq_rej\0"
    "unc_c_rxr_occupancy.ipq\0"
    "unc_c_rxr_occupancy.prq_rej\0"
    "unc_c_sbo_credits_acquired.ad\0"
    "unc_c_sbo_credits_acquired.bl\0"
    "unc_c_sbo_credit_occupancy.ad\0"
    "unc_c_sbo_credit_occupancy.bl\0"
    "unc_c_tor_inserts.opcode\0"
    "unc_c_tor_inserts.eviction\0"
    "unc_c_tor_inserts.all\0"
    "unc_c_tor_inserts.wb\0"
    "unc_c_tor_inserts.miss_opcode\0"
    "unc_c_tor_inserts.nid_opcode\0"
    "unc_c_tor_inserts.nid_eviction\0"
    "unc_c_tor_inserts.nid_all\0"
    "unc_c_tor_inserts.nid_wb\0"
    "unc_c_tor_inserts.nid_miss_opcode\0"
    "unc_c_tor_inserts.nid_miss_all\0"
    "unc_c_tor_inserts.miss_local\0"
    "unc_c_tor_inserts.miss_remote\0"
    "unc_c_tor_inserts.local\0"
    "unc_c_tor_inserts.remote\0"
    "unc_c_tor_inserts.miss_local_opcode\0"
    "unc_c_tor_inserts.miss_remote_opcode\0"
    "unc_c_tor_inserts.local_opcode\0"
    "unc_c_tor_inserts.remote_opcode\0"
    "unc_c_tor_occupancy.opcode\0"
    "unc_c_tor_occupancy.eviction\0"
    "unc_c_tor_occupancy.all\0"
    "unc_c_tor_occupancy.miss_opcode\0"
    "unc_c_tor_occupancy.miss_all\0"
    "unc_c_tor_occupancy.nid_opcode\0"
    "unc_c_tor_occupancy.nid_eviction\0"
    "unc_c_tor_occupancy.nid_all\0"
    "unc_c_tor_occupancy.nid_miss_opcode\0"
    "unc_c_tor_occupancy.nid_miss_all\0"
    "unc_c_tor_occupancy.miss_local\0"
    "unc_c_tor_occupancy.miss_remote\0"
    "unc_c_tor_occupancy.local\0"
    "unc_c_tor_occupancy.remote\0"
    "unc_c_tor_occupancy.miss_local_opcode\0"
    "unc_c_tor_occupancy.miss_remote_opcode\0"
    "unc_c_tor_occupancy.local_opcode\0"
    "unc_c_tor_occupancy.remote_opcode\0"
    "unc_c_tor_occupancy.wb\0"
    "unc_c_tor_occupancy.nid_wb\0"
    "unc_c_txr_ads_used.ad\0"
    "unc_c_txr_ads_used.ak\0"
    "unc_c_txr_ads_used.bl\0"
    "unc_c_txr_inserts.ad_cache\0"
    "unc_c_txr_inserts.ak_cache\0"
    "unc_c_txr_inserts.bl_cache\0"
    "unc_c_txr_inserts.iv_cache\0"
    "unc_c_txr_inserts.ad_core\0"
    "unc_c_txr_inserts.ak_core\0"
    "unc_c_txr_inserts.bl_core\0"
    "unc_c_qlru.age0\0"
    "unc_c_qlru.age1\0"
    "unc_c_qlru.age2\0"
    "unc_c_qlru.age3\0"
    "unc_c_qlru.lru_decrement\0"
    "unc_c_qlru.victim_non_zero\0"
    "unc_c_ring_sink_starved.ad\0"
    "unc_c_ring_sink_starved.ak\0"
    "unc_c_ring_sink_starved.iv\0"
    "unc_c_ring_sink_starved.bl\0"
    "unc_c_rxr_int_starved.irq\0"
    "unc_c_rxr_int_starved.ipq\0"
    "unc_c_rxr_int_starved.ismq\0"
    "unc_c_rxr_int_starved.prq\0"
    "unc_c_txr_starved.ak_both\0"
    "unc_c_txr_starved.bl_both\0"
    "unc_c_txr_starved.iv\0"
    "unc_c_txr_starved.ad_core\0";
inline constexpr select::event_list cbo_list{"broadwell_ep", core::broadwell_ep, cbo_names, all_of(sharers)};
inline constexpr char ha_names[] =
    "unc_h_addr_opc_match.filt\0"
    "unc_h_addr_opc_match.addr\0"
    "unc_h_addr_opc_match.opc\0"
    "unc_h_addr_opc_match.ad\0"
    "unc_h_addr_opc_match.bl\0"
    "unc_h_addr_opc_match.ak\0"
    "unc_h_bt_cycles_ne\0"
    "unc_h_bypass_imc.taken\0"
    "unc_h_bypass_imc.not_taken\0"
    "unc_h_clockticks\0"
    "unc_h_direct2core_count\0"
    "unc_h_direct2core_cycles_disabled\0"
    "unc_h_direct2core_txn_override\0"
    "unc_h_directory_lat_opt\0"
    "unc_h_directory_lookup.snp\0"
    "unc_h_directory_lookup.no_snp\0"
    "unc_h_directory_update.set\0"
    "unc_h_directory_update.clear\0"
    "unc_h_directory_update.any\0"
    "unc_h_hitme_hit.read_or_invitoe\0"
    "unc_h_hitme_hit.wbmtoi\0"
    "unc_h_hitme_hit.ackcnfltwbi\0"
    "unc_h_hitme_hit.wbmtoe_or_s\0"
    "unc_h_hitme_hit.rspfwdi_remote\0"
    "unc_h_hitme_hit.rspfwdi_local\0"
    "unc_h_hitme_hit.rspfwds\0"
    "unc_h_hitme_hit.rsp\0"
    "unc_h_hitme_hit.allocs\0"
    "unc_h_hitme_hit.evicts\0"
    "unc_h_hitme_hit.invals\0"
    "unc_h_hitme_hit.all\0"
    "unc_h_hitme_hit.hom\0"
    "unc_h_hitme_hit_pv_bits_set.read_or_invitoe\0"
    "unc_h_hitme_hit_pv_bits_set.wbmtoi\0"
    "unc_h_hitme_hit_pv_bits_set.ackcnfltwbi\0"
    "unc_h_hitme_hit_pv_bits_set.wbmtoe_or_s\0"
    "unc_h_hitme_hit_pv_bits_set.rspfwdi_remote\0"
    "unc_h_hitme_hit_pv_bits_set.rspfwdi_local\0"
    "unc_h_hitme_hit_pv_bits_set.rspfwds\0"
    "unc_h_hitme_hit_pv_bits_set.rsp\0"
    "unc_h_hitme_hit_pv_bits_set.all\0"
    "unc_h_hitme_hit_pv_bits_set.hom\0"
    "unc_h_hitme_lookup.read_or_invitoe\0"
    "unc_h_hitme_lookup.wbmtoi\0"
    "unc_h_hitme_lookup.ackcnfltwbi\0"
    "unc_h_hitme_lookup.wbmtoe_or_s\0"
    "unc_h_hitme_lookup.rspfwdi_remote\0"
    "unc_h_hitme_lookup.rspfwdi_local\0"
    "unc_h_hitme_lookup.rspfwds\0"
    "unc_h_hitme_lookup.rsp\0"
    "unc_h_hitme_lookup.allocs\0"
    "unc_h_hitme_lookup.invals\0"
    "unc_h_hitme_lookup.all\0"
    "unc_h_hitme_lookup.hom\0"
    "unc_h_igr_no_credit_cycles.ad_qpi0\0"
    "unc_h_igr_no_credit_cycles.ad_qpi1\0"
    "unc_h_igr_no_credit_cycles.bl_qpi0\0"
    "unc_h_igr_no_credit_cycles.bl_qpi1\0"
    "unc_h_igr_no_credit_cycles.ad_qpi2\0"
    "unc_h_igr_no_credit_cycles.bl_qpi2\0"
    "unc_h_imc_reads.normal\0"
    "unc_h_imc_retry\0"
    "unc_h_imc_writes.full\0"
    "unc_h_imc_writes.partial\0"
    "unc_h_imc_writes.full_isoch\0"
    "unc_h_imc_writes.partial_isoch\0"
    "unc_h_imc_writes.all\0"
    "unc_h_osb.reads_local\0"
    "unc_h_osb.invitoe_local\0"
    "unc_h_osb.remote\0"
    "unc_h_osb.cancelled\0"
    "unc_h_osb.reads_local_useful\0"
    "unc_h_osb.remote_useful\0"
    "unc_h_osb_edr.all\0"
    "unc_h_osb_edr.reads_local_i\0"
    "unc_h_osb_edr.reads_remote_i\0"
    "unc_h_osb_edr.reads_local_s\0"
    "unc_h_osb_edr.reads_remote_s\0"
    "unc_h_requests.reads\0"
    "unc_h_requests.writes\0"
    "unc_h_requests.reads_local\0"
    "unc_h_requests.reads_remote\0"
    "unc_h_requests.writes_local\0"
    "unc_h_requests.writes_remote\0"
    "unc_h_requests.invitoe_local\0"
    "unc_h_requests.invitoe_remote\0"
    "unc_h_ring_ad_used.cw_even\0"
    "unc_h_ring_ad_used.cw_odd\0"
    "unc_h_ring_ad_used.ccw_even\0"
    "unc_h_ring_ad_used.ccw_odd\0"
    "unc_h_ring_ad_used.cw\0"
    "unc_h_ring_ad_used.ccw\0"
    "unc_h_ring_ak_used.cw_even\0"
    "unc_h_ring_ak_used.cw_odd\0"
    "unc_h_ring_ak_used.ccw_even\0"
    "unc_h_ring_ak_used.ccw_odd\0"
    "unc_h_ring_ak_used.cw\0"
    "unc_h_ring_ak_used.ccw\0"
    "unc_h_ring_bl_used.cw_even\0"
    "unc_h_ring_bl_used.cw_odd\0"
    "unc_h_ring_bl_used.ccw_even\0"
    "unc_h_ring_bl_used.ccw_odd\0"
    "unc_h_ring_bl_used.cw\0"
    "unc_h_ring_bl_used.ccw\0"
    "unc_h_rpq_cycles_no_reg_credits.chn0\0"
    "unc_h_rpq_cycles_no_reg_credits.chn1\0"
    "unc_h_rpq_cycles_no_reg_credits.chn2\0"
    "unc_h_rpq_cycles_no_reg_credits.chn3\0"
    "unc_h_sbo0_credits_acquired.ad\0"
    "unc_h_sbo0_credits_acquired.bl\0"
    "unc_h_sbo0_credit_occupancy.ad\0"
    "unc_h_sbo0_credit_occupancy.bl\0"
    "unc_h_sbo1_credits_acquired.ad\0"
    "unc_h_sbo1_credits_acquired.bl\0"
    "unc_h_sbo1_credit_occupancy.ad\0"
    "unc_h_sbo1_credit_occupancy.bl\0"
    "unc_h_snoops_rsp_after_data.local\0"
    "unc_h_snoops_rsp_after_data.remote\0"
    "unc_h_snoop_cycles_ne.local\0"
    "unc_h_snoop_cycles_ne.remote\0"
    "unc_h_snoop_cycles_ne.all\0"
    "unc_h_snoop_occupancy.local\0"
    "unc_h_snoop_occupancy.remote\0"
    "unc_h_snoop_resp.rspi\0"
    "unc_h_snoop_resp.rsps\0"
    "unc_h_snoop_resp.rspifwd\0"
    "unc_h_snoop_resp.rspsfwd\0"
    "unc_h_snoop_resp.rsp_wb\0"
    "unc_h_snoop_resp.rsp_fwd_wb\0"
    "unc_h_snoop_resp.rspcnflct\0"
    "unc_h_snp_resp_recv_local.rspi\0"
    "unc_h_snp_resp_recv_local.rsps\0"
    "unc_h_snp_resp_recv_local.rspifwd\0"
    "unc_h_snp_resp_recv_local.rspsfwd\0"
    "unc_h_snp_resp_recv_local.rspxwb\0"
    "unc_h_snp_resp_recv_local.rspxfwdxwb\0"
    "unc_h_snp_resp_recv_local.rspcnflct\0"
    "unc_h_snp_resp_recv_local.other\0"
    "unc_h_stall_no_sbo_credit.sbo0_ad\0"
    "unc_h_stall_no_sbo_credit.sbo1_ad\0"
    "unc_h_stall_no_sbo_credit.sbo0_bl\0"
    "unc_h_stall_no_sbo_credit.sbo1_bl\0"
    "unc_h_tad_requests_g0.region0\0"
    "unc_h_tad_requests_g0.region1\0"
    "unc_h_tad_requests_g0.region2\0"
    "unc_h_tad_requests_g0.region3\0"
    "unc_h_tad_requests_g0.region4\0"
    "unc_h_tad_requests_g0.region5\0"
    "unc_h_tad_requests_g0.region6\0"
    "unc_h_tad_requests_g0.region7\0"
    "unc_h_tad_requests_g1.region8\0"
    "unc_h_tad_requests_g1.region9\0"
    "unc_h_tad_requests_g1.region10\0"
    "unc_h_tad_requests_g1.region11\0"
    "unc_h_tracker_cycles_full.gp\0"
    "unc_h_tracker_cycles_full.all\0"
    "unc_h_tracker_cycles_ne.local\0"
    "unc_h_tracker_cycles_ne.remote\0"
    "unc_h_tracker_cycles_ne.all\0"
    "unc_h_tracker_occupancy.reads_local\0"
    "unc_h_tracker_occupancy.reads_remote\0"
    "unc_h_tracker_occupancy.writes_local\0"
    "unc_h_tracker_occupancy.writes_remote\0"
    "unc_h_tracker_occupancy.invitoe_local\0"
    "unc_h_tracker_occupancy.invitoe_remote\0"
    "unc_h_tracker_pending_occupancy.local\0"
    "unc_h_tracker_pending_occupancy.remote\0"
    "unc_h_txr_ad_cycles_full.sched0\0"
    "unc_h_txr_ad_cycles_full.sched1\0"
    "unc_h_txr_ad_cycles_full.all\0"
    "unc_h_txr_ak_cycles_full.sched0\0"
    "unc_h_txr_ak_cycles_full.sched1\0"
    "unc_h_txr_ak_cycles_full.all\0"
    "unc_h_txr_bl.drs_cache\0"
    "unc_h_txr_bl.drs_core\0"
    "unc_h_txr_bl.drs_qpi\0"
    "unc_h_txr_bl_cycles_full.sched0\0"
    "unc_h_txr_bl_cycles_full.sched1\0"
    "unc_h_txr_bl_cycles_full.all\0"
    "unc_h_txr_starved.ak\0"
    "unc_h_txr_starved.bl\0"
    "unc_h_wpq_cycles_no_reg_credits.chn0\0"
    "unc_h_wpq_cycles_no_reg_credits.chn1\0"
    "unc_h_wpq_cycles_no_reg_credits.chn2\0"
    "unc_h_wpq_cycles_no_reg_credits.chn3\0"
    "unc_h_bt_to_ht_not_issued.incoming_snp_hazard\0"
    "unc_h_bt_to_ht_not_issued.incoming_bl_hazard\0"
    "unc_h_bt_to_ht_not_issued.rspackcflt_hazard\0"
    "unc_h_bt_to_ht_not_issued.wbmdata_hazard\0"
    "unc_h_iot_backpressure.sat\0"
    "unc_h_iot_backpressure.hub\0"
    "unc_h_iot_cts_east_lo.cts0\0"
    "unc_h_iot_cts_east_lo.cts1\0"
    "unc_h_iot_cts_hi.cts2\0"
    "unc_h_iot_cts_hi.cts3\0"
    "unc_h_iot_cts_west_lo.cts0\0"
    "unc_h_iot_cts_west_lo.cts1\0"
    "unc_h_rpq_cycles_no_spec_credits.chn0\0"
    "unc_h_rpq_cycles_no_spec_credits.chn1\0"
    "unc_h_rpq_cycles_no_spec_credits.chn2\0"
    "unc_h_rpq_cycles_no_spec_credits.chn3\0"
    "unc_h_txr_ad.hom\0"
    "unc_h_txr_ad_cycles_ne.sched0\0"
    "unc_h_txr_ad_cycles_ne.sched1\0"
    "unc_h_txr_ad_cycles_ne.all\0"
    "unc_h_txr_ad_inserts.sched0\0"
    "unc_h_txr_ad_inserts.sched1\0"
    "unc_h_txr_ad_inserts.all\0"
    "unc_h_txr_ak_cycles_ne.sched0\0"
    "unc_h_txr_ak_cycles_ne.sched1\0"
    "unc_h_txr_ak_cycles_ne.all\0"
    "unc_h_txr_ak_inserts.sched0\0"
    "unc_h_txr_ak_inserts.sched1\0"
    "unc_h_txr_ak_inserts.all\0"
    "unc_h_txr_bl_cycles_ne.sched0\0"
    "unc_h_txr_bl_cycles_ne.sched1\0"
    "unc_h_txr_bl_cycles_ne.all\0"
    "unc_h_txr_bl_inserts.sched0\0"
    "unc_h_txr_bl_inserts.sched1\0"
    "unc_h_txr_bl_inserts.all\0"
    "unc_h_wpq_cycles_no_spec_credits.chn0\0"
    "unc_h_wpq_cycles_no_spec_credits.chn1\0"
    "unc_h_wpq_cycles_no_spec_credits.chn2\0"
    "unc_h_wpq_cycles_no_spec_credits.chn3\0"
    "unc_h_ring_ak_used.all\0"
    "unc_h_ring_bl_used.all\0";
inline constexpr select::event_list ha_list{"broadwell_ep", core::broadwell_ep, ha_names, all_of(sharers)};
inline constexpr char imc_names[] =
    "unc_m_act_count.rd\0"
    "unc_m_act_count.wr\0"
    "unc_m_act_count.byp\0"
    "unc_m_byp_cmds.act\0"
    "unc_m_byp_cmds.cas\0"
    "unc_m_byp_cmds.pre\0"
    "unc_m_cas_count.rd_reg\0"
    "unc_m_cas_count.rd_underfill\0"
    "unc_m_cas_count.rd\0"
    "unc_m_cas_count.wr_wmm\0"
    "unc_m_cas_count.wr_rmm\0"
    "unc_m_cas_count.wr\0"
    "unc_m_cas_count.all\0"
    "unc_m_cas_count.rd_wmm\0"
    "unc_m_cas_count.rd_rmm\0"
    "unc_m_dclockticks\0"
    "unc_m_dram_pre_all\0"
    "unc_m_dram_refresh.panic\0"
    "unc_m_dram_refresh.high\0"
    "unc_m_ecc_correctable_errors\0"
    "unc_m_major_modes.read\0"
    "unc_m_major_modes.write\0"
    "unc_m_major_modes.partial\0"
    "unc_m_major_modes.isoch\0"
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
    "unc_m_power_pcu_throttling\0"
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
    "unc_m_pre_count.page_miss\0"
    "unc_m_pre_count.page_close\0"
    "unc_m_pre_count.rd\0"
    "unc_m_pre_count.wr\0"
    "unc_m_pre_count.byp\0"
    "unc_m_rd_cas_prio.low\0"
    "unc_m_rd_cas_prio.med\0"
    "unc_m_rd_cas_prio.high\0"
    "unc_m_rd_cas_prio.panic\0"
    "unc_m_rd_cas_rank0.bank1\0"
    "unc_m_rd_cas_rank0.bank2\0"
    "unc_m_rd_cas_rank0.bank4\0"
    "unc_m_rd_cas_rank0.bank8\0"
    "unc_m_rd_cas_rank0.allbanks\0"
    "unc_m_rd_cas_rank0.bank0\0"
    "unc_m_rd_cas_rank0.bank3\0"
    "unc_m_rd_cas_rank0.bank5\0"
    "unc_m_rd_cas_rank0.bank6\0"
    "unc_m_rd_cas_rank0.bank7\0"
    "unc_m_rd_cas_rank0.bank9\0"
    "unc_m_rd_cas_rank0.bank10\0"
    "unc_m_rd_cas_rank0.bank11\0"
    "unc_m_rd_cas_rank0.bank12\0"
    "unc_m_rd_cas_rank0.bank13\0"
    "unc_m_rd_cas_rank0.bank14\0"
    "unc_m_rd_cas_rank0.bank15\0"
    "unc_m_rd_cas_rank0.bankg0\0"
    "unc_m_rd_cas_rank0.bankg1\0"
    "unc_m_rd_cas_rank0.bankg2\0"
    "unc_m_rd_cas_rank0.bankg3\0"
    "unc_m_rd_cas_rank1.bank1\0"
    "unc_m_rd_cas_rank1.bank2\0"
    "unc_m_rd_cas_rank1.bank4\0"
    "unc_m_rd_cas_rank1.bank8\0"
    "unc_m_rd_cas_rank1.allbanks\0"
    "unc_m_rd_cas_rank1.bank0\0"
    "unc_m_rd_cas_rank1.bank3\0"
    "unc_m_rd_cas_rank1.bank5\0"
    "unc_m_rd_cas_rank1.bank6\0"
    "unc_m_rd_cas_rank1.bank7\0"
    "unc_m_rd_cas_rank1.bank9\0"
    "unc_m_rd_cas_rank1.bank10\0"
    "unc_m_rd_cas_rank1.bank11\0"
    "unc_m_rd_cas_rank1.bank12\0"
    "unc_m_rd_cas_rank1.bank13\0"
    "unc_m_rd_cas_rank1.bank14\0"
    "unc_m_rd_cas_rank1.bank15\0"
    "unc_m_rd_cas_rank1.bankg0\0"
    "unc_m_rd_cas_rank1.bankg1\0"
    "unc_m_rd_cas_rank1.bankg2\0"
    "unc_m_rd_cas_rank1.bankg3\0"
    "unc_m_rd_cas_rank2.bank0\0"
    "unc_m_rd_cas_rank4.bank1\0"
    "unc_m_rd_cas_rank4.bank2\0"
    "unc_m_rd_cas_rank4.bank4\0"
    "unc_m_rd_cas_rank4.bank8\0"
    "unc_m_rd_cas_rank4.allbanks\0"
    "unc_m_rd_cas_rank4.bank0\0"
    "unc_m_rd_cas_rank4.bank3\0"
    "unc_m_rd_cas_rank4.bank5\0"
    "unc_m_rd_cas_rank4.bank6\0"
    "unc_m_rd_cas_rank4.bank7\0"
    "unc_m_rd_cas_rank4.bank9\0"
    "unc_m_rd_cas_rank4.bank10\0"
    "unc_m_rd_cas_rank4.bank11\0"
    "unc_m_rd_cas_rank4.bank12\0"
    "unc_m_rd_cas_rank4.bank13\0"
    "unc_m_rd_cas_rank4.bank14\0"
    "unc_m_rd_cas_rank4.bank15\0"
    "unc_m_rd_cas_rank4.bankg0\0"
    "unc_m_rd_cas_rank4.bankg1\0"
    "unc_m_rd_cas_rank4.bankg2\0"
    "unc_m_rd_cas_rank4.bankg3\0"
    "unc_m_rd_cas_rank5.bank1\0"
    "unc_m_rd_cas_rank5.bank2\0"
    "unc_m_rd_cas_rank5.bank4\0"
    "unc_m_rd_cas_rank5.bank8\0"
    "unc_m_rd_cas_rank5.allbanks\0"
    "unc_m_rd_cas_rank5.bank0\0"
    "unc_m_rd_cas_rank5.bank3\0"
    "unc_m_rd_cas_rank5.bank5\0"
    "unc_m_rd_cas_rank5.bank6\0"
    "unc_m_rd_cas_rank5.bank7\0"
    "unc_m_rd_cas_rank5.bank9\0"
    "unc_m_rd_cas_rank5.bank10\0"
    "unc_m_rd_cas_rank5.bank11\0"
    "unc_m_rd_cas_rank5.bank12\0"
    "unc_m_rd_cas_rank5.bank13\0"
    "unc_m_rd_cas_rank5.bank14\0"
    "unc_m_rd_cas_rank5.bank15\0"
    "unc_m_rd_cas_rank5.bankg0\0"
    "unc_m_rd_cas_rank5.bankg1\0"
    "unc_m_rd_cas_rank5.bankg2\0"
    "unc_m_rd_cas_rank5.bankg3\0"
    "unc_m_rd_cas_rank6.bank1\0"
    "unc_m_rd_cas_rank6.bank2\0"
    "unc_m_rd_cas_rank6.bank4\0"
    "unc_m_rd_cas_rank6.bank8\0"
    "unc_m_rd_cas_rank6.allbanks\0"
    "unc_m_rd_cas_rank6.bank0\0"
    "unc_m_rd_cas_rank6.bank3\0"
    "unc_m_rd_cas_rank6.bank5\0"
    "unc_m_rd_cas_rank6.bank6\0"
    "unc_m_rd_cas_rank6.bank7\0"
    "unc_m_rd_cas_rank6.bank9\0"
    "unc_m_rd_cas_rank6.bank10\0"
    "unc_m_rd_cas_rank6.bank11\0"
    "unc_m_rd_cas_rank6.bank12\0"
    "unc_m_rd_cas_rank6.bank13\0"
    "unc_m_rd_cas_rank6.bank14\0"
    "unc_m_rd_cas_rank6.bank15\0"
    "unc_m_rd_cas_rank6.bankg0\0"
    "unc_m_rd_cas_rank6.bankg1\0"
    "unc_m_rd_cas_rank6.bankg2\0"
    "unc_m_rd_cas_rank6.bankg3\0"
    "unc_m_rd_cas_rank7.bank1\0"
    "unc_m_rd_cas_rank7.bank2\0"
    "unc_m_rd_cas_rank7.bank4\0"
    "unc_m_rd_cas_rank7.bank8\0"
    "unc_m_rd_cas_rank7.allbanks\0"
    "unc_m_rd_cas_rank7.bank0\0"
    "unc_m_rd_cas_rank7.bank3\0"
    "unc_m_rd_cas_rank7.bank5\0"
    "unc_m_rd_cas_rank7.bank6\0"
    "unc_m_rd_cas_rank7.bank7\0"
    "unc_m_rd_cas_rank7.bank9\0"
    "unc_m_rd_cas_rank7.bank10\0"
    "unc_m_rd_cas_rank7.bank11\0"
    "unc_m_rd_cas_rank7.bank12\0"
    "unc_m_rd_cas_rank7.bank13\0"
    "unc_m_rd_cas_rank7.bank14\0"
    "unc_m_rd_cas_rank7.bank15\0"
    "unc_m_rd_cas_rank7.bankg0\0"
    "unc_m_rd_cas_rank7.bankg1\0"
    "unc_m_rd_cas_rank7.bankg2\0"
    "unc_m_rd_cas_rank7.bankg3\0"
    "unc_m_rpq_cycles_ne\0"
    "unc_m_rpq_inserts\0"
    "unc_m_vmse_mxb_wr_occupancy\0"
    "unc_m_vmse_wr_push.wmm\0"
    "unc_m_vmse_wr_push.rmm\0"
    "unc_m_wmm_to_rmm.low_thresh\0"
    "unc_m_wmm_to_rmm.starve\0"
    "unc_m_wmm_to_rmm.vmse_retry\0"
    "unc_m_wpq_cycles_full\0"
    "unc_m_wpq_cycles_ne\0"
    "unc_m_wpq_read_hit\0"
    "unc_m_wpq_write_hit\0"
    "unc_m_wrong_mm\0"
    "unc_m_wr_cas_rank0.bank1\0"
    "unc_m_wr_cas_rank0.bank2\0"
    "unc_m_wr_cas_rank0.bank4\0"
    "unc_m_wr_cas_rank0.bank8\0"
    "unc_m_wr_cas_rank0.allbanks\0"
    "unc_m_wr_cas_rank0.bank0\0"
    "unc_m_wr_cas_rank0.bank3\0"
    "unc_m_wr_cas_rank0.bank5\0"
    "unc_m_wr_cas_rank0.bank6\0"
    "unc_m_wr_cas_rank0.bank7\0"
    "unc_m_wr_cas_rank0.bank9\0"
    "unc_m_wr_cas_rank0.bank10\0"
    "unc_m_wr_cas_rank0.bank11\0"
    "unc_m_wr_cas_rank0.bank12\0"
    "unc_m_wr_cas_rank0.bank13\0"
    "unc_m_wr_cas_rank0.bank14\0"
    "unc_m_wr_cas_rank0.bank15\0"
    "unc_m_wr_cas_rank0.bankg0\0"
    "unc_m_wr_cas_rank0.bankg1\0"
    "unc_m_wr_cas_rank0.bankg2\0"
    "unc_m_wr_cas_rank0.bankg3\0"
    "unc_m_wr_cas_rank1.bank1\0"
    "unc_m_wr_cas_rank1.bank2\0"
    "unc_m_wr_cas_rank1.bank4\0"
    "unc_m_wr_cas_rank1.bank8\0"
    "unc_m_wr_cas_rank1.allbanks\0"
    "unc_m_wr_cas_rank1.bank0\0"
    "unc_m_wr_cas_rank1.bank3\0"
    "unc_m_wr_cas_rank1.bank5\0"
    "unc_m_wr_cas_rank1.bank6\0"
    "unc_m_wr_cas_rank1.bank7\0"
    "unc_m_wr_cas_rank1.bank9\0"
    "unc_m_wr_cas_rank1.bank10\0"
    "unc_m_wr_cas_rank1.bank11\0"
    "unc_m_wr_cas_rank1.bank12\0"
    "unc_m_wr_cas_rank1.bank13\0"
    "unc_m_wr_cas_rank1.bank14\0"
    "unc_m_wr_cas_rank1.bank15\0"
    "unc_m_wr_cas_rank1.bankg0\0"
    "unc_m_wr_cas_rank1.bankg1\0"
    "unc_m_wr_cas_rank1.bankg2\0"
    "unc_m_wr_cas_rank1.bankg3\0"
    "unc_m_wr_cas_rank4.bank1\0"
    "unc_m_wr_cas_rank4.bank2\0"
    "unc_m_wr_cas_rank4.bank4\0"
    "unc_m_wr_cas_rank4.bank8\0"
    "unc_m_wr_cas_rank4.allbanks\0"
    "unc_m_wr_cas_rank4.bank0\0"
    "unc_m_wr_cas_rank4.bank3\0"
    "unc_m_wr_cas_rank4.bank5\0"
    "unc_m_wr_cas_rank4.bank6\0"
    "unc_m_wr_cas_rank4.bank7\0"
    "unc_m_wr_cas_rank4.bank9\0"
    "unc_m_wr_cas_rank4.bank10\0"
    "unc_m_wr_cas_rank4.bank11\0"
    "unc_m_wr_cas_rank4.bank12\0"
    "unc_m_wr_cas_rank4.bank13\0"
    "unc_m_wr_cas_rank4.bank14\0"
    "unc_m_wr_cas_rank4.bank15\0"
    "unc_m_wr_cas_rank4.bankg0\0"
    "unc_m_wr_cas_rank4.bankg1\0"
    "unc_m_wr_cas_rank4.bankg2\0"
    "unc_m_wr_cas_rank4.bankg3\0"
    "unc_m_wr_cas_rank5.bank1\0"
    "unc_m_wr_cas_rank5.bank2\0"
    "unc_m_wr_cas_rank5.bank4\0"
    "unc_m_wr_cas_rank5.bank8\0"
    "unc_m_wr_cas_rank5.allbanks\0"
    "unc_m_wr_cas_rank5.bank0\0"
    "unc_m_wr_cas_rank5.bank3\0"
    "unc_m_wr_cas_rank5.bank5\0"
    "unc_m_wr_cas_rank5.bank6\0"
    "unc_m_wr_cas_rank5.bank7\0"
    "unc_m_wr_cas_rank5.bank9\0"
    "unc_m_wr_cas_rank5.bank10\0"
    "unc_m_wr_cas_rank5.bank11\0"
    "unc_m_wr_cas_rank5.bank12\0"
    "unc_m_wr_cas_rank5.bank13\0"
    "unc_m_wr_cas_rank5.bank14\0"
    "unc_m_wr_cas_rank5.bank15\0"
    "unc_m_wr_cas_rank5.bankg0\0"
    "unc_m_wr_cas_rank5.bankg1\0"
    "unc_m_wr_cas_rank5.bankg2\0"
    "unc_m_wr_cas_rank5.bankg3\0"
    "unc_m_wr_cas_rank6.bank1\0"
    "unc_m_wr_cas_rank6.bank2\0"
    "unc_m_wr_cas_rank6.bank4\0"
    "unc_m_wr_cas_rank6.bank8\0"
    "unc_m_wr_cas_rank6.allbanks\0"
    "unc_m_wr_cas_rank6.bank0\0"
    "unc_m_wr_cas_rank6.bank3\0"
    "unc_m_wr_cas_rank6.bank5\0"
    "unc_m_wr_cas_rank6.bank6\0"
    "unc_m_wr_cas_rank6.bank7\0"
    "unc_m_wr_cas_rank6.bank9\0"
    "unc_m_wr_cas_rank6.bank10\0"
    "unc_m_wr_cas_rank6.bank11\0"
    "unc_m_wr_cas_rank6.bank12\0"
    "unc_m_wr_cas_rank6.bank13\0"
    "unc_m_wr_cas_rank6.bank14\0"
    "unc_m_wr_cas_rank6.bank15\0"
    "unc_m_wr_cas_rank6.bankg0\0"
    "unc_m_wr_cas_rank6.bankg1\0"
    "unc_m_wr_cas_rank6.bankg2\0"
    "unc_m_wr_cas_rank6.bankg3\0"
    "unc_m_wr_cas_rank7.bank1\0"
    "unc_m_wr_cas_rank7.bank2\0"
    "unc_m_wr_cas_rank7.bank4\0"
    "unc_m_wr_cas_rank7.bank8\0"
    "unc_m_wr_cas_rank7.allbanks\0"
    "unc_m_wr_cas_rank7.bank0\0"
    "unc_m_wr_cas_rank7.bank3\0"
    "unc_m_wr_cas_rank7.bank5\0"
    "unc_m_wr_cas_rank7.bank6\0"
    "unc_m_wr_cas_rank7.bank7\0"
    "unc_m_wr_cas_rank7.bank9\0"
    "unc_m_wr_cas_rank7.bank10\0"
    "unc_m_wr_cas_rank7.bank11\0"
    "unc_m_wr_cas_rank7.bank12\0"
    "unc_m_wr_cas_rank7.bank13\0"
    "unc_m_wr_cas_rank7.bank14\0"
    "unc_m_wr_cas_rank7.bank15\0"
    "unc_m_wr_cas_rank7.bankg0\0"
    "unc_m_wr_cas_rank7.bankg1\0"
    "unc_m_wr_cas_rank7.bankg2\0"
    "unc_m_wr_cas_rank7.bankg3\0"
    "unc_m_clockticks_p\0"
    "unc_m_clockticks\0";
inline constexpr select::event_list imc_list{"broadwell_ep", core::broadwell_ep, imc_names, all_of(sharers)};
inline constexpr char irp_names[] =
    "unc_i_cache_total_occupancy.any\0"
    "unc_i_cache_total_occupancy.source\0"
    "unc_i_clockticks\0"
    "unc_i_coherent_ops.pcirdcur\0"
    "unc_i_coherent_ops.crd\0"
    "unc_i_coherent_ops.drd\0"
    "unc_i_coherent_ops.rfo\0"
    "unc_i_coherent_ops.pcitom\0"
    "unc_i_coherent_ops.pcidcahint\0"
    "unc_i_coherent_ops.wbmtoi\0"
    "unc_i_coherent_ops.clflush\0"
    "unc_i_misc0.fast_req\0"
    "unc_i_misc0.fast_rej\0"
    "unc_i_misc0.2nd_rd_insert\0"
    "unc_i_misc0.2nd_wr_insert\0"
    "unc_i_misc0.2nd_atomic_insert\0"
    "unc_i_misc0.fast_xfer\0"
    "unc_i_misc0.pf_ack_hint\0"
    "unc_i_misc0.pf_timeout\0"
    "unc_i_misc1.slow_i\0"
    "unc_i_misc1.slow_s\0"
    "unc_i_misc1.slow_e\0"
    "unc_i_misc1.slow_m\0"
    "unc_i_misc1.lost_fwd\0"
    "unc_i_misc1.sec_rcvd_invld\0"
    "unc_i_misc1.sec_rcvd_vld\0"
    "unc_i_misc1.data_throttle\0"
    "unc_i_rxr_ak_inserts\0"
    "unc_i_rxr_bl_drs_cycles_full\0"
    "unc_i_rxr_bl_drs_inserts\0"
    "unc_i_rxr_bl_drs_occupancy\0"
    "unc_i_rxr_bl_ncb_cycles_full\0"
    "unc_i_rxr_bl_ncb_inserts\0"
    "unc_i_rxr_bl_ncb_occupancy\0"
    "unc_i_rxr_bl_ncs_cycles_full\0"
    "unc_i_rxr_bl_ncs_inserts\0"
    "unc_i_rxr_bl_ncs_occupancy\0"
    "unc_i_snoop_resp.miss\0"
    "unc_i_snoop_resp.hit_i\0"
    "unc_i_snoop_resp.hit_es\0"
    "unc_i_snoop_resp.hit_m\0"
    "unc_i_snoop_resp.snpcode\0"
    "unc_i_snoop_resp.snpdata\0"
    "unc_i_snoop_resp.snpinv\0"
    "unc_i_transactions.reads\0"
    "unc_i_transactions.writes\0"
    "unc_i_transactions.rd_pref\0"
    "unc_i_transactions.wr_pref\0"
    "unc_i_transactions.atomic\0"
    "unc_i_transactions.other\0"
    "unc_i_transactions.orderingq\0"
    "unc_i_txr_ad_stall_credit_cycles\0"
    "unc_i_txr_bl_stall_credit_cycles\0"
    "unc_i_txr_data_inserts_ncb\0"
    "unc_i_txr_data_inserts_ncs\0"
    "unc_i_txr_request_occupancy\0";
inline constexpr select::event_list irp_list{"broadwell_ep", core::broadwell_ep, irp_names, all_of(sharers)};
inline constexpr char pcu_names[] =
    "unc_p_clockticks\0"
    "unc_p_core0_transition_cycles\0"
    "unc_p_core10_transition_cycles\0"
    "unc_p_core11_transition_cycles\0"
    "unc_p_core12_transition_cycles\0"
    "unc_p_core13_transition_cycles\0"
    "unc_p_core14_transition_cycles\0"
    "unc_p_core15_transition_cycles\0"
    "unc_p_core16_transition_cycles\0"
    "unc_p_core17_transition_cycles\0"
    "unc_p_core1_transition_cycles\0"
    "unc_p_core2_transition_cycles\0"
    "unc_p_core3_transition_cycles\0"
    "unc_p_core4_transition_cycles\0"
    "unc_p_core5_transition_cycles\0"
    "unc_p_core6_transition_cycles\0"
    "unc_p_core7_transition_cycles\0"
    "unc_p_core8_transition_cycles\0"
    "unc_p_core9_transition_cycles\0"
    "unc_p_demotions_core0\0"
    "unc_p_demotions_core1\0"
    "unc_p_demotions_core10\0"
    "unc_p_demotions_core11\0"
    "unc_p_demotions_core12\0"
    "unc_p_demotions_core13\0"
    "unc_p_demotions_core14\0"
    "unc_p_demotions_core15\0"
    "unc_p_demotions_core16\0"
    "unc_p_demotions_core17\0"
    "unc_p_demotions_core2\0"
    "unc_p_demotions_core3\0"
    "unc_p_demotions_core4\0"
    "unc_p_demotions_core5\0"
    "unc_p_demotions_core6\0"
    "unc_p_demotions_core7\0"
    "unc_p_demotions_core8\0"
    "unc_p_demotions_core9\0"
    "unc_p_freq_max_limit_thermal_cycles\0"
    "unc_p_freq_max_os_cycles\0"
    "unc_p_freq_max_power_cycles\0"
    "unc_p_freq_min_io_p_cycles\0"
    "unc_p_freq_trans_cycles\0"
    "unc_p_memory_phase_shedding_cycles\0"
    "unc_p_power_state_occupancy.cores_c0\0"
    "unc_p_power_state_occupancy.cores_c3\0"
    "unc_p_power_state_occupancy.cores_c6\0"
    "unc_p_prochot_external_cycles\0"
    "unc_p_prochot_internal_cycles\0"
    "unc_p_total_transition_cycles\0"
    "unc_p_ufs_transitions_ring_gv\0"
    "unc_p_vr_hot_cycles\0"
    "unc_p_pkg_residency_c0_cycles\0"
    "unc_p_pkg_residency_c2e_cycles\0"
    "unc_p_pkg_residency_c3_cycles\0"
    "unc_p_pkg_residency_c6_cycles\0"
    "unc_p_pkg_residency_c7_cycles\0"
    "unc_p_pkg_residency_c1e_cycles\0";
inline constexpr select::event_list pcu_list{"broadwell_ep", core::broadwell_ep, pcu_names, all_of(sharers)};
inline constexpr char qpi_names[] =
    "unc_q_clockticks\0"
    "unc_q_cto_count\0"
    "unc_q_direct2core.success_rbt_hit\0"
    "unc_q_direct2core.failure_credits\0"
    "unc_q_direct2core.failure_rbt_hit\0"
    "unc_q_direct2core.failure_credits_rbt\0"
    "unc_q_direct2core.failure_miss\0"
    "unc_q_direct2core.failure_credits_miss\0"
    "unc_q_direct2core.failure_rbt_miss\0"
    "unc_q_direct2core.failure_credits_rbt_miss\0"
    "unc_q_l1_power_cycles\0"
    "unc_q_rxl0p_power_cycles\0"
    "unc_q_rxl0_power_cycles\0"
    "unc_q_rxl_bypassed\0"
    "unc_q_rxl_credits_consumed_vn0.drs\0"
    "unc_q_rxl_credits_consumed_vn0.ncb\0"
    "unc_q_rxl_credits_consumed_vn0.ncs\0"
    "unc_q_rxl_credits_consumed_vn0.hom\0"
    "unc_q_rxl_credits_consumed_vn0.snp\0"
    "unc_q_rxl_credits_consumed_vn0.ndr\0"
    "unc_q_rxl_credits_consumed_vn1.drs\0"
    "unc_q_rxl_credits_consumed_vn1.ncb\0"
    "unc_q_rxl_credits_consumed_vn1.ncs\0"
    "unc_q_rxl_credits_consumed_vn1.hom\0"
    "unc_q_rxl_credits_consumed_vn1.snp\0"
    "unc_q_rxl_credits_consumed_vn1.ndr\0"
    "unc_q_rxl_credits_consumed_vna\0"
    "unc_q_rxl_cycles_ne\0"
    "unc_q_rxl_flits_g0.idle\0"
    "unc_q_rxl_flits_g1.snp\0"
    "unc_q_rxl_flits_g1.hom_req\0"
    "unc_q_rxl_flits_g1.hom_nonreq\0"
    "unc_q_rxl_flits_g1.hom\0"
    "unc_q_rxl_flits_g1.drs_data\0"
    "unc_q_rxl_flits_g1.drs_nondata\0"
    "unc_q_rxl_flits_g1.drs\0"
    "unc_q_rxl_flits_g2.ndr_ad\0"
    "unc_q_rxl_flits_g2.ndr_ak\0"
    "unc_q_rxl_flits_g2.ncb_data\0"
    "unc_q_rxl_flits_g2.ncb_nondata\0"
    "unc_q_rxl_flits_g2.ncb\0"
    "unc_q_rxl_flits_g2.ncs\0"
    "unc_q_rxl_inserts\0"
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
    "unc_q_rxl_occupancy\0"
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
    "unc_q_txl0p_power_cycles\0"
    "unc_q_txl0_power_cycles\0"
    "unc_q_txl_bypassed\0"
    "unc_q_txl_cycles_ne\0"
    "unc_q_txl_flits_g0.data\0"
    "unc_q_txl_flits_g0.non_data\0"
    "unc_q_txl_flits_g1.snp\0"
    "unc_q_txl_flits_g1.hom_req\0"
    "unc_q_txl_flits_g1.hom_nonreq\0"
    "unc_q_txl_flits_g1.hom\0"
    "unc_q_txl_flits_g1.drs_data\0"
    "unc_q_txl_flits_g1.drs_nondata\0"
    "unc_q_txl_flits_g1.drs\0"
    "unc_q_txl_flits_g2.ndr_ad\0"
    "unc_q_txl_flits_g2.ndr_ak\0"
    "unc_q_txl_flits_g2.ncb_data\0"
    "unc_q_txl_flits_g2.ncb_nondata\0"
    "unc_q_txl_flits_g2.ncb\0"
    "unc_q_txl_flits_g2.ncs\0"
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
    "unc_q_txr_ak_ndr_credit_acquired\0"
    "unc_q_txr_ak_ndr_credit_occupancy\0"
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
    "unc_q_rxl_crc_errors.link_init\0"
    "unc_q_rxl_crc_errors.normal_op\0"
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
    "unc_q_rxl_stalls_vn0.bgf_drs\0"
    "unc_q_rxl_stalls_vn0.bgf_ncb\0"
    "unc_q_rxl_stalls_vn0.bgf_ncs\0"
    "unc_q_rxl_stalls_vn0.bgf_hom\0"
    "unc_q_rxl_stalls_vn0.bgf_snp\0"
    "unc_q_rxl_stalls_vn0.bgf_ndr\0"
    "unc_q_rxl_stalls_vn0.egress_credits\0"
    "unc_q_rxl_stalls_vn0.gv\0"
    "unc_q_rxl_stalls_vn1.bgf_drs\0"
    "unc_q_rxl_stalls_vn1.bgf_ncb\0"
    "unc_q_rxl_stalls_vn1.bgf_ncs\0"
    "unc_q_rxl_stalls_vn1.bgf_hom\0"
    "unc_q_rxl_stalls_vn1.bgf_snp\0"
    "unc_q_rxl_stalls_vn1.bgf_ndr\0"
    "unc_q_txl_crc_no_credits.full\0"
    "unc_q_txl_crc_no_credits.almost_full\0";
inline constexpr select::event_list qpi_list{"broadwell_ep", core::broadwell_ep, qpi_names, all_of(sharers)};
inline constexpr char r2pcie_names[] =
    "unc_r2_clockticks\0"
    "unc_r2_iio_credit.prq_qpi0\0"
    "unc_r2_iio_credit.prq_qpi1\0"
    "unc_r2_iio_credit.isoch_qpi0\0"
    "unc_r2_iio_credit.isoch_qpi1\0"
    "unc_r2_ring_ad_used.cw_even\0"
    "unc_r2_ring_ad_used.cw_odd\0"
    "unc_r2_ring_ad_used.ccw_even\0"
    "unc_r2_ring_ad_used.ccw_odd\0"
    "unc_r2_ring_ad_used.cw\0"
    "unc_r2_ring_ad_used.ccw\0"
    "unc_r2_ring_ak_bounces.up\0"
    "unc_r2_ring_ak_bounces.dn\0"
    "unc_r2_ring_ak_used.cw_even\0"
    "unc_r2_ring_ak_used.cw_odd\0"
    "unc_r2_ring_ak_used.ccw_even\0"
    "unc_r2_ring_ak_used.ccw_odd\0"
    "unc_r2_ring_ak_used.cw\0"
    "unc_r2_ring_ak_used.ccw\0"
    "unc_r2_ring_bl_used.cw_even\0"
    "unc_r2_ring_bl_used.cw_odd\0"
    "unc_r2_ring_bl_used.ccw_even\0"
    "unc_r2_ring_bl_used.ccw_odd\0"
    "unc_r2_ring_bl_used.cw\0"
    "unc_r2_ring_bl_used.ccw\0"
    "unc_r2_ring_iv_used.cw\0"
    "unc_r2_ring_iv_used.ccw\0"
    "unc_r2_ring_iv_used.any\0"
    "unc_r2_rxr_cycles_ne.ncb\0"
    "unc_r2_rxr_cycles_ne.ncs\0"
    "unc_r2_rxr_inserts.ncb\0"
    "unc_r2_rxr_inserts.ncs\0"
    "unc_r2_rxr_occupancy.drs\0"
    "unc_r2_sbo0_credits_acquired.ad\0"
    "unc_r2_sbo0_credits_acquired.bl\0"
    "unc_r2_stall_no_sbo_credit.sbo0_ad\0"
    "unc_r2_stall_no_sbo_credit.sbo1_ad\0"
    "unc_r2_stall_no_sbo_credit.sbo0_bl\0"
    "unc_r2_stall_no_sbo_credit.sbo1_bl\0"
    "unc_r2_txr_cycles_full.ad\0"
    "unc_r2_txr_cycles_full.ak\0"
    "unc_r2_txr_cycles_full.bl\0"
    "unc_r2_txr_cycles_ne.ad\0"
    "unc_r2_txr_cycles_ne.ak\0"
    "unc_r2_txr_cycles_ne.bl\0"
    "unc_r2_txr_nack_cw.dn_ad\0"
    "unc_r2_txr_nack_cw.dn_bl\0"
    "unc_r2_txr_nack_cw.dn_ak\0"
    "unc_r2_txr_nack_cw.up_ad\0"
    "unc_r2_txr_nack_cw.up_bl\0"
    "unc_r2_txr_nack_cw.up_ak\0"
    "unc_r2_iio_credits_acquired.drs\0"
    "unc_r2_iio_credits_acquired.ncb\0"
    "unc_r2_iio_credits_acquired.ncs\0"
    "unc_r2_iio_credits_used.drs\0"
    "unc_r2_iio_credits_used.ncb\0"
    "unc_r2_iio_credits_used.ncs\0"
    "unc_r2_sbo0_credit_occupancy.ad\0"
    "unc_r2_sbo0_credit_occupancy.bl\0"
    "unc_r2_ring_ad_used.all\0"
    "unc_r2_ring_ak_used.all\0"
    "unc_r2_ring_bl_used.all\0";
inline constexpr select::event_list r2pcie_list{"broadwell_ep", core::broadwell_ep, r2pcie_names, all_of(sharers)};
inline constexpr char r3qpi_names[] =
    "unc_r3_clockticks\0"
    "unc_r3_c_hi_ad_credits_empty.cbo8\0"
    "unc_r3_c_hi_ad_credits_empty.cbo9\0"
    "unc_r3_c_hi_ad_credits_empty.cbo10\0"
    "unc_r3_c_hi_ad_credits_empty.cbo11\0"
    "unc_r3_c_hi_ad_credits_empty.cbo12\0"
    "unc_r3_c_hi_ad_credits_empty.cbo13\0"
    "unc_r3_c_hi_ad_credits_empty.cbo14_16\0"
    "unc_r3_c_hi_ad_credits_empty.cbo_15_17\0"
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
    "unc_r3_qpi0_ad_credits_empty.vna\0"
    "unc_r3_qpi0_ad_credits_empty.vn0_hom\0"
    "unc_r3_qpi0_ad_credits_empty.vn0_snp\0"
    "unc_r3_qpi0_ad_credits_empty.vn0_ndr\0"
    "unc_r3_qpi0_ad_credits_empty.vn1_hom\0"
    "unc_r3_qpi0_ad_credits_empty.vn1_snp\0"
    "unc_r3_qpi0_ad_credits_empty.vn1_ndr\0"
    "unc_r3_qpi0_bl_credits_empty.vna\0"
    "unc_r3_qpi0_bl_credits_empty.vn1_hom\0"
    "unc_r3_qpi0_bl_credits_empty.vn1_snp\0"
    "unc_r3_qpi0_bl_credits_empty.vn1_ndr\0"
    "unc_r3_qpi1_ad_credits_empty.vna\0"
    "unc_r3_qpi1_ad_credits_empty.vn1_hom\0"
    "unc_r3_qpi1_ad_credits_empty.vn1_snp\0"
    "unc_r3_qpi1_ad_credits_empty.vn1_ndr\0"
    "unc_r3_qpi1_bl_credits_empty.vna\0"
    "unc_r3_qpi1_bl_credits_empty.vn0_hom\0"
    "unc_r3_qpi1_bl_credits_empty.vn0_snp\0"
    "unc_r3_qpi1_bl_credits_empty.vn0_ndr\0"
    "unc_r3_qpi1_bl_credits_empty.vn1_hom\0"
    "unc_r3_qpi1_bl_credits_empty.vn1_snp\0"
    "unc_r3_qpi1_bl_credits_empty.vn1_ndr\0"
    "unc_r3_ring_ad_used.cw_even\0"
    "unc_r3_ring_ad_used.cw_odd\0"
    "unc_r3_ring_ad_used.ccw_even\0"
    "unc_r3_ring_ad_used.ccw_odd\0"
    "unc_r3_ring_ad_used.cw\0"
    "unc_r3_ring_ad_used.ccw\0"
    "unc_r3_ring_ak_used.cw_even\0"
    "unc_r3_ring_ak_used.cw_odd\0"
    "unc_r3_ring_ak_used.ccw_even\0"
    "unc_r3_ring_ak_used.ccw_odd\0"
    "unc_r3_ring_ak_used.cw\0"
    "unc_r3_ring_ak_used.ccw\0"
    "unc_r3_ring_bl_used.cw_even\0"
    "unc_r3_ring_bl_used.cw_odd\0"
    "unc_r3_ring_bl_used.ccw_even\0"
    "unc_r3_ring_bl_used.ccw_odd\0"
    "unc_r3_ring_bl_used.cw\0"
    "unc_r3_ring_bl_used.ccw\0"
    "unc_r3_ring_iv_used.cw\0"
    "unc_r3_ring_iv_used.any\0"
    "unc_r3_ring_sink_starved.ak\0"
    "unc_r3_rxr_cycles_ne.hom\0"
    "unc_r3_rxr_cycles_ne.snp\0"
    "unc_r3_rxr_cycles_ne.ndr\0"
    "unc_r3_rxr_cycles_ne_vn1.hom\0"
    "unc_r3_rxr_cycles_ne_vn1.snp\0"
    "unc_r3_rxr_cycles_ne_vn1.ndr\0"
    "unc_r3_rxr_cycles_ne_vn1.drs\0"
    "unc_r3_rxr_cycles_ne_vn1.ncb\0"
    "unc_r3_rxr_cycles_ne_vn1.ncs\0"
    "unc_r3_rxr_inserts.hom\0"
    "unc_r3_rxr_inserts.snp\0"
    "unc_r3_rxr_inserts.ndr\0"
    "unc_r3_rxr_inserts.drs\0"
    "unc_r3_rxr_inserts.ncb\0"
    "unc_r3_rxr_inserts.ncs\0"
    "unc_r3_rxr_inserts_vn1.hom\0"
    "unc_r3_rxr_inserts_vn1.snp\0"
    "unc_r3_rxr_inserts_vn1.ndr\0"
    "unc_r3_rxr_inserts_vn1.drs\0"
    "unc_r3_rxr_inserts_vn1.ncb\0"
    "unc_r3_rxr_inserts_vn1.ncs\0"
    "unc_r3_rxr_occupancy_vn1.hom\0"
    "unc_r3_rxr_occupancy_vn1.snp\0"
    "unc_r3_rxr_occupancy_vn1.ndr\0"
    "unc_r3_rxr_occupancy_vn1.drs\0"
    "unc_r3_rxr_occupancy_vn1.ncb\0"
    "unc_r3_rxr_occupancy_vn1.ncs\0"
    "unc_r3_sbo0_credits_acquired.ad\0"
    "unc_r3_sbo0_credits_acquired.bl\0"
    "unc_r3_sbo1_credits_acquired.ad\0"
    "unc_r3_sbo1_credits_acquired.bl\0"
    "unc_r3_stall_no_sbo_credit.sbo0_ad\0"
    "unc_r3_stall_no_sbo_credit.sbo1_ad\0"
    "unc_r3_stall_no_sbo_credit.sbo0_bl\0"
    "unc_r3_stall_no_sbo_credit.sbo1_bl\0"
    "unc_r3_txr_nack.dn_ad\0"
    "unc_r3_txr_nack.dn_bl\0"
    "unc_r3_txr_nack.dn_ak\0"
    "unc_r3_txr_nack.up_ad\0"
    "unc_r3_txr_nack.up_bl\0"
    "unc_r3_txr_nack.up_ak\0"
    "unc_r3_vn0_credits_reject.hom\0"
    "unc_r3_vn0_credits_reject.snp\0"
    "unc_r3_vn0_credits_reject.ndr\0"
    "unc_r3_vn0_credits_reject.drs\0"
    "unc_r3_vn0_credits_reject.ncb\0"
    "unc_r3_vn0_credits_reject.ncs\0"
    "unc_r3_vn0_credits_used.hom\0"
    "unc_r3_vn0_credits_used.snp\0"
    "unc_r3_vn0_credits_used.ndr\0"
    "unc_r3_vn0_credits_used.drs\0"
    "unc_r3_vn0_credits_used.ncb\0"
    "unc_r3_vn0_credits_used.ncs\0"
    "unc_r3_vn1_credits_reject.hom\0"
    "unc_r3_vn1_credits_reject.snp\0"
    "unc_r3_vn1_credits_reject.ndr\0"
    "unc_r3_vn1_credits_reject.drs\0"
    "unc_r3_vn1_credits_reject.ncb\0"
    "unc_r3_vn1_credits_reject.ncs\0"
    "unc_r3_vn1_credits_used.hom\0"
    "unc_r3_vn1_credits_used.snp\0"
    "unc_r3_vn1_credits_used.ndr\0"
    "unc_r3_vn1_credits_used.drs\0"
    "unc_r3_vn1_credits_used.ncb\0"
    "unc_r3_vn1_credits_used.ncs\0"
    "unc_r3_vna_credits_acquired.ad\0"
    "unc_r3_vna_credits_acquired.bl\0"
    "unc_r3_vna_credits_reject.hom\0"
    "unc_r3_vna_credits_reject.snp\0"
    "unc_r3_vna_credits_reject.ndr\0"
    "unc_r3_vna_credits_reject.drs\0"
    "unc_r3_vna_credits_reject.ncb\0"
    "unc_r3_vna_credits_reject.ncs\0"
    "unc_r3_iot_backpressure.sat\0"
    "unc_r3_iot_backpressure.hub\0"
    "unc_r3_iot_cts_hi.cts2\0"
    "unc_r3_iot_cts_hi.cts3\0"
    "unc_r3_iot_cts_lo.cts0\0"
    "unc_r3_iot_cts_lo.cts1\0"
    "unc_r3_sbo0_credit_occupancy.ad\0"
    "unc_r3_sbo0_credit_occupancy.bl\0"
    "unc_r3_sbo1_credit_occupancy.ad\0"
    "unc_r3_sbo1_credit_occupancy.bl\0"
    "unc_r3_ring_ad_used.all\0"
    "unc_r3_ring_ak_used.all\0"
    "unc_r3_ring_bl_used.all\0";
inline constexpr select::event_list r3qpi_list{"broadwell_ep", core::broadwell_ep, r3qpi_names, all_of(sharers)};
inline constexpr char sbo_names[] =
    "unc_s_bounce_control\0"
    "unc_s_clockticks\0"
    "unc_s_fast_asserted\0"
    "unc_s_ring_ad_used.up_even\0"
    "unc_s_ring_ad_used.up_odd\0"
    "unc_s_ring_ad_used.down_even\0"
    "unc_s_ring_ad_used.down_odd\0"
    "unc_s_ring_ad_used.up\0"
    "unc_s_ring_ad_used.down\0"
    "unc_s_ring_ak_used.up_even\0"
    "unc_s_ring_ak_used.up_odd\0"
    "unc_s_ring_ak_used.down_even\0"
    "unc_s_ring_ak_used.down_odd\0"
    "unc_s_ring_ak_used.up\0"
    "unc_s_ring_ak_used.down\0"
    "unc_s_ring_bl_used.up_even\0"
    "unc_s_ring_bl_used.up_odd\0"
    "unc_s_ring_bl_used.down_even\0"
    "unc_s_ring_bl_used.down_odd\0"
    "unc_s_ring_bl_used.up\0"
    "unc_s_ring_bl_used.down\0"
    "unc_s_ring_bounces.ad_cache\0"
    "unc_s_ring_bounces.ak_core\0"
    "unc_s_ring_bounces.bl_core\0"
    "unc_s_ring_bounces.iv_core\0"
    "unc_s_ring_iv_used.up\0"
    "unc_s_ring_iv_used.dn\0"
    "unc_s_rxr_bypass.ad_crd\0"
    "unc_s_rxr_bypass.ad_bnc\0"
    "unc_s_rxr_bypass.bl_crd\0"
    "unc_s_rxr_bypass.bl_bnc\0"
    "unc_s_rxr_bypass.ak\0"
    "unc_s_rxr_bypass.iv\0"
    "unc_s_rxr_inserts.ad_crd\0"
    "unc_s_rxr_inserts.ad_bnc\0"
    "unc_s_rxr_inserts.bl_crd\0"
    "unc_s_rxr_inserts.bl_bnc\0"
    "unc_s_rxr_inserts.ak\0"
    "unc_s_rxr_inserts.iv\0"
    "unc_s_rxr_occupancy.ad_crd\0"
    "unc_s_rxr_occupancy.ad_bnc\0"
    "unc_s_rxr_occupancy.bl_crd\0"
    "unc_s_rxr_occupancy.bl_bnc\0"
    "unc_s_rxr_occupancy.ak\0"
    "unc_s_rxr_occupancy.iv\0"
    "unc_s_txr_ads_used.ad\0"
    "unc_s_txr_ads_used.ak\0"
    "unc_s_txr_ads_used.bl\0"
    "unc_s_txr_inserts.ad_crd\0"
    "unc_s_txr_inserts.ad_bnc\0"
    "unc_s_txr_inserts.bl_crd\0"
    "unc_s_txr_inserts.bl_bnc\0"
    "unc_s_txr_inserts.ak\0"
    "unc_s_txr_inserts.iv\0"
    "unc_s_txr_occupancy.ad_crd\0"
    "unc_s_txr_occupancy.ad_bnc\0"
    "unc_s_txr_occupancy.bl_crd\0"
    "unc_s_txr_occupancy.bl_bnc\0"
    "unc_s_txr_occupancy.ak\0"
    "unc_s_txr_occupancy.iv\0"
    "unc_s_ring_sink_starved.ad_cache\0"
    "unc_s_ring_sink_starved.ak_core\0"
    "unc_s_ring_sink_starved.bl_core\0"
    "unc_s_ring_sink_starved.iv_core\0"
    "unc_s_rxr_busy_starved.ad_crd\0"
    "unc_s_rxr_busy_starved.ad_bnc\0"
    "unc_s_rxr_busy_starved.bl_crd\0"
    "unc_s_rxr_busy_starved.bl_bnc\0"
    "unc_s_rxr_crd_starved.ad_crd\0"
    "unc_s_rxr_crd_starved.ad_bnc\0"
    "unc_s_rxr_crd_starved.bl_crd\0"
    "unc_s_rxr_crd_starved.bl_bnc\0"
    "unc_s_rxr_crd_starved.ak\0"
    "unc_s_rxr_crd_starved.iv\0"
    "unc_s_rxr_crd_starved.ifv\0"
    "unc_s_txr_starved.ad\0"
    "unc_s_txr_starved.ak\0"
    "unc_s_txr_starved.bl\0"
    "unc_s_txr_starved.iv\0"
    "unc_s_ring_ad_used.all\0"
    "unc_s_ring_ak_used.all\0"
    "unc_s_ring_bl_used.all\0";
inline constexpr select::event_list sbo_list{"broadwell_ep", core::broadwell_ep, sbo_names, all_of(sharers)};
inline constexpr char ubox_names[] =
    "unc_u_event_msg.doorbell_rcvd\0"
    "unc_u_phold_cycles.assert_to_ack\0"
    "unc_u_racu_requests\0"
    "unc_u_filter_match.enable\0"
    "unc_u_filter_match.disable\0"
    "unc_u_filter_match.u2c_enable\0"
    "unc_u_filter_match.u2c_disable\0"
    "unc_u_u2c_events.monitor_t0\0"
    "unc_u_u2c_events.monitor_t1\0"
    "unc_u_u2c_events.livelock\0"
    "unc_u_u2c_events.lterror\0"
    "unc_u_u2c_events.cmc\0"
    "unc_u_u2c_events.umc\0"
    "unc_u_u2c_events.trap\0"
    "unc_u_u2c_events.other\0"
    "unc_u_clockticks\0";
inline constexpr select::event_list ubox_list{"broadwell_ep", core::broadwell_ep, ubox_names, all_of(sharers)};
inline constexpr select::event_list list{"broadwell_ep", core::broadwell_ep, "", all_of(sharers)};
} // namespace uncore_events

namespace cbo {
using uncore_events::listed;
using uncore_events::cbo_list;
inline constexpr listed bounce_control{{&cbo_list, 0x1000000000a, 0xf, 0, 0}, {}, &bounce_control};
inline constexpr listed clockticks{{&cbo_list, 0x10000000000, 0xf, 0x15, 0}, {}, &clockticks};
inline constexpr listed counter0_occupancy{{&cbo_list, 0x1000000001f, 0xf, 0x26, 0}, {}, &counter0_occupancy};
inline constexpr listed fast_asserted{{&cbo_list, 0x10000000009, 3, 0x3f, 0}, {}, &fast_asserted};
inline constexpr listed ring_src_thrtl{{&cbo_list, 0x10000000007, 0xf, 0x4dd, 0}, {}, &ring_src_thrtl};
namespace llc_lookup {
inline constexpr listed data_read{{&cbo_list, 0x40010000003034, 0xf, 0x53, 0}, {}, &data_read};
inline constexpr listed write{{&cbo_list, 0x40010000005034, 0xf, 0x6e, 0}, {}, &write};
inline constexpr listed remote_snoop{{&cbo_list, 0x40010000009034, 0xf, 0x85, 0}, {}, &remote_snoop};
inline constexpr listed any{{&cbo_list, 0x40010000011034, 0xf, 0xa3, 0}, {}, &any};
inline constexpr listed nid{{&cbo_list, 0x40010000041034, 0xf, 0xb8, 0}, {}, &nid};
inline constexpr listed read{{&cbo_list, 0x50010000021034, 0xf, 0xcd, 0}, {}, &read};
}
namespace llc_victims {
inline constexpr listed m_state{{&cbo_list, 0x10000001037, 0xf, 0xe3, 0}, {}, &m_state};
inline constexpr listed e_state{{&cbo_list, 0x10000002037, 0xf, 0xfd, 0}, {}, &e_state};
inline constexpr listed i_state{{&cbo_list, 0x10000004037, 0xf, 0x117, 0}, {}, &i_state};
inline constexpr listed f_state{{&cbo_list, 0x10000008037, 0xf, 0x131, 0}, {}, &f_state};
inline constexpr listed nid{{&cbo_list, 0x24010000040037, 0xf, 0x14b, 0}, {}, &nid};
inline constexpr listed miss{{&cbo_list, 0x10000010037, 0xf, 0x161, 0}, {}, &miss};
}
namespace misc {
inline constexpr listed rspi_was_fse{{&cbo_list, 0x10000001039, 0xf, 0x178, 0}, {}, &rspi_was_fse};
inline constexpr listed wc_aliasing{{&cbo_list, 0x10000002039, 0xf, 0x190, 0}, {}, &wc_aliasing};
inline constexpr listed started{{&cbo_list, 0x10000004039, 0xf, 0x1a7, 0}, {}, &started};
inline constexpr listed rfo_hit_s{{&cbo_list, 0x10000008039, 0xf, 0x1ba, 0}, {}, &rfo_hit_s};
inline constexpr listed cvzero_prefetch_victim{{&cbo_list, 0x10000010039, 0xf, 0x1cf, 0}, {}, &cvzero_prefetch_victim};
inline constexpr listed cvzero_prefetch_miss{{&cbo_list, 0x10000020039, 0xf, 0x1f1, 0}, {}, &cvzero_prefetch_miss};
}
namespace qlru {
inline constexpr listed age0{{&cbo_list, 0x1000000103c, 0xf, 0xf19, 0}, {}, &age0};
inline constexpr listed age1{{&cbo_list, 0x1000000203c, 0xf, 0xf29, 0}, {}, &age1};
inline constexpr listed age2{{&cbo_list, 0x1000000403c, 0xf, 0xf39, 0}, {}, &age2};
inline constexpr listed age3{{&cbo_list, 0x1000000803c, 0xf, 0xf49, 0}, {}, &age3};
inline constexpr listed lru_decrement{{&cbo_list, 0x1000001003c, 0xf, 0xf59, 0}, {}, &lru_decrement};
inline constexpr listed victim_non_zero{{&cbo_list, 0x1000002003c, 0xf, 0xf72, 0}, {}, &victim_non_zero};
}
namespace ring_ad_used {
inline constexpr listed up_even{{&cbo_list, 0x1000000101b, 0xf, 0x211, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cbo_list, 0x1000000201b, 0xf, 0x22c, 0}, {}, &up_odd};
inline constexpr listed down_even{{&cbo_list, 0x1000000401b, 0xf, 0x246, 0}, {}, &down_even};
inline constexpr listed down_odd{{&cbo_list, 0x1000000801b, 0xf, 0x263, 0}, {}, &down_odd};
inline constexpr listed up{{&cbo_list, 0x1000000301b, 0xf, 0x10000000000027f, 0}, {}, &up};
inline constexpr listed down{{&cbo_list, 0x1000000c01b, 0xf, 0x100000000000295, 0}, {}, &down};
inline constexpr listed all{{&cbo_list, 0x1000000f01b, 0xf, 0x2ad, 0}, {}, &all};
}
namespace ring_ak_used {
inline constexpr listed up_even{{&cbo_list, 0x1000000101c, 0xf, 0x2c4, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cbo_list, 0x1000000201c, 0xf, 0x2df, 0}, {}, &up_odd};
inline constexpr listed down_even{{&cbo_list, 0x1000000401c, 0xf, 0x2f9, 0}, {}, &down_even};
inline constexpr listed down_odd{{&cbo_list, 0x1000000801c, 0xf, 0x316, 0}, {}, &down_odd};
inline constexpr listed up{{&cbo_list, 0x1000000301c, 0xf, 0x100000000000332, 0}, {}, &up};
inline constexpr listed down{{&cbo_list, 0x1000000c01c, 0xf, 0x100000000000348, 0}, {}, &down};
inline constexpr listed all{{&cbo_list, 0x1000000f01c, 0xf, 0x360, 0}, {}, &all};
}
namespace ring_bl_used {
inline constexpr listed up_even{{&cbo_list, 0x1000000101d, 0xf, 0x377, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cbo_list, 0x1000000201d, 0xf, 0x392, 0}, {}, &up_odd};
inline constexpr listed down_even{{&cbo_list, 0x1000000401d, 0xf, 0x3ac, 0}, {}, &down_even};
inline constexpr listed down_odd{{&cbo_list, 0x1000000801d, 0xf, 0x3c9, 0}, {}, &down_odd};
inline constexpr listed up{{&cbo_list, 0x1000000301d, 0xf, 0x1000000000003e5, 0}, {}, &up};
inline constexpr listed down{{&cbo_list, 0x1000000c01d, 0xf, 0x1000000000003fb, 0}, {}, &down};
inline constexpr listed all{{&cbo_list, 0x1000000f01d, 0xf, 0x413, 0}, {}, &all};
}
namespace ring_bounces {
inline constexpr listed ad{{&cbo_list, 0x10000001005, 0xf, 0x42a, 0}, {}, &ad};
inline constexpr listed ak{{&cbo_list, 0x10000002005, 0xf, 0x440, 0}, {}, &ak};
inline constexpr listed bl{{&cbo_list, 0x10000004005, 0xf, 0x456, 0}, {}, &bl};
inline constexpr listed iv{{&cbo_list, 0x10000010005, 0xf, 0x46c, 0}, {}, &iv};
}
namespace ring_iv_used {
inline constexpr listed any{{&cbo_list, 0x1000000f01e, 0xf, 0x482, 0}, {}, &any};
inline constexpr listed up{{&cbo_list, 0x1000000301e, 0xf, 0x499, 0}, {}, &up};
inline constexpr listed down{{&cbo_list, 0x100000cc01e, 0xf, 0x4af, 0}, {}, &down};
inline constexpr listed dn{{&cbo_list, 0x1000000c01e, 0xf, 0x4c7, 0}, {}, &dn};
}
namespace ring_sink_starved {
inline constexpr listed ad{{&cbo_list, 0x10000001006, 0xf, 0xf8d, 0}, {}, &ad};
inline constexpr listed ak{{&cbo_list, 0x10000002006, 0xf, 0xfa8, 0}, {}, &ak};
inline constexpr listed iv{{&cbo_list, 0x10000008006, 0xf, 0xfc3, 0}, {}, &iv};
inline constexpr listed bl{{&cbo_list, 0x10000004006, 0xf, 0xfde, 0}, {}, &bl};
}
namespace rxr_ext_starved {
inline constexpr listed irq{{&cbo_list, 0x10000001012, 0xf, 0x4f2, 0}, {}, &irq};
inline constexpr listed ipq{{&cbo_list, 0x10000002012, 0xf, 0x50c, 0}, {}, &ipq};
inline constexpr listed prq{{&cbo_list, 0x10000004012, 0xf, 0x526, 0}, {}, &prq};
inline constexpr listed ismq_bids{{&cbo_list, 0x10000008012, 0xf, 0x540, 0}, {}, &ismq_bids};
}
namespace rxr_inserts {
inline constexpr listed irq{{&cbo_list, 0x10000001013, 0xf, 0x560, 0}, {}, &irq};
inline constexpr listed irq_rej{{&cbo_list, 0x10000002013, 0xf, 0x576, 0}, {}, &irq_rej};
inline constexpr listed ipq{{&cbo_list, 0x10000004013, 0xf, 0x590, 0}, {}, &ipq};
inline constexpr listed prq{{&cbo_list, 0x10000010013, 0xf, 0x5a6, 0}, {}, &prq};
inline constexpr listed prq_rej{{&cbo_list, 0x10000020013, 0xf, 0x5bc, 0}, {}, &prq_rej};
}
namespace rxr_int_starved {
inline constexpr listed irq{{&cbo_list, 0x10000001014, 0xf, 0xff9, 0}, {}, &irq};
inline constexpr listed ipq{{&cbo_list, 0x10000004014, 0xf, 0x1013, 0}, {}, &ipq};
inline constexpr listed ismq{{&cbo_list, 0x10000008014, 0xf, 0x102d, 0}, {}, &ismq};
inline constexpr listed prq{{&cbo_list, 0x10000010014, 0xf, 0x1048, 0}, {}, &prq};
}
namespace rxr_ipq_retry {
inline constexpr listed any{{&cbo_list, 0x10000001031, 0xf, 0x5d6, 0}, {}, &any};
inline constexpr listed full{{&cbo_list, 0x10000002031, 0xf, 0x5ee, 0}, {}, &full};
inline constexpr listed addr_conflict{{&cbo_list, 0x10000004031, 0xf, 0x607, 0}, {}, &addr_conflict};
inline constexpr listed qpi_credits{{&cbo_list, 0x10000010031, 0xf, 0x629, 0}, {}, &qpi_credits};
}
namespace rxr_ipq_retry2 {
inline constexpr listed ad_sbo{{&cbo_list, 0x10000001028, 0xf, 0x649, 0}, {}, &ad_sbo};
inline constexpr listed target{{&cbo_list, 0x18010000040028, 0xf, 0x665, 0}, {}, &target};
}
namespace rxr_irq_retry {
inline constexpr listed any{{&cbo_list, 0x10000001032, 0xf, 0x681, 0}, {}, &any};
inline constexpr listed full{{&cbo_list, 0x10000002032, 0xf, 0x699, 0}, {}, &full};
inline constexpr listed addr_conflict{{&cbo_list, 0x10000004032, 0xf, 0x6b2, 0}, {}, &addr_conflict};
inline constexpr listed rtid{{&cbo_list, 0x10000008032, 0xf, 0x6d4, 0}, {}, &rtid};
inline constexpr listed qpi_credits{{&cbo_list, 0x10000010032, 0xf, 0x6ed, 0}, {}, &qpi_credits};
inline constexpr listed iio_credits{{&cbo_list, 0x10000020032, 0xf, 0x70d, 0}, {}, &iio_credits};
inline constexpr listed nid{{&cbo_list, 0x18010000040032, 0xf, 0x72d, 0}, {}, &nid};
}
namespace rxr_irq_retry2 {
inline constexpr listed ad_sbo{{&cbo_list, 0x10000001029, 0xf, 0x745, 0}, {}, &ad_sbo};
inline constexpr listed bl_sbo{{&cbo_list, 0x10000002029, 0xf, 0x761, 0}, {}, &bl_sbo};
inline constexpr listed target{{&cbo_list, 0x18010000040029, 0xf, 0x77d, 0}, {}, &target};
}
namespace rxr_ismq_retry {
inline constexpr listed any{{&cbo_list, 0x10000001033, 0xf, 0x799, 0}, {}, &any};
inline constexpr listed full{{&cbo_list, 0x10000002033, 0xf, 0x7b2, 0}, {}, &full};
inline constexpr listed rtid{{&cbo_list, 0x10000008033, 0xf, 0x7cc, 0}, {}, &rtid};
inline constexpr listed qpi_credits{{&cbo_list, 0x10000010033, 0xf, 0x7e6, 0}, {}, &qpi_credits};
inline constexpr listed iio_credits{{&cbo_list, 0x10000020033, 0xf, 0x807, 0}, {}, &iio_credits};
inline constexpr listed wb_credits{{&cbo_list, 0x18010000080033, 0xf, 0x828, 0}, {}, &wb_credits};
inline constexpr listed nid{{&cbo_list, 0x18010000040033, 0xf, 0x848, 0}, {}, &nid};
}
namespace rxr_ismq_retry2 {
inline constexpr listed ad_sbo{{&cbo_list, 0x1000000102a, 0xf, 0x861, 0}, {}, &ad_sbo};
inline constexpr listed bl_sbo{{&cbo_list, 0x1000000202a, 0xf, 0x87e, 0}, {}, &bl_sbo};
inline constexpr listed target{{&cbo_list, 0x1801000004002a, 0xf, 0x89b, 0}, {}, &target};
}
namespace rxr_occupancy {
inline constexpr listed irq{{&cbo_list, 0x10000001011, 1, 0x8b8, 0}, {}, &irq};
inline constexpr listed irq_rej{{&cbo_list, 0x10000002011, 1, 0x8d0, 0}, {}, &irq_rej};
inline constexpr listed ipq{{&cbo_list, 0x10000004011, 1, 0x8ec, 0}, {}, &ipq};
inline constexpr listed prq_rej{{&cbo_list, 0x10000020011, 1, 0x904, 0}, {}, &prq_rej};
}
namespace sbo_credit_occupancy {
inline constexpr listed ad{{&cbo_list, 0x1000000103e, 1, 0x95c, 0}, {}, &ad};
inline constexpr listed bl{{&cbo_list, 0x1000000203e, 1, 0x97a, 0}, {}, &bl};
}
namespace sbo_credits_acquired {
inline constexpr listed ad{{&cbo_list, 0x1000000103d, 0xf, 0x920, 0}, {}, &ad};
inline constexpr listed bl{{&cbo_list, 0x1000000203d, 0xf, 0x93e, 0}, {}, &bl};
}
namespace tor_inserts {
inline constexpr listed opcode{{&cbo_list, 0x1c010000001035, 0xf, 0x998, 0}, {}, &opcode};
inline constexpr listed eviction{{&cbo_list, 0x10000004035, 0xf, 0x9b1, 0}, {}, &eviction};
inline constexpr listed all{{&cbo_list, 0x10000008035, 0xf, 0x9cc, 0}, {}, &all};
inline constexpr listed wb{{&cbo_list, 0x10000010035, 0xf, 0x9e2, 0}, {}, &wb};
inline constexpr listed miss_opcode{{&cbo_list, 0x1c010000003035, 0xf, 0x9f7, 0}, {}, &miss_opcode};
inline constexpr listed nid_opcode{{&cbo_list, 0x20010000041035, 0xf, 0xa15, 0}, {}, &nid_opcode};
inline constexpr listed nid_eviction{{&cbo_list, 0x18010000044035, 0xf, 0xa32, 0}, {}, &nid_eviction};
inline constexpr listed nid_all{{&cbo_list, 0x18010000048035, 0xf, 0xa51, 0}, {}, &nid_all};
inline constexpr listed nid_wb{{&cbo_list, 0x18010000050035, 0xf, 0xa6b, 0}, {}, &nid_wb};
inline constexpr listed nid_miss_opcode{{&cbo_list, 0x20010000043035, 0xf, 0xa84, 0}, {}, &nid_miss_opcode};
inline constexpr listed nid_miss_all{{&cbo_list, 0x1801000004a035, 0xf, 0xaa6, 0}, {}, &nid_miss_all};
inline constexpr listed miss_local{{&cbo_list, 0x1000002a035, 0xf, 0xac5, 0}, {}, &miss_local};
inline constexpr listed miss_remote{{&cbo_list, 0x1000008a035, 0xf, 0xae2, 0}, {}, &miss_remote};
inline constexpr listed local{{&cbo_list, 0x10000028035, 0xf, 0xb00, 0}, {}, &local};
inline constexpr listed remote{{&cbo_list, 0x10000088035, 0xf, 0xb18, 0}, {}, &remote};
inline constexpr listed miss_local_opcode{{&cbo_list, 0x1c010000023035, 0xf, 0xb31, 0}, {}, &miss_local_opcode};
inline constexpr listed miss_remote_opcode{{&cbo_list, 0x1c010000083035, 0xf, 0xb55, 0}, {}, &miss_remote_opcode};
inline constexpr listed local_opcode{{&cbo_list, 0x1c010000021035, 0xf, 0xb7a, 0}, {}, &local_opcode};
inline constexpr listed remote_opcode{{&cbo_list, 0x1c010000081035, 0xf, 0xb99, 0}, {}, &remote_opcode};
}
namespace tor_occupancy {
inline constexpr listed opcode{{&cbo_list, 0x1c010000001036, 1, 0xbb9, 0}, {}, &opcode};
inline constexpr listed eviction{{&cbo_list, 0x10000004036, 1, 0xbd4, 0}, {}, &eviction};
inline constexpr listed all{{&cbo_list, 0x10000008036, 1, 0xbf1, 0}, {}, &all};
inline constexpr listed miss_opcode{{&cbo_list, 0x1c010000003036, 1, 0xc09, 0}, {}, &miss_opcode};
inline constexpr listed miss_all{{&cbo_list, 0x1000000a036, 1, 0xc29, 0}, {}, &miss_all};
inline constexpr listed nid_opcode{{&cbo_list, 0x20010000041036, 1, 0xc46, 0}, {}, &nid_opcode};
inline constexpr listed nid_eviction{{&cbo_list, 0x18010000044036, 1, 0xc65, 0}, {}, &nid_eviction};
inline constexpr listed nid_all{{&cbo_list, 0x18010000048036, 1, 0xc86, 0}, {}, &nid_all};
inline constexpr listed nid_miss_opcode{{&cbo_list, 0x20010000043036, 1, 0xca2, 0}, {}, &nid_miss_opcode};
inline constexpr listed nid_miss_all{{&cbo_list, 0x1801000004a036, 1, 0xcc6, 0}, {}, &nid_miss_all};
inline constexpr listed miss_local{{&cbo_list, 0x1000002a036, 1, 0xce7, 0}, {}, &miss_local};
inline constexpr listed miss_remote{{&cbo_list, 0x1000008a036, 1, 0xd06, 0}, {}, &miss_remote};
inline constexpr listed local{{&cbo_list, 0x10000028036, 1, 0xd26, 0}, {}, &local};
inline constexpr listed remote{{&cbo_list, 0x10000088036, 1, 0xd40, 0}, {}, &remote};
inline constexpr listed miss_local_opcode{{&cbo_list, 0x1c010000023036, 1, 0xd5b, 0}, {}, &miss_local_opcode};
inline constexpr listed miss_remote_opcode{{&cbo_list, 0x1c010000083036, 1, 0xd81, 0}, {}, &miss_remote_opcode};
inline constexpr listed local_opcode{{&cbo_list, 0x1c010000021036, 1, 0xda8, 0}, {}, &local_opcode};
inline constexpr listed remote_opcode{{&cbo_list, 0x1c010000081036, 1, 0xdc9, 0}, {}, &remote_opcode};
inline constexpr listed wb{{&cbo_list, 0x10000010036, 1, 0xdeb, 0}, {}, &wb};
inline constexpr listed nid_wb{{&cbo_list, 0x18010000050036, 1, 0xe02, 0}, {}, &nid_wb};
}
namespace txr_ads_used {
inline constexpr listed ad{{&cbo_list, 0x10000001004, 0xf, 0xe1d, 0}, {}, &ad};
inline constexpr listed ak{{&cbo_list, 0x10000002004, 0xf, 0xe33, 0}, {}, &ak};
inline constexpr listed bl{{&cbo_list, 0x10000004004, 0xf, 0xe49, 0}, {}, &bl};
}
namespace txr_inserts {
inline constexpr listed ad_cache{{&cbo_list, 0x10000001002, 0xf, 0xe5f, 0}, {}, &ad_cache};
inline constexpr listed ak_cache{{&cbo_list, 0x10000002002, 0xf, 0xe7a, 0}, {}, &ak_cache};
inline constexpr listed bl_cache{{&cbo_list, 0x10000004002, 0xf, 0xe95, 0}, {}, &bl_cache};
inline constexpr listed iv_cache{{&cbo_list, 0x10000008002, 0xf, 0xeb0, 0}, {}, &iv_cache};
inline constexpr listed ad_core{{&cbo_list, 0x10000010002, 0xf, 0xecb, 0}, {}, &ad_core};
inline constexpr listed ak_core{{&cbo_list, 0x10000020002, 0xf, 0xee5, 0}, {}, &ak_core};
inline constexpr listed bl_core{{&cbo_list, 0x10000040002, 0xf, 0xeff, 0}, {}, &bl_core};
}
namespace txr_starved {
inline constexpr listed ak_both{{&cbo_list, 0x10000002003, 0xf, 0x1062, 0}, {}, &ak_both};
inline constexpr listed bl_both{{&cbo_list, 0x10000004003, 0xf, 0x107c, 0}, {}, &bl_both};
inline constexpr listed iv{{&cbo_list, 0x10000008003, 0xf, 0x1096, 0}, {}, &iv};
inline constexpr listed ad_core{{&cbo_list, 0x10000010003, 0xf, 0x10ab, 0}, {}, &ad_core};
}
} // namespace cbo

namespace ha {
using uncore_events::listed;
using uncore_events::ha_list;
inline constexpr listed bt_cycles_ne{{&ha_list, 0xf0000000042, 0xf, 0x95, 0}, {}, &bt_cycles_ne};
inline constexpr listed clockticks{{&ha_list, 0xf0000000000, 0xf, 0xda, 0}, {}, &clockticks};
inline constexpr listed direct2core_count{{&ha_list, 0xf0000000011, 0xf, 0xeb, 0}, {}, &direct2core_count};
inline constexpr listed direct2core_cycles_disabled{{&ha_list, 0xf0000000012, 0xf, 0x103, 0}, {}, &direct2core_cycles_disabled};
inline constexpr listed direct2core_txn_override{{&ha_list, 0xf0000000013, 0xf, 0x125, 0}, {}, &direct2core_txn_override};
inline constexpr listed directory_lat_opt{{&ha_list, 0xf0000000041, 0xf, 0x144, 0}, {}, &directory_lat_opt};
inline constexpr listed imc_retry{{&ha_list, 0xf000000001e, 0xf, 0x6e0, 0}, {}, &imc_retry};
namespace addr_opc_match {
inline constexpr listed filt{{&ha_list, 0x600f0000003020, 0xf, 0, 0}, {}, &filt};
inline constexpr listed addr{{&ha_list, 0x600f0000001020, 0xf, 0x1a, 0}, {}, &addr};
inline constexpr listed opc{{&ha_list, 0x600f0000002020, 0xf, 0x34, 0}, {}, &opc};
inline constexpr listed ad{{&ha_list, 0x600f0000004020, 0xf, 0x4d, 0}, {}, &ad};
inline constexpr listed bl{{&ha_list, 0x600f0000008020, 0xf, 0x65, 0}, {}, &bl};
inline constexpr listed ak{{&ha_list, 0x600f0000010020, 0xf, 0x7d, 0}, {}, &ak};
}
namespace bt_to_ht_not_issued {
inline constexpr listed incoming_snp_hazard{{&ha_list, 0xf0000002051, 0xf, 0x14fd, 0}, {}, &incoming_snp_hazard};
inline constexpr listed incoming_bl_hazard{{&ha_list, 0xf0000004051, 0xf, 0x152b, 0}, {}, &incoming_bl_hazard};
inline constexpr listed rspackcflt_hazard{{&ha_list, 0xf0000008051, 0xf, 0x1558, 0}, {}, &rspackcflt_hazard};
inline constexpr listed wbmdata_hazard{{&ha_list, 0xf0000010051, 0xf, 0x1584, 0}, {}, &wbmdata_hazard};
}
namespace bypass_imc {
inline constexpr listed taken{{&ha_list, 0xf0000001014, 0xf, 0xa8, 0}, {}, &taken};
inline constexpr listed not_taken{{&ha_list, 0xf0000002014, 0xf, 0xbf, 0}, {}, &not_taken};
}
namespace directory_lookup {
inline constexpr listed snp{{&ha_list, 0xf000000100c, 0xf, 0x15c, 0}, {}, &snp};
inline constexpr listed no_snp{{&ha_list, 0xf000000200c, 0xf, 0x177, 0}, {}, &no_snp};
}
namespace directory_update {
inline constexpr listed set{{&ha_list, 0xf000000100d, 0xf, 0x195, 0}, {}, &set};
inline constexpr listed clear{{&ha_list, 0xf000000200d, 0xf, 0x1b0, 0}, {}, &clear};
inline constexpr listed any{{&ha_list, 0xf000000300d, 0xf, 0x1cd, 0}, {}, &any};
}
namespace hitme_hit {
inline constexpr listed read_or_invitoe{{&ha_list, 0xf0000001071, 0xf, 0x1e8, 0}, {}, &read_or_invitoe};
inline constexpr listed wbmtoi{{&ha_list, 0xf0000002071, 0xf, 0x208, 0}, {}, &wbmtoi};
inline constexpr listed ackcnfltwbi{{&ha_list, 0xf0000004071, 0xf, 0x21f, 0}, {}, &ackcnfltwbi};
inline constexpr listed wbmtoe_or_s{{&ha_list, 0xf0000008071, 0xf, 0x23b, 0}, {}, &wbmtoe_or_s};
inline constexpr listed rspfwdi_remote{{&ha_list, 0xf0000010071, 0xf, 0x257, 0}, {}, &rspfwdi_remote};
inline constexpr listed rspfwdi_local{{&ha_list, 0xf0000020071, 0xf, 0x276, 0}, {}, &rspfwdi_local};
inline constexpr listed rspfwds{{&ha_list, 0xf0000040071, 0xf, 0x294, 0}, {}, &rspfwds};
inline constexpr listed rsp{{&ha_list, 0xf0000080071, 0xf, 0x2ac, 0}, {}, &rsp};
inline constexpr listed allocs{{&ha_list, 0xf0000070071, 0xf, 0x2c0, 0}, {}, &allocs};
inline constexpr listed evicts{{&ha_list, 0xf0000042071, 0xf, 0x2d7, 0}, {}, &evicts};
inline constexpr listed invals{{&ha_list, 0xf0000026071, 0xf, 0x2ee, 0}, {}, &invals};
inline constexpr listed all{{&ha_list, 0xf00000ff071, 0xf, 0x305, 0}, {}, &all};
inline constexpr listed hom{{&ha_list, 0xf000000f071, 0xf, 0x319, 0}, {}, &hom};
}
namespace hitme_hit_pv_bits_set {
inline constexpr listed read_or_invitoe{{&ha_list, 0xf0000001072, 0xf, 0x32d, 0}, {}, &read_or_invitoe};
inline constexpr listed wbmtoi{{&ha_list, 0xf0000002072, 0xf, 0x359, 0}, {}, &wbmtoi};
inline constexpr listed ackcnfltwbi{{&ha_list, 0xf0000004072, 0xf, 0x37c, 0}, {}, &ackcnfltwbi};
inline constexpr listed wbmtoe_or_s{{&ha_list, 0xf0000008072, 0xf, 0x3a4, 0}, {}, &wbmtoe_or_s};
inline constexpr listed rspfwdi_remote{{&ha_list, 0xf0000010072, 0xf, 0x3cc, 0}, {}, &rspfwdi_remote};
inline constexpr listed rspfwdi_local{{&ha_list, 0xf0000020072, 0xf, 0x3f7, 0}, {}, &rspfwdi_local};
inline constexpr listed rspfwds{{&ha_list, 0xf0000040072, 0xf, 0x421, 0}, {}, &rspfwds};
inline constexpr listed rsp{{&ha_list, 0xf0000080072, 0xf, 0x445, 0}, {}, &rsp};
inline constexpr listed all{{&ha_list, 0xf00000ff072, 0xf, 0x465, 0}, {}, &all};
inline constexpr listed hom{{&ha_list, 0xf000000f072, 0xf, 0x485, 0}, {}, &hom};
}
namespace hitme_lookup {
inline constexpr listed read_or_invitoe{{&ha_list, 0xf0000001070, 0xf, 0x4a5, 0}, {}, &read_or_invitoe};
inline constexpr listed wbmtoi{{&ha_list, 0xf0000002070, 0xf, 0x4c8, 0}, {}, &wbmtoi};
inline constexpr listed ackcnfltwbi{{&ha_list, 0xf0000004070, 0xf, 0x4e2, 0}, {}, &ackcnfltwbi};
inline constexpr listed wbmtoe_or_s{{&ha_list, 0xf0000008070, 0xf, 0x501, 0}, {}, &wbmtoe_or_s};
inline constexpr listed rspfwdi_remote{{&ha_list, 0xf0000010070, 0xf, 0x520, 0}, {}, &rspfwdi_remote};
inline constexpr listed rspfwdi_local{{&ha_list, 0xf0000020070, 0xf, 0x542, 0}, {}, &rspfwdi_local};
inline constexpr listed rspfwds{{&ha_list, 0xf0000040070, 0xf, 0x563, 0}, {}, &rspfwds};
inline constexpr listed rsp{{&ha_list, 0xf0000080070, 0xf, 0x57e, 0}, {}, &rsp};
inline constexpr listed allocs{{&ha_list, 0xf0000070070, 0xf, 0x595, 0}, {}, &allocs};
inline constexpr listed invals{{&ha_list, 0xf0000026070, 0xf, 0x5af, 0}, {}, &invals};
inline constexpr listed all{{&ha_list, 0xf00000ff070, 0xf, 0x5c9, 0}, {}, &all};
inline constexpr listed hom{{&ha_list, 0xf000000f070, 0xf, 0x5e0, 0}, {}, &hom};
}
namespace igr_no_credit_cycles {
inline constexpr listed ad_qpi0{{&ha_list, 0xf0000001022, 0xf, 0x5f7, 0}, {}, &ad_qpi0};
inline constexpr listed ad_qpi1{{&ha_list, 0xf0000002022, 0xf, 0x61a, 0}, {}, &ad_qpi1};
inline constexpr listed bl_qpi0{{&ha_list, 0xf0000004022, 0xf, 0x63d, 0}, {}, &bl_qpi0};
inline constexpr listed bl_qpi1{{&ha_list, 0xf0000008022, 0xf, 0x660, 0}, {}, &bl_qpi1};
inline constexpr listed ad_qpi2{{&ha_list, 0xf0000010022, 0xf, 0x683, 0}, {}, &ad_qpi2};
inline constexpr listed bl_qpi2{{&ha_list, 0xf0000020022, 0xf, 0x6a6, 0}, {}, &bl_qpi2};
}
namespace imc_reads {
inline constexpr listed normal{{&ha_list, 0xf0000001017, 0xf, 0x6c9, 0}, {}, &normal};
}
namespace imc_writes {
inline constexpr listed full{{&ha_list, 0xf000000101a, 0xf, 0x6f0, 0}, {}, &full};
inline constexpr listed partial{{&ha_list, 0xf000000201a, 0xf, 0x706, 0}, {}, &partial};
inline constexpr listed full_isoch{{&ha_list, 0xf000000401a, 0xf, 0x71f, 0}, {}, &full_isoch};
inline constexpr listed partial_isoch{{&ha_list, 0xf000000801a, 0xf, 0x73b, 0}, {}, &partial_isoch};
inline constexpr listed all{{&ha_list, 0xf000000f01a, 0xf, 0x75a, 0}, {}, &all};
}
namespace iot_backpressure {
inline constexpr listed sat{{&ha_list, 0xf0000001061, 7, 0x15ad, 0}, {}, &sat};
inline constexpr listed hub{{&ha_list, 0xf0000002061, 7, 0x15c8, 0}, {}, &hub};
}
namespace iot_cts_east_lo {
inline constexpr listed cts0{{&ha_list, 0xf0000001064, 7, 0x15e3, 0}, {}, &cts0};
inline constexpr listed cts1{{&ha_list, 0xf0000002064, 7, 0x15fe, 0}, {}, &cts1};
}
namespace iot_cts_hi {
inline constexpr listed cts2{{&ha_list, 0xf0000001065, 7, 0x1619, 0}, {}, &cts2};
inline constexpr listed cts3{{&ha_list, 0xf0000002065, 7, 0x162f, 0}, {}, &cts3};
}
namespace iot_cts_west_lo {
inline constexpr listed cts0{{&ha_list, 0xf0000001062, 7, 0x1645, 0}, {}, &cts0};
inline constexpr listed cts1{{&ha_list, 0xf0000002062, 7, 0x1660, 0}, {}, &cts1};
}
namespace osb {
inline constexpr listed reads_local{{&ha_list, 0xf0000002053, 0xf, 0x76f, 0}, {}, &reads_local};
inline constexpr listed invitoe_local{{&ha_list, 0xf0000004053, 0xf, 0x785, 0}, {}, &invitoe_local};
inline constexpr listed remote{{&ha_list, 0xf0000008053, 0xf, 0x79d, 0}, {}, &remote};
inline constexpr listed cancelled{{&ha_list, 0xf0000010053, 0xf, 0x7ae, 0}, {}, &cancelled};
inline constexpr listed reads_local_useful{{&ha_list, 0xf0000020053, 0xf, 0x7c2, 0}, {}, &reads_local_useful};
inline constexpr listed remote_useful{{&ha_list, 0xf0000040053, 0xf, 0x7df, 0}, {}, &remote_useful};
}
namespace osb_edr {
inline constexpr listed all{{&ha_list, 0xf0000001054, 0xf, 0x7f7, 0}, {}, &all};
inline constexpr listed reads_local_i{{&ha_list, 0xf0000002054, 0xf, 0x809, 0}, {}, &reads_local_i};
inline constexpr listed reads_remote_i{{&ha_list, 0xf0000004054, 0xf, 0x825, 0}, {}, &reads_remote_i};
inline constexpr listed reads_local_s{{&ha_list, 0xf0000008054, 0xf, 0x842, 0}, {}, &reads_local_s};
inline constexpr listed reads_remote_s{{&ha_list, 0xf0000010054, 0xf, 0x85e, 0}, {}, &reads_remote_s};
}
namespace requests {
inline constexpr listed reads{{&ha_list, 0xf0000003001, 0xf, 0x87b, 0}, {}, &reads};
inline constexpr listed writes{{&ha_list, 0xf000000c001, 0xf, 0x890, 0}, {}, &writes};
inline constexpr listed reads_local{{&ha_list, 0xf0000001001, 0xf, 0x8a6, 0}, {}, &reads_local};
inline constexpr listed reads_remote{{&ha_list, 0xf0000002001, 0xf, 0x8c1, 0}, {}, &reads_remote};
inline constexpr listed writes_local{{&ha_list, 0xf0000004001, 0xf, 0x8dd, 0}, {}, &writes_local};
inline constexpr listed writes_remote{{&ha_list, 0xf0000008001, 0xf, 0x8f9, 0}, {}, &writes_remote};
inline constexpr listed invitoe_local{{&ha_list, 0xf0000010001, 0xf, 0x916, 0}, {}, &invitoe_local};
inline constexpr listed invitoe_remote{{&ha_list, 0xf0000020001, 0xf, 0x933, 0}, {}, &invitoe_remote};
}
namespace ring_ad_used {
inline constexpr listed cw_even{{&ha_list, 0xf000000103e, 0xf, 0x951, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&ha_list, 0xf000000203e, 0xf, 0x96c, 0}, {}, &cw_odd};
inline constexpr listed ccw_even{{&ha_list, 0xf000000403e, 0xf, 0x986, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&ha_list, 0xf000000803e, 0xf, 0x9a2, 0}, {}, &ccw_odd};
inline constexpr listed cw{{&ha_list, 0xf000000303e, 0xf, 0x9bd, 0}, {}, &cw};
inline constexpr listed ccw{{&ha_list, 0xf000000c03e, 0xf, 0x9d3, 0}, {}, &ccw};
}
namespace ring_ak_used {
inline constexpr listed cw_even{{&ha_list, 0xf000000103f, 0xf, 0x9ea, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&ha_list, 0xf000000203f, 0xf, 0xa05, 0}, {}, &cw_odd};
inline constexpr listed ccw_even{{&ha_list, 0xf000000403f, 0xf, 0xa1f, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&ha_list, 0xf000000803f, 0xf, 0xa3b, 0}, {}, &ccw_odd};
inline constexpr listed cw{{&ha_list, 0xf000000303f, 0xf, 0xa56, 0}, {}, &cw};
inline constexpr listed ccw{{&ha_list, 0xf000000c03f, 0xf, 0xa6c, 0}, {}, &ccw};
inline constexpr listed all{{&ha_list, 0xf000000f03f, 0xf, 0x800000000019b4, 0}, {}, &all};
}
namespace ring_bl_used {
inline constexpr listed cw_even{{&ha_list, 0xf0000001040, 0xf, 0xa83, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&ha_list, 0xf0000002040, 0xf, 0xa9e, 0}, {}, &cw_odd};
inline constexpr listed ccw_even{{&ha_list, 0xf0000004040, 0xf, 0xab8, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&ha_list, 0xf0000008040, 0xf, 0xad4, 0}, {}, &ccw_odd};
inline constexpr listed cw{{&ha_list, 0xf0000003040, 0xf, 0xaef, 0}, {}, &cw};
inline constexpr listed ccw{{&ha_list, 0xf000000c040, 0xf, 0xb05, 0}, {}, &ccw};
inline constexpr listed all{{&ha_list, 0xf000000f040, 0xf, 0x800000000019cb, 0}, {}, &all};
}
namespace rpq_cycles_no_reg_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001015, 0xf, 0xb1c, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002015, 0xf, 0xb41, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004015, 0xf, 0xb66, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008015, 0xf, 0xb8b, 0}, {}, &chn3};
}
namespace rpq_cycles_no_spec_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001016, 0xf, 0x167b, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002016, 0xf, 0x16a1, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004016, 0xf, 0x16c7, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008016, 0xf, 0x16ed, 0}, {}, &chn3};
}
namespace sbo0_credit_occupancy {
inline constexpr listed ad{{&ha_list, 0xf000000106a, 0xf, 0xbee, 0}, {}, &ad};
inline constexpr listed bl{{&ha_list, 0xf000000206a, 0xf, 0xc0d, 0}, {}, &bl};
}
namespace sbo0_credits_acquired {
inline constexpr listed ad{{&ha_list, 0xf0000001068, 0xf, 0xbb0, 0}, {}, &ad};
inline constexpr listed bl{{&ha_list, 0xf0000002068, 0xf, 0xbcf, 0}, {}, &bl};
}
namespace sbo1_credit_occupancy {
inline constexpr listed ad{{&ha_list, 0xf000000106b, 0xf, 0xc6a, 0}, {}, &ad};
inline constexpr listed bl{{&ha_list, 0xf000000206b, 0xf, 0xc89, 0}, {}, &bl};
}
namespace sbo1_credits_acquired {
inline constexpr listed ad{{&ha_list, 0xf0000001069, 0xf, 0xc2c, 0}, {}, &ad};
inline constexpr listed bl{{&ha_list, 0xf0000002069, 0xf, 0xc4b, 0}, {}, &bl};
}
namespace snoop_cycles_ne {
inline constexpr listed local{{&ha_list, 0xf0000001008, 0xf, 0xced, 0}, {}, &local};
inline constexpr listed remote{{&ha_list, 0xf0000002008, 0xf, 0xd09, 0}, {}, &remote};
inline constexpr listed all{{&ha_list, 0xf0000003008, 0xf, 0xd26, 0}, {}, &all};
}
namespace snoop_occupancy {
inline constexpr listed local{{&ha_list, 0xf0000001009, 0xf, 0xd40, 0}, {}, &local};
inline constexpr listed remote{{&ha_list, 0xf0000002009, 0xf, 0xd5c, 0}, {}, &remote};
}
namespace snoop_resp {
inline constexpr listed rspi{{&ha_list, 0xf0000001021, 0xf, 0xd79, 0}, {}, &rspi};
inline constexpr listed rsps{{&ha_list, 0xf0000002021, 0xf, 0xd8f, 0}, {}, &rsps};
inline constexpr listed rspifwd{{&ha_list, 0xf0000004021, 0xf, 0xda5, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&ha_list, 0xf0000008021, 0xf, 0xdbe, 0}, {}, &rspsfwd};
inline constexpr listed rsp_wb{{&ha_list, 0xf0000010021, 0xf, 0xdd7, 0}, {}, &rsp_wb};
inline constexpr listed rsp_fwd_wb{{&ha_list, 0xf0000020021, 0xf, 0xdef, 0}, {}, &rsp_fwd_wb};
inline constexpr listed rspcnflct{{&ha_list, 0xf0000040021, 0xf, 0xe0b, 0}, {}, &rspcnflct};
}
namespace snoops_rsp_after_data {
inline constexpr listed local{{&ha_list, 0xf000000100a, 0xf, 0xca8, 0}, {}, &local};
inline constexpr listed remote{{&ha_list, 0xf000000200a, 0xf, 0xcca, 0}, {}, &remote};
}
namespace snp_resp_recv_local {
inline constexpr listed rspi{{&ha_list, 0xf0000001060, 0xf, 0xe26, 0}, {}, &rspi};
inline constexpr listed rsps{{&ha_list, 0xf0000002060, 0xf, 0xe45, 0}, {}, &rsps};
inline constexpr listed rspifwd{{&ha_list, 0xf0000004060, 0xf, 0xe64, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&ha_list, 0xf0000008060, 0xf, 0xe86, 0}, {}, &rspsfwd};
inline constexpr listed rspxwb{{&ha_list, 0xf0000010060, 0xf, 0xea8, 0}, {}, &rspxwb};
inline constexpr listed rspxfwdxwb{{&ha_list, 0xf0000020060, 0xf, 0xec9, 0}, {}, &rspxfwdxwb};
inline constexpr listed rspcnflct{{&ha_list, 0xf0000040060, 0xf, 0xeee, 0}, {}, &rspcnflct};
inline constexpr listed other{{&ha_list, 0xf0000080060, 0xf, 0xf12, 0}, {}, &other};
}
namespace stall_no_sbo_credit {
inline constexpr listed sbo0_ad{{&ha_list, 0xf000000106c, 0xf, 0xf32, 0}, {}, &sbo0_ad};
inline constexpr listed sbo1_ad{{&ha_list, 0xf000000206c, 0xf, 0xf54, 0}, {}, &sbo1_ad};
inline constexpr listed sbo0_bl{{&ha_list, 0xf000000406c, 0xf, 0xf76, 0}, {}, &sbo0_bl};
inline constexpr listed sbo1_bl{{&ha_list, 0xf000000806c, 0xf, 0xf98, 0}, {}, &sbo1_bl};
}
namespace tad_requests_g0 {
inline constexpr listed region0{{&ha_list, 0xf000000101b, 0xf, 0xfba, 0}, {}, &region0};
inline constexpr listed region1{{&ha_list, 0xf000000201b, 0xf, 0xfd8, 0}, {}, &region1};
inline constexpr listed region2{{&ha_list, 0xf000000401b, 0xf, 0xff6, 0}, {}, &region2};
inline constexpr listed region3{{&ha_list, 0xf000000801b, 0xf, 0x1014, 0}, {}, &region3};
inline constexpr listed region4{{&ha_list, 0xf000001001b, 0xf, 0x1032, 0}, {}, &region4};
inline constexpr listed region5{{&ha_list, 0xf000002001b, 0xf, 0x1050, 0}, {}, &region5};
inline constexpr listed region6{{&ha_list, 0xf000004001b, 0xf, 0x106e, 0}, {}, &region6};
inline constexpr listed region7{{&ha_list, 0xf000008001b, 0xf, 0x108c, 0}, {}, &region7};
}
namespace tad_requests_g1 {
inline constexpr listed region8{{&ha_list, 0xf000000101c, 0xf, 0x10aa, 0}, {}, &region8};
inline constexpr listed region9{{&ha_list, 0xf000000201c, 0xf, 0x10c8, 0}, {}, &region9};
inline constexpr listed region10{{&ha_list, 0xf000000401c, 0xf, 0x10e6, 0}, {}, &region10};
inline constexpr listed region11{{&ha_list, 0xf000000801c, 0xf, 0x1105, 0}, {}, &region11};
}
namespace tracker_cycles_full {
inline constexpr listed gp{{&ha_list, 0xf0000001002, 0xf, 0x1124, 0}, {}, &gp};
inline constexpr listed all{{&ha_list, 0xf0000002002, 0xf, 0x1141, 0}, {}, &all};
}
namespace tracker_cycles_ne {
inline constexpr listed local{{&ha_list, 0xf0000001003, 0xf, 0x115f, 0}, {}, &local};
inline constexpr listed remote{{&ha_list, 0xf0000002003, 0xf, 0x117d, 0}, {}, &remote};
inline constexpr listed all{{&ha_list, 0xf0000003003, 0xf, 0x119c, 0}, {}, &all};
}
namespace tracker_occupancy {
inline constexpr listed reads_local{{&ha_list, 0xf0000004004, 0xf, 0x11b8, 0}, {}, &reads_local};
inline constexpr listed reads_remote{{&ha_list, 0xf0000008004, 0xf, 0x11dc, 0}, {}, &reads_remote};
inline constexpr listed writes_local{{&ha_list, 0xf0000010004, 0xf, 0x1201, 0}, {}, &writes_local};
inline constexpr listed writes_remote{{&ha_list, 0xf0000020004, 0xf, 0x1226, 0}, {}, &writes_remote};
inline constexpr listed invitoe_local{{&ha_list, 0xf0000040004, 0xf, 0x124c, 0}, {}, &invitoe_local};
inline constexpr listed invitoe_remote{{&ha_list, 0xf0000080004, 0xf, 0x1272, 0}, {}, &invitoe_remote};
}
namespace tracker_pending_occupancy {
inline constexpr listed local{{&ha_list, 0xf0000001005, 0xf, 0x1299, 0}, {}, &local};
inline constexpr listed remote{{&ha_list, 0xf0000002005, 0xf, 0x12bf, 0}, {}, &remote};
}
namespace txr_ad {
inline constexpr listed hom{{&ha_list, 0xf000000400f, 0xf, 0x1713, 0}, {}, &hom};
}
namespace txr_ad_cycles_full {
inline constexpr listed sched0{{&ha_list, 0xf000000102a, 0xf, 0x12e6, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf000000202a, 0xf, 0x1306, 0}, {}, &sched1};
inline constexpr listed all{{&ha_list, 0xf000000302a, 0xf, 0x1326, 0}, {}, &all};
}
namespace txr_ad_cycles_ne {
inline constexpr listed sched0{{&ha_list, 0xf0000001029, 0xf, 0x1724, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002029, 0xf, 0x1742, 0}, {}, &sched1};
inline constexpr listed all{{&ha_list, 0xf0000003029, 0xf, 0x1760, 0}, {}, &all};
}
namespace txr_ad_inserts {
inline constexpr listed sched0{{&ha_list, 0xf0000001027, 0xf, 0x177b, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002027, 0xf, 0x1797, 0}, {}, &sched1};
inline constexpr listed all{{&ha_list, 0xf0000003027, 0xf, 0x17b3, 0}, {}, &all};
}
namespace txr_ak_cycles_full {
inline constexpr listed sched0{{&ha_list, 0xf0000001032, 0xf, 0x1343, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002032, 0xf, 0x1363, 0}, {}, &sched1};
inline constexpr listed all{{&ha_list, 0xf0000003032, 0xf, 0x1383, 0}, {}, &all};
}
namespace txr_ak_cycles_ne {
inline constexpr listed sched0{{&ha_list, 0xf0000001031, 0xf, 0x17cc, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002031, 0xf, 0x17ea, 0}, {}, &sched1};
inline constexpr listed all{{&ha_list, 0xf0000003031, 0xf, 0x1808, 0}, {}, &all};
}
namespace txr_ak_inserts {
inline constexpr listed sched0{{&ha_list, 0xf000000102f, 0xf, 0x1823, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf000000202f, 0xf, 0x183f, 0}, {}, &sched1};
inline constexpr listed all{{&ha_list, 0xf000000302f, 0xf, 0x185b, 0}, {}, &all};
}
namespace txr_bl {
inline constexpr listed drs_cache{{&ha_list, 0xf0000001010, 0xf, 0x13a0, 0}, {}, &drs_cache};
inline constexpr listed drs_core{{&ha_list, 0xf0000002010, 0xf, 0x13b7, 0}, {}, &drs_core};
inline constexpr listed drs_qpi{{&ha_list, 0xf0000004010, 0xf, 0x13cd, 0}, {}, &drs_qpi};
}
namespace txr_bl_cycles_full {
inline constexpr listed sched0{{&ha_list, 0xf0000001036, 0xf, 0x13e2, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002036, 0xf, 0x1402, 0}, {}, &sched1};
inline constexpr listed all{{&ha_list, 0xf0000003036, 0xf, 0x1422, 0}, {}, &all};
}
namespace txr_bl_cycles_ne {
inline constexpr listed sched0{{&ha_list, 0xf0000001035, 0xf, 0x1874, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002035, 0xf, 0x1892, 0}, {}, &sched1};
inline constexpr listed all{{&ha_list, 0xf0000003035, 0xf, 0x18b0, 0}, {}, &all};
}
namespace txr_bl_inserts {
inline constexpr listed sched0{{&ha_list, 0xf0000001033, 0xf, 0x18cb, 0}, {}, &sched0};
inline constexpr listed sched1{{&ha_list, 0xf0000002033, 0xf, 0x18e7, 0}, {}, &sched1};
inline constexpr listed all{{&ha_list, 0xf0000003033, 0xf, 0x1903, 0}, {}, &all};
}
namespace txr_starved {
inline constexpr listed ak{{&ha_list, 0xf000000106d, 0xf, 0x143f, 0}, {}, &ak};
inline constexpr listed bl{{&ha_list, 0xf000000206d, 0xf, 0x1454, 0}, {}, &bl};
}
namespace wpq_cycles_no_reg_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001018, 0xf, 0x1469, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002018, 0xf, 0x148e, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004018, 0xf, 0x14b3, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008018, 0xf, 0x14d8, 0}, {}, &chn3};
}
namespace wpq_cycles_no_spec_credits {
inline constexpr listed chn0{{&ha_list, 0xf0000001019, 0xf, 0x191c, 0}, {}, &chn0};
inline constexpr listed chn1{{&ha_list, 0xf0000002019, 0xf, 0x1942, 0}, {}, &chn1};
inline constexpr listed chn2{{&ha_list, 0xf0000004019, 0xf, 0x1968, 0}, {}, &chn2};
inline constexpr listed chn3{{&ha_list, 0xf0000008019, 0xf, 0x198e, 0}, {}, &chn3};
}
} // namespace ha

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed dclockticks{{&imc_list, 0x60000000000, 0xf, 0x1a000000000013d, 0}, {}, &dclockticks};
inline constexpr listed dram_pre_all{{&imc_list, 0x60000000006, 0xf, 0x14f, 0}, {}, &dram_pre_all};
inline constexpr listed ecc_correctable_errors{{&imc_list, 0x60000000009, 0xf, 0x193, 0}, {}, &ecc_correctable_errors};
inline constexpr listed power_channel_dlloff{{&imc_list, 0x60000000084, 0xf, 0x211, 0}, {}, &power_channel_dlloff};
inline constexpr listed power_channel_ppd{{&imc_list, 0x60000000085, 0xf, 0x22c, 0}, {}, &power_channel_ppd};
inline constexpr listed power_critical_throttle_cycles{{&imc_list, 0x60000000086, 0xf, 0x32c, 0}, {}, &power_critical_throttle_cycles};
inline constexpr listed power_pcu_throttling{{&imc_list, 0x60000000042, 0xf, 0x351, 0}, {}, &power_pcu_throttling};
inline constexpr listed power_self_refresh{{&imc_list, 0x60000000043, 0xf, 0x36c, 0}, {}, &power_self_refresh};
inline constexpr listed rpq_cycles_ne{{&imc_list, 0x60000000011, 0xf, 0x1252, 0}, {}, &rpq_cycles_ne};
inline constexpr listed rpq_inserts{{&imc_list, 0x60000000010, 0xf, 0x1266, 0}, {}, &rpq_inserts};
inline constexpr listed vmse_mxb_wr_occupancy{{&imc_list, 0x60000000091, 0xf, 0x1278, 0}, {}, &vmse_mxb_wr_occupancy};
inline constexpr listed wpq_cycles_full{{&imc_list, 0x60000000022, 0xf, 0x1312, 0}, {}, &wpq_cycles_full};
inline constexpr listed wpq_cycles_ne{{&imc_list, 0x60000000021, 0xf, 0x1328, 0}, {}, &wpq_cycles_ne};
inline constexpr listed wpq_read_hit{{&imc_list, 0x60000000023, 0xf, 0x133c, 0}, {}, &wpq_read_hit};
inline constexpr listed wpq_write_hit{{&imc_list, 0x60000000024, 0xf, 0x134f, 0}, {}, &wpq_write_hit};
inline constexpr listed wrong_mm{{&imc_list, 0x600000000c1, 0xf, 0x1363, 0}, {}, &wrong_mm};
inline constexpr listed clockticks_p{{&imc_list, 0x60000000000, 0xf, 0x18000000000200e, 0}, {}, &clockticks_p};
inline constexpr listed clockticks{{&imc_list, 0x60000001000, 0x1000000000000, 0x180000000002021, 0}, {}, &clockticks};
namespace act_count {
inline constexpr listed rd{{&imc_list, 0x60000001001, 0xf, 0, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x60000002001, 0xf, 0x13, 0}, {}, &wr};
inline constexpr listed byp{{&imc_list, 0x60000008001, 0xf, 0x26, 0}, {}, &byp};
}
namespace byp_cmds {
inline constexpr listed act{{&imc_list, 0x600000010a1, 0xf, 0x3a, 0}, {}, &act};
inline constexpr listed cas{{&imc_list, 0x600000020a1, 0xf, 0x4d, 0}, {}, &cas};
inline constexpr listed pre{{&imc_list, 0x600000040a1, 0xf, 0x60, 0}, {}, &pre};
}
namespace cas_count {
inline constexpr listed rd_reg{{&imc_list, 0x60000001004, 0xf, 0x73, 0}, {}, &rd_reg};
inline constexpr listed rd_underfill{{&imc_list, 0x60000002004, 0xf, 0x8a, 0}, {}, &rd_underfill};
inline constexpr listed rd{{&imc_list, 0x60000003004, 0xf, 0xa7, 0}, {}, &rd};
inline constexpr listed wr_wmm{{&imc_list, 0x60000004004, 0xf, 0xba, 0}, {}, &wr_wmm};
inline constexpr listed wr_rmm{{&imc_list, 0x60000008004, 0xf, 0xd1, 0}, {}, &wr_rmm};
inline constexpr listed wr{{&imc_list, 0x6000000c004, 0xf, 0xe8, 0}, {}, &wr};
inline constexpr listed all{{&imc_list, 0x6000000f004, 0xf, 0xfb, 0}, {}, &all};
inline constexpr listed rd_wmm{{&imc_list, 0x60000010004, 0xf, 0x10f, 0}, {}, &rd_wmm};
inline constexpr listed rd_rmm{{&imc_list, 0x60000020004, 0xf, 0x126, 0}, {}, &rd_rmm};
}
namespace dram_refresh {
inline constexpr listed panic{{&imc_list, 0x60000002005, 0xf, 0x162, 0}, {}, &panic};
inline constexpr listed high{{&imc_list, 0x60000004005, 0xf, 0x17b, 0}, {}, &high};
}
namespace major_modes {
inline constexpr listed read{{&imc_list, 0x60000001007, 0xf, 0x1b0, 0}, {}, &read};
inline constexpr listed write{{&imc_list, 0x60000002007, 0xf, 0x1c7, 0}, {}, &write};
inline constexpr listed partial{{&imc_list, 0x60000004007, 0xf, 0x1df, 0}, {}, &partial};
inline constexpr listed isoch{{&imc_list, 0x60000008007, 0xf, 0x1f9, 0}, {}, &isoch};
}
namespace power_cke_cycles {
inline constexpr listed rank0{{&imc_list, 0x60000001083, 0xf, 0x244, 0}, {}, &rank0};
inline constexpr listed rank1{{&imc_list, 0x60000002083, 0xf, 0x261, 0}, {}, &rank1};
inline constexpr listed rank2{{&imc_list, 0x60000004083, 0xf, 0x27e, 0}, {}, &rank2};
inline constexpr listed rank3{{&imc_list, 0x60000008083, 0xf, 0x29b, 0}, {}, &rank3};
inline constexpr listed rank4{{&imc_list, 0x60000010083, 0xf, 0x2b8, 0}, {}, &rank4};
inline constexpr listed rank5{{&imc_list, 0x60000020083, 0xf, 0x2d5, 0}, {}, &rank5};
inline constexpr listed rank6{{&imc_list, 0x60000040083, 0xf, 0x2f2, 0}, {}, &rank6};
inline constexpr listed rank7{{&imc_list, 0x60000080083, 0xf, 0x30f, 0}, {}, &rank7};
}
namespace power_throttle_cycles {
inline constexpr listed rank0{{&imc_list, 0x60000001041, 0xf, 0x385, 0}, {}, &rank0};
inline constexpr listed rank1{{&imc_list, 0x60000002041, 0xf, 0x3a7, 0}, {}, &rank1};
inline constexpr listed rank2{{&imc_list, 0x60000004041, 0xf, 0x3c9, 0}, {}, &rank2};
inline constexpr listed rank3{{&imc_list, 0x60000008041, 0xf, 0x3eb, 0}, {}, &rank3};
inline constexpr listed rank4{{&imc_list, 0x60000010041, 0xf, 0x40d, 0}, {}, &rank4};
inline constexpr listed rank5{{&imc_list, 0x60000020041, 0xf, 0x42f, 0}, {}, &rank5};
inline constexpr listed rank6{{&imc_list, 0x60000040041, 0xf, 0x451, 0}, {}, &rank6};
inline constexpr listed rank7{{&imc_list, 0x60000080041, 0xf, 0x473, 0}, {}, &rank7};
}
namespace pre_count {
inline constexpr listed page_miss{{&imc_list, 0x60000001002, 0xf, 0x4d3, 0}, {}, &page_miss};
inline constexpr listed page_close{{&imc_list, 0x60000002002, 0xf, 0x4ed, 0}, {}, &page_close};
inline constexpr listed rd{{&imc_list, 0x60000004002, 0xf, 0x508, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x60000008002, 0xf, 0x51b, 0}, {}, &wr};
inline constexpr listed byp{{&imc_list, 0x60000010002, 0xf, 0x52e, 0}, {}, &byp};
}
namespace preemption {
inline constexpr listed rd_preempt_rd{{&imc_list, 0x60000001008, 0xf, 0x495, 0}, {}, &rd_preempt_rd};
inline constexpr listed rd_preempt_wr{{&imc_list, 0x60000002008, 0xf, 0x4b4, 0}, {}, &rd_preempt_wr};
}
namespace rd_cas_prio {
inline constexpr listed low{{&imc_list, 0x600000010a0, 0xf, 0x542, 0}, {}, &low};
inline constexpr listed med{{&imc_list, 0x600000020a0, 0xf, 0x558, 0}, {}, &med};
inline constexpr listed high{{&imc_list, 0x600000040a0, 0xf, 0x56e, 0}, {}, &high};
inline constexpr listed panic{{&imc_list, 0x600000080a0, 0xf, 0x585, 0}, {}, &panic};
}
namespace rd_cas_rank0 {
inline constexpr listed bank1{{&imc_list, 0x600000010b0, 0xf, 0x59d, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020b0, 0xf, 0x5b6, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040b0, 0xf, 0x5cf, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080b0, 0xf, 0x5e8, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100b0, 0xf, 0x601, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000b0, 0xf, 0x61d, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030b0, 0xf, 0x636, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050b0, 0xf, 0x64f, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060b0, 0xf, 0x668, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070b0, 0xf, 0x681, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090b0, 0xf, 0x69a, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0b0, 0xf, 0x6b3, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0b0, 0xf, 0x6cd, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0b0, 0xf, 0x6e7, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0b0, 0xf, 0x701, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0b0, 0xf, 0x71b, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0b0, 0xf, 0x735, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110b0, 0xf, 0x74f, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120b0, 0xf, 0x769, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130b0, 0xf, 0x783, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140b0, 0xf, 0x79d, 0}, {}, &bankg3};
}
namespace rd_cas_rank1 {
inline constexpr listed bank1{{&imc_list, 0x600000010b1, 0xf, 0x7b7, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020b1, 0xf, 0x7d0, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040b1, 0xf, 0x7e9, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080b1, 0xf, 0x802, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100b1, 0xf, 0x81b, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000b1, 0xf, 0x837, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030b1, 0xf, 0x850, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050b1, 0xf, 0x869, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060b1, 0xf, 0x882, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070b1, 0xf, 0x89b, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090b1, 0xf, 0x8b4, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0b1, 0xf, 0x8cd, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0b1, 0xf, 0x8e7, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0b1, 0xf, 0x901, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0b1, 0xf, 0x91b, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0b1, 0xf, 0x935, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0b1, 0xf, 0x94f, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110b1, 0xf, 0x969, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120b1, 0xf, 0x983, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130b1, 0xf, 0x99d, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140b1, 0xf, 0x9b7, 0}, {}, &bankg3};
}
namespace rd_cas_rank2 {
inline constexpr listed bank0{{&imc_list, 0x600000000b2, 0xf, 0x9d1, 0}, {}, &bank0};
}
namespace rd_cas_rank4 {
inline constexpr listed bank1{{&imc_list, 0x600000010b4, 0xf, 0x9ea, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020b4, 0xf, 0xa03, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040b4, 0xf, 0xa1c, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080b4, 0xf, 0xa35, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100b4, 0xf, 0xa4e, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000b4, 0xf, 0xa6a, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030b4, 0xf, 0xa83, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050b4, 0xf, 0xa9c, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060b4, 0xf, 0xab5, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070b4, 0xf, 0xace, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090b4, 0xf, 0xae7, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0b4, 0xf, 0xb00, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0b4, 0xf, 0xb1a, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0b4, 0xf, 0xb34, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0b4, 0xf, 0xb4e, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0b4, 0xf, 0xb68, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0b4, 0xf, 0xb82, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110b4, 0xf, 0xb9c, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120b4, 0xf, 0xbb6, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130b4, 0xf, 0xbd0, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140b4, 0xf, 0xbea, 0}, {}, &bankg3};
}
namespace rd_cas_rank5 {
inline constexpr listed bank1{{&imc_list, 0x600000010b5, 0xf, 0xc04, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020b5, 0xf, 0xc1d, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040b5, 0xf, 0xc36, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080b5, 0xf, 0xc4f, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100b5, 0xf, 0xc68, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000b5, 0xf, 0xc84, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030b5, 0xf, 0xc9d, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050b5, 0xf, 0xcb6, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060b5, 0xf, 0xccf, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070b5, 0xf, 0xce8, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090b5, 0xf, 0xd01, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0b5, 0xf, 0xd1a, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0b5, 0xf, 0xd34, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0b5, 0xf, 0xd4e, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0b5, 0xf, 0xd68, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0b5, 0xf, 0xd82, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0b5, 0xf, 0xd9c, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110b5, 0xf, 0xdb6, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120b5, 0xf, 0xdd0, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130b5, 0xf, 0xdea, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140b5, 0xf, 0xe04, 0}, {}, &bankg3};
}
namespace rd_cas_rank6 {
inline constexpr listed bank1{{&imc_list, 0x600000010b6, 0xf, 0xe1e, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020b6, 0xf, 0xe37, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040b6, 0xf, 0xe50, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080b6, 0xf, 0xe69, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100b6, 0xf, 0xe82, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000b6, 0xf, 0xe9e, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030b6, 0xf, 0xeb7, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050b6, 0xf, 0xed0, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060b6, 0xf, 0xee9, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070b6, 0xf, 0xf02, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090b6, 0xf, 0xf1b, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0b6, 0xf, 0xf34, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0b6, 0xf, 0xf4e, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0b6, 0xf, 0xf68, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0b6, 0xf, 0xf82, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0b6, 0xf, 0xf9c, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0b6, 0xf, 0xfb6, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110b6, 0xf, 0xfd0, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120b6, 0xf, 0xfea, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130b6, 0xf, 0x1004, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140b6, 0xf, 0x101e, 0}, {}, &bankg3};
}
namespace rd_cas_rank7 {
inline constexpr listed bank1{{&imc_list, 0x600000010b7, 0xf, 0x1038, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020b7, 0xf, 0x1051, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040b7, 0xf, 0x106a, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080b7, 0xf, 0x1083, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100b7, 0xf, 0x109c, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000b7, 0xf, 0x10b8, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030b7, 0xf, 0x10d1, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050b7, 0xf, 0x10ea, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060b7, 0xf, 0x1103, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070b7, 0xf, 0x111c, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090b7, 0xf, 0x1135, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0b7, 0xf, 0x114e, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0b7, 0xf, 0x1168, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0b7, 0xf, 0x1182, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0b7, 0xf, 0x119c, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0b7, 0xf, 0x11b6, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0b7, 0xf, 0x11d0, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110b7, 0xf, 0x11ea, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120b7, 0xf, 0x1204, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130b7, 0xf, 0x121e, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140b7, 0xf, 0x1238, 0}, {}, &bankg3};
}
namespace vmse_wr_push {
inline constexpr listed wmm{{&imc_list, 0x60000001090, 0xf, 0x1294, 0}, {}, &wmm};
inline constexpr listed rmm{{&imc_list, 0x60000002090, 0xf, 0x12ab, 0}, {}, &rmm};
}
namespace wmm_to_rmm {
inline constexpr listed low_thresh{{&imc_list, 0x600000010c0, 0xf, 0x12c2, 0}, {}, &low_thresh};
inline constexpr listed starve{{&imc_list, 0x600000020c0, 0xf, 0x12de, 0}, {}, &starve};
inline constexpr listed vmse_retry{{&imc_list, 0x600000040c0, 0xf, 0x12f6, 0}, {}, &vmse_retry};
}
namespace wr_cas_rank0 {
inline constexpr listed bank1{{&imc_list, 0x600000010b8, 0xf, 0x1372, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020b8, 0xf, 0x138b, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040b8, 0xf, 0x13a4, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080b8, 0xf, 0x13bd, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100b8, 0xf, 0x13d6, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000b8, 0xf, 0x13f2, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030b8, 0xf, 0x140b, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050b8, 0xf, 0x1424, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060b8, 0xf, 0x143d, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070b8, 0xf, 0x1456, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090b8, 0xf, 0x146f, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0b8, 0xf, 0x1488, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0b8, 0xf, 0x14a2, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0b8, 0xf, 0x14bc, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0b8, 0xf, 0x14d6, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0b8, 0xf, 0x14f0, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0b8, 0xf, 0x150a, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110b8, 0xf, 0x1524, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120b8, 0xf, 0x153e, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130b8, 0xf, 0x1558, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140b8, 0xf, 0x1572, 0}, {}, &bankg3};
}
namespace wr_cas_rank1 {
inline constexpr listed bank1{{&imc_list, 0x600000010b9, 0xf, 0x158c, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020b9, 0xf, 0x15a5, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040b9, 0xf, 0x15be, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080b9, 0xf, 0x15d7, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100b9, 0xf, 0x15f0, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000b9, 0xf, 0x160c, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030b9, 0xf, 0x1625, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050b9, 0xf, 0x163e, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060b9, 0xf, 0x1657, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070b9, 0xf, 0x1670, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090b9, 0xf, 0x1689, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0b9, 0xf, 0x16a2, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0b9, 0xf, 0x16bc, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0b9, 0xf, 0x16d6, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0b9, 0xf, 0x16f0, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0b9, 0xf, 0x170a, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0b9, 0xf, 0x1724, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110b9, 0xf, 0x173e, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120b9, 0xf, 0x1758, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130b9, 0xf, 0x1772, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140b9, 0xf, 0x178c, 0}, {}, &bankg3};
}
namespace wr_cas_rank4 {
inline constexpr listed bank1{{&imc_list, 0x600000010bc, 0xf, 0x17a6, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020bc, 0xf, 0x17bf, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040bc, 0xf, 0x17d8, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080bc, 0xf, 0x17f1, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100bc, 0xf, 0x180a, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000bc, 0xf, 0x1826, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030bc, 0xf, 0x183f, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050bc, 0xf, 0x1858, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060bc, 0xf, 0x1871, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070bc, 0xf, 0x188a, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090bc, 0xf, 0x18a3, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0bc, 0xf, 0x18bc, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0bc, 0xf, 0x18d6, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0bc, 0xf, 0x18f0, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0bc, 0xf, 0x190a, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0bc, 0xf, 0x1924, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0bc, 0xf, 0x193e, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110bc, 0xf, 0x1958, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120bc, 0xf, 0x1972, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130bc, 0xf, 0x198c, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140bc, 0xf, 0x19a6, 0}, {}, &bankg3};
}
namespace wr_cas_rank5 {
inline constexpr listed bank1{{&imc_list, 0x600000010bd, 0xf, 0x19c0, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020bd, 0xf, 0x19d9, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040bd, 0xf, 0x19f2, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080bd, 0xf, 0x1a0b, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100bd, 0xf, 0x1a24, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000bd, 0xf, 0x1a40, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030bd, 0xf, 0x1a59, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050bd, 0xf, 0x1a72, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060bd, 0xf, 0x1a8b, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070bd, 0xf, 0x1aa4, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090bd, 0xf, 0x1abd, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0bd, 0xf, 0x1ad6, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0bd, 0xf, 0x1af0, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0bd, 0xf, 0x1b0a, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0bd, 0xf, 0x1b24, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0bd, 0xf, 0x1b3e, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0bd, 0xf, 0x1b58, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110bd, 0xf, 0x1b72, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120bd, 0xf, 0x1b8c, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130bd, 0xf, 0x1ba6, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140bd, 0xf, 0x1bc0, 0}, {}, &bankg3};
}
namespace wr_cas_rank6 {
inline constexpr listed bank1{{&imc_list, 0x600000010be, 0xf, 0x1bda, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020be, 0xf, 0x1bf3, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040be, 0xf, 0x1c0c, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080be, 0xf, 0x1c25, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100be, 0xf, 0x1c3e, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000be, 0xf, 0x1c5a, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030be, 0xf, 0x1c73, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050be, 0xf, 0x1c8c, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060be, 0xf, 0x1ca5, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070be, 0xf, 0x1cbe, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090be, 0xf, 0x1cd7, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0be, 0xf, 0x1cf0, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0be, 0xf, 0x1d0a, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0be, 0xf, 0x1d24, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0be, 0xf, 0x1d3e, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0be, 0xf, 0x1d58, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0be, 0xf, 0x1d72, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110be, 0xf, 0x1d8c, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120be, 0xf, 0x1da6, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130be, 0xf, 0x1dc0, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140be, 0xf, 0x1dda, 0}, {}, &bankg3};
}
namespace wr_cas_rank7 {
inline constexpr listed bank1{{&imc_list, 0x600000010bf, 0xf, 0x1df4, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x600000020bf, 0xf, 0x1e0d, 0}, {}, &bank2};
inline constexpr listed bank4{{&imc_list, 0x600000040bf, 0xf, 0x1e26, 0}, {}, &bank4};
inline constexpr listed bank8{{&imc_list, 0x600000080bf, 0xf, 0x1e3f, 0}, {}, &bank8};
inline constexpr listed allbanks{{&imc_list, 0x600000100bf, 0xf, 0x1e58, 0}, {}, &allbanks};
inline constexpr listed bank0{{&imc_list, 0x600000000bf, 0xf, 0x1e74, 0}, {}, &bank0};
inline constexpr listed bank3{{&imc_list, 0x600000030bf, 0xf, 0x1e8d, 0}, {}, &bank3};
inline constexpr listed bank5{{&imc_list, 0x600000050bf, 0xf, 0x1ea6, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x600000060bf, 0xf, 0x1ebf, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x600000070bf, 0xf, 0x1ed8, 0}, {}, &bank7};
inline constexpr listed bank9{{&imc_list, 0x600000090bf, 0xf, 0x1ef1, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x6000000a0bf, 0xf, 0x1f0a, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x6000000b0bf, 0xf, 0x1f24, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x6000000c0bf, 0xf, 0x1f3e, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x6000000d0bf, 0xf, 0x1f58, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x6000000e0bf, 0xf, 0x1f72, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x6000000f0bf, 0xf, 0x1f8c, 0}, {}, &bank15};
inline constexpr listed bankg0{{&imc_list, 0x600000110bf, 0xf, 0x1fa6, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x600000120bf, 0xf, 0x1fc0, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x600000130bf, 0xf, 0x1fda, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x600000140bf, 0xf, 0x1ff4, 0}, {}, &bankg3};
}
} // namespace imc

namespace irp {
using uncore_events::listed;
using uncore_events::irp_list;
inline constexpr listed clockticks{{&irp_list, 0x130000000000, 3, 0x43, 0}, {}, &clockticks};
inline constexpr listed rxr_ak_inserts{{&irp_list, 0x13000000000a, 3, 0x292, 0}, {}, &rxr_ak_inserts};
inline constexpr listed rxr_bl_drs_cycles_full{{&irp_list, 0x130000000004, 3, 0x2a7, 0}, {}, &rxr_bl_drs_cycles_full};
inline constexpr listed rxr_bl_drs_inserts{{&irp_list, 0x130000000001, 3, 0x2c4, 0}, {}, &rxr_bl_drs_inserts};
inline constexpr listed rxr_bl_drs_occupancy{{&irp_list, 0x130000000007, 3, 0x2dd, 0}, {}, &rxr_bl_drs_occupancy};
inline constexpr listed rxr_bl_ncb_cycles_full{{&irp_list, 0x130000000005, 3, 0x2f8, 0}, {}, &rxr_bl_ncb_cycles_full};
inline constexpr listed rxr_bl_ncb_inserts{{&irp_list, 0x130000000002, 3, 0x315, 0}, {}, &rxr_bl_ncb_inserts};
inline constexpr listed rxr_bl_ncb_occupancy{{&irp_list, 0x130000000008, 3, 0x32e, 0}, {}, &rxr_bl_ncb_occupancy};
inline constexpr listed rxr_bl_ncs_cycles_full{{&irp_list, 0x130000000006, 3, 0x349, 0}, {}, &rxr_bl_ncs_cycles_full};
inline constexpr listed rxr_bl_ncs_inserts{{&irp_list, 0x130000000003, 3, 0x366, 0}, {}, &rxr_bl_ncs_inserts};
inline constexpr listed rxr_bl_ncs_occupancy{{&irp_list, 0x130000000009, 3, 0x37f, 0}, {}, &rxr_bl_ncs_occupancy};
inline constexpr listed txr_ad_stall_credit_cycles{{&irp_list, 0x130000000018, 3, 0x4f9, 0}, {}, &txr_ad_stall_credit_cycles};
inline constexpr listed txr_bl_stall_credit_cycles{{&irp_list, 0x130000000019, 3, 0x51a, 0}, {}, &txr_bl_stall_credit_cycles};
inline constexpr listed txr_data_inserts_ncb{{&irp_list, 0x13000000000e, 3, 0x53b, 0}, {}, &txr_data_inserts_ncb};
inline constexpr listed txr_data_inserts_ncs{{&irp_list, 0x13000000000f, 3, 0x556, 0}, {}, &txr_data_inserts_ncs};
inline constexpr listed txr_request_occupancy{{&irp_list, 0x13000000000d, 3, 0x571, 0}, {}, &txr_request_occupancy};
namespace cache_total_occupancy {
inline constexpr listed any{{&irp_list, 0x130000001012, 3, 0, 0}, {}, &any};
inline constexpr listed source{{&irp_list, 0x130000002012, 3, 0x20, 0}, {}, &source};
}
namespace coherent_ops {
inline constexpr listed pcirdcur{{&irp_list, 0x130000001013, 3, 0x54, 0}, {}, &pcirdcur};
inline constexpr listed crd{{&irp_list, 0x130000002013, 3, 0x70, 0}, {}, &crd};
inline constexpr listed drd{{&irp_list, 0x130000004013, 3, 0x87, 0}, {}, &drd};
inline constexpr listed rfo{{&irp_list, 0x130000008013, 3, 0x9e, 0}, {}, &rfo};
inline constexpr listed pcitom{{&irp_list, 0x130000010013, 3, 0xb5, 0}, {}, &pcitom};
inline constexpr listed pcidcahint{{&irp_list, 0x130000020013, 3, 0xcf, 0}, {}, &pcidcahint};
inline constexpr listed wbmtoi{{&irp_list, 0x130000040013, 3, 0xed, 0}, {}, &wbmtoi};
inline constexpr listed clflush{{&irp_list, 0x130000080013, 3, 0x107, 0}, {}, &clflush};
}
namespace misc0 {
inline constexpr listed fast_req{{&irp_list, 0x130000001014, 3, 0x122, 0}, {}, &fast_req};
inline constexpr listed fast_rej{{&irp_list, 0x130000002014, 3, 0x137, 0}, {}, &fast_rej};
inline constexpr listed _2nd_rd_insert{{&irp_list, 0x130000004014, 3, 0x14c, 0}, {}, &_2nd_rd_insert};
inline constexpr listed _2nd_wr_insert{{&irp_list, 0x130000008014, 3, 0x166, 0}, {}, &_2nd_wr_insert};
inline constexpr listed _2nd_atomic_insert{{&irp_list, 0x130000010014, 3, 0x180, 0}, {}, &_2nd_atomic_insert};
inline constexpr listed fast_xfer{{&irp_list, 0x130000020014, 3, 0x19e, 0}, {}, &fast_xfer};
inline constexpr listed pf_ack_hint{{&irp_list, 0x130000040014, 3, 0x1b4, 0}, {}, &pf_ack_hint};
inline constexpr listed pf_timeout{{&irp_list, 0x130000080014, 3, 0x1cc, 0}, {}, &pf_timeout};
}
namespace misc1 {
inline constexpr listed slow_i{{&irp_list, 0x130000001015, 3, 0x1e3, 0}, {}, &slow_i};
inline constexpr listed slow_s{{&irp_list, 0x130000002015, 3, 0x1f6, 0}, {}, &slow_s};
inline constexpr listed slow_e{{&irp_list, 0x130000004015, 3, 0x209, 0}, {}, &slow_e};
inline constexpr listed slow_m{{&irp_list, 0x130000008015, 3, 0x21c, 0}, {}, &slow_m};
inline constexpr listed lost_fwd{{&irp_list, 0x130000010015, 3, 0x22f, 0}, {}, &lost_fwd};
inline constexpr listed sec_rcvd_invld{{&irp_list, 0x130000020015, 3, 0x244, 0}, {}, &sec_rcvd_invld};
inline constexpr listed sec_rcvd_vld{{&irp_list, 0x130000040015, 3, 0x25f, 0}, {}, &sec_rcvd_vld};
inline constexpr listed data_throttle{{&irp_list, 0x130000080015, 3, 0x278, 0}, {}, &data_throttle};
}
namespace snoop_resp {
inline constexpr listed miss{{&irp_list, 0x130000001017, 3, 0x39a, 0}, {}, &miss};
inline constexpr listed hit_i{{&irp_list, 0x130000002017, 3, 0x3b0, 0}, {}, &hit_i};
inline constexpr listed hit_es{{&irp_list, 0x130000004017, 3, 0x3c7, 0}, {}, &hit_es};
inline constexpr listed hit_m{{&irp_list, 0x130000008017, 3, 0x3df, 0}, {}, &hit_m};
inline constexpr listed snpcode{{&irp_list, 0x130000010017, 3, 0x3f6, 0}, {}, &snpcode};
inline constexpr listed snpdata{{&irp_list, 0x130000020017, 3, 0x40f, 0}, {}, &snpdata};
inline constexpr listed snpinv{{&irp_list, 0x130000040017, 3, 0x428, 0}, {}, &snpinv};
}
namespace transactions {
inline constexpr listed reads{{&irp_list, 0x130000001016, 3, 0x440, 0}, {}, &reads};
inline constexpr listed writes{{&irp_list, 0x130000002016, 3, 0x459, 0}, {}, &writes};
inline constexpr listed rd_pref{{&irp_list, 0x130000004016, 3, 0x473, 0}, {}, &rd_pref};
inline constexpr listed wr_pref{{&irp_list, 0x130000008016, 3, 0x48e, 0}, {}, &wr_pref};
inline constexpr listed atomic{{&irp_list, 0x130000010016, 3, 0x4a9, 0}, {}, &atomic};
inline constexpr listed other{{&irp_list, 0x130000020016, 3, 0x4c3, 0}, {}, &other};
inline constexpr listed orderingq{{&irp_list, 0x48130000040016, 3, 0x4dc, 0}, {}, &orderingq};
}
} // namespace irp

namespace pcu {
using uncore_events::listed;
using uncore_events::pcu_list;
inline constexpr listed clockticks{{&pcu_list, 0xc0000000000, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed core0_transition_cycles{{&pcu_list, 0xc0000000060, 0xf, 0x11, 0}, {}, &core0_transition_cycles};
inline constexpr listed core10_transition_cycles{{&pcu_list, 0xc000000006a, 0xf, 0x2f, 0}, {}, &core10_transition_cycles};
inline constexpr listed core11_transition_cycles{{&pcu_list, 0xc000000006b, 0xf, 0x4e, 0}, {}, &core11_transition_cycles};
inline constexpr listed core12_transition_cycles{{&pcu_list, 0xc000000006c, 0xf, 0x6d, 0}, {}, &core12_transition_cycles};
inline constexpr listed core13_transition_cycles{{&pcu_list, 0xc000000006d, 0xf, 0x8c, 0}, {}, &core13_transition_cycles};
inline constexpr listed core14_transition_cycles{{&pcu_list, 0xc000000006e, 0xf, 0xab, 0}, {}, &core14_transition_cycles};
inline constexpr listed core15_transition_cycles{{&pcu_list, 0xc000000006f, 0xf, 0xca, 0}, {}, &core15_transition_cycles};
inline constexpr listed core16_transition_cycles{{&pcu_list, 0xc0000000070, 0xf, 0xe9, 0}, {}, &core16_transition_cycles};
inline constexpr listed core17_transition_cycles{{&pcu_list, 0xc0000000071, 0xf, 0x108, 0}, {}, &core17_transition_cycles};
inline constexpr listed core1_transition_cycles{{&pcu_list, 0xc0000000061, 0xf, 0x127, 0}, {}, &core1_transition_cycles};
inline constexpr listed core2_transition_cycles{{&pcu_list, 0xc0000000062, 0xf, 0x145, 0}, {}, &core2_transition_cycles};
inline constexpr listed core3_transition_cycles{{&pcu_list, 0xc0000000063, 0xf, 0x163, 0}, {}, &core3_transition_cycles};
inline constexpr listed core4_transition_cycles{{&pcu_list, 0xc0000000064, 0xf, 0x181, 0}, {}, &core4_transition_cycles};
inline constexpr listed core5_transition_cycles{{&pcu_list, 0xc0000000065, 0xf, 0x19f, 0}, {}, &core5_transition_cycles};
inline constexpr listed core6_transition_cycles{{&pcu_list, 0xc0000000066, 0xf, 0x1bd, 0}, {}, &core6_transition_cycles};
inline constexpr listed core7_transition_cycles{{&pcu_list, 0xc0000000067, 0xf, 0x1db, 0}, {}, &core7_transition_cycles};
inline constexpr listed core8_transition_cycles{{&pcu_list, 0xc0000000068, 0xf, 0x1f9, 0}, {}, &core8_transition_cycles};
inline constexpr listed core9_transition_cycles{{&pcu_list, 0xc0000000069, 0xf, 0x217, 0}, {}, &core9_transition_cycles};
inline constexpr listed demotions_core0{{&pcu_list, 0xc0000000030, 0xf, 0x235, 0}, {}, &demotions_core0};
inline constexpr listed demotions_core1{{&pcu_list, 0xc0000000031, 0xf, 0x24b, 0}, {}, &demotions_core1};
inline constexpr listed demotions_core10{{&pcu_list, 0xc000000003a, 0xf, 0x261, 0}, {}, &demotions_core10};
inline constexpr listed demotions_core11{{&pcu_list, 0xc000000003b, 0xf, 0x278, 0}, {}, &demotions_core11};
inline constexpr listed demotions_core12{{&pcu_list, 0xc000000003c, 0xf, 0x28f, 0}, {}, &demotions_core12};
inline constexpr listed demotions_core13{{&pcu_list, 0xc000000003d, 0xf, 0x2a6, 0}, {}, &demotions_core13};
inline constexpr listed demotions_core14{{&pcu_list, 0xc000000003e, 0xf, 0x2bd, 0}, {}, &demotions_core14};
inline constexpr listed demotions_core15{{&pcu_list, 0xc000000003f, 0xf, 0x2d4, 0}, {}, &demotions_core15};
inline constexpr listed demotions_core16{{&pcu_list, 0xc0000000040, 0xf, 0x2eb, 0}, {}, &demotions_core16};
inline constexpr listed demotions_core17{{&pcu_list, 0xc0000000041, 0xf, 0x302, 0}, {}, &demotions_core17};
inline constexpr listed demotions_core2{{&pcu_list, 0xc0000000032, 0xf, 0x319, 0}, {}, &demotions_core2};
inline constexpr listed demotions_core3{{&pcu_list, 0xc0000000033, 0xf, 0x32f, 0}, {}, &demotions_core3};
inline constexpr listed demotions_core4{{&pcu_list, 0xc0000000034, 0xf, 0x345, 0}, {}, &demotions_core4};
inline constexpr listed demotions_core5{{&pcu_list, 0xc0000000035, 0xf, 0x35b, 0}, {}, &demotions_core5};
inline constexpr listed demotions_core6{{&pcu_list, 0xc0000000036, 0xf, 0x371, 0}, {}, &demotions_core6};
inline constexpr listed demotions_core7{{&pcu_list, 0xc0000000037, 0xf, 0x387, 0}, {}, &demotions_core7};
inline constexpr listed demotions_core8{{&pcu_list, 0xc0000000038, 0xf, 0x39d, 0}, {}, &demotions_core8};
inline constexpr listed demotions_core9{{&pcu_list, 0xc0000000039, 0xf, 0x3b3, 0}, {}, &demotions_core9};
inline constexpr listed freq_max_limit_thermal_cycles{{&pcu_list, 0xc0000000004, 0xf, 0x3c9, 0}, {}, &freq_max_limit_thermal_cycles};
inline constexpr listed freq_max_os_cycles{{&pcu_list, 0xc0000000006, 0xf, 0x3ed, 0}, {}, &freq_max_os_cycles};
inline constexpr listed freq_max_power_cycles{{&pcu_list, 0xc0000000005, 0xf, 0x406, 0}, {}, &freq_max_power_cycles};
inline constexpr listed freq_min_io_p_cycles{{&pcu_list, 0xc0000000073, 0xf, 0x422, 0}, {}, &freq_min_io_p_cycles};
inline constexpr listed freq_trans_cycles{{&pcu_list, 0xc0000000074, 0xf, 0x43d, 0}, {}, &freq_trans_cycles};
inline constexpr listed memory_phase_shedding_cycles{{&pcu_list, 0xc000000002f, 0xf, 0x455, 0}, {}, &memory_phase_shedding_cycles};
inline constexpr listed prochot_external_cycles{{&pcu_list, 0xc000000000a, 0xf, 0x4e7, 0}, {}, &prochot_external_cycles};
inline constexpr listed prochot_internal_cycles{{&pcu_list, 0xc0000000009, 0xf, 0x505, 0}, {}, &prochot_internal_cycles};
inline constexpr listed total_transition_cycles{{&pcu_list, 0xc0000000072, 0xf, 0x523, 0}, {}, &total_transition_cycles};
inline constexpr listed ufs_transitions_ring_gv{{&pcu_list, 0xc0000000079, 0xf, 0x541, 0}, {}, &ufs_transitions_ring_gv};
inline constexpr listed vr_hot_cycles{{&pcu_list, 0xc0000000042, 0xf, 0x55f, 0}, {}, &vr_hot_cycles};
inline constexpr listed pkg_residency_c0_cycles{{&pcu_list, 0xc000000002a, 0xf, 0x573, 0}, {}, &pkg_residency_c0_cycles};
inline constexpr listed pkg_residency_c2e_cycles{{&pcu_list, 0xc000000002b, 0xf, 0x591, 0}, {}, &pkg_residency_c2e_cycles};
inline constexpr listed pkg_residency_c3_cycles{{&pcu_list, 0xc000000002c, 0xf, 0x5b0, 0}, {}, &pkg_residency_c3_cycles};
inline constexpr listed pkg_residency_c6_cycles{{&pcu_list, 0xc000000002d, 0xf, 0x5ce, 0}, {}, &pkg_residency_c6_cycles};
inline constexpr listed pkg_residency_c7_cycles{{&pcu_list, 0xc000000002e, 0xf, 0x5ec, 0}, {}, &pkg_residency_c7_cycles};
inline constexpr listed pkg_residency_c1e_cycles{{&pcu_list, 0xc000000004e, 0xf, 0x60a, 0}, {}, &pkg_residency_c1e_cycles};
namespace power_state_occupancy {
inline constexpr listed cores_c0{{&pcu_list, 0xc0000040080, 0xf, 0x478, 0}, {}, &cores_c0};
inline constexpr listed cores_c3{{&pcu_list, 0xc0000080080, 0xf, 0x49d, 0}, {}, &cores_c3};
inline constexpr listed cores_c6{{&pcu_list, 0xc00000c0080, 0xf, 0x4c2, 0}, {}, &cores_c6};
}
} // namespace pcu

namespace qpi {
using uncore_events::listed;
using uncore_events::qpi_list;
inline constexpr listed clockticks{{&qpi_list, 0x100000000014, 0xf, 0x100000000000000, 0}, {}, &clockticks};
inline constexpr listed cto_count{{&qpi_list, 0x60100000000138, 0xf, 0x100000000000011, 0}, {}, &cto_count};
inline constexpr listed l1_power_cycles{{&qpi_list, 0x100000000012, 0xf, 0x100000000000141, 0}, {}, &l1_power_cycles};
inline constexpr listed rxl0p_power_cycles{{&qpi_list, 0x100000000010, 0xf, 0x100000000000157, 0}, {}, &rxl0p_power_cycles};
inline constexpr listed rxl0_power_cycles{{&qpi_list, 0x10000000000f, 0xf, 0x100000000000170, 0}, {}, &rxl0_power_cycles};
inline constexpr listed rxl_bypassed{{&qpi_list, 0x100000000009, 0xf, 0x100000000000188, 0}, {}, &rxl_bypassed};
inline constexpr listed rxl_credits_consumed_vna{{&qpi_list, 0x10000000011d, 0xf, 0x10000000000033f, 0}, {}, &rxl_credits_consumed_vna};
inline constexpr listed rxl_cycles_ne{{&qpi_list, 0x10000000000a, 0xf, 0x10000000000035e, 0}, {}, &rxl_cycles_ne};
inline constexpr listed rxl_inserts{{&qpi_list, 0x100000000008, 0xf, 0x1000000000004e0, 0}, {}, &rxl_inserts};
inline constexpr listed rxl_occupancy{{&qpi_list, 0x10000000000b, 0xf, 0x10000000000062a, 0}, {}, &rxl_occupancy};
inline constexpr listed txl0p_power_cycles{{&qpi_list, 0x10000000000d, 0xf, 0x10000000000078e, 0}, {}, &txl0p_power_cycles};
inline constexpr listed txl0_power_cycles{{&qpi_list, 0x10000000000c, 0xf, 0x1000000000007a7, 0}, {}, &txl0_power_cycles};
inline constexpr listed txl_bypassed{{&qpi_list, 0x100000000005, 0xf, 0x1000000000007bf, 0}, {}, &txl_bypassed};
inline constexpr listed txl_cycles_ne{{&qpi_list, 0x100000000006, 0xf, 0x1000000000007d2, 0}, {}, &txl_cycles_ne};
inline constexpr listed txl_inserts{{&qpi_list, 0x100000000004, 0xf, 0x100000000000970, 0}, {}, &txl_inserts};
inline constexpr listed txl_occupancy{{&qpi_list, 0x100000000007, 0xf, 0x100000000000982, 0}, {}, &txl_occupancy};
inline constexpr listed txr_ak_ndr_credit_acquired{{&qpi_list, 0x100000000129, 0xf, 0x100000000000b58, 0}, {}, &txr_ak_ndr_credit_acquired};
inline constexpr listed txr_ak_ndr_credit_occupancy{{&qpi_list, 0x100000000125, 0xf, 0x100000000000b79, 0}, {}, &txr_ak_ndr_credit_occupancy};
inline constexpr listed vna_credit_returns{{&qpi_list, 0x10000000011c, 0xf, 0x100000000000dae, 0}, {}, &vna_credit_returns};
inline constexpr listed vna_credit_return_occupancy{{&qpi_list, 0x10000000011b, 0xf, 0x100000000000dc7, 0}, {}, &vna_credit_return_occupancy};
namespace direct2core {
inline constexpr listed success_rbt_hit{{&qpi_list, 0x100000001013, 0xf, 0x100000000000021, 0}, {}, &success_rbt_hit};
inline constexpr listed failure_credits{{&qpi_list, 0x100000002013, 0xf, 0x100000000000043, 0}, {}, &failure_credits};
inline constexpr listed failure_rbt_hit{{&qpi_list, 0x100000004013, 0xf, 0x100000000000065, 0}, {}, &failure_rbt_hit};
inline constexpr listed failure_credits_rbt{{&qpi_list, 0x100000008013, 0xf, 0x100000000000087, 0}, {}, &failure_credits_rbt};
inline constexpr listed failure_miss{{&qpi_list, 0x100000010013, 0xf, 0x1000000000000ad, 0}, {}, &failure_miss};
inline constexpr listed failure_credits_miss{{&qpi_list, 0x100000020013, 0xf, 0x1000000000000cc, 0}, {}, &failure_credits_miss};
inline constexpr listed failure_rbt_miss{{&qpi_list, 0x100000040013, 0xf, 0x1000000000000f3, 0}, {}, &failure_rbt_miss};
inline constexpr listed failure_credits_rbt_miss{{&qpi_list, 0x100000080013, 0xf, 0x100000000000116, 0}, {}, &failure_credits_rbt_miss};
}
namespace rxl_crc_errors {
inline constexpr listed link_init{{&qpi_list, 0x100000001003, 0xf, 0x100000000000de9, 0}, {}, &link_init};
inline constexpr listed normal_op{{&qpi_list, 0x100000002003, 0xf, 0x100000000000e08, 0}, {}, &normal_op};
}
namespace rxl_credits_consumed_vn0 {
inline constexpr listed drs{{&qpi_list, 0x10000000111e, 0xf, 0x10000000000019b, 0}, {}, &drs};
inline constexpr listed ncb{{&qpi_list, 0x10000000211e, 0xf, 0x1000000000001be, 0}, {}, &ncb};
inline constexpr listed ncs{{&qpi_list, 0x10000000411e, 0xf, 0x1000000000001e1, 0}, {}, &ncs};
inline constexpr listed hom{{&qpi_list, 0x10000000811e, 0xf, 0x100000000000204, 0}, {}, &hom};
inline constexpr listed snp{{&qpi_list, 0x10000001011e, 0xf, 0x100000000000227, 0}, {}, &snp};
inline constexpr listed ndr{{&qpi_list, 0x10000002011e, 0xf, 0x10000000000024a, 0}, {}, &ndr};
}
namespace rxl_credits_consumed_vn1 {
inline constexpr listed drs{{&qpi_list, 0x100000001139, 0xf, 0x10000000000026d, 0}, {}, &drs};
inline constexpr listed ncb{{&qpi_list, 0x100000002139, 0xf, 0x100000000000290, 0}, {}, &ncb};
inline constexpr listed ncs{{&qpi_list, 0x100000004139, 0xf, 0x1000000000002b3, 0}, {}, &ncs};
inline constexpr listed hom{{&qpi_list, 0x100000008139, 0xf, 0x1000000000002d6, 0}, {}, &hom};
inline constexpr listed snp{{&qpi_list, 0x100000010139, 0xf, 0x1000000000002f9, 0}, {}, &snp};
inline constexpr listed ndr{{&qpi_list, 0x100000020139, 0xf, 0x10000000000031c, 0}, {}, &ndr};
}
namespace rxl_cycles_ne_drs {
inline constexpr listed vn0{{&qpi_list, 0x10000000110f, 0xf, 0x100000000000e27, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210f, 0xf, 0x100000000000e43, 0}, {}, &vn1};
}
namespace rxl_cycles_ne_hom {
inline constexpr listed vn0{{&qpi_list, 0x100000001112, 0xf, 0x100000000000e5f, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002112, 0xf, 0x100000000000e7b, 0}, {}, &vn1};
}
namespace rxl_cycles_ne_ncb {
inline constexpr listed vn0{{&qpi_list, 0x100000001110, 0xf, 0x100000000000e97, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002110, 0xf, 0x100000000000eb3, 0}, {}, &vn1};
}
namespace rxl_cycles_ne_ncs {
inline constexpr listed vn0{{&qpi_list, 0x100000001111, 0xf, 0x100000000000ecf, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002111, 0xf, 0x100000000000eeb, 0}, {}, &vn1};
}
namespace rxl_cycles_ne_ndr {
inline constexpr listed vn0{{&qpi_list, 0x100000001114, 0xf, 0x100000000000f07, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002114, 0xf, 0x100000000000f23, 0}, {}, &vn1};
}
namespace rxl_cycles_ne_snp {
inline constexpr listed vn0{{&qpi_list, 0x100000001113, 0xf, 0x100000000000f3f, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002113, 0xf, 0x100000000000f5b, 0}, {}, &vn1};
}
namespace rxl_flits_g0 {
inline constexpr listed idle{{&qpi_list, 0x100000001001, 0xf, 0x100000000000372, 0}, {}, &idle};
}
namespace rxl_flits_g1 {
inline constexpr listed snp{{&qpi_list, 0x100000001102, 0xf, 0x10000000000038a, 0}, {}, &snp};
inline constexpr listed hom_req{{&qpi_list, 0x100000002102, 0xf, 0x1000000000003a1, 0}, {}, &hom_req};
inline constexpr listed hom_nonreq{{&qpi_list, 0x100000004102, 0xf, 0x1000000000003bc, 0}, {}, &hom_nonreq};
inline constexpr listed hom{{&qpi_list, 0x100000006102, 0xf, 0x1000000000003da, 0}, {}, &hom};
inline constexpr listed drs_data{{&qpi_list, 0x100000008102, 0xf, 0x1000000000003f1, 0}, {}, &drs_data};
inline constexpr listed drs_nondata{{&qpi_list, 0x100000010102, 0xf, 0x10000000000040d, 0}, {}, &drs_nondata};
inline constexpr listed drs{{&qpi_list, 0x100000018102, 0xf, 0x10000000000042c, 0}, {}, &drs};
}
namespace rxl_flits_g2 {
inline constexpr listed ndr_ad{{&qpi_list, 0x100000001103, 0xf, 0x100000000000443, 0}, {}, &ndr_ad};
inline constexpr listed ndr_ak{{&qpi_list, 0x100000002103, 0xf, 0x10000000000045d, 0}, {}, &ndr_ak};
inline constexpr listed ncb_data{{&qpi_list, 0x100000004103, 0xf, 0x100000000000477, 0}, {}, &ncb_data};
inline constexpr listed ncb_nondata{{&qpi_list, 0x100000008103, 0xf, 0x100000000000493, 0}, {}, &ncb_nondata};
inline constexpr listed ncb{{&qpi_list, 0x10000000c103, 0xf, 0x1000000000004b2, 0}, {}, &ncb};
inline constexpr listed ncs{{&qpi_list, 0x100000010103, 0xf, 0x1000000000004c9, 0}, {}, &ncs};
}
namespace rxl_inserts_drs {
inline constexpr listed vn0{{&qpi_list, 0x100000001109, 0xf, 0x1000000000004f2, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002109, 0xf, 0x10000000000050c, 0}, {}, &vn1};
}
namespace rxl_inserts_hom {
inline constexpr listed vn0{{&qpi_list, 0x10000000110c, 0xf, 0x100000000000526, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210c, 0xf, 0x100000000000540, 0}, {}, &vn1};
}
namespace rxl_inserts_ncb {
inline constexpr listed vn0{{&qpi_list, 0x10000000110a, 0xf, 0x10000000000055a, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210a, 0xf, 0x100000000000574, 0}, {}, &vn1};
}
namespace rxl_inserts_ncs {
inline constexpr listed vn0{{&qpi_list, 0x10000000110b, 0xf, 0x10000000000058e, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210b, 0xf, 0x1000000000005a8, 0}, {}, &vn1};
}
namespace rxl_inserts_ndr {
inline constexpr listed vn0{{&qpi_list, 0x10000000110e, 0xf, 0x1000000000005c2, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210e, 0xf, 0x1000000000005dc, 0}, {}, &vn1};
}
namespace rxl_inserts_snp {
inline constexpr listed vn0{{&qpi_list, 0x10000000110d, 0xf, 0x1000000000005f6, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000210d, 0xf, 0x100000000000610, 0}, {}, &vn1};
}
namespace rxl_occupancy_drs {
inline constexpr listed vn0{{&qpi_list, 0x100000001115, 0xf, 0x10000000000063e, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002115, 0xf, 0x10000000000065a, 0}, {}, &vn1};
}
namespace rxl_occupancy_hom {
inline constexpr listed vn0{{&qpi_list, 0x100000001118, 0xf, 0x100000000000676, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002118, 0xf, 0x100000000000692, 0}, {}, &vn1};
}
namespace rxl_occupancy_ncb {
inline constexpr listed vn0{{&qpi_list, 0x100000001116, 0xf, 0x1000000000006ae, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002116, 0xf, 0x1000000000006ca, 0}, {}, &vn1};
}
namespace rxl_occupancy_ncs {
inline constexpr listed vn0{{&qpi_list, 0x100000001117, 0xf, 0x1000000000006e6, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002117, 0xf, 0x100000000000702, 0}, {}, &vn1};
}
namespace rxl_occupancy_ndr {
inline constexpr listed vn0{{&qpi_list, 0x10000000111a, 0xf, 0x10000000000071e, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000211a, 0xf, 0x10000000000073a, 0}, {}, &vn1};
}
namespace rxl_occupancy_snp {
inline constexpr listed vn0{{&qpi_list, 0x100000001119, 0xf, 0x100000000000756, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002119, 0xf, 0x100000000000772, 0}, {}, &vn1};
}
namespace rxl_stalls_vn0 {
inline constexpr listed bgf_drs{{&qpi_list, 0x100000001135, 0xf, 0x100000000000f77, 0}, {}, &bgf_drs};
inline constexpr listed bgf_ncb{{&qpi_list, 0x100000002135, 0xf, 0x100000000000f94, 0}, {}, &bgf_ncb};
inline constexpr listed bgf_ncs{{&qpi_list, 0x100000004135, 0xf, 0x100000000000fb1, 0}, {}, &bgf_ncs};
inline constexpr listed bgf_hom{{&qpi_list, 0x100000008135, 0xf, 0x100000000000fce, 0}, {}, &bgf_hom};
inline constexpr listed bgf_snp{{&qpi_list, 0x100000010135, 0xf, 0x100000000000feb, 0}, {}, &bgf_snp};
inline constexpr listed bgf_ndr{{&qpi_list, 0x100000020135, 0xf, 0x100000000001008, 0}, {}, &bgf_ndr};
inline constexpr listed egress_credits{{&qpi_list, 0x100000040135, 0xf, 0x100000000001025, 0}, {}, &egress_credits};
inline constexpr listed gv{{&qpi_list, 0x100000080135, 0xf, 0x100000000001049, 0}, {}, &gv};
}
namespace rxl_stalls_vn1 {
inline constexpr listed bgf_drs{{&qpi_list, 0x10000000113a, 0xf, 0x100000000001061, 0}, {}, &bgf_drs};
inline constexpr listed bgf_ncb{{&qpi_list, 0x10000000213a, 0xf, 0x10000000000107e, 0}, {}, &bgf_ncb};
inline constexpr listed bgf_ncs{{&qpi_list, 0x10000000413a, 0xf, 0x10000000000109b, 0}, {}, &bgf_ncs};
inline constexpr listed bgf_hom{{&qpi_list, 0x10000000813a, 0xf, 0x1000000000010b8, 0}, {}, &bgf_hom};
inline constexpr listed bgf_snp{{&qpi_list, 0x10000001013a, 0xf, 0x1000000000010d5, 0}, {}, &bgf_snp};
inline constexpr listed bgf_ndr{{&qpi_list, 0x10000002013a, 0xf, 0x1000000000010f2, 0}, {}, &bgf_ndr};
}
namespace txl_crc_no_credits {
inline constexpr listed full{{&qpi_list, 0x100000001002, 0xf, 0x10000000000110f, 0}, {}, &full};
inline constexpr listed almost_full{{&qpi_list, 0x100000002002, 0xf, 0x10000000000112d, 0}, {}, &almost_full};
}
namespace txl_flits_g0 {
inline constexpr listed data{{&qpi_list, 0x100000002000, 0xf, 0x1000000000007e6, 0}, {}, &data};
inline constexpr listed non_data{{&qpi_list, 0x100000004000, 0xf, 0x1000000000007fe, 0}, {}, &non_data};
}
namespace txl_flits_g1 {
inline constexpr listed snp{{&qpi_list, 0x100000001100, 0xf, 0x10000000000081a, 0}, {}, &snp};
inline constexpr listed hom_req{{&qpi_list, 0x100000002100, 0xf, 0x100000000000831, 0}, {}, &hom_req};
inline constexpr listed hom_nonreq{{&qpi_list, 0x100000004100, 0xf, 0x10000000000084c, 0}, {}, &hom_nonreq};
inline constexpr listed hom{{&qpi_list, 0x100000006100, 0xf, 0x10000000000086a, 0}, {}, &hom};
inline constexpr listed drs_data{{&qpi_list, 0x100000008100, 0xf, 0x100000000000881, 0}, {}, &drs_data};
inline constexpr listed drs_nondata{{&qpi_list, 0x100000010100, 0xf, 0x10000000000089d, 0}, {}, &drs_nondata};
inline constexpr listed drs{{&qpi_list, 0x100000018100, 0xf, 0x1000000000008bc, 0}, {}, &drs};
}
namespace txl_flits_g2 {
inline constexpr listed ndr_ad{{&qpi_list, 0x100000001101, 0xf, 0x1000000000008d3, 0}, {}, &ndr_ad};
inline constexpr listed ndr_ak{{&qpi_list, 0x100000002101, 0xf, 0x1000000000008ed, 0}, {}, &ndr_ak};
inline constexpr listed ncb_data{{&qpi_list, 0x100000004101, 0xf, 0x100000000000907, 0}, {}, &ncb_data};
inline constexpr listed ncb_nondata{{&qpi_list, 0x100000008101, 0xf, 0x100000000000923, 0}, {}, &ncb_nondata};
inline constexpr listed ncb{{&qpi_list, 0x10000000c101, 0xf, 0x100000000000942, 0}, {}, &ncb};
inline constexpr listed ncs{{&qpi_list, 0x100000010101, 0xf, 0x100000000000959, 0}, {}, &ncs};
}
namespace txr_ad_hom_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x100000001126, 0xf, 0x100000000000996, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002126, 0xf, 0x1000000000009bb, 0}, {}, &vn1};
}
namespace txr_ad_hom_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x100000001122, 0xf, 0x1000000000009e0, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002122, 0xf, 0x100000000000a06, 0}, {}, &vn1};
}
namespace txr_ad_ndr_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x100000001128, 0xf, 0x100000000000a2c, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002128, 0xf, 0x100000000000a51, 0}, {}, &vn1};
}
namespace txr_ad_ndr_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x100000001124, 0xf, 0x100000000000a76, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002124, 0xf, 0x100000000000a9c, 0}, {}, &vn1};
}
namespace txr_ad_snp_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x100000001127, 0xf, 0x100000000000ac2, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002127, 0xf, 0x100000000000ae7, 0}, {}, &vn1};
}
namespace txr_ad_snp_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x100000001123, 0xf, 0x100000000000b0c, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002123, 0xf, 0x100000000000b32, 0}, {}, &vn1};
}
namespace txr_bl_drs_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x10000000112a, 0xf, 0x100000000000b9b, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000212a, 0xf, 0x100000000000bc0, 0}, {}, &vn1};
inline constexpr listed vn_shr{{&qpi_list, 0x10000000412a, 0xf, 0x100000000000be5, 0}, {}, &vn_shr};
}
namespace txr_bl_drs_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x10000000111f, 0xf, 0x100000000000c0d, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000211f, 0xf, 0x100000000000c33, 0}, {}, &vn1};
inline constexpr listed vn_shr{{&qpi_list, 0x10000000411f, 0xf, 0x100000000000c59, 0}, {}, &vn_shr};
}
namespace txr_bl_ncb_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x10000000112b, 0xf, 0x100000000000c82, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000212b, 0xf, 0x100000000000ca7, 0}, {}, &vn1};
}
namespace txr_bl_ncb_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x100000001120, 0xf, 0x100000000000ccc, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002120, 0xf, 0x100000000000cf2, 0}, {}, &vn1};
}
namespace txr_bl_ncs_credit_acquired {
inline constexpr listed vn0{{&qpi_list, 0x10000000112c, 0xf, 0x100000000000d18, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x10000000212c, 0xf, 0x100000000000d3d, 0}, {}, &vn1};
}
namespace txr_bl_ncs_credit_occupancy {
inline constexpr listed vn0{{&qpi_list, 0x100000001121, 0xf, 0x100000000000d62, 0}, {}, &vn0};
inline constexpr listed vn1{{&qpi_list, 0x100000002121, 0xf, 0x100000000000d88, 0}, {}, &vn1};
}
} // namespace qpi

namespace r2pcie {
using uncore_events::listed;
using uncore_events::r2pcie_list;
inline constexpr listed clockticks{{&r2pcie_list, 0x110000000001, 0xf, 0, 0}, {}, &clockticks};
namespace iio_credit {
inline constexpr listed prq_qpi0{{&r2pcie_list, 0x11000000102d, 3, 0x12, 0}, {}, &prq_qpi0};
inline constexpr listed prq_qpi1{{&r2pcie_list, 0x11000000202d, 3, 0x2d, 0}, {}, &prq_qpi1};
inline constexpr listed isoch_qpi0{{&r2pcie_list, 0x11000000402d, 3, 0x48, 0}, {}, &isoch_qpi0};
inline constexpr listed isoch_qpi1{{&r2pcie_list, 0x11000000802d, 3, 0x65, 0}, {}, &isoch_qpi1};
}
namespace iio_credits_acquired {
inline constexpr listed drs{{&r2pcie_list, 0x110000008033, 3, 0x54b, 0}, {}, &drs};
inline constexpr listed ncb{{&r2pcie_list, 0x110000010033, 3, 0x56b, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020033, 3, 0x58b, 0}, {}, &ncs};
}
namespace iio_credits_used {
inline constexpr listed drs{{&r2pcie_list, 0x110000008032, 3, 0x5ab, 0}, {}, &drs};
inline constexpr listed ncb{{&r2pcie_list, 0x110000010032, 3, 0x5c7, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020032, 3, 0x5e3, 0}, {}, &ncs};
}
namespace ring_ad_used {
inline constexpr listed cw_even{{&r2pcie_list, 0x110000001007, 0xf, 0x82, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r2pcie_list, 0x110000002007, 0xf, 0x9e, 0}, {}, &cw_odd};
inline constexpr listed ccw_even{{&r2pcie_list, 0x110000004007, 0xf, 0xb9, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r2pcie_list, 0x110000008007, 0xf, 0xd6, 0}, {}, &ccw_odd};
inline constexpr listed cw{{&r2pcie_list, 0x110000003007, 0xf, 0xf2, 0}, {}, &cw};
inline constexpr listed ccw{{&r2pcie_list, 0x11000000c007, 0xf, 0x109, 0}, {}, &ccw};
inline constexpr listed all{{&r2pcie_list, 0x11000000f007, 0xf, 0x8000000000063f, 0}, {}, &all};
}
namespace ring_ak_bounces {
inline constexpr listed up{{&r2pcie_list, 0x110000001012, 0xf, 0x121, 0}, {}, &up};
inline constexpr listed dn{{&r2pcie_list, 0x110000002012, 0xf, 0x13b, 0}, {}, &dn};
}
namespace ring_ak_used {
inline constexpr listed cw_even{{&r2pcie_list, 0x110000001008, 0xf, 0x155, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r2pcie_list, 0x110000002008, 0xf, 0x171, 0}, {}, &cw_odd};
inline constexpr listed ccw_even{{&r2pcie_list, 0x110000004008, 0xf, 0x18c, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r2pcie_list, 0x110000008008, 0xf, 0x1a9, 0}, {}, &ccw_odd};
inline constexpr listed cw{{&r2pcie_list, 0x110000003008, 0xf, 0x1c5, 0}, {}, &cw};
inline constexpr listed ccw{{&r2pcie_list, 0x11000000c008, 0xf, 0x1dc, 0}, {}, &ccw};
inline constexpr listed all{{&r2pcie_list, 0x11000000f008, 0xf, 0x80000000000657, 0}, {}, &all};
}
namespace ring_bl_used {
inline constexpr listed cw_even{{&r2pcie_list, 0x110000001009, 0xf, 0x1f4, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r2pcie_list, 0x110000002009, 0xf, 0x210, 0}, {}, &cw_odd};
inline constexpr listed ccw_even{{&r2pcie_list, 0x110000004009, 0xf, 0x22b, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r2pcie_list, 0x110000008009, 0xf, 0x248, 0}, {}, &ccw_odd};
inline constexpr listed cw{{&r2pcie_list, 0x110000003009, 0xf, 0x264, 0}, {}, &cw};
inline constexpr listed ccw{{&r2pcie_list, 0x11000000c009, 0xf, 0x27b, 0}, {}, &ccw};
inline constexpr listed all{{&r2pcie_list, 0x11000000f009, 0xf, 0x8000000000066f, 0}, {}, &all};
}
namespace ring_iv_used {
inline constexpr listed cw{{&r2pcie_list, 0x11000000300a, 0xf, 0x293, 0}, {}, &cw};
inline constexpr listed ccw{{&r2pcie_list, 0x11000000c00a, 0xf, 0x2aa, 0}, {}, &ccw};
inline constexpr listed any{{&r2pcie_list, 0x11000000f00a, 0xf, 0x2c2, 0}, {}, &any};
}
namespace rxr_cycles_ne {
inline constexpr listed ncb{{&r2pcie_list, 0x110000010010, 3, 0x2da, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020010, 3, 0x2f3, 0}, {}, &ncs};
}
namespace rxr_inserts {
inline constexpr listed ncb{{&r2pcie_list, 0x110000010011, 3, 0x30c, 0}, {}, &ncb};
inline constexpr listed ncs{{&r2pcie_list, 0x110000020011, 3, 0x323, 0}, {}, &ncs};
}
namespace rxr_occupancy {
inline constexpr listed drs{{&r2pcie_list, 0x110000008013, 1, 0x33a, 0}, {}, &drs};
}
namespace sbo0_credit_occupancy {
inline constexpr listed ad{{&r2pcie_list, 0x11000000102a, 1, 0x5ff, 0}, {}, &ad};
inline constexpr listed bl{{&r2pcie_list, 0x11000000202a, 1, 0x61f, 0}, {}, &bl};
}
namespace sbo0_credits_acquired {
inline constexpr listed ad{{&r2pcie_list, 0x110000001028, 3, 0x353, 0}, {}, &ad};
inline constexpr listed bl{{&r2pcie_list, 0x110000002028, 3, 0x373, 0}, {}, &bl};
}
namespace stall_no_sbo_credit {
inline constexpr listed sbo0_ad{{&r2pcie_list, 0x11000000102c, 3, 0x393, 0}, {}, &sbo0_ad};
inline constexpr listed sbo1_ad{{&r2pcie_list, 0x11000000202c, 3, 0x3b6, 0}, {}, &sbo1_ad};
inline constexpr listed sbo0_bl{{&r2pcie_list, 0x11000000402c, 3, 0x3d9, 0}, {}, &sbo0_bl};
inline constexpr listed sbo1_bl{{&r2pcie_list, 0x11000000802c, 3, 0x3fc, 0}, {}, &sbo1_bl};
}
namespace txr_cycles_full {
inline constexpr listed ad{{&r2pcie_list, 0x110000001025, 1, 0x41f, 0}, {}, &ad};
inline constexpr listed ak{{&r2pcie_list, 0x110000002025, 1, 0x439, 0}, {}, &ak};
inline constexpr listed bl{{&r2pcie_list, 0x110000004025, 1, 0x453, 0}, {}, &bl};
}
namespace txr_cycles_ne {
inline constexpr listed ad{{&r2pcie_list, 0x110000001023, 1, 0x46d, 0}, {}, &ad};
inline constexpr listed ak{{&r2pcie_list, 0x110000002023, 1, 0x485, 0}, {}, &ak};
inline constexpr listed bl{{&r2pcie_list, 0x110000004023, 1, 0x49d, 0}, {}, &bl};
}
namespace txr_nack_cw {
inline constexpr listed dn_ad{{&r2pcie_list, 0x110000001026, 3, 0x4b5, 0}, {}, &dn_ad};
inline constexpr listed dn_bl{{&r2pcie_list, 0x110000002026, 3, 0x4ce, 0}, {}, &dn_bl};
inline constexpr listed dn_ak{{&r2pcie_list, 0x110000004026, 3, 0x4e7, 0}, {}, &dn_ak};
inline constexpr listed up_ad{{&r2pcie_list, 0x110000008026, 3, 0x500, 0}, {}, &up_ad};
inline constexpr listed up_bl{{&r2pcie_list, 0x110000010026, 3, 0x519, 0}, {}, &up_bl};
inline constexpr listed up_ak{{&r2pcie_list, 0x110000020026, 3, 0x532, 0}, {}, &up_ak};
}
} // namespace r2pcie

namespace r3qpi {
using uncore_events::listed;
using uncore_events::r3qpi_list;
inline constexpr listed clockticks{{&r3qpi_list, 0x120000000001, 7, 0x100000000000000, 0}, {}, &clockticks};
namespace c_hi_ad_credits_empty {
inline constexpr listed cbo8{{&r3qpi_list, 0x12000000101f, 3, 0x100000000000012, 0}, {}, &cbo8};
inline constexpr listed cbo9{{&r3qpi_list, 0x12000000201f, 3, 0x100000000000034, 0}, {}, &cbo9};
inline constexpr listed cbo10{{&r3qpi_list, 0x12000000401f, 3, 0x100000000000056, 0}, {}, &cbo10};
inline constexpr listed cbo11{{&r3qpi_list, 0x12000000801f, 3, 0x100000000000079, 0}, {}, &cbo11};
inline constexpr listed cbo12{{&r3qpi_list, 0x12000001001f, 3, 0x10000000000009c, 0}, {}, &cbo12};
inline constexpr listed cbo13{{&r3qpi_list, 0x12000002001f, 3, 0x1000000000000bf, 0}, {}, &cbo13};
inline constexpr listed cbo14_16{{&r3qpi_list, 0x12000004001f, 3, 0x1000000000000e2, 0}, {}, &cbo14_16};
inline constexpr listed cbo_15_17{{&r3qpi_list, 0x12000008001f, 3, 0x100000000000108, 0}, {}, &cbo_15_17};
}
namespace c_lo_ad_credits_empty {
inline constexpr listed cbo0{{&r3qpi_list, 0x120000001022, 3, 0x10000000000012f, 0}, {}, &cbo0};
inline constexpr listed cbo1{{&r3qpi_list, 0x120000002022, 3, 0x100000000000151, 0}, {}, &cbo1};
inline constexpr listed cbo2{{&r3qpi_list, 0x120000004022, 3, 0x100000000000173, 0}, {}, &cbo2};
inline constexpr listed cbo3{{&r3qpi_list, 0x120000008022, 3, 0x100000000000195, 0}, {}, &cbo3};
inline constexpr listed cbo4{{&r3qpi_list, 0x120000010022, 3, 0x1000000000001b7, 0}, {}, &cbo4};
inline constexpr listed cbo5{{&r3qpi_list, 0x120000020022, 3, 0x1000000000001d9, 0}, {}, &cbo5};
inline constexpr listed cbo6{{&r3qpi_list, 0x120000040022, 3, 0x1000000000001fb, 0}, {}, &cbo6};
inline constexpr listed cbo7{{&r3qpi_list, 0x120000080022, 3, 0x10000000000021d, 0}, {}, &cbo7};
}
namespace ha_r2_bl_credits_empty {
inline constexpr listed ha0{{&r3qpi_list, 0x12000000102d, 3, 0x10000000000023f, 0}, {}, &ha0};
inline constexpr listed ha1{{&r3qpi_list, 0x12000000202d, 3, 0x100000000000261, 0}, {}, &ha1};
inline constexpr listed r2_ncb{{&r3qpi_list, 0x12000000402d, 3, 0x100000000000283, 0}, {}, &r2_ncb};
inline constexpr listed r2_ncs{{&r3qpi_list, 0x12000000802d, 3, 0x1000000000002a8, 0}, {}, &r2_ncs};
}
namespace iot_backpressure {
inline constexpr listed sat{{&r3qpi_list, 0x12000000100b, 7, 0x100000000001020, 0}, {}, &sat};
inline constexpr listed hub{{&r3qpi_list, 0x12000000200b, 7, 0x10000000000103c, 0}, {}, &hub};
}
namespace iot_cts_hi {
inline constexpr listed cts2{{&r3qpi_list, 0x12000000100d, 7, 0x100000000001058, 0}, {}, &cts2};
inline constexpr listed cts3{{&r3qpi_list, 0x12000000200d, 7, 0x10000000000106f, 0}, {}, &cts3};
}
namespace iot_cts_lo {
inline constexpr listed cts0{{&r3qpi_list, 0x12000000100c, 7, 0x100000000001086, 0}, {}, &cts0};
inline constexpr listed cts1{{&r3qpi_list, 0x12000000200c, 7, 0x10000000000109d, 0}, {}, &cts1};
}
namespace qpi0_ad_credits_empty {
inline constexpr listed vna{{&r3qpi_list, 0x120000001020, 3, 0x1000000000002cd, 0}, {}, &vna};
inline constexpr listed vn0_hom{{&r3qpi_list, 0x120000002020, 3, 0x1000000000002ee, 0}, {}, &vn0_hom};
inline constexpr listed vn0_snp{{&r3qpi_list, 0x120000004020, 3, 0x100000000000313, 0}, {}, &vn0_snp};
inline constexpr listed vn0_ndr{{&r3qpi_list, 0x120000008020, 3, 0x100000000000338, 0}, {}, &vn0_ndr};
inline constexpr listed vn1_hom{{&r3qpi_list, 0x120000010020, 3, 0x10000000000035d, 0}, {}, &vn1_hom};
inline constexpr listed vn1_snp{{&r3qpi_list, 0x120000020020, 3, 0x100000000000382, 0}, {}, &vn1_snp};
inline constexpr listed vn1_ndr{{&r3qpi_list, 0x120000040020, 3, 0x1000000000003a7, 0}, {}, &vn1_ndr};
}
namespace qpi0_bl_credits_empty {
inline constexpr listed vna{{&r3qpi_list, 0x120000001021, 3, 0x1000000000003cc, 0}, {}, &vna};
inline constexpr listed vn1_hom{{&r3qpi_list, 0x120000010021, 3, 0x1000000000003ed, 0}, {}, &vn1_hom};
inline constexpr listed vn1_snp{{&r3qpi_list, 0x120000020021, 3, 0x100000000000412, 0}, {}, &vn1_snp};
inline constexpr listed vn1_ndr{{&r3qpi_list, 0x120000040021, 3, 0x100000000000437, 0}, {}, &vn1_ndr};
}
namespace qpi1_ad_credits_empty {
inline constexpr listed vna{{&r3qpi_list, 0x12000000102e, 3, 0x10000000000045c, 0}, {}, &vna};
inline constexpr listed vn1_hom{{&r3qpi_list, 0x12000001002e, 3, 0x10000000000047d, 0}, {}, &vn1_hom};
inline constexpr listed vn1_snp{{&r3qpi_list, 0x12000002002e, 3, 0x1000000000004a2, 0}, {}, &vn1_snp};
inline constexpr listed vn1_ndr{{&r3qpi_list, 0x12000004002e, 3, 0x1000000000004c7, 0}, {}, &vn1_ndr};
}
namespace qpi1_bl_credits_empty {
inline constexpr listed vna{{&r3qpi_list, 0x12000000102f, 3, 0x1000000000004ec, 0}, {}, &vna};
inline constexpr listed vn0_hom{{&r3qpi_list, 0x12000000202f, 3, 0x10000000000050d, 0}, {}, &vn0_hom};
inline constexpr listed vn0_snp{{&r3qpi_list, 0x12000000402f, 3, 0x100000000000532, 0}, {}, &vn0_snp};
inline constexpr listed vn0_ndr{{&r3qpi_list, 0x12000000802f, 3, 0x100000000000557, 0}, {}, &vn0_ndr};
inline constexpr listed vn1_hom{{&r3qpi_list, 0x12000001002f, 3, 0x10000000000057c, 0}, {}, &vn1_hom};
inline constexpr listed vn1_snp{{&r3qpi_list, 0x12000002002f, 3, 0x1000000000005a1, 0}, {}, &vn1_snp};
inline constexpr listed vn1_ndr{{&r3qpi_list, 0x12000004002f, 3, 0x1000000000005c6, 0}, {}, &vn1_ndr};
}
namespace ring_ad_used {
inline constexpr listed cw_even{{&r3qpi_list, 0x120000001007, 7, 0x1000000000005eb, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r3qpi_list, 0x120000002007, 7, 0x100000000000607, 0}, {}, &cw_odd};
inline constexpr listed ccw_even{{&r3qpi_list, 0x120000004007, 7, 0x100000000000622, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r3qpi_list, 0x120000008007, 7, 0x10000000000063f, 0}, {}, &ccw_odd};
inline constexpr listed cw{{&r3qpi_list, 0x120000003007, 7, 0x10000000000065b, 0}, {}, &cw};
inline constexpr listed ccw{{&r3qpi_list, 0x12000000c007, 7, 0x100000000000672, 0}, {}, &ccw};
inline constexpr listed all{{&r3qpi_list, 0x12000000f007, 7, 0x180000000001134, 0}, {}, &all};
}
namespace ring_ak_used {
inline constexpr listed cw_even{{&r3qpi_list, 0x120000001008, 7, 0x10000000000068a, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r3qpi_list, 0x120000002008, 7, 0x1000000000006a6, 0}, {}, &cw_odd};
inline constexpr listed ccw_even{{&r3qpi_list, 0x120000004008, 7, 0x1000000000006c1, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r3qpi_list, 0x120000008008, 7, 0x1000000000006de, 0}, {}, &ccw_odd};
inline constexpr listed cw{{&r3qpi_list, 0x120000003008, 7, 0x1000000000006fa, 0}, {}, &cw};
inline constexpr listed ccw{{&r3qpi_list, 0x12000000c008, 7, 0x100000000000711, 0}, {}, &ccw};
inline constexpr listed all{{&r3qpi_list, 0x12000000f008, 7, 0x18000000000114c, 0}, {}, &all};
}
namespace ring_bl_used {
inline constexpr listed cw_even{{&r3qpi_list, 0x120000001009, 7, 0x100000000000729, 0}, {}, &cw_even};
inline constexpr listed cw_odd{{&r3qpi_list, 0x120000002009, 7, 0x100000000000745, 0}, {}, &cw_odd};
inline constexpr listed ccw_even{{&r3qpi_list, 0x120000004009, 7, 0x100000000000760, 0}, {}, &ccw_even};
inline constexpr listed ccw_odd{{&r3qpi_list, 0x120000008009, 7, 0x10000000000077d, 0}, {}, &ccw_odd};
inline constexpr listed cw{{&r3qpi_list, 0x120000003009, 7, 0x100000000000799, 0}, {}, &cw};
inline constexpr listed ccw{{&r3qpi_list, 0x12000000c009, 7, 0x1000000000007b0, 0}, {}, &ccw};
inline constexpr listed all{{&r3qpi_list, 0x12000000f009, 7, 0x180000000001164, 0}, {}, &all};
}
namespace ring_iv_used {
inline constexpr listed cw{{&r3qpi_list, 0x12000000300a, 7, 0x1000000000007c8, 0}, {}, &cw};
inline constexpr listed any{{&r3qpi_list, 0x12000000f00a, 7, 0x1000000000007df, 0}, {}, &any};
}
namespace ring_sink_starved {
inline constexpr listed ak{{&r3qpi_list, 0x12000000200e, 7, 0x1000000000007f7, 0}, {}, &ak};
}
namespace rxr_cycles_ne {
inline constexpr listed hom{{&r3qpi_list, 0x120000001010, 3, 0x100000000000813, 0}, {}, &hom};
inline constexpr listed snp{{&r3qpi_list, 0x120000002010, 3, 0x10000000000082c, 0}, {}, &snp};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004010, 3, 0x100000000000845, 0}, {}, &ndr};
}
namespace rxr_cycles_ne_vn1 {
inline constexpr listed hom{{&r3qpi_list, 0x120000001014, 3, 0x10000000000085e, 0}, {}, &hom};
inline constexpr listed snp{{&r3qpi_list, 0x120000002014, 3, 0x10000000000087b, 0}, {}, &snp};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004014, 3, 0x100000000000898, 0}, {}, &ndr};
inline constexpr listed drs{{&r3qpi_list, 0x120000008014, 3, 0x1000000000008b5, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010014, 3, 0x1000000000008d2, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020014, 3, 0x1000000000008ef, 0}, {}, &ncs};
}
namespace rxr_inserts {
inline constexpr listed hom{{&r3qpi_list, 0x120000001011, 3, 0x10000000000090c, 0}, {}, &hom};
inline constexpr listed snp{{&r3qpi_list, 0x120000002011, 3, 0x100000000000923, 0}, {}, &snp};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004011, 3, 0x10000000000093a, 0}, {}, &ndr};
inline constexpr listed drs{{&r3qpi_list, 0x120000008011, 3, 0x100000000000951, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010011, 3, 0x100000000000968, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020011, 3, 0x10000000000097f, 0}, {}, &ncs};
}
namespace rxr_inserts_vn1 {
inline constexpr listed hom{{&r3qpi_list, 0x120000001015, 3, 0x100000000000996, 0}, {}, &hom};
inline constexpr listed snp{{&r3qpi_list, 0x120000002015, 3, 0x1000000000009b1, 0}, {}, &snp};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004015, 3, 0x1000000000009cc, 0}, {}, &ndr};
inline constexpr listed drs{{&r3qpi_list, 0x120000008015, 3, 0x1000000000009e7, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010015, 3, 0x100000000000a02, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020015, 3, 0x100000000000a1d, 0}, {}, &ncs};
}
namespace rxr_occupancy_vn1 {
inline constexpr listed hom{{&r3qpi_list, 0x120000001013, 1, 0x100000000000a38, 0}, {}, &hom};
inline constexpr listed snp{{&r3qpi_list, 0x120000002013, 1, 0x100000000000a55, 0}, {}, &snp};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004013, 1, 0x100000000000a72, 0}, {}, &ndr};
inline constexpr listed drs{{&r3qpi_list, 0x120000008013, 1, 0x100000000000a8f, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010013, 1, 0x100000000000aac, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020013, 1, 0x100000000000ac9, 0}, {}, &ncs};
}
namespace sbo0_credit_occupancy {
inline constexpr listed ad{{&r3qpi_list, 0x12000000102a, 1, 0x1000000000010b4, 0}, {}, &ad};
inline constexpr listed bl{{&r3qpi_list, 0x12000000202a, 1, 0x1000000000010d4, 0}, {}, &bl};
}
namespace sbo0_credits_acquired {
inline constexpr listed ad{{&r3qpi_list, 0x120000001028, 3, 0x100000000000ae6, 0}, {}, &ad};
inline constexpr listed bl{{&r3qpi_list, 0x120000002028, 3, 0x100000000000b06, 0}, {}, &bl};
}
namespace sbo1_credit_occupancy {
inline constexpr listed ad{{&r3qpi_list, 0x12000000102b, 1, 0x1000000000010f4, 0}, {}, &ad};
inline constexpr listed bl{{&r3qpi_list, 0x12000000202b, 1, 0x100000000001114, 0}, {}, &bl};
}
namespace sbo1_credits_acquired {
inline constexpr listed ad{{&r3qpi_list, 0x120000001029, 3, 0x100000000000b26, 0}, {}, &ad};
inline constexpr listed bl{{&r3qpi_list, 0x120000002029, 3, 0x100000000000b46, 0}, {}, &bl};
}
namespace stall_no_sbo_credit {
inline constexpr listed sbo0_ad{{&r3qpi_list, 0x12000000102c, 3, 0x100000000000b66, 0}, {}, &sbo0_ad};
inline constexpr listed sbo1_ad{{&r3qpi_list, 0x12000000202c, 3, 0x100000000000b89, 0}, {}, &sbo1_ad};
inline constexpr listed sbo0_bl{{&r3qpi_list, 0x12000000402c, 3, 0x100000000000bac, 0}, {}, &sbo0_bl};
inline constexpr listed sbo1_bl{{&r3qpi_list, 0x12000000802c, 3, 0x100000000000bcf, 0}, {}, &sbo1_bl};
}
namespace txr_nack {
inline constexpr listed dn_ad{{&r3qpi_list, 0x120000001026, 3, 0x100000000000bf2, 0}, {}, &dn_ad};
inline constexpr listed dn_bl{{&r3qpi_list, 0x120000002026, 3, 0x100000000000c08, 0}, {}, &dn_bl};
inline constexpr listed dn_ak{{&r3qpi_list, 0x120000004026, 3, 0x100000000000c1e, 0}, {}, &dn_ak};
inline constexpr listed up_ad{{&r3qpi_list, 0x120000008026, 3, 0x100000000000c34, 0}, {}, &up_ad};
inline constexpr listed up_bl{{&r3qpi_list, 0x120000010026, 3, 0x100000000000c4a, 0}, {}, &up_bl};
inline constexpr listed up_ak{{&r3qpi_list, 0x120000020026, 3, 0x100000000000c60, 0}, {}, &up_ak};
}
namespace vn0_credits_reject {
inline constexpr listed hom{{&r3qpi_list, 0x120000001037, 3, 0x100000000000c76, 0}, {}, &hom};
inline constexpr listed snp{{&r3qpi_list, 0x120000002037, 3, 0x100000000000c94, 0}, {}, &snp};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004037, 3, 0x100000000000cb2, 0}, {}, &ndr};
inline constexpr listed drs{{&r3qpi_list, 0x120000008037, 3, 0x100000000000cd0, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010037, 3, 0x100000000000cee, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020037, 3, 0x100000000000d0c, 0}, {}, &ncs};
}
namespace vn0_credits_used {
inline constexpr listed hom{{&r3qpi_list, 0x120000001036, 3, 0x100000000000d2a, 0}, {}, &hom};
inline constexpr listed snp{{&r3qpi_list, 0x120000002036, 3, 0x100000000000d46, 0}, {}, &snp};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004036, 3, 0x100000000000d62, 0}, {}, &ndr};
inline constexpr listed drs{{&r3qpi_list, 0x120000008036, 3, 0x100000000000d7e, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010036, 3, 0x100000000000d9a, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020036, 3, 0x100000000000db6, 0}, {}, &ncs};
}
namespace vn1_credits_reject {
inline constexpr listed hom{{&r3qpi_list, 0x120000001039, 3, 0x100000000000dd2, 0}, {}, &hom};
inline constexpr listed snp{{&r3qpi_list, 0x120000002039, 3, 0x100000000000df0, 0}, {}, &snp};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004039, 3, 0x100000000000e0e, 0}, {}, &ndr};
inline constexpr listed drs{{&r3qpi_list, 0x120000008039, 3, 0x100000000000e2c, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010039, 3, 0x100000000000e4a, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020039, 3, 0x100000000000e68, 0}, {}, &ncs};
}
namespace vn1_credits_used {
inline constexpr listed hom{{&r3qpi_list, 0x120000001038, 3, 0x100000000000e86, 0}, {}, &hom};
inline constexpr listed snp{{&r3qpi_list, 0x120000002038, 3, 0x100000000000ea2, 0}, {}, &snp};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004038, 3, 0x100000000000ebe, 0}, {}, &ndr};
inline constexpr listed drs{{&r3qpi_list, 0x120000008038, 3, 0x100000000000eda, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010038, 3, 0x100000000000ef6, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020038, 3, 0x100000000000f12, 0}, {}, &ncs};
}
namespace vna_credits_acquired {
inline constexpr listed ad{{&r3qpi_list, 0x120000001033, 3, 0x100000000000f2e, 0}, {}, &ad};
inline constexpr listed bl{{&r3qpi_list, 0x120000004033, 3, 0x100000000000f4d, 0}, {}, &bl};
}
namespace vna_credits_reject {
inline constexpr listed hom{{&r3qpi_list, 0x120000001034, 3, 0x100000000000f6c, 0}, {}, &hom};
inline constexpr listed snp{{&r3qpi_list, 0x120000002034, 3, 0x100000000000f8a, 0}, {}, &snp};
inline constexpr listed ndr{{&r3qpi_list, 0x120000004034, 3, 0x100000000000fa8, 0}, {}, &ndr};
inline constexpr listed drs{{&r3qpi_list, 0x120000008034, 3, 0x100000000000fc6, 0}, {}, &drs};
inline constexpr listed ncb{{&r3qpi_list, 0x120000010034, 3, 0x100000000000fe4, 0}, {}, &ncb};
inline constexpr listed ncs{{&r3qpi_list, 0x120000020034, 3, 0x100000000001002, 0}, {}, &ncs};
}
} // namespace r3qpi

namespace sbo {
using uncore_events::listed;
using uncore_events::sbo_list;
inline constexpr listed bounce_control{{&sbo_list, 0xe000000000a, 0xf, 0x100000000000000, 0}, {}, &bounce_control};
inline constexpr listed clockticks{{&sbo_list, 0xe0000000000, 0xf, 0x100000000000015, 0}, {}, &clockticks};
inline constexpr listed fast_asserted{{&sbo_list, 0xe0000000009, 0xf, 0x100000000000026, 0}, {}, &fast_asserted};
namespace ring_ad_used {
inline constexpr listed up_even{{&sbo_list, 0xe000000101b, 0xf, 0x10000000000003a, 0}, {}, &up_even};
inline constexpr listed up_odd{{&sbo_list, 0xe000000201b, 0xf, 0x100000000000055, 0}, {}, &up_odd};
inline constexpr listed down_even{{&sbo_list, 0xe000000401b, 0xf, 0x10000000000006f, 0}, {}, &down_even};
inline constexpr listed down_odd{{&sbo_list, 0xe000000801b, 0xf, 0x10000000000008c, 0}, {}, &down_odd};
inline constexpr listed up{{&sbo_list, 0xe000000301b, 0xf, 0x1000000000000a8, 0}, {}, &up};
inline constexpr listed down{{&sbo_list, 0xe000000c01b, 0xf, 0x1000000000000be, 0}, {}, &down};
inline constexpr listed all{{&sbo_list, 0xe000000f01b, 0xf, 0x1800000000007ce, 0}, {}, &all};
}
namespace ring_ak_used {
inline constexpr listed up_even{{&sbo_list, 0xe000000101c, 0xf, 0x1000000000000d6, 0}, {}, &up_even};
inline constexpr listed up_odd{{&sbo_list, 0xe000000201c, 0xf, 0x1000000000000f1, 0}, {}, &up_odd};
inline constexpr listed down_even{{&sbo_list, 0xe000000401c, 0xf, 0x10000000000010b, 0}, {}, &down_even};
inline constexpr listed down_odd{{&sbo_list, 0xe000000801c, 0xf, 0x100000000000128, 0}, {}, &down_odd};
inline constexpr listed up{{&sbo_list, 0xe000000301c, 0xf, 0x100000000000144, 0}, {}, &up};
inline constexpr listed down{{&sbo_list, 0xe000000c01c, 0xf, 0x10000000000015a, 0}, {}, &down};
inline constexpr listed all{{&sbo_list, 0xe000000f01c, 0xf, 0x1800000000007e5, 0}, {}, &all};
}
namespace ring_bl_used {
inline constexpr listed up_even{{&sbo_list, 0xe000000101d, 0xf, 0x100000000000172, 0}, {}, &up_even};
inline constexpr listed up_odd{{&sbo_list, 0xe000000201d, 0xf, 0x10000000000018d, 0}, {}, &up_odd};
inline constexpr listed down_even{{&sbo_list, 0xe000000401d, 0xf, 0x1000000000001a7, 0}, {}, &down_even};
inline constexpr listed down_odd{{&sbo_list, 0xe000000801d, 0xf, 0x1000000000001c4, 0}, {}, &down_odd};
inline constexpr listed up{{&sbo_list, 0xe000000301d, 0xf, 0x1000000000001e0, 0}, {}, &up};
inline constexpr listed down{{&sbo_list, 0xe000000c01d, 0xf, 0x1000000000001f6, 0}, {}, &down};
inline constexpr listed all{{&sbo_list, 0xe000000f01d, 0xf, 0x1800000000007fc, 0}, {}, &all};
}
namespace ring_bounces {
inline constexpr listed ad_cache{{&sbo_list, 0xe0000001005, 0xf, 0x10000000000020e, 0}, {}, &ad_cache};
inline constexpr listed ak_core{{&sbo_list, 0xe0000002005, 0xf, 0x10000000000022a, 0}, {}, &ak_core};
inline constexpr listed bl_core{{&sbo_list, 0xe0000004005, 0xf, 0x100000000000245, 0}, {}, &bl_core};
inline constexpr listed iv_core{{&sbo_list, 0xe0000008005, 0xf, 0x100000000000260, 0}, {}, &iv_core};
}
namespace ring_iv_used {
inline constexpr listed up{{&sbo_list, 0xe000000301e, 0xf, 0x10000000000027b, 0}, {}, &up};
inline constexpr listed dn{{&sbo_list, 0xe000000c01e, 0xf, 0x100000000000291, 0}, {}, &dn};
}
namespace ring_sink_starved {
inline constexpr listed ad_cache{{&sbo_list, 0xe0000001006, 0xf, 0x1000000000005c1, 0}, {}, &ad_cache};
inline constexpr listed ak_core{{&sbo_list, 0xe0000002006, 0xf, 0x1000000000005e2, 0}, {}, &ak_core};
inline constexpr listed bl_core{{&sbo_list, 0xe0000004006, 0xf, 0x100000000000602, 0}, {}, &bl_core};
inline constexpr listed iv_core{{&sbo_list, 0xe0000008006, 0xf, 0x100000000000622, 0}, {}, &iv_core};
}
namespace rxr_busy_starved {
inline constexpr listed ad_crd{{&sbo_list, 0xe0000001015, 0xf, 0x100000000000642, 0}, {}, &ad_crd};
inline constexpr listed ad_bnc{{&sbo_list, 0xe0000002015, 0xf, 0x100000000000660, 0}, {}, &ad_bnc};
inline constexpr listed bl_crd{{&sbo_list, 0xe0000004015, 0xf, 0x10000000000067e, 0}, {}, &bl_crd};
inline constexpr listed bl_bnc{{&sbo_list, 0xe0000008015, 0xf, 0x10000000000069c, 0}, {}, &bl_bnc};
}
namespace rxr_bypass {
inline constexpr listed ad_crd{{&sbo_list, 0xe0000001012, 0xf, 0x1000000000002a7, 0}, {}, &ad_crd};
inline constexpr listed ad_bnc{{&sbo_list, 0xe0000002012, 0xf, 0x1000000000002bf, 0}, {}, &ad_bnc};
inline constexpr listed bl_crd{{&sbo_list, 0xe0000004012, 0xf, 0x1000000000002d7, 0}, {}, &bl_crd};
inline constexpr listed bl_bnc{{&sbo_list, 0xe0000008012, 0xf, 0x1000000000002ef, 0}, {}, &bl_bnc};
inline constexpr listed ak{{&sbo_list, 0xe0000010012, 0xf, 0x100000000000307, 0}, {}, &ak};
inline constexpr listed iv{{&sbo_list, 0xe0000020012, 0xf, 0x10000000000031b, 0}, {}, &iv};
}
namespace rxr_crd_starved {
inline constexpr listed ad_crd{{&sbo_list, 0xe0000001014, 0xf, 0x1000000000006ba, 0}, {}, &ad_crd};
inline constexpr listed ad_bnc{{&sbo_list, 0xe0000002014, 0xf, 0x1000000000006d7, 0}, {}, &ad_bnc};
inline constexpr listed bl_crd{{&sbo_list, 0xe0000004014, 0xf, 0x1000000000006f4, 0}, {}, &bl_crd};
inline constexpr listed bl_bnc{{&sbo_list, 0xe0000008014, 0xf, 0x100000000000711, 0}, {}, &bl_bnc};
inline constexpr listed ak{{&sbo_list, 0xe0000010014, 0xf, 0x10000000000072e, 0}, {}, &ak};
inline constexpr listed iv{{&sbo_list, 0xe0000020014, 0xf, 0x100000000000747, 0}, {}, &iv};
inline constexpr listed ifv{{&sbo_list, 0xe0000040014, 0xf, 0x100000000000760, 0}, {}, &ifv};
}
namespace rxr_inserts {
inline constexpr listed ad_crd{{&sbo_list, 0xe0000001013, 0xf, 0x10000000000032f, 0}, {}, &ad_crd};
inline constexpr listed ad_bnc{{&sbo_list, 0xe0000002013, 0xf, 0x100000000000348, 0}, {}, &ad_bnc};
inline constexpr listed bl_crd{{&sbo_list, 0xe0000004013, 0xf, 0x100000000000361, 0}, {}, &bl_crd};
inline constexpr listed bl_bnc{{&sbo_list, 0xe0000008013, 0xf, 0x10000000000037a, 0}, {}, &bl_bnc};
inline constexpr listed ak{{&sbo_list, 0xe0000010013, 0xf, 0x100000000000393, 0}, {}, &ak};
inline constexpr listed iv{{&sbo_list, 0xe0000020013, 0xf, 0x1000000000003a8, 0}, {}, &iv};
}
namespace rxr_occupancy {
inline constexpr listed ad_crd{{&sbo_list, 0xe0000001011, 0xf, 0x1000000000003bd, 0}, {}, &ad_crd};
inline constexpr listed ad_bnc{{&sbo_list, 0xe0000002011, 0xf, 0x1000000000003d8, 0}, {}, &ad_bnc};
inline constexpr listed bl_crd{{&sbo_list, 0xe0000004011, 0xf, 0x1000000000003f3, 0}, {}, &bl_crd};
inline constexpr listed bl_bnc{{&sbo_list, 0xe0000008011, 0xf, 0x10000000000040e, 0}, {}, &bl_bnc};
inline constexpr listed ak{{&sbo_list, 0xe0000010011, 0xf, 0x100000000000429, 0}, {}, &ak};
inline constexpr listed iv{{&sbo_list, 0xe0000020011, 0xf, 0x100000000000440, 0}, {}, &iv};
}
namespace txr_ads_used {
inline constexpr listed ad{{&sbo_list, 0xe0000001004, 0xf, 0x100000000000457, 0}, {}, &ad};
inline constexpr listed ak{{&sbo_list, 0xe0000002004, 0xf, 0x10000000000046d, 0}, {}, &ak};
inline constexpr listed bl{{&sbo_list, 0xe0000004004, 0xf, 0x100000000000483, 0}, {}, &bl};
}
namespace txr_inserts {
inline constexpr listed ad_crd{{&sbo_list, 0xe0000001002, 0xf, 0x100000000000499, 0}, {}, &ad_crd};
inline constexpr listed ad_bnc{{&sbo_list, 0xe0000002002, 0xf, 0x1000000000004b2, 0}, {}, &ad_bnc};
inline constexpr listed bl_crd{{&sbo_list, 0xe0000004002, 0xf, 0x1000000000004cb, 0}, {}, &bl_crd};
inline constexpr listed bl_bnc{{&sbo_list, 0xe0000008002, 0xf, 0x1000000000004e4, 0}, {}, &bl_bnc};
inline constexpr listed ak{{&sbo_list, 0xe0000010002, 0xf, 0x1000000000004fd, 0}, {}, &ak};
inline constexpr listed iv{{&sbo_list, 0xe0000020002, 0xf, 0x100000000000512, 0}, {}, &iv};
}
namespace txr_occupancy {
inline constexpr listed ad_crd{{&sbo_list, 0xe0000001001, 0xf, 0x100000000000527, 0}, {}, &ad_crd};
inline constexpr listed ad_bnc{{&sbo_list, 0xe0000002001, 0xf, 0x100000000000542, 0}, {}, &ad_bnc};
inline constexpr listed bl_crd{{&sbo_list, 0xe0000004001, 0xf, 0x10000000000055d, 0}, {}, &bl_crd};
inline constexpr listed bl_bnc{{&sbo_list, 0xe0000008001, 0xf, 0x100000000000578, 0}, {}, &bl_bnc};
inline constexpr listed ak{{&sbo_list, 0xe0000010001, 0xf, 0x100000000000593, 0}, {}, &ak};
inline constexpr listed iv{{&sbo_list, 0xe0000020001, 0xf, 0x1000000000005aa, 0}, {}, &iv};
}
namespace txr_starved {
inline constexpr listed ad{{&sbo_list, 0xe0000001003, 0xf, 0x10000000000077a, 0}, {}, &ad};
inline constexpr listed ak{{&sbo_list, 0xe0000002003, 0xf, 0x10000000000078f, 0}, {}, &ak};
inline constexpr listed bl{{&sbo_list, 0xe0000004003, 0xf, 0x1000000000007a4, 0}, {}, &bl};
inline constexpr listed iv{{&sbo_list, 0xe0000008003, 0xf, 0x1000000000007b9, 0}, {}, &iv};
}
} // namespace sbo

namespace ubox {
using uncore_events::listed;
using uncore_events::ubox_list;
inline constexpr listed racu_requests{{&ubox_list, 0xd0000000046, 3, 0x3f, 0}, {}, &racu_requests};
inline constexpr listed clockticks{{&ubox_list, 0xd0000001000, 0x1000000000000, 0x180000000000187, 0}, {}, &clockticks};
namespace event_msg {
inline constexpr listed doorbell_rcvd{{&ubox_list, 0xd0000008042, 3, 0, 0}, {}, &doorbell_rcvd};
}
namespace filter_match {
inline constexpr listed enable{{&ubox_list, 0x440d0000001041, 3, 0x53, 0}, {}, &enable};
inline constexpr listed disable{{&ubox_list, 0xd0000002041, 3, 0x6d, 0}, {}, &disable};
inline constexpr listed u2c_enable{{&ubox_list, 0x440d0000004041, 3, 0x88, 0}, {}, &u2c_enable};
inline constexpr listed u2c_disable{{&ubox_list, 0xd0000008041, 3, 0xa6, 0}, {}, &u2c_disable};
}
namespace phold_cycles {
inline constexpr listed assert_to_ack{{&ubox_list, 0xd0000001045, 3, 0x1e, 0}, {}, &assert_to_ack};
}
namespace u2c_events {
inline constexpr listed monitor_t0{{&ubox_list, 0xd0000001043, 3, 0xc5, 0}, {}, &monitor_t0};
inline constexpr listed monitor_t1{{&ubox_list, 0xd0000002043, 3, 0xe1, 0}, {}, &monitor_t1};
inline constexpr listed livelock{{&ubox_list, 0xd0000004043, 3, 0xfd, 0}, {}, &livelock};
inline constexpr listed lterror{{&ubox_list, 0xd0000008043, 3, 0x117, 0}, {}, &lterror};
inline constexpr listed cmc{{&ubox_list, 0xd0000010043, 3, 0x130, 0}, {}, &cmc};
inline constexpr listed umc{{&ubox_list, 0xd0000020043, 3, 0x145, 0}, {}, &umc};
inline constexpr listed trap{{&ubox_list, 0xd0000040043, 3, 0x15a, 0}, {}, &trap};
inline constexpr listed other{{&ubox_list, 0xd0000080043, 3, 0x170, 0}, {}, &other};
}
} // namespace ubox

namespace uncore_events {
inline constexpr const listed *own[] = {
    &cbo::bounce_control, &cbo::clockticks, &cbo::counter0_occupancy, &cbo::fast_asserted,
    &cbo::llc_lookup::data_read, &cbo::llc_lookup::write, &cbo::llc_lookup::remote_snoop,
    &cbo::llc_lookup::any, &cbo::llc_lookup::nid, &cbo::llc_lookup::read,
    &cbo::llc_victims::m_state, &cbo::llc_victims::e_state, &cbo::llc_victims::i_state,
    &cbo::llc_victims::f_state, &cbo::llc_victims::nid, &cbo::llc_victims::miss,
    &cbo::misc::rspi_was_fse, &cbo::misc::wc_aliasing, &cbo::misc::started, &cbo::misc::rfo_hit_s,
    &cbo::misc::cvzero_prefetch_victim, &cbo::misc::cvzero_prefetch_miss,
    &cbo::ring_ad_used::up_even, &cbo::ring_ad_used::up_odd, &cbo::ring_ad_used::down_even,
    &cbo::ring_ad_used::down_odd, &cbo::ring_ad_used::up, &cbo::ring_ad_used::down,
    &cbo::ring_ad_used::all, &cbo::ring_ak_used::up_even, &cbo::ring_ak_used::up_odd,
    &cbo::ring_ak_used::down_even, &cbo::ring_ak_used::down_odd, &cbo::ring_ak_used::up,
    &cbo::ring_ak_used::down, &cbo::ring_ak_used::all, &cbo::ring_bl_used::up_even,
    &cbo::ring_bl_used::up_odd, &cbo::ring_bl_used::down_even, &cbo::ring_bl_used::down_odd,
    &cbo::ring_bl_used::up, &cbo::ring_bl_used::down, &cbo::ring_bl_used::all,
    &cbo::ring_bounces::ad, &cbo::ring_bounces::ak, &cbo::ring_bounces::bl, &cbo::ring_bounces::iv,
    &cbo::ring_iv_used::any, &cbo::ring_iv_used::up, &cbo::ring_iv_used::down,
    &cbo::ring_iv_used::dn, &cbo::ring_src_thrtl, &cbo::rxr_ext_starved::irq,
    &cbo::rxr_ext_starved::ipq, &cbo::rxr_ext_starved::prq, &cbo::rxr_ext_starved::ismq_bids,
    &cbo::rxr_inserts::irq, &cbo::rxr_inserts::irq_rej, &cbo::rxr_inserts::ipq,
    &cbo::rxr_inserts::prq, &cbo::rxr_inserts::prq_rej, &cbo::rxr_ipq_retry::any,
    &cbo::rxr_ipq_retry::full, &cbo::rxr_ipq_retry::addr_conflict, &cbo::rxr_ipq_retry::qpi_credits,
    &cbo::rxr_ipq_retry2::ad_sbo, &cbo::rxr_ipq_retry2::target, &cbo::rxr_irq_retry::any,
    &cbo::rxr_irq_retry::full, &cbo::rxr_irq_retry::addr_conflict, &cbo::rxr_irq_retry::rtid,
    &cbo::rxr_irq_retry::qpi_credits, &cbo::rxr_irq_retry::iio_credits, &cbo::rxr_irq_retry::nid,
    &cbo::rxr_irq_retry2::ad_sbo, &cbo::rxr_irq_retry2::bl_sbo, &cbo::rxr_irq_retry2::target,
    &cbo::rxr_ismq_retry::any, &cbo::rxr_ismq_retry::full, &cbo::rxr_ismq_retry::rtid,
    &cbo::rxr_ismq_retry::qpi_credits, &cbo::rxr_ismq_retry::iio_credits,
    &cbo::rxr_ismq_retry::wb_credits, &cbo::rxr_ismq_retry::nid, &cbo::rxr_ismq_retry2::ad_sbo,
    &cbo::rxr_ismq_retry2::bl_sbo, &cbo::rxr_ismq_retry2::target, &cbo::rxr_occupancy::irq,
    &cbo::rxr_occupancy::irq_rej, &cbo::rxr_occupancy::ipq, &cbo::rxr_occupancy::prq_rej,
    &cbo::sbo_credits_acquired::ad, &cbo::sbo_credits_acquired::bl, &cbo::sbo_credit_occupancy::ad,
    &cbo::sbo_credit_occupancy::bl, &cbo::tor_inserts::opcode, &cbo::tor_inserts::eviction,
    &cbo::tor_inserts::all, &cbo::tor_inserts::wb, &cbo::tor_inserts::miss_opcode,
    &cbo::tor_inserts::nid_opcode, &cbo::tor_inserts::nid_eviction, &cbo::tor_inserts::nid_all,
    &cbo::tor_inserts::nid_wb, &cbo::tor_inserts::nid_miss_opcode, &cbo::tor_inserts::nid_miss_all,
    &cbo::tor_inserts::miss_local, &cbo::tor_inserts::miss_remote, &cbo::tor_inserts::local,
    &cbo::tor_inserts::remote, &cbo::tor_inserts::miss_local_opcode,
    &cbo::tor_inserts::miss_remote_opcode, &cbo::tor_inserts::local_opcode,
    &cbo::tor_inserts::remote_opcode, &cbo::tor_occupancy::opcode, &cbo::tor_occupancy::eviction,
    &cbo::tor_occupancy::all, &cbo::tor_occupancy::miss_opcode, &cbo::tor_occupancy::miss_all,
    &cbo::tor_occupancy::nid_opcode, &cbo::tor_occupancy::nid_eviction,
    &cbo::tor_occupancy::nid_all, &cbo::tor_occupancy::nid_miss_opcode,
    &cbo::tor_occupancy::nid_miss_all, &cbo::tor_occupancy::miss_local,
    &cbo::tor_occupancy::miss_remote, &cbo::tor_occupancy::local, &cbo::tor_occupancy::remote,
    &cbo::tor_occupancy::miss_local_opcode, &cbo::tor_occupancy::miss_remote_opcode,
    &cbo::tor_occupancy::local_opcode, &cbo::tor_occupancy::remote_opcode, &cbo::tor_occupancy::wb,
    &cbo::tor_occupancy::nid_wb, &cbo::txr_ads_used::ad, &cbo::txr_ads_used::ak,
    &cbo::txr_ads_used::bl, &cbo::txr_inserts::ad_cache, &cbo::txr_inserts::ak_cache,
    &cbo::txr_inserts::bl_cache, &cbo::txr_inserts::iv_cache, &cbo::txr_inserts::ad_core,
    &cbo::txr_inserts::ak_core, &cbo::txr_inserts::bl_core, &ha::addr_opc_match::filt,
    &ha::addr_opc_match::addr, &ha::addr_opc_match::opc, &ha::addr_opc_match::ad,
    &ha::addr_opc_match::bl, &ha::addr_opc_match::ak, &ha::bt_cycles_ne, &ha::bypass_imc::taken,
    &ha::bypass_imc::not_taken, &ha::clockticks, &ha::direct2core_count,
    &ha::direct2core_cycles_disabled, &ha::direct2core_txn_override, &ha::directory_lat_opt,
    &ha::directory_lookup::snp, &ha::directory_lookup::no_snp, &ha::directory_update::set,
    &ha::directory_update::clear, &ha::directory_update::any, &ha::hitme_hit::read_or_invitoe,
    &ha::hitme_hit::wbmtoi, &ha::hitme_hit::ackcnfltwbi, &ha::hitme_hit::wbmtoe_or_s,
    &ha::hitme_hit::rspfwdi_remote, &ha::hitme_hit::rspfwdi_local, &ha::hitme_hit::rspfwds,
    &ha::hitme_hit::rsp, &ha::hitme_hit::allocs, &ha::hitme_hit::evicts, &ha::hitme_hit::invals,
    &ha::hitme_hit::all, &ha::hitme_hit::hom, &ha::hitme_hit_pv_bits_set::read_or_invitoe,
    &ha::hitme_hit_pv_bits_set::wbmtoi, &ha::hitme_hit_pv_bits_set::ackcnfltwbi,
    &ha::hitme_hit_pv_bits_set::wbmtoe_or_s, &ha::hitme_hit_pv_bits_set::rspfwdi_remote,
    &ha::hitme_hit_pv_bits_set::rspfwdi_local, &ha::hitme_hit_pv_bits_set::rspfwds,
    &ha::hitme_hit_pv_bits_set::rsp, &ha::hitme_hit_pv_bits_set::all,
    &ha::hitme_hit_pv_bits_set::hom, &ha::hitme_lookup::read_or_invitoe, &ha::hitme_lookup::wbmtoi,
    &ha::hitme_lookup::ackcnfltwbi, &ha::hitme_lookup::wbmtoe_or_s,
    &ha::hitme_lookup::rspfwdi_remote, &ha::hitme_lookup::rspfwdi_local, &ha::hitme_lookup::rspfwds,
    &ha::hitme_lookup::rsp, &ha::hitme_lookup::allocs, &ha::hitme_lookup::invals,
    &ha::hitme_lookup::all, &ha::hitme_lookup::hom, &ha::igr_no_credit_cycles::ad_qpi0,
    &ha::igr_no_credit_cycles::ad_qpi1, &ha::igr_no_credit_cycles::bl_qpi0,
    &ha::igr_no_credit_cycles::bl_qpi1, &ha::igr_no_credit_cycles::ad_qpi2,
    &ha::igr_no_credit_cycles::bl_qpi2, &ha::imc_reads::normal, &ha::imc_retry,
    &ha::imc_writes::full, &ha::imc_writes::partial, &ha::imc_writes::full_isoch,
    &ha::imc_writes::partial_isoch, &ha::imc_writes::all, &ha::osb::reads_local,
    &ha::osb::invitoe_local, &ha::osb::remote, &ha::osb::cancelled, &ha::osb::reads_local_useful,
    &ha::osb::remote_useful, &ha::osb_edr::all, &ha::osb_edr::reads_local_i,
    &ha::osb_edr::reads_remote_i, &ha::osb_edr::reads_local_s, &ha::osb_edr::reads_remote_s,
    &ha::requests::reads, &ha::requests::writes, &ha::requests::reads_local,
    &ha::requests::reads_remote, &ha::requests::writes_local, &ha::requests::writes_remote,
    &ha::requests::invitoe_local, &ha::requests::invitoe_remote, &ha::ring_ad_used::cw_even,
    &ha::ring_ad_used::cw_odd, &ha::ring_ad_used::ccw_even, &ha::ring_ad_used::ccw_odd,
    &ha::ring_ad_used::cw, &ha::ring_ad_used::ccw, &ha::ring_ak_used::cw_even,
    &ha::ring_ak_used::cw_odd, &ha::ring_ak_used::ccw_even, &ha::ring_ak_used::ccw_odd,
    &ha::ring_ak_used::cw, &ha::ring_ak_used::ccw, &ha::ring_bl_used::cw_even,
    &ha::ring_bl_used::cw_odd, &ha::ring_bl_used::ccw_even, &ha::ring_bl_used::ccw_odd,
    &ha::ring_bl_used::cw, &ha::ring_bl_used::ccw, &ha::rpq_cycles_no_reg_credits::chn0,
    &ha::rpq_cycles_no_reg_credits::chn1, &ha::rpq_cycles_no_reg_credits::chn2,
    &ha::rpq_cycles_no_reg_credits::chn3, &ha::sbo0_credits_acquired::ad,
    &ha::sbo0_credits_acquired::bl, &ha::sbo0_credit_occupancy::ad, &ha::sbo0_credit_occupancy::bl,
    &ha::sbo1_credits_acquired::ad, &ha::sbo1_credits_acquired::bl, &ha::sbo1_credit_occupancy::ad,
    &ha::sbo1_credit_occupancy::bl, &ha::snoops_rsp_after_data::local,
    &ha::snoops_rsp_after_data::remote, &ha::snoop_cycles_ne::local, &ha::snoop_cycles_ne::remote,
    &ha::snoop_cycles_ne::all, &ha::snoop_occupancy::local, &ha::snoop_occupancy::remote,
    &ha::snoop_resp::rspi, &ha::snoop_resp::rsps, &ha::snoop_resp::rspifwd,
    &ha::snoop_resp::rspsfwd, &ha::snoop_resp::rsp_wb, &ha::snoop_resp::rsp_fwd_wb,
    &ha::snoop_resp::rspcnflct, &ha::snp_resp_recv_local::rspi, &ha::snp_resp_recv_local::rsps,
    &ha::snp_resp_recv_local::rspifwd, &ha::snp_resp_recv_local::rspsfwd,
    &ha::snp_resp_recv_local::rspxwb, &ha::snp_resp_recv_local::rspxfwdxwb,
    &ha::snp_resp_recv_local::rspcnflct, &ha::snp_resp_recv_local::other,
    &ha::stall_no_sbo_credit::sbo0_ad, &ha::stall_no_sbo_credit::sbo1_ad,
    &ha::stall_no_sbo_credit::sbo0_bl, &ha::stall_no_sbo_credit::sbo1_bl,
    &ha::tad_requests_g0::region0, &ha::tad_requests_g0::region1, &ha::tad_requests_g0::region2,
    &ha::tad_requests_g0::region3, &ha::tad_requests_g0::region4, &ha::tad_requests_g0::region5,
    &ha::tad_requests_g0::region6, &ha::tad_requests_g0::region7, &ha::tad_requests_g1::region8,
    &ha::tad_requests_g1::region9, &ha::tad_requests_g1::region10, &ha::tad_requests_g1::region11,
    &ha::tracker_cycles_full::gp, &ha::tracker_cycles_full::all, &ha::tracker_cycles_ne::local,
    &ha::tracker_cycles_ne::remote, &ha::tracker_cycles_ne::all,
    &ha::tracker_occupancy::reads_local, &ha::tracker_occupancy::reads_remote,
    &ha::tracker_occupancy::writes_local, &ha::tracker_occupancy::writes_remote,
    &ha::tracker_occupancy::invitoe_local, &ha::tracker_occupancy::invitoe_remote,
    &ha::tracker_pending_occupancy::local, &ha::tracker_pending_occupancy::remote,
    &ha::txr_ad_cycles_full::sched0, &ha::txr_ad_cycles_full::sched1, &ha::txr_ad_cycles_full::all,
    &ha::txr_ak_cycles_full::sched0, &ha::txr_ak_cycles_full::sched1, &ha::txr_ak_cycles_full::all,
    &ha::txr_bl::drs_cache, &ha::txr_bl::drs_core, &ha::txr_bl::drs_qpi,
    &ha::txr_bl_cycles_full::sched0, &ha::txr_bl_cycles_full::sched1, &ha::txr_bl_cycles_full::all,
    &ha::txr_starved::ak, &ha::txr_starved::bl, &ha::wpq_cycles_no_reg_credits::chn0,
    &ha::wpq_cycles_no_reg_credits::chn1, &ha::wpq_cycles_no_reg_credits::chn2,
    &ha::wpq_cycles_no_reg_credits::chn3, &irp::cache_total_occupancy::any,
    &irp::cache_total_occupancy::source, &irp::clockticks, &irp::coherent_ops::pcirdcur,
    &irp::coherent_ops::crd, &irp::coherent_ops::drd, &irp::coherent_ops::rfo,
    &irp::coherent_ops::pcitom, &irp::coherent_ops::pcidcahint, &irp::coherent_ops::wbmtoi,
    &irp::coherent_ops::clflush, &irp::misc0::fast_req, &irp::misc0::fast_rej,
    &irp::misc0::_2nd_rd_insert, &irp::misc0::_2nd_wr_insert, &irp::misc0::_2nd_atomic_insert,
    &irp::misc0::fast_xfer, &irp::misc0::pf_ack_hint, &irp::misc0::pf_timeout, &irp::misc1::slow_i,
    &irp::misc1::slow_s, &irp::misc1::slow_e, &irp::misc1::slow_m, &irp::misc1::lost_fwd,
    &irp::misc1::sec_rcvd_invld, &irp::misc1::sec_rcvd_vld, &irp::misc1::data_throttle,
    &irp::rxr_ak_inserts, &irp::rxr_bl_drs_cycles_full, &irp::rxr_bl_drs_inserts,
    &irp::rxr_bl_drs_occupancy, &irp::rxr_bl_ncb_cycles_full, &irp::rxr_bl_ncb_inserts,
    &irp::rxr_bl_ncb_occupancy, &irp::rxr_bl_ncs_cycles_full, &irp::rxr_bl_ncs_inserts,
    &irp::rxr_bl_ncs_occupancy, &irp::snoop_resp::miss, &irp::snoop_resp::hit_i,
    &irp::snoop_resp::hit_es, &irp::snoop_resp::hit_m, &irp::snoop_resp::snpcode,
    &irp::snoop_resp::snpdata, &irp::snoop_resp::snpinv, &irp::transactions::reads,
    &irp::transactions::writes, &irp::transactions::rd_pref, &irp::transactions::wr_pref,
    &irp::transactions::atomic, &irp::transactions::other, &irp::transactions::orderingq,
    &irp::txr_ad_stall_credit_cycles, &irp::txr_bl_stall_credit_cycles, &irp::txr_data_inserts_ncb,
    &irp::txr_data_inserts_ncs, &irp::txr_request_occupancy, &pcu::clockticks,
    &pcu::core0_transition_cycles, &pcu::core10_transition_cycles, &pcu::core11_transition_cycles,
    &pcu::core12_transition_cycles, &pcu::core13_transition_cycles, &pcu::core14_transition_cycles,
    &pcu::core15_transition_cycles, &pcu::core16_transition_cycles, &pcu::core17_transition_cycles,
    &pcu::core1_transition_cycles, &pcu::core2_transition_cycles, &pcu::core3_transition_cycles,
    &pcu::core4_transition_cycles, &pcu::core5_transition_cycles, &pcu::core6_transition_cycles,
    &pcu::core7_transition_cycles, &pcu::core8_transition_cycles, &pcu::core9_transition_cycles,
    &pcu::demotions_core0, &pcu::demotions_core1, &pcu::demotions_core10, &pcu::demotions_core11,
    &pcu::demotions_core12, &pcu::demotions_core13, &pcu::demotions_core14, &pcu::demotions_core15,
    &pcu::demotions_core16, &pcu::demotions_core17, &pcu::demotions_core2, &pcu::demotions_core3,
    &pcu::demotions_core4, &pcu::demotions_core5, &pcu::demotions_core6, &pcu::demotions_core7,
    &pcu::demotions_core8, &pcu::demotions_core9, &pcu::freq_max_limit_thermal_cycles,
    &pcu::freq_max_os_cycles, &pcu::freq_max_power_cycles, &pcu::freq_min_io_p_cycles,
    &pcu::freq_trans_cycles, &pcu::memory_phase_shedding_cycles,
    &pcu::power_state_occupancy::cores_c0, &pcu::power_state_occupancy::cores_c3,
    &pcu::power_state_occupancy::cores_c6, &pcu::prochot_external_cycles,
    &pcu::prochot_internal_cycles, &pcu::total_transition_cycles, &pcu::ufs_transitions_ring_gv,
    &pcu::vr_hot_cycles, &qpi::clockticks, &qpi::cto_count, &qpi::direct2core::success_rbt_hit,
    &qpi::direct2core::failure_credits, &qpi::direct2core::failure_rbt_hit,
    &qpi::direct2core::failure_credits_rbt, &qpi::direct2core::failure_miss,
    &qpi::direct2core::failure_credits_miss, &qpi::direct2core::failure_rbt_miss,
    &qpi::direct2core::failure_credits_rbt_miss, &qpi::l1_power_cycles, &qpi::rxl0p_power_cycles,
    &qpi::rxl0_power_cycles, &qpi::rxl_bypassed, &qpi::rxl_credits_consumed_vn0::drs,
    &qpi::rxl_credits_consumed_vn0::ncb, &qpi::rxl_credits_consumed_vn0::ncs,
    &qpi::rxl_credits_consumed_vn0::hom, &qpi::rxl_credits_consumed_vn0::snp,
    &qpi::rxl_credits_consumed_vn0::ndr, &qpi::rxl_credits_consumed_vn1::drs,
    &qpi::rxl_credits_consumed_vn1::ncb, &qpi::rxl_credits_consumed_vn1::ncs,
    &qpi::rxl_credits_consumed_vn1::hom, &qpi::rxl_credits_consumed_vn1::snp,
    &qpi::rxl_credits_consumed_vn1::ndr, &qpi::rxl_credits_consumed_vna, &qpi::rxl_cycles_ne,
    &qpi::rxl_flits_g0::idle, &qpi::rxl_flits_g1::snp, &qpi::rxl_flits_g1::hom_req,
    &qpi::rxl_flits_g1::hom_nonreq, &qpi::rxl_flits_g1::hom, &qpi::rxl_flits_g1::drs_data,
    &qpi::rxl_flits_g1::drs_nondata, &qpi::rxl_flits_g1::drs, &qpi::rxl_flits_g2::ndr_ad,
    &qpi::rxl_flits_g2::ndr_ak, &qpi::rxl_flits_g2::ncb_data, &qpi::rxl_flits_g2::ncb_nondata,
    &qpi::rxl_flits_g2::ncb, &qpi::rxl_flits_g2::ncs, &qpi::rxl_inserts, &qpi::rxl_inserts_drs::vn0,
    &qpi::rxl_inserts_drs::vn1, &qpi::rxl_inserts_hom::vn0, &qpi::rxl_inserts_hom::vn1,
    &qpi::rxl_inserts_ncb::vn0, &qpi::rxl_inserts_ncb::vn1, &qpi::rxl_inserts_ncs::vn0,
    &qpi::rxl_inserts_ncs::vn1, &qpi::rxl_inserts_ndr::vn0, &qpi::rxl_inserts_ndr::vn1,
    &qpi::rxl_inserts_snp::vn0, &qpi::rxl_inserts_snp::vn1, &qpi::rxl_occupancy,
    &qpi::rxl_occupancy_drs::vn0, &qpi::rxl_occupancy_drs::vn1, &qpi::rxl_occupancy_hom::vn0,
    &qpi::rxl_occupancy_hom::vn1, &qpi::rxl_occupancy_ncb::vn0, &qpi::rxl_occupancy_ncb::vn1,
    &qpi::rxl_occupancy_ncs::vn0, &qpi::rxl_occupancy_ncs::vn1, &qpi::rxl_occupancy_ndr::vn0,
    &qpi::rxl_occupancy_ndr::vn1, &qpi::rxl_occupancy_snp::vn0, &qpi::rxl_occupancy_snp::vn1,
    &qpi::txl0p_power_cycles, &qpi::txl0_power_cycles, &qpi::txl_bypassed, &qpi::txl_cycles_ne,
    &qpi::txl_flits_g0::data, &qpi::txl_flits_g0::non_data, &qpi::txl_flits_g1::snp,
    &qpi::txl_flits_g1::hom_req, &qpi::txl_flits_g1::hom_nonreq, &qpi::txl_flits_g1::hom,
    &qpi::txl_flits_g1::drs_data, &qpi::txl_flits_g1::drs_nondata, &qpi::txl_flits_g1::drs,
    &qpi::txl_flits_g2::ndr_ad, &qpi::txl_flits_g2::ndr_ak, &qpi::txl_flits_g2::ncb_data,
    &qpi::txl_flits_g2::ncb_nondata, &qpi::txl_flits_g2::ncb, &qpi::txl_flits_g2::ncs,
    &qpi::txl_inserts, &qpi::txl_occupancy, &qpi::txr_ad_hom_credit_acquired::vn0,
    &qpi::txr_ad_hom_credit_acquired::vn1, &qpi::txr_ad_hom_credit_occupancy::vn0,
    &qpi::txr_ad_hom_credit_occupancy::vn1, &qpi::txr_ad_ndr_credit_acquired::vn0,
    &qpi::txr_ad_ndr_credit_acquired::vn1, &qpi::txr_ad_ndr_credit_occupancy::vn0,
    &qpi::txr_ad_ndr_credit_occupancy::vn1, &qpi::txr_ad_snp_credit_acquired::vn0,
    &qpi::txr_ad_snp_credit_acquired::vn1, &qpi::txr_ad_snp_credit_occupancy::vn0,
    &qpi::txr_ad_snp_credit_occupancy::vn1, &qpi::txr_ak_ndr_credit_acquired,
    &qpi::txr_ak_ndr_credit_occupancy, &qpi::txr_bl_drs_credit_acquired::vn0,
    &qpi::txr_bl_drs_credit_acquired::vn1, &qpi::txr_bl_drs_credit_acquired::vn_shr,
    &qpi::txr_bl_drs_credit_occupancy::vn0, &qpi::txr_bl_drs_credit_occupancy::vn1,
    &qpi::txr_bl_drs_credit_occupancy::vn_shr, &qpi::txr_bl_ncb_credit_acquired::vn0,
    &qpi::txr_bl_ncb_credit_acquired::vn1, &qpi::txr_bl_ncb_credit_occupancy::vn0,
    &qpi::txr_bl_ncb_credit_occupancy::vn1, &qpi::txr_bl_ncs_credit_acquired::vn0,
    &qpi::txr_bl_ncs_credit_acquired::vn1, &qpi::txr_bl_ncs_credit_occupancy::vn0,
    &qpi::txr_bl_ncs_credit_occupancy::vn1, &qpi::vna_credit_returns,
    &qpi::vna_credit_return_occupancy, &r2pcie::clockticks, &r2pcie::iio_credit::prq_qpi0,
    &r2pcie::iio_credit::prq_qpi1, &r2pcie::iio_credit::isoch_qpi0, &r2pcie::iio_credit::isoch_qpi1,
    &r2pcie::ring_ad_used::cw_even, &r2pcie::ring_ad_used::cw_odd, &r2pcie::ring_ad_used::ccw_even,
    &r2pcie::ring_ad_used::ccw_odd, &r2pcie::ring_ad_used::cw, &r2pcie::ring_ad_used::ccw,
    &r2pcie::ring_ak_bounces::up, &r2pcie::ring_ak_bounces::dn, &r2pcie::ring_ak_used::cw_even,
    &r2pcie::ring_ak_used::cw_odd, &r2pcie::ring_ak_used::ccw_even, &r2pcie::ring_ak_used::ccw_odd,
    &r2pcie::ring_ak_used::cw, &r2pcie::ring_ak_used::ccw, &r2pcie::ring_bl_used::cw_even,
    &r2pcie::ring_bl_used::cw_odd, &r2pcie::ring_bl_used::ccw_even, &r2pcie::ring_bl_used::ccw_odd,
    &r2pcie::ring_bl_used::cw, &r2pcie::ring_bl_used::ccw, &r2pcie::ring_iv_used::cw,
    &r2pcie::ring_iv_used::ccw, &r2pcie::ring_iv_used::any, &r2pcie::rxr_cycles_ne::ncb,
    &r2pcie::rxr_cycles_ne::ncs, &r2pcie::rxr_inserts::ncb, &r2pcie::rxr_inserts::ncs,
    &r2pcie::rxr_occupancy::drs, &r2pcie::sbo0_credits_acquired::ad,
    &r2pcie::sbo0_credits_acquired::bl, &r2pcie::stall_no_sbo_credit::sbo0_ad,
    &r2pcie::stall_no_sbo_credit::sbo1_ad, &r2pcie::stall_no_sbo_credit::sbo0_bl,
    &r2pcie::stall_no_sbo_credit::sbo1_bl, &r2pcie::txr_cycles_full::ad,
    &r2pcie::txr_cycles_full::ak, &r2pcie::txr_cycles_full::bl, &r2pcie::txr_cycles_ne::ad,
    &r2pcie::txr_cycles_ne::ak, &r2pcie::txr_cycles_ne::bl, &r2pcie::txr_nack_cw::dn_ad,
    &r2pcie::txr_nack_cw::dn_bl, &r2pcie::txr_nack_cw::dn_ak, &r2pcie::txr_nack_cw::up_ad,
    &r2pcie::txr_nack_cw::up_bl, &r2pcie::txr_nack_cw::up_ak, &r3qpi::clockticks,
    &r3qpi::c_hi_ad_credits_empty::cbo8, &r3qpi::c_hi_ad_credits_empty::cbo9,
    &r3qpi::c_hi_ad_credits_empty::cbo10, &r3qpi::c_hi_ad_credits_empty::cbo11,
    &r3qpi::c_hi_ad_credits_empty::cbo12, &r3qpi::c_hi_ad_credits_empty::cbo13,
    &r3qpi::c_hi_ad_credits_empty::cbo14_16, &r3qpi::c_hi_ad_credits_empty::cbo_15_17,
    &r3qpi::c_lo_ad_credits_empty::cbo0, &r3qpi::c_lo_ad_credits_empty::cbo1,
    &r3qpi::c_lo_ad_credits_empty::cbo2, &r3qpi::c_lo_ad_credits_empty::cbo3,
    &r3qpi::c_lo_ad_credits_empty::cbo4, &r3qpi::c_lo_ad_credits_empty::cbo5,
    &r3qpi::c_lo_ad_credits_empty::cbo6, &r3qpi::c_lo_ad_credits_empty::cbo7,
    &r3qpi::ha_r2_bl_credits_empty::ha0, &r3qpi::ha_r2_bl_credits_empty::ha1,
    &r3qpi::ha_r2_bl_credits_empty::r2_ncb, &r3qpi::ha_r2_bl_credits_empty::r2_ncs,
    &r3qpi::qpi0_ad_credits_empty::vna, &r3qpi::qpi0_ad_credits_empty::vn0_hom,
    &r3qpi::qpi0_ad_credits_empty::vn0_snp, &r3qpi::qpi0_ad_credits_empty::vn0_ndr,
    &r3qpi::qpi0_ad_credits_empty::vn1_hom, &r3qpi::qpi0_ad_credits_empty::vn1_snp,
    &r3qpi::qpi0_ad_credits_empty::vn1_ndr, &r3qpi::qpi0_bl_credits_empty::vna,
    &r3qpi::qpi0_bl_credits_empty::vn1_hom, &r3qpi::qpi0_bl_credits_empty::vn1_snp,
    &r3qpi::qpi0_bl_credits_empty::vn1_ndr, &r3qpi::qpi1_ad_credits_empty::vna,
    &r3qpi::qpi1_ad_credits_empty::vn1_hom, &r3qpi::qpi1_ad_credits_empty::vn1_snp,
    &r3qpi::qpi1_ad_credits_empty::vn1_ndr, &r3qpi::qpi1_bl_credits_empty::vna,
    &r3qpi::qpi1_bl_credits_empty::vn0_hom, &r3qpi::qpi1_bl_credits_empty::vn0_snp,
    &r3qpi::qpi1_bl_credits_empty::vn0_ndr, &r3qpi::qpi1_bl_credits_empty::vn1_hom,
    &r3qpi::qpi1_bl_credits_empty::vn1_snp, &r3qpi::qpi1_bl_credits_empty::vn1_ndr,
    &r3qpi::ring_ad_used::cw_even, &r3qpi::ring_ad_used::cw_odd, &r3qpi::ring_ad_used::ccw_even,
    &r3qpi::ring_ad_used::ccw_odd, &r3qpi::ring_ad_used::cw, &r3qpi::ring_ad_used::ccw,
    &r3qpi::ring_ak_used::cw_even, &r3qpi::ring_ak_used::cw_odd, &r3qpi::ring_ak_used::ccw_even,
    &r3qpi::ring_ak_used::ccw_odd, &r3qpi::ring_ak_used::cw, &r3qpi::ring_ak_used::ccw,
    &r3qpi::ring_bl_used::cw_even, &r3qpi::ring_bl_used::cw_odd, &r3qpi::ring_bl_used::ccw_even,
    &r3qpi::ring_bl_used::ccw_odd, &r3qpi::ring_bl_used::cw, &r3qpi::ring_bl_used::ccw,
    &r3qpi::ring_iv_used::cw, &r3qpi::ring_iv_used::any, &r3qpi::ring_sink_starved::ak,
    &r3qpi::rxr_cycles_ne::hom, &r3qpi::rxr_cycles_ne::snp, &r3qpi::rxr_cycles_ne::ndr,
    &r3qpi::rxr_cycles_ne_vn1::hom, &r3qpi::rxr_cycles_ne_vn1::snp, &r3qpi::rxr_cycles_ne_vn1::ndr,
    &r3qpi::rxr_cycles_ne_vn1::drs, &r3qpi::rxr_cycles_ne_vn1::ncb, &r3qpi::rxr_cycles_ne_vn1::ncs,
    &r3qpi::rxr_inserts::hom, &r3qpi::rxr_inserts::snp, &r3qpi::rxr_inserts::ndr,
    &r3qpi::rxr_inserts::drs, &r3qpi::rxr_inserts::ncb, &r3qpi::rxr_inserts::ncs,
    &r3qpi::rxr_inserts_vn1::hom, &r3qpi::rxr_inserts_vn1::snp, &r3qpi::rxr_inserts_vn1::ndr,
    &r3qpi::rxr_inserts_vn1::drs, &r3qpi::rxr_inserts_vn1::ncb, &r3qpi::rxr_inserts_vn1::ncs,
    &r3qpi::rxr_occupancy_vn1::hom, &r3qpi::rxr_occupancy_vn1::snp, &r3qpi::rxr_occupancy_vn1::ndr,
    &r3qpi::rxr_occupancy_vn1::drs, &r3qpi::rxr_occupancy_vn1::ncb, &r3qpi::rxr_occupancy_vn1::ncs,
    &r3qpi::sbo0_credits_acquired::ad, &r3qpi::sbo0_credits_acquired::bl,
    &r3qpi::sbo1_credits_acquired::ad, &r3qpi::sbo1_credits_acquired::bl,
    &r3qpi::stall_no_sbo_credit::sbo0_ad, &r3qpi::stall_no_sbo_credit::sbo1_ad,
    &r3qpi::stall_no_sbo_credit::sbo0_bl, &r3qpi::stall_no_sbo_credit::sbo1_bl,
    &r3qpi::txr_nack::dn_ad, &r3qpi::txr_nack::dn_bl, &r3qpi::txr_nack::dn_ak,
    &r3qpi::txr_nack::up_ad, &r3qpi::txr_nack::up_bl, &r3qpi::txr_nack::up_ak,
    &r3qpi::vn0_credits_reject::hom, &r3qpi::vn0_credits_reject::snp,
    &r3qpi::vn0_credits_reject::ndr, &r3qpi::vn0_credits_reject::drs,
    &r3qpi::vn0_credits_reject::ncb, &r3qpi::vn0_credits_reject::ncs, &r3qpi::vn0_credits_used::hom,
    &r3qpi::vn0_credits_used::snp, &r3qpi::vn0_credits_used::ndr, &r3qpi::vn0_credits_used::drs,
    &r3qpi::vn0_credits_used::ncb, &r3qpi::vn0_credits_used::ncs, &r3qpi::vn1_credits_reject::hom,
    &r3qpi::vn1_credits_reject::snp, &r3qpi::vn1_credits_reject::ndr,
    &r3qpi::vn1_credits_reject::drs, &r3qpi::vn1_credits_reject::ncb,
    &r3qpi::vn1_credits_reject::ncs, &r3qpi::vn1_credits_used::hom, &r3qpi::vn1_credits_used::snp,
    &r3qpi::vn1_credits_used::ndr, &r3qpi::vn1_credits_used::drs, &r3qpi::vn1_credits_used::ncb,
    &r3qpi::vn1_credits_used::ncs, &r3qpi::vna_credits_acquired::ad,
    &r3qpi::vna_credits_acquired::bl, &r3qpi::vna_credits_reject::hom,
    &r3qpi::vna_credits_reject::snp, &r3qpi::vna_credits_reject::ndr,
    &r3qpi::vna_credits_reject::drs, &r3qpi::vna_credits_reject::ncb,
    &r3qpi::vna_credits_reject::ncs, &sbo::bounce_control, &sbo::clockticks, &sbo::fast_asserted,
    &sbo::ring_ad_used::up_even, &sbo::ring_ad_used::up_odd, &sbo::ring_ad_used::down_even,
    &sbo::ring_ad_used::down_odd, &sbo::ring_ad_used::up, &sbo::ring_ad_used::down,
    &sbo::ring_ak_used::up_even, &sbo::ring_ak_used::up_odd, &sbo::ring_ak_used::down_even,
    &sbo::ring_ak_used::down_odd, &sbo::ring_ak_used::up, &sbo::ring_ak_used::down,
    &sbo::ring_bl_used::up_even, &sbo::ring_bl_used::up_odd, &sbo::ring_bl_used::down_even,
    &sbo::ring_bl_used::down_odd, &sbo::ring_bl_used::up, &sbo::ring_bl_used::down,
    &sbo::ring_bounces::ad_cache, &sbo::ring_bounces::ak_core, &sbo::ring_bounces::bl_core,
    &sbo::ring_bounces::iv_core, &sbo::ring_iv_used::up, &sbo::ring_iv_used::dn,
    &sbo::rxr_bypass::ad_crd, &sbo::rxr_bypass::ad_bnc, &sbo::rxr_bypass::bl_crd,
    &sbo::rxr_bypass::bl_bnc, &sbo::rxr_bypass::ak, &sbo::rxr_bypass::iv, &sbo::rxr_inserts::ad_crd,
    &sbo::rxr_inserts::ad_bnc, &sbo::rxr_inserts::bl_crd, &sbo::rxr_inserts::bl_bnc,
    &sbo::rxr_inserts::ak, &sbo::rxr_inserts::iv, &sbo::rxr_occupancy::ad_crd,
    &sbo::rxr_occupancy::ad_bnc, &sbo::rxr_occupancy::bl_crd, &sbo::rxr_occupancy::bl_bnc,
    &sbo::rxr_occupancy::ak, &sbo::rxr_occupancy::iv, &sbo::txr_ads_used::ad,
    &sbo::txr_ads_used::ak, &sbo::txr_ads_used::bl, &sbo::txr_inserts::ad_crd,
    &sbo::txr_inserts::ad_bnc, &sbo::txr_inserts::bl_crd, &sbo::txr_inserts::bl_bnc,
    &sbo::txr_inserts::ak, &sbo::txr_inserts::iv, &sbo::txr_occupancy::ad_crd,
    &sbo::txr_occupancy::ad_bnc, &sbo::txr_occupancy::bl_crd, &sbo::txr_occupancy::bl_bnc,
    &sbo::txr_occupancy::ak, &sbo::txr_occupancy::iv, &ubox::event_msg::doorbell_rcvd,
    &ubox::phold_cycles::assert_to_ack, &ubox::racu_requests, &imc::act_count::rd,
    &imc::act_count::wr, &imc::act_count::byp, &imc::byp_cmds::act, &imc::byp_cmds::cas,
    &imc::byp_cmds::pre, &imc::cas_count::rd_reg, &imc::cas_count::rd_underfill,
    &imc::cas_count::rd, &imc::cas_count::wr_wmm, &imc::cas_count::wr_rmm, &imc::cas_count::wr,
    &imc::cas_count::all, &imc::cas_count::rd_wmm, &imc::cas_count::rd_rmm, &imc::dclockticks,
    &imc::dram_pre_all, &imc::dram_refresh::panic, &imc::dram_refresh::high,
    &imc::ecc_correctable_errors, &imc::major_modes::read, &imc::major_modes::write,
    &imc::major_modes::partial, &imc::major_modes::isoch, &imc::power_channel_dlloff,
    &imc::power_channel_ppd, &imc::power_cke_cycles::rank0, &imc::power_cke_cycles::rank1,
    &imc::power_cke_cycles::rank2, &imc::power_cke_cycles::rank3, &imc::power_cke_cycles::rank4,
    &imc::power_cke_cycles::rank5, &imc::power_cke_cycles::rank6, &imc::power_cke_cycles::rank7,
    &imc::power_critical_throttle_cycles, &imc::power_pcu_throttling, &imc::power_self_refresh,
    &imc::power_throttle_cycles::rank0, &imc::power_throttle_cycles::rank1,
    &imc::power_throttle_cycles::rank2, &imc::power_throttle_cycles::rank3,
    &imc::power_throttle_cycles::rank4, &imc::power_throttle_cycles::rank5,
    &imc::power_throttle_cycles::rank6, &imc::power_throttle_cycles::rank7,
    &imc::preemption::rd_preempt_rd, &imc::preemption::rd_preempt_wr, &imc::pre_count::page_miss,
    &imc::pre_count::page_close, &imc::pre_count::rd, &imc::pre_count::wr, &imc::pre_count::byp,
    &imc::rd_cas_prio::low, &imc::rd_cas_prio::med, &imc::rd_cas_prio::high,
    &imc::rd_cas_prio::panic, &imc::rd_cas_rank0::bank1, &imc::rd_cas_rank0::bank2,
    &imc::rd_cas_rank0::bank4, &imc::rd_cas_rank0::bank8, &imc::rd_cas_rank0::allbanks,
    &imc::rd_cas_rank0::bank0, &imc::rd_cas_rank0::bank3, &imc::rd_cas_rank0::bank5,
    &imc::rd_cas_rank0::bank6, &imc::rd_cas_rank0::bank7, &imc::rd_cas_rank0::bank9,
    &imc::rd_cas_rank0::bank10, &imc::rd_cas_rank0::bank11, &imc::rd_cas_rank0::bank12,
    &imc::rd_cas_rank0::bank13, &imc::rd_cas_rank0::bank14, &imc::rd_cas_rank0::bank15,
    &imc::rd_cas_rank0::bankg0, &imc::rd_cas_rank0::bankg1, &imc::rd_cas_rank0::bankg2,
    &imc::rd_cas_rank0::bankg3, &imc::rd_cas_rank1::bank1, &imc::rd_cas_rank1::bank2,
    &imc::rd_cas_rank1::bank4, &imc::rd_cas_rank1::bank8, &imc::rd_cas_rank1::allbanks,
    &imc::rd_cas_rank1::bank0, &imc::rd_cas_rank1::bank3, &imc::rd_cas_rank1::bank5,
    &imc::rd_cas_rank1::bank6, &imc::rd_cas_rank1::bank7, &imc::rd_cas_rank1::bank9,
    &imc::rd_cas_rank1::bank10, &imc::rd_cas_rank1::bank11, &imc::rd_cas_rank1::bank12,
    &imc::rd_cas_rank1::bank13, &imc::rd_cas_rank1::bank14, &imc::rd_cas_rank1::bank15,
    &imc::rd_cas_rank1::bankg0, &imc::rd_cas_rank1::bankg1, &imc::rd_cas_rank1::bankg2,
    &imc::rd_cas_rank1::bankg3, &imc::rd_cas_rank2::bank0, &imc::rd_cas_rank4::bank1,
    &imc::rd_cas_rank4::bank2, &imc::rd_cas_rank4::bank4, &imc::rd_cas_rank4::bank8,
    &imc::rd_cas_rank4::allbanks, &imc::rd_cas_rank4::bank0, &imc::rd_cas_rank4::bank3,
    &imc::rd_cas_rank4::bank5, &imc::rd_cas_rank4::bank6, &imc::rd_cas_rank4::bank7,
    &imc::rd_cas_rank4::bank9, &imc::rd_cas_rank4::bank10, &imc::rd_cas_rank4::bank11,
    &imc::rd_cas_rank4::bank12, &imc::rd_cas_rank4::bank13, &imc::rd_cas_rank4::bank14,
    &imc::rd_cas_rank4::bank15, &imc::rd_cas_rank4::bankg0, &imc::rd_cas_rank4::bankg1,
    &imc::rd_cas_rank4::bankg2, &imc::rd_cas_rank4::bankg3, &imc::rd_cas_rank5::bank1,
    &imc::rd_cas_rank5::bank2, &imc::rd_cas_rank5::bank4, &imc::rd_cas_rank5::bank8,
    &imc::rd_cas_rank5::allbanks, &imc::rd_cas_rank5::bank0, &imc::rd_cas_rank5::bank3,
    &imc::rd_cas_rank5::bank5, &imc::rd_cas_rank5::bank6, &imc::rd_cas_rank5::bank7,
    &imc::rd_cas_rank5::bank9, &imc::rd_cas_rank5::bank10, &imc::rd_cas_rank5::bank11,
    &imc::rd_cas_rank5::bank12, &imc::rd_cas_rank5::bank13, &imc::rd_cas_rank5::bank14,
    &imc::rd_cas_rank5::bank15, &imc::rd_cas_rank5::bankg0, &imc::rd_cas_rank5::bankg1,
    &imc::rd_cas_rank5::bankg2, &imc::rd_cas_rank5::bankg3, &imc::rd_cas_rank6::bank1,
    &imc::rd_cas_rank6::bank2, &imc::rd_cas_rank6::bank4, &imc::rd_cas_rank6::bank8,
    &imc::rd_cas_rank6::allbanks, &imc::rd_cas_rank6::bank0, &imc::rd_cas_rank6::bank3,
    &imc::rd_cas_rank6::bank5, &imc::rd_cas_rank6::bank6, &imc::rd_cas_rank6::bank7,
    &imc::rd_cas_rank6::bank9, &imc::rd_cas_rank6::bank10, &imc::rd_cas_rank6::bank11,
    &imc::rd_cas_rank6::bank12, &imc::rd_cas_rank6::bank13, &imc::rd_cas_rank6::bank14,
    &imc::rd_cas_rank6::bank15, &imc::rd_cas_rank6::bankg0, &imc::rd_cas_rank6::bankg1,
    &imc::rd_cas_rank6::bankg2, &imc::rd_cas_rank6::bankg3, &imc::rd_cas_rank7::bank1,
    &imc::rd_cas_rank7::bank2, &imc::rd_cas_rank7::bank4, &imc::rd_cas_rank7::bank8,
    &imc::rd_cas_rank7::allbanks, &imc::rd_cas_rank7::bank0, &imc::rd_cas_rank7::bank3,
    &imc::rd_cas_rank7::bank5, &imc::rd_cas_rank7::bank6, &imc::rd_cas_rank7::bank7,
    &imc::rd_cas_rank7::bank9, &imc::rd_cas_rank7::bank10, &imc::rd_cas_rank7::bank11,
    &imc::rd_cas_rank7::bank12, &imc::rd_cas_rank7::bank13, &imc::rd_cas_rank7::bank14,
    &imc::rd_cas_rank7::bank15, &imc::rd_cas_rank7::bankg0, &imc::rd_cas_rank7::bankg1,
    &imc::rd_cas_rank7::bankg2, &imc::rd_cas_rank7::bankg3, &imc::rpq_cycles_ne, &imc::rpq_inserts,
    &imc::vmse_mxb_wr_occupancy, &imc::vmse_wr_push::wmm, &imc::vmse_wr_push::rmm,
    &imc::wmm_to_rmm::low_thresh, &imc::wmm_to_rmm::starve, &imc::wmm_to_rmm::vmse_retry,
    &imc::wpq_cycles_full, &imc::wpq_cycles_ne, &imc::wpq_read_hit, &imc::wpq_write_hit,
    &imc::wrong_mm, &imc::wr_cas_rank0::bank1, &imc::wr_cas_rank0::bank2, &imc::wr_cas_rank0::bank4,
    &imc::wr_cas_rank0::bank8, &imc::wr_cas_rank0::allbanks, &imc::wr_cas_rank0::bank0,
    &imc::wr_cas_rank0::bank3, &imc::wr_cas_rank0::bank5, &imc::wr_cas_rank0::bank6,
    &imc::wr_cas_rank0::bank7, &imc::wr_cas_rank0::bank9, &imc::wr_cas_rank0::bank10,
    &imc::wr_cas_rank0::bank11, &imc::wr_cas_rank0::bank12, &imc::wr_cas_rank0::bank13,
    &imc::wr_cas_rank0::bank14, &imc::wr_cas_rank0::bank15, &imc::wr_cas_rank0::bankg0,
    &imc::wr_cas_rank0::bankg1, &imc::wr_cas_rank0::bankg2, &imc::wr_cas_rank0::bankg3,
    &imc::wr_cas_rank1::bank1, &imc::wr_cas_rank1::bank2, &imc::wr_cas_rank1::bank4,
    &imc::wr_cas_rank1::bank8, &imc::wr_cas_rank1::allbanks, &imc::wr_cas_rank1::bank0,
    &imc::wr_cas_rank1::bank3, &imc::wr_cas_rank1::bank5, &imc::wr_cas_rank1::bank6,
    &imc::wr_cas_rank1::bank7, &imc::wr_cas_rank1::bank9, &imc::wr_cas_rank1::bank10,
    &imc::wr_cas_rank1::bank11, &imc::wr_cas_rank1::bank12, &imc::wr_cas_rank1::bank13,
    &imc::wr_cas_rank1::bank14, &imc::wr_cas_rank1::bank15, &imc::wr_cas_rank1::bankg0,
    &imc::wr_cas_rank1::bankg1, &imc::wr_cas_rank1::bankg2, &imc::wr_cas_rank1::bankg3,
    &imc::wr_cas_rank4::bank1, &imc::wr_cas_rank4::bank2, &imc::wr_cas_rank4::bank4,
    &imc::wr_cas_rank4::bank8, &imc::wr_cas_rank4::allbanks, &imc::wr_cas_rank4::bank0,
    &imc::wr_cas_rank4::bank3, &imc::wr_cas_rank4::bank5, &imc::wr_cas_rank4::bank6,
    &imc::wr_cas_rank4::bank7, &imc::wr_cas_rank4::bank9, &imc::wr_cas_rank4::bank10,
    &imc::wr_cas_rank4::bank11, &imc::wr_cas_rank4::bank12, &imc::wr_cas_rank4::bank13,
    &imc::wr_cas_rank4::bank14, &imc::wr_cas_rank4::bank15, &imc::wr_cas_rank4::bankg0,
    &imc::wr_cas_rank4::bankg1, &imc::wr_cas_rank4::bankg2, &imc::wr_cas_rank4::bankg3,
    &imc::wr_cas_rank5::bank1, &imc::wr_cas_rank5::bank2, &imc::wr_cas_rank5::bank4,
    &imc::wr_cas_rank5::bank8, &imc::wr_cas_rank5::allbanks, &imc::wr_cas_rank5::bank0,
    &imc::wr_cas_rank5::bank3, &imc::wr_cas_rank5::bank5, &imc::wr_cas_rank5::bank6,
    &imc::wr_cas_rank5::bank7, &imc::wr_cas_rank5::bank9, &imc::wr_cas_rank5::bank10,
    &imc::wr_cas_rank5::bank11, &imc::wr_cas_rank5::bank12, &imc::wr_cas_rank5::bank13,
    &imc::wr_cas_rank5::bank14, &imc::wr_cas_rank5::bank15, &imc::wr_cas_rank5::bankg0,
    &imc::wr_cas_rank5::bankg1, &imc::wr_cas_rank5::bankg2, &imc::wr_cas_rank5::bankg3,
    &imc::wr_cas_rank6::bank1, &imc::wr_cas_rank6::bank2, &imc::wr_cas_rank6::bank4,
    &imc::wr_cas_rank6::bank8, &imc::wr_cas_rank6::allbanks, &imc::wr_cas_rank6::bank0,
    &imc::wr_cas_rank6::bank3, &imc::wr_cas_rank6::bank5, &imc::wr_cas_rank6::bank6,
    &imc::wr_cas_rank6::bank7, &imc::wr_cas_rank6::bank9, &imc::wr_cas_rank6::bank10,
    &imc::wr_cas_rank6::bank11, &imc::wr_cas_rank6::bank12, &imc::wr_cas_rank6::bank13,
    &imc::wr_cas_rank6::bank14, &imc::wr_cas_rank6::bank15, &imc::wr_cas_rank6::bankg0,
    &imc::wr_cas_rank6::bankg1, &imc::wr_cas_rank6::bankg2, &imc::wr_cas_rank6::bankg3,
    &imc::wr_cas_rank7::bank1, &imc::wr_cas_rank7::bank2, &imc::wr_cas_rank7::bank4,
    &imc::wr_cas_rank7::bank8, &imc::wr_cas_rank7::allbanks, &imc::wr_cas_rank7::bank0,
    &imc::wr_cas_rank7::bank3, &imc::wr_cas_rank7::bank5, &imc::wr_cas_rank7::bank6,
    &imc::wr_cas_rank7::bank7, &imc::wr_cas_rank7::bank9, &imc::wr_cas_rank7::bank10,
    &imc::wr_cas_rank7::bank11, &imc::wr_cas_rank7::bank12, &imc::wr_cas_rank7::bank13,
    &imc::wr_cas_rank7::bank14, &imc::wr_cas_rank7::bank15, &imc::wr_cas_rank7::bankg0,
    &imc::wr_cas_rank7::bankg1, &imc::wr_cas_rank7::bankg2, &imc::wr_cas_rank7::bankg3,
    &cbo::qlru::age0, &cbo::qlru::age1, &cbo::qlru::age2, &cbo::qlru::age3,
    &cbo::qlru::lru_decrement, &cbo::qlru::victim_non_zero, &cbo::ring_sink_starved::ad,
    &cbo::ring_sink_starved::ak, &cbo::ring_sink_starved::iv, &cbo::ring_sink_starved::bl,
    &cbo::rxr_int_starved::irq, &cbo::rxr_int_starved::ipq, &cbo::rxr_int_starved::ismq,
    &cbo::rxr_int_starved::prq, &cbo::txr_starved::ak_both, &cbo::txr_starved::bl_both,
    &cbo::txr_starved::iv, &cbo::txr_starved::ad_core,
    &ha::bt_to_ht_not_issued::incoming_snp_hazard, &ha::bt_to_ht_not_issued::incoming_bl_hazard,
    &ha::bt_to_ht_not_issued::rspackcflt_hazard, &ha::bt_to_ht_not_issued::wbmdata_hazard,
    &ha::iot_backpressure::sat, &ha::iot_backpressure::hub, &ha::iot_cts_east_lo::cts0,
    &ha::iot_cts_east_lo::cts1, &ha::iot_cts_hi::cts2, &ha::iot_cts_hi::cts3,
    &ha::iot_cts_west_lo::cts0, &ha::iot_cts_west_lo::cts1, &ha::rpq_cycles_no_spec_credits::chn0,
    &ha::rpq_cycles_no_spec_credits::chn1, &ha::rpq_cycles_no_spec_credits::chn2,
    &ha::rpq_cycles_no_spec_credits::chn3, &ha::txr_ad::hom, &ha::txr_ad_cycles_ne::sched0,
    &ha::txr_ad_cycles_ne::sched1, &ha::txr_ad_cycles_ne::all, &ha::txr_ad_inserts::sched0,
    &ha::txr_ad_inserts::sched1, &ha::txr_ad_inserts::all, &ha::txr_ak_cycles_ne::sched0,
    &ha::txr_ak_cycles_ne::sched1, &ha::txr_ak_cycles_ne::all, &ha::txr_ak_inserts::sched0,
    &ha::txr_ak_inserts::sched1, &ha::txr_ak_inserts::all, &ha::txr_bl_cycles_ne::sched0,
    &ha::txr_bl_cycles_ne::sched1, &ha::txr_bl_cycles_ne::all, &ha::txr_bl_inserts::sched0,
    &ha::txr_bl_inserts::sched1, &ha::txr_bl_inserts::all, &ha::wpq_cycles_no_spec_credits::chn0,
    &ha::wpq_cycles_no_spec_credits::chn1, &ha::wpq_cycles_no_spec_credits::chn2,
    &ha::wpq_cycles_no_spec_credits::chn3, &pcu::pkg_residency_c0_cycles,
    &pcu::pkg_residency_c2e_cycles, &pcu::pkg_residency_c3_cycles, &pcu::pkg_residency_c6_cycles,
    &pcu::pkg_residency_c7_cycles, &qpi::rxl_crc_errors::link_init, &qpi::rxl_crc_errors::normal_op,
    &qpi::rxl_cycles_ne_drs::vn0, &qpi::rxl_cycles_ne_drs::vn1, &qpi::rxl_cycles_ne_hom::vn0,
    &qpi::rxl_cycles_ne_hom::vn1, &qpi::rxl_cycles_ne_ncb::vn0, &qpi::rxl_cycles_ne_ncb::vn1,
    &qpi::rxl_cycles_ne_ncs::vn0, &qpi::rxl_cycles_ne_ncs::vn1, &qpi::rxl_cycles_ne_ndr::vn0,
    &qpi::rxl_cycles_ne_ndr::vn1, &qpi::rxl_cycles_ne_snp::vn0, &qpi::rxl_cycles_ne_snp::vn1,
    &qpi::rxl_stalls_vn0::bgf_drs, &qpi::rxl_stalls_vn0::bgf_ncb, &qpi::rxl_stalls_vn0::bgf_ncs,
    &qpi::rxl_stalls_vn0::bgf_hom, &qpi::rxl_stalls_vn0::bgf_snp, &qpi::rxl_stalls_vn0::bgf_ndr,
    &qpi::rxl_stalls_vn0::egress_credits, &qpi::rxl_stalls_vn0::gv, &qpi::rxl_stalls_vn1::bgf_drs,
    &qpi::rxl_stalls_vn1::bgf_ncb, &qpi::rxl_stalls_vn1::bgf_ncs, &qpi::rxl_stalls_vn1::bgf_hom,
    &qpi::rxl_stalls_vn1::bgf_snp, &qpi::rxl_stalls_vn1::bgf_ndr, &qpi::txl_crc_no_credits::full,
    &qpi::txl_crc_no_credits::almost_full, &r2pcie::iio_credits_acquired::drs,
    &r2pcie::iio_credits_acquired::ncb, &r2pcie::iio_credits_acquired::ncs,
    &r2pcie::iio_credits_used::drs, &r2pcie::iio_credits_used::ncb, &r2pcie::iio_credits_used::ncs,
    &r2pcie::sbo0_credit_occupancy::ad, &r2pcie::sbo0_credit_occupancy::bl,
    &r3qpi::iot_backpressure::sat, &r3qpi::iot_backpressure::hub, &r3qpi::iot_cts_hi::cts2,
    &r3qpi::iot_cts_hi::cts3, &r3qpi::iot_cts_lo::cts0, &r3qpi::iot_cts_lo::cts1,
    &r3qpi::sbo0_credit_occupancy::ad, &r3qpi::sbo0_credit_occupancy::bl,
    &r3qpi::sbo1_credit_occupancy::ad, &r3qpi::sbo1_credit_occupancy::bl,
    &sbo::ring_sink_starved::ad_cache, &sbo::ring_sink_starved::ak_core,
    &sbo::ring_sink_starved::bl_core, &sbo::ring_sink_starved::iv_core,
    &sbo::rxr_busy_starved::ad_crd, &sbo::rxr_busy_starved::ad_bnc, &sbo::rxr_busy_starved::bl_crd,
    &sbo::rxr_busy_starved::bl_bnc, &sbo::rxr_crd_starved::ad_crd, &sbo::rxr_crd_starved::ad_bnc,
    &sbo::rxr_crd_starved::bl_crd, &sbo::rxr_crd_starved::bl_bnc, &sbo::rxr_crd_starved::ak,
    &sbo::rxr_crd_starved::iv, &sbo::rxr_crd_starved::ifv, &sbo::txr_starved::ad,
    &sbo::txr_starved::ak, &sbo::txr_starved::bl, &sbo::txr_starved::iv,
    &ubox::filter_match::enable, &ubox::filter_match::disable, &ubox::filter_match::u2c_enable,
    &ubox::filter_match::u2c_disable, &ubox::u2c_events::monitor_t0, &ubox::u2c_events::monitor_t1,
    &ubox::u2c_events::livelock, &ubox::u2c_events::lterror, &ubox::u2c_events::cmc,
    &ubox::u2c_events::umc, &ubox::u2c_events::trap, &ubox::u2c_events::other, &imc::clockticks_p,
    &pcu::pkg_residency_c1e_cycles, &ha::ring_ak_used::all, &ha::ring_bl_used::all,
    &r2pcie::ring_ad_used::all, &r2pcie::ring_ak_used::all, &r2pcie::ring_bl_used::all,
    &r3qpi::ring_ad_used::all, &r3qpi::ring_ak_used::all, &r3qpi::ring_bl_used::all,
    &sbo::ring_ad_used::all, &sbo::ring_ak_used::all, &sbo::ring_bl_used::all, &imc::clockticks,
    &ubox::clockticks
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::broadwell_ep
