// Events of the boxes outside of the cores: skylake sp. Written by tools/uncore/write from
// a table: do not edit.
// skx: from intel/perfmon 6dadedf3aa48, SKX/events/skylakex_uncore.json version 1.37 of 04/18/2025;
// SKX/events/skylakex_uncore_experimental.json version 1.37 of 04/18/2025; BSD-3-Clause, Copyright
// (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::skylake_sp {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr core sharers[] = {core::cascade_lake};
inline constexpr char cha_names[] =
    "unc_c_clockticks\0"
    "unc_h_core_snp.core_gtone\0"
    "unc_h_core_snp.evict_gtone\0"
    "unc_h_dir_lookup.snp\0"
    "unc_h_dir_lookup.no_snp\0"
    "unc_h_dir_update.ha\0"
    "unc_h_dir_update.tor\0"
    "unc_h_hitme_hit.ex_rds\0"
    "unc_c_llc_lookup.data_read\0"
    "unc_c_llc_lookup.remote_snoop\0"
    "unc_c_llc_victims.m_state\0"
    "unc_c_llc_victims.e_state\0"
    "unc_c_llc_victims.s_state\0"
    "unc_c_llc_victims.f_state\0"
    "unc_h_misc.rfo_hit_s\0"
    "unc_h_requests.reads\0"
    "unc_h_requests.writes\0"
    "unc_h_requests.reads_local\0"
    "unc_h_requests.writes_local\0"
    "unc_h_requests.invitoe_local\0"
    "unc_h_requests.invitoe_remote\0"
    "unc_h_snoop_resp.rspifwd\0"
    "unc_h_snoop_resp.rspsfwd\0"
    "unc_h_snoop_resp.rsp_fwd_wb\0"
    "unc_h_snoop_resp.rspcnflct\0"
    "unc_c_tor_inserts.irq\0"
    "unc_c_tor_occupancy.irq\0"
    "unc_c_tor_inserts.rem_all\0"
    "unc_c_fast_asserted\0"
    "unc_h_rxc_inserts.irq\0"
    "unc_h_rxc_irq1_reject.pa_match\0"
    "unc_h_rxc_occupancy.irq\0"
    "unc_c_tor_inserts.irq_hit\0"
    "unc_c_tor_inserts.irq_miss\0"
    "unc_c_tor_inserts.prq_hit\0"
    "unc_c_tor_inserts.prq_miss\0"
    "unc_c_tor_occupancy.irq_hit\0"
    "unc_c_tor_occupancy.irq_miss\0"
    "unc_cha_tor_inserts.io_hit\0"
    "unc_cha_tor_inserts.io_miss\0"
    "unc_cha_tor_inserts.ia\0"
    "unc_cha_tor_inserts.ia_hit\0"
    "unc_cha_tor_inserts.ia_miss\0"
    "unc_cha_tor_occupancy.ia\0"
    "unc_cha_tor_occupancy.ia_hit\0"
    "unc_cha_tor_occupancy.ia_miss\0"
    "unc_cha_upi_credit_occupancy.vn0_bl_ncs\0"
    "unc_cha_hitme_hit.ex_rds\0"
    "unc_cha_fast_asserted.horz\0"
    "unc_cha_clockticks\0"
    "unc_cha_core_snp.core_gtone\0"
    "unc_cha_core_snp.evict_gtone\0"
    "unc_cha_dir_lookup.snp\0"
    "unc_cha_dir_lookup.no_snp\0"
    "unc_cha_dir_update.ha\0"
    "unc_cha_dir_update.tor\0"
    "unc_cha_imc_reads_count.normal\0"
    "unc_cha_imc_writes_count.full\0"
    "unc_cha_misc.rfo_hit_s\0"
    "unc_cha_requests.reads\0"
    "unc_cha_requests.writes\0"
    "unc_cha_requests.reads_local\0"
    "unc_cha_requests.reads_remote\0"
    "unc_cha_requests.writes_local\0"
    "unc_cha_requests.writes_remote\0"
    "unc_cha_requests.invitoe_local\0"
    "unc_cha_requests.invitoe_remote\0"
    "unc_cha_snoop_resp.rspi\0"
    "unc_cha_snoop_resp.rspifwd\0"
    "unc_cha_snoop_resp.rspsfwd\0"
    "unc_cha_snoop_resp.rsp_wbwb\0"
    "unc_cha_snoop_resp.rsp_fwd_wb\0"
    "unc_cha_snoop_resp.rspcnflcts\0"
    "unc_cha_sf_eviction.m_state\0"
    "unc_cha_sf_eviction.e_state\0"
    "unc_cha_sf_eviction.s_state\0"
    "unc_cha_tor_inserts.rem_all\0"
    "unc_cha_rxc_inserts.irq\0"
    "unc_cha_rxc_irq1_reject.pa_match\0"
    "unc_cha_rxc_occupancy.irq\0"
    "unc_cha_llc_victims.total_m\0"
    "unc_cha_llc_victims.total_e\0"
    "unc_cha_llc_victims.total_s\0"
    "unc_cha_llc_victims.total_f\0"
    "unc_cha_tor_inserts.ia_hit_drd\0"
    "unc_cha_tor_inserts.ia_hit_crd\0"
    "unc_cha_tor_inserts.ia_hit_rfo\0"
    "unc_cha_tor_inserts.ia_hit_llcprefdrd\0"
    "unc_cha_tor_inserts.ia_hit_llcprefcrd\0"
    "unc_cha_tor_inserts.ia_hit_llcprefrfo\0"
    "unc_cha_tor_inserts.ia_miss_drd\0"
    "unc_cha_tor_inserts.ia_miss_crd\0"
    "unc_cha_tor_inserts.ia_miss_rfo\0"
    "unc_cha_tor_inserts.ia_miss_llcprefdrd\0"
    "unc_cha_tor_inserts.ia_miss_llcprefcrd\0"
    "unc_cha_tor_inserts.ia_miss_llcprefrfo\0"
    "unc_cha_tor_occupancy.ia_hit_drd\0"
    "unc_cha_tor_occupancy.ia_hit_crd\0"
    "unc_cha_tor_occupancy.ia_hit_rfo\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefdrd\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefcrd\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefrfo\0"
    "unc_cha_tor_occupancy.ia_miss_drd\0"
    "unc_cha_tor_occupancy.ia_miss_crd\0"
    "unc_cha_tor_occupancy.ia_miss_rfo\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefdrd\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefcrd\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefrfo\0"
    "unc_h_bypass_cha_imc.taken\0"
    "unc_h_bypass_cha_imc.intermediate\0"
    "unc_h_bypass_cha_imc.not_taken\0"
    "unc_h_core_snp.ext_one\0"
    "unc_h_core_snp.core_one\0"
    "unc_h_core_snp.evict_one\0"
    "unc_h_core_snp.any_one\0"
    "unc_h_core_snp.ext_gtone\0"
    "unc_h_core_snp.any_gtone\0"
    "unc_h_core_snp.ext_remote\0"
    "unc_h_core_snp.core_remote\0"
    "unc_h_core_snp.evict_remote\0"
    "unc_h_core_snp.any_remote\0"
    "unc_h_counter0_occupancy\0"
    "unc_h_hitme_hit.shared_ownreq\0"
    "unc_h_hitme_hit.wbmtoe\0"
    "unc_h_hitme_hit.wbmtoi_or_s\0"
    "unc_h_hitme_lookup.read\0"
    "unc_h_hitme_lookup.write\0"
    "unc_h_hitme_miss.shared_rdinvown\0"
    "unc_h_hitme_miss.notshared_rdinvown\0"
    "unc_h_hitme_miss.read_or_inv\0"
    "unc_h_hitme_update.deallocate_rspfwdi_loc\0"
    "unc_h_hitme_update.rspfwdi_rem\0"
    "unc_h_hitme_update.shared\0"
    "unc_h_hitme_update.rdinvown\0"
    "unc_h_hitme_update.deallocate\0"
    "unc_h_imc_reads_count.normal\0"
    "unc_h_imc_reads_count.priority\0"
    "unc_h_imc_writes_count.full\0"
    "unc_h_imc_writes_count.partial\0"
    "unc_h_imc_writes_count.full_priority\0"
    "unc_h_imc_writes_count.partial_priority\0"
    "unc_h_imc_writes_count.full_mig\0"
    "unc_h_imc_writes_count.partial_mig\0"
    "unc_h_iodc_alloc.invitom\0"
    "unc_h_iodc_alloc.iodcfull\0"
    "unc_h_iodc_alloc.osbgated\0"
    "unc_h_iodc_dealloc.wbmtoe\0"
    "unc_h_iodc_dealloc.wbmtoi\0"
    "unc_h_iodc_dealloc.wbpushmtoi\0"
    "unc_h_iodc_dealloc.snpout\0"
    "unc_h_iodc_dealloc.all\0"
    "unc_c_llc_lookup.write\0"
    "unc_c_llc_lookup.any\0"
    "unc_c_llc_lookup.local\0"
    "unc_c_llc_lookup.remote\0"
    "unc_c_llc_victims.local\0"
    "unc_c_llc_victims.remote\0"
    "unc_h_misc.rspi_was_fse\0"
    "unc_h_misc.wc_aliasing\0"
    "unc_h_misc.cv0_pref_vic\0"
    "unc_h_misc.cv0_pref_miss\0"
    "unc_h_osb\0"
    "unc_h_read_no_credits.mc0_smi0\0"
    "unc_h_read_no_credits.mc1_smi1\0"
    "unc_h_read_no_credits.edc0_smi2\0"
    "unc_h_read_no_credits.edc1_smi3\0"
    "unc_h_read_no_credits.edc2_smi4\0"
    "unc_h_read_no_credits.edc3_smi5\0"
    "unc_h_requests.reads_remote\0"
    "unc_h_requests.writes_remote\0"
    "unc_h_snoops_sent.\0"
    "unc_h_snoops_sent.local\0"
    "unc_h_snoops_sent.remote\0"
    "unc_h_snoops_sent.bcst_loc\0"
    "unc_h_snoops_sent.bcst_rem\0"
    "unc_h_snoops_sent.direct_loc\0"
    "unc_h_snoops_sent.direct_rem\0"
    "unc_h_snoop_resp.rspi\0"
    "unc_h_snoop_resp.rsps\0"
    "unc_h_snoop_resp.rsp_wb\0"
    "unc_h_snoop_resp.rspfwd\0"
    "unc_h_snp_rsp_rcv_local.rspi\0"
    "unc_h_snp_rsp_rcv_local.rsps\0"
    "unc_h_snp_rsp_rcv_local.rspifwd\0"
    "unc_h_snp_rsp_rcv_local.rspsfwd\0"
    "unc_h_snp_rsp_rcv_local.rsp_wb\0"
    "unc_h_snp_rsp_rcv_local.rsp_fwd_wb\0"
    "unc_h_snp_rsp_rcv_local.rspcnflct\0"
    "unc_h_snp_rsp_rcv_local.rspfwd\0"
    "unc_c_tor_inserts.evict\0"
    "unc_c_tor_inserts.prq\0"
    "unc_c_tor_inserts.ipq\0"
    "unc_c_tor_inserts.hit\0"
    "unc_c_tor_inserts.miss\0"
    "unc_c_tor_occupancy.evict\0"
    "unc_c_tor_occupancy.prq\0"
    "unc_c_tor_occupancy.ipq\0"
    "unc_c_tor_occupancy.hit\0"
    "unc_c_tor_occupancy.miss\0"
    "unc_h_wb_push_mtoi.llc\0"
    "unc_h_wb_push_mtoi.mem\0"
    "unc_h_write_no_credits.mc0_smi0\0"
    "unc_h_write_no_credits.mc1_smi1\0"
    "unc_h_write_no_credits.edc0_smi2\0"
    "unc_h_write_no_credits.edc1_smi3\0"
    "unc_h_write_no_credits.edc2_smi4\0"
    "unc_h_write_no_credits.edc3_smi5\0"
    "unc_c_tor_inserts.loc_io\0"
    "unc_c_tor_inserts.loc_ia\0"
    "unc_c_tor_inserts.loc_all\0"
    "unc_c_tor_occupancy.loc_io\0"
    "unc_c_tor_occupancy.loc_ia\0"
    "unc_c_tor_occupancy.loc_all\0"
    "unc_h_core_pma.c1_state\0"
    "unc_h_core_pma.c1_transition\0"
    "unc_h_core_pma.c6_state\0"
    "unc_h_core_pma.c6_transition\0"
    "unc_h_core_pma.gv\0"
    "unc_h_sf_eviction.m_state\0"
    "unc_h_sf_eviction.e_state\0"
    "unc_h_sf_eviction.s_state\0"
    "unc_h_ag0_ad_crd_acquired.tgr0\0"
    "unc_h_ag0_ad_crd_acquired.tgr1\0"
    "unc_h_ag0_ad_crd_acquired.tgr2\0"
    "unc_h_ag0_ad_crd_acquired.tgr3\0"
    "unc_h_ag0_ad_crd_acquired.tgr4\0"
    "unc_h_ag0_ad_crd_acquired.tgr5\0"
    "unc_h_ag0_ad_crd_occupancy.tgr0\0"
    "unc_h_ag0_ad_crd_occupancy.tgr1\0"
    "unc_h_ag0_ad_crd_occupancy.tgr2\0"
    "unc_h_ag0_ad_crd_occupancy.tgr3\0"
    "unc_h_ag0_ad_crd_occupancy.tgr4\0"
    "unc_h_ag0_ad_crd_occupancy.tgr5\0"
    "unc_h_ag0_bl_crd_acquired.tgr0\0"
    "unc_h_ag0_bl_crd_acquired.tgr1\0"
    "unc_h_ag0_bl_crd_acquired.tgr2\0"
    "unc_h_ag0_bl_crd_acquired.tgr3\0"
    "unc_h_ag0_bl_crd_acquired.tgr4\0"
    "unc_h_ag0_bl_crd_acquired.tgr5\0"
    "unc_h_ag0_bl_crd_occupancy.tgr0\0"
    "unc_h_ag0_bl_crd_occupancy.tgr1\0"
    "unc_h_ag0_bl_crd_occupancy.tgr2\0"
    "unc_h_ag0_bl_crd_occupancy.tgr3\0"
    "unc_h_ag0_bl_crd_occupancy.tgr4\0"
    "unc_h_ag0_bl_crd_occupancy.tgr5\0"
    "unc_h_ag1_ad_crd_acquired.tgr0\0"
    "unc_h_ag1_ad_crd_acquired.tgr1\0"
    "unc_h_ag1_ad_crd_acquired.tgr2\0"
    "unc_h_ag1_ad_crd_acquired.tgr3\0"
    "unc_h_ag1_ad_crd_acquired.tgr4\0"
    "unc_h_ag1_ad_crd_acquired.tgr5\0"
    "unc_h_ag1_ad_crd_occupancy.tgr0\0"
    "unc_h_ag1_ad_crd_occupancy.tgr1\0"
    "unc_h_ag1_ad_crd_occupancy.tgr2\0"
    "unc_h_ag1_ad_crd_occupancy.tgr3\0"
    "unc_h_ag1_ad_crd_occupancy.tgr4\0"
    "unc_h_ag1_ad_crd_occupancy.tgr5\0"
    "unc_h_ag1_bl_crd_occupancy.tgr0\0"
    "unc_h_ag1_bl_crd_occupancy.tgr1\0"
    "unc_h_ag1_bl_crd_occupancy.tgr2\0"
    "unc_h_ag1_bl_crd_occupancy.tgr3\0"
    "unc_h_ag1_bl_crd_occupancy.tgr4\0"
    "unc_h_ag1_bl_crd_occupancy.tgr5\0"
    "unc_h_ag1_bl_credits_acquired.tgr0\0"
    "unc_h_ag1_bl_credits_acquired.tgr1\0"
    "unc_h_ag1_bl_credits_acquired.tgr2\0"
    "unc_h_ag1_bl_credits_acquired.tgr3\0"
    "unc_h_ag1_bl_credits_acquired.tgr4\0"
    "unc_h_ag1_bl_credits_acquired.tgr5\0"
    "unc_h_clock\0"
    "unc_h_egress_ordering.iv_snoopgo_up\0"
    "unc_h_egress_ordering.iv_snoopgo_dn\0"
    "unc_h_horz_ring_ad_in_use.left_even\0"
    "unc_h_horz_ring_ad_in_use.left_odd\0"
    "unc_h_horz_ring_ad_in_use.right_even\0"
    "unc_h_horz_ring_ad_in_use.right_odd\0"
    "unc_h_horz_ring_ak_in_use.left_even\0"
    "unc_h_horz_ring_ak_in_use.left_odd\0"
    "unc_h_horz_ring_ak_in_use.right_even\0"
    "unc_h_horz_ring_ak_in_use.right_odd\0"
    "unc_h_horz_ring_bl_in_use.left_even\0"
    "unc_h_horz_ring_bl_in_use.left_odd\0"
    "unc_h_horz_ring_bl_in_use.right_even\0"
    "unc_h_horz_ring_bl_in_use.right_odd\0"
    "unc_h_horz_ring_iv_in_use.left\0"
    "unc_h_horz_ring_iv_in_use.right\0"
    "unc_h_ring_bounces_horz.ad\0"
    "unc_h_ring_bounces_horz.ak\0"
    "unc_h_ring_bounces_horz.bl\0"
    "unc_h_ring_bounces_horz.iv\0"
    "unc_h_ring_bounces_vert.ad\0"
    "unc_h_ring_bounces_vert.ak\0"
    "unc_h_ring_bounces_vert.bl\0"
    "unc_h_ring_bounces_vert.iv\0"
    "unc_h_ring_sink_starved_horz.ad\0"
    "unc_h_ring_sink_starved_horz.ak\0"
    "unc_h_ring_sink_starved_horz.bl\0"
    "unc_h_ring_sink_starved_horz.iv\0"
    "unc_h_ring_sink_starved_horz.ak_ag1\0"
    "unc_h_ring_sink_starved_vert.ad\0"
    "unc_h_ring_sink_starved_vert.ak\0"
    "unc_h_ring_sink_starved_vert.bl\0"
    "unc_h_ring_sink_starved_vert.iv\0"
    "unc_c_ring_src_thrtl\0"
    "unc_h_rxc_inserts.irq_rej\0"
    "unc_h_rxc_inserts.ipq\0"
    "unc_h_rxc_inserts.prq\0"
    "unc_h_rxc_inserts.prq_rej\0"
    "unc_h_rxc_inserts.rrq\0"
    "unc_h_rxc_inserts.wbq\0"
    "unc_h_rxc_ipq0_reject.ad_req_vn0\0"
    "unc_h_rxc_ipq0_reject.ad_rsp_vn0\0"
    "unc_h_rxc_ipq0_reject.bl_rsp_vn0\0"
    "unc_h_rxc_ipq0_reject.bl_wb_vn0\0"
    "unc_h_rxc_ipq0_reject.bl_ncb_vn0\0"
    "unc_h_rxc_ipq0_reject.bl_ncs_vn0\0"
    "unc_h_rxc_ipq1_reject.any_ipq0\0"
    "unc_h_rxc_ipq1_reject.ha\0"
    "unc_h_rxc_ipq1_reject.llc_victim\0"
    "unc_h_rxc_ipq1_reject.sf_victim\0"
    "unc_h_rxc_ipq1_reject.victim\0"
    "unc_h_rxc_ipq1_reject.llc_or_sf_way\0"
    "unc_h_rxc_ipq1_reject.allow_snp\0"
    "unc_h_rxc_ipq1_reject.pa_match\0"
    "unc_h_rxc_irq0_reject.ad_req_vn0\0"
    "unc_h_rxc_irq0_reject.ad_rsp_vn0\0"
    "unc_h_rxc_irq0_reject.bl_rsp_vn0\0"
    "unc_h_rxc_irq0_reject.bl_wb_vn0\0"
    "unc_h_rxc_irq0_reject.bl_ncb_vn0\0"
    "unc_h_rxc_irq0_reject.bl_ncs_vn0\0"
    "unc_h_rxc_irq1_reject.any_reject_irq0\0"
    "unc_h_rxc_irq1_reject.ha\0"
    "unc_h_rxc_irq1_reject.llc_victim\0"
    "unc_h_rxc_irq1_reject.sf_victim\0"
    "unc_h_rxc_irq1_reject.victim\0"
    "unc_h_rxc_irq1_reject.llc_or_sf_way\0"
    "unc_h_rxc_irq1_reject.allow_snp\0"
    "unc_h_rxc_ismq0_reject.ad_req_vn0\0"
    "unc_h_rxc_ismq0_reject.ad_rsp_vn0\0"
    "unc_h_rxc_ismq0_reject.bl_rsp_vn0\0"
    "unc_h_rxc_ismq0_reject.bl_wb_vn0\0"
    "unc_h_rxc_ismq0_reject.bl_ncb_vn0\0"
    "unc_h_rxc_ismq0_reject.bl_ncs_vn0\0"
    "unc_h_rxc_ismq0_retry.ad_req_vn0\0"
    "unc_h_rxc_ismq0_retry.ad_rsp_vn0\0"
    "unc_h_rxc_ismq0_retry.bl_rsp_vn0\0"
    "unc_h_rxc_ismq0_retry.bl_wb_vn0\0"
    "unc_h_rxc_ismq0_retry.bl_ncb_vn0\0"
    "unc_h_rxc_ismq0_retry.bl_ncs_vn0\0"
    "unc_h_rxc_ismq1_reject.any_ismq0\0"
    "unc_h_rxc_ismq1_reject.ha\0"
    "unc_h_rxc_ismq1_retry.any\0"
    "unc_h_rxc_ismq1_retry.ha\0"
    "unc_h_rxc_occupancy.ipq\0"
    "unc_h_rxc_occupancy.rrq\0"
    "unc_h_rxc_occupancy.wbq\0"
    "unc_h_rxc_other0_retry.ad_req_vn0\0"
    "unc_h_rxc_other0_retry.ad_rsp_vn0\0"
    "unc_h_rxc_other0_retry.bl_rsp_vn0\0"
    "unc_h_rxc_other0_retry.bl_wb_vn0\0"
    "unc_h_rxc_other0_retry.bl_ncb_vn0\0"
    "unc_h_rxc_other0_retry.bl_ncs_vn0\0"
    "unc_h_rxc_other1_retry.any\0"
    "unc_h_rxc_other1_retry.ha\0"
    "unc_h_rxc_other1_retry.llc_victim\0"
    "unc_h_rxc_other1_retry.sf_victim\0"
    "unc_h_rxc_other1_retry.victim\0"
    "unc_h_rxc_other1_retry.llc_or_sf_way\0"
    "unc_h_rxc_other1_retry.allow_snp\0"
    "unc_h_rxc_other1_retry.pa_match\0"
    "unc_h_rxc_prq0_reject.ad_req_vn0\0"
    "unc_h_rxc_prq0_reject.ad_rsp_vn0\0"
    "unc_h_rxc_prq0_reject.bl_rsp_vn0\0"
    "unc_h_rxc_prq0_reject.bl_wb_vn0\0"
    "unc_h_rxc_prq0_reject.bl_ncb_vn0\0"
    "unc_h_rxc_prq0_reject.bl_ncs_vn0\0"
    "unc_h_rxc_prq1_reject.any_prq0\0"
    "unc_h_rxc_prq1_reject.ha\0"
    "unc_h_rxc_prq1_reject.llc_victim\0"
    "unc_h_rxc_prq1_reject.sf_victim\0"
    "unc_h_rxc_prq1_reject.victim\0"
    "unc_h_rxc_prq1_reject.llc_or_sf_way\0"
    "unc_h_rxc_prq1_reject.allow_snp\0"
    "unc_h_rxc_prq1_reject.pa_match\0"
    "unc_h_rxc_req_q0_retry.ad_req_vn0\0"
    "unc_h_rxc_req_q0_retry.ad_rsp_vn0\0"
    "unc_h_rxc_req_q0_retry.bl_rsp_vn0\0"
    "unc_h_rxc_req_q0_retry.bl_wb_vn0\0"
    "unc_h_rxc_req_q0_retry.bl_ncb_vn0\0"
    "unc_h_rxc_req_q0_retry.bl_ncs_vn0\0"
    "unc_h_rxc_req_q1_retry.any\0"
    "unc_h_rxc_req_q1_retry.ha\0"
    "unc_h_rxc_req_q1_retry.llc_victim\0"
    "unc_h_rxc_req_q1_retry.sf_victim\0"
    "unc_h_rxc_req_q1_retry.victim\0"
    "unc_h_rxc_req_q1_retry.llc_or_sf_way\0"
    "unc_h_rxc_req_q1_retry.allow_snp\0"
    "unc_h_rxc_req_q1_retry.pa_match\0"
    "unc_h_rxc_rrq0_reject.ad_req_vn0\0"
    "unc_h_rxc_rrq0_reject.ad_rsp_vn0\0"
    "unc_h_rxc_rrq0_reject.bl_rsp_vn0\0"
    "unc_h_rxc_rrq0_reject.bl_wb_vn0\0"
    "unc_h_rxc_rrq0_reject.bl_ncb_vn0\0"
    "unc_h_rxc_rrq0_reject.bl_ncs_vn0\0"
    "unc_h_rxc_rrq1_reject.any_rrq0\0"
    "unc_h_rxc_rrq1_reject.ha\0"
    "unc_h_rxc_rrq1_reject.llc_victim\0"
    "unc_h_rxc_rrq1_reject.sf_victim\0"
    "unc_h_rxc_rrq1_reject.victim\0"
    "unc_h_rxc_rrq1_reject.llc_or_sf_way\0"
    "unc_h_rxc_rrq1_reject.allow_snp\0"
    "unc_h_rxc_rrq1_reject.pa_match\0"
    "unc_h_rxc_wbq0_reject.ad_req_vn0\0"
    "unc_h_rxc_wbq0_reject.ad_rsp_vn0\0"
    "unc_h_rxc_wbq0_reject.bl_rsp_vn0\0"
    "unc_h_rxc_wbq0_reject.bl_wb_vn0\0"
    "unc_h_rxc_wbq0_reject.bl_ncb_vn0\0"
    "unc_h_rxc_wbq0_reject.bl_ncs_vn0\0"
    "unc_h_rxc_wbq1_reject.any_wbq0\0"
    "unc_h_rxc_wbq1_reject.ha\0"
    "unc_h_rxc_wbq1_reject.llc_victim\0"
    "unc_h_rxc_wbq1_reject.sf_victim\0"
    "unc_h_rxc_wbq1_reject.victim\0"
    "unc_h_rxc_wbq1_reject.llc_or_sf_way\0"
    "unc_h_rxc_wbq1_reject.allow_snp\0"
    "unc_h_rxc_wbq1_reject.pa_match\0"
    "unc_h_rxr_busy_starved.ad_bnc\0"
    "unc_h_rxr_busy_starved.bl_bnc\0"
    "unc_h_rxr_busy_starved.ad_crd\0"
    "unc_h_rxr_busy_starved.bl_crd\0"
    "unc_h_rxr_bypass.ad_bnc\0"
    "unc_h_rxr_bypass.ak_bnc\0"
    "unc_h_rxr_bypass.bl_bnc\0"
    "unc_h_rxr_bypass.iv_bnc\0"
    "unc_h_rxr_bypass.ad_crd\0"
    "unc_h_rxr_bypass.bl_crd\0"
    "unc_h_rxr_crd_starved.ad_bnc\0"
    "unc_h_rxr_crd_starved.ak_bnc\0"
    "unc_h_rxr_crd_starved.bl_bnc\0"
    "unc_h_rxr_crd_starved.iv_bnc\0"
    "unc_h_rxr_crd_starved.ad_crd\0"
    "unc_h_rxr_crd_starved.bl_crd\0"
    "unc_h_rxr_crd_starved.ifv\0"
    "unc_h_rxr_inserts.ad_bnc\0"
    "unc_h_rxr_inserts.ak_bnc\0"
    "unc_h_rxr_inserts.bl_bnc\0"
    "unc_h_rxr_inserts.iv_bnc\0"
    "unc_h_rxr_inserts.ad_crd\0"
    "unc_h_rxr_inserts.bl_crd\0"
    "unc_h_rxr_occupancy.ad_bnc\0"
    "unc_h_rxr_occupancy.ak_bnc\0"
    "unc_h_rxr_occupancy.bl_bnc\0"
    "unc_h_rxr_occupancy.iv_bnc\0"
    "unc_h_rxr_occupancy.ad_crd\0"
    "unc_h_rxr_occupancy.bl_crd\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag0.tgr0\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag0.tgr1\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag0.tgr2\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag0.tgr3\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag0.tgr4\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag0.tgr5\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag1.tgr0\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag1.tgr1\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag1.tgr2\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag1.tgr3\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag1.tgr4\0"
    "unc_h_stall_no_txr_horz_crd_ad_ag1.tgr5\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag0.tgr0\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag0.tgr1\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag0.tgr2\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag0.tgr3\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag0.tgr4\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag0.tgr5\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag1.tgr0\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag1.tgr1\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag1.tgr2\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag1.tgr3\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag1.tgr4\0"
    "unc_h_stall_no_txr_horz_crd_bl_ag1.tgr5\0"
    "unc_h_txr_horz_ads_used.ad_bnc\0"
    "unc_h_txr_horz_ads_used.ak_bnc\0"
    "unc_h_txr_horz_ads_used.bl_bnc\0"
    "unc_h_txr_horz_ads_used.ad_crd\0"
    "unc_h_txr_horz_ads_used.bl_crd\0"
    "unc_h_txr_horz_bypass.ad_bnc\0"
    "unc_h_txr_horz_bypass.ak_bnc\0"
    "unc_h_txr_horz_bypass.bl_bnc\0"
    "unc_h_txr_horz_bypass.iv_bnc\0"
    "unc_h_txr_horz_bypass.ad_crd\0"
    "unc_h_txr_horz_bypass.bl_crd\0"
    "unc_h_txr_horz_cycles_full.ad_bnc\0"
    "unc_h_txr_horz_cycles_full.ak_bnc\0"
    "unc_h_txr_horz_cycles_full.bl_bnc\0"
    "unc_h_txr_horz_cycles_full.iv_bnc\0"
    "unc_h_txr_horz_cycles_full.ad_crd\0"
    "unc_h_txr_horz_cycles_full.bl_crd\0"
    "unc_h_txr_horz_cycles_ne.ad_bnc\0"
    "unc_h_txr_horz_cycles_ne.ak_bnc\0"
    "unc_h_txr_horz_cycles_ne.bl_bnc\0"
    "unc_h_txr_horz_cycles_ne.iv_bnc\0"
    "unc_h_txr_horz_cycles_ne.ad_crd\0"
    "unc_h_txr_horz_cycles_ne.bl_crd\0"
    "unc_h_txr_horz_inserts.ad_bnc\0"
    "unc_h_txr_horz_inserts.ak_bnc\0"
    "unc_h_txr_horz_inserts.bl_bnc\0"
    "unc_h_txr_horz_inserts.iv_bnc\0"
    "unc_h_txr_horz_inserts.ad_crd\0"
    "unc_h_txr_horz_inserts.bl_crd\0"
    "unc_h_txr_horz_nack.ad_bnc\0"
    "unc_h_txr_horz_nack.ak_bnc\0"
    "unc_h_txr_horz_nack.bl_bnc\0"
    "unc_h_txr_horz_nack.iv_bnc\0"
    "unc_h_txr_horz_nack.ad_crd\0"
    "unc_h_txr_horz_nack.bl_crd\0"
    "unc_h_txr_horz_occupancy.ad_bnc\0"
    "unc_h_txr_horz_occupancy.ak_bnc\0"
    "unc_h_txr_horz_occupancy.bl_bnc\0"
    "unc_h_txr_horz_occupancy.iv_bnc\0"
    "unc_h_txr_horz_occupancy.ad_crd\0"
    "unc_h_txr_horz_occupancy.bl_crd\0"
    "unc_h_txr_horz_starved.ad_bnc\0"
    "unc_h_txr_horz_starved.ak_bnc\0"
    "unc_h_txr_horz_starved.bl_bnc\0"
    "unc_h_txr_horz_starved.iv_bnc\0"
    "unc_h_txr_vert_ads_used.ad_ag0\0"
    "unc_h_txr_vert_ads_used.ak_ag0\0"
    "unc_h_txr_vert_ads_used.bl_ag0\0"
    "unc_h_txr_vert_ads_used.ad_ag1\0"
    "unc_h_txr_vert_ads_used.ak_ag1\0"
    "unc_h_txr_vert_ads_used.bl_ag1\0"
    "unc_h_txr_vert_bypass.ad_ag0\0"
    "unc_h_txr_vert_bypass.ak_ag0\0"
    "unc_h_txr_vert_bypass.bl_ag0\0"
    "unc_h_txr_vert_bypass.iv_ag1\0"
    "unc_h_txr_vert_bypass.ad_ag1\0"
    "unc_h_txr_vert_bypass.ak_ag1\0"
    "unc_h_txr_vert_bypass.bl_ag1\0"
    "unc_h_txr_vert_cycles_full.ad_ag0\0"
    "unc_h_txr_vert_cycles_full.ak_ag0\0"
    "unc_h_txr_vert_cycles_full.bl_ag0\0"
    "unc_h_txr_vert_cycles_full.iv_ag0\0"
    "unc_h_txr_vert_cycles_full.ad_ag1\0"
    "unc_h_txr_vert_cycles_full.ak_ag1\0"
    "unc_h_txr_vert_cycles_full.bl_ag1\0"
    "unc_h_txr_vert_cycles_ne.ad_ag0\0"
    "unc_h_txr_vert_cycles_ne.ak_ag0\0"
    "unc_h_txr_vert_cycles_ne.bl_ag0\0"
    "unc_h_txr_vert_cycles_ne.iv_ag0\0"
    "unc_h_txr_vert_cycles_ne.ad_ag1\0"
    "unc_h_txr_vert_cycles_ne.ak_ag1\0"
    "unc_h_txr_vert_cycles_ne.bl_ag1\0"
    "unc_h_txr_vert_inserts.ad_ag0\0"
    "unc_h_txr_vert_inserts.ak_ag0\0"
    "unc_h_txr_vert_inserts.bl_ag0\0"
    "unc_h_txr_vert_inserts.iv_ag0\0"
    "unc_h_txr_vert_inserts.ad_ag1\0"
    "unc_h_txr_vert_inserts.ak_ag1\0"
    "unc_h_txr_vert_inserts.bl_ag1\0"
    "unc_h_txr_vert_nack.ad_ag0\0"
    "unc_h_txr_vert_nack.ak_ag0\0"
    "unc_h_txr_vert_nack.bl_ag0\0"
    "unc_h_txr_vert_nack.iv\0"
    "unc_h_txr_vert_nack.ad_ag1\0"
    "unc_h_txr_vert_nack.ak_ag1\0"
    "unc_h_txr_vert_nack.bl_ag1\0"
    "unc_h_txr_vert_occupancy.ad_ag0\0"
    "unc_h_txr_vert_occupancy.ak_ag0\0"
    "unc_h_txr_vert_occupancy.bl_ag0\0"
    "unc_h_txr_vert_occupancy.iv_ag0\0"
    "unc_h_txr_vert_occupancy.ad_ag1\0"
    "unc_h_txr_vert_occupancy.ak_ag1\0"
    "unc_h_txr_vert_occupancy.bl_ag1\0"
    "unc_h_txr_vert_starved.ad_ag0\0"
    "unc_h_txr_vert_starved.ak_ag0\0"
    "unc_h_txr_vert_starved.bl_ag0\0"
    "unc_h_txr_vert_starved.iv\0"
    "unc_h_txr_vert_starved.ad_ag1\0"
    "unc_h_txr_vert_starved.ak_ag1\0"
    "unc_h_txr_vert_starved.bl_ag1\0"
    "unc_h_vert_ring_ad_in_use.up_even\0"
    "unc_h_vert_ring_ad_in_use.up_odd\0"
    "unc_h_vert_ring_ad_in_use.dn_even\0"
    "unc_h_vert_ring_ad_in_use.dn_odd\0"
    "unc_h_vert_ring_ak_in_use.up_even\0"
    "unc_h_vert_ring_ak_in_use.up_odd\0"
    "unc_h_vert_ring_ak_in_use.dn_even\0"
    "unc_h_vert_ring_ak_in_use.dn_odd\0"
    "unc_h_vert_ring_bl_in_use.up_even\0"
    "unc_h_vert_ring_bl_in_use.up_odd\0"
    "unc_h_vert_ring_bl_in_use.dn_even\0"
    "unc_h_vert_ring_bl_in_use.dn_odd\0"
    "unc_h_vert_ring_iv_in_use.up\0"
    "unc_h_vert_ring_iv_in_use.dn\0"
    "unc_h_xsnp_resp.ext_rsp_hitfse\0"
    "unc_h_xsnp_resp.core_rsp_hitfse\0"
    "unc_h_xsnp_resp.evict_rsp_hitfse\0"
    "unc_h_xsnp_resp.any_rsp_hitfse\0"
    "unc_h_xsnp_resp.ext_rsps_fwdfe\0"
    "unc_h_xsnp_resp.core_rsps_fwdfe\0"
    "unc_h_xsnp_resp.evict_rsps_fwdfe\0"
    "unc_h_xsnp_resp.any_rsps_fwdfe\0"
    "unc_h_xsnp_resp.ext_rspi_fwdfe\0"
    "unc_h_xsnp_resp.core_rspi_fwdfe\0"
    "unc_h_xsnp_resp.evict_rspi_fwdfe\0"
    "unc_h_xsnp_resp.any_rspi_fwdfe\0"
    "unc_h_xsnp_resp.ext_rsps_fwdm\0"
    "unc_h_xsnp_resp.core_rsps_fwdm\0"
    "unc_h_xsnp_resp.evict_rsps_fwdm\0"
    "unc_h_xsnp_resp.any_rsps_fwdm\0"
    "unc_h_xsnp_resp.ext_rspi_fwdm\0"
    "unc_h_xsnp_resp.core_rspi_fwdm\0"
    "unc_h_xsnp_resp.evict_rspi_fwdm\0"
    "unc_h_xsnp_resp.any_rspi_fwdm\0"
    "unc_c_tor_inserts.ipq_hit\0"
    "unc_c_tor_inserts.ipq_miss\0"
    "unc_c_tor_inserts.rrq_hit\0"
    "unc_c_tor_inserts.rrq_miss\0"
    "unc_c_tor_inserts.wbq_hit\0"
    "unc_c_tor_inserts.wbq_miss\0"
    "unc_c_tor_occupancy.prq_hit\0"
    "unc_c_tor_occupancy.prq_miss\0"
    "unc_c_tor_occupancy.ipq_hit\0"
    "unc_c_tor_occupancy.ipq_miss\0"
    "unc_cha_tor_inserts.io\0"
    "unc_cha_tor_inserts.all_io_ia\0"
    "unc_cha_tor_inserts.all_hit\0"
    "unc_cha_tor_inserts.all_miss\0"
    "unc_cha_tor_occupancy.io\0"
    "unc_cha_tor_occupancy.io_hit\0"
    "unc_cha_tor_occupancy.io_miss\0"
    "unc_cha_tor_occupancy.all_hit\0"
    "unc_cha_tor_occupancy.all_miss\0"
    "unc_cha_upi_credits_acquired.vna\0"
    "unc_cha_upi_credits_acquired.vn0\0"
    "unc_cha_upi_credits_acquired.ad_req\0"
    "unc_cha_upi_credits_acquired.ad_rsp\0"
    "unc_cha_upi_credits_acquired.bl_rsp\0"
    "unc_cha_upi_credits_acquired.bl_wb\0"
    "unc_cha_upi_credits_acquired.bl_ncb\0"
    "unc_cha_upi_credits_acquired.bl_ncs\0"
    "unc_cha_upi_credit_occupancy.vna_ad\0"
    "unc_cha_upi_credit_occupancy.vna_bl\0"
    "unc_cha_upi_credit_occupancy.vn0_ad_req\0"
    "unc_cha_upi_credit_occupancy.vn0_ad_rsp\0"
    "unc_cha_upi_credit_occupancy.vn0_bl_rsp\0"
    "unc_cha_upi_credit_occupancy.vn0_bl_wb\0"
    "unc_cha_upi_credit_occupancy.vn0_bl_ncb\0"
    "unc_cha_rxc_ipq0_reject.ak_non_upi\0"
    "unc_cha_rxc_ipq0_reject.iv_non_upi\0"
    "unc_cha_rxc_irq0_reject.ak_non_upi\0"
    "unc_cha_rxc_irq0_reject.iv_non_upi\0"
    "unc_cha_rxc_ismq0_reject.ak_non_upi\0"
    "unc_cha_rxc_ismq0_reject.iv_non_upi\0"
    "unc_cha_rxc_ismq0_retry.ak_non_upi\0"
    "unc_cha_rxc_ismq0_retry.iv_non_upi\0"
    "unc_cha_rxc_other0_retry.ak_non_upi\0"
    "unc_cha_rxc_other0_retry.iv_non_upi\0"
    "unc_cha_rxc_prq0_reject.ak_non_upi\0"
    "unc_cha_rxc_prq0_reject.iv_non_upi\0"
    "unc_cha_rxc_req_q0_retry.ak_non_upi\0"
    "unc_cha_rxc_req_q0_retry.iv_non_upi\0"
    "unc_cha_rxc_rrq0_reject.ak_non_upi\0"
    "unc_cha_rxc_rrq0_reject.iv_non_upi\0"
    "unc_cha_rxc_wbq0_reject.ak_non_upi\0"
    "unc_cha_rxc_wbq0_reject.iv_non_upi\0"
    "unc_cha_rxr_busy_starved.ad_bnc\0"
    "unc_cha_rxr_busy_starved.bl_bnc\0"
    "unc_cha_rxr_busy_starved.ad_crd\0"
    "unc_cha_rxr_busy_starved.bl_crd\0"
    "unc_cha_rxr_bypass.ad_bnc\0"
    "unc_cha_rxr_bypass.ak_bnc\0"
    "unc_cha_rxr_bypass.bl_bnc\0"
    "unc_cha_rxr_bypass.iv_bnc\0"
    "unc_cha_rxr_bypass.ad_crd\0"
    "unc_cha_rxr_bypass.bl_crd\0"
    "unc_cha_rxr_crd_starved.ad_bnc\0"
    "unc_cha_rxr_crd_starved.ak_bnc\0"
    "unc_cha_rxr_crd_starved.bl_bnc\0"
    "unc_cha_rxr_crd_starved.iv_bnc\0"
    "unc_cha_rxr_crd_starved.ad_crd\0"
    "unc_cha_rxr_crd_starved.bl_crd\0"
    "unc_cha_rxr_crd_starved.ifv\0"
    "unc_cha_rxr_inserts.ad_bnc\0"
    "unc_cha_rxr_inserts.ak_bnc\0"
    "unc_cha_rxr_inserts.bl_bnc\0"
    "unc_cha_rxr_inserts.iv_bnc\0"
    "unc_cha_rxr_inserts.ad_crd\0"
    "unc_cha_rxr_inserts.bl_crd\0"
    "unc_cha_rxr_occupancy.ad_bnc\0"
    "unc_cha_rxr_occupancy.ak_bnc\0"
    "unc_cha_rxr_occupancy.bl_bnc\0"
    "unc_cha_rxr_occupancy.iv_bnc\0"
    "unc_cha_rxr_occupancy.ad_crd\0"
    "unc_cha_rxr_occupancy.bl_crd\0"
    "unc_cha_xsnp_resp.ext_rsp_hitfse\0"
    "unc_cha_xsnp_resp.core_rsp_hitfse\0"
    "unc_cha_xsnp_resp.evict_rsp_hitfse\0"
    "unc_cha_xsnp_resp.any_rsp_hitfse\0"
    "unc_cha_xsnp_resp.ext_rsps_fwdfe\0"
    "unc_cha_xsnp_resp.core_rsps_fwdfe\0"
    "unc_cha_xsnp_resp.evict_rsps_fwdfe\0"
    "unc_cha_xsnp_resp.any_rsps_fwdfe\0"
    "unc_cha_xsnp_resp.ext_rspi_fwdfe\0"
    "unc_cha_xsnp_resp.core_rspi_fwdfe\0"
    "unc_cha_xsnp_resp.evict_rspi_fwdfe\0"
    "unc_cha_xsnp_resp.any_rspi_fwdfe\0"
    "unc_cha_xsnp_resp.ext_rsps_fwdm\0"
    "unc_cha_xsnp_resp.core_rsps_fwdm\0"
    "unc_cha_xsnp_resp.evict_rsps_fwdm\0"
    "unc_cha_xsnp_resp.any_rsps_fwdm\0"
    "unc_cha_xsnp_resp.ext_rspi_fwdm\0"
    "unc_cha_xsnp_resp.core_rspi_fwdm\0"
    "unc_cha_xsnp_resp.evict_rspi_fwdm\0"
    "unc_cha_xsnp_resp.any_rspi_fwdm\0"
    "unc_cha_rxc_req_q1_retry.any0\0"
    "unc_cha_rxc_req_q1_retry.ha\0"
    "unc_cha_rxc_req_q1_retry.llc_victim\0"
    "unc_cha_rxc_req_q1_retry.sf_victim\0"
    "unc_cha_rxc_req_q1_retry.victim\0"
    "unc_cha_rxc_req_q1_retry.llc_or_sf_way\0"
    "unc_cha_rxc_req_q1_retry.allow_snp\0"
    "unc_cha_rxc_req_q1_retry.pa_match\0"
    "unc_cha_hitme_hit.shared_ownreq\0"
    "unc_cha_hitme_hit.wbmtoe\0"
    "unc_cha_hitme_hit.wbmtoi_or_s\0"
    "unc_cha_hitme_lookup.read\0"
    "unc_cha_hitme_lookup.write\0"
    "unc_cha_hitme_miss.shared_rdinvown\0"
    "unc_cha_hitme_miss.notshared_rdinvown\0"
    "unc_cha_hitme_miss.read_or_inv\0"
    "unc_cha_hitme_update.deallocate_rspfwdi_loc\0"
    "unc_cha_hitme_update.rspfwdi_rem\0"
    "unc_cha_hitme_update.shared\0"
    "unc_cha_hitme_update.rdinvown\0"
    "unc_cha_hitme_update.deallocate\0"
    "unc_cha_snoops_sent.all\0"
    "unc_cha_snoops_sent.local\0"
    "unc_cha_snoops_sent.remote\0"
    "unc_cha_snoops_sent.bcst_local\0"
    "unc_cha_snoops_sent.bcst_remote\0"
    "unc_cha_snoops_sent.direct_local\0"
    "unc_cha_snoops_sent.direct_remote\0"
    "unc_cha_snoop_resp_local.rspi\0"
    "unc_cha_snoop_resp_local.rsps\0"
    "unc_cha_snoop_resp_local.rspifwd\0"
    "unc_cha_snoop_resp_local.rspsfwd\0"
    "unc_cha_snoop_resp_local.rsp_wb\0"
    "unc_cha_snoop_resp_local.rsp_fwd_wb\0"
    "unc_cha_snoop_resp_local.rspcnflct\0"
    "unc_cha_snoop_resp_local.rspfwd\0"
    "unc_cha_txr_vert_nack.ad_ag0\0"
    "unc_cha_txr_vert_nack.ak_ag0\0"
    "unc_cha_txr_vert_nack.bl_ag0\0"
    "unc_cha_txr_vert_nack.iv\0"
    "unc_cha_txr_vert_nack.ad_ag1\0"
    "unc_cha_txr_vert_nack.ak_ag1\0"
    "unc_cha_txr_vert_nack.bl_ag1\0"
    "unc_cha_txr_vert_starved.ad_ag0\0"
    "unc_cha_txr_vert_starved.ak_ag0\0"
    "unc_cha_txr_vert_starved.bl_ag0\0"
    "unc_cha_txr_vert_starved.iv\0"
    "unc_cha_txr_vert_starved.ad_ag1\0"
    "unc_cha_txr_vert_starved.ak_ag1\0"
    "unc_cha_txr_vert_starved.bl_ag1\0"
    "unc_cha_cms_clockticks\0"
    "unc_cha_bypass_cha_imc.taken\0"
    "unc_cha_bypass_cha_imc.intermediate\0"
    "unc_cha_bypass_cha_imc.not_taken\0"
    "unc_cha_core_snp.ext_one\0"
    "unc_cha_core_snp.core_one\0"
    "unc_cha_core_snp.evict_one\0"
    "unc_cha_core_snp.any_one\0"
    "unc_cha_core_snp.ext_gtone\0"
    "unc_cha_core_snp.any_gtone\0"
    "unc_cha_core_snp.ext_remote\0"
    "unc_cha_core_snp.core_remote\0"
    "unc_cha_core_snp.evict_remote\0"
    "unc_cha_core_snp.any_remote\0"
    "unc_cha_counter0_occupancy\0"
    "unc_cha_imc_reads_count.priority\0"
    "unc_cha_imc_writes_count.partial\0"
    "unc_cha_imc_writes_count.full_priority\0"
    "unc_cha_imc_writes_count.partial_priority\0"
    "unc_cha_imc_writes_count.full_mig\0"
    "unc_cha_imc_writes_count.partial_mig\0"
    "unc_cha_iodc_alloc.invitom\0"
    "unc_cha_iodc_alloc.iodcfull\0"
    "unc_cha_iodc_alloc.osbgated\0"
    "unc_cha_iodc_dealloc.wbmtoe\0"
    "unc_cha_iodc_dealloc.wbmtoi\0"
    "unc_cha_iodc_dealloc.wbpushmtoi\0"
    "unc_cha_iodc_dealloc.snpout\0"
    "unc_cha_iodc_dealloc.all\0"
    "unc_cha_misc.rspi_was_fse\0"
    "unc_cha_misc.wc_aliasing\0"
    "unc_cha_misc.cv0_pref_vic\0"
    "unc_cha_misc.cv0_pref_miss\0"
    "unc_cha_osb\0"
    "unc_cha_read_no_credits.mc0_smi0\0"
    "unc_cha_read_no_credits.mc1_smi1\0"
    "unc_cha_read_no_credits.edc0_smi2\0"
    "unc_cha_read_no_credits.edc1_smi3\0"
    "unc_cha_read_no_credits.edc2_smi4\0"
    "unc_cha_read_no_credits.edc3_smi5\0"
    "unc_cha_snoop_resp.rsps\0"
    "unc_cha_snoop_resp.rspfwd\0"
    "unc_cha_wb_push_mtoi.llc\0"
    "unc_cha_wb_push_mtoi.mem\0"
    "unc_cha_write_no_credits.mc0_smi0\0"
    "unc_cha_write_no_credits.mc1_smi1\0"
    "unc_cha_write_no_credits.edc0_smi2\0"
    "unc_cha_write_no_credits.edc1_smi3\0"
    "unc_cha_write_no_credits.edc2_smi4\0"
    "unc_cha_write_no_credits.edc3_smi5\0"
    "unc_cha_llc_lookup.data_read\0"
    "unc_cha_llc_lookup.write\0"
    "unc_cha_llc_lookup.remote_snoop\0"
    "unc_cha_llc_lookup.any\0"
    "unc_cha_llc_lookup.local\0"
    "unc_cha_llc_lookup.remote\0"
    "unc_cha_llc_victims.m_state\0"
    "unc_cha_llc_victims.e_state\0"
    "unc_cha_llc_victims.s_state\0"
    "unc_cha_llc_victims.f_state\0"
    "unc_cha_llc_victims.local_all\0"
    "unc_cha_llc_victims.remote\0"
    "unc_cha_tor_inserts.irq\0"
    "unc_cha_tor_inserts.evict\0"
    "unc_cha_tor_inserts.prq\0"
    "unc_cha_tor_inserts.ipq\0"
    "unc_cha_tor_inserts.hit\0"
    "unc_cha_tor_inserts.miss\0"
    "unc_cha_tor_inserts.loc_all\0"
    "unc_cha_tor_inserts.ipq_hit\0"
    "unc_cha_tor_inserts.ipq_miss\0"
    "unc_cha_tor_inserts.rrq_hit\0"
    "unc_cha_tor_inserts.rrq_miss\0"
    "unc_cha_tor_inserts.wbq_hit\0"
    "unc_cha_tor_inserts.wbq_miss\0"
    "unc_cha_tor_occupancy.irq\0"
    "unc_cha_tor_occupancy.evict\0"
    "unc_cha_tor_occupancy.prq\0"
    "unc_cha_tor_occupancy.ipq\0"
    "unc_cha_tor_occupancy.hit\0"
    "unc_cha_tor_occupancy.miss\0"
    "unc_cha_tor_occupancy.loc_all\0"
    "unc_cha_tor_occupancy.ipq_hit\0"
    "unc_cha_tor_occupancy.ipq_miss\0"
    "unc_cha_core_pma.c1_state\0"
    "unc_cha_core_pma.c1_transition\0"
    "unc_cha_core_pma.c6_state\0"
    "unc_cha_core_pma.c6_transition\0"
    "unc_cha_core_pma.gv\0"
    "unc_cha_ag0_ad_crd_acquired.tgr0\0"
    "unc_cha_ag0_ad_crd_acquired.tgr1\0"
    "unc_cha_ag0_ad_crd_acquired.tgr2\0"
    "unc_cha_ag0_ad_crd_acquired.tgr3\0"
    "unc_cha_ag0_ad_crd_acquired.tgr4\0"
    "unc_cha_ag0_ad_crd_acquired.tgr5\0"
    "unc_cha_ag0_ad_crd_occupancy.tgr0\0"
    "unc_cha_ag0_ad_crd_occupancy.tgr1\0"
    "unc_cha_ag0_ad_crd_occupancy.tgr2\0"
    "unc_cha_ag0_ad_crd_occupancy.tgr3\0"
    "unc_cha_ag0_ad_crd_occupancy.tgr4\0"
    "unc_cha_ag0_ad_crd_occupancy.tgr5\0"
    "unc_cha_ag0_bl_crd_acquired.tgr0\0"
    "unc_cha_ag0_bl_crd_acquired.tgr1\0"
    "unc_cha_ag0_bl_crd_acquired.tgr2\0"
    "unc_cha_ag0_bl_crd_acquired.tgr3\0"
    "unc_cha_ag0_bl_crd_acquired.tgr4\0"
    "unc_cha_ag0_bl_crd_acquired.tgr5\0"
    "unc_cha_ag0_bl_crd_occupancy.tgr0\0"
    "unc_cha_ag0_bl_crd_occupancy.tgr1\0"
    "unc_cha_ag0_bl_crd_occupancy.tgr2\0"
    "unc_cha_ag0_bl_crd_occupancy.tgr3\0"
    "unc_cha_ag0_bl_crd_occupancy.tgr4\0"
    "unc_cha_ag0_bl_crd_occupancy.tgr5\0"
    "unc_cha_ag1_ad_crd_acquired.tgr0\0"
    "unc_cha_ag1_ad_crd_acquired.tgr1\0"
    "unc_cha_ag1_ad_crd_acquired.tgr2\0"
    "unc_cha_ag1_ad_crd_acquired.tgr3\0"
    "unc_cha_ag1_ad_crd_acquired.tgr4\0"
    "unc_cha_ag1_ad_crd_acquired.tgr5\0"
    "unc_cha_ag1_ad_crd_occupancy.tgr0\0"
    "unc_cha_ag1_ad_crd_occupancy.tgr1\0"
    "unc_cha_ag1_ad_crd_occupancy.tgr2\0"
    "unc_cha_ag1_ad_crd_occupancy.tgr3\0"
    "unc_cha_ag1_ad_crd_occupancy.tgr4\0"
    "unc_cha_ag1_ad_crd_occupancy.tgr5\0"
    "unc_cha_ag1_bl_credits_acquired.tgr0\0"
    "unc_cha_ag1_bl_credits_acquired.tgr1\0"
    "unc_cha_ag1_bl_credits_acquired.tgr2\0"
    "unc_cha_ag1_bl_credits_acquired.tgr3\0"
    "unc_cha_ag1_bl_credits_acquired.tgr4\0"
    "unc_cha_ag1_bl_credits_acquired.tgr5\0"
    "unc_cha_egress_ordering.iv_snoopgo_up\0"
    "unc_cha_egress_ordering.iv_snoopgo_dn\0"
    "unc_cha_horz_ring_ad_in_use.left_even\0"
    "unc_cha_horz_ring_ad_in_use.left_odd\0"
    "unc_cha_horz_ring_ad_in_use.right_even\0"
    "unc_cha_horz_ring_ad_in_use.right_odd\0"
    "unc_cha_horz_ring_ak_in_use.left_even\0"
    "unc_cha_horz_ring_ak_in_use.left_odd\0"
    "unc_cha_horz_ring_ak_in_use.right_even\0"
    "unc_cha_horz_ring_ak_in_use.right_odd\0"
    "unc_cha_horz_ring_bl_in_use.left_even\0"
    "unc_cha_horz_ring_bl_in_use.left_odd\0"
    "unc_cha_horz_ring_bl_in_use.right_even\0"
    "unc_cha_horz_ring_bl_in_use.right_odd\0"
    "unc_cha_horz_ring_iv_in_use.left\0"
    "unc_cha_horz_ring_iv_in_use.right\0"
    "unc_cha_ring_bounces_horz.ad\0"
    "unc_cha_ring_bounces_horz.ak\0"
    "unc_cha_ring_bounces_horz.bl\0"
    "unc_cha_ring_bounces_horz.iv\0"
    "unc_cha_ring_bounces_vert.ad\0"
    "unc_cha_ring_bounces_vert.ak\0"
    "unc_cha_ring_bounces_vert.bl\0"
    "unc_cha_ring_bounces_vert.iv\0"
    "unc_cha_ring_sink_starved_horz.ad\0"
    "unc_cha_ring_sink_starved_horz.ak\0"
    "unc_cha_ring_sink_starved_horz.bl\0"
    "unc_cha_ring_sink_starved_horz.iv\0"
    "unc_cha_ring_sink_starved_horz.ak_ag1\0"
    "unc_cha_ring_sink_starved_vert.ad\0"
    "unc_cha_ring_sink_starved_vert.ak\0"
    "unc_cha_ring_sink_starved_vert.bl\0"
    "unc_cha_ring_sink_starved_vert.iv\0"
    "unc_cha_ring_src_thrtl\0"
    "unc_cha_rxc_inserts.irq_rej\0"
    "unc_cha_rxc_inserts.ipq\0"
    "unc_cha_rxc_inserts.prq\0"
    "unc_cha_rxc_inserts.prq_rej\0"
    "unc_cha_rxc_inserts.rrq\0"
    "unc_cha_rxc_inserts.wbq\0"
    "unc_cha_rxc_ipq0_reject.ad_req_vn0\0"
    "unc_cha_rxc_ipq0_reject.ad_rsp_vn0\0"
    "unc_cha_rxc_ipq0_reject.bl_rsp_vn0\0"
    "unc_cha_rxc_ipq0_reject.bl_wb_vn0\0"
    "unc_cha_rxc_ipq0_reject.bl_ncb_vn0\0"
    "unc_cha_rxc_ipq0_reject.bl_ncs_vn0\0"
    "unc_cha_rxc_ipq1_reject.any0\0"
    "unc_cha_rxc_ipq1_reject.ha\0"
    "unc_cha_rxc_ipq1_reject.llc_victim\0"
    "unc_cha_rxc_ipq1_reject.sf_victim\0"
    "unc_cha_rxc_ipq1_reject.victim\0"
    "unc_cha_rxc_ipq1_reject.llc_or_sf_way\0"
    "unc_cha_rxc_ipq1_reject.allow_snp\0"
    "unc_cha_rxc_ipq1_reject.pa_match\0"
    "unc_cha_ag1_bl_crd_occupancy.tgr0\0"
    "unc_cha_ag1_bl_crd_occupancy.tgr1\0"
    "unc_cha_ag1_bl_crd_occupancy.tgr2\0"
    "unc_cha_ag1_bl_crd_occupancy.tgr3\0"
    "unc_cha_ag1_bl_crd_occupancy.tgr4\0"
    "unc_cha_ag1_bl_crd_occupancy.tgr5\0"
    "unc_cha_rxc_irq0_reject.ad_req_vn0\0"
    "unc_cha_rxc_irq0_reject.ad_rsp_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_rsp_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_wb_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_ncb_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_ncs_vn0\0"
    "unc_cha_rxc_irq1_reject.any0\0"
    "unc_cha_rxc_irq1_reject.ha\0"
    "unc_cha_rxc_irq1_reject.llc_victim\0"
    "unc_cha_rxc_irq1_reject.sf_victim\0"
    "unc_cha_rxc_irq1_reject.victim\0"
    "unc_cha_rxc_irq1_reject.llc_or_sf_way\0"
    "unc_cha_rxc_irq1_reject.allow_snp\0"
    "unc_cha_rxc_ismq0_reject.ad_req_vn0\0"
    "unc_cha_rxc_ismq0_reject.ad_rsp_vn0\0"
    "unc_cha_rxc_ismq0_reject.bl_rsp_vn0\0"
    "unc_cha_rxc_ismq0_reject.bl_wb_vn0\0"
    "unc_cha_rxc_ismq0_reject.bl_ncb_vn0\0"
    "unc_cha_rxc_ismq0_reject.bl_ncs_vn0\0"
    "unc_cha_rxc_ismq0_retry.ad_req_vn0\0"
    "unc_cha_rxc_ismq0_retry.ad_rsp_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_rsp_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_wb_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_ncb_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_ncs_vn0\0"
    "unc_cha_rxc_ismq1_reject.any0\0"
    "unc_cha_rxc_ismq1_reject.ha\0"
    "unc_cha_rxc_ismq1_retry.any0\0"
    "unc_cha_rxc_ismq1_retry.ha\0"
    "unc_cha_rxc_occupancy.ipq\0"
    "unc_cha_rxc_occupancy.rrq\0"
    "unc_cha_rxc_occupancy.wbq\0"
    "unc_cha_rxc_other0_retry.ad_req_vn0\0"
    "unc_cha_rxc_other0_retry.ad_rsp_vn0\0"
    "unc_cha_rxc_other0_retry.bl_rsp_vn0\0"
    "unc_cha_rxc_other0_retry.bl_wb_vn0\0"
    "unc_cha_rxc_other0_retry.bl_ncb_vn0\0"
    "unc_cha_rxc_other0_retry.bl_ncs_vn0\0"
    "unc_cha_rxc_other1_retry.any0\0"
    "unc_cha_rxc_other1_retry.ha\0"
    "unc_cha_rxc_other1_retry.llc_victim\0"
    "unc_cha_rxc_other1_retry.sf_victim\0"
    "unc_cha_rxc_other1_retry.victim\0"
    "unc_cha_rxc_other1_retry.llc_or_sf_way\0"
    "unc_cha_rxc_other1_retry.allow_snp\0"
    "unc_cha_rxc_other1_retry.pa_match\0"
    "unc_cha_rxc_prq0_reject.ad_req_vn0\0"
    "unc_cha_rxc_prq0_reject.ad_rsp_vn0\0"
    "unc_cha_rxc_prq0_reject.bl_rsp_vn0\0"
    "unc_cha_rxc_prq0_reject.bl_wb_vn0\0"
    "unc_cha_rxc_prq0_reject.bl_ncb_vn0\0"
    "unc_cha_rxc_prq0_reject.bl_ncs_vn0\0"
    "unc_cha_rxc_prq1_reject.any0\0"
    "unc_cha_rxc_prq1_reject.ha\0"
    "unc_cha_rxc_prq1_reject.llc_victim\0"
    "unc_cha_rxc_prq1_reject.sf_victim\0"
    "unc_cha_rxc_prq1_reject.victim\0"
    "unc_cha_rxc_prq1_reject.llc_or_sf_way\0"
    "unc_cha_rxc_prq1_reject.allow_snp\0"
    "unc_cha_rxc_prq1_reject.pa_match\0"
    "unc_cha_rxc_req_q0_retry.ad_req_vn0\0"
    "unc_cha_rxc_req_q0_retry.ad_rsp_vn0\0"
    "unc_cha_rxc_req_q0_retry.bl_rsp_vn0\0"
    "unc_cha_rxc_req_q0_retry.bl_wb_vn0\0"
    "unc_cha_rxc_req_q0_retry.bl_ncb_vn0\0"
    "unc_cha_rxc_req_q0_retry.bl_ncs_vn0\0"
    "unc_cha_rxc_rrq0_reject.ad_req_vn0\0"
    "unc_cha_rxc_rrq0_reject.ad_rsp_vn0\0"
    "unc_cha_rxc_rrq0_reject.bl_rsp_vn0\0"
    "unc_cha_rxc_rrq0_reject.bl_wb_vn0\0"
    "unc_cha_rxc_rrq0_reject.bl_ncb_vn0\0"
    "unc_cha_rxc_rrq0_reject.bl_ncs_vn0\0"
    "unc_cha_rxc_rrq1_reject.any0\0"
    "unc_cha_rxc_rrq1_reject.ha\0"
    "unc_cha_rxc_rrq1_reject.llc_victim\0"
    "unc_cha_rxc_rrq1_reject.sf_victim\0"
    "unc_cha_rxc_rrq1_reject.victim\0"
    "unc_cha_rxc_rrq1_reject.llc_or_sf_way\0"
    "unc_cha_rxc_rrq1_reject.allow_snp\0"
    "unc_cha_rxc_rrq1_reject.pa_match\0"
    "unc_cha_rxc_wbq0_reject.ad_req_vn0\0"
    "unc_cha_rxc_wbq0_reject.ad_rsp_vn0\0"
    "unc_cha_rxc_wbq0_reject.bl_rsp_vn0\0"
    "unc_cha_rxc_wbq0_reject.bl_wb_vn0\0"
    "unc_cha_rxc_wbq0_reject.bl_ncb_vn0\0"
    "unc_cha_rxc_wbq0_reject.bl_ncs_vn0\0"
    "unc_cha_rxc_wbq1_reject.any0\0"
    "unc_cha_rxc_wbq1_reject.ha\0"
    "unc_cha_rxc_wbq1_reject.llc_victim\0"
    "unc_cha_rxc_wbq1_reject.sf_victim\0"
    "unc_cha_rxc_wbq1_reject.victim\0"
    "unc_cha_rxc_wbq1_reject.llc_or_sf_way\0"
    "unc_cha_rxc_wbq1_reject.allow_snp\0"
    "unc_cha_rxc_wbq1_reject.pa_match\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag0.tgr0\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag0.tgr1\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag0.tgr2\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag0.tgr3\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag0.tgr4\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag0.tgr5\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag1.tgr0\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag1.tgr1\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag1.tgr2\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag1.tgr3\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag1.tgr4\0"
    "unc_cha_stall_no_txr_horz_crd_ad_ag1.tgr5\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag0.tgr0\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag0.tgr1\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag0.tgr2\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag0.tgr3\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag0.tgr4\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag0.tgr5\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag1.tgr0\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag1.tgr1\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag1.tgr2\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag1.tgr3\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag1.tgr4\0"
    "unc_cha_stall_no_txr_horz_crd_bl_ag1.tgr5\0"
    "unc_cha_txr_horz_ads_used.ad_bnc\0"
    "unc_cha_txr_horz_ads_used.ak_bnc\0"
    "unc_cha_txr_horz_ads_used.bl_bnc\0"
    "unc_cha_txr_horz_ads_used.ad_crd\0"
    "unc_cha_txr_horz_ads_used.bl_crd\0"
    "unc_cha_txr_horz_bypass.ad_bnc\0"
    "unc_cha_txr_horz_bypass.ak_bnc\0"
    "unc_cha_txr_horz_bypass.bl_bnc\0"
    "unc_cha_txr_horz_bypass.iv_bnc\0"
    "unc_cha_txr_horz_bypass.ad_crd\0"
    "unc_cha_txr_horz_bypass.bl_crd\0"
    "unc_cha_txr_horz_cycles_full.ad_bnc\0"
    "unc_cha_txr_horz_cycles_full.ak_bnc\0"
    "unc_cha_txr_horz_cycles_full.bl_bnc\0"
    "unc_cha_txr_horz_cycles_full.iv_bnc\0"
    "unc_cha_txr_horz_cycles_full.ad_crd\0"
    "unc_cha_txr_horz_cycles_full.bl_crd\0"
    "unc_cha_txr_horz_cycles_ne.ad_bnc\0"
    "unc_cha_txr_horz_cycles_ne.ak_bnc\0"
    "unc_cha_txr_horz_cycles_ne.bl_bnc\0"
    "unc_cha_txr_horz_cycles_ne.iv_bnc\0"
    "unc_cha_txr_horz_cycles_ne.ad_crd\0"
    "unc_cha_txr_horz_cycles_ne.bl_crd\0"
    "unc_cha_txr_horz_inserts.ad_bnc\0"
    "unc_cha_txr_horz_inserts.ak_bnc\0"
    "unc_cha_txr_horz_inserts.bl_bnc\0"
    "unc_cha_txr_horz_inserts.iv_bnc\0"
    "unc_cha_txr_horz_inserts.ad_crd\0"
    "unc_cha_txr_horz_inserts.bl_crd\0"
    "unc_cha_txr_horz_nack.ad_bnc\0"
    "unc_cha_txr_horz_nack.ak_bnc\0"
    "unc_cha_txr_horz_nack.bl_bnc\0"
    "unc_cha_txr_horz_nack.iv_bnc\0"
    "unc_cha_txr_horz_nack.ad_crd\0"
    "unc_cha_txr_horz_nack.bl_crd\0"
    "unc_cha_txr_horz_occupancy.ad_bnc\0"
    "unc_cha_txr_horz_occupancy.ak_bnc\0"
    "unc_cha_txr_horz_occupancy.bl_bnc\0"
    "unc_cha_txr_horz_occupancy.iv_bnc\0"
    "unc_cha_txr_horz_occupancy.ad_crd\0"
    "unc_cha_txr_horz_occupancy.bl_crd\0"
    "unc_cha_txr_horz_starved.ad_bnc\0"
    "unc_cha_txr_horz_starved.ak_bnc\0"
    "unc_cha_txr_horz_starved.bl_bnc\0"
    "unc_cha_txr_horz_starved.iv_bnc\0"
    "unc_cha_txr_vert_ads_used.ad_ag0\0"
    "unc_cha_txr_vert_ads_used.ak_ag0\0"
    "unc_cha_txr_vert_ads_used.bl_ag0\0"
    "unc_cha_txr_vert_ads_used.ad_ag1\0"
    "unc_cha_txr_vert_ads_used.ak_ag1\0"
    "unc_cha_txr_vert_ads_used.bl_ag1\0"
    "unc_cha_txr_vert_bypass.ad_ag0\0"
    "unc_cha_txr_vert_bypass.ak_ag0\0"
    "unc_cha_txr_vert_bypass.bl_ag0\0"
    "unc_cha_txr_vert_bypass.iv\0"
    "unc_cha_txr_vert_bypass.ad_ag1\0"
    "unc_cha_txr_vert_bypass.ak_ag1\0"
    "unc_cha_txr_vert_bypass.bl_ag1\0"
    "unc_cha_txr_vert_cycles_full.ad_ag0\0"
    "unc_cha_txr_vert_cycles_full.ak_ag0\0"
    "unc_cha_txr_vert_cycles_full.bl_ag0\0"
    "unc_cha_txr_vert_cycles_full.iv\0"
    "unc_cha_txr_vert_cycles_full.ad_ag1\0"
    "unc_cha_txr_vert_cycles_full.ak_ag1\0"
    "unc_cha_txr_vert_cycles_full.bl_ag1\0"
    "unc_cha_txr_vert_cycles_ne.ad_ag0\0"
    "unc_cha_txr_vert_cycles_ne.ak_ag0\0"
    "unc_cha_txr_vert_cycles_ne.bl_ag0\0"
    "unc_cha_txr_vert_cycles_ne.iv\0"
    "unc_cha_txr_vert_cycles_ne.ad_ag1\0"
    "unc_cha_txr_vert_cycles_ne.ak_ag1\0"
    "unc_cha_txr_vert_cycles_ne.bl_ag1\0"
    "unc_cha_txr_vert_inserts.ad_ag0\0"
    "unc_cha_txr_vert_inserts.ak_ag0\0"
    "unc_cha_txr_vert_inserts.bl_ag0\0"
    "unc_cha_txr_vert_inserts.iv\0"
    "unc_cha_txr_vert_inserts.ad_ag1\0"
    "unc_cha_txr_vert_inserts.ak_ag1\0"
    "unc_cha_txr_vert_inserts.bl_ag1\0"
    "unc_cha_txr_vert_occupancy.ad_ag0\0"
    "unc_cha_txr_vert_occupancy.ak_ag0\0"
    "unc_cha_txr_vert_occupancy.bl_ag0\0"
    "unc_cha_txr_vert_occupancy.iv\0"
    "unc_cha_txr_vert_occupancy.ad_ag1\0"
    "unc_cha_txr_vert_occupancy.ak_ag1\0"
    "unc_cha_txr_vert_occupancy.bl_ag1\0"
    "unc_cha_vert_ring_ad_in_use.up_even\0"
    "unc_cha_vert_ring_ad_in_use.up_odd\0"
    "unc_cha_vert_ring_ad_in_use.dn_even\0"
    "unc_cha_vert_ring_ad_in_use.dn_odd\0"
    "unc_cha_vert_ring_ak_in_use.up_even\0"
    "unc_cha_vert_ring_ak_in_use.up_odd\0"
    "unc_cha_vert_ring_ak_in_use.dn_even\0"
    "unc_cha_vert_ring_ak_in_use.dn_odd\0"
    "unc_cha_vert_ring_bl_in_use.up_even\0"
    "unc_cha_vert_ring_bl_in_use.up_odd\0"
    "unc_cha_vert_ring_bl_in_use.dn_even\0"
    "unc_cha_vert_ring_bl_in_use.dn_odd\0"
    "unc_cha_vert_ring_iv_in_use.up\0"
    "unc_cha_vert_ring_iv_in_use.dn\0"
    "unc_cha_fast_asserted.vert\0"
    "unc_cha_llc_victims.local\0"
    "unc_cha_llc_victims.local_m\0"
    "unc_cha_llc_victims.local_e\0"
    "unc_cha_llc_victims.local_s\0"
    "unc_cha_llc_victims.local_f\0"
    "unc_cha_llc_victims.remote_m\0"
    "unc_cha_llc_victims.remote_e\0"
    "unc_cha_llc_victims.remote_s\0"
    "unc_cha_llc_victims.remote_f\0"
    "unc_cha_llc_victims.remote_all\0"
    "unc_cha_tor_occupancy.all_from_loc\0"
    "unc_cha_tor_inserts.io_miss_rdcur\0"
    "unc_cha_tor_inserts.io_miss_rfo\0"
    "unc_cha_tor_inserts.io_miss_itom\0"
    "unc_cha_tor_occupancy.io_miss_itom\0"
    "unc_cha_tor_occupancy.io_miss_rdcur\0"
    "unc_cha_tor_occupancy.io_miss_rfo\0";
inline constexpr select::event_list cha_list{"skylake_sp", core::skylake_sp, cha_names, all_of(sharers)};
inline constexpr char iio_names[] =
    "unc_iio_clockticks\0"
    "unc_iio_payload_bytes_in.mem_write.part0\0"
    "unc_iio_payload_bytes_in.mem_write.part1\0"
    "unc_iio_payload_bytes_in.mem_write.part2\0"
    "unc_iio_payload_bytes_in.mem_write.part3\0"
    "unc_iio_payload_bytes_in.mem_read.part0\0"
    "unc_iio_payload_bytes_in.mem_read.part1\0"
    "unc_iio_payload_bytes_in.mem_read.part2\0"
    "unc_iio_payload_bytes_in.mem_read.part3\0"
    "unc_iio_data_req_by_cpu.mem_write.part0\0"
    "unc_iio_data_req_by_cpu.mem_write.part1\0"
    "unc_iio_data_req_by_cpu.mem_write.part2\0"
    "unc_iio_data_req_by_cpu.mem_write.part3\0"
    "unc_iio_data_req_by_cpu.peer_write.part0\0"
    "unc_iio_data_req_by_cpu.peer_write.part1\0"
    "unc_iio_data_req_by_cpu.peer_write.part2\0"
    "unc_iio_data_req_by_cpu.peer_write.part3\0"
    "unc_iio_data_req_by_cpu.mem_read.part0\0"
    "unc_iio_data_req_by_cpu.mem_read.part1\0"
    "unc_iio_data_req_by_cpu.mem_read.part2\0"
    "unc_iio_data_req_by_cpu.mem_read.part3\0"
    "unc_iio_data_req_by_cpu.peer_read.part0\0"
    "unc_iio_data_req_by_cpu.peer_read.part1\0"
    "unc_iio_data_req_by_cpu.peer_read.part2\0"
    "unc_iio_data_req_by_cpu.peer_read.part3\0"
    "unc_iio_data_req_of_cpu.mem_write.part0\0"
    "unc_iio_data_req_of_cpu.mem_write.part1\0"
    "unc_iio_data_req_of_cpu.mem_write.part2\0"
    "unc_iio_data_req_of_cpu.mem_write.part3\0"
    "unc_iio_data_req_of_cpu.peer_write.part0\0"
    "unc_iio_data_req_of_cpu.peer_write.part1\0"
    "unc_iio_data_req_of_cpu.peer_write.part2\0"
    "unc_iio_data_req_of_cpu.peer_write.part3\0"
    "unc_iio_data_req_of_cpu.mem_read.part0\0"
    "unc_iio_data_req_of_cpu.mem_read.part1\0"
    "unc_iio_data_req_of_cpu.mem_read.part2\0"
    "unc_iio_data_req_of_cpu.mem_read.part3\0"
    "unc_iio_data_req_of_cpu.peer_read.part0\0"
    "unc_iio_data_req_of_cpu.peer_read.part1\0"
    "unc_iio_data_req_of_cpu.peer_read.part2\0"
    "unc_iio_data_req_of_cpu.peer_read.part3\0"
    "unc_iio_txn_req_by_cpu.mem_write.part0\0"
    "unc_iio_txn_req_by_cpu.mem_write.part1\0"
    "unc_iio_txn_req_by_cpu.mem_write.part2\0"
    "unc_iio_txn_req_by_cpu.mem_write.part3\0"
    "unc_iio_txn_req_by_cpu.peer_write.part0\0"
    "unc_iio_txn_req_by_cpu.peer_write.part1\0"
    "unc_iio_txn_req_by_cpu.peer_write.part2\0"
    "unc_iio_txn_req_by_cpu.peer_write.part3\0"
    "unc_iio_txn_req_by_cpu.mem_read.part0\0"
    "unc_iio_txn_req_by_cpu.mem_read.part1\0"
    "unc_iio_txn_req_by_cpu.mem_read.part2\0"
    "unc_iio_txn_req_by_cpu.mem_read.part3\0"
    "unc_iio_txn_req_by_cpu.peer_read.part0\0"
    "unc_iio_txn_req_by_cpu.peer_read.part1\0"
    "unc_iio_txn_req_by_cpu.peer_read.part2\0"
    "unc_iio_txn_req_by_cpu.peer_read.part3\0"
    "unc_iio_txn_req_of_cpu.mem_write.part0\0"
    "unc_iio_txn_req_of_cpu.mem_write.part1\0"
    "unc_iio_txn_req_of_cpu.mem_write.part2\0"
    "unc_iio_txn_req_of_cpu.mem_write.part3\0"
    "unc_iio_txn_req_of_cpu.peer_write.part0\0"
    "unc_iio_txn_req_of_cpu.peer_write.part1\0"
    "unc_iio_txn_req_of_cpu.peer_write.part2\0"
    "unc_iio_txn_req_of_cpu.peer_write.part3\0"
    "unc_iio_txn_req_of_cpu.mem_read.part0\0"
    "unc_iio_txn_req_of_cpu.mem_read.part1\0"
    "unc_iio_txn_req_of_cpu.mem_read.part2\0"
    "unc_iio_txn_req_of_cpu.mem_read.part3\0"
    "unc_iio_txn_req_of_cpu.peer_read.part0\0"
    "unc_iio_txn_req_of_cpu.peer_read.part1\0"
    "unc_iio_txn_req_of_cpu.peer_read.part2\0"
    "unc_iio_txn_req_of_cpu.peer_read.part3\0"
    "unc_iio_comp_buf_inserts.cmpd.part0\0"
    "unc_iio_comp_buf_inserts.cmpd.part1\0"
    "unc_iio_comp_buf_inserts.cmpd.part2\0"
    "unc_iio_comp_buf_inserts.cmpd.part3\0"
    "unc_iio_comp_buf_occupancy.cmpd.part0\0"
    "unc_iio_comp_buf_occupancy.cmpd.part1\0"
    "unc_iio_comp_buf_occupancy.cmpd.part2\0"
    "unc_iio_comp_buf_occupancy.cmpd.part3\0"
    "unc_iio_comp_buf_inserts.cmpd.all_parts\0"
    "unc_iio_comp_buf_occupancy.cmpd.all_parts\0"
    "unc_iio_comp_buf_inserts.port0\0"
    "unc_iio_comp_buf_inserts.port1\0"
    "unc_iio_comp_buf_inserts.port2\0"
    "unc_iio_comp_buf_inserts.port3\0"
    "unc_iio_link_num_corr_err\0"
    "unc_iio_link_num_retries\0"
    "unc_iio_mask_match\0"
    "unc_iio_mask_match_and.bus0\0"
    "unc_iio_mask_match_and.bus1\0"
    "unc_iio_mask_match_and.bus0_not_bus1\0"
    "unc_iio_mask_match_and.bus0_bus1\0"
    "unc_iio_mask_match_and.not_bus0_bus1\0"
    "unc_iio_mask_match_and.not_bus0_not_bus1\0"
    "unc_iio_mask_match_or.bus0\0"
    "unc_iio_mask_match_or.bus1\0"
    "unc_iio_mask_match_or.bus0_not_bus1\0"
    "unc_iio_mask_match_or.bus0_bus1\0"
    "unc_iio_mask_match_or.not_bus0_bus1\0"
    "unc_iio_mask_match_or.not_bus0_not_bus1\0"
    "unc_iio_nothing\0"
    "unc_iio_payload_bytes_in.peer_write.part0\0"
    "unc_iio_payload_bytes_in.peer_write.part1\0"
    "unc_iio_payload_bytes_in.peer_write.part2\0"
    "unc_iio_payload_bytes_in.peer_write.part3\0"
    "unc_iio_payload_bytes_in.peer_read.part0\0"
    "unc_iio_payload_bytes_in.peer_read.part1\0"
    "unc_iio_payload_bytes_in.peer_read.part2\0"
    "unc_iio_payload_bytes_in.peer_read.part3\0"
    "unc_iio_payload_bytes_in.atomic.part0\0"
    "unc_iio_payload_bytes_in.atomic.part1\0"
    "unc_iio_payload_bytes_in.atomic.part2\0"
    "unc_iio_payload_bytes_in.atomic.part3\0"
    "unc_iio_payload_bytes_in.atomiccmp.part0\0"
    "unc_iio_payload_bytes_in.atomiccmp.part1\0"
    "unc_iio_payload_bytes_in.atomiccmp.part2\0"
    "unc_iio_payload_bytes_in.atomiccmp.part3\0"
    "unc_iio_payload_bytes_in.msg.part0\0"
    "unc_iio_payload_bytes_in.msg.part1\0"
    "unc_iio_payload_bytes_in.msg.part2\0"
    "unc_iio_payload_bytes_in.msg.part3\0"
    "unc_iio_payload_bytes_out.mem_write.part0\0"
    "unc_iio_payload_bytes_out.mem_write.part1\0"
    "unc_iio_payload_bytes_out.mem_write.part2\0"
    "unc_iio_payload_bytes_out.mem_write.part3\0"
    "unc_iio_payload_bytes_out.peer_write.part0\0"
    "unc_iio_payload_bytes_out.peer_write.part1\0"
    "unc_iio_payload_bytes_out.peer_write.part2\0"
    "unc_iio_payload_bytes_out.peer_write.part3\0"
    "unc_iio_payload_bytes_out.mem_read.part0\0"
    "unc_iio_payload_bytes_out.mem_read.part1\0"
    "unc_iio_payload_bytes_out.mem_read.part2\0"
    "unc_iio_payload_bytes_out.mem_read.part3\0"
    "unc_iio_payload_bytes_out.peer_read.part0\0"
    "unc_iio_payload_bytes_out.peer_read.part1\0"
    "unc_iio_payload_bytes_out.peer_read.part2\0"
    "unc_iio_payload_bytes_out.peer_read.part3\0"
    "unc_iio_payload_bytes_out.cfg_write.part0\0"
    "unc_iio_payload_bytes_out.cfg_write.part1\0"
    "unc_iio_payload_bytes_out.cfg_write.part2\0"
    "unc_iio_payload_bytes_out.cfg_write.part3\0"
    "unc_iio_payload_bytes_out.io_write.part0\0"
    "unc_iio_payload_bytes_out.io_write.part1\0"
    "unc_iio_payload_bytes_out.io_write.part2\0"
    "unc_iio_payload_bytes_out.io_write.part3\0"
    "unc_iio_payload_bytes_out.cfg_read.part0\0"
    "unc_iio_payload_bytes_out.cfg_read.part1\0"
    "unc_iio_payload_bytes_out.cfg_read.part2\0"
    "unc_iio_payload_bytes_out.cfg_read.part3\0"
    "unc_iio_payload_bytes_out.io_read.part0\0"
    "unc_iio_payload_bytes_out.io_read.part1\0"
    "unc_iio_payload_bytes_out.io_read.part2\0"
    "unc_iio_payload_bytes_out.io_read.part3\0"
    "unc_iio_symbol_times\0"
    "unc_iio_txn_in.mem_write.part0\0"
    "unc_iio_txn_in.mem_write.part1\0"
    "unc_iio_txn_in.mem_write.part2\0"
    "unc_iio_txn_in.mem_write.part3\0"
    "unc_iio_txn_in.peer_write.part0\0"
    "unc_iio_txn_in.peer_write.part1\0"
    "unc_iio_txn_in.peer_write.part2\0"
    "unc_iio_txn_in.peer_write.part3\0"
    "unc_iio_txn_in.mem_read.part0\0"
    "unc_iio_txn_in.mem_read.part1\0"
    "unc_iio_txn_in.mem_read.part2\0"
    "unc_iio_txn_in.mem_read.part3\0"
    "unc_iio_txn_in.peer_read.part0\0"
    "unc_iio_txn_in.peer_read.part1\0"
    "unc_iio_txn_in.peer_read.part2\0"
    "unc_iio_txn_in.peer_read.part3\0"
    "unc_iio_txn_in.atomic.part0\0"
    "unc_iio_txn_in.atomic.part1\0"
    "unc_iio_txn_in.atomic.part2\0"
    "unc_iio_txn_in.atomic.part3\0"
    "unc_iio_txn_in.atomiccmp.part0\0"
    "unc_iio_txn_in.atomiccmp.part1\0"
    "unc_iio_txn_in.atomiccmp.part2\0"
    "unc_iio_txn_in.atomiccmp.part3\0"
    "unc_iio_txn_in.msg.part0\0"
    "unc_iio_txn_in.msg.part1\0"
    "unc_iio_txn_in.msg.part2\0"
    "unc_iio_txn_in.msg.part3\0"
    "unc_iio_txn_out.mem_write.part0\0"
    "unc_iio_txn_out.mem_write.part1\0"
    "unc_iio_txn_out.mem_write.part2\0"
    "unc_iio_txn_out.mem_write.part3\0"
    "unc_iio_txn_out.peer_write.part0\0"
    "unc_iio_txn_out.peer_write.part1\0"
    "unc_iio_txn_out.peer_write.part2\0"
    "unc_iio_txn_out.peer_write.part3\0"
    "unc_iio_txn_out.mem_read.part0\0"
    "unc_iio_txn_out.mem_read.part1\0"
    "unc_iio_txn_out.mem_read.part2\0"
    "unc_iio_txn_out.mem_read.part3\0"
    "unc_iio_txn_out.peer_read.part0\0"
    "unc_iio_txn_out.peer_read.part1\0"
    "unc_iio_txn_out.peer_read.part2\0"
    "unc_iio_txn_out.peer_read.part3\0"
    "unc_iio_txn_out.cfg_write.part0\0"
    "unc_iio_txn_out.cfg_write.part1\0"
    "unc_iio_txn_out.cfg_write.part2\0"
    "unc_iio_txn_out.cfg_write.part3\0"
    "unc_iio_txn_out.io_write.part0\0"
    "unc_iio_txn_out.io_write.part1\0"
    "unc_iio_txn_out.io_write.part2\0"
    "unc_iio_txn_out.io_write.part3\0"
    "unc_iio_txn_out.cfg_read.part0\0"
    "unc_iio_txn_out.cfg_read.part1\0"
    "unc_iio_txn_out.cfg_read.part2\0"
    "unc_iio_txn_out.cfg_read.part3\0"
    "unc_iio_txn_out.io_read.part0\0"
    "unc_iio_txn_out.io_read.part1\0"
    "unc_iio_txn_out.io_read.part2\0"
    "unc_iio_txn_out.io_read.part3\0"
    "unc_iio_vtd_access.l4_page_hit\0"
    "unc_iio_vtd_access.ctxt_miss\0"
    "unc_iio_vtd_access.l1_miss\0"
    "unc_iio_vtd_access.l2_miss\0"
    "unc_iio_vtd_access.l3_miss\0"
    "unc_iio_vtd_access.tlb_miss\0"
    "unc_iio_vtd_access.tlb_full\0"
    "unc_iio_vtd_access.tlb1_miss\0"
    "unc_iio_vtd_occupancy\0"
    "unc_iio_payload_bytes_in.atomic.vtd0\0"
    "unc_iio_payload_bytes_in.atomic.vtd1\0"
    "unc_iio_payload_bytes_in.mem_read.vtd0\0"
    "unc_iio_payload_bytes_in.mem_read.vtd1\0"
    "unc_iio_payload_bytes_in.mem_write.vtd0\0"
    "unc_iio_payload_bytes_in.mem_write.vtd1\0"
    "unc_iio_payload_bytes_in.msg.vtd0\0"
    "unc_iio_payload_bytes_in.msg.vtd1\0"
    "unc_iio_payload_bytes_in.peer_read.vtd0\0"
    "unc_iio_payload_bytes_in.peer_read.vtd1\0"
    "unc_iio_payload_bytes_in.peer_write.vtd0\0"
    "unc_iio_payload_bytes_in.peer_write.vtd1\0"
    "unc_iio_payload_bytes_out.cfg_read.vtd0\0"
    "unc_iio_payload_bytes_out.cfg_read.vtd1\0"
    "unc_iio_payload_bytes_out.cfg_write.vtd0\0"
    "unc_iio_payload_bytes_out.cfg_write.vtd1\0"
    "unc_iio_payload_bytes_out.io_read.vtd0\0"
    "unc_iio_payload_bytes_out.io_read.vtd1\0"
    "unc_iio_payload_bytes_out.io_write.vtd0\0"
    "unc_iio_payload_bytes_out.io_write.vtd1\0"
    "unc_iio_payload_bytes_out.mem_read.vtd0\0"
    "unc_iio_payload_bytes_out.mem_read.vtd1\0"
    "unc_iio_payload_bytes_out.mem_write.vtd0\0"
    "unc_iio_payload_bytes_out.mem_write.vtd1\0"
    "unc_iio_payload_bytes_out.peer_read.vtd0\0"
    "unc_iio_payload_bytes_out.peer_read.vtd1\0"
    "unc_iio_payload_bytes_out.peer_write.vtd0\0"
    "unc_iio_payload_bytes_out.peer_write.vtd1\0"
    "unc_iio_txn_in.atomic.vtd0\0"
    "unc_iio_txn_in.atomic.vtd1\0"
    "unc_iio_txn_in.mem_read.vtd0\0"
    "unc_iio_txn_in.mem_read.vtd1\0"
    "unc_iio_txn_in.mem_write.vtd0\0"
    "unc_iio_txn_in.mem_write.vtd1\0"
    "unc_iio_txn_in.msg.vtd0\0"
    "unc_iio_txn_in.msg.vtd1\0"
    "unc_iio_txn_in.peer_read.vtd0\0"
    "unc_iio_txn_in.peer_read.vtd1\0"
    "unc_iio_txn_in.peer_write.vtd0\0"
    "unc_iio_txn_in.peer_write.vtd1\0"
    "unc_iio_txn_out.cfg_read.vtd0\0"
    "unc_iio_txn_out.cfg_read.vtd1\0"
    "unc_iio_txn_out.cfg_write.vtd0\0"
    "unc_iio_txn_out.io_read.vtd0\0"
    "unc_iio_txn_out.io_read.vtd1\0"
    "unc_iio_txn_out.io_write.vtd0\0"
    "unc_iio_txn_out.io_write.vtd1\0"
    "unc_iio_txn_out.mem_read.vtd0\0"
    "unc_iio_txn_out.mem_read.vtd1\0"
    "unc_iio_txn_out.mem_write.vtd0\0"
    "unc_iio_txn_out.mem_write.vtd1\0"
    "unc_iio_txn_out.peer_read.vtd0\0"
    "unc_iio_txn_out.peer_read.vtd1\0"
    "unc_iio_txn_out.peer_write.vtd0\0"
    "unc_iio_txn_out.peer_write.vtd1\0"
    "unc_iio_data_req_by_cpu.cfg_write.part0\0"
    "unc_iio_data_req_by_cpu.cfg_write.part1\0"
    "unc_iio_data_req_by_cpu.cfg_write.part2\0"
    "unc_iio_data_req_by_cpu.cfg_write.part3\0"
    "unc_iio_data_req_by_cpu.io_write.part0\0"
    "unc_iio_data_req_by_cpu.io_write.part1\0"
    "unc_iio_data_req_by_cpu.io_write.part2\0"
    "unc_iio_data_req_by_cpu.io_write.part3\0"
    "unc_iio_data_req_by_cpu.cfg_read.part0\0"
    "unc_iio_data_req_by_cpu.cfg_read.part1\0"
    "unc_iio_data_req_by_cpu.cfg_read.part2\0"
    "unc_iio_data_req_by_cpu.cfg_read.part3\0"
    "unc_iio_data_req_by_cpu.io_read.part0\0"
    "unc_iio_data_req_by_cpu.io_read.part1\0"
    "unc_iio_data_req_by_cpu.io_read.part2\0"
    "unc_iio_data_req_by_cpu.io_read.part3\0"
    "unc_iio_data_req_by_cpu.cfg_read.vtd0\0"
    "unc_iio_data_req_by_cpu.cfg_read.vtd1\0"
    "unc_iio_data_req_by_cpu.cfg_write.vtd0\0"
    "unc_iio_data_req_by_cpu.cfg_write.vtd1\0"
    "unc_iio_data_req_by_cpu.io_read.vtd0\0"
    "unc_iio_data_req_by_cpu.io_read.vtd1\0"
    "unc_iio_data_req_by_cpu.io_write.vtd0\0"
    "unc_iio_data_req_by_cpu.io_write.vtd1\0"
    "unc_iio_data_req_by_cpu.mem_read.vtd0\0"
    "unc_iio_data_req_by_cpu.mem_read.vtd1\0"
    "unc_iio_data_req_by_cpu.mem_write.vtd0\0"
    "unc_iio_data_req_by_cpu.mem_write.vtd1\0"
    "unc_iio_data_req_by_cpu.peer_read.vtd0\0"
    "unc_iio_data_req_by_cpu.peer_read.vtd1\0"
    "unc_iio_data_req_by_cpu.peer_write.vtd0\0"
    "unc_iio_data_req_by_cpu.peer_write.vtd1\0"
    "unc_iio_data_req_of_cpu.atomic.part0\0"
    "unc_iio_data_req_of_cpu.atomic.part1\0"
    "unc_iio_data_req_of_cpu.atomic.part2\0"
    "unc_iio_data_req_of_cpu.atomic.part3\0"
    "unc_iio_data_req_of_cpu.atomiccmp.part0\0"
    "unc_iio_data_req_of_cpu.atomiccmp.part1\0"
    "unc_iio_data_req_of_cpu.atomiccmp.part2\0"
    "unc_iio_data_req_of_cpu.atomiccmp.part3\0"
    "unc_iio_data_req_of_cpu.msg.part0\0"
    "unc_iio_data_req_of_cpu.msg.part1\0"
    "unc_iio_data_req_of_cpu.msg.part2\0"
    "unc_iio_data_req_of_cpu.msg.part3\0"
    "unc_iio_data_req_of_cpu.atomic.vtd0\0"
    "unc_iio_data_req_of_cpu.atomic.vtd1\0"
    "unc_iio_data_req_of_cpu.mem_read.vtd0\0"
    "unc_iio_data_req_of_cpu.mem_read.vtd1\0"
    "unc_iio_data_req_of_cpu.mem_write.vtd0\0"
    "unc_iio_data_req_of_cpu.mem_write.vtd1\0"
    "unc_iio_data_req_of_cpu.msg.vtd0\0"
    "unc_iio_data_req_of_cpu.msg.vtd1\0"
    "unc_iio_data_req_of_cpu.peer_read.vtd0\0"
    "unc_iio_data_req_of_cpu.peer_read.vtd1\0"
    "unc_iio_data_req_of_cpu.peer_write.vtd0\0"
    "unc_iio_data_req_of_cpu.peer_write.vtd1\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part0\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part1\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part2\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part3\0"
    "unc_iio_txn_req_by_cpu.io_write.part0\0"
    "unc_iio_txn_req_by_cpu.io_write.part1\0"
    "unc_iio_txn_req_by_cpu.io_write.part2\0"
    "unc_iio_txn_req_by_cpu.io_write.part3\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part0\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part1\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part2\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part3\0"
    "unc_iio_txn_req_by_cpu.io_read.part0\0"
    "unc_iio_txn_req_by_cpu.io_read.part1\0"
    "unc_iio_txn_req_by_cpu.io_read.part2\0"
    "unc_iio_txn_req_by_cpu.io_read.part3\0"
    "unc_iio_txn_req_by_cpu.cfg_read.vtd0\0"
    "unc_iio_txn_req_by_cpu.cfg_read.vtd1\0"
    "unc_iio_txn_req_by_cpu.cfg_write.vtd0\0"
    "unc_iio_txn_req_by_cpu.io_read.vtd0\0"
    "unc_iio_txn_req_by_cpu.io_read.vtd1\0"
    "unc_iio_txn_req_by_cpu.io_write.vtd0\0"
    "unc_iio_txn_req_by_cpu.io_write.vtd1\0"
    "unc_iio_txn_req_by_cpu.mem_read.vtd0\0"
    "unc_iio_txn_req_by_cpu.mem_read.vtd1\0"
    "unc_iio_txn_req_by_cpu.mem_write.vtd0\0"
    "unc_iio_txn_req_by_cpu.mem_write.vtd1\0"
    "unc_iio_txn_req_by_cpu.peer_read.vtd0\0"
    "unc_iio_txn_req_by_cpu.peer_read.vtd1\0"
    "unc_iio_txn_req_by_cpu.peer_write.vtd0\0"
    "unc_iio_txn_req_by_cpu.peer_write.vtd1\0"
    "unc_iio_txn_req_by_cpu.cfg_write.vtd1\0"
    "unc_iio_txn_req_of_cpu.mem_write.vtd0\0"
    "unc_iio_txn_req_of_cpu.mem_write.vtd1\0"
    "unc_iio_txn_req_of_cpu.peer_write.vtd0\0"
    "unc_iio_txn_req_of_cpu.peer_write.vtd1\0"
    "unc_iio_txn_req_of_cpu.mem_read.vtd0\0"
    "unc_iio_txn_req_of_cpu.mem_read.vtd1\0"
    "unc_iio_txn_req_of_cpu.peer_read.vtd0\0"
    "unc_iio_txn_req_of_cpu.peer_read.vtd1\0"
    "unc_iio_txn_req_of_cpu.atomic.part0\0"
    "unc_iio_txn_req_of_cpu.atomic.part1\0"
    "unc_iio_txn_req_of_cpu.atomic.part2\0"
    "unc_iio_txn_req_of_cpu.atomic.part3\0"
    "unc_iio_txn_req_of_cpu.atomic.vtd0\0"
    "unc_iio_txn_req_of_cpu.atomic.vtd1\0"
    "unc_iio_txn_req_of_cpu.atomiccmp.part0\0"
    "unc_iio_txn_req_of_cpu.atomiccmp.part1\0"
    "unc_iio_txn_req_of_cpu.atomiccmp.part2\0"
    "unc_iio_txn_req_of_cpu.atomiccmp.part3\0"
    "unc_iio_txn_req_of_cpu.msg.part0\0"
    "unc_iio_txn_req_of_cpu.msg.part1\0"
    "unc_iio_txn_req_of_cpu.msg.part2\0"
    "unc_iio_txn_req_of_cpu.msg.part3\0"
    "unc_iio_txn_req_of_cpu.msg.vtd0\0"
    "unc_iio_txn_req_of_cpu.msg.vtd1\0";
inline constexpr select::event_list iio_list{"skylake_sp", core::skylake_sp, iio_names, all_of(sharers)};
inline constexpr char imc_names[] =
    "unc_m_act_count.wr\0"
    "unc_m_cas_count.rd_reg\0"
    "unc_m_cas_count.rd_underfill\0"
    "unc_m_cas_count.rd\0"
    "unc_m_cas_count.wr_wmm\0"
    "unc_m_cas_count.wr\0"
    "unc_m_cas_count.all\0"
    "unc_m_clockticks\0"
    "unc_m_power_channel_ppd\0"
    "unc_m_power_self_refresh\0"
    "unc_m_pre_count.page_miss\0"
    "unc_m_pre_count.rd\0"
    "unc_m_rpq_inserts\0"
    "unc_m_rpq_occupancy\0"
    "unc_m_wpq_inserts\0"
    "unc_m_wpq_occupancy\0"
    "unc_m_act_count.rd\0"
    "unc_m_act_count.byp\0"
    "unc_m_byp_cmds.act\0"
    "unc_m_byp_cmds.cas\0"
    "unc_m_byp_cmds.pre\0"
    "unc_m_cas_count.wr_rmm\0"
    "unc_m_cas_count.rd_wmm\0"
    "unc_m_cas_count.rd_rmm\0"
    "unc_m_cas_count.rd_isoch\0"
    "unc_m_cas_count.wr_isoch\0"
    "unc_m_dram_pre_all\0"
    "unc_m_dram_refresh.panic\0"
    "unc_m_dram_refresh.high\0"
    "unc_m_ecc_correctable_errors\0"
    "unc_m_major_modes.read\0"
    "unc_m_major_modes.write\0"
    "unc_m_major_modes.partial\0"
    "unc_m_major_modes.isoch\0"
    "unc_m_power_channel_dlloff\0"
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
    "unc_m_pre_count.wr\0"
    "unc_m_pre_count.byp\0"
    "unc_m_rd_cas_prio.low\0"
    "unc_m_rd_cas_prio.med\0"
    "unc_m_rd_cas_prio.high\0"
    "unc_m_rd_cas_prio.panic\0"
    "unc_m_rd_cas_rank0.bank0\0"
    "unc_m_rd_cas_rank0.bank1\0"
    "unc_m_rd_cas_rank0.bank2\0"
    "unc_m_rd_cas_rank0.bank3\0"
    "unc_m_rd_cas_rank0.bank4\0"
    "unc_m_rd_cas_rank0.bank5\0"
    "unc_m_rd_cas_rank0.bank6\0"
    "unc_m_rd_cas_rank0.bank7\0"
    "unc_m_rd_cas_rank0.bank8\0"
    "unc_m_rd_cas_rank0.bank9\0"
    "unc_m_rd_cas_rank0.bank10\0"
    "unc_m_rd_cas_rank0.bank11\0"
    "unc_m_rd_cas_rank0.bank12\0"
    "unc_m_rd_cas_rank0.bank13\0"
    "unc_m_rd_cas_rank0.bank14\0"
    "unc_m_rd_cas_rank0.bank15\0"
    "unc_m_rd_cas_rank0.allbanks\0"
    "unc_m_rd_cas_rank0.bankg0\0"
    "unc_m_rd_cas_rank0.bankg1\0"
    "unc_m_rd_cas_rank0.bankg2\0"
    "unc_m_rd_cas_rank0.bankg3\0"
    "unc_m_rd_cas_rank1.bank0\0"
    "unc_m_rd_cas_rank1.bank1\0"
    "unc_m_rd_cas_rank1.bank2\0"
    "unc_m_rd_cas_rank1.bank3\0"
    "unc_m_rd_cas_rank1.bank4\0"
    "unc_m_rd_cas_rank1.bank5\0"
    "unc_m_rd_cas_rank1.bank6\0"
    "unc_m_rd_cas_rank1.bank7\0"
    "unc_m_rd_cas_rank1.bank8\0"
    "unc_m_rd_cas_rank1.bank9\0"
    "unc_m_rd_cas_rank1.bank10\0"
    "unc_m_rd_cas_rank1.bank11\0"
    "unc_m_rd_cas_rank1.bank12\0"
    "unc_m_rd_cas_rank1.bank13\0"
    "unc_m_rd_cas_rank1.bank14\0"
    "unc_m_rd_cas_rank1.bank15\0"
    "unc_m_rd_cas_rank1.allbanks\0"
    "unc_m_rd_cas_rank1.bankg0\0"
    "unc_m_rd_cas_rank1.bankg1\0"
    "unc_m_rd_cas_rank1.bankg2\0"
    "unc_m_rd_cas_rank1.bankg3\0"
    "unc_m_rd_cas_rank2.bank0\0"
    "unc_m_rd_cas_rank2.bank1\0"
    "unc_m_rd_cas_rank2.bank2\0"
    "unc_m_rd_cas_rank2.bank3\0"
    "unc_m_rd_cas_rank2.bank4\0"
    "unc_m_rd_cas_rank2.bank5\0"
    "unc_m_rd_cas_rank2.bank6\0"
    "unc_m_rd_cas_rank2.bank7\0"
    "unc_m_rd_cas_rank2.bank8\0"
    "unc_m_rd_cas_rank2.bank9\0"
    "unc_m_rd_cas_rank2.bank10\0"
    "unc_m_rd_cas_rank2.bank11\0"
    "unc_m_rd_cas_rank2.bank12\0"
    "unc_m_rd_cas_rank2.bank13\0"
    "unc_m_rd_cas_rank2.bank14\0"
    "unc_m_rd_cas_rank2.bank15\0"
    "unc_m_rd_cas_rank2.allbanks\0"
    "unc_m_rd_cas_rank2.bankg0\0"
    "unc_m_rd_cas_rank2.bankg1\0"
    "unc_m_rd_cas_rank2.bankg2\0"
    "unc_m_rd_cas_rank2.bankg3\0"
    "unc_m_rd_cas_rank3.bank0\0"
    "unc_m_rd_cas_rank3.bank1\0"
    "unc_m_rd_cas_rank3.bank2\0"
    "unc_m_rd_cas_rank3.bank3\0"
    "unc_m_rd_cas_rank3.bank4\0"
    "unc_m_rd_cas_rank3.bank5\0"
    "unc_m_rd_cas_rank3.bank6\0"
    "unc_m_rd_cas_rank3.bank7\0"
    "unc_m_rd_cas_rank3.bank8\0"
    "unc_m_rd_cas_rank3.bank9\0"
    "unc_m_rd_cas_rank3.bank10\0"
    "unc_m_rd_cas_rank3.bank11\0"
    "unc_m_rd_cas_rank3.bank12\0"
    "unc_m_rd_cas_rank3.bank13\0"
    "unc_m_rd_cas_rank3.bank14\0"
    "unc_m_rd_cas_rank3.bank15\0"
    "unc_m_rd_cas_rank3.allbanks\0"
    "unc_m_rd_cas_rank3.bankg0\0"
    "unc_m_rd_cas_rank3.bankg1\0"
    "unc_m_rd_cas_rank3.bankg2\0"
    "unc_m_rd_cas_rank3.bankg3\0"
    "unc_m_rd_cas_rank4.bank0\0"
    "unc_m_rd_cas_rank4.bank1\0"
    "unc_m_rd_cas_rank4.bank2\0"
    "unc_m_rd_cas_rank4.bank3\0"
    "unc_m_rd_cas_rank4.bank4\0"
    "unc_m_rd_cas_rank4.bank5\0"
    "unc_m_rd_cas_rank4.bank6\0"
    "unc_m_rd_cas_rank4.bank7\0"
    "unc_m_rd_cas_rank4.bank8\0"
    "unc_m_rd_cas_rank4.bank9\0"
    "unc_m_rd_cas_rank4.bank10\0"
    "unc_m_rd_cas_rank4.bank11\0"
    "unc_m_rd_cas_rank4.bank12\0"
    "unc_m_rd_cas_rank4.bank13\0"
    "unc_m_rd_cas_rank4.bank14\0"
    "unc_m_rd_cas_rank4.bank15\0"
    "unc_m_rd_cas_rank4.allbanks\0"
    "unc_m_rd_cas_rank4.bankg0\0"
    "unc_m_rd_cas_rank4.bankg1\0"
    "unc_m_rd_cas_rank4.bankg2\0"
    "unc_m_rd_cas_rank4.bankg3\0"
    "unc_m_rd_cas_rank5.bank0\0"
    "unc_m_rd_cas_rank5.bank1\0"
    "unc_m_rd_cas_rank5.bank2\0"
    "unc_m_rd_cas_rank5.bank3\0"
    "unc_m_rd_cas_rank5.bank4\0"
    "unc_m_rd_cas_rank5.bank5\0"
    "unc_m_rd_cas_rank5.bank6\0"
    "unc_m_rd_cas_rank5.bank7\0"
    "unc_m_rd_cas_rank5.bank8\0"
    "unc_m_rd_cas_rank5.bank9\0"
    "unc_m_rd_cas_rank5.bank10\0"
    "unc_m_rd_cas_rank5.bank11\0"
    "unc_m_rd_cas_rank5.bank12\0"
    "unc_m_rd_cas_rank5.bank13\0"
    "unc_m_rd_cas_rank5.bank14\0"
    "unc_m_rd_cas_rank5.bank15\0"
    "unc_m_rd_cas_rank5.allbanks\0"
    "unc_m_rd_cas_rank5.bankg0\0"
    "unc_m_rd_cas_rank5.bankg1\0"
    "unc_m_rd_cas_rank5.bankg2\0"
    "unc_m_rd_cas_rank5.bankg3\0"
    "unc_m_rd_cas_rank6.bank0\0"
    "unc_m_rd_cas_rank6.bank1\0"
    "unc_m_rd_cas_rank6.bank2\0"
    "unc_m_rd_cas_rank6.bank3\0"
    "unc_m_rd_cas_rank6.bank4\0"
    "unc_m_rd_cas_rank6.bank5\0"
    "unc_m_rd_cas_rank6.bank6\0"
    "unc_m_rd_cas_rank6.bank7\0"
    "unc_m_rd_cas_rank6.bank8\0"
    "unc_m_rd_cas_rank6.bank9\0"
    "unc_m_rd_cas_rank6.bank10\0"
    "unc_m_rd_cas_rank6.bank11\0"
    "unc_m_rd_cas_rank6.bank12\0"
    "unc_m_rd_cas_rank6.bank13\0"
    "unc_m_rd_cas_rank6.bank14\0"
    "unc_m_rd_cas_rank6.bank15\0"
    "unc_m_rd_cas_rank6.allbanks\0"
    "unc_m_rd_cas_rank6.bankg0\0"
    "unc_m_rd_cas_rank6.bankg1\0"
    "unc_m_rd_cas_rank6.bankg2\0"
    "unc_m_rd_cas_rank6.bankg3\0"
    "unc_m_rd_cas_rank7.bank0\0"
    "unc_m_rd_cas_rank7.bank1\0"
    "unc_m_rd_cas_rank7.bank2\0"
    "unc_m_rd_cas_rank7.bank3\0"
    "unc_m_rd_cas_rank7.bank4\0"
    "unc_m_rd_cas_rank7.bank5\0"
    "unc_m_rd_cas_rank7.bank6\0"
    "unc_m_rd_cas_rank7.bank7\0"
    "unc_m_rd_cas_rank7.bank8\0"
    "unc_m_rd_cas_rank7.bank9\0"
    "unc_m_rd_cas_rank7.bank10\0"
    "unc_m_rd_cas_rank7.bank11\0"
    "unc_m_rd_cas_rank7.bank12\0"
    "unc_m_rd_cas_rank7.bank13\0"
    "unc_m_rd_cas_rank7.bank14\0"
    "unc_m_rd_cas_rank7.bank15\0"
    "unc_m_rd_cas_rank7.allbanks\0"
    "unc_m_rd_cas_rank7.bankg0\0"
    "unc_m_rd_cas_rank7.bankg1\0"
    "unc_m_rd_cas_rank7.bankg2\0"
    "unc_m_rd_cas_rank7.bankg3\0"
    "unc_m_rpq_cycles_full\0"
    "unc_m_rpq_cycles_ne\0"
    "unc_m_wmm_to_rmm.low_thresh\0"
    "unc_m_wmm_to_rmm.starve\0"
    "unc_m_wmm_to_rmm.vmse_retry\0"
    "unc_m_wpq_cycles_full\0"
    "unc_m_wpq_cycles_ne\0"
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
    "unc_m_wr_cas_rank0.bank8\0"
    "unc_m_wr_cas_rank0.bank9\0"
    "unc_m_wr_cas_rank0.bank10\0"
    "unc_m_wr_cas_rank0.bank11\0"
    "unc_m_wr_cas_rank0.bank12\0"
    "unc_m_wr_cas_rank0.bank13\0"
    "unc_m_wr_cas_rank0.bank14\0"
    "unc_m_wr_cas_rank0.bank15\0"
    "unc_m_wr_cas_rank0.allbanks\0"
    "unc_m_wr_cas_rank0.bankg0\0"
    "unc_m_wr_cas_rank0.bankg1\0"
    "unc_m_wr_cas_rank0.bankg2\0"
    "unc_m_wr_cas_rank0.bankg3\0"
    "unc_m_wr_cas_rank1.bank0\0"
    "unc_m_wr_cas_rank1.bank1\0"
    "unc_m_wr_cas_rank1.bank2\0"
    "unc_m_wr_cas_rank1.bank3\0"
    "unc_m_wr_cas_rank1.bank4\0"
    "unc_m_wr_cas_rank1.bank5\0"
    "unc_m_wr_cas_rank1.bank6\0"
    "unc_m_wr_cas_rank1.bank7\0"
    "unc_m_wr_cas_rank1.bank8\0"
    "unc_m_wr_cas_rank1.bank9\0"
    "unc_m_wr_cas_rank1.bank10\0"
    "unc_m_wr_cas_rank1.bank11\0"
    "unc_m_wr_cas_rank1.bank12\0"
    "unc_m_wr_cas_rank1.bank13\0"
    "unc_m_wr_cas_rank1.bank14\0"
    "unc_m_wr_cas_rank1.bank15\0"
    "unc_m_wr_cas_rank1.allbanks\0"
    "unc_m_wr_cas_rank1.bankg0\0"
    "unc_m_wr_cas_rank1.bankg1\0"
    "unc_m_wr_cas_rank1.bankg2\0"
    "unc_m_wr_cas_rank1.bankg3\0"
    "unc_m_wr_cas_rank2.bank0\0"
    "unc_m_wr_cas_rank2.bank1\0"
    "unc_m_wr_cas_rank2.bank2\0"
    "unc_m_wr_cas_rank2.bank3\0"
    "unc_m_wr_cas_rank2.bank4\0"
    "unc_m_wr_cas_rank2.bank5\0"
    "unc_m_wr_cas_rank2.bank6\0"
    "unc_m_wr_cas_rank2.bank7\0"
    "unc_m_wr_cas_rank2.bank8\0"
    "unc_m_wr_cas_rank2.bank9\0"
    "unc_m_wr_cas_rank2.bank10\0"
    "unc_m_wr_cas_rank2.bank11\0"
    "unc_m_wr_cas_rank2.bank12\0"
    "unc_m_wr_cas_rank2.bank13\0"
    "unc_m_wr_cas_rank2.bank14\0"
    "unc_m_wr_cas_rank2.bank15\0"
    "unc_m_wr_cas_rank2.allbanks\0"
    "unc_m_wr_cas_rank2.bankg0\0"
    "unc_m_wr_cas_rank2.bankg1\0"
    "unc_m_wr_cas_rank2.bankg2\0"
    "unc_m_wr_cas_rank2.bankg3\0"
    "unc_m_wr_cas_rank3.bank0\0"
    "unc_m_wr_cas_rank3.bank1\0"
    "unc_m_wr_cas_rank3.bank2\0"
    "unc_m_wr_cas_rank3.bank3\0"
    "unc_m_wr_cas_rank3.bank4\0"
    "unc_m_wr_cas_rank3.bank5\0"
    "unc_m_wr_cas_rank3.bank6\0"
    "unc_m_wr_cas_rank3.bank7\0"
    "unc_m_wr_cas_rank3.bank8\0"
    "unc_m_wr_cas_rank3.bank9\0"
    "unc_m_wr_cas_rank3.bank10\0"
    "unc_m_wr_cas_rank3.bank11\0"
    "unc_m_wr_cas_rank3.bank12\0"
    "unc_m_wr_cas_rank3.bank13\0"
    "unc_m_wr_cas_rank3.bank14\0"
    "unc_m_wr_cas_rank3.bank15\0"
    "unc_m_wr_cas_rank3.allbanks\0"
    "unc_m_wr_cas_rank3.bankg0\0"
    "unc_m_wr_cas_rank3.bankg1\0"
    "unc_m_wr_cas_rank3.bankg2\0"
    "unc_m_wr_cas_rank3.bankg3\0"
    "unc_m_wr_cas_rank4.bank0\0"
    "unc_m_wr_cas_rank4.bank1\0"
    "unc_m_wr_cas_rank4.bank2\0"
    "unc_m_wr_cas_rank4.bank3\0"
    "unc_m_wr_cas_rank4.bank4\0"
    "unc_m_wr_cas_rank4.bank5\0"
    "unc_m_wr_cas_rank4.bank6\0"
    "unc_m_wr_cas_rank4.bank7\0"
    "unc_m_wr_cas_rank4.bank8\0"
    "unc_m_wr_cas_rank4.bank9\0"
    "unc_m_wr_cas_rank4.bank10\0"
    "unc_m_wr_cas_rank4.bank11\0"
    "unc_m_wr_cas_rank4.bank12\0"
    "unc_m_wr_cas_rank4.bank13\0"
    "unc_m_wr_cas_rank4.bank14\0"
    "unc_m_wr_cas_rank4.bank15\0"
    "unc_m_wr_cas_rank4.allbanks\0"
    "unc_m_wr_cas_rank4.bankg0\0"
    "unc_m_wr_cas_rank4.bankg1\0"
    "unc_m_wr_cas_rank4.bankg2\0"
    "unc_m_wr_cas_rank4.bankg3\0"
    "unc_m_wr_cas_rank5.bank0\0"
    "unc_m_wr_cas_rank5.bank1\0"
    "unc_m_wr_cas_rank5.bank2\0"
    "unc_m_wr_cas_rank5.bank3\0"
    "unc_m_wr_cas_rank5.bank4\0"
    "unc_m_wr_cas_rank5.bank5\0"
    "unc_m_wr_cas_rank5.bank6\0"
    "unc_m_wr_cas_rank5.bank7\0"
    "unc_m_wr_cas_rank5.bank8\0"
    "unc_m_wr_cas_rank5.bank9\0"
    "unc_m_wr_cas_rank5.bank10\0"
    "unc_m_wr_cas_rank5.bank11\0"
    "unc_m_wr_cas_rank5.bank12\0"
    "unc_m_wr_cas_rank5.bank13\0"
    "unc_m_wr_cas_rank5.bank14\0"
    "unc_m_wr_cas_rank5.bank15\0"
    "unc_m_wr_cas_rank5.allbanks\0"
    "unc_m_wr_cas_rank5.bankg0\0"
    "unc_m_wr_cas_rank5.bankg1\0"
    "unc_m_wr_cas_rank5.bankg2\0"
    "unc_m_wr_cas_rank5.bankg3\0"
    "unc_m_wr_cas_rank6.bank0\0"
    "unc_m_wr_cas_rank6.bank1\0"
    "unc_m_wr_cas_rank6.bank2\0"
    "unc_m_wr_cas_rank6.bank3\0"
    "unc_m_wr_cas_rank6.bank4\0"
    "unc_m_wr_cas_rank6.bank5\0"
    "unc_m_wr_cas_rank6.bank6\0"
    "unc_m_wr_cas_rank6.bank7\0"
    "unc_m_wr_cas_rank6.bank8\0"
    "unc_m_wr_cas_rank6.bank9\0"
    "unc_m_wr_cas_rank6.bank10\0"
    "unc_m_wr_cas_rank6.bank11\0"
    "unc_m_wr_cas_rank6.bank12\0"
    "unc_m_wr_cas_rank6.bank13\0"
    "unc_m_wr_cas_rank6.bank14\0"
    "unc_m_wr_cas_rank6.bank15\0"
    "unc_m_wr_cas_rank6.allbanks\0"
    "unc_m_wr_cas_rank6.bankg0\0"
    "unc_m_wr_cas_rank6.bankg1\0"
    "unc_m_wr_cas_rank6.bankg2\0"
    "unc_m_wr_cas_rank6.bankg3\0"
    "unc_m_wr_cas_rank7.bank0\0"
    "unc_m_wr_cas_rank7.bank1\0"
    "unc_m_wr_cas_rank7.bank2\0"
    "unc_m_wr_cas_rank7.bank3\0"
    "unc_m_wr_cas_rank7.bank4\0"
    "unc_m_wr_cas_rank7.bank5\0"
    "unc_m_wr_cas_rank7.bank6\0"
    "unc_m_wr_cas_rank7.bank7\0"
    "unc_m_wr_cas_rank7.bank8\0"
    "unc_m_wr_cas_rank7.bank9\0"
    "unc_m_wr_cas_rank7.bank10\0"
    "unc_m_wr_cas_rank7.bank11\0"
    "unc_m_wr_cas_rank7.bank12\0"
    "unc_m_wr_cas_rank7.bank13\0"
    "unc_m_wr_cas_rank7.bank14\0"
    "unc_m_wr_cas_rank7.bank15\0"
    "unc_m_wr_cas_rank7.allbanks\0"
    "unc_m_wr_cas_rank7.bankg0\0"
    "unc_m_wr_cas_rank7.bankg1\0"
    "unc_m_wr_cas_rank7.bankg2\0"
    "unc_m_wr_cas_rank7.bankg3\0"
    "unc_m_clockticks_f\0";
inline constexpr select::event_list imc_list{"skylake_sp", core::skylake_sp, imc_names, all_of(sharers)};
inline constexpr char irp_names[] =
    "unc_i_cache_total_occupancy.mem\0"
    "unc_i_coherent_ops.rfo\0"
    "unc_i_coherent_ops.pcitom\0"
    "unc_i_faf_inserts\0"
    "unc_i_faf_occupancy\0"
    "unc_i_transactions.wr_pref\0"
    "unc_i_cache_total_occupancy.any\0"
    "unc_i_cache_total_occupancy.iv_q\0"
    "unc_i_clockticks\0"
    "unc_i_coherent_ops.pcirdcur\0"
    "unc_i_coherent_ops.crd\0"
    "unc_i_coherent_ops.drd\0"
    "unc_i_coherent_ops.pcidcahint\0"
    "unc_i_coherent_ops.wbmtoi\0"
    "unc_i_coherent_ops.clflush\0"
    "unc_i_faf_full\0"
    "unc_i_faf_transactions\0"
    "unc_i_irp_all.inbound_inserts\0"
    "unc_i_irp_all.outbound_inserts\0"
    "unc_i_misc0.fast_req\0"
    "unc_i_misc0.fast_rej\0"
    "unc_i_misc0.2nd_rd_insert\0"
    "unc_i_misc0.2nd_wr_insert\0"
    "unc_i_misc0.2nd_atomic_insert\0"
    "unc_i_misc0.fast_xfer\0"
    "unc_i_misc0.pf_ack_hint\0"
    "unc_i_misc0.unknown\0"
    "unc_i_misc1.slow_i\0"
    "unc_i_misc1.slow_s\0"
    "unc_i_misc1.slow_e\0"
    "unc_i_misc1.slow_m\0"
    "unc_i_misc1.lost_fwd\0"
    "unc_i_misc1.sec_rcvd_invld\0"
    "unc_i_misc1.sec_rcvd_vld\0"
    "unc_i_p2p_inserts\0"
    "unc_i_p2p_occupancy\0"
    "unc_i_p2p_transactions.rd\0"
    "unc_i_p2p_transactions.wr\0"
    "unc_i_p2p_transactions.msg\0"
    "unc_i_p2p_transactions.cmpl\0"
    "unc_i_p2p_transactions.rem\0"
    "unc_i_p2p_transactions.rem_and_tgt_match\0"
    "unc_i_p2p_transactions.loc\0"
    "unc_i_p2p_transactions.loc_and_tgt_match\0"
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
    "unc_i_transactions.atomic\0"
    "unc_i_transactions.other\0"
    "unc_i_txr2_ad_stall_credit_cycles\0"
    "unc_i_txc_ak_inserts\0"
    "unc_i_txc_bl_drs_cycles_full\0"
    "unc_i_txc_bl_drs_inserts\0"
    "unc_i_txc_bl_drs_occupancy\0"
    "unc_i_txc_bl_ncb_cycles_full\0"
    "unc_i_txc_bl_ncb_inserts\0"
    "unc_i_txc_bl_ncb_occupancy\0"
    "unc_i_txc_bl_ncs_cycles_full\0"
    "unc_i_txc_bl_ncs_inserts\0"
    "unc_i_txc_bl_ncs_occupancy\0"
    "unc_i_txr2_bl_stall_credit_cycles\0"
    "unc_i_txs_data_inserts_ncb\0"
    "unc_i_txs_data_inserts_ncs\0"
    "unc_i_txs_request_occupancy\0"
    "unc_i_snoop_resp.all_hit_i\0"
    "unc_i_snoop_resp.all_hit_es\0"
    "unc_i_snoop_resp.all_hit_m\0"
    "unc_i_snoop_resp.all_hit\0"
    "unc_i_snoop_resp.all_miss\0";
inline constexpr select::event_list irp_list{"skylake_sp", core::skylake_sp, irp_names, all_of(sharers)};
inline constexpr char m2m_names[] =
    "unc_m2m_bypass_m2m_egress.not_taken\0"
    "unc_m2m_direct2core_not_taken_dirstate\0"
    "unc_m2m_direct2core_taken\0"
    "unc_m2m_direct2core_txn_override\0"
    "unc_m2m_directory_lookup.any\0"
    "unc_m2m_directory_lookup.state_i\0"
    "unc_m2m_directory_lookup.state_s\0"
    "unc_m2m_directory_lookup.state_a\0"
    "unc_m2m_directory_update.any\0"
    "unc_m2m_directory_update.i2s\0"
    "unc_m2m_directory_update.i2a\0"
    "unc_m2m_directory_update.s2i\0"
    "unc_m2m_directory_update.s2a\0"
    "unc_m2m_directory_update.a2i\0"
    "unc_m2m_directory_update.a2s\0"
    "unc_m2m_imc_reads.normal\0"
    "unc_m2m_imc_reads.all\0"
    "unc_m2m_imc_writes.partial\0"
    "unc_m2m_imc_writes.all\0"
    "unc_m2m_imc_writes.ni\0"
    "unc_m2m_prefcam_demand_promotions\0"
    "unc_m2m_prefcam_inserts\0"
    "unc_m2m_rxc_ad_inserts\0"
    "unc_m2m_rxc_ad_occupancy\0"
    "unc_m2m_rxc_bl_inserts\0"
    "unc_m2m_rxc_bl_occupancy\0"
    "unc_m2m_txc_ad_inserts\0"
    "unc_m2m_txc_ad_occupancy\0"
    "unc_m2m_txc_bl_inserts.all\0"
    "unc_m2m_txc_bl_occupancy.all\0"
    "unc_m2m_direct2upi_not_taken_credits\0"
    "unc_m2m_direct2upi_not_taken_dirstate\0"
    "unc_m2m_direct2upi_taken\0"
    "unc_m2m_direct2upi_txn_override\0"
    "unc_m2m_bypass_m2m_egress.taken\0"
    "unc_m2m_clockticks\0"
    "unc_m2m_directory_hit.dirty_i\0"
    "unc_m2m_directory_hit.dirty_s\0"
    "unc_m2m_directory_hit.dirty_p\0"
    "unc_m2m_directory_hit.dirty_a\0"
    "unc_m2m_directory_hit.clean_i\0"
    "unc_m2m_directory_hit.clean_s\0"
    "unc_m2m_directory_hit.clean_p\0"
    "unc_m2m_directory_hit.clean_a\0"
    "unc_m2m_directory_miss.dirty_i\0"
    "unc_m2m_directory_miss.dirty_s\0"
    "unc_m2m_directory_miss.dirty_p\0"
    "unc_m2m_directory_miss.dirty_a\0"
    "unc_m2m_directory_miss.clean_i\0"
    "unc_m2m_directory_miss.clean_s\0"
    "unc_m2m_directory_miss.clean_p\0"
    "unc_m2m_directory_miss.clean_a\0"
    "unc_m2m_imc_reads.isoch\0"
    "unc_m2m_imc_reads.from_transgress\0"
    "unc_m2m_imc_writes.full\0"
    "unc_m2m_imc_writes.full_isoch\0"
    "unc_m2m_imc_writes.partial_isoch\0"
    "unc_m2m_imc_writes.from_transgress\0"
    "unc_m2m_pkt_match.mesh\0"
    "unc_m2m_pkt_match.mc\0"
    "unc_m2m_prefcam_cycles_full\0"
    "unc_m2m_prefcam_cycles_ne\0"
    "unc_m2m_prefcam_occupancy\0"
    "unc_m2m_rpq_cycles_no_spec_credits.chn0\0"
    "unc_m2m_rpq_cycles_no_spec_credits.chn1\0"
    "unc_m2m_rpq_cycles_no_spec_credits.chn2\0"
    "unc_m2m_tgr_ad_credits\0"
    "unc_m2m_tgr_bl_credits\0"
    "unc_m2m_tracker_cycles_full.ch0\0"
    "unc_m2m_tracker_cycles_full.ch1\0"
    "unc_m2m_tracker_cycles_full.ch2\0"
    "unc_m2m_tracker_cycles_ne.ch0\0"
    "unc_m2m_tracker_cycles_ne.ch1\0"
    "unc_m2m_tracker_cycles_ne.ch2\0"
    "unc_m2m_tracker_inserts.ch0\0"
    "unc_m2m_tracker_inserts.ch1\0"
    "unc_m2m_tracker_inserts.ch2\0"
    "unc_m2m_tracker_occupancy.ch0\0"
    "unc_m2m_tracker_occupancy.ch1\0"
    "unc_m2m_tracker_occupancy.ch2\0"
    "unc_m2m_tracker_pending_occupancy\0"
    "unc_m2m_wpq_cycles_no_reg_credits.chn0\0"
    "unc_m2m_wpq_cycles_no_reg_credits.chn1\0"
    "unc_m2m_wpq_cycles_no_reg_credits.chn2\0"
    "unc_m2m_write_tracker_cycles_full.ch0\0"
    "unc_m2m_write_tracker_cycles_full.ch1\0"
    "unc_m2m_write_tracker_cycles_full.ch2\0"
    "unc_m2m_write_tracker_cycles_ne.ch0\0"
    "unc_m2m_write_tracker_cycles_ne.ch1\0"
    "unc_m2m_write_tracker_cycles_ne.ch2\0"
    "unc_m2m_write_tracker_inserts.ch0\0"
    "unc_m2m_write_tracker_inserts.ch1\0"
    "unc_m2m_write_tracker_inserts.ch2\0"
    "unc_m2m_write_tracker_occupancy.ch0\0"
    "unc_m2m_write_tracker_occupancy.ch1\0"
    "unc_m2m_write_tracker_occupancy.ch2\0"
    "unc_m2m_ag0_ad_crd_acquired.tgr0\0"
    "unc_m2m_ag0_ad_crd_acquired.tgr1\0"
    "unc_m2m_ag0_ad_crd_acquired.tgr2\0"
    "unc_m2m_ag0_ad_crd_acquired.tgr3\0"
    "unc_m2m_ag0_ad_crd_acquired.tgr4\0"
    "unc_m2m_ag0_ad_crd_acquired.tgr5\0"
    "unc_m2m_ag0_ad_crd_occupancy.tgr0\0"
    "unc_m2m_ag0_ad_crd_occupancy.tgr1\0"
    "unc_m2m_ag0_ad_crd_occupancy.tgr2\0"
    "unc_m2m_ag0_ad_crd_occupancy.tgr3\0"
    "unc_m2m_ag0_ad_crd_occupancy.tgr4\0"
    "unc_m2m_ag0_ad_crd_occupancy.tgr5\0"
    "unc_m2m_ag0_bl_crd_acquired.tgr0\0"
    "unc_m2m_ag0_bl_crd_acquired.tgr1\0"
    "unc_m2m_ag0_bl_crd_acquired.tgr2\0"
    "unc_m2m_ag0_bl_crd_acquired.tgr3\0"
    "unc_m2m_ag0_bl_crd_acquired.tgr4\0"
    "unc_m2m_ag0_bl_crd_acquired.tgr5\0"
    "unc_m2m_ag0_bl_crd_occupancy.tgr0\0"
    "unc_m2m_ag0_bl_crd_occupancy.tgr1\0"
    "unc_m2m_ag0_bl_crd_occupancy.tgr2\0"
    "unc_m2m_ag0_bl_crd_occupancy.tgr3\0"
    "unc_m2m_ag0_bl_crd_occupancy.tgr4\0"
    "unc_m2m_ag0_bl_crd_occupancy.tgr5\0"
    "unc_m2m_ag1_ad_crd_acquired.tgr0\0"
    "unc_m2m_ag1_ad_crd_acquired.tgr1\0"
    "unc_m2m_ag1_ad_crd_acquired.tgr2\0"
    "unc_m2m_ag1_ad_crd_acquired.tgr3\0"
    "unc_m2m_ag1_ad_crd_acquired.tgr4\0"
    "unc_m2m_ag1_ad_crd_acquired.tgr5\0"
    "unc_m2m_ag1_ad_crd_occupancy.tgr0\0"
    "unc_m2m_ag1_ad_crd_occupancy.tgr1\0"
    "unc_m2m_ag1_ad_crd_occupancy.tgr2\0"
    "unc_m2m_ag1_ad_crd_occupancy.tgr3\0"
    "unc_m2m_ag1_ad_crd_occupancy.tgr4\0"
    "unc_m2m_ag1_ad_crd_occupancy.tgr5\0"
    "unc_m2m_ag1_bl_crd_occupancy.tgr0\0"
    "unc_m2m_ag1_bl_crd_occupancy.tgr1\0"
    "unc_m2m_ag1_bl_crd_occupancy.tgr2\0"
    "unc_m2m_ag1_bl_crd_occupancy.tgr3\0"
    "unc_m2m_ag1_bl_crd_occupancy.tgr4\0"
    "unc_m2m_ag1_bl_crd_occupancy.tgr5\0"
    "unc_m2m_ag1_bl_credits_acquired.tgr0\0"
    "unc_m2m_ag1_bl_credits_acquired.tgr1\0"
    "unc_m2m_ag1_bl_credits_acquired.tgr2\0"
    "unc_m2m_ag1_bl_credits_acquired.tgr3\0"
    "unc_m2m_ag1_bl_credits_acquired.tgr4\0"
    "unc_m2m_ag1_bl_credits_acquired.tgr5\0"
    "unc_m2m_egress_ordering.iv_snoopgo_dn\0"
    "unc_m2m_egress_ordering.iv_snoopgo_up\0"
    "unc_m2m_horz_ring_ad_in_use.left_even\0"
    "unc_m2m_horz_ring_ad_in_use.left_odd\0"
    "unc_m2m_horz_ring_ad_in_use.right_even\0"
    "unc_m2m_horz_ring_ad_in_use.right_odd\0"
    "unc_m2m_horz_ring_ak_in_use.left_even\0"
    "unc_m2m_horz_ring_ak_in_use.left_odd\0"
    "unc_m2m_horz_ring_ak_in_use.right_even\0"
    "unc_m2m_horz_ring_ak_in_use.right_odd\0"
    "unc_m2m_horz_ring_bl_in_use.left_even\0"
    "unc_m2m_horz_ring_bl_in_use.left_odd\0"
    "unc_m2m_horz_ring_bl_in_use.right_even\0"
    "unc_m2m_horz_ring_bl_in_use.right_odd\0"
    "unc_m2m_horz_ring_iv_in_use.left\0"
    "unc_m2m_horz_ring_iv_in_use.right\0"
    "unc_m2m_ring_bounces_horz.ad\0"
    "unc_m2m_ring_bounces_horz.ak\0"
    "unc_m2m_ring_bounces_horz.bl\0"
    "unc_m2m_ring_bounces_horz.iv\0"
    "unc_m2m_ring_bounces_vert.ad\0"
    "unc_m2m_ring_bounces_vert.ak\0"
    "unc_m2m_ring_bounces_vert.bl\0"
    "unc_m2m_ring_bounces_vert.iv\0"
    "unc_m2m_ring_sink_starved_horz.ad\0"
    "unc_m2m_ring_sink_starved_horz.ak\0"
    "unc_m2m_ring_sink_starved_horz.ak_ag1\0"
    "unc_m2m_ring_sink_starved_horz.bl\0"
    "unc_m2m_ring_sink_starved_horz.iv\0"
    "unc_m2m_ring_sink_starved_vert.ad\0"
    "unc_m2m_ring_sink_starved_vert.ak\0"
    "unc_m2m_ring_sink_starved_vert.bl\0"
    "unc_m2m_ring_sink_starved_vert.iv\0"
    "unc_m2m_ring_src_thrtl\0"
    "unc_m2m_rxc_ad_cycles_full\0"
    "unc_m2m_rxc_ad_cycles_ne\0"
    "unc_m2m_rxc_bl_cycles_full\0"
    "unc_m2m_rxc_bl_cycles_ne\0"
    "unc_m2m_rxr_busy_starved.ad_bnc\0"
    "unc_m2m_rxr_busy_starved.ad_crd\0"
    "unc_m2m_rxr_busy_starved.bl_bnc\0"
    "unc_m2m_rxr_busy_starved.bl_crd\0"
    "unc_m2m_rxr_bypass.ad_bnc\0"
    "unc_m2m_rxr_bypass.ad_crd\0"
    "unc_m2m_rxr_bypass.ak_bnc\0"
    "unc_m2m_rxr_bypass.bl_bnc\0"
    "unc_m2m_rxr_bypass.bl_crd\0"
    "unc_m2m_rxr_bypass.iv_bnc\0"
    "unc_m2m_rxr_crd_starved.ad_bnc\0"
    "unc_m2m_rxr_crd_starved.ad_crd\0"
    "unc_m2m_rxr_crd_starved.ak_bnc\0"
    "unc_m2m_rxr_crd_starved.bl_bnc\0"
    "unc_m2m_rxr_crd_starved.bl_crd\0"
    "unc_m2m_rxr_crd_starved.ifv\0"
    "unc_m2m_rxr_crd_starved.iv_bnc\0"
    "unc_m2m_rxr_inserts.ad_bnc\0"
    "unc_m2m_rxr_inserts.ad_crd\0"
    "unc_m2m_rxr_inserts.ak_bnc\0"
    "unc_m2m_rxr_inserts.bl_bnc\0"
    "unc_m2m_rxr_inserts.bl_crd\0"
    "unc_m2m_rxr_inserts.iv_bnc\0"
    "unc_m2m_rxr_occupancy.ad_bnc\0"
    "unc_m2m_rxr_occupancy.ad_crd\0"
    "unc_m2m_rxr_occupancy.ak_bnc\0"
    "unc_m2m_rxr_occupancy.bl_bnc\0"
    "unc_m2m_rxr_occupancy.bl_crd\0"
    "unc_m2m_rxr_occupancy.iv_bnc\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag0.tgr0\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag0.tgr1\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag0.tgr2\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag0.tgr3\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag0.tgr4\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag0.tgr5\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag1.tgr0\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag1.tgr1\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag1.tgr2\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag1.tgr3\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag1.tgr4\0"
    "unc_m2m_stall_no_txr_horz_crd_ad_ag1.tgr5\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag0.tgr0\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag0.tgr1\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag0.tgr2\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag0.tgr3\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag0.tgr4\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag0.tgr5\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag1.tgr0\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag1.tgr1\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag1.tgr2\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag1.tgr3\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag1.tgr4\0"
    "unc_m2m_stall_no_txr_horz_crd_bl_ag1.tgr5\0"
    "unc_m2m_txc_ad_credit_occupancy\0"
    "unc_m2m_txc_ad_credits_acquired\0"
    "unc_m2m_txc_ad_cycles_full\0"
    "unc_m2m_txc_ad_cycles_ne\0"
    "unc_m2m_txc_ad_no_credit_cycles\0"
    "unc_m2m_txc_ad_no_credit_stalled\0"
    "unc_m2m_txc_ak.crd_cbo\0"
    "unc_m2m_txc_ak.ndr\0"
    "unc_m2m_txc_ak_credit_occupancy.cms0\0"
    "unc_m2m_txc_ak_credit_occupancy.cms1\0"
    "unc_m2m_txc_ak_credits_acquired.cms0\0"
    "unc_m2m_txc_ak_credits_acquired.cms1\0"
    "unc_m2m_txc_ak_no_credit_cycles.cms0\0"
    "unc_m2m_txc_ak_no_credit_cycles.cms1\0"
    "unc_m2m_txc_ak_no_credit_stalled.cms0\0"
    "unc_m2m_txc_ak_no_credit_stalled.cms1\0"
    "unc_m2m_txc_bl.drs_cache\0"
    "unc_m2m_txc_bl.drs_core\0"
    "unc_m2m_txc_bl_credit_occupancy.cms0\0"
    "unc_m2m_txc_bl_credit_occupancy.cms1\0"
    "unc_m2m_txc_bl_credits_acquired.cms0\0"
    "unc_m2m_txc_bl_credits_acquired.cms1\0"
    "unc_m2m_txc_bl_cycles_full.all\0"
    "unc_m2m_txc_bl_cycles_full.cms0\0"
    "unc_m2m_txc_bl_cycles_full.cms1\0"
    "unc_m2m_txc_bl_cycles_ne.all\0"
    "unc_m2m_txc_bl_cycles_ne.cms0\0"
    "unc_m2m_txc_bl_cycles_ne.cms1\0"
    "unc_m2m_txc_bl_inserts.cms0\0"
    "unc_m2m_txc_bl_inserts.cms1\0"
    "unc_m2m_txc_bl_no_credit_cycles.cms0\0"
    "unc_m2m_txc_bl_no_credit_cycles.cms1\0"
    "unc_m2m_txc_bl_no_credit_stalled.cms0\0"
    "unc_m2m_txc_bl_no_credit_stalled.cms1\0"
    "unc_m2m_txc_bl_occupancy.cms0\0"
    "unc_m2m_txc_bl_occupancy.cms1\0"
    "unc_m2m_txr_horz_ads_used.ad_bnc\0"
    "unc_m2m_txr_horz_ads_used.ad_crd\0"
    "unc_m2m_txr_horz_ads_used.ak_bnc\0"
    "unc_m2m_txr_horz_ads_used.bl_bnc\0"
    "unc_m2m_txr_horz_ads_used.bl_crd\0"
    "unc_m2m_txr_horz_bypass.ad_bnc\0"
    "unc_m2m_txr_horz_bypass.ad_crd\0"
    "unc_m2m_txr_horz_bypass.ak_bnc\0"
    "unc_m2m_txr_horz_bypass.bl_bnc\0"
    "unc_m2m_txr_horz_bypass.bl_crd\0"
    "unc_m2m_txr_horz_bypass.iv_bnc\0"
    "unc_m2m_txr_horz_cycles_full.ad_bnc\0"
    "unc_m2m_txr_horz_cycles_full.ad_crd\0"
    "unc_m2m_txr_horz_cycles_full.ak_bnc\0"
    "unc_m2m_txr_horz_cycles_full.bl_bnc\0"
    "unc_m2m_txr_horz_cycles_full.bl_crd\0"
    "unc_m2m_txr_horz_cycles_full.iv_bnc\0"
    "unc_m2m_txr_horz_cycles_ne.ad_bnc\0"
    "unc_m2m_txr_horz_cycles_ne.ad_crd\0"
    "unc_m2m_txr_horz_cycles_ne.ak_bnc\0"
    "unc_m2m_txr_horz_cycles_ne.bl_bnc\0"
    "unc_m2m_txr_horz_cycles_ne.bl_crd\0"
    "unc_m2m_txr_horz_cycles_ne.iv_bnc\0"
    "unc_m2m_txr_horz_inserts.ad_bnc\0"
    "unc_m2m_txr_horz_inserts.ad_crd\0"
    "unc_m2m_txr_horz_inserts.ak_bnc\0"
    "unc_m2m_txr_horz_inserts.bl_bnc\0"
    "unc_m2m_txr_horz_inserts.bl_crd\0"
    "unc_m2m_txr_horz_inserts.iv_bnc\0"
    "unc_m2m_txr_horz_nack.ad_bnc\0"
    "unc_m2m_txr_horz_nack.ad_crd\0"
    "unc_m2m_txr_horz_nack.ak_bnc\0"
    "unc_m2m_txr_horz_nack.bl_bnc\0"
    "unc_m2m_txr_horz_nack.bl_crd\0"
    "unc_m2m_txr_horz_nack.iv_bnc\0"
    "unc_m2m_txr_horz_occupancy.ad_bnc\0"
    "unc_m2m_txr_horz_occupancy.ad_crd\0"
    "unc_m2m_txr_horz_occupancy.ak_bnc\0"
    "unc_m2m_txr_horz_occupancy.bl_bnc\0"
    "unc_m2m_txr_horz_occupancy.bl_crd\0"
    "unc_m2m_txr_horz_occupancy.iv_bnc\0"
    "unc_m2m_txr_horz_starved.ad_bnc\0"
    "unc_m2m_txr_horz_starved.ak_bnc\0"
    "unc_m2m_txr_horz_starved.bl_bnc\0"
    "unc_m2m_txr_horz_starved.iv_bnc\0"
    "unc_m2m_txr_vert_ads_used.ad_ag0\0"
    "unc_m2m_txr_vert_ads_used.ad_ag1\0"
    "unc_m2m_txr_vert_ads_used.ak_ag0\0"
    "unc_m2m_txr_vert_ads_used.ak_ag1\0"
    "unc_m2m_txr_vert_ads_used.bl_ag0\0"
    "unc_m2m_txr_vert_ads_used.bl_ag1\0"
    "unc_m2m_txr_vert_bypass.ad_ag0\0"
    "unc_m2m_txr_vert_bypass.ad_ag1\0"
    "unc_m2m_txr_vert_bypass.ak_ag0\0"
    "unc_m2m_txr_vert_bypass.ak_ag1\0"
    "unc_m2m_txr_vert_bypass.bl_ag0\0"
    "unc_m2m_txr_vert_bypass.bl_ag1\0"
    "unc_m2m_txr_vert_bypass.iv\0"
    "unc_m2m_txr_vert_cycles_full.ad_ag0\0"
    "unc_m2m_txr_vert_cycles_full.ad_ag1\0"
    "unc_m2m_txr_vert_cycles_full.ak_ag0\0"
    "unc_m2m_txr_vert_cycles_full.ak_ag1\0"
    "unc_m2m_txr_vert_cycles_full.bl_ag0\0"
    "unc_m2m_txr_vert_cycles_full.bl_ag1\0"
    "unc_m2m_txr_vert_cycles_full.iv\0"
    "unc_m2m_txr_vert_cycles_ne.ad_ag0\0"
    "unc_m2m_txr_vert_cycles_ne.ad_ag1\0"
    "unc_m2m_txr_vert_cycles_ne.ak_ag0\0"
    "unc_m2m_txr_vert_cycles_ne.ak_ag1\0"
    "unc_m2m_txr_vert_cycles_ne.bl_ag0\0"
    "unc_m2m_txr_vert_cycles_ne.bl_ag1\0"
    "unc_m2m_txr_vert_cycles_ne.iv\0"
    "unc_m2m_txr_vert_inserts.ad_ag0\0"
    "unc_m2m_txr_vert_inserts.ad_ag1\0"
    "unc_m2m_txr_vert_inserts.ak_ag0\0"
    "unc_m2m_txr_vert_inserts.ak_ag1\0"
    "unc_m2m_txr_vert_inserts.bl_ag0\0"
    "unc_m2m_txr_vert_inserts.bl_ag1\0"
    "unc_m2m_txr_vert_inserts.iv\0"
    "unc_m2m_txr_vert_nack.ad_ag0\0"
    "unc_m2m_txr_vert_nack.ad_ag1\0"
    "unc_m2m_txr_vert_nack.ak_ag0\0"
    "unc_m2m_txr_vert_nack.ak_ag1\0"
    "unc_m2m_txr_vert_nack.bl_ag0\0"
    "unc_m2m_txr_vert_nack.bl_ag1\0"
    "unc_m2m_txr_vert_occupancy.ad_ag0\0"
    "unc_m2m_txr_vert_occupancy.ad_ag1\0"
    "unc_m2m_txr_vert_occupancy.ak_ag0\0"
    "unc_m2m_txr_vert_occupancy.ak_ag1\0"
    "unc_m2m_txr_vert_occupancy.bl_ag0\0"
    "unc_m2m_txr_vert_occupancy.bl_ag1\0"
    "unc_m2m_txr_vert_occupancy.iv\0"
    "unc_m2m_txr_vert_starved.ad_ag0\0"
    "unc_m2m_txr_vert_starved.ad_ag1\0"
    "unc_m2m_txr_vert_starved.ak_ag0\0"
    "unc_m2m_txr_vert_starved.ak_ag1\0"
    "unc_m2m_txr_vert_starved.bl_ag0\0"
    "unc_m2m_txr_vert_starved.bl_ag1\0"
    "unc_m2m_vert_ring_ad_in_use.dn_even\0"
    "unc_m2m_vert_ring_ad_in_use.dn_odd\0"
    "unc_m2m_vert_ring_ad_in_use.up_even\0"
    "unc_m2m_vert_ring_ad_in_use.up_odd\0"
    "unc_m2m_vert_ring_ak_in_use.dn_even\0"
    "unc_m2m_vert_ring_ak_in_use.dn_odd\0"
    "unc_m2m_vert_ring_ak_in_use.up_even\0"
    "unc_m2m_vert_ring_ak_in_use.up_odd\0"
    "unc_m2m_vert_ring_bl_in_use.dn_even\0"
    "unc_m2m_vert_ring_bl_in_use.dn_odd\0"
    "unc_m2m_vert_ring_bl_in_use.up_even\0"
    "unc_m2m_vert_ring_bl_in_use.up_odd\0"
    "unc_m2m_vert_ring_iv_in_use.dn\0"
    "unc_m2m_vert_ring_iv_in_use.up\0"
    "unc_nounit_txc_bl.drs_upi\0"
    "unc_m2m_rpq_cycles_spec_credits.chn0\0"
    "unc_m2m_rpq_cycles_spec_credits.chn1\0"
    "unc_m2m_rpq_cycles_spec_credits.chn2\0"
    "unc_m2m_txc_bl.drs_upi\0"
    "unc_m2m_txr_vert_nack.iv\0"
    "unc_m2m_txr_vert_starved.iv\0"
    "unc_m2m_wpq_cycles_reg_credits.chn0\0"
    "unc_m2m_wpq_cycles_reg_credits.chn1\0"
    "unc_m2m_wpq_cycles_reg_credits.chn2\0"
    "unc_m2m_bypass_m2m_ingress.taken\0"
    "unc_m2m_bypass_m2m_ingress.not_taken\0"
    "unc_m2m_cms_clockticks\0"
    "unc_m2m_wpq_cycles_spec_credits.chn0\0"
    "unc_m2m_wpq_cycles_spec_credits.chn1\0"
    "unc_m2m_wpq_cycles_spec_credits.chn2\0"
    "unc_m2m_fast_asserted.vert\0"
    "unc_m2m_fast_asserted.horz\0"
    "unc_m2m_rpq_cycles_reg_credits.chn0\0"
    "unc_m2m_rpq_cycles_reg_credits.chn1\0"
    "unc_m2m_rpq_cycles_reg_credits.chn2\0"
    "unc_m2m_txc_ak_cycles_full.cms0\0"
    "unc_m2m_txc_ak_cycles_full.cms1\0"
    "unc_m2m_txc_ak_cycles_full.rdcrd0\0"
    "unc_m2m_txc_ak_cycles_full.wrcrd0\0"
    "unc_m2m_txc_ak_cycles_full.wrcmp0\0"
    "unc_m2m_txc_ak_cycles_full.rdcrd1\0"
    "unc_m2m_txc_ak_cycles_full.wrcrd1\0"
    "unc_m2m_txc_ak_cycles_full.wrcmp1\0"
    "unc_m2m_txc_ak_cycles_full.all\0"
    "unc_m2m_txc_ak_cycles_ne.cms0\0"
    "unc_m2m_txc_ak_cycles_ne.cms1\0"
    "unc_m2m_txc_ak_cycles_ne.rdcrd\0"
    "unc_m2m_txc_ak_cycles_ne.wrcrd\0"
    "unc_m2m_txc_ak_cycles_ne.wrcmp\0"
    "unc_m2m_txc_ak_cycles_ne.all\0"
    "unc_m2m_txc_ak_inserts.cms0\0"
    "unc_m2m_txc_ak_inserts.cms1\0"
    "unc_m2m_txc_ak_inserts.rdcrd\0"
    "unc_m2m_txc_ak_inserts.wrcrd\0"
    "unc_m2m_txc_ak_inserts.wrcmp\0"
    "unc_m2m_txc_ak_inserts.pref_rd_cam_hit\0"
    "unc_m2m_txc_ak_inserts.all\0"
    "unc_m2m_txc_ak_occupancy.cms0\0"
    "unc_m2m_txc_ak_occupancy.cms1\0"
    "unc_m2m_txc_ak_occupancy.rdcrd\0"
    "unc_m2m_txc_ak_occupancy.wrcrd\0"
    "unc_m2m_txc_ak_occupancy.wrcmp\0"
    "unc_m2m_txc_ak_occupancy.all\0"
    "unc_m2m_txc_ak_sideband.rd\0"
    "unc_m2m_txc_ak_sideband.wr\0";
inline constexpr select::event_list m2m_list{"skylake_sp", core::skylake_sp, m2m_names, all_of(sharers)};
inline constexpr char m3upi_names[] =
    "unc_m3upi_upi_prefetch_spawn\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vna\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn0_req\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn0_snp\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn0_rsp\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn1_req\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn1_snp\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn1_rsp\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn1_rsp\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn1_ncs_ncb\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn1_wb\0"
    "unc_m3upi_txc_ad_snpf_grp1_vn1.vn0_peer_upi0\0"
    "unc_m3upi_txc_ad_snpf_grp1_vn1.vn0_peer_upi1\0"
    "unc_m3upi_txc_ad_snpf_grp1_vn1.vn1_peer_upi0\0"
    "unc_m3upi_txc_ad_snpf_grp1_vn1.vn1_peer_upi1\0"
    "unc_m3upi_cha_ad_credits_empty.vna\0"
    "unc_m3upi_cha_ad_credits_empty.wb\0"
    "unc_m3upi_cha_ad_credits_empty.req\0"
    "unc_m3upi_cha_ad_credits_empty.snp\0"
    "unc_m3upi_clockticks\0"
    "unc_m3upi_d2u_sent\0"
    "unc_m3upi_m2_bl_credits_empty.iio0_iio1_ncb\0"
    "unc_m3upi_m2_bl_credits_empty.iio2_ncb\0"
    "unc_m3upi_m2_bl_credits_empty.iio3_ncb\0"
    "unc_m3upi_m2_bl_credits_empty.iio4_ncb\0"
    "unc_m3upi_m2_bl_credits_empty.iio5_ncb\0"
    "unc_m3upi_m2_bl_credits_empty.ncs\0"
    "unc_m3upi_m2_bl_credits_empty.ncs_sel\0"
    "unc_m3upi_multi_slot_rcvd.ad_slot0\0"
    "unc_m3upi_multi_slot_rcvd.ad_slot1\0"
    "unc_m3upi_multi_slot_rcvd.ad_slot2\0"
    "unc_m3upi_multi_slot_rcvd.bl_slot0\0"
    "unc_m3upi_multi_slot_rcvd.ak_slot0\0"
    "unc_m3upi_multi_slot_rcvd.ak_slot2\0"
    "unc_m3upi_txc_ad_arb_fail.vn0_req\0"
    "unc_m3upi_txc_ad_arb_fail.vn0_snp\0"
    "unc_m3upi_txc_ad_arb_fail.vn0_rsp\0"
    "unc_m3upi_txc_ad_arb_fail.vn0_wb\0"
    "unc_m3upi_txc_ad_arb_fail.vn1_req\0"
    "unc_m3upi_txc_ad_arb_fail.vn1_snp\0"
    "unc_m3upi_txc_ad_arb_fail.vn1_rsp\0"
    "unc_m3upi_txc_ad_arb_fail.vn1_wb\0"
    "unc_m3upi_txc_ad_flq_bypass.ad_slot0\0"
    "unc_m3upi_txc_ad_flq_bypass.ad_slot1\0"
    "unc_m3upi_txc_ad_flq_bypass.ad_slot2\0"
    "unc_m3upi_txc_ad_flq_bypass.bl_early_rsp\0"
    "unc_m3upi_txc_ad_flq_cycles_ne.vn0_req\0"
    "unc_m3upi_txc_ad_flq_cycles_ne.vn0_snp\0"
    "unc_m3upi_txc_ad_flq_cycles_ne.vn0_rsp\0"
    "unc_m3upi_txc_ad_flq_cycles_ne.vn0_wb\0"
    "unc_m3upi_txc_ad_flq_cycles_ne.vn1_req\0"
    "unc_m3upi_txc_ad_flq_cycles_ne.vn1_snp\0"
    "unc_m3upi_txc_ad_flq_cycles_ne.vn1_rsp\0"
    "unc_m3upi_txc_ad_flq_cycles_ne.vn1_wb\0"
    "unc_m3upi_txc_ad_flq_inserts.vn0_req\0"
    "unc_m3upi_txc_ad_flq_inserts.vn0_snp\0"
    "unc_m3upi_txc_ad_flq_inserts.vn0_rsp\0"
    "unc_m3upi_txc_ad_flq_inserts.vn0_wb\0"
    "unc_m3upi_txc_ad_flq_inserts.vn1_req\0"
    "unc_m3upi_txc_ad_flq_inserts.vn1_snp\0"
    "unc_m3upi_txc_ad_flq_inserts.vn1_rsp\0"
    "unc_m3upi_txc_ad_flq_occupancy.vn0_req\0"
    "unc_m3upi_txc_ad_flq_occupancy.vn0_snp\0"
    "unc_m3upi_txc_ad_flq_occupancy.vn0_rsp\0"
    "unc_m3upi_txc_ad_flq_occupancy.vn0_wb\0"
    "unc_m3upi_txc_ad_flq_occupancy.vn1_req\0"
    "unc_m3upi_txc_ad_flq_occupancy.vn1_snp\0"
    "unc_m3upi_txc_ad_flq_occupancy.vn1_rsp\0"
    "unc_m3upi_txc_ad_spec_arb_crd_avail.vn0_req\0"
    "unc_m3upi_txc_ad_spec_arb_crd_avail.vn0_snp\0"
    "unc_m3upi_txc_ad_spec_arb_crd_avail.vn0_wb\0"
    "unc_m3upi_txc_ad_spec_arb_crd_avail.vn1_req\0"
    "unc_m3upi_txc_ad_spec_arb_crd_avail.vn1_snp\0"
    "unc_m3upi_txc_ad_spec_arb_crd_avail.vn1_wb\0"
    "unc_m3upi_txc_ad_spec_arb_new_msg.vn0_req\0"
    "unc_m3upi_txc_ad_spec_arb_new_msg.vn0_snp\0"
    "unc_m3upi_txc_ad_spec_arb_new_msg.vn0_wb\0"
    "unc_m3upi_txc_ad_spec_arb_new_msg.vn1_req\0"
    "unc_m3upi_txc_ad_spec_arb_new_msg.vn1_snp\0"
    "unc_m3upi_txc_ad_spec_arb_new_msg.vn1_wb\0"
    "unc_m3upi_txc_ad_spec_arb_no_other_pend.vn0_req\0"
    "unc_m3upi_txc_ad_spec_arb_no_other_pend.vn0_snp\0"
    "unc_m3upi_txc_ad_spec_arb_no_other_pend.vn0_rsp\0"
    "unc_m3upi_txc_ad_spec_arb_no_other_pend.vn0_wb\0"
    "unc_m3upi_txc_ad_spec_arb_no_other_pend.vn1_req\0"
    "unc_m3upi_txc_ad_spec_arb_no_other_pend.vn1_snp\0"
    "unc_m3upi_txc_ad_spec_arb_no_other_pend.vn1_rsp\0"
    "unc_m3upi_txc_ad_spec_arb_no_other_pend.vn1_wb\0"
    "unc_m3upi_txc_ak_flq_inserts\0"
    "unc_m3upi_txc_ak_flq_occupancy\0"
    "unc_m3upi_txc_bl_arb_fail.vn0_rsp\0"
    "unc_m3upi_txc_bl_arb_fail.vn0_wb\0"
    "unc_m3upi_txc_bl_arb_fail.vn0_ncb\0"
    "unc_m3upi_txc_bl_arb_fail.vn0_ncs\0"
    "unc_m3upi_txc_bl_arb_fail.vn1_rsp\0"
    "unc_m3upi_txc_bl_arb_fail.vn1_wb\0"
    "unc_m3upi_txc_bl_arb_fail.vn1_ncb\0"
    "unc_m3upi_txc_bl_arb_fail.vn1_ncs\0"
    "unc_m3upi_txc_bl_flq_cycles_ne.vn0_req\0"
    "unc_m3upi_txc_bl_flq_cycles_ne.vn0_snp\0"
    "unc_m3upi_txc_bl_flq_cycles_ne.vn0_rsp\0"
    "unc_m3upi_txc_bl_flq_cycles_ne.vn0_wb\0"
    "unc_m3upi_txc_bl_flq_cycles_ne.vn1_req\0"
    "unc_m3upi_txc_bl_flq_cycles_ne.vn1_snp\0"
    "unc_m3upi_txc_bl_flq_cycles_ne.vn1_rsp\0"
    "unc_m3upi_txc_bl_flq_cycles_ne.vn1_wb\0"
    "unc_m3upi_txc_bl_flq_inserts.vn0_rsp\0"
    "unc_m3upi_txc_bl_flq_inserts.vn0_wb\0"
    "unc_m3upi_txc_bl_flq_inserts.vn0_ncb\0"
    "unc_m3upi_txc_bl_flq_inserts.vn0_ncs\0"
    "unc_m3upi_txc_bl_flq_inserts.vn1_rsp\0"
    "unc_m3upi_txc_bl_flq_inserts.vn1_wb\0"
    "unc_m3upi_txc_bl_flq_inserts.vn1_ncb\0"
    "unc_m3upi_txc_bl_flq_inserts.vn1_ncs\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn0_rsp\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn0_wb\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn0_ncb\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn0_ncs\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn1_rsp\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn1_wb\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn1_ncb\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn1_ncs\0"
    "unc_m3upi_txc_bl_spec_arb_new_msg.vn0_wb\0"
    "unc_m3upi_txc_bl_spec_arb_new_msg.vn0_ncb\0"
    "unc_m3upi_txc_bl_spec_arb_new_msg.vn0_ncs\0"
    "unc_m3upi_txc_bl_spec_arb_new_msg.vn1_wb\0"
    "unc_m3upi_txc_bl_spec_arb_new_msg.vn1_ncb\0"
    "unc_m3upi_txc_bl_spec_arb_new_msg.vn1_ncs\0"
    "unc_m3upi_txc_bl_spec_arb_no_other_pend.vn0_rsp\0"
    "unc_m3upi_txc_bl_spec_arb_no_other_pend.vn0_wb\0"
    "unc_m3upi_txc_bl_spec_arb_no_other_pend.vn0_ncb\0"
    "unc_m3upi_txc_bl_spec_arb_no_other_pend.vn0_ncs\0"
    "unc_m3upi_txc_bl_spec_arb_no_other_pend.vn1_rsp\0"
    "unc_m3upi_txc_bl_spec_arb_no_other_pend.vn1_wb\0"
    "unc_m3upi_txc_bl_spec_arb_no_other_pend.vn1_ncb\0"
    "unc_m3upi_txc_bl_spec_arb_no_other_pend.vn1_ncs\0"
    "unc_m3upi_vn0_credits_used.req\0"
    "unc_m3upi_vn0_credits_used.snp\0"
    "unc_m3upi_vn0_credits_used.rsp\0"
    "unc_m3upi_vn0_credits_used.wb\0"
    "unc_m3upi_vn0_credits_used.ncb\0"
    "unc_m3upi_vn0_credits_used.ncs\0"
    "unc_m3upi_vn0_no_credits.req\0"
    "unc_m3upi_vn0_no_credits.snp\0"
    "unc_m3upi_vn0_no_credits.rsp\0"
    "unc_m3upi_vn0_no_credits.wb\0"
    "unc_m3upi_vn0_no_credits.ncb\0"
    "unc_m3upi_vn0_no_credits.ncs\0"
    "unc_m3upi_vn1_credits_used.req\0"
    "unc_m3upi_vn1_credits_used.snp\0"
    "unc_m3upi_vn1_credits_used.rsp\0"
    "unc_m3upi_vn1_credits_used.wb\0"
    "unc_m3upi_vn1_credits_used.ncb\0"
    "unc_m3upi_vn1_credits_used.ncs\0"
    "unc_m3upi_vn1_no_credits.req\0"
    "unc_m3upi_vn1_no_credits.snp\0"
    "unc_m3upi_vn1_no_credits.rsp\0"
    "unc_m3upi_vn1_no_credits.wb\0"
    "unc_m3upi_vn1_no_credits.ncb\0"
    "unc_m3upi_vn1_no_credits.ncs\0"
    "unc_m3upi_txc_ad_snpf_grp1_vn1.vn0_cha\0"
    "unc_m3upi_txc_ad_snpf_grp1_vn1.vn1_cha\0"
    "unc_m3upi_txc_ad_snpf_grp1_vn1.vn0_non_idle\0"
    "unc_m3upi_txc_ad_snpf_grp1_vn1.vn1_non_idle\0"
    "unc_m3upi_txc_ad_snpf_grp2_vn1.vn0_snpfp_nonsnp\0"
    "unc_m3upi_txc_ad_snpf_grp2_vn1.vn1_snpfp_nonsnp\0"
    "unc_m3upi_txc_ad_snpf_grp2_vn1.vn0_snpfp_vn2snp\0"
    "unc_m3upi_txc_ad_snpf_grp2_vn1.vn1_snpfp_vn0snp\0"
    "unc_m3upi_ag0_ad_crd_acquired.tgr0\0"
    "unc_m3upi_ag0_ad_crd_acquired.tgr1\0"
    "unc_m3upi_ag0_ad_crd_acquired.tgr2\0"
    "unc_m3upi_ag0_ad_crd_acquired.tgr3\0"
    "unc_m3upi_ag0_ad_crd_acquired.tgr4\0"
    "unc_m3upi_ag0_ad_crd_acquired.tgr5\0"
    "unc_m3upi_ag0_ad_crd_occupancy.tgr0\0"
    "unc_m3upi_ag0_ad_crd_occupancy.tgr1\0"
    "unc_m3upi_ag0_ad_crd_occupancy.tgr2\0"
    "unc_m3upi_ag0_ad_crd_occupancy.tgr3\0"
    "unc_m3upi_ag0_ad_crd_occupancy.tgr4\0"
    "unc_m3upi_ag0_ad_crd_occupancy.tgr5\0"
    "unc_m3upi_ag0_bl_crd_acquired.tgr0\0"
    "unc_m3upi_ag0_bl_crd_acquired.tgr1\0"
    "unc_m3upi_ag0_bl_crd_acquired.tgr2\0"
    "unc_m3upi_ag0_bl_crd_acquired.tgr3\0"
    "unc_m3upi_ag0_bl_crd_acquired.tgr4\0"
    "unc_m3upi_ag0_bl_crd_acquired.tgr5\0"
    "unc_m3upi_ag0_bl_crd_occupancy.tgr0\0"
    "unc_m3upi_ag0_bl_crd_occupancy.tgr1\0"
    "unc_m3upi_ag0_bl_crd_occupancy.tgr2\0"
    "unc_m3upi_ag0_bl_crd_occupancy.tgr3\0"
    "unc_m3upi_ag0_bl_crd_occupancy.tgr4\0"
    "unc_m3upi_ag0_bl_crd_occupancy.tgr5\0"
    "unc_m3upi_ag1_ad_crd_acquired.tgr0\0"
    "unc_m3upi_ag1_ad_crd_acquired.tgr1\0"
    "unc_m3upi_ag1_ad_crd_acquired.tgr2\0"
    "unc_m3upi_ag1_ad_crd_acquired.tgr3\0"
    "unc_m3upi_ag1_ad_crd_acquired.tgr4\0"
    "unc_m3upi_ag1_ad_crd_acquired.tgr5\0"
    "unc_m3upi_ag1_ad_crd_occupancy.tgr0\0"
    "unc_m3upi_ag1_ad_crd_occupancy.tgr1\0"
    "unc_m3upi_ag1_ad_crd_occupancy.tgr2\0"
    "unc_m3upi_ag1_ad_crd_occupancy.tgr3\0"
    "unc_m3upi_ag1_ad_crd_occupancy.tgr4\0"
    "unc_m3upi_ag1_ad_crd_occupancy.tgr5\0"
    "unc_m3upi_ag1_bl_crd_occupancy.tgr0\0"
    "unc_m3upi_ag1_bl_crd_occupancy.tgr1\0"
    "unc_m3upi_ag1_bl_crd_occupancy.tgr2\0"
    "unc_m3upi_ag1_bl_crd_occupancy.tgr3\0"
    "unc_m3upi_ag1_bl_crd_occupancy.tgr4\0"
    "unc_m3upi_ag1_bl_crd_occupancy.tgr5\0"
    "unc_m3upi_ag1_bl_credits_acquired.tgr0\0"
    "unc_m3upi_ag1_bl_credits_acquired.tgr1\0"
    "unc_m3upi_ag1_bl_credits_acquired.tgr2\0"
    "unc_m3upi_ag1_bl_credits_acquired.tgr3\0"
    "unc_m3upi_ag1_bl_credits_acquired.tgr4\0"
    "unc_m3upi_ag1_bl_credits_acquired.tgr5\0"
    "unc_m3upi_cms_clockticks\0"
    "unc_m3upi_egress_ordering.iv_snoopgo_up\0"
    "unc_m3upi_egress_ordering.iv_snoopgo_dn\0"
    "unc_m3upi_horz_ring_ad_in_use.left_even\0"
    "unc_m3upi_horz_ring_ad_in_use.left_odd\0"
    "unc_m3upi_horz_ring_ad_in_use.right_even\0"
    "unc_m3upi_horz_ring_ad_in_use.right_odd\0"
    "unc_m3upi_horz_ring_ak_in_use.left_even\0"
    "unc_m3upi_horz_ring_ak_in_use.left_odd\0"
    "unc_m3upi_horz_ring_ak_in_use.right_even\0"
    "unc_m3upi_horz_ring_ak_in_use.right_odd\0"
    "unc_m3upi_horz_ring_bl_in_use.left_even\0"
    "unc_m3upi_horz_ring_bl_in_use.left_odd\0"
    "unc_m3upi_horz_ring_bl_in_use.right_even\0"
    "unc_m3upi_horz_ring_bl_in_use.right_odd\0"
    "unc_m3upi_horz_ring_iv_in_use.left\0"
    "unc_m3upi_horz_ring_iv_in_use.right\0"
    "unc_m3upi_ring_bounces_horz.ad\0"
    "unc_m3upi_ring_bounces_horz.ak\0"
    "unc_m3upi_ring_bounces_horz.bl\0"
    "unc_m3upi_ring_bounces_horz.iv\0"
    "unc_m3upi_ring_bounces_vert.ad\0"
    "unc_m3upi_ring_bounces_vert.ak\0"
    "unc_m3upi_ring_bounces_vert.bl\0"
    "unc_m3upi_ring_bounces_vert.iv\0"
    "unc_m3upi_ring_sink_starved_horz.ad\0"
    "unc_m3upi_ring_sink_starved_horz.ak\0"
    "unc_m3upi_ring_sink_starved_horz.bl\0"
    "unc_m3upi_ring_sink_starved_horz.iv\0"
    "unc_m3upi_ring_sink_starved_horz.ak_ag1\0"
    "unc_m3upi_ring_sink_starved_vert.ad\0"
    "unc_m3upi_ring_sink_starved_vert.ak\0"
    "unc_m3upi_ring_sink_starved_vert.bl\0"
    "unc_m3upi_ring_sink_starved_vert.iv\0"
    "unc_m3upi_ring_src_thrtl\0"
    "unc_m3upi_rxc_arb_lost_vn0.ad_req\0"
    "unc_m3upi_rxc_arb_lost_vn0.ad_snp\0"
    "unc_m3upi_rxc_arb_lost_vn0.ad_rsp\0"
    "unc_m3upi_rxc_arb_lost_vn0.bl_rsp\0"
    "unc_m3upi_rxc_arb_lost_vn0.bl_wb\0"
    "unc_m3upi_rxc_arb_lost_vn0.bl_ncb\0"
    "unc_m3upi_rxc_arb_lost_vn0.bl_ncs\0"
    "unc_m3upi_rxc_arb_lost_vn1.ad_req\0"
    "unc_m3upi_rxc_arb_lost_vn1.ad_snp\0"
    "unc_m3upi_rxc_arb_lost_vn1.ad_rsp\0"
    "unc_m3upi_rxc_arb_lost_vn1.bl_rsp\0"
    "unc_m3upi_rxc_arb_lost_vn1.bl_wb\0"
    "unc_m3upi_rxc_arb_lost_vn1.bl_ncb\0"
    "unc_m3upi_rxc_arb_lost_vn1.bl_ncs\0"
    "unc_m3upi_rxc_arb_misc.par_bias_vn0\0"
    "unc_m3upi_rxc_arb_misc.par_bias_vn1\0"
    "unc_m3upi_rxc_arb_misc.no_prog_ad_vn0\0"
    "unc_m3upi_rxc_arb_misc.no_prog_ad_vn1\0"
    "unc_m3upi_rxc_arb_misc.no_prog_bl_vn0\0"
    "unc_m3upi_rxc_arb_misc.no_prog_bl_vn1\0"
    "unc_m3upi_rxc_arb_misc.adbl_parallel_win\0"
    "unc_m3upi_rxc_arb_noad_req_vn0.ad_req\0"
    "unc_m3upi_rxc_arb_noad_req_vn0.ad_snp\0"
    "unc_m3upi_rxc_arb_noad_req_vn0.ad_rsp\0"
    "unc_m3upi_rxc_arb_noad_req_vn0.bl_rsp\0"
    "unc_m3upi_rxc_arb_noad_req_vn0.bl_wb\0"
    "unc_m3upi_rxc_arb_noad_req_vn0.bl_ncb\0"
    "unc_m3upi_rxc_arb_noad_req_vn0.bl_ncs\0"
    "unc_m3upi_rxc_arb_noad_req_vn1.ad_req\0"
    "unc_m3upi_rxc_arb_noad_req_vn1.ad_snp\0"
    "unc_m3upi_rxc_arb_noad_req_vn1.ad_rsp\0"
    "unc_m3upi_rxc_arb_noad_req_vn1.bl_rsp\0"
    "unc_m3upi_rxc_arb_noad_req_vn1.bl_wb\0"
    "unc_m3upi_rxc_arb_noad_req_vn1.bl_ncb\0"
    "unc_m3upi_rxc_arb_noad_req_vn1.bl_ncs\0"
    "unc_m3upi_rxc_arb_nocred_vn0.ad_req\0"
    "unc_m3upi_rxc_arb_nocred_vn0.ad_snp\0"
    "unc_m3upi_rxc_arb_nocred_vn0.ad_rsp\0"
    "unc_m3upi_rxc_arb_nocred_vn0.bl_rsp\0"
    "unc_m3upi_rxc_arb_nocred_vn0.bl_wb\0"
    "unc_m3upi_rxc_arb_nocred_vn0.bl_ncb\0"
    "unc_m3upi_rxc_arb_nocred_vn0.bl_ncs\0"
    "unc_m3upi_rxc_arb_nocred_vn1.ad_req\0"
    "unc_m3upi_rxc_arb_nocred_vn1.ad_snp\0"
    "unc_m3upi_rxc_arb_nocred_vn1.ad_rsp\0"
    "unc_m3upi_rxc_arb_nocred_vn1.bl_rsp\0"
    "unc_m3upi_rxc_arb_nocred_vn1.bl_wb\0"
    "unc_m3upi_rxc_arb_nocred_vn1.bl_ncb\0"
    "unc_m3upi_rxc_arb_nocred_vn1.bl_ncs\0"
    "unc_m3upi_rxc_bypassed.ad_s0_idle\0"
    "unc_m3upi_rxc_bypassed.ad_s0_bl_arb\0"
    "unc_m3upi_rxc_bypassed.ad_s1_bl_slot\0"
    "unc_m3upi_rxc_bypassed.ad_s2_bl_slot\0"
    "unc_m3upi_rxc_collision_vn0.ad_req\0"
    "unc_m3upi_rxc_collision_vn0.ad_snp\0"
    "unc_m3upi_rxc_collision_vn0.ad_rsp\0"
    "unc_m3upi_rxc_collision_vn0.bl_rsp\0"
    "unc_m3upi_rxc_collision_vn0.bl_wb\0"
    "unc_m3upi_rxc_collision_vn0.bl_ncb\0"
    "unc_m3upi_rxc_collision_vn0.bl_ncs\0"
    "unc_m3upi_rxc_collision_vn1.ad_req\0"
    "unc_m3upi_rxc_collision_vn1.ad_snp\0"
    "unc_m3upi_rxc_collision_vn1.ad_rsp\0"
    "unc_m3upi_rxc_collision_vn1.bl_rsp\0"
    "unc_m3upi_rxc_collision_vn1.bl_wb\0"
    "unc_m3upi_rxc_collision_vn1.bl_ncb\0"
    "unc_m3upi_rxc_collision_vn1.bl_ncs\0"
    "unc_m3upi_rxc_crd_misc.any_bgf_fifo\0"
    "unc_m3upi_rxc_crd_misc.any_bgf_path\0"
    "unc_m3upi_rxc_crd_misc.no_d2k_for_arb\0"
    "unc_m3upi_rxc_crd_occ.vna_in_use\0"
    "unc_m3upi_rxc_crd_occ.flits_in_fifo\0"
    "unc_m3upi_rxc_crd_occ.flits_in_path\0"
    "unc_m3upi_rxc_crd_occ.txq_crd\0"
    "unc_m3upi_rxc_crd_occ.d2k_crd\0"
    "unc_m3upi_rxc_crd_occ.p1p_total\0"
    "unc_m3upi_rxc_crd_occ.p1p_fifo\0"
    "unc_m3upi_rxc_cycles_ne_vn0.ad_req\0"
    "unc_m3upi_rxc_cycles_ne_vn0.ad_snp\0"
    "unc_m3upi_rxc_cycles_ne_vn0.ad_rsp\0"
    "unc_m3upi_rxc_cycles_ne_vn0.bl_rsp\0"
    "unc_m3upi_rxc_cycles_ne_vn0.bl_wb\0"
    "unc_m3upi_rxc_cycles_ne_vn0.bl_ncb\0"
    "unc_m3upi_rxc_cycles_ne_vn0.bl_ncs\0"
    "unc_m3upi_rxc_cycles_ne_vn1.ad_req\0"
    "unc_m3upi_rxc_cycles_ne_vn1.ad_snp\0"
    "unc_m3upi_rxc_cycles_ne_vn1.ad_rsp\0"
    "unc_m3upi_rxc_cycles_ne_vn1.bl_rsp\0"
    "unc_m3upi_rxc_cycles_ne_vn1.bl_wb\0"
    "unc_m3upi_rxc_cycles_ne_vn1.bl_ncb\0"
    "unc_m3upi_rxc_cycles_ne_vn1.bl_ncs\0"
    "unc_m3upi_rxc_flits_data_not_sent.all\0"
    "unc_m3upi_rxc_flits_data_not_sent.no_bgf\0"
    "unc_m3upi_rxc_flits_data_not_sent.no_txq\0"
    "unc_m3upi_rxc_flits_gen_bl.p0_wait\0"
    "unc_m3upi_rxc_flits_gen_bl.p1_wait\0"
    "unc_m3upi_rxc_flits_gen_bl.p1p_to_limbo\0"
    "unc_m3upi_rxc_flits_gen_bl.p1p_busy\0"
    "unc_m3upi_rxc_flits_gen_bl.p1p_at_limit\0"
    "unc_m3upi_rxc_flits_gen_bl.p1p_hold_p0\0"
    "unc_m3upi_rxc_flits_gen_bl.p1p_fifo_full\0"
    "unc_m3upi_rxc_flits_misc\0"
    "unc_m3upi_rxc_flits_sent.1_msg\0"
    "unc_m3upi_rxc_flits_sent.2_msgs\0"
    "unc_m3upi_rxc_flits_sent.3_msgs\0"
    "unc_m3upi_rxc_flits_sent.1_msg_vnx\0"
    "unc_m3upi_rxc_flits_slot_bl.all\0"
    "unc_m3upi_rxc_flits_slot_bl.need_data\0"
    "unc_m3upi_rxc_flits_slot_bl.p0_wait\0"
    "unc_m3upi_rxc_flits_slot_bl.p1_wait\0"
    "unc_m3upi_rxc_flits_slot_bl.p1_not_req\0"
    "unc_m3upi_rxc_flits_slot_bl.p1_not_req_but_bubble\0"
    "unc_m3upi_rxc_flits_slot_bl.p1_not_req_not_avail\0"
    "unc_m3upi_rxc_flit_gen_hdr1.accum\0"
    "unc_m3upi_rxc_flit_gen_hdr1.accum_read\0"
    "unc_m3upi_rxc_flit_gen_hdr1.accum_wasted\0"
    "unc_m3upi_rxc_flit_gen_hdr1.ahead_blocked\0"
    "unc_m3upi_rxc_flit_gen_hdr1.ahead_msg\0"
    "unc_m3upi_rxc_flit_gen_hdr1.par\0"
    "unc_m3upi_rxc_flit_gen_hdr1.par_msg\0"
    "unc_m3upi_rxc_flit_gen_hdr1.par_flit\0"
    "unc_m3upi_rxc_flit_gen_hdr2.rmstall\0"
    "unc_m3upi_rxc_flit_gen_hdr2.rmstall_nomsg\0"
    "unc_m3upi_rxc_flit_not_sent.all\0"
    "unc_m3upi_rxc_flit_not_sent.no_bgf_crd\0"
    "unc_m3upi_rxc_flit_not_sent.no_txq_crd\0"
    "unc_m3upi_rxc_flit_not_sent.no_bgf_no_msg\0"
    "unc_m3upi_rxc_flit_not_sent.no_txq_no_msg\0"
    "unc_m3upi_rxc_flit_not_sent.one_taken\0"
    "unc_m3upi_rxc_flit_not_sent.two_taken\0"
    "unc_m3upi_rxc_flit_not_sent.three_taken\0"
    "unc_m3upi_rxc_held.vn0\0"
    "unc_m3upi_rxc_held.vn1\0"
    "unc_m3upi_rxc_held.parallel_attempt\0"
    "unc_m3upi_rxc_held.parallel_success\0"
    "unc_m3upi_rxc_held.parallel_ad_lost\0"
    "unc_m3upi_rxc_held.parallel_bl_lost\0"
    "unc_m3upi_rxc_held.cant_slot_ad\0"
    "unc_m3upi_rxc_held.cant_slot_bl\0"
    "unc_m3upi_rxc_inserts_vn0.ad_req\0"
    "unc_m3upi_rxc_inserts_vn0.ad_snp\0"
    "unc_m3upi_rxc_inserts_vn0.ad_rsp\0"
    "unc_m3upi_rxc_inserts_vn0.bl_rsp\0"
    "unc_m3upi_rxc_inserts_vn0.bl_wb\0"
    "unc_m3upi_rxc_inserts_vn0.bl_ncb\0"
    "unc_m3upi_rxc_inserts_vn0.bl_ncs\0"
    "unc_m3upi_rxc_inserts_vn1.ad_req\0"
    "unc_m3upi_rxc_inserts_vn1.ad_snp\0"
    "unc_m3upi_rxc_inserts_vn1.ad_rsp\0"
    "unc_m3upi_rxc_inserts_vn1.bl_rsp\0"
    "unc_m3upi_rxc_inserts_vn1.bl_wb\0"
    "unc_m3upi_rxc_inserts_vn1.bl_ncb\0"
    "unc_m3upi_rxc_inserts_vn1.bl_ncs\0"
    "unc_m3upi_rxc_occupancy_vn0.ad_req\0"
    "unc_m3upi_rxc_occupancy_vn0.ad_snp\0"
    "unc_m3upi_rxc_occupancy_vn0.ad_rsp\0"
    "unc_m3upi_rxc_occupancy_vn0.bl_rsp\0"
    "unc_m3upi_rxc_occupancy_vn0.bl_wb\0"
    "unc_m3upi_rxc_occupancy_vn0.bl_ncb\0"
    "unc_m3upi_rxc_occupancy_vn0.bl_ncs\0"
    "unc_m3upi_rxc_occupancy_vn1.ad_req\0"
    "unc_m3upi_rxc_occupancy_vn1.ad_snp\0"
    "unc_m3upi_rxc_occupancy_vn1.ad_rsp\0"
    "unc_m3upi_rxc_occupancy_vn1.bl_rsp\0"
    "unc_m3upi_rxc_occupancy_vn1.bl_wb\0"
    "unc_m3upi_rxc_occupancy_vn1.bl_ncb\0"
    "unc_m3upi_rxc_occupancy_vn1.bl_ncs\0"
    "unc_m3upi_rxc_packing_miss_vn0.ad_req\0"
    "unc_m3upi_rxc_packing_miss_vn0.ad_snp\0"
    "unc_m3upi_rxc_packing_miss_vn0.ad_rsp\0"
    "unc_m3upi_rxc_packing_miss_vn0.bl_rsp\0"
    "unc_m3upi_rxc_packing_miss_vn0.bl_wb\0"
    "unc_m3upi_rxc_packing_miss_vn0.bl_ncb\0"
    "unc_m3upi_rxc_packing_miss_vn0.bl_ncs\0"
    "unc_m3upi_rxc_packing_miss_vn1.ad_req\0"
    "unc_m3upi_rxc_packing_miss_vn1.ad_snp\0"
    "unc_m3upi_rxc_packing_miss_vn1.ad_rsp\0"
    "unc_m3upi_rxc_packing_miss_vn1.bl_rsp\0"
    "unc_m3upi_rxc_packing_miss_vn1.bl_wb\0"
    "unc_m3upi_rxc_packing_miss_vn1.bl_ncb\0"
    "unc_m3upi_rxc_packing_miss_vn1.bl_ncs\0"
    "unc_m3upi_rxc_smi3_pftch.arrived\0"
    "unc_m3upi_rxc_smi3_pftch.arb_lost\0"
    "unc_m3upi_rxc_smi3_pftch.slotted\0"
    "unc_m3upi_rxc_smi3_pftch.drop_old\0"
    "unc_m3upi_rxc_smi3_pftch.drop_wrap\0"
    "unc_m3upi_rxc_vna_crd.used\0"
    "unc_m3upi_rxc_vna_crd.corrected\0"
    "unc_m3upi_rxc_vna_crd.lt1\0"
    "unc_m3upi_rxc_vna_crd.lt4\0"
    "unc_m3upi_rxc_vna_crd.lt5\0"
    "unc_m3upi_rxc_vna_crd.any_in_use\0"
    "unc_m3upi_rxr_busy_starved.ad_bnc\0"
    "unc_m3upi_rxr_busy_starved.bl_bnc\0"
    "unc_m3upi_rxr_busy_starved.ad_crd\0"
    "unc_m3upi_rxr_busy_starved.bl_crd\0"
    "unc_m3upi_rxr_bypass.ad_bnc\0"
    "unc_m3upi_rxr_bypass.ak_bnc\0"
    "unc_m3upi_rxr_bypass.bl_bnc\0"
    "unc_m3upi_rxr_bypass.iv_bnc\0"
    "unc_m3upi_rxr_bypass.ad_crd\0"
    "unc_m3upi_rxr_bypass.bl_crd\0"
    "unc_m3upi_rxr_crd_starved.ad_bnc\0"
    "unc_m3upi_rxr_crd_starved.ak_bnc\0"
    "unc_m3upi_rxr_crd_starved.bl_bnc\0"
    "unc_m3upi_rxr_crd_starved.iv_bnc\0"
    "unc_m3upi_rxr_crd_starved.ad_crd\0"
    "unc_m3upi_rxr_crd_starved.bl_crd\0"
    "unc_m3upi_rxr_crd_starved.ifv\0"
    "unc_m3upi_rxr_inserts.ad_bnc\0"
    "unc_m3upi_rxr_inserts.ak_bnc\0"
    "unc_m3upi_rxr_inserts.bl_bnc\0"
    "unc_m3upi_rxr_inserts.iv_bnc\0"
    "unc_m3upi_rxr_inserts.ad_crd\0"
    "unc_m3upi_rxr_inserts.bl_crd\0"
    "unc_m3upi_rxr_occupancy.ad_bnc\0"
    "unc_m3upi_rxr_occupancy.ak_bnc\0"
    "unc_m3upi_rxr_occupancy.bl_bnc\0"
    "unc_m3upi_rxr_occupancy.iv_bnc\0"
    "unc_m3upi_rxr_occupancy.ad_crd\0"
    "unc_m3upi_rxr_occupancy.bl_crd\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag0.tgr0\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag0.tgr1\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag0.tgr2\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag0.tgr3\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag0.tgr4\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag0.tgr5\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag1.tgr0\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag1.tgr1\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag1.tgr2\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag1.tgr3\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag1.tgr4\0"
    "unc_m3upi_stall_no_txr_horz_crd_ad_ag1.tgr5\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag0.tgr0\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag0.tgr1\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag0.tgr2\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag0.tgr3\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag0.tgr4\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag0.tgr5\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag1.tgr0\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag1.tgr1\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag1.tgr2\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag1.tgr3\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag1.tgr4\0"
    "unc_m3upi_stall_no_txr_horz_crd_bl_ag1.tgr5\0"
    "unc_m3upi_txr_horz_ads_used.ad_bnc\0"
    "unc_m3upi_txr_horz_ads_used.ak_bnc\0"
    "unc_m3upi_txr_horz_ads_used.bl_bnc\0"
    "unc_m3upi_txr_horz_ads_used.ad_crd\0"
    "unc_m3upi_txr_horz_ads_used.bl_crd\0"
    "unc_m3upi_txr_horz_bypass.ad_bnc\0"
    "unc_m3upi_txr_horz_bypass.ak_bnc\0"
    "unc_m3upi_txr_horz_bypass.bl_bnc\0"
    "unc_m3upi_txr_horz_bypass.iv_bnc\0"
    "unc_m3upi_txr_horz_bypass.ad_crd\0"
    "unc_m3upi_txr_horz_bypass.bl_crd\0"
    "unc_m3upi_txr_horz_cycles_full.ad_bnc\0"
    "unc_m3upi_txr_horz_cycles_full.ak_bnc\0"
    "unc_m3upi_txr_horz_cycles_full.bl_bnc\0"
    "unc_m3upi_txr_horz_cycles_full.iv_bnc\0"
    "unc_m3upi_txr_horz_cycles_full.ad_crd\0"
    "unc_m3upi_txr_horz_cycles_full.bl_crd\0"
    "unc_m3upi_txr_horz_cycles_ne.ad_bnc\0"
    "unc_m3upi_txr_horz_cycles_ne.ak_bnc\0"
    "unc_m3upi_txr_horz_cycles_ne.bl_bnc\0"
    "unc_m3upi_txr_horz_cycles_ne.iv_bnc\0"
    "unc_m3upi_txr_horz_cycles_ne.ad_crd\0"
    "unc_m3upi_txr_horz_cycles_ne.bl_crd\0"
    "unc_m3upi_txr_horz_inserts.ad_bnc\0"
    "unc_m3upi_txr_horz_inserts.ak_bnc\0"
    "unc_m3upi_txr_horz_inserts.bl_bnc\0"
    "unc_m3upi_txr_horz_inserts.iv_bnc\0"
    "unc_m3upi_txr_horz_inserts.ad_crd\0"
    "unc_m3upi_txr_horz_inserts.bl_crd\0"
    "unc_m3upi_txr_horz_nack.ad_bnc\0"
    "unc_m3upi_txr_horz_nack.ak_bnc\0"
    "unc_m3upi_txr_horz_nack.bl_bnc\0"
    "unc_m3upi_txr_horz_nack.iv_bnc\0"
    "unc_m3upi_txr_horz_nack.ad_crd\0"
    "unc_m3upi_txr_horz_nack.bl_crd\0"
    "unc_m3upi_txr_horz_occupancy.ad_bnc\0"
    "unc_m3upi_txr_horz_occupancy.ak_bnc\0"
    "unc_m3upi_txr_horz_occupancy.bl_bnc\0"
    "unc_m3upi_txr_horz_occupancy.iv_bnc\0"
    "unc_m3upi_txr_horz_occupancy.ad_crd\0"
    "unc_m3upi_txr_horz_occupancy.bl_crd\0"
    "unc_m3upi_txr_horz_starved.ad_bnc\0"
    "unc_m3upi_txr_horz_starved.ak_bnc\0"
    "unc_m3upi_txr_horz_starved.bl_bnc\0"
    "unc_m3upi_txr_horz_starved.iv_bnc\0"
    "unc_m3upi_txr_vert_ads_used.ad_ag0\0"
    "unc_m3upi_txr_vert_ads_used.ak_ag0\0"
    "unc_m3upi_txr_vert_ads_used.bl_ag0\0"
    "unc_m3upi_txr_vert_ads_used.ad_ag1\0"
    "unc_m3upi_txr_vert_ads_used.ak_ag1\0"
    "unc_m3upi_txr_vert_ads_used.bl_ag1\0"
    "unc_m3upi_txr_vert_bypass.ad_ag0\0"
    "unc_m3upi_txr_vert_bypass.ak_ag0\0"
    "unc_m3upi_txr_vert_bypass.bl_ag0\0"
    "unc_m3upi_txr_vert_bypass.iv\0"
    "unc_m3upi_txr_vert_bypass.ad_ag1\0"
    "unc_m3upi_txr_vert_bypass.ak_ag1\0"
    "unc_m3upi_txr_vert_bypass.bl_ag1\0"
    "unc_m3upi_txr_vert_cycles_full.ad_ag0\0"
    "unc_m3upi_txr_vert_cycles_full.ak_ag0\0"
    "unc_m3upi_txr_vert_cycles_full.bl_ag0\0"
    "unc_m3upi_txr_vert_cycles_full.iv\0"
    "unc_m3upi_txr_vert_cycles_full.ad_ag1\0"
    "unc_m3upi_txr_vert_cycles_full.ak_ag1\0"
    "unc_m3upi_txr_vert_cycles_full.bl_ag1\0"
    "unc_m3upi_txr_vert_cycles_ne.ad_ag0\0"
    "unc_m3upi_txr_vert_cycles_ne.ak_ag0\0"
    "unc_m3upi_txr_vert_cycles_ne.bl_ag0\0"
    "unc_m3upi_txr_vert_cycles_ne.iv\0"
    "unc_m3upi_txr_vert_cycles_ne.ad_ag1\0"
    "unc_m3upi_txr_vert_cycles_ne.ak_ag1\0"
    "unc_m3upi_txr_vert_cycles_ne.bl_ag1\0"
    "unc_m3upi_txr_vert_inserts.ad_ag0\0"
    "unc_m3upi_txr_vert_inserts.ak_ag0\0"
    "unc_m3upi_txr_vert_inserts.bl_ag0\0"
    "unc_m3upi_txr_vert_inserts.iv\0"
    "unc_m3upi_txr_vert_inserts.ad_ag1\0"
    "unc_m3upi_txr_vert_inserts.ak_ag1\0"
    "unc_m3upi_txr_vert_inserts.bl_ag1\0"
    "unc_m3upi_txr_vert_nack.ad_ag0\0"
    "unc_m3upi_txr_vert_nack.ak_ag0\0"
    "unc_m3upi_txr_vert_nack.bl_ag0\0"
    "unc_m3upi_txr_vert_nack.ad_ag1\0"
    "unc_m3upi_txr_vert_nack.ak_ag1\0"
    "unc_m3upi_txr_vert_nack.bl_ag1\0"
    "unc_m3upi_txr_vert_occupancy.ad_ag0\0"
    "unc_m3upi_txr_vert_occupancy.ak_ag0\0"
    "unc_m3upi_txr_vert_occupancy.bl_ag0\0"
    "unc_m3upi_txr_vert_occupancy.iv\0"
    "unc_m3upi_txr_vert_occupancy.ad_ag1\0"
    "unc_m3upi_txr_vert_occupancy.ak_ag1\0"
    "unc_m3upi_txr_vert_occupancy.bl_ag1\0"
    "unc_m3upi_txr_vert_starved.ad_ag0\0"
    "unc_m3upi_txr_vert_starved.ak_ag0\0"
    "unc_m3upi_txr_vert_starved.bl_ag0\0"
    "unc_m3upi_txr_vert_starved.ad_ag1\0"
    "unc_m3upi_txr_vert_starved.ak_ag1\0"
    "unc_m3upi_txr_vert_starved.bl_ag1\0"
    "unc_m3upi_vert_ring_ad_in_use.up_even\0"
    "unc_m3upi_vert_ring_ad_in_use.up_odd\0"
    "unc_m3upi_vert_ring_ad_in_use.dn_even\0"
    "unc_m3upi_vert_ring_ad_in_use.dn_odd\0"
    "unc_m3upi_vert_ring_ak_in_use.up_even\0"
    "unc_m3upi_vert_ring_ak_in_use.up_odd\0"
    "unc_m3upi_vert_ring_ak_in_use.dn_even\0"
    "unc_m3upi_vert_ring_ak_in_use.dn_odd\0"
    "unc_m3upi_vert_ring_bl_in_use.up_even\0"
    "unc_m3upi_vert_ring_bl_in_use.up_odd\0"
    "unc_m3upi_vert_ring_bl_in_use.dn_even\0"
    "unc_m3upi_vert_ring_bl_in_use.dn_odd\0"
    "unc_m3upi_vert_ring_iv_in_use.up\0"
    "unc_m3upi_vert_ring_iv_in_use.dn\0"
    "unc_m3upi_d2c_sent\0"
    "unc_m3upi_fast_asserted.vert\0"
    "unc_m3upi_fast_asserted.horz\0"
    "unc_m3upi_rxc_flits_sent.slots_1\0"
    "unc_m3upi_rxc_flits_sent.slots_2\0"
    "unc_m3upi_rxc_flits_sent.slots_3\0"
    "unc_m3upi_txr_vert_nack.iv\0"
    "unc_m3upi_txr_vert_starved.iv\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vna\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn0_rsp\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn0_ncs_ncb\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn0_wb\0";
inline constexpr select::event_list m3upi_list{"skylake_sp", core::skylake_sp, m3upi_names, all_of(sharers)};
inline constexpr char pcu_names[] =
    "unc_p_clockticks\0"
    "unc_p_core_transition_cycles\0"
    "unc_p_demotions\0"
    "unc_p_fivr_ps_ps0_cycles\0"
    "unc_p_fivr_ps_ps1_cycles\0"
    "unc_p_fivr_ps_ps2_cycles\0"
    "unc_p_fivr_ps_ps3_cycles\0"
    "unc_p_freq_max_limit_thermal_cycles\0"
    "unc_p_freq_max_power_cycles\0"
    "unc_p_freq_min_io_p_cycles\0"
    "unc_p_freq_trans_cycles\0"
    "unc_p_mcp_prochot_cycles\0"
    "unc_p_memory_phase_shedding_cycles\0"
    "unc_p_pkg_residency_c0_cycles\0"
    "unc_p_pkg_residency_c2e_cycles\0"
    "unc_p_pkg_residency_c3_cycles\0"
    "unc_p_pkg_residency_c6_cycles\0"
    "unc_p_pmax_throttled_cycles\0"
    "unc_p_power_state_occupancy.cores_c0\0"
    "unc_p_power_state_occupancy.cores_c3\0"
    "unc_p_power_state_occupancy.cores_c6\0"
    "unc_p_prochot_external_cycles\0"
    "unc_p_prochot_internal_cycles\0"
    "unc_p_total_transition_cycles\0"
    "unc_p_vr_hot_cycles\0";
inline constexpr select::event_list pcu_list{"skylake_sp", core::skylake_sp, pcu_names, all_of(sharers)};
inline constexpr char ubox_names[] =
    "unc_u_event_msg.vlw_rcvd\0"
    "unc_u_event_msg.msi_rcvd\0"
    "unc_u_event_msg.ipi_rcvd\0"
    "unc_u_event_msg.doorbell_rcvd\0"
    "unc_u_event_msg.int_prio\0"
    "unc_u_lock_cycles\0"
    "unc_u_phold_cycles.assert_to_ack\0"
    "unc_u_racu_drng.rdrand\0"
    "unc_u_racu_drng.rdseed\0"
    "unc_u_racu_drng.pftch_buf_empty\0"
    "unc_u_racu_requests\0"
    "unc_u_clockticks\0";
inline constexpr select::event_list ubox_list{"skylake_sp", core::skylake_sp, ubox_names, all_of(sharers)};
inline constexpr char upi_names[] =
    "unc_upi_clockticks\0"
    "unc_upi_direct_attempts.d2c\0"
    "unc_upi_direct_attempts.d2k\0"
    "unc_upi_l1_power_cycles\0"
    "unc_upi_rxl0p_power_cycles\0"
    "unc_upi_rxl_bypassed.slot0\0"
    "unc_upi_rxl_bypassed.slot1\0"
    "unc_upi_rxl_bypassed.slot2\0"
    "unc_upi_rxl_flits.null\0"
    "unc_upi_txl0p_power_cycles\0"
    "unc_upi_txl_bypassed\0"
    "unc_upi_txl_flits.data\0"
    "unc_upi_txl_flits.null\0"
    "unc_upi_rxl_flits.non_data\0"
    "unc_upi_txl_flits.non_data\0"
    "unc_upi_txl_flits.idle\0"
    "unc_upi_txl_flits.all_null\0"
    "unc_upi_rxl_flits.all_null\0"
    "unc_upi_rxl_flits.all_data\0"
    "unc_upi_txl_flits.all_data\0"
    "unc_upi_direct_attempts.d2u\0"
    "unc_upi_flowq_no_vna_crd.ad_vna_eq0\0"
    "unc_upi_flowq_no_vna_crd.ad_vna_eq1\0"
    "unc_upi_flowq_no_vna_crd.ad_vna_eq2\0"
    "unc_upi_flowq_no_vna_crd.bl_vna_eq0\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq0\0"
    "unc_upi_m3_byp_blocked.flowq_ad_vna_le2\0"
    "unc_upi_m3_byp_blocked.flowq_bl_vna_eq0\0"
    "unc_upi_m3_byp_blocked.flowq_ak_vna_le3\0"
    "unc_upi_m3_byp_blocked.bgf_crd\0"
    "unc_upi_m3_byp_blocked.gv_block\0"
    "unc_upi_m3_crd_return_blocked\0"
    "unc_upi_m3_rxq_blocked.flowq_ad_vna_le2\0"
    "unc_upi_m3_rxq_blocked.flowq_ad_vna_btw_2_thresh\0"
    "unc_upi_m3_rxq_blocked.flowq_bl_vna_eq0\0"
    "unc_upi_m3_rxq_blocked.flowq_bl_vna_btw_0_thresh\0"
    "unc_upi_m3_rxq_blocked.flowq_ak_vna_le3\0"
    "unc_upi_m3_rxq_blocked.bgf_crd\0"
    "unc_upi_m3_rxq_blocked.gv_block\0"
    "unc_upi_phy_init_cycles\0"
    "unc_upi_power_l1_nack\0"
    "unc_upi_power_l1_req\0"
    "unc_upi_req_slot2_from_m3.vna\0"
    "unc_upi_req_slot2_from_m3.vn0\0"
    "unc_upi_req_slot2_from_m3.vn1\0"
    "unc_upi_req_slot2_from_m3.ack\0"
    "unc_upi_rxl0_power_cycles\0"
    "unc_upi_rxl_crc_errors\0"
    "unc_upi_rxl_crc_llr_req_transmit\0"
    "unc_upi_rxl_credits_consumed_vn0\0"
    "unc_upi_rxl_credits_consumed_vn1\0"
    "unc_upi_rxl_credits_consumed_vna\0"
    "unc_upi_rxl_flits.slot0\0"
    "unc_upi_rxl_flits.slot1\0"
    "unc_upi_rxl_flits.slot2\0"
    "unc_upi_rxl_flits.data\0"
    "unc_upi_rxl_flits.llcrd\0"
    "unc_upi_rxl_flits.llctrl\0"
    "unc_upi_rxl_flits.prot_hdr\0"
    "unc_upi_rxl_hdr_match.req\0"
    "unc_upi_rxl_hdr_match.snp\0"
    "unc_upi_rxl_hdr_match.rsp\0"
    "unc_upi_rxl_hdr_match.wb\0"
    "unc_upi_rxl_hdr_match.ncb\0"
    "unc_upi_rxl_hdr_match.ncs\0"
    "unc_upi_rxl_occupancy.slot0\0"
    "unc_upi_rxl_occupancy.slot1\0"
    "unc_upi_rxl_occupancy.slot2\0"
    "unc_upi_rxl_slot_bypass.s0_rxq1\0"
    "unc_upi_rxl_slot_bypass.s0_rxq2\0"
    "unc_upi_rxl_slot_bypass.s1_rxq0\0"
    "unc_upi_rxl_slot_bypass.s1_rxq2\0"
    "unc_upi_rxl_slot_bypass.s2_rxq0\0"
    "unc_upi_rxl_slot_bypass.s2_rxq1\0"
    "unc_upi_txl0p_clk_active.cfg_ctl\0"
    "unc_upi_txl0p_clk_active.rxq\0"
    "unc_upi_txl0p_clk_active.rxq_bypass\0"
    "unc_upi_txl0p_clk_active.rxq_cred\0"
    "unc_upi_txl0p_clk_active.txq\0"
    "unc_upi_txl0p_clk_active.retry\0"
    "unc_upi_txl0p_clk_active.dfx\0"
    "unc_upi_txl0p_clk_active.spare\0"
    "unc_upi_txl0p_power_cycles_ll_enter\0"
    "unc_upi_txl0p_power_cycles_m3_exit\0"
    "unc_upi_txl0_power_cycles\0"
    "unc_upi_txl_flits.slot0\0"
    "unc_upi_txl_flits.slot1\0"
    "unc_upi_txl_flits.slot2\0"
    "unc_upi_txl_flits.llcrd\0"
    "unc_upi_txl_flits.llctrl\0"
    "unc_upi_txl_flits.prot_hdr\0"
    "unc_upi_txl_hdr_match.req\0"
    "unc_upi_txl_hdr_match.snp\0"
    "unc_upi_txl_hdr_match.wb\0"
    "unc_upi_txl_hdr_match.ncb\0"
    "unc_upi_txl_hdr_match.ncs\0"
    "unc_upi_txl_inserts\0"
    "unc_upi_txl_occupancy\0"
    "unc_upi_vna_credit_return_blocked_vn01\0"
    "unc_upi_vna_credit_return_occupancy\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq3\0"
    "unc_upi_rxl_flits.prothdr\0"
    "unc_upi_txl_flits.prothdr\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq1\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq2\0"
    "unc_upi_txl_hdr_match.loc\0"
    "unc_upi_txl_hdr_match.rem\0"
    "unc_upi_txl_hdr_match.data_hdr\0"
    "unc_upi_txl_hdr_match.non_data_hdr\0"
    "unc_upi_txl_hdr_match.dual_slot_hdr\0"
    "unc_upi_txl_hdr_match.sgl_slot_hdr\0"
    "unc_upi_txl_hdr_match.rsp_nodata\0"
    "unc_upi_txl_hdr_match.rsp_data\0"
    "unc_upi_rxl_flits.idle\0"
    "unc_upi_rxl_basic_hdr_match.req\0"
    "unc_upi_rxl_basic_hdr_match.req_opc\0"
    "unc_upi_rxl_basic_hdr_match.snp\0"
    "unc_upi_rxl_basic_hdr_match.snp_opc\0"
    "unc_upi_rxl_basic_hdr_match.rsp_nodata\0"
    "unc_upi_rxl_basic_hdr_match.rsp_nodata_opc\0"
    "unc_upi_rxl_basic_hdr_match.rsp_data\0"
    "unc_upi_rxl_basic_hdr_match.rsp_data_opc\0"
    "unc_upi_rxl_basic_hdr_match.wb\0"
    "unc_upi_rxl_basic_hdr_match.wb_opc\0"
    "unc_upi_rxl_basic_hdr_match.ncb\0"
    "unc_upi_rxl_basic_hdr_match.ncb_opc\0"
    "unc_upi_rxl_basic_hdr_match.ncs\0"
    "unc_upi_rxl_basic_hdr_match.ncs_opc\0"
    "unc_upi_txl_basic_hdr_match.req\0"
    "unc_upi_txl_basic_hdr_match.req_opc\0"
    "unc_upi_txl_basic_hdr_match.snp\0"
    "unc_upi_txl_basic_hdr_match.snp_opc\0"
    "unc_upi_txl_basic_hdr_match.rsp_nodata\0"
    "unc_upi_txl_basic_hdr_match.rsp_nodata_opc\0"
    "unc_upi_txl_basic_hdr_match.rsp_data\0"
    "unc_upi_txl_basic_hdr_match.rsp_data_opc\0"
    "unc_upi_txl_basic_hdr_match.wb\0"
    "unc_upi_txl_basic_hdr_match.wb_opc\0"
    "unc_upi_txl_basic_hdr_match.ncb\0"
    "unc_upi_txl_basic_hdr_match.ncb_opc\0"
    "unc_upi_txl_basic_hdr_match.ncs\0"
    "unc_upi_txl_basic_hdr_match.ncs_opc\0"
    "unc_upi_rxl_basic_hdr_match.rspcnflt\0"
    "unc_upi_rxl_basic_hdr_match.rspi\0"
    "unc_upi_rxl_inserts.slot0\0"
    "unc_upi_rxl_inserts.slot1\0"
    "unc_upi_rxl_inserts.slot2\0"
    "unc_upi_txl_basic_hdr_match.rspcnflt\0"
    "unc_upi_txl_basic_hdr_match.rspi\0";
inline constexpr select::event_list upi_list{"skylake_sp", core::skylake_sp, upi_names, all_of(sharers)};
inline constexpr select::event_list list{"skylake_sp", core::skylake_sp, "", all_of(sharers)};
} // namespace uncore_events

namespace cha {
using uncore_events::listed;
using uncore_events::cha_list;
inline constexpr listed c_clockticks{{&cha_list, 0x20000000000, 0xf, 0x20000000000000, 0}, {}, &c_clockticks};
inline constexpr listed c_fast_asserted{{&cha_list, 0x200000020a5, 0xf, 0x200000000002b7, 0}, {}, &c_fast_asserted};
inline constexpr listed clockticks{{&cha_list, 0x20000000000, 0xf, 0x4f0, 0}, {}, &clockticks};
inline constexpr listed h_counter0_occupancy{{&cha_list, 0x102000000001f, 0xf, 0x20000000000d65, 0}, {}, &h_counter0_occupancy};
inline constexpr listed h_osb{{&cha_list, 0x1020000000055, 0xf, 0x200000000011c2, 0}, {}, &h_osb};
inline constexpr listed h_snoops_sent_{{&cha_list, 0x1020000001051, 0xf, 0x200000000012c3, 0}, {}, &h_snoops_sent_};
inline constexpr listed h_clock{{&cha_list, 0x10200000000c0, 0xf, 0x20000000001e16, 0}, {}, &h_clock};
inline constexpr listed c_ring_src_thrtl{{&cha_list, 0x10200000000a4, 0xf, 0x20000000002255, 0}, {}, &c_ring_src_thrtl};
inline constexpr listed cms_clockticks{{&cha_list, 0x10200000000c0, 0xf, 0x5b0e, 0}, {}, &cms_clockticks};
inline constexpr listed counter0_occupancy{{&cha_list, 0x102000000001f, 0xf, 0x5c97, 0}, {}, &counter0_occupancy};
inline constexpr listed osb{{&cha_list, 0x1020000000055, 0xf, 0x5ed4, 0}, {}, &osb};
inline constexpr listed ring_src_thrtl{{&cha_list, 0x10200000000a4, 0xf, 0x6f0a, 0}, {}, &ring_src_thrtl};
namespace ag0_ad_crd_acquired {
inline constexpr listed tgr0{{&cha_list, 0x1020000001080, 0xf, 0x6501, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002080, 0xf, 0x6522, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004080, 0xf, 0x6543, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008080, 0xf, 0x6564, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010080, 0xf, 0x6585, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020080, 0xf, 0x65a6, 0}, {}, &tgr5};
}
namespace ag0_ad_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x1020000001082, 0xf, 0x65c7, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002082, 0xf, 0x65e9, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004082, 0xf, 0x660b, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008082, 0xf, 0x662d, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010082, 0xf, 0x664f, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020082, 0xf, 0x6671, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_acquired {
inline constexpr listed tgr0{{&cha_list, 0x1020000001088, 0xf, 0x6693, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002088, 0xf, 0x66b4, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004088, 0xf, 0x66d5, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008088, 0xf, 0x66f6, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010088, 0xf, 0x6717, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020088, 0xf, 0x6738, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x102000000108a, 0xf, 0x6759, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x102000000208a, 0xf, 0x677b, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x102000000408a, 0xf, 0x679d, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x102000000808a, 0xf, 0x67bf, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x102000001008a, 0xf, 0x67e1, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x102000002008a, 0xf, 0x6803, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_acquired {
inline constexpr listed tgr0{{&cha_list, 0x1020000001084, 0xf, 0x6825, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002084, 0xf, 0x6846, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004084, 0xf, 0x6867, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008084, 0xf, 0x6888, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010084, 0xf, 0x68a9, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020084, 0xf, 0x68ca, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x1020000001086, 0xf, 0x68eb, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002086, 0xf, 0x690d, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004086, 0xf, 0x692f, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008086, 0xf, 0x6951, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010086, 0xf, 0x6973, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020086, 0xf, 0x6995, 0}, {}, &tgr5};
}
namespace ag1_bl_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x102000000108e, 0xf, 0x718f, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x102000000208e, 0xf, 0x71b1, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x102000000408e, 0xf, 0x71d3, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x102000000808e, 0xf, 0x71f5, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x102000001008e, 0xf, 0x7217, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x102000002008e, 0xf, 0x7239, 0}, {}, &tgr5};
}
namespace ag1_bl_credits_acquired {
inline constexpr listed tgr0{{&cha_list, 0x102000000108c, 0xf, 0x69b7, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x102000000208c, 0xf, 0x69dc, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x102000000408c, 0xf, 0x6a01, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x102000000808c, 0xf, 0x6a26, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x102000001008c, 0xf, 0x6a4b, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x102000002008c, 0xf, 0x6a70, 0}, {}, &tgr5};
}
namespace bypass_cha_imc {
inline constexpr listed taken{{&cha_list, 0x1020000001057, 0xf, 0x5b25, 0}, {}, &taken};
inline constexpr listed intermediate{{&cha_list, 0x1020000002057, 0xf, 0x5b42, 0}, {}, &intermediate};
inline constexpr listed not_taken{{&cha_list, 0x1020000004057, 0xf, 0x5b66, 0}, {}, &not_taken};
}
namespace c_llc_lookup {
inline constexpr listed data_read{{&cha_list, 0x2c020000003034, 0xf, 0x200000000000b3, 0}, {}, &data_read};
inline constexpr listed remote_snoop{{&cha_list, 0x2c020000009034, 0xf, 0x200000000000ce, 0}, {}, &remote_snoop};
inline constexpr listed write{{&cha_list, 0x2d020000005034, 0xf, 0x200000000010d6, 0}, {}, &write};
inline constexpr listed any{{&cha_list, 0x2d020000011034, 0xf, 0x200000000010ed, 0}, {}, &any};
inline constexpr listed local{{&cha_list, 0x2d020000031034, 0xf, 0x20000000001102, 0}, {}, &local};
inline constexpr listed remote{{&cha_list, 0x2d020000091034, 0xf, 0x20000000001119, 0}, {}, &remote};
}
namespace c_llc_victims {
inline constexpr listed m_state{{&cha_list, 0x20000001037, 0xf, 0x200000000000ec, 0}, {}, &m_state};
inline constexpr listed e_state{{&cha_list, 0x20000002037, 0xf, 0x20000000000106, 0}, {}, &e_state};
inline constexpr listed s_state{{&cha_list, 0x20000004037, 0xf, 0x20000000000120, 0}, {}, &s_state};
inline constexpr listed f_state{{&cha_list, 0x20000008037, 0xf, 0x2000000000013a, 0}, {}, &f_state};
inline constexpr listed local{{&cha_list, 0x102000002f037, 0xf, 0x20000000001131, 0}, {}, &local};
inline constexpr listed remote{{&cha_list, 0x1020000080037, 0xf, 0x20000000001149, 0}, {}, &remote};
}
namespace c_tor_inserts {
inline constexpr listed irq{{&cha_list, 0x14020000031035, 0xf, 0x2000000000026f, 0}, {}, &irq};
inline constexpr listed rem_all{{&cha_list, 0x10020000030035, 0xf, 0x2000000000029d, 0}, {}, &rem_all};
inline constexpr listed irq_hit{{&cha_list, 0x14020000011035, 0xf, 0x20000000000318, 0}, {}, &irq_hit};
inline constexpr listed irq_miss{{&cha_list, 0x14020000021035, 0xf, 0x20000000000332, 0}, {}, &irq_miss};
inline constexpr listed prq_hit{{&cha_list, 0x14020000014035, 0xf, 0x2000000000034d, 0}, {}, &prq_hit};
inline constexpr listed prq_miss{{&cha_list, 0x14020000024035, 0xf, 0x20000000000367, 0}, {}, &prq_miss};
inline constexpr listed evict{{&cha_list, 0x15020000002035, 0xf, 0x200000000014d0, 0}, {}, &evict};
inline constexpr listed prq{{&cha_list, 0x15020000004035, 0xf, 0x200000000014e8, 0}, {}, &prq};
inline constexpr listed ipq{{&cha_list, 0x15020000008035, 0xf, 0x200000000014fe, 0}, {}, &ipq};
inline constexpr listed hit{{&cha_list, 0x15020000010035, 0xf, 0x20000000001514, 0}, {}, &hit};
inline constexpr listed miss{{&cha_list, 0x15020000020035, 0xf, 0x2000000000152a, 0}, {}, &miss};
inline constexpr listed loc_io{{&cha_list, 0x15020000034035, 0xf, 0x200000000016ae, 0}, {}, &loc_io};
inline constexpr listed loc_ia{{&cha_list, 0x15020000031035, 0xf, 0x200000000016c7, 0}, {}, &loc_ia};
inline constexpr listed loc_all{{&cha_list, 0x15020000037035, 0xf, 0x200000000016e0, 0}, {}, &loc_all};
inline constexpr listed ipq_hit{{&cha_list, 0x11020000018035, 0xf, 0x2000000000485e, 0}, {}, &ipq_hit};
inline constexpr listed ipq_miss{{&cha_list, 0x11020000028035, 0xf, 0x20000000004878, 0}, {}, &ipq_miss};
inline constexpr listed rrq_hit{{&cha_list, 0x11020000050035, 0xf, 0x20000000004893, 0}, {}, &rrq_hit};
inline constexpr listed rrq_miss{{&cha_list, 0x11020000060035, 0xf, 0x200000000048ad, 0}, {}, &rrq_miss};
inline constexpr listed wbq_hit{{&cha_list, 0x11020000090035, 0xf, 0x200000000048c8, 0}, {}, &wbq_hit};
inline constexpr listed wbq_miss{{&cha_list, 0x110200000a0035, 0xf, 0x200000000048e2, 0}, {}, &wbq_miss};
}
namespace c_tor_occupancy {
inline constexpr listed irq{{&cha_list, 0x14020000031036, 1, 0x20000000000285, 0}, {}, &irq};
inline constexpr listed irq_hit{{&cha_list, 0x14020000011036, 1, 0x20000000000382, 0}, {}, &irq_hit};
inline constexpr listed irq_miss{{&cha_list, 0x14020000021036, 1, 0x2000000000039e, 0}, {}, &irq_miss};
inline constexpr listed evict{{&cha_list, 0x15020000002036, 1, 0x20000000001541, 0}, {}, &evict};
inline constexpr listed prq{{&cha_list, 0x15020000004036, 1, 0x2000000000155b, 0}, {}, &prq};
inline constexpr listed ipq{{&cha_list, 0x15020000008036, 1, 0x20000000001573, 0}, {}, &ipq};
inline constexpr listed hit{{&cha_list, 0x15020000010036, 1, 0x2000000000158b, 0}, {}, &hit};
inline constexpr listed miss{{&cha_list, 0x15020000020036, 1, 0x200000000015a3, 0}, {}, &miss};
inline constexpr listed loc_io{{&cha_list, 0x15020000034036, 1, 0x200000000016fa, 0}, {}, &loc_io};
inline constexpr listed loc_ia{{&cha_list, 0x15020000031036, 1, 0x20000000001715, 0}, {}, &loc_ia};
inline constexpr listed loc_all{{&cha_list, 0x11020000037036, 1, 0x20000000001730, 0}, {}, &loc_all};
inline constexpr listed prq_hit{{&cha_list, 0x15020000014036, 1, 0x200000000048fd, 0}, {}, &prq_hit};
inline constexpr listed prq_miss{{&cha_list, 0x15020000024036, 1, 0x20000000004919, 0}, {}, &prq_miss};
inline constexpr listed ipq_hit{{&cha_list, 0x11020000018036, 1, 0x20000000004936, 0}, {}, &ipq_hit};
inline constexpr listed ipq_miss{{&cha_list, 0x11020000028036, 1, 0x20000000004952, 0}, {}, &ipq_miss};
}
namespace core_pma {
inline constexpr listed c1_state{{&cha_list, 0x1020000001017, 0xf, 0x647b, 0}, {}, &c1_state};
inline constexpr listed c1_transition{{&cha_list, 0x1020000002017, 0xf, 0x6495, 0}, {}, &c1_transition};
inline constexpr listed c6_state{{&cha_list, 0x1020000004017, 0xf, 0x64b4, 0}, {}, &c6_state};
inline constexpr listed c6_transition{{&cha_list, 0x1020000008017, 0xf, 0x64ce, 0}, {}, &c6_transition};
inline constexpr listed gv{{&cha_list, 0x1020000010017, 0xf, 0x64ed, 0}, {}, &gv};
}
namespace core_snp {
inline constexpr listed core_gtone{{&cha_list, 0x20000042033, 0xf, 0x503, 0}, {}, &core_gtone};
inline constexpr listed evict_gtone{{&cha_list, 0x20000082033, 0xf, 0x51f, 0}, {}, &evict_gtone};
inline constexpr listed ext_one{{&cha_list, 0x1020000021033, 0xf, 0x5b87, 0}, {}, &ext_one};
inline constexpr listed core_one{{&cha_list, 0x1020000041033, 0xf, 0x5ba0, 0}, {}, &core_one};
inline constexpr listed evict_one{{&cha_list, 0x1020000081033, 0xf, 0x5bba, 0}, {}, &evict_one};
inline constexpr listed any_one{{&cha_list, 0x10200000e1033, 0xf, 0x5bd5, 0}, {}, &any_one};
inline constexpr listed ext_gtone{{&cha_list, 0x1020000022033, 0xf, 0x5bee, 0}, {}, &ext_gtone};
inline constexpr listed any_gtone{{&cha_list, 0x10200000e2033, 0xf, 0x5c09, 0}, {}, &any_gtone};
inline constexpr listed ext_remote{{&cha_list, 0x1020000024033, 0xf, 0x5c24, 0}, {}, &ext_remote};
inline constexpr listed core_remote{{&cha_list, 0x1020000044033, 0xf, 0x5c40, 0}, {}, &core_remote};
inline constexpr listed evict_remote{{&cha_list, 0x1020000084033, 0xf, 0x5c5d, 0}, {}, &evict_remote};
inline constexpr listed any_remote{{&cha_list, 0x10200000e4033, 0xf, 0x5c7b, 0}, {}, &any_remote};
}
namespace dir_lookup {
inline constexpr listed snp{{&cha_list, 0x20000001053, 0xf, 0x53c, 0}, {}, &snp};
inline constexpr listed no_snp{{&cha_list, 0x20000002053, 0xf, 0x553, 0}, {}, &no_snp};
}
namespace dir_update {
inline constexpr listed ha{{&cha_list, 0x20000001054, 0xf, 0x56d, 0}, {}, &ha};
inline constexpr listed tor{{&cha_list, 0x20000002054, 0xf, 0x583, 0}, {}, &tor};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&cha_list, 0x10200000010ae, 0xf, 0x6a95, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&cha_list, 0x10200000040ae, 0xf, 0x6abb, 0}, {}, &iv_snoopgo_dn};
}
namespace fast_asserted {
inline constexpr listed horz{{&cha_list, 0x200000020a5, 0xf, 0x4d5, 0}, {}, &horz};
inline constexpr listed vert{{&cha_list, 0x10200000010a5, 0xf, 0x8f8d, 0}, {}, &vert};
}
namespace h_ag0_ad_crd_acquired {
inline constexpr listed tgr0{{&cha_list, 0x1020000001080, 0xf, 0x20000000001816, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002080, 0xf, 0x20000000001835, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004080, 0xf, 0x20000000001854, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008080, 0xf, 0x20000000001873, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010080, 0xf, 0x20000000001892, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020080, 0xf, 0x200000000018b1, 0}, {}, &tgr5};
}
namespace h_ag0_ad_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x1020000001082, 0xf, 0x200000000018d0, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002082, 0xf, 0x200000000018f0, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004082, 0xf, 0x20000000001910, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008082, 0xf, 0x20000000001930, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010082, 0xf, 0x20000000001950, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020082, 0xf, 0x20000000001970, 0}, {}, &tgr5};
}
namespace h_ag0_bl_crd_acquired {
inline constexpr listed tgr0{{&cha_list, 0x1020000001088, 0xf, 0x20000000001990, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002088, 0xf, 0x200000000019af, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004088, 0xf, 0x200000000019ce, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008088, 0xf, 0x200000000019ed, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010088, 0xf, 0x20000000001a0c, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020088, 0xf, 0x20000000001a2b, 0}, {}, &tgr5};
}
namespace h_ag0_bl_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x102000000108a, 0xf, 0x20000000001a4a, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x102000000208a, 0xf, 0x20000000001a6a, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x102000000408a, 0xf, 0x20000000001a8a, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x102000000808a, 0xf, 0x20000000001aaa, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x102000001008a, 0xf, 0x20000000001aca, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x102000002008a, 0xf, 0x20000000001aea, 0}, {}, &tgr5};
}
namespace h_ag1_ad_crd_acquired {
inline constexpr listed tgr0{{&cha_list, 0x1020000001084, 0xf, 0x20000000001b0a, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002084, 0xf, 0x20000000001b29, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004084, 0xf, 0x20000000001b48, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008084, 0xf, 0x20000000001b67, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010084, 0xf, 0x20000000001b86, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020084, 0xf, 0x20000000001ba5, 0}, {}, &tgr5};
}
namespace h_ag1_ad_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x1020000001086, 0xf, 0x20000000001bc4, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002086, 0xf, 0x20000000001be4, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004086, 0xf, 0x20000000001c04, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008086, 0xf, 0x20000000001c24, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010086, 0xf, 0x20000000001c44, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020086, 0xf, 0x20000000001c64, 0}, {}, &tgr5};
}
namespace h_ag1_bl_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x102000000108e, 0xf, 0x20000000001c84, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x102000000208e, 0xf, 0x20000000001ca4, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x102000000408e, 0xf, 0x20000000001cc4, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x102000000808e, 0xf, 0x20000000001ce4, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x102000001008e, 0xf, 0x20000000001d04, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x102000002008e, 0xf, 0x20000000001d24, 0}, {}, &tgr5};
}
namespace h_ag1_bl_credits_acquired {
inline constexpr listed tgr0{{&cha_list, 0x102000000108c, 0xf, 0x20000000001d44, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x102000000208c, 0xf, 0x20000000001d67, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x102000000408c, 0xf, 0x20000000001d8a, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x102000000808c, 0xf, 0x20000000001dad, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x102000001008c, 0xf, 0x20000000001dd0, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x102000002008c, 0xf, 0x20000000001df3, 0}, {}, &tgr5};
}
namespace h_bypass_cha_imc {
inline constexpr listed taken{{&cha_list, 0x1020000001057, 0xf, 0x20000000000c0d, 0}, {}, &taken};
inline constexpr listed intermediate{{&cha_list, 0x1020000002057, 0xf, 0x20000000000c28, 0}, {}, &intermediate};
inline constexpr listed not_taken{{&cha_list, 0x1020000004057, 0xf, 0x20000000000c4a, 0}, {}, &not_taken};
}
namespace h_core_pma {
inline constexpr listed c1_state{{&cha_list, 0x1020000001017, 0xf, 0x2000000000174c, 0}, {}, &c1_state};
inline constexpr listed c1_transition{{&cha_list, 0x1020000002017, 0xf, 0x20000000001764, 0}, {}, &c1_transition};
inline constexpr listed c6_state{{&cha_list, 0x1020000004017, 0xf, 0x20000000001781, 0}, {}, &c6_state};
inline constexpr listed c6_transition{{&cha_list, 0x1020000008017, 0xf, 0x20000000001799, 0}, {}, &c6_transition};
inline constexpr listed gv{{&cha_list, 0x1020000010017, 0xf, 0x200000000017b6, 0}, {}, &gv};
}
namespace h_core_snp {
inline constexpr listed core_gtone{{&cha_list, 0x20000042033, 0xf, 0x20000000000011, 0}, {}, &core_gtone};
inline constexpr listed evict_gtone{{&cha_list, 0x20000082033, 0xf, 0x2000000000002b, 0}, {}, &evict_gtone};
inline constexpr listed ext_one{{&cha_list, 0x1020000021033, 0xf, 0x20000000000c69, 0}, {}, &ext_one};
inline constexpr listed core_one{{&cha_list, 0x1020000041033, 0xf, 0x20000000000c80, 0}, {}, &core_one};
inline constexpr listed evict_one{{&cha_list, 0x1020000081033, 0xf, 0x20000000000c98, 0}, {}, &evict_one};
inline constexpr listed any_one{{&cha_list, 0x10200000e1033, 0xf, 0x20000000000cb1, 0}, {}, &any_one};
inline constexpr listed ext_gtone{{&cha_list, 0x1020000022033, 0xf, 0x20000000000cc8, 0}, {}, &ext_gtone};
inline constexpr listed any_gtone{{&cha_list, 0x10200000e2033, 0xf, 0x20000000000ce1, 0}, {}, &any_gtone};
inline constexpr listed ext_remote{{&cha_list, 0x1020000024033, 0xf, 0x20000000000cfa, 0}, {}, &ext_remote};
inline constexpr listed core_remote{{&cha_list, 0x1020000044033, 0xf, 0x20000000000d14, 0}, {}, &core_remote};
inline constexpr listed evict_remote{{&cha_list, 0x1020000084033, 0xf, 0x20000000000d2f, 0}, {}, &evict_remote};
inline constexpr listed any_remote{{&cha_list, 0x10200000e4033, 0xf, 0x20000000000d4b, 0}, {}, &any_remote};
}
namespace h_dir_lookup {
inline constexpr listed snp{{&cha_list, 0x20000001053, 0xf, 0x20000000000046, 0}, {}, &snp};
inline constexpr listed no_snp{{&cha_list, 0x20000002053, 0xf, 0x2000000000005b, 0}, {}, &no_snp};
}
namespace h_dir_update {
inline constexpr listed ha{{&cha_list, 0x20000001054, 0xf, 0x20000000000073, 0}, {}, &ha};
inline constexpr listed tor{{&cha_list, 0x20000002054, 0xf, 0x20000000000087, 0}, {}, &tor};
}
namespace h_egress_ordering {
inline constexpr listed iv_snoopgo_up{{&cha_list, 0x10200000010ae, 0xf, 0x20000000001e22, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&cha_list, 0x10200000040ae, 0xf, 0x20000000001e46, 0}, {}, &iv_snoopgo_dn};
}
namespace h_hitme_hit {
inline constexpr listed ex_rds{{&cha_list, 0x2000000105f, 0xf, 0x2000000000009c, 0}, {}, &ex_rds};
inline constexpr listed shared_ownreq{{&cha_list, 0x102000000405f, 0xf, 0x20000000000d7e, 0}, {}, &shared_ownreq};
inline constexpr listed wbmtoe{{&cha_list, 0x102000000805f, 0xf, 0x20000000000d9c, 0}, {}, &wbmtoe};
inline constexpr listed wbmtoi_or_s{{&cha_list, 0x102000001005f, 0xf, 0x20000000000db3, 0}, {}, &wbmtoi_or_s};
}
namespace h_hitme_lookup {
inline constexpr listed read{{&cha_list, 0x102000000105e, 0xf, 0x20000000000dcf, 0}, {}, &read};
inline constexpr listed write{{&cha_list, 0x102000000205e, 0xf, 0x20000000000de7, 0}, {}, &write};
}
namespace h_hitme_miss {
inline constexpr listed shared_rdinvown{{&cha_list, 0x1020000020060, 0xf, 0x20000000000e00, 0}, {}, &shared_rdinvown};
inline constexpr listed notshared_rdinvown{{&cha_list, 0x1020000040060, 0xf, 0x20000000000e21, 0}, {}, &notshared_rdinvown};
inline constexpr listed read_or_inv{{&cha_list, 0x1020000080060, 0xf, 0x20000000000e45, 0}, {}, &read_or_inv};
}
namespace h_hitme_update {
inline constexpr listed deallocate_rspfwdi_loc{{&cha_list, 0x1020000001061, 0xf, 0x20000000000e62, 0}, {}, &deallocate_rspfwdi_loc};
inline constexpr listed rspfwdi_rem{{&cha_list, 0x1020000002061, 0xf, 0x20000000000e8c, 0}, {}, &rspfwdi_rem};
inline constexpr listed shared{{&cha_list, 0x1020000004061, 0xf, 0x20000000000eab, 0}, {}, &shared};
inline constexpr listed rdinvown{{&cha_list, 0x1020000008061, 0xf, 0x20000000000ec5, 0}, {}, &rdinvown};
inline constexpr listed deallocate{{&cha_list, 0x1020000010061, 0xf, 0x20000000000ee1, 0}, {}, &deallocate};
}
namespace h_horz_ring_ad_in_use {
inline constexpr listed left_even{{&cha_list, 0x10200000010a7, 0xf, 0x20000000001e6a, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x10200000020a7, 0xf, 0x20000000001e8e, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x10200000040a7, 0xf, 0x20000000001eb1, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x10200000080a7, 0xf, 0x20000000001ed6, 0}, {}, &right_odd};
}
namespace h_horz_ring_ak_in_use {
inline constexpr listed left_even{{&cha_list, 0x10200000010a9, 0xf, 0x20000000001efa, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x10200000020a9, 0xf, 0x20000000001f1e, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x10200000040a9, 0xf, 0x20000000001f41, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x10200000080a9, 0xf, 0x20000000001f66, 0}, {}, &right_odd};
}
namespace h_horz_ring_bl_in_use {
inline constexpr listed left_even{{&cha_list, 0x10200000010ab, 0xf, 0x20000000001f8a, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x10200000020ab, 0xf, 0x20000000001fae, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x10200000040ab, 0xf, 0x20000000001fd1, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x10200000080ab, 0xf, 0x20000000001ff6, 0}, {}, &right_odd};
}
namespace h_horz_ring_iv_in_use {
inline constexpr listed left{{&cha_list, 0x10200000010ad, 0xf, 0x2000000000201a, 0}, {}, &left};
inline constexpr listed right{{&cha_list, 0x10200000040ad, 0xf, 0x20000000002039, 0}, {}, &right};
}
namespace h_imc_reads_count {
inline constexpr listed normal{{&cha_list, 0x1020000001059, 0xf, 0x20000000000eff, 0}, {}, &normal};
inline constexpr listed priority{{&cha_list, 0x1020000002059, 0xf, 0x20000000000f1c, 0}, {}, &priority};
}
namespace h_imc_writes_count {
inline constexpr listed full{{&cha_list, 0x102000000105b, 0xf, 0x20000000000f3b, 0}, {}, &full};
inline constexpr listed partial{{&cha_list, 0x102000000205b, 0xf, 0x20000000000f57, 0}, {}, &partial};
inline constexpr listed full_priority{{&cha_list, 0x102000000405b, 0xf, 0x20000000000f76, 0}, {}, &full_priority};
inline constexpr listed partial_priority{{&cha_list, 0x102000000805b, 0xf, 0x20000000000f9b, 0}, {}, &partial_priority};
inline constexpr listed full_mig{{&cha_list, 0x102000001005b, 0xf, 0x20000000000fc3, 0}, {}, &full_mig};
inline constexpr listed partial_mig{{&cha_list, 0x102000002005b, 0xf, 0x20000000000fe3, 0}, {}, &partial_mig};
}
namespace h_iodc_alloc {
inline constexpr listed invitom{{&cha_list, 0x1020000001062, 0xf, 0x20000000001006, 0}, {}, &invitom};
inline constexpr listed iodcfull{{&cha_list, 0x1020000002062, 0xf, 0x2000000000101f, 0}, {}, &iodcfull};
inline constexpr listed osbgated{{&cha_list, 0x1020000004062, 0xf, 0x20000000001039, 0}, {}, &osbgated};
}
namespace h_iodc_dealloc {
inline constexpr listed wbmtoe{{&cha_list, 0x1020000001063, 0xf, 0x20000000001053, 0}, {}, &wbmtoe};
inline constexpr listed wbmtoi{{&cha_list, 0x1020000002063, 0xf, 0x2000000000106d, 0}, {}, &wbmtoi};
inline constexpr listed wbpushmtoi{{&cha_list, 0x1020000004063, 0xf, 0x20000000001087, 0}, {}, &wbpushmtoi};
inline constexpr listed snpout{{&cha_list, 0x1020000008063, 0xf, 0x200000000010a5, 0}, {}, &snpout};
inline constexpr listed all{{&cha_list, 0x1020000010063, 0xf, 0x200000000010bf, 0}, {}, &all};
}
namespace h_misc {
inline constexpr listed rfo_hit_s{{&cha_list, 0x20000008039, 0xf, 0x20000000000154, 0}, {}, &rfo_hit_s};
inline constexpr listed rspi_was_fse{{&cha_list, 0x1020000001039, 0xf, 0x20000000001162, 0}, {}, &rspi_was_fse};
inline constexpr listed wc_aliasing{{&cha_list, 0x1020000002039, 0xf, 0x2000000000117a, 0}, {}, &wc_aliasing};
inline constexpr listed cv0_pref_vic{{&cha_list, 0x1020000010039, 0xf, 0x20000000001191, 0}, {}, &cv0_pref_vic};
inline constexpr listed cv0_pref_miss{{&cha_list, 0x1020000020039, 0xf, 0x200000000011a9, 0}, {}, &cv0_pref_miss};
}
namespace h_read_no_credits {
inline constexpr listed mc0_smi0{{&cha_list, 0x1020000001058, 0xf, 0x200000000011cc, 0}, {}, &mc0_smi0};
inline constexpr listed mc1_smi1{{&cha_list, 0x1020000002058, 0xf, 0x200000000011eb, 0}, {}, &mc1_smi1};
inline constexpr listed edc0_smi2{{&cha_list, 0x1020000004058, 0xf, 0x2000000000120a, 0}, {}, &edc0_smi2};
inline constexpr listed edc1_smi3{{&cha_list, 0x1020000008058, 0xf, 0x2000000000122a, 0}, {}, &edc1_smi3};
inline constexpr listed edc2_smi4{{&cha_list, 0x1020000010058, 0xf, 0x2000000000124a, 0}, {}, &edc2_smi4};
inline constexpr listed edc3_smi5{{&cha_list, 0x1020000020058, 0xf, 0x2000000000126a, 0}, {}, &edc3_smi5};
}
namespace h_requests {
inline constexpr listed reads{{&cha_list, 0x20000003050, 0xf, 0x20000000000169, 0}, {}, &reads};
inline constexpr listed writes{{&cha_list, 0x2000000c050, 0xf, 0x2000000000017e, 0}, {}, &writes};
inline constexpr listed reads_local{{&cha_list, 0x20000001050, 0xf, 0x20000000000194, 0}, {}, &reads_local};
inline constexpr listed writes_local{{&cha_list, 0x20000004050, 0xf, 0x200000000001af, 0}, {}, &writes_local};
inline constexpr listed invitoe_local{{&cha_list, 0x20000010050, 0xf, 0x200000000001cb, 0}, {}, &invitoe_local};
inline constexpr listed invitoe_remote{{&cha_list, 0x20000020050, 0xf, 0x200000000001e8, 0}, {}, &invitoe_remote};
inline constexpr listed reads_remote{{&cha_list, 0x1020000002050, 0xf, 0x2000000000128a, 0}, {}, &reads_remote};
inline constexpr listed writes_remote{{&cha_list, 0x1020000008050, 0xf, 0x200000000012a6, 0}, {}, &writes_remote};
}
namespace h_ring_bounces_horz {
inline constexpr listed ad{{&cha_list, 0x10200000010a1, 0xf, 0x20000000002059, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020a1, 0xf, 0x20000000002074, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040a1, 0xf, 0x2000000000208f, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080a1, 0xf, 0x200000000020aa, 0}, {}, &iv};
}
namespace h_ring_bounces_vert {
inline constexpr listed ad{{&cha_list, 0x10200000010a0, 0xf, 0x200000000020c5, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020a0, 0xf, 0x200000000020e0, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040a0, 0xf, 0x200000000020fb, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080a0, 0xf, 0x20000000002116, 0}, {}, &iv};
}
namespace h_ring_sink_starved_horz {
inline constexpr listed ad{{&cha_list, 0x10200000010a3, 0xf, 0x20000000002131, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020a3, 0xf, 0x20000000002151, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040a3, 0xf, 0x20000000002171, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080a3, 0xf, 0x20000000002191, 0}, {}, &iv};
inline constexpr listed ak_ag1{{&cha_list, 0x10200000200a3, 0xf, 0x200000000021b1, 0}, {}, &ak_ag1};
}
namespace h_ring_sink_starved_vert {
inline constexpr listed ad{{&cha_list, 0x10200000010a2, 0xf, 0x200000000021d5, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020a2, 0xf, 0x200000000021f5, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040a2, 0xf, 0x20000000002215, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080a2, 0xf, 0x20000000002235, 0}, {}, &iv};
}
namespace h_rxc_inserts {
inline constexpr listed irq{{&cha_list, 0x20000001013, 0xf, 0x200000000002cb, 0}, {}, &irq};
inline constexpr listed irq_rej{{&cha_list, 0x1020000002013, 0xf, 0x2000000000226a, 0}, {}, &irq_rej};
inline constexpr listed ipq{{&cha_list, 0x1020000004013, 0xf, 0x20000000002284, 0}, {}, &ipq};
inline constexpr listed prq{{&cha_list, 0x1020000010013, 0xf, 0x2000000000229a, 0}, {}, &prq};
inline constexpr listed prq_rej{{&cha_list, 0x1020000020013, 0xf, 0x200000000022b0, 0}, {}, &prq_rej};
inline constexpr listed rrq{{&cha_list, 0x1020000040013, 0xf, 0x200000000022ca, 0}, {}, &rrq};
inline constexpr listed wbq{{&cha_list, 0x1020000080013, 0xf, 0x200000000022e0, 0}, {}, &wbq};
}
namespace h_rxc_ipq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001022, 0xf, 0x200000000022f6, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002022, 0xf, 0x20000000002317, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004022, 0xf, 0x20000000002338, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008022, 0xf, 0x20000000002359, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010022, 0xf, 0x20000000002379, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020022, 0xf, 0x2000000000239a, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_ipq1_reject {
inline constexpr listed any_ipq0{{&cha_list, 0x1020000001023, 0xf, 0x200000000023bb, 0}, {}, &any_ipq0};
inline constexpr listed ha{{&cha_list, 0x1020000002023, 0xf, 0x200000000023da, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004023, 0xf, 0x200000000023f3, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008023, 0xf, 0x20000000002414, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010023, 0xf, 0x20000000002434, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020023, 0xf, 0x20000000002451, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040023, 0xf, 0x20000000002475, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080023, 0xf, 0x20000000002495, 0}, {}, &pa_match};
}
namespace h_rxc_irq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001018, 0xf, 0x200000000024b4, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002018, 0xf, 0x200000000024d5, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004018, 0xf, 0x200000000024f6, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008018, 0xf, 0x20000000002517, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010018, 0xf, 0x20000000002537, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020018, 0xf, 0x20000000002558, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_irq1_reject {
inline constexpr listed pa_match{{&cha_list, 0x20000080019, 0xf, 0x200000000002e1, 0}, {}, &pa_match};
inline constexpr listed any_reject_irq0{{&cha_list, 0x1020000001019, 0xf, 0x20000000002579, 0}, {}, &any_reject_irq0};
inline constexpr listed ha{{&cha_list, 0x1020000002019, 0xf, 0x2000000000259f, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004019, 0xf, 0x200000000025b8, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008019, 0xf, 0x200000000025d9, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010019, 0xf, 0x200000000025f9, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020019, 0xf, 0x20000000002616, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040019, 0xf, 0x2000000000263a, 0}, {}, &allow_snp};
}
namespace h_rxc_ismq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001024, 0xf, 0x2000000000265a, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002024, 0xf, 0x2000000000267c, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004024, 0xf, 0x2000000000269e, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008024, 0xf, 0x200000000026c0, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010024, 0xf, 0x200000000026e1, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020024, 0xf, 0x20000000002703, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_ismq0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102c, 0xf, 0x20000000002725, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202c, 0xf, 0x20000000002746, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402c, 0xf, 0x20000000002767, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802c, 0xf, 0x20000000002788, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002c, 0xf, 0x200000000027a8, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002c, 0xf, 0x200000000027c9, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_ismq1_reject {
inline constexpr listed any_ismq0{{&cha_list, 0x1020000001025, 0xf, 0x200000000027ea, 0}, {}, &any_ismq0};
inline constexpr listed ha{{&cha_list, 0x1020000002025, 0xf, 0x2000000000280b, 0}, {}, &ha};
}
namespace h_rxc_ismq1_retry {
inline constexpr listed any{{&cha_list, 0x102000000102d, 0xf, 0x20000000002825, 0}, {}, &any};
inline constexpr listed ha{{&cha_list, 0x102000000202d, 0xf, 0x2000000000283f, 0}, {}, &ha};
}
namespace h_rxc_occupancy {
inline constexpr listed irq{{&cha_list, 0x20000001011, 1, 0x20000000000300, 0}, {}, &irq};
inline constexpr listed ipq{{&cha_list, 0x1020000004011, 1, 0x20000000002858, 0}, {}, &ipq};
inline constexpr listed rrq{{&cha_list, 0x1020000040011, 1, 0x20000000002870, 0}, {}, &rrq};
inline constexpr listed wbq{{&cha_list, 0x1020000080011, 1, 0x20000000002888, 0}, {}, &wbq};
}
namespace h_rxc_other0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102e, 0xf, 0x200000000028a0, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202e, 0xf, 0x200000000028c2, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402e, 0xf, 0x200000000028e4, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802e, 0xf, 0x20000000002906, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002e, 0xf, 0x20000000002927, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002e, 0xf, 0x20000000002949, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_other1_retry {
inline constexpr listed any{{&cha_list, 0x102000000102f, 0xf, 0x2000000000296b, 0}, {}, &any};
inline constexpr listed ha{{&cha_list, 0x102000000202f, 0xf, 0x20000000002986, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x102000000402f, 0xf, 0x200000000029a0, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x102000000802f, 0xf, 0x200000000029c2, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x102000001002f, 0xf, 0x200000000029e3, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x102000002002f, 0xf, 0x20000000002a01, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x102000004002f, 0xf, 0x20000000002a26, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x102000008002f, 0xf, 0x20000000002a47, 0}, {}, &pa_match};
}
namespace h_rxc_prq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001020, 0xf, 0x20000000002a67, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002020, 0xf, 0x20000000002a88, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004020, 0xf, 0x20000000002aa9, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008020, 0xf, 0x20000000002aca, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010020, 0xf, 0x20000000002aea, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020020, 0xf, 0x20000000002b0b, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_prq1_reject {
inline constexpr listed any_prq0{{&cha_list, 0x1020000001021, 0xf, 0x20000000002b2c, 0}, {}, &any_prq0};
inline constexpr listed ha{{&cha_list, 0x1020000002021, 0xf, 0x20000000002b4b, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004021, 0xf, 0x20000000002b64, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008021, 0xf, 0x20000000002b85, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010021, 0xf, 0x20000000002ba5, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020021, 0xf, 0x20000000002bc2, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040021, 0xf, 0x20000000002be6, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080021, 0xf, 0x20000000002c06, 0}, {}, &pa_match};
}
namespace h_rxc_req_q0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102a, 0xf, 0x20000000002c25, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202a, 0xf, 0x20000000002c47, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402a, 0xf, 0x20000000002c69, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802a, 0xf, 0x20000000002c8b, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002a, 0xf, 0x20000000002cac, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002a, 0xf, 0x20000000002cce, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_req_q1_retry {
inline constexpr listed any{{&cha_list, 0x102000000102b, 0xf, 0x20000000002cf0, 0}, {}, &any};
inline constexpr listed ha{{&cha_list, 0x102000000202b, 0xf, 0x20000000002d0b, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x102000000402b, 0xf, 0x20000000002d25, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x102000000802b, 0xf, 0x20000000002d47, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x102000001002b, 0xf, 0x20000000002d68, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x102000002002b, 0xf, 0x20000000002d86, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x102000004002b, 0xf, 0x20000000002dab, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x102000008002b, 0xf, 0x20000000002dcc, 0}, {}, &pa_match};
}
namespace h_rxc_rrq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001026, 0xf, 0x20000000002dec, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002026, 0xf, 0x20000000002e0d, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004026, 0xf, 0x20000000002e2e, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008026, 0xf, 0x20000000002e4f, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010026, 0xf, 0x20000000002e6f, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020026, 0xf, 0x20000000002e90, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_rrq1_reject {
inline constexpr listed any_rrq0{{&cha_list, 0x1020000001027, 0xf, 0x20000000002eb1, 0}, {}, &any_rrq0};
inline constexpr listed ha{{&cha_list, 0x1020000002027, 0xf, 0x20000000002ed0, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004027, 0xf, 0x20000000002ee9, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008027, 0xf, 0x20000000002f0a, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010027, 0xf, 0x20000000002f2a, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020027, 0xf, 0x20000000002f47, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040027, 0xf, 0x20000000002f6b, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080027, 0xf, 0x20000000002f8b, 0}, {}, &pa_match};
}
namespace h_rxc_wbq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001028, 0xf, 0x20000000002faa, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002028, 0xf, 0x20000000002fcb, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004028, 0xf, 0x20000000002fec, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008028, 0xf, 0x2000000000300d, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010028, 0xf, 0x2000000000302d, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020028, 0xf, 0x2000000000304e, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_wbq1_reject {
inline constexpr listed any_wbq0{{&cha_list, 0x1020000001029, 0xf, 0x2000000000306f, 0}, {}, &any_wbq0};
inline constexpr listed ha{{&cha_list, 0x1020000002029, 0xf, 0x2000000000308e, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004029, 0xf, 0x200000000030a7, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008029, 0xf, 0x200000000030c8, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010029, 0xf, 0x200000000030e8, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020029, 0xf, 0x20000000003105, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040029, 0xf, 0x20000000003129, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080029, 0xf, 0x20000000003149, 0}, {}, &pa_match};
}
namespace h_rxr_busy_starved {
inline constexpr listed ad_bnc{{&cha_list, 0x10200000010b4, 0xf, 0x20000000003168, 0}, {}, &ad_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x10200000040b4, 0xf, 0x20000000003186, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100b4, 0xf, 0x200000000031a4, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400b4, 0xf, 0x200000000031c2, 0}, {}, &bl_crd};
}
namespace h_rxr_bypass {
inline constexpr listed ad_bnc{{&cha_list, 0x10200000010b2, 0xf, 0x200000000031e0, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x10200000020b2, 0xf, 0x200000000031f8, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x10200000040b2, 0xf, 0x20000000003210, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x10200000080b2, 0xf, 0x20000000003228, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100b2, 0xf, 0x20000000003240, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400b2, 0xf, 0x20000000003258, 0}, {}, &bl_crd};
}
namespace h_rxr_crd_starved {
inline constexpr listed ad_bnc{{&cha_list, 0x10200000010b3, 0xf, 0x20000000003270, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x10200000020b3, 0xf, 0x2000000000328d, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x10200000040b3, 0xf, 0x200000000032aa, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x10200000080b3, 0xf, 0x200000000032c7, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100b3, 0xf, 0x200000000032e4, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400b3, 0xf, 0x20000000003301, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&cha_list, 0x10200000800b3, 0xf, 0x2000000000331e, 0}, {}, &ifv};
}
namespace h_rxr_inserts {
inline constexpr listed ad_bnc{{&cha_list, 0x10200000010b1, 0xf, 0x20000000003338, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x10200000020b1, 0xf, 0x20000000003351, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x10200000040b1, 0xf, 0x2000000000336a, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x10200000080b1, 0xf, 0x20000000003383, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100b1, 0xf, 0x2000000000339c, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400b1, 0xf, 0x200000000033b5, 0}, {}, &bl_crd};
}
namespace h_rxr_occupancy {
inline constexpr listed ad_bnc{{&cha_list, 0x10200000010b0, 0xf, 0x200000000033ce, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x10200000020b0, 0xf, 0x200000000033e9, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x10200000040b0, 0xf, 0x20000000003404, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x10200000080b0, 0xf, 0x2000000000341f, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100b0, 0xf, 0x2000000000343a, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400b0, 0xf, 0x20000000003455, 0}, {}, &bl_crd};
}
namespace h_sf_eviction {
inline constexpr listed m_state{{&cha_list, 0x102000000103d, 0xf, 0x200000000017c8, 0}, {}, &m_state};
inline constexpr listed e_state{{&cha_list, 0x102000000203d, 0xf, 0x200000000017e2, 0}, {}, &e_state};
inline constexpr listed s_state{{&cha_list, 0x102000000403d, 0xf, 0x200000000017fc, 0}, {}, &s_state};
}
namespace h_snoop_resp {
inline constexpr listed rspifwd{{&cha_list, 0x2000000405c, 0xf, 0x20000000000206, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&cha_list, 0x2000000805c, 0xf, 0x2000000000021f, 0}, {}, &rspsfwd};
inline constexpr listed rsp_fwd_wb{{&cha_list, 0x2000002005c, 0xf, 0x20000000000238, 0}, {}, &rsp_fwd_wb};
inline constexpr listed rspcnflct{{&cha_list, 0x2000004005c, 0xf, 0x20000000000254, 0}, {}, &rspcnflct};
inline constexpr listed rspi{{&cha_list, 0x102000000105c, 0xf, 0x20000000001377, 0}, {}, &rspi};
inline constexpr listed rsps{{&cha_list, 0x102000000205c, 0xf, 0x2000000000138d, 0}, {}, &rsps};
inline constexpr listed rsp_wb{{&cha_list, 0x102000001005c, 0xf, 0x200000000013a3, 0}, {}, &rsp_wb};
inline constexpr listed rspfwd{{&cha_list, 0x102000008005c, 0xf, 0x200000000013bb, 0}, {}, &rspfwd};
}
namespace h_snoops_sent {
inline constexpr listed local{{&cha_list, 0x1020000004051, 0xf, 0x200000000012d6, 0}, {}, &local};
inline constexpr listed remote{{&cha_list, 0x1020000008051, 0xf, 0x200000000012ee, 0}, {}, &remote};
inline constexpr listed bcst_loc{{&cha_list, 0x1020000010051, 0xf, 0x20000000001307, 0}, {}, &bcst_loc};
inline constexpr listed bcst_rem{{&cha_list, 0x1020000020051, 0xf, 0x20000000001322, 0}, {}, &bcst_rem};
inline constexpr listed direct_loc{{&cha_list, 0x1020000040051, 0xf, 0x2000000000133d, 0}, {}, &direct_loc};
inline constexpr listed direct_rem{{&cha_list, 0x1020000080051, 0xf, 0x2000000000135a, 0}, {}, &direct_rem};
}
namespace h_snp_rsp_rcv_local {
inline constexpr listed rspi{{&cha_list, 0x102000000105d, 0xf, 0x200000000013d3, 0}, {}, &rspi};
inline constexpr listed rsps{{&cha_list, 0x102000000205d, 0xf, 0x200000000013f0, 0}, {}, &rsps};
inline constexpr listed rspifwd{{&cha_list, 0x102000000405d, 0xf, 0x2000000000140d, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&cha_list, 0x102000000805d, 0xf, 0x2000000000142d, 0}, {}, &rspsfwd};
inline constexpr listed rsp_wb{{&cha_list, 0x102000001005d, 0xf, 0x2000000000144d, 0}, {}, &rsp_wb};
inline constexpr listed rsp_fwd_wb{{&cha_list, 0x102000002005d, 0xf, 0x2000000000146c, 0}, {}, &rsp_fwd_wb};
inline constexpr listed rspcnflct{{&cha_list, 0x102000004005d, 0xf, 0x2000000000148f, 0}, {}, &rspcnflct};
inline constexpr listed rspfwd{{&cha_list, 0x102000008005d, 0xf, 0x200000000014b1, 0}, {}, &rspfwd};
}
namespace h_stall_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d0, 0xf, 0x20000000003470, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d0, 0xf, 0x20000000003498, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d0, 0xf, 0x200000000034c0, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d0, 0xf, 0x200000000034e8, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d0, 0xf, 0x20000000003510, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d0, 0xf, 0x20000000003538, 0}, {}, &tgr5};
}
namespace h_stall_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d2, 0xf, 0x20000000003560, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d2, 0xf, 0x20000000003588, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d2, 0xf, 0x200000000035b0, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d2, 0xf, 0x200000000035d8, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d2, 0xf, 0x20000000003600, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d2, 0xf, 0x20000000003628, 0}, {}, &tgr5};
}
namespace h_stall_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d4, 0xf, 0x20000000003650, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d4, 0xf, 0x20000000003678, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d4, 0xf, 0x200000000036a0, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d4, 0xf, 0x200000000036c8, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d4, 0xf, 0x200000000036f0, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d4, 0xf, 0x20000000003718, 0}, {}, &tgr5};
}
namespace h_stall_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d6, 0xf, 0x20000000003740, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d6, 0xf, 0x20000000003768, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d6, 0xf, 0x20000000003790, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d6, 0xf, 0x200000000037b8, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d6, 0xf, 0x200000000037e0, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d6, 0xf, 0x20000000003808, 0}, {}, &tgr5};
}
namespace h_txr_horz_ads_used {
inline constexpr listed ad_bnc{{&cha_list, 0x102000000109d, 0xf, 0x20000000003830, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x102000000209d, 0xf, 0x2000000000384f, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x102000000409d, 0xf, 0x2000000000386e, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x102000001009d, 0xf, 0x2000000000388d, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x102000004009d, 0xf, 0x200000000038ac, 0}, {}, &bl_crd};
}
namespace h_txr_horz_bypass {
inline constexpr listed ad_bnc{{&cha_list, 0x102000000109f, 0xf, 0x200000000038cb, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x102000000209f, 0xf, 0x200000000038e8, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x102000000409f, 0xf, 0x20000000003905, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x102000000809f, 0xf, 0x20000000003922, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x102000001009f, 0xf, 0x2000000000393f, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x102000004009f, 0xf, 0x2000000000395c, 0}, {}, &bl_crd};
}
namespace h_txr_horz_cycles_full {
inline constexpr listed ad_bnc{{&cha_list, 0x1020000001096, 0xf, 0x20000000003979, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x1020000002096, 0xf, 0x2000000000399b, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x1020000004096, 0xf, 0x200000000039bd, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x1020000008096, 0xf, 0x200000000039df, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x1020000010096, 0xf, 0x20000000003a01, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x1020000040096, 0xf, 0x20000000003a23, 0}, {}, &bl_crd};
}
namespace h_txr_horz_cycles_ne {
inline constexpr listed ad_bnc{{&cha_list, 0x1020000001097, 0xf, 0x20000000003a45, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x1020000002097, 0xf, 0x20000000003a65, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x1020000004097, 0xf, 0x20000000003a85, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x1020000008097, 0xf, 0x20000000003aa5, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x1020000010097, 0xf, 0x20000000003ac5, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x1020000040097, 0xf, 0x20000000003ae5, 0}, {}, &bl_crd};
}
namespace h_txr_horz_inserts {
inline constexpr listed ad_bnc{{&cha_list, 0x1020000001095, 0xf, 0x20000000003b05, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x1020000002095, 0xf, 0x20000000003b23, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x1020000004095, 0xf, 0x20000000003b41, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x1020000008095, 0xf, 0x20000000003b5f, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x1020000010095, 0xf, 0x20000000003b7d, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x1020000040095, 0xf, 0x20000000003b9b, 0}, {}, &bl_crd};
}
namespace h_txr_horz_nack {
inline constexpr listed ad_bnc{{&cha_list, 0x1020000001099, 0xf, 0x20000000003bb9, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x1020000002099, 0xf, 0x20000000003bd4, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x1020000004099, 0xf, 0x20000000003bef, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x1020000008099, 0xf, 0x20000000003c0a, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x1020000020099, 0xf, 0x20000000003c25, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x1020000040099, 0xf, 0x20000000003c40, 0}, {}, &bl_crd};
}
namespace h_txr_horz_occupancy {
inline constexpr listed ad_bnc{{&cha_list, 0x1020000001094, 0xf, 0x20000000003c5b, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x1020000002094, 0xf, 0x20000000003c7b, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x1020000004094, 0xf, 0x20000000003c9b, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x1020000008094, 0xf, 0x20000000003cbb, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x1020000010094, 0xf, 0x20000000003cdb, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x1020000040094, 0xf, 0x20000000003cfb, 0}, {}, &bl_crd};
}
namespace h_txr_horz_starved {
inline constexpr listed ad_bnc{{&cha_list, 0x102000000109b, 0xf, 0x20000000003d1b, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x102000000209b, 0xf, 0x20000000003d39, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x102000000409b, 0xf, 0x20000000003d57, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x102000000809b, 0xf, 0x20000000003d75, 0}, {}, &iv_bnc};
}
namespace h_txr_vert_ads_used {
inline constexpr listed ad_ag0{{&cha_list, 0x102000000109c, 0xf, 0x20000000003d93, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x102000000209c, 0xf, 0x20000000003db2, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x102000000409c, 0xf, 0x20000000003dd1, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x102000001009c, 0xf, 0x20000000003df0, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x102000002009c, 0xf, 0x20000000003e0f, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x102000004009c, 0xf, 0x20000000003e2e, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_bypass {
inline constexpr listed ad_ag0{{&cha_list, 0x102000000109e, 0xf, 0x20000000003e4d, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x102000000209e, 0xf, 0x20000000003e6a, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x102000000409e, 0xf, 0x20000000003e87, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag1{{&cha_list, 0x102000000809e, 0xf, 0x20000000003ea4, 0}, {}, &iv_ag1};
inline constexpr listed ad_ag1{{&cha_list, 0x102000001009e, 0xf, 0x20000000003ec1, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x102000002009e, 0xf, 0x20000000003ede, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x102000004009e, 0xf, 0x20000000003efb, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_cycles_full {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001092, 0xf, 0x20000000003f18, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002092, 0xf, 0x20000000003f3a, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004092, 0xf, 0x20000000003f5c, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x1020000008092, 0xf, 0x20000000003f7e, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010092, 0xf, 0x20000000003fa0, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020092, 0xf, 0x20000000003fc2, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040092, 0xf, 0x20000000003fe4, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_cycles_ne {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001093, 0xf, 0x20000000004006, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002093, 0xf, 0x20000000004026, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004093, 0xf, 0x20000000004046, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x1020000008093, 0xf, 0x20000000004066, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010093, 0xf, 0x20000000004086, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020093, 0xf, 0x200000000040a6, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040093, 0xf, 0x200000000040c6, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_inserts {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001091, 0xf, 0x200000000040e6, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002091, 0xf, 0x20000000004104, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004091, 0xf, 0x20000000004122, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x1020000008091, 0xf, 0x20000000004140, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010091, 0xf, 0x2000000000415e, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020091, 0xf, 0x2000000000417c, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040091, 0xf, 0x2000000000419a, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_nack {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001098, 0xf, 0x200000000041b8, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002098, 0xf, 0x200000000041d3, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004098, 0xf, 0x200000000041ee, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&cha_list, 0x1020000008098, 0xf, 0x20000000004209, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010098, 0xf, 0x20000000004220, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020098, 0xf, 0x2000000000423b, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040098, 0xf, 0x20000000004256, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_occupancy {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001090, 0xf, 0x20000000004271, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002090, 0xf, 0x20000000004291, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004090, 0xf, 0x200000000042b1, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x1020000008090, 0xf, 0x200000000042d1, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010090, 0xf, 0x200000000042f1, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020090, 0xf, 0x20000000004311, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040090, 0xf, 0x20000000004331, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_starved {
inline constexpr listed ad_ag0{{&cha_list, 0x102000000109a, 0xf, 0x20000000004351, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x102000000209a, 0xf, 0x2000000000436f, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x102000000409a, 0xf, 0x2000000000438d, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&cha_list, 0x102000000809a, 0xf, 0x200000000043ab, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&cha_list, 0x102000001009a, 0xf, 0x200000000043c5, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x102000002009a, 0xf, 0x200000000043e3, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x102000004009a, 0xf, 0x20000000004401, 0}, {}, &bl_ag1};
}
namespace h_vert_ring_ad_in_use {
inline constexpr listed up_even{{&cha_list, 0x10200000010a6, 0xf, 0x2000000000441f, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x10200000020a6, 0xf, 0x20000000004441, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x10200000040a6, 0xf, 0x20000000004462, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x10200000080a6, 0xf, 0x20000000004484, 0}, {}, &dn_odd};
}
namespace h_vert_ring_ak_in_use {
inline constexpr listed up_even{{&cha_list, 0x10200000010a8, 0xf, 0x200000000044a5, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x10200000020a8, 0xf, 0x200000000044c7, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x10200000040a8, 0xf, 0x200000000044e8, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x10200000080a8, 0xf, 0x2000000000450a, 0}, {}, &dn_odd};
}
namespace h_vert_ring_bl_in_use {
inline constexpr listed up_even{{&cha_list, 0x10200000010aa, 0xf, 0x2000000000452b, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x10200000020aa, 0xf, 0x2000000000454d, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x10200000040aa, 0xf, 0x2000000000456e, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x10200000080aa, 0xf, 0x20000000004590, 0}, {}, &dn_odd};
}
namespace h_vert_ring_iv_in_use {
inline constexpr listed up{{&cha_list, 0x10200000010ac, 0xf, 0x200000000045b1, 0}, {}, &up};
inline constexpr listed dn{{&cha_list, 0x10200000040ac, 0xf, 0x200000000045ce, 0}, {}, &dn};
}
namespace h_wb_push_mtoi {
inline constexpr listed llc{{&cha_list, 0x1020000001056, 0xf, 0x200000000015bc, 0}, {}, &llc};
inline constexpr listed mem{{&cha_list, 0x1020000002056, 0xf, 0x200000000015d3, 0}, {}, &mem};
}
namespace h_write_no_credits {
inline constexpr listed mc0_smi0{{&cha_list, 0x102000000105a, 0xf, 0x200000000015ea, 0}, {}, &mc0_smi0};
inline constexpr listed mc1_smi1{{&cha_list, 0x102000000205a, 0xf, 0x2000000000160a, 0}, {}, &mc1_smi1};
inline constexpr listed edc0_smi2{{&cha_list, 0x102000000405a, 0xf, 0x2000000000162a, 0}, {}, &edc0_smi2};
inline constexpr listed edc1_smi3{{&cha_list, 0x102000000805a, 0xf, 0x2000000000164b, 0}, {}, &edc1_smi3};
inline constexpr listed edc2_smi4{{&cha_list, 0x102000001005a, 0xf, 0x2000000000166c, 0}, {}, &edc2_smi4};
inline constexpr listed edc3_smi5{{&cha_list, 0x102000002005a, 0xf, 0x2000000000168d, 0}, {}, &edc3_smi5};
}
namespace h_xsnp_resp {
inline constexpr listed ext_rsp_hitfse{{&cha_list, 0x1020000021032, 0xf, 0x200000000045eb, 0}, {}, &ext_rsp_hitfse};
inline constexpr listed core_rsp_hitfse{{&cha_list, 0x1020000041032, 0xf, 0x2000000000460a, 0}, {}, &core_rsp_hitfse};
inline constexpr listed evict_rsp_hitfse{{&cha_list, 0x1020000081032, 0xf, 0x2000000000462a, 0}, {}, &evict_rsp_hitfse};
inline constexpr listed any_rsp_hitfse{{&cha_list, 0x10200000e1032, 0xf, 0x2000000000464b, 0}, {}, &any_rsp_hitfse};
inline constexpr listed ext_rsps_fwdfe{{&cha_list, 0x1020000022032, 0xf, 0x2000000000466a, 0}, {}, &ext_rsps_fwdfe};
inline constexpr listed core_rsps_fwdfe{{&cha_list, 0x1020000042032, 0xf, 0x20000000004689, 0}, {}, &core_rsps_fwdfe};
inline constexpr listed evict_rsps_fwdfe{{&cha_list, 0x1020000082032, 0xf, 0x200000000046a9, 0}, {}, &evict_rsps_fwdfe};
inline constexpr listed any_rsps_fwdfe{{&cha_list, 0x10200000e2032, 0xf, 0x200000000046ca, 0}, {}, &any_rsps_fwdfe};
inline constexpr listed ext_rspi_fwdfe{{&cha_list, 0x1020000024032, 0xf, 0x200000000046e9, 0}, {}, &ext_rspi_fwdfe};
inline constexpr listed core_rspi_fwdfe{{&cha_list, 0x1020000044032, 0xf, 0x20000000004708, 0}, {}, &core_rspi_fwdfe};
inline constexpr listed evict_rspi_fwdfe{{&cha_list, 0x1020000084032, 0xf, 0x20000000004728, 0}, {}, &evict_rspi_fwdfe};
inline constexpr listed any_rspi_fwdfe{{&cha_list, 0x10200000e4032, 0xf, 0x20000000004749, 0}, {}, &any_rspi_fwdfe};
inline constexpr listed ext_rsps_fwdm{{&cha_list, 0x1020000028032, 0xf, 0x20000000004768, 0}, {}, &ext_rsps_fwdm};
inline constexpr listed core_rsps_fwdm{{&cha_list, 0x1020000048032, 0xf, 0x20000000004786, 0}, {}, &core_rsps_fwdm};
inline constexpr listed evict_rsps_fwdm{{&cha_list, 0x1020000088032, 0xf, 0x200000000047a5, 0}, {}, &evict_rsps_fwdm};
inline constexpr listed any_rsps_fwdm{{&cha_list, 0x10200000e8032, 0xf, 0x200000000047c5, 0}, {}, &any_rsps_fwdm};
inline constexpr listed ext_rspi_fwdm{{&cha_list, 0x1020000030032, 0xf, 0x200000000047e3, 0}, {}, &ext_rspi_fwdm};
inline constexpr listed core_rspi_fwdm{{&cha_list, 0x1020000050032, 0xf, 0x20000000004801, 0}, {}, &core_rspi_fwdm};
inline constexpr listed evict_rspi_fwdm{{&cha_list, 0x1020000090032, 0xf, 0x20000000004820, 0}, {}, &evict_rspi_fwdm};
inline constexpr listed any_rspi_fwdm{{&cha_list, 0x10200000f0032, 0xf, 0x20000000004840, 0}, {}, &any_rspi_fwdm};
}
namespace hitme_hit {
inline constexpr listed ex_rds{{&cha_list, 0x2000000105f, 0xf, 0x4bc, 0}, {}, &ex_rds};
inline constexpr listed shared_ownreq{{&cha_list, 0x102000000405f, 0xf, 0x55fc, 0}, {}, &shared_ownreq};
inline constexpr listed wbmtoe{{&cha_list, 0x102000000805f, 0xf, 0x561c, 0}, {}, &wbmtoe};
inline constexpr listed wbmtoi_or_s{{&cha_list, 0x102000001005f, 0xf, 0x5635, 0}, {}, &wbmtoi_or_s};
}
namespace hitme_lookup {
inline constexpr listed read{{&cha_list, 0x102000000105e, 0xf, 0x5653, 0}, {}, &read};
inline constexpr listed write{{&cha_list, 0x102000000205e, 0xf, 0x566d, 0}, {}, &write};
}
namespace hitme_miss {
inline constexpr listed shared_rdinvown{{&cha_list, 0x1020000020060, 0xf, 0x5688, 0}, {}, &shared_rdinvown};
inline constexpr listed notshared_rdinvown{{&cha_list, 0x1020000040060, 0xf, 0x56ab, 0}, {}, &notshared_rdinvown};
inline constexpr listed read_or_inv{{&cha_list, 0x1020000080060, 0xf, 0x56d1, 0}, {}, &read_or_inv};
}
namespace hitme_update {
inline constexpr listed deallocate_rspfwdi_loc{{&cha_list, 0x1020000001061, 0xf, 0x56f0, 0}, {}, &deallocate_rspfwdi_loc};
inline constexpr listed rspfwdi_rem{{&cha_list, 0x1020000002061, 0xf, 0x571c, 0}, {}, &rspfwdi_rem};
inline constexpr listed shared{{&cha_list, 0x1020000004061, 0xf, 0x573d, 0}, {}, &shared};
inline constexpr listed rdinvown{{&cha_list, 0x1020000008061, 0xf, 0x5759, 0}, {}, &rdinvown};
inline constexpr listed deallocate{{&cha_list, 0x1020000010061, 0xf, 0x5777, 0}, {}, &deallocate};
}
namespace horz_ring_ad_in_use {
inline constexpr listed left_even{{&cha_list, 0x10200000010a7, 0xf, 0x6ae1, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x10200000020a7, 0xf, 0x6b07, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x10200000040a7, 0xf, 0x6b2c, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x10200000080a7, 0xf, 0x6b53, 0}, {}, &right_odd};
}
namespace horz_ring_ak_in_use {
inline constexpr listed left_even{{&cha_list, 0x10200000010a9, 0xf, 0x6b79, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x10200000020a9, 0xf, 0x6b9f, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x10200000040a9, 0xf, 0x6bc4, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x10200000080a9, 0xf, 0x6beb, 0}, {}, &right_odd};
}
namespace horz_ring_bl_in_use {
inline constexpr listed left_even{{&cha_list, 0x10200000010ab, 0xf, 0x6c11, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x10200000020ab, 0xf, 0x6c37, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x10200000040ab, 0xf, 0x6c5c, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x10200000080ab, 0xf, 0x6c83, 0}, {}, &right_odd};
}
namespace horz_ring_iv_in_use {
inline constexpr listed left{{&cha_list, 0x10200000010ad, 0xf, 0x6ca9, 0}, {}, &left};
inline constexpr listed right{{&cha_list, 0x10200000040ad, 0xf, 0x6cca, 0}, {}, &right};
}
namespace imc_reads_count {
inline constexpr listed normal{{&cha_list, 0x20000001059, 0xf, 0x59a, 0}, {}, &normal};
inline constexpr listed priority{{&cha_list, 0x1020000002059, 0xf, 0x5cb2, 0}, {}, &priority};
}
namespace imc_writes_count {
inline constexpr listed full{{&cha_list, 0x2000000105b, 0xf, 0x5b9, 0}, {}, &full};
inline constexpr listed partial{{&cha_list, 0x102000000205b, 0xf, 0x5cd3, 0}, {}, &partial};
inline constexpr listed full_priority{{&cha_list, 0x102000000405b, 0xf, 0x5cf4, 0}, {}, &full_priority};
inline constexpr listed partial_priority{{&cha_list, 0x102000000805b, 0xf, 0x5d1b, 0}, {}, &partial_priority};
inline constexpr listed full_mig{{&cha_list, 0x102000001005b, 0xf, 0x5d45, 0}, {}, &full_mig};
inline constexpr listed partial_mig{{&cha_list, 0x102000002005b, 0xf, 0x5d67, 0}, {}, &partial_mig};
}
namespace iodc_alloc {
inline constexpr listed invitom{{&cha_list, 0x1020000001062, 0xf, 0x5d8c, 0}, {}, &invitom};
inline constexpr listed iodcfull{{&cha_list, 0x1020000002062, 0xf, 0x5da7, 0}, {}, &iodcfull};
inline constexpr listed osbgated{{&cha_list, 0x1020000004062, 0xf, 0x5dc3, 0}, {}, &osbgated};
}
namespace iodc_dealloc {
inline constexpr listed wbmtoe{{&cha_list, 0x1020000001063, 0xf, 0x5ddf, 0}, {}, &wbmtoe};
inline constexpr listed wbmtoi{{&cha_list, 0x1020000002063, 0xf, 0x5dfb, 0}, {}, &wbmtoi};
inline constexpr listed wbpushmtoi{{&cha_list, 0x1020000004063, 0xf, 0x5e17, 0}, {}, &wbpushmtoi};
inline constexpr listed snpout{{&cha_list, 0x1020000008063, 0xf, 0x5e37, 0}, {}, &snpout};
inline constexpr listed all{{&cha_list, 0x1020000010063, 0xf, 0x5e53, 0}, {}, &all};
}
namespace llc_lookup {
inline constexpr listed data_read{{&cha_list, 0x2d020000003034, 0xf, 0x60de, 0}, {}, &data_read};
inline constexpr listed write{{&cha_list, 0x2d020000005034, 0xf, 0x60fb, 0}, {}, &write};
inline constexpr listed remote_snoop{{&cha_list, 0x2d020000009034, 0xf, 0x6114, 0}, {}, &remote_snoop};
inline constexpr listed any{{&cha_list, 0x2d020000011034, 0xf, 0x6134, 0}, {}, &any};
inline constexpr listed local{{&cha_list, 0x2d020000031034, 0xf, 0x614b, 0}, {}, &local};
inline constexpr listed remote{{&cha_list, 0x2d020000091034, 0xf, 0x6164, 0}, {}, &remote};
}
namespace llc_victims {
inline constexpr listed total_m{{&cha_list, 0x20000001037, 0xf, 0x83d, 0}, {}, &total_m};
inline constexpr listed total_e{{&cha_list, 0x20000002037, 0xf, 0x859, 0}, {}, &total_e};
inline constexpr listed total_s{{&cha_list, 0x20000004037, 0xf, 0x875, 0}, {}, &total_s};
inline constexpr listed total_f{{&cha_list, 0x20000008037, 0xf, 0x891, 0}, {}, &total_f};
inline constexpr listed m_state{{&cha_list, 0x1020000001037, 0xf, 0x2000000000617e, 0}, {}, &m_state};
inline constexpr listed e_state{{&cha_list, 0x1020000002037, 0xf, 0x2000000000619a, 0}, {}, &e_state};
inline constexpr listed s_state{{&cha_list, 0x1020000004037, 0xf, 0x200000000061b6, 0}, {}, &s_state};
inline constexpr listed f_state{{&cha_list, 0x1020000008037, 0xf, 0x200000000061d2, 0}, {}, &f_state};
inline constexpr listed local_all{{&cha_list, 0x102000002f037, 0xf, 0x61ee, 0}, {}, &local_all};
inline constexpr listed remote{{&cha_list, 0x1020000080037, 0xf, 0x2000000000620c, 0}, {}, &remote};
inline constexpr listed local{{&cha_list, 0x1020000020037, 0xf, 0x20000000008fa8, 0}, {}, &local};
inline constexpr listed local_m{{&cha_list, 0x1020000021037, 0xf, 0x8fc2, 0}, {}, &local_m};
inline constexpr listed local_e{{&cha_list, 0x1020000022037, 0xf, 0x8fde, 0}, {}, &local_e};
inline constexpr listed local_s{{&cha_list, 0x1020000024037, 0xf, 0x8ffa, 0}, {}, &local_s};
inline constexpr listed local_f{{&cha_list, 0x1020000028037, 0xf, 0x9016, 0}, {}, &local_f};
inline constexpr listed remote_m{{&cha_list, 0x1020000081037, 0xf, 0x9032, 0}, {}, &remote_m};
inline constexpr listed remote_e{{&cha_list, 0x1020000082037, 0xf, 0x904f, 0}, {}, &remote_e};
inline constexpr listed remote_s{{&cha_list, 0x1020000084037, 0xf, 0x906c, 0}, {}, &remote_s};
inline constexpr listed remote_f{{&cha_list, 0x1020000088037, 0xf, 0x9089, 0}, {}, &remote_f};
inline constexpr listed remote_all{{&cha_list, 0x102000008f037, 0xf, 0x90a6, 0}, {}, &remote_all};
}
namespace misc {
inline constexpr listed rfo_hit_s{{&cha_list, 0x20000008039, 0xf, 0x5d7, 0}, {}, &rfo_hit_s};
inline constexpr listed rspi_was_fse{{&cha_list, 0x1020000001039, 0xf, 0x5e6c, 0}, {}, &rspi_was_fse};
inline constexpr listed wc_aliasing{{&cha_list, 0x1020000002039, 0xf, 0x5e86, 0}, {}, &wc_aliasing};
inline constexpr listed cv0_pref_vic{{&cha_list, 0x1020000010039, 0xf, 0x5e9f, 0}, {}, &cv0_pref_vic};
inline constexpr listed cv0_pref_miss{{&cha_list, 0x1020000020039, 0xf, 0x5eb9, 0}, {}, &cv0_pref_miss};
}
namespace read_no_credits {
inline constexpr listed mc0_smi0{{&cha_list, 0x1020000001058, 0xf, 0x5ee0, 0}, {}, &mc0_smi0};
inline constexpr listed mc1_smi1{{&cha_list, 0x1020000002058, 0xf, 0x5f01, 0}, {}, &mc1_smi1};
inline constexpr listed edc0_smi2{{&cha_list, 0x1020000004058, 0xf, 0x5f22, 0}, {}, &edc0_smi2};
inline constexpr listed edc1_smi3{{&cha_list, 0x1020000008058, 0xf, 0x5f44, 0}, {}, &edc1_smi3};
inline constexpr listed edc2_smi4{{&cha_list, 0x1020000010058, 0xf, 0x5f66, 0}, {}, &edc2_smi4};
inline constexpr listed edc3_smi5{{&cha_list, 0x1020000020058, 0xf, 0x5f88, 0}, {}, &edc3_smi5};
}
namespace requests {
inline constexpr listed reads{{&cha_list, 0x20000003050, 0xf, 0x5ee, 0}, {}, &reads};
inline constexpr listed writes{{&cha_list, 0x2000000c050, 0xf, 0x605, 0}, {}, &writes};
inline constexpr listed reads_local{{&cha_list, 0x20000001050, 0xf, 0x61d, 0}, {}, &reads_local};
inline constexpr listed reads_remote{{&cha_list, 0x20000002050, 0xf, 0x63a, 0}, {}, &reads_remote};
inline constexpr listed writes_local{{&cha_list, 0x20000004050, 0xf, 0x658, 0}, {}, &writes_local};
inline constexpr listed writes_remote{{&cha_list, 0x20000008050, 0xf, 0x676, 0}, {}, &writes_remote};
inline constexpr listed invitoe_local{{&cha_list, 0x20000010050, 0xf, 0x695, 0}, {}, &invitoe_local};
inline constexpr listed invitoe_remote{{&cha_list, 0x20000020050, 0xf, 0x6b4, 0}, {}, &invitoe_remote};
}
namespace ring_bounces_horz {
inline constexpr listed ad{{&cha_list, 0x10200000010a1, 0xf, 0x6cec, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020a1, 0xf, 0x6d09, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040a1, 0xf, 0x6d26, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080a1, 0xf, 0x6d43, 0}, {}, &iv};
}
namespace ring_bounces_vert {
inline constexpr listed ad{{&cha_list, 0x10200000010a0, 0xf, 0x6d60, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020a0, 0xf, 0x6d7d, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040a0, 0xf, 0x6d9a, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080a0, 0xf, 0x6db7, 0}, {}, &iv};
}
namespace ring_sink_starved_horz {
inline constexpr listed ad{{&cha_list, 0x10200000010a3, 0xf, 0x6dd4, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020a3, 0xf, 0x6df6, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040a3, 0xf, 0x6e18, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080a3, 0xf, 0x6e3a, 0}, {}, &iv};
inline constexpr listed ak_ag1{{&cha_list, 0x10200000200a3, 0xf, 0x6e5c, 0}, {}, &ak_ag1};
}
namespace ring_sink_starved_vert {
inline constexpr listed ad{{&cha_list, 0x10200000010a2, 0xf, 0x6e82, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020a2, 0xf, 0x6ea4, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040a2, 0xf, 0x6ec6, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080a2, 0xf, 0x6ee8, 0}, {}, &iv};
}
namespace rxc_inserts {
inline constexpr listed irq{{&cha_list, 0x20000001013, 0xf, 0x7ea, 0}, {}, &irq};
inline constexpr listed irq_rej{{&cha_list, 0x1020000002013, 0xf, 0x6f21, 0}, {}, &irq_rej};
inline constexpr listed ipq{{&cha_list, 0x1020000004013, 0xf, 0x6f3d, 0}, {}, &ipq};
inline constexpr listed prq{{&cha_list, 0x1020000010013, 0xf, 0x6f55, 0}, {}, &prq};
inline constexpr listed prq_rej{{&cha_list, 0x1020000020013, 0xf, 0x6f6d, 0}, {}, &prq_rej};
inline constexpr listed rrq{{&cha_list, 0x1020000040013, 0xf, 0x6f89, 0}, {}, &rrq};
inline constexpr listed wbq{{&cha_list, 0x1020000080013, 0xf, 0x6fa1, 0}, {}, &wbq};
}
namespace rxc_ipq0_reject {
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040022, 0xf, 0x4c96, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080022, 0xf, 0x4cb9, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001022, 0xf, 0x6fb9, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002022, 0xf, 0x6fdc, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004022, 0xf, 0x6fff, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008022, 0xf, 0x7022, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010022, 0xf, 0x7044, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020022, 0xf, 0x7067, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_ipq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001023, 0xf, 0x708a, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002023, 0xf, 0x70a7, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004023, 0xf, 0x70c2, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008023, 0xf, 0x70e5, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010023, 0xf, 0x7107, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020023, 0xf, 0x7126, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040023, 0xf, 0x714c, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080023, 0xf, 0x716e, 0}, {}, &pa_match};
}
namespace rxc_irq0_reject {
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040018, 0xf, 0x4cdc, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080018, 0xf, 0x4cff, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001018, 0xf, 0x725b, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002018, 0xf, 0x727e, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004018, 0xf, 0x72a1, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008018, 0xf, 0x72c4, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010018, 0xf, 0x72e6, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020018, 0xf, 0x7309, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_irq1_reject {
inline constexpr listed pa_match{{&cha_list, 0x20000080019, 0xf, 0x802, 0}, {}, &pa_match};
inline constexpr listed any0{{&cha_list, 0x1020000001019, 0xf, 0x732c, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002019, 0xf, 0x7349, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004019, 0xf, 0x7364, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008019, 0xf, 0x7387, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010019, 0xf, 0x73a9, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020019, 0xf, 0x73c8, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040019, 0xf, 0x73ee, 0}, {}, &allow_snp};
}
namespace rxc_ismq0_reject {
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040024, 0xf, 0x4d22, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080024, 0xf, 0x4d46, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001024, 0xf, 0x7410, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002024, 0xf, 0x7434, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004024, 0xf, 0x7458, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008024, 0xf, 0x747c, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010024, 0xf, 0x749f, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020024, 0xf, 0x74c3, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_ismq0_retry {
inline constexpr listed ak_non_upi{{&cha_list, 0x102000004002c, 0xf, 0x4d6a, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x102000008002c, 0xf, 0x4d8d, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102c, 0xf, 0x74e7, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202c, 0xf, 0x750a, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402c, 0xf, 0x752d, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802c, 0xf, 0x7550, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002c, 0xf, 0x7572, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002c, 0xf, 0x7595, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_ismq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001025, 0xf, 0x75b8, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002025, 0xf, 0x75d6, 0}, {}, &ha};
}
namespace rxc_ismq1_retry {
inline constexpr listed any0{{&cha_list, 0x102000000102d, 0xf, 0x75f2, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x102000000202d, 0xf, 0x760f, 0}, {}, &ha};
}
namespace rxc_occupancy {
inline constexpr listed irq{{&cha_list, 0x20000001011, 1, 0x823, 0}, {}, &irq};
inline constexpr listed ipq{{&cha_list, 0x1020000004011, 1, 0x762a, 0}, {}, &ipq};
inline constexpr listed rrq{{&cha_list, 0x1020000040011, 1, 0x7644, 0}, {}, &rrq};
inline constexpr listed wbq{{&cha_list, 0x1020000080011, 1, 0x765e, 0}, {}, &wbq};
}
namespace rxc_other0_retry {
inline constexpr listed ak_non_upi{{&cha_list, 0x102000004002e, 0xf, 0x4db0, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x102000008002e, 0xf, 0x4dd4, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102e, 0xf, 0x7678, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202e, 0xf, 0x769c, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402e, 0xf, 0x76c0, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802e, 0xf, 0x76e4, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002e, 0xf, 0x7707, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002e, 0xf, 0x772b, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_other1_retry {
inline constexpr listed any0{{&cha_list, 0x102000000102f, 0xf, 0x774f, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x102000000202f, 0xf, 0x776d, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x102000000402f, 0xf, 0x7789, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x102000000802f, 0xf, 0x77ad, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x102000001002f, 0xf, 0x77d0, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x102000002002f, 0xf, 0x77f0, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x102000004002f, 0xf, 0x7817, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x102000008002f, 0xf, 0x783a, 0}, {}, &pa_match};
}
namespace rxc_prq0_reject {
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040020, 0xf, 0x4df8, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080020, 0xf, 0x4e1b, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001020, 0xf, 0x785c, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002020, 0xf, 0x787f, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004020, 0xf, 0x78a2, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008020, 0xf, 0x78c5, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010020, 0xf, 0x78e7, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020020, 0xf, 0x790a, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_prq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001021, 0xf, 0x792d, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002021, 0xf, 0x794a, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004021, 0xf, 0x7965, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008021, 0xf, 0x7988, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010021, 0xf, 0x79aa, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020021, 0xf, 0x79c9, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040021, 0xf, 0x79ef, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080021, 0xf, 0x7a11, 0}, {}, &pa_match};
}
namespace rxc_req_q0_retry {
inline constexpr listed ak_non_upi{{&cha_list, 0x102000004002a, 0xf, 0x4e3e, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x102000008002a, 0xf, 0x4e62, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102a, 0xf, 0x7a32, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202a, 0xf, 0x7a56, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402a, 0xf, 0x7a7a, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802a, 0xf, 0x7a9e, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002a, 0xf, 0x7ac1, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002a, 0xf, 0x7ae5, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_req_q1_retry {
inline constexpr listed any0{{&cha_list, 0x102000000102b, 0xf, 0x54ef, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x102000000202b, 0xf, 0x550d, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x102000000402b, 0xf, 0x5529, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x102000000802b, 0xf, 0x554d, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x102000001002b, 0xf, 0x5570, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x102000002002b, 0xf, 0x5590, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x102000004002b, 0xf, 0x55b7, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x102000008002b, 0xf, 0x55da, 0}, {}, &pa_match};
}
namespace rxc_rrq0_reject {
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040026, 0xf, 0x4e86, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080026, 0xf, 0x4ea9, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001026, 0xf, 0x7b09, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002026, 0xf, 0x7b2c, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004026, 0xf, 0x7b4f, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008026, 0xf, 0x7b72, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010026, 0xf, 0x7b94, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020026, 0xf, 0x7bb7, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_rrq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001027, 0xf, 0x7bda, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002027, 0xf, 0x7bf7, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004027, 0xf, 0x7c12, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008027, 0xf, 0x7c35, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010027, 0xf, 0x7c57, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020027, 0xf, 0x7c76, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040027, 0xf, 0x7c9c, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080027, 0xf, 0x7cbe, 0}, {}, &pa_match};
}
namespace rxc_wbq0_reject {
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040028, 0xf, 0x4ecc, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080028, 0xf, 0x4eef, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001028, 0xf, 0x7cdf, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002028, 0xf, 0x7d02, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004028, 0xf, 0x7d25, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008028, 0xf, 0x7d48, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010028, 0xf, 0x7d6a, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020028, 0xf, 0x7d8d, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_wbq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001029, 0xf, 0x7db0, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002029, 0xf, 0x7dcd, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004029, 0xf, 0x7de8, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008029, 0xf, 0x7e0b, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010029, 0xf, 0x7e2d, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020029, 0xf, 0x7e4c, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040029, 0xf, 0x7e72, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080029, 0xf, 0x7e94, 0}, {}, &pa_match};
}
namespace rxr_busy_starved {
inline constexpr listed ad_bnc{{&cha_list, 0x10200000010b4, 0xf, 0x4f12, 0}, {}, &ad_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x10200000040b4, 0xf, 0x4f32, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100b4, 0xf, 0x4f52, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400b4, 0xf, 0x4f72, 0}, {}, &bl_crd};
}
namespace rxr_bypass {
inline constexpr listed ad_bnc{{&cha_list, 0x10200000010b2, 0xf, 0x4f92, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x10200000020b2, 0xf, 0x4fac, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x10200000040b2, 0xf, 0x4fc6, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x10200000080b2, 0xf, 0x4fe0, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100b2, 0xf, 0x4ffa, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400b2, 0xf, 0x5014, 0}, {}, &bl_crd};
}
namespace rxr_crd_starved {
inline constexpr listed ad_bnc{{&cha_list, 0x10200000010b3, 0xf, 0x502e, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x10200000020b3, 0xf, 0x504d, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x10200000040b3, 0xf, 0x506c, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x10200000080b3, 0xf, 0x508b, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100b3, 0xf, 0x50aa, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400b3, 0xf, 0x50c9, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&cha_list, 0x10200000800b3, 0xf, 0x50e8, 0}, {}, &ifv};
}
namespace rxr_inserts {
inline constexpr listed ad_bnc{{&cha_list, 0x10200000010b1, 0xf, 0x5104, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x10200000020b1, 0xf, 0x511f, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x10200000040b1, 0xf, 0x513a, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x10200000080b1, 0xf, 0x5155, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100b1, 0xf, 0x5170, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400b1, 0xf, 0x518b, 0}, {}, &bl_crd};
}
namespace rxr_occupancy {
inline constexpr listed ad_bnc{{&cha_list, 0x10200000010b0, 0xf, 0x51a6, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x10200000020b0, 0xf, 0x51c3, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x10200000040b0, 0xf, 0x51e0, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x10200000080b0, 0xf, 0x51fd, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100b0, 0xf, 0x521a, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400b0, 0xf, 0x5237, 0}, {}, &bl_crd};
}
namespace sf_eviction {
inline constexpr listed m_state{{&cha_list, 0x2000000103d, 0xf, 0x77a, 0}, {}, &m_state};
inline constexpr listed e_state{{&cha_list, 0x2000000203d, 0xf, 0x796, 0}, {}, &e_state};
inline constexpr listed s_state{{&cha_list, 0x2000000403d, 0xf, 0x7b2, 0}, {}, &s_state};
}
namespace snoop_resp {
inline constexpr listed rspi{{&cha_list, 0x2000000105c, 0xf, 0x6d4, 0}, {}, &rspi};
inline constexpr listed rspifwd{{&cha_list, 0x2000000405c, 0xf, 0x6ec, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&cha_list, 0x2000000805c, 0xf, 0x707, 0}, {}, &rspsfwd};
inline constexpr listed rsp_wbwb{{&cha_list, 0x2000001005c, 0xf, 0x722, 0}, {}, &rsp_wbwb};
inline constexpr listed rsp_fwd_wb{{&cha_list, 0x2000002005c, 0xf, 0x73e, 0}, {}, &rsp_fwd_wb};
inline constexpr listed rspcnflcts{{&cha_list, 0x2000004005c, 0xf, 0x75c, 0}, {}, &rspcnflcts};
inline constexpr listed rsps{{&cha_list, 0x102000000205c, 0xf, 0x5faa, 0}, {}, &rsps};
inline constexpr listed rspfwd{{&cha_list, 0x102000008005c, 0xf, 0x5fc2, 0}, {}, &rspfwd};
}
namespace snoop_resp_local {
inline constexpr listed rspi{{&cha_list, 0x102000000105d, 0xf, 0x5866, 0}, {}, &rspi};
inline constexpr listed rsps{{&cha_list, 0x102000000205d, 0xf, 0x5884, 0}, {}, &rsps};
inline constexpr listed rspifwd{{&cha_list, 0x102000000405d, 0xf, 0x58a2, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&cha_list, 0x102000000805d, 0xf, 0x58c3, 0}, {}, &rspsfwd};
inline constexpr listed rsp_wb{{&cha_list, 0x102000001005d, 0xf, 0x58e4, 0}, {}, &rsp_wb};
inline constexpr listed rsp_fwd_wb{{&cha_list, 0x102000002005d, 0xf, 0x5904, 0}, {}, &rsp_fwd_wb};
inline constexpr listed rspcnflct{{&cha_list, 0x102000004005d, 0xf, 0x5928, 0}, {}, &rspcnflct};
inline constexpr listed rspfwd{{&cha_list, 0x102000008005d, 0xf, 0x594b, 0}, {}, &rspfwd};
}
namespace snoops_sent {
inline constexpr listed all{{&cha_list, 0x1020000001051, 0xf, 0x5797, 0}, {}, &all};
inline constexpr listed local{{&cha_list, 0x1020000004051, 0xf, 0x57af, 0}, {}, &local};
inline constexpr listed remote{{&cha_list, 0x1020000008051, 0xf, 0x57c9, 0}, {}, &remote};
inline constexpr listed bcst_local{{&cha_list, 0x1020000010051, 0xf, 0x57e4, 0}, {}, &bcst_local};
inline constexpr listed bcst_remote{{&cha_list, 0x1020000020051, 0xf, 0x5803, 0}, {}, &bcst_remote};
inline constexpr listed direct_local{{&cha_list, 0x1020000040051, 0xf, 0x5823, 0}, {}, &direct_local};
inline constexpr listed direct_remote{{&cha_list, 0x1020000080051, 0xf, 0x5844, 0}, {}, &direct_remote};
}
namespace stall_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d0, 0xf, 0x7eb5, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d0, 0xf, 0x7edf, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d0, 0xf, 0x7f09, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d0, 0xf, 0x7f33, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d0, 0xf, 0x7f5d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d0, 0xf, 0x7f87, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d2, 0xf, 0x7fb1, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d2, 0xf, 0x7fdb, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d2, 0xf, 0x8005, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d2, 0xf, 0x802f, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d2, 0xf, 0x8059, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d2, 0xf, 0x8083, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d4, 0xf, 0x80ad, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d4, 0xf, 0x80d7, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d4, 0xf, 0x8101, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d4, 0xf, 0x812b, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d4, 0xf, 0x8155, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d4, 0xf, 0x817f, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d6, 0xf, 0x81a9, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d6, 0xf, 0x81d3, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d6, 0xf, 0x81fd, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d6, 0xf, 0x8227, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d6, 0xf, 0x8251, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d6, 0xf, 0x827b, 0}, {}, &tgr5};
}
namespace tor_inserts {
inline constexpr listed io_hit{{&cha_list, 0x14020000014035, 0xf, 0x3bb, 0}, {}, &io_hit};
inline constexpr listed io_miss{{&cha_list, 0x14020000024035, 0xf, 0x3d6, 0}, {}, &io_miss};
inline constexpr listed ia{{&cha_list, 0x14020000031035, 0xf, 0x3f2, 0}, {}, &ia};
inline constexpr listed ia_hit{{&cha_list, 0x14020000011035, 0xf, 0x409, 0}, {}, &ia_hit};
inline constexpr listed ia_miss{{&cha_list, 0x14020000021035, 0xf, 0x424, 0}, {}, &ia_miss};
inline constexpr listed rem_all{{&cha_list, 0x10020000030035, 0xf, 0x200000000007ce, 0}, {}, &rem_all};
inline constexpr listed ia_hit_drd{{&cha_list, 0x10020000011035, 0x40433000f, 0x8ad, 0}, {}, &ia_hit_drd};
inline constexpr listed ia_hit_crd{{&cha_list, 0x10020000011035, 0x40233000f, 0x8cc, 0}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_rfo{{&cha_list, 0x10020000011035, 0x40033000f, 0x8eb, 0}, {}, &ia_hit_rfo};
inline constexpr listed ia_hit_llcprefdrd{{&cha_list, 0x10020000011035, 0x4b433000f, 0x90a, 0}, {}, &ia_hit_llcprefdrd};
inline constexpr listed ia_hit_llcprefcrd{{&cha_list, 0x10020000011035, 0x4b233000f, 0x930, 0}, {}, &ia_hit_llcprefcrd};
inline constexpr listed ia_hit_llcprefrfo{{&cha_list, 0x10020000011035, 0x4b033000f, 0x956, 0}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_miss_drd{{&cha_list, 0x10020000021035, 0x40433000f, 0x97c, 0}, {}, &ia_miss_drd};
inline constexpr listed ia_miss_crd{{&cha_list, 0x10020000021035, 0x40233000f, 0x99c, 0}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_rfo{{&cha_list, 0x10020000021035, 0x40033000f, 0x9bc, 0}, {}, &ia_miss_rfo};
inline constexpr listed ia_miss_llcprefdrd{{&cha_list, 0x10020000021035, 0x4b433000f, 0x9dc, 0}, {}, &ia_miss_llcprefdrd};
inline constexpr listed ia_miss_llcprefcrd{{&cha_list, 0x10020000021035, 0x4b233000f, 0xa03, 0}, {}, &ia_miss_llcprefcrd};
inline constexpr listed ia_miss_llcprefrfo{{&cha_list, 0x10020000021035, 0x4b033000f, 0xa2a, 0}, {}, &ia_miss_llcprefrfo};
inline constexpr listed io{{&cha_list, 0x15020000034035, 0xf, 0x496f, 0}, {}, &io};
inline constexpr listed all_io_ia{{&cha_list, 0x15020000035035, 0xf, 0x4986, 0}, {}, &all_io_ia};
inline constexpr listed all_hit{{&cha_list, 0x15020000015035, 0xf, 0x49a4, 0}, {}, &all_hit};
inline constexpr listed all_miss{{&cha_list, 0x15020000025035, 0xf, 0x49c0, 0}, {}, &all_miss};
inline constexpr listed irq{{&cha_list, 0x15020000001035, 0xf, 0x6227, 0}, {}, &irq};
inline constexpr listed evict{{&cha_list, 0x15020000002035, 0xf, 0x623f, 0}, {}, &evict};
inline constexpr listed prq{{&cha_list, 0x15020000004035, 0xf, 0x6259, 0}, {}, &prq};
inline constexpr listed ipq{{&cha_list, 0x15020000008035, 0xf, 0x6271, 0}, {}, &ipq};
inline constexpr listed hit{{&cha_list, 0x15020000010035, 0xf, 0x6289, 0}, {}, &hit};
inline constexpr listed miss{{&cha_list, 0x15020000020035, 0xf, 0x62a1, 0}, {}, &miss};
inline constexpr listed loc_all{{&cha_list, 0x11020000037035, 0xf, 0x200000000062ba, 0}, {}, &loc_all};
inline constexpr listed ipq_hit{{&cha_list, 0x11020000018035, 0xf, 0x200000000062d6, 0}, {}, &ipq_hit};
inline constexpr listed ipq_miss{{&cha_list, 0x11020000028035, 0xf, 0x200000000062f2, 0}, {}, &ipq_miss};
inline constexpr listed rrq_hit{{&cha_list, 0x11020000050035, 0xf, 0x2000000000630f, 0}, {}, &rrq_hit};
inline constexpr listed rrq_miss{{&cha_list, 0x11020000060035, 0xf, 0x2000000000632b, 0}, {}, &rrq_miss};
inline constexpr listed wbq_hit{{&cha_list, 0x11020000090035, 0xf, 0x20000000006348, 0}, {}, &wbq_hit};
inline constexpr listed wbq_miss{{&cha_list, 0x110200000a0035, 0xf, 0x20000000006364, 0}, {}, &wbq_miss};
inline constexpr listed io_miss_rdcur{{&cha_list, 0x11020000024035, 0x43c33000f, 0x90e8, 0}, {}, &io_miss_rdcur};
inline constexpr listed io_miss_rfo{{&cha_list, 0x11020000024035, 0x40033000f, 0x910a, 0}, {}, &io_miss_rfo};
inline constexpr listed io_miss_itom{{&cha_list, 0x11020000024035, 0x49033000f, 0x912a, 0}, {}, &io_miss_itom};
}
namespace tor_occupancy {
inline constexpr listed ia{{&cha_list, 0x14020000031036, 1, 0x440, 0}, {}, &ia};
inline constexpr listed ia_hit{{&cha_list, 0x14020000011036, 1, 0x459, 0}, {}, &ia_hit};
inline constexpr listed ia_miss{{&cha_list, 0x14020000021036, 1, 0x476, 0}, {}, &ia_miss};
inline constexpr listed ia_hit_drd{{&cha_list, 0x10020000011036, 0x404330001, 0xa51, 0}, {}, &ia_hit_drd};
inline constexpr listed ia_hit_crd{{&cha_list, 0x10020000011036, 0x402330001, 0xa72, 0}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_rfo{{&cha_list, 0x10020000011036, 0x400330001, 0xa93, 0}, {}, &ia_hit_rfo};
inline constexpr listed ia_hit_llcprefdrd{{&cha_list, 0x10020000011036, 0x4b4330001, 0xab4, 0}, {}, &ia_hit_llcprefdrd};
inline constexpr listed ia_hit_llcprefcrd{{&cha_list, 0x10020000011036, 0x4b2330001, 0xadc, 0}, {}, &ia_hit_llcprefcrd};
inline constexpr listed ia_hit_llcprefrfo{{&cha_list, 0x10020000011036, 0x4b0330001, 0xb04, 0}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_miss_drd{{&cha_list, 0x10020000021036, 0x404330001, 0xb2c, 0}, {}, &ia_miss_drd};
inline constexpr listed ia_miss_crd{{&cha_list, 0x10020000021036, 0x402330001, 0xb4e, 0}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_rfo{{&cha_list, 0x10020000021036, 0x400330001, 0xb70, 0}, {}, &ia_miss_rfo};
inline constexpr listed ia_miss_llcprefdrd{{&cha_list, 0x10020000021036, 0x4b4330001, 0xb92, 0}, {}, &ia_miss_llcprefdrd};
inline constexpr listed ia_miss_llcprefcrd{{&cha_list, 0x10020000021036, 0x4b2330001, 0xbbb, 0}, {}, &ia_miss_llcprefcrd};
inline constexpr listed ia_miss_llcprefrfo{{&cha_list, 0x10020000021036, 0x4b0330001, 0xbe4, 0}, {}, &ia_miss_llcprefrfo};
inline constexpr listed io{{&cha_list, 0x15020000034036, 1, 0x49dd, 0}, {}, &io};
inline constexpr listed io_hit{{&cha_list, 0x15020000014036, 1, 0x49f6, 0}, {}, &io_hit};
inline constexpr listed io_miss{{&cha_list, 0x15020000024036, 1, 0x4a13, 0}, {}, &io_miss};
inline constexpr listed all_hit{{&cha_list, 0x15020000017036, 1, 0x4a31, 0}, {}, &all_hit};
inline constexpr listed all_miss{{&cha_list, 0x15020000027036, 1, 0x4a4f, 0}, {}, &all_miss};
inline constexpr listed irq{{&cha_list, 0x15020000001036, 1, 0x6381, 0}, {}, &irq};
inline constexpr listed evict{{&cha_list, 0x15020000002036, 1, 0x639b, 0}, {}, &evict};
inline constexpr listed prq{{&cha_list, 0x15020000004036, 1, 0x63b7, 0}, {}, &prq};
inline constexpr listed ipq{{&cha_list, 0x15020000008036, 1, 0x63d1, 0}, {}, &ipq};
inline constexpr listed hit{{&cha_list, 0x15020000010036, 1, 0x63eb, 0}, {}, &hit};
inline constexpr listed miss{{&cha_list, 0x15020000020036, 1, 0x6405, 0}, {}, &miss};
inline constexpr listed loc_all{{&cha_list, 0x11020000037036, 1, 0x20000000006420, 0}, {}, &loc_all};
inline constexpr listed ipq_hit{{&cha_list, 0x11020000018036, 1, 0x2000000000643e, 0}, {}, &ipq_hit};
inline constexpr listed ipq_miss{{&cha_list, 0x11020000028036, 1, 0x2000000000645c, 0}, {}, &ipq_miss};
inline constexpr listed all_from_loc{{&cha_list, 0x15020000037036, 1, 0x90c5, 0}, {}, &all_from_loc};
inline constexpr listed io_miss_itom{{&cha_list, 0x11020000024036, 0x490330001, 0x914b, 0}, {}, &io_miss_itom};
inline constexpr listed io_miss_rdcur{{&cha_list, 0x11020000024036, 0x43c330001, 0x916e, 0}, {}, &io_miss_rdcur};
inline constexpr listed io_miss_rfo{{&cha_list, 0x11020000024036, 0x400330001, 0x9192, 0}, {}, &io_miss_rfo};
}
namespace txr_horz_ads_used {
inline constexpr listed ad_bnc{{&cha_list, 0x102000000109d, 0xf, 0x82a5, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x102000000209d, 0xf, 0x82c6, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x102000000409d, 0xf, 0x82e7, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x102000001009d, 0xf, 0x8308, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x102000004009d, 0xf, 0x8329, 0}, {}, &bl_crd};
}
namespace txr_horz_bypass {
inline constexpr listed ad_bnc{{&cha_list, 0x102000000109f, 0xf, 0x834a, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x102000000209f, 0xf, 0x8369, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x102000000409f, 0xf, 0x8388, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x102000000809f, 0xf, 0x83a7, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x102000001009f, 0xf, 0x83c6, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x102000004009f, 0xf, 0x83e5, 0}, {}, &bl_crd};
}
namespace txr_horz_cycles_full {
inline constexpr listed ad_bnc{{&cha_list, 0x1020000001096, 0xf, 0x8404, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x1020000002096, 0xf, 0x8428, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x1020000004096, 0xf, 0x844c, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x1020000008096, 0xf, 0x8470, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x1020000010096, 0xf, 0x8494, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x1020000040096, 0xf, 0x84b8, 0}, {}, &bl_crd};
}
namespace txr_horz_cycles_ne {
inline constexpr listed ad_bnc{{&cha_list, 0x1020000001097, 0xf, 0x84dc, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x1020000002097, 0xf, 0x84fe, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x1020000004097, 0xf, 0x8520, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x1020000008097, 0xf, 0x8542, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x1020000010097, 0xf, 0x8564, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x1020000040097, 0xf, 0x8586, 0}, {}, &bl_crd};
}
namespace txr_horz_inserts {
inline constexpr listed ad_bnc{{&cha_list, 0x1020000001095, 0xf, 0x85a8, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x1020000002095, 0xf, 0x85c8, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x1020000004095, 0xf, 0x85e8, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x1020000008095, 0xf, 0x8608, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x1020000010095, 0xf, 0x8628, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x1020000040095, 0xf, 0x8648, 0}, {}, &bl_crd};
}
namespace txr_horz_nack {
inline constexpr listed ad_bnc{{&cha_list, 0x1020000001099, 0xf, 0x8668, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x1020000002099, 0xf, 0x8685, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x1020000004099, 0xf, 0x86a2, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x1020000008099, 0xf, 0x86bf, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x1020000020099, 0xf, 0x86dc, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x1020000040099, 0xf, 0x86f9, 0}, {}, &bl_crd};
}
namespace txr_horz_occupancy {
inline constexpr listed ad_bnc{{&cha_list, 0x1020000001094, 0xf, 0x8716, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x1020000002094, 0xf, 0x8738, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x1020000004094, 0xf, 0x875a, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x1020000008094, 0xf, 0x877c, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x1020000010094, 0xf, 0x879e, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x1020000040094, 0xf, 0x87c0, 0}, {}, &bl_crd};
}
namespace txr_horz_starved {
inline constexpr listed ad_bnc{{&cha_list, 0x102000000109b, 0xf, 0x87e2, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x102000000209b, 0xf, 0x8802, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x102000000409b, 0xf, 0x8822, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x102000000809b, 0xf, 0x8842, 0}, {}, &iv_bnc};
}
namespace txr_vert_ads_used {
inline constexpr listed ad_ag0{{&cha_list, 0x102000000109c, 0xf, 0x8862, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x102000000209c, 0xf, 0x8883, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x102000000409c, 0xf, 0x88a4, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x102000001009c, 0xf, 0x88c5, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x102000002009c, 0xf, 0x88e6, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x102000004009c, 0xf, 0x8907, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass {
inline constexpr listed ad_ag0{{&cha_list, 0x102000000109e, 0xf, 0x8928, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x102000000209e, 0xf, 0x8947, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x102000000409e, 0xf, 0x8966, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&cha_list, 0x102000000809e, 0xf, 0x8985, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&cha_list, 0x102000001009e, 0xf, 0x89a0, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x102000002009e, 0xf, 0x89bf, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x102000004009e, 0xf, 0x89de, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_full {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001092, 0xf, 0x89fd, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002092, 0xf, 0x8a21, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004092, 0xf, 0x8a45, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&cha_list, 0x1020000008092, 0xf, 0x8a69, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010092, 0xf, 0x8a89, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020092, 0xf, 0x8aad, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040092, 0xf, 0x8ad1, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_ne {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001093, 0xf, 0x8af5, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002093, 0xf, 0x8b17, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004093, 0xf, 0x8b39, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&cha_list, 0x1020000008093, 0xf, 0x8b5b, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010093, 0xf, 0x8b79, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020093, 0xf, 0x8b9b, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040093, 0xf, 0x8bbd, 0}, {}, &bl_ag1};
}
namespace txr_vert_inserts {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001091, 0xf, 0x8bdf, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002091, 0xf, 0x8bff, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004091, 0xf, 0x8c1f, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&cha_list, 0x1020000008091, 0xf, 0x8c3f, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010091, 0xf, 0x8c5b, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020091, 0xf, 0x8c7b, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040091, 0xf, 0x8c9b, 0}, {}, &bl_ag1};
}
namespace txr_vert_nack {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001098, 0xf, 0x596b, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002098, 0xf, 0x5988, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004098, 0xf, 0x59a5, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&cha_list, 0x1020000008098, 0xf, 0x59c2, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010098, 0xf, 0x59db, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020098, 0xf, 0x59f8, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040098, 0xf, 0x5a15, 0}, {}, &bl_ag1};
}
namespace txr_vert_occupancy {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001090, 0xf, 0x8cbb, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002090, 0xf, 0x8cdd, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004090, 0xf, 0x8cff, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&cha_list, 0x1020000008090, 0xf, 0x8d21, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010090, 0xf, 0x8d3f, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020090, 0xf, 0x8d61, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040090, 0xf, 0x8d83, 0}, {}, &bl_ag1};
}
namespace txr_vert_starved {
inline constexpr listed ad_ag0{{&cha_list, 0x102000000109a, 0xf, 0x5a32, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x102000000209a, 0xf, 0x5a52, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x102000000409a, 0xf, 0x5a72, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&cha_list, 0x102000000809a, 0xf, 0x5a92, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&cha_list, 0x102000001009a, 0xf, 0x5aae, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x102000002009a, 0xf, 0x5ace, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x102000004009a, 0xf, 0x5aee, 0}, {}, &bl_ag1};
}
namespace upi_credit_occupancy {
inline constexpr listed vn0_bl_ncs{{&cha_list, 0x2802000008003b, 1, 0x494, 0}, {}, &vn0_bl_ncs};
inline constexpr listed vna_ad{{&cha_list, 0x2902000000103b, 1, 0x4b87, 0}, {}, &vna_ad};
inline constexpr listed vna_bl{{&cha_list, 0x2902000000203b, 1, 0x4bab, 0}, {}, &vna_bl};
inline constexpr listed vn0_ad_req{{&cha_list, 0x2902000000403b, 1, 0x4bcf, 0}, {}, &vn0_ad_req};
inline constexpr listed vn0_ad_rsp{{&cha_list, 0x2902000000803b, 1, 0x4bf7, 0}, {}, &vn0_ad_rsp};
inline constexpr listed vn0_bl_rsp{{&cha_list, 0x2902000001003b, 1, 0x4c1f, 0}, {}, &vn0_bl_rsp};
inline constexpr listed vn0_bl_wb{{&cha_list, 0x2902000002003b, 1, 0x4c47, 0}, {}, &vn0_bl_wb};
inline constexpr listed vn0_bl_ncb{{&cha_list, 0x2902000004003b, 1, 0x4c6e, 0}, {}, &vn0_bl_ncb};
}
namespace upi_credits_acquired {
inline constexpr listed vna{{&cha_list, 0x29020000001038, 0xf, 0x4a6e, 0}, {}, &vna};
inline constexpr listed vn0{{&cha_list, 0x29020000002038, 0xf, 0x4a8f, 0}, {}, &vn0};
inline constexpr listed ad_req{{&cha_list, 0x29020000004038, 0xf, 0x4ab0, 0}, {}, &ad_req};
inline constexpr listed ad_rsp{{&cha_list, 0x29020000008038, 0xf, 0x4ad4, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&cha_list, 0x29020000010038, 0xf, 0x4af8, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&cha_list, 0x29020000020038, 0xf, 0x4b1c, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&cha_list, 0x29020000040038, 0xf, 0x4b3f, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&cha_list, 0x29020000080038, 0xf, 0x4b63, 0}, {}, &bl_ncs};
}
namespace vert_ring_ad_in_use {
inline constexpr listed up_even{{&cha_list, 0x10200000010a6, 0xf, 0x8da5, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x10200000020a6, 0xf, 0x8dc9, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x10200000040a6, 0xf, 0x8dec, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x10200000080a6, 0xf, 0x8e10, 0}, {}, &dn_odd};
}
namespace vert_ring_ak_in_use {
inline constexpr listed up_even{{&cha_list, 0x10200000010a8, 0xf, 0x8e33, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x10200000020a8, 0xf, 0x8e57, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x10200000040a8, 0xf, 0x8e7a, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x10200000080a8, 0xf, 0x8e9e, 0}, {}, &dn_odd};
}
namespace vert_ring_bl_in_use {
inline constexpr listed up_even{{&cha_list, 0x10200000010aa, 0xf, 0x8ec1, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x10200000020aa, 0xf, 0x8ee5, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x10200000040aa, 0xf, 0x8f08, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x10200000080aa, 0xf, 0x8f2c, 0}, {}, &dn_odd};
}
namespace vert_ring_iv_in_use {
inline constexpr listed up{{&cha_list, 0x10200000010ac, 0xf, 0x8f4f, 0}, {}, &up};
inline constexpr listed dn{{&cha_list, 0x10200000040ac, 0xf, 0x8f6e, 0}, {}, &dn};
}
namespace wb_push_mtoi {
inline constexpr listed llc{{&cha_list, 0x1020000001056, 0xf, 0x5fdc, 0}, {}, &llc};
inline constexpr listed mem{{&cha_list, 0x1020000002056, 0xf, 0x5ff5, 0}, {}, &mem};
}
namespace write_no_credits {
inline constexpr listed mc0_smi0{{&cha_list, 0x102000000105a, 0xf, 0x600e, 0}, {}, &mc0_smi0};
inline constexpr listed mc1_smi1{{&cha_list, 0x102000000205a, 0xf, 0x6030, 0}, {}, &mc1_smi1};
inline constexpr listed edc0_smi2{{&cha_list, 0x102000000405a, 0xf, 0x6052, 0}, {}, &edc0_smi2};
inline constexpr listed edc1_smi3{{&cha_list, 0x102000000805a, 0xf, 0x6075, 0}, {}, &edc1_smi3};
inline constexpr listed edc2_smi4{{&cha_list, 0x102000001005a, 0xf, 0x6098, 0}, {}, &edc2_smi4};
inline constexpr listed edc3_smi5{{&cha_list, 0x102000002005a, 0xf, 0x60bb, 0}, {}, &edc3_smi5};
}
namespace xsnp_resp {
inline constexpr listed ext_rsp_hitfse{{&cha_list, 0x1020000021032, 0xf, 0x5254, 0}, {}, &ext_rsp_hitfse};
inline constexpr listed core_rsp_hitfse{{&cha_list, 0x1020000041032, 0xf, 0x5275, 0}, {}, &core_rsp_hitfse};
inline constexpr listed evict_rsp_hitfse{{&cha_list, 0x1020000081032, 0xf, 0x5297, 0}, {}, &evict_rsp_hitfse};
inline constexpr listed any_rsp_hitfse{{&cha_list, 0x10200000e1032, 0xf, 0x52ba, 0}, {}, &any_rsp_hitfse};
inline constexpr listed ext_rsps_fwdfe{{&cha_list, 0x1020000022032, 0xf, 0x52db, 0}, {}, &ext_rsps_fwdfe};
inline constexpr listed core_rsps_fwdfe{{&cha_list, 0x1020000042032, 0xf, 0x52fc, 0}, {}, &core_rsps_fwdfe};
inline constexpr listed evict_rsps_fwdfe{{&cha_list, 0x1020000082032, 0xf, 0x531e, 0}, {}, &evict_rsps_fwdfe};
inline constexpr listed any_rsps_fwdfe{{&cha_list, 0x10200000e2032, 0xf, 0x5341, 0}, {}, &any_rsps_fwdfe};
inline constexpr listed ext_rspi_fwdfe{{&cha_list, 0x1020000024032, 0xf, 0x5362, 0}, {}, &ext_rspi_fwdfe};
inline constexpr listed core_rspi_fwdfe{{&cha_list, 0x1020000044032, 0xf, 0x5383, 0}, {}, &core_rspi_fwdfe};
inline constexpr listed evict_rspi_fwdfe{{&cha_list, 0x1020000084032, 0xf, 0x53a5, 0}, {}, &evict_rspi_fwdfe};
inline constexpr listed any_rspi_fwdfe{{&cha_list, 0x10200000e4032, 0xf, 0x53c8, 0}, {}, &any_rspi_fwdfe};
inline constexpr listed ext_rsps_fwdm{{&cha_list, 0x1020000028032, 0xf, 0x53e9, 0}, {}, &ext_rsps_fwdm};
inline constexpr listed core_rsps_fwdm{{&cha_list, 0x1020000048032, 0xf, 0x5409, 0}, {}, &core_rsps_fwdm};
inline constexpr listed evict_rsps_fwdm{{&cha_list, 0x1020000088032, 0xf, 0x542a, 0}, {}, &evict_rsps_fwdm};
inline constexpr listed any_rsps_fwdm{{&cha_list, 0x10200000e8032, 0xf, 0x544c, 0}, {}, &any_rsps_fwdm};
inline constexpr listed ext_rspi_fwdm{{&cha_list, 0x1020000030032, 0xf, 0x546c, 0}, {}, &ext_rspi_fwdm};
inline constexpr listed core_rspi_fwdm{{&cha_list, 0x1020000050032, 0xf, 0x548c, 0}, {}, &core_rspi_fwdm};
inline constexpr listed evict_rspi_fwdm{{&cha_list, 0x1020000090032, 0xf, 0x54ad, 0}, {}, &evict_rspi_fwdm};
inline constexpr listed any_rspi_fwdm{{&cha_list, 0x10200000f0032, 0xf, 0x54cf, 0}, {}, &any_rspi_fwdm};
}
} // namespace cha

namespace iio {
using uncore_events::listed;
using uncore_events::iio_list;
inline constexpr listed clockticks{{&iio_list, 0x190000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed link_num_corr_err{{&iio_list, 0x119000000000f, 0xf, 0xd2d, 0}, {}, &link_num_corr_err};
inline constexpr listed link_num_retries{{&iio_list, 0x119000000000e, 0xf, 0xd47, 0}, {}, &link_num_retries};
inline constexpr listed mask_match{{&iio_list, 0x1190000000021, 0xf, 0xd60, 0}, {}, &mask_match};
inline constexpr listed nothing{{&iio_list, 0x1190000000000, 0xf, 0xf05, 0}, {}, &nothing};
inline constexpr listed symbol_times{{&iio_list, 0x1190000000082, 0xf, 0x1759, 0}, {}, &symbol_times};
inline constexpr listed vtd_occupancy{{&iio_list, 0x1190000000040, 0xf, 0x1f80, 0}, {}, &vtd_occupancy};
namespace comp_buf_inserts {
inline constexpr listed cmpd_part0{{&iio_list, 0x1900000030c2, 0xf, 0xb37, 0x400100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&iio_list, 0x1900000030c2, 0xf, 0xb5b, 0x400200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&iio_list, 0x1900000030c2, 0xf, 0xb7f, 0x400400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&iio_list, 0x1900000030c2, 0xf, 0xba3, 0x400800000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_all_parts{{&iio_list, 0x1900000030c2, 0xf, 0xc5f, 0x400f00000000}, {}, &cmpd_all_parts};
inline constexpr listed port0{{&iio_list, 0x11900000040c2, 0xf, 0xcb1, 0x700100000000}, {}, &port0};
inline constexpr listed port1{{&iio_list, 0x11900000040c2, 0xf, 0xcd0, 0x700200000000}, {}, &port1};
inline constexpr listed port2{{&iio_list, 0x11900000040c2, 0xf, 0xcef, 0x700400000000}, {}, &port2};
inline constexpr listed port3{{&iio_list, 0x11900000040c2, 0xf, 0xd0e, 0x700800000000}, {}, &port3};
}
namespace comp_buf_occupancy {
inline constexpr listed cmpd_part0{{&iio_list, 0x1900000010d5, 0xc, 0xbc7, 0x400000000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&iio_list, 0x1900000020d5, 0xc, 0xbed, 0x400000000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&iio_list, 0x1900000040d5, 0xc, 0xc13, 0x400000000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&iio_list, 0x1900000080d5, 0xc, 0xc39, 0x400000000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_all_parts{{&iio_list, 0x19000000f0d5, 0xc, 0xc87, 0x400000000000}, {}, &cmpd_all_parts};
}
namespace data_req_by_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x41900000010c0, 0xc, 0x157, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x41900000010c0, 0xc, 0x17f, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x41900000010c0, 0xc, 0x1a7, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x41900000010c0, 0xc, 0x1cf, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&iio_list, 0x41900000020c0, 0xc, 0x1f7, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x41900000020c0, 0xc, 0x220, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x41900000020c0, 0xc, 0x249, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x41900000020c0, 0xc, 0x272, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x41900000040c0, 0xc, 0x29b, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x41900000040c0, 0xc, 0x2c2, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x41900000040c0, 0xc, 0x2e9, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x41900000040c0, 0xc, 0x310, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&iio_list, 0x41900000080c0, 0xc, 0x337, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x41900000080c0, 0xc, 0x35f, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x41900000080c0, 0xc, 0x387, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x41900000080c0, 0xc, 0x3af, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed cfg_write_part0{{&iio_list, 0x51900000100c0, 0xc, 0x270b, 0x700100000000}, {}, &cfg_write_part0};
inline constexpr listed cfg_write_part1{{&iio_list, 0x51900000100c0, 0xc, 0x2733, 0x700200000000}, {}, &cfg_write_part1};
inline constexpr listed cfg_write_part2{{&iio_list, 0x51900000100c0, 0xc, 0x275b, 0x700400000000}, {}, &cfg_write_part2};
inline constexpr listed cfg_write_part3{{&iio_list, 0x51900000100c0, 0xc, 0x2783, 0x700800000000}, {}, &cfg_write_part3};
inline constexpr listed io_write_part0{{&iio_list, 0x51900000200c0, 0xc, 0x27ab, 0x700100000000}, {}, &io_write_part0};
inline constexpr listed io_write_part1{{&iio_list, 0x51900000200c0, 0xc, 0x27d2, 0x700200000000}, {}, &io_write_part1};
inline constexpr listed io_write_part2{{&iio_list, 0x51900000200c0, 0xc, 0x27f9, 0x700400000000}, {}, &io_write_part2};
inline constexpr listed io_write_part3{{&iio_list, 0x51900000200c0, 0xc, 0x2820, 0x700800000000}, {}, &io_write_part3};
inline constexpr listed cfg_read_part0{{&iio_list, 0x51900000400c0, 0xc, 0x2847, 0x700100000000}, {}, &cfg_read_part0};
inline constexpr listed cfg_read_part1{{&iio_list, 0x51900000400c0, 0xc, 0x286e, 0x700200000000}, {}, &cfg_read_part1};
inline constexpr listed cfg_read_part2{{&iio_list, 0x51900000400c0, 0xc, 0x2895, 0x700400000000}, {}, &cfg_read_part2};
inline constexpr listed cfg_read_part3{{&iio_list, 0x51900000400c0, 0xc, 0x28bc, 0x700800000000}, {}, &cfg_read_part3};
inline constexpr listed io_read_part0{{&iio_list, 0x51900000800c0, 0xc, 0x28e3, 0x700100000000}, {}, &io_read_part0};
inline constexpr listed io_read_part1{{&iio_list, 0x51900000800c0, 0xc, 0x2909, 0x700200000000}, {}, &io_read_part1};
inline constexpr listed io_read_part2{{&iio_list, 0x51900000800c0, 0xc, 0x292f, 0x700400000000}, {}, &io_read_part2};
inline constexpr listed io_read_part3{{&iio_list, 0x51900000800c0, 0xc, 0x2955, 0x700800000000}, {}, &io_read_part3};
inline constexpr listed cfg_read_vtd0{{&iio_list, 0x51900000400c0, 0xc, 0x297b, 0x701000000000}, {}, &cfg_read_vtd0};
inline constexpr listed cfg_read_vtd1{{&iio_list, 0x51900000400c0, 0xc, 0x29a1, 0x702000000000}, {}, &cfg_read_vtd1};
inline constexpr listed cfg_write_vtd0{{&iio_list, 0x51900000100c0, 0xc, 0x29c7, 0x701000000000}, {}, &cfg_write_vtd0};
inline constexpr listed cfg_write_vtd1{{&iio_list, 0x51900000100c0, 0xc, 0x29ee, 0x702000000000}, {}, &cfg_write_vtd1};
inline constexpr listed io_read_vtd0{{&iio_list, 0x51900000800c0, 0xc, 0x2a15, 0x701000000000}, {}, &io_read_vtd0};
inline constexpr listed io_read_vtd1{{&iio_list, 0x51900000800c0, 0xc, 0x2a3a, 0x702000000000}, {}, &io_read_vtd1};
inline constexpr listed io_write_vtd0{{&iio_list, 0x51900000200c0, 0xc, 0x2a5f, 0x701000000000}, {}, &io_write_vtd0};
inline constexpr listed io_write_vtd1{{&iio_list, 0x51900000200c0, 0xc, 0x2a85, 0x702000000000}, {}, &io_write_vtd1};
inline constexpr listed mem_read_vtd0{{&iio_list, 0x51900000040c0, 0xc, 0x2aab, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&iio_list, 0x51900000040c0, 0xc, 0x2ad1, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&iio_list, 0x51900000010c0, 0xc, 0x2af7, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&iio_list, 0x51900000010c0, 0xc, 0x2b1e, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed peer_read_vtd0{{&iio_list, 0x51900000080c0, 0xc, 0x2b45, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&iio_list, 0x51900000080c0, 0xc, 0x2b6c, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&iio_list, 0x51900000020c0, 0xc, 0x2b93, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&iio_list, 0x51900000020c0, 0xc, 0x2bbb, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace data_req_of_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x4190000001083, 3, 0x3d7, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x4190000001083, 3, 0x3ff, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x4190000001083, 3, 0x427, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x4190000001083, 3, 0x44f, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&iio_list, 0x4190000002083, 3, 0x477, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x4190000002083, 3, 0x4a0, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x4190000002083, 3, 0x4c9, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x4190000002083, 3, 0x4f2, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x4190000004083, 3, 0x51b, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x4190000004083, 3, 0x542, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x4190000004083, 3, 0x569, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x4190000004083, 3, 0x590, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&iio_list, 0x4190000008083, 3, 0x5b7, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x4190000008083, 3, 0x5df, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x4190000008083, 3, 0x607, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x4190000008083, 3, 0x62f, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed atomic_part0{{&iio_list, 0x5190000010083, 3, 0x2be3, 0x700100000000}, {}, &atomic_part0};
inline constexpr listed atomic_part1{{&iio_list, 0x5190000010083, 3, 0x2c08, 0x700200000000}, {}, &atomic_part1};
inline constexpr listed atomic_part2{{&iio_list, 0x5190000010083, 3, 0x2c2d, 0x700400000000}, {}, &atomic_part2};
inline constexpr listed atomic_part3{{&iio_list, 0x5190000010083, 3, 0x2c52, 0x700800000000}, {}, &atomic_part3};
inline constexpr listed atomiccmp_part0{{&iio_list, 0x5190000020083, 3, 0x2c77, 0x700100000000}, {}, &atomiccmp_part0};
inline constexpr listed atomiccmp_part1{{&iio_list, 0x5190000020083, 3, 0x2c9f, 0x700200000000}, {}, &atomiccmp_part1};
inline constexpr listed atomiccmp_part2{{&iio_list, 0x5190000020083, 3, 0x2cc7, 0x700400000000}, {}, &atomiccmp_part2};
inline constexpr listed atomiccmp_part3{{&iio_list, 0x5190000020083, 3, 0x2cef, 0x700800000000}, {}, &atomiccmp_part3};
inline constexpr listed msg_part0{{&iio_list, 0x5190000040083, 3, 0x2d17, 0x700100000000}, {}, &msg_part0};
inline constexpr listed msg_part1{{&iio_list, 0x5190000040083, 3, 0x2d39, 0x700200000000}, {}, &msg_part1};
inline constexpr listed msg_part2{{&iio_list, 0x5190000040083, 3, 0x2d5b, 0x700400000000}, {}, &msg_part2};
inline constexpr listed msg_part3{{&iio_list, 0x5190000040083, 3, 0x2d7d, 0x700800000000}, {}, &msg_part3};
inline constexpr listed atomic_vtd0{{&iio_list, 0x5190000010083, 3, 0x2d9f, 0x701000000000}, {}, &atomic_vtd0};
inline constexpr listed atomic_vtd1{{&iio_list, 0x5190000010083, 3, 0x2dc3, 0x702000000000}, {}, &atomic_vtd1};
inline constexpr listed mem_read_vtd0{{&iio_list, 0x5190000004083, 3, 0x2de7, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&iio_list, 0x5190000004083, 3, 0x2e0d, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&iio_list, 0x5190000001083, 3, 0x2e33, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&iio_list, 0x5190000001083, 3, 0x2e5a, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed msg_vtd0{{&iio_list, 0x5190000040083, 3, 0x2e81, 0x701000000000}, {}, &msg_vtd0};
inline constexpr listed msg_vtd1{{&iio_list, 0x5190000040083, 3, 0x2ea2, 0x702000000000}, {}, &msg_vtd1};
inline constexpr listed peer_read_vtd0{{&iio_list, 0x5190000008083, 3, 0x2ec3, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&iio_list, 0x5190000008083, 3, 0x2eea, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&iio_list, 0x5190000002083, 3, 0x2f11, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&iio_list, 0x5190000002083, 3, 0x2f39, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace mask_match_and {
inline constexpr listed bus0{{&iio_list, 0x1190000001002, 0xf, 0xd73, 0}, {}, &bus0};
inline constexpr listed bus1{{&iio_list, 0x1190000002002, 0xf, 0xd8f, 0}, {}, &bus1};
inline constexpr listed bus0_not_bus1{{&iio_list, 0x1190000004002, 0xf, 0xdab, 0}, {}, &bus0_not_bus1};
inline constexpr listed bus0_bus1{{&iio_list, 0x1190000008002, 0xf, 0xdd0, 0}, {}, &bus0_bus1};
inline constexpr listed not_bus0_bus1{{&iio_list, 0x1190000010002, 0xf, 0xdf1, 0}, {}, &not_bus0_bus1};
inline constexpr listed not_bus0_not_bus1{{&iio_list, 0x1190000020002, 0xf, 0xe16, 0}, {}, &not_bus0_not_bus1};
}
namespace mask_match_or {
inline constexpr listed bus0{{&iio_list, 0x1190000001003, 0xf, 0xe3f, 0}, {}, &bus0};
inline constexpr listed bus1{{&iio_list, 0x1190000002003, 0xf, 0xe5a, 0}, {}, &bus1};
inline constexpr listed bus0_not_bus1{{&iio_list, 0x1190000004003, 0xf, 0xe75, 0}, {}, &bus0_not_bus1};
inline constexpr listed bus0_bus1{{&iio_list, 0x1190000008003, 0xf, 0xe99, 0}, {}, &bus0_bus1};
inline constexpr listed not_bus0_bus1{{&iio_list, 0x1190000010003, 0xf, 0xeb9, 0}, {}, &not_bus0_bus1};
inline constexpr listed not_bus0_not_bus1{{&iio_list, 0x1190000020003, 0xf, 0xedd, 0}, {}, &not_bus0_not_bus1};
}
namespace payload_bytes_in {
inline constexpr listed mem_write_part0{{&iio_list, 0x4190000001083, 3, 0x20000000000013, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x4190000001083, 3, 0x2000000000003c, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x4190000001083, 3, 0x20000000000065, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x4190000001083, 3, 0x2000000000008e, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x4190000004083, 3, 0x200000000000b7, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x4190000004083, 3, 0x200000000000df, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x4190000004083, 3, 0x20000000000107, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x4190000004083, 3, 0x2000000000012f, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_write_part0{{&iio_list, 0x5190000002083, 3, 0x20000000000f15, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x5190000002083, 3, 0x20000000000f3f, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x5190000002083, 3, 0x20000000000f69, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x5190000002083, 3, 0x20000000000f93, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_read_part0{{&iio_list, 0x5190000008083, 3, 0x20000000000fbd, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x5190000008083, 3, 0x20000000000fe6, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x5190000008083, 3, 0x2000000000100f, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x5190000008083, 3, 0x20000000001038, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed atomic_part0{{&iio_list, 0x5190000010083, 3, 0x20000000001061, 0x700100000000}, {}, &atomic_part0};
inline constexpr listed atomic_part1{{&iio_list, 0x5190000010083, 3, 0x20000000001087, 0x700200000000}, {}, &atomic_part1};
inline constexpr listed atomic_part2{{&iio_list, 0x5190000010083, 3, 0x200000000010ad, 0x700400000000}, {}, &atomic_part2};
inline constexpr listed atomic_part3{{&iio_list, 0x5190000010083, 3, 0x200000000010d3, 0x700800000000}, {}, &atomic_part3};
inline constexpr listed atomiccmp_part0{{&iio_list, 0x5190000020083, 3, 0x200000000010f9, 0x700100000000}, {}, &atomiccmp_part0};
inline constexpr listed atomiccmp_part1{{&iio_list, 0x5190000020083, 3, 0x20000000001122, 0x700200000000}, {}, &atomiccmp_part1};
inline constexpr listed atomiccmp_part2{{&iio_list, 0x5190000020083, 3, 0x2000000000114b, 0x700400000000}, {}, &atomiccmp_part2};
inline constexpr listed atomiccmp_part3{{&iio_list, 0x5190000020083, 3, 0x20000000001174, 0x700800000000}, {}, &atomiccmp_part3};
inline constexpr listed msg_part0{{&iio_list, 0x5190000040083, 3, 0x2000000000119d, 0x700100000000}, {}, &msg_part0};
inline constexpr listed msg_part1{{&iio_list, 0x5190000040083, 3, 0x200000000011c0, 0x700200000000}, {}, &msg_part1};
inline constexpr listed msg_part2{{&iio_list, 0x5190000040083, 3, 0x200000000011e3, 0x700400000000}, {}, &msg_part2};
inline constexpr listed msg_part3{{&iio_list, 0x5190000040083, 3, 0x20000000001206, 0x700800000000}, {}, &msg_part3};
inline constexpr listed atomic_vtd0{{&iio_list, 0x5190000010083, 3, 0x20000000001f96, 0x701000000000}, {}, &atomic_vtd0};
inline constexpr listed atomic_vtd1{{&iio_list, 0x5190000010083, 3, 0x20000000001fbb, 0x702000000000}, {}, &atomic_vtd1};
inline constexpr listed mem_read_vtd0{{&iio_list, 0x5190000004083, 3, 0x20000000001fe0, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&iio_list, 0x5190000004083, 3, 0x20000000002007, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&iio_list, 0x5190000001083, 3, 0x2000000000202e, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&iio_list, 0x5190000001083, 3, 0x20000000002056, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed msg_vtd0{{&iio_list, 0x5190000040083, 3, 0x2000000000207e, 0x701000000000}, {}, &msg_vtd0};
inline constexpr listed msg_vtd1{{&iio_list, 0x5190000040083, 3, 0x200000000020a0, 0x702000000000}, {}, &msg_vtd1};
inline constexpr listed peer_read_vtd0{{&iio_list, 0x5190000008083, 3, 0x200000000020c2, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&iio_list, 0x5190000008083, 3, 0x200000000020ea, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&iio_list, 0x5190000002083, 3, 0x20000000002112, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&iio_list, 0x5190000002083, 3, 0x2000000000213b, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace payload_bytes_out {
inline constexpr listed mem_write_part0{{&iio_list, 0x51900000010c0, 0xc, 0x20000000001229, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x51900000010c0, 0xc, 0x20000000001253, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x51900000010c0, 0xc, 0x2000000000127d, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x51900000010c0, 0xc, 0x200000000012a7, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&iio_list, 0x51900000020c0, 0xc, 0x200000000012d1, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x51900000020c0, 0xc, 0x200000000012fc, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x51900000020c0, 0xc, 0x20000000001327, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x51900000020c0, 0xc, 0x20000000001352, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x51900000040c0, 0xc, 0x2000000000137d, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x51900000040c0, 0xc, 0x200000000013a6, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x51900000040c0, 0xc, 0x200000000013cf, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x51900000040c0, 0xc, 0x200000000013f8, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&iio_list, 0x51900000080c0, 0xc, 0x20000000001421, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x51900000080c0, 0xc, 0x2000000000144b, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x51900000080c0, 0xc, 0x20000000001475, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x51900000080c0, 0xc, 0x2000000000149f, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed cfg_write_part0{{&iio_list, 0x51900000100c0, 0xc, 0x200000000014c9, 0x700100000000}, {}, &cfg_write_part0};
inline constexpr listed cfg_write_part1{{&iio_list, 0x51900000100c0, 0xc, 0x200000000014f3, 0x700200000000}, {}, &cfg_write_part1};
inline constexpr listed cfg_write_part2{{&iio_list, 0x51900000100c0, 0xc, 0x2000000000151d, 0x700400000000}, {}, &cfg_write_part2};
inline constexpr listed cfg_write_part3{{&iio_list, 0x51900000100c0, 0xc, 0x20000000001547, 0x700800000000}, {}, &cfg_write_part3};
inline constexpr listed io_write_part0{{&iio_list, 0x51900000200c0, 0xc, 0x20000000001571, 0x700100000000}, {}, &io_write_part0};
inline constexpr listed io_write_part1{{&iio_list, 0x51900000200c0, 0xc, 0x2000000000159a, 0x700200000000}, {}, &io_write_part1};
inline constexpr listed io_write_part2{{&iio_list, 0x51900000200c0, 0xc, 0x200000000015c3, 0x700400000000}, {}, &io_write_part2};
inline constexpr listed io_write_part3{{&iio_list, 0x51900000200c0, 0xc, 0x200000000015ec, 0x700800000000}, {}, &io_write_part3};
inline constexpr listed cfg_read_part0{{&iio_list, 0x51900000400c0, 0xc, 0x20000000001615, 0x700100000000}, {}, &cfg_read_part0};
inline constexpr listed cfg_read_part1{{&iio_list, 0x51900000400c0, 0xc, 0x2000000000163e, 0x700200000000}, {}, &cfg_read_part1};
inline constexpr listed cfg_read_part2{{&iio_list, 0x51900000400c0, 0xc, 0x20000000001667, 0x700400000000}, {}, &cfg_read_part2};
inline constexpr listed cfg_read_part3{{&iio_list, 0x51900000400c0, 0xc, 0x20000000001690, 0x700800000000}, {}, &cfg_read_part3};
inline constexpr listed io_read_part0{{&iio_list, 0x51900000800c0, 0xc, 0x200000000016b9, 0x700100000000}, {}, &io_read_part0};
inline constexpr listed io_read_part1{{&iio_list, 0x51900000800c0, 0xc, 0x200000000016e1, 0x700200000000}, {}, &io_read_part1};
inline constexpr listed io_read_part2{{&iio_list, 0x51900000800c0, 0xc, 0x20000000001709, 0x700400000000}, {}, &io_read_part2};
inline constexpr listed io_read_part3{{&iio_list, 0x51900000800c0, 0xc, 0x20000000001731, 0x700800000000}, {}, &io_read_part3};
inline constexpr listed cfg_read_vtd0{{&iio_list, 0x51900000400c0, 0xc, 0x20000000002164, 0x701000000000}, {}, &cfg_read_vtd0};
inline constexpr listed cfg_read_vtd1{{&iio_list, 0x51900000400c0, 0xc, 0x2000000000218c, 0x702000000000}, {}, &cfg_read_vtd1};
inline constexpr listed cfg_write_vtd0{{&iio_list, 0x51900000100c0, 0xc, 0x200000000021b4, 0x701000000000}, {}, &cfg_write_vtd0};
inline constexpr listed cfg_write_vtd1{{&iio_list, 0x51900000100c0, 0xc, 0x200000000021dd, 0x702000000000}, {}, &cfg_write_vtd1};
inline constexpr listed io_read_vtd0{{&iio_list, 0x51900000800c0, 0xc, 0x20000000002206, 0x701000000000}, {}, &io_read_vtd0};
inline constexpr listed io_read_vtd1{{&iio_list, 0x51900000800c0, 0xc, 0x2000000000222d, 0x702000000000}, {}, &io_read_vtd1};
inline constexpr listed io_write_vtd0{{&iio_list, 0x51900000200c0, 0xc, 0x20000000002254, 0x701000000000}, {}, &io_write_vtd0};
inline constexpr listed io_write_vtd1{{&iio_list, 0x51900000200c0, 0xc, 0x2000000000227c, 0x702000000000}, {}, &io_write_vtd1};
inline constexpr listed mem_read_vtd0{{&iio_list, 0x51900000040c0, 0xc, 0x200000000022a4, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&iio_list, 0x51900000040c0, 0xc, 0x200000000022cc, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&iio_list, 0x51900000010c0, 0xc, 0x200000000022f4, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&iio_list, 0x51900000010c0, 0xc, 0x2000000000231d, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed peer_read_vtd0{{&iio_list, 0x51900000080c0, 0xc, 0x20000000002346, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&iio_list, 0x51900000080c0, 0xc, 0x2000000000236f, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&iio_list, 0x51900000020c0, 0xc, 0x20000000002398, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&iio_list, 0x51900000020c0, 0xc, 0x200000000023c2, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace txn_in {
inline constexpr listed mem_write_part0{{&iio_list, 0x5190000001084, 0xf, 0x2000000000176e, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x5190000001084, 0xf, 0x2000000000178d, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x5190000001084, 0xf, 0x200000000017ac, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x5190000001084, 0xf, 0x200000000017cb, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&iio_list, 0x5190000002084, 0xf, 0x200000000017ea, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x5190000002084, 0xf, 0x2000000000180a, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x5190000002084, 0xf, 0x2000000000182a, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x5190000002084, 0xf, 0x2000000000184a, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x5190000004084, 0xf, 0x2000000000186a, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x5190000004084, 0xf, 0x20000000001888, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x5190000004084, 0xf, 0x200000000018a6, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x5190000004084, 0xf, 0x200000000018c4, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&iio_list, 0x5190000008084, 0xf, 0x200000000018e2, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x5190000008084, 0xf, 0x20000000001901, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x5190000008084, 0xf, 0x20000000001920, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x5190000008084, 0xf, 0x2000000000193f, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed atomic_part0{{&iio_list, 0x5190000010084, 0xf, 0x2000000000195e, 0x700100000000}, {}, &atomic_part0};
inline constexpr listed atomic_part1{{&iio_list, 0x5190000010084, 0xf, 0x2000000000197a, 0x700200000000}, {}, &atomic_part1};
inline constexpr listed atomic_part2{{&iio_list, 0x5190000010084, 0xf, 0x20000000001996, 0x700400000000}, {}, &atomic_part2};
inline constexpr listed atomic_part3{{&iio_list, 0x5190000010084, 0xf, 0x200000000019b2, 0x700800000000}, {}, &atomic_part3};
inline constexpr listed atomiccmp_part0{{&iio_list, 0x5190000020084, 0xf, 0x200000000019ce, 0x700100000000}, {}, &atomiccmp_part0};
inline constexpr listed atomiccmp_part1{{&iio_list, 0x5190000020084, 0xf, 0x200000000019ed, 0x700200000000}, {}, &atomiccmp_part1};
inline constexpr listed atomiccmp_part2{{&iio_list, 0x5190000020084, 0xf, 0x20000000001a0c, 0x700400000000}, {}, &atomiccmp_part2};
inline constexpr listed atomiccmp_part3{{&iio_list, 0x5190000020084, 0xf, 0x20000000001a2b, 0x700800000000}, {}, &atomiccmp_part3};
inline constexpr listed msg_part0{{&iio_list, 0x5190000040084, 0xf, 0x20000000001a4a, 0x700100000000}, {}, &msg_part0};
inline constexpr listed msg_part1{{&iio_list, 0x5190000040084, 0xf, 0x20000000001a63, 0x700200000000}, {}, &msg_part1};
inline constexpr listed msg_part2{{&iio_list, 0x5190000040084, 0xf, 0x20000000001a7c, 0x700400000000}, {}, &msg_part2};
inline constexpr listed msg_part3{{&iio_list, 0x5190000040084, 0xf, 0x20000000001a95, 0x700800000000}, {}, &msg_part3};
inline constexpr listed atomic_vtd0{{&iio_list, 0x9190000010084, 0xf, 0x200000000023ec, 0x701000000000}, {}, &atomic_vtd0};
inline constexpr listed atomic_vtd1{{&iio_list, 0x9190000010084, 0xf, 0x20000000002407, 0x702000000000}, {}, &atomic_vtd1};
inline constexpr listed mem_read_vtd0{{&iio_list, 0x9190000004084, 0xf, 0x20000000002422, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&iio_list, 0x9190000004084, 0xf, 0x2000000000243f, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&iio_list, 0x9190000001084, 0xf, 0x2000000000245c, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&iio_list, 0x9190000001084, 0xf, 0x2000000000247a, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed msg_vtd0{{&iio_list, 0x9190000040084, 0xf, 0x20000000002498, 0x701000000000}, {}, &msg_vtd0};
inline constexpr listed msg_vtd1{{&iio_list, 0x9190000040084, 0xf, 0x200000000024b0, 0x702000000000}, {}, &msg_vtd1};
inline constexpr listed peer_read_vtd0{{&iio_list, 0x9190000008084, 0xf, 0x200000000024c8, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&iio_list, 0x9190000008084, 0xf, 0x200000000024e6, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&iio_list, 0x9190000002084, 0xf, 0x20000000002504, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&iio_list, 0x9190000002084, 0xf, 0x20000000002523, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace txn_out {
inline constexpr listed mem_write_part0{{&iio_list, 0x51900000010c1, 0xf, 0x20000000001aae, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x51900000010c1, 0xf, 0x20000000001ace, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x51900000010c1, 0xf, 0x20000000001aee, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x51900000010c1, 0xf, 0x20000000001b0e, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&iio_list, 0x51900000020c1, 0xf, 0x20000000001b2e, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x51900000020c1, 0xf, 0x20000000001b4f, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x51900000020c1, 0xf, 0x20000000001b70, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x51900000020c1, 0xf, 0x20000000001b91, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x51900000040c1, 0xf, 0x20000000001bb2, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x51900000040c1, 0xf, 0x20000000001bd1, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x51900000040c1, 0xf, 0x20000000001bf0, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x51900000040c1, 0xf, 0x20000000001c0f, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&iio_list, 0x51900000080c1, 0xf, 0x20000000001c2e, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x51900000080c1, 0xf, 0x20000000001c4e, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x51900000080c1, 0xf, 0x20000000001c6e, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x51900000080c1, 0xf, 0x20000000001c8e, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed cfg_write_part0{{&iio_list, 0x51900000100c1, 0xf, 0x20000000001cae, 0x700100000000}, {}, &cfg_write_part0};
inline constexpr listed cfg_write_part1{{&iio_list, 0x51900000100c1, 0xf, 0x20000000001cce, 0x700200000000}, {}, &cfg_write_part1};
inline constexpr listed cfg_write_part2{{&iio_list, 0x51900000100c1, 0xf, 0x20000000001cee, 0x700400000000}, {}, &cfg_write_part2};
inline constexpr listed cfg_write_part3{{&iio_list, 0x51900000100c1, 0xf, 0x20000000001d0e, 0x700800000000}, {}, &cfg_write_part3};
inline constexpr listed io_write_part0{{&iio_list, 0x51900000200c1, 0xf, 0x20000000001d2e, 0x700100000000}, {}, &io_write_part0};
inline constexpr listed io_write_part1{{&iio_list, 0x51900000200c1, 0xf, 0x20000000001d4d, 0x700200000000}, {}, &io_write_part1};
inline constexpr listed io_write_part2{{&iio_list, 0x51900000200c1, 0xf, 0x20000000001d6c, 0x700400000000}, {}, &io_write_part2};
inline constexpr listed io_write_part3{{&iio_list, 0x51900000200c1, 0xf, 0x20000000001d8b, 0x700800000000}, {}, &io_write_part3};
inline constexpr listed cfg_read_part0{{&iio_list, 0x51900000400c1, 0xf, 0x20000000001daa, 0x700100000000}, {}, &cfg_read_part0};
inline constexpr listed cfg_read_part1{{&iio_list, 0x51900000400c1, 0xf, 0x20000000001dc9, 0x700200000000}, {}, &cfg_read_part1};
inline constexpr listed cfg_read_part2{{&iio_list, 0x51900000400c1, 0xf, 0x20000000001de8, 0x700400000000}, {}, &cfg_read_part2};
inline constexpr listed cfg_read_part3{{&iio_list, 0x51900000400c1, 0xf, 0x20000000001e07, 0x700800000000}, {}, &cfg_read_part3};
inline constexpr listed io_read_part0{{&iio_list, 0x51900000800c1, 0xf, 0x20000000001e26, 0x700100000000}, {}, &io_read_part0};
inline constexpr listed io_read_part1{{&iio_list, 0x51900000800c1, 0xf, 0x20000000001e44, 0x700200000000}, {}, &io_read_part1};
inline constexpr listed io_read_part2{{&iio_list, 0x51900000800c1, 0xf, 0x20000000001e62, 0x700400000000}, {}, &io_read_part2};
inline constexpr listed io_read_part3{{&iio_list, 0x51900000800c1, 0xf, 0x20000000001e80, 0x700800000000}, {}, &io_read_part3};
inline constexpr listed cfg_read_vtd0{{&iio_list, 0x51900000400c1, 0xf, 0x20000000002542, 0x701000000000}, {}, &cfg_read_vtd0};
inline constexpr listed cfg_read_vtd1{{&iio_list, 0x51900000400c1, 0xf, 0x20000000002560, 0x702000000000}, {}, &cfg_read_vtd1};
inline constexpr listed cfg_write_vtd0{{&iio_list, 0x51900000100c1, 0xf, 0x2000000000257e, 0x701000000000}, {}, &cfg_write_vtd0};
inline constexpr listed io_read_vtd0{{&iio_list, 0x51900000800c1, 0xf, 0x2000000000259d, 0x701000000000}, {}, &io_read_vtd0};
inline constexpr listed io_read_vtd1{{&iio_list, 0x51900000800c1, 0xf, 0x200000000025ba, 0x702000000000}, {}, &io_read_vtd1};
inline constexpr listed io_write_vtd0{{&iio_list, 0x51900000200c1, 0xf, 0x200000000025d7, 0x701000000000}, {}, &io_write_vtd0};
inline constexpr listed io_write_vtd1{{&iio_list, 0x51900000200c1, 0xf, 0x200000000025f5, 0x702000000000}, {}, &io_write_vtd1};
inline constexpr listed mem_read_vtd0{{&iio_list, 0x51900000040c1, 0xf, 0x20000000002613, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&iio_list, 0x51900000040c1, 0xf, 0x20000000002631, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&iio_list, 0x51900000010c1, 0xf, 0x2000000000264f, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&iio_list, 0x51900000010c1, 0xf, 0x2000000000266e, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed peer_read_vtd0{{&iio_list, 0x51900000080c1, 0xf, 0x2000000000268d, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&iio_list, 0x51900000080c1, 0xf, 0x200000000026ac, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&iio_list, 0x51900000020c1, 0xf, 0x200000000026cb, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&iio_list, 0x51900000020c1, 0xf, 0x200000000026eb, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace txn_req_by_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x41900000010c1, 0xf, 0x657, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x41900000010c1, 0xf, 0x67e, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x41900000010c1, 0xf, 0x6a5, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x41900000010c1, 0xf, 0x6cc, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&iio_list, 0x41900000020c1, 0xf, 0x6f3, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x41900000020c1, 0xf, 0x71b, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x41900000020c1, 0xf, 0x743, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x41900000020c1, 0xf, 0x76b, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x41900000040c1, 0xf, 0x793, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x41900000040c1, 0xf, 0x7b9, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x41900000040c1, 0xf, 0x7df, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x41900000040c1, 0xf, 0x805, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&iio_list, 0x41900000080c1, 0xf, 0x82b, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x41900000080c1, 0xf, 0x852, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x41900000080c1, 0xf, 0x879, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x41900000080c1, 0xf, 0x8a0, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed cfg_write_part0{{&iio_list, 0x51900000100c1, 0xf, 0x2f61, 0x700100000000}, {}, &cfg_write_part0};
inline constexpr listed cfg_write_part1{{&iio_list, 0x51900000100c1, 0xf, 0x2f88, 0x700200000000}, {}, &cfg_write_part1};
inline constexpr listed cfg_write_part2{{&iio_list, 0x51900000100c1, 0xf, 0x2faf, 0x700400000000}, {}, &cfg_write_part2};
inline constexpr listed cfg_write_part3{{&iio_list, 0x51900000100c1, 0xf, 0x2fd6, 0x700800000000}, {}, &cfg_write_part3};
inline constexpr listed io_write_part0{{&iio_list, 0x51900000200c1, 0xf, 0x2ffd, 0x700100000000}, {}, &io_write_part0};
inline constexpr listed io_write_part1{{&iio_list, 0x51900000200c1, 0xf, 0x3023, 0x700200000000}, {}, &io_write_part1};
inline constexpr listed io_write_part2{{&iio_list, 0x51900000200c1, 0xf, 0x3049, 0x700400000000}, {}, &io_write_part2};
inline constexpr listed io_write_part3{{&iio_list, 0x51900000200c1, 0xf, 0x306f, 0x700800000000}, {}, &io_write_part3};
inline constexpr listed cfg_read_part0{{&iio_list, 0x51900000400c1, 0xf, 0x3095, 0x700100000000}, {}, &cfg_read_part0};
inline constexpr listed cfg_read_part1{{&iio_list, 0x51900000400c1, 0xf, 0x30bb, 0x700200000000}, {}, &cfg_read_part1};
inline constexpr listed cfg_read_part2{{&iio_list, 0x51900000400c1, 0xf, 0x30e1, 0x700400000000}, {}, &cfg_read_part2};
inline constexpr listed cfg_read_part3{{&iio_list, 0x51900000400c1, 0xf, 0x3107, 0x700800000000}, {}, &cfg_read_part3};
inline constexpr listed io_read_part0{{&iio_list, 0x51900000800c1, 0xf, 0x312d, 0x700100000000}, {}, &io_read_part0};
inline constexpr listed io_read_part1{{&iio_list, 0x51900000800c1, 0xf, 0x3152, 0x700200000000}, {}, &io_read_part1};
inline constexpr listed io_read_part2{{&iio_list, 0x51900000800c1, 0xf, 0x3177, 0x700400000000}, {}, &io_read_part2};
inline constexpr listed io_read_part3{{&iio_list, 0x51900000800c1, 0xf, 0x319c, 0x700800000000}, {}, &io_read_part3};
inline constexpr listed cfg_read_vtd0{{&iio_list, 0x51900000400c1, 0xf, 0x31c1, 0x701000000000}, {}, &cfg_read_vtd0};
inline constexpr listed cfg_read_vtd1{{&iio_list, 0x51900000400c1, 0xf, 0x31e6, 0x702000000000}, {}, &cfg_read_vtd1};
inline constexpr listed cfg_write_vtd0{{&iio_list, 0x51900000100c1, 0xf, 0x320b, 0x701000000000}, {}, &cfg_write_vtd0};
inline constexpr listed io_read_vtd0{{&iio_list, 0x51900000800c1, 0xf, 0x3231, 0x701000000000}, {}, &io_read_vtd0};
inline constexpr listed io_read_vtd1{{&iio_list, 0x51900000800c1, 0xf, 0x3255, 0x702000000000}, {}, &io_read_vtd1};
inline constexpr listed io_write_vtd0{{&iio_list, 0x51900000200c1, 0xf, 0x3279, 0x701000000000}, {}, &io_write_vtd0};
inline constexpr listed io_write_vtd1{{&iio_list, 0x51900000200c1, 0xf, 0x329e, 0x702000000000}, {}, &io_write_vtd1};
inline constexpr listed mem_read_vtd0{{&iio_list, 0x51900000040c1, 0xf, 0x32c3, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&iio_list, 0x51900000040c1, 0xf, 0x32e8, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&iio_list, 0x51900000010c1, 0xf, 0x330d, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&iio_list, 0x51900000010c1, 0xf, 0x3333, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed peer_read_vtd0{{&iio_list, 0x51900000080c1, 0xf, 0x3359, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&iio_list, 0x51900000080c1, 0xf, 0x337f, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&iio_list, 0x51900000020c1, 0xf, 0x33a5, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&iio_list, 0x51900000020c1, 0xf, 0x33cc, 0x702000000000}, {}, &peer_write_vtd1};
inline constexpr listed cfg_write_vtd1{{&iio_list, 0x51900000100c1, 0xf, 0x33f3, 0x702000000000}, {}, &cfg_write_vtd1};
}
namespace txn_req_of_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x8190000001084, 0xf, 0x8c7, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x8190000001084, 0xf, 0x8ee, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x8190000001084, 0xf, 0x915, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x8190000001084, 0xf, 0x93c, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&iio_list, 0x8190000002084, 0xf, 0x963, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x8190000002084, 0xf, 0x98b, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x8190000002084, 0xf, 0x9b3, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x8190000002084, 0xf, 0x9db, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x8190000004084, 0xf, 0xa03, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x8190000004084, 0xf, 0xa29, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x8190000004084, 0xf, 0xa4f, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x8190000004084, 0xf, 0xa75, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&iio_list, 0x8190000008084, 0xf, 0xa9b, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x8190000008084, 0xf, 0xac2, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x8190000008084, 0xf, 0xae9, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x8190000008084, 0xf, 0xb10, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed mem_write_vtd0{{&iio_list, 0x9190000001084, 0xf, 0x3419, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&iio_list, 0x9190000001084, 0xf, 0x343f, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed peer_write_vtd0{{&iio_list, 0x9190000002084, 0xf, 0x3465, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&iio_list, 0x9190000002084, 0xf, 0x348c, 0x702000000000}, {}, &peer_write_vtd1};
inline constexpr listed mem_read_vtd0{{&iio_list, 0x9190000004084, 0xf, 0x34b3, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&iio_list, 0x9190000004084, 0xf, 0x34d8, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed peer_read_vtd0{{&iio_list, 0x9190000008084, 0xf, 0x34fd, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&iio_list, 0x9190000008084, 0xf, 0x3523, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed atomic_part0{{&iio_list, 0x9190000010084, 0xf, 0x3549, 0x700100000000}, {}, &atomic_part0};
inline constexpr listed atomic_part1{{&iio_list, 0x9190000010084, 0xf, 0x356d, 0x700200000000}, {}, &atomic_part1};
inline constexpr listed atomic_part2{{&iio_list, 0x9190000010084, 0xf, 0x3591, 0x700400000000}, {}, &atomic_part2};
inline constexpr listed atomic_part3{{&iio_list, 0x9190000010084, 0xf, 0x35b5, 0x700800000000}, {}, &atomic_part3};
inline constexpr listed atomic_vtd0{{&iio_list, 0x9190000010084, 0xf, 0x35d9, 0x701000000000}, {}, &atomic_vtd0};
inline constexpr listed atomic_vtd1{{&iio_list, 0x9190000010084, 0xf, 0x35fc, 0x702000000000}, {}, &atomic_vtd1};
inline constexpr listed atomiccmp_part0{{&iio_list, 0x9190000020084, 0xf, 0x361f, 0x700100000000}, {}, &atomiccmp_part0};
inline constexpr listed atomiccmp_part1{{&iio_list, 0x9190000020084, 0xf, 0x3646, 0x700200000000}, {}, &atomiccmp_part1};
inline constexpr listed atomiccmp_part2{{&iio_list, 0x9190000020084, 0xf, 0x366d, 0x700400000000}, {}, &atomiccmp_part2};
inline constexpr listed atomiccmp_part3{{&iio_list, 0x9190000020084, 0xf, 0x3694, 0x700800000000}, {}, &atomiccmp_part3};
inline constexpr listed msg_part0{{&iio_list, 0x9190000040084, 0xf, 0x36bb, 0x700100000000}, {}, &msg_part0};
inline constexpr listed msg_part1{{&iio_list, 0x9190000040084, 0xf, 0x36dc, 0x700200000000}, {}, &msg_part1};
inline constexpr listed msg_part2{{&iio_list, 0x9190000040084, 0xf, 0x36fd, 0x700400000000}, {}, &msg_part2};
inline constexpr listed msg_part3{{&iio_list, 0x9190000040084, 0xf, 0x371e, 0x700800000000}, {}, &msg_part3};
inline constexpr listed msg_vtd0{{&iio_list, 0x9190000040084, 0xf, 0x373f, 0x701000000000}, {}, &msg_vtd0};
inline constexpr listed msg_vtd1{{&iio_list, 0x9190000040084, 0xf, 0x375f, 0x702000000000}, {}, &msg_vtd1};
}
namespace vtd_access {
inline constexpr listed l4_page_hit{{&iio_list, 0x1190000001041, 0xf, 0x1e9e, 0}, {}, &l4_page_hit};
inline constexpr listed ctxt_miss{{&iio_list, 0x1190000002041, 0xf, 0x1ebd, 0}, {}, &ctxt_miss};
inline constexpr listed l1_miss{{&iio_list, 0x1190000004041, 0xf, 0x1eda, 0}, {}, &l1_miss};
inline constexpr listed l2_miss{{&iio_list, 0x1190000008041, 0xf, 0x1ef5, 0}, {}, &l2_miss};
inline constexpr listed l3_miss{{&iio_list, 0x1190000010041, 0xf, 0x1f10, 0}, {}, &l3_miss};
inline constexpr listed tlb_miss{{&iio_list, 0x1190000020041, 0xf, 0x1f2b, 0}, {}, &tlb_miss};
inline constexpr listed tlb_full{{&iio_list, 0x1190000040041, 0xf, 0x1f47, 0}, {}, &tlb_full};
inline constexpr listed tlb1_miss{{&iio_list, 0x1190000080041, 0xf, 0x1f63, 0}, {}, &tlb1_miss};
}
} // namespace iio

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed clockticks{{&imc_list, 0x60000000000, 0xf, 0x98, 0}, {}, &clockticks};
inline constexpr listed power_channel_ppd{{&imc_list, 0x60000000085, 0xf, 0xa9, 0}, {}, &power_channel_ppd};
inline constexpr listed power_self_refresh{{&imc_list, 0x60000000043, 0xf, 0xc1, 0}, {}, &power_self_refresh};
inline constexpr listed rpq_inserts{{&imc_list, 0x60000000010, 0xf, 0x107, 0}, {}, &rpq_inserts};
inline constexpr listed rpq_occupancy{{&imc_list, 0x60000000080, 0xf, 0x119, 0}, {}, &rpq_occupancy};
inline constexpr listed wpq_inserts{{&imc_list, 0x60000000020, 0xf, 0x12d, 0}, {}, &wpq_inserts};
inline constexpr listed wpq_occupancy{{&imc_list, 0x60000000081, 0xf, 0x13f, 0}, {}, &wpq_occupancy};
inline constexpr listed dram_pre_all{{&imc_list, 0x1060000000006, 0xf, 0x22a, 0}, {}, &dram_pre_all};
inline constexpr listed ecc_correctable_errors{{&imc_list, 0x1060000000009, 0xf, 0x26e, 0}, {}, &ecc_correctable_errors};
inline constexpr listed power_channel_dlloff{{&imc_list, 0x1060000000084, 0xf, 0x2ec, 0}, {}, &power_channel_dlloff};
inline constexpr listed power_critical_throttle_cycles{{&imc_list, 0x1060000000086, 0xf, 0x3ef, 0}, {}, &power_critical_throttle_cycles};
inline constexpr listed power_pcu_throttling{{&imc_list, 0x1060000000042, 0xf, 0x414, 0}, {}, &power_pcu_throttling};
inline constexpr listed rpq_cycles_full{{&imc_list, 0x1060000000012, 0xf, 0x16ea, 0}, {}, &rpq_cycles_full};
inline constexpr listed rpq_cycles_ne{{&imc_list, 0x1060000000011, 0xf, 0x1700, 0}, {}, &rpq_cycles_ne};
inline constexpr listed wpq_cycles_full{{&imc_list, 0x1060000000022, 0xf, 0x1764, 0}, {}, &wpq_cycles_full};
inline constexpr listed wpq_cycles_ne{{&imc_list, 0x1060000000021, 0xf, 0x177a, 0}, {}, &wpq_cycles_ne};
inline constexpr listed wpq_read_hit{{&imc_list, 0x1060000000023, 0xf, 0x178e, 0}, {}, &wpq_read_hit};
inline constexpr listed wpq_write_hit{{&imc_list, 0x1060000000024, 0xf, 0x17a1, 0}, {}, &wpq_write_hit};
inline constexpr listed wrong_mm{{&imc_list, 0x10600000000c1, 0xf, 0x17b5, 0}, {}, &wrong_mm};
inline constexpr listed clockticks_f{{&imc_list, 0x1060000001000, 0x1000000000000, 0x2894, 0}, {}, &clockticks_f};
namespace act_count {
inline constexpr listed wr{{&imc_list, 0x60000002001, 0xf, 0, 0}, {}, &wr};
inline constexpr listed rd{{&imc_list, 0x1060000001001, 0xf, 0x153, 0}, {}, &rd};
inline constexpr listed byp{{&imc_list, 0x1060000008001, 0xf, 0x166, 0}, {}, &byp};
}
namespace byp_cmds {
inline constexpr listed act{{&imc_list, 0x10600000010a1, 0xf, 0x17a, 0}, {}, &act};
inline constexpr listed cas{{&imc_list, 0x10600000020a1, 0xf, 0x18d, 0}, {}, &cas};
inline constexpr listed pre{{&imc_list, 0x10600000040a1, 0xf, 0x1a0, 0}, {}, &pre};
}
namespace cas_count {
inline constexpr listed rd_reg{{&imc_list, 0x60000001004, 0xf, 0x13, 0}, {}, &rd_reg};
inline constexpr listed rd_underfill{{&imc_list, 0x60000002004, 0xf, 0x2a, 0}, {}, &rd_underfill};
inline constexpr listed rd{{&imc_list, 0x60000003004, 0xf, 0x47, 0}, {}, &rd};
inline constexpr listed wr_wmm{{&imc_list, 0x60000004004, 0xf, 0x5a, 0}, {}, &wr_wmm};
inline constexpr listed wr{{&imc_list, 0x6000000c004, 0xf, 0x71, 0}, {}, &wr};
inline constexpr listed all{{&imc_list, 0x6000000f004, 0xf, 0x84, 0}, {}, &all};
inline constexpr listed wr_rmm{{&imc_list, 0x1060000008004, 0xf, 0x1b3, 0}, {}, &wr_rmm};
inline constexpr listed rd_wmm{{&imc_list, 0x1060000010004, 0xf, 0x1ca, 0}, {}, &rd_wmm};
inline constexpr listed rd_rmm{{&imc_list, 0x1060000020004, 0xf, 0x1e1, 0}, {}, &rd_rmm};
inline constexpr listed rd_isoch{{&imc_list, 0x1060000040004, 0xf, 0x1f8, 0}, {}, &rd_isoch};
inline constexpr listed wr_isoch{{&imc_list, 0x1060000080004, 0xf, 0x211, 0}, {}, &wr_isoch};
}
namespace dram_refresh {
inline constexpr listed panic{{&imc_list, 0x1060000002005, 0xf, 0x8000000000023d, 0}, {}, &panic};
inline constexpr listed high{{&imc_list, 0x1060000004005, 0xf, 0x80000000000256, 0}, {}, &high};
}
namespace major_modes {
inline constexpr listed read{{&imc_list, 0x1060000001007, 0xf, 0x28b, 0}, {}, &read};
inline constexpr listed write{{&imc_list, 0x1060000002007, 0xf, 0x2a2, 0}, {}, &write};
inline constexpr listed partial{{&imc_list, 0x1060000004007, 0xf, 0x2ba, 0}, {}, &partial};
inline constexpr listed isoch{{&imc_list, 0x1060000008007, 0xf, 0x2d4, 0}, {}, &isoch};
}
namespace power_cke_cycles {
inline constexpr listed rank0{{&imc_list, 0x1060000001083, 0xf, 0x307, 0}, {}, &rank0};
inline constexpr listed rank1{{&imc_list, 0x1060000002083, 0xf, 0x324, 0}, {}, &rank1};
inline constexpr listed rank2{{&imc_list, 0x1060000004083, 0xf, 0x341, 0}, {}, &rank2};
inline constexpr listed rank3{{&imc_list, 0x1060000008083, 0xf, 0x35e, 0}, {}, &rank3};
inline constexpr listed rank4{{&imc_list, 0x1060000010083, 0xf, 0x37b, 0}, {}, &rank4};
inline constexpr listed rank5{{&imc_list, 0x1060000020083, 0xf, 0x398, 0}, {}, &rank5};
inline constexpr listed rank6{{&imc_list, 0x1060000040083, 0xf, 0x3b5, 0}, {}, &rank6};
inline constexpr listed rank7{{&imc_list, 0x1060000080083, 0xf, 0x3d2, 0}, {}, &rank7};
}
namespace power_throttle_cycles {
inline constexpr listed rank0{{&imc_list, 0x1060000001041, 0xf, 0x42f, 0}, {}, &rank0};
inline constexpr listed rank1{{&imc_list, 0x1060000002041, 0xf, 0x451, 0}, {}, &rank1};
inline constexpr listed rank2{{&imc_list, 0x1060000004041, 0xf, 0x473, 0}, {}, &rank2};
inline constexpr listed rank3{{&imc_list, 0x1060000008041, 0xf, 0x495, 0}, {}, &rank3};
inline constexpr listed rank4{{&imc_list, 0x1060000010041, 0xf, 0x4b7, 0}, {}, &rank4};
inline constexpr listed rank5{{&imc_list, 0x1060000020041, 0xf, 0x4d9, 0}, {}, &rank5};
inline constexpr listed rank6{{&imc_list, 0x1060000040041, 0xf, 0x4fb, 0}, {}, &rank6};
inline constexpr listed rank7{{&imc_list, 0x1060000080041, 0xf, 0x51d, 0}, {}, &rank7};
}
namespace pre_count {
inline constexpr listed page_miss{{&imc_list, 0x60000001002, 0xf, 0xda, 0}, {}, &page_miss};
inline constexpr listed rd{{&imc_list, 0x60000004002, 0xf, 0xf4, 0}, {}, &rd};
inline constexpr listed page_close{{&imc_list, 0x1060000002002, 0xf, 0x57d, 0}, {}, &page_close};
inline constexpr listed wr{{&imc_list, 0x1060000008002, 0xf, 0x598, 0}, {}, &wr};
inline constexpr listed byp{{&imc_list, 0x1060000010002, 0xf, 0x5ab, 0}, {}, &byp};
}
namespace preemption {
inline constexpr listed rd_preempt_rd{{&imc_list, 0x1060000001008, 0xf, 0x53f, 0}, {}, &rd_preempt_rd};
inline constexpr listed rd_preempt_wr{{&imc_list, 0x1060000002008, 0xf, 0x55e, 0}, {}, &rd_preempt_wr};
}
namespace rd_cas_prio {
inline constexpr listed low{{&imc_list, 0x10600000010a0, 0xf, 0x5bf, 0}, {}, &low};
inline constexpr listed med{{&imc_list, 0x10600000020a0, 0xf, 0x5d5, 0}, {}, &med};
inline constexpr listed high{{&imc_list, 0x10600000040a0, 0xf, 0x5eb, 0}, {}, &high};
inline constexpr listed panic{{&imc_list, 0x10600000080a0, 0xf, 0x602, 0}, {}, &panic};
}
namespace rd_cas_rank0 {
inline constexpr listed bank0{{&imc_list, 0x10600000000b0, 0xf, 0x61a, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010b0, 0xf, 0x633, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020b0, 0xf, 0x64c, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030b0, 0xf, 0x665, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040b0, 0xf, 0x67e, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050b0, 0xf, 0x697, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060b0, 0xf, 0x6b0, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070b0, 0xf, 0x6c9, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080b0, 0xf, 0x6e2, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090b0, 0xf, 0x6fb, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0b0, 0xf, 0x714, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0b0, 0xf, 0x72e, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0b0, 0xf, 0x748, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0b0, 0xf, 0x762, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0b0, 0xf, 0x77c, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0b0, 0xf, 0x796, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100b0, 0xf, 0x7b0, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110b0, 0xf, 0x7cc, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120b0, 0xf, 0x7e6, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130b0, 0xf, 0x800, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140b0, 0xf, 0x81a, 0}, {}, &bankg3};
}
namespace rd_cas_rank1 {
inline constexpr listed bank0{{&imc_list, 0x10600000000b1, 0xf, 0x834, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010b1, 0xf, 0x84d, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020b1, 0xf, 0x866, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030b1, 0xf, 0x87f, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040b1, 0xf, 0x898, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050b1, 0xf, 0x8b1, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060b1, 0xf, 0x8ca, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070b1, 0xf, 0x8e3, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080b1, 0xf, 0x8fc, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090b1, 0xf, 0x915, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0b1, 0xf, 0x92e, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0b1, 0xf, 0x948, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0b1, 0xf, 0x962, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0b1, 0xf, 0x97c, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0b1, 0xf, 0x996, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0b1, 0xf, 0x9b0, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100b1, 0xf, 0x9ca, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110b1, 0xf, 0x9e6, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120b1, 0xf, 0xa00, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130b1, 0xf, 0xa1a, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140b1, 0xf, 0xa34, 0}, {}, &bankg3};
}
namespace rd_cas_rank2 {
inline constexpr listed bank0{{&imc_list, 0x10600000000b2, 0xf, 0xa4e, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010b2, 0xf, 0xa67, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020b2, 0xf, 0xa80, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030b2, 0xf, 0xa99, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040b2, 0xf, 0xab2, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050b2, 0xf, 0xacb, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060b2, 0xf, 0xae4, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070b2, 0xf, 0xafd, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080b2, 0xf, 0xb16, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090b2, 0xf, 0xb2f, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0b2, 0xf, 0xb48, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0b2, 0xf, 0xb62, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0b2, 0xf, 0xb7c, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0b2, 0xf, 0xb96, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0b2, 0xf, 0xbb0, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0b2, 0xf, 0xbca, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100b2, 0xf, 0xbe4, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110b2, 0xf, 0xc00, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120b2, 0xf, 0xc1a, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130b2, 0xf, 0xc34, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140b2, 0xf, 0xc4e, 0}, {}, &bankg3};
}
namespace rd_cas_rank3 {
inline constexpr listed bank0{{&imc_list, 0x10600000000b3, 0xf, 0xc68, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010b3, 0xf, 0xc81, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020b3, 0xf, 0xc9a, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030b3, 0xf, 0xcb3, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040b3, 0xf, 0xccc, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050b3, 0xf, 0xce5, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060b3, 0xf, 0xcfe, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070b3, 0xf, 0xd17, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080b3, 0xf, 0xd30, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090b3, 0xf, 0xd49, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0b3, 0xf, 0xd62, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0b3, 0xf, 0xd7c, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0b3, 0xf, 0xd96, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0b3, 0xf, 0xdb0, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0b3, 0xf, 0xdca, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0b3, 0xf, 0xde4, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100b3, 0xf, 0xdfe, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110b3, 0xf, 0xe1a, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120b3, 0xf, 0xe34, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130b3, 0xf, 0xe4e, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140b3, 0xf, 0xe68, 0}, {}, &bankg3};
}
namespace rd_cas_rank4 {
inline constexpr listed bank0{{&imc_list, 0x10600000000b4, 0xf, 0xe82, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010b4, 0xf, 0xe9b, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020b4, 0xf, 0xeb4, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030b4, 0xf, 0xecd, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040b4, 0xf, 0xee6, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050b4, 0xf, 0xeff, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060b4, 0xf, 0xf18, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070b4, 0xf, 0xf31, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080b4, 0xf, 0xf4a, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090b4, 0xf, 0xf63, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0b4, 0xf, 0xf7c, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0b4, 0xf, 0xf96, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0b4, 0xf, 0xfb0, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0b4, 0xf, 0xfca, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0b4, 0xf, 0xfe4, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0b4, 0xf, 0xffe, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100b4, 0xf, 0x1018, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110b4, 0xf, 0x1034, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120b4, 0xf, 0x104e, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130b4, 0xf, 0x1068, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140b4, 0xf, 0x1082, 0}, {}, &bankg3};
}
namespace rd_cas_rank5 {
inline constexpr listed bank0{{&imc_list, 0x10600000000b5, 0xf, 0x109c, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010b5, 0xf, 0x10b5, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020b5, 0xf, 0x10ce, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030b5, 0xf, 0x10e7, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040b5, 0xf, 0x1100, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050b5, 0xf, 0x1119, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060b5, 0xf, 0x1132, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070b5, 0xf, 0x114b, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080b5, 0xf, 0x1164, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090b5, 0xf, 0x117d, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0b5, 0xf, 0x1196, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0b5, 0xf, 0x11b0, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0b5, 0xf, 0x11ca, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0b5, 0xf, 0x11e4, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0b5, 0xf, 0x11fe, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0b5, 0xf, 0x1218, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100b5, 0xf, 0x1232, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110b5, 0xf, 0x124e, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120b5, 0xf, 0x1268, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130b5, 0xf, 0x1282, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140b5, 0xf, 0x129c, 0}, {}, &bankg3};
}
namespace rd_cas_rank6 {
inline constexpr listed bank0{{&imc_list, 0x10600000000b6, 0xf, 0x12b6, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010b6, 0xf, 0x12cf, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020b6, 0xf, 0x12e8, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030b6, 0xf, 0x1301, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040b6, 0xf, 0x131a, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050b6, 0xf, 0x1333, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060b6, 0xf, 0x134c, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070b6, 0xf, 0x1365, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080b6, 0xf, 0x137e, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090b6, 0xf, 0x1397, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0b6, 0xf, 0x13b0, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0b6, 0xf, 0x13ca, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0b6, 0xf, 0x13e4, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0b6, 0xf, 0x13fe, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0b6, 0xf, 0x1418, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0b6, 0xf, 0x1432, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100b6, 0xf, 0x144c, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110b6, 0xf, 0x1468, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120b6, 0xf, 0x1482, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130b6, 0xf, 0x149c, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140b6, 0xf, 0x14b6, 0}, {}, &bankg3};
}
namespace rd_cas_rank7 {
inline constexpr listed bank0{{&imc_list, 0x10600000000b7, 0xf, 0x14d0, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010b7, 0xf, 0x14e9, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020b7, 0xf, 0x1502, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030b7, 0xf, 0x151b, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040b7, 0xf, 0x1534, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050b7, 0xf, 0x154d, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060b7, 0xf, 0x1566, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070b7, 0xf, 0x157f, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080b7, 0xf, 0x1598, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090b7, 0xf, 0x15b1, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0b7, 0xf, 0x15ca, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0b7, 0xf, 0x15e4, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0b7, 0xf, 0x15fe, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0b7, 0xf, 0x1618, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0b7, 0xf, 0x1632, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0b7, 0xf, 0x164c, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100b7, 0xf, 0x1666, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110b7, 0xf, 0x1682, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120b7, 0xf, 0x169c, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130b7, 0xf, 0x16b6, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140b7, 0xf, 0x16d0, 0}, {}, &bankg3};
}
namespace wmm_to_rmm {
inline constexpr listed low_thresh{{&imc_list, 0x10600000010c0, 0xf, 0x1714, 0}, {}, &low_thresh};
inline constexpr listed starve{{&imc_list, 0x10600000020c0, 0xf, 0x1730, 0}, {}, &starve};
inline constexpr listed vmse_retry{{&imc_list, 0x10600000040c0, 0xf, 0x1748, 0}, {}, &vmse_retry};
}
namespace wr_cas_rank0 {
inline constexpr listed bank0{{&imc_list, 0x10600000000b8, 0xf, 0x17c4, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010b8, 0xf, 0x17dd, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020b8, 0xf, 0x17f6, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030b8, 0xf, 0x180f, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040b8, 0xf, 0x1828, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050b8, 0xf, 0x1841, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060b8, 0xf, 0x185a, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070b8, 0xf, 0x1873, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080b8, 0xf, 0x188c, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090b8, 0xf, 0x18a5, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0b8, 0xf, 0x18be, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0b8, 0xf, 0x18d8, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0b8, 0xf, 0x18f2, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0b8, 0xf, 0x190c, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0b8, 0xf, 0x1926, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0b8, 0xf, 0x1940, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100b8, 0xf, 0x195a, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110b8, 0xf, 0x1976, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120b8, 0xf, 0x1990, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130b8, 0xf, 0x19aa, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140b8, 0xf, 0x19c4, 0}, {}, &bankg3};
}
namespace wr_cas_rank1 {
inline constexpr listed bank0{{&imc_list, 0x10600000000b9, 0xf, 0x19de, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010b9, 0xf, 0x19f7, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020b9, 0xf, 0x1a10, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030b9, 0xf, 0x1a29, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040b9, 0xf, 0x1a42, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050b9, 0xf, 0x1a5b, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060b9, 0xf, 0x1a74, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070b9, 0xf, 0x1a8d, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080b9, 0xf, 0x1aa6, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090b9, 0xf, 0x1abf, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0b9, 0xf, 0x1ad8, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0b9, 0xf, 0x1af2, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0b9, 0xf, 0x1b0c, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0b9, 0xf, 0x1b26, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0b9, 0xf, 0x1b40, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0b9, 0xf, 0x1b5a, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100b9, 0xf, 0x1b74, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110b9, 0xf, 0x1b90, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120b9, 0xf, 0x1baa, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130b9, 0xf, 0x1bc4, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140b9, 0xf, 0x1bde, 0}, {}, &bankg3};
}
namespace wr_cas_rank2 {
inline constexpr listed bank0{{&imc_list, 0x10600000000ba, 0xf, 0x1bf8, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010ba, 0xf, 0x1c11, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020ba, 0xf, 0x1c2a, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030ba, 0xf, 0x1c43, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040ba, 0xf, 0x1c5c, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050ba, 0xf, 0x1c75, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060ba, 0xf, 0x1c8e, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070ba, 0xf, 0x1ca7, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080ba, 0xf, 0x1cc0, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090ba, 0xf, 0x1cd9, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0ba, 0xf, 0x1cf2, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0ba, 0xf, 0x1d0c, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0ba, 0xf, 0x1d26, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0ba, 0xf, 0x1d40, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0ba, 0xf, 0x1d5a, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0ba, 0xf, 0x1d74, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100ba, 0xf, 0x1d8e, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110ba, 0xf, 0x1daa, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120ba, 0xf, 0x1dc4, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130ba, 0xf, 0x1dde, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140ba, 0xf, 0x1df8, 0}, {}, &bankg3};
}
namespace wr_cas_rank3 {
inline constexpr listed bank0{{&imc_list, 0x10600000000bb, 0xf, 0x1e12, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010bb, 0xf, 0x1e2b, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020bb, 0xf, 0x1e44, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030bb, 0xf, 0x1e5d, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040bb, 0xf, 0x1e76, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050bb, 0xf, 0x1e8f, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060bb, 0xf, 0x1ea8, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070bb, 0xf, 0x1ec1, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080bb, 0xf, 0x1eda, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090bb, 0xf, 0x1ef3, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0bb, 0xf, 0x1f0c, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0bb, 0xf, 0x1f26, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0bb, 0xf, 0x1f40, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0bb, 0xf, 0x1f5a, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0bb, 0xf, 0x1f74, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0bb, 0xf, 0x1f8e, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100bb, 0xf, 0x1fa8, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110bb, 0xf, 0x1fc4, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120bb, 0xf, 0x1fde, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130bb, 0xf, 0x1ff8, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140bb, 0xf, 0x2012, 0}, {}, &bankg3};
}
namespace wr_cas_rank4 {
inline constexpr listed bank0{{&imc_list, 0x10600000000bc, 0xf, 0x202c, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010bc, 0xf, 0x2045, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020bc, 0xf, 0x205e, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030bc, 0xf, 0x2077, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040bc, 0xf, 0x2090, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050bc, 0xf, 0x20a9, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060bc, 0xf, 0x20c2, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070bc, 0xf, 0x20db, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080bc, 0xf, 0x20f4, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090bc, 0xf, 0x210d, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0bc, 0xf, 0x2126, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0bc, 0xf, 0x2140, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0bc, 0xf, 0x215a, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0bc, 0xf, 0x2174, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0bc, 0xf, 0x218e, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0bc, 0xf, 0x21a8, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100bc, 0xf, 0x21c2, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110bc, 0xf, 0x21de, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120bc, 0xf, 0x21f8, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130bc, 0xf, 0x2212, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140bc, 0xf, 0x222c, 0}, {}, &bankg3};
}
namespace wr_cas_rank5 {
inline constexpr listed bank0{{&imc_list, 0x10600000000bd, 0xf, 0x2246, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010bd, 0xf, 0x225f, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020bd, 0xf, 0x2278, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030bd, 0xf, 0x2291, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040bd, 0xf, 0x22aa, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050bd, 0xf, 0x22c3, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060bd, 0xf, 0x22dc, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070bd, 0xf, 0x22f5, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080bd, 0xf, 0x230e, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090bd, 0xf, 0x2327, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0bd, 0xf, 0x2340, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0bd, 0xf, 0x235a, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0bd, 0xf, 0x2374, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0bd, 0xf, 0x238e, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0bd, 0xf, 0x23a8, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0bd, 0xf, 0x23c2, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100bd, 0xf, 0x23dc, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110bd, 0xf, 0x23f8, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120bd, 0xf, 0x2412, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130bd, 0xf, 0x242c, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140bd, 0xf, 0x2446, 0}, {}, &bankg3};
}
namespace wr_cas_rank6 {
inline constexpr listed bank0{{&imc_list, 0x10600000000be, 0xf, 0x2460, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010be, 0xf, 0x2479, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020be, 0xf, 0x2492, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030be, 0xf, 0x24ab, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040be, 0xf, 0x24c4, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050be, 0xf, 0x24dd, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060be, 0xf, 0x24f6, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070be, 0xf, 0x250f, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080be, 0xf, 0x2528, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090be, 0xf, 0x2541, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0be, 0xf, 0x255a, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0be, 0xf, 0x2574, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0be, 0xf, 0x258e, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0be, 0xf, 0x25a8, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0be, 0xf, 0x25c2, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0be, 0xf, 0x25dc, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100be, 0xf, 0x25f6, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110be, 0xf, 0x2612, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120be, 0xf, 0x262c, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130be, 0xf, 0x2646, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140be, 0xf, 0x2660, 0}, {}, &bankg3};
}
namespace wr_cas_rank7 {
inline constexpr listed bank0{{&imc_list, 0x10600000000bf, 0xf, 0x267a, 0}, {}, &bank0};
inline constexpr listed bank1{{&imc_list, 0x10600000010bf, 0xf, 0x2693, 0}, {}, &bank1};
inline constexpr listed bank2{{&imc_list, 0x10600000020bf, 0xf, 0x26ac, 0}, {}, &bank2};
inline constexpr listed bank3{{&imc_list, 0x10600000030bf, 0xf, 0x26c5, 0}, {}, &bank3};
inline constexpr listed bank4{{&imc_list, 0x10600000040bf, 0xf, 0x26de, 0}, {}, &bank4};
inline constexpr listed bank5{{&imc_list, 0x10600000050bf, 0xf, 0x26f7, 0}, {}, &bank5};
inline constexpr listed bank6{{&imc_list, 0x10600000060bf, 0xf, 0x2710, 0}, {}, &bank6};
inline constexpr listed bank7{{&imc_list, 0x10600000070bf, 0xf, 0x2729, 0}, {}, &bank7};
inline constexpr listed bank8{{&imc_list, 0x10600000080bf, 0xf, 0x2742, 0}, {}, &bank8};
inline constexpr listed bank9{{&imc_list, 0x10600000090bf, 0xf, 0x275b, 0}, {}, &bank9};
inline constexpr listed bank10{{&imc_list, 0x106000000a0bf, 0xf, 0x2774, 0}, {}, &bank10};
inline constexpr listed bank11{{&imc_list, 0x106000000b0bf, 0xf, 0x278e, 0}, {}, &bank11};
inline constexpr listed bank12{{&imc_list, 0x106000000c0bf, 0xf, 0x27a8, 0}, {}, &bank12};
inline constexpr listed bank13{{&imc_list, 0x106000000d0bf, 0xf, 0x27c2, 0}, {}, &bank13};
inline constexpr listed bank14{{&imc_list, 0x106000000e0bf, 0xf, 0x27dc, 0}, {}, &bank14};
inline constexpr listed bank15{{&imc_list, 0x106000000f0bf, 0xf, 0x27f6, 0}, {}, &bank15};
inline constexpr listed allbanks{{&imc_list, 0x10600000100bf, 0xf, 0x2810, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&imc_list, 0x10600000110bf, 0xf, 0x282c, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&imc_list, 0x10600000120bf, 0xf, 0x2846, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&imc_list, 0x10600000130bf, 0xf, 0x2860, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&imc_list, 0x10600000140bf, 0xf, 0x287a, 0}, {}, &bankg3};
}
} // namespace imc

namespace irp {
using uncore_events::listed;
using uncore_events::irp_list;
inline constexpr listed faf_inserts{{&irp_list, 0x130000000018, 3, 0x51, 0}, {}, &faf_inserts};
inline constexpr listed faf_occupancy{{&irp_list, 0x130000000019, 3, 0x63, 0}, {}, &faf_occupancy};
inline constexpr listed clockticks{{&irp_list, 0x1130000000001, 3, 0xd3, 0}, {}, &clockticks};
inline constexpr listed faf_full{{&irp_list, 0x1130000000017, 3, 0x181, 0}, {}, &faf_full};
inline constexpr listed faf_transactions{{&irp_list, 0x1130000000016, 3, 0x190, 0}, {}, &faf_transactions};
inline constexpr listed p2p_inserts{{&irp_list, 0x1130000000014, 3, 0x337, 0}, {}, &p2p_inserts};
inline constexpr listed p2p_occupancy{{&irp_list, 0x1130000000015, 3, 0x349, 0}, {}, &p2p_occupancy};
inline constexpr listed txr2_ad_stall_credit_cycles{{&irp_list, 0x113000000001a, 3, 0x577, 0}, {}, &txr2_ad_stall_credit_cycles};
inline constexpr listed txc_ak_inserts{{&irp_list, 0x113000000000b, 3, 0x599, 0}, {}, &txc_ak_inserts};
inline constexpr listed txc_bl_drs_cycles_full{{&irp_list, 0x1130000000005, 3, 0x5ae, 0}, {}, &txc_bl_drs_cycles_full};
inline constexpr listed txc_bl_drs_inserts{{&irp_list, 0x1130000000002, 3, 0x5cb, 0}, {}, &txc_bl_drs_inserts};
inline constexpr listed txc_bl_drs_occupancy{{&irp_list, 0x1130000000008, 3, 0x5e4, 0}, {}, &txc_bl_drs_occupancy};
inline constexpr listed txc_bl_ncb_cycles_full{{&irp_list, 0x1130000000006, 3, 0x5ff, 0}, {}, &txc_bl_ncb_cycles_full};
inline constexpr listed txc_bl_ncb_inserts{{&irp_list, 0x1130000000003, 3, 0x61c, 0}, {}, &txc_bl_ncb_inserts};
inline constexpr listed txc_bl_ncb_occupancy{{&irp_list, 0x1130000000009, 3, 0x635, 0}, {}, &txc_bl_ncb_occupancy};
inline constexpr listed txc_bl_ncs_cycles_full{{&irp_list, 0x1130000000007, 3, 0x650, 0}, {}, &txc_bl_ncs_cycles_full};
inline constexpr listed txc_bl_ncs_inserts{{&irp_list, 0x1130000000004, 3, 0x66d, 0}, {}, &txc_bl_ncs_inserts};
inline constexpr listed txc_bl_ncs_occupancy{{&irp_list, 0x113000000000a, 3, 0x686, 0}, {}, &txc_bl_ncs_occupancy};
inline constexpr listed txr2_bl_stall_credit_cycles{{&irp_list, 0x113000000001b, 3, 0x6a1, 0}, {}, &txr2_bl_stall_credit_cycles};
inline constexpr listed txs_data_inserts_ncb{{&irp_list, 0x113000000000d, 3, 0x6c3, 0}, {}, &txs_data_inserts_ncb};
inline constexpr listed txs_data_inserts_ncs{{&irp_list, 0x113000000000e, 3, 0x6de, 0}, {}, &txs_data_inserts_ncs};
inline constexpr listed txs_request_occupancy{{&irp_list, 0x113000000000c, 3, 0x6f9, 0}, {}, &txs_request_occupancy};
namespace cache_total_occupancy {
inline constexpr listed mem{{&irp_list, 0x13000000400f, 3, 0, 0}, {}, &mem};
inline constexpr listed any{{&irp_list, 0x113000000100f, 3, 0x92, 0}, {}, &any};
inline constexpr listed iv_q{{&irp_list, 0x113000000200f, 3, 0xb2, 0}, {}, &iv_q};
}
namespace coherent_ops {
inline constexpr listed rfo{{&irp_list, 0x130000008010, 3, 0x20, 0}, {}, &rfo};
inline constexpr listed pcitom{{&irp_list, 0x130000010010, 3, 0x37, 0}, {}, &pcitom};
inline constexpr listed pcirdcur{{&irp_list, 0x1130000001010, 3, 0xe4, 0}, {}, &pcirdcur};
inline constexpr listed crd{{&irp_list, 0x1130000002010, 3, 0x100, 0}, {}, &crd};
inline constexpr listed drd{{&irp_list, 0x1130000004010, 3, 0x117, 0}, {}, &drd};
inline constexpr listed pcidcahint{{&irp_list, 0x1130000020010, 3, 0x12e, 0}, {}, &pcidcahint};
inline constexpr listed wbmtoi{{&irp_list, 0x1130000040010, 3, 0x14c, 0}, {}, &wbmtoi};
inline constexpr listed clflush{{&irp_list, 0x1130000080010, 3, 0x166, 0}, {}, &clflush};
}
namespace irp_all {
inline constexpr listed inbound_inserts{{&irp_list, 0x113000000101e, 3, 0x1a7, 0}, {}, &inbound_inserts};
inline constexpr listed outbound_inserts{{&irp_list, 0x113000000201e, 3, 0x1c5, 0}, {}, &outbound_inserts};
}
namespace misc0 {
inline constexpr listed fast_req{{&irp_list, 0x113000000101c, 3, 0x1e4, 0}, {}, &fast_req};
inline constexpr listed fast_rej{{&irp_list, 0x113000000201c, 3, 0x1f9, 0}, {}, &fast_rej};
inline constexpr listed _2nd_rd_insert{{&irp_list, 0x113000000401c, 3, 0x20e, 0}, {}, &_2nd_rd_insert};
inline constexpr listed _2nd_wr_insert{{&irp_list, 0x113000000801c, 3, 0x228, 0}, {}, &_2nd_wr_insert};
inline constexpr listed _2nd_atomic_insert{{&irp_list, 0x113000001001c, 3, 0x242, 0}, {}, &_2nd_atomic_insert};
inline constexpr listed fast_xfer{{&irp_list, 0x113000002001c, 3, 0x260, 0}, {}, &fast_xfer};
inline constexpr listed pf_ack_hint{{&irp_list, 0x113000004001c, 3, 0x276, 0}, {}, &pf_ack_hint};
inline constexpr listed unknown{{&irp_list, 0x113000008001c, 3, 0x28e, 0}, {}, &unknown};
}
namespace misc1 {
inline constexpr listed slow_i{{&irp_list, 0x113000000101d, 3, 0x2a2, 0}, {}, &slow_i};
inline constexpr listed slow_s{{&irp_list, 0x113000000201d, 3, 0x2b5, 0}, {}, &slow_s};
inline constexpr listed slow_e{{&irp_list, 0x113000000401d, 3, 0x2c8, 0}, {}, &slow_e};
inline constexpr listed slow_m{{&irp_list, 0x113000000801d, 3, 0x2db, 0}, {}, &slow_m};
inline constexpr listed lost_fwd{{&irp_list, 0x113000001001d, 3, 0x2ee, 0}, {}, &lost_fwd};
inline constexpr listed sec_rcvd_invld{{&irp_list, 0x113000002001d, 3, 0x303, 0}, {}, &sec_rcvd_invld};
inline constexpr listed sec_rcvd_vld{{&irp_list, 0x113000004001d, 3, 0x31e, 0}, {}, &sec_rcvd_vld};
}
namespace p2p_transactions {
inline constexpr listed rd{{&irp_list, 0x1130000001013, 3, 0x35d, 0}, {}, &rd};
inline constexpr listed wr{{&irp_list, 0x1130000002013, 3, 0x377, 0}, {}, &wr};
inline constexpr listed msg{{&irp_list, 0x1130000004013, 3, 0x391, 0}, {}, &msg};
inline constexpr listed cmpl{{&irp_list, 0x1130000008013, 3, 0x3ac, 0}, {}, &cmpl};
inline constexpr listed rem{{&irp_list, 0x1130000010013, 3, 0x3c8, 0}, {}, &rem};
inline constexpr listed rem_and_tgt_match{{&irp_list, 0x1130000020013, 3, 0x3e3, 0}, {}, &rem_and_tgt_match};
inline constexpr listed loc{{&irp_list, 0x1130000040013, 3, 0x40c, 0}, {}, &loc};
inline constexpr listed loc_and_tgt_match{{&irp_list, 0x1130000080013, 3, 0x427, 0}, {}, &loc_and_tgt_match};
}
namespace snoop_resp {
inline constexpr listed miss{{&irp_list, 0x1130000001012, 3, 0x450, 0}, {}, &miss};
inline constexpr listed hit_i{{&irp_list, 0x1130000002012, 3, 0x466, 0}, {}, &hit_i};
inline constexpr listed hit_es{{&irp_list, 0x1130000004012, 3, 0x47d, 0}, {}, &hit_es};
inline constexpr listed hit_m{{&irp_list, 0x1130000008012, 3, 0x495, 0}, {}, &hit_m};
inline constexpr listed snpcode{{&irp_list, 0x1130000010012, 3, 0x4ac, 0}, {}, &snpcode};
inline constexpr listed snpdata{{&irp_list, 0x1130000020012, 3, 0x4c5, 0}, {}, &snpdata};
inline constexpr listed snpinv{{&irp_list, 0x1130000040012, 3, 0x4de, 0}, {}, &snpinv};
inline constexpr listed all_hit_i{{&irp_list, 0x1130000072012, 3, 0x715, 0}, {}, &all_hit_i};
inline constexpr listed all_hit_es{{&irp_list, 0x1130000074012, 3, 0x730, 0}, {}, &all_hit_es};
inline constexpr listed all_hit_m{{&irp_list, 0x1130000078012, 3, 0x74c, 0}, {}, &all_hit_m};
inline constexpr listed all_hit{{&irp_list, 0x113000007e012, 3, 0x767, 0}, {}, &all_hit};
inline constexpr listed all_miss{{&irp_list, 0x1130000071012, 3, 0x780, 0}, {}, &all_miss};
}
namespace transactions {
inline constexpr listed wr_pref{{&irp_list, 0x130000008011, 3, 0x77, 0}, {}, &wr_pref};
inline constexpr listed reads{{&irp_list, 0x1130000001011, 3, 0x4f6, 0}, {}, &reads};
inline constexpr listed writes{{&irp_list, 0x1130000002011, 3, 0x50f, 0}, {}, &writes};
inline constexpr listed rd_pref{{&irp_list, 0x1130000004011, 3, 0x529, 0}, {}, &rd_pref};
inline constexpr listed atomic{{&irp_list, 0x1130000010011, 3, 0x544, 0}, {}, &atomic};
inline constexpr listed other{{&irp_list, 0x1130000020011, 3, 0x55e, 0}, {}, &other};
}
} // namespace irp

namespace m2m {
using uncore_events::listed;
using uncore_events::m2m_list;
inline constexpr listed direct2core_not_taken_dirstate{{&m2m_list, 0x1a0000000024, 0xf, 0x24, 0}, {}, &direct2core_not_taken_dirstate};
inline constexpr listed direct2core_taken{{&m2m_list, 0x1a0000000023, 0xf, 0x4b, 0}, {}, &direct2core_taken};
inline constexpr listed direct2core_txn_override{{&m2m_list, 0x1a0000000025, 0xf, 0x65, 0}, {}, &direct2core_txn_override};
inline constexpr listed prefcam_demand_promotions{{&m2m_list, 0x1a0000000056, 0xf, 0x248, 0}, {}, &prefcam_demand_promotions};
inline constexpr listed prefcam_inserts{{&m2m_list, 0x1a0000000057, 0xf, 0x26a, 0}, {}, &prefcam_inserts};
inline constexpr listed rxc_ad_inserts{{&m2m_list, 0x1a0000000001, 0xf, 0x282, 0}, {}, &rxc_ad_inserts};
inline constexpr listed rxc_ad_occupancy{{&m2m_list, 0x1a0000000002, 0xf, 0x299, 0}, {}, &rxc_ad_occupancy};
inline constexpr listed rxc_bl_inserts{{&m2m_list, 0x1a0000000005, 0xf, 0x2b2, 0}, {}, &rxc_bl_inserts};
inline constexpr listed rxc_bl_occupancy{{&m2m_list, 0x1a0000000006, 0xf, 0x2c9, 0}, {}, &rxc_bl_occupancy};
inline constexpr listed txc_ad_inserts{{&m2m_list, 0x1a0000000009, 0xf, 0x2e2, 0}, {}, &txc_ad_inserts};
inline constexpr listed txc_ad_occupancy{{&m2m_list, 0x1a000000000a, 0xf, 0x2f9, 0}, {}, &txc_ad_occupancy};
inline constexpr listed direct2upi_not_taken_credits{{&m2m_list, 0x1a0000000028, 0xf, 0x34a, 0}, {}, &direct2upi_not_taken_credits};
inline constexpr listed direct2upi_not_taken_dirstate{{&m2m_list, 0x1a0000000027, 0xf, 0x36f, 0}, {}, &direct2upi_not_taken_dirstate};
inline constexpr listed direct2upi_taken{{&m2m_list, 0x1a0000000026, 0xf, 0x395, 0}, {}, &direct2upi_taken};
inline constexpr listed direct2upi_txn_override{{&m2m_list, 0x1a0000000029, 0xf, 0x3ae, 0}, {}, &direct2upi_txn_override};
inline constexpr listed clockticks{{&m2m_list, 0x11a0000000000, 0xf, 0x3ee, 0}, {}, &clockticks};
inline constexpr listed prefcam_cycles_full{{&m2m_list, 0x11a0000000053, 0xf, 0x6c9, 0}, {}, &prefcam_cycles_full};
inline constexpr listed prefcam_cycles_ne{{&m2m_list, 0x11a0000000054, 0xf, 0x6e5, 0}, {}, &prefcam_cycles_ne};
inline constexpr listed prefcam_occupancy{{&m2m_list, 0x11a0000000055, 0xf, 0x6ff, 0}, {}, &prefcam_occupancy};
inline constexpr listed tgr_ad_credits{{&m2m_list, 0x11a0000000041, 0xf, 0x791, 0}, {}, &tgr_ad_credits};
inline constexpr listed tgr_bl_credits{{&m2m_list, 0x11a0000000042, 0xf, 0x7a8, 0}, {}, &tgr_bl_credits};
inline constexpr listed tracker_pending_occupancy{{&m2m_list, 0x11a0000000048, 0xf, 0x927, 0}, {}, &tracker_pending_occupancy};
inline constexpr listed ring_src_thrtl{{&m2m_list, 0x11a00000000a4, 0xf, 0x1643, 0}, {}, &ring_src_thrtl};
inline constexpr listed rxc_ad_cycles_full{{&m2m_list, 0x11a0000000004, 0xf, 0x165a, 0}, {}, &rxc_ad_cycles_full};
inline constexpr listed rxc_ad_cycles_ne{{&m2m_list, 0x11a0000000003, 0xf, 0x1675, 0}, {}, &rxc_ad_cycles_ne};
inline constexpr listed rxc_bl_cycles_full{{&m2m_list, 0x11a0000000008, 0xf, 0x168e, 0}, {}, &rxc_bl_cycles_full};
inline constexpr listed rxc_bl_cycles_ne{{&m2m_list, 0x11a0000000007, 0xf, 0x16a9, 0}, {}, &rxc_bl_cycles_ne};
inline constexpr listed txc_ad_credit_occupancy{{&m2m_list, 0x11a000000000e, 0xf, 0x1df4, 0}, {}, &txc_ad_credit_occupancy};
inline constexpr listed txc_ad_credits_acquired{{&m2m_list, 0x11a000000000d, 0xf, 0x1e14, 0}, {}, &txc_ad_credits_acquired};
inline constexpr listed txc_ad_cycles_full{{&m2m_list, 0x11a000000000c, 0xf, 0x1e34, 0}, {}, &txc_ad_cycles_full};
inline constexpr listed txc_ad_cycles_ne{{&m2m_list, 0x11a000000000b, 0xf, 0x1e4f, 0}, {}, &txc_ad_cycles_ne};
inline constexpr listed txc_ad_no_credit_cycles{{&m2m_list, 0x11a000000000f, 0xf, 0x1e68, 0}, {}, &txc_ad_no_credit_cycles};
inline constexpr listed txc_ad_no_credit_stalled{{&m2m_list, 0x11a0000000010, 0xf, 0x1e88, 0}, {}, &txc_ad_no_credit_stalled};
inline constexpr listed cms_clockticks{{&m2m_list, 0x11a00000000c0, 0xf, 0x3261, 0}, {}, &cms_clockticks};
namespace ag0_ad_crd_acquired {
inline constexpr listed tgr0{{&m2m_list, 0x11a0000001080, 0xf, 0xb6e, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a0000002080, 0xf, 0xb8f, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a0000004080, 0xf, 0xbb0, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a0000008080, 0xf, 0xbd1, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a0000010080, 0xf, 0xbf2, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a0000020080, 0xf, 0xc13, 0}, {}, &tgr5};
}
namespace ag0_ad_crd_occupancy {
inline constexpr listed tgr0{{&m2m_list, 0x11a0000001082, 0xf, 0xc34, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a0000002082, 0xf, 0xc56, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a0000004082, 0xf, 0xc78, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a0000008082, 0xf, 0xc9a, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a0000010082, 0xf, 0xcbc, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a0000020082, 0xf, 0xcde, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_acquired {
inline constexpr listed tgr0{{&m2m_list, 0x11a0000001088, 0xf, 0xd00, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a0000002088, 0xf, 0xd21, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a0000004088, 0xf, 0xd42, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a0000008088, 0xf, 0xd63, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a0000010088, 0xf, 0xd84, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a0000020088, 0xf, 0xda5, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_occupancy {
inline constexpr listed tgr0{{&m2m_list, 0x11a000000108a, 0xf, 0xdc6, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a000000208a, 0xf, 0xde8, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a000000408a, 0xf, 0xe0a, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a000000808a, 0xf, 0xe2c, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a000001008a, 0xf, 0xe4e, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a000002008a, 0xf, 0xe70, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_acquired {
inline constexpr listed tgr0{{&m2m_list, 0x11a0000001084, 0xf, 0xe92, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a0000002084, 0xf, 0xeb3, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a0000004084, 0xf, 0xed4, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a0000008084, 0xf, 0xef5, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a0000010084, 0xf, 0xf16, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a0000020084, 0xf, 0xf37, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_occupancy {
inline constexpr listed tgr0{{&m2m_list, 0x11a0000001086, 0xf, 0xf58, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a0000002086, 0xf, 0xf7a, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a0000004086, 0xf, 0xf9c, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a0000008086, 0xf, 0xfbe, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a0000010086, 0xf, 0xfe0, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a0000020086, 0xf, 0x1002, 0}, {}, &tgr5};
}
namespace ag1_bl_crd_occupancy {
inline constexpr listed tgr0{{&m2m_list, 0x11a000000108e, 0xf, 0x1024, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a000000208e, 0xf, 0x1046, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a000000408e, 0xf, 0x1068, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a000000808e, 0xf, 0x108a, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a000001008e, 0xf, 0x10ac, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a000002008e, 0xf, 0x10ce, 0}, {}, &tgr5};
}
namespace ag1_bl_credits_acquired {
inline constexpr listed tgr0{{&m2m_list, 0x11a000000108c, 0xf, 0x10f0, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a000000208c, 0xf, 0x1115, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a000000408c, 0xf, 0x113a, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a000000808c, 0xf, 0x115f, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a000001008c, 0xf, 0x1184, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a000002008c, 0xf, 0x11a9, 0}, {}, &tgr5};
}
namespace bypass_m2m_egress {
inline constexpr listed not_taken{{&m2m_list, 0x1a0000002022, 0xf, 0, 0}, {}, &not_taken};
inline constexpr listed taken{{&m2m_list, 0x11a0000001022, 0xf, 0x3ce, 0}, {}, &taken};
}
namespace bypass_m2m_ingress {
inline constexpr listed taken{{&m2m_list, 0x11a0000001021, 0xf, 0x321b, 0}, {}, &taken};
inline constexpr listed not_taken{{&m2m_list, 0x11a0000002021, 0xf, 0x323c, 0}, {}, &not_taken};
}
namespace directory_hit {
inline constexpr listed dirty_i{{&m2m_list, 0x11a000000102a, 0xf, 0x401, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&m2m_list, 0x11a000000202a, 0xf, 0x41f, 0}, {}, &dirty_s};
inline constexpr listed dirty_p{{&m2m_list, 0x11a000000402a, 0xf, 0x43d, 0}, {}, &dirty_p};
inline constexpr listed dirty_a{{&m2m_list, 0x11a000000802a, 0xf, 0x45b, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&m2m_list, 0x11a000001002a, 0xf, 0x479, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&m2m_list, 0x11a000002002a, 0xf, 0x497, 0}, {}, &clean_s};
inline constexpr listed clean_p{{&m2m_list, 0x11a000004002a, 0xf, 0x4b5, 0}, {}, &clean_p};
inline constexpr listed clean_a{{&m2m_list, 0x11a000008002a, 0xf, 0x4d3, 0}, {}, &clean_a};
}
namespace directory_lookup {
inline constexpr listed any{{&m2m_list, 0x1a000000102d, 0xf, 0x86, 0}, {}, &any};
inline constexpr listed state_i{{&m2m_list, 0x1a000000202d, 0xf, 0xa3, 0}, {}, &state_i};
inline constexpr listed state_s{{&m2m_list, 0x1a000000402d, 0xf, 0xc4, 0}, {}, &state_s};
inline constexpr listed state_a{{&m2m_list, 0x1a000000802d, 0xf, 0xe5, 0}, {}, &state_a};
}
namespace directory_miss {
inline constexpr listed dirty_i{{&m2m_list, 0x11a000000102b, 0xf, 0x4f1, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&m2m_list, 0x11a000000202b, 0xf, 0x510, 0}, {}, &dirty_s};
inline constexpr listed dirty_p{{&m2m_list, 0x11a000000402b, 0xf, 0x52f, 0}, {}, &dirty_p};
inline constexpr listed dirty_a{{&m2m_list, 0x11a000000802b, 0xf, 0x54e, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&m2m_list, 0x11a000001002b, 0xf, 0x56d, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&m2m_list, 0x11a000002002b, 0xf, 0x58c, 0}, {}, &clean_s};
inline constexpr listed clean_p{{&m2m_list, 0x11a000004002b, 0xf, 0x5ab, 0}, {}, &clean_p};
inline constexpr listed clean_a{{&m2m_list, 0x11a000008002b, 0xf, 0x5ca, 0}, {}, &clean_a};
}
namespace directory_update {
inline constexpr listed any{{&m2m_list, 0x1a000000102e, 0xf, 0x106, 0}, {}, &any};
inline constexpr listed i2s{{&m2m_list, 0x1a000000202e, 0xf, 0x123, 0}, {}, &i2s};
inline constexpr listed i2a{{&m2m_list, 0x1a000000402e, 0xf, 0x140, 0}, {}, &i2a};
inline constexpr listed s2i{{&m2m_list, 0x1a000000802e, 0xf, 0x15d, 0}, {}, &s2i};
inline constexpr listed s2a{{&m2m_list, 0x1a000001002e, 0xf, 0x17a, 0}, {}, &s2a};
inline constexpr listed a2i{{&m2m_list, 0x1a000002002e, 0xf, 0x197, 0}, {}, &a2i};
inline constexpr listed a2s{{&m2m_list, 0x1a000004002e, 0xf, 0x1b4, 0}, {}, &a2s};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_dn{{&m2m_list, 0x11a00000040ae, 0xf, 0x11ce, 0}, {}, &iv_snoopgo_dn};
inline constexpr listed iv_snoopgo_up{{&m2m_list, 0x11a00000010ae, 0xf, 0x11f4, 0}, {}, &iv_snoopgo_up};
}
namespace fast_asserted {
inline constexpr listed vert{{&m2m_list, 0x11a00000010a5, 0xf, 0x32e7, 0}, {}, &vert};
inline constexpr listed horz{{&m2m_list, 0x11a00000020a5, 0xf, 0x3302, 0}, {}, &horz};
}
namespace horz_ring_ad_in_use {
inline constexpr listed left_even{{&m2m_list, 0x11a00000010a7, 0xf, 0x121a, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m2m_list, 0x11a00000020a7, 0xf, 0x1240, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m2m_list, 0x11a00000040a7, 0xf, 0x1265, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m2m_list, 0x11a00000080a7, 0xf, 0x128c, 0}, {}, &right_odd};
}
namespace horz_ring_ak_in_use {
inline constexpr listed left_even{{&m2m_list, 0x11a00000010a9, 0xf, 0x12b2, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m2m_list, 0x11a00000020a9, 0xf, 0x12d8, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m2m_list, 0x11a00000040a9, 0xf, 0x12fd, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m2m_list, 0x11a00000080a9, 0xf, 0x1324, 0}, {}, &right_odd};
}
namespace horz_ring_bl_in_use {
inline constexpr listed left_even{{&m2m_list, 0x11a00000010ab, 0xf, 0x134a, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m2m_list, 0x11a00000020ab, 0xf, 0x1370, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m2m_list, 0x11a00000040ab, 0xf, 0x1395, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m2m_list, 0x11a00000080ab, 0xf, 0x13bc, 0}, {}, &right_odd};
}
namespace horz_ring_iv_in_use {
inline constexpr listed left{{&m2m_list, 0x11a00000010ad, 0xf, 0x13e2, 0}, {}, &left};
inline constexpr listed right{{&m2m_list, 0x11a00000040ad, 0xf, 0x1403, 0}, {}, &right};
}
namespace imc_reads {
inline constexpr listed normal{{&m2m_list, 0x1a0000001037, 0xf, 0x1d1, 0}, {}, &normal};
inline constexpr listed all{{&m2m_list, 0x1a0000004037, 0xf, 0x1ea, 0}, {}, &all};
inline constexpr listed isoch{{&m2m_list, 0x11a0000002037, 0xf, 0x5e9, 0}, {}, &isoch};
inline constexpr listed from_transgress{{&m2m_list, 0x11a0000010037, 0xf, 0x601, 0}, {}, &from_transgress};
}
namespace imc_writes {
inline constexpr listed partial{{&m2m_list, 0x1a0000002038, 0xf, 0x200, 0}, {}, &partial};
inline constexpr listed all{{&m2m_list, 0x1a0000010038, 0xf, 0x21b, 0}, {}, &all};
inline constexpr listed ni{{&m2m_list, 0x1a0000080038, 0xf, 0x232, 0}, {}, &ni};
inline constexpr listed full{{&m2m_list, 0x11a0000001038, 0xf, 0x623, 0}, {}, &full};
inline constexpr listed full_isoch{{&m2m_list, 0x11a0000004038, 0xf, 0x63b, 0}, {}, &full_isoch};
inline constexpr listed partial_isoch{{&m2m_list, 0x11a0000008038, 0xf, 0x659, 0}, {}, &partial_isoch};
inline constexpr listed from_transgress{{&m2m_list, 0x11a0000040038, 0xf, 0x67a, 0}, {}, &from_transgress};
}
namespace nounit_txc_bl {
inline constexpr listed drs_upi{{&m2m_list, 0x11a0000004040, 0xf, 0x200000000030da, 0}, {}, &drs_upi};
}
namespace pkt_match {
inline constexpr listed mesh{{&m2m_list, 0x11a000000104c, 0xf, 0x69d, 0}, {}, &mesh};
inline constexpr listed mc{{&m2m_list, 0x11a000000204c, 0xf, 0x6b4, 0}, {}, &mc};
}
namespace ring_bounces_horz {
inline constexpr listed ad{{&m2m_list, 0x11a00000010a1, 0xf, 0x1425, 0}, {}, &ad};
inline constexpr listed ak{{&m2m_list, 0x11a00000020a1, 0xf, 0x1442, 0}, {}, &ak};
inline constexpr listed bl{{&m2m_list, 0x11a00000040a1, 0xf, 0x145f, 0}, {}, &bl};
inline constexpr listed iv{{&m2m_list, 0x11a00000080a1, 0xf, 0x147c, 0}, {}, &iv};
}
namespace ring_bounces_vert {
inline constexpr listed ad{{&m2m_list, 0x11a00000010a0, 0xf, 0x1499, 0}, {}, &ad};
inline constexpr listed ak{{&m2m_list, 0x11a00000020a0, 0xf, 0x14b6, 0}, {}, &ak};
inline constexpr listed bl{{&m2m_list, 0x11a00000040a0, 0xf, 0x14d3, 0}, {}, &bl};
inline constexpr listed iv{{&m2m_list, 0x11a00000080a0, 0xf, 0x14f0, 0}, {}, &iv};
}
namespace ring_sink_starved_horz {
inline constexpr listed ad{{&m2m_list, 0x11a00000010a3, 0xf, 0x150d, 0}, {}, &ad};
inline constexpr listed ak{{&m2m_list, 0x11a00000020a3, 0xf, 0x152f, 0}, {}, &ak};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a00000200a3, 0xf, 0x1551, 0}, {}, &ak_ag1};
inline constexpr listed bl{{&m2m_list, 0x11a00000040a3, 0xf, 0x1577, 0}, {}, &bl};
inline constexpr listed iv{{&m2m_list, 0x11a00000080a3, 0xf, 0x1599, 0}, {}, &iv};
}
namespace ring_sink_starved_vert {
inline constexpr listed ad{{&m2m_list, 0x11a00000010a2, 0xf, 0x15bb, 0}, {}, &ad};
inline constexpr listed ak{{&m2m_list, 0x11a00000020a2, 0xf, 0x15dd, 0}, {}, &ak};
inline constexpr listed bl{{&m2m_list, 0x11a00000040a2, 0xf, 0x15ff, 0}, {}, &bl};
inline constexpr listed iv{{&m2m_list, 0x11a00000080a2, 0xf, 0x1621, 0}, {}, &iv};
}
namespace rpq_cycles_no_spec_credits {
inline constexpr listed chn0{{&m2m_list, 0x11a0000001044, 0xf, 0x20000000000719, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a0000002044, 0xf, 0x20000000000741, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a0000004044, 0xf, 0x20000000000769, 0}, {}, &chn2};
}
namespace rpq_cycles_reg_credits {
inline constexpr listed chn0{{&m2m_list, 0x11a0000001043, 0xf, 0x331d, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a0000002043, 0xf, 0x3341, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a0000004043, 0xf, 0x3365, 0}, {}, &chn2};
}
namespace rpq_cycles_spec_credits {
inline constexpr listed chn0{{&m2m_list, 0x11a0000001044, 0xf, 0x30f4, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a0000002044, 0xf, 0x3119, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a0000004044, 0xf, 0x313e, 0}, {}, &chn2};
}
namespace rxr_busy_starved {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a00000010b4, 0xf, 0x16c2, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100b4, 0xf, 0x16e2, 0}, {}, &ad_crd};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a00000040b4, 0xf, 0x1702, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400b4, 0xf, 0x1722, 0}, {}, &bl_crd};
}
namespace rxr_bypass {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a00000010b2, 0xf, 0x1742, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100b2, 0xf, 0x175c, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a00000020b2, 0xf, 0x1776, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a00000040b2, 0xf, 0x1790, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400b2, 0xf, 0x17aa, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&m2m_list, 0x11a00000080b2, 0xf, 0x17c4, 0}, {}, &iv_bnc};
}
namespace rxr_crd_starved {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a00000010b3, 0xf, 0x17de, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100b3, 0xf, 0x17fd, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a00000020b3, 0xf, 0x181c, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a00000040b3, 0xf, 0x183b, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400b3, 0xf, 0x185a, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&m2m_list, 0x11a00000800b3, 0xf, 0x1879, 0}, {}, &ifv};
inline constexpr listed iv_bnc{{&m2m_list, 0x11a00000080b3, 0xf, 0x1895, 0}, {}, &iv_bnc};
}
namespace rxr_inserts {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a00000010b1, 0xf, 0x18b4, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100b1, 0xf, 0x18cf, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a00000020b1, 0xf, 0x18ea, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a00000040b1, 0xf, 0x1905, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400b1, 0xf, 0x1920, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&m2m_list, 0x11a00000080b1, 0xf, 0x193b, 0}, {}, &iv_bnc};
}
namespace rxr_occupancy {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a00000010b0, 0xf, 0x1956, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100b0, 0xf, 0x1973, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a00000020b0, 0xf, 0x1990, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a00000040b0, 0xf, 0x19ad, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400b0, 0xf, 0x19ca, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&m2m_list, 0x11a00000080b0, 0xf, 0x19e7, 0}, {}, &iv_bnc};
}
namespace stall_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a00000010d0, 0xf, 0x1a04, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a00000020d0, 0xf, 0x1a2e, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a00000040d0, 0xf, 0x1a58, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a00000080d0, 0xf, 0x1a82, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a00000100d0, 0xf, 0x1aac, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a00000200d0, 0xf, 0x1ad6, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&m2m_list, 0x11a00000010d2, 0xf, 0x1b00, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a00000020d2, 0xf, 0x1b2a, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a00000040d2, 0xf, 0x1b54, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a00000080d2, 0xf, 0x1b7e, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a00000100d2, 0xf, 0x1ba8, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a00000200d2, 0xf, 0x1bd2, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a00000010d4, 0xf, 0x1bfc, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a00000020d4, 0xf, 0x1c26, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a00000040d4, 0xf, 0x1c50, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a00000080d4, 0xf, 0x1c7a, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a00000100d4, 0xf, 0x1ca4, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a00000200d4, 0xf, 0x1cce, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&m2m_list, 0x11a00000010d6, 0xf, 0x1cf8, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a00000020d6, 0xf, 0x1d22, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a00000040d6, 0xf, 0x1d4c, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a00000080d6, 0xf, 0x1d76, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a00000100d6, 0xf, 0x1da0, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a00000200d6, 0xf, 0x1dca, 0}, {}, &tgr5};
}
namespace tracker_cycles_full {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001045, 0xf, 0x7bf, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002045, 0xf, 0x7df, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004045, 0xf, 0x7ff, 0}, {}, &ch2};
}
namespace tracker_cycles_ne {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001046, 0xf, 0x81f, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002046, 0xf, 0x83d, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004046, 0xf, 0x85b, 0}, {}, &ch2};
}
namespace tracker_inserts {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001049, 0xf, 0x879, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002049, 0xf, 0x895, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004049, 0xf, 0x8b1, 0}, {}, &ch2};
}
namespace tracker_occupancy {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001047, 0xf, 0x8cd, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002047, 0xf, 0x8eb, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004047, 0xf, 0x909, 0}, {}, &ch2};
}
namespace txc_ak {
inline constexpr listed crd_cbo{{&m2m_list, 0x11a0000002039, 0xf, 0x1ea9, 0}, {}, &crd_cbo};
inline constexpr listed ndr{{&m2m_list, 0x11a0000001039, 0xf, 0x1ec0, 0}, {}, &ndr};
}
namespace txc_ak_credit_occupancy {
inline constexpr listed cms0{{&m2m_list, 0x11a000000101e, 0xf, 0x1ed3, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a000000201e, 0xf, 0x1ef8, 0}, {}, &cms1};
}
namespace txc_ak_credits_acquired {
inline constexpr listed cms0{{&m2m_list, 0x11a000000101d, 0xf, 0x1f1d, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a000000201d, 0xf, 0x1f42, 0}, {}, &cms1};
}
namespace txc_ak_cycles_full {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001014, 0xf, 0x3389, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002014, 0xf, 0x33a9, 0}, {}, &cms1};
inline constexpr listed rdcrd0{{&m2m_list, 0x11a0000008014, 0xf, 0x33c9, 0}, {}, &rdcrd0};
inline constexpr listed wrcrd0{{&m2m_list, 0x11a0000010014, 0xf, 0x33eb, 0}, {}, &wrcrd0};
inline constexpr listed wrcmp0{{&m2m_list, 0x11a0000020014, 0xf, 0x340d, 0}, {}, &wrcmp0};
inline constexpr listed rdcrd1{{&m2m_list, 0x11a0000088014, 0xf, 0x342f, 0}, {}, &rdcrd1};
inline constexpr listed wrcrd1{{&m2m_list, 0x11a0000090014, 0xf, 0x3451, 0}, {}, &wrcrd1};
inline constexpr listed wrcmp1{{&m2m_list, 0x11a00000a0014, 0xf, 0x3473, 0}, {}, &wrcmp1};
inline constexpr listed all{{&m2m_list, 0x11a0000003014, 0xf, 0x3495, 0}, {}, &all};
}
namespace txc_ak_cycles_ne {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001013, 0xf, 0x34b4, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002013, 0xf, 0x34d2, 0}, {}, &cms1};
inline constexpr listed rdcrd{{&m2m_list, 0x11a0000008013, 0xf, 0x34f0, 0}, {}, &rdcrd};
inline constexpr listed wrcrd{{&m2m_list, 0x11a0000010013, 0xf, 0x350f, 0}, {}, &wrcrd};
inline constexpr listed wrcmp{{&m2m_list, 0x11a0000020013, 0xf, 0x352e, 0}, {}, &wrcmp};
inline constexpr listed all{{&m2m_list, 0x11a0000003013, 0xf, 0x354d, 0}, {}, &all};
}
namespace txc_ak_inserts {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001011, 0xf, 0x356a, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002011, 0xf, 0x3586, 0}, {}, &cms1};
inline constexpr listed rdcrd{{&m2m_list, 0x11a0000008011, 0xf, 0x35a2, 0}, {}, &rdcrd};
inline constexpr listed wrcrd{{&m2m_list, 0x11a0000010011, 0xf, 0x35bf, 0}, {}, &wrcrd};
inline constexpr listed wrcmp{{&m2m_list, 0x11a0000020011, 0xf, 0x35dc, 0}, {}, &wrcmp};
inline constexpr listed pref_rd_cam_hit{{&m2m_list, 0x11a0000040011, 0xf, 0x35f9, 0}, {}, &pref_rd_cam_hit};
inline constexpr listed all{{&m2m_list, 0x11a0000003011, 0xf, 0x3620, 0}, {}, &all};
}
namespace txc_ak_no_credit_cycles {
inline constexpr listed cms0{{&m2m_list, 0x11a000000101f, 0xf, 0x1f67, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a000000201f, 0xf, 0x1f8c, 0}, {}, &cms1};
}
namespace txc_ak_no_credit_stalled {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001020, 0xf, 0x1fb1, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002020, 0xf, 0x1fd7, 0}, {}, &cms1};
}
namespace txc_ak_occupancy {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001012, 0xf, 0x363b, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002012, 0xf, 0x3659, 0}, {}, &cms1};
inline constexpr listed rdcrd{{&m2m_list, 0x11a0000008012, 0xf, 0x3677, 0}, {}, &rdcrd};
inline constexpr listed wrcrd{{&m2m_list, 0x11a0000010012, 0xf, 0x3696, 0}, {}, &wrcrd};
inline constexpr listed wrcmp{{&m2m_list, 0x11a0000020012, 0xf, 0x36b5, 0}, {}, &wrcmp};
inline constexpr listed all{{&m2m_list, 0x11a0000003012, 0xf, 0x36d4, 0}, {}, &all};
}
namespace txc_ak_sideband {
inline constexpr listed rd{{&m2m_list, 0x11a000000106b, 0xf, 0x36f1, 0}, {}, &rd};
inline constexpr listed wr{{&m2m_list, 0x11a000000206b, 0xf, 0x370c, 0}, {}, &wr};
}
namespace txc_bl {
inline constexpr listed drs_cache{{&m2m_list, 0x11a0000001040, 0xf, 0x1ffd, 0}, {}, &drs_cache};
inline constexpr listed drs_core{{&m2m_list, 0x11a0000002040, 0xf, 0x2016, 0}, {}, &drs_core};
inline constexpr listed drs_upi{{&m2m_list, 0x11a0000004040, 0xf, 0x3163, 0}, {}, &drs_upi};
}
namespace txc_bl_credit_occupancy {
inline constexpr listed cms0{{&m2m_list, 0x11a000000101a, 0xf, 0x202e, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a000000201a, 0xf, 0x2053, 0}, {}, &cms1};
}
namespace txc_bl_credits_acquired {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001019, 0xf, 0x2078, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002019, 0xf, 0x209d, 0}, {}, &cms1};
}
namespace txc_bl_cycles_full {
inline constexpr listed all{{&m2m_list, 0x11a0000003018, 0xf, 0x20c2, 0}, {}, &all};
inline constexpr listed cms0{{&m2m_list, 0x11a0000001018, 0xf, 0x20e1, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002018, 0xf, 0x2101, 0}, {}, &cms1};
}
namespace txc_bl_cycles_ne {
inline constexpr listed all{{&m2m_list, 0x11a0000003017, 0xf, 0x2121, 0}, {}, &all};
inline constexpr listed cms0{{&m2m_list, 0x11a0000001017, 0xf, 0x213e, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002017, 0xf, 0x215c, 0}, {}, &cms1};
}
namespace txc_bl_inserts {
inline constexpr listed all{{&m2m_list, 0x1a0000003015, 0xf, 0x312, 0}, {}, &all};
inline constexpr listed cms0{{&m2m_list, 0x11a0000001015, 0xf, 0x217a, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002015, 0xf, 0x2196, 0}, {}, &cms1};
}
namespace txc_bl_no_credit_cycles {
inline constexpr listed cms0{{&m2m_list, 0x11a000000101b, 0xf, 0x21b2, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a000000201b, 0xf, 0x21d7, 0}, {}, &cms1};
}
namespace txc_bl_no_credit_stalled {
inline constexpr listed cms0{{&m2m_list, 0x11a000000101c, 0xf, 0x21fc, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a000000201c, 0xf, 0x2222, 0}, {}, &cms1};
}
namespace txc_bl_occupancy {
inline constexpr listed all{{&m2m_list, 0x1a0000003016, 0xf, 0x32d, 0}, {}, &all};
inline constexpr listed cms0{{&m2m_list, 0x11a0000001016, 0xf, 0x2248, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002016, 0xf, 0x2266, 0}, {}, &cms1};
}
namespace txr_horz_ads_used {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a000000109d, 0xf, 0x2284, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a000001009d, 0xf, 0x22a5, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a000000209d, 0xf, 0x22c6, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a000000409d, 0xf, 0x22e7, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a000004009d, 0xf, 0x2308, 0}, {}, &bl_crd};
}
namespace txr_horz_bypass {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a000000109f, 0xf, 0x2329, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a000001009f, 0xf, 0x2348, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a000000209f, 0xf, 0x2367, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a000000409f, 0xf, 0x2386, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a000004009f, 0xf, 0x23a5, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&m2m_list, 0x11a000000809f, 0xf, 0x23c4, 0}, {}, &iv_bnc};
}
namespace txr_horz_cycles_full {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a0000001096, 0xf, 0x23e3, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a0000010096, 0xf, 0x2407, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a0000002096, 0xf, 0x242b, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a0000004096, 0xf, 0x244f, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a0000040096, 0xf, 0x2473, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&m2m_list, 0x11a0000008096, 0xf, 0x2497, 0}, {}, &iv_bnc};
}
namespace txr_horz_cycles_ne {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a0000001097, 0xf, 0x24bb, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a0000010097, 0xf, 0x24dd, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a0000002097, 0xf, 0x24ff, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a0000004097, 0xf, 0x2521, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a0000040097, 0xf, 0x2543, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&m2m_list, 0x11a0000008097, 0xf, 0x2565, 0}, {}, &iv_bnc};
}
namespace txr_horz_inserts {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a0000001095, 0xf, 0x2587, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a0000010095, 0xf, 0x25a7, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a0000002095, 0xf, 0x25c7, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a0000004095, 0xf, 0x25e7, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a0000040095, 0xf, 0x2607, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&m2m_list, 0x11a0000008095, 0xf, 0x2627, 0}, {}, &iv_bnc};
}
namespace txr_horz_nack {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a0000001099, 0xf, 0x2647, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a0000020099, 0xf, 0x2664, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a0000002099, 0xf, 0x2681, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a0000004099, 0xf, 0x269e, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a0000040099, 0xf, 0x26bb, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&m2m_list, 0x11a0000008099, 0xf, 0x26d8, 0}, {}, &iv_bnc};
}
namespace txr_horz_occupancy {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a0000001094, 0xf, 0x26f5, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&m2m_list, 0x11a0000010094, 0xf, 0x2717, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a0000002094, 0xf, 0x2739, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a0000004094, 0xf, 0x275b, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&m2m_list, 0x11a0000040094, 0xf, 0x277d, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&m2m_list, 0x11a0000008094, 0xf, 0x279f, 0}, {}, &iv_bnc};
}
namespace txr_horz_starved {
inline constexpr listed ad_bnc{{&m2m_list, 0x11a000000109b, 0xf, 0x27c1, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m2m_list, 0x11a000000209b, 0xf, 0x27e1, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m2m_list, 0x11a000000409b, 0xf, 0x2801, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m2m_list, 0x11a000000809b, 0xf, 0x2821, 0}, {}, &iv_bnc};
}
namespace txr_vert_ads_used {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a000000109c, 0xf, 0x2841, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a000001009c, 0xf, 0x2862, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a000000209c, 0xf, 0x2883, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a000002009c, 0xf, 0x28a4, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a000000409c, 0xf, 0x28c5, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a000004009c, 0xf, 0x28e6, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a000000109e, 0xf, 0x2907, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a000001009e, 0xf, 0x2926, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a000000209e, 0xf, 0x2945, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a000002009e, 0xf, 0x2964, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a000000409e, 0xf, 0x2983, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a000004009e, 0xf, 0x29a2, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&m2m_list, 0x11a000000809e, 0xf, 0x29c1, 0}, {}, &iv};
}
namespace txr_vert_cycles_full {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a0000001092, 0xf, 0x29dc, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a0000010092, 0xf, 0x2a00, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a0000002092, 0xf, 0x2a24, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a0000020092, 0xf, 0x2a48, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a0000004092, 0xf, 0x2a6c, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a0000040092, 0xf, 0x2a90, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&m2m_list, 0x11a0000008092, 0xf, 0x2ab4, 0}, {}, &iv};
}
namespace txr_vert_cycles_ne {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a0000001093, 0xf, 0x2ad4, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a0000010093, 0xf, 0x2af6, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a0000002093, 0xf, 0x2b18, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a0000020093, 0xf, 0x2b3a, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a0000004093, 0xf, 0x2b5c, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a0000040093, 0xf, 0x2b7e, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&m2m_list, 0x11a0000008093, 0xf, 0x2ba0, 0}, {}, &iv};
}
namespace txr_vert_inserts {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a0000001091, 0xf, 0x2bbe, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a0000010091, 0xf, 0x2bde, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a0000002091, 0xf, 0x2bfe, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a0000020091, 0xf, 0x2c1e, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a0000004091, 0xf, 0x2c3e, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a0000040091, 0xf, 0x2c5e, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&m2m_list, 0x11a0000008091, 0xf, 0x2c7e, 0}, {}, &iv};
}
namespace txr_vert_nack {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a0000001098, 0xf, 0x2c9a, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a0000010098, 0xf, 0x2cb7, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a0000002098, 0xf, 0x2cd4, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a0000020098, 0xf, 0x2cf1, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a0000004098, 0xf, 0x2d0e, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a0000040098, 0xf, 0x2d2b, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&m2m_list, 0x11a0000008098, 0xf, 0x317a, 0}, {}, &iv};
}
namespace txr_vert_occupancy {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a0000001090, 0xf, 0x2d48, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a0000010090, 0xf, 0x2d6a, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a0000002090, 0xf, 0x2d8c, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a0000020090, 0xf, 0x2dae, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a0000004090, 0xf, 0x2dd0, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a0000040090, 0xf, 0x2df2, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&m2m_list, 0x11a0000008090, 0xf, 0x2e14, 0}, {}, &iv};
}
namespace txr_vert_starved {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a000000109a, 0xf, 0x2e32, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a000001009a, 0xf, 0x2e52, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a000000209a, 0xf, 0x2e72, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a000002009a, 0xf, 0x2e92, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a000000409a, 0xf, 0x2eb2, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a000004009a, 0xf, 0x2ed2, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&m2m_list, 0x11a000000809a, 0xf, 0x3193, 0}, {}, &iv};
}
namespace vert_ring_ad_in_use {
inline constexpr listed dn_even{{&m2m_list, 0x11a00000040a6, 0xf, 0x2ef2, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2m_list, 0x11a00000080a6, 0xf, 0x2f16, 0}, {}, &dn_odd};
inline constexpr listed up_even{{&m2m_list, 0x11a00000010a6, 0xf, 0x2f39, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2m_list, 0x11a00000020a6, 0xf, 0x2f5d, 0}, {}, &up_odd};
}
namespace vert_ring_ak_in_use {
inline constexpr listed dn_even{{&m2m_list, 0x11a00000040a8, 0xf, 0x2f80, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2m_list, 0x11a00000080a8, 0xf, 0x2fa4, 0}, {}, &dn_odd};
inline constexpr listed up_even{{&m2m_list, 0x11a00000010a8, 0xf, 0x2fc7, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2m_list, 0x11a00000020a8, 0xf, 0x2feb, 0}, {}, &up_odd};
}
namespace vert_ring_bl_in_use {
inline constexpr listed dn_even{{&m2m_list, 0x11a00000040aa, 0xf, 0x300e, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2m_list, 0x11a00000080aa, 0xf, 0x3032, 0}, {}, &dn_odd};
inline constexpr listed up_even{{&m2m_list, 0x11a00000010aa, 0xf, 0x3055, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2m_list, 0x11a00000020aa, 0xf, 0x3079, 0}, {}, &up_odd};
}
namespace vert_ring_iv_in_use {
inline constexpr listed dn{{&m2m_list, 0x11a00000040ac, 0xf, 0x309c, 0}, {}, &dn};
inline constexpr listed up{{&m2m_list, 0x11a00000010ac, 0xf, 0x30bb, 0}, {}, &up};
}
namespace wpq_cycles_no_reg_credits {
inline constexpr listed chn0{{&m2m_list, 0x11a000000104d, 0xf, 0x20000000000949, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a000000204d, 0xf, 0x20000000000970, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a000000404d, 0xf, 0x20000000000997, 0}, {}, &chn2};
}
namespace wpq_cycles_reg_credits {
inline constexpr listed chn0{{&m2m_list, 0x11a000000104d, 0xf, 0x31af, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a000000204d, 0xf, 0x31d3, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a000000404d, 0xf, 0x31f7, 0}, {}, &chn2};
}
namespace wpq_cycles_spec_credits {
inline constexpr listed chn0{{&m2m_list, 0x11a000000104e, 0xf, 0x3278, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a000000204e, 0xf, 0x329d, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a000000404e, 0xf, 0x32c2, 0}, {}, &chn2};
}
namespace write_tracker_cycles_full {
inline constexpr listed ch0{{&m2m_list, 0x11a000000104a, 0xf, 0x9be, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000204a, 0xf, 0x9e4, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a000000404a, 0xf, 0xa0a, 0}, {}, &ch2};
}
namespace write_tracker_cycles_ne {
inline constexpr listed ch0{{&m2m_list, 0x11a000000104b, 0xf, 0xa30, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000204b, 0xf, 0xa54, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a000000404b, 0xf, 0xa78, 0}, {}, &ch2};
}
namespace write_tracker_inserts {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001061, 0xf, 0xa9c, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002061, 0xf, 0xabe, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004061, 0xf, 0xae0, 0}, {}, &ch2};
}
namespace write_tracker_occupancy {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001060, 0xf, 0xb02, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002060, 0xf, 0xb26, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004060, 0xf, 0xb4a, 0}, {}, &ch2};
}
} // namespace m2m

namespace m3upi {
using uncore_events::listed;
using uncore_events::m3upi_list;
inline constexpr listed upi_prefetch_spawn{{&m3upi_list, 0x1c0000000029, 7, 0, 0}, {}, &upi_prefetch_spawn};
inline constexpr listed clockticks{{&m3upi_list, 0x11c0000000001, 7, 0x313, 0}, {}, &clockticks};
inline constexpr listed d2u_sent{{&m3upi_list, 0x11c000000002a, 7, 0x328, 0}, {}, &d2u_sent};
inline constexpr listed txc_ak_flq_inserts{{&m3upi_list, 0x11c000000002f, 7, 0xd89, 0}, {}, &txc_ak_flq_inserts};
inline constexpr listed txc_ak_flq_occupancy{{&m3upi_list, 0x11c000000001e, 1, 0xda6, 0}, {}, &txc_ak_flq_occupancy};
inline constexpr listed cms_clockticks{{&m3upi_list, 0x11c00000000c0, 7, 0x1fcf, 0}, {}, &cms_clockticks};
inline constexpr listed ring_src_thrtl{{&m3upi_list, 0x11c00000000a4, 7, 0x249f, 0}, {}, &ring_src_thrtl};
inline constexpr listed rxc_flits_misc{{&m3upi_list, 0x11c000000005a, 7, 0x32d7, 0}, {}, &rxc_flits_misc};
inline constexpr listed d2c_sent{{&m3upi_list, 0x11c000000002b, 7, 0x5622, 0}, {}, &d2c_sent};
namespace ag0_ad_crd_acquired {
inline constexpr listed tgr0{{&m3upi_list, 0x11c0000001080, 7, 0x190f, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c0000002080, 7, 0x1932, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c0000004080, 7, 0x1955, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c0000008080, 7, 0x1978, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c0000010080, 7, 0x199b, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c0000020080, 7, 0x19be, 0}, {}, &tgr5};
}
namespace ag0_ad_crd_occupancy {
inline constexpr listed tgr0{{&m3upi_list, 0x11c0000001082, 7, 0x19e1, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c0000002082, 7, 0x1a05, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c0000004082, 7, 0x1a29, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c0000008082, 7, 0x1a4d, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c0000010082, 7, 0x1a71, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c0000020082, 7, 0x1a95, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_acquired {
inline constexpr listed tgr0{{&m3upi_list, 0x11c0000001088, 7, 0x1ab9, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c0000002088, 7, 0x1adc, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c0000004088, 7, 0x1aff, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c0000008088, 7, 0x1b22, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c0000010088, 7, 0x1b45, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c0000020088, 7, 0x1b68, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_occupancy {
inline constexpr listed tgr0{{&m3upi_list, 0x11c000000108a, 7, 0x1b8b, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c000000208a, 7, 0x1baf, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c000000408a, 7, 0x1bd3, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c000000808a, 7, 0x1bf7, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c000001008a, 7, 0x1c1b, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c000002008a, 7, 0x1c3f, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_acquired {
inline constexpr listed tgr0{{&m3upi_list, 0x11c0000001084, 7, 0x1c63, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c0000002084, 7, 0x1c86, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c0000004084, 7, 0x1ca9, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c0000008084, 7, 0x1ccc, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c0000010084, 7, 0x1cef, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c0000020084, 7, 0x1d12, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_occupancy {
inline constexpr listed tgr0{{&m3upi_list, 0x11c0000001086, 7, 0x1d35, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c0000002086, 7, 0x1d59, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c0000004086, 7, 0x1d7d, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c0000008086, 7, 0x1da1, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c0000010086, 7, 0x1dc5, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c0000020086, 7, 0x1de9, 0}, {}, &tgr5};
}
namespace ag1_bl_crd_occupancy {
inline constexpr listed tgr0{{&m3upi_list, 0x11c000000108e, 1, 0x1e0d, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c000000208e, 1, 0x1e31, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c000000408e, 1, 0x1e55, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c000000808e, 1, 0x1e79, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c000001008e, 1, 0x1e9d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c000002008e, 1, 0x1ec1, 0}, {}, &tgr5};
}
namespace ag1_bl_credits_acquired {
inline constexpr listed tgr0{{&m3upi_list, 0x11c000000108c, 7, 0x1ee5, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c000000208c, 7, 0x1f0c, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c000000408c, 7, 0x1f33, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c000000808c, 7, 0x1f5a, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c000001008c, 7, 0x1f81, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c000002008c, 7, 0x1fa8, 0}, {}, &tgr5};
}
namespace cha_ad_credits_empty {
inline constexpr listed vna{{&m3upi_list, 0x11c0000001022, 7, 0x288, 0}, {}, &vna};
inline constexpr listed wb{{&m3upi_list, 0x11c0000002022, 7, 0x2ab, 0}, {}, &wb};
inline constexpr listed req{{&m3upi_list, 0x11c0000004022, 7, 0x2cd, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c0000008022, 7, 0x2f0, 0}, {}, &snp};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&m3upi_list, 0x11c00000010ae, 7, 0x1fe8, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&m3upi_list, 0x11c00000040ae, 7, 0x2010, 0}, {}, &iv_snoopgo_dn};
}
namespace fast_asserted {
inline constexpr listed vert{{&m3upi_list, 0x11c00000010a5, 7, 0x5635, 0}, {}, &vert};
inline constexpr listed horz{{&m3upi_list, 0x11c00000020a5, 7, 0x5652, 0}, {}, &horz};
}
namespace horz_ring_ad_in_use {
inline constexpr listed left_even{{&m3upi_list, 0x11c00000010a7, 7, 0x2038, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m3upi_list, 0x11c00000020a7, 7, 0x2060, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m3upi_list, 0x11c00000040a7, 7, 0x2087, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m3upi_list, 0x11c00000080a7, 7, 0x20b0, 0}, {}, &right_odd};
}
namespace horz_ring_ak_in_use {
inline constexpr listed left_even{{&m3upi_list, 0x11c00000010a9, 7, 0x20d8, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m3upi_list, 0x11c00000020a9, 7, 0x2100, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m3upi_list, 0x11c00000040a9, 7, 0x2127, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m3upi_list, 0x11c00000080a9, 7, 0x2150, 0}, {}, &right_odd};
}
namespace horz_ring_bl_in_use {
inline constexpr listed left_even{{&m3upi_list, 0x11c00000010ab, 7, 0x2178, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m3upi_list, 0x11c00000020ab, 7, 0x21a0, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m3upi_list, 0x11c00000040ab, 7, 0x21c7, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m3upi_list, 0x11c00000080ab, 7, 0x21f0, 0}, {}, &right_odd};
}
namespace horz_ring_iv_in_use {
inline constexpr listed left{{&m3upi_list, 0x11c00000010ad, 7, 0x2218, 0}, {}, &left};
inline constexpr listed right{{&m3upi_list, 0x11c00000040ad, 7, 0x223b, 0}, {}, &right};
}
namespace m2_bl_credits_empty {
inline constexpr listed iio0_iio1_ncb{{&m3upi_list, 0x11c0000001023, 7, 0x33b, 0}, {}, &iio0_iio1_ncb};
inline constexpr listed iio2_ncb{{&m3upi_list, 0x11c0000002023, 7, 0x367, 0}, {}, &iio2_ncb};
inline constexpr listed iio3_ncb{{&m3upi_list, 0x11c0000004023, 7, 0x38e, 0}, {}, &iio3_ncb};
inline constexpr listed iio4_ncb{{&m3upi_list, 0x11c0000008023, 7, 0x3b5, 0}, {}, &iio4_ncb};
inline constexpr listed iio5_ncb{{&m3upi_list, 0x11c0000010023, 7, 0x3dc, 0}, {}, &iio5_ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c0000020023, 7, 0x403, 0}, {}, &ncs};
inline constexpr listed ncs_sel{{&m3upi_list, 0x11c0000040023, 7, 0x425, 0}, {}, &ncs_sel};
}
namespace multi_slot_rcvd {
inline constexpr listed ad_slot0{{&m3upi_list, 0x11c000000103e, 7, 0x44b, 0}, {}, &ad_slot0};
inline constexpr listed ad_slot1{{&m3upi_list, 0x11c000000203e, 7, 0x46e, 0}, {}, &ad_slot1};
inline constexpr listed ad_slot2{{&m3upi_list, 0x11c000000403e, 7, 0x491, 0}, {}, &ad_slot2};
inline constexpr listed bl_slot0{{&m3upi_list, 0x11c000000803e, 7, 0x4b4, 0}, {}, &bl_slot0};
inline constexpr listed ak_slot0{{&m3upi_list, 0x11c000001003e, 7, 0x4d7, 0}, {}, &ak_slot0};
inline constexpr listed ak_slot2{{&m3upi_list, 0x11c000002003e, 7, 0x4fa, 0}, {}, &ak_slot2};
}
namespace ring_bounces_horz {
inline constexpr listed ad{{&m3upi_list, 0x11c00000010a1, 7, 0x225f, 0}, {}, &ad};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020a1, 7, 0x227e, 0}, {}, &ak};
inline constexpr listed bl{{&m3upi_list, 0x11c00000040a1, 7, 0x229d, 0}, {}, &bl};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080a1, 7, 0x22bc, 0}, {}, &iv};
}
namespace ring_bounces_vert {
inline constexpr listed ad{{&m3upi_list, 0x11c00000010a0, 7, 0x22db, 0}, {}, &ad};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020a0, 7, 0x22fa, 0}, {}, &ak};
inline constexpr listed bl{{&m3upi_list, 0x11c00000040a0, 7, 0x2319, 0}, {}, &bl};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080a0, 7, 0x2338, 0}, {}, &iv};
}
namespace ring_sink_starved_horz {
inline constexpr listed ad{{&m3upi_list, 0x11c00000010a3, 7, 0x2357, 0}, {}, &ad};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020a3, 7, 0x237b, 0}, {}, &ak};
inline constexpr listed bl{{&m3upi_list, 0x11c00000040a3, 7, 0x239f, 0}, {}, &bl};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080a3, 7, 0x23c3, 0}, {}, &iv};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c00000200a3, 7, 0x23e7, 0}, {}, &ak_ag1};
}
namespace ring_sink_starved_vert {
inline constexpr listed ad{{&m3upi_list, 0x11c00000010a2, 7, 0x240f, 0}, {}, &ad};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020a2, 7, 0x2433, 0}, {}, &ak};
inline constexpr listed bl{{&m3upi_list, 0x11c00000040a2, 7, 0x2457, 0}, {}, &bl};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080a2, 7, 0x247b, 0}, {}, &iv};
}
namespace rxc_arb_lost_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104b, 7, 0x24b8, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204b, 7, 0x24da, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404b, 7, 0x24fc, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804b, 7, 0x251e, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004b, 7, 0x2540, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004b, 7, 0x2561, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004b, 7, 0x2583, 0}, {}, &bl_ncs};
}
namespace rxc_arb_lost_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104c, 7, 0x25a5, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204c, 7, 0x25c7, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404c, 7, 0x25e9, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804c, 7, 0x260b, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004c, 7, 0x262d, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004c, 7, 0x264e, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004c, 7, 0x2670, 0}, {}, &bl_ncs};
}
namespace rxc_arb_misc {
inline constexpr listed par_bias_vn0{{&m3upi_list, 0x11c000000104d, 7, 0x2692, 0}, {}, &par_bias_vn0};
inline constexpr listed par_bias_vn1{{&m3upi_list, 0x11c000000204d, 7, 0x26b6, 0}, {}, &par_bias_vn1};
inline constexpr listed no_prog_ad_vn0{{&m3upi_list, 0x11c000000404d, 7, 0x26da, 0}, {}, &no_prog_ad_vn0};
inline constexpr listed no_prog_ad_vn1{{&m3upi_list, 0x11c000000804d, 7, 0x2700, 0}, {}, &no_prog_ad_vn1};
inline constexpr listed no_prog_bl_vn0{{&m3upi_list, 0x11c000001004d, 7, 0x2726, 0}, {}, &no_prog_bl_vn0};
inline constexpr listed no_prog_bl_vn1{{&m3upi_list, 0x11c000002004d, 7, 0x274c, 0}, {}, &no_prog_bl_vn1};
inline constexpr listed adbl_parallel_win{{&m3upi_list, 0x11c000004004d, 7, 0x2772, 0}, {}, &adbl_parallel_win};
}
namespace rxc_arb_noad_req_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001049, 7, 0x279b, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002049, 7, 0x27c1, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004049, 7, 0x27e7, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008049, 7, 0x280d, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010049, 7, 0x2833, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020049, 7, 0x2858, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040049, 7, 0x287e, 0}, {}, &bl_ncs};
}
namespace rxc_arb_noad_req_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104a, 7, 0x28a4, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204a, 7, 0x28ca, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404a, 7, 0x28f0, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804a, 7, 0x2916, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004a, 7, 0x293c, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004a, 7, 0x2961, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004a, 7, 0x2987, 0}, {}, &bl_ncs};
}
namespace rxc_arb_nocred_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001047, 7, 0x29ad, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002047, 7, 0x29d1, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004047, 7, 0x29f5, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008047, 7, 0x2a19, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010047, 7, 0x2a3d, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020047, 7, 0x2a60, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040047, 7, 0x2a84, 0}, {}, &bl_ncs};
}
namespace rxc_arb_nocred_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001048, 7, 0x2aa8, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002048, 7, 0x2acc, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004048, 7, 0x2af0, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008048, 7, 0x2b14, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010048, 7, 0x2b38, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020048, 7, 0x2b5b, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040048, 7, 0x2b7f, 0}, {}, &bl_ncs};
}
namespace rxc_bypassed {
inline constexpr listed ad_s0_idle{{&m3upi_list, 0x11c0000001040, 7, 0x2ba3, 0}, {}, &ad_s0_idle};
inline constexpr listed ad_s0_bl_arb{{&m3upi_list, 0x11c0000002040, 7, 0x2bc5, 0}, {}, &ad_s0_bl_arb};
inline constexpr listed ad_s1_bl_slot{{&m3upi_list, 0x11c0000004040, 7, 0x2be9, 0}, {}, &ad_s1_bl_slot};
inline constexpr listed ad_s2_bl_slot{{&m3upi_list, 0x11c0000008040, 7, 0x2c0e, 0}, {}, &ad_s2_bl_slot};
}
namespace rxc_collision_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001050, 7, 0x2c33, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002050, 7, 0x2c56, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004050, 7, 0x2c79, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008050, 7, 0x2c9c, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010050, 7, 0x2cbf, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020050, 7, 0x2ce1, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040050, 7, 0x2d04, 0}, {}, &bl_ncs};
}
namespace rxc_collision_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001051, 7, 0x2d27, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002051, 7, 0x2d4a, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004051, 7, 0x2d6d, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008051, 7, 0x2d90, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010051, 7, 0x2db3, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020051, 7, 0x2dd5, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040051, 7, 0x2df8, 0}, {}, &bl_ncs};
}
namespace rxc_crd_misc {
inline constexpr listed any_bgf_fifo{{&m3upi_list, 0x11c0000001060, 7, 0x2e1b, 0}, {}, &any_bgf_fifo};
inline constexpr listed any_bgf_path{{&m3upi_list, 0x11c0000002060, 7, 0x2e3f, 0}, {}, &any_bgf_path};
inline constexpr listed no_d2k_for_arb{{&m3upi_list, 0x11c0000004060, 7, 0x2e63, 0}, {}, &no_d2k_for_arb};
}
namespace rxc_crd_occ {
inline constexpr listed vna_in_use{{&m3upi_list, 0x11c0000001061, 7, 0x2e89, 0}, {}, &vna_in_use};
inline constexpr listed flits_in_fifo{{&m3upi_list, 0x11c0000002061, 7, 0x2eaa, 0}, {}, &flits_in_fifo};
inline constexpr listed flits_in_path{{&m3upi_list, 0x11c0000004061, 7, 0x2ece, 0}, {}, &flits_in_path};
inline constexpr listed txq_crd{{&m3upi_list, 0x11c0000008061, 7, 0x2ef2, 0}, {}, &txq_crd};
inline constexpr listed d2k_crd{{&m3upi_list, 0x11c0000010061, 7, 0x2f10, 0}, {}, &d2k_crd};
inline constexpr listed p1p_total{{&m3upi_list, 0x11c0000020061, 7, 0x2f2e, 0}, {}, &p1p_total};
inline constexpr listed p1p_fifo{{&m3upi_list, 0x11c0000040061, 7, 0x2f4e, 0}, {}, &p1p_fifo};
}
namespace rxc_cycles_ne_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001043, 7, 0x2f6d, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002043, 7, 0x2f90, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004043, 7, 0x2fb3, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008043, 7, 0x2fd6, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010043, 7, 0x2ff9, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020043, 7, 0x301b, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040043, 7, 0x303e, 0}, {}, &bl_ncs};
}
namespace rxc_cycles_ne_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001044, 7, 0x3061, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002044, 7, 0x3084, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004044, 7, 0x30a7, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008044, 7, 0x30ca, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010044, 7, 0x30ed, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020044, 7, 0x310f, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040044, 7, 0x3132, 0}, {}, &bl_ncs};
}
namespace rxc_flit_gen_hdr1 {
inline constexpr listed accum{{&m3upi_list, 0x11c0000001053, 7, 0x348a, 0}, {}, &accum};
inline constexpr listed accum_read{{&m3upi_list, 0x11c0000002053, 7, 0x34ac, 0}, {}, &accum_read};
inline constexpr listed accum_wasted{{&m3upi_list, 0x11c0000004053, 7, 0x34d3, 0}, {}, &accum_wasted};
inline constexpr listed ahead_blocked{{&m3upi_list, 0x11c0000008053, 7, 0x34fc, 0}, {}, &ahead_blocked};
inline constexpr listed ahead_msg{{&m3upi_list, 0x11c0000010053, 7, 0x3526, 0}, {}, &ahead_msg};
inline constexpr listed par{{&m3upi_list, 0x11c0000020053, 7, 0x354c, 0}, {}, &par};
inline constexpr listed par_msg{{&m3upi_list, 0x11c0000040053, 7, 0x356c, 0}, {}, &par_msg};
inline constexpr listed par_flit{{&m3upi_list, 0x11c0000080053, 7, 0x3590, 0}, {}, &par_flit};
}
namespace rxc_flit_gen_hdr2 {
inline constexpr listed rmstall{{&m3upi_list, 0x11c0000001054, 7, 0x35b5, 0}, {}, &rmstall};
inline constexpr listed rmstall_nomsg{{&m3upi_list, 0x11c0000002054, 7, 0x35d9, 0}, {}, &rmstall_nomsg};
}
namespace rxc_flit_not_sent {
inline constexpr listed all{{&m3upi_list, 0x11c0000001055, 7, 0x3603, 0}, {}, &all};
inline constexpr listed no_bgf_crd{{&m3upi_list, 0x11c0000002055, 7, 0x3623, 0}, {}, &no_bgf_crd};
inline constexpr listed no_txq_crd{{&m3upi_list, 0x11c0000004055, 7, 0x364a, 0}, {}, &no_txq_crd};
inline constexpr listed no_bgf_no_msg{{&m3upi_list, 0x11c0000008055, 7, 0x3671, 0}, {}, &no_bgf_no_msg};
inline constexpr listed no_txq_no_msg{{&m3upi_list, 0x11c0000010055, 7, 0x369b, 0}, {}, &no_txq_no_msg};
inline constexpr listed one_taken{{&m3upi_list, 0x11c0000020055, 7, 0x36c5, 0}, {}, &one_taken};
inline constexpr listed two_taken{{&m3upi_list, 0x11c0000040055, 7, 0x36eb, 0}, {}, &two_taken};
inline constexpr listed three_taken{{&m3upi_list, 0x11c0000080055, 7, 0x3711, 0}, {}, &three_taken};
}
namespace rxc_flits_data_not_sent {
inline constexpr listed all{{&m3upi_list, 0x11c0000001057, 7, 0x3155, 0}, {}, &all};
inline constexpr listed no_bgf{{&m3upi_list, 0x11c0000002057, 7, 0x317b, 0}, {}, &no_bgf};
inline constexpr listed no_txq{{&m3upi_list, 0x11c0000004057, 7, 0x31a4, 0}, {}, &no_txq};
}
namespace rxc_flits_gen_bl {
inline constexpr listed p0_wait{{&m3upi_list, 0x11c0000001059, 7, 0x31cd, 0}, {}, &p0_wait};
inline constexpr listed p1_wait{{&m3upi_list, 0x11c0000002059, 7, 0x31f0, 0}, {}, &p1_wait};
inline constexpr listed p1p_to_limbo{{&m3upi_list, 0x11c0000004059, 7, 0x3213, 0}, {}, &p1p_to_limbo};
inline constexpr listed p1p_busy{{&m3upi_list, 0x11c0000008059, 7, 0x323b, 0}, {}, &p1p_busy};
inline constexpr listed p1p_at_limit{{&m3upi_list, 0x11c0000010059, 7, 0x325f, 0}, {}, &p1p_at_limit};
inline constexpr listed p1p_hold_p0{{&m3upi_list, 0x11c0000020059, 7, 0x3287, 0}, {}, &p1p_hold_p0};
inline constexpr listed p1p_fifo_full{{&m3upi_list, 0x11c0000040059, 7, 0x32ae, 0}, {}, &p1p_fifo_full};
}
namespace rxc_flits_sent {
inline constexpr listed _1_msg{{&m3upi_list, 0x11c0000001056, 7, 0x32f0, 0}, {}, &_1_msg};
inline constexpr listed _2_msgs{{&m3upi_list, 0x11c0000002056, 7, 0x330f, 0}, {}, &_2_msgs};
inline constexpr listed _3_msgs{{&m3upi_list, 0x11c0000004056, 7, 0x332f, 0}, {}, &_3_msgs};
inline constexpr listed _1_msg_vnx{{&m3upi_list, 0x11c0000008056, 7, 0x334f, 0}, {}, &_1_msg_vnx};
inline constexpr listed slots_1{{&m3upi_list, 0x11c0000010056, 7, 0x566f, 0}, {}, &slots_1};
inline constexpr listed slots_2{{&m3upi_list, 0x11c0000020056, 7, 0x5690, 0}, {}, &slots_2};
inline constexpr listed slots_3{{&m3upi_list, 0x11c0000040056, 7, 0x56b1, 0}, {}, &slots_3};
}
namespace rxc_flits_slot_bl {
inline constexpr listed all{{&m3upi_list, 0x11c0000001058, 7, 0x3372, 0}, {}, &all};
inline constexpr listed need_data{{&m3upi_list, 0x11c0000002058, 7, 0x3392, 0}, {}, &need_data};
inline constexpr listed p0_wait{{&m3upi_list, 0x11c0000004058, 7, 0x33b8, 0}, {}, &p0_wait};
inline constexpr listed p1_wait{{&m3upi_list, 0x11c0000008058, 7, 0x33dc, 0}, {}, &p1_wait};
inline constexpr listed p1_not_req{{&m3upi_list, 0x11c0000010058, 7, 0x3400, 0}, {}, &p1_not_req};
inline constexpr listed p1_not_req_but_bubble{{&m3upi_list, 0x11c0000020058, 7, 0x3427, 0}, {}, &p1_not_req_but_bubble};
inline constexpr listed p1_not_req_not_avail{{&m3upi_list, 0x11c0000040058, 7, 0x3459, 0}, {}, &p1_not_req_not_avail};
}
namespace rxc_held {
inline constexpr listed vn0{{&m3upi_list, 0x11c0000001052, 7, 0x3739, 0}, {}, &vn0};
inline constexpr listed vn1{{&m3upi_list, 0x11c0000002052, 7, 0x3750, 0}, {}, &vn1};
inline constexpr listed parallel_attempt{{&m3upi_list, 0x11c0000004052, 7, 0x3767, 0}, {}, &parallel_attempt};
inline constexpr listed parallel_success{{&m3upi_list, 0x11c0000008052, 7, 0x378b, 0}, {}, &parallel_success};
inline constexpr listed parallel_ad_lost{{&m3upi_list, 0x11c0000010052, 7, 0x37af, 0}, {}, &parallel_ad_lost};
inline constexpr listed parallel_bl_lost{{&m3upi_list, 0x11c0000020052, 7, 0x37d3, 0}, {}, &parallel_bl_lost};
inline constexpr listed cant_slot_ad{{&m3upi_list, 0x11c0000040052, 7, 0x37f7, 0}, {}, &cant_slot_ad};
inline constexpr listed cant_slot_bl{{&m3upi_list, 0x11c0000080052, 7, 0x3817, 0}, {}, &cant_slot_bl};
}
namespace rxc_inserts_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001041, 7, 0x3837, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002041, 7, 0x3858, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004041, 7, 0x3879, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008041, 7, 0x389a, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010041, 7, 0x38bb, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020041, 7, 0x38db, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040041, 7, 0x38fc, 0}, {}, &bl_ncs};
}
namespace rxc_inserts_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001042, 7, 0x391d, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002042, 7, 0x393e, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004042, 7, 0x395f, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008042, 7, 0x3980, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010042, 7, 0x39a1, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020042, 7, 0x39c1, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040042, 7, 0x39e2, 0}, {}, &bl_ncs};
}
namespace rxc_occupancy_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001045, 7, 0x3a03, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002045, 7, 0x3a26, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004045, 7, 0x3a49, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008045, 7, 0x3a6c, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010045, 7, 0x3a8f, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020045, 7, 0x3ab1, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040045, 7, 0x3ad4, 0}, {}, &bl_ncs};
}
namespace rxc_occupancy_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001046, 7, 0x3af7, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002046, 7, 0x3b1a, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004046, 7, 0x3b3d, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008046, 7, 0x3b60, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010046, 7, 0x3b83, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020046, 7, 0x3ba5, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040046, 7, 0x3bc8, 0}, {}, &bl_ncs};
}
namespace rxc_packing_miss_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104e, 7, 0x3beb, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204e, 7, 0x3c11, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404e, 7, 0x3c37, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804e, 7, 0x3c5d, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004e, 7, 0x3c83, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004e, 7, 0x3ca8, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004e, 7, 0x3cce, 0}, {}, &bl_ncs};
}
namespace rxc_packing_miss_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104f, 7, 0x3cf4, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204f, 7, 0x3d1a, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404f, 7, 0x3d40, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804f, 7, 0x3d66, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004f, 7, 0x3d8c, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004f, 7, 0x3db1, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004f, 7, 0x3dd7, 0}, {}, &bl_ncs};
}
namespace rxc_smi3_pftch {
inline constexpr listed arrived{{&m3upi_list, 0x11c0000001062, 7, 0x3dfd, 0}, {}, &arrived};
inline constexpr listed arb_lost{{&m3upi_list, 0x11c0000002062, 7, 0x3e1e, 0}, {}, &arb_lost};
inline constexpr listed slotted{{&m3upi_list, 0x11c0000004062, 7, 0x3e40, 0}, {}, &slotted};
inline constexpr listed drop_old{{&m3upi_list, 0x11c0000008062, 7, 0x3e61, 0}, {}, &drop_old};
inline constexpr listed drop_wrap{{&m3upi_list, 0x11c0000010062, 7, 0x3e83, 0}, {}, &drop_wrap};
}
namespace rxc_vna_crd {
inline constexpr listed used{{&m3upi_list, 0x11c000000105b, 7, 0x3ea6, 0}, {}, &used};
inline constexpr listed corrected{{&m3upi_list, 0x11c000000205b, 7, 0x3ec1, 0}, {}, &corrected};
inline constexpr listed lt1{{&m3upi_list, 0x11c000000405b, 7, 0x3ee1, 0}, {}, &lt1};
inline constexpr listed lt4{{&m3upi_list, 0x11c000000805b, 7, 0x3efb, 0}, {}, &lt4};
inline constexpr listed lt5{{&m3upi_list, 0x11c000001005b, 7, 0x3f15, 0}, {}, &lt5};
inline constexpr listed any_in_use{{&m3upi_list, 0x11c000002005b, 7, 0x3f2f, 0}, {}, &any_in_use};
}
namespace rxr_busy_starved {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c00000010b4, 7, 0x3f50, 0}, {}, &ad_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c00000040b4, 7, 0x3f72, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100b4, 7, 0x3f94, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400b4, 7, 0x3fb6, 0}, {}, &bl_crd};
}
namespace rxr_bypass {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c00000010b2, 7, 0x3fd8, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c00000020b2, 7, 0x3ff4, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c00000040b2, 7, 0x4010, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m3upi_list, 0x11c00000080b2, 7, 0x402c, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100b2, 7, 0x4048, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400b2, 7, 0x4064, 0}, {}, &bl_crd};
}
namespace rxr_crd_starved {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c00000010b3, 7, 0x4080, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c00000020b3, 7, 0x40a1, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c00000040b3, 7, 0x40c2, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m3upi_list, 0x11c00000080b3, 7, 0x40e3, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100b3, 7, 0x4104, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400b3, 7, 0x4125, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&m3upi_list, 0x11c00000800b3, 7, 0x4146, 0}, {}, &ifv};
}
namespace rxr_inserts {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c00000010b1, 7, 0x4164, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c00000020b1, 7, 0x4181, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c00000040b1, 7, 0x419e, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m3upi_list, 0x11c00000080b1, 7, 0x41bb, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100b1, 7, 0x41d8, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400b1, 7, 0x41f5, 0}, {}, &bl_crd};
}
namespace rxr_occupancy {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c00000010b0, 7, 0x4212, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c00000020b0, 7, 0x4231, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c00000040b0, 7, 0x4250, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m3upi_list, 0x11c00000080b0, 7, 0x426f, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100b0, 7, 0x428e, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400b0, 7, 0x42ad, 0}, {}, &bl_crd};
}
namespace stall_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c00000010d0, 7, 0x42cc, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c00000020d0, 7, 0x42f8, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c00000040d0, 7, 0x4324, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c00000080d0, 7, 0x4350, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c00000100d0, 7, 0x437c, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c00000200d0, 7, 0x43a8, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c00000010d2, 7, 0x43d4, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c00000020d2, 7, 0x4400, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c00000040d2, 7, 0x442c, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c00000080d2, 7, 0x4458, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c00000100d2, 7, 0x4484, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c00000200d2, 7, 0x44b0, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c00000010d4, 7, 0x44dc, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c00000020d4, 7, 0x4508, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c00000040d4, 7, 0x4534, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c00000080d4, 7, 0x4560, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c00000100d4, 7, 0x458c, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c00000200d4, 7, 0x45b8, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c00000010d6, 7, 0x45e4, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c00000020d6, 7, 0x4610, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c00000040d6, 7, 0x463c, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c00000080d6, 7, 0x4668, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c00000100d6, 7, 0x4694, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c00000200d6, 7, 0x46c0, 0}, {}, &tgr5};
}
namespace txc_ad_arb_fail {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001030, 7, 0x51d, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002030, 7, 0x53f, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000004030, 7, 0x561, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008030, 7, 0x583, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010030, 7, 0x5a4, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020030, 7, 0x5c6, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040030, 7, 0x5e8, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080030, 7, 0x60a, 0}, {}, &vn1_wb};
}
namespace txc_ad_flq_bypass {
inline constexpr listed ad_slot0{{&m3upi_list, 0x11c000000102c, 7, 0x62b, 0}, {}, &ad_slot0};
inline constexpr listed ad_slot1{{&m3upi_list, 0x11c000000202c, 7, 0x650, 0}, {}, &ad_slot1};
inline constexpr listed ad_slot2{{&m3upi_list, 0x11c000000402c, 7, 0x675, 0}, {}, &ad_slot2};
inline constexpr listed bl_early_rsp{{&m3upi_list, 0x11c000000802c, 7, 0x69a, 0}, {}, &bl_early_rsp};
}
namespace txc_ad_flq_cycles_ne {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001027, 7, 0x6c3, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002027, 7, 0x6ea, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000004027, 7, 0x711, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008027, 7, 0x738, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010027, 7, 0x75e, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020027, 7, 0x785, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040027, 7, 0x7ac, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080027, 7, 0x7d3, 0}, {}, &vn1_wb};
}
namespace txc_ad_flq_inserts {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c000000102d, 7, 0x7f9, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c000000202d, 7, 0x81e, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000402d, 7, 0x843, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000802d, 7, 0x868, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c000001002d, 7, 0x88c, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c000002002d, 7, 0x8b1, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000004002d, 7, 0x8d6, 0}, {}, &vn1_rsp};
}
namespace txc_ad_flq_occupancy {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c000000101c, 1, 0x8fb, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c000000201c, 1, 0x922, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000401c, 1, 0x949, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000801c, 1, 0x970, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c000001001c, 1, 0x996, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c000002001c, 1, 0x9bd, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000004001c, 1, 0x9e4, 0}, {}, &vn1_rsp};
}
namespace txc_ad_snpf_grp1_vn1 {
inline constexpr listed vn0_peer_upi0{{&m3upi_list, 0x11c000000103c, 1, 0x1d4, 0}, {}, &vn0_peer_upi0};
inline constexpr listed vn0_peer_upi1{{&m3upi_list, 0x11c000000203c, 1, 0x201, 0}, {}, &vn0_peer_upi1};
inline constexpr listed vn1_peer_upi0{{&m3upi_list, 0x11c000000803c, 1, 0x22e, 0}, {}, &vn1_peer_upi0};
inline constexpr listed vn1_peer_upi1{{&m3upi_list, 0x11c000001003c, 1, 0x25b, 0}, {}, &vn1_peer_upi1};
inline constexpr listed vn0_cha{{&m3upi_list, 0x11c000000403c, 1, 0x17a9, 0}, {}, &vn0_cha};
inline constexpr listed vn1_cha{{&m3upi_list, 0x11c000002003c, 1, 0x17d0, 0}, {}, &vn1_cha};
inline constexpr listed vn0_non_idle{{&m3upi_list, 0x11c000004003c, 1, 0x17f7, 0}, {}, &vn0_non_idle};
inline constexpr listed vn1_non_idle{{&m3upi_list, 0x11c000008003c, 1, 0x1823, 0}, {}, &vn1_non_idle};
}
namespace txc_ad_snpf_grp2_vn1 {
inline constexpr listed vn0_snpfp_nonsnp{{&m3upi_list, 0x11c000000103d, 7, 0x184f, 0}, {}, &vn0_snpfp_nonsnp};
inline constexpr listed vn1_snpfp_nonsnp{{&m3upi_list, 0x11c000000203d, 7, 0x187f, 0}, {}, &vn1_snpfp_nonsnp};
inline constexpr listed vn0_snpfp_vn2snp{{&m3upi_list, 0x11c000000403d, 7, 0x18af, 0}, {}, &vn0_snpfp_vn2snp};
inline constexpr listed vn1_snpfp_vn0snp{{&m3upi_list, 0x11c000000803d, 7, 0x18df, 0}, {}, &vn1_snpfp_vn0snp};
}
namespace txc_ad_spec_arb_crd_avail {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001034, 7, 0xa0b, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002034, 7, 0xa37, 0}, {}, &vn0_snp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008034, 7, 0xa63, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010034, 7, 0xa8e, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020034, 7, 0xaba, 0}, {}, &vn1_snp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080034, 7, 0xae6, 0}, {}, &vn1_wb};
}
namespace txc_ad_spec_arb_new_msg {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001033, 7, 0xb11, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002033, 7, 0xb3b, 0}, {}, &vn0_snp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008033, 7, 0xb65, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010033, 7, 0xb8e, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020033, 7, 0xbb8, 0}, {}, &vn1_snp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080033, 7, 0xbe2, 0}, {}, &vn1_wb};
}
namespace txc_ad_spec_arb_no_other_pend {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001032, 7, 0xc0b, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002032, 7, 0xc3b, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000004032, 7, 0xc6b, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008032, 7, 0xc9b, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010032, 7, 0xcca, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020032, 7, 0xcfa, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040032, 7, 0xd2a, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080032, 7, 0xd5a, 0}, {}, &vn1_wb};
}
namespace txc_bl_arb_fail {
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000001035, 7, 0xdc5, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000002035, 7, 0xde7, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&m3upi_list, 0x11c0000004035, 7, 0xe08, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&m3upi_list, 0x11c0000008035, 7, 0xe2a, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000010035, 7, 0xe4c, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000020035, 7, 0xe6e, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&m3upi_list, 0x11c0000040035, 7, 0xe8f, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&m3upi_list, 0x11c0000080035, 7, 0xeb1, 0}, {}, &vn1_ncs};
}
namespace txc_bl_flq_cycles_ne {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001028, 7, 0xed3, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002028, 7, 0xefa, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000004028, 7, 0xf21, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008028, 7, 0xf48, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010028, 7, 0xf6e, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020028, 7, 0xf95, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040028, 7, 0xfbc, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080028, 7, 0xfe3, 0}, {}, &vn1_wb};
}
namespace txc_bl_flq_inserts {
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000802e, 7, 0x1009, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000402e, 7, 0x102e, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&m3upi_list, 0x11c000000102e, 7, 0x1052, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&m3upi_list, 0x11c000000202e, 7, 0x1077, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000008002e, 7, 0x109c, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c000004002e, 7, 0x10c1, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&m3upi_list, 0x11c000001002e, 7, 0x10e5, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&m3upi_list, 0x11c000002002e, 7, 0x110a, 0}, {}, &vn1_ncs};
}
namespace txc_bl_flq_occupancy {
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000101d, 1, 0x112f, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000201d, 1, 0x1156, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&m3upi_list, 0x11c000000401d, 1, 0x117c, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&m3upi_list, 0x11c000000801d, 1, 0x11a3, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000001001d, 1, 0x11ca, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c000002001d, 1, 0x11f1, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&m3upi_list, 0x11c000004001d, 1, 0x1217, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&m3upi_list, 0x11c000008001d, 1, 0x123e, 0}, {}, &vn1_ncs};
}
namespace txc_bl_spec_arb_new_msg {
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000001038, 7, 0x1265, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&m3upi_list, 0x11c0000002038, 7, 0x128e, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&m3upi_list, 0x11c0000008038, 7, 0x12b8, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000010038, 7, 0x12e2, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&m3upi_list, 0x11c0000020038, 7, 0x130b, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&m3upi_list, 0x11c0000080038, 7, 0x1335, 0}, {}, &vn1_ncs};
}
namespace txc_bl_spec_arb_no_other_pend {
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000001037, 7, 0x135f, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000002037, 7, 0x138f, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&m3upi_list, 0x11c0000004037, 7, 0x13be, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&m3upi_list, 0x11c0000008037, 7, 0x13ee, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000010037, 7, 0x141e, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000020037, 7, 0x144e, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&m3upi_list, 0x11c0000040037, 7, 0x147d, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&m3upi_list, 0x11c0000080037, 7, 0x14ad, 0}, {}, &vn1_ncs};
}
namespace txr_horz_ads_used {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c000000109d, 7, 0x46ec, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c000000209d, 7, 0x470f, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c000000409d, 7, 0x4732, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c000001009d, 7, 0x4755, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c000004009d, 7, 0x4778, 0}, {}, &bl_crd};
}
namespace txr_horz_bypass {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c000000109f, 7, 0x479b, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c000000209f, 7, 0x47bc, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c000000409f, 7, 0x47dd, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m3upi_list, 0x11c000000809f, 7, 0x47fe, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c000001009f, 7, 0x481f, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c000004009f, 7, 0x4840, 0}, {}, &bl_crd};
}
namespace txr_horz_cycles_full {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c0000001096, 7, 0x4861, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c0000002096, 7, 0x4887, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c0000004096, 7, 0x48ad, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m3upi_list, 0x11c0000008096, 7, 0x48d3, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c0000010096, 7, 0x48f9, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c0000040096, 7, 0x491f, 0}, {}, &bl_crd};
}
namespace txr_horz_cycles_ne {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c0000001097, 7, 0x4945, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c0000002097, 7, 0x4969, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c0000004097, 7, 0x498d, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m3upi_list, 0x11c0000008097, 7, 0x49b1, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c0000010097, 7, 0x49d5, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c0000040097, 7, 0x49f9, 0}, {}, &bl_crd};
}
namespace txr_horz_inserts {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c0000001095, 7, 0x4a1d, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c0000002095, 7, 0x4a3f, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c0000004095, 7, 0x4a61, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m3upi_list, 0x11c0000008095, 7, 0x4a83, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c0000010095, 7, 0x4aa5, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c0000040095, 7, 0x4ac7, 0}, {}, &bl_crd};
}
namespace txr_horz_nack {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c0000001099, 7, 0x4ae9, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c0000002099, 7, 0x4b08, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c0000004099, 7, 0x4b27, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m3upi_list, 0x11c0000008099, 7, 0x4b46, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c0000020099, 7, 0x4b65, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c0000040099, 7, 0x4b84, 0}, {}, &bl_crd};
}
namespace txr_horz_occupancy {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c0000001094, 7, 0x4ba3, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c0000002094, 7, 0x4bc7, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c0000004094, 7, 0x4beb, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m3upi_list, 0x11c0000008094, 7, 0x4c0f, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c0000010094, 7, 0x4c33, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c0000040094, 7, 0x4c57, 0}, {}, &bl_crd};
}
namespace txr_horz_starved {
inline constexpr listed ad_bnc{{&m3upi_list, 0x11c000000109b, 7, 0x4c7b, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&m3upi_list, 0x11c000000209b, 7, 0x4c9d, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&m3upi_list, 0x11c000000409b, 7, 0x4cbf, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&m3upi_list, 0x11c000000809b, 7, 0x4ce1, 0}, {}, &iv_bnc};
}
namespace txr_vert_ads_used {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c000000109c, 7, 0x4d03, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c000000209c, 7, 0x4d26, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c000000409c, 7, 0x4d49, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c000001009c, 7, 0x4d6c, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c000002009c, 7, 0x4d8f, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c000004009c, 7, 0x4db2, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c000000109e, 7, 0x4dd5, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c000000209e, 7, 0x4df6, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c000000409e, 7, 0x4e17, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&m3upi_list, 0x11c000000809e, 7, 0x4e38, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c000001009e, 7, 0x4e55, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c000002009e, 7, 0x4e76, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c000004009e, 7, 0x4e97, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_full {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c0000001092, 7, 0x4eb8, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c0000002092, 7, 0x4ede, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c0000004092, 7, 0x4f04, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&m3upi_list, 0x11c0000008092, 7, 0x4f2a, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c0000010092, 7, 0x4f4c, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c0000020092, 7, 0x4f72, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c0000040092, 7, 0x4f98, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_ne {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c0000001093, 7, 0x4fbe, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c0000002093, 7, 0x4fe2, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c0000004093, 7, 0x5006, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&m3upi_list, 0x11c0000008093, 7, 0x502a, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c0000010093, 7, 0x504a, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c0000020093, 7, 0x506e, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c0000040093, 7, 0x5092, 0}, {}, &bl_ag1};
}
namespace txr_vert_inserts {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c0000001091, 7, 0x50b6, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c0000002091, 7, 0x50d8, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c0000004091, 7, 0x50fa, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&m3upi_list, 0x11c0000008091, 7, 0x511c, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c0000010091, 7, 0x513a, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c0000020091, 7, 0x515c, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c0000040091, 7, 0x517e, 0}, {}, &bl_ag1};
}
namespace txr_vert_nack {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c0000001098, 7, 0x51a0, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c0000002098, 7, 0x51bf, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c0000004098, 7, 0x51de, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c0000010098, 7, 0x51fd, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c0000020098, 7, 0x521c, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c0000040098, 7, 0x523b, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&m3upi_list, 0x11c0000008098, 7, 0x56d2, 0}, {}, &iv};
}
namespace txr_vert_occupancy {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c0000001090, 7, 0x525a, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c0000002090, 7, 0x527e, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c0000004090, 7, 0x52a2, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&m3upi_list, 0x11c0000008090, 7, 0x52c6, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c0000010090, 7, 0x52e6, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c0000020090, 7, 0x530a, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c0000040090, 7, 0x532e, 0}, {}, &bl_ag1};
}
namespace txr_vert_starved {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c000000109a, 7, 0x5352, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c000000209a, 7, 0x5374, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c000000409a, 7, 0x5396, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c000001009a, 7, 0x53b8, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c000002009a, 7, 0x53da, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c000004009a, 7, 0x53fc, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&m3upi_list, 0x11c000000809a, 7, 0x56ed, 0}, {}, &iv};
}
namespace upi_peer_ad_credits_empty {
inline constexpr listed vna{{&m3upi_list, 0x11c0000001020, 7, 0x1d, 0}, {}, &vna};
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000002020, 7, 0x45, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000004020, 7, 0x71, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000008020, 7, 0x9d, 0}, {}, &vn0_rsp};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010020, 7, 0xc9, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020020, 7, 0xf5, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040020, 7, 0x121, 0}, {}, &vn1_rsp};
}
namespace upi_peer_bl_credits_empty {
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000010021, 7, 0x14d, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_ncs_ncb{{&m3upi_list, 0x11c0000020021, 7, 0x179, 0}, {}, &vn1_ncs_ncb};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000040021, 7, 0x1a9, 0}, {}, &vn1_wb};
inline constexpr listed vna{{&m3upi_list, 0x11c0000001021, 7, 0x570b, 0}, {}, &vna};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000002021, 7, 0x5733, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_ncs_ncb{{&m3upi_list, 0x11c0000004021, 7, 0x575f, 0}, {}, &vn0_ncs_ncb};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008021, 7, 0x578f, 0}, {}, &vn0_wb};
}
namespace vert_ring_ad_in_use {
inline constexpr listed up_even{{&m3upi_list, 0x11c00000010a6, 7, 0x541e, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m3upi_list, 0x11c00000020a6, 7, 0x5444, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m3upi_list, 0x11c00000040a6, 7, 0x5469, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m3upi_list, 0x11c00000080a6, 7, 0x548f, 0}, {}, &dn_odd};
}
namespace vert_ring_ak_in_use {
inline constexpr listed up_even{{&m3upi_list, 0x11c00000010a8, 7, 0x54b4, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m3upi_list, 0x11c00000020a8, 7, 0x54da, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m3upi_list, 0x11c00000040a8, 7, 0x54ff, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m3upi_list, 0x11c00000080a8, 7, 0x5525, 0}, {}, &dn_odd};
}
namespace vert_ring_bl_in_use {
inline constexpr listed up_even{{&m3upi_list, 0x11c00000010aa, 7, 0x554a, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m3upi_list, 0x11c00000020aa, 7, 0x5570, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m3upi_list, 0x11c00000040aa, 7, 0x5595, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m3upi_list, 0x11c00000080aa, 7, 0x55bb, 0}, {}, &dn_odd};
}
namespace vert_ring_iv_in_use {
inline constexpr listed up{{&m3upi_list, 0x11c00000010ac, 7, 0x55e0, 0}, {}, &up};
inline constexpr listed dn{{&m3upi_list, 0x11c00000040ac, 7, 0x5601, 0}, {}, &dn};
}
namespace vn0_credits_used {
inline constexpr listed req{{&m3upi_list, 0x11c000000105c, 7, 0x14dd, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205c, 7, 0x14fc, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405c, 7, 0x151b, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805c, 7, 0x153a, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005c, 7, 0x1558, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005c, 7, 0x1577, 0}, {}, &ncs};
}
namespace vn0_no_credits {
inline constexpr listed req{{&m3upi_list, 0x11c000000105e, 7, 0x1596, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205e, 7, 0x15b3, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405e, 7, 0x15d0, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805e, 7, 0x15ed, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005e, 7, 0x1609, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005e, 7, 0x1626, 0}, {}, &ncs};
}
namespace vn1_credits_used {
inline constexpr listed req{{&m3upi_list, 0x11c000000105d, 7, 0x1643, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205d, 7, 0x1662, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405d, 7, 0x1681, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805d, 7, 0x16a0, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005d, 7, 0x16be, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005d, 7, 0x16dd, 0}, {}, &ncs};
}
namespace vn1_no_credits {
inline constexpr listed req{{&m3upi_list, 0x11c000000105f, 7, 0x16fc, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205f, 7, 0x1719, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405f, 7, 0x1736, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805f, 7, 0x1753, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005f, 7, 0x176f, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005f, 7, 0x178c, 0}, {}, &ncs};
}
} // namespace m3upi

namespace pcu {
using uncore_events::listed;
using uncore_events::pcu_list;
inline constexpr listed clockticks{{&pcu_list, 0x10c0000000000, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed core_transition_cycles{{&pcu_list, 0x10c0000000060, 0xf, 0x11, 0}, {}, &core_transition_cycles};
inline constexpr listed demotions{{&pcu_list, 0x10c0000000030, 0xf, 0x2e, 0}, {}, &demotions};
inline constexpr listed fivr_ps_ps0_cycles{{&pcu_list, 0x10c0000000075, 0xf, 0x3e, 0}, {}, &fivr_ps_ps0_cycles};
inline constexpr listed fivr_ps_ps1_cycles{{&pcu_list, 0x10c0000000076, 0xf, 0x57, 0}, {}, &fivr_ps_ps1_cycles};
inline constexpr listed fivr_ps_ps2_cycles{{&pcu_list, 0x10c0000000077, 0xf, 0x70, 0}, {}, &fivr_ps_ps2_cycles};
inline constexpr listed fivr_ps_ps3_cycles{{&pcu_list, 0x10c0000000078, 0xf, 0x89, 0}, {}, &fivr_ps_ps3_cycles};
inline constexpr listed freq_max_limit_thermal_cycles{{&pcu_list, 0x10c0000000004, 0xf, 0xa2, 0}, {}, &freq_max_limit_thermal_cycles};
inline constexpr listed freq_max_power_cycles{{&pcu_list, 0x10c0000000005, 0xf, 0xc6, 0}, {}, &freq_max_power_cycles};
inline constexpr listed freq_min_io_p_cycles{{&pcu_list, 0x10c0000000073, 0xf, 0xe2, 0}, {}, &freq_min_io_p_cycles};
inline constexpr listed freq_trans_cycles{{&pcu_list, 0x10c0000000074, 0xf, 0xfd, 0}, {}, &freq_trans_cycles};
inline constexpr listed mcp_prochot_cycles{{&pcu_list, 0x10c0000000006, 0xf, 0x115, 0}, {}, &mcp_prochot_cycles};
inline constexpr listed memory_phase_shedding_cycles{{&pcu_list, 0x10c000000002f, 0xf, 0x12e, 0}, {}, &memory_phase_shedding_cycles};
inline constexpr listed pkg_residency_c0_cycles{{&pcu_list, 0x10c000000002a, 0xf, 0x151, 0}, {}, &pkg_residency_c0_cycles};
inline constexpr listed pkg_residency_c2e_cycles{{&pcu_list, 0x10c000000002b, 0xf, 0x16f, 0}, {}, &pkg_residency_c2e_cycles};
inline constexpr listed pkg_residency_c3_cycles{{&pcu_list, 0x10c000000002c, 0xf, 0x18e, 0}, {}, &pkg_residency_c3_cycles};
inline constexpr listed pkg_residency_c6_cycles{{&pcu_list, 0x10c000000002d, 0xf, 0x1ac, 0}, {}, &pkg_residency_c6_cycles};
inline constexpr listed pmax_throttled_cycles{{&pcu_list, 0x10c0000000007, 0xf, 0x1ca, 0}, {}, &pmax_throttled_cycles};
inline constexpr listed prochot_external_cycles{{&pcu_list, 0x10c000000000a, 0xf, 0x255, 0}, {}, &prochot_external_cycles};
inline constexpr listed prochot_internal_cycles{{&pcu_list, 0x10c0000000009, 0xf, 0x273, 0}, {}, &prochot_internal_cycles};
inline constexpr listed total_transition_cycles{{&pcu_list, 0x10c0000000072, 0xf, 0x291, 0}, {}, &total_transition_cycles};
inline constexpr listed vr_hot_cycles{{&pcu_list, 0x10c0000000042, 0xf, 0x2af, 0}, {}, &vr_hot_cycles};
namespace power_state_occupancy {
inline constexpr listed cores_c0{{&pcu_list, 0x10c0000040080, 0xf, 0x1e6, 0}, {}, &cores_c0};
inline constexpr listed cores_c3{{&pcu_list, 0x10c0000080080, 0xf, 0x20b, 0}, {}, &cores_c3};
inline constexpr listed cores_c6{{&pcu_list, 0x10c00000c0080, 0xf, 0x230, 0}, {}, &cores_c6};
}
} // namespace pcu

namespace ubox {
using uncore_events::listed;
using uncore_events::ubox_list;
inline constexpr listed lock_cycles{{&ubox_list, 0x10d0000000044, 3, 0x82, 0}, {}, &lock_cycles};
inline constexpr listed racu_requests{{&ubox_list, 0x10d0000000046, 3, 0x103, 0}, {}, &racu_requests};
inline constexpr listed clockticks{{&ubox_list, 0x10d0000001000, 0x1000000000000, 0x117, 0}, {}, &clockticks};
namespace event_msg {
inline constexpr listed vlw_rcvd{{&ubox_list, 0x10d0000001042, 3, 0, 0}, {}, &vlw_rcvd};
inline constexpr listed msi_rcvd{{&ubox_list, 0x10d0000002042, 3, 0x19, 0}, {}, &msi_rcvd};
inline constexpr listed ipi_rcvd{{&ubox_list, 0x450d0000004042, 3, 0x32, 0}, {}, &ipi_rcvd};
inline constexpr listed doorbell_rcvd{{&ubox_list, 0x450d0000008042, 3, 0x4b, 0}, {}, &doorbell_rcvd};
inline constexpr listed int_prio{{&ubox_list, 0x450d0000010042, 3, 0x69, 0}, {}, &int_prio};
}
namespace phold_cycles {
inline constexpr listed assert_to_ack{{&ubox_list, 0x10d0000001045, 3, 0x94, 0}, {}, &assert_to_ack};
}
namespace racu_drng {
inline constexpr listed rdrand{{&ubox_list, 0x10d000000104c, 3, 0xb5, 0}, {}, &rdrand};
inline constexpr listed rdseed{{&ubox_list, 0x10d000000204c, 3, 0xcc, 0}, {}, &rdseed};
inline constexpr listed pftch_buf_empty{{&ubox_list, 0x10d000000404c, 3, 0xe3, 0}, {}, &pftch_buf_empty};
}
} // namespace ubox

namespace upi {
using uncore_events::listed;
using uncore_events::upi_list;
inline constexpr listed clockticks{{&upi_list, 0x1b0000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed l1_power_cycles{{&upi_list, 0x1b0000000021, 0xf, 0x4b, 0}, {}, &l1_power_cycles};
inline constexpr listed rxl0p_power_cycles{{&upi_list, 0x1b0000000025, 0xf, 0x63, 0}, {}, &rxl0p_power_cycles};
inline constexpr listed txl0p_power_cycles{{&upi_list, 0x1b0000000027, 0xf, 0xe6, 0}, {}, &txl0p_power_cycles};
inline constexpr listed txl_bypassed{{&upi_list, 0x1b0000000041, 0xf, 0x101, 0}, {}, &txl_bypassed};
inline constexpr listed m3_crd_return_blocked{{&upi_list, 0x11b0000000016, 0xf, 0x384, 0}, {}, &m3_crd_return_blocked};
inline constexpr listed phy_init_cycles{{&upi_list, 0x11b0000000020, 0xf, 0x4bb, 0}, {}, &phy_init_cycles};
inline constexpr listed power_l1_nack{{&upi_list, 0x11b0000000023, 0xf, 0x4d3, 0}, {}, &power_l1_nack};
inline constexpr listed power_l1_req{{&upi_list, 0x11b0000000022, 0xf, 0x4e9, 0}, {}, &power_l1_req};
inline constexpr listed rxl0_power_cycles{{&upi_list, 0x11b0000000024, 0xf, 0x576, 0}, {}, &rxl0_power_cycles};
inline constexpr listed rxl_crc_errors{{&upi_list, 0x11b000000000b, 0xf, 0x80000000000590, 0}, {}, &rxl_crc_errors};
inline constexpr listed rxl_crc_llr_req_transmit{{&upi_list, 0x11b0000000008, 0xf, 0x800000000005a7, 0}, {}, &rxl_crc_llr_req_transmit};
inline constexpr listed rxl_credits_consumed_vn0{{&upi_list, 0x11b0000000039, 0xf, 0x5c8, 0}, {}, &rxl_credits_consumed_vn0};
inline constexpr listed rxl_credits_consumed_vn1{{&upi_list, 0x11b000000003a, 0xf, 0x5e9, 0}, {}, &rxl_credits_consumed_vn1};
inline constexpr listed rxl_credits_consumed_vna{{&upi_list, 0x11b0000000038, 0xf, 0x60a, 0}, {}, &rxl_credits_consumed_vna};
inline constexpr listed txl0p_power_cycles_ll_enter{{&upi_list, 0x11b0000000028, 0xf, 0x981, 0}, {}, &txl0p_power_cycles_ll_enter};
inline constexpr listed txl0p_power_cycles_m3_exit{{&upi_list, 0x11b0000000029, 0xf, 0x9a5, 0}, {}, &txl0p_power_cycles_m3_exit};
inline constexpr listed txl0_power_cycles{{&upi_list, 0x11b0000000026, 0xf, 0x9c8, 0}, {}, &txl0_power_cycles};
inline constexpr listed txl_inserts{{&upi_list, 0x11b0000000040, 0xf, 0xaf7, 0}, {}, &txl_inserts};
inline constexpr listed txl_occupancy{{&upi_list, 0x11b0000000042, 0xf, 0xb0b, 0}, {}, &txl_occupancy};
inline constexpr listed vna_credit_return_blocked_vn01{{&upi_list, 0x11b0000000045, 0xf, 0xb21, 0}, {}, &vna_credit_return_blocked_vn01};
inline constexpr listed vna_credit_return_occupancy{{&upi_list, 0x11b0000000044, 0xf, 0xb48, 0}, {}, &vna_credit_return_occupancy};
namespace direct_attempts {
inline constexpr listed d2c{{&upi_list, 0x1b0000001012, 0xf, 0x13, 0}, {}, &d2c};
inline constexpr listed d2k{{&upi_list, 0x1b0000002012, 0xf, 0x2000000000002f, 0}, {}, &d2k};
inline constexpr listed d2u{{&upi_list, 0x1b0000002012, 0xf, 0x1fd, 0}, {}, &d2u};
}
namespace flowq_no_vna_crd {
inline constexpr listed ad_vna_eq0{{&upi_list, 0x11b0000001018, 0xf, 0x219, 0}, {}, &ad_vna_eq0};
inline constexpr listed ad_vna_eq1{{&upi_list, 0x11b0000002018, 0xf, 0x23d, 0}, {}, &ad_vna_eq1};
inline constexpr listed ad_vna_eq2{{&upi_list, 0x11b0000004018, 0xf, 0x261, 0}, {}, &ad_vna_eq2};
inline constexpr listed bl_vna_eq0{{&upi_list, 0x11b0000008018, 0xf, 0x285, 0}, {}, &bl_vna_eq0};
inline constexpr listed ak_vna_eq0{{&upi_list, 0x11b0000010018, 0xf, 0x2a9, 0}, {}, &ak_vna_eq0};
inline constexpr listed ak_vna_eq3{{&upi_list, 0x11b0000080018, 0xf, 0xb6c, 0}, {}, &ak_vna_eq3};
inline constexpr listed ak_vna_eq1{{&upi_list, 0x11b0000020018, 0xf, 0xbc4, 0}, {}, &ak_vna_eq1};
inline constexpr listed ak_vna_eq2{{&upi_list, 0x11b0000040018, 0xf, 0xbe8, 0}, {}, &ak_vna_eq2};
}
namespace m3_byp_blocked {
inline constexpr listed flowq_ad_vna_le2{{&upi_list, 0x11b0000001014, 0xf, 0x2cd, 0}, {}, &flowq_ad_vna_le2};
inline constexpr listed flowq_bl_vna_eq0{{&upi_list, 0x11b0000002014, 0xf, 0x2f5, 0}, {}, &flowq_bl_vna_eq0};
inline constexpr listed flowq_ak_vna_le3{{&upi_list, 0x11b0000004014, 0xf, 0x31d, 0}, {}, &flowq_ak_vna_le3};
inline constexpr listed bgf_crd{{&upi_list, 0x11b0000008014, 0xf, 0x345, 0}, {}, &bgf_crd};
inline constexpr listed gv_block{{&upi_list, 0x11b0000010014, 0xf, 0x364, 0}, {}, &gv_block};
}
namespace m3_rxq_blocked {
inline constexpr listed flowq_ad_vna_le2{{&upi_list, 0x11b0000001015, 0xf, 0x3a2, 0}, {}, &flowq_ad_vna_le2};
inline constexpr listed flowq_ad_vna_btw_2_thresh{{&upi_list, 0x11b0000002015, 0xf, 0x3ca, 0}, {}, &flowq_ad_vna_btw_2_thresh};
inline constexpr listed flowq_bl_vna_eq0{{&upi_list, 0x11b0000004015, 0xf, 0x3fb, 0}, {}, &flowq_bl_vna_eq0};
inline constexpr listed flowq_bl_vna_btw_0_thresh{{&upi_list, 0x11b0000008015, 0xf, 0x423, 0}, {}, &flowq_bl_vna_btw_0_thresh};
inline constexpr listed flowq_ak_vna_le3{{&upi_list, 0x11b0000010015, 0xf, 0x454, 0}, {}, &flowq_ak_vna_le3};
inline constexpr listed bgf_crd{{&upi_list, 0x11b0000020015, 0xf, 0x47c, 0}, {}, &bgf_crd};
inline constexpr listed gv_block{{&upi_list, 0x11b0000040015, 0xf, 0x49b, 0}, {}, &gv_block};
}
namespace req_slot2_from_m3 {
inline constexpr listed vna{{&upi_list, 0x11b0000001046, 0xf, 0x4fe, 0}, {}, &vna};
inline constexpr listed vn0{{&upi_list, 0x11b0000002046, 0xf, 0x51c, 0}, {}, &vn0};
inline constexpr listed vn1{{&upi_list, 0x11b0000004046, 0xf, 0x53a, 0}, {}, &vn1};
inline constexpr listed ack{{&upi_list, 0x11b0000008046, 0xf, 0x558, 0}, {}, &ack};
}
namespace rxl_basic_hdr_match {
inline constexpr listed req{{&upi_list, 0x11b0000008005, 0xf, 0xd20, 0}, {}, &req};
inline constexpr listed req_opc{{&upi_list, 0x11b0000008005, 0xf, 0xd40, 1}, {}, &req_opc};
inline constexpr listed snp{{&upi_list, 0x11b0000009005, 0xf, 0xd64, 0}, {}, &snp};
inline constexpr listed snp_opc{{&upi_list, 0x11b0000009005, 0xf, 0xd84, 1}, {}, &snp_opc};
inline constexpr listed rsp_nodata{{&upi_list, 0x11b000000a005, 0xf, 0xda8, 0}, {}, &rsp_nodata};
inline constexpr listed rsp_nodata_opc{{&upi_list, 0x11b000000a005, 0xf, 0xdcf, 1}, {}, &rsp_nodata_opc};
inline constexpr listed rsp_data{{&upi_list, 0x11b000000c005, 0xf, 0xdfa, 0}, {}, &rsp_data};
inline constexpr listed rsp_data_opc{{&upi_list, 0x11b000000c005, 0xf, 0xe1f, 1}, {}, &rsp_data_opc};
inline constexpr listed wb{{&upi_list, 0x11b000000d005, 0xf, 0xe48, 0}, {}, &wb};
inline constexpr listed wb_opc{{&upi_list, 0x11b000000d005, 0xf, 0xe67, 1}, {}, &wb_opc};
inline constexpr listed ncb{{&upi_list, 0x11b000000e005, 0xf, 0xe8a, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&upi_list, 0x11b000000e005, 0xf, 0xeaa, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&upi_list, 0x11b000000f005, 0xf, 0xece, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&upi_list, 0x11b000000f005, 0xf, 0xeee, 1}, {}, &ncs_opc};
inline constexpr listed rspcnflt{{&upi_list, 0x11b00000aa005, 0xf, 0x1104, 1}, {}, &rspcnflt};
inline constexpr listed rspi{{&upi_list, 0x11b000002a005, 0xf, 0x1129, 1}, {}, &rspi};
}
namespace rxl_bypassed {
inline constexpr listed slot0{{&upi_list, 0x1b0000001031, 0xf, 0x7e, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x1b0000002031, 0xf, 0x99, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x1b0000004031, 0xf, 0xb4, 0}, {}, &slot2};
}
namespace rxl_flits {
inline constexpr listed null{{&upi_list, 0x1b0000020003, 0xf, 0x200000000000cf, 0}, {}, &null};
inline constexpr listed non_data{{&upi_list, 0x1b0000097003, 0xf, 0x144, 0}, {}, &non_data};
inline constexpr listed all_null{{&upi_list, 0x1b0000027003, 0xf, 0x1ac, 0}, {}, &all_null};
inline constexpr listed all_data{{&upi_list, 0x1b000000f003, 0xf, 0x1c7, 0}, {}, &all_data};
inline constexpr listed slot0{{&upi_list, 0x11b0000001003, 0xf, 0x62b, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002003, 0xf, 0x643, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004003, 0xf, 0x65b, 0}, {}, &slot2};
inline constexpr listed data{{&upi_list, 0x11b0000008003, 0xf, 0x673, 0}, {}, &data};
inline constexpr listed llcrd{{&upi_list, 0x11b0000010003, 0xf, 0x68a, 0}, {}, &llcrd};
inline constexpr listed llctrl{{&upi_list, 0x11b0000040003, 0xf, 0x6a2, 0}, {}, &llctrl};
inline constexpr listed prot_hdr{{&upi_list, 0x11b0000080003, 0xf, 0x200000000006bb, 0}, {}, &prot_hdr};
inline constexpr listed prothdr{{&upi_list, 0x11b0000080003, 0xf, 0xb90, 0}, {}, &prothdr};
inline constexpr listed idle{{&upi_list, 0x11b0000047003, 0xf, 0xd09, 0}, {}, &idle};
}
namespace rxl_hdr_match {
inline constexpr listed req{{&upi_list, 0x11b0000008005, 0xf, 0x200000000006d6, 0}, {}, &req};
inline constexpr listed snp{{&upi_list, 0x11b0000009005, 0xf, 0x200000000006f0, 0}, {}, &snp};
inline constexpr listed rsp{{&upi_list, 0x11b000000a005, 0xf, 0x2000000000070a, 0}, {}, &rsp};
inline constexpr listed wb{{&upi_list, 0x11b000000b005, 0xf, 0x20000000000724, 0}, {}, &wb};
inline constexpr listed ncb{{&upi_list, 0x11b000000c005, 0xf, 0x2000000000073d, 0}, {}, &ncb};
inline constexpr listed ncs{{&upi_list, 0x11b000000d005, 0xf, 0x20000000000757, 0}, {}, &ncs};
}
namespace rxl_inserts {
inline constexpr listed slot0{{&upi_list, 0x11b0000001030, 0xf, 0x114a, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002030, 0xf, 0x1164, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004030, 0xf, 0x117e, 0}, {}, &slot2};
}
namespace rxl_occupancy {
inline constexpr listed slot0{{&upi_list, 0x11b0000001032, 0xf, 0x771, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002032, 0xf, 0x78d, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004032, 0xf, 0x7a9, 0}, {}, &slot2};
}
namespace rxl_slot_bypass {
inline constexpr listed s0_rxq1{{&upi_list, 0x11b0000001033, 0xf, 0x7c5, 0}, {}, &s0_rxq1};
inline constexpr listed s0_rxq2{{&upi_list, 0x11b0000002033, 0xf, 0x7e5, 0}, {}, &s0_rxq2};
inline constexpr listed s1_rxq0{{&upi_list, 0x11b0000004033, 0xf, 0x805, 0}, {}, &s1_rxq0};
inline constexpr listed s1_rxq2{{&upi_list, 0x11b0000008033, 0xf, 0x825, 0}, {}, &s1_rxq2};
inline constexpr listed s2_rxq0{{&upi_list, 0x11b0000010033, 0xf, 0x845, 0}, {}, &s2_rxq0};
inline constexpr listed s2_rxq1{{&upi_list, 0x11b0000020033, 0xf, 0x865, 0}, {}, &s2_rxq1};
}
namespace txl0p_clk_active {
inline constexpr listed cfg_ctl{{&upi_list, 0x11b000000102a, 0xf, 0x885, 0}, {}, &cfg_ctl};
inline constexpr listed rxq{{&upi_list, 0x11b000000202a, 0xf, 0x8a6, 0}, {}, &rxq};
inline constexpr listed rxq_bypass{{&upi_list, 0x11b000000402a, 0xf, 0x8c3, 0}, {}, &rxq_bypass};
inline constexpr listed rxq_cred{{&upi_list, 0x11b000000802a, 0xf, 0x8e7, 0}, {}, &rxq_cred};
inline constexpr listed txq{{&upi_list, 0x11b000001002a, 0xf, 0x909, 0}, {}, &txq};
inline constexpr listed retry{{&upi_list, 0x11b000002002a, 0xf, 0x926, 0}, {}, &retry};
inline constexpr listed dfx{{&upi_list, 0x11b000004002a, 0xf, 0x945, 0}, {}, &dfx};
inline constexpr listed spare{{&upi_list, 0x11b000008002a, 0xf, 0x962, 0}, {}, &spare};
}
namespace txl_basic_hdr_match {
inline constexpr listed req{{&upi_list, 0x11b0000008004, 0xf, 0xf12, 0}, {}, &req};
inline constexpr listed req_opc{{&upi_list, 0x11b0000008004, 0xf, 0xf32, 1}, {}, &req_opc};
inline constexpr listed snp{{&upi_list, 0x11b0000009004, 0xf, 0xf56, 0}, {}, &snp};
inline constexpr listed snp_opc{{&upi_list, 0x11b0000009004, 0xf, 0xf76, 1}, {}, &snp_opc};
inline constexpr listed rsp_nodata{{&upi_list, 0x11b000000a004, 0xf, 0xf9a, 0}, {}, &rsp_nodata};
inline constexpr listed rsp_nodata_opc{{&upi_list, 0x11b000000a004, 0xf, 0xfc1, 1}, {}, &rsp_nodata_opc};
inline constexpr listed rsp_data{{&upi_list, 0x11b000000c004, 0xf, 0xfec, 0}, {}, &rsp_data};
inline constexpr listed rsp_data_opc{{&upi_list, 0x11b000000c004, 0xf, 0x1011, 1}, {}, &rsp_data_opc};
inline constexpr listed wb{{&upi_list, 0x11b000000d004, 0xf, 0x103a, 0}, {}, &wb};
inline constexpr listed wb_opc{{&upi_list, 0x11b000000d004, 0xf, 0x1059, 1}, {}, &wb_opc};
inline constexpr listed ncb{{&upi_list, 0x11b000000e004, 0xf, 0x107c, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&upi_list, 0x11b000000e004, 0xf, 0x109c, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&upi_list, 0x11b000000f004, 0xf, 0x10c0, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&upi_list, 0x11b000000f004, 0xf, 0x10e0, 1}, {}, &ncs_opc};
inline constexpr listed rspcnflt{{&upi_list, 0x11b00000aa004, 0xf, 0x1198, 1}, {}, &rspcnflt};
inline constexpr listed rspi{{&upi_list, 0x11b000002a004, 0xf, 0x11bd, 1}, {}, &rspi};
}
namespace txl_flits {
inline constexpr listed data{{&upi_list, 0x1b0000008002, 0xf, 0x116, 0}, {}, &data};
inline constexpr listed null{{&upi_list, 0x1b0000020002, 0xf, 0x2000000000012d, 0}, {}, &null};
inline constexpr listed non_data{{&upi_list, 0x1b0000097002, 0xf, 0x15f, 0}, {}, &non_data};
inline constexpr listed idle{{&upi_list, 0x1b0000047002, 0xf, 0x17a, 0}, {}, &idle};
inline constexpr listed all_null{{&upi_list, 0x1b0000027002, 0xf, 0x191, 0}, {}, &all_null};
inline constexpr listed all_data{{&upi_list, 0x1b000000f002, 0xf, 0x1e2, 0}, {}, &all_data};
inline constexpr listed slot0{{&upi_list, 0x11b0000001002, 0xf, 0x9e2, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002002, 0xf, 0x9fa, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004002, 0xf, 0xa12, 0}, {}, &slot2};
inline constexpr listed llcrd{{&upi_list, 0x11b0000010002, 0xf, 0xa2a, 0}, {}, &llcrd};
inline constexpr listed llctrl{{&upi_list, 0x11b0000040002, 0xf, 0xa42, 0}, {}, &llctrl};
inline constexpr listed prot_hdr{{&upi_list, 0x11b0000080002, 0xf, 0x20000000000a5b, 0}, {}, &prot_hdr};
inline constexpr listed prothdr{{&upi_list, 0x11b0000080002, 0xf, 0xbaa, 0}, {}, &prothdr};
}
namespace txl_hdr_match {
inline constexpr listed req{{&upi_list, 0x11b0000008004, 0xf, 0x20000000000a76, 0}, {}, &req};
inline constexpr listed snp{{&upi_list, 0x11b0000009004, 0xf, 0x20000000000a90, 0}, {}, &snp};
inline constexpr listed wb{{&upi_list, 0x11b000000c004, 0xf, 0x20000000000aaa, 0}, {}, &wb};
inline constexpr listed ncb{{&upi_list, 0x11b000000e004, 0xf, 0x20000000000ac3, 0}, {}, &ncb};
inline constexpr listed ncs{{&upi_list, 0x11b000000f004, 0xf, 0x20000000000add, 0}, {}, &ncs};
inline constexpr listed loc{{&upi_list, 0x11b0000000004, 0xf, 0x20000000000c0c, 2}, {}, &loc};
inline constexpr listed rem{{&upi_list, 0x11b0000000004, 0xf, 0x20000000000c26, 4}, {}, &rem};
inline constexpr listed data_hdr{{&upi_list, 0x11b0000000004, 0xf, 0x20000000000c40, 8}, {}, &data_hdr};
inline constexpr listed non_data_hdr{{&upi_list, 0x11b0000000004, 0xf, 0x20000000000c5f, 0x10}, {}, &non_data_hdr};
inline constexpr listed dual_slot_hdr{{&upi_list, 0x11b0000000004, 0xf, 0x20000000000c82, 0x20}, {}, &dual_slot_hdr};
inline constexpr listed sgl_slot_hdr{{&upi_list, 0x11b0000000004, 0xf, 0x20000000000ca6, 0x40}, {}, &sgl_slot_hdr};
inline constexpr listed rsp_nodata{{&upi_list, 0x11b000000a004, 0xf, 0x20000000000cc9, 0}, {}, &rsp_nodata};
inline constexpr listed rsp_data{{&upi_list, 0x11b000000c004, 0xf, 0x20000000000cea, 0}, {}, &rsp_data};
}
} // namespace upi

namespace uncore_events {
inline constexpr const listed *own[] = {
    &cha::c_clockticks, &cha::h_core_snp::core_gtone, &cha::h_core_snp::evict_gtone,
    &cha::h_dir_lookup::snp, &cha::h_dir_lookup::no_snp, &cha::h_dir_update::ha,
    &cha::h_dir_update::tor, &cha::h_hitme_hit::ex_rds, &cha::c_llc_lookup::data_read,
    &cha::c_llc_lookup::remote_snoop, &cha::c_llc_victims::m_state, &cha::c_llc_victims::e_state,
    &cha::c_llc_victims::s_state, &cha::c_llc_victims::f_state, &cha::h_misc::rfo_hit_s,
    &cha::h_requests::reads, &cha::h_requests::writes, &cha::h_requests::reads_local,
    &cha::h_requests::writes_local, &cha::h_requests::invitoe_local,
    &cha::h_requests::invitoe_remote, &cha::h_snoop_resp::rspifwd, &cha::h_snoop_resp::rspsfwd,
    &cha::h_snoop_resp::rsp_fwd_wb, &cha::h_snoop_resp::rspcnflct, &cha::c_tor_inserts::irq,
    &cha::c_tor_occupancy::irq, &iio::clockticks, &iio::payload_bytes_in::mem_write_part0,
    &iio::payload_bytes_in::mem_write_part1, &iio::payload_bytes_in::mem_write_part2,
    &iio::payload_bytes_in::mem_write_part3, &iio::payload_bytes_in::mem_read_part0,
    &iio::payload_bytes_in::mem_read_part1, &iio::payload_bytes_in::mem_read_part2,
    &iio::payload_bytes_in::mem_read_part3, &irp::cache_total_occupancy::mem,
    &irp::coherent_ops::rfo, &irp::coherent_ops::pcitom, &irp::faf_inserts, &irp::faf_occupancy,
    &irp::transactions::wr_pref, &upi::clockticks, &upi::direct_attempts::d2c,
    &upi::direct_attempts::d2k, &upi::l1_power_cycles, &upi::rxl0p_power_cycles,
    &upi::rxl_bypassed::slot0, &upi::rxl_bypassed::slot1, &upi::rxl_bypassed::slot2,
    &upi::rxl_flits::null, &upi::txl0p_power_cycles, &upi::txl_bypassed, &upi::txl_flits::data,
    &upi::txl_flits::null, &m2m::bypass_m2m_egress::not_taken, &m2m::direct2core_not_taken_dirstate,
    &m2m::direct2core_taken, &m2m::direct2core_txn_override, &m2m::directory_lookup::any,
    &m2m::directory_lookup::state_i, &m2m::directory_lookup::state_s,
    &m2m::directory_lookup::state_a, &m2m::directory_update::any, &m2m::directory_update::i2s,
    &m2m::directory_update::i2a, &m2m::directory_update::s2i, &m2m::directory_update::s2a,
    &m2m::directory_update::a2i, &m2m::directory_update::a2s, &m2m::imc_reads::normal,
    &m2m::imc_reads::all, &m2m::imc_writes::partial, &m2m::imc_writes::all, &m2m::imc_writes::ni,
    &m2m::prefcam_demand_promotions, &m2m::prefcam_inserts, &imc::act_count::wr,
    &imc::cas_count::rd_reg, &imc::cas_count::rd_underfill, &imc::cas_count::rd,
    &imc::cas_count::wr_wmm, &imc::cas_count::wr, &imc::cas_count::all, &imc::clockticks,
    &imc::power_channel_ppd, &imc::power_self_refresh, &imc::pre_count::page_miss,
    &imc::pre_count::rd, &imc::rpq_inserts, &imc::rpq_occupancy, &imc::wpq_inserts,
    &imc::wpq_occupancy, &cha::c_tor_inserts::rem_all, &m2m::rxc_ad_inserts, &m2m::rxc_ad_occupancy,
    &m2m::rxc_bl_inserts, &m2m::rxc_bl_occupancy, &m2m::txc_ad_inserts, &m2m::txc_ad_occupancy,
    &m2m::txc_bl_inserts::all, &m2m::txc_bl_occupancy::all, &cha::c_fast_asserted,
    &cha::h_rxc_inserts::irq, &cha::h_rxc_irq1_reject::pa_match, &cha::h_rxc_occupancy::irq,
    &cha::c_tor_inserts::irq_hit, &cha::c_tor_inserts::irq_miss, &cha::c_tor_inserts::prq_hit,
    &cha::c_tor_inserts::prq_miss, &cha::c_tor_occupancy::irq_hit, &cha::c_tor_occupancy::irq_miss,
    &upi::rxl_flits::non_data, &upi::txl_flits::non_data, &upi::txl_flits::idle,
    &upi::txl_flits::all_null, &upi::rxl_flits::all_null, &cha::tor_inserts::io_hit,
    &cha::tor_inserts::io_miss, &cha::tor_inserts::ia, &cha::tor_inserts::ia_hit,
    &cha::tor_inserts::ia_miss, &cha::tor_occupancy::ia, &cha::tor_occupancy::ia_hit,
    &cha::tor_occupancy::ia_miss, &cha::upi_credit_occupancy::vn0_bl_ncs,
    &m3upi::upi_prefetch_spawn, &cha::hitme_hit::ex_rds, &cha::fast_asserted::horz,
    &cha::clockticks, &cha::core_snp::core_gtone, &cha::core_snp::evict_gtone,
    &cha::dir_lookup::snp, &cha::dir_lookup::no_snp, &cha::dir_update::ha, &cha::dir_update::tor,
    &cha::imc_reads_count::normal, &cha::imc_writes_count::full, &cha::misc::rfo_hit_s,
    &cha::requests::reads, &cha::requests::writes, &cha::requests::reads_local,
    &cha::requests::reads_remote, &cha::requests::writes_local, &cha::requests::writes_remote,
    &cha::requests::invitoe_local, &cha::requests::invitoe_remote, &cha::snoop_resp::rspi,
    &cha::snoop_resp::rspifwd, &cha::snoop_resp::rspsfwd, &cha::snoop_resp::rsp_wbwb,
    &cha::snoop_resp::rsp_fwd_wb, &cha::snoop_resp::rspcnflcts, &cha::sf_eviction::m_state,
    &cha::sf_eviction::e_state, &cha::sf_eviction::s_state, &cha::tor_inserts::rem_all,
    &cha::rxc_inserts::irq, &cha::rxc_irq1_reject::pa_match, &cha::rxc_occupancy::irq,
    &iio::data_req_by_cpu::mem_write_part0, &iio::data_req_by_cpu::mem_write_part1,
    &iio::data_req_by_cpu::mem_write_part2, &iio::data_req_by_cpu::mem_write_part3,
    &iio::data_req_by_cpu::peer_write_part0, &iio::data_req_by_cpu::peer_write_part1,
    &iio::data_req_by_cpu::peer_write_part2, &iio::data_req_by_cpu::peer_write_part3,
    &iio::data_req_by_cpu::mem_read_part0, &iio::data_req_by_cpu::mem_read_part1,
    &iio::data_req_by_cpu::mem_read_part2, &iio::data_req_by_cpu::mem_read_part3,
    &iio::data_req_by_cpu::peer_read_part0, &iio::data_req_by_cpu::peer_read_part1,
    &iio::data_req_by_cpu::peer_read_part2, &iio::data_req_by_cpu::peer_read_part3,
    &iio::data_req_of_cpu::mem_write_part0, &iio::data_req_of_cpu::mem_write_part1,
    &iio::data_req_of_cpu::mem_write_part2, &iio::data_req_of_cpu::mem_write_part3,
    &iio::data_req_of_cpu::peer_write_part0, &iio::data_req_of_cpu::peer_write_part1,
    &iio::data_req_of_cpu::peer_write_part2, &iio::data_req_of_cpu::peer_write_part3,
    &iio::data_req_of_cpu::mem_read_part0, &iio::data_req_of_cpu::mem_read_part1,
    &iio::data_req_of_cpu::mem_read_part2, &iio::data_req_of_cpu::mem_read_part3,
    &iio::data_req_of_cpu::peer_read_part0, &iio::data_req_of_cpu::peer_read_part1,
    &iio::data_req_of_cpu::peer_read_part2, &iio::data_req_of_cpu::peer_read_part3,
    &iio::txn_req_by_cpu::mem_write_part0, &iio::txn_req_by_cpu::mem_write_part1,
    &iio::txn_req_by_cpu::mem_write_part2, &iio::txn_req_by_cpu::mem_write_part3,
    &iio::txn_req_by_cpu::peer_write_part0, &iio::txn_req_by_cpu::peer_write_part1,
    &iio::txn_req_by_cpu::peer_write_part2, &iio::txn_req_by_cpu::peer_write_part3,
    &iio::txn_req_by_cpu::mem_read_part0, &iio::txn_req_by_cpu::mem_read_part1,
    &iio::txn_req_by_cpu::mem_read_part2, &iio::txn_req_by_cpu::mem_read_part3,
    &iio::txn_req_by_cpu::peer_read_part0, &iio::txn_req_by_cpu::peer_read_part1,
    &iio::txn_req_by_cpu::peer_read_part2, &iio::txn_req_by_cpu::peer_read_part3,
    &upi::rxl_flits::all_data, &upi::txl_flits::all_data, &m2m::direct2upi_not_taken_credits,
    &m2m::direct2upi_not_taken_dirstate, &m2m::direct2upi_taken, &m2m::direct2upi_txn_override,
    &iio::txn_req_of_cpu::mem_write_part0, &iio::txn_req_of_cpu::mem_write_part1,
    &iio::txn_req_of_cpu::mem_write_part2, &iio::txn_req_of_cpu::mem_write_part3,
    &iio::txn_req_of_cpu::peer_write_part0, &iio::txn_req_of_cpu::peer_write_part1,
    &iio::txn_req_of_cpu::peer_write_part2, &iio::txn_req_of_cpu::peer_write_part3,
    &iio::txn_req_of_cpu::mem_read_part0, &iio::txn_req_of_cpu::mem_read_part1,
    &iio::txn_req_of_cpu::mem_read_part2, &iio::txn_req_of_cpu::mem_read_part3,
    &iio::txn_req_of_cpu::peer_read_part0, &iio::txn_req_of_cpu::peer_read_part1,
    &iio::txn_req_of_cpu::peer_read_part2, &iio::txn_req_of_cpu::peer_read_part3,
    &upi::direct_attempts::d2u, &cha::llc_victims::total_m, &cha::llc_victims::total_e,
    &cha::llc_victims::total_s, &cha::llc_victims::total_f, &cha::tor_inserts::ia_hit_drd,
    &cha::tor_inserts::ia_hit_crd, &cha::tor_inserts::ia_hit_rfo,
    &cha::tor_inserts::ia_hit_llcprefdrd, &cha::tor_inserts::ia_hit_llcprefcrd,
    &cha::tor_inserts::ia_hit_llcprefrfo, &cha::tor_inserts::ia_miss_drd,
    &cha::tor_inserts::ia_miss_crd, &cha::tor_inserts::ia_miss_rfo,
    &cha::tor_inserts::ia_miss_llcprefdrd, &cha::tor_inserts::ia_miss_llcprefcrd,
    &cha::tor_inserts::ia_miss_llcprefrfo, &cha::tor_occupancy::ia_hit_drd,
    &cha::tor_occupancy::ia_hit_crd, &cha::tor_occupancy::ia_hit_rfo,
    &cha::tor_occupancy::ia_hit_llcprefdrd, &cha::tor_occupancy::ia_hit_llcprefcrd,
    &cha::tor_occupancy::ia_hit_llcprefrfo, &cha::tor_occupancy::ia_miss_drd,
    &cha::tor_occupancy::ia_miss_crd, &cha::tor_occupancy::ia_miss_rfo,
    &cha::tor_occupancy::ia_miss_llcprefdrd, &cha::tor_occupancy::ia_miss_llcprefcrd,
    &cha::tor_occupancy::ia_miss_llcprefrfo, &iio::comp_buf_inserts::cmpd_part0,
    &iio::comp_buf_inserts::cmpd_part1, &iio::comp_buf_inserts::cmpd_part2,
    &iio::comp_buf_inserts::cmpd_part3, &iio::comp_buf_occupancy::cmpd_part0,
    &iio::comp_buf_occupancy::cmpd_part1, &iio::comp_buf_occupancy::cmpd_part2,
    &iio::comp_buf_occupancy::cmpd_part3, &iio::comp_buf_inserts::cmpd_all_parts,
    &iio::comp_buf_occupancy::cmpd_all_parts, &cha::h_bypass_cha_imc::taken,
    &cha::h_bypass_cha_imc::intermediate, &cha::h_bypass_cha_imc::not_taken,
    &cha::h_core_snp::ext_one, &cha::h_core_snp::core_one, &cha::h_core_snp::evict_one,
    &cha::h_core_snp::any_one, &cha::h_core_snp::ext_gtone, &cha::h_core_snp::any_gtone,
    &cha::h_core_snp::ext_remote, &cha::h_core_snp::core_remote, &cha::h_core_snp::evict_remote,
    &cha::h_core_snp::any_remote, &cha::h_counter0_occupancy, &cha::h_hitme_hit::shared_ownreq,
    &cha::h_hitme_hit::wbmtoe, &cha::h_hitme_hit::wbmtoi_or_s, &cha::h_hitme_lookup::read,
    &cha::h_hitme_lookup::write, &cha::h_hitme_miss::shared_rdinvown,
    &cha::h_hitme_miss::notshared_rdinvown, &cha::h_hitme_miss::read_or_inv,
    &cha::h_hitme_update::deallocate_rspfwdi_loc, &cha::h_hitme_update::rspfwdi_rem,
    &cha::h_hitme_update::shared, &cha::h_hitme_update::rdinvown, &cha::h_hitme_update::deallocate,
    &cha::h_imc_reads_count::normal, &cha::h_imc_reads_count::priority,
    &cha::h_imc_writes_count::full, &cha::h_imc_writes_count::partial,
    &cha::h_imc_writes_count::full_priority, &cha::h_imc_writes_count::partial_priority,
    &cha::h_imc_writes_count::full_mig, &cha::h_imc_writes_count::partial_mig,
    &cha::h_iodc_alloc::invitom, &cha::h_iodc_alloc::iodcfull, &cha::h_iodc_alloc::osbgated,
    &cha::h_iodc_dealloc::wbmtoe, &cha::h_iodc_dealloc::wbmtoi, &cha::h_iodc_dealloc::wbpushmtoi,
    &cha::h_iodc_dealloc::snpout, &cha::h_iodc_dealloc::all, &cha::c_llc_lookup::write,
    &cha::c_llc_lookup::any, &cha::c_llc_lookup::local, &cha::c_llc_lookup::remote,
    &cha::c_llc_victims::local, &cha::c_llc_victims::remote, &cha::h_misc::rspi_was_fse,
    &cha::h_misc::wc_aliasing, &cha::h_misc::cv0_pref_vic, &cha::h_misc::cv0_pref_miss, &cha::h_osb,
    &cha::h_read_no_credits::mc0_smi0, &cha::h_read_no_credits::mc1_smi1,
    &cha::h_read_no_credits::edc0_smi2, &cha::h_read_no_credits::edc1_smi3,
    &cha::h_read_no_credits::edc2_smi4, &cha::h_read_no_credits::edc3_smi5,
    &cha::h_requests::reads_remote, &cha::h_requests::writes_remote, &cha::h_snoops_sent_,
    &cha::h_snoops_sent::local, &cha::h_snoops_sent::remote, &cha::h_snoops_sent::bcst_loc,
    &cha::h_snoops_sent::bcst_rem, &cha::h_snoops_sent::direct_loc, &cha::h_snoops_sent::direct_rem,
    &cha::h_snoop_resp::rspi, &cha::h_snoop_resp::rsps, &cha::h_snoop_resp::rsp_wb,
    &cha::h_snoop_resp::rspfwd, &cha::h_snp_rsp_rcv_local::rspi, &cha::h_snp_rsp_rcv_local::rsps,
    &cha::h_snp_rsp_rcv_local::rspifwd, &cha::h_snp_rsp_rcv_local::rspsfwd,
    &cha::h_snp_rsp_rcv_local::rsp_wb, &cha::h_snp_rsp_rcv_local::rsp_fwd_wb,
    &cha::h_snp_rsp_rcv_local::rspcnflct, &cha::h_snp_rsp_rcv_local::rspfwd,
    &cha::c_tor_inserts::evict, &cha::c_tor_inserts::prq, &cha::c_tor_inserts::ipq,
    &cha::c_tor_inserts::hit, &cha::c_tor_inserts::miss, &cha::c_tor_occupancy::evict,
    &cha::c_tor_occupancy::prq, &cha::c_tor_occupancy::ipq, &cha::c_tor_occupancy::hit,
    &cha::c_tor_occupancy::miss, &cha::h_wb_push_mtoi::llc, &cha::h_wb_push_mtoi::mem,
    &cha::h_write_no_credits::mc0_smi0, &cha::h_write_no_credits::mc1_smi1,
    &cha::h_write_no_credits::edc0_smi2, &cha::h_write_no_credits::edc1_smi3,
    &cha::h_write_no_credits::edc2_smi4, &cha::h_write_no_credits::edc3_smi5,
    &iio::comp_buf_inserts::port0, &iio::comp_buf_inserts::port1, &iio::comp_buf_inserts::port2,
    &iio::comp_buf_inserts::port3, &iio::link_num_corr_err, &iio::link_num_retries,
    &iio::mask_match, &iio::mask_match_and::bus0, &iio::mask_match_and::bus1,
    &iio::mask_match_and::bus0_not_bus1, &iio::mask_match_and::bus0_bus1,
    &iio::mask_match_and::not_bus0_bus1, &iio::mask_match_and::not_bus0_not_bus1,
    &iio::mask_match_or::bus0, &iio::mask_match_or::bus1, &iio::mask_match_or::bus0_not_bus1,
    &iio::mask_match_or::bus0_bus1, &iio::mask_match_or::not_bus0_bus1,
    &iio::mask_match_or::not_bus0_not_bus1, &iio::nothing, &iio::payload_bytes_in::peer_write_part0,
    &iio::payload_bytes_in::peer_write_part1, &iio::payload_bytes_in::peer_write_part2,
    &iio::payload_bytes_in::peer_write_part3, &iio::payload_bytes_in::peer_read_part0,
    &iio::payload_bytes_in::peer_read_part1, &iio::payload_bytes_in::peer_read_part2,
    &iio::payload_bytes_in::peer_read_part3, &iio::payload_bytes_in::atomic_part0,
    &iio::payload_bytes_in::atomic_part1, &iio::payload_bytes_in::atomic_part2,
    &iio::payload_bytes_in::atomic_part3, &iio::payload_bytes_in::atomiccmp_part0,
    &iio::payload_bytes_in::atomiccmp_part1, &iio::payload_bytes_in::atomiccmp_part2,
    &iio::payload_bytes_in::atomiccmp_part3, &iio::payload_bytes_in::msg_part0,
    &iio::payload_bytes_in::msg_part1, &iio::payload_bytes_in::msg_part2,
    &iio::payload_bytes_in::msg_part3, &iio::payload_bytes_out::mem_write_part0,
    &iio::payload_bytes_out::mem_write_part1, &iio::payload_bytes_out::mem_write_part2,
    &iio::payload_bytes_out::mem_write_part3, &iio::payload_bytes_out::peer_write_part0,
    &iio::payload_bytes_out::peer_write_part1, &iio::payload_bytes_out::peer_write_part2,
    &iio::payload_bytes_out::peer_write_part3, &iio::payload_bytes_out::mem_read_part0,
    &iio::payload_bytes_out::mem_read_part1, &iio::payload_bytes_out::mem_read_part2,
    &iio::payload_bytes_out::mem_read_part3, &iio::payload_bytes_out::peer_read_part0,
    &iio::payload_bytes_out::peer_read_part1, &iio::payload_bytes_out::peer_read_part2,
    &iio::payload_bytes_out::peer_read_part3, &iio::payload_bytes_out::cfg_write_part0,
    &iio::payload_bytes_out::cfg_write_part1, &iio::payload_bytes_out::cfg_write_part2,
    &iio::payload_bytes_out::cfg_write_part3, &iio::payload_bytes_out::io_write_part0,
    &iio::payload_bytes_out::io_write_part1, &iio::payload_bytes_out::io_write_part2,
    &iio::payload_bytes_out::io_write_part3, &iio::payload_bytes_out::cfg_read_part0,
    &iio::payload_bytes_out::cfg_read_part1, &iio::payload_bytes_out::cfg_read_part2,
    &iio::payload_bytes_out::cfg_read_part3, &iio::payload_bytes_out::io_read_part0,
    &iio::payload_bytes_out::io_read_part1, &iio::payload_bytes_out::io_read_part2,
    &iio::payload_bytes_out::io_read_part3, &iio::symbol_times, &iio::txn_in::mem_write_part0,
    &iio::txn_in::mem_write_part1, &iio::txn_in::mem_write_part2, &iio::txn_in::mem_write_part3,
    &iio::txn_in::peer_write_part0, &iio::txn_in::peer_write_part1, &iio::txn_in::peer_write_part2,
    &iio::txn_in::peer_write_part3, &iio::txn_in::mem_read_part0, &iio::txn_in::mem_read_part1,
    &iio::txn_in::mem_read_part2, &iio::txn_in::mem_read_part3, &iio::txn_in::peer_read_part0,
    &iio::txn_in::peer_read_part1, &iio::txn_in::peer_read_part2, &iio::txn_in::peer_read_part3,
    &iio::txn_in::atomic_part0, &iio::txn_in::atomic_part1, &iio::txn_in::atomic_part2,
    &iio::txn_in::atomic_part3, &iio::txn_in::atomiccmp_part0, &iio::txn_in::atomiccmp_part1,
    &iio::txn_in::atomiccmp_part2, &iio::txn_in::atomiccmp_part3, &iio::txn_in::msg_part0,
    &iio::txn_in::msg_part1, &iio::txn_in::msg_part2, &iio::txn_in::msg_part3,
    &iio::txn_out::mem_write_part0, &iio::txn_out::mem_write_part1, &iio::txn_out::mem_write_part2,
    &iio::txn_out::mem_write_part3, &iio::txn_out::peer_write_part0,
    &iio::txn_out::peer_write_part1, &iio::txn_out::peer_write_part2,
    &iio::txn_out::peer_write_part3, &iio::txn_out::mem_read_part0, &iio::txn_out::mem_read_part1,
    &iio::txn_out::mem_read_part2, &iio::txn_out::mem_read_part3, &iio::txn_out::peer_read_part0,
    &iio::txn_out::peer_read_part1, &iio::txn_out::peer_read_part2, &iio::txn_out::peer_read_part3,
    &iio::txn_out::cfg_write_part0, &iio::txn_out::cfg_write_part1, &iio::txn_out::cfg_write_part2,
    &iio::txn_out::cfg_write_part3, &iio::txn_out::io_write_part0, &iio::txn_out::io_write_part1,
    &iio::txn_out::io_write_part2, &iio::txn_out::io_write_part3, &iio::txn_out::cfg_read_part0,
    &iio::txn_out::cfg_read_part1, &iio::txn_out::cfg_read_part2, &iio::txn_out::cfg_read_part3,
    &iio::txn_out::io_read_part0, &iio::txn_out::io_read_part1, &iio::txn_out::io_read_part2,
    &iio::txn_out::io_read_part3, &iio::vtd_access::l4_page_hit, &iio::vtd_access::ctxt_miss,
    &iio::vtd_access::l1_miss, &iio::vtd_access::l2_miss, &iio::vtd_access::l3_miss,
    &iio::vtd_access::tlb_miss, &iio::vtd_access::tlb_full, &iio::vtd_access::tlb1_miss,
    &iio::vtd_occupancy, &irp::cache_total_occupancy::any, &irp::cache_total_occupancy::iv_q,
    &irp::clockticks, &irp::coherent_ops::pcirdcur, &irp::coherent_ops::crd,
    &irp::coherent_ops::drd, &irp::coherent_ops::pcidcahint, &irp::coherent_ops::wbmtoi,
    &irp::coherent_ops::clflush, &irp::faf_full, &irp::faf_transactions,
    &irp::irp_all::inbound_inserts, &irp::irp_all::outbound_inserts, &irp::misc0::fast_req,
    &irp::misc0::fast_rej, &irp::misc0::_2nd_rd_insert, &irp::misc0::_2nd_wr_insert,
    &irp::misc0::_2nd_atomic_insert, &irp::misc0::fast_xfer, &irp::misc0::pf_ack_hint,
    &irp::misc0::unknown, &irp::misc1::slow_i, &irp::misc1::slow_s, &irp::misc1::slow_e,
    &irp::misc1::slow_m, &irp::misc1::lost_fwd, &irp::misc1::sec_rcvd_invld,
    &irp::misc1::sec_rcvd_vld, &irp::p2p_inserts, &irp::p2p_occupancy, &irp::p2p_transactions::rd,
    &irp::p2p_transactions::wr, &irp::p2p_transactions::msg, &irp::p2p_transactions::cmpl,
    &irp::p2p_transactions::rem, &irp::p2p_transactions::rem_and_tgt_match,
    &irp::p2p_transactions::loc, &irp::p2p_transactions::loc_and_tgt_match, &irp::snoop_resp::miss,
    &irp::snoop_resp::hit_i, &irp::snoop_resp::hit_es, &irp::snoop_resp::hit_m,
    &irp::snoop_resp::snpcode, &irp::snoop_resp::snpdata, &irp::snoop_resp::snpinv,
    &irp::transactions::reads, &irp::transactions::writes, &irp::transactions::rd_pref,
    &irp::transactions::atomic, &irp::transactions::other, &irp::txr2_ad_stall_credit_cycles,
    &irp::txc_ak_inserts, &irp::txc_bl_drs_cycles_full, &irp::txc_bl_drs_inserts,
    &irp::txc_bl_drs_occupancy, &irp::txc_bl_ncb_cycles_full, &irp::txc_bl_ncb_inserts,
    &irp::txc_bl_ncb_occupancy, &irp::txc_bl_ncs_cycles_full, &irp::txc_bl_ncs_inserts,
    &irp::txc_bl_ncs_occupancy, &irp::txr2_bl_stall_credit_cycles, &irp::txs_data_inserts_ncb,
    &irp::txs_data_inserts_ncs, &irp::txs_request_occupancy, &upi::flowq_no_vna_crd::ad_vna_eq0,
    &upi::flowq_no_vna_crd::ad_vna_eq1, &upi::flowq_no_vna_crd::ad_vna_eq2,
    &upi::flowq_no_vna_crd::bl_vna_eq0, &upi::flowq_no_vna_crd::ak_vna_eq0,
    &upi::m3_byp_blocked::flowq_ad_vna_le2, &upi::m3_byp_blocked::flowq_bl_vna_eq0,
    &upi::m3_byp_blocked::flowq_ak_vna_le3, &upi::m3_byp_blocked::bgf_crd,
    &upi::m3_byp_blocked::gv_block, &upi::m3_crd_return_blocked,
    &upi::m3_rxq_blocked::flowq_ad_vna_le2, &upi::m3_rxq_blocked::flowq_ad_vna_btw_2_thresh,
    &upi::m3_rxq_blocked::flowq_bl_vna_eq0, &upi::m3_rxq_blocked::flowq_bl_vna_btw_0_thresh,
    &upi::m3_rxq_blocked::flowq_ak_vna_le3, &upi::m3_rxq_blocked::bgf_crd,
    &upi::m3_rxq_blocked::gv_block, &upi::phy_init_cycles, &upi::power_l1_nack, &upi::power_l1_req,
    &upi::req_slot2_from_m3::vna, &upi::req_slot2_from_m3::vn0, &upi::req_slot2_from_m3::vn1,
    &upi::req_slot2_from_m3::ack, &upi::rxl0_power_cycles, &upi::rxl_crc_errors,
    &upi::rxl_crc_llr_req_transmit, &upi::rxl_credits_consumed_vn0, &upi::rxl_credits_consumed_vn1,
    &upi::rxl_credits_consumed_vna, &upi::rxl_flits::slot0, &upi::rxl_flits::slot1,
    &upi::rxl_flits::slot2, &upi::rxl_flits::data, &upi::rxl_flits::llcrd, &upi::rxl_flits::llctrl,
    &upi::rxl_flits::prot_hdr, &upi::rxl_hdr_match::req, &upi::rxl_hdr_match::snp,
    &upi::rxl_hdr_match::rsp, &upi::rxl_hdr_match::wb, &upi::rxl_hdr_match::ncb,
    &upi::rxl_hdr_match::ncs, &upi::rxl_occupancy::slot0, &upi::rxl_occupancy::slot1,
    &upi::rxl_occupancy::slot2, &upi::rxl_slot_bypass::s0_rxq1, &upi::rxl_slot_bypass::s0_rxq2,
    &upi::rxl_slot_bypass::s1_rxq0, &upi::rxl_slot_bypass::s1_rxq2, &upi::rxl_slot_bypass::s2_rxq0,
    &upi::rxl_slot_bypass::s2_rxq1, &upi::txl0p_clk_active::cfg_ctl, &upi::txl0p_clk_active::rxq,
    &upi::txl0p_clk_active::rxq_bypass, &upi::txl0p_clk_active::rxq_cred,
    &upi::txl0p_clk_active::txq, &upi::txl0p_clk_active::retry, &upi::txl0p_clk_active::dfx,
    &upi::txl0p_clk_active::spare, &upi::txl0p_power_cycles_ll_enter,
    &upi::txl0p_power_cycles_m3_exit, &upi::txl0_power_cycles, &upi::txl_flits::slot0,
    &upi::txl_flits::slot1, &upi::txl_flits::slot2, &upi::txl_flits::llcrd, &upi::txl_flits::llctrl,
    &upi::txl_flits::prot_hdr, &upi::txl_hdr_match::req, &upi::txl_hdr_match::snp,
    &upi::txl_hdr_match::wb, &upi::txl_hdr_match::ncb, &upi::txl_hdr_match::ncs, &upi::txl_inserts,
    &upi::txl_occupancy, &upi::vna_credit_return_blocked_vn01, &upi::vna_credit_return_occupancy,
    &m2m::bypass_m2m_egress::taken, &m2m::clockticks, &m2m::directory_hit::dirty_i,
    &m2m::directory_hit::dirty_s, &m2m::directory_hit::dirty_p, &m2m::directory_hit::dirty_a,
    &m2m::directory_hit::clean_i, &m2m::directory_hit::clean_s, &m2m::directory_hit::clean_p,
    &m2m::directory_hit::clean_a, &m2m::directory_miss::dirty_i, &m2m::directory_miss::dirty_s,
    &m2m::directory_miss::dirty_p, &m2m::directory_miss::dirty_a, &m2m::directory_miss::clean_i,
    &m2m::directory_miss::clean_s, &m2m::directory_miss::clean_p, &m2m::directory_miss::clean_a,
    &m2m::imc_reads::isoch, &m2m::imc_reads::from_transgress, &m2m::imc_writes::full,
    &m2m::imc_writes::full_isoch, &m2m::imc_writes::partial_isoch,
    &m2m::imc_writes::from_transgress, &m2m::pkt_match::mesh, &m2m::pkt_match::mc,
    &m2m::prefcam_cycles_full, &m2m::prefcam_cycles_ne, &m2m::prefcam_occupancy,
    &m2m::rpq_cycles_no_spec_credits::chn0, &m2m::rpq_cycles_no_spec_credits::chn1,
    &m2m::rpq_cycles_no_spec_credits::chn2, &m2m::tgr_ad_credits, &m2m::tgr_bl_credits,
    &m2m::tracker_cycles_full::ch0, &m2m::tracker_cycles_full::ch1, &m2m::tracker_cycles_full::ch2,
    &m2m::tracker_cycles_ne::ch0, &m2m::tracker_cycles_ne::ch1, &m2m::tracker_cycles_ne::ch2,
    &m2m::tracker_inserts::ch0, &m2m::tracker_inserts::ch1, &m2m::tracker_inserts::ch2,
    &m2m::tracker_occupancy::ch0, &m2m::tracker_occupancy::ch1, &m2m::tracker_occupancy::ch2,
    &m2m::tracker_pending_occupancy, &m2m::wpq_cycles_no_reg_credits::chn0,
    &m2m::wpq_cycles_no_reg_credits::chn1, &m2m::wpq_cycles_no_reg_credits::chn2,
    &m2m::write_tracker_cycles_full::ch0, &m2m::write_tracker_cycles_full::ch1,
    &m2m::write_tracker_cycles_full::ch2, &m2m::write_tracker_cycles_ne::ch0,
    &m2m::write_tracker_cycles_ne::ch1, &m2m::write_tracker_cycles_ne::ch2,
    &m2m::write_tracker_inserts::ch0, &m2m::write_tracker_inserts::ch1,
    &m2m::write_tracker_inserts::ch2, &m2m::write_tracker_occupancy::ch0,
    &m2m::write_tracker_occupancy::ch1, &m2m::write_tracker_occupancy::ch2, &pcu::clockticks,
    &pcu::core_transition_cycles, &pcu::demotions, &pcu::fivr_ps_ps0_cycles,
    &pcu::fivr_ps_ps1_cycles, &pcu::fivr_ps_ps2_cycles, &pcu::fivr_ps_ps3_cycles,
    &pcu::freq_max_limit_thermal_cycles, &pcu::freq_max_power_cycles, &pcu::freq_min_io_p_cycles,
    &pcu::freq_trans_cycles, &pcu::mcp_prochot_cycles, &pcu::memory_phase_shedding_cycles,
    &pcu::pkg_residency_c0_cycles, &pcu::pkg_residency_c2e_cycles, &pcu::pkg_residency_c3_cycles,
    &pcu::pkg_residency_c6_cycles, &pcu::pmax_throttled_cycles,
    &pcu::power_state_occupancy::cores_c0, &pcu::power_state_occupancy::cores_c3,
    &pcu::power_state_occupancy::cores_c6, &pcu::prochot_external_cycles,
    &pcu::prochot_internal_cycles, &pcu::total_transition_cycles, &pcu::vr_hot_cycles,
    &ubox::event_msg::vlw_rcvd, &ubox::event_msg::msi_rcvd, &ubox::event_msg::ipi_rcvd,
    &ubox::event_msg::doorbell_rcvd, &ubox::event_msg::int_prio, &ubox::lock_cycles,
    &ubox::phold_cycles::assert_to_ack, &ubox::racu_drng::rdrand, &ubox::racu_drng::rdseed,
    &ubox::racu_drng::pftch_buf_empty, &ubox::racu_requests, &imc::act_count::rd,
    &imc::act_count::byp, &imc::byp_cmds::act, &imc::byp_cmds::cas, &imc::byp_cmds::pre,
    &imc::cas_count::wr_rmm, &imc::cas_count::rd_wmm, &imc::cas_count::rd_rmm,
    &imc::cas_count::rd_isoch, &imc::cas_count::wr_isoch, &imc::dram_pre_all,
    &imc::dram_refresh::panic, &imc::dram_refresh::high, &imc::ecc_correctable_errors,
    &imc::major_modes::read, &imc::major_modes::write, &imc::major_modes::partial,
    &imc::major_modes::isoch, &imc::power_channel_dlloff, &imc::power_cke_cycles::rank0,
    &imc::power_cke_cycles::rank1, &imc::power_cke_cycles::rank2, &imc::power_cke_cycles::rank3,
    &imc::power_cke_cycles::rank4, &imc::power_cke_cycles::rank5, &imc::power_cke_cycles::rank6,
    &imc::power_cke_cycles::rank7, &imc::power_critical_throttle_cycles, &imc::power_pcu_throttling,
    &imc::power_throttle_cycles::rank0, &imc::power_throttle_cycles::rank1,
    &imc::power_throttle_cycles::rank2, &imc::power_throttle_cycles::rank3,
    &imc::power_throttle_cycles::rank4, &imc::power_throttle_cycles::rank5,
    &imc::power_throttle_cycles::rank6, &imc::power_throttle_cycles::rank7,
    &imc::preemption::rd_preempt_rd, &imc::preemption::rd_preempt_wr, &imc::pre_count::page_close,
    &imc::pre_count::wr, &imc::pre_count::byp, &imc::rd_cas_prio::low, &imc::rd_cas_prio::med,
    &imc::rd_cas_prio::high, &imc::rd_cas_prio::panic, &imc::rd_cas_rank0::bank0,
    &imc::rd_cas_rank0::bank1, &imc::rd_cas_rank0::bank2, &imc::rd_cas_rank0::bank3,
    &imc::rd_cas_rank0::bank4, &imc::rd_cas_rank0::bank5, &imc::rd_cas_rank0::bank6,
    &imc::rd_cas_rank0::bank7, &imc::rd_cas_rank0::bank8, &imc::rd_cas_rank0::bank9,
    &imc::rd_cas_rank0::bank10, &imc::rd_cas_rank0::bank11, &imc::rd_cas_rank0::bank12,
    &imc::rd_cas_rank0::bank13, &imc::rd_cas_rank0::bank14, &imc::rd_cas_rank0::bank15,
    &imc::rd_cas_rank0::allbanks, &imc::rd_cas_rank0::bankg0, &imc::rd_cas_rank0::bankg1,
    &imc::rd_cas_rank0::bankg2, &imc::rd_cas_rank0::bankg3, &imc::rd_cas_rank1::bank0,
    &imc::rd_cas_rank1::bank1, &imc::rd_cas_rank1::bank2, &imc::rd_cas_rank1::bank3,
    &imc::rd_cas_rank1::bank4, &imc::rd_cas_rank1::bank5, &imc::rd_cas_rank1::bank6,
    &imc::rd_cas_rank1::bank7, &imc::rd_cas_rank1::bank8, &imc::rd_cas_rank1::bank9,
    &imc::rd_cas_rank1::bank10, &imc::rd_cas_rank1::bank11, &imc::rd_cas_rank1::bank12,
    &imc::rd_cas_rank1::bank13, &imc::rd_cas_rank1::bank14, &imc::rd_cas_rank1::bank15,
    &imc::rd_cas_rank1::allbanks, &imc::rd_cas_rank1::bankg0, &imc::rd_cas_rank1::bankg1,
    &imc::rd_cas_rank1::bankg2, &imc::rd_cas_rank1::bankg3, &imc::rd_cas_rank2::bank0,
    &imc::rd_cas_rank2::bank1, &imc::rd_cas_rank2::bank2, &imc::rd_cas_rank2::bank3,
    &imc::rd_cas_rank2::bank4, &imc::rd_cas_rank2::bank5, &imc::rd_cas_rank2::bank6,
    &imc::rd_cas_rank2::bank7, &imc::rd_cas_rank2::bank8, &imc::rd_cas_rank2::bank9,
    &imc::rd_cas_rank2::bank10, &imc::rd_cas_rank2::bank11, &imc::rd_cas_rank2::bank12,
    &imc::rd_cas_rank2::bank13, &imc::rd_cas_rank2::bank14, &imc::rd_cas_rank2::bank15,
    &imc::rd_cas_rank2::allbanks, &imc::rd_cas_rank2::bankg0, &imc::rd_cas_rank2::bankg1,
    &imc::rd_cas_rank2::bankg2, &imc::rd_cas_rank2::bankg3, &imc::rd_cas_rank3::bank0,
    &imc::rd_cas_rank3::bank1, &imc::rd_cas_rank3::bank2, &imc::rd_cas_rank3::bank3,
    &imc::rd_cas_rank3::bank4, &imc::rd_cas_rank3::bank5, &imc::rd_cas_rank3::bank6,
    &imc::rd_cas_rank3::bank7, &imc::rd_cas_rank3::bank8, &imc::rd_cas_rank3::bank9,
    &imc::rd_cas_rank3::bank10, &imc::rd_cas_rank3::bank11, &imc::rd_cas_rank3::bank12,
    &imc::rd_cas_rank3::bank13, &imc::rd_cas_rank3::bank14, &imc::rd_cas_rank3::bank15,
    &imc::rd_cas_rank3::allbanks, &imc::rd_cas_rank3::bankg0, &imc::rd_cas_rank3::bankg1,
    &imc::rd_cas_rank3::bankg2, &imc::rd_cas_rank3::bankg3, &imc::rd_cas_rank4::bank0,
    &imc::rd_cas_rank4::bank1, &imc::rd_cas_rank4::bank2, &imc::rd_cas_rank4::bank3,
    &imc::rd_cas_rank4::bank4, &imc::rd_cas_rank4::bank5, &imc::rd_cas_rank4::bank6,
    &imc::rd_cas_rank4::bank7, &imc::rd_cas_rank4::bank8, &imc::rd_cas_rank4::bank9,
    &imc::rd_cas_rank4::bank10, &imc::rd_cas_rank4::bank11, &imc::rd_cas_rank4::bank12,
    &imc::rd_cas_rank4::bank13, &imc::rd_cas_rank4::bank14, &imc::rd_cas_rank4::bank15,
    &imc::rd_cas_rank4::allbanks, &imc::rd_cas_rank4::bankg0, &imc::rd_cas_rank4::bankg1,
    &imc::rd_cas_rank4::bankg2, &imc::rd_cas_rank4::bankg3, &imc::rd_cas_rank5::bank0,
    &imc::rd_cas_rank5::bank1, &imc::rd_cas_rank5::bank2, &imc::rd_cas_rank5::bank3,
    &imc::rd_cas_rank5::bank4, &imc::rd_cas_rank5::bank5, &imc::rd_cas_rank5::bank6,
    &imc::rd_cas_rank5::bank7, &imc::rd_cas_rank5::bank8, &imc::rd_cas_rank5::bank9,
    &imc::rd_cas_rank5::bank10, &imc::rd_cas_rank5::bank11, &imc::rd_cas_rank5::bank12,
    &imc::rd_cas_rank5::bank13, &imc::rd_cas_rank5::bank14, &imc::rd_cas_rank5::bank15,
    &imc::rd_cas_rank5::allbanks, &imc::rd_cas_rank5::bankg0, &imc::rd_cas_rank5::bankg1,
    &imc::rd_cas_rank5::bankg2, &imc::rd_cas_rank5::bankg3, &imc::rd_cas_rank6::bank0,
    &imc::rd_cas_rank6::bank1, &imc::rd_cas_rank6::bank2, &imc::rd_cas_rank6::bank3,
    &imc::rd_cas_rank6::bank4, &imc::rd_cas_rank6::bank5, &imc::rd_cas_rank6::bank6,
    &imc::rd_cas_rank6::bank7, &imc::rd_cas_rank6::bank8, &imc::rd_cas_rank6::bank9,
    &imc::rd_cas_rank6::bank10, &imc::rd_cas_rank6::bank11, &imc::rd_cas_rank6::bank12,
    &imc::rd_cas_rank6::bank13, &imc::rd_cas_rank6::bank14, &imc::rd_cas_rank6::bank15,
    &imc::rd_cas_rank6::allbanks, &imc::rd_cas_rank6::bankg0, &imc::rd_cas_rank6::bankg1,
    &imc::rd_cas_rank6::bankg2, &imc::rd_cas_rank6::bankg3, &imc::rd_cas_rank7::bank0,
    &imc::rd_cas_rank7::bank1, &imc::rd_cas_rank7::bank2, &imc::rd_cas_rank7::bank3,
    &imc::rd_cas_rank7::bank4, &imc::rd_cas_rank7::bank5, &imc::rd_cas_rank7::bank6,
    &imc::rd_cas_rank7::bank7, &imc::rd_cas_rank7::bank8, &imc::rd_cas_rank7::bank9,
    &imc::rd_cas_rank7::bank10, &imc::rd_cas_rank7::bank11, &imc::rd_cas_rank7::bank12,
    &imc::rd_cas_rank7::bank13, &imc::rd_cas_rank7::bank14, &imc::rd_cas_rank7::bank15,
    &imc::rd_cas_rank7::allbanks, &imc::rd_cas_rank7::bankg0, &imc::rd_cas_rank7::bankg1,
    &imc::rd_cas_rank7::bankg2, &imc::rd_cas_rank7::bankg3, &imc::rpq_cycles_full,
    &imc::rpq_cycles_ne, &imc::wmm_to_rmm::low_thresh, &imc::wmm_to_rmm::starve,
    &imc::wmm_to_rmm::vmse_retry, &imc::wpq_cycles_full, &imc::wpq_cycles_ne, &imc::wpq_read_hit,
    &imc::wpq_write_hit, &imc::wrong_mm, &imc::wr_cas_rank0::bank0, &imc::wr_cas_rank0::bank1,
    &imc::wr_cas_rank0::bank2, &imc::wr_cas_rank0::bank3, &imc::wr_cas_rank0::bank4,
    &imc::wr_cas_rank0::bank5, &imc::wr_cas_rank0::bank6, &imc::wr_cas_rank0::bank7,
    &imc::wr_cas_rank0::bank8, &imc::wr_cas_rank0::bank9, &imc::wr_cas_rank0::bank10,
    &imc::wr_cas_rank0::bank11, &imc::wr_cas_rank0::bank12, &imc::wr_cas_rank0::bank13,
    &imc::wr_cas_rank0::bank14, &imc::wr_cas_rank0::bank15, &imc::wr_cas_rank0::allbanks,
    &imc::wr_cas_rank0::bankg0, &imc::wr_cas_rank0::bankg1, &imc::wr_cas_rank0::bankg2,
    &imc::wr_cas_rank0::bankg3, &imc::wr_cas_rank1::bank0, &imc::wr_cas_rank1::bank1,
    &imc::wr_cas_rank1::bank2, &imc::wr_cas_rank1::bank3, &imc::wr_cas_rank1::bank4,
    &imc::wr_cas_rank1::bank5, &imc::wr_cas_rank1::bank6, &imc::wr_cas_rank1::bank7,
    &imc::wr_cas_rank1::bank8, &imc::wr_cas_rank1::bank9, &imc::wr_cas_rank1::bank10,
    &imc::wr_cas_rank1::bank11, &imc::wr_cas_rank1::bank12, &imc::wr_cas_rank1::bank13,
    &imc::wr_cas_rank1::bank14, &imc::wr_cas_rank1::bank15, &imc::wr_cas_rank1::allbanks,
    &imc::wr_cas_rank1::bankg0, &imc::wr_cas_rank1::bankg1, &imc::wr_cas_rank1::bankg2,
    &imc::wr_cas_rank1::bankg3, &imc::wr_cas_rank2::bank0, &imc::wr_cas_rank2::bank1,
    &imc::wr_cas_rank2::bank2, &imc::wr_cas_rank2::bank3, &imc::wr_cas_rank2::bank4,
    &imc::wr_cas_rank2::bank5, &imc::wr_cas_rank2::bank6, &imc::wr_cas_rank2::bank7,
    &imc::wr_cas_rank2::bank8, &imc::wr_cas_rank2::bank9, &imc::wr_cas_rank2::bank10,
    &imc::wr_cas_rank2::bank11, &imc::wr_cas_rank2::bank12, &imc::wr_cas_rank2::bank13,
    &imc::wr_cas_rank2::bank14, &imc::wr_cas_rank2::bank15, &imc::wr_cas_rank2::allbanks,
    &imc::wr_cas_rank2::bankg0, &imc::wr_cas_rank2::bankg1, &imc::wr_cas_rank2::bankg2,
    &imc::wr_cas_rank2::bankg3, &imc::wr_cas_rank3::bank0, &imc::wr_cas_rank3::bank1,
    &imc::wr_cas_rank3::bank2, &imc::wr_cas_rank3::bank3, &imc::wr_cas_rank3::bank4,
    &imc::wr_cas_rank3::bank5, &imc::wr_cas_rank3::bank6, &imc::wr_cas_rank3::bank7,
    &imc::wr_cas_rank3::bank8, &imc::wr_cas_rank3::bank9, &imc::wr_cas_rank3::bank10,
    &imc::wr_cas_rank3::bank11, &imc::wr_cas_rank3::bank12, &imc::wr_cas_rank3::bank13,
    &imc::wr_cas_rank3::bank14, &imc::wr_cas_rank3::bank15, &imc::wr_cas_rank3::allbanks,
    &imc::wr_cas_rank3::bankg0, &imc::wr_cas_rank3::bankg1, &imc::wr_cas_rank3::bankg2,
    &imc::wr_cas_rank3::bankg3, &imc::wr_cas_rank4::bank0, &imc::wr_cas_rank4::bank1,
    &imc::wr_cas_rank4::bank2, &imc::wr_cas_rank4::bank3, &imc::wr_cas_rank4::bank4,
    &imc::wr_cas_rank4::bank5, &imc::wr_cas_rank4::bank6, &imc::wr_cas_rank4::bank7,
    &imc::wr_cas_rank4::bank8, &imc::wr_cas_rank4::bank9, &imc::wr_cas_rank4::bank10,
    &imc::wr_cas_rank4::bank11, &imc::wr_cas_rank4::bank12, &imc::wr_cas_rank4::bank13,
    &imc::wr_cas_rank4::bank14, &imc::wr_cas_rank4::bank15, &imc::wr_cas_rank4::allbanks,
    &imc::wr_cas_rank4::bankg0, &imc::wr_cas_rank4::bankg1, &imc::wr_cas_rank4::bankg2,
    &imc::wr_cas_rank4::bankg3, &imc::wr_cas_rank5::bank0, &imc::wr_cas_rank5::bank1,
    &imc::wr_cas_rank5::bank2, &imc::wr_cas_rank5::bank3, &imc::wr_cas_rank5::bank4,
    &imc::wr_cas_rank5::bank5, &imc::wr_cas_rank5::bank6, &imc::wr_cas_rank5::bank7,
    &imc::wr_cas_rank5::bank8, &imc::wr_cas_rank5::bank9, &imc::wr_cas_rank5::bank10,
    &imc::wr_cas_rank5::bank11, &imc::wr_cas_rank5::bank12, &imc::wr_cas_rank5::bank13,
    &imc::wr_cas_rank5::bank14, &imc::wr_cas_rank5::bank15, &imc::wr_cas_rank5::allbanks,
    &imc::wr_cas_rank5::bankg0, &imc::wr_cas_rank5::bankg1, &imc::wr_cas_rank5::bankg2,
    &imc::wr_cas_rank5::bankg3, &imc::wr_cas_rank6::bank0, &imc::wr_cas_rank6::bank1,
    &imc::wr_cas_rank6::bank2, &imc::wr_cas_rank6::bank3, &imc::wr_cas_rank6::bank4,
    &imc::wr_cas_rank6::bank5, &imc::wr_cas_rank6::bank6, &imc::wr_cas_rank6::bank7,
    &imc::wr_cas_rank6::bank8, &imc::wr_cas_rank6::bank9, &imc::wr_cas_rank6::bank10,
    &imc::wr_cas_rank6::bank11, &imc::wr_cas_rank6::bank12, &imc::wr_cas_rank6::bank13,
    &imc::wr_cas_rank6::bank14, &imc::wr_cas_rank6::bank15, &imc::wr_cas_rank6::allbanks,
    &imc::wr_cas_rank6::bankg0, &imc::wr_cas_rank6::bankg1, &imc::wr_cas_rank6::bankg2,
    &imc::wr_cas_rank6::bankg3, &imc::wr_cas_rank7::bank0, &imc::wr_cas_rank7::bank1,
    &imc::wr_cas_rank7::bank2, &imc::wr_cas_rank7::bank3, &imc::wr_cas_rank7::bank4,
    &imc::wr_cas_rank7::bank5, &imc::wr_cas_rank7::bank6, &imc::wr_cas_rank7::bank7,
    &imc::wr_cas_rank7::bank8, &imc::wr_cas_rank7::bank9, &imc::wr_cas_rank7::bank10,
    &imc::wr_cas_rank7::bank11, &imc::wr_cas_rank7::bank12, &imc::wr_cas_rank7::bank13,
    &imc::wr_cas_rank7::bank14, &imc::wr_cas_rank7::bank15, &imc::wr_cas_rank7::allbanks,
    &imc::wr_cas_rank7::bankg0, &imc::wr_cas_rank7::bankg1, &imc::wr_cas_rank7::bankg2,
    &imc::wr_cas_rank7::bankg3, &cha::c_tor_inserts::loc_io, &cha::c_tor_inserts::loc_ia,
    &cha::c_tor_inserts::loc_all, &cha::c_tor_occupancy::loc_io, &cha::c_tor_occupancy::loc_ia,
    &cha::c_tor_occupancy::loc_all, &cha::h_core_pma::c1_state, &cha::h_core_pma::c1_transition,
    &cha::h_core_pma::c6_state, &cha::h_core_pma::c6_transition, &cha::h_core_pma::gv,
    &cha::h_sf_eviction::m_state, &cha::h_sf_eviction::e_state, &cha::h_sf_eviction::s_state,
    &upi::flowq_no_vna_crd::ak_vna_eq3, &upi::rxl_flits::prothdr, &upi::txl_flits::prothdr,
    &iio::payload_bytes_in::atomic_vtd0, &iio::payload_bytes_in::atomic_vtd1,
    &iio::payload_bytes_in::mem_read_vtd0, &iio::payload_bytes_in::mem_read_vtd1,
    &iio::payload_bytes_in::mem_write_vtd0, &iio::payload_bytes_in::mem_write_vtd1,
    &iio::payload_bytes_in::msg_vtd0, &iio::payload_bytes_in::msg_vtd1,
    &iio::payload_bytes_in::peer_read_vtd0, &iio::payload_bytes_in::peer_read_vtd1,
    &iio::payload_bytes_in::peer_write_vtd0, &iio::payload_bytes_in::peer_write_vtd1,
    &iio::payload_bytes_out::cfg_read_vtd0, &iio::payload_bytes_out::cfg_read_vtd1,
    &iio::payload_bytes_out::cfg_write_vtd0, &iio::payload_bytes_out::cfg_write_vtd1,
    &iio::payload_bytes_out::io_read_vtd0, &iio::payload_bytes_out::io_read_vtd1,
    &iio::payload_bytes_out::io_write_vtd0, &iio::payload_bytes_out::io_write_vtd1,
    &iio::payload_bytes_out::mem_read_vtd0, &iio::payload_bytes_out::mem_read_vtd1,
    &iio::payload_bytes_out::mem_write_vtd0, &iio::payload_bytes_out::mem_write_vtd1,
    &iio::payload_bytes_out::peer_read_vtd0, &iio::payload_bytes_out::peer_read_vtd1,
    &iio::payload_bytes_out::peer_write_vtd0, &iio::payload_bytes_out::peer_write_vtd1,
    &iio::txn_in::atomic_vtd0, &iio::txn_in::atomic_vtd1, &iio::txn_in::mem_read_vtd0,
    &iio::txn_in::mem_read_vtd1, &iio::txn_in::mem_write_vtd0, &iio::txn_in::mem_write_vtd1,
    &iio::txn_in::msg_vtd0, &iio::txn_in::msg_vtd1, &iio::txn_in::peer_read_vtd0,
    &iio::txn_in::peer_read_vtd1, &iio::txn_in::peer_write_vtd0, &iio::txn_in::peer_write_vtd1,
    &iio::txn_out::cfg_read_vtd0, &iio::txn_out::cfg_read_vtd1, &iio::txn_out::cfg_write_vtd0,
    &iio::txn_out::io_read_vtd0, &iio::txn_out::io_read_vtd1, &iio::txn_out::io_write_vtd0,
    &iio::txn_out::io_write_vtd1, &iio::txn_out::mem_read_vtd0, &iio::txn_out::mem_read_vtd1,
    &iio::txn_out::mem_write_vtd0, &iio::txn_out::mem_write_vtd1, &iio::txn_out::peer_read_vtd0,
    &iio::txn_out::peer_read_vtd1, &iio::txn_out::peer_write_vtd0, &iio::txn_out::peer_write_vtd1,
    &m2m::ag0_ad_crd_acquired::tgr0, &m2m::ag0_ad_crd_acquired::tgr1,
    &m2m::ag0_ad_crd_acquired::tgr2, &m2m::ag0_ad_crd_acquired::tgr3,
    &m2m::ag0_ad_crd_acquired::tgr4, &m2m::ag0_ad_crd_acquired::tgr5,
    &m2m::ag0_ad_crd_occupancy::tgr0, &m2m::ag0_ad_crd_occupancy::tgr1,
    &m2m::ag0_ad_crd_occupancy::tgr2, &m2m::ag0_ad_crd_occupancy::tgr3,
    &m2m::ag0_ad_crd_occupancy::tgr4, &m2m::ag0_ad_crd_occupancy::tgr5,
    &m2m::ag0_bl_crd_acquired::tgr0, &m2m::ag0_bl_crd_acquired::tgr1,
    &m2m::ag0_bl_crd_acquired::tgr2, &m2m::ag0_bl_crd_acquired::tgr3,
    &m2m::ag0_bl_crd_acquired::tgr4, &m2m::ag0_bl_crd_acquired::tgr5,
    &m2m::ag0_bl_crd_occupancy::tgr0, &m2m::ag0_bl_crd_occupancy::tgr1,
    &m2m::ag0_bl_crd_occupancy::tgr2, &m2m::ag0_bl_crd_occupancy::tgr3,
    &m2m::ag0_bl_crd_occupancy::tgr4, &m2m::ag0_bl_crd_occupancy::tgr5,
    &m2m::ag1_ad_crd_acquired::tgr0, &m2m::ag1_ad_crd_acquired::tgr1,
    &m2m::ag1_ad_crd_acquired::tgr2, &m2m::ag1_ad_crd_acquired::tgr3,
    &m2m::ag1_ad_crd_acquired::tgr4, &m2m::ag1_ad_crd_acquired::tgr5,
    &m2m::ag1_ad_crd_occupancy::tgr0, &m2m::ag1_ad_crd_occupancy::tgr1,
    &m2m::ag1_ad_crd_occupancy::tgr2, &m2m::ag1_ad_crd_occupancy::tgr3,
    &m2m::ag1_ad_crd_occupancy::tgr4, &m2m::ag1_ad_crd_occupancy::tgr5,
    &m2m::ag1_bl_crd_occupancy::tgr0, &m2m::ag1_bl_crd_occupancy::tgr1,
    &m2m::ag1_bl_crd_occupancy::tgr2, &m2m::ag1_bl_crd_occupancy::tgr3,
    &m2m::ag1_bl_crd_occupancy::tgr4, &m2m::ag1_bl_crd_occupancy::tgr5,
    &m2m::ag1_bl_credits_acquired::tgr0, &m2m::ag1_bl_credits_acquired::tgr1,
    &m2m::ag1_bl_credits_acquired::tgr2, &m2m::ag1_bl_credits_acquired::tgr3,
    &m2m::ag1_bl_credits_acquired::tgr4, &m2m::ag1_bl_credits_acquired::tgr5,
    &m2m::egress_ordering::iv_snoopgo_dn, &m2m::egress_ordering::iv_snoopgo_up,
    &m2m::horz_ring_ad_in_use::left_even, &m2m::horz_ring_ad_in_use::left_odd,
    &m2m::horz_ring_ad_in_use::right_even, &m2m::horz_ring_ad_in_use::right_odd,
    &m2m::horz_ring_ak_in_use::left_even, &m2m::horz_ring_ak_in_use::left_odd,
    &m2m::horz_ring_ak_in_use::right_even, &m2m::horz_ring_ak_in_use::right_odd,
    &m2m::horz_ring_bl_in_use::left_even, &m2m::horz_ring_bl_in_use::left_odd,
    &m2m::horz_ring_bl_in_use::right_even, &m2m::horz_ring_bl_in_use::right_odd,
    &m2m::horz_ring_iv_in_use::left, &m2m::horz_ring_iv_in_use::right, &m2m::ring_bounces_horz::ad,
    &m2m::ring_bounces_horz::ak, &m2m::ring_bounces_horz::bl, &m2m::ring_bounces_horz::iv,
    &m2m::ring_bounces_vert::ad, &m2m::ring_bounces_vert::ak, &m2m::ring_bounces_vert::bl,
    &m2m::ring_bounces_vert::iv, &m2m::ring_sink_starved_horz::ad, &m2m::ring_sink_starved_horz::ak,
    &m2m::ring_sink_starved_horz::ak_ag1, &m2m::ring_sink_starved_horz::bl,
    &m2m::ring_sink_starved_horz::iv, &m2m::ring_sink_starved_vert::ad,
    &m2m::ring_sink_starved_vert::ak, &m2m::ring_sink_starved_vert::bl,
    &m2m::ring_sink_starved_vert::iv, &m2m::ring_src_thrtl, &m2m::rxc_ad_cycles_full,
    &m2m::rxc_ad_cycles_ne, &m2m::rxc_bl_cycles_full, &m2m::rxc_bl_cycles_ne,
    &m2m::rxr_busy_starved::ad_bnc, &m2m::rxr_busy_starved::ad_crd, &m2m::rxr_busy_starved::bl_bnc,
    &m2m::rxr_busy_starved::bl_crd, &m2m::rxr_bypass::ad_bnc, &m2m::rxr_bypass::ad_crd,
    &m2m::rxr_bypass::ak_bnc, &m2m::rxr_bypass::bl_bnc, &m2m::rxr_bypass::bl_crd,
    &m2m::rxr_bypass::iv_bnc, &m2m::rxr_crd_starved::ad_bnc, &m2m::rxr_crd_starved::ad_crd,
    &m2m::rxr_crd_starved::ak_bnc, &m2m::rxr_crd_starved::bl_bnc, &m2m::rxr_crd_starved::bl_crd,
    &m2m::rxr_crd_starved::ifv, &m2m::rxr_crd_starved::iv_bnc, &m2m::rxr_inserts::ad_bnc,
    &m2m::rxr_inserts::ad_crd, &m2m::rxr_inserts::ak_bnc, &m2m::rxr_inserts::bl_bnc,
    &m2m::rxr_inserts::bl_crd, &m2m::rxr_inserts::iv_bnc, &m2m::rxr_occupancy::ad_bnc,
    &m2m::rxr_occupancy::ad_crd, &m2m::rxr_occupancy::ak_bnc, &m2m::rxr_occupancy::bl_bnc,
    &m2m::rxr_occupancy::bl_crd, &m2m::rxr_occupancy::iv_bnc,
    &m2m::stall_no_txr_horz_crd_ad_ag0::tgr0, &m2m::stall_no_txr_horz_crd_ad_ag0::tgr1,
    &m2m::stall_no_txr_horz_crd_ad_ag0::tgr2, &m2m::stall_no_txr_horz_crd_ad_ag0::tgr3,
    &m2m::stall_no_txr_horz_crd_ad_ag0::tgr4, &m2m::stall_no_txr_horz_crd_ad_ag0::tgr5,
    &m2m::stall_no_txr_horz_crd_ad_ag1::tgr0, &m2m::stall_no_txr_horz_crd_ad_ag1::tgr1,
    &m2m::stall_no_txr_horz_crd_ad_ag1::tgr2, &m2m::stall_no_txr_horz_crd_ad_ag1::tgr3,
    &m2m::stall_no_txr_horz_crd_ad_ag1::tgr4, &m2m::stall_no_txr_horz_crd_ad_ag1::tgr5,
    &m2m::stall_no_txr_horz_crd_bl_ag0::tgr0, &m2m::stall_no_txr_horz_crd_bl_ag0::tgr1,
    &m2m::stall_no_txr_horz_crd_bl_ag0::tgr2, &m2m::stall_no_txr_horz_crd_bl_ag0::tgr3,
    &m2m::stall_no_txr_horz_crd_bl_ag0::tgr4, &m2m::stall_no_txr_horz_crd_bl_ag0::tgr5,
    &m2m::stall_no_txr_horz_crd_bl_ag1::tgr0, &m2m::stall_no_txr_horz_crd_bl_ag1::tgr1,
    &m2m::stall_no_txr_horz_crd_bl_ag1::tgr2, &m2m::stall_no_txr_horz_crd_bl_ag1::tgr3,
    &m2m::stall_no_txr_horz_crd_bl_ag1::tgr4, &m2m::stall_no_txr_horz_crd_bl_ag1::tgr5,
    &m2m::txc_ad_credit_occupancy, &m2m::txc_ad_credits_acquired, &m2m::txc_ad_cycles_full,
    &m2m::txc_ad_cycles_ne, &m2m::txc_ad_no_credit_cycles, &m2m::txc_ad_no_credit_stalled,
    &m2m::txc_ak::crd_cbo, &m2m::txc_ak::ndr, &m2m::txc_ak_credit_occupancy::cms0,
    &m2m::txc_ak_credit_occupancy::cms1, &m2m::txc_ak_credits_acquired::cms0,
    &m2m::txc_ak_credits_acquired::cms1, &m2m::txc_ak_no_credit_cycles::cms0,
    &m2m::txc_ak_no_credit_cycles::cms1, &m2m::txc_ak_no_credit_stalled::cms0,
    &m2m::txc_ak_no_credit_stalled::cms1, &m2m::txc_bl::drs_cache, &m2m::txc_bl::drs_core,
    &m2m::txc_bl_credit_occupancy::cms0, &m2m::txc_bl_credit_occupancy::cms1,
    &m2m::txc_bl_credits_acquired::cms0, &m2m::txc_bl_credits_acquired::cms1,
    &m2m::txc_bl_cycles_full::all, &m2m::txc_bl_cycles_full::cms0, &m2m::txc_bl_cycles_full::cms1,
    &m2m::txc_bl_cycles_ne::all, &m2m::txc_bl_cycles_ne::cms0, &m2m::txc_bl_cycles_ne::cms1,
    &m2m::txc_bl_inserts::cms0, &m2m::txc_bl_inserts::cms1, &m2m::txc_bl_no_credit_cycles::cms0,
    &m2m::txc_bl_no_credit_cycles::cms1, &m2m::txc_bl_no_credit_stalled::cms0,
    &m2m::txc_bl_no_credit_stalled::cms1, &m2m::txc_bl_occupancy::cms0,
    &m2m::txc_bl_occupancy::cms1, &m2m::txr_horz_ads_used::ad_bnc, &m2m::txr_horz_ads_used::ad_crd,
    &m2m::txr_horz_ads_used::ak_bnc, &m2m::txr_horz_ads_used::bl_bnc,
    &m2m::txr_horz_ads_used::bl_crd, &m2m::txr_horz_bypass::ad_bnc, &m2m::txr_horz_bypass::ad_crd,
    &m2m::txr_horz_bypass::ak_bnc, &m2m::txr_horz_bypass::bl_bnc, &m2m::txr_horz_bypass::bl_crd,
    &m2m::txr_horz_bypass::iv_bnc, &m2m::txr_horz_cycles_full::ad_bnc,
    &m2m::txr_horz_cycles_full::ad_crd, &m2m::txr_horz_cycles_full::ak_bnc,
    &m2m::txr_horz_cycles_full::bl_bnc, &m2m::txr_horz_cycles_full::bl_crd,
    &m2m::txr_horz_cycles_full::iv_bnc, &m2m::txr_horz_cycles_ne::ad_bnc,
    &m2m::txr_horz_cycles_ne::ad_crd, &m2m::txr_horz_cycles_ne::ak_bnc,
    &m2m::txr_horz_cycles_ne::bl_bnc, &m2m::txr_horz_cycles_ne::bl_crd,
    &m2m::txr_horz_cycles_ne::iv_bnc, &m2m::txr_horz_inserts::ad_bnc,
    &m2m::txr_horz_inserts::ad_crd, &m2m::txr_horz_inserts::ak_bnc, &m2m::txr_horz_inserts::bl_bnc,
    &m2m::txr_horz_inserts::bl_crd, &m2m::txr_horz_inserts::iv_bnc, &m2m::txr_horz_nack::ad_bnc,
    &m2m::txr_horz_nack::ad_crd, &m2m::txr_horz_nack::ak_bnc, &m2m::txr_horz_nack::bl_bnc,
    &m2m::txr_horz_nack::bl_crd, &m2m::txr_horz_nack::iv_bnc, &m2m::txr_horz_occupancy::ad_bnc,
    &m2m::txr_horz_occupancy::ad_crd, &m2m::txr_horz_occupancy::ak_bnc,
    &m2m::txr_horz_occupancy::bl_bnc, &m2m::txr_horz_occupancy::bl_crd,
    &m2m::txr_horz_occupancy::iv_bnc, &m2m::txr_horz_starved::ad_bnc,
    &m2m::txr_horz_starved::ak_bnc, &m2m::txr_horz_starved::bl_bnc, &m2m::txr_horz_starved::iv_bnc,
    &m2m::txr_vert_ads_used::ad_ag0, &m2m::txr_vert_ads_used::ad_ag1,
    &m2m::txr_vert_ads_used::ak_ag0, &m2m::txr_vert_ads_used::ak_ag1,
    &m2m::txr_vert_ads_used::bl_ag0, &m2m::txr_vert_ads_used::bl_ag1, &m2m::txr_vert_bypass::ad_ag0,
    &m2m::txr_vert_bypass::ad_ag1, &m2m::txr_vert_bypass::ak_ag0, &m2m::txr_vert_bypass::ak_ag1,
    &m2m::txr_vert_bypass::bl_ag0, &m2m::txr_vert_bypass::bl_ag1, &m2m::txr_vert_bypass::iv,
    &m2m::txr_vert_cycles_full::ad_ag0, &m2m::txr_vert_cycles_full::ad_ag1,
    &m2m::txr_vert_cycles_full::ak_ag0, &m2m::txr_vert_cycles_full::ak_ag1,
    &m2m::txr_vert_cycles_full::bl_ag0, &m2m::txr_vert_cycles_full::bl_ag1,
    &m2m::txr_vert_cycles_full::iv, &m2m::txr_vert_cycles_ne::ad_ag0,
    &m2m::txr_vert_cycles_ne::ad_ag1, &m2m::txr_vert_cycles_ne::ak_ag0,
    &m2m::txr_vert_cycles_ne::ak_ag1, &m2m::txr_vert_cycles_ne::bl_ag0,
    &m2m::txr_vert_cycles_ne::bl_ag1, &m2m::txr_vert_cycles_ne::iv, &m2m::txr_vert_inserts::ad_ag0,
    &m2m::txr_vert_inserts::ad_ag1, &m2m::txr_vert_inserts::ak_ag0, &m2m::txr_vert_inserts::ak_ag1,
    &m2m::txr_vert_inserts::bl_ag0, &m2m::txr_vert_inserts::bl_ag1, &m2m::txr_vert_inserts::iv,
    &m2m::txr_vert_nack::ad_ag0, &m2m::txr_vert_nack::ad_ag1, &m2m::txr_vert_nack::ak_ag0,
    &m2m::txr_vert_nack::ak_ag1, &m2m::txr_vert_nack::bl_ag0, &m2m::txr_vert_nack::bl_ag1,
    &m2m::txr_vert_occupancy::ad_ag0, &m2m::txr_vert_occupancy::ad_ag1,
    &m2m::txr_vert_occupancy::ak_ag0, &m2m::txr_vert_occupancy::ak_ag1,
    &m2m::txr_vert_occupancy::bl_ag0, &m2m::txr_vert_occupancy::bl_ag1,
    &m2m::txr_vert_occupancy::iv, &m2m::txr_vert_starved::ad_ag0, &m2m::txr_vert_starved::ad_ag1,
    &m2m::txr_vert_starved::ak_ag0, &m2m::txr_vert_starved::ak_ag1, &m2m::txr_vert_starved::bl_ag0,
    &m2m::txr_vert_starved::bl_ag1, &m2m::vert_ring_ad_in_use::dn_even,
    &m2m::vert_ring_ad_in_use::dn_odd, &m2m::vert_ring_ad_in_use::up_even,
    &m2m::vert_ring_ad_in_use::up_odd, &m2m::vert_ring_ak_in_use::dn_even,
    &m2m::vert_ring_ak_in_use::dn_odd, &m2m::vert_ring_ak_in_use::up_even,
    &m2m::vert_ring_ak_in_use::up_odd, &m2m::vert_ring_bl_in_use::dn_even,
    &m2m::vert_ring_bl_in_use::dn_odd, &m2m::vert_ring_bl_in_use::up_even,
    &m2m::vert_ring_bl_in_use::up_odd, &m2m::vert_ring_iv_in_use::dn, &m2m::vert_ring_iv_in_use::up,
    &cha::h_ag0_ad_crd_acquired::tgr0, &cha::h_ag0_ad_crd_acquired::tgr1,
    &cha::h_ag0_ad_crd_acquired::tgr2, &cha::h_ag0_ad_crd_acquired::tgr3,
    &cha::h_ag0_ad_crd_acquired::tgr4, &cha::h_ag0_ad_crd_acquired::tgr5,
    &cha::h_ag0_ad_crd_occupancy::tgr0, &cha::h_ag0_ad_crd_occupancy::tgr1,
    &cha::h_ag0_ad_crd_occupancy::tgr2, &cha::h_ag0_ad_crd_occupancy::tgr3,
    &cha::h_ag0_ad_crd_occupancy::tgr4, &cha::h_ag0_ad_crd_occupancy::tgr5,
    &cha::h_ag0_bl_crd_acquired::tgr0, &cha::h_ag0_bl_crd_acquired::tgr1,
    &cha::h_ag0_bl_crd_acquired::tgr2, &cha::h_ag0_bl_crd_acquired::tgr3,
    &cha::h_ag0_bl_crd_acquired::tgr4, &cha::h_ag0_bl_crd_acquired::tgr5,
    &cha::h_ag0_bl_crd_occupancy::tgr0, &cha::h_ag0_bl_crd_occupancy::tgr1,
    &cha::h_ag0_bl_crd_occupancy::tgr2, &cha::h_ag0_bl_crd_occupancy::tgr3,
    &cha::h_ag0_bl_crd_occupancy::tgr4, &cha::h_ag0_bl_crd_occupancy::tgr5,
    &cha::h_ag1_ad_crd_acquired::tgr0, &cha::h_ag1_ad_crd_acquired::tgr1,
    &cha::h_ag1_ad_crd_acquired::tgr2, &cha::h_ag1_ad_crd_acquired::tgr3,
    &cha::h_ag1_ad_crd_acquired::tgr4, &cha::h_ag1_ad_crd_acquired::tgr5,
    &cha::h_ag1_ad_crd_occupancy::tgr0, &cha::h_ag1_ad_crd_occupancy::tgr1,
    &cha::h_ag1_ad_crd_occupancy::tgr2, &cha::h_ag1_ad_crd_occupancy::tgr3,
    &cha::h_ag1_ad_crd_occupancy::tgr4, &cha::h_ag1_ad_crd_occupancy::tgr5,
    &cha::h_ag1_bl_crd_occupancy::tgr0, &cha::h_ag1_bl_crd_occupancy::tgr1,
    &cha::h_ag1_bl_crd_occupancy::tgr2, &cha::h_ag1_bl_crd_occupancy::tgr3,
    &cha::h_ag1_bl_crd_occupancy::tgr4, &cha::h_ag1_bl_crd_occupancy::tgr5,
    &cha::h_ag1_bl_credits_acquired::tgr0, &cha::h_ag1_bl_credits_acquired::tgr1,
    &cha::h_ag1_bl_credits_acquired::tgr2, &cha::h_ag1_bl_credits_acquired::tgr3,
    &cha::h_ag1_bl_credits_acquired::tgr4, &cha::h_ag1_bl_credits_acquired::tgr5, &cha::h_clock,
    &cha::h_egress_ordering::iv_snoopgo_up, &cha::h_egress_ordering::iv_snoopgo_dn,
    &cha::h_horz_ring_ad_in_use::left_even, &cha::h_horz_ring_ad_in_use::left_odd,
    &cha::h_horz_ring_ad_in_use::right_even, &cha::h_horz_ring_ad_in_use::right_odd,
    &cha::h_horz_ring_ak_in_use::left_even, &cha::h_horz_ring_ak_in_use::left_odd,
    &cha::h_horz_ring_ak_in_use::right_even, &cha::h_horz_ring_ak_in_use::right_odd,
    &cha::h_horz_ring_bl_in_use::left_even, &cha::h_horz_ring_bl_in_use::left_odd,
    &cha::h_horz_ring_bl_in_use::right_even, &cha::h_horz_ring_bl_in_use::right_odd,
    &cha::h_horz_ring_iv_in_use::left, &cha::h_horz_ring_iv_in_use::right,
    &cha::h_ring_bounces_horz::ad, &cha::h_ring_bounces_horz::ak, &cha::h_ring_bounces_horz::bl,
    &cha::h_ring_bounces_horz::iv, &cha::h_ring_bounces_vert::ad, &cha::h_ring_bounces_vert::ak,
    &cha::h_ring_bounces_vert::bl, &cha::h_ring_bounces_vert::iv,
    &cha::h_ring_sink_starved_horz::ad, &cha::h_ring_sink_starved_horz::ak,
    &cha::h_ring_sink_starved_horz::bl, &cha::h_ring_sink_starved_horz::iv,
    &cha::h_ring_sink_starved_horz::ak_ag1, &cha::h_ring_sink_starved_vert::ad,
    &cha::h_ring_sink_starved_vert::ak, &cha::h_ring_sink_starved_vert::bl,
    &cha::h_ring_sink_starved_vert::iv, &cha::c_ring_src_thrtl, &cha::h_rxc_inserts::irq_rej,
    &cha::h_rxc_inserts::ipq, &cha::h_rxc_inserts::prq, &cha::h_rxc_inserts::prq_rej,
    &cha::h_rxc_inserts::rrq, &cha::h_rxc_inserts::wbq, &cha::h_rxc_ipq0_reject::ad_req_vn0,
    &cha::h_rxc_ipq0_reject::ad_rsp_vn0, &cha::h_rxc_ipq0_reject::bl_rsp_vn0,
    &cha::h_rxc_ipq0_reject::bl_wb_vn0, &cha::h_rxc_ipq0_reject::bl_ncb_vn0,
    &cha::h_rxc_ipq0_reject::bl_ncs_vn0, &cha::h_rxc_ipq1_reject::any_ipq0,
    &cha::h_rxc_ipq1_reject::ha, &cha::h_rxc_ipq1_reject::llc_victim,
    &cha::h_rxc_ipq1_reject::sf_victim, &cha::h_rxc_ipq1_reject::victim,
    &cha::h_rxc_ipq1_reject::llc_or_sf_way, &cha::h_rxc_ipq1_reject::allow_snp,
    &cha::h_rxc_ipq1_reject::pa_match, &cha::h_rxc_irq0_reject::ad_req_vn0,
    &cha::h_rxc_irq0_reject::ad_rsp_vn0, &cha::h_rxc_irq0_reject::bl_rsp_vn0,
    &cha::h_rxc_irq0_reject::bl_wb_vn0, &cha::h_rxc_irq0_reject::bl_ncb_vn0,
    &cha::h_rxc_irq0_reject::bl_ncs_vn0, &cha::h_rxc_irq1_reject::any_reject_irq0,
    &cha::h_rxc_irq1_reject::ha, &cha::h_rxc_irq1_reject::llc_victim,
    &cha::h_rxc_irq1_reject::sf_victim, &cha::h_rxc_irq1_reject::victim,
    &cha::h_rxc_irq1_reject::llc_or_sf_way, &cha::h_rxc_irq1_reject::allow_snp,
    &cha::h_rxc_ismq0_reject::ad_req_vn0, &cha::h_rxc_ismq0_reject::ad_rsp_vn0,
    &cha::h_rxc_ismq0_reject::bl_rsp_vn0, &cha::h_rxc_ismq0_reject::bl_wb_vn0,
    &cha::h_rxc_ismq0_reject::bl_ncb_vn0, &cha::h_rxc_ismq0_reject::bl_ncs_vn0,
    &cha::h_rxc_ismq0_retry::ad_req_vn0, &cha::h_rxc_ismq0_retry::ad_rsp_vn0,
    &cha::h_rxc_ismq0_retry::bl_rsp_vn0, &cha::h_rxc_ismq0_retry::bl_wb_vn0,
    &cha::h_rxc_ismq0_retry::bl_ncb_vn0, &cha::h_rxc_ismq0_retry::bl_ncs_vn0,
    &cha::h_rxc_ismq1_reject::any_ismq0, &cha::h_rxc_ismq1_reject::ha, &cha::h_rxc_ismq1_retry::any,
    &cha::h_rxc_ismq1_retry::ha, &cha::h_rxc_occupancy::ipq, &cha::h_rxc_occupancy::rrq,
    &cha::h_rxc_occupancy::wbq, &cha::h_rxc_other0_retry::ad_req_vn0,
    &cha::h_rxc_other0_retry::ad_rsp_vn0, &cha::h_rxc_other0_retry::bl_rsp_vn0,
    &cha::h_rxc_other0_retry::bl_wb_vn0, &cha::h_rxc_other0_retry::bl_ncb_vn0,
    &cha::h_rxc_other0_retry::bl_ncs_vn0, &cha::h_rxc_other1_retry::any,
    &cha::h_rxc_other1_retry::ha, &cha::h_rxc_other1_retry::llc_victim,
    &cha::h_rxc_other1_retry::sf_victim, &cha::h_rxc_other1_retry::victim,
    &cha::h_rxc_other1_retry::llc_or_sf_way, &cha::h_rxc_other1_retry::allow_snp,
    &cha::h_rxc_other1_retry::pa_match, &cha::h_rxc_prq0_reject::ad_req_vn0,
    &cha::h_rxc_prq0_reject::ad_rsp_vn0, &cha::h_rxc_prq0_reject::bl_rsp_vn0,
    &cha::h_rxc_prq0_reject::bl_wb_vn0, &cha::h_rxc_prq0_reject::bl_ncb_vn0,
    &cha::h_rxc_prq0_reject::bl_ncs_vn0, &cha::h_rxc_prq1_reject::any_prq0,
    &cha::h_rxc_prq1_reject::ha, &cha::h_rxc_prq1_reject::llc_victim,
    &cha::h_rxc_prq1_reject::sf_victim, &cha::h_rxc_prq1_reject::victim,
    &cha::h_rxc_prq1_reject::llc_or_sf_way, &cha::h_rxc_prq1_reject::allow_snp,
    &cha::h_rxc_prq1_reject::pa_match, &cha::h_rxc_req_q0_retry::ad_req_vn0,
    &cha::h_rxc_req_q0_retry::ad_rsp_vn0, &cha::h_rxc_req_q0_retry::bl_rsp_vn0,
    &cha::h_rxc_req_q0_retry::bl_wb_vn0, &cha::h_rxc_req_q0_retry::bl_ncb_vn0,
    &cha::h_rxc_req_q0_retry::bl_ncs_vn0, &cha::h_rxc_req_q1_retry::any,
    &cha::h_rxc_req_q1_retry::ha, &cha::h_rxc_req_q1_retry::llc_victim,
    &cha::h_rxc_req_q1_retry::sf_victim, &cha::h_rxc_req_q1_retry::victim,
    &cha::h_rxc_req_q1_retry::llc_or_sf_way, &cha::h_rxc_req_q1_retry::allow_snp,
    &cha::h_rxc_req_q1_retry::pa_match, &cha::h_rxc_rrq0_reject::ad_req_vn0,
    &cha::h_rxc_rrq0_reject::ad_rsp_vn0, &cha::h_rxc_rrq0_reject::bl_rsp_vn0,
    &cha::h_rxc_rrq0_reject::bl_wb_vn0, &cha::h_rxc_rrq0_reject::bl_ncb_vn0,
    &cha::h_rxc_rrq0_reject::bl_ncs_vn0, &cha::h_rxc_rrq1_reject::any_rrq0,
    &cha::h_rxc_rrq1_reject::ha, &cha::h_rxc_rrq1_reject::llc_victim,
    &cha::h_rxc_rrq1_reject::sf_victim, &cha::h_rxc_rrq1_reject::victim,
    &cha::h_rxc_rrq1_reject::llc_or_sf_way, &cha::h_rxc_rrq1_reject::allow_snp,
    &cha::h_rxc_rrq1_reject::pa_match, &cha::h_rxc_wbq0_reject::ad_req_vn0,
    &cha::h_rxc_wbq0_reject::ad_rsp_vn0, &cha::h_rxc_wbq0_reject::bl_rsp_vn0,
    &cha::h_rxc_wbq0_reject::bl_wb_vn0, &cha::h_rxc_wbq0_reject::bl_ncb_vn0,
    &cha::h_rxc_wbq0_reject::bl_ncs_vn0, &cha::h_rxc_wbq1_reject::any_wbq0,
    &cha::h_rxc_wbq1_reject::ha, &cha::h_rxc_wbq1_reject::llc_victim,
    &cha::h_rxc_wbq1_reject::sf_victim, &cha::h_rxc_wbq1_reject::victim,
    &cha::h_rxc_wbq1_reject::llc_or_sf_way, &cha::h_rxc_wbq1_reject::allow_snp,
    &cha::h_rxc_wbq1_reject::pa_match, &cha::h_rxr_busy_starved::ad_bnc,
    &cha::h_rxr_busy_starved::bl_bnc, &cha::h_rxr_busy_starved::ad_crd,
    &cha::h_rxr_busy_starved::bl_crd, &cha::h_rxr_bypass::ad_bnc, &cha::h_rxr_bypass::ak_bnc,
    &cha::h_rxr_bypass::bl_bnc, &cha::h_rxr_bypass::iv_bnc, &cha::h_rxr_bypass::ad_crd,
    &cha::h_rxr_bypass::bl_crd, &cha::h_rxr_crd_starved::ad_bnc, &cha::h_rxr_crd_starved::ak_bnc,
    &cha::h_rxr_crd_starved::bl_bnc, &cha::h_rxr_crd_starved::iv_bnc,
    &cha::h_rxr_crd_starved::ad_crd, &cha::h_rxr_crd_starved::bl_crd, &cha::h_rxr_crd_starved::ifv,
    &cha::h_rxr_inserts::ad_bnc, &cha::h_rxr_inserts::ak_bnc, &cha::h_rxr_inserts::bl_bnc,
    &cha::h_rxr_inserts::iv_bnc, &cha::h_rxr_inserts::ad_crd, &cha::h_rxr_inserts::bl_crd,
    &cha::h_rxr_occupancy::ad_bnc, &cha::h_rxr_occupancy::ak_bnc, &cha::h_rxr_occupancy::bl_bnc,
    &cha::h_rxr_occupancy::iv_bnc, &cha::h_rxr_occupancy::ad_crd, &cha::h_rxr_occupancy::bl_crd,
    &cha::h_stall_no_txr_horz_crd_ad_ag0::tgr0, &cha::h_stall_no_txr_horz_crd_ad_ag0::tgr1,
    &cha::h_stall_no_txr_horz_crd_ad_ag0::tgr2, &cha::h_stall_no_txr_horz_crd_ad_ag0::tgr3,
    &cha::h_stall_no_txr_horz_crd_ad_ag0::tgr4, &cha::h_stall_no_txr_horz_crd_ad_ag0::tgr5,
    &cha::h_stall_no_txr_horz_crd_ad_ag1::tgr0, &cha::h_stall_no_txr_horz_crd_ad_ag1::tgr1,
    &cha::h_stall_no_txr_horz_crd_ad_ag1::tgr2, &cha::h_stall_no_txr_horz_crd_ad_ag1::tgr3,
    &cha::h_stall_no_txr_horz_crd_ad_ag1::tgr4, &cha::h_stall_no_txr_horz_crd_ad_ag1::tgr5,
    &cha::h_stall_no_txr_horz_crd_bl_ag0::tgr0, &cha::h_stall_no_txr_horz_crd_bl_ag0::tgr1,
    &cha::h_stall_no_txr_horz_crd_bl_ag0::tgr2, &cha::h_stall_no_txr_horz_crd_bl_ag0::tgr3,
    &cha::h_stall_no_txr_horz_crd_bl_ag0::tgr4, &cha::h_stall_no_txr_horz_crd_bl_ag0::tgr5,
    &cha::h_stall_no_txr_horz_crd_bl_ag1::tgr0, &cha::h_stall_no_txr_horz_crd_bl_ag1::tgr1,
    &cha::h_stall_no_txr_horz_crd_bl_ag1::tgr2, &cha::h_stall_no_txr_horz_crd_bl_ag1::tgr3,
    &cha::h_stall_no_txr_horz_crd_bl_ag1::tgr4, &cha::h_stall_no_txr_horz_crd_bl_ag1::tgr5,
    &cha::h_txr_horz_ads_used::ad_bnc, &cha::h_txr_horz_ads_used::ak_bnc,
    &cha::h_txr_horz_ads_used::bl_bnc, &cha::h_txr_horz_ads_used::ad_crd,
    &cha::h_txr_horz_ads_used::bl_crd, &cha::h_txr_horz_bypass::ad_bnc,
    &cha::h_txr_horz_bypass::ak_bnc, &cha::h_txr_horz_bypass::bl_bnc,
    &cha::h_txr_horz_bypass::iv_bnc, &cha::h_txr_horz_bypass::ad_crd,
    &cha::h_txr_horz_bypass::bl_crd, &cha::h_txr_horz_cycles_full::ad_bnc,
    &cha::h_txr_horz_cycles_full::ak_bnc, &cha::h_txr_horz_cycles_full::bl_bnc,
    &cha::h_txr_horz_cycles_full::iv_bnc, &cha::h_txr_horz_cycles_full::ad_crd,
    &cha::h_txr_horz_cycles_full::bl_crd, &cha::h_txr_horz_cycles_ne::ad_bnc,
    &cha::h_txr_horz_cycles_ne::ak_bnc, &cha::h_txr_horz_cycles_ne::bl_bnc,
    &cha::h_txr_horz_cycles_ne::iv_bnc, &cha::h_txr_horz_cycles_ne::ad_crd,
    &cha::h_txr_horz_cycles_ne::bl_crd, &cha::h_txr_horz_inserts::ad_bnc,
    &cha::h_txr_horz_inserts::ak_bnc, &cha::h_txr_horz_inserts::bl_bnc,
    &cha::h_txr_horz_inserts::iv_bnc, &cha::h_txr_horz_inserts::ad_crd,
    &cha::h_txr_horz_inserts::bl_crd, &cha::h_txr_horz_nack::ad_bnc, &cha::h_txr_horz_nack::ak_bnc,
    &cha::h_txr_horz_nack::bl_bnc, &cha::h_txr_horz_nack::iv_bnc, &cha::h_txr_horz_nack::ad_crd,
    &cha::h_txr_horz_nack::bl_crd, &cha::h_txr_horz_occupancy::ad_bnc,
    &cha::h_txr_horz_occupancy::ak_bnc, &cha::h_txr_horz_occupancy::bl_bnc,
    &cha::h_txr_horz_occupancy::iv_bnc, &cha::h_txr_horz_occupancy::ad_crd,
    &cha::h_txr_horz_occupancy::bl_crd, &cha::h_txr_horz_starved::ad_bnc,
    &cha::h_txr_horz_starved::ak_bnc, &cha::h_txr_horz_starved::bl_bnc,
    &cha::h_txr_horz_starved::iv_bnc, &cha::h_txr_vert_ads_used::ad_ag0,
    &cha::h_txr_vert_ads_used::ak_ag0, &cha::h_txr_vert_ads_used::bl_ag0,
    &cha::h_txr_vert_ads_used::ad_ag1, &cha::h_txr_vert_ads_used::ak_ag1,
    &cha::h_txr_vert_ads_used::bl_ag1, &cha::h_txr_vert_bypass::ad_ag0,
    &cha::h_txr_vert_bypass::ak_ag0, &cha::h_txr_vert_bypass::bl_ag0,
    &cha::h_txr_vert_bypass::iv_ag1, &cha::h_txr_vert_bypass::ad_ag1,
    &cha::h_txr_vert_bypass::ak_ag1, &cha::h_txr_vert_bypass::bl_ag1,
    &cha::h_txr_vert_cycles_full::ad_ag0, &cha::h_txr_vert_cycles_full::ak_ag0,
    &cha::h_txr_vert_cycles_full::bl_ag0, &cha::h_txr_vert_cycles_full::iv_ag0,
    &cha::h_txr_vert_cycles_full::ad_ag1, &cha::h_txr_vert_cycles_full::ak_ag1,
    &cha::h_txr_vert_cycles_full::bl_ag1, &cha::h_txr_vert_cycles_ne::ad_ag0,
    &cha::h_txr_vert_cycles_ne::ak_ag0, &cha::h_txr_vert_cycles_ne::bl_ag0,
    &cha::h_txr_vert_cycles_ne::iv_ag0, &cha::h_txr_vert_cycles_ne::ad_ag1,
    &cha::h_txr_vert_cycles_ne::ak_ag1, &cha::h_txr_vert_cycles_ne::bl_ag1,
    &cha::h_txr_vert_inserts::ad_ag0, &cha::h_txr_vert_inserts::ak_ag0,
    &cha::h_txr_vert_inserts::bl_ag0, &cha::h_txr_vert_inserts::iv_ag0,
    &cha::h_txr_vert_inserts::ad_ag1, &cha::h_txr_vert_inserts::ak_ag1,
    &cha::h_txr_vert_inserts::bl_ag1, &cha::h_txr_vert_nack::ad_ag0, &cha::h_txr_vert_nack::ak_ag0,
    &cha::h_txr_vert_nack::bl_ag0, &cha::h_txr_vert_nack::iv, &cha::h_txr_vert_nack::ad_ag1,
    &cha::h_txr_vert_nack::ak_ag1, &cha::h_txr_vert_nack::bl_ag1,
    &cha::h_txr_vert_occupancy::ad_ag0, &cha::h_txr_vert_occupancy::ak_ag0,
    &cha::h_txr_vert_occupancy::bl_ag0, &cha::h_txr_vert_occupancy::iv_ag0,
    &cha::h_txr_vert_occupancy::ad_ag1, &cha::h_txr_vert_occupancy::ak_ag1,
    &cha::h_txr_vert_occupancy::bl_ag1, &cha::h_txr_vert_starved::ad_ag0,
    &cha::h_txr_vert_starved::ak_ag0, &cha::h_txr_vert_starved::bl_ag0,
    &cha::h_txr_vert_starved::iv, &cha::h_txr_vert_starved::ad_ag1,
    &cha::h_txr_vert_starved::ak_ag1, &cha::h_txr_vert_starved::bl_ag1,
    &cha::h_vert_ring_ad_in_use::up_even, &cha::h_vert_ring_ad_in_use::up_odd,
    &cha::h_vert_ring_ad_in_use::dn_even, &cha::h_vert_ring_ad_in_use::dn_odd,
    &cha::h_vert_ring_ak_in_use::up_even, &cha::h_vert_ring_ak_in_use::up_odd,
    &cha::h_vert_ring_ak_in_use::dn_even, &cha::h_vert_ring_ak_in_use::dn_odd,
    &cha::h_vert_ring_bl_in_use::up_even, &cha::h_vert_ring_bl_in_use::up_odd,
    &cha::h_vert_ring_bl_in_use::dn_even, &cha::h_vert_ring_bl_in_use::dn_odd,
    &cha::h_vert_ring_iv_in_use::up, &cha::h_vert_ring_iv_in_use::dn,
    &cha::h_xsnp_resp::ext_rsp_hitfse, &cha::h_xsnp_resp::core_rsp_hitfse,
    &cha::h_xsnp_resp::evict_rsp_hitfse, &cha::h_xsnp_resp::any_rsp_hitfse,
    &cha::h_xsnp_resp::ext_rsps_fwdfe, &cha::h_xsnp_resp::core_rsps_fwdfe,
    &cha::h_xsnp_resp::evict_rsps_fwdfe, &cha::h_xsnp_resp::any_rsps_fwdfe,
    &cha::h_xsnp_resp::ext_rspi_fwdfe, &cha::h_xsnp_resp::core_rspi_fwdfe,
    &cha::h_xsnp_resp::evict_rspi_fwdfe, &cha::h_xsnp_resp::any_rspi_fwdfe,
    &cha::h_xsnp_resp::ext_rsps_fwdm, &cha::h_xsnp_resp::core_rsps_fwdm,
    &cha::h_xsnp_resp::evict_rsps_fwdm, &cha::h_xsnp_resp::any_rsps_fwdm,
    &cha::h_xsnp_resp::ext_rspi_fwdm, &cha::h_xsnp_resp::core_rspi_fwdm,
    &cha::h_xsnp_resp::evict_rspi_fwdm, &cha::h_xsnp_resp::any_rspi_fwdm,
    &upi::flowq_no_vna_crd::ak_vna_eq1, &upi::flowq_no_vna_crd::ak_vna_eq2,
    &upi::txl_hdr_match::loc, &upi::txl_hdr_match::rem, &upi::txl_hdr_match::data_hdr,
    &upi::txl_hdr_match::non_data_hdr, &upi::txl_hdr_match::dual_slot_hdr,
    &upi::txl_hdr_match::sgl_slot_hdr, &upi::txl_hdr_match::rsp_nodata,
    &upi::txl_hdr_match::rsp_data, &cha::c_tor_inserts::ipq_hit, &cha::c_tor_inserts::ipq_miss,
    &cha::c_tor_inserts::rrq_hit, &cha::c_tor_inserts::rrq_miss, &cha::c_tor_inserts::wbq_hit,
    &cha::c_tor_inserts::wbq_miss, &cha::c_tor_occupancy::prq_hit, &cha::c_tor_occupancy::prq_miss,
    &cha::c_tor_occupancy::ipq_hit, &cha::c_tor_occupancy::ipq_miss, &upi::rxl_flits::idle,
    &cha::tor_inserts::io, &cha::tor_inserts::all_io_ia, &cha::tor_inserts::all_hit,
    &cha::tor_inserts::all_miss, &cha::tor_occupancy::io, &cha::tor_occupancy::io_hit,
    &cha::tor_occupancy::io_miss, &cha::tor_occupancy::all_hit, &cha::tor_occupancy::all_miss,
    &cha::upi_credits_acquired::vna, &cha::upi_credits_acquired::vn0,
    &cha::upi_credits_acquired::ad_req, &cha::upi_credits_acquired::ad_rsp,
    &cha::upi_credits_acquired::bl_rsp, &cha::upi_credits_acquired::bl_wb,
    &cha::upi_credits_acquired::bl_ncb, &cha::upi_credits_acquired::bl_ncs,
    &cha::upi_credit_occupancy::vna_ad, &cha::upi_credit_occupancy::vna_bl,
    &cha::upi_credit_occupancy::vn0_ad_req, &cha::upi_credit_occupancy::vn0_ad_rsp,
    &cha::upi_credit_occupancy::vn0_bl_rsp, &cha::upi_credit_occupancy::vn0_bl_wb,
    &cha::upi_credit_occupancy::vn0_bl_ncb, &m3upi::upi_peer_ad_credits_empty::vna,
    &m3upi::upi_peer_ad_credits_empty::vn0_req, &m3upi::upi_peer_ad_credits_empty::vn0_snp,
    &m3upi::upi_peer_ad_credits_empty::vn0_rsp, &m3upi::upi_peer_ad_credits_empty::vn1_req,
    &m3upi::upi_peer_ad_credits_empty::vn1_snp, &m3upi::upi_peer_ad_credits_empty::vn1_rsp,
    &m3upi::upi_peer_bl_credits_empty::vn1_rsp, &m3upi::upi_peer_bl_credits_empty::vn1_ncs_ncb,
    &m3upi::upi_peer_bl_credits_empty::vn1_wb, &m3upi::txc_ad_snpf_grp1_vn1::vn0_peer_upi0,
    &m3upi::txc_ad_snpf_grp1_vn1::vn0_peer_upi1, &m3upi::txc_ad_snpf_grp1_vn1::vn1_peer_upi0,
    &m3upi::txc_ad_snpf_grp1_vn1::vn1_peer_upi1, &m2m::nounit_txc_bl::drs_upi,
    &cha::rxc_ipq0_reject::ak_non_upi, &cha::rxc_ipq0_reject::iv_non_upi,
    &cha::rxc_irq0_reject::ak_non_upi, &cha::rxc_irq0_reject::iv_non_upi,
    &cha::rxc_ismq0_reject::ak_non_upi, &cha::rxc_ismq0_reject::iv_non_upi,
    &cha::rxc_ismq0_retry::ak_non_upi, &cha::rxc_ismq0_retry::iv_non_upi,
    &cha::rxc_other0_retry::ak_non_upi, &cha::rxc_other0_retry::iv_non_upi,
    &cha::rxc_prq0_reject::ak_non_upi, &cha::rxc_prq0_reject::iv_non_upi,
    &cha::rxc_req_q0_retry::ak_non_upi, &cha::rxc_req_q0_retry::iv_non_upi,
    &cha::rxc_rrq0_reject::ak_non_upi, &cha::rxc_rrq0_reject::iv_non_upi,
    &cha::rxc_wbq0_reject::ak_non_upi, &cha::rxc_wbq0_reject::iv_non_upi,
    &cha::rxr_busy_starved::ad_bnc, &cha::rxr_busy_starved::bl_bnc, &cha::rxr_busy_starved::ad_crd,
    &cha::rxr_busy_starved::bl_crd, &cha::rxr_bypass::ad_bnc, &cha::rxr_bypass::ak_bnc,
    &cha::rxr_bypass::bl_bnc, &cha::rxr_bypass::iv_bnc, &cha::rxr_bypass::ad_crd,
    &cha::rxr_bypass::bl_crd, &cha::rxr_crd_starved::ad_bnc, &cha::rxr_crd_starved::ak_bnc,
    &cha::rxr_crd_starved::bl_bnc, &cha::rxr_crd_starved::iv_bnc, &cha::rxr_crd_starved::ad_crd,
    &cha::rxr_crd_starved::bl_crd, &cha::rxr_crd_starved::ifv, &cha::rxr_inserts::ad_bnc,
    &cha::rxr_inserts::ak_bnc, &cha::rxr_inserts::bl_bnc, &cha::rxr_inserts::iv_bnc,
    &cha::rxr_inserts::ad_crd, &cha::rxr_inserts::bl_crd, &cha::rxr_occupancy::ad_bnc,
    &cha::rxr_occupancy::ak_bnc, &cha::rxr_occupancy::bl_bnc, &cha::rxr_occupancy::iv_bnc,
    &cha::rxr_occupancy::ad_crd, &cha::rxr_occupancy::bl_crd, &cha::xsnp_resp::ext_rsp_hitfse,
    &cha::xsnp_resp::core_rsp_hitfse, &cha::xsnp_resp::evict_rsp_hitfse,
    &cha::xsnp_resp::any_rsp_hitfse, &cha::xsnp_resp::ext_rsps_fwdfe,
    &cha::xsnp_resp::core_rsps_fwdfe, &cha::xsnp_resp::evict_rsps_fwdfe,
    &cha::xsnp_resp::any_rsps_fwdfe, &cha::xsnp_resp::ext_rspi_fwdfe,
    &cha::xsnp_resp::core_rspi_fwdfe, &cha::xsnp_resp::evict_rspi_fwdfe,
    &cha::xsnp_resp::any_rspi_fwdfe, &cha::xsnp_resp::ext_rsps_fwdm,
    &cha::xsnp_resp::core_rsps_fwdm, &cha::xsnp_resp::evict_rsps_fwdm,
    &cha::xsnp_resp::any_rsps_fwdm, &cha::xsnp_resp::ext_rspi_fwdm, &cha::xsnp_resp::core_rspi_fwdm,
    &cha::xsnp_resp::evict_rspi_fwdm, &cha::xsnp_resp::any_rspi_fwdm, &cha::rxc_req_q1_retry::any0,
    &cha::rxc_req_q1_retry::ha, &cha::rxc_req_q1_retry::llc_victim,
    &cha::rxc_req_q1_retry::sf_victim, &cha::rxc_req_q1_retry::victim,
    &cha::rxc_req_q1_retry::llc_or_sf_way, &cha::rxc_req_q1_retry::allow_snp,
    &cha::rxc_req_q1_retry::pa_match, &cha::hitme_hit::shared_ownreq, &cha::hitme_hit::wbmtoe,
    &cha::hitme_hit::wbmtoi_or_s, &cha::hitme_lookup::read, &cha::hitme_lookup::write,
    &cha::hitme_miss::shared_rdinvown, &cha::hitme_miss::notshared_rdinvown,
    &cha::hitme_miss::read_or_inv, &cha::hitme_update::deallocate_rspfwdi_loc,
    &cha::hitme_update::rspfwdi_rem, &cha::hitme_update::shared, &cha::hitme_update::rdinvown,
    &cha::hitme_update::deallocate, &cha::snoops_sent::all, &cha::snoops_sent::local,
    &cha::snoops_sent::remote, &cha::snoops_sent::bcst_local, &cha::snoops_sent::bcst_remote,
    &cha::snoops_sent::direct_local, &cha::snoops_sent::direct_remote, &cha::snoop_resp_local::rspi,
    &cha::snoop_resp_local::rsps, &cha::snoop_resp_local::rspifwd, &cha::snoop_resp_local::rspsfwd,
    &cha::snoop_resp_local::rsp_wb, &cha::snoop_resp_local::rsp_fwd_wb,
    &cha::snoop_resp_local::rspcnflct, &cha::snoop_resp_local::rspfwd, &cha::txr_vert_nack::ad_ag0,
    &cha::txr_vert_nack::ak_ag0, &cha::txr_vert_nack::bl_ag0, &cha::txr_vert_nack::iv,
    &cha::txr_vert_nack::ad_ag1, &cha::txr_vert_nack::ak_ag1, &cha::txr_vert_nack::bl_ag1,
    &cha::txr_vert_starved::ad_ag0, &cha::txr_vert_starved::ak_ag0, &cha::txr_vert_starved::bl_ag0,
    &cha::txr_vert_starved::iv, &cha::txr_vert_starved::ad_ag1, &cha::txr_vert_starved::ak_ag1,
    &cha::txr_vert_starved::bl_ag1, &cha::cms_clockticks, &cha::bypass_cha_imc::taken,
    &cha::bypass_cha_imc::intermediate, &cha::bypass_cha_imc::not_taken, &cha::core_snp::ext_one,
    &cha::core_snp::core_one, &cha::core_snp::evict_one, &cha::core_snp::any_one,
    &cha::core_snp::ext_gtone, &cha::core_snp::any_gtone, &cha::core_snp::ext_remote,
    &cha::core_snp::core_remote, &cha::core_snp::evict_remote, &cha::core_snp::any_remote,
    &cha::counter0_occupancy, &cha::imc_reads_count::priority, &cha::imc_writes_count::partial,
    &cha::imc_writes_count::full_priority, &cha::imc_writes_count::partial_priority,
    &cha::imc_writes_count::full_mig, &cha::imc_writes_count::partial_mig,
    &cha::iodc_alloc::invitom, &cha::iodc_alloc::iodcfull, &cha::iodc_alloc::osbgated,
    &cha::iodc_dealloc::wbmtoe, &cha::iodc_dealloc::wbmtoi, &cha::iodc_dealloc::wbpushmtoi,
    &cha::iodc_dealloc::snpout, &cha::iodc_dealloc::all, &cha::misc::rspi_was_fse,
    &cha::misc::wc_aliasing, &cha::misc::cv0_pref_vic, &cha::misc::cv0_pref_miss, &cha::osb,
    &cha::read_no_credits::mc0_smi0, &cha::read_no_credits::mc1_smi1,
    &cha::read_no_credits::edc0_smi2, &cha::read_no_credits::edc1_smi3,
    &cha::read_no_credits::edc2_smi4, &cha::read_no_credits::edc3_smi5, &cha::snoop_resp::rsps,
    &cha::snoop_resp::rspfwd, &cha::wb_push_mtoi::llc, &cha::wb_push_mtoi::mem,
    &cha::write_no_credits::mc0_smi0, &cha::write_no_credits::mc1_smi1,
    &cha::write_no_credits::edc0_smi2, &cha::write_no_credits::edc1_smi3,
    &cha::write_no_credits::edc2_smi4, &cha::write_no_credits::edc3_smi5,
    &cha::llc_lookup::data_read, &cha::llc_lookup::write, &cha::llc_lookup::remote_snoop,
    &cha::llc_lookup::any, &cha::llc_lookup::local, &cha::llc_lookup::remote,
    &cha::llc_victims::m_state, &cha::llc_victims::e_state, &cha::llc_victims::s_state,
    &cha::llc_victims::f_state, &cha::llc_victims::local_all, &cha::llc_victims::remote,
    &cha::tor_inserts::irq, &cha::tor_inserts::evict, &cha::tor_inserts::prq,
    &cha::tor_inserts::ipq, &cha::tor_inserts::hit, &cha::tor_inserts::miss,
    &cha::tor_inserts::loc_all, &cha::tor_inserts::ipq_hit, &cha::tor_inserts::ipq_miss,
    &cha::tor_inserts::rrq_hit, &cha::tor_inserts::rrq_miss, &cha::tor_inserts::wbq_hit,
    &cha::tor_inserts::wbq_miss, &cha::tor_occupancy::irq, &cha::tor_occupancy::evict,
    &cha::tor_occupancy::prq, &cha::tor_occupancy::ipq, &cha::tor_occupancy::hit,
    &cha::tor_occupancy::miss, &cha::tor_occupancy::loc_all, &cha::tor_occupancy::ipq_hit,
    &cha::tor_occupancy::ipq_miss, &cha::core_pma::c1_state, &cha::core_pma::c1_transition,
    &cha::core_pma::c6_state, &cha::core_pma::c6_transition, &cha::core_pma::gv,
    &cha::ag0_ad_crd_acquired::tgr0, &cha::ag0_ad_crd_acquired::tgr1,
    &cha::ag0_ad_crd_acquired::tgr2, &cha::ag0_ad_crd_acquired::tgr3,
    &cha::ag0_ad_crd_acquired::tgr4, &cha::ag0_ad_crd_acquired::tgr5,
    &cha::ag0_ad_crd_occupancy::tgr0, &cha::ag0_ad_crd_occupancy::tgr1,
    &cha::ag0_ad_crd_occupancy::tgr2, &cha::ag0_ad_crd_occupancy::tgr3,
    &cha::ag0_ad_crd_occupancy::tgr4, &cha::ag0_ad_crd_occupancy::tgr5,
    &cha::ag0_bl_crd_acquired::tgr0, &cha::ag0_bl_crd_acquired::tgr1,
    &cha::ag0_bl_crd_acquired::tgr2, &cha::ag0_bl_crd_acquired::tgr3,
    &cha::ag0_bl_crd_acquired::tgr4, &cha::ag0_bl_crd_acquired::tgr5,
    &cha::ag0_bl_crd_occupancy::tgr0, &cha::ag0_bl_crd_occupancy::tgr1,
    &cha::ag0_bl_crd_occupancy::tgr2, &cha::ag0_bl_crd_occupancy::tgr3,
    &cha::ag0_bl_crd_occupancy::tgr4, &cha::ag0_bl_crd_occupancy::tgr5,
    &cha::ag1_ad_crd_acquired::tgr0, &cha::ag1_ad_crd_acquired::tgr1,
    &cha::ag1_ad_crd_acquired::tgr2, &cha::ag1_ad_crd_acquired::tgr3,
    &cha::ag1_ad_crd_acquired::tgr4, &cha::ag1_ad_crd_acquired::tgr5,
    &cha::ag1_ad_crd_occupancy::tgr0, &cha::ag1_ad_crd_occupancy::tgr1,
    &cha::ag1_ad_crd_occupancy::tgr2, &cha::ag1_ad_crd_occupancy::tgr3,
    &cha::ag1_ad_crd_occupancy::tgr4, &cha::ag1_ad_crd_occupancy::tgr5,
    &cha::ag1_bl_credits_acquired::tgr0, &cha::ag1_bl_credits_acquired::tgr1,
    &cha::ag1_bl_credits_acquired::tgr2, &cha::ag1_bl_credits_acquired::tgr3,
    &cha::ag1_bl_credits_acquired::tgr4, &cha::ag1_bl_credits_acquired::tgr5,
    &cha::egress_ordering::iv_snoopgo_up, &cha::egress_ordering::iv_snoopgo_dn,
    &cha::horz_ring_ad_in_use::left_even, &cha::horz_ring_ad_in_use::left_odd,
    &cha::horz_ring_ad_in_use::right_even, &cha::horz_ring_ad_in_use::right_odd,
    &cha::horz_ring_ak_in_use::left_even, &cha::horz_ring_ak_in_use::left_odd,
    &cha::horz_ring_ak_in_use::right_even, &cha::horz_ring_ak_in_use::right_odd,
    &cha::horz_ring_bl_in_use::left_even, &cha::horz_ring_bl_in_use::left_odd,
    &cha::horz_ring_bl_in_use::right_even, &cha::horz_ring_bl_in_use::right_odd,
    &cha::horz_ring_iv_in_use::left, &cha::horz_ring_iv_in_use::right, &cha::ring_bounces_horz::ad,
    &cha::ring_bounces_horz::ak, &cha::ring_bounces_horz::bl, &cha::ring_bounces_horz::iv,
    &cha::ring_bounces_vert::ad, &cha::ring_bounces_vert::ak, &cha::ring_bounces_vert::bl,
    &cha::ring_bounces_vert::iv, &cha::ring_sink_starved_horz::ad, &cha::ring_sink_starved_horz::ak,
    &cha::ring_sink_starved_horz::bl, &cha::ring_sink_starved_horz::iv,
    &cha::ring_sink_starved_horz::ak_ag1, &cha::ring_sink_starved_vert::ad,
    &cha::ring_sink_starved_vert::ak, &cha::ring_sink_starved_vert::bl,
    &cha::ring_sink_starved_vert::iv, &cha::ring_src_thrtl, &cha::rxc_inserts::irq_rej,
    &cha::rxc_inserts::ipq, &cha::rxc_inserts::prq, &cha::rxc_inserts::prq_rej,
    &cha::rxc_inserts::rrq, &cha::rxc_inserts::wbq, &cha::rxc_ipq0_reject::ad_req_vn0,
    &cha::rxc_ipq0_reject::ad_rsp_vn0, &cha::rxc_ipq0_reject::bl_rsp_vn0,
    &cha::rxc_ipq0_reject::bl_wb_vn0, &cha::rxc_ipq0_reject::bl_ncb_vn0,
    &cha::rxc_ipq0_reject::bl_ncs_vn0, &cha::rxc_ipq1_reject::any0, &cha::rxc_ipq1_reject::ha,
    &cha::rxc_ipq1_reject::llc_victim, &cha::rxc_ipq1_reject::sf_victim,
    &cha::rxc_ipq1_reject::victim, &cha::rxc_ipq1_reject::llc_or_sf_way,
    &cha::rxc_ipq1_reject::allow_snp, &cha::rxc_ipq1_reject::pa_match,
    &cha::ag1_bl_crd_occupancy::tgr0, &cha::ag1_bl_crd_occupancy::tgr1,
    &cha::ag1_bl_crd_occupancy::tgr2, &cha::ag1_bl_crd_occupancy::tgr3,
    &cha::ag1_bl_crd_occupancy::tgr4, &cha::ag1_bl_crd_occupancy::tgr5,
    &cha::rxc_irq0_reject::ad_req_vn0, &cha::rxc_irq0_reject::ad_rsp_vn0,
    &cha::rxc_irq0_reject::bl_rsp_vn0, &cha::rxc_irq0_reject::bl_wb_vn0,
    &cha::rxc_irq0_reject::bl_ncb_vn0, &cha::rxc_irq0_reject::bl_ncs_vn0,
    &cha::rxc_irq1_reject::any0, &cha::rxc_irq1_reject::ha, &cha::rxc_irq1_reject::llc_victim,
    &cha::rxc_irq1_reject::sf_victim, &cha::rxc_irq1_reject::victim,
    &cha::rxc_irq1_reject::llc_or_sf_way, &cha::rxc_irq1_reject::allow_snp,
    &cha::rxc_ismq0_reject::ad_req_vn0, &cha::rxc_ismq0_reject::ad_rsp_vn0,
    &cha::rxc_ismq0_reject::bl_rsp_vn0, &cha::rxc_ismq0_reject::bl_wb_vn0,
    &cha::rxc_ismq0_reject::bl_ncb_vn0, &cha::rxc_ismq0_reject::bl_ncs_vn0,
    &cha::rxc_ismq0_retry::ad_req_vn0, &cha::rxc_ismq0_retry::ad_rsp_vn0,
    &cha::rxc_ismq0_retry::bl_rsp_vn0, &cha::rxc_ismq0_retry::bl_wb_vn0,
    &cha::rxc_ismq0_retry::bl_ncb_vn0, &cha::rxc_ismq0_retry::bl_ncs_vn0,
    &cha::rxc_ismq1_reject::any0, &cha::rxc_ismq1_reject::ha, &cha::rxc_ismq1_retry::any0,
    &cha::rxc_ismq1_retry::ha, &cha::rxc_occupancy::ipq, &cha::rxc_occupancy::rrq,
    &cha::rxc_occupancy::wbq, &cha::rxc_other0_retry::ad_req_vn0,
    &cha::rxc_other0_retry::ad_rsp_vn0, &cha::rxc_other0_retry::bl_rsp_vn0,
    &cha::rxc_other0_retry::bl_wb_vn0, &cha::rxc_other0_retry::bl_ncb_vn0,
    &cha::rxc_other0_retry::bl_ncs_vn0, &cha::rxc_other1_retry::any0, &cha::rxc_other1_retry::ha,
    &cha::rxc_other1_retry::llc_victim, &cha::rxc_other1_retry::sf_victim,
    &cha::rxc_other1_retry::victim, &cha::rxc_other1_retry::llc_or_sf_way,
    &cha::rxc_other1_retry::allow_snp, &cha::rxc_other1_retry::pa_match,
    &cha::rxc_prq0_reject::ad_req_vn0, &cha::rxc_prq0_reject::ad_rsp_vn0,
    &cha::rxc_prq0_reject::bl_rsp_vn0, &cha::rxc_prq0_reject::bl_wb_vn0,
    &cha::rxc_prq0_reject::bl_ncb_vn0, &cha::rxc_prq0_reject::bl_ncs_vn0,
    &cha::rxc_prq1_reject::any0, &cha::rxc_prq1_reject::ha, &cha::rxc_prq1_reject::llc_victim,
    &cha::rxc_prq1_reject::sf_victim, &cha::rxc_prq1_reject::victim,
    &cha::rxc_prq1_reject::llc_or_sf_way, &cha::rxc_prq1_reject::allow_snp,
    &cha::rxc_prq1_reject::pa_match, &cha::rxc_req_q0_retry::ad_req_vn0,
    &cha::rxc_req_q0_retry::ad_rsp_vn0, &cha::rxc_req_q0_retry::bl_rsp_vn0,
    &cha::rxc_req_q0_retry::bl_wb_vn0, &cha::rxc_req_q0_retry::bl_ncb_vn0,
    &cha::rxc_req_q0_retry::bl_ncs_vn0, &cha::rxc_rrq0_reject::ad_req_vn0,
    &cha::rxc_rrq0_reject::ad_rsp_vn0, &cha::rxc_rrq0_reject::bl_rsp_vn0,
    &cha::rxc_rrq0_reject::bl_wb_vn0, &cha::rxc_rrq0_reject::bl_ncb_vn0,
    &cha::rxc_rrq0_reject::bl_ncs_vn0, &cha::rxc_rrq1_reject::any0, &cha::rxc_rrq1_reject::ha,
    &cha::rxc_rrq1_reject::llc_victim, &cha::rxc_rrq1_reject::sf_victim,
    &cha::rxc_rrq1_reject::victim, &cha::rxc_rrq1_reject::llc_or_sf_way,
    &cha::rxc_rrq1_reject::allow_snp, &cha::rxc_rrq1_reject::pa_match,
    &cha::rxc_wbq0_reject::ad_req_vn0, &cha::rxc_wbq0_reject::ad_rsp_vn0,
    &cha::rxc_wbq0_reject::bl_rsp_vn0, &cha::rxc_wbq0_reject::bl_wb_vn0,
    &cha::rxc_wbq0_reject::bl_ncb_vn0, &cha::rxc_wbq0_reject::bl_ncs_vn0,
    &cha::rxc_wbq1_reject::any0, &cha::rxc_wbq1_reject::ha, &cha::rxc_wbq1_reject::llc_victim,
    &cha::rxc_wbq1_reject::sf_victim, &cha::rxc_wbq1_reject::victim,
    &cha::rxc_wbq1_reject::llc_or_sf_way, &cha::rxc_wbq1_reject::allow_snp,
    &cha::rxc_wbq1_reject::pa_match, &cha::stall_no_txr_horz_crd_ad_ag0::tgr0,
    &cha::stall_no_txr_horz_crd_ad_ag0::tgr1, &cha::stall_no_txr_horz_crd_ad_ag0::tgr2,
    &cha::stall_no_txr_horz_crd_ad_ag0::tgr3, &cha::stall_no_txr_horz_crd_ad_ag0::tgr4,
    &cha::stall_no_txr_horz_crd_ad_ag0::tgr5, &cha::stall_no_txr_horz_crd_ad_ag1::tgr0,
    &cha::stall_no_txr_horz_crd_ad_ag1::tgr1, &cha::stall_no_txr_horz_crd_ad_ag1::tgr2,
    &cha::stall_no_txr_horz_crd_ad_ag1::tgr3, &cha::stall_no_txr_horz_crd_ad_ag1::tgr4,
    &cha::stall_no_txr_horz_crd_ad_ag1::tgr5, &cha::stall_no_txr_horz_crd_bl_ag0::tgr0,
    &cha::stall_no_txr_horz_crd_bl_ag0::tgr1, &cha::stall_no_txr_horz_crd_bl_ag0::tgr2,
    &cha::stall_no_txr_horz_crd_bl_ag0::tgr3, &cha::stall_no_txr_horz_crd_bl_ag0::tgr4,
    &cha::stall_no_txr_horz_crd_bl_ag0::tgr5, &cha::stall_no_txr_horz_crd_bl_ag1::tgr0,
    &cha::stall_no_txr_horz_crd_bl_ag1::tgr1, &cha::stall_no_txr_horz_crd_bl_ag1::tgr2,
    &cha::stall_no_txr_horz_crd_bl_ag1::tgr3, &cha::stall_no_txr_horz_crd_bl_ag1::tgr4,
    &cha::stall_no_txr_horz_crd_bl_ag1::tgr5, &cha::txr_horz_ads_used::ad_bnc,
    &cha::txr_horz_ads_used::ak_bnc, &cha::txr_horz_ads_used::bl_bnc,
    &cha::txr_horz_ads_used::ad_crd, &cha::txr_horz_ads_used::bl_crd, &cha::txr_horz_bypass::ad_bnc,
    &cha::txr_horz_bypass::ak_bnc, &cha::txr_horz_bypass::bl_bnc, &cha::txr_horz_bypass::iv_bnc,
    &cha::txr_horz_bypass::ad_crd, &cha::txr_horz_bypass::bl_crd,
    &cha::txr_horz_cycles_full::ad_bnc, &cha::txr_horz_cycles_full::ak_bnc,
    &cha::txr_horz_cycles_full::bl_bnc, &cha::txr_horz_cycles_full::iv_bnc,
    &cha::txr_horz_cycles_full::ad_crd, &cha::txr_horz_cycles_full::bl_crd,
    &cha::txr_horz_cycles_ne::ad_bnc, &cha::txr_horz_cycles_ne::ak_bnc,
    &cha::txr_horz_cycles_ne::bl_bnc, &cha::txr_horz_cycles_ne::iv_bnc,
    &cha::txr_horz_cycles_ne::ad_crd, &cha::txr_horz_cycles_ne::bl_crd,
    &cha::txr_horz_inserts::ad_bnc, &cha::txr_horz_inserts::ak_bnc, &cha::txr_horz_inserts::bl_bnc,
    &cha::txr_horz_inserts::iv_bnc, &cha::txr_horz_inserts::ad_crd, &cha::txr_horz_inserts::bl_crd,
    &cha::txr_horz_nack::ad_bnc, &cha::txr_horz_nack::ak_bnc, &cha::txr_horz_nack::bl_bnc,
    &cha::txr_horz_nack::iv_bnc, &cha::txr_horz_nack::ad_crd, &cha::txr_horz_nack::bl_crd,
    &cha::txr_horz_occupancy::ad_bnc, &cha::txr_horz_occupancy::ak_bnc,
    &cha::txr_horz_occupancy::bl_bnc, &cha::txr_horz_occupancy::iv_bnc,
    &cha::txr_horz_occupancy::ad_crd, &cha::txr_horz_occupancy::bl_crd,
    &cha::txr_horz_starved::ad_bnc, &cha::txr_horz_starved::ak_bnc, &cha::txr_horz_starved::bl_bnc,
    &cha::txr_horz_starved::iv_bnc, &cha::txr_vert_ads_used::ad_ag0,
    &cha::txr_vert_ads_used::ak_ag0, &cha::txr_vert_ads_used::bl_ag0,
    &cha::txr_vert_ads_used::ad_ag1, &cha::txr_vert_ads_used::ak_ag1,
    &cha::txr_vert_ads_used::bl_ag1, &cha::txr_vert_bypass::ad_ag0, &cha::txr_vert_bypass::ak_ag0,
    &cha::txr_vert_bypass::bl_ag0, &cha::txr_vert_bypass::iv, &cha::txr_vert_bypass::ad_ag1,
    &cha::txr_vert_bypass::ak_ag1, &cha::txr_vert_bypass::bl_ag1,
    &cha::txr_vert_cycles_full::ad_ag0, &cha::txr_vert_cycles_full::ak_ag0,
    &cha::txr_vert_cycles_full::bl_ag0, &cha::txr_vert_cycles_full::iv,
    &cha::txr_vert_cycles_full::ad_ag1, &cha::txr_vert_cycles_full::ak_ag1,
    &cha::txr_vert_cycles_full::bl_ag1, &cha::txr_vert_cycles_ne::ad_ag0,
    &cha::txr_vert_cycles_ne::ak_ag0, &cha::txr_vert_cycles_ne::bl_ag0,
    &cha::txr_vert_cycles_ne::iv, &cha::txr_vert_cycles_ne::ad_ag1,
    &cha::txr_vert_cycles_ne::ak_ag1, &cha::txr_vert_cycles_ne::bl_ag1,
    &cha::txr_vert_inserts::ad_ag0, &cha::txr_vert_inserts::ak_ag0, &cha::txr_vert_inserts::bl_ag0,
    &cha::txr_vert_inserts::iv, &cha::txr_vert_inserts::ad_ag1, &cha::txr_vert_inserts::ak_ag1,
    &cha::txr_vert_inserts::bl_ag1, &cha::txr_vert_occupancy::ad_ag0,
    &cha::txr_vert_occupancy::ak_ag0, &cha::txr_vert_occupancy::bl_ag0,
    &cha::txr_vert_occupancy::iv, &cha::txr_vert_occupancy::ad_ag1,
    &cha::txr_vert_occupancy::ak_ag1, &cha::txr_vert_occupancy::bl_ag1,
    &cha::vert_ring_ad_in_use::up_even, &cha::vert_ring_ad_in_use::up_odd,
    &cha::vert_ring_ad_in_use::dn_even, &cha::vert_ring_ad_in_use::dn_odd,
    &cha::vert_ring_ak_in_use::up_even, &cha::vert_ring_ak_in_use::up_odd,
    &cha::vert_ring_ak_in_use::dn_even, &cha::vert_ring_ak_in_use::dn_odd,
    &cha::vert_ring_bl_in_use::up_even, &cha::vert_ring_bl_in_use::up_odd,
    &cha::vert_ring_bl_in_use::dn_even, &cha::vert_ring_bl_in_use::dn_odd,
    &cha::vert_ring_iv_in_use::up, &cha::vert_ring_iv_in_use::dn, &cha::fast_asserted::vert,
    &iio::data_req_by_cpu::cfg_write_part0, &iio::data_req_by_cpu::cfg_write_part1,
    &iio::data_req_by_cpu::cfg_write_part2, &iio::data_req_by_cpu::cfg_write_part3,
    &iio::data_req_by_cpu::io_write_part0, &iio::data_req_by_cpu::io_write_part1,
    &iio::data_req_by_cpu::io_write_part2, &iio::data_req_by_cpu::io_write_part3,
    &iio::data_req_by_cpu::cfg_read_part0, &iio::data_req_by_cpu::cfg_read_part1,
    &iio::data_req_by_cpu::cfg_read_part2, &iio::data_req_by_cpu::cfg_read_part3,
    &iio::data_req_by_cpu::io_read_part0, &iio::data_req_by_cpu::io_read_part1,
    &iio::data_req_by_cpu::io_read_part2, &iio::data_req_by_cpu::io_read_part3,
    &iio::data_req_by_cpu::cfg_read_vtd0, &iio::data_req_by_cpu::cfg_read_vtd1,
    &iio::data_req_by_cpu::cfg_write_vtd0, &iio::data_req_by_cpu::cfg_write_vtd1,
    &iio::data_req_by_cpu::io_read_vtd0, &iio::data_req_by_cpu::io_read_vtd1,
    &iio::data_req_by_cpu::io_write_vtd0, &iio::data_req_by_cpu::io_write_vtd1,
    &iio::data_req_by_cpu::mem_read_vtd0, &iio::data_req_by_cpu::mem_read_vtd1,
    &iio::data_req_by_cpu::mem_write_vtd0, &iio::data_req_by_cpu::mem_write_vtd1,
    &iio::data_req_by_cpu::peer_read_vtd0, &iio::data_req_by_cpu::peer_read_vtd1,
    &iio::data_req_by_cpu::peer_write_vtd0, &iio::data_req_by_cpu::peer_write_vtd1,
    &iio::data_req_of_cpu::atomic_part0, &iio::data_req_of_cpu::atomic_part1,
    &iio::data_req_of_cpu::atomic_part2, &iio::data_req_of_cpu::atomic_part3,
    &iio::data_req_of_cpu::atomiccmp_part0, &iio::data_req_of_cpu::atomiccmp_part1,
    &iio::data_req_of_cpu::atomiccmp_part2, &iio::data_req_of_cpu::atomiccmp_part3,
    &iio::data_req_of_cpu::msg_part0, &iio::data_req_of_cpu::msg_part1,
    &iio::data_req_of_cpu::msg_part2, &iio::data_req_of_cpu::msg_part3,
    &iio::data_req_of_cpu::atomic_vtd0, &iio::data_req_of_cpu::atomic_vtd1,
    &iio::data_req_of_cpu::mem_read_vtd0, &iio::data_req_of_cpu::mem_read_vtd1,
    &iio::data_req_of_cpu::mem_write_vtd0, &iio::data_req_of_cpu::mem_write_vtd1,
    &iio::data_req_of_cpu::msg_vtd0, &iio::data_req_of_cpu::msg_vtd1,
    &iio::data_req_of_cpu::peer_read_vtd0, &iio::data_req_of_cpu::peer_read_vtd1,
    &iio::data_req_of_cpu::peer_write_vtd0, &iio::data_req_of_cpu::peer_write_vtd1,
    &iio::txn_req_by_cpu::cfg_write_part0, &iio::txn_req_by_cpu::cfg_write_part1,
    &iio::txn_req_by_cpu::cfg_write_part2, &iio::txn_req_by_cpu::cfg_write_part3,
    &iio::txn_req_by_cpu::io_write_part0, &iio::txn_req_by_cpu::io_write_part1,
    &iio::txn_req_by_cpu::io_write_part2, &iio::txn_req_by_cpu::io_write_part3,
    &iio::txn_req_by_cpu::cfg_read_part0, &iio::txn_req_by_cpu::cfg_read_part1,
    &iio::txn_req_by_cpu::cfg_read_part2, &iio::txn_req_by_cpu::cfg_read_part3,
    &iio::txn_req_by_cpu::io_read_part0, &iio::txn_req_by_cpu::io_read_part1,
    &iio::txn_req_by_cpu::io_read_part2, &iio::txn_req_by_cpu::io_read_part3,
    &iio::txn_req_by_cpu::cfg_read_vtd0, &iio::txn_req_by_cpu::cfg_read_vtd1,
    &iio::txn_req_by_cpu::cfg_write_vtd0, &iio::txn_req_by_cpu::io_read_vtd0,
    &iio::txn_req_by_cpu::io_read_vtd1, &iio::txn_req_by_cpu::io_write_vtd0,
    &iio::txn_req_by_cpu::io_write_vtd1, &iio::txn_req_by_cpu::mem_read_vtd0,
    &iio::txn_req_by_cpu::mem_read_vtd1, &iio::txn_req_by_cpu::mem_write_vtd0,
    &iio::txn_req_by_cpu::mem_write_vtd1, &iio::txn_req_by_cpu::peer_read_vtd0,
    &iio::txn_req_by_cpu::peer_read_vtd1, &iio::txn_req_by_cpu::peer_write_vtd0,
    &iio::txn_req_by_cpu::peer_write_vtd1, &iio::txn_req_by_cpu::cfg_write_vtd1,
    &m3upi::cha_ad_credits_empty::vna, &m3upi::cha_ad_credits_empty::wb,
    &m3upi::cha_ad_credits_empty::req, &m3upi::cha_ad_credits_empty::snp, &m3upi::clockticks,
    &m3upi::d2u_sent, &m3upi::m2_bl_credits_empty::iio0_iio1_ncb,
    &m3upi::m2_bl_credits_empty::iio2_ncb, &m3upi::m2_bl_credits_empty::iio3_ncb,
    &m3upi::m2_bl_credits_empty::iio4_ncb, &m3upi::m2_bl_credits_empty::iio5_ncb,
    &m3upi::m2_bl_credits_empty::ncs, &m3upi::m2_bl_credits_empty::ncs_sel,
    &m3upi::multi_slot_rcvd::ad_slot0, &m3upi::multi_slot_rcvd::ad_slot1,
    &m3upi::multi_slot_rcvd::ad_slot2, &m3upi::multi_slot_rcvd::bl_slot0,
    &m3upi::multi_slot_rcvd::ak_slot0, &m3upi::multi_slot_rcvd::ak_slot2,
    &m3upi::txc_ad_arb_fail::vn0_req, &m3upi::txc_ad_arb_fail::vn0_snp,
    &m3upi::txc_ad_arb_fail::vn0_rsp, &m3upi::txc_ad_arb_fail::vn0_wb,
    &m3upi::txc_ad_arb_fail::vn1_req, &m3upi::txc_ad_arb_fail::vn1_snp,
    &m3upi::txc_ad_arb_fail::vn1_rsp, &m3upi::txc_ad_arb_fail::vn1_wb,
    &m3upi::txc_ad_flq_bypass::ad_slot0, &m3upi::txc_ad_flq_bypass::ad_slot1,
    &m3upi::txc_ad_flq_bypass::ad_slot2, &m3upi::txc_ad_flq_bypass::bl_early_rsp,
    &m3upi::txc_ad_flq_cycles_ne::vn0_req, &m3upi::txc_ad_flq_cycles_ne::vn0_snp,
    &m3upi::txc_ad_flq_cycles_ne::vn0_rsp, &m3upi::txc_ad_flq_cycles_ne::vn0_wb,
    &m3upi::txc_ad_flq_cycles_ne::vn1_req, &m3upi::txc_ad_flq_cycles_ne::vn1_snp,
    &m3upi::txc_ad_flq_cycles_ne::vn1_rsp, &m3upi::txc_ad_flq_cycles_ne::vn1_wb,
    &m3upi::txc_ad_flq_inserts::vn0_req, &m3upi::txc_ad_flq_inserts::vn0_snp,
    &m3upi::txc_ad_flq_inserts::vn0_rsp, &m3upi::txc_ad_flq_inserts::vn0_wb,
    &m3upi::txc_ad_flq_inserts::vn1_req, &m3upi::txc_ad_flq_inserts::vn1_snp,
    &m3upi::txc_ad_flq_inserts::vn1_rsp, &m3upi::txc_ad_flq_occupancy::vn0_req,
    &m3upi::txc_ad_flq_occupancy::vn0_snp, &m3upi::txc_ad_flq_occupancy::vn0_rsp,
    &m3upi::txc_ad_flq_occupancy::vn0_wb, &m3upi::txc_ad_flq_occupancy::vn1_req,
    &m3upi::txc_ad_flq_occupancy::vn1_snp, &m3upi::txc_ad_flq_occupancy::vn1_rsp,
    &m3upi::txc_ad_spec_arb_crd_avail::vn0_req, &m3upi::txc_ad_spec_arb_crd_avail::vn0_snp,
    &m3upi::txc_ad_spec_arb_crd_avail::vn0_wb, &m3upi::txc_ad_spec_arb_crd_avail::vn1_req,
    &m3upi::txc_ad_spec_arb_crd_avail::vn1_snp, &m3upi::txc_ad_spec_arb_crd_avail::vn1_wb,
    &m3upi::txc_ad_spec_arb_new_msg::vn0_req, &m3upi::txc_ad_spec_arb_new_msg::vn0_snp,
    &m3upi::txc_ad_spec_arb_new_msg::vn0_wb, &m3upi::txc_ad_spec_arb_new_msg::vn1_req,
    &m3upi::txc_ad_spec_arb_new_msg::vn1_snp, &m3upi::txc_ad_spec_arb_new_msg::vn1_wb,
    &m3upi::txc_ad_spec_arb_no_other_pend::vn0_req, &m3upi::txc_ad_spec_arb_no_other_pend::vn0_snp,
    &m3upi::txc_ad_spec_arb_no_other_pend::vn0_rsp, &m3upi::txc_ad_spec_arb_no_other_pend::vn0_wb,
    &m3upi::txc_ad_spec_arb_no_other_pend::vn1_req, &m3upi::txc_ad_spec_arb_no_other_pend::vn1_snp,
    &m3upi::txc_ad_spec_arb_no_other_pend::vn1_rsp, &m3upi::txc_ad_spec_arb_no_other_pend::vn1_wb,
    &m3upi::txc_ak_flq_inserts, &m3upi::txc_ak_flq_occupancy, &m3upi::txc_bl_arb_fail::vn0_rsp,
    &m3upi::txc_bl_arb_fail::vn0_wb, &m3upi::txc_bl_arb_fail::vn0_ncb,
    &m3upi::txc_bl_arb_fail::vn0_ncs, &m3upi::txc_bl_arb_fail::vn1_rsp,
    &m3upi::txc_bl_arb_fail::vn1_wb, &m3upi::txc_bl_arb_fail::vn1_ncb,
    &m3upi::txc_bl_arb_fail::vn1_ncs, &m3upi::txc_bl_flq_cycles_ne::vn0_req,
    &m3upi::txc_bl_flq_cycles_ne::vn0_snp, &m3upi::txc_bl_flq_cycles_ne::vn0_rsp,
    &m3upi::txc_bl_flq_cycles_ne::vn0_wb, &m3upi::txc_bl_flq_cycles_ne::vn1_req,
    &m3upi::txc_bl_flq_cycles_ne::vn1_snp, &m3upi::txc_bl_flq_cycles_ne::vn1_rsp,
    &m3upi::txc_bl_flq_cycles_ne::vn1_wb, &m3upi::txc_bl_flq_inserts::vn0_rsp,
    &m3upi::txc_bl_flq_inserts::vn0_wb, &m3upi::txc_bl_flq_inserts::vn0_ncb,
    &m3upi::txc_bl_flq_inserts::vn0_ncs, &m3upi::txc_bl_flq_inserts::vn1_rsp,
    &m3upi::txc_bl_flq_inserts::vn1_wb, &m3upi::txc_bl_flq_inserts::vn1_ncb,
    &m3upi::txc_bl_flq_inserts::vn1_ncs, &m3upi::txc_bl_flq_occupancy::vn0_rsp,
    &m3upi::txc_bl_flq_occupancy::vn0_wb, &m3upi::txc_bl_flq_occupancy::vn0_ncb,
    &m3upi::txc_bl_flq_occupancy::vn0_ncs, &m3upi::txc_bl_flq_occupancy::vn1_rsp,
    &m3upi::txc_bl_flq_occupancy::vn1_wb, &m3upi::txc_bl_flq_occupancy::vn1_ncb,
    &m3upi::txc_bl_flq_occupancy::vn1_ncs, &m3upi::txc_bl_spec_arb_new_msg::vn0_wb,
    &m3upi::txc_bl_spec_arb_new_msg::vn0_ncb, &m3upi::txc_bl_spec_arb_new_msg::vn0_ncs,
    &m3upi::txc_bl_spec_arb_new_msg::vn1_wb, &m3upi::txc_bl_spec_arb_new_msg::vn1_ncb,
    &m3upi::txc_bl_spec_arb_new_msg::vn1_ncs, &m3upi::txc_bl_spec_arb_no_other_pend::vn0_rsp,
    &m3upi::txc_bl_spec_arb_no_other_pend::vn0_wb, &m3upi::txc_bl_spec_arb_no_other_pend::vn0_ncb,
    &m3upi::txc_bl_spec_arb_no_other_pend::vn0_ncs, &m3upi::txc_bl_spec_arb_no_other_pend::vn1_rsp,
    &m3upi::txc_bl_spec_arb_no_other_pend::vn1_wb, &m3upi::txc_bl_spec_arb_no_other_pend::vn1_ncb,
    &m3upi::txc_bl_spec_arb_no_other_pend::vn1_ncs, &m3upi::vn0_credits_used::req,
    &m3upi::vn0_credits_used::snp, &m3upi::vn0_credits_used::rsp, &m3upi::vn0_credits_used::wb,
    &m3upi::vn0_credits_used::ncb, &m3upi::vn0_credits_used::ncs, &m3upi::vn0_no_credits::req,
    &m3upi::vn0_no_credits::snp, &m3upi::vn0_no_credits::rsp, &m3upi::vn0_no_credits::wb,
    &m3upi::vn0_no_credits::ncb, &m3upi::vn0_no_credits::ncs, &m3upi::vn1_credits_used::req,
    &m3upi::vn1_credits_used::snp, &m3upi::vn1_credits_used::rsp, &m3upi::vn1_credits_used::wb,
    &m3upi::vn1_credits_used::ncb, &m3upi::vn1_credits_used::ncs, &m3upi::vn1_no_credits::req,
    &m3upi::vn1_no_credits::snp, &m3upi::vn1_no_credits::rsp, &m3upi::vn1_no_credits::wb,
    &m3upi::vn1_no_credits::ncb, &m3upi::vn1_no_credits::ncs, &m3upi::txc_ad_snpf_grp1_vn1::vn0_cha,
    &m3upi::txc_ad_snpf_grp1_vn1::vn1_cha, &m3upi::txc_ad_snpf_grp1_vn1::vn0_non_idle,
    &m3upi::txc_ad_snpf_grp1_vn1::vn1_non_idle, &m3upi::txc_ad_snpf_grp2_vn1::vn0_snpfp_nonsnp,
    &m3upi::txc_ad_snpf_grp2_vn1::vn1_snpfp_nonsnp, &m3upi::txc_ad_snpf_grp2_vn1::vn0_snpfp_vn2snp,
    &m3upi::txc_ad_snpf_grp2_vn1::vn1_snpfp_vn0snp, &m3upi::ag0_ad_crd_acquired::tgr0,
    &m3upi::ag0_ad_crd_acquired::tgr1, &m3upi::ag0_ad_crd_acquired::tgr2,
    &m3upi::ag0_ad_crd_acquired::tgr3, &m3upi::ag0_ad_crd_acquired::tgr4,
    &m3upi::ag0_ad_crd_acquired::tgr5, &m3upi::ag0_ad_crd_occupancy::tgr0,
    &m3upi::ag0_ad_crd_occupancy::tgr1, &m3upi::ag0_ad_crd_occupancy::tgr2,
    &m3upi::ag0_ad_crd_occupancy::tgr3, &m3upi::ag0_ad_crd_occupancy::tgr4,
    &m3upi::ag0_ad_crd_occupancy::tgr5, &m3upi::ag0_bl_crd_acquired::tgr0,
    &m3upi::ag0_bl_crd_acquired::tgr1, &m3upi::ag0_bl_crd_acquired::tgr2,
    &m3upi::ag0_bl_crd_acquired::tgr3, &m3upi::ag0_bl_crd_acquired::tgr4,
    &m3upi::ag0_bl_crd_acquired::tgr5, &m3upi::ag0_bl_crd_occupancy::tgr0,
    &m3upi::ag0_bl_crd_occupancy::tgr1, &m3upi::ag0_bl_crd_occupancy::tgr2,
    &m3upi::ag0_bl_crd_occupancy::tgr3, &m3upi::ag0_bl_crd_occupancy::tgr4,
    &m3upi::ag0_bl_crd_occupancy::tgr5, &m3upi::ag1_ad_crd_acquired::tgr0,
    &m3upi::ag1_ad_crd_acquired::tgr1, &m3upi::ag1_ad_crd_acquired::tgr2,
    &m3upi::ag1_ad_crd_acquired::tgr3, &m3upi::ag1_ad_crd_acquired::tgr4,
    &m3upi::ag1_ad_crd_acquired::tgr5, &m3upi::ag1_ad_crd_occupancy::tgr0,
    &m3upi::ag1_ad_crd_occupancy::tgr1, &m3upi::ag1_ad_crd_occupancy::tgr2,
    &m3upi::ag1_ad_crd_occupancy::tgr3, &m3upi::ag1_ad_crd_occupancy::tgr4,
    &m3upi::ag1_ad_crd_occupancy::tgr5, &m3upi::ag1_bl_crd_occupancy::tgr0,
    &m3upi::ag1_bl_crd_occupancy::tgr1, &m3upi::ag1_bl_crd_occupancy::tgr2,
    &m3upi::ag1_bl_crd_occupancy::tgr3, &m3upi::ag1_bl_crd_occupancy::tgr4,
    &m3upi::ag1_bl_crd_occupancy::tgr5, &m3upi::ag1_bl_credits_acquired::tgr0,
    &m3upi::ag1_bl_credits_acquired::tgr1, &m3upi::ag1_bl_credits_acquired::tgr2,
    &m3upi::ag1_bl_credits_acquired::tgr3, &m3upi::ag1_bl_credits_acquired::tgr4,
    &m3upi::ag1_bl_credits_acquired::tgr5, &m3upi::cms_clockticks,
    &m3upi::egress_ordering::iv_snoopgo_up, &m3upi::egress_ordering::iv_snoopgo_dn,
    &m3upi::horz_ring_ad_in_use::left_even, &m3upi::horz_ring_ad_in_use::left_odd,
    &m3upi::horz_ring_ad_in_use::right_even, &m3upi::horz_ring_ad_in_use::right_odd,
    &m3upi::horz_ring_ak_in_use::left_even, &m3upi::horz_ring_ak_in_use::left_odd,
    &m3upi::horz_ring_ak_in_use::right_even, &m3upi::horz_ring_ak_in_use::right_odd,
    &m3upi::horz_ring_bl_in_use::left_even, &m3upi::horz_ring_bl_in_use::left_odd,
    &m3upi::horz_ring_bl_in_use::right_even, &m3upi::horz_ring_bl_in_use::right_odd,
    &m3upi::horz_ring_iv_in_use::left, &m3upi::horz_ring_iv_in_use::right,
    &m3upi::ring_bounces_horz::ad, &m3upi::ring_bounces_horz::ak, &m3upi::ring_bounces_horz::bl,
    &m3upi::ring_bounces_horz::iv, &m3upi::ring_bounces_vert::ad, &m3upi::ring_bounces_vert::ak,
    &m3upi::ring_bounces_vert::bl, &m3upi::ring_bounces_vert::iv,
    &m3upi::ring_sink_starved_horz::ad, &m3upi::ring_sink_starved_horz::ak,
    &m3upi::ring_sink_starved_horz::bl, &m3upi::ring_sink_starved_horz::iv,
    &m3upi::ring_sink_starved_horz::ak_ag1, &m3upi::ring_sink_starved_vert::ad,
    &m3upi::ring_sink_starved_vert::ak, &m3upi::ring_sink_starved_vert::bl,
    &m3upi::ring_sink_starved_vert::iv, &m3upi::ring_src_thrtl, &m3upi::rxc_arb_lost_vn0::ad_req,
    &m3upi::rxc_arb_lost_vn0::ad_snp, &m3upi::rxc_arb_lost_vn0::ad_rsp,
    &m3upi::rxc_arb_lost_vn0::bl_rsp, &m3upi::rxc_arb_lost_vn0::bl_wb,
    &m3upi::rxc_arb_lost_vn0::bl_ncb, &m3upi::rxc_arb_lost_vn0::bl_ncs,
    &m3upi::rxc_arb_lost_vn1::ad_req, &m3upi::rxc_arb_lost_vn1::ad_snp,
    &m3upi::rxc_arb_lost_vn1::ad_rsp, &m3upi::rxc_arb_lost_vn1::bl_rsp,
    &m3upi::rxc_arb_lost_vn1::bl_wb, &m3upi::rxc_arb_lost_vn1::bl_ncb,
    &m3upi::rxc_arb_lost_vn1::bl_ncs, &m3upi::rxc_arb_misc::par_bias_vn0,
    &m3upi::rxc_arb_misc::par_bias_vn1, &m3upi::rxc_arb_misc::no_prog_ad_vn0,
    &m3upi::rxc_arb_misc::no_prog_ad_vn1, &m3upi::rxc_arb_misc::no_prog_bl_vn0,
    &m3upi::rxc_arb_misc::no_prog_bl_vn1, &m3upi::rxc_arb_misc::adbl_parallel_win,
    &m3upi::rxc_arb_noad_req_vn0::ad_req, &m3upi::rxc_arb_noad_req_vn0::ad_snp,
    &m3upi::rxc_arb_noad_req_vn0::ad_rsp, &m3upi::rxc_arb_noad_req_vn0::bl_rsp,
    &m3upi::rxc_arb_noad_req_vn0::bl_wb, &m3upi::rxc_arb_noad_req_vn0::bl_ncb,
    &m3upi::rxc_arb_noad_req_vn0::bl_ncs, &m3upi::rxc_arb_noad_req_vn1::ad_req,
    &m3upi::rxc_arb_noad_req_vn1::ad_snp, &m3upi::rxc_arb_noad_req_vn1::ad_rsp,
    &m3upi::rxc_arb_noad_req_vn1::bl_rsp, &m3upi::rxc_arb_noad_req_vn1::bl_wb,
    &m3upi::rxc_arb_noad_req_vn1::bl_ncb, &m3upi::rxc_arb_noad_req_vn1::bl_ncs,
    &m3upi::rxc_arb_nocred_vn0::ad_req, &m3upi::rxc_arb_nocred_vn0::ad_snp,
    &m3upi::rxc_arb_nocred_vn0::ad_rsp, &m3upi::rxc_arb_nocred_vn0::bl_rsp,
    &m3upi::rxc_arb_nocred_vn0::bl_wb, &m3upi::rxc_arb_nocred_vn0::bl_ncb,
    &m3upi::rxc_arb_nocred_vn0::bl_ncs, &m3upi::rxc_arb_nocred_vn1::ad_req,
    &m3upi::rxc_arb_nocred_vn1::ad_snp, &m3upi::rxc_arb_nocred_vn1::ad_rsp,
    &m3upi::rxc_arb_nocred_vn1::bl_rsp, &m3upi::rxc_arb_nocred_vn1::bl_wb,
    &m3upi::rxc_arb_nocred_vn1::bl_ncb, &m3upi::rxc_arb_nocred_vn1::bl_ncs,
    &m3upi::rxc_bypassed::ad_s0_idle, &m3upi::rxc_bypassed::ad_s0_bl_arb,
    &m3upi::rxc_bypassed::ad_s1_bl_slot, &m3upi::rxc_bypassed::ad_s2_bl_slot,
    &m3upi::rxc_collision_vn0::ad_req, &m3upi::rxc_collision_vn0::ad_snp,
    &m3upi::rxc_collision_vn0::ad_rsp, &m3upi::rxc_collision_vn0::bl_rsp,
    &m3upi::rxc_collision_vn0::bl_wb, &m3upi::rxc_collision_vn0::bl_ncb,
    &m3upi::rxc_collision_vn0::bl_ncs, &m3upi::rxc_collision_vn1::ad_req,
    &m3upi::rxc_collision_vn1::ad_snp, &m3upi::rxc_collision_vn1::ad_rsp,
    &m3upi::rxc_collision_vn1::bl_rsp, &m3upi::rxc_collision_vn1::bl_wb,
    &m3upi::rxc_collision_vn1::bl_ncb, &m3upi::rxc_collision_vn1::bl_ncs,
    &m3upi::rxc_crd_misc::any_bgf_fifo, &m3upi::rxc_crd_misc::any_bgf_path,
    &m3upi::rxc_crd_misc::no_d2k_for_arb, &m3upi::rxc_crd_occ::vna_in_use,
    &m3upi::rxc_crd_occ::flits_in_fifo, &m3upi::rxc_crd_occ::flits_in_path,
    &m3upi::rxc_crd_occ::txq_crd, &m3upi::rxc_crd_occ::d2k_crd, &m3upi::rxc_crd_occ::p1p_total,
    &m3upi::rxc_crd_occ::p1p_fifo, &m3upi::rxc_cycles_ne_vn0::ad_req,
    &m3upi::rxc_cycles_ne_vn0::ad_snp, &m3upi::rxc_cycles_ne_vn0::ad_rsp,
    &m3upi::rxc_cycles_ne_vn0::bl_rsp, &m3upi::rxc_cycles_ne_vn0::bl_wb,
    &m3upi::rxc_cycles_ne_vn0::bl_ncb, &m3upi::rxc_cycles_ne_vn0::bl_ncs,
    &m3upi::rxc_cycles_ne_vn1::ad_req, &m3upi::rxc_cycles_ne_vn1::ad_snp,
    &m3upi::rxc_cycles_ne_vn1::ad_rsp, &m3upi::rxc_cycles_ne_vn1::bl_rsp,
    &m3upi::rxc_cycles_ne_vn1::bl_wb, &m3upi::rxc_cycles_ne_vn1::bl_ncb,
    &m3upi::rxc_cycles_ne_vn1::bl_ncs, &m3upi::rxc_flits_data_not_sent::all,
    &m3upi::rxc_flits_data_not_sent::no_bgf, &m3upi::rxc_flits_data_not_sent::no_txq,
    &m3upi::rxc_flits_gen_bl::p0_wait, &m3upi::rxc_flits_gen_bl::p1_wait,
    &m3upi::rxc_flits_gen_bl::p1p_to_limbo, &m3upi::rxc_flits_gen_bl::p1p_busy,
    &m3upi::rxc_flits_gen_bl::p1p_at_limit, &m3upi::rxc_flits_gen_bl::p1p_hold_p0,
    &m3upi::rxc_flits_gen_bl::p1p_fifo_full, &m3upi::rxc_flits_misc, &m3upi::rxc_flits_sent::_1_msg,
    &m3upi::rxc_flits_sent::_2_msgs, &m3upi::rxc_flits_sent::_3_msgs,
    &m3upi::rxc_flits_sent::_1_msg_vnx, &m3upi::rxc_flits_slot_bl::all,
    &m3upi::rxc_flits_slot_bl::need_data, &m3upi::rxc_flits_slot_bl::p0_wait,
    &m3upi::rxc_flits_slot_bl::p1_wait, &m3upi::rxc_flits_slot_bl::p1_not_req,
    &m3upi::rxc_flits_slot_bl::p1_not_req_but_bubble,
    &m3upi::rxc_flits_slot_bl::p1_not_req_not_avail, &m3upi::rxc_flit_gen_hdr1::accum,
    &m3upi::rxc_flit_gen_hdr1::accum_read, &m3upi::rxc_flit_gen_hdr1::accum_wasted,
    &m3upi::rxc_flit_gen_hdr1::ahead_blocked, &m3upi::rxc_flit_gen_hdr1::ahead_msg,
    &m3upi::rxc_flit_gen_hdr1::par, &m3upi::rxc_flit_gen_hdr1::par_msg,
    &m3upi::rxc_flit_gen_hdr1::par_flit, &m3upi::rxc_flit_gen_hdr2::rmstall,
    &m3upi::rxc_flit_gen_hdr2::rmstall_nomsg, &m3upi::rxc_flit_not_sent::all,
    &m3upi::rxc_flit_not_sent::no_bgf_crd, &m3upi::rxc_flit_not_sent::no_txq_crd,
    &m3upi::rxc_flit_not_sent::no_bgf_no_msg, &m3upi::rxc_flit_not_sent::no_txq_no_msg,
    &m3upi::rxc_flit_not_sent::one_taken, &m3upi::rxc_flit_not_sent::two_taken,
    &m3upi::rxc_flit_not_sent::three_taken, &m3upi::rxc_held::vn0, &m3upi::rxc_held::vn1,
    &m3upi::rxc_held::parallel_attempt, &m3upi::rxc_held::parallel_success,
    &m3upi::rxc_held::parallel_ad_lost, &m3upi::rxc_held::parallel_bl_lost,
    &m3upi::rxc_held::cant_slot_ad, &m3upi::rxc_held::cant_slot_bl, &m3upi::rxc_inserts_vn0::ad_req,
    &m3upi::rxc_inserts_vn0::ad_snp, &m3upi::rxc_inserts_vn0::ad_rsp,
    &m3upi::rxc_inserts_vn0::bl_rsp, &m3upi::rxc_inserts_vn0::bl_wb,
    &m3upi::rxc_inserts_vn0::bl_ncb, &m3upi::rxc_inserts_vn0::bl_ncs,
    &m3upi::rxc_inserts_vn1::ad_req, &m3upi::rxc_inserts_vn1::ad_snp,
    &m3upi::rxc_inserts_vn1::ad_rsp, &m3upi::rxc_inserts_vn1::bl_rsp,
    &m3upi::rxc_inserts_vn1::bl_wb, &m3upi::rxc_inserts_vn1::bl_ncb,
    &m3upi::rxc_inserts_vn1::bl_ncs, &m3upi::rxc_occupancy_vn0::ad_req,
    &m3upi::rxc_occupancy_vn0::ad_snp, &m3upi::rxc_occupancy_vn0::ad_rsp,
    &m3upi::rxc_occupancy_vn0::bl_rsp, &m3upi::rxc_occupancy_vn0::bl_wb,
    &m3upi::rxc_occupancy_vn0::bl_ncb, &m3upi::rxc_occupancy_vn0::bl_ncs,
    &m3upi::rxc_occupancy_vn1::ad_req, &m3upi::rxc_occupancy_vn1::ad_snp,
    &m3upi::rxc_occupancy_vn1::ad_rsp, &m3upi::rxc_occupancy_vn1::bl_rsp,
    &m3upi::rxc_occupancy_vn1::bl_wb, &m3upi::rxc_occupancy_vn1::bl_ncb,
    &m3upi::rxc_occupancy_vn1::bl_ncs, &m3upi::rxc_packing_miss_vn0::ad_req,
    &m3upi::rxc_packing_miss_vn0::ad_snp, &m3upi::rxc_packing_miss_vn0::ad_rsp,
    &m3upi::rxc_packing_miss_vn0::bl_rsp, &m3upi::rxc_packing_miss_vn0::bl_wb,
    &m3upi::rxc_packing_miss_vn0::bl_ncb, &m3upi::rxc_packing_miss_vn0::bl_ncs,
    &m3upi::rxc_packing_miss_vn1::ad_req, &m3upi::rxc_packing_miss_vn1::ad_snp,
    &m3upi::rxc_packing_miss_vn1::ad_rsp, &m3upi::rxc_packing_miss_vn1::bl_rsp,
    &m3upi::rxc_packing_miss_vn1::bl_wb, &m3upi::rxc_packing_miss_vn1::bl_ncb,
    &m3upi::rxc_packing_miss_vn1::bl_ncs, &m3upi::rxc_smi3_pftch::arrived,
    &m3upi::rxc_smi3_pftch::arb_lost, &m3upi::rxc_smi3_pftch::slotted,
    &m3upi::rxc_smi3_pftch::drop_old, &m3upi::rxc_smi3_pftch::drop_wrap, &m3upi::rxc_vna_crd::used,
    &m3upi::rxc_vna_crd::corrected, &m3upi::rxc_vna_crd::lt1, &m3upi::rxc_vna_crd::lt4,
    &m3upi::rxc_vna_crd::lt5, &m3upi::rxc_vna_crd::any_in_use, &m3upi::rxr_busy_starved::ad_bnc,
    &m3upi::rxr_busy_starved::bl_bnc, &m3upi::rxr_busy_starved::ad_crd,
    &m3upi::rxr_busy_starved::bl_crd, &m3upi::rxr_bypass::ad_bnc, &m3upi::rxr_bypass::ak_bnc,
    &m3upi::rxr_bypass::bl_bnc, &m3upi::rxr_bypass::iv_bnc, &m3upi::rxr_bypass::ad_crd,
    &m3upi::rxr_bypass::bl_crd, &m3upi::rxr_crd_starved::ad_bnc, &m3upi::rxr_crd_starved::ak_bnc,
    &m3upi::rxr_crd_starved::bl_bnc, &m3upi::rxr_crd_starved::iv_bnc,
    &m3upi::rxr_crd_starved::ad_crd, &m3upi::rxr_crd_starved::bl_crd, &m3upi::rxr_crd_starved::ifv,
    &m3upi::rxr_inserts::ad_bnc, &m3upi::rxr_inserts::ak_bnc, &m3upi::rxr_inserts::bl_bnc,
    &m3upi::rxr_inserts::iv_bnc, &m3upi::rxr_inserts::ad_crd, &m3upi::rxr_inserts::bl_crd,
    &m3upi::rxr_occupancy::ad_bnc, &m3upi::rxr_occupancy::ak_bnc, &m3upi::rxr_occupancy::bl_bnc,
    &m3upi::rxr_occupancy::iv_bnc, &m3upi::rxr_occupancy::ad_crd, &m3upi::rxr_occupancy::bl_crd,
    &m3upi::stall_no_txr_horz_crd_ad_ag0::tgr0, &m3upi::stall_no_txr_horz_crd_ad_ag0::tgr1,
    &m3upi::stall_no_txr_horz_crd_ad_ag0::tgr2, &m3upi::stall_no_txr_horz_crd_ad_ag0::tgr3,
    &m3upi::stall_no_txr_horz_crd_ad_ag0::tgr4, &m3upi::stall_no_txr_horz_crd_ad_ag0::tgr5,
    &m3upi::stall_no_txr_horz_crd_ad_ag1::tgr0, &m3upi::stall_no_txr_horz_crd_ad_ag1::tgr1,
    &m3upi::stall_no_txr_horz_crd_ad_ag1::tgr2, &m3upi::stall_no_txr_horz_crd_ad_ag1::tgr3,
    &m3upi::stall_no_txr_horz_crd_ad_ag1::tgr4, &m3upi::stall_no_txr_horz_crd_ad_ag1::tgr5,
    &m3upi::stall_no_txr_horz_crd_bl_ag0::tgr0, &m3upi::stall_no_txr_horz_crd_bl_ag0::tgr1,
    &m3upi::stall_no_txr_horz_crd_bl_ag0::tgr2, &m3upi::stall_no_txr_horz_crd_bl_ag0::tgr3,
    &m3upi::stall_no_txr_horz_crd_bl_ag0::tgr4, &m3upi::stall_no_txr_horz_crd_bl_ag0::tgr5,
    &m3upi::stall_no_txr_horz_crd_bl_ag1::tgr0, &m3upi::stall_no_txr_horz_crd_bl_ag1::tgr1,
    &m3upi::stall_no_txr_horz_crd_bl_ag1::tgr2, &m3upi::stall_no_txr_horz_crd_bl_ag1::tgr3,
    &m3upi::stall_no_txr_horz_crd_bl_ag1::tgr4, &m3upi::stall_no_txr_horz_crd_bl_ag1::tgr5,
    &m3upi::txr_horz_ads_used::ad_bnc, &m3upi::txr_horz_ads_used::ak_bnc,
    &m3upi::txr_horz_ads_used::bl_bnc, &m3upi::txr_horz_ads_used::ad_crd,
    &m3upi::txr_horz_ads_used::bl_crd, &m3upi::txr_horz_bypass::ad_bnc,
    &m3upi::txr_horz_bypass::ak_bnc, &m3upi::txr_horz_bypass::bl_bnc,
    &m3upi::txr_horz_bypass::iv_bnc, &m3upi::txr_horz_bypass::ad_crd,
    &m3upi::txr_horz_bypass::bl_crd, &m3upi::txr_horz_cycles_full::ad_bnc,
    &m3upi::txr_horz_cycles_full::ak_bnc, &m3upi::txr_horz_cycles_full::bl_bnc,
    &m3upi::txr_horz_cycles_full::iv_bnc, &m3upi::txr_horz_cycles_full::ad_crd,
    &m3upi::txr_horz_cycles_full::bl_crd, &m3upi::txr_horz_cycles_ne::ad_bnc,
    &m3upi::txr_horz_cycles_ne::ak_bnc, &m3upi::txr_horz_cycles_ne::bl_bnc,
    &m3upi::txr_horz_cycles_ne::iv_bnc, &m3upi::txr_horz_cycles_ne::ad_crd,
    &m3upi::txr_horz_cycles_ne::bl_crd, &m3upi::txr_horz_inserts::ad_bnc,
    &m3upi::txr_horz_inserts::ak_bnc, &m3upi::txr_horz_inserts::bl_bnc,
    &m3upi::txr_horz_inserts::iv_bnc, &m3upi::txr_horz_inserts::ad_crd,
    &m3upi::txr_horz_inserts::bl_crd, &m3upi::txr_horz_nack::ad_bnc, &m3upi::txr_horz_nack::ak_bnc,
    &m3upi::txr_horz_nack::bl_bnc, &m3upi::txr_horz_nack::iv_bnc, &m3upi::txr_horz_nack::ad_crd,
    &m3upi::txr_horz_nack::bl_crd, &m3upi::txr_horz_occupancy::ad_bnc,
    &m3upi::txr_horz_occupancy::ak_bnc, &m3upi::txr_horz_occupancy::bl_bnc,
    &m3upi::txr_horz_occupancy::iv_bnc, &m3upi::txr_horz_occupancy::ad_crd,
    &m3upi::txr_horz_occupancy::bl_crd, &m3upi::txr_horz_starved::ad_bnc,
    &m3upi::txr_horz_starved::ak_bnc, &m3upi::txr_horz_starved::bl_bnc,
    &m3upi::txr_horz_starved::iv_bnc, &m3upi::txr_vert_ads_used::ad_ag0,
    &m3upi::txr_vert_ads_used::ak_ag0, &m3upi::txr_vert_ads_used::bl_ag0,
    &m3upi::txr_vert_ads_used::ad_ag1, &m3upi::txr_vert_ads_used::ak_ag1,
    &m3upi::txr_vert_ads_used::bl_ag1, &m3upi::txr_vert_bypass::ad_ag0,
    &m3upi::txr_vert_bypass::ak_ag0, &m3upi::txr_vert_bypass::bl_ag0, &m3upi::txr_vert_bypass::iv,
    &m3upi::txr_vert_bypass::ad_ag1, &m3upi::txr_vert_bypass::ak_ag1,
    &m3upi::txr_vert_bypass::bl_ag1, &m3upi::txr_vert_cycles_full::ad_ag0,
    &m3upi::txr_vert_cycles_full::ak_ag0, &m3upi::txr_vert_cycles_full::bl_ag0,
    &m3upi::txr_vert_cycles_full::iv, &m3upi::txr_vert_cycles_full::ad_ag1,
    &m3upi::txr_vert_cycles_full::ak_ag1, &m3upi::txr_vert_cycles_full::bl_ag1,
    &m3upi::txr_vert_cycles_ne::ad_ag0, &m3upi::txr_vert_cycles_ne::ak_ag0,
    &m3upi::txr_vert_cycles_ne::bl_ag0, &m3upi::txr_vert_cycles_ne::iv,
    &m3upi::txr_vert_cycles_ne::ad_ag1, &m3upi::txr_vert_cycles_ne::ak_ag1,
    &m3upi::txr_vert_cycles_ne::bl_ag1, &m3upi::txr_vert_inserts::ad_ag0,
    &m3upi::txr_vert_inserts::ak_ag0, &m3upi::txr_vert_inserts::bl_ag0,
    &m3upi::txr_vert_inserts::iv, &m3upi::txr_vert_inserts::ad_ag1,
    &m3upi::txr_vert_inserts::ak_ag1, &m3upi::txr_vert_inserts::bl_ag1,
    &m3upi::txr_vert_nack::ad_ag0, &m3upi::txr_vert_nack::ak_ag0, &m3upi::txr_vert_nack::bl_ag0,
    &m3upi::txr_vert_nack::ad_ag1, &m3upi::txr_vert_nack::ak_ag1, &m3upi::txr_vert_nack::bl_ag1,
    &m3upi::txr_vert_occupancy::ad_ag0, &m3upi::txr_vert_occupancy::ak_ag0,
    &m3upi::txr_vert_occupancy::bl_ag0, &m3upi::txr_vert_occupancy::iv,
    &m3upi::txr_vert_occupancy::ad_ag1, &m3upi::txr_vert_occupancy::ak_ag1,
    &m3upi::txr_vert_occupancy::bl_ag1, &m3upi::txr_vert_starved::ad_ag0,
    &m3upi::txr_vert_starved::ak_ag0, &m3upi::txr_vert_starved::bl_ag0,
    &m3upi::txr_vert_starved::ad_ag1, &m3upi::txr_vert_starved::ak_ag1,
    &m3upi::txr_vert_starved::bl_ag1, &m3upi::vert_ring_ad_in_use::up_even,
    &m3upi::vert_ring_ad_in_use::up_odd, &m3upi::vert_ring_ad_in_use::dn_even,
    &m3upi::vert_ring_ad_in_use::dn_odd, &m3upi::vert_ring_ak_in_use::up_even,
    &m3upi::vert_ring_ak_in_use::up_odd, &m3upi::vert_ring_ak_in_use::dn_even,
    &m3upi::vert_ring_ak_in_use::dn_odd, &m3upi::vert_ring_bl_in_use::up_even,
    &m3upi::vert_ring_bl_in_use::up_odd, &m3upi::vert_ring_bl_in_use::dn_even,
    &m3upi::vert_ring_bl_in_use::dn_odd, &m3upi::vert_ring_iv_in_use::up,
    &m3upi::vert_ring_iv_in_use::dn, &m3upi::d2c_sent, &m3upi::fast_asserted::vert,
    &m3upi::fast_asserted::horz, &m3upi::rxc_flits_sent::slots_1, &m3upi::rxc_flits_sent::slots_2,
    &m3upi::rxc_flits_sent::slots_3, &m3upi::txr_vert_nack::iv, &m3upi::txr_vert_starved::iv,
    &m3upi::upi_peer_bl_credits_empty::vna, &m3upi::upi_peer_bl_credits_empty::vn0_rsp,
    &m3upi::upi_peer_bl_credits_empty::vn0_ncs_ncb, &m3upi::upi_peer_bl_credits_empty::vn0_wb,
    &upi::rxl_basic_hdr_match::req, &upi::rxl_basic_hdr_match::req_opc,
    &upi::rxl_basic_hdr_match::snp, &upi::rxl_basic_hdr_match::snp_opc,
    &upi::rxl_basic_hdr_match::rsp_nodata, &upi::rxl_basic_hdr_match::rsp_nodata_opc,
    &upi::rxl_basic_hdr_match::rsp_data, &upi::rxl_basic_hdr_match::rsp_data_opc,
    &upi::rxl_basic_hdr_match::wb, &upi::rxl_basic_hdr_match::wb_opc,
    &upi::rxl_basic_hdr_match::ncb, &upi::rxl_basic_hdr_match::ncb_opc,
    &upi::rxl_basic_hdr_match::ncs, &upi::rxl_basic_hdr_match::ncs_opc,
    &upi::txl_basic_hdr_match::req, &upi::txl_basic_hdr_match::req_opc,
    &upi::txl_basic_hdr_match::snp, &upi::txl_basic_hdr_match::snp_opc,
    &upi::txl_basic_hdr_match::rsp_nodata, &upi::txl_basic_hdr_match::rsp_nodata_opc,
    &upi::txl_basic_hdr_match::rsp_data, &upi::txl_basic_hdr_match::rsp_data_opc,
    &upi::txl_basic_hdr_match::wb, &upi::txl_basic_hdr_match::wb_opc,
    &upi::txl_basic_hdr_match::ncb, &upi::txl_basic_hdr_match::ncb_opc,
    &upi::txl_basic_hdr_match::ncs, &upi::txl_basic_hdr_match::ncs_opc,
    &m2m::rpq_cycles_spec_credits::chn0, &m2m::rpq_cycles_spec_credits::chn1,
    &m2m::rpq_cycles_spec_credits::chn2, &m2m::txc_bl::drs_upi, &m2m::txr_vert_nack::iv,
    &m2m::txr_vert_starved::iv, &m2m::wpq_cycles_reg_credits::chn0,
    &m2m::wpq_cycles_reg_credits::chn1, &m2m::wpq_cycles_reg_credits::chn2,
    &m2m::bypass_m2m_ingress::taken, &m2m::bypass_m2m_ingress::not_taken, &m2m::cms_clockticks,
    &m2m::wpq_cycles_spec_credits::chn0, &m2m::wpq_cycles_spec_credits::chn1,
    &m2m::wpq_cycles_spec_credits::chn2, &m2m::fast_asserted::vert, &m2m::fast_asserted::horz,
    &m2m::rpq_cycles_reg_credits::chn0, &m2m::rpq_cycles_reg_credits::chn1,
    &m2m::rpq_cycles_reg_credits::chn2, &cha::llc_victims::local, &m2m::txc_ak_cycles_full::cms0,
    &m2m::txc_ak_cycles_full::cms1, &m2m::txc_ak_cycles_full::rdcrd0,
    &m2m::txc_ak_cycles_full::wrcrd0, &m2m::txc_ak_cycles_full::wrcmp0,
    &m2m::txc_ak_cycles_full::rdcrd1, &m2m::txc_ak_cycles_full::wrcrd1,
    &m2m::txc_ak_cycles_full::wrcmp1, &m2m::txc_ak_cycles_full::all, &m2m::txc_ak_cycles_ne::cms0,
    &m2m::txc_ak_cycles_ne::cms1, &m2m::txc_ak_cycles_ne::rdcrd, &m2m::txc_ak_cycles_ne::wrcrd,
    &m2m::txc_ak_cycles_ne::wrcmp, &m2m::txc_ak_cycles_ne::all, &m2m::txc_ak_inserts::cms0,
    &m2m::txc_ak_inserts::cms1, &m2m::txc_ak_inserts::rdcrd, &m2m::txc_ak_inserts::wrcrd,
    &m2m::txc_ak_inserts::wrcmp, &m2m::txc_ak_inserts::pref_rd_cam_hit, &m2m::txc_ak_inserts::all,
    &m2m::txc_ak_occupancy::cms0, &m2m::txc_ak_occupancy::cms1, &m2m::txc_ak_occupancy::rdcrd,
    &m2m::txc_ak_occupancy::wrcrd, &m2m::txc_ak_occupancy::wrcmp, &m2m::txc_ak_occupancy::all,
    &m2m::txc_ak_sideband::rd, &m2m::txc_ak_sideband::wr, &iio::txn_req_of_cpu::mem_write_vtd0,
    &iio::txn_req_of_cpu::mem_write_vtd1, &iio::txn_req_of_cpu::peer_write_vtd0,
    &iio::txn_req_of_cpu::peer_write_vtd1, &iio::txn_req_of_cpu::mem_read_vtd0,
    &iio::txn_req_of_cpu::mem_read_vtd1, &iio::txn_req_of_cpu::peer_read_vtd0,
    &iio::txn_req_of_cpu::peer_read_vtd1, &iio::txn_req_of_cpu::atomic_part0,
    &iio::txn_req_of_cpu::atomic_part1, &iio::txn_req_of_cpu::atomic_part2,
    &iio::txn_req_of_cpu::atomic_part3, &iio::txn_req_of_cpu::atomic_vtd0,
    &iio::txn_req_of_cpu::atomic_vtd1, &iio::txn_req_of_cpu::atomiccmp_part0,
    &iio::txn_req_of_cpu::atomiccmp_part1, &iio::txn_req_of_cpu::atomiccmp_part2,
    &iio::txn_req_of_cpu::atomiccmp_part3, &iio::txn_req_of_cpu::msg_part0,
    &iio::txn_req_of_cpu::msg_part1, &iio::txn_req_of_cpu::msg_part2,
    &iio::txn_req_of_cpu::msg_part3, &iio::txn_req_of_cpu::msg_vtd0, &iio::txn_req_of_cpu::msg_vtd1,
    &ubox::clockticks, &imc::clockticks_f, &cha::llc_victims::local_m, &cha::llc_victims::local_e,
    &cha::llc_victims::local_s, &cha::llc_victims::local_f, &cha::llc_victims::remote_m,
    &cha::llc_victims::remote_e, &cha::llc_victims::remote_s, &cha::llc_victims::remote_f,
    &cha::llc_victims::remote_all, &upi::rxl_basic_hdr_match::rspcnflt,
    &upi::rxl_basic_hdr_match::rspi, &upi::rxl_inserts::slot0, &upi::rxl_inserts::slot1,
    &upi::rxl_inserts::slot2, &upi::txl_basic_hdr_match::rspcnflt, &upi::txl_basic_hdr_match::rspi,
    &cha::tor_occupancy::all_from_loc, &cha::tor_inserts::io_miss_rdcur,
    &cha::tor_inserts::io_miss_rfo, &cha::tor_inserts::io_miss_itom,
    &cha::tor_occupancy::io_miss_itom, &cha::tor_occupancy::io_miss_rdcur,
    &cha::tor_occupancy::io_miss_rfo, &irp::snoop_resp::all_hit_i, &irp::snoop_resp::all_hit_es,
    &irp::snoop_resp::all_hit_m, &irp::snoop_resp::all_hit, &irp::snoop_resp::all_miss
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::skylake_sp
